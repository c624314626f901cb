"""A view of a classic game unfolded: a tree in which cards stand where they lie, under their names, with their values.

The terminal and the computer players read it so; it holds nothing that the view does not.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rokugan.core.views.whereabouts import Whereabouts, sides, whereabouts
from rokugan.editions.ccg.seen.in_full import in_full

View = Mapping[str, Any]
# What cards of a type have, whatever is printed on them.
USUAL: dict[str, dict[str, Any]] = {
    "personality": {"gold_cost": 0, "force": 0, "chi": 0, "personal_honor": 0, "honor_requirement": None},
    "follower": {"gold_cost": 0, "force": 0},
    "item": {"gold_cost": 0, "force": 0, "chi": 0},
}


def unfolded(view: View) -> dict[str, Any]:
    """The whole view as a tree."""
    tree = Unfolding(view)
    whole = in_full(view)
    under_way, attack = whole["under_way"], whole["under_way"]["attack"]
    asked = view["decision"]
    found: dict[str, Any] = {
        "edition": view["edition"],
        "viewer": view["viewer"],
        "turn": view["turn"],
        "turn_limit": view["turn_limit"],
        "phase": view["phase"],
        "active": view["active"],
        "favor": next((player["name"] for player in view["players"] if player["favor"]), None),
        "players": [tree.player(player) for player in whole["players"]],
        "actions": under_way["actions"],
        "attack": None if attack is None else tree.attack(attack),
        "duel": tree.duel(under_way["duel"]),
        "payment": tree.payment(under_way["payment"]),
        "lasting": tree.lasting(),
        "decision": asked,
        "outcome": view["outcome"],
    }
    board = view["extra"].get("war_of_honor")
    return found if board is None else found | tree.board(board, attack)


def name_of(thing: View) -> str:
    """Return what moves call a card that the viewer knows."""
    return str(thing.get("name") or thing["card"])


class Unfolding:
    """A view being unfolded."""

    def __init__(self, view: View) -> None:
        self.things: View = view["things"]
        self.cards: View = view["cards"]
        self.places: dict[str, Whereabouts] = whereabouts(view)
        self.sides: dict[str, str] = sides(view)

    def name(self, card: str | None) -> str | None:
        """The name of the card of that id; None for one that the viewer does not know."""
        thing = self.things[card] if card is not None else {}
        return name_of(thing) if "card" in thing else None

    def names(self, cards: list[str]) -> list[str]:
        """The names of cards that the viewer knows."""
        return [name_of(self.things[card]) for card in cards]

    def player(self, player: View) -> dict[str, Any]:
        """One side of the table."""
        zones = player["zones"]
        return {
            "name": player["name"],
            "clan": player["clan"],
            "honor": player["honor"],
            "eliminated": player["eliminated"],
            "gold": player["gold"],
            "maximum_hand": player["maximum_hand"],
            "hand": self.pile(zones["hand"]),
            "fate_deck": self.deck(zones["fate_deck"]),
            "dynasty_deck": self.deck(zones["dynasty_deck"]),
            "fate_discard": self.names(zones["fate_discard"]["cards"]),
            "dynasty_discard": [self.grave(card) for card in zones["dynasty_discard"]["cards"]],
            "removed": self.pile(zones["removed"]),
            "focus_pool": self.pile(zones["focus_pool"]),
            "focused": self.pile(zones["focused"]),
            "provinces": [self.province(province) for province in player["provinces"]],
            "in_play": [self.card(card) for card in player["in_play"]],
        }

    def pile(self, pile: View) -> list[str | None]:
        """The cards of a pile by name, those that the viewer does not know last."""
        known = self.names(pile["cards"])
        return [*known, *[None] * (pile["size"] - len(known))]

    def deck(self, deck: View) -> dict[str, Any]:
        """Return how many cards a deck has, and those that are known by their places."""
        places = (str(place) for place in deck.get("places", ()))
        return {"size": deck["size"], "known": dict(zip(places, self.names(deck["cards"]), strict=True))}

    def grave(self, card: str) -> dict[str, Any]:
        """A card in the Dynasty discard pile."""
        thing = self.things[card]
        return {
            "card": name_of(thing),
            "dead": thing.get("dead", False),
            "dishonorable": thing.get("dishonored", False),
        }

    def province(self, province: View) -> dict[str, Any]:
        """A province with its cards."""
        things = [self.things[card] for card in province["cards"]]
        return {
            "name": province["name"],
            "destroyed": province["destroyed"],
            "strength": province["strength"],
            "face_up": bool(things) and all("card" in thing and "face" not in thing for thing in things),
            "cards": [self.printed(thing) if "card" in thing else None for thing in things],
            "region": self.card(province["region"]) if province.get("region") else None,
            "fortifications": [self.card(card) for card in province.get("fortifications", ())],
        }

    def printed(self, thing: View) -> dict[str, Any]:
        """A card out of play with its values now; a dash is None."""
        printed = self.cards[thing["card"]]
        found = {"card": name_of(thing), "type": printed["type"], **USUAL.get(printed["type"], {})}
        return {**found, **printed["stats"], **thing.get("values", {})}

    def card(self, card: str) -> dict[str, Any]:
        """A card in play with all that is attached to it."""
        thing = self.things[card]
        printed = self.cards[thing["card"]]
        found = self.printed(thing) | {
            "controller": thing.get("controller", self.places[card].owner),
            "owner": self.places[card].owner,
            "bowed": thing.get("bowed", False),
            "at": self.places[card].at,
            "keywords": thing.get("keywords", printed.get("keywords", [])),
        }
        if printed["type"] == "personality":
            found["dishonorable"] = thing.get("dishonored", False)
            found["side"] = self.sides.get(card)
        if "tokens" in thing:
            found["tokens"] = thing["tokens"]
        if "attachments" in thing:
            found["attachments"] = [self.card(each) for each in thing["attachments"]]
        if "under" in thing:
            found["under"] = self.pile(thing["under"])
        return found

    def attack(self, attack: View) -> dict[str, Any]:
        """The attack, its units by name."""
        return {
            **attack,
            "assigned": self.names([each["unit"] for each in attack.get("assigned", ())]),
            "battlefields": [
                {
                    **field,
                    "attacking": self.names(field["attacking"]["units"]),
                    "defending": self.names(field["defending"]["units"]),
                    "attacking_force": field["attacking"]["force"],
                    "defending_force": field["defending"]["force"],
                    "terrains": self.names(field["terrains"]),
                }
                for field in attack["battlefields"]
            ],
        }

    def duel(self, duel: View | None) -> dict[str, Any] | None:
        """The duel, the two by name."""
        if duel is None:
            return None
        pair = {role: self.name(duel[role]["card"]) for role in ("challenger", "challenged")}
        return pair | {"stat": duel["stat"]}

    def payment(self, payment: View | None) -> dict[str, Any] | None:
        """Return what is left to pay, and what the easiest way would bow and waste."""
        if payment is None or "auto" not in payment:
            return None
        auto = payment["auto"]
        bows = [self.name(source["card"]) for source in auto["sources"] if source.get("card")]
        return {"left": payment["left"], "bows": bows, "wasted": auto["wasted"]}

    def lasting(self) -> list[dict[str, Any]]:
        """Return what lasts on cards for a time, by their names."""
        return [
            {"card": name_of(thing), **effect}
            for thing in self.things.values()
            if "card" in thing
            for effect in thing.get("effects", ())
        ]

    def board(self, board: View, attack: View | None) -> dict[str, Any]:
        """Return what War of Honor has besides, player by player."""
        names = list(board["honor_this_turn"])
        found: dict[str, Any] = {
            "options": board["options"],
            "tiles": [self.tile(tile) for tile in board["tiles"]],
            "paths": {name: {path["path"]: path["steps"][name] for path in board["paths"]} for name in names},
            "spaces": {path["path"]: path["spaces"] for path in board["paths"]},
            "honor_this_turn": board["honor_this_turn"],
            "earned": {name: [path["path"] for path in board["paths"] if name in path["earned"]] for name in names},
            "rings": board["rings"],
            "mission": board["mission"],
        }
        if board["attack"] is not None and attack is not None:
            found["fortresses"] = {
                "from": self.name(board["attack"]["from"]),
                "to": self.name(board["attack"]["to"]),
                "invited_to_attack": attack["invited"]["attacking"],
                "invited_to_defend": attack["invited"]["defending"],
                "allies": {ally["player"]: ally["side"] for ally in attack["allies"]},
            }
        return found

    def tile(self, tile: View) -> dict[str, Any]:
        """A tile with its name and its text."""
        thing = self.things[tile["card"]]
        text = "\n".join(self.cards[thing["card"]].get("text", ()))
        return {**tile, "name": name_of(thing), "text": text}
