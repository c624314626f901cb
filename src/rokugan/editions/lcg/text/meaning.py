"""What noun phrases, filters, amounts and conditions mean in a scene."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from rokugan.core.modifiers import base_of
from rokugan.editions.lcg.conflict import eligible_provinces, total
from rokugan.editions.lcg.playing import fits
from rokugan.editions.lcg.text.scene import GROUP, HOST, NAMED, PLACE, TAKEN, Scene
from rokugan.editions.lcg.things import (
    ATTACHMENT,
    ATTACKING,
    BEING_PLAYED,
    CHARACTER,
    CONFLICT_DECK,
    CONFLICT_DISCARD,
    COST,
    DASH,
    DEFENDING,
    DISHONORED,
    DYNASTY_DECK,
    DYNASTY_DISCARD,
    ELEMENTS,
    EVENT,
    GLORY,
    HAND,
    HOLDING,
    HONORED,
    IN_PLAY,
    KEYWORDS,
    MILITARY,
    NO_SIDE,
    NOTHING,
    PHASES,
    POLITICAL,
    PROVINCE,
    PROVINCE_CARD,
    SKILL_NAMES,
    STRENGTH,
    STRONGHOLD,
    is_player,
    is_ring,
    player_thing,
    ring_of,
    ring_thing,
    seat_of,
)
from rokugan.program.lcg import nodes as n

if TYPE_CHECKING:
    from rokugan.editions.lcg.game import LcgGame
    from rokugan.editions.lcg.state import Province

STATS = {"military": MILITARY, "political": POLITICAL, "glory": GLORY, "cost": COST, "strength": STRENGTH}
TYPE_OF = {
    "character": CHARACTER,
    "attachment": ATTACHMENT,
    "holding": HOLDING,
    "event": EVENT,
    "province": PROVINCE_CARD,
    "stronghold": STRONGHOLD,
}
ZONES = {
    "hand": (HAND,),
    "conflict deck": (CONFLICT_DECK,),
    "dynasty deck": (DYNASTY_DECK,),
    "deck": (CONFLICT_DECK, DYNASTY_DECK),
    "conflict discard pile": (CONFLICT_DISCARD,),
    "dynasty discard pile": (DYNASTY_DISCARD,),
    "discard pile": (CONFLICT_DISCARD, DYNASTY_DISCARD),
}


class Unsupported(Exception):
    """The engine cannot do this part of a program."""


# --------------------------------------------------------------------------------------------------------------- things


def things(scene: Scene, node: Any) -> list[int]:
    """The things that a noun phrase means now. What is still to be chosen means all that it could be."""
    found = THINGS.get(type(node))
    if found is None:
        raise Unsupported(f"the things that {node!r} means")
    return found(scene, node)


def _this(scene: Scene, node: n.This) -> list[int]:
    return [scene.card]


def _ref(scene: Scene, node: n.Ref) -> list[int]:
    if scene.is_bound(node.number):
        return scene.get(node.number)
    return things(scene, scene.text.new[node.number])


def _attached(scene: Scene, node: n.Attached) -> list[int]:
    state = scene.game.states.get(scene.card)
    return [state.host] if state is not None and state.host != NOTHING else scene.get(HOST)


def _you(scene: Scene, node: n.You) -> list[int]:
    return [-1 - scene.seat]


def _opponent(scene: Scene, node: n.Opponent) -> list[int]:
    return [scene.seat - 2]


def _gap(scene: Scene, node: n.Gap) -> list[int]:
    return [scene.gap]


def _described(scene: Scene, node: Any) -> list[int]:
    number = scene.text.number(node)
    return scene.get(number) if number != NOTHING and scene.is_bound(number) else candidates(scene, node.noun)


def _exists(scene: Scene, node: n.Exists) -> list[int]:
    return candidates(scene, node.noun)


def _several(scene: Scene, node: Any) -> list[int]:
    number = scene.text.number(node)
    if number != NOTHING and scene.is_bound(number):
        return scene.get(number)
    return list(dict.fromkeys(thing for each in node.things for thing in things(scene, each)))


def _the(scene: Scene, node: n.The) -> list[int]:
    return _named(scene, node.name)


def _owners(scene: Scene, node: n.Owner) -> list[int]:
    game = scene.game
    return [player_thing(_owner(game, card, node.controller)) for card in things(scene, node.of) if card >= 0]


def _opponent_of(scene: Scene, node: n.OpponentOf) -> list[int]:
    return [player_thing(1 - seat_of(each)) for each in things(scene, node.of)]


def _top(scene: Scene, node: n.Top) -> list[int]:
    number = scene.text.number(node)
    return scene.get(number) if scene.is_bound(number) else top_of(scene, node)


def _owner(game: LcgGame, card: int, controller: bool) -> int:
    return game.controller(card) if controller else game.cards[card].owner


def _named(scene: Scene, name: str) -> list[int]:
    game, conflict, duel = scene.game, scene.game.conflict, scene.game.duel
    if name == "contested ring":
        return [ring_thing(conflict.ring)] if conflict is not None and conflict.ring >= 0 else []
    if name == "attacked province":
        return [conflict.province] if conflict is not None and conflict.province != NOTHING else []
    if name in ("attacking player", "defending player"):
        if conflict is None:
            return []
        return [player_thing(conflict.attacker if name == "attacking player" else conflict.defender)]
    if name in ("loser", "winner"):
        if duel is None:
            return []
        found = duel.loser if name == "loser" else duel.winner
        return [found] if found in game.states else []
    if name in ("other", "rest"):
        taken = scene.get(TAKEN)
        return [each for each in _revealed(scene) if each not in taken]
    if name == "imperial favor":
        return []
    raise Unsupported(f"the {name}")


def _part(scene: Scene, node: n.Part) -> list[int]:
    """The province of a holding; of abilities and tokens, the cards that have them."""
    if node.what == "province":
        found = [scene.game.holding_province(card) for card in things(scene, node.of)]
        return [province.card for province in found if province is not None] or scene.get(PLACE)
    return things(scene, node.of)


def top_of(scene: Scene, node: n.Top) -> list[int]:
    """The top cards of a deck, or of each player's."""
    count = amount(scene, node.amount)
    found: list[int] = []
    for owner in things(scene, node.place.of) if node.place.of is not None else [scene.you]:
        for zone in ZONES[node.place.area][:1]:
            found += scene.game.top(seat_of(owner), zone, count)
    return found


