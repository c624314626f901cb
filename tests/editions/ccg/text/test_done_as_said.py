"""Texts that once did something else than they say, played on a table of each classic edition."""

from __future__ import annotations

from typing import Any

import pytest

from rokugan.cards.reading.report import report_card
from rokugan.core.game import Game
from rokugan.editions.registry import classic_editions, edition_of
from rokugan.testing import Table

CLASSIC = classic_editions()
LATER_TARGETS = [edition for edition in CLASSIC if edition != "gold"]
MINE: dict[str, Any] = {"title": "Toll", "type": "holding", "gold_cost": 2, "text": "Bow this card: Produce 1 Gold."}


def table(edition: str, text: str, title: str = "Badger", **facts: Any) -> Table[Game]:
    """A table on which Ann has a Personality with this text."""
    found: Table[Game] = Table(edition)
    facts = {"force": 3, "chi": 3, "gold_cost": 5, "personal_honor": 2, **facts}
    found.card(title, "personality", text=text, **facts)
    found.card(**MINE)
    return found


def at_home(edition: str, text: str, ann: tuple[Any, ...] = (), bob: tuple[Any, ...] = (), **facts: Any) -> Table[Game]:
    """The same in the Action Phase; what else is in play."""
    found = table(edition, text, **facts)
    found.lay("Ann", in_play=["Badger", *ann], honor=10)
    found.lay("Bob", in_play=list(bob), honor=10)
    return found


def at_war(edition: str, text: str) -> Table[Game]:
    """Ann attacks the first province of Bob with it; others are at home."""
    found = table(edition, text)
    here = {"at": "Bob.P1", "side": "attacking"}
    found.lay("Ann", in_play=[{"card": "Badger", **here}, "Owl"])
    found.lay("Bob", in_play=["Bear", {"card": "Stag", "at": "Bob.P1", "side": "defending"}])
    return found.start(phase="attack").play("fight P1")


# ------------------------------------------------------------------------------------------ paying as an effect


@pytest.mark.parametrize("edition", CLASSIC)
@pytest.mark.parametrize("text", ["Pay 1 Gold or discard this card.", "Choose one: Pay 1 Gold; or discard this card."])
def test_gold_that_nobody_has_is_no_alternative(edition: str, text: str) -> None:
    poor = at_home(edition, f"Open: {text}").play("use Badger")
    assert poor.look("badger.zone") == "dynasty_discard"
    rich = at_home(edition, f"Open: {text}", ann=("Toll",)).play("use Badger")
    assert rich.offered == ["choose pay 1 gold", "choose discard this card"]
    rich.play("choose pay 1 gold")
    assert (rich.look("badger.zone"), rich.look("toll.bowed")) == ("home", True)


@pytest.mark.parametrize("edition", CLASSIC)
def test_who_must_pay_is_asked_what_he_can_pay(edition: str) -> None:
    text = "Open: Each player must pay 1 Gold or lose 3 Honor."
    found = at_home(edition, text, bob=("Toll",)).play("use Badger")
    assert (found.asked.player, found.look("Ann.honor")) == ("Bob", 7)
    found.play("choose pay 1 gold")
    assert (found.look("Bob.honor"), found.look("toll.bowed")) == (10, True)


@pytest.mark.parametrize("edition", CLASSIC)
def test_nobody_may_pay_what_he_has_not(edition: str) -> None:
    text = "Open: You may pay 1 Gold. If you do, gain 2 Honor."
    assert at_home(edition, text).play("use Badger").look("Ann.honor") == 10
    rich = at_home(edition, text, ann=("Toll",)).play("use Badger", "yes")
    assert (rich.look("Ann.honor"), rich.look("toll.bowed")) == (12, True)


@pytest.mark.parametrize("edition", CLASSIC)
@pytest.mark.rule("samurai.effects.12")
def test_one_may_choose_what_will_fail(edition: str) -> None:
    found = at_home(edition, "Open: Discard a card or lose 2 Honor.").play("use Badger")
    assert found.offered == ["choose discard a card", "choose lose 2 honor"]
    assert found.play("choose discard a card").look("Ann.honor") == 10


@pytest.mark.parametrize("edition", CLASSIC)
def test_each_player_who_may_do_something_is_asked_and_pays_himself(edition: str) -> None:
    found = at_home(edition, "Open: Each player may discard a card to gain 3 Honor.")
    found.lay("Ann", hand=["Feint"])
    found.lay("Bob", hand=["Shout"])
    found.play("use Badger", "no", "yes")
    assert (found.look("Ann.honor"), found.look("Ann.hand"), found.look("shout.zone")) == (10, 1, "fate_discard")
    assert found.look("Bob.honor") == 13


# ----------------------------------------------------------------------------------------------- later targets


