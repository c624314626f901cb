"""Negating and replacing what is about to happen, changing how much, and ending what lasts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.actions.running_text import EFFECTS, RunEffects
from rokugan.editions.ccg.costs.amended import PaidInstead
from rokugan.editions.ccg.effects.basic import cards_meant
from rokugan.editions.ccg.effects.durations import duration
from rokugan.editions.ccg.events import applying
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.endings import Ending
from rokugan.editions.ccg.table.event_kinds import ENTER, GAIN, HAPPENINGS, TAKE_FAVOR, Cause, codes_of
from rokugan.editions.ccg.table.ids import STATS, player_thing
from rokugan.editions.ccg.table.ongoing import Delayed
from rokugan.editions.ccg.table.pieces import Modifier
from rokugan.editions.ccg.table.text_shapes import awaited
from rokugan.editions.ccg.text.described import meaning
from rokugan.editions.ccg.text.described.performing import duel_of
from rokugan.editions.ccg.text.happened import prevention
from rokugan.editions.ccg.text.happened.prevention import negated_stats
from rokugan.editions.ccg.text.phrases.references import bind

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def negate(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Stop the event at hand, end what is ongoing, or keep something from happening for a time."""
    assert isinstance(node, p.Negate)
    event = action.event
    if game.rules.actions.negates(game, action, node):
        return
    if node.verb == "duel results":
        duel = duel_of(game, action)
        if duel is not None:
            duel.void = True
        return
    if node.verb in ("effects", "action"):
        if event is not None and event.action is not None and not prevention.is_firm(game, event):
            event.action.effects_off = True
            event.action.note("negated", [event.action.card])
            undo_ongoing(game, event.action)
            if (
                applying.is_change(event) and event.cause == "effect" and not event.done
            ):  # the effect at hand is one of them
                event.spare(list(event.things))
                event.negated = True
        return
    noun = awaited(node)
    if noun is not None:
        _negate_next(game, action, node, bind(game, action, noun), p.Ref("subject"))
        return
    what = meaning.things(game, action, node.what) if node.what is not None else []
    at_hand = event is not None and (node.verb == "event" or is_named(event, node))
    if event is not None and at_hand and not event.done and node.until == "now":
        if prevention.is_firm(game, event) and not prevails(action, event):
            return
        if node.what is None:
            alone = action.subject in event.things or action.subject in event.along
            what = [action.subject] if alone else list(event.things)
        event.spare(what)
        event.negated = not event.things
        return
    if event is not None and event.kind == ENTER and event.done and GAIN in codes_of(node.verbs):
        applying.take_back_gains(game, event, what)
        return
    everything = None
    if node.what is None:  # what is negated for a time is negated of everybody
        what = [player_thing(action.player)]
        everything = p.Each(p.Noun(("player", "card")))
    for thing in what:
        end_ongoing(game, thing, node.verbs, is_said_to_stand(action))
        if node.until == "next" or node.until == "next game":
            _negate_next(game, action, node, p.These((thing,)), p.These((thing,)))
            continue
        verbs = [prevention.VERBS[each] for each in node.verbs if each in prevention.VERBS]
        if verbs:
            until = game.rules.actions.duration(
                game, action, duration(game, action, "" if node.until == "now" else node.until, thing)
            )
            by = bind(game, action, node.by)
            forbid = p.Forbid("negate", verbs[0], everything, by, others=tuple(verbs[1:]))
            game.modify(thing, Modifier("forbid", action.card, action.player, until, what=forbid))


def is_named(event: Event, node: p.Negate) -> bool:
    """Does the negation name this event? To discard the Favor is to discard, too."""
    if event.kind == TAKE_FAVOR and event.amount < 0:
        return "discard" in node.verbs
    return event.kind in codes_of(node.verbs)


