"""Further wordings that combine with everything: two subjects of one happening, relative clauses, what another player may target,
who alone may play a card, movement and conditions in other words."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from typing import Any

from rokugan.cards.grammar.moods import _may, _optional, _said
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.table import part, rule, slot
from rokugan.cards.program import (
    ActionDid,
    Allow,
    Among,
    Best,
    Bow,
    Choice,
    Compare,
    Controls,
    Destroy,
    Dishonor,
    Each,
    Either,
    EquipAs,
    Exists,
    Fits,
    Forbid,
    Give,
    HasKeyword,
    If,
    In,
    Is,
    Look,
    May,
    Misdirect,
    Noun,
    OneOf,
    Past,
    Pattern,
    PayWith,
    PerformedBy,
    PutToken,
    Ref,
    Several,
    Shares,
    StatOf,
    Straighten,
    Sum,
    Target,
    Together,
    Whose,
    You,
)
from rokugan.cards.refs import ATTACHMENTS, Context

Values = dict[str, Any]
OBJ, SUBJ, NUM, COND, STAT, PSUBJ, ONE, MANY, THING, E, P, EVERYONE, POSS, AMOUNT = (
    slot(name)
    for name in (
        "obj",
        "subj",
        "num",
        "condition",
        "stat",
        "psubj",
        "npone",
        "npmany",
        "event_thing",
        "effect1",
        "pattern",
        "everyone",
        "poss",
        "amount",
    )
)

# ---------------------------------------------------------------------------- two subjects of one happening


def _either_thing(context: Context, values: Values) -> Any:
    """`Kado or one of your other Samurai`: one description for both."""
    parts = [_described(values[name]) for name in ("event_thing0", "b")]
    noun = Noun(("card",), (Either(tuple(parts), form="-"),), form="=" + context.words())
    context.mentions[:] = [each for each in context.mentions if each.ref != Ref("subject")]
    context.mention(Ref("subject"), Noun(("personality",)))
    return noun


def _described(node: Any) -> Any:
    return Fits(node) if isinstance(node, Noun) else Among(node)


rule("event_thing0", "{self}")
rule("event_thing0", "{this}")
for _words, _whose in (("one of your", "your"), ("any of your", "your"), ("another of your", "your")):
    rule(
        "event_thing0",
        f"{_words} [other] {{npmany}}",
        make=lambda c, v, w=_whose: _one_of(c, v["npmany"], w),
        take=lambda n: None,
    )
for _words, _whose in (("a", ""), ("an", ""), ("your", "your")):
    rule(
        "event_thing0",
        f"{_words} {{npone}}",
        make=lambda c, v, w=_whose: _one_of(c, v["npone"], w),
        take=lambda n: None,
    )


def _one_of(context: Context, noun: Noun, whose: str) -> Noun:
    from rokugan.cards.program import OtherThan

    if "other" in context.words().split() or "another" in context.words().split():
        noun = replace(noun, filters=(*noun.filters, OtherThan(Ref("this"))))
    return replace(noun, whose=whose or noun.whose)


rule("event_thing", "{event_thing0} or {b:event_thing0}", make=_either_thing, take=lambda n: None, cost=3)

# ------------------------------------------------------------------------------------------- relative clauses

for _also in ("also ", ""):
    rule("post", f"whose controller {_also}controls (a|an) {{attone}}", Whose("controller", Controls(slot("attone"))))
    rule("post", f"whose controller {_also}controls any {{attmany}}", Whose("controller", Controls(slot("attmany"))))
for _words, _op in (
    ("lower than", "<"),
    ("less than", "<"),
    ("higher than", ">"),
    ("greater than", ">"),
    ("equal to", "="),
):
    rule(
        "post",
        f"with {{stat}} plus {{b:stat}} {_words} {{amount}}",
        make=lambda c, v, op=_op: Compare(
            Sum((StatOf(v["stat"], Ref("each")), StatOf(v["b"], Ref("each")))), op, v["amount"]
        ),
        take=lambda n, op=_op: (
            {"stat": part(n, "left", "parts", 0, "stat"), "b": part(n, "left", "parts", 1, "stat"), "amount": n.right}
            if isinstance(n, Compare) and n.op == op and isinstance(n.left, Sum)
            else None
        ),
    )
for _words, _lowest in (("lowest", True), ("highest", False)):
    for _all in (
        "of all {b:npmany} there",
        "of all {b:npmany} at the current battlefield",
        "among all {b:npmany} there",
    ):
        rule(
            "post",
            f"with the {_words} {{stat}} {_all}",
            make=lambda c, v, low=_lowest: _extreme(c, v, low),
            take=lambda n: None,
        )


def _extreme(context: Context, values: Values, lowest: bool) -> Any:
    if values["b"].filters or values["b"].kinds != ("personality",):
        return context.fail(context.words())
    return Best(values["stat"], lowest, In("battlefield"), form="=" + context.words())


# ------------------------------------------------------------------------------- what others may target

rule("effect0", "{psubj} may {targeting}", cost=2, **_said(("targeting",), _optional, _may))
rule("effect1", "you may also {targeting}", make=lambda c, v: May((v["targeting"],)), take=lambda n: _take_may(n))


def _take_may(node: Any) -> Values | None:
    if isinstance(node, May) and isinstance(node.who, You) and isinstance(node.effects[0], (Target, Several)):
        return {"targeting": node.effects[0]}
    return None


def _random_card(context: Context, values: Values) -> Any:
    player = values["psubj"]
    noun = Noun(("card",), (), "his", player, "hand", form="-")
    context.mention(Ref("found"), Noun(("card",)))
    return Look("show", chosen(context, Choice(noun, random=True, form="-")))


def _take_random_card(node: Any) -> Values | None:
    if not isinstance(node, Look) or not isinstance(node.what, Choice) or not node.what.random:
        return None
    return {"psubj": node.what.noun.owner}


for _words in ("a card at random from his hand", "a random card from his hand", "a card from his hand at random"):
    rule("effect0", f"{{psubj}} shows {_words}", make=_random_card, take=_take_random_card)


def _target_token(context: Context, values: Values) -> Any:
    sel = values["sel"]
    target = chosen(context, Target(sel.noun, -1, sel.least, sel.most, form=sel.form))
    return PutToken(target, values["tokenname"])


rule(
    "effect0",
    "target and give (a|an) {tokenname} token to {sel}",
    make=_target_token,
    take=lambda n: (
        {"tokenname": n.name, "sel": Choice(n.what.noun, -1, n.what.least, n.what.most, form=n.what.form)}
        if isinstance(n, PutToken) and isinstance(n.what, Target)
        else None
    ),
)

# ----------------------------------------------------------------------------------- who alone may play it


def _only_by(context: Context, values: Values) -> Any:
    keywords = tuple(HasKeyword(values[name]) for name in ("kwname", "b") if name in values)
    filters = keywords if len(keywords) == 1 else (Either(keywords),)
    verb = "control" if context.kind in ("personality", "holding", "region", *ATTACHMENTS) else "play"
    return Forbid("may not", verb, None, Noun(("player",), filters, form="-"), True)


def _take_only_by(node: Any) -> Values | None:
    if not isinstance(node, Forbid) or not node.only or not isinstance(node.by, Noun) or node.by.kinds != ("player",):
        return None
    first = node.by.filters[0]
    found = first.filters if isinstance(first, Either) else (first,)
    return {name: part(each, "keyword") for name, each in zip(("kwname", "b"), found, strict=False)}


for _can in ("can", "may", "will"):
    for _be in ("only be played by", "only be brought into play by"):
        rule("trait", f"{_can} {_be} (a|an) {{kwname}} player", make=_only_by, take=_take_only_by)
        rule("trait", f"{_can} {_be} (a|an) {{kwname}} or {{b:kwname}} player", make=_only_by, take=_take_only_by)
for _can in ("can", "may"):
    rule("stand", f"{{everyone}} {_can} assign during Cavalry Maneuvers", Allow("assign cavalry", EVERYONE))
    rule("stand", f"{_can} assign during Cavalry Maneuvers", Allow("assign cavalry"))

# ------------------------------------------------------------------------------------------ either of two things

rule("obj", "{thing}, or {thing2}", OneOf((slot("thing"), slot("thing2"))), cost=4)




def _performed(values: Values) -> Any:

    return Pattern("resolve", Noun(("action",), (PerformedBy(values["event_thing"]),), form="-"))


def _take_performed(node: Any) -> Values | None:
    if not isinstance(node, Pattern) or not isinstance(node.subject, Noun) or not node.subject.filters:
        return None
    what = getattr(node.subject.filters[0], "what", None)
    return {"event_thing": what} if what is not None and node.event == "resolve" else None


# --------------------------------------------------------------------------------- movement and conditions

rule(
    "cond0",
    "(a|an) {npone0} is in play {where}",
    make=lambda c, v: _there(v["npone0"], v["where"]),
    take=lambda n: _take_there(n, "npone0"),
)
rule(
    "cond0",
    "any {npmany0} are attached to {robj}",
    make=lambda c, v: _there(v["npmany0"], In("attached", v["robj"])),
    take=lambda n: (
        {"npmany0": replace(n.noun, filters=n.noun.filters[:-1]), "robj": part(n.noun, "filters", -1, "of")}
        if isinstance(n, Exists) and n.form and n.noun.filters and isinstance(n.noun.filters[-1], In)
        else None
    ),
)
rule("robj", "{rposs} battlefield's province", make=lambda c, v: _province_of(v), take=lambda n: _take_province_of(n))


def _province_of(values: Values) -> Any:
    from rokugan.cards.program import ProvinceOf

    return ProvinceOf(values["rposs"])


def _take_province_of(node: Any) -> Values | None:
    from rokugan.cards.program import ProvinceOf

    return {"rposs": node.of} if isinstance(node, ProvinceOf) else None


def _there(noun: Noun, where: Any) -> Any:
    return Exists(replace(noun, filters=(*noun.filters, where), form=noun.form or "-"))


def _take_there(node: Any, name: str) -> Values | None:
    if not isinstance(node, Exists) or not node.noun.filters or not node.form:
        return None
    return {name: replace(node.noun, filters=node.noun.filters[:-1]), "where": node.noun.filters[-1]}


for _his in ("his", "her", "its"):
    for _own in ("", "own "):
        for _even in ("even if bowed", "even while bowed", "even if he is bowed"):
            rule(
                "give0",
                f"{{subj}} (contributes|adds) {_his} {_own}Force to {_his} unit's Force {_even}",
                Give(SUBJ, (Allow("force bowed"),)),
                cost=1,
            )
            rule(
                "stand",
                f"{{everyone}} (contributes|adds) {_his} {_own}Force to {_his} unit's Force {_even}",
                Allow("force bowed", EVERYONE),
            )
for _cannot in ("cannot", "can not"):
    rule(
        "trait",
        f"{{everyone}} {_cannot} assign to attack the turn he attaches this card",
        Forbid("may not", "assign attack", EVERYONE, condition=Is(Ref("this"), (Past("attach"),))),
    )


# --------------------------------------------------------------------------------- actions and their players


def _his_own(context: Context, values: Values) -> Any:
    noun = replace(values["npmany"], whose="his", owner=Ref("actor"))
    context.mention(Ref("subject"), noun, plural=True)
    return replace(noun, form="=" + context.words())


for _words in ("any of his own", "one of his own", "one or more of his own"):
    rule("event_thing", f"{_words} {{npmany}}", make=_his_own, take=lambda n: None)
_DONE = (
    ("bow", "bows", Bow),
    ("destroy", "destroys", Destroy),
    ("dishonor", "dishonors", Dishonor),
    ("straighten", "straightens", Straighten),
)
for _one, _ones, _first in _DONE:
    for _two, _twos, _second in _DONE:
        if _one != _two:
            rule(
                "effect0",
                f"{{psubj}} targets, {_ones}, and {_twos} {{sel}}",
                make=lambda c, v, a=_first, b=_second: _target_twice(c, v, a, b),
                take=lambda n, a=_first, b=_second: _take_target_twice(n, a, b),
            )


def _target_twice(context: Context, values: Values, first: Any, second: Any) -> Any:
    sel: Choice = values["sel"]
    target = chosen(context, Target(sel.noun, -1, sel.least, sel.most, chooser=values["psubj"], form=sel.form))
    again = Ref("slot", target.slot)
    return Together((first(target), second(again)))


def _take_target_twice(node: Any, first: Any, second: Any) -> Values | None:
    if not isinstance(node, Together) or len(node.effects) != 2:
        return None
    one, other = node.effects
    if type(one) is not first or type(other) is not second or not isinstance(part(one, "what"), Target):
        return None
    target: Target = part(one, "what")
    if target.chooser is None:
        return None
    return {"psubj": target.chooser, "sel": Choice(target.noun, -1, target.least, target.most, form=target.form)}


rule("player0", "the player who took (it|the action)", make=lambda c, v: _actor(c), take=lambda n: None)


def _actor(context: Context) -> Any:
    words = context.words()
    context.mention(Ref("actor"), Noun(("player",)))
    return Ref("actor", words=words)


def _one_of_those(context: Context, values: Values) -> Any:
    kinds = values["kindmany"][0]
    found = context.definite(Noun(kinds), context.words())
    many = found if found is not None else context.pronoun("them", "they")
    return Choice(Noun(kinds, (Among(many),)), form="=" + context.words())


rule("sel", "one of those {kindmany}", make=_one_of_those, take=lambda n: None, cost=2)
for _resolve in ("resolve", "successfully resolve"):
    for _a in ("a", "an"):
        rule(
            "pattern0",
            f"you {_resolve} {_a} {{title}}",
            make=lambda c, v: _resolved_title(c, v),
            take=lambda n: (
                {"title": part(n, "subject", "filters", 0, "keyword")}
                if isinstance(n, Pattern)
                and n.event == "resolve"
                and isinstance(n.subject, Noun)
                and n.form
                and n.subject.filters
                and isinstance(n.subject.filters[0], HasKeyword)
                else None
            ),
            cost=2,
        )


def _resolved_title(context: Context, values: Values) -> Any:
    context.mention(Ref("action"), Noun(("action",)))
    return Pattern("resolve", Noun(("action",), (HasKeyword(values["title"]),), "your", form="-"), You())


rule(
    "targeting",
    "target the {headone} who performed it",
    make=lambda c, v: chosen(c, Target(Noun(("card",), (v["headone"], Past("perform", "action")), form="-"))),
    take=lambda n: (
        {"headone": n.noun.filters[0]}
        if isinstance(n, Target) and len(n.noun.filters) == 2 and n.noun.filters[1] == Past("perform", "action")
        else None
    ),
)

# ------------------------------------------------------------------------------- many things that cannot be done

_VERBS = ("bow", "dishonor", "move", "destroy", "target")
for _modal in ("cannot", "can not", "may not", "will not"):
    for _count in (2, 3, 4):
        for _some in permutations(_VERBS, _count):
            if set(_some) <= {"bow", "dishonor", "move", "destroy"}:
                _words = " or ".join(_some) if _count == 2 else ", ".join(_some[:-1]) + f", or {_some[-1]}"
                rule(
                    "give0",
                    f"{{by_actions}} {_modal} {_words} {{obj}}",
                    Give(OBJ, tuple(Forbid("will not", each, None, slot("by_actions")) for each in _some)),
                    cost=1,
                )
    rule(
        "give0",
        f"{{by_actions}} {_modal} move {{everyone}} home from {{rposs}} battlefield",
        make=lambda c, v: _home_from(c, v),
        take=lambda n: _take_home_from(n),
    )


def _home_from(context: Context, values: Values) -> Any:
    everyone = values["everyone"]
    if not isinstance(everyone, Each):
        return context.fail(context.words())
    noun = replace(everyone.noun, filters=(*everyone.noun.filters, In("battlefield", values["rposs"])))
    forbid = Forbid("will not", "move home", replace(everyone, noun=noun), values["by_actions"])
    return Give(You(), (forbid,), form=context.rule_form)


def _take_home_from(node: Any) -> Values | None:
    if (
        not isinstance(node, Give)
        or not isinstance(node.changes[0], Forbid)
        or not isinstance(node.changes[0].what, Each)
    ):
        return None
    forbid = node.changes[0]
    noun = part(forbid, "what", "noun")
    if not noun.filters or not isinstance(noun.filters[-1], In):
        return None
    everyone = replace(part(forbid, "what"), noun=replace(noun, filters=noun.filters[:-1]))
    return {"everyone": everyone, "by_actions": forbid.by, "rposs": noun.filters[-1].of}


for _words, _until in (("the end of the game", "permanent"), ("the turn ends", ""), ("the battle ends", "battle")):
    rule(
        "sentence0",
        f"if {{condition}}, {{effect1}}, and until {_words}, {{b:give0}}",
        make=lambda c, v, u=_until: If(v["condition"], (v["effect1"], replace(v["b"], until=u))),
        take=lambda n, u=_until: (
            {"condition": n.condition, "effect1": n.effects[0], "b": replace(n.effects[1], until="")}
            if isinstance(n, If) and len(n.effects) == 2 and isinstance(n.effects[1], Give) and n.effects[1].until == u
            else None
        ),
    )

# --------------------------------------------------------------------------------------- the Favor and victory

for _favor in ("Imperial Favor", "Favor"):
    rule("actpost", f"with a base cost of discarding the {_favor}", ActionDid("favor cost"))
_OUTCAST = (Forbid("will not", "honor victory"), Forbid("may not", "lobby"), Forbid("will not", "take favor"))
for _cannot in ("cannot", "can not"):
    rule("give0", f"you {_cannot} win an Honor Victory, lobby, or control the Imperial Favor", Give(You(), _OUTCAST))
for _a in ("Battle", "Open", "Limited"):
    rule(
        "trait",
        f"equipping {{npmany0}} that share an element keyword with their Shugenja is (a|an) {_a} action for you",
        make=lambda c, v, d=_a: EquipAs(_shared(v["npmany0"]), (d.lower(),)),
        take=lambda n, d=_a: (
            {"npmany0": replace(n.noun, filters=n.noun.filters[:-1])}
            if isinstance(n, EquipAs) and n.designators == (d.lower(),) and n.noun.filters and n.form
            else None
        ),
    )


def _shared(noun: Noun) -> Noun:
    return replace(noun, filters=(*noun.filters, Shares("element", Ref("each"))), form=noun.form or "-")


# --------------------------------------------------------------------------------------- costs paid by another

for _verb, _paying in (
    ("destroy", "destroying"),
    ("bow", "bowing"),
    ("discard", "discarding"),
    ("dishonor", "dishonoring"),
):
    rule("effect0", f"you pay the cost by {_paying} {{obj}} instead", PayWith(OBJ))

# ------------------------------------------------------------------------------------------ another's targets

for _during, _detail in (("", ""), (" during a battle", "battle")):
    rule(
        "pattern0",
        f"another player would choose targets for one of his actions' effects{_during}",
        Pattern("choose targets", None, Noun(("player",), (), "other"), _detail, (ActionDid("effect targets"),)),
    )
rule("effect0", "you choose the targets instead", Misdirect())
