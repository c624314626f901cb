"""Do the scenarios of a card notice when a part of it is missing? Every trait and ability is taken away in turn.

An ability is tried twice: once so that it can never be used, once so that it can be used and does nothing. It keeps its
place, so that the others keep their numbers. The fine trial takes away every single condition, restriction, cost and limit, and
every one of several effects, but for what says again what a rule says already. What it finds is a hint for a further case.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from rokugan.cards.library import library
from rokugan.cards.model import CardDefinition
from rokugan.core.scenario import load
from rokugan.errors import ScenarioError
from rokugan.program import (
    Ability,
    AllFilters,
    Both,
    Bow,
    Choice,
    Color,
    Destroy,
    Either,
    Exchange,
    Give,
    In,
    Is,
    Later,
    Look,
    Node,
    Not,
    Noun,
    Program,
    RangedAttack,
    Ref,
    Shuffle,
    State,
    Target,
    Thing,
    Uses,
    With,
)
from rokugan.program.lcg.nodes import TextBox
from rokugan.scenarios import run_case

_NEVER = Not(Both(()))
_THIS = Ref("this")
_FOLLOWER = Noun(("follower",))
_BOTH_STATES = Either((State("bowed"), State("unbowed")))
_EACH = ("conditions", "filters", "constraints")
_LASTING = (Give, Exchange, Later)
_SEVERAL = ("effects", "changes", "costs")
Case = tuple[Path, str, dict[str, Any]]


@dataclass(frozen=True, repr=False)
class _Lasts(Node):
    """How long something lasts, as the text says it."""

    until: str


@dataclass(frozen=True)
class Blank:
    """A card without a part of its text: what was done to it, and the words in question."""

    part: str
    card: Any
    program: Any


def blanks(card: Any) -> Iterator[Blank]:
    """The card without each of its parts."""
    program = card.program
    if isinstance(program, TextBox):
        yield from _blanks_of_box(card, program)
        return
    for number, trait in enumerate(program.traits):
        rest = program.traits[:number] + program.traits[number + 1 :]
        part = Program(traits=(trait,))
        yield Blank(f"trait {number + 1} taken away", replace(card, program=replace(program, traits=rest)), part)
    for number, ability in enumerate(program.abilities):
        part = Program(abilities=(ability,))
        never = replace(ability, conditions=(*ability.conditions, _NEVER))
        yield Blank(f"ability {number + 1} never to be used", _with(card, number, never), part)
        if ability.effects:
            idle = replace(ability, effects=())
            yield Blank(f"ability {number + 1} without effect", _with(card, number, idle), part)


def _blanks_of_box(card: Any, box: TextBox) -> Iterator[Blank]:
    """A card of the Living Card Game without each sentence that stands, and without what each of its abilities does."""
    for number, constant in enumerate(box.constants):
        rest = box.constants[:number] + box.constants[number + 1 :]
        blank = replace(card, program=replace(box, constants=rest))
        yield Blank(f"constant {number + 1} taken away", blank, TextBox(constants=(constant,)))
    for number, ability in enumerate(box.abilities):
        idle = (*box.abilities[:number], replace(ability, effects=()), *box.abilities[number + 1 :])
        blank = replace(card, program=replace(box, abilities=idle))
        yield Blank(f"ability {number + 1} without effect", blank, TextBox(abilities=(ability,)))


def _with(card: CardDefinition, number: int, ability: Ability) -> CardDefinition:
    abilities = list(card.program.abilities)
    abilities[number] = ability
    return replace(card, program=replace(card.program, abilities=tuple(abilities)))


def fine_blanks(card: CardDefinition) -> Iterator[Blank]:
    """The card without each condition, restriction, cost, limit, and each of several effects."""
    for gone, program in _thinner(card.program):
        yield Blank(f"without {gone!r}", replace(card, program=program), card.program)


def _thinner(value: Any, above: tuple[Node, ...] = ()) -> Iterator[tuple[Node, Any]]:
    """Every node that can be left out of a tree, with the tree without it. above: what the value is in, the nearest first."""
    if isinstance(value, tuple):
        for number, each in enumerate(value):
            for gone, rest in _thinner(each, above):
                yield gone, (*value[:number], rest, *value[number + 1 :])
    if not isinstance(value, Node):
        return
    inside = (value, *above)
    for field in fields(value):
        inner = getattr(value, field.name)
        changed: list[tuple[Node, Any]] = []
        if field.name in _EACH or (field.name in _SEVERAL and len(inner) > 1):
            changed = [
                (gone, inner[:number] + inner[number + 1 :])
                for number, gone in enumerate(inner)
                if not isinstance(gone, Target | Choice)  # what else the text says speaks of it
                and not _says_again(gone, inner, inside)
            ]
        elif field.name == "condition" and field.default is None and inner is not None:
            changed = [(inner, None)]
        elif isinstance(inner, Uses) and inner.said:  # any number of times, or once by the rules
            changed = [(inner, Uses(0) if inner.times else Uses())]
        elif (
            field.name == "until" and isinstance(value, _LASTING) and inner != field.default
        ):  # as long as the rules say
            changed = [(_Lasts(inner), field.default)]
        for gone, rest in (*changed, *_thinner(inner, inside)):
            yield gone, replace(value, **{field.name: rest})


def _says_again(gone: Node, beside: tuple[Node, ...], inside: tuple[Node, ...]) -> bool:
    """Does a rule, or another word of the text, say the same: would nothing be different without it?"""
    if isinstance(gone, With) and any(isinstance(each, RangedAttack) for each in inside):
        return gone.noun == _FOLLOWER and gone.op == "="  # who may be shot at
    if isinstance(gone, In) and gone.relation == "battlefield" and gone.of is None and gone.positive:
        aims = any(isinstance(each, Target) for each in inside)  # the rule of Location
        return aims and any(isinstance(each, Ability) and each.designators == ("battle",) for each in inside)
    if isinstance(gone, State) and gone.name in ("attached", "performing"):
        return True  # what is in play attached to somebody is so; who performs is asked by other cards only
    if isinstance(gone, In) and gone.relation == "play" and gone.positive:
        return True  # so are all cards of which a text speaks, if it says nothing else
    if isinstance(gone, Is) and gone.what == _THIS:  # where a card must be to be used at all
        return all(
            each == State("attached") or (isinstance(each, In) and each.relation in ("play", "hand"))
            for each in gone.filters
        )
    if isinstance(gone, Color | Shuffle) or (isinstance(gone, Look) and gone.verb == "show"):
        return True  # only what people know is different
    if gone == AllFilters(()):
        return True
    if isinstance(gone, In) and gone.relation == "hand":
        return any(isinstance(each, Is) and each.what == _THIS for each in inside)
    if isinstance(gone, Bow):  # bowed and destroyed
        return any(isinstance(other, Destroy) and _same(other.what, gone.what) for other in beside)
    return _BOTH_STATES in (gone, *inside[:1])  # bowed or unbowed


def _same(one: Thing, other: Thing) -> bool:
    """Is it the same thing: one of the two chooses it, the other speaks of it?"""
    slots = {each.slot if isinstance(each, Target | Choice | Ref) else -1 for each in (one, other)}
    return one == other or (len(slots) == 1 and slots != {-1})


def survivors(edition: str, name: str, files: tuple[Path, ...], fine: bool = False) -> list[Blank]:
    """The parts of a card that can be taken away without any case of these files failing."""
    cases: list[Case] = [(path, case, data) for path in files for case, data in load(path).items()]
    for path, case, data in cases:
        result = run_case(path, case, data)
        if result.failure:
            raise ScenarioError(f"{result.line}. It must hold before parts of {name} can be taken away.")
    card = library(edition)[name]
    return [blank for blank in (fine_blanks if fine else blanks)(card) if not _noticed(edition, blank, cases)]


def _noticed(edition: str, blank: Blank, cases: list[Case]) -> bool:
    """Does some case fail with the blanked card in the place of the real one? A tree that no text has may break the engine."""
    cards = library(edition).extended([blank.card])
    try:
        return any(run_case(path, case, data, shipped=cards).failure for path, case, data in cases)
    except Exception:
        return True
