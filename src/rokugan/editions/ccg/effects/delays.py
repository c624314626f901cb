"""Effects that a text puts off: after an event, at the end of a phase, in a turn to come."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any, TypeVar

from rokugan import program as p
from rokugan.editions.ccg.actions.running_text import EFFECTS
from rokugan.editions.ccg.actions.taking import TakeAction
from rokugan.editions.ccg.effects.durations import duration
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import BOW, DESTROY, DISCARD, DISHONOR, Cause
from rokugan.editions.ccg.table.ids import player_thing, seat_of
from rokugan.editions.ccg.table.lifted_rules import answers_own_end
from rokugan.editions.ccg.table.ongoing import Delayed
from rokugan.editions.ccg.text.described import meaning
from rokugan.program.words import Duration

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

T = TypeVar("T")


def _later(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Let the effects wait for their trigger; what the text refers to now is settled before the event that will come."""
    assert isinstance(node, p.Later)
    later: Duration = node.until or (
        "game" if _comes_later(node) else _while_it_lasts(game, action, node.trigger.pattern)
    )
    until = duration(game, action, later)
    if not answers_own_end(node.trigger.pattern):  # a Terrain takes along what does not wait for just that
        until = game.rules.actions.duration(game, action, until)
    trigger, effects = node.trigger, node.effects
    if action.event is not None:
        if speaks_of(trigger, _AT_HAND):
            trigger = settled(game, action, trigger, _AT_HAND)
        kept = _still_meant(node.trigger.pattern)
        if kept and speaks_of(effects, kept):
            effects = settled(game, action, effects, kept)
    action.note("wait", [action.card])  # what stands on the table is otherwise (samurai.g-actions.13)
    game.delay(Delayed(trigger, effects, action, node.once, until, resolving(game)))


def _comes_later(node: p.Later) -> bool:
    """Does the delayed effect wait for the beginning of a turn, or of a phase of one's own, however long that takes?"""
    pattern = node.trigger.pattern
    if pattern.event == "turn begins":
        return True
    return pattern.event == "phase begins" and isinstance(pattern.subject, p.You) and node.once


def _while_it_lasts(game: CcgGame, action: Action, pattern: p.Pattern) -> Duration:
    """What waits for something `during this battle`, or in its Combat Segment, waits no longer than that lasts."""
    printed = None if action.ability is None else action.ability.node
    if not game.in_battle() or not isinstance(printed, p.Ability):
        return ""
    if "combat" in pattern.details:
        return "combat"
    return "battle" if "battle" in pattern.details and printed.here else ""


# What a delayed effect waits for may speak of the event or action that made it wait.
_AT_HAND = ("action", "subject", "object", "action performer", "action object")


def speaks_of(node: object, words: tuple[str, ...]) -> bool:
    """Does a tree refer to one of these?"""
    return any(isinstance(each, p.Ref) and each.to in words for each in p.walk(node))


def _still_meant(pattern: p.Pattern) -> tuple[str, ...]:
    """Return the words (`him`, `it`) that mean the event at hand in a delayed effect too; none if its own trigger names
    somebody, because they mean him then."""
    if any(
        isinstance(each.subject, p.Noun) or isinstance(each.actor, p.Noun) for each in (pattern, *pattern.alternatives)
    ):
        return ()
    return _AT_HAND


def forget(game: CcgGame, card: int) -> None:
    """What waits means this card no more."""
    waiting: list[Delayed] = []
    for each in game.delayed:
        slots = each.action.targets.slots
        if any(card in (chosen or ()) for chosen in slots) or _names((each.trigger, each.effects), card):
            action: Action = each.action.copy({})
            action.targets.slots = [None if chosen is None else [c for c in chosen if c != card] for chosen in slots]
            trigger, effects = _without(each.trigger, card), _without(each.effects, card)
            waiting.append(Delayed(trigger, effects, action, each.once, each.until, each.resolving, each.serial))
        else:
            waiting.append(each)
    game.delayed = tuple(waiting)


def _names(node: object, card: int) -> bool:
    """Does a tree name this very card?"""
    return any(isinstance(each, p.These) and card in each.numbers for each in p.walk(node))


def _without(node: T, card: int) -> T:
    """A tree that does not name this card any more."""
    found: Any = _left_out(node, card)
    told: T = found
    return told


def _left_out(node: object, card: int) -> object:
    if isinstance(node, tuple):
        return tuple(_left_out(part, card) for part in node)
    if not isinstance(node, p.Node) or isinstance(node, p.Program):
        return node
    if isinstance(node, p.These):
        return p.These(tuple([number for number in node.numbers if number != card]))
    given: dict[str, Any] = {each.name: _left_out(getattr(node, each.name), card) for each in fields(node)}
    return replace(node, **given)


