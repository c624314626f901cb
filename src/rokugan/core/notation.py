"""Reading moves: which of the offered choices a line of text means."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

from rokugan.catalogue import say
from rokugan.core.card import Card
from rokugan.core.decision import Choice, Decision
from rokugan.core.names import in_full
from rokugan.errors import AmbiguousMove, quote

_TOKEN = re.compile(r"#\d+|:\d+|[^\s#:]+")
_MARKS = ",.!?;"  # at the end of a word they do not matter
_NUMBER = re.compile(r":\d+$")
_SIGN = re.compile(r"#\d+$")


def tidy(text: str) -> str:
    """One form for comparing: no case, no diacritics, single spaces, plain quotes.

    >>> tidy("  Target  the Ox\u2019s "), tidy("Guns\u014d")
    ("target the ox's", 'gunso')
    """
    if not text.isascii():
        plain = text.replace("\u2019", "'").replace("\u2018", "'").replace("\u2026", "...")
        letters = unicodedata.normalize("NFD", plain)
        text = "".join([letter for letter in letters if not unicodedata.combining(letter)])
    return " ".join(text.split()).casefold()


def split_player(line: str, names: list[str]) -> tuple[str | None, str]:
    """`Ann: attack Bob` as ("Ann", "attack Bob"); a line without a player's name has None.

    >>> split_player("Ann: use Ox:2", ["Ann", "Bob"])
    ('Ann', 'use Ox:2')
    """
    head, colon, rest = line.partition(":")
    if colon and head in names:
        return head, rest.strip()
    for name in names:
        if colon and tidy(head) == tidy(name):
            return name, rest.strip()
    return None, line.strip()


def within(short: list[str], full: list[str]) -> bool:
    """Are the words of `short` found in `full`, in that order?"""
    at = 0
    for word in short:
        while at < len(full) and full[at] != word:
            at += 1
        if at == len(full):
            return False
        at += 1
    return True


def means(choice: Choice, text: str) -> bool:
    """Could this text be a short form of the choice? What is not a name must be there word for word."""
    return name_given(choice, text) is not None


def name_given(choice: Choice, text: str) -> str | None:
    """The name by which the text calls the choice's card, perhaps shortened; None if it cannot mean the choice.

    >>> name_given(Choice("assign", tail="x"), "fight x") is None
    True
    >>> name_given(Choice("target", tail="Bob.P2"), "target p2")
    ''
    """
    verb = tidy(choice.verb)
    if choice.card is None and not choice.tail and text in (verb, _NUMBER.sub("", verb), choice.also or verb):
        return ""
    if not text.startswith(verb + " "):
        return None
    rest = text[len(verb) :].strip()
    tail = tidy(choice.tail)
    if choice.card is None:
        rest = rest.removesuffix("#1")  # where a title is named, the first card that bears it says which
        fits = bool(rest) and tail.startswith(rest) if choice.verb == "choose" else rest == tail
        fits = fits or tail.endswith(f".{rest}")  # `P2` for `Bob.P2`, where no other player has one to offer
        return "" if fits else None
    if choice.on is not None:
        rest, _, under = rest.partition(" on ")
        if not is_short_for(under, in_full(choice.on.title, choice.on_number)):
            return None
    place = tidy(choice.place)
    if place and rest.endswith(" " + place):
        rest = rest[: -len(place)].strip()
    if tail and rest.endswith(tail):
        rest = rest[: -len(tail)].strip()
    elif tail and not tail.startswith(":") and not choice.spare_tail:
        return None
    if not tail:
        rest = rest.removesuffix(":1")  # the only ability of a card is also its first
    return rest if is_short_for(rest, choice.full_name) else None


def is_short_for(text: str, name: str) -> bool:
    """Does a tidy text leave out nothing but words of the name, or its number?

    >>> is_short_for("sakaki", "Bayushi Sakaki#2"), is_short_for("sakaki#1", "Bayushi Sakaki#2")
    (True, False)
    >>> is_short_for("halt", "Halt, Ox!"), is_short_for("halt ox#2", "Halt, Ox!#2")
    (True, True)
    """
    words = _words(text)
    return bool(words) and within(words, _words(tidy(name)))


def _words(text: str) -> list[str]:
    """The words and numbers of a tidy name, without the punctuation after them."""
    words = [word.rstrip(_MARKS) for word in _TOKEN.findall(text)]
    return [word for word in words if word]


def _is_whole(name: str, choice: Choice) -> bool:
    """Is it the whole title of the choice's card, with a number or without?"""
    assert choice.card is not None  # by which it was called
    return _words(_SIGN.sub("", name)) == _words(tidy(choice.card.title))


def is_exact(choice: Choice, text: str) -> bool:
    """Is this the whole move? The first card of a title may be called with its number or without."""
    if tidy(choice.move) == text:
        return True
    if choice.number != 1 or "#" not in text:
        return False
    on = "" if choice.on is None else f" on {in_full(choice.on.title, choice.on_number)}"
    return tidy(f"{choice.verb} {choice.full_name}{on}{choice.tail}") == text


def match(
    decision: Decision,
    move: str,
    interchangeable: Callable[[Card, Card], bool],
    is_title: Callable[[str], bool] = lambda text: False,
) -> Choice | None:
    """The choice a move means; None if there is none, AmbiguousMove if there are several. A whole title, as `is_title` knows
    them, is not short for a longer one: `target Ox` never means Ox Song where an Ox could be meant."""
    for choice in decision.choices:
        if choice.move == move:
            return choice
    text = tidy(move)
    for choice in decision.choices:
        if is_exact(choice, text):
            return choice
    given = [(choice, name_given(choice, text)) for choice in decision.choices]
    found = [choice for choice, name in given if name is not None]
    if not found:
        return None
    whole = [choice for choice, name in given if name and _is_whole(name, choice)]
    if whole:
        found = whole
    elif any(name and is_title(_SIGN.sub("", name)) for _, name in given):
        return None
    first = found[0]
    if len(found) > 1:
        same = first.card is not None and all(
            each.card is not None and each.tail == first.tail and interchangeable(first.card, each.card)
            for each in found
        )
        if not same:
            raise AmbiguousMove(
                say("refusals.could_mean_any", move=quote(move), moves="; ".join(c.move for c in found))
            )
    return first
