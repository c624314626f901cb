"""Less usual ways to say things: costs with an alternative, changes with a further part, attacks whose target or strength
depends on something, conditions on what a text has chosen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.conditions import _armies, _take_armies
from rokugan.cards.grammar.durations import timed
from rokugan.cards.grammar.effects import ranged_target
from rokugan.cards.grammar.nouns import Mark
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.table import part, rule, slot, terminal
from rokugan.cards.grammar.terms import KINDS
from rokugan.cards.grammar.triggers import _another_of, _take_another
from rokugan.cards.program import (
    ActionDid,
    AllFilters,
    Allow,
    Among,
    AmountOf,
    AnyOf,
    Both,
    Bow,
    Capped,
    ChangeAmount,
    Choice,
    ChooseOne,
    Color,
    Compare,
    CompareAttack,
    Conditional,
    CountOf,
    Create,
    Destroy,
    Difference,
    Different,
    Discard,
    Dishonor,
    Each,
    Either,
    Exists,
    Firm,
    Fits,
    Forbid,
    ForEach,
    Give,
    GrantKeyword,
    GrantText,
    Happened,
    HasKeyword,
    If,
    In,
    Is,
    Later,
    May,
    Modify,
    Moment,
    Move,
    Not,
    Noun,
    Number,
    OneChange,
    Past,
    Pattern,
    PayGold,
    PutCard,
    PutToken,
    RangedAttack,
    Ref,
    SideForce,
    State,
    StatOf,
    StatThen,
    Straighten,
    Sum,
    Target,
    Times,
    Together,
    Trigger,
    With,
    You,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
OBJ, SUBJ, POSS, NUM, STAT, AMOUNT, COND, PLAYER, THING, ACTION, B, E, F, A = (
    slot(name)
    for name in (
        "obj",
        "subj",
        "poss",
        "num",
        "stat",
        "amount",
        "condition",
        "psubj",
        "event_thing",
        "action",
        "b",
        "effect1",
        "f",
        "effect0",
    )
)
RSUBJ, ROBJ = slot("rsubj"), slot("robj")

# ---------------------------------------------------------------------------------- one way or another

rule("cost", "{effect0}, or {b:effect0} if {condition}", If(COND, (ChooseOne(((A,), (B,))),), (A,)))
rule("cost", "{effect0} unless {condition}", If(Not(COND), (A,)))
rule("effect0", "pay {poss} {stat}", PayGold(StatOf(STAT, POSS)), cost=1)
rule(
    "sentence0",
    "{effect1}; if {condition}[,] you may instead {f:effect0}",
    If(COND, (ChooseOne(((E,), (F,))),), (E,)),
)
rule(
    "effect0",
    "move {obj} to {poss} location or {b:obj} to {c:poss} location",
    ChooseOne(((Move(OBJ, "location", POSS),), (Move(B, "location", slot("c")),))),
)
rule("effect0", "remove from the game {obj}", PutCard(OBJ, "removed"))

# --------------------------------------------------------------------------------- changes with more parts

rule(
    "give0",
    "add {num}, or {amount}, to {poss} {stat}, whichever is lower",
    Give(POSS, (Modify(STAT, Capped(AMOUNT, NUM)),)),
)
rule("amount0", "your current Family Honor", StatOf("family_honor", You()))
rule("amount0", "{poss} entering play Honor loss", StatOf("entry_loss", POSS))
rule("change", "both {kwname}", GrantKeyword(slot("kwname")), cost=2)
rule(
    "effect0",
    "{subj} (gain|gains) (a|an) {tokenname} token and permanently (gain|gains) {changes}",
    make=lambda c, v: Together((PutToken(v["subj"], v["tokenname"]), Give(v["subj"], v["changes"], "permanent"))),
    take=lambda n: (
        {"subj": n.effects[0].what, "tokenname": n.effects[0].name, "changes": n.effects[1].changes}
        if isinstance(n, Together)
        and len(n.effects) == 2
        and isinstance(n.effects[0], PutToken)
        and isinstance(n.effects[1], Give)
        else None
    ),
)
for _lasts in ("until the end of the game", "for the rest of the game"):
    rule(
        "sentence0",
        f"{_lasts}, whenever {{subj}} produces Gold, it produces {{num}} additional Gold",
        Give(SUBJ, (Modify("gold_production", NUM),), "permanent"),
    )


def _to_each(context: Context, values: Values) -> Any:
    """`Each player who controls a Farm gains +2 strength to each of his provinces.`"""
    player = values["psubj"]
    if not isinstance(player, Each):
        return context.fail(context.words())
    noun = replace(values["npmany"], whose="his", owner=Ref("each"))
    until = "permanent" if "permanently" in context.rule_form else ""
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

# -------------------------------------------------------------------------------------------- what he has

for _one, _many, _kind in KINDS:
    if _kind in ("follower", "item", "spell", "attachment"):
        rule("vp", f"has only one {_one} or no {_many}", With(Noun((_kind,)), "<=", Number(1)))
rule("has", "{attmany} attached", With(slot("attmany")), cost=1)
rule(
    "has",
    "the base {kwname} or {b:kwname} keyword",
    Either((HasKeyword(slot("kwname"), base=True), HasKeyword(B, base=True))),
)
rule("where", "in the unit of (a|an) {npone0}", In("unit led by", slot("npone0")))
# ---------------------------------------------------------------------------------------------- conditions

rule("condition", "{cond0} at that time")
for _words, _op in (("more", "<="), ("fewer", ">=")):
    rule(
        "cond0",
        f"{{army}} does not have {_words} {{npmany0}} than {{b:army}}",
        make=lambda c, v, op=_op: _armies(v, op),
        take=lambda n: _take_armies(n),
    )
_PHASES = ("Action", "Attack", "Dynasty", "Events", "End", "Straighten")
for _phase in _PHASES:
    _moment = Moment(f"{_phase.lower()} phase")
    if _phase != "Action":
        rule("cond0", f"it is not the {_phase} Phase", Not(_moment))
    for _second in _PHASES:
        if _second != _phase:
            rule(
                "cond0",
                f"it is not the {_phase} Phase or {_second} Phase",
                Not(AnyOf((_moment, Moment(f"{_second.lower()} phase")))),
            )
rule("cond0", "{rsubj} is no longer a legal target for the action", Is(RSUBJ, (State("legal", False),)))
rule("cond0", "{rsubj} does not gain {kwname}", Is(RSUBJ, (HasKeyword(slot("kwname"), False),)))
for _period, _name in (("this turn", "turn"), ("this battle", "battle"), ("this game", "game")):
    rule("cond0", f"{{action}} has targeted {{robj}} {_period}", Happened(Pattern("target", ROBJ, ACTION), _name))
    rule(
        "cond0",
        f"{{action}} has targeted the current battlefield or its province {_period}",
        Happened(Pattern("target", Ref("province"), ACTION), _name),
    )
rule(
    "cond0",
    "any target of the Ranged Attack is still in play",
    Exists(Noun(("card",), (Among(Ref("ranged attack")), In("play")), form="-")),
)
rule(
    "cond0",
    "all {num} of the discarded cards have different Focus Values",
    Compare(Different("focus_value", Ref("discarded")), "=", NUM),
)

# --------------------------------------------------------------------------------- what the text has targeted


def _of_targets(context: Context, values: Values) -> Any:
    """`each opposing target with 0 Force`: those of the targets that are so."""
    for each in reversed(context.mentions):
        if each.plural and each.targeted and isinstance(each.ref, Ref):
            filters = tuple(part for part in values["post"] if not isinstance(part, Mark))
            if len(filters) != len(values["post"]):
                break
            return Each(Noun(("card",), (Among(each.ref), *filters), form="-"))
    return context.fail(context.words())


def _take_of_targets(node: Any) -> Values | None:
    if (
        isinstance(node, Each)
        and node.noun.form == "-"
        and node.noun.filters
        and isinstance(node.noun.filters[0], Among)
    ):
        return {"post": node.noun.filters[1:]}
    return None


for _words in ("each opposing target", "each target", "all targets", "each enemy target"):
    rule("all", f"{_words} {{post*}}", make=_of_targets, take=_take_of_targets, cost=5)
rule("effect1", "you may also {targeting}", May((slot("targeting"),)))

# ------------------------------------------------------------------------------------------ Ranged Attacks


def _shot(context: Context, strength: Any, must: Noun | None = None) -> Any:
    target = chosen(context, ranged_target(), implied=True)
    context.mention(Ref("ranged attack"), Noun(("ranged attack",)), implied=True)
    return RangedAttack(strength, target, must=must)


rule(
    "effect0",
    "Ranged {strength:num} Attack that must target (a|an) {npone}",
    make=lambda c, v: _shot(c, v["strength"], v["npone"]),
    take=lambda n: (
        {"strength": n.strength, "npone": n.must} if isinstance(n, RangedAttack) and n.must is not None else None
    ),
)
rule(
    "effect0",
    "Ranged {strength:num} Attack, or Ranged {b:num} Attack if {condition}",
    make=lambda c, v: _shot(c, Conditional(v["condition"], v["b"], v["strength"])),
    take=lambda n: _take_two_strengths(n),
)


def _take_two_strengths(node: Any) -> Values | None:
    if not isinstance(node, RangedAttack) or not isinstance(node.strength, Conditional):
        return None
    both = node.strength
    return {"condition": both.condition, "b": both.then, "strength": both.otherwise}


for _equal in ("whose strength equals", "equal to", "with a strength of"):
    rule(
        "effect0",
        f"[a] Ranged Attack {_equal} {{strength:amount}}",
        make=lambda c, v: _shot(c, v["strength"]),
        take=lambda n: {"strength": n.strength} if isinstance(n, RangedAttack) else None,
    )


def _shot_at_chi(context: Context, values: Values) -> Any:
    """Of a Personality the attack may be compared with another stat than Force."""
    attack = _shot(context, values["strength"])
    person = Is(Ref("slot", attack.target.slot), (Fits(Noun(("personality",))),))
    return Together((If(person, (May((CompareAttack(values["stat"]),)),)), attack))


rule(
    "effect0",
    "Ranged Attack whose strength equals {strength:amount}, and which you may compare against a Personality's {stat} instead of "
    "Force",
    make=_shot_at_chi,
    take=lambda n: (
        {"strength": n.effects[1].strength, "stat": part(n.effects[0], "effects", 0, "effects", 0, "stat")}
        if isinstance(n, Together) and isinstance(n.effects[1], RangedAttack)
        else None
    ),
)
for _to in ("to", "with", "against"):
    for _his in ("his", "its", "her"):
        for _stat, _name in (("Chi", "chi"), ("Gold Cost", "gold_cost"), ("Personal Honor", "personal_honor")):
            rule("effect0", f"compare it {_to} {_his} {_stat} instead of Force", CompareAttack(_name))

# --------------------------------------------------------------------------------------------- happenings

for _article in ("a", "an"):
    rule(
        "action",
        f"{_article} {{actadj*}} (Action card|action card) {{actpost*}}",
        make=lambda c, v: _from_strategy(c, v),
        take=lambda n: _take_from_strategy(n),
    )


def _from_strategy(context: Context, values: Values) -> Any:
    """`an Action card resolves`: an action from a Strategy."""
    source = ActionDid("from", Noun(("strategy",)))
    noun = Noun(
        ("action",),
        (*values["actadj"], source, *values["actpost"]),
        form=f"{context.rule_form}|{len(values['actadj'])}",
    )
    context.mention(Ref("action"), Noun(("action",)))
    return noun


def _take_from_strategy(node: Any) -> Values | None:
    if not isinstance(node, Noun) or not node.form.isdigit():
        return None
    size = int(node.form)
    return {"actadj": node.filters[:size], "actpost": node.filters[size + 1 :]}


rule(
    "event_thing",
    "one of your other {npmany}",
    make=lambda c, v: _another_of(c, v),
    take=lambda n: _take_another(n),
)
for _when in ("after", "before"):
    rule(
        "sentence0",
        f"{_when} the next time this turn {{pattern}} or {{b:pattern}}, {{effect1}}, then {{f:effect1}}",
        make=lambda c, v, w=_when: Later(
            Trigger(w, replace(v["pattern"], alternatives=(v["b"],))), (v["effect1"], v["f"])
        ),
        take=lambda n, w=_when: _take_either_next(n, w),
    )


def _take_either_next(node: Any, when: str) -> Values | None:
    if not isinstance(node, Later) or node.trigger.when != when or len(node.effects) != 2:
        return None
    pattern = node.trigger.pattern
    if len(pattern.alternatives) != 1:
        return None
    return {
        "pattern": replace(pattern, alternatives=()),
        "b": pattern.alternatives[0],
        "effect1": node.effects[0],
        "f": node.effects[1],
    }


# ------------------------------------------------------------------------------- gains and losses that stand

for _what, _event in (("gain", "gain honor"), ("loss", "lose honor")):
    for _this in ("this", "the"):
        rule("sentence0", f"{_this} {_what} can be negated but not reduced", Firm(_event, ("reduce",)))
        rule("sentence0", f"effects do not negate or reduce {_this} {_what}", Firm(_event, ("negate", "reduce")))
        rule(
            "sentence0",
            f"{_this} {_what} (cannot|can not|will not) be negated or reduced",
            Firm(_event, ("negate", "reduce")),
        )
for _what, _event in (("gains", "gain honor"), ("losses", "lose honor")):
    for _how, _verb in (("subtract", "reduce"), ("add", "increase")):
        timed(
            f"{{duration}}, {_verb} Honor {_what} from {{actions}} by {{num}}",
            Later(
                Trigger("before", Pattern(_event, None, slot("actions"))),
                (ChangeAmount(_how, NUM),),
                False,
                slot("duration"),
            ),
        )
rule(
    "effect0",
    "{subj} is branded as a coward and is dishonored",
    make=lambda c, v: Together((Color("he is branded as a coward"), Dishonor(v["subj"]))),
    take=lambda n: (
        {"subj": n.effects[1].what}
        if isinstance(n, Together) and isinstance(n.effects[0], Color) and isinstance(n.effects[1], Dishonor)
        else None
    ),
)
rule("effect0", "straighten any cards that performed the action", Straighten(Ref("action performer")))
for _cannot in ("cannot", "can not", "may not"):
    rule(
        "effect0",
        f"you {_cannot} win an Honor Victory this game",
        Give(You(), (Forbid("may not", "honor victory"),), "permanent"),
    )

rule("change", "the traits[,] {quoted}[,] and {b:quoted}", OneChange((GrantText(slot("quoted")), GrantText(B)), True))
rule("change", "the (ability|trait): {quoted}", GrantText(slot("quoted")))

# ---------------------------------------------------------------------------------------------- creating


def _read_kind(chart: Any, at: int) -> list[tuple[int, Any]]:
    """`Cavalry, Samurai, Spirit Personality`: keywords and a kind, without stats."""
    keywords: list[str] = []
    end = at
    while end < len(chart.tokens) and end < at + 12:
        token = chart.tokens[end]
        if token.word in ("personality", "follower", "item"):
            return [(end + 1, (token.word, tuple(keywords), " ".join(t.text for t in chart.tokens[at : end + 1])))]
        if token.word in (",", "•"):
            end += 1
            continue
        words = chart.read("kwone", end)
        if not words:
            break
        longest = max(words, key=lambda each: each.end)
        keywords.append(longest.parts[1].keyword)
        end = longest.end
    return []


terminal(
    "createdkind",
    "#name",
    _read_kind,
    lambda context, value: value,
    lambda value: value[2].split() if isinstance(value, tuple) and len(value) == 3 else None,
)
_FOUR = ("stat", "s2", "s3", "s4")


def _likeness(context: Context, values: Values) -> Any:
    """A card created with the base stats of another."""
    kind, keywords, words = values["createdkind"]
    stats = tuple((values[name], StatOf(values[name], values["obj"], True)) for name in _FOUR if name in values)
    context.mention(Ref("created"), Noun((kind,)))
    return Create(kind, stats, keywords, form=f"{context.rule_form}|{words}")


def _take_likeness(node: Any) -> Values | None:
    if not isinstance(node, Create) or not node.stats or not isinstance(node.stats[0][1], StatOf):
        return None
    values: Values = {"createdkind": (node.kind, node.keywords, node.form), "obj": node.stats[0][1].of}
    for name, (stat, _) in zip(_FOUR, node.stats, strict=False):
        values[name] = stat
    return values


# A created card enters play without payment, so that a waived cost changes nothing.
for _waiving in ("", ", waiving its Gold cost", ", waiving his Gold cost", ", waiving the Samurai's Gold cost"):
    for _stats in (
        "{stat} and {s2:stat}",
        "{stat}, {s2:stat}, and {s3:stat}",
        "{stat}, {s2:stat}, {s3:stat}, and {s4:stat}",
    ):
        rule(
            "effect0",
            f"create (a|an) {{createdkind}} whose base {_stats} are those of {{obj}}{_waiving}",
            make=_likeness,
            take=_take_likeness,
        )
for _there in (" at the current battlefield", " in your home", ""):
    rule(
        "effect0",
        f"create a number of {{createdmany}}{_there} equal to {{amount}}",
        make=lambda c, v, at=_there: _so_many(c, v, at),
        take=lambda n, at=_there: _take_so_many(n, at),
    )


def _so_many(context: Context, values: Values, there: str) -> Any:
    kind, stats, keywords, words = values["createdmany"]
    context.mention(Ref("created"), Noun((kind,)), plural=True)
    at = "battlefield" if "battlefield" in there else ""
    return Create(kind, stats, keywords, number=values["amount"], at=at, form=f"{context.rule_form}|{words}")


def _take_so_many(node: Any, there: str) -> Values | None:
    if not isinstance(node, Create) or (node.at == "battlefield") != ("battlefield" in there):
        return None
    return {"createdmany": (node.kind, node.stats, node.keywords, node.form), "amount": node.number}


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

# ------------------------------------------------------------------------ what was so in a duel or a battle

for _words, _op in (("less", "<"), ("lower", "<"), ("more", ">"), ("higher", ">")):
    for _then in ("before the first opportunity to focus or strike", "when the duel began"):
        for _stat, _name in (("Chi", "chi"), ("Force", "force"), ("Personal Honor", "personal_honor")):
            rule(
                "cond0",
                f"{{rsubj}} had {_words} {_stat} than {{robj}} {_then}",
                Compare(StatThen(_name, RSUBJ), _op, StatThen(_name, ROBJ)),
            )
rule(
    "cond0",
    "{rsubj} was at the battlefield in resolution and its side's total Force was not greater than twice the opposing side's",
    Both(
        (
            Is(RSUBJ, (Past("be there", "resolution"),)),
            Compare(SideForce(RSUBJ), "<=", Times(2, SideForce(RSUBJ, True))),
        )
    ),
)
_YOURS = Noun(("ranged attack",), (), "your")
rule("pattern0", "(each|one) of your Ranged Attacks resolves", Pattern("ranged attack", None, _YOURS))
rule("cond0", "it did not destroy its target", Is(Ref("subject"), (Past("destroy", "action", False),)))
rule(
    "give0",
    "(reduce|lower) the target's Force by the Ranged Attack's strength",
    Give(Ref("subject"), (Modify("force", AmountOf("event"), True),)),
)

# ------------------------------------------------------------------------------- what else is remembered

_BY_RESOLUTION = Past("destroy in resolution")
_BY_LOSS = Past("destroy for duel loss")
for _was in ("was", "were"):
    for _resolution in ("by a battle resolution", "by battle resolution", "in battle resolution"):
        rule("vp", f"{_was} destroyed this turn {_resolution}", _BY_RESOLUTION)
        rule("vp", f"{_was} destroyed this turn {_resolution} or for losing a duel", Either((_BY_RESOLUTION, _BY_LOSS)))
    rule("vp", f"{_was} destroyed this turn for losing a duel", _BY_LOSS)
for _stat, _name in (("Force", "force"), ("Chi", "chi")):
    for _tail in ("", ". These increases last as long as the bonuses do"):
        rule(
            "stand",
            f"increase by {{num}} all {_stat} bonuses {{subj}} receives from abilities on {{npmany}}{_tail}",
            Allow(f"increase {_name} bonus", SUBJ, NUM, slot("npmany")),
        )
for _lasts, _until in (("until the end of the game", "permanent"), ("until your next turn begins", "your next turn")):
    rule(
        "sentence0",
        f"{_lasts}, during each turn, a player's Family Honor (cannot|can not) rise over its value when that turn began plus "
        "{num}",
        Later(
            Trigger("before", Pattern("gain honor")),
            (
                ChangeAmount(
                    "set",
                    Capped(
                        Difference(
                            Sum((StatOf("turn_honor", Ref("subject")), NUM)), StatOf("family_honor", Ref("subject"))
                        ),
                        Number(0),
                        True,
                    ),
                ),
            ),
            False,
            _until,
        ),
    )
for _army in ("a defending", "the defending", "an attacking", "the attacking"):
    rule(
        "vp",
        f"moved into {_army} army",
        AllFilters((Past("move", "this"), State(_army.split()[1]))),
        cost=1,
    )
rule(
    "effect0",
    "{subj} permanently (loses|lose) [the] {kwname} [keyword]",
    Give(SUBJ, (GrantKeyword(slot("kwname"), False),), "permanent"),
)

# `Gain 1 Honor, or gain 3 Honor if ...`: the second takes the place of the first where the condition holds.
rule("sentence0", "{effect0}, or {b:effect0} if {condition}", If(COND, (B,), (A,)))

rule("cond0", "there are {npmany}", Exists(slot("npmany")), cost=1)
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
            pick = chosen(context, Choice(each.ref.noun, form="-"))
            return ChooseOne(((node(values["robj"]),), (node(pick),)))
    return context.fail(context.words())


def _take_one_or_other(node: Any, kind: Any) -> Values | None:
    if not isinstance(node, ChooseOne) or len(node.options) != 2:
        return None
    one, other = node.options[0][0], node.options[1][0]
    pick = part(other, "what") if type(one) is kind and type(other) is kind else None
    return {"robj": part(one, "what")} if isinstance(pick, Choice) and pick.form == "-" else None


def _enemys(context: Context, values: Values) -> Any:
    return chosen(context, Target(replace(values["npone"], whose="enemy leader")))


rule(
    "target",
    "an enemy player's target {npone}",
    make=_enemys,
    take=lambda n: {"npone": n.noun} if isinstance(n, Target) and n.noun.whose == "enemy leader" else None,
)
rule(
    "effect0",
    "put them (in|into) your hand",
    make=lambda c, v: _discarded_ones(c),
    take=lambda n: {} if isinstance(n, PutCard) and n.what == Ref("discarded") and n.to == "hand" else None,
    cost=6,
)


def _discarded_ones(context: Context) -> Any:
    """`Discard the top four cards of your deck. If ..., put them in your hand.`"""
    words = [token.word for token in context.tokens[: context.start]]
    plain = any(each.plural for each in context.mentions)
    if plain or "discarded" not in words:
        return context.fail(context.words())
    return PutCard(Ref("discarded"), "hand")


for _when in ("after", "before"):
    rule(
        "sentence0",
        f"{_when} the next time this turn {{pattern}}, {{effect1}}; {{psubj}} may then {{f:effect0}}",
        make=lambda c, v, w=_when: _then_he_may(v, w),
        take=lambda n, w=_when: _take_then_he_may(n, w),
    )


def _then_he_may(values: Values, when: str) -> Any:
    from rokugan.cards.grammar.moods import by_player

    player = values["psubj"]
    more = May((by_player(values["f"], player),), player, form="-")
    return Later(Trigger(when, values["pattern"]), (values["effect1"], more))


def _take_then_he_may(node: Any, when: str) -> Values | None:
    from rokugan.cards.grammar.moods import by_player

    if not isinstance(node, Later) or node.trigger.when != when or len(node.effects) != 2:
        return None
    more = node.effects[1]
    if not isinstance(more, May) or isinstance(more.who, You):
        return None
    return {
        "pattern": node.trigger.pattern,
        "effect1": node.effects[0],
        "psubj": more.who,
        "f": by_player(more.effects[0], more.who, back=True, marked=True),
    }


