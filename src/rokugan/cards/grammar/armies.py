"""Battles: armies, sides, battlefields, Terrains and resolution."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.conditions import _armies, _take_armies
from rokugan.cards.grammar.decks import _creating
from rokugan.cards.grammar.doers import by_player
from rokugan.cards.grammar.filters import _proviso
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.slots import (
    ACTIONS,
    CONDITION,
    EFFECT1,
    EVENT_THING,
    EVERYONE,
    NPMANY,
    NUM,
    OBJ,
    POSS,
    PSUBJ,
    RSUBJ,
    STAT_IS,
    SUBJ,
    TARGET,
    B,
)
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, slot
from rokugan.program import (
    ActionDid,
    Alike,
    AllFilters,
    Both,
    ChooseOne,
    Chosen,
    Compare,
    CountOf,
    Each,
    Either,
    Exists,
    Forbid,
    ForEach,
    Give,
    Happened,
    HasKeyword,
    In,
    Is,
    Later,
    Leader,
    Moment,
    Move,
    Node,
    Not,
    Noun,
    Number,
    OpposedBy,
    Opposing,
    Outlasting,
    Past,
    Pattern,
    Ref,
    SideForce,
    StartRound,
    State,
    StatOf,
    Straighten,
    Switch,
    Target,
    Thing,
    Times,
    Together,
    Trigger,
    Triggered,
    You,
)
from rokugan.program.words import Ban, Likeness

page = Page()
rule = page.rule

rule(  # once for each resolution, however many it destroys
    "pattern0",
    "{poss} army destroys {event_thing} by winning a battle",
    Pattern(
        "battle resolution",
        filters=(Is(POSS, (State("winning"),)), Happened(Pattern("destroy", EVENT_THING), "resolution")),
    ),
)
rule(
    "pattern0",
    "each turn ends in which {event_thing} was in a battle during its resolution",
    Pattern("turn ends", None, None, (), (Happened(Pattern("battle resolution", EVENT_THING), "turn"),)),
)
for _this in ("self", "this"):  # once for each resolution, however many it destroys
    rule(
        "pattern0",
        f"battle resolution destroys {{event_thing}} while {{b:{_this}}} is in the winning army",
        Pattern(
            "battle resolution",
            filters=(Is(slot("b"), (State("winning"),)), Happened(Pattern("destroy", EVENT_THING), "resolution")),
        ),
    )


def _opposed_there(context: Context, values: Values) -> Any:
    """A battlefield where the unit would be opposed."""
    noun = Noun(("battlefield",), (In("opposing", values["obj"]),))
    return Move(values["obj"], "location", chosen(context, Target(noun)))


def _take_opposed_there(node: Any) -> Values | None:
    if not isinstance(node, Move) or not isinstance(node.place, Target) or not node.place.noun.filters:
        return None
    first = node.place.noun.filters[0]
    return {"obj": node.what} if isinstance(first, In) and first.relation == "opposing" else None


for _he in ("it", "he", "she", "they"):
    rule(
        "effect0",
        f"move {{obj}} to a target battlefield where {_he} would be opposed",
        make=_opposed_there,
        take=_take_opposed_there,
    )
_ENEMIES = Noun(("battlefield",), (In("enemy units"),))


def _each_anywhere(context: Context, values: Values) -> Any:
    """Each of them moves where the player likes, one after the other."""
    return ForEach(values["obj"], (Move(Ref("each"), "any battlefield", Chosen(_ENEMIES)),))


def _take_each_anywhere(node: Any) -> Values | None:
    if isinstance(node, ForEach) and len(node.effects) == 1 and isinstance(node.effects[0], Move):
        return {"obj": node.noun}
    return None


rule(
    "effect0",
    "move {obj} to any battlefields where there are one or more enemy units, in any combination desired",
    make=_each_anywhere,
    take=_take_each_anywhere,
)
rule("effect0", "switch the location of {obj} with {b:obj}", Switch(OBJ, slot("b")))
rule("effect0", "switch the locations of {obj}", Switch(OBJ, OBJ), cost=1)
_op: Any
for _words, _op in (("more", ">"), ("less", "<")):
    rule(
        "cond0",
        f"your army has {_words} Force than the enemy army",
        Compare(StatOf("force", Ref("army")), _op, StatOf("force", Ref("enemy army"))),
    )
rule("pattern0", "one or more armies engage", Pattern("engage", None, None, ("armies",)), cost=-3)
rule(
    "sentence0",
    "after your next Attack Phase this game begins, {effect1}",
    Later(Trigger("after", Pattern("phase begins", You(), None, ("attack",))), (EFFECT1,), True, "game"),
)
for _he in ("he", "she", "it"):
    rule("post", f"; if {{condition}}, {_he} may be at any location", **_proviso(False, ""))
    rule("post", f"; unless {{condition}}, {_he} must be {{is_what}}", **_proviso(True, "is_what"))
rule(
    "cond0",
    "{rsubj} is attacking a player with {stat_is}",
    Both((Is(slot("rsubj"), (State("attacking"),)), Is(Leader("defender"), (STAT_IS,)))),
)
rule(
    "sentence0",
    "if you would win a battle as Attacker or Defender while {condition}, it is a tie instead",
    Give(You(), (Forbid("will not", "win battle"),), "", CONDITION),
)
# A Terrain is in play when its action has resolved.
_PLAY_TERRAIN = Pattern("resolve", Noun(("action",), (HasKeyword("Terrain"),), form="-"))
rule("pattern0", "{event_player} (plays|play) a Terrain", replace(_PLAY_TERRAIN, actor=slot("event_player")), cost=-1)


def _answering(context: Context, values: Values) -> Any:
    """`other players must discard two cards after each time they play a Terrain`: what each of them does is his own."""
    actor = Noun(("player",), (), "other")
    done = by_player(values["effect0"], Ref("actor"))
    conditions = (values["condition"],) if "condition" in values else ()
    pattern = Pattern("play", values["npone"], actor)
    if values["npone"] == Noun(("terrain",)):
        pattern = replace(_PLAY_TERRAIN, actor=actor)
    return Triggered(Trigger("after", pattern), (done,), conditions)


def _take_answering(conditional: bool) -> Any:
    def take(node: Any) -> Values | None:
        if not isinstance(node, Triggered) or bool(node.conditions) != conditional:
            return None
        pattern = node.trigger.pattern
        terrain = pattern.subject == _PLAY_TERRAIN.subject
        if pattern.event != "play" and not terrain:
            return None
        played = Noun(("terrain",)) if terrain else pattern.subject
        values = {"npone": played, "effect0": by_player(node.effects[0], Ref("actor"), back=True)}
        return {**values, "condition": node.conditions[0]} if conditional else values

    return take


for _play in ("play", "bring into play"):
    rule(
        "trait",
        f"while {{condition}}, other players must {{effect0}} after each time they {_play} (a|an) {{npone}}",
        make=_answering,
        take=_take_answering(True),
    )
    rule(
        "trait",
        f"other players must {{effect0}} after each time they {_play} (a|an) {{npone}}",
        make=_answering,
        take=_take_answering(False),
    )
rule("sentence0", "{effect1}; destroying this Terrain does not end this effect", Outlasting((EFFECT1,)))


def _both_leaders(context: Context, values: Values) -> Any:
    """Each leader chooses among his own; you say who chooses first."""
    picks: list[Any] = []
    for which in ("attacker", "defender"):
        leader = Leader(which)
        noun = replace(values["npmany"], whose="his", owner=leader)
        picks.append(chosen(context, Chosen(noun, chooser=leader, form=f"=the {which.capitalize()} chooses")))
    return ChooseOne(((picks[0], picks[1]), (picks[1], picks[0])))


def _take_both_leaders(node: Any) -> Values | None:
    if not isinstance(node, ChooseOne) or not isinstance(node.options[0][0], Chosen):
        return None
    return {"npmany": replace(node.options[0][0].noun, whose="", owner=None)}


rule(
    "effect0",
    "the Attacker and Defender, in the order of your choice, each choose one of his {npmany}",
    make=_both_leaders,
    take=_take_both_leaders,
)
rule(
    "effect0",
    "move {obj} to {poss} location or {b:obj} to {c:poss} location",
    ChooseOne(((Move(OBJ, "location", POSS),), (Move(B, "location", slot("c")),))),
)
for _words, _op in (("more", "<="), ("fewer", ">=")):
    rule(
        "cond0",
        f"{{army}} does not have {_words} {{npmany0}} than {{b:army}}",
        make=lambda c, v, op=_op: _armies(v, op),
        take=lambda n: _take_armies(n),
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
_army: Any
for _army in ("a defending", "the defending", "an attacking", "the attacking"):
    rule(
        "vp",
        f"moved into {_army} army",
        AllFilters((Past("move", "this"), State(_army.split()[1]))),
        cost=1,
    )
rule("post", "opposing {target}", Opposing(TARGET), cost=2)
for _where in ("at this battlefield", "at the current battlefield", "here"):
    rule("all", f"the Terrain {_where}", Each(Noun(("terrain",), (In("battlefield"),), form="-")))
rule(
    "post",
    "(from|at) another (battlefield|battle)",
    AllFilters((In("any battlefield"), In("battlefield", None, False))),
)
rule("pattern0", "a battle is won", Pattern("win battle"))
rule(
    "effect0",
    "straighten and move {obj} to the current battlefield",
    Together((Straighten(OBJ), Move(OBJ, "battlefield"))),
)
rule("effect0", "{subj} (is|are) moved home", Move(SUBJ, "home"), cost=1)
for _who in ("no player", "neither player"):
    rule(
        "give0",
        f"{_who} may take {{actions}}",
        Give(Each(Noun(("player",))), (Forbid("may not", "take actions", None, slot("actions")),)),
    )
    rule("give0", f"{_who} may play Terrains", Give(Each(Noun(("player",))), (Forbid("may not", "play terrain"),)))
rule("is_what", "opposed by more than one {npone0}", OpposedBy(slot("npone0"), ">", Number(1)))
rule("is_what", "opposed by {num} or more {npmany0}", OpposedBy(slot("npmany0"), ">=", NUM))
rule("is_what", "the only (Personality|unit) in (your|his|her|its) army", State("alone"))
for _words, _op in (("more", ">"), ("fewer", "<")):
    rule(
        "cond0",
        f"{{army}} contains {_words} {{npmany0}} than {{b:army}}",
        make=lambda c, v, op=_op: _armies(v, op),
        take=lambda n: _take_armies(n),
    )
rule("post", "from the current battlefield", In("battlefield"))
rule("post", "from (home|your home)", In("home"), cost=1)
rule("pattern0", "your attack is declared", Pattern("attack", None, You()))
rule(
    "sentence0",
    "if {event_thing} is destroyed in this battle's resolution, {effect1}",
    Later(Trigger("after", Pattern("destroy", EVENT_THING, None, ("resolution",))), (EFFECT1,)),
)
for _category in ("adj", "is_what"):
    rule(_category, "(straight|straightened)", State("unbowed"), cost=1)
rule("is_what", "opposed there", State("opposed"))
rule("is_what", "unopposed there", State("unopposed"))
_OPPONENTS = Exists(Noun(("unit",), (In("enemy army"),), plural=True, form="-"))
for _he in ("he", "she", "it", "they"):
    rule("cond0", f"{_he} would be opposed", _OPPONENTS)
for _modal in ("cannot", "can not", "may not"):
    rule(
        "trait",
        f"{{everyone}} {_modal} perform {{actions}} except during (battle|a battle)",
        Forbid("may not", "perform", EVERYONE, ACTIONS, condition=Not(Moment("battle"))),
    )
rule("pattern0", "{event_thing} attacks you", Pattern("assign", EVENT_THING, None, ("attack you",)))
rule("pattern0", "an action's resolution begins", Pattern("resolve", Noun(("action",), form="-")))
for _modal in ("cannot", "can not", "may not"):
    rule(
        "trait",
        f"{{everyone}} {_modal} perform {{actions}} unless they are taken during a battle",
        Forbid("may not", "perform", EVERYONE, ACTIONS, condition=Not(Moment("battle"))),
    )
rule(
    "where",
    "at the current battlefield and at each adjacent battlefield",
    Either((In("battlefield"), In("at adjacent"))),
)
for _chance in ("to take a Battle action or pass", "to take an action or pass", "to take an action"):
    rule("actpost", f"before the Defender's first [normal] opportunity {_chance}", ActionDid("before defender"))
rule("cond0", "its resolution destroyed any of your {npmany}", make=lambda c, v: _lost(v), take=lambda n: _take_lost(n))


def _lost(values: Values) -> Any:
    return Happened(Pattern("destroy", replace(values["npmany"], whose="your")), "resolution")


def _take_lost(node: Any) -> Values | None:
    return {"npmany": node.pattern.subject} if isinstance(node, Happened) and node.period == "resolution" else None


rule(
    "cond0",
    "you (did not destroy|destroyed no) any {npmany} during that battle",
    Happened(Pattern("destroy", NPMANY, You()), "battle", False),
)
_other_relation: Any
_relation: Any
for _side, _relation in (("on yours", "army"), ("on your side", "army"), ("on the enemy side", "enemy army")):
    _there = In(_relation, You() if _relation == "army" else None)
    for _words, _op in (("more", ">"), ("fewer", "<")):
        for _other, _other_relation in (("on the enemy side", "enemy army"), ("on your side", "army")):
            _here = In(_other_relation, You() if _other_relation == "army" else None)
            if _relation != _other_relation:
                rule(
                    "cond0",
                    f"there are {_words} units {_other} than {_side} at the current battlefield",
                    Compare(
                        CountOf(Noun(("unit",), (_here,), plural=True)),
                        _op,
                        CountOf(Noun(("unit",), (_there,), plural=True)),
                    ),
                )


def _alike(kind: Likeness, positive: bool) -> Any:
    def make(context: Context, values: Values) -> Node:
        return Alike(kind, positive, None if _after_plural(context) else _chosen_last(context))

    def take(node: Any) -> Values | None:
        return {} if isinstance(node, Alike) and (node.kind, node.positive) == (kind, positive) else None

    return {"make": make, "take": take}


def _after_plural(context: Context) -> bool:
    """Does the phrase speak of several things chosen together?"""
    return context.start > 0 and context.tokens[context.start - 1].word.endswith("s")


def _chosen_last(context: Context) -> Thing:
    for each in reversed(context.mentions):
        if isinstance(each.ref, Ref) and each.ref.to == "slot" and each.noun.kinds != ("player",):
            return Ref("slot", each.ref.slot)
    return context.fail(context.words())


rule("post", "controlled by the same player", **_alike("player", True))
rule("post", "controlled by different players", **_alike("player", False))
rule("post", "[,] each controlled by a different player[,]", **_alike("player", False))
rule("post", "at the same location as each other", **_alike("location", True))
rule("post", "at different locations", **_alike("location", False))
rule("post", "with different titles", **_alike("title", False))
for _together in ("in one unit", ", in one unit", "in the same unit"):
    rule("post", _together, **_alike("unit", True))


def _elsewhere(context: Context, values: Values) -> Node:
    return In("other location", _chosen_last(context))


rule(
    "where",
    "at (any other|another|a different) location",
    make=_elsewhere,
    take=lambda n: {} if isinstance(n, In) and n.relation == "other location" else None,
)
_ALIGNED = " with your Clan (alignment|Alignment)"


def _at(created: str, where: str, clan: bool, anchor: Any = None) -> Any:
    make, take = _creating(created, at=where, clan=clan)

    def made(context: Context, values: Values) -> Any:
        node = make(context, values)
        return node if anchor is None else replace(node, attach_to=anchor(context))

    return {"make": made, "take": take}


def _last_place(context: Context) -> Any:
    """`at the same location`: where the card mentioned last is."""
    for each in reversed(context.mentions):
        if isinstance(each.ref, Ref) and each.ref.to not in ("created", "actor"):
            if set(each.noun.kinds) & {"personality", "card", "follower", "unit"}:
                return replace(each.ref, words="")
    return Ref("this")


for _words, _created in (("a", "createdone"), ("{num}", "createdmany")):
    for _tail, _clan in (("", False), (_ALIGNED, True)):
        _text = f"create {_words} {{{_created}}}{_tail}"
        rule("effect0", f"{_text} at this location", **_at(_created, "location", _clan, lambda c: Ref("this")))
        rule("effect0", f"{_text} at the same location", **_at(_created, "location", _clan, _last_place))
        if _clan:
            for _where in ("at the current battlefield", "there", "in your army"):
                rule("effect0", f"{_text} {_where}", **_at(_created, "battlefield", True))


def _each_leader(context: Context, values: Values) -> Any:
    """Both leaders target, the Attacker first; each among his own."""
    targets = []
    for which in ("attacker", "defender"):
        noun = replace(values["npmany"], whose="his", owner=Leader(which))
        targets.append(chosen(context, Target(noun, chooser=Leader(which))))
    return Together(tuple(targets))


def _take_each_leader(node: Any) -> Values | None:
    if not isinstance(node, Together) or len(node.effects) != 2:
        return None
    one = node.effects[0]
    if not isinstance(one, Target) or one.chooser != Leader("attacker"):
        return None
    return {"npmany": replace(one.noun, whose="", owner=None)}


rule(
    "effect0",
    "the Attacker and Defender each target one of their own {npmany}",
    make=_each_leader,
    take=_take_each_leader,
)
_verb: Any
for _verb, _past in (("destroy", "destroyed"), ("dishonor", "dishonored"), ("bow", "bowed")):
    rule(
        "pattern0",
        f"a battle Resolution Segment in which {{event_thing}} (was|were) {_past}",
        Pattern("battle ends", None, None, (), (Happened(Pattern(_verb, EVENT_THING), "resolution"),)),
    )
_ban: Ban
for _never, _ban in (("cannot", "may not"), ("may not", "may not"), ("will not", "will not")):
    rule("stand", f"{{subj}} {_never} leave the battle", Forbid(_ban, "leave", SUBJ))
rule("trigger", "after a battle", Trigger("after", Pattern("battle ends")))
rule("trigger", "(immediately after|whenever|each time) {pattern}", Trigger("after", slot("pattern")))
rule("is_what", "opposing {npmany0}", OpposedBy(slot("npmany0")), cost=2)
rule(
    "give0",
    "{everyone} (does|do) not bow from battle resolution",
    Give(EVERYONE, (Forbid("will not", "bow from resolution"),)),
    cost=2,
)
rule(
    "pattern0",
    "{event_thing} is destroyed during a battle by {action}",
    Pattern("destroy", EVENT_THING, slot("action"), ("battle",)),
)
for _tail in ("", " during this battle", " in this battle", " this battle"):
    for _then in ("Play then proceeds in turn order from him", "Play proceeds in turn order from him after that"):
        rule(
            "sentence0",
            f"{{psubj}} has the first opportunity to take a Battle action or pass{_tail}. {_then}",
            StartRound(PSUBJ),
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
