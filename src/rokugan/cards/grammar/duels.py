"""Duels: challenges, focusing, striking, and what winning or losing brings."""

from __future__ import annotations

from typing import Any

from rokugan.cards.grammar.slots import EFFECT1, EVENT_THING, NPMANY, NPONE, NUM, OBJ, STAT, SUBJ, B
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, slot
from rokugan.program import (
    Allow,
    Challenge,
    Color,
    Compare,
    Continuous,
    Controller,
    DecideDuel,
    Destroy,
    Did,
    Different,
    DuelStat,
    Each,
    Either,
    FirstFocus,
    Forbid,
    Give,
    Happened,
    HasAbility,
    HasKeyword,
    If,
    Is,
    Later,
    Modify,
    Noun,
    Number,
    Past,
    Pattern,
    PutCard,
    Ref,
    ReplaceInDuel,
    State,
    TopOf,
    Trigger,
    You,
)
from rokugan.program.words import Happening, Period, Whose

page = Page()
rule = page.rule

rule("pattern0", "creating focus pools for a duel {event_thing} is in", Pattern("focus pools", EVENT_THING))
rule("pattern0", "[the] focus pools are (created|formed)", Pattern("focus pools"))
rule("effect0", "{subj} challenges {obj} to a duel", Challenge(SUBJ, OBJ, True))
rule("effect0", "{subj} challenges {obj} to a duel of {stat}", Challenge(SUBJ, OBJ, True, (), STAT))
rule("effect0", "{subj} challenges {obj} to a {stat} duel", Challenge(SUBJ, OBJ, True, (), STAT))
rule("effect0", "{subj} challenges {obj}, using {stat} as the duel stat", Challenge(SUBJ, OBJ, True, (), STAT))
rule("effect0", "{subj} challenges {obj} to a duel using {stat}", Challenge(SUBJ, OBJ, True, (), STAT))
rule("effect0", "the duel (uses {stat}|uses {stat} instead of Chi|stat is {stat})", DuelStat(None, STAT))
rule("effect0", "(the|this) duel's stat is {stat}", DuelStat(None, STAT))
rule("effect0", "{poss} duel stat is {stat}", DuelStat(slot("poss"), STAT))
rule("effect0", "the duel is fought (with|using) {stat}", DuelStat(None, STAT))
rule("effect0", "{subj} (replaces|takes the place of) {obj} in the (duel|challenge)", ReplaceInDuel(OBJ, SUBJ))
rule("effect0", "{subj} enters the (duel|challenge) instead of {obj}", ReplaceInDuel(OBJ, SUBJ))
rule("effect0", "substitute {b:obj} for {obj} in the (duel|challenge)", ReplaceInDuel(OBJ, B))
rule("effect0", "(the|this) challenge may be refused", If(Did("refuse"), ()))
rule("effect0", "challenge {obj} [to a duel]", Challenge(Ref("this"), OBJ, True))
_MINE = Noun(("personality",), (), "your", plural=True)
_ISSUED = Happened(Pattern("issue", You()))
for _turn in ("per turn", "this turn"):
    rule(
        "trait", f"you can only issue one challenge {_turn}", Forbid("may not", "issue", Each(_MINE), condition=_ISSUED)
    )
    rule(
        "give0",
        f"you can only issue one challenge {_turn}",
        Give(You(), (Forbid("may not", "issue", Each(_MINE), condition=_ISSUED),)),
    )
_HIS_ISSUED = Happened(Pattern("issue", Controller(Ref("each"))))
rule(
    "trait",
    "(each player|players) can only issue one challenge (per|each) turn",
    Forbid("may not", "issue", Each(Noun(("personality",))), condition=_HIS_ISSUED),
)
rule("pattern0", "a Focus Effect resolves", Pattern("focus effects", None, None, ("one",)))
rule("effect0", "destroy each duel's loser", Destroy(Ref("loser")))
for _who in ("the other player", "the other Personality", "the challenged player"):
    for _does in ("does", "refuses"):
        rule("sentence0", f"{_who} may refuse; if he {_does}, {{effect1}}", If(Did("refuse"), (EFFECT1,)))
    rule("sentence0", f"{_who} may refuse [the challenge]", If(Did("refuse"), ()))
