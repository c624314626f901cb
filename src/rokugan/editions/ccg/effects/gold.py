"""Gold in texts: costs of Gold, the Gold Cost of what a text brings into play, and Gold produced while something is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions.running_text import EFFECTS, PayIfOneLikes, RunEffects
from rokugan.editions.ccg.costs import amended, gold_payment, gold_sources, payable, paying, prices
from rokugan.editions.ccg.effects.basic import in_play
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import Cause
from rokugan.editions.ccg.table.ids import NOTHING, seat_of
from rokugan.editions.ccg.text.described import meaning
from rokugan.editions.ccg.text.described.performing import acting
from rokugan.editions.ccg.text.happened import prevention

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class PayCost(Frame["CcgGame"]):
    """A cost of Gold in a text. If it is not paid, a cost stops the whole text (samurai.costs.02)."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "note")
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "amount", "purpose", "cause", "seat", "later")
    ARGS: ClassVar[int] = 5

    def __init__(self, action: Action, amount: int, purpose: int, cause: Cause, seat: int) -> None:
        self.action: Action = action
        self.amount: int = amount
        self.purpose: int = purpose
        self.cause: Cause = cause
        self.seat: int = seat
        self.later: list[gold_sources.Due] = []

    def pay(self, game: CcgGame) -> None:
        """Pay it."""
        without = payable.reserved(game, self.action) if self.cause == "cost" else []
        frame = gold_payment.Payment(self.seat, self.amount, self.purpose, without)
        frame.later = self.later
        frame.keep = payable.set_aside(game, self.action) if self.cause == "cost" else []
        frame.action = self.action if self.action.is_action else None
        game.push(frame)

    def note(self, game: CcgGame) -> None:
        """Remember whether it was paid."""
        if game.paid:
            self.action.note("pay", [self.action.card])
        elif self.cause == "cost":
            self.action.payment.refused = True


def _pay_gold(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.PayGold)
    if cause == "cost" and amended.waives_gold(game, action):
        return
    frame = PayCost(action, payable.gold_of(game, action, node), NOTHING, cause, payer(game, action, node))
    if cause == "cost":
        frame.later = payable.gold_costs(game, action, node)
    game.push(frame)


def payer(game: CcgGame, action: Action, node: p.PayGold) -> int:
    """The player who pays a cost of Gold."""
    players = meaning.players_of(game, action, node.who)
    return seat_of(players[0]) if players else action.player


def _raise_cost(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """The action that triggered this has a higher Gold cost, before it is paid."""
    assert isinstance(node, p.RaiseCost)
    acting(action).payment.surcharge += meaning.number(game, action, node.amount)


def _pay_with(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Let another card pay the cost at hand, if the same can happen to it."""
    assert isinstance(node, p.PayWith)
    event = action.event
    others = in_play(game, meaning.things(game, action, node.what))
    if event is None or event.done or event.cause != "cost" or not others or action.subject not in event.things:
        return
    if event.action is not None and prevention.costs_stand(game, event.action.card):
        return
    trial = Event(event.kind, others[:1], event.player)
    trial.cause, trial.action = "cost", event.action
    if others[0] not in event.things and not prevention.would_stop(game, trial):
        event.things[event.things.index(action.subject)] = others[0]
        if event.action is not None:
            event.action.payment.standins = (*event.action.payment.standins, (action.subject, others[0]))


def _pay_entry(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    amount, card = prices.gold_of_effects(game, action)
    action.payment.prepaid = True
    if card != NOTHING:
        game.push(PayCost(action, amount, card, cause, action.player))


def _produce(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Gold towards the payment at hand; what is not needed is lost (celestial.gold.04)."""
    assert isinstance(node, p.Produce)
    for frame in game.stack[::-1]:
        if isinstance(frame, gold_payment.Payment):
            gold = gold_sources.produced(game, action, node, frame.purpose)
            frame.amount = max(frame.amount - gold, 0)
            frame.producers = (*frame.producers, action.card)
            game.spent += gold if frame.purpose >= 0 else 0
            return


def _pay_less(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Lower the cost that is being paid."""
    assert isinstance(node, p.PayLess)
    for frame in game.stack[::-1]:
        if isinstance(frame, gold_payment.Payment):
            less = gold_sources.worth(game, action, node, frame.purpose, frame.cost)
            frame.cost -= less
            frame.amount = max(frame.amount - less, 0)
            return


class PayThenDo(Frame["CcgGame"]):
    """A cost inside the effects: what follows happens only if it was paid in full."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "follow")
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "node")
    ARGS: ClassVar[int] = 2

    def __init__(self, action: Action, node: p.Paying) -> None:
        self.action: Action = action
        self.node: p.Paying = node

    def pay(self, game: CcgGame) -> None:
        """Only what can be paid in full is paid."""
        if not all(paying.can_pay(game, self.action, each) for each in self.node.costs):
            self.finish()
            return
        self.action.payment.lapsed = False
        game.push(PayIfOneLikes(self.action, self.node.costs, "cost"))

    def follow(self, game: CcgGame) -> None:
        """The effects that were paid for."""
        if not self.action.payment.lapsed:
            game.push(RunEffects(self.action, self.node.effects))


def _paying(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.Paying)
    game.push(PayThenDo(action, node))


EFFECTS.update(
    {
        p.PayGold: _pay_gold,
        p.PayEntry: _pay_entry,
        p.Produce: _produce,
        p.PayLess: _pay_less,
        p.Paying: _paying,
        p.RaiseCost: _raise_cost,
        p.PayWith: _pay_with,
    }
)
