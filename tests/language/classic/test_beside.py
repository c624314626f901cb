"""The rules stand beside the productions: asked only where these do not understand a text, and taken only on conditions."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
import yaml

from rokugan.cards.languages import language_of
from rokugan.language.language import Bearer, CannotWrite, Reading
from rokugan.program import Ability, Each, Give, GrantKeyword, Modify, Noun, Number, OneChange, Program

LANGUAGE = language_of("celestial")
STRATEGY = Bearer("Mountain Echo", "strategy")
TEXTS: list[str] = [
    text
    for kinds in yaml.safe_load((Path(__file__).parents[2] / "cards" / "unseen_texts.yaml").read_text("utf-8")).values()
    for texts in kinds.values()
    for text in texts
]


def alone(text: str, bearer: Bearer = STRATEGY) -> tuple[Reading, Reading]:
    """What productions and rules make of a text, each by itself."""
    assert LANGUAGE.beside is not None
    first, second = (
        each.read(LANGUAGE, text, bearer, LANGUAGE.lexicon) for each in (LANGUAGE.textbox, LANGUAGE.beside)
    )
    return first, second


ONLY_RULES = [
    ("Open: Give your target Monk or Shugenja :air:, :earth:, :fire:, or :water:.", "holding"),
]


@pytest.mark.parametrize(("text", "kind"), ONLY_RULES)
def test_what_only_the_rules_read_is_taken(text: str, kind: str) -> None:
    first, second = alone(text, Bearer("Mountain Echo", kind))
    assert not first.understood
    found = LANGUAGE.read(text, title="Mountain Echo", type=kind)
    assert found.understood
    assert found.program == second.program


def test_where_both_read_the_productions_win() -> None:
    for text in TEXTS[:60]:
        first, _ = alone(text)
        if first.understood:
            assert LANGUAGE.read(text, title="Mountain Echo", type="strategy").program == first.program


NOT_TAKEN = [
    "Battle: Bow an target enemy Personality.",  # the article
    "Limited: If you has destroyed a Holding this turn, draw a card.",  # number
    "Battle: Bow or bow a target enemy Follower.",  # the same twice
    "Battle: Bow a target enemy Personality with lower Force.",  # lower than whose?
    "Battle: Ranged 3 Attack. Give it +2 strength.",  # it is over
    "Open: Straighten the Personality.",  # nobody was spoken of
    "Focus Effect: After this duel ends: Draw a card.",
    "Open: Draw a card (and lose 2 Honor).",  # a remark that is no reminder
    "Limited: Shuffle Fate deck.",
    "Battle: Bow 2 Honor.",
    "Open: Give your target Personality +1F, or +2F.",
    "Reaction: Draw a card.",
    "...",
    "Open: Bow one or three target Followers.",
    "Limited: If this destroyed exactly two Followers, draw a card.",
    "Battle: Bow a target Cavalry other Samurai.",
    "Open: Bow your target Samurai to give them +2F.",  # he is one
]


@pytest.mark.parametrize("text", NOT_TAKEN)
def test_what_says_nothing_certain_is_refused_by_the_rules(text: str) -> None:
    assert not alone(text)[1].understood


def test_what_cannot_be_said_again_is_not_taken() -> None:
    text = "Battle: Bow a target enemy card without attachments. If this card is face-up, give it +2F."
    found = Reading(alone("Open: Draw a card.")[1].program)
    assert LANGUAGE._reads_back(found, STRATEGY, LANGUAGE.lexicon)
    for each in [text, *TEXTS]:
        first, second = alone(each)
        if second.understood and not first.understood:
            taken = LANGUAGE.read(each, title="Mountain Echo", type="strategy").understood
            assert taken == LANGUAGE._reads_back(second, STRATEGY, LANGUAGE.lexicon)


def test_what_the_rules_write_they_read_as_the_same() -> None:
    """Canonical English is composed of what the rules read; no more than a few texts are said otherwise than they are meant."""
    beside = LANGUAGE.beside
    assert beside is not None
    written, lost = 0, []
    for text in TEXTS:
        found = alone(text)[1]
        if not found.understood:
            continue
        try:
            words = beside.write(found.program, STRATEGY)
        except CannotWrite:
            continue
        again = alone(words)[1]
        written += 1
        if not (again.understood and beside.same(again.program, found.program)):
            lost.append((text, words))
    assert written >= 50
    assert len(lost) <= written // 50, lost


def test_a_tree_that_no_production_makes_is_no_crash() -> None:
    change = OneChange((Modify("force", Number(2)), GrantKeyword("Cavalry")), all=True)
    given = Give(Each(Noun(("personality",), whose="your")), (change,))
    with pytest.raises(CannotWrite):
        LANGUAGE.write(Program(abilities=(Ability(("open",), (given,)),)), type="strategy")


SAME = [
    (
        "Battle: Bow and dishonor a target enemy Personality.",
        "Battle: Dishonor and bow a target enemy Personality.",
        False,
    ),
    ("Battle: Give a target enemy Follower -2F.", "Battle: Give a target enemy Follower a 2 Force penalty.", True),
    ("Battle: Bow a target bowed enemy Samurai.", "Battle: Bow a target enemy bowed Samurai.", True),
    ("Battle: Bow your target Samurai.", "Battle: Bow a target enemy Samurai.", False),
    ("Reaction: Before your Follower bows: Draw a card.", "Reaction: After your Follower bows: Draw a card.", False),
    ("Open: You may draw a card.", "Open: Draw a card.", False),
    ("Battle: Give your target Samurai +1F.", "Battle: Give your target Samurai +1C.", False),
]


@pytest.mark.parametrize(("one", "two", "same"), SAME)
def test_minimal_pairs(one: str, two: str, same: bool) -> None:
    assert LANGUAGE.beside is not None
    first, second = alone(one)[1], alone(two)[1]
    assert first.understood
    assert second.understood
    assert LANGUAGE.beside.same(first.program, second.program) == same


@pytest.mark.parametrize("seed", range(8))
def test_no_text_is_too_odd_to_read(seed: int) -> None:
    """Words dropped, put in from elsewhere, in any order: refused or read, and nothing falls over."""
    chance = random.Random(seed)
    pool = [word for text in TEXTS for word in text.split()]
    for _ in range(25):
        words = chance.choice(TEXTS).split()
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(len(words) + 1)
            words[at : at + chance.randint(0, 2)] = chance.sample(pool, chance.randint(0, 3))
        alone(" ".join(words), Bearer("Kado", chance.choice(["personality", "strategy", "item", "event", "holding"])))
