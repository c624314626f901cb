"""A scenario lies in the folder of the ledger section of the first rule that it names, under a name that says what it shows."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from rokugan.rulebook import rules
from rokugan.rulebook.coverage import in_scenario

SCENARIOS = Path(__file__).parents[2] / "scenarios"
EDITIONS = sorted(folder.name for folder in SCENARIOS.iterdir())


def room(rule: str) -> str:
    """The folder of a rule: its section, be it in the book's text or in its glossary (`g-`)."""
    return rule.split(".")[1].removeprefix("g-")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_scenario_lies_in_the_section_of_its_first_rule(edition: str) -> None:
    # `cards` is for the shipped cards, so what the ledger says of single cards lies in `rulings`, of their features in `wording`.
    sections = {room(rule.id) for rule in rules(edition)} - {"cards"} | {"rulings", "wording"}
    astray = []
    for path in sorted((SCENARIOS / edition).rglob("*.yaml")):
        *folders, _ = path.relative_to(SCENARIOS / edition).parts
        named = [mention.rule for mention in in_scenario(path.read_text(encoding="utf-8"), str(path))]
        first = room(named[0]) if named else "wording"
        rooms = ["cards"], ["rulings"], ["wording"] if first == "cards" else [first]
        if folders not in rooms or not sections >= {*folders} - {"cards"}:
            astray.append(f"{path.relative_to(SCENARIOS)} belongs in {edition}/{rooms[-1][0]}")
    assert astray == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_names_of_scenarios_are_words_and_their_own(edition: str) -> None:
    files = [path for path in (SCENARIOS / edition).rglob("*.yaml") if path.parent.name != "cards"]
    names = Counter(path.stem for path in files)
    assert [name for name in names if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name)] == []
    assert [name for name, count in names.items() if count > 1] == []
