"""The players on the rich table choose: whatever uses a text that was not seen to change anything, else what may lead to it.

Choices are made by chance among the best, so that every try is another; the same number gives the same play.
"""

from __future__ import annotations

from collections.abc import Collection

from rokugan import program as p
from rokugan.core.card import Card
from rokugan.core.decision import Choice
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.table.action import Action, Offer
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.text.described import kinds, meaning, nouns
from rokugan.editions.ccg.workshop.asking import Asked
from rokugan.editions.ccg.workshop.company import LURE
from rokugan.editions.ccg.workshop.watching import TextWatch

USES = ("buy", "equip", "play", "use", "overlay", "legacy", "focus")
DEEDS = ("attack", "invite", "fight", "accept", "yes", "pay auto")


# What makes things happen that are waited for, besides Strategies made for it.
LURING: dict[str, tuple[str, ...]] = {
    "enter play": ("buy", "equip"), "produce": ("buy", "equip"), "transfer": ("equip",), "overlay": ("overlay",),
}  # fmt: skip
# The types of card that are there in small numbers: where the texts speak of one, it is chosen before others.
RARE = frozenset(("ring", "spell", "item", "region", "holding", "stronghold"))
MODES = ("busy", "alone", "quick", "still")


class Steering:
    """How the players choose. mode: all are busy; only the owner of the tried card is; all let the game go on, but for what is
    wanted and what lures it; or but for what is wanted."""

    def __init__(
        self, watch: TextWatch, wanted: Collection[str], chance: Randomness, mode: str, asked: Asked | None = None
    ) -> None:
        self.watch = watch
        self.kinds = RARE & asked.kinds if asked is not None else frozenset()
        events = () if asked is None else asked.events
        self.luring = {verb for event in events for verb in LURING.get(event, ())}
        self.wanted = wanted
        self.chance = chance
        self.mode = mode
        self.whims = 3 + chance.below(4)

    def choose(self, game: CcgGame) -> int:
        """The number of a choice of the present decision."""
        decision = game.decision
        assert decision is not None
        liked: list[int] = list(range(len(decision.choices)))
        if self.chance.below(self.whims) or decision.kind == "pay":
            idle = self.mode in ("quick", "still") or (self.mode == "alone" and decision.seat != 0)
            worth = [self.worth(choice, idle) for choice in decision.choices]
            liked = [at for at in liked if worth[at] == max(worth)]
        return liked[self.chance.below(len(liked))]

    def worth(self, choice: Choice, idle: bool) -> int:
        """Return how much a choice is liked."""
        text = self.watch.of_offer(choice.what)
        if text is not None and text.name in self.wanted:
            return 6
        if (
            text is not None
        ):  # what is known to work is left alone, unless it gives what is wanted, or brings it into play
            brings = "trait" if choice.card is not None and choice.verb == "play" else "given"
            return 5 if any(name.startswith(("given", brings)) for name in self.wanted) and not text.given else -1
        card, verb = choice.card, choice.verb
        if card is not None and verb == "target" and self.awaits(card):
            return 5
        if verb in ("assign", "fight"):  # the armies meet at one battlefield
            return 3 if choice.move.endswith("P1") else 0
        if card is not None and self.watch.is_tried(card):
            if verb == "discard" or (verb == "focus" and not any(name.startswith("focus") for name in self.wanted)):
                return -1
            return 5 if verb in USES else 4 if verb in ("target", "pay") else 1
        if card is not None and (verb in self.luring or (card.definition.title.startswith(LURE) and verb in USES)):
            return 3 if self.mode != "still" else 1
        if card is not None and verb == "target" and card.definition.type in self.kinds:
            return 2
        if verb in ("pass", "done"):
            return 2 if idle else 0
        if isinstance(choice.what, Offer) or verb in USES:
            return 0 if idle else 2
        return int(verb in DEEDS)

    def awaits(self, card: Card) -> bool:
        """Does a text wait for something to happen to this card?"""
        game = self.watch.game
        for text in self.watch.texts:
            ability = text.ability
            if text.name in self.wanted and ability is not None and ability.trigger is not None and not text.given:
                subject = ability.trigger.pattern.subject
                for copy in self.watch.copies() if subject is not None else ():
                    action = Action(game.controller(copy), copy, ability)
                    if isinstance(subject, p.Noun):
                        if subject.kinds[0] not in kinds.DOINGS and nouns.matches(game, action, subject, card.number):
                            return True
                    elif isinstance(subject, (p.Ref, p.UnitOf)) and card.number in meaning.things(
                        game, action, subject
                    ):
                        return True
        return False

    def uses_wanted(self, choice: Choice) -> bool:
        """Is it the use of a text that was not seen to change anything?"""
        text = self.watch.of_offer(choice.what)
        return text is not None and text.name in self.wanted
