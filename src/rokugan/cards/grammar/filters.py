"""What stands after a noun: `with 3 or more Force`, `without attachments`, `opposing him`, `in your discard pile`.

Also amounts, because comparisons need them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.nouns import Mark
from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import (
    Alike,
    AllFilters,
    AmountOf,
    Best,
    Capped,
    Conditional,
    Controller,
    Controls,
    CountOf,
    Difference,
    Different,
    Each,
    Either,
    Extreme,
    Fits,
    Half,
    HasAbility,
    HasKeyword,
    HasSome,
    In,
    Node,
    NoneOf,
    Not,
    Noun,
    Number,
    Opposing,
    OtherThan,
    Past,
    Provided,
    Ref,
    Shares,
    State,
    StatIs,
    StatOf,
    Sum,
    Times,
    Titled,
    TokensOn,
    Whose,
    With,
    You,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
NUM, STAT, AMOUNT, POSS, OBJ, ONE, MANY = (
    slot(name) for name in ("num", "stat", "amount", "poss", "obj", "npone", "npmany")
)


def _itself(context: Context) -> None:
    """In what a description demands, `he` is the thing described."""
    context.mention(Ref("each"), Noun(("personality",)))


def _proviso(negative: bool, name: str) -> Any:
    def make(context: Context, values: Values) -> Node:
        context.mentions[:] = [each for each in context.mentions if each.ref != Ref("each")]
        asked = values[name] if name else In("any location")
        return Provided(Not(values["condition"]) if negative else values["condition"], asked)

    def take(node: Any) -> Values | None:
        if not isinstance(node, Provided) or isinstance(node.condition, Not) != negative:
            return None
        condition = node.condition.condition if isinstance(node.condition, Not) else node.condition
        return {"condition": condition, name: node.filter} if name else {"condition": condition}

    return {"make": make, "take": take, "before": _itself}


ROBJ = slot("robj")

# --------------------------------------------------------------------------------------------- amounts

rule("amount0", "{num}")
rule("amount0", "{poss} {stat}", StatOf(STAT, POSS))
rule("amount0", "{poss} (base|printed) {stat}", StatOf(STAT, POSS, True))
rule("amount0", "{poss} own {stat}", StatOf(STAT, POSS))
rule("amount0", "{poss} own base {stat}", StatOf(STAT, POSS, True))
rule("amount0", "the base {stat} of {obj}", StatOf(STAT, OBJ, True))
rule("amount0", "the {stat} of {obj}", StatOf(STAT, OBJ))
rule("amount0", "{pposs} Family Honor", StatOf("family_honor", slot("pposs")))
rule(
    "amount0",
    "the number of {npmany}",
    make=lambda c, v: CountOf(v["npmany"]),
    take=lambda n: {"npmany": n.noun} if isinstance(n, CountOf) and n.noun.owner is None else None,
)
rule("amount0", "the number of {pposs} {npmany}", make=lambda c, v: CountOf(_of(v)), take=lambda n: _take_of(n))
rule("amount0", "the number of cards in {pposs} hand", StatOf("hand", slot("pposs")))
rule("amount0", "that amount", AmountOf("event"))
rule("amount0", "the amount you negated", AmountOf("event"))
rule(
    "amount0",
    "the number of {npmany} {psubj} controls",
    make=lambda c, v: CountOf(_his(v)),
    take=lambda n: (
        {"npmany": n.noun, "psubj": n.noun.owner} if isinstance(n, CountOf) and n.noun.owner is not None else None
    ),
)
rule("amount", "{amount0}")
rule("amount", "twice {amount0}", Times(2, slot("amount0")))
rule("amount", "{amount0} minus {num}", Difference(slot("amount0"), NUM))
rule("amount", "{amount0} or {num}, whichever is (lower|less)", Capped(slot("amount0"), NUM))
rule("amount", "{amount0} or {num}, whichever is (higher|greater)", Capped(slot("amount0"), NUM, True))
rule("amount", "{amount0}, up to {num}", Capped(slot("amount0"), NUM))
rule("amount", "{amount0}, plus {num} if {condition}", Sum((slot("amount0"), Conditional(slot("condition"), NUM))))
rule("amount", "{amount0}, plus {b:amount0}", Sum((slot("amount0"), slot("b"))))
rule("amount0", "the (highest) {stat} (among|of|of all) {many}", Extreme(STAT, slot("many")))
rule("amount0", "the (highest) (base) {stat} (among|of) {many}", Extreme(STAT, slot("many"), base=True))
rule("amount0", "the (lowest) {stat} (among|of) {many}", Extreme(STAT, slot("many"), True))
rule(
    "many",
    "{npmany}",
    make=lambda c, v: Each(v["npmany"]),
    take=lambda n: {"npmany": n.noun} if isinstance(n, Each) else None,
    cost=1,
)
rule("many", "{obj}")
rule(
    "many",
    "your {npmany}",
    make=lambda c, v: Each(_yours_all(v)),
    take=lambda n: {"npmany": n.noun} if isinstance(n, Each) else None,
)
rule(
    "many",
    "any {npone}",
    make=lambda c, v: Each(v["npone"]),
    take=lambda n: {"npone": n.noun} if isinstance(n, Each) else None,
)
rule("amount0", "the number of different element keywords (in|among) {many}", Different("element", slot("many")))
rule(
    "amount0", "the number of different Clan (alignments|Alignments) (in|among) {many}", Different("clan", slot("many"))
)
rule("amount0", "{poss} Focus Value", StatOf("focus_value", POSS))
rule("amount0", "the amount of Force {rsubj} lost", AmountOf("force lost", slot("rsubj")))
rule("amount", "half {amount0}, rounded up", Half(slot("amount0"), True))
rule("amount", "half {amount0}, rounded down", Half(slot("amount0")))
rule("amount", "{amount0} plus {num}", Sum((slot("amount0"), NUM)))
rule("amount", "{amount0} plus {amount1:amount0}", Sum((slot("amount0"), slot("amount1"))))


def _his(values: Values) -> Any:
    return replace(values["npmany"], whose="his", owner=values["psubj"])


def _yours_all(values: Values) -> Any:
    return replace(values["npmany"], whose="your")


def _of(values: Values) -> Any:
    owner = values["pposs"]
    if isinstance(owner, You):
        return replace(values["npmany"], whose="your")
    return replace(values["npmany"], whose="his", owner=owner)


def _take_of(node: Any) -> Values | None:
    if not isinstance(node, CountOf) or not node.noun.whose:
        return None
    if node.noun.whose == "your":
        return {"npmany": node.noun, "pposs": You()}
    return {"npmany": node.noun, "pposs": node.noun.owner} if node.noun.owner else None


# ----------------------------------------------------------------------------------------- what it has

ATT, ATTS = slot("attone"), slot("attmany")
ZERO = Number(0)
rule("has", "the {kwname} keyword", HasKeyword(slot("kwname")))

for _and in ("", "and ", ", ", ", each ", ", and "):
    rule("post", f"{_and}with {{stat_is}}")
    rule("post", f"{_and}with {{has}}")
    rule("post", f"{_and}without {{attmany}}", With(ATTS, "=", ZERO))
    rule("post", f"{_and}without (a|an) {{attone}}", With(ATT, "=", ZERO))
    rule("post", f"{_and}opposing {{robj}}", Opposing(ROBJ))
    rule("post", f"{_and}opposing {{npone0o}}", Opposing(slot("npone0o")))
    if "each" in _and or _and == ", and ":
        continue
    rule("post", f"{_and}{{where}}")
    rule("post", f"{_and}attached to {{robj}}", In("attached", ROBJ))
    rule("post", f"{_and}attached to {{target}}", In("attached", slot("target")), cost=1)
    rule("post", f"{_and}on {{robj}}", In("attached", ROBJ), cost=2)
    rule("post", f"{_and}attached to (a|an) {{attone}}", In("attached", ATT))
    rule("post", f"{_and}other than {{robj}}", OtherThan(ROBJ))
    rule("post", f"{_and}titled {{title}}", Titled(slot("title")))
    rule("post", f"{_and}named {{title}}", Titled(slot("title")))
    rule("post", f"{_and}with {{stat_is}} and {{b:stat_is}}", AllFilters((slot("stat_is"), slot("b"))))
    rule("post", f"{_and}with {{stat_is}} or {{b:stat_is}}", Either((slot("stat_is"), slot("b"))))
    rule("post", f"{_and}with {{has}} or {{b:stat_is}}", Either((slot("has"), slot("b"))))
    for _part in ("unit", "Personality", "controller"):
        rule("post", f"{_and}whose {_part} has {{stat_is}}", Whose(_part.lower(), slot("stat_is")))
        rule("post", f"{_and}whose {_part} has {{has}}", Whose(_part.lower(), slot("has")))
        rule("post", f"{_and}whose {_part} is {{is_what}}", Whose(_part.lower(), slot("is_what")))
rule("npone0o", "(a|an) {npone0}", cost=1)
for _who in ("who", "which"):
    rule("post", f", {_who} may be at any location,", In("any location"))
    rule("post", f", {_who} may be at any location", In("any location"))
    rule("post", f", {_who} must be {{is_what}}", slot("is_what"))
    rule("post", f", {_who} must be {{is_what}},", slot("is_what"))
    for _tail in (",", ""):
        rule("post", f", {_who} must be {{is_what}} unless {{condition}}{_tail}", **_proviso(True, "is_what"))
        rule("post", f", {_who} must be {{is_what}} if {{condition}}{_tail}", **_proviso(False, "is_what"))
        rule("post", f", {_who} must have {{has}}{_tail}", slot("has"))
        rule("post", f", {_who} must have {{stat_is}}{_tail}", slot("stat_is"))
        rule("post", f", {_who} must have {{stat_is}} unless {{condition}}{_tail}", **_proviso(True, "stat_is"))
        rule("post", f", {_who} may be at any location unless {{condition}}{_tail}", **_proviso(True, ""))
        rule("post", f", {_who} must have {{has}} unless {{condition}}{_tail}", **_proviso(True, "has"))
        rule("post", f", {_who} must have {{has}} if {{condition}}{_tail}", **_proviso(False, "has"))
        rule("post", f", {_who} may be at any location if {{condition}}{_tail}", **_proviso(False, ""))


for _verb, _past in (
    ("move", "moved"),
    ("bow", "bowed"),
    ("destroy", "destroyed"),
    ("discard", "discarded"),
    ("straighten", "straightened"),
    ("target", "targeted"),
    ("dishonor", "dishonored"),
    ("create", "created"),
):
    rule("post", f"[that] this {_past}", Past(_verb, "this"))
    rule("post", f"[that] you {_past}", Past(_verb, "this"))
    rule("adj", f"{_past}", Past(_verb, "this"), cost=3)
rule("amount0", "its starting value", StatOf("starting_honor", You()))
rule("amount0", "{pposs} starting [Family] Honor", StatOf("starting_honor", slot("pposs")))
rule("post", "controlled by a player with {stat_is}", Whose("controller", slot("stat_is")))
rule("post", "controlled by a player who controls (a|an) {attone}", Whose("controller", Controls(ATT)))
rule(
    "post",
    "controlled by a player who controls {num} or more {attmany}",
    Whose("controller", Controls(ATTS, ">=", NUM)),
)
rule("post", "controlled by a player with {num} or more {attmany}", Whose("controller", Controls(ATTS, ">=", NUM)))
rule("post", "with your (Clan|Faction) (alignment|Alignment)", Shares("clan", You()))
rule("post", "with an element keyword", HasSome("element"))
rule("post", "with a Clan (alignment|Alignment)", HasSome("clan"))
for _d in ("Battle", "Open", "Limited", "Reaction", "Ranged Attack", "Political"):
    rule("post", f"with a [base] {_d} (ability|action)", HasAbility(_d))
    rule("has", f"a [base] {_d} (ability|action)", HasAbility(_d))
rule("post", "with no [printed] abilities", HasAbility("", False))
rule("post", "without [printed] abilities", HasAbility("", False))
rule(
    "post",
    "with (the highest|the lowest) {stat}",
    make=lambda c, v: Best(v["stat"], "lowest" in c.words()),
    take=lambda n: {"stat": n.stat} if isinstance(n, Best) else None,
)
rule(
    "post",
    "with (the highest|the lowest) {stat} {where}",
    make=lambda c, v: Best(v["stat"], "lowest" in c.words(), v["where"]),
    take=lambda n: {"stat": n.stat, "where": n.where} if isinstance(n, Best) and n.where else None,
)
rule("post", "with your clan alignment", Shares("clan", You()))
rule("post", "containing (a|an) {attone} card", With(ATT))
rule("post", "of a Personality with {stat_is}", Whose("personality", slot("stat_is")))
rule("post", "controlled by a different player", Whose("different controller", State("each")))
rule("post", "destroyed this game", Past("destroy", "game"))
rule("post", "destroyed", Past("destroy", "this"), cost=2)
rule("post", "that effect bowed", Past("bow", "this"))
rule("post", "that the action destroyed", Past("destroy", "action"))
rule("post", "you focused in this duel", In("focused", You()))
rule(
    "post",
    "with a Clan alignment but without their controller's Clan alignment",
    AllFilters((HasSome("clan"), Whose("controller clan", State("same", False)))),
)
rule("post", "and a base {stat} of {num} or (greater|more|higher)", StatIs(STAT, ">=", NUM, True))
rule("post", "and a {stat} of {num} or (greater|more|higher)", StatIs(STAT, ">=", NUM))
rule("post", ", who must be the only Personality in (his|your) army,", State("alone"))
rule("post", ", who must be the only Personality in (his|your) army", State("alone"))
rule("post", "{where} or {b:where}", Either((slot("where"), slot("b"))), cost=1)
rule("post", "with the base {kwname} keyword", HasKeyword(slot("kwname"), base=True))
rule("post", "with the printed {kwname} keyword", HasKeyword(slot("kwname"), base=True))
rule(
    "post",
    "{psubj} controls",
    make=lambda c, v: Mark("whose", "his", v["psubj"], c.words()),
    take=lambda n: None,
    cost=2,
)
rule("post", "you chose", Past("choose", "this"))
rule(
    "post",
    "belonging to {rposs} controller",
    make=lambda c, v: Mark("whose", "his", Controller(v["rposs"]), c.words()),
    take=lambda n: None,
)
rule("post", "and in your discard piles", In("play or discard", You()))
rule("post", "who do not share a Clan (alignment|Alignment)", Alike("clan", False))
rule("post", "that do not share a Clan (alignment|Alignment)", Alike("clan", False))
rule("post", "with Clan (alignments|Alignments)", HasSome("clan"))
rule("post", "with {stat_is}, {b:stat_is}, and {c:stat_is}", AllFilters((slot("stat_is"), slot("b"), slot("c"))))
rule("post", "with {stat_is} or with {has}", Either((slot("stat_is"), slot("has"))))
rule("post", "with {stat_is} or without {attmany}", Either((slot("stat_is"), With(ATTS, "=", ZERO))))
rule("post", "with {has} or with {b:has}", Either((slot("has"), slot("b"))))
rule("post", "without the {kwname} keyword", HasKeyword(slot("kwname"), False))
rule("post", "without his controller's Clan alignment", Whose("controller clan", State("same", False)))
rule(
    "post", "in {rposs} current army", make=lambda c, v: _in_army(c, v["rposs"]), take=lambda n: _take_army(n, "rposs")
)
rule(
    "post",
    "opposing (one|any) of your {npmany0}",
    make=lambda c, v: Opposing(_all_yours(v)),
    take=lambda n: {"npmany0": n.what} if isinstance(n, Opposing) else None,
)
rule("post", "the enemy leader owns", Mark("whose", "enemy leader", None, "the enemy leader owns"))
rule("post", "still in play", In("play"))
rule("post", "now in {robj}", In("unit", ROBJ), cost=2)
rule("post", "and no {attmany}", With(ATTS, "=", ZERO))
rule("post", "with {has} and {b:stat_is}", AllFilters((slot("has"), slot("b"))))
rule("post", "with {stat_is} and {b:has}", AllFilters((slot("stat_is"), slot("b"))))
rule("post", "without {attmany} and {b:stat_is}", AllFilters((With(ATTS, "=", ZERO), slot("b"))))

rule("amount0", "the number of {tokenname} tokens on {obj}", TokensOn(slot("tokenname"), OBJ))

# --------------------------------------------------------------------------------------------- where it is

rule("where", "at the current battlefield", In("battlefield"))
rule("where", "(at this battlefield|in this battle|in the current battle)", In("battlefield"))
rule(
    "where",
    "(there|at that battlefield)",
    make=lambda c, v: _there(c),
    take=lambda n: (
        {}
        if isinstance(n, In) and n.relation == "battlefield" and n.form in ("", "there", "at that battlefield")
        else None
    ),
)
rule("where", "not at (the current|this) battlefield", In("battlefield", None, False))
rule("where", "at any location", In("any location"))
rule("where", "at any battlefield", In("any battlefield"))
rule("where", "at {poss} battlefield", make=lambda c, v: _at_battlefield(c, v), take=lambda n: _take_battlefield(n))


def _at_battlefield(context: Context, values: Values) -> In:
    """`After a battle ends, if Kado is at its battlefield`: the battle's, not his own."""
    whose = values["poss"]
    if context.subject is not None and whose == context.subject and getattr(whose, "words", "") == "its":
        return In("battlefield", form="=at its battlefield")
    return In("battlefield", whose)


