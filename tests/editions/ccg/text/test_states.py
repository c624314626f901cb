"""The states that a text may name: of everything on one table, what is in each."""

from __future__ import annotations

import pytest
from tests.editions.ccg.text.war import NAMES, answering, at, those, war

from rokugan import program as p
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.program.words import Condition
from rokugan.testing import Table

IN_PLAY = "bear blade elk fen guards hare lynx ox sow spears wolf yak"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("active", "Ann"),
        ("alone", "bear guards hare yak"),  # the Ox and the Elk are two; who is at home is in no army
        ("allying", ""),
        ("attached", "blade fen guards spears"),
        ("attacking", "Ann elk ox spears yak"),
        ("defending", "Bob bear guards hare"),
        ("bowed", "yak"),
        ("unbowed", "bear blade elk fen guards hare lynx ox sow spears wolf"),
        ("causing honor loss", "lynx"),
        ("created", ""),
        ("dead", "ghost wraith"),
        ("honorably dead", "ghost"),
        ("dishonorably dead", "wraith"),
        ("destroyed", "Bob.P4 ghost wraith"),
        ("discarded", "sprite"),
        ("honorable", "bear ghost hare lynx ox sow sprite wolf yak"),
        ("dishonorable", "elk wraith"),
        ("duelling", ""),
        ("focused", ""),
        ("home", "blade fen lynx sow wolf"),
        ("human", "bear elk ghost lynx ox sow spears sprite wolf wraith yak"),
        ("nonhuman", "guards hare"),
        ("infantry", "bear elk ghost guards hare lynx ox sow sprite wraith yak"),
        ("in the current battle", "elk guards hare ox spears"),
        ("leftmost", "Ann.P1 Bob.P1 Cat.P1"),
        ("rightmost", "Ann.P4 Bob.P3 Cat.P4"),  # his fourth has been destroyed
        ("face-up", f"Ann.P1 Bob.P1 ghost mill quay sprite wraith {IN_PLAY}"),
        ("revealed", f"ghost mill quay sprite wraith {IN_PLAY}"),
        ("face-down", "Ann.P2 Ann.P3 Ann.P4 Bob.P2 Bob.P3 Bob.P4 Cat.P1 Cat.P2 Cat.P3 Cat.P4 ruse trick"),
        ("opposed", "Bob.P1 Bob.P2 elk guards hare ox spears"),
        ("owned", "blade elk ghost mill ox ruse sow spears yak"),
        ("yours", "Ann Ann.P1 Ann.P2 Ann.P3 Ann.P4 blade elk ghost mill ox ruse sow spears yak"),
        ("unaligned", f"Ann Cat ghost mill quay ruse sprite trick wraith {IN_PLAY.replace('lynx ', '')}"),
        ("winning", ""),
        ("won", ""),
    ],
)
def test_states(name: Condition, expected: str) -> None:
    assert those(war(), p.State(name)) == set(expected.split())


@pytest.mark.rule("samurai.g-wording.29")
def test_what_is_at_home_is_unopposed() -> None:
    found = those(war(), p.State("unopposed"))
    assert {name for name in found if name.islower()} >= {"bear", "lynx", "sow", "wolf", "yak"}
    assert not found & those(war(), p.State("opposed"))


def test_who_duels() -> None:
    """Both of them, while the duel lasts; then one has won it."""
    table: Table[CcgGame] = Table("samurai", *NAMES)
    table.lay("Ann", hand=["Gauntlet", "Star"], in_play=["Ox", "Elk"])
    table.lay("Bob", in_play=["Newt"])
    table.play("play Gauntlet", "target Ox", "target Newt")
    assert those(table, p.State("duelling")) == {"ox", "newt"}
    assert those(table, p.State("won")) == set()


def test_who_allies_and_who_is_winning() -> None:
    """A unit of neither leader allies with one; after the resolution the side of the winner is winning."""
    table: Table[CcgGame] = Table("samurai", *NAMES)
    answering(table, "destroy")
    table.lay("Ann", hand=["Wait"], in_play=[at("Boar", "Bob.P1", "attacking"), "Ox"])
    table.lay("Bob", in_play=[at("Newt", "Bob.P1", "defending"), "Elk"])
    table.lay("Cat", in_play=[at("Bull", "Bob.P1", "attacking")])
    table.start(phase="attack").play("fight P1")
    assert those(table, p.State("allying")) == {"bull"}
    assert those(table, p.State("winning")) == set()
    table.play("pass")
    assert "play Bell" in table.offered
    assert those(table, p.State("winning")) == {"boar", "bull"}
