"""One table with a war on it, and what on it fits a description."""

from __future__ import annotations

from functools import cache

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import player_thing, province_thing
from rokugan.editions.ccg.text.described import meaning
from rokugan.program.words import Detail, Happening
from rokugan.testing import Table

NAMES = ("Ann", "Bob", "Cat")
PLACES = {f"{name}.P{k + 1}": province_thing(seat, k) for seat, name in enumerate(NAMES) for k in range(4)}
PLAYERS = {name: player_thing(seat) for seat, name in enumerate(NAMES)}


def at(card: str, place: str, side: str, *attachments: str) -> dict[str, object]:
    """A unit at a battlefield."""
    entry: dict[str, object] = {"card": card, "as": card.lower(), "at": place, "side": side}
    if attachments:
        entry["attachments"] = [{"card": each, "as": each.lower()} for each in attachments]
    return entry


@cache
def war() -> Table[CcgGame]:
    """Ann attacks Bob; Cat stays out of it. They fight at his first province; units are at the second and third too. It is
    made once, and nobody plays on."""
    table: Table[CcgGame] = Table("samurai", *NAMES)
    keywords = {"Ox": ["Monk"], "Sow": ["Monk"], "Bear": ["Monk"], "Hare": ["Nonhuman"], "Wolf": ["Cavalry"]}
    for title in ("Ox", "Elk", "Yak", "Sow", "Hare", "Bear", "Wolf", "Lynx", "Ghost", "Wraith", "Sprite"):
        table.card(title, force=2, chi=2, keywords=keywords.get(title, []))
    table.card("Lynx", text="Open: Lose 1 Honor: Draw a card.", clan="Crab", keywords=["Crab Clan"])
    table.card("Spears", "follower", force=1, keywords=["Cavalry"])
    table.card("Guards", "follower", force=1, keywords=["Nonhuman"])
    table.card("Blade", "item")
    table.card("Fen", "region")
    table.card("Ruse", "strategy", text="Battle: Draw a card.")
    table.card("Trick", "strategy", text="Battle: Draw a card.")
    table.card("Mill", "holding")
    table.card("Quay", "holding")
    table.lay(
        "Ann",
        in_play=[
            at("Ox", "Bob.P1", "attacking", "Spears"),
            {**at("Elk", "Bob.P1", "attacking"), "dishonorable": True},
            {**at("Yak", "Bob.P2", "attacking"), "bowed": True},
            {"card": "Sow", "as": "sow", "attachments": [{"card": "Blade", "as": "blade"}]},
        ],
        hand=["Ruse"],
        dynasty_discard=[{"card": "Ghost", "dead": True}],
        provinces=[{"card": "Mill", "as": "mill", "face": "up"}, {}, {}, {}],
    )
    table.lay(
        "Bob",
        in_play=[
            at("Hare", "Bob.P1", "defending", "Guards"),
            at("Bear", "Bob.P3", "defending"),
            "Wolf",
        ],
        hand=["Trick"],
        provinces=[{"card": "Quay", "as": "quay", "face": "up"}, {"region": "Fen"}, {}, {"destroyed": True}],
        dynasty_discard=[{"card": "Wraith", "dead": True, "dishonorable": True}, "Sprite"],
        stronghold={"stock": "Pine Keep"},
    )
    table.lay("Cat", in_play=["Lynx"])
    return table.start(phase="attack").play("fight P1")


def those(table: Table[CcgGame], node: p.Filter, seat: int = 0, card: str = "ox", subject: str = "") -> set[str]:
    """The cards with names, players and provinces that fit what a text of that player says on that card, where it speaks of
    what has happened to the subject."""
    game = table.game
    action = Action(seat, table.handles[card], None)
    if subject:
        action.subject = table.handles[subject]
    cards = {game.behaviours[card].title.lower(): card for card in table.handles.values()}
    things = {**cards, **PLACES, **PLAYERS}
    return {name for name, thing in things.items() if meaning.fits(game, action, node, thing)}


def answering(table: Table[CcgGame], event: Happening, *details: Detail, whose: str = "Ann") -> None:
    """A Reaction in a player's hand to such an event: the game stops there."""
    trigger = p.Trigger("after", p.Pattern(event, None, None, details))
    ability = p.Ability(("reaction",), (p.Draw(p.Number(1)),), trigger=trigger)
    table.card("Bell", "strategy", program=p.Program(abilities=(ability,)), focus_value=1)
    table.lay(whose, hand=["Bell"])
