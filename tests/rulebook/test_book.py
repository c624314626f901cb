"""The ledger: what it holds, and how a rule is found in it."""

import doctest
import re

import pytest

from rokugan import rulebook
from rokugan.errors import RuleNotFound
from rokugan.rulebook import EDITIONS, rule, rules, search


def test_the_example_in_the_docstring_runs() -> None:
    result = doctest.testmod(rulebook)
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_is_well_formed(edition: str) -> None:
    ids = [entry.id for entry in rules(edition)]
    assert len(set(ids)) == len(ids) > 200
    for entry in rules(edition):
        assert re.fullmatch(rf"{edition}\.{entry.section}\.\d\d+", entry.id)
        assert entry.edition == edition
        assert all((entry.where, entry.says, entry.kind, entry.test))
        assert entry.conflict != ""
        assert entry.not_observable != ""


def test_samurai_is_one_edition_from_two_files() -> None:
    sections = {entry.section for entry in rules("samurai")}
    assert {"abilities", "g-abilities"} <= sections


def test_a_rule_is_frozen() -> None:
    with pytest.raises(AttributeError):
        rule("celestial.duel.03").says = "anything"  # type: ignore[misc]


def test_the_ledger_is_read_once() -> None:
    assert rule("celestial.duel.03") is next(r for r in rules("celestial") if r.id == "celestial.duel.03")


def test_an_unknown_id_suggests_the_nearest() -> None:
    with pytest.raises(RuleNotFound, match=r"no rule 'celestial\.dual\.03'; .* celestial\.duel\.03"):
        rule("celestial.dual.03")


def test_a_misspelt_edition_in_an_id_suggests_the_nearest() -> None:
    with pytest.raises(RuleNotFound, match=r"celestial\.duel\.03"):
        rule("celestal.duel.03")


def test_an_id_like_nothing_gets_a_plain_answer() -> None:
    with pytest.raises(RuleNotFound, match=r"^There is no rule '§'\.$"):
        rule("§")


def test_an_unknown_edition_names_the_editions() -> None:
    with pytest.raises(RuleNotFound, match=r"no edition 'jade'; the editions are gold, samurai, celestial"):
        rules("jade")


def test_search_puts_the_rule_with_all_words_first_and_tolerates_missing_ones() -> None:
    found = search("stronghold neither already", "celestial")
    assert found[0].id == "celestial.cardtypes.03"
    assert len(search("stronghold", "celestial")) > len(found)
    assert search("stronghold zzz", "celestial") == search("stronghold", "celestial")
    assert search("zzz") == []
    assert search("how is the") == []


def test_search_understands_a_question_and_a_slip() -> None:
    assert "celestial.resolution.07" in [each.id for each in search("what if a battle is a tie?", "celestial")[:3]]
    assert search("imperial favr", "celestial") == search("imperial favor", "celestial")
    assert search("duelists", "samurai") == search("duelist", "samurai")


def test_search_puts_rules_above_examples() -> None:
    for words in ("attack province", "gold cost", "path of honor"):
        kinds = [each.kind for each in search(words, "war_of_honor")[:3]]
        assert "example" not in kinds


def test_a_rule_is_found_again_in_another_edition() -> None:
    assert rulebook.likeness(rule("celestial.resolution.07"), "gold")[0].id == "gold.resolution.07"
    assert rulebook.likeness(rule("lcg.ringeffects.02"), "gold") == []


def test_search_ignores_case_and_matches_beginnings_of_words() -> None:
    assert search("STRONGH", "celestial") == search("stronghold", "celestial")
    assert search("tronghold", "celestial") == search("stronghold", "celestial")
    assert search("hold", "celestial") != search("stronghold", "celestial")


def test_search_puts_what_the_rule_says_before_how_it_is_tested() -> None:
    found = search("duelist", "samurai")
    says = ["duelist" in entry.says.lower() for entry in found]
    assert True in says
    assert False in says
    assert says == sorted(says, reverse=True)


def test_search_goes_through_all_editions_unless_told() -> None:
    assert {entry.edition for entry in search("province")} == set(EDITIONS)
    assert {entry.edition for entry in search("province", "lcg")} == {"lcg"}


@pytest.mark.parametrize("words", ["", "  "])
def test_search_for_nothing_finds_nothing(words: str) -> None:
    assert search(words) == []


@pytest.mark.parametrize("sign", ["+1f", "(line", "[", "\\"])
def test_search_takes_signs_as_they_are(sign: str) -> None:
    texts = [f"{r.says} {r.where} {r.test} {r.conflict}".lower() for r in search(sign)]
    assert all(sign in text for text in texts)
    assert texts or sign in "[\\"


@pytest.mark.parametrize(
    ("edition", "question", "id"),
    [
        ("celestial", "can a bowed personality defend?", "celestial.maneuvers.03"),
        ("celestial", "can I attack with a bowed personality", "celestial.maneuvers.03"),
        ("celestial", "what happens if my last province is destroyed", "celestial.victory.01"),
        ("celestial", "hand size limit", "celestial.end-phase.02"),
        ("celestial", "do followers die when their personality dies", "celestial.cardtypes.16"),
        ("gold", "what happens when both players reach 25 honor", "gold.victory.06"),
        ("gold", "what if a battle is a tie", "gold.resolution.07"),
        ("gold", "can i refuse a challenge", "gold.duel.02"),
        ("samurai", "who strikes first in a duel", "samurai.duel.14"),
        ("samurai", "does terrain get discarded", "samurai.g-terrain.05"),
        ("war_of_honor", "can an ally attack both sides", "war_of_honor.maneuvers.06"),
        ("lcg", "what happens if the conflict is a tie", "lcg.conflict.19"),
        ("lcg", "what does covert do", "lcg.keywords.04"),
        ("lcg", "can I play a character from hand in the dynasty phase", "lcg.dynasty.07"),
    ],
)
def test_what_a_judge_is_asked_is_found_among_the_first(edition: str, question: str, id: str) -> None:
    assert id in [rule.id for rule in search(question, edition)[:3]]


@pytest.mark.parametrize("words", ["how do I win by enlightenment", "cavalry assign", "which army wins a battle"])
def test_rules_come_before_examples(words: str) -> None:
    for edition in EDITIONS:
        kinds = [rule.kind == "example" for rule in search(words, edition)[:3]]
        assert kinds == sorted(kinds)
