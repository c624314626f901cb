"""What an effect could do to a card: each question on one table, with what forbids it and what makes it pointless."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.initiating import legality
from rokugan.editions.lcg.table.abilities import (
    BE_AFFECTED,
    BE_DISCARDED,
    BE_DISHONORED,
    BE_HONORED,
    BE_TARGETED,
    BECOME_DISHONORED,
    BECOME_HONORED,
    BOW,
    HAVE_FATE_PLACED,
    LEAVE_PLAY,
    LOSE_FATE,
    MOVE,
    PARTICIPATE,
    READY,
    TOUCHES_BANS,
)
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.state import Use
from rokugan.editions.lcg.table.things import DISCARDED, PHASE_END, SACRIFICED
from rokugan.testing.built_texts import CONFLICT, BuiltTable, action, card, laid

ANN = {
    "hand": ["Trick"],
    "in_play": [
        {"card": "Ox", "as": "ox", "fate": 2, "attachments": [{"card": "Fan", "as": "fan"}, {"card": "Elk", "as": "pupil"}]},
        {"card": "Fox", "as": "fox", "bowed": True, "honored": True},
        {"card": "Hare", "as": "hare", "dishonored": True},
        {"card": "Monk", "as": "monk", "fate": 1},
    ],
    "provinces": [{"province": {"title": "Moor", "strength": 4, "element": "air", "face": "up"}, "card": "Wall", "face": "up"}],
}  # fmt: skip
CARDS = [
    card("Trick", "event", cost=0),
    card("Fan", "attachment", cost=0),
    card("Wall", "holding"),
    card("Elk"),
    {"title": "Monk", "type": "character", "military": "-", "political": 1},
]
Question = Callable[[LcgGame, int, Use | None], bool]


def can_be_discarded(game: LcgGame, card: int, use: Use | None) -> bool:
    return legality.can_leave_play(game, card, DISCARDED, use)


def can_be_sacrificed(game: LcgGame, card: int, use: Use | None) -> bool:
    return legality.can_leave_play(game, card, SACRIFICED, use)


# Who can, who cannot, and what forbids it to those who can.
TABLE: list[tuple[Question, str, str, tuple[int, ...]]] = [
    (legality.can_bow, "ox fan monk", "fox Trick", (BOW, BE_AFFECTED)),
    (legality.can_ready, "fox", "ox Trick", (READY, BE_AFFECTED)),
    (legality.can_honor, "ox", "fox Trick fan pupil", (BE_HONORED, BECOME_HONORED, BE_AFFECTED)),
    (legality.can_honor, "hare", "", (BE_HONORED, BE_AFFECTED)),  # it becomes ordinary, not honored
    (legality.can_dishonor, "ox", "hare Trick fan pupil", (BE_DISHONORED, BECOME_DISHONORED, BE_AFFECTED)),
    (legality.can_dishonor, "fox", "", (BE_DISHONORED, BE_AFFECTED)),
    (legality.can_lose_fate, "ox monk", "fox fan Trick", (LOSE_FATE,)),  # lcg.effects.11: a token has no immunity
    (legality.can_get_fate, "ox fox monk", "fan pupil Wall Trick", (HAVE_FATE_PLACED, BE_AFFECTED)),
    (can_be_discarded, "ox fan Wall", "Moor Stronghold Trick", (LEAVE_PLAY, BE_DISCARDED, BE_AFFECTED)),
    (can_be_sacrificed, "ox fan Wall", "Moor Stronghold Trick", (LEAVE_PLAY, BE_AFFECTED)),
    (legality.can_move_to_conflict, "", "ox", ()),
    (legality.can_move_home, "", "ox", ()),
    (legality.targetable, "ox Trick Moor", "", (BE_TARGETED, BE_AFFECTED)),
    (legality.affectable, "ox Trick Moor", "", (BE_AFFECTED,)),
]
IN_CONFLICT: list[tuple[Question, str, str, tuple[int, ...]]] = [
    (legality.can_move_to_conflict, "fox hare mouse", "ox fan pupil Wall Trick monk", (MOVE, PARTICIPATE, BE_AFFECTED)),
    (legality.can_move_home, "ox", "fox hare fan Trick", (MOVE, BE_AFFECTED)),
]
EVERY_BAN = range(31)


def check(table: BuiltTable, question: Question, can: str, cannot: str, bans: tuple[int, ...]) -> None:
    """Those who can do, the others do not, and what forbids it does so, alone and to an effect."""
    game, use = table.game, Use(table.number("ox"), 0)
    numbers = [table.number(name) for name in can.split()]
    assert [name for name in can.split() if not question(game, table.number(name), use)] == []
    assert [name for name in cannot.split() if question(game, table.number(name), use)] == []
    for ban in EVERY_BAN:
        table.game = game.clone()
        table.enforce(TOUCHES_BANS, PHASE_END, forbids=lambda game, force, what, thing, by, ban=ban: what == ban)
        answers = [question(table.game, number, use) for number in numbers]
        assert answers == [ban not in bans] * len(numbers), ban
        if ban == BE_AFFECTED and question is not legality.targetable:  # a framework step touches whatever it is
            assert all(question(table.game, number, None) for number in numbers)
    table.game = game


def set_up() -> BuiltTable:
    """The table of all questions; Bob waits with an action."""
    waits = action(lambda game, use: deeds.gain_honor(game, use.seat, 1, use))
    return laid({"Mouse": (waits,)}, ANN, {"in_play": [{"card": "Mouse", "as": "mouse"}]}, CARDS)


@pytest.mark.parametrize(("question", "can", "cannot", "bans"), TABLE)
@pytest.mark.rule("lcg.wording.06", "lcg.effects.04", "lcg.effects.11")
def test_who_can_and_what_forbids_it(question: Question, can: str, cannot: str, bans: tuple[int, ...]) -> None:
    check(set_up(), question, can, cannot, bans)


@pytest.mark.parametrize(("question", "can", "cannot", "bans"), IN_CONFLICT)
@pytest.mark.rule("lcg.movement.03", "lcg.stats.03")
def test_who_can_move_in_a_conflict(question: Question, can: str, cannot: str, bans: tuple[int, ...]) -> None:
    table = set_up()
    table.step("all pass", *CONFLICT, "Ann: attacker ox", "Ann: done", "Bob: done", {"window": "Bob"})
    check(table, question, can, cannot, bans)
