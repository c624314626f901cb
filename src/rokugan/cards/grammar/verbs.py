"""The verbs of what happens, and their forms: one table, from which happenings, deeds and bans are said in every mood."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rokugan.program import Pattern
from rokugan.program.words import Happening

_PARTICIPLES = {
    "bring": "brought",
    "choose": "chosen",
    "draw": "drawn",
    "equip": "equipped",
    "give": "given",
    "leave": "left",
    "lose": "lost",
    "put": "put",
    "show": "shown",
    "take": "taken",
    "transfer": "transferred",
    "win": "won",
}
_PAST = {"choose": "chose", "draw": "drew", "give": "gave", "show": "showed", "take": "took"}
_DOUBLED = ("put", "win", "equip", "transfer")


def _like(verb: str, form: str) -> str:
    """The form with the capital letter of the verb: `Recruited`."""
    return form.capitalize() if verb[0].isupper() else form


def third(verb: str) -> str:
    """The third person of a verb.

    >>> [third(verb) for verb in ("gain", "search", "lobby", "destroy", "have", "Recruit")]
    ['gains', 'searches', 'lobbies', 'destroys', 'has', 'Recruits']
    """
    if verb in ("have", "do"):
        return {"have": "has", "do": "does"}[verb]
    if verb.endswith(("s", "sh", "ch", "x")):
        return verb + "es"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + "s"


def participle(verb: str) -> str:
    """The past participle of a verb.

    >>> [participle(verb) for verb in ("bow", "move", "destroy", "put", "Equip", "copy")]
    ['bowed', 'moved', 'destroyed', 'put', 'Equipped', 'copied']
    """
    known = _PARTICIPLES.get(verb.lower())
    if known is not None:
        return _like(verb, known)
    if verb.endswith("e"):
        return verb + "d"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ied"
    return verb + "ed"


def past(verb: str) -> str:
    """The past tense of a verb.

    >>> [past(verb) for verb in ("bow", "win", "take")]
    ['bowed', 'won', 'took']
    """
    known = _PAST.get(verb.lower())
    return participle(verb) if known is None else _like(verb, known)


def gerund(verb: str) -> str:
    """The verb as a noun.

    >>> [gerund(verb) for verb in ("bow", "move", "put", "Equip")]
    ['bowing', 'moving', 'putting', 'Equipping']
    """
    if verb.lower() in _DOUBLED:
        return verb + verb[-1] + "ing"
    return (verb[:-1] if verb.endswith("e") else verb) + "ing"


@dataclass(frozen=True)
class Verb:
    """What is done to a thing: `bow him`, `put him into play`. rest: the words after the object."""

    base: str
    event: Happening
    rest: str = ""

    def passive(self) -> str:
        """`bowed`, `put into play`."""
        return f"{participle(self.base)} {self.rest}".strip()


def _verb(words: str, event: Any = "") -> Verb:
    base, _, rest = words.partition(" ")
    said: Any = base.lower()
    return Verb(base, event or said, rest)


# What players, actions and effects do to things.
DONE: tuple[Verb, ...] = (
    _verb("bow"),
    _verb("straighten"),
    _verb("destroy"),
    _verb("discard"),
    _verb("dishonor"),
    _verb("rehonor"),
    _verb("move"),
    _verb("assign"),
    _verb("attach"),
    _verb("target"),
    _verb("challenge"),
    _verb("create"),
    _verb("transfer"),
    _verb("reveal"),
    _verb("turn face-up", "reveal"),
    _verb("bring into play", "enter play"),
    _verb("put into play", "enter play"),
    _verb("Recruit", "enter play"),
    _verb("remove from the game", "remove"),
    _verb("move home", "move home"),
)

# What things do themselves: the words in the plural, the event.
HAPPENING: tuple[tuple[str, Happening], ...] = (
    ("enter play", "enter play"),
    ("leave play", "leave play"),
    ("bow", "bow"),
    ("straighten", "straighten"),
    ("move", "move"),
    ("move home", "move home"),
    ("return home", "return home"),
    ("assign", "assign"),
    ("commit", "assign"),
    ("attach", "attach"),
    ("transfer", "transfer"),
    ("produce Gold", "produce"),
    ("lobby", "lobby"),
    ("win a duel", "win duel"),
    ("lose a duel", "lose duel"),
    ("win this duel", "win duel"),
    ("lose this duel", "lose duel"),
    ("enter a duel", "duel begins"),
    ("refuse a challenge", "refuse"),
    ("refuse the challenge", "refuse"),
    ("focus", "focus"),
    ("focus a card", "focus"),
    ("strike", "strike"),
    ("strike in a duel", "strike"),
    ("overlay", "overlay"),
    ("gain a token", "token"),
    ("change controllers", "take control"),
    ("change control", "take control"),
    ("turn face-up", "reveal"),
    ("become dishonorable", "dishonor"),
    ("die", "destroy"),
    ("commit seppuku", "seppuku"),
    ("enter a discard pile", "enter discard pile"),
)


def said_of_one(words: str) -> str:
    """The words of what things do, said of one: `enters play`.

    >>> said_of_one("lose a duel")
    'loses a duel'
    """
    verb, _, rest = words.partition(" ")
    return f"{third(verb)} {rest}".strip()


def any_of(events: Sequence[Any], form: str = "") -> Pattern:
    """The Pattern of any of several happenings.

    >>> any_of(["bow", "move", "destroy"])
    Pattern('bow', others=('move', 'destroy'))
    """
    return Pattern(events[0], others=tuple(events[1:]), form=form)
