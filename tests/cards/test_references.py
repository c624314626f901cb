"""Who `he` is: references in a text, by the special wording rules of the Samurai book."""

from __future__ import annotations

from typing import TypeVar

import pytest

from rokugan.cards import read
from rokugan.program import (
    Bow,
    Challenge,
    Controller,
    Give,
    LoseHonor,
    Modify,
    Move,
    Node,
    Opposing,
    Ref,
    StatOf,
    Straighten,
    Target,
    UnitOf,
    walk,
)

T = TypeVar("T", bound=Node)


def find(text: str, kind: type[T], *, title: str = "Kakita Kado", type: str = "strategy") -> list[T]:
    reading = read(text, title=title, type=type)
    assert not reading.unread
    return [node for node in walk(reading.program) if isinstance(node, kind)]


@pytest.mark.rule("samurai.wording.19", "samurai.wording.20")
def test_a_pronoun_means_the_last_thing_mentioned() -> None:
    assert find("Battle: Target a Samurai and a Shugenja. Bow him.", Bow)[0].what == Ref("slot", 1)
    opposing = find("Battle: Target one of your Personalities: Bow a target Personality opposing him.", Opposing)
    assert opposing[0].what == Ref("slot", 0)


@pytest.mark.rule("samurai.wording.18", "samurai.wording.20")
def test_he_is_never_an_item() -> None:
    assert find("Battle: Target a Personality and an Item. Give him +2F.", Give)[0].what == Ref("slot", 0)
    assert find("Battle: Target a Personality and an Item. Bow it.", Bow)[0].what == Ref("slot", 1)


@pytest.mark.rule("samurai.wording.18")
def test_he_may_be_a_player() -> None:
    lose = find("Limited: Target another player's Personality: Bow him. His controller loses 2 Honor.", LoseHonor)
    assert lose[0].who == Controller(Ref("slot", 0))


@pytest.mark.rule("samurai.targeting.05")
def test_target_as_verb_and_as_adjective_are_the_same() -> None:
    verb = find("Battle: Target one of your Samurai: Draw a card.", Target)
    adjective = find("Battle: Bow one of your target Samurai.", Target)
    assert verb == adjective


@pytest.mark.rule("samurai.targeting.06")
def test_the_target_is_a_reference_and_no_new_target() -> None:
    text = "Battle: Target a Personality: Bow the target Personality. Straighten the target."
    assert len(find(text, Target)) == 1
    assert find(text, Bow)[0].what == Ref("slot", 0)
    assert find(text, Straighten)[0].what == Ref("slot", 0)


@pytest.mark.rule("samurai.wording.25", "samurai.wording.27")
def test_a_card_names_itself_by_a_short_title() -> None:
    for name in ("Kakita Kado", "Kado", "this card", "this Personality"):
        assert find(f"Battle: Bow {name}.", Bow, type="personality")[0].what == Ref("this")


@pytest.mark.rule("samurai.attachments.10", "samurai.attachments.11")
def test_this_personality_on_an_attachment_is_its_bearer() -> None:
    assert find("Battle: Bow this Personality.", Bow, type="item")[0].what == Ref("bearer")
    assert find("Battle: Bow this Shugenja.", Bow, type="spell")[0].what == Ref("bearer", called="Shugenja")
    assert find("Battle: Bow this card.", Bow, type="item")[0].what == Ref("this")


@pytest.mark.rule("samurai.wording.32")
def test_your_samurai_is_the_one_chosen_before() -> None:
    text = "Battle: Bow one of your target Samurai: Give your Samurai +2F."
    assert find(text, Give)[0].what == Ref("slot", 0)


@pytest.mark.rule("samurai.wording.33")
def test_a_comparison_without_a_second_side_is_with_the_performer() -> None:
    target = find("Battle: Bow a target enemy Personality with lower Chi.", Target, type="personality")[0]
    assert target.noun.filters[0].right is None  # type: ignore[attr-defined]


def test_the_object_of_a_clause_is_not_its_subject() -> None:
    text = "Battle: Target an enemy Personality: If he is bowed, Kado duels him."
    assert find(text, Challenge, type="personality")[0].challenged == Ref("slot", 0)


def test_the_target_of_a_ranged_attack_is_not_he() -> None:
    text = "Battle: Target your Samurai: Ranged 3 Attack. Move him home."
    assert find(text, Move)[0].what == Ref("slot", 0)


def test_each_of_many_is_compared_with_itself() -> None:
    text = "Battle: Give each Personality in your army a Force bonus equal to his Chi."
    change = find(text, Modify)[0]
    assert change.amount == StatOf("chi", Ref("each"))


def test_his_unit_and_its_controller() -> None:
    text = "Battle: Target an enemy Follower: Bow its unit."
    assert find(text, Bow)[0].what == UnitOf(Ref("slot", 0))
