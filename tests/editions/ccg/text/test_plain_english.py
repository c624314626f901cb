"""Words for what has no text of its own: descriptions in plain English."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.text.described.clans import clans_of
from rokugan.editions.ccg.text.described.plain_english import change_said, effects_said, noun_said, thing_said
from rokugan.program.words import Zone


@pytest.mark.parametrize(
    ("noun", "said"),
    [
        (p.Noun(("personality",)), "Personality"),
        (p.Noun(("follower",), (), "enemy"), "Follower of the enemy"),
        (p.Noun(("card",), (), "your", zone="hand"), "card of yours from the hand"),
        (p.Noun(("personality",), (p.State("bowed"), p.HasKeyword("Samurai"))), "bowed Samurai Personality"),
        (p.Noun(("unit",), (p.In("battlefield"),)), "unit at the battlefield"),
        (p.Noun(("unit",), (p.In("battlefield", None, False),)), "unit"),
        (p.Noun(("personality",), (p.State("bowed", False), p.HasKeyword("Samurai", False))), "Personality"),
    ],
)
def test_a_description_says_whose_which_and_where(noun: p.Noun, said: str) -> None:
    assert noun_said(noun) == said


PERSONALITY = p.Noun(("personality",))


@pytest.mark.parametrize(
    ("node", "said"),
    [
        (p.Target(PERSONALITY), "one Personality"),
        (p.Target(PERSONALITY, 0, 2, 2), "two Personalities"),
        (p.Chosen(PERSONALITY, 0, 1, 2), "some Personalities"),
        (p.Chosen(PERSONALITY, 0, 0, 0), "some Personalities"),
        (p.Chosen(PERSONALITY, 0, 7, 7), "seven Personalities"),
        (p.Chosen(PERSONALITY, 0, 8, 8), "some Personalities"),
        (p.Each(PERSONALITY), "each Personality"),
        (p.Several((p.You(), p.Each(PERSONALITY))), "you and each Personality"),
    ],
)
def test_how_many_things(node: p.Thing, said: str) -> None:
    assert thing_said(node) == said


@pytest.mark.parametrize(
    ("zone", "said"), [("", "one Personality from play"), ("hand", "one Personality from the hand")]
)
def test_whence_a_card_is_put(zone: Zone, said: str) -> None:
    put = p.PutCard(p.Target(p.Noun(("personality",), zone=zone)), "hand")
    assert effects_said((put,)).startswith(f"put {said}")
    assert effects_said((put,)).count("from") == 1


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (p.GrantText(p.Program()), "a text"),
        (p.GrantKeyword("Cavalry"), "Cavalry"),
        (p.GrantKeyword("Cavalry", False), "lose Cavalry"),
        (p.Modify("force", p.Number(2), negative=True), "-2 force"),
    ],
)
def test_a_change_that_is_chosen(table: Trial, change: p.Change, said: str) -> None:
    assert change_said(table.begin().game, Action(0, 0, None), change) == said


def test_a_clan_that_a_text_takes_away_is_not_given(table: Trial) -> None:
    table.trait(p.Continuous(p.You(), (p.GrantKeyword("Hare Clan", False), p.GrantKeyword("Fox Clan"))))
    assert clans_of(table.begin().game, 0) == ["Fox Clan"]
