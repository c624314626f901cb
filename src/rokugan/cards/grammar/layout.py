"""How the words of a description are laid out when it is written; how they are read is `nouns`.

No productions stand here, so that the writer may ask before they are loaded.
"""

from __future__ import annotations

from typing import Any

from rokugan.language.classic.words.terms import KINDS
from rokugan.program import AllFilters, Either, HasKeyword, Node, Noun, State

KIND_WORDS = {name: one for one, _, name in reversed(KINDS)}
_MANY = {name: many for _, many, name in reversed(KINDS)}


def noun_pieces(noun: Noun, put: Any) -> list[str]:
    """The words of a description, without what stands before it (`a target`, `your`)."""
    layout = noun.form or default_layout(noun)
    filters = list(noun.filters)
    pieces: list[str] = []
    for word in layout.split(" "):
        if word == "{}":
            if filters:
                pieces.extend(
                    put(filters.pop(0), "calledone", "calledmany", "adj", "post", "headone", "headmany", "phas")
                )
        elif word == "{owner}":
            pieces.extend(put(noun.owner, "poss", "pposs"))
        elif word.endswith(","):
            pieces.extend([word[:-1], ","])
        else:
            pieces.append(word)
    return pieces


def default_layout(noun: Noun) -> str:
    """How a description without a form is laid out."""
    names = _MANY if noun.plural else KIND_WORDS
    kinds = [names.get(kind, kind) for kind in noun.kinds]
    head = kinds[0] if len(kinds) == 1 else ", ".join(kinds[:-1]) + " or " + kinds[-1]
    before = [each for each in noun.filters if is_adjective(each)]
    after = len(noun.filters) - len(before)
    if noun.kinds == ("card",) and before and not after:
        head = "" if isinstance(before[-1], HasKeyword) or called_words(before[-1]) else head
    words = ["{}"] * len(before)
    if noun.whose == "enemy":
        words.append("enemy")
    words.append(head)
    words.extend(["{}"] * after)
    zones = {
        "hand": "in your hand",
        "discard": "in your discard pile" if noun.whose == "your" else "in a discard pile",
        "province": "in your provinces" if noun.whose == "your" else "in a province",
    }
    if noun.zone in zones:
        words.append(zones[noun.zone])
    return " ".join(word for word in words if word)


def is_adjective(each: Node) -> bool:
    """Does this filter stand before the noun when no form says where?"""
    if isinstance(each, Either):
        return all(map(is_adjective, each.filters)) or called_words(each) is not None
    return isinstance(each, (State, HasKeyword))


def keyword_words(node: Any) -> list[str] | None:
    """How a keyword is written before a noun."""
    if isinstance(node, State) and not node.positive and node.form.startswith("non-"):
        return [node.form]
    if not isinstance(node, HasKeyword) or node.base:
        return None
    if node.form and "{" not in node.form:
        return node.form.split()
    word = node.plural or node.keyword
    return (word if node.positive else "non-" + word).split()


def called_words(node: Any) -> list[str] | None:
    """How a title is written that may be keywords as well."""
    if not isinstance(node, Either) or len(node.filters) != 2 or not isinstance(node.filters[1], AllFilters):
        return None
    title, parts = keyword_words(node.filters[0]), [keyword_words(each) or [] for each in node.filters[1].filters]
    return title if title == [word for words in parts for word in words] else None
