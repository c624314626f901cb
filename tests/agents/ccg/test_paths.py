"""The sensible player in War of Honor: Paths, Rings, allies and the board."""

from typing import Any

import pytest
from tests.agents.ccg.test_thinking import card, field, options, player

import rokugan
from rokugan.agents import observe
from rokugan.agents.ccg.acting import best_reaction, foresee, uses_of
from rokugan.agents.ccg.aims import Aims, Goal, PathAims, aims_of
from rokugan.agents.ccg.alliance import choose_guest, joining_plan
from rokugan.agents.ccg.board import choose_fortress, choose_place, place_in
from rokugan.agents.ccg.home import least_useful
from rokugan.agents.ccg.reading import counts_for, ring_need
from rokugan.agents.ccg.rings import Deeds, ring_shares
from rokugan.agents.ccg.table import Table
from rokugan.agents.contract import Observation, Option, Question
from rokugan.cards.library import library
from rokugan.cards.model import CardDefinition
from rokugan.core.card import Card
from rokugan.core.decision import Choice
from rokugan.editions.ccg.seen.unfolded import unfolded
from rokugan.editions.war_of_honor.box.data import PATHS
from rokugan.editions.war_of_honor.box.hexes import distance

NONE = (0, 0, 0, 0)


def table(
    *players: dict[str, Any],
    paths: dict[str, tuple[int, int, int, int]] | None = None,
    attack: dict[str, Any] | None = None,
    **view: Any,
) -> Table:
    """What the first player sees of a game with Paths."""
    names = [each["name"] for each in players]
    taken = paths or {}
    found = {
        "players": list(players), "attack": attack, "active": names[0], "favor": None, "log": [], "duel": None,
        "turn": 9, "phase": "action", "options": {}, "mission": None,
        "paths": {name: dict(zip(PATHS, taken.get(name, NONE), strict=True)) for name in names},
        "earned": {name: [] for name in names}, "rings": {name: [] for name in names},
        "honor_this_turn": {name: {"gained": 0, "lost": 0, "caused": 0} for name in names},
    }  # fmt: skip
    cards = {each.title: each for each in library("war_of_honor")}
    return Table(found | view, names[0], lambda: cards)


def path_aims(seen: Table) -> PathAims:
    assert isinstance(seen.aims, PathAims)
    return seen.aims


def held(title: str, number: int = 0) -> Card:
    return Card(number, library("war_of_honor")[title], 0)


def asking(seen: Table, kind: str, choices: tuple[Option, ...]) -> Observation:
    """Ann is asked; she knows no card by what is printed on it."""
    decision = Question("Ann", kind, "", choices)
    return Observation("Ann", kind, len(choices), decision, dict(seen.view), {})


# --------------------------------------------------------------------------------------------------- aims


def test_a_step_is_worth_more_the_nearer_the_victory() -> None:
    seen = table(player("Ann"), player("Bob"), paths={"Ann": (4, 1, 0, 0), "Bob": (0, 0, 0, 3)})
    aims = path_aims(seen)
    assert aims.worth("military") > aims.worth("honor") > aims.worth("dishonor")
    assert (aims.distance(seen.me), aims.distance(seen.others[0])) == (1, 2)


def test_a_step_that_the_turn_has_earned_is_not_earned_again() -> None:
    seen = table(player("Ann"), player("Bob"), earned={"Ann": ["military"], "Bob": []})
    assert path_aims(seen).step("military") == 0 < path_aims(seen).step("honor")


@pytest.mark.parametrize(
    ("variant", "kind"), [("", PathAims), ("wartime", PathAims), ("bushido_brawl", Aims), ("classic", Aims)]
)
def test_the_aims_are_those_of_the_variant(variant: str, kind: type[Aims]) -> None:
    seen = table(player("Ann"), player("Bob"), options={"variant": variant})
    assert type(aims_of(seen)) is kind


def test_only_military_leads_anywhere_in_wartime() -> None:
    aims = path_aims(table(player("Ann"), player("Bob"), options={"variant": "wartime"}))
    assert aims.worth("military") > 4 * aims.worth("honor")


def test_a_secret_mission_is_pursued() -> None:
    mission = dict(zip(PATHS, (4, 3, 0, 2), strict=True))
    aims = path_aims(table(player("Ann"), player("Bob"), options={"variant": "secret_missions"}, mission=mission))
    assert aims.worth("enlightenment") > 4 * aims.worth("dishonor")


