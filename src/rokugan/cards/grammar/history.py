"""What has been done: by the text itself (`if this destroyed a card`), to a thing (`that was bowed this turn`), by a player
(`if you have played a Kiho this turn`).

Category deed: a deed and to what it was done, as a Did. The verbs, their negations and the times are classes of words.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, slot
from rokugan.language.classic.words.terms import phase
from rokugan.program import (
    Amount,
    AnyOf,
    Both,
    Did,
    Exists,
    Happened,
    Moment,
    Not,
    Noun,
    Number,
    Past,
    Pattern,
    Ref,
    Shares,
    You,
)
from rokugan.program.words import Comparison

page = Page()
rule, words = page.rule, page.words

Values = dict[str, Any]
PERIOD, ACTION = slot("period"), slot("action")

# What is done to a thing: the verb, what it does, what it did.
DEEDS = {
    "destroy": ("destroys", "destroyed"),
    "bow": ("bows", "bowed"),
    "straighten": ("straightens", "straightened"),
    "move": ("moves", "moved"),
    "target": ("targets", "targeted"),
    "discard": ("discards", "discarded"),
    "dishonor": ("dishonors", "dishonored"),
    "rehonor": ("rehonors", "rehonored"),
    "attach": ("attaches", "attached"),
    "remove": ("removes", "removed"),
    "create": ("creates", "created"),
}
# What a thing or a player does by itself.
_OWN = {
    "assign": "assigned",
    "move": "moved",
    "bow": "bowed",
    "straighten": "straightened",
    "enter play": "entered play",
    "win duel": "won a duel",
    "lose duel": "lost a duel",
    "focus": "focused",
    "produce": "produced Gold",
    "perform": "performed any actions",
}
_BASE = {
    "win duel": "win a duel",
    "lose duel": "lose a duel",
    "produce": "produce Gold",
    "perform": "perform any actions",
}
PERIODS = {
    f"{before}{this} {period}": period
    for period in ("turn", "battle", "phase", "game")
    for this in ("this", "that")
    for before in ("", "during ", "in ", "earlier ")
} | {"during the battle": "battle", "since your last End Phase": "end phase"}
words("period", PERIODS)
words("participle", {past: verb for verb, (_, past) in DEEDS.items()} | {"assigned": "assign"})
_BEEN = ("was", "were", "has been", "have been")
words("were", dict.fromkeys(_BEEN, True))
words(
    "been",
    {
        **dict.fromkeys(_BEEN, True),
        **dict.fromkeys(("was not", "were not", "has not been", "have not been"), False),
    },
)
words(
    "did",
    {
        **{past: (verb, True) for verb, (_, past) in DEEDS.items()},
        **{f"did not {verb}": (verb, False) for verb in DEEDS},
        **{does: (verb, True) for verb, (does, _) in DEEDS.items()},
        **{f"does not {verb}": (verb, False) for verb in DEEDS},
        **{f"successfully {said}": (verb, True) for verb, forms in DEEDS.items() for said in forms},
    },
)
words(
    "doer",
    dict.fromkeys(("this", "the Ranged Attack", "the action", "this action", "this ability", "this effect"), "this"),
)
_DONE = {
    **{verb: past for verb, (_, past) in DEEDS.items()},
    "play": "played",
    "enter play": "brought into play",
}


def _done(has: str) -> dict[str, tuple[str, bool]]:
    """`destroyed`, `have destroyed`, `have not destroyed`, `did not destroy`: what somebody has done."""
    return {
        **{past: (verb, True) for verb, past in _DONE.items()},
        **{f"{has} {past}": (verb, True) for verb, past in _DONE.items()},
        **{f"{has} not {past}": (verb, False) for verb, past in _DONE.items()},
        **{f"did not {verb}": (verb, False) for verb in _DONE if verb != "enter play"},
    }


def _put(has: str) -> dict[str, tuple[str, bool]]:
    return {
        f"{has_}{put}": ("enter play", "not" not in has_)
        for has_ in ("", f"{has} ", f"{has} not ")
        for put in ("put", "brought")
    }


words("have_done", _done("have"))
words("has_done", _done("has"))
words("have_put", _put("have"))
words("has_put", _put("has"))
words(
    "has_acted",
    {
        **{past: (verb, True) for verb, past in _OWN.items()},
        **{f"{has} {past}": (verb, True) for verb, past in _OWN.items() for has in ("has", "have")},
        **{f"{has} not {past}": (verb, False) for verb, past in _OWN.items() for has in ("has", "have")},
        **{f"did not {_BASE.get(verb, verb)}": (verb, False) for verb in _OWN},
        "performed an action": ("perform", True),
        "has performed an action": ("perform", True),
    },
)
words(
    "performed",
    {
        **dict.fromkeys(("performed", "has performed", "have performed"), True),
        **dict.fromkeys(("has not performed", "have not performed", "did not perform"), False),
    },
)

# --------------------------------------------------------------------------------------------------- said of a thing

_PAST = Past(slot("participle"), PERIOD, slot("been"))
rule("vp", "{been} {participle} {period}", _PAST)
rule("vp", "{been} {participle} by {action} {period}", replace(_PAST, by=ACTION))
rule(
    "vp",
    "{has_acted} {period}",
    make=lambda c, v: Past(v["has_acted"][0], v["period"], v["has_acted"][1]),
    take=lambda n: (
        {"has_acted": (n.verb, n.positive), "period": n.period} if isinstance(n, Past) and n.by is None else None
    ),
)
rule("vp", "{performed} {action} {period}", Past("perform", PERIOD, slot("performed"), by=ACTION))
_COPY = Noun(("action",), (Shares("copy", Ref("this"), form="-"),), form="-")
rule(
    "vp",
    "{performed} (a copy of this action|a copy of this card's action|this action) {period}",
    Past("perform", PERIOD, slot("performed"), by=_COPY),
    cost=-1,
)

# ------------------------------------------------------------------------------------------ to what something was done


def _object(template: str, np: str, whose: str = "", op: str = "", cost: int = 0) -> None:
    """What a deed was done to, and to how many of them: an Exists, or the thing itself."""

    def make(context: Context, values: Values) -> Any:
        noun = replace(values[np], whose=whose) if whose else values[np]
        number = values.get("num", Number(1))
        count = (op, number if op == ">=" else Number(0)) if op else values["quantity"]
        return Exists(noun, *count)

    def take(node: Any) -> Values | None:
        if not isinstance(node, Exists) or (whose and node.noun.whose != whose):
            return None
        if node.noun.plural != np.startswith("npmany") or (op and node.op != op):
            return None
        return {np: node.noun, "num": node.number, "quantity": (node.op, node.number)}

    rule("deed_to", template, make=make, take=take, cost=cost)


rule("deed_to", "{robj}", cost=1)
_object("(a|an) {npone}", "npone", "", ">=")
_object("any {npmany}", "npmany", "", ">=")
_object("any {npone}", "npone", "", ">=", 1)
_object("(one|any|one or more) of your {npmany}", "npmany", "your", ">=")
_object("your {npone}", "npone", "your", ">=", 2)
_object("another player's {npone}", "npone", "other", ">=")
_object("no {npmany}", "npmany", "", "=")
_object("{quantity} {npmany}", "npmany")
_object("{num} {npmany}", "npmany", "", ">=", 1)
_object("{quantity} of your {npmany}", "npmany", "your")


def _deed(context: Context, values: Values) -> Any:
    """`destroyed a Follower`, `did not bow two Personalities`, `destroyed no cards`."""
    verb, positive = values["did"]
    what = values["deed_to"]
    if not isinstance(what, Exists):
        return Did(verb, what, positive, form=f"{context.rule_form}|")
    if what.op not in (">=", "=") or (what.op == "=" and what.number != Number(0)):
        return context.fail(context.words())
    none = what.op == "="
    return Did(
        verb,
        what.noun,
        positive != none,
        times=Number(1) if none else what.number,
        form=f"{context.rule_form}|{what.form}",
    )


def _take_deed(node: Any) -> Values | None:
    if not isinstance(node, Did):
        return None
    if not isinstance(node.what, Noun):
        return None if node.what is None else {"did": (node.verb, node.positive), "deed_to": node.what}
    none = node.form.startswith("no ")
    count: tuple[Comparison, Amount] = ("=", Number(0)) if none else (">=", node.times)
    return {"did": (node.verb, node.positive != none), "deed_to": Exists(node.what, *count, form=node.form)}


rule("deed", "{did} {deed_to}", make=_deed, take=_take_deed)


def _is_another_action(context: Context) -> bool:
    """`Before an action resolves, if it destroyed a card`: not the text itself did that."""
    words = context.words()
    if words.startswith("it ") and any(each.ref == Ref("subject") for each in context.mentions):
        return True
    return not words.startswith("this") and any(each.noun.kinds == ("action",) for each in context.mentions)


def _done_by(who: str, doer: Any) -> Any:
    def make(context: Context, values: Values) -> Any:
        deed = values["deed"]
        if isinstance(deed, Did) and isinstance(deed.what, Noun) and deed.positive and who == "doer":
            context.mention(Ref("done"), deed.what, plural=deed.what.plural)
        if not isinstance(deed, Did) or (who == "doer" and _is_another_action(context)):
            return context.fail(context.words())
        return replace(deed, who=doer(values), form=f"{context.rule_form}|{deed.form}")

    def take(node: Any) -> Values | None:
        if not isinstance(node, Did) or who != (
            "doer" if node.who is None else "you" if node.who == You() else "psubj"
        ):
            return None
        return {"deed": replace(node, who=None), "doer": "this", "psubj": node.who}

    return {"make": make, "take": take}


rule("cond0", "{doer} {deed}", **_done_by("doer", lambda v: None))
rule("cond0", "it {deed}", cost=1, **_done_by("doer", lambda v: None))
rule("yvp", "{deed}", **_done_by("you", lambda v: You()))
rule("cond0", "{psubj} {deed}", cost=2, **_done_by("psubj", lambda v: v["psubj"]))
rule("cond0", "{doer} {deed} and {b:deed}", Both((slot("deed"), slot("b"))))
rule("cond0", "{doer} {deed} or {b:deed}", AnyOf((slot("deed"), slot("b"))))

# -------------------------------------------------------------------------------------- what somebody has done meanwhile


def _past_deed(who: str, doer: Any) -> Any:
    def make(context: Context, values: Values) -> Any:
        verb, positive = values["has_done"]
        what = values["deed_to"]
        times: Amount = Number(1)
        subject = what
        if isinstance(what, Exists):
            none = what.op == "=" and what.number == Number(0)
            if what.op != ">=" and not none:
                return context.fail(context.words())
            subject, positive = what.noun, positive != none
            times = times if none else what.number
        happened = Happened(Pattern(verb, subject, doer(values)), values["period"], positive, times)
        return replace(happened, form=f"{context.rule_form}|{what.form if isinstance(what, Exists) else ''}")

    def take(node: Any) -> Values | None:
        if not isinstance(node, Happened) or node.pattern.subject is None or node.pattern.details:
            return None
        if (node.pattern.actor == You()) != (who == "you") or node.pattern.actor is None:
            return None
        subject = node.pattern.subject
        none = node.form.startswith("no ")
        count: tuple[Comparison, Amount] = ("=", Number(0)) if none else (">=", node.times)
        what = Exists(subject, *count, form=node.form) if isinstance(subject, Noun) else subject
        said = (node.pattern.event, node.positive != none)
        return {"has_done": said, "deed_to": what, "period": node.period, "psubj": node.pattern.actor}

    return {"make": make, "take": take}


for _what in ("{has_done:%s_done} {deed_to} {period}", "{has_done:%s_put} {deed_to} into play {period}"):
    rule("yvp", _what % "have", cost=-1, **_past_deed("you", lambda v: You()))
    rule("cond0", "{psubj} " + _what % "has", cost=1, **_past_deed("psubj", lambda v: v["psubj"]))


def _was_done(context: Context, values: Values) -> Any:
    """`none of your Personalities were destroyed this turn`: not of things that are there, but of what has happened."""
    some = values["some"]
    if not isinstance(some, Exists) or some.op not in (">=", "=") or (some.op == "=" and some.number != Number(0)):
        return context.fail(context.words())
    none = some.op == "="
    times = Number(1) if none else some.number
    happened = Happened(Pattern(values["participle"], some.noun), values["period"], not none, times)
    return replace(happened, form=f"{context.rule_form}|{some.form}")


def _take_was_done(node: Any) -> Values | None:
    if not isinstance(node, Happened) or not isinstance(node.pattern.subject, Noun) or node.pattern.actor is not None:
        return None
    if node.pattern.details or node.pattern.filters:
        return None
    count: tuple[Comparison, Amount] = ("=", Number(0)) if not node.positive else (">=", node.times)
    some = Exists(node.pattern.subject, *count, form=node.form)
    return {"some": some, "participle": node.pattern.event, "period": node.period}


rule("cond0", "{some} {were} {participle} {period}", make=_was_done, take=_take_was_done)

# ------------------------------------------------------------------------------------------------------- when it is

_PHASES = ("Action", "Attack", "Dynasty", "Events", "End", "Straighten")
words(
    "phase",
    {
        **{f"the {name} Phase": phase(name) for name in _PHASES},
        **{f"an {name} Phase": phase(name) for name in _PHASES if name[0] in "AE"},
        **{f"a {name} Phase": phase(name) for name in _PHASES if name[0] not in "AE"},
        "your turn": Moment("your turn"),
        "another player's turn": Moment("not your turn"),
        "your first turn": Moment("first turn"),
    },
)
PHASE, OTHER = slot("phase"), slot("b")
rule(
    "cond0",
    "it is {phase}",
    make=lambda c, v: replace(v["phase"]),
    take=lambda n: {"phase": n} if isinstance(n, Moment) else None,
)
rule("cond0", "it is not {phase}", Not(PHASE))
rule("cond0", "it is not your turn", Moment("not your turn"), cost=-1)
rule("cond0", "it is {phase} or {b:phase}", AnyOf((PHASE, OTHER)))
rule("cond0", "it is not {phase} or {b:phase}", Not(AnyOf((PHASE, OTHER))))
