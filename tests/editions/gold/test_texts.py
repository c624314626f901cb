"""What Gold Edition adds to the words of a text: one target of two alternatives, Political actions, what bows for a Spell."""

from __future__ import annotations

import pytest

from rokugan import program as p
from rokugan.editions.gold import texts
from rokugan.program.words import Kind

LION, OTHER = p.HasKeyword("Lion Clan"), p.HasKeyword("Lion Clan", False)
HOME = p.State("home")
FORCE, CHI = p.Modify("force", p.Number(3)), p.Modify("chi", p.Number(1))
LESS = p.Modify("force", p.Number(2))
THIS = p.Ref("this")


def chosen(*filters: p.Filter, kind: Kind = "personality") -> p.Chosen:
    """Somebody whom the text lets the player choose."""
    return p.Chosen(p.Noun((kind,), filters), 0)


def give(what: p.Thing, *changes: p.Change) -> p.Give:
    """What he gets."""
    return p.Give(what, changes)


def either(*options: p.Effect) -> p.ChooseOne:
    """One of the alternatives."""
    return p.ChooseOne(tuple((each,) for each in options))


@pytest.mark.rule("gold.targeting.04")
def test_two_alternatives_for_those_with_a_keyword_and_those_without_are_one_target() -> None:
    """`+3F to a Lion Clan Personality at home or +2F to a non-Lion Clan Personality at home`, in either order."""
    for first, second, mine in ((LION, OTHER, FORCE), (OTHER, LION, LESS)):
        his = LESS if mine is FORCE else FORCE
        amount = p.Conditional(p.Is(p.Ref("each"), (first,)), mine.amount, his.amount)
        found = texts.one_target(either(give(chosen(HOME, first), mine), give(chosen(second, HOME), his)))
        assert found == give(chosen(HOME), p.Modify("force", amount))


BESIDES = (
    either(give(chosen(LION), FORCE), give(chosen(OTHER), LESS), give(chosen(OTHER), CHI)),
    p.ChooseOne(((give(chosen(LION), FORCE), give(chosen(LION), CHI)), (give(chosen(OTHER), LESS),))),
    p.ChooseOne(((give(chosen(LION), FORCE),), (give(chosen(OTHER), LESS), give(chosen(OTHER), CHI)))),
    either(give(chosen(LION), FORCE), p.Bow(chosen(OTHER))),
    either(p.Bow(chosen(LION)), give(chosen(OTHER), LESS)),
    either(p.Bow(chosen(LION)), p.Straighten(chosen(OTHER))),
    either(give(chosen(LION), FORCE), give(chosen(OTHER), LESS, CHI)),
    either(give(chosen(LION), FORCE, CHI), give(chosen(OTHER), LESS)),
    either(give(THIS, FORCE), give(chosen(OTHER), LESS)),
    either(give(chosen(LION), FORCE), give(THIS, LESS)),
    either(give(THIS, FORCE), give(THIS, LESS)),
    either(give(chosen(LION), FORCE), give(chosen(LION), LESS)),
    either(give(chosen(LION, HOME), FORCE), give(chosen(OTHER), LESS)),
    either(give(chosen(LION), FORCE), give(chosen(OTHER, HOME), LESS)),
    either(give(chosen(LION), FORCE), give(chosen(p.HasKeyword("Crab Clan", False)), LESS)),
    either(give(chosen(LION), FORCE), give(chosen(p.HasKeyword("Crab Clan")), LESS)),
    either(give(chosen(HOME), FORCE), give(chosen(OTHER), LESS)),
    either(give(chosen(LION), FORCE), give(chosen(HOME), LESS)),
    either(give(chosen(LION), FORCE), give(chosen(OTHER, kind="follower"), LESS)),
    either(give(chosen(LION), FORCE), give(chosen(OTHER), CHI)),
    either(give(chosen(LION), FORCE), give(chosen(OTHER), p.GrantKeyword("Cavalry"))),
    either(give(chosen(LION), p.GrantKeyword("Cavalry")), give(chosen(OTHER), LESS)),
    p.Bow(chosen(LION)),
)


@pytest.mark.parametrize("node", BESIDES)
def test_other_alternatives_stay_alternatives(node: p.Effect) -> None:
    assert texts.one_target(node) is node


GAIN = p.Trigger("before", p.Pattern("gain honor"))
DEATH = p.Trigger("before", p.Pattern("destroy"))
CHANGED = p.ChangeAmount("add", p.Number(1))
NOTHING_OF_IT = p.Negate("event")
NO_LOSS = p.Negate("lose honor")


@pytest.mark.rule("gold.framework.05")
@pytest.mark.parametrize(
    ("effects", "trigger", "is_political"),
    [
        ((CHANGED, p.Bow(THIS)), None, True),
        ((p.Bow(THIS), CHANGED), DEATH, True),
        ((NO_LOSS,), None, True),
        ((NOTHING_OF_IT,), GAIN, True),
        ((p.Bow(THIS), NOTHING_OF_IT), GAIN, True),
        ((NOTHING_OF_IT,), DEATH, False),
        ((NOTHING_OF_IT,), None, False),
        ((p.Bow(THIS),), GAIN, False),
    ],
)
def test_what_changes_a_gain_of_honor_is_political_on_an_older_card(
    effects: tuple[p.Effect, ...], trigger: p.Trigger | None, is_political: bool
) -> None:
    found = texts.political(p.Ability(("reaction",), effects, ("Kiho",), trigger=trigger))
    assert found.keywords == (("Kiho", "Political") if is_political else ("Kiho",))
    once = p.Ability(("reaction",), effects, ("Political",), trigger=trigger)
    assert texts.political(once).keywords == ("Political",)


