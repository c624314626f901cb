"""The table of productions: every production is read, and written back, in a sentence made from it."""

from __future__ import annotations

import re

import pytest

from rokugan.cards import normalise, read, write
from rokugan.cards.grammar import classic_table
from rokugan.cards.parsing.parser import grammar
from rokugan.cards.parsing.table import Rule

CLASSIC = classic_table()

# What stands in a slot of each category.
FILLINGS = {
    "action": "an action",
    "actions": "actions",
    "actadj": "Political",
    "actpost": "that this card performed",
    "adj": "bowed",
    "all": "each Personality",
    "amount": "3",
    "amount0": "3",
    "army": "your army",
    "attmany": "Followers",
    "attone": "Weapon",
    "bare": "draw a card",
    "by": "by battle resolution",
    "by_actions": "actions",
    "change": "Cavalry",
    "change0": "Cavalry",
    "changes": "+2F",
    "changes0": "+2F",
    "choice": "a Personality",
    "compared": "lower than 3",
    "cond0": "you control a Ring",
    "condition": "you control a Ring",
    "cost": "bow this card",
    "count": "two",
    "createdmany": "2F Followers",
    "createdone": "2F Follower",
    "does": "draws a card",
    "effect0": "draw a card",
    "effect0h": "you draw a card",
    "effect1": "draw a card",
    "event_player": "another player",
    "event_thing": "this card",
    "everyone": "your Samurai",
    "give0": "give this card +1F",
    "giving": "give this card +1F",
    "has": "a Weapon",
    "headmany": "Courtiers",
    "headone": "Samurai",
    "if": "if you control a Ring",
    "int": "2",
    "is_what": "bowed",
    "kindmany": "Personalities",
    "kindone": "Personality",
    "known": "this card",
    "kwmany": "Courtiers",
    "kwname": "Cavalry",
    "kwone": "Samurai",
    "led": "this card's Followers",
    "many": "your Personalities",
    "mods": "+2F",
    "negate0": "negate the movement",
    "npmany": "Personalities",
    "npmany0": "Personalities",
    "npone": "Personality",
    "npone0": "Personality",
    "npone0o": "a Personality",
    "npref": "Personality",
    "num": "2",
    "obj": "a target Personality",
    "pattern": "this card bows",
    "pattern0": "this card bows",
    "period_name": "battle",
    "player": "the enemy leader",
    "plus": "+2",
    "poss": "this card's",
    "pposs": "the enemy leader's",
    "produce": "produce 2 Gold",
    "psubj": "the enemy leader",
    "quoted": '"Battle: Draw a card."',
    "ring": "Ring of Air",
    "robj": "this card",
    "rposs": "this card's",
    "rsubj": "this card",
    "sel": "a Personality",
    "self": "Kado",
    "sentence0": "draw a card",
    "simpleadj": "bowed",
    "stat": "Force",
    "stat_is": "3 or more Force",
    "subj": "this card",
    "subj_pronoun": "he",
    "target": "a target Personality",
    "targeting": "target a Personality",
    "thing": "this card",
    "thing0": "this card",
    "this": "this card",
    "title": "Quiet Wind",
    "tokenname": "Wealth",
    "trigger": "after this card bows",
    "tv": "gains +1F",
    "vp": "is bowed",
    "when_ends": "the turn ends",
    "where": "at the current battlefield",
    "yvp": "are the Attacker",
    "zero": "0F",
    "zonename": "Fate deck",
    "zones": "Fate deck",
    "amount_is": "3 or more",
    "amount_is0": "3 or more",
    "being": "bowed",
    "deed": "destroyed a Follower",
    "deed_to": "a Follower",
    "post0": "opposing this card",
    "quality": "3 or more Force",
    "quality0": "3 or more Force",
    "several": "a Ring",
    "some": "any of your Personalities",
    "standard": "this card",
    "vps": "is bowed",
    # Classes of words whose meaning a function knows; the others have their first words.
    "quantity": "3 or more",
    "measure": "Force",
    "a_few": "two",
    "a_few_other": "two other",
    "counted_of": "one of",
}
# A text box in which something of the category can stand.
BOXES = {
    "adj": "Battle: Bow a target {} Personality.",
    "actadj": "Reaction: After a {} action resolves: Draw a card.",
    "actpost": "Reaction: After an action {} resolves: Draw a card.",
    "all": "Battle: Bow {}.",
    "allowance": "Battle: {}: Draw a card.",
    "amount": "Battle: Gain Honor equal to {}.",
    "amount0": "Battle: Gain Honor equal to {}.",
    "by": "This card may not be destroyed {}.",
    "change": "Battle: Give this card {}.",
    "changes": "Battle: Give this card {}.",
    "changes0": "Battle: Give this card {}.",
    "cond0": "Battle: If {}: Draw a card.",
    "condition": "Battle: If {}: Draw a card.",
    "cost": "Battle: {}: Draw a card.",
    "does": "Battle: The enemy leader {}.",
    "effect0": "Battle: {}.",
    "effect1": "Battle: {}.",
    "event_thing": "Reaction: After {} bows: Draw a card.",
    "give0": "Battle: {}.",
    "has": "Battle: Bow a target Personality with {}.",
    "if": "Battle: {}: Draw a card.",
    "is_what": "Battle: If Kado is {}: Draw a card.",
    "negate0": "Battle: {}.",
    "pattern0": "Reaction: After {}: Draw a card.",
    "post": "Battle: Bow a target Personality {}.",
    "produce": "Bow this card: {}.",
    "sel": "Battle: Target {}: Draw a card.",
    "sentence": "Battle: {}.",
    "sentence0": "Battle: {}.",
    "stat_is": "Battle: Bow a target Personality with {}.",
    "target": "Battle: Bow {}.",
    "targeting": "Battle: {}: Draw a card.",
    "this": "Battle: Bow {}.",
    "trait": "{}.",
    "trigger": "Reaction: {}: Draw a card.",
    "uses": "Battle: {}: Draw a card.",
    "vp": "Battle: Bow a target Personality who {}.",
    "where": "Battle: Bow a target Personality {}.",
    "yvp": "Battle: If you {}: Draw a card.",
}


