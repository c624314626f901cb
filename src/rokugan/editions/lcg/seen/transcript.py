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

_BLANK = "blank"


def phase_begins(game: LcgGame) -> str:
    """The phase that begins with the next step; empty if none does."""
    frame = game.stack[-1]
    if not isinstance(frame, Rounds) or frame.at >= len(frame.STEPS):
        return ""
    step = frame.STEPS[frame.at]
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
            title = game.printed[card].title
            found["stronghold"] = {"card": title, "bowed": True} if game.states[card].bowed else title
    found["provinces"] = [province(game, each) for each in lands if not each.is_stronghold_province]
    found["stronghold_province"] = next(
        (province_card(game, each) for each in lands if each.is_stronghold_province), None
    )
    found["hand"] = [game.printed[card].title for card in game.pile(seat, HAND)]
    found["in_play"] = [in_play(game, card, seat) for card in game.pile(seat, IN_PLAY) if is_at_home(game, card, lands)]
    for name, zone in (
        ("conflict_discard", CONFLICT_DISCARD),
        ("dynasty_discard", DYNASTY_DISCARD),
        ("removed", REMOVED),
    ):
        found[name] = [game.printed[card].title for card in game.pile(seat, zone) if _known(game, card)]
    for name, zone in (("conflict_deck", CONFLICT_DECK), ("dynasty_deck", DYNASTY_DECK)):
        deck = game.pile(seat, zone)[::-1]
        found[name] = [game.printed[card].title for card in deck if _known(game, card)]
        found[f"{name}_size"] = len(deck)
    return {key: value for key, value in found.items() if value not in ([], None)}


def _known(game: LcgGame, card: int) -> bool:
    return getattr(game.cards[card].definition, "type", "") != _BLANK


def is_at_home(game: LcgGame, card: int, lands: list[Province]) -> bool:
    """Is it a card that stands for itself: no attachment, no province, no holding in one, no stronghold?"""
    if game.states[card].host != NOTHING or game.printed[card].type in (PROVINCE_CARD, STRONGHOLD):
        return False
    return not (game.printed[card].type == HOLDING and any(card in each.cards for each in lands))


def province(game: LcgGame, here: Province) -> dict[str, Any]:
    """A province with its card and the dynasty cards in it."""
    found: dict[str, Any] = {"province": province_card(game, here)}
    cards = [
        {"card": game.printed[card].title, "face": "up" if up else "down"}
        for card, up in zip(here.cards, here.shown, strict=True)
        if _known(game, card)
    ]
    if cards:
        found["cards"] = cards
    return found


def province_card(game: LcgGame, here: Province) -> dict[str, Any] | None:
    """The province card, which way up it lies, and whether it is broken."""
    printed = game.printed[here.card]
    if printed.title.startswith("Province of "):
        return None
    found: dict[str, Any] = {"title": printed.title, "face": "up" if here.face_up else "down"}
    if here.broken:
        found["broken"] = True
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
