"""The names of places in moves and views."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.core.decision import Choice
from rokugan.editions.lcg.table.things import (
    CONFLICT_DECK,
    DYNASTY_DECK,
    FACEDOWN,
    HAND,
    NO_SIDE,
    PROVINCE,
    ZONE_NAMES,
)

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame

_WORDS = {HAND: "hand", CONFLICT_DECK: "conflict_deck", DYNASTY_DECK: "dynasty_deck"}


def one_for_each_place(choices: list[Choice]) -> list[Choice]:
    """Choices without those that say the same as an earlier one: facedown cards of one province are named by it, and are one."""
    found: list[Choice] = []
    said: set[tuple[str, str]] = set()
    for choice in choices:
        if choice.card is None:
            if (choice.verb, choice.tail) in said:
                continue
            said.add((choice.verb, choice.tail))
        found.append(choice)
    return found


def place_words(game: LcgGame, seat: int, card: int) -> str:
    """Return where a card out of public sight is, as a move of that player says it."""
    zone, holder = game.where[card], game.holder[card]
    whose = "" if holder == seat else f" of {game.names[holder]}"
    if zone in _WORDS:
        return f" in {_WORDS[zone]}{whose}"
    place = province_place(game, card)
    return f" in {place}" if place else f" in {ZONE_NAMES[zone]}{whose}"


def province_place(game: LcgGame, card: int) -> str:
    """`Ann.P2`, for a province card or a card in a province."""
    for province in game.provinces:
        if province.card == card or card in province.cards:
            return f"{game.names[province.seat]}.{province.place}"
    return ""


def zone_name(game: LcgGame, card: int) -> str:
    """The zone of a card in the words of the notation."""
    state = game.states.get(card)
    if state is not None:
        host = game.states.get(state.host)
        if state.side != NO_SIDE or (host is not None and host.side != NO_SIDE):
            return "conflict"
        return "province" if province_place(game, card) else "home"
    return ZONE_NAMES[game.where[card]]


__all__ = ["FACEDOWN", "PROVINCE", "place_words", "province_place", "zone_name"]
