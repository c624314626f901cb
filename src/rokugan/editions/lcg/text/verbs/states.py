"""Verbs that change the state of a card in play: bowed, ready, honored, dishonored, broken, turned, taken over."""

from __future__ import annotations

from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.table.kinds import (
    CARD_TURNED_UP,
    HONORED_ACT,
)
from rokugan.editions.lcg.table.state import Event
from rokugan.editions.lcg.text.doing import Run
from rokugan.editions.lcg.text.roles import (
    cards_of,
    cause_of,
    let_happen,
    turns_faceup,
)
from rokugan.editions.lcg.text.scene import Scene
from rokugan.program.lcg import nodes as n


def do_bow(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    return deeds.bow(scene.game, cards_of(scene, deed.patient), cause_of(scene, run))


def do_ready(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    return deeds.ready(scene.game, cards_of(scene, deed.patient), cause_of(scene, run))


def do_honor(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    return deeds.honor(scene.game, cards_of(scene, deed.patient), cause_of(scene, run))


def do_dishonor(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    return deeds.dishonor(scene.game, cards_of(scene, deed.patient), cause_of(scene, run))


def do_turn(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    game, cards = scene.game, cards_of(scene, deed.patient)
    if not turns_faceup(deed):
        return [event for card in cards for event in deeds.turn_province_down(game, card, scene.use)]
    facedown = [card for card in cards if not game.is_faceup_in_province(card)]
    return let_happen(scene, [Event(CARD_TURNED_UP, card, game.holder[card], use=scene.use) for card in facedown])


def do_break(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    return [
        event
        for card in cards_of(scene, deed.patient)
        for event in deeds.break_province(scene.game, card, cause_of(scene, run))
    ]


def do_take_control(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    return [
        event
        for card in cards_of(scene, deed.patient)
        for event in deeds.take_control(scene.game, card, scene.seat, 0, scene.use)
    ]


def do_receive(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Receive the honor or dishonor that another would receive."""
    honoring = scene.event is not None and scene.event.kind == HONORED_ACT
    cards = cards_of(scene, deed.agent)
    return deeds.honor(scene.game, cards, scene.use) if honoring else deeds.dishonor(scene.game, cards, scene.use)
