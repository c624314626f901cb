"""A scenario cannot lie: what it checks is really checked, and what it names really exists."""

from pathlib import Path

import pytest

from rokugan.scenarios import Result, run

POSITION = """
edition: celestial
players:
  - {name: Ann, honor: 5, hand: [Ox to Market],
     in_play: [{card: Ox, as: ox}, {card: Ox Song, as: song}, {card: Inn, as: inn}, {card: Bell, as: hers}]}
  - {name: Bob, honor: 5, in_play: [{card: Bell, as: bell}, {card: Ox, as: his}]}
phase: action
turn: 3
cards:
  - {title: Ox, type: personality, force: 1, chi: 2, text: "Open: Gain 1 Honor."}
  - {title: Ox Song, type: holding, text: "Open: Gain 2 Honor."}
  - {title: Ox to Market, type: strategy, text: "Open: Gain 3 Honor."}
  - {title: Bell, type: holding, text: "Reaction: After a player gains Honor: Gain 1 Honor."}
  - {title: Inn, type: holding, text: "Open: Create a 1F Follower and attach it to your target Personality."}
script:
"""


def played(folder: Path, *steps: str) -> Result:
    path = folder / "one.yaml"
    path.write_text(POSITION + "".join(f"  - {step}\n" for step in steps))
    (result,) = run(path)
    return result


HOLDS = [
    ["illegal: 'Bob: use ox'"],
    ["illegal: 'Ann: use bell'", "Ann: use ox"],
    ["Ann: use Ox Song", "expect: {Ann.honor: 7}"],
    ["Ann: use song:1", "expect: {Ann.honor: 7}"],
    ["Ann: play Ox to Market", "expect: {Ann.honor: 8}"],
    ["offered: {player: Ann, kind: act, includes: [use ox, use Song], excludes: [use his, target created#1]}"],
    ["offered: {player: Ann, excludes: [assign ox to P1, attack Bob, fight P2, target Bob.P3, choose anything]}"],
    ["not asked: Bob", "Ann: use ox"],
    ["Ann: use ox", "window: Bob", "illegal: 'Bob: use his'", "Bob: use bell", "expect: {Bob.honor: 6}"],
    ["Ann: use inn", "Ann: target ox", "name: {created#1: cub}", "expect: {cub.attached_to: ox}"],
]  # fmt: skip


@pytest.mark.parametrize("steps", HOLDS, ids=lambda steps: "; ".join(steps))
def test_a_scenario_with_these_steps_holds(tmp_path: Path, steps: list[str]) -> None:
    assert played(tmp_path, *steps).failure == ""


FAILS = [
    (["illegal: 'Ann: use Ox Song'"], "is refused, but it is offered"),
    (["offered: {player: Ann, excludes: [use Ox Song]}"], "'use Ox Song' is not offered"),
    (["offered: {player: Ann, excludes: [play Ox to Market]}"], "'play Ox to Market' is not offered"),
    (["offered: {player: Ann, excludes: ['use ox:1']}"], "'use ox:1' is not offered"),
    (["offered: {player: Ann, kind: react}"], "of the kind react, found act"),
    (["Ann: use ox", "illegal: 'Bob: use bell'"], "offered where Bob is asked (react)"),
    (["Ann: use ox", "note: between", "illegal: 'Bob: pass'"], "offered where Bob is asked (react)"),
    (["Ann: use ox", "not asked: Bob"], "expected that Bob is not asked"),
    (["Ann: use ox", "not asked: Bob", "expect: {Ann.honor: 6}"], "expected that Bob is not asked"),
    (["Ann: use ox", "not asked: Bob", "all pass"], "expected that Bob is not asked"),
    (["Ann: use ox", "window: Bob", "not asked: Bob", "Bob: use bell"], "expected that Bob is not asked"),
    (["Ann: use inn", "Ann: target ox", "not asked: Bob"], "expected that Bob is not asked"),
]


@pytest.mark.parametrize(
    ("steps", "said"), FAILS, ids=lambda value: "; ".join(value) if isinstance(value, list) else ""
)
def test_it_does_not_hold(tmp_path: Path, steps: list[str], said: str) -> None:
    result = played(tmp_path, *steps)
    assert said in result.failure
    assert not result.malformed


MALFORMED = [
    ("illegal: 'Ann: use oxx'", "there is no card, handle, player or place 'oxx' in this scenario"),
    ("illegal: 'Ann: use Ox Dance'", "there is no card, handle, player or place 'Ox Dance'"),
    ("illegal: 'Ann: assign oxx to P1'", "'oxx'"),
    ("illegal: 'Ann: overlay ox on oxx'", "'oxx'"),
    ("illegal: 'Ann: use Ox#3'", "'Ox#3'"),
    ("offered: {player: Ann, excludes: [use oxx]}", "'oxx'"),
    ("offered: {player: Ann, excludes: [attack Zed]}", "'Zed'"),
    ("offered: {player: Ann, excludes: [targt ox]}", "'targt ox' is no move; did you mean `target`?"),
    ("offered: {player: Zed}", "offered: there is no player 'Zed'; the players are Ann, Bob."),
    ("offered: {}", "say which `player`"),
    ("illegal: Ann", "must be a player and a move"),
    ("illegal: 'Ann:'", "must be a player and a move"),
    ("illegal: 'Zed: pass'", "illegal: there is no player 'Zed'"),
    ("not asked: Zed", "not asked: there is no player 'Zed'"),
    ("window: Zed", "window: there is no player 'Zed'"),
    ("name: {Zed: x}", "'Zed'"),
    ("name: 5", "expected a mapping, found 5"),
    ("offered: {player: Ann, excludes: use ox}", "expected a list"),
    ("expect: {}", "expect needs a mapping"),
    ("expect: {oxx.bowed: true}", "'oxx'"),
    ("Zed: pass", "unknown step `Zed`"),
]


@pytest.mark.parametrize(("step", "said"), MALFORMED)
def test_a_step_that_cannot_be_meant_is_malformed(tmp_path: Path, step: str, said: str) -> None:
    result = played(tmp_path, step)
    assert result.malformed
    assert said in result.failure
