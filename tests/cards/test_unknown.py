"""What no source tells is not 0: cards with an unknown text or unknown numbers are marked, shown and refused."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rokugan import new_game
from rokugan.cards.deck import shipped_decks
from rokugan.cards.face import stat_line
from rokugan.cards.formats import check, named_format
from rokugan.cards.library import library
from rokugan.cli import app
from rokugan.errors import DeckError
from rokugan.scenarios import run
from rokugan.workshop.shipping import cards_of

UNKNOWN = {
    "Birth of the Blood Heir": ("text",),
    "Inspire Obedience": ("text",),
    "Ruthless Advance": ("text",),
    "Shinbone Warpack": ("text", "force", "chi", "personal_honor"),
    "Triumph of Courage": ("text", "focus_value"),
}


def test_the_cards_that_the_book_does_not_tell() -> None:
    assert {card.name: card.unknown for card in library("samurai").shown if card.unknown} == UNKNOWN
    assert not any(card.unknown for edition in ("gold", "celestial", "war_of_honor") for card in library(edition).shown)


def test_an_unknown_number_is_shown_as_such() -> None:
    assert stat_line(library("samurai")["Shinbone Warpack"]) == "?F/?C –HR 10G ?PH"
    assert stat_line(library("samurai")["Triumph of Courage"]) == "0G ?FV"
    shown = CliRunner().invoke(app, ["cards", "show", "Triumph of Courage", "-e", "samurai"]).output
    assert "No source tells the text and the focus value of 'Triumph of Courage', so it can not be played." in shown


def test_a_deck_with_such_a_card_is_refused() -> None:
    deck = next(deck for deck in shipped_decks() if deck.edition == "samurai")
    with_it = replace(deck, fate=(*deck.fate, ("Inspire Obedience", 1)))
    said = [each.sentence for each in check(with_it, library("samurai"), named_format("samurai-40"))]
    assert said == ["No source tells the text of 'Inspire Obedience', so it can not be played."]
    with pytest.raises(DeckError, match="No source tells the text of 'Inspire Obedience'"):
        new_game("samurai", decks=[with_it, deck], seed=1)


POSITION = """
edition: samurai
players: [{name: Ann, hand: [Inspire Obedience]}, {name: Bob}]
script: [{expect: {Ann.hand: 1}}]
"""


def test_a_scenario_with_such_a_card_is_refused_unless_it_brings_its_own(tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    path.write_text(POSITION)
    (result,) = run(path)
    assert result.malformed
    assert (
        result.failure == "player Ann: hand: No source tells the text of 'Inspire Obedience', so it can not be played."
    )
    path.write_text(POSITION + 'cards: [{title: Inspire Obedience, type: strategy, text: "Open: Draw a card."}]\n')
    assert run(path)[0].failure == ""


def test_shipping_marks_what_its_source_has_as_null(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    cards = [
        {
            "title": "Ox",
            "type": "personality",
            "force": None,
            "chi": 2,
            "gold_cost": 3,
            "personal_honor": 1,
            "text": None,
        },
        {"title": "Elk", "type": "personality", "force": 1, "chi": 2, "focus_value": None, "text": ""},
        {"title": "Hare", "type": "personality", "force": 1},
    ]
    path.write_text(json.dumps(cards))
    ox, elk, hare = cards_of(path, "samurai")
    assert (ox.unknown, ox.force, ox.chi) == (("text", "force"), None, 2)
    assert elk.unknown == hare.unknown == ()
