"""Where or in what a thing is: in an army, a unit, at a battlefield, in a hand. RELATIONS is the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.ids import (
    ATTACKING,
    DEFENDING,
    DYNASTY_DISCARD,
    FATE_DISCARD,
    HAND,
    HOME,
    IN_PLAY,
    NO_SIDE,
    NOTHING,
    is_province,
    other_side,
    player_thing,
    province_seat,
    seat_of,
)
from rokugan.editions.ccg.text.described import meaning, nouns, performing, sides
from rokugan.editions.ccg.text.described.sides import location_of

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def _anchors(game: CcgGame, action: Action, node: p.In) -> list[int]:
    return meaning.things(game, action, node.of) if node.of is not None else [action.card]


def _anywhere(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    return True


def _everywhere(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    """`In and out of play`: it does not matter where the card is (samurai.states.06)."""
    return True


def _at_any_battlefield(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    return game.location(thing) not in (HOME, NOTHING)


def _in_army(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    """In the same army as the card meant, or in the player's army at the current battlefield."""
    if not _stood(game, action, thing):
        return False
    here = game.location(thing)
    if game.side(thing) == NO_SIDE:
        return False
    owners = meaning.things(game, action, node.of) if node.of is not None else []
    if owners and owners[0] >= 0:
        return game.location(owners[0]) == here and game.side(owners[0]) == game.side(thing)
    place = game.current_battlefield()
    seat = seat_of(owners[0]) if owners else action.player
    return place in (NOTHING, here) and game.side(thing) == sides.side_of_player(game, seat)