def sentence(production: Rule, spoken: dict[str, str] | None = None) -> str | None:
    """The production in a text box, or None if it has a slot without a filling; `spoken`: the words of some classes."""
    words: list[str] = []
    for name, part in production.parts:
        if not name:
            words.append(part)
        elif part in (spoken or {}):
            words.append((spoken or {})[part])
        elif part in FILLINGS:
            words.append(FILLINGS[part])
        elif part in CLASSIC.meanings:
            words.append(next(iter(CLASSIC.meanings[part])))
        elif not part.endswith("*"):
            return None
    text = " ".join(words)
    for mark in ("'s", "'", ",", ".", ":", ";"):
        text = text.replace(f" {mark}", mark)
    if ("", '"') in production.parts:
        text = re.sub(r'(?<!\.)" ([^"]*) "', r'"\1"', text)
    return BOXES[production.category].format(text.replace(" / ", "/"))


def productions() -> list[Rule]:
    """All of them, but for third persons made from functions, which are tried as commands."""
    return [
        production
        for category in BOXES
        for production in CLASSIC.rules[category]
        if category != "does" or production.make is None
    ]


def check(some: list[Rule]) -> tuple[float, list[str]]:
    """The share of the sentences that were understood, and those that were written back differently."""
    understood, tried, changed = 0, 0, []
    for production in some:
        text = sentence(production)
        if text is None:
            continue
        tried += 1
        reading = read(text, title="Kakita Kado", type="personality")
        if reading.understood:
            understood += 1
            back = write(reading.program)
            if normalise(back) != normalise(text):
                changed.append(f"{text} -> {back}")
    return understood / tried, changed


def spoken(name: str) -> list[str]:
    """A sentence with each of the words of a class, made from the first production that has it and is understood."""
    for production in productions():
        if any(part == name for slot, part in production.parts if slot):
            first = sentence(production)
            if first is not None and read(first, title="Kakita Kado", type="personality").understood:
                return [sentence(production, {name: said}) or "" for said in CLASSIC.meanings[name]]
    return []


# Words that only some sentences can take: of several things, of players, or at the end of a sentence.
SELDOM = 0.5


@pytest.mark.parametrize("name", sorted(CLASSIC.meanings))
def test_the_words_of_a_class_are_read_and_written_back(name: str) -> None:
    texts = spoken(name)
    readings = [read(text, title="Kakita Kado", type="personality") for text in texts]
    understood = [(text, each) for text, each in zip(texts, readings, strict=True) if each.understood]
    changed = [(text, write(each.program)) for text, each in understood]
    assert [(text, back) for text, back in changed if normalise(text) != normalise(back)] == []
    assert len(understood) >= SELDOM * len(texts)


def test_words_of_one_class_mean_what_it_says() -> None:
    for name, meanings in CLASSIC.meanings.items():
        assert all(CLASSIC.classes[name](said) == meaning for said, meaning in meanings.items())


def test_no_category_begins_with_itself() -> None:
    assert grammar(CLASSIC).left_recursion() == []


def test_every_ninth_production_is_read_and_written_back() -> None:
    some = productions()[::9]
    understood, changed = check(some)
    assert changed == []
    assert understood > 0.95


@pytest.mark.soak
def test_every_production_is_read_and_written_back() -> None:
    everything = productions()
    understood, changed = check(everything)
    assert changed == []
    assert understood > 0.97
