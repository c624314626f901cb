"""The parts of which the sensible player is made."""

from collections.abc import Sequence
from typing import Any

import pytest

from rokugan.agents.ccg.duelling import choose_in_duel, choose_on_challenge
from rokugan.agents.ccg.home import hand_value, least_useful, personality_value, worth_waiting_for
from rokugan.agents.ccg.reading import Swing, read_ability
from rokugan.agents.ccg.table import Battle, Table, Unit, gold_of
from rokugan.agents.ccg.war import attack_plan, cheapest, defence_plan, split
from rokugan.agents.contract import Option, question
from rokugan.cards.files import definition
from rokugan.cards.model import CardDefinition
from rokugan.core.card import Card
from rokugan.core.decision import Choice, Decision
from rokugan.program import Ability


def card(name: str, force: int, chi: int = 2, at: str = "Ann.home", bowed: bool = False, **more: Any) -> dict[str, Any]:
    found = {
        "card": name, "type": "personality", "force": force, "chi": chi, "personal_honor": 1, "gold_cost": 5,
        "bowed": bowed, "at": at, "side": None, "keywords": [], "controller": at.partition(".")[0],
    }  # fmt: skip
    return found | more


def player(name: str, *cards: dict[str, Any], strength: int = 6, provinces: int = 4, honor: int = 5) -> dict[str, Any]:
    return {
        "name": name, "clan": "Crab", "honor": honor, "eliminated": False, "hand": [], "in_play": list(cards),
        "dynasty_deck": {"size": 20}, "focused": [],
        "provinces": [
            {"name": f"P{k + 1}", "destroyed": k >= provinces, "strength": strength, "face_up": False, "cards": [],
             "region": None}
            for k in range(4)
        ],
    }  # fmt: skip


def table(ann: dict[str, Any], bob: dict[str, Any], me: str = "Ann", attack: Any = None, duel: Any = None) -> Table:
    view = {"players": [ann, bob], "attack": attack, "active": "Ann", "favor": None, "log": [], "duel": duel}
    return Table(view, me)


def field(at: str, attacking: list[str], force: int, defending: Sequence[str] = (), defence: int = 0) -> dict[str, Any]:
    return {
        "at": at, "fought": False, "attacking": attacking, "defending": list(defending), "attacking_force": force,
        "defending_force": defence,
    }  # fmt: skip


def options(*choices: Choice) -> tuple[Option, ...]:
    """Choices as an agent sees them."""
    return question(Decision(0, "Ann", "act", "", choices)).choices


def ability(text: str) -> Ability:
    found = definition({"title": "Fox", "type": "strategy", "text": text}, "fox")
    assert not found.unread, found.unread
    return found.program.abilities[0]


# ---------------------------------------------------------------------------------------------------- sums


def test_bowed_cards_give_no_force_and_followers_add_theirs() -> None:
    follower = {"card": "Spears", "type": "follower", "force": 2, "bowed": False}
    assert Unit(card("Ox", 4, attachments=[follower])).force == 6
    assert Unit(card("Ox", 4, bowed=True, attachments=[follower])).force == 2
    assert Unit(card("Ox", -1)).force == 0


def test_units_are_split_into_groups_that_are_strong_enough() -> None:
    units = [Unit(card(name, force)) for name, force in (("A", 6), ("B", 4), ("C", 3))]
    groups = split(units, [7, 6])
    assert groups is not None
    assert [sum(unit.force for unit in group) for group in groups] == [7, 6]
    assert split(units, [7, 7]) is None


def test_the_cheapest_group_is_the_one_with_least_to_spare() -> None:
    units = [Unit(card(name, force)) for name, force in (("A", 9), ("B", 4), ("C", 3))]
    group = cheapest(units, 7)
    assert group is not None
    assert {unit.name for unit in group} == {"B", "C"}
    assert cheapest(units, 17) is None


# ----------------------------------------------------------------------------------------------------- war


def test_it_attacks_an_undefended_province_with_enough_force() -> None:
    found = attack_plan(table(player("Ann", card("Ox", 7)), player("Bob")), "Bob")
    assert found == {"Ox": "Bob.P1"}
    assert not attack_plan(table(player("Ann", card("Ox", 6)), player("Bob")), "Bob")


