"""Whose a noun says that things are: of everything on one table, what it describes."""

from __future__ import annotations

import pytest
from tests.editions.ccg.text.war import PLACES, PLAYERS, at, war

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.text.described import nouns
from rokugan.program.words import Kind, Whose
from rokugan.testing import Table

OX = p.Each(p.Noun(("personality",), (p.Titled("Ox"),)))
LEFT = p.Each(p.Noun(("province",), (p.State("leftmost"),), whose="your"))
OTHERS = p.Each(p.Noun(("province",), whose="other"))


def described(noun: p.Noun, seat: int, card: str) -> set[str]:
    """What the noun describes in a text of that player on that card."""
    table = war()
    game = table.game
    action = Action(seat, table.handles[card], None)
    cards = {game.behaviours[each].title.lower(): each for each in table.handles.values()}
    things = {**cards, **PLACES, **PLAYERS}
    return {name for name, thing in things.items() if nouns.matches(game, action, noun, thing)}


@pytest.mark.parametrize(
    ("noun", "expected"),
    [
        (p.Noun(("personality",), whose="your"), "elk ghost ox sow yak"),
        (p.Noun(("personality",), whose="other"), "bear hare lynx sprite wolf wraith"),
        (p.Noun(("personality",), whose="enemy"), "bear hare wolf"),  # not the Lynx, who takes no part
        (p.Noun(("province",), whose="enemy"), "Bob.P1 Bob.P2 Bob.P3 Bob.P4"),
        (p.Noun(("player",), whose="enemy"), "Bob"),
        (p.Noun(("personality",), whose="friendly"), "elk ghost ox sow yak"),
        (p.Noun(("player",), whose="friendly"), "Ann"),
        (p.Noun(("personality",), whose="owned"), "elk ghost ox sow yak"),
        (p.Noun(("province",), whose="owned"), ""),
        (p.Noun(("personality",), whose="your own"), "elk ghost ox sow yak"),
        (p.Noun(("player",), whose="your own"), ""),
        (p.Noun(("personality",), whose="enemy leader"), "bear hare sprite wolf wraith"),
        (p.Noun(("player",), whose="enemy leader"), "Bob"),
        (p.Noun(("card",), whose="his", owner=OX), "spears"),  # in his unit, and not he
        (p.Noun(("personality",), whose="his", owner=OX), "elk ghost ox sow yak"),  # of his player
        (p.Noun(("holding",), whose="his", owner=OX), "mill"),
        (p.Noun(("player",), whose="his", owner=OX), "Ann"),
        (p.Noun(("province",), whose="his", owner=OX), "Ann.P1 Ann.P2 Ann.P3 Ann.P4"),
        (p.Noun(("card",), whose="his", owner=p.You()), "blade elk ghost mill ox ruse sow spears yak"),
        (p.Noun(("card",), whose="his", owner=LEFT), "mill"),
        (p.Noun(("province",), whose="his", owner=LEFT), "Ann.P1"),
        (p.Noun(("card",), whose="his", owner=OTHERS), "fen quay"),  # what lies there, and the Region
        (p.Noun(("personality",), whose="his", owner=OTHERS), ""),
    ],
)
def test_whose(noun: p.Noun, expected: str) -> None:
    assert described(noun, 0, "ox") == set(expected.split())


@pytest.mark.parametrize("whose", ["enemy", "friendly"])
@pytest.mark.parametrize("kind", ["personality", "province", "player"])
def test_who_takes_no_part_has_no_friends_nor_enemies(kind: Kind, whose: Whose) -> None:
    assert described(p.Noun((kind,), whose=whose), 2, "lynx") == set()


def test_where_only_what_stands_there_is_an_enemy() -> None:
    """In Gold Edition enemies are those at the current battlefield; of players and provinces it is not asked where they are."""
    table: Table[CcgGame] = Table("gold")
    table.card("Trick", "strategy", text="Battle: Bow a target Personality.")
    table.lay("Ann", in_play=[at("Ox", "Bob.P1", "attacking")], hand=["Trick"])
    table.lay("Bob", in_play=[at("Bear", "Bob.P1", "defending"), at("Elk", "Bob.P2", "defending"), "Stag"])
    table.start(phase="attack").play("fight P1")
    action = Action(0, table.handles["ox"], None)
    things = {**table.handles, **PLAYERS, **PLACES}
    for kind, expected in (("personality", ["bear"]), ("player", ["Bob"]), ("province", ["Bob.P1", "Bob.P2"])):
        of: Kind = "personality" if kind == "personality" else "player" if kind == "player" else "province"
        noun = p.Noun((of,), whose="enemy")
        names = ("ox", "bear", "elk", "stag", "Ann", "Bob", "Ann.P1", "Bob.P1", "Bob.P2")
        assert [name for name in names if nouns.matches(table.game, action, noun, things[name])] == expected


def test_on_whose_side_a_card_stands() -> None:
    """A friend is who stands on one's side, whoever controls him."""
    game = war().game.clone()
    action = Action(0, war().handles["ox"], None)
    friend = p.Noun(("personality",), whose="friendly")
    assert not nouns.matches(game, action, friend, war().handles["hare"])
    game.states[war().handles["elk"]].controller = 1
    assert nouns.matches(game, action, friend, war().handles["elk"])
