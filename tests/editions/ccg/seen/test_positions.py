"""A position is set up as it was written down, and written down as it was set up: every field of it, and what it refuses."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.seen import transcript
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import ATTACKING, DEFENDING
from rokugan.editions.registry import edition_of
from rokugan.errors import ScenarioError
from rokugan.testing import Table

MEN = {"title": "created", "type": "follower", "force": 2, "gold_cost": 0, "focus_value": 0}
GHOST = {
    "title": "Ghost",
    "type": "personality",
    "force": 1,
    "chi": 3,
    "gold_cost": 0,
    "personal_honor": 2,
    "keywords": ["Spirit", "Shadowlands"],
}
FOX = {
    "title": "Fox",
    "type": "personality",
    "chi": 2,
    "text": "Open: Gain 1 Honor.\nOpen: Twice per game: Gain 2 Honor.\nOpen: Once per turn: Gain 3 Honor.",
}
RING = {"title": "Ring of Salt", "type": "ring", "focus_value": 3}
MARSH = {"title": "Marsh", "type": "region"}
HILL = {"title": "Hill", "type": "region"}
HALL = {"title": "Hall", "type": "stronghold", "clan": "Crab", "province_strength": 5, "starting_honor": 2}
WALL = "Your Personalities have +1F."
BLANK = {"title": "Blank", "type": "strategy"}

ANN: dict[str, Any] = {
    "name": "Ann",
    "honor": 4,
    "stronghold": {
        "title": "Stronghold of Ann",
        "clan": "Crab",
        "province_strength": 6,
        "gold_production": 4,
        "starting_honor": 3,
        "bowed": True,
    },
    "favor": True,
    "provinces": [
        {"card": "Fox", "face": "up", "strength": 6},
        {"destroyed": True},
        {"card": "Ox", "strength": 7},
        {"strength": 6, "region": ["Marsh", "Hill"]},
        {"face": "up", "strength": 0},
    ],
    "hand": ["Pause", "Lads"],
    "in_play": [
        "Bear",
        {
            "card": "Fox",
            "bowed": True,
            "dishonorable": True,
            "tokens": {"+1F": 2, "Corruption": 1},
            "used": [2, 3],
            "for_this_turn": {"force": 3, "personal_honor": -1},
            "under": ["Ox", "Bear"],
            "attachments": [{"card": MEN, "created": True}, {"card": "Lads", "bowed": True}, "Lads"],
        },
        {"card": GHOST, "created": True},
        {"card": "Ox", "owner": "Bob"},
        {"card": "Ring of Salt", "by_own_text": True},
    ],
    "fate_discard": ["Pause"],
    "dynasty_discard": [
        "Bear",
        {"card": "Ox", "dead": True},
        {"card": "Fox", "dishonorable": True},
        {"card": "Fox", "dead": True, "dishonorable": True},
    ],
    "removed": ["Ox"],
    "fate_deck": ["Pause", "Lads"],
    "fate_deck_size": 5,
    "dynasty_deck": ["Ox"],
    "dynasty_deck_size": 1,
}
BOB: dict[str, Any] = {
    "name": "Bob",
    "honor": 3,
    "stronghold": "Hall",
    "provinces": [{"strength": 5}] * 4,
    "fate_deck_size": 30,
    "dynasty_deck_size": 0,
}
CID: dict[str, Any] = {
    "name": "Cid",
    "honor": -20,
    "stronghold": {"title": "Stronghold", "province_strength": 0, "gold_production": 0, "starting_honor": 0},
    "eliminated": True,
    "provinces": [{"destroyed": True}] * 4,
    "fate_deck_size": 0,
    "dynasty_deck_size": 0,
}
DAN: dict[str, Any] = {**BOB, "name": "Dan", "stronghold": {"card": "Hall", "bowed": True}}


def position(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A position, and what is said of it."""
    said = {"edition": "samurai", "seed": 5, "turn": 6, "phase": "action", "active": "Bob", "first_player": "Ann"}
    return {**said, "players": list(players), **more}


def set_up(said: dict[str, Any]) -> CcgGame:
    """The game of a position."""
    table: Table[CcgGame] = Table.of({**said, "cast": "stock", "cards": [FOX, RING, MARSH, HILL, HALL], "script": []})
    return table.start().game


@pytest.mark.parametrize("edition", ["gold", "samurai", "war_of_honor"])
def test_a_position_is_written_down_as_it_was_set_up(edition: str) -> None:
    said = position(ANN, BOB, CID, DAN, edition=edition)
    game = set_up(said)
    assert transcript.transcribed(game, "action") == {**said, "seed": game.randomness.seed()}


def test_a_position_of_war_of_honor_has_its_board() -> None:
    """Toshi Ranbo lies there by itself; a Path on which nobody stands is not written."""
    ann = {
        **ANN,
        "paths": {"military": 2, "enlightenment": 1},
        "honor_gained": 3,
        "honor_lost": 1,
        "honor_caused": 4,
        "mission": {"military": 3, "honor": 0, "dishonor": 2, "enlightenment": 4},
        "unplaced": [
            {"title": "Plains of Salt", "kind": "plains"},
            {"title": "Tower", "kind": "fortress", "text": WALL},
        ],
    }
    bob = {**BOB, "unplaced": [{"title": "Moat", "kind": "fortress"}]}
    tiles = [
        {"title": "Gate", "owner": "Ann", "at": [1, 0], "kind": "fortress", "face": "up", "text": WALL},
        {"title": "Plains of Rice", "owner": "Bob", "at": [0, -1], "kind": "plains", "face": "up"},
        {"title": "Keep", "owner": "Bob", "at": [-1, 0], "kind": "fortress", "face": "down"},
    ]
    said = position(ann, bob, CID, DAN, edition="war_of_honor", tiles=tiles)
    game = set_up(said)
    assert game.rules.seen.transcribed(game, "action") == {**said, "seed": game.randomness.seed()}


