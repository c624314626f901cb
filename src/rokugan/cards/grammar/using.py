"""Actions and abilities: taken again, additionally, instead, and what they target."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, permutations
from typing import Any

from rokugan.cards.grammar.copying import _any, _other
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.slots import (
    ACTION,
    ACTIONS,
    CONDITION,
    EVENT_PLAYER,
    EVENT_THING,
    EVERYONE,
    NPMANY,
    NUM,
    OBJ,
    POSS,
    RSUBJ,
    SUBJ,
)
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, part, slot
from rokugan.program import (
    ActionDid,
    AddedCost,
    AdditionalAction,
    AllFilters,
    Allow,
    ChooseOne,
    Chosen,
    Continuous,
    CopyAbility,
    CopyKeyword,
    Did,
    Each,
    EquipAs,
    Forbid,
    Give,
    GrantText,
    Happened,
    HasAbility,
    HasKeyword,
    Is,
    IsNamed,
    Negate,
    NoneOf,
    Not,
    Noun,
    OneChange,
    Past,
    Pattern,
    PayGold,
    PerformedBy,
    Ref,
    Retarget,
    Secure,
    Shares,
    State,
    Straighten,
    Together,
    Traits,
    Trigger,
    Uses,
    WhenAnnounced,
    You,
    walk,
)
from rokugan.program.words import Detail, Once, When

page = Page()
rule = page.rule

rule(
    "pattern0",
    "any action {event_thing} performs this turn resolves",
    Pattern("resolve", Noun(("action",), (PerformedBy(EVENT_THING),), form="-")),
)
rule(
    "cond0",
    "you have resolved {action} this turn that {rsubj} performed",
    make=lambda c, v: Happened(Pattern("resolve", _performed(v), You()), "turn"),
    take=lambda n: _take_performed(n),
)


def _performed(values: Values) -> Any:
    noun: Noun = values["action"]
    return replace(noun, filters=(*noun.filters, PerformedBy(values["rsubj"], form="-")))


def _take_performed(node: Any) -> Values | None:
    if not isinstance(node, Happened) or not isinstance(node.pattern.subject, Noun):
        return None
    noun = node.pattern.subject
    if not noun.filters or not isinstance(noun.filters[-1], PerformedBy):
        return None
    return {"action": replace(noun, filters=noun.filters[:-1]), "rsubj": noun.filters[-1].what}


rule("cond0", "you removed an ability", Did("lose ability", None, True))
rule("effect0", "that action's effects (do|will) not happen", Negate("effects"))
rule("pattern0", "{action}", Pattern("resolve", slot("action")), cost=9)
_kind: Any
_negated: Any
for _stat in ("Force", "Chi", "Personal Honor"):
    for _kind, _verb in (("bonuses", "bonus"), ("penalties", "penalty")):
        _negated = f"{_stat.lower()} {_verb}"
        for _modal in ("cannot", "can not", "will not"):
            for _gain in ("gain", "receive", "get", "have", "suffer"):
                _words = f"{{everyone}} {_modal} {_gain} {_stat} {_kind}"
                rule("stand", _words, Forbid("negate", _negated, EVERYONE))
                rule("stand", f"{_words} from {{actions}}", Forbid("negate", _negated, EVERYONE, slot("actions")))
                rule(
                    "trait", f"{_words} while {{condition}}", Forbid("negate", _negated, EVERYONE, condition=CONDITION)
                )
                rule("give0", _words, Give(EVERYONE, (Forbid("negate", _negated),)), cost=1)
rule("negate0", "negate all effects of (the action|that action)", Negate("effects"))
rule("negate0", "negate all [of] (its|the action's|that action's) effects", Negate("effects"))
for _have in ("have", "cost"):
    _extra = "an additional cost of {num} Gold" if _have == "have" else "an additional {num} Gold"
    rule("trait", f"{{actions}} {_have} {_extra}", AddedCost(ACTIONS, (PayGold(NUM),)))
    rule("trait", f"{{actions}} {_have} {_extra} while {{condition}}", AddedCost(ACTIONS, (PayGold(NUM),), CONDITION))
_THIS = "(this ability|this action)"
for _times, _often in ((1, "once"), (2, "twice"), (3, "three times")):
    for _per in ("turn", "battle", "duel", "game"):
        for _said in (
            f"{_THIS} (may|can) be used (|only|no more than|up to) {_often} per {_per}",
            f"{_THIS} (may|can) only be used {_often} per {_per}",
            f"[you] (may|can) [only] use {_THIS} (|only|no more than|up to) {_often} per {_per}",
            f"use [{_THIS}] (only|no more than) {_often} per {_per}",
        ):
            rule("uses", _said, Uses(_times, _per, said=True))
            rule("sentence0", _said, Uses(_times, _per, said=True))
for _category in ("if", "sentence0"):  # see blocks.hoist
    rule(_category, f"(use|you may only use|you can only use) {_THIS} only if {{condition}}", None)
    rule(_category, f"you (may|can) (only use {_THIS}|use {_THIS} only) if {{condition}}", None)
    rule(_category, f"{_THIS} (may|can) only be used if {{condition}}", None)
    rule(_category, f"you (may not|can not|cannot) use {_THIS} if {{condition}}", Not(CONDITION))
    rule(_category, f"you (may not|can not|cannot) use {_THIS} unless {{condition}}", None)
_NAMED = Each(Noun(("card",), (IsNamed(),), plural=True))
rule(
    "give0",
    "abilities on cards with that title (cannot|can not|may not) be used",
    Give(You(), (Forbid("may not", "use abilities", _NAMED),)),
)
rule(
    "give0",
    "cards with that title (cannot|can not|may not) be played",
    Give(You(), (Forbid("may not", "play", _NAMED),)),
)
for _used in ("(cannot|can not|may not) be used", "on cards in play (cannot|can not|may not) be used"):
    for _designator in ("Battle", "Limited", "Open"):
        _theirs = Noun(("action",), (HasKeyword(_designator),), plural=True)
        rule(
            "stand",
            f"{_designator} abilities {_used}",
            Forbid("may not", "take actions", Each(Noun(("player",), plural=True)), _theirs),
        )
for _state in ("honorable", "dishonorable", "bowed", "unbowed"):
    rule("vp", f"(was|were) {_state} when the action was announced", WhenAnnounced(State(_state)))
    rule("vp", f"(was|were) already {_state}", WhenAnnounced(State(_state)))
_period: Any
for _no, _positive in (("no", False), ("any", True)):
    for _during, _period in (
        ("during it", "phase"),
        ("this phase", "phase"),
        ("this turn", "turn"),
        ("this battle", "battle"),
    ):
        rule(
            "cond0",
            f"{{rsubj}} performed {_no} {{actions}} {_during}",
            Is(slot("rsubj"), (Past("perform", _period, _positive, slot("actions")),)),
        )
rule(
    "pattern0",
    "{action} destroys {event_thing} or its Personality",
    Pattern("destroy", EVENT_THING, ACTION, ("its personality",)),
)


def _first_action(context: Context, values: Values, period: Once, when: When) -> Any:
    noun = Noun(("action",), (*values["actadj"], *values["actpost"]), form=str(len(values["actadj"])))
    return Trigger(when, Pattern("resolve", noun), period)


def _take_first_action(node: Any) -> Values | None:
    if (
        not isinstance(node, Trigger)
        or not isinstance(node.pattern.subject, Noun)
        or not node.pattern.subject.form.isdigit()
    ):
        return None
    noun = node.pattern.subject
    size = int(noun.form)
    return {"actadj": noun.filters[:size], "actpost": noun.filters[size:]}


for _period in ("turn", "battle"):
    rule(
        "trigger",
        f"after the first {{actadj*}} action resolves each {_period} {{actpost*}}",
        make=lambda c, v, p=_period: _first_action(c, v, p, "after"),
        take=_take_first_action,
    )
rule("cond0", "{rsubj} is no longer a legal target for the action", Is(RSUBJ, (State("legal", False),)))
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


rule("effect0", "straighten any cards that performed the action", Straighten(Ref("action performer")))
rule("change", "the (ability|trait): {quoted}", GrantText(slot("quoted")))
_increase: Any
for _stat, _increase in (("Force", "increase force bonus"), ("Chi", "increase chi bonus")):
    for _tail in ("", ". These increases last as long as the bonuses do"):
        rule(
            "stand",
            f"increase by {{num}} all {_stat} bonuses {{subj}} receives from abilities on {{npmany}}{_tail}",
            Allow(_increase, SUBJ, NUM, slot("npmany")),
        )
rule("action", "a {kindone}'s action", make=lambda c, v: _its_action(c, v), take=lambda n: _take_its_action(n))


def _its_action(context: Context, values: Values) -> Any:
    kinds, words = values["kindone"]
    context.mention(Ref("action"), Noun(("action",)))
    return Noun(("action",), (ActionDid("from", Noun(kinds, form=words)),), form=context.rule_form)


def _take_its_action(node: Any) -> Values | None:
    if not isinstance(node, Noun) or len(node.filters) != 1 or not isinstance(node.filters[0], ActionDid):
        return None
    source = node.filters[0].what
    return {"kindone": (source.kinds, source.form)} if isinstance(source, Noun) else None


for _modal in ("may not", "cannot", "can not"):
    rule(
        "stand",
        f"{{actions}} {_modal} be taken",
        Forbid("may not", "take actions", Each(Noun(("player",))), slot("actions")),
    )
_d: Any
for _d in ("Battle", "Open", "Limited"):
    rule("effect0", f"you may take another {_d} action", AdditionalAction(_d.lower()))
for _d in ("Battle", "Open", "Limited"):
    rule("effect0", f"take an additional {_d} action after this one", AdditionalAction(_d.lower()))
for _can in ("can", "may"):
    rule(
        "stand",
        f"{{everyone}} {_can} be targeted only by {{actions}}",
        Forbid("may not", "target", slot("everyone"), slot("actions"), True),
    )
    rule(
        "stand",
        f"{{everyone}} {_can} only be targeted by {{actions}}",
        Forbid("may not", "target", slot("everyone"), slot("actions"), True),
    )
for _does in (
    "(does|do|will) not bow when (he|she|it|they) (performs|perform)",
    "(does|do|will|need) not bow (when|while|for|from) performing",
    "(need not|does not have to|do not have to) bow to perform",
):
    rule("stand", f"{{everyone}} {_does} {{actions}}", Allow("no bow cost", slot("everyone"), of=slot("actions")))
    rule("stand", f"{_does} {{actions}}", Allow("no bow cost", Ref("this"), of=slot("actions")), cost=2)
_ability: Any
for _d in ("Kiho", "Spell"):
    rule("has", f"a printed {_d} ability", HasAbility(base=True, keyword=_d))
for _d in ("Battle", "Open", "Limited"):
    for _may in ("you may take", "take"):
        for _base, _printed in (("", ()), ("(printed|base) ", (ActionDid("printed"),))):
            for _use in (f"(a|an|one) {_base}ability on {{obj}}", f"one of {{obj:poss}} {_base}abilities"):
                rule(
                    "effect0",
                    f"{_may} an additional {_d} action to use {_use}",
                    AdditionalAction(
                        _d.lower(), You(), Pattern("announce", filters=(ActionDid("from", OBJ), *_printed))
                    ),
                )
rule("pattern0", "{event_player} resolves the effects of {action}", Pattern("resolve", slot("action"), EVENT_PLAYER))
rule("actpost", "they perform", PerformedBy(Ref("each")))
for _modal in ("may not", "can not", "cannot"):
    rule(
        "trait",
        f"{{everyone}} has {{changes}} and {_modal} be targeted by {{actions}} while {{condition}}",
        Traits(
            (
                Continuous(EVERYONE, slot("changes")),
                Forbid("may not", "target", EVERYONE, ACTIONS, condition=CONDITION),
            )
        ),
        cost=1,
    )
rule("stand", "{poss} abilities (cannot|can not|may not) be copied", Forbid("may not", "copy", POSS))
for _d in ("Battle", "Open", "Limited"):
    rule("trait", f"you may equip {{npmany}} as (a|an) {_d} action", EquipAs(NPMANY, (_d.lower(),)))
for _d in ("Battle", "Open", "Limited"):
    for _may in ("you may take", "take"):
        rule(
            "effect0",
            f"{_may} an additional action to play {{obj}} for one of its {_d} abilities",
            AdditionalAction(_d.lower(), You(), Pattern("announce", None, None, ("play",), (ActionDid("from", OBJ),))),
        )
_AGAIN = (Forbid("may not", "use this ability"),)
rule(
    "give0",
    "you may not use this ability again while {condition}",
    Give(Ref("this"), _AGAIN, "permanent", slot("condition")),
)


def _of_faction(context: Context, values: Values) -> Any:
    noun = values["npmany"]
    filters = (*noun.filters, Shares("clan", You(), form="-"))
    return chosen(context, Chosen(replace(noun, filters=filters)))


def _take_of_faction(node: Any) -> Values | None:
    if not isinstance(node, Chosen) or not node.noun.filters or not isinstance(node.noun.filters[-1], Shares):
        return None
    return {"npmany": replace(node.noun, filters=node.noun.filters[:-1])}


rule("choice", "one of your (Faction's|Clan's) {npmany}", make=_of_faction, take=_take_of_faction)
rule("effect0", "{subj} (does not bow|need not bow) to (use|cast) this (Spell|card|action)", Allow("unbowed", SUBJ))


def _none_but(context: Context, values: Values) -> Any:
    """A prohibition of all actions but those that could destroy such things."""
    noun = Noun(("action",), (NoneOf((ActionDid("can destroy", values["npmany"]),)),))
    return Give(Each(Noun(("player",))), (Forbid("may not", "take actions", None, noun),), form=context.rule_form)


def _take_none_but(node: Any) -> Values | None:
    for each in walk(node):
        if isinstance(each, ActionDid) and each.verb == "can destroy":
            return {"npmany": each.what}
    return None


for _never in ("players cannot take", "players may not take", "no player may take", "no player can take"):
    for _but in ("except those that destroy", "except actions that destroy"):
        rule("effect0", f"{_never} actions {_but} {{npmany}}", make=_none_but, take=_take_none_but)
rule("effect0", "change (its|the action's) target to {obj}[, if legal]", Retarget(OBJ))
rule("stand", "{poss} abilities may be used even if (he|she|it) is bowed", Allow("bowed", POSS))
rule("give0", "{everyone} (loses|lose) all abilities", Give(EVERYONE, (Forbid("will not", "have abilities"),)), cost=2)
rule("give0", "{everyone} (has|have) no abilities", Give(EVERYONE, (Forbid("will not", "have abilities"),)), cost=2)
for _d in ("Battle", "Open", "Limited"):
    for _may in ("you may take", "take"):
        rule(
            "effect0",
            f"{_may} an additional action to use one of {{poss}} {_d} abilities",
            AdditionalAction(_d.lower(), You(), Pattern("announce", None, None, (), (ActionDid("from", POSS),))),
        )
for _modal in ("will not", "cannot", "can not", "may not"):
    rule("effect0", f"the action {_modal} have its targeting changed", Secure(("targets",)))
rule("actpost", "on (a|an) {npone} which {event_thing} cast", make=lambda c, v: _cast(v), take=lambda n: _take_cast(n))


def _cast(values: Values) -> Any:
    return AllFilters((ActionDid("from", values["npone"]), PerformedBy(values["event_thing"])))


def _take_cast(node: Any) -> Values | None:
    if not isinstance(node, AllFilters) or len(node.filters) != 2:
        return None
    source, caster = node.filters
    if not isinstance(source, ActionDid) or not isinstance(caster, PerformedBy):
        return None
    return {"npone": source.what, "event_thing": caster.what}


rule("actpost", "on (a|an) {npone} you played", ActionDid("from", slot("npone")), cost=1)
_DOES = {"bow": "bows", "destroy": "destroys", "move": "moves", "dishonor": "dishonors", "straighten": "straightens"}
_BASE = {verb: verb for verb in _DOES}


def _lists(size: int) -> list[tuple[str, ...]]:
    return [order for some in combinations(_DOES, size) for order in permutations(some)]


def _listed(verbs: tuple[str, ...], words: dict[str, str]) -> list[str]:
    said = [words[verb] for verb in verbs]
    if len(said) == 1:
        return said
    joined = ", ".join(said[:-1])
    return [f"{joined} or {said[-1]}"] if len(said) == 2 else [f"{joined}, or {said[-1]}", f"{joined} or {said[-1]}"]


_first: Any
_others: Any
for _size in (1, 2, 3):
    for _verbs in _lists(_size):
        _first, *_others = _verbs
        for _said_2 in _listed(_verbs, _DOES):
            for _kind in ("card effect", "effect"):
                _next = Negate(_first, OBJ, "next", Noun((_kind,)), tuple(_others))
                rule("negate0", f"negate the next {_kind} that {_said_2} {{obj}}", _next)
        for _said_2 in _listed(_verbs, _BASE):
            _of_action = Negate(_first, OBJ, "action", Ref("action"), tuple(_others))
            rule("negate0", f"negate (the action's|its) effects that {_said_2} {{obj}}", _of_action)


def _two_of_action(one: Any, other: Any) -> None:
    first = Negate(one, OBJ, "action", Ref("action"))
    second = Negate(other, slot("b"), "action", Ref("action"))
    words = f"negate either the action's effects that {one} {{obj}} or the action's effects that {other} {{b:obj}}"
    rule("effect0", words, ChooseOne(((first,), (second,))))


for _one, _two in permutations(_DOES, 2):
    _two_of_action(_one, _two)
for _modal in ("may not", "cannot", "can not"):
    rule(
        "stand",
        f"players {_modal} target {{everyone}} with {{actions}}",
        Forbid("may not", "target", EVERYONE, slot("actions")),
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


def _copying(change: Any) -> Any:
    def make(context: Context, values: Values) -> Any:
        copier = values.get("subj") or Ref("this")
        return Give(copier, (change(_other(values["obj"], copier)),), form=context.rule_form)

    def take(node: Any) -> Values | None:
        if not isinstance(node, Give) or len(node.changes) != 1:
            return None
        found = node.changes[0]
        if type(found) is not type(change(Ref("this"))):
            return None
        of = part(found, "changes", 0, "of") if isinstance(found, OneChange) else part(found, "of")
        return {"subj": node.what, "obj": _any(of)}

    return {"make": make, "take": take}


for _from in ("from", "of"):
    for _one in ("one keyword", "a keyword"):
        rule("give0", f"{{subj}} copies {_one} {_from} {{obj}}", **_copying(CopyKeyword))
    rule(
        "give0",
        f"{{subj}} copies an ability or keyword {_from} {{obj}}",
        **_copying(lambda of: OneChange((CopyAbility(of), CopyKeyword(of)))),
    )
_USED = (CopyAbility(Ref("action"), True),)
_AGAIN_COPIED = AdditionalAction("phase", You(), Pattern("announce", None, None, (), (ActionDid("copied"),)))
rule("give0", "{subj} copies the action's ability", Give(SUBJ, _USED))
rule(
    "effect0",
    "{subj} copies the action's ability and takes an additional action to use it",
    Together((Give(SUBJ, _USED), _AGAIN_COPIED)),
)
_REACTIONS = Noun(("action",), (HasKeyword("Reaction"),), plural=True, form="Reactions")
rule("actions", "Reactions", make=lambda c, v: _REACTIONS, take=lambda n: {} if n == _REACTIONS else None)
rule("player0", "the player who took (it|the action)", make=lambda c, v: _actor(c), take=lambda n: None)


def _actor(context: Context) -> Any:
    words = context.words()
    context.mention(Ref("actor"), Noun(("player",)))
    return Ref("actor", words=words)


for _a in ("Battle", "Open", "Limited"):
    rule(
        "trait",
        f"equipping {{npmany0}} that share an element keyword with their Shugenja is (a|an) {_a} action for you",
        make=lambda c, v, d=_a: EquipAs(_shared(v["npmany0"]), (d.lower(),)),
        take=lambda n, d=_a: (
            {"npmany0": replace(n.noun, filters=n.noun.filters[:-1])}
            if isinstance(n, EquipAs) and n.designators == (d.lower(),) and n.noun.filters and n.form
            else None
        ),
    )


def _shared(noun: Noun) -> Noun:
    return replace(noun, filters=(*noun.filters, Shares("element", Ref("each"))), form=noun.form or "-")


_details: tuple[Detail, ...]
for _during, _details in (("", ()), (" during a battle", ("battle",))):
    rule(
        "pattern0",
        f"another player would choose targets for one of his actions' effects{_during}",
        Pattern("choose targets", None, Noun(("player",), (), "other"), _details, (ActionDid("effect targets"),)),
    )
