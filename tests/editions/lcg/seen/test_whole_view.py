"""A position with one of everything, and the whole view of it: each field, as it is told to its player and to the other."""

from __future__ import annotations

import pytest
from tests.editions.naming_things import named, things

import rokugan
from rokugan.core.decision import Choice
from rokugan.core.game import Game
from rokugan.core.views.telling import Audience
from rokugan.editions.lcg.seen.decision_view import place_of
from rokugan.editions.lcg.seen.picture import Picture
from rokugan.editions.lcg.seen.sentences import label
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.state import Conflict
from rokugan.editions.lcg.table.things import AIR, MILITARY, NOTHING
from rokugan.testing import Table

POSITION = """
edition: lcg
cards:
  - {title: Bear, type: character, clan: crab, military: 3, political: 1, glory: 2, cost: 4, traits: [Bushi, Berserker],
     text: "Action: Honor this character."}
  - {title: Mouse, type: character, military: "-", political: 2, glory: 1, cost: 1, traits: [Courtier], text: "Covert."}
  - {title: Banner, type: attachment, cost: 2, military_bonus: 2,
     text: "Attached character gains: \\"Action: Bow this character.\\""}
  - {title: Collar, type: attachment, cost: 0, text: "Attached character gains pride and the Imperial trait."}
  - {title: Song, type: event, cost: 1, text: "Action: Gain 1 fate."}
  - {title: Wall, type: holding, strength_bonus: 2}
players:
  - name: Ann
    honor: 9
    fate: 4
    hand: [Song]
    in_play:
      - {card: Bear, as: bear, bowed: true, honored: true, fate: 2, attachments: [Banner]}
      - {card: Mouse, as: mouse, dishonored: true, attachments: [Collar]}
      - {card: Bear, as: guest, owner: Bob}
    provinces: [{province: {title: Moor, strength: 4, element: air, face: up}, card: Wall, face: up}, {card: Bear, face: down}]
    conflict_discard: [Song]
    dynasty_discard: [Mouse]
    removed: [Banner]
    favor: political
  - name: Bob
    hand: [Song, Collar]
rings: {air: {fate: 1}, fire: {claimed_by: Ann}}
phase: conflict
"""


@pytest.fixture
def game() -> Game:
    table: Table[Game] = Table.of(POSITION)
    return table.start().game


ON_THE_TABLE = {
    "Bear#2": {
        "card": "Bear", "name": "Bear#2", "values": {"military": 7, "political": 3}, "bowed": True, "honored": True,
        "tokens": {"fate": 2}, "attachments": ["Banner#2"], "text": ["Action: Bow this character."],
    },
    "Mouse#2": {
        "card": "Mouse", "name": "Mouse#2", "values": {"political": 1}, "dishonored": True, "attachments": ["Collar"],
        "keywords": ["Covert", "Pride", "Courtier", "Imperial"],
    },
    "Bear#3": {"card": "Bear", "name": "Bear#3", "owner": "Bob", "controller": "Ann"},
    "Banner#2": {"card": "Banner", "name": "Banner#2"},
    "Collar": {"card": "Collar"},
    "Moor": {"card": "Moor", "values": {"strength": 6}},
    "Wall": {"card": "Wall"},
    "Song#2": {"card": "Song", "name": "Song#2"},
    "Mouse": {"card": "Mouse"},
    "Banner": {"card": "Banner"},
    "Stronghold": {"card": "Stronghold"},
    "Stronghold#2": {"card": "Stronghold", "name": "Stronghold#2"},
}  # fmt: skip
HIDDEN = [f"Province of {element}" for element in ("Air", "Earth", "Fire", "Void", "Water")]


def test_every_thing_in_sight_is_told_with_all_that_is_not_as_usual(game: Game) -> None:
    mine, his, onlooker = (things(game.view(viewer)) for viewer in ("Ann", "Bob", None))
    down = {title: {"card": title, "face": "down"} for title in HIDDEN[1:]}
    assert mine == {**ON_THE_TABLE, **down, "Song": {"card": "Song"}}
    second = {f"{title}#2": {**each, "name": f"{title}#2"} for title, each in down.items()}
    first = {HIDDEN[0]: {"card": HIDDEN[0], "face": "down"}}
    hand = {"Song#3": {"card": "Song", "name": "Song#3"}, "Collar#2": {"card": "Collar", "name": "Collar#2"}}
    assert his == {**ON_THE_TABLE, **first, **second, **hand}
    assert onlooker == ON_THE_TABLE


