"""One table of Gold Edition with a battle on it."""

from __future__ import annotations

from functools import cache

from rokugan import program as p
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.testing import Table

THIS = p.Ref("this")
HIS = p.Noun(("personality",), whose="your")


def at(card: str, place: str, side: str, *attachments: object, **facts: object) -> dict[str, object]:
    """A unit at a battlefield."""
    return {"card": card, "as": card.lower(), "at": place, "side": side, "attachments": list(attachments), **facts}


def carried(card: str) -> dict[str, object]:
    """An attached card."""
    return {"card": card, "as": card.lower()}


def field() -> Table[CcgGame]:
    """Ann attacks Bob at his first two provinces; Cat stays at home, as do Ann's Sow and Bob's Wolf."""
    table: Table[CcgGame] = Table("gold", "Ann", "Bob", "Cat")
    for title in ("Ox", "Elk", "Sow", "Hare", "Wolf", "Lynx"):
        table.card(title, force=2, chi=2)
    table.card("Forebear", "ancestor", gold_cost=0, focus_value=1)
    table.card("Fen", "region")
    table.card("Spell", "spell", gold_cost=0, focus_value=1, text="Battle: Bow a target enemy Follower.")
    table.lay(
        "Ann",
        in_play=[
            at("Ox", "Bob.P1", "attacking", carried("Spears"), carried("Spell")),
            at("Elk", "Bob.P2", "attacking"),
            {"card": "Sow", "as": "sow", "bowed": True, "attachments": [carried("Blade"), carried("Forebear")]},
        ],
        hand=["Sun"],
    )
    table.lay(
        "Bob",
        in_play=[at("Hare", "Bob.P1", "defending", carried("Lads")), "Wolf"],
        hand=["Moon", "Shout"],
        provinces=[{}, {"region": {"card": "Fen", "as": "fen"}}, {}, {}],
        dynasty_discard=[
            {"card": "Yak", "as": "yak", "dead": True},
            {"card": "Gnu", "as": "gnu", "dishonorable": True},
        ],
    )
    table.card("Yak", force=2, chi=2)
    table.card("Gnu", force=2, chi=2)
    table.card("Crow", keywords=["Immune to Kihos"])
    table.lay("Cat", in_play=["Lynx"], dynasty_deck=["Crow"], dynasty_deck_size=1)  # the last card of the table
    return table.start(phase="attack").play("fight P1")


@cache
def battle() -> Table[CcgGame]:
    """That table while they fight at the first province; nobody plays on."""
    return field()


@cache
def peace() -> Table[CcgGame]:
    """Two Personalities at home, one of them bowed, in the Action Phase; nobody plays on."""
    table: Table[CcgGame] = Table("gold")
    table.lay("Ann", in_play=["Ox", {"card": "Elk", "bowed": True}])
    table.lay("Bob", in_play=["Bear"])
    return table.start()
