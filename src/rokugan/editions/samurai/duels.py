"""A Samurai Edition duel: losing has its consequences before winning, and the cards are put away before the duel ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions.running_text import RunEffects
from rokugan.editions.ccg.chapters.duels import Duels
from rokugan.editions.ccg.duels.duel import ChallengeAndDuel
from rokugan.editions.ccg.events.windows import OnlyAfter
from rokugan.editions.ccg.table.action import Action, Duel
from rokugan.editions.ccg.table.event_kinds import LOSE_DUEL, WIN_DUEL
from rokugan.editions.ccg.text.happened import prevention

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def speaks_of_winning(node: p.Node) -> bool:
    """Is the effect a consequence of winning?"""
    for each in p.walk(node):
        if isinstance(each, p.Ref) and each.to.startswith("winner"):
            return True
        if isinstance(each, p.Did) and each.verb in ("win", "win duel"):
            return True
    return False


def decides(node: p.Node) -> bool:
    """Does the text alter who wins or loses?"""
    return any(isinstance(each, p.DecideDuel) for each in p.walk(node))


class SamuraiDuel(ChallengeAndDuel):
    """The common duel with the order of samurai.duel.30 and the end of samurai.duel.34. A duel that ends without resolution
    goes to the end at once, so that the steps between ask nothing of that."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "issue", "refuse", "begin", "focus_pools", "first_chance", "focus_or_strike", "turn_up", "before_focus_effects",
        "focus_effects", "after_focus_effects", "compare", "alter_losing", "alter_winning",
        "altered", "for_losing", "loser_learns", "for_winning", "winner_learns",
        "discard_focused", "return_pools", "ends", "over",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[str, ...]] = (*ChallengeAndDuel.FIELDS, "both", "before", "rounds")

    def __init__(self, action: Action, node: p.Challenge, after: tuple[p.Effect, ...], duel: Duel) -> None:
        super().__init__(action, node, after, duel)
        self.both: bool = False
        self.before: tuple[int, ...] = ()  # the losers before anything altered the outcome
        self.rounds: int = 0

    def compare(self, game: CcgGame) -> None:
        """If both tied Personalities win ties, both win (samurai.duel.27); had only one of them that right, he would have won."""
        duel = self.duel
        super().compare(game)
        if len(duel.losers) == 2 and not duel.verdicts and prevention.allowed(game, "win ties", duel.challenger):
            self._forget_outcome()
            duel.winner, duel.losers = duel.challenger, []
            self.note_outcome()

    def note_outcome(self) -> None:
        super().note_outcome()
        duel = self.duel
        self.both = not duel.losers
        if self.both:
            self.action.note("win", [duel.challenged if duel.winner == duel.challenger else duel.challenger])

    def _forget_outcome(self) -> None:
        """Take back what was noted of this duel; what a text has noted of its earlier duels stays."""
        did = self.action.did
        for card in (self.duel.challenger, self.duel.challenged):
            noted = [at for at, each in enumerate(did) if each.verb in ("win", "lose") and each.thing == card]
            if noted:
                del did[noted[-1]]

    # ------------------------------------------------- step 1: what alters who wins or loses (samurai.duel.30)

    def alter_losing(self, game: CcgGame) -> None:
        """What the challenge itself says of that, and those who answer to losing by changing it."""
        self.before = tuple(self.duel.losers)
        self._outcome(game, LOSE_DUEL, list(self.duel.losers))
        altering = tuple(each for each in self.after if decides(each)) if not self.rounds else ()
        if altering:
            game.push(RunEffects(self.action, altering))

    def alter_winning(self, game: CcgGame) -> None:
        """Let players answer to winning the duel, where they may still change it."""
        self._outcome(game, WIN_DUEL, self._winners())

    def altered(self, game: CcgGame) -> None:
        """Where the outcome is another now, it may be changed again by those whom it strikes."""
        duel = self.duel
        if not duel.verdicts:
            return
        self._forget_outcome()
        self.overrule()
        self.note_outcome()
        self.rounds += 1
        if tuple(duel.losers) != self.before and self.rounds < 4:
            self.goto("alter_losing")

    def _winners(self) -> list[int]:
        duel = self.duel
        if self.both:
            return [duel.challenger, duel.challenged]
        return [duel.winner] if duel.winner >= 0 else []

    def _outcome(self, game: CcgGame, kind: int, things: list[int]) -> None:
        if things and game.may_answer(kind):
            event = self._made(kind, things)
            event.word = "outcome"
            game.push(OnlyAfter(event))

    # -------------------------------------------------------------------------------------- steps 2 to 5

    def loser_learns(self, game: CcgGame) -> None:
        self.duel.stage = ""
        if self.duel.losers:
            self._settled(game, LOSE_DUEL, list(self.duel.losers))

    def winner_learns(self, game: CcgGame) -> None:
        self.duel.stage = ""
        if self._winners():
            self._settled(game, WIN_DUEL, self._winners())

    def _settled(self, game: CcgGame, kind: int, things: list[int]) -> None:
        event = self._made(kind, things)
        event.word = "settled"
        game.happen(event)

    def for_losing(self, game: CcgGame) -> None:
        """What the challenge gives to the loser, and whatever does not speak of the winner."""
        self._consequences(game, False)

    def for_winning(self, game: CcgGame) -> None:
        """What it gives to the winner."""
        self._consequences(game, True)

    def _consequences(self, game: CcgGame, winning: bool) -> None:
        self.duel.stage = ""
        if not self.duel.void:
            effects = tuple(each for each in self.after if not decides(each) and speaks_of_winning(each) == winning)
            if effects:
                self.duel.stage = "winning" if winning else "losing"
                game.push(RunEffects(self.action, effects))


class SamuraiDuels(Duels):
    """Challenges and duels, as Samurai Edition has them."""

    def procedure(self, action: Action, node: p.Challenge, after: tuple[p.Effect, ...], duel: Duel) -> Frame[CcgGame]:
        return SamuraiDuel(action, node, after, duel)

    def duelist_begins(self, game: CcgGame, duel: Duel) -> bool:
        """A Duelist on either side against a non-Duelist of equal or higher duel stat (samurai.g-duel.04)."""
        duelist = self.first_duelist(game, duel)
        return duelist == duel.challenger

    def first_duelist(self, game: CcgGame, duel: Duel) -> int:
        """The Duelist who has the first, focus-only opportunity; -1 if there is none."""
        for one, other in ((duel.challenger, duel.challenged), (duel.challenged, duel.challenger)):
            if self.is_first(game, duel, one, other):
                return one
        return -1

    def must_focus_first(self, game: CcgGame, duel: Duel) -> bool:
        """The first opportunity of such a Duelist is for focusing only."""
        return self.first_duelist(game, duel) >= 0
