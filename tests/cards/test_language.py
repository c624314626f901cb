"""A language of card texts is an object: several are read side by side, and one begins empty."""

from __future__ import annotations

from rokugan.cards.grammar.table import CLASSIC, Language
from rokugan.cards.parser import Chart, grammar
from rokugan.cards.words import tokens_of


def ends(language: Language, text: str) -> list[int]:
    """Where the readings of a text as an order end."""
    return [each.end for each in Chart(tokens_of(text)[0], [], "personality", language=language).read("order", 0)]


def test_two_languages_are_read_side_by_side() -> None:
    bows, moves = Language("bows"), Language("moves")
    bows.rule("order", "bow {who}")
    bows.words("who", {"him": 1, "the samurai": 2})
    moves.rule("order", "move {who} (home|away)")
    moves.words("who", {"the unit": 1})
    assert (ends(bows, "bow the samurai"), ends(moves, "bow the samurai")) == ([3], [])
    assert (ends(bows, "move the unit away"), ends(moves, "move the unit away")) == ([], [4])
    assert grammar(bows) is grammar(bows) is not grammar(moves)
    assert "order" not in CLASSIC.rules
    assert not {"him", "away"} & set(CLASSIC.meanings)


def test_a_new_language_knows_nothing() -> None:
    empty = Language("empty")
    tables = (empty.rules, empty.by_form, empty.terminals, empty.classes, empty.meanings, empty.known_words())
    assert not any(tables)
    assert grammar(empty).roots == {}
