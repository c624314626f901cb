"""Fate, honor and tokens are gained, lost, given, spent and moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.initiating.legality import can_lose_fate
from rokugan.editions.lcg.table.abilities import TAKE_RING_FATE
from rokugan.editions.lcg.table.kinds import (
    FATE_GAINED,
    FATE_LOST,
    FATE_MOVED,
    FATE_ON_RING,
    FATE_PLACED,
    FATE_REMOVED,
)
from rokugan.editions.lcg.table.state import Event
from rokugan.editions.lcg.table.things import (
    NOTHING,
    SPENT,
    is_ring,
    player_thing,
    ring_of,
    seat_of,
)
from rokugan.editions.lcg.text.doing import Run
from rokugan.editions.lcg.text.meaning import things
from rokugan.editions.lcg.text.possible.possible_tokens import could_have_status
from rokugan.editions.lcg.text.roles import (
    cards_of,
    cause_of,
    count_of_thing,
    doer_of,
    doers_of,
    fate_of_cards,
    let_happen,
    lying_on,
    resource_of,
    said_of,
    with_status,
)
from rokugan.editions.lcg.text.scene import Scene
from rokugan.program.lcg import nodes as n

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.state import Use


def do_gain(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Gain fate or honor from the general pool, or fate that lies somewhere; what a character gains is placed on it."""
    if (on_cards := fate_of_cards(scene, deed)) is not None:
        goals = things(scene, on_cards.goal)
        return deeds.place_fate(scene.game, goals, count_of_thing(scene, deed.patient), cause_of(scene, run))
    on = lying_on(deed)
    if on is not None:
        seat = doer_of(scene, deed, run)
        return [event for each in things(scene, on) for event in transfer(scene, deed, each, NOTHING, seat, run)]
    gain = deeds.gain_fate if resource_of(deed.patient) == "fate" else deeds.gain_honor
    return [
        event
        for seat in doers_of(scene, deed, run)
        for event in gain(
            scene.game, seat, count_of_thing(said_of(scene, deed, seat), deed.patient), cause_of(scene, run)
        )
    ]


def transfer(scene: Scene, deed: n.Deed, source: int, goal: int, seat: int, run: Run) -> list[Event]:
    """Move as much fate as the deed says, or as there is, from a ring or character to another, or to the player's pool."""
    game, cause, of_ring = scene.game, cause_of(scene, run), is_ring(source)
    if game.forbidden(TAKE_RING_FATE, player_thing(seat), cause) if of_ring else not can_lose_fate(game, source, cause):
        return []
    there = game.ring_fate[ring_of(source)] if of_ring else game.states[source].fate
    count = there if isinstance(deed.patient, n.All) else min(there, count_of_thing(scene, deed.patient))
    if not count:
        return []
    if of_ring:
        taken = Event(FATE_ON_RING, other=ring_of(source), amount=-count, use=cause)
    elif is_ring(goal):
        taken = Event(FATE_REMOVED, source, seat, count, use=cause)
    else:
        return let_happen(scene, [Event(FATE_MOVED, source, seat, count, other=goal, use=cause)])
    return let_happen(scene, [taken, _added(source, goal, seat, count, cause)])


def _added(source: int, goal: int, seat: int, count: int, cause: Use | None) -> Event:
    """Where fate arrives; what is gained from a ring tells from which."""
    if goal == NOTHING:
        return Event(FATE_GAINED, seat=seat, amount=count, other=ring_of(source), use=cause)
    if is_ring(goal):
        return Event(FATE_ON_RING, other=ring_of(goal), amount=count, use=cause)
    return Event(FATE_PLACED, goal, seat, count, use=cause)


def do_lose(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Let players lose fate or honor, or cards lose their fate."""
    if (from_cards := fate_of_cards(scene, deed)) is not None:
        return do_remove(scene, from_cards, run)
    lose = deeds.lose_fate if resource_of(deed.patient) == "fate" else deeds.lose_honor
    return [
        event
        for seat in doers_of(scene, deed, run)
        for event in lose(
            scene.game, seat, count_of_thing(said_of(scene, deed, seat), deed.patient), cause_of(scene, run)
        )
    ]


def do_take(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    give = deeds.give_fate if resource_of(deed.patient) == "fate" else deeds.give_honor
    return give(
        scene.game, seat_of(things(scene, deed.source)[0]), count_of_thing(scene, deed.patient), cause_of(scene, run)
    )


def do_give(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    give = deeds.give_fate if resource_of(deed.patient) == "fate" else deeds.give_honor
    return give(scene.game, doer_of(scene, deed, run), count_of_thing(scene, deed.patient), cause_of(scene, run))


def do_spend(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Spend fate to the general pool, or onto a ring."""
    seat, count = doer_of(scene, deed, run), count_of_thing(scene, deed.patient)
    if deed.goal is not None:
        ring = ring_of(things(scene, deed.goal)[0])
        return let_happen(scene, [Event(FATE_ON_RING, seat=seat, amount=count, other=ring, use=cause_of(scene, run))])
    return let_happen(scene, [Event(FATE_LOST, seat=seat, amount=count, how=SPENT, use=cause_of(scene, run))])


def do_remove(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Remove fate from cards and rings."""
    game, cause, sources = scene.game, cause_of(scene, run), things(scene, deed.source)
    count = count_of_thing(scene, deed.patient, deed.source)
    rings = [ring_of(each) for each in sources if is_ring(each) and game.ring_fate[ring_of(each)]]
    if game.forbidden(TAKE_RING_FATE, player_thing(run.doer), cause):
        rings = []
    events = let_happen(
        scene, [Event(FATE_ON_RING, amount=-min(count, game.ring_fate[ring]), other=ring, use=cause) for ring in rings]
    )
    return events + deeds.remove_fate(game, sources, count, cause)


def move_fate(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Move fate from rings or characters to another, or to a player's pool."""
    if isinstance(deed.patient, n.ThatMany):  # an interrupt: what would be removed goes to the pool
        event = scene.event
        assert event is not None
        return let_happen(scene, [Event(FATE_MOVED, event.card, scene.seat, event.amount, use=scene.use)])
    pool = deed.goal if isinstance(deed.goal, n.Place) else None
    goals = things(scene, deed.goal)[:1] if pool is None else [NOTHING]
    seat = run.doer if pool is None else seat_of(things(scene, pool.of)[0])
    return [
        event
        for source in things(scene, deed.source)
        for goal in goals
        for event in transfer(scene, deed, source, goal, seat, run)
    ]


def move_status(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    game, events = scene.game, []
    for card in with_status(scene, deed, deed.source):
        status = game.states[card].status
        for to in cards_of(scene, deed.goal):
            if to == card or not could_have_status(game, to, status, scene.use):
                continue  # it has nowhere to go, and stays (lcg.movement.03)
            events += deeds.discard_status(game, [card], scene.use) + deeds.give_status(game, to, status, scene.use)
    return events
