"""The rich table of the Living Card Game: each text is held against its blanked twin."""

from __future__ import annotations

import pytest

from rokugan.cards.files import definition
from rokugan.cards.languages import language_of
from rokugan.cards.lcg.model import LcgCard
from rokugan.editions.lcg.edition import LcgEdition
from rokugan.editions.lcg.workshop import Verdict, try_card
from rokugan.editions.lcg.workshop.company import LANDS, PEOPLE, PLOYS, WALLS

LCG = LcgEdition()
STATS: dict[str, dict[str, object]] = {
    "character": {"cost": 2, "military": 3, "political": 3, "glory": 2},
    "event": {"cost": 0, "side": "conflict"},
    "attachment": {"cost": 0, "side": "conflict"},
    "holding": {},
    "province": {"strength": 3, "element": "air"},
}


def verdicts(text: str, kind: str = "character", tries: int = 12) -> list[Verdict]:
    entry = {"title": "Old Badger", "type": kind, "text": text, **STATS[kind]}
    card: object = definition(entry, "badger.yaml", edition="lcg")
    assert isinstance(card, LcgCard)
    assert not card.unread
    assert not LCG.why_not_playable(card)
    return try_card(card, LCG, tries)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Action: Choose a character – bow that character.", "character"),
        ("Action: Bow this character – draw 1 card.", "character"),
        ("Action: Put this character on the bottom of your deck.", "character"),
        ("Reaction: After this character wins a conflict – honor this character.", "character"),
        ("Action: At the end of the phase, bow a character.", "character"),
        ("While this character is participating in a conflict, it gets +1[conflict-military].", "character"),
        ("Action: Draw 1 card.", "event"),
        ("Attached character gets +1[conflict-military].", "attachment"),
    ],
)
def test_a_text_that_works_is_seen_to_work(text: str, kind: str) -> None:
    assert [each.words for each in verdicts(text, kind)] == ["it works"]


def test_what_never_holds_is_found() -> None:
    (idle,) = verdicts("While this character is bowed and ready, it gets +1[conflict-military].")
    assert (idle.alive, idle.words) == (False, "nothing is different without it")


def test_what_is_never_offered_is_found() -> None:
    (idle,) = verdicts("Action: If this character is bowed and ready, draw 1 card.")
    assert (idle.alive, idle.words) == (False, "it was never offered")


def test_each_text_has_a_verdict_of_its_own() -> None:
    said = verdicts(
        "While this character is bowed and ready, it gets +1[conflict-military].\nAction: Draw 1 card.", tries=4
    )
    assert [each.alive for each in said] == [True, False]


def test_the_company_is_understood() -> None:
    for text in (*(said for said, _ in PLOYS), *LANDS, *WALLS, *(each[-1] for each in PEOPLE)):
        assert language_of("lcg").read(text, type="event").understood, text
