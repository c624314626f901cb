"""Values: what a stat is and what counts in a total."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.core.values import Reckoning
from rokugan.editions.ccg.chapters.chapter import Chapter
from rokugan.editions.ccg.text.phrases import army_bonuses, values

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


class Values(Chapter):
    """Values: what a stat is and what counts in a total."""

    reckoning: ClassVar[Reckoning] = values.ClassicReckoning()  # how values are made up
    maximum_personal_honor: ClassVar[int | None] = None  # the highest Personal Honor

    def unit_total(self, game: CcgGame, personality: int) -> int:
        """The Force that a unit adds to its army: that of its unbowed cards."""
        return army_bonuses.unit_force(game, personality)

    def counts_in_total(self, game: CcgGame, card: int, stat: str) -> bool:
        """Does the card's stat count where the total of a unit is asked for?"""
        return True

    def has_stat(self, game: CcgGame, thing: int, stat: int) -> bool:
        """Has the thing that stat, so that it can be changed?"""
        return True

    def received(self, game: CcgGame, thing: int, stat: int) -> int:
        """The value whose rise is a bonus and whose fall is a penalty for those who watch for them."""
        return game.value(thing, stat)

    def suppresses(self, game: CcgGame, card: int, forbid: p.Forbid) -> bool:
        """Does this prohibition, which a card has, hold down what traits and tokens give?"""
        return True

    def stronghold_base(self, game: CcgGame, card: int, stat: int, printed: int) -> int:
        """The base value of a Stronghold's stat."""
        return printed

    def province_base(self, game: CcgGame, province: int, strength: int) -> int:
        """The base strength of a province."""
        return strength

    def is_tracked(self, game: CcgGame, stat: str) -> bool:
        """Is the stat kept in this game? A comparison with one that is not holds."""
        return True
