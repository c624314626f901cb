"""Sentences: predicates, commands, what stands before and after them, and the criteria before the dash."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from rokugan.language.grammar import Grammar
from rokugan.language.lcg import lexicon
from rokugan.language.lcg.clauses import fill
from rokugan.language.lcg.kinds import fitting, is_plural, kind_of
from rokugan.language.lcg.quoted import and_quoted, quoted
from rokugan.language.lcg.said import Defines, Otherwise, Phrase, Plural, Said, Selects
from rokugan.program.lcg.keywords import IN_TEXTS
from rokugan.program.lcg.nodes import (
    A,
    AbilityOf,
    All,
    Amount,
    AnyNumber,
    AnyOrder,
    AtLeast,
    Be,
    Bonus,
    By,
    Compare,
    Condition,
    Deed,
    During,
    Effect,
    EveryKeyword,
    Forbid,
    Gains,
    Gap,
    Gets,
    HasKeyword,
    HasTrait,
    If,
    IfAble,
    Immune,
    Instead,
    Later,
    Loses,
    May,
    Minus,
    Noun,
    Number,
    OfClan,
    OfElement,
    OneOf,
    Opponent,
    Per,
    Quality,
    SelectOne,
    Skill,
    Some,
    StatOf,
    The,
    Then,
    Thing,
    Top,
    Trigger,
    Until,
    UpTo,
    WhenDone,
    While,
    Within,
    You,
)

Effects = tuple[Effect, ...]


def add(g: Grammar) -> None:
    """Add the rules of sentences to a grammar."""
    _predicates(g)
    _gets(g)
    _commands(g)
    _adjuncts(g)
    _triggers(g)
    _criteria(g)


# ------------------------------------------------------------------------------------------ predicates


def _predicates(g: Grammar) -> None:
    for pattern in ("VPs", "is|are VPn", "must VPb", "must be VPn"):
        g.rule("Pred", pattern, lambda deed: (deed,) if isinstance(deed, Deed) else None)
    g.rule("Pred", "is|are VPn and VPn", lambda one, two: (one, two) if one.patient == two.patient == Gap() else None)
    g.rule("Pred", "VPb", lambda deed: (Plural(deed),) if isinstance(deed, Deed) else None)
    g.rule("Pred", "Vts and VPs", _shared)
    g.rule("Pred", "must Vtb and VPb", _shared)
    g.rule("Pred", "may VPb", lambda deed: (May(Gap(), (_agentless(deed),)),))
    g.rule(
        "Pred",
        "may Vtb and VPb",
        lambda verb, deed: (May(Gap(), tuple(map(_agentless, done))),) if (done := _shared(verb, deed)) else None,
    )
    g.rule("Pred", "may VPb to VPb", lambda price, deed: (May(Gap(), (_agentless(deed),), (_agentless(price),)),))
    g.rule("Pred", "cannot Denied", lambda denied: _forbid(denied, False))
    g.rule("Pred", "do|does not Denied", lambda denied: _forbid(denied, True))
    g.rule("Denied", "VPb", lambda deed: (deed,))
    g.rule("Denied", "be VPn", lambda deed: (deed,))
    g.rule("Denied", "be VPn or Suffered", lambda deed, others: _suffered((deed, *others)))
    g.rule("Denied", "be VPn , Suffered", lambda deed, others: _suffered((deed, *others)))
    g.rule("Suffered", "VPn", lambda deed: (deed,))
    g.rule("Suffered", "VPn ,? or Suffered", lambda deed, others: (deed, *others))
    g.rule("Suffered", "VPn , Suffered", lambda deed, others: (deed, *others))
    g.rule("Denied", "VPb or Denied", lambda deed, others: (deed, *others))
    g.rule("Denied", "be VPn or Denied", lambda deed, others: (deed, *others))
    g.rule("Denied", "Vtb or VPb", _either_denied)
    g.rule("Preds", "Pred", lambda pred: pred)
    g.rule("Preds", "Pred and Preds", lambda pred, others: (*pred, *others))
    g.rule("Preds", "Pred , Preds", lambda pred, others: (*pred, *others))
    g.rule("Clause", "NP Preds", clause)
    for said in ("to play", "fate to play", "fate"):
        g.rule("Clause", f"NP cost|costs Num Less {said}", _costs)
    g.rule("Clause", "NP cannot be attacked", lambda np: _unattacked(np, All(Noun("conflict"))))
    g.rule("Clause", "NP cannot be attacked during NP", _unattacked)
    g.rule("Clause", "NP cannot have fate placed on it|them", _without_fate)
    g.rule("Clause", "NP get|gets Signed fate", _income)
    for said in ("you may declare an additional N", "declare an additional N"):
        g.rule("S", said, _one_more)
        g.rule("S", f"{said} this phase", _one_more)
    g.rule("S", "NP must VPb or VPb", _must_either)
    g.rule("S", "NP must either VPb or VPb", _must_either)
    g.entries("Less", (("less|fewer", "reduce"), ("more|additional", "increase")))
    g.rule("Pred", "has only one opportunity to VPb", _only_one)
    g.rule("Pred", "has|have the first action opportunity this|during conflict", lambda: (Deed("act first", Gap()),))


def _costs(np: Thing, number: int, verb: Any) -> Effects | None:
    """`events cost 1 less to play`."""
    held = fitting(np, "cards")
    return (Deed(verb, patient=Skill(("cost",), held), how=(By(Number(number)),)),) if held else None


def _unattacked(np: Thing, conflicts: Thing) -> Effects | None:
    """`this province cannot be attacked during political conflicts`: no such conflict can be declared against it."""
    where = fitting(np, "province")
    if where is None or kind_of(conflicts) != "conflict":
        return None
    return (Forbid(Deed("declare", patient=conflicts, goal=where)),)


def _without_fate(np: Thing) -> Effects | None:
    """`this character cannot have fate placed on it`."""
    on = fitting(np, "holder")
    return (Forbid(Deed("place", patient=A(Noun("fate")), goal=on)),) if on else None


def _income(np: Thing, amount: Amount) -> Effects | None:
    """`your stronghold gets +1 fate`: its fate value."""
    return (Gets(np, (Bonus("fate value", amount),)),) if kind_of(np) == "stronghold" else None


def _one_more(n: Phrase) -> Effects | None:
    """`you may declare an additional military conflict this phase`."""
    return (Deed("declare again", patient=A(n.noun)),) if n.noun.kind == "conflict" and n.plural is False else None


def _must_either(np: Thing, one: Deed, two: Deed) -> Effects | None:
    """`your opponent must lose 2 honor or discard 1 card`: he selects."""
    if not isinstance(np, Opponent | You):
        return None
    first, second = fill(one, np), fill(two, np)
    return (SelectOne(((first,), (second,)), np),) if first and second else None


def _agentless(deed: Effect) -> Effect:
    return replace(deed, agent=None) if isinstance(deed, Deed) and deed.agent == Gap() else deed


def _shared(verb: tuple[Any, str], deed: Deed) -> Effects | None:
    """`choose and discard 1 card`: two verbs with one object. What was chosen is what is discarded."""
    name, group = verb
    if name != "choose" or deed.patient is None or deed.patient == Gap() or deed.verb == "choose":
        return None
    patient = fitting(deed.patient, group)
    if patient is None:
        return None
    plural = isinstance(patient, Some) and patient.amount.__class__.__name__ != "Number"
    first = Deed("choose", deed.agent, patient)
    return (first, replace(deed, patient=Said((kind_of(patient),), "that", plural)))


def _either_denied(verb: tuple[Any, str], deed: Deed) -> tuple[Deed, ...] | None:
    return (replace(deed, verb=verb[0]), deed) if deed.patient and fitting(deed.patient, verb[1]) else None


def _suffered(denied: tuple[Deed, ...]) -> tuple[Deed, ...] | None:
    """`cannot be bowed or moved by card effects`: whoever is said of the last is said of all."""
    if any(each.patient != Gap() for each in denied):
        return None
    agent = denied[-1].agent
    return tuple(replace(each, agent=agent) if each.agent is None else each for each in denied)


def _forbid(denied: tuple[Deed, ...], mild: bool) -> Effects | None:
    """Forbid each of these deeds; a period said of the last is said of all."""
    if not all(isinstance(each, Deed) for each in denied):
        return None
    last = denied[-1]
    periods = [each.period for each in last.how if isinstance(each, Within)]
    here = [each for each in last.how if each == During(The("conflict"))]
    if here:
        periods.append("conflict")
    plain = (
        *denied[:-1],
        replace(last, how=tuple(each for each in last.how if not isinstance(each, Within) and each not in here)),
    )
    forbidden = tuple(Forbid(each, mild) for each in plain)
    return (Until(periods[0], forbidden),) if periods else forbidden


def _only_one(deed: Deed) -> Effects | None:
    if deed.verb != "declare" or deed.patient is None:
        return None
    periods = [each.period for each in deed.how if isinstance(each, Within)]
    several = replace(deed, patient=Some(AtLeast(2), Noun("conflict")), how=())
    return (Until(periods[0], (Forbid(several),)),) if periods else (Forbid(several),)


def again(np: Thing) -> Thing:
    """The thing when it is spoken of again: `a character would be honored or (that character would be) dishonored`."""
    if isinstance(np, A | Some | UpTo | AnyNumber):
        return Said((kind_of(np),), "that", not isinstance(np, A))
    return np


def clause(np: Thing, preds: Effects) -> Effects | None:
    """A subject with its predicates; after the first of them it is spoken of again."""
    if any(isinstance(each, Plural) for each in preds) and not is_plural(np):
        return None
    plain = [each.effect if isinstance(each, Plural) else each for each in preds]
    filled = tuple(fill(each, again(np) if at else np) for at, each in enumerate(plain))
    return None if None in filled else tuple(plainly(each) for each in filled if each is not None)


def plainly(effect: Effect) -> Effect:
    """The effect in plain form: a value that is increased or decreased is a bonus."""
    if isinstance(effect, Deed) and effect.verb in CHANGING and isinstance(effect.patient, Skill):
        return _as_bonus(effect, effect.patient) or effect
    return effect


CHANGING = ("increase", "decrease", "reduce")


# ------------------------------------------------------------------------------------- bonuses and gains


def _gets(g: Grammar) -> None:
    g.rule("Bonus", "Signed Stat", lambda amount, stat: (Bonus(stat, amount),))
    g.rule("Bonuses", "Bonus", lambda bonus: bonus)
    g.rule("Bonuses", "Bonus and Bonus", lambda one, two: one + two)
    g.rule("Pred", "get|gets|has|have Bonuses", lambda bonuses: (Gets(Gap(), bonuses),))
    g.rule("Pred", "get|gets Bonuses for each N", lambda bonuses, n: (Gets(Gap(), _per(bonuses, n)),))
    g.rule("Pred", "has|have Bonuses for each N", lambda bonuses, n: (Gets(Gap(), _per(bonuses, n)),))
    g.rule(
        "Pred",
        "get|gets Bonuses ( Bonuses instead if Cond )",
        lambda less, more, cond: (If(cond, (Gets(Gap(), more),), (Gets(Gap(), less),)),),
    )
    g.rule("Pred", "adds Signed to your side", lambda amount: (Gets(Gap(), (Bonus("glory count", amount),)),))
    g.rule("Pred", "each Pred", lambda pred: pred)
    g.rule("Pred", "has|have Keywords", lambda words: (Gains(Gap(), words),))
    g.rule("Keywords", "Keyword", lambda word: (HasKeyword(word),))
    g.rule("Keywords", "Keyword and Keyword", lambda one, two: (HasKeyword(one), HasKeyword(two)))
    g.rule("Pred", "gain|gains Qualities and :? Quoted", lambda qualities, text: and_quoted(qualities, text))
    g.rule("Pred", "gain|gains ,? Quoted", quoted)
    g.rule("Pred", "gain|gains Qualities", lambda qualities: (Gains(Gap(), qualities),))
    g.rule("Pred", "is|are considered to have Qualities", lambda qualities: (Gains(Gap(), qualities),))
    g.rule("Pred", "lose|loses Qualities", _loses)
    g.rule("Pred", "lose|loses all keywords", lambda: (Loses(Gap(), (EveryKeyword(),)),))
    g.rule("Pred", "gain|gains : Quoted", quoted)
    g.rule("Pred", "is|are immune to NP", lambda np: (Gains(Gap(), (Immune(np),)),))
    g.rule("Qualities", "Quality", lambda quality: (quality,))
    g.rule("Qualities", "Quality and Quality", lambda one, two: (one, two))
    for keyword in IN_TEXTS:
        g.word("Quality", keyword, HasKeyword(keyword))
    g.rule("Quality", "Trait", HasTrait)
    g.rule("Quality", "the Trait trait", HasTrait)
    for clan in lexicon.CLANS:
        g.word("Quality", f"the [{clan}] clan symbol", OfClan(clan))
    for element in lexicon.ELEMENTS:
        g.word("Quality", f"the [{element}] element", OfElement(element))
    g.rule("Quality", "NP", lambda np: AbilityOf(np) if kind_of(np) == "ability" else None)


def _per(bonuses: tuple[Bonus, ...], n: Phrase) -> tuple[Bonus, ...]:
    return tuple(replace(each, amount=Per(each.amount, n.noun)) for each in bonuses)


def _loses(qualities: tuple[Quality, ...]) -> Effects | None:
    return (Loses(Gap(), qualities),) if all(isinstance(each, HasKeyword) for each in qualities) else None


# ------------------------------------------------------------------------------------ commands, sentences


def _commands(g: Grammar) -> None:
    g.rule("Imp", "VPb", _command)
    g.rule(
        "Imp", "Vtb and VPb", lambda verb, deed: tuple(map(_agentless, done)) if (done := _shared(verb, deed)) else None
    )
    g.rule("Imp", "VPb ( top Num cards instead if Cond )", _more_cards)
    g.rule("Imp", "Vtb or VPb", _either)
    g.rule("Imp", "move NP Where or Where", _where)
    g.rule("Imp", "place another on Ended , and the other on Ended", lambda one, two: (_placed(one), _placed(two)))
    for verb in ("put", "place"):
        g.rule("Imp", f"{verb} NP on Ended ,? and the rest|others on Ended", _apart)
        g.rule(
            "Imp",
            f"{verb} NP on Ended ,? and the rest|others on Ended in any order",
            partial(_apart, how=(AnyOrder(),)),
        )
    g.rule("Where", "to NP", lambda np: np if kind_of(np) == "conflict" else None)
    g.rule("Where", "Home", lambda place: place)
    g.rule("Eff", "Imp", lambda effects: effects)
    g.rule("Eff", "Clause", lambda effects: effects)
    g.rule("Effs", "Eff", lambda effects: effects)
    g.rule("Effs", "Eff and Effs", lambda one, others: (*one, *others))
    g.rule("Effs", "Eff , and? Effs", lambda one, others: (*one, *others))
    g.rule("S", "Effs", lambda effects: effects)
    g.rule("S", "Effs , if able", lambda effects: (IfAble(effects),))
    g.rule("S", "Effs ,? and? then Effs", lambda one, two: (*one, Then(two)))
    g.rule("S", "Imp or Imp", lambda one, two: (SelectOne((one, two)),))
    g.rule("Options", "either? Effs ,? or Effs", lambda one, two: (one, two))
    g.rule("Options", "Effs , or Effs , or Effs", lambda one, two, three: (one, two, three))
    g.rule("Options", "Effs , Effs ,? or Effs", lambda one, two, three: (one, two, three))
    g.rule("Options", "Effs", _split)
    g.rule(
        "S",
        "that province is now the attacked province",
        lambda: (Deed("set", patient=The("attacked province"), goal=Said(("province",), "that")),),
    )


def _command(deed: Deed) -> Effects | None:
    """A command is carried out now: it has no period, but for a conflict that is declared within one."""
    timed = any(isinstance(each, Within) for each in deed.how) and deed.verb != "declare"
    return (plainly(_agentless(deed)),) if deed.agent == Gap() and not timed else None


def _as_bonus(deed: Deed, value: Skill) -> Gets | None:
    """`increase its military skill by 2` is `it gets +2 military`."""
    amounts = [each.amount for each in deed.how if isinstance(each, By)]
    if len(deed.how) != 1 or not amounts or value.layer or not all(stat in BONUSES for stat in value.stats):
        return None
    amount: Amount = amounts[0]
    if deed.verb != "increase":
        amount = Number(-amount.value) if isinstance(amount, Number) else Minus(amount)
    return Gets(value.of, tuple(Bonus(stat, amount) for stat in value.stats))


BONUSES = ("military", "political", "skill", "glory", "strength", "fate value")


def _more_cards(deed: Deed, number: int, cond: Condition) -> Effects | None:
    """`reveal the top 3 cards of your deck (top 4 cards instead if …)`."""
    if deed.agent != Gap() or not isinstance(deed.patient, Top):
        return None
    plain = replace(deed, agent=None)
    more = replace(plain, patient=replace(deed.patient, amount=Number(number)))
    return (If(cond, (more,), (plain,)),)


def _apart(np: Thing, one: Thing, two: Thing, how: tuple[AnyOrder, ...] = ()) -> Effects | None:
    """`put one of them on the bottom of that deck and the rest on top`."""
    card = fitting(np, "cards")
    if card is None:
        return None
    return (Deed("place", patient=card, goal=one), Deed("place", patient=The("rest"), goal=two, how=how))


def _placed(end: Thing) -> Deed:
    return Deed("place", patient=The("other"), goal=end)


def _either(verb: tuple[Any, str], deed: Deed) -> Effects | None:
    """`honor or dishonor that character`."""
    name, group = verb
    if deed.agent != Gap() or deed.patient is None or not fitting(deed.patient, group) or name == deed.verb:
        return None
    other = replace(deed, verb=name, agent=None)
    return (SelectOne(((other,), (replace(deed, agent=None),))),)


def _where(np: Thing, one: Thing, two: Thing) -> Effects | None:
    who = fitting(np, "character")
    if who is None:
        return None
    return (SelectOne(((Deed("move", patient=who, goal=one),), (Deed("move", patient=who, goal=two),))),)


def _split(effects: Effects) -> tuple[Effects, ...] | None:
    """`take 1 fate or 1 honor from that opponent`: alternatives in the object."""
    if len(effects) == 1 and isinstance(effects[0], SelectOne):
        return effects[0].options
    if len(effects) != 1 or not isinstance(effects[0], Deed) or not isinstance(effects[0].patient, OneOf):
        return None
    deed = effects[0]
    return tuple((replace(deed, patient=each),) for each in effects[0].patient.things)


# ---------------------------------------------------------------------------------------------- adjuncts


def _adjuncts(g: Grammar) -> None:
    for category in ("Imp", "Pred"):
        g.rule(category, f"{category} Trail", _trail)
    g.rule("Trail", "until the end of the|this? Period", lambda period: ("until", period))
    g.rule("Trail", "for the rest|remainder of the|this Period", lambda period: ("until", period))
    g.rule("Trail", "this Period", lambda period: ("this", period))
    g.rule("Trail", "if Cond", lambda cond: ("if", cond))
    g.rule("Trail", "while Cond", lambda cond: ("while", cond))
    g.rule("Trail", "as long as Cond", lambda cond: ("while", cond))
    g.rule("Trail", "while State", lambda state: ("while", Be(Gap(), state)))
    g.rule(
        "Trail",
        "during NP",
        lambda np: ("during", np) if kind_of(np) in ("conflict", "phase", "glory count", "duel") else None,
    )
    g.rule("Trail", "in NP", lambda np: ("during", np) if kind_of(np) == "conflict" else None)
    g.rule(
        "Trail",
        "when NP TPreds",
        lambda np, would_preds: ("when", made) if (made := _trigger(np, would_preds)) else None,
    )
    g.rule("Trail", "instead", lambda: ("instead", None))
    g.rule("Trail", "instead of placing it in its owner 's discard pile", lambda: ("instead", None))
    g.rule("S", "Lead , S", _lead)
    g.rule("S", "Link S", _lead)
    g.entries("Link", (("then", ("then", None)), ("otherwise", ("otherwise", None)), ("instead", ("instead", None))))
    g.rule("Lead", "until the end of the|this Period", lambda period: ("until", period))
    g.rule("Lead", "for the rest|remainder of the|this Period", lambda period: ("until", period))
    g.rule("Lead", "if Cond", lambda cond: ("if", cond))
    g.rule("Lead", "if Cond at the end of the Period", lambda cond, period: ("if later", (cond, period)))
    g.rule("Lead", "while Cond", lambda cond: ("while", cond))
    g.rule("Lead", "as long as Cond", lambda cond: ("while", cond))
    g.rule(
        "Lead",
        "while Cond this Period",
        lambda cond, period: ("while within", (cond, period)) if isinstance(cond, Be) else None,
    )
    g.rule("Lead", "while resolving NP", lambda np: ("while", During(np)) if kind_of(np) == "conflict" else None)
    g.rule(
        "Lead",
        "during NP",
        lambda np: ("while", During(np)) if kind_of(np) in ("conflict", "phase", "glory count", "duel") else None,
    )
    g.rule("Lead", "at the end of the Period", lambda period: ("later", period))
    g.rule("Lead", "then", lambda: ("then", None))
    g.rule("Lead", "otherwise", lambda: ("otherwise", None))
    g.rule("Lead", "instead", lambda: ("instead", None))
    g.rule(
        "Lead", "instead of giving honor for this duel 's bid", lambda: ("instead of", Deed("give", patient=_honor()))
    )
    g.rule("Lead", "instead of choosing an element to resolve", lambda: ("instead", None))
    g.rule("S", "S , where x is Amount", lambda effects, amount: (*effects, Defines(amount)))
    g.rule("S", "S , where x is equal to Amount", lambda effects, amount: (*effects, Defines(amount)))
    g.rule("S", "x is equal to Amount", lambda amount: (Defines(amount),))
    g.rule("S", "x is Amount", lambda amount: (Defines(amount),))


def _honor() -> Thing:
    return A(Noun("honor"))


def _trail(effects: Effects, trail: tuple[str, Any]) -> Effects | None:
    """What follows a predicate belongs to it; a period, to all of a list that stands before it."""
    word, what = trail
    if any(isinstance(each, Plural) for each in effects):
        plain = tuple(each.effect if isinstance(each, Plural) else each for each in effects)
        trailed = _trail(plain, trail)
        return tuple(map(Plural, trailed)) if trailed else None
    standing = all(isinstance(each, Gets | Gains | Loses | Forbid) for each in effects)
    if word == "this":
        return (Until(what, effects),) if standing else None
    if word == "until":
        deeds = all(isinstance(each, Deed) and not any(isinstance(how, Within) for how in each.how) for each in effects)
        return (Until(what, effects),) if standing or deeds else None
    if word == "if":
        return (If(what, effects),)
    if word == "instead":
        return (Instead(effects),) if not standing else None
    if word == "when":
        forbidden = [
            replace(each, deed=replace(each.deed, how=(*each.deed.how, WhenDone(what))))
            for each in effects
            if isinstance(each, Forbid)
        ]
        return tuple(forbidden) if len(forbidden) == len(effects) else None
    condition: Condition = During(what) if word == "during" else what
    if word == "during":
        return (While(condition, effects),) if all(isinstance(each, Gets | Gains | Loses) for each in effects) else None
    return (While(condition, effects),)


def _lead(lead: tuple[str, Any], effects: Effects) -> Effects | None:
    """What stands before a sentence belongs to all of it."""
    word, what = lead
    if any(isinstance(each, Defines | Otherwise) for each in effects):
        return None
    made: dict[str, Any] = {
        "until": lambda: Until(what, effects),
        "if": lambda: If(what, effects),
        "while": lambda: While(what, effects),
        "if later": lambda: Later(what[1], (If(what[0], effects),)),
        "while within": lambda: Until(what[1], (While(what[0], effects),)),
        "later": lambda: Later(what, effects),
        "then": lambda: Then(effects),
        "otherwise": lambda: Otherwise(effects),
        "instead": lambda: Instead(effects),
        "instead of": lambda: Instead(effects, what),
    }
    return (made[word](),)


# ----------------------------------------------------------------------------------- triggers and criteria


def _triggers(g: Grammar) -> None:
    for pattern in ("VPs", "VPb", "is|are VPn"):
        g.rule("TPred", pattern, lambda deed: (False, deed))
    for pattern in ("would VPb", "would be VPn"):
        g.rule("TPred", pattern, lambda deed: (True, deed))
    g.rule("TPreds", "TPred", lambda pred: (pred[0], (pred[1],)))
    g.rule("TPreds", "TPred or TPred", lambda one, two: (one[0], (one[1], two[1])) if one[0] == two[0] else None)
    g.rule("TPreds", "TPred or VPn", lambda one, two: (one[0], (one[1], two)) if one[1].patient == Gap() else None)
    g.rule("Trigger", "after|when NP TPreds", lambda np, preds: _made_trigger(np, preds))
    g.rule("Trigger", "after the resolution of NP Advs?", lambda np, advs: _resolution(np, advs or ()))
    g.rule("Advs", "Adv", lambda adv: (adv,))
    g.rule("Advs", "Adv Advs", lambda adv, others: (adv, *others))


def _trigger(np: Thing, preds: tuple[bool, tuple[Deed, ...]]) -> Deed | None:
    deed = fill(preds[1][0], np)
    return deed if isinstance(deed, Deed) and len(preds[1]) == 1 else None


def _made_trigger(np: Thing, preds: tuple[bool, tuple[Deed, ...]]) -> Trigger | None:
    would, deeds = preds
    filled = tuple(fill(deed, again(np) if at else np) for at, deed in enumerate(deeds))
    kept = tuple(deed for deed in filled if isinstance(deed, Deed))
    return Trigger(kept, would) if len(kept) == len(deeds) else None


def _bids(np: Thing, number: int, bound: Any, advs: tuple[Any, ...] | None) -> tuple[Any, ...] | None:
    """`after your opponent bids 4 or more`: the dials are revealed, and his bid is that."""
    if kind_of(np) != "player":
        return None
    trigger = Trigger((Deed("reveal", patient=All(Noun("dial")), how=advs or ()),))
    return (trigger, Compare(StatOf("bid", np), bound, Number(number)))


def _resolution(np: Thing, advs: tuple[Any, ...]) -> Trigger | None:
    return Trigger((Deed("resolve", patient=np, how=advs),)) if kind_of(np) == "conflict" else None


def _criteria(g: Grammar) -> None:
    g.rule("Crit", "Trigger", lambda trigger: trigger)
    g.rule("Crit", "during NP", lambda np: During(np) if kind_of(np) in ("conflict", "phase", "duel") else None)
    g.rule("Crit", "while|if Cond", lambda cond: cond)
    g.rule("Crit", "Imp", lambda effects: effects)
    g.rule(
        "Crit",
        "Clause",
        lambda effects: effects if all(isinstance(each, Deed) and each.verb == "choose" for each in effects) else None,
    )
    g.rule("Crit", "select one", lambda: (Selects(),))
    g.rule("Crit", "NP must select one", lambda np: (Selects(np),) if kind_of(np) == "player" else None)
    g.rule("Crits", "Crit", lambda crit: (crit,))
    g.rule("Crits", "Crit , Crits", lambda crit, others: (crit, *others))
    g.rule("Crits", "Crit and Crits", lambda crit, others: (crit, *others))
    g.rule("Crits", "Trigger while Cond", lambda trigger, cond: (trigger, cond))
    g.rule("Crits", "after NP bids Num Bound Advs?", _bids)
    g.rule("Crits", "after NP bids Num Advs?", lambda np, number, advs: _bids(np, number, "=", advs))


__all__ = ["You", "add", "clause"]
