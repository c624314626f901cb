"""Where or in what a thing is: of everything on one table, what each relation fits."""

from __future__ import annotations

import pytest
from tests.editions.ccg.text.war import NAMES, at, those, war

from rokugan import program as p
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.program.words import Relation
from rokugan.testing import Table

MONK = p.Noun(("personality",), (p.HasKeyword("Monk"),))
FOLLOWER = p.Noun(("follower",))
BEAR = p.Each(p.Noun(("personality",), (p.Titled("Bear"),)))
FIELDS = p.Chosen(p.Noun(("battlefield",), (p.In("adjacent"),)))
PROVINCES = p.Each(p.Noun(("province",), whose="other"))
OX, HARE, LYNX = (0, "ox"), (1, "hare"), (2, "lynx")  # on whose card the text is, and whose it is


@pytest.mark.parametrize(
    ("node", "on", "expected"),
    [
        (p.In("any battlefield"), OX, "bear elk guards hare ox spears yak"),
        (p.In("other battlefield"), OX, "bear yak"),
        (p.In("battlefield"), LYNX, "elk guards hare ox spears"),
        (p.In("battlefield", BEAR), OX, "bear"),
        (p.In("battlefield", FIELDS), OX, "fen yak"),
        (p.In("battlefield", p.Ref("this")), LYNX, ""),  # who is at home is at no battlefield
        (p.In("at adjacent"), OX, "yak"),
        (p.In("battlefield", p.Target(p.Noun(("personality",), (p.Titled("Bear"),)))), OX, ""),  # none is chosen yet
        (p.In("location"), OX, "elk guards hare ox spears"),
        (p.In("location"), LYNX, "lynx"),
        (p.In("home"), OX, "blade fen lynx sow wolf"),
        (p.In("home", p.You()), OX, "blade sow"),
        (p.In("home", p.You()), HARE, "fen wolf"),
        (p.In("army"), OX, "elk ox spears"),
        (p.In("army"), LYNX, ""),
        (p.In("army", p.Leader("enemy")), HARE, "elk ox spears"),
        (p.In("army", BEAR), OX, "bear"),
        (p.In("army", p.Ref("this")), LYNX, ""),
        (p.In("enemy army"), OX, "guards hare"),
        (p.In("enemy army"), LYNX, ""),  # who takes no part has no enemies
        (p.In("any army"), LYNX, "bear elk guards hare ox spears yak"),
        (p.In("attacking army"), OX, "elk ox spears"),  # of this battle: the Yak fights another
        (p.In("defending army"), OX, "guards hare"),
        (p.In("attacking you"), HARE, "elk ox spears"),
        (p.In("attacking you"), OX, ""),
        (p.In("attacking you"), LYNX, ""),
        (p.In("army with another", MONK), OX, "elk spears"),  # not the Monk himself, nor one at home, nor the Bear
        (p.In("army with another", FOLLOWER), OX, "elk hare ox"),
        (p.In("army with", MONK), OX, "bear elk ox spears"),
        (p.In("army with", FOLLOWER), OX, "elk guards hare ox spears"),
        (p.In("unit"), OX, "ox spears"),
        (p.In("unit", BEAR), OX, "bear"),
        (p.In("unit", p.You()), OX, ""),
        (p.In("any unit"), OX, "bear blade elk guards hare lynx ox sow spears wolf yak"),
        (p.In("enemy unit"), OX, "bear guards hare wolf"),
        (p.In("enemy unit"), LYNX, ""),
        (p.In("unit led by", MONK), OX, "bear blade ox sow spears"),
        (p.In("attached"), OX, "spears"),
        (p.In("attached", MONK), OX, "blade spears"),
        (p.In("attached", p.Each(p.Noun(("province",)))), OX, "fen"),
        (p.In("province"), OX, "mill quay"),
        (p.In("province", p.You()), OX, "mill"),
        (p.In("province", PROVINCES), OX, "quay"),
        (p.In("hand"), OX, "ruse trick"),
        (p.In("hand", p.You()), HARE, "trick"),
        (p.In("discard"), HARE, "ghost sprite wraith"),
        (p.In("discard", p.You()), HARE, "sprite wraith"),
        (p.In("play"), OX, "bear blade elk fen guards hare lynx ox sow spears wolf yak"),
        (p.In("play", None, False), OX, "ghost mill quay ruse sprite trick wraith"),
        (p.In("play or discard", p.You()), OX, "bear blade elk fen ghost guards hare lynx ox sow spears wolf yak"),
        (
            p.In("play or discard", p.You()),
            HARE,
            "bear blade elk fen guards hare lynx ox sow spears sprite wolf wraith yak",
        ),
    ],
)
def test_cards(node: p.In, on: tuple[int, str], expected: str) -> None:
    assert {name for name in those(war(), node, *on) if name.islower()} == set(expected.split())


