"""The table as a computer player sees it: units with their Force, provinces, the battle at hand; read from a view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from rokugan.agents.adding import total
from rokugan.agents.ccg.aims import Aims, aims_of
from rokugan.cards.model import CardDefinition
from rokugan.program import GoldSource, Number

View = Mapping[str, Any]
Printed = Mapping[str, CardDefinition]


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
        """Return what losing it would cost, in Force, bowed or not."""
        followers = sum(each["force"] for each in self.card.get("attachments", ()) if each["type"] == "follower")
        return 1 + float(self.card["force"] + followers) + self.chi / 2


def strength_of(card: View) -> int:
    """The Force that a card gives its army: 0 while it is bowed, and never less than 0."""
    return 0 if card["bowed"] else max(int(card["force"]), 0)


BEYOND_FORCE = 10_000


class Table:
    """What one player sees, in the terms in which he thinks."""

    def __init__(self, view: View, me: str, printed: Callable[[], Printed] = dict) -> None:
        self.view = view
        self._printed = printed
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

    def before_my_turn(self) -> list[View]:
        """The others whose turns come before this player's next one, in their order."""
        names = [player["name"] for player in self.view["players"]]
        now, mine = names.index(self.view["active"]), names.index(self.name)
        waiting = (mine - now - 1) % len(names)
        order = [names[(now + step) % len(names)] for step in range(1, waiting + 1)]
        return [player for player in self.others if player["name"] in order]

    def player(self, name: str) -> View:
        """The player of that name."""
        return next(each for each in self.view["players"] if each["name"] == name)

    def strength(self, place: str) -> int:
        """The strength of a province, as `Bob.P2`; at a battlefield without one there is none to destroy."""
        owner, _, province = place.rpartition(".")
        if not owner:
            return BEYOND_FORCE
        return int(next(each["strength"] for each in self.player(owner)["provinces"] if each["name"] == province))

    @property
    def printed(self) -> Printed:
        """Return what is printed on the cards that this player can see."""
        return self._printed()

    @cached_property
    def aims(self) -> Aims:
        """Return what this player is after."""
        return aims_of(self)

    @property
    def attacking(self) -> bool:
        """Is this player the Attacker?"""
        return self.attack is not None and self.attack["attacker"] == self.name

    @property
    def leads(self) -> bool:
        """Is this player the Attacker or the Defender?"""
        return self.attack is not None and self.name in (self.attack["attacker"], self.attack["defender"])

    @property
    def side(self) -> str:
        """The side on which this player stands in the attack; a mere onlooker wishes the Defender well."""
        if self.leads:
            return "attacking" if self.attacking else "defending"
        return next((unit.side for unit in self.units if unit.side), "defending")

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
        self.attacking = table.side == "attacking"
        self.leads = table.leads
        self.aims = table.aims
        self.strength = table.strength(self.place)
        mine, theirs = ("attacking", "defending") if self.attacking else ("defending", "attacking")
        self.my_force: int = field[f"{mine}_force"]
        self.their_force: int = field[f"{theirs}_force"]
        self.mine = [unit for unit in table.units if unit.name in field[mine]]
        self.theirs = [unit for unit in table.enemies() if unit.name in field[theirs]]
        self.stake = _stake(table, self)
        self.reach = 0.0  # how far cards at hand could turn it, see acting.foresee

    def outcome(self, swing: float = 0, strength: float = 0) -> float:
        """Return how good it is for this player if it were resolved now, after a swing of Force in his favour."""
        mine = total(unit.worth for unit in self.mine)
        theirs = total(unit.worth for unit in self.theirs)
        lead = self.my_force - self.their_force + swing
        found = 0.0
        if lead > 0:
            found += theirs * 1.3
            if self.leads:
                found += self.aims.glory(sum(unit.size for unit in self.theirs))
        elif lead < 0 and (self.my_force or self.their_force):
            found -= mine * 1.3
        elif mine and theirs:
            found += theirs - mine
        broken = (lead if self.attacking else -lead) > self.strength + strength
        if broken:
            found += self.stake if self.attacking else -self.stake
        return found


def _stake(table: Table, battle: Battle) -> float:
    """Return what the province of a battle is worth: to those who take it, to its owner, or to a third player."""
    assert table.attack is not None
    owned = battle.place.rpartition(".")[0]
    if not owned:
        return 0.0
    owner = table.player(owned)
    if battle.attacking:
        return table.aims.conquest(owner) if battle.mine else 0.0
    hindrance = table.aims.hindrance(table.player(table.attack["attacker"]))
    return table.aims.defence(owner) + hindrance if owner is table.me else hindrance


def units_of(player: View) -> list[Unit]:
    """The units that a player controls."""
    return [Unit(card) for card in player["in_play"] if card["type"] == "personality"]


def destroyed_provinces(player: View) -> int:
    """Return how many provinces a player has lost."""
    return sum(1 for each in player["provinces"] if each["destroyed"])


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
