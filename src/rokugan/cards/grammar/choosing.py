"""Further ways to target, to choose and to point back at what was chosen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.filters import _itself
from rokugan.cards.grammar.nouns import Mark
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.slots import EFFECT1, SUBJ, F
from rokugan.cards.grammar.triggers import _another_of, _take_another
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, part, slot
from rokugan.program import (
    Among,
    Best,
    Bow,
    ChooseOne,
    Chosen,
    Destroy,
    Did,
    Discard,
    Each,
    Forbid,
    HasKeyword,
    If,
    In,
    Is,
    May,
    Node,
    Noun,
    OtherThan,
    Owner,
    PartsOf,
    Past,
    Provided,
    Ref,
    Retarget,
    Several,
    Shares,
    State,
    StatIs,
    StatOf,
    Straighten,
    Target,
    Together,
    Whose,
    You,
)
from rokugan.program.words import Comparison, Stat

page = Page()
rule = page.rule

rule("effect1", "you may then choose to {effect0}", None, make=lambda c, v: _may(v), take=lambda n: _take_may(n))


def _may(values: Values) -> Any:
    return May((values["effect0"],))


def _take_may(node: Any) -> Values | None:
    if isinstance(node, May) and len(node.effects) == 1 and isinstance(node.who, You) and not node.once:
        return {"effect0": node.effects[0]}
    return None


def _one_of_the_targets(context: Context, values: Values) -> Any:
    many = context.of_the_targets() if "targets" in context.words() else context.pronoun("them", "they")
    return Chosen(Noun(("card",), (Among(many),)), form="=" + context.words())


for _words in ("one of the targets", "one of those targets", "one of them"):
    rule("sel", _words, make=_one_of_the_targets, take=lambda n: None, cost=1)


def _the_card_in(context: Context, values: Values) -> Any:
    """`The Dynasty card in a province`: of several, one that the province's owner chooses (samurai.provinces.04)."""
    place = values["obj"]
    again = Ref("slot", place.slot) if isinstance(place, (Chosen, Target)) else place
    noun = Noun(("card",), (In("province", place),), zone="province")
    return chosen(context, Chosen(noun, chooser=Owner(again), form=context.rule_form))


def _take_card_in(node: Any) -> Values | None:
    if not isinstance(node, Chosen) or not node.noun.filters or not isinstance(node.chooser, Owner):
        return None
    within = node.noun.filters[0]
    return {"obj": within.of} if isinstance(within, In) and within.relation == "province" else None


rule("choice", "the [Dynasty] card in {obj}", make=_the_card_in, take=_take_card_in)


def _optional_target(context: Context, values: Values) -> Any:
    """`You may target a Personality:` is done with the required targeting, if it is done (samurai.targeting.03)."""
    sel = values["sel"]
    return chosen(context, Target(sel.noun, -1, sel.least, sel.most, True, form="you may target " + sel.form))


def _take_optional_target(node: Any) -> Values | None:
    if not isinstance(node, Target) or not node.optional or not node.form.startswith("you may target "):
        return None
    form = node.form.removeprefix("you may target ")
    return {"sel": Chosen(node.noun, -1, node.least, node.most, form=form)}


rule("targeting", "you may target {sel}", make=_optional_target, take=_take_optional_target, cost=-1)


def _who_targeted(context: Context, values: Values) -> Any:
    return Ref("actor", words=context.words())


rule(
    "psubj",
    "the player who targeted (him|it|them)",
    make=_who_targeted,
    take=lambda n: {} if isinstance(n, Ref) and n.words.startswith("the player who") else None,
)


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
rule("effect0", "you choose the target instead", Retarget(Chosen(Noun(("card",), (State("legal"),)))))
rule("effect1", "you may also {targeting}", May((slot("targeting"),)))
rule(
    "event_thing",
    "one of your other {npmany}",
    make=lambda c, v: _another_of(c, v),
    take=lambda n: _take_another(n),
)
rule("cond0", "it did not destroy its target", Is(Ref("subject"), (Past("destroy", "action", False),)))
for _verb, _node in (("destroy", Destroy), ("bow", Bow), ("discard", Discard), ("straighten", Straighten)):
    rule(
        "effect0",
        f"{_verb} either {{robj}} or one of those cards",
        make=lambda c, v, n=_node: _one_or_other(c, v, n),
        take=lambda n, k=_node: _take_one_or_other(n, k),
    )


