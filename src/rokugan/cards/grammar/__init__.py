"""The productions of the card language, by category. One table serves the reader and the writer."""

from __future__ import annotations


def load() -> None:
    """Make sure that all productions are in the table."""
    from rokugan.cards.grammar import (  # noqa: F401
        abilities,
        actions,
        basics,
        battle,
        changes,
        color,
        conditions,
        copying,
        decks,
        effects,
        filters,
        forbids,
        gold,
        gold_terms,
        moods,
        more_patterns,
        nouns,
        objects,
        plain,
        predicates,
        sentences,
        traits,
        triggers,
    )
