"""The noun with what stands before it: heads, adjectives, keywords, and several of them together."""

from __future__ import annotations

from typing import Any

from rokugan.language.classic import lexicon
from rokugan.language.classic.descriptions import described, one_of
from rokugan.language.classic.said import Mod, Nom, Phrased
from rokugan.language.classic.words.vocabulary import SAME_PLURAL
from rokugan.language.english.categories import EnglishGrammar
from rokugan.language.english.coordination import coordinate
from rokugan.program import Either, Fits, HasKeyword, Noun, OtherThan

CARD_TYPES = lexicon.CARDS - {"card"}


def add(g: EnglishGrammar) -> None:
    """Add the words of nouns, and the noun with its adjectives."""
    _words(g)
    _nouns(g)


def _words(g: EnglishGrammar) -> None:
    for one, many, kinds in lexicon.NOUNS:
        g.word("Head", one, Nom(Noun(kinds), False))
        g.word("Head", many, Nom(Noun(kinds), True))
    for word, filter in lexicon.ADJECTIVES:
        g.word("Adj", word, Mod((filter,)))
    g.word("Adj", "enemy", Mod(whose="enemy"))
    g.word("Adj", "opposing", Mod(whose="enemy"))
    g.word("Adj", "friendly", Mod(whose="friendly"))
    g.rule("Adj", "other", lambda: Mod((OtherThan(Phrased("self")),)))
    g.rule("Adj", "Kw", lambda kw: Mod((HasKeyword(kw),)))
    for word, stat in lexicon.STATS:
        g.word("Stat", word, stat)
    for word in lexicon.PERIODS:
        g.word("Period", word, word)


# ------------------------------------------------------------------------------------------------ the noun


def _join_heads(op: str, heads: tuple[Nom, ...]) -> Nom | None:
    """`Follower or Personality`, `Monks and Shugenja`: what is any of them."""
    nouns = [each.noun for each in heads]
    plural: Any = None if all(each.plural is None for each in heads) else any(each.plural for each in heads)
    if op == "and" and not all(each.plural is not False for each in heads):
        plural = "each"
    if all(not each.filters for each in nouns):
        return Nom(Noun(tuple(dict.fromkeys(kind for each in nouns for kind in each.kinds))), plural)
    if all(each.kinds == ("card",) and len(each.filters) == 1 for each in nouns):
        return Nom(Noun(("card",), (Either(tuple(each.filters[0] for each in nouns)),)), plural)
    kinds = tuple(dict.fromkeys(kind for each in nouns for kind in each.kinds))
    return Nom(Noun(kinds, (Either(tuple(Fits(each) for each in nouns)),)), plural)


def join_mods(op: str, mods: tuple[Mod, ...]) -> Mod | None:
    if any(each.whose or each.owner or each.zone for each in mods):
        return None
    if op == "or":
        return Mod((Either(tuple(one_of(each.filters) for each in mods)),))
    return Mod(tuple(filter for each in mods for filter in each.filters))


def _is_described(n: Nom) -> bool:
    """Has it an adjective of its own? `Ronin Followers and Ronin Personalities` are joined as they stand."""
    noun = n.noun
    return bool(noun.filters or noun.whose) and (noun.kinds != ("card",) or len(noun.filters) > 1)


def _nouns(g: EnglishGrammar) -> None:
    g.rule("Head", "Head card|cards", lambda head: head if set(head.noun.kinds) & CARD_TYPES else None)
    g.word("Head", "action card", Nom(Noun(("strategy",)), False))
    g.word("Head", "action cards", Nom(Noun(("strategy",)), True))
    g.word("Head", "card effect", Nom(Noun(("card effect",)), False))
    g.word("Head", "card effects", Nom(Noun(("card effect",)), True))
    g.rule(
        "Head", "Kw", lambda kw: Nom(Noun(("card",), (HasKeyword(kw),)), None if kw.lower() in SAME_PLURAL else False)
    )
    coordinate(g, "Head", _join_heads)
    coordinate(g, "Adj", lambda op, mods: join_mods(op, mods) if op == "or" else None)
    g.rule("Bare", "Head", lambda head: head)
    g.rule("Bare", "Adj Bare", lambda adj, n: described(n, adj, first=True))
    coordinate(
        g, "Bare", lambda op, parts: _join_heads(op, parts) if all(_is_described(each) for each in parts) else None
    )
    g.rule("N", "Bare", lambda n: n)
    g.rule("N", "N Post", described)
    g.rule("N", "N , Post", described)
