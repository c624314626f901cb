"""The names of cards: the title, and a number that depends only on what all can see.

A card gets the smallest free number of its title when it comes into public sight and keeps it until it goes where not all
can see it; until then, and afterwards, it has none. In a position all cards are numbered as listed, hidden ones too, for good.
"""

from __future__ import annotations

from rokugan.core.card import UNTITLED, Card


def numbered(title: str, number: int) -> str:
    """The name of the card of that title and number; 0 is a card that has none.

    >>> numbered("Ox", 1), numbered("Ox", 2), numbered("Ox", 0), numbered("created", 1), numbered("created", 0)
    ('Ox', 'Ox#2', 'Ox', 'created#1', 'created')
    """
    return f"{title}#{number}" if number > 1 or (number and title == UNTITLED) else title


def in_full(title: str, number: int) -> str:
    """The name with its number, also if it is the first of its title.

    >>> in_full("Ox", 1), in_full("Ox", 0)
    ('Ox#1', 'Ox')
    """
    return f"{title}#{number}" if number else title


class Numbers:
    """The numbers of the cards of one game, by the engine's own; 0 for a card out of public sight.

    >>> from rokugan.cards.model import CardDefinition
    >>> numbers = Numbers()
    >>> numbers.seat([Card(number, CardDefinition("Ox", "personality"), 0) for number in range(3)])
    >>> for card in (2, 0): numbers.show(card)
    >>> numbers.numbers
    [2, 0, 1]
    >>> numbers.hide(2)
    >>> numbers.show(1)
    >>> [numbers.name(card) for card in (0, 1, 2)]
    ['Ox#2', 'Ox', 'Ox']
    """

    def __init__(self, listed: bool = False) -> None:
        self.listed: bool = listed
        self.numbers: list[int] = []
        self.titles: list[str] = []  # of each card; like `kinds` never changed, but made anew when a card joins
        self.kinds: list[int] = []  # of each card, which title it bears
        self.taken: list[int] = []  # of each title a bit for every number that a card has

    def seat(self, cards: list[Card]) -> None:
        """The cards with which the game begins."""
        kinds: dict[str, int] = {}
        self.titles = [card.title for card in cards]
        self.kinds = [kinds.setdefault(card.title, len(kinds)) for card in cards]
        self.taken = [0] * len(kinds)
        self.numbers = [0] * len(cards)
        if self.listed:
            for number in range(len(cards)):
                self._number(number)

    def add(self, card: Card) -> None:
        """A card joins the game."""
        known = card.title in self.titles
        kind = self.kinds[self.titles.index(card.title)] if known else len(self.taken)
        if not known:
            self.taken.append(0)
        self.titles = [*self.titles, card.title]
        self.kinds = [*self.kinds, kind]
        self.numbers.append(0)
        if self.listed:
            self._number(card.number)

    def _number(self, card: int) -> None:
        """Give the card the lowest number that no card of its name has."""
        kind = self.kinds[card]
        taken = self.taken[kind]
        free = ~taken & (taken + 1)
        self.taken[kind] = taken | free
        self.numbers[card] = free.bit_length()

    def show(self, card: int) -> None:
        """Give the card a number: it comes into public sight, or stays there."""
        if not self.numbers[card]:
            self._number(card)

    def hide(self, card: int) -> None:
        """Take the card's number back: it goes where not all can see it."""
        number = self.numbers[card]
        if number and not self.listed:
            self.taken[self.kinds[card]] &= ~(1 << (number - 1))
            self.numbers[card] = 0

    def same(self, card: int, other: int) -> None:
        """Let a card that has joined bear the name of another: it stands for the same thing on the table."""
        self.numbers[card] = self.numbers[other]

    def shown(self, cards: tuple[Card, ...]) -> tuple[int, ...]:
        """The numbers of cards that all can see now, if only for a moment: hidden ones have the next that are free."""
        for card in cards:
            if not self.numbers[card.number]:
                return self._for_a_moment(cards)
        return self.given(cards)

    def _for_a_moment(self, cards: tuple[Card, ...]) -> tuple[int, ...]:
        """The numbers that hidden cards would have if they were seen now."""
        hidden = [card.number for card in cards if not self.numbers[card.number]]
        for number in hidden:
            self.show(number)
        found = self.given(cards)
        for number in hidden:
            self.hide(number)
        return found

    def given(self, cards: tuple[Card, ...]) -> tuple[int, ...]:
        """The numbers that cards have."""
        return tuple([self.numbers[card.number] for card in cards])

    def name(self, card: int) -> str:
        """Return what a card is called."""
        return numbered(self.titles[card], self.numbers[card])

    def full_name(self, card: int) -> str:
        """The name of a card with the number also of the first one: no short form of another card's name."""
        return in_full(self.titles[card], self.numbers[card])

    def copy(self) -> Numbers:
        """The same, for a clone of the game."""
        new = Numbers(self.listed)
        new.numbers = self.numbers[:]
        new.taken = self.taken[:]
        new.titles = self.titles
        new.kinds = self.kinds
        return new
