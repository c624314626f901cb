"""Discarding cards of one's choice: so many from a hand, or as many as a duel's bid would have cost in honor."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.effects.bids import transfer_honor
from rokugan.editions.lcg.table.choosing import choice_for
from rokugan.editions.lcg.table.kinds import (
    CARD_MOVED,
)
from rokugan.editions.lcg.table.state import Event
from rokugan.editions.lcg.table.things import (
    CONFLICT_DECK,
    DYNASTY_DECK,
    HAND,
    TO_DECK,
    TO_DECK_BOTTOM,
    TO_HAND,
)
from rokugan.editions.lcg.text.roles import (
    let_happen,
    place_said,
)
from rokugan.editions.lcg.text.scene import TAKEN, Scene, of_use
from rokugan.program.lcg import nodes as n

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Duel, Use
    from rokugan.editions.lcg.text.ability import TextAbility


class DiscardSome(Frame["LcgGame"]):
    """A player discards so many cards of his hand, chosen one at a time, together; with what another then chooses
    (lcg.simultaneity.07)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("use", "seat", "count", "chosen", "then")
    STEPS: ClassVar[tuple[str, ...]] = ("choose", "discard")
    ANEW: ClassVar[tuple[str, ...]] = ("choose",)
    FREE: ClassVar[tuple[str, ...]] = ("chosen",)
    ARGS: ClassVar[int] = 3

    def __init__(self, use: Use, seat: int, count: int) -> None:
        self.use: Use = use
        self.seat: int = seat
        self.count: int = count
        self.chosen: list[int] = []
        self.then: list[int] = []  # who chooses next, and how many

    def choose(self, game: LcgGame) -> None:
        """The player chooses the next card."""
        if len(self.chosen) >= self.count and self.then:
            self.seat, self.count = self.then[0], self.count + self.then[1]
            self.then = self.then[2:]
        left = [card for card in game.pile(self.seat, HAND) if card not in self.chosen]
        if len(self.chosen) < self.count and left:
            self.again()
            game.ask(
                self.seat,
                "target",
                say("prompts.discard"),
                [choice_for(game, card) for card in left],
                game.cards[self.use.card],
            )

    def answer(self, game: LcgGame, choice: Choice) -> None:
        self.chosen.append(choice.value)

    def discard(self, game: LcgGame) -> None:
        """The player discards all chosen cards at once."""
        deeds.discard(game, self.chosen, self.use, [self.seat])


class PlaceOne(Frame["LcgGame"]):
    """`place another on top of that deck`: the player says which of those that are left."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ability", "use", "deed", "seat", "cards")
    STEPS: ClassVar[tuple[str, ...]] = ("which",)
    FREE: ClassVar[tuple[str, ...]] = ("cards",)
    ARGS: ClassVar[int] = 5

    def __init__(self, ability: TextAbility, use: Use, deed: n.Deed, seat: int, cards: list[int]) -> None:
        self.ability: TextAbility = ability
        self.use: Use = use
        self.deed: n.Deed = deed
        self.seat: int = seat
        self.cards: list[int] = cards

    def which(self, game: LcgGame) -> None:
        """`target NAME`."""
        choices = [choice_for(game, card) for card in self.cards]
        game.ask(self.seat, "target", say("prompts.place_which_card"), choices, game.cards[self.use.card])

    def may_ask_anew(self) -> bool:
        return True

    def ask_anew(self, game: LcgGame) -> bool:
        """The only step is done once more."""
        self.again()
        return False

    def answer(self, game: LcgGame, choice: Choice) -> None:
        place = place_said(self.deed.goal)
        assert place is not None
        put_in_place(of_use(game, self.use, self.ability.text), [choice.value], place)


class PutBack(Frame["LcgGame"]):
    """`put them back in any order`: the player says which lies on top, which below it, and so on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("use", "seat", "cards", "chosen")
    STEPS: ClassVar[tuple[str, ...]] = ("which", "put")
    FREE: ClassVar[tuple[str, ...]] = ("cards", "chosen")
    ANEW: ClassVar[tuple[str, ...]] = ("which",)
    ARGS: ClassVar[int] = 3

    def __init__(self, use: Use, seat: int, cards: list[int]) -> None:
        self.use: Use = use
        self.seat: int = seat
        self.cards: list[int] = cards
        self.chosen: list[int] = []

    def which(self, game: LcgGame) -> None:
        """`target NAME`, from the top card down; the last one has no choice."""
        left = [card for card in self.cards if card not in self.chosen]
        if len(left) > 1:
            self.again()
            choices = [choice_for(game, card) for card in left]
            game.ask(self.seat, "order", say("prompts.which_lies_on_top"), choices, game.cards[self.use.card])

    def answer(self, game: LcgGame, choice: Choice) -> None:
        self.chosen.append(choice.value)

    def put(self, game: LcgGame) -> None:
        """They lie where they lay, in that order."""
        order = self.chosen + [card for card in self.cards if card not in self.chosen]
        pile = game.pile(game.holder[order[0]], game.where[order[0]])
        places = sorted((pile.index(card) for card in order), reverse=True)  # the top lies last
        for at, card in zip(places, order, strict=True):
            pile[at] = card
        game.touch()


