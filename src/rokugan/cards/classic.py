"""The schema of the classic game: Gold, Samurai, Celestial and War of Honor."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from rokugan.cards import face, query
from rokugan.cards.library import classic_well_formed
from rokugan.cards.model import CardDefinition
from rokugan.cards.schema import Schema

if TYPE_CHECKING:
    from rokugan.cards.report import CardReport
    from rokugan.cards.vocabulary import Vocabulary


def _definition(entry: Any, where: str, edition: str = "celestial", names: Vocabulary | None = None) -> CardDefinition:
    from rokugan.cards.files import classic_definition  # with the reader, which no game with shipped cards needs

    return classic_definition(entry, where, edition, names)


def _text(card: CardDefinition, edition: str) -> str:
    from rokugan.cards.writer import write

    return write(card.program, title=card.title, type=card.type, edition=edition)


def _why_not_playable(card: CardDefinition) -> str:
    from rokugan.editions.ccg.runnable import why_not_playable

    return why_not_playable(card)


def _report(path: Path, edition: str) -> list[CardReport]:
    from rokugan.cards.report import report
    from rokugan.editions.ccg.runnable import unrunnable

    return report(path, edition, unrunnable)


SCHEMA = Schema(
    definition=_definition,
    well_formed=classic_well_formed,
    type_line=face.type_line,
    stat_line=face.stat_line,
    text=_text,
    stats=query.STATS,
    fields=query.FIELDS,
    parts=(("Dynasty", "dynasty"), ("Fate", "fate_deck")),
    report=_report,
    why_not_playable=_why_not_playable,
)
