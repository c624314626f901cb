"""A text tells a player to play a card: it is used or enters play now, or is discarded (samurai.g-zones.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions.running_text import EFFECTS, RunEffects
from rokugan.editions.ccg.actions.taking import TakeAction, after_action
from rokugan.editions.ccg.effects.basic import cards_meant
from rokugan.editions.ccg.table.action import Action, Offer, make
from rokugan.editions.ccg.table.event_kinds import DISCARD, Cause
from rokugan.editions.ccg.table.ids import BATTLE, DESIGNATORS, HAND, IN_PLAY, LIMITED, OPEN, RESOLVING

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

_ENTERING = ("ring", "personality", "holding", "region")


class PlayCard(Frame["CcgGame"]):
    """The card is played if it can be; else it is discarded."""

    STEPS: ClassVar[tuple[str, ...]] = ("play", "discard")
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "card", "played")
    ARGS: ClassVar[int] = 2

    def __init__(self, action: Action, card: int) -> None:
        self.action: Action = action
        self.card: int = card
        self.played: bool = False

    def play(self, game: CcgGame) -> None:
        """Put the card into play, or let its player take an action with it as if from hand."""
        if game.behaviours[self.card].type in _ENTERING:
            game.push(RunEffects(self.action, (p.PutCard(p.These((self.card,)), "play"),)))
            return
        seat = self.action.player
        if game.where[self.card] != HAND:
            game.bring(self.card, HAND)
        found = [
            choice
            for choice in game.rules.actions.available(game, seat, designators_now(game, seat))
            if isinstance(choice.what, Offer) and choice.value == self.card
        ]
        if found:
            game.ask(seat, "act", say("prompts.play_the_card"), found, game.cards[self.card])

    def answer(self, game: CcgGame, choice: Choice) -> None:
        offer = choice.what
        assert isinstance(offer, Offer)
        self.played = True
        game.rules.actions.begin(game, self.action.player, offer)

    def discard(self, game: CcgGame) -> None:
        """Discard a card that could not be played."""
        if not self.played and game.where[self.card] != IN_PLAY:
            game.happen(make(DISCARD, [self.card], self.action, "rules"))


class PlayAdditional(Frame["CcgGame"]):
    """A card is kept ready to be played by an additional action; if that is not done, it goes back on its deck or is
    discarded."""

    STEPS: ClassVar[tuple[str, ...]] = ("play", "put_back")
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "card", "mask", "unplayed")
    ARGS: ClassVar[int] = 4

    def __init__(self, action: Action, card: int, mask: int, unplayed: str) -> None:
        self.action: Action = action
        self.card: int = card
        self.mask: int = mask
        self.unplayed: str = unplayed

    def play(self, game: CcgGame) -> None:
        """Let the player act with the card as if from his hand, or pass (samurai.g-actions.04)."""
        if game.where[self.card] != RESOLVING:
            self.finish()
            return
        game.bring(self.card, HAND, seat=self.action.player)
        choices = [
            choice
            for choice in game.rules.actions.available(game, self.action.player, self.mask)
            if isinstance(choice.what, Offer) and choice.value == self.card
        ]
        if choices:
            game.ask(
                self.action.player,
                "act",
                say("prompts.play_the_card_or_pass"),
                [*choices, Choice("pass")],
                game.cards[self.card],
            )

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "pass":
            return
        offer = choice.what
        assert isinstance(offer, Offer)
        self.finish()
        game.rules.actions.begin(game, self.action.player, offer)
        frame = game.stack[-1]
        if isinstance(frame, TakeAction):
            frame.action.note("additional", [self.card])

    def put_back(self, game: CcgGame) -> None:
        """Put a card back that was not played."""
        if self.unplayed == "discard":
            game.happen(make(DISCARD, [self.card], self.action, "effect"))
            return
        known = game.known[self.card]
        game.bring(self.card, game.deck_of(self.card))
        game.known[self.card] = known


def keep_ready(game: CcgGame, action: Action, card: int, mask: int, unplayed: str = "") -> None:
    """The card may be played by an additional action when the one at hand is over."""
    game.bring(card, RESOLVING)
    after_action(game, action, PlayAdditional(action, card, mask, unplayed))


def designators_now(game: CcgGame, seat: int) -> int:
    """The kinds of actions that the player might take at this time."""
    if game.in_battle():
        return BATTLE
    return LIMITED | OPEN if game.active == seat and game.phase == "action" else OPEN


def _play(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.Play)
    for card in cards_meant(game, action, node.what)[:1]:
        if node.additional:
            keep_ready(game, action, card, DESIGNATORS[node.additional], node.unplayed)
        else:
            game.push(PlayCard(action, card))


EFFECTS[p.Play] = _play
