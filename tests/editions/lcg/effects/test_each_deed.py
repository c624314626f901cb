"""Each deed on one table: to whom it happens, and that nothing happens of which there is nothing, or which cannot be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.table.abilities import (
    BE_AFFECTED,
    HAVE_FATE_PLACED,
    LOSE_FATE,
    PARTICIPATE,
    TOUCHES_BANS,
    TOUCHES_HOSTING,
)
from rokugan.editions.lcg.table.state import Event, Use
from rokugan.editions.lcg.table.things import DISCARDED, HONORED, NOTHING, PHASE_END, SACRIFICED
from rokugan.testing.built_texts import CONFLICT, BuiltTable, action, card, laid

ANN = {
    "honor": 10,
    "fate": 3,
    "hand": ["Trick", "Fan", "Elk"],
    "in_play": [
        {"card": "Ox", "as": "ox", "fate": 2, "attachments": [{"card": "Veil", "as": "veil"}]},
        {"card": "Fox", "as": "fox", "bowed": True, "honored": True},
        {"card": "Lord", "as": "lord"},
    ],
    "provinces": [
        {"province": {"title": "Moor", "strength": 4, "element": "air", "face": "up"}},
        {},
        {"province": {"title": "Fen", "strength": 1, "element": "void", "broken": True}},
    ],
    "dynasty_discard": [
        "Hare", "Hare", "Monk", {"card": "King", "as": "king"}, {"card": "King", "as": "heir"},
        {"card": "Lord", "as": "exile"}, "Wall",
    ],
}  # fmt: skip
BOB = {
    "honor": 5,
    "fate": 1,
    "in_play": [{"card": "Mouse", "as": "mouse"}],
    "dynasty_discard": [{"card": "Lord", "as": "rival"}],
}
CARDS = [
    card("Trick", "event", cost=0),
    card("Fan", "attachment", cost=0),
    card("Veil", "attachment", cost=0),
    card("Wall", "holding"),
    card("Elk", side="conflict"),
    card("Lord", unique=True),
    card("King", unique=True),
    {"title": "Monk", "type": "character", "military": "-", "political": 1},
]
Deed = Callable[[BuiltTable, Use], list[Event]]


def of(deed: Callable[..., list[Event]], names: str, *given: Any) -> Deed:
    """A deed done to several cards."""
    return lambda table, use: deed(table.game, [table.number(name) for name in names.split()], *given, use)


def to(deed: Callable[..., list[Event]], seat: int, amount: int) -> Deed:
    """A deed done to a player."""
    return lambda table, use: deed(table.game, seat, amount, use)


def put(names: str, into_conflict: bool = False, host: str = "", seat: int = 0) -> Deed:
    """Cards are put into play."""

    def done(table: BuiltTable, use: Use) -> list[Event]:
        cards = [table.number(name) for name in names.split()]
        return deeds.put_into_play(table.game, cards, seat, into_conflict, use, table.number(host) if host else NOTHING)

    return done


def one(deed: Callable[..., list[Event]], name: str, *given: Any) -> Deed:
    """A deed done to one card; of what is given, names are cards."""

    def done(table: BuiltTable, use: Use) -> list[Event]:
        more = [table.number(each) if isinstance(each, str) else each for each in given]
        return deed(table.game, table.number(name), *more, use)

    return done


# What is done, how many events come of it, and what stands afterwards.
DEEDS: dict[str, tuple[Deed, int, dict[str, Any]]] = {
    "bow": (of(deeds.bow, "ox fox Trick mouse"), 2, {"ox.bowed": True, "mouse.bowed": True}),
    "ready": (of(deeds.ready, "ox fox Trick"), 1, {"fox.bowed": False}),
    "honor": (of(deeds.honor, "ox fox Trick"), 1, {"ox.honored": True}),
    "dishonor": (of(deeds.dishonor, "ox fox Trick"), 2, {"ox.dishonored": True, "fox.honored": False, "fox.dishonored": False}),
    "a token": (one(deeds.give_status, "ox", HONORED), 1, {"ox.honored": True}),
    "no token": (of(deeds.discard_status, "ox fox Trick"), 1, {"fox.honored": False}),
    "discard from play": (
        lambda table, use: deeds.discard_from_play(table.game, [table.number(each) for each in ("ox", "Trick")], use, DISCARDED),
        1, {"ox.zone": "dynasty_discard", "Trick.zone": "hand"},
    ),
    "sacrifice": (
        lambda table, use: deeds.discard_from_play(table.game, [table.number("ox")], use, SACRIFICED),
        1, {"ox.zone": "dynasty_discard"},
    ),
    "at random": (to(deeds.discard_at_random, 0, 2), 2, {"Ann.hand": 1}),
    "all at random": (to(deeds.discard_at_random, 0, 5), 3, {"Ann.hand": 0}),
    "draw": (to(deeds.draw, 1, 2), 1, {"Bob.hand": 2}),
    "draw none": (to(deeds.draw, 1, 0), 0, {"Bob.hand": 0}),
    "gain honor": (to(deeds.gain_honor, 1, 1), 1, {"Bob.honor": 6}),
    "gain no honor": (to(deeds.gain_honor, 1, 0), 0, {"Bob.honor": 5}),
    "lose honor": (to(deeds.lose_honor, 1, 1), 1, {"Bob.honor": 4}),
    "lose no honor": (to(deeds.lose_honor, 1, 0), 0, {"Bob.honor": 5}),
    "give honor": (to(deeds.give_honor, 1, 1), 1, {"Bob.honor": 4, "Ann.honor": 11}),
    "give no honor": (to(deeds.give_honor, 1, 0), 0, {"Bob.honor": 5}),
    "gain fate": (to(deeds.gain_fate, 1, 1), 1, {"Bob.fate": 2}),
    "gain no fate": (to(deeds.gain_fate, 1, 0), 0, {"Bob.fate": 1}),
    "lose fate": (to(deeds.lose_fate, 1, 1), 1, {"Bob.fate": 0}),
    "lose no fate": (to(deeds.lose_fate, 1, 0), 0, {"Bob.fate": 1}),
    "give fate": (to(deeds.give_fate, 1, 1), 1, {"Bob.fate": 0, "Ann.fate": 4}),
    "give no fate": (to(deeds.give_fate, 1, 0), 0, {"Bob.fate": 1}),
    "place fate": (of(deeds.place_fate, "ox veil fox", 1), 2, {"ox.fate": 3, "fox.fate": 1, "veil.fate": 0}),
    "remove fate": (of(deeds.remove_fate, "ox fox Trick", 1), 1, {"ox.fate": 1}),
    "move fate": (one(deeds.move_fate, "ox", "fox", 1), 1, {"ox.fate": 1, "fox.fate": 1}),
    "no fate to move": (one(deeds.move_fate, "fox", "ox", 1), 0, {"ox.fate": 2}),
    "take control": (one(deeds.take_control, "mouse", 0, 0), 1, {"mouse.controller": "Ann"}),
    "of no card in hand": (one(deeds.take_control, "Trick", 1, 0), 0, {"Trick.zone": "hand"}),
    "of no stronghold": (one(deeds.take_control, "Stronghold#2", 0, 0), 0, {"Stronghold#2.controller": "Bob"}),
    "of no province": (one(deeds.take_control, "Moor", 1, 0), 0, {"Moor.controller": "Ann"}),
    "put": (put("Hare#1 Hare#2 Wall Trick"), 2, {"Hare#1.zone": "home", "Hare#2.zone": "home", "Wall.zone": "dynasty_discard"}),
    "what is there": (put("ox"), 0, {"ox.fate": 2}),
    "only one of a title": (put("king heir Hare#1"), 2, {"heir.zone": "dynasty_discard", "Hare.zone": "home"}),
    "no second unique one": (put("exile"), 0, {"exile.zone": "dynasty_discard"}),
    "nor for its owner's opponent": (put("exile", seat=1), 0, {"exile.zone": "dynasty_discard"}),
    "nor one that he owns for himself": (put("rival", seat=0), 0, {"rival.zone": "dynasty_discard"}),
    "nor his own if it is none of his": (put("rival", seat=1), 1, {"rival.zone": "home"}),
    "no conflict": (put("Hare#1", True), 0, {"Hare#1.zone": "dynasty_discard"}),
    "with a host": (put("Fan", host="ox"), 2, {"Fan.attached_to": "ox"}),
    "a character with a host": (put("Elk", host="ox"), 2, {"Elk.attached_to": "ox"}),
    "without a host": (put("Fan"), 0, {"Fan.zone": "hand"}),
    "attach": (one(deeds.attach, "veil", "fox"), 1, {"veil.attached_to": "fox"}),
    "where it is": (one(deeds.attach, "veil", "ox"), 0, {"veil.attached_to": "ox"}),
    "nothing in hand": (one(deeds.attach, "Fan", "ox"), 0, {"Fan.zone": "hand"}),
    "reveal": (one(deeds.reveal_province, "Province of Earth"), 1, {"Ann.P2.face": "up"}),
    "what is faceup": (one(deeds.reveal_province, "Moor"), 0, {"Ann.P1.face": "up"}),
    "turn down": (one(deeds.turn_province_down, "Moor"), 1, {"Ann.P1.face": "down"}),
    "what is facedown": (one(deeds.turn_province_down, "Province of Earth"), 0, {"Ann.P2.face": "down"}),
    "break": (one(deeds.break_province, "Moor"), 1, {"Ann.P1.broken": True}),
    "what is broken": (one(deeds.break_province, "Fen"), 0, {"Ann.P3.broken": True}),
}  # fmt: skip
FORBIDDEN: list[tuple[int, Deed]] = [
    (BE_AFFECTED, one(deeds.break_province, "Moor")),
    (HAVE_FATE_PLACED, of(deeds.place_fate, "ox", 1)),
    (LOSE_FATE, one(deeds.move_fate, "ox", "fox", 1)),
    (LOSE_FATE, of(deeds.remove_fate, "ox", 1)),
]


def set_up() -> BuiltTable:
    """The table of all deeds; Bob waits with an action."""
    waits = action(lambda game, use: deeds.gain_honor(game, use.seat, 1, use))
    return laid({"Mouse": (waits,)}, ANN, BOB, CARDS)


@pytest.mark.parametrize("name", DEEDS)
def test_a_deed_happens_to_those_to_whom_it_can(name: str) -> None:
    deed, count, expect = DEEDS[name]
    table = set_up()
    events = list(deed(table, Use(table.number("ox"), 0)))
    if not all(each.happened for each in events):  # the owner says in which order they go
        table.game.decision = None
        table.game.advance()
        while table.game.asked().kind == "order":
            table.game.answer(0)
            table.game.advance()
    assert len(events) == count
    assert all(each.happened for each in events)
    for path, value in expect.items():
        assert table.runner.agrees(value, table.look(path)), (path, table.look(path))


@pytest.mark.parametrize(("ban", "deed"), FORBIDDEN)
def test_a_deed_that_is_forbidden_is_not_done(ban: int, deed: Deed) -> None:
    table = set_up()
    table.enforce(TOUCHES_BANS, PHASE_END, forbids=lambda game, force, what, thing, by: what == ban)
    assert deed(table, Use(table.number("ox"), 0)) == []


@pytest.mark.rule("lcg.movement.03")
def test_who_is_at_home_is_not_moved_home() -> None:
    table = set_up()
    table.step("all pass", *CONFLICT, "Ann: attacker ox", "Ann: attacker lord", "Ann: done", "Bob: done")
    events = of(deeds.move_home, "ox fox Trick")(table, Use(table.number("lord"), 0))
    assert [each.card for each in events] == [table.number("ox")]


@pytest.mark.rule("lcg.attachments.06")
def test_an_attachment_does_not_move_to_a_host_that_keeps_it_off() -> None:
    table = set_up()
    table.enforce(TOUCHES_HOSTING, PHASE_END, "fox", keeps_off=True)
    assert one(deeds.attach, "veil", "fox")(table, Use(table.number("ox"), 0)) == []
    assert len(one(deeds.attach, "veil", "mouse")(table, Use(table.number("ox"), 0))) == 1


@pytest.mark.rule("lcg.stats.03", "lcg.effects.16")
def test_who_cannot_participate_is_not_put_into_the_conflict() -> None:
    table = set_up()
    table.step("all pass", *CONFLICT, "Ann: attacker ox", "Ann: done", "Bob: done", {"window": "Bob"})
    use = Use(table.number("ox"), 0)
    assert put("Monk", True)(table, use) == []
    (enters,) = put("Hare#1", True)(table, use)
    assert (enters.happened, table.look("Hare.zone"), table.look("conflict.attacking_skill")) == (True, "conflict", 4)
    table.enforce(TOUCHES_BANS, PHASE_END, forbids=lambda game, force, what, thing, by: what == PARTICIPATE)
    assert put("Hare#2", True)(table, use) == []
    assert len(put("Hare#2", False)(table, use)) == 1
