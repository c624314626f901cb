"""The reader and the writer: what is read is written back, and what is not understood is named."""

from __future__ import annotations

import pytest

from rokugan.cards import normalise, read, write

SENTENCES = [
    "Limited: Bow this card: Gain 1 Honor.",
    "Battle: Bow a target enemy Follower.",
    "Reaction: After one of your Personalities enters play, if your Family Honor is 6 or higher: Gain 2 Honor.",
    "Bow this card: Produce 5 Gold.",
]


@pytest.mark.parametrize("text", SENTENCES)
def test_what_is_read_is_written_back(text: str) -> None:
    reading = read(text)
    assert reading.unread == ()
    assert normalise(write(reading.program)) == normalise(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Battle: Frobnicate a target enemy Follower.", "Frobnicate a target enemy Follower."),
        ("Battle: Bow a enemy target.", "Bow a enemy target."),
        ("Battle: Bow.", "Bow."),
    ],
)
def test_what_is_not_understood_is_named(text: str, words: str) -> None:
    assert words in [each.words for each in read(text).unread]
