"""Story phrasing: sentences that say nothing to the rules (`His tattoo comes alive.`).

The books allow them in abilities: phrasing that matters refers to a keyword, a title or a term of the rules. So a sentence is
taken for color only if it is a statement (somebody does or is something; a command like `Frobnicate him.` is never color), has
no number, no capital letter but in a name, no term of the rules, and a word that no production knows. Of somebody else it may
speak only if its verb is such a word (`Kado inspires him.`, but not `Kado bows him.`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from rokugan.cards.parsing.parser import Chart
from rokugan.cards.parsing.table import Page
from rokugan.language.classic.words.vocabulary import SAME_PLURAL
from rokugan.program import Color, Special

page = Page()
terminal = page.terminal

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
        "no",
        "being",
        "comes",
        "goes",
        "come",
        "go",
    ]
)
_SUBJECTS = ("he", "she", "his", "her", "it", "its", "they", "their", "you")
_OWNERS = ("his", "her", "its", "their")
_OBJECTS = frozenset(["him", "them", "you", "your", "me", "us", "another", "himself", "herself", "itself"])
_VERBS_OF_BEING = frozenset(["is", "are", "was", "has"])
# Terms of the rules: a sentence with one of them means something. (Honor, Gold, Force and Chi have capital letters.)
_TERMS = frozenset((
    "bow", "bows", "bowed", "unbowed", "straighten", "straightens", "straightened", "destroy", "destroys", "destroyed",
    "dead", "dishonor", "dishonors", "dishonored", "dishonorable", "honorable", "rehonor", "rehonors", "card", "cards",
    "unit", "units", "army", "armies", "province", "provinces", "battle", "battles", "battlefield", "battlefields", "turn",
    "turns", "phase", "action", "actions", "ability", "abilities", "trait", "traits", "effect", "effects", "keyword",
    "keywords", "attack", "attacks", "attacking", "defending", "opposed", "opponent", "opponents", "target", "targets",
    "player", "players", "controller", "owner", "token", "tokens", "deck", "decks", "hand", "discard", "discards", "draw",
    "draws", "gain", "gains", "lose", "loses", "give", "gives", "move", "moves", "home", "play", "plays", "duel", "duels",
    "challenge", "challenges", "focus", "focuses", "attach", "attaches", "attached", "attachment", "attachments", "remove",
    "removes", "removed", "cost", "costs", "bonus", "bonuses", "penalty", "penalties", "straightening", "bowing", "movement",
    "destruction", "game", "games", "resolution", "resolve", "resolves", "perform", "performs", "negate", "negates", "enemy",
    "enemies", "location", "locations", "control", "controls", "create", "creates", "created", "copy", "copies", "base",
    "printed", "total", "number",
))  # fmt: skip


@lru_cache(8)
def _rules_words(known: frozenset[str]) -> frozenset[str]:
    """Of the words that some production knows, those that are no little words of any sentence."""
    # the book has `He has shamed his clan.`; lightning strikes too
    return (known - _FUNCTION - {"shamed", "clan", "strikes"}) | _TERMS


def _ends_there(chart: Chart, at: int) -> bool:
    """`confounds the enemy.`, `leads the enemy into a trap.`: not the enemy leader, army or cards."""
    return chart.words[at + 1 : at + 2] in (["."], ["into"], ["with"], ["from"])


def _subjects(chart: Chart, at: int) -> list[int]:
    """Where the subject of a statement that begins here may end."""
    found = []
    for name in chart.names:
        if chart.words[at : at + len(name)] == name and chart.tokens[at].kind == "name":
            found.append(at + len(name))
    if found:
        end = max(found)
        return [end + 2] if chart.words[end : end + 1] == ["'s"] else [end]
    if chart.words[at] in _SUBJECTS:
        return [at + 2 if chart.words[at] in _OWNERS else at + 1]
    return _strangers(chart, at)


def _strangers(chart: Chart, at: int) -> list[int]:
    """`A blizzard`, `Lightning`, `The Lords of Death`: somebody or something that the rules know nothing of."""
    words = chart.words
    article = words[at] in ("a", "an", "the")
    end = at + 1 if article else at
    if not chart.tokens[at].opens or end >= len(words) or not _is_fresh(chart, words[end]):
        return []
    end += 1
    while words[end : end + 1] == ["of"] and end + 1 < len(words):
        end += 3 if words[end + 1] == "the" else 2
    if article or words[at] in SAME_PLURAL:
        return [end]
    ends = [end, end + 1] if end < len(words) and _is_fresh(chart, words[end]) else [end]
    return [each for each in ends if each + 1 < len(words) and words[each + 1] != "." and _is_verb(words[each])]


def _is_fresh(chart: Chart, word: str) -> bool:
    return word not in _FUNCTION and word not in _rules_words(chart.table.known_words())


def _is_verb(word: str) -> bool:
    """Does it look like what somebody does, and not like a part of a command?"""
    return word in _VERBS_OF_BEING or (word.endswith("s") and not word.endswith("ss") and word not in _FUNCTION)


def _read(chart: Chart, at: int) -> list[tuple[int, Any]]:
    for subject in _subjects(chart, at):
        end = _statement(chart, subject)
        if end and end - at <= 14:
            return [(end, " ".join(token.text for token in chart.tokens[at:end]).replace(" '", "'"))]
    return []


def _statement(chart: Chart, verb: int) -> int:
    """Where a statement without meaning to the rules ends whose verb stands here; 0 if it may have one."""
    known = _rules_words(chart.table.known_words())
    words = chart.words
    if words[verb : verb + 1] and words[verb] in _VERBS_OF_BEING:
        verb += 1
    end = verb
    while end < len(words) and words[end] not in (".", ":", ";"):
        end += 1
    if words[verb:end] in (["goes", "through", "his", "gempukku"], ["goes", "through", "her", "gempukku"]):
        return end
    if end >= len(words) or words[end] != "." or end == verb or chart.tokens[verb].kind != "word":
        return 0
    lively = words[verb] not in known and words[verb] not in _FUNCTION
    fresh = 1 if lively else 0
    for at in range(verb + 1 if lively else verb, end):
        word, kind = words[at], chart.tokens[at].kind
        if kind == "name" and words[at - 1] != "of" and words[at - 2 : at] != ["of", "the"]:
            return 0
        if kind not in ("word", "name", "possessive") and word != ",":
            return 0
        if kind != "word" or word in _FUNCTION or (word in ("enemy", "enemies") and _ends_there(chart, at)):
            continue
        if word in _TERMS or (not lively and at > verb and (word in known or word in _OBJECTS)):
            return 0
        if word not in known and word not in _OBJECTS:
            fresh += 1
    return end if fresh else 0


terminal(
    "special",
    "",
    lambda chart, at: [],
    lambda context, value: value,
    lambda node: node.words.split() if isinstance(node, Special) else None,
)
terminal(
    "color",
    "#name a an the " + " ".join(_SUBJECTS),
    _read,
    lambda context, value: Color(value),
    lambda node: node.words.split() if isinstance(node, Color) else None,
)
