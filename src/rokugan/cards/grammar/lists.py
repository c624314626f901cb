"""Lists of any length: `Samurai, Courtier, or Monk`, `3 or more Force and a Weapon`, `is bowed and has no Followers`.

From a category of items a list category is made: one item, or several joined by `and` (all of them) or `or` (any of them).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page
from rokugan.program import AllFilters, AnyOf, Both, Either, Node

page = Page()
words = page.words

Values = dict[str, Any]
Joint = type[Either] | type[AllFilters] | type[AnyOf] | type[Both]


words("and", dict.fromkeys(("and", ", and"), "and"))
words("or", dict.fromkeys(("or", ", or"), "or"))


def _parts(node: Any) -> tuple[Node, ...]:
    found: tuple[Node, ...] = node.conditions if isinstance(node, (Both, AnyOf)) else node.filters
    return found


def following(page: Page, item: str) -> str:
    """The category of what stands between the first and the last: `, Courtier`."""
    tail = f"{item}_tail"

    def make(context: Context, values: Values) -> Any:
        node = values[item]
        return replace(node, form=f"{context.rule_form}|{node.form}")

    page.rule(tail, f", {{{item}}}", make=make, take=lambda node: {item: node})
    return tail


def _joined(
    page: Page, category: str, item: str, tail: str, word: str, together: Joint, cost: int, before: str = ""
) -> None:
    def make(context: Context, values: Values) -> Any:
        parts = (values[item], *values["tail"], values["last"])
        return together(parts)

    def take(node: Any) -> Values | None:
        if not isinstance(node, together) or len(_parts(node)) < 2:
            return None
        first, *middle, last = _parts(node)
        return {item: first, "tail": tuple(middle), word: word, "last": last}

    template = f"{before}{{{item}}} {{tail:{tail}*}} {{{word}}} {{last:{item}}}"
    page.rule(category, template, make=make, take=take, cost=cost)


def listed(
    page: Page, category: str, item: str, *, all_of: Joint = AllFilters, any_of: Joint = Either, cost: int = 0
) -> None:
    """Make the list category: an item passes as it is."""
    page.rule(category, f"{{{item}}}")
    tail = following(page, item)
    _joined(page, category, item, tail, "and", all_of, cost)
    _joined(page, category, item, tail, "or", any_of, cost)
    _joined(page, category, item, tail, "or", any_of, cost, "either ")
