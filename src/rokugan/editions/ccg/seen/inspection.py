"""The values of a position that a scenario can ask for: values of cards, players, provinces and of the game, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan.catalogue import say
from rokugan.core.notation import tidy
from rokugan.editions.ccg.table.ids import (
    HOME,
    IN_PLAY,
    STATS,
    STRENGTH,
    UNDER,
    ZONE_NAMES,
    is_province,
    province_number,
    province_seat,
)
from rokugan.editions.ccg.table.pieces import DEAD, DISHONORED
from rokugan.editions.ccg.text.continuous import current_keywords
from rokugan.editions.ccg.text.described import prompts
from rokugan.errors import ScenarioError, quote

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def find(game: CcgGame, name: str, handles: dict[str, int]) -> int | None:
    """The card with that handle, canonical name or (if only one has it) title; an overlaid card is its stack."""
    wanted = tidy(name)
    for handle, number in handles.items():
        if tidy(handle) == wanted:
            return top_of(game, number)
    exact = [n for n in range(len(game.cards)) if wanted in (tidy(game.name(n)), tidy(game.called.full_name(n)))]
    if not exact:
        exact = [card.number for card in game.cards if tidy(card.definition.title) == wanted]
    if len(exact) > 1:
        names = ", ".join(game.called.full_name(number) for number in exact)
        raise ScenarioError(say("files.could_be_any", name=name, names=names))
    return top_of(game, exact[0]) if exact else None


def top_of(game: CcgGame, card: int) -> int:
    """The top of the stack in which a card lies."""
    if game.where[card] == UNDER:
        for number, state in game.states.items():
            if card in state.under:
                return number
    return card


def look(game: CcgGame, path: str, handles: dict[str, int]) -> object:
    """The value that `Ann.honor`, `ox.force`, `Ann.P1.strength` or `winner` names."""
    general = of_game(game, path)
    if general is not None:
        return general[0]
    name, _, attribute = path.rpartition(".")
    head, _, place = name.rpartition(".")
    if head in game.names and province_number(place):
        return of_province(game, game.names.index(head), province_number(place), attribute, handles)
    if name in game.names:
        return of_player(game, game.names.index(name), attribute)
    if head in game.names and place == "path":
        return game.rules.seen.path_of(game, game.names.index(head), attribute)
    card = find(game, name, handles)
    if card is None:
        tile = game.rules.seen.look(game, name, attribute)
        if tile is not None:
            return tile[0]
        raise ScenarioError(say("files.there_is_no_player_card_or_handle", name=quote(name), path=quote(path)))
    return of_card(game, card, attribute, path)


def of_game(game: CcgGame, path: str) -> tuple[Any] | None:
    """Values of the game as a whole."""
    outcome = game.outcome
    if path == "over":
        return (outcome is not None,)
    if path == "winner":
        return (None if outcome is None else outcome.winner,)
    if path == "victory":
        return (None if outcome is None else outcome.victory,)
    if path == "turn":
        return (game.turn,)
    if path == "phase":
        return (game.phase,)
    if path == "active":
        return (game.names[game.active],)
    return None


def of_player(game: CcgGame, seat: int, attribute: str) -> object:
    """Values of a player."""
    player = game.players[seat]
    if attribute == "honor":
        return player.honor
    if attribute == "hand":
        return len(player.hand)
    if attribute == "provinces":
        return len(game.standing(seat))
    if attribute == "favor":
        return game.favor == seat
    if attribute == "eliminated":
        return player.eliminated
    found = game.rules.seen.look(game, game.names[seat], attribute)
    if found is not None:
        return found[0]
    raise ScenarioError(say("files.a_player_has_no_such_value", attribute=quote(attribute)))


def of_province(game: CcgGame, seat: int, number: int, attribute: str, handles: dict[str, int]) -> object:
    """Values of a province."""
    provinces = game.players[seat].provinces
    if not 1 <= number <= len(provinces):
        raise ScenarioError(
            say("files.has_no_such_province", player=game.names[seat], number=number, count=len(provinces))
        )
    province = provinces[number - 1]
    if attribute == "strength":
        return game.value(province.thing, STRENGTH)
    if attribute == "card":
        return None if not province.cards else Named(game, province.cards[0])
    if attribute == "destroyed":
        return province.destroyed
    if attribute == "region":
        return None if province.region < 0 else Named(game, province.region)
    if attribute == "face":
        return "up" if province.face_up else "down"
    if attribute == "tokens":
        return dict(province.tokens)
    raise ScenarioError(say("files.a_province_has_no_such_value", attribute=quote(attribute)))


class Named:
    """A card as a value: a scenario may write its handle, its name or its title."""

    def __init__(self, game: CcgGame, card: int) -> None:
        self.game: CcgGame = game
        self.card: int = card

    def fits(self, written: object, handles: dict[str, int]) -> bool:
        """Is this the card that was written?"""
        if not isinstance(written, str):
            return False
        if tidy(written) in (tidy(self.game.name(self.card)), tidy(self.game.cards[self.card].definition.title)):
            return True
        return find(self.game, written, handles) == self.card

    def __repr__(self) -> str:
        return self.game.name(self.card)


def of_card(game: CcgGame, card: int, attribute: str, path: str) -> object:
    """Values of a card."""
    if attribute in STATS and attribute != "strength":
        return game.value(card, STATS[attribute])
    state = game.states.get(card)
    if attribute == "number":
        return card
    if attribute == "bowed":
        return state is not None and state.bowed
    if attribute in ("dishonorable", "honorable"):
        shamed = state.dishonored if state is not None else bool(game.graves.get(card, 0) & DISHONORED)
        return shamed == (attribute == "dishonorable")
    if attribute == "dead":
        return bool(game.graves.get(card, 0) & DEAD)
    if attribute == "zone":
        return zone_name(game, card)
    if attribute == "at":
        return place_name(game, card)
    if attribute == "controller":
        return game.names[game.controller(card)]
    if attribute == "owner":
        return game.names[game.cards[card].owner]
    if attribute == "attached_to":
        if state is None or state.host < 0:
            return place_of_region(game, card)
        return Named(game, state.host)
    if attribute == "attachments":
        return [Named(game, each) for each in (state.attachments if state is not None else ())]
    if attribute == "tokens":
        return dict(state.tokens) if state is not None else {}
    if attribute == "keywords":
        return current_keywords.keywords(game, card)
    if attribute == "face":
        return "up" if game.rules.table.is_face_up(game, card) else "down"
    raise ScenarioError(say("files.a_card_has_no_such_value", attribute=quote(attribute), path=quote(path)))


def place_of_region(game: CcgGame, card: int) -> str | None:
    """The province a Region is attached to."""
    state = game.states.get(card)
    return prompts.thing_name(game, state.host) if state is not None and is_province(state.host) else None


def zone_name(game: CcgGame, card: int) -> str:
    """The zone of a card in the words of the notation."""
    zone = game.where[card]
    if zone == IN_PLAY and not str(place_name(game, card)).endswith(".home"):
        return "battlefield"
    return ZONE_NAMES[zone]


def place_name(game: CcgGame, card: int) -> str | None:
    """`Ann.home` or `Bob.P2`."""
    if game.where[card] != IN_PLAY:
        return None
    host = game.states[card].host
    place = game.location(card)
    if is_province(
        host
    ):  # a Region is at its province's battlefield, or in its owner's home (samurai.zones.32, .control.05)
        fought_over = game.attack is not None and host in game.attack.battlefields
        place = host if fought_over else place
    if place == HOME:
        seat = province_seat(host) if is_province(host) else game.controller(card)
        return f"{game.names[seat]}.home"
    return prompts.thing_name(game, place)
