"""Every worked example of a rulebook is played: the lists beside the editions' tests name what plays it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from rokugan.rulebook import rules

HERE = Path(__file__).parent
SCENARIOS = HERE.parents[1] / "scenarios"
LISTS = sorted(HERE.glob("*/examples*.yaml"))
Entry = dict[str, Any]


def _read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def _named(entry: Entry, key: str) -> list[str]:
    value = entry.get(key, [])
    return value if isinstance(value, list) else [value]


def _shown_by_test(name: str) -> set[str]:
    """The rules that a test function says it shows."""
    path, _, function = name.partition("::")
    text = (HERE / path).read_text(encoding="utf-8")
    found = re.search(rf"((?:^@.*\n)*)^def {re.escape(function)}\(", text, re.MULTILINE)
    assert found is not None, f"there is no {name}"
    return set(re.findall(r'"([a-z_]+\.[a-z-]+\.\d+)"', found.group(1)))


def _shown(edition: str, entry: Entry) -> set[str]:
    """The rules that the scenarios and tests of an example show."""
    shown = {rule for name in _named(entry, "test") for rule in _shown_by_test(name)}
    for name in _named(entry, "scenario"):
        path = SCENARIOS / edition / f"{name}.yaml"
        assert path.is_file(), f"there is no scenario {name!r} of {edition}"
        shown |= set(_read(path)["rules"])
    return shown


@pytest.mark.parametrize("path", LISTS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_example_is_played_or_says_why_not(path: Path) -> None:
    content = _read(path)
    lines = [entry["line"] for entry in content["examples"]]
    assert lines == sorted(set(lines))
    for entry in content["examples"]:
        played = _named(entry, "scenario") + _named(entry, "test")
        assert entry["section"]
        assert entry["about"]
        assert bool(played) != bool(entry.get("not_observable")), entry
        assert not played or _shown(content["edition"], entry), entry


@pytest.mark.parametrize("edition", ["gold", "samurai"])
def test_what_the_ledger_calls_an_example_is_in_the_list(edition: str) -> None:
    shown: set[str] = set()
    for path in LISTS:
        content = _read(path)
        if content["edition"] == edition:
            shown = shown.union(*(_shown(edition, entry) for entry in content["examples"]))
    examples = {rule.id for rule in rules(edition) if rule.kind == "example" and rule.not_observable is None}
    assert examples - shown == set()