def test_it_does_not_attack_into_a_stronger_defence() -> None:
    bob = player("Bob", card("Fox", 9, at="Bob.home"))
    assert not attack_plan(table(player("Ann", card("Ox", 8)), bob), "Bob")


def test_it_attacks_two_provinces_when_it_can() -> None:
    ann = player("Ann", card("Ox", 7), card("Elk", 8), card("Hare", 1))
    assert len(set(attack_plan(table(ann, player("Bob")), "Bob").values())) == 2


def test_bowed_units_stay_at_home() -> None:
    assert not attack_plan(table(player("Ann", card("Ox", 9, bowed=True)), player("Bob")), "Bob")


def test_it_defends_where_it_wins() -> None:
    attack = {
        "attacker": "Ann", "defender": "Bob", "current": None,
        "battlefields": [field("Bob.P1", ["Ox"], 7), field("Bob.P2", ["Elk"], 12)],
    }  # fmt: skip
    ann = player("Ann", card("Ox", 7, at="Bob.P1"), card("Elk", 12, at="Bob.P2"))
    bob = player("Bob", card("Fox", 10, at="Bob.home"))
    assert defence_plan(table(ann, bob, "Bob", attack), {"Fox"}) == {"Fox": "Bob.P1"}


def test_it_gives_a_unit_for_a_province_only_if_that_saves_it() -> None:
    attack = {
        "attacker": "Ann", "defender": "Bob", "current": None, "battlefields": [field("Bob.P1", ["Ox"], 9)],
    }  # fmt: skip
    ann = player("Ann", card("Ox", 9, at="Bob.P1"))
    fox, hare = card("Fox", 4, at="Bob.home"), card("Hare", 2, at="Bob.home")
    assert not defence_plan(table(ann, player("Bob", hare), "Bob", attack), {"Hare"})
    assert defence_plan(table(ann, player("Bob", fox), "Bob", attack), {"Fox"}) == {"Fox": "Bob.P1"}
    champion = card("Champion", 4, chi=30, at="Bob.home")  # worth more than a province, less than the last one
    assert not defence_plan(table(ann, player("Bob", champion), "Bob", attack), {"Champion"})
    last = player("Bob", champion, provinces=1)
    assert defence_plan(table(ann, last, "Bob", attack), {"Champion"}) == {"Champion": "Bob.P1"}


def test_a_battle_is_worth_more_when_the_province_falls() -> None:
    attack = {
        "attacker": "Ann", "defender": "Bob", "current": "Bob.P1", "battlefields": [field("Bob.P1", ["Ox"], 6)],
    }  # fmt: skip
    battle = table(player("Ann", card("Ox", 6, at="Bob.P1")), player("Bob"), attack=attack).battle
    assert isinstance(battle, Battle)
    assert battle.outcome(swing=1) > battle.outcome()
    assert battle.outcome(swing=-7) < 0


# -------------------------------------------------------------------------------------------------- reading


def test_harm_and_help_are_told_apart() -> None:
    bow = read_ability(ability("Battle: Bow a target enemy Personality."))
    assert bow.swings == [Swing("enemy", False, "card")]
    assert bow.harms
    give = read_ability(ability("Battle: Give your target Personality +3F."))
    assert give.swings == [Swing("your", True, "amount", 3)]
    assert give.helps
    assert not give.harms


def test_costs_are_read() -> None:
    found = read_ability(ability("Limited: Bow your target Personality: Gain 2 Honor."))
    assert (found.honor, found.bows) == (2, ["personality"])
    assert read_ability(ability("Battle: Discard a card: Ranged 4 Attack.")).discards == 1


# ------------------------------------------------------------------------------------------ home and duels


def test_strong_cards_are_worth_more() -> None:
    ox = CardDefinition("Ox", "personality", force=4, chi=3)
    hare = CardDefinition("Hare", "personality", force=1, chi=2)
    assert personality_value(ox) > personality_value(hare)
    spears = CardDefinition("Spears", "follower", force=3, gold_cost=3)
    cart = CardDefinition("Cart", "item", force=0, gold_cost=4)
    assert hand_value(spears) > hand_value(cart)
    choices = options(*(Choice("discard", Card(k, each, 0)) for k, each in enumerate((spears, cart))))
    assert least_useful(choices, table(player("Ann"), player("Bob")).aims).move == "discard Cart"


