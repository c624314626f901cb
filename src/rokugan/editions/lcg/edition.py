"""The edition `lcg`: what stands above the engine asks of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from rokugan.cards.lcg.model import LcgCard
from rokugan.cards.library import library
from rokugan.cards.schema import Schema, schema_of
from rokugan.catalogue import say
from rokugan.core.card import Definition
from rokugan.core.edition import Cards, Libraries
from rokugan.core.game import Game
from rokugan.core.randomness import Randomness
from rokugan.core.zones import Zone
from rokugan.editions.lcg import rules  # noqa: F401  (the rules that every table asks)
from rokugan.editions.lcg.opening.position import build
from rokugan.editions.lcg.opening.seating import card_finder, seat_deck
from rokugan.editions.lcg.opening.setup import start
from rokugan.editions.lcg.seen.inspection import look
from rokugan.editions.lcg.seen.transcript import phase_begins, transcribed
from rokugan.editions.lcg.table.choosing import choice_for
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.things import DYNASTY_DECK, FACEDOWN, PROVINCE, ZONES
from rokugan.editions.lcg.text import cannot_run, why_not_playable
from rokugan.errors import RokuganError, quote
from rokugan.program.lcg.nodes import TextBox

TURNS = "turns"
MOST_TURNS = 1_000_000


class LcgEdition:
    """The Living Card Game by its Rules Reference 1.6."""

    edition: ClassVar[str] = "lcg"
    title: ClassVar[str] = "The Living Card Game"
    rulebook: ClassVar[tuple[str, str]] = ("1.6", "2018-10-09")  # the version of the Rules Reference, and since when
    family: ClassVar[str] = "lcg"
    usual_agent: ClassVar[str] = "sensible"
    most_players: ClassVar[int] = 2
    usual_players: ClassVar[int] = 2
    guest_decks: ClassVar[tuple[str, ...]] = ()
    how_to_win: ClassVar[str] = say("winning.lcg")
    optional_rules: ClassVar[dict[str, str]] = {}
    zones: ClassVar[tuple[Zone, ...]] = ZONES

    def __init__(self, turn_limit: int = 0) -> None:
        self.turn_limit: int = turn_limit

    @property
    def deck_schema(self) -> Schema:
        """The facts of its cards and the parts of its decks."""
        return schema_of(self.edition)

    def with_options(self, options: Mapping[str, Any]) -> LcgEdition:
        """The rules with the one option there is: `turns`, the number of rounds after which the game ends."""
        limit = options.get(TURNS)
        for name in options:
            if name != TURNS:
                raise RokuganError(say("refusals.lcg_has_no_option", name=quote(name), turns=TURNS))
        if limit is not None and (
            not isinstance(limit, int) or isinstance(limit, bool) or not 1 <= limit <= MOST_TURNS
        ):
            raise RokuganError(say("refusals.the_option_is_a_number_of_turns", turns=TURNS, most=f"{MOST_TURNS:,}"))
        return LcgEdition(limit or 0)

    def deck_format(self) -> str:
        """Decks are checked by the format of the edition."""
        return ""

    def ending(self, game: Game) -> str:
        """Return how the game ended, in a word or two."""
        return "" if game.outcome is None else game.outcome.victory

    def deal(self, decks: list[Any], players: int, seed: int) -> list[Any]:
        """Two different decks, by the seed."""
        order = list(range(len(decks)))
        Randomness(seed).shuffle(order)
        return [decks[order[seat % len(order)]] for seat in range(players)]

    def start(
        self, names: Sequence[str], decks: Sequence[Any], seed: int, libraries: Libraries | None = None
    ) -> LcgGame:
        """A new game with these decks, out of these libraries, at its first decision."""
        cards = (libraries or library)("lcg")
        return start(list(names), [seat_deck(deck, cards) for deck in decks], seed, self.turn_limit)

    def finder(
        self, scenario: Mapping[str, Any], where: str, shipped: Cards | None = None
    ) -> Callable[[Any, str], Any]:
        """Return how a position finds its cards."""
        return card_finder(scenario, where, shipped)

    def position(
        self, scenario: Mapping[str, Any], find: Callable[[Any, str], Any], where: str
    ) -> tuple[LcgGame, dict[str, int]]:
        """The game of a scenario and the handles of its cards."""
        return build(scenario, find, where)

    def transcribed(self, game: Game, phase: str) -> dict[str, Any]:
        """The position of a game at the beginning of a phase, as a scenario writes it."""
        assert isinstance(game, LcgGame)
        return transcribed(game, phase)

    def phase_begins(self, game: Game) -> str:
        """The phase that begins with the next step of a game; empty if none does."""
        assert isinstance(game, LcgGame)
        return phase_begins(game)

    def cannot_run(self, program: object, type: str) -> list[str]:
        """Return what of a text the engine can read and not carry out."""
        assert isinstance(program, TextBox)
        return cannot_run(program, type)

    def why_not_playable(self, card: Definition) -> str:
        """One sentence that says why a card cannot be played; empty if it can."""
        assert isinstance(card, LcgCard)
        return why_not_playable(card)

    def inspect(self, game: Game, path: str, handles: dict[str, int]) -> object:
        """Return what a scenario asks of a position."""
        assert isinstance(game, LcgGame)
        return look(game, path, handles)

    def name_of(self, game: Game, number: int) -> str:
        """Return what a script's handle stands for: a facedown card in a province is named by the province."""
        assert isinstance(game, LcgGame)
        choice = choice_for(game, number)
        return choice.tail if choice.card is None else game.called.full_name(number)

    def known_by_title(self, game: Game) -> Iterator[int]:
        """The cards that a scenario may call by their titles although no player could: facedown in a province or a deck."""
        assert isinstance(game, LcgGame)
        titles = [card.title for card in game.cards]
        for card in game.cards:
            if game.where[card.number] in (PROVINCE, DYNASTY_DECK, FACEDOWN) and titles.count(card.title) == 1:
                yield card.number

    def names_in(self, game: Game) -> Iterator[str]:
        """Every name that a script can mean."""
        assert isinstance(game, LcgGame)
        for card in game.cards:
            yield game.called.full_name(card.number)
            yield card.title
