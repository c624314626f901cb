"""D. Duel timing: a duel by honor bid between two participating characters."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.core.frames import Frame
from rokugan.editions.lcg.changes.noting import note
from rokugan.editions.lcg.effects.bids import Bids, reveal_dials, transfer_honor
from rokugan.editions.lcg.effects.lasting import end_of
from rokugan.editions.lcg.table.kinds import DUEL_BEGINS, DUEL_ENDS, DUEL_WON
from rokugan.editions.lcg.table.state import Duel, Event, Use
from rokugan.editions.lcg.table.things import DUEL_END, NOTHING

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame


class DuelRule:
    """What the ability that starts a duel says about it."""

    def state(self) -> str:
        """Return what stands for it in the fingerprint of a game."""
        return type(self).__name__

    def transfer(self, game: LcgGame, duel: Duel) -> None:
        """D.5, unless the ability says otherwise: the higher bidder gives the difference."""
        transfer_honor(game, "lcg.duel.09")

    def results(self, game: LcgGame, duel: Duel) -> None:
        """D.8: the consequences for winner and loser (NOTHING: there is none)."""


def can_duel(game: LcgGame, card: int, other: int, skill: int) -> bool:
    """Can these two duel: both participate, neither has a dash for that skill (lcg.stats)?"""
    return (
        game.participates(card)
        and game.participates(other)
        and game.controller(card) != game.controller(other)
        and not game.has_dash(card, skill)
        and not game.has_dash(other, skill)
    )


def begin_duel(game: LcgGame, challenger: int, challenged: int, skill: int, use: Use, rule: DuelRule) -> None:
    """An ability that challenges a character has resolved."""
    game.push(DuelTiming(Duel(challenger, challenged, skill, use), rule))


class DuelTiming(Frame["LcgGame"]):
    """D.1 to D.9."""

    FIELDS: ClassVar[tuple[str, ...]] = ("duel", "rule", "outer")
    STEPS: ClassVar[tuple[str, ...]] = (
        "begins", "honor_bid", "reveal", "transfer", "modify_skill", "compare", "results", "duration_ends", "ends", "over",
    )  # fmt: skip
    ARGS: ClassVar[int] = 2

    def __init__(self, duel: Duel, rule: DuelRule) -> None:
        self.duel: Duel = duel
        self.rule: DuelRule = rule
        self.outer: Duel | None = None

    def begins(self, game: LcgGame) -> None:
        """D.1 and D.2: challenger and challengee."""
        duel = self.duel
        self.outer = game.duel
        game.duel = duel
        duel.instances = [game.instance[duel.challenger], game.instance[duel.challenged]]
        begins = Event(DUEL_BEGINS, duel.challenger, duel.use.seat, other=duel.challenged, use=duel.use)
        note(game, "duels", begins, duel.use.seat, duel.challenger, duel.challenged)
        game.happens(begins)

    def honor_bid(self, game: LcgGame) -> None:
        """D.3."""
        game.push(Bids())

    def reveal(self, game: LcgGame) -> None:
        """D.4."""
        reveal_dials(game, 1)

    def transfer(self, game: LcgGame) -> None:
        """D.5."""
        self.rule.transfer(game, self.duel)

    def modify_skill(self, game: LcgGame) -> None:
        """D.6: the bids are added until the end of the duel."""
        self.duel.bids = True

    def compare(self, game: LcgGame) -> None:
        """D.7: the higher value wins; equal values, or a duelist who is gone: nobody does (lcg.duel.12)."""
        duel = self.duel
        if not is_there(game, duel, 0) or not is_there(game, duel, 1):
            return
        one, other = duel_skill(game, duel.challenger), duel_skill(game, duel.challenged)
        if one > other:
            duel.winner, duel.loser = duel.challenger, duel.challenged
        elif one < other:
            duel.winner, duel.loser = duel.challenged, duel.challenger
        else:
            return
        game.happens(
            Event(DUEL_WON, duel.winner, game.controller(duel.winner), abs(one - other), duel.loser, use=duel.use)
        )

    def results(self, game: LcgGame) -> None:
        """D.8."""
        self.rule.results(game, self.duel)

    def duration_ends(self, game: LcgGame) -> None:
        """What lasts until the end of the duel is over; later references to a bid read the dial (lcg.honor.05)."""
        self.duel.bids = False
        for player in game.players:
            player.bid = player.dial
        end_of(game, DUEL_END)

    def ends(self, game: LcgGame) -> None:
        """D.9."""
        duel = self.duel
        game.happens(Event(DUEL_ENDS, duel.winner, other=duel.loser, use=duel.use))

    def over(self, game: LcgGame) -> None:
        """Back to where it was initiated."""
        game.duel = self.outer


def is_there(game: LcgGame, duel: Duel, which: int) -> bool:
    """Is the challenger (0) or the challenged character (1) still in play as the same instance?"""
    card = duel.challenged if which else duel.challenger
    return game.instance[card] == duel.instances[which]


def duel_skill(game: LcgGame, card: int) -> int:
    """The dueling skill: the bid is added outside the calculation of modifiers, also to a set value (lcg.duel.03)."""
    duel = game.duel
    assert duel is not None
    bid = game.players[game.controller(card)].bid if duel.bids else 0
    return game.value(card, duel.skill) + bid


__all__ = ["NOTHING", "DuelRule", "DuelTiming", "begin_duel", "can_duel", "duel_skill"]