def in_place(scene: Scene, place: Any) -> list[int]:
    """The cards in a place."""
    game = scene.game
    if not isinstance(place, n.Place):
        found = things(scene, place)
        return [card for each in found for card in game.province_of(each).cards]
    seats = [seat_of(each) for each in things(scene, place.of)] if place.of is not None else [scene.seat]
    if place.area == "provinces":
        return [card for seat in seats for province in game.provinces_of(seat) for card in province.cards]
    if place.area == "home":
        return [card for seat in seats for card in game.characters(seat) if game.states[card].side == NO_SIDE]
    if place.area == "claimed ring pool":
        return [ring_thing(ring) for seat in seats for ring in game.claimed(seat)]
    if place.area in ZONES:
        return [card for seat in seats for zone in ZONES[place.area] for card in game.pile(seat, zone)]
    raise Unsupported(f"the place {place.area}")


def candidates(scene: Scene, noun: n.Noun) -> list[int]:
    """Everything that the noun describes."""
    return [thing for thing in _universe(scene, noun) if fits_noun(scene, noun, thing)]


def _universe(scene: Scene, noun: n.Noun) -> list[int]:
    game = scene.game
    for each in noun.which:
        if isinstance(each, n.In):
            return [card for place in each.places for card in in_place(scene, place)]
        if isinstance(each, n.Among):
            return things(scene, each.things)
        if isinstance(each, n.Which) and isinstance(each.condition, n.Happens) and each.condition.deed.verb == "reveal":
            return _revealed(scene)
    kind = noun.kind
    if kind == "card" and n.Is("revealed") in noun.which:
        return _revealed(scene)
    if kind in ("character", "ability"):
        return game.all_characters()
    if kind == "ring":
        return [ring_thing(ring) for ring in range(5)]
    if kind == "player":
        return [player_thing(game.first), player_thing(1 - game.first)]
    if kind == "province":
        return [province.card for province in game.provinces if province.card != NOTHING]
    seats = (game.first, 1 - game.first)
    in_play = [card for seat in seats for card in game.pile(seat, IN_PLAY)]
    if kind == "attachment":
        return [card for card in in_play if game.is_attachment(card)]
    if kind in TYPE_OF:
        return [card for card in in_play if game.printed[card].type == TYPE_OF[kind]]
    if kind == "card":
        return in_play
    if kind == "role":
        return [player.role for player in game.players if player.role >= 0]
    raise Unsupported(f"things of the kind {kind}")


