"""Which names a text may speak of: an unknown word with a capital is unknown, and no keyword."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rokugan.cards import read
from rokugan.cards.files import definition, load_cards
from rokugan.cards.languages import language_of
from rokugan.cards.library import EDITIONS, library
from rokugan.editions.registry import edition_of
from rokugan.language.classic.words.vocabulary import Vocabulary, lexicon
from rokugan.program import HasKeyword, Node, State, walk


def keywords(text: str, names: Vocabulary | None = None) -> list[Node]:
    """The keywords and states that a text asks for; it must be understood."""
    reading = read(text, title="Kado", type="strategy", names=names)
    assert reading.understood, reading.unread
    return [each for each in walk(reading.program) if isinstance(each, (HasKeyword, State))]


@pytest.mark.rule("samurai.wording.28")
@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("Battle: Bow a target enemy Peresonality.", "Peresonality"),
        ("Battle: Bow a target enemy Frobnicator.", "Frobnicator"),
        ("Battle: Bow a target enemy Frobnicator Follower.", "Frobnicator"),
        ("Open: Bow all Frobnicators.", "Frobnicators"),
        ("Open: Bow a target non-Frobnicator Personality.", "non-Frobnicator"),
        ("Open: Give your target Personality Frobnication.", "Frobnication"),
        ("Open: If you control a Frobnicator, gain 1 Honor.", "Frobnicator"),
        ("Battle: Bow a target Personality if he is a Frobnicator.", "Frobnicator"),
        ("Limited: Create a 1F Frobnicator Follower and attach it to your target Personality.", "Frobnicator"),
        (
            "Reaction: Before another player's Frobnicator action bows your Personality: Negate the bowing.",
            "Frobnicator",
        ),
    ],
)
def test_an_unknown_name_is_not_understood(text: str, word: str) -> None:
    reading = read(text, title="Kado", type="strategy")
    assert reading.unread
    assert language_of("celestial").fault(text, reading.unread[0], title="Kado", type="strategy").words == word


def test_an_unknown_word_before_a_designator_is_not_understood() -> None:
    assert [each.words for each in read("Frobnic Battle: Draw a card.", type="strategy").unread] == ["Frobnic Battle"]
    assert read("Tireless Iaijutsu Battle: Draw a card.", type="strategy").understood


def test_plurals_are_those_of_known_keywords() -> None:
    assert keywords("Open: Bow all Heroes.") == [HasKeyword("Hero", plural="Heroes")]
    assert keywords("Open: Bow all Spies.") == [HasKeyword("Spy", plural="Spies")]
    assert keywords("Open: Bow all Samurai.") == [HasKeyword("Samurai")]
    assert keywords("Open: Bow all non-Duelists.") == [HasKeyword("Duelist", False, plural="Duelists")]


def test_a_state_is_a_state_also_with_a_capital() -> None:
    assert keywords("Battle: Destroy a target Dishonorable Personality.") == [State("dishonorable")]
    assert keywords("Battle: Destroy a target Human Personality.") == [State("human")]


@pytest.mark.rule("samurai.wording.31")
def test_a_keyword_of_several_words_is_one() -> None:
    assert keywords("Battle: Bow a target non-Storm Rider Follower.") == [HasKeyword("Storm Rider", positive=False)]
    mine = Vocabulary(["Frog Rider"], beneath=lexicon())
    assert keywords("Battle: Bow all Frog Riders.", mine) == [HasKeyword("Frog Rider", plural="Frog Riders")]
    assert keywords("Battle: Bow a target Frog.", mine) == [HasKeyword("Frog")]


@pytest.mark.rule("samurai.wording.29")
def test_the_titles_of_known_cards_are_names() -> None:
    mine = Vocabulary((), ["Iron Pond", "Lotus"], lexicon())
    assert keywords("Open: Bow a target Iron Pond or Lotus.", mine) == [HasKeyword("Iron Pond"), HasKeyword("Lotus")]
    assert keywords("Open: Bow all Iron Ponds.", mine) == [HasKeyword("Iron Pond", plural="Iron Ponds")]
    assert not read("Open: Bow a target Iron Pond.", type="strategy").understood


def test_a_card_may_speak_of_its_own_keywords() -> None:
    assert read("Frobnicator • Unique\nBattle: Bow a target Frobnicator.").understood
    entry: dict[str, Any] = {"title": "Kado", "type": "personality", "text": "Battle: Bow a target Frobnicator."}
    assert definition(entry, "x").unread
    assert not definition({**entry, "keywords": ["Frobnicator"]}, "x").unread


def test_the_cards_of_a_file_know_the_names_of_each_other(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(
        'cards:\n- {title: Kado, type: strategy, text: "Open: Bow a target Snail Clan Frobnicator."}\n'
        '- {title: Ox, type: personality, clan: Snail, text: "Frobnicator • Unique"}\n'
    )
    assert [card.unread for card in load_cards(path)] == [(), ()]


def test_the_cards_of_a_scenario_know_the_names_of_each_other() -> None:
    kado = {"title": "Kado", "type": "strategy", "text": "Open: Bow a target Frobnicator."}
    ox = {"title": "Ox", "type": "personality", "keywords": ["Frobnicator"]}
    found: Any = edition_of("samurai").finder({"edition": "samurai", "cards": [kado, ox]}, "here")("Kado", "there")
    assert not found.unread


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_library_is_part_of_the_vocabulary(edition: str) -> None:
    names = language_of(edition).lexicon
    for card in library(edition).shown:
        for keyword in card.keywords:
            words = keyword.lower().replace("'s", " 's").split()
            known = names.is_keyword(words[0]) if len(words) == 1 else names.long_keywords(words, 0)
            assert known, (card.title, keyword)
