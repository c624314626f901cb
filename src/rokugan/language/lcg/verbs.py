"""The verbs: one entry each, with its forms and frames. All its uses follow from the entry (`clauses.py` makes them).

A frame is what follows the verb, in order: words as they stand, and roles with the kinds of things that fit
(`patient:cards`). The subject is the agent; in a frame that begins with `<` it is the patient (`this character
bows`).
"""

from __future__ import annotations

from dataclasses import dataclass

from rokugan.program.lcg.words import Verb

GROUPS: dict[str, tuple[str, ...]] = {
    "cards": ("character", "attachment", "holding", "event", "province", "stronghold", "card", "role"),
    "character": ("character", "card"),
    "attachment": ("attachment", "card", "character"),
    "bearer": ("character", "card", "holding"),
    "province": ("province", "card"),
    "resource": ("fate", "honor"),
    "fate": ("fate",),
    "token": ("status token", "first player token", "honor token"),
    "opportunity": ("opportunity",),
    "condition": ("condition",),
    "canceled": ("effect", "ring effect", "condition"),
    "favor": ("imperial favor",),
    "player": ("player",),
    "ring": ("ring",),
    "conflict": ("conflict",),
    "contest": ("conflict", "duel"),
    "duel": ("duel",),
    "holder": ("character", "card", "ring", "attachment", "province", "holding"),
    "ability": ("ability",),
    "effect": ("effect", "ring effect"),
    "resolved": ("ring effect", "ability", "conflict", "effect"),
    "place": ("place",),
    "areas": ("place", "province", "ring", "character", "card"),
    "shown": ("card", "place", "province", "character", "event", "attachment", "holding", "dial"),
    "value": ("value",),
    "begun": ("phase", "conflict", "duel"),
    "claimed": ("ring", "imperial favor"),
    "discarded": ("character", "attachment", "holding", "event", "card", "status token", "imperial favor"),
    "returned": ("character", "attachment", "event", "holding", "card", "fate", "ring"),
    "kept": ("status token", "first player token", "honor token", "imperial favor"),
    "bid": ("bid",),
    "any": (),
    "switched": ("ring", "card", "holding", "character", "value", "conflict type"),
    "chosen": (
        "character",
        "card",
        "attachment",
        "ring",
        "player",
        "province",
        "holding",
        "event",
        "ability",
        "effect",
    ),
    "home": ("character", "card"),
}


@dataclass(frozen=True)
class VerbEntry:
    """One verb. `forms` are its third person, past, participle, where they are not regular."""

    base: str
    verb: Verb
    frames: tuple[str, ...]
    forms: tuple[str, str, str] | None = None

    @property
    def third(self) -> str:
        """`bows`, `passes`, `readies`."""
        return self.forms[0] if self.forms else third_person(self.base)

    @property
    def past(self) -> str:
        """`bowed`."""
        return self.forms[1] if self.forms else past_tense(self.base)

    @property
    def participle(self) -> str:
        """`taken`."""
        return self.forms[2] if self.forms else past_tense(self.base)


def third_person(base: str) -> str:
    """
    >>> third_person("bow"), third_person("pass"), third_person("ready"), third_person("play")
    ('bows', 'passes', 'readies', 'plays')
    """
    if base.endswith(("s", "x", "ch", "sh", "o")):
        return base + "es"
    return base[:-1] + "ies" if base.endswith("y") and base[-2] not in "aeiou" else base + "s"


def past_tense(base: str) -> str:
    """
    >>> past_tense("bow"), past_tense("move"), past_tense("ready"), past_tense("play")
    ('bowed', 'moved', 'readied', 'played')
    """
    if base.endswith("e"):
        return base + "d"
    return base[:-1] + "ied" if base.endswith("y") and base[-2] not in "aeiou" else base + "ed"


