"""Filters: whether a thing is as a noun's further words describe it. FILTERS, STATES and RELATIONS are the tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rokugan.cards import program as p
from rokugan.cards.model import CLANS, ELEMENTS
from rokugan.editions.ccg import amounts, conditions, nouns, patterns, references, values
from rokugan.editions.ccg.context import ASSIGN, BATTLE_RESOLUTION, DESTROY_PROVINCE, Context, event_codes
from rokugan.editions.ccg.game import DEAD, DISHONORED
from rokugan.editions.ccg.things import (
    ATTACKING,
    DEFENDING,
    DESIGNATORS,
    DYNASTY_DISCARD,
    FATE_DISCARD,
    FOCUSED,
    HAND,
    HOME,
    IN_PLAY,
    NO_SIDE,
    NOTHING,
    is_player,
    is_province,
    player_thing,
    province_seat,
    seat_of,
)

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


def fits(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    """Does the thing fit a filter? A condition may stand as a filter too."""
    found = FILTERS.get(type(node))
    return conditions.holds_for(game, context, node, thing) if found is None else found(game, context, node, thing)


def _has_keyword(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.HasKeyword)
    return has_word(game, thing, node) == node.positive


def has_word(game: CcgGame, thing: int, node: p.HasKeyword) -> bool:
    """A keyword, a Clan alignment, or a whole title. A unit has Cavalry if all of it has."""
    if thing < 0:
        return is_player(thing) and f"{game.players[seat_of(thing)].clan} Clan" == node.keyword
    if node.base:
        return node.keyword in game.behaviours[thing].keywords
    return values.has_keyword(game, thing, node.keyword) or game.behaviours[thing].title == node.keyword


def _state(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.State)
    return in_state(game, context, node.name, thing) == node.positive


def _stat_is(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.StatIs)
    if node.total:
        left = amounts.total_of(game, references.whole_units(game, [thing]), node.stat, units=True)
    else:
        left = amounts.stat_of(game, thing, node.stat, node.base)
    if node.right is not None:
        right = amounts.number(game, context, node.right, thing)
    elif node.total:
        unit = references.whole_units(game, references.performers(game, context)[:1])
        right = amounts.total_of(game, unit, node.stat, units=True)
    else:
        right = amounts.performer_stat(game, context, node.stat)
    return nouns.compare(left, node.op, right)


def _cards_in(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.CardsIn)
    mine = len(references.whole_units(game, [thing]))
    if type(node.than) in amounts.NUMBERS:
        return nouns.compare(mine, node.op, amounts.number(game, context, node.than, thing))
    other = references.whole_units(game, references.things(game, context, node.than))
    return nouns.compare(mine, node.op, len(other))


def _none_of(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.NoneOf)
    return not any(fits(game, context, each, thing) for each in node.filters)


def _with(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.With)
    wanted = amounts.number(game, context, node.number, thing)
    return nouns.compare(nouns.count_on(game, context, node.noun, thing), node.op, wanted)


def _has_token(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.HasToken)
    wanted = amounts.number(game, context, node.number, thing)
    return nouns.compare(amounts.tokens_on(game, node.name, thing), node.op, wanted)


def _titled(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.Titled)
    return (thing >= 0 and game.behaviours[thing].title == node.title) == node.positive


def _among(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.Among)
    return thing in references.things(game, context, node.what)


def _opposing(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.Opposing)
    return any(opposes(game, thing, each) for each in references.things(game, context, node.what))


def _other_than(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.OtherThan)
    return thing not in references.things(game, context, node.what)


def _in(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.In)
    found = RELATIONS.get(node.relation)
    return (found is not None and found(game, context, node, thing)) == node.positive


def _past(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.Past)
    return in_past(game, context, node, thing) == node.positive


def _shares(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.Shares)
    return shares(game, context, node, thing) == node.positive


def _either(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.Either)
    return any(fits(game, context, each, thing) for each in node.filters)


def _all_filters(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.AllFilters)
    return all(fits(game, context, each, thing) for each in node.filters)


def _fits(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.Fits)
    return nouns.matches(game, context, node.noun, thing)


def _noun(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.Noun)
    return nouns.matches(game, context, node, thing)


def _not(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.Not)
    return not fits(game, context, node.condition, thing)


def _provided(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.Provided)
    return not conditions.holds_for(game, context, node.condition, thing) or fits(game, context, node.filter, thing)


def _has_ability(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    """An ability of that kind: a designator, a keyword of actions, or `Ranged Attack`."""
    assert isinstance(node, p.HasAbility)
    if thing < 0:
        return not node.positive
    kind = node.kind.removeprefix("base ").lower()
    if kind == "gold":
        return bool(game.behaviours[thing].gold) == node.positive  # a Gold-producing Holding
    found = game.behaviours[thing].abilities if node.kind.startswith("base ") else game.abilities(thing)
    mask = DESIGNATORS.get(kind)
    have = any(
        not kind
        or (mask is not None and bool(info.mask & mask))
        or (kind == "ranged attack" and bool(info.ranged_slots))
        or any(word.lower() == kind for word in info.keywords)
        for info in found
    )
    return have == node.positive


def _can_attach(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.CanAttach)
    words = [each.keyword for each in node.noun.filters if isinstance(each, p.HasKeyword)]
    from rokugan.editions.ccg.entry import most_worn

    return thing in game.states and all(most_worn(game, thing, word) > 1 for word in words)


def _has_some(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.HasSome)
    words = ELEMENTS if node.kind == "element" else tuple(f"{clan} Clan" for clan in CLANS)
    return any(has_word(game, thing, p.HasKeyword(word)) for word in words) == node.positive


def _controls(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    """Of a player; of a card, of its controller."""
    assert isinstance(node, p.Controls)
    seat = (
        seat_of(thing) if is_player(thing) else province_seat(thing) if is_province(thing) else game.controller(thing)
    )
    reader = Context(seat, context.card, None)
    held = sum(1 for card in nouns.candidates(game, reader, node.noun) if game.controller(card) == seat)
    return nouns.compare(held, node.op, amounts.number(game, context, node.number, thing))


def _faces(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.Faces)
    duel = game.duel
    if duel is not None and thing in (duel.challenger, duel.challenged):
        other = duel.challenged if thing == duel.challenger else duel.challenger
        if nouns.matches(game, context, node.noun, other):
            return True
    return _is_opposed_by(game, context, node.noun, thing)


def _opposed_by(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.OpposedBy)
    return _is_opposed_by(game, context, node.noun, thing)


def _is_opposed_by(game: CcgGame, context: Context, noun: p.Noun, thing: int) -> bool:
    return any(opposes(game, thing, each) and nouns.matches(game, context, noun, each) for each in list(game.states))


def _whose(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    """Something that belongs to the thing fits."""
    assert isinstance(node, p.Whose)
    part = thing
    if node.part in ("unit", "personality"):
        part = game.personality_of(thing) if thing >= 0 else NOTHING
    elif node.part == "controller":
        part = references.players_of(game, context, p.Controller(p.These((thing,))))[0]
    elif node.part == "province":
        found = references.things(game, context, p.ProvinceOf(p.These((thing,))))
        part = found[0] if found else NOTHING
    return part != NOTHING and fits(game, context, node.filter, part)


def _best(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    """Judged among all that fit the rest of the description, by whoever gathers them; one thing alone is the best."""
    return True


def best_of(game: CcgGame, context: Context, node: p.Best, found: list[int]) -> list[int]:
    """Those of the things than which no other has more (or less) of the stat."""
    if node.where is not None:
        found = [thing for thing in found if fits(game, context, node.where, thing)]
    if not found:
        return found
    numbers = [amounts.stat_of(game, thing, node.stat) for thing in found]
    bound = min(numbers) if node.lowest else max(numbers)
    return [thing for thing, each in zip(found, numbers, strict=True) if each == bound]


FILTERS: dict[type, Callable[[CcgGame, Context, p.Node, int], bool]] = {
    p.HasKeyword: _has_keyword,
    p.State: _state,
    p.StatIs: _stat_is,
    p.CardsIn: _cards_in,
    p.NoneOf: _none_of,
    p.With: _with,
    p.HasToken: _has_token,
    p.Titled: _titled,
    p.Among: _among,
    p.Opposing: _opposing,
    p.OtherThan: _other_than,
    p.In: _in,
    p.Past: _past,
    p.Shares: _shares,
    p.Either: _either,
    p.AllFilters: _all_filters,
    p.Fits: _fits,
    p.Noun: _noun,
    p.Not: _not,
    p.Provided: _provided,
    p.HasAbility: _has_ability,
    p.CanAttach: _can_attach,
    p.HasSome: _has_some,
    p.Controls: _controls,
    p.Faces: _faces,
    p.OpposedBy: _opposed_by,
    p.Whose: _whose,
    p.Best: _best,
}


# ----------------------------------------------------------------------------------------------- states

STATES: frozenset[str] = frozenset(
    [
        "bowed",
        "unbowed",
        "honorable",
        "dishonorable",
        "attacking",
        "defending",
        "opposed",
        "unopposed",
        "human",
        "nonhuman",
        "infantry",
        "unaligned",
        "dead",
        "discarded",
        "face-up",
        "face-down",
        "created",
        "performing",
        "home",
        "attached",
        "destroyed",
        "alone",
        "duelling",
        "active",
        "yours",
        "allying",
        "revealed",
        "focused",
    ]
) | {"cavalry unit", "in the current battle", "won", "legal", "honorably dead", "dishonorably dead"}


def in_state(game: CcgGame, context: Context, name: str, thing: int) -> bool:
    """Is the thing in the named state?"""
    if thing < 0:
        return _table_state(game, context, name, thing)
    state = game.state_of(thing)
    if name == "bowed":
        return state is not None and state.bowed
    if name == "unbowed":
        return state is not None and not state.bowed
    if name == "honorable" or name == "dishonorable":
        if thing not in game.states and thing in game.graves:
            shamed = bool(game.graves[thing] & DISHONORED)
        else:
            shamed = state is not None and state.dishonored
        return shamed == (name == "dishonorable")
    if state is not None:
        if name == "attacking":
            return game.side(thing) == ATTACKING
        if name == "defending":
            return game.side(thing) == DEFENDING
        if name == "opposed" or name == "unopposed":
            return is_opposed(game, thing) == (name == "opposed")
        if name == "home":
            return game.location(thing) == HOME
        if name == "attached":
            return state.host != NOTHING
        if name == "won":
            duel = references.duel_of(game, context)
            return duel is not None and duel.winner == thing
        if name == "alone":
            place = game.location(thing)
            return place != HOME and len(game.army(place, game.side(thing))) == 1
        if name == "duelling":
            return game.duel is not None and thing in (game.duel.challenger, game.duel.challenged)
        if name == "in the current battle":
            return game.in_battle() and game.location(thing) == game.current_battlefield()
        if name == "allying":
            attack = game.attack
            leaders = () if attack is None else (attack.attacker, attack.defender)
            return game.side(thing) != NO_SIDE and state.controller not in leaders
    return _card_state(game, context, name, thing)


def _card_state(game: CcgGame, context: Context, name: str, thing: int) -> bool:
    """States that a card has in any zone."""
    if name == "performing":
        return thing in context.performers or game.controller(thing) == context.player
    if name == "yours":
        return game.controller(thing) == context.player
    if name == "dead" or name == "discarded":
        inside = game.where[thing] in (FATE_DISCARD, DYNASTY_DISCARD)
        return inside and bool(game.graves.get(thing, 0) & DEAD) == (name == "dead")
    if name == "honorably dead" or name == "dishonorably dead":
        grave = game.graves.get(thing, 0)
        return bool(grave & DEAD) and bool(grave & DISHONORED) == (name == "dishonorably dead")
    if name == "honorably dead" or name == "dishonorably dead":
        shamed = bool(game.graves.get(thing, 0) & DISHONORED)
        return _card_state(game, context, "dead", thing) and shamed == (name == "dishonorably dead")
    if name == "destroyed":
        return bool(game.graves.get(thing, 0) & DEAD) or in_past(game, context, p.Past("destroy", "game"), thing)
    if name == "human" or name == "nonhuman":
        return values.has_keyword(game, thing, "Nonhuman") == (name == "nonhuman")
    if name == "infantry":
        return not values.has_keyword(game, thing, "Cavalry")
    if name == "cavalry unit":
        return is_cavalry_unit(game, thing)
    if name == "unaligned":
        return game.rules.is_unaligned(game, thing)
    if name == "created":
        return game.cards[thing].definition.id == "created"
    if name == "face-up" or name == "face-down" or name == "revealed":
        return game.rules.is_face_up(game, thing) != (name == "face-down")
    if name == "focused":
        return game.where[thing] == FOCUSED
    return name == "legal"  # what is no legal target is never offered


def _table_state(game: CcgGame, context: Context, name: str, thing: int) -> bool:
    """The states of players and provinces."""
    if is_player(thing):
        if name == "active":
            return seat_of(thing) == game.active
        if name == "yours":
            return seat_of(thing) == context.player
        if name == "unaligned":
            return not game.players[seat_of(thing)].clan
        if name in ("attacking", "defending"):
            side = ATTACKING if name == "attacking" else DEFENDING
            return nouns.side_of_player(game, seat_of(thing)) == side
        return False
    if not is_province(thing):
        return False
    province = game.province(thing)
    if name == "destroyed":
        return province.destroyed
    if name == "yours":
        return province_seat(thing) == context.player
    if name == "face-up" or name == "face-down":
        return province.face_up == (name == "face-up")
    if name == "opposed" or name == "unopposed":
        return bool(game.army(thing, ATTACKING)) == (name == "opposed")
    return False


def is_cavalry_unit(game: CcgGame, thing: int) -> bool:
    """The Personality and every Follower have Cavalry (celestial.keywords.11)."""
    personality = game.personality_of(thing)
    return personality != NOTHING and all(
        values.has_keyword(game, card, "Cavalry")
        for card in game.unit(personality)
        if game.behaviours[card].type in ("personality", "follower")
    )


def is_opposed(game: CcgGame, thing: int) -> bool:
    """Is there an enemy unit at its battlefield, bowed or not?"""
    place = game.location(thing)
    side = game.side(thing)
    if place == HOME or side == NO_SIDE:
        return False
    return bool(game.army(place, DEFENDING if side == ATTACKING else ATTACKING))


def opposes(game: CcgGame, one: int, other: int) -> bool:
    """At the same battlefield on different sides?"""
    if one < 0 or other < 0 or one not in game.states or other not in game.states:
        return False
    place = game.location(one)
    sides = (game.side(one), game.side(other))
    return place != HOME and place == game.location(other) and NO_SIDE not in sides and sides[0] != sides[1]


# -------------------------------------------------------------------------------------------- relations


def location_of(game: CcgGame, thing: int) -> int:
    """Where a thing is; a province is its own battlefield."""
    return game.location(thing) if thing >= 0 else thing


def _anchors(game: CcgGame, context: Context, node: p.In) -> list[int]:
    return references.things(game, context, node.of) if node.of is not None else [context.card]


def _anywhere(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    return True


def _at_any_battlefield(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    return thing >= 0 and game.state_of(thing) is not None and game.location(thing) != HOME


def _in_army(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    """In the same army as the card meant, or in the player's army at the current battlefield."""
    if thing < 0 or thing not in game.states:
        return False
    here = game.location(thing)
    if here == HOME or game.side(thing) == NO_SIDE:
        return False
    owners = references.things(game, context, node.of) if node.of is not None else []
    if owners and owners[0] >= 0:
        return game.location(owners[0]) == here and game.side(owners[0]) == game.side(thing)
    place = game.current_battlefield()
    seat = seat_of(owners[0]) if owners else context.player
    return place in (NOTHING, here) and game.side(thing) == nouns.side_of_player(game, seat)


