"""II. Draw phase, and the honor bid that duels use as well."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.lcg.actions import ActionWindow
from rokugan.editions.lcg.happening import happen, happens
from rokugan.editions.lcg.kinds import DIALS_REVEALED, DRAWS, HONOR_GIVEN
from rokugan.editions.lcg.rounds import Phase
from rokugan.editions.lcg.state import Event
from rokugan.editions.lcg.things import DRAW_PHASE

if TYPE_CHECKING:
    from rokugan.editions.lcg.game import LcgGame

BIDS = tuple(str(bid) for bid in range(1, 6))


class Bids(Frame["LcgGame"]):
    """Each player secretly sets his dial, the first player first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("asked",)
    STEPS: ClassVar[tuple[str, ...]] = ("first_bid", "second_bid")

    def __init__(self) -> None:
        super().__init__()
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
            seat, "bid", "Bid honor",
            [Choice("bid", tail=tail, value=value) for value, tail in enumerate(BIDS, 1)],
        )  # fmt: skip

    def answer(self, game: LcgGame, choice: Choice) -> None:
        game.players[self.asked].chosen = choice.value


def reveal_dials(game: LcgGame, how: int) -> None:
    """The bids are revealed together and stay on the dials until the next bid."""
    for player in game.players:
        player.dial = player.bid = player.chosen
        player.chosen = 0
        game.note("bids", player.seat, amount=player.dial)
    happens(game, Event(DIALS_REVEALED, how=how))


def transfer_honor(game: LcgGame) -> None:
    """The higher bidder gives the difference to the other (lcg.draw-phase.04)."""
    one, other = game.players
    difference = one.bid - other.bid
    if difference:
        giver = 0 if difference > 0 else 1
        happens(game, Event(HONOR_GIVEN, seat=giver, other=1 - giver, amount=abs(difference)))


class DrawPhase(Phase):
    """2.1 to 2.6."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    STEPS: ClassVar[tuple[str, ...]] = (
        "begins", "honor_bid", "reveal_honor_dials", "transfer", "draw_cards", "action_window", "expires", "ends",
    )  # fmt: skip
    PHASE: ClassVar[int] = DRAW_PHASE

    def honor_bid(self, game: LcgGame) -> None:
        """2.2."""
        game.push(Bids())

    def reveal_honor_dials(self, game: LcgGame) -> None:
        """2.3."""
        reveal_dials(game, 0)

    def transfer(self, game: LcgGame) -> None:
        """2.4."""
        transfer_honor(game)

    def draw_cards(self, game: LcgGame) -> None:
        """2.5: each as many as he bid, both at once."""
        order = (game.first, 1 - game.first)
        happen(
            game, [Event(DRAWS, seat=seat, amount=game.players[seat].bid) for seat in order if game.players[seat].bid]
        )

    def action_window(self, game: LcgGame) -> None:
        """The bids have resolved: from now on a bid is what the dial shows (lcg.honor.05)."""
        for player in game.players:
            player.bid = player.dial
        game.push(ActionWindow(game.first))
