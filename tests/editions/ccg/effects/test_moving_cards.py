"""Cards in and between zones, provinces, uses, phases; and copies of a game in the middle of every decision."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import pytest
from tests.editions.ccg.trials import Trial

from rokugan import program as p
from rokugan.editions.ccg.actions.running_text import EFFECTS
from rokugan.editions.ccg.effects import changes
from rokugan.editions.ccg.runnable import EVENT_FILTERS, unrunnable, why_not_playable
from rokugan.editions.ccg.text.described import meaning

N = p.Number
YOURS = p.Noun(("personality",), whose="your")


def test_what_cannot_be_run_is_named() -> None:
    moon: Any = "a blue moon"
    nobody: Any = "nobody"
    player: Any = p.Noun(("player",))
    odd = p.Ability(("open",), (p.If(p.Moment(moon), (p.Bow(p.Ref(nobody)),)), player))
    assert unrunnable(p.Program(abilities=(odd,))) == [
        "Moment.name 'a blue moon'",
        "Ref.to 'nobody'",
        "Noun as an effect",
    ]


def test_a_card_that_cannot_be_run_says_so(table: Trial) -> None:
    card = table.printed("Ox")
    assert why_not_playable(card) == ""
    sing: Any = "sing"
    odd = type(card)("Odd", "personality", id="odd", program=p.Program(traits=(p.Forbid("may not", sing),)))
    assert why_not_playable(odd) == "The text of 'Odd' can be read but not yet played: Forbid.verb 'sing'."


def test_a_province_card_is_turned_up_and_down(table: Trial) -> None:
    table.bob["provinces"] = [{"card": "Elk", "as": "hidden"}, {}, {}, {}]
    hidden = p.Chosen(p.Noun(("dynasty card",), (p.Titled("Elk"),), zone="province"), 0)
    table.trial(p.TurnFace(hidden)).play("play Trial")
    assert table.look("hidden.face") == "up"


def test_refilling_a_province_face_up(table: Trial) -> None:
    table.ann["provinces"] = [{"card": "Elk", "as": "old", "face": "up"}, {}, {}, {}]
    mine = p.Chosen(p.Noun(("personality",), (), "your", None, "province"), 0)
    table.trial(p.Together((p.Discard(mine), p.Refill(p.Ref("emptied"))))).play("play Trial")
    assert table.look("old.zone") == "dynasty_discard"
    province = table.game.players[0].provinces[0]
    assert province.cards
    assert province.face_up


def test_putting_a_card_into_a_province(table: Trial) -> None:
    table.ann["dynasty_discard"] = [{"card": "Elk", "as": "fallen"}]
    fallen = p.Each(p.Noun(("personality",), (), "your", None, "discard"))
    table.trial(p.PutCard(fallen, "province", face_up=True)).play("play Trial", "target Ann.P3")
    assert table.look("fallen.zone") == "province"
    assert table.handles["fallen"] in table.game.players[0].provinces[2].cards


def test_a_discarded_personality_becomes_honorably_dead(table: Trial) -> None:
    table.ann["dynasty_discard"] = [{"card": "Elk", "as": "fallen"}]
    fallen = p.Each(p.Noun(("personality",), (), "your", None, "discard"))
    dead = p.Noun(("personality",), (p.State("honorably dead"),))
    table.trial(p.BecomeDead(fallen, True), p.GainHonor(p.CountOf(dead))).play("play Trial")
    assert (table.look("fallen.dead"), table.look("Ann.honor")) == (True, 11)


def test_cards_change_places(table: Trial) -> None:
    table.ann["fate_discard"] = [{"card": "Blade", "as": "blade"}]
    table.ann["hand"].append({"card": "Spears", "as": "spears"})
    lost, held = p.Noun(("item",), whose="your", zone="discard"), p.Noun(("follower",), whose="your", zone="hand")
    table.trial(p.Swap(p.Each(lost), p.Each(held))).play("play Trial")
    assert (table.look("blade.zone"), table.look("spears.zone")) == ("hand", "fate_discard")


def test_using_an_ability_again(table: Trial) -> None:
    program = p.Program(abilities=(p.Ability(("open",), (p.GainHonor(N(1)),)),))
    table.make("Ox", program=program, force=3, chi=3)
    table.trial(p.UseAgain(p.Each(p.Noun(("personality",), (p.Titled("Ox"),))))).play("use Ox", "play Trial", "use Ox")
    assert table.look("Ann.honor") == 12


def test_an_additional_attack_phase(table: Trial) -> None:
    table.trial(p.ExtraPhase("attack")).play("play Trial", "no attack")
    assert (table.asked.player, table.asked.kind) == ("Ann", "attack")
    table.play("no attack")
    assert table.asked.player == "Bob"


def test_overlaying_by_a_text(table: Trial) -> None:
    table.ann["dynasty_discard"] = [{"card": "Bear", "as": "spirit"}]
    spirit, ox = p.Each(p.Noun(("personality",), (), "your", None, "discard")), p.Chosen(YOURS, 0)
    table.trial(p.Overlay(spirit, ox)).play("play Trial", "target Ox")
    assert table.look("spirit.zone") == "home"


def test_created_cards_and_looking(table: Trial) -> None:
    """Of the cards looked at, one that fits is attached and the rest go under the deck."""
    table.ann["fate_deck"] = [{"card": "Blade", "as": "top"}, {"card": "Spears", "as": "troop"}]
    follower = p.Noun(("follower",), (p.Among(p.Ref("found")),))
    table.trial(
        p.Look("look", p.TopOf("fate deck", N(2))),
        p.If(p.Exists(follower), (p.Attach(p.Ref("found"), p.Chosen(YOURS, 0), (p.Term("free"),)),)),
        p.Rearrange(p.Ref("rest"), "bottom"),
        p.Create("follower", (("force", N(1)),), attach_to=p.Chosen(YOURS, 1)),
    ).play("play Trial", "target Ox", "target Elk")
    assert str(table.look("troop.attached_to")) == "Ox"
    assert table.game.players[0].fate_deck[0] == table.handles["top"]
    assert len(table.look("elk.attachments")) == 1


def test_a_copy_in_the_middle_of_every_decision(table: Trial) -> None:
    """Whatever waits on the stack, a copy goes on just like the original and never touches it."""
    table.ann["fate_deck"] = ["Blade", "Spears", "Blade"]
    effects = (
        p.Give(p.Target(YOURS, 0), (p.Modify("force", N(1), choose=True), p.AnyKeyword("element"))),
        p.Look("look", p.TopOf("fate deck", N(3))),
        p.Rearrange(p.Ref("found")),
        p.May((p.Discard(p.Chosen(p.Noun(("card",), whose="your", zone="hand"), 1)),)),
        p.Paying((p.Bow(p.Chosen(YOURS, 2)),), (p.Draw(N(1)),)),
    )
    table.ann["hand"].append({"card": "Blade"})
    table.trial(*effects)
    game = table.game
    for _ in range(25):
        if game.decision is None:
            break
        copy, before = game.clone(), game.hash()
        assert copy.hash() == before
        copy.choose(0)
        assert game.hash() == before
        game.choose(0)
        assert game.hash() == copy.hash()


def kinds(role: type) -> set[type]:
    """The nodes of a role."""
    found = {each for each in vars(p).values() if isinstance(each, type) and issubclass(each, role)}
    return found - {p.Amount, p.Filter, p.Thing, p.Condition, p.Effect, p.Change}


@pytest.mark.parametrize(
    ("role", "table", "otherwise"),
    [
        (p.Amount, meaning.NUMBERS, ()),
        (p.Condition, meaning.CONDITIONS, ()),
        (p.Thing, meaning.OBJECTS, (p.OneOf,)),  # which becomes a choice of effects
        (p.Change, changes.CHANGES, ()),
        (p.Effect, EFFECTS, (p.Challenge,)),  # which takes along what the text says of the duel
    ],
)
def test_the_tables_of_the_engine_have_every_node_of_their_role(
    role: type, table: Mapping[type, object], otherwise: Collection[type]
) -> None:
    assert set(table) == kinds(role) - set(otherwise)


def test_every_filter_is_asked_of_things_or_of_events() -> None:
    asked = {*meaning.FILTERS, *meaning.CONDITIONS, *EVENT_FILTERS}
    assert kinds(p.Filter) <= asked
