"""How the words of a description are laid out when it is written; how they are read is `nouns`.

No productions stand here, so that the writer may ask before they are loaded.
"""

from __future__ import annotations

from typing import Any

from rokugan.cards.grammar.terms import KINDS
from rokugan.program import Either, HasKeyword, Node, Noun, State

_ONE = {name: one for one, _, name in reversed(KINDS)}
_MANY = {name: many for _, many, name in reversed(KINDS)}


def noun_pieces(noun: Noun, put: Any) -> list[str]:
    """The words of a description, without what stands before it (`a target`, `your`)."""
    layout = noun.form or default_layout(noun)
    filters = list(noun.filters)
    pieces: list[str] = []
    for word in layout.split(" "):
        if word == "{}":
            if filters:
                pieces.extend(put(filters.pop(0), "adj", "post", "headone", "headmany", "phas"))
        elif word == "{owner}":
            pieces.extend(put(noun.owner, "poss", "pposs"))
        elif word.endswith(","):
            pieces.extend([word[:-1], ","])
        else:
            pieces.append(word)
    return pieces


def default_layout(noun: Noun) -> str:
    """How a description without a form is laid out."""
    names = _MANY if noun.plural else _ONE
    kinds = [names.get(kind, kind) for kind in noun.kinds]
    head = kinds[0] if len(kinds) == 1 else ", ".join(kinds[:-1]) + " or " + kinds[-1]
    before = [each for each in noun.filters if is_adjective(each)]
    after = len(noun.filters) - len(before)
    if noun.kinds == ("card",) and before and not after and isinstance(before[-1], HasKeyword):
        head = ""
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
    return isinstance(each, (State, HasKeyword)) or (
        isinstance(each, Either) and all(is_adjective(part) for part in each.filters)
    )
