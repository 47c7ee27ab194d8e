// A partial engine in JavaScript: it answers some operations of one ruleset and claims exactly these.
//
//     raw certify "command:node oracle/engines/examples/partial.js"
//
// An operation takes an object with facts, dice, readings and state, and returns a result of the protocol.
// To refuse an input, throw Refused; to decline a question, return {declines: "why"}.

const readline = require("node:readline");

class Refused extends Error {}

const unstableFootings = new Set(["ship_in_rough_water", "flying_animal", "otherwise_unstable"]);

const operations = {
  "combat_options.use_magic": ({facts}) => {
    const flies = facts.footing === "magical_flight" && facts.referee_counts_flight === true;
    const leftOut = (facts.unused_rules ?? []).includes("unstable_surfaces");
    const unstable = !leftOut && (flies || unstableFootings.has(facts.footing));
    return {outcome: {allowed: !unstable || facts.what === "magic_item"}};
  },
  "combat_options.declare_parry": ({facts}) => {
    if (facts.moves) return {declines: "this engine does not track movement"};
    const allowed = !facts.initiative_rolled && !(facts.unused_rules ?? []).includes("parrying");
    return {outcome: allowed ? {allowed, armor_class_bonus: Math.max(facts.strength_modifier, 1)} : {allowed}};
  },
};

const describe = () => ({
  protocol: 1,
  engine: {name: "partial example", version: "1", language: "JavaScript"},
  in_flight: 8,
  rulesets: {combat_options: {operations: Object.keys(operations), optional: [], dice: "given"}},
});

const methods = new Map([["engine.describe", describe], ...Object.entries(operations)]);

function respond({method, params}) {
  if (!methods.has(method)) return {error: {code: -32601, message: `no method ${method}`}};
  try {
    return {result: methods.get(method)(params)};
  } catch (error) {
    return {error: {code: error instanceof Refused ? -32602 : -32603, message: error.message}};
  }
}

readline.createInterface({input: process.stdin}).on("line", (line) => {
  const request = JSON.parse(line);
  console.log(JSON.stringify({jsonrpc: "2.0", id: request.id, ...respond(request)}));
});
