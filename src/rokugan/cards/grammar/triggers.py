"""When something happens: `after one of your Personalities enters play`, `before this battle's resolution`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal

from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.slots import EVENT_THING, PATTERN
from rokugan.cards.parsing.refs import ATTACHMENTS, Context
from rokugan.cards.parsing.table import Page, Values, fill, match, slot
from rokugan.program import (
    ActionDid,
    Among,
    Controller,
    Either,
    Fits,
    Happened,
    In,
    Leader,
    Moment,
    Node,
    Noun,
    OtherThan,
    Pattern,
    ProvinceOf,
    Ref,
    Target,
    Trigger,
    UnitOf,
    You,
)
from rokugan.program.words import Happening, When, Whose

page = Page()
rule = page.rule

_period: Any
_when: Any
for _period in ("game",):
    for _when in ("after", "before"):
        rule("trigger", f"{_when} the first time each {_period} {{pattern}}", Trigger(_when, slot("pattern"), _period))


def _either(when: When) -> Any:
    def make(context: Context, values: Values) -> Any:
        return Trigger(when, replace(values["pattern"], alternatives=(values["b"],)))

    def take(node: Any) -> Values | None:
        if not isinstance(node, Trigger) or node.when != when or len(node.pattern.alternatives) != 1:
            return None
        return {"pattern": replace(node.pattern, alternatives=()), "b": node.pattern.alternatives[0]}

    return {"make": make, "take": take}


for _when in ("after", "before", "when"):
    rule("trigger", f"{_when} {{pattern}}[,] or {_when} {{b:pattern}}", **_either(_when))
    rule("trigger", f"{_when} {{pattern}} or {{b:pattern}}", cost=4, **_either(_when))
rule("event_thing", "this unit", UnitOf(Ref("this")))
rule("pattern0", "its Declaration Segment", Pattern("declaration ends"))
rule("pattern0", "{event_thing} engages", Pattern("engage", In("battlefield", EVENT_THING)))
for _ends in ("Maneuvers end", "the Maneuvers Segment ends", "a Maneuvers Segment ends"):
    rule("pattern0", _ends, Pattern("maneuvers end"))


def _one_of_those(context: Context, values: Values) -> Any:
    kinds, _ = values["kindmany"]
    noun = Noun(kinds, (Among(context.pronoun("them", "they")),), form="=" + context.words())
    context.mention(Ref("subject"), noun)
    return noun


rule("event_thing", "(one|any) of those {kindmany}", make=_one_of_those, take=lambda n: None)
rule("pattern0", "(a|an) {npone} is played", Pattern("play", slot("npone")))
_WHICH: tuple[tuple[str, Literal["battlefield", "any battlefield"]], ...] = (
    ("the current battle", "battlefield"),
    ("this battle", "battlefield"),
    ("the battle", "battlefield"),
    ("a battle", "any battlefield"),
)
for _battle, _which in _WHICH:
    rule("pattern0", f"{{event_thing}} moves into {_battle}", Pattern("move", EVENT_THING, filters=(In(_which),)))
    rule("pattern0", f"{{event_thing}} leaves {_battle}", Pattern("leave battle", EVENT_THING, filters=(In(_which),)))
for _place in ("a battle at one of your Provinces", "a battle at your Province"):
    rule("pattern0", _place, Pattern("battle ends", Noun(("province",), (), "your")))


def _unit_thing(context: Context, values: Values) -> Any:
    """A unit assigns and moves as its Personality."""
    found = values["known"]
    return replace(found, words=context.words()) if isinstance(found, Ref) else context.fail(context.words())


def _own_personality(context: Context) -> Any:
    """`this Follower's Personality`: to whom the card is attached."""
    if context.kind not in ATTACHMENTS:
        return context.fail(context.words())
    context.mention(Ref("bearer"), Noun(("personality",)))
    return Ref("bearer", words=context.words())


rule("event_thing", "{this} 's Personality", make=lambda c, v: _own_personality(c), take=lambda n: None, cost=1)
rule("event_thing", "{known} 's unit", make=_unit_thing, take=lambda n: None, cost=1)


def _either_thing(context: Context, values: Values) -> Any:
    """`Kado or one of your other Samurai`: one description for both."""
    parts = [_described(values[name]) for name in ("event_thing0", "b")]
    noun = Noun(("card",), (Either(tuple(parts), form="-"),), form="=" + context.words())
    context.mentions[:] = [each for each in context.mentions if each.ref != Ref("subject")]
    context.mention(Ref("subject"), Noun(("personality",)))
    return noun


def _described(node: Any) -> Any:
    return Fits(node) if isinstance(node, Noun) else Among(node)


rule("event_thing", "{event_thing0} or {b:event_thing0}", make=_either_thing, take=lambda n: None, cost=3)
rule("event_thing0", "{self}")
rule("event_thing0", "{this}")
_whose: Any
for _words, _whose in (("one of your", "your"), ("any of your", "your"), ("another of your", "your")):
    rule(
        "event_thing0",
        f"{_words} [other] {{npmany}}",
        make=lambda c, v, w=_whose: _one_of(c, v["npmany"], w),
        take=lambda n: None,
    )
for _words, _whose in (("a", ""), ("an", ""), ("your", "your")):
    rule(
        "event_thing0",
        f"{_words} {{npone}}",
        make=lambda c, v, w=_whose: _one_of(c, v["npone"], w),
        take=lambda n: None,
    )


def _one_of(context: Context, noun: Noun, whose: Whose) -> Noun:
    if "other" in context.words().split() or "another" in context.words().split():
        noun = replace(noun, filters=(*noun.filters, OtherThan(Ref("this"))))
    return replace(noun, whose=whose or noun.whose)


def _his_own(context: Context, values: Values) -> Any:
    noun = replace(values["npmany"], whose="his", owner=Ref("actor"))
    context.mention(Ref("subject"), noun, plural=True)
    return replace(noun, form="=" + context.words())


for _words in ("any of his own", "one of his own", "one or more of his own"):
    rule("event_thing", f"{_words} {{npmany}}", make=_his_own, take=lambda n: None)


def described(page: Page, category: str, words: str, whose: Whose, np: str) -> None:
    """Things by their description, as what an event is about."""

    def make(context: Context, values: Values) -> Any:
        noun: Noun = values[np]
        if whose:
            noun = replace(noun, whose=whose)
        if words == "another":
            noun = replace(noun, filters=(*noun.filters, OtherThan(Ref("this"))))
        if words.endswith("player's"):
            context.mention(Controller(Ref("subject")), Noun(("player",)))
        context.mention(Ref("subject"), noun, plural=False)
        return noun if noun is not values[np] else replace(noun)

    page.rule(category, f"{words} {{{np}}}", make=_keep_form(make, words, np), take=_take_described(words, whose, np))


def _keep_form(make: Any, words: str, np: str) -> Any:
    def made(context: Context, values: Values) -> Any:
        noun = make(context, values)
        return replace(noun, form=f"{words} {{{np}}}|{noun.form}".strip())

    return made


def _take_described(words: str, whose: str, np: str) -> Any:
    def take(node: Any) -> Values | None:
        if not isinstance(node, Noun) or (whose and node.whose != whose) or node.plural != (np == "npmany"):
            return None
        prefix = f"{words} {{{np}}}|".strip()
        if words == "another":
            if not node.filters or not isinstance(node.filters[-1], OtherThan):
                return None
            node = replace(node, filters=node.filters[:-1])
        return {np: replace(node, form=node.form.removeprefix(prefix))}

    return take


for _words, _whose in (
    ("a", ""),
    ("an", ""),
    ("any", ""),
    ("your", "your"),
    ("another player's", "other"),
    ("any player's", ""),
    ("another", ""),
):
    described(page, "event_thing", _words, _whose, "npone")
for _words, _whose in (
    ("one of your", "your"),
    ("any of your", "your"),
    ("one of another player's", "other"),
    ("one or more of your", "your"),
    ("one or more", ""),
):
    described(page, "event_thing", _words, _whose, "npmany")
for _words, _whose in (("", ""), ("all", ""), ("your", "your"), ("other players'", "other"), ("any", "")):
    described(page, "event_thing", _words, _whose, "npmany")
rule("event_thing", "one of {poss} {npmany}", make=lambda c, v: _owned(c, v), take=lambda n: _take_owned(n))


def _owned(context: Context, values: Values) -> Any:
    noun = replace(values["npmany"], whose="his", owner=values["poss"])
    context.mention(Ref("subject"), noun)
    return replace(noun, form=f"{context.rule_form}|{noun.form}")


def _take_owned(node: Any) -> Values | None:
    return {"npmany": node, "poss": node.owner} if isinstance(node, Noun) and node.owner is not None else None


rule("event_thing", "another of your {npmany}", make=lambda c, v: _another_of(c, v), take=lambda n: _take_another(n))


def _another_of(context: Context, values: Values) -> Any:
    noun = values["npmany"]
    noun = replace(noun, whose="your", filters=(*noun.filters, OtherThan(Ref("this"))))
    context.mention(Ref("subject"), noun)
    return replace(noun, form=f"{context.rule_form}|{noun.form}")


def _take_another(node: Any) -> Values | None:
    if isinstance(node, Noun) and node.filters and isinstance(node.filters[-1], OtherThan):
        return {"npmany": replace(node, filters=node.filters[:-1])}
    return None


rule(
    "event_thing",
    "(your|a) target {npone}",
    make=lambda c, v: _targeted(c, v),
    take=lambda n: {"npone": n.noun} if isinstance(n, Target) else None,
)
rule(
    "event_thing",
    "one of your target {npmany}",
    make=lambda c, v: _targeted(c, v),
    take=lambda n: {"npmany": n.noun} if isinstance(n, Target) else None,
)


def _targeted(context: Context, values: Values) -> Any:
    """`When an action would target one of your target Monks`: it is chosen among those the event is about."""
    noun = values.get("npone") or values["npmany"]
    if "your" in context.words().split()[:3]:
        noun = replace(noun, whose="your")
    return chosen(context, Target(noun))


rule("event_thing", "{self}")
rule("event_thing", "{this}")
rule("event_thing", "{back}", cost=2)
rule("event_thing", "{poss} unit", slot("poss"))
rule("event_thing", "{pron:subj_pronoun}", slot("pron"))
for _word, _gender in (("he", "he"), ("she", "he"), ("it", "it"), ("him", "he")):
    rule(
        "subj_pronoun",
        _word,
        make=lambda c, v, g=_gender: c.pronoun(c.words(), g),
        take=lambda n, w=_word: {} if isinstance(n, Ref) and n.words == w else None,
    )


def _person(words: str, node: Node) -> None:
    def make(context: Context, values: Values) -> Any:
        context.mention(Ref("actor"), Noun(("player",)))
        return replace(node, form=words)

    rule("event_player", words, make=make, take=lambda n: {} if n == node else None)


for _words, _whose in (
    ("a player", ""),
    ("any player", ""),
    ("another player", "other"),
    ("any other player", "other"),
    ("an opponent", "opponent"),
):
    _person(_words, Noun(("player",), (), _whose))
rule("event_player", "you", You())
rule("event_player", "the enemy leader", Leader("enemy"))
rule("event_player", "the Attacker", Leader("attacker"))
rule("event_player", "the Defender", Leader("defender"))
_event: Any
for _event, _active, _passive in (
    ("enter play", "enters play", ""),
    ("leave play", "leaves play", ""),
    ("bow", "bows", "is bowed"),
    ("straighten", "straightens", "is straightened"),
    ("destroy", "", "is destroyed"),
    ("discard", "", "is discarded"),
    ("dishonor", "becomes dishonorable", "is dishonored"),
    ("rehonor", "", "is rehonored"),
    ("move", "moves", "is moved"),
    ("move home", "moves home", ""),
    ("assign", "assigns", "is assigned"),
    ("attach", "attaches", "is attached"),
    ("target", "", "is targeted"),
    ("win duel", "wins a duel", ""),
    ("lose duel", "loses a duel", ""),
    ("duel begins", "enters a duel", ""),
    ("reveal", "", "is revealed"),
    ("challenge", "", "is challenged"),
):
    for _phrase in (_active, _passive):
        if _phrase:
            rule("pattern0", f"{{event_thing}} {_phrase}", Pattern(_event, EVENT_THING))
    if _passive:
        rule("pattern0", f"{{event_thing}} would be {_passive.removeprefix('is ')}", Pattern(_event, EVENT_THING))
rule("pattern0", "{event_thing} wins or loses a duel", Pattern("win duel", EVENT_THING, others=("lose duel",)))


def _to_a_battlefield(event: Happening) -> Any:
    """The battlefield is mentioned: `that battlefield` is where the thing is now."""
    tree = Pattern(event, EVENT_THING, filters=(In("any battlefield"),))

    def make(context: Context, values: Values) -> Any:
        context.mention(ProvinceOf(Ref("subject")), Noun(("battlefield",)))
        return fill(tree, values)

    def take(node: Any) -> Values | None:
        values: Values = {}
        return values if match(tree, node, values) else None

    return {"make": make, "take": take}


rule(
    "pattern0",
    "{event_thing} is destroyed during (a|an) {period_name}",
    Pattern("destroy", EVENT_THING, None, (slot("period_name"),)),
)
for _name in ("battle", "duel", "attack phase", "action phase"):
    rule(
        "period_name",
        _name.replace("attack", "Attack").replace("action", "Action").replace("phase", "Phase"),
        make=lambda c, v, n=_name: n,
        take=lambda n, w=_name: {} if n == w else None,
    )
rule("pattern0", "{event_thing} challenges {b:event_thing}", Pattern("challenge", slot("b"), EVENT_THING))
rule(
    "pattern0",
    "an Attacker destroys a province by winning a battle",
    make=lambda c, v: _attacker(c),
    take=lambda n: {} if n == Pattern("destroy", Noun(("province",)), Leader("attacker"), ("victory",)) else None,
)


def _attacker(context: Context) -> Any:
    context.mention(Ref("actor"), Noun(("player",)))
    return Pattern("destroy", Noun(("province",)), Leader("attacker"), ("victory",))


rule("pattern0", "a battle or duel ends", Pattern("battle ends", others=("duel ends",)))
rule("pattern0", "{event_thing} issues a challenge", Pattern("challenge", None, EVENT_THING))
rule("pattern0", "a challenge is issued", Pattern("challenge"))
rule("pattern0", "[the] duel resolution begins", Pattern("strike"))
_phase: Any
_role: Any
for _phase in ("Straighten", "Events", "Action", "Attack", "Dynasty", "End"):
    rule(
        "trigger", f"after your {_phase} Phase", Trigger("after", Pattern("phase ends", You(), None, (_phase.lower(),)))
    )


rule("pattern0", "you refill this province", Pattern("refill", Ref("province"), You()))
rule("pattern0", "paying the (costs|cost) of {action}", Pattern("perform", slot("action")))
rule("pattern0", "the action's effects resolve", Pattern("resolve", Ref("action")))
rule(
    "pattern0",
    "an Attack Phase ends in which another player destroyed any of your provinces",
    Pattern(
        "phase ends",
        None,
        None,
        ("attack",),
        (Happened(Pattern("destroy", Noun(("province",), (), "your"), Noun(("player",), (), "other")), "phase"),),
    ),
)
rule("pattern0", "your next End Phase [ends]", Pattern("phase ends", You(), None, ("end",)))
rule("pattern0", "an Event resolves", Pattern("resolve", Noun(("event",))))
rule("pattern0", "[you are] producing Gold", Pattern("pay"))
_CREATES = Pattern("pay", Noun(("action",), (ActionDid("create", EVENT_THING),)))
rule("pattern0", "paying for an action that creates {event_thing}", _CREATES)
rule(
    "pattern0",
    "paying for {event_thing} or for an action that creates one",
    Pattern("pay", EVENT_THING, alternatives=(_CREATES,)),
)
_HIS_LAND = Noun(("province",), (), "his", Controller(slot("rposs")), form="-")
rule("pattern0", "{rposs} controller loses a province", Pattern("destroy", _HIS_LAND))
rule("pattern0", "your army wins (a|the|this) battle", Pattern("win battle", None, You()))
for _side, _role in (("attacking", "attacker"), ("defending", "defender")):
    rule("pattern0", f"your {_side} army wins (a|the|this) battle", Pattern("win battle", None, You(), (_role,)))
rule("pattern0", "an attack is declared", Pattern("attack"))
rule("pattern0", "an attack is declared (against|on) you", Pattern("attack", filters=(Moment("defender"),)))
rule("pattern0", "a token is (put|placed) on {event_thing}", Pattern("token", EVENT_THING))
rule("pattern0", "you produce Gold with {event_thing}", Pattern("produce", EVENT_THING, You()))
rule("pattern", "{pattern0}")
for _when in ("after", "before", "when"):
    rule("trigger", f"{_when} {{pattern}}", Trigger(_when, PATTERN))
rule("trigger", "after each time {pattern}", Trigger("after", PATTERN))
for _each in ("whenever", "each time", "every time"):
    rule("trigger", f"{_each} {{pattern}}", Trigger("after", PATTERN))


def _take_coming(node: Any) -> Values | None:
    if not isinstance(node, Trigger) or node.when != "before" or node.pattern.subject is None:
        return None
    pattern = node.pattern
    return {"event_thing": pattern.subject, "done": replace(pattern, subject=None)}


for _about in ("would be", "is about to be"):
    rule(
        "trigger",
        f"if {{event_thing}} {_about} {{done}}",
        make=lambda c, v: Trigger("before", replace(v["done"], subject=v["event_thing"])),
        take=lambda n: _take_coming(n),
        cost=2,
    )
for _when in ("after", "before", "when"):
    for _period in ("turn", "battle", "phase"):
        rule("trigger", f"{_when} the first time each {_period} {{pattern}}", Trigger(_when, PATTERN, _period))
        rule("trigger", f"once (per|each) {_period}, {_when} {{pattern}}", Trigger(_when, PATTERN, _period))
