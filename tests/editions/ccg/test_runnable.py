"""What of a tree the engine cannot run, and which texts would do nothing: of each kind one that can be run and its neighbour."""

from __future__ import annotations

from typing import Any

import pytest

from rokugan import program as p
from rokugan.editions.ccg.idle_texts import why_idle
from rokugan.editions.ccg.runnable import unrunnable
from rokugan.program.words import Happening

THIS, BEARER, SLOT = p.Ref("this"), p.Ref("bearer"), p.Ref("slot", 0)
MAN = p.Noun(("personality",))
ONE = p.Number(1)
GAIN = p.GainHonor(ONE)
TARGET = p.Target(MAN, 0)


def ability(*effects: p.Effect, trigger: p.Trigger | None = None, costs: tuple[p.Effect, ...] = ()) -> p.Ability:
    """An ability with these effects."""
    return p.Ability(("reaction",) if trigger else ("open",), effects, trigger=trigger, constraints=costs)


def after(event: Happening, subject: p.Thing | None = None) -> p.Trigger:
    """A trigger."""
    return p.Trigger("after", p.Pattern(event, subject))


def idle(node: p.Node) -> bool:
    """Would it do nothing?"""
    return bool(list(why_idle(node)))


def granted(pattern: p.Pattern) -> p.GrantText:
    """A text that waits for such an event."""
    return p.GrantText(p.Program(abilities=(ability(GAIN, trigger=p.Trigger("after", pattern)),)))


FEN, SPEARS = p.Each(p.Noun(("region",))), p.Each(p.Noun(("follower",)))
WAITS = p.GrantText(p.Program(abilities=(ability(GAIN, trigger=after("destroy", THIS)),)))
BEARERS_END = p.GrantText(p.Program(abilities=(ability(GAIN, trigger=after("destroy", BEARER)),)))
LASTS = p.GrantText(p.Program(abilities=(ability(GAIN, trigger=after("bow", THIS)),)))
KEYWORD = p.GrantKeyword("Cavalry")
FOCUS = p.StatOf("focus_value", SLOT)


@pytest.mark.parametrize(
    ("node", "found"),
    [
        (p.Transfer(FEN, THIS), True),
        (p.Transfer(FEN, TARGET), False),
        (p.Transfer(SPEARS, THIS), False),
        (p.Give(TARGET, (KEYWORD, WAITS)), True),
        (p.Give(TARGET, (BEARERS_END,)), True),
        (p.Give(TARGET, (p.OneChange((KEYWORD, WAITS)),)), True),
        (p.Give(TARGET, (granted(p.Pattern("destroy", THIS, others=("bow",))),)), False),
        (p.Give(TARGET, (granted(p.Pattern("destroy", THIS, others=("discard",))),)), True),
        (p.Give(TARGET, (granted(p.Pattern("destroy", p.Each(p.Noun(("card",), (p.Among(THIS),))))),)), True),
        (p.Give(TARGET, (granted(p.Pattern("destroy", p.Each(p.Noun(("card",), (p.Among(SLOT),))))),)), False),
        (p.Give(TARGET, (granted(p.Pattern("destroy")),)), False),
        (p.Give(TARGET, (KEYWORD, LASTS)), False),
        (p.Give(TARGET, (KEYWORD,)), False),
        (ability(p.Dishonor(THIS), trigger=after("reveal", THIS)), True),
        (ability(GAIN, p.Bow(THIS), trigger=after("reveal", THIS)), True),
        (ability(GAIN, trigger=after("reveal", THIS)), False),
        (ability(p.Bow(TARGET), trigger=after("reveal", THIS)), False),
        (ability(p.Bow(THIS), trigger=after("reveal", p.Each(MAN))), False),
        (ability(p.Bow(THIS), trigger=after("bow", THIS)), False),
        (ability(GAIN, p.AdditionalAction("battle"), trigger=after("combat ends")), True),
        (ability(GAIN, trigger=after("combat ends")), False),
        (ability(p.AdditionalAction("battle"), trigger=after("bow")), False),
        (ability(GAIN, trigger=after("bow", p.Chosen(MAN))), True),
        (ability(GAIN, trigger=after("bow", p.Chosen(p.Noun(("battlefield",))))), False),
        (ability(GAIN, trigger=after("bow", p.Each(MAN))), False),
        (ability(GAIN, trigger=after("destroy", THIS), costs=(p.Bow(TARGET), p.Give(THIS, (KEYWORD,)))), True),
        (ability(GAIN, trigger=after("destroy", THIS), costs=(p.Give(TARGET, (KEYWORD,)),)), False),
        (ability(GAIN, trigger=after("destroy", THIS), costs=(p.Bow(THIS),)), False),
        (ability(p.Bow(TARGET), p.GainHonor(FOCUS)), True),
        (ability(p.Bow(p.Target(p.Noun(("follower",)), 0)), p.GainHonor(FOCUS)), False),
        (ability(p.Bow(TARGET), p.GainHonor(p.StatOf("force", SLOT))), False),
        (ability(p.Bow(TARGET), p.GainHonor(p.StatOf("focus_value", p.Ref("discarded", 0)))), False),
        (ability(p.Bow(TARGET), p.GainHonor(p.StatOf("focus_value", TARGET))), False),
    ],
)
def test_what_would_do_nothing(node: p.Node, found: bool) -> None:
    assert idle(node) is found


