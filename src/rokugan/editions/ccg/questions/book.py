"""The rules of a game as the rooms below them know them: a chapter of questions for each subject."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from rokugan.cards.model import CardDefinition
    from rokugan.editions.ccg.questions.acting import ActionQuestions, CostQuestions
    from rokugan.editions.ccg.questions.course import EventQuestions, TurnQuestions, VictoryQuestions
    from rokugan.editions.ccg.questions.fights import BattleQuestions, DuelQuestions
    from rokugan.editions.ccg.questions.showing import SeenQuestions
    from rokugan.editions.ccg.questions.things import PlaceQuestions, TextQuestions, ValueQuestions
    from rokugan.editions.ccg.table.game import CcgGame


class Chapter:
    """A chapter of an edition's rules. `rules` has the other chapters; where a game is at hand, `game.rules` are the same."""

    rules: Book


class Book:
    """The rules of an edition: its chapters, and what it says of itself. `rokugan.editions.ccg.rules` has the answers."""

    edition: ClassVar[str] = "ccg"
    most_players: ClassVar[int] = 2  # players at the table

    values: ValueQuestions
    table: PlaceQuestions
    text: TextQuestions
    events: EventQuestions
    actions: ActionQuestions
    costs: CostQuestions
    turn: TurnQuestions
    battle: BattleQuestions
    duels: DuelQuestions
    victory: VictoryQuestions
    seen: SeenQuestions
    guest_decks: tuple[str, ...]  # further editions whose decks may be played
    turn_limit: int  # after so many turns, of all players together, the game ends; 0: it has no such end
    dialect: str  # by whose meaning of keywords a card is read

    def has_option(self, name: str) -> bool:
        """Is the game played with this optional rule?"""
        return False

    def new_table(self, names: list[str], seed: int) -> CcgGame:
        """A game of this edition with nothing on the table."""
        raise NotImplementedError

    def why_not_playable(self, card: CardDefinition) -> str:
        """One sentence that says why a card cannot be played; empty if it can."""
        raise NotImplementedError
