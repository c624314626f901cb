"""Worlds for search: a game that a player cannot tell from the real one, with all that he does not know dealt anew.

What he does not know of a deck list changes places: cards of one owner and one deck that he cannot tell apart are shuffled over
the places in which they might lie (hand, deck, facedown in provinces), and so are an opponent's facedown provinces. A bid that
is made but not revealed is drawn again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rokugan.core.frames import Shared
from rokugan.core.randomness import Randomness
from rokugan.editions.lcg.things import CONFLICT_DECK, DYNASTY_DECK, FACEDOWN, HAND, PROVINCE
from rokugan.errors import RokuganError

if TYPE_CHECKING:
    from rokugan.editions.lcg.game import LcgGame

GROUPS = ((HAND, CONFLICT_DECK), (PROVINCE, DYNASTY_DECK), (FACEDOWN,))


def world(
    game: LcgGame, seat: int, randomness: Randomness, decks: Mapping[str, Sequence[Sequence[Any]]] | None = None
) -> LcgGame:
    """A world as that seat may imagine it; the deck lists are known."""
    if decks is not None:
        raise RokuganError(
            "Worlds of the Living Card Game are dealt from the lists that are played, not from candidates."
        )
    new = game.clone(light=True)
    new.beginning = {}
    new.randomness = Randomness(randomness.next())
    fixed = spoken_of(new)
    for owner in (0, 1):
        for zones in GROUPS:
            places = [
                card
                for zone in zones
                for card in new.pile(owner, zone)
                if not new.sees(seat, card) and card not in fixed and new.cards[card].owner == owner
            ]
            dealt = places[:]
            randomness.shuffle(dealt)
            exchange(new, places, dealt)
    other = new.players[1 - seat]
    if other.chosen:
        other.chosen = 1 + randomness.below(5)
    new.count_listeners()
    new.touch()
    return new


def exchange(game: LcgGame, places: list[int], dealt: list[int]) -> None:
    """Put each dealt card where another one lay, with what others know of that place."""
    to = dict(zip(places, dealt, strict=True))
    where, holder, known = game.where[:], game.holder[:], game.knowledge.known[:]
    for pile in game.piles:
        for index, card in enumerate(pile):
            pile[index] = to.get(card, card)
    for province in game.provinces:
        province.card = to.get(province.card, province.card)
        province.cards = [to.get(card, card) for card in province.cards]
    if game.conflict is not None:
        game.conflict.province = to.get(game.conflict.province, game.conflict.province)
    for ids in game.sight.ids:
        had = ids[:]
        for old, card in to.items():
            ids[card] = had[old]
    for old, card in to.items():
        game.where[card], game.holder[card], game.knowledge.known[card] = where[old], holder[old], known[old]


def spoken_of(game: LcgGame) -> set[int]:
    """The cards of which what is under way already speaks: they stay where they are."""
    found: set[int] = set()
    for frame in game.stack:
        gather(frame, found, 0)
    if game.decision is not None:
        for choice in game.decision.choices:
            found.add(choice.value)
            if choice.card is not None:
                found.add(choice.card.number)
    return found


def gather(value: Any, found: set[int], depth: int) -> None:
    """All whole numbers in a frame and what it points to; a number that is no card does no harm."""
    if isinstance(value, int):
        found.add(int(value))
    elif isinstance(value, (list, tuple)):
        for each in value:
            gather(each, found, depth + 1)
    elif isinstance(value, Shared) and depth < 8:
        for name in value.FIELDS:
            gather(getattr(value, name), found, depth + 1)