def _in_enemy_army(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    if thing < 0 or thing not in game.states:
        return False
    here = game.location(thing)
    mine = nouns.side_of_player(game, context.player)
    return (
        here != HOME
        and game.current_battlefield() in (NOTHING, here)
        and mine != NO_SIDE
        and game.side(thing) not in (mine, NO_SIDE)
    )


def _in_any_army(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    return thing in game.states and game.side(thing) != NO_SIDE


def _with_another(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    """In an army in which there is another such card."""
    noun = node.of.noun if isinstance(node.of, (p.Each, p.Choice, p.Target)) else node.of
    if thing not in game.states or game.side(thing) == NO_SIDE or not isinstance(noun, p.Noun):
        return False
    army = references.whole_units(game, game.army(game.location(thing), game.side(thing)))
    return any(card != thing and nouns.matches(game, context, noun, card) for card in army)


def _at_battlefield(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    here = location_of(game, thing)
    if node.of is not None:
        places = [location_of(game, t) for t in references.things(game, context, _noun_of(node.of))]
        return here in places and here != HOME
    current = game.current_battlefield()
    return here == current and current != NOTHING


def _noun_of(node: p.Node) -> p.Node:
    """A choice inside a description describes; it is never made."""
    return node.noun if isinstance(node, (p.Choice, p.Target)) and node.noun.kinds == ("battlefield",) else node


def _at_home(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    if thing < 0 or game.location(thing) != HOME:
        return False
    return node.of is None or player_thing(game.controller(thing)) in references.players_of(game, context, node.of)


def _in_unit(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    mine = game.personality_of(thing) if thing >= 0 else NOTHING
    return mine != NOTHING and any(a >= 0 and game.personality_of(a) == mine for a in _anchors(game, context, node))


def _attached(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    state = game.state_of(thing) if thing >= 0 else None
    if state is None or state.host == NOTHING:
        return False
    if isinstance(node.of, p.Noun):
        return nouns.matches(game, context, node.of, state.host)
    return state.host in _anchors(game, context, node)


def _at_location(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    here = location_of(game, thing)
    for anchor in _anchors(game, context, node):
        if here == location_of(game, anchor):
            if here != HOME or game.controller(thing) == game.controller(anchor):
                return True
    return False


def _on_side(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    side = game.side(thing) if thing >= 0 else NO_SIDE
    return side != NO_SIDE and any(a >= 0 and game.side(a) == side for a in _anchors(game, context, node))


def _in_province(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    holding = game.province_holding(thing) if thing >= 0 else None
    if holding is None or node.of is None:
        return holding is not None
    found = references.things(game, context, node.of)
    return holding.thing in found or player_thing(province_seat(holding.thing)) in found


def _in_zone(game: CcgGame, node: p.In, thing: int, zones: tuple[int, ...], context: Context) -> bool:
    if thing < 0 or game.where[thing] not in zones:
        return False
    return node.of is None or player_thing(game.cards[thing].owner) in references.players_of(game, context, node.of)


def _in_hand(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    return _in_zone(game, node, thing, (HAND,), context)


def _in_discard(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    return _in_zone(game, node, thing, (FATE_DISCARD, DYNASTY_DISCARD), context)


def _in_play(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    return thing < 0 or game.where[thing] == IN_PLAY


def _unit_led_by(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    leader = game.personality_of(thing) if thing >= 0 else NOTHING
    if leader == NOTHING or node.of is None:
        return False
    noun = node.of.noun if isinstance(node.of, (p.Each, p.Choice, p.Target)) else node.of
    if isinstance(noun, p.Noun):
        return nouns.matches(game, context, noun, leader)
    return leader in references.things(game, context, node.of)


def _play_or_discard(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    return thing < 0 or game.where[thing] in (IN_PLAY, FATE_DISCARD, DYNASTY_DISCARD)


def _in_any_unit(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    return thing in game.states and game.personality_of(thing) != NOTHING


def _in_enemy_unit(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    return _in_any_unit(game, context, node, thing) and nouns.is_enemy(
        game, context.player, thing, game.controller(thing)
    )


def _army_with(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    """In an army in which there is such a card, itself included."""
    noun = node.of.noun if isinstance(node.of, (p.Each, p.Choice, p.Target)) else node.of
    if thing not in game.states or game.side(thing) == NO_SIDE or not isinstance(noun, p.Noun):
        return False
    army = references.whole_units(game, game.army(game.location(thing), game.side(thing)))
    return any(nouns.matches(game, context, noun, card) for card in army)


def _in_attacking_army(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    return thing in game.states and game.side(thing) == ATTACKING


def _in_defending_army(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    return thing in game.states and game.side(thing) == DEFENDING


def _attacking_you(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    attack = game.attack
    return attack is not None and attack.defender == context.player and _in_attacking_army(game, context, node, thing)


def _enemy_units(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    """Of a battlefield: are there enemy units?"""
    mine = nouns.side_of_player(game, context.player)
    return is_province(thing) and bool(game.army(thing, DEFENDING if mine == ATTACKING else ATTACKING))


def _adjacent(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    """Of a battlefield: is its province next to that of the present battle (samurai.g-provinces.01)?"""
    here = game.current_battlefield()
    if not is_province(here) or not is_province(thing) or province_seat(here) != province_seat(thing):
        return False
    row = [province.thing for province in game.standing(province_seat(here))]
    return here in row and thing in row and abs(row.index(here) - row.index(thing)) == 1


RELATIONS: dict[str, Callable[[CcgGame, Context, p.In, int], bool]] = {
    "adjacent": _adjacent,
    "any location": _anywhere,
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
    "side": _on_side,
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
    "out of play": _anywhere,
}

# ------------------------------------------------------------------------------- in common, in the past

SHARED: frozenset[str] = frozenset(("keyword", "clan", "element", "title", "type", "player"))


def shares(game: CcgGame, context: Context, node: p.Shares, thing: int) -> bool:
    """Has it something in common with the other?"""
    for other in references.things(game, context, node.what):
        if node.kind in ("title", "type", "player"):
            if other >= 0 and thing >= 0 and other != thing and _same(game, node.kind, other, thing):
                return True
            continue
        if node.kind == "clan":
            words = [f"{clan} Clan" for clan in CLANS]
        elif node.kind == "element":
            words = list(ELEMENTS)
        else:
            words = values.keywords(game, thing) if thing >= 0 else []
        for word in words:
            if has_word(game, thing, p.HasKeyword(word)) and has_word(game, other, p.HasKeyword(word)):
                return True
    return False


def _same(game: CcgGame, kind: str, one: int, other: int) -> bool:
    if kind == "title":
        return game.behaviours[one].title == game.behaviours[other].title
    if kind == "type":
        return game.behaviours[one].type == game.behaviours[other].type
    return game.controller(one) == game.controller(other)


def in_past(game: CcgGame, context: Context, node: p.Past, thing: int) -> bool:
    """Did that happen to it in the period?"""
    if node.period == "this":
        return any(verb == node.verb and what == thing for verb, what in context.did)
    if node.period == "action":
        action = references.acting(context)
        if node.verb == "perform":
            return thing in (action.performers or references.performers(game, action))
        if node.verb == "target":
            return thing in action.targets()
        return any(verb == node.verb and what == thing for verb, what in action.did)
    place = NOTHING
    if node.verb == "lose province":
        return is_player(thing) and any(
            code == DESTROY_PROVINCE and province_seat(what) == seat_of(thing)
            for code, what, _, _ in game.past(node.period)
        )
    if node.verb == "be there":
        return any(code == BATTLE_RESOLUTION and what == thing for code, what, _, _ in game.past("battle"))
    if node.verb == "assign to current battlefield":
        codes: tuple[int, ...] = (ASSIGN,)
        place = game.current_battlefield()
    else:
        codes = event_codes(node.verb)
    by = node.by.noun if isinstance(node.by, p.Each) else node.by
    for code, what, amount, serial in game.past(node.period):
        if what != thing or code not in codes:
            continue
        if place != NOTHING and amount != place:
            continue
        if isinstance(by, p.Noun) and not (serial >= 0 and patterns.deed_fits(game, context, by, game.deeds[serial])):
            continue
        return True
    return False
