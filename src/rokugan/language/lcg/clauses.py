"""Verbs with what follows them, and sentences of a subject and predicates: from one entry of the lexicon all its
uses.

Categories: `VPb` (base form: command, after `may`, `must`, `cannot`), `VPs` (present), `VPd` (past), `VPp` (after
`have`), `VPn` (passive participle), `VPo` (with its object missing, as in `the event you play`). Their value is a
`Deed` with a `Gap` where the subject goes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from rokugan.language.grammar import Grammar
from rokugan.language.lcg.kinds import fitting, kind_of, ordered
from rokugan.language.lcg.said import Phrase, Said
from rokugan.language.lcg.verbs import VERBS, VerbEntry
from rokugan.program.lcg.nodes import (
    A,
    All,
    AnyNumber,
    AnyOrder,
    As,
    AsCard,
    AsIfIn,
    AsPlayed,
    AtLeast,
    AtRandom,
    AttachedTo,
    Be,
    Because,
    By,
    Circumstance,
    Deed,
    During,
    Effect,
    Face,
    Filter,
    Forbid,
    ForThing,
    Gains,
    Gap,
    Gets,
    Happens,
    Has,
    If,
    In,
    InState,
    Instead,
    Is,
    Loses,
    May,
    NoLess,
    Noun,
    Number,
    On,
    OneOf,
    Part,
    Per,
    Place,
    Skill,
    Some,
    StatOf,
    The,
    Thing,
    This,
    To,
    TraitsToo,
    TypeOf,
    Under,
    Until,
    UntilSo,
    UpTo,
    WhenDone,
    Which,
    While,
    WithFate,
    Within,
)

FORMS: tuple[tuple[str, Callable[[VerbEntry], str]], ...] = (
    ("VPb", lambda entry: entry.base),
    ("VPs", lambda entry: entry.third),
    ("VPd", lambda entry: entry.past),
    ("VPp", lambda entry: entry.participle),
)
PHRASES = ("VPb", "VPs", "VPd", "VPp", "VPn", "VPo")
COUNTED = A | Some | UpTo | AnyNumber | All


def add(g: Grammar) -> None:
    """Add the rules of verbs to a grammar."""
    for entry in VERBS:
        for frame in entry.frames:
            _frame(g, entry, frame)
    _adverbs(g)
    _constructions(g)


def _frame(g: Grammar, entry: VerbEntry, frame: str) -> None:
    """Add the rules for all uses of one frame of one verb."""
    by_patient = frame.startswith("<")
    parts = frame.removeprefix("<").split()
    for category, form in FORMS:
        for pattern, roles in _patterns(form(entry), parts):
            subject = "patient" if by_patient else "agent"
            g.rule(category, pattern, _deed(entry, roles, {subject: Gap()}), f"{entry.base} {frame}")
    if by_patient or not any(part.startswith("patient:") for part in parts):
        return
    rest = [part for part in parts if not part.startswith("patient:")]
    for pattern, roles in _patterns(entry.participle, rest):
        g.rule("VPn", pattern, _deed(entry, roles, {"patient": Gap()}), f"passive {entry.base} {frame}")
    for word in (entry.base, entry.third, entry.past):
        for pattern, roles in _patterns(word, rest):
            g.rule("VPo", pattern, _deed(entry, roles, {"patient": Gap()}), f"object of {entry.base} {frame}")
    if len(parts) == 1:
        group = parts[0].partition(":")[2]
        g.word("Vtb", entry.base, (entry.verb, group))
        g.word("Vts", entry.third, (entry.verb, group))


def _patterns(verb: str, parts: list[str]) -> list[tuple[str, list[tuple[str, str]]]]:
    """The pattern of a rule, and its roles; a place has a category of its own."""
    found: list[tuple[list[str], list[tuple[str, str]]]] = [([verb], [])]
    for part in parts:
        role, colon, group = part.partition(":")
        if not colon:
            found = [([*pattern, part], roles) for pattern, roles in found]
            continue
        categories = {"place": ["Goal"], "areas": ["NP", "Places"], "home-place": ["Home"], "conflict-type": ["Type"]}
        found = [
            ([*pattern, category], [*roles, (role, group)])
            for pattern, roles in found
            for category in categories.get(group, ["NP"])
        ]
    return [(" ".join(pattern), roles) for pattern, roles in found]


def _deed(entry: VerbEntry, roles: list[tuple[str, str]], fixed: dict[str, Thing]) -> Callable[..., Deed | None]:
    # the verb's own preposition beats the noun's: `play an attachment on this character`
    own = all(role != "goal" for role, _ in roles) and any(" on goal:" in each for each in entry.frames)

    def make(*values: Any) -> Deed | None:
        filled: dict[str, Any] = dict(fixed)
        for (role, group), value in zip(roles, values, strict=True):
            if isinstance(value, tuple):
                value = value[0] if len(value) == 1 else OneOf(value)
            if role == "source" and group in ("character", "areas") and _is_place(value):
                return None
            fits = (
                value if group in ("home-place", "conflict-type") or isinstance(value, Place) else fitting(value, group)
            )
            if fits is None:
                return None
            filled[role] = fits
        patient = filled.get("patient")
        if own and isinstance(patient, COUNTED) and any(isinstance(each, On) for each in patient.noun.which):
            return None
        return Deed(entry.verb, **filled)

    return make


def _is_place(thing: Thing) -> bool:
    """Does a thing mean all the cards in a place, by the name of the place: `your hand`?"""
    return isinstance(thing, All) and any(isinstance(each, In) for each in thing.noun.which)


# --------------------------------------------------------------------------------------------- adverbs


def _adverbs(g: Grammar) -> None:
    for category in PHRASES:
        g.rule(category, f"{category} Adv", how)
        g.rule(category, f"{category} from Places", lambda deed, places: _from(deed, places))
        g.rule(category, f"{category} for each N", _for_each)
    g.rule(
        "VPn",
        "VPn by NP",
        lambda deed, np: replace(deed, agent=np) if deed.agent is None and kind_of(np) in DOERS else None,
    )
    g.rule("Home", "home", lambda: Place("home"))
    g.rule("Home", "home from NP", lambda np: Place("home") if kind_of(np) == "conflict" else None)
    g.rule("Type", "the conflict type", lambda: The("conflict type"))
    g.rule(
        "Adv",
        "during NP",
        lambda np: During(np) if kind_of(np) in ("conflict", "phase", "duel", "glory count") else None,
    )
    g.rule("Adv", "as an? attacker|attackers", lambda: As("attacker"))
    g.rule("Adv", "as an? participating character|characters", lambda: As("participant"))
    g.rule("Adv", "in the|this conflict", lambda: As("participant"))
    g.rule("Adv", "participating in the|this conflict", lambda: As("participant"))
    g.rule("Adv", "as a? defender|defenders", lambda: As("defender"))
    g.rule("Adv", "as an? attacker|attackers or a? defender|defenders", lambda: As("participant"))
    for said in ("as the attacking player", "as the attacker"):
        g.rule("Adv", said, lambda: As("attacking player"))
    for said in ("as the defending player", "as the defender"):
        g.rule("Adv", said, lambda: As("defending player"))
    g.rule("Adv", "as if you were the attacking player", lambda: As("attacking player", True))
    g.rule("Adv", "as if you had won the conflict as the attacking player", lambda: As("attacking player", True))
    g.rule("Adv", "by Amount", By)
    g.rule("Adv", "by Num for each N", lambda number, n: By(Per(Number(number), n.noun)) if not n.plural else None)
    g.rule("Adv", "by Num or more skill?", lambda number: By(AtLeast(number)))
    g.rule("Adv", "to Num", lambda number: To(Number(number)))
    g.rule("Adv", "as a result of conflict resolution", lambda: Because("conflict resolution"))
    g.rule("Adv", "as a result of the conflict 's resolution", lambda: Because("conflict resolution"))
    g.rule(
        "Adv",
        "as a result of conflict resolution in|from NP",
        lambda np: Because("conflict resolution", np) if kind_of(np) == "conflict" else None,
    )
    g.rule("Adv", "this Period", Within)
    g.rule("Adv", "for this Period", Within)
    g.rule(
        "Adv",
        "for passing in NP",
        lambda np: WhenDone(Deed("pass", how=(During(np),))) if kind_of(np) == "phase" else None,
    )
    g.rule("Adv", "at random", AtRandom)
    g.rule("Adv", ",? faceup", lambda: Face(True))
    g.rule("Adv", "facedown", lambda: Face(False))
    g.rule("Adv", ",? attached to NP", AttachedTo)
    g.rule("Adv", "under Possessive control", Under)
    g.rule("Adv", "as if it|they were in Place", AsIfIn)
    g.rule("Adv", "as if you had played it|them", AsPlayed)
    g.rule("Adv", "as if you had played that event", AsPlayed)
    g.rule("Adv", "in any order", AnyOrder)
    g.rule("Adv", "( to a minimum of Num )", NoLess)
    g.rule("Adv", "until Cond", UntilSo)
    g.rule("Adv", "until NP has|have Num N", _left_with)
    for word in ("honored", "dishonored", "bowed"):
        g.rule("Adv", word, partial(_same_state, InState(word)))
    g.rule("Adv", "with Num fate On?", lambda number, _on: WithFate(number))
    g.rule("Adv", "here", lambda: "here")
    g.rule("Adv", "against NP", lambda np: ("against", np))
    g.rule("Adv", "in that province", lambda: "that province")
    g.rule("Adv", "as an attachment with the text : Quoted", lambda text: AsCard("attachment", text))


TAKES: dict[type, tuple[str, ...]] = {
    As: ("win", "lose", "declare", "enter play", "put into play", "participate", "resolve", "play"),
    By: ("win", "lose", "increase", "decrease", "reduce"),
    To: ("set",),
    Face: ("turn", "refill", "put into play", "place"),
    AtRandom: ("discard", "reveal", "choose"),
    AttachedTo: ("put into play",),
    Under: ("put into play", "enter play"),
    NoLess: ("increase", "decrease", "reduce"),
    UntilSo: ("discard",),
    InState: ("enter play", "put into play"),
    WithFate: ("enter play",),
    AsIfIn: ("play",),
    AsCard: ("play",),
    AsPlayed: ("resolve",),
    Because: ("bow",),
    AnyOrder: ("return", "place"),
}


def how(deed: Deed, adverb: Any) -> Deed | None:
    """The deed with one more circumstance, if the verb takes it."""
    if adverb == "here":
        return replace(deed, goal=This()) if deed.verb == "declare" and deed.goal is None else None
    if adverb == "that province":
        return (
            replace(deed, goal=Said(("province",), "that"))
            if deed.goal is None and deed.verb == "put into play"
            else None
        )
    if isinstance(adverb, tuple):
        return (
            replace(deed, goal=adverb[1]) if deed.verb == "declare" and deed.goal is None else _against(deed, adverb[1])
        )
    taken = TAKES.get(type(adverb))
    if isinstance(adverb, During | Within) and _ends_in_clause(deed):
        return None
    if (taken is not None and deed.verb not in taken) or adverb in deed.how:
        return None
    if isinstance(adverb, Within) and isinstance(deed.patient, Skill):
        return None
    if isinstance(adverb, Under) and kind_of(adverb.player) not in ("player",):
        return None
    return replace(deed, how=(*deed.how, adverb))


def _same_state(state: InState) -> InState:
    return state


def _left_with(np: Thing, number: int, n: Phrase) -> UntilSo | None:
    """`until they have 3 cards in hand`: so many are left."""
    return UntilSo(Be(np, Has(n.noun, "<=", number))) if kind_of(np) == "player" and n.noun.kind == "card" else None


def _for_each(deed: Deed, n: Phrase) -> Deed | None:
    """`place 1 fate on that ring for each holding you control`: so much for each of them."""
    patient = deed.patient
    if not isinstance(patient, Some) or not isinstance(patient.amount, Number) or not (deed.goal or deed.source):
        return None
    if n.plural or _ends_in_clause(deed):
        return None
    return replace(deed, patient=Some(Per(patient.amount, n.noun), patient.noun))


def _against(deed: Deed, np: Thing) -> Deed | None:
    return (
        replace(deed, source=np)
        if deed.verb in ("participate", "win", "lose") and deed.source is None and kind_of(np) == "player"
        else None
    )


def _ends_in_clause(deed: Deed) -> bool:
    """Does the phrase end in a clause, to which a time after it belongs: `the first ability your opponent triggers
    during each conflict`?"""
    last: Any = deed.goal or deed.source or deed.patient
    if deed.how and isinstance(deed.how[-1], Because):
        last = deed.how[-1].of
    while isinstance(last, Part | Skill):
        last = last.of
    return isinstance(last, COUNTED) and any(
        isinstance(each, Which) and isinstance(each.condition, Happens) for each in last.noun.which
    )


def _from(deed: Deed, places: tuple[Thing, ...]) -> Deed | None:
    """`from your hand`: said of cards that are chosen there, it describes them; else it is where the card comes from."""
    if deed.source is not None:
        return None
    patient = deed.patient
    if deed.verb in ("remove", "gain", "take", "spend", "place", "move", "win", "lose", "enter play"):
        return None
    if isinstance(patient, COUNTED):
        if any(isinstance(each, In) for each in patient.noun.which):
            return None
        return replace(
            deed, patient=replace(patient, noun=Noun(patient.noun.kind, ordered((*patient.noun.which, In(places)))))
        )
    return replace(deed, source=places[0] if len(places) == 1 else OneOf(places))


# --------------------------------------------------------------------------------------- constructions


def _same(deed: Deed) -> Deed:
    return deed


def _blank(how: tuple[Circumstance, ...], np: Any) -> Deed | None:
    held = fitting(np, "cards")
    return Deed("blank", Gap(), held, how=how) if held else None


def _constructions(g: Grammar) -> None:
    """Add the rules of verbs whose complements are like those of no other."""
    for said, side in (("attack", As("attacker")), ("defend", As("defender"))):
        fighting = Deed("participate", None, Gap(), None, All(Noun("conflict")), (side,))
        g.rule("VPb", said, partial(_same, fighting))
    for but, how in ((" ( except for traits )", ()), ("", (TraitsToo(),))):
        for said in (
            f"treat NP as if its printed text box were blank{but}",
            f"treat Possessive printed text box as if it were blank{but}",
            f"treat Possessive printed text box as blank{but}",
        ):
            g.rule("VPb", said, partial(_blank, how))
    g.rule(
        "VPb",
        "search NP for NP",
        lambda np, wanted: Deed("search", Gap(), np, how=(ForThing(wanted),)) if kind_of(wanted) != "" else None,
    )
    g.rule(
        "VPb",
        "change the conflict type to [military]",
        lambda: Deed("set", Gap(), The("conflict type"), goal=TypeOf("military")),
    )
    g.rule(
        "VPb",
        "change the conflict type to [political]",
        lambda: Deed("set", Gap(), The("conflict type"), goal=TypeOf("political")),
    )
    g.rule(
        "VPb",
        "set NP to Amount",
        lambda np, amount: Deed("set", Gap(), np, how=(To(amount),)) if kind_of(np) == "value" else None,
    )
    g.rule(
        "VPn",
        "set|equal to Amount",
        lambda amount: Deed("set", patient=Gap(), how=(To(amount),)),
    )
    g.rule(
        "VPb",
        "set Possessive honor dial to Num",
        lambda who, number: (
            Deed("set", Gap(), Skill(("dial",), who), how=(To(Number(number)),)) if kind_of(who) == "player" else None
        ),
    )
    for verb in ("perform", "initiate", "make"):
        g.rule("VPb", f"{verb} a glory count", lambda: Deed("perform", Gap(), The("glory count")))
    g.rule("VPb", "resolve this ability twice", lambda: Deed("repeat", Gap()))
    g.rule("Imp", "initiate NP between NP and NP", _duel)
    g.rule("Imp", "initiate NP", lambda duel: _duel(duel, Said(("character",), "this"), Said(("character",), "that")))
    for said in ("with", "against"):
        g.rule("Imp", f"initiate NP {said} NP", lambda duel, np: _duel(duel, Said(("character",), "this"), np))
    g.rule(
        "VPn",
        "chosen as a|the? target|targets of NP",
        lambda np: Deed("target", np, Gap()) if kind_of(np) in ("event", "ability", "effect") else None,
    )
    g.rule("VPn", "moved to or from NP", lambda np: Deed("move", patient=Gap()) if kind_of(np) == "conflict" else None)
    for verb, category in (("become", "VPb"), ("becomes", "VPs"), ("became", "VPd")):
        g.rule(category, f"{verb} contested", lambda: Deed("contest", patient=Gap()))
    for verb, category in (("contribute", "VPb"), ("contributes", "VPs")):
        g.rule(category, f"{verb} its|their skill to|toward the|this conflict", lambda: Deed("count", Gap()))
    rest = Deed("return", Gap(), The("rest"), how=(AnyOrder(),))
    g.rule("VPb", "return the rest|others in any order", lambda: rest)
    g.rule("VPb", "discard down to Num cards in hand", _down_to)
    g.rule("VPs", "discards down to Num cards in hand", _down_to)
    for verb in ("put", "place"):
        for face in (True, False):
            said = f"{verb} NP {'faceup' if face else 'facedown'} into|in|on NP"
            g.rule("VPb", said, partial(_laid, Face(face)))
    for word in ("honored", "dishonored"):
        token = A(Noun("status token", (Is(word),)))
        for verb, category in (("become", "VPb"), ("becomes", "VPs"), ("became", "VPd"), ("become", "VPp")):
            g.rule(category, f"{verb} {word}", lambda token=token: Deed("receive", Gap(), token))
    g.rule(
        "VPb",
        "move the conflict to NP",
        lambda np: Deed("set", Gap(), The("attacked province"), goal=to) if (to := fitting(np, "province")) else None,
    )
    g.rule("VPb", "immediately VPb", lambda deed: deed)
    g.rule("VPb", "choose which of Possessive ring effects to resolve", lambda who: _ring_choice(who))
    g.rule("VPb", "name a card type", lambda: Deed("name", Gap()))
    again = "an additional time each|this round ( or specified period )"
    g.rule(
        "VPb", f"trigger NP {again}", lambda np: Deed("trigger again", Gap(), np) if kind_of(np) == "ability" else None
    )
    for verb, category in (("count", "VPb"), ("counts", "VPs")):
        g.rule(
            category,
            f"{verb} its|their skill toward the resolution of the|this conflict|conflit",
            lambda: Deed("count", Gap()),
        )
        g.rule(
            category,
            f"{verb} its combined [military] and [political] skill",
            lambda: Deed("count", Gap(), how=(To(_combined()),)),
        )
    for verb, category in (("contribute", "VPb"), ("contributes", "VPs")):
        g.rule(category, f"{verb} its|their skill to your side", lambda: Deed("contribute", Gap()))
    g.rule("VPs", "receives the honor or dishonor", lambda: Deed("receive", Gap(), The("honor or dishonor")))
    g.rule("VPb", "receive the honor or dishonor", lambda: Deed("receive", Gap(), The("honor or dishonor")))


def _duel(duel: Thing, one: Thing, other: Thing) -> tuple[Deed] | None:
    """`initiate a military duel between this character and that character`: the first challenges the other."""
    challenger, challenged = fitting(one, "character"), fitting(other, "character")
    if kind_of(duel) != "duel" or challenger is None or challenged is None:
        return None
    own = isinstance(challenger, Said) and challenger.way == "this"
    return (Deed("challenge", None if own else challenger, challenged, goal=duel),)


def _down_to(number: int) -> Deed:
    """`discard down to 4 cards in hand`: until so many are left."""
    own = Said(("player",), "it")
    left = UntilSo(Be(own, Has(Noun("card", (In((Place("hand"),)),)), "<=", number)))
    return Deed("discard", Gap(), All(Noun("card", (In((Place("hand", own),)),))), how=(left,))


def _laid(face: Face, np: Thing, province: Thing) -> Deed | None:
    """`put that character faceup into one of your provinces`."""
    card, goal = fitting(np, "cards"), fitting(province, "province")
    return Deed("place", Gap(), card, goal=goal, how=(face,)) if card and goal else None


def _combined() -> Any:
    return StatOf("combined skill", Gap())


def _ring_choice(who: Thing) -> Deed | None:
    ring = fitting(who, "ring")
    return Deed("choose", Gap(), Part("ring effect", ring)) if ring else None


# --------------------------------------------------------------------------------- subject and predicate


def fill_agent(deed: Deed, who: Thing) -> Deed | None:
    """A clause whose object is missing, said of the one who does it."""
    return replace(deed, agent=who) if deed.agent is None else None


def fill(effect: Effect, subject: Thing) -> Effect | None:
    """A predicate said of a subject; None if that subject cannot do it."""
    if isinstance(effect, Deed):
        return _fill_deed(effect, subject)
    if isinstance(effect, Gets | Gains | Loses):
        return replace(effect, who=subject)
    if isinstance(effect, Forbid):
        deed = _fill_deed(effect.deed, subject)
        return replace(effect, deed=deed) if deed else None
    if isinstance(effect, May):
        return replace(effect, who=subject) if kind_of(subject) == "player" else None
    if isinstance(effect, If | While | Until | Instead):
        return _fill_within(effect, subject)
    return None


def _fill_within(effect: If | While | Until | Instead, subject: Thing) -> Effect | None:
    inner = filled(effect.effects, subject)
    if inner is None:
        return None
    made = replace(effect, effects=inner)
    if isinstance(made, While | If) and isinstance(made.condition, Be) and made.condition.thing == Gap():
        if isinstance(subject, All):
            return _said_of_each(effect, subject, made.condition.filter)
        made = replace(made, condition=replace(made.condition, thing=subject))
    if isinstance(made, If) and made.otherwise:
        made = replace(made, otherwise=filled(made.otherwise, subject) or ())
    return made


def _said_of_each(effect: If | While | Until | Instead, subject: All, state: Filter) -> Effect | None:
    """`Each Bushi character gets +1 while defending`: each of those that defend, whatever the others do."""
    those = All(replace(subject.noun, which=ordered((*subject.noun.which, state))))
    inner = filled(effect.effects, those)
    if inner is None or len(inner) != 1 or (isinstance(effect, If) and effect.otherwise):
        return None
    return inner[0]


def filled(effects: tuple[Effect, ...], subject: Thing) -> tuple[Effect, ...] | None:
    """Several predicates said of one subject; None if one of them cannot be said of it."""
    found = [fill(each, subject) for each in effects]
    kept = tuple(each for each in found if each is not None)
    return kept if len(kept) == len(effects) else None


DOERS = (
    "player",
    "card",
    "character",
    "effect",
    "ring effect",
    "ability",
    "conflict",
    "event",
    "attachment",
    "holding",
    "province",
)


def _fill_deed(deed: Deed, subject: Thing) -> Deed | None:
    if deed.patient == Gap():
        fits = fitting(subject, _patients(deed))
        return replace(deed, patient=fits) if fits else None
    if deed.goal == Gap():  # what may be attached to it
        return replace(deed, goal=subject) if fitting(subject, "bearer") else None
    if deed.agent != Gap():
        return None
    kind = kind_of(subject)
    if kind and kind not in DOERS:
        return None
    if isinstance(subject, Said) and not subject.kinds:
        subject = replace(subject, kinds=("character", "card"))
    return replace(deed, agent=subject)


PATIENTS = {"begin": "begun", "end": "begun", "initiate": "effect", "resolve": "resolved"}


def _patients(deed: Deed) -> str:
    """The group of things that the verb's patient belongs to."""
    for entry in VERBS:
        if entry.verb != deed.verb:
            continue
        for frame in entry.frames:
            if frame.startswith("<"):
                return PATIENTS.get(entry.base, "cards")
            for part in frame.split():
                if part.startswith("patient:") and len(entry.frames) == 1:
                    return part.partition(":")[2]
    return "any"
