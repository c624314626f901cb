"""Provinces, rings, the Imperial Favor and the first player token, and the result of a conflict."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.core.frames import Frame
from rokugan.editions.lcg.changes.noting import note, spot
from rokugan.editions.lcg.changes.plunder import Plunder
from rokugan.editions.lcg.table.abilities import (
    BREAK,
    TAKE_RING_FATE,
)
from rokugan.editions.lcg.table.kinds import (
    DISHONORED_ACT,
    HONORED_ACT,
)
from rokugan.editions.lcg.table.state import Event
from rokugan.editions.lcg.table.things import FACEDOWN, player_thing
from rokugan.program.lcg.keywords import PRIDE

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame


def card_turned_up(game: LcgGame, event: Event) -> bool:
    """A facedown dynasty card in a province turns faceup."""
    province = game.holding_province(event.card)
    if province is None:
        return False
    at = province.cards.index(event.card)
    if province.shown[at]:
        return False
    province.shown[at] = True
    game.show(event.card)
    note(game, "turns faceup", event, province.seat, event.card, came=spot(game, event.card))
    return True


def province_revealed(game: LcgGame, event: Event) -> bool:
    """A facedown province turns faceup and is in play."""
    province = game.province_of(event.card)
    if province.face_up:
        return False
    province.face_up = True
    game.enter(event.card, province.seat)
    note(game, "reveals", event, province.seat, event.card, came=spot(game, event.card))
    return True


def province_turned_down(game: LcgGame, event: Event) -> bool:
    """A faceup province turns facedown: its faceup side is out of play."""
    province = game.province_of(event.card)
    if not province.face_up:
        return False
    province.face_up = False
    note(game, "turns facedown", event, province.seat, event.card, came=spot(game, event.card))
    game.leave(event.card, province.seat, FACEDOWN)
    return True


def province_breaks(game: LcgGame, event: Event) -> bool:
    """A province breaks. A stronghold province that breaks ends the game (lcg.victory)."""
    province = game.province_of(event.card)
    if province.broken or game.forbidden(BREAK, event.card, event.use):
        return False
    province.broken = True
    conflict = game.conflict
    if conflict is not None and conflict.province == event.card:
        conflict.broke = True
    note(game, "breaks", event, event.seat, event.card, came=spot(game, event.card))
    if province.is_stronghold_province:
        game.end(1 - province.seat, "conquest")
    elif conflict is not None:  # however it broke: the attacking player has the option (lcg.provinces.03)
        game.push(Plunder(conflict.attacker, province.cards[:]))
    return True


def ring_chosen(game: LcgGame, event: Event) -> bool:
    """A ring becomes contested: all fate on it goes to the attacking player's pool (lcg.rings)."""
    if game.forbidden(TAKE_RING_FATE, player_thing(event.seat), event.use):
        return True  # it stays on the ring
    event.amount = game.ring_fate[event.other]
    game.players[event.seat].fate += event.amount
    game.ring_fate[event.other] = 0
    if event.amount:
        ring, taker = RING_WORDS[event.other], game.names[event.seat]
        note(game, "fate leaves the ring of", event, event.seat, amount=event.amount, words=ring, went=taker)
    return True


def conflict_won(game: LcgGame, event: Event) -> bool:
    """The result stands; characters with pride are honored or dishonored by it."""
    game.players[event.seat].won += 1
    game.players[event.other].lost += 1
    note(game, "wins the conflict", event, event.seat, amount=event.amount)
    proud = [
        Event(HONORED_ACT if seat == event.seat else DISHONORED_ACT, card, seat, rule="lcg.keywords.15")
        for seat in (game.first, 1 - game.first)
        for card in game.participants(seat)
        if game.keywords(card) & PRIDE
    ]
    if proud:
        game.push(FollowAtOnce(proud))
    return True


class FollowAtOnce(Frame["LcgGame"]):
    """Events that follow at once from what has just happened, before the reactions to it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("events",)
    STEPS: ClassVar[tuple[str, ...]] = ("follow",)
    ARGS: ClassVar[int] = 1

    def __init__(self, events: list[Event]) -> None:
        self.events: list[Event] = events

    def follow(self, game: LcgGame) -> None:
        """Let the events happen together."""
        game.happen(self.events)


def ring_claimed(game: LcgGame, event: Event) -> bool:
    """A ring goes into a player's claimed ring pool."""
    game.ring_owner[event.other] = event.seat
    note(game, "claims the ring of", event, event.seat, words=RING_WORDS[event.other])
    return True


RING_WORDS = ("air", "earth", "fire", "void", "water")


def ring_returned(game: LcgGame, event: Event) -> bool:
    """A ring goes into the unclaimed ring pool."""
    owner = game.ring_owner[event.other]
    game.ring_owner[event.other] = -1
    note(game, "returns the ring of", event, owner, words=RING_WORDS[event.other])
    return True


def favor_claimed(game: LcgGame, event: Event) -> bool:
    """A player has the Imperial Favor, on the side he sets (amount)."""
    game.favor = event.seat
    game.favor_side = event.amount
    note(game, "claims the Imperial Favor", event, event.seat, words=("military", "political")[event.amount])
    return True


def favor_lost(game: LcgGame, event: Event) -> bool:
    """The Imperial Favor goes back into the token bank."""
    if game.favor != event.seat:
        return False
    game.favor = -1
    note(game, "loses the Imperial Favor", event, event.seat)
    return True


def token_passed(game: LcgGame, event: Event) -> bool:
    """The opponent becomes the first player."""
    game.first = event.other
    note(game, "is the first player", event, event.other)
    return True
