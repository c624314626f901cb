"""Clauses of the classic game: where things go, verbs that choose, what happens by itself, and how it is negated."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.language.classic import lexicon
from rokugan.language.classic.descriptions import as_noun, described, filtered, kinds_of, player
from rokugan.language.classic.said import Awaited, Mod, Nom, Phrased, Some
from rokugan.language.classic.uses import USES, Effects, role
from rokugan.language.english.adjuncts import WHENS
from rokugan.language.english.categories import EnglishGrammar
from rokugan.language.english.coordination import Joined, coordinate, joined
from rokugan.language.english.verbs import GAP, Predicate
from rokugan.program import (
    ChooseOne,
    Each,
    Forbid,
    Give,
    In,
    May,
    Negate,
    Noun,
    OneChange,
    OneOf,
    Owner,
    Pattern,
    Paying,
    PerformedBy,
    Thing,
    You,
    walk,
)

COMING = ("enter play", "attach", "discard", "play", "put")
"""What happens to a card that comes from somewhere."""


def add(g: EnglishGrammar) -> None:
    """Add the clauses."""
    _places(g)
    _commands(g)
    _events(g)
    _triggers(g)
    _negation(g)


def _places(g: EnglishGrammar) -> None:
    """Where things go: `Place` for units, `Spot` for cards, `From` whence."""
    g.entries("Place", lexicon.GOALS)
    coordinate(g, "Place", lambda op, places: joined(op, places) if op == "or" else None)
    g.rule("Place", "to a|any battlefield Foes", lambda foes: ("any battlefield", foes))
    g.word("Foes", lexicon.FOES, Noun(("battlefield",), (In("enemy units"),)))
    g.rule("Place", "to NP", _to_battlefield)
    g.rule("Place", "to Poss location|battlefield|army", lambda of: ("location", of))
    g.rule("From", "Poss Zone", lambda who, zone: (who, zone))
    g.rule("Deck", "Poss Zone", lambda who, zone: (who, zone) if zone.endswith("deck") else None)
    g.rule("Spot", "into Poss Zone", lambda who, zone: _end("shuffle", None if isinstance(who, Owner) else who, zone))
    g.rule("Spot", "in|to a|the province", lambda: ("province", None))
    g.rule("Spot", "back? in|into|to Poss hand", lambda who: ("hand", player(who)))
    g.rule("Spot", "on|to? the? top of Poss Zone", lambda who, zone: _end("top", who, zone))
    g.rule("Spot", "on|at|to the bottom of Poss Zone", lambda who, zone: _end("bottom", who, zone))
    g.rule("Spot", "in|into Poss discard pile", lambda _who: ("discard", None))
    g.rule("Spot", "under NP", lambda np: ("under", np))
    g.rule("Spot", "into play", lambda: ("play", None))
    g.rule("Spot", "into play at Poss location|battlefield", lambda of: ("location", of))
    g.rule("Spot", "into play there", lambda: ("battlefield", None))
    g.rule("Spot", "into play at the current battlefield", lambda: ("battlefield", None))


def _to_battlefield(np: Thing) -> Any:
    """`to that battlefield`."""
    return ("location", np) if kinds_of(np) == ("battlefield",) and isinstance(np, Phrased) else None


def _end(end: str, who: Thing | None, zone: str) -> Any:
    """The top or bottom of a deck, or anywhere in it."""
    return (end, None if who is None else player(who)) if zone.endswith("deck") else None


# ------------------------------------------------------------------------------------------------- what is done


def _commands(g: EnglishGrammar) -> None:
    """Verbs that choose what they are done to, what one may do, and several acts."""
    g.rule("Imp", "you may then? Imp", lambda effects: None if _has_may(effects) else (May(effects),))
    g.rule("Imp", "you may choose to Imp", lambda effects: (May(effects),))
    g.rule("Imp", "target and Vb NP", lambda verb, np: _taken(verb, np, True))
    g.rule("Imp", "choose and Vb NP", lambda verb, np: _taken(verb, np, False))
    g.rule("Imp", "NP targets and Vs NP", lambda who, verb, np: _taken(verb, _by_him(np, who), True))
    g.rule("Imp", "NP chooses and Vs NP", lambda who, verb, np: _taken(verb, _by_him(np, who), False))
    g.rule("Imp", "Imp to Imp", _paying)
    g.rule("Imp", "then Imp", lambda effects: effects)
    g.rule("Imp", "Imp , then Imp", lambda one, two: (*one, *two))
    g.rule("Imp", "Imp , VPg", lambda effects, deed: _and_so(effects, USES.done(deed)))
    g.rule("Imp", "either Imp", lambda effects: effects if _is_choice(effects) else None)
    g.rule("Imp", "NP do|does not happen", lambda np: (Negate("effects"),) if is_action(np) else None)
    g.rule("Imp", "no N may VPb", _no_such)
    coordinate(g, "Imp", _join_effects)


def _has_may(effects: Effects) -> bool:
    return any(isinstance(each, May) for each in effects)


def _paying(cost: Effects, effects: Effects) -> Effects | None:
    """`discard a card to gain 2 Honor`."""
    return (Paying(cost, effects),) if not isinstance(effects[0], Paying) else None


def _and_so(effects: Effects, more: Effects | None) -> Effects | None:
    """`lose 2 Honor, destroying him`."""
    return None if more is None else (*effects, *more)


def _is_choice(effects: Effects) -> bool:
    return any(isinstance(each, (OneOf, OneChange, ChooseOne)) for each in walk(effects))


def _by_him(np: Thing, who: Thing) -> Thing:
    return replace(np, chooser=who) if isinstance(np, Some) else np


def _taken(verb: Any, np: Thing, target: bool) -> Effects | None:
    """`target and bow an enemy Personality`."""
    if isinstance(verb, Joined) or not isinstance(np, Some) or "player" in kinds_of(np):
        return None
    return USES.done(verb.put(agent=GAP, patient=replace(np, target=target)))


def _no_such(n: Nom, deed: Any) -> Effects | None:
    """`no Personality may move`."""
    said = USES.forbidden("may not", deed)
    return None if said is None or said[4] else (Give(Each(n.noun), (forbid(said),)),)


def forbid(said: tuple[Any, ...], what: Any = None) -> Forbid:
    """A ban as a node; what: of whom it is said."""
    kind, verb, by, others, _acts = said
    return Forbid(kind, verb, what, role(by), others=others)


def _join_effects(op: str, parts: tuple[Effects, ...]) -> Effects | None:
    """What is done one after the other, or one of several, each a single effect. In `you may bow him and draw a card` both are
    what you may."""
    if op == "or":
        return (ChooseOne(parts),) if all(len(part) == 1 for part in parts) else None
    may = [isinstance(part[0], May) for part in parts]
    if may[0] and not all(may):
        return None
    return tuple(effect for part in parts for effect in part)


# ----------------------------------------------------------------------------------------------- what happens


def _events(g: EnglishGrammar) -> None:
    """What happens without a verb of its own, and what is said more exactly of what happens."""
    g.entries("Event", lexicon.TIMES)
    g.rule("Event", "Poss Nominal", lambda np, names: Pattern(names[0], role(np), others=names[1:]))
    g.rule("Event", "the Nominal of NP", lambda names, np: Pattern(names[0], role(np), others=names[1:]))
    g.rule("Event", "NP VPs Post", _of_subject)
    g.rule("Event", "Event during a battle", lambda pattern: _more_exactly(pattern, "battle"))
    g.rule("Event", "Event from From", lambda pattern, source: _whence(pattern, source))
    g.rule("Event", "Event Cause", _caused)
    g.rule("Event", "paying a gold cost", lambda: Pattern("pay"))
    g.rule("Event", "paying for NP", lambda np: Pattern("pay", role(np)))
    g.rule("Event", "Poss Phase begins", lambda who, phase: Pattern("phase begins", role(who), details=(phase,)))
    g.rule("Event", "Poss Phase ends", lambda who, phase: Pattern("phase ends", role(who), details=(phase,)))
    g.entries("Phase", ((f"{word} phase", word) for word in lexicon.PHASES))
    g.rule("Event", "engaging at Poss battlefield", lambda of: Pattern("engage", In("battlefield", of)))
    g.rule("End", "the end of the|this Period", lambda period: period)
    g.rule("Event", "End", _end_of)
    coordinate(g, "Event", _join_events)


def _end_of(period: str) -> Pattern | None:
    return next((pattern for words, pattern in lexicon.TIMES if words.startswith(f"the {period} ends")), None)


def _more_exactly(pattern: Pattern, detail: Any) -> Pattern | None:
    return replace(pattern, details=(*pattern.details, detail)) if not pattern.details else None


def _whence(pattern: Pattern, source: Any) -> Pattern | None:
    """`enters play from your hand`."""
    who, zone = source
    comes = pattern.event in COMING and zone in ("hand", "province") and isinstance(who, You)
    return _more_exactly(pattern, zone) if comes else None


def _caused(pattern: Pattern, by: Any) -> Pattern | None:
    """`you lose Honor from another player's action`, `enters play from one of your provinces`."""
    if isinstance(by, Noun) and by.kinds == ("province",):
        return _more_exactly(pattern, "province") if pattern.event in COMING and by.whose == "your" else None
    if pattern.event in ("lose honor", "gain honor") and not pattern.filters:
        return replace(pattern, filters=(by,))
    return None


def _of_subject(np: Thing, deed: Any, mod: Mod) -> Pattern | None:
    """A relative clause at the end of the sentence, said of its subject: `an action resolves that moved him`."""
    if not isinstance(np, (Some, Each)) or kinds_of(np) != ("action",):
        return None
    n = described(Nom(np.noun), mod)
    return None if n is None else USES.happens(deed, replace(np, noun=n.noun))


def _join_events(op: str, parts: tuple[Pattern, ...]) -> Pattern | None:
    if op != "or" or any(each.alternatives for each in parts):
        return None
    return replace(parts[0], alternatives=parts[1:])


def _triggers(g: EnglishGrammar) -> None:
    """When: the first time, each time, the next time."""
    g.rule("Span", "this Period", lambda period: period)
    g.rule("Times", "each|every time", lambda: (True, "", ""))
    g.rule("Times", "the next time", lambda: (False, "", ""))
    g.rule("Times", "the next time Span", lambda span: (False, span, ""))
    g.rule("Times", "the first time each Period", lambda period: (False, "", period))
    g.rule("Trig", "whenever Event", lambda pattern: Awaited("after", pattern, every=True))
    g.rule("Trig", "Times Event", lambda times, pattern: _at_times("after", times, pattern))
    g.rule("Trig", "Trig Span", lambda trigger, span: replace(trigger, span=span) if not trigger.span else None)
    g.rule("Trig", "at the start|beginning of your turn", lambda: Awaited("after", Pattern("turn begins", You())))
    g.rule("Trig", "at End", lambda period: Awaited("before", end) if (end := _end_of(period)) else None)
    for when in WHENS:
        said: Any = when
        g.rule("Trig", f"{when} Event", lambda pattern, when=said: Awaited(when, pattern))
        g.rule("Trig", f"{when} Times Event", lambda times, pattern, when=said: _at_times(when, times, pattern))


def _at_times(when: Any, times: Any, pattern: Pattern) -> Awaited | None:
    """`the next time this battle he moves`."""
    every, span, period = times
    return Awaited(when, pattern, period, every=every, span=span)


# -------------------------------------------------------------------------------------------------- negation


def _negation(g: EnglishGrammar) -> None:
    """What is negated, and what is said of actions and their performers."""
    g.rule("NP", "this action", lambda: Phrased("text"))
    g.rule("Imp", "negate Poss Nominal Cause?", lambda np, names, by: (_negate(names, np, by),))
    g.rule("Imp", "negate Poss next Nominal", lambda np, names: (Negate(names[0], np, "next", None, names[1:]),))
    g.rule("Imp", "negate Poss next Nominal this game", lambda np, names: (_next(names, np),))
    g.rule("Imp", "negate all? Nominal of|on NP Cause?", lambda names, np, by: (_negate(names, np, by),))
    g.rule("Imp", "negate the? Nominal Cause?", lambda names, by: (_negate(names, None, by),))
    g.rule("Imp", "negate Poss effects", lambda np: (Negate("effects"),) if is_action(np) else None)
    g.rule("Imp", "negate NP", _undo)
    g.rule("Cause", "from|by NP", lambda np: as_noun(np) if kinds_of(np) != ("player",) else None)
    for sign, signs in (("bonus", "bonuses"), ("penalty", "penalties")):
        g.rule("Nominal", f"Stat {sign}|{signs}", lambda stat, sign=sign: (f"{stat.replace('_', ' ')} {sign}",))
    g.rule("Post", "that|which? NP VPo", lambda np, deed: _performed(np, deed))
    g.rule("Post", "that? was? performed by NP", lambda np: filtered(PerformedBy(as_noun(np))))


def _undo(np: Any) -> Effects | None:
    """`negate it`: what is about to happen."""
    return (Negate("event"),) if isinstance(np, Phrased) and np.way == "it" and np.noun is None else None


def _performed(np: Thing, deed: Any) -> Mod | None:
    """A clause whose object is the noun: `an action that he performed`."""
    plain = isinstance(deed, Predicate) and deed.verb.event == "perform"
    return filtered(PerformedBy(as_noun(np))) if plain else None


def _next(names: Any, np: Any) -> Negate:
    return Negate(names[0], np, "next game", None, names[1:])


def _negate(names: Any, np: Any, by: Any) -> Negate:
    return Negate(names[0], np, "now", by, names[1:])


def is_action(np: Thing) -> bool:
    """May it be an action?"""
    return kinds_of(np) in ((), ("action",))
