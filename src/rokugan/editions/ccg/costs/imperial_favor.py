"""The Imperial Favor as a cost: it is discarded, or a card that counts as it, or a Reaction pays in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.costs import foreseen
from rokugan.editions.ccg.events import paid_in_full
from rokugan.editions.ccg.events.windows import AfterIt, Window, keep_from
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import DISCARD, TAKE_FAVOR
from rokugan.editions.ccg.table.ids import IN_PLAY, NOTHING, player_thing
from rokugan.editions.ccg.text.happened import prevention

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def counting(game: CcgGame, seat: int) -> list[int]:
    """The cards of a player that he may discard as if each were the Favor."""
    return [
        card
        for card, player, allow in game.allows()
        if allow.verb == "discard as favor" and player == seat and card in game.states
    ]


def discarding(action: Action) -> Event:
    """The player of the text discards the Favor to pay a cost of it."""
    event = Event(TAKE_FAVOR, [player_thing(action.player)], action.player)
    event.action, event.cause, event.amount = action, "cost", -1
    return event


def might_pay(game: CcgGame, seat: int) -> bool:
    """Can the player perhaps pay with the Favor, so that it is worth asking?"""
    return game.favor == seat or game.heard(TAKE_FAVOR) or bool(counting(game, seat))


def can_pay(game: CcgGame, action: Action) -> bool:
    """Can the player pay a cost of discarding the Favor, by himself or by a Reaction of his?"""
    if prevention.would_stop(game, discarding(action)):
        return False
    if game.favor == action.player or counting(game, action.player):
        return True
    if not action.is_action or not game.heard(TAKE_FAVOR):
        return False
    texts = foreseen.answers(game, discarding(action), p.Instead, ("before",))
    return any(isinstance(each, p.Instead) and each.pays for text in texts for each in foreseen.effects_of(text))


def pay(game: CcgGame, action: Action) -> None:
    """Let the player of the action discard the Favor as a cost, and see whether he has."""
    frame = PayFavor(action)
    paid_in_full.look_later(game, frame.event)
    game.push(frame)


class PayFavor(Frame["CcgGame"]):
    """Paying a cost of discarding the Favor. Whoever has several ways to do so chooses."""

    STEPS: ClassVar[tuple[str, ...]] = ("before", "choose", "pay", "counted")
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "event", "card")
    ARGS: ClassVar[int] = 1

    def __init__(self, action: Action) -> None:
        self.action: Action = action
        self.event: Event = discarding(action)
        self.card: int = NOTHING  # what counts as the Favor, if not the Favor itself is discarded

    def before(self, game: CcgGame) -> None:
        """Open the window in which players answer before the Favor is discarded."""
        keep_from(game, self.event)
        if self.event.things and game.may_answer(TAKE_FAVOR):
            game.push(Window(self.event, self.event.things[0], "before", list(game.audience())))

    def choose(self, game: CcgGame) -> None:
        """The player chooses what he discards, unless something else has paid, or has prevented the payment."""
        if not self.event.things or self.event.negated:
            self.finish()
            return
        seat = self.action.player
        choices = [Choice("choose", tail="the Imperial Favor", value=NOTHING)] if game.favor == seat else []
        choices += [Choice("choose", game.cards[card], value=card) for card in counting(game, seat)]
        if not choices:
            self.action.payment.unpaid = True
            self.finish()
        elif len(choices) == 1:
            self.card = choices[0].value
        else:
            game.ask(seat, "choose", say("prompts.what_is_discarded_as_the_imperial"), choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        self.card = choice.value

    def pay(self, game: CcgGame) -> None:
        """The player discards the Favor, or the card that counts as it."""
        if self.card == NOTHING:
            game.push(AfterIt(self.event))
            self.finish()
            return
        event = Event(DISCARD, [self.card], self.action.player)
        event.action, event.cause = self.action, "cost"
        game.happen(event)

    def counted(self, game: CcgGame) -> None:
        """Discarding the card counts as discarding the Favor."""
        if game.where[self.card] == IN_PLAY:
            return
        self.event.done = list(self.event.things)
        if game.may_answer(TAKE_FAVOR):
            game.push(Window(self.event, self.event.things[0], "after", list(game.audience())))