def _one_or_other(context: Context, values: Values, node: Any) -> Any:
    """Those cards are the ones of the condition before (`if you control any Oni: ...`)."""
    for each in reversed(context.mentions):
        if each.plural and isinstance(each.ref, Each):
            pick = chosen(context, Chosen(each.ref.noun, form="-"))
            return ChooseOne(((node(values["robj"]),), (node(pick),)))
    return context.fail(context.words())


def _take_one_or_other(node: Any, kind: Any) -> Values | None:
    if not isinstance(node, ChooseOne) or len(node.options) != 2:
        return None
    one, other = node.options[0][0], node.options[1][0]
    pick = part(other, "what") if type(one) is kind and type(other) is kind else None
    return {"robj": part(one, "what")} if isinstance(pick, Chosen) and pick.form == "-" else None


def _enemys(context: Context, values: Values) -> Any:
    return chosen(context, Target(replace(values["npone"], whose="enemy leader")))


rule(
    "target",
    "an enemy player's target {npone}",
    make=_enemys,
    take=lambda n: {"npone": n.noun} if isinstance(n, Target) and n.noun.whose == "enemy leader" else None,
)


def _if_target(context: Context, values: Values) -> Any:
    """`If a target Personality is bowed, destroy him.`: it is targeted, then asked about."""
    target = values["target"]
    return Together((target, If(Is(Ref("slot", target.slot), (values["vp"],)), (values["effect1"],))))


def _take_if_target(node: Any) -> Values | None:
    if not isinstance(node, Together) or len(node.effects) != 2:
        return None
    target, rest = node.effects
    if not isinstance(target, Target) or not isinstance(rest, If) or not isinstance(rest.condition, Is):
        return None
    return {"target": target, "vp": rest.condition.filters[0], "effect1": rest.effects[0]}


rule("sentence0", "if {target} {vp}, {effect1}", make=_if_target, take=_take_if_target)
rule("sentence0", "you may {targeting}: {effect1}", May((slot("targeting"), EFFECT1)))
for _words, _stat, _lowest in (
    ("most expensive", "gold_cost", False),
    ("least expensive", "gold_cost", True),
    ("strongest", "force", False),
    ("weakest", "force", True),
    ("most honorable", "personal_honor", False),
):
    rule(
        "choice",
        f"the {_words} {{npone}}",
        make=lambda c, v, s=_stat, low=_lowest: chosen(
            c, Chosen(replace(v["npone"], filters=(*v["npone"].filters, Best(s, low, form="-"))))
        ),
        take=lambda n, s=_stat, low=_lowest: _take_best(n, s, low),
    )


def _take_best(node: Any, stat: Stat, lowest: bool) -> Values | None:
    if not isinstance(node, Chosen) or not node.noun.filters or node.noun.filters[-1] != Best(stat, lowest):
        return None
    return {"npone": replace(node.noun, filters=node.noun.filters[:-1])}


rule("post", "from one of your {npmany0}", In("attached", slot("npmany0")), cost=4)
rule("sentence0", "choose one: {effect1}; or {f:effect1}", ChooseOne(((EFFECT1,), (F,))))
rule("sentence0", "choose one: {effect1}, or {f:effect1}", ChooseOne(((EFFECT1,), (F,))))
rule(
    "player0",
    "a target opponent",
    make=lambda c, v: chosen(c, Target(Noun(("player",), (), "other"))),
    take=lambda n: {} if isinstance(n, Target) and n.noun == Noun(("player",), (), "other") else None,
)
for _it in ("it", "the attack", "the Ranged Attack", "this Ranged Attack"):
    rule("cond0", f"{_it} destroyed its target", Did("destroy", Ref("ranged attack")))
