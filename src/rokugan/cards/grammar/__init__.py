"""The productions of the classic card language, by subject. One table serves the reader and the writer."""

from __future__ import annotations

from importlib import import_module

from rokugan.cards.parsing.table import Page, Productions, building

# In the order in which a table takes their pages: of equal productions the first is written.
MODULES = (
    "abilities",
    "basics",
    "lists",
    "nouns",
    "actions",
    "altering",
    "effects",
    "objects",
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
    "places",
    "events",
    "courses",
    "times",
    "standing",
    "negations",
    "producing",
    "filters",
    "forbids",
    "ranged",
    "glossary",
    "gold",
    "references",
    "players",
    "gold_terms",
    "memory",
    "moving",
    "how_many",
    "triggers",
    "plurals",
    "predicates",
    "reckoning",
    "remaining",
    "sentences",
    "separate",
    "things",
    "tokens",
    "traits",
    "putting",
    "bans",
    "armies",
    "battle_limits",
    "assigning",
    "attaching",
    "choosing",
    "moods",
    "several_targets",
    "combining",
    "created",
    "deeds",
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
)


def pages() -> list[Page]:
    """What the modules of this package have written down, in their order."""
    return [import_module(f"{__name__}.{name}").page for name in MODULES]


def classic_table() -> Productions:
    """A new table with all productions of the classic game."""
    with building():
        table = Productions(pages())
        import_module(f"{__name__}.moods").complete(table)
    return table
