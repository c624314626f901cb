"""The words that nodes of the Living Card Game's programs are made of. Each is one of a closed list, checked by mypy."""

from __future__ import annotations

from typing import Annotated, Literal

TraitName = Annotated[str, "small letters"]
"""A trait, in small letters; the notation of trees writes it with capitals."""

Kind = Literal[
    "ability", "attachment", "bid", "card", "character", "conflict", "cost", "deck", "dial", "duel", "effect",
    "element", "event", "fate", "glory count", "holding", "honor", "honor token", "keyword", "opportunity",
    "player", "province", "ring", "ring effect", "role", "status token", "stronghold", "text box",
]  # fmt: skip
Clan = Literal["crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn"]
Element = Literal["air", "earth", "fire", "void", "water"]
ConflictType = Literal["military", "political"]
Stat = Literal[
    "military",
    "political",
    "skill",
    "glory",
    "cost",
    "strength",
    "honor",
    "bid",
    "dial",
    "fate",
    "combined skill",
    "glory count",
    "fate value",
]
Layer = Literal["", "base", "printed", "current", "total printed"]
Keyword = Literal["ancestral", "courtesy", "covert", "limited", "pride", "restricted", "sincerity"]
State = Literal[
    "action", "attacked", "attacking", "attacking alone", "bowed", "broken", "claimed", "conflict", "contested",
    "defending", "defending alone", "dishonored", "dynasty", "eligible", "facedown", "faceup", "friendly",
    "home", "honored", "in play", "involved in a duel", "losing", "odd", "participating", "participating alone",
    "interrupt", "printed", "reaction", "ready", "revealed", "stronghold", "the attacking player", "the defending player",
    "the first player", "the only participating character", "topmost", "triggered", "unbroken", "unclaimed",
    "unique", "unopposed", "unrevealed", "winning",
]  # fmt: skip
Order = Literal["first", "second", "next"]
Comparison = Literal["<", "<=", "=", ">=", ">"]
Area = Literal[
    "hand", "conflict deck", "dynasty deck", "deck", "conflict discard pile", "dynasty discard pile", "discard pile",
    "fate pool", "provinces", "home", "conflict", "play", "claimed ring pool", "unclaimed ring pool", "home area",
]  # fmt: skip
End = Literal["", "top", "bottom"]
Named = Literal[
    "attacked province", "attacking player", "bid", "condition", "conflict", "conflict type", "contested ring",
    "defending player", "duel", "first player token", "honor or dishonor", "imperial favor", "loser", "winner",
    "other", "rest", "resolution", "glory count",
]  # fmt: skip
Verb = Literal[
    "act first", "add", "attach", "attack", "begin", "blank", "bow", "break", "cancel", "challenge", "choose", "claim", "commit",
    "contest", "contribute", "count", "declare", "declare again", "decrease",
    "discard", "dishonor", "double", "draw", "end", "enter play",
    "gain", "give", "halve", "honor", "ignore", "increase", "initiate", "keep", "leave play", "look at", "lose", "move",
    "name", "participate", "pass", "perform", "place", "play", "put into play", "ready", "receive", "reduce", "refill",
    "remove", "remove from the game", "repeat", "resolve", "return", "reveal", "sacrifice", "search", "select", "set", "shuffle",
    "spend", "switch", "take", "take control", "target", "trigger", "trigger again", "turn", "win",
]  # fmt: skip
Side = Literal["attacker", "defender", "participant", "attacking player", "defending player"]
Cause = Literal["conflict resolution"]
Period = Literal["conflict", "phase", "round", "duel", "game"]
Phase = Literal["dynasty", "draw", "conflict", "fate", "regroup"]
Head = Literal["action", "reaction", "interrupt"]
