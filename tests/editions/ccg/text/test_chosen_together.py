"""What several chosen things must have in common, or together."""

from __future__ import annotations

import pytest
from tests.editions.ccg.text.test_described import camp, cards
from tests.editions.ccg.text.war import war

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.text.described import meaning
from rokugan.editions.ccg.text.phrases import joint_targets
from rokugan.program.words import Comparison, Kind, Likeness, Stat

N = p.Number
EVERYBODY = "ox elk sow yak hare bear lynx twin"


def numbers(names: str) -> list[int]:
    """The cards of those names in the camp."""
    return [cards()[name] for name in names.split()]


def names(found: list[int]) -> str:
    """The names of those cards in the camp."""
    named = {card: name for name, card in cards().items()}
    return " ".join(named[card] for card in found)


def alike(*filters: p.Filter) -> p.Noun:
    """Personalities of that description."""
    return p.Noun(("personality",), filters)


@pytest.mark.parametrize(
    ("kind", "one", "other", "alike_", "unlike"),
    [
        ("player", "ox", "elk", True, False),
        ("player", "ox", "hare", False, True),
        ("title", "ox", "twin", True, False),
        ("title", "ox", "elk", False, True),
        ("clan", "elk", "hare", True, False),
        ("clan", "elk", "ox", False, True),
        ("clan", "elk", "sow", False, True),  # the Sow has none
        ("element", "hare", "lynx", True, False),
        ("element", "hare", "sow", False, True),
        ("keyword", "ox", "twin", True, False),
        ("unit", "ox", "spears", True, False),
        ("unit", "ox", "mill", False, True),
        ("own element", "ox", "lynx", True, True),  # each has an element of his own
        ("own element", "ox", "twin", False, False),
        ("own element", "ox", "sow", False, False),
        ("own element", "sow", "ox", False, False),
        ("keyword", "hare", "lynx", True, False),
        ("clan", "hare", "lynx", False, True),
        ("location", "ox", "elk", True, False),
        ("location", "ox", "hare", False, True),  # each at his home
    ],
)
def test_two_things(kind: Likeness, one: str, other: str, alike_: bool, unlike: bool) -> None:
    game, (first, second) = camp().game, numbers(f"{one} {other}")
    assert joint_targets.together(game, p.Alike(kind), first, second) is alike_
    assert joint_targets.together(game, p.Alike(kind, False), first, second) is unlike


@pytest.mark.parametrize(
    ("one", "other", "expected"), [("ox", "hare", True), ("ox", "yak", False), ("ox", "sow", False)]
)
def test_two_at_one_battlefield(one: str, other: str, expected: bool) -> None:
    of = war().handles
    assert joint_targets.together(war().game, p.Alike("location"), of[one], of[other]) is expected


UNLIKE = (p.Alike("player", False), p.Alike("clan"))


@pytest.mark.parametrize(
    ("filters", "chosen", "least", "expected"),
    [
        ((), "ox", 0, EVERYBODY),
        ((p.Alike("player"),), "", 0, EVERYBODY),
        ((p.Alike("player"),), "hare", 0, "hare bear"),
        ((p.Alike("player", False),), "ox hare", 0, "lynx twin"),
        ((p.Alike("player", False),), "ox", 3, "hare bear lynx twin"),
        ((p.Alike("player", False),), "ox", 4, ""),  # there are three players
        (UNLIKE, "ox", 0, "lynx twin"),
        ((p.State("unbowed"), p.Alike("player")), "hare", 0, "hare bear"),
        (UNLIKE, "ox", 3, ""),
        ((p.Alike("clan"),), "lynx", 3, "ox lynx twin"),
    ],
)
def test_what_may_be_chosen_besides(filters: tuple[p.Filter, ...], chosen: str, least: int, expected: str) -> None:
    found = joint_targets.fitting(camp().game, alike(*filters), numbers(chosen), numbers(EVERYBODY), least)
    assert names(found) == expected