def _take_battlefield(node: Any) -> Values | None:
    return (
        {"poss": node.of} if isinstance(node, In) and node.relation == "battlefield" and node.of is not None else None
    )


rule("where", "at {poss} location", In("location", POSS))
rule("where", "at this location", In("location", Ref("this")))
rule(
    "where",
    "at the same location",
    make=lambda c, v: In("location", _last_card(c)),
    take=lambda n: {} if isinstance(n, In) and n.form == "at the same location" else None,
)
rule(
    "where",
    "in the same army",
    make=lambda c, v: In("army", _last_card(c)),
    take=lambda n: {} if isinstance(n, In) and n.form == "in the same army" else None,
)


def _in_army(context: Context, whose: Any) -> In:
    """`The enemy leader destroys a Personality in his army`: his is the player's who does it."""
    if context.doer is not None and isinstance(whose, Ref) and whose.words in ("his", "her"):
        return In("army", replace(context.doer, form="=" + whose.words))
    return In("army", whose)


def _take_army(node: Any, name: str) -> dict[str, Any] | None:
    return {name: node.of} if isinstance(node, In) and node.relation == "army" and node.of is not None else None


rule("where", "in your [current] army", In("army", You()))
for _at in ("", " at this battlefield", " at the current battlefield", " there"):
    rule("where", f"on your side{_at}", In("army", You()))
    rule("where", f"on the enemy side{_at}", In("enemy army"))
    rule("where", f"on the attacking side{_at}", In("attacking army"))
    rule("where", f"on the defending side{_at}", In("defending army"))
