"""What a scenario can ask of a position: one of everything, in a conflict under way, path by path."""

from __future__ import annotations

from typing import Any

import pytest

from rokugan.editions.lcg.seen.inspection import find, look
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.errors import ScenarioError
from rokugan.testing import Table

POSITION = """
edition: lcg
cast: stock
cards:
  - {title: Keeper, type: role}
turn: 3
phase: conflict
first_player: Ann
rings: {air: {fate: 1}, fire: {claimed_by: Ann}, water: {claimed_by: Ann}}
players:
  - name: Ann
    honor: 9
    fate: 4
    dial: 2
    role: Keeper
    favor: military
    hand: [Trick, Bolt]
    in_play:
      - {card: Ox, as: ox, fate: 2, honored: true, attachments: [{card: Fan, as: fan}]}
      - {card: Ghost, as: ghost, dishonored: true}
      - {card: Hare, as: guest, owner: Bob}
      - {card: Spy, as: spy, attachments: [{card: Mouse, as: pupil}]}
    provinces: [{province: {title: Moor, strength: 4, element: air, face: up}, card: Wall, as: wall, face: up},
                {card: Yak, as: yak, face: down}, {province: {title: Fen, strength: 1, element: void, broken: true}, cards: []},
                {cards: [{card: Asp, as: asp, face: up}, Grunt]}]
    conflict_deck: [Sword]
    conflict_deck_size: 1
    dynasty_deck: [Serf]
    dynasty_deck_size: 1
    conflict_discard: [Blade]
    dynasty_discard: [Scribe]
    removed: [Lady]
  - name: Bob
    hand: [Bolt]
    in_play: [{card: Fox, as: fox}]
"""
BEFORE: dict[str, Any] = {
    "over": False, "winner": None, "victory": None, "turn": 3, "round": 3, "phase": "conflict", "active": "Ann",
    "first_player": "Ann",
    "conflict.type": None, "conflict.ring": None, "conflict.attacking_skill": None, "conflict.unopposed": None,
    "Ann.honor": 9, "Ann.fate": 4, "Ann.dial": 2, "Ann.hand": 2, "Bob.hand": 1, "Ann.provinces": 4, "Bob.provinces": 5,
    "Ann.favor": "military", "Bob.favor": False, "Ann.role": "Keeper", "Bob.role": None, "Bob.stronghold": "Stronghold#2",
    "Ann.claimed": ["fire", "water"], "Bob.claimed": [], "Ann.eliminated": False,
    "Ann.conflict_deck": ["Sword"], "Ann.dynasty_deck": ["Serf"], "Ann.conflict_discard": ["Blade"],
    "Ann.dynasty_discard": ["Scribe"], "Ann.removed": ["Lady"],
    "Ann.P1.strength": 6, "Ann.p1.face": "up", "Ann.P2.face": "down", "Ann.P1.broken": False, "Ann.P3.destroyed": True,
    "Ann.P1.card": "wall", "Ann.P3.card": None, "Ann.P4.cards": ["asp", "Grunt"], "Ann.P2.card_face": "down",
    "Ann.P4.card_face": "up", "Ann.P3.card_face": None, "Ann.P1.province": "Moor", "Bob.SP.province": "Province of Water#2",
    "rings.air.fate": 1, "rings.air.claimed_by": None, "rings.fire.claimed_by": "Ann", "rings.air.contested": False,
    "ox.military": 5, "ox.political": 5, "ox.glory": 2, "ox.cost": 3, "Moor.strength": 6, "ghost.military": "-",
    "ghost.political": 2, "Bolt.cost": 0, "ox.fate": 2, "Bolt.fate": 0, "Bolt.bowed": False, "Bolt.honored": False,
    "ox.honored": True, "ox.dishonored": False, "ghost.dishonored": True, "ghost.dishonorable": True,
    "ghost.honored": False, "guest.honored": False, "guest.dishonored": False,
    "ox.zone": "home", "fan.zone": "home", "wall.zone": "province", "Sword.zone": "conflict_deck", "Moor.zone": "province",
    "ox.at": "Ann.home", "fan.at": "Ann.home", "wall.at": "Ann.P1", "yak.at": "Ann.P2", "Moor.at": "Ann.P1", "Blade.at": None,
    "guest.controller": "Ann", "guest.owner": "Bob", "Bolt#2.controller": "Bob", "ox.attached_to": None, "fan.attached_to": "ox",
    "Blade.attached_to": None, "ox.attachments": ["fan"], "Bolt.attachments": [], "spy.keywords": ["covert"],
    "ox.keywords": [], "Grunt.traits": ["bushi"], "ox.traits": [],
    "Moor.face": "up", "Province of Earth.face": "down", "wall.face": "up", "yak.face": "down", "asp.face": "up",
    "Bolt.face": "down", "ox.face": "up", "Blade.face": "up", "Sword.face": "down",
    "ox.participating": False, "Bolt.participating": False, "Moor.broken": False, "Fen.broken": True,
    "Moor.tokens": {}, "Moor.cost": 0, "ox.strength": 0,
    "ox.tokens": {"fate": 2}, "fox.tokens": {}, "Bolt.tokens": {}, "pupil.attached_to": "spy", "pupil.at": "Ann.home",
}  # fmt: skip
DURING: dict[str, Any] = {
    "conflict.type": "military", "conflict.ring": "air", "conflict.province": "Bob.P2", "conflict.attacking_skill": 6,
    "conflict.defending_skill": 2, "conflict.attacker": "Ann", "conflict.defender": "Bob", "conflict.elements": ["air"],
    "conflict.unopposed": False, "rings.air.contested": True, "rings.earth.contested": False, "rings.air.fate": 0,
    "ox.participating": True, "fan.participating": False, "guest.participating": False, "ox.at": "Bob.P2", "fan.at": "Bob.P2",
    "fox.at": "Bob.P2", "guest.at": "Ann.home", "ox.zone": "conflict", "fan.zone": "conflict", "guest.zone": "home",
}  # fmt: skip