def _revealed(scene: Scene) -> list[int]:
    """The cards that were revealed together; one that is being played has left where it was (lcg.cards.19)."""
    return [card for card in scene.get(GROUP) if scene.game.where[card] != BEING_PLAYED]


# -------------------------------------------------------------------------------------------------------------- filters


def fits_noun(scene: Scene, noun: n.Noun, thing: int) -> bool:
    """Is the thing one of them? An ability is chosen as the card that has it."""
    if noun.kind == "ability":
        on = [each.thing for each in noun.which if isinstance(each, n.On)]
        return bool(scene.game.printed[thing].abilities) and all(thing in things(scene, each) for each in on)
    if not is_of_kind(scene, noun, thing):
        return False
    if thing >= 0 and scene.game.where[thing] == PROVINCE and not scene.game.is_faceup_in_province(thing):
        return _fits_facedown(scene, noun, thing)
    for each in noun.which:
        if isinstance(each, n.Most):
            if not _has_most(scene, noun, each, thing):
                return False
            continue
        test = FILTERS.get(type(each))
        if not (test(scene, each, thing) if test is not None else _fits_more(scene, each, thing)):
            return False
    return True


def _has_most(scene: Scene, noun: n.Noun, most: n.Most, thing: int) -> bool:
    """Has none of the others that the noun describes a higher (or lower) value?"""
    others = candidates(scene, n.Noun(noun.kind, tuple(each for each in noun.which if each is not most)))
    own = stat_of(scene.game, thing, most.stat, most.layer)
    values = [stat_of(scene.game, each, most.stat, most.layer) for each in others]
    return all(own >= each if most.highest else own <= each for each in values)


def _fits_facedown(scene: Scene, noun: n.Noun, thing: int) -> bool:
    """A facedown card is a card that lies somewhere, and nothing else can be said of it (lcg.provinces)."""
    if noun.kind != "card" or not all(isinstance(each, (n.Is, n.In, n.Controlled, n.Other)) for each in noun.which):
        return False
    return all(fits_filter(scene, each, thing) for each in noun.which)


def is_of_kind(scene: Scene, noun: n.Noun, thing: int) -> bool:
    """Is it of that kind? Out of play the printed type decides."""
    game, kind = scene.game, noun.kind
    if kind == "ring":
        return is_ring(thing)
    if kind == "player":
        return is_player(thing)
    if thing < 0:
        return False
    if kind == "card":
        return True
    if thing in game.states and kind in ("character", "attachment"):
        return game.character(thing) if kind == "character" else game.is_attachment(thing)
    return kind == "role" or game.printed[thing].type == TYPE_OF.get(kind, -1)


def fits_filter(scene: Scene, each: Any, thing: int) -> bool:
    """Is that so of the thing?"""
    test = FILTERS.get(type(each))
    return test(scene, each, thing) if test is not None else _fits_more(scene, each, thing)


def _is(scene: Scene, each: n.Is, thing: int) -> bool:
    return is_so(scene, each.word, thing)


def _is_not(scene: Scene, each: n.Not, thing: int) -> bool:
    return not fits_filter(scene, each.filter, thing)


def _is_any(scene: Scene, each: n.AnyOf, thing: int) -> bool:
    return any(fits_filter(scene, one, thing) for one in each.filters)


def _is_controlled(scene: Scene, each: n.Controlled, thing: int) -> bool:
    return player_thing(controller_of(scene.game, thing)) in things(scene, each.by)


