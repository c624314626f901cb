"""The productions of the card language, by category. One table serves the reader and the writer."""

from __future__ import annotations

from importlib import import_module

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
    "several",
    "history",
    "copying",
    "decks",
    "durations",
    "clauses",
    "effects",
    "places",
    "events",
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
    "more_patterns",
    "nouns",
    "how_many",
    "objects",
    "occasions",
    "placing",
    "plurals",
    "plain",
    "players",
    "predicates",
    "ranged",
    "reckoning",
    "references",
    "rulebook",
    "sentences",
    "separate",
    "things",
    "tokens",
    "traits",
    "triggers",
    "putting",
    "provisos",
    "bans",
    "delayed",
    "dealings",
    "variants",
    "everyday",
    "wider",
    "asking",
    "boxed",
    "counting",
    "creating",
    "entering",
    "favor",
    "finer",
    "gold_starters",
    "happenings",
    "gold_wordings",
    "lasting",
    "ordinary",
    "phrases",
    "playing",
    "prices",
    "questions",
    "restraints",
    "selecting",
    "usual",
    "moods",  # makes further productions from all effects before it
    "deeds",  # uses those
    "given_word",
    "further",
    "sayings",
)


_loaded: list[str] = []


def load() -> None:
    """Make sure that all productions are in the table."""
    for name in MODULES[len(_loaded) :]:
        import_module(f"{__name__}.{name}")
        _loaded.append(name)
