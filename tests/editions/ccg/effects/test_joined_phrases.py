"""Effects joined into one sentence."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial, hold, on


def test_two_things_given_at_once(table: Trial) -> None:
    hold(table, "Open: Give your target Samurai +2F and your other target Personality -1F.")
    table.begin().play("play Trial")
    assert (table.look("ox.force"), table.look("elk.force")) == (5, 1)


def test_both_get_the_higher_of_the_two(table: Trial) -> None:
    two = "Choose your performing Samurai and your performing Monk"
    hold(table, f"Open: {two}: Set each Personality's Force equal to the higher base Force of the two.")
    table.begin().play("play Trial")
    assert (table.look("ox.force"), table.look("elk.force")) == (3, 3)


def test_straighten_or_take_a_keyword_away(table: Trial) -> None:
    hold(table, "Open: Either straighten or remove Samurai from a target Personality.")
    table.begin().play("play Trial", "target Ox")
    table.play(table.offered[1])
    assert "Samurai" not in table.look("ox.keywords")


def test_every_province_for_good(table: Trial) -> None:
    hold(table, "Open: Permanently increase or decrease the strength of all provinces by 1.")
    table.begin().play("play Trial", "choose +1 strength")
    assert (table.look("Ann.P1.strength"), table.look("Bob.P4.strength")) == (1, 1)


def test_as_many_drawn_as_were_put_back(table: Trial) -> None:
    table.ann["provinces"] = [
        {"card": "Elk", "as": "one", "face": "up"},
        {"card": "Hare", "as": "two", "face": "up"},
        {},
        {},
    ]
    back = "Put one or more cards in your provinces at the bottom of your deck, refilling the provinces face-up."
    hold(table, f"Open: {back} Draw cards equal to the number you put on the bottom.")
    table.begin().play("play Trial", "target Elk#1", "target Hare#1", "done")
    assert table.look("Ann.hand") == 2


def test_only_players_of_a_clan_or_without_a_card(table: Trial) -> None:
    table.make("Nest", "stronghold", clans=("Crane",), province_strength=5, gold_production=0, starting_honor=5)
    table.bob["stronghold"] = "Nest"
    hold(table, "Open: Each Crane Clan player gains 2 Honor.")
    hold(table, "Open: Each player who does not control a Monk loses 4 Honor.", "Tithe")
    table.begin().play("play Trial")
    assert (table.look("Ann.honor"), table.look("Bob.honor")) == (10, 12)
    table.play("play Tithe")
    assert (table.look("Ann.honor"), table.look("Bob.honor")) == (10, 8)


def test_a_player_who_may_not_attack(table: Trial) -> None:
    hold(table, "Open: Gain 3 Honor. You may not declare an attack.")
    table.begin().play("play Trial")
    while table.game.phase == "action" and "pass" in table.offered:
        table.play("pass")
    assert "attack Bob" not in table.offered


@pytest.mark.parametrize(("text", "size"), [("You have +2 maximum hand size.", 10), ("", 8)])
def test_the_maximum_hand_size(table: Trial, text: str, size: int) -> None:
    on(table, "Ox", text)
    table.begin()
    assert table.game.rules.turn.maximum_hand(table.game, 0) == size


def test_the_first_chance_to_focus_must_be_used(table: Trial) -> None:
    """Without the sentence the challenged player would begin, and could strike at once."""
    first = "Ox has the first chance to focus in the duel and must use this chance to focus if possible."
    on(table, "Ox", f"Limited: Ox challenges a target Personality. {first} Bow the loser.")
    table.begin().play("use Ox", "target Hare")
    decision = table.game.decision
    assert decision is not None
    assert decision.player == "Ann"
    assert "strike" not in table.offered


def test_ranged_attacks_of_an_army(table: Trial) -> None:
    on(table, "Ox", "Ranged Attacks from actions performed by cards in Ox's army have +1 strength.")
    on(table, "Elk", "Battle: Ranged 1 Attack.")
    table.make("Spears", "follower", force=2)
    for title in ("Ox", "Elk"):
        table.ann["in_play"].append({"card": title, "as": title.lower(), "at": "Bob.P1", "side": "attacking"})
    spears = [{"card": "Spears", "as": "spears"}]
    table.bob["in_play"].append(
        {"card": "Hare", "as": "hare", "at": "Bob.P1", "side": "defending", "attachments": spears}
    )
    table.begin("attack").play("fight P1")
    while "use Elk" not in table.offered:
        table.play("pass")
    table.play("use Elk")
    assert table.look("spears.zone") == "fate_discard"


def test_units_that_share_no_clan(table: Trial) -> None:
    """Ox is of the Lion Clan, and so is this Elk: nobody else can be chosen with either of them."""
    table.make("Elk", force=2, chi=2, keywords=("Lion Clan",))
    hold(
        table,
        "Open: Choose your two performing Personalities who do not share a Clan alignment and target a unit: Bow it.",
    )
    table.begin()
    assert "play Trial" not in table.offered