@pytest.mark.parametrize(
    ("filters", "least", "expected"),
    [
        ((), 5, EVERYBODY),
        ((p.Alike("clan"),), 1, EVERYBODY),
        ((p.Alike("clan"),), 2, "ox elk hare lynx twin"),
        ((p.Alike("clan"),), 3, "ox lynx twin"),
        (UNLIKE, 2, "ox elk hare lynx twin"),
        (UNLIKE, 3, ""),
    ],
)
def test_what_may_be_chosen_first(filters: tuple[p.Filter, ...], least: int, expected: str) -> None:
    assert names(joint_targets.choosable(camp().game, alike(*filters), numbers(EVERYBODY), least)) == expected


def total(stat: Stat, op: Comparison, number: int) -> p.StatIs:
    """They have so much together."""
    return p.StatIs(stat, op, N(number), together=True)


@pytest.mark.parametrize(
    ("filters", "chosen", "expected"),
    [
        ((total("force", "<=", 5),), "elk", "ox elk sow yak hare twin"),
        ((total("force", "<", 5),), "elk", "elk sow yak hare"),
        ((total("force", "<=", 5), total("force", ">=", 4)), "elk", "ox elk sow yak hare twin"),  # enough may come yet
        ((total("force", "<=", 5), total("chi", "<=", 4)), "elk", "elk sow hare"),
        ((total("force", ">=", 50),), "elk", EVERYBODY),
    ],
)
def test_not_more_together(filters: tuple[p.Filter, ...], chosen: str, expected: str) -> None:
    action = Action(0, cards()["ox"], None)
    found = joint_targets.within(camp().game, action, alike(*filters), numbers(chosen), numbers(EVERYBODY))
    assert names(found) == expected


@pytest.mark.parametrize(
    ("kinds", "asked", "chosen", "expected"),
    [
        (("personality",), total("force", "<=", 5), "ox elk", True),
        (("personality",), total("force", "<=", 5), "ox lynx", False),
        (("unit",), total("force", "<=", 5), "ox elk", False),  # with his Followers
        (("personality",), p.StatIs("force", "<", None, together=True), "bear lynx", True),
    ],
)
def test_together(kinds: tuple[Kind, ...], asked: p.StatIs, chosen: str, expected: bool) -> None:
    action = Action(0, cards()["ox"], None)
    assert joint_targets.adds_up(camp().game, action, (asked,), p.Noun(kinds), numbers(chosen)) is expected


@pytest.mark.parametrize(
    ("filters", "chosen", "most", "expected"),
    [
        ((), "", -1, "ox elk sow yak hare bear lynx twin"),
        ((), "", 3, "ox elk sow"),
        ((p.Alike("player"),), "", -1, "ox elk sow yak"),
        ((p.Alike("player", False),), "lynx", -1, "lynx ox hare"),
        ((p.Alike("player"),), "yak", 3, "yak ox elk"),
    ],
)
def test_as_many_as_can_be(filters: tuple[p.Filter, ...], chosen: str, most: int, expected: str) -> None:
    ox = cards()["ox"]
    found = joint_targets.as_many_as_can(camp().game, alike(*filters), numbers(chosen), ox, numbers(EVERYBODY), most)
    assert names(found) == expected


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        (p.Alike("player"), "ox elk sow yak hare bear lynx twin mill spears"),  # each is like itself
        (p.Alike("unit"), "ox elk sow yak hare bear lynx twin spears"),
        (p.Alike("player", what=p.You()), "ox elk sow yak mill spears"),
    ],
)
def test_like_what_is_named(node: p.Filter, expected: str) -> None:
    action = Action(0, cards()["ox"], None)
    found = [card for card in numbers(f"{EVERYBODY} mill spears") if meaning.fits(camp().game, action, node, card)]
    assert names(found) == expected


def test_like_all_that_is_named() -> None:
    action = Action(0, cards()["ox"], None)
    node = p.Alike("clan", what=p.These(tuple(numbers("ox elk"))))
    assert not meaning.fits(camp().game, action, node, cards()["hare"])