def _has_trait(scene: Scene, each: n.HasTrait, thing: int) -> bool:
    return scene.game.has_trait(thing, each.trait)


def _is_of_clan(scene: Scene, each: n.OfClan, thing: int) -> bool:
    return has_clan(scene.game, thing, each.clan)


def _has(scene: Scene, each: n.Has, thing: int) -> bool:
    return compare(count_on(scene, each.noun, thing), each.compare, each.number)


def _is_other(scene: Scene, each: n.Other, thing: int) -> bool:
    if is_player(thing):
        return thing != scene.you
    chosen = [each for targets in scene.use.targets for each in targets] if scene.use is not None else []
    return thing != scene.card and thing not in chosen and thing not in _event_cards(scene)


def _is_in(scene: Scene, each: n.In, thing: int) -> bool:
    return any(thing in in_place(scene, place) for place in each.places)


def _is_on(scene: Scene, each: n.On, thing: int) -> bool:
    return thing in scene.game.states and scene.game.states[thing].host in things(scene, each.thing)


def _event_cards(scene: Scene) -> list[int]:
    """`another character` beside the one of the trigger."""
    trigger = scene.text.root.trigger if isinstance(scene.text.root, n.Triggered) else None
    if trigger is None or scene.event is None or not trigger.would or scene.event.card in (NOTHING, scene.card):
        return []
    return [scene.event.card]


def _fits_more(scene: Scene, each: Any, thing: int) -> bool:
    game = scene.game
    if isinstance(each, n.OfElement):
        if is_ring(thing):
            return ELEMENTS.index(each.element) in game.elements_of(ring_of(thing))
        return ELEMENTS.index(each.element) in game.printed[thing].elements
    if isinstance(each, n.Among):
        return thing in things(scene, each.things)
    if isinstance(each, n.HasKeyword):
        bits = dict(KEYWORDS)
        return bool(game.keywords(thing) & bits[each.keyword])
    if isinstance(each, n.Owned):
        return player_thing(game.cards[thing].owner) in things(scene, each.by)
    if isinstance(each, n.OfNamedType):
        return [game.printed[thing].type] == scene.get(NAMED)
    if isinstance(each, n.OfCardType):
        return game.printed[thing].type == TYPE_OF[each.kind]
    if isinstance(each, n.Holds):
        return is_player(thing) and game.favor == seat_of(thing)
    if isinstance(each, n.Odd):
        return game.printed[thing].stats[STATS[each.stat]] % 2 == 1
    if isinstance(each, n.ElementOf):
        return _shares_element(scene, each.of, thing)
    if isinstance(each, n.Which):
        if isinstance(each.condition, n.Happens) and each.condition.deed.verb == "reveal":
            return thing in scene.get(GROUP)
        return holds(scene.about(thing), each.condition)
    if isinstance(each, n.Nth):
        return True
    raise Unsupported(f"things of which {each!r} is said")


def _shares_element(scene: Scene, of: Any, thing: int) -> bool:
    """A ring that matches the element of a role (its trait), or of another ring."""
    wanted: list[int] = []
    for each in things(scene, of):
        if is_ring(each):
            wanted += scene.game.elements_of(ring_of(each))
        else:
            wanted += [ELEMENTS.index(trait) for trait in scene.game.printed[each].traits if trait in ELEMENTS]
    return is_ring(thing) and any(element in wanted for element in scene.game.elements_of(ring_of(thing)))


def controller_of(game: LcgGame, thing: int) -> int:
    """Who controls it; a facedown province belongs to its player."""
    if is_ring(thing):
        return game.ring_owner[ring_of(thing)]
    if game.printed[thing].type == PROVINCE_CARD:
        return game.province_of(thing).seat
    return game.controller(thing)


def has_clan(game: LcgGame, thing: int, clan: str) -> bool:
    """Has it the symbol of the clan, printed or gained?"""
    return game.printed[thing].clan == clan or f"clan:{clan}" in game.traits(thing)


