"""Conditions on what a text did and how it went: `if you do`, `if he bowed`, `if you win the duel`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.slots import NUM, PSUBJ, RSUBJ
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, slot
from rokugan.program import (
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
from rokugan.program.words import DoneVerb, Reference

page = Page()
rule, words = page.rule, page.words

rule("cond0", "you (do|did)", Did("do", None, True, You()))
rule("cond0", "you (do|did) not", Did("do", None, False, You()))


def _did_so(context: Context, values: Values) -> Any:
    """`He may refuse; if he did, ...`: what he might do was to refuse; else that he did what he was offered."""
    before = [token.word for token in context.tokens[: context.start] if token.word not in (".", ";", ",", "if")]
    return Did("refuse" if before[-1:] == ["refuse"] else "do", None, True, values["psubj"])


def _take_did_so(node: Any) -> Values | None:
    known = isinstance(node, Did) and node.verb in ("do", "refuse") and node.positive and node.what is None
    return {"psubj": node.who} if known and node.who is not None and node.who != You() else None


rule("cond0", "{psubj} (does|did)", make=_did_so, take=_take_did_so)
rule("cond0", "{psubj} (does|did) not", Did("do", None, False, PSUBJ))
rule("cond0", "{psubj} (does not choose this|did not choose this|chooses not to)", Did("choose", None, False, PSUBJ))
rule("cond0", "{psubj} chooses this", Did("choose", None, True, PSUBJ))
rule("cond0", "you do not choose this", Did("choose", None, False, You()))
rule("cond0", "{rsubj} (became|becomes) dishonorable", Did("dishonor", RSUBJ))
rule(
    "cond0",
    "(one|any) of (those|them) is (a|an) {npone}",
    make=lambda c, v: _one_is(c, v),
    take=lambda n: _take_one_is(n),
)
rule(
    "cond0",
    "one is (a|an) {npone}",
    make=lambda c, v: _one_is(c, v),
    take=lambda n: _take_one_is(n),
)


def _take_one_is(node: Any) -> Values | None:
    known = isinstance(node, Exists) and isinstance((node.noun.filters or (None,))[-1], Among)
    return {"npone": node.noun} if known else None


def _one_is(context: Any, values: Values) -> Exists:
    many = context.pronoun("them", "they")
    noun = values["npone"]
    context.mention(Ref("found"), noun)
    return Exists(replace(noun, filters=(*noun.filters, Among(many))))


rule("cond0", "{rsubj} did not become dishonorable", Did("dishonor", RSUBJ, False))
rule("cond0", "{rsubj} (bows)", Did("bow", RSUBJ), cost=3)
rule("cond0", "{rsubj} attached", Did("attach", RSUBJ), cost=1)
rule("cond0", "{rsubj} (entered|enters) play", Did("enter play", RSUBJ), cost=1)
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
rule("cond0", "{psubj} refuses", Did("refuse", None, True, PSUBJ))
rule(
    "cond0",
    "this moved {robj} into a defending army",
    Both((Did("move", slot("robj")), Is(slot("robj"), (State("defending"),)))),
)
rule("cond0", "this moved {robj} home", Did("move home", slot("robj")))
rule("cond0", "this did not move {robj} home", Did("move home", slot("robj"), False))
rule("cond0", "{psubj} gained any Honor from this", Did("gain honor", None, True, PSUBJ))
rule("cond0", "this is your first Battle action this battle", Moment("first battle action"))
rule(
    "cond0",
    "you have (exactly one|only one) province",
    Compare(CountOf(Noun(("province",), (), "your")), "=", Number(1)),
    make=lambda c, v: _last_province(c),
)


def _last_province(context: Context) -> Compare:
    """`if you have only one province`: later words may mean that province."""
    noun = Noun(("province",), (), "your")
    context.mention(Each(noun), noun)
    return Compare(CountOf(noun), "=", Number(1))


rule("cond0", "you lost", Did("lose duel"))
rule(
    "cond0",
    "no Personality was destroyed for losing it",
    Not(Happened(Pattern("destroy", Noun(("personality",)), None, ("duel loss",)), "duel")),
)
_WON: Any = Did("win duel", None, True, You())
rule("cond0", "you do, and you win this duel", Both((Did("do", None, True, You()), _WON)))
rule("cond0", "you win (this|the) duel", _WON)
rule("cond0", "your Personality wins [(this|the) duel]", _WON)
_LOST: Any = Did("lose duel", None, True, You())
rule("cond0", "you lose (this|the) duel", _LOST)
rule("cond0", "your Personality loses [(this|the) duel]", _LOST)


def _duellist(verb: DoneVerb, who: Reference) -> Any:
    """`If he loses, dishonor him`: the one whose victory or defeat is spoken of is `he` from then on."""
    node = Did(verb, Ref(who))

    def make(context: Context, values: Values) -> Any:
        context.mention(Ref(who), Noun(("personality",)))
        return node

    def take(written: Any) -> Values | None:
        same = isinstance(written, Did) and (written.verb, written.what, written.positive) == (verb, Ref(who), True)
        return {} if same else None

    return make, take


_verb: Any
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
rule("cond0", "{rsubj} attached {robj}", Did("attach", slot("robj"), who=RSUBJ))
rule("cond0", "you are the Attacker and {cond1:cond0}", Both((Moment("attacker"), slot("cond1"))))
rule(
    "cond0",
    "another player lost Honor during that resolution",
    Happened(Pattern("lose honor", None, Noun(("player",), (), "other")), "action"),
)
rule(
    "cond0",
    "another player's action has caused you an Honor loss this turn",
    Happened(Pattern("lose honor", None, You(), ("other player's action",)), "turn"),
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
    Happened(Pattern("enter play", slot("npmany"), You(), ("own text",)), "turn"),
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
rule("cond0", "{psubj} (refuses|refused|refuses the challenge)", Did("refuse", None, True, PSUBJ))
rule(
    "cond0",
    "{rsubj} (refuses|refused|refuses the challenge)",
    Did("refuse", None, True, Controller(slot("rsubj"))),
    cost=1,
)
rule("cond0", "(he|she) (refuses|refuses the challenge)", Did("refuse"), cost=-1)
rule("cond0", "the challenge is refused", Did("refuse"))
