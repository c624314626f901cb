"""Whether a deed could change the game now: what could not is neither offered nor a target (lcg.costs.09)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.effects.duels import can_duel
from rokugan.editions.lcg.framework.conflict import types_to_declare
from rokugan.editions.lcg.initiating.initiating import could_use
from rokugan.editions.lcg.initiating.legality import (
    can_bow,
    can_dishonor,
    can_get_fate,
    can_honor,
    can_leave_play,
    can_lose_fate,
    can_move_home,
    can_move_to_conflict,
    can_ready,
)
from rokugan.editions.lcg.initiating.playing import can_play_card, fits, is_unique_there
from rokugan.editions.lcg.table.abilities import ACTION, DRAW, GAIN_HONOR, LOSE_HONOR, Ability
from rokugan.editions.lcg.table.kinds import HONORED_ACT
from rokugan.editions.lcg.table.state import Use
from rokugan.editions.lcg.table.things import (
    CONFLICT_DECK,
    CONFLICT_PHASE,
    DISCARDED,
    DYNASTY_DECK,
    EVENT,
    HAND,
    NOTHING,
    PROVINCE_CARD,
    SACRIFICED,
    SKILL_NAMES,
    TO_HAND,
    is_player,
    is_ring,
    player_thing,
    ring_of,
    seat_of,
)
from rokugan.editions.lcg.text.ability import TextAbility
from rokugan.editions.lcg.text.copying import can_copy
from rokugan.editions.lcg.text.doing import COST
from rokugan.editions.lcg.text.filters import count_on, eligible_for
from rokugan.editions.lcg.text.meaning import holds, things
from rokugan.editions.lcg.text.nouns import ZONES, in_place
from rokugan.editions.lcg.text.scene import Scene
from rokugan.editions.lcg.text.tables import POSSIBLE
from rokugan.program.lcg import nodes as n

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame

from rokugan.editions.lcg.text.roles import (
    bearers_of,
    cards_of,
    count_of_thing,
    duel_skill,
    fate_of_cards,
    is_conflict,
    is_conflict_ref,
    kind_said,
    lying_on,
    resource_of,
    said_of,
    turns_faceup,
    with_status,
)

# ------------------------------------------------------------------------------------------------- could it change anything?


def could(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Could the deed change the game now?"""
    game, use = scene.game, None if mode == COST else scene.use
    test = TESTS.get(deed.verb)
    if test is not None:
        return any(test(game, card, use) for card in cards_of(scene, deed.patient) if _allowed(scene, deed, card, mode))
    more = MORE.get(deed.verb)
    return more is None or more(scene, deed, mode)


def _allowed(scene: Scene, deed: n.Deed, card: int, mode: int) -> bool:
    """A cost is paid with what one controls (lcg.costs)."""
    if deed.verb == "sacrifice" and deed.agent is not None:
        return player_thing(scene.game.controller(card)) in things(scene, deed.agent)
    return mode != COST or scene.game.controller(card) == scene.seat


def _can_sacrifice(game: LcgGame, card: int, use: Use | None) -> bool:
    return can_leave_play(game, card, SACRIFICED, use)


TESTS: dict[str, Callable[[Any, int, Any], bool]] = {
    "bow": can_bow,
    "ready": can_ready,
    "honor": can_honor,
    "dishonor": can_dishonor,
    "sacrifice": _can_sacrifice,
}


def _could_discard(scene: Scene, deed: n.Deed, mode: int) -> bool:
    game = scene.game
    if deed.patient == n.The("imperial favor"):
        return game.favor == scene.seat
    if kind_said(deed.patient) == "status token":
        return bool(with_status(scene, deed, bearers_of(deed)))
    if any(isinstance(each, n.UntilSo) for each in deed.how):
        until = [each.condition for each in deed.how if isinstance(each, n.UntilSo)]
        return bool(cards_of(scene, deed.patient)) and any(
            not any(
                holds(said_of(scene, deed, seat_of(player)), each) for each in until if not isinstance(each, n.Happens)
            )
            for player in _players(scene, deed)
        )
    cards = cards_of(scene, deed.patient)
    return any(can_leave_play(game, card, DISCARDED, scene.use) if card in game.states else True for card in cards)


def _players(scene: Scene, deed: n.Deed) -> list[int]:
    """The players who do it: those whom the deed names, or whoever's text it is."""
    return [scene.you] if deed.agent is None else [each for each in things(scene, deed.agent) if is_player(each)]