def count_on(scene: Scene, noun: n.Noun, thing: int) -> int:
    """How many of them a card, ring or player has."""
    game = scene.game
    if is_ring(thing):
        return game.ring_fate[ring_of(thing)]
    if is_player(thing):
        return _count_of_player(scene, noun, seat_of(thing))
    state = game.states.get(thing)
    if state is None:
        return 0
    if noun.kind == "fate":
        return state.fate
    if noun.kind == "honor token":
        return state.tokens
    if noun.kind == "attachment":
        return sum(fits_noun(scene, noun, card) for card in state.attachments)
    if noun.kind == "status token":
        return int(state.status != 0)
    raise Unsupported(f"{noun.kind} on a card")


def _count_of_player(scene: Scene, noun: n.Noun, seat: int) -> int:
    """How much of it a player has in his pools, how many cards in his hand, how many such cards he controls."""
    game = scene.game
    if noun.kind in ("fate", "honor"):
        return game.players[seat].fate if noun.kind == "fate" else game.players[seat].honor
    if any(isinstance(each, n.In) for each in noun.which):
        plain = n.Noun(noun.kind, tuple(each for each in noun.which if not isinstance(each, n.In)))
        return sum(fits_noun(scene, plain, card) for card in game.pile(seat, HAND))
    return sum(controller_of(game, each) == seat for each in candidates(scene, noun))


def _stat_is(scene: Scene, each: n.StatIs, thing: int) -> bool:
    if each.layer == "total printed":
        return True  # of all that are chosen together, not of one
    right = each.amount
    if isinstance(right, n.StatOf):
        others = things(scene, right.of)
        return any(
            compare(
                stat_of(scene.game, thing, each.stat, each.layer),
                each.compare,
                stat_of(scene.game, other, right.stat, right.layer),
            )
            for other in others
        )
    return compare(stat_of(scene.game, thing, each.stat, each.layer), each.compare, amount(scene, right))


def stat_of(game: LcgGame, thing: int, stat: str, layer: str = "") -> int:
    """A value of a card: current, base or printed."""
    number = STATS[stat]
    printed = game.printed[thing].stats[number]
    if layer == "printed":
        return 0 if printed == DASH else printed
    if layer == "base":
        return base_of(0 if printed == DASH else printed, game.modifiers(thing, number))
    return game.value(thing, number)


def compare(left: int, sign: str, right: int) -> bool:
    """One number beside another."""
    if sign == "<":
        return left < right
    if sign == "<=":
        return left <= right
    if sign == "=":
        return left == right
    return left > right if sign == ">" else left >= right


SIDES = {"attacking": ATTACKING, "defending": DEFENDING}


def is_so(scene: Scene, word: str, thing: int) -> bool:
    """A state in one word."""
    game, state = scene.game, scene.game.states.get(thing)
    if word == "participating":
        return state is not None and state.side != NO_SIDE
    if word in SIDES:
        return state is not None and state.side == SIDES[word]
    if word in ("honored", "dishonored"):
        return state is not None and state.status == (HONORED if word == "honored" else DISHONORED)
    if word in ("bowed", "ready"):
        return state is not None and state.bowed == (word == "bowed")
    if word == "friendly":
        return controller_of(game, thing) == scene.seat
    if word == "unique":
        return game.printed[thing].unique
    if word == "in play":
        return state is not None
    if is_ring(thing):
        return _ring_is(game, word, ring_of(thing))
    if word.startswith("the ") and is_player(thing):
        return _player_is(game, word, seat_of(thing))
    return _card_is(scene, word, thing)


def _ring_is(game: LcgGame, word: str, ring: int) -> bool:
    if word == "claimed":
        return game.ring_owner[ring] >= 0
    if word == "contested":
        return game.conflict is not None and game.conflict.ring == ring
    return ring in game.unclaimed()


def _player_is(game: LcgGame, word: str, seat: int) -> bool:
    conflict = game.conflict
    if word == "the first player":
        return game.first == seat
    return conflict is not None and seat == (conflict.attacker if word == "the attacking player" else conflict.defender)


