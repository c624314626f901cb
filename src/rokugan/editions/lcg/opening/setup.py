"""Setup: from two decks to the first dynasty phase, in the steps of the book."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rokugan.catalogue import say
from rokugan.core.card import Card
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.lcg.changes.decks import refill
from rokugan.editions.lcg.changes.noting import by_rule
from rokugan.editions.lcg.framework.rounds import Rounds
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.state import Province
from rokugan.editions.lcg.table.things import (
    ASIDE,
    BESIDE,
    CONFLICT_DECK,
    DYNASTY_DECK,
    FACEDOWN,
    HAND,
    PROVINCE,
)
from rokugan.editions.lcg.text.text_of import printed_of

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.printed import Printed

STARTING_HAND = 4
DONE = -1


class SeatDeck:
    """The cards that one player brings, as definitions: a stronghold, perhaps a role, five provinces, two decks."""

    def __init__(
        self, stronghold: object, provinces: list[Any], dynasty: list[Any], conflict: list[Any], role: object = None
    ) -> None:
        self.stronghold: Any = stronghold
        self.role: Any = role
        self.provinces: list[Any] = provinces
        self.dynasty: list[Any] = dynasty
        self.conflict: list[Any] = conflict


def start(names: list[str], decks: list[SeatDeck], seed: int, round_limit: int = 0) -> LcgGame:
    """A new game at its first decision."""
    game = LcgGame(names, seed)
    game.round_limit = round_limit
    cards: list[Card] = []
    printed: list[Printed] = []
    zones: list[int] = []
    # Numbers are dealt at random, so that not even they tell anything about the deck lists.
    brought: list[tuple[int, Any, int]] = []
    for seat, deck in enumerate(decks):
        brought.append((seat, deck.stronghold, ASIDE))
        if deck.role is not None:
            brought.append((seat, deck.role, BESIDE))
        brought += [(seat, each, FACEDOWN) for each in deck.provinces]
        brought += [(seat, each, DYNASTY_DECK) for each in deck.dynasty]
        brought += [(seat, each, CONFLICT_DECK) for each in deck.conflict]
    order = list(range(len(brought)))
    game.randomness.shuffle(order)
    for number, index in enumerate(order):
        seat, definition, zone = brought[index]
        cards.append(Card(number, definition, seat))
        printed.append(printed_of(definition))
        zones.append(zone)
    game.seat_printed(cards, printed, ASIDE)
    for card in cards:
        if zones[card.number] != ASIDE:
            game.put(card.number, card.owner, zones[card.number])
    for seat in range(2):
        place_stronghold(game, seat, next(c for c in game.pile(seat, ASIDE)))
        roles = game.pile(seat, BESIDE)
        game.players[seat].role = roles[0] if roles else -1
    game.first = game.randomness.below(2)
    by_rule(game.note("is the first player", game.first), "lcg.setup.08")
    for seat in range(2):
        game.shuffle(seat, DYNASTY_DECK)
        game.shuffle(seat, CONFLICT_DECK)
    game.push(Rounds())
    game.push(Setup())
    game.advance()
    return game


def place_stronghold(game: LcgGame, seat: int, card: int) -> None:
    """A player's stronghold is in play from the start."""
    game.enter(card, seat)
    game.players[seat].stronghold = card
    game.players[seat].clan = game.printed[card].clan


