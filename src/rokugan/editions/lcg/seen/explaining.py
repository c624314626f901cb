"""Why a value of a card is what it is, for a viewer: its base, and each change with its source and its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rokugan.catalogue import say
from rokugan.core.modifiers import ADD, BASE_SET, BASE_TIMES, SET, TIMES, Modifier
from rokugan.editions.lcg.seen.faces import face
from rokugan.editions.lcg.table.naming import province_place
from rokugan.editions.lcg.table.things import (
    CHARACTER,
    CONFLICT_END,
    COST,
    DASH,
    DUEL_END,
    FOREVER,
    GLORY,
    HONORED,
    MILITARY,
    PHASE_END,
    POLITICAL,
    PROVINCE_CARD,
    ROUND_END,
    STRENGTH,
    WHILE_IN_PLAY,
)
from rokugan.errors import RokuganError, quote

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import InForce

STATS: Final = {"military": MILITARY, "political": POLITICAL, "glory": GLORY, "cost": COST, "strength": STRENGTH}
ENDS: Final = {
    WHILE_IN_PLAY: "while_in_play",
    CONFLICT_END: "conflict_end",
    PHASE_END: "phase_end",
    ROUND_END: "round_end",
    DUEL_END: "duel_end",
    FOREVER: "game_end",
}
ORDER: Final = (BASE_SET, BASE_TIMES, ADD, TIMES)  # then halving, then setting: the order in which a value is computed


def explain(game: LcgGame, seat: int, name: str, stat: str) -> dict[str, Any]:
    """The printed value and everything that changes it; without a stat, the printed card."""
    card = find(game, seat, name)
    if not stat:
        return {"card": name, "printed": {"title": game.printed[card].title, **face(game.printed[card], True)}}
    known = values_of(game, card)
    if stat not in known:
        key = "refusals.is_no_value_its_values" if known else "refusals.is_no_value"
        raise RokuganError(say(key, stat=quote(stat), name=name, values=", ".join(known)))
    return Parts(game, seat, card, STATS[stat]).told(name, stat)


def find(game: LcgGame, seat: int, name: str) -> int:
    """The card of that id, or the province of that name, if this viewer may look at it."""
    viewer = seat if seat >= 0 else len(game.names)
    for province in game.provinces:
        if province.card >= 0 and name == province_place(game, province.card):
            card = province.card
            break
    else:
        card = game.sight.find(viewer, name)
    if card < 0 or not game.known[card] >> viewer & 1:
        raise RokuganError(say("refusals.you_see_no_card", name=quote(name)))
    return card


def values_of(game: LcgGame, card: int) -> list[str]:
    """The values that a card of its type has."""
    printed = game.printed[card]
    found = ["military", "political", "glory"] if printed.type == CHARACTER else []
    found += ["strength"] if printed.type == PROVINCE_CARD else []
    return found + (["cost"] if printed.has_cost else [])


class Parts:
    """What a value is made of, in the order in which the book computes it (lcg.stats.09 to .14)."""

    def __init__(self, game: LcgGame, seat: int, card: int, stat: int) -> None:
        self.game: LcgGame = game
        self.viewer: int = seat if seat >= 0 else len(game.names)
        self.card: int = card
        self.stat: int = stat
        printed = game.printed[card].stats[stat]
        self.base: int = 0 if printed == DASH else printed
        self.total: int = self.base
        self.found: list[dict[str, Any]] = [{"why": "printed", "amount": self.base}]
        if printed == DASH:
            self.found.append({"why": "a dash cannot be modified", "to": 0})
            return
        modifiers = game.modifiers(card, stat)
        for operation in ORDER:
            for each in sorted(modifiers, key=_since):
                if each.operation == operation:
                    self.add(each)
        self.halve_and_set(modifiers)
        if game.value(card, stat) != self.total:
            self.to("never below 0", game.value(card, stat))

    def add(self, each: Modifier) -> None:
        """One change."""
        if each.operation == ADD:
            self.total += each.amount
            self.found.append({"why": self.why(each), "amount": each.amount, **self.source(each)})
        elif each.operation == BASE_SET:
            self.to("base value set", each.amount, each)
        else:
            self.to("doubled" if each.amount == 2 else f"{each.amount} times", self.total * each.amount, each)

    def halve_and_set(self, modifiers: list[Modifier]) -> None:
        """Halves are rounded up at the end; of what sets the value the latest counts, and nothing else."""
        setting = [each for each in sorted(modifiers, key=_since) if each.operation == SET]
        halving = [each for each in modifiers if each.operation != SET and each.operation not in ORDER]
        for each in halving:
            self.to("halved", -(-self.total // (1 << each.amount)), each)
        if setting:
            self.to("set", setting[-1].amount, setting[-1])

    def to(self, why: str, value: int, each: Modifier | None = None) -> None:
        """The value becomes that."""
        self.total = value
        self.found.append({"why": why, "to": value, **(self.source(each) if each is not None else {})})

    def why(self, each: Modifier) -> str:
        """What kind of change it is."""
        force = self.force(each)
        if force is not None:
            return "constant ability" if force.until == WHILE_IN_PLAY else "lasting effect"
        if each.source == self.card:
            return "honored" if self.game.states[self.card].status == HONORED else "dishonored"
        return "in its province" if self.stat == STRENGTH else "attached"

    def force(self, each: Modifier) -> InForce | None:
        """The effect in force that makes the change; None if the rules do."""
        applied = self.game.applied
        for force in self.game.in_force.all():
            if each.serial and applied.get(force.serial, force.serial) == each.serial:
                return force
        return None

    def source(self, each: Modifier) -> dict[str, Any]:
        """The card that makes it, if it is in sight, and until when."""
        game, force = self.game, self.force(each)
        found: dict[str, Any] = {}
        if each.source >= 0 and game.known[each.source] >> self.viewer & 1:
            found["source"] = game.cards[each.source].title
            name = game.sight.name(self.viewer, each.source)
            if name:
                found["source_card"] = name
        if force is not None:
            found["until"] = say(f"endings.{ENDS.get(force.until, ENDS[FOREVER])}")
        return found

    def told(self, name: str, stat: str) -> dict[str, Any]:
        """The whole answer."""
        return {"card": name, "stat": stat, "printed": self.base, "value": self.total, "parts": self.found}


def _since(each: Modifier) -> int:
    return each.serial
