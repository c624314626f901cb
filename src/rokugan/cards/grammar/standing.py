"""Standing rules of a card: whom they concern, what he has, may or may not, and while what they hold, each a part of its own.

`Kado` + `cannot be bowed by other players' actions` + `while attacking`; `if you control a Ring` + `your Monks` + `have +1F`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

from rokugan.cards.grammar.verbs import any_of
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, slot
from rokugan.language.classic.words.terms import phase
from rokugan.program import (
    ActionCost,
    Allow,
    Among,
    Both,
    Capped,
    Condition,
    Continuous,
    CountOf,
    Each,
    Either,
    EntryCost,
    Forbid,
    HasKeyword,
    In,
    Is,
    Modify,
    Moment,
    Node,
    Not,
    Noun,
    Number,
    Pattern,
    Ref,
    Several,
    Times,
    Titled,
    Traits,
)
from rokugan.program.words import Ban, ForbiddenVerb

page = Page()
rule = page.rule

Values = dict[str, Any]
EVERYONE, COND, ONE, MANY, POSS = (slot(name) for name in ("everyone", "condition", "npone", "npmany", "poss"))
_STANDING = (Continuous, Forbid, Allow, EntryCost, ActionCost)
_MAY_NOT = "(may not|cannot|can not|can't)"
_WILL_NOT = "(will not|does not|do not)"

# -------------------------------------------------------------------------------- what is barred, without the modal


def _barred(category: str, kind: Ban) -> None:
    """Bans that name something: a place, actions, cards, a keyword."""
    for template, tree in (
        ("be copied", Forbid(kind, "copy")),
        ("be removed from the game", Forbid(kind, "remove")),
        ("challenge or be challenged", Forbid(kind, "issue", others=("challenge",))),
        ("be controlled by players other than (his|its) owner", Forbid("will not", "control")),
        ("have its Gold Cost reduced", Forbid("will not", "reduce gold cost")),
        ("move to or from {poss} battlefield", Forbid(kind, "move across", None, In("battlefield", POSS))),
        (
            "bow (from|for|as a result of|due to) (battle resolution|a battle's resolution|battles' resolution)",
            Forbid(kind, "bow from resolution"),
        ),
        ("commit seppuku", Forbid(kind, "seppuku")),
    ):
        rule(category, template, tree)
    rule(category, "attach {npmany}", Forbid("may not", "attach", None, MANY), cost=1)
    rule(category, "gain {kwname}", Forbid(kind, "gain keyword", None, HasKeyword(slot("kwname"))), cost=2)
    rule(category, "take {actions}", Forbid(kind, "take actions", None, slot("actions")), cost=1)
    rule(
        category,
        "assign to {poss} battlefield during Cavalry Maneuvers",
        Forbid("may not", "assign cavalry", None, In("battlefield", POSS)),
    )


_barred("mayban", "may not")
_barred("willban", "will not")


def _passed(name: str, fits: Any) -> Any:
    """A production that puts words before a part; unlike a bare slot it can also write a part that keeps no words."""
    return {
        "make": lambda c, v: replace(v[name], form=f"{c.rule_form}|{v[name].form}"),
        "take": lambda n: {name: n} if fits(n) else None,
    }


def _is_ban(kind: str) -> Any:
    return lambda node: isinstance(node, Forbid) and (node.form != "" or node.kind == kind)


rule("barred", f"{_MAY_NOT} {{mayban}}", **_passed("mayban", _is_ban("may not")))
rule("barred", f"{_WILL_NOT} {{willban}}", **_passed("willban", _is_ban("will not")))

# ------------------------------------------------------------------------------------------- what is said of somebody


def _two_bans(name: str) -> Any:
    """`cannot be bowed or moved by card effects`: a cause at the end is that of both."""

    def make(context: Context, values: Values) -> Any:
        one, two = values[name], values["b"]
        if one.by is None and two.by is not None and "{by}" in two.form and one.form.startswith("be "):
            one = replace(one, by=two.by)
        return Traits((one, two))

    def take(node: Any) -> Values | None:
        if not isinstance(node, Traits) or len(node.traits) != 2 or not all(isinstance(e, Forbid) for e in node.traits):
            return None
        one, two = node.traits
        assert isinstance(one, Forbid)
        assert isinstance(two, Forbid)
        if "{by}" not in one.form and "{by}" in two.form:
            one = replace(one, by=None)
        return {name: one, "b": two}

    return {"make": make, "take": take}


for _has in ("has", "have", "gains", "gain", "suffers", "suffer", "each have", "each gain"):
    rule("says0", f"{_has} {{changes}}", Continuous(Ref("this"), slot("changes")))
rule("says0", "{barred}")
rule("says0", "{lifted}")
for _modal, _ban in ((_MAY_NOT, "mayban"), (_WILL_NOT, "willban")):
    rule("says0", f"{_modal} {{{_ban}}}[,] or {{b:{_ban}_too}}", cost=1, **_two_bans(_ban))
for _and in (" and", ", and", ", but", " but", " and he", " and it", ", and he", ", and it"):
    rule("says", f"{{says0}}{_and} {{b:says0}}", Traits((slot("says0"), slot("b"))), cost=1)
rule("says", "{says0}, {b:says0}, and {c:says0}", Traits((slot("says0"), slot("b"), slot("c"))), cost=1)


def _flat(node: Any) -> tuple[Any, ...]:
    """The parts of what is said, each with its words."""
    return tuple(part for each in node.traits for part in _flat(each)) if isinstance(node, Traits) else (node,)


def _of(node: Any, **fields: Any) -> Any:
    """The standing rule with these fields in each of its parts: whom it concerns, or under which condition."""
    if isinstance(node, Traits):
        return replace(node, traits=tuple(_of(each, **fields) for each in node.traits))
    return replace(node, **fields)


def _stands(node: Any) -> bool:
    return all(isinstance(each, _STANDING) for each in _flat(node))


def _about(name: str) -> Any:
    """A standing rule with the cards that it concerns: `your Monks have +1F`."""

    def make(context: Context, values: Values) -> Any:
        said = _of(values[name], what=values["everyone"])
        return replace(said, form=f"{context.rule_form}|{said.form}")

    def take(node: Any) -> Values | None:
        if not _stands(node) or any(isinstance(each, (EntryCost, ActionCost)) for each in _flat(node)):
            return None
        first, *others = [each.what for each in _flat(node)]
        if first is None or any(other != first for other in others):
            return None
        return {"everyone": first, name: _bare(node)}

    return {"make": make, "take": take}


def _bare(node: Any) -> Any:
    """The standing rule without the cards that it concerns, as the production of its verb reads it."""
    if isinstance(node, Traits):
        return replace(node, traits=tuple(_bare(each) for each in node.traits))
    return replace(node, what=Ref("this") if isinstance(node, Continuous) else None)


rule("stand", "{everyone} {says0}", **_about("says0"))
rule("stand", "{says0}", cost=1)
rule("stands", "{everyone} {says}", **_about("says"))
rule("stands", "{says}", cost=1)
rule("everyone", "{robj} or {npmany}", Several((slot("robj"), Each(MANY))), cost=2)
for _kind, _words in (("may not", _MAY_NOT), ("will not", "(will not|do not)")):
    rule(
        "stand",
        f"{{by_actions}} {_words} {{do_verbs}} {{everyone}}",
        make=lambda c, v, k=_kind: _by_actions(c, v, k),
        take=lambda n, k=_kind: _take_by_actions(n, k),
    )


_FORBIDDEN: dict[str, ForbiddenVerb] = {each: each for each in get_args(ForbiddenVerb)}


def _by_actions(context: Context, values: Values, kind: Ban) -> Any:
    verb: Pattern = values["do_verbs"]
    if not all(each in _FORBIDDEN for each in verb.events):
        return context.fail(context.words())
    first, *others = (_FORBIDDEN[each] for each in verb.events)
    return Forbid(
        kind,
        first,
        values["everyone"],
        values["by_actions"],
        others=tuple(others),
        form=f"{context.rule_form}|{verb.form}",
    )


def _take_by_actions(node: Any, kind: str) -> Values | None:
    if not isinstance(node, Forbid) or node.kind != kind or not isinstance(node.by, Noun) or node.condition is not None:
        return None
    return {"by_actions": node.by, "do_verbs": any_of(node.verbs, node.form), "everyone": node.what}


# ----------------------------------------------------------------------------------------------------- what it costs

NUM, INT, LESS = slot("num"), slot("int"), slot("less")
rule(
    "less",
    "{num} less Gold",
    make=lambda c, v: _fewer(c, v["num"]),
    take=lambda n: {"num": n} if isinstance(n, Number) else None,
)
rule("less", "{int} less Gold for each {npone}", Times(INT, CountOf(ONE)))
rule("less", "{int} less Gold for each {peramount}", Times(INT, slot("peramount")), cost=1)
for _most in ("up to", "to a maximum of"):
    rule(
        "less",
        f"{{int}} less Gold for each {{npone}}, {_most} {{num}} [less Gold]",
        Capped(Times(INT, CountOf(ONE)), NUM),
    )


def _fewer(context: Context, number: Any) -> Any:
    return replace(number, form=f"{context.rule_form}|{number.form}")


for _paying in ("paying", "for"):
    rule("priced0", f"(enters|enter) play {_paying} {{less}}", EntryCost(LESS))
    for _to in ("attaches to", "attach to", "equips to"):
        rule("priced0", f"{_to} (a|an) {{npone}} {_paying} {{less}}", EntryCost(LESS, None, ONE))
        rule("priced0", f"{_to} {{npmany}} {_paying} {{less}}", EntryCost(LESS, None, MANY), cost=1)
        rule(
            "priced0",
            f"{_to} {{known}} {_paying} {{less}}",
            EntryCost(LESS, None, Noun(("card",), (Among(slot("known")),))),
        )
        rule(
            "priced0",
            f"{_to} {{title:cardtitle}} {_paying} {{less}}",
            EntryCost(LESS, None, Noun(("personality",), (Titled(slot("title")),))),
            cost=1,
        )
rule("priced0", "(costs|cost) [you] {less}", EntryCost(LESS))
rule("priced0", "(costs|cost) {less} to (bring into play|Recruit|Equip)", EntryCost(LESS))
rule("priced0", "(costs|cost) {less} when attaching to (a|an) {npone}", EntryCost(LESS, None, ONE))
rule("priced", "{priced0}")
for _and in (" and", ", and", ","):
    rule(
        "priced",
        f"{{priced0}}{_and} ignoring Honor Requirements",
        make=lambda c, v: replace(
            v["priced0"], extra=(Allow("ignore honor requirement"),), form=f"{c.rule_form}|{v['priced0'].form}"
        ),
        take=lambda n: (
            {"priced0": replace(n, extra=())}
            if isinstance(n, EntryCost) and n.extra == (Allow("ignore honor requirement"),)
            else None
        ),
    )
rule(
    "priced",
    "{priced0}, to a minimum of {num}",
    make=lambda c, v: replace(v["priced0"], least=v["num"], form=f"{c.rule_form}|{v['priced0'].form}"),
    take=lambda n: (
        {"priced0": replace(n, least=None), "num": n.least}
        if isinstance(n, EntryCost) and n.least is not None
        else None
    ),
)


def _price_of(context: Context, values: Values) -> Any:
    said = values["priced"]
    return replace(said, what=values["everyone"], form=f"{context.rule_form}|{said.form}")


def _take_price_of(node: Any) -> Values | None:
    if not isinstance(node, EntryCost) or node.what is None:
        return None
    return {"everyone": node.what, "priced": replace(node, what=None)}


rule("stand", "{everyone} {priced}", make=_price_of, take=_take_price_of)
rule("stand", "{priced}")
rule("stand", "pay {less} for attaching {subj} to (a|an) {npone}", EntryCost(LESS, slot("subj"), ONE))
for _changed, _down in (("increased|raised", False), ("reduced|lowered|decreased", True)):
    rule(
        "stand",
        f"{{poss}} {{stat}} is ({_changed}) by {{num}}",
        Continuous(POSS, (Modify(slot("stat"), NUM, _down),)),
    )
rule("stand", "{this} gives {robj} {changes}", Continuous(slot("robj"), slot("changes")))
rule("stand", "{poss} ability costs {less}", ActionCost(LESS, POSS))
rule("stand", "{poss} ability costs {num} Gold instead", ActionCost(Number(0), POSS, None, NUM))

# ---------------------------------------------------------------------------------------------------- while it holds

for _phase in ("Straighten", "Events", "Action", "Attack", "Dynasty", "End"):
    _moment = phase(_phase)
    rule("meantime", f"(the|an|any) {_phase} Phase", _moment)
    rule("meantime", f"your {_phase} Phase", Both((Moment("your turn"), _moment)))
rule("meantime", "(battle|battles|a battle)", Moment("battle"))
rule("meantime", "your turn", Moment("your turn"))
rule("meantime", "(other players' turns|another player's turn)", Moment("not your turn"))
rule("meantime", "(the|a) Combat Segment", Moment("combat segment"))


def _while(condition: Any) -> Any:
    """A standing rule under a condition; what it says already about that must not be doubled."""

    def make(context: Context, values: Values) -> Any:
        said = values["stand"]
        if not _stands(said) or any(each.condition is not None for each in _flat(said)):
            return context.fail(context.words())
        asked = condition.make(said, values)
        if asked is None:
            return context.fail(context.words())
        held = _of(said, condition=asked)
        return replace(held, form=f"{context.rule_form}|{held.form}")

    def take(node: Any) -> Values | None:
        if not _stands(node):
            return None
        asked = [each.condition for each in _flat(node)]
        if asked[0] is None or any(each != asked[0] for each in asked):
            return None
        found: Values | None = condition.take(asked[0])
        return None if found is None else {**found, "stand": _of(node, condition=None)}

    return {"make": make, "take": take}


class _Plain:
    """`while you control a Ring`."""

    def __init__(self, name: str, negated: bool = False) -> None:
        self.name, self.negated = name, negated

    def make(self, said: Node, values: Values) -> Condition | None:
        asked: Condition = values[self.name]
        return Not(asked) if self.negated else asked

    def take(self, asked: Any) -> Values | None:
        if self.negated:
            return {self.name: asked.condition} if isinstance(asked, Not) else None
        return {self.name: asked}


class _OfHim:
    """`while attacking`, `while bowed or while at home`: a condition on each card that the rule concerns."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def make(self, said: Node, values: Values) -> Node | None:
        parts = tuple(values[name] for name in self.names)
        who = Ref("each")
        if not all(isinstance(each, (Continuous, Forbid)) for each in _flat(said)):
            if any(each.what not in (None, Ref("this")) for each in _flat(said)):
                return None
            who = Ref("this")
        return Is(who, (parts[0] if len(parts) == 1 else Either(parts),))

    def take(self, asked: Any) -> Values | None:
        if not isinstance(asked, Is) or asked.what not in (Ref("each"), Ref("this")) or len(asked.filters) != 1:
            return None
        parts: tuple[Node, ...] = (asked.filters[0],)
        if len(self.names) > 1:
            if not isinstance(asked.filters[0], Either) or len(asked.filters[0].filters) != len(self.names):
                return None
            parts = asked.filters[0].filters
        return dict(zip(self.names, parts, strict=True))


