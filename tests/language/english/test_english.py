"""Categories are declared; numbers, coordination, verbs and adjuncts do what they say, whatever the game."""

from __future__ import annotations

from typing import Any

import pytest

from rokugan.language.chart import Chart
from rokugan.language.english import numbers
from rokugan.language.english.categories import ENGLISH, Category, EnglishGrammar, Undeclared, fixed_words
from rokugan.language.english.coordination import Joined, coordinate, joined
from rokugan.language.english.forms import forms_of
from rokugan.language.english.verbs import GAP, Predicate, Roles, Verb
from rokugan.language.english.verbs import add as add_verbs
from rokugan.language.tokens import tokens


def meanings(g: EnglishGrammar, category: str, text: str) -> list[Any]:
    return [each.value for each in Chart(g, tokens(text)).readings(category)]


class Count(int):
    """A number with a value, as a game's node has it."""

    @property
    def value(self) -> int:
        return int(self)


@pytest.fixture
def plain() -> EnglishGrammar:
    """Numbers alone."""
    g = EnglishGrammar(ENGLISH)
    numbers.add(g, Count)
    return g


def test_a_rule_with_an_undeclared_category_is_an_error() -> None:
    g = EnglishGrammar({"NP": Category("a thing", "Thing", "him")})
    with pytest.raises(Undeclared, match="Verb is no category"):
        g.rule("NP", "Verb NP", lambda verb, np: np)
    with pytest.raises(Undeclared):
        g.word("Nope", "him", 1)


@pytest.mark.parametrize(
    ("text", "bound"),
    [
        ("two or more", (">=", 2)),
        ("at least 2", (">=", 2)),
        ("more than two", (">", 2)),
        ("no more than two", ("<=", 2)),
        ("fewer than two", ("<", 2)),
        ("two or fewer", ("<=", 2)),
        ("no fewer than two", (">=", 2)),
        ("exactly two", ("=", 2)),
    ],
)
def test_bounds(plain: EnglishGrammar, text: str, bound: tuple[str, int]) -> None:
    assert meanings(plain, "Quant", text) == [bound]


@pytest.mark.parametrize(
    ("text", "op"),
    [("lower than", "<"), ("equal to or less than", "<="), ("higher than or equal to", ">="), ("equal to", "=")],
)
def test_directions(plain: EnglishGrammar, text: str, op: str) -> None:
    assert meanings(plain, "Than", text) == [op]


@pytest.mark.parametrize(
    ("text", "many"), [("three", (3, 3)), ("up to three", (0, 3)), ("one or two", (1, 2)), ("any number", (0, -1))]
)
def test_how_many_are_meant(plain: EnglishGrammar, text: str, many: tuple[int, int]) -> None:
    assert many in meanings(plain, "Count", text)


def test_words_of_equal_meaning_count_once() -> None:
    assert fixed_words("the A of|among NP") == 2


def test_lists_are_flat_and_of_any_length() -> None:
    g = EnglishGrammar({"NP": Category("a thing", "str", "cat")})
    g.entries("NP", ((each, each) for each in ("cat", "dog", "cow")))
    coordinate(g, "NP", lambda op, parts: None if any(isinstance(each, tuple) for each in parts) else (op, *parts))
    assert meanings(g, "NP", "cat, dog, and cow") == [("and", "cat", "dog", "cow")]
    assert meanings(g, "NP", "either cat or dog") == [("or", "cat", "dog")]
    assert meanings(g, "NP", "both cat and dog") == [("and", "cat", "dog")]
    assert meanings(g, "NP", "cat as well as dog") == [("and", "cat", "dog")]
    assert meanings(g, "NP", "both cat or dog") == []


def test_a_comma_divides() -> None:
    """`A, and B or C`: A, and one of B and C; without a comma only single things are joined."""
    g = EnglishGrammar({"NP": Category("a thing", "str", "cat")})
    g.entries("NP", ((each, each) for each in ("cat", "dog", "cow")))
    coordinate(g, "NP", lambda op, parts: (op, *parts), lambda one: isinstance(one, str))
    assert meanings(g, "NP", "cat, and dog or cow") == [("and", "cat", ("or", "dog", "cow"))]


def test_several_stay_flat() -> None:
    assert joined("or", (1, Joined("or", (2, 3)))) is None
    assert joined("or", (1, Joined("and", (2, 3)))) == Joined("or", (1, Joined("and", (2, 3))))


def test_forms() -> None:
    assert forms_of("search") == ("searches", "searched", "searched", "searching")
    assert forms_of("destroy")[1] == "destroyed"
    assert forms_of("draw")[2] == "drawn"


BOW = Verb("bow", ("patient:cards", "<"), event="bow")
MOVE = Verb("move", ("patient:cards goal=home", "goal=home patient:cards"), event="move")
DRAW = Verb("draw", ("amount:np",), event="draw")


@pytest.fixture
def verbs() -> EnglishGrammar:
    """Three verbs, of two things."""
    g = EnglishGrammar(ENGLISH)
    g.entries("NP", [("him", "HIM"), ("her", "HER"), ("you", "YOU")])
    roles = Roles({}, {"cards": lambda np: np != "YOU"}, {"home": "HOME"}, lambda np: np)
    add_verbs(g, (BOW, MOVE, DRAW), roles)
    return g


def test_one_record_makes_all_phrases(verbs: EnglishGrammar) -> None:
    bowed = Predicate(BOW, (("agent", GAP), ("patient", "HIM")))
    assert meanings(verbs, "VPb", "bow him") == [bowed]
    assert meanings(verbs, "VPs", "bows him") == [bowed]
    assert meanings(verbs, "VPd", "bowed him") == [bowed]
    assert meanings(verbs, "VPg", "bowing him") == [bowed]
    assert meanings(verbs, "VPs", "bows") == [Predicate(BOW, (("patient", GAP),))]
    assert meanings(verbs, "VPn", "bowed by her") == [Predicate(BOW, (("patient", GAP), ("agent", "HER")))]
    assert meanings(verbs, "VPo", "bows") == [Predicate(BOW, (("patient", GAP),))]


def test_words_are_the_value_of_a_role(verbs: EnglishGrammar) -> None:
    assert meanings(verbs, "VPb", "move him home") == [
        Predicate(MOVE, (("agent", GAP), ("goal", "HOME"), ("patient", "HIM")))
    ]
    assert meanings(verbs, "VPn", "moved home") == [Predicate(MOVE, (("patient", GAP), ("goal", "HOME")))]


def test_a_role_asks_for_its_kind(verbs: EnglishGrammar) -> None:
    assert meanings(verbs, "VPb", "bow you") == []


def test_verbs_share_an_object(verbs: EnglishGrammar) -> None:
    deed = Predicate(BOW, (("agent", GAP), ("patient", "HIM")))
    shared = [each for each in meanings(verbs, "VPb", "bow or move home him") if each.parts[0] == deed]
    assert [dict(each.roles)["patient"] for each in shared[0].parts] == ["HIM", "HIM"]
    assert shared[0].op == "or"
    assert meanings(verbs, "VPb", "bow or move home you") == []
