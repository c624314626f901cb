"""Decks: refilling provinces, and running out of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.core.frames import Frame
from rokugan.editions.lcg.changes.noting import by_rule
from rokugan.editions.lcg.table.kinds import CARD_TURNED_UP, DRAWS, HONOR_LOST
from rokugan.editions.lcg.table.state import Event
from rokugan.editions.lcg.table.things import CONFLICT_DECK, DYNASTY_DECK, PROVINCE, ZONE_NAMES

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame

PRICE = 5  # honor for running out of cards
EMPTY_DECK = "lcg.zones.17"


class RunningOut(Frame["LcgGame"]):
    """A player who needs a card from an empty deck loses 5 honor, shuffles the discard pile into a new deck and goes on
    (lcg.zones.17). With nothing to shuffle he gets no card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deck", "missing")
    STEPS: ClassVar[tuple[str, ...]] = ("lose_honor", "shuffle", "go_on")
    ARGS: ClassVar[int] = 3

    def __init__(self, seat: int, deck: int, missing: int) -> None:
        self.seat: int = seat
        self.deck: int = deck
        self.missing: int = missing  # cards still to draw, or the province still to refill

    def lose_honor(self, game: LcgGame) -> None:
        """The player loses 5 honor."""
        game.happens(Event(HONOR_LOST, seat=self.seat, amount=PRICE, rule=EMPTY_DECK))

    def shuffle(self, game: LcgGame) -> None:
        """The player shuffles his discard pile into a new deck."""
        discard = self.deck + 2  # each deck's discard pile stands two zones behind it
        for card in game.pile(self.seat, discard)[:]:
            game.put(card, self.seat, self.deck)
        game.shuffle(self.seat, self.deck)
        entry = game.note("shuffles the discard pile into a new deck", self.seat)
        entry.came, entry.went = ZONE_NAMES[discard], ZONE_NAMES[self.deck]
        by_rule(entry, EMPTY_DECK)

    def go_on(self, game: LcgGame) -> None:
        """The player draws or replaces the rest."""
        if not game.pile(self.seat, self.deck):
            return
        if self.deck == CONFLICT_DECK:
            game.happens(Event(DRAWS, seat=self.seat, amount=self.missing, rule=EMPTY_DECK))
        else:
            refill(game, self.missing)


def refill(game: LcgGame, number: int, faceup: bool = False) -> None:
    """Refill a province if it is empty: the top card of the dynasty deck, facedown, unseen (lcg.provinces.17)."""
    province = game.provinces[number]
    if province.cards or province.is_stronghold_province:
        return
    deck = game.pile(province.seat, DYNASTY_DECK)
    if not deck:
        game.push(RunningOut(province.seat, DYNASTY_DECK, number))
        return
    card = deck[-1]
    game.put(card, province.seat, PROVINCE)
    province.cards.append(card)
    province.shown.append(False)
    if faceup:
        game.happens(Event(CARD_TURNED_UP, card, province.seat, rule="lcg.provinces.20"))


def refill_all(game: LcgGame, numbers: list[int]) -> None:
    """Refill these provinces, those of the first player first."""
    for number in sorted(set(numbers), key=lambda each: ((each // 5) != game.first, each)):
        refill(game, number)