rule(
    "stands",
    "{stand}[,] and {b:stand}",
    make=lambda c, v: _both_hold(c, v),
    take=lambda n: {"stand": n.traits[0], "b": n.traits[1]} if isinstance(n, Traits) and len(n.traits) == 2 else None,
    cost=2,
)


def _both_hold(context: Context, values: Values) -> Any:
    """`your Monks have +1F and Kado has +1C`."""
    parts = (values["stand"], values["b"])
    return Traits(parts) if all(map(_stands, parts)) else context.fail(context.words())


# What stands before holds for all that is said; what stands after, for a single thing, lest it be meant for the last only.
rule("trait", "{stand}")
rule("trait", "{stands}")
for _stand in ("{stand}", "{stand:stands}"):
    for _when in ("while", "if", "as long as"):
        rule("trait", f"{_when} {{condition}}, {_stand}", **_while(_Plain("condition")))
    rule("trait", f"unless {{condition}}, {_stand}", **_while(_Plain("condition", True)))
    rule("trait", f"while {{is_what}}, {_stand}", **_while(_OfHim("is_what")))
    rule("trait", f"during {{meantime}}, {_stand}", **_while(_Plain("meantime")))
for _when in ("while", "if", "as long as"):
    rule("trait", f"{{stand}} {_when} {{condition}}", **_while(_Plain("condition")))
rule("trait", "{stand} unless {condition}", **_while(_Plain("condition", True)))
rule("trait", "{stand} while {is_what}", **_while(_OfHim("is_what")))
rule("trait", "{stand} while {is_what} or while {b:is_what}", **_while(_OfHim("is_what", "b")))
rule("trait", "{stand} during {meantime}", **_while(_Plain("meantime")))
