"""What one player, or a spectator, may see: plain data that can be sent anywhere.

Two games that differ only in what the viewer may not know have the same view, to the byte.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan.editions.ccg.battle.attack import assigning_side
from rokugan.editions.ccg.seen.inspection import place_name
from rokugan.editions.ccg.table.ids import (
    ATTACKING,
    CHI,
    DEFENDING,
    FOCUS_VALUE,
    FORCE,
    GOLD_COST,
    HONOR_REQUIREMENT,
    NOTHING,
    PERSONAL_HONOR,
    PRODUCTION,
    STRENGTH,
)
from rokugan.editions.ccg.table.pieces import DEAD, DISHONORED
from rokugan.editions.ccg.text import values

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


def view(game: CcgGame, seat: int) -> dict[str, Any]:
    """The game as a seat sees it; a negative seat is a spectator."""
    decision = game.decision
    asked: dict[str, Any] | None = None
    if decision is not None:
        asked = {"player": decision.player}
        if decision.seat == seat:
            asked |= {"kind": decision.kind, "prompt": decision.prompt, "options": decision.options}
    outcome = game.outcome
    return {
        "edition": game.rules.edition,
        "viewer": game.names[seat] if seat >= 0 else None,
        "turn": game.turn,
        "turn_limit": game.rules.turn_limit or None,
        "phase": game.phase,
        "active": game.names[game.active],
        "favor": game.names[game.favor] if game.favor >= 0 else None,
        "players": [player_view(game, seat, each) for each in range(len(game.players))],
        "attack": attack_view(game),
        "duel": duel_view(game, seat),
        "decision": asked,
        "outcome": None if outcome is None else {"winner": outcome.winner, "victory": outcome.victory},
        "log": [entry.text(game.names, seat if seat >= 0 else 31) for entry in game.log],
        **game.rules.seen.extra_view(game, seat),
    }


def player_view(game: CcgGame, seat: int, whose: int) -> dict[str, Any]:
    """One player's side of the table."""
    player = game.players[whose]
    return {
        "name": player.name,
        "clan": player.clan,
        "honor": player.honor,
        "eliminated": player.eliminated,
        "hand": pile_view(game, seat, player.hand),
        "maximum_hand": game.rules.turn.maximum_hand(game, whose),
        "fate_deck": deck_view(game, seat, player.fate_deck),
        "dynasty_deck": deck_view(game, seat, player.dynasty_deck),
        "fate_discard": [card_name(game, card) for card in player.fate_discard],
        "dynasty_discard": [grave_view(game, card) for card in player.dynasty_discard],
        "removed": pile_view(game, seat, player.removed),
        "provinces": [province_view(game, seat, whose, index) for index in range(len(player.provinces))],
        "focus_pool": pile_view(game, seat, player.focus_pool),
        "focused": pile_view(game, seat, player.focused),
        "in_play": [in_play_view(game, seat, card) for card in player.in_play],
    }


def card_name(game: CcgGame, card: int) -> str:
    """What it is called."""
    return game.name(card)


def pile_view(game: CcgGame, seat: int, cards: list[int]) -> list[str | None]:
    """A group of cards; those the viewer may not know are None, and stand last where their order would tell something."""
    seen: list[str | None] = [card_name(game, card) for card in cards if game.sees(seat, card)]
    return seen + [None] * (len(cards) - len(seen))


def deck_view(game: CcgGame, seat: int, deck: list[int]) -> dict[str, Any]:
    """How many cards are left, and those the viewer has seen by their place from the top. Where nobody may count a deck, its
    size is None unless it is empty, and what lies deep is counted from the bottom (-1)."""
    counted = game.rules.table.decks_counted
    size = len(deck)
    known = {
        str(place if counted or 2 * place < size else place - size): card_name(game, card)
        for place, card in enumerate(reversed(deck))
        if game.known[card] and game.sees(seat, card)
    }
    return {"size": size if counted or not size else None, "known": known}


def grave_view(game: CcgGame, card: int) -> dict[str, Any]:
    """A card in the Dynasty discard pile, dead or discarded."""
    grave = game.graves.get(card, 0)
    return {"card": card_name(game, card), "dead": bool(grave & DEAD), "dishonorable": bool(grave & DISHONORED)}


