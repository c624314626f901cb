"""Do the scenarios of a card notice when a part of it is missing? Every trait and ability is taken away in turn.

An ability is tried twice: once so that it can never be used, once so that it can be used and does nothing. It keeps its
place, so that the others keep their numbers. The fine trial (`thinning`) takes away every single condition, restriction, cost,
limit and duration, and every one of several effects.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rokugan.cards.library import library
from rokugan.cards.model import CardDefinition
from rokugan.catalogue import say
from rokugan.core.files.scenario import load
from rokugan.errors import ScenarioError
from rokugan.program import Ability, Both, Not, Program
from rokugan.program.lcg.nodes import TextBox
from rokugan.scenarios import run_case
from rokugan.workshop.thinning import thinner

_NEVER = Not(Both(()))
Case = tuple[Path, str, dict[str, Any]]


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
    for gone, program in thinner(card.program):
        yield Blank(f"without {gone}", replace(card, program=program), card.program)


def trials(
    edition: str, name: str, files: tuple[Path, ...], fine: bool = False, first: Sequence[str] = ()
) -> Iterator[tuple[Blank, str]]:
    """Each part of a card with the case that fails without it, as `folder/file.yaml::title`; empty: none does. first: cases to
    try before the others."""
    cases: list[Case] = [(path, case, data) for path in files for case, data in load(path).items()]
    for path, case, data in cases:
        result = run_case(path, case, data)
        if result.failure:
            raise ScenarioError(say("files.it_must_hold_before_parts", line=result.line, name=name))
    cases.sort(key=lambda each: case_name(each[0], each[1]) not in first)
    for blank in (fine_blanks if fine else blanks)(library(edition)[name]):
        yield blank, _noticing(edition, blank, cases)


def survivors(edition: str, name: str, files: tuple[Path, ...], fine: bool = False) -> list[Blank]:
    """The parts of a card that can be taken away without any case of these files failing."""
    return [blank for blank, case in trials(edition, name, files, fine) if not case]


def case_name(path: Path, case: str) -> str:
    """Return what a case is called beside others."""
    return f"{path.parent.name}/{path.name}::{case}"


def _noticing(edition: str, blank: Blank, cases: list[Case]) -> str:
    """The first case that fails with the blanked card in the place of the real one. A tree that no text has may break the
    engine."""
    cards = library(edition).extended([blank.card])
    for path, case, data in cases:
        try:
            failed = bool(run_case(path, case, data, shipped=cards).failure)
        except Exception:
            failed = True
        if failed:
            return case_name(path, case)
    return ""
