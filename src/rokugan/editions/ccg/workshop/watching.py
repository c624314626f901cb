"""Looking on while a game is played: which texts are offered, which are carried out, and whether that makes a difference.

Whenever effects of a tried text begin, a blanked twin of the game goes on without them (`twins`). Costs and targets do not count.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from rokugan.core.card import Card
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions import battle_reach
from rokugan.editions.ccg.actions.running_text import RunEffects
from rokugan.editions.ccg.actions.taking import TakeAction
from rokugan.editions.ccg.events.windows import Occurrence, Window
from rokugan.editions.ccg.table.action import Action, Event, Offer
from rokugan.editions.ccg.table.compiled_card import CompiledAbility
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import DYNASTY_DECK, FATE_DECK, OUTSIDE, REMOVED
from rokugan.editions.ccg.workshop.obstacles import Obstacles
from rokugan.editions.ccg.workshop.texts import Text, signature
from rokugan.editions.ccg.workshop.twins import AT_ONCE, Twin, without_effects

_PAID = TakeAction.STEPS.index("enter_play")  # the costs of an action are paid, and its effects come next
_ENDED = TakeAction.STEPS.index("ended")
OFFERED, CARRIED_OUT, CHANGED = "offered", "carried out", "changed"


def tableau(game: CcgGame) -> str:
    """A fingerprint of what lies on the table."""
    outcome = None if game.outcome is None else game.outcome.victory
    return blake2b(repr((game.tableau(), outcome)).encode(), digest_size=16).hexdigest()


class TextWatch:
    """What was seen of the texts of a card in a game."""

    def __init__(
        self, game: CcgGame, texts: Sequence[Text], seen: dict[str, set[str]], obstacles: Obstacles | None = None
    ) -> None:
        self.game = game
        self.seen = seen
        self.obstacles = obstacles
        self.texts = texts
        self._own = {signature(text.ability): text for text in texts if text.ability is not None and not text.given}
        self._given = {signature(text.ability): text for text in texts if text.ability is not None and text.given}
        self._card = texts[0].card if texts else None
        self._running: list[tuple[Frame[Any], int, Twin]] = []
        self.twins: list[Twin] = []

    def text(self, ability: CompiledAbility | None, card: int) -> Text | None:
        """Return which of the texts it is, if any."""
        if ability is None:
            return None
        own = card >= 0 and self.game.cards[card].definition is self._card
        known = signature(ability)
        return (self._own.get(known) if own else None) or self._given.get(known)

    def is_tried(self, card: Card) -> bool:
        """Is it the card that is tried?"""
        return card.definition is self._card

    def of_offer(self, offer: object) -> Text | None:
        """Return which text a choice uses."""
        return self.text(offer.ability, offer.card) if isinstance(offer, Offer) else None

    def asked(self) -> None:
        """A player is asked: what is offered to him counts."""
        decision = self.game.decision
        for choice in () if decision is None else decision.choices:
            text = self.of_offer(choice.what)
            if text is not None:
                self.seen[text.name].add(OFFERED)
        if self.obstacles is not None and decision is not None and decision.kind == "act":
            cards = self.copies()
            for text in self.texts:
                if not self.seen[text.name]:
                    self.obstacles.at_decision(self.game, text, cards)

    def copies(self) -> list[int]:
        """The copies of the tried card whose texts may be used: in play, in hand, in a province or a pile."""
        hidden = (FATE_DECK, DYNASTY_DECK, REMOVED, OUTSIDE)
        return [
            card.number
            for card in self.game.cards
            if card.definition is self._card and self.game.where[card.number] not in hidden
        ]

    def play(self, index: int) -> None:
        """Answer the present decision and go on, looking on; in every twin the same is done."""
        for twin in self.twins:
            twin.follow(index)
        self.game.answer(index)
        self.game.advance(self.step)
        self.step()
        self._compare()

    def _compare(self) -> None:
        """Have texts made a difference?"""
        kept = []
        for twin in self.twins:
            if CHANGED in self.seen[twin.text.name]:
                continue
            if twin.differs(self.game):
                self.seen[twin.text.name].add(CHANGED)
            elif not twin.is_old:
                kept.append(twin)
        self.twins = kept

    def step(self) -> None:
        """Before each step: have effects begun or ended?"""
        stack = self.game.stack
        while self._running and not self._goes_on(self._running[-1]):
            _, _, twin = self._running.pop()
            self.seen[twin.text.name].add(CARRIED_OUT)
            twin.game.advance()
            self.twins.append(twin)
        if not stack:
            return
        frame = stack[-1]
        if isinstance(frame, RunEffects):
            if frame.at == 0 and frame.action.ability is not None and frame.effects is frame.action.ability.effects:
                self._begin(frame, frame.action)
        elif isinstance(frame, (Occurrence, Window)):
            if frame.at == (0 if isinstance(frame, Window) else 1) or frame.at == len(frame.STEPS) - 1:
                self._happens(frame.event)
        elif isinstance(frame, TakeAction) and frame.at == _PAID and not frame.action.effects_off:
            if battle_reach.is_terrain(self.game, frame.action):
                self._begin(frame, frame.action)

    def _happens(self, event: Event) -> None:
        """Ask each text that has not been seen what keeps it from answering an event; once before the event, once
        after it."""
        if self.obstacles is None:
            return
        waiting = [text for text in self.texts if not self.seen[text.name]]
        if waiting:
            cards = self.copies()
            for text in waiting:
                self.obstacles.at_event(self.game, text, cards, event)

    def _begin(self, frame: Frame[Any], action: Action) -> None:
        """Effects are about to be carried out; a Terrain enters play before them."""
        text = self.text(action.ability, action.card)
        if text is None or CHANGED in self.seen[text.name] or any(each[0] is frame for each in self._running):
            return
        followed = [*self.twins, *(twin for _, _, twin in self._running)]
        if sum(twin.text is text for twin in followed) < AT_ONCE:
            self._running.append((frame, len(self.game.stack) - 1, without_effects(self.game, text)))

    def _goes_on(self, running: tuple[Frame[Any], int, Twin]) -> bool:
        frame, depth, _ = running
        if len(self.game.stack) <= depth or self.game.stack[depth] is not frame:
            return False
        return not isinstance(frame, TakeAction) or frame.at < _ENDED or len(self.game.stack) > depth + 1
