"""The words that people read besides cards and rulebooks, in one place for the terminal, the server and the browser.

A language is a folder with a file for each subject; `english` is the one there is, and what another has not yet is said in it.
`ROKUGAN_LANGUAGE` names another folder, here or anywhere. A text is named by its subject and its key,
and says with `{name}` where a value goes; `{n:card|cards}` is the first for one and the second for any other number. The
browser's table is built with the same files (`web/src/words/say.ts`). Nothing here knows a game."""

from __future__ import annotations

import os
import re
from functools import cache
from importlib.resources import files
from json import loads
from string import Formatter

ENGLISH = "english"
LANGUAGE = os.environ.get("ROKUGAN_LANGUAGE") or ENGLISH


class Count(int):
    """A number that chooses between the forms that a text gives.

    >>> f"{Count(1)} {Count(1):card|cards}, {Count(0)} {Count(0):card|cards}"
    '1 card, 0 cards'
    """

    def __format__(self, forms: str) -> str:
        one, bar, many = forms.partition("|")
        return (one if self == 1 else many) if bar else super().__format__(forms)


@cache
def subject(name: str) -> dict[str, str]:
    """All texts of a subject, by their keys."""
    found: dict[str, str] = {}
    for language in dict.fromkeys((ENGLISH, LANGUAGE)):
        file = files(__name__) / language / f"{name}.json"
        if language == ENGLISH or file.is_file():
            found |= loads(file.read_text(encoding="utf-8"))
    return found


@cache
def text(key: str) -> str:
    """The text of that name, with the places for its values."""
    name, _, rest = key.partition(".")
    return subject(name)[rest]


def say(key: str, **values: object) -> str:
    """The text of that name with its values.

    >>> say("game.turn_of", turn=3, player="Ann")
    'Turn 3 · Ann'
    """
    found = text(key)
    if not values:
        return found
    return found.format(**{name: Count(each) if type(each) is int else each for name, each in values.items()})


def heard(key: str, said: str) -> dict[str, str] | None:
    """The values with which the text of that name was said; nothing if something else was. A program that must know what a
    sentence means asks so, and knows it in every language.

    >>> heard("game.turn_of", "Turn 3 · Ann"), heard("game.turn_of", "Round 3 · Ann"), heard("game.you", "you")
    ({'turn': '3', 'player': 'Ann'}, None, {})
    """
    found = _shape(key).fullmatch(said)
    return None if found is None else found.groupdict()


@cache
def _shape(key: str) -> re.Pattern[str]:
    """Return what a text looks like with any values."""
    shape = ""
    for words, name, forms, _ in Formatter().parse(text(key)):
        shape += re.escape(words)
        if forms:
            shape += f"(?:{'|'.join(map(re.escape, forms.split('|')))})"
        elif name is not None:
            shape += f"(?P={name})" if f"(?P<{name}>" in shape else f"(?P<{name}>.+)"
    return re.compile(shape)


def meant(name: str, said: str) -> str:
    """The program's word for what is called so; what is called by no name of the subject stands for itself.

    >>> meant("phases", "Attack"), meant("phases", "Some other")
    ('attack', 'Some other')
    """
    return next((word for word, called in subject(name).items() if called == said), said)


def named(name: str, word: str) -> str:
    """Return what a thing is called, by the program's word for it; a word that the catalogue does not know stands for itself.

    >>> named("phases", "attack"), named("phases", "some_other")
    ('Attack', 'Some other')
    """
    return subject(name).get(word) or f"{word[:1].upper()}{word[1:]}".replace("_", " ")
