"""Gold in texts: costs of Gold, the Gold Cost of what a text brings into play, and Gold produced while something is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions.running_text import EFFECTS, RunEffects
from rokugan.editions.ccg.costs import amended, entering_play, gold_payment, gold_sources, payable
from rokugan.editions.ccg.table.action import Context, Event
from rokugan.editions.ccg.table.ids import NOTHING, seat_of
from rokugan.editions.ccg.text import nouns, prevention
from rokugan.editions.ccg.text.references import acting

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


class PayCost(Frame["CcgGame"]):
    """A cost of Gold in a text. If it is not paid, a cost stops the whole text (samurai.costs.02)."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "note")
    FIELDS: ClassVar[tuple[str, ...]] = ("context", "amount", "purpose", "cause", "seat", "later")
    ARGS: ClassVar[int] = 5

    def __init__(self, context: Context, amount: int, purpose: int, cause: str, seat: int) -> None:
        super().__init__()
        self.context: Context = context
        self.amount: int = amount
        self.purpose: int = purpose
        self.cause: str = cause
        self.seat: int = seat
        self.later: list[gold_sources.Due] = []

    def pay(self, game: CcgGame) -> None:
        """Pay it."""
        without = payable.reserved(game, self.context) if self.cause == "cost" else []
        frame = gold_payment.Payment(self.seat, self.amount, self.purpose, without)
        frame.later = self.later
        frame.keep = payable.set_aside(game, self.context) if self.cause == "cost" else []
        frame.action = self.context if self.context.is_action else None
        game.push(frame)

    def note(self, game: CcgGame) -> None:
        """Remember whether it was paid."""
        if game.paid:
            self.context.did.append(("pay", self.context.card))
        elif self.cause == "cost":
            self.context.effects_off = True


def _pay_gold(game: CcgGame, context: Context, node: p.Node, cause: str) -> None:
    assert isinstance(node, p.PayGold)
    if cause == "cost" and amended.waives_gold(game, context):
        return
    frame = PayCost(context, payable.gold_of(game, context, node), NOTHING, cause, payer(game, context, node))
    if cause == "cost":
        frame.later = payable.gold_costs(game, context, node)
    game.push(frame)


def payer(game: CcgGame, context: Context, node: p.PayGold) -> int:
    """The player who pays a cost of Gold."""
    players = nouns.players_of(game, context, node.who)
    return seat_of(players[0]) if players else context.player


def _raise_cost(game: CcgGame, context: Context, node: p.Node, cause: str) -> None:
    """The action that triggered this has a higher Gold cost, before it is paid."""
    assert isinstance(node, p.RaiseCost)
    acting(context).surcharge += nouns.number(game, context, node.amount)


def _pay_with(game: CcgGame, context: Context, node: p.Node, cause: str) -> None:
    """Another card pays the cost, if the same can happen to it."""
    assert isinstance(node, p.PayWith)
    event = context.event
    others = [card for card in nouns.things(game, context, node.what) if card in game.states]
    if event is None or event.done or event.cause != "cost" or not others or context.subject not in event.things:
        return
    if event.context is not None and prevention.costs_stand(game, event.context.card):
        return
    trial = Event(event.kind, others[:1], event.player)
    trial.cause, trial.context = "cost", event.context
    if others[0] not in event.things and not prevention.would_stop(game, trial):
        event.things[event.things.index(context.subject)] = others[0]


def _pay_entry(game: CcgGame, context: Context, node: p.Node, cause: str) -> None:
    amount, card = entering_play.gold_of_effects(game, context)
    context.prepaid = True
    if card != NOTHING:
        game.push(PayCost(context, amount, card, cause, context.player))


def _produce(game: CcgGame, context: Context, node: p.Node, cause: str) -> None:
    """Gold towards the payment at hand; what is not needed is lost (celestial.gold.04)."""
    assert isinstance(node, p.Produce)
    for frame in game.stack[::-1]:
        if isinstance(frame, gold_payment.Payment):
            gold = gold_sources.produced(game, context, node, frame.purpose)
            frame.amount = max(frame.amount - gold, 0)
            frame.producers = (*frame.producers, context.card)
            game.spent += gold if frame.purpose >= 0 else 0
            return


def _pay_less(game: CcgGame, context: Context, node: p.Node, cause: str) -> None:
    """The cost at hand is lower."""
    assert isinstance(node, p.PayLess)
    for frame in game.stack[::-1]:
        if isinstance(frame, gold_payment.Payment):
            less = gold_sources.worth(game, context, node, frame.purpose, frame.cost)
            frame.cost -= less
            frame.amount = max(frame.amount - less, 0)
            return


class PayThenDo(Frame["CcgGame"]):
    """A cost inside the effects: what follows happens only if it was paid in full."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "follow")
    FIELDS: ClassVar[tuple[str, ...]] = ("context", "node")
    ARGS: ClassVar[int] = 2

    def __init__(self, context: Context, node: p.Paying) -> None:
        super().__init__()
        self.context: Context = context
        self.node: p.Paying = node

    def pay(self, game: CcgGame) -> None:
        """Only what can be paid in full is paid."""
        if not all(payable.can_pay(game, self.context, each) for each in self.node.costs):
            self.finish()
            return
        game.push(RunEffects(self.context, self.node.costs, "cost"))

    def follow(self, game: CcgGame) -> None:
        """The effects that were paid for."""
        if not self.context.effects_off:
            game.push(RunEffects(self.context, self.node.effects))


def _paying(game: CcgGame, context: Context, node: p.Node, cause: str) -> None:
    assert isinstance(node, p.Paying)
    game.push(PayThenDo(context, node))


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
