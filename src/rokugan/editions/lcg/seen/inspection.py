"""The values of a position that a scenario can ask for: values of cards, players, provinces, rings, the conflict and the game,
by name."""

from __future__ import annotations

from typing import Any

from rokugan.catalogue import say
from rokugan.core.notation import tidy
from rokugan.editions.lcg.framework.conflict import total
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.naming import province_place, zone_name
from rokugan.editions.lcg.table.state import Province
from rokugan.editions.lcg.table.things import (
    COST,
    DISHONORED,
    ELEMENTS,
    FACEDOWN,
    GLORY,
    HAND,
    HONORED,
    MILITARY,
    NO_SIDE,
    NOTHING,
    PHASES,
    POLITICAL,
    PROVINCE_CARD,
    SKILL_NAMES,
    STRENGTH,
)
from rokugan.errors import ScenarioError, quote
from rokugan.program.lcg.keywords import BITS

STATS = {"military": MILITARY, "political": POLITICAL, "glory": GLORY, "cost": COST, "strength": STRENGTH}
PLACES = ("P1", "P2", "P3", "P4", "SP")


class Named:
    """A card as a value: a scenario may write its handle, its name or its title."""

    def __init__(self, game: LcgGame, card: int) -> None:
        self.game: LcgGame = game
        self.card: int = card

    def fits(self, written: object, handles: dict[str, int]) -> bool:
        """Is this the card that was written?"""
        if not isinstance(written, str):
            return False
        if tidy(written) in (tidy(self.game.name(self.card)), tidy(self.game.cards[self.card].title)):
            return True
        return find(self.game, written, handles) == self.card

    def __repr__(self) -> str:
        return self.game.name(self.card)


def find(game: LcgGame, name: str, handles: dict[str, int]) -> int | None:
    """The card with that handle or name. Of each title one is called by it alone; cards out of sight may be several."""
    wanted = tidy(name)
    for handle, number in handles.items():
        if tidy(handle) == wanted:
            return number
    exact = [n for n in range(len(game.cards)) if wanted in (tidy(game.name(n)), tidy(game.called.full_name(n)))]
    if len(exact) > 1:
        names = ", ".join(game.called.full_name(number) for number in exact)
        raise ScenarioError(say("files.could_be_any", name=name, names=names))
    return exact[0] if exact else None


def look(game: LcgGame, path: str, handles: dict[str, int]) -> object:
    """The value that `Ann.honor`, `ox.military`, `Ann.P1.strength`, `rings.air.fate` or `winner` names."""
    general = of_game(game, path)
    if general is not None:
        return general[0]
    name, _, attribute = path.rpartition(".")
    head, _, place = name.rpartition(".")
    if head in game.names and place.upper() in PLACES:
        province = game.provinces[game.names.index(head) * 5 + PLACES.index(place.upper())]
        return of_province(game, province, attribute)
    if head == "rings":
        return of_ring(game, place, attribute)
    if name == "conflict":
        return of_conflict(game, attribute)
    if name in game.names:
        return of_player(game, game.names.index(name), attribute)
    card = find(game, name, handles)
    if card is None:
        raise ScenarioError(say("files.there_is_no_player_card_or_handle", name=quote(name), path=quote(path)))
    return of_card(game, card, attribute, path)


def of_game(game: LcgGame, path: str) -> tuple[Any] | None:
    """Values of the game as a whole."""
    outcome = game.outcome
    found: dict[str, Any] = {
        "over": outcome is not None,
        "winner": None if outcome is None else outcome.winner,
        "victory": None if outcome is None else outcome.victory,
        "turn": game.round,
        "round": game.round,
        "phase": PHASES[game.phase],
        "active": game.names[game.active],
        "first_player": game.names[game.first],
    }
    return (found[path],) if path in found else None


def of_player(game: LcgGame, seat: int, attribute: str) -> object:
    """Values of a player."""
    player = game.players[seat]
    if attribute in ("honor", "fate", "dial"):
        return getattr(player, attribute)
    if attribute == "hand":
        return len(game.pile(seat, HAND))
    if attribute == "provinces":
        return sum(not province.broken for province in game.provinces_of(seat))
    if attribute == "favor":
        return SKILL_NAMES[game.favor_side] if game.favor == seat else False
    if attribute == "role":
        return None if player.role < 0 else Named(game, player.role)
    if attribute == "stronghold":
        return Named(game, player.stronghold)
    if attribute == "claimed":
        return [ELEMENTS[ring] for ring in game.claimed(seat)]
    if attribute == "eliminated":
        return game.outcome is not None and game.outcome.seat == 1 - seat
    if attribute in PILES:
        return [Named(game, card) for card in game.pile(seat, PILES[attribute])]
    raise ScenarioError(say("files.an_lcg_player_has_no_such_value", attribute=quote(attribute)))


PILES = {"conflict_deck": 1, "dynasty_deck": 2, "conflict_discard": 3, "dynasty_discard": 4, "removed": 5}


