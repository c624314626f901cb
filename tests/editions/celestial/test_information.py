"""Who may see what: face-down cards, hands, looking, showing, searching."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from rokugan.core.scenario import Runner
from rokugan.editions.ccg.game import CcgGame
from rokugan.editions.ccg.seen.unfolded import unfolded
from rokugan.scenarios import open_scenario

CARDS = [
    {"title": "Kin", "type": "personality", "chi": 2, "gold_cost": 0},
    {"title": "Twin", "type": "personality", "chi": 2, "gold_cost": 0},
    {"title": "Ax", "type": "item", "focus_value": 1},
    {"title": "Bow", "type": "item", "focus_value": 1},
    {"title": "Rag", "type": "strategy", "focus_value": 1},
    {"title": "Oracle", "type": "strategy", "text": "Limited: Look at the top card of your Fate deck."},
    {"title": "Spy", "type": "strategy", "text": "Limited: Look at another player's hand."},
    {"title": "Honesty", "type": "strategy", "text": "Limited: Show your hand."},
    {"title": "Peek", "type": "strategy", "text": "Limited: Look at a target face-down card in your province."},
    {"title": "Unveil", "type": "strategy", "text": "Limited: Reveal a target face-down card in your province."},
    {
        "title": "Quest",
        "type": "strategy",
        "text": "Limited: Search your Fate deck for an Item, show it, and put it into your hand.",
    },
]
POSITION: dict[str, Any] = {
    "edition": "celestial",
    "seed": 3,
    "cards": CARDS,
    "players": [
        {
            "name": "Ann",
            "hand": ["Oracle", "Spy", "Honesty", "Peek", "Unveil", "Quest"],
            "fate_deck": ["Ax", "Bow"],
            "provinces": [{"card": "Kin"}, {"card": "Twin"}, {"card": "Kin", "face": "up"}, {}],
        },
        {"name": "Bob", "hand": ["Rag", "Ax"], "provinces": [{"card": "Kin"}, {}, {}, {}]},
    ],
    "phase": "action",
    "turn": 3,
    "script": [],
}


@pytest.fixture
def runner(tmp_path: Path) -> Runner:
    """The position of this module."""
    file = tmp_path / "position.yaml"
    file.write_text(yaml.safe_dump(POSITION), encoding="utf-8")
    return open_scenario(file)[1]


def play(runner: Runner, *moves: str) -> CcgGame:
    """Moves of Ann."""
    for move in moves:
        runner.step({"Ann": move})
    assert isinstance(runner.game, CcgGame)
    return runner.game


def seen(game: CcgGame, viewer: str | None, whose: int, what: str) -> Any:
    """A part of a view."""
    return unfolded(game.view(viewer))["players"][whose][what]


@pytest.mark.rule("celestial.information.01")
def test_nobody_sees_face_down_cards_not_even_his_own(runner: Runner) -> None:
    game = play(runner)
    for viewer in ("Ann", "Bob", None):
        cards = [province["cards"] for province in seen(game, viewer, 0, "provinces")]
        assert cards[0] == cards[1] == [None]
        assert cards[2][0]["card"].startswith("Kin")
        assert seen(game, viewer, 0, "fate_deck")["known"] == {}
        assert seen(game, viewer, 1, "dynasty_deck")["known"] == {}


@pytest.mark.rule("celestial.information.01")
def test_a_face_down_card_is_named_by_its_province_when_it_is_chosen(runner: Runner) -> None:
    game = play(runner, "play Peek")
    assert game.decision is not None
    assert game.decision.options == ["target Ann.P1", "target Ann.P2", "target Ann.P4"]


@pytest.mark.rule("celestial.information.02")
def test_a_hand_is_seen_by_its_player_only(runner: Runner) -> None:
    game = play(runner)
    assert sorted(seen(game, "Bob", 1, "hand")) == ["Ax#2", "Rag"]
    assert seen(game, "Ann", 1, "hand") == [None, None]
    assert seen(game, None, 1, "hand") == [None, None]


@pytest.mark.rule("celestial.information.03")
def test_to_look_informs_one_player_and_moves_nothing(runner: Runner) -> None:
    game = play(runner)
    deck = list(game.players[0].fate_deck)
    play(runner, "play Oracle")
    assert game.players[0].fate_deck == deck
    assert seen(game, "Ann", 0, "fate_deck")["known"] == {"0": "Ax"}
    assert seen(game, "Bob", 0, "fate_deck")["known"] == {}
    assert not any("Ax" in line for line in [each["text"] for each in game.told("Bob")])
    assert any("Ax" in line for line in [each["text"] for each in game.told("Ann")])
    play(runner, "play Spy")
    assert sorted(seen(game, "Ann", 1, "hand")) == ["Ax#2", "Rag"]
    assert seen(game, None, 1, "hand") == [None, None]
    assert len(game.players[1].hand) == 2


@pytest.mark.rule("celestial.information.03")
def test_a_face_down_province_card_that_was_looked_at_stays_face_down(runner: Runner) -> None:
    game = play(runner, "play Peek", "target Ann.P2")
    ours, theirs = (seen(game, viewer, 0, "provinces")[1] for viewer in ("Ann", "Bob"))
    assert ours["cards"][0]["card"] == "Twin"
    assert theirs["cards"] == [None]
    assert not ours["face_up"]


@pytest.mark.rule("celestial.information.04")
def test_to_show_tells_everybody_and_leaves_the_cards_in_hand(runner: Runner) -> None:
    game = play(runner, "play Honesty")
    for viewer in ("Ann", "Bob", None):
        assert any("Quest" in line for line in [each["text"] for each in game.told(viewer)])
    assert sorted(game.name(card) for card in game.players[0].hand) == [
        "Oracle",
        "Peek",
        "Quest",
        "Spy",
        "Unveil",
    ]
    quest = next(card.number for card in game.cards if card.title == "Quest")
    assert not game.rules.table.is_face_up(game, quest)


@pytest.mark.rule("celestial.information.05")
def test_a_revealed_card_is_face_up_for_both_from_then_on(runner: Runner) -> None:
    game = play(runner, "play Unveil", "target Ann.P2")
    for viewer in ("Ann", "Bob", None):
        province = seen(game, viewer, 0, "provinces")[1]
        assert province["face_up"]
        assert province["cards"][0]["card"] == "Twin"
    play(runner, "pass")
    assert seen(game, "Bob", 0, "provinces")[1]["face_up"]


@pytest.mark.rule("celestial.information.06")
def test_a_search_offers_cards_of_the_kind_and_shuffles_the_deck(runner: Runner) -> None:
    game = play(runner)
    before = list(game.players[0].fate_deck)
    play(runner, "play Oracle", "play Quest")
    assert game.decision is not None
    found = [option for option in game.decision.options if option.startswith("target")]
    assert sorted(found) == ["target Ax", "target Bow"]
    play(runner, "target Bow")
    deck = game.players[0].fate_deck
    bow = next(card.number for card in game.cards if card.title == "Bow")
    assert bow in game.players[0].hand
    assert sorted(deck) == sorted(card for card in before if card != bow)
    assert deck != [card for card in before if card != bow]
    assert seen(game, "Ann", 0, "fate_deck")["known"] == {}  # what she knew of its order is gone
    assert "Bow" in "".join([each["text"] for each in game.told("Bob")])


@pytest.mark.rule("celestial.information.06")
def test_a_searched_deck_is_shuffled_also_when_nothing_was_found(tmp_path: Path) -> None:
    data = dict(POSITION)
    data["players"] = [{"name": "Ann", "hand": ["Quest"], "fate_deck": ["Rag", "Oracle", "Spy"]}, {"name": "Bob"}]
    file = tmp_path / "position.yaml"
    file.write_text(yaml.safe_dump(data), encoding="utf-8")
    runner = open_scenario(file)[1]
    game = play(runner)
    before = list(game.players[0].fate_deck)
    play(runner, "play Quest")
    assert sorted(game.players[0].fate_deck) == sorted(before)
    assert game.players[0].fate_deck != before


@pytest.mark.rule("celestial.zones.01")
def test_both_players_read_both_discard_piles(tmp_path: Path) -> None:
    data = dict(POSITION)
    data["players"] = [
        {"name": "Ann", "fate_discard": ["Rag"], "dynasty_discard": [{"card": "Kin", "dead": True}, {"card": "Twin"}]},
        {"name": "Bob"},
    ]
    file = tmp_path / "position.yaml"
    file.write_text(yaml.safe_dump(data), encoding="utf-8")
    game = open_scenario(file)[1].game
    for viewer in ("Ann", "Bob", None):
        ann = unfolded(game.view(viewer))["players"][0]
        assert ann["fate_discard"] == ["Rag"]
        assert [(each["card"], each["dead"]) for each in ann["dynasty_discard"]] == [("Kin", True), ("Twin", False)]
