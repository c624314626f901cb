"""The tool that puts faults into the engine: what it changes, and that it chooses the same faults for the same seed."""

from __future__ import annotations

import ast
import importlib
import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar, cast

import pytest
from mutants import faults
from mutants.__main__ import choose
from mutants.covering import LONG, Cover, Suite
from mutants.faults import Place
from mutants.probing import Probes
from mutants.survey import Survey
from mutants.trying import Results, Trial, room_of_tests
from mutants.types import Plain, refused

CODE = """
class Numbers:
    once: ClassVar[bool] = True
    title: ClassVar[str] = "x"

    def deal(self, game, cards: list[int] = [1]) -> bool:
        assert cards
        for card in cards:
            if card >= 0 and game.count < 2:
                continue
            _KEPT[card] = game.last = game.find(cards[-1])
            game.note(card)
        return not any(card == 7 for card in cards if card)

    def pairs(self, cards):
        return zip(cards, cards, strict=True)
"""


WATCHED = """
from typing import ClassVar


class Kept:
    once: ClassVar[bool] = True


def least(numbers):
    return min(numbers)


def other(x):
    return 1 - x


def few(x, y):
    if x and y < 2:
        x.clear()
    match y:
        case 7:
            return 8
    return None
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


def test_statements_comparisons_numbers_and_conditions_are_changed() -> None:
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
    assert ("-1", "-0") in found  # the first in the place of the last, a card in the place of none
    assert not any("_KEPT" in before for before, _ in found)  # it is filled anew
    assert ("return not any((card == 7 for card in cards if card))", "return any((card == 7 for card in cards if card))") in found  # fmt: skip  # noqa: E501
    assert not any("assert" in before or before in ("0", "1", "True") for before, _ in found)


def test_nothing_is_changed_where_a_line_only_saves_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "ROOT", tmp_path)
    code = "def total(many):\n    if not many:{}\n        return 0{}\n    return sum(many)\n"
    for marks, lines in ((("", ""), [2, 3]), (("  # saves time only", ""), [3]), (("  # saves time only",) * 2, [])):
        (tmp_path / "short.py").write_text(code.format(*marks), encoding="utf-8")
        assert [place.line for place in faults.places(tmp_path / "short.py")] == lines


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


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Any, list[Place]]]:
    """A module of its own with one of each kind of place, and those places."""
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "watched_by_the_mutants.py").write_text(WATCHED, encoding="utf-8")
    monkeypatch.setattr(faults, "ROOT", tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path / "src"))
    yield (
        importlib.import_module("watched_by_the_mutants"),
        list(faults.places(tmp_path / "src" / "watched_by_the_mutants.py")),
    )
    del sys.modules["watched_by_the_mutants"]


def test_a_probe_notes_where_a_fault_would_make_a_difference(toy: tuple[Any, list[Place]]) -> None:
    module, places = toy
    probes = Probes(places)

    def noted(call: Callable[[], object]) -> set[str]:
        probes.noted.clear()
        call()
        return {" → ".join((fault.before, fault.after)) for fault in (faults.made(places[n])[0] for n in probes.noted)}

    assert noted(lambda: module.least([3, 1])) == {"min → max"}
    assert noted(lambda: module.least([1, 1])) == set()
    assert noted(lambda: module.other(0)) == {"1 → 2"}  # more or less nothing is the same
    assert noted(lambda: module.other(1)) == {"1 → 2", "1 - x → 1 + x"}
    assert noted(lambda: module.few(0, 5)) == {"7 → 8"}  # a pattern: whoever comes into the function
    assert noted(lambda: module.few([1], 2)) == {
        "x and y < 2 → x or y < 2",
        "x and y < 2 → x",
        "y < 2 → y <= 2",
        "2 → 3",
        "7 → 8",
    }
    assert noted(lambda: module.few([1], 1)) == {
        "x.clear() → pass",
        "x and y < 2 → x or y < 2",
        "x and y < 2 → x",
        "2 → 3",
        "7 → 8",
    }
    assert noted(lambda: module.Kept().once) == {"once = True → once = False"}
    assert module.least([3, 1]) == 1
    assert module.Kept().once is True


def test_tests_are_chosen_from_all_folders_the_own_room_and_the_shortest_first(tmp_path: Path) -> None:
    class Item:
        def __init__(self, path: str) -> None:
            self.path = Path(path)

    trial = Trial([], 1, 2.2, lambda number, by, tests: None)
    trial.tests = Suite([])
    trial.cover = Cover(tmp_path)
    for name, folder, seconds in (("a", "x", 0.4), ("b", "x", 0.8), ("c", "y", 0.9), ("d", "x", LONG), ("e", "x", 1.4)):
        trial.tests.items[name] = cast(pytest.Item, Item(f"{folder}/{name}"))
        trial.cover.seconds[name] = seconds
    trial.cover.reaching["fault"] = ["e", "d", "c", "b", "a", "gone"]
    assert trial.tests_for("fault", Path("z")) == ["a", "c", "b"]
    assert trial.tests_for("fault", Path("y")) == ["c", "a", "b"]
    assert trial.tests_for("fault", Path("x")) == ["a", "c", "b"]  # for half of the time only
    assert trial.tests_for("another", Path("x")) == []


def test_a_room_and_its_tests() -> None:
    tests = faults.ROOT / "tests"
    assert room_of_tests(Place("src/rokugan/editions/gold/battle.py", 1, "f", 0)) == tests / "editions/gold"
    assert (
        room_of_tests(Place("src/rokugan/editions/ccg/text/phrases/amounts.py", 1, "f", 0))
        == tests / "editions/ccg/text"
    )


def test_a_survey_gathers_what_differs_in_any_test(monkeypatch: pytest.MonkeyPatch) -> None:
    def by_name(items: list[pytest.Item], places: list[Place]) -> Iterator[tuple[float, set[int]]]:
        for item in items:
            yield 0.0, {int(item.name)}

    class Session:
        items: ClassVar = [SimpleNamespace(name=name) for name in "0134"]

    monkeypatch.setattr("mutants.survey.what_differs", by_name)
    monkeypatch.setattr("pytest.main", lambda options, plugins: plugins[0].pytest_runtestloop(Session()))
    places = choose("core/zones.py", 6, 1)
    assert Survey(places, 2).run() == [places[2], places[5]]


def test_what_was_found_is_kept(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.jsonl")
    results.add("one", ["a", "b"], "")
    results.add("two", ["a"], "a::b")
    again = Results(tmp_path / "results.jsonl")
    assert again.noticed == {"two": "a::b"}
    assert again.tried["one"] == {"a", "b"}
    lines = [{"faults": ["one", "two"]}, {"test": "a", "seconds": 0.5, "noted": ["two"]}]
    (tmp_path / "cover-1.jsonl").write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    cover = Cover(tmp_path)
    assert cover.asked == {"a": {"one", "two"}}
    assert cover.reaching == {"two": ["a"]}


def test_mypy_is_asked_about_faults_of_different_functions_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    places = list(faults.places(faults.ROOT / "src/rokugan/core/zones.py"))
    names = list(dict.fromkeys(place.owner for place in places if not place.name))
    one, two = (next(place for place in places if place.owner == name) for name in names[:2])
    again = next(place for place in places if place.owner == two.owner and place != two)
    asked: list[dict[str, str]] = []

    def in_the_first_function(written: dict[str, str]) -> dict[str, set[int]]:
        asked.append(written)
        return {one.file: {dict(faults.owners(ast.parse(written[one.file])))[one.owner].body[0].lineno}}

    monkeypatch.setattr("mutants.types.errors", in_the_first_function)
    assert refused([two, one]) == {one}
    assert len(asked) == 1
    assert refused([two, one, again]) == {one}
    assert len(asked) == 3  # the second fault of one function after the first


def test_mypy_is_shown_a_fault_as_somebody_would_write_it() -> None:
    part = ast.Name("a")
    faulty = ast.Module(
        [ast.If(ast.Constant(False), [ast.Expr(part)], []), ast.Expr(ast.BoolOp(ast.And(), [part, part]))], []
    )
    assert ast.unparse(Plain().visit(faulty)) == "pass\na"


def test_a_fault_of_a_package_is_put_into_the_package_that_is_loaded() -> None:
    from rokugan.editions.lcg.text import why_not_playable

    place = Place("src/rokugan/editions/lcg/text/__init__.py", 0, "why_not_playable", 0)
    assert faults.loaded(place) is why_not_playable
