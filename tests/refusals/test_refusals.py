"""Every refusal is true in its position and has a rule: the sheets say which, for every kind of decision and every move."""

from __future__ import annotations

import random
from types import ModuleType

import pytest
from tests.refusals import classic, living
from tests.refusals.sheets import differences, sheet

import rokugan
from rokugan import rulebook
from rokugan.catalogue import subject
from rokugan.errors import IllegalMove

REASONS = ("refused", "gold_refused", "lcg_refused")


@pytest.mark.parametrize("family", [classic, living], ids=["classic", "living"])
def test_what_is_answered_to_each_move_in_each_position(family: ModuleType) -> None:
    changed = differences(family.FILE, sheet(family.SHEETS))
    assert not changed, f"read it, then `python -m tests.refusals.sheets`:\n{changed}"


@pytest.mark.parametrize("name", REASONS)
def test_no_reason_leaves_open_which_it_is(name: str) -> None:
    assert [words for words in subject(name).values() if " or " in words] == []


@pytest.mark.parametrize("edition", rulebook.EDITIONS)
def test_every_refusal_has_a_rule_of_its_own_book(edition: str) -> None:
    """In a random game: the moves of the sheets and those that were offered before, in all positions, for both players."""
    dice = random.Random(edition)
    game = rokugan.new_game(edition, names=["Ann", "Bob"], seed=11)
    known = {rule.id for rule in rulebook.rules(edition)}
    moves = list(living.MOVES if edition == "lcg" else classic.MOVES)
    refused = 0
    while game.decision is not None and len(game.history) < 90:
        asked = game.asked()
        for move in dice.sample(moves, 6):
            for player in ("Ann", "Bob"):
                try:
                    game.find(move, player)
                except IllegalMove as error:
                    why = error.refusal
                    assert why is not None
                    assert why.rule in known, f"{move} at {asked.kind}: {why.reason} has the rule {why.rule!r}"
                    assert why.sentence[0].isupper()
                    assert list(why.offered) == (asked.options if player == asked.player else [])
                    assert not why.about or why.about in game.view(player, text=False)["things"]
                    refused += 1
                except rokugan.errors.AmbiguousMove:
                    pass
        moves.append(dice.choice(asked.options))
        game.choose(dice.randrange(len(asked.choices)))
    assert refused > 500