PLAY = p.Play(THIS)


@pytest.mark.rule("gold.rings.01")
@pytest.mark.parametrize(
    ("effects", "is_reaction"),
    [((PLAY,), True), ((PLAY, p.Bow(THIS)), False), ((p.Bow(THIS),), False), ((p.Play(p.Ref("targets")),), False)],
)
def test_a_ring_that_says_no_more_than_that_it_is_played_is_a_reaction(
    effects: tuple[p.Effect, ...], is_reaction: bool
) -> None:
    trait = p.Triggered(DEATH, effects)
    found = texts.gold_program(p.Program(traits=(trait,)), "ring")
    assert (len(found.abilities), len(found.traits)) == ((1, 0) if is_reaction else (0, 1))
    if is_reaction:
        assert found.abilities[0].effects == (p.PutCard(THIS, "play"),)
    other = texts.gold_program(p.Program(traits=(trait,), abilities=(p.Ability(("battle",), ()),)), "strategy")
    assert (len(other.traits), other.abilities[0].effects) == (1, ())


CASTER = p.Bow(p.Ref("bearer"))


@pytest.mark.rule("gold.spells.03")
@pytest.mark.parametrize(
    ("type_", "ability", "bows"),
    [
        ("spell", p.Ability(("battle",), (p.Bow(chosen()),)), True),
        ("item", p.Ability(("battle",), (p.Bow(chosen()),)), False),
        ("spell", p.Ability(("reaction",), (p.Bow(chosen()),), trigger=DEATH), False),
        ("spell", p.Ability(("battle",), (p.Bow(chosen()), p.Allow("unbowed"))), False),
        ("spell", p.Ability(("battle",), (p.Bow(chosen()),), allowances=(p.Allow("unbowed"),)), False),
        ("spell", p.Ability(("battle",), (p.Bow(chosen()),), allowances=(p.Allow("no presence"),)), True),
    ],
)
def test_a_spell_bows_its_caster_unless_it_says_so_itself(type_: str, ability: p.Ability, bows: bool) -> None:
    assert (CASTER in texts.untargeted(texts.gold_ability(ability, type_).constraints)) is bows


@pytest.mark.rule("gold.ranged.01")
@pytest.mark.parametrize(
    ("type_", "bows"),
    [("personality", True), ("follower", True), ("item", True), ("strategy", False), ("holding", False)],
)
def test_who_bows_for_a_ranged_attack(type_: str, bows: bool) -> None:
    attack = p.RangedAttack(p.Number(3), p.Target(p.Noun(("card",)), 0))
    found = texts.gold_ability(p.Ability(("battle",), (attack,)), type_)
    assert (p.Bow(THIS) in found.constraints) is bows


@pytest.mark.parametrize(("phrase", "caster"), [(CASTER, True), (p.Bow(THIS), False), (p.Bow(p.You()), False)])
def test_whether_a_phrase_means_the_caster(phrase: p.Node, caster: bool) -> None:
    assert texts.is_caster(phrase) is caster


@pytest.mark.rule("gold.states.03")
@pytest.mark.parametrize(("whom", "allowed"), [(THIS, True), (p.Ref("bearer"), True), (p.Ref("targets"), False)])
def test_what_straightens_its_own_card_may_be_used_when_that_is_bowed(whom: p.Thing, allowed: bool) -> None:
    found = texts.gold_ability(p.Ability(("battle",), (p.Straighten(whom),)), "personality")
    assert (p.Allow("bowed") in found.allowances) is allowed


@pytest.mark.rule("gold.targeting.05")
@pytest.mark.parametrize(
    ("node", "is_targeted"),
    [
        (chosen(), True),
        (chosen(HOME), True),
        (p.Chosen(p.Noun(("personality",)), 0, random=True), False),
        (chosen(kind="battlefield"), False),
        (chosen(p.In("hand")), False),
    ],
)
def test_what_is_chosen_among_cards_in_play_is_targeted(node: p.Chosen, is_targeted: bool) -> None:
    assert isinstance(texts.targeting(node), p.Target) is is_targeted


BOWS_IT = p.Bow(THIS)
SHOT = p.RangedAttack(p.Number(3), p.Target(p.Noun(("personality",)), 0))


@pytest.mark.rule("gold.ranged.01")
@pytest.mark.parametrize(
    ("ability", "bows"),
    [
        (p.Ability(("battle",), effects=(SHOT,)), True),
        (p.Ability(("battle",), effects=(SHOT, p.Draw(p.Number(1)))), True),
        (p.Ability(("battle",), effects=(p.Draw(p.Number(1)),)), False),
        (p.Ability(("battle",), constraints=(BOWS_IT,), effects=(SHOT,)), False),
    ],
)
def test_what_bows_for_a_ranged_attack_that_does_not_say_so(ability: p.Ability, bows: bool) -> None:
    assert texts.bows_for_attack(ability) is bows
