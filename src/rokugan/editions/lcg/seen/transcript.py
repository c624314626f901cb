"""A position written down: the table of a game as the scenario that sets it up again (`position` reads it)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan.editions.lcg.framework.rounds import Rounds
from rokugan.editions.lcg.table.things import (
    CONFLICT_DECK,
    CONFLICT_DISCARD,
    DISHONORED,
    DYNASTY_DECK,
    DYNASTY_DISCARD,
    ELEMENTS,
    HAND,
    HOLDING,
    HONORED,
    IN_PLAY,
    NOTHING,
    PHASES,
    PROVINCE_CARD,
    REMOVED,
    SKILL_NAMES,
    STRONGHOLD,
)

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Province


def phase_begins(game: LcgGame) -> str:
    """The phase that begins with the next step; empty if none does."""
    frame = game.stack[-1]
    step = frame.STEPS[frame.at] if isinstance(frame, Rounds) else ""
    return step if step in PHASES else ""


def transcribed(game: LcgGame, phase: str) -> dict[str, Any]:
    """The whole table, at the beginning of a phase."""
    rings = {
        element: {"fate": game.ring_fate[ring]}
        | ({"claimed_by": game.names[game.ring_owner[ring]]} if game.ring_owner[ring] >= 0 else {})
        for ring, element in enumerate(ELEMENTS)
    }
    return {
        "edition": "lcg",
        "seed": game.randomness.seed(),
        "turn": game.round,
        "phase": phase,
        "first_player": game.names[game.first],
        "rings": {element: said for element, said in rings.items() if said != {"fate": 0}},
        "players": [player(game, seat) for seat in range(len(game.players))],
    }


def player(game: LcgGame, seat: int) -> dict[str, Any]:
    """One player, and all that is his."""
    who = game.players[seat]
    found: dict[str, Any] = {"name": who.name, "honor": who.honor, "fate": who.fate}
    if who.dial:
        found["dial"] = who.dial
    if game.favor == seat:
        found["favor"] = SKILL_NAMES[game.favor_side]
    if who.role >= 0:
        found["role"] = game.printed[who.role].title
    lands = [each for each in game.provinces if each.seat == seat]
    for card in game.pile(seat, IN_PLAY):
        if game.printed[card].type == STRONGHOLD:
            found["stronghold"] = stronghold(game, card)
    found["provinces"] = [province(game, each) for each in lands if not each.is_stronghold_province]
    found["stronghold_province"] = next(
        (province_card(game, each) for each in lands if each.is_stronghold_province), None
    )
    found["in_play"] = [in_play(game, card, seat) for card in game.pile(seat, IN_PLAY) if is_at_home(game, card)]
    for name, zone in (
        ("hand", HAND),
        ("conflict_discard", CONFLICT_DISCARD),
        ("dynasty_discard", DYNASTY_DISCARD),
        ("removed", REMOVED),
    ):
        found[name] = [listed(game, card) for card in game.pile(seat, zone)]
    for name, zone in (("conflict_deck", CONFLICT_DECK), ("dynasty_deck", DYNASTY_DECK)):
        deck = game.pile(seat, zone)[::-1]
        known = deck[:]
        while known and is_blank(game, known[-1]):
            known.pop()
        found[name] = [listed(game, card) for card in known]
        found[f"{name}_size"] = len(deck)
    return {key: value for key, value in found.items() if value not in ([], None)}


def is_blank(game: LcgGame, card: int) -> bool:
    """Is it one of the cards that a position puts where it names none?"""
    return game.printed[card].title == "Blank"


def listed(game: LcgGame, card: int) -> object:
    """Return how a pile names a card: by its title; a blank that is not at the bottom of its deck is written out."""
    definition = game.cards[card].definition
    if is_blank(game, card):
        return {"card": {"title": definition.title, "type": "event", "side": definition.side}}
    return definition.title


def stronghold(game: LcgGame, card: int) -> object:
    """A stronghold by its title; a plain one, which no library has, is written out."""
    definition, state = game.cards[card].definition, game.states[card]
    plain = definition.title == "Stronghold" or definition.title.startswith("Stronghold of ")
    if not plain and not state.bowed:
        return definition.title
    found: dict[str, Any] = {"title" if plain else "card": definition.title}
    if plain:
        numbers = {key: getattr(definition, key) for key in ("strength_bonus", "honor", "fate", "influence_pool")}
        found |= {key: value for key, value in numbers.items() if value}
    return found | ({"bowed": True} if state.bowed else {})


def is_at_home(game: LcgGame, card: int) -> bool:
    """Is it a card that stands for itself: no attachment, no province, no holding in one, no stronghold?"""
    return game.states[card].host == NOTHING and game.printed[card].type not in (PROVINCE_CARD, STRONGHOLD, HOLDING)


def province(game: LcgGame, here: Province) -> dict[str, Any]:
    """A province with its card and the dynasty cards in it."""
    found: dict[str, Any] = {"province": province_card(game, here)}
    cards = list(zip(here.cards, here.shown, strict=True))
    if len(cards) != 1 or cards[0][1] or not is_blank(game, cards[0][0]):
        found["cards"] = [in_province(game, card, up) for card, up in cards]
    return found


def in_province(game: LcgGame, card: int, up: bool) -> dict[str, Any]:
    """A dynasty card in a province, and which way up it lies."""
    named = listed(game, card)
    return (named if isinstance(named, dict) else {"card": named}) | {"face": "up" if up else "down"}


def province_card(game: LcgGame, here: Province) -> dict[str, Any] | None:
    """The province card, which way up it lies, and whether it is broken. A plain one, which no library has, is written out; of
    one that is nobody's concern yet there is nothing to say."""
    definition = game.cards[here.card].definition
    found: dict[str, Any] = {"title": definition.title, "face": "up" if here.face_up else "down"}
    if here.broken:
        found["broken"] = True
    if definition.title.startswith("Province of "):
        if not here.face_up:
            return None
        found["element"] = list(definition.elements)
        if definition.strength:
            found["strength"] = definition.strength
    return found


def in_play(game: LcgGame, card: int, seat: int) -> dict[str, Any]:
    """A card in play with what it has."""
    state = game.states[card]
    found: dict[str, Any] = {"card": game.printed[card].title}
    owner = game.cards[card].owner
    if owner != seat:
        found["owner"] = game.names[owner]
    if state.bowed:
        found["bowed"] = True
    if state.fate:
        found["fate"] = state.fate
    if state.status == HONORED:
        found["honored"] = True
    elif state.status == DISHONORED:
        found["dishonored"] = True
    if state.attachments:
        found["attachments"] = [in_play(game, each, seat) for each in state.attachments]
    return found