rule(
    "effect1",
    "{targeting} and {b:targeting}",
    make=lambda c, v: Together((v["targeting"], v["b"])),
    take=lambda n: (
        {"targeting": n.effects[0], "b": n.effects[1]}
        if isinstance(n, Together) and len(n.effects) == 2 and all(isinstance(each, Target) for each in n.effects)
        else None
    ),
    cost=1,
)
for _share in ("share no Clan Alignments", "share no Clan alignments", "do not share a Clan alignment"):
    rule(
        "cond0",
        f"(the targeted Personalities|the targets|they) {_share}",
        make=lambda c, v: _unlike(c),
        take=lambda n: {} if isinstance(n, Is) and isinstance(n.filters[0], Shares) else None,
    )


def _unlike(context: Context) -> Any:
    refs: list[Any] = []
    for each in context.mentions:
        if isinstance(each.ref, Ref) and each.ref.to == "slot" and each.targeted and not each.plural:
            if Ref("slot", each.ref.slot) not in refs:
                refs.append(Ref("slot", each.ref.slot))
    if len(refs) != 2:
        return context.fail(context.words())
    return Is(refs[0], (Shares("clan", refs[1], False),))


def _in_all(op: Comparison) -> Any:
    def make(context: Context, values: Values) -> Node:
        """The target that comes after the ones at hand."""
        context.forward.append((context.slots + 1, context.start, context.end))
        later = Ref("slot", context.slots + 1)
        return StatIs(values["stat"], op, StatOf(values["stat"], later), total=True, together=True)

    def take(node: Any) -> Values | None:
        return {"stat": node.stat} if isinstance(node, StatIs) and node.together and node.op == op else None

    return {"make": make, "take": take}


_op: Any
for _more, _op in (("equal or greater", ">="), ("equal or higher", ">="), ("greater", ">"), ("higher", ">")):
    rule("post", f"[,] which have {_more} total {{stat}} than the enemy target", **_in_all(_op))


def _of_his_choice(context: Context, values: Values) -> Any:
    """The player spoken of chooses, among others than the one mentioned last."""
    words = context.words()
    him = context.definite(Noun(("personality",)), "") or Ref("this")
    noun = values["npone"]
    noun = replace(noun, filters=(*noun.filters, values["where"], OtherThan(him, form="-")))
    player = context.pronoun("his", "player")
    return chosen(context, Chosen(noun, chooser=player, form="=" + words))


rule("choice", "one other {npone} of his choice {where}", make=_of_his_choice, take=lambda n: None)
rule("cond0", "{rsubj} targets (himself|herself)", make=lambda c, v: _himself(c, v), take=lambda n: _take_himself(n))


def _himself(context: Context, values: Values) -> Any:
    return Did("target", values["rsubj"])


def _take_himself(node: Any) -> Values | None:
    return {"rsubj": node.what} if isinstance(node, Did) and node.verb == "target" else None


for _kind in ("Kiho", "Spell"):
    _action = Noun(("action",), (HasKeyword(_kind),))
    rule("stand", f"{{subj}} (cannot|may not) be targeted by {_kind}s", Forbid("may not", "target", SUBJ, _action))
_STRONGHOLD = Noun(("stronghold",), (), "your")
rule(
    "obj",
    "the Stronghold",
    make=lambda c, v: chosen(c, Chosen(_STRONGHOLD)),
    take=lambda n: (
        {} if isinstance(n, Chosen) and n.noun == _STRONGHOLD and n.form.endswith("the Stronghold") else None
    ),
)
for _all in ("all", "each of the", "each"):
    for _on in ("on", "attached to"):
        rule("all", f"{_all} {{npown}} {_on} {{target}}", PartsOf(slot("npown"), slot("target")), cost=1)


