"""Stats and other numbers, changed and compared."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.bans import _neither, _take_neither
from rokugan.cards.grammar.slots import AMOUNT, CONDITION, EVERYONE, NUM, OBJ, POSS, STAT, STAT_IS, SUBJ, B
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, part, slot
from rokugan.program import (
    Allow,
    AmountOf,
    Best,
    Both,
    Capped,
    ChooseOne,
    Compare,
    CompareAttack,
    Conditional,
    Continuous,
    CountOf,
    Did,
    Different,
    Each,
    Either,
    Exists,
    Extreme,
    Forbid,
    ForEach,
    Give,
    In,
    Limit,
    Modify,
    Noun,
    Number,
    PartsOf,
    Past,
    Ref,
    Rehonor,
    SetStat,
    Several,
    StatBefore,
    StatIs,
    StatOf,
    Sum,
    Times,
    Together,
    TotalOf,
    UnitOf,
    Uses,
    Whose,
    You,
)
from rokugan.program.words import DoneVerb, Duration

page = Page()
rule, terminal = page.rule, page.terminal

rule("stand", "{poss} minimum {stat} is {amount}", Continuous(POSS, (Limit(STAT, "minimum", AMOUNT),)))
for _low in ("is at least", "is never lower than", "(can not|cannot|will not) be (lower than|less than|below)"):
    rule("stand", f"{{poss}} {{stat}} {_low} {{amount}}", Continuous(POSS, (Limit(STAT, "minimum", AMOUNT),)))
rule("stand", "{poss} maximum {stat} is {amount}", Continuous(POSS, (Limit(STAT, "maximum", AMOUNT),)))
rule("effect0", "give {obj} a permanent {mods} [bonus]", Give(OBJ, slot("mods"), "permanent"))
rule("give0", "{subj} (gets|get) {changes}", Give(SUBJ, slot("changes")), cost=2)


def _all_yours(context: Context, values: Values) -> Any:
    """`Your Samurai have +1F`: the verb tells that all of them are meant."""
    context.mention(Ref("each"), values["npmany"])
    return Give(Each(replace(values["npmany"], whose="your")), values["changes"])


def _take_all_yours(node: Any) -> Values | None:
    if not isinstance(node, Give) or not isinstance(node.what, Each) or node.what.noun.whose != "your":
        return None
    return {"npmany": node.what.noun, "changes": node.changes}


for _verb in ("have", "gain"):
    rule("give0", f"your {{npmany}} {_verb} {{changes}}", make=_all_yours, take=_take_all_yours, cost=-1)
rule("give0", "{everyone} have {changes}", Give(EVERYONE, slot("changes")), cost=4)
rule(
    "post",
    "; the Personality, or the Follower's Personality, must have {stat_is}",
    Whose("personality", STAT_IS),
)
rule("post", "; the Personality must have {stat_is}", Whose("personality", STAT_IS))
_stat: Any
for _shown, _stat in (("{stat}", STAT), ("PH", "personal_honor")):
    _one, _two, _three = (StatIs(_stat, "=", number) for number in (NUM, slot("b"), slot("c")))
    rule("post", f"with {{num}} or {{b:num}} {_shown}", Either((_one, _two)))
    rule("post", f"with {{num}}, {{b:num}}, or {{c:num}} {_shown}", Either((_one, _two, _three)))
_op: Any
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
for _shown, _stat in (("Force", "force"), ("Chi", "chi"), ("Personal Honor", "personal_honor")):
    rule("amount0", f"{{poss}} {_shown} before (he|she|it) was destroyed", StatBefore(_stat, slot("poss")))
rule("amount0", "{poss} {stat} at that time", StatOf(STAT, slot("poss")))
rule("amount0", "{poss} total unit {stat}", TotalOf(STAT, UnitOf(slot("poss"))))
rule(
    "amount",
    "{amount0}, plus {b:amount0} if {condition}",
    Sum((slot("amount0"), Conditional(CONDITION, slot("b")))),
)
for _per in ("turn", "battle", "game"):
    rule("uses", f"as many times per {_per} as {{amount}}", Uses(1, _per, slot("amount"), True))
rule(
    "give0",
    "add {num}, or {amount}, to {poss} {stat}, whichever is lower",
    Give(POSS, (Modify(STAT, Capped(AMOUNT, NUM)),)),
)


def _to_each(context: Context, values: Values) -> Any:
    """`Each player who controls a Farm gains +2 strength to each of his provinces.`"""
    player = values["psubj"]
    if not isinstance(player, Each):
        return context.fail(context.words())
    noun = replace(values["npmany"], whose="his", owner=Ref("each"))
    until: Duration = "permanent" if "permanently" in context.rule_form else ""
    return ForEach(replace(player.noun, form=player.form), (Give(Each(noun), values["mods"], until, form="-"),))


def _take_to_each(node: Any) -> Values | None:
    if (
        not isinstance(node, ForEach)
        or not isinstance(node.effects[0], Give)
        or not isinstance(node.effects[0].what, Each)
    ):
        return None
    given = node.effects[0]
    noun = given.what.noun if isinstance(given.what, Each) else None
    if not isinstance(node.noun, Noun) or noun is None:
        return None
    player = Each(replace(node.noun, form=""), form=node.noun.form)
    return {"psubj": player, "mods": given.changes, "npmany": replace(noun, whose="", owner=None)}


for _gains in ("permanently gains", "gains"):
    rule("effect0", f"{{psubj}} {_gains} {{mods}} to each of his {{npmany}}", make=_to_each, take=_take_to_each)
_name: Any
for _to in ("to", "with", "against"):
    for _his in ("his", "its", "her"):
        for _stat, _name in (("Chi", "chi"), ("Gold Cost", "gold_cost"), ("Personal Honor", "personal_honor")):
            rule("effect0", f"compare it {_to} {_his} {_stat} instead of Force", CompareAttack(_name))
for _verb, _past in (("bow", "bowed"), ("destroy", "destroyed"), ("discard", "discarded"), ("move", "moved")):
    rule(
        "amount0",
        f"the number of {{headmany}} {_past}",
        make=lambda c, v, e=_verb: CountOf(Noun(("card",), (v["headmany"], Past(e, "this")), plural=True, form="-")),
        take=lambda n: (
            {"headmany": n.noun.filters[0]}
            if isinstance(n, CountOf) and n.noun.form == "-" and n.noun.filters
            else None
        ),
        cost=1,
    )
rule("give0", "{poss} {stat} is {num}", Give(POSS, (SetStat(STAT, NUM),)), cost=4)
rule(
    "give0",
    "{subj} (loses|lose) {lettered} [each]",
    make=lambda c, v: Give(v["subj"], (Modify(v["lettered"].stat, v["lettered"].right, True),)),
    take=lambda n: (
        {"subj": n.what, "lettered": StatIs(n.changes[0].stat, "=", n.changes[0].amount)}
        if isinstance(n, Give) and len(n.changes) == 1 and isinstance(n.changes[0], Modify) and n.changes[0].negative
        else None
    ),
)
rule("give0", "neither may {mayban}", make=_neither, take=_take_neither)
for _past, _verb in (("discarded", "discard"), ("destroyed", "destroy"), ("bowed", "bow"), ("removed", "remove")):
    rule(
        "changes0",
        f"{{mods}} for each card {_past}",
        make=lambda c, v, e=_verb: tuple(
            replace(each, amount=Times(each.amount.value, _done_cards(e)), form=f"{c.rule_form}|{each.form}")
            for each in v["mods"]
        ),
        take=lambda n, e=_verb: _take_done(n, e),
    )


def penalty_of(stat: str) -> DoneVerb:
    """The deed of a text that gave a penalty to that stat."""
    found: Any = f"{stat} penalty"
    verb: DoneVerb = found
    return verb


def _done_cards(verb: DoneVerb) -> CountOf:
    return CountOf(Noun(("card",), (Past(verb, "this"),), form="-"))


def _take_done(changes: Any, verb: DoneVerb) -> Values | None:
    if not all(isinstance(each, Modify) and isinstance(each.amount, Times) for each in changes):
        return None
    if changes[0].amount.of != _done_cards(verb):
        return None
    return {
        "mods": tuple(
            replace(each, amount=Number(each.amount.factor), form=each.form.partition("|")[2]) for each in changes
        )
    }


def _read_unknown(chart: Any, at: int) -> list[tuple[int, Any]]:
    """`+XF`, `-XF/-XC`, `+X strength`: changes whose number is told later."""
    text = chart.tokens[at].text
    found: list[Any] = []
    for piece in text.split("/"):
        stat: Any = {"F": "force", "C": "chi", "PH": "personal_honor"}.get(piece[2:])
        if piece[1:2] != "X" or stat is None:
            break
        found.append(Modify(stat, Number(0), piece[0] == "-", form=piece))
    else:
        return [(at + 1, tuple(found))]
    if text in ("+X", "-X") and chart.words[at + 1 : at + 2] == ["strength"]:
        return [(at + 2, (Modify("strength", Number(0), text[0] == "-", form=f"{text} strength"),))]
    return []


terminal(
    "xmods",
    "#mod",
    _read_unknown,
    lambda context, value: value,
    lambda value: "/".join(each.form for each in value).split() if isinstance(value, tuple) else None,
)
rule(
    "changes0",
    "{xmods}, where X is {amount}",
    make=lambda c, v: tuple(
        replace(each, amount=v["amount"], form=f"{c.rule_form}|{each.form}") for each in v["xmods"]
    ),
    take=lambda n: (
        {"xmods": tuple(replace(each, form=each.form.rpartition("|")[2]) for each in n), "amount": n[0].amount}
        if all(isinstance(each, Modify) for each in n)
        else None
    ),
)
for _loses, _less in (("lose", True), ("gain", False)):
    rule(
        "give0",
        f"{{thing}} and {{thing2}} each {_loses} {{lettered}}",
        make=lambda c, v, less=_less: Give(
            Several((v["thing"], v["thing2"])), (Modify(v["lettered"].stat, v["lettered"].right, less),)
        ),
        take=lambda n, less=_less: _take_each_lettered(n, less),
    )


def _take_each_lettered(node: Any, less: bool) -> Values | None:
    if not isinstance(node, Give) or not isinstance(node.what, Several) or len(node.what.parts) != 2:
        return None
    change = node.changes[0]
    if not isinstance(change, Modify) or change.negative != less or len(node.changes) != 1:
        return None
    one, two = node.what.parts
    return {"thing": one, "thing2": two, "lettered": StatIs(change.stat, "=", change.amount)}


rule("give0", "{subj} (loses|lose) {num} {stat}", Give(SUBJ, (Modify(STAT, NUM, True),)))
rule("give0", "{poss} {stat} is equal to {amount}", Give(POSS, (SetStat(STAT, slot("amount")),)), cost=3)
rule("stand", "{poss} {stat} is equal to {amount}", Continuous(POSS, (SetStat(STAT, slot("amount")),)), cost=3)
_NO_ATTACK = Forbid("may not", "attack")
for _cannot in ("cannot", "can not", "may not"):
    for _attack in ("attack", "declare attacks", "declare an attack"):
        for _who, _players in (
            ("players", Each(Noun(("player",), plural=True), form="players")),
            ("each player", Each(Noun(("player",)))),
            ("you", You()),
            ("other players", Each(Noun(("player",), (), "other", plural=True))),
        ):
            rule("give0", f"{_who} {_cannot} {_attack}", Give(_players, (_NO_ATTACK,)), cost=-2)
for _attack in ("attack", "declare attacks", "declare an attack"):
    rule("give0", f"no player may {_attack}", Give(Each(Noun(("player",))), (_NO_ATTACK,)))
_zone: Any
for _words, _zone in (
    ("Dynasty discard pile", "dynasty discard"),
    ("Fate discard pile", "fate discard"),
    ("discard pile", "discard"),
    ("hand", "hand"),
):
    _there = Noun(("card",), (), "your", None, _zone, plural=True, form="-")
    for _in_it in ("", " in it"):
        rule("cond0", f"your {_words} has {{num}} or more cards{_in_it}", Exists(_there, ">=", NUM))
        rule("cond0", f"your {_words} has {{num}} or fewer cards{_in_it}", Exists(_there, "<=", NUM))
rule("change", "{stat} equal to {amount}", Modify(STAT, slot("amount")), cost=1)
rule(
    "cond0",
    "you control {npmany} from {num} or more different Clans",
    make=lambda c, v: Compare(Different("clan", Each(replace(v["npmany"], whose="your"))), ">=", v["num"]),
    take=lambda n: (
        {"npmany": n.left.among.noun, "num": n.right}
        if isinstance(n, Compare) and isinstance(n.left, Different) and isinstance(n.left.among, Each)
        else None
    ),
)
rule(
    "changes0",
    "{mods}, to a maximum of {num}",
    make=lambda c, v: tuple(replace(each, bound=v["num"], form=f"{c.rule_form}|{each.form}") for each in v["mods"]),
    take=lambda n: (
        {
            "mods": tuple(replace(each, bound=None, form=each.form.partition("|")[2]) for each in n),
            "num": n[0].bound,
        }
        if n and all(isinstance(each, Modify) and each.bound is not None for each in n)
        else None
    ),
    cost=1,
)
rule("amount0", "the base {stat} of the (Personality|card|Follower) destroyed", StatOf(STAT, Ref("destroyed"), True))
rule("amount0", "the {stat} of the (Personality|card|Follower) destroyed", StatOf(STAT, Ref("destroyed")))
for _even in ("even while bowed", "even if bowed", "while bowed"):
    rule(
        "give0", f"{{everyone}} (contribute|contributes) Force {_even}", Give(EVERYONE, (Allow("force bowed"),)), cost=1
    )
    rule("stand", f"{{everyone}} (contribute|contributes) Force {_even}", Allow("force bowed", EVERYONE))
for _has in ("has", "have"):
    rule(
        "trait",
        f"{{everyone}} {_has} {{changes}} when {{condition}}",
        Continuous(EVERYONE, slot("changes"), CONDITION),
        cost=1,
    )
rule(
    "amount",
    "{amount0} {plus}",
    make=lambda c, v: Sum((v["amount0"], Number(v["plus"]))),
    take=lambda n: _take_plus(n),
    cost=1,
)


def _take_plus(node: Any) -> Values | None:
    if not isinstance(node, Sum) or len(node.parts) != 2 or not isinstance(node.parts[1], Number) or not node.form:
        return None
    return {"amount0": node.parts[0], "plus": node.parts[1].value}


_HIS_CLANS = Different("clan", Each(Noun(("personality",), (), "his", Ref("each"))))
for _clan in ("alignments", "Alignments"):
    rule(
        "vp",
        f"has {{num}} or more different Clan {_clan} among Personalities he controls",
        Compare(_HIS_CLANS, ">=", NUM),
    )
rule("effect0", "restore {obj} to Honorable status", Rehonor(OBJ))
_ONE, _OTHER = Give(OBJ, slot("mods")), Give(slot("b"), slot("c"))
rule("effect1", "give {mods} to {obj} or {c:mods} to {b:obj}", ChooseOne(((_ONE,), (_OTHER,))))
rule("effect1", "give {mods} to {obj}, or {c:mods} to {b:obj}", ChooseOne(((_ONE,), (_OTHER,))))


def _second_if(context: Context, values: Values) -> Any:
    """`+1F for each Ring you control, and +1F if he is Void`: the condition is the second one's alone."""
    more = tuple(
        replace(each, amount=Conditional(values["condition"], each.amount), form=f"&, and~{each.form}")
        for each in values["b"]
    )
    return Continuous(values["everyone"], (*values["changes0"], *more))