def settled(game: CcgGame, action: Action, node: T, words: tuple[str, ...]) -> T:
    """A tree in which what is at hand now is told by itself, not by the event that will come."""
    found: Any = _settled(game, action, node, words)
    told: T = found
    return told


def _settled(game: CcgGame, action: Action, node: object, words: tuple[str, ...]) -> object:
    """Return the node with these words replaced by the things that they mean now."""
    if isinstance(node, tuple):
        return tuple(_settled(game, action, part, words) for part in node)
    if not isinstance(node, p.Node) or isinstance(node, p.Program):
        return node
    if isinstance(node, p.Ref):
        return p.These(tuple(meaning.things(game, action, node))) if node.to in words else node
    given: dict[str, Any] = {
        each.name: _settled(game, action, getattr(node, each.name), words) for each in fields(node)
    }
    return replace(node, **given)


def resolving(game: CcgGame) -> tuple[int, ...]:
    """The numbers of the actions that are resolving, and the battlefield where a battle is fought: none of them is the next
    (samurai.actions.17, samurai.g-timing.01)."""
    actions = [frame.action.serial for frame in game.stack if isinstance(frame, TakeAction) and frame.action.resolved]
    return (game.current_battlefield(), *actions)


def _turns_from_now(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Turns as a measure of time are those of the player whose turn it is (samurai.turn.02), or of the one whose phase is
    spoken of (samurai.g-turn.05)."""
    assert isinstance(node, p.TurnsFromNow)
    left = meaning.number(game, action, node.number)
    players = [player_thing(game.active)] if node.who is None else meaning.players_of(game, action, node.who)
    whose = p.These(tuple(players))
    trigger = p.Trigger("after", p.Pattern("turn begins", whose))
    effects = node.effects if left <= 1 else (p.TurnsFromNow(p.Number(left - 1), node.effects, whose),)
    action.note("wait", [action.card])
    game.delay(Delayed(trigger, effects, action, True, "game"))


def _draw_later(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.DrawLater)
    draw_later(game, action, node, False)


def draw_later(game: CcgGame, action: Action, node: p.DrawLater, may: bool) -> None:
    """Further cards when the player's next End Phase begins; whether he wants what he may draw he says then."""
    draw = p.Draw(p.Number(meaning.number(game, action, node.amount)))
    for player in meaning.players_of(game, action, node.who):
        action.note("wait", [player])
        his = Action(seat_of(player), action.card, None)
        trigger = p.Trigger("after", p.Pattern("phase begins", p.You(), None, ("end",)))
        game.delay(Delayed(trigger, (p.May((draw,)) if may else draw,), his, True, "game"))


_DELAYED: dict[int, type[p.Bow] | type[p.Destroy] | type[p.Dishonor] | type[p.Discard]] = {
    DESTROY: p.Destroy,
    BOW: p.Bow,
    DISHONOR: p.Dishonor,
    DISCARD: p.Discard,
}


def delayable(event: Event) -> bool:
    """Can the event still be put off? Not if it has happened or was put off before, nor what the rules do at once as long
    as there is cause, as the death of those without Chi."""
    if event.done or event.kind not in _DELAYED or event.cause == "rules":
        return False
    return event.action is None or not event.action.manner.firm


def _delay(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Let what is about to happen to things happen at the end of the turn, or of the battle, instead."""
    assert isinstance(node, p.Delay)
    event = action.event
    if event is None or not delayable(event) or (node.until == "battle" and not game.in_battle()):
        return
    things = meaning.things(game, action, node.what) if node.what is not None else [action.subject]
    before = event.action.did_to("delay") if event.action is not None else []
    things = [thing for thing in things if thing in event.things and thing not in before]
    event.things = [thing for thing in event.things if thing not in things]
    if things:
        action.note("delay", things)  # what was delayed once happens when its time comes
        later = _DELAYED[event.kind](p.These(tuple(things)))
        waiting = Action(action.player, action.card, None)
        waiting.manner.firm = True
        game.delay(Delayed(DELAYS[node.until], (later,), waiting, True, "turn"))


DELAYS: dict[str, p.Trigger] = {
    "turn": p.Trigger("before", p.Pattern("turn ends")),
    "battle": p.Trigger("after", p.Pattern("battle ends")),
}


EFFECTS.update(
    {
        p.Later: _later,
        p.DrawLater: _draw_later,
        p.TurnsFromNow: _turns_from_now,
        p.Delay: _delay,
    }
)
