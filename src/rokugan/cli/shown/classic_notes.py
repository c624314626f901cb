"""The notes beside an option of the classic game: an ability's text, a purchase's price, where a target stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rokugan.cards import write
from rokugan.cards.face import stat_line
from rokugan.cards.model import CardDefinition
from rokugan.catalogue import say
from rokugan.cli.shown.table_text import unit_force
from rokugan.core.card import Card
from rokugan.core.decision import Choice, Decision
from rokugan.editions.war_of_honor.box.hexes import adjacent
from rokugan.program import Program

# What the actions that the rules give everybody do.
GIVEN = {
    "lobby": "terminal.does_lobby",
    "favor:1": "terminal.does_favor_draw",
    "favor:2": "terminal.does_favor_home",
    "tactics": "terminal.does_tactics",
    "naval": "terminal.does_naval",
}
FEW = 6  # options that may take two lines each


class Notes:
    """What to say beside an option: an ability's text, a purchase's price, where a target stands."""

    def __init__(self, view: Mapping[str, Any], decision: Decision, width: int) -> None:
        self._view = view
        self._edition = str(view["edition"])
        self._room = width * 2 - 10 if len(decision.choices) <= FEW else width
        self._viewer = view["viewer"]
        self._places = {
            name: card
            for player in view["players"]
            for top in player["in_play"]
            for card in (top, *top.get("attachments", ()))
            for name in (card["card"],)
        }

    def __call__(self, choice: Choice) -> str:
        """A few words about the choice, or none."""
        words = say(GIVEN[choice.verb]) if choice.verb in GIVEN else ""
        payment = self._view["payment"]
        if choice.verb == "pay auto" and payment is not None:
            words = say("terminal.bows", cards=", ".join(payment["bows"])) + self._waste(payment["wasted"])
        if choice.card is not None:
            if choice.verb in ("use", "play", "place"):
                words = self._ability(choice.card.definition, choice.tail)
            elif choice.verb in ("from", "to"):
                words = self._neighbours(choice)
            elif choice.verb in ("buy", "overlay", "equip", "discard", "focus"):
                words = stat_line(choice.card.definition)
            elif choice.verb in ("target", "assign", "order"):
                words = self._standing(choice, choice.card)
            elif choice.verb == "pay" and isinstance(choice.what, int):
                words = say("terminal.gold", gold=choice.what)
                words += self._waste(choice.what - payment["left"] if payment is not None else 0)
        room = self._room - len(choice.move) - 8
        return words if len(words) <= room else f"{words[: max(room - 1, 0)].rstrip()}…" if room > 12 else ""

    def _waste(self, gold: int) -> str:
        """Return how much Gold of a payment would be lost, if any."""
        return say("terminal.wasted", gold=gold) if gold > 0 else ""

    def _ability(self, card: CardDefinition, tail: str) -> str:
        number = int(tail.removeprefix(":")) if tail.startswith(":") else 1
        abilities = card.program.abilities
        if not 0 < number <= len(abilities):
            return ""
        text = write(
            Program(abilities=(abilities[number - 1],)), title=card.title, type=card.type, edition=self._edition
        )
        return " ".join(text.split())

    def _neighbours(self, choice: Choice) -> str:
        """Return which Fortresses of the other side lie beside one of an attack: a unit may straighten after such an attack."""
        assert choice.card is not None
        laid = {tile["name"]: tile for tile in self._view["tiles"] if tile["at"] is not None}
        defender = self._view["attack"]["defender"]
        others = [tile for tile in laid.values() if tile["kind"] == "fortress" and tile["face"] == "up"]
        if choice.verb == "from":
            others = [tile for tile in others if tile["owner"] == defender]
        else:
            others = [tile for tile in others if tile["name"] == self._view["fortresses"]["from"]]
        here = tuple(laid[choice.name]["at"])
        beside = [tile["name"] for tile in others if adjacent(tuple(tile["at"]), here)]
        return say("terminal.beside", tiles=", ".join(beside)) if beside else say("terminal.not_beside")

    def _standing(self, choice: Choice, card: Card) -> str:
        seen = None if choice.place else self._places.get(choice.name)
        if seen is None:
            return stat_line(card.definition)
        parts = [str(seen["controller"])] if seen["controller"] != self._viewer else []
        if seen["type"] == "personality":
            parts.append(say("terminal.unit_in_all", unit=unit_force(seen), force=seen["force"], chi=seen["chi"]))
        elif "force" in seen:
            parts.append(say("terminal.force", force=seen["force"]))
        if seen["at"] and not str(seen["at"]).endswith(".home"):
            parts.append(say("terminal.at", place=seen["at"]))
        if seen["bowed"]:
            parts.append(say("card.bowed"))
        return ", ".join(parts)