def said(*traits: p.Trait | p.Effect, abilities: tuple[p.Ability, ...] = ()) -> list[str]:
    """What of a text cannot be run."""
    return unrunnable(p.Program(traits=traits, abilities=abilities))


FAVOR = p.HasFavor(p.You())
PAYING = p.Trigger("before", p.Pattern("pay"))


def happened(pattern: p.Pattern) -> p.Continuous:
    """Force while something has happened."""
    return p.Continuous(THIS, (p.Modify("force", ONE),), condition=p.Happened(pattern))


@pytest.mark.parametrize(
    ("trait", "found"),
    [
        (p.Allow("enter bowed"), []),
        (p.Allow("enter bowed", condition=FAVOR), ["a condition of Allow 'enter bowed'"]),
        (p.Allow("force bowed", condition=FAVOR), []),
        (happened(p.Pattern("destroy", None, None, ("duel loss",))), []),
        (happened(p.Pattern("enter play", THIS, None, ("hand",))), []),
        (happened(p.Pattern("discard", THIS, None, ("hand",))), ["Happened with the detail 'hand'"]),
        (happened(p.Pattern("destroy", None, None, ("resolution",))), ["Happened with the detail 'resolution'"]),
        (
            happened(p.Pattern("destroy", None, None, ("duel loss",), either=("duel loss",))),
            ["Happened with the detail 'duel loss'"],
        ),
        (happened(p.Pattern("destroy", filters=(p.HasKeyword("Kiho"),))), ["Happened with filters"]),
        (p.Continuous(THIS, (p.OneChange((KEYWORD,), True),)), []),
        (p.Continuous(THIS, (p.OneChange((KEYWORD,)),)), ["OneChange as a continuous change"]),
        (p.Continuous(THIS, (p.Require("assign"),)), ["Require as a continuous change"]),
        (GAIN, []),
        (p.Color("He laughs."), []),
    ],
)
def test_what_of_a_trait_cannot_be_run(trait: p.Trait | p.Effect, found: list[str]) -> None:
    assert said(trait) == found


AMISS: Any = p.Number(1)  # where the reader has not understood what stands there
ACTION, EFFECT = p.Each(p.Noun(("action",))), p.Noun(("card effect",))


@pytest.mark.parametrize(
    ("made", "found"),
    [
        (ability(p.Bow(p.OneOf((THIS, TARGET)))), []),
        (ability(p.Bow(ACTION)), ["Each as an object"]),
        (ability(p.Bow(EFFECT)), ["Noun as an object"]),
        (ability(p.Bow(MAN)), []),
        (ability(p.Bow(AMISS)), ["Number as an object"]),
        (ability(GAIN, trigger=p.Trigger("before", AMISS)), []),
        (ability(p.Bow(p.Target(p.Noun(("ranged attack",)), 0))), []),
        (p.Ability(("open",), (GAIN,), allowances=(p.Allow("bowed"),)), []),
        (p.Ability(("open",), (GAIN,), allowances=(p.Allow("bowed", others=("absent",)),)), []),
        (p.Ability(("open",), (GAIN,), allowances=(p.Allow("hand size"),)), ["Allow as an allowance"]),
        (
            p.Ability(("open",), (GAIN,), allowances=(p.Allow("bowed", others=("hand size",)),)),
            ["Allow as an allowance"],
        ),
        (ability(p.Produce(p.Number(2)), trigger=PAYING), []),
        (ability(GAIN, trigger=PAYING), ["an answer to paying that does not help to pay"]),
        (ability(GAIN, trigger=p.Trigger("before", p.Pattern("bow"))), []),
    ],
)
def test_what_of_an_ability_cannot_be_run(made: p.Ability, found: list[str]) -> None:
    assert said(abilities=(made,)) == found