_until: Any
for _modal, _kind in (("cannot", "may not"), ("can not", "may not"), ("may not", "may not")):
    for _words, _until in (("for the rest of the game", "permanent"), ("this turn", ""), ("until the turn ends", "")):
        rule(
            "effect0",
            f"a Personality who wins this duel {_modal} {{mayban}} {_words}",
            Later(Trigger("after", Pattern("duel ends")), (Give(Ref("winner"), (slot("mayban"),), _until, form="-"),)),
        )
rule(
    "cond0",
    "all {num} of the discarded cards have different Focus Values",
    Compare(Different("focus_value", Ref("discarded")), "=", NUM),
)
_BY_RESOLUTION = Past("destroy in resolution")
_BY_LOSS = Past("destroy for duel loss")
for _was in ("was", "were"):
    for _resolution in ("by a battle resolution", "by battle resolution", "in battle resolution"):
        rule("vp", f"{_was} destroyed this turn {_resolution}", _BY_RESOLUTION)
        rule("vp", f"{_was} destroyed this turn {_resolution} or for losing a duel", Either((_BY_RESOLUTION, _BY_LOSS)))
    rule("vp", f"{_was} destroyed this turn for losing a duel", _BY_LOSS)
rule(
    "effect0",
    "{subj} challenges {obj}, who may refuse",
    Challenge(SUBJ, OBJ, True, (Color("who may refuse"),)),
)
rule("effect0", "fight a duel between {obj} and {b:obj}", Challenge(OBJ, B, False))
rule("pattern0", "this duel", Pattern("duel ends"), cost=2)
for _he in ("he", "she"):
    rule(
        "stand",
        f"if scores are tied in a duel involving this Personality, {_he} wins the duel",
        Allow("win ties", Ref("bearer")),
    )
_in: Any
_period: Any
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
        rule("vp", f"(was|has been) targeted by {_a}{{title:cardtitle}} {_period}", Past("target", _in, by=_by), cost=2)
        rule(
            "vp",
            f"(was not|has not been) targeted by {_a}{{title:cardtitle}} {_period}",
            Past("target", _in, False, by=_by),
            cost=2,
        )
rule(
    "trait",
    "{everyone} has {changes} in duels",
    Continuous(slot("everyone"), slot("changes"), Is(Ref("each"), (State("duelling"),))),
)
rule("trigger", "after a duel", Trigger("after", Pattern("duel ends")))
_DUELS = Give(Each(Noun(("player",))), (DuelStat(None, slot("stat")),))
rule("effect0", "duels (are based on|compare) {stat} [instead of Chi] for the rest of the turn", _DUELS)
rule("effect0", "until the turn ends, duels (are based on|compare) {stat} [instead of Chi]", _DUELS)
rule("pattern0", "a strike is called", Pattern("strike"))
rule("pattern0", "(a|the) challenge is refused", Pattern("refuse"))
rule("pattern0", "a challenge is issued from {action}", Pattern("challenge", None, slot("action")))
rule("pattern0", "you focus in a duel involving {event_thing}", Pattern("focus", EVENT_THING, You()))
for _chance in ("chance", "opportunity"):
    rule(
        "effect0",
        f"{{subj}} has the first {_chance} to focus in the duel[,] and must use this {_chance} to focus if possible",
        FirstFocus(slot("subj")),
    )
