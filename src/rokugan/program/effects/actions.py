"""Effects that give a player something to do: actions, phases, words to name."""

from __future__ import annotations

from typing import Literal

from rokugan.program.events import Pattern
from rokugan.program.lean import dataclass
from rokugan.program.numbers import Number
from rokugan.program.roles import Amount, Effect, Thing
from rokugan.program.things import You
from rokugan.program.words import CardType, Nameable, Opportunity


@dataclass(frozen=True, repr=False)
class AdditionalAction(Effect):
    """`You may take an additional Battle action.` conditions in `requirement` describe the action."""

    designator: Opportunity
    who: Thing = You()
    requirement: Pattern | None = None
    number: Amount = Number(1)


@dataclass(frozen=True, repr=False)
class Play(Effect):
    """`Search your deck for a Strategy and play it.`: at once, or it is discarded. additional: `play one of them for an
    additional Battle action on it`, by that designator, when the present action is over; or it is put back, or (unplayed:
    discard) `if you do not, discard it`."""

    what: Thing
    additional: Literal["", "battle", "open", "limited", "reaction"] = ""
    unplayed: Literal["", "discard"] = ""


@dataclass(frozen=True, repr=False)
class ExtraPhase(Effect):
    """`Declare an additional Attack Phase.` phase: attack, action... against: whom it attacks, if the text says so."""

    phase: Literal["attack", "action"]
    who: Thing = You()
    against: Thing | None = None


@dataclass(frozen=True, repr=False)
class ResolveAgain(Effect):
    """`That player can resolve the Event an additional time this game.`"""

    what: Thing
    who: Thing = You()


@dataclass(frozen=True, repr=False)
class UseAgain(Effect):
    """`You may use your Stronghold's abilities a second time this turn.`: each ability of the card, once more; base: each
    printed one."""

    what: Thing
    base: bool = False


@dataclass(frozen=True, repr=False)
class RingAwaits(Effect):
    """`The next time this turn you trigger its printed trait that would put it into play from your hand, ...`: when what
    puts the named Ring into play happens, the effects do; the Ring may then be put into play by its own text."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, repr=False)
class OwnText(Effect):
    """`You may then play the Ring.`: a card in hand may be put into play by its own text."""

    what: Thing


@dataclass(frozen=True, repr=False)
class NameWord(Effect):
    """`Name an element keyword.`, `Name a Ring.`: the player chooses a word that the text then speaks of. kind: element,
    clan, keyword (any), ring, card (a title), type (one of the options)."""

    kind: Nameable
    options: tuple[CardType, ...] = ()


@dataclass(frozen=True, repr=False)
class Guess(Effect):
    """`That player guesses whether the card's base Focus Value is "high" (3 or more) or "low" (2 or less).`: then Did("guess")
    tells whether he was right."""

    number: Amount
    who: Thing
