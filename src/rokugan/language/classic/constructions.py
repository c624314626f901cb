"""Verbs whose objects are like those of no other: what is given, changed, created, looked at; Ranged Attacks, costs of entering
play."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.language.classic import lexicon
from rokugan.language.classic.amounts import either_if, per
from rokugan.language.classic.circumstances import applied
from rokugan.language.classic.clauses import forbid, is_action
from rokugan.language.classic.descriptions import kinds_of
from rokugan.language.classic.said import Nom, Phrased, Some
from rokugan.language.classic.uses import USES, Effects, role
from rokugan.language.english.adjuncts import Adjunct
from rokugan.language.english.categories import EnglishGrammar
from rokugan.language.english.coordination import Joined, coordinate
from rokugan.program import (
    AdditionalAction,
    Allow,
    Amount,
    ChangeAmount,
    Conditional,
    Continuous,
    CountOf,
    Create,
    DrawLater,
    DuelStat,
    Fear,
    Firm,
    Forbid,
    Give,
    GrantKeyword,
    GrantText,
    Look,
    May,
    Modify,
    NameWord,
    Noun,
    Number,
    Pattern,
    PerformedBy,
    PutToken,
    RangedAttack,
    Rearrange,
    Reconnaissance,
    Ref,
    RemoveToken,
    Retarget,
    Search,
    SetStat,
    Several,
    Sum,
    Term,
    Thing,
    Times,
    TopOf,
    Trait,
    Traits,
    With,
)

OWN = ("attach", "perform", "play", "control")
"""What is forbidden to who does it, and not to what it is done."""
SHOT: Any = Some(
    Noun(("follower", "personality"), (With(Noun(("follower",)), "=", Number(0)),), "enemy"), target=True, unsaid=True
)


def add(g: EnglishGrammar) -> None:
    """Add the constructions."""
    g.rule("Imp", "choose NP", lambda np: chosen(np))
    g.rule(
        "Imp",
        "increase|raise or decrease|lower|reduce Stats by Amt",
        lambda what, by: (Give(what[0], (Modify(what[1], by, choose=True),)),),
    )
    g.rule("Imp", "Poss abilities Unused", lambda who, _ban: (Give(who, (Forbid("may not", "use abilities"),)),))
    g.rule(
        "Imp", "Poss base abilities Unused", lambda who, _ban: (Give(who, (Forbid("may not", "use base abilities"),)),)
    )
    g.word("Unused", "may not be used|cannot be used|can not be used", True)
    g.rule("Imp", "give NP Change", lambda np, changes: (Give(np, changes),))
    g.rule("Imp", "give Change to NP", lambda changes, np: (Give(np, changes),))
    g.rule("Says", "gains|gain|has|have|suffers|suffer Change", lambda changes: ("has", changes))
    g.rule("Says", "each has|have Change", lambda changes: ("has", changes))
    g.rule("Says", "Duration gains|gain Change", lambda until, changes: ("has", changes, until))
    g.rule("Says", "Ban", lambda said: ("ban", said))
    g.rule("Says", "may|can Liberty", lambda verb: ("may", verb))
    g.rule("Says", "Liberty", lambda verb: ("may", verb))
    g.entries("Liberty", lexicon.LIBERTIES)
    coordinate(
        g,
        "Says",
        lambda op, parts: (
            Joined(op, parts) if op == "and" and not any(isinstance(each, Joined) for each in parts) else None
        ),
    )
    g.rule("Imp", "NP Says", given)
    g.rule("Trait", "NP Says", stands)
    g.rule("Trait", "Ban", lambda said: None if said[4] and said[1] not in OWN else forbid(said))
    g.rule("Imp", "Duration Imp", lambda until, effects: applied(Adjunct("until", until), effects, False))
    g.rule("Imp", "this Nominal Firm", lambda names, _firm: (Firm(names[0]),))
    g.rule("Imp", "these effects Firm", lambda _firm: (Firm("everything"),))
    g.word("Firm", "will not be negated|cannot be negated|can not be negated|may not be negated", True)
    g.rule(
        "Imp",
        "reduce|lower the Nominal by Amt",
        lambda names, by: (ChangeAmount("subtract", by),) if "honor" in names[0] else None,
    )
    g.rule(
        "Imp",
        "increase|raise the Nominal by Amt",
        lambda names, by: (ChangeAmount("add", by),) if "honor" in names[0] else None,
    )
    g.rule(
        "Imp",
        "reduce|lower the Nominal to Amt",
        lambda names, to: (ChangeAmount("set", to),) if "honor" in names[0] else None,
    )
    g.rule("Imp", "have NP VPb", lambda np, deed: USES.done(deed, np))
    g.rule("Says", "uses|use Poss Measure as Poss duel stat", lambda _who, stat, _his: ("stat", stat[0], stat[1]))
    g.rule("Imp", "remove Kw from NP", lambda kw, np: _loses(np, kw))
    g.rule("Imp", "NP loses|lose Kw", lambda np, kw: _loses(np, kw))
    g.rule("Stats", "Poss Stat", lambda of, stat: (of, stat))
    g.rule("Stats", "the Stat of NP", lambda stat, of: (of, stat))
    g.rule("Imp", "reduce|lower|decrease Stats by Amt", lambda what, by: (Give(what[0], (less(what[1], by),)),))
    g.rule("Imp", "increase|raise Stats by Amt", lambda what, by: (Give(what[0], (Modify(what[1], by),)),))
    g.rule("Imp", "reduce|lower Stats to Amt", lambda what, to: (Give(what[0], (SetStat(what[1], to, only="lower"),)),))
    g.rule(
        "Imp", "increase|raise Stats to Amt", lambda what, to: (Give(what[0], (SetStat(what[1], to, only="raise"),)),)
    )
    g.rule("Imp", "set Stats to|equal to? Amt", lambda what, to: (Give(what[0], (SetStat(what[1], to),)),))
    _attacks(g)
    _tokens(g)
    g.rule(
        "Imp",
        "NP targets NP instead Legal?",
        lambda what, np, legal: (Retarget(np, bool(legal)),) if is_action(what) else None,
    )
    g.word("Legal", ", if legal", True)
    g.rule("Imp", "you have reconnaissance at Poss battlefield|battlefields", lambda of: (Reconnaissance(of),))
    g.rule("Imp", "you have reconnaissance at NP", lambda of: (Reconnaissance(of),))
    g.rule("Imp", "you have reconnaissance there", lambda: (Reconnaissance(Ref("battlefield")),))
    g.rule("Imp", "search Poss Zone for a|an N", lambda who, zone, n: (Search((zone,), n.noun, who=who),))
    g.rule("Imp", "name an element keyword", lambda: (NameWord("element"),))
    g.rule("Imp", "draw an additional card during your next end phase", lambda: (DrawLater(Number(1)),))
    g.rule("Imp", "draw Num additional cards during your next end phase", lambda num: (DrawLater(num),))
    g.rule("Imp", "choose NP , who VPs", lambda np, deed: _who(np, deed))
    g.rule("Imp", "put NP back in any order", lambda np: (Rearrange(np),))
    g.rule("Imp", "put NP back on top of NP in any order", lambda np, _deck: (Rearrange(np),))
    g.rule("Imp", "rearrange NP", lambda np: (Rearrange(np),))
    for words, way in (("look at", "look"), ("show", "show"), ("reveal", "reveal")):
        g.rule("Imp", f"{words} NP", lambda np, way=way: (Look(way, np),) if kinds_of(np) != ("player",) else None)
    g.rule("Imp", "look at Top", lambda top: (Look("look", top),))
    g.rule("Imp", "show Top", lambda top: (Look("show", top),))
    g.rule("Imp", "reveal Top", lambda top: (Look("reveal", top),))
    g.rule("Top", "the top card of any Zone", lambda zone: TopOf(zone, who=Some(Noun(("player",)))))
    g.rule("Top", "the top Num cards of any Zone", lambda num, zone: TopOf(zone, num, Some(Noun(("player",)))))
    g.rule("Top", "the top card of Poss Zone", lambda who, zone: TopOf(zone, who=who))
    g.rule("Top", "the top Num cards of Poss Zone", lambda num, who, zone: TopOf(zone, num, who))
    g.rule("Imp", "create Made", lambda made: (made,))
    g.rule("Imp", "create Made and attach it to NP", lambda made, np: (replace(made, attach_to=np),))
    g.rule("Imp", "create Made , and attach it to NP", lambda made, np: (replace(made, attach_to=np),))
    g.rule("Made", "a|an Body Words? Head", lambda body, words, head: _made(Number(1), body, words, head))
    g.rule(
        "Made", "Made at the current battlefield", lambda made: replace(made, at="battlefield") if not made.at else None
    )
    g.rule("Made", "Made there", lambda made: replace(made, at="battlefield") if not made.at else None)
    g.rule(
        "Made",
        "Made with Change",
        lambda made, change: replace(made, text=change[0].program) if isinstance(change[0], GrantText) else None,
    )
    g.rule("Made", "Num Body Words? Head", lambda num, body, words, head: _made(num, body, words, head))
    g.rule("Words", "Kw", lambda kw: (kw,))
    g.rule("Words", "Kw •? Words", lambda kw, rest: (kw, *rest))
    g.rule("Imp", "Imp ,? Terms", lambda effects, terms: _on_terms(effects, terms))
    g.rule("Terms", "paying costs", lambda: (Term("all"),))
    g.rule("Terms", "paying all costs", lambda: (Term("all"),))
    g.rule("Terms", "paying Num less gold", lambda num: (Term("less", num),))
    g.rule("Terms", "for Num less gold", lambda num: (Term("less", num),))
    g.rule("Terms", "waiving|ignoring all? costs", lambda: (Term("free"),))
    g.rule("Terms", "ignoring its|his gold cost", lambda: (Term("free"),))
    g.rule("Terms", "ignoring honor requirements", lambda: (Term("requirements", ignoring=("honor_requirement",)),))
    g.rule("Terms", "paying Num less gold Per", lambda num, n: (Term("less", Times(num.value, CountOf(n.noun))),))
    g.rule("Terms", "for Num less gold Per", lambda num, n: (Term("less", Times(num.value, CountOf(n.noun))),))
    g.rule(
        "Terms",
        "Terms Adjunct",
        lambda terms, when: (
            (*terms[:-1], replace(terms[-1], condition=when.value))
            if when.kind == "if" and terms[-1].condition is None
            else None
        ),
    )
    coordinate(g, "Terms", lambda op, parts: tuple(term for part in parts for term in part))


def _attacks(g: EnglishGrammar) -> None:
    """Ranged Attacks and Fear, and additional actions."""
    g.rule("Shot", "a|another? ranged Num attack", lambda num: num)
    g.rule("Shot", "a? ranged attack with strength equal to Amt", lambda amount: amount)
    g.rule("Shot", "Shot ,? with? Signed strength", lambda shot, more: _stronger(shot, more))
    g.rule("Shot", "Shot ,? with? Signed strength Per", lambda shot, more, n: _stronger(shot, per(more, n)))
    g.rule(
        "Shot",
        "Shot ,? with? Signed strength if Cond",
        lambda shot, more, cond: _stronger(shot, Conditional(cond, more)),
    )
    either_if(g, "Shot", Conditional)
    g.rule("Imp", "make? Shot", lambda shot: (RangedAttack(shot, SHOT),))
    g.rule("Imp", "make? a? fear Num", lambda num: (Fear(num, SHOT),))
    for word in lexicon.DESIGNATORS:
        g.word("Des", word, word)
    g.rule("Extra", "an additional Des action", lambda des: AdditionalAction(des))
    g.rule("Extra", "Num additional Des actions", lambda num, des: AdditionalAction(des, number=num))
    g.rule("Extra", "Extra ,? which NP must perform", _performing)
    g.rule("Extra", "Extra ,? which must be performed by NP", _performing)
    g.rule("Imp", "you may take Extra", lambda extra: (extra,))
    g.rule("Imp", "take Extra", lambda extra: (extra,))


def _stronger(shot: Amount, more: Amount | None) -> Sum | None:
    """`with +2 strength`."""
    return None if isinstance(shot, Sum) or more is None else Sum((shot, more))


def _performing(extra: AdditionalAction, who: Thing) -> AdditionalAction | None:
    """`which he must perform`."""
    if extra.requirement is not None:
        return None
    return replace(extra, requirement=Pattern("announce", filters=(PerformedBy(who),)))


def _tokens(g: EnglishGrammar) -> None:
    """Tokens that are given and taken away."""
    g.rule("Imp", "give NP each? Tokens", lambda np, tokens: (PutToken(np, *tokens),))
    g.rule("Imp", "put Tokens on NP", lambda tokens, np: (PutToken(np, *tokens),))
    g.rule("Imp", "remove|destroy Tokens from|on NP", lambda tokens, np: (RemoveToken(np, *tokens),))
    g.rule("Tokens", "a|an Token", lambda token: (token[0], Number(1)) if not token[1] else None)
    g.rule("Tokens", "Num Token", lambda num, token: (token[0], num))
    g.rule("Tokens", "SoMuch Token equal to Amt", lambda _much, token, amount: (token[0], amount))


def _on_terms(effects: Effects, terms: Any) -> Effects | None:
    """What is said of the costs of a card that enters play."""
    last: Any = effects[-1]
    if isinstance(last, May):
        inner = _on_terms(last.effects, terms)
        return None if inner is None else (*effects[:-1], replace(last, effects=inner))
    return (*effects[:-1], replace(last, terms=terms)) if getattr(last, "terms", None) == () else None


def _who(np: Thing, deed: Any) -> Effects | None:
    """`choose a player, who gains or loses 2 Honor`."""
    return USES.done(deed, replace(np, shared=True)) if isinstance(np, Some) else None


def _changes(np: Thing, said: Any) -> tuple[Any, ...]:
    kind, value = said[:2]
    if kind == "may":
        return (Allow(value),)
    if kind == "stat":
        return (DuelStat(None, value, said[2]),)
    return value if kind == "has" else (forbid(_as_card(np, value)),)


def given(np: Thing, said: Any) -> Effects | None:
    """What is said of somebody, as an effect: he is given it."""
    parts: tuple[Any, ...] = said.parts if isinstance(said, Joined) else (said,)
    if _is_odd_subject(np, parts):
        trait = _of_odd_subject(np, parts)
        if trait is None or trait.what is None:
            return None
        lasts: Any = "battle" if np == Ref("resolution") else ""
        return (Give(trait.what, (replace(trait, what=None),), lasts),)
    until: Any = parts[0][2] if len(parts[0]) > 2 and parts[0][0] == "has" else ""
    return (Give(np, tuple(change for part in parts for change in _changes(np, part)), until),)


def stands(np: Thing, said: Any) -> Any:
    """The same as a trait."""
    parts: tuple[Any, ...] = said.parts if isinstance(said, Joined) else (said,)
    if _is_odd_subject(np, parts):
        return _of_odd_subject(np, parts)
    found = [trait for part in parts if (trait := _trait(np, part)) is not None]
    if len(found) < len(parts):
        return None
    return found[0] if len(found) == 1 else Traits(tuple(found))


def _trait(np: Thing, said: Any) -> Trait | None:
    """One thing that holds of somebody."""
    kind, value = said[:2]
    if kind == "has":
        return Continuous(np, value) if len(said) == 2 else None
    if kind == "stat":
        return DuelStat(np, value, said[2])
    return Allow(value, np) if kind == "may" else forbid(_as_card(np, value), np)


def _as_card(np: Thing, said: Any) -> Any:
    """What may not attack is not assigned to attack; a player makes no attack."""
    kind, verb, *rest = said
    return (kind, "assign attack", *rest) if verb == "attack" and kinds_of(np) != ("player",) else said


def _is_odd_subject(np: Thing, parts: tuple[Any, ...]) -> bool:
    """Is it what does something to others, and not what it is said of? `Actions cannot move them.`"""
    if np == Ref("resolution"):
        return True
    return any(kind == "ban" and said[4] and said[1] not in OWN for kind, said, *_ in parts)


def _of_odd_subject(np: Thing, parts: tuple[Any, ...]) -> Forbid | None:
    """The ban, said of those to whom it would be done."""
    if parts[0][0] != "ban" or len(parts) > 1 or not (np == Ref("resolution") or is_cause(np)):
        return None
    kind, verb, by, others, acts = parts[0][1]
    if by is None or not acts:
        return None
    if np == Ref("resolution"):
        return Forbid(kind, verb + " from resolution", by) if verb in ("bow", "destroy") and not others else None
    return Forbid(kind, verb, by, role(np), others=others)


def is_cause(np: Thing) -> bool:
    """Is it something that does things?"""
    return bool(set(kinds_of(np)) & {"action", "effect", "card effect", "ranged attack", "player"})


def chosen(np: Thing) -> Effects | None:
    """`Choose your performing Monk and your performing Spirit`: several, each chosen by itself."""
    if not isinstance(np, Several):
        return None
    parts = (Some(each.noun) if isinstance(each, Phrased) and each.noun is not None else each for each in np.parts)
    found: list[Any] = [each for each in parts if isinstance(each, Some)]
    return tuple(found) if len(found) == len(np.parts) else None


def _loses(np: Thing, kw: str) -> Effects:

    return (Give(np, (GrantKeyword(kw, False),)),)


def less(stat: Any, by: Any) -> Modify:
    return Modify(stat, by, True)


def _made(number: Number, body: tuple[Any, ...], words: tuple[str, ...] | None, head: Nom) -> Create | None:
    kinds = head.noun.kinds
    if len(kinds) != 1 or head.noun.filters or kinds[0] not in ("follower", "personality", "item", "holding", "region"):
        return None
    return Create(kinds[0], body, words or (), number=number)