def _take_second_if(node: Any) -> Values | None:
    if not isinstance(node, Continuous) or len(node.changes) < 2:
        return None
    last = node.changes[-1]
    if not isinstance(last, Modify) or not isinstance(last.amount, Conditional) or last.amount.otherwise != Number(0):
        return None
    plain = replace(last, amount=last.amount.then, form=last.form.partition("~")[2])
    return {
        "everyone": node.what,
        "changes0": node.changes[:-1],
        "b": (plain,),
        "condition": last.amount.condition,
    }


for _has in ("has", "have"):
    rule(
        "trait",
        f"{{everyone}} {_has} {{changes0}}, and {{b:mods}} if {{condition}}",
        make=_second_if,
        take=_take_second_if,
        cost=-1,
    )
rule(
    "give0",
    "{everyone} (does|do) not contribute Force",
    Give(EVERYONE, (Forbid("will not", "contribute force"),)),
    cost=2,
)
rule(
    "effect0",
    "give {obj} {changes0} and {b:obj} {c:changes0}",
    make=lambda c, v: Together((Give(v["obj"], v["changes0"]), Give(v["b"], v["c"]))),
    take=lambda n: _take_given(n),
    cost=1,
)


def _take_given(node: Any) -> Values | None:
    """Two gifts that were read as one sentence; others have plainer words."""
    if not isinstance(node, Together) or len(node.effects) != 2 or not node.form:
        return None
    one, other = node.effects
    if not isinstance(one, Give) or not isinstance(other, Give):
        return None
    return {"obj": one.what, "changes0": one.changes, "b": other.what, "c": other.changes}