class Setup(Frame["LcgGame"]):
    """Steps 5 to 8 of the setup; 1 to 4 ask nobody anything."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    STEPS: ClassVar[tuple[str, ...]] = (
        "place_provinces", "lay_provinces", "fill_provinces", "mulligan_provinces", "draw_hand", "mulligan_hand", "gain_honor",
    )  # fmt: skip

    def place_provinces(self, game: LcgGame) -> None:
        """5: in player order, each chooses his stronghold province and the order of the others, in secret."""
        game.push(PlaceProvinces(1 - game.first))
        game.push(PlaceProvinces(game.first))

    def lay_provinces(self, game: LcgGame) -> None:
        """Both now lie in the order of the seats."""
        game.provinces.sort(key=_by_place)

    def fill_provinces(self, game: LcgGame) -> None:
        """6: a facedown card from the dynasty deck on each but the stronghold province, which its player looks at."""
        for number, province in enumerate(game.provinces):
            refill(game, number)
            for card in province.cards:
                game.learn(card, 1 << province.seat)

    def mulligan_provinces(self, game: LcgGame) -> None:
        """Each may mulligan any number of them, in player order."""
        game.push(Mulligan(1 - game.first, PROVINCE))
        game.push(Mulligan(game.first, PROVINCE))

    def draw_hand(self, game: LcgGame) -> None:
        """7: four cards each; the cards in the provinces can no longer be looked at (lcg.information.08)."""
        for province in game.provinces:
            for card in province.cards:
                game.conceal(card)
        for seat in (game.first, 1 - game.first):
            for card in game.top(seat, CONFLICT_DECK, STARTING_HAND):
                game.put(card, seat, HAND)

    def mulligan_hand(self, game: LcgGame) -> None:
        """Each may mulligan any number of cards in his hand, in player order."""
        game.push(Mulligan(1 - game.first, HAND))
        game.push(Mulligan(game.first, HAND))

    def gain_honor(self, game: LcgGame) -> None:
        """8: the honor value of the stronghold."""
        for player in game.players:
            player.honor = game.printed[player.stronghold].honor


def _by_place(province: Province) -> int:
    return province.seat * 5 + province.index


class PlaceProvinces(Frame["LcgGame"]):
    """One player chooses which province lies under his stronghold, then which lie from left to right."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "chosen")
    STEPS: ClassVar[tuple[str, ...]] = ("choose",)
    ANEW: ClassVar[tuple[str, ...]] = ("choose",)
    FREE: ClassVar[tuple[str, ...]] = ("chosen",)
    ARGS: ClassVar[int] = 1

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.chosen: list[int] = []

    def choose(self, game: LcgGame) -> None:
        """The stronghold province first."""
        left = [card for card in game.pile(self.seat, FACEDOWN) if card not in self.chosen]
        if not left:
            for place, card in enumerate(self.chosen):
                game.provinces.append(Province(self.seat, 4 if place == 0 else place - 1, card))
            return
        self.again()
        number = len(self.chosen)
        where = say("prompts.from_the_left", number=number) if number else say("prompts.under_the_stronghold")
        choices = [
            Choice("target", game.cards[card], value=card) for card in sorted(left, key=lambda c: game.cards[c].title)
        ]
        game.ask(self.seat, "target", say("prompts.which_province_lies", where=where), choices)

    def answer(self, game: LcgGame, choice: Choice) -> None:
        self.chosen.append(choice.value)


class Mulligan(Frame["LcgGame"]):
    """One player sets any number of cards aside, replaces them from the deck, and shuffles them back into it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "zone", "chosen")
    STEPS: ClassVar[tuple[str, ...]] = ("choose", "replace")
    ANEW: ClassVar[tuple[str, ...]] = ("choose",)
    FREE: ClassVar[tuple[str, ...]] = ("chosen",)
    ARGS: ClassVar[int] = 2

    def __init__(self, seat: int, zone: int) -> None:
        self.seat: int = seat
        self.zone: int = zone
        self.chosen: list[int] = []

    def choose(self, game: LcgGame) -> None:
        """`discard NAME`, and `done`."""
        left = [card for card in game.pile(self.seat, self.zone) if card not in self.chosen]
        choices = [Choice("discard", game.cards[card], value=card) for card in left]
        choices.append(Choice("done", value=DONE))
        self.again()
        game.ask(self.seat, "discard", say("prompts.mulligan_any_of_these_cards"), choices)

    def answer(self, game: LcgGame, choice: Choice) -> None:
        if choice.value == DONE:
            self.goto("replace")
        else:
            self.chosen.append(choice.value)

    def replace(self, game: LcgGame) -> None:
        """An equal number from the top of the deck; then those set aside go back into it."""
        if not self.chosen:
            return
        deck = CONFLICT_DECK if self.zone == HAND else DYNASTY_DECK
        for card in self.chosen:
            place = game.holding_province(card)
            new = game.top(self.seat, deck, 1)
            game.put(card, self.seat, ASIDE)
            for replacing in new:
                game.put(replacing, self.seat, self.zone)
                if place is not None:
                    place.cards = [replacing]
                    place.shown = [False]
                    game.learn(replacing, 1 << self.seat)
        for card in self.chosen:
            game.put(card, self.seat, deck)
        game.shuffle(self.seat, deck)
        by_rule(game.note("mulligans", self.seat, amount=len(self.chosen)), "lcg.setup.02")
