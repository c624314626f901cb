"""Who may see what: face-down cards, hands, looking, showing, searching."""

from __future__ import annotations

from typing import Any

import pytest

from rokugan.editions.ccg.seen.unfolded import unfolded
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.testing import Table

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
def table() -> Table[CcgGame]:
    """The position of this module."""
    return Table[CcgGame].of(POSITION)


def play(table: Table[CcgGame], *moves: str) -> CcgGame:
    """Moves of Ann."""
    table.step(*({"Ann": move} for move in moves))
    return table.game


def seen(game: CcgGame, viewer: str | None, whose: int, what: str) -> Any:  # noqa: ANN401 (a list or a mapping)
    """A part of a view."""
    return unfolded(game.view(viewer))["players"][whose][what]


@pytest.mark.rule("celestial.information.01")
def test_nobody_sees_face_down_cards_not_even_his_own(table: Table[CcgGame]) -> None:
    game = play(table)
    for viewer in ("Ann", "Bob", None):
        cards = [province["cards"] for province in seen(game, viewer, 0, "provinces")]
        assert cards[0] == cards[1] == [None]
        assert cards[2][0]["card"].startswith("Kin")
        assert seen(game, viewer, 0, "fate_deck")["known"] == {}
        assert seen(game, viewer, 1, "dynasty_deck")["known"] == {}


@pytest.mark.rule("celestial.information.01")
def test_a_face_down_card_is_named_by_its_province_when_it_is_chosen(table: Table[CcgGame]) -> None:
    game = play(table, "play Peek")
    assert game.decision is not None
    assert game.decision.options == ["target Ann.P1", "target Ann.P2", "target Ann.P4"]


@pytest.mark.rule("celestial.information.02")
def test_a_hand_is_seen_by_its_player_only(table: Table[CcgGame]) -> None:
    game = play(table)
    assert sorted(seen(game, "Bob", 1, "hand")) == ["Ax#2", "Rag"]
    assert seen(game, "Ann", 1, "hand") == [None, None]
    assert seen(game, None, 1, "hand") == [None, None]


@pytest.mark.rule("celestial.information.03")
def test_to_look_informs_one_player_and_moves_nothing(table: Table[CcgGame]) -> None:
    game = play(table)
    deck = list(game.players[0].fate_deck)
    play(table, "play Oracle")
    assert game.players[0].fate_deck == deck
    assert seen(game, "Ann", 0, "fate_deck")["known"] == {"0": "Ax"}
    assert seen(game, "Bob", 0, "fate_deck")["known"] == {}
    assert not any("Ax" in line for line in [each["text"] for each in game.events_for("Bob")])
    assert any("Ax" in line for line in [each["text"] for each in game.events_for("Ann")])
    play(table, "play Spy")
    assert sorted(seen(game, "Ann", 1, "hand")) == ["Ax#2", "Rag"]
    assert seen(game, None, 1, "hand") == [None, None]
    assert len(game.players[1].hand) == 2


@pytest.mark.rule("celestial.information.03")
def test_a_face_down_province_card_that_was_looked_at_stays_face_down(table: Table[CcgGame]) -> None:
    game = play(table, "play Peek", "target Ann.P2")
    ours, theirs = (seen(game, viewer, 0, "provinces")[1] for viewer in ("Ann", "Bob"))
    assert ours["cards"][0]["card"] == "Twin"
    assert theirs["cards"] == [None]
    assert not ours["face_up"]


@pytest.mark.rule("celestial.information.04")
def test_to_show_tells_everybody_and_leaves_the_cards_in_hand(table: Table[CcgGame]) -> None:
    game = play(table, "play Honesty")
    for viewer in ("Ann", "Bob", None):
        assert any("Quest" in line for line in [each["text"] for each in game.events_for(viewer)])
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
def test_a_revealed_card_is_face_up_for_both_from_then_on(table: Table[CcgGame]) -> None:
    game = play(table, "play Unveil", "target Ann.P2")
    for viewer in ("Ann", "Bob", None):
        province = seen(game, viewer, 0, "provinces")[1]
        assert province["face_up"]
        assert province["cards"][0]["card"] == "Twin"
    play(table, "pass")
    assert seen(game, "Bob", 0, "provinces")[1]["face_up"]


@pytest.mark.rule("celestial.information.06")
def test_a_search_offers_cards_of_the_kind_and_shuffles_the_deck(table: Table[CcgGame]) -> None:
    game = play(table)
    before = list(game.players[0].fate_deck)
    play(table, "play Oracle", "play Quest")
    assert game.decision is not None
    found = [option for option in game.decision.options if option.startswith("target")]
    assert sorted(found) == ["target Ax", "target Bow"]
    play(table, "target Bow")
    deck = game.players[0].fate_deck
    bow = next(card.number for card in game.cards if card.title == "Bow")
    assert bow in game.players[0].hand
    assert sorted(deck) == sorted(card for card in before if card != bow)
    assert deck != [card for card in before if card != bow]
    assert seen(game, "Ann", 0, "fate_deck")["known"] == {}  # what she knew of its order is gone
    assert "Bow" in "".join([each["text"] for each in game.events_for("Bob")])


@pytest.mark.rule("celestial.information.06")
def test_a_searched_deck_is_shuffled_also_when_nothing_was_found() -> None:
    data = dict(POSITION)
    data["players"] = [{"name": "Ann", "hand": ["Quest"], "fate_deck": ["Rag", "Oracle", "Spy"]}, {"name": "Bob"}]
    table = Table[CcgGame].of(data)
    game = play(table)
    before = list(game.players[0].fate_deck)
    play(table, "play Quest")
    assert sorted(game.players[0].fate_deck) == sorted(before)
    assert game.players[0].fate_deck != before


@pytest.mark.rule("celestial.zones.01")
def test_both_players_read_both_discard_piles() -> None:
    data = dict(POSITION)
    data["players"] = [
        {"name": "Ann", "fate_discard": ["Rag"], "dynasty_discard": [{"card": "Kin", "dead": True}, {"card": "Twin"}]},
        {"name": "Bob"},
    ]
    game = Table[CcgGame].of(data).game
    for viewer in ("Ann", "Bob", None):
        ann = unfolded(game.view(viewer))["players"][0]
        assert ann["fate_discard"] == ["Rag"]
        assert [(each["card"], each["dead"]) for each in ann["dynasty_discard"]] == [("Kin", True), ("Twin", False)]
