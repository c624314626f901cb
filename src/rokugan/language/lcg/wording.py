"""Canonical English for deeds, and with it for every part of a sentence: one wording per node."""

from __future__ import annotations

from typing import Any

from rokugan.language.language import CannotWrite
from rokugan.language.lcg.condition_words import ConditionWords
from rokugan.language.lcg.kinds import fitting
from rokugan.language.lcg.speech import SIDES
from rokugan.language.lcg.verbs import VERBS, VerbEntry
from rokugan.program.lcg import nodes as n

EITHER_SIDE = "as an attacker or defender"


class AbilityWords(ConditionWords):
    """The words for one ability, or for what stands beside the abilities."""

    def present(self, deed: n.Deed, would: bool = False) -> str:
        """A clause: `your opponent plays an event`, `this character is honored`, `it would leave play`."""
        subject, form = self._subject(deed)
        who = self.thing(subject)
        if form == "participle":
            be = "would be" if would else "are" if isinstance(subject, n.You | n.Part) else "is"
            return f"{who} {be} {self.verb(deed, form)}"
        if would:
            return f"{who} would {self.verb(deed, 'base')}"
        plural = isinstance(subject, n.You) or (isinstance(subject, n.Part) and subject.what != "status token")
        return f"{who} {self.verb(deed, 'base' if plural else 'third')}"

    def _subject(self, deed: n.Deed) -> tuple[n.Thing, str]:
        if deed.verb == "target" and deed.patient is not None:
            return deed.patient, "participle"
        if deed.verb == "contest" and deed.agent is None and deed.patient is not None:
            return deed.patient, "third"
        if deed.agent is not None:
            return deed.agent, "third"
        if deed.patient is None:
            raise CannotWrite(f"{deed!r} has no subject")
        return deed.patient, "third" if _frame(deed, True) else "participle"

    def verb(self, deed: n.Deed, form: str) -> str:
        """The verb and what follows it. Forms: base, third, past, perfect, participle (passive)."""
        special = self._special(deed, form)
        if special:
            return " ".join([special, *self._how(deed)])
        by_patient = (
            deed.agent is None and form in ("third", "base") and _frame(deed, True) is not None and not self._commanding
        )
        found = _frame(deed, by_patient)
        if found is None:
            raise CannotWrite(f"there is no frame for {deed!r}")
        entry, frame = found
        passive = form == "participle" or deed.patient == n.Gap()
        word = {
            "base": entry.base,
            "third": entry.third,
            "past": entry.past,
            "perfect": entry.participle,
            "participle": entry.participle,
        }[form]
        said = [word]
        for part in frame.removeprefix("<").split():
            role, colon, _group = part.partition(":")
            if not colon:
                said += [] if part.endswith("?") else [part.partition("|")[0]]
            elif not (role == "patient" and passive):
                said.append(self.thing(getattr(deed, role)))
        return " ".join([*said, *self._against(deed), *self._from(deed, frame), *self._how(deed)])

    _commanding = False

    def _special(self, deed: n.Deed, form: str) -> str:
        """Verbs whose complements are like those of no other."""
        patient = deed.patient
        if deed.verb == "blank" and patient:
            but = "" if any(isinstance(each, n.TraitsToo) for each in deed.how) else " (except for Traits)"
            return f"treat {self.thing(patient)} as if its printed text box were blank{but}"
        if deed.verb == "search" and patient:
            return f"search {self.thing(patient)}"
        if deed.verb == "set" and isinstance(deed.goal, n.TypeOf):
            return f"change the conflict type to {self.thing(deed.goal)}"
        if deed.verb == "set" and patient:
            return f"set {self.thing(patient)}"
        if deed.verb == "set" and patient == n.The("attacked province") and deed.goal is not None:
            return f"move the conflict to {self.thing(deed.goal)}"
        if deed.verb == "target" and deed.agent is not None and form == "participle":
            return f"chosen as a target of {self.thing(deed.agent)}"
        if deed.verb == "contest" and deed.agent is None and form != "participle":
            return "becomes contested" if form == "third" else "become contested"
        if deed.verb == "contribute":
            return f"{'contributes' if form == 'third' else 'contribute'} its skill to your side"
        if deed.verb == "act first":
            return "has the first action opportunity this conflict"
        if deed.verb == "declare again" and isinstance(patient, n.A):
            return f"declare an additional {self.noun(patient.noun, False)} this phase"
        if deed.verb == "perform":
            return "performs a glory count" if form == "third" else "perform a glory count"
        if deed.verb == "repeat":
            return "resolve this ability twice"
        if deed.verb == "name":
            return "name a card type"
        if deed.verb == "choose" and isinstance(patient, n.Part) and patient.what == "ring effect":
            return f"choose which of {self.possessive(patient.of)} ring effects to resolve"
        if deed.verb == "trigger again" and patient:
            return f"trigger each of {self.thing(patient)} an additional time each round (or specified period)"
        if deed.verb == "count":
            word = "counts" if form == "third" else "count"
            combined = any(isinstance(each, n.To) for each in deed.how)
            return (
                f"{word} its combined [conflict-military] and [conflict-political] skill"
                if combined
                else f"{word} its skill toward the resolution of this conflict"
            )
        if deed.verb == "receive" and patient == n.The("honor or dishonor"):
            return f"{'receives' if form == 'third' else 'receive'} the honor or dishonor"
        return ""

    def _against(self, deed: n.Deed) -> list[str]:
        if deed.verb == "declare" and deed.goal is not None:
            return [f"against {self.thing(deed.goal)}"]
        if deed.verb in ("win", "lose") and deed.source is not None:
            return [f"against {self.thing(deed.source)}"]
        return []

    def _from(self, deed: n.Deed, frame: str) -> list[str]:
        said = []
        if deed.source is not None and "source:" not in frame and deed.verb not in AGAINST:
            said.append(f"from {self.thing(deed.source)}")
        if deed.verb == "put into play" and deed.goal is not None:
            said.append("in that province")
        return said

    def _how(self, deed: n.Deed) -> list[str]:
        said = [self.circumstance(each) for each in deed.how if not isinstance(each, n.TraitsToo)]
        if deed.verb == "participate" and deed.source is not None:
            said.append(f"against {self.thing(deed.source)}")
        if deed.verb == "declare":  # on whichever side
            said = [
                EITHER_SIDE if each == n.As("participant") else word for each, word in zip(deed.how, said, strict=True)
            ]
        return [each for each in said if each]

    def circumstance(self, each: Any) -> str:
        """How, when, as what."""
        made = getattr(self, f"_how_{type(each).__name__.lower()}", None)
        if made is None:
            raise CannotWrite(f"there are no words for {each!r}")
        return str(made(each))

    def _how_during(self, each: n.During) -> str:
        return f"during {self.thing(each.thing)}"

    def _how_as(self, each: n.As) -> str:
        return "as if you were the attacking player" if each.fictive else SIDES[each.side]

    def _how_by(self, each: n.By) -> str:
        if isinstance(each.amount, n.Per):
            return f"by {self.amount(each.amount.each)} for each {self.noun(each.amount.noun, False)}"
        return f"by {self.amount(each.amount)}{' skill' if isinstance(each.amount, n.AtLeast) else ''}"

    def _how_to(self, each: n.To) -> str:
        if isinstance(each.amount, n.StatOf) and each.amount.stat == "combined skill":
            return ""
        return f"to {self.amount(each.amount)}"

    def _how_because(self, each: n.Because) -> str:
        return "as a result of conflict resolution" + (f" in {self.thing(each.of)}" if each.of else "")

    def _how_within(self, each: n.Within) -> str:
        return f"this {each.period}"

    def _how_whendone(self, each: n.WhenDone) -> str:
        if each.deed.verb == "pass" and isinstance(each.deed.how[0], n.During):
            return f"for passing in {self.thing(each.deed.how[0].thing)}"
        return f"when {self.present(each.deed)}"

    def _how_atrandom(self, each: n.AtRandom) -> str:
        return "at random"

    def _how_face(self, each: n.Face) -> str:
        return "faceup" if each.up else "facedown"

    def _how_asplayed(self, each: n.AsPlayed) -> str:
        return "as if you had played that event"

    def _how_instate(self, each: n.InState) -> str:
        return each.word

    def _how_withfate(self, each: n.WithFate) -> str:
        return f"with {each.fate} fate on it"

    def _how_attachedto(self, each: n.AttachedTo) -> str:
        return f"attached to {self.thing(each.thing)}"

    def _how_under(self, each: n.Under) -> str:
        return f"under {self.possessive(each.player)} control"

    def _how_asifin(self, each: n.AsIfIn) -> str:
        return f"as if it were in {self.thing(each.place)}"

    def _how_forthing(self, each: n.ForThing) -> str:
        return f"for {self.thing(each.thing)}"

    def _how_untilso(self, each: n.UntilSo) -> str:
        return f"until {self.condition(each.condition)}"

    def _how_anyorder(self, each: n.AnyOrder) -> str:
        return "in any order"

    def _how_noless(self, each: n.NoLess) -> str:
        return f"(to a minimum of {each.number})"