rule("where", "in the attacking army", In("attacking army"))
rule("where", "in the defending army", In("defending army"))
rule("where", "in an attacking army", In("attacking army"))
rule("where", "in a defending army", In("defending army"))
rule("where", "in and out of play", In("and out of play"))
rule("where", "not there", In("battlefield", None, False))
rule("where", "attacking (you|one of your provinces)", In("attacking you"))
rule("where", "in this army", In("army", Ref("this")))
rule("where", "in {poss} army", make=lambda c, v: _in_army(c, v["poss"]), take=lambda n: _take_army(n, "poss"))
rule("where", "in the [current] enemy army", In("enemy army"))
rule("where", "in this unit", In("unit", Ref("this")))
rule("where", "in {poss} unit", In("unit", POSS))
rule("where", "in {target}", In("unit", slot("target")), cost=3)
rule(
    "where",
    "in {robj}",
    make=lambda c, v: In(_inside(c, v["robj"]), v["robj"]),
    take=lambda n: {"robj": n.of} if isinstance(n, In) else None,
    cost=3,
)
for _in in ("in", "from"):
    for _words in (
        "the current battlefield's province",
        "this battlefield's province",
        "the current province",
        "this province",
    ):
        rule(
            "post",
            f"{_in} {_words}",
            make=lambda c, v: Mark("zone", "province", None, c.words(), "", In("province", Ref("province"))),
            take=lambda n: None,
        )
    for _words in ("that province", "the province"):
        rule(
            "post",
            f"{_in} {_words}",
            make=lambda c, v: Mark("zone", "province", None, c.words(), "", In("province", _the_province(c))),
            take=lambda n: None,
        )
