"""A card while somebody writes it: the words that are not, and the nearest wording that is.

A word that is misspelt is found by trying the words of the edition's cards that look like it; for the rest the sentences of
those cards that say most of the same are shown.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import SequenceMatcher, get_close_matches
from functools import cache
from typing import Any

from rokugan.cards.files import definition
from rokugan.cards.languages import text_of
from rokugan.cards.library import library
from rokugan.cards.reading.report import report_card
from rokugan.editions.registry import edition_of

MOST_TRIED = 5  # words in the place of one
MOST_SHOWN = 3
ALIKE = 0.2
_WORD = re.compile(r"[A-Za-z][A-Za-z'’-]*")


def understood(entry: Mapping[str, Any], edition: str) -> dict[str, Any]:
    """The report of a card: each part that is not understood with its place, the word at fault and wordings that are; its
    canonical text, what the engine cannot run, and whether it can be played."""
    rules = edition_of(edition)
    card = definition(entry, "card", edition=edition)  # refuses what is no card, in one sentence
    found = report_card(entry, edition, rules.cannot_run).to_json()
    text = str(entry.get("text") or "")
    unread = []
    begun = 0
    for each in found["unread"]:
        start, end = _place(text, each, begun)
        begun = end
        unread.append(
            {"start": start, "end": end, "words": each["words"], **_fault(text, start, end, each), "nearest": []}
        )
    for each in unread:
        each["nearest"] = nearest(entry, edition, each)
    playable = not unread and not found["unrunnable"] and not rules.why_not_playable(card)
    return {
        "status": found["status"],
        "playable": playable,
        "unread": unread,
        "unrunnable": found["unrunnable"] or ([rules.why_not_playable(card)] if not unread and not playable else []),
        "written": found["written"],
        "tree": found["tree"],
    }


def _place(text: str, unread: Mapping[str, Any], begun: int) -> tuple[int, int]:
    """Return where the words stand; a reader that does not say where gives them without the signs around them."""
    if "start" in unread:
        return unread["start"], unread["end"]
    pattern = r"\W+".join(re.escape(word) for word in re.findall(r"\w+", unread["words"]))
    found = re.compile(pattern, re.IGNORECASE).search(text, begun) if pattern else None
    return (found.start(), found.end()) if found else (begun, len(text))


def _fault(text: str, start: int, end: int, unread: Mapping[str, Any]) -> dict[str, Any]:
    """The word with which nothing known could go on, if the reader knows it, and its reason, if it has one."""
    word = unread["fault"]
    at = text.find(word, start, end) if word and word != unread["words"] else -1
    found: dict[str, Any] = {"fault": [at, at + len(word)] if at >= 0 else None}
    return found | ({"reason": unread["reason"]} if "reason" in unread else {})


def nearest(entry: Mapping[str, Any], edition: str, unread: Mapping[str, Any]) -> list[str]:
    """Wordings that are understood, the likeliest first: the same with one word otherwise, then sentences of cards."""
    text = str(entry.get("text") or "")
    fault = unread["fault"]
    places = [(fault[0], fault[1])] if fault else []
    places += [(each.start(), each.end()) for each in _WORD.finditer(text, unread["start"], unread["end"])]
    corrected = _corrected(entry, edition, unread, list(dict.fromkeys(places)))
    return corrected or _sentences_like(unread["words"], edition)


def _corrected(
    entry: Mapping[str, Any], edition: str, unread: Mapping[str, Any], places: list[tuple[int, int]]
) -> list[str]:
    text = str(entry.get("text") or "")
    known = _words(edition)
    found: list[str] = []
    for start, end in places:
        word = text[start:end]
        if word.casefold() in known:
            continue
        for other in get_close_matches(word.casefold(), known, MOST_TRIED, 0.7):
            better = other.capitalize() if word[:1].isupper() else other
            tried = text[:start] + better + text[end:]
            report = report_card({**entry, "text": tried}, edition, edition_of(edition).cannot_run)
            whole = tried[unread["start"] : unread["end"] + len(better) - (end - start)].strip()
            if not any(each.words in whole for each in report.reading.unread):
                found.append(whole)
    return list(dict.fromkeys(found))[:MOST_SHOWN]


@cache
def _sentences(edition: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The lines of the edition's cards, each with its words."""
    lines = {line for card in library(edition).shown for line in text_of(card, edition).splitlines() if line.strip()}
    return tuple((line, tuple(_WORD.findall(line.casefold()))) for line in sorted(lines))


@cache
def _words(edition: str) -> dict[str, None]:
    """Every word of those lines."""
    return dict.fromkeys(word for _, words in _sentences(edition) for word in words)


def _sentences_like(words: str, edition: str) -> list[str]:
    said = tuple(_WORD.findall(words.casefold()))
    wanted = set(said)
    likely = sorted(_sentences(edition), key=lambda each: -len(wanted & set(each[1])) / (len(each[1]) + len(said) + 1))
    scored = [(SequenceMatcher(None, said, each[1], autojunk=False).ratio(), each[0]) for each in likely[:60]]
    return [line for score, line in sorted(scored, key=lambda each: -each[0]) if score >= ALIKE][:MOST_SHOWN]