def test_a_blank_that_has_left_its_deck_is_written_out() -> None:
    """In a hand, in a discard pile, and in a deck above a card that is known."""
    table: Table[CcgGame] = Table("celestial")
    table.card("Study", "strategy", text="Open: Draw two cards. Discard a card.", focus_value=1)
    table.lay("Ann", hand=["Study"], in_play=["Ox"], fate_deck_size=4)
    found = transcript.transcribed(table.play("play Study", "target Blank").game, "action")["players"][0]
    assert found["hand"] == [{"card": BLANK}]
    assert found["fate_discard"] == [{"card": BLANK}, "Study"]
    assert ("fate_deck" in found, found["fate_deck_size"]) == (False, 2)
    again = {**position(found, {"name": "Bob"}, edition="celestial"), "cast": "stock", "cards": table.position["cards"]}
    game: CcgGame = Table.of(again).start().game
    assert [len(pile) for pile in (game.players[0].hand, game.players[0].fate_discard)] == [1, 2]


@pytest.mark.parametrize(
    ("at", "side", "stands"),
    [
        ("Ann", "", ATTACKING),
        ("Bob", "", DEFENDING),
        ("Bob", "attacking", ATTACKING),
        ("Ann", "defending", DEFENDING),
    ],
)
def test_a_unit_stands_on_the_side_that_is_said_or_on_its_own(at: str, side: str, stands: int) -> None:
    """The unit of the player who is attacked defends unless the position says otherwise, any other attacks."""
    table: Table[CcgGame] = Table("celestial")
    table.lay(at, in_play=[{"card": "Ox", "at": "Bob.P1"} | ({"side": side} if side else {})])
    game = table.start(phase="attack").game
    assert game.states[table.handles["ox"]].side == stands


@pytest.mark.parametrize(
    ("ann", "why"),
    [
        ({"in_play": [{"card": "Ox", "attachments": ["Bear"]}]}, "Bear"),
        ({"in_play": [{"card": "Fox", "used": [0]}]}, "Fox has 3 abilities"),
        ({"in_play": [{"card": "Fox", "used": [4]}]}, "Fox has 3 abilities"),
        ({"in_play": [{"card": "Ox", "for_this_turn": {"speed": 1}}]}, "no 'speed'"),
        ({"in_play": [{"card": "Ox", "at": "Cid.P1"}]}, "Cid.P1"),
        ({"in_play": [{"card": "Ox", "at": "Bob.home"}]}, "Bob.home"),
        ({"in_play": [{"card": "Ox", "at": "home"}]}, "home"),
    ],
)
def test_a_position_that_cannot_be_is_refused(ann: dict[str, Any], why: str) -> None:
    with pytest.raises(ScenarioError, match=re.escape(why)):
        set_up(position({"name": "Ann", **ann}, {"name": "Bob"}, active="Ann"))


@pytest.mark.parametrize("names", [("Ann", "Ann"), ("Ann", "Bob", "Ann"), ("Ann", ""), ("", "")])
def test_players_have_names_of_their_own(names: tuple[str, ...]) -> None:
    said = {"edition": "samurai", "players": [{"name": name} for name in names]}
    with pytest.raises(ScenarioError, match="needs a `name` of his own"):
        edition_of("samurai").position(said, lambda what, where: CardDefinition(str(what), "strategy"), "here")


@pytest.mark.parametrize(
    ("edition", "phases"),
    [
        ("celestial", ["straighten", "events", "action", "attack", "dynasty", "end"]),
        ("war_of_honor", ["straighten", "events", "action", "attack", "dynasty", "end", "paths"]),
    ],
)
def test_a_phase_begins_once_in_a_turn_and_between_them_none_does(edition: str, phases: list[str]) -> None:
    """A position can be written there; where a turn is counted, within a phase and after the last one it cannot."""
    table: Table[CcgGame] = Table(edition)
    table.lay("Ann", in_play=["Ox"])
    game = table.start(phase="end").game
    began: list[tuple[int, str]] = []

    def look() -> None:
        phase = transcript.phase_begins(game)
        began.extend([(game.turn, phase)] * bool(phase))

    while game.turn < 6:
        game.answer(len(game.asked().choices) - 1)
        game.advance(look)
    assert [phase for turn, phase in began if turn == 5] == phases


@pytest.mark.parametrize(
    ("turn", "first", "active", "begun"),
    [
        (1, "Ann", "Ann", [1, 0, 0]),
        (2, "Ann", "Bob", [1, 1, 0]),
        (5, "Bob", "Cat", [1, 2, 2]),
        (7, "Cat", "Cat", [2, 2, 3]),
        (1, "Bob", "Ann", [1, 1, 0]),  # whoever acts has begun his turn, whatever is said
    ],
)
def test_the_number_of_the_turn_says_how_many_each_player_has_begun(
    turn: int, first: str, active: str, begun: list[int]
) -> None:
    table: Table[CcgGame] = Table("samurai", "Ann", "Bob", "Cat")
    table.start(turn=turn, first_player=first, active=active)
    assert [player.turns for player in table.game.players] == begun
