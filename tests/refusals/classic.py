"""Positions of the classic editions, one at least for each kind of decision, and the moves that are tried in all of them."""

from __future__ import annotations

from typing import Any

from tests.refusals.sheets import Position

from rokugan.core.game import Game
from rokugan.testing import Table

FILE = "classic.txt"
MOVES = (
    "fly", "pass", "done", "yes", "choose 1", "order Ox", "target Ox", "target Unicorn",
    "use Ox", "use Stag", "use Monk", "use Elk", "use Hare", "use Unicorn", "use Feast",
    "play Feast", "play Feint", "play Ward", "play Lads", "play Ox", "equip Lads", "equip Levy", "equip Feast", "equip Hare",
    "lobby", "favor", "tactics", "share Spears", "naval", "seppuku Ox", "legacy Mine",
    "attack Bob", "no attack", "invite Cid", "assign Ox to P1", "assign Elk to P1", "assign Hare to P1", "fight P1", "fight P9",
    "buy Bear", "buy Lion discount", "buy Ox", "overlay Bear on Ox", "discard Feast", "discard Bear",
    "pay Mine", "pay Ox", "pay auto", "accept", "refuse", "focus Feast", "focus Wind", "strike",
    "place Fort at (1,0)", "from Fort", "bid 3",
)  # fmt: skip
CARDS = (
    ("Feast", "strategy", "Open: Give your target Personality +1F."),
    ("Ward", "strategy", "Reaction: Before you lose Honor: Negate it."),
    ("Dare", "strategy", "Limited: Your target Personality challenges a target Personality. The loser is destroyed."),
    ("Offer", "strategy",
     "Limited: Your target Personality challenges a target Personality. If the challenge is refused, gain 1 Honor. "
     "Otherwise, the loser is destroyed."),
)  # fmt: skip


def table(edition: str, *names: str) -> Table[Game]:
    """Ann has Ox with Spears, a Monk who can act, a bowed Stag, a bowed Elk, and a full hand; Bob has Hare."""
    made: Table[Game] = Table(edition, *names)
    for title, type_, text in CARDS:
        made.card(title, type_, text=text, gold_cost=0, focus_value=2)
    made.card("Monk", "personality", force=1, chi=2, personal_honor=1, text="Open: Gain 1 Honor.")
    made.card("Hare", "personality", force=1, chi=2, text="Open: Gain 1 Honor.")
    ox: dict[str, Any] = {"card": "Ox", "attachments": [{"card": "Spears"}]}
    made.lay(
        "Ann", honor=3, in_play=[ox, "Monk", {"card": "Stag", "bowed": True}, {"card": "Elk", "bowed": True}, "Mine"]
    )
    made.lay(
        "Ann", hand=["Feast", "Feint", "Ward", "Lads", "Levy", "Dare", "Offer"], fate_deck=["Wind", "Rain", "Snow"]
    )
    made.lay("Ann", provinces=[{"card": "Bear", "face": "up"}, {"card": "Lion", "face": "up"}, {}, {}])
    made.lay("Bob", honor=5, in_play=["Hare"], hand=["Luck"], fate_deck=["Sun", "Moon", "Star"])
    for title in ("Wind", "Rain", "Snow", "Sun", "Moon", "Star", "Luck"):
        made.card(title, "strategy", gold_cost=0, focus_value=2)
    return made


def at(
    edition: str, phase: str, *moves: Any, asks: str = "Ann", names: tuple[str, ...] = ("Ann", "Bob"), **fields: Any
) -> Position:
    """The position after some moves at the beginning of a phase."""

    def make() -> tuple[Game, str]:
        made = table(edition, *names)
        made.start(phase=phase, **fields)
        made.step(*moves)
        if not moves:
            made.step({"window": "Ann"})
        return made.game, asks

    return make