@pytest.mark.parametrize(
    ("node", "on", "expected"),
    [
        (p.In("adjacent"), OX, "Bob.P2"),
        (p.In("battlefield"), OX, "Bob.P1"),
        (p.In("any battlefield"), OX, ""),
        (p.In("at adjacent"), OX, ""),
        (p.In("army"), OX, ""),
        (p.In("enemy army"), OX, ""),
        (p.In("any army"), OX, ""),
        (p.In("army with", MONK), OX, ""),
        (p.In("home"), OX, ""),
        (p.In("unit"), OX, ""),
        (p.In("any unit"), OX, ""),
        (p.In("unit led by", MONK), OX, ""),
        (p.In("attached"), OX, ""),
        (p.In("province"), OX, ""),
        (p.In("hand"), OX, ""),
        (p.In("enemy units"), OX, "Bob.P1 Bob.P3"),
        (p.In("enemy units"), HARE, "Bob.P1 Bob.P2"),
        (p.In("enemy units"), LYNX, ""),
        (p.In("opposing"), OX, "Bob.P1 Bob.P3"),
        (p.In("opposing", BEAR), OX, "Bob.P1 Bob.P2"),
        (p.In("opposing", p.Each(p.Noun(("personality",), whose="other"))), OX, "Bob.P1 Bob.P2"),  # the Wolf is at home
        (p.In("opposing"), LYNX, ""),
        (p.In("opposing", p.You()), OX, ""),
    ],
)
def test_players_and_battlefields(node: p.In, on: tuple[int, str], expected: str) -> None:
    assert {name for name in those(war(), node, *on) if not name.islower()} == set(expected.split())


@pytest.mark.rule("samurai.g-provinces.01")
@pytest.mark.parametrize(
    ("lost", "here", "beside"),
    [((), "P1", "Bob.P2"), ((), "P2", "Bob.P1 Bob.P3"), ((2,), "P1", "Bob.P3"), ((2,), "P4", "Bob.P3")],
)
def test_adjacent_provinces_stand_in_one_row(lost: tuple[int, ...], here: str, beside: str) -> None:
    """A destroyed province is no neighbour; those of other players are none."""
    table: Table[CcgGame] = Table("samurai", *NAMES)
    table.card("Ruse", "strategy", text="Battle: Draw a card.")
    table.lay("Ann", hand=["Ruse"], in_play=[at("Ox", f"Bob.{here}", "attacking")])
    table.lay("Bob", provinces=[{"destroyed": True} if k in lost else {} for k in (1, 2, 3, 4)])
    table.start(phase="attack")
    assert those(table, p.In("adjacent")) == set()  # no battle is being fought
    assert those(table.play(f"fight {here}"), p.In("adjacent")) == set(beside.split())


@pytest.mark.parametrize(
    ("relation", "left", "too"),
    [
        ("enemy army", "", "bear"),
        ("any army", "ox", "bear ox"),
        ("defending army", "", "bear"),
        ("attacking army", "ox", "ox"),
        ("any unit", "ox", "ox"),
    ],
)
def test_what_has_just_left_an_army_was_in_it(relation: Relation, left: str, too: str) -> None:
    """Only where the text speaks of it: of others it asks where they are now."""
    table: Table[CcgGame] = Table("samurai", *NAMES)
    table.card("Ruse", "strategy", text="Battle: Destroy two target enemy Personalities.")
    table.card("Trick", "strategy", text="Battle: Draw a card.")
    table.lay("Ann", hand=["Ruse", "Trick"], in_play=[at("Ox", "Bob.P1", "attacking")])
    table.lay("Bob", in_play=[at("Bear", "Bob.P1", "defending", "Spears"), at("Elk", "Bob.P1", "defending")])
    table.start(phase="attack").play("fight P1", "play Ruse", "target Bear", "target Elk")
    assert those(table, p.In(relation)) == set(left.split())
    assert those(table, p.In(relation), subject="bear") == set(too.split())


def test_nobody_is_at_a_battlefield_in_peace() -> None:
    """Not even what is in no place at all."""
    table: Table[CcgGame] = Table("samurai", *NAMES)
    table.lay("Ann", in_play=["Ox"], hand=["Ruse"], dynasty_discard=["Elk"])
    table.card("Ruse", "strategy", text="Battle: Draw a card.")
    relations: tuple[Relation, ...] = (
        "battlefield",
        "any battlefield",
        "other battlefield",
        "army",
        "enemy army",
        "at adjacent",
    )
    for relation in relations:
        assert not [name for name in those(table, p.In(relation)) if name.islower()], relation
