"""The cards of the box: understood, playable, and what the rulebook says of the Rings."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from rokugan.cards import read, write
from rokugan.cards.deck import shipped_decks
from rokugan.cards.library import Library, library
from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.runnable import why_not_playable
from rokugan.program.story import without_story
from rokugan.workshop.shipping import cards_of, shipped

CARDS = list(library("war_of_honor"))
SETS = Path(__file__).parents[3] / "src" / "rokugan" / "cards" / "sets"


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_a_card_can_be_read_and_played(card: CardDefinition) -> None:
    assert not card.unread
    assert why_not_playable(card) == ""
    text = write(card.program, title=card.title, type=card.type, edition="war_of_honor")
    again = read(text, title=card.title, type=card.type, edition="war_of_honor")
    assert again.understood
    assert without_story(again.program) == card.program


def test_the_set_is_made_again_from_the_printed_wording() -> None:
    """Where the source is at hand: only the amendments differ from it."""
    source = Path(__file__).resolve().parents[4] / "shared" / "cards" / "war_of_honor.json"
    if not source.exists():
        pytest.skip("the printed cards are not here")
    amendments = yaml.safe_load((SETS / "war_of_honor" / "amendments.yaml").read_text(encoding="utf-8"))
    assert set(amendments) == {"City of Tears (GotE)", "Military Alliance"}
    made = Library("war_of_honor", cards_of(source, "war_of_honor", amendments))
    for card in CARDS:
        assert shipped(made[card.name]).program == card.program, card.name


def test_every_card_is_in_a_deck_or_given_by_the_rules() -> None:
    used = {title for deck in shipped_decks() if deck.edition == "war_of_honor" for title in deck.titles}
    assert {library("war_of_honor")[title].name for title in used} | {"Border Keep", "Bamboo Harvesters"} == {
        card.name for card in CARDS
    }


@pytest.mark.rule("war_of_honor.cards.16")
def test_the_conditions_of_the_rings_can_be_read_by_everybody() -> None:
    rings = [card for card in CARDS if card.type == "ring"]
    assert {word for ring in rings for word in ring.keywords} >= {"Air", "Earth", "Fire", "Water", "Void"}
    for ring in rings:
        text = write(ring.program, title=ring.title, type=ring.type, edition="war_of_honor")
        assert "put this card into play from your hand" in text
        assert any(trait.from_hand for trait in ring.program.traits if hasattr(trait, "from_hand"))
