"""How much: each row what X is in a text of Ann's Clerk (or Bob's Fox), a moment of one table, and the number."""

from __future__ import annotations

import pytest
from tests.editions.lcg.text.fight import number, read, scene, table

from rokugan.editions.lcg.table.state import Event, Use
from rokugan.editions.lcg.text.meaning import amount
from rokugan.program.lcg import nodes as n

ANN, BOB = 0, 1
NUMBERS = [  # what X is, the moment, whose text it is, and how much that is
    ("your honor", "fighting", ANN, 10),
    ("your opponent's honor", "fighting", ANN, 9),
    ("your fate", "fighting", BOB, 4),
    ("your honor bid", "fighting", ANN, 3),  # as the dial was set last
    ("your opponent's honor bid", "fighting", ANN, 0),
    ("your military skill", "fighting", ANN, 6),
    ("your military skill", "fighting", BOB, 2),
    ("your military skill", "quiet", ANN, 0),
    ("your political skill", "fighting", ANN, 2),
    ("your political skill", "fighting", BOB, 1),
    ("your political skill", "won", BOB, 0),  # the Grunt was bowed
    ("the loser's military skill", "fighting", ANN, 0),  # there is no duel
    ("this character's printed political skill", "fighting", ANN, 2),
    ("the number of attacking characters", "fighting", ANN, 2),
    ("the number of attacking characters", "quiet", ANN, 0),
    ("the number of fate on this character", "fighting", ANN, 3),
    ("the number of fate on each attacking character", "fighting", ANN, 3),
    ("the number of fate on each character your opponent controls", "fighting", ANN, 2),
    ("the total military skill of attacking characters", "fighting", ANN, 6),
    ("the total military skill of defending characters", "fighting", ANN, 2),
    ("the total military skill of defending characters", "won", ANN, 0),  # who is bowed counts nothing
]


@pytest.mark.parametrize(("words", "moment", "seat", "expected"), NUMBERS)
def test_how_much_it_is(words: str, moment: str, seat: int, expected: int) -> None:
    program = read(f"This character gets +X [conflict-military]. X is {words}.")
    (effect,) = program.constants
    assert isinstance(effect, n.Gets)
    assert amount(scene(table(moment).game, program, seat), effect.bonuses[0].amount) == expected


def test_a_bid_that_is_made_counts_before_what_the_dial_shows() -> None:
    program = read("This character gets –X [conflict-military]. X is your honor bid.")
    (effect,) = program.constants
    assert isinstance(effect, n.Gets)
    game = table("fighting").game.clone()
    game.players[ANN].bid = 5
    assert amount(scene(game, program), effect.bonuses[0].amount) == -5
    game.players[BOB].bid, game.players[BOB].dial = 0, 4
    assert amount(scene(game, program, BOB), effect.bonuses[0].amount) == -4
    assert amount(scene(game, program), n.Plus(n.StatOf("bid", n.You()), 2)) == 7


def test_for_each_and_that_much_and_what_is_chosen() -> None:
    game = table("fighting").game
    program = read("Reaction: After you lose honor – gain that much fate.")
    here = scene(game, program)
    assert amount(here, n.ThatMuch()) == 0
    here.event = Event(0, amount=4)
    assert amount(here, n.ThatMuch()) == 4
    assert amount(here, n.Per(n.Number(2), n.Noun("character", (n.Is("attacking"),)))) == 4
    assert amount(here, n.Per(n.Number(1), n.Noun("status token", (n.On(n.This()),)))) == 0
    here.use = Use(number("clerk"), ANN)
    assert amount(here, n.Chosen()) == 1  # before it is chosen, the least that could be
    here.use.x = 3
    assert amount(here, n.Chosen()) == 3
    assert amount(here, n.StatOf("combined skill", n.This())) == 4
