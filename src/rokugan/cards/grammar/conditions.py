"""Conditions: `if you control a Shugenja`, `while he is attacking`, `unless he is Unique`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.lists import listed
from rokugan.cards.grammar.table import rule, slot, words
from rokugan.cards.program import (
    Among,
    AmountOf,
    AnyOf,
    Both,
    Compare,
    Controller,
    CountOf,
    Did,
    Different,
    Each,
    Exists,
    Extreme,
    Happened,
    HasFavor,
    In,
    Is,
    Moment,
    Not,
    Noun,
    Number,
    Pattern,
    Ref,
    State,
    StatOf,
    Titled,
    You,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
NUM, STAT, AMOUNT, POSS, SUBJ, ONE, MANY = (
    slot(name) for name in ("num", "stat", "amount", "rposs", "rsubj", "npone", "npmany")
)
PLAYER = slot("psubj")

# ------------------------------------------------------------------------------------------------ numbers

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
rule("cond0", "there are {fewer} {npmany} than {b:npmany}", Compare(CountOf(MANY), slot("fewer"), CountOf(slot("b"))))
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


# ----------------------------------------------------------------------------------------- what there is


def _adjacent(noun: Noun) -> Noun:
    return replace(noun, filters=(*noun.filters, In("adjacent province")))


def _sides(values: Values, op: str) -> Any:
    noun = values["npmany0"]
    plain = replace(noun, filters=noun.filters[:-1])
    return Compare(CountOf(noun), op, CountOf(replace(plain, filters=(*plain.filters, values["where"]))))


def _take_sides(node: Any) -> Values | None:
    if isinstance(node, Compare) and isinstance(node.left, CountOf) and isinstance(node.right, CountOf):
        return {"npmany0": node.left.noun, "where": node.right.noun.filters[-1]}
    return None


def _armies(values: Values, op: str) -> Any:
    noun = values["npmany0"]
    one, other = (replace(noun, filters=(*noun.filters, values[name])) for name in ("army", "b"))
    return Compare(CountOf(one), op, CountOf(other))


def _take_armies(node: Any) -> Values | None:
    if isinstance(node, Compare) and isinstance(node.left, CountOf) and isinstance(node.right, CountOf):
        noun = node.left.noun
        plain = replace(noun, filters=noun.filters[:-1])
        return {"npmany0": plain, "army": noun.filters[-1], "b": node.right.noun.filters[-1]}
    return None


def _yours(context: Any, noun: Noun, op: str, number: Any) -> Exists:
    found = Exists(replace(noun, whose="your"), op, number)
    if op == ">=" and not noun.plural:
        context.mention(Ref("any"), noun)
    elif op == ">=":
        context.mention(Each(found.noun), noun, plural=True)  # `if you control any Oni, destroy one of those cards`
    return found


def _take_exists(node: Any, np: str, op: str, number: int | None) -> Values | None:
    if (
        not isinstance(node, Exists)
        or node.op != op
        or node.noun.whose != "your"
        or node.noun.plural != (np == "npmany")
    ):
        return None
    if number is not None:
        return {np: node.noun} if node.number == Number(number) else None
    return {np: node.noun, "num": node.number}


# ---------------------------------------------------------------------------------------- what a thing is

rule("cond0", "{rsubj} is [now] in play", Is(SUBJ, (In("play"),)))
rule("cond0", "{rsubj} is still in play", Is(SUBJ, (In("play"),)))
rule("cond0", "{rsubj} is (in your hand|in hand)", Is(SUBJ, (In("hand", You()),)))
rule(
    "cond0",
    "{rsubj} is face-up in (your province|one of your provinces)",
    Is(SUBJ, (In("province", You()), State("face-up"))),
)
rule("cond0", "{rsubj} is opposed", Is(SUBJ, (State("opposed"),)))
rule("cond0", "{rsubj} is unopposed", Is(SUBJ, (State("unopposed"),)))
rule("cond0", "{rsubj} is dead", Is(SUBJ, (State("dead"),)))

# ---------------------------------------------------------------------------------------- about players

rule("cond0", "you do not (control|have) the Imperial Favor", HasFavor(You(), False))
rule("cond0", "(during battle|during a battle)", Moment("battle"))
for _what, _verb in (("gained", "gain honor"), ("lost", "lose honor")):
    rule("cond0", f"you [have] {_what} Honor {{period}}", Happened(Pattern(_verb, None, You()), slot("period")))
# What somebody has done, he has done this game (samurai.wording.04).
_BROUGHT = Pattern("enter play", ONE, You())
rule("cond0", "you have brought (a|an|any) {npone} into play", Happened(_BROUGHT, "game"))
rule("cond0", "{psubj} has brought (a|an|any) {npone} into play", Happened(replace(_BROUGHT, actor=PLAYER), "game"))

# ----------------------------------------------------------------------------- what this text has done

for _verb, _past, _part in (
    ("bow", "bowed", "bowed"),
    ("straighten", "straightened", "straightened"),
    ("move", "moved", "moved"),
):
    rule("cond0", f"{{rsubj}} {_past}", Did(_verb, SUBJ))
    rule("cond0", f"{{rsubj}} did not {_verb}", Did(_verb, SUBJ, False))
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
    rule("cond0", f"{{rsubj}} (is|was) {_past}", Did(_verb, SUBJ), cost=3)
    rule("cond0", f"{{rsubj}} was not {_past}", Did(_verb, SUBJ, False), cost=3)
rule("cond0", "you do", Did("choose", None, True, You()))
rule("cond0", "you do not", Did("choose", None, False, You()))
rule("cond0", "you did not", Did("choose", None, False, You()))
rule("cond0", "you did", Did("choose", None, True, You()))


def _did_so(context: Context, values: Values) -> Any:
    """`He may refuse; if he did, ...`: what he might do was to refuse; else that he chose what he was offered."""
    before = [token.word for token in context.tokens[: context.start] if token.word not in (".", ";", ",", "if")]
    return Did("refuse" if before[-1:] == ["refuse"] else "choose", None, True, values["psubj"])


def _take_did_so(node: Any) -> Values | None:
    known = isinstance(node, Did) and node.verb in ("choose", "refuse") and node.positive and node.what is None
    return {"psubj": node.who} if known and node.who is not None and node.who != You() else None


rule("cond0", "{psubj} (does|did)", make=_did_so, take=_take_did_so)
rule(
    "cond0",
    "{psubj} (does not|did not|does not choose this|did not choose this|chooses not to)",
    Did("choose", None, False, PLAYER),
)
rule("cond0", "{psubj} chooses this", Did("choose", None, True, PLAYER))
rule("cond0", "you do not choose this", Did("choose", None, False, You()))
rule("cond0", "{rsubj} (became|becomes) dishonorable", Did("dishonor", SUBJ))
rule(
    "cond0",
    "(one|any) of (those|them) is (a|an) {npone}",
    make=lambda c, v: _one_is(c, v),
    take=lambda n: _take_one_is(n),
)
rule("cond0", "{rsubj} did not become dishonorable", Did("dishonor", SUBJ, False))
rule("cond0", "{rsubj} (bows)", Did("bow", SUBJ), cost=3)
rule("cond0", "{rsubj} attached", Did("attach", SUBJ), cost=1)
rule("cond0", "{rsubj} (entered|enters) play", Did("enter play", SUBJ), cost=1)
words(
    "doing",
    {
        "bowing": "bow",
        "movement": "move",
        "destruction": "destroy",
        "dishonoring": "dishonor",
        "straightening": "straighten",
    },
)
words("failed", dict.fromkeys(("is negated", "was negated", "failed", "fails"), False))
rule("cond0", "(this|the) {doing} {failed}", Did(slot("doing"), None, slot("failed")))
rule(
    "cond0",
    "you have higher [Family] Honor than each other player",
    Compare(StatOf("family_honor", You()), ">", Extreme("family_honor", Each(Noun(("player",), (), "other")))),
)
rule(
    "cond0",
    "there are [at least] {num} or more different Clan (alignments|Alignments) among {many}",
    Compare(Different("clan", slot("many")), ">=", NUM),
)
rule("cond0", "you lost the battle", Moment("lost battle"))
rule("cond0", "you won the battle", Moment("won battle"))
rule(
    "cond0",
    "you have not played another card titled {title} this turn",
    Happened(Pattern("play", Noun(("card",), (Titled(slot("title")),)), You()), "turn", False),
)
rule("cond0", "this is a Combat Segment", Moment("combat segment"))
rule("cond0", "the bowing or movement is negated", AnyOf((Did("bow", None, False), Did("move", None, False))))
rule("cond0", "{psubj} refuses", Did("refuse", None, True, PLAYER))
rule(
    "cond0",
    "this moved {robj} into a defending army",
    Both((Did("move", slot("robj")), Is(slot("robj"), (State("defending"),)))),
)
rule("cond0", "this moved {robj} home", Did("move home", slot("robj")))
rule("cond0", "this did not move {robj} home", Did("move home", slot("robj"), False))
rule("cond0", "{psubj} gained any Honor from this", Did("gain honor", None, True, PLAYER))
rule("cond0", "this is your first Battle action this battle", Moment("first battle action"))
rule(
    "cond0",
    "you have (exactly one|only one) province",
    Compare(CountOf(Noun(("province",), (), "your")), "=", Number(1)),
    make=lambda c, v: _last_province(c),
)


def _last_province(context: Context) -> Compare:
    """The one province may be spoken of."""
    noun = Noun(("province",), (), "your")
    context.mention(Each(noun), noun)
    return Compare(CountOf(noun), "=", Number(1))


rule("cond0", "you lost", Did("lose duel"))
rule(
    "cond0",
    "no Personality was destroyed for losing it",
    Not(Happened(Pattern("destroy", Noun(("personality",)), None, "duel loss"), "duel")),
)
rule(
    "cond0",
    "one is (a|an) {npone}",
    make=lambda c, v: _one_is(c, v),
    take=lambda n: _take_one_is(n),
)
_WON: Any = Did("win duel", None, True, You())
_LOST: Any = Did("lose duel", None, True, You())
rule("cond0", "you do, and you win this duel", Both((Did("choose", None, True, You()), _WON)))
rule("cond0", "you win [(this|the) duel]", _WON)
rule("cond0", "you lose [(this|the) duel]", _LOST)
rule("cond0", "your Personality wins [(this|the) duel]", _WON)
rule("cond0", "your Personality loses [(this|the) duel]", _LOST)


def _duellist(verb: str, who: str) -> Any:
    """`If he loses, dishonor him`: the one whose victory or defeat is spoken of is `he` from then on."""
    node = Did(verb, Ref(who))

    def make(context: Context, values: Values) -> Any:
        context.mention(Ref(who), Noun(("personality",)))
        return node

    def take(written: Any) -> Values | None:
        same = isinstance(written, Did) and (written.verb, written.what, written.positive) == (verb, Ref(who), True)
        return {} if same else None

    return make, take


for _verb, _does in (("win duel", "wins"), ("lose duel", "loses")):
    _make, _take = _duellist(_verb, "challenger")
    rule("cond0", f"(he|the challenger) {_does} [(this|the) duel]", make=_make, take=_take)
    _make, _take = _duellist(_verb, "challenged")
    rule("cond0", f"the challenged Personality {_does} [(this|the) duel]", make=_make, take=_take)
rule("cond0", "you discarded at least {num} cards", Compare(AmountOf("discarded"), ">=", NUM))
rule("cond0", "you used this ability as a Battle action", Moment("battle"))
rule(
    "cond0",
    "you control {num} {npmany} with different Clan alignments",
    make=lambda c, v: Compare(Different("clan", Each(replace(v["npmany"], whose="your"))), ">=", v["num"]),
    take=lambda n: (
        {"num": n.right, "npmany": n.left.among.noun}
        if isinstance(n, Compare) and isinstance(n.left, Different) and isinstance(n.left.among, Each)
        else None
    ),
)
rule(
    "yvp",
    "control {npmany} with {quantity} different {different}",
    make=lambda c, v: Compare(Different(v["different"], Each(replace(v["npmany"], whose="your"))), *v["quantity"]),
    take=lambda n: (
        {"npmany": n.left.among.noun, "quantity": (n.op, n.right), "different": n.left.kind}
        if isinstance(n, Compare) and isinstance(n.left, Different) and isinstance(n.left.among, Each)
        else None
    ),
)
rule("cond0", "{rsubj} attached {robj}", Did("attach", slot("robj"), who=SUBJ))
rule(
    "cond0",
    "(a|an) {npone0} is attached to an adjacent Province",
    make=lambda c, v: Exists(_adjacent(v["npone0"])),
    take=lambda n: (
        {"npone0": n.noun} if isinstance(n, Exists) and n.noun.filters[-1:] == (In("adjacent province"),) else None
    ),
)
rule("cond0", "you are the Attacker and {cond1:cond0}", Both((Moment("attacker"), slot("cond1"))))
rule(
    "cond0",
    "another player lost Honor during that resolution",
    Happened(Pattern("lose honor", None, Noun(("player",), (), "other")), "action"),
)
rule(
    "cond0",
    "another player's action has caused you an Honor loss this turn",
    Happened(Pattern("lose honor", None, You(), "other player's action"), "turn"),
)
rule(
    "cond0",
    "there are two or more other players in the game",
    Compare(CountOf(Noun(("player",), (), "other")), ">=", Number(2)),
)
rule("cond0", "this attached (a|an) {npone} to (a|an) {b:npone}", Did("attach", slot("npone"), True, slot("b")))
rule(
    "cond0",
    "you put any {npmany} into play by their own text this turn",
    Happened(Pattern("enter play", slot("npmany"), You(), "own text"), "turn"),
)
rule(
    "cond0",
    "there were ever any enemy units at that battlefield",
    Happened(Pattern("be there", Noun(("unit",), (), "enemy")), "battle"),
)
rule("cond0", "the challenge was refused", Did("refuse"))
rule("cond0", "(this|the) action is taken as an additional action", Moment("additional action"))
rule("cond0", "you are taking this action as an additional action", Moment("additional action"))
rule("cond0", "this action was taken as an additional action", Moment("additional action"))
rule("cond0", "{psubj} (refuses|refused|refuses the challenge)", Did("refuse", None, True, PLAYER))
rule(
    "cond0",
    "{rsubj} (refuses|refused|refuses the challenge)",
    Did("refuse", None, True, Controller(slot("rsubj"))),
    cost=1,
)
rule("cond0", "(he|she|he or she) (refuses|refuses the challenge)", Did("refuse"), cost=-1)
rule("cond0", "the challenge is refused", Did("refuse"))


def _take_one_is(node: Any) -> Values | None:
    known = isinstance(node, Exists) and isinstance((node.noun.filters or (None,))[-1], Among)
    return {"npone": node.noun} if known else None


def _one_is(context: Any, values: Values) -> Exists:
    many = context.pronoun("them", "they")
    noun = values["npone"]
    context.mention(Ref("found"), noun)
    return Exists(replace(noun, filters=(*noun.filters, Among(many))))


# ------------------------------------------------------------------------------------------- combinations

C, D = slot("cond0"), slot("cond1")
listed("condition", "cond0", all_of=Both, any_of=AnyOf)
rule("condition", "{cond0}[,] and if {cond1:cond0}", Both((C, D)))
rule("condition", "{cond0}[,] or if {cond1:cond0}", AnyOf((C, D)))
rule("if", "if {condition}", None)
rule("if", "unless {condition}", Not(slot("condition")))