def _negate_next(game: CcgGame, action: Action, node: p.Negate, whom: p.Thing, stopped: p.Thing) -> None:
    """The next time that this would happen to one of these it does not."""
    names = [HAPPENINGS[each] for each in node.verbs if each in HAPPENINGS]
    if not names:
        return
    pattern = p.Pattern(names[0], whom, bind(game, action, node.by), others=tuple(names[1:]))
    stop = p.Negate(node.verb, stopped, others=node.others)
    until: Ending = "game" if node.until == "next game" else "turn"
    action.note("wait", [action.card])
    game.delay(Delayed(p.Trigger("before", pattern), (stop,), action, True, until))


def prevails(action: Action, event: Event) -> bool:
    """Can the negation, which cannot be negated itself, negate an earlier effect that cannot be negated
    (samurai.effects.21)?"""
    return event.word != "sure" and is_said_to_stand(action)


def is_said_to_stand(action: Action) -> bool:
    """Does the text say of its negation that it cannot be negated itself?"""
    effects = () if action.ability is None else action.ability.effects
    return action.manner.stands or any(
        isinstance(each, p.Firm) and each.verb in ("negation", "everything") for each in effects
    )


def undo_ongoing(game: CcgGame, action: Action) -> None:
    """End what a negated action has done that lasts; what it has done at once stays (samurai.negation.04)."""
    if action.serial >= 0:
        end_lasting(game, lambda source, serial: serial == action.serial)


def end_lasting(game: CcgGame, is_meant: Callable[[int, int], bool]) -> None:
    """End all that lasts, or waits for its time, of which this holds: its source, and the number of the action that made it."""
    if game.modifiers.sift(lambda modifier: is_meant(modifier.source, modifier.action)):
        game.forget_all()
    game.of_a_kind = tuple(each for each in game.of_a_kind if not is_meant(each.source, each.action.serial))
    game.delayed = tuple(each for each in game.delayed if not is_meant(each.source, each.action.serial))


def _end_effects(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.EndEffects)
    cards = cards_meant(game, action, node.what)
    end_lasting(game, lambda source, serial: source in cards)


def end_ongoing(game: CcgGame, thing: int, verbs: tuple[str, ...], stands: bool = False) -> None:
    """Negating an ongoing effect ends its duration for good (celestial.negation.02). What will not be negated goes on, unless the
    negation itself is said to stand (samurai.effects.21)."""
    ended = [(STATS[name], verb.endswith("bonus")) for verb in verbs for name in negated_stats((verb,))]
    if not ended:
        return
    held = game.modifiers.on.get(thing, ())
    kept = tuple(
        m for m in held if not (m.kind == "bonus" and (m.stat, m.amount > 0) in ended and (stands or not m.firm))
    )
    if len(kept) == len(held):
        return
    game.modifiers.keep(thing, kept)
    game.touch()


def _instead(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """The event at hand does not happen to its subject, and the effects do. They pay a cost in its place if the text says so
    (samurai.costs.31)."""
    assert isinstance(node, p.Instead)
    event = action.event
    if event is not None and not event.done:
        if action.subject in event.things or action.subject in event.along:
            event.spare([action.subject])
        else:
            event.negated = True
        if node.pays and event.cause == "cost" and event.action is not None:
            event.action.payment.settled = (*event.action.payment.settled, action.subject)
            game.push(PaidInstead(action, event.action))
            cause = "cost"
    game.push(RunEffects(action, node.effects, cause))


def _change_amount(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Change how much the event at hand is about, unless a text says that it cannot be reduced."""
    assert isinstance(node, p.ChangeAmount)
    event = action.event
    if event is None or event.done:
        return
    if node.how in ("set", "subtract", "halve") and prevention.is_said_firm(game, event, "reduce"):
        return
    amount = meaning.number(game, action, node.amount)
    if node.how == "set":
        event.amount = min(event.amount, amount)
    elif node.how == "add":
        event.amount = max(event.amount + amount, 0)
    elif node.how == "subtract":
        event.amount = max(event.amount - amount, 0)
    elif node.how == "double":
        event.amount *= 2
    elif node.how == "halve":
        event.amount //= 2


EFFECTS.update(
    {
        p.EndEffects: _end_effects,
        p.Negate: negate,
        p.Instead: _instead,
        p.ChangeAmount: _change_amount,
    }
)
