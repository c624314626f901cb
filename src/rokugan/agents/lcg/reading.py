"""The meaning of a card's words on the table that a player sees: which characters a phrase is about, and how much an amount is.

It reads as far as the sums need it. Of a description that it does not know it assumes the best: only legal moves are
offered, so there is at least one thing that fits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rokugan.agents.lcg.table import Character, Table
from rokugan.cards.lcg.model import LcgCard
from rokugan.program.lcg import nodes as p
from rokugan.program.lcg.walking import referents
from rokugan.program.node import Node

FIGHTING = {"participating": ("attacking", "defending"), "attacking": ("attacking",), "defending": ("defending",)}
COMPARE: dict[str, Callable[[int, int], bool]] = {
    "<": int.__lt__, "<=": int.__le__, "=": int.__eq__, ">=": int.__ge__, ">": int.__gt__,
}  # fmt: skip


class Scene:
    """An ability in use: whose card it is on, and what has been chosen for it."""

    def __init__(self, table: Table, ability: p.Triggered | p.TextBox, card: str, mine: bool = True) -> None:
        self.table = table
        self.ability = ability
        self.card = card
        self.mine = mine  # does this player use it?
        self.referents: Sequence[Node] = referents(ability)
        self.chosen: dict[int, Character] = {}
        self.host: Character | None = None  # of an attachment that is not attached yet

    @property
    def this(self) -> Character | None:
        """The character whose text it is."""
        return self.table.characters.get(self.card)

    def characters(self, thing: Node | None) -> list[Character]:
        """The characters that a phrase is about."""
        if thing is None:
            return []
        if isinstance(thing, p.This):
            return [self.this] if self.this else []
        if isinstance(thing, p.Attached):
            host = self.host or self.table.host(self.card)
            return [host] if host else []
        if isinstance(thing, p.Ref):
            if thing.number in self.chosen:
                return [self.chosen[thing.number]]
            meant = self.referents[thing.number] if thing.number < len(self.referents) else None
            return self.candidates(meant)[:1] if isinstance(meant, p.A) else self.characters(meant)
        if isinstance(thing, p.All):
            return self.fitting(thing.noun)
        if isinstance(thing, p.And | p.OneOf | p.Only):
            return [each for part in thing.things for each in self.characters(part)]
        if isinstance(thing, p.Some | p.UpTo):
            return self.fitting(thing.noun)[: self.number(thing.amount)]
        if isinstance(thing, p.A):
            return self.fitting(thing.noun)[:1]
        return []

    def candidates(self, thing: Node | None) -> list[Character]:
        """The characters among which a phrase lets somebody choose."""
        if isinstance(thing, p.A | p.Some | p.UpTo | p.AnyNumber | p.All):
            return self.fitting(thing.noun)
        if isinstance(thing, p.And | p.OneOf):
            return [each for part in thing.things for each in self.candidates(part)]
        return self.characters(thing)

    def fitting(self, noun: p.Noun) -> list[Character]:
        """The characters in play that fit a description."""
        if noun.kind != "character" or any(isinstance(each, p.In) for each in noun.which):
            return []
        return [one for one in self.table.characters.values() if all(self.fits(one, each) for each in noun.which)]

    def fits(self, one: Character, which: p.Filter) -> bool:
        """Does a description hold of a character? What it does not know, does."""
        if isinstance(which, p.Not):
            return not self.fits(one, which.filter)
        if isinstance(which, p.Is):
            return self._is(one, which.word)
        if isinstance(which, p.Controlled):
            return one.mine == (self.mine == isinstance(which.by, p.You))
        if isinstance(which, p.HasTrait):
            return which.trait in one.keywords
        if isinstance(which, p.HasKeyword):
            return which.keyword in one.keywords
        if isinstance(which, p.OfClan):
            return which.clan.capitalize() in one.clan
        if isinstance(which, p.Other):
            return one.name != self.card
        if isinstance(which, p.StatIs):
            value = self.stat(one, which.stat)
            return COMPARE[which.compare](value, self.number(which.amount, value))
        if isinstance(which, p.Has):
            return self._has(one, which)
        return True

    def _is(self, one: Character, word: str) -> bool:
        """Is the character in the state that the word names?"""
        if word in FIGHTING:
            return one.side in FIGHTING[word]
        if word == "bowed":
            return one.bowed
        if word == "ready":
            return not one.bowed
        if word == "honored":
            return one.status > 0
        if word == "dishonored":
            return one.status < 0
        if word == "friendly":
            return one.mine == self.mine
        if word == "home":
            return one.side is None
        return True

    def _has(self, one: Character, which: p.Has) -> bool:
        kind = which.noun.kind
        count = one.fate if kind == "fate" else len(one.attachments) if kind == "attachment" else which.number
        return COMPARE[which.compare](count, which.number)

    def stat(self, one: Character, stat: str) -> int:
        """A value of a character."""
        if stat in one.skill:
            return one.counts(stat)
        if stat == "glory":
            return one.glory
        if stat == "cost":
            return one.cost
        return max(one.counts(each) for each in one.skill)

    def number(self, amount: Node | None, unknown: int = 1) -> int:
        """Return how much an amount is now."""
        if isinstance(amount, p.Number | p.AtLeast):
            return amount.value
        if isinstance(amount, p.Minus):
            return -self.number(amount.amount, unknown)
        if isinstance(amount, p.Plus):
            return self.number(amount.amount, unknown) + amount.more
        if isinstance(amount, p.Per):
            return self.number(amount.each) * self.count(amount.noun)
        if isinstance(amount, p.Count):
            return self.count(amount.noun)
        if isinstance(amount, p.StatOf):
            found = self.characters(amount.of)
            return self.stat(found[0], amount.stat) if found else unknown
        if isinstance(amount, p.Total):
            return sum(self.stat(each, amount.stat) for each in self.fitting(amount.noun))
        return unknown

    def count(self, noun: p.Noun) -> int:
        """Return how many there are of a kind of thing."""
        if noun.kind == "character":
            return len(self.fitting(noun))
        if noun.kind == "ring":
            claimed = any(isinstance(each, p.Is) and each.word == "claimed" for each in noun.which)
            return sum(1 for ring in self.table.rings if (ring["claimed_by"] is not None) == claimed)
        if noun.kind == "province":
            side = self.table.mine if self.mine else self.table.theirs
            return sum(1 for each in side.provinces if not each.face_up)
        return 1

    def is_mine(self, player: Node | None) -> bool | None:
        """Does a phrase for a player mean this one (True), the other (False), or nobody that one can say (None)?"""
        if player is None or isinstance(player, p.You):
            return self.mine
        if isinstance(player, p.Opponent | p.OpponentOf):
            return not self.mine
        if isinstance(player, p.Owner):
            found = self.characters(player.of)
            return found[0].mine if found else None
        return None

    def holds(self, condition: Node) -> float:
        """Return how likely a condition holds, as far as one can see."""
        if isinstance(condition, p.NotSo):
            return 1 - self.holds(condition.condition)
        if isinstance(condition, p.Both):
            return min(map(self.holds, condition.conditions))
        if isinstance(condition, p.Either):
            return max(map(self.holds, condition.conditions))
        if isinstance(condition, p.Exists) and condition.noun.kind == "character":
            return float(COMPARE[condition.compare](self.count(condition.noun), condition.number))
        if isinstance(condition, p.Be):
            found = self.characters(condition.thing)
            return float(all(self.fits(each, condition.filter) for each in found)) if found else 0.5
        if isinstance(condition, p.Compare):
            return float(COMPARE[condition.compare](self.number(condition.left), self.number(condition.right)))
        return 0.6


def ability_of(card: object, tail: str = "", head: str = "") -> p.Triggered | None:
    """The ability that an option is about: its k-th, or the first of that head, or the first."""
    if not isinstance(card, LcgCard):
        return None
    found = card.program.abilities
    if tail.startswith(":") and tail[1:].isdigit() and 0 < int(tail[1:]) <= len(found):
        return found[int(tail[1:]) - 1]
    fits = [each for each in found if not head or (each.head == "action") == (head == "action")]
    return fits[0] if fits else None