BATTLE = (
    "Ann: attack Bob",
    "Ann: assign Ox to P1",
    "Ann: done",
    "Bob: assign Hare to P1",
    "Bob: done",
    "Ann: fight P1",
    "Bob: pass",
)
FIRST = {"celestial": ("Bob: focus Sun",), "samurai": ("Bob: focus Sun",), "gold": ("Bob: accept", "Bob: focus Luck")}
POSITIONS: dict[str, Position] = {}
FEW = ("Action Phase", "in a battle", "Dynasty Phase", "in a duel")  # of the other editions, which differ in these
for _edition in ("celestial", "samurai", "gold"):
    _all = {
        f"{_edition}, Action Phase": at(_edition, "action"),
        f"{_edition}, Action Phase, the other acts": at(_edition, "action", "Ann: pass", {"window": "Bob"}),
        f"{_edition}, Action Phase of the other": at(_edition, "action", "Bob: pass", {"window": "Ann"}, active="Bob"),
        f"{_edition}, choosing a target": at(_edition, "action", "Ann: play Feast", {"window": "Ann"}),
        f"{_edition}, declaring an attack": at(_edition, "attack"),
        f"{_edition}, assigning": at(_edition, "attack", "Ann: attack Bob", {"window": "Ann"}),
        f"{_edition}, choosing a battle": at(_edition, "attack", *BATTLE[:5], {"window": "Ann"}),
        f"{_edition}, in a battle": at(_edition, "attack", *BATTLE, {"window": "Ann"}),
        f"{_edition}, Dynasty Phase": at(_edition, "dynasty"),
        f"{_edition}, Dynasty Phase, discarding": at(_edition, "dynasty", "Ann: discard Lion", {"window": "Ann"}),
        f"{_edition}, answering a challenge": at(
            _edition, "action", "Ann: play Offer", "Ann: target Ox", "Ann: target Hare", {"window": "Bob"}, asks="Bob"
        ),
        f"{_edition}, in a duel": at(
            _edition, "action", "Ann: play Dare", "Ann: target Ox", "Ann: target Hare", *FIRST[_edition], {"window": "Ann"}
        ),
    }  # fmt: skip
    POSITIONS |= {
        name: each for name, each in _all.items() if _edition == "celestial" or name.partition(", ")[2] in FEW
    }


def laid(
    edition: str, *steps: Any, asks: str = "Ann", cards: dict[str, tuple[str, str, dict[str, Any]]], **fields: Any
) -> Position:
    """A position of its own: `cards` are made (their type, text and facts), `ann` and `bob` are what the two have."""

    def make() -> tuple[Game, str]:
        made: Table[Game] = Table(edition, *fields.get("names", ("Ann", "Bob")))
        for title, (type_, text, facts) in cards.items():
            made.card(title, type_, text=text, **facts)
        for player in ("Ann", "Bob"):
            had = dict(fields.get(player.casefold(), {}))
            made.seat(player).update({key: had.pop(key) for key in ("unplaced",) if key in had})
            made.lay(player, **had)
        rest = {key: value for key, value in fields.items() if key not in ("ann", "bob", "names")}
        made.start(**rest)
        made.step(*steps)
        return made.game, asks

    return make


