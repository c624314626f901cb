"""The productions of the card language, by category. One table serves the reader and the writer."""

from __future__ import annotations

from importlib import import_module

MODULES = (
    "abilities",
    "actions",
    "asking",
    "basics",
    "battle",
    "boxed",
    "changes",
    "color",
    "conditions",
    "copying",
    "counting",
    "creating",
    "decks",
    "effects",
    "filters",
    "forbids",
    "glossary",
    "gold",
    "gold_starters",
    "gold_terms",
    "memory",
    "lasting",
    "more_patterns",
    "nouns",
    "objects",
    "occasions",
    "placing",
    "ordinary",
    "phrases",
    "plain",
    "players",
    "predicates",
    "prices",
    "ranged",
    "reckoning",
    "references",
    "rulebook",
    "restraints",
    "selecting",
    "sentences",
    "separate",
    "things",
    "traits",
    "triggers",
    "provisos",
    "bans",
    "delayed",
    "dealings",
    "variants",
    "everyday",
    "wider",
    "moods",  # makes further productions from all effects before it
    "deeds",  # uses those
    "given_word",
    "further",
)


_loaded: list[str] = []


def load() -> None:
    """Make sure that all productions are in the table."""
    for name in MODULES[len(_loaded) :]:
        import_module(f"{__name__}.{name}")
        _loaded.append(name)
