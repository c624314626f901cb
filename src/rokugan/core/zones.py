"""Zones: where every card is, in what order, and who knows which card it is there.

A game says which zones it has by a tuple of `OPEN`, `OWN` and `HIDDEN`, one for each zone number. Moving a card keeps the
piles, the numbers by which cards are called and the knowledge of the players in step, so that no rule has to think of it.
The top of a pile is its end.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from rokugan.core.knowledge import KnownCards
from rokugan.core.notation import tidy

Pile: TypeAlias = dict[str, Any]  # as a view tells it

OPEN = 0  # all players see what lies there
OWN = 1  # its holder sees it
HIDDEN = 2  # nobody does, unless he has looked


class Zone:
    """A zone of a game: what views and moves call it, and who sees what lies there."""

    def __init__(self, name: str, sight: int) -> None:
        self.name: str = name
        self.sight: int = sight

    def __repr__(self) -> str:
        return f"Zone({self.name!r}, {self.sight})"


class Zoned(KnownCards):
    """A game with cards in zones. What a zone is called and what it is for belongs to the game, and so does where its piles
    are kept (`pile`)."""

    def __init__(self, names: list[str], seed: int, visibility: tuple[int, ...]) -> None:
        super().__init__(names, seed)
        self.visibility: tuple[int, ...] = visibility
        self.where: list[int] = []  # the zone of each card

    def pile(self, seat: int, zone: int) -> list[int]:
        """The cards in a zone of a player, the top one last."""
        raise NotImplementedError

    def arrive(self, card: int, seat: int, zone: int, bottom: bool = False) -> None:
        """A card that lies nowhere comes to the top (or bottom) of a zone. Those who see it on the way, or there, know it."""
        pile = self.pile(seat, zone)
        if bottom:
            pile.insert(0, card)
        else:
            pile.append(card)
        self.where[card] = zone
        sight = self.visibility[zone]
        if sight == OPEN:
            self.show(card)
            return
        self.called.hide(card)
        self.sight.keep(card, self.known[card])
        if sight == OWN:
            self.learn(card, 1 << seat)

    def show(self, card: int) -> None:
        """Bring the card into the sight of all."""
        self.called.show(card)
        self.reveal(card)

    def conceal(self, card: int) -> None:
        """Take the card out of the sight of all; nobody knows any longer which it is."""
        self.called.hide(card)
        self.hide(card, 0)

    def shuffle(self, seat: int, zone: int) -> None:
        """Put a pile into random order: nobody knows any longer where a card lies in it."""
        pile = self.pile(seat, zone)
        for card in pile:
            self.conceal(card)
        self.randomness.shuffle(pile)

    def top(self, seat: int, zone: int, count: int) -> list[int]:
        """So many cards from the top of a pile, the topmost first, or as many as there are."""
        pile = self.pile(seat, zone)
        return pile[: -count - 1 : -1] if count else []

    def by_place(self) -> list[int]:
        """The cards that lie where somebody may not see them, place by place."""
        raise NotImplementedError

    def back(self, card: int) -> str:
        """Return what the back of a card looks like; empty if it never lies so that only its back is seen."""
        raise NotImplementedError

    def hidden_groups(self, player: str) -> list[list[int]]:
        viewer = self.names.index(player)
        groups: dict[tuple[int, str], list[int]] = {}
        seen: set[int] = set()
        for card in [*self.by_place(), *range(len(self.cards))]:
            if not self.known[card] >> viewer & 1 and card not in seen:
                seen.add(card)
                back = self.back(card)
                if back:
                    groups.setdefault((self.cards[card].owner, back), []).append(card)
        return list(groups.values())

    def seen_pile(self, viewer: int, cards: list[int], is_deck: bool, counted: bool = True) -> tuple[Pile, list[int]]:
        """A pile as a viewer (by his bit) sees it, and those of its cards that he knows, of a deck the uppermost first.

        Of a deck are told their places from the top (0), or of what lies deep from the bottom (-1); where nobody may count it,
        its size is None unless it is empty."""
        size = len(cards)
        found: Pile = {"size": size if counted or not size else None}
        if not is_deck:
            return found, [card for card in cards if self.known[card] >> viewer & 1]
        known = [(place, card) for place, card in enumerate(cards[::-1]) if self.known[card] >> viewer & 1]
        if known:
            found["places"] = [place if 2 * place < size else place - size for place, _ in known]
        return found, [card for _, card in known]

    def has_seen(self, seat: int, title: str) -> bool:
        return any(self.sees(seat, card.number) and tidy(card.title) == title for card in self.cards)
