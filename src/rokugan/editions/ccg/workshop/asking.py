"""The needs of a card's texts: the words, titles and tokens they name, the things they speak of, the events they await."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rokugan import program as p
from rokugan.cards.model import CLANS, CardDefinition
from rokugan.editions.ccg.table.compiled_card import CompiledAbility
from rokugan.editions.ccg.table.event_kinds import EVENT_NAMES, pattern_codes

# Events that follow from others, and other words for them.
FOLLOWING: dict[str, str] = {
    **dict.fromkeys(
        ("duel begins", "focus", "strike", "win duel", "lose duel", "duel ends", "refuse", "issue", "focus effects",
         "focus pools", "duel", "accept"),
        "challenge",
    ),
    **dict.fromkeys(("target", "retarget", "perform", "announce", "resolve", "choose targets", "bow for cost"), "bow"),
    "remove token": "token", "become dead": "destroy", "give": "receive", "pay": "produce", "play": "draw",
    "trait resolves": "destroy", "control": "take control", "leave play": "destroy", "lose province": "destroy province",
    "enter discard pile": "destroy", "move home": "move", "move to battlefield": "move", "move across": "move",
    "move to attack": "move", "move to defend": "move",
    "bonus": "receive", "penalty": "receive", "any reconnaissance": "reconnaissance", "additional action": "additional",
    "attach to": "transfer",
}  # fmt: skip
THINGS = ("personality", "follower", "item", "spell", "holding", "region", "ring", "stronghold")


@dataclass(frozen=True)
class Asked:
    """What the texts of a card ask for. kinds: the kinds of things, states and moments they speak of; subjects: the types of
    cards to which happens what they wait for."""

    words: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    subjects: tuple[str, ...] = ()
    clans: tuple[str, ...] = ()
    kinds: frozenset[str] = frozenset()


def asked_by(card: CardDefinition, abilities: Iterable[CompiledAbility]) -> Asked:
    """Return what the texts of the card ask for."""
    nodes = p.walk(card.program)
    words = [node.keyword for node in nodes if isinstance(node, p.HasKeyword)]
    words += [keyword for node in nodes if isinstance(node, p.Ability) for keyword in node.keywords]
    tokens = [node.name for node in nodes if isinstance(node, (p.HasToken, p.RemoveToken, p.TokensOn))]
    patterns = [ability.trigger.pattern for ability in abilities if ability.trigger is not None]
    patterns += [node.trigger.pattern for node in nodes if isinstance(node, p.Later)]
    clans = [clan for clan in CLANS for word in words if word in (clan, f"{clan} Clan")]
    return Asked(
        _once(words),
        _once([node.title for node in nodes if isinstance(node, p.Titled)]),
        _once([name for name in tokens if name]),
        _once([FOLLOWING.get(name, name) for name in _events(nodes, patterns)]),
        _once([*(kind for pattern in patterns for kind in _subjects(pattern)), *_forbidden(nodes)]),
        _once(clans + list(card.clans)),
        frozenset(_kinds(nodes)),
    )


def _once(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))


def _kinds(nodes: Iterable[p.Node]) -> Iterable[str]:
    for node in nodes:
        if isinstance(node, p.Noun):
            yield from node.kinds
            yield node.zone
        elif isinstance(node, (p.State, p.Moment)):
            yield node.name
        elif isinstance(node, (p.Forbid, p.Allow)):
            yield from node.verbs
        elif isinstance(node, p.Alike):
            yield node.kind
        else:
            yield type(node).__name__


# Parts of the names of prohibitions and freedoms that are events, or follow from them.
_PARTS = ("straighten", "destroy", "bow", "move", "bonus", "penalty", "additional")
_MOMENTS = ("reconnaissance", "any reconnaissance", "additional action")


def _events(nodes: Iterable[p.Node], patterns: Iterable[p.Pattern]) -> Iterable[str]:
    """The events that are waited for, remembered, forbidden or negated."""
    for pattern in patterns:
        yield from (EVENT_NAMES[code] for code in pattern_codes(pattern))
    for node in nodes:
        if isinstance(node, (p.Forbid, p.Negate, p.Allow)):
            yield from (event for verb in node.verbs for event in _named(verb))
        elif isinstance(node, (p.ActionDid, p.Past)):
            yield from _named(node.verb)
        elif isinstance(node, p.Happened):
            yield from node.pattern.events
        elif isinstance(node, (p.GoldSource, p.EntryCost, p.ActionCost, p.Produce, p.EquipAs)):
            yield "produce"
        elif isinstance(node, (p.DuelStat, p.FocusEffect)) or (isinstance(node, p.State) and node.name == "duelling"):
            yield "challenge"
        elif isinstance(node, p.Noun) and "ranged attack" in node.kinds:
            yield "ranged attack"
        elif isinstance(node, p.Moment) and node.name in _MOMENTS:
            yield node.name
        elif isinstance(node, p.AtOnce):
            yield "at once"


def _named(verb: str) -> Iterable[str]:
    """The events of which a verb speaks; what battle resolution does happens of itself."""
    if "resolution" in verb:
        return ["battle resolution"]
    return [verb, *(word for word in _PARTS if word in verb)]


def _forbidden(nodes: Iterable[p.Node]) -> Iterable[str]:
    """The types of cards of which a text says what may or may not happen to them."""
    for node in nodes:
        if isinstance(node, (p.Forbid, p.Negate, p.Allow)) and node.what is not None:
            for each in p.walk(node.what):
                if isinstance(each, p.Noun):
                    yield from (kind for kind in each.kinds if kind in THINGS)


def _subjects(pattern: p.Pattern) -> Iterable[str]:
    """The types of cards to which it happens."""
    for each in (pattern, *pattern.alternatives):
        for node in p.walk((each.subject,) if each.subject is not None else ()):
            if isinstance(node, p.Noun):
                yield from (kind for kind in node.kinds if kind in THINGS)
