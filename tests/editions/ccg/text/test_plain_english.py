"""Words for what has no text of its own: descriptions in plain English."""

from __future__ import annotations

import pytest

from rokugan import program as p
from rokugan.editions.ccg.text.described.plain_english import noun_said


@pytest.mark.parametrize(
    ("noun", "said"),
    [
        (p.Noun(("personality",)), "Personality"),
        (p.Noun(("follower",), (), "enemy"), "Follower of the enemy"),
        (p.Noun(("card",), (), "your", zone="hand"), "card of yours from the hand"),
        (p.Noun(("personality",), (p.State("bowed"), p.HasKeyword("Samurai"))), "bowed Samurai Personality"),
        (p.Noun(("personality",), (p.State("bowed", False), p.HasKeyword("Samurai", False))), "Personality"),
    ],
)
def test_a_description_says_whose_which_and_where(noun: p.Noun, said: str) -> None:
    assert noun_said(noun) == said
