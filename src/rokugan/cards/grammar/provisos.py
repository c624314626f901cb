"""What narrows or widens a choice after it has been named: `; if he is a Courtier, he may be at any location`, `with
Tactician, Scout, or 3 or more Chi`, `Items, except Armor and Weapons`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.filters import _itself, _proviso
from rokugan.cards.grammar.table import rule, slot, terminal
from rokugan.cards.program import (
    AllFilters,
    Both,
    Conditional,
    Controller,
    Either,
    Forbid,
    Happened,
    HasKeyword,
    In,
    Is,
    Leader,
    Modify,
    Node,
    NoneOf,
    Noun,
    PartsOf,
    Past,
    Pattern,
    Provided,
    Ref,
    StatBefore,
    State,
    StatIs,
    StatOf,
    Sum,
    Titled,
    TotalOf,
    UnitOf,
    WhenAnnounced,
    Whose,
    You,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
NUM, STAT, AMOUNT, HAS, IS, STAT_IS, COND = (
    slot(name) for name in ("num", "stat", "amount", "has", "is_what", "stat_is", "condition")
)

# -------------------------------------------------------------------- sentences after a semicolon

for _he in ("he", "she", "it"):
    rule("post", f"; if {{condition}}, {_he} may be at any location", **_proviso(False, ""))
    rule("post", f"; unless {{condition}}, {_he} must be {{is_what}}", **_proviso(True, "is_what"))


def _narrowed(filter_: Any) -> Any:
    """A demand that is made only under a condition; of a unit, on its Personality."""

    def make(context: Context, values: Values) -> Node:
        context.mentions[:] = [each for each in context.mentions if each.ref != Ref("each")]
        return Provided(values["condition"], filter_(values["stat_is"]))

    def take(node: Any) -> Values | None:
        if not isinstance(node, Provided):
            return None
        inner = node.filter.filter if isinstance(node.filter, Whose) else node.filter
        return {"condition": node.condition, "stat_is": inner} if isinstance(inner, StatIs) else None

    return {"make": make, "take": take, "before": _itself}


rule(
    "post",
    "; if {condition}, the target (unit's|units') Personality must have {stat_is}",
    **_narrowed(lambda asked: Whose("personality", asked)),
)
rule("post", "; if {condition}, the target must have {stat_is}", **_narrowed(lambda asked: asked))
rule(
    "post",
    "; the Personality, or the Follower's Personality, must have {stat_is}",
    Whose("personality", STAT_IS),
)
rule("post", "; the Personality must have {stat_is}", Whose("personality", STAT_IS))

# ------------------------------------------------------------------------------- lists of what it has

KW, KW2, KW3 = (HasKeyword(slot(name)) for name in ("kwname", "kwname2", "kwname3"))
rule("has", "{kwname}", KW, cost=3)
for _shown, _stat in (("{stat}", STAT), ("PH", "personal_honor")):
    _one, _two, _three = (StatIs(_stat, "=", number) for number in (NUM, slot("b"), slot("c")))
    rule("post", f"with {{num}} or {{b:num}} {_shown}", Either((_one, _two)))
    rule("post", f"with {{num}}, {{b:num}}, or {{c:num}} {_shown}", Either((_one, _two, _three)))

# ---------------------------------------------------------------------------------- comparisons

for _words, _op in (
    ("lower", "<"),
    ("less", "<"),
    ("higher", ">"),
    ("equal or lower", "<="),
    ("equal or higher", ">="),
):
    rule(
        "stat_is",
        f"[a] {_words} total {{stat}} than {{poss}} unit",
        StatIs(STAT, _op, TotalOf(STAT, UnitOf(slot("poss"))), total=True),
    )


# ------------------------------------------------------------------------------------- exceptions


def _except(context: Context, values: Values) -> Node:
    noun: Noun = values["npmany0"]
    return Forbid(
        "may not",
        "attach",
        values.get("everyone"),
        replace(noun, filters=(*noun.filters, NoneOf((values["exempt"],)))),
    )


def _take_except(node: Any) -> Values | None:
    if not isinstance(node, Forbid) or not isinstance(node.by, Noun) or not node.by.filters:
        return None
    last = node.by.filters[-1]
    if not isinstance(last, NoneOf):
        return None
    values: Values = {
        "npmany0": replace(node.by, filters=node.by.filters[:-1]),
        "exempt": last.filters[0],
    }
    if node.what is not None:
        values["everyone"] = node.what
    return values


rule("exempt", "{headmany}")
rule("exempt", "{kwone} and {kwmany}", Either((slot("kwone"), slot("kwmany"))))
rule("exempt", "{kwone}", cost=1)
for _modal in ("cannot", "can not", "may not", "will not"):
    rule("trait", f"{_modal} attach {{npmany0}}, except {{exempt}}", make=_except, take=_take_except)
    rule("trait", f"{{everyone}} {_modal} attach {{npmany0}}, except {{exempt}}", make=_except, take=_take_except)

for _shown, _stat in (("Force", "force"), ("Chi", "chi"), ("Personal Honor", "personal_honor")):
    rule("amount0", f"{{poss}} {_shown} before (he|she|it) was destroyed", StatBefore(_stat, slot("poss")))
rule("amount0", "{poss} {stat} at that time", StatOf(STAT, slot("poss")))

# ------------------------------------------------------------- compared with what belongs to the thing itself

_ITS = Controller(Ref("described"))
_HOLD = PartsOf(Noun(("stronghold",)), _ITS)
for _words, _op in (
    ("greater than", ">"),
    ("higher than", ">"),
    ("less than", "<"),
    ("lower than", "<"),
    ("equal to or less than", "<="),
    ("equal to or lower than", "<="),
    ("equal to or greater than", ">="),
    ("equal to", "="),
):
    for _his in ("his", "her", "its"):
        _honor = StatOf("family_honor", _ITS)
        rule("stat_is", f"[a] {{stat}} {_words} {_his} controller's Family Honor", StatIs(STAT, _op, _honor), cost=-1)
        rule(
            "stat_is",
            f"[a] {{stat}} {_words} {_his} controller's Family Honor and less than your Family Honor",
            AllFilters(
                (StatIs(STAT, _op, _honor), StatIs(STAT, "<", StatOf("family_honor", You()))),
            ),
            cost=-1,
        )
        for _base in ("", "base "):
            rule(
                "stat_is",
                f"[a] {_base}{{stat}} {_words} {_his} controller's Stronghold's {{b:stat}}",
                StatIs(STAT, _op, StatOf(slot("b"), _HOLD), bool(_base)),
                cost=-1,
            )
            rule(
                "stat_is",
                f"[a] {_base}{{stat}} {_words} {_his} controller's Stronghold's {{b:stat}} plus {{num}}",
                StatIs(STAT, _op, Sum((StatOf(slot("b"), _HOLD), NUM)), bool(_base)),
                cost=-1,
            )

# ------------------------------------------------------------------------------------- further amounts

rule("amount0", "{poss} total unit {stat}", TotalOf(STAT, UnitOf(slot("poss"))))
rule(
    "amount",
    "{amount0}, plus {b:amount0} if {condition}",
    Sum((slot("amount0"), Conditional(COND, slot("b")))),
)
for _kind, _less in (("bonuses", False), ("penalties", True)):
    rule(
        "changes0",
        f"{{stat}} and {{b:stat}} {_kind} equal to {{amount}}",
        make=lambda c, v, less=_less: tuple(
            Modify(v[name], v["amount"], less, form=f"{c.rule_form}|") for name in ("stat", "b")
        ),
        take=lambda n, less=_less: _take_pair(n, less),
    )


def _take_pair(changes: Any, less: bool) -> Values | None:
    if len(changes) != 2 or not all(isinstance(each, Modify) and each.negative == less for each in changes):
        return None
    return {"stat": changes[0].stat, "b": changes[1].stat, "amount": changes[0].amount}


# ------------------------------------------------------------------------- where it is, what it was

rule("post", "{rsubj} is not at", In("battlefield", slot("rsubj"), False))
for _state in ("honorable", "dishonorable", "bowed", "unbowed"):
    rule("vp", f"(was|were) {_state} when the action was announced", WhenAnnounced(State(_state)))
    rule("vp", f"(was|were) already {_state}", WhenAnnounced(State(_state)))
rule(
    "cond0",
    "{rsubj} is attacking a player with {stat_is}",
    Both((Is(slot("rsubj"), (State("attacking"),)), Is(Leader("defender"), (STAT_IS,)))),
)
rule("army", "this army", In("army", Ref("this")))
rule("army", "{poss} army", In("army", slot("poss")), cost=1)


# -------------------------------------------------------------------------- the card's own title as a noun


def _read_title(chart: Any, at: int) -> list[tuple[int, Any]]:
    name = chart.names[0] if chart.names else []
    end = at + len(name)
    if not name or chart.words[at:end] != name or chart.tokens[at].kind == "word":
        return []
    return [(end, " ".join(each.text for each in chart.tokens[at:end]).replace(" '", "'"))]


terminal(
    "owntitle",
    "#name",
    _read_title,
    lambda context, value: Titled(context.title, form="=" + value),
    lambda value: value.form[1:].split() if isinstance(value, Titled) and value.form.startswith("=") else None,
)
for _np, _many in (("npone0", False), ("npmany0", True)):
    rule(
        _np,
        "{owntitle}",
        make=lambda c, v, m=_many: Noun(("card",), (v["owntitle"],), plural=m, form="{}"),
        take=lambda n: None,
        cost=1,
    )
_PLAYED = Pattern("play", Noun(("card",), (slot("owntitle"),), form="-"), You())
for _per in ("turn", "battle", "game"):
    rule(
        "trait",
        f"you (can only play|can play only|may only play|may play only) one {{owntitle}} per {_per}",
        Forbid("may not", "play", condition=Happened(_PLAYED, _per)),
    )


def _done_by_which(context: Context, verb: str) -> Node:
    """`one target unit that moved`: by the action that triggered the text, where that is what the trigger speaks of."""
    answered = any(each.ref == Ref("action object") for each in context.mentions)
    return Past(verb, "action" if answered else "this")


for _verb, _past in (("move", "moved"), ("bow", "bowed"), ("straighten", "straightened")):
    rule(
        "vp",
        _past,
        make=lambda c, v, e=_verb: _done_by_which(c, e),
        take=lambda n, e=_verb: {} if isinstance(n, Past) and n.verb == e and n.period in ("this", "action") else None,
        cost=2,
    )
