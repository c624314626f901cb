"""The same things in the words of other printings: what is printed on a card, durations after a negation, `would be opposed`,
`each` of the targets, paying less by a number, costs of bowing that are ignored."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.effects import act
from rokugan.cards.grammar.nouns import Mark
from rokugan.cards.grammar.references import _all_targets
from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import (
    ActionDid,
    AdditionalAction,
    AllFilters,
    Allow,
    ChooseOne,
    Color,
    Continuous,
    Did,
    Draw,
    Each,
    Either,
    EntryCost,
    EquipAs,
    Exists,
    Fits,
    Forbid,
    Give,
    GrantText,
    HasAbility,
    HasKeyword,
    HasSome,
    If,
    In,
    Leader,
    Modify,
    Moment,
    Negate,
    NoneOf,
    Not,
    Noun,
    Number,
    Opposing,
    OtherThan,
    Past,
    Pattern,
    PerformedBy,
    Produce,
    Ref,
    Shares,
    StatOf,
    Target,
    Titled,
    Together,
    UseAgain,
    You,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
OBJ, SUBJ, POSS, NUM, AMOUNT, STAT, COND, EVERYONE, ACTIONS, THING, BY, MANY, ROBJ, ONE = (
    slot(name)
    for name in (
        "obj",
        "subj",
        "poss",
        "num",
        "amount",
        "stat",
        "condition",
        "everyone",
        "actions",
        "event_thing",
        "by",
        "npmany",
        "robj",
        "npone",
    )
)

# ----------------------------------------------------------------------------------------- printed on a card

for _d in ("Battle", "Open", "Limited", "Reaction", "Ranged Attack", "Political", "Kiho", "Spell"):
    rule("post", f"with a printed {_d} ability", HasAbility(f"base {_d}"))
    rule("has", f"a printed {_d} ability", HasAbility(f"base {_d}"))


def _keyword_ability(words: str, prefix: str) -> None:
    rule(
        "post",
        words,
        make=lambda c, v: HasAbility(prefix + v["kwname"]),
        take=lambda n: (
            {"kwname": n.kind.removeprefix(prefix)}
            if isinstance(n, HasAbility) and n.positive and n.kind.startswith(prefix) and n.kind != prefix
            else None
        ),
        cost=3,
    )


_keyword_ability("with (a|an) {kwname} ability", "")
_keyword_ability("with a (printed|base) {kwname} ability", "base ")

# ------------------------------------------------------------------------------------------------ negations

for _ing, _verb in (
    ("rehonoring", "rehonor"),
    ("movement home", "move home"),
    ("movement to battlefields", "move to battlefield"),
    ("discarding", "discard"),
    ("dishonoring", "dishonor"),
    ("bowing", "bow"),
    ("destruction", "destroy"),
    ("straightening", "straighten"),
    ("movement", "move"),
):
    if _ing in ("rehonoring", "movement home", "movement to battlefields", "discarding"):
        rule("negate0", f"negate {{poss}} {_ing}", Negate(_verb, POSS), cost=1)
        rule("negate0", f"negate {{poss}} {_ing} {{by}}", Negate(_verb, POSS, "", BY))
        rule("stand", f"negate {{poss}} {_ing} {{by}}", Forbid("negate", _verb, POSS, BY))
        rule("stand", f"negate {{poss}} {_ing}", Forbid("negate", _verb, POSS))

# ------------------------------------------------------------------------------------------------ conditions

_OPPONENTS = Exists(Noun(("unit",), (In("enemy army"),), plural=True, form="-"))
for _he in ("he", "she", "it", "they"):
    rule("cond0", f"{_he} would be opposed", _OPPONENTS)

# --------------------------------------------------------------------------------------------- those targeted

rule("back", "each", make=_all_targets(), take=lambda n: None, cost=6)
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

# ----------------------------------------------------------------------------------------- paying and costs

for _for in ("for {actions}", "as a cost of {actions}", "when performing {actions}"):
    rule("stand", f"you may ignore the cost of bowing {{everyone}} {_for}", Allow("no bow cost", EVERYONE, of=ACTIONS))
for _d in ("Battle", "Open", "Limited"):
    for _may in ("you may take", "take"):
        for _use in (
            "to use (a|an|one) printed ability on {obj}",
            "to use (a|an|one) ability on {obj}",
            "to use one of {obj:poss} printed abilities",
        ):
            rule(
                "effect0",
                f"{_may} an additional {_d} action {_use}",
                AdditionalAction(_d.lower(), You(), Pattern("announce", None, None, "", (ActionDid("from", OBJ),))),
            )

# ------------------------------------------------------------------------------------------------- equipping

ACTOR = slot("event_player")
for _equip in ("Equip", "Equips"):
    rule("pattern0", f"{{event_player}} {_equip} {{event_thing}}", Pattern("attach", THING, ACTOR, "hand"))
    rule(
        "pattern0", f"{{event_player}} {_equip} {{event_thing}} from your hand", Pattern("attach", THING, ACTOR, "hand")
    )
    for _to in ("self", "this"):
        rule(
            "pattern0",
            f"{{event_player}} {_equip} {{event_thing}} [from your hand] to {{{_to}}}",
            Pattern("attach", THING, ACTOR, "hand", (In("attached", slot(_to)),)),
        )
for _subject in (
    "{everyone} will not bow from battle resolution",
    "{everyone} will not bow from (the|this) battle's resolution",
):
    rule("stand", _subject, Forbid("will not", "bow from resolution", EVERYONE))
    rule(
        "give0",
        _subject.replace("{everyone}", "{subj}"),
        Give(SUBJ, (Forbid("will not", "bow from resolution"),)),
        cost=1,
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


# ---------------------------------------------------------------------------------------- further small things

for _modal in ("cannot", "can not", "may not"):
    rule(
        "trait",
        f"{{everyone}} {_modal} perform {{actions}} except during (battle|a battle)",
        Forbid("may not", "perform", EVERYONE, ACTIONS, condition=Not(Moment("battle"))),
    )
rule("stand", "negate all penalties to {poss} Force or Chi", Forbid("negate", "force and chi penalty", POSS))
rule("amount0", "the base {stat} of the (Personality|card|Follower) destroyed", StatOf(STAT, Ref("destroyed"), True))
rule("amount0", "the {stat} of the (Personality|card|Follower) destroyed", StatOf(STAT, Ref("destroyed")))
rule("effect0", "{subj} permanently (gains|gain), {quoted}", Give(SUBJ, (GrantText(slot("quoted")),), "permanent"))


def _cheaper(context: Context, values: Values) -> Any:
    """Less Gold for one kind of bearer, still less for another: who is both counts as the other."""
    one, other = values["npone"], values["b"]
    rest = replace(one, filters=(*one.filters, NoneOf((Fits(other),), form="-")))
    return Together((EntryCost(values["num"], values["subj"], rest), EntryCost(values["c"], values["subj"], other)))


def _take_cheaper(node: Any) -> Values | None:
    if (
        not isinstance(node, Together)
        or len(node.effects) != 2
        or not all(isinstance(e, EntryCost) for e in node.effects)
    ):
        return None
    one, other = node.effects
    first: Any = getattr(one, "to", None)
    return {
        "num": getattr(one, "amount", None),
        "subj": getattr(one, "what", None),
        "npone": replace(first, filters=first.filters[:-1]),
        "c": getattr(other, "amount", None),
        "b": getattr(other, "to", None),
    }


rule(
    "trait",
    "pay {num} less Gold for attaching {subj} to (a|an) {npone}, or {c:num} less Gold for attaching it to (a|an) {b:npone}",
    make=_cheaper,
    take=_take_cheaper,
)


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


# ------------------------------------------------------------------------------------- Gold for one purpose

for _a in ("a", "an"):
    for _him in ("him", "her", "it", "that card"):
        rule(
            "produce",
            f"when paying for {_a} {{npone}}, produce {{num}} Gold which may only pay for {_him}",
            Produce(NUM, ONE),
        )
    rule("produce", f"when paying for {_a} {{npone}}, produce {{num}} Gold", Produce(NUM, ONE))

# ------------------------------------------------------------------------------------------ Force while bowed

for _even in ("even while bowed", "even if bowed", "while bowed"):
    rule(
        "give0", f"{{everyone}} (contribute|contributes) Force {_even}", Give(EVERYONE, (Allow("force bowed"),)), cost=1
    )
    rule("stand", f"{{everyone}} (contribute|contributes) Force {_even}", Allow("force bowed", EVERYONE))

# ------------------------------------------------------------------------------------------- putting into play

rule("trait", "will only enter play if {condition}", Forbid("may not", "enter play", condition=Not(COND)))
rule("trait", "can only enter play if {condition}", Forbid("may not", "enter play", condition=Not(COND)))

# ------------------------------------------------------------------------------------------------ happenings

rule("pattern0", "{event_thing} is assigned to attack", Pattern("assign", THING, None, "attack"))
rule("pattern0", "{event_thing} is assigned to defend", Pattern("assign", THING, None, "defend"))
rule("pattern0", "{event_thing} attacks you", Pattern("assign", THING, None, "attack you"))
rule("pattern0", "a phase ends", Pattern("phase ends"))
rule("pattern0", "a turn ends", Pattern("turn ends"))
rule("pattern0", "an action's resolution begins", Pattern("resolve", Noun(("action",), form="-")))
rule("pattern0", "{event_player} resolves the effects of {action}", Pattern("resolve", slot("action"), ACTOR))
rule("cond0", "the guess was right", Did("guess"))
rule("cond0", "the guess was (wrong|not right)", Did("guess", None, False))

# ------------------------------------------------------------------------------------------------- story first

for _he, _his in (("he", "his"), ("she", "her")):
    rule(
        "sentence0",
        f"{_he} goes through {_his} Gempukku; {{effect1}}",
        Together((Color(f"{_he} goes through {_his} Gempukku"), slot("effect1"))),
    )
rule(
    "trait",
    "if {condition}, {everyone} (has|have) {changes} and may not assign to an attacking army",
    Together(
        (
            Continuous(EVERYONE, slot("changes"), COND),
            Forbid("may not", "assign attack", EVERYONE, condition=COND),
        )
    ),
)
for _modal in ("cannot", "can not", "may not"):
    rule(
        "trait",
        f"{{everyone}} {_modal} perform {{actions}} unless they are taken during a battle",
        Forbid("may not", "perform", EVERYONE, ACTIONS, condition=Not(Moment("battle"))),
    )
for _ing, _verb in (
    ("straightening", "straighten"),
    ("bowing", "bow"),
    ("destruction", "destroy"),
    ("movement", "move"),
):
    rule(
        "negate0",
        f"negate the {_ing} of {{npmany}}",
        make=lambda c, v, e=_verb: Negate(e, Each(v["npmany"])),
        take=lambda n, e=_verb: (
            {"npmany": n.what.noun}
            if isinstance(n, Negate) and n.verb == e and n.form and isinstance(n.what, Each)
            else None
        ),
        cost=3,
    )
rule(
    "where",
    "at the current battlefield and at each adjacent battlefield",
    Either((In("battlefield"), In("at adjacent"))),
)
rule("effect0", "use {poss} [base] abilities one additional time this battle", UseAgain(POSS))


# ------------------------------------------------------------------------------------------- as something happens


def _as_it_moves(template: str, named: bool) -> None:
    """`As he moves, straighten his unit.`: only if he does."""

    def make(context: Context, values: Values) -> Any:
        him = context.pronoun("him", "he")
        done = If(Did("move", him), (values["effect1"],))
        return Together((values["effect0"], done)) if named else done

    def take(node: Any) -> Values | None:
        inner = node.effects[1] if named and isinstance(node, Together) and len(node.effects) == 2 else node
        if (
            not isinstance(inner, If)
            or not isinstance(inner.condition, Did)
            or inner.condition.verb != "move"
            or not node.form
        ):
            return None
        values: Values = {"effect1": inner.effects[0]}
        if named:
            values["effect0"] = node.effects[0]
        return values

    rule("sentence0", template, make=make, take=take)


for _he in ("he", "she", "it"):
    _as_it_moves(f"as {_he} moves, {{effect1}}", False)
    _as_it_moves(f"{{effect1}} as {_he} moves", False)
    _as_it_moves(f"{{effect0}} and, as {_he} moves, {{effect1}}", True)

# ----------------------------------------------------------------------------------------------- small words

rule("actpost", "they perform", PerformedBy(Ref("each")))
for _modal in ("may not", "can not", "cannot"):
    rule(
        "trait",
        f"{{everyone}} has {{changes}} and {_modal} be targeted by {{actions}} while {{condition}}",
        Together(
            (
                Continuous(EVERYONE, slot("changes")),
                Forbid("may not", "target", EVERYONE, ACTIONS, condition=COND),
            )
        ),
        cost=1,
    )
rule(
    "pattern0",
    "{event_thing} is assigned opposing {b:event_thing}",
    Pattern("assign", THING, filters=(Opposing(slot("b")),)),
)
rule("back", "them both", make=_all_targets(), take=lambda n: None, cost=2)
for _who, _leader in (("Defender", "defender"), ("Attacker", "attacker")):
    rule(
        "post",
        f"controlled by the {_who}",
        make=lambda c, v, w=_leader: Mark("whose", "his", Leader(w), c.words()),
        take=lambda n: None,
    )
for _chance in ("to take a Battle action or pass", "to take an action or pass", "to take an action"):
    rule("actpost", f"before the Defender's first [normal] opportunity {_chance}", ActionDid("before defender"))
for _he in ("he", "she"):
    rule(
        "stand",
        f"if scores are tied in a duel involving this Personality, {_he} wins the duel",
        Allow("win ties", Ref("bearer")),
    )
rule("vp", "(shares|share) (an element keyword|an element) with (a|an) {npone0}", Shares("element", slot("npone0")))
rule("vp", "(shares|share) a keyword with (a|an) {npone0}", Shares("keyword", slot("npone0")))
act("draw {count:num} (additional|extra) cards", Draw(slot("count"), slot("who")))
rule("post", 'titled " {title} "', Titled(slot("title")))
rule("stand", "{poss} abilities (cannot|can not|may not) be copied", Forbid("may not", "copy", POSS))
A, B, E = slot("effect0"), slot("b"), slot("effect1")
rule("sentence0", "{effect1}; if {condition} you may instead {b:effect0}", If(COND, (ChooseOne(((E,), (B,))),), (E,)))


# ---------------------------------------------------------------------------------------- times of all kinds

_PATTERN = slot("pattern")
for _period, _in in (
    ("this battle", "battle"),
    ("during this battle", "battle"),
    ("this game", "game"),
    ("this turn", "turn"),
):
    for _has in ("", "has "):
        rule("vp", f"{_has}won a duel {_period}", Past("win duel", _in), cost=1)
        rule("vp", f"{_has}lost a duel {_period}", Past("lose duel", _in), cost=1)
        rule("vp", f"{_has}performed {{action}} {_period}", Past("perform", _in, by=slot("action")), cost=1)
    rule("vp", f"has not produced Gold {_period}", Past("produce", _in, False), cost=1)
    rule("vp", f"has not performed {{action}} {_period}", Past("perform", _in, False, by=slot("action")), cost=1)
    for _a in ("", "a ", "an "):
        _by = Noun(("action",), (HasKeyword(slot("title")),), form="-")
        rule("vp", f"(was|has been) targeted by {_a}{{title}} {_period}", Past("target", _in, by=_by), cost=2)
        rule(
            "vp",
            f"(was not|has not been) targeted by {_a}{{title}} {_period}",
            Past("target", _in, False, by=_by),
            cost=2,
        )
_OTHER = Noun(("player",), (), "other")
_ANYBODY: tuple[tuple[str, Noun | None], ...] = (
    ("another player's", _OTHER),
    ("any player's", None),
    ("each player's", None),
    ("a player's", None),
)
for _verb in ("begins", "ends"):
    for _theirs, _player in _ANYBODY:
        rule("pattern0", f"{_theirs} turn {_verb}", Pattern(f"turn {_verb}", _player), cost=1)
        for _phase in ("Action", "Attack", "Dynasty", "End", "Events", "Straighten"):
            _event = Pattern(f"phase {_verb}", _player, None, _phase.lower())
            rule("pattern0", f"{_theirs} {_phase} Phase {_verb}", _event, cost=1)
rule("cond0", "it is another player's turn", Moment("not your turn"))
rule("cond0", "it is not another player's turn", Moment("your turn"))
rule(
    "stand",
    "{effect0} as an additional cost of bringing {subj} into play",
    EntryCost(Number(0), SUBJ, extra=(slot("effect0"),)),
    cost=2,
)

# ------------------------------------------------------------------------------------------ further wordings

for _d in ("Battle", "Open", "Limited"):
    rule("trait", f"you may equip {{npmany}} as (a|an) {_d} action", EquipAs(MANY, (_d.lower(),)))
rule("is_what", "{simpleadj} {where}", AllFilters((slot("simpleadj"), slot("where"))), cost=2)
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


def _in_resolution(context: Context, values: Values) -> Any:
    return Together((values["give0"], replace(values["b"], until="battle")))


def _take_in_resolution(node: Any) -> Values | None:
    if not isinstance(node, Together) or len(node.effects) != 2 or not node.form:
        return None
    one, other = node.effects
    if not isinstance(one, Give) or not isinstance(other, Give):
        return None
    return {"give0": one, "b": replace(other, until="")}


for _during in ("during this battle's resolution", "during the battle's resolution"):
    rule("effect1", f"{{give0}}, and {_during}, {{b:give0}}", make=_in_resolution, take=_take_in_resolution)
for _has in ("has", "have"):
    rule(
        "trait",
        f"{{everyone}} {_has} {{changes}} when {{condition}}",
        Continuous(EVERYONE, slot("changes"), COND),
        cost=1,
    )
for _a in ("a", "an"):
    for _he in ("he", "she", "it"):
        rule(
            "trait",
            f"when paying for {_a} {{npone}}, {_he} enters play for {{num}} less Gold",
            make=lambda c, v: EntryCost(v["num"], Each(v["npone"])),
            take=lambda n: (
                {"num": n.amount, "npone": n.what.noun}
                if isinstance(n, EntryCost) and n.form and isinstance(n.what, Each)
                else None
            ),
        )


def _that_player(context: Context, values: Values) -> Any:
    return context.pronoun(context.words(), "player")


rule(
    "pposs",
    "their",
    make=_that_player,
    take=lambda n: {} if isinstance(n, Ref) and n.words == "their" else None,
    cost=4,
)


def _your_target(context: Context, values: Values) -> Any:
    """The target that is one's own card."""
    words = context.words()
    for each in reversed(context.mentions):
        if each.targeted and each.noun.whose == "your" and isinstance(each.ref, Ref):
            return Ref(each.ref.to, each.ref.slot, words=words)
    return context.fail(words)


rule("back", "your target", make=_your_target, take=lambda n: None)
