"""Conditions: `if you control a Shugenja`, `while he is attacking`, `unless he is Unique`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.lists import listed
from rokugan.cards.grammar.slots import COND0, COND1, NPMANY, NPONE, PSUBJ, ROBJ, RSUBJ, B
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, slot
from rokugan.program import (
    Among,
    AnyOf,
    Both,
    Compare,
    CountOf,
    Did,
    Each,
    Exists,
    Happened,
    HasFavor,
    In,
    Is,
    IsNamed,
    Leader,
    Moment,
    Not,
    Noun,
    Number,
    OtherThan,
    PartsOf,
    Past,
    Pattern,
    Ref,
    Shares,
    State,
    StatThen,
    You,
)
from rokugan.program.words import Comparison, DoneVerb, MomentName

page = Page()
rule, words = page.rule, page.words

rule(
    "cond0",
    "one or both [still] {vp}",
    make=lambda c, v: _some_of_them(c, v),
    take=lambda n: {"vp": n.noun.filters[-1]} if isinstance(n, Exists) and n.form else None,
)


def _some_of_them(context: Context, values: Values) -> Any:
    many = context.of_the_targets()
    return Exists(Noun(("card",), (Among(many), values["vp"]), form="-"))


rule("cond0", "(this is|this was|it is|it was) successful", Did("anything"))
rule("cond0", "(this|the) (action|effect) (is|was) successful", Did("anything"))
rule("cond0", "successful", Did("anything"))
rule("condition", "{cond0} at that time")
rule(
    "condition",
    "{cond0} (this way|in this way|by this action|by this effect|as a result)",
    make=lambda c, v: (
        replace(v["cond0"], form=f"{c.rule_form}|{v['cond0'].form}")
        if isinstance(v["cond0"], Did)
        else c.fail(c.words())
    ),
    take=lambda n: {"cond0": n} if isinstance(n, Did) else None,
    cost=1,
)
_name: Any
_op: Any
for _words, _op in (("less", "<"), ("lower", "<"), ("more", ">"), ("higher", ">")):
    for _then in ("before the first opportunity to focus or strike", "when the duel began"):
        for _stat, _name in (("Chi", "chi"), ("Force", "force"), ("Personal Honor", "personal_honor")):
            rule(
                "cond0",
                f"{{rsubj}} had {_words} {_stat} than {{robj}} {_then}",
                Compare(StatThen(_name, RSUBJ), _op, StatThen(_name, ROBJ)),
            )
rule("cond0", "there are {npmany}", Exists(slot("npmany")), cost=1)


def _another(context: Context, values: Values) -> Any:
    noun = values["npone"]
    return Exists(replace(noun, whose="your", filters=(*noun.filters, OtherThan(Ref("this"), form="-"))))


def _take_another(node: Any) -> Values | None:
    if not isinstance(node, Exists) or not node.noun.filters or node.noun.filters[-1] != OtherThan(Ref("this")):
        return None
    return {"npone": replace(node.noun, filters=node.noun.filters[:-1])}


rule("cond0", "you control another {npone}", make=_another, take=_take_another, cost=-1)
rule("cond0", "it is refused", Did("refuse"))
for _words, _op in (("more", ">"), ("fewer", "<")):
    rule(
        "cond0",
        f"another player controls {_words} {{npmany}} than you [do]",
        make=lambda c, v, op=_op: _outnumbered(v["npmany"], op),
        take=lambda n: _take_outnumbered(n),
    )


_BEYOND: dict[Comparison, Comparison] = {">": "<", "<": ">"}
for _words, _op in (("more", ">"), ("fewer", "<")):
    rule(
        "cond0",
        f"you (have|control) {_words} {{npmany}} than (another|any other) player [(has|controls|does)]",
        make=lambda c, v, op=_BEYOND[_op]: _outnumbered(v["npmany"], op),
        take=lambda n: _take_outnumbered(n),
    )


def _outnumbered(noun: Noun, op: Comparison) -> Any:
    """Some other player has more (or fewer) of them than you."""
    his = CountOf(replace(noun, whose="his", owner=Ref("each")))
    rivals = Noun(("player",), (Compare(his, op, CountOf(replace(noun, whose="your"))),), "other")
    return Exists(rivals)


def _take_outnumbered(node: Any) -> Values | None:
    if not isinstance(node, Exists) or node.noun.kinds != ("player",) or not node.noun.filters:
        return None
    asked = node.noun.filters[0]
    if not isinstance(asked, Compare) or not isinstance(asked.left, CountOf):
        return None
    return {"npmany": replace(asked.left.noun, whose="", owner=None)}


def _fought(verb: str) -> Happened:
    """An army wins with its leader, allies too (samurai.resolution.04)."""
    return Happened(Pattern("win battle" if verb == "win" else "lose battle", None, Leader("friendly")), "battle")


def _fared(context: Context, values: Values, verb: DoneVerb) -> Any:
    """How he fared in the duel of this text; a Focus Effect speaks of the duel at hand."""
    who = values["rsubj"]
    if isinstance(who, PartsOf) and who.noun.kinds == ("army",):  # in the battle that it was in
        return Both((Is(who.of, (Past("be there", "battle"),)), _fought(verb)))
    if not context.focus:
        return Did(verb, who)
    return Is(who, (Among(Ref("winner" if verb == "win" else "loser")),))


def _take_fared(node: Any, verb: str) -> Values | None:
    if isinstance(node, Both) and node.conditions[1:] == (_fought(verb),):
        there = node.conditions[0]
        if isinstance(there, Is) and there.filters == (Past("be there", "battle"),):
            return {"rsubj": PartsOf(Noun(("army",)), there.what)}
    if isinstance(node, Did) and node.verb == verb and node.positive and node.what is not None:
        return {"rsubj": node.what}
    if isinstance(node, Is) and node.filters == (Among(Ref("winner" if verb == "win" else "loser")),):
        return {"rsubj": node.what}
    return None


_verb: Any
for _verb, _phrases in (("win", ("wins", "won")), ("lose", ("loses", "lost"))):
    for _words in _phrases:
        rule(
            "cond0",
            f"{{rsubj}} {_words}",
            make=lambda c, v, e=_verb: _fared(c, v, e),
            take=lambda n, e=_verb: _take_fared(n, e),
            cost=1,
        )
rule(
    "cond0",
    "no other units are {where}",
    make=lambda c, v: Exists(Noun(("unit",), (v["where"], OtherThan(_last_unit(c))), form="-"), "=", Number(0)),
    take=lambda n: {"where": n.noun.filters[0]} if isinstance(n, Exists) and n.form and n.noun.filters else None,
)


def _last_unit(context: Context) -> Any:
    for each in reversed(context.mentions):
        if isinstance(each.ref, Ref) and set(each.noun.kinds) & {"personality", "card", "unit"}:
            return each.ref
    return Ref("this")


_PASTS = {
    "destroy": "destroyed",
    "bow": "bowed",
    "attach": "attached",
    "discard": "discarded",
    "dishonor": "dishonored",
    "move": "moved",
    "straighten": "straightened",
    "remove": "removed",
}
for _verb, _past in _PASTS.items():
    rule("cond0", f"{{rsubj}} was {_past} by this", Did(_verb, slot("rsubj")))
    rule("cond0", f"{{rsubj}} was not {_past} by this", Did(_verb, slot("rsubj"), False))
rule("cond0", "no other units are {where}", make=lambda c, v: _no_others(v), take=lambda n: _take_no_others(n))


def _no_others(values: Values) -> Any:
    where = values["where"]
    return Exists(Noun(("unit",), (where, OtherThan(where.of or Ref("this"), form="-"))), "=", Number(0))


def _take_no_others(node: Any) -> Values | None:
    if not isinstance(node, Exists) or len(node.noun.filters) != 2 or not isinstance(node.noun.filters[1], OtherThan):
        return None
    return {"where": node.noun.filters[0]}


def _holds(context: Context, values: Values, np: str) -> Any:
    noun = values[np]
    inside = replace(noun, zone="province", filters=(*noun.filters, In("province", values["rsubj"])))
    context.mention(Each(inside), inside, plural=np == "npmany")
    return Exists(inside)


def _take_holds(node: Any, np: str) -> Values | None:
    if not isinstance(node, Exists) or node.noun.zone != "province" or not node.noun.filters:
        return None
    where = node.noun.filters[-1]
    if not isinstance(where, In) or where.of is None or (node.op, node.number) != (">=", Number(1)):
        return None
    return {"rsubj": where.of, np: replace(node.noun, zone="", filters=node.noun.filters[:-1])}


for _some, _np in (("any", "npmany"), ("(a|an)", "npone")):
    rule(
        "cond0",
        f"{{rsubj}} holds {_some} {{{_np}}}",
        make=lambda c, v, n=_np: _holds(c, v, n),
        take=lambda n, np=_np: _take_holds(n, np),
    )


def _outcome(verb: DoneVerb, moment: MomentName) -> Any:
    """`if you won`: the duel, if the text speaks of one, else the battle."""

    def make(context: Any, values: Values) -> Any:
        said = {token.word for token in context.tokens[: context.start]}
        return (
            Did(verb, None, True, You()) if said & {"duel", "challenges", "focus"} or context.focus else Moment(moment)
        )

    def take(node: Any) -> Values | None:
        return {} if node in (Moment(moment), Did(verb, None, True, You())) else None

    return {"make": make, "take": take}


def _prospect(verb: DoneVerb, moment: MomentName) -> Any:
    """`if you win`: the duel, or the battle after which it is asked; if neither was spoken of, nobody knows what."""

    def make(context: Context, values: Values) -> Any:
        said = [token.word for token in context.tokens[: context.start]]
        if context.focus or set(said) & {"duel", "challenges", "challenge", "focus"}:
            return Did(verb, None, True, You())
        if any(
            said[at : at + 3] in (["after", "this", "battle"], ["after", "the", "battle"]) for at in range(len(said))
        ):
            return Moment(moment)
        return context.fail(context.words())

    return {"make": make, "take": lambda n: {} if n == Did(verb, None, True, You()) else None}


rule("cond0", "you win", **_prospect("win duel", "won battle"))
rule("cond0", "you lose", **_prospect("lose duel", "lost battle"))
rule("cond0", "you won", cost=-1, **_outcome("win duel", "won battle"))
rule("cond0", "you won (it|this battle)", Moment("won battle"), cost=1)
rule("cond0", "you lost (it|this battle)", Moment("lost battle"), cost=1)
rule("cond0", "you lost", cost=-1, **_outcome("lose duel", "lost battle"))
rule("cond0", "{rsubj} and {b:rsubj} share a Clan alignment", Is(slot("rsubj"), (Shares("clan", B),)), cost=1)


def _your_stronghold(context: Context, values: Values) -> Any:
    mine = Noun(("stronghold",), (), "your")
    context.mention(Each(mine), mine)
    return Exists(replace(mine, filters=(values["vp"],)))


rule(
    "cond0",
    "your Stronghold {vp}",
    make=lambda c, v: _your_stronghold(c, v),
    take=lambda n: (
        {"vp": n.noun.filters[0]}
        if isinstance(n, Exists) and n.noun.kinds == ("stronghold",) and n.noun.filters
        else None
    ),
    cost=1,
)


def _either_is_named(context: Context, values: Values) -> Any:
    many = context.pronoun("them", "they")
    return Exists(Noun(("card",), (Among(many), IsNamed()), form="-"))


for _words in ("either is the named card", "any of them is the named card", "one of them is the named card"):
    rule(
        "cond0",
        _words,
        make=_either_is_named,
        take=lambda n, w=_words: {} if isinstance(n, Exists) and n.form == w else None,
    )
for _many, _number in (("two", 2), ("three", 3), ("four", 4)):
    rule(
        "cond0",
        f"you have {_many} {{npmany}} in play",
        make=lambda c, v, n=_number: Exists(_owned(v["npmany"]), ">=", Number(n)),
        take=lambda n, k=_number: _take_having(n, k, "npmany"),
    )
rule(
    "cond0",
    "you have (a|an) {npone} in play",
    make=lambda c, v: Exists(_owned(v["npone"])),
    take=lambda n: _take_having(n, 1, "npone"),
)


def _owned(noun: Noun) -> Noun:
    return replace(noun, whose="your")


def _take_having(node: Any, number: int, name: str) -> Values | None:
    if not isinstance(node, Exists) or node.noun.whose != "your" or node.op != ">=" or node.number != Number(number):
        return None
    return {name: node.noun}


for _words, _op in (("more", ">"), ("fewer", "<"), ("equal or fewer", "<="), ("equal or more", ">=")):
    rule(
        "cond0",
        f"there are {_words} {{npmany0}} than {{where}}",
        make=lambda c, v, op=_op: _sides(v, op),
        take=lambda n: _take_sides(n),
    )
    rule(
        "cond0",
        f"{{army}} has {_words} {{npmany0}} than {{b:army}}",
        make=lambda c, v, op=_op: _armies(v, op),
        take=lambda n: _take_armies(n),
    )


def _sides(values: Values, op: Comparison) -> Any:
    noun = values["npmany0"]
    plain = replace(noun, filters=noun.filters[:-1])
    return Compare(CountOf(noun), op, CountOf(replace(plain, filters=(*plain.filters, values["where"]))))


def _take_sides(node: Any) -> Values | None:
    if isinstance(node, Compare) and isinstance(node.left, CountOf) and isinstance(node.right, CountOf):
        return {"npmany0": node.left.noun, "where": node.right.noun.filters[-1]}
    return None


def _armies(values: Values, op: Comparison) -> Any:
    noun = values["npmany0"]
    one, other = (replace(noun, filters=(*noun.filters, values[name])) for name in ("army", "b"))
    return Compare(CountOf(one), op, CountOf(other))


def _take_armies(node: Any) -> Values | None:
    if isinstance(node, Compare) and isinstance(node.left, CountOf) and isinstance(node.right, CountOf):
        noun = node.left.noun
        plain = replace(noun, filters=noun.filters[:-1])
        return {"npmany0": plain, "army": noun.filters[-1], "b": node.right.noun.filters[-1]}
    return None


_ARMIES = {
    **dict.fromkeys(("your army", "your current army", "yours", "your side"), In("army", You())),
    **dict.fromkeys(("the enemy army", "the current enemy army", "the enemy side", "the enemy's"), In("enemy army")),
    **dict.fromkeys(("the attacking army", "the attacking side"), In("attacking army")),
    **dict.fromkeys(("the defending army", "the defending side"), In("defending army")),
}
words("whose_army", _ARMIES)
rule(
    "army",
    "{whose_army}",
    make=lambda c, v: replace(v["whose_army"], form=c.rule_form),
    take=lambda n: {"whose_army": n} if n in _ARMIES.values() else None,
)
rule("cond0", "there are {fewer} {npmany} than {b:npmany}", Compare(CountOf(NPMANY), slot("fewer"), CountOf(slot("b"))))
rule(
    "cond0",
    "there are {fewer} {npmany} than your {b:npmany}",
    make=lambda c, v: Compare(CountOf(v["npmany"]), v["fewer"], CountOf(replace(v["b"], whose="your"))),
    take=lambda n: _take_than_yours(n),
)


def _take_than_yours(node: Any) -> Values | None:
    if not isinstance(node, Compare) or not isinstance(node.left, CountOf) or not isinstance(node.right, CountOf):
        return None
    if node.right.noun.whose != "your":
        return None
    return {"npmany": node.left.noun, "fewer": node.op, "b": node.right.noun}


def _adjacent(noun: Noun) -> Noun:
    return replace(noun, filters=(*noun.filters, In("adjacent province")))


rule(
    "cond0",
    "(a|an) {npone0} is attached to an adjacent Province",
    make=lambda c, v: Exists(_adjacent(v["npone0"])),
    take=lambda n: (
        {"npone0": n.noun} if isinstance(n, Exists) and n.noun.filters[-1:] == (In("adjacent province"),) else None
    ),
)


def _yours(context: Any, noun: Noun, op: Comparison, number: Any) -> Exists:
    found = Exists(replace(noun, whose="your"), op, number)
    if op == ">=" and not noun.plural:
        context.mention(Ref("any"), noun)
    elif op == ">=":
        context.mention(Each(found.noun), noun, plural=True)  # `if you control any Oni, destroy one of those cards`
    return found


rule("cond0", "{rsubj} is [now] in play", Is(RSUBJ, (In("play"),)))
rule("cond0", "{rsubj} is still in play", Is(RSUBJ, (In("play"),)))
rule("cond0", "{rsubj} is (in your hand|in hand)", Is(RSUBJ, (In("hand", You()),)))
rule(
    "cond0",
    "{rsubj} is face-up in (your province|one of your provinces)",
    Is(RSUBJ, (In("province", You()), State("face-up"))),
)
rule("cond0", "{rsubj} is opposed", Is(RSUBJ, (State("opposed"),)))
rule("cond0", "{rsubj} is unopposed", Is(RSUBJ, (State("unopposed"),)))
rule("cond0", "{rsubj} is dead", Is(RSUBJ, (State("dead"),)))
rule("cond0", "you do not (control|have) the Imperial Favor", HasFavor(You(), False))
rule("cond0", "(during battle|during a battle)", Moment("battle"))
rule("cond0", "you are not the active player", Moment("not your turn"), cost=3)
for _what, _verb in (("gained", "gain honor"), ("lost", "lose honor")):
    rule("cond0", f"you [have] {_what} Honor {{period}}", Happened(Pattern(_verb, None, You()), slot("period")))
# What somebody has done, he has done this game (samurai.wording.04).
_BROUGHT = Pattern("enter play", NPONE, You())
rule("cond0", "you have brought (a|an|any) {npone} into play", Happened(_BROUGHT, "game"))
rule("cond0", "{psubj} has brought (a|an|any) {npone} into play", Happened(replace(_BROUGHT, actor=PSUBJ), "game"))
for _verb, _past, _part in (
    ("bow", "bowed", "bowed"),
    ("straighten", "straightened", "straightened"),
    ("move", "moved", "moved"),
):
    rule("cond0", f"{{rsubj}} {_past}", Did(_verb, RSUBJ))
    rule("cond0", f"{{rsubj}} did not {_verb}", Did(_verb, RSUBJ, False))
for _verb, _past in (
    ("target", "targeted"),
    ("destroy", "destroyed"),
    ("discard", "discarded"),
    ("bow", "bowed"),
    ("dishonor", "dishonored"),
    ("straighten", "straightened"),
    ("move", "moved"),
    ("rehonor", "rehonored"),
    ("attach", "attached"),
):
    rule("cond0", f"{{rsubj}} (is|was) {_past}", Did(_verb, RSUBJ), cost=3)
    rule("cond0", f"{{rsubj}} was not {_past}", Did(_verb, RSUBJ, False), cost=3)
listed(page, "condition", "cond0", all_of=Both, any_of=AnyOf)
rule("condition", "{cond0}[,] and if {cond1:cond0}", Both((COND0, COND1)))
rule("condition", "{cond0}[,] or if {cond1:cond0}", AnyOf((COND0, COND1)))
rule("if", "if {condition}", None)
rule("if", "unless {condition}", Not(slot("condition")))
