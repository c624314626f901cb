"""A position with one of everything, and the whole view of it: each field, as it is told to its player and to the other."""

from __future__ import annotations

import pytest
from tests.editions.naming_things import named, things

from rokugan.core.game import Game
from rokugan.testing import Table

POSITION = """
edition: celestial
cards:
  - {title: Boar, type: personality, clan: Crab, force: 3, chi: 2, gold_cost: 6, personal_honor: 1, honor_requirement: 2,
     keywords: [Samurai], text: "Battle: Bow this card: Give a target enemy Personality -1F."}
  - {title: Kite, type: personality, clan: Crane, force: 1, chi: 4, gold_cost: 5, personal_honor: 3, keywords: [Courtier]}
  - {title: Lance, type: item, force: 2, chi: 1, gold_cost: 3, focus_value: 2, keywords: [Weapon],
     text: "This Personality has Cavalry."}
  - {title: Levy, type: follower, force: 2, gold_cost: 2, focus_value: 1}
  - {title: Oath, type: strategy, focus_value: 3, text: "Open: Give your target Personality +2F."}
  - {title: Lesson, type: strategy, focus_value: 1,
     text: "Open: Your target Personality gains the ability, \\"Open: Gain 1 Honor.\\""}
  - {title: Quarry, type: holding, gold_cost: 2, gold_production: 3}
  - {title: Ford, type: region}
players:
  - name: Ann
    stronghold: {title: Keep, clan: Crab, province_strength: 6, gold_production: 4, starting_honor: 5}
    honor: 7
    hand: [Oath, Lesson]
    in_play:
      - {card: Boar, bowed: true, attachments: [Lance, {card: Levy, bowed: true}]}
      - {card: Kite, dishonorable: true, tokens: {"+1F": 2}}
      - {card: Boar, owner: Bob}
      - Quarry
    provinces: [{card: Boar, face: up, region: Ford}, {strength: 9}, {destroyed: true}, {card: Kite, face: down}]
    fate_discard: [Levy]
    dynasty_discard: [{card: Kite, dead: true}]
    favor: true
  - name: Bob
    hand: [Levy]
    in_play: [{card: Quarry, bowed: true}]
phase: action
"""
ON_THE_TABLE = {
    "Boar#2": {
        "card": "Boar", "name": "Boar#2", "values": {"force": 5, "chi": 3}, "bowed": True, "unit_force": 0,
        "keywords": ["Crab Clan", "Samurai", "Cavalry"], "attachments": ["Lance", "Levy"], "text": ["Open: Gain 1 Honor."],
    },
    "Lance": {"card": "Lance"},
    "Levy": {"card": "Levy", "bowed": True},
    "Kite#2": {
        "card": "Kite", "name": "Kite#2", "values": {"force": 5, "personal_honor": 0}, "dishonored": True, "tokens": {"+1F": 2},
        "effects": [{"text": "+2 force", "until": "until the turn ends", "source": "Oath"}],
    },
    "Boar#3": {"card": "Boar", "owner": "Bob", "name": "Boar#3", "controller": "Ann"},
    "Quarry": {"card": "Quarry"},
    "Quarry#2": {"card": "Quarry", "name": "Quarry#2", "bowed": True},
    "Boar": {"card": "Boar"},
    "Ford": {"card": "Ford"},
    "Levy#2": {"card": "Levy", "name": "Levy#2"},
    "Kite#3": {"card": "Kite", "name": "Kite#3", "dead": True},
    "Oath": {"card": "Oath"},
    "Lesson": {"card": "Lesson"},
    "Keep": {"card": "Keep"},
    "Stronghold": {"card": "Stronghold"},
}  # fmt: skip


@pytest.fixture
def game() -> Game:
    table: Table[Game] = Table.of(POSITION)
    return table.play("play Oath", "target Kite", "play Lesson", "target Boar#2").game


def test_every_thing_in_sight_is_told_with_all_that_is_not_as_usual(game: Game) -> None:
    assert things(game.view("Ann")) == ON_THE_TABLE
    assert things(game.view("Bob")) == {**ON_THE_TABLE, "Levy#3": {"card": "Levy", "name": "Levy#3"}}
    assert things(game.view(None)) == ON_THE_TABLE


def test_what_is_printed_is_told_once_for_each_card_and_briefly_in_piles(game: Game) -> None:
    faces = game.view("Ann")["cards"]
    assert faces["Boar"] == {
        "type": "personality", "clans": ["Crab"], "keywords": ["Crab Clan", "Samurai"], "abilities": [0],
        "stats": {"force": 3, "chi": 2, "personal_honor": 1, "gold_cost": 6, "honor_requirement": 2},
        "text": ["Battle: Bow this card: Give a target enemy Personality -1F."],
    }  # fmt: skip
    assert faces["Lance"] == {
        "type": "item", "stats": {"force": 2, "chi": 1, "gold_cost": 3, "focus_value": 2}, "keywords": ["Weapon"],
        "bonuses": ["force", "chi"], "text": ["This Personality has Cavalry."],
    }  # fmt: skip
    assert faces["Kite"]["stats"]["honor_requirement"] is None
    assert faces["Quarry"] == {"type": "holding", "stats": {"gold_cost": 2, "gold_production": 3}}
    assert faces["Ford"] == {"type": "region", "stats": {}}
    assert faces["Oath"] == faces["Lesson"] == {"type": "strategy", "brief": True}
    assert faces["Keep"] == {
        "type": "stronghold", "stats": {"province_strength": 6, "gold_production": 4, "starting_honor": 5},
        "clans": ["Crab"], "keywords": ["Crab Clan"],
    }  # fmt: skip


def test_a_side_of_the_table(game: Game) -> None:
    view = game.view("Ann")
    ann, bob = (named(view, each) for each in view["players"])
    assert (ann["clan"], ann["honor"], ann["favor"], ann["gold"], ann["maximum_hand"]) == ("Crab", 7, True, 7, 8)
    assert (bob["clan"], bob["honor"], bob["favor"], bob["gold"], bob["maximum_hand"]) == ("", 0, False, 0, 8)
    assert ann["in_play"] == ["Keep", "Boar#2", "Kite#2", "Boar#3", "Quarry"]
    assert ann["zones"]["fate_discard"] == {"cards": ["Levy#2", "Oath", "Lesson"]}
    assert ann["zones"]["dynasty_discard"] == {"cards": ["Kite#3"]}
    assert ann["zones"]["fate_deck"] == ann["zones"]["dynasty_deck"] == {"size": 30, "cards": []}
    assert bob["zones"]["hand"] == {"size": 1, "cards": []}
    first, second, third, fourth = ann["provinces"]
    assert first == {
        "name": "P1", "at": "Ann.P1", "strength": 6, "destroyed": False, "cards": ["Boar"], "region": "Ford",
    }  # fmt: skip
    assert (second["strength"], second["cards"]) == (9, ["a card"])
    assert (third["destroyed"], third["cards"]) == (True, [])
    assert fourth["cards"] == ["a card"]