@pytest.mark.parametrize("edition", LATER_TARGETS)
@pytest.mark.rule("celestial.targeting.02", "samurai.targeting.07", "samurai.targeting.14", "war_of_honor.targeting.03")
def test_after_the_battle_a_delayed_effect_targets_what_is_anywhere(edition: str) -> None:
    found = at_war(edition, "Battle: After this battle ends, destroy a target Personality.").play("use Badger")
    found.until("target", "Ann")
    assert found.offered == ["target Badger", "target Owl", "target Bear"]
    assert found.play("target Bear").look("bear.zone") == "dynasty_discard"


@pytest.mark.parametrize("edition", LATER_TARGETS)
@pytest.mark.rule("celestial.battle.05", "samurai.targeting.07")
def test_during_the_battle_it_targets_what_is_there(edition: str) -> None:
    found = at_war(edition, "Battle: Before the battle resolves, bow a target Personality.").play("use Badger")
    found.until("target", "Ann")
    assert found.offered == ["target Badger", "target Stag"]


@pytest.mark.rule("gold.targeting.08")
def test_in_gold_edition_what_comes_later_is_targeted_at_once() -> None:
    found = at_war("gold", "Battle: After this battle ends, destroy a target Personality.").play("use Badger")
    assert "target Bear" in found.offered
    found.play("target Bear")
    assert found.look("bear.zone") == "home"
    found.step("all pass")
    assert found.look("bear.zone") == "dynasty_discard"


@pytest.mark.rule("gold.targeting.08")
def test_in_gold_edition_what_one_may_do_later_is_targeted_then() -> None:
    text = "Battle: After this battle ends, you may target a Personality and destroy him."
    found = at_war("gold", text).play("use Badger")
    found.until("may", "Ann").play("yes", "target Owl")
    assert found.look("owl.zone") == "dynasty_discard"


@pytest.mark.rule("gold.targeting.08")
def test_in_gold_edition_an_action_with_a_later_target_needs_one_now() -> None:
    text = "Open: At the end of the turn, target a Follower and destroy it."
    assert "use Badger" not in at_home("gold", text).offered
    found = at_home("gold", text, bob=({"card": "Ox", "attachments": [{"card": "Lads", "as": "lads"}]},))
    found.play("use Badger")  # one target is targeted by itself
    assert found.asked.kind == "act"
    assert "use Badger" in at_home("celestial", text).offered


# ------------------------------------------------------------------------------------------------- what is meant


@pytest.mark.parametrize("edition", CLASSIC)
@pytest.mark.parametrize("title", ["Oni", "Hida Oni"])
@pytest.mark.rule("samurai.wording.27")
def test_the_oni_is_the_one_that_was_targeted_on_a_card_called_oni_too(edition: str, title: str) -> None:
    found = table(edition, "Open: Target another player's Oni: Destroy the Oni.", title, keywords=["Oni"])
    found.card("Ogre", "personality", force=2, chi=2, keywords=["Oni"])
    found.lay("Ann", in_play=[{"card": title, "as": "oni"}])
    found.lay("Bob", in_play=["Ogre"])
    found.play(f"use {title}")
    assert (found.look("ogre.zone"), found.look("oni.zone")) == ("dynasty_discard", "home")


@pytest.mark.parametrize("edition", CLASSIC)
def test_the_oni_is_the_card_itself_where_no_other_was_spoken_of(edition: str) -> None:
    found = table(edition, "Open: Target a Personality: Destroy the Oni.", "Oni", keywords=["Oni"])
    found.lay("Ann", in_play=[{"card": "Oni", "as": "oni"}])
    found.lay("Bob", in_play=["Ox"])
    found.play("use Oni", "target Ox")
    assert (found.look("ox.zone"), found.look("oni.zone")) == ("home", "dynasty_discard")


@pytest.mark.parametrize("edition", CLASSIC)
@pytest.mark.rule("samurai.wording.13")
def test_a_different_one_is_targeted_each_time(edition: str) -> None:
    text = (
        "Battle: The enemy leader must repeatedly target and dishonor a different Personality in his army until his army"
        " no longer has more unbowed Personalities than yours, or until he can no longer do so."
    )
    found = table(edition, text)
    here = {"at": "Bob.P1", "side": "attacking"}
    found.lay("Ann", in_play=[{"card": "Badger", **here}])
    found.lay("Bob", in_play=[{"card": name, "at": "Bob.P1", "side": "defending"} for name in ("Stag", "Ox", "Elk")])
    found.start(phase="attack").play("fight P1").until("act", "Ann").play("use Badger")
    assert found.offered == ["target Stag", "target Ox", "target Elk"]
    assert found.play("target Ox").offered == ["target Stag", "target Elk"]
    told = len(found.game.log)
    found.play("target Elk")  # and the last of them by itself
    said = list(found.game.sentences(found.game.log[told:], 0))
    assert [line for line in said if line.endswith("dishonored")] == [
        "Bob's Elk is dishonored",
        "Bob's Stag is dishonored",
    ]


