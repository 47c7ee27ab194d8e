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
  "combat_options.use_magic": ({facts, state}) => {
    const who = facts.combatant ?? "combatant";
    const leftOut = facts.unused_rules ?? [];
    if (state?.acted?.[who] === "parry" && !leftOut.includes("parrying")) return {outcome: {allowed: false}};
    const flies = facts.footing === "magical_flight" && facts.referee_counts_flight === true;
    const unstable = !leftOut.includes("unstable_surfaces") && (flies || unstableFootings.has(facts.footing));
    if (unstable && facts.what !== "magic_item") return {outcome: {allowed: false}};
    return {outcome: {allowed: true}, state: {acted: {...state?.acted, [who]: "magic"}}};
  },
  "combat_options.declare_parry": ({facts, state}) => {
    if ((facts.unused_rules ?? []).includes("parrying")) return {declines: "this engine always has parrying"};
    if (facts.initiative_rolled === undefined) throw new Refused("initiative_rolled: nobody says");
    const who = facts.combatant ?? "combatant";
    if (facts.moves) return {declines: "this engine does not track movement"};
    if (facts.initiative_rolled || state?.acted?.[who]) return {outcome: {allowed: false}};
    const bonus = Math.max(facts.strength_modifier, 1);
    return {outcome: {allowed: true, armor_class_bonus: bonus}, state: {acted: {...state?.acted, [who]: "parry"}}};
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
