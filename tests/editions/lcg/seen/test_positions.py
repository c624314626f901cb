"""A position of the Living Card Game is written down as it was set up."""

from __future__ import annotations

from typing import Any

import pytest

from rokugan.cards.lcg.model import LcgCard
from rokugan.editions.lcg.edition import MOST_TURNS
from rokugan.editions.lcg.opening.position import PLAIN_STRONGHOLD
from rokugan.editions.lcg.seen import transcript
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.things import MILITARY
from rokugan.editions.registry import edition_of
from rokugan.errors import RokuganError, ScenarioError
from rokugan.testing import Table

MOOR = {"title": "Moor", "type": "province", "strength": 4, "element": "air"}
CLIFF = {"title": "Cliff", "type": "province", "strength": 3, "element": "fire"}
HALL = {"title": "Hall", "type": "stronghold", "strength_bonus": 2, "honor": 11, "fate": 7, "influence": 10}
KEEPER = {"title": "Keeper of Sky", "type": "role"}
BLANK = {"title": "Blank", "type": "event", "side": "conflict"}
CARDS = [MOOR, CLIFF, HALL, KEEPER]

ANN: dict[str, Any] = {
    "name": "Ann",
    "honor": 9,
    "fate": 4,
    "dial": 3,
    "favor": "political",
    "role": "Keeper of Sky",
    "stronghold": {"card": "Hall", "bowed": True},
    "provinces": [
        {
            "province": {"title": "Moor", "face": "up", "broken": True},
            "cards": [{"card": "Wall", "face": "up"}, {"card": "Yak", "face": "down"}],
        },
        {"province": {"title": "Moor", "face": "down"}, "cards": [{"card": "Asp", "face": "up"}]},
        {"province": {"title": "Province of Fire", "face": "up", "element": ["fire"]}},
        {"province": None, "cards": []},
    ],
    "stronghold_province": {"title": "Cliff", "face": "up"},
    "in_play": [
        {"card": "Ox"},
        {"card": "Fox", "bowed": True, "fate": 2, "honored": True, "attachments": [{"card": "Fan", "bowed": True}]},
        {"card": "Hare", "owner": "Bob", "dishonored": True, "attachments": [{"card": "Mouse", "owner": "Bob"}]},
    ],
    "hand": ["Trick", {"card": BLANK}],
    "conflict_discard": ["Trick", "Bolt"],
    "dynasty_discard": ["Ox"],
    "removed": ["Fox"],
    "conflict_deck": ["Trick", {"card": BLANK}, "Bolt"],
    "conflict_deck_size": 5,
    "dynasty_deck": ["Ox"],
    "dynasty_deck_size": 1,
}
BOB: dict[str, Any] = {
    "name": "Bob",
    "honor": 3,
    "fate": 0,
    "stronghold": {"title": "Stronghold of Bob", "strength_bonus": 1, "fate": 6},
    "provinces": [
        {"province": None},
        {"province": None, "cards": [{"card": "Yak", "face": "down"}]},
        {
            "province": {
                "title": "Province of Sand",
                "face": "up",
                "broken": True,
                "element": ["air", "void"],
                "strength": 3,
            }
        },
        {"province": {"title": "Moor", "face": "up"}, "cards": [{"card": {**BLANK, "side": "dynasty"}, "face": "up"}]},
    ],
    "conflict_deck_size": 30,
    "dynasty_deck_size": 0,
}
RINGS = {"air": {"fate": 1}, "fire": {"fate": 0, "claimed_by": "Ann"}, "void": {"fate": 2, "claimed_by": "Bob"}}