AGAINST = ("participate", "win", "lose")  # verbs whose source is the one against whom it is done


def _frame(deed: n.Deed, by_patient: bool) -> tuple[VerbEntry, str] | None:
    """The frame of the verb that says these roles and no other; a source or goal that none has is said by an adverb."""

    beside = {"declare": ("goal",), "participate": ("source",), "put into play": ("source", "goal")}.get(
        deed.verb, ("source",)
    )
    roles = {role for role in ("patient", "source", "goal") if getattr(deed, role) is not None}
    for drop in ((), beside):
        wanted = roles - set(drop) - ({"patient"} if by_patient else set())
        for entry in VERBS:
            if entry.verb != deed.verb:
                continue
            for frame in entry.frames:
                if frame.startswith("<") != by_patient:
                    continue
                parts = [part.partition(":") for part in frame.removeprefix("<").split() if ":" in part]
                if {role for role, _, _ in parts} == wanted and all(
                    _suits(getattr(deed, role), group) for role, _, group in parts
                ):
                    return entry, frame
    return None


def _suits(thing: Any, group: str) -> bool:
    if group == "home-place":
        return bool(thing == n.Place("home"))
    if group in ("place", "areas") and isinstance(thing, n.Place):
        return thing != n.Place("home")
    if group == "place":
        return False
    if group == "areas" and isinstance(thing, n.OneOf):
        return True
    if group == "conflict-type":
        return bool(thing == n.The("conflict type"))
    if isinstance(thing, n.Ref) and group in ("fate", "resource", "token"):
        return False  # fate and tokens are not spoken of again by number
    return not isinstance(thing, n.Place) and fitting(thing, group) is not None
