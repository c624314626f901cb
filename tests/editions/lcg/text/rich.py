"""One table of the Living Card Game with a little of everything, on which texts are asked what they mean."""

from __future__ import annotations

from typing import Any

from rokugan.cards import language_of
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.state import Event
from rokugan.editions.lcg.text.scene import Scene, Text
from rokugan.program.lcg import nodes as n
from rokugan.testing.table import Table

POSITION = """
edition: lcg
cast: stock
cards:
  - {title: Leo, type: character, clan: lion, cost: 4, military: 3, political: 3, glory: 2, text: LEO}
  - title: Reeve
    type: character
    clan: crane
    cost: 5
    military: 0
    political: 3
    glory: 0
    traits: [courtier]
    text: REEVE
  - {title: Saint, type: character, side: dynasty, cost: 1, unique: true}
  - {title: Decree, type: event, cost: 2, text: "Action: Gain 1 honor."}
  - {title: Titan, type: character, side: conflict, cost: 9}
  - {title: Keeper, type: role, traits: [keeper, air]}
players:
  - name: Ann
    fate: 4
    honor: 10
    dial: 3
    hand: [Trick, Decree, Bolt, Ronin, Titan]
    conflict_discard: [Trick, Bolt, Blade]
    dynasty_discard: [Mouse, {card: Ox, as: ox}, Shrine]
    role: Keeper
    provinces:
      - {province: {title: Hill, element: air, strength: 3, face: up}, card: Shrine, face: up}
      - {province: {title: Dale, element: fire, strength: 4}, card: Serf, as: serf}
      - {province: {title: Ford, element: water, strength: 4, face: up, broken: true}, card: Asp, face: up}
      - {province: {title: Moor, element: earth, strength: 5}, card: Wall}
    stronghold_province: {title: Seat, element: void, strength: 6}
    in_play:
      - {card: Leo, as: leo}
      - {card: Guard, as: guard, honored: true, fate: 2, attachments: [Sword, Fan]}
      - {card: Clerk, as: clerk, bowed: true, fate: 3}
      - {card: Hare, owner: Bob}
  - name: Bob
    fate: 3
    honor: 9
    hand: [Trick, Decree]
    dynasty_discard: [Hare]
    favor: military
    provinces:
      - {province: {title: Lake, element: air, strength: 3}, card: Saint}
      - {province: {title: Fen, element: fire, strength: 3, face: up}, card: Yak, face: up}
      - {card: Saint, face: up}
    in_play:
      - {card: Lord, as: lord, dishonored: true, fate: 1, attachments: [Blade]}
      - {card: Grunt, as: grunt}
      - {card: Spy, as: spy}
      - Ronin
      - {card: Reeve, as: reeve}
rings: {air: {fate: 1}, earth: {claimed_by: Bob}, fire: {fate: 2}}
phase: conflict
"""
ACT = "Action: Gain 1 honor."
ATTACK = (
    "all pass",
    "Ann: declare military",
    "Ann: ring air",
    "Ann: province P1",
    "Ann: attacker leo",
    "Ann: attacker guard",
    "Ann: done",
    "Bob: defender spy",
    "Bob: done",
)


def rich(*steps: str, leo: str = ACT, reeve: str = ACT) -> Table[LcgGame]:
    """The table, after these steps. Leo is Ann's, the Reeve is Bob's; they have these texts."""
    table = Table[LcgGame].of(POSITION.replace("REEVE", f'"{reeve}"').replace("LEO", f'"{leo}"')).start()
    table.step(*steps)
    return table


def read(text: str) -> n.Triggered:
    """The ability that the text is."""
    program: Any = language_of("lcg").read(text).program
    ability: n.Triggered = program.abilities[0]
    return ability


def scene_of(table: Table[LcgGame], ability: n.Triggered, card: str = "leo", event: Event | None = None) -> Scene:
    """Where the ability is read, if it is Ann's and on that card."""
    return Scene(table.game, Text(ability), table.handles[card], 0, [], event=event)
