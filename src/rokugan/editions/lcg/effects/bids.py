"""The honor bid: dials that are set in secret and revealed together, in the draw phase and in duels."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.lcg.changes.noting import by_rule
from rokugan.editions.lcg.table.abilities import TOUCHES_BIDS
from rokugan.editions.lcg.table.kinds import DIALS_REVEALED, HONOR_GIVEN
from rokugan.editions.lcg.table.state import Event

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame

REVEALED = ("lcg.draw-phase.03", "lcg.duel.08")  # in the draw phase, in a duel
BIDS = tuple(str(bid) for bid in range(1, 6))


class Bids(Frame["LcgGame"]):
    """Each player secretly sets his dial, the first player first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("asked",)
    STEPS: ClassVar[tuple[str, ...]] = ("first_bid", "second_bid")

    def __init__(self) -> None:
        self.asked: int = -1

    def first_bid(self, game: LcgGame) -> None:
        """The first player."""
        self.bid(game, game.first)

    def second_bid(self, game: LcgGame) -> None:
        """His opponent, who does not know the other bid."""
        self.bid(game, 1 - game.first)

    def bid(self, game: LcgGame, seat: int) -> None:
        """A number from 1 to 5."""
        self.asked = seat
        game.ask(
            seat, "bid", say("prompts.bid_honor"),
            [Choice("bid", tail=tail, value=value) for value, tail in enumerate(BIDS, 1)],
        )  # fmt: skip

    def answer(self, game: LcgGame, choice: Choice) -> None:
        game.players[self.asked].chosen = choice.value


def reveal_dials(game: LcgGame, how: int) -> None:
    """The bids are revealed together and stay on the dials until the next bid."""
    for player in game.players:
        player.dial = player.chosen
        player.bid = max(player.dial + changes_of_bid(game, player.seat), 0)
        player.chosen = 0
        by_rule(game.note("bids", player.seat, amount=player.dial), REVEALED[how])
    game.betrayed += 1  # what the other has bid: who takes his own bid back now knows it
    game.happens(Event(DIALS_REVEALED, how=how))


def changes_of_bid(game: LcgGame, seat: int) -> int:
    """Return what is added to a player's bid, or taken from it; the dial stays as it was set (lcg.honor.05)."""
    return sum(force.standing.bids(game, force, seat) for force in game.touching(TOUCHES_BIDS) if game.holds(force))


def transfer_honor(game: LcgGame, rule: str) -> None:
    """The higher bidder gives the difference to the other (lcg.draw-phase.04)."""
    bids = [player.bid for player in game.players]
    difference = max(bids) - min(bids)
    if difference:
        giver = bids.index(max(bids))
        game.happens(Event(HONOR_GIVEN, seat=giver, other=1 - giver, amount=difference, rule=rule))