rule("where", "in a unit", In("any unit"))
rule(
    "where",
    "in units led by your {npmany0}",
    make=lambda c, v: In("unit led by", _all_yours(v)),
    take=lambda n: {"npmany0": n.of} if isinstance(n, In) else None,
)
rule("where", "from play", In("play"))
rule("where", "in your home", In("home", You()))
rule("where", "(at home|home)", In("home"))
rule("where", "in {pposs} home", In("home", slot("pposs")), cost=1)
rule("where", "in a player's home", In("home"))  # any player's: nobody is chosen
rule("where", "in another player's home", In("home", Each(Noun(("player",), whose="other"))))
rule("where", "in play", In("play"))
rule("where", "in (a|an) army with another {attone}", In("army with another", ATT))
rule("where", "in (a|an) army with (a|an) {attone}", In("army with", ATT))
rule("where", "in (an enemy unit|enemy units)", In("enemy unit"))
rule("where", "in provinces", In("province"))
rule("where", "in play or in {pposs} discard pile", In("play or discard", slot("pposs")))
rule("where", "in play and in any discard piles", In("play or discard"))
rule("where", "in play and in your discard piles", In("play or discard", You()))
rule("where", "in play and in discard piles", In("play or discard"))
rule("where", "at {poss} battlefields", In("battlefield", POSS))
rule("where", "at (a battlefield|battlefields)", In("any battlefield"))
rule("where", "in (a|an) army", In("any army"))
rule("where", "at each location", In("any location"))
rule("where", "in {poss} provinces", In("province", POSS), cost=2)
rule("where", "at {target}", In("battlefield", slot("target")), cost=3)
rule("where", "at {robj}", In("battlefield", ROBJ), cost=3)


