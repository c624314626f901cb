"""What stands after a noun: `with 3 or more Force`, `without attachments`, `opposing him`, `in your discard pile`.

Also amounts, because comparisons need them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.lists import listed
from rokugan.cards.grammar.nouns import Mark
from rokugan.cards.grammar.places import _all_yours, _in_army, _take_army
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, slot
from rokugan.program import (
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
    Exists,
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
    StatOf,
    Sum,
    Times,
    Titled,
    TokensOn,
    TotalOf,
    Whose,
    With,
    You,
)

page = Page()
rule, words = page.rule, page.words

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
words(
    "stat_kind",
    {
        **dict.fromkeys(("base", "printed", "own base", "own printed"), "base"),
        **dict.fromkeys(("total", "combined"), "total"),
        **dict.fromkeys(("own", "current"), "current"),
    },
)
words("extreme", {"highest": False, "greatest": False, "lowest": True, "least": True})
words("among", dict.fromkeys(("among", "of", "of all", "among all", "in", "on"), "among"))
words("factor", {"twice": 2, "double": 2, "three times": 3, "triple": 3})
words("rounded", {", rounded down": False, "rounded down": False, ", rounded up": True, "rounded up": True})
words(
    "different",
    {
        **dict.fromkeys(("element keywords", "elements"), "element"),
        **dict.fromkeys(("Clan alignments", "Clans"), "clan"),
        "Tribe keywords": "tribe",
        "titles": "title",
        "keywords": "keyword",
        "Focus Values": "focus_value",
    },
)


def _kind_of_stat(of: str) -> Any:
    """`his base Force`, `his total Force`."""

    def make(context: Context, values: Values) -> Node:
        kind = values.get("stat_kind", "current")
        if kind == "total":
            return TotalOf(values["stat"], values[of])
        return StatOf(values["stat"], values[of], kind == "base")

    def take(node: Any) -> Values | None:
        if not isinstance(node, (StatOf, TotalOf)):
            return None
        kind = "total" if isinstance(node, TotalOf) else "base" if node.base else "current"
        return {"stat": node.stat, "stat_kind": kind, of: node.of}

    return {"make": make, "take": take}


rule("amount0", "{poss} {stat}", StatOf(STAT, POSS))
rule("amount0", "the {stat} of {obj}", StatOf(STAT, OBJ))
rule("amount0", "{poss} {stat_kind} {stat} [stat]", **_kind_of_stat("poss"))
rule("amount0", "the {stat_kind} {stat} of {obj}", **_kind_of_stat("obj"))
_BEST = Extreme(STAT, slot("many"), slot("extreme"))
rule("amount0", "the {extreme} {stat} {among} {many}", _BEST)
rule("amount0", "the {extreme} (base|printed) {stat} {among} {many}", replace(_BEST, base=True))
rule("amount0", "the number of different {different} {among} {many}", Different(slot("different"), slot("many")))
rule("amount", "{factor} {amount0}", Times(slot("factor"), slot("amount0")))
rule("amount", "half {amount0} {rounded}", Half(slot("amount0"), slot("rounded")))
rule("amount", "{num} less than {amount0}", Difference(slot("amount0"), NUM))
rule("amount", "{num} more than {amount0}", Sum((slot("amount0"), NUM)))
rule("amount0", "{pposs} (Family Honor|Honor)", StatOf("family_honor", slot("pposs")))
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
rule("amount", "{amount0} minus {num}", Difference(slot("amount0"), NUM))
rule("amount", "{amount0} or {num}, whichever is (lower|less)", Capped(slot("amount0"), NUM))
rule("amount", "{amount0} or {num}, whichever is (higher|greater)", Capped(slot("amount0"), NUM, True))
rule("amount", "{amount0}, up to {num}", Capped(slot("amount0"), NUM))
rule("amount", "{amount0}, plus {num} if {condition}", Sum((slot("amount0"), Conditional(slot("condition"), NUM))))
rule("amount", "{amount0}, plus {b:amount0}", Sum((slot("amount0"), slot("b"))))
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
rule("amount0", "the amount of Force {rsubj} lost", AmountOf("force lost", slot("rsubj")))
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

# What it has, one by one: `3 or more Force`, `a Weapon`, `no Followers`, `the Shadowlands keyword`.
rule("has", "the {kwname} keyword", HasKeyword(slot("kwname")))
rule("has", "the (base|printed) {kwname} keyword", HasKeyword(slot("kwname"), base=True))
rule("quality0", "{stat_is}")
rule("quality0", "{has}")
listed(page, "quality", "quality0", cost=1)
words("with", dict.fromkeys(("with", "and with", ", with", ", each with", ", and with", "each with"), "with"))
words("without", dict.fromkeys(("without", "and without", ", without", ", and without", "each without"), "without"))
words("joint", dict.fromkeys(("and", ",", ", and", ", each"), "and"))
WITHOUT, WITHOUT_ONE = With(ATTS, "=", ZERO), With(ATT, "=", ZERO)
rule("post", "{with} {quality}", slot("quality"))
rule("post", "{without} {attmany}", WITHOUT)
rule("post", "{without} {attmany} attached", WITHOUT)
rule("post", "{without} (a|an) {attone}", WITHOUT_ONE)
rule("post", "{without} {attmany} and {b:quality0}", AllFilters((WITHOUT, slot("b"))))
rule("post", "with {quality0} or with {b:quality0}", Either((slot("quality0"), slot("b"))))
rule("post", "with {quality0} or without {attmany}", Either((slot("quality0"), WITHOUT)))
rule("post", "without {attmany} or with {quality0}", Either((WITHOUT, slot("quality0"))))

# What else it is: by itself, or joined to what was said before.
rule("post0", "opposing {robj}", Opposing(ROBJ))
rule("post0", "opposed by {robj}", Opposing(ROBJ), cost=1)
rule("post0", "opposing {npone0o}", Opposing(slot("npone0o")))
rule("post0", "{where}")
words("attached", dict.fromkeys(("attached to", "now attached to", "currently attached to"), "attached"))
rule("post0", "{attached} {robj}", In("attached", ROBJ))
rule("post0", "attached to {target}", In("attached", slot("target")), cost=1)
rule("post0", "on {robj}", In("attached", ROBJ), cost=2)
rule("post0", "attached to (a|an) {attone}", In("attached", ATT))
rule("post0", "(attached to|on) (a|an) {npone0}", In("attached", slot("npone0")), cost=3)
rule(
    "post0",
    "attached to your {npone0}",
    make=lambda c, v: In("attached", replace(v["npone0"], whose="your")),
    take=lambda n: (
        {"npone0": replace(n.of, whose="")}
        if isinstance(n, In) and n.relation == "attached" and isinstance(n.of, Noun) and n.of.whose == "your"
        else None
    ),
    cost=3,
)
rule("post0", "{rsubj} (opposes|oppose)", Opposing(slot("rsubj")))
rule(
    "post0",
    "(attached to|on) (one|any) of your {npmany0}",
    make=lambda c, v: In("attached", _all_yours(v)),
    take=lambda n: {"npmany0": n.of} if isinstance(n, In) and n.relation == "attached" else None,
    cost=1,
)
rule(
    "post0",
    "(attached to|on) (another player's|an enemy) {npone0}",
    make=lambda c, v: In("attached", replace(v["npone0"], whose="enemy" if "enemy" in c.rule_form else "other")),
    take=lambda n: (
        {"npone0": replace(n.of, whose="")}
        if isinstance(n, In) and isinstance(n.of, Noun) and n.of.whose == ("enemy" if "enemy" in n.form else "other")
        else None
    ),
)
rule("post0", "other than {robj}", OtherThan(ROBJ))
rule("post0", "{rsubj} has", In("attached", slot("rsubj")), cost=1)
rule("post0", "(titled|named) {title}", Titled(slot("title")))
words(
    "part",
    {
        "unit": "unit",
        "Personality": "personality",
        "controller": "controller",
        "units": "unit",
        "Personalities": "personality",
    },
)
words("having", dict.fromkeys(("has", "have", "now has", "still has", "then has", "now have"), "has"))
rule("post0", "whose {part} {vps}", Whose(slot("part"), slot("vps")))
rule("post", "{post0}")
rule("post", "{joint} {post0}", slot("post0"))
rule("npone0o", "(a|an) {npone0}", cost=1)

# What a choice must be, or may be: `, who must be unbowed unless you are a Lion Clan player,`.
_WHO = (", who", ", which", ", that", "; he", "; she", "; it", "; they", "who", "which")
words("must_be", dict.fromkeys([f"{who} must be" for who in _WHO], "be"))
words("must_have", dict.fromkeys([f"{who} must have" for who in _WHO], "have"))
words("anywhere", dict.fromkeys([f"{who} may be at any location" for who in _WHO], "anywhere"))
for _tail in ("", ","):
    rule("post", f"{{anywhere}}{_tail}", In("any location"))
    rule("post", f"{{must_be}} {{is_what}}{_tail}", slot("is_what"))
    rule("post", f"{{must_have}} {{quality}}{_tail}", slot("quality"))
    for _unless in ("unless", "if"):
        for _template, _asked in (
            ("{must_be} {is_what}", "is_what"),
            ("{must_have} {quality}", "quality"),
            ("{anywhere}", ""),
        ):
            rule("post", f"{_template} {_unless} {{condition}}{_tail}", **_proviso(_unless == "unless", _asked))


_verb: Any
for _verb, _past in (
    ("move", "moved"),
    ("bow", "bowed"),
    ("destroy", "destroyed"),
    ("discard", "discarded"),
    ("straighten", "straightened"),
    ("target", "targeted"),
    ("create", "created"),
):
    rule("adj", f"{_past}", Past(_verb, "this"), cost=3)
rule("adj", "dishonored", State("dishonorable"), cost=3)
rule("amount0", "its starting value", StatOf("starting_honor", You()))
rule("amount0", "{pposs} starting [Family] Honor", StatOf("starting_honor", slot("pposs")))
rule("has", "your (Clan|Faction|clan) (alignment|Alignment)", Shares("clan", You()))
rule("has", "an element keyword", HasSome("element"))
rule("has", "a Clan (alignment|Alignment)", HasSome("clan"))
rule("has", "Clan (alignments|Alignments)", HasSome("clan"))
_ability: Any
for _ability in ("Battle", "Open", "Limited", "Reaction", "Ranged Attack"):
    rule("has", f"(a|an) {_ability} (ability|action)", HasAbility(_ability.lower()))
    rule("has", f"a (base|printed) {_ability} (ability|action)", HasAbility(_ability.lower(), base=True))
rule("has", "a Political (ability|action)", HasAbility(keyword="Political"))
rule("has", "a (base|printed) Political (ability|action)", HasAbility(keyword="Political", base=True))
for _no, _category in (("no", "has"), ("without", "post")):
    rule(_category, f"{_no} abilities", HasAbility(positive=False))
    rule(_category, f"{_no} (base|printed) abilities", HasAbility(positive=False, base=True))
_MOST = Best(STAT, slot("extreme"))
rule(
    "post", "with the {extreme} {stat}", _MOST
)  # judged among all that fit the rest: of one thing alone it says nothing
rule("post", "with the {extreme} {stat} {where}", replace(_MOST, where=slot("where")))
rule("post", "containing (a|an) {attone} card", With(ATT))
rule("post", "of a Personality with {stat_is}", Whose("personality", slot("stat_is")))
rule("post", "controlled by a player {who} {vps}", Whose("controller", slot("vps")))
rule("post", "controlled by a player with {stat_is}", Whose("controller", slot("stat_is")))
rule(
    "post",
    "controlled by a player with {several}",
    make=lambda c, v: _player_with(c, v),
    take=lambda n: _take_player_with(n),
    cost=1,
)


def _player_with(context: Context, values: Values) -> Node:
    several = values["several"]
    form = f"{context.rule_form}|{several.form}"
    return Whose("controller", Controls(several.noun, several.op, several.number), form=form)


def _take_player_with(node: Any) -> Values | None:
    if not isinstance(node, Whose) or node.part != "controller" or not isinstance(node.filter, Controls):
        return None
    held = node.filter
    return {"several": Exists(held.noun, held.op, held.number, form=node.form)}


rule("post", "controlled by a different player", Whose("different controller", State("each")))
rule("post", "destroyed this game", Past("destroy", "game"))
rule("post", "destroyed", Past("destroy", "this"), cost=2)
words(
    "by_whom",
    {
        **dict.fromkeys(("this", "that this", "you", "that you", "which this", "whom this"), "this"),
        **dict.fromkeys(("that the action", "the action", "that action", "that that action", "that effect"), "action"),
    },
)
rule("post", "{by_whom} {participle}", Past(slot("participle"), slot("by_whom")))
rule(
    "post",
    "you focused in this duel",
    make=lambda c, v: Mark("zone", "focused", None, c.words(), "your"),
    take=lambda n: None,
)
rule(
    "post",
    "with a Clan alignment but without their controller's Clan alignment",
    AllFilters((HasSome("clan"), Whose("controller clan", State("same", False)))),
)
rule("post", ", who must be the only Personality in (his|your) army,", State("alone"))
rule("post", ", who must be the only Personality in (his|your) army", State("alone"))
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
rule("post0", "{where} or {b:where}", Either((slot("where"), slot("b"))), cost=1)
rule("post", "and in your discard piles", In("play or discard", You()))
rule(
    "post",
    "[,] such that each of (the five|them) has an element keyword the others do not",
    make=lambda c, v: Alike("own element", True, Ref("bearer")),
    take=lambda n: {} if n == Alike("own element", True, Ref("bearer")) else None,
)
rule("post", "who do not share a Clan (alignment|Alignment)", Alike("clan", False))
rule("post", "that do not share a Clan (alignment|Alignment)", Alike("clan", False))
rule("post", "{without} the {kwname} keyword", HasKeyword(slot("kwname"), False))
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
rule("post", "now in {robj}", In("unit", ROBJ, now=True), cost=2)

rule("amount0", "the number of {tokenname} tokens on {obj}", TokensOn(slot("tokenname"), OBJ))

# --------------------------------------------------------------------- what it is, after `is` or `are`

rule("being", "{simpleadj}")
rule("being", "(a|an) {headone}")
rule("being", "{where}", cost=1)
rule("being", "(a|an) {npone0}", Fits(slot("npone0")), cost=2)
rule("being", "in the (winning) army", State("winning"))
listed(page, "is_what", "being", cost=1)
rule("being", "controlled by another player", State("yours", False))
rule("being", "yours", State("yours"))
_state: Any
for _state, _words in (
    ("attacking", "attacking"),
    ("defending", "defending"),
):
    rule("being", _words, State(_state))
rule(
    "is_what",
    "not {simpleadj}",
    make=lambda c, v: denied(c, v["simpleadj"]),
    take=lambda n: {"simpleadj": undenied(n)} if undenied(n) is not None else None,
)
rule(
    "is_what",
    "not (a|an) {headone}",
    make=lambda c, v: denied(c, v["headone"]),
    take=lambda n: {"headone": undenied(n)} if undenied(n) is not None else None,
)
rule("is_what", "{headmany}", cost=1)
rule("is_what", "{npmany0}", make=lambda c, v: Fits(v["npmany0"]), take=lambda n: _take_fits(n), cost=3)
rule("is_what", "in play {where}", slot("where"))
rule("being", "attached to {robj}", In("attached", ROBJ))
rule("being", "attached to (a|an) {attone}", In("attached", ATT))
rule("being", "opposing {robj}", Opposing(ROBJ))
rule("being", "opposing (a|an) {attone}", Opposing(ATT))
rule("is_what", "(a|an) {attone} or (a|an) {b:attone}", Either((Fits(ATT), Fits(slot("b")))), cost=2)
for _duel in ("a duel", "the duel", "this duel"):
    rule("is_what", f"in {_duel}", State("duelling"))
    rule("post", f"in {_duel}", State("duelling"))


def _take_fits(node: Any) -> Values | None:
    return {"npmany0": node.noun} if isinstance(node, Fits) and node.noun.plural else None


def denied(context: Context, node: Any) -> Any:
    """The opposite of a filter; of an alternative, that none of its parts holds. A filter that denies is not denied again."""
    if " not " in f" {node.form} ":
        return context.fail(context.words())
    if hasattr(node, "positive"):
        return replace(node, positive=not node.positive, form=f"{context.rule_form}|{node.form}")
    return NoneOf((node,), form=context.rule_form)


def undenied(node: Any) -> Any:
    """The filter that this one denies, or None if it denies none."""
    if isinstance(node, NoneOf):
        return node.filters[0]
    return replace(node, positive=True) if getattr(node, "positive", True) is False else None
