"""The productions of the card language, by category. One table serves the reader and the writer."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from rokugan.cards.grammar.table import building

MODULES = (
    "abilities",
    "actions",
    "altering",
    "basics",
    "lists",
    "battle",
    "changes",
    "color",
    "measures",
    "comparing",
    "conditions",
    "results",
    "several",
    "history",
    "copying",
    "decks",
    "durations",
    "clauses",
    "effects",
    "places",
    "events",
    "courses",
    "times",
    "standing",
    "negations",
    "producing",
    "filters",
    "forbids",
    "glossary",
    "gold",
    "gold_terms",
    "memory",
    "moving",
    "nouns",
    "how_many",
    "objects",
    "plurals",
    "players",
    "predicates",
    "ranged",
    "reckoning",
    "references",
    "remaining",
    "sentences",
    "separate",
    "things",
    "tokens",
    "traits",
    "triggers",
    "putting",
    "bans",
    "armies",
    "battle_limits",
    "assigning",
    "attaching",
    "choosing",
    "several_targets",
    "combining",
    "created",
    "deeds",  # uses those
    "duels",
    "event_cards",
    "hands_and_decks",
    "honor",
    "multiples",
    "negating",
    "numbers",
    "pointing",
    "provinces",
    "texts",
    "turns",
    "using",
    "entering",
    "favor",
    "playing",
    "prices",
    "moods",
)


@cache
def load() -> None:
    """Make sure that all productions are in the table."""
    with building():
        for name in MODULES:
            import_module(f"{__name__}.{name}")
        import_module(f"{__name__}.moods").complete()
