"""At which moments of a game which conditions about the moment hold, and for whom."""

from __future__ import annotations

from typing import Literal

import pytest
from tests.editions.ccg.text.war import NAMES, answering

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.text.described import meaning
from rokugan.editions.ccg.text.phrases.conditions import MOMENTS
from rokugan.testing import Table

FIRST = "active player's first turn"
LATER = "not first player"


def moments(table: Table[CcgGame], name: str = "Ann") -> set[str]:
    """The moments that it is for a text of this player."""
    seat = NAMES.index(name)
    action = Action(seat, table.game.players[seat].stronghold, None)
    return {moment for moment in MOMENTS if meaning.holds(table.game, action, p.Moment(moment))}


@pytest.mark.parametrize("phase", ["straighten", "events", "action", "attack", "dynasty", "end"])
def test_the_phases_of_a_turn(phase: Literal["straighten", "events", "action", "attack", "dynasty", "end"]) -> None:
    table: Table[CcgGame] = Table("samurai", *NAMES)
    answering(table, "phase begins", phase)
    table.lay("Ann", in_play=["Ox"])
    table.start(phase=phase, turn=4)
    assert moments(table) == {"your turn", f"{phase} phase"}
    assert moments(table, "Bob") == {"not your turn", f"{phase} phase", "not first player"}


@pytest.mark.parametrize(
    ("turn", "ann", "bob"),
    [
        (1, {"your turn", "first turn", FIRST}, {"not your turn", FIRST, LATER}),
        (2, {"your turn", "first turn", FIRST, LATER}, {"not your turn", FIRST, LATER}),
        (3, {"your turn", "first turn", FIRST, LATER}, {"not your turn", FIRST}),
        (4, {"your turn"}, {"not your turn", LATER}),
        (6, {"your turn", LATER}, {"not your turn"}),
    ],
)
def test_first_turns(turn: int, ann: set[str], bob: set[str]) -> None:
    """In the second turn of a game of three it is the first of Ann, and she did not go first."""
    table: Table[CcgGame] = Table("samurai", *NAMES)
    table.card("Trick", "strategy", text="Open: Draw a card.")
    table.lay("Ann", hand=["Trick"])
    table.start(turn=turn)
    assert moments(table) - {"action phase"} == ann
    assert moments(table, "Bob") - {"action phase"} == bob


def battle(table: Table[CcgGame]) -> Table[CcgGame]:
    """Ann attacks Bob at his first province with a Bison against an Ox, and fights; both can take Battle actions."""
    table.card("Ruse", "strategy", text="Battle: Draw a card.")
    table.card("Trick", "strategy", text="Battle: Draw a card.")
    table.card("Scout", "holding", text="Battle/Open: You have Reconnaissance.")
    table.lay("Ann", hand=["Ruse"], in_play=[{"card": "Bison", "at": "Bob.P1", "side": "attacking"}, "Scout"])
    table.lay("Bob", hand=["Trick"], in_play=[{"card": "Ox", "at": "Bob.P1", "side": "defending"}])
    return table.start(phase="attack", turn=4).play("fight P1")


IN_COMBAT = {"attack phase", "battle", "combat segment"}
ONCE = "first battle action"


def test_a_battle() -> None:
    table: Table[CcgGame] = Table("samurai", *NAMES)
    battle(table)
    assert moments(table) == {"your turn", "attacker", ONCE, *IN_COMBAT}
    assert moments(table, "Bob") == {"not your turn", "defender", ONCE, LATER, *IN_COMBAT}
    assert moments(table, "Cat") == {"not your turn", ONCE, LATER, *IN_COMBAT}
    table.play("play Trick")  # Bob, who as the Defender acts first
    assert ONCE in moments(table)
    assert ONCE not in moments(table, "Bob")


@pytest.mark.parametrize(
    ("force", "ann", "bob"),
    [(9, {"won battle"}, {"lost battle"}), (1, {"lost battle"}, {"won battle"}), (3, set(), set())],
)
def test_who_has_won(force: int, ann: set[str], bob: set[str]) -> None:
    """After the resolution; a tie nobody has won, nor lost; and who was not there has neither."""
    table: Table[CcgGame] = Table("samurai", *NAMES)
    answering(table, "battle ends")
    table.lay("Ann", in_play=[{"card": table.card("Boar", force=force, chi=2), "at": "Bob.P1", "side": "attacking"}])
    table.lay("Bob", in_play=[{"card": "Ox", "at": "Bob.P1", "side": "defending"}])
    table.start(phase="attack", turn=4).play("fight P1")
    assert table.offered == ["play Bell", "pass"]
    outcome = {"won battle", "lost battle"}
    assert [moments(table, name) & outcome for name in NAMES] == [ann, bob, set()]
    assert "combat segment" not in moments(table)


def test_reconnaissance() -> None:
    """It is of the player who has it, and for the turn."""
    table: Table[CcgGame] = Table("samurai", *NAMES)
    battle(table).play("pass", "use Scout")
    both = {"reconnaissance", "any reconnaissance"}
    assert [moments(table, name) & both for name in NAMES] == [both, {"any reconnaissance"}, {"any reconnaissance"}]
