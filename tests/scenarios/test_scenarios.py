"""Bad scenarios: what does not make sense in a position, and any field of any scenario replaced by something else."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.mutations import paths, replaced
from tests.sentences import MARK, complaint

from rokugan.core.files import scenario
from rokugan.core.files.documents import parse_yaml, read_document
from rokugan.errors import MOST_QUOTED, ScenarioError
from rokugan.scenarios import Result, run, run_case

SCENARIOS = Path(__file__).parents[2] / "scenarios"
BASE = """
edition: celestial
cards:
  - {title: Ox, type: personality, force: 2, chi: 2}
  - {title: Spear, type: item, force: 1}
  - {title: Trick, type: strategy, text: "Battle: Draw a card."}
  - {title: Fortify, type: strategy, text: "Battle: Target your Personality: Attach this card to him."}
players:
  - {name: Ann, honor: 5, in_play: [{card: Ox, as: ox, attachments: [Spear]}]}
  - {name: Bob}
phase: action
script:
  - expect: {Ann.honor: 5, ox.attachments: [Spear], ox.bowed: false}
"""
VICTIM = Path("my.yaml")


def results(data: Any) -> list[Result]:
    """What running the data of a file gives."""
    return [run_case(VICTIM, case, each) for case, each in scenario.checked(data, VICTIM).items()]


def said_of(text: str) -> str:
    """The sentence about a scenario, whether it is malformed or does not hold; nothing if it holds."""
    try:
        found = results(parse_yaml(text, str(VICTIM), ScenarioError))
    except ScenarioError as error:
        return str(error)
    return "; ".join(f"{VICTIM}: {each.failure}" for each in found if each.failure)


def test_the_scenario_that_the_others_vary_holds() -> None:
    assert not said_of(BASE)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("attachments: [Spear]", "attachments: [Trick]", "Trick is a strategy and cannot be attached to Ox"),
        ("as: ox,", "as: ox, at: Bob.P9, side: attacking,", "`at: Bob.P9`: Bob has no such province that stands"),
        ("as: ox,", "as: ox, at: Bob.P², side: attacking,", "`at: Bob.P²` is no battlefield"),
        ("as: ox,", f"as: ox, at: Bob.P{'1' * 200}, side: attacking,", "is no battlefield"),
        ("as: ox,", "as: ox, at: Ann.P1, side: attacking,", "Ann is the active player"),
        ("as: ox,", "as: ox, side: attacking,", "`side: attacking` needs `at:`"),
        ("as: ox,", "as: ox, dead: true,", "unknown key `dead`"),
        ("as: ox,", "as: ox, face: down,", "unknown key `face`"),
        ("as: ox,", "as: ox, owner: Zed,", "there is no player 'Zed'"),
        ("phase: action", "phase: tea", "there is no phase 'tea'"),
        ("phase: action", "turn: -5", "turn: expected a whole number from 0 to 10000, found -5"),
        ("phase: action", "active: Zed", "there is no player 'Zed'"),
        ("phase: action", "options: {four_winds: true}", "has no option 'four_winds'"),
        ("phase: action", "phase: action\nphase: attack", "the key 'phase' is given twice"),
        (
            "phase: action",
            "tiles: [{title: Fort, at: [1, 0]}]",
            "tiles: a position of the edition celestial has no such",
        ),
        ("phase: action", "rings: {air: {fate: 1}}", "rings: a position of the edition celestial has no such part"),
        ("{name: Bob}", "{name: Bob, provinces: [{destroyed: true, card: Ox}]}", "province 1: unknown key `card`"),
        ("edition: celestial", "edition: gold\noptions: {four_winds: banana}", "is true or false, not 'banana'"),
        ("edition: celestial", "edition: war_of_honor\noptions: {variant: 5}", "There is no variant 5"),
        ("Ann.honor: 5,", "over: {contains: x},", "`contains` asks what is in a list"),
        ("Ann.honor: 5,", "Ann.honor: {contains: 5},", "`contains` asks what is in a list"),
        ("Ann.honor: 5,", f"Ann.honor: '>= {'9' * 5000}',", "expected Ann.honor: '>= 9999"),
        ("Ann.honor: 5,", "Ann.P².strength: 5,", "There is no player, card or handle 'Ann.P²'"),
        ("Ann.honor: 5,", f"Ann.P{'1' * 200}.strength: 5,", "There is no player, card or handle"),
        ("force: 2,", "force: 2, keywords: [Experienced ², 3],", "keywords[1]: expected text, found 3"),
        ("force: 2,", "force: 1000000,", "force: expected a whole number from -999 to 999"),
        ("force: 2,", f"force: '{'9' * 5000}',", "force: expected a whole number such as 2 or '+1', found '999"),
        ("Draw a card.", "Draw a card. " * 1000, "a text may have 2,000"),
        ("{name: Bob}", "{name: Bob, hand: [Tirck]}", "There is no card 'Tirck'"),
        ("{name: Bob}", "{name: Bob, fate_deck_size: -3}", "fate_deck_size: expected a whole number from 0 to 1000"),
        ("{name: Bob}", f"{{name: Bob, hand: [{'T' * 250}]}}", "There is no card 'TTT"),
    ],
)
def test_a_position_that_makes_no_sense(old: str, new: str, sentence: str) -> None:
    said = said_of(BASE.replace(old, new))
    assert sentence in said
    assert said.startswith("my.yaml")
    assert "\n" not in said


@pytest.mark.parametrize("edition", ["gold", "samurai", "celestial", "war_of_honor", "lcg"])
@pytest.mark.parametrize(
    ("part", "having"), [("tiles: [{title: Fort, at: [1, 0]}]", "war_of_honor"), ("rings: {}", "lcg")]
)
def test_a_part_of_a_position_that_only_another_edition_has(edition: str, part: str, having: str) -> None:
    said = said_of(f"edition: {edition}\nplayers: [{{name: Ann}}, {{name: Bob}}]\n{part}\nscript: []")
    name = part.partition(":")[0]
    assert (f"{name}: a position of the edition {edition} has no such part; leave it out" in said) == (
        edition != having
    )


@pytest.mark.parametrize(
    ("bob", "sentence"),
    [
        ("conflict_discard: [{card: Ox, dead: true}]", "player Bob: conflict_discard: unknown key `dead`"),
        ("stronghold: {card: Keep, honor: 3}", "player Bob: stronghold: unknown key `honor`"),
        ("provinces: [{cards: [Ox], card: Fox}]", "player Bob: province 1: unknown key `card`; did you mean `cards`?"),
        (
            "stronghold_province: {province: Pass, broken: true}",
            "player Bob: stronghold_province: unknown key `broken`; the keys here are province.",
        ),
        ("tokens: {Crab: 1}", "players[1]: unknown key `tokens`"),
        ("paths: {military: 1}", "player Bob: unknown key `paths`"),
    ],
)
def test_what_no_position_of_the_living_card_game_says(bob: str, sentence: str) -> None:
    kinds = {"Ox": "character", "Fox": "character", "Keep": "stronghold", "Pass": "province"}
    cards = [{"title": title, "type": kind} for title, kind in kinds.items()]
    said = said_of(f"edition: lcg\ncards: {cards}\nplayers: [{{name: Ann}}, {{name: Bob, {bob}}}]\nscript: []")
    assert sentence in said
    assert said.startswith("my.yaml")


def test_a_card_whose_text_attaches_it_may_be_an_attachment() -> None:
    assert not said_of(BASE.replace("attachments: [Spear]", "attachments: [Fortify]").replace("[Spear]", "[Fortify]"))


def test_a_level_that_is_no_digit_is_the_first() -> None:
    assert not said_of(BASE.replace("force: 2,", "force: 2, keywords: [Experienced ²],"))


def test_a_scenario_that_is_not_utf8(tmp_path: Path) -> None:
    path = tmp_path / "latin.yaml"
    path.write_bytes(BASE.replace("Ox", "Öx").encode("latin-1"))
    (result,) = run(path)
    assert result.malformed
    assert "not UTF-8" in result.failure


WRONG: list[Any] = [
    None, 0, 1, -1, 10**9, 1.5, True, False, "", "x", "Ann", "up", "²", "Bob.P9", "Bob.P²", ">= 9999999999999999999999",
    "Ann: pass", MARK, [], [1], [None], ["x"], [[1]], {}, {"a": 1}, {"card": "Ox"}, {"contains": None}, {MARK: 1},
]  # fmt: skip


@cache
def victims() -> tuple[Any, ...]:
    """A few scenarios of every edition, with cases, tiles, battles and attachments."""
    files = sorted(SCENARIOS.rglob("*.yaml"))
    return tuple(read_document(path, ScenarioError, "scenario") for path in files[:: len(files) // 60])


@settings(max_examples=150, derandomize=True, deadline=None, database=None)
@given(st.data())
def test_any_field_may_be_wrong(data: st.DataObject) -> None:
    whole = data.draw(st.sampled_from(victims()))
    path = data.draw(st.sampled_from(list(paths(whole))))
    changed = replaced(whole, path, data.draw(st.sampled_from(WRONG)))
    found: list[Result] = []
    complaint(lambda: found.extend(results(changed)))
    for result in found:
        assert "\n" not in result.line
        assert MARK[:MOST_QUOTED] not in result.line


KEYS = st.sampled_from(["edition", "players", "script", "name", "in_play", "card", "cards", "title", "expect", "cases"])
DATA = st.recursive(
    st.sampled_from([*WRONG, "edition", "celestial"]),
    lambda each: st.lists(each, max_size=3) | st.dictionaries(KEYS, each, max_size=6),
    max_leaves=12,
)


@settings(max_examples=80, derandomize=True, deadline=None, database=None)
@given(DATA)
def test_any_data_is_a_scenario_or_one_sentence(data: Any) -> None:
    complaint(lambda: results(data))


DONE_TWICE = """
edition: celestial
cards:
  - {title: Ox, type: personality, force: 9, chi: 2}
  - {title: Farm, type: holding, gold_cost: 9}
players:
  - {name: Ann, in_play: [Ox], provinces: [{card: Farm, face: up}, {}, {}, {}]}
  - {name: Bob, provinces: [{strength: 99}, {destroyed: true}, {destroyed: true}, {destroyed: true}]}
phase: attack
script:
  - Ann: attack Bob
  - Ann: assign Ox to P1
  - Ann: done
  - expect: {Ox.bowed: true, phase: dynasty}
  - Ann: done
  - expect: {active: Bob}
"""
ASSIGNED = "  - Ann: done\n  - expect: {Ox.bowed: true, phase: dynasty}\n"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (ASSIGNED, ASSIGNED, ""),  # the first `done`, which was taken by itself, would also end the Dynasty Phase
        (ASSIGNED, "", ""),
        ("active: Bob", "active: Bob, Ox.bowed: false", "expected Ox.bowed: False, found True"),
        ("Ox.bowed: true", "Ox.bowed: false", "step 4"),
    ],
)
def test_a_move_that_was_taken_by_itself_is_skipped_where_it_would_fit_again(old: str, new: str, said: str) -> None:
    (result,) = results(parse_yaml(DONE_TWICE.replace(old, new), str(VICTIM), ScenarioError))
    found = result.failure and result.line
    assert (said in found) if said else not found
