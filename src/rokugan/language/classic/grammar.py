"""The rules of the classic game, put together once."""

from __future__ import annotations

from functools import cache

from rokugan.language.classic import (
    amounts,
    changes,
    circumstances,
    clauses,
    conditions,
    constructions,
    modifiers,
    nouns,
    things,
    traits,
)
from rokugan.language.classic.categories import CATEGORIES
from rokugan.language.classic.uses import ROLES, USES
from rokugan.language.classic.verbs import VERBS
from rokugan.language.english import clauses as english_clauses
from rokugan.language.english import verbs as english_verbs
from rokugan.language.english.categories import EnglishGrammar

PARTS = (nouns, modifiers, things, amounts, changes, clauses, conditions, circumstances, constructions, traits)


@cache
def grammar() -> EnglishGrammar:
    """The rules of the classic game."""
    g = EnglishGrammar(CATEGORIES)
    english_verbs.add(g, VERBS, ROLES)
    english_clauses.add(g, USES)
    for part in PARTS:
        part.add(g)
    return g
