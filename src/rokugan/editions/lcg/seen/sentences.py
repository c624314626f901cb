"""The log of the Living Card Game in sentences for people, and its answers as a button says them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rokugan.catalogue import Count, named, say, subject
from rokugan.core.decision import Choice
from rokugan.core.log import Entry
from rokugan.core.views.telling import Audience, grouped, listed

# Kinds of which several in a row are told in one sentence.
MERGED = (
    "bows", "readies", "returns home", "draws", "turns faceup", "discards", "is discarded", "enters play",
)  # fmt: skip


def sentences(entries: Sequence[Entry], players: list[str], seat: int) -> Iterator[str]:
    """The entries as a seat may know them; a negative one knows everything."""
    for group in grouped(entries, MERGED):
        yield sentence(group, players, seat)


def sentence(group: Sequence[Entry], players: list[str], seat: int, you: int = -1) -> str:
    """One or several entries of a kind; said to the player at the seat `you`, if there is one.

    >>> sentence([Entry("gains fate", 0, amount=7)], ["Ann", "Bob"], 1)
    'Ann gains 7 fate'
    >>> sentence([Entry("defends with", 1)], ["Ann", "Bob"], 1, you=1)
    'You defend with nobody'
    """
    first = group[0]
    audience = Audience(players, you)
    names = [name for entry in group for name in entry.names(seat)]
    player = audience.player(first.player)
    form = subject("lcg_events").get(first.kind)
    if form is None:
        return " ".join(
            part
            for part in (players[first.player] if first.player >= 0 else "", first.kind, listed(names), first.words)
            if part
        )
    cards = listed(names) or say("telling.nobody")
    said = form.format(
        player=player,
        whose=audience.whose(first.player),
        me=audience.verb(first.player),
        who=player or cards,
        cards=cards,
        n=Count(len(names)),
        amount=first.amount,
        words=audience.place(first.words),
    )
    return audience.finished(said)


# ------------------------------------------------------------------------------------------------- answers

NAMED = {"ring": "elements", "declare": "conflicts"}  # what the tail of an answer names
_FATE = re.compile(r" fate (\d+)$")


def label(choice: Choice, audience: Audience) -> str:
    """An answer as a button says it to whoever is asked."""
    tail = audience.answer(_FATE.sub(r" \1 fate", choice.tail)).strip()
    if choice.verb in NAMED:
        tail = named(NAMED[choice.verb], tail)
    tail = f" {tail}" if tail else ""
    form = subject("lcg_answers").get(choice.verb)
    if form is None:
        words = f"{choice.verb} {choice.name if choice.card is not None else ''}{tail}".strip()
    else:
        words = form.format(card=choice.name if choice.card is not None else "", tail=tail).strip()
    return f"{words[:1].upper()}{words[1:]}"