def _inside(context: Context, what: Node) -> str:
    """Whether `in it` is in a province, an army or a unit."""
    for each in context.mentions:
        if each.ref == what and each.noun.kinds in (("province",), ("army",)):
            return each.noun.kinds[0]
    return "unit"


def _the_province(context: Context) -> Node:
    found = context.definite(Noun(("province",)), "the province")
    return found if found is not None else Ref("province")


def _all_yours(values: Values) -> Any:
    return replace(values["npmany0"], whose="your")


def _last_card(context: Context) -> Node:
    """The card that was mentioned last, else this one."""
    for each in reversed(context.mentions):
        if isinstance(each.ref, Ref) and not set(each.noun.kinds) & {"player", "province", "battlefield", "action"}:
            return each.ref
    return Ref("this")


def _there(context: Context) -> Node:
    for each in reversed(context.mentions):
        if set(each.noun.kinds) <= {"battlefield", "province"} and isinstance(each.ref, Ref):
            if each.ref.to == "battlefield":
                return In("battlefield")
            return In("battlefield", each.ref)
    return In("battlefield")


def _control(words: str, whose: str) -> None:
    rule("post", words, Mark("whose", whose, None, words))


_control("you control", "your")
_control("you own", "owned")
_control("another player controls", "other")
_control("not controlled by you", "other")
_control("controlled by other players", "other")
_control("controlled by another player", "other")
_control("controlled by the enemy leader", "enemy leader")
_control("you own and control", "your own")
_control("you do not control", "other")
_control("you did not control", "other")
rule("post", "owned by (another player|other players)", State("owned", False))
rule(
    "post",
    "[,] such that each of (the five|them) has an element keyword the others do not",
    make=lambda c, v: Alike("own element", True, Ref("bearer")),
    take=lambda n: {} if n == Alike("own element", True, Ref("bearer")) else None,
)
rule("post", "it attached", Past("attach", "action"))