def _could_lose(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Is there fate or honor to lose, all of it if it is a cost? A character loses the fate that lies on it."""
    if (from_cards := fate_of_cards(scene, deed)) is not None:
        return _could_remove(scene, from_cards, mode)
    return _could_pay(scene, deed, mode)


def _could_pay(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Has one of those who pay what is paid? As a cost it must be there in full."""
    game, count = scene.game, count_of_thing(scene, deed.patient) if mode == COST else 1
    if deed.goal is not None and not things(scene, deed.goal):
        return False
    if resource_of(deed.patient) == "fate":
        seats = [seat_of(each) for each in _players(scene, deed)]
        if deed.verb == "spend":
            return any(game.can_spend(seat, count) for seat in seats)
        return any(game.players[seat].fate >= count for seat in seats)
    return any(
        game.players[seat_of(each)].honor >= count and not game.forbidden(LOSE_HONOR, each, scene.use)
        for each in _players(scene, deed)
    )


def _could_take(scene: Scene, deed: n.Deed, mode: int) -> bool:
    player = scene.game.players[seat_of(things(scene, deed.source)[0])]
    return (player.fate if resource_of(deed.patient) == "fate" else player.honor) > 0


def _could_give(scene: Scene, deed: n.Deed, mode: int) -> bool:
    goals = things(scene, deed.goal)
    seat = 1 - seat_of(goals[0]) if goals else scene.seat
    player = scene.game.players[seat]
    there = player.fate if resource_of(deed.patient) == "fate" else player.honor
    return there >= (count_of_thing(scene, deed.patient) if mode == COST else 1)


def _could_place(scene: Scene, deed: n.Deed, mode: int) -> bool:
    if resource_of(deed.patient) != "fate":
        return True
    return any(is_ring(each) or can_get_fate(scene.game, each, scene.use) for each in things(scene, deed.goal))


def _could_remove(scene: Scene, deed: n.Deed, mode: int) -> bool:
    game = scene.game
    count = count_of_thing(scene, deed.patient) if mode == COST else 1
    for each in things(scene, deed.source):
        if is_ring(each):
            if game.ring_fate[ring_of(each)] >= count:
                return True
        elif can_lose_fate(game, each, None if mode == COST else scene.use) and game.states[each].fate >= count:
            if mode != COST or game.controller(each) == scene.seat:
                return True
    return False


def _could_move(scene: Scene, deed: n.Deed, mode: int) -> bool:
    game, use = scene.game, scene.use
    kind = kind_said(deed.patient)
    if kind == "fate":
        if isinstance(deed.patient, n.ThatMany):
            return True
        found = things(scene, deed.source)
        return any(game.ring_fate[ring_of(each)] if is_ring(each) else can_lose_fate(game, each, use) for each in found)
    if kind == "status token":
        return bool(with_status(scene, deed, deed.source))
    if deed.patient == n.The("contested ring"):
        return any(eligible_for(scene, [], province) for province in cards_of(scene, deed.goal))
    cards = cards_of(scene, deed.patient)
    if deed.goal == n.Place("home"):
        return any(can_move_home(game, card, use) for card in cards)
    if is_conflict(deed.goal) or is_conflict_ref(scene, deed.goal):
        return any(can_move_to_conflict(game, card, use) for card in cards)
    return any(_could_come(game, card, to) for card in cards for to in cards_of(scene, deed.goal))


def _could_come(game: LcgGame, card: int, to: int) -> bool:
    """Can an attachment move to that character, or a card in a province to that province?"""
    if game.printed[to].type == PROVINCE_CARD:
        province = game.holding_province(card)
        return province is not None and province.card != to
    if not game.is_attachment(card):
        return False
    return game.states[card].host != to and fits(game, card, game.controller(card), to)


def _could_return(scene: Scene, deed: n.Deed, mode: int) -> bool:
    game = scene.game
    if resource_of(deed.patient) == "fate":
        return count_of_thing(scene, deed.patient) > 0
    if deed.goal is None:
        return True  # put back in any order
    found, place = things(scene, deed.patient), deed.goal
    if isinstance(place, n.Place) and is_said_elsewhere(scene, deed.patient):
        return any(each not in game.states and game.where[each] != returns_to(game, each, place) for each in found)
    return any(
        ring_of(each) not in game.unclaimed() if is_ring(each) else can_leave_play(game, each, TO_HAND, scene.use)
        for each in found
    )


def is_said_elsewhere(scene: Scene, thing: n.Thing | None) -> bool:
    """Does the text speak of a card that is out of play: one in a discard pile? What is done later is done to one that was put
    into play meanwhile; if that has left play, it is not meant any more (lcg.zones)."""
    if scene.use is not None and scene.use.delayed:
        return False
    said = scene.text.new[thing.number] if isinstance(thing, n.Ref) else thing
    which = said.noun.which if isinstance(said, (n.A, n.Some, n.UpTo, n.AnyNumber, n.All)) else ()
    return any(isinstance(each, n.In) and any(_is_pile(place) for place in each.places) for each in which)


def _is_pile(place: n.Thing) -> bool:
    return isinstance(place, n.Place) and place.area in ZONES


def returns_to(game: LcgGame, card: int, place: n.Place) -> int:
    """The zone of its owner to which a card goes that is returned to a hand or deck."""
    if place.area == "hand":
        return HAND
    return CONFLICT_DECK if game.printed[card].is_conflict else DYNASTY_DECK


def _could_put(scene: Scene, deed: n.Deed, mode: int) -> bool:
    game = scene.game
    if deed.goal is not None:
        return bool(cards_of(scene, deed.patient))
    into = any(isinstance(each, n.As) for each in deed.how)
    cards = cards_of(scene, deed.patient)
    if deed.source is not None:
        places = deed.source.things if isinstance(deed.source, n.OneOf) else (deed.source,)
        inside = [card for place in places for card in in_place(scene, place)]
        cards = [card for card in cards if card in inside]
    hosts = [host for each in deed.how if isinstance(each, n.AttachedTo) for host in cards_of(scene, each.thing)] or [
        NOTHING
    ]
    return any(deeds.can_put_into_play(game, card, scene.seat, into, host) for card in cards for host in hosts)


def _could_attach(scene: Scene, deed: n.Deed, mode: int) -> bool:
    game = scene.game
    hosts = cards_of(scene, deed.goal)
    return any(
        card in game.states and game.states[card].host != host and fits(game, card, scene.seat, host)
        for card in cards_of(scene, deed.patient)
        for host in hosts
    )


def _could_turn(scene: Scene, deed: n.Deed, mode: int) -> bool:
    game = scene.game
    if turns_faceup(deed):
        return any(not game.is_faceup_in_province(card) for card in cards_of(scene, deed.patient))
    return any(game.province_of(card).face_up for card in cards_of(scene, deed.patient))


def _could_switch(scene: Scene, deed: n.Deed, mode: int) -> bool:
    if deed.patient == n.The("conflict type"):
        return scene.game.conflict is not None
    if isinstance(deed.patient, n.Skill):
        return bool(things(scene, deed.patient.of))
    one, other = things(scene, deed.patient), things(scene, deed.goal)
    return any(each != that for each in one for that in other)


def _could_challenge(scene: Scene, deed: n.Deed, mode: int) -> bool:
    challenger = cards_of(scene, deed.agent) if deed.agent is not None else [scene.card]
    skill = duel_skill(deed)
    return any(can_duel(scene.game, one, other, skill) for one in challenger for other in cards_of(scene, deed.patient))


def _could_break(scene: Scene, deed: n.Deed, mode: int) -> bool:
    return any(not scene.game.province_of(card).broken for card in cards_of(scene, deed.patient))


def _could_control(scene: Scene, deed: n.Deed, mode: int) -> bool:
    game = scene.game
    return any(
        card in game.states and game.controller(card) != scene.seat and not is_unique_there(game, card, scene.seat)
        for card in cards_of(scene, deed.patient)
    )


def _could_play(scene: Scene, deed: n.Deed, mode: int) -> bool:
    game, seat = scene.game, scene.seat
    return any(
        can_play_card(game, card, seat) or action_to_play(game, card, seat) is not None
        for card in cards_of(scene, deed.patient)
    )


def action_to_play(game: LcgGame, card: int, seat: int) -> Ability | None:
    """The action by which an event could be played now; None without one. An event that does nothing but let another be played
    is not asked whether it could be: the two would ask each other for ever."""
    if game.printed[card].type != EVENT:
        return None
    for ability in game.abilities(card):
        if ability.kind == ACTION and not _lets_play(ability) and could_use(game, Use(card, seat, ability)):
            return ability
    return None


def _lets_play(ability: Ability) -> bool:
    return isinstance(ability, TextAbility) and any(
        isinstance(each, n.Deed) and each.verb == "play" for each in ability.program.effects
    )


def _could_set(scene: Scene, deed: n.Deed, mode: int) -> bool:
    if isinstance(deed.patient, n.Skill) and deed.patient.stats == ("dial",):
        players = [scene.game.players[seat_of(each)] for each in things(scene, deed.patient.of)]
        wanted = [each.amount for each in deed.how if isinstance(each, n.To)]
        return any(player.dial != each.value for player in players for each in wanted if isinstance(each, n.Number))
    if isinstance(deed.patient, n.Skill):
        return bool(things(scene, deed.patient.of))
    conflict = scene.game.conflict
    if isinstance(deed.goal, n.TypeOf):
        return conflict is not None and SKILL_NAMES[conflict.type] != deed.goal.type
    return conflict is not None


def _could_shuffle(scene: Scene, deed: n.Deed, mode: int) -> bool:
    return deed.patient is None or bool(cards_of(scene, deed.patient))


def _could_draw(scene: Scene, deed: n.Deed, mode: int) -> bool:
    return count_of_thing(scene, deed.patient) > 0 and _may(scene, deed, DRAW)


def _may(scene: Scene, deed: n.Deed, what: int) -> bool:
    """Is it forbidden to not all of those who would do it?"""
    return not all(scene.game.forbidden(what, each, scene.use) for each in _players(scene, deed))


def _could_receive(scene: Scene, deed: n.Deed, mode: int) -> bool:
    honoring = scene.event is not None and scene.event.kind == HONORED_ACT
    test = can_honor if honoring else can_dishonor
    return any(test(scene.game, card, scene.use) for card in cards_of(scene, deed.agent))


def _could_gain(scene: Scene, deed: n.Deed, mode: int) -> bool:
    if (on_cards := fate_of_cards(scene, deed)) is not None:
        return _could_place(scene, on_cards, mode)
    on = lying_on(deed)
    if on is not None:
        return any(count_on(scene, FATE, each) > 0 for each in things(scene, on))
    of_honor = resource_of(deed.patient) == "honor"
    return count_of_thing(scene, deed.patient) > 0 and (not of_honor or _may(scene, deed, GAIN_HONOR))


FATE: Final = n.Noun("fate")


def _could_declare(scene: Scene, deed: n.Deed, mode: int) -> bool:
    return bool(declarable(scene, deed))


def declarable(scene: Scene, deed: n.Deed) -> list[int]:
    """Of which types the player could declare the conflict that is said now."""
    which = deed.patient.noun.which if isinstance(deed.patient, (n.A, n.Some)) else ()
    said = [SKILL_NAMES.index(each.type) for each in which if isinstance(each, n.OfType)]
    return [skill for skill in types_to_declare(scene.game, scene.seat) if skill in said or not said]


def _could_declare_again(scene: Scene, deed: n.Deed, mode: int) -> bool:
    return scene.game.phase == CONFLICT_PHASE


def _could_end(scene: Scene, deed: n.Deed, mode: int) -> bool:
    return scene.game.conflict is not None


def _could_resolve(scene: Scene, deed: n.Deed, mode: int) -> bool:
    part = deed.patient
    if any(isinstance(each, n.AsPlayed) for each in deed.how):
        return scene.event is not None and can_copy(scene.game, scene.event.use, scene.seat)
    if isinstance(part, n.Part) and isinstance(part.of, n.UpTo):
        return bool(things(scene, part.of))
    return True


MORE: dict[str, Callable[[Scene, n.Deed, int], bool]] = {
    "discard": _could_discard,
    "lose": _could_lose,
    "spend": _could_pay,
    "take": _could_take,
    "give": _could_give,
    "place": _could_place,
    "remove": _could_remove,
    "move": _could_move,
    "return": _could_return,
    "put into play": _could_put,
    "attach": _could_attach,
    "turn": _could_turn,
    "switch": _could_switch,
    "challenge": _could_challenge,
    "break": _could_break,
    "take control": _could_control,
    "play": _could_play,
    "set": _could_set,
    "shuffle": _could_shuffle,
    "draw": _could_draw,
    "receive": _could_receive,
    "gain": _could_gain,
    "declare": _could_declare,
    "declare again": _could_declare_again,
    "resolve": _could_resolve,
    "end": _could_end,
}

POSSIBLE.append(could)
