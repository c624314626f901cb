"""The tool that puts faults into the engine: what it changes, and that it chooses the same faults for the same seed."""

from __future__ import annotations

import ast
import os
from pathlib import Path

import pytest
from mutants import faults
from mutants.__main__ import choose
from mutants.covering import Cover, bits
from mutants.faults import Place

CODE = """
class Numbers:
    once: ClassVar[bool] = True
    title: ClassVar[str] = "x"

    def deal(self, game, cards: list[int] = [1]) -> bool:
        assert cards
        for card in cards:
            if card >= 0 and game.count < 2:
                continue
            game.note(card)
        return not any(card == 7 for card in cards if card)
"""


def made_of(code: str) -> list[tuple[str, str]]:
    """What can be changed in the functions of a piece of code."""
    found = []
    for number in range(100):
        tree = ast.parse(code)
        for _, owner in faults.owners(tree):
            if isinstance(owner, ast.FunctionDef):
                every = list(faults.inside(owner, owner.lineno))
                if number < len(every):
                    found.append(every[number][1]())
                    compile(ast.fix_missing_locations(tree), "x", "exec")
    return found


def test_what_is_changed() -> None:
    found = made_of(CODE)
    assert ("game.note(card)", "pass") in found
    assert ("continue", "break") in found
    assert ("card >= 0", "card < 0") in found
    assert ("game.count < 2", "game.count <= 2") in found
    assert ("2", "3") in found
    assert ("card >= 0 and game.count < 2", "card >= 0 or game.count < 2") in found
    assert ("card >= 0 and game.count < 2", "game.count < 2") in found
    assert ("for card in cards if card", "for card in cards") in found
    assert ("any", "all") in found
    assert ("return not any((card == 7 for card in cards if card))", "return any((card == 7 for card in cards if card))") in found  # fmt: skip  # noqa: E501
    assert not any("assert" in before or before in ("0", "1") for before, _ in found)


def test_values_of_a_class() -> None:
    owner = dict(faults.owners(ast.parse(CODE)))["Numbers"]
    assert isinstance(owner, ast.ClassDef)
    assert list(faults.values(owner)) == [(3, "once", True)]


def test_the_same_seed_chooses_the_same() -> None:
    assert choose("editions/gold", 5, 3) == choose("editions/gold", 5, 3) != choose("editions/gold", 5, 4)
    assert {place.line for place in choose("gold/rules.py:76", 9, 1)} <= {76}


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a process of its own")
def test_a_fault_is_put_into_the_running_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "toy_of_the_mutants.py").write_text("def twice(x):\n    return x + x\n", encoding="utf-8")
    monkeypatch.setattr(faults, "ROOT", tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path / "src"))
    import toy_of_the_mutants  # type: ignore[import-not-found]

    twice = toy_of_the_mutants.twice
    places = list(faults.places(tmp_path / "src" / "toy_of_the_mutants.py"))
    assert [str(faults.made(place)[0]) for place in places] == [
        "src/toy_of_the_mutants.py:2: x + x  →  x - x\n    in twice: return x + x"
    ]
    assert twice(4) == 8
    faults.put_in(places[0])
    assert twice(4) == 0


def test_the_tests_that_can_notice() -> None:
    place = Place("src/rokugan/editions/gold/rules.py", 10, "GoldRules.x", 0)
    one = Cover(["a", "b"], [1.0, 1.0], {place.file: {10: 0b01, 11: 0b10}})
    one.join(Cover(["c"], [1.0], {place.file: {10: 0b1}}))
    assert [one.tests[number] for number in one.of(place)] == ["a", "c"]
    assert bits(0) == []