class DiscardInstead(Frame["LcgGame"]):
    """The player who bid more may discard cards in the place of giving honor."""

    FIELDS: ClassVar[tuple[str, ...]] = ("use", "seat", "count")
    STEPS: ClassVar[tuple[str, ...]] = ("whether",)
    ARGS: ClassVar[int] = 3

    def __init__(self, use: Use, seat: int, count: int) -> None:
        self.use: Use = use
        self.seat: int = seat
        self.count: int = count

    def whether(self, game: LcgGame) -> None:
        """`yes` or `no`."""
        choices = [Choice("yes", value=1), Choice("no", value=0)]
        game.ask(
            self.seat,
            "may",
            say("prompts.discard_cards_instead_of_giving_honor", count=self.count),
            choices,
            game.cards[self.use.card],
        )

    def answer(self, game: LcgGame, choice: Choice) -> None:
        if choice.value:
            game.push(DiscardSome(self.use, self.seat, self.count))
        else:
            transfer_honor(game, "lcg.duel.09")


def pay_with_cards(game: LcgGame, duel: Duel) -> None:
    """D.5 with the choice to discard as many cards as honor would be given."""
    difference = game.players[0].bid - game.players[1].bid
    seat = 0 if difference > 0 else 1
    if difference and len(game.pile(seat, HAND)) >= abs(difference):
        game.push(DiscardInstead(duel.use, seat, abs(difference)))
    else:
        transfer_honor(game, "lcg.duel.09")


def put_in_place(scene: Scene, cards: list[int], place: n.Place, as_cost: bool = False) -> list[Event]:
    """Cards go to their owner's hand, deck or discard pile: those that were looked at or chosen, and those that leave play."""
    scene.bind(TAKEN, [*scene.get(TAKEN), *cards])
    game, cause = scene.game, None if as_cost else scene.use
    below = TO_DECK_BOTTOM if place.end == "bottom" else 0
    leaving = [card for card in cards if card in game.states]
    events = [
        Event(CARD_MOVED, card, scene.seat, _zone_meant(game, card, place), how=below, use=cause)
        for card in cards
        if card not in leaving
    ]
    left = deeds.discard_from_play(game, leaving, cause, LEAVING.get(place.area, below or TO_DECK)) if leaving else []
    return left + let_happen(scene, events)


LEAVING: Final = {"hand": TO_HAND, "conflict discard pile": 0, "dynasty discard pile": 0, "discard pile": 0}


def _zone_meant(game: LcgGame, card: int, place: n.Place) -> int:
    """The zone of its owner that a place means for a card: of two decks or discard piles that of its kind."""
    if place.area == "hand":
        return HAND
    deck = CONFLICT_DECK if game.printed[card].is_conflict else DYNASTY_DECK
    return deck + 2 if "discard" in place.area else deck
