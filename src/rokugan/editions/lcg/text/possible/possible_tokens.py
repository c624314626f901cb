"""Whether fate, honor and status tokens could come or go (lcg.costs.09), and of which players and cards that is said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rokugan.editions.lcg.initiating.legality import affectable, can_get_fate, can_leave_play, can_lose_fate
from rokugan.editions.lcg.table.abilities import (
    BECOME_DISHONORED,
    BECOME_HONORED,
    GAIN_FATE,
    GAIN_HONOR,
    LOSE_HONOR,
    LOSE_POOL_FATE,
    TAKE_RING_FATE,
)
from rokugan.editions.lcg.table.state import Use
from rokugan.editions.lcg.table.things import (
    EVENT,
    HAND,
    HONORED,
    NOTHING,
    is_player,
    is_ring,
    player_thing,
    ring_of,
    seat_of,
)
from rokugan.editions.lcg.text.described.filters import count_on
from rokugan.editions.lcg.text.meaning import things
from rokugan.editions.lcg.text.prospects import choices_open
from rokugan.editions.lcg.text.roles import (
    cards_of,
    count_of_thing,
    fate_of_cards,
    lying_on,
    place_said,
    resource_of,
)
from rokugan.editions.lcg.text.scene import GROUP, Scene
from rokugan.editions.lcg.text.tables import COST
from rokugan.program.lcg import nodes as n
from rokugan.program.node import walk

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame


def others_of(scene: Scene, node: n.Thing | None) -> list[int]:
    """The cards that the phrase means, without the event whose text it is: when its effects resolve it is in no hand."""
    game = scene.game
    event = scene.card >= 0 and game.printed[scene.card].type == EVENT and game.where[scene.card] == HAND
    return [card for card in cards_of(scene, node) if not event or card != scene.card]


def is_unseen(scene: Scene, node: n.Thing | None) -> bool:
    """Does the phrase mean cards that are revealed for the cost: nobody knows them yet?"""
    if scene.is_bound(GROUP) or not isinstance(scene.text.root, n.Triggered):
        return False
    if not any(isinstance(each, n.Deed) and each.verb in SEEING for each in walk(scene.text.root.costs)):
        return False
    return any(
        each in (n.The("rest"), n.The("other"), n.Is("revealed")) or (isinstance(each, n.Deed) and each.verb in SEEING)
        for each in (walk(node) if node is not None else ())
    )


SEEING: Final = ("reveal", "look at")


def players_of(scene: Scene, deed: n.Deed) -> list[int]:
    """The players who do it: those whom the deed names, or whoever's text it is."""
    return [scene.you] if deed.agent is None else [each for each in things(scene, deed.agent) if is_player(each)]