for _base, _is in (("", False), ("base ", True), ("printed ", True)):
    rule(
        "give0",
        f"set {{poss}} {{stat}} and {{b:stat}} equal to {{rposs}} {_base}{{stat}} and {{b:stat}}",
        Give(POSS, (SetStat(STAT, StatOf(STAT, slot("rposs"), _is)), SetStat(B, StatOf(B, slot("rposs"), _is)))),
    )


def _of_the_two(least: bool, base: bool) -> Any:
    def make(context: Context, values: Values) -> Any:
        refs: list[Ref] = []
        for each in context.mentions:
            if (
                isinstance(each.ref, Ref)
                and each.ref.to == "slot"
                and not each.plural
                and each.noun.kinds != ("player",)
            ):
                if Ref("slot", each.ref.slot) not in refs:
                    refs.append(Ref("slot", each.ref.slot))
        if len(refs) != 2:
            return context.fail(context.words())
        both = Several(tuple(refs))
        return Give(both, (SetStat(values["stat"], Extreme(values["stat"], both, least, base)),))

    def take(node: Any) -> Values | None:
        if not isinstance(node, Give) or not isinstance(node.changes[0], SetStat):
            return None
        to = node.changes[0].to
        if not isinstance(to, Extreme) or (to.least, to.base) != (least, base):
            return None
        return {"stat": to.stat}

    return {"make": make, "take": take}


