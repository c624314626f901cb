"""The small numbers of the game: zones, types, stats, phases, sides, and the things that abilities speak of.

A thing is a whole number: a card is its own number, players and rings are negative.
"""

from __future__ import annotations

from typing import Final

from rokugan.core.zones import HIDDEN, OPEN, OWN, Zone

NOTHING: Final = -1000

# ------------------------------------------------------------------------------------------------- players and rings

_FIRST_RING: Final = -10
AIR: Final = 0
EARTH: Final = 1
FIRE: Final = 2
VOID: Final = 3
WATER: Final = 4
ELEMENTS: Final = ("air", "earth", "fire", "void", "water")


def player_thing(seat: int) -> int:
    """A player as a thing."""
    return -1 - seat


def is_player(thing: int) -> bool:
    """Is the thing a player?"""
    return -2 <= thing <= -1


def seat_of(thing: int) -> int:
    """The seat of a player that is a thing."""
    return -1 - thing


def ring_thing(ring: int) -> int:
    """A ring as a thing."""
    return _FIRST_RING - ring


def is_ring(thing: int) -> bool:
    """Is the thing a ring?"""
    return _FIRST_RING - 4 <= thing <= _FIRST_RING


def ring_of(thing: int) -> int:
    """The number of a ring that is a thing."""
    return _FIRST_RING - thing


# --------------------------------------------------------------------------------------------------------------- zones

HAND: Final = 0
CONFLICT_DECK: Final = 1
DYNASTY_DECK: Final = 2
CONFLICT_DISCARD: Final = 3
DYNASTY_DISCARD: Final = 4
REMOVED: Final = 5
PROVINCE: Final = 6  # a dynasty card in a province that is not in play: facedown, or a character
IN_PLAY: Final = 7  # characters, attachments, faceup holdings, strongholds, faceup provinces
FACEDOWN: Final = 8  # a facedown province card (lcg.provinces: in play only as "facedown province")
BESIDE: Final = 9  # a role, beside the stronghold, not in play
BEING_PLAYED: Final = 10  # an event whose cost is paid, until its effects have resolved
ASIDE: Final = 11  # set aside: mulliganed cards
ZONES: Final = (
    Zone("hand", OWN),
    Zone("conflict_deck", HIDDEN),
    Zone("dynasty_deck", HIDDEN),
    Zone("conflict_discard", OPEN),
    Zone("dynasty_discard", OPEN),
    Zone("removed", OPEN),
    Zone("province", HIDDEN),
    Zone("home", OPEN),
    Zone("province", OWN),
    Zone("role", OPEN),
    Zone("being_played", OPEN),
    Zone("aside", OWN),
)
VISIBILITY: Final[tuple[int, ...]] = tuple([zone.sight for zone in ZONES])
ZONE_NAMES: Final[tuple[str, ...]] = tuple([zone.name for zone in ZONES])

# --------------------------------------------------------------------------------------------------------------- types

CHARACTER: Final = 0
ATTACHMENT: Final = 1
HOLDING: Final = 2
EVENT: Final = 3
PROVINCE_CARD: Final = 4
STRONGHOLD: Final = 5
ROLE: Final = 6
BLANK_CARD: Final = 7  # an unknown card of a position
TYPES: Final = ("character", "attachment", "holding", "event", "province", "stronghold", "role", "blank")

# --------------------------------------------------------------------------------------------------------------- stats

MILITARY: Final = 0
POLITICAL: Final = 1
GLORY: Final = 2
COST: Final = 3
STRENGTH: Final = 4
INCOME: Final = 5  # the fate value of a stronghold
BLANK: Final = 6  # no stats, but known with them: is the text box blank, are the traits?
BLANK_TRAITS: Final = 7
SKILL_NAMES: Final = ("military", "political")
DASH: Final = -99  # a skill printed as a dash: it is not 0

ORDINARY: Final = 0
HONORED: Final = 1
DISHONORED: Final = 2

NO_SIDE: Final = 0
ATTACKING: Final = 1
DEFENDING: Final = 2

# -------------------------------------------------------------------------------------------------------------- phases

DYNASTY_PHASE: Final = 0
DRAW_PHASE: Final = 1
CONFLICT_PHASE: Final = 2
FATE_PHASE: Final = 3
REGROUP_PHASE: Final = 4
PHASES: Final = ("dynasty", "draw", "conflict", "fate", "regroup")

# ------------------------------------------------------------------------------------------------------- how, how long

PLAYED: Final = 1
PUT: Final = 2
PUT_BOWED: Final = 3
PUT_HONORED: Final = 4
PUT_DISHONORED: Final = 5

SPENT: Final = 1  # fate that is lost from a pool: it is spent

DISCARDED: Final = 1
SACRIFICED: Final = 2
TO_HAND: Final = 3
TO_DECK: Final = 4
TO_DECK_BOTTOM: Final = 5
REMOVED_FROM_GAME: Final = 6
INTO_DECK: Final = 7  # shuffled into its owner's deck

WHILE_IN_PLAY: Final = 0
CONFLICT_END: Final = 1
PHASE_END: Final = 2
ROUND_END: Final = 3
DUEL_END: Final = 4
FOREVER: Final = 5
"""Until when something is in force, and the period in which a limit or maximum counts."""
