"""The rules of the classic game: every category is made, used, and its example is read; few rules have many words."""

from __future__ import annotations

from collections import Counter

import pytest

from rokugan.cards.languages import language_of
from rokugan.language.classic.categories import CATEGORIES
from rokugan.language.classic.grammar import grammar
from rokugan.language.classic.textbox import Box
from rokugan.language.classic.words.words import tokens_of
from rokugan.language.english.categories import bare, fixed_words
from rokugan.language.grammar import is_category

GIVEN = {"Kw", "Title", "Token", "Body", "Quoted", "Signed"}
"""What is known of the words of a text before it is read (`known`)."""
READ = {"S", "Trait", "Cons", "Led", "Pays", "Gold", "PaidGold"}
"""As what the stretches of a text box are read (`textbox`)."""
WORDY = 75
"""At most so many rules have more than three words of their own: a number to be lowered."""


def rules() -> list[tuple[str, tuple[str, ...]]]:
    g = grammar()
    return [
        (each.category, each.parts) for table in (g.by_word, g.by_category) for some in table.values() for each in some
    ]


def test_every_category_is_made_and_used() -> None:
    made = {bare(category) for category, _ in rules()}
    used = {bare(part) for _, parts in rules() for part in parts if is_category(part)}
    assert set(CATEGORIES) - made == GIVEN
    assert set(CATEGORIES) - used <= READ


@pytest.mark.parametrize("category", CATEGORIES)
def test_the_example_of_a_category_is_read_as_it(category: str) -> None:
    tokens, _ = tokens_of(CATEGORIES[category].example)
    box = Box(tokens, [], "strategy", language_of("celestial").lexicon)
    assert box.chart(0, len(tokens)).readings(category)


def test_no_category_has_a_hundred_rules() -> None:
    assert max(Counter(category for category, _ in grammar().written).values()) < 100


def test_few_rules_have_more_than_three_words() -> None:
    wordy = [pattern for _, pattern in grammar().written if fixed_words(pattern) > 3]
    assert len(wordy) <= WORDY
