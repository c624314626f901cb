"""When a battle, a duel, a phase or a turn begins, resolves or ends: a stretch of time, where or whose, and which end of it.

`a battle` + `at this province` + `ends`, `the resolution of` + `the current duel`, `at the start of` + `your next Action Phase`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.events import Circumstance, circ, gathered, parted
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, slot
from rokugan.program import Did, In, Is, Moment, Noun, Ordinal, Pattern, Ref, State, Trigger, You, walk
from rokugan.program.words import Happening, When

page = Page()
rule = page.rule

Values = dict[str, Any]
THING, ACTION, POSS = slot("event_thing"), slot("action"), slot("poss")
_OTHER = Noun(("player",), (), "other")

# -------------------------------------------------------------------------------------------------- stretches of time

for _kind in ("battle", "duel"):
    rule("span", f"(a|the|this|any|each|that|the current) {_kind}", Pattern(_kind))
rule("span", "(the|this|a|each|any player's|a player's) turn", Pattern("turn"))
rule("span", "(your turn|each of your turns)", Pattern("turn", You()))
rule("span", "your next turn", Pattern("turn", You(), None, ("next",)))
rule("span", "each player's turn", Pattern("turn"))


def _turn_of(noun: Noun) -> Any:
    """`another player's turn`: he is `that player` from then on."""

    def make(context: Context, values: Values) -> Any:
        context.mention(Ref("subject"), Noun(("player",)))
        return Pattern("turn", noun)

    return {"make": make, "take": lambda n: {} if isinstance(n, Pattern) and n.subject == noun else None}


rule("span", "(another player's|each other player's) turn", **_turn_of(_OTHER))
rule("span", "this phase", Pattern("phase", None, None, ("this",)))
rule("span", "(each|a) phase", Pattern("phase"))
_name: Any
_word: Any
for _name in ("Action", "Attack", "Dynasty", "End", "Events", "Straighten"):
    _word = _name.lower()
    rule(
        "span",
        f"(the|an|a|this|each|each player's|any player's|a player's|the next) {_name} Phase",
        Pattern("phase", None, None, (_word,)),
    )
    rule("span", f"(your|your next|each of your) {_name} (Phase|Phases)", Pattern("phase", You(), None, (_word,)))
    rule("span", f"(another player's|each other player's) {_name} Phase", Pattern("phase", _OTHER, None, (_word,)))
rule("span", "(the|this|a|a battle's|this battle's|the battle's) Combat Segment", Pattern("combat"))
rule("span", "(the|this|a) Maneuvers Segment", Pattern("maneuvers"))
rule("span", "(the|a|an attack's|this attack's) Declaration Segment", Pattern("declaration"))
rule("span", "(a|the|a battle's|this battle's|the battle's) Resolution Segment", Pattern("resolution"))
rule("span", "a battle Resolution Segment", Pattern("resolution"))

# ------------------------------------------------------------------------------- where it is, and who takes part in it

rule("span_at", "(at this province|at that province|there|at that battlefield)", In("battlefield", Ref("province")))
rule("span_at", "at {poss} battlefield", In("battlefield", POSS))
rule("span_at", "at {event_thing}", THING, cost=1)
rule("span_at", "at a battlefield at {event_thing}", THING)


def _taking_part(context: Context, values: Values) -> Any:
    span, who = values["span"], values["event_thing"]
    form = f"{context.rule_form}|{span.form}"
    if span.event == "duel":
        return replace(span, subject=who, form=form)
    if span.event != "battle" or isinstance(who, Noun):
        return context.fail(context.words())
    return replace(span, filters=(Is(who, (State("in the current battle"),), form="-"),), form=form)


def _take_taking_part(node: Any) -> Values | None:
    if not isinstance(node, Pattern):
        return None
    who = node.filters[0].what if node.filters and isinstance(node.filters[0], Is) else node.subject
    return None if who is None else {"span": Pattern(node.event, form=node.form), "event_thing": who}


def _placed(context: Context, values: Values) -> Any:
    span = values["span"]
    if span.event not in ("battle", "combat", "resolution"):
        return context.fail(context.words())
    return replace(span, subject=values["span_at"], form=f"{context.rule_form}|{span.form}")


def _take_placed(node: Any) -> Values | None:
    if not isinstance(node, Pattern) or node.subject is None:
        return None
    return {"span": replace(node, subject=None), "span_at": node.subject}


rule("span1", "{span}")
rule(
    "span1",
    "{span} (involving {event_thing}|{event_thing} is in|in which {event_thing} is [involved])",
    make=_taking_part,
    take=_take_taking_part,
)
rule("span1", "{span} {span_at}", make=_placed, take=_take_placed)

# ---------------------------------------------------------------------------------------------------- which end of it

_BEGINS: dict[Happening, Happening] = {
    "battle": "engage",
    "duel": "duel begins",
    "turn": "turn begins",
    "phase": "phase begins",
    "resolution": "resolution begins",
}
_ENDS: dict[Happening, Happening] = {
    "battle": "battle ends",
    "duel": "duel ends",
    "turn": "turn ends",
    "phase": "phase ends",
    "combat": "combat ends",
    "maneuvers": "maneuvers end",
    "declaration": "declaration ends",
    "resolution": "battle ends",
}
_RESOLVES: dict[Happening, Happening] = {"battle": "battle resolution", "duel": "duel ends"}
_RESOLUTION_ENDS: dict[Happening, Happening] = {"battle": "battle ends", "duel": "duel ends"}


def _end(ends: dict[Happening, Happening]) -> Any:
    """The happening at that end of a stretch of time."""

    def make(context: Context, values: Values) -> Any:
        span: Pattern = values["span1"]
        if span.event not in ends:
            return context.fail(context.words())
        return gathered(context, replace(span, event=ends[span.event]), values.get("circ", ()), context.rule_form)

    def take(node: Any) -> Values | None:
        found = parted(replace(node, details=())) if isinstance(node, Pattern) and not node.form else parted(node)
        if found is None:
            return None
        core, parts = found
        core = core if node.form else replace(core, details=node.details)
        kinds = [kind for kind, event in ends.items() if event == core.event]
        if not kinds and not core.form:
            return None
        span: Any = kinds[0] if kinds else core.event.split()[0]
        return {"span1": replace(core, event=span), "circ": parts}

    return {"make": make, "take": take}


def _at_the(ends: dict[Happening, Happening], when: When) -> Any:
    """`at the start of your turn`: after it begins; `at the end of this battle`: before it ends."""

    def make(context: Context, values: Values) -> Any:
        span: Pattern = values["span1"]
        if span.event not in ends:
            return context.fail(context.words())
        return Trigger(when, replace(span, event=ends[span.event]))

    def take(node: Any) -> Values | None:
        if not isinstance(node, Trigger) or node.when != when or node.period or node.pattern.alternatives:
            return None
        kinds = [kind for kind, event in ends.items() if event == node.pattern.event]
        return {"span1": replace(node.pattern, event=kinds[0])} if kinds else None

    return {"make": make, "take": take}


rule("pattern0", "{span1} (begins|starts) {circ*}", **_end(_BEGINS))
rule("pattern0", "the (start|beginning) of {span1} {circ*}", **_end(_BEGINS))
rule("pattern0", "{span1} ends {circ*}", **_end(_ENDS))
rule("pattern0", "the end of {span1} {circ*}", **_end(_ENDS))
rule("pattern0", "{span1} resolves {circ*}", **_end(_RESOLVES))
rule("pattern0", "{span1}'s resolution {circ*}", **_end(_RESOLVES))
rule("pattern0", "[the] resolution of {span1} {circ*}", **_end(_RESOLVES))
rule("pattern0", "{span1}'s resolution begins {circ*}", **_end(_RESOLVES))
rule("pattern0", "{span1}'s resolution ends {circ*}", **_end(_RESOLUTION_ENDS))


def _before_it_resolves(context: Context, values: Values) -> Any:
    """A duel resolves from the strike until it ends (samurai.g-duel.14): what comes before that, comes before the strike."""
    duel: Pattern = values["a_duel"]
    inside = (Is(duel.subject, (State("duelling"),), form="-"),) if isinstance(duel.subject, Ref) else ()
    return Trigger("before", Pattern("strike", filters=inside, form=duel.form), form=context.rule_form)


def _take_before_it_resolves(node: Any) -> Values | None:
    if not isinstance(node, Trigger) or node.when != "before" or node.pattern.event != "strike" or node.period:
        return None
    inside = node.pattern.filters
    who = inside[0].what if inside and isinstance(inside[0], Is) else None
    return {"a_duel": Pattern("duel", who, form=node.pattern.form)}


_DUEL = "(a|the|this|any|each|that|the current) duel"
rule("a_duel", _DUEL, Pattern("duel"))
for _who in ("self", "this"):
    _inside = Pattern("duel", slot(_who))
    rule("a_duel", f"{_DUEL} (involving {{{_who}}}|{{{_who}}} is in|in which {{{_who}}} is [involved])", _inside)
for _resolving in ("{a_duel} resolves", "{a_duel}'s resolution [begins]", "[the] resolution of {a_duel}"):
    rule("trigger", f"before {_resolving}", make=_before_it_resolves, take=_take_before_it_resolves, cost=-2)
for _name in ("Infantry", "Cavalry"):
    rule("pattern0", f"{_name} Maneuvers [(end|ends)]", Pattern("maneuvers end", None, None, (_name.lower(),)))
rule(
    "trigger",
    "before [the] Cavalry Maneuvers [Segment] (begin|begins)",
    Trigger("after", Pattern("maneuvers end", None, None, ("infantry",))),
)
rule("circ", "in which {condition}", make=lambda c, v: _in_which(c, v), take=lambda n: {"condition": n.filter}, cost=3)


def _in_which(context: Context, values: Values) -> Any:
    """What was so in that time; a deed of the text itself is none of it."""
    if any(isinstance(each, Did) for each in walk(values["condition"])):
        return context.fail(context.words())
    return Circumstance(filter=values["condition"])


_moment: Any
for _who, _moment in (("Attacker", "attacker"), ("Defender", "defender")):
    circ(page, f"in which you were the {_who}", filter=Moment(_moment))
_DUEL_WON: tuple[tuple[Happening, Happening], ...] = (("duel ends", "win duel"),)
_DUEL_LOST: tuple[tuple[Happening, Happening], ...] = (("duel ends", "lose duel"),)
_WON: tuple[tuple[Happening, Happening], ...] = (
    *_DUEL_WON,
    ("battle ends", "win battle"),
    ("battle resolution", "win battle"),
)
_LOST: tuple[tuple[Happening, Happening], ...] = (
    *_DUEL_LOST,
    ("battle ends", "lose battle"),
    ("battle resolution", "lose battle"),
)
for _past, _made, _of_duel in (("won", _WON, _DUEL_WON), ("lost", _LOST, _DUEL_LOST)):
    circ(page, f"that you {_past}", of=("duel ends", "battle ends", "battle resolution"), makes=_made, actor=You())
    circ(page, f"that {{b:event_thing}} {_past}", of=("duel ends",), makes=_of_duel, subject=slot("b"))
rule("trigger", "at the (start|beginning) of {span1}", **_at_the(_BEGINS, "after"))
rule("trigger", "at the end of {span1}", **_at_the(_ENDS, "before"))


for _engaging in ("engaging", "engaging in (battle|a battle)", "(this battle's engagement)", "armies engage"):
    rule("pattern0", f"{_engaging} [at the current battlefield]", Pattern("engage"))
    rule("pattern0", f"{_engaging} {{span_at}}", Pattern("engage", slot("span_at")))
rule("pattern0", "engaging in {span1}", **_end(_BEGINS))
rule("pattern0", "Focus Effects resolve", Pattern("focus effects"))
rule("pattern0", "Focus Effects resolve in {span1}", make=lambda c, v: _in_duel(c, v), take=lambda n: _take_in_duel(n))
rule("pattern0", "Focus Effects resolve involving {event_thing}", Pattern("focus effects", THING))
rule("pattern0", "armies {span_at} engage", Pattern("engage", slot("span_at")))
for _words in ("battle resolution", "a battle resolution"):
    rule("pattern0", f"{_words} {{span_at}}", Pattern("battle resolution", slot("span_at")))

# -------------------------------------------------------------------------------------------- the fourth or later action

for _pair, _number in (
    (("second", "two"), 2),
    (("third", "three"), 3),
    (("fourth", "four"), 4),
    (("fifth", "five"), 5),
):
    for _category, _word in zip(("nth", "so_many"), _pair, strict=True):
        rule(_category, _word, make=lambda c, v, n=_number: n, take=lambda n, w=_number: {} if n == w else None)
for _period in ("turn", "battle", "phase"):
    rule("one_span", f"(one|a|the same) {_period}", Ordinal(0, _period))
    rule("this_span", f"this {_period}", Ordinal(0, _period))


def _counted(how_many: str, span: str, *, exactly: bool = False) -> Any:
    """`your fourth or later Battle action in one battle`, `four Battle actions in one battle`."""

    def make(context: Context, values: Values) -> Any:
        noun = Noun(("action",), (*values["actadj"], *values["actpost"]), "your", form=str(len(values["actadj"])))
        ordinal = replace(values[span], number=values[how_many], exactly=exactly)
        return Pattern("resolve", noun, You(), ordinal=ordinal)

    def take(node: Any) -> Values | None:
        if not isinstance(node, Pattern) or not isinstance(node.subject, Noun) or node.ordinal is None:
            return None
        if node.ordinal.exactly != exactly:
            return None
        before = int(node.subject.form or 0)
        filters = node.subject.filters
        said = {how_many: node.ordinal.number, span: replace(node.ordinal, number=0, exactly=False)}
        return {**said, "actadj": filters[:before], "actpost": filters[before:]}

    return {"make": make, "take": take}


for _rest, _span in (
    ("{actpost*} in {one_span}", "one_span"),
    ("in {one_span} {actpost*}", "one_span"),
    ("{actpost*} {this_span}", "this_span"),
    ("{this_span} {actpost*}", "this_span"),
):
    for _take in ("[successfully] resolve", "take"):
        rule("pattern0", f"you {_take} your {{nth}} or later {{actadj*}} action {_rest}", **_counted("nth", _span))
        rule(
            "pattern0",
            f"you {_take} your {{nth}} {{actadj*}} action {_rest}",
            **_counted("nth", _span, exactly=True),
        )
    for _take in ("take", "resolve", "have taken", "have resolved"):
        rule(
            "pattern0",
            f"you {_take} {{so_many}} [or more] {{actadj*}} actions {_rest}",
            **_counted("so_many", _span),
        )


def _in_duel(context: Context, values: Values) -> Any:
    span: Pattern = values["span1"]
    if span.event != "duel":
        return context.fail(context.words())
    return Pattern("focus effects", span.subject, form=f"{context.rule_form}|{span.form}")


def _take_in_duel(node: Any) -> Values | None:
    if not isinstance(node, Pattern) or node.event != "focus effects":
        return None
    return {"span1": replace(node, event="duel")}


# ------------------------------------------------------------------------------------------------------------- paying

rule("paying", "paying a Gold cost", Pattern("pay"))
rule("paying", "paying (for|a Gold cost for) {event_thing}", Pattern("pay", THING))
rule("paying", "paying (the Gold cost|a Gold cost|the Gold costs|a cost) of {action}", Pattern("pay", ACTION))
rule("paying", "paying the Gold Cost of {event_thing} [entering play]", Pattern("pay", THING))
rule("paying", "paying an action's Gold cost", Pattern("pay", Noun(("action",))))


def _paying(context: Context, values: Values) -> Any:
    return gathered(context, values["paying"], values["circ"], context.rule_form)


def _take_paying(node: Any) -> Values | None:
    found = parted(node)
    return None if found is None or node.event != "pay" else {"paying": found[0], "circ": found[1]}


rule("pattern0", "[you are] {paying} {circ*}", make=_paying, take=_take_paying)
