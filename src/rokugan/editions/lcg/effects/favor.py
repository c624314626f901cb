"""Glory counts and the Imperial Favor."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.lcg.changes.noting import by_rule
from rokugan.editions.lcg.table.abilities import CLAIM_FAVOR, TOUCHES_COUNTING
from rokugan.editions.lcg.table.kinds import FAVOR_CLAIMED, GLORY_COUNTED
from rokugan.editions.lcg.table.state import Event, Use
from rokugan.editions.lcg.table.things import GLORY, SKILL_NAMES, player_thing

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame


def glory_of(game: LcgGame, seat: int) -> int:
    """Return what a player counts: the glory of each ready character, and 1 for each claimed ring (lcg.favor)."""
    ready = [card for card in game.characters(seat) if not game.states[card].bowed]
    found = sum(game.value(card, GLORY) for card in ready) + len(game.claimed(seat))
    for force in game.touching(TOUCHES_COUNTING):
        if game.holds(force):
            found += force.standing.glory(game, force, seat)
    return max(found, 0)


def count_glory(game: LcgGame) -> Event:
    """Count the glory of both players; who has more wins (`seat`), with equal totals nobody. What follows is the
    asker's business."""
    one, other = glory_of(game, 0), glory_of(game, 1)
    winner = -1 if one == other else (one, other).index(max(one, other))
    by_rule(game.note("counts glory", 0, amount=one), "lcg.favor.01")
    by_rule(game.note("counts glory", 1, amount=other), "lcg.favor.01")
    counted = Event(GLORY_COUNTED, seat=winner, amount=abs(one - other))
    game.happens(counted)
    return counted


class ClaimFavor(Frame["LcgGame"]):
    """A player claims the Imperial Favor and sets it to either side, each time he claims it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "use")
    STEPS: ClassVar[tuple[str, ...]] = ("set_side",)
    ARGS: ClassVar[int] = 2

    def __init__(self, seat: int, use: Use | None) -> None:
        self.seat: int = seat
        self.use: Use | None = use  # the ability that lets him claim it; None: step 3.4.2

    def set_side(self, game: LcgGame) -> None:
        """Military or political."""
        choices = [Choice("choose", tail=name, value=side) for side, name in enumerate(SKILL_NAMES)]
        game.ask(self.seat, "choose", say("prompts.which_side_of_the_imperial_favor"), choices)

    def answer(self, game: LcgGame, choice: Choice) -> None:
        game.happens(Event(FAVOR_CLAIMED, seat=self.seat, amount=choice.value, use=self.use, rule="lcg.favor.04"))


def claim_favor(game: LcgGame, seat: int, use: Use | None = None) -> None:
    """Let a player claim the Imperial Favor, from wherever it is."""
    if not game.forbidden(CLAIM_FAVOR, player_thing(seat), use):
        game.push(ClaimFavor(seat, use))
