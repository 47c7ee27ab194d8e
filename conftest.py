"""pytest runs the features through pytest-bdd: the same phrases and judge as `raw certify`, and the same cases."""

import pytest
from pytest_bdd import given, parsers, scenario, then, when

from oracle import phrases
from oracle.certify.compiler import load_cases, slug
from oracle.certify.live import LiveCase
from oracle.core.errors import SuiteFault
from oracle.core.home import rulesets, suite_home
from oracle.core.readings import ambiguities
from oracle.core.rules import register
from oracle.engines.reference import catalogue

STEPS = suite_home() / "steps"
ANY_STEP = parsers.re(r"(?s)(?P<text>.+)")


def pytest_configure(config):
    """Make every tag a marker: rule ids, readings, near misses."""
    config.addinivalue_line("markers", "near_miss: the rule is not what decides it")
    try:
        tags = [f"{rule.id}: {rule.summary}" for ruleset in rulesets() for rule in register(ruleset).values()]
        doubts = [one for ruleset in rulesets() for one in ambiguities(ruleset).values()]
    except SuiteFault as fault:
        raise pytest.UsageError(str(fault)) from None
    for tag in tags + [f"reading.{one.id}.{reading}: {one.question}" for one in doubts for reading in one.readings]:
        config.addinivalue_line("markers", tag)


class StepFile(pytest.Module):
    """A step file: its tests are the scenarios of the feature of the same stem."""

    def collect(self):
        """Bind each scenario as a test, and collect them."""
        ruleset, stem = self.path.parent.name, self.path.stem.removeprefix("test_")
        self.feature = STEPS.parent / "features" / ruleset / f"{stem}.feature"
        self.cases = {}
        try:
            cases = load_cases(ruleset)[0]
        except SuiteFault as fault:
            raise self.CollectError(str(fault)) from None
        for case in sorted(cases, key=lambda case: case["line"]):
            if case["feature"] == self.feature.name:
                self.cases.setdefault(case["scenario"], []).append(case)
        for name in self.cases:
            test = scenario(str(self.feature), name)(_finish)
            test.scenario_name = name
            setattr(self.obj, f"test_{slug(name)}", test)
        return super().collect()


def pytest_pycollect_makemodule(module_path, parent):
    """Make step files StepFiles; other modules are pytest's own."""
    return StepFile.from_parent(parent, path=module_path) if STEPS in module_path.parents else None


@pytest.fixture
def case(request):
    """Hand the steps the case of this row; its id goes into the test's properties."""
    rows = request.node.parent.cases[request.function.scenario_name]
    row = request.node.callspec.indices["_pytest_bdd_example"] if hasattr(request.node, "callspec") else 0
    request.node.user_properties.append(("case", rows[row]["case"]))
    return LiveCase(rows[row], catalogue(rows[row]["ruleset"]))


def _finish(case):
    case.finish()


def _step(kind):
    def take(case, request, text):
        phrases.take_step(case, request.node.parent.feature, kind, text)

    return take


for bind, of_kind in ((given, "given"), (when, "when"), (then, "then")):
    bind(ANY_STEP)(_step(of_kind))
