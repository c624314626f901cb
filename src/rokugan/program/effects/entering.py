"""Effects that put a card somewhere: into play, on another card, into a province."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rokugan.program.lean import dataclass
from rokugan.program.node import Node
from rokugan.program.numbers import Number
from rokugan.program.roles import Amount, Condition, Effect, Thing
from rokugan.program.things import You
from rokugan.program.words import CardStat, CreatedKind, Ignored, Payment, Spot

if TYPE_CHECKING:
    from rokugan.program.abilities import Program


@dataclass(frozen=True, repr=False)
class Term(Node):
    """A part of what is said of the costs of a card that an effect brings into play. kind: all (`paying all costs`), free
    (`waiving costs`), less (`paying 2 less Gold`), requirements (`ignoring Honor Requirements`; also: `restrictions`). The
    condition must hold for it."""

    kind: Payment
    amount: Amount | None = None
    ignoring: tuple[Ignored, ...] = ()
    condition: Condition | None = None


@dataclass(frozen=True, repr=False)
class PutCard(Effect):
    """Put a card somewhere: `Put it in your hand.`, `on the bottom of your Fate deck`, `into play`, `in a province`,
    `remove it from the game`. to: under (lying under the card `who`), hand, top, bottom, shuffle (into its deck), play,
    battlefield (into play at
    the current battlefield), location (into play where `who` is), province (`who`, if that is one), discard, removed, focus.
    displacing: what lies in the province is discarded to make room; bowed, dishonored: how it enters play."""

    written = "put {what} in {to} of {who} {terms}"

    what: Thing
    to: Spot
    who: Thing | None = None
    terms: tuple[Term, ...] = ()
    face_up: bool = False
    bowed: bool = False
    displacing: bool = False
    dishonored: bool = False


@dataclass(frozen=True, repr=False)
class Overlay(Effect):
    """`Overlay him on your target Shugenja, ignoring title and experience levels.`"""

    what: Thing
    on: Thing


@dataclass(frozen=True, repr=False)
class Attach(Effect):
    """`Attach it to him, paying 2 less Gold.`"""

    written = "attach {what} to {to} {terms}"

    what: Thing
    to: Thing
    terms: tuple[Term, ...] = ()


@dataclass(frozen=True, repr=False)
class Transfer(Effect):
    """`Transfer it to your target Personality.` Cards or tokens."""

    written = "transfer {what} to {to}"

    what: Thing
    to: Thing


@dataclass(frozen=True, repr=False)
class Create(Effect):
    """`Create a 1F Ashigaru Follower and attach it to him.` Stats are (stat, number) pairs; `attach_to` None:
    home. aligned: `with your Clan alignment`, that of the player."""

    kind: CreatedKind
    stats: tuple[tuple[CardStat, Amount], ...] = ()
    keywords: tuple[str, ...] = ()
    title: str = ""
    text: Program | None = None
    attach_to: Thing | None = None
    number: Amount = Number(1)
    who: Thing = You()
    at: Literal["", "battlefield", "location"] = (
        ""  # battlefield: in your army at the current battlefield; location: where attach_to is
    )
    aligned: bool = False


@dataclass(frozen=True, repr=False)
class Refill(Effect):
    """`refilling the province face-up`; with: what refills it (None: the top card of the Dynasty deck)."""

    province: Thing
    face_up: bool = True
    with_: Thing | None = None


@dataclass(frozen=True, repr=False)
class GainProvince(Effect):
    """`Gain a province to the left of your leftmost province.`"""

    who: Thing = You()
