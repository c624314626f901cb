"""Costs that texts add to actions, waive, or let be paid otherwise (samurai.costs.26-.33). They act on an action when it is
taken; what its ability says stays as it is."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from rokugan import program as p
from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.costs.payers import can_pay_with, other_way
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import ANNOUNCE, DESTROY, MOVE, Cause
from rokugan.editions.ccg.table.ids import HOME
from rokugan.editions.ccg.text.described import meaning, nouns
from rokugan.editions.ccg.text.happened import causes, prevention

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

T = TypeVar("T")


def costs_of(game: CcgGame, action: Action) -> tuple[p.Effect, ...]:
    """All costs of an action but its card's Gold Cost: those of its text, then those that other texts add (samurai.costs.28)."""
    ability = action.ability
    if ability is None:
        return ()
    if not game.mentioned.costs and not game.modifiers.on:  # saves time only
        return ability.costs
    if not action.is_action or not game.cost_texts():
        return ability.costs
    found = ability.costs
    free = ability.slots
    for card, player, text in game.cost_texts():
        if isinstance(text, p.AddedCost) and concerns(game, card, player, text.actions, action):
            if text.condition is None or meaning.holds(game, Action(player, card, None), text.condition):
                found = (*found, *shifted(text.costs, free))
                free += 1 + max((n.slot for n in p.walk(text.costs) if isinstance(n, (p.Target, p.Chosen))), default=-1)
    while len(action.targets.slots) < free:
        action.targets.slots.append(None)
    return found


def concerns(game: CcgGame, card: int, player: int, actions: p.Node, action: Action) -> bool:
    """Is the action one of those that the text on a card speaks of?"""
    event = Event(ANNOUNCE, [action.card], action.player)
    event.action = action
    event.cause = "action"
    return causes.actor_fits(game, Action(player, card, None), actions, event)


_SHIFTED: dict[tuple[int, int], tuple[tuple[p.Effect, ...], tuple[p.Effect, ...]]] = {}


def shifted(costs: tuple[p.Effect, ...], by: int) -> tuple[p.Effect, ...]:
    """The costs with choices of their own, beside those of the action."""
    found = _SHIFTED.get((id(costs), by))
    if found is None:
        found = (costs, _shift(costs, by))
        _SHIFTED[(id(costs), by)] = found
    return found[1]


def _shift(node: T, by: int) -> T:
    """The tree with the slot of every choice raised by a number."""
    found: Any = _shifted(node, by)
    shifted: T = found
    return shifted


def _shifted(node: object, by: int) -> object:
    """See `_shift`, of any part of a tree."""
    if isinstance(node, tuple):
        return tuple(_shifted(part, by) for part in node)
    if not isinstance(node, p.Node):
        return node
    given: dict[str, Any] = {name: _shifted(part, by) for name, part in p.parts(node).items()}
    if isinstance(node, (p.Target, p.Chosen, p.Ref)) and node.slot >= 0:
        given["slot"] = node.slot + by
    return replace(node, **given)


def waives_gold(game: CcgGame, action: Action) -> bool:
    """Need the Gold costs of this action not be paid (samurai.costs.29)?"""
    return not prevention.costs_stand(game, action.card) and any(
        allow.verb == "no gold cost" and allow.of is not None and concerns(game, card, player, allow.of, action)
        for card, player, allow in game.allows()
    )


# ------------------------------------------------------------------------------------- payments in another way


def choosable_again(game: CcgGame, action: Action, cost: p.Node | None) -> p.Target | p.Chosen | None:
    """The choice of a single card that pays this cost, if another card could pay it. What has paid another cost already
    is not exchanged."""
    what = getattr(cost, "what", None)
    if cost is None or not isinstance(what, (p.Target, p.Chosen)) or what.most != 1:
        return None
    if what.random if isinstance(what, p.Chosen) else not game.rules.costs.targets_exchanged:
        return None
    if action.ability is not None and what.slot in action.ability.shared:
        return None
    return what if payers(game, action, what, cost) else None


def payers(game: CcgGame, action: Action, choice: p.Target | p.Chosen, cost: p.Node) -> list[int]:
    """The other things that could pay the cost."""
    tried = action.targets.slots[choice.slot] or []
    found = nouns.candidates(game, action, choice.noun)
    return [thing for thing in found if thing not in tried and can_pay_with(game, action, cost, thing)]


class PayOtherwise(Frame["CcgGame"]):
    """Destroying cards as a cost, where a text lets some of them move home instead: its player chooses, one card after the
    other; a movement that is negated leaves him the choice to destroy."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "moved")
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "cost", "cards", "doomed", "move")
    ARGS: ClassVar[int] = 3

    def __init__(self, action: Action, cost: p.Node, cards: list[int]) -> None:
        self.action: Action = action
        self.cost: p.Node = cost
        self.cards: list[int] = cards
        self.doomed: list[int] = []
        self.move: Event | None = None

    def choose(self, game: CcgGame) -> None:
        """Ask for the next card; at the end destroy those for which nothing else was chosen."""
        while self.cards and other_way(game, self.action, self.cost, self.cards[0]) is None:
            self.doomed.append(self.cards.pop(0))
        if self.cards:
            choices = [Choice("choose", tail="move home", value=1), Choice("choose", tail="destroy", value=0)]
            game.ask(self.action.player, "choose", say("prompts.pay_with", cards=game.name(self.cards[0])), choices)
            return
        self.finish()
        if self.doomed:
            game.happen(self._event(DESTROY, self.doomed, "cost"))

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "pass":  # nothing more is paid (samurai.costs.26)
            self.finish()
            self.action.payment.refused = True
            return
        if not choice.value:
            self.doomed.append(self.cards.pop(0))
            self.goto("choose")
            return
        self.move = self._event(MOVE, [game.personality_of(self.cards[0])], "payment")
        self.move.place = HOME
        game.happen(self.move)

    def moved(self, game: CcgGame) -> None:
        """Has the movement paid? If not, its player may still destroy the card."""
        move = self.move
        self.move = None
        if move is not None and not move.done:
            self.again()
            choices = [Choice("choose", tail="destroy", value=0), Choice("pass")]
            game.ask(self.action.player, "choose", say("prompts.pay_with", cards=game.name(self.cards[0])), choices)
            return
        self.cards.pop(0)
        self.goto("choose")

    def _event(self, kind: int, things: list[int], cause: Cause) -> Event:
        """An event of the action, of that cause."""
        event = Event(kind, things, self.action.player)
        event.action, event.cause = self.action, cause
        return event


class PaidInstead(Frame["CcgGame"]):
    """A Reaction has put something else in the place of what would have paid a cost: if that does not happen, the cost is
    not paid (samurai.costs.33)."""

    STEPS: ClassVar[tuple[str, ...]] = ("paid",)
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "answered")
    ARGS: ClassVar[int] = 2

    def __init__(self, action: Action, answered: Action) -> None:
        self.action: Action = action
        self.answered: Action = answered

    def paid(self, game: CcgGame) -> None:
        """Look whether the other thing happened, and so paid."""
        if self.action.payment.refused:
            self.answered.payment.refused = True
