"""What is said of a thing after its name: `is bowed or has no attachments`, `was targeted by a Heroic action this turn`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.filters import denied, undenied
from rokugan.cards.grammar.history import PERIODS
from rokugan.cards.grammar.lists import listed
from rokugan.cards.grammar.nouns import Mark
from rokugan.cards.grammar.slots import ROBJ, RPOSS, RSUBJ, STAT, VP, VP2, YVP, YVP2
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, slot
from rokugan.language.classic.words.terms import KINDS
from rokugan.program import (
    Alike,
    AllFilters,
    AnyOf,
    Both,
    CanAttach,
    Compare,
    Controller,
    Controls,
    CountOf,
    Either,
    HasAbility,
    HasKeyword,
    HasSome,
    In,
    Is,
    IsNamed,
    Leader,
    Moment,
    Node,
    Not,
    Noun,
    Number,
    OfFamily,
    OpposedBy,
    Opposing,
    Paid,
    PartsOf,
    Past,
    Ref,
    Remains,
    Shares,
    State,
    StatIs,
    StatOf,
    TotalOf,
    UnitOf,
    Whose,
    With,
    You,
)
from rokugan.program.words import DoneVerb

page = Page()
rule, words = page.rule, page.words

rule("adj", "less expensive", StatIs("gold_cost", "<", None))
rule("adj", "more expensive", StatIs("gold_cost", ">", None))
for _outside in ("outside the game", "from outside the game"):
    rule(
        "post",
        _outside,
        make=lambda c, v: Mark("zone", "removed", None, c.words(), "your"),
        take=lambda n: None,
    )
rule("post", "{rsubj} is not at", In("battlefield", slot("rsubj"), False))


def _done_by_which(context: Context, verb: DoneVerb) -> Node:
    """`one target unit that moved`: by the action that triggered the text, where that is what the trigger speaks of."""
    answered = any(each.ref == Ref("action object") for each in context.mentions)
    return Past(verb, "action" if answered else "this")


_verb: Any
for _verb, _past in (("move", "moved"), ("bow", "bowed"), ("straighten", "straightened")):
    rule(
        "vp",
        _past,
        make=lambda c, v, e=_verb: _done_by_which(c, e),
        take=lambda n, e=_verb: {} if isinstance(n, Past) and n.verb == e and n.period in ("this", "action") else None,
        cost=2,
    )
_kind: Any
for _one, _many, _kind in KINDS:
    if _kind in ("follower", "item", "spell", "attachment"):
        rule("vp", f"has only one {_one} or no {_many}", With(Noun((_kind,)), "<=", Number(1)))
rule("where", "in the unit of (a|an) {npone0}", In("unit led by", slot("npone0")))
for _words in ("alone", "alone in an army", "alone in his army", "alone in her army"):
    rule("is_what", _words, State("alone"))
for _words in ("you have focused", "you focused"):
    rule(
        "post",
        _words,
        make=lambda c, v: Mark("zone", "focused", None, c.words(), "your"),
        take=lambda n: None,
    )


def _keyword_ability(words: str, base: bool) -> None:
    rule(
        "post",
        words,
        make=lambda c, v: HasAbility(base=base, keyword=v["kwname"]),
        take=lambda n: {"kwname": n.keyword} if isinstance(n, HasAbility) and n.positive and n.base == base else None,
        cost=3,
    )


_keyword_ability("with (a|an) {kwname} ability", False)
_keyword_ability("with a (printed|base) {kwname} ability", True)


def _other_alignment(context: Context, values: Values) -> Any:
    """`with a different Clan alignment`: with one, but not that of the card mentioned last."""
    for each in reversed(context.mentions):
        if isinstance(each.ref, Ref) and not set(each.noun.kinds) & {"player", "province", "battlefield", "action"}:
            return AllFilters((HasSome("clan"), Shares("clan", each.ref, False)))
    return context.fail(context.words())


rule(
    "post",
    "with a different Clan alignment",
    make=_other_alignment,
    take=lambda n: {} if isinstance(n, AllFilters) and n.form == "with a different Clan alignment" else None,
)
for _who, _leader in (("Defender", "defender"), ("Attacker", "attacker")):
    rule(
        "post",
        f"controlled by the {_who}",
        make=lambda c, v, w=_leader: Mark("whose", "his", Leader(w), c.words()),
        take=lambda n: None,
    )
rule("is_what", "{simpleadj} {where}", AllFilters((slot("simpleadj"), slot("where"))), cost=2)
for _with in ("with that keyword", "with the named keyword", "that (has|have) that keyword"):
    rule("post", _with, IsNamed())
rule("post", "under {robj}", In("under", slot("robj")), cost=1)
_side: Any
for _side in ("leftmost", "rightmost"):
    rule("adj", _side, State(_side))
for _words in ("of the {family} family", "from the {family} family"):
    rule("post", _words, OfFamily(slot("family")))
for _side in ("attacking", "defending"):
    for _where in ("this province", "this Province", "that province"):
        rule("post", f"{_side} {_where}", AllFilters((State(_side), In("battlefield", Ref("province")))))
_OWN = Whose("controller clan", State("same"))
rule("vp", "has his controller's Clan (alignment|Alignment)", _OWN)
rule("vp", "does not have his controller's Clan (alignment|Alignment)", Whose("controller clan", State("same", False)))
for _kind, _words in (
    ("keyword", "keyword"),
    ("clan", "Clan alignment"),
    ("element", "element keyword"),
    ("title", "title"),
):
    rule("post", f"(that|who) share (a|an) {_words}", Alike(_kind))
    if _kind != "clan":
        rule("post", f"(that|who) do not share (a|an) {_words}", Alike(_kind, False))
for _also in ("also ", ""):
    rule("post", f"whose controller {_also}controls (a|an) {{attone}}", Whose("controller", Controls(slot("attone"))))
    rule("post", f"whose controller {_also}controls any {{attmany}}", Whose("controller", Controls(slot("attmany"))))
_ARE = [f"{be}{now}" for be in ("is", "are") for now in ("", " now", " still", " currently")]
words("are", dict.fromkeys(_ARE, "is"))
words("are_not", dict.fromkeys(("is not", "are not", "is no longer", "are no longer", "is not now"), "is not"))
rule("vp", "{are} {is_what}", slot("is_what"))
rule("vp", "was {is_what}", slot("is_what"), cost=4)
rule("vp", "{having} {quality}", slot("quality"))
rule("vp", "(remains|remain) {is_what}", Remains(slot("is_what")))
rule("vp", "now has {zero}")
rule("vp", "has {zero}")
rule("zero", "0F", StatIs("force", "=", Number(0)))
rule(
    "vp",
    "{are_not} {is_what}",
    make=lambda c, v: denied(c, v["is_what"]),
    take=lambda n: {"is_what": undenied(n)} if undenied(n) is not None else None,
)
rule(
    "vp",
    "(does|do) not have {quality}",
    make=lambda c, v: denied(c, v["quality"]),
    take=lambda n: {"quality": undenied(n)} if undenied(n) is not None else None,
)
# Where it was, and where it was assigned.
_WAS = ("was", "were", "was ever", "were ever")
_PLACES = (
    "there",
    *(f"at {which} battlefield" for which in ("this", "the", "that", "its", "the current")),
    "in your army",
)
_RESOLVING = (
    "resolution",
    "that battle's resolution",
    "its battle's resolution",
    "battle resolution",
    "the resolution",
)
words(
    "was_there",
    {
        **{
            f"{was} {place} {during} {what}": "resolution"
            for was in _WAS
            for place in _PLACES
            for during in ("during", "in", "at any time during")
            for what in _RESOLVING
        },
        **{
            f"{was} {place} during {what}": "battle"
            for was in _WAS
            for place in _PLACES
            for what in ("the battle", "that battle")
        },
        **{f"{was} there": "battle" for was in _WAS},
        **{f"{was} in {what} battle": "battle" for was in _WAS for what in ("the", "this", "that")},
        **{f"survived {what} battle": "battle" for what in ("the", "this", "that")},
    },
)
rule("vp", "{was_there}", make=lambda c, v: Past("be there", v["was_there"]), take=lambda n: _take_was_there(n))


def _take_was_there(node: Any) -> Values | None:
    return {"was_there": node.period} if isinstance(node, Past) and node.verb == "be there" and node.positive else None


_ASSIGNED = ("assigned", "was assigned", "were assigned", "has assigned", "has been assigned", "have assigned")
_HERE = ("there", "to this battlefield", "to the current battlefield")
words(
    "was_assigned",
    {
        **{f"{said} {here}": "assign to current battlefield" for said in _ASSIGNED for here in _HERE},
        **{
            f"{said}{here} during Infantry Maneuvers": "assign in infantry maneuvers"
            for said in _ASSIGNED
            for here in ("", *(f" {here}" for here in _HERE))
        },
    },
)
rule("vp", "{was_assigned}", make=lambda c, v: Past(v["was_assigned"]), take=lambda n: _take_assigned(n))


def _take_assigned(node: Any) -> Values | None:
    return {"was_assigned": node.verb} if isinstance(node, Past) and node.verb.startswith("assign ") else None


_LOST = ("had a province destroyed", "lost a province", "lost one or more provinces", "lost any provinces")
words(
    "lost_province",
    {
        f"{has}{lost} {this}": period
        for has in ("has ", "have ", "")
        for lost in _LOST
        for this, period in PERIODS.items()
    },
)
rule(
    "vp",
    "{lost_province}",
    make=lambda c, v: Past("lose province", v["lost_province"]),
    take=lambda n: _take_lost_province(n),
)


def _take_lost_province(node: Any) -> Values | None:
    return {"lost_province": node.period} if isinstance(node, Past) and node.verb == "lose province" else None


rule(
    "yvp",
    "{lost_province}",
    make=lambda c, v: Is(You(), (Past("lose province", v["lost_province"]),)),
    take=lambda n: (
        _take_lost_province(n.filters[0]) if isinstance(n, Is) and n.what == You() and len(n.filters) == 1 else None
    ),
)


words(
    "opposes",
    dict.fromkeys(("opposes", "oppose", "is opposing", "are opposing", "still opposes", "still oppose"), "opposes"),
)
words("any_one", dict.fromkeys(("a", "an", "any"), "a"))
rule("vp", "{opposes} {robj}", Opposing(ROBJ))
rule("vp", "{opposes} {any_one} {npone0}", Opposing(slot("npone0")))
rule("being", "opposed by {any_one} {npone0}", OpposedBy(slot("npone0")))
rule("being", "opposed by (any|one or more) {npmany0}", OpposedBy(slot("npmany0")))
rule("vp", "won (it|this duel|the duel)", State("won"))
rule("vp", "(costs|cost) {num} Gold", StatIs("gold_cost", "=", slot("num")), cost=1)
rule("vp", "(costs|cost) {num} Gold {or_more}", StatIs("gold_cost", slot("or_more"), slot("num")), cost=1)
rule(
    "vp",
    "(costs|cost) {quantity} Gold",
    make=lambda c, v: StatIs("gold_cost", *v["quantity"]),
    take=lambda n: {"quantity": (n.op, n.right)} if isinstance(n, StatIs) and n.stat == "gold_cost" else None,
    cost=1,
)
_op: Any
for _more, _op in (("more", ">"), ("less", "<"), ("at least as much", ">="), ("no more", "<="), ("as much", "=")):
    _than = "as" if "as" in _more else "than"
    _like = StatIs("gold_cost", _op, StatOf("gold_cost", slot("obj")))
    rule("vp", f"(costs|cost) {_more} [Gold] {_than} {{obj}}", _like, cost=1)
rule("vp", "has only one {attone}", With(slot("attone"), "=", Number(1)))
rule("vp", "attaches", Past("attach", "this"), cost=3)
rule("vp", "transferred", Past("transfer", "this"), cost=3)
rule("vp", "moved into (a|the) defending army", AllFilters((Past("move", "this"), State("defending"))))
rule("vp", "did not focus", Past("focus", "duel", False))
rule(
    "vp",
    "(do|does) not share a Clan (alignment|Alignment) with (you|{robj})".replace("(you|{robj})", "{robj}"),
    Shares("clan", ROBJ, False),
)
rule("vp", "does not share a Clan (alignment|Alignment) with you", Shares("clan", You(), False))
rule("vp", "may attach two {npmany}", CanAttach(slot("npmany")))
rule("vp", "performed (it|the action|this action)", Past("perform", "action"))
for _verb, _past in (("move", "moved"), ("bow", "bowed"), ("straighten", "straightened")):
    rule("vp", _past, Past(_verb, "this"), cost=3)
rule("vp", "did not (bow)", Past("bow", "this", False))
rule("vp", "did not (move)", Past("move", "this", False))
rule("vp", "was not in play when this battle began", Past("enter play", "battle"))
rule("vp", "was dead", State("dead"))
rule("yvp", "are not paying for (a|an) {npone}", Not(Paid(slot("npone"))))
rule("yvp", "are paying for (a|an) {npone}", Paid(slot("npone")))
rule("vp", "was (destroyed) this turn for having 0 Chi", Past("die of chi"))
rule("vp", "was not in an attacking army this turn", Past("attack", "turn", False))
rule("vp", "was in an attacking army this turn", Past("attack"))
rule("vp", "is in the current attacking army", AllFilters((State("attacking"), In("battlefield"))))
rule("vp", "was in the winning army", State("winning"))
rule(
    "vp",
    "was targeted by {title:cardtitle} this turn",
    Past("target", by=Noun(("action",), (HasKeyword(slot("title")),), form="-")),
)
rule("cond0", "you do not own {robj}", Is(ROBJ, (State("owned", False),)))
rule("cond0", "you own {robj}", Is(ROBJ, (State("owned"),)))
rule("vp", "(shares|share) (a keyword) with {robj}", Shares("keyword", ROBJ))
rule("vp", "(shares|share) (an element keyword|an element) with {robj}", Shares("element", ROBJ))
rule("vp", "(shares|share) (a Clan alignment|a Clan Alignment) with {robj}", Shares("clan", ROBJ))
rule("has", "the same Clan (alignment|Alignment) as {robj}", Shares("clan", ROBJ))
rule("has", "the same (title) as {robj}", Shares("title", ROBJ))
rule("post", "that (shares|share) (an element keyword|an element) with {robj}", Shares("element", ROBJ))
listed(page, "vps", "vp")
rule("cond0", "{rsubj} {vps}", make=lambda c, v: _is(c, v), take=lambda n: _take_is(n), cost=1)


def _is(context: Context, values: Values) -> Is:
    """`If he has any Weapons, destroy one of them.`: what he has is mentioned as well."""
    has = values["vps"]
    if isinstance(has, Controls):
        return Is(_controlling(context, values["rsubj"]), (has,))
    if isinstance(has, With) and has.noun.plural and has.op != "=":
        context.mention(PartsOf(has.noun, values["rsubj"]), has.noun, plural=True)
    elif isinstance(has, With) and (has.op, has.number) == ("=", Number(1)):
        context.mention(PartsOf(has.noun, values["rsubj"]), replace(has.noun, plural=False))
    return Is(values["rsubj"], (_compared(context, values["rsubj"], has),))


def _controlling(context: Context, subject: Any) -> Any:
    """`Each player bows one of his Personalities if he controls a Courtier.`: only a player controls something."""
    pronoun = isinstance(subject, Ref) and subject.words in ("he", "she")
    if pronoun and any(each.noun.kinds == ("player",) for each in context.mentions):
        return context.pronoun(subject.words, "player")
    return subject


def _compared(context: Context, subject: Any, has: Any) -> Any:
    """`if Kado has higher Force`: than the other one, where Kado is the performer with whom others are compared."""
    if isinstance(has, AllFilters):
        return replace(has, filters=tuple(_compared(context, subject, each) for each in has.filters))
    if not isinstance(has, StatIs) or has.right is not None or subject != Ref("this"):
        return has
    for each in reversed(context.mentions):
        if isinstance(each.ref, Ref) and each.ref.to == "slot":
            return replace(has, right=StatOf(has.stat, each.ref, form="-"))
    return context.fail(context.words())


def _take_is(node: Any) -> Values | None:
    if isinstance(node, Is) and len(node.filters) == 1 and node.positive:
        return {"rsubj": node.what, "vps": _uncompared(node.filters[0])}
    return None


def _uncompared(has: Any) -> Any:
    if isinstance(has, AllFilters):
        return replace(has, filters=tuple(_uncompared(each) for each in has.filters))
    if isinstance(has, StatIs) and has.right is not None and has.right.form == "-":
        return replace(has, right=None)
    return has


rule("cond0", "{rsubj} or {b:rsubj} {vp}", AnyOf((Is(RSUBJ, (VP,)), Is(slot("b"), (VP,)))), cost=3)
rule("cond0", "{rposs} controller {vp}", Is(Controller(RPOSS), (VP,)), cost=1)
rule("cond0", "{rposs} controller has no {npmany}", Is(Controller(RPOSS), (Controls(slot("npmany"), "=", Number(0)),)))
_WHO = ("who", "that", "which")
words("who", dict.fromkeys([f"{joint}{who}" for joint in ("", "and ", ", ", ", and ") for who in _WHO], "who"))
rule("post", "{who} {vps}", slot("vps"), cost=1)
rule("post", "{who} {vp} or {b:who} {vp2}", Either((VP, VP2)), cost=1)
rule("yvp", "are the Attacker", Moment("attacker"))
rule("yvp", "are the Defender", Moment("defender"))
rule(
    "yvp",
    "are (not the Attacker or|neither the Attacker nor) [the] Defender",
    Not(AnyOf((Moment("attacker"), Moment("defender")))),
)
rule("yvp", "are attacking", Moment("attacker"))
rule("yvp", "are defending", Moment("defender"))
rule("yvp", "are the active player", Moment("your turn"))
rule("yvp", "are (a|an) {kwname} (player|Player)", Is(You(), (HasKeyword(slot("kwname")),)))
rule(
    "yvp",
    "are (a|an) {kwname} or {b:kwname} (player|Player)",
    Is(You(), (Either((HasKeyword(slot("kwname")), HasKeyword(slot("b")))),)),
)
rule("yvp", "are not (a|an) {kwname} (player|Player)", Is(You(), (HasKeyword(slot("kwname")),), False))
rule("yvp", "have Reconnaissance", Moment("reconnaissance"))
rule("yvp", "have only one province", Compare(CountOf(Noun(("province",), (), "your")), "=", Number(1)))
rule("yvp", "did not go first this game", Moment("not first player"))
rule("yvp", "are an ally", Moment("ally"))
rule("cond0", "you {yvp}", None)
rule("cond0", "you {yvp} and {yvp2}", Both((YVP, YVP2)))
rule("cond0", "you {yvp} or {yvp2}", AnyOf((YVP, YVP2)))
rule("cond0", "any player has Reconnaissance", Moment("any reconnaissance"))
rule("cond0", "you control {robj}", Is(ROBJ, (State("yours"),)), cost=3)
rule("cond0", "you do not control {robj}", Is(ROBJ, (State("yours", False),)), cost=3)
rule("amount0", "{poss} unit's total {stat}", TotalOf(STAT, UnitOf(slot("poss"))))
