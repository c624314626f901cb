"""Tokens put, removed and transferred."""

from __future__ import annotations

import pytest
from tests.editions.ccg.effects.yard import N, Yard

from rokugan import program as p

pytestmark = pytest.mark.interpreted  # the yard has a frame of its own


@pytest.fixture
def yard() -> Yard:
    """A new copy of the table; Ox has tokens of two kinds, Elk of one."""
    made = Yard()
    ox, elk = made.the("ox"), made.the("elk")
    return made.do(p.PutToken(ox, "+1F", N(2)), p.PutToken(ox, "Wealth"), p.PutToken(elk, "+1F"))


def tokens(yard: Yard, *names: str) -> list[object]:
    """What tokens cards have."""
    return [yard.look(f"{name}.tokens") for name in names]


def test_cards_in_play_and_provinces_get_tokens(yard: Yard) -> None:
    yard.do(p.PutToken(yard.the("net", "Ann", "sow", "Ann.P1"), "Wealth", N(2)))
    assert tokens(yard, "sow") == [{"Wealth": 2}]
    assert yard.game.province(yard.number("Ann.P1")).tokens == (("Wealth", 2),)
    assert yard.did("token") == ["Ox", "Ox", "Elk", "Sow"]


@pytest.mark.parametrize("name", ["Wealth", "+1F"])
def test_no_token_is_nothing(yard: Yard, name: str) -> None:
    before, told = yard.game.hash(), len(yard.game.log)
    yard.do(p.PutToken(yard.the("ox"), name, N(0)), p.RemoveToken(yard.the("ox"), name, N(0)))
    yard.do(p.RemoveToken(yard.the("net", "Ann"), name), p.PutToken(yard.the("net", "Ann"), name))
    assert (yard.game.hash(), len(yard.game.log)) == (before, told)


def test_of_several_kinds_the_player_says_which_is_removed(yard: Yard) -> None:
    yard.do(p.RemoveToken(yard.the("net", "ox"), "", N(2)), moves=("choose Wealth",))
    assert (tokens(yard, "ox"), yard.asks) == ([{"+1F": 1}], [])


def test_no_more_is_removed_than_there_is(yard: Yard) -> None:
    yard.do(p.RemoveToken(yard.the("ox"), "", N(9)), moves=("choose Wealth",))
    assert (tokens(yard, "ox"), yard.asks) == ([{}], [])


@pytest.mark.parametrize(
    ("what", "asked"),
    [
        (("elk",), []),
        (("ox",), ["Ann", "choose +1F", "choose Wealth"]),
        (("elk", "ox"), ["Ann", "choose +1F", "choose Wealth"]),
    ],
)
def test_of_one_kind_nothing_is_asked(yard: Yard, what: tuple[str, ...], asked: list[str]) -> None:
    yard.do(p.RemoveToken(yard.the(*what), ""))
    assert yard.asks == asked
    assert tokens(yard, "elk") == [{"+1F": 1} if asked else {}]


def test_several_of_one_kind_are_removed_at_once(yard: Yard) -> None:
    yard.do(p.PutToken(yard.the("sow"), "Wealth", N(3)), p.RemoveToken(yard.the("sow"), "", N(2)))
    assert (tokens(yard, "sow"), yard.did("remove token")) == ([{"Wealth": 1}], ["Sow"])


def test_what_can_have_no_tokens_is_not_asked_about(yard: Yard) -> None:
    number = p.ChosenNumber(0, 3)
    assert yard.do(p.PutToken(yard.the("net", "Ann"), "Wealth", number)).asks == []
    asked = ["Ann", "choose 0", "choose 1", "choose 2", "choose 3"]
    assert yard.do(p.PutToken(yard.the("net", "sow"), "Wealth", number)).asks == asked


def test_all_tokens_are_removed_without_a_question(yard: Yard) -> None:
    yard.do(p.RemoveToken(yard.the("ox"), "", None))
    assert (tokens(yard, "ox", "elk"), yard.asks) == ([{}, {"+1F": 1}], [])


@pytest.mark.parametrize(
    ("number", "what", "numbers"),
    [
        (p.ChosenNumber(0, 0), ("elk", "ox", "net"), ["0", "1", "2"]),  # as many as one of them has
        (p.ChosenNumber(1, 0), ("ox",), ["1", "2"]),
        (p.ChosenNumber(0, 1), ("ox",), ["0", "1"]),
        (p.ChosenNumber(0, 5), ("ox",), ["0", "1", "2"]),
    ],
)
def test_as_many_are_removed_as_the_player_likes(
    yard: Yard, number: p.ChosenNumber, what: tuple[str, ...], numbers: list[str]
) -> None:
    yard.do(p.RemoveToken(yard.the(*what), "+1F", number))
    assert yard.asks == ["Ann", *(f"choose {each}" for each in numbers)]


@pytest.mark.parametrize(("to", "asks"), [("sow", True), ("", False), ("net", False), ("ox", False)])
def test_a_token_goes_from_one_card_to_another(yard: Yard, to: str, asks: bool) -> None:
    yard.do(p.TransferToken(yard.the("ox"), yard.the(to)))
    assert (yard.asks != []) == asks
    if asks:
        yard.game.play("choose Wealth")
        assert tokens(yard, "ox", "sow") == [{"+1F": 2}, {"Wealth": 1}]


def test_nothing_has_no_tokens_to_give(yard: Yard) -> None:
    assert yard.do(p.TransferToken(yard.the(""), yard.the("sow"))).asks == []
