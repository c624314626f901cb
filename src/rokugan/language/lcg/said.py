"""What stands in a sentence for something said elsewhere: pronouns, `that character`, `X`. The text box's reader
resolves them; no finished program has one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from rokugan.program.lcg.nodes import Amount, Deed, Effect, Filter, Noun, The, Thing
from rokugan.program.node import walk


@dataclass(frozen=True, repr=False)
class Said(Thing):
    """`it`, `that character`, `those cards`, `the chosen character`, `the second character`."""

    kinds: tuple[str, ...] = ()
    """What it can be; nothing: anything."""
    way: Literal["it", "this", "that", "chosen", "first", "second", "third", "fourth"] = "it"
    plural: bool = False
    which: tuple[Filter, ...] = ()
    """What was said of it: `your character`, `the discarded Imperial card`."""


@dataclass(frozen=True, repr=False)
class Unknown(Amount):
    """`X`, before the sentence that says what it is."""


@dataclass(frozen=True, repr=False)
class Defines(Effect):
    """`X is equal to …`."""

    amount: Amount


@dataclass(frozen=True, repr=False)
class Reminder(Effect):
    """A sentence that says what the rules say anyway of a deed that the text has said before it."""

    verb: str
    what: str

    def follows(self, effects: tuple[Effect, ...]) -> bool:
        """Does the text say that deed?"""
        return any(
            isinstance(each, Deed) and each.verb == self.verb and self.what in _named(each.patient)
            for each in walk(effects)
        )


@dataclass(frozen=True, repr=False)
class Otherwise(Effect):
    """`Otherwise, …`: belongs to the `if` before it."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, repr=False)
class Selects(Effect):
    """`select one`: what follows are alternatives; who selects, if not you."""

    by: Thing | None = None


@dataclass(frozen=True, repr=False)
class Plural(Effect):
    """A predicate in the plural: it wants a subject in the plural."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class Phrase:
    """A noun with its number, before a determiner: `Bushi characters you control`."""

    noun: Noun
    plural: bool | None
    """None: the word has one form for both, or no plural (fate, honor)."""


def _named(thing: Any) -> tuple[str, ...]:
    """What a phrase calls the thing it means."""
    return tuple(
        each.name if isinstance(each, The) else each.kind for each in walk(thing) if isinstance(each, (The, Noun))
    )