def province_view(game: CcgGame, seat: int, whose: int, index: int) -> dict[str, Any]:
    """A province: its strength, its cards as far as they are known, its Region."""
    province = game.players[whose].provinces[index]
    return {
        "name": f"P{index + 1}",
        "destroyed": province.destroyed,
        "strength": values.value(game, province.thing, STRENGTH),
        "face_up": province.face_up,
        "cards": [printed_view(game, card) if game.sees(seat, card) else None for card in province.cards],
        "region": in_play_view(game, seat, province.region) if province.region >= 0 else None,
        "fortifications": [in_play_view(game, seat, card) for card in province.fortifications],
    }


def printed_view(game: CcgGame, card: int) -> dict[str, Any]:
    """A card out of play with its stats."""
    behaviour = game.behaviours[card]
    found: dict[str, Any] = {"card": card_name(game, card), "type": behaviour.type}
    if behaviour.type not in ("event", "region", "ring", "stronghold") and "blank" not in behaviour.type:
        found["gold_cost"] = values.value(game, card, GOLD_COST)
    if behaviour.type in ("personality", "follower", "item"):
        found["force"] = values.value(game, card, FORCE)
    if behaviour.type in ("personality", "item"):
        found["chi"] = values.value(game, card, CHI)
    if behaviour.type == "personality":
        found["personal_honor"] = values.value(game, card, PERSONAL_HONOR)
        found["honor_requirement"] = values.value(game, card, HONOR_REQUIREMENT) if behaviour.has_requirement else None
    if behaviour.definition.is_fate:
        found["focus_value"] = values.value(game, card, FOCUS_VALUE)
    return found


def in_play_view(game: CcgGame, seat: int, card: int) -> dict[str, Any]:
    """A card in play with its current values, and what the viewer may know of the cards under it."""
    state = game.states[card]
    behaviour = game.behaviours[card]
    found = printed_view(game, card)
    found |= {
        "controller": game.names[state.controller],
        "owner": game.names[game.cards[card].owner],
        "bowed": state.bowed,
        "at": place_name(game, card),
        "keywords": values.keywords(game, card),
    }
    if behaviour.type == "stronghold":
        found["gold_production"] = values.value(game, card, PRODUCTION)
    if behaviour.type == "personality":
        found["dishonorable"] = state.dishonored
        found["side"] = {ATTACKING: "attacking", DEFENDING: "defending"}.get(state.side)
    if state.tokens:
        found["tokens"] = dict(state.tokens)
    if state.attachments:
        found["attachments"] = [in_play_view(game, seat, each) for each in state.attachments]
    if state.under or state.tucked:
        found["under"] = [card_name(game, each) for each in state.under] + pile_view(game, seat, list(state.tucked))
    return found


def attack_view(game: CcgGame) -> dict[str, Any] | None:
    """The attack under way, with the Force on both sides of each battlefield."""
    attack = game.attack
    if attack is None:
        return None
    return {
        "attacker": game.names[attack.attacker],
        "defender": game.names[attack.defender],
        "current": game.rules.seen.thing_name(game, attack.current) if attack.current != NOTHING else None,
        "segment": attack.segment,
        "assigning": assigning_side(game),
        "battlefields": [
            {
                "at": game.rules.seen.thing_name(game, place),
                "fought": place in attack.fought,
                "attacking": [card_name(game, unit) for unit in game.army(place, ATTACKING)],
                "defending": [card_name(game, unit) for unit in game.army(place, DEFENDING)],
                "attacking_force": values.army_force(game, place, ATTACKING),
                "defending_force": values.army_force(game, place, DEFENDING),
                "terrains": [card_name(game, card) for card in attack.terrains if game.states[card].at == place],
            }
            for place in attack.battlefields
        ],
    }


def duel_view(game: CcgGame, seat: int) -> dict[str, Any] | None:
    """The duel under way."""
    duel = game.duel
    if duel is None:
        return None
    return {
        "challenger": card_name(game, duel.challenger),
        "challenged": card_name(game, duel.challenged),
        "stat": duel.stat,
    }