def test_what_is_printed_is_told_once_for_each_card(game: Game) -> None:
    faces = game.view("Ann")["cards"]
    assert faces["Bear"] == {
        "type": "character", "stats": {"cost": 4, "military": 3, "political": 1, "glory": 2}, "clans": ["Crab"],
        "keywords": ["Bushi", "Berserker"], "text": ["Action: Honor this character."], "abilities": [0],
    }  # fmt: skip
    stats = {"cost": 1, "military": None, "political": 2, "glory": 1}
    assert faces["Mouse"] == {
        "type": "character",
        "stats": stats,
        "keywords": ["Covert", "Courtier"],
        "text": ["Covert."],
    }
    assert faces["Banner"]["stats"] == {"cost": 2, "military_bonus": 2, "political_bonus": 0}
    assert faces["Moor"] == {"type": "province", "stats": {"strength": 4}, "keywords": ["Air"]}
    assert faces["Wall"] == {"type": "holding", "stats": {"strength_bonus": 2}}
    assert "text" not in game.view("Ann", text=False)["cards"]["Bear"]


def test_a_side_of_the_table(game: Game) -> None:
    view = game.view("Ann")
    ann, bob = (named(view, each) for each in view["players"])
    assert {name: pile.get("size") for name, pile in ann["zones"].items()} == {
        "hand": 1, "conflict_deck": 30, "dynasty_deck": 30,
        "conflict_discard": None, "dynasty_discard": None, "removed": None,  # all that lies there is listed
    }  # fmt: skip
    assert [pile["cards"] for pile in ann["zones"].values()] == [["Song"], [], [], ["Song#2"], ["Mouse"], ["Banner"]]
    assert bob["zones"]["hand"] == {"size": 2, "cards": []}
    assert (ann["honor"], ann["fate"], ann["favor"], ann["claimed"]) == (9, 4, "political", ["fire"])
    assert (bob["honor"], bob["fate"], bob["favor"], bob["claimed"]) == (10, 0, False, [])
    assert (ann["stronghold"], ann["role"], ann["dial"], ann["chosen"]) == ("Stronghold", None, None, None)
    assert (ann["conflicts_left"], ann["declared"], ann["eliminated"], ann["clan"]) == (2, [], False, "")
    assert ann["in_play"] == ["Bear#2", "Mouse#2", "Bear#3"]
    assert ann["provinces"][0] == {
        "name": "P1", "at": "Ann.P1", "card": "Moor", "strength": 6, "destroyed": False, "cards": ["Wall"],
    }  # fmt: skip
    assert bob["provinces"][4] == {
        "name": "SP", "at": "Bob.SP", "card": "province", "strength": None, "destroyed": False, "cards": [],
    }  # fmt: skip


def test_the_rings_and_the_beginning(game: Game) -> None:
    view = game.view(None)
    living = view["extra"]["lcg"]
    assert (living["first_player"], living["conflict"], living["duel"]) == ("Ann", None, None)
    assert [(each["ring"], each["fate"], each["claimed_by"]) for each in living["rings"]] == [
        ("air", 1, None), ("earth", 0, None), ("fire", 0, "Ann"), ("void", 0, None), ("water", 0, None),
    ]  # fmt: skip
    assert not any(each["contested"] for each in living["rings"])
    assert (view["viewer"], view["phase"], view["active"], view["outcome"]) == (None, "conflict", "Ann", None)


def test_cards_of_one_title_and_different_print_are_told_apart() -> None:
    twins = [{"title": "Twin", "id": f"twin-{number}", "type": "character", "military": number} for number in (1, 2, 3)]
    table: Table[Game] = Table("lcg")
    table.position["cards"] = twins
    table.lay("Ann", in_play=[{"card": f"twin-{number}", "as": f"t{number}"} for number in (1, 2, 3)])
    view = table.start(phase="conflict").game.view("Ann")
    faces = {
        key: (face.get("title"), face["stats"]["military"]) for key, face in view["cards"].items() if "Twin" in key
    }
    assert faces == {"Twin": (None, 1), "Twin~2": ("Twin", 2), "Twin~3": ("Twin", 3)}


def test_an_answer_names_the_province_of_whoever_has_it() -> None:
    """One that is named without its player is the defender's; without a conflict it is only a place."""
    table: Table[LcgGame] = Table("lcg")
    table.lay("Ann", in_play=["Ox"])
    table.lay("Bob", in_play=["Fox"])
    game = table.start(phase="conflict").game
    said = [Choice("target", tail=tail) for tail in ("Ann.P2", "P3", "SP", "nowhere")]
    assert [place_of(Picture(game, 0, False), each) for each in said] == ["Ann.P2", "P3", "SP", ""]
    game.conflict = Conflict(0, MILITARY, AIR, NOTHING, 1)
    assert [place_of(Picture(game, 0, False), each) for each in said] == ["Ann.P2", "Bob.P3", "Bob.SP", ""]
    assert [label(each, Audience(["Ann", "Bob"], 1)) for each in (*said[:3], Choice("target", tail="Bob.SP"))] == [
        "Ann's province 2",
        "Province 3",
        "The stronghold province",
        "Your stronghold province",
    ]


def test_provinces_are_laid_from_the_left() -> None:
    asked = []
    game = rokugan.new_game("lcg", seed=3)
    while game.decision is not None and game.decision.kind == "target":
        asked.append(game.decision.prompt)
        game.choose(0)
    assert asked[1:4] == [f"Which province lies in place {number} from the left?" for number in (1, 2, 3)]
