"""The face of a card, as a view tells it once for each title: facts, keywords, and its English line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan import program as p
from rokugan.cards.model import CardDefinition
from rokugan.cards.worded import CLASSIC, words_of
from rokugan.catalogue import named, say
from rokugan.editions.ccg.table.compiled_card import Behaviour, CompiledAbility
from rokugan.editions.ccg.table.ids import PRODUCTION
from rokugan.editions.ccg.text.described.plain_english import effects_said
from rokugan.language.language import CannotWrite
from rokugan.program.node import has_wording

if TYPE_CHECKING:
    from rokugan.editions.ccg.questions.book import Book

STAT_FIELDS: tuple[str, ...] = (
    "force",
    "chi",
    "personal_honor",
    "gold_cost",
    "focus_value",
    "honor_requirement",
    "province_strength",
    "gold_production",
    "starting_honor",
)
# By identity: equal trees may have been read from other words. What is kept keeps its number from being used again.
MOST_KEPT = 8192
_FACES: dict[int, tuple[Behaviour, dict[str, Any], dict[str, Any]]] = {}
_SENTENCES: dict[int, tuple[object, str]] = {}


def face(rules: Book, behaviour: Behaviour, text: bool) -> dict[str, Any]:
    """The printed card, for the reader to keep; without its text if nobody is going to read it."""
    found = _FACES.get(id(behaviour))
    if found is None:
        if len(_FACES) > MOST_KEPT:
            _FACES.clear()
        found = (behaviour, printed(behaviour), {})
        _FACES[id(behaviour)] = found  # saves time only
    if text and not found[2]:
        found[2].update(found[1])
        found[2].update(written(rules, behaviour))
    kept = found[2] if text else found[1]
    return {key: each if isinstance(each, str) else each.copy() for key, each in kept.items()}


def described(definition: CardDefinition) -> str:
    """Return what a created card without a title is: its keywords and its type.

    >>> described(CardDefinition("", "follower", keywords=("Lion Clan", "Ashigaru", "Cavalry")))
    'Ashigaru Cavalry Follower'
    """
    words = [word for word in definition.keywords if not word.endswith(" Clan")]
    return " ".join([*words, named("types", definition.type)])


def printed(behaviour: Behaviour) -> dict[str, Any]:
    """Title, type, Clans, keywords and numbers. A dash is null, and a number that a type does not have is left out."""
    definition = behaviour.definition
    stats: dict[str, int | None] = {
        name: value for name in STAT_FIELDS if (value := getattr(definition, name)) is not None
    }
    if definition.type in ("personality", "follower") and definition.honor_requirement is None:
        stats["honor_requirement"] = None
    if "gold_production" not in stats and behaviour.stats[PRODUCTION]:
        stats["gold_production"] = behaviour.stats[PRODUCTION]
    found: dict[str, Any] = {
        "title": definition.title or described(definition),
        "type": definition.type,
        "stats": stats,
    }
    if definition.clans:
        found["clans"] = list(definition.clans)
    if definition.keywords:
        found["keywords"] = list(definition.keywords)
    bonuses = [name for name in ("force", "chi") if name in stats] if definition.type == "item" else definition.bonuses
    if bonuses:
        found["bonuses"] = list(bonuses)
    return found


def brief(behaviour: Behaviour) -> dict[str, Any]:
    """Return what tells a card from others at a glance; the rest of its face is told when it is asked for."""
    definition = behaviour.definition
    found: dict[str, Any] = {"type": definition.type, "brief": True}
    if definition.clans:
        found["clans"] = list(definition.clans)
    return found


def written(rules: Book, behaviour: Behaviour) -> dict[str, Any]:
    """The text of a card as lines, and for each ability, in the order of its numbers, which line it is."""
    definition = behaviour.definition
    given = [say("card.played_without_text")] if definition.blank else rules.seen.printed_lines(definition)
    if given is not None:
        return {"text": given} if given else {}
    program = definition.program
    traits, abilities = list(program.traits), list(program.abilities)
    marks = [mark for mark in program.form.split("\t")[0].split() if mark in ("t", "a")]
    marks += ["t"] * (len(traits) - marks.count("t")) + ["a"] * (len(abilities) - marks.count("a"))
    lines: list[str] = []
    places: list[int] = []
    for mark in marks:
        if mark == "a" and abilities:
            places.append(len(lines))
            lines.append(sentence(abilities.pop(0)))
        elif mark == "t" and traits:
            line = sentence(traits.pop(0))
            if line:
                lines.append(line)
    found: dict[str, Any] = {}
    if lines:
        found["text"] = lines
    if places:
        found["abilities"] = places
    return found


def sentence(node: p.Ability | p.Trait | p.Effect) -> str:
    """An ability or trait in the words of its card."""
    known = _SENTENCES.get(id(node))
    if known is None:
        if len(_SENTENCES) > MOST_KEPT:
            _SENTENCES.clear()
        shipped = None if has_wording(node) else words_of(CLASSIC, "sentence", node)
        known = (node, written_sentence(node) if shipped is None else shipped)
        _SENTENCES[id(node)] = known  # saves time only
    return known[1]


def written_sentence(node: p.Ability | p.Trait | p.Effect) -> str:
    """The ability or trait in English, written now; in plain words where the grammar cannot say it. The writer takes long to
    load, so it is loaded when somebody first reads what no shipped card says."""
    from rokugan.cards.reading.classic_language import writer  # for start-up time

    program = p.Program(abilities=(node,)) if isinstance(node, p.Ability) else p.Program(traits=(node,))
    try:
        return writer().write(program)
    except CannotWrite:
        effects = node.effects if isinstance(node, (p.Ability, p.Triggered, p.FocusEffect)) else (node,)
        words = effects_said(effects)
        return f"{words[:1].upper()}{words[1:]}."


def ability_text(ability: CompiledAbility) -> str:
    """Return what an ability or a triggered trait says."""
    return sentence(ability.node)
