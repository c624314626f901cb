"""Putting tokens on cards, taking them off and moving them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.catalogue import say
from rokugan.core.card import Card
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions.running_text import EFFECTS, carry_out
from rokugan.editions.ccg.effects.basic import in_play
from rokugan.editions.ccg.events.happenings import Happenings
from rokugan.editions.ccg.table.action import Action, make
from rokugan.editions.ccg.table.event_kinds import REMOVE_TOKEN, TOKEN, Cause, OwnWord
from rokugan.editions.ccg.table.ids import is_province
from rokugan.editions.ccg.text.described import meaning
from rokugan.editions.ccg.text.described.picking import PickForText
from rokugan.editions.ccg.text.described.tokens import tokens_on

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def _put_token(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Put tokens on cards or provinces."""
    assert isinstance(node, p.PutToken)
    holders = [t for t in meaning.things(game, action, node.what) if t in game.states or is_province(t)]
    if isinstance(node.number, p.ChosenNumber) and node.number.most:
        if holders:
            game.push(HowManyTokens(action, node, cause))
        return
    event = make(TOKEN, holders, action, cause)
    event.amount = meaning.number(game, action, node.number)
    event.word = OwnWord(node.name)
    if event.amount > 0 and event.things:
        game.happen(event)


class RemoveWhich(Frame["CcgGame"]):
    """Tokens of several kinds lie there: the player says which is removed, one at a time."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "node", "left", "cause")
    ARGS: ClassVar[int] = 4

    def __init__(self, action: Action, node: p.RemoveToken, left: int, cause: Cause) -> None:
        self.action: Action = action
        self.node: p.RemoveToken = node
        self.left: int = left
        self.cause: Cause = cause

    def choose(self, game: CcgGame) -> None:
        """Ask for the next one."""
        cards = in_play(game, meaning.things(game, self.action, self.node.what))
        names = list(dict.fromkeys(name for card in cards for name, _ in game.states[card].tokens))
        if self.left <= 0 or not names:
            return
        self.again()
        choices = [Choice("choose", tail=name, value=number) for number, name in enumerate(names)]
        game.ask(self.action.player, "choose", say("prompts.which_token"), choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        self.left -= 1
        carry_out(game, self.action, replace(self.node, name=choice.tail, number=p.Number(1)), self.cause)


class HowManyTokens(PickForText):
    """As many tokens are put or removed as the player likes."""

    PROMPT: ClassVar[str] = say("prompts.how_many_tokens")
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "node", "cause")
    ARGS: ClassVar[int] = 3

    def __init__(self, action: Action, node: p.PutToken | p.RemoveToken, cause: Cause) -> None:
        super().__init__(action)
        self.node: p.PutToken | p.RemoveToken = node
        self.cause: Cause = cause

    def choices(self, game: CcgGame) -> list[Choice]:
        number = self.node.number
        assert isinstance(number, p.ChosenNumber)
        most = number.most
        if isinstance(self.node, p.RemoveToken):
            cards = in_play(game, meaning.things(game, self.action, self.node.what))
            there = max((tokens_on(game, self.node.name, card) for card in cards), default=0)
            most = min(most, there) if most else there
        return [Choice("choose", tail=str(amount), value=amount) for amount in range(number.least, most + 1)]

    def answer(self, game: CcgGame, choice: Choice) -> None:
        carry_out(game, self.action, replace(self.node, number=p.Number(choice.value)), self.cause)


def _remove_token(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Take tokens off."""
    assert isinstance(node, p.RemoveToken)
    held = in_play(game, meaning.things(game, action, node.what))
    if isinstance(node.number, p.ChosenNumber):
        game.push(HowManyTokens(action, node, cause))
        return
    if not node.name and node.number is not None and any(len(game.states[card].tokens) > 1 for card in held):
        game.push(RemoveWhich(action, node, meaning.number(game, action, node.number), cause))
        return
    event = make(REMOVE_TOKEN, held, action, cause)
    event.amount = 1_000 if node.number is None else meaning.number(game, action, node.number)
    event.word = OwnWord(node.name)
    if event.amount > 0 and event.things:
        game.happen(event)


class TransferOne(PickForText):
    """A token goes from one card to another; its effects then come from the text that moves it (samurai.tokens.01)."""

    PROMPT: ClassVar[str] = "Which token?"
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "card", "to")
    ARGS: ClassVar[int] = 3

    def __init__(self, action: Action, card: int, to: int) -> None:
        super().__init__(action)
        self.card: int = card
        self.to: int = to

    def choices(self, game: CcgGame) -> list[Choice]:
        names = [name for name, _ in game.states[self.card].tokens]
        return [Choice("choose", tail=name, value=number) for number, name in enumerate(names)]

    def about(self, game: CcgGame) -> Card | None:
        return game.cards[self.card]

    def answer(self, game: CcgGame, choice: Choice) -> None:
        name = game.states[self.card].tokens[choice.value][0]
        put = make(TOKEN, [self.to], self.action, "effect")
        take = make(REMOVE_TOKEN, [self.card], self.action, "effect")
        for event in (take, put):
            event.word, event.amount = OwnWord(name), 1
        game.push(Happenings([take, put]))


def _transfer_token(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.TransferToken)
    given = in_play(game, meaning.things(game, action, node.what))
    taken = in_play(game, meaning.things(game, action, node.to))
    if given and taken and given[0] != taken[0]:
        game.push(TransferOne(action, given[0], taken[0]))


EFFECTS.update(
    {
        p.PutToken: _put_token,
        p.RemoveToken: _remove_token,
        p.TransferToken: _transfer_token,
    }
)