def _in_enemy_army(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    if not _stood(game, action, thing):
        return False
    here = game.location(thing)
    mine = sides.side_of_player(game, action.player)
    return game.current_battlefield() in (NOTHING, here) and mine != NO_SIDE and game.side(thing) not in (mine, NO_SIDE)


def _stood(game: CcgGame, action: Action, thing: int) -> bool:
    """Is the thing in play, or is it what has just left it? Of that the text asks how it was then."""
    return thing in game.states or thing == action.subject


def _in_any_army(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    return _stood(game, action, thing) and game.side(thing) != NO_SIDE


def _with_another(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    """In an army in which there is another such card."""
    assert isinstance(node.of, p.Noun)
    return any(card != thing and nouns.matches(game, action, node.of, card) for card in _army_of(game, thing))


def _army_of(game: CcgGame, thing: int) -> list[int]:
    """The cards of the army that the thing is in."""
    if game.side(thing) == NO_SIDE:
        return []
    return performing.whole_units(game, game.army(game.location(thing), game.side(thing)))


def _at_battlefield(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    here = location_of(game, thing)
    state = game.state_of(thing)
    if state is not None and is_province(state.host):
        here = state.host  # a Region is at the battlefield of its province (samurai.g-regions.02)
    if node.of is not None:
        places = [location_of(game, t) for t in meaning.things(game, action, _noun_of(node.of))]
        return here in places and here != HOME
    current = game.current_battlefield()
    return here == current and current != NOTHING


def _noun_of(node: p.Node) -> p.Node:
    """A choice inside a description describes; it is never made."""
    return node.noun if isinstance(node, (p.Chosen, p.Target)) and node.noun.kinds == ("battlefield",) else node


def _at_home(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    state = game.state_of(thing)
    if state is None or game.location(thing) != HOME:
        return False
    seat = province_seat(state.host) if is_province(state.host) else game.controller(thing)
    return node.of is None or player_thing(seat) in meaning.players_of(game, action, node.of)


def _in_unit(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    mine = game.personality_of(thing)
    return mine != NOTHING and any(game.personality_of(each) == mine for each in _anchors(game, action, node))


def _attached(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    state = game.state_of(thing)
    if state is None or state.host == NOTHING:
        return False
    if isinstance(node.of, p.Noun):
        return nouns.matches(game, action, node.of, state.host)
    return state.host in _anchors(game, action, node)


def _at_location(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    here = location_of(game, thing)
    for anchor in _anchors(game, action, node):
        if here == location_of(game, anchor):
            if here != HOME or game.controller(thing) == game.controller(anchor):
                return True
    return False


def _other_battlefield(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    return location_of(game, thing) not in (HOME, NOTHING, game.current_battlefield())


def _elsewhere(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    return not _at_location(game, action, node, thing)


def _under(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    """Lying under one of the cards meant, which is in play."""
    return any(thing in game.states[card].tucked for card in _anchors(game, action, node) if card in game.states)


def _was_under(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    """Lying under one of the cards meant when it left play."""
    return any(thing in game.last[card].tucked for card in _anchors(game, action, node) if card in game.last)


def _in_province(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    holding = game.province_holding(thing)
    if holding is None or node.of is None:
        return holding is not None
    found = meaning.things(game, action, node.of)
    return holding.thing in found or player_thing(province_seat(holding.thing)) in found


def _in_zone(game: CcgGame, node: p.In, thing: int, zones: tuple[int, ...], action: Action) -> bool:
    if thing < 0 or game.where[thing] not in zones:
        return False
    return node.of is None or player_thing(game.seat_of_zone(thing)) in meaning.players_of(game, action, node.of)


def _in_hand(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    return _in_zone(game, node, thing, (HAND,), action)


def _in_discard(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    return _in_zone(game, node, thing, (FATE_DISCARD, DYNASTY_DISCARD), action)


def _in_play(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    return thing < 0 or game.where[thing] == IN_PLAY


def _unit_led_by(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    assert isinstance(node.of, p.Noun)
    return nouns.matches(game, action, node.of, game.personality_of(thing))


def _play_or_discard(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    """`In play or in your discard pile`: whose it is that lies in play is another matter."""
    return thing < 0 or game.where[thing] == IN_PLAY or _in_discard(game, action, node, thing)


def _in_any_unit(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    return thing in game.states and game.personality_of(thing) != NOTHING


def _in_enemy_unit(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    return _in_any_unit(game, action, node, thing) and sides.is_enemy(
        game, action.player, thing, game.controller(thing)
    )


def _army_with(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    """In an army in which there is such a card, itself included."""
    assert isinstance(node.of, p.Noun)
    return any(nouns.matches(game, action, node.of, card) for card in _army_of(game, thing))


def _in_attacking_army(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    return _in_army_on(game, action, thing, ATTACKING)


def _in_defending_army(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    return _in_army_on(game, action, thing, DEFENDING)


def _in_army_on(game: CcgGame, action: Action, thing: int, side: int) -> bool:
    """On that side; during a battle, of that battle (samurai.g-battle.01)."""
    if not _stood(game, action, thing) or game.side(thing) != side:
        return False
    return thing not in game.states or game.current_battlefield() in (NOTHING, game.location(thing))


def _attacking_you(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    attack = game.attack
    return attack is not None and attack.defender == action.player and _in_attacking_army(game, action, node, thing)


def _enemy_units(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    """Of a battlefield: are there enemy units?"""
    mine = sides.side_of_player(game, action.player)
    return mine != NO_SIDE and bool(game.army(thing, other_side(mine)))


def _opposing(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    """Of a battlefield: would the units meant be opposed there?"""
    sides = [game.side(each) for each in _anchors(game, action, node)]
    return any(side != NO_SIDE and bool(game.army(thing, other_side(side))) for side in sides)


def _at_adjacent(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    """Of a unit: is it at a battlefield next to that of the present battle?"""
    return _adjacent(game, action, node, game.location(thing))


def _adjacent(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    """Of a battlefield: is its province next to that of the present battle (samurai.g-provinces.01)?"""
    here = game.current_battlefield()
    row = [province.thing for province in game.standing(province_seat(here))] if is_province(here) else []
    return here in row and thing in row and abs(row.index(here) - row.index(thing)) == 1


def _adjacent_province(game: CcgGame, action: Action, node: p.In, thing: int) -> bool:
    """Of a province, or of a card attached to one: is it next to that of the text's card, or of the present battle? Where one
    between them was destroyed, they are (gold.provinces.06)."""
    host = game.states[action.card].host if action.card in game.states else NOTHING
    here = host if is_province(host) else game.current_battlefield()
    there = game.states[thing].host if thing in game.states else thing
    row = [province.thing for province in game.standing(province_seat(here))] if is_province(here) else []
    return here in row and there in row and abs(row.index(here) - row.index(there)) == 1


RELATIONS: dict[str, Callable[[CcgGame, Action, p.In, int], bool]] = {
    "adjacent": _adjacent,
    "adjacent province": _adjacent_province,
    "opposing": _opposing,
    "at adjacent": _at_adjacent,
    "any location": _anywhere,
    "everywhere": _everywhere,
    "any battlefield": _at_any_battlefield,
    "army": _in_army,
    "enemy army": _in_enemy_army,
    "any army": _in_any_army,
    "army with another": _with_another,
    "battlefield": _at_battlefield,
    "home": _at_home,
    "unit": _in_unit,
    "attached": _attached,
    "location": _at_location,
    "other location": _elsewhere,
    "other battlefield": _other_battlefield,
    "under": _under,
    "was under": _was_under,
    "province": _in_province,
    "hand": _in_hand,
    "discard": _in_discard,
    "play": _in_play,
    "enemy units": _enemy_units,
    "play or discard": _play_or_discard,
    "any unit": _in_any_unit,
    "unit led by": _unit_led_by,
    "enemy unit": _in_enemy_unit,
    "army with": _army_with,
    "attacking army": _in_attacking_army,
    "defending army": _in_defending_army,
    "attacking you": _attacking_you,
    "and out of play": _anywhere,
}
