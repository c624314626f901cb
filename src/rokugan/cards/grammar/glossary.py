"""Wordings that the glossary of the Samurai book explains: `the difference between`, `separately for each`, `destroyed with
him`, `for losing a duel`, `opposes him in a duel`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.effects import act
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.ranged import _enemy, _take_allowed
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, part, slot
from rokugan.program import (
    Allow,
    Among,
    Assign,
    Both,
    Bound,
    Bow,
    Capped,
    ChangeSides,
    Continuous,
    Controller,
    CountOf,
    Delay,
    Destroy,
    Difference,
    Dishonor,
    Draw,
    Each,
    Faces,
    Forbid,
    ForEach,
    GainHonor,
    Give,
    GrantKeyword,
    HasCost,
    Instead,
    Invite,
    LendForce,
    Limit,
    LoseHonor,
    May,
    Modify,
    Moment,
    Negate,
    Noun,
    Number,
    OneChange,
    OtherThan,
    Past,
    Pattern,
    Play,
    RaiseAbility,
    Ref,
    Regardless,
    Several,
    Shares,
    StatIs,
    StatOf,
    Straighten,
    Target,
    Titled,
    Trigger,
    Triggered,
    You,
    walk,
)
from rokugan.program.words import Reference

page = Page()
rule = page.rule

Values = dict[str, Any]
NUM, COUNT, WHO, ONE, EVERYONE = (slot(name) for name in ("num", "count", "who", "npone", "everyone"))

# ------------------------------------------------------------------------------------------------ numbers

_A, _B = slot("amount0"), slot("b")
rule(
    "amount0",
    "the difference between {amount0} and {b:amount0}",
    Capped(Difference(_A, _B), Difference(_B, _A), True),
)
rule(
    "amount0",
    "the difference between {rposs} {stat} and [(his|her|its)] {b:stat}",
    Capped(
        Difference(StatOf(slot("stat"), slot("rposs")), StatOf(_B, slot("rposs"))),
        Difference(StatOf(_B, slot("rposs")), StatOf(slot("stat"), slot("rposs"))),
        True,
    ),
    cost=-1,
)
rule("amount0", "{poss} entering-play Honor loss", StatOf("entry_loss", slot("poss")))
rule("amount0", "the entering-play Honor loss of {obj}", StatOf("entry_loss", slot("obj")))
rule("stat_is", "an entering-play Honor loss of {num} or (more|higher)", StatIs("entry_loss", ">=", NUM))
rule("stat_is", "an entering-play Honor loss of {num}", StatIs("entry_loss", "=", NUM))
rule("stat_is", "an entering-play Honor loss", StatIs("entry_loss", ">=", Number(1)))
_verb: Any
for _verb, _honor in (("gain", GainHonor), ("lose", LoseHonor)):
    act(page, f"{_verb} {{num}} Honor separately for each {{npone}}", ForEach(ONE, (_honor(NUM, WHO),), True))
act(page, "draw {count} cards consecutively", Draw(COUNT, WHO, True))

# -------------------------------------------------------------------------------------------------- duels


def _controller_of(role: Reference) -> Any:
    """`the challenger gains 2 Honor`: as a player, the controller of the Personality (samurai.g-duel.03)."""

    def make(context: Context, values: Values) -> Any:
        node = Controller(Ref(role))
        context.mention(node, Noun(("player",)))
        return node

    return {"make": make, "take": lambda node: {} if node == Controller(Ref(role)) else None}


for _role in ("challenger", "challenged", "winner", "loser"):
    rule("psubj", f"the {_role}", cost=1, **_controller_of(_role))
_event: Any
for _win, _past in (("winning", "win"), ("losing", "lose")):
    for _gain, _event in (("gain", "gain honor"), ("lose", "lose honor")):
        _for_duel = Moment("for winning a duel" if _past == "win" else "for losing a duel")
        rule(
            "trait",
            f"you (do not|will not|cannot|can not) {_gain} Honor for {_win} a duel",
            Forbid("will not", _event, You(), condition=_for_duel),
        )
for _who in ("{event_player} focus", "{event_player} focuses"):
    rule("pattern0", f"{_who} [a card]", Pattern("focus", None, slot("event_player")))
rule("stand", "{everyone} (cannot|can not|may not) focus", Forbid("may not", "focus", EVERYONE))
rule("give0", "{psubj} (cannot|can not|may not) focus", Give(slot("psubj"), (Forbid("may not", "focus"),)))
rule("negate0", "negate the duel's results", Negate("duel results"))
rule("negate0", "negate the results of the duel", Negate("duel results"))
rule("is_what", "opposing (a|an) {npone0} in a duel", Faces(slot("npone0"), True))
rule("vp", "(opposes|oppose) (a|an) {npone0} in a duel", Faces(slot("npone0"), True))
rule("post", "opposing {robj} in a duel", Faces(slot("robj"), True))
rule("is_what", "opposing {robj} in a duel", Faces(slot("robj"), True))

# --------------------------------------------------------------------------------------- destroyed together


def _with_him(context: Context, values: Values) -> Any:
    return replace(values["npone"], zone="destroyed with", form=f"{context.rule_form}|{values['npone'].form}")


def _take_with_him(node: Any) -> Values | None:
    if not isinstance(node, Noun) or node.zone != "destroyed with":
        return None
    return {"npone": replace(node, zone="", form=node.form.partition("|")[2])}


for _him in ("him", "her", "it", "them"):
    rule("npone", f"{{npone:npone0}} destroyed with {_him}", make=_with_him, take=_take_with_him)

# ------------------------------------------------------------------------------------------- assigning

for _segment in ("Cavalry Maneuvers", "the Cavalry Maneuvers Segment"):
    rule("stand", f"{{everyone}} (can|may) assign (in|during) {_segment}", Allow("assign cavalry", EVERYONE))

# ------------------------------------------------------------------------------------ bounds of changes

_CANNOT = "(cannot|can not|will not|does not)"
STAT, POSS = slot("stat"), slot("poss")
_bound: Any
for _up, _bound in (
    ("(rise|be raised|be increased) above", "ceiling"),
    ("(fall|be lowered|be reduced) below", "floor"),
):
    rule("stand", f"{{poss}} {{stat}} {_CANNOT} {_up} {{num}}", Continuous(POSS, (Limit(STAT, _bound, NUM),)))
    rule("give0", f"{{poss}} {{stat}} {_CANNOT} {_up} {{num}}", Give(POSS, (Limit(STAT, _bound, NUM),)))
for _up, _bound in (("(raise|increase|take) {} above", "ceiling"), ("(reduce|lower|take) {} below", "floor")):
    for _stat in ("{stat}", "(his|her|its|their) {stat}"):
        rule(
            "sentence0",
            f"this [bonus|penalty] {_CANNOT} {_up.format(_stat)} {{num}}".replace(
                "[bonus|penalty]", "(|bonus|penalty)"
            ),
            make=lambda c, v, b=_bound: Bound(v["stat"], b, v["num"]),
            take=lambda n, b=_bound: _take_bound(n, b),
        )
        for _while in ("", " while {condition}"):
            for _has in ("has", "have"):
                rule(
                    "trait",
                    f"{{everyone}} {_has} {{changes}}{_while}; this {_CANNOT} {_up.format(_stat)} {{num}}",
                    make=lambda c, v: _bounded(v),
                    take=lambda n: _unbounded(n),
                )


def _take_bound(node: Any, bound: str) -> Values | None:
    if not isinstance(node, Bound) or node.bound != bound:
        return None
    return {"stat": node.stat, "num": node.value}


def _bounded(values: Values) -> Any:
    """The trait with the bound on its changes of that stat."""
    changes = tuple(_bind(each, values["stat"], values["num"]) for each in values["changes"])
    return Continuous(values["everyone"], changes, values.get("condition"))


def _bind(change: Any, stat: str, bound: Any) -> Any:
    """The change with that bound, if it is one of the stat."""
    if isinstance(change, OneChange):
        return replace(change, changes=tuple(_bind(each, stat, bound) for each in change.changes))
    return replace(change, bound=bound) if isinstance(change, Modify) and change.stat == stat else change


def _unbounded(node: Any) -> Values | None:
    if not isinstance(node, Continuous):
        return None
    bound = next((each for each in walk(node.changes) if isinstance(each, Modify) and each.bound is not None), None)
    if not isinstance(bound, Modify):
        return None
    changes = tuple(_bind(each, bound.stat, None) for each in node.changes)
    values: Values = {"everyone": node.what, "changes": changes, "stat": bound.stat, "num": bound.bound}
    values["condition"] = node.condition
    return values


_assigned: Any
for _may, _assigned in (("may assign", "may be assigned by you"), ("assign", "assigned by you")):
    rule("give0", f"you {_may} {{obj}}", Give(slot("obj"), (Allow(_assigned),)), cost=1)
for _only in ("can only assign", "can assign only", "may only assign"):
    rule("give0", f"you {_only} {{num}} (unit|units)", Give(You(), (Allow("assign only", number=NUM),), "attack"))
    _such = (Allow("assign only", of=slot("npmany")),)
    rule("give0", f"you {_only} {{npmany}}", Give(You(), _such, "attack"), cost=1)
rule("give0", "only {num} (unit|units) may assign", Give(You(), (Allow("assign only", number=NUM),), "attack"))
rule(
    "give0", "only one battlefield[,] at {obj}[,] is created", Give(slot("obj"), (Allow("only battlefield"),), "attack")
)
for _who in ("neither player", "no player"):
    rule(
        "give0",
        f"{_who} (can|may) invite allies",
        Give(Each(Noun(("player",))), (Forbid("may not", "invite"),), "attack"),
    )
for _his in ("a unit", "one of his units"):
    rule(
        "effect0",
        f"each player may assign {_his} [to a battlefield]",
        Assign(None, Each(Noun(("player",))), True),
    )
rule("effect0", "assign {obj} to a battlefield", Assign(slot("obj")))
rule(
    "effect0",
    "you may assign a unit to {poss} battlefield",
    Assign(None, You(), True, Noun(("battlefield",), (Among(slot("poss")),))),
)
rule("trigger", "after the next Maneuvers Segment this turn", Trigger("after", Pattern("maneuvers end")))
rule(
    "effect0",
    "assign {obj} to (a battlefield|one or more battlefields|any battlefields) {fieldpost}",
    Assign(slot("obj"), to=Noun(("battlefield",), (slot("fieldpost"),))),
)
for _he in ("he is", "she is", "it is", "they are"):
    rule(
        "effect0",
        f"assign {{obj}} to a battlefield {{fieldpost}}, even if {_he} not at home",
        Assign(slot("obj"), to=Noun(("battlefield",), (slot("fieldpost"),)), anywhere=True),
    )
for _he in ("he", "she", "it", "they"):
    rule(
        "effect0",
        f"assign {{obj}} to a battlefield {{fieldpost}}, even if {_he} already assigned in this attack",
        Assign(slot("obj"), to=Noun(("battlefield",), (slot("fieldpost"),)), anywhere=True),
    )

# -------------------------------------------------------------------------------------- changing sides

rule("effect0", "you change sides [in this battle]", ChangeSides())
_sides: Any
for _leader, _sides in (
    ("both sides' leaders invite", ("attacking", "defending")),
    ("both leaders invite", ("attacking", "defending")),
    ("the Attacker invites", ("attacking",)),
    ("the Defender invites", ("defending",)),
):
    rule("effect0", f"{_leader} {{player}} as an ally", Invite(_sides, slot("player")))
rule(
    "effect0",
    "you become an ally of the enemy leader instead of the friendly leader",
    ChangeSides(part="player"),
)
rule("effect0", "all your units at battlefields enter your new leader's side there", ChangeSides(part="units"))
for _theirs in ("the enemy's", "the enemy army", "the enemy army's", "its own", "its own army"):
    rule(
        "effect0",
        f"{{subj}} (adds|contributes) [(its|his)] Force to your army instead of {_theirs}",
        LendForce(slot("subj")),
    )

# ---------------------------------------------------------------------------------------------- instead

_E = slot("effect1")
rule("sentence0", "{effect1} instead", Instead((_E,)), cost=1)
rule("sentence0", "you may {effect0} instead", May((Instead((slot("effect0"),)),)))
for _losing, _what in (
    ("losing [the] Honor", Pattern("lose honor", None, You())),
    ("gaining Honor", Pattern("gain honor", None, You())),
    ("drawing a card", Pattern("draw", None, You())),
):
    rule(
        "trait",
        f"you may {{effect1}} instead of {_losing}",
        Triggered(Trigger("before", _what), (May((Instead((_E,)),)),)),
    )

# ---------------------------------------------------------------------------------- targets, copies of cards

rule(
    "stand",
    "the targeting of {actions} (cannot|can not) be changed",
    Forbid("may not", "retarget", None, slot("actions")),
)
for _targeting in ("{actions} ' targeting", "{actions} 's targeting", "targeting of {actions}"):
    rule(
        "stand",
        f"{_targeting} (cannot|can not) be changed",
        Forbid("may not", "retarget", None, slot("actions")),
    )
rule("stand", "can only attach from your discard pile", Forbid("may not", "attach from hand"))
rule("stand", "this card can only attach from your discard pile", Forbid("may not", "attach from hand"))


def _all_targets(context: Context, values: Values) -> Any:
    """`all target Holdings`: nothing is left to choose."""
    return chosen(context, Target(values["npmany"], -1, 1, -1, all=True))


def _take_all_targets(node: Any) -> Values | None:
    return {"npmany": node.noun} if isinstance(node, Target) and node.all else None


rule("target", "all target {npmany}", make=_all_targets, take=_take_all_targets)
rule("targeting", "target all {npmany}", make=_all_targets, take=_take_all_targets)
for _np, _copy in (("npone0", "copy"), ("npmany0", "copies")):
    rule(_np, f"{_copy} of {{title}} [in play]", Noun(("card",), (Titled(slot("title")),), plural=_np == "npmany0"))
    for _of in ("robj", "target"):
        rule(
            _np,
            f"{_copy} of {{{_of}}} [in play]",
            Noun(("card",), (Shares("copy", slot(_of)),), plural=_np == "npmany0"),
        )

for _can in ("can", "may"):
    rule(
        "give0",
        f"this {_can} target (a|an) {{npone}}",
        make=lambda c, v: Give(Ref("ranged attack"), (Allow("target", of=_enemy(v["npone"])),)),
        take=_take_allowed,
    )

_LOST = Noun(("province",), (Past("destroy", "game"),), "your", form="-")
rule(
    "trait",
    "in your Dynasty Phase, one time for each of your provinces destroyed this game, you may refill a province face-up",
    Allow("refill face-up", number=CountOf(_LOST), condition=Both((Moment("dynasty phase"), Moment("your turn")))),
)

# --------------------------------------------------------------------------- what works though it cannot

for _verb, _ing, _node in (
    ("straighten", "straightening", Straighten),
    ("bow", "bowing", Bow),
    ("destroy", "destruction", Destroy),
    ("dishonor", "dishonoring", Dishonor),
):
    _cannot = f"(he|she|it) {_CANNOT} " + (f"be {_verb}ed" if _verb in ("destroy", "dishonor") else _verb)
    rule("effect0", f"{_verb} {{obj}}[,] even if {_cannot}", Regardless(_node(slot("obj"))))
    rule(
        "effect0",
        f"{_verb} {{obj}} (that|who) {_CANNOT} " + _cannot.rpartition(f"{_CANNOT} ")[2],
        Regardless(_node(slot("obj"))),
    )
    if _verb in ("straighten", "bow"):
        rule("negate0", f"negate the {_ing}", Negate(_verb))

# ------------------------------------------------------------------------------- changes of an ability

for _words in (
    "give {poss} Ranged Attack abilities {plus} strength",
    "{poss} Ranged Attack abilities have {plus} strength",
):
    rule(
        "give0",
        _words,
        make=lambda c, v: Give(v["poss"], (RaiseAbility(Number(v["plus"])),)),
        take=lambda n: (
            {"poss": n.what, "plus": part(n, "changes", 0, "amount", "value")}
            if isinstance(n, Give) and isinstance(n.changes[0], RaiseAbility)
            else None
        ),
    )

_paid: Any
for _ing, _paid in (("bowing", "bow"), ("destruction", "destroy"), ("destroying", "destroy")):
    for _card in ("", " a card", " a Personality"):
        rule("actpost", f"with a cost of {_ing}{_card}", HasCost(_paid))
        rule("actpost", f"with a base cost of {_ing}{_card}", HasCost(_paid, base=True))
rule("effect0", "play {obj}", Play(slot("obj")))
rule("amount0", "the number of targets", CountOf(Noun(("card",), (Among(Ref("targets")),), form="-")))

for _end in ("before the end of the turn", "the end of the turn", "before the turn ends"):
    rule("effect0", f"delay the (destruction|bowing|dishonor|discard) until {_end}", Delay())

# ---------------------------------------------------------------------------------------------- Clans

rule("stand", "you are (a|an) {kwname} player", Continuous(You(), (GrantKeyword(slot("kwname")),)))

# ------------------------------------------------------------------------------------ what has been destroyed

rule(
    "pattern0",
    "effects resolve of a battle resolution, action, or trait that destroyed {self} or one of your other {npmany0}",
    make=lambda c, v: _destroyers(c, v),
    take=lambda n: _take_destroyers(n),
)


def _destroyers(context: Context, values: Values) -> Any:
    others = replace(
        values["npmany0"], whose="your", filters=(*values["npmany0"].filters, OtherThan(Ref("this"), form="-"))
    )
    return Pattern("destruction resolves", Several((values["self"], others)))


def _take_destroyers(node: Any) -> Values | None:
    if not isinstance(node, Pattern) or node.event != "destruction resolves" or not isinstance(node.subject, Several):
        return None
    this, others = node.subject.parts
    return (
        {"self": this, "npmany0": replace(others, whose="", filters=others.filters[:-1])}
        if isinstance(others, Noun)
        else None
    )