VERBS = (
    VerbEntry("bow", "bow", ("patient:cards", "<")),
    VerbEntry("ready", "ready", ("patient:cards", "<")),
    VerbEntry("honor", "honor", ("patient:character",)),
    VerbEntry("dishonor", "dishonor", ("patient:character",)),
    VerbEntry("sacrifice", "sacrifice", ("patient:cards",)),
    VerbEntry("discard", "discard", ("patient:discarded", "patient:token from source:character")),
    VerbEntry("discard", "discard", ("patient:cards from play",)),
    VerbEntry("break", "break", ("patient:province", "<"), ("breaks", "broke", "broken")),
    VerbEntry("draw", "draw", ("patient:cards",), ("draws", "drew", "drawn")),
    VerbEntry("gain", "gain", ("patient:resource", "patient:fate from source:ring")),
    VerbEntry(
        "lose", "lose", ("patient:resource", "patient:contest", "", "in|at goal:conflict"), ("loses", "lost", "lost")
    ),
    VerbEntry("win", "win", ("patient:contest", ""), ("wins", "won", "won")),
    VerbEntry("take", "take", ("patient:resource from source:player",), ("takes", "took", "taken")),
    VerbEntry("take", "gain", ("patient:fate from source:ring",), ("takes", "took", "taken")),
    VerbEntry("take", "take control", ("control of patient:cards",), ("takes", "took", "taken")),
    VerbEntry(
        "give",
        "give",
        (
            "goal:player patient:resource",
            "patient:resource to goal:player",
            "patient:resource to goal:player from source:bid",
        ),
        ("gives", "gave", "given"),
    ),
    VerbEntry(
        "spend",
        "spend",
        ("patient:fate", "patient:fate to goal:ring", "patient:fate from source:place"),
        ("spends", "spent", "spent"),
    ),
    VerbEntry("pay", "spend", ("patient:fate",), ("pays", "paid", "paid")),
    VerbEntry("place", "place", ("patient:fate on goal:holder", "patient:fate from source:place on goal:holder")),
    VerbEntry(
        "place", "place", ("patient:token on goal:holder", "patient:cards on goal:place", "patient:cards in goal:place")
    ),
    VerbEntry(
        "put",
        "place",
        ("patient:fate on goal:holder", "patient:cards on goal:place", "patient:cards into goal:province"),
        ("puts", "put", "put"),
    ),
    VerbEntry("put", "return", ("patient:cards back",), ("puts", "put", "put")),
    VerbEntry("put", "put into play", ("patient:cards into play", "into play patient:cards"), ("puts", "put", "put")),
    VerbEntry("remove", "remove from the game", ("patient:cards from the game",)),
    VerbEntry("remove", "remove", ("patient:fate from among? source:holder", "patient:fate")),
    VerbEntry(
        "move",
        "move",
        (
            "patient:cards to|into goal:conflict",
            "patient:cards goal:home-place",
            "patient:cards",
            "patient:fate from source:holder to goal:areas",
            "patient:fate to goal:areas",
            "patient:token from source:character to goal:character",
            "patient:attachment to goal:character",
            "patient:ring to goal:province",
            "patient:cards onto|to goal:province",
            "< to|into goal:conflict",
            "< goal:home-place",
        ),
    ),
    VerbEntry("send", "move", ("patient:cards goal:home-place",), ("sends", "sent", "sent")),
    VerbEntry("return", "return", ("patient:returned to goal:place",)),
    VerbEntry("add", "add", ("patient:cards to goal:place",)),
    VerbEntry("attach", "attach", ("patient:attachment to goal:bearer",)),
    VerbEntry("reveal", "reveal", ("patient:shown",)),
    VerbEntry("look at", "look at", ("patient:shown",), ("looks at", "looked at", "looked at")),
    VerbEntry("shuffle", "shuffle", ("", "patient:cards back? into goal:place", "patient:place")),
    VerbEntry("play", "play", ("patient:cards", "patient:cards on goal:character")),
    VerbEntry("cancel", "cancel", ("patient:canceled",)),
    VerbEntry("resolve", "resolve", ("patient:resolved", "<")),
    VerbEntry("claim", "claim", ("patient:claimed",)),
    VerbEntry("contest", "contest", ("patient:ring",)),
    VerbEntry("switch", "switch", ("patient:switched with goal:switched", "patient:value", "patient:conflict-type")),
    VerbEntry("turn", "turn", ("patient:cards",)),
    VerbEntry("refill", "refill", ("patient:province",)),
    VerbEntry("challenge", "challenge", ("patient:character to goal:duel",)),
    VerbEntry("declare", "declare", ("patient:conflict", "patient:character")),
    VerbEntry("increase", "increase", ("patient:value",)),
    VerbEntry("decrease", "decrease", ("patient:value",)),
    VerbEntry("reduce", "reduce", ("patient:value",)),
    VerbEntry("double", "double", ("patient:value",)),
    VerbEntry("halve", "halve", ("patient:value",)),
    VerbEntry("trigger", "trigger", ("patient:ability", "patient:ability from source:cards")),
    VerbEntry("target", "target", ("patient:cards",)),
    VerbEntry("initiate", "initiate", ("<",)),
    VerbEntry(
        "enter play", "enter play", ("<", "< from source:areas"), ("enters play", "entered play", "entered play")
    ),
    VerbEntry("leave play", "leave play", ("<",), ("leaves play", "left play", "left play")),
    VerbEntry("commit", "commit", ("< to goal:conflict",), ("commits", "committed", "committed")),
    VerbEntry("pass", "pass", ("patient:token", "on declaring patient:conflict", "patient:opportunity")),
    VerbEntry("keep", "keep", ("patient:token",), ("keeps", "kept", "kept")),
    VerbEntry("participate", "participate", ("< in goal:conflict",)),
    VerbEntry("begin", "begin", ("<",), ("begins", "began", "begun")),
    VerbEntry("end", "end", ("<", "patient:conflict")),
    VerbEntry("receive", "receive", ("patient:token",)),
    VerbEntry("select", "select", ("patient:ring",)),
    VerbEntry("choose", "choose", ("patient:chosen",), ("chooses", "chose", "chosen")),
    VerbEntry("ignore", "ignore", ("patient:effect",)),
)