def _card_is(scene: Scene, word: str, thing: int) -> bool:
    game, state = scene.game, scene.game.states.get(thing)
    if word in ("attacking alone", "defending alone", "participating alone", "the only participating character"):
        if state is None or state.side == NO_SIDE or len(game.participants(state.controller)) != 1:
            return False
        return word not in ("attacking alone", "defending alone") or state.side == SIDES[word.split()[0]]
    if word == "involved in a duel":
        return game.duel is not None and thing in (game.duel.challenger, game.duel.challenged)
    if word in ("dynasty", "conflict"):
        return game.printed[thing].is_dynasty == (word == "dynasty")
    if word == "topmost":
        pile = [
            card
            for card in game.pile(game.holder[thing], game.where[thing])
            if game.printed[card].type == game.printed[thing].type
        ]
        return bool(pile) and pile[-1] == thing
    if word == "revealed" and thing in scene.get(GROUP):
        return True
    if word == "eligible":
        return True  # what is put there decides: see `eligible_for`
    province = _province(game, thing)
    if province is None:
        return word == "faceup" or (
            word == "facedown" and game.where[thing] == PROVINCE and not game.is_faceup_in_province(thing)
        )
    if word in ("faceup", "revealed"):
        return province.face_up
    if word in ("facedown", "unrevealed"):
        return not province.face_up
    if word == "broken":
        return province.broken
    if word == "stronghold":
        return province.index == 4
    raise Unsupported(f"a thing that is {word}")


def _province(game: LcgGame, thing: int) -> Province | None:
    return game.province_of(thing) if game.printed[thing].type == PROVINCE_CARD else None


def eligible_for(scene: Scene, moved: list[int], host: int) -> bool:
    """Can what is moved be there?"""
    game = scene.game
    if game.printed[host].type == PROVINCE_CARD:
        conflict = game.conflict
        return (
            conflict is not None
            and host != conflict.province
            and host in [each.card for each in eligible_provinces(game, conflict.attacker)]
        )
    return all(fits(game, card, game.controller(card), host) and game.states[card].host != host for card in moved)


# -------------------------------------------------------------------------------------------------------------- amounts


def amount(scene: Scene, node: Any) -> int:
    """How many, how much."""
    if isinstance(node, (n.Number, n.AtLeast)):
        return node.value
    if isinstance(node, n.Count):
        return count_of(scene, node.noun)
    if isinstance(node, n.Per):
        return amount(scene, node.each) * count_of(scene, node.noun)
    if isinstance(node, n.Minus):
        return -amount(scene, node.amount)
    if isinstance(node, n.Plus):
        return amount(scene, node.amount) + node.more
    if isinstance(node, n.Total):
        return sum(stat_of(scene.game, each, node.stat) for each in candidates(scene, node.noun))
    if isinstance(node, n.ThatMuch):
        return scene.event.amount if scene.event is not None else 0
    if isinstance(node, n.StatOf):
        return _stat_amount(scene, node)
    raise Unsupported(f"the amount {node!r}")


def _stat_amount(scene: Scene, node: n.StatOf) -> int:
    game = scene.game
    found = things(scene, node.of)
    if not found:
        return 0
    thing = found[0]
    if is_player(thing):
        player = game.players[seat_of(thing)]
        if node.stat == "honor":
            return player.honor
        if node.stat == "fate":
            return player.fate
        if node.stat == "bid":
            return player.bid or player.dial
        if node.stat in SKILL_NAMES:
            return _counted(game, seat_of(thing), STATS[node.stat])
    if node.stat == "combined skill":
        return game.value(thing, MILITARY) + game.value(thing, POLITICAL)
    return stat_of(game, thing, node.stat, node.layer)


def _counted(game: LcgGame, seat: int, skill: int) -> int:
    """The current skill that a player counts in the conflict."""
    conflict = game.conflict
    if conflict is not None and conflict.type == skill:
        return total(game, seat)
    return sum(game.value(card, skill) for card in game.participants(seat) if not game.states[card].bowed)


def count_of(scene: Scene, noun: n.Noun) -> int:
    """How many there are; of fate, how much lies on those things."""
    if noun.kind in ("fate", "honor token"):
        on = next((each.thing for each in noun.which if isinstance(each, n.On)), None)
        return sum(count_on(scene, noun, each) for each in things(scene, on)) if on is not None else 0
    return len(candidates(scene, noun))


