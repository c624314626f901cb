"""Naming a card type, before anything is seen to which it will matter."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.lcg.table.things import ATTACHMENT, CHARACTER, EVENT, HOLDING
from rokugan.editions.lcg.text.scene import NAMED, of_use

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Use
    from rokugan.editions.lcg.text.ability import TextAbility

TYPES = (("attachment", ATTACHMENT), ("character", CHARACTER), ("event", EVENT), ("holding", HOLDING))


class NameType(Frame["LcgGame"]):
    """`choose event`: the type is what the text speaks of from now on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ability", "use", "seat")
    STEPS: ClassVar[tuple[str, ...]] = ("name",)
    ARGS: ClassVar[int] = 3

    def __init__(self, ability: TextAbility, use: Use, seat: int) -> None:
        self.ability: TextAbility = ability
        self.use: Use = use
        self.seat: int = seat

    def name(self, game: LcgGame) -> None:
        """One of the types of cards that decks have."""
        choices = [Choice("choose", tail=word, value=type) for word, type in TYPES]
        game.ask(self.seat, "choose", say("prompts.name_a_card_type"), choices, game.cards[self.use.card])

    def answer(self, game: LcgGame, choice: Choice) -> None:
        of_use(game, self.use, self.ability.text).bind(NAMED, [choice.value])
