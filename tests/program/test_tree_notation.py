"""The notation of trees: every node has a text that reads back, nothing can be read in two ways, and what is wrong is said."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import pytest
from tests.program.random_trees import Growing, every_class

from rokugan import program as p
from rokugan.cards.library import library
from rokugan.editions.registry import editions
from rokugan.editions.war_of_honor.box.space_programs import PROGRAMS as SPACES
from rokugan.editions.war_of_honor.box.tile_programs import PROGRAMS as TILES
from rokugan.program.lcg import nodes as n
from rokugan.program.node import Node
from rokugan.program.tree_notation import NotationError, folded, node_of, text_of
from rokugan.program.tree_notation.shapes import part_of, shapes_of
from rokugan.program.tree_notation.word_stream import LONGEST

ROLES: tuple[Any, ...] = (
    p.Amount, p.Filter, p.Thing, p.Condition, p.Effect, p.Change, p.Trait, p.Trait | p.Effect | p.Ability,
    n.Thing, n.Filter, n.Amount, n.Condition, n.Effect, n.Quality, n.Circumstance, n.Effect | n.Triggered,
)  # fmt: skip


@pytest.mark.parametrize("kind", every_class(), ids=lambda each: f"{each.__module__.split('.')[2]}.{each.__name__}")
def test_random_nodes_read_back(kind: type[Node]) -> None:
    growing = Growing(len(kind.__name__))
    for _ in range(25):
        tree = growing.node(kind)
        text = text_of(tree)
        assert node_of(text, kind) == tree, text
        assert "\n" not in text


@pytest.mark.soak
@pytest.mark.parametrize("role", ROLES, ids=str)
def test_many_random_trees_read_back(role: Any) -> None:
    growing = Growing(7, deepest=6)
    for _ in range(5000):
        tree = growing.value(role, 0)
        assert node_of(text_of(tree), role) == tree, text_of(tree)


@pytest.mark.parametrize("kind", every_class(), ids=lambda each: f"{each.__module__.split('.')[2]}.{each.__name__}")
def test_no_shape_can_be_read_in_two_ways(kind: type[Node]) -> None:
    for each in shapes_of(kind):
        each.check()


@pytest.mark.parametrize("role", ROLES, ids=str)
def test_no_word_begins_two_nodes_of_a_role(role: Any) -> None:
    part: Any = part_of(role)
    assert part.starts


@pytest.mark.parametrize("edition", editions())
def test_every_shipped_program_reads_back(edition: str) -> None:
    for card in library(edition):
        text = text_of(card.program)
        assert node_of(text, type(card.program)) == card.program, card.name
        assert " ".join(line.strip() for line in folded(text)) == text, card.name


def test_every_tile_and_space_reads_back() -> None:
    for tree in (*TILES.values(), *SPACES.values()):
        assert node_of(text_of(tree), p.Program) == tree


@pytest.mark.parametrize(
    ("tree", "kind", "text"),
    [
        (p.GainHonor(p.Number(2)), p.Effect, "gain-honor 2"),
        (
            p.Move(p.Target(p.Noun(("personality",), (p.State("attacking"),), "enemy"), 0), "home"),
            p.Effect,
            "move (target #0 enemy personality [attacking]) to home",
        ),
        (p.Draw(p.Number(1), p.Each(p.Noun(("player",)))), p.Effect, "draw 1 who each player"),
        (p.Moment("your turn"), p.Condition, "during your-turn"),
        (p.Modify("force", p.Number(2)), p.Change, "+force 2"),
        (p.HasKeyword("Lion Clan"), p.Filter, "Lion Clan"),
        (p.PutToken(p.Ref("this"), "+1F"), p.Effect, 'put-token this "+1F"'),
        (n.HasTrait("battle maiden"), n.Filter, "Battle Maiden"),
        (n.OfElement("air"), n.Filter, "air"),
        (n.HasTrait("air"), n.Filter, "Air"),
        (n.Deed("move", patient=n.This(), goal=n.Place("home")), n.Effect, "move this to home"),
    ],
    ids=str,
)
def test_it_looks_like_this(tree: Node, kind: Any, text: str) -> None:
    assert text_of(tree) == text
    assert node_of(text, kind) == tree


@pytest.mark.parametrize(
    ("text", "said", "at"),
    [
        ("bow target #0 enemy perosnality", "is it personality", 20),
        ("bow", "the end begins no Thing", 3),
        ("", "the end begins no Effect", 0),
        ("bwo this", "is it bow", 0),
        ("bow this this", "one word too many", 9),
        ("bow (this", "')' should stand here", 9),
        ("give this [+force 2", "',' or ']' should stand here", 19),
        ("gain-honor 2000000000000", "at most 9 digits", 11),
        ("gain-honor samurai", "begins no Amount", 11),
        ("may not bow this", "'[' should stand here", 4),
        ("bow \x00", "begins no Thing", 4),
        ('put-token this "+1F', "a name should stand here", 15),
        ("not bow this", "'not' begins no Effect", 0),
    ],
)
def test_what_is_wrong_is_said_with_its_place(text: str, said: str, at: int) -> None:
    with pytest.raises(NotationError, match=re.escape(said)) as error:
        node_of(text, p.Effect)
    assert error.value.at == at


@pytest.mark.parametrize(
    "text", ["(" * 5000, "if unless " * 2000, "[" * 9000, "x" * (LONGEST + 1), "together [" * 1900, '"' * 19999]
)
def test_no_text_takes_long(text: str) -> None:
    began = time.process_time()
    with pytest.raises(NotationError):
        node_of(text, p.Effect)
    assert time.process_time() - began < 1


def test_any_text_is_read_or_refused() -> None:
    """Shipped trees with words left out, doubled or exchanged: a node or a NotationError, and every node reads back."""
    chance = random.Random(3)
    texts = [
        text_of(each) for card in library("samurai").shown for each in (*card.program.traits, *card.program.abilities)
    ]
    vocabulary = [word for text in texts for word in text.split()]
    read = refused = 0
    for text in chance.sample(texts, 150):
        for _ in range(10):
            words = text.split()
            at = chance.randrange(len(words))
            words[at : at + 1] = chance.choice([[], [words[at]] * 2, [chance.choice(vocabulary)], [words[at][1:]]])
            try:
                node = node_of(" ".join(words), p.Trait | p.Effect | p.Ability)
            except NotationError:
                refused += 1
            else:
                read += 1
                assert node_of(text_of(node), p.Trait | p.Effect | p.Ability) == node
    assert read > 50
    assert refused > 500
