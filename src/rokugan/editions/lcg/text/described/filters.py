"""Filters, which say something of a thing: states, traits, values, places, and what it has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rokugan.editions.lcg.framework.conflict import eligible_provinces
from rokugan.editions.lcg.initiating.playing import fits
from rokugan.editions.lcg.table.things import (
    ATTACKING,
    DEFENDING,
    DISHONORED,
    ELEMENTS,
    HAND,
    HONORED,
    NO_SIDE,
    NOTHING,
    PROVINCE,
    PROVINCE_CARD,
    is_player,
    is_ring,
    player_thing,
    ring_of,
    seat_of,
)
from rokugan.editions.lcg.text.described.nouns import TYPE_OF, candidates, fits_noun, in_place
from rokugan.editions.lcg.text.described.values import STATS, compare, stat_of
from rokugan.editions.lcg.text.meaning import FILTERS, OTHER_FILTERS, Unsupported, amount, fits_filter, holds, things
from rokugan.editions.lcg.text.scene import GROUP, NAMED, Scene
from rokugan.program.lcg import nodes as n
from rokugan.program.lcg.keywords import BITS

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame


def _is(scene: Scene, each: n.Is, thing: int) -> bool:
    return is_so(scene, each.word, thing)


def _is_not(scene: Scene, each: n.Not, thing: int) -> bool:
    return not fits_filter(scene, each.filter, thing)


def _is_any(scene: Scene, each: n.AnyOf, thing: int) -> bool:
    return any(fits_filter(scene, one, thing) for one in each.filters)


def _is_controlled(scene: Scene, each: n.Controlled, thing: int) -> bool:
    """Of a card that has left play: who controlled it then."""
    was = scene.departed(thing) if scene.game.departed else None
    seat = controller_of(scene.game, thing) if was is None else was.controller
    return player_thing(seat) in things(scene, each.by)


def _has_trait(scene: Scene, each: n.HasTrait, thing: int) -> bool:
    return each.trait in traits_of(scene, thing)


def traits_of(scene: Scene, thing: int) -> tuple[str, ...]:
    """The traits of a card; of one that has left play, those that it had then."""
    was = scene.departed(thing) if scene.game.departed else None
    return scene.game.traits(thing) if was is None else was.traits


def _is_of_clan(scene: Scene, each: n.OfClan, thing: int) -> bool:
    return scene.game.printed[thing].clan == each.clan or f"clan:{each.clan}" in traits_of(scene, thing)


def _has(scene: Scene, each: n.Has, thing: int) -> bool:
    return compare(count_on(scene, each.noun, thing), each.compare, each.number)


def _is_other(scene: Scene, each: n.Other, thing: int) -> bool:
    if is_player(thing):
        return thing != scene.you
    chosen = [each for targets in scene.use.targets for each in targets] if scene.use is not None else []
    lies_in = scene.game.holding_province(scene.card)
    if lies_in is not None and lies_in.card == thing:
        return False  # of a holding, the other provinces are those in which it is not
    return thing != scene.card and thing not in chosen and thing not in _event_cards(scene)


def _is_in(scene: Scene, each: n.In, thing: int) -> bool:
    return any(thing in in_place(scene, place) for place in each.places)


def _is_on(scene: Scene, each: n.On, thing: int) -> bool:
    """Of an attachment that has left play: on what it was then."""
    state, was = scene.game.states.get(thing), scene.departed(thing)
    host = was.host if was is not None else NOTHING if state is None else state.host
    if was is not None and isinstance(each.thing, (n.A, n.All)):
        return host >= 0 and fits_noun(scene.then(), each.thing.noun, host)
    return host in things(scene, each.thing)


def _event_cards(scene: Scene) -> list[int]:
    """`another character` beside the one of the trigger, which itself is another than this one."""
    if scene.answering:
        return []
    trigger = scene.text.root.trigger if isinstance(scene.text.root, n.Triggered) else None
    if trigger is None or scene.event is None or not trigger.would or scene.event.card in (NOTHING, scene.card):
        return []
    return [scene.event.card]


def _fits_more(scene: Scene, each: n.Filter, thing: int) -> bool:
    """Does the thing fit a filter of the rarer kinds?"""
    game = scene.game
    if isinstance(each, n.OfElement):
        return ELEMENTS.index(each.element) in _elements(game, thing)
    if isinstance(each, n.Among):
        return thing in things(scene, each.things)
    if isinstance(each, n.HasKeyword):
        was = scene.departed(thing)
        return bool((game.keywords(thing) if was is None else was.keywords) & BITS[each.keyword])
    if isinstance(each, n.Owned):
        return player_thing(game.cards[thing].owner) in things(scene, each.by)
    if isinstance(each, n.OfNamedType):
        return [game.printed[thing].type] == scene.get(NAMED)
    if isinstance(each, n.OfCardType):
        return game.printed[thing].type == TYPE_OF[each.kind]
    if isinstance(each, n.Holds):
        return game.favor == seat_of(thing)
    if isinstance(each, n.Odd):
        return game.printed[thing].stats[STATS[each.stat]] % 2 == 1
    if isinstance(each, n.ElementOf):
        return not set(elements_of(scene, each.of)).isdisjoint(_elements(game, thing))
    if isinstance(each, n.Which):
        if isinstance(each.condition, n.Happens) and each.condition.deed.verb == "reveal":
            return thing in scene.get(GROUP)
        return holds(scene.about(thing), each.condition)
    raise Unsupported(f"things of which {each!r} is said")


def elements_of(scene: Scene, of: n.Thing | None) -> list[int]:
    """The elements of rings; of a role, which has its element as a trait."""
    game, found = scene.game, list[int]()
    for each in things(scene, of):
        traits = () if is_ring(each) else game.printed[each].traits
        found += [*_elements(game, each), *(ELEMENTS.index(trait) for trait in traits if trait in ELEMENTS)]
    return found


def _elements(game: LcgGame, thing: int) -> Sequence[int]:
    """A facedown province has none (lcg.provinces.08)."""
    if is_ring(thing):
        return game.elements_of(ring_of(thing))
    return () if game.lies_facedown(thing) else game.printed[thing].elements


def controller_of(game: LcgGame, thing: int) -> int:
    """Return who controls it; a facedown province belongs to its player."""
    if is_ring(thing):
        return game.ring_owner[ring_of(thing)]
    return game.controller(thing)


def count_on(scene: Scene, noun: n.Noun, thing: int) -> int:
    """Return how many of them a card, ring or player has."""
    game = scene.game
    if is_ring(thing):
        return game.ring_fate[ring_of(thing)]
    if is_player(thing):
        return _count_of_player(scene, noun, seat_of(thing))
    was = scene.departed(thing) if game.departed else None
    state = game.states.get(thing) if was is None else was
    if state is None:
        return 0
    if was is not None:
        scene = scene.then()
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
    """Return how much of it a player has in his pools, how many cards in his hand, how many such cards he controls."""
    game = scene.game
    if noun.kind in ("fate", "honor"):
        return game.players[seat].fate if noun.kind == "fate" else game.players[seat].honor
    places = [place for each in noun.which if isinstance(each, n.In) for place in each.places]
    if any(isinstance(each, n.Place) and each.area != "hand" for each in places):
        return len(candidates(scene, noun))
    if places:
        plain = n.Noun(noun.kind, tuple(each for each in noun.which if not isinstance(each, n.In)))
        return sum(fits_noun(scene, plain, card) for card in game.pile(seat, HAND))
    return sum(controller_of(game, each) == seat for each in candidates(scene, noun))


def _stat_is(scene: Scene, each: n.StatIs, thing: int) -> bool:
    """Does a stat of the thing compare so with a number, or with a stat of one of several others?"""
    if each.layer == "total printed":
        return True  # of all that are chosen together, not of one
    right = each.amount
    if isinstance(right, n.StatOf):
        others = things(scene, right.of)
        return any(
            compare(
                stat_of(scene, thing, each.stat, each.layer),
                each.compare,
                stat_of(scene, other, right.stat, right.layer),
            )
            for other in others
        )
    return compare(stat_of(scene, thing, each.stat, each.layer), each.compare, amount(scene, right))


SIDES = {"attacking": ATTACKING, "defending": DEFENDING}


def is_so(scene: Scene, word: str, thing: int) -> bool:
    """A state in one word."""
    game, here = scene.game, scene.game.states.get(thing)
    was = scene.departed(thing) if game.departed else None
    state = here if was is None else was
    if word == "participating":
        return state is not None and state.side != NO_SIDE
    if word in SIDES:
        return state is not None and state.side == SIDES[word]
    if word in ("honored", "dishonored"):
        return state is not None and state.status == (HONORED if word == "honored" else DISHONORED)
    if word in ("bowed", "ready"):
        return state is not None and state.bowed == (word == "bowed")
    if word == "friendly":
        return (controller_of(game, thing) if was is None else was.controller) == scene.seat
    if word == "unique":
        return game.printed[thing].unique
    if word == "in play":
        return here is not None
    if is_ring(thing):
        return _ring_is(game, word, ring_of(thing))
    if is_player(thing):
        return _player_is(game, word, seat_of(thing))
    return _card_is(scene, word, thing)


def _ring_is(game: LcgGame, word: str, ring: int) -> bool:
    if word == "claimed":
        return game.ring_owner[ring] >= 0
    if word == "contested":
        return game.contested() == ring
    return ring in game.unclaimed()


def _player_is(game: LcgGame, word: str, seat: int) -> bool:
    conflict = game.conflict
    if word == "the first player":
        return game.first == seat
    return conflict is not None and seat == (conflict.attacker if word == "the attacking player" else conflict.defender)


def _card_is(scene: Scene, word: str, thing: int) -> bool:
    """Is the card what the word says of it?"""
    game, state = scene.game, scene.game.states.get(thing)
    if word in ("attacking alone", "defending alone", "participating alone", "the only participating character"):
        if state is None or state.side == NO_SIDE or len(game.participants(state.controller)) != 1:
            return False
        return word not in ("attacking alone", "defending alone") or state.side == SIDES[word.split()[0]]
    if word == "involved in a duel":
        return game.duel is not None and thing in (game.duel.challenger, game.duel.challenged)
    if word in ("dynasty", "conflict"):
        return game.printed[thing].is_dynasty == (word == "dynasty")
    if word == "eligible":
        # of a province the conflict decides, of a character what is put there: see `eligible_for`
        return thing < 0 or scene.game.printed[thing].type != PROVINCE_CARD or eligible_for(scene, [], thing)
    if word == "topmost":
        return True  # of those that are described: see `universe`
    if word in ("faceup", "revealed"):
        return _lies_faceup(game, thing)
    if word in ("facedown", "unrevealed"):
        return not _lies_faceup(game, thing)
    if word in ("broken", "stronghold"):
        if game.printed[thing].type != PROVINCE_CARD:
            return False
        province = game.province_of(thing)
        return province.broken if word == "broken" else province.is_stronghold_province
    raise Unsupported(f"a thing that is {word}")


def _lies_faceup(game: LcgGame, card: int) -> bool:
    """Does the card lie faceup? Whatever is neither a province nor lies in one does."""
    if game.printed[card].type == PROVINCE_CARD:
        return game.province_of(card).face_up
    return game.where[card] != PROVINCE or game.is_faceup_in_province(card)


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


FILTERS.update(
    {
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
)
OTHER_FILTERS.append(_fits_more)
