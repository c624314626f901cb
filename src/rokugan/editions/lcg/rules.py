"""The rules as a table asks for them: what stands in the rooms above it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rokugan.editions.lcg.framework.settling import settle
from rokugan.editions.lcg.seen.event_views import events_for
from rokugan.editions.lcg.seen.explaining import explain
from rokugan.editions.lcg.seen.picture import view
from rokugan.editions.lcg.seen.refusing import refusal, rule_asked
from rokugan.editions.lcg.seen.sentences import sentences
from rokugan.editions.lcg.seen.situation import blinded, situation
from rokugan.editions.lcg.seen.worlds import world
from rokugan.editions.lcg.table.chapters import BOOK, Chapters
from rokugan.editions.lcg.windows.happening import AFTER, Window, happen

if TYPE_CHECKING:
    from rokugan.core.log import Entry
    from rokugan.core.randomness import Randomness
    from rokugan.core.refusal import Refusal
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Event


class Rules(Chapters):
    """The Rules Reference 1.6."""

    def happen(self, game: LcgGame, events: list[Event]) -> None:
        happen(game, events)

    def react(self, game: LcgGame, events: list[Event]) -> None:
        game.push(Window(events, AFTER))

    def settle(self, game: LcgGame) -> None:
        settle(game)

    def refusal(self, game: LcgGame, seat: int, move: str) -> Refusal:
        return refusal(game, seat, move)

    def rule_asked(self, game: LcgGame) -> str:
        return rule_asked(game)

    def explain(self, game: LcgGame, seat: int, card: str, stat: str) -> dict[str, Any]:
        return explain(game, seat, card, stat)

    def view(self, game: LcgGame, seat: int, text: bool) -> dict[str, Any]:
        return view(game, seat, text)

    def blinded(self, game: LcgGame, seat: int) -> LcgGame:
        return blinded(game, seat)

    def situation(self, game: LcgGame, seat: int, named: list[int]) -> dict[str, dict[str, dict[str, Any]]]:
        return situation(game, seat, named)

    def events_for(self, game: LcgGame, seat: int, since: int) -> list[dict[str, Any]]:
        return events_for(game, seat, since)

    def sentences(self, game: LcgGame, entries: Sequence[Entry], seat: int) -> Iterator[str]:
        return sentences(entries, game.names, seat)

    def world(
        self,
        game: LcgGame,
        seat: int,
        randomness: Randomness,
        decks: Mapping[str, Sequence[Sequence[Any]]] | None,
    ) -> LcgGame:
        return world(game, seat, randomness, decks)


BOOK.append(Rules())
