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
    "returned": ("character", "attachment", "card", "fate", "ring"),
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
class Entry:
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
    Entry("bow", "bow", ("patient:cards", "<")),
    Entry("ready", "ready", ("patient:cards", "<")),
    Entry("honor", "honor", ("patient:character",)),
    Entry("dishonor", "dishonor", ("patient:character",)),
    Entry("sacrifice", "sacrifice", ("patient:cards",)),
    Entry("discard", "discard", ("patient:discarded", "patient:token from source:character")),
    Entry("discard", "discard", ("patient:cards from play",)),
    Entry("break", "break", ("patient:province", "<"), ("breaks", "broke", "broken")),
    Entry("draw", "draw", ("patient:cards",), ("draws", "drew", "drawn")),
    Entry("gain", "gain", ("patient:resource", "patient:fate from source:ring")),
    Entry(
        "lose", "lose", ("patient:resource", "patient:contest", "", "in|at goal:conflict"), ("loses", "lost", "lost")
    ),
    Entry("win", "win", ("patient:contest", ""), ("wins", "won", "won")),
    Entry("take", "take", ("patient:resource from source:player",), ("takes", "took", "taken")),
    Entry("take", "gain", ("patient:fate from source:ring",), ("takes", "took", "taken")),
    Entry("take", "take control", ("control of patient:cards",), ("takes", "took", "taken")),
    Entry(
        "give",
        "give",
        (
            "goal:player patient:resource",
            "patient:resource to goal:player",
            "patient:resource to goal:player from source:bid",
        ),
        ("gives", "gave", "given"),
    ),
    Entry(
        "spend",
        "spend",
        ("patient:fate", "patient:fate to goal:ring", "patient:fate from source:place"),
        ("spends", "spent", "spent"),
    ),
    Entry("pay", "spend", ("patient:fate",), ("pays", "paid", "paid")),
    Entry("place", "place", ("patient:fate on goal:holder", "patient:fate from source:place on goal:holder")),
    Entry(
        "place", "place", ("patient:token on goal:holder", "patient:cards on goal:place", "patient:cards in goal:place")
    ),
    Entry(
        "put",
        "place",
        ("patient:fate on goal:holder", "patient:cards on goal:place", "patient:cards into goal:province"),
        ("puts", "put", "put"),
    ),
    Entry("put", "return", ("patient:cards back",), ("puts", "put", "put")),
    Entry("put", "put into play", ("patient:cards into play", "into play patient:cards"), ("puts", "put", "put")),
    Entry("remove", "remove from the game", ("patient:cards from the game",)),
    Entry("remove", "remove", ("patient:fate from among? source:holder", "patient:fate")),
    Entry(
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
    Entry("send", "move", ("patient:cards goal:home-place",), ("sends", "sent", "sent")),
    Entry("return", "return", ("patient:returned to goal:place",)),
    Entry("add", "add", ("patient:cards to goal:place",)),
    Entry("attach", "attach", ("patient:attachment to goal:bearer",)),
    Entry("reveal", "reveal", ("patient:shown",)),
    Entry("look at", "look at", ("patient:shown",), ("looks at", "looked at", "looked at")),
    Entry("shuffle", "shuffle", ("", "patient:cards back? into goal:place", "patient:place")),
    Entry("play", "play", ("patient:cards", "patient:cards on goal:character")),
    Entry("cancel", "cancel", ("patient:canceled",)),
    Entry("resolve", "resolve", ("patient:resolved", "<")),
    Entry("claim", "claim", ("patient:claimed",)),
    Entry("contest", "contest", ("patient:ring",)),
    Entry("switch", "switch", ("patient:switched with goal:switched", "patient:value", "patient:conflict-type")),
    Entry("turn", "turn", ("patient:cards",)),
    Entry("refill", "refill", ("patient:province",)),
    Entry("challenge", "challenge", ("patient:character to goal:duel",)),
    Entry("declare", "declare", ("patient:conflict", "patient:character")),
    Entry("increase", "increase", ("patient:value",)),
    Entry("decrease", "decrease", ("patient:value",)),
    Entry("reduce", "reduce", ("patient:value",)),
    Entry("double", "double", ("patient:value",)),
    Entry("halve", "halve", ("patient:value",)),
    Entry("trigger", "trigger", ("patient:ability", "patient:ability from source:cards")),
    Entry("target", "target", ("patient:cards",)),
    Entry("initiate", "initiate", ("<",)),
    Entry("enter play", "enter play", ("<", "< from source:areas"), ("enters play", "entered play", "entered play")),
    Entry("leave play", "leave play", ("<",), ("leaves play", "left play", "left play")),
    Entry("commit", "commit", ("< to goal:conflict",), ("commits", "committed", "committed")),
    Entry("pass", "pass", ("patient:token", "on declaring patient:conflict", "patient:opportunity")),
    Entry("keep", "keep", ("patient:token",), ("keeps", "kept", "kept")),
    Entry("participate", "participate", ("< in goal:conflict",)),
    Entry("begin", "begin", ("<",), ("begins", "began", "begun")),
    Entry("end", "end", ("<", "patient:conflict")),
    Entry("receive", "receive", ("patient:token",)),
    Entry("select", "select", ("patient:ring",)),
    Entry("choose", "choose", ("patient:chosen",), ("chooses", "chose", "chosen")),
    Entry("ignore", "ignore", ("patient:effect",)),
)
