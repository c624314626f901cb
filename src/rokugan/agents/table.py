"""The table as a computer player sees it: units with their Force, provinces, the battle at hand; read from a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rokugan.cards.model import CardDefinition
from rokugan.cards.program import GoldSource, Number

View = Mapping[str, Any]


class Unit:
    """A Personality with everything attached to him."""

    __slots__ = ("at", "bowed", "card", "chi", "force", "honor", "keywords", "name", "side", "size")

    def __init__(self, card: View) -> None:
        self.card = card
        self.name: str = card["card"]
        self.bowed: bool = card["bowed"]
        self.at: str = str(card["at"])
        self.side: str | None = card.get("side")
        self.chi: int = card["chi"]
        self.honor: int = card["personal_honor"]
        self.keywords: list[str] = card["keywords"]
        attached = card.get("attachments", ())
        self.size: int = 1 + len(attached)
        self.force: int = strength_of(card) + sum(strength_of(each) for each in attached if each["type"] == "follower")

    @property
    def at_home(self) -> bool:
        """Is it at home?"""
        return self.at.endswith(".home")

    def has(self, card: str) -> bool:
        """Is the card of that name part of the unit?"""
        return card == self.name or any(each["card"] == card for each in self.card.get("attachments", ()))

    @property
    def worth(self) -> float:
        """What losing it would cost, in Force, bowed or not."""
        followers = sum(each["force"] for each in self.card.get("attachments", ()) if each["type"] == "follower")
        return 1 + float(self.card["force"] + followers) + self.chi / 2


def strength_of(card: View) -> int:
    """The Force that a card gives its army: none while bowed, never less than none."""
    return 0 if card["bowed"] else max(int(card["force"]), 0)


class Table:
    """What one player sees, in the terms in which he thinks."""

    def __init__(self, view: View, me: str) -> None:
        self.view = view
        self.name = me
        self.me: View = next(player for player in view["players"] if player["name"] == me)
        self.others: list[View] = [
            player for player in view["players"] if player["name"] != me and not player["eliminated"]
        ]
        self.units: list[Unit] = units_of(self.me)
        self.attack: View | None = view["attack"]
        self.my_turn: bool = view["active"] == me
        self.spare: bool | None = None  # found out once, see acting.spare_unit

    def enemies(self, player: View | None = None) -> list[Unit]:
        """The units of one other player, or of all."""
        return [unit for each in ([player] if player else self.others) for unit in units_of(each)]

    def player(self, name: str) -> View:
        """The player of that name."""
        return next(each for each in self.view["players"] if each["name"] == name)

    def strength(self, place: str) -> int:
        """The strength of a province, as `Bob.P2`."""
        owner, _, province = place.rpartition(".")
        return int(next(each["strength"] for each in self.player(owner)["provinces"] if each["name"] == province))

    @property
    def attacking(self) -> bool:
        """Is this player the Attacker?"""
        return self.attack is not None and self.attack["attacker"] == self.name

    @property
    def battle(self) -> Battle | None:
        """The battle being fought now, from this player's side."""
        attack = self.attack
        if attack is None or attack["current"] is None:
            return None
        field = next((each for each in attack["battlefields"] if each["at"] == attack["current"]), None)
        return None if field is None else Battle(self, field)

    def card_in_play(self, name: str) -> View | None:
        """A card in play by its name, with its player in the key `controller`."""
        for player in self.view["players"]:
            for card in player["in_play"]:
                if card["card"] == name:
                    return dict(card)
                for attached in card.get("attachments", ()):
                    if attached["card"] == name:
                        return {**attached, "at": card["at"]}
            for province in player["provinces"]:
                region = province["region"]
                if region and region["card"] == name:
                    return dict(region)
        return None


class Battle:
    """One battle: both armies, and what is at stake."""

    def __init__(self, table: Table, field: View) -> None:
        self.place: str = field["at"]
        self.attacking = table.attacking
        self.strength = table.strength(self.place)
        mine, theirs = ("attacking", "defending") if self.attacking else ("defending", "attacking")
        self.my_force: int = field[f"{mine}_force"]
        self.their_force: int = field[f"{theirs}_force"]
        self.mine = [unit for unit in table.units if unit.name in field[mine]]
        self.theirs = [unit for unit in table.enemies() if unit.name in field[theirs]]
        owner = table.player(self.place.rpartition(".")[0])
        self.provinces_left = sum(1 for each in owner["provinces"] if not each["destroyed"])

    def outcome(self, swing: float = 0, strength: float = 0) -> float:
        """How good it is for this player if it were resolved now, after a swing of Force in his favour."""
        mine = sum(unit.worth for unit in self.mine)
        theirs = sum(unit.worth for unit in self.theirs)
        lead = self.my_force - self.their_force + swing
        province = 12.0 if self.provinces_left > 1 else 60.0
        found = 0.0
        if lead > 0:
            found += theirs * 1.3
        elif lead < 0 and (self.my_force or self.their_force):
            found -= mine * 1.3
        elif mine and theirs:
            found += theirs - mine
        broken = (lead if self.attacking else -lead) > self.strength + strength
        if broken:
            found += province if self.attacking else -province
        return found


def units_of(player: View) -> list[Unit]:
    """The units that a player controls."""
    return [Unit(card) for card in player["in_play"] if card["type"] == "personality"]


def gold_of(card: CardDefinition | None) -> int:
    """The Gold that a card plainly produces.

    >>> gold_of(CardDefinition("Keep", "stronghold", gold_production=4))
    4
    """
    if card is None:
        return 0
    if card.gold_production:
        return card.gold_production
    amounts = [trait.produce.amount for trait in card.program.traits if isinstance(trait, GoldSource)]
    return max((amount.value for amount in amounts if isinstance(amount, Number)), default=0)