def test_parts_count_only_if_the_whole_is_in_reach() -> None:
    assert Goal(8, 0, 12.0, reach=8).share(2) == 3.0
    assert Goal(8, 0, 12.0, reach=7).share(2) < 1
    assert Goal(8, 6, 12.0, reach=2).share(2) == 12.0
    assert Goal(8, 9, 12.0, reach=2).share(2) == 0


def test_temples_are_used_for_honor_only_if_eight_can_be_reached() -> None:
    temples = [Choice("use", held("Temple to the Ancestors", number)) for number in range(3)]
    for number, choice in enumerate(temples, 1):
        choice.number = number
    choices = options(*temples, Choice("pass"))
    worth = {}
    for gained in (0, 2):
        turn = {name: {"gained": gained, "lost": 0, "caused": 0} for name in ("Ann", "Bob")}
        seen = table(player("Ann"), player("Bob"), active="Bob", honor_this_turn=turn)
        asked = asking(seen, "act", choices)
        foresee(seen, asked, uses_of(asked), None)
        worth[gained] = seen.aims.honor(2)
    assert worth[0] < 0.5 < 2 < worth[2]


# -------------------------------------------------------------------------------------------------- Rings


def test_the_conditions_of_the_rings_are_read() -> None:
    cards = library("war_of_honor")
    needs = {title: ring_need(cards[f"Ring of {title}"]) for title in ("Air", "Flame", "Water", "the Void")}
    assert {title: (need.count, need.period) for title, need in needs.items() if need} == {
        "Air": (3, "turn"), "Flame": (2, "turn"), "Water": (4, "battle"), "the Void": (4, "phase"),
    }  # fmt: skip
    assert ring_need(cards["Ring of Earth"]) is None
    kick, chokehold, blade = (cards[title] for title in ("Spinning Heel Kick", "Chokehold", "Fist and Blade"))
    counted = {
        title: [card.title for card in (kick, chokehold, blade) if counts_for(need, card, card.program.abilities[0])]
        for title, need in needs.items()
        if need
    }
    assert counted["Air"] == ["Spinning Heel Kick"]
    assert counted["the Void"] == ["Chokehold", "Fist and Blade"]
    assert counted["Flame"] == ["Fist and Blade"]
    assert len(counted["Water"]) == 3


def test_actions_add_up_to_a_ring_where_enough_are_at_hand() -> None:
    cards = library("war_of_honor")
    air = cards["Ring of Air"]
    kihos = [
        held(title, number)
        for number, title in enumerate(("Changing Paths", "Stagnation", "Striking Through the Void"))
    ]
    plays = options(*(Choice("play", each) for each in kihos))
    uses = [
        (play, each.definition, each.definition.program.abilities[0]) for play, each in zip(plays, kihos, strict=True)
    ]
    seen = table(player("Ann"), player("Bob"))
    assert len(ring_shares(seen, [air], Deeds(), uses)) == 3
    assert not ring_shares(seen, [air], Deeds(), uses[:2])
    deeds = Deeds()
    deeds.add(seen.view, uses[2][1], uses[2][2])
    assert len(ring_shares(seen, [air], deeds, uses[:2])) == 2
    assert not ring_shares(seen, [air], deeds, uses[2:])  # the same title again


def test_a_second_ring_waits_for_another_turn() -> None:
    play, decline = choices = options(Choice("play", held("Ring of Earth")), Choice("pass"))
    fresh = table(player("Ann"), player("Bob"))
    assert best_reaction(fresh, asking(fresh, "react", choices)) is play
    earned = table(player("Ann"), player("Bob"), earned={"Ann": ["enlightenment"], "Bob": []})
    assert best_reaction(earned, asking(earned, "react", choices)) is decline


def test_rings_are_kept() -> None:
    choices = options(
        *(Choice("discard", held(title, number)) for number, title in enumerate(("Ring of Air", "Chokehold")))
    )
    assert least_useful(choices, table(player("Ann"), player("Bob")).aims).move == "discard Chokehold"
    seen = table(player("Ann"), player("Bob"), rings={"Ann": ["Ring of Air"], "Bob": []})
    assert (seen.aims.keeping("Ring of Air"), seen.aims.ring("Ring of Air")) == (0, 0)


# ------------------------------------------------------------------------------------------------- allies


def attack_on_cid(force: int, assigning: str) -> dict[str, Any]:
    return {
        "attacker": "Bob", "defender": "Cid", "current": None, "assigning": assigning,
        "battlefields": [field("Cid.P1", ["Elk"], force)],
    }  # fmt: skip


