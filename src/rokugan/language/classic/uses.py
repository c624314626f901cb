"""What the classic game makes of a deed: what is done, waited for, forbidden; what befell a thing.

No word is dropped: every use asks `circumstances` for the roles that it did not use, and declines if its node has no place for
them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rokugan.language.classic.descriptions import as_noun, filtered, kinds_of
from rokugan.language.classic.said import Mod, Phrased, Some
from rokugan.language.english.coordination import Joined
from rokugan.language.english.verbs import GAP, Phrase, Predicate, Roles
from rokugan.program import (
    ActionDid,
    Among,
    ChooseOne,
    Condition,
    Did,
    Discard,
    Each,
    Effect,
    Filter,
    ForEach,
    Happened,
    In,
    May,
    Noun,
    Number,
    OneOf,
    PartsOf,
    Past,
    Pattern,
    Ref,
    Several,
    Thing,
    You,
)

Effects = tuple[Effect, ...]
PEOPLE = {"personality", "card"}
MOVERS = {"personality", "card", "unit", "follower"}


def _is_no_player(np: Any) -> bool:
    return "player" not in kinds_of(np) and not isinstance(np, You)


def _among(kinds: set[str]) -> Callable[[Any], bool]:
    return lambda np: not set(kinds_of(np)) - kinds and not isinstance(np, You)


ROLES = Roles(
    categories={
        "from": "From",
        "goal": "Place",
        "spot": "Spot",
        "deck": "Deck",
        "honor": "Honor",
        "gold": "GoldQ",
        "count": "Cards",
    },
    fits={
        "cards": _is_no_player,
        "people": _among(PEOPLE),
        "movers": _among(MOVERS),
        "actions": _among({"action", "ability"}),
        "np": lambda np: not isinstance(np, You),
    },
    words={"home": ("home", None)},
    shared=lambda np: replace(np, shared=True) if isinstance(np, Some) else np,
)


class ClassicUses:
    """The uses of a verb in the classic game."""

    def you(self) -> Thing:
        """The player whose text it is."""
        return You()

    def text(self) -> Thing:
        """The text itself."""
        return Phrased("text")

    def is_known(self, np: Any) -> bool:
        """Was it spoken of before?"""
        return isinstance(np, Phrased) and np.way in ("he", "it", "they", "the", "that", "this")

    def acts(self, who: Any) -> bool:
        """What all of a kind do is no command, but for players."""
        return not isinstance(who, (You, Each)) or kinds_of(who) == ("player",)

    def number(self, np: Any) -> bool | None:
        """You, they, two Personalities are several; whatever may be either says nothing."""
        if isinstance(np, You):
            return True
        if isinstance(np, Some):
            return np.most != 1
        if isinstance(np, Phrased) and np.plural != "each":
            return np.plural
        if isinstance(np, Several):
            return True
        return None if isinstance(np, (Each, PartsOf, OneOf, Phrased)) else False

    def said_of(self, filter: Any) -> Mod | None:
        """What is said of a noun."""
        return None if filter is None else filtered(filter)

    # ---------------------------------------------------------------------------------------- what is done

    def done(self, deed: Phrase, who: Any = None) -> Effects | None:
        """What a verb phrase does."""
        if isinstance(deed, Joined):
            taken = _taken(deed)
            if taken is not None:
                return self.done(taken, who)
            parts = [part for each in deed.parts if (part := self.done(each, who)) is not None]
            if len(parts) < len(deed.parts) or (deed.op == "or" and any(len(each) > 1 for each in parts)):
                return None
            if deed.op == "or":
                return (ChooseOne(tuple(parts)),)
            return tuple(effect for part in parts for effect in part)
        if deed.verb.effect is None:
            return None
        whole = filled(deed, who)
        if whole is None:
            return None
        players = whole.get("agent") if isinstance(whole.get("agent"), Each) else None
        effect = deed.verb.effect(whole.put(agent=Ref("each")) if players is not None else whole)
        if effect is None:
            return None
        several = effect if isinstance(effect, tuple) else (effect,)
        found = tuple(one for each in several if (one := from_hand(each)) is not None)
        if len(found) < len(several):
            return None
        return found if players is None else (ForEach(players.noun, found),)

    def may(self, who: Any, deed: Phrase) -> Effects | None:
        """What another player may do; what you may do is said of whole clauses."""
        if isinstance(who, You) or kinds_of(who) not in ((), ("player",)):
            return None
        effects = self.done(deed, who)
        return None if effects is None else (May(effects, who),)

    def must(self, who: Any, deed: Phrase) -> Effects | None:
        """What somebody must do is done."""
        return None if isinstance(who, You) else self.done(deed, who)

    # -------------------------------------------------------------------------------------- what happens

    def happens(self, deed: Phrase, subject: Any) -> Pattern | None:
        """What a text waits for."""
        if isinstance(deed, Joined):
            return self._one_happens(deed, subject)
        verb = deed.verb
        more = circumstances(deed)
        if not verb.event or more is None or counts(deed, subject):
            return None
        patient, agent = deed.get("patient"), deed.get("agent")
        if patient is GAP:
            patient = subject
        elif agent is GAP:
            agent = subject
        event: Any = called(deed)
        if patient is None and event in ("win duel", "lose duel") and kinds_of(agent) != ("player",):
            patient, agent = agent, None
        if event == "target" and agent is None and kinds_of(patient) == ("ranged attack",):
            patient, agent = None, patient
        filters, details = more
        if agent == Ref("resolution"):
            agent, details = None, (*details, "resolution")
        patient = role(patient)
        if isinstance(patient, Noun) and patient.zone == "hand" and event in ("attach", "enter play"):
            patient, details = replace(patient, zone="", whose="", owner=None), (*details, "hand")
        return Pattern(event, patient, role(agent), (*verb.details, *details), filters)

    def _one_happens(self, deed: Joined, subject: Any) -> Pattern | None:
        """One of several: `is bowed or destroyed`; where the last says the goal, it is that of all."""
        last = deed.parts[-1]
        shared = {"goal": last.get("goal")} if isinstance(last, Predicate) and last.get("goal") is not None else {}
        parts = [
            self.happens(each if "goal" in dict(each.roles) else each.put(**shared), subject) for each in deed.parts
        ]
        if deed.op != "or" or any(each is None for each in parts):
            return None
        known = [each for each in parts if each is not None]
        if len({(each.details, each.filters) for each in known}) > 1:
            return None
        return replace(known[0], others=tuple(each.event for each in known[1:]))

    # ------------------------------------------------------------------------------------------- the past

    def was_done(self, deed: Phrase, subject: Any, positive: bool = True) -> Condition | None:
        """Something that this text did: `he moved`, `this destroyed a card`, `you discarded a Kiho`."""
        if isinstance(deed, Joined) or not deed.verb.event or not is_plain(deed) or counts(deed, subject):
            return None
        patient, agent = deed.get("patient"), deed.get("agent")
        if patient is GAP:
            patient = subject
        elif agent is GAP:
            agent = subject
        if agent == Phrased("text") or kinds_of(agent) == ("ranged attack",):
            agent = None
        event: Any = called(deed)
        return Did(event, role(patient), positive, role(agent))

    def befell(self, deed: Phrase, period: str, positive: bool = True) -> Filter | None:
        """What a thing did, or what befell it: `who moved this turn`."""
        if isinstance(deed, Joined) or not deed.verb.event or not is_plain(deed) or counts(deed):
            return None
        event: Any = called(deed) if period == "this" else deed.verb.event
        span: Any = period
        if deed.get("patient") is GAP:
            return Past(event, span, positive, role(deed.get("agent")))
        if event == "perform":
            return Past(event, span, positive, role(deed.get("patient")))
        return Past(event, span, positive) if event in ("win duel", "lose duel", "win battle") else None

    def happened(self, deed: Phrase, subject: Any, period: str, positive: bool = True) -> Condition | None:
        """`if a province was destroyed this turn`; what befell a thing that is known is said of it."""
        known = isinstance(subject, (Phrased, Ref)) and not isinstance(subject, You)
        if known and self.befell(deed, period, positive) is not None:
            return None
        pattern = self.happens(deed, subject)
        span: Any = period
        return None if pattern is None else Happened(pattern, span, positive)

    def of_action(self, deed: Phrase) -> Filter | None:
        """What an action does: `that targeted him`."""
        if isinstance(deed, Joined) or not deed.verb.event or deed.get("agent") is not GAP or not is_plain(deed):
            return None
        if counts(deed):
            return None
        event: Any = deed.verb.event
        return ActionDid(event, role(deed.get("patient")))

    # ----------------------------------------------------------------------------------------------- bans

    def forbidden(self, kind: str, deed: Phrase) -> tuple[Any, ...] | None:
        """The bans of a verb phrase: kind, verb, by or to what, further verbs, and whether it does something to another."""
        deeds: tuple[Any, ...] = deed.parts if isinstance(deed, Joined) else (deed,)
        if any(isinstance(each, Joined) or not each.verb.event for each in deeds):
            return None
        if any((not is_plain(each) and not each.verb.ban) or counts(each) for each in deeds):
            return None
        first = deeds[0]
        own = first.get("patient") is GAP
        by = first.get("agent" if own else "patient")
        acts = not own and by is not None
        others = tuple(each.verb.ban or called(each) for each in deeds[1:])
        return (kind, first.verb.ban or called(first), by if by is not GAP else None, others, acts)


USES = ClassicUses()


def counts(deed: Predicate, subject: Any = None) -> bool:
    """Does it happen to so many things at once? `two Personalities bow` is more than that one does."""
    told = (subject, *(value for _, value in deed.roles))
    return any(isinstance(each, Some) and (each.least, each.most) not in ((1, 1), (1, -1)) for each in told)


def _taken(deed: Joined) -> Predicate | None:
    """`target and destroy a card`: what is destroyed is a target."""
    first, last = deed.parts[0], deed.parts[-1]
    if deed.op != "and" or len(deed.parts) != 2 or not isinstance(first, Predicate) or not isinstance(last, Predicate):
        return None
    what = last.get("patient")
    if first.verb.base not in ("target", "choose") or first.get("patient") != what or not isinstance(what, Some):
        return None
    return last.put(patient=replace(what, target=first.verb.base == "target"))


def role(np: Any) -> Any:
    """What fills a role of what happens: any such thing."""
    return None if np is None else as_noun(np)


def filled(deed: Predicate, who: Any) -> Predicate | None:
    """The deed with its subject; a player who does something to new things chooses them."""
    if deed.get("patient") is GAP:
        return None if who is None else deed.put(patient=who)
    if who is None:
        return deed.drop("agent")
    if isinstance(who, Some) and kinds_of(who) == ("player",):
        who = replace(who, shared=True)
    patient = deed.get("patient")
    if isinstance(patient, Some) and kinds_of(who) == ("player",) and not isinstance(who, You):
        deed = deed.put(patient=replace(patient, chooser=who))
    return deed.put(agent=who)


def from_hand(effect: Effect) -> Effect | None:
    """`Discard a card.`: from the hand, if nothing else is said. Where a Follower or a Holding is discarded from each edition has
    its own custom: what does not say it is not understood."""
    if not isinstance(effect, Discard) or not isinstance(effect.what, Some) or effect.what.target:
        return effect
    noun = effect.what.noun
    if noun.zone or noun.whose or any(isinstance(each, (In, Among)) for each in noun.filters):
        return effect
    if noun.kinds not in (("card",), ("strategy",)):
        return None
    whose: Any = {"whose": "your"} if isinstance(effect.who, You) else {"whose": "his", "owner": effect.who}
    return replace(effect, what=replace(effect.what, noun=replace(noun, zone="hand", **whose)))


def circumstances(deed: Predicate) -> tuple[tuple[Any, ...], tuple[Any, ...]] | None:
    """What else a deed says, as filters and details of a pattern; None if there are no such."""
    filters: list[Any] = []
    details: list[Any] = []
    for name, value in deed.roles:
        if name in ("agent", "patient"):
            continue
        if name == "goal" and deed.verb.event == "attach":
            filters.append(In("attached", as_noun(value)))
        elif name == "goal" and isinstance(value, tuple):
            to, of = value
            if deed.verb.event == "move" and to in ("home", "battlefield"):
                continue
            if to == "location" and of is not None:
                filters.append(In("battlefield", of))
            elif to in ("battlefield", "any battlefield"):
                filters.append(In(to))
            else:
                return None
        elif name == "source" and isinstance(value, tuple) and value[1] in ("hand", "province"):
            details.append(value[1])
        elif (name, deed.verb.event, value) != ("amount", "draw", Number(1)):
            return None
    return tuple(filters), tuple(details)


def is_plain(deed: Any) -> bool:
    """Does a deed say nothing but who does what?"""
    return isinstance(deed, Predicate) and circumstances(deed) == ((), ())


def called(deed: Predicate) -> str:
    """What happens, more exactly where the goal says it: `move home`."""
    goal = deed.get("goal")
    to = goal[0] if isinstance(goal, tuple) else ""
    if deed.verb.event == "move" and to:
        return {"home": "move home", "battlefield": "move to battlefield"}.get(to, "move")
    return deed.verb.event
