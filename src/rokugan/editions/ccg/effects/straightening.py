"""Straightening cards, some of which may remain bowed (celestial.wording.09)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.table.action import Event
from rokugan.editions.ccg.text.happened import prevention

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def straighten(game: CcgGame, event: Event) -> None:
    """Let cards straighten; the controllers of those that may remain bowed are asked first."""
    if any(stays(game, card) for card in event.things):
        game.push(Straightening(event))
    else:
        game.happen(event)


def stays(game: CcgGame, card: int) -> bool:
    """Is the card bowed, and may it remain so?"""
    return game.states[card].bowed and may_remain_bowed(game, card)


class Straightening(Frame["CcgGame"]):
    """Each such card straightens only if its controller wants it; then all straighten at the same time."""

    STEPS: ClassVar[tuple[str, ...]] = ("ask", "straighten")
    FIELDS: ClassVar[tuple[str, ...]] = ("event", "asked")
    ARGS: ClassVar[int] = 1

    def __init__(self, event: Event) -> None:
        self.event: Event = event
        self.asked: list[int] = []

    def ask(self, game: CcgGame) -> None:
        """Ask for one card after the other."""
        for card in self.event.things:
            if card not in self.asked and stays(game, card):
                self.again()
                self.asked.append(card)
                yes_or_no = [Choice("yes"), Choice("no")]
                game.ask(game.controller(card), "may", say("prompts.straighten_it"), yes_or_no, game.cards[card])
                return

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "no":
            self.event.things.remove(self.asked[-1])

    def straighten(self, game: CcgGame) -> None:
        """Straighten the rest."""
        if self.event.things:
            game.happen(self.event)


def may_remain_bowed(game: CcgGame, card: int) -> bool:
    """Does a text let the card remain bowed?"""
    return prevention.allowed(game, "remain bowed", card)
