"""A card while somebody writes it: what is understood, the nearest wording, and a table on which it can be tried."""

from __future__ import annotations

from typing import Any

import pytest

from rokugan.editions.registry import edition_of
from rokugan.errors import CardError
from rokugan.games import play_line
from rokugan.scenarios import opened
from rokugan.workshop.tables import table_for
from rokugan.workshop.understanding import understood

CLASSIC = ("gold", "samurai", "celestial", "war_of_honor")


@pytest.mark.parametrize("edition", CLASSIC)
def test_a_misspelt_word_is_marked_and_mended(edition: str) -> None:
    text = "Battle: Bow a target enemy Folower."
    found = understood({"title": "Fox", "type": "personality", "force": 3, "text": text}, edition)
    (unread,) = found["unread"]
    assert not found["playable"]
    assert text[slice(*unread["fault"])] == "Folower"
    (mended, *_) = unread["nearest"]
    right = text[: unread["start"]] + mended + text[unread["end"] :]
    again = understood({"title": "Fox", "type": "personality", "force": 3, "text": right}, edition)
    assert (again["playable"], again["unread"], again["written"]) == (True, [], "Battle: Bow a target enemy Follower.")


def test_so_it_is_in_the_living_card_game() -> None:
    text = "Action: During a conflict, bow a participating caracter."
    found = understood({"title": "Fox", "type": "event", "text": text}, "lcg")
    (unread,) = found["unread"]
    assert text[slice(*unread["fault"])] == "caracter"
    right = text[: unread["start"]] + unread["nearest"][0] + text[unread["end"] :]
    assert understood({"title": "Fox", "type": "event", "text": right}, "lcg")["unread"] == []


def test_what_no_word_mends_gets_sentences_of_cards() -> None:
    text = "Battle: Bow a target enemy Follower beside him."
    (unread,) = understood({"title": "Fox", "type": "personality", "text": text}, "celestial")["unread"]
    assert text[slice(*unread["fault"])] == "beside"
    for line in unread["nearest"]:
        assert understood({"title": "Fox", "type": "personality", "text": line}, "celestial")["unread"] == []
    assert unread["nearest"]


def test_what_is_no_card_is_refused_in_a_sentence() -> None:
    with pytest.raises(CardError, match="unknown type `persnality`; did you mean `personality`"):
        understood({"title": "Fox", "type": "persnality"}, "celestial")


TYPES = {
    "classic": [
        "personality",
        "follower",
        "item",
        "spell",
        "strategy",
        "ring",
        "holding",
        "region",
        "event",
        "stronghold",
    ],
    "lcg": ["character", "attachment", "event", "holding", "province", "stronghold", "role"],
}
EVERY = [(edition, kind) for edition in (*CLASSIC, "lcg") for kind in TYPES[edition_of(edition).family]]


@pytest.mark.parametrize(("edition", "kind"), EVERY)
def test_a_table_is_laid_for_every_type(edition: str, kind: str) -> None:
    more: dict[str, Any] = {"element": "water", "strength": 3} if kind == "province" else {}
    scenario = table_for({"title": "The New Card", "type": kind, **more}, edition)
    game = opened(scenario, "table").game
    assert game.decision is not None


def test_on_its_table_a_card_can_be_used() -> None:
    text = "Battle: Bow a target enemy Follower."
    scenario = table_for({"title": "The New Card", "type": "strategy", "text": text}, "celestial")
    game: Any = opened(scenario, "table").game
    for line in ("Ann: attack Bob", "Ann: assign Captain to P1", "Ann: done", "Bob: assign Rival to P1", "Bob: done"):
        play_line(game, line, "table")
    while game.decision.player != "Ann" or game.decision.kind != "battle action":
        offered = [choice.move for choice in game.decision.choices]
        if "play The New Card" in offered:
            return
        game.play("pass" if "pass" in offered else offered[0])
    raise AssertionError("the card was never offered")
