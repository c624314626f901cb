"""A Samurai Edition duel: losing has its consequences before winning, and the cards are put away before the duel ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.cards import program as p
from rokugan.editions.ccg.duel import ChallengeAndDuel
from rokugan.editions.ccg.effects import RunEffects

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


def speaks_of_winning(node: p.Node) -> bool:
    """Is it a consequence of winning?"""
    for each in p.walk(node):
        if isinstance(each, p.Ref) and each.to.startswith("winner"):
            return True
        if isinstance(each, p.Did) and each.verb == "win":
            return True
    return False


class SamuraiDuel(ChallengeAndDuel):
    """The common duel with the order of samurai.duel.30 and the end of samurai.duel.34."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "issue", "refuse", "begin", "focus_pools", "first_chance", "focus_or_strike", "turn_up", "before_focus_effects",
        "focus_effects", "compare", "for_losing", "loser_learns", "for_winning", "winner_learns", "discard_focused",
        "return_pools", "ends", "over",
    )  # fmt: skip

    def for_losing(self, game: CcgGame) -> None:
        """What the challenge gives to the loser, and whatever does not speak of the winner."""
        self._consequences(game, False)

    def for_winning(self, game: CcgGame) -> None:
        """What it gives to the winner."""
        self._consequences(game, True)

    def _consequences(self, game: CcgGame, winning: bool) -> None:
        if not self.duel.over:
            effects = tuple(each for each in self.after if speaks_of_winning(each) == winning)
            if effects:
                game.push(RunEffects(self.context, effects))
