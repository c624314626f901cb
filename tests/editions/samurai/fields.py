"""A small Samurai table on which made-up texts are read and played."""

from __future__ import annotations

from typing import Any, Self

from rokugan.cards import normalise, read, write
from rokugan.editions.ccg.runnable import unrunnable
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.testing import Table

SIDES = (("Ann", ("Ox", "Elk"), "attacking"), ("Bob", ("Hare", "Bear"), "defending"))


class Field(Table[CcgGame]):
    """Ann has Ox (3F/3C/2PH, Samurai, Lion Clan) and Elk (2F/2C/1PH, Monk), Bob has Hare (1F/2C/1PH) and Bear
    (4F/4C, with the Follower Spears, 2F). Both have 10 Honor."""

    def __init__(self) -> None:
        super().__init__("samurai")
        for name, clan in (("Ann", "Lion"), ("Bob", "Crab")):
            keep = {"title": f"{clan} Keep", "clan": clan, "province_strength": 7, "starting_honor": 10}
            self.lay(name, honor=10, hand=[], in_play=[], stronghold=keep)
        self.say("Ox", force=3, chi=3, personal_honor=2, keywords=["Samurai", "Lion Clan"], gold_cost=5)
        self.say("Elk", force=2, chi=2, personal_honor=1, keywords=["Monk"], gold_cost=3)
        self.say("Hare", force=1, chi=2, personal_honor=1, gold_cost=2)
        self.say("Bear", force=4, chi=4, personal_honor=0, keywords=["Nonhuman"], gold_cost=6)
        self.say("Spears", "follower", force=2, gold_cost=2, focus_value=1)

    def say(self, title: str, type: str = "personality", text: str = "", **stats: Any) -> Self:
        """Make a card, or give one of those on the table a text; the text must be understood and say itself again."""
        reading = read(text, title=title, type=type, edition="samurai")
        assert not reading.unread, reading.unread
        assert unrunnable(reading.program) == []
        assert normalise(write(reading.program, title=title, type=type)) == normalise(text)
        known = any(each["title"] == title for each in self.position["cards"])
        self.card(title, type, text=text, **(stats if known else {"honor_requirement": None, **stats}))
        return self

    def hand(self, text: str, title: str = "Trial", type: str = "strategy", **stats: Any) -> Self:
        """A card in Ann's hand."""
        self.say(title, type, text, **{"focus_value": 2, "gold_cost": 0, **stats})
        self.lay("Ann", hand=[title])
        return self

    def holding(self, text: str, title: str = "Shrine", player: str = "Ann") -> Self:
        """A Holding in play."""
        self.say(title, "holding", text, gold_cost=0)
        self.lay(player, in_play=[title])
        return self

    def fight(self) -> Self:
        """Everybody meets at Bob's first province; Ann, who attacks, is to act."""
        return self.begin(battle=True).play("fight P1").until("act", "Ann")

    def begin(self, phase: str = "action", battle: bool = False, defenders: bool = True) -> Self:
        """Put everybody on the table, before a battle begins; without defenders Bob's Personalities are at home."""
        for name, titles, side in SIDES:
            for title in titles:
                entry: dict[str, Any] = {"card": title}
                if battle and (defenders or side == "attacking"):
                    entry.update(at="Bob.P1", side=side)
                if title == "Bear":
                    entry["attachments"] = [{"card": "Spears", "as": "spears"}]
                self.lay(name, in_play=[entry])
        return self.start(phase="attack" if battle else phase)
