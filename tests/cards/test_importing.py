"""Decks as other programs write them."""

from __future__ import annotations

import doctest
import json
from typing import Any

import pytest

from rokugan.cards import figures, importing
from rokugan.cards.deck import Deck, shipped_decks
from rokugan.cards.importing import imported
from rokugan.cards.library import EDITIONS, library
from rokugan.cards.schema import schema_of
from rokugan.editions.lcg.opening.setup import STARTING_HAND
from rokugan.editions.registry import edition_of
from rokugan.errors import DeckError

DECKS = {deck.edition: deck for deck in shipped_decks() if not deck.format and not deck.sensei}


def test_the_example_in_the_docstring_runs() -> None:
    result = doctest.testmod(importing)
    assert result.attempted
    assert not result.failed


def listed(deck: Deck) -> list[tuple[str, int]]:
    beside = [(title, 1) for title in (deck.stronghold, deck.wind, deck.role) if title]
    return [*beside, *deck.provinces, *deck.dynasty, *deck.fate, *deck.conflict]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_list_without_sections_is_sorted_by_its_cards(edition: str) -> None:
    deck = DECKS[edition]
    lines = [f"{count}x {title}" for title, count in reversed(listed(deck))]
    found = imported("\n".join(["// made elsewhere", "# Dynasty", *lines]), edition, deck.name)
    assert sorted(listed(found)) == sorted(listed(deck))
    for part in ("dynasty", "fate", "conflict", "provinces"):
        assert sorted(getattr(found, part)) == sorted(getattr(deck, part))
    assert (found.stronghold, found.role) == (deck.stronghold, deck.role)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_list_of_ids_and_every_own_form_give_the_same_deck(edition: str) -> None:
    deck = DECKS[edition]
    assert imported(deck.to_text(), edition) == deck
    assert imported(json.dumps(deck.to_json()), edition) == deck
    counts = dict(listed(deck))
    found = imported(json.dumps({"name": deck.name, "edition": edition, "cards": counts}), edition)
    assert sorted(listed(found)) == sorted(listed(deck))


@pytest.mark.parametrize(
    "line", ["3 Heavy Infantry Dojo", "Heavy Infantry Dojo x3", "- 3x heavy infantry dojo", "Heavy Infantry Dojo (3)"]
)
def test_counts_stand_where_people_put_them(line: str) -> None:
    assert imported(f"Holdings (3):\n{line}", "celestial").dynasty == (("Heavy Infantry Dojo", 3),)


def test_a_misspelt_title_is_refused_with_the_nearest() -> None:
    with pytest.raises(
        DeckError, match=r"line 2: There is no card 'Heavy Infantri Dojo'.*did you mean Heavy Infantry Dojo"
    ):
        imported("Holdings\n3 Heavy Infantri Dojo", "celestial")
    with pytest.raises(DeckError, match="did you mean Heavy Infantry Dojo"):
        imported("Heavy Infantri Dojo", "celestial")
    with pytest.raises(DeckError, match="there is no card in it"):
        imported("# nothing\n", "celestial")


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_opening_has_as_many_cards_as_a_game_begins_with(edition: str) -> None:
    deck = DECKS[edition]
    found = figures.opening(deck, 3)
    rules: Any = edition_of(edition)
    assert len(found["hand"]) == (STARTING_HAND if rules.family == "lcg" else rules.turn.starting_hand)
    assert len(found["provinces"]) == 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_counted_adds_up(edition: str) -> None:
    deck = DECKS[edition]
    plots = {plot.title: plot for plot in figures.plots(deck, library(edition))}
    for word, part in schema_of(edition).parts:
        assert sum(count for _, count in plots[f"Types, {word}"].bars) == sum(count for _, count in getattr(deck, part))
    costs = next(plot for title, plot in plots.items() if "ost" in title)
    total = sum(int(value) * count for value, count in costs.bars)
    assert costs.mean == pytest.approx(total / sum(count for _, count in costs.bars))


def test_a_holding_tells_the_gold_that_its_text_produces() -> None:
    card = library("celestial")["Heavy Infantry Dojo"]
    assert card.gold_production is None
    assert schema_of("celestial").printed(card)["stats"]["gold_production"] == 3
