"""Events that happen together with another one by the rules: attachments leave with their host, tokens come with honoring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.lcg.table.kinds import (
    ATTACHED,
    ATTACHES,
    CARD_TURNED_UP,
    DISHONORED_ACT,
    DRAWS,
    ENTERS_PLAY,
    FATE_GAINED,
    HONOR_GAINED,
    HONOR_LOST,
    HONORED_ACT,
    LEAVES_PLAY,
    STATUS_GIVEN,
)
from rokugan.editions.lcg.table.state import Event
from rokugan.editions.lcg.table.things import DISCARDED, DISHONORED, HOLDING, HONORED, ORDINARY, PUT, TO_HAND
from rokugan.program.lcg.keywords import ANCESTRAL, COURTESY, SINCERITY

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame


HONORABLE = "lcg.states.08"
DISHONORABLE = "lcg.states.10"


def companions(game: LcgGame, events: list[Event]) -> list[Event]:
    """The events, and what happens simultaneously with them by the rules: a card that leaves play takes its attachments along."""
    found = events
    for event in events:
        kind = event.kind
        if kind == LEAVES_PLAY:
            more = with_leaving(game, event, events)
        elif kind == HONORED_ACT or kind == DISHONORED_ACT:
            more = with_status(game, event)
        elif kind == CARD_TURNED_UP and game.printed[event.card].type == HOLDING:
            more = [
                Event(
                    ENTERS_PLAY,
                    event.card,
                    game.holder[event.card],
                    event.amount,
                    how=PUT,
                    use=event.use,
                    rule="lcg.dynasty.10",
                )
            ]
        elif kind == ATTACHES:
            more = [Event(ATTACHED, event.card, event.seat, other=event.other, use=event.use)]
        else:
            continue
        for each in more:
            each.parent = event
        found = found + more
    return found


def with_leaving(game: LcgGame, event: Event, others: list[Event]) -> list[Event]:
    """The events that a card's leaving play brings with it: attachments, personal honor, courtesy and sincerity (lcg.zones,
    lcg.states, lcg.keywords)."""
    state = game.states.get(event.card)
    if state is None:
        return []
    found: list[Event] = []
    for card in state.attachments:
        if not any(each.kind == LEAVES_PLAY and each.card == card for each in others):
            ancestral = bool(game.keywords(card) & ANCESTRAL)
            how, rule = (TO_HAND, "lcg.keywords.02") if ancestral else (DISCARDED, "lcg.attachments.05")
            leaving = Event(LEAVES_PLAY, card, game.states[card].controller, how=how, use=event.use, rule=rule)
            found += [leaving, *with_leaving(game, leaving, others)]
    found += personal_honor(game, event)
    keywords = game.keywords(event.card)
    if keywords & COURTESY:
        found.append(Event(FATE_GAINED, event.card, state.controller, 1, rule="lcg.keywords.03"))
    if keywords & SINCERITY:
        found.append(Event(DRAWS, event.card, state.controller, 1, rule="lcg.keywords.19"))
    return found


def personal_honor(game: LcgGame, event: Event) -> list[Event]:
    """The honor that comes or goes with a card that leaves play, by its status token (lcg.states.08, .10)."""
    state = game.states.get(event.card)
    if state is None or state.status == ORDINARY or not game.has_status(event.card):
        return []
    kind, rule = (HONOR_GAINED, HONORABLE) if state.status == HONORED else (HONOR_LOST, DISHONORABLE)
    return [Event(kind, event.card, state.controller, 1, rule=rule)]


def with_present_honor(game: LcgGame, events: list[Event]) -> list[Event]:
    """The events after their interrupts: whether a card that leaves play is honored or dishonored is seen as it leaves."""
    found = events
    for event in events:
        if event.kind == LEAVES_PLAY:
            there = [each for each in events if each.parent is event and each.rule in (HONORABLE, DISHONORABLE)]
            now = personal_honor(game, event)
            if [each.kind for each in there] != [each.kind for each in now]:
                for each in now:
                    each.parent = event
                found = [each for each in found if each not in there] + now
    return found


def with_status(game: LcgGame, event: Event) -> list[Event]:
    """The event that honoring brings with it. Being honored is the act; becoming honored is to get the token
    (lcg.states.12)."""
    state = game.states.get(event.card)
    if state is None or state.status != ORDINARY:
        return []
    given = HONORED if event.kind == HONORED_ACT else DISHONORED
    return [Event(STATUS_GIVEN, event.card, event.seat, given, use=event.use)]
