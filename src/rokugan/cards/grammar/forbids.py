"""What may not or will not happen, as a trait or as something given; and rules that are lifted."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from typing import Any

from rokugan.cards.parsing.table import Page, slot
from rokugan.program import (
    Allow,
    Bow,
    Continuous,
    Each,
    Forbid,
    Give,
    HasKeyword,
    In,
    Negate,
    Not,
    Noun,
    Paying,
    Ref,
    Several,
    Traits,
    WaiveBow,
    You,
)
from rokugan.program.words import Ban, ForbiddenVerb, StatChange

page = Page()
rule = page.rule

SUBJ, OBJ, MANY, ONE, POSS = (slot(name) for name in ("subj", "obj", "npmany", "npone", "poss"))
EVERYONE, BY = slot("everyone"), slot("by")
Values = dict[str, Any]

# ------------------------------------------------------------------------------------ what causes it: by ...

_OTHERS = Noun(("player",), (), "other")
rule("by", "by {actions}")
rule(
    "by",
    "(by|from) other players' (actions or card effects|actions and card effects|cards' effects|card effects)",
    Noun(("card effect",), (), "other"),
)
rule("by", "(by|from) other players' effects", Noun(("effect",), (), "other"))
rule("by", "(by|from) (another player's|other players') cards", Noun(("card effect",), (), "other"))
rule("by", "by (other players|another player)", _OTHERS)
rule("by", "(by|from) (card effects|card's effects|cards' effects)", Noun(("card effect",)))
rule("by", "(by|from) effects", Noun(("effect",)))
rule("by", "(by|from) {actions}")
rule("by", "by battle resolution", Ref("resolution"))
rule("by", "from (the action's|that action's|its) effects", Ref("action"))
rule("by", "from another player's action's effects", Noun(("action",), (), "other"))
rule("by", "from other players' actions' effects", Noun(("action",), (), "other", plural=True))
rule("by", "from other players' cards' effects", Noun(("card effect",), (), "other", plural=True))


def _take_of_others(node: Any, kind: str) -> Values | None:
    if not isinstance(node, Forbid) or node.kind != kind or node.verb != "target":
        return None
    if not isinstance(node.by, Noun) or node.by.whose != "other":
        return None
    return {"everyone": node.what, "actions": replace(node.by, whose="")}


def _take_given_others(node: Any, kind: Any) -> Values | None:
    if not isinstance(node, Give) or len(node.changes) != 1 or not isinstance(node.changes[0], Forbid):
        return None
    return _take_of_others(replace(node.changes[0], what=node.what), kind)


_KEPT_HOME = Forbid("may not", "assign to battlefield", others=("move to battlefield",))


# ----------------------------------------------------------------------- verbs: (event, active, passive)

_ACTIVE_BOTH: tuple[tuple[ForbiddenVerb, ForbiddenVerb, str], ...] = (
    ("assign to battlefield", "move to battlefield", "assign or move to battlefields"),
    ("assign to battlefield", "move to battlefield", "be assigned, and will not move, to battlefields"),
    ("assign defend", "move to defend", "assign, and will not move, into a defending army"),
    ("assign attack", "move to attack", "assign, and will not move, into an attacking army"),
)
_ACTIVE: tuple[tuple[ForbiddenVerb, str], ...] = (
    ("bow", "bow"),
    ("straighten", "straighten"),
    ("rehonor", "rehonor"),
    ("move", "move"),
    ("move home", "move home"),
    ("move to battlefield", "move to battlefields"),
    ("move to battlefield", "move to any battlefield"),
    ("assign", "assign"),
    ("assign to battlefield", "assign to battlefields"),
    ("assign attack", "be assigned to attack"),
    ("assign defend", "be assigned to defend"),
    ("assign attack", "be committed to attack"),
    ("assign defend", "be committed to defend"),
    ("assign", "attack or defend"),
    ("assign attack you", "be assigned to attack you"),
    ("assign attack", "assign to attack"),
    ("assign attack", "attack"),
    ("assign defend", "assign to defend"),
    ("assign defend", "defend"),
    ("perform", "perform actions"),
    ("use abilities", "use abilities"),
    ("use abilities", "use his abilities"),
    ("produce gold", "produce Gold"),
    ("issue", "issue challenges"),
    ("refuse", "refuse challenges"),
    ("accept", "accept challenges"),
    ("assign cavalry", "assign in Cavalry Maneuvers"),
    ("assign cavalry", "assign during Cavalry Maneuvers"),
    ("assign cavalry", "assign in the Cavalry Maneuvers Segment"),
    ("assign cavalry", "assign during the Cavalry Maneuvers Segment"),
    ("assign infantry", "assign during Infantry Maneuvers"),
    ("move again", "move again this Combat Segment"),
    ("attach", "attach cards"),
    ("attach", "attach attachments"),
    ("leave", "leave the current battlefield"),
    ("leave", "(leave|move out of|move from) (this battle|this battlefield|the current battle)"),
    ("lobby", "Lobby"),
    ("focus", "be focused"),
    ("take actions", "take actions"),
    ("draw", "draw cards"),
    ("gain honor", "gain Honor"),
    ("lose honor", "lose Honor"),
)
_PASSIVE: tuple[tuple[ForbiddenVerb, str], ...] = (
    ("destroy", "destroyed"),
    ("bow", "bowed"),
    ("straighten", "straightened"),
    ("move", "moved"),
    ("move home", "moved home"),
    ("dishonor", "dishonored"),
    ("rehonor", "rehonored"),
    ("discard", "discarded"),
    ("target", "targeted"),
    ("assign", "assigned"),
    ("assign to battlefield", "assigned to battlefields"),
    ("attach to", "attached"),
    ("challenge", "challenged"),
    ("transfer", "transferred"),
    ("negate", "negated"),
    ("control", "taken control of"),
)
_MODALS = (
    ("may not", "may not"),
    ("can not", "may not"),
    ("cannot", "may not"),
    ("can't", "may not"),
    ("will not", "will not"),
)


def _forbid(words: str, kind: Ban, verb: Any) -> None:
    rule("give0", f"{{subj}} {words}", Give(SUBJ, (Forbid(kind, verb),)), cost=1)
    rule("give0", f"{{everyone}} {words}", Give(EVERYONE, (Forbid(kind, verb),)), cost=4)


def _not() -> Any:
    return Not(slot("condition"))


_kind: Any
_whom: Any
_other: Any
_verb: Any
for _modal, _kind in _MODALS:
    for _verb, _words in _ACTIVE:
        _forbid(f"{_modal} {_words}", _kind, _verb)
    for _verb, _words in _PASSIVE:
        _forbid(f"{_modal} be {_words}", _kind, _verb)
        rule(
            "give0",
            f"{{everyone}} {_modal} be {_words} {{by}}",
            Give(EVERYONE, (Forbid(_kind, _verb, None, BY),)),
            cost=1,
        )
    rule(
        "give0",
        f"you {_modal} target {{obj}} with actions",
        Give(OBJ, (Forbid(_kind, "target", None, Noun(("action",), (), "your")),)),
    )
    rule(
        "trait",
        f"other players {_modal} target {{everyone}} with {{actions}}",
        make=lambda c, v, k=_kind: Forbid(k, "target", v["everyone"], replace(v["actions"], whose="other")),
        take=lambda n, k=_kind: _take_of_others(n, k),
    )
    rule(
        "give0",
        f"other players {_modal} target {{everyone}} with {{actions}}",
        make=lambda c, v, k=_kind: Give(
            v["everyone"], (Forbid(k, "target", None, replace(v["actions"], whose="other")),)
        ),
        take=lambda n, k=_kind: _take_given_others(n, k),
        cost=1,
    )
    rule("stand", f"{{everyone}} {_modal} attach {{npmany}}", Forbid(_kind, "attach", EVERYONE, MANY))
    rule("stand", f"{_modal} attach {{npmany}}", Forbid(_kind, "attach", None, MANY))
    rule("stand", f"{{by_actions}} {_modal} move {{obj}} home", Forbid(_kind, "move home", OBJ, slot("by_actions")))
    for _verb, _other in permutations(("destroy", "bow", "move", "target", "dishonor"), 2):
        rule(
            "give0",
            f"{{by_actions}} {_modal} {_verb} or {_other} {{obj}}",
            Give(
                OBJ,
                (
                    Forbid(_kind, _verb, None, slot("by_actions")),
                    Forbid(_kind, _other, None, slot("by_actions")),
                ),
            ),
            cost=1,
        )
    for _verb in ("destroy", "bow", "move", "target", "dishonor"):
        rule(
            "give0",
            f"{{by_actions}} {_modal} {_verb} {{everyone}}",
            Give(EVERYONE, (Forbid(_kind, _verb, None, slot("by_actions")),)),
            cost=1,
        )
        rule(
            "give0",
            f"{{by_actions}} {_modal} {_verb} {{obj}}",
            Give(OBJ, (Forbid(_kind, _verb, None, slot("by_actions")),)),
            cost=2,
        )
    for _home in (
        "move {everyone} home",
        "move home {everyone}",
        "send {everyone} home",
        "move {everyone} home from battlefields",
    ):
        rule(
            "give0",
            f"{{by_actions}} {_modal} {_home}",
            Give(EVERYONE, (Forbid(_kind, "move home", None, slot("by_actions")),)),
            cost=1,
        )
for _verb, _words in _PASSIVE:
    if _verb in ("destroy", "bow", "dishonor", "rehonor", "discard", "transfer", "straighten"):
        _forbid(f"(is|are) not {_words}", "will not", _verb)  # another wording of what does not happen
        rule("stand", f"{{everyone}} (is|are) not {_words}", Forbid("will not", _verb, EVERYONE))
rule(
    "give0",
    "{everyone} (cannot|can not) perform or be targeted by {actions}",
    Give(
        EVERYONE,
        (Forbid("may not", "perform", None, slot("actions")), Forbid("may not", "target", None, slot("actions"))),
    ),
)
rule(
    "give0",
    "{everyone} (cannot|can not|may not) perform {actions}",
    Give(EVERYONE, (Forbid("may not", "perform", None, slot("actions")),)),
)
_ban: Ban
for _never, _ban in (("(cannot|can not)", "may not"), ("will not", "will not")):
    rule(
        "give0",
        f"{{everyone}} {_never} move to or from {{poss}} battlefield",
        Give(EVERYONE, (Forbid(_ban, "move across", None, In("battlefield", POSS)),)),
    )
rule("stand", "abilities on {everyone} (cannot|can not) be copied", Forbid("may not", "copy", EVERYONE))
rule(
    "give0",
    "abilities on {everyone} (cannot|can not|may not) be used",
    Give(EVERYONE, (Forbid("may not", "use abilities"),)),
)
rule("stand", "{everyone} (does not|do not) die from having 0 Chi", Forbid("will not", "die of chi", EVERYONE))
rule("stand", "is not destroyed for having 0 Chi", Forbid("will not", "die of chi"))
rule("give0", "{subj} contributes no Force to his unit", Give(SUBJ, (Forbid("will not", "contribute force"),)))
rule("stand", "{everyone} (wins|win) (ties in duels|tied duels)", Allow("win ties", EVERYONE))
rule(
    "trait", "(cannot|can not) enter play if {condition}", Forbid("may not", "enter play", condition=slot("condition"))
)
rule(
    "trait",
    "while {condition} you do not have a maximum hand size",
    Allow("no hand limit", You(), condition=slot("condition")),
)
rule(
    "give0",
    "he may ignore Honor Requirements when (bringing Personalities into play|playing Personalities)",
    make=lambda c, v: Give(c.pronoun("he", "player"), (Allow("ignore honor requirement"),)),
    take=lambda n: {} if isinstance(n, Give) and n.changes == (Allow("ignore honor requirement"),) else None,
)
rule(
    "give0",
    "neither {robj} nor {b:robj} may perform actions",
    Give(Several((slot("robj"), slot("b"))), (Forbid("may not", "perform"),)),
)
rule(
    "give0",
    "his controller may not assign him, and he will not move, to battlefields",
    make=lambda c, v: Give(c.pronoun("him", "he"), (_KEPT_HOME,)),
    take=lambda n: {} if isinstance(n, Give) and n.changes == (_KEPT_HOME,) else None,
)
rule(
    "negate0", "negate all Force penalties on {obj} from the action", Negate("force penalty", OBJ, "now", Ref("action"))
)
rule("give0", "actions cannot move {obj} home", Give(OBJ, (Forbid("may not", "move home", None, Noun(("action",))),)))
rule(
    "give0",
    "{by_actions} can not send {obj} home",
    Give(OBJ, (Forbid("will not", "move home", None, slot("by_actions")),)),
)
rule("give0", "{everyone} (contribute|contributes) Force to their units", Give(EVERYONE, (Allow("force bowed"),)))
rule(
    "give0",
    "{subj} contributes (his|her|its) Force to (the army|his army|her army) even while (he|she) is dead",
    Give(SUBJ, (Allow("force dead"),)),
)
rule(
    "trait",
    "{everyone} has {changes} and cannot be targeted by {actions} while {condition}",
    Traits(
        (
            Continuous(EVERYONE, slot("changes")),
            Forbid("may not", "target", EVERYONE, slot("actions"), condition=slot("condition")),
        )
    ),
)
rule(
    "trait",
    "{everyone} has {changes}, and can neither gain Personal Honor bonuses nor be dishonored",
    Traits(
        (
            Continuous(EVERYONE, slot("changes")),
            Forbid("will not", "personal honor bonus", EVERYONE, others=("dishonor",)),
        )
    ),
)
rule(
    "give0",
    "{subj} cannot assign or move to battlefields",
    Give(SUBJ, (_KEPT_HOME,)),
)
rule("give0", "you may not declare an attack", Give(You(), (Forbid("may not", "attack"),)))
rule("give0", "you may not use {poss} abilities", Give(POSS, (Forbid("may not", "use abilities"),)))
rule("stand", "{poss} Gold Cost cannot be reduced or waived", Forbid("will not", "reduce gold cost", POSS))
rule(
    "stand",
    "your maximum hand size (is increased|is raised|increases) by {num}",
    Allow("hand size", You(), slot("num")),
)
for _whose, _whom in (("your", You()), ("each player's", Each(Noun(("player",))))):
    rule("stand", f"{_whose} maximum hand size is {{num}}", Allow("hand limit", _whom, slot("num")))
rule(
    "stand",
    "you may (have|hold|keep) {num} additional (card|cards) in [your] hand",
    Allow("hand size", You(), slot("num")),
)
rule("stand", "{everyone} does not count towards your minimum deck size", Allow("no deck size", EVERYONE))
rule(
    "give0",
    "Lobbying Personalities need not bow",
    Give(
        You(),
        (Allow("no bow cost", Each(Noun(("personality",))), of=Noun(("action",), (HasKeyword("Lobby"),))),),
    ),
)
rule(
    "stand",
    "{everyone} need not bow to lobby",
    Allow("no bow cost", EVERYONE, of=Noun(("action",), (HasKeyword("Lobby"),))),
)
rule("give0", "no new Terrains may be played", Give(Each(Noun(("player",))), (Forbid("may not", "play terrain"),)))
rule(
    "stand",
    "the costs of {this} and its ability (cannot|can not) be reduced, substituted[,] or waived",
    Forbid("will not", "reduce costs", slot("this")),
)
rule("stand", "you do not gain or lose Honor", Forbid("will not", "gain honor", You(), others=("lose honor",)))
rule("stand", "you do not lose Honor from {event_thing}", Forbid("will not", "lose honor", You(), slot("event_thing")))
rule("stand", "you do not have a maximum hand size", Allow("no hand limit", You()))
rule(
    "stand",
    "(will not|cannot|can not) be controlled by (a|an) {kwname} player",
    Forbid("will not", "control", None, Noun(("player",), (HasKeyword(slot("kwname")),))),
)
rule("effect0", "the action's effects do not happen", Negate("effects"))
for _modal in ("can not", "cannot", "may not"):
    for _base in ("", "base "):
        rule(
            "give0",
            f"{{poss}} {_base}abilities {_modal} be used",
            Give(POSS, (Forbid("may not", "use abilities" if not _base else "use base abilities"),)),
        )
rule("by_actions", "{actions}")
rule("by_actions", "other players' (cards' effects|card effects)", Noun(("card effect",), (), "other"))
rule("by_actions", "other players' effects", Noun(("effect",), (), "other"))

rule("stand", "battle resolution does not bow {everyone}", Forbid("will not", "bow from resolution", EVERYONE))
rule(
    "give0",
    "battle resolution (does|will) not bow {everyone}",
    Give(EVERYONE, (Forbid("will not", "bow from resolution"),)),
)
rule(
    "effect0",
    "the resolution of the current battle will not bow {everyone}",
    Give(EVERYONE, (Forbid("will not", "bow from resolution"),), "battle"),
)
rule(
    "stand",
    "{everyone} (does|do) not straighten during your Straighten Phase",
    Forbid("will not", "straighten in phase", EVERYONE),
)
rule("stand", "this province does not hold Dynasty cards", Forbid("will not", "hold"))

# ----------------------------------------------------------------------------- negations that go on

_BOTH: dict[str, tuple[StatChange, ...]] = {
    "bonuses": ("force bonus", "chi bonus"),
    "penalties": ("force penalty", "chi penalty"),
}
for _current in ("", "current and new "):
    for _kind in ("bonuses", "penalties"):
        for _stat in ("Force", "Chi", "Personal Honor"):
            _verb = f"{_stat.lower()} {'bonus' if _kind == 'bonuses' else 'penalty'}"
            rule("stand", f"negate all {_current}{_stat} {_kind} on {{obj}}", Forbid("negate", _verb, OBJ))
            rule("negate0", f"negate all {_current}{_stat} {_kind} on {{obj}}", Negate(_verb, OBJ))
            rule("negate0", f"negate all {_current}{_kind} to {{poss}} {_stat}", Negate(_verb, POSS))
            rule("stand", f"negate all {_current}{_kind} to {{poss}} {_stat}", Forbid("negate", _verb, POSS))
        rule(
            "stand",
            f"negate all {_current}Force and Chi {_kind} on {{obj}}",
            Forbid("negate", _BOTH[_kind][0], OBJ, others=_BOTH[_kind][1:]),
        )
rule(
    "stand",
    "negate all penalties to {poss} Force or Chi",
    Forbid("negate", "force penalty", POSS, others=("chi penalty",)),
)
for _noun, _verb in (
    ("straightening", "straighten"),
    ("dishonoring", "dishonor"),
    ("bowing", "bow"),
    ("movement", "move"),
    ("destruction", "destroy"),
):
    rule("negate0", f"negate {{poss}} {_noun} this turn", Negate(_verb, POSS, ""))
rule("negate0", "negate {poss} bowing and movement this turn", Negate("bow", POSS, "", others=("move",)))
rule("negate0", "negate {poss} bowing and destruction this turn", Negate("bow", POSS, "", others=("destroy",)))

# -------------------------------------------------------------------------------------- rules that are lifted

for _even in ("even if bowed", "even while bowed", "while bowed"):
    rule("lifted", f"(may|can) assign {_even}", Allow("assign bowed"))
    for _his in ("his", "her", "its", "their"):
        rule("lifted", f"(contributes|contribute) Force to {_his} (unit|army) {_even}", Allow("force bowed"))
        rule("lifted", f"(adds|add) {_his} Force to {_his} (unit|army)'s Force {_even}", Allow("force bowed"))
        rule("lifted", f"(contributes|contribute) Force to {_his} army's total Force {_even}", Allow("force bowed"))


def _lift(conditional: bool) -> Values:
    """Two rules lifted for the same cards in one sentence."""

    def make(context: Any, values: Values) -> Any:
        both = (values["lifted"], values["b"])
        given = {"what": values["everyone"], "condition": values.get("condition")}
        return Traits(tuple(replace(each, **given) for each in both))

    def take(node: Any) -> Values | None:
        if not isinstance(node, Traits) or len(node.traits) != 2:
            return None
        one, two = node.traits
        if (
            not isinstance(one, Allow)
            or not isinstance(two, Allow)
            or (one.what, one.condition) != (two.what, two.condition)
        ):
            return None
        if one.what is None or (one.condition is not None) != conditional:
            return None
        bare = [replace(each, what=None, condition=None) for each in (one, two)]
        return {"lifted": bare[0], "b": bare[1], "everyone": one.what, "condition": one.condition}

    return {"make": make, "take": take}


for _and in ("and", ", and", "and he", "and she", "and it"):
    rule("trait", f"while {{condition}}, {{everyone}} {{lifted}} {_and} {{b:lifted}}", cost=1, **_lift(True))
    rule("trait", f"{{everyone}} {{lifted}} {_and} {{b:lifted}}", cost=1, **_lift(False))
rule(
    "stand",
    "{everyone} straightens during each [player's] Straighten Phase",
    Allow("straighten in each phase", EVERYONE),
)
for _even in ("even if bowed", "while bowed"):
    for _his in ("his", "her", "its", "their"):
        rule(
            "effect0", f"{{subj}} contributes Force to {_his} (unit|army) {_even}", Give(SUBJ, (Allow("force bowed"),))
        )
    rule("effect0", f"{{subj}} may assign {_even}", Give(SUBJ, (Allow("assign bowed"),)))
rule(
    "give0",
    "{subj} does not contribute Force [during battle resolutions]",
    Give(SUBJ, (Forbid("will not", "contribute force"),)),
)
rule(
    "give0",
    "neither Personality contributes Force in this battle's resolution",
    make=lambda c, v: _neither(c),
    take=lambda n: {} if isinstance(n, Give) and n.changes == (Forbid("will not", "contribute force"),) else None,
)
rule(
    "give0",
    "{everyone} need not bow as a cost of performing {actions}",
    Give(EVERYONE, (Allow("no bow cost", of=slot("actions")),)),
)
rule(
    "stand",
    "{everyone} need not bow as a cost of performing {actions}",
    Allow("no bow cost", EVERYONE, of=slot("actions")),
)
rule("stand", "{actions} may target {npmany}", Allow("target", Each(slot("actions")), of=MANY))
rule("effect0", "waive (any cost|all costs|the cost) of bowing {obj}", WaiveBow(OBJ))
rule("effect0", "this pays (the cost|any cost) of bowing {obj}", WaiveBow(OBJ, True))
rule(
    "effect0",
    "bow {b:obj} [instead] to pay the cost of bowing {obj} [instead]",
    make=lambda c, v: Paying((Bow(v["b"]),), (WaiveBow(v["obj"], True),)),
    take=lambda n: _take_paid(n),
)
rule(
    "effect0",
    "this battle's resolution does not bow {everyone}",
    Give(EVERYONE, (Forbid("will not", "bow from resolution"),), "battle"),
)


def _take_paid(node: Any) -> Values | None:
    if not isinstance(node, Paying) or len(node.costs) != 1 or len(node.effects) != 1:
        return None
    cost, effect = node.costs[0], node.effects[0]
    if not isinstance(cost, Bow) or not isinstance(effect, WaiveBow) or not effect.paid:
        return None
    return {"b": cost.what, "obj": effect.what}


def _neither(context: Any) -> Any:
    refs = []
    for each in context.mentions:
        if isinstance(each.ref, Ref) and each.ref.to in ("slot", "this") and each.ref not in refs:
            refs.append(each.ref)
    if len(refs) < 2:
        return context.fail(context.words())
    return Give(Several(tuple(refs), form="=-"), (Forbid("will not", "contribute force"),), "battle")


rule("stand", "you may use {poss} abilities even if it is bowed", Allow("bowed", POSS))
rule("stand", "{everyone} may attach two {npmany}", Allow("attach two", EVERYONE, of=MANY))
