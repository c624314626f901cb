"""One table on which all kinds of actions can be taken, the actions and the events that they cause; nobody plays on it."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.editions.ccg.text.war import NAMES, PLACES, PLAYERS, at

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action, Duel, Event
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.outcomes import Doing, TextOutcome
from rokugan.testing import Table

TEXTS = {
    "Archer": ("personality", "Battle: Ranged 3 Attack."),
    "Sage": ("personality", "Open: Bow this Personality: Straighten a target Follower."),
    "Spears": ("follower", "Battle: Destroy a target Follower."),
    "Bolt": ("spell", "Fire Battle: Destroy a target enemy Personality."),
    "Blade": ("item", "Battle: Give this Personality +1F."),
    "Mill": ("holding", "Limited: Bow this card: Gain 1 Honor."),
    "Ruse": ("strategy", "Kiho Battle: Bow a target enemy Personality."),
    "Plea": ("strategy", "Political Open: Discard the Imperial Favor: Draw a card."),
    "Gauntlet": ("strategy", "Limited: Target your Personality: He challenges a target Personality."),
    "Trap": ("strategy", "Battle: Bow a target attacking Personality."),
    "Inn": ("holding", "Limited: Draw a card."),
}


@cache
def field(*traits: p.Trait) -> Table[CcgGame]:
    """Ann attacks Bob: they fight at his first province, and more of hers stand at the second. Cat stays out of it. Her Holding
    `Law` has these traits."""
    table: Table[CcgGame] = Table("samurai", *NAMES)
    keywords = {
        "Archer": ["Samurai"],
        "Sage": ["Shugenja"],
        "Hare": ["Samurai"],
        "Plea": ["Political"],
        "Elk": ["Monk"],
    }
    for title, (type_, text) in TEXTS.items():
        stats: dict[str, dict[str, Any]] = {"personality": {"force": 2, "chi": 2}, "follower": {"force": 1}}
        more = stats.get(type_, {})
        table.card(title, type_, text=text, keywords=keywords.get(title, []), **more)
    for title in ("Elk", "Hare", "Bear", "Lynx"):
        table.card(title, force=2, chi=2, keywords=keywords.get(title, []))
    table.lay(
        "Ann",
        in_play=[
            at("Archer", "Bob.P1", "attacking", "Spears", "Blade"),
            at("Elk", "Bob.P2", "attacking"),
            {"card": "Sage", "as": "sage", "attachments": [{"card": "Bolt", "as": "bolt"}]},
            "Mill",
            table.card("Law", "holding", program=p.Program(traits=traits)),
        ],
        hand=["Ruse", "Plea", "Gauntlet"],
        stronghold={"stock": "Reed Keep"},
    )
    table.lay(
        "Bob",
        in_play=[at("Hare", "Bob.P1", "defending"), "Bear", "Inn"],
        hand=["Trap"],
        stronghold={"stock": "Pine Keep"},
    )
    table.lay("Cat", in_play=["Lynx"])
    return table.start(phase="attack").play("fight P1")


def thing(name: str) -> int:
    """A card, player or province of the table by its name."""
    return {**field().handles, **PLAYERS, **PLACES}[name]


def things(*names: str) -> list[int]:
    """These things of the table."""
    return [thing(name) for name in names]


def deed(
    card: str, *did: tuple[Doing, str], seat: int | None = None, targets: tuple[str, ...] = (), **more: Any
) -> Action:
    """The action of that card, by its controller unless it says otherwise: what it did, and what it has targeted, in the order
    of its slots. `performers` are those who performed it, `trait` a text that is no action."""
    game = field().game
    number = thing(card)
    ability = game.behaviours[number].abilities[0]
    action = Action(game.controller(number) if seat is None else seat, number, ability)
    action.is_action = not more.pop("trait", False)
    action.designator = ability.mask
    for slot, name in enumerate(targets):
        action.targets.slots[slot] = [thing(name)]
    action.targets.performers = things(*more.pop("performers", ()))
    action.did.extend(TextOutcome(verb, thing(name)) for verb, name in did)
    for name, value in more.items():
        setattr(action, name, value)
    return action


def happening(kind: int, name: str = "", by: Action | None = None, **fields: Any) -> Event:
    """An event that happens to that thing, and the action that causes it; `place` by its name."""
    event = Event(kind, [thing(name)] if name else [], -1 if by is None else by.player)
    event.action = by
    if isinstance(fields.get("place"), str):
        fields["place"] = thing(fields["place"])
    for field_, value in fields.items():
        setattr(event, field_, value)
    return event


def reader(card: str = "mill", seat: int = 0) -> Action:
    """The text that asks: on that card, of that player."""
    return Action(seat, thing(card), None)


def duel(challenger: str, challenged: str, winner: str = "") -> Duel:
    """A duel of two Personalities; the other one has lost it."""
    found = Duel(thing(challenger), thing(challenged), "chi")
    if winner:
        found.winner = thing(winner)
        found.losers = [each for each in (found.challenger, found.challenged) if each != found.winner]
    return found
