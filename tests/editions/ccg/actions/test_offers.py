"""What is offered to a player: abilities, the actions of the rules, Equip, Reactions."""

from __future__ import annotations

from functools import cache

import pytest
from tests.editions.ccg.trials import Trial, hold, on

from rokugan import program as p
from rokugan.core.decision import Choice
from rokugan.editions.ccg.actions import offers
from rokugan.editions.ccg.table.action import Offer
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import LIMITED, OPEN, REACTION
from rokugan.testing import Table


def test_an_action_of_the_rules_has_a_name() -> None:
    """By its key its uses are counted, and by its move it is taken."""
    ability = offers._given("dance", p.Ability(("open",), (p.GainHonor(p.Number(1)),)))
    assert (ability.key, ability.move, ability.mask) == ("rules/dance", "dance", OPEN)


@cache
def fleet() -> Table[CcgGame]:
    """Captain and Pilot are Naval, and so is all that they carry; Lubber is not, and has a Naval Follower. Pilot is dead."""
    table: Table[CcgGame] = Table("samurai")
    for title, keywords in (("Captain", ["Naval"]), ("Pilot", ["Naval"]), ("Lubber", [])):
        table.card(title, chi=2, keywords=keywords, text="Battle: Draw a card.")
    table.card("Sailors", "follower", keywords=["Naval"], text="Battle: Draw a card.")
    table.card("Sail", "item", keywords=["Naval"])
    table.card("Porters", "follower")
    table.card("Rowers", "follower", keywords=["Naval"])
    for title in ("Captain", "Lubber"):
        carried = ("Sailors", "Sail", "Porters") if title == "Captain" else ("Rowers",)
        attached = [{"card": each, "as": each.lower()} for each in carried]
        table.lay("Ann", in_play=[{"card": title, "as": title.lower(), "attachments": attached}])
    table.lay("Ann", dynasty_discard=[{"card": "Pilot", "dead": True, "as": "pilot"}])
    return table.start()


@pytest.mark.rule("samurai.naval.01")
@pytest.mark.parametrize(
    ("performer", "crew"), [("captain", "captain sailors"), ("lubber", "lubber"), ("pilot", "pilot")]
)
def test_who_may_perform_the_first_action(performer: str, crew: str) -> None:
    """The Naval Personality or one of his Naval Followers; another one, whom a text lets act first, by himself."""
    handles = fleet().handles
    assert offers.may_perform(fleet().game, handles[performer]) == [handles[each] for each in crew.split()]


@pytest.mark.parametrize(("card", "performer", "can"), [("captain", "captain", True), ("captain", "lubber", False)])
def test_whether_a_card_performs_what_is_offered(card: str, performer: str, can: bool) -> None:
    game, number = fleet().game, fleet().handles[card]
    choice = Choice("use", game.cards[number], what=Offer(number, game.behaviours[number].abilities[0]))
    assert offers.performed_by(game, 0, choice, fleet().handles[performer]) == can


def test_a_reaction_is_no_action_that_one_takes(table: Trial) -> None:
    """Even where Reactions may be taken besides (`an additional action with the same designator`), it waits for its trigger."""
    on(table, "Ox", "Reaction: After a Personality bows, gain 1 Honor.")
    found: list[Choice] = []
    offers.add_abilities(table.begin().game, 0, table.handles["ox"], REACTION, "use", found)
    assert found == []


def test_who_may_perform_no_actions_equips_nothing(table: Trial) -> None:
    """Others may, who come after him."""
    samurai = p.Each(p.Noun(("personality",), (p.HasKeyword("Samurai"),)))
    table.make("Law", "holding", p.Program(traits=(p.Forbid("may not", "perform", samurai),)))
    table.make("Fan", "item", focus_value=1)
    table.lay("Ann", in_play=["Law"], hand=["Fan"])
    game = table.begin().game
    assert offers.equip_targets(game, 0, table.handles["fan"], LIMITED) == [table.handles["elk"]]
    assert offers.equip_targets(game, 0, table.handles["fan"], OPEN) == []


def test_a_ring_that_enters_play_has_no_number(table: Trial) -> None:
    """Its abilities have one each; what puts it into play is none of them."""
    trigger = p.Trigger("after", p.Pattern("lose honor", p.You()))
    enters = p.Triggered(trigger, (p.PutCard(p.Ref("this"), "play"),))
    abilities = tuple(p.Ability((word,), (p.GainHonor(p.Number(1)),)) for word in ("open", "limited"))
    table.make("Halo", "ring", p.Program(traits=(enters,), abilities=abilities), focus_value=4)
    table.lay("Ann", hand=["Halo"])
    hold(table, "Open: Lose 1 Honor.")
    table.begin().play("play Trial")
    assert (table.asked.player, table.offered) == ("Ann", ["play Halo", "pass"])
    table.play("play Halo")
    assert table.look("halo.zone") == "home"