def laid() -> Table[LcgGame]:
    """The position, before anybody has done anything."""
    table: Table[LcgGame] = Table.of(POSITION)
    return table.start()


def test_every_value_of_a_position_can_be_asked_for() -> None:
    table = laid()
    table.step({"window": "Ann"}, *({"expect": {path: value}} for path, value in BEFORE.items()))
    declared = ("Ann: declare military", "Ann: ring air", "Ann: province P2", "Ann: attacker ox", "Ann: done")
    table.step("all pass", *declared, "Bob: defender fox", "Bob: done")
    table.step({"window": "Bob"}, *({"expect": {path: value}} for path, value in DURING.items()))


def test_the_end_of_the_game() -> None:
    table = laid()
    table.game.end(1, "honor")
    ended = {"over": True, "winner": "Bob", "victory": "honor", "Ann.eliminated": True, "Bob.eliminated": False}
    table.step({"expect": ended})


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("Ann.gold", "gold"),
        ("Ann.P1.gold", "gold"),
        ("rings.salt.fate", "salt"),
        ("rings.air.gold", "gold"),
        ("conflict.gold", "gold"),
        ("ox.gold", "ox.gold"),
        ("ox.broken", "ox.broken"),
        ("Nobody.fate", "Nobody"),
        ("Ann.P6.strength", "Ann.P6"),
        ("Cid.P1.strength", "Cid.P1"),
    ],
)
def test_what_nothing_has_is_refused_by_name(path: str, why: str) -> None:
    with pytest.raises(ScenarioError, match=why):
        laid().look(path)


def test_a_card_is_meant_by_its_handle_its_name_or_its_title() -> None:
    """Case and diacritics do not matter; out of sight several cards may have one name, and then it names none of them."""
    table = laid()
    game, handles = table.game, table.handles
    fan, host = handles["fan"], look(game, "fan.attached_to", handles)
    assert [find(game, name, handles) for name in ("FAN", "Fan#1", "fan")] == [fan] * 3
    assert find(game, "Fan#2", handles) is None
    fits: Any = getattr(host, "fits")  # noqa: B009
    assert [fits(name, handles) for name in ("ox", "Ox#1", "OX", "fan", "Nobody", 3, None)] == [True] * 3 + [False] * 4
    assert repr(host) == "Ox"
    game.called.listed = False
    for card in (each.number for each in game.cards if each.title == "Bolt"):
        game.called.hide(card)
    with pytest.raises(ScenarioError, match="Bolt"):
        find(game, "Bolt", handles)