def could_lose(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Is there fate or honor to lose, all of it if it is a cost? A character loses the fate that lies on it."""
    if (from_cards := fate_of_cards(scene, deed)) is not None:
        return could_remove(scene, from_cards, mode)
    return could_pay(scene, deed, mode)


def could_pay(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Has one of those who pay what is paid? As a cost it must be there in full."""
    game = scene.game
    if (deed.goal is not None and not things(scene, deed.goal)) or not some(scene, deed.patient):
        return False
    count = count_of_thing(scene, deed.patient) if mode == COST else 1
    if resource_of(deed.patient) == "fate":
        seats = [seat_of(each) for each in players_of(scene, deed)]
        if deed.verb == "spend":
            return any(game.can_spend(seat, count) for seat in seats)
        return any(
            game.players[seat].fate >= count and not game.forbidden(LOSE_POOL_FATE, player_thing(seat), scene.use)
            for seat in seats
        )
    return any(
        game.players[seat_of(each)].honor >= count and not game.forbidden(LOSE_HONOR, each, scene.use)
        for each in players_of(scene, deed)
    )


def some(scene: Scene, node: n.Thing | None) -> bool:
    """Is it more than nothing, with one at least of what has still to be chosen (lcg.costs.09)?"""
    if count_of_thing(scene, node) > 0:
        return True
    return node is not None and any(count_of_thing(each, node) > 0 for each in choices_open(scene, node))


def could_take(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Has he from whom it is taken any?"""
    players = [scene.game.players[seat_of(each)] for each in things(scene, deed.source) if is_player(each)]
    there = [player.fate if resource_of(deed.patient) == "fate" else player.honor for player in players]
    return any(there) and some(scene, deed.patient)


def could_give(scene: Scene, deed: n.Deed, mode: int) -> bool:
    goals = things(scene, deed.goal)
    seat = 1 - seat_of(goals[0]) if goals else scene.seat
    player = scene.game.players[seat]
    there = player.fate if resource_of(deed.patient) == "fate" else player.honor
    return there >= (count_of_thing(scene, deed.patient) if mode == COST else 1) and some(scene, deed.patient)


def could_place(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Is there a place for it; of fate, does any lie where it comes from?"""
    game, resource = scene.game, resource_of(deed.patient)
    if resource not in ("fate", "honor token"):
        if is_unseen(scene, deed.patient):
            return True
        cards = others_of(scene, deed.patient)
        if place_said(deed.goal) is None:
            return bool(cards and things(scene, deed.goal))
        return any(card not in game.states or can_leave_play(game, card, 0, scene.use) for card in cards)
    if not some(scene, deed.patient) or (isinstance(deed.source, n.Place) and not _pool(scene, deed.source)):
        return False
    goals = things(scene, deed.goal)
    if resource == "honor token":
        return any(each in game.states and affectable(game, each, scene.use) for each in goals)
    return any(is_ring(each) or can_get_fate(game, each, scene.use) for each in goals)


def _pool(scene: Scene, pool: n.Place) -> int:
    """Return how much fate there is in the pool from which it is placed."""
    return sum(scene.game.players[seat_of(each)].fate for each in things(scene, pool.of))


def could_remove(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Could fate be removed from one of the cards or rings?"""
    game = scene.game
    if mode != COST and not isinstance(deed.patient, n.All) and not some(scene, deed.patient):
        return False
    count = count_of_thing(scene, deed.patient) if mode == COST else 1
    for each in things(scene, deed.source):
        if is_ring(each):
            if game.ring_fate[ring_of(each)] >= count and not game.forbidden(TAKE_RING_FATE, scene.you, scene.use):
                return True
        elif can_lose_fate(game, each, None if mode == COST else scene.use) and game.states[each].fate >= count:
            if mode != COST or game.controller(each) == scene.seat:
                return True
    return False


def could_move_fate(scene: Scene, deed: n.Deed) -> bool:
    """Does fate lie there, and can it go where it is moved: not to where it is (lcg.movement.01)?"""
    game, use = scene.game, scene.use
    if not isinstance(deed.patient, n.All) and not some(scene, deed.patient):
        return False
    goals = [NOTHING] if isinstance(deed.goal, n.Place) else things(scene, deed.goal)
    for each in things(scene, deed.source):
        if is_ring(each):
            able = game.ring_fate[ring_of(each)] > 0 and not game.forbidden(TAKE_RING_FATE, scene.you, use)
        else:
            able = can_lose_fate(game, each, use)
        if able and any(to != each and (to < 0 or can_get_fate(game, to, use)) for to in goals):
            return True
    return False


def could_have_status(game: LcgGame, card: int, status: int, use: Use | None) -> bool:
    """Could the character get such a status token: has it none of that kind, and nothing forbids it?"""
    if not game.character(card) or game.states[card].status == status or not affectable(game, card, use):
        return False
    return not game.forbidden(BECOME_HONORED if status == HONORED else BECOME_DISHONORED, card, use)


def could_gain(scene: Scene, deed: n.Deed, mode: int) -> bool:
    if (on_cards := fate_of_cards(scene, deed)) is not None:
        return could_place(scene, on_cards, mode)
    on = lying_on(deed)
    if on is not None:
        return any(count_on(scene, FATE, each) > 0 for each in things(scene, on))
    ban = GAIN_HONOR if resource_of(deed.patient) == "honor" else GAIN_FATE
    return some(scene, deed.patient) and not_all_forbidden(scene, deed, ban)


def not_all_forbidden(scene: Scene, deed: n.Deed, what: int) -> bool:
    """Is it forbidden to not all of those who would do it?"""
    return not all(scene.game.forbidden(what, each, scene.use) for each in players_of(scene, deed))


FATE: Final = n.Noun("fate")
