"""Which parts of a program the engine can not run.

The tree is walked with the tables that the interpreter itself uses, so the answer is exact: a card counts as understood only
if it can be both read and run.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from rokugan import program as p
from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.actions.running_text import EFFECTS
from rokugan.editions.ccg.effect_modules import EFFECT_MODULES
from rokugan.editions.ccg.effects import modifiers, naming, special
from rokugan.editions.ccg.effects.basic import ARMIES
from rokugan.editions.ccg.table.action import event_codes
from rokugan.editions.ccg.table.compiled_card import as_payment, pays
from rokugan.editions.ccg.table.ids import DESIGNATORS, STATS
from rokugan.editions.ccg.text import (
    amounts,
    conditions,
    filters,
    joint_targets,
    nouns,
    prevention,
    references,
    relations,
    states,
    triggers,
)
from rokugan.errors import quote

_LOADED = EFFECT_MODULES

# The roles of fields that are not told by their name alone.
_ROLES: dict[tuple[type, str], str] = {
    (p.Times, "of"): "number",
    (p.Half, "of"): "number",
    (p.Difference, "of"): "number",
    (p.Difference, "less"): "number",
    (p.Per, "of"): "number",
    (p.Remainder, "of"): "number",
    (p.Did, "times"): "number",
    (p.Happened, "times"): "number",
    (p.Capped, "of"): "number",
    (p.MostOf, "of"): "number",
    (p.Capped, "bound"): "number",
    (p.Sum, "parts"): "number",
    (p.Conditional, "then"): "number",
    (p.Conditional, "otherwise"): "number",
    (p.Compare, "left"): "number",
    (p.Compare, "right"): "number",
    (p.StatIs, "right"): "number",
    (p.SetStat, "to"): "number",
    (p.Modify, "bound"): "number",
    (p.CardsIn, "than"): "number or object",
    (p.Allow, "of"): "any",
    (p.In, "of"): "object",
    (p.ForEach, "noun"): "object",
    (p.Give, "changes"): "change",
    (p.Continuous, "changes"): "change",
    (p.OneChange, "changes"): "change",
    (p.ActionDid, "what"): "event thing",
    (p.Pattern, "filters"): "event filter",
    (p.Pattern, "subject"): "event thing",
    (p.Pattern, "actor"): "event thing",
    (p.Forbid, "by"): "event thing",
    (p.Negate, "by"): "event thing",
    (p.Past, "by"): "event thing",
    (p.Provided, "filter"): "filter",
    (p.Whose, "filter"): "filter",
    (p.Remains, "filter"): "filter",
    (p.Best, "where"): "filter",
    (p.Uses, "number"): "number",
    (p.PayLess, "least"): "number",
    (p.WhenAnnounced, "was"): "filter",
    (p.ActionDid, "at"): "filter",
    (p.Produce, "purpose"): "condition or noun",
    (p.Program, "traits"): "trait",
    (p.Traits, "traits"): "trait",
    (p.Program, "abilities"): "ability",
    (p.Ability, "allowances"): "allowance",
    (p.AdditionalAction, "requirement"): "requirement",
    (p.Later, "trigger"): "trigger",
    (p.GrantText, "program"): "program",
    (p.Create, "text"): "program",
    (p.CloseBattlefield, "but"): "noun",
    (p.Assign, "to"): "noun",
}
_BY_NAME: dict[str, str] = {
    "effects": "effect", "otherwise": "effect", "options": "effect", "refusal": "effect", "constraints": "effect",
    "costs": "effect", "extra": "effect", "condition": "condition", "conditions": "condition", "filters": "filter",
    "amount": "number", "number": "number", "discount": "number", "strength": "number", "value": "number", "limit": "number",
    "stats": "number", "noun": "noun", "pattern": "pattern", "trigger": "trigger", "uses": "any", "produce": "effect",
    "first": "object", "target": "object", "what": "object", "of": "object", "to": "object", "who": "object", "place": "object",
    "other": "object", "at": "object", "challenger": "object", "challenged": "object", "owner": "object",
    "chooser": "object", "among": "object", "performer": "object", "attach_to": "object", "parts": "object",
    "province": "object", "with_": "object", "then": "number", "bonuses": "bonus", "effect": "effect",
}  # fmt: skip

TRAITS: frozenset[type] = frozenset(
    (p.Triggered, p.FocusEffect, p.Continuous, p.Traits, p.Forbid, p.Allow, p.GoldSource, p.EntryCost, p.EquipAs, p.DuelStat,
     p.ActionCost, p.AddedCost, p.PaidOtherwise, p.CountsAs, p.Color)
)  # fmt: skip
ALLOWANCES: frozenset[str] = frozenset(("bowed", "absent", "no presence", "dead", "discard", "province"))
ALLOWS: frozenset[str] = ALLOWANCES | frozenset(
    ("assign bowed", "assign cavalry", "assigned by you", "may be assigned by you", "refill face-up",
     "assign only", "only battlefield",
     "force bowed", "force dead", "straighten in each phase", "attach two", "remain bowed", "either personality", "untargeted",
     "cast spells", "increase force bonus", "increase chi bonus",
     "no hand limit", "ignore honor requirement", "attach to", "attach restricted", "target", "unbowed", "no gold cost",
     "hold extra", "draw more", "overlay", "no rehonoring", "uncounted", "no bow cost", "no bow",
     "win ties", "honor for followers", "discard as favor", "discard for cost", "bow instead", "hand size",
        "copies",
     "enter bowed", "enter unbowed")
)  # fmt: skip
# What a card says of itself before it is in play, where no condition is asked.
_UNCONDITIONAL = frozenset(("enter bowed", "enter unbowed", "attach restricted", "overlay", "cast spells"))
_EVENT_FILTERS: frozenset[type] = frozenset(
    (
        p.HasKeyword,
        p.PerformedBy,
        p.ActionDid,
        p.Targeting,
        p.In,
        p.Either,
        p.AllFilters,
        p.NoneOf,
        p.Past,
        p.Did,
        p.State,
        p.Noun,
        p.Opposing,
        p.Ref,
        *conditions.CONDITIONS,
    )
)


def _stat(name: str) -> bool:
    return name in amounts.CARD_STATS or name in amounts.PLAYER_STATS


def _card_stat(name: str) -> bool:
    return name.removeprefix("base ") in STATS


def _pattern_event(name: str) -> bool:
    return bool(event_codes(name))


def _detail(word: str) -> bool:
    return not word or triggers.is_detail(word)


def _verb(name: str) -> bool:
    parts = [name] if name in prevention.VERBS else name.split(" or ")
    return all(part in prevention.VERBS for part in parts) or all(
        stat in STATS for stat in prevention.negated_stats(name) or ["?"]
    )


def _negated(name: str) -> bool:
    return name in ("effects", "action", "event", "duel results") or bool(event_codes(name)) or _verb(name)


def _did(name: str) -> bool:
    return (
        name in ("choose", "do", "anything", "win", "lose", "refuse", "accept", "pay")
        or bool(event_codes(name))
        or name in triggers.DEEDS
    )


_PAST = frozenset(("assign to current battlefield", "be there", "destroy in resolution", "destroy for duel loss"))


def _past(name: str) -> bool:
    return name in _PAST or bool(event_codes(name))


def _of(*words: str) -> Callable[[str], bool]:
    known = frozenset(words)
    return known.__contains__


# What the words in a node may be.
_WORDS: dict[tuple[type, str], Callable[[str], bool]] = {
    (p.StatOf, "stat"): _stat,
    (p.TotalOf, "stat"): _stat,
    (p.Extreme, "stat"): _stat,
    (p.StatIs, "stat"): _stat,
    (p.Best, "stat"): _stat,
    (p.Modify, "stat"): _card_stat,
    (p.SetStat, "stat"): _card_stat,
    (p.Limit, "stat"): lambda word: _card_stat(word) or word == "family_honor",
    (p.Limit, "bound"): _of("minimum", "maximum", "floor", "ceiling"),
    (p.Bound, "stat"): _card_stat,
    (p.Bound, "bound"): _of("floor", "ceiling"),
    (p.SetStat, "only"): _of("", "lower", "raise"),
    (p.Special, "name"): special.is_known,
    (p.Exchange, "stat"): _card_stat,
    (p.Exchange, "other"): _card_stat,
    (p.RangedAttack, "against"): _card_stat,
    (p.Challenge, "stat"): _card_stat,
    (p.DuelStat, "stat"): _card_stat,
    (p.CompareAttack, "stat"): _card_stat,
    (p.AmountOf, "of"): _of("event", "put back", "tokens gone", "force lost", "same", "discarded", "gold"),
    (p.DeedsOf, "period"): _of("turn", "battle", "phase", "game"),
    (p.Different, "kind"): _of("element", "clan", "tribe", "title", "keyword", "focus_value"),
    (p.HasSome, "kind"): _of("element", "clan"),
    (p.Shares, "kind"): filters.SHARED.__contains__,
    (p.Whose, "part"): _of("unit", "personality", "controller", "province", "controller clan"),
    (p.Alike, "kind"): joint_targets.KINDS.__contains__,
    (p.NameWord, "kind"): naming.KINDS.__contains__,
    (p.Moment, "name"): conditions.MOMENTS.__contains__,
    (p.State, "name"): lambda word: word in states.STATES or word == "same",
    (p.In, "relation"): relations.RELATIONS.__contains__,
    (p.Ref, "to"): lambda word: (
        word in references.REFERENCES or word in ("slot", "resolution", "entering play", "allying")
    ),
    (p.Leader, "which"): _of("attacker", "defender", "enemy", "friendly"),
    (p.Noun, "kinds"): nouns.KINDS.__contains__,
    (p.Noun, "whose"): nouns.OWNERS.__contains__,
    (p.Noun, "zone"): nouns.ZONES.__contains__,
    (p.Past, "verb"): _past,
    (p.Past, "period"): _of("turn", "battle", "phase", "game", "action", "this", "resolution", "duel"),
    (p.Happened, "period"): _of("turn", "battle", "resolution", "phase", "game", "duel", "end phase"),
    (p.Did, "verb"): _did,
    (p.ActionDid, "verb"): _did,
    (p.Pattern, "event"): _pattern_event,
    (p.Pattern, "detail"): _detail,
    (p.Trigger, "when"): _of("before", "after", "when", "at"),
    (p.Trigger, "period"): _of("", "turn", "battle", "phase", "game"),
    (p.Triggered, "period"): _of("", "turn", "battle", "phase", "game"),
    (p.Uses, "per"): _of("turn", "battle", "phase", "game"),
    (p.Forbid, "kind"): _of("may not", "will not", "negate"),
    (p.Forbid, "verb"): _verb,
    (p.Allow, "verb"): lambda word: all(part in ALLOWS for part in word.split(" or ")),
    (p.Negate, "verb"): _negated,
    (p.Negate, "until"): lambda word: word in modifiers.DURATIONS or word in ("now", "next", "next game"),
    (p.Give, "until"): modifiers.DURATIONS.__contains__,
    (p.Exchange, "until"): modifiers.DURATIONS.__contains__,
    (p.Later, "until"): modifiers.DURATIONS.__contains__,
    (p.Move, "to"): _of("home", "battlefield", "location", "any battlefield", "any location", *ARMIES),
    (p.PutCard, "to"): _of(
        "under",
        "hand",
        "top",
        "bottom",
        "shuffle",
        "play",
        "battlefield",
        "location",
        "province",
        "discard",
        "removed",
        "focus",
    ),
    (p.PutCard, "ignoring"): _of("costs", "honor_requirement", "restrictions"),
    (p.Attach, "paying"): _of("all", "none", "less"),
    (p.Attach, "ignoring"): _of("honor_requirement", "restrictions"),
    (p.Search, "zones"): lambda word: word == "then" or (bool(word) and word in nouns.ZONES),
    (p.Look, "verb"): _of("look", "show", "reveal"),
    (p.TopOf, "deck"): _of("fate deck", "dynasty deck", "deck", "fate discard", "dynasty discard"),
    (p.Shuffle, "deck"): _of("fate deck", "dynasty deck", "deck", "searched"),
    (p.Rearrange, "to"): _of("top", "bottom"),
    (p.Create, "kind"): nouns.CARD_KINDS.__contains__,
    (p.Create, "at"): _of("", "battlefield", "location"),
    (p.ExtraPhase, "phase"): _of("attack", "action"),
    (p.Delay, "until"): modifiers.DELAYS.__contains__,
    (p.ChangeAmount, "how"): _of("set", "add", "subtract", "double", "halve"),
    (p.AdditionalAction, "designator"): lambda word: word in DESIGNATORS or word in ("phase", "same"),
    (p.Play, "additional"): lambda word: not word or word in DESIGNATORS,
    (p.Play, "unplayed"): _of("", "discard"),
    (p.May, "once"): _of("", "turn", "battle", "game"),
}


def unrunnable(program: p.Program) -> list[str]:
    """What in a program the engine can not run, in the order of the text, each once; nothing if it can be played.

    >>> unrunnable(p.Program(abilities=(p.Ability(("open",), (p.Draw(p.Number(1)),)),)))
    []
    >>> unrunnable(p.Program(abilities=(p.Ability(("open",), (p.Give(p.You(), (p.Draw(p.Number(1)),)),)),)))
    ['Draw as a change']
    """
    found: list[str] = []
    _check(program, "program", found)
    return list(dict.fromkeys(found))


def _check(node: Any, role: str, found: list[str]) -> None:
    """Check a node where it stands, then its parts."""
    if isinstance(node, tuple):
        for part in node:
            _check(part, role, found)
        return
    if not isinstance(node, p.Node):
        return
    if isinstance(node, p.Allow) and node.condition is not None and node.verb in _UNCONDITIONAL:
        found.append(f"a condition of Allow {node.verb!r}")
    if isinstance(node, (p.Ability, p.Triggered)) and node.trigger is not None:
        if node.trigger.pattern.event == "pay" and not pays(tuple(as_payment(each) for each in node.effects)):
            found.append("an answer to paying that does not help to pay")  # nobody else is asked meanwhile
    if isinstance(node, p.Happened):
        detail = node.pattern.detail
        if not conditions.is_past_detail(detail) or node.pattern.filters:
            found.append(f"Happened with the detail {detail!r}" if detail else "Happened with filters")
        if node.pattern.event == "be there":
            _check(node.pattern.subject, "event thing", found)
            return
    if not _fits_role(node, role):
        found.append(f"{type(node).__name__} as {_ARTICLES.get(role, 'a')} {role}")
        return
    inside_action = isinstance(node, p.Noun) and bool(node.kinds) and node.kinds[0] in nouns.DOINGS
    for each in fields(node):
        if each.name == "form":
            continue
        value = getattr(node, each.name)
        allowed = _WORDS.get((type(node), each.name))
        if allowed is not None:
            for word in value if isinstance(value, tuple) else (value,):
                if isinstance(word, str) and not allowed(word):
                    found.append(f"{type(node).__name__}.{each.name} {word!r}")
        part_role = _ROLES.get((type(node), each.name)) or _BY_NAME.get(each.name, "any")
        if role == "filter" and isinstance(node, p.Not):
            part_role = "filter"
        elif each.name == "filters" and (inside_action or role == "event filter"):
            part_role = "event filter"
        if isinstance(node, (p.Continuous, p.Give)) and each.name == "changes" and isinstance(node, p.Continuous):
            part_role = "continuous change"
        if part_role == "bonus":
            for pair in value:
                _check(pair[0], "condition or noun", found)
                _check(pair[1], "number", found)
        else:
            _check(value, part_role, found)


_ARTICLES = {
    "event filter": "an",
    "effect": "an",
    "object": "an",
    "ability": "an",
    "allowance": "an",
    "event thing": "an",
}


def _fits_role(node: p.Node, role: str) -> bool:
    kind = type(node)
    if role == "effect":
        return kind in EFFECTS or kind is p.Challenge
    if role == "number":
        return kind in amounts.NUMBERS
    if role == "object":
        return (kind in references.OBJECTS or kind is p.OneOf) and not _is_doing(node)
    if role == "condition":
        return kind in conditions.CONDITIONS
    if role == "filter":
        return kind in filters.FILTERS or kind in conditions.CONDITIONS
    if role == "event filter":
        return kind in _EVENT_FILTERS
    if role == "event thing":
        return kind in references.OBJECTS or kind in (p.In, p.OneOf, p.HasKeyword)
    if role == "change":
        return kind in modifiers.CHANGES
    if role == "continuous change":
        return kind in (p.Modify, p.SetStat, p.Limit, p.GrantKeyword, p.GrantText, p.Forbid) or (
            isinstance(node, p.OneChange) and node.all
        )
    if role == "trait":
        return kind in TRAITS or kind in EFFECTS
    if role == "number or object":
        return kind in amounts.NUMBERS or kind in references.OBJECTS
    if role == "condition or noun":
        return kind in conditions.CONDITIONS or kind in references.OBJECTS
    if role == "allowance":
        return isinstance(node, p.Allow) and all(word in ALLOWANCES for word in node.verb.split(" or "))
    return True


def _is_doing(node: p.Node) -> bool:
    """Is it an action, an effect or a token, where only a card or a player can stand? A Ranged Attack stands for its target."""
    noun = node.noun if isinstance(node, (p.Each, p.Target, p.Choice)) else node
    return isinstance(noun, p.Noun) and noun.kinds[0] in ("action", "ability", "effect", "card effect", "token")


_KNOWN: dict[int, tuple[CardDefinition, str]] = {}


def why_not_playable(card: CardDefinition) -> str:
    """One sentence that says what of a card is unknown, or what the engine can not run; empty if it can be played."""
    known = _KNOWN.get(id(card))
    if known is None:
        parts = unrunnable(card.program)
        words = f"The text of {quote(card.title)} can be read but not yet played: {'; '.join(parts)}." if parts else ""
        known = (card, card.why_unknown or words)
        _KNOWN[id(card)] = known
    return known[1]
