"""Reading moves: which of the offered choices a line of text means."""

from __future__ import annotations

import re
from collections.abc import Callable

from rokugan.core.card import Card
from rokugan.core.decision import Choice, Decision
from rokugan.errors import AmbiguousMove

_TOKEN = re.compile(r"#\d+|:\d+|[^\s#:]+")
_NUMBER = re.compile(r":\d+$")
_OPTIONAL_TAILS = (" from hand",)


def tidy(text: str) -> str:
    """One form for comparing: no case, single spaces, plain quotes.

    >>> tidy("  Target  the Ox\u2019s ")
    "target the ox's"
    """
    return " ".join(text.replace("\u2019", "'").replace("\u2018", "'").split()).casefold()


def split_player(line: str, names: list[str]) -> tuple[str | None, str]:
    """`Ann: attack Bob` as ("Ann", "attack Bob"); a line without a player's name has None.

    >>> split_player("Ann: use Ox:2", ["Ann", "Bob"])
    ('Ann', 'use Ox:2')
    """
    head, colon, rest = line.partition(":")
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
    verb = tidy(choice.verb)
    if choice.card is None and not choice.tail and text == _NUMBER.sub("", verb):
        return True
    if text != verb and not text.startswith(verb + " "):
        return False
    rest = text[len(verb) :].strip()
    card = choice.card
    tail = tidy(choice.tail)
    if card is None:
        if choice.verb == "choose":
            return bool(rest) and tail.startswith(rest)
        return rest == tail
    if tail.startswith("on "):
        wanted, _, under = rest.partition(" on ")
        return within(_TOKEN.findall(wanted), _TOKEN.findall(tidy(card.name))) and within(
            _TOKEN.findall(under), _TOKEN.findall(tail[3:])
        )
    if tail and rest.endswith(tail):
        rest = rest[: -len(tail)].strip()
    elif tail and not tail.startswith(":") and choice.tail not in _OPTIONAL_TAILS:
        return False
    if not tail:
        rest = rest.removesuffix(":1")  # the only ability of a card is also its first
    words = _TOKEN.findall(rest)
    return bool(words) and within(words, _TOKEN.findall(tidy(card.name)))


def match(decision: Decision, move: str, interchangeable: Callable[[Card, Card], bool]) -> Choice | None:
    """The choice a move means; None if there is none, AmbiguousMove if there are several."""
    text = tidy(move)
    for choice in decision.choices:
        if tidy(choice.move) == text:
            return choice
    found = [choice for choice in decision.choices if means(choice, text)]
    if not found:
        return None
    first = found[0]
    if len(found) > 1:
        same = first.card is not None and all(
            each.card is not None and each.tail == first.tail and interchangeable(first.card, each.card)
            for each in found
        )
        if not same:
            raise AmbiguousMove(f"{move!r} could mean any of: {'; '.join(c.move for c in found)}; say which.")
    return first
