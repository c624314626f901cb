"""Verbs as records: from forms, frames and roles follow all the phrases that a verb makes.

A frame is a line of words and roles: `patient:cards to goal:np`. `<` says that the subject is the patient (`he bows`), a role
with `=` that words are its value (`goal=home`). Of each frame come the base form, the present, the past and the gerund with a
gap for the subject; of one with a patient also the passive participle, the phrase without its object, and, if the patient stands
last, the bare verb, for several that share an object. A phrase is a Predicate: what is said of it is the affair of the clause.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from rokugan.language.english.categories import EnglishGrammar
from rokugan.language.english.coordination import Joined, coordinate, joined
from rokugan.language.english.forms import forms_of

NAMES = ("base", "present", "past", "participle", "gerund")


class _Gap:
    """The place in a verb phrase where its subject, or its missing object, goes."""

    def __repr__(self) -> str:
        return "GAP"


GAP: Final = _Gap()


@dataclass(frozen=True, eq=False)
class Verb:
    """One verb. effect: what it does where it is done; event: what it is called where it happens."""

    base: str
    frames: tuple[str, ...]
    effect: Callable[[Predicate], Any] | None = None
    event: str = ""
    nominal: tuple[str, ...] = ()
    ban: str = ""
    """What it is called where it is forbidden, if not as where it happens."""
    details: tuple[Any, ...] = ()

    def __repr__(self) -> str:
        return f"<{self.base}>"

    def form(self, name: str) -> str:
        """A form of the verb: base, present, past, participle, gerund."""
        return (self.base, *forms_of(self.base))[NAMES.index(name)]


@dataclass(frozen=True)
class Predicate:
    """What happens, as a verb phrase says it: the verb, and what it says of each role."""

    verb: Verb
    roles: tuple[tuple[str, Any], ...] = ()

    def get(self, role: str, default: Any = None) -> Any:
        """What is said of a role."""
        return next((value for name, value in self.roles if name == role), default)

    def put(self, **given: Any) -> Predicate:
        """The same deed with that said of its roles."""
        kept = tuple((name, value) for name, value in self.roles if name not in given)
        return replace(self, roles=(*kept, *given.items()))

    def drop(self, role: str) -> Predicate:
        """The same deed with nothing said of a role."""
        return replace(self, roles=tuple(pair for pair in self.roles if pair[0] != role))


Phrase = Predicate | Joined


@dataclass(frozen=True, eq=False)
class Roles:
    """What may stand in the roles of a game's verbs: the category in which a group stands (NP if none is named), whether a thing
    fits it, and the values for which words stand."""

    categories: Mapping[str, str]
    fits: Mapping[str, Callable[[Any], bool]]
    words: Mapping[str, Any]
    shared: Callable[[Any], Any]
    """The object that several verbs share: `bow or destroy a target Follower` is one Follower."""


FORMS = (("VPb", "base"), ("VPs", "present"), ("VPd", "past"), ("VPg", "gerund"))
BARE = (("Vb", "base"), ("Vs", "present"), ("Vd", "past"))


def add(g: EnglishGrammar, verbs: Iterable[Verb], roles: Roles) -> None:
    """Add the phrases of these verbs, and those of several verbs together."""
    for verb in verbs:
        for frame in verb.frames:
            _frame(g, roles, verb, frame)
        for noun in verb.nominal:
            g.word("Nominal", noun, (verb.event,))
    for category in ("VPb", "VPs", "VPd", "VPn", "VPg"):
        coordinate(g, category, joined)
    for category, _ in BARE:
        coordinate(g, category, _bare_verbs)
    for (bare, _), (whole, _) in zip(BARE, FORMS, strict=False):
        g.rule(whole, f"{bare} NP", lambda verbs, np: _with_object(verbs, np, roles))
    coordinate(g, "Nominal", lambda op, parts: tuple(name for part in parts for name in part))
    g.rule("VPn", "VPn by NP", _by)


def _frame(g: EnglishGrammar, roles: Roles, verb: Verb, frame: str) -> None:
    """Add the phrases of one frame."""
    own = frame.startswith("<")
    parts = frame.removeprefix("<").split()
    for category, form in FORMS:
        g.phrase(category, *_pattern(verb.form(form), parts, verb, "patient" if own else "agent", roles))
    patient = next((part for part in parts if part.startswith("patient:")), "")
    if own or not patient:
        return
    rest = [part for part in parts if part != patient]
    g.phrase("VPn", *_pattern(verb.form("participle"), rest, verb, "patient", roles))
    for form in ("base", "present", "past"):
        g.phrase("VPo", *_pattern(verb.form(form), rest, verb, "patient", roles))
    if parts[-1] == patient and not any(":" in part for part in rest):
        words, said = _said(rest, roles)
        for category, form in BARE:
            g.word(category, " ".join((verb.form(form), *words)), Predicate(verb, said))


def _said(parts: Iterable[str], roles: Roles) -> tuple[list[str], tuple[tuple[str, Any], ...]]:
    """The words of a frame that has only words, and the roles of which they tell."""
    words, said = [], []
    for part in parts:
        role, equals, word = part.partition("=")
        words.append(word if equals else part)
        if equals:
            said.append((role, roles.words[word]))
    return words, tuple(said)


def _pattern(
    form: str, parts: list[str], verb: Verb, gap: str, roles: Roles
) -> tuple[str, Callable[..., Predicate | None]]:
    """The pattern of a rule, and the deed that it makes of its parts."""
    words, asked = [form], []
    given: list[tuple[str, Any]] = [(gap, GAP)]
    for part in parts:
        role, colon, group = part.partition(":")
        if colon:
            words.append(roles.categories.get(group, "NP"))
            asked.append((role, group))
        else:
            more, said = _said([part], roles)
            words.extend(more)
            given.extend(said)

    def make(*values: Any) -> Predicate | None:
        found = list(given)
        for (role, group), value in zip(asked, values, strict=True):
            if group in roles.fits and not roles.fits[group](value):
                return None
            found.append((role, value))
        return Predicate(verb, tuple(found))

    return " ".join(words), make


def _bare_verbs(op: str, verbs: tuple[Phrase, ...]) -> Joined | None:
    """Several verbs that will share an object: a list of verbs and nothing else."""
    return None if any(isinstance(each, Joined) for each in verbs) else Joined(op, verbs)


def _with_object(verbs: Phrase, np: Any, roles: Roles) -> Joined | None:
    """Several verbs with one object: `bow or destroy a target Follower`."""
    if not isinstance(verbs, Joined) or not all(_takes(each, np, roles) for each in verbs.parts):
        return None
    one = roles.shared(np)
    return Joined(verbs.op, tuple(each.put(agent=GAP, patient=one) for each in verbs.parts))


def _takes(deed: Predicate, np: Any, roles: Roles) -> bool:
    """May the verb have that object?"""
    groups = {
        part.partition(":")[2] for frame in deed.verb.frames for part in frame.split() if part.startswith("patient:")
    }
    return any(group not in roles.fits or roles.fits[group](np) for group in groups)


def _by(deed: Phrase, np: Any) -> Predicate | None:
    """`destroyed by an action`."""
    return deed.put(agent=np) if isinstance(deed, Predicate) and deed.get("agent") is None else None