_TIMES = (("this turn", "turn"), ("this battle", "battle"), ("this game", "game"))
_FOUGHT: tuple[tuple[str, Happening, Happening], ...] = (
    ("won", "win battle", "win duel"),
    ("lost", "lose battle", "lose duel"),
)
_verb: Any
for _time, _period in _TIMES:
    for _verb, _past in (
        ("destroy", "destroyed"),
        ("bow", "bowed"),
        ("move", "moved"),
        ("dishonor", "dishonored"),
        ("straighten", "straightened"),
        ("discard", "discarded"),
    ):
        _one = Happened(Pattern(_verb, EVENT_THING), _period)
        rule("cond0", f"{{event_thing}} was {_past} {_time}", _one, cost=4)
        _many = Happened(Pattern(_verb, NPMANY), _period, times=NUM)
        rule("cond0", f"{{num}} or more {{npmany}} were {_past} {_time}", _many)
        rule("cond0", f"at least {{num}} {{npmany}} were {_past} {_time}", _many)
    for _did, _battle, _of_duel in _FOUGHT:
        rule("cond0", f"you [have] {_did} a battle {_time}", Happened(Pattern(_battle, None, You()), _period))
        _duel = Pattern(_of_duel, Noun(("personality",), (), "your"))
        rule("cond0", f"you [have] {_did} a duel {_time}", Happened(_duel, _period))
        for _fought, _contests in ((Pattern(_battle, None, You()), "battles"), (_duel, "duels")):
            for _often in ("{num} [or more]", "at least {num}"):
                rule("cond0", f"you [have] {_did} {_often} {_contests} {_time}", Happened(_fought, _period, times=NUM))
    rule("cond0", f"a duel was fought {_time}", Happened(Pattern("duel ends"), _period))
    rule(
        "cond0", f"you [have] played (a|an) {{npone}} {_time}", Happened(Pattern("play", NPONE, You()), _period), cost=1
    )


def _took(whose: Whose, period: Period) -> Any:
    def make(context: Context, values: Values) -> Any:
        noun = Noun(("action",), tuple(values["actadj"]), whose, form="-")
        times = values.get("num", Number(1))
        return Happened(Pattern("announce", None, noun), period, times=times)

    def take(node: Any) -> Values | None:
        if not isinstance(node, Happened) or node.period != period or not isinstance(node.pattern.actor, Noun):
            return None
        if node.pattern.actor.whose != whose:
            return None
        return {"actadj": node.pattern.actor.filters, "num": node.times}

    return {"make": make, "take": take}


_whose: Any
for _time, _period in _TIMES[:2]:
    for _who, _whose in (
        ("you", "your"),
        ("you have", "your"),
        ("another player", "other"),
        ("another player has", "other"),
    ):
        _take_word = "taken" if _who.endswith(("have", "has")) else "took"
        rule("cond0", f"{_who} {_take_word} (a|an) {{actadj*}} action {_time}", **_took(_whose, _period))
        rule("cond0", f"{_who} {_take_word} {{num}} or more {{actadj*}} actions {_time}", **_took(_whose, _period))
rule("give0", "add {num} to the Focus Values of {obj}", Give(OBJ, (Modify("focus_value", NUM),)))
for _wins, _won in (("wins", True), ("loses", False)):
    rule("effect0", f"{{subj}} [automatically] {_wins} (the duel|it) [instead]", DecideDuel(SUBJ, _won), cost=1)
    rule("effect0", f"your Personality [automatically] {_wins} the duel", DecideDuel(Ref("duellist"), _won))
rule("effect0", "focus the top card of your Fate deck", PutCard(TopOf("fate deck"), "focus"))
rule("stand", "challenges (cannot|can not|may not) be issued", Forbid("may not", "issue", Each(Noun(("personality",)))))
rule(
    "give0",
    "challenges (cannot|can not|may not) be issued",
    Give(You(), (Forbid("may not", "issue", Each(Noun(("personality",)))),)),
)
rule(
    "stand", "challenges (cannot|can not|may not) be refused", Forbid("may not", "refuse", Each(Noun(("personality",))))
)
rule("stand", "challenges (cannot|can not|may not) target {everyone}", Forbid("may not", "challenge", slot("everyone")))
rule("post", "with a challenge as one of its effects", HasAbility("challenge"))
