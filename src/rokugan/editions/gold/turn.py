"""Setting up, and the turn with its phases, as Gold Edition has them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from rokugan.core.frames import Frame
from rokugan.editions.ccg.chapters.turn import Turns
from rokugan.editions.ccg.table.pieces import Province
from rokugan.editions.gold import provinces
from rokugan.editions.gold.setup import GoldSetUp

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class GoldTurns(Turns):
    """Setting up, and the turn with its phases, as Gold Edition has them."""

    starting_hand: ClassVar[int] = 5

    def __init__(self, options: frozenset[str]) -> None:
        self.options: frozenset[str] = options

    def event_resolves(self, game: CcgGame, card: int, seat: int) -> bool:
        """Each Event resolves only once per game, whoever plays it (gold.events.04)."""
        title = game.behaviours[card].title
        if title in game.resolved_events:
            return False
        game.resolved_events.append(title)
        return True

    def reveal_region(self, game: CcgGame, card: int, province: Province) -> None:
        """A Region waits until all Provinces have been dealt with (gold.regions.01)."""

    def after_reveals(self, game: CcgGame) -> None:
        """Regions enter play."""
        game.push(provinces.AttachRegions())

    def set_up(self, game: CcgGame) -> Frame[CcgGame]:
        """With Winds, Sensei and cut Focus values."""
        return GoldSetUp()

    def deck_format(self) -> str:
        """Only cards of that story are played in a Four Winds game (gold.variants.07); a teaching game takes small decks."""
        if "four_winds" in self.options:
            return "four-winds"
        return "gold-teaching" if "teaching" in self.options else ""

    def deal(self, decks: list[Any], players: int, seed: int) -> list[Any]:
        """Without Winds where nobody may use one (gold.variants.06)."""
        dealt = super().deal(decks, players, seed)
        return [replace(deck, wind="") for deck in dealt] if "historic_favor" in self.options else dealt
