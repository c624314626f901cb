"""The steps of a scenario one by one: what is compared with what, what is passed over, and what is no step."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rokugan.core.decision import Choice
from rokugan.core.files.position import entry_list, known_keys, number
from rokugan.core.files.scenario import Runner, ScenarioFailed
from rokugan.core.files.scenario_form import check_file
from rokugan.core.game import Game
from rokugan.errors import IllegalMove, ScenarioError
from rokugan.testing import Table


def laid() -> Table[Game]:
    """Ann can gain Honor, and then Bob may answer."""
    table: Table[Game] = Table("celestial")
    table.card("Feast", "holding", text="Open: Gain 1 Honor.")
    table.card("Bell", "holding", text="Reaction: After a player gains Honor: Gain 1 Honor.")
    table.card("Doubt", "strategy", text="Open: You may gain 1 Honor.", gold_cost=2)
    table.lay("Ann", honor=3, in_play=["Ox", "Feast"], hand=["Doubt"])
    table.lay("Ann", in_play=["Mine"])
    table.lay("Bob", honor=3, in_play=["Bell"])
    return table.start()


def runner() -> Runner:
    """What plays the steps."""
    return laid().runner


AGREEMENTS: list[tuple[object, object, bool]] = [
    (3, 3, True),
    (3, 4, False),
    (True, True, True),
    (True, 1, False),
    (1, True, False),
    (False, 0, False),
    ("no", False, False),
    (">= 3", 3, True),
    (">= 3", 2, False),
    ("< 3", 2, True),
    (">= 1", True, False),
    (">= 3", ">= 3", True),
    ("Gunso", "Gunsō", True),
    ("Gunso", "Kenji", False),
    ("3", 3, False),
    (3, "3", False),
    ([1, 2], [2, 1], True),
    ([1, 1], [1, 2], False),
    ([1], [1, 1], False),
    ([1, 2], [1], False),
    (1, [1], False),
    ("ab", ["a", "b"], False),
    ({"contains": 1}, [2, 1], True),
    ({"contains": 1}, [2], False),
    (None, None, True),
    (None, 0, False),
]


@pytest.mark.parametrize(("wanted", "found", "agrees"), AGREEMENTS)
def test_a_written_value_agrees_with_what_is_found(wanted: object, found: object, agrees: bool) -> None:
    assert runner().agrees(wanted, found) is agrees


def test_contains_asks_of_a_list() -> None:
    with pytest.raises(ScenarioError, match="contains"):
        runner().agrees({"contains": 1}, 1)


@pytest.mark.parametrize(
    "step", ["pass", 3, None, [], {}, {"Ann": "pass", "Bob": "pass"}, ["Ann: pass"], {"Cid": "pass"}, "Cid: pass"]
)
def test_what_is_no_step_is_refused(step: object) -> None:
    with pytest.raises(ScenarioError):
        runner().step(step)


@pytest.mark.parametrize("wanted", [{}, None, 3, ["Ann.honor"], "Ann.honor"])
def test_what_is_expected_is_a_mapping(wanted: object) -> None:
    with pytest.raises(ScenarioError, match="expect"):
        runner().step({"expect": wanted})


@pytest.mark.parametrize("line", ["", "Ann", "Ann:", ": pass", "pass"])
def test_an_illegal_move_is_a_player_and_a_move(line: str) -> None:
    with pytest.raises(ScenarioError):
        runner().step({"illegal": line})


@pytest.mark.parametrize("player", [3, ["Ann"], "Cid", None])
def test_a_step_names_a_player_of_the_game(player: object) -> None:
    for step in ("window", "not asked"):
        with pytest.raises(ScenarioError, match="Ann, Bob"):
            runner().step({step: player})


@pytest.mark.parametrize(("written", "honor"), [(True, 4), (False, 3), ("yes", 4), ("no", 3)])
def test_yaml_reads_an_unquoted_yes_as_true(written: object, honor: int) -> None:
    table = laid()
    table.step({"Ann": "play Doubt"}, {"offered": {"player": "Ann", "includes": [True, False]}}, {"Ann": written})
    table.step({"window": "Ann"} if honor == 3 else {"window": "Bob"})
    assert table.look("Ann.honor") == honor


def test_a_payment_that_was_taken_by_itself_may_stand_in_the_script() -> None:
    """`pay auto` and the source itself are written moves; another move is not skipped."""
    for paid in ("pay auto", "pay Mine"):
        table = laid()
        table.step({"Ann": "play Doubt"}, {"Ann": paid}, {"Ann": "yes"})
        assert table.look("mine.bowed") is True
    with pytest.raises(ScenarioFailed, match="pay Feast"):
        laid().step({"Ann": "play Doubt"}, {"Ann": "pay Feast"})


def test_what_a_script_means_by_a_payment() -> None:
    """`pay auto` is any payment, and no other choice."""
    runner_ = runner()
    assert [runner_.same(Choice(verb), "pay auto") for verb in ("pay", "pay auto", "pass")] == [True, True, False]
    assert runner_.same(Choice("pass"), "Pass")


def test_what_is_offered_is_asked_of_whoever_is_at_turn_after_what_may_be_passed_over() -> None:
    laid().step("Ann: use Feast", {"offered": {"player": "Bob", "kind": "react", "includes": ["use Bell"]}})
    laid().step("Ann: use Feast", {"offered": {"kind": "act", "includes": ["pass"]}})
    with pytest.raises(ScenarioFailed):
        laid().step("Ann: use Feast", {"offered": {"player": "Ann", "kind": "react"}})
    with pytest.raises(ScenarioFailed, match="Ann"):
        laid().step({"offered": {"player": "Bob", "includes": ["pass"]}})


def test_a_move_that_several_choices_fit_is_offered() -> None:
    table: Table[Game] = Table("celestial")
    table.card("Feast of Rice", "holding", text="Open: Gain 1 Honor.")
    table.card("Feast of Tea", "holding", text="Open: Gain 1 Honor.")
    table.lay("Ann", in_play=["Ox", "Feast of Rice", "Feast of Tea"])
    table.start().step({"offered": {"player": "Ann", "includes": ["use Feast"]}})
    with pytest.raises(ScenarioFailed, match="offered"):
        table.step({"illegal": "Ann: use Feast"})
    with pytest.raises(ScenarioFailed):
        table.step("Ann: use Feast")


def test_a_step_after_the_end_of_the_game_fails_or_finds_it_over() -> None:
    table = laid()
    table.game.concede("Ann")
    for step in ("Ann: pass", {"offered": {"player": "Ann"}}, {"window": "Ann"}):
        with pytest.raises(ScenarioFailed):
            table.step(step)
    table.step("all pass", {"illegal": "Ann: pass"}, {"not asked": "Ann"}, {"expect": {"over": True, "winner": "Bob"}})


@pytest.mark.parametrize(
    ("value", "refused"), [(3, False), (-1, False), (True, True), (3.0, True), ("3", True), (None, True)]
)
def test_a_number_is_whole(value: object, refused: bool) -> None:
    if refused:
        with pytest.raises(ScenarioError, match="whole number"):
            number(value, "here")
    else:
        assert number(value, "here") == value


def test_keys_are_known_and_the_nearest_is_named() -> None:
    assert known_keys({"honor": 1}, ("honor", "hand"), "here") == {"honor": 1}
    with pytest.raises(ScenarioError, match=r"honour.*honor") as near:
        known_keys({"honour": 1}, ("hand", "honor", "house"), "here")
    assert "hand" not in str(near.value)
    assert "house" not in str(near.value)
    with pytest.raises(ScenarioError, match=r"zebra.*hand, honor"):
        known_keys({"zebra": 1}, ("hand", "honor"), "here")
    with pytest.raises(ScenarioError, match="list"):
        entry_list("Ann", "here")


SAID: dict[str, Any] = {"edition": "celestial", "players": [{"name": "Ann"}, {"name": "Bob"}]}


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"script": ["pass"]}, "script[0]"),
        ({"script": [3]}, "script[0]"),
        ({"script": ["all pass", {"Ann": "pass", "Bob": "pass"}]}, "script[1]"),
        ({"script": ["Ann: pass", "all pass", {"Ann": True}]}, ""),
        ({"script": [], "cases": [{"title": " ", "script": []}]}, "case 1"),
        ({"script": [], "cases": [{"title": "one", "script": []}, {"title": 3, "script": []}]}, "case 2"),
        ({"script": [], "cases": [{"title": "one", "script": ["pass"]}]}, "case 'one': script[0]"),
        ({"script": [], "cases": [{"title": "one", "script": []}]}, ""),
    ],
)
def test_a_script_is_of_steps_and_a_case_has_a_title(more: dict[str, Any], why: str) -> None:
    if not why:
        assert check_file({**SAID, **more}, "here")["script"] == more["script"]
        return
    with pytest.raises(ScenarioError, match=re.escape(why)):
        check_file({**SAID, **more}, "here")


def test_of_two_players_the_other_wins_if_one_concedes_of_more_nobody() -> None:
    game = laid().game
    game.concede("Bob")
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.victory, game.decision, game.automatic) == ("Ann", "concession", None, [])
    assert (game.history[-1][0], game.events_for()[-1]["kind"], game.ending()) == (1, "concede", "concession")
    with pytest.raises(IllegalMove):
        game.concede("Ann")
    three: Table[Game] = Table("samurai", "Ann", "Bob", "Cid")
    three.lay("Ann", in_play=["Ox"])
    table = three.start().game
    table.concede("Ann")
    assert table.outcome is not None
    assert table.outcome.winner is None