def said_of(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A position, and what is said of it."""
    return {
        "edition": "lcg", "seed": 5, "turn": 4, "phase": "conflict", "first_player": "Bob", "rings": RINGS,
        "players": list(players), **more,
    }  # fmt: skip


def set_up(said: dict[str, Any]) -> LcgGame:
    """The game of a position."""
    table: Table[LcgGame] = Table.of({**said, "cast": "stock", "cards": CARDS, "script": []})
    return table.start().game


def test_a_position_is_written_down_as_it_was_set_up() -> None:
    said = said_of(ANN, BOB)
    game = set_up(said)
    assert transcript.transcribed(game, "conflict") == {**said, "seed": game.randomness.seed()}


def test_what_a_position_leaves_out_needs_not_be_written() -> None:
    """A plain stronghold and its plain provinces stand there in any case; nobody knows any of the cards there and in decks."""
    bowed = {"title": "Stronghold", "bowed": True}
    hand = {"hand": ["Trick"]}
    game = set_up(said_of({"name": "Ann", **hand}, {"name": "Bob", "stronghold": bowed, **hand}, rings={}))
    found = transcript.transcribed(game, "conflict")
    ann, bob = found["players"]
    plain = {
        "honor": 10, "fate": 0, "provinces": [{"province": None}] * 4, "conflict_deck_size": 30, "dynasty_deck_size": 30, **hand,
    }  # fmt: skip
    assert ann == {"name": "Ann", **plain, "stronghold": {"title": "Stronghold"}}
    assert bob == {"name": "Bob", **plain, "stronghold": bowed}
    assert found["rings"] == {}


def test_a_blank_that_has_left_its_deck_is_written_out() -> None:
    """In a hand and in a discard pile, so that the game can be set up again with as many cards."""
    table: Table[LcgGame] = Table("lcg")
    table.card("Study", "event", cost=0, text="Action: Draw 2 cards.")
    table.lay("Ann", hand=["Study", "Trick"], conflict_deck_size=4)
    table.lay("Bob", hand=["Bolt"])
    game = table.start(phase="conflict").play("play Study").game
    found = transcript.transcribed(game, "conflict")["players"][0]
    assert found["hand"] == ["Trick", {"card": BLANK}, {"card": BLANK}]
    assert ("conflict_deck" in found, found["conflict_deck_size"]) == (False, 2)
    again = {**said_of(found, {"name": "Bob"}, rings={}), "cast": "stock", "cards": table.position["cards"]}
    assert transcript.transcribed(Table.of(again).start().game, "conflict")["players"][0] == found


def test_a_phase_begins_once_in_a_round_and_between_them_none_does() -> None:
    table: Table[LcgGame] = Table("lcg")
    table.lay("Ann", in_play=[{"card": "Ox", "fate": 9}])
    game = table.start(phase="regroup", turn=3).game
    began: list[tuple[int, str]] = []

    def look() -> None:
        phase = transcript.phase_begins(game)
        began.extend([(game.round, phase)] * bool(phase))

    while game.round < 6:
        game.answer(len(game.asked().choices) - 1)
        game.advance(look)
    assert [phase for number, phase in began if number == 5] == ["dynasty", "draw", "conflict", "fate", "regroup"]


@pytest.mark.parametrize("names", [("Ann", "Ann"), ("Ann", ""), ("", "Ann"), ("", "")])
def test_players_have_names_of_their_own(names: tuple[str, ...]) -> None:
    said = {"edition": "lcg", "players": [{"name": name} for name in names]}
    with pytest.raises(ScenarioError, match="needs a `name` of his own"):
        edition_of("lcg").position(said, lambda what, where: PLAIN_STRONGHOLD, "here")


def test_what_may_be_left_out_of_a_position() -> None:
    """A phase, a ring's fate, which side of the Favor, who is first; `active` means the first player."""
    hands = [{"name": name, "hand": ["Trick"]} for name in ("Ann", "Bob")]
    game = set_up({"edition": "lcg", "players": hands, "active": "Bob", "phase": "conflict", "rings": {"air": None}})
    assert (game.names[game.first], game.ring_fate) == ("Bob", [0] * 5)
    game = set_up({"edition": "lcg", "players": [{**hands[0], "favor": True}, hands[1]], "phase": "conflict"})
    assert (game.names[game.first], game.favor, game.favor_side) == ("Ann", 0, MILITARY)
    cards = [LcgCard("Trick", "event", side="conflict")]
    bare = {"players": [{"name": "Ann", "hand": ["Trick"]}, {"name": "Bob"}]}
    begun, _ = edition_of("lcg").position(bare, lambda what, where: cards[0], "here")
    assert [entry.kind for entry in begun.log][:1] == ["dynasty phase"]


@pytest.mark.rule("lcg.turn.04")
def test_whoever_is_active_first_is_the_first_player() -> None:
    hands = [{"name": name, "hand": ["Trick"]} for name in ("Ann", "Bob")]
    said = {"edition": "lcg", "players": hands, "first_player": "Bob", "phase": "conflict"}
    assert set_up(said | {"active": "Bob"}).first == 1
    with pytest.raises(ScenarioError, match="first_player is Bob, but active is 'Ann'"):
        set_up(said | {"active": "Ann"})


@pytest.mark.rule("lcg.rings.06")
def test_no_ring_is_seen_contested_on_the_way_home() -> None:
    ann = {"name": "Ann", "in_play": [{"card": "Ox", "as": "ox"}]}
    table: Table[LcgGame] = Table.of(
        {"edition": "lcg", "cast": "stock", "players": [ann, {"name": "Bob"}], "phase": "conflict"}
    ).start()
    table.step("Ann: declare military", "Ann: ring void", "Ann: province P1", "Ann: attacker ox", "Ann: done")
    game = table.game
    assert isinstance(game, LcgGame)
    assert game.conflict is not None
    contested = []
    for game.conflict.contested in (True, False):
        contested.append([each["ring"] for each in game.view("Ann")["extra"]["lcg"]["rings"] if each["contested"]])
    assert contested == [["void"], []]


@pytest.mark.parametrize(
    ("turns", "legal"), [(1, True), (0, False), (MOST_TURNS, True), (MOST_TURNS + 1, False), (True, False)]
)
def test_a_game_may_be_agreed_to_end_after_some_rounds(turns: object, legal: bool) -> None:
    if legal:
        assert edition_of("lcg").with_options({"turns": turns}) is not None
    else:
        with pytest.raises(RokuganError, match="turns"):
            edition_of("lcg").with_options({"turns": turns})


def test_a_card_that_nobody_has_is_refused_with_those_of_the_file() -> None:
    with pytest.raises(ScenarioError, match="Moor"):
        set_up(said_of({"name": "Ann", "hand": ["Nonesuch"]}, {"name": "Bob"}))
    with pytest.raises(ScenarioError) as error:
        Table.of({"edition": "lcg", "players": [{"name": "Ann", "hand": ["Nonesuch"]}, {"name": "Bob"}]}).start()
    assert "of this file" not in str(error.value)
