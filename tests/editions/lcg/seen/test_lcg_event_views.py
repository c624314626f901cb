"""Events of the Living Card Game: from where to where, by which card, as a price or an effect, by which rule."""

from __future__ import annotations

from typing import Any

import pytest

import rokugan
from rokugan.core.game import Game
from rokugan.core.randomness import Randomness
from rokugan.rulebook.book import rules
from rokugan.testing.table import Table

# What cards do that change their place
MOVES = {
    "draws", "discards", "enters_play", "is_discarded", "is_sacrificed", "returns_to_hand", "moves_home", "returns_home",
    "moves_to_the_conflict", "declares_a_conflict", "goes_to_hand", "returns_to_a_deck", "goes_below_a_deck",
}  # fmt: skip
# What a player does by using a card that he has: the event is about that card
OWN = {"plays", "uses", "is_canceled"}


def after(*steps: str) -> Game:
    """Ann has attacked with an Assassination in hand, Bob does not defend; then these steps."""
    table: Table[Game] = Table("lcg")
    table.lay("Ann", honor=10, fate=3, hand=["Assassination"], in_play=["Doji Whisperer"])
    table.lay("Bob", in_play=["Seppun Guardsman", "Serene Warrior"])
    table.start(phase="conflict")
    table.step("all pass", "Ann: declare political", "Ann: ring air", "Ann: province P1")
    table.step("Ann: attacker Doji Whisperer", "Ann: done", "Bob: done", *steps)
    return table.game


def told(game: Game, viewer: str | None, kind: str) -> dict[str, Any]:
    """The last event of a kind."""
    return next(each for each in game.events_for(viewer, 0)[::-1] if each["kind"] == kind)


def test_a_price_and_an_effect_name_their_card() -> None:
    game = after("Ann: play Assassination", "Ann: target Seppun Guardsman")
    price = next(each for each in game.events_for("Bob", 0) if each["kind"] == "loses_honor")
    assert (price["cause"], price["by"]["name"], price["amount"]) == ("cost", "Assassination", 3)
    assert "rule" not in price
    effect = told(game, "Bob", "is_discarded")
    assert (effect["cause"], effect["by"]["name"]) == ("effect", "Assassination")
    assert (effect["from"], effect["to"]) == ("home", "dynasty_discard")
    assert told(game, "Bob", "plays")["from"] == "hand"


def test_the_steps_of_a_conflict_name_their_rules() -> None:
    game = after("all pass", "Ann: no", "Ann: yes", "Ann: choose gain")
    declared = told(game, None, "declares_a_conflict")
    assert (declared["from"], declared["to"], declared["rule"]) == ("home", "Bob.P1", "lcg.conflict.28")
    assert told(game, None, "reveals")["rule"] == "lcg.provinces.10"
    assert told(game, None, "loses_honor")["rule"] == "lcg.conflict.16"
    ring = told(game, None, "gains_honor")
    assert (ring["cause"], ring["rule"], ring["amount"]) == ("effect", "lcg.ringeffects.02", 2)
    assert told(game, None, "bows")["rule"] == "lcg.conflict.37"
    back = told(game, None, "returns_home")
    assert (back["from"], back["to"], back["cause"]) == ("conflict", "home", "rules")


@pytest.mark.parametrize("seed", range(1, 7))
def test_every_event_says_what_made_it_happen_and_where_cards_went(seed: int) -> None:
    game = rokugan.new_game("lcg", names=["Ann", "Bob"], seed=seed)
    chance = Randomness(seed)
    while game.decision is not None and game.turn < 6:
        game.choose(chance.below(len(game.decision.choices)))
    known = {rule.id for rule in rules("lcg")}
    for viewer in ("Ann", "Bob", None):
        for event in game.events_for(viewer, 0):
            if event["kind"] in MOVES:
                assert all(event[key] for key in ("from", "to")), event
            if event["kind"] not in OWN:
                assert ("by" in event) != ("rule" in event), event
                assert event["cause"] in ("effect", "cost", "rules"), event
            assert event.get("rule", "lcg.conflict.28") in known, event
            if viewer not in event.get("known_to", (viewer,)):
                assert set(event["cards"]) == {None}, event
