"""Fate, honor and tokens are gained, lost, given, spent and moved."""

from __future__ import annotations

from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.table.abilities import TAKE_RING_FATE
from rokugan.editions.lcg.table.kinds import (
    FATE_GAINED,
    FATE_LOST,
    FATE_MOVED,
    FATE_ON_RING,
)
from rokugan.editions.lcg.table.state import Event
from rokugan.editions.lcg.table.things import (
    NOTHING,
    is_ring,
    player_thing,
    ring_of,
    seat_of,
)
from rokugan.editions.lcg.text.doing import Run
from rokugan.editions.lcg.text.meaning import things
from rokugan.editions.lcg.text.roles import (
    cards_of,
    cause_of,
    count_of_thing,
    doer_of,
    doers_of,
    fate_of_cards,
    let_happen,
    resource_of,
    said_of,
    with_status,
)
from rokugan.editions.lcg.text.scene import Scene
from rokugan.editions.lcg.text.tables import VERBS
from rokugan.program.lcg import nodes as n


def do_gain(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Gain fate or honor from the general pool, or all fate that lies on a ring."""
    game, cause, count = scene.game, cause_of(scene, run), count_of_thing(scene, deed.patient)
    if isinstance(deed.patient, n.All):
        on = next((each.thing for each in deed.patient.noun.which if isinstance(each, n.On)), None)
        rings = [ring for ring in things(scene, on) if is_ring(ring)]
        if game.forbidden(TAKE_RING_FATE, player_thing(run.doer), cause):
            return []
        events = [
            Event(FATE_ON_RING, other=ring_of(ring), amount=-game.ring_fate[ring_of(ring)], use=cause) for ring in rings
        ]
        return let_happen(scene, [*events, Event(FATE_GAINED, seat=run.doer, amount=count, use=cause)] if count else [])
    if deed.source is not None:
        return _take_from_ring(scene, deed, run)
    gain = deeds.gain_fate if resource_of(deed.patient) == "fate" else deeds.gain_honor
    return [
        event
        for seat in doers_of(scene, deed, run)
        for event in gain(game, seat, count_of_thing(said_of(scene, deed, seat), deed.patient), cause)
    ]


def _take_from_ring(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Move fate from a ring to a player's pool."""
    game, seat, cause = scene.game, doer_of(scene, deed, run), cause_of(scene, run)
    rings = [ring_of(each) for each in things(scene, deed.source) if is_ring(each)]
    if not rings or game.forbidden(TAKE_RING_FATE, player_thing(seat), cause):
        return []
    count = min(count_of_thing(scene, deed.patient, deed.source), game.ring_fate[rings[0]])
    if not count:
        return []
    taken = [Event(FATE_ON_RING, other=rings[0], amount=-count, use=cause)]
    return let_happen(scene, [*taken, Event(FATE_GAINED, seat=seat, amount=count, use=cause)])


def do_lose(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
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
    return let_happen(scene, [Event(FATE_LOST, seat=seat, amount=count, use=cause_of(scene, run))])


def do_remove(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    count, sources = count_of_thing(scene, deed.patient, deed.source), things(scene, deed.source)
    rings = [ring_of(each) for each in sources if is_ring(each) and scene.game.ring_fate[ring_of(each)]]
    if scene.game.forbidden(TAKE_RING_FATE, player_thing(run.doer), cause_of(scene, run)):
        rings = []
    events = let_happen(
        scene, [Event(FATE_ON_RING, amount=-count, other=ring, use=cause_of(scene, run)) for ring in rings]
    )
    return events + deeds.remove_fate(scene.game, [each for each in sources if each >= 0], count, cause_of(scene, run))


def move_fate(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    game, use, count = scene.game, scene.use, count_of_thing(scene, deed.patient, deed.source)
    assert use is not None
    if isinstance(deed.patient, n.ThatMany):  # an interrupt: what would be removed goes to the pool
        card = scene.event.card if scene.event is not None else NOTHING
        return let_happen(scene, [Event(FATE_MOVED, card, scene.seat, count, use=use)] if card >= 0 else [])
    source, goals = things(scene, deed.source), things(scene, deed.goal) if not isinstance(deed.goal, n.Place) else []
    if source and is_ring(source[0]) and game.forbidden(TAKE_RING_FATE, player_thing(run.doer), use):
        return []
    if source and is_ring(source[0]):
        ring = ring_of(source[0])
        to = [ring_of(each) for each in goals if is_ring(each)]
        moved = min(count, game.ring_fate[ring])
        return let_happen(
            scene,
            [
                Event(FATE_ON_RING, amount=-moved, other=ring, use=use),
                Event(FATE_ON_RING, amount=moved, other=to[0], use=use),
            ]
            if to
            else [],
        )
    return [
        event
        for card in source
        if card >= 0
        for event in deeds.move_fate(game, card, goals[0] if goals else NOTHING, count, use)
    ]


def move_status(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    game, events = scene.game, []
    for card in with_status(scene, deed, deed.source):
        status = game.states[card].status
        for to in cards_of(scene, deed.goal):
            events += deeds.discard_status(game, [card], scene.use) + deeds.give_status(game, to, status, scene.use)
    return events


VERBS.update(
    {
        "gain": do_gain,
        "lose": do_lose,
        "take": do_take,
        "give": do_give,
        "spend": do_spend,
        "remove": do_remove,
    }
)
