"""Effects on hands, decks and discard piles."""

from __future__ import annotations

from typing import Literal

from rokugan.program.lean import dataclass
from rokugan.program.nouns import Noun
from rokugan.program.roles import Amount, Effect, Thing
from rokugan.program.things import You
from rokugan.program.words import Shuffled, Zone


@dataclass(frozen=True, repr=False)
class Discard(Effect):
    """`Discard a card.` (what is a Chosen from your hand), `Discard him.`; who: the player who discards."""

    what: Thing
    who: Thing = You()


@dataclass(frozen=True, repr=False)
class Draw(Effect):
    """`Draw two cards.` consecutively: one after the other, not all at once."""

    amount: Amount
    who: Thing = You()
    consecutively: bool = False


@dataclass(frozen=True, repr=False)
class DrawLater(Effect):
    """`Draw an additional card during your next End Phase.`"""

    amount: Amount
    who: Thing = You()


@dataclass(frozen=True, repr=False)
class FromBottom(Effect):
    """`You may draw it from the bottom of your deck.`: the card that is about to be drawn comes from the bottom."""


@dataclass(frozen=True, repr=False)
class Search(Effect):
    """`Search your Fate deck for a Follower.` The card found is remembered as `found`. zones: the names of
    Noun.zone and `deck` (either, as the card sought needs); a first entry `then` says: one after the other until
    it is found."""

    zones: tuple[Zone | Literal["then"], ...]
    noun: Noun
    least: int = 0
    most: int = 1
    who: Thing = You()


@dataclass(frozen=True, repr=False)
class Look(Effect):
    """`Look at the top four cards of your Fate deck.`; verb: look, show, reveal."""

    verb: Literal["look", "show", "reveal"]
    what: Thing
    who: Thing = You()


@dataclass(frozen=True, repr=False)
class Swap(Effect):
    """`Switch a card from your focus pool with one from your hand.`: the two cards change places."""

    what: Thing
    other: Thing


@dataclass(frozen=True, repr=False)
class Shuffle(Effect):
    """`Shuffle your Fate deck.`"""

    deck: Shuffled
    who: Thing = You()


@dataclass(frozen=True, repr=False)
class Rearrange(Effect):
    """`Put them back in any order.`, `You may rearrange them.`: cards looked at, back where they were. to: top,
    bottom."""

    what: Thing
    to: Literal["top", "bottom"] = "top"
