"""The table as a player or a spectator sees it, for the terminal: of what he may not know, nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan.core.piles import deck_view, pile_view
from rokugan.editions.lcg.framework.conflict import total
from rokugan.editions.lcg.seen.sentences import sentences
from rokugan.editions.lcg.table.naming import province_place
from rokugan.editions.lcg.table.things import (
    ATTACHMENT,
    CHARACTER,
    CONFLICT_DECK,
    CONFLICT_DISCARD,
    COST,
    DASH,
    DYNASTY_DECK,
    DYNASTY_DISCARD,
    ELEMENTS,
    EVENT,
    GLORY,
    HAND,
    HOLDING,
    IN_PLAY,
    KEYWORDS,
    MILITARY,
    NO_SIDE,
    NOTHING,
    PHASES,
    POLITICAL,
    REMOVED,
    SKILL_NAMES,
    STRENGTH,
    TYPES,
)

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Province

STATUS = ("ordinary", "honored", "dishonored")
SPECTATOR = 31  # a seat that knows nothing


def view(game: LcgGame, seat: int) -> dict[str, Any]:
    """The game as a seat sees it; a negative seat is a spectator."""
    decision = game.decision
    asked: dict[str, Any] | None = None
    if decision is not None:
        asked = {"player": decision.player}
        if decision.seat == seat:
            asked |= {"kind": decision.kind, "prompt": decision.prompt, "options": decision.options}
    outcome = game.outcome
    return {
        "edition": "lcg",
        "viewer": game.names[seat] if seat >= 0 else None,
        "turn": game.round,
        "turn_limit": game.round_limit or None,
        "phase": PHASES[game.phase],
        "active": game.names[game.active],
        "first_player": game.names[game.first],
        "favor": game.names[game.favor] if game.favor >= 0 else None,
        "favor_side": SKILL_NAMES[game.favor_side] if game.favor >= 0 else None,
        "rings": [ring_view(game, ring) for ring in range(5)],
        "players": [player_view(game, seat, each) for each in range(len(game.players))],
        "conflict": conflict_view(game),
        "duel": duel_view(game),
        "decision": asked,
        "outcome": None if outcome is None else {"winner": outcome.winner, "victory": outcome.victory},
        "log": list(sentences(game.log, game.names, seat if seat >= 0 else SPECTATOR)),
    }


def ring_view(game: LcgGame, ring: int) -> dict[str, Any]:
    """A ring: its fate, and whose it is."""
    owner = game.ring_owner[ring]
    return {
        "ring": ELEMENTS[ring],
        "fate": game.ring_fate[ring],
        "claimed_by": game.names[owner] if owner >= 0 else None,
        "contested": game.conflict is not None and game.conflict.ring == ring,
        "elements": [ELEMENTS[each] for each in game.elements_of(ring)],
    }


def player_view(game: LcgGame, seat: int, whose: int) -> dict[str, Any]:
    """One player's side of the table."""
    player = game.players[whose]
    return {
        "name": player.name,
        "clan": player.clan,
        "honor": player.honor,
        "fate": player.fate,
        "dial": player.dial or None,
        "chosen": player.chosen or None if seat == whose else None,
        "role": game.name(player.role) if player.role >= 0 else None,
        "claimed": [ELEMENTS[ring] for ring in game.claimed(whose)],
        "hand": pile_view(game, seat, game.pile(whose, HAND)),
        "conflict_deck": deck_view(game, seat, game.pile(whose, CONFLICT_DECK)),
        "dynasty_deck": deck_view(game, seat, game.pile(whose, DYNASTY_DECK)),
        "conflict_discard": pile_view(game, seat, game.pile(whose, CONFLICT_DISCARD)),
        "dynasty_discard": pile_view(game, seat, game.pile(whose, DYNASTY_DISCARD)),
        "removed": pile_view(game, seat, game.pile(whose, REMOVED)),
        "provinces": [province_view(game, seat, each) for each in game.provinces if each.seat == whose],
        "in_play": [
            in_play_view(game, card)
            for card in game.pile(whose, IN_PLAY)
            if game.states[card].host == NOTHING and game.printed[card].type in (CHARACTER, ATTACHMENT, 5)
        ],
    }


