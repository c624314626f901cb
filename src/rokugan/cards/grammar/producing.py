"""What a Gold source produces: an amount, and then what more, what else or what only, each a part of its own.

`produce 2 Gold` + `, or 3 Gold if paying for a Samurai` + `, plus 1 Gold for each Ring` + `which may only pay for that card`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, expand, slot
from rokugan.program import (
    Amount,
    Condition,
    Conditional,
    CountOf,
    Node,
    Noun,
    Paid,
    Produce,
    Ref,
    Sum,
    Thing,
    Times,
    TokensOn,
)

page = Page()
rule = page.rule

Values = dict[str, Any]
NUM, INT, ONE, MANY, COND = (slot(name) for name in ("num", "int", "npone", "npmany", "condition"))
_PART = "¦"  # between the forms of the parts


@dataclass(frozen=True, repr=False)
class _More(Node):
    """Inside the reader only: an amount on top, another amount for a purpose or under a condition, or the only purpose."""

    plus: Node | None = None
    where: Node | None = None
    other: Node | None = None
    only: Node | None = None


_SAID: dict[str, _More] = {}  # what the words of a part stand for, by the form of the node


def _more(template: str, tree: _More, cost: int = 0) -> None:
    _SAID.update(dict.fromkeys(expand(template), tree))
    rule("more", template, tree, cost=cost)


def _payee(name: str, many: bool) -> Any:
    """A production for the cards that the Gold pays for; it keeps the words before them."""
    return {
        "make": lambda c, v: replace(v[name], form=f"{c.rule_form}|{v[name].form}"),
        "take": lambda n: {name: n} if isinstance(n, Noun) and n.plural == many else None,
    }


for _for in ("paying for", "you are paying for", "paying to Equip", "paying a Gold Cost on"):
    rule("payee", f"{_for} (a|an) {{npone}}", **_payee("npone", False))
    rule("payee", f"{_for} {{npmany}}", cost=1, **_payee("npmany", True))
    rule("payee", f"{_for} {{npone}}", cost=2, **_payee("npone", False))
for _gold in (" Gold", ""):
    _more(f", or [produce] {{num}}{_gold} (if|when) {{payee}}", _More(None, slot("payee"), NUM))
    _more(f", or [produce] {{num}}{_gold} if {{condition}}", _More(None, COND, NUM), cost=1)
for _comma in (",", ""):
    for _extra in ("", "additional "):
        _more(f"{_comma} plus {{int}} {_extra}Gold for each {{npone}}", _More(Times(INT, CountOf(ONE))))
        _more(
            f"{_comma} plus {{int}} {_extra}Gold for each {{peramount}}",
            _More(Times(INT, slot("peramount"))),
            cost=1,
        )
        _tokens = Times(INT, TokensOn(slot("tokenname"), slot("robj")))
        _more(f"{_comma} plus {{int}} {_extra}Gold for each {{tokenname}} token on {{robj}}", _More(_tokens))
        _more(f"{_comma} plus {{num}} {_extra}Gold if {{condition}}", _More(Conditional(COND, NUM)))
    _more(f"{_comma} which may only pay for (a|an) {{npone}}", _More(only=ONE))
    _more(f"{_comma} which may only pay for {{npmany}}", _More(only=MANY), cost=1)
    for _that in ("(it|him|her)", "that (card|cost|action|Personality|Spell|Follower|Item)"):
        _more(f"{_comma} (which|that) may only pay for {_that}", _More(only=Ref("subject")))
    _more(f"{_comma} which may only pay for one cost", _More())
    for _used in (
        "(which|that) (may|can) only be used to pay for",
        "(which|that) (may|can) be used only to pay for",
        "(that|which) (can|must) only pay for",
        "(only|solely) to pay for",
        "[to be used] to pay for",
    ):
        _more(f"{_comma} {_used} (a|an) {{npone}}", _More(only=ONE))
        _more(f"{_comma} {_used} {{npmany}}", _More(only=MANY), cost=1)
_more("(if|when) {payee}", _More(only=slot("payee")))
for _plus in (", plus {num} [additional] Gold", ". produce {num} (additional|more) Gold"):
    _more(f"{_plus} (if|when) paying for (a|an) {{npone}}", _More(Conditional(Paid(ONE), NUM)), cost=1)
    _more(f"{_plus} (if|when) paying for {{npmany}}", _More(Conditional(Paid(MANY), NUM)), cost=2)
    if _plus.startswith("."):
        _more(f"{_plus} if {{condition}}", _More(Conditional(COND, NUM)), cost=2)
# A sentence of its own, about the same production.
for _when, _case in (("(if|when) {payee}", slot("payee")), ("if {condition}", COND)):
    _more(f". produce {{num}} Gold instead {_when}", _More(None, _case, NUM), cost=1)
    _more(f". {_when}, produce {{num}} Gold instead", _More(None, _case, NUM), cost=1)
    _more(f". {_when}, produce {{num}} instead", _More(None, _case, NUM), cost=1)


def _produce(context: Context, values: Values) -> Any:
    """The whole; a purpose told twice is the card of which it was just said that more is produced for it."""
    added: list[Amount] = []
    bonuses: list[tuple[Condition | Thing, Amount]] = []
    purpose: Condition | Thing | None = None
    for each in values["more"]:
        if each.plus is not None:
            added.append(each.plus)
        if each.where is not None:
            bonuses.append((each.where, each.other))
        if each.only is not None:
            if purpose is not None:
                return context.fail(context.words())
            if not (bonuses and each.only == Ref("subject")):
                purpose = each.only
    amount = Sum((values["num"], *added)) if added else values["num"]
    forms = _PART.join(each.form for each in values["more"])
    return Produce(amount, purpose, tuple(bonuses), form=f"{context.rule_form}|{forms}")


def _take_produce(node: Any) -> Values | None:
    if not isinstance(node, Produce):
        return None
    amount, *added = node.amount.parts if isinstance(node.amount, Sum) else (node.amount,)
    bonuses = list(node.bonuses)
    trees = [_tree(form) for form in node.form.split(_PART)]
    if None in trees:  # a tree without these words
        parts = [
            *(_More(plus=each) for each in added),
            *(_More(None, where, other) for where, other in bonuses),
            *([] if node.purpose is None else [_More(only=node.purpose)]),
        ]
        return {"num": amount, "more": tuple(parts)}
    found: list[_More] = []
    for form, tree in zip(node.form.split(_PART), trees, strict=True):
        assert tree is not None
        plus = added.pop(0) if tree.plus is not None and added else None
        where, other = bonuses.pop(0) if tree.where is not None and bonuses else (None, None)
        only = None if tree.only is None else node.purpose or Ref("subject")
        found.append(_More(plus, where, other, only, form=form))
    return {"num": amount, "more": tuple(found)}


def _tree(form: str) -> _More | None:
    """What the words of a part stand for."""
    return _SAID.get(form)


rule("produce", "produce {num} Gold", Produce(NUM))
rule("produce", "produce {num} Gold {more*}", make=_produce, take=_take_produce, cost=1)