def of_province(game: LcgGame, province: Province, attribute: str) -> object:
    """Values of a province."""
    if attribute == "strength":
        return game.value(province.card, STRENGTH)
    if attribute in ("broken", "destroyed"):
        return province.broken
    if attribute == "face":
        return "up" if province.face_up else "down"
    if attribute == "card":
        return Named(game, province.cards[0]) if province.cards else None
    if attribute == "cards":
        return [Named(game, card) for card in province.cards]
    if attribute == "card_face":
        return ("up" if province.shown[0] else "down") if province.cards else None
    if attribute == "province":
        return Named(game, province.card)
    raise ScenarioError(say("files.an_lcg_province_has_no_such_value", attribute=quote(attribute)))


def of_ring(game: LcgGame, name: str, attribute: str) -> object:
    """Values of a ring."""
    if name not in ELEMENTS:
        raise ScenarioError(say("files.there_is_no_ring", name=quote(name), elements=", ".join(ELEMENTS)))
    ring = ELEMENTS.index(name)
    if attribute == "fate":
        return game.ring_fate[ring]
    if attribute == "claimed_by":
        return game.names[game.ring_owner[ring]] if game.ring_owner[ring] >= 0 else None
    if attribute == "contested":
        return ring == game.contested()
    raise ScenarioError(say("files.a_ring_has_no_such_value", attribute=quote(attribute)))


def of_conflict(game: LcgGame, attribute: str) -> object:
    """Values of the conflict; null when there is none."""
    conflict = game.conflict
    known = (
        "type",
        "ring",
        "province",
        "attacking_skill",
        "defending_skill",
        "attacker",
        "defender",
        "elements",
        "unopposed",
    )
    if attribute not in known:
        raise ScenarioError(
            say("files.a_conflict_has_no_such_value", attribute=quote(attribute), known=", ".join(known))
        )
    if conflict is None:
        return None
    if attribute == "type":
        return SKILL_NAMES[conflict.type]
    if attribute == "ring":
        return ELEMENTS[conflict.ring] if conflict.ring >= 0 else None
    if attribute == "province":
        return province_place(game, conflict.province) if conflict.province >= 0 else None
    if attribute == "attacking_skill":
        return total(game, conflict.attacker)
    if attribute == "defending_skill":
        return total(game, conflict.defender)
    if attribute == "elements":
        return [ELEMENTS[each] for each in game.elements_of(conflict.ring)]
    if attribute == "unopposed":
        return conflict.unopposed
    return game.names[conflict.attacker if attribute == "attacker" else conflict.defender]


def of_card(game: LcgGame, card: int, attribute: str, path: str) -> object:
    """Values of a card."""
    state = game.states.get(card)
    if attribute in STATS:
        stat = STATS[attribute]
        return "-" if game.has_dash(card, stat) else game.value(card, stat)
    if attribute == "number":
        return card
    if attribute == "fate":
        return 0 if state is None else state.fate
    if attribute == "bowed":
        return state is not None and state.bowed
    if attribute in ("honored", "dishonored", "dishonorable"):
        return state is not None and state.status == (HONORED if attribute == "honored" else DISHONORED)
    if attribute == "zone":
        return zone_name(game, card)
    if attribute == "at":
        return place_of(game, card)
    if attribute == "controller":
        return game.names[game.controller(card)]
    if attribute == "owner":
        return game.names[game.cards[card].owner]
    if attribute == "attached_to":
        return None if state is None or state.host == NOTHING else Named(game, state.host)
    if attribute == "attachments":
        return [Named(game, each) for each in (() if state is None else state.attachments)]
    if attribute == "keywords":
        bits = game.keywords(card)
        return [name for name, bit in BITS.items() if bits & bit]
    if attribute == "traits":
        return list(game.traits(card))
    if attribute == "face":
        return face_of(game, card)
    if attribute == "participating":
        return game.participates(card)
    if attribute == "broken" and game.printed[card].type == PROVINCE_CARD:
        return game.province_of(card).broken
    if attribute == "tokens":
        return {"fate": state.fate} if state is not None and state.fate else {}
    raise ScenarioError(say("files.an_lcg_card_has_no_such_value", attribute=quote(attribute), path=quote(path)))


def face_of(game: LcgGame, card: int) -> str:
    """Does it lie faceup or facedown?"""
    if game.printed[card].type == PROVINCE_CARD:
        return "down" if game.where[card] == FACEDOWN else "up"
    province = game.holding_province(card)
    if province is not None:
        return "up" if province.shown[province.cards.index(card)] else "down"
    return "up" if game.known[card] == game.everyone() else "down"


def place_of(game: LcgGame, card: int) -> str | None:
    """`Ann.home`, the attacked province `Bob.P2` in a conflict, or the province it lies in."""
    state = game.states.get(card)
    if state is None:
        return province_place(game, card) or None
    while state.host in game.states:
        card, state = state.host, game.states[state.host]
    if state.side != NO_SIDE and game.conflict is not None:
        return province_place(game, game.conflict.province)
    return province_place(game, card) or f"{game.names[state.controller]}.home"
