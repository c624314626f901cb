"""The base of all nodes: a repr that reads back, and trees that are walked through."""

from __future__ import annotations

import pytest

from rokugan import program
from rokugan.cards.languages import read
from rokugan.cards.library import library
from rokugan.editions.registry import classic_editions
from rokugan.program import Bow, Draw, Noun, Number, Ref, Target, You, walk
from rokugan.program.lcg import nodes


@pytest.mark.parametrize("edition", classic_editions())
def test_the_repr_of_every_shipped_program_reads_back(edition: str) -> None:
    for card in library(edition):
        again = eval(repr(card.program), vars(program))
        assert again == card.program, card.name
        assert repr(again) == repr(card.program), card.name  # the wording too


def test_the_repr_of_the_living_card_game_reads_back() -> None:
    for card in library("lcg"):
        assert eval(repr(card.program), vars(nodes)) == card.program, card.name


@pytest.mark.parametrize(
    "text",
    [
        "Battle: Bow a target enemy Follower.",
        "Open: His controller draws a card.",
        "Reaction: After two of your Berserkers bow: Gain 2 Honor for each Ring you control.",
    ],
)
def test_the_repr_of_what_was_just_read_reads_back(text: str) -> None:
    found = read(text, type="strategy").program
    again = eval(repr(found), vars(program))
    assert (again, repr(again)) == (found, repr(found))


def test_wording_stands_last() -> None:
    node = Bow(Target(Noun(("personality",), plural=True), 0), form="bow {obj}")
    assert repr(node) == "Bow(Target(Noun(('personality',), plural=True), 0), form='bow {obj}')"


def test_a_default_in_other_words_is_told() -> None:
    assert repr(Draw(Number(1), You(form="your"))) == "Draw(Number(1), You(form='your'))"
    assert repr(Draw(Number(1), You())) == "Draw(Number(1))"


def test_a_tree_is_walked_in_the_order_of_the_text() -> None:
    tree = (Bow(Ref("this")), Draw(Number(2)))
    assert [type(each).__name__ for each in walk(tree)] == ["Bow", "Ref", "Draw", "Number", "You"]
