"""`While he remains bowed, ...`: a duration that ends for good with the state it names, unlike `while he is bowed`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, slot
from rokugan.program import Give, Is, Later, Negate, Node, Ref, Together, WhileRemains

page = Page()
rule = page.rule

rule("remaining", "{rsubj} (remains|remain) {is_what}", Is(slot("rsubj"), (slot("is_what"),)))


def _lasts(node: Node) -> bool:
    """Is it something that may last, without a duration of its own? What happens at once cannot last."""
    if isinstance(node, Together):
        return all(_lasts(each) for each in node.effects)
    if isinstance(node, Later):
        return not node.once and node.until == ""
    if isinstance(node, Negate):
        return node.what is not None and node.until in ("now", "")
    return isinstance(node, Give) and node.until in ("", "permanent") and node.condition is None


def _while(name: str) -> dict[str, Any]:
    def make(context: Context, values: Values) -> Any:
        given, state = values[name], values["remaining"]
        if not _lasts(given):
            return context.fail(context.words())
        if context.is_plural(state.what):  # each of them for himself: `while they remain there`
            if not isinstance(given, Give) or given.what != state.what:
                return context.fail(context.words())
            words = state.what.words if isinstance(state.what, Ref) else state.what.form.removeprefix("=")
            state = replace(state, what=Ref("each", words=words))
        return WhileRemains(state, (given,))

    def take(node: Any) -> Values | None:
        if not isinstance(node, WhileRemains) or len(node.effects) != 1:
            return None
        return {"remaining": node.condition, name: node.effects[0]}

    return {"make": make, "take": take}


rule("clause", "while {remaining}, {clause}", cost=-1, **_while("clause"))
for _name in ("give0", "negate0"):
    rule("clause", f"{{{_name}}} while {{remaining}}", cost=-1, **_while(_name))
