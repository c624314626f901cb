"""Which choice a line of text means."""

from __future__ import annotations

import pytest

from rokugan.cards.model import CardDefinition
from rokugan.core.card import Card
from rokugan.core.decision import Choice, Decision
from rokugan.core.notation import is_exact, match, name_given, split_player
from rokugan.errors import AmbiguousMove


def card(number: int, title: str = "Ox") -> Card:
    return Card(number, CardDefinition(title, "personality"), 0)


def choice(verb: str, of: Card | None = None, tail: str = "", number: int = 0) -> Choice:
    found = Choice(verb, of, tail=tail)
    found.number = number
    return found


@pytest.mark.parametrize(
    ("line", "player", "move"),
    [
        ("Ann: pass", "Ann", "pass"),
        ("ANN : use Ox:2", "Ann", "use Ox:2"),
        ("bjorn: pass", "Björn", "pass"),
        ("use Ox:2", None, "use Ox:2"),
        ("Ann", None, "Ann"),
        ("Zed: pass", None, "Zed: pass"),
    ],
)
def test_the_player_before_a_move(line: str, player: str | None, move: str) -> None:
    assert split_player(line, ["Ann", "Björn"]) == (player, move)


@pytest.mark.parametrize(
    ("offered", "text", "name"),
    [
        (choice("pass"), "pass", ""),
        (choice("rule:2"), "rule", ""),
        (choice("rule:2"), "rule:2", ""),
        (choice("rule:2", tail="x"), "rule", None),
        (choice("rule:2", card(1)), "rule", None),
        (choice("pass"), "passing", None),
        (choice("fight", tail="P2"), "fight p2", ""),
        (choice("fight", tail="P2"), "fight", None),
        (choice("fight", tail="P2"), "fightp2", None),
        (choice("choose", tail="gold and silver"), "choose gold", ""),
        (choice("choose", tail="gold and silver"), "choose silver", None),
        (choice("choose", tail="gold and silver"), "choose gold#1", ""),
        (choice("choose", tail="gold and silver"), "choose #1", None),
        (choice("target", card(1)), "target", None),
        (choice("target", card(1)), "target ox", "ox"),
        (choice("use", card(1)), "use ox:1", "ox"),
        (choice("use", card(1), tail=":2"), "use ox:2", "ox"),
        (choice("use", card(1), tail=" at P2"), "use ox", None),
    ],
)
def test_the_name_in_a_move(offered: Choice, text: str, name: str | None) -> None:
    assert name_given(offered, text) == name


def test_the_first_card_of_a_title_has_a_number_or_none() -> None:
    first, second = choice("target", card(1), number=1), choice("target", card(2), number=2)
    assert is_exact(first, "target ox")
    assert is_exact(first, "target ox#1")
    assert is_exact(second, "target ox#2")
    assert not is_exact(second, "target ox")
    assert not is_exact(choice("target", card(1)), "target ox#1")  # a hidden card, which has no number
    assert not is_exact(choice("target"), "target #1")


def asked(*choices: Choice) -> Decision:
    return Decision(0, "Ann", "choose", "Which?", choices)


def test_one_of_several_is_meant_only_if_none_is_another_thing() -> None:
    ox, twin, third = (card(number, "Grey Ox") for number in (1, 2, 3))
    both = asked(choice("use", ox), choice("use", twin), choice("use", third))
    found = match(both, "Use  Ox", lambda one, other: True)
    assert found is both.choices[0]
    with pytest.raises(AmbiguousMove):
        match(both, "Use  Ox", lambda one, other: other is not third)
    with pytest.raises(AmbiguousMove):
        match(asked(choice("use", ox, tail=":1"), choice("use", ox, tail=":2")), "use ox", lambda one, other: True)
    with pytest.raises(AmbiguousMove):
        match(
            asked(choice("choose", tail="gold"), choice("choose", tail="golden")), "choose go", lambda one, other: True
        )


def test_a_whole_title_is_not_short_for_a_longer_one() -> None:
    song = choice("target", card(2, "Ox Song"))
    assert match(asked(song), "target ox", lambda one, other: False) is song
    assert match(asked(song), "target ox", lambda one, other: False, lambda title: title == "ox") is None
    assert match(asked(song), "target song", lambda one, other: False, lambda title: title == "ox") is song
    ox = choice("target", card(1), tail=" ")
    assert match(asked(song, ox), "TARGET Ox", lambda one, other: False) is ox
