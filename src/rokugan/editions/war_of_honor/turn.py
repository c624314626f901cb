"""A turn of War of Honor: seven phases, the last of them the Path to Victory Phase (war_of_honor.turn.01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rokugan.core.frames import Frame
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.chapters.turn import Turns
from rokugan.editions.ccg.table.ids import TurnPhase
from rokugan.editions.ccg.turn.phases import Turn
from rokugan.editions.war_of_honor import board
from rokugan.editions.war_of_honor.attack import FortressAttack
from rokugan.editions.war_of_honor.box.data import tile_set
from rokugan.editions.war_of_honor.game import woh
from rokugan.editions.war_of_honor.paths import PathsPhase
from rokugan.editions.war_of_honor.setup import WarOfHonorSetUp

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class WarOfHonorTurn(Turn):
    """One turn of the active player."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "begin", "after_begin", "straighten", "events", "action", "attack", "dynasty", "end", "paths",
        "before_turn_ends", "turn_ends", "ruin",
    )  # fmt: skip

    def begin(self, game: CcgGame) -> None:
        """All counters are back at zero (war_of_honor.honor.02)."""
        super().begin(game)
        woh(game).forget_turn()

    def paths(self, game: CcgGame) -> None:
        """Phase 7."""
        game.push(PathsPhase())

    def ruin(self, game: CcgGame) -> None:
        """Classic Mode: who ends his own turn with -20 Honor or less is eliminated (war_of_honor.variants.21)."""
        player = game.players[game.active]
        if (
            woh(game).variant == "classic"
            and not player.eliminated
            and player.honor <= game.rules.victory.honor_to_lose
        ):
            game.rules.victory.eliminate(game, game.active, "dishonor")


class BoardTurns(Turns):
    """Setting up, and the turn with its phases, on the board."""

    phases: ClassVar[tuple[TurnPhase, ...]] = ("tiles", *Turns.phases, "paths")
    phase_steps: ClassVar[dict[str, str]] = {**Turns.phase_steps, "tiles": "begin"}

    def deal(self, decks: list[Any], players: int, seed: int) -> list[Any]:
        """The Strongholds are shuffled and dealt to the seats (war_of_honor.setup.05, .13)."""
        dealt: list[Any] = []
        randomness = Randomness(seed)
        while len(dealt) < players:
            pile = list(range(len(decks)))
            randomness.shuffle(pile)
            dealt.extend(decks[number] for number in pile)
        return dealt[:players]

    def set_up(self, game: CcgGame) -> Frame[CcgGame]:
        return WarOfHonorSetUp()

    def starting_holdings(self, game: CcgGame) -> None:
        """Border Keep for all; Bamboo Harvesters, bowed, for the last player, or the last two of four and more
        (war_of_honor.setup.16-.17)."""
        order = game.in_order(game.active)
        late = order[-2:] if len(order) >= 4 else order[-1:]
        for player in game.players:
            for card in player.starting:
                title = game.cards[card].definition.title
                if title == "Border Keep":
                    game.enter(card, player.seat).bowed = False
                elif title == "Bamboo Harvesters" and player.seat in late:
                    state = game.enter(card, player.seat)
                    state.bowed = True
                    state.slow = 2  # it does not straighten before its player's second turn (setup.18)

    def procedure(self, game: CcgGame) -> Frame[CcgGame]:
        return WarOfHonorTurn()

    def attack_phase(self, game: CcgGame) -> Frame[CcgGame]:
        return FortressAttack()

    def maximum_hand(self, game: CcgGame, seat: int) -> int:
        """Eight, and what Toshi Ranbo adds for those beside it (war_of_honor.tiles.10)."""
        table = woh(game)
        extra = tile_set(table.option_file("tiles")).hand if board.beside_toshi_ranbo(table, seat) else 0
        return super().maximum_hand(game, seat) + extra


class AdvancedTurns(BoardTurns):
    """Setting up, and the turn with its phases, in Advanced Play."""

    def first_favor(self, game: CcgGame) -> int:
        """The only Dragon Clan player starts with the Favor, as in the card game (celestial.favor.03)."""
        dragons = [player.seat for player in game.players if player.clan == "Dragon"]
        return dragons[0] if len(dragons) == 1 else -1