@pytest.mark.parametrize("edition", CLASSIC)
@pytest.mark.parametrize("whom", ["Badger", "this card", "this Personality"])
@pytest.mark.rule("samurai.wording.27")
def test_spells_attach_to_him_for_less(edition: str, whom: str) -> None:
    found = table(edition, f"Fire Spells attach to {whom} paying 2 less Gold.", keywords=["Shugenja"])
    spell = {"gold_cost": 3, "focus_value": 1, "text": "Open: Bow this card: Draw a card."}
    found.card("Spark", "spell", keywords=["Fire"], **spell)
    found.card("Pebble", "spell", keywords=["Earth"], **spell)
    found.lay("Ann", in_play=["Badger", "Toll", "Mage"], hand=["Spark", "Pebble"])
    assert "equip Spark" in found.offered
    assert "equip Pebble" not in found.offered
    found.play("equip Spark")  # on the Mage it costs more than Ann has
    assert (list(map(str, found.look("badger.attachments"))), found.look("toll.bowed")) == (["Spark"], True)


@pytest.mark.parametrize("edition", CLASSIC)
@pytest.mark.parametrize("whom", ["Badger", "this card"])
@pytest.mark.rule("samurai.wording.27")
def test_they_attach_for_less_to_that_copy_alone(edition: str, whom: str) -> None:
    found = table(edition, f"Spells attach to {whom} paying 2 less Gold.", keywords=["Shugenja"])
    found.card("Spark", "spell", gold_cost=5, focus_value=1, text="Open: Bow this card: Draw a card.")
    found.lay("Ann", in_play=["Badger", {"card": "Badger", "as": "other"}, "Toll"], hand=["Spark"])
    assert "equip Spark" not in found.offered


# -------------------------------------------------------------------------------------------------- who chooses


@pytest.mark.parametrize("edition", CLASSIC)
@pytest.mark.parametrize("whose", ["Your opponent chooses", "Another player chooses", "Another target player chooses"])
def test_whom_the_text_names_chooses_before_the_colon_too(edition: str, whose: str) -> None:
    found = at_home(edition, f"Open: {whose} one of his Personalities: Bow that Personality.", bob=("Ox", "Elk"))
    found.play("use Badger")
    assert (found.asked.player, found.offered) == ("Bob", ["target Ox", "target Elk"])
    assert found.play("target Elk").look("elk.bowed")


@pytest.mark.parametrize("edition", CLASSIC)
def test_he_chooses_before_the_colon_in_battle(edition: str) -> None:
    text = "Battle: Your opponent chooses one of his Personalities at this battlefield: Bow that Personality."
    found = table(edition, text)
    here = {"at": "Bob.P1", "side": "attacking"}
    found.lay("Ann", in_play=[{"card": "Badger", **here}])
    found.lay(
        "Bob", in_play=["Bear", *({"card": name, "at": "Bob.P1", "side": "defending"} for name in ("Stag", "Ox"))]
    )
    found.start(phase="attack").play("fight P1").until("act", "Ann").play("use Badger")
    assert (found.asked.player, found.offered) == ("Bob", ["target Stag", "target Ox"])


# -------------------------------------------------------------------------------------------- what would happen


@pytest.mark.parametrize("edition", CLASSIC)
@pytest.mark.parametrize("what", ["it", "the dishonor"])
def test_what_would_happen_next_is_negated_before_it_does(edition: str, what: str) -> None:
    text = f"Open: The next time this turn one of your Personalities would be dishonored, negate {what}."
    found = at_home(edition, text)
    found.card("Shame", "strategy", gold_cost=0, text="Open: Dishonor a target Personality.")
    found.lay("Ann", in_play=["Owl"], hand=["Shame", {"card": "Shame", "as": "more"}])
    found.play("use Badger")
    for dishonored in (False, True):  # the next time, and no other
        found.until("act", "Ann").play("play Shame", "target Owl")
        assert found.look("owl.dishonorable") == dishonored


@pytest.mark.parametrize("edition", CLASSIC)
@pytest.mark.parametrize(
    "text",
    [
        "Open: The next time this turn one of your Personalities is dishonored, negate it.",
        "After one of your Personalities is dishonored, negate it.",
        "Reaction: After one of your Personalities bows: Negate it.",
        "Reaction: After an enemy Personality moves to the current battlefield: Move him home. His controller may pay 3 Gold to"
        " negate this.",
    ],
)
def test_what_has_happened_is_not_negated(edition: str, text: str) -> None:
    card = report_card(
        {"title": "Badger", "type": "personality", "text": text}, edition, edition_of(edition).cannot_run
    )
    assert card.unrunnable == ("negating what has already happened",)
