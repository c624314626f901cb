"""Every kind of event on one table: what it does, and that it does not happen where it can do nothing any longer, because
something has come between or is forbidden."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from rokugan.editions.lcg.changes.applying import apply
from rokugan.editions.lcg.changes.cards import enter_as
from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.table import kinds
from rokugan.editions.lcg.table.abilities import (
    BE_DISCARDED,
    BECOME_DISHONORED,
    BECOME_HONORED,
    BOW,
    BREAK,
    DRAW,
    GAIN_HONOR,
    HAVE_FATE_PLACED,
    LEAVE_PLAY,
    LOSE_FATE,
    LOSE_HONOR,
    MOVE,
    READY,
    TAKE_RING_FATE,
    TOUCHES_BANS,
)
from rokugan.editions.lcg.table.state import Event, InPlay
from rokugan.editions.lcg.table.things import (
    AIR,
    CONFLICT_DECK,
    DISCARDED,
    DISHONORED,
    DYNASTY_DECK,
    FIRE,
    HAND,
    HONORED,
    NOTHING,
    ORDINARY,
    PHASE_END,
    PLAYED,
    POLITICAL,
    REMOVED,
    REMOVED_FROM_GAME,
    SACRIFICED,
    TO_DECK,
    TO_DECK_BOTTOM,
    TO_HAND,
)
from rokugan.testing.built_texts import CONFLICT, BuiltTable, action, card, laid

ANN = {
    "honor": 10,
    "fate": 3,
    "hand": ["Trick"],
    "favor": "military",
    "in_play": [
        {"card": "Ox", "as": "ox", "fate": 2, "attachments": [{"card": "Fan", "as": "fan"}]},
        {"card": "Fox", "as": "fox", "bowed": True, "honored": True},
        {"card": "Hare", "as": "hare", "dishonored": True},
    ],
    "provinces": [
        {"province": {"title": "Moor", "strength": 4, "element": "air", "face": "up"}, "card": "Lynx", "as": "lynx"},
        {"card": "Elk", "as": "elk", "face": "up"},
        {"province": {"title": "Fen", "strength": 1, "element": "void", "broken": True}},
    ],
    "conflict_discard": ["Bolt"],
    "conflict_deck": ["Trick", "Trick"],
    "conflict_deck_size": 2,
}
BOB = {"honor": 5, "in_play": [{"card": "Mouse", "as": "mouse"}], "provinces": [{"card": "Lynx", "face": "up"}]}
CARDS = [
    card("Trick", "event", cost=0),
    card("Bolt", "event", cost=0),
    card("Fan", "attachment", cost=0),
    card("Lynx"),
    card("Elk"),
]


class Row(NamedTuple):
    """An event (its card and the other by name), what is forbidden, whether it happens, and what stands afterwards."""

    kind: int
    card: str
    happens: bool
    expect: dict[str, Any]
    more: Mapping[str, Any] = MappingProxyType({})
    forbidden: int = -1


ROWS = {
    "a ready card bows": Row(kinds.BOWS, "ox", True, {"ox.bowed": True}),
    "a bowed one does not": Row(kinds.BOWS, "fox", False, {"fox.bowed": True}),
    "nor one that has left play": Row(kinds.BOWS, "Trick", False, {}),
    "nor one that cannot": Row(kinds.BOWS, "ox", False, {"ox.bowed": False}, {}, BOW),
    "a bowed card readies": Row(kinds.READIES, "fox", True, {"fox.bowed": False}),
    "a ready one does not": Row(kinds.READIES, "ox", False, {"ox.bowed": False}),
    "out of play none readies": Row(kinds.READIES, "Trick", False, {}),
    "what cannot ready": Row(kinds.READIES, "fox", False, {"fox.bowed": True}, {}, READY),
    "a dishonored one is honored": Row(kinds.HONORED_ACT, "hare", True, {"hare.dishonored": False, "hare.honored": False}),
    "an ordinary one gets no token by the act": Row(kinds.HONORED_ACT, "ox", True, {"ox.honored": False}),
    "an honored one is not honored": Row(kinds.HONORED_ACT, "fox", False, {"fox.honored": True}),
    "out of play none is honored": Row(kinds.HONORED_ACT, "Trick", False, {}),
    "an honored one is dishonored": Row(kinds.DISHONORED_ACT, "fox", True, {"fox.honored": False, "fox.dishonored": False}),
    "an ordinary one is dishonored by its token": Row(kinds.DISHONORED_ACT, "ox", True, {"ox.dishonored": False}),
    "a dishonored one is not": Row(kinds.DISHONORED_ACT, "hare", False, {"hare.dishonored": True}),
    "out of play none is dishonored": Row(kinds.DISHONORED_ACT, "Trick", False, {}),
    "a token": Row(kinds.STATUS_GIVEN, "ox", True, {"ox.honored": True}, {"amount": HONORED}, BECOME_DISHONORED),
    "the other": Row(kinds.STATUS_GIVEN, "ox", True, {"ox.dishonored": True}, {"amount": DISHONORED}, BECOME_HONORED),
    "a second token": Row(kinds.STATUS_GIVEN, "fox", False, {"fox.honored": True}, {"amount": HONORED}),
    "two tokens cancel each other": Row(
        kinds.STATUS_GIVEN, "hare", False, {"hare.honored": False, "hare.dishonored": False}, {"amount": HONORED}
    ),
    "no token out of play": Row(kinds.STATUS_GIVEN, "Trick", False, {}, {"amount": HONORED}),
    "no token if it cannot": Row(
        kinds.STATUS_GIVEN, "ox", False, {"ox.honored": False}, {"amount": HONORED}, BECOME_HONORED
    ),
    "nor the other": Row(
        kinds.STATUS_GIVEN, "ox", False, {"ox.dishonored": False}, {"amount": DISHONORED}, BECOME_DISHONORED
    ),
    "a token goes": Row(kinds.STATUS_LOST, "fox", True, {"fox.honored": False, "fox.dishonored": False}),
    "an ordinary one loses none": Row(kinds.STATUS_LOST, "ox", False, {}),
    "out of play there is none": Row(kinds.STATUS_LOST, "Trick", False, {}),
    "fate is gained": Row(kinds.FATE_GAINED, "", True, {"Ann.fate": 5}, {"amount": 2}),
    "no fate is not": Row(kinds.FATE_GAINED, "", False, {"Ann.fate": 3}),
    "fate is lost": Row(kinds.FATE_LOST, "", True, {"Ann.fate": 1}, {"amount": 2}),
    "all there is": Row(kinds.FATE_LOST, "", True, {"Ann.fate": 0}, {"amount": 9}),
    "nobody loses what he has not": Row(kinds.FATE_LOST, "", False, {"Bob.fate": 0}, {"seat": 1, "amount": 1}),
    "fate is given": Row(kinds.FATE_GIVEN, "", True, {"Ann.fate": 1, "Bob.fate": 2}, {"amount": 2, "other": 1}),
    "as much as there is": Row(kinds.FATE_GIVEN, "", True, {"Ann.fate": 0, "Bob.fate": 3}, {"amount": 4, "other": 1}),
    "nobody gives what he has not": Row(kinds.FATE_GIVEN, "", False, {"Ann.fate": 3}, {"seat": 1, "amount": 4, "other": 0}),
    "fate is placed": Row(kinds.FATE_PLACED, "ox", True, {"ox.fate": 3, "Ann.fate": 3}, {"amount": 1}),
    "fate of the player": Row(
        kinds.FATE_PLACED, "ox", True, {"ox.fate": 3, "Ann.fate": 2}, {"amount": 1, "how": PLAYED}
    ),
    "no fate placed": Row(kinds.FATE_PLACED, "ox", False, {"ox.fate": 2}),
    "no fate out of play": Row(kinds.FATE_PLACED, "Trick", False, {"Ann.fate": 3}, {"amount": 1, "how": PLAYED}),
    "no fate where it cannot lie": Row(kinds.FATE_PLACED, "ox", False, {"ox.fate": 2}, {"amount": 1}, HAVE_FATE_PLACED),
    "fate is removed": Row(kinds.FATE_REMOVED, "ox", True, {"ox.fate": 1}, {"amount": 1}),
    "all fate": Row(kinds.FATE_REMOVED, "ox", True, {"ox.fate": 0}, {"amount": 5}),
    "no fate removed": Row(kinds.FATE_REMOVED, "ox", False, {"ox.fate": 2}),
    "no fate is there": Row(kinds.FATE_REMOVED, "hare", False, {"hare.fate": 0}, {"amount": 1}),
    "no card is there": Row(kinds.FATE_REMOVED, "Trick", False, {}, {"amount": 1}),
    "fate that stays": Row(kinds.FATE_REMOVED, "ox", False, {"ox.fate": 2}, {"amount": 1}, LOSE_FATE),
    "fate moves": Row(kinds.FATE_MOVED, "ox", True, {"ox.fate": 1, "hare.fate": 1}, {"amount": 1, "other": "hare"}),
    "all moves": Row(kinds.FATE_MOVED, "ox", True, {"ox.fate": 0, "hare.fate": 2}, {"amount": 3, "other": "hare"}),
    "to the pool": Row(kinds.FATE_MOVED, "ox", True, {"ox.fate": 1, "Ann.fate": 4}, {"amount": 1}, HAVE_FATE_PLACED),
    "to a card that cannot have it": Row(
        kinds.FATE_MOVED, "ox", False, {"ox.fate": 2, "hare.fate": 0}, {"amount": 1, "other": "hare"}, HAVE_FATE_PLACED
    ),
    "to a card that is gone": Row(kinds.FATE_MOVED, "ox", False, {"ox.fate": 2}, {"amount": 1, "other": "Trick"}),
    "from one without": Row(kinds.FATE_MOVED, "hare", False, {"ox.fate": 2}, {"amount": 1, "other": "ox"}),
    "from one that is gone": Row(kinds.FATE_MOVED, "Trick", False, {"ox.fate": 2}, {"amount": 1, "other": "ox"}),
    "from one that keeps it": Row(kinds.FATE_MOVED, "ox", False, {"Ann.fate": 3, "ox.fate": 2}, {"amount": 1}, LOSE_FATE),
    "none moves": Row(kinds.FATE_MOVED, "ox", False, {"ox.fate": 2}),
    "fate on a ring": Row(kinds.FATE_ON_RING, "", True, {"rings.fire.fate": 1}, {"seat": -1, "amount": 1, "other": FIRE}),
    "fate of a player on a ring": Row(
        kinds.FATE_ON_RING, "", True, {"rings.fire.fate": 2, "Ann.fate": 1}, {"amount": 2, "other": FIRE}
    ),
    "fate from a ring": Row(
        kinds.FATE_ON_RING, "", True, {"rings.air.fate": 0, "Ann.fate": 4}, {"amount": -1, "other": AIR}
    ),
    "honor is gained": Row(kinds.HONOR_GAINED, "", True, {"Ann.honor": 12}, {"amount": 2}, LOSE_HONOR),
    "no honor is gained": Row(kinds.HONOR_GAINED, "", False, {"Ann.honor": 10}),
    "honor that cannot be gained": Row(kinds.HONOR_GAINED, "", False, {"Ann.honor": 10}, {"amount": 2}, GAIN_HONOR),
    "honor is lost": Row(kinds.HONOR_LOST, "", True, {"Ann.honor": 8}, {"amount": 2}, GAIN_HONOR),
    "all honor is lost": Row(kinds.HONOR_LOST, "", True, {"Ann.honor": 0}, {"amount": 12}),
    "no honor is lost": Row(kinds.HONOR_LOST, "", False, {"Ann.honor": 10}),
    "honor that cannot be lost": Row(kinds.HONOR_LOST, "", False, {"Ann.honor": 10}, {"amount": 2}, LOSE_HONOR),
    "honor is given": Row(kinds.HONOR_GIVEN, "", True, {"Ann.honor": 8, "Bob.honor": 7}, {"amount": 2, "other": 1}),
    "all honor is given": Row(kinds.HONOR_GIVEN, "", True, {"Ann.honor": 0, "Bob.honor": 15}, {"amount": 12, "other": 1}),
    "no honor is given": Row(kinds.HONOR_GIVEN, "", False, {"Bob.honor": 5}, {"seat": 1, "other": 0}),
    "what is in play does not enter": Row(kinds.ENTERS_PLAY, "ox", False, {"ox.fate": 2}),
    "a card enters play": Row(kinds.ENTERS_PLAY, "Elk", True, {"Elk.at": "Ann.home", "Ann.P2.card": None}),
    "a card is discarded from play": Row(
        kinds.LEAVES_PLAY, "ox", True, {"ox.zone": "dynasty_discard"}, {"how": DISCARDED}, BOW
    ),
    "what is not there does not leave": Row(kinds.LEAVES_PLAY, "Trick", False, {"Trick.zone": "hand"}, {"how": DISCARDED}),
    "what cannot leave play": Row(kinds.LEAVES_PLAY, "ox", False, {"ox.zone": "home"}, {"how": SACRIFICED}, LEAVE_PLAY),
    "what cannot be discarded": Row(kinds.LEAVES_PLAY, "ox", False, {"ox.zone": "home"}, {"how": DISCARDED}, BE_DISCARDED),
    "but it can be sacrificed": Row(
        kinds.LEAVES_PLAY, "ox", True, {"ox.zone": "dynasty_discard"}, {"how": SACRIFICED}, BE_DISCARDED
    ),
    "to a hand": Row(kinds.LEAVES_PLAY, "fan", True, {"fan.zone": "hand", "ox.attachments": []}, {"how": TO_HAND}),
    "to a deck": Row(kinds.LEAVES_PLAY, "hare", True, {"hare.zone": "dynasty_deck"}, {"how": TO_DECK}),
    "out of the game": Row(kinds.LEAVES_PLAY, "hare", True, {"hare.zone": "removed"}, {"how": REMOVED_FROM_GAME}),
    "an attachment moves": Row(
        kinds.ATTACHES, "fan", True, {"fan.attached_to": "fox", "ox.attachments": [], "fox.attachments": ["fan"]},
        {"other": "fox"},
    ),
    "to none that is gone": Row(
        kinds.ATTACHES, "fan", False, {"fan.attached_to": "ox", "ox.attachments": ["fan"]}, {"other": "Trick"}
    ),
    "none that is gone": Row(kinds.ATTACHES, "Trick", False, {"fox.attachments": []}, {"other": "fox"}),
    "control": Row(kinds.CONTROL_TAKEN, "ox", True, {"ox.controller": "Bob", "ox.owner": "Ann"}, {"seat": 1}),
    "of what one has": Row(kinds.CONTROL_TAKEN, "ox", False, {"ox.controller": "Ann"}),
    "of what is not there": Row(kinds.CONTROL_TAKEN, "Trick", False, {"Trick.zone": "hand"}, {"seat": 1}),
    "cards are drawn": Row(kinds.DRAWS, "", True, {"Ann.hand": 3}, {"amount": 2}),
    "no cards are drawn": Row(kinds.DRAWS, "", False, {"Ann.hand": 1}),
    "cards that cannot be drawn": Row(kinds.DRAWS, "", False, {"Ann.hand": 1}, {"amount": 2}, DRAW),
    "a card is discarded": Row(kinds.CARD_DISCARDED, "Trick", True, {"Trick.zone": "conflict_discard"}),
    "not from play": Row(kinds.CARD_DISCARDED, "ox", False, {"ox.zone": "home"}),
    "not from the pile": Row(kinds.CARD_DISCARDED, "Bolt", False, {"Bolt.zone": "conflict_discard"}),
    "a card is moved": Row(kinds.CARD_MOVED, "Trick", True, {"Trick.zone": "removed"}, {"amount": REMOVED}),
    "a card from a pile": Row(kinds.CARD_MOVED, "Bolt", True, {"Bolt.zone": "hand"}, {"amount": HAND}),
    "no card in play is moved": Row(kinds.CARD_MOVED, "ox", False, {"ox.zone": "home"}, {"amount": DYNASTY_DECK}),
    "a facedown card turns": Row(kinds.CARD_TURNED_UP, "lynx", True, {"Ann.P1.card_face": "up"}),
    "a faceup one does not": Row(kinds.CARD_TURNED_UP, "elk", False, {"Ann.P2.card_face": "up"}),
    "none elsewhere": Row(kinds.CARD_TURNED_UP, "Trick", False, {}),
    "a province is revealed": Row(kinds.PROVINCE_REVEALED, "Ann.P2", True, {"Ann.P2.face": "up"}),
    "a faceup one is not": Row(kinds.PROVINCE_REVEALED, "Ann.P1", False, {"Ann.P1.face": "up"}),
    "a province turns facedown": Row(kinds.PROVINCE_TURNED_DOWN, "Ann.P1", True, {"Ann.P1.face": "down"}),
    "a facedown one does not": Row(kinds.PROVINCE_TURNED_DOWN, "Ann.P2", False, {"Ann.P2.face": "down"}),
    "a province breaks": Row(kinds.PROVINCE_BREAKS, "Ann.P1", True, {"Ann.P1.broken": True, "over": False}),
    "a broken one does not": Row(kinds.PROVINCE_BREAKS, "Ann.P3", False, {"Ann.P3.broken": True}),
    "one that cannot does not": Row(kinds.PROVINCE_BREAKS, "Ann.P1", False, {"Ann.P1.broken": False}, {}, BREAK),
    "the stronghold's ends the game": Row(kinds.PROVINCE_BREAKS, "Ann.SP", True, {"winner": "Bob", "victory": "conquest"}),
    "a ring is chosen": Row(kinds.RING_CHOSEN, "", True, {"rings.air.fate": 0, "Ann.fate": 4}, {"other": AIR}),
    "its fate may not be taken": Row(
        kinds.RING_CHOSEN, "", True, {"rings.air.fate": 1, "Ann.fate": 3}, {"other": AIR}, TAKE_RING_FATE
    ),
    "a ring is claimed": Row(kinds.RING_CLAIMED, "", True, {"rings.air.claimed_by": "Ann"}, {"other": AIR}),
    "a ring returns": Row(kinds.RING_RETURNED, "", True, {"rings.water.claimed_by": None}, {"other": 4}),
    "the Favor": Row(
        kinds.FAVOR_CLAIMED, "", True, {"Bob.favor": "political", "Ann.favor": False}, {"seat": 1, "amount": POLITICAL}
    ),
    "the Favor goes": Row(kinds.FAVOR_LOST, "", True, {"Ann.favor": False}),
    "nobody loses a Favor that he has not": Row(kinds.FAVOR_LOST, "", False, {"Ann.favor": "military"}, {"seat": 1}),
    "the first player": Row(kinds.TOKEN_PASSED, "", True, {"first_player": "Bob"}, {"other": 1}),
    "no conflict to move to": Row(kinds.MOVES_TO_CONFLICT, "hare", False, {"hare.participating": False}),
    "no conflict to go home from": Row(kinds.MOVES_HOME, "hare", False, {}),
}  # fmt: skip
IN_CONFLICT = {
    "a character joins": Row(kinds.MOVES_TO_CONFLICT, "hare", True, {"hare.participating": True, "hare.at": "Bob.P1"}),
    "one who is there does not": Row(kinds.MOVES_TO_CONFLICT, "ox", False, {"ox.participating": True}),
    "one who is nowhere does not": Row(kinds.MOVES_TO_CONFLICT, "Trick", False, {}),
    "one who cannot move": Row(kinds.MOVES_TO_CONFLICT, "hare", False, {"hare.participating": False}, {}, MOVE),
    "a participant goes home": Row(kinds.MOVES_HOME, "ox", True, {"ox.participating": False}),
    "one at home does not": Row(kinds.MOVES_HOME, "hare", False, {}),
    "a participant who cannot move": Row(kinds.MOVES_HOME, "ox", False, {"ox.participating": True}, {}, MOVE),
    "after the conflict he returns all the same": Row(kinds.RETURNS_HOME, "ox", True, {"ox.participating": False}, {}, MOVE),
    "one at home stays there": Row(kinds.RETURNS_HOME, "hare", False, {}),
    "with him goes his side": Row(kinds.CONTROL_TAKEN, "ox", True, {"conflict.attacking_skill": 0}, {"seat": 1}),
}  # fmt: skip


def set_up() -> BuiltTable:
    """The table of all rows."""
    waits = action(lambda game, use: deeds.gain_honor(game, use.seat, 1, use))
    return laid({"Mouse": (waits,)}, ANN, BOB, CARDS, rings={"air": {"fate": 1}, "water": {"claimed_by": "Ann"}})


def number(table: BuiltTable, name: str) -> int:
    """A card, or the province card of a place."""
    if not name:
        return NOTHING
    player, _, place = name.partition(".")
    if place:
        provinces = table.game.provinces_of(table.game.names.index(player))
        return next(each.card for each in provinces if each.place == place)
    return table.number(name)


def happen(table: BuiltTable, row: Row) -> Event:
    """Apply the event of a row, with what it forbids."""
    other = row.more.get("other", NOTHING)
    given = {"seat": 0, **row.more, "other": number(table, other) if isinstance(other, str) else other}
    event = Event(row.kind, number(table, row.card), **given)
    if row.forbidden >= 0:
        table.enforce(TOUCHES_BANS, PHASE_END, forbids=lambda game, force, what, thing, by: what == row.forbidden)
    apply(table.game, event)
    return event


@pytest.mark.parametrize("name", ROWS)
def test_an_event_does_what_it_says_or_does_not_happen(name: str) -> None:
    table, row = set_up(), ROWS[name]
    said = len(table.game.log)
    assert happen(table, row).happened == row.happens
    for path, value in row.expect.items():
        assert table.runner.agrees(value, table.look(path)), (path, table.look(path))
    told = len(table.game.log) > said
    assert told == (row.happens or name == "two tokens cancel each other") or row.forbidden == TAKE_RING_FATE


@pytest.mark.parametrize("name", IN_CONFLICT)
def test_an_event_in_a_conflict(name: str) -> None:
    table, row = set_up(), IN_CONFLICT[name]
    table.step("all pass", *CONFLICT, "Ann: attacker ox", "Ann: done", "Bob: done", {"window": "Bob"})
    assert happen(table, row).happened == row.happens
    for path, value in row.expect.items():
        assert table.runner.agrees(value, table.look(path)), (path, table.look(path))


def test_an_event_says_how_much_there_was() -> None:
    """As much as there is: what was asked for beyond that did not happen (lcg.effects.21)."""
    rows = [
        Row(kinds.FATE_LOST, "", True, {}, {"amount": 9}),
        Row(kinds.FATE_GIVEN, "", True, {}, {"amount": 9, "other": 1}),
        Row(kinds.FATE_REMOVED, "ox", True, {}, {"amount": 9}),
        Row(kinds.FATE_MOVED, "ox", True, {}, {"amount": 9}),
        Row(kinds.HONOR_LOST, "", True, {}, {"amount": 99}),
        Row(kinds.HONOR_GIVEN, "", True, {}, {"amount": 99, "other": 1}),
    ]
    found = [happen(set_up(), row) for row in rows]
    assert [each.amount for each in found] == [3, 3, 2, 2, 10, 10]
    assert all(each.amount < each.asked for each in found)


def test_no_fate_on_a_ring_is_nothing_to_tell() -> None:
    """Fate that comes, fate that goes, and none."""
    table = set_up()
    said = len(table.game.log)
    for amount in (1, -1, 0):
        happen(table, Row(kinds.FATE_ON_RING, "", True, {}, {"seat": -1, "amount": amount, "other": AIR}))
    assert [each.kind for each in table.game.log[said:]] == ["fate goes on the ring of", "fate leaves the ring of"]


def test_a_card_goes_on_a_deck_or_below_it() -> None:
    for how, at in ((0, -1), (TO_DECK_BOTTOM, 0)):
        table = set_up()
        happen(table, Row(kinds.CARD_MOVED, "Bolt", True, {}, {"amount": CONFLICT_DECK, "how": how}))
        assert table.game.pile(0, CONFLICT_DECK)[at] == table.number("Bolt")


@pytest.mark.parametrize(("place", "broke"), [("Bob.P1", True), ("Bob.P2", False)])
def test_only_the_attacked_province_is_broken_by_the_conflict(place: str, broke: bool) -> None:
    table = set_up()
    table.step("all pass", *CONFLICT, "Ann: attacker ox", "Ann: done", "Bob: done", {"window": "Bob"})
    happen(table, Row(kinds.PROVINCE_BREAKS, place, True, {}))
    assert table.game.conflict is not None
    assert table.game.conflict.broke == broke


def test_a_facedown_province_is_not_in_play() -> None:
    table = set_up()
    happen(table, Row(kinds.PROVINCE_TURNED_DOWN, "Ann.P1", True, {}))
    assert number(table, "Ann.P1") not in table.game.states


def test_conflicts_won_and_lost_are_counted() -> None:
    table = set_up()
    for seat in (0, 0, 1):
        happen(table, Row(kinds.CONFLICT_WON, "", True, {}, {"seat": seat, "other": 1 - seat}))
    assert [(player.won, player.lost) for player in table.game.players] == [(2, 1), (1, 2)]


@pytest.mark.parametrize(
    ("word", "bowed", "status"),
    [("bowed", True, ORDINARY), ("honored", False, HONORED), ("dishonored", False, DISHONORED), ("", False, ORDINARY)],
)
@pytest.mark.rule("lcg.states.14")
def test_a_card_may_enter_play_in_a_state(word: str, bowed: bool, status: int) -> None:
    state = InPlay(0)
    enter_as(state, word)
    assert (state.bowed, state.status) == (bowed, status)
