"""What things are called, why a move is refused, and what positions and views show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rokugan.cards.model import CardDefinition
from rokugan.core.log import Entry
from rokugan.core.randomness import Randomness
from rokugan.core.refusal import Refusal
from rokugan.editions.ccg.questions.showing import SeenQuestions
from rokugan.editions.ccg.seen import refusing
from rokugan.editions.ccg.seen.event_views import events_for
from rokugan.editions.ccg.seen.explaining import explain
from rokugan.editions.ccg.seen.inspection import look
from rokugan.editions.ccg.seen.position import build
from rokugan.editions.ccg.seen.sentences import sentences
from rokugan.editions.ccg.seen.situation import blinded, situation
from rokugan.editions.ccg.seen.transcript import transcribed
from rokugan.editions.ccg.seen.view import view
from rokugan.editions.ccg.seen.worlds import Lists, world

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class Seen(SeenQuestions):
    """What things are called, why a move is refused, and what positions and views show."""

    def position(
        self, scenario: Mapping[str, Any], find: Callable[[Any, str], CardDefinition], where: str
    ) -> tuple[CcgGame, dict[str, int]]:
        return build(self.rules, scenario, find, where)

    def transcribed(self, game: CcgGame, phase: str) -> dict[str, Any]:
        return transcribed(game, phase)

    def inspect(self, game: CcgGame, path: str, handles: dict[str, int]) -> object:
        return look(game, path, handles)

    def refusal(self, game: CcgGame, seat: int, move: str) -> Refusal:
        return refusing.refusal(game, seat, move)

    def rule_asked(self, game: CcgGame) -> str:
        return refusing.rule_asked(game)

    def view(self, game: CcgGame, seat: int, text: bool) -> dict[str, Any]:
        return view(game, seat, text)

    def events_for(self, game: CcgGame, seat: int, since: int) -> list[dict[str, Any]]:
        return events_for(game, seat, since)

    def sentences(self, entries: Sequence[Entry], names: list[str], seat: int) -> Iterator[str]:
        return sentences(entries, names, seat)

    def explain(self, game: CcgGame, seat: int, card: str, stat: str) -> dict[str, Any]:
        return explain(game, seat, card, stat)

    def blinded(self, game: CcgGame, seat: int) -> CcgGame:
        return blinded(game, seat)

    def situation(self, game: CcgGame, seat: int, named: list[int]) -> dict[str, dict[str, dict[str, Any]]]:
        return situation(game, seat, named)

    def world(self, game: CcgGame, seat: int, randomness: Randomness, decks: Lists | None) -> CcgGame:
        return world(game, seat, randomness, decks)