def test_it_waits_only_for_what_it_can_buy() -> None:
    seen = table(player("Ann", honor=2), player("Bob"))
    proud = CardDefinition("Proud", "personality", clans=("Lion",), force=3, gold_cost=6, honor_requirement=9)
    assert not worth_waiting_for(seen, proud, income=8)
    assert worth_waiting_for(seen, CardDefinition("Ox", "personality", clans=("Crab",), gold_cost=8), income=6)
    mine = definition(MINE, "x")
    assert gold_of(mine) == 2
    assert worth_waiting_for(seen, mine, income=6)
    assert not worth_waiting_for(seen, mine, income=20)


MINE = {"title": "Mine", "type": "holding", "gold_cost": 2, "text": "Bow this card: Produce 2 Gold."}


@pytest.mark.parametrize(
    ("cost", "clan", "income", "holding", "kept"),
    [
        (7, "Lion", 7, None, True),
        (8, "Lion", 7, None, False),  # no card in sight will ever pay that
        (9, "Crab", 7, None, True),  # the discount of one's own Clan
        (10, "Crab", 7, None, False),
        (9, "Lion", 7, {}, True),  # the Mine is bought before
        (10, "Lion", 7, {}, False),
        (9, "Lion", 7, {"gold_cost": 8}, False),  # the Mine itself cannot be paid
        (9, "Lion", 7, {"face_up": False}, False),
        (9, "Lion", 7, {"destroyed": True}, False),
    ],
)
def test_it_keeps_no_personality_that_it_cannot_pay_within_two_turns(
    cost: int, clan: str, income: int, holding: dict[str, Any] | None, kept: bool
) -> None:
    ann = player("Ann", honor=2)
    printed: dict[str, CardDefinition] = {}
    if holding is not None:
        printed["Mine"] = definition({**MINE, "gold_cost": holding.get("gold_cost", 2)}, "x")
        more = {key: value for key, value in holding.items() if key != "gold_cost"}
        ann["provinces"][0] |= {"face_up": True, "cards": [None, {"card": "Mine"}, {"card": "Unknown"}]} | more
    seen = Table(table(ann, player("Bob")).view, "Ann", lambda: printed)
    ox = CardDefinition("Ox", "personality", clans=(clan,), gold_cost=cost)
    assert worth_waiting_for(seen, ox, income) is kept


def test_a_battle_without_a_province_is_about_the_units_alone() -> None:
    attack = {
        "attacker": "Ann", "defender": "Bob", "current": "field", "battlefields": [field("field", ["Ox"], 60)],
    }  # fmt: skip
    ann, bob = player("Ann", card("Ox", 60, at="field")), player("Bob")
    for me in ("Ann", "Bob"):
        battle = table(ann, bob, me, attack).battle
        assert isinstance(battle, Battle)
        assert battle.stake == 0
        assert battle.outcome() == battle.outcome(swing=1 if me == "Ann" else -1) == 0


def test_it_strikes_when_ahead_and_focuses_when_behind() -> None:
    ann, bob = player("Ann", card("Ox", 3, chi=5)), player("Bob", card("Fox", 3, chi=2, at="Bob.home"))
    duel = {"challenger": "Ox", "challenged": "Fox", "stat": "chi"}
    pool = [Choice("focus", Card(k, CardDefinition(f"F{k}", "strategy", focus_value=k), 0)) for k in (1, 4, 2)]
    choices = options(*pool, Choice("strike"))
    assert choose_in_duel(table(ann, bob, "Ann", duel=duel), choices).move == "strike"
    assert choose_in_duel(table(ann, bob, "Bob", duel=duel), choices).move == "focus F4"
    answers = options(Choice("accept"), Choice("refuse"))
    assert choose_on_challenge(table(ann, bob, "Bob", duel=duel), answers).move == "refuse"
    assert choose_on_challenge(table(ann, bob, "Ann", duel=duel), answers).move == "accept"
