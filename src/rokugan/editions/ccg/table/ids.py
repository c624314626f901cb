"""Numbers for the things of a game. A card is its number from 0 up; players and provinces are negative, so that one
list of small numbers can hold whatever a text has chosen."""

from __future__ import annotations

from typing import Final, Literal

from rokugan.core import zones
from rokugan.core.zones import Zone

NOTHING: Final = -1000

# Where a card is.
FATE_DECK: Final = 0
DYNASTY_DECK: Final = 1
HAND: Final = 2
FATE_DISCARD: Final = 3
DYNASTY_DISCARD: Final = 4
PROVINCE: Final = 5
IN_PLAY: Final = 6
REMOVED: Final = 7
FOCUS_POOL: Final = 8
FOCUSED: Final = 9
RESOLVING: Final = 10
UNDER: Final = 11
OUTSIDE: Final = 12

HIDDEN: Final = (FATE_DECK, DYNASTY_DECK, HAND, FOCUS_POOL, FOCUSED)  # where not all can see what a card is

# Who sees what lies in each zone; the cards of a province and those beneath others are seen as they are turned.
ZONES: Final = (
    Zone("fate_deck", zones.HIDDEN),
    Zone("dynasty_deck", zones.HIDDEN),
    Zone("hand", zones.OWN),
    Zone("fate_discard", zones.OPEN),
    Zone("dynasty_discard", zones.OPEN),
    Zone("province", zones.HIDDEN),
    Zone("home", zones.OPEN),
    Zone("removed", zones.OPEN),
    Zone("focus_pool", zones.OWN),
    Zone("focused", zones.HIDDEN),
    Zone("resolving", zones.OPEN),
    Zone("under", zones.HIDDEN),
    Zone("outside", zones.HIDDEN),
)
VISIBILITY: Final[tuple[int, ...]] = tuple([zone.sight for zone in ZONES])
ZONE_NAMES: Final[tuple[str, ...]] = tuple([zone.name for zone in ZONES])

# Stats.
FORCE: Final = 0
CHI: Final = 1
PERSONAL_HONOR: Final = 2
GOLD_COST: Final = 3
FOCUS_VALUE: Final = 4
HONOR_REQUIREMENT: Final = 5
STRENGTH: Final = 6
PRODUCTION: Final = 7

_NUMBERS: Final = tuple(str(number) for number in range(1, 20))  # of provinces

FAMILY_HONOR: Final = -1  # what a trait limits that no card has
ARMY_FORCE: Final = -2  # what a trait adds to an army and not to a card

STATS: Final[dict[str, int]] = {
    "force": FORCE,
    "chi": CHI,
    "personal_honor": PERSONAL_HONOR,
    "gold_cost": GOLD_COST,
    "focus_value": FOCUS_VALUE,
    "honor_requirement": HONOR_REQUIREMENT,
    "strength": STRENGTH,
    "gold_production": PRODUCTION,
}

# The phases of a turn; before the first turn there is none. `tiles` and `paths` are those of War of Honor.
TurnPhase = Literal["", "tiles", "straighten", "events", "action", "attack", "dynasty", "end", "paths"]

# Sides of a battlefield.
NO_SIDE: Final = 0
ATTACKING: Final = 1
DEFENDING: Final = 2
TIE: Final = 3  # of the outcome of a battle: both sides lose; NO_SIDE: neither
SIDE_NAMES: Final = ("", "attacking", "defending")

# Designators.
LIMITED: Final = 1
OPEN: Final = 2
BATTLE: Final = 4
REACTION: Final = 8
DESIGNATORS: Final[dict[str, int]] = {"limited": LIMITED, "open": OPEN, "battle": BATTLE, "reaction": REACTION}

HOME: Final = 0
FIELD: Final = -999  # a battlefield that an effect has created, at no province


def player_thing(seat: int) -> int:
    """The number of a player."""
    return -1 - seat


def is_player(thing: int) -> bool:
    """Is it a player?"""
    return -100 < thing < 0


def seat_of(thing: int) -> int:
    """The seat of a player's number."""
    return -1 - thing


def province_thing(seat: int, index: int) -> int:
    """The number of a province; also of its battlefield."""
    return -100 - seat * 20 - index


def province_number(place: str) -> int:
    """The 2 of `P2`; 0 if that is not how provinces are called."""
    return int(place[1:]) if place[:1] in ("P", "p") and place[1:] in _NUMBERS else 0


def is_province(thing: int) -> bool:
    """Is it a province (or its battlefield)?"""
    return FIELD < thing <= -100


def province_seat(thing: int) -> int:
    """Return whose province it is."""
    return (-100 - thing) // 20


def province_index(thing: int) -> int:
    """Return which of his provinces, counted from 0."""
    return (-100 - thing) % 20


def other_side(side: int) -> int:
    """The side that fights this one."""
    return DEFENDING if side == ATTACKING else ATTACKING


NOTED = (FORCE, CHI, PERSONAL_HONOR)
