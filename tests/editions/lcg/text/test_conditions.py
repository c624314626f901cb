"""Whether it is so: each row a condition of Ann's Clerk (or Bob's Fox), a moment of one table, and what is right then."""

from __future__ import annotations

import pytest
from tests.editions.lcg.text.fight import number, read, scene, table

from rokugan.editions.lcg.text.described.nouns import candidates
from rokugan.editions.lcg.text.meaning import holds
from rokugan.editions.lcg.text.scene import Scene, Text
from rokugan.program.lcg import nodes as n

ANN, BOB = 0, 1
HELD = [  # the condition, the moment, whose text it is, and whether it holds
    ("it is the conflict phase", "quiet", ANN, True),
    ("it is the conflict phase", "later", ANN, False),
    ("it is the fate phase", "later", ANN, True),
    # conflicts, by what is said of them
    ("during the conflict", "quiet", ANN, False),
    ("during the conflict", "fighting", ANN, True),
    ("during a conflict", "quiet", ANN, False),
    ("during a military conflict", "fighting", ANN, True),
    ("during a political conflict", "fighting", ANN, False),
    ("during an unopposed conflict", "fighting", ANN, False),
    ("during an air conflict", "fighting", ANN, True),
    ("during a fire conflict", "fighting", ANN, False),
    ("during a void conflict", "declaring", ANN, False),  # no ring is chosen yet
    ("during a conflict of a claimed ring's element", "fighting", ANN, False),
    ("during a conflict of the contested ring's element", "fighting", ANN, True),
    ("during a conflict of an unclaimed ring's element", "fighting", ANN, False),  # it is contested
    ("during a conflict of an unclaimed ring's element", "declaring", ANN, False),
    ("during a conflict of your role's element", "fighting", ANN, False),  # she has none
    ("during a conflict of your role's element", "fighting", BOB, True),
    ("during a conflict of your role's element", "another", BOB, False),
    ("during a conflict at a fire province", "fighting", ANN, True),
    ("during a conflict at a water province", "fighting", ANN, False),
    ("during a conflict at the attacked province", "fighting", ANN, True),
    ("during a conflict you declared", "fighting", ANN, True),
    ("during a conflict you declared", "fighting", BOB, False),
    ("during a conflict declared against you", "fighting", ANN, False),
    ("during a conflict declared against you", "fighting", BOB, True),
    ("during your conflict", "fighting", ANN, True),
    ("during your conflict", "fighting", BOB, False),
    ("during a conflict in which you are the attacking player", "fighting", ANN, True),
    ("during a conflict in which you are the attacking player", "fighting", BOB, False),
    # the how-manieth it is
    ("during the first conflict each round", "fighting", ANN, True),
    ("during the first conflict each round", "another", ANN, False),
    ("during the second conflict each round", "another", ANN, True),
    ("during the second conflict each round", "fighting", ANN, False),
    ("during the first political conflict each round", "another", ANN, True),
    ("during your first conflict", "another", BOB, True),
    ("during your second conflict", "another", BOB, False),
    ("during the first conflict you declared this round", "another", BOB, True),
    ("during a conflict in which you lost", "won", BOB, True),
    ("during a conflict in which you lost", "won", ANN, False),
    # duels
    ("during the duel", "fighting", ANN, False),
    ("during the duel", "dueling", ANN, True),
    ("during a duel", "fighting", ANN, False),
    ("during a military duel", "dueling", ANN, True),
    ("during a political duel", "dueling", ANN, False),
    # what is so of things
    ("each Bushi character is participating in a conflict", "fighting", ANN, True),
    ("each character is participating in a conflict", "fighting", ANN, False),
    ("a character is participating in a conflict", "fighting", ANN, True),
    ("each Courtier character is participating in a conflict", "fighting", ANN, False),
    ("there are 2 or more attacking characters", "fighting", ANN, True),
    ("there are 3 or more attacking characters", "fighting", ANN, False),
    ("a character is participating in a military conflict", "fighting", ANN, True),
    ("a character is participating in a political conflict", "fighting", ANN, False),
    ("this character is participating in a military conflict", "fighting", ANN, False),
    # what was declared
    ("you have not declared a conflict this phase", "fighting", ANN, False),
    ("you have not declared a conflict this phase", "fighting", BOB, True),
    ("the attacking player has declared a conflict this phase", "fighting", BOB, True),
    ("the attacking player has declared a conflict this phase", "quiet", BOB, False),  # there is none
    ("you have declared a conflict this phase", "quiet", ANN, False),
    ("you have declared a conflict this phase", "fighting", ANN, True),
    ("you have declared a conflict this phase", "fighting", BOB, False),
    ("you have declared a conflict this phase", "later", ANN, False),  # it was in another phase
    ("you have declared a conflict this round", "later", ANN, True),
    ("you have declared a political conflict this round", "another", ANN, False),
    ("you have declared a political conflict this round", "another", BOB, True),
    ("you have declared 2 or more conflicts this round", "another", ANN, False),
    ("2 conflicts were declared this round", "another", ANN, True),
    ("a conflict was declared this phase", "quiet", ANN, False),
    ("a conflict was declared this phase", "fighting", BOB, True),
    ("a player has declared 2 conflicts this round", "another", ANN, False),
    # what was won and lost
    ("you won the conflict", "fighting", ANN, False),
    ("you lost the conflict", "fighting", ANN, False),
    ("you won the conflict", "won", ANN, True),
    ("you won the conflict", "won", BOB, False),
    ("you lost the conflict", "won", BOB, True),
    ("you won the conflict", "later", ANN, False),
    ("you lost", "won", BOB, True),
    ("the conflict was won", "fighting", ANN, False),
    ("the conflict was won", "won", ANN, True),
    ("the conflict was lost", "won", ANN, True),
    ("a player won the conflict", "won", ANN, True),
    ("you won the duel", "dueling", ANN, False),
    ("a player lost the duel", "dueling", ANN, False),
    ("a Bushi character your opponent controls won the conflict", "won", ANN, False),
    ("a Bushi character your opponent controls lost the conflict", "won", ANN, True),
    ("you won the conflict as the attacking player", "won", ANN, True),
    ("you won the conflict as the defending player", "won", ANN, False),
    ("you lost the conflict as the defending player", "won", BOB, True),
    ("you lost the conflict as the attacking player", "won", BOB, False),
    ("you won the conflict by 6 or more skill", "won", ANN, True),
    ("you won the conflict by 7 or more skill", "won", ANN, False),
    ("you won a military conflict", "won", ANN, True),
    ("you won a political conflict", "won", ANN, False),
    ("you won the duel", "won", ANN, False),  # it is over, and no conflict
    ("you won a duel", "won", ANN, False),
    ("this character won the conflict", "won", ANN, False),  # the Clerk is at home
    ("a Bushi character won the conflict", "won", ANN, True),
    ("a Bushi character lost the conflict", "won", ANN, True),
    ("a Courtier character won the conflict", "won", ANN, False),
    ("you have won a conflict this phase", "won", ANN, True),
    ("you have won a conflict this phase", "won", BOB, False),
    ("you have lost a conflict this phase", "won", BOB, True),
    ("you have lost a conflict this phase", "won", ANN, False),
    ("you have won a conflict this phase", "later", ANN, False),
    ("you have won a conflict this round", "later", ANN, True),
    ("you have won 2 conflicts this round", "later", ANN, False),
    ("2 conflicts were won this round", "later", ANN, True),
    ("a player has won 2 conflicts this round", "later", ANN, False),
    # what was broken
    ("a province was broken this conflict", "fighting", ANN, False),
    ("a province was broken this conflict", "won", ANN, True),
    ("a province was broken this conflict", "later", ANN, False),
    ("a fire province was broken", "won", ANN, True),
    ("a water province was broken", "won", ANN, False),
    ("you have broken a province", "won", ANN, True),
    ("you have broken a province", "won", BOB, False),
    ("the conflict broke a province", "won", BOB, True),
    ("a Bushi character broke a province", "won", BOB, True),
    ("this character broke a province", "won", ANN, False),
    ("a Courtier character broke a province", "won", ANN, False),
    # what was claimed
    ("you have claimed the air ring", "another", ANN, True),
    ("you have claimed the air ring", "another", BOB, False),
    ("you have claimed the fire ring", "another", ANN, False),
    ("a player has claimed the air ring", "another", BOB, True),
    ("the air ring was claimed", "another", BOB, True),
    ("the fire ring was claimed", "another", BOB, False),
    ("you have claimed a ring", "another", ANN, True),
    ("you have claimed 2 rings", "later", ANN, False),
    ("2 rings were claimed", "later", ANN, True),
    ("each ring was claimed", "later", ANN, False),
    ("each claimed ring was claimed", "later", ANN, True),
    ("you have claimed each claimed ring", "another", ANN, True),
    ("you have claimed each claimed ring", "later", ANN, False),
    ("you have claimed each claimed ring", "quiet", ANN, False),  # there is none
    ("you have claimed or are contesting the air ring", "fighting", ANN, True),
    ("you have claimed or are contesting the air ring", "fighting", BOB, False),
    ("you have claimed or are contesting the fire ring", "fighting", ANN, False),
    ("you have claimed or are contesting the air ring", "quiet", ANN, False),
    # how much is compared
    ("you count more current military skill than your opponent", "fighting", ANN, True),
    ("you count more current military skill than your opponent", "fighting", BOB, False),
    ("you count more current military skill than your opponent", "quiet", ANN, False),
    ("you are more honorable than your opponent", "fighting", ANN, True),
    ("you are less honorable than your opponent", "fighting", ANN, False),
    ("you have 5 or more fate", "fighting", ANN, True),
    ("you have 5 or more fate", "fighting", BOB, False),
]


