"""A player's own Reactions and traits help an action of his: it may be announced if they let him carry it out
(samurai.actions.09)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import Moment
from rokugan.editions.ccg.table.ids import REACTION
from rokugan.editions.ccg.text.described import kinds, performing, uses
from rokugan.editions.ccg.text.happened import triggers

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def coming(game: CcgGame, action: Action, kind: int, performer: int = -1) -> Event:
    """The event that the action will be when it is taken; if a card is named, that card performs it."""
    later: Action = action.copy({})
    if performer >= 0:
        later.targets.performers = kinds.unique([*performing.performers(game, action), performer])
    event = Event(kind, [action.card], action.player)
    event.cause, event.action = "action", later
    return event


AFTER: tuple[Moment, ...] = ("at", "after")


def answers(game: CcgGame, event: Event, effect: type[p.Node], moments: tuple[Moment, ...] = AFTER) -> list[Action]:
    """The texts of the acting player with such an effect that can answer to the event at that point; they are free to be
    used or not."""
    found: list[Action] = []
    action = event.action
    for card in game.audience():
        if action is None or game.controller(card) != action.player:
            continue
        for ability in game.listening(card):
            if ability is not action.ability and any(isinstance(each, effect) for each in p.walk(ability.effects)):
                text = Action(action.player, card, ability)
                if can_answer(game, text, event, moments):
                    found.append(text)
    return found


def effects_of(text: Action) -> tuple[p.Node, ...]:
    """All that a text does, in whatever part of it."""
    return () if text.ability is None else tuple(p.walk(text.ability.effects))


def can_answer(game: CcgGame, text: Action, event: Event, moments: tuple[Moment, ...]) -> bool:
    """Can the Reaction or trait be used at that event? `action` is then the answer."""
    ability = text.ability
    assert ability is not None
    assert ability.trigger is not None
    text.is_action, text.designator = isinstance(ability.node, p.Ability), REACTION
    subject = event.things[0]
    if not any(triggers.fits_trigger(game, text, ability.trigger, event, subject, when) for when in moments):
        return False
    text.event, text.subject = event, subject
    return game.rules.actions.may_use(game, text) if text.is_action else not uses.used_up(game, text.card, ability)
