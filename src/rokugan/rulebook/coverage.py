"""Which rules of the ledger the tests and scenarios of a checkout name, found without running them."""

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rokugan.catalogue import say
from rokugan.core.files.documents import parse_yaml, read_text
from rokugan.errors import ProjectNotFound, RuleNotFound, ScenarioError
from rokugan.rulebook.book import EDITIONS, Rule, nearest, rules


@dataclass(frozen=True, slots=True)
class Mention:
    """One place that says it shows a rule."""

    rule: str
    place: str


@dataclass(frozen=True, slots=True)
class Coverage:
    """The rules of one edition, each in exactly one of three lists, in the order of the ledger."""

    edition: str
    shown: tuple[Rule, ...]
    not_observable: tuple[Rule, ...]
    missing: tuple[Rule, ...]

    @property
    def total(self) -> int:
        """Return how many rules the edition has."""
        return len(self.shown) + len(self.not_observable) + len(self.missing)


def measure(root: Path | None = None) -> tuple[Coverage, ...]:
    """The coverage of every edition in the checkout at `root`, or in the one that is found from here."""
    shown = known(mentions(root or project_root()))
    return tuple(_sort(edition, shown) for edition in EDITIONS)


def _sort(edition: str, shown: set[str]) -> Coverage:
    book = rules(edition)
    rest = [rule for rule in book if rule.id not in shown]
    return Coverage(
        edition,
        shown=tuple(rule for rule in book if rule.id in shown),
        not_observable=tuple(rule for rule in rest if rule.not_observable),
        missing=tuple(rule for rule in rest if not rule.not_observable),
    )


def known(named: Iterable[Mention]) -> set[str]:
    """The ids that are named, once it is sure that the ledger has all of them."""
    ledger = {rule.id for edition in EDITIONS for rule in rules(edition)}
    named = list(named)
    wrong = [mention for mention in named if mention.rule not in ledger]
    if wrong:
        places = "; ".join(f"{w.place} names {w.rule} ({_hint(w.rule)})" for w in wrong)
        raise RuleNotFound(say("files.tests_name_rules", places=places))
    return {mention.rule for mention in named}


def _hint(id: str) -> str:
    return "nearest: " + ", ".join(nearest(id)) if nearest(id) else "nothing like it"


def project_root() -> Path:
    """The checkout of rokugan above the current directory, or else the one this package lies in."""
    here = Path.cwd()
    for start in (here, Path(__file__).resolve().parent):
        for folder in (start, *start.parents):
            if _is_checkout(folder):
                return folder
    raise ProjectNotFound(say("files.coverage_reads_the_tests_of_a_checkout", where=here))


def _is_checkout(folder: Path) -> bool:
    try:
        project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))
    except (OSError, ValueError):
        return False
    return bool(project.get("project", {}).get("name") == "rokugan")


def mentions(root: Path) -> Iterator[Mention]:
    """Every rule that a test or a scenario under `root` names."""
    tests = sorted((root / "tests").rglob("*.py"))
    scenarios = sorted((root / "scenarios").rglob("*.yaml"))
    if not tests and not scenarios:
        raise ProjectNotFound(say("files.there_are_no_tests_and_no_scenarios", root=root))
    for path in tests:
        yield from in_test(read_text(path, RuleNotFound, "test"), path.relative_to(root).as_posix())
    for path in scenarios:
        yield from in_scenario(read_text(path, ScenarioError, "scenario"), path.relative_to(root).as_posix())


def in_test(source: str, name: str) -> Iterator[Mention]:
    """The rules in the `pytest.mark.rule(...)` marks of a test module, wherever the marks stand."""
    if "mark.rule" not in source:
        return
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        raise RuleNotFound(say("files.is_not_python", name=name, line=error.lineno)) from error
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.mark.rule", "mark.rule"):
            for argument in node.args:
                place = f"{name}:{argument.lineno}"
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise RuleNotFound(say("files.ids_of_a_rule_mark_are_not_written_out", where=place))
                yield Mention(argument.value, place)


# From the line `rules:` to the next line that begins another key: the long rest of the file is not parsed.
RULES_OF_SCENARIO = re.compile(r"^rules:.*(?:\n(?:[ \t\-\]#].*|$))*", re.MULTILINE)
CASES = re.compile(r"^cases:.*\brules:", re.MULTILINE | re.DOTALL)


def in_scenario(source: str, name: str) -> Iterator[Mention]:
    """The rules in the `rules:` lists of a scenario and of its cases."""
    found = RULES_OF_SCENARIO.search(source)
    lists = [_read(found[0], name).get("rules")] if found else []
    if CASES.search(source):
        cases = _read(source, name).get("cases")
        lists += [case["rules"] for case in cases or () if isinstance(case, dict) and "rules" in case]
    for ids in lists:
        if not isinstance(ids, list) or not all(isinstance(id, str) for id in ids):
            raise ScenarioError(say("files.must_give_its_rules_as_a_list", name=name))
        for id in ids:
            yield Mention(id, name)


def _read(source: str, name: str) -> dict[str, Any]:
    data = parse_yaml(source, name, ScenarioError)
    return data if isinstance(data, dict) else {}
