"""Plain English for a tree, without the grammar: the names of alternatives that a card does not word one by one, and of the
changes among which a player chooses. Not the words of the card, but what tells one from the other."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.text.described import meaning

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.action import Action
    from rokugan.editions.ccg.table.game import CcgGame

_LEADERS: dict[str, str] = {
    "attacker": "the Attacker",
    "defender": "the Defender",
    "enemy": "the enemy leader",
    "friendly": "the leader",
}
_REFERENCES: dict[str, str] = {
    "this": "this card",
    "bearer": "this Personality",
    "slot": "it",
    "subject": "it",
    "each": "it",
    "province": "the province",
    "battlefield": "the battlefield",
}
_PLACES: dict[str, str] = {
    "play": "into play",
    "hand": "into the hand",
    "top": "on top of the deck",
    "bottom": "on the bottom of the deck",
    "shuffle": "into the deck",
    "discard": "into the discard pile",
    "removed": "out of the game",
    "province": "into a province",
    "battlefield": "to the battlefield",
    "location": "to that place",
    "home": "home",
    "any battlefield": "to a battlefield",
    "any location": "to another place",
}
_ZONES: dict[str, str] = {"discard": "discard pile", "fate deck": "Fate deck", "dynasty deck": "Dynasty deck"}
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven")
_WORDS_IN = re.compile(r"(?<!^)(?=[A-Z])")


def effects_said(effects: tuple[p.Node, ...]) -> str:
    """The effects in words, in their order.

    >>> effects_said((p.Bow(p.Ref("this")), p.GainHonor(p.Number(2))))
    'bow this card, then gain 2 Honor'
    >>> unit = p.Noun(("unit",), (p.In("attacking army"),))
    >>> effects_said((p.Chosen(unit, 0, chooser=p.Leader("attacker")),))
    'the Attacker chooses one unit in the attacking army'
    """
    return ", then ".join(said(each) for each in effects)


def said(node: p.Node) -> str:
    """One effect in words."""
    if isinstance(node, (p.Target, p.Chosen)):
        verb = "target" if isinstance(node, p.Target) else "choose"
        if node.chooser is None:
            return f"{verb} {thing_said(node)}"
        return f"{thing_said(node.chooser)} {verb}s {thing_said(node)}"
    if isinstance(node, (p.GainHonor, p.LoseHonor)):
        return f"{_spaced(node).split()[0]} {amount_said(node.amount)} Honor"
    if isinstance(node, p.Draw):
        return f"draw {amount_said(node.amount)} cards"
    if isinstance(node, (p.May, p.Together, p.ForEach, p.InTurnOrder)):
        return effects_said(node.effects)
    if isinstance(node, p.Create):
        one = node.number == p.Number(1)
        return " ".join(
            ("create", "one" if one else amount_said(node.number), *node.keywords, _kind(node.kind, not one))
        )
    what = getattr(node, "what", None)
    words = f"{_verb(node)} {thing_said(what)}" if isinstance(what, p.Node) else _verb(node)
    if isinstance(node, p.PutCard):
        origin = _origin(node.what)
        return f"{words}{origin} {_PLACES.get(node.to, 'there')}"
    if isinstance(node, p.Move):
        return f"{words} {_PLACES.get(node.to, 'there')}"
    if isinstance(node, (p.Attach, p.Transfer)):
        return f"{words} to {thing_said(node.to)}"
    return words


def _verb(node: p.Node) -> str:
    return "put" if isinstance(node, p.PutCard) else _spaced(node)


def _spaced(node: p.Node) -> str:
    return _WORDS_IN.sub(" ", type(node).__name__).lower()


def _origin(what: p.Node) -> str:
    noun = what.noun if isinstance(what, (p.Target, p.Chosen, p.Each)) else None
    return " from play" if noun is not None and not noun.zone else ""


def amount_said(amount: p.Node) -> str:
    """A number in words, as far as it is known."""
    return str(amount.value) if isinstance(amount, p.Number) else "as many"


def thing_said(node: p.Node) -> str:
    """A card, a player or a place in words."""
    if isinstance(node, p.Each):
        return f"each {noun_said(node.noun)}"
    if isinstance(node, (p.Target, p.Chosen)):
        if node.least == node.most and 0 < node.least < len(_NUMBERS):
            return f"{_NUMBERS[node.least]} {noun_said(node.noun, node.least > 1)}"
        return f"some {noun_said(node.noun, True)}"
    if isinstance(node, p.Several):
        return " and ".join(thing_said(part) for part in node.parts)
    if isinstance(node, p.Noun):
        return noun_said(node)
    if isinstance(node, p.Leader):
        return _LEADERS[node.which]
    if isinstance(node, p.You):
        return "you"
    if isinstance(node, p.UnitOf):
        return f"the unit of {thing_said(node.of)}"
    if isinstance(node, p.Ref):
        return _REFERENCES.get(node.to, f"the {node.to}")
    return "that"


def noun_said(noun: p.Noun, plural: bool = False) -> str:
    """A description by what is easily said of it: whose, which keywords and states, where."""
    kinds = " or ".join(_kind(kind, plural) for kind in noun.kinds)
    whose = {"your": "of yours", "enemy": "of the enemy", "other": "of another player", "his": "of his"}.get(
        noun.whose, ""
    )
    before: list[str] = [each.name for each in noun.filters if isinstance(each, p.State) and each.positive]
    before += [each.keyword for each in noun.filters if isinstance(each, p.HasKeyword) and each.positive]
    where = [_where(each.relation) for each in noun.filters if isinstance(each, p.In) and each.positive]
    zone = f"from the {_ZONES.get(noun.zone, noun.zone)}" if noun.zone else ""
    return " ".join(word for word in (*before, kinds, whose, *where, zone) if word)


def _where(relation: str) -> str:
    return f"at the {relation}" if relation == "battlefield" else f"in the {relation}"


def _kind(kind: str, plural: bool) -> str:
    word = kind if kind in ("card", "unit", "province", "player") else kind.capitalize()
    if not plural:
        return word
    return f"{word[:-1]}ies" if word.endswith("y") else f"{word}s"


# ------------------------------------------------------------------------------------------------------------ changes


def change_said(game: CcgGame, action: Action, change: p.Node) -> str:
    """A change as the name of a choice: `+2 force`, `Cavalry`, `chi set to 3`."""
    if isinstance(change, p.Modify):
        amount = meaning.number(game, action, change.amount)
        return f"{-amount if change.negative else amount:+d} {_stat(change.stat)}"
    if isinstance(change, p.SetStat):
        verb = {"raise": "raised", "lower": "lowered"}.get(change.only, "set")
        return f"{_stat(change.stat)} {verb} to {meaning.number(game, action, change.to)}"
    if isinstance(change, p.Limit):
        return f"{change.bound} {_stat(change.stat)} {meaning.number(game, action, change.value)}"
    if isinstance(change, p.GrantKeyword):
        return change.keyword if change.positive else f"lose {change.keyword}"
    if isinstance(change, p.OneChange):
        return (" and " if change.all else " or ").join(change_said(game, action, each) for each in change.changes)
    if isinstance(change, (p.CopyAbility, p.CopyKeyword)):
        return "an ability" if isinstance(change, p.CopyAbility) else "a keyword"
    if isinstance(change, (p.Forbid, p.Allow)):
        return f"{'cannot' if isinstance(change, p.Forbid) else 'may'} {' or '.join(change.verbs)}"
    if isinstance(change, p.GrantText):
        return "a text"
    return _spaced(change)


def _stat(name: str) -> str:
    return name.replace("_", " ")
