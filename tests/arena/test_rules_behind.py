"""Events name the rule of the book that made them happen, where no card did."""

import pytest

import rokugan
from rokugan.core.log import Entry
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.seen.occasions import occasion
from rokugan.editions.registry import classic_editions, editions, rules_of
from rokugan.rulebook import rules


@pytest.mark.parametrize("edition", editions())
def test_events_name_rules_of_their_own_book(edition: str) -> None:
    known = {rule.id for rule in rules(edition)}
    game = rokugan.new_game(edition, seed=2)
    randomness = Randomness(2)
    while game.decision is not None and game.turn < 8:
        game.choose(randomness.below(len(game.decision.choices)))
    told = game.events_for("Ann")
    cited = {event["rule"] for event in told if "rule" in event}
    assert cited
    assert cited <= known
    assert not [event for event in told if "rule" in event and "by" in event]
    for event in told:
        if event["kind"] == "straighten" and event["cause"] == "rules":
            assert event["rule"] == f"{edition}.straighten.01"


@pytest.mark.parametrize("edition", classic_editions())
def test_every_rule_in_the_table_is_in_the_ledger(edition: str) -> None:
    known = {rule.id for rule in rules(edition)}
    behind = rules_of(edition).seen.rules_behind
    assert behind
    assert set(behind.values()) <= known


def made(kind: str, cause: str, phase: str, came: str = "", words: str = "") -> Entry:
    entry = Entry(kind, 0, words=words)
    entry.cause, entry.phase, entry.came = cause, phase, came
    return entry


@pytest.mark.parametrize(
    ("totals", "who"),
    [
        ("3 attacking, 3 defending", "tie"),
        ("0 attacking, 0 defending", "tie"),
        ("4 attacking, 3 defending", "attackers win"),
        ("3 attacking, 4 defending", "defenders win"),
    ],
)
def test_what_a_battle_takes_hangs_on_how_it_ended(totals: str, who: str) -> None:
    log = [made("battle:", "", "", words="9 attacking, 1 defending"), made("battle:", "", "", words=totals)]
    log += [made("is destroyed:", "resolution", "attack"), made("gains Honor", "resolution", "attack")]
    assert occasion(log, 2) == f"lose a battle, {who}"
    assert occasion(log, 3) == f"win Honor, {who}"


def test_the_same_event_has_another_rule_in_another_phase_and_none_by_a_card() -> None:
    log = [
        made("is discarded:", "rules", "end", "hand"),
        made("is discarded:", "rules", "dynasty", "province"),
        made("is discarded:", "rules", "attack", "home"),
        made("straightens", "rules", "attack"),
        made("draws", "effect", "end", "fate_deck"),
        made("loses the game", "", "", words="dishonor"),
    ]
    assert [occasion(log, number) for number in range(6)] == [
        "maximum hand",
        "discard from a province",
        "",
        "",
        "",
        "lose by dishonor",
    ]