FREE: dict[str, Any] = {"gold_cost": 0, "focus_value": 1}
TEXTS: dict[str, tuple[str, str, dict[str, Any]]] = {
    "Scout": ("personality", "Open: Gain 1 Honor.", {"force": 1, "chi": 2}),
    "Tired": ("personality", "Open: Gain 1 Honor.", {"force": 1, "chi": 2}),
    "Twins": ("personality", "Open: Gain 1 Honor. Battle: Gain 2 Honor.", {"force": 1, "chi": 2}),
    "Poor": ("personality", "Open: Bow this Personality: Gain 1 Honor.", {"force": 1, "chi": 2}),
    "Watch": ("personality", "Reaction: After a player loses Honor: Gain 1 Honor.", {"force": 1, "chi": 2}),
    "Dear": ("strategy", "Open: Gain 1 Honor.", {"gold_cost": 7, "focus_value": 1}),
    "Snare": ("strategy", "Open: Destroy a target enemy Holding.", FREE),
    "Wall": ("strategy", "Open: If your Family Honor is 30 or more: Gain 1 Honor.", FREE),
    "Tax": ("strategy", "Limited: A target player loses 2 Honor.", FREE),
    "Ward": ("strategy", "Reaction: Before you lose Honor: Negate it.", FREE),
    "Rally": ("strategy", "Reaction: After you win a battle: Gain 1 Honor.", FREE),
    "Flame": ("spell", "Open: Gain 1 Honor.", FREE),
    "Guards": ("follower", "", {"force": 1, "gold_cost": 9, "focus_value": 1}),
    "Proud": ("follower", "", {"force": 1, "gold_cost": 0, "focus_value": 1, "honor_requirement": 5}),
    "Sword": ("item", "", {"force": 1, "chi": 0, "gold_cost": 0, "focus_value": 1, "keywords": ["Weapon"]}),
    "Spear": ("item", "", {"force": 1, "chi": 0, "gold_cost": 0, "focus_value": 1, "keywords": ["Weapon"]}),
    "Sole": ("personality", "", {"force": 1, "chi": 2, "gold_cost": 0, "keywords": ["Unique"]}),
    "Sole Twin": ("personality", "", {"force": 1, "chi": 2, "gold_cost": 0}),
    "Elder": ("personality", "", {"force": 1, "chi": 2, "gold_cost": 0, "honor_requirement": 20}),
    "Horse": ("personality", "", {"force": 1, "chi": 2, "keywords": ["Cavalry"]}),
    "Master": ("personality", "", {"force": 1, "chi": 2, "keywords": ["Duelist"]}),
    "Dare": (
        "strategy",
        "Limited: Your target Personality challenges a target Personality. The loser is destroyed.",
        FREE,
    ),
}
EXTRA: dict[str, tuple[Position, tuple[str, ...]]] = {
    "celestial, what keeps an action from being taken": (
        laid(
            "celestial", "Ann: use Scout", "Bob: pass", {"window": "Ann"}, cards=TEXTS, phase="action",
            ann={
                "honor": 3,
                "in_play": [
                    {"card": "Ox", "attachments": [{"card": "Flame"}, {"card": "Sword"}]}, "Scout",
                    {"card": "Tired", "bowed": True}, "Twins", "Watch", "Mine",
                ],
                "hand": ["Dear", "Snare", "Wall", "Guards", "Proud", "Spear", "Rally", "Tax", "Feint"],
            },
            bob={"honor": 3},
        ),
        ("use Scout", "use Tired", "use Twins:2", "use Twins:3", "use Watch", "use Flame", "use Sword", "play Dear", "play Snare",
         "play Wall", "play Rally", "play Feint", "equip Guards", "equip Proud", "equip Spear", "equip Dear", "equip Sword",
         "lobby", "favor:1", "favor:2", "favor:7"),
    ),
    "celestial, what keeps a card from being bought": (
        laid(
            "celestial", {"window": "Ann"}, cards=TEXTS, phase="dynasty",
            ann={
                "honor": 3, "in_play": ["Sole", "Mine"], "hand": ["Tax"],
                "provinces": [{"card": "Sole", "face": "up"}, {"card": "Elder", "face": "up"}, {"card": "Quarry", "face": "up"},
                              {"card": "Stag"}],
            },
        ),
        ("buy Sole", "buy Elder", "buy Elder honor", "buy Quarry", "buy Quarry discount", "buy Stag", "buy Tax", "buy Mine",
         "discard Tax", "discard Mine", "done now"),
    ),
    "celestial, paying": (
        laid(
            "celestial", "Ann: buy Stag", {"window": "Ann"}, cards=TEXTS, phase="dynasty",
            ann={"in_play": ["Mine", {"card": "Barn", "bowed": True}, "Two", {"card": "Quarry"}],
                 "provinces": [{"card": "Stag", "face": "up"}, {}, {}, {}], "hand": ["Tax"]},
            bob={"in_play": [{"card": "Mint"}]},
        ),
        ("pay Two", "pay Barn", "pay Mint", "pay Stag", "pay Tax", "pay Unicorn", "pass", "use Mine",
         "play Tax", "buy Stag", "target Mine", "done", "lobby", "fight P1"),
    ),
    "celestial, reacting": (
        laid(
            "celestial", "Ann: play Tax", "Ann: target Bob", {"window": "Bob"}, asks="Bob", cards=TEXTS, phase="action",
            ann={"hand": ["Tax"]}, bob={"honor": 9, "hand": ["Ward", "Rally", "Dear"], "in_play": ["Scout", "Watch"]},
        ),
        ("play Rally", "play Dear", "use Scout", "use Watch", "equip Dear", "lobby", "tactics", "attack Ann", "target Watch",
         "done", "refuse", "naval"),
    ),
    "celestial, Cavalry Maneuvers": (
        laid(
            "celestial", "Ann: attack Bob", "Ann: done", "Bob: done", {"window": "Ann"}, cards=TEXTS, phase="attack",
            ann={"in_play": ["Horse", "Ox", "Mine"]}, bob={"in_play": [{"card": "Horse", "as": "colt"}]},
        ),
        ("assign Ox to P1", "assign Horse to P7", "assign Mine to P1", "assign Unicorn to P1", "assign Horse", "fight P1"),
    ),
    "celestial, a Duelist must focus": (
        laid(
            "celestial", "Ann: play Dare", "Ann: target Master", "Ann: target Ox", {"window": "Ann"}, cards=TEXTS, phase="action",
            ann={"in_play": ["Master"], "hand": ["Dare", "Tax"], "fate_deck": ["Ward", "Rally", "Wall"]},
            bob={"in_play": ["Ox"]},
        ),
        ("strike", "focus Ox", "pass", "refuse", "accept", "play Ward"),
    ),
    "celestial, discarding from hand": (
        laid(
            "celestial", {"window": "Ann"}, cards=TEXTS, phase="end",
            ann={"in_play": ["Ox"], "hand": ["Tax", "Ward", "Rally", "Wall", "Snare", "Dear", "Proud", "Sword", "Spear"]},
        ),
        ("discard Ox", "discard Unicorn", "pass", "done", "play Tax", "buy Ox"),
    ),
    "samurai, inviting": (
        laid(
            "samurai", "Ann: attack Bob", {"window": "Ann"}, cards=TEXTS, phase="attack", names=("Ann", "Bob", "Cid"),
            ann={"in_play": ["Ox"]}, bob={"in_play": ["Elk"]},
        ),
        ("invite Bob", "invite Dora", "assign Ox to P1", "attack Cid", "fight P1", "pass"),
    ),
    "gold, equipping while all are bowed": (
        laid(
            "gold", {"window": "Ann"}, cards=TEXTS, phase="action",
            ann={"honor": 3, "in_play": [{"card": "Ox", "bowed": True, "attachments": [{"card": "Sword"}]}, "Mine"],
                 "hand": ["Spear", "Tax", "Snare"]},
        ),
        ("equip Spear", "share Sword", "lobby", "favor", "tactics", "play Snare"),
    ),
    "war of honor, placing tiles": (
        laid("war_of_honor", {"window": "Bob"}, asks="Bob", cards={}, phase="tiles", turn=0, active="Ann",
             ann={"unplaced": ["Ash Gate", "Ash Moor"]}, bob={"unplaced": ["Birch Gate"]},
             tiles=[{"title": "First", "owner": "Ann", "at": [1, 0]}]),
        ("place Birch Gate at (1,0)", "place Ash Gate at (9,9)", "place Unicorn at (1,0)", "pass", "attack Bob", "lobby",
         "focus Ox", "refuse", "buy Ox"),
    ),
}  # fmt: skip
SHEETS = {**{name: (position, MOVES) for name, position in POSITIONS.items()}, **EXTRA}
