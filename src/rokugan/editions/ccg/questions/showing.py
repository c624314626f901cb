"""What may be asked of the rules about what people see: views, refusals, positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from rokugan.cards.model import CardDefinition
from rokugan.core.log import Entry
from rokugan.core.randomness import Randomness
from rokugan.core.refusal import Refusal
from rokugan.editions.ccg.questions.book import Chapter

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class SeenQuestions(Chapter):
    """What things are called, why a move is refused, and what positions and views show."""

    position_keys: ClassVar[tuple[str, ...]] = ()  # what only positions of this edition say
    player_keys: ClassVar[tuple[str, ...]] = ()  # and of a player
    reasons: ClassVar[dict[str, str]] = {}  # the rule behind a refusal, by the word of its reason
    refused: ClassVar[str] = (
        "refused"  # the subject of the catalogue that says those reasons which the edition says otherwise
    )
    rules_behind: ClassVar[dict[str, str]] = {}  # what makes things happen that no card does, by occasion

    def ending(self, game: CcgGame) -> str:
        """How a game that is over was won, for people and tables."""
        return "" if game.outcome is None else game.outcome.victory

    def furniture(self, names: Sequence[str]) -> dict[str, Any]:
        """What a scenario of this edition must say of the table, besides its players, so that they can play all of it."""
        return {}

    def after_position(self, game: CcgGame, scenario: Mapping[str, Any], where: str) -> None:
        """What only this edition puts into a position."""

    def position(
        self, scenario: Mapping[str, Any], find: Callable[[Any, str], CardDefinition], where: str
    ) -> tuple[CcgGame, dict[str, int]]:
        """The game of a scenario and the handles of its cards."""
        raise NotImplementedError

    def transcribed(self, game: CcgGame, phase: str) -> dict[str, Any]:
        """The position of a game as a scenario writes it."""
        raise NotImplementedError

    def inspect(self, game: CcgGame, path: str, handles: dict[str, int]) -> object:
        """What a scenario asks of a position."""
        raise NotImplementedError

    def draw_secrets(self, game: CcgGame, viewer: int, randomness: Randomness) -> None:
        """Draw again what other players have chosen in secret."""

    def blank_secrets(self, game: CcgGame, viewer: int) -> None:
        """Let what other players have chosen in secret be nothing, or something fixed."""
        self.draw_secrets(game, viewer, Randomness(0))

    def standing(self, game: CcgGame, seat: int) -> dict[str, Any]:
        """How a player stands besides Honor and Favor, by names that the view has for it."""
        return {}

    def printed_lines(self, definition: CardDefinition) -> list[str] | None:
        """The text of something on the table that is no card; None for cards, whose trees are written."""
        return None

    def spot(self, game: CcgGame, card: int) -> tuple[str, str] | None:
        """The zone and the place of something on the table that lies in no zone of the cards."""
        return None

    def path_of(self, game: CcgGame, seat: int, path: str) -> int:
        """How far a player is on a Path to Victory, in the game that has them."""
        return 0

    def look(self, game: CcgGame, name: str, attribute: str) -> tuple[object] | None:
        """A value that only this edition has, for scenarios; None if there is no such thing."""
        return None

    def refusal(self, game: CcgGame, seat: int, move: str) -> Refusal:
        """Why a move is refused; looked for only then."""
        raise NotImplementedError

    def rule_asked(self, game: CcgGame) -> str:
        """The rule by which the present decision is asked."""
        raise NotImplementedError

    def extra_sections(self, game: CcgGame, seat: int, shown: Callable[[int], str | None]) -> dict[str, Any]:
        """The sections that only a view of games like this one has, by name; `shown` shows a card and gives its id."""
        return {}

    def view(self, game: CcgGame, seat: int, text: bool) -> dict[str, Any]:
        """The table as a viewer may see it."""
        raise NotImplementedError

    def events_for(self, game: CcgGame, seat: int, since: int) -> list[dict[str, Any]]:
        """What has happened, as a viewer may know it."""
        raise NotImplementedError

    def sentences(self, entries: Sequence[Entry], names: list[str], seat: int) -> Iterator[str]:
        """Entries of the log in English, for a viewer."""
        raise NotImplementedError

    def explain(self, game: CcgGame, seat: int, card: str, stat: str) -> dict[str, Any]:
        """How a value is made up."""
        raise NotImplementedError

    def blinded(self, game: CcgGame, seat: int) -> CcgGame:
        """The game as far as a player knows it."""
        raise NotImplementedError

    def situation(self, game: CcgGame, seat: int, named: list[int]) -> dict[str, dict[str, dict[str, Any]]]:
        """How things stand for a player."""
        raise NotImplementedError

    def world(
        self,
        game: CcgGame,
        seat: int,
        randomness: Randomness,
        decks: Mapping[str, Sequence[Sequence[CardDefinition]]] | None,
    ) -> CcgGame:
        """A game that a player cannot tell from the one that he is in."""
        raise NotImplementedError