@pytest.mark.parametrize(("words", "moment", "seat", "expected"), HELD)
def test_whether_it_is_so(words: str, moment: str, seat: int, expected: bool) -> None:
    said = words[0].upper() + words[1:] if words.startswith("during") else f"If {words}"
    program = read(f"Action: {said} – gain 1 honor.")
    found = scene(table(moment).game, program, seat)
    assert all(holds(found, each) for each in program.abilities[0].conditions) == expected


PROVINCES = [
    ("you are attacking", "fighting", ANN, ["hill"]),
    ("you are attacking", "fighting", BOB, []),
    ("this character is attacking", "fighting", ANN, []),
    ("a Bushi character is attacking", "fighting", BOB, ["hill"]),
    ("a Courtier character is attacking", "fighting", ANN, []),
    ("you are attacking", "quiet", ANN, []),
    ("you are attacking", "another", BOB, ["dale"]),
]


@pytest.mark.parametrize(("words", "moment", "seat", "expected"), PROVINCES)
def test_which_province_is_attacked(words: str, moment: str, seat: int, expected: list[str]) -> None:
    program = read(f"Action: Choose a province {words} – break that province.")
    (chosen,) = program.abilities[0].choices
    assert isinstance(chosen, n.Deed)
    assert isinstance(chosen.patient, n.A)
    found = candidates(scene(table(moment).game, program, seat), chosen.patient.noun)
    assert found == [number(each, moment) for each in expected]


def test_before_it_is_decided_no_card_has_won() -> None:
    program = read("Action: If this character won the conflict – gain 1 honor.")
    (condition,) = program.abilities[0].conditions
    game = table("fighting").game
    for card in range(len(game.cards)):
        assert not holds(Scene(game, Text(program.abilities[0]), card, ANN, []), condition)


def test_who_won_and_who_lost_the_duel() -> None:
    game = table("dueling").game.clone()
    assert game.duel is not None
    game.duel.winner, game.duel.loser = number("guard"), number("grunt")
    found = [
        ("you won the duel", ANN, True),
        ("you won the duel", BOB, False),
        ("you lost the duel", ANN, False),
        ("you lost the duel", BOB, True),
        ("you won", ANN, True),
        ("you won a duel", ANN, True),
        ("you won a military duel", ANN, True),
        ("you won a political duel", ANN, False),
        ("a Bushi character won the duel", BOB, True),
        ("this character won the duel", ANN, False),
        ("you won the conflict", ANN, False),
        ("a player lost the duel", ANN, True),
    ]
    for words, seat, expected in found:
        program = read(f"Action: If {words} – gain 1 honor.")
        (condition,) = program.abilities[0].conditions
        assert holds(scene(game, program, seat), condition) == expected, words
