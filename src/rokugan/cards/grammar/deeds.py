"""Effects in the rarer wordings: who may pay to do something, what is said of a whole kind of card for a time, rounds that
begin with another player, what is done again and again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.moods import by_player
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.table import part, rule, slot
from rokugan.cards.program import (
    Allow,
    Bow,
    Choice,
    ChooseOne,
    Compare,
    Continuous,
    CountOf,
    Destroy,
    DiscardFavor,
    Dishonor,
    Each,
    Forbid,
    ForEach,
    Give,
    HasFavor,
    If,
    In,
    Is,
    Later,
    Leader,
    May,
    Modify,
    Noun,
    OtherThan,
    PartsOf,
    Pattern,
    PayGold,
    Paying,
    RaiseCost,
    Ref,
    Repeat,
    Several,
    StartRound,
    State,
    StatOf,
    Straighten,
    Target,
    Together,
    Trigger,
    You,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
OBJ, SUBJ, POSS, NUM, COND, A, B, E, F, EVERYONE, PSUBJ, STAT = (
    slot(name)
    for name in (
        "obj",
        "subj",
        "poss",
        "num",
        "condition",
        "effect0",
        "b",
        "effect1",
        "f",
        "everyone",
        "psubj",
        "stat",
    )
)

# -------------------------------------------------------------------------------- what a player may pay for

rule("effect0", "pay {num} Gold as a cost", PayGold(NUM))


def _may_pay(context: Context, values: Values) -> Any:
    player = values["psubj"]
    return May((Paying((by_player(values["effect0"], player),), (by_player(values["b"], player),)),), player)


def _take_may_pay(node: Any) -> Values | None:
    if not isinstance(node, May) or isinstance(node.who, You) or not isinstance(node.effects[0], Paying):
        return None
    paying = node.effects[0]
    return {
        "psubj": node.who,
        "effect0": by_player(paying.costs[0], node.who, back=True, marked=True),
        "b": by_player(paying.effects[0], node.who, back=True, marked=True),
    }


rule("effect0", "{psubj} may {effect0} to {b:effect0}", make=_may_pay, take=_take_may_pay, cost=3)
rule("effect0", "(raise|increase) (the action's|that|its) Gold (cost|Cost) by {num}", RaiseCost(NUM))
rule("sentence0", "discard the Imperial Favor if you control it", If(HasFavor(You()), (DiscardFavor(),)))

# ---------------------------------------------------------------------------------------- instead, if you like

rule(
    "sentence0",
    "{effect1}; you may instead {b:effect0} if {condition}",
    If(COND, (ChooseOne(((E,), (B,))),), (E,)),
)
rule("sentence0", "{effect1}; if {condition}, you may instead {b:effect0}", If(COND, (ChooseOne(((E,), (B,))),), (E,)))
rule(
    "sentence0",
    "{effect1}. If {condition}, you may instead {b:effect0}",
    If(COND, (ChooseOne(((E,), (B,))),), (E,)),
    cost=1,
)
rule("sentence0", "{effect1}, or {b:effect1} instead if {condition}", If(COND, (B,), (E,)), cost=1)
rule("sentence0", "{effect1}. If {condition}, {b:effect1} instead", If(COND, (B,), (E,)), cost=1)
rule("sentence0", "{effect1}; if {condition}, {b:effect1} instead", If(COND, (B,), (E,)), cost=1)

# ------------------------------------------------------------------------------------------- rounds of actions

for _tail in ("", " during this battle", " in this battle", " this battle"):
    for _then in ("Play then proceeds in turn order from him", "Play proceeds in turn order from him after that"):
        rule(
            "sentence0",
            f"{{psubj}} has the first opportunity to take a Battle action or pass{_tail}. {_then}",
            StartRound(PSUBJ),
        )
rule(
    "allowance",
    "if {condition}, you may take this action {allowance}",
    make=lambda c, v: replace(v["allowance"], condition=v["condition"], form=f"{c.rule_form}|{v['allowance'].form}"),
    take=lambda n: (
        {"condition": n.condition, "allowance": replace(n, condition=None)}
        if isinstance(n, Allow) and n.condition is not None
        else None
    ),
)
_REPEATED = (("bow", Bow), ("destroy", Destroy), ("straighten", Straighten), ("dishonor", Dishonor))


def _again_and_again(verb: Any) -> Any:
    def make(context: Context, values: Values) -> Any:
        player = values["psubj"]
        noun: Noun = values["npone"]
        target = chosen(context, Target(replace(noun, filters=noun.filters)))
        return Repeat((by_player(verb(target), player),), values["condition"])

    def take(node: Any) -> Values | None:
        if not isinstance(node, Repeat) or type(node.effects[0]) is not verb:
            return None
        target = part(node.effects[0], "what")
        if not isinstance(target, Target) or target.chooser is None:
            return None
        bare = by_player(node.effects[0], target.chooser, back=True, marked=True)
        who = replace(target.chooser, form=target.chooser.form.removeprefix("@"))
        return {"psubj": who, "npone": part(bare, "what", "noun"), "condition": node.until}

    return {"make": make, "take": take}


for _verb, _node in _REPEATED:
    rule(
        "effect0",
        f"{{psubj}} must repeatedly target and {_verb} a different {{npone}} until {{condition}}, "
        "or until he can no longer do so",
        **_again_and_again(_node),
    )
rule(
    "cond0",
    "his army no longer has more {npmany0} than yours",
    make=lambda c, v: _no_more(v["npmany0"]),
    take=lambda n: _take_no_more(n),
)


def _no_more(noun: Noun) -> Any:
    theirs, mine = (replace(noun, filters=(*noun.filters, each)) for each in (In("enemy army"), In("army", You())))
    return Compare(CountOf(theirs), "<=", CountOf(mine))


def _take_no_more(node: Any) -> Values | None:
    if isinstance(node, Compare) and node.op == "<=" and isinstance(node.left, CountOf) and node.left.noun.filters:
        noun = node.left.noun
        return {"npmany0": replace(noun, filters=noun.filters[:-1])}
    return None


# -------------------------------------------------------------------------------- what holds for a whole kind


def _for_all(template: str, forbid: Forbid, until: str = "") -> None:
    """A prohibition about all things of a kind, later ones included: it stands on the player, not on the things."""
    rule("give0", template, Give(You(), (forbid,), until), cost=1)


_ACTION = Noun(("action",))
for _cannot in ("cannot", "can not", "may not", "will not"):
    _for_all(
        f"{{by_actions}} {_cannot} move {{everyone}} to or from battlefields",
        Forbid("will not", "move to or from", EVERYONE, slot("by_actions")),
    )
    _for_all(
        f"{{by_actions}} {_cannot} move {{everyone}} to or from battles",
        Forbid("will not", "move to or from", EVERYONE, slot("by_actions")),
    )
    rule("give0", f"Terrains {_cannot} be played", Give(Each(Noun(("player",))), (Forbid("may not", "play terrain"),)))
    rule(
        "effect0",
        f"(the current battle's|this battle's|the battle's) resolution {_cannot} destroy {{everyone}}",
        Give(EVERYONE, (Forbid("will not", "destroy from resolution"),), "battle"),
    )
    rule(
        "give0",
        f"you {_cannot} target {{everyone}} with actions",
        Give(EVERYONE, (Forbid("may not", "target", None, Noun(("action",), (), "your")),)),
        cost=1,
    )
rule(
    "give0",
    "{subj} (does not|do not|will not|cannot) die from having 0 Chi",
    Give(SUBJ, (Forbid("will not", "die of chi"),)),
)
_OTHER_UNITS = Each(Noun(("unit",), (OtherThan(slot("robj")),), "your"))
rule(
    "effect0",
    "no unit other than {robj} can assign or move to attack that phase",
    Give(
        You(),
        (Forbid("may not", "assign or move attack", Each(Noun(("unit",), (OtherThan(slot("robj")),), "your"))),),
        "attack",
    ),
)
rule("give0", "add {num} to the Focus Values of {obj}", Give(OBJ, (Modify("focus_value", NUM),)))

# --------------------------------------------------------------------------- what each player targets, then


def _targets_and(verb: Any) -> Any:
    def make(context: Context, values: Values) -> Any:
        player = values["psubj"]
        sel: Choice = values["sel"]
        target = chosen(context, Target(sel.noun, -1, sel.least, sel.most, form="target " + sel.form))
        each = Ref("each") if isinstance(player, Each) else player
        done = (by_player(target, each), verb(Ref("slot", target.slot)))
        if isinstance(player, Each):
            return ForEach(replace(player.noun, form=player.form), done)
        return Together(done)

    def take(node: Any) -> Values | None:
        if isinstance(node, ForEach) and isinstance(node.noun, Noun):
            player: Any = Each(replace(node.noun, form=""), form=node.noun.form)
        elif isinstance(node, Together) and len(node.effects) == 2:
            player = None
        else:
            return None
        target = node.effects[0]
        if not isinstance(target, Target) or type(node.effects[1]) is not verb or target.chooser is None:
            return None
        who = player or replace(target.chooser, form=target.chooser.form.removeprefix("@"))
        bare = by_player(target, target.chooser, back=True, marked=True)
        return {
            "psubj": who,
            "sel": Choice(bare.noun, -1, bare.least, bare.most, form=bare.form.removeprefix("target ")),
        }

    return {"make": make, "take": take}


for _verb, _node in _REPEATED:
    for _them in ("them", "the targets"):
        rule("effect1", f"{{psubj}} targets {{sel}}. {_verb.capitalize()} {_them}", cost=2, **_targets_and(_node))
_STRONGHOLD = PartsOf(Noun(("stronghold",)), slot("pposs"))
rule("amount0", "{pposs} Stronghold's {stat}", StatOf(STAT, _STRONGHOLD), cost=1)
rule("amount0", "{pposs} Stronghold's base {stat}", StatOf(STAT, _STRONGHOLD, True), cost=1)

# --------------------------------------------------------------------------------- armies, leaders, the rest


def _leaders_choose(context: Context, values: Values) -> Any:
    """Attacker and Defender choose in the order that the active player likes; then it is done to what they chose."""
    noun: Noun = values["npone"]
    theirs = []
    for which, side in (("attacker", "attacking army"), ("defender", "defending army")):
        own = replace(noun, filters=(*noun.filters, In(side)), form=noun.form or "-")
        theirs.append(chosen(context, Choice(own, chooser=Leader(which), form="-")))
    one, other = theirs
    active = chosen(context, Choice(Noun(("player",), (State("active"),)), form="-"))
    order = ChooseOne(((one, other), (other, one)), active)
    both = Several((Ref("slot", one.slot), Ref("slot", other.slot)))
    return Later(values["trigger"], (order, Destroy(both)))


for _kinds in ("units", "Personalities", "Followers", "cards"):
    rule(
        "sentence0",
        "{trigger}, the Attacker and the Defender each choose (a|an) {npone} in their own army; "
        f"the active player decides who chooses first. Then, destroy the chosen {_kinds}",
        make=_leaders_choose,
        take=lambda n: _take_leaders_choose(n),
    )


def _take_leaders_choose(node: Any) -> Values | None:
    if not isinstance(node, Later) or len(node.effects) != 2 or not isinstance(node.effects[0], ChooseOne):
        return None
    noun = part(node.effects[0], "options", 0, 0, "noun")
    return {"trigger": node.trigger, "npone": replace(noun, filters=noun.filters[:-1])}


def _must_choose(verb: Any, past: str) -> None:
    def make(context: Context, values: Values) -> Any:
        sel: Choice = values["sel"]
        player = values["psubj"]
        return verb(chosen(context, Choice(sel.noun, -1, sel.least, sel.most, chooser=player, form=sel.form)))

    def take(node: Any) -> Values | None:
        what = getattr(node, "what", None)
        if type(node) is not verb or not isinstance(what, Choice) or what.chooser is None:
            return None
        return {"psubj": what.chooser, "sel": replace(what, chooser=None)}

    for chooses in ("must choose", "chooses"):
        rule("effect0", f"{{psubj}} {chooses} {{sel}}, (who|which) is {past}", make=make, take=take, cost=1)


for _node, _past in ((Destroy, "destroyed"), (Bow, "bowed"), (Dishonor, "dishonored"), (Straighten, "straightened")):
    _must_choose(_node, _past)


def _unit_or_cards(context: Context, values: Values) -> Any:
    """`targets one unit, or three cards, in the attacking army`: the player says which of the two."""
    player, where = values["psubj"], values["where"]
    found = []
    for name in ("sel", "b"):
        sel: Choice = values[name]
        noun = replace(sel.noun, filters=(*sel.noun.filters, where))
        found.append(chosen(context, Target(noun, -1, sel.least, sel.most, chooser=player, form="target " + sel.form)))
    return ChooseOne(((found[0],), (found[1],)), player)


def _take_unit_or_cards(node: Any) -> Values | None:
    if not isinstance(node, ChooseOne) or len(node.options) != 2:
        return None
    pair = [option[0] for option in node.options]
    if not all(isinstance(each, Target) and each.noun.filters and each.chooser is not None for each in pair):
        return None
    values: Values = {"psubj": node.who, "where": part(pair[0], "noun", "filters", -1)}
    for name, each in zip(("sel", "b"), pair, strict=True):
        noun = replace(part(each, "noun"), filters=part(each, "noun", "filters")[:-1])
        values[name] = Choice(noun, -1, part(each, "least"), part(each, "most"), form=each.form.removeprefix("target "))
    return values


rule("effect0", "{psubj} targets {sel}, or {b:sel}, {where}", make=_unit_or_cards, take=_take_unit_or_cards, cost=1)

# ----------------------------------------------------------------------------- leaving after so many actions

_RESOLVED = Trigger("after", Pattern("resolve", Noun(("action",), form="-")))
for _words, _number in (
    ("another action resolves", 1),
    ("two more actions resolve", 2),
    ("three more actions resolve", 3),
):

    def _counted(effect: Any, number: int) -> Any:
        for _ in range(number):
            effect = Later(_RESOLVED, (effect,))
        return effect

    rule("sentence0", f"{{effect1}} after {_words}", _counted(E, _number))
    rule(
        "sentence0",
        f"{{effect1}} after {_words} or after the battle ends",
        Together((_counted(E, _number), Later(Trigger("after", Pattern("battle ends")), (E,)))),
    )

# ----------------------------------------------------------------------------------------------- traits

for _his in ("his", "her", "its"):
    rule(
        "trait",
        f"if {{condition}}, {{everyone}} can assign even if bowed, has {{changes}} while {{is_what}}, "
        f"and adds {_his} Force to {_his} unit's Force even if bowed",
        make=lambda c, v: Together(
            (
                Allow("assign bowed", v["everyone"], condition=v["condition"]),
                Continuous(v["everyone"], v["changes"], _both(v["condition"], v["is_what"])),
                Allow("force bowed", v["everyone"], condition=v["condition"]),
            )
        ),
        take=lambda n: _take_assigning(n),
    )


def _both(condition: Any, state: Any) -> Any:
    from rokugan.cards.program import Both

    return Both((condition, Is(Ref("each"), (state,))))


def _take_assigning(node: Any) -> Values | None:
    if not isinstance(node, Together) or len(node.effects) != 3 or not isinstance(node.effects[1], Continuous):
        return None
    middle = node.effects[1]
    return {
        "condition": part(middle, "condition", "conditions", 0),
        "everyone": middle.what,
        "changes": middle.changes,
        "is_what": part(middle, "condition", "conditions", 1, "filters", 0),
    }


rule("is_what", "opposing (a|an) {npone0}", make=lambda c, v: _opposing(v), take=lambda n: _take_opposing(n), cost=1)


def _opposing(values: Values) -> Any:
    from rokugan.cards.program import Opposing

    return Opposing(values["npone0"])


def _take_opposing(node: Any) -> Values | None:
    from rokugan.cards.program import Opposing

    return {"npone0": node.what} if isinstance(node, Opposing) and isinstance(node.what, Noun) else None


rule("effect0", "your raiders destroy {obj}", Destroy(OBJ))
