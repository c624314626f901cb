"""Tokens put, removed and transferred."""

from __future__ import annotations

import pytest
from tests.editions.ccg.effects.sandbox import N, Sandbox

from rokugan import program as p

pytestmark = pytest.mark.interpreted  # the sandbox has a frame of its own


@pytest.fixture
def sandbox() -> Sandbox:
    """A new copy of the table; Ox has tokens of two kinds, Elk of one."""
    made = Sandbox()
    ox, elk = made.the("ox"), made.the("elk")
    return made.do(p.PutToken(ox, "+1F", N(2)), p.PutToken(ox, "Wealth"), p.PutToken(elk, "+1F"))


def tokens(sandbox: Sandbox, *names: str) -> list[object]:
    """What tokens cards have."""
    return [sandbox.look(f"{name}.tokens") for name in names]


def test_cards_in_play_and_provinces_get_tokens(sandbox: Sandbox) -> None:
    sandbox.do(p.PutToken(sandbox.the("net", "Ann", "sow", "Ann.P1"), "Wealth", N(2)))
    assert tokens(sandbox, "sow") == [{"Wealth": 2}]
    assert sandbox.game.province(sandbox.number("Ann.P1")).tokens == (("Wealth", 2),)
    assert sandbox.did("token") == ["Ox", "Ox", "Elk", "Sow"]


@pytest.mark.parametrize("name", ["Wealth", "+1F"])
def test_no_token_is_nothing(sandbox: Sandbox, name: str) -> None:
    before, told = sandbox.game.hash(), len(sandbox.game.log)
    sandbox.do(p.PutToken(sandbox.the("ox"), name, N(0)), p.RemoveToken(sandbox.the("ox"), name, N(0)))
    sandbox.do(p.RemoveToken(sandbox.the("net", "Ann"), name), p.PutToken(sandbox.the("net", "Ann"), name))
    assert (sandbox.game.hash(), len(sandbox.game.log)) == (before, told)


def test_of_several_kinds_the_player_says_which_is_removed(sandbox: Sandbox) -> None:
    sandbox.do(p.RemoveToken(sandbox.the("net", "ox"), "", N(2)), moves=("choose Wealth",))
    assert (tokens(sandbox, "ox"), sandbox.asks) == ([{"+1F": 1}], [])


def test_no_more_is_removed_than_there_is(sandbox: Sandbox) -> None:
    sandbox.do(p.RemoveToken(sandbox.the("ox"), "", N(9)), moves=("choose Wealth",))
    assert (tokens(sandbox, "ox"), sandbox.asks) == ([{}], [])


@pytest.mark.parametrize(
    ("what", "asked"),
    [
        (("elk",), []),
        (("ox",), ["Ann", "choose +1F", "choose Wealth"]),
        (("elk", "ox"), ["Ann", "choose +1F", "choose Wealth"]),
    ],
)
def test_of_one_kind_nothing_is_asked(sandbox: Sandbox, what: tuple[str, ...], asked: list[str]) -> None:
    sandbox.do(p.RemoveToken(sandbox.the(*what), ""))
    assert sandbox.asks == asked
    assert tokens(sandbox, "elk") == [{"+1F": 1} if asked else {}]


def test_several_of_one_kind_are_removed_at_once(sandbox: Sandbox) -> None:
    sandbox.do(p.PutToken(sandbox.the("sow"), "Wealth", N(3)), p.RemoveToken(sandbox.the("sow"), "", N(2)))
    assert (tokens(sandbox, "sow"), sandbox.did("remove token")) == ([{"Wealth": 1}], ["Sow"])


def test_what_can_have_no_tokens_is_not_asked_about(sandbox: Sandbox) -> None:
    number = p.ChosenNumber(0, 3)
    assert sandbox.do(p.PutToken(sandbox.the("net", "Ann"), "Wealth", number)).asks == []
    asked = ["Ann", "choose 0", "choose 1", "choose 2", "choose 3"]
    assert sandbox.do(p.PutToken(sandbox.the("net", "sow"), "Wealth", number)).asks == asked


def test_all_tokens_are_removed_without_a_question(sandbox: Sandbox) -> None:
    sandbox.do(p.RemoveToken(sandbox.the("ox"), "", None))
    assert (tokens(sandbox, "ox", "elk"), sandbox.asks) == ([{}, {"+1F": 1}], [])


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
    sandbox: Sandbox, number: p.ChosenNumber, what: tuple[str, ...], numbers: list[str]
) -> None:
    sandbox.do(p.RemoveToken(sandbox.the(*what), "+1F", number))
    assert sandbox.asks == ["Ann", *(f"choose {each}" for each in numbers)]


@pytest.mark.parametrize(("to", "asks"), [("sow", True), ("", False), ("net", False), ("ox", False)])
def test_a_token_goes_from_one_card_to_another(sandbox: Sandbox, to: str, asks: bool) -> None:
    sandbox.do(p.TransferToken(sandbox.the("ox"), sandbox.the(to)))
    assert (sandbox.asks != []) == asks
    if asks:
        sandbox.game.play("choose Wealth")
        assert tokens(sandbox, "ox", "sow") == [{"+1F": 2}, {"Wealth": 1}]


def test_nothing_has_no_tokens_to_give(sandbox: Sandbox) -> None:
    assert sandbox.do(p.TransferToken(sandbox.the(""), sandbox.the("sow"))).asks == []
