"""A small Samurai table on which made-up texts are read and played."""

from __future__ import annotations

from typing import Any

import pytest

from rokugan.cards import normalise, read, write
from rokugan.editions.ccg.finding import card_finder
from rokugan.editions.ccg.game import CcgGame
from rokugan.editions.ccg.runnable import unrunnable
from rokugan.editions.registry import rules_of


class Field:
    """Ann has Ox (3F/3C/2PH, Samurai, Lion Clan) and Elk (2F/2C/1PH, Monk), Bob has Hare (1F/2C/1PH) and Bear
    (4F/4C, with the Follower Spears, 2F). Both have 10 Honor."""

    def __init__(self) -> None:
        self.cards: dict[str, dict[str, Any]] = {}
        self.handles: dict[str, int] = {}
        self.ann: dict[str, Any] = {"name": "Ann", "honor": 10, "hand": [], "in_play": []}
        self.bob: dict[str, Any] = {"name": "Bob", "honor": 10, "hand": [], "in_play": []}
        for player, clan in ((self.ann, "Lion"), (self.bob, "Crab")):
            player["stronghold"] = {"title": f"{clan} Keep", "clan": clan, "province_strength": 7, "starting_honor": 10}
        self.card("Ox", force=3, chi=3, personal_honor=2, keywords=["Samurai", "Lion Clan"], gold_cost=5)
        self.card("Elk", force=2, chi=2, personal_honor=1, keywords=["Monk"], gold_cost=3)
        self.card("Hare", force=1, chi=2, personal_honor=1, gold_cost=2)
        self.card("Bear", force=4, chi=4, personal_honor=0, keywords=["Nonhuman"], gold_cost=6)
        self.card("Spears", "follower", force=2, gold_cost=2, focus_value=1)
        self.game: CcgGame

    def card(self, title: str, type_: str = "personality", text: str = "", **stats: Any) -> Field:
        """Make a card, or give one of those on the table a text; the text must be understood and say itself again."""
        reading = read(text, title=title, type=type_, edition="samurai")
        assert not reading.unread, reading.unread
        assert unrunnable(reading.program) == []
        assert normalise(write(reading.program, title=title, type=type_)) == normalise(text)
        known = self.cards.get(title, {"title": title, "type": type_, "honor_requirement": None})
        self.cards[title] = {**known, "text": text, **stats}
        return self

    def hand(self, text: str, title: str = "Trial", type_: str = "strategy", **stats: Any) -> Field:
        """A card in Ann's hand."""
        self.card(title, type_, text, **{"focus_value": 2, "gold_cost": 0, **stats})
        self.ann["hand"].append({"card": title, "as": title.lower()})
        return self

    def holding(self, text: str, title: str = "Shrine", player: str = "ann") -> Field:
        """A Holding in play."""
        self.card(title, "holding", text, gold_cost=0)
        getattr(self, player)["in_play"].append({"card": title, "as": title.lower()})
        return self

    def start(self, phase: str = "action", battle: bool = False) -> Field:
        """Put everybody on the table; in a battle at Bob's first province, in which Ann attacks, she is to act."""
        self.begin(phase, battle)
        return self.play("fight P1").until("act", "Ann") if battle else self

    def begin(self, phase: str = "action", battle: bool = False, defenders: bool = True) -> Field:
        """The same, before the battle begins; without defenders Bob's Personalities are at home."""
        for player, titles, side in ((self.ann, ("Ox", "Elk"), "attacking"), (self.bob, ("Hare", "Bear"), "defending")):
            for title in titles:
                entry: dict[str, Any] = {"card": title, "as": title.lower()}
                if battle and (defenders or side == "attacking"):
                    entry.update(at="Bob.P1", side=side)
                if title == "Bear":
                    entry["attachments"] = [{"card": "Spears", "as": "spears"}]
                player["in_play"].append(entry)
        data = {
            "edition": "samurai",
            "cards": list(self.cards.values()),
            "players": [self.ann, self.bob],
            "phase": "attack" if battle else phase,
            "turn": 3,
            "seed": 1,
        }
        self.game, self.handles = rules_of("samurai").seen.position(data, card_finder(data, "field"), "field")
        self.game.advance()
        return self

    def until(self, kind: str, name: str) -> Field:
        """Pass for whoever is asked until that player is asked that kind of question."""
        while self.game.decision is not None:
            decision = self.game.decision
            if decision.kind == kind and decision.player == name:
                break
            self.game.play("pass")
        return self

    def play(self, *moves: str) -> Field:
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
def field() -> Field:
    """A new table."""
    return Field()
