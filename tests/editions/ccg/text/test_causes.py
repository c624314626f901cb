"""Reactions that ask who or what has caused an event: which of the actions on a table they answer."""

from __future__ import annotations

import pytest

from rokugan.editions.ccg.table.game import CcgGame
from rokugan.testing import Table


def answers(trigger: str, *moves: str, on: str = "hand") -> bool:
    """Can Ann, when these moves have been played, react with `Reaction: TRIGGER: Gain 7 Honor.` from her hand or on a Holding?"""
    table: Table[CcgGame] = Table("samurai")
    text = f"Reaction: {trigger}: Gain 7 Honor."
    if on == "hand":
        table.lay("Ann", hand=[table.card("Watch", "strategy", text=text)])
    else:
        table.lay("Ann", in_play=[table.card("Watch", "holding", text=f"Open: Gain 1 Honor.\n{text}")])
    table.card("Newt", chi=2)
    table.card("Ram", force=3, chi=3)
    table.card("Mill", "holding", text="Open: Gain 1 Honor.")
    table.card("Den", "holding", text="Open: Lose 1 Honor.")
    table.card("Poet", chi=3, personal_honor=1, text="Open: Gain 1 Honor.")
    table.card("Sage", chi=3, keywords=["Shugenja"], text="Open: Bow a target Personality.")
    table.card("Bolt", "spell", text="Open: Lose 1 Honor.")
    table.card("Wisp", "spell", text="Fire Open: Lose 1 Honor.")
    table.lay(
        "Ann",
        honor=11,
        hand=["Rest", "Kill", "Gauntlet", "Ponder"],
        in_play=["Mill", "Den", "Poet", {"card": "Sage", "attachments": ["Bolt", "Wisp"]}],
    )
    table.lay("Bob", honor=10, in_play=["Newt", "Carp", "Ram"])
    table.play(*moves)
    while table.offered[0].startswith("order "):  # the cards of a duel are put away
        table.play(table.offered[0])
    return bool({"play Watch", "use Watch:2"}.intersection(table.offered))


GAIN = "After you gain Honor from one of your Holdings"
LOSE = "After you lose Honor from a Spell"
THIS = "After you gain Honor from this Holding"
DUEL = "After an action that created a duel resolves"
WON = "After an action that created a duel which your Personality won resolves"
LOST = "After an action that created a duel which another player's Personality won resolves"
OPEN = "After an Open action targets a Personality"
BATTLE = "After a Battle action targets a Personality"
YOURS = "After your action targets a Personality"
THEIRS = "After another player's action targets a Personality"
EITHER = "After another player's Personality bows, or after your Personality is destroyed"
ELEMENT = "After an action with an element keyword resolves"
STRONG = "After a Personality bows while he has 3 or more Force"
POET = ["play Gauntlet", "target Poet", "target Newt", "strike"]  # Chi 3 against 2
SAGE = ["play Gauntlet", "target Sage", "target Carp", "strike"]  # Chi 3 against 4
TIE = ["play Gauntlet", "target Poet", "target Ram", "strike"]  # Chi 3 against 3


@pytest.mark.parametrize(
    ("trigger", "moves", "expected"),
    [
        (GAIN, ["use Mill"], True),
        (GAIN, ["use Poet"], False),
        (GAIN, ["play Ponder"], False),
        (GAIN, ["lobby"], False),  # from no card
        (LOSE, ["use Bolt"], True),
        (LOSE, ["use Den"], False),
        (DUEL, POET, True),
        (DUEL, SAGE, True),
        (DUEL, ["use Mill"], False),
        (WON, POET, True),
        (WON, SAGE, False),
        (WON, TIE, False),
        (WON, ["use Mill"], False),
        (LOST, POET, False),
        (LOST, SAGE, True),
        (LOST, TIE, False),
        (OPEN, ["play Rest", "target Newt"], True),
        (OPEN, ["play Kill", "target Newt"], False),
        (BATTLE, ["play Rest", "target Newt"], False),
        (YOURS, ["play Rest", "target Newt"], True),
        (THEIRS, ["play Rest", "target Newt"], False),
        (EITHER, ["play Rest", "target Newt"], True),
        (EITHER, ["play Rest", "target Poet"], False),
        (EITHER, ["play Kill", "target Poet"], True),
        (EITHER, ["play Kill", "target Newt"], False),  # another's is destroyed, which neither of the two speaks of
        (ELEMENT, ["use Wisp"], True),
        (ELEMENT, ["use Bolt"], False),
        (STRONG, ["play Rest", "target Ram"], True),
        (STRONG, ["play Rest", "target Newt"], False),
    ],
)
def test_causes(trigger: str, moves: list[str], expected: bool) -> None:
    assert answers(trigger, *moves) is expected


@pytest.mark.parametrize(("card", "expected"), [("Watch", True), ("Mill", False), ("Poet", False)])
def test_from_this_card(card: str, expected: bool) -> None:
    """Another Holding is not this one."""
    assert answers(THIS, f"use {card}", on="table") is expected


@pytest.mark.parametrize(
    ("trigger", "moves", "expected"),
    [
        ("After a Personality is assigned to defend", ["assign Carp to P1", "done"], True),
        ("After a Personality is assigned to attack", ["assign Carp to P1", "done"], False),
        ("After a Personality is assigned to defend", ["done"], False),
        ("After a Personality moves from the current battlefield", ["done", "fight P1", "play Retreat"], True),
        ("After a Personality moves from the current battlefield", ["done", "fight P1", "play March"], False),
    ],
)
def test_whither_and_whence(trigger: str, moves: list[str], expected: bool) -> None:
    """Ann attacks with the Ox; the Elk stays at home."""
    table: Table[CcgGame] = Table("samurai")
    table.lay("Ann", hand=[table.card("Watch", "strategy", text=f"Reaction: {trigger}: Gain 7 Honor.")])
    table.card("Retreat", "strategy", text="Battle: Move your target Ox home.", focus_value=1)
    table.card("March", "strategy", text="Battle: Move your target Elk to the current battlefield.", focus_value=1)
    for title in ("Ox", "Elk"):
        table.card(title, force=2, chi=2, keywords=[title])
    table.lay("Ann", hand=["Retreat", "March"], in_play=["Ox", "Elk"])
    table.lay("Bob", in_play=["Carp"])
    table.start(phase="attack").play("attack Bob", "assign Ox to P1", "done")
    if table.offered[0].endswith("Watch"):  # her own assignment
        table.play("pass")
    table.play(*moves)
    assert ("play Watch" in table.offered) is expected