def guest(force: int, attacking: int, assigning: str, bob: tuple[int, int, int, int] = NONE) -> dict[str, str]:
    """Where Ann, with one unit, joins Bob's attack on Cid."""
    seen = table(
        player("Ann", card("Ox", force)), player("Bob", card("Elk", attacking, at="Cid.P1")), player("Cid"),
        attack=attack_on_cid(attacking, assigning), paths={"Bob": bob}, active="Bob",
    )  # fmt: skip
    return joining_plan(seen, assigning, {"Ox"})


def test_a_guest_joins_where_a_province_falls() -> None:
    assert guest(4, 9, "attacking") == {"Ox": "Cid.P1"}
    assert not guest(1, 4, "attacking")  # 5 Force against a strength of 6


def test_a_guest_does_not_help_a_rival_to_victory() -> None:
    assert not guest(4, 4, "attacking", bob=(4, 0, 0, 0))


def test_a_guest_defends_against_one_who_is_about_to_win() -> None:
    assert guest(9, 8, "defending", bob=(4, 0, 0, 0)) == {"Ox": "Cid.P1"}
    assert not guest(1, 12, "defending")  # it would only be lost


def test_who_is_about_to_win_is_not_invited() -> None:
    choices = options(Choice("invite", tail="Bob"), Choice("invite", tail="Dov"), Choice("done"))
    attack: dict[str, Any] = {
        "attacker": "Cid",
        "defender": "Ann",
        "current": None,
        "assigning": None,
        "battlefields": [],
    }
    four = [player(name) for name in ("Ann", "Bob", "Cid", "Dov")]
    seen = table(*four, attack=attack, paths={"Bob": (0, 0, 4, 0)})
    assert choose_guest(seen, choices, {}).tail == "Dov"


def test_the_attacker_shares_nothing_that_he_is_sure_of() -> None:
    choices = options(Choice("invite", tail="Cid"), Choice("done"))
    attack: dict[str, Any] = {
        "attacker": "Ann",
        "defender": "Bob",
        "current": None,
        "assigning": None,
        "battlefields": [],
    }
    ann, bob, cid = player("Ann", card("Ox", 9)), player("Bob"), player("Cid")
    seen = table(ann, bob, cid, attack=attack, paths={"Ann": (1, 0, 0, 0)})
    assert choose_guest(seen, choices, {"Ox": "Bob.P1"}).move == "done"
    guarded = player("Bob", card("Elk", 6, at="Bob.home"))
    seen = table(ann, guarded, cid, attack=attack, paths={"Ann": (1, 0, 0, 0)})
    assert choose_guest(seen, choices, {"Ox": "Bob.P1"}).move == "invite Cid"


# --------------------------------------------------------------------------------------------- the board


def test_fortresses_are_laid_beside_rivals() -> None:
    game = rokugan.new_game("war_of_honor", names=["Ann", "Bob"], seed=1)
    first = observe(game)
    found = choose_place(Table(unfolded(first.view), first.player), first.decision.choices)
    game.choose(found.index)
    second = observe(game)
    reply = choose_place(Table(unfolded(second.view), second.player), second.decision.choices)
    assert distance(place_in(found.tail), place_in(reply.tail)) <= 2
    assert reply.card is not None
    assert reply.card.definition.type == "fortress"


def test_attacks_go_between_neighbours() -> None:
    tiles = [
        {"name": name, "kind": "fortress", "owner": owner, "at": at, "face": "up"}
        for name, owner, at in (
            ("North", "Ann", [0, -2]),
            ("South", "Ann", [0, 1]),
            ("Far", "Bob", [3, 0]),
            ("Near", "Bob", [0, 2]),
        )
    ]
    attack: dict[str, Any] = {
        "attacker": "Ann",
        "defender": "Bob",
        "current": None,
        "assigning": None,
        "battlefields": [],
    }
    origin = {"from": None, "to": None}
    seen = table(player("Ann"), player("Bob"), attack=attack, tiles=tiles, fortresses=origin)
    names = ("North", "South", "Far", "Near")
    tiles_of = [Card(0, CardDefinition(each, "fortress"), 0) for each in names]
    named = dict(zip(names, options(*(Choice("from", tile) for tile in tiles_of)), strict=True))
    assert choose_fortress(seen, [named["North"], named["South"]]) is named["South"]
    seen = table(player("Ann"), player("Bob"), attack=attack, tiles=tiles, fortresses=origin | {"from": "South"})
    assert choose_fortress(seen, [named["Far"], named["Near"]]) is named["Near"]
