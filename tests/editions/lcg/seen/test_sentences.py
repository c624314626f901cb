"""The log of the Living Card Game is told in English."""

from __future__ import annotations

import re

import rokugan
from rokugan.catalogue import subject
from rokugan.core.log import Entry
from rokugan.core.randomness import Randomness
from rokugan.editions.lcg.seen.sentences import sentence

PLAIN = {"shuffles the discard pile into a new deck"}


def test_every_entry_of_random_games_has_a_sentence() -> None:
    for seed in range(3):
        game = rokugan.new_game("lcg", seed=seed)
        chance = Randomness(seed)
        for _ in range(400):
            if game.decision is not None:
                game.choose(chance.below(len(game.decision.choices)))
        assert {entry.kind for entry in game.log} <= {*subject("lcg_events"), *PLAIN}
        for line in game.sentences(game.log, 0):
            assert not re.match(r"(Ann|Bob) is (?!the first)", line), (
                "nothing happens to a player that happens to his card"
            )
            assert not re.search(r"\b(None|0 fate|  )\b", line)


def test_a_card_that_is_drawn_is_told_to_who_draws_it_alone() -> None:
    game = rokugan.new_game("lcg", seed=3)
    chance = Randomness(3)
    while not any(entry.kind == "draws" for entry in game.log):
        assert game.decision is not None
        game.choose(chance.below(len(game.decision.choices)))
    drawn = [entry for entry in game.log if entry.kind == "draws"]
    mine, other = (next(game.sentences(drawn[:1], seat)) for seat in (drawn[0].player, 1 - drawn[0].player))
    assert drawn[0].cards[0].title in mine
    assert drawn[0].cards[0].title not in other
    assert other.endswith("draws a card")


def test_what_has_no_form_of_words_is_told_by_its_parts() -> None:
    players = ["Ann", "Bob"]
    assert sentence([Entry("sneezes", 1, words="loudly")], players, 0) == "Bob sneezes loudly"
    assert sentence([Entry("thunder", -1)], players, 0) == "thunder"
