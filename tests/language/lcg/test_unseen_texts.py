"""Texts of no card at hand: known words in new combinations are read, written back and made playable; what is unknown is said."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from tests.language.lcg.both_ways import read, write

from rokugan.editions.lcg.text.making import made

TEXTS: dict[str, list[str]] = yaml.safe_load(Path(__file__).with_name("unseen_texts.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("type", TEXTS)
def test_they_are_read_written_back_and_playable(type: str) -> None:
    for text in TEXTS[type]:
        reading = read(text, type)
        assert not reading.unread, (text, reading.unread)
        again = read(write(reading.program, type), type)
        assert (again.program, again.unread) == (reading.program, ()), text
        assert made(reading.program, type)[2] == [], text


@pytest.mark.rule("lcg.keywords.07")
@pytest.mark.parametrize(
    "text", ["Rally.", "Support.", "Disguised Shinobi.", "Dire. Attached character cannot be honored."]
)
def test_a_keyword_of_later_sets_is_named_as_unknown(text: str) -> None:
    assert [each.reason for each in read(text, "attachment").unread] == ["unknown keyword"]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("Reaction: After you look at a card – honor this character.", "a trigger with the verb look at"),
        ("You may play this character.", "playing from elsewhere"),
        ("Draw 1 card.", "always to draw"),
    ],
)
def test_what_is_read_and_cannot_be_played_is_said_when_it_is_made(text: str, what: str) -> None:
    reading = read(text)
    assert not reading.unread
    assert what in " ".join(made(reading.program, "character")[2])
