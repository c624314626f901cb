"""Setting up a game (celestial.setup.01-.09)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from rokugan.cards.model import CardDefinition
from rokugan.core.card import Card
from rokugan.core.frames import Frame
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.table.ids import DYNASTY_DECK, FATE_DECK, HAND
from rokugan.editions.ccg.turn.phases import TurnAfterTurn

if TYPE_CHECKING:
    from rokugan.editions.ccg.questions.book import Book
    from rokugan.editions.ccg.table.game import CcgGame


NUMBERED: Final = 0x4E756D62657273  # so that numbers are dealt by another chance than cards


class SeatDeck:
    """A player's cards: the Stronghold, what he may start with, and the two decks."""

    def __init__(
        self,
        stronghold: CardDefinition,
        dynasty: Sequence[CardDefinition],
        fate: Sequence[CardDefinition],
        starting: Sequence[CardDefinition] = (),
    ) -> None:
        self.stronghold: CardDefinition = stronghold
        self.dynasty: list[CardDefinition] = list(dynasty)
        self.fate: list[CardDefinition] = list(fate)
        self.starting: list[CardDefinition] = list(starting)

    @property
    def size(self) -> int:
        """Return how many cards these are."""
        return 1 + len(self.starting) + len(self.dynasty) + len(self.fate)


def start(rules: Book, names: Sequence[str], decks: Sequence[SeatDeck], seed: int) -> CcgGame:
    """A new game at its first decision."""
    game = rules.new_table(list(names), seed)
    owned: list[tuple[int, CardDefinition]] = []
    for seat, deck in enumerate(decks):
        for definition in (deck.stronghold, *deck.starting, *deck.dynasty, *deck.fate):
            owned.append((seat, definition))
    numbers = dealt_numbers(len(owned), seed)
    cards = [Card(number, definition, seat) for number, (seat, definition) in zip(numbers, owned, strict=True)]
    game.seat_cards(sorted(cards, key=number_of))
    for seat, deck in enumerate(decks):
        mine, numbers = numbers[: deck.size], numbers[deck.size :]
        enter_stronghold(game, seat, mine[0])
        first = 1 + len(deck.starting)
        game.players[seat].starting = mine[1:first]
        for number in mine[first : first + len(deck.dynasty)]:
            game.put(number, DYNASTY_DECK)
        for number in mine[first + len(deck.dynasty) :]:
            game.put(number, FATE_DECK)
    game.push(rules.turn.set_up(game))
    game.advance()
    return game


def number_of(card: Card) -> int:
    """The number by which cards are kept in order."""
    return card.number


def dealt_numbers(count: int, seed: int) -> list[int]:
    """The numbers of the cards in the order of the deck lists: dealt, so that a number says nothing about its card."""
    numbers = list(range(count))
    Randomness(seed ^ NUMBERED).shuffle(numbers)
    return numbers


def enter_stronghold(game: CcgGame, seat: int, card: int) -> None:
    """The Stronghold starts in play and gives its player Clan and Family Honor (celestial.setup.03)."""
    player = game.players[seat]
    definition = game.cards[card].definition
    game.enter(card, seat)
    player.stronghold = card
    player.honor = definition.starting_honor or 0
    player.clan = definition.clans[0] if definition.clans else ""


class SetUp(Frame["CcgGame"]):
    """From the Strongholds on the table to the first turn."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "going_first", "starting_holdings", "shuffle_decks", "provinces", "hands", "favor", "first_turn",
    )  # fmt: skip

    def going_first(self, game: CcgGame) -> None:
        """The highest starting Family Honor goes first; ties are broken at random (celestial.setup.02)."""
        best = max(player.honor for player in game.players)
        tied = [player.seat for player in game.players if player.honor == best]
        game.active = tied[game.randomness.below(len(tied))] if len(tied) > 1 else tied[0]
        game.note("goes first", game.active)

    def starting_holdings(self, game: CcgGame) -> None:
        """What each player starts with besides the Stronghold."""
        game.rules.turn.starting_holdings(game)

    def shuffle_decks(self, game: CcgGame) -> None:
        """The two decks are shuffled separately."""
        for player in game.players:
            game.shuffle(player.seat, DYNASTY_DECK)
            game.shuffle(player.seat, FATE_DECK)

    def provinces(self, game: CcgGame) -> None:
        """Four provinces, filled face-down from left to right (celestial.setup.08)."""
        for player in game.players:
            for index in range(game.rules.table.provinces):
                game.add_province(player.seat, index)

    def hands(self, game: CcgGame) -> None:
        """The starting hand (celestial.setup.09)."""
        for player in game.players:
            for _ in range(min(game.rules.turn.starting_hand, len(player.fate_deck))):
                card = player.fate_deck[-1]
                game.bring(card, HAND)

    def favor(self, game: CcgGame) -> None:
        """Who starts with the Imperial Favor."""
        game.favor = game.rules.turn.first_favor(game)

    def first_turn(self, game: CcgGame) -> None:
        """Turns begin."""
        game.push(TurnAfterTurn())