def province_view(game: LcgGame, seat: int, province: Province) -> dict[str, Any]:
    """A province: its card if the viewer may know it, and the dynasty cards in it (lcg.information.02)."""
    knows = province.face_up or seat == province.seat
    state = game.states.get(province.card)
    return {
        "name": province.place,
        "card": game.cards[province.card].title if knows else None,
        "strength": game.value(province.card, STRENGTH) if knows else None,
        "elements": [ELEMENTS[each] for each in game.printed[province.card].elements] if knows else None,
        "face_up": province.face_up,
        "broken": province.broken,
        "cards": [
            (in_play_view(game, card) if card in game.states else printed_view(game, card))
            if game.sees(seat, card)
            else None
            for card in province.cards
        ],
        "attachments": [] if state is None else [in_play_view(game, card) for card in state.attachments],
    }


def printed_view(game: LcgGame, card: int) -> dict[str, Any]:
    """A card with the values it has now."""
    printed = game.printed[card]
    found: dict[str, Any] = {"card": game.name(card), "type": TYPES[printed.type]}
    if printed.has_cost:
        found["cost"] = game.value(card, COST)
    if printed.type == CHARACTER:
        for name, stat in (("military", MILITARY), ("political", POLITICAL)):
            found[name] = "-" if printed.stats[stat] == DASH else game.value(card, stat)
        found["glory"] = game.value(card, GLORY)
    elif printed.type == ATTACHMENT:
        found["military_bonus"], found["political_bonus"] = printed.bonuses[MILITARY], printed.bonuses[POLITICAL]
    elif printed.type == HOLDING:
        found["strength_bonus"] = printed.strength_bonus
    return found


def in_play_view(game: LcgGame, card: int) -> dict[str, Any]:
    """A card in play with what it carries."""
    state = game.states[card]
    bits = game.keywords(card)
    found = printed_view(game, card) | {
        "controller": game.names[state.controller],
        "owner": game.names[game.cards[card].owner],
        "bowed": state.bowed,
        "keywords": [name for name, bit in KEYWORDS if bits & bit],
        "traits": list(game.traits(card)),
    }
    if game.printed[card].type == CHARACTER:
        found |= {
            "status": STATUS[state.status],
            "fate": state.fate,
            "side": (None, "attacking", "defending")[state.side] if state.side != NO_SIDE else None,
        }
    if state.attachments:
        found["attachments"] = [in_play_view(game, each) for each in state.attachments]
    return found


def conflict_view(game: LcgGame) -> dict[str, Any] | None:
    """The conflict under way, with the totals that both sides would count now (lcg.information.09)."""
    conflict = game.conflict
    if conflict is None:
        return None
    return {
        "attacker": game.names[conflict.attacker],
        "defender": game.names[conflict.defender],
        "type": SKILL_NAMES[conflict.type],
        "ring": ELEMENTS[conflict.ring] if conflict.ring >= 0 else None,
        "province": province_place(game, conflict.province) if conflict.province >= 0 else None,
        "attacking": [game.name(card) for card in game.participants(conflict.attacker)],
        "defending": [game.name(card) for card in game.participants(conflict.defender)],
        "attacking_skill": total(game, conflict.attacker),
        "defending_skill": total(game, conflict.defender),
        "winner": game.names[conflict.winner] if conflict.winner >= 0 else None,
    }


def duel_view(game: LcgGame) -> dict[str, Any] | None:
    """The duel under way."""
    duel = game.duel
    if duel is None:
        return None
    return {
        "challenger": game.name(duel.challenger),
        "challenged": game.name(duel.challenged),
        "skill": SKILL_NAMES[duel.skill],
        "winner": game.name(duel.winner) if duel.winner >= 0 else None,
    }


__all__ = ["EVENT", "view"]