_ZONES = (
    ("hand", "hand"),
    ("discard pile", "discard"),
    ("hand or discard pile", "hand or discard"),
    ("discard pile or hand", "hand or discard"),
    ("discard piles", "discard"),
    ("Fate discard pile", "fate discard"),
    ("Dynasty discard pile", "dynasty discard"),
    ("Fate deck", "fate deck"),
    ("Dynasty deck", "dynasty deck"),
    ("provinces", "province"),
    ("province", "province"),
    ("focus pool", "focus pool"),
)
for _words, _zone in _ZONES:
    for _in in ("in", "from"):
        rule(
            "post",
            f"{_in} your {_words}",
            make=lambda c, v, z=_zone: Mark("zone", z, None, c.words(), "your"),
            take=lambda n: None,
        )
        for _any in ("a", "any", "another player's", "any player's", "other players'", "all players'"):
            whose = "other" if "other" in _any else ""
            rule(
                "post",
                f"{_in} {_any} {_words}",
                make=lambda c, v, z=_zone, w=whose: Mark("zone", z, None, c.words(), w),
                take=lambda n: None,
            )
        rule(
            "post",
            f"{_in} {{pposs}} {_words}",
            make=lambda c, v, z=_zone: Mark("zone", z, v["pposs"], c.words()),
            take=lambda n: None,
            cost=1,
        )
