"""What happens: a subject, a verb of the table in one of its moods, and any circumstances, each a part of its own.

`your Personality` + `is destroyed or bowed` + `by another player's action` + `during a battle` make one Pattern. The form of such
a Pattern keeps, after its own, those of its parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from rokugan.cards.grammar.verbs import DONE, HAPPENING, any_of, past, said_of_one, third
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, expand, slot
from rokugan.language.classic.words.terms import phase
from rokugan.program import (
    AmountOf,
    Compare,
    Filter,
    Happened,
    In,
    Is,
    Moment,
    Node,
    Not,
    Noun,
    Opposing,
    Pattern,
    ProvinceOf,
    Ref,
    State,
    Thing,
    You,
)
from rokugan.program.words import Detail, Happening

page = Page()
rule = page.rule

Values = dict[str, Any]
THING, ACTION, ACTOR, POSS, B = (slot(name) for name in ("event_thing", "action", "event_player", "poss", "b"))
_PART = "¦"  # between the forms of the parts

# ------------------------------------------------------------------------------------------------- circumstances


@dataclass(frozen=True, repr=False)
class Circumstance(Node):
    """Inside the reader only: words after the verb, as the detail, the actor, the subject or a filter of the Pattern.

    of: the happenings of which it can be said (none: of all). makes: which other one it makes of each (`to or from`)."""

    detail: Detail | Literal[""] = ""
    actor: Thing | Filter | None = None
    filter: Filter | Thing | None = None
    of: tuple[Happening, ...] = field(default=(), compare=False)
    makes: tuple[tuple[Happening, Happening], ...] = ()
    subject: Thing | Filter | None = None
    either: tuple[Detail, ...] = ()


def circ(page: Page, words: str, detail: Any = "", of: Sequence[Happening] = (), cost: int = 0, **fields: Any) -> None:
    """A circumstance: its words, and what they are in the Pattern."""
    _said(page, "circ", words, Circumstance(detail, of=tuple(of), **fields), cost)


def _said(page: Page, category: str, words: str, tree: Circumstance, cost: int = 0) -> None:
    _SAID.update(dict.fromkeys(expand(words), tree))
    page.rule(category, words, tree, cost=cost)


_SAID: dict[str, Circumstance] = {}  # what the words of a circumstance stand for, by the form of the node


_MOVING: tuple[Happening, ...] = ("move", "assign", "move across")
_ENTERING: tuple[Happening, ...] = ("enter play", "attach", "create")
_PILE: tuple[Happening, ...] = ("discard", "enter discard pile")
HONOR: tuple[Happening, ...] = ("gain honor", "lose honor")
_LOSING: tuple[Happening, ...] = ("destroy", "bow", "dishonor", "discard", "move", "enter discard pile", "leave play")

# When.
for _during in ("during", "in"):
    for _period in ("a battle", "battle", "this battle", "the battle", "the current battle"):
        circ(page, f"{_during} {_period}", "battle")
    for _period in ("a duel", "this duel"):
        circ(page, f"{_during} {_period}", "duel")
    circ(page, f"{_during} a duel or [a] battle", either=("duel", "battle"))
    circ(page, f"{_during} (a|the|this) Combat Segment", "combat")
    for _phase in ("Straighten", "Events", "Action", "Attack", "Dynasty", "End"):
        circ(page, f"{_during} (the|a|an|any) {_phase} Phase", f"{_phase.lower()} phase")
        circ(page, f"{_during} your {_phase} Phase", f"{_phase.lower()} phase", filter=Moment("your turn"))
        _theirs = Moment("not your turn")
        circ(
            page,
            f"{_during} (another player's|other players') {_phase} Phase",
            f"{_phase.lower()} phase",
            filter=_theirs,
        )
circ(page, "under your control", of=("enter play",), actor=You())
circ(page, "under another player's control", of=("enter play",), actor=Noun(("player",), (), "other"))
circ(page, "during your turn", filter=Moment("your turn"))
circ(page, "during (another player's turn|other players' turns)", filter=Moment("not your turn"))
for _phase in ("Straighten", "Events", "Action", "Attack", "Dynasty", "End"):
    circ(page, f"outside [of] (the|a|an) {_phase} Phase", filter=Not(phase(_phase)))
circ(page, "outside [of] (battle|a battle)", filter=Not(Moment("battle")))
circ(page, "this turn", cost=1)
circ(page, "while {condition}", filter=slot("condition"), cost=1)
circ(page, "while {is_what}", filter=Is(Ref("subject"), (slot("is_what"),)))
circ(page, "(as|while you are) the Attacker", "attacker")
circ(page, "(as|while you are) the Defender", "defender")

# Whence.
circ(page, "from (your|a player's|a|his) hand", "hand", (*_ENTERING, *_PILE), cost=-1)
circ(page, "from (a|one of your) (province|provinces)", "province", (*_ENTERING, *_PILE))
circ(page, "from this (province|Province)", "this province", _ENTERING)
circ(page, "from play", "play", _PILE)
circ(page, "without having used any of its abilities", "unused", _PILE)
circ(page, "in (a province|your province|one of your provinces)", of=("reveal",))
circ(page, "in which (he|she|it) (was challenged|is the challenged)", "challenged", ("duel begins",))
circ(page, "in which (he|she|it) (is the challenger|issued the challenge)", "challenger", ("duel begins",))
circ(page, "by its own text", "own text", ("enter play",))
circ(page, "without gaining Honor", "no honor", ("enter play",))

# Whither.
circ(page, "to attack", "attack", _MOVING)
circ(page, "to defend", "defend", _MOVING)
circ(page, "to attack you", "attack you", _MOVING)
circ(page, "(from|out of) (the current battlefield|this battlefield)", "from this battlefield", ("move", "move home"))
circ(page, "from a battlefield", of=("move home",))
circ(page, "to a location", of=_MOVING)
circ(page, "opposing {b:event_thing}", of=_MOVING, filter=Opposing(B))
circ(page, "to attack {b:event_thing}", "attack", _MOVING, filter=In("province", B))
circ(page, "to {b:event_thing}", of=("attach", "transfer"), filter=In("attached", B), cost=1)
circ(page, "attaching to {b:event_thing}", of=("pay",), filter=In("attached", B))
circ(page, "at that province", of=("battle resolution", "battle ends"), subject=In("battlefield", Ref("province")))
circ(page, "into {poss} army", of=_MOVING, filter=In("army", POSS))
for _to in ("to", "into"):
    circ(page, f"{_to} {{poss}} battlefield", of=_MOVING, filter=In("battlefield", POSS))
    circ(
        page,
        f"{_to} (the current battlefield|this battlefield|the current battle|this battle)",
        of=_MOVING,
        filter=In("battlefield"),
    )
    rule(
        "circ",
        f"{_to} a battlefield",
        make=lambda c, v: _to_a_battlefield(c),
        take=lambda n: {} if isinstance(n, Circumstance) and n.filter == In("any battlefield") else None,
    )
_ACROSS: tuple[tuple[Happening, Happening], ...] = (("move", "move across"),)
circ(page, "to or from {poss} battlefield", of=("move",), filter=In("battlefield", POSS), makes=_ACROSS)
circ(page, "to or from (a battlefield|battlefields)", of=("move",), makes=_ACROSS)
circ(page, "{where}", filter=slot("where"), cost=2)


def _to_a_battlefield(context: Context) -> Circumstance:
    """The battlefield is mentioned: `that battlefield` is where the thing is now."""
    context.mention(ProvinceOf(Ref("subject")), Noun(("battlefield",)))
    return Circumstance("", None, In("any battlefield"), _MOVING)


# By whom or what.
for _from in ("by", "from"):
    circ(page, f"{_from} {{action}}", actor=ACTION)
    for _or in ("or", f"or {_from}"):
        circ(
            page,
            f"{_from} {{action}} {_or} (battle resolution|a battle resolution)",
            "resolution too",
            _LOSING,
            actor=ACTION,
        )
    circ(page, f"{_from} (the action|that action)", actor=Ref("action"))
circ(page, "by (another player|other players)", actor=Noun(("player",), (), "other"), cost=1)
for _by in ("by", "in", "during", "from"):
    circ(page, f"{_by} (battle resolution|a battle resolution|a battle's resolution)", "resolution", (*_LOSING, *HONOR))
circ(page, "by winning a battle", "victory", _LOSING)
circ(page, "by winning a battle at a province", "victory at province", _LOSING)
circ(page, "for losing a duel", "duel loss", _LOSING)
circ(page, "for losing a duel to {b:this}", "duel loss", _LOSING, filter=Is(B, (State("won"),)))
circ(
    page,
    "by (a battle resolution|battle resolution) or for losing a duel",
    of=_LOSING,
    either=("resolution", "duel loss"),
)
circ(page, "(as a cost|to pay a cost|to pay costs|as a cost of an action)", "cost")
for _to in ("to pay (a cost|the cost|costs) of", "as (a|the) cost of [performing]", "to perform"):
    circ(page, f"{_to} {{action}}", "cost", actor=ACTION)

# ------------------------------------------------------------------------------- verbs of what happens to a thing


def _joined(names: tuple[str, ...]) -> Any:
    """Several verbs: any of them. The words are kept as they are."""

    def make(context: Context, values: Values) -> Any:
        parts = [values[name] for name in names]
        events = [each.event for each in parts]
        if any(each.others or each.details for each in parts) or len(set(events)) < len(events):
            return context.fail(context.words())
        return any_of(events, "=" + context.words())

    def take(node: Any) -> Values | None:
        if not isinstance(node, Pattern):
            return None
        parts = node.events
        return (
            {name: Pattern(part) for name, part in zip(names, parts, strict=True)} if len(parts) == len(names) else None
        )

    return {"make": make, "take": take}


def _list_of(category: str, one: str, before: str = "") -> None:
    """A verb, or two or three of them."""
    rule(category, f"{before}{{{one}}} or {{b:{one}}}", **_joined((one, "b")))
    rule(category, f"{before}{{{one}}}, {{b:{one}}}, or {{c:{one}}}", **_joined((one, "b", "c")))


def _kept(name: str) -> Any:
    """The verb as it stands, with its words."""
    return {
        "make": lambda c, v: replace(v[name], form="=" + c.words()),
        "take": lambda n: {name: replace(n, form="")} if isinstance(n, Pattern) else None,
    }


for _verb in DONE:
    rule("done", _verb.passive(), Pattern(_verb.event))
rule("done", "committed [to battle]", Pattern("assign"))
rule("done", "Equipped", Pattern("attach", None, None, ("equip",)))
rule("done", "given a token", Pattern("token"))
rule("done", "put into a discard pile", Pattern("enter discard pile"))
rule("done", "challenged to a duel", Pattern("challenge"))
for _words, _event in HAPPENING:
    rule("happens0", said_of_one(_words), Pattern(_event))
    rule("happen0", _words, Pattern(_event))
for _stat in ("Force", "Chi", "Personal Honor"):
    for _kind in ("bonus", "penalty"):
        _change: Any = f"{_stat.lower()} {_kind}"
        _received = Pattern("receive", None, None, (_change,))
        rule("happens0", f"(receives|gains|suffers) a {_stat} {_kind}", _received)
        rule("happen0", f"(receive|gain|suffer) a {_stat} {_kind}", _received)
_YOURS = Pattern("refuse", filters=(Noun(("action",), (), "your", form="-"),))
rule("happens0", "refuses (your|one of your) (challenge|challenges)", _YOURS)
rule("happens0", "enters your discard pile", Pattern("enter discard pile", None, None, ("your pile",)))
rule("happen0", "enter your discard pile", Pattern("enter discard pile", None, None, ("your pile",)))
_detail: Any
for _words, _detail in (("attack", "attack"), ("defend", "defend"), ("attack you", "attack you")):
    rule("happens0", said_of_one(_words), Pattern("assign", None, None, (_detail,)))
    rule("happen0", _words, Pattern("assign", None, None, (_detail,)))
for _one, _is in (("happens", "is"), ("happen", "are")):
    rule(_one, f"{{{_one}0}}", **_kept(f"{_one}0"))
    rule(_one, f"{_is} {{done}}", **_kept("done"))
    rule(_one, f"(would|{_is} about to) be {{done}}", **_kept("done"))
    rule(_one, f"(would|{_is} about to) {{happen0}}", **_kept("happen0"))
    rule(f"{_one}1", f"{{{_one}0}}")
    rule(f"{_one}1", f"{_is} {{done}}")
    _list_of(_one, f"{_one}1")
    _list_of(_one, "done", f"{_is} ")
    _list_of(_one, "done", "would be ")
for _verb in DONE:
    if not _verb.rest:
        rule("do_verb", _verb.base, Pattern(_verb.event))
        rule("does_verb", third(_verb.base), Pattern(_verb.event))
for _verbs in ("do_verb", "does_verb"):
    rule(f"{_verbs}s", f"{{{_verbs}}}", **_kept(_verbs))
    _list_of(f"{_verbs}s", _verbs)

# ---------------------------------------------------------------------------------------------- verbs with objects


def _with_object(verbs: str) -> Any:
    """`bows or moves him`: the verb or verbs, then the thing it happens to."""

    def make(context: Context, values: Values) -> Any:
        verb: Pattern = values[verbs]
        return replace(verb, subject=values["event_thing"], form=f"{context.rule_form}|{verb.form}")

    def take(node: Any) -> Values | None:
        if not isinstance(node, Pattern) or node.subject is None:
            return None
        return {verbs: any_of(node.events, node.form), "event_thing": node.subject}

    return {"make": make, "take": take}


for _verb in DONE:
    if _verb.rest:
        rule("act", f"{_verb.base} {{event_thing}} {_verb.rest}", Pattern(_verb.event, THING))
        rule("acts", f"{third(_verb.base)} {{event_thing}} {_verb.rest}", Pattern(_verb.event, THING))
for _act, _verbs in (("act", "do_verbs"), ("acts", "does_verbs")):
    rule(_act, f"{{{_verbs}}} {{event_thing}}", **_with_object(_verbs))
for _form in (
    "simultaneously {does_verbs} {event_thing:event_things}",
    "{does_verbs} {event_thing:event_things} simultaneously",
):
    rule("acts", _form, **_with_object("does_verbs"))
rule(
    "acts",
    "would {act}",
    make=lambda c, v: replace(v["act"], form=f"would {{act}}|{v['act'].form}"),
    take=lambda n: {"act": n},
)
for _act, _take, _put, _equip in (("act", "take", "put", "Equip"), ("acts", "takes", "puts", "Equips")):
    rule(_act, f"{_equip} {{event_thing}}", Pattern("attach", THING, None, ("equip",)))
    rule(_act, f"{_take} control of {{event_thing}}", Pattern("take control", THING))
    rule(_act, f"{_put} a token on {{event_thing}}", Pattern("token", THING))

# ------------------------------------------------------------------------------------- what players do and undergo

_FARING: tuple[tuple[str, Happening], ...] = (
    ("draw a card", "draw"),
    ("take the Imperial Favor", "take favor"),
    ("take control of the Imperial Favor", "take favor"),
    ("discard the Imperial Favor", "discard favor"),
    ("win a battle", "win battle"),
    ("win a duel", "win duel"),
    ("lose a duel", "lose duel"),
    ("lose a battle", "lose battle"),
    ("declare an attack", "attack"),
    ("lobby", "lobby"),
    ("lobby for the Imperial Favor", "lobby"),
    ("focus", "focus"),
    ("focus a card", "focus"),
    ("strike", "strike"),
    ("refuse a challenge", "refuse"),
)
for _words, _event in _FARING:
    rule("fare", _words, Pattern(_event))
    rule("fares", said_of_one(_words), Pattern(_event))
for _words, _whom in (
    ("attack", ()),
    ("attack you", (Moment("defender"),)),
):  # a player declares it, a unit is assigned to it
    rule("fare", _words, Pattern("attack", filters=_whom), cost=-1)
    rule("fares", said_of_one(_words), Pattern("attack", filters=_whom), cost=-1)
for _fare, _ending in (("fare", ""), ("fares", "s")):
    _honored = _fare.replace("fare", "prosper")
    rule(_honored, f"gain{_ending} or lose{_ending} Honor", any_of(HONOR))
    for _gain, _event in (("gain", HONOR[0]), ("lose", HONOR[1])):
        rule(_honored, f"{_gain}{_ending} Honor", Pattern(_event))
        rule(_honored, f"would {_gain} Honor", Pattern(_event))
        _much = Pattern(_event, filters=(Compare(AmountOf("event"), ">=", slot("num")),))
        rule(_honored, f"{_gain}{_ending} {{num}} or more Honor", _much)
    _course: tuple[tuple[str, Happening], ...] = (
        ("announce", "announce"),
        ("resolve", "resolve"),
        ("successfully resolve", "succeed"),
        ("take", "take"),
        ("use", "take"),
        ("play", "take"),
    )
    for _verbs, _event in _course:
        _words = _verbs if not _ending else " ".join([*_verbs.split()[:-1], third(_verbs.split()[-1])])
        rule(_fare, f"{_words} {{action}}", Pattern(_event, ACTION))
    rule(_fare, f"resolve{_ending} effects of {{action}}", Pattern("resolve", ACTION))
    rule(_fare, f"pay{_ending} (an action's Gold cost|a Gold cost of an action)", Pattern("pay", Noun(("action",))))
    rule(_fare, f"pay{_ending} the Gold cost of {{action}}", Pattern("pay", ACTION))
    rule(_fare, f"pay{_ending} for {{event_thing}}", Pattern("pay", THING))
    rule(_fare, f"play{_ending} {{event_thing}}", Pattern("play", THING))
for _words, _part in (
    ("for winning a duel", Circumstance("for winning a duel")),
    ("for losing a duel", Circumstance("for losing a duel")),
    ("from destroying an army in battle resolution", Circumstance("resolution")),
    ("from (his own card effect|one of his own cards)", Circumstance("own effect")),
    ("for bringing {b:event_thing} into play", Circumstance("entering play", subject=B)),
):
    _said(page, "hcirc", _words, _part)
rule("hcirc", "{circ}")
_said(page, "hcirc", "from {event_thing}", Circumstance(filter=THING), 1)
circ(page, "(against|on) you", of=("attack",), filter=Moment("defender"))
circ(page, "in a duel (involving {b:event_thing}|{b:event_thing} is in)", of=("focus",), subject=B)

# ---------------------------------------------------------------------------------------------------- the sentence


def gathered(context: Context, core: Pattern, parts: tuple[Any, ...], form: str) -> Any:
    """The Pattern of a verb and its circumstances, or nothing that is understood if one of these can not be said of it."""
    event, actor, subject = core.event, core.actor, core.subject
    details, filters, either = list(core.details), list(core.filters), core.either
    for each in parts:
        if not isinstance(each, Circumstance):
            return each  # it points to nothing
        if each.of and any(part not in each.of for part in (event, *core.others)):
            return context.fail(context.words())
        if (each.detail and each.detail in details) or (each.either and either) or (each.makes and core.others):
            return context.fail(context.words())
        if each.subject is not None and subject is not None:
            return context.fail(context.words())
        subject = each.subject or subject
        event = dict(each.makes).get(event, event)
        either = each.either or either
        if each.detail:
            details.append(each.detail)
        filters.extend([] if each.filter is None else [_in_that_time(each.filter, event)])
        if each.actor is None:
            continue
        if actor is None:
            actor = each.actor
        elif all(part in HONOR for part in (event, *core.others)) and each.actor not in filters:
            filters.append(each.actor)  # a player gains Honor from an action
        else:
            return context.fail(context.words())
    words = _PART.join([core.form or "-", *(each.form for each in parts)])
    return Pattern(
        event,
        subject,
        actor,
        tuple(details),
        tuple(filters),
        others=core.others,
        either=either,
        form=f"{form}|{words}",
    )


def _in_that_time(said: Filter | Thing, event: str) -> Filter | Thing:
    """`in which you won a duel`: in the turn, phase or battle that ends."""
    if not isinstance(said, Happened) or said.period != "*":
        return said
    period: Any = "resolution" if event in ("battle ends", "battle resolution") else event.split()[0]
    return replace(said, period=period)


def parted(node: Any) -> tuple[Pattern, tuple[Circumstance, ...]] | None:
    """The verb and its circumstances again; of a Pattern without forms each part gets its usual words."""
    if not isinstance(node, Pattern) or node.alternatives:
        return None
    details, filters = list(node.details), list(node.filters)
    if not node.form:
        return _parted_plainly(node, details, filters)
    first, *forms = node.form.split(_PART)
    trees = [_tree(form) for form in forms]
    own_details = len(details) - sum(1 for each in trees if each.detail)
    own_filters = len(filters) - sum(1 for each in trees if _is_filter(each, node))
    if own_details < 0 or own_filters < 0:
        return None
    more_details, more_filters = details[own_details:], filters[own_filters:]
    event = next((_before(each, node.event) for each in trees if each.makes), node.event)
    found = []
    for form, tree in zip(forms, trees, strict=True):
        detail: Detail | Literal[""] = more_details.pop(0) if tree.detail else ""
        said = more_filters.pop(0) if _is_filter(tree, node) else None
        actor = None if tree.actor is None else node.actor or said
        said = None if tree.filter is None else said
        if isinstance(tree.filter, Happened) and tree.filter.period == "*" and isinstance(said, Happened):
            said = replace(said, period="*")
        subject = None if tree.subject is None else node.subject
        either = node.either if tree.either else ()
        found.append(Circumstance(detail, actor, said, tree.of, tree.makes, subject, either, form=form))
    own = Pattern(
        event,
        None if any(each.subject is not None for each in trees) else node.subject,
        None,
        tuple(details[:own_details]),
        tuple(filters[:own_filters]),
        others=node.others,
        either=() if any(each.either for each in trees) else node.either,
        form=first.strip("-"),
    )
    return own, tuple(found)


def _parted_plainly(
    node: Pattern, details: list[Detail], filters: list[Filter | Thing]
) -> tuple[Pattern, tuple[Circumstance, ...]]:
    event, parts = node.event, []
    if event == "move across":
        parts.append(Circumstance(filter=filters.pop(0) if filters else None, makes=_ACROSS))
        event = "move"
    if "resolution too" in details and node.actor is not None:
        details.remove("resolution too")
        parts.append(Circumstance("resolution too", node.actor))
    elif "cost" in details and node.actor is not None:
        details.remove("cost")
        parts.append(Circumstance("cost", node.actor))
    elif node.actor is not None:
        parts.append(Circumstance(actor=node.actor))
    parts.extend(Circumstance(word) for word in details)
    if node.either:
        parts.append(Circumstance(either=node.either))
    parts.extend(Circumstance(filter=each) for each in filters)
    return Pattern(event, node.subject, others=node.others), tuple(parts)


def _before(tree: Circumstance, event: Happening) -> Happening:
    """The happening from which the circumstance has made this one."""
    return next(before for before, after in tree.makes if after == event)


def _tree(form: str) -> Circumstance:
    """What the words of a circumstance stand for; those that a function makes are filters."""
    return _SAID.get(form) or Circumstance(filter=Filter())


def _is_filter(tree: Circumstance, node: Pattern) -> bool:
    return tree.filter is not None or (tree.actor is not None and node.actor is None)


def said_of_thing(name: str, verb: str) -> Any:
    def make(context: Context, values: Values) -> Any:
        core = replace(values[verb], subject=values[name])
        return gathered(context, core, values["circ"], context.rule_form)

    def take(node: Any) -> Values | None:
        found = parted(node)
        if found is None or node.subject is None:
            return None
        core, parts = found
        return {name: core.subject, verb: replace(core, subject=None), "circ": parts}

    return {"make": make, "take": take}


def said_of_actor(name: str, verb: str) -> Any:
    """What an action, a player or you do; `name` is empty for you."""

    def make(context: Context, values: Values) -> Any:
        core = replace(values[verb], actor=values[name] if name else You())
        return gathered(context, core, values["circ"], context.rule_form)

    def take(node: Any) -> Values | None:
        if not isinstance(node, Pattern) or node.actor is None or (not name and node.actor != You()):
            return None
        found = parted(replace(node, actor=None))
        if found is None:
            return None
        core, parts = found
        values: Values = {verb: core, "circ": parts}
        return {**values, name: node.actor} if name else values

    return {"make": make, "take": take}


def of_itself(event: Happening) -> Any:
    """A happening that the words name without its verb."""

    def make(context: Context, values: Values) -> Any:
        return gathered(context, Pattern(event), values["circ"], context.rule_form)

    def take(node: Any) -> Values | None:
        found = parted(node)
        if found is None or found[0] != Pattern(event):
            return None
        return {"circ": found[1]}

    return {"make": make, "take": take}


rule("pattern0", "(battle resolution|a battle resolution) {circ*}", **of_itself("battle resolution"))

# ------------------------------------------------------------------------------------------------ what has happened

for _words, _event in HAPPENING:
    _base, _, _rest = _words.partition(" ")
    rule("happened0", f"{past(_base)} {_rest}".strip(), Pattern(_event))
for _verb in DONE:
    if not _verb.rest:
        rule("did_verb", past(_verb.base), Pattern(_verb.event))
rule("did_verbs", "{did_verb}", **_kept("did_verb"))
_list_of("did_verbs", "did_verb")
rule("didwhat", "{did_verbs} {event_thing}", **_with_object("did_verbs"))
for _verb in DONE:
    if _verb.rest:
        rule("didwhat", f"{past(_verb.base)} {{event_thing}} {_verb.rest}", Pattern(_verb.event, THING))
for _one, _was in (("happened", "was"), ("happened_many", "were")):
    rule(_one, "{happened0}", **_kept("happened0"))
    rule(_one, f"{_was} {{done}}", **_kept("done"))
    _list_of(_one, "done", f"{_was} ")


def _without_circumstances(rule_parts: Any) -> Any:
    """A production like this one for what is only told, which takes no circumstances."""
    make, take = rule_parts["make"], rule_parts["take"]

    def taken(node: Any) -> Values | None:
        values: Values | None = take(node)
        return None if values is None or values.pop("circ") else values

    return {"make": lambda c, v: make(c, {**v, "circ": ()}), "take": taken}


rule("was", "{event_thing} {happened}", **_without_circumstances(said_of_thing("event_thing", "happened")))
rule(
    "was",
    "{event_thing:event_things} {happened_many}",
    **_without_circumstances(said_of_thing("event_thing", "happened_many")),
)
rule("was", "{event_player} {didwhat}", **_without_circumstances(said_of_actor("event_player", "didwhat")))
circ(
    page,
    "in which {was}",
    of=("turn ends", "phase ends", "battle ends", "battle resolution"),
    filter=Happened(slot("was"), "*"),
)
