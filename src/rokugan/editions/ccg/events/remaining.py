"""What lasts while something remains as it is: looked at after every change, and ended for good when it is so no more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.endings import Ending
from rokugan.editions.ccg.text.described import meaning

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


class Remaining:
    """A duration: the ending of what lasts so long, what must remain, and whose text of which card says so."""

    def __init__(self, ending: Ending, condition: p.Condition, player: int, card: int) -> None:
        self.ending: Ending = ending
        self.condition: p.Condition = condition
        self.player: int = player
        self.card: int = card

    def holds(self, game: CcgGame) -> bool:
        """Does what must remain still hold?"""
        return meaning.holds(game, Action(self.player, self.card, None), self.condition)

    def state(self) -> tuple[Any, ...]:
        """As plain data."""
        return (self.ending, self.condition, self.player, self.card)


def check(game: CcgGame) -> None:
    """End what lasted while something remained that does so no more."""
    ended = [each.ending for each in game.remaining if not each.holds(game)]
    if ended:
        game.remaining = tuple(each for each in game.remaining if each.ending not in ended)
        game.end_modifiers(*ended)