for _word, _least in (("higher", False), ("lower", True)):
    for _base, _is in (("", False), ("base ", True)):
        rule(
            "give0",
            f"set each Personality's {{stat}} equal to the {_word} {_base}{{stat}} of the two",
            **_of_the_two(_least, _is),
        )
rule("amount0", "the number you put on the bottom", AmountOf("put back"))


def _capped(context: Context, values: Values) -> Any:
    one, most = values["mods"], values["b"]
    if len(one) != 1 or len(most) != 1 or one[0].stat != most[0].stat:
        return context.fail(context.words())
    factor, bound = one[0].amount.value, most[0].amount
    amount = Capped(Times(factor, CountOf(values["npone"])), bound, bound.value < 0)
    return (replace(one[0], amount=amount, form=f"{context.rule_form}|{one[0].form}"),)


def _take_capped(changes: Any) -> Values | None:
    if len(changes) != 1 or not isinstance(changes[0], Modify) or not isinstance(changes[0].amount, Capped):
        return None
    change = changes[0]
    capped: Any = change.amount
    if (
        not isinstance(capped.of, Times)
        or not isinstance(capped.of.of, CountOf)
        or not isinstance(capped.bound, Number)
    ):
        return None
    form = change.form.partition("|")[2] or change.form
    plain = replace(change, amount=Number(capped.of.factor), form=form)
    return {"mods": (plain,), "npone": capped.of.of.noun, "b": (Modify(change.stat, capped.bound),)}


