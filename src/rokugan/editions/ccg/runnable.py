"""Which parts of a program the engine can not run.

The types of the fields say what may stand in them; the tree is walked with the tables that the interpreter itself uses, so the
answer is exact: a card counts as understood only if it can be both read and run.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, get_args, get_type_hints

from rokugan import program as p
from rokugan.cards.model import CardDefinition
from rokugan.catalogue import say
from rokugan.editions.ccg.actions.running_text import EFFECTS
from rokugan.editions.ccg.effect_modules import EFFECT_MODULES
from rokugan.editions.ccg.effects import changes, delays, durations, naming, special
from rokugan.editions.ccg.idle_texts import why_idle
from rokugan.editions.ccg.table.event_kinds import event_codes
from rokugan.editions.ccg.table.ids import DESIGNATORS, STATS
from rokugan.editions.ccg.table.text_shapes import as_payment, pays
from rokugan.editions.ccg.text.described import kinds, meaning, nouns, pools, relations
from rokugan.editions.ccg.text.happened import causes, prevention, trigger_details
from rokugan.editions.ccg.text.phrases import amounts, conditions, filters, joint_targets, references, states
from rokugan.editions.ccg.text.phrases.vocabulary import VOCABULARY
from rokugan.errors import quote

_LOADED = (EFFECT_MODULES, VOCABULARY)

# Where an action, an effect or a Ranged Attack may stand for what it does.
_OF_DOINGS: frozenset[tuple[type, str]] = frozenset(((p.ActionDid, "what"), (p.Negate, "by"), (p.Past, "by")))
# What a field may hold, by the classes that its type names.
_ROLES: dict[frozenset[type], str] = {
    frozenset((p.Effect,)): "effect",
    frozenset((p.Produce,)): "effect",
    frozenset((p.Amount,)): "number",
    frozenset((p.Condition,)): "condition",
    frozenset((p.Filter,)): "filter",
    frozenset((p.Thing,)): "object",
    frozenset((p.Target,)): "object",
    frozenset((p.Change,)): "change",
    frozenset((p.Trait,)): "trait",
    frozenset((p.Trait, p.Effect)): "trait",
    frozenset((p.Allow,)): "allowance",
    frozenset((p.Thing, p.Filter)): "event thing",
    frozenset((p.Amount, p.Thing)): "number or object",
    frozenset((p.Condition, p.Thing)): "condition or noun",
}


ALLOWANCES: frozenset[str] = frozenset(("bowed", "absent", "no presence", "dead", "discard", "province"))
ALLOWS: frozenset[str] = ALLOWANCES | frozenset(
    ("assign bowed", "assign cavalry", "assigned by you", "may be assigned by you", "refill face-up", "attach any number",
     "assign only", "only battlefield",
     "force bowed", "force dead", "straighten in each phase", "attach two", "remain bowed", "either personality", "untargeted",
     "cast spells", "increase force bonus", "increase chi bonus",
     "no hand limit", "ignore honor requirement", "attach to", "attach restricted", "target", "unbowed", "no gold cost",
     "hold extra", "draw more", "overlay", "no rehonoring", "uncounted", "no bow cost", "no bow",
     "win ties", "honor for followers", "discard as favor", "discard for cost", "bow instead", "hand size", "hand limit",
        "copies",
     "enter bowed", "enter unbowed")
)  # fmt: skip
# What a card says of itself before it is in play, where no condition is asked.
_UNCONDITIONAL = frozenset(("enter bowed", "enter unbowed", "attach restricted", "overlay", "cast spells"))
EVENT_FILTERS: frozenset[type] = frozenset(
    (
        p.HasKeyword,
        p.PerformedBy,
        p.ActionDid,
        p.HasCost,
        p.Targeting,
        p.In,
        p.Either,
        p.AllFilters,
        p.NoneOf,
        p.HasSome,
        p.Shares,
        p.State,
        p.Noun,
        p.Opposing,
        p.Ref,
        *meaning.CONDITIONS,
    )
)


def _stat(name: str) -> bool:
    return name in amounts.CARD_STATS or name in amounts.PLAYER_STATS


def _card_stat(name: str) -> bool:
    return name in STATS


def _pattern_event(name: str) -> bool:
    return bool(event_codes(name))


def _verb(name: str) -> bool:
    return name in prevention.VERBS


def _negated(name: str) -> bool:
    return name in ("effects", "action", "event", "duel results") or bool(event_codes(name)) or _verb(name)


def _did(name: str) -> bool:
    """Does the engine know whether a text or an action did that?"""
    return (
        name in ("choose", "do", "anything", "win", "lose", "refuse", "accept", "pay")
        or bool(event_codes(name))
        or name in causes.DEEDS
    )


_PAST = frozenset(("assign to current battlefield", "be there", "destroy in resolution", "destroy for duel loss"))


def _past(name: str) -> bool:
    return name in _PAST or bool(event_codes(name))


# What the words in a node may be, where the tables of the interpreter or several words in one say it. All other words with a
# fixed meaning may be those of their type.
_WORDS: dict[tuple[type, str], Callable[[str], bool]] = {
    (p.StatOf, "stat"): _stat,
    (p.TotalOf, "stat"): _stat,
    (p.Extreme, "stat"): _stat,
    (p.StatIs, "stat"): _stat,
    (p.Best, "stat"): _stat,
    (p.Modify, "stat"): _card_stat,
    (p.SetStat, "stat"): _card_stat,
    (p.Limit, "stat"): lambda word: _card_stat(word) or word == "family_honor",
    (p.Bound, "stat"): _card_stat,
    (p.Special, "name"): special.is_known,
    (p.Exchange, "stat"): _card_stat,
    (p.Exchange, "other"): _card_stat,
    (p.RangedAttack, "against"): _card_stat,
    (p.Challenge, "stat"): _card_stat,
    (p.DuelStat, "stat"): _card_stat,
    (p.CompareAttack, "stat"): _card_stat,
    (p.Shares, "kind"): filters.SHARED.__contains__,
    (p.Alike, "kind"): joint_targets.KINDS.__contains__,
    (p.NameWord, "kind"): naming.KINDS.__contains__,
    (p.Moment, "name"): conditions.MOMENTS.__contains__,
    (p.State, "name"): lambda word: word in states.STATES or word == "same",
    (p.In, "relation"): relations.RELATIONS.__contains__,
    (p.Ref, "to"): lambda word: (
        word in references.REFERENCES or word in ("slot", "resolution", "entering play", "allying")
    ),
    (p.Noun, "kinds"): kinds.KINDS.__contains__,
    (p.Noun, "whose"): nouns.OWNERS.__contains__,
    (p.Noun, "zone"): pools.ZONES.__contains__,
    (p.Past, "verb"): _past,
    (p.Did, "verb"): _did,
    (p.ActionDid, "verb"): _did,
    (p.Pattern, "event"): _pattern_event,
    (p.Pattern, "others"): _pattern_event,
    (p.Pattern, "details"): trigger_details.is_detail,
    (p.Pattern, "either"): trigger_details.is_detail,
    (p.Forbid, "verb"): _verb,
    (p.Forbid, "others"): _verb,
    (p.Allow, "verb"): ALLOWS.__contains__,
    (p.Allow, "others"): ALLOWS.__contains__,
    (p.Negate, "verb"): _negated,
    (p.Negate, "others"): _negated,
    (p.Negate, "until"): lambda word: word in durations.DURATIONS or word in ("now", "next", "next game"),
    (p.Give, "until"): durations.DURATIONS.__contains__,
    (p.Exchange, "until"): durations.DURATIONS.__contains__,
    (p.Later, "until"): durations.DURATIONS.__contains__,
    (p.Search, "zones"): lambda word: word == "then" or (bool(word) and word in pools.ZONES),
    (p.Create, "kind"): kinds.CARD_KINDS.__contains__,
    (p.Delay, "until"): delays.DELAYS.__contains__,
    (p.AdditionalAction, "designator"): lambda word: word in DESIGNATORS or word in ("phase", "same"),
    (p.Play, "additional"): lambda word: not word or word in DESIGNATORS,
}
# Words of their type that can be read but not run.
_ONLY_READ: dict[tuple[type, str], frozenset[str]] = {
    (p.AmountOf, "of"): frozenset(("it",)),
    (p.DeedsOf, "period"): frozenset(("duel", "resolution", "action", "this", "end phase", "*")),
    (p.Past, "period"): frozenset(("end phase", "*")),
    (p.Happened, "period"): frozenset(("action", "this", "*")),
    (p.Whose, "part"): frozenset(("different controller",)),
    (p.Trigger, "period"): frozenset(("duel",)),
    (p.Triggered, "period"): frozenset(("duel",)),
    (p.Uses, "per"): frozenset(("duel",)),
    (p.May, "once"): frozenset(("phase", "duel")),
    (p.Compare, "op"): frozenset(("all",)),
    (p.Exists, "op"): frozenset(("all",)),
}


class NodeField:
    """A field of a node as the engine sees it: what may stand there, and which words."""

    def __init__(self, kind: type, name: str, hint: object) -> None:
        named = parts_of(hint)
        self.name: str = name
        self.role: str = "event thing" if (kind, name) in _OF_DOINGS else _ROLES.get(_nodes(named), "any")
        words = frozenset(each for each in named if isinstance(each, str)) - _ONLY_READ.get((kind, name), frozenset())
        self.runs: Callable[[str], bool] | None = _WORDS.get((kind, name)) or (words.__contains__ if words else None)


def parts_of(hint: object) -> list[Any]:
    """The classes that a type names, and its words."""
    inner = get_args(hint)
    return [part for each in inner for part in parts_of(each)] if inner else [hint]


def _nodes(named: list[Any]) -> frozenset[type]:
    return frozenset(each for each in named if isinstance(each, type) and issubclass(each, p.Node))


_PLACES: dict[type, list[NodeField]] = {}


def places(kind: type) -> list[NodeField]:
    """Return what may stand where in a kind of node, by the types of its fields."""
    found = _PLACES.get(kind)
    if found is None:
        hints = get_type_hints(kind, localns={"Program": p.Program})
        found = [NodeField(kind, each.name, hints[each.name]) for each in fields(kind) if each.compare]
        _PLACES[kind] = found
    return found


def unrunnable(program: p.Program) -> list[str]:
    """Return what in a program the engine can not run, in the order of the text, each once; nothing if it can be played.

    >>> unrunnable(p.Program(abilities=(p.Ability(("open",), (p.Draw(p.Number(1)),)),)))
    []
    >>> unrunnable(p.Program(abilities=(p.Ability(("open",), (p.Give(p.You(), (p.Draw(p.Number(1)),)),)),)))
    ['Draw as a change']
    """
    found: list[str] = []
    _check(program, "program", found)
    return list(dict.fromkeys(found))


def _check(node: object, role: str, found: list[str]) -> None:
    """Check a node where it stands, then its parts."""
    if isinstance(node, tuple):
        for part in node:
            _check(part, role, found)
        return
    if not isinstance(node, p.Node):
        return
    found.extend(why_idle(node))
    if isinstance(node, p.Allow) and node.condition is not None and node.verb in _UNCONDITIONAL:
        found.append(f"a condition of Allow {node.verb!r}")
    if isinstance(node, (p.Ability, p.Triggered)) and node.trigger is not None:
        pattern: Any = node.trigger.pattern  # which may not have been understood
        if (
            isinstance(pattern, p.Pattern)
            and pattern.event == "pay"
            and not pays(tuple(as_payment(each) for each in node.effects))
        ):
            found.append("an answer to paying that does not help to pay")  # nobody else is asked meanwhile
    if isinstance(node, p.Happened):
        found.extend(
            f"Happened with the detail {each!r}"
            for each in (*node.pattern.details, *node.pattern.either)
            if node.pattern.either or not conditions.is_past_detail(node.pattern.event, each)
        )
        if node.pattern.filters:
            found.append("Happened with filters")
        if node.pattern.event == "be there":
            _check(node.pattern.subject, "event thing", found)
            return
    if not _fits_role(node, role):
        found.append(f"{type(node).__name__} as {_ARTICLES.get(role, 'a')} {role}")
        return
    inside_action = isinstance(node, p.Noun) and node.kinds[0] in kinds.DOINGS
    for place in places(type(node)):
        value = getattr(node, place.name)
        if place.runs is not None:
            for word in value if isinstance(value, tuple) else (value,):
                if isinstance(word, str) and not place.runs(word):
                    found.append(f"{type(node).__name__}.{place.name} {word!r}")
        part_role = place.role
        if place.name == "filters" and (inside_action or isinstance(node, p.Pattern) or _is_joined(node, role)):
            part_role = "event filter"
        elif isinstance(node, p.Continuous) and part_role == "change":
            part_role = "continuous change"
        if isinstance(node, p.Produce) and place.name == "bonuses":
            for condition, amount in node.bonuses:
                _check(condition, "condition or noun", found)
                _check(amount, "number", found)
        else:
            _check(value, part_role, found)


def _is_joined(node: p.Node, role: str) -> bool:
    """Does it join descriptions of an action or event? Those of a card that is spoken of there are asked of the card."""
    return role == "event filter" and isinstance(node, (p.Either, p.AllFilters, p.NoneOf))


_ARTICLES = {
    "event filter": "an",
    "effect": "an",
    "object": "an",
    "ability": "an",
    "allowance": "an",
    "event thing": "an",
}


def _fits_role(node: p.Node, role: str) -> bool:
    """Can the engine run such a node where this role is asked for?"""
    kind = type(node)
    if role == "effect":
        return kind in EFFECTS or kind is p.Challenge
    if role == "number":
        return kind in meaning.NUMBERS
    if role == "object":
        return (kind in meaning.OBJECTS or kind is p.OneOf) and not _is_doing(node)
    if role == "condition":
        return kind in meaning.CONDITIONS
    if role == "filter":
        return kind in meaning.FILTERS or kind in meaning.CONDITIONS
    if role == "event filter":
        return kind in EVENT_FILTERS
    if role == "event thing":
        return kind in meaning.OBJECTS or kind in (p.In, p.OneOf, p.HasKeyword)
    if role == "change":
        return kind in changes.CHANGES
    if role == "continuous change":
        return kind in (p.Modify, p.SetStat, p.Limit, p.GrantKeyword, p.GrantText, p.Forbid) or (
            isinstance(node, p.OneChange) and node.all
        )
    if role == "trait":
        return isinstance(node, (p.Trait, p.Color)) or kind in EFFECTS
    if role == "number or object":
        return kind in meaning.NUMBERS or kind in meaning.OBJECTS
    if role == "condition or noun":
        return kind in meaning.CONDITIONS or kind in meaning.OBJECTS
    if role == "allowance":
        return isinstance(node, p.Allow) and all(word in ALLOWANCES for word in node.verbs)
    return True


def _is_doing(node: p.Node) -> bool:
    """Is it an action, an effect or a token, where only a card or a player can stand? A Ranged Attack stands for its target."""
    noun = node.noun if isinstance(node, (p.Each, p.Target, p.Chosen)) else node
    return isinstance(noun, p.Noun) and noun.kinds[0] in ("action", "ability", "effect", "card effect", "token")


Played = Callable[[p.Program, str], p.Program]
_KNOWN: dict[tuple[int, str], tuple[CardDefinition, str]] = {}


def why_not_playable(card: CardDefinition, edition: str = "", played: Played | None = None) -> str:
    """One sentence that says what of a card is unknown, or what the engine can not run; empty if it can be played. `played`: what
    this edition makes of a text on a card of that type."""
    known = _KNOWN.get((id(card), edition))
    if known is None:
        parts = unrunnable(card.program if played is None else played(card.program, card.type))
        words = (
            say("refusals.the_text_cannot_be_played_yet", title=quote(card.title), parts="; ".join(parts))
            if parts
            else ""
        )
        known = (card, card.why_unknown or words)
        _KNOWN[id(card), edition] = known
    return known[1]