# ----------------------------------------------------------------------------------------------------------- conditions


def holds(scene: Scene, node: Any) -> bool:
    """Is it so?"""
    if isinstance(node, n.Be):
        found = things(scene, node.thing)
        return bool(found) and any(fits_filter(scene, node.filter, each) for each in found)
    if isinstance(node, n.During):
        return is_during(scene, node.thing)
    if isinstance(node, n.Exists):
        return compare(count_of(scene, node.noun), node.compare, node.number)
    if isinstance(node, n.Compare):
        return compare(amount(scene, node.left), node.compare, amount(scene, node.right))
    if isinstance(node, n.NotSo):
        return not holds(scene, node.condition)
    if isinstance(node, n.Both):
        return all(holds(scene, each) for each in node.conditions)
    if isinstance(node, n.Either):
        return any(holds(scene, each) for each in node.conditions)
    if isinstance(node, n.Happens):
        return happened(scene, node.deed)
    raise Unsupported(f"the condition {node!r}")


def is_during(scene: Scene, thing: Any) -> bool:
    """Is that conflict, phase or count going on?"""
    game = scene.game
    if isinstance(thing, n.PhaseOf):
        return PHASES[game.phase] == thing.phase
    if thing == n.The("duel") or (isinstance(thing, n.A) and thing.noun.kind == "duel"):
        return game.duel is not None
    if isinstance(thing, (n.A, n.All)) and thing.noun.kind == "glory count":
        return True  # what is said of it is asked in it only
    if isinstance(thing, (n.A, n.All)):
        return thing.noun.kind == "conflict" and is_conflict(scene, thing.noun)
    if isinstance(thing, n.The) and thing.name == "conflict":
        return game.conflict is not None
    raise Unsupported(f"during {thing!r}")


def is_conflict(scene: Scene, noun: n.Noun) -> bool:
    """Is the conflict under way such a one?"""
    conflict = scene.game.conflict
    return conflict is not None and all(
        _is_nth(scene, noun, each) if isinstance(each, n.Nth) else conflict_is(scene, each) for each in noun.which
    )


def conflict_is(scene: Scene, each: Any) -> bool:
    """Is that so of the conflict under way?"""
    game = scene.game
    conflict = game.conflict
    assert conflict is not None
    if isinstance(each, n.OfType):
        return SKILL_NAMES[conflict.type] == each.type
    if isinstance(each, n.OfElement):
        return conflict.ring >= 0 and ELEMENTS.index(each.element) in game.elements_of(conflict.ring)
    if isinstance(each, n.ElementOf):
        return any(conflict.ring == ring_of(ring) for ring in things(scene, each.of) if is_ring(ring))
    if isinstance(each, n.At):
        return conflict.province in things(scene, each.thing) or _is_element_at(scene, each.thing)
    if isinstance(each, n.Which) and isinstance(each.condition, n.Happens) and each.condition.deed.verb == "declare":
        by = each.condition.deed.agent
        return by is None or player_thing(conflict.attacker) in things(scene, by)
    if isinstance(each, n.Which):
        return holds(scene, each.condition)
    if isinstance(each, n.Is) and each.word == "unopposed":
        return conflict.unopposed
    if isinstance(each, n.Controlled):
        return player_thing(conflict.attacker) in things(scene, each.by)
    if isinstance(each, n.Every):
        return True
    raise Unsupported(f"a conflict of which {each!r} is said")


def _is_element_at(scene: Scene, thing: Any) -> bool:
    conflict = scene.game.conflict
    return (
        isinstance(thing, n.A)
        and conflict is not None
        and conflict.province != NOTHING
        and fits_noun(scene, thing.noun, conflict.province)
    )


