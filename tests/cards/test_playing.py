"""Additional actions with a card that is named, totals of several targets, costs that are waived or paid in another way."""

import pytest

from rokugan.cards import normalise, read, write
from rokugan.editions.ccg.runnable import unrunnable
from rokugan.program import AdditionalAction, Assign, Instead, Node, Play, Produce, StatIs, WaiveBow, walk

SENTENCES: list[tuple[str, type[Node]]] = [
    (
        "Battle: Look at the top three cards of your Fate deck. You may play one of them for an "
        "additional Battle action on it.",
        Play,
    ),
    (
        "Battle: Look at the top two cards of any Fate deck. If any are Rings, you may play one "
        "for an additional Battle action on it.",
        Play,
    ),
    ("Battle: Take an additional Battle action which you must use to play a Terrain.", AdditionalAction),
    (
        "Battle: Take an additional Ranged Attack action from your target card in a unit not at this battlefield.",
        AdditionalAction,
    ),
    (
        "Battle: You may take an additional action to use a Battle ability with a Ranged Attack "
        "effect on your target Follower.",
        AdditionalAction,
    ),
    (
        "Reaction: After you declare an attack: Assign your target Personality to a battlefield with an enemy army.",
        Assign,
    ),
    ("Open: Bow two target Followers with total Force less than 6.", StatIs),
    (
        "Reaction: Before paying a cost that requires discarding the Imperial Favor: This action "
        "pays that cost instead.",
        Instead,
    ),
    ("Reaction: When this card performs a Kiho action: Waive the cost of bowing it.", WaiveBow),
    (
        "Reaction: When a Holding is producing Gold to pay for a Samurai Personality, bow this "
        "card: The Holding produces 1 additional Gold.",
        Produce,
    ),
]


@pytest.mark.parametrize(("text", "kind"), SENTENCES, ids=[text for text, _ in SENTENCES])
def test_it_is_read_written_and_played(text: str, kind: type[Node]) -> None:
    reading = read(text, title="Old Badger", type="strategy", edition="samurai")
    assert not reading.unread
    assert normalise(write(reading.program, title="Old Badger", type="strategy", edition="samurai")) == normalise(text)
    assert unrunnable(reading.program) == []
    assert any(isinstance(each, kind) for each in walk(reading.program))


def test_what_answers_to_paying_helps_to_pay_or_is_refused() -> None:
    helps = "Reaction: When you are paying for a Personality: Produce 2 Gold."
    harms = "Reaction: Before a player pays an action's Gold cost: He loses 2 Honor."
    for text, refused in ((helps, []), (harms, ["an answer to paying that does not help to pay"])):
        reading = read(text, title="Old Badger", type="strategy", edition="samurai")
        assert not reading.unread
        assert unrunnable(reading.program) == refused


def together(text: str) -> list[bool]:
    """Of each comparison in a text: is it about all targets together?"""
    program = read(text, title="Old Badger", type="strategy", edition="samurai").program
    return [each.together for each in walk(program) if isinstance(each, StatIs)]


def test_a_total_is_of_all_targets_unless_they_are_units() -> None:
    assert together("Open: Bow two target Followers with total Force less than 6.") == [True]
    assert together("Open: Bow a target Follower with total Force less than 6.") == [False]
    assert together("Open: Bow two target units with total Force less than 6.") == [False]
    assert together("Open: Bow two target units with combined total Force less than 6.") == [True]
