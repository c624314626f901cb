"""A small table on which one made-up text is tried at a time."""

from __future__ import annotations

from typing import Any, Self

from rokugan import program as p
from rokugan.cards import normalise, read, write
from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.runnable import unrunnable
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.testing import Table

EDITIONS = ("celestial", "samurai", "gold", "war_of_honor")
SIDES = (("Ann", ("Ox", "Elk"), "attacking"), ("Bob", ("Hare", "Bear"), "defending"))


class Trial(Table[CcgGame]):
    """Ann has Ox (3F/3C/2PH, Samurai), Elk (2F/2C/1PH) and `Trial` in hand; Bob has Hare (1F/2C/1PH) and Bear (4F/4C). The cards
    are made of trees, and must be such that the engine can run them."""

    def __init__(self) -> None:
        super().__init__("celestial")
        for name in ("Ann", "Bob"):
            self.lay(name, honor=10, hand=[], in_play=[])
        self.make("Ox", force=3, chi=3, personal_honor=2, keywords=("Samurai", "Lion Clan"), gold_cost=5)
        self.make("Elk", force=2, chi=2, personal_honor=1, keywords=("Monk",), gold_cost=3)
        self.make("Hare", force=1, chi=2, personal_honor=1, gold_cost=2)
        self.make("Bear", force=4, chi=4, personal_honor=0, keywords=("Nonhuman",), gold_cost=6)
        self.make("Spears", "follower", force=2, gold_cost=2, focus_value=1)
        self.make("Blade", "item", force=1, chi=0, keywords=("Weapon",), gold_cost=2, focus_value=2)
        self.make("Mine", "holding", p.Program(traits=(p.GoldSource((p.Bow(p.Ref("this")),), p.Produce(p.Number(3))),)))

    @property
    def ann(self) -> dict[str, Any]:
        """What is said of Ann so far."""
        return self.seat("Ann")

    @property
    def bob(self) -> dict[str, Any]:
        """What is said of Bob so far."""
        return self.seat("Bob")

    def make(self, title: str, type: str = "personality", program: p.Program | None = None, **facts: Any) -> str:
        """A card that does what the tree says."""
        program = program or p.Program()
        assert unrunnable(program) == []
        return self.card(title, type, program=program, **facts)

    def printed(self, title: str) -> CardDefinition:
        """A card of the table."""
        return self.definitions[title]

    def trial(self, *effects: p.Effect, **more: Any) -> Self:
        """The Strategy `Trial` with one ability, in Ann's hand; then the game begins in her Action Phase."""
        designators = more.pop("designators", ("open",))
        self.make("Trial", "strategy", p.Program(abilities=(p.Ability(designators, effects, **more),)), focus_value=3)
        self.lay("Ann", hand=["Trial"])
        return self.begin()

    def trait(self, *traits: p.Trait | p.Effect, on: str = "Ox", **more: Any) -> Self:
        """A card with traits in the place of one of those on the table."""
        old = self.printed(on)
        stats = {"force": old.force, "chi": old.chi, "personal_honor": old.personal_honor, "keywords": old.keywords}
        self.make(on, old.type, p.Program(traits=traits), **{**stats, **more})
        return self

    def begin(self, phase: str = "action", battle: bool = False) -> Self:
        """Put everybody on the table; in a battle they meet at Bob's first province."""
        for name, titles, side in SIDES:
            known = [each["card"] for each in self.seat(name)["in_play"]]
            place = {"at": "Bob.P1", "side": side} if battle else {}
            self.lay(name, in_play=[{"card": title, **place} for title in titles if title not in known])
        return self.start(phase=phase)


def say(table: Trial, text: str, type_: str = "strategy", title: str = "Trial", **stats: Any) -> str:
    """A card with this text, which must be understood and written back the same."""
    reading = read(text, title=title, type=type_)
    assert reading.understood, reading.unread
    assert normalise(write(reading.program)) == normalise(text)
    if type_ == "strategy":
        stats.setdefault("focus_value", 1)
    table.make(title, type_, reading.program, **stats)
    return title


def hold(table: Trial, text: str, title: str = "Trial", whose: str = "Ann", **stats: Any) -> None:
    """A Strategy with this text in a player's hand."""
    say(table, text, "strategy", title, **stats)
    table.lay(whose, hand=[title])


def on(table: Trial, title: str, text: str, **more: Any) -> None:
    """A Personality of the table gets this text."""
    old = table.printed(title)
    stats = {"force": old.force, "chi": old.chi, "personal_honor": old.personal_honor, "keywords": old.keywords}
    say(table, text, old.type, title, **{**stats, **more})