for _max in ("to a maximum of", "up to", "up to a maximum of"):
    rule("changes0", f"{{mods}} for each {{npone}}, {_max} {{b:mods}}", make=_capped, take=_take_capped)
rule(
    "give0",
    "{subj} (does not|do not|will not|cannot) die from having 0 Chi",
    Give(SUBJ, (Forbid("will not", "die of chi"),)),
)
_STRONGHOLD = PartsOf(Noun(("stronghold",)), slot("pposs"))
rule("amount0", "{pposs} Stronghold's {stat}", StatOf(STAT, _STRONGHOLD), cost=1)
rule("amount0", "{pposs} Stronghold's base {stat}", StatOf(STAT, _STRONGHOLD, True), cost=1)
for _zero in ("0", "zero"):
    rule(
        "cond0",
        f"this reduced {{rposs}} {{stat}} to {_zero}",
        make=lambda c, v: Both(
            (Did(penalty_of(v["stat"]), v["rposs"]), Compare(StatOf(v["stat"], v["rposs"]), "=", Number(0)))
        ),
        take=lambda n: (
            {"stat": part(n, "conditions", 1, "left", "stat"), "rposs": part(n, "conditions", 0, "what")}
            if isinstance(n, Both) and isinstance(n.conditions[0], Did) and isinstance(n.conditions[1], Compare)
            else None
        ),
    )
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
rule("give0", "{poss} (maximum|minimum) {stat} is {num}", make=lambda c, v: _limit(c, v), take=lambda n: _take_limit(n))


def _limit(context: Context, values: Values) -> Any:
    bound: Any = "maximum" if "maximum" in context.rule_form else "minimum"
    return Give(values["poss"], (Limit(values["stat"], bound, values["num"]),), form=context.rule_form)


def _take_limit(node: Any) -> Values | None:
    if not isinstance(node, Give) or len(node.changes) != 1 or not isinstance(node.changes[0], Limit):
        return None
    change = node.changes[0]
    return {"poss": node.what, "stat": change.stat, "num": change.value} if change.bound in node.form else None


def _suffered(context: Context, values: dict[str, Any]) -> Any:
    """`He suffers -2F.`; nobody loses a bonus by these words, nor gains by them."""
    changes = values["changes"]
    if all(isinstance(each, Modify) and (each.negative or _is_minus(each.amount)) for each in changes):
        return Give(values["subj"], changes)
    return context.fail(context.words())


def _is_minus(amount: Any) -> bool:
    return (isinstance(amount, Number) and amount.value < 0) or (isinstance(amount, Times) and amount.factor < 0)


_SUFFERS = "{subj} (loses|lose|suffers|suffer) {changes}"
rule("give0", _SUFFERS, Give(SUBJ, slot("changes")), make=_suffered, cost=3)
