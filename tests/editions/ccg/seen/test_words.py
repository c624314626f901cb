"""Every alternative among which a text lets somebody choose has a name of its own, in English."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.arena.invariants import EDITIONS, is_english
from tests.editions.ccg.trials import Trial

from rokugan import program as p
from rokugan.cards.files import KEYS, definition, load_entries
from rokugan.cards.languages import read
from rokugan.cards.library import library
from rokugan.cards.model import CardDefinition
from rokugan.core.game import Game
from rokugan.editions.ccg.table.compiled_card import Behaviour
from rokugan.editions.ccg.text.described.prompts import Alternatives, effect_words
from rokugan.errors import CardError
from rokugan.testing import Table

PRACTICE = Path(__file__).resolve().parents[5] / "shared" / "cards"


def names(card: CardDefinition) -> Iterator[list[str]]:
    """The names of the alternatives of each choice in a card's text."""
    behaviour = Behaviour(card)
    for ability in (*behaviour.abilities, *behaviour.triggered, *behaviour.focus_effects, *behaviour.event_effects):
        for node in p.walk((ability.effects, ability.costs)):
            if isinstance(node, p.ChooseOne):
                wording = Alternatives(list(enumerate(node.options)))
                yield [wording.name(number) for number in range(len(node.options))]


def check(card: CardDefinition) -> None:
    for found in names(card):
        assert len(set(found)) == len(found), (card.title, found)
        assert all(is_english(each) and ":" not in each for each in found), (card.title, found)


@pytest.mark.parametrize("edition", EDITIONS)
def test_alternatives_of_shipped_cards(edition: str) -> None:
    for card in library(edition).shown:
        check(card)


@pytest.mark.skipif(not PRACTICE.exists(), reason="the practice cards are not here")
@pytest.mark.parametrize("name", ["celestial_practice", "samurai_practice", "gold_practice"])
def test_alternatives_of_practice_cards(name: str) -> None:
    checked = 0
    for entry in load_entries(PRACTICE / f"{name}.json")[::12]:
        facts = {key: value for key, value in entry.items() if key in KEYS}
        try:
            card = definition(facts, name, edition=name.partition("_")[0])
        except CardError:
            continue
        if not card.unread:
            check(card)
            checked += 1
    assert checked > 30


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (p.SetStat("personal_honor", p.Number(3), False, "raise"), "personal honor raised to 3"),
        (p.SetStat("force", p.Number(3)), "force set to 3"),
        (p.SetStat("chi", p.Number(1), False, "lower"), "chi lowered to 1"),
        (p.Limit("chi", "minimum", p.Number(2)), "minimum chi 2"),
        (p.GrantKeyword("Cavalry", False), "lose Cavalry"),
        (p.OneChange((p.Modify("force", p.Number(1)), p.GrantKeyword("Scout")), all=True), "+1 force and Scout"),
        (p.Forbid("may not", "move"), "cannot move"),
    ],
)
def test_changes_say_what_they_do(table: Trial, change: p.Change, words: str) -> None:
    what = p.Each(p.Noun(("personality",), (p.Titled("Ox"),)))
    table.trial(p.Give(what, (p.OneChange((change, p.Modify("force", p.Number(2)))),))).play("play Trial")
    assert table.offered == [f"choose {words}", "choose +2 force"]


@pytest.mark.parametrize("edition", ["celestial", "samurai"])
def test_the_favor_says_what_it_is_used_for(edition: str) -> None:
    table: Table[Game] = Table(edition)
    table.lay("Ann", honor=5, favor=True, hand=["Wait"])
    asked = table.start(phase="action").game.view("Ann")["decision"]
    labels = [each["label"] for each in asked["choices"] if each["move"].startswith("favor")]
    assert labels == ["Use the Imperial Favor: draw a card"]


def test_an_answer_says_whose_province_it_means() -> None:
    table: Table[Game] = Table("celestial")
    table.lay("Ann", in_play=["Ox"])
    table.start(phase="attack").step("Ann: attack Bob")
    labels = {each["move"]: each["label"] for each in table.game.view("Ann")["decision"]["choices"]}
    assert labels["assign Ox to P1"] == "Send Ox to Bob's province 1"


def test_a_text_of_ones_own_is_said_in_its_own_words() -> None:
    """Its tree is that of a shipped card, whose words are others."""
    shipped = library("celestial")["Akodo Kamina"].program.abilities[0].constraints[0]
    assert isinstance(shipped, p.ChooseOne)
    assert [effect_words(effects) for effects in shipped.options] == ["bow this card", "discard a card"]
    own = read("Open: Bow Kodo or discard one of your cards in your hand: Draw a card.", title="Kodo").program
    asked = own.abilities[0].constraints[0]
    assert isinstance(asked, p.ChooseOne)
    assert asked.options == shipped.options
    assert [effect_words(effects) for effects in asked.options] == [
        "bow kodo",
        "discard one of your cards in your hand",
    ]
