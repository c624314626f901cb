"""The chart: readings that mean the same are one, parts that do not fit are no reading."""

from __future__ import annotations

from rokugan.language.chart import Chart
from rokugan.language.grammar import Grammar
from rokugan.language.tokens import tokens


def _grammar() -> Grammar:
    g = Grammar()
    g.word("N", "card|cards", ("card",))
    g.word("Adj", "bowed", "bowed")
    g.word("Adj", "ready", "ready")
    g.rule("N", "Adj N", lambda adj, n: tuple(sorted((*n, adj))) if adj not in n else None)
    g.rule("N", "N Adj", lambda n, adj: tuple(sorted((*n, adj))) if adj not in n else None)
    g.rule("VP", "discard|lose N Time?", lambda n, time: ("discard", n, time))
    g.word("Time", "now", "now")
    return g


def _values(text: str) -> list[object]:
    return [each.value for each in Chart(_grammar(), tokens(text)).readings("VP")]


def test_two_ways_to_the_same_meaning_are_one_reading() -> None:
    assert _values("discard bowed card ready") == [("discard", ("bowed", "card", "ready"), None)]


def test_what_may_be_missing_is_none() -> None:
    assert _values("lose cards now") == [("discard", ("card",), "now")]


def test_a_rule_that_declines_is_no_reading() -> None:
    assert _values("discard bowed bowed card") == []


def test_a_derivation_has_every_word_in_its_place() -> None:
    chart = Chart(_grammar(), tokens("discard bowed card"))
    (found,) = chart.readings("VP")
    assert (found.start, found.end) == (0, 3)
    assert [(part.start, part.end) for part in found.parts] == [(1, 3)]
