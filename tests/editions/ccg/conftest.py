"""A small table on which one made-up text is tried at a time."""

from __future__ import annotations

from typing import Any

import pytest

from rokugan import program as p
from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.game import CcgGame
from rokugan.editions.ccg.runnable import unrunnable
from rokugan.editions.registry import rules_of


class Table:
    """Ann has Ox (3F/3C/2PH, Samurai), Elk (2F/2C/1PH) and `Trial` in hand; Bob has Hare (1F/2C/1PH) and Bear (4F/4C)."""

    def __init__(self) -> None:
        self.cards: dict[str, CardDefinition] = {}
        self.handles: dict[str, int] = {}
        self.ann: dict[str, Any] = {"name": "Ann", "honor": 10, "hand": [], "in_play": []}
        self.bob: dict[str, Any] = {"name": "Bob", "honor": 10, "hand": [], "in_play": []}
        self.card("Ox", force=3, chi=3, personal_honor=2, keywords=("Samurai", "Lion Clan"), gold_cost=5)
        self.card("Elk", force=2, chi=2, personal_honor=1, keywords=("Monk",), gold_cost=3)
        self.card("Hare", force=1, chi=2, personal_honor=1, gold_cost=2)
        self.card("Bear", force=4, chi=4, personal_honor=0, keywords=("Nonhuman",), gold_cost=6)
        self.card("Spears", "follower", force=2, gold_cost=2, focus_value=1)
        self.card("Blade", "item", force=1, chi=0, keywords=("Weapon",), gold_cost=2, focus_value=2)
        self.card("Mine", "holding", p.Program(traits=(p.GoldSource((p.Bow(p.Ref("this")),), p.Produce(p.Number(3))),)))
        self.game: CcgGame

    def card(self, title: str, type_: str = "personality", program: p.Program | None = None, **stats: Any) -> str:
        """Make a card; it must be one that the engine can run."""
        program = program or p.Program()
        assert unrunnable(program) == []
        self.cards[title] = CardDefinition(title, type_, id=title, program=program, **stats)
        return title

    def trial(self, *effects: p.Effect, **more: Any) -> Table:
        """The Strategy `Trial` with one ability, in Ann's hand; then the game begins in her Action Phase."""
        designators = more.pop("designators", ("open",))
        self.card("Trial", "strategy", p.Program(abilities=(p.Ability(designators, effects, **more),)), focus_value=3)
        self.ann["hand"].append({"card": "Trial", "as": "trial"})
        return self.start()

    def trait(self, *traits: p.Trait | p.Effect, on: str = "Ox", **more: Any) -> Table:
        """A card with traits in the place of one of those on the table."""
        old = self.cards[on]
        stats = {"force": old.force, "chi": old.chi, "personal_honor": old.personal_honor, "keywords": old.keywords}
        self.card(on, old.type, p.Program(traits=traits), **{**stats, **more})
        return self

    def start(self, phase: str = "action", battle: bool = False) -> Table:
        """Put everybody on the table."""
        place = {"at": "Bob.P1"} if battle else {}
        sides = ({"side": "attacking"}, {"side": "defending"}) if battle else ({}, {})
        for player, titles, side in ((self.ann, ("Ox", "Elk"), sides[0]), (self.bob, ("Hare", "Bear"), sides[1])):
            known = [each["card"] for each in player["in_play"]]
            for title in titles:
                if title not in known:
                    player["in_play"].append({"card": title, "as": title.lower(), **place, **side})
        data = {
            "edition": "celestial",
            "players": [self.ann, self.bob],
            "phase": phase,
            "turn": 3,
            "script": [],
            "seed": 1,
        }
        self.game, self.handles = rules_of("celestial").seen.position(
            data, lambda what, where: self.cards[what], "table"
        )
        self.game.advance()
        return self

    def play(self, *moves: str) -> Table:
        """Play moves, whoever is to decide."""
        for move in moves:
            self.game.play(move)
        return self

    @property
    def offered(self) -> list[str]:
        """What the player who is to decide may do."""
        assert self.game.decision is not None
        return self.game.decision.options

    def look(self, path: str) -> Any:
        """A value as scenarios ask for it: `ox.force`, `Ann.honor`."""
        return self.game.rules.seen.inspect(self.game, path, self.handles)


@pytest.fixture
def table() -> Table:
    """A new table."""
    return Table()
