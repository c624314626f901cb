"""Sets of one's own: read, refused with a sentence, played, and kept in records (docs/notation.md, docs/sets.md)."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from rokugan import new_game, record, replay
from rokugan.cards.deck import Deck, shipped_decks, write_deck
from rokugan.cards.own_sets import OwnSet, own_set, read_own_set
from rokugan.cli import app
from rokugan.errors import RokuganError

WINDS = """
set: Winds of Summer
version: "1.0"
author: Somebody
edition: celestial
keywords:
  Dauntless: "Battle: Straighten this Personality."
cards:
  - {title: Akodo Rei, type: personality, clans: [Lion], force: 3, chi: 2, honor_requirement: 2, gold_cost: 5,
     personal_honor: 2, keywords: [Samurai, Dauntless], text: "Battle: Give your target Follower +2F."}
  - {title: Akodo Sei, type: personality, clans: [Lion], force: 1, chi: 1, gold_cost: 2, text: "Fear 2."}
"""
RIVER = """
set: The River
edition: lcg
keywords:
  stubborn: "While this character is defending, it gets +1 military skill."
cards:
  - {title: Bridge Guard, type: character, side: dynasty, clan: crab, cost: 1, military: 1, political: 0, glory: 1,
     traits: [stubborn]}
"""


def first_deck(edition: str, clan: str = "") -> Deck:
    return next(deck for deck in shipped_decks() if deck.edition == edition and clan in deck.stronghold)


def with_card(title: str, edition: str = "celestial") -> Deck:
    """A shipped deck with three copies of a card as well."""
    deck = first_deck(edition)
    return replace(deck, name="Mine", dynasty=((title, 3), *deck.dynasty))


@pytest.fixture
def winds(tmp_path: Path) -> Path:
    file = tmp_path / "winds.yaml"
    file.write_text(WINDS)
    return file


def test_a_card_has_the_texts_of_its_keywords(winds: Path) -> None:
    rei, sei = read_own_set(winds).read
    assert [each.designators for each in rei.program.abilities] == [("battle",), ("battle",)]
    assert "Dauntless" in rei.keywords
    assert not sei.program.abilities
    assert rei.expansion == "Winds of Summer"


def test_of_the_living_card_game_too() -> None:
    (guard,) = own_set(RIVER).read
    assert guard.traits == ("stubborn",)
    assert not guard.unread
    assert guard.program != type(guard.program)()


def test_a_game_with_them_is_recorded_with_the_whole_set(winds: Path) -> None:
    mine = with_card("Akodo Rei")
    game = new_game("celestial", [mine, first_deck("celestial")], seed=5, cards=[winds])
    kept = record(game)
    assert kept["format"] == "rokugan-record/3"
    assert kept["sets"][0]["set"] == "Winds of Summer"
    winds.unlink()
    assert replay(kept).hash() == game.hash()
    assert any(card.title == "Akodo Rei" for card in game.cards)


def test_a_record_of_shipped_cards_stays_as_it_was() -> None:
    kept = record(new_game("celestial", seed=5))
    assert kept["format"] == "rokugan-record/2"
    assert "sets" not in kept


def test_without_the_set_the_deck_is_refused() -> None:
    with pytest.raises(RokuganError, match="There is no card 'Akodo Rei'"):
        new_game("celestial", [with_card("Akodo Rei"), first_deck("celestial")], seed=5)


def bad(**more: Any) -> dict[str, Any]:
    card = {"title": "Odd One", "type": "personality", "force": 1, "chi": 1, "text": "Battle: Zorbish the enemy."}
    return {"set": "Odd", "edition": "celestial", "cards": [card], **more}


def test_words_that_are_not_understood_keep_the_set_from_a_game() -> None:
    with pytest.raises(RokuganError, match=r"card 'Odd One': .*Zorbish the enemy.*--blank"):
        new_game("celestial", [with_card("Odd One"), first_deck("celestial")], seed=5, cards=[bad()])


def test_a_blank_card_says_so_on_the_table() -> None:
    mine = with_card("Odd One")
    game = new_game("celestial", [mine, first_deck("celestial")], seed=5, cards=[bad(blank=True)])
    odd = next(card for card in game.cards if card.title == "Odd One")
    assert odd.definition.blank
    assert not odd.definition.program.abilities
    assert replay(record(game)).hash() == game.hash()
    from rokugan.editions.ccg.seen.faces import written
    from rokugan.editions.ccg.table.compiled_card import behaviour_of

    assert written(game.rules, behaviour_of(odd.definition))["text"] == [
        "Its text is not understood: it is played without."
    ]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"edition": "lcg"}, "the set 'Odd' is for lcg; this game is celestial"),
        ({"edition": "jade"}, "There is no edition 'jade'"),
        ({"cards": []}, "cards"),
        ({"cards": [{"title": "A", "type": "personalty"}]}, "did you mean `personality`"),
        ({"kards": []}, "unknown key `kards`"),
        ({"keywords": {"Bold": 3}}, "keywords"),
    ],
)
def test_a_set_that_is_none_gets_a_sentence(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(RokuganError) as refused:
        new_game("celestial", [with_card("Odd One"), first_deck("celestial")], seed=5, cards=[bad(**change)])
    assert sentence in str(refused.value)


def test_a_program_may_stand_in_the_place_of_a_text() -> None:
    card = {"title": "Ox", "type": "personality", "force": 2, "chi": 1, "program": "battle do [bow this]"}
    (ox,) = OwnSet({"set": "Oxen", "edition": "celestial", "cards": [card]}, "oxen").read
    assert ox.program.abilities[0].designators == ("battle",)
    with pytest.raises(RokuganError, match="card 'Ox': program: "):
        _ = OwnSet({"set": "Oxen", "edition": "celestial", "cards": [{**card, "program": "bow bow"}]}, "oxen").read


def test_a_later_set_holds_before_an_earlier_one() -> None:
    card = {"title": "Odd One", "type": "personality", "force": 4, "chi": 1}
    game = new_game(
        "celestial",
        [with_card("Odd One"), first_deck("celestial")],
        cards=[bad(blank=True), {"set": "Later", "edition": "celestial", "cards": [card]}],
    )
    assert next(each for each in game.cards if each.title == "Odd One").definition.force == 4


def test_commands_take_them(winds: Path, tmp_path: Path) -> None:
    write_deck(with_card("Akodo Rei"), tmp_path / "mine.txt")
    deck, cards = str(tmp_path / "mine.txt"), ["--cards", str(winds)]
    run = CliRunner().invoke
    assert run(app, ["deck", "check", deck]).exit_code == 2
    assert run(app, ["deck", "check", deck, *cards]).exit_code == 0
    found = run(app, ["cards", "search", "k:dauntless", "--json", *cards])
    assert '"title": "Akodo Rei"' in found.output
    assert '"mark": "own"' in found.output
    played = run(app, ["simulate", "-e", "celestial", "--decks", deck, deck, "-n", "1", "--turns", "3", *cards])
    assert played.exit_code == 0, played.output


def test_a_scenario_may_speak_of_them(winds: Path, tmp_path: Path) -> None:
    scenario = tmp_path / "rei.yaml"
    scenario.write_text(
        "title: Rei straightens\nedition: celestial\nphase: action\n"
        "players: [{name: Ann, in_play: [{card: Akodo Rei, as: rei}]}, {name: Bob}]\n"
        "script: [{expect: {rei.force: 3}}]\n"
    )
    run = CliRunner().invoke
    assert run(app, ["scenario", str(scenario)]).exit_code != 0
    shown = run(app, ["scenario", str(scenario), "--cards", str(winds)])
    assert shown.exit_code == 0, shown.output


def test_a_game_has_the_cards_of_guest_editions_as_well(winds: Path) -> None:
    mine = with_card("Akodo Rei")
    game = new_game("war_of_honor", [mine, first_deck("war_of_honor")], options={"advanced": True}, cards=[winds])
    assert any(card.title == "Akodo Rei" for card in game.cards)