def _narrow(context: Context, noun: Noun, whose: Any) -> Noun:
    spoken_of = ("slot", "bearer")
    known = [each.ref for each in context.mentions if isinstance(each.ref, Ref) and each.ref.to in spoken_of]
    than: Any = Ref("this")
    if known:
        refs = tuple(dict.fromkeys(Ref(each.to, each.slot) for each in known))
        than = refs[0] if len(refs) == 1 else Several(refs)
    return replace(noun, filters=(*noun.filters, OtherThan(than, form="-")), whose=whose or noun.whose)


def _others(kind: Any, kept: bool) -> Any:
    """`one or two other target Personalities`."""

    def make(context: Context, values: Values) -> Any:
        whose, least, most = values["a_few_other"]
        node = kind(_narrow(context, values["npmany"], whose), -1, least, most)
        return chosen(context, node) if kept else node

    def take(node: Any) -> Values | None:
        if type(node) is not kind or not node.noun.filters or not node.noun.plural:
            return None
        if not isinstance(node.noun.filters[-1], OtherThan):
            return None
        whose = node.noun.whose if node.noun.whose in ("your", "other") else ""
        noun = replace(node.noun, filters=node.noun.filters[:-1])
        return {"npmany": noun, "a_few_other": (whose, node.least, node.most)}

    return {"make": make, "take": take}


rule("choice", "{a_few_other} {npmany}", cost=1, **_others(Chosen, True))
rule("sel", "{a_few_other} {npmany}", cost=1, **_others(Chosen, False))
rule("target", "{a_few_other} target {npmany}", cost=1, **_others(Target, True))


def _of_them(context: Context, values: Values) -> Noun | None:
    """Those of what was mentioned that fit the description; None if it says more than that."""
    filters = (values["first"], *values["post"])
    if any(isinstance(each, Mark) for each in filters):
        return None
    kinds: Any = (values.get("kindmany") or (("card",), ""))[0]
    return Noun(kinds, (*filters, Among(context.pronoun("them", "they"))))


def _some_of_them(context: Context, values: Values) -> Any:
    words = context.words()
    least, most = values["counted_of"]
    noun = _of_them(context, values)
    if noun is None:
        return context.fail(words)
    return chosen(context, Chosen(noun, -1, least, most, form="=" + words))


def _all_of_them(context: Context, values: Values) -> Any:
    words = context.words()
    noun = _of_them(context, values)
    return Each(noun, form="=" + words) if noun is not None else context.fail(words)


def _so_many_of_them(context: Context, values: Values) -> Any:
    """`Bow two of them.`, `Destroy up to two of those Followers.`; what is said of `any of them` is no choice."""
    least, most = values["counted_of"]
    words = context.words()
    if words.startswith("any of"):
        return context.fail(words)
    many = context.of_the_targets() if "targets" in words else context.pronoun("them", "they")
    kinds: Any = (values.get("kindmany") or (("card",), ""))[0]
    return chosen(context, Chosen(Noun(kinds, (Among(many),)), -1, least, most, form="=" + words))


for _those in ("them", "the targets", "those targets", "those {kindmany}", "these {kindmany}"):
    rule("choice", f"{{counted_of}} {_those}", make=_so_many_of_them, take=lambda n: None, cost=4)
for _those in ("them", "those {kindmany}", "these {kindmany}", "those enemy {kindmany}"):
    _described = f"{_those} {{first:post}} {{post*}}"
    rule("choice", f"{{counted_of}} {_described}", make=_some_of_them, take=lambda n: None, cost=3)
    for _all in ("all of", "each of", "any of"):
        rule("all", f"{_all} {_described}", make=_all_of_them, take=lambda n: None, cost=3)


def _bare(context: Context, values: Values) -> Any:
    return chosen(context, Target(values["npone"], form="target {npone}"))


def _take_bare(node: Any) -> Values | None:
    return {"npone": node.noun} if isinstance(node, Target) and (node.least, node.most) == (1, 1) else None


rule("targeting", "target {npone}", make=_bare, take=_take_bare, cost=4)
rule(
    "target", "target {npone}", make=_bare, take=_take_bare, cost=5
)  # without an article: `Bow target enemy Follower.`