for _in in ("in", "from"):
    rule(
        "post",
        f"{_in} one of your provinces",
        make=lambda c, v: Mark("zone", "province", None, c.words(), "your"),
        take=lambda n: None,
    )
    rule(
        "post",
        f"{_in} any discard piles",
        make=lambda c, v: Mark("zone", "discard", None, c.words()),
        take=lambda n: None,
    )
    rule(
        "post", f"{_in} discard piles", make=lambda c, v: Mark("zone", "discard", None, c.words()), take=lambda n: None
    )
    for _pile in ("a discard pile", "any discard pile"):
        rule(
            "post",
            f"({_in} {_pile} or in play|in play or {_in} {_pile})",
            make=lambda c, v: Mark("zone", "play or discard", None, c.words()),
            take=lambda n: None,
        )

# --------------------------------------------------------------------- what it is, after `is` or `are`

rule("is_what", "{simpleadj}")
rule("is_what", "{simpleadj} or {simpleadj2}", Either((slot("simpleadj"), slot("simpleadj2"))))
rule(
    "is_what",
    "{simpleadj}, {simpleadj2}, or {simpleadj3}",
    Either((slot("simpleadj"), slot("simpleadj2"), slot("simpleadj3"))),
)
rule("is_what", "{simpleadj} or (a|an) {headone}", Either((slot("simpleadj"), slot("headone"))))
rule(
    "is_what",
    "{simpleadj}, {simpleadj2}, {simpleadj3}, or {simpleadj4}",
    Either((slot("simpleadj"), slot("simpleadj2"), slot("simpleadj3"), slot("simpleadj4"))),
)
rule("is_what", "either {is_what} or {b:is_what}", Either((slot("is_what"), slot("b"))))
rule("is_what", "controlled by another player", State("yours", False))
rule("is_what", "yours", State("yours"))
rule("is_what", "(a|an) {attone} or (a|an) {b:attone}", Either((Fits(ATT), Fits(slot("b")))), cost=1)
rule("is_what", "{simpleadj} and {simpleadj2}", AllFilters((slot("simpleadj"), slot("simpleadj2"))))
for _state, _words in (
    ("attacking", "attacking"),
    ("defending", "defending"),
    ("home", "[at] home"),
):
    rule("is_what", _words, State(_state))
rule(
    "is_what",
    "not {simpleadj}",
    make=lambda c, v: denied(c, v["simpleadj"]),
    take=lambda n: {"simpleadj": undenied(n)} if undenied(n) is not None else None,
)
rule("is_what", "(a|an) {headone}")
rule(
    "is_what",
    "not (a|an) {headone}",
    make=lambda c, v: denied(c, v["headone"]),
    take=lambda n: {"headone": undenied(n)} if undenied(n) is not None else None,
)
rule("is_what", "{headmany}", cost=1)
rule("is_what", "{npmany0}", make=lambda c, v: Fits(v["npmany0"]), take=lambda n: _take_fits(n), cost=3)
rule("is_what", "{where}")
rule("is_what", "in play {where}", slot("where"))
rule("is_what", "attached to {robj}", In("attached", ROBJ))
rule("is_what", "attached to (a|an) {attone}", In("attached", ATT))
rule("is_what", "opposing {robj}", Opposing(ROBJ))
rule("is_what", "opposing (a|an) {attone}", Opposing(ATT))
rule("is_what", "in your hand", In("hand", You()))
rule("is_what", "in your discard pile", In("discard", You()))
rule("is_what", "in your hand or discard pile", Either((In("hand", You()), In("discard", You()))))
rule("is_what", "in (a|an) army", In("any army"))
for _duel in ("a duel", "the duel", "this duel"):
    rule("is_what", f"in {_duel}", State("duelling"))
    rule("post", f"in {_duel}", State("duelling"))
rule("is_what", "(a|an) {npone0}", Fits(slot("npone0")), cost=2)


def _take_fits(node: Any) -> Values | None:
    return {"npmany0": node.noun} if isinstance(node, Fits) and node.noun.plural else None


def denied(context: Context, node: Any) -> Any:
    """That it is not so; of several things, that it is none of them. Nothing is denied twice."""
    if " not " in f" {node.form} ":
        return context.fail(context.words())
    if hasattr(node, "positive"):
        return replace(node, positive=not node.positive, form=f"{context.rule_form}|{node.form}")
    return NoneOf((node,), form=context.rule_form)


def undenied(node: Any) -> Any:
    """What is denied, or None if nothing is."""
    if isinstance(node, NoneOf):
        return node.filters[0]
    return replace(node, positive=True) if getattr(node, "positive", True) is False else None
