"""A Samurai Edition duel: losing has its consequences before winning, and the cards are put away before the duel ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.cards import program as p
from rokugan.editions.ccg import prevention
from rokugan.editions.ccg.context import WIN_DUEL, Context, Duel
from rokugan.editions.ccg.duel import ChallengeAndDuel
from rokugan.editions.ccg.effects import RunEffects

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


def speaks_of_winning(node: p.Node) -> bool:
    """Is it a consequence of winning?"""
    for each in p.walk(node):
        if isinstance(each, p.Ref) and each.to.startswith("winner"):
            return True
        if isinstance(each, p.Did) and each.verb in ("win", "win duel"):
            return True
    return False


class SamuraiDuel(ChallengeAndDuel):
    """The common duel with the order of samurai.duel.30 and the end of samurai.duel.34."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "issue", "refuse", "begin", "focus_pools", "first_chance", "focus_or_strike", "turn_up", "before_focus_effects",
        "focus_effects", "after_focus_effects", "compare", "for_losing", "loser_learns", "for_winning", "winner_learns",
        "discard_focused", "return_pools", "ends", "over",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[str, ...]] = (*ChallengeAndDuel.FIELDS, "both")

    def __init__(self, context: Context, node: p.Challenge, after: tuple[p.Node, ...], duel: Duel) -> None:
        super().__init__(context, node, after, duel)
        self.both: bool = False

    def compare(self, game: CcgGame) -> None:
        """If both tied Personalities win ties, both win (samurai.duel.27)."""
        duel = self.duel
        super().compare(game)
        pair = (duel.challenger, duel.challenged)
        if not duel.over and len(duel.losers) == 2 and all(prevention.allowed(game, "win ties", each) for each in pair):
            self.both = True
            duel.winner, duel.losers = duel.challenger, []
            self.context.did = [deed for deed in self.context.did if deed[0] != "lose"]
            self.context.did.extend(("win", each) for each in pair)

    def loser_learns(self, game: CcgGame) -> None:
        self.duel.stage = ""
        super().loser_learns(game)

    def winner_learns(self, game: CcgGame) -> None:
        self.duel.stage = ""
        if self.both:
            self._event(game, WIN_DUEL, [self.duel.challenger, self.duel.challenged])
        else:
            super().winner_learns(game)

    def for_losing(self, game: CcgGame) -> None:
        """What the challenge gives to the loser, and whatever does not speak of the winner."""
        self._consequences(game, False)

    def for_winning(self, game: CcgGame) -> None:
        """What it gives to the winner."""
        self._consequences(game, True)

    def _consequences(self, game: CcgGame, winning: bool) -> None:
        self.duel.stage = ""
        if not self.duel.over and not self.duel.void:
            effects = tuple(each for each in self.after if speaks_of_winning(each) == winning)
            if effects:
                self.duel.stage = "winning" if winning else "losing"
                game.push(RunEffects(self.context, effects))
