"""Who and what a deed is about: its doers, its cards, how much of what, and what caused it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rokugan.editions.lcg.table.state import Event
from rokugan.editions.lcg.table.things import (
    DISHONORED,
    HONORED,
    NOTHING,
    SKILL_NAMES,
    is_player,
    player_thing,
    seat_of,
)
from rokugan.editions.lcg.text.described.filters import count_on
from rokugan.editions.lcg.text.doing import Run
from rokugan.editions.lcg.text.meaning import amount, things
from rokugan.editions.lcg.text.scene import Scene
from rokugan.editions.lcg.text.tables import COST
from rokugan.program.lcg import nodes as n
from rokugan.program.node import walk

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.state import Use


def cards_of(scene: Scene, node: n.Thing | None) -> list[int]:
    return [card for card in things(scene, node) if card >= 0]


def cause_of(scene: Scene, run: Run) -> Use | None:
    """A cost is no effect: nothing is immune to it (lcg.effects.13)."""
    return None if run.mode == COST else scene.use


def doer_of(scene: Scene, deed: n.Deed, run: Run) -> int:
    """Return who does it."""
    found = [each for each in things(scene, deed.agent) if is_player(each)] if deed.agent is not None else []
    return seat_of(found[0]) if found else run.doer


def doers_of(scene: Scene, deed: n.Deed, run: Run) -> list[int]:
    """The players who do it: those whom the sentence names, who may be none; if it names no player, who carries it out."""
    if deed.agent is None:
        return [run.doer]
    found = things(scene, deed.agent)
    return [seat_of(each) for each in found if is_player(each)] if not found or is_player(found[0]) else [run.doer]


def count_of_thing(scene: Scene, node: n.Thing | None, source: n.Thing | None = None) -> int:
    """Return how much fate or honor, how many cards; all of it that lies where the text says, or at its source."""
    if isinstance(node, (n.Some, n.UpTo)):
        return amount(scene, node.amount)
    if isinstance(node, n.All):
        on = next((each.thing for each in node.noun.which if isinstance(each, n.On)), source)
        return sum(count_on(scene, node.noun, each) for each in things(scene, on)) if on is not None else 0
    if isinstance(node, n.ThatMany):
        return scene.event.amount if scene.event is not None else 0
    return 1


def fate_of_cards(scene: Scene, deed: n.Deed) -> n.Deed | None:
    """`that character loses 1 fate`, `gains 1 fate`: it is removed from it, or placed on it; None if it is a player who loses or
    gains something."""
    agent = deed.agent
    if agent is None or resource_of(deed.patient) != "fate" or not cards_of(scene, agent):
        return None
    if deed.verb == "gain":
        return n.Deed("place", patient=deed.patient, goal=agent)
    return n.Deed("remove", patient=deed.patient, source=agent)


def lying_on(deed: n.Deed) -> n.Thing | None:
    """Return where the fate lies that is gained: `from that ring`, `all fate on that ring`; None: in the general pool."""
    which = deed.patient.noun.which if isinstance(deed.patient, n.All) else ()
    return next((each.thing for each in which if isinstance(each, n.On)), deed.source)


def bearers_of(deed: n.Deed) -> n.Thing | None:
    """On whom the status tokens lie that are discarded: `from that character`, `its status token`, `on each character`."""
    patient = deed.patient
    if isinstance(patient, n.Part):
        return patient.of
    if deed.source is not None:
        return deed.source
    which = patient.noun.which if isinstance(patient, (n.A, n.All, n.Some)) else ()
    return next((each.thing for each in which if isinstance(each, n.On)), None)


def with_status(scene: Scene, deed: n.Deed, bearers: n.Thing | None) -> list[int]:
    """Those of them in play that have such a status token as the deed speaks of; of all, if it says of none on whom it lies."""
    states, patient = scene.game.states, deed.patient
    which = patient.noun.which if isinstance(patient, (n.A, n.All, n.Some)) else ()
    said = [STATUSES[each.word] for each in which if isinstance(each, n.Is)] or list(STATUSES.values())
    found = scene.game.all_characters() if bearers is None else cards_of(scene, bearers)
    return [card for card in found if card in states and states[card].status in said]


STATUSES: Final = {"honored": HONORED, "dishonored": DISHONORED}


def turns_faceup(deed: n.Deed) -> bool:
    return n.Face(True) in deed.how


def resource_of(node: n.Thing | None) -> str:
    return str(node.noun.kind) if isinstance(node, (n.Some, n.A, n.All, n.UpTo, n.ThatMany)) else ""


def let_happen(scene: Scene, events: list[Event]) -> list[Event]:
    if events:
        scene.game.happen(events)
    return events


def kind_said(node: n.Thing | None) -> str:
    if isinstance(node, n.Part):
        return node.what
    return resource_of(node)


def said_of(scene: Scene, deed: n.Deed, seat: int) -> Scene:
    """The sentence, said of one of the players who do it: `his or her` is his."""
    number = scene.text.number(deed.agent)
    return scene if number == NOTHING else scene.trying(number, [player_thing(seat)])


def is_conflict(goal: n.Thing | None) -> bool:
    return goal == n.The("conflict") or (isinstance(goal, (n.A, n.All)) and goal.noun.kind == "conflict")


def is_conflict_ref(scene: Scene, goal: n.Thing | None) -> bool:
    return isinstance(goal, n.Ref) and is_conflict(scene.text.new[goal.number])


def place_said(goal: n.Thing | None) -> n.Place | None:
    """The place to which cards go: a deck, a discard pile, or a hand, which may also be said as all the cards in it."""
    if isinstance(goal, n.All) and len(goal.noun.which) == 1 and isinstance(goal.noun.which[0], n.In):
        place = goal.noun.which[0].places[0]
        return place if isinstance(place, n.Place) else None
    return goal if isinstance(goal, n.Place) else None


def note_province(scene: Scene, node: n.Node | None, cards: list[int]) -> None:
    """The province from which a card is taken is spoken of again: `in that province`."""
    for each in node.noun.which if isinstance(node, n.A) else ():
        if isinstance(each, n.In) and isinstance(each.places[0], n.A):
            number = scene.text.number(each.places[0])
            found = [scene.game.holding_province(card) for card in cards]
            scene.bind(number, [province.card for province in found if province is not None])


def duel_skill(deed: n.Deed) -> int:
    return next(SKILL_NAMES.index(each.type) for each in walk(deed.goal) if isinstance(each, n.OfType))
