"""Positions of the Living Card Game, one at least for each kind of decision, and the moves that are tried in all of them."""

from __future__ import annotations

from typing import Any

from tests.refusals.sheets import Position

from rokugan.core.game import Game
from rokugan.testing import Table

FILE = "living.txt"
MOVES = (
    "fly", "pass", "done", "yes", "choose 1", "order Ox", "target Ox", "target Unicorn", "target Cheer",
    "use Ox", "use Smith", "use Tired", "use Fox", "use Unicorn", "use Cheer", "play Cheer", "play Blade", "play Ronin",
    "play Riposte", "play Ox", "play Unicorn", "buy Yak", "buy Ox", "buy Yak fate 9", "discard Cheer", "discard Yak",
    "declare military", "declare political", "no conflict", "ring air", "ring fire", "province P1", "province SP", "attacker Ox",
    "attacker Tired", "attacker Fox", "attacker Ghost", "defender Ox", "defender Tired", "bid 3", "bid 9",
    "attack Bob", "lobby", "equip Blade", "refuse",
)  # fmt: skip
CARDS: dict[str, dict[str, Any]] = {
    "Smith": {"type": "character", "cost": 1, "military": 1, "political": 1, "glory": 1, "text": "Action: Gain 1 fate."},
    "Vixen": {"type": "character", "cost": 1, "military": 1, "political": 1, "glory": 1, "text": "Action: Gain 1 fate."},
    "Tired": {"type": "character", "cost": 1, "military": 1, "political": 1, "glory": 1},
    "Watch": {"type": "character", "cost": 1, "military": 1, "political": 1, "glory": 1,
              "text": "Reaction: After you win a conflict – gain 1 honor."},
    "Cheer": {"type": "event", "cost": 1, "text": "Action: Choose a character – bow that character."},
    "Riposte": {"type": "event", "cost": 0, "text": "Reaction: After you win a conflict – gain 1 honor."},
    "Rich": {"type": "event", "cost": 9, "text": "Action: Gain 1 honor."},
    "Vain": {"type": "event", "cost": 0, "text": "Action: Choose a bowed Monk you control – ready that character."},
    "Rush": {"type": "event", "cost": 0, "text": "Action: During a conflict – gain 1 honor."},
    "First": {"type": "attachment", "cost": 0, "keywords": ["limited"]},
    "Second": {"type": "attachment", "cost": 0, "keywords": ["limited"]},
}  # fmt: skip


def at(
    *steps: Any, asks: str = "Ann", ann: dict[str, Any] | None = None, bob: dict[str, Any] | None = None, **fields: Any
) -> Position:
    """The position after some steps; `ann` and `bob` are what they have besides what they always have."""

    def make() -> tuple[Game, str]:
        made: Table[Game] = Table("lcg")
        for title, facts in CARDS.items():
            made.card(title, **facts)
        mine = {
            "in_play": ["Ox", "Smith", "Watch", {"card": "Tired", "bowed": True}, "Ghost"],
            "hand": ["Cheer", "Blade", "Ronin", "Riposte"], "fate": 4, "honor": 10,
            "provinces": [{"card": "Yak", "face": "up"}, {}, {}, {}],
        }  # fmt: skip
        made.lay("Ann", **{**mine, **(ann or {})})
        made.lay("Bob", **{"in_play": ["Fox", "Vixen"], "fate": 4, "honor": 10, **(bob or {})})
        made.start(**{"phase": "conflict", "first_player": "Ann", "rings": {"fire": {"claimed_by": "Bob"}}, **fields})
        made.step(*steps)
        return made.game, asks

    return make


DECLARED = ("all pass", "Ann: declare military")
ATTACK = (*DECLARED, "Ann: ring air", "Ann: province P1", "Ann: attacker Ox", "Ann: done")
POSITIONS: dict[str, Position] = {
    "an action window": at({"window": "Ann"}),
    "an action window of the other": at("Ann: pass", {"window": "Bob"}),
    "the dynasty window": at({"window": "Ann"}, phase="dynasty"),
    "bidding": at({"window": "Ann"}, phase="draw"),
    "declaring a conflict": at("all pass", {"window": "Ann"}),
    "selecting a ring": at(*DECLARED, {"window": "Ann"}),
    "selecting a province": at(*DECLARED, "Ann: ring air", {"window": "Ann"}),
    "declaring attackers": at(*DECLARED, "Ann: ring air", "Ann: province P1", {"window": "Ann"}),
    "declaring defenders": at(*ATTACK, {"window": "Bob"}, asks="Bob"),
    "acting in a conflict": at(*ATTACK, "Bob: done", "Bob: pass", {"window": "Ann"}),
    "choosing a target": at("Ann: play Cheer", {"window": "Ann"}),
    "reacting": at(*ATTACK, "Bob: done", "all pass", {"window": "Ann"}),
    "discarding in the regroup phase": at("all pass", {"window": "Ann"}, phase="regroup"),
}
SHEETS: dict[str, tuple[Position, tuple[str, ...]]] = {name: (position, MOVES) for name, position in POSITIONS.items()}
SHEETS |= {
    "what keeps an ability from being initiated": (
        at("Ann: use Smith", "Bob: pass", "Ann: play First", "Ann: target Ox", "Bob: pass", {"window": "Ann"},
           ann={"hand": ["Rich", "Vain", "Rush", "First", "Second", "Riposte", "Ronin"], "fate": 1}),
        ("use Smith", "use Smith:2", "use Watch", "play Rich", "play Vain", "play Rush",
         "play Second", "play Riposte", "play Ronin"),
    ),
    "what keeps a card from being bought": (
        at({"window": "Ann"}, phase="dynasty",
           ann={"in_play": ["Lord"], "fate": 2,
                "provinces": [{"card": "Lord", "face": "up"}, {"card": "Yak", "face": "up"}, {"card": "Shrine", "face": "up"},
                              {"card": "Fox"}]},
           bob={"in_play": [], "provinces": [{"card": "Hare", "face": "up"}, {}, {}, {}]}),
        ("buy Lord", "buy Yak", "buy Shrine", "buy Fox", "buy Hare", "play Ronin", "discard Yak", "discard Unicorn"),
    ),
    "a second conflict of the same type": (
        at(*ATTACK, "Bob: done", "all pass", "Ann: no", "Ann: no", "all pass", "Bob: no conflict", "all pass", {"window": "Ann"},
           ann={"hand": []}),
        ("declare military", "declare political", "attacker Ox"),
    ),
}  # fmt: skip
