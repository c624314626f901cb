"""Story phrasing: sentences that say nothing to the rules (`His tattoo comes alive.`).

The books allow them in abilities: phrasing that matters refers to a keyword, a title or a term of the rules. So a sentence is
taken for color only if it is a statement about the card or somebody mentioned, and has no other word that any production knows,
no number, no capital letter and no second person. A command (`Frobnicate him.`) is never color.
"""

from __future__ import annotations

from typing import Any

from rokugan.cards.grammar.table import RULES, terminal
from rokugan.cards.parser import Chart
from rokugan.cards.program import Color

_FUNCTION = frozenset(
    [
        "a",
        "an",
        "the",
        "his",
        "her",
        "its",
        "their",
        "of",
        "to",
        "in",
        "into",
        "on",
        "at",
        "from",
        "with",
        "by",
        "for",
        "as",
        "and",
        "is",
        "are",
        "was",
        "has",
        "he",
        "she",
        "it",
        "they",
        "up",
        "down",
        "out",
        "over",
        "upon",
        "through",
        "against",
        "that",
        "who",
        "all",
        "one",
        "new",
        "being",
        "comes",
        "goes",
        "come",
        "go",
    ]
)
_SUBJECTS = ("he", "she", "his", "her", "it", "its", "they", "their")
_OBJECTS = frozenset(["him", "them", "you", "your", "me", "us"])
_known: set[str] = set()


def _rules_words() -> set[str]:
    """Every word that some production knows, apart from the little words of any sentence."""
    if not _known:
        for rules in RULES.values():
            for production in rules:
                _known.update(word for name, word in production.parts if not name)
        _known.difference_update(_FUNCTION)
        _known.difference_update(("shamed", "clan"))  # the book's own example is `He has shamed his clan.`
        _known.update(
            [
                "honor",
                "gold",
                "force",
                "chi",
                "bowed",
                "unbowed",
                "straightened",
                "destroyed",
                "dead",
                "dishonored",
                "dishonorable",
                "honorable",
                "card",
                "cards",
                "unit",
                "units",
                "army",
                "armies",
                "province",
                "provinces",
                "battle",
                "battles",
                "turn",
                "turns",
                "phase",
                "attack",
                "attacks",
                "opponent",
                "enemy",
                "enemies",
                "target",
                "player",
                "players",
                "personality",
                "personalities",
                "follower",
                "followers",
                "item",
                "items",
                "spell",
                "spells",
                "ring",
                "rings",
                "token",
                "tokens",
            ]
        )
    return _known


def _ends_there(chart: Chart, at: int) -> bool:
    """`confounds the enemy.`, `leads the enemy into a trap.`: not the enemy leader, army or cards."""
    return chart.words[at + 1 : at + 2] in (["."], ["into"], ["with"], ["from"])


def _read(chart: Chart, at: int) -> list[tuple[int, Any]]:
    subject = at
    for name in chart.names:
        if chart.words[at : at + len(name)] == name and chart.tokens[at].kind == "name":
            subject = max(subject, at + len(name))
    if subject == at:
        if chart.words[at] not in _SUBJECTS:
            return []
        subject = at + 1
    elif chart.words[subject : subject + 1] == ["'s"]:
        subject += 1
    end = subject
    known = _rules_words()
    fresh = 0
    while end < len(chart.words) and chart.words[end] != ".":
        token = chart.tokens[end]
        if (token.kind != "word" and token.word != "gempukku") or token.word in _OBJECTS:
            return []
        if token.word in ("enemy", "enemies") and _ends_there(chart, end):
            end += 1
            continue
        if token.word not in _FUNCTION:
            if token.word in known:
                return []
            fresh += 1
        end += 1
    if chart.words[subject:end] in (["goes", "through", "his", "gempukku"], ["goes", "through", "her", "gempukku"]):
        fresh = 1
    if end >= len(chart.words) or not fresh or end - at > 12:
        return []
    return [(end, " ".join(token.text for token in chart.tokens[at:end]).replace(" '", "'"))]


terminal(
    "color",
    "#name " + " ".join(_SUBJECTS),
    _read,
    lambda context, value: Color(value),
    lambda node: node.words.split() if isinstance(node, Color) else None,
)