def _is_nth(scene: Scene, noun: n.Noun, each: n.Nth) -> bool:
    """The first (or second) of such conflicts in this round: of its type, if one is said; of its attacker's, if it says whose."""
    game = scene.game
    conflict = game.conflict
    assert conflict is not None
    whose = any(
        isinstance(said, n.Controlled)
        or (isinstance(said, n.Which) and isinstance(said.condition, n.Happens) and said.condition.deed.agent)
        for said in noun.which
    )
    typed = any(isinstance(said, n.OfType) for said in noun.which)
    players = [game.players[conflict.attacker]] if whose else game.players
    declared = sum(player.declared[conflict.type] if typed else sum(player.declared) for player in players)
    return declared == {"first": 1, "second": 2}.get(each.order, 1)


def happened(scene: Scene, deed: n.Deed) -> bool:
    """Has it happened: this phase, in this conflict, in this duel?"""
    game = scene.game
    if deed.verb in ("win", "lose"):
        return _result(scene, deed)
    if deed.verb == "declare" and deed.agent is not None:
        seat = seat_of(things(scene, deed.agent)[0])
        least = amount(scene, deed.patient.amount) if isinstance(deed.patient, n.Some) else 1
        return sum(game.players[seat].declared) >= least
    if deed.verb == "break":
        return game.conflict is not None and game.conflict.broke
    if deed.verb == "claim":
        owners = [seat_of(each) for each in things(scene, deed.agent)] if deed.agent is not None else [scene.seat]
        return any(is_ring(each) and game.ring_owner[ring_of(each)] in owners for each in things(scene, deed.patient))
    if deed.verb == "attack":
        return _is_attacked(scene, deed)
    if deed.verb == "contest":
        conflict = game.conflict
        mine = conflict is not None and conflict.attacker == scene.seat
        return mine and conflict is not None and ring_thing(conflict.ring) in things(scene, deed.patient)
    raise Unsupported(f"whether {deed!r} has happened")


def _is_attacked(scene: Scene, deed: n.Deed) -> bool:
    """Does it attack there, or does it attack at all?"""
    game, conflict = scene.game, scene.game.conflict
    if conflict is None or (deed.patient is not None and conflict.province not in things(scene, deed.patient)):
        return False
    who = things(scene, deed.agent) if deed.agent is not None else [scene.card]
    return any(
        each == player_thing(conflict.attacker) or (each in game.states and game.states[each].side == ATTACKING)
        for each in who
    )


def _result(scene: Scene, deed: n.Deed) -> bool:
    game = scene.game
    who = things(scene, deed.agent) if deed.agent is not None else []
    if any(isinstance(each, n.Within) for each in deed.how):
        counts = [game.players[seat_of(each)] for each in who]
        return any((player.won if deed.verb == "win" else player.lost) > 0 for player in counts)
    if deed.patient is None and game.duel is not None:
        return (game.duel.winner if deed.verb == "win" else game.duel.loser) in who
    conflict = game.conflict
    if conflict is None or conflict.winner < 0:
        return False
    seat = conflict.winner if deed.verb == "win" else conflict.loser
    return any(
        each == player_thing(seat) or (each >= 0 and game.participates(each) and game.controller(each) == seat)
        for each in who
    )


Thinging: TypeAlias = "Callable[[Scene, Any], list[int]]"
THINGS: dict[type[Any], Thinging] = {
    n.This: _this,
    n.Ref: _ref,
    n.Attached: _attached,
    n.You: _you,
    n.Opponent: _opponent,
    n.Gap: _gap,
    n.A: _described,
    n.All: _described,
    n.Some: _described,
    n.UpTo: _described,
    n.AnyNumber: _described,
    n.Exists: _exists,
    n.And: _several,
    n.OneOf: _several,
    n.Only: _several,
    n.The: _the,
    n.Owner: _owners,
    n.OpponentOf: _opponent_of,
    n.Top: _top,
    n.Part: _part,
    n.Place: in_place,
}
Filtering: TypeAlias = "Callable[[Scene, Any, int], bool]"
FILTERS: dict[type[Any], Filtering] = {
    n.Is: _is,
    n.Not: _is_not,
    n.AnyOf: _is_any,
    n.Controlled: _is_controlled,
    n.HasTrait: _has_trait,
    n.OfClan: _is_of_clan,
    n.StatIs: _stat_is,
    n.Has: _has,
    n.Other: _is_other,
    n.In: _is_in,
    n.On: _is_on,
}
