"""Sentences as cards say them, read and then run on the small table."""

from __future__ import annotations

from typing import Any

import pytest
from tests.editions.ccg.trials import Trial

from rokugan.cards import normalise, read, write
from rokugan.editions.ccg.costs.prices import price
from rokugan.program import Bow, Give, Move, Ref, walk


def say(table: Trial, text: str, type_: str = "strategy", title: str = "Trial", **stats: Any) -> str:
    """A card with this text, which must be understood and written back the same."""
    reading = read(text, title=title, type=type_)
    assert reading.understood, reading.unread
    assert normalise(write(reading.program)) == normalise(text)
    if type_ == "strategy":
        stats.setdefault("focus_value", 1)
    table.make(title, type_, reading.program, **stats)
    return title


def hold(table: Trial, text: str, title: str = "Trial", whose: str = "Ann", **stats: Any) -> None:
    """A Strategy with this text in a player's hand."""
    say(table, text, "strategy", title, **stats)
    table.lay(whose, hand=[title])


def on(table: Trial, title: str, text: str, **more: Any) -> None:
    """A Personality of the table gets this text."""
    old = table.printed(title)
    stats = {"force": old.force, "chi": old.chi, "personal_honor": old.personal_honor, "keywords": old.keywords}
    say(table, text, old.type, title, **{**stats, **more})


# --------------------------------------------------------------------------------------------------- created


def test_cards_created_where_another_is_and_with_the_players_clan(table: Trial) -> None:
    table.make("Nest", "stronghold", clans=("Crane",), province_strength=5, gold_production=0, starting_honor=5)
    table.ann["stronghold"] = "Nest"
    hold(
        table,
        "Open: Target your Personality: Create a 2F/2C Samurai Personality with your Clan alignment at the same location.",
    )
    table.begin().play("play Trial", "target Ox")
    made = table.game.cards[-1].number
    assert "your Clan" not in table.game.behaviours[made].keywords
    assert table.game.controller(made) == 0


def test_as_many_created_as_there_are(table: Trial) -> None:
    hold(table, "Open: Create a number of 1F/1C Spirit Personalities equal to the number of Personalities you control.")
    before = len(table.begin().game.cards)
    table.play("play Trial")
    assert len(table.game.cards) == before + 2


def test_one_or_two_created(table: Trial) -> None:
    hold(table, "Open: Target your Personality: Create one or two +2F/+1C Weapon Items and attach them to him.")
    table.begin().play("play Trial", "target Ox")
    assert len(table.offered) == 2


# ------------------------------------------------------------------------------------------- what is counted


def test_tokens_spent_are_counted(table: Trial) -> None:
    on(table, "Ox", "Open: Destroy any number of Rage tokens on Ox: Give him +1F for each Rage token you destroyed.")
    table.ann["in_play"].append({"card": "Ox", "as": "ox", "tokens": {"Rage": 3}})
    table.begin().play("use Ox")
    assert table.offered == ["choose 0", "choose 1", "choose 2", "choose 3"]
    table.play("choose 2")
    assert table.look("ox.force") == 5
    assert table.look("ox.tokens") == {"Rage": 1}


def test_at_least_one_token_must_be_there(table: Trial) -> None:
    on(table, "Ox", "Open: Destroy one or more Rage tokens on Ox: Draw a card.")
    table.begin()
    assert "use Ox" not in table.offered


def test_keywords_are_counted(table: Trial) -> None:
    """Ox has Samurai and Lion Clan, Hare has none."""
    hold(table, "Open: Target a Personality: Give him -1F for each of his keywords other than Clan alignments.")
    hold(table, "Open: Target a Personality: Bow him if he has two or more keywords.", "Count")
    table.begin().play("play Trial", "target Ox", "play Count", "target Hare")
    assert table.look("ox.force") == 2
    assert not table.look("hare.bowed")


def test_points_of_honor_are_counted(table: Trial) -> None:
    on(table, "Ox", "Ox has +1F for every 4 points of Family Honor you have.")
    table.begin()
    assert table.look("ox.force") == 3 + 10 // 4


# --------------------------------------------------------------------------------------------------- negated


def test_the_next_such_effect_only(table: Trial) -> None:
    hold(table, "Open: Target your Personality: Negate the next card effect that bows, destroys, or moves him.")
    for title in ("Push", "Shove"):
        hold(table, "Open: Bow a target Personality.", title)
    table.begin().play("play Trial", "target Ox", "play Push", "target Ox")
    assert not table.look("ox.bowed")
    table.play("play Shove", "target Ox")
    assert table.look("ox.bowed")


def test_only_the_effects_of_the_action_that_is_answered_are_negated(table: Trial) -> None:
    on(table, "Hare", "Reaction: After an action targets Hare: Negate the action's effects that bow Hare.")
    for title in ("Push", "Shove"):
        hold(table, "Open: Bow a target Personality. Dishonor him.", title)
    table.begin().play("play Push", "target Hare", "use Hare")
    assert not table.look("hare.bowed")
    assert table.look("hare.dishonorable")
    table.play("play Shove", "target Hare")
    assert table.look("hare.bowed")  # the Reaction is used up, and lasted only as long as the first action


def test_negated_while_a_condition_holds(table: Trial) -> None:
    guard = "While he remains unbowed and in play, negate all straightening of a target Personality."
    hold(table, f"Open: Target your unbowed Samurai: {guard}")
    hold(table, "Open: Straighten a target Personality.", "Rise")
    hold(table, "Open: Straighten a target Personality.", "Again")
    hold(table, "Open: Bow your target Personality.", "Rest")
    table.bob["in_play"].append({"card": "Hare", "as": "hare", "bowed": True})
    table.begin().play("play Trial", "target Hare", "play Rise", "target Hare")
    assert table.look("hare.bowed")
    table.play("play Rest", "target Ox", "play Again", "target Hare")
    assert not table.look("hare.bowed")


def test_honor_losses_of_one_action_are_reduced(table: Trial) -> None:
    reaction = (
        "Reaction: After another player's action is announced: Reduce all Honor losses by 2 until the action ends."
    )
    hold(table, reaction, "Calm", "Bob")
    for title in ("Insult", "Slander"):
        hold(table, "Open: Each other player loses 3 Honor.", title)
    table.begin().play("play Insult", "play Calm")
    assert table.look("Bob.honor") == 9
    table.play("play Slander")
    assert table.look("Bob.honor") == 6


def test_a_ring_that_does_not_count_for_enlightenment(table: Trial) -> None:
    idle = "While it remains in play, it does not count towards an Enlightenment Victory."
    hold(table, f"Open: Put a Ring into play from your hand. {idle}")
    say(table, "", "ring", "Ring of Air", keywords=("Air",), focus_value=1)
    table.ann["hand"].append({"card": "Ring of Air", "as": "air"})
    table.begin().play("play Trial")
    assert table.look("air.zone") == "home"


# ------------------------------------------------------------------------------------------------- selecting


def test_others_than_those_chosen_before(table: Trial) -> None:
    hold(table, "Open: Bow your target Personality to bow one or two other target Personalities.")
    table.begin().play("play Trial", "target Ox")
    assert "target Ox" not in table.offered
    table.play("target Hare", "done")
    assert [table.look(f"{name}.bowed") for name in ("ox", "elk", "hare", "bear")] == [True, False, True, False]


def test_of_those_targeted_only_some(table: Trial) -> None:
    hold(table, "Open: Target two Personalities: Bow all of them that are Nonhuman.")
    table.begin().play("play Trial", "target Hare", "target Bear")
    assert (table.look("hare.bowed"), table.look("bear.bowed")) == (False, True)


def test_a_target_without_an_article(table: Trial) -> None:
    hold(table, "Open: Target Personality with lower Force than 2: Bow him.")
    table.begin().play("play Trial")
    assert table.look("hare.bowed")


@pytest.mark.parametrize(("noun", "loses"), [("a Monk", 0), ("a Follower", 3)])
def test_a_player_by_what_he_controls(table: Trial, noun: str, loses: int) -> None:
    table.bob["in_play"].append({"card": "Hare", "as": "hare", "attachments": [{"card": "Spears", "as": "spears"}]})
    hold(table, f"Open: Choose a player who controls {noun}. He loses 3 Honor.")
    table.begin().play("play Trial")
    assert table.look("Bob.honor") == 10 - loses


# ------------------------------------------------------------------------------------------------- conditions


@pytest.mark.parametrize(("number", "drawn"), [("two", 1), ("three", 0)])
def test_how_many_the_text_has_destroyed(table: Trial, number: str, drawn: int) -> None:
    hold(
        table,
        f"Open: Destroy all of your Personalities. If this destroyed at least {number} Personalities, draw a card.",
    )
    table.begin().play("play Trial")
    assert table.look("Ann.hand") == drawn


@pytest.mark.parametrize(("word", "bowed"), [("odd", True), ("even", False)])
def test_odd_and_even(table: Trial, word: str, bowed: bool) -> None:
    hold(table, f"Open: Target a Personality: If his Force is {word}, bow him.")
    table.begin().play("play Trial", "target Hare")
    assert table.look("hare.bowed") is bowed


def test_two_deeds_of_one_text(table: Trial) -> None:
    text = (
        "Bow a target Personality. Dishonor him. If this bowed a Personality and dishonored a Personality, draw a card."
    )
    hold(table, f"Open: {text}")
    hold(table, f"Open: {text}", "Again")
    table.begin().play("play Trial", "target Hare")
    assert table.look("Ann.hand") == 2  # Again, and the card drawn
    table.play("play Again", "target Hare")
    assert table.look("Ann.hand") == 1  # he was bowed and dishonorable already


@pytest.mark.parametrize(("name", "bowed"), [("Bear", True), ("Hare", False)])
def test_a_stat_that_differs_from_its_base(table: Trial, name: str, bowed: bool) -> None:
    table.bob["in_play"].append({"card": "Bear", "as": "bear", "tokens": {"+1F": 1}})
    hold(table, "Open: Bow a target Personality whose Force is different from his own base Force.")
    table.begin().play("play Trial")
    assert table.look(f"{name.lower()}.bowed") is bowed


def test_all_are_of_a_kind(table: Trial) -> None:
    hold(table, "Open: If all your Personalities are Samurai: Draw a card.")
    hold(table, "Open: Remove your target Monk from the game.", "Away")
    table.begin()
    assert "play Trial" not in table.offered
    table.play("play Away")
    assert "play Trial" in table.offered


def test_targets_without_a_common_clan(table: Trial) -> None:
    """Ox is of the Lion Clan; so is the Hare of this table, and nobody else."""
    table.make("Hare", force=1, chi=2, keywords=("Lion Clan",))
    text = "Open: Bow a target Personality to bow another target Personality. If they share no Clan Alignments, draw a card."
    hold(table, text)
    hold(table, text, "Again")
    table.begin().play("play Trial", "target Ox", "target Hare")
    assert table.look("Ann.hand") == 1
    table.play("play Again", "target Bear")  # only Elk can still bow for it
    assert table.look("Ann.hand") == 1


# ------------------------------------------------------------------------------------------- prices and durations


def test_a_second_change_with_a_condition_of_its_own(table: Trial) -> None:
    on(table, "Ox", "Ox has +1F for each Personality you control, and +5F if he is Void.")
    table.begin()
    assert table.look("ox.force") == 3 + 2


def test_what_lasts_while_its_card_is_in_play(table: Trial) -> None:
    """`While this card remains in play` is longer than the turn, but ends with the card."""
    say(
        table,
        "Limited: Choose your Personality. While this card remains in play, he has +4F while bowed.",
        "holding",
        "Shrine",
    )
    hold(table, "Open: Bow your target Personality.", "Rest")
    hold(table, "Open: Destroy a target Holding.", "Fire")
    table.ann["in_play"].append({"card": "Shrine", "as": "shrine"})
    table.begin().play("use Shrine", "target Ox")
    assert table.look("ox.force") == 3
    table.play("play Rest", "target Ox")
    assert table.look("ox.force") == 7
    table.play("play Fire")
    assert table.look("ox.force") == 3


@pytest.mark.parametrize(("clan", "offered"), [("Dragon", True), ("Crab", False)])
def test_an_ability_that_costs_something_else_instead(table: Trial, clan: str, offered: bool) -> None:
    table.make("Nest", "stronghold", clans=(clan,), province_strength=5, gold_production=0, starting_honor=5)
    table.ann["stronghold"] = "Nest"
    text = "This Holding's ability costs 3 Gold instead if you are a Dragon Clan player.\nLimited, :g8:: Draw a card."
    say(table, text, "holding", "Tower")
    table.ann["in_play"] += [{"card": "Tower", "as": "tower"}, {"card": "Mine", "as": "mine"}]
    table.begin()
    assert ("use Tower" in table.offered) is offered


def test_another_card_bows_instead(table: Trial) -> None:
    on(table, "Ox", "Limited, :bow:: Draw a card. You may bow one of Ox's Items to ignore the cost of bowing him.")
    table.ann["in_play"].append({"card": "Ox", "as": "ox", "attachments": [{"card": "Blade", "as": "blade"}]})
    table.begin().play("use Ox")
    table.play(table.offered[1])
    assert (table.look("ox.bowed"), table.look("blade.bowed"), table.look("Ann.hand")) == (False, True, 1)


def test_until_the_next_straighten_phase_is_over(table: Trial) -> None:
    hold(table, "Open: Bow a target Personality. Negate his straightening until your next Events Phase begins.")
    hold(table, "Open: Straighten a target Personality.", "Rise")
    table.begin().play("play Trial", "target Hare", "play Rise", "target Hare")
    assert table.look("hare.bowed")


# ------------------------------------------------------------------------------------------- phrases that join


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


# ------------------------------------------------------------------------------------------------ ordinary ways


def test_which_token_is_removed(table: Trial) -> None:
    table.bob["in_play"].append({"card": "Bear", "as": "bear", "tokens": {"+1F": 1, "-2F Poison": 1}})
    hold(table, "Open: Remove a token from a target Personality.")
    table.begin().play("play Trial", "target Bear", "choose +1F")
    assert table.look("bear.tokens") == {"-2F Poison": 1}


def test_tokens_with_which_a_card_enters_play(table: Trial) -> None:
    say(table, "Stag enters play with two +1F tokens.", "personality", "Stag", force=1, chi=1, gold_cost=0)
    hold(table, "Open: Put a Personality into play from your hand.")
    table.ann["hand"].append({"card": "Stag", "as": "stag"})
    table.begin().play("play Trial")
    assert table.look("stag.force") == 3


def test_the_discard_pile_goes_back_into_the_deck(table: Trial) -> None:
    table.ann["fate_discard"] = [{"card": "Blade", "as": "blade"}]
    hold(table, "Open: Shuffle your discard pile into your deck.")
    table.begin().play("play Trial")
    assert table.look("blade.zone") == "fate_deck"


def test_the_province_of_a_battle_action(table: Trial) -> None:
    hold(table, "Battle: Give the province +3 strength.")
    table.begin("attack", battle=True).play("fight P1")
    while "play Trial" not in table.offered:
        table.play("pass")
    table.play("play Trial")
    assert (table.look("Bob.P1.strength"), table.look("Bob.P2.strength")) == (3, 0)


def test_instead_of_the_next_destruction(table: Trial) -> None:
    hold(table, "Open: The next time your target Personality would be destroyed this turn, bow him instead.")
    for title in ("Bolt", "Blast"):
        hold(table, "Open: Destroy a target Personality.", title)
    table.begin().play("play Trial", "target Ox", "play Bolt", "target Ox")
    assert (table.look("ox.zone"), table.look("ox.bowed")) == ("home", True)
    table.play("play Blast", "target Ox")
    assert table.look("ox.dead")


def test_the_same_amount(table: Trial) -> None:
    on(table, "Hare", "Reaction: After another player gains Honor: Gain the same amount of Honor.")
    hold(table, "Open: Gain 4 Honor.")
    table.begin().play("play Trial", "use Hare")
    assert (table.look("Ann.honor"), table.look("Bob.honor")) == (14, 14)


def test_all_attachments_on_a_target(table: Trial) -> None:
    cards = [{"card": "Spears", "as": "spears"}, {"card": "Blade", "as": "blade"}]
    table.bob["in_play"].append({"card": "Hare", "as": "hare", "attachments": cards})
    hold(table, "Open: Destroy all attachments on a target Personality.")
    table.begin().play("play Trial", "target Hare")
    assert table.look("hare.attachments") == []
    assert table.look("hare.zone") == "home"


# -------------------------------------------------------------------------------------------------- finer points


def test_an_ability_that_may_not_be_used_again(table: Trial) -> None:
    """It is this ability of the card that is barred, and only while the condition holds."""
    barred = "Draw a card. You may not use this ability again while you control a Monk."
    on(table, "Ox", f"Open: Any number of times per turn: {barred}\nOpen: Any number of times per turn: Gain 1 Honor.")
    hold(table, "Open: Destroy your target Monk.", "Fall")
    table.begin().play("use Ox:1")
    assert "use Ox:1" not in table.offered
    assert "use Ox:2" in table.offered
    table.play("play Fall")
    assert "use Ox:1" in table.offered


def test_the_rightmost_province(table: Trial) -> None:
    hold(table, "Open: Destroy your rightmost province: Gain 4 Honor.")
    hold(table, "Open: Destroy your rightmost province: Gain 4 Honor.", "Again")
    table.begin().play("play Trial")
    assert table.look("Ann.P4.destroyed")
    table.play("play Again")
    assert [table.look(f"Ann.P{n}.destroyed") for n in (1, 2, 3, 4)] == [False, False, True, True]


def test_whatever_of_these_the_next_action_does(table: Trial) -> None:
    event = "another player's action bows, moves, or dishonors him"
    hold(
        table,
        f"Open: Target your Personality. Before the next time this turn {event}, negate that effect.",
        whose="Bob",
    )
    for title in ("Push", "Shame"):
        hold(table, "Open: Dishonor a target Personality.", title)
    table.begin().play("pass", "play Trial", "target Hare", "play Push", "target Hare")
    assert not table.look("hare.dishonorable")
    table.play("play Shame", "target Hare")
    assert table.look("hare.dishonorable")


def test_no_more_targets_than_a_number(table: Trial) -> None:
    hold(table, "Open: Target your Monk: Target one or more Personalities, up to his Chi. Bow them.")
    table.begin().play("play Trial", "target Hare", "target Bear")
    assert [table.look(f"{name}.bowed") for name in ("ox", "hare", "bear")] == [False, True, True]  # Elk has Chi 2


def test_a_number_with_something_added(table: Trial) -> None:
    hold(table, "Open: Gain Honor equal to the number of Personalities you control +2.")
    table.begin().play("play Trial")
    assert table.look("Ann.honor") == 14


@pytest.mark.parametrize(
    ("tail", "zone"), [(", discarding the card there", "dynasty_discard"), (" face-up", "province")]
)
def test_room_is_made_in_a_province_only_where_the_text_says_so(table: Trial, tail: str, zone: str) -> None:
    table.ann["provinces"] = [{"card": "Hare", "as": "lying", "face": "up"}, {}, {}, {}]
    table.ann["dynasty_discard"] = [{"card": "Bear", "as": "found"}]
    hold(table, f"Open: Search your discard pile for a Personality. Put him in one of your provinces{tail}.")
    table.begin().play("play Trial", "target Bear#1", "target Ann.P1")
    assert (table.look("found.zone"), table.look("lying.zone")) == ("province", zone)


# ---------------------------------------------------------------------------------------------- usual comparisons


@pytest.mark.parametrize(
    ("words", "offered"),
    [("lower Force than a Monk", ["target Hare"]), ("higher Force than a Samurai", ["target Bear"])],
)
def test_compared_with_any_one_of_a_kind(table: Trial, words: str, offered: list[str]) -> None:
    """Elk, the Monk, has Force 2; Ox, the Samurai, has 3."""
    hold(table, f"Open: Bow another player's target Personality with {words}.")
    table.begin().play("play Trial")
    assert [f"target {name}" for name in ("Hare", "Bear") if table.look(f"{name.lower()}.bowed")] == offered


def test_to_a_maximum(table: Trial) -> None:
    hold(table, "Open: Gain 2 Honor for each Personality you control, to a maximum of 3.")
    on(table, "Ox", "Ox has +2F for each Personality you control, to a maximum of +3F.")
    table.begin().play("play Trial")
    assert (table.look("Ann.honor"), table.look("ox.force")) == (13, 6)


@pytest.mark.parametrize(("honor", "drawn"), [(11, 1), (10, 0)])
def test_more_honor_than_everybody_else(table: Trial, honor: int, drawn: int) -> None:
    table.ann["honor"] = honor
    hold(table, "Open: If your Family Honor is higher than each other player's, draw a card.")
    table.begin().play("play Trial")
    assert table.look("Ann.hand") == drawn


def test_targets_that_share_a_keyword(table: Trial) -> None:
    table.make("Hare", force=1, chi=2, keywords=("Monk",))
    hold(table, "Open: Bow two target Personalities that share a keyword.")
    table.begin().play("play Trial")
    assert table.offered == ["target Elk", "target Hare"]
    table.play("target Elk")
    assert [table.look(f"{name}.bowed") for name in ("ox", "elk", "hare", "bear")] == [False, True, True, False]


@pytest.mark.parametrize(("gain", "left"), [(3, 9), (2, 10)])
def test_a_gain_of_so_much_is_answered(table: Trial, gain: int, left: int) -> None:
    on(table, "Hare", "After another player gains 3 or more Honor: Lose 1 Honor.")
    hold(table, f"Open: Gain {gain} Honor.")
    table.begin().play("play Trial")
    assert table.look("Bob.honor") == left


def test_the_next_gain_of_a_player(table: Trial) -> None:
    hold(table, "Open: Negate the next Honor gain of a target player this turn.", whose="Bob")
    for title in ("Feast", "Fair"):
        hold(table, "Open: Gain 2 Honor.", title)
    table.begin().play("pass", "play Trial", "target Ann", "play Feast")
    assert table.look("Ann.honor") == 10
    table.play("play Fair")
    assert table.look("Ann.honor") == 12


def test_one_and_what_he_has(table: Trial) -> None:
    on(table, "Ox", "Ox and his Followers have +1F while you control a Monk.")
    cards = [{"card": "Spears", "as": "spears"}]
    table.ann["in_play"].append({"card": "Ox", "as": "ox", "attachments": cards})
    table.begin()
    assert (table.look("ox.force"), table.look("spears.force"), table.look("elk.force")) == (4, 3, 2)


def test_players_without_a_card(table: Trial) -> None:
    hold(table, "Open: Each player with no Monks loses 2 Honor.")
    table.begin().play("play Trial")
    assert (table.look("Ann.honor"), table.look("Bob.honor")) == (10, 8)


# ---------------------------------------------------------------------------------------------------- happenings


@pytest.mark.parametrize(
    ("trigger", "deed", "moves", "answered"),
    [
        ("another player's Personality gains a token", "Give a target Personality a +1F token.", ["target Hare"], True),
        ("another player's Personality gains a token", "Give a target Personality a +1F token.", ["target Ox"], False),
        ("you put a token on a Personality", "Give a target Personality a +1F token.", ["target Hare"], True),
        ("a Personality is removed from the game", "Remove a target Personality from the game.", ["target Hare"], True),
        ("a Personality is removed from the game", "Destroy a target Personality.", ["target Hare"], False),
        ("you dishonor a Personality", "Dishonor a target Personality.", ["target Hare"], True),
        ("another player dishonors a Personality", "Dishonor a target Personality.", ["target Hare"], False),
        ("a Personality is created", "Create a 1F/1C Spirit Personality.", [], True),
        ("a Follower is created", "Create a 1F/1C Spirit Personality.", [], False),
        ("you take control of a Personality", "Take control of a target Personality.", ["target Hare"], True),
        ("a Personality is put into a discard pile", "Destroy a target Personality.", ["target Hare"], True),
        ("you lose a province", "Destroy your rightmost province.", [], True),
        ("another player loses a province", "Destroy your rightmost province.", [], False),
        ("a Strategy is played", "Draw a card.", [], True),
        ("a Ring is played", "Draw a card.", [], False),
        ("you bow a Personality", "Bow a target Personality.", ["target Hare"], True),
        ("you straighten a Personality", "Bow a target Personality.", ["target Hare"], False),
    ],
)
def test_happenings(table: Trial, trigger: str, deed: str, moves: list[str], answered: bool) -> None:
    on(table, "Elk", f"After {trigger}: Gain 7 Honor.")
    hold(table, f"Open: {deed}")
    table.begin().play("play Trial", *moves)
    assert table.look("Ann.honor") == (17 if answered else 10)


@pytest.mark.parametrize(
    ("words", "offered"), [("lower Force or Chi", ["Hare"]), ("base Force 4 or higher", ["Hare", "Bear"])]
)
def test_more_ways_to_compare(table: Trial, words: str, offered: list[str]) -> None:
    """Elk has 2F/2C; this Hare has 9F/1C, Bear 4F/4C."""
    table.make("Hare", force=9, chi=1)
    on(table, "Elk", f"Open: Target another player's Personality with {words}: Bow him. Draw a card.")
    table.begin().play("use Elk")
    found = [move.removeprefix("target ") for move in table.offered if move.startswith("target")]
    assert (found or [name for name in ("Hare", "Bear") if table.look(f"{name.lower()}.bowed")]) == offered


def test_what_has_not_been_done_yet(table: Trial) -> None:
    for title in ("Trial", "Again"):
        hold(table, "Open: Dishonor another player's target Personality that has not been targeted this turn.", title)
    table.begin().play("play Trial", "target Hare", "play Again")
    assert table.look("bear.dishonorable")


def test_all_players_and_what_is_theirs(table: Trial) -> None:
    hold(table, "Open: All players destroy one of their Personalities.")
    table.begin().play("play Trial")
    assert table.offered == ["target Ox", "target Elk"]
    table.play("target Elk")
    assert table.offered == ["target Hare", "target Bear"]
    table.play("target Bear")
    assert (table.look("elk.dead"), table.look("bear.dead"), table.look("ox.dead")) == (True, True, False)


def test_each_player_discards_his_hand(table: Trial) -> None:
    table.bob["hand"] = [{"card": "Blade", "as": "blade"}]
    hold(table, "Open: Each player discards his hand.")
    hold(table, "Open: Draw a card.", "Spare")
    table.begin().play("play Trial")
    assert (table.look("Ann.hand"), table.look("Bob.hand")) == (0, 0)


def test_two_keywords_of_a_plural_are_two_kinds_of_things(table: Trial) -> None:
    on(table, "Ox", "Your Samurai and Monk Personalities have +1F.")
    table.make("Stag", force=1, chi=1)
    table.ann["in_play"].append({"card": "Stag", "as": "stag"})
    table.begin()
    assert [table.look(f"{name}.force") for name in ("ox", "elk", "stag")] == [4, 3, 1]


def test_cheaper_from_one_province(table: Trial) -> None:
    say(table, "Port Holdings enter play from this Province for 3 less Gold, to a minimum of 1.", "region", "Coast")
    table.make("Quay", "holding", keywords=("Port",), gold_cost=3)
    table.make("Farm", "holding", gold_cost=3)
    cards = [("Quay", "Coast"), ("Quay", None), ("Farm", None)]
    table.ann["provinces"] = [
        {"card": card, "as": f"{card.lower()}{number}", "face": "up", **({"region": region} if region else {})}
        for number, (card, region) in enumerate(cards)
    ] + [{}]
    table.begin("dynasty")
    handles = table.handles
    assert [price(table.game, 0, handles[name]) for name in ("quay0", "quay1", "farm2")] == [1, 3, 3]


@pytest.mark.parametrize(
    ("trigger", "deed", "moves", "answered"),
    [
        ("any of your Personalities are destroyed", "Destroy a target Personality.", ["target Ox"], True),
        ("any of your Personalities are destroyed", "Destroy a target Personality.", ["target Hare"], False),
        ("one or more enemy Personalities bow", "Bow a target Personality.", ["target Ox"], False),
        ("other players' Personalities are dishonored", "Dishonor a target Personality.", ["target Hare"], True),
        ("your Personalities enter play", "Create a 1F/1C Spirit Personality.", [], True),
    ],
)
def test_what_happens_to_several_things(
    table: Trial, trigger: str, deed: str, moves: list[str], answered: bool
) -> None:
    on(table, "Elk", f"After {trigger}: Gain 7 Honor.")
    hold(table, f"Open: {deed}")
    table.begin().play("play Trial", *moves)
    assert table.look("Ann.honor") == (17 if answered else 10)


@pytest.mark.parametrize(
    ("trigger", "gained"),
    [
        ("one or more of your Personalities are bowed", 7),
        ("two or more of your Personalities are bowed", 7),
        ("three or more of your Personalities are bowed", 0),
        ("one of your Personalities is bowed", 14),
    ],
)
def test_several_at_once_are_one_event(table: Trial, trigger: str, gained: int) -> None:
    """Ox and Elk bow together."""
    say(table, f"After {trigger}: Gain 7 Honor.", "holding", "Shrine")
    table.ann["in_play"].append({"card": "Shrine", "as": "shrine"})
    hold(table, "Open: Bow all of your Personalities.")
    table.begin().play("play Trial")
    while table.offered[0].startswith("order"):
        table.play(table.offered[0])
    assert table.look("Ann.honor") == 10 + gained


@pytest.mark.parametrize(("number", "dead"), [("two", False), ("three", True)])
def test_all_that_an_action_destroys_at_once_are_saved(table: Trial, number: str, dead: bool) -> None:
    event = f"another player's action simultaneously destroys {number} or more of your Personalities"
    hold(table, f"Reaction: Before {event}: Negate their destruction.", "Saving", "Bob")
    hold(table, "Open: Destroy all Personalities.")
    table.begin().play("play Trial")
    if not dead:
        table.play("play Saving")
    assert [table.look(f"{name}.dead") for name in ("ox", "elk", "hare", "bear")] == [True, True, dead, dead]


@pytest.mark.parametrize(
    ("asked", "so"),
    [
        ("one of your Personalities was destroyed this turn", False),
        ("a Personality was destroyed this turn", True),
        ("two or more Personalities were destroyed this turn", True),
        ("three or more Personalities were destroyed this turn", False),
        ("you took a Political action this turn", True),
        ("you took a Fear action this turn", False),
        ("you have taken two or more actions this turn", False),
        ("another player took a Political action this turn", False),
        ("all of your Personalities are unbowed", True),
        ("all of your Personalities are Samurai", False),
        ("none of your Personalities are bowed", True),
        ("none of your Personalities are Samurai", False),
        ("at least one of your Personalities is a Samurai", True),
        ("at least two of your Personalities are Samurai", False),
        ("you control the most Personalities", True),
        ("you control the most Shugenja", False),
        ("no player controls the Imperial Favor", True),
        ("a player controls the Imperial Favor", False),
        ("your Stronghold is unbowed", True),
        ("your Stronghold is bowed", False),
    ],
)
def test_what_is_asked_after_a_political_action_has_killed_two(table: Trial, asked: str, so: bool) -> None:
    on(table, "Ox", "", keywords=("Samurai",))
    hold(table, "Political Open: Destroy all other players' Personalities.", "Purge")
    hold(table, f"Political Open: If {asked}, gain 7 Honor.")
    table.begin().play("play Purge", "play Trial")
    assert table.look("Ann.honor") == (17 if so else 10)


# ------------------------------------------------------------------------------------------- what words point to


@pytest.mark.parametrize(
    ("said", "bowed"),
    [
        ("Bow the first target.", ["elk"]),
        ("Bow the second.", ["ox"]),
        ("Bow those Personalities.", ["ox", "elk"]),
        ("Bow them.", ["ox", "elk"]),
    ],
)
def test_of_two_targets_each_by_its_place(table: Trial, said: str, bowed: list[str]) -> None:
    hold(table, f"Open: Target two Personalities: {said}")
    table.begin().play("play Trial", "target Elk", "target Ox")
    assert [name for name in ("ox", "elk", "hare", "bear") if table.look(f"{name}.bowed")] == bowed


def test_one_of_them_and_the_other(table: Trial) -> None:
    hold(table, "Open: Target two Personalities: Bow one of them. Dishonor the other.")
    table.begin().play("play Trial", "target Elk", "target Hare", "target Hare")
    assert [table.look(f"{name}.bowed") for name in ("elk", "hare")] == [False, True]
    assert [table.look(f"{name}.dishonorable") for name in ("elk", "hare")] == [True, False]


def test_they_are_the_two_that_were_named_together(table: Trial) -> None:
    on(table, "Ox", "Open: Target two Personalities. Bow Ox and another target Personality. Dishonor them.")
    table.begin().play("use Ox", "target Elk", "target Bear", "target Hare")
    names = ("ox", "elk", "hare", "bear")
    assert [name for name in names if table.look(f"{name}.dishonorable")] == ["ox", "hare"]


def test_the_other_is_other_than_the_card_itself(table: Trial) -> None:
    on(
        table,
        "Ox",
        "Samurai\nReaction: Before one of your other Samurai is destroyed, bow Ox: Negate the other Samurai's destruction.",
    )
    on(table, "Elk", "", keywords=("Samurai",))
    hold(table, "Open: Destroy a target Personality.")
    table.begin().play("play Trial", "target Elk", "use Ox")
    assert [table.look(f"{name}.dead") for name in ("ox", "elk")] == [False, False]


def test_the_player_of_an_enemy_action() -> None:
    reading = read(
        "Reaction: After an enemy player's action targets Hare: He discards a card.", title="Hare", type="personality"
    )
    assert reading.understood
    (discard,) = reading.program.abilities[0].effects
    assert "actor" in [node.to for node in walk(discard) if isinstance(node, Ref)]


@pytest.mark.parametrize(("bowed", "words"), [(True, " bowed"), (True, ", bowed"), (False, "")])
def test_put_into_play_bowed(table: Trial, bowed: bool, words: str) -> None:
    table.make("Ant", "personality", gold_cost=3, force=1, chi=1)
    table.ann["dynasty_discard"] = [{"card": "Ant", "as": "ant"}]
    hold(table, f"Open: Put a Personality from your discard pile into play{words}, ignoring costs.")
    table.begin().play("play Trial")
    assert table.look("ant.bowed") == bowed


def test_that_battlefield_is_the_one_moved_to(table: Trial) -> None:
    on(table, "Elk", "After Elk moves to a battlefield: Give that battlefield's province +3 strength.")
    hold(table, "Battle: Move your target Personality to the current battlefield.")
    table.ann["in_play"].append({"card": "Elk", "as": "elk"})
    table.begin("attack", battle=True).play("fight P1")
    while "play Trial" not in table.offered:
        table.play("pass")
    table.play("play Trial", "target Elk")
    assert (table.look("Bob.P1.strength"), table.look("Bob.P2.strength")) == (3, 0)


@pytest.mark.parametrize(
    ("said", "force"),
    [
        ("Target a Personality. Give him +1F for each of his Followers.", 5),
        ("Give each of your Personalities +1F for each of his Followers.", 5),
        ("Target another player. Give your target Personality +1F. He loses 1 Honor for each of his Followers.", 4),
    ],
)
def test_his_followers_are_those_of_the_one_spoken_of(table: Trial, said: str, force: int) -> None:
    spears = [{"card": "Spears", "as": f"spears{number}"} for number in range(3)]
    table.ann["in_play"].append({"card": "Ox", "as": "ox", "attachments": spears[:2]})
    table.bob["in_play"].append({"card": "Hare", "as": "hare", "attachments": spears[2:]})
    hold(table, f"Open: {said}")
    table.begin().play("play Trial", *(["target Ox"] if "arget" in said else []))
    assert table.look("ox.force") == force
    assert table.look("elk.force") == 2


@pytest.mark.parametrize(
    "said", ["loses 1 Honor for each of his Followers", "loses Honor equal to the number of his Followers"]
)
def test_a_players_followers(table: Trial, said: str) -> None:
    spears = [{"card": "Spears", "as": f"spears{number}"} for number in range(3)]
    table.ann["in_play"].append({"card": "Ox", "as": "ox", "attachments": spears[:1]})
    table.bob["in_play"].append({"card": "Hare", "as": "hare", "attachments": spears[1:]})
    on(table, "Ox", f"Open: Target another player. He {said}.")
    table.begin().play("use Ox")
    assert table.look("Bob.honor") == 8


@pytest.mark.parametrize(("target", "honor"), [("Bear", 7), ("Elk", 10)])
def test_the_player_whose_card_it_happened_to(table: Trial, target: str, honor: int) -> None:
    on(table, "Ox", "After another player's Personality is destroyed: That player loses 3 Honor.")
    hold(table, "Open: Destroy a target Personality.")
    table.begin().play("play Trial", f"target {target}")
    assert (table.look("Ann.honor"), table.look("Bob.honor")) == (10, honor)


def test_two_things_as_one_subject(table: Trial) -> None:
    on(table, "Ox", "Open: Ox and each Nonhuman Personality gain +1F.")
    table.begin().play("use Ox")
    assert [table.look(f"{name}.force") for name in ("ox", "elk", "hare", "bear")] == [4, 2, 1, 5]


def test_the_personality_it_is_attached_to(table: Trial) -> None:
    table.bob["in_play"].append({"card": "Hare", "as": "hare", "attachments": [{"card": "Spears", "as": "spears"}]})
    hold(table, "Open: Target a Follower. Bow the Personality it is attached to.")
    table.begin().play("play Trial")
    assert [table.look(f"{name}.bowed") for name in ("spears", "hare", "bear")] == [False, True, False]


def test_the_same_amount_is_lost(table: Trial) -> None:
    on(table, "Hare", "After another player gains Honor: He loses the same amount.", force=1)
    hold(table, "Open: Gain 3 Honor.")
    table.begin().play("play Trial")
    assert (table.look("Ann.honor"), table.look("Bob.honor")) == (10, 10)


def test_a_combined_force(table: Trial) -> None:
    hold(table, "Open: Target two Personalities with combined Force lower than 4. Bow them.")
    table.begin().play("play Trial")
    assert "target Bear" not in table.offered
    table.play("target Hare")  # with him, only Elk is weak enough
    assert [table.look(f"{name}.bowed") for name in ("ox", "elk", "hare", "bear")] == [False, True, True, False]


# ------------------------------------------------------------------------------------- players and their hands


def fill(table: Trial, whose: str, number: int) -> None:
    """So many Spears in a player's hand, and more in his deck."""
    player = getattr(table, whose)
    player["hand"] = [{"card": "Spears", "as": f"{whose}{at}"} for at in range(number)]
    player["fate_deck"] = ["Spears"] * 8


@pytest.mark.parametrize("who", ["You and another player each", "Both you and another player"])
def test_you_and_another_player(table: Trial, who: str) -> None:
    fill(table, "ann", 0)
    fill(table, "bob", 1)
    hold(table, f"Open: {who} draw two cards.")
    table.begin().play("play Trial")
    assert [len(player.hand) for player in table.game.players] == [2, 3]


def test_both_lose_honor_at_once(table: Trial) -> None:
    hold(table, "Open: You and target player each lose 2 Honor.")
    table.begin().play("play Trial", "target Bob")
    assert (table.look("Ann.honor"), table.look("Bob.honor")) == (8, 8)


@pytest.mark.parametrize("number", ["that many cards", "as many cards as he discarded", "an equal number of cards"])
def test_each_player_draws_as_many_as_he_discarded(table: Trial, number: str) -> None:
    fill(table, "ann", 2)
    fill(table, "bob", 4)
    hold(table, f"Open: Each player discards his hand and draws {number}.")
    table.begin().play("play Trial")
    assert [len(player.hand) for player in table.game.players] == [2, 4]
    assert table.look("bob0.zone") != "hand"


def test_a_card_of_the_hand_that_was_looked_at(table: Trial) -> None:
    fill(table, "bob", 1)
    table.bob["hand"].append({"card": "Blade", "as": "blade"})
    hold(table, "Open: Look at another player's hand and discard a card from it.")
    table.begin().play("play Trial", "target Blade")
    assert len(table.game.players[1].hand) == 1
    assert table.look("blade.zone") != "hand"


def test_you_choose_what_another_discards(table: Trial) -> None:
    fill(table, "bob", 1)
    table.bob["hand"].append({"card": "Blade", "as": "blade"})
    hold(table, "Open: Target player shows his hand and discards an attachment of your choice.")
    table.begin().play("play Trial", "target Bob")
    assert table.asked.player == "Ann"
    table.play("target Blade")
    assert table.look("blade.zone") != "hand"


@pytest.mark.parametrize(
    "said", ["Exchange the Force of two target Personalities.", "Target two Personalities. Exchange their Force."]
)
def test_a_stat_is_exchanged_between_two(table: Trial, said: str) -> None:
    hold(table, f"Open: {said}")
    table.begin().play("play Trial", "target Ox", "target Hare")
    assert [table.look(f"{name}.force") for name in ("ox", "hare", "elk")] == [1, 3, 2]


def test_an_additional_bonus_is_added(table: Trial) -> None:
    hold(table, "Open: Target your Personality: Give him +1F. If he is a Samurai, he gains an additional +2F.")
    table.begin().play("play Trial", "target Ox")
    assert table.look("ox.force") == 6


@pytest.mark.parametrize("said", ["loses 2 Honor", "discards a card", "bows one of his Personalities"])
@pytest.mark.parametrize(("when", "whom"), [("if", [True, False]), ("unless", [False, True])])
def test_what_is_asked_of_each_player(table: Trial, said: str, when: str, whom: list[bool]) -> None:
    fill(table, "bob", 2)
    fill(table, "ann", 2)
    hold(table, f"Open: Each player {said} {when} he controls a Samurai.")
    table.begin().play("play Trial")
    while table.game.decision is not None and table.asked.kind == "target":
        table.play(table.offered[0])
    lost = [
        player.honor < 10 or len(player.hand) < 2 or any(table.look(f"{name}.bowed") for name in names)
        for player, names in zip(table.game.players, (("ox", "elk"), ("hare", "bear")), strict=True)
    ]
    assert lost == whom


@pytest.mark.parametrize("move", ["0", "1"])
def test_unless_another_player_does_something(table: Trial, move: str) -> None:
    hold(table, "Open: Bow a target Personality unless his controller loses 3 Honor.")
    table.begin().play("play Trial", "target Bear")
    assert table.asked.player == "Bob"
    table.play(table.offered[int(move)])
    assert (table.look("bear.bowed"), table.look("Bob.honor")) == ((True, 10) if move == "0" else (False, 7))


def test_another_player_does_it_to_all_that_is_his(table: Trial) -> None:
    for name in ("Hare", "Bear"):
        table.bob["in_play"].append({"card": name, "as": name.lower(), "bowed": True})
    table.ann["in_play"].append({"card": "Ox", "as": "ox", "bowed": True})
    hold(table, "Open: Choose another player. That player straightens all of his Personalities.")
    table.begin().play("play Trial")
    assert [table.look(f"{name}.bowed") for name in ("ox", "hare", "bear")] == [True, False, False]


def test_something_for_each_of_his_followers(table: Trial) -> None:
    spears = [{"card": "Spears", "as": f"spears{number}"} for number in range(3)]
    table.ann["in_play"].append({"card": "Ox", "as": "ox", "attachments": spears})
    hold(table, "Open: Target your Personality: For each of his Followers, gain 1 Honor.")
    table.begin().play("play Trial", "target Ox")
    assert table.look("Ann.honor") == 13


def test_transferred_from_one_to_the_other(table: Trial) -> None:
    table.ann["in_play"].append({"card": "Ox", "as": "ox", "attachments": [{"card": "Spears", "as": "spears"}]})
    table.ann["in_play"].append({"card": "Elk", "as": "elk", "attachments": [{"card": "Blade", "as": "blade"}]})
    on(table, "Ox", "Open: Target your other Personality: Transfer an attachment from Ox to him.")
    table.begin().play("use Ox")
    assert [table.game.personality_of(table.handles[name]) for name in ("spears", "blade")] == [
        table.handles["elk"]
    ] * 2


def test_two_things_said_of_one_subject_last_as_long(table: Trial) -> None:
    on(table, "Ox", "Open: Ox loses Samurai and gains Ninja permanently.")
    table.begin().play("use Ox")
    assert "Ninja" in table.look("ox.keywords")
    assert "Samurai" not in table.look("ox.keywords")
    given = [each for each in walk(table.printed("Ox").program) if isinstance(each, Give)]
    assert [each.until for each in given] == ["permanent", "permanent"]


@pytest.mark.parametrize("until", ["until the end of the turn", "until the turn ends", "for the rest of the turn"])
def test_control_for_a_time(table: Trial, until: str) -> None:
    hold(table, f"Open: Take control of a target Personality {until}.")
    table.begin().play("play Trial", "target Bear")
    assert table.game.controller(table.handles["bear"]) == 0


def test_moved_and_bowed() -> None:
    reading = read("Battle: Move a target enemy Personality home, bowed.", type="strategy")
    moved, bowed = (each for each in walk(reading.program) if isinstance(each, (Move, Bow)))
    assert moved == Move(bowed.what, "home")


@pytest.mark.parametrize(("mines", "force"), [(1, 3), (2, 4), (5, 5)])
def test_for_every_few_of_a_kind(table: Trial, mines: int, force: int) -> None:
    on(table, "Ox", "Ox has +1F for every two Holdings you control.")
    table.ann["in_play"] = [{"card": "Mine", "as": f"mine{at}"} for at in range(mines)]
    table.begin()
    assert table.look("ox.force") == force


def test_show_and_draw_another(table: Trial) -> None:
    fill(table, "ann", 0)
    hold(table, "Open: Draw a card. If it is a Follower, draw another card.")
    table.begin().play("play Trial")
    assert len(table.game.players[0].hand) == 2


def test_one_of_the_cards_drawn_is_discarded(table: Trial) -> None:
    fill(table, "ann", 2)
    hold(table, "Open: Draw two cards. Discard one of them.")
    table.begin().play("play Trial")
    assert len(table.offered) == 2  # not those that were there before
    table.play(table.offered[0])
    assert len(table.game.players[0].hand) == 3


@pytest.mark.parametrize("who", ["If he does not, he", "Each player who does not", "Any player who did not"])
@pytest.mark.parametrize("start", ["Each player", "Starting with you, each player"])
def test_each_player_who_did_not(table: Trial, who: str, start: str) -> None:
    fill(table, "ann", 1)
    fill(table, "bob", 1)
    hold(table, f"Open: {start} may discard a card. {who} loses 2 Honor.")
    table.begin().play("play Trial", "no", "yes")
    assert (table.look("Ann.honor"), table.look("Bob.honor")) == (8, 10)


@pytest.mark.parametrize("who", ["If he does, he", "Each player who does"])
def test_each_player_who_did(table: Trial, who: str) -> None:
    fill(table, "ann", 1)
    fill(table, "bob", 1)
    hold(table, f"Open: Each player may lose 2 Honor. {who} draws two cards.")
    table.begin().play("play Trial", "yes", "yes")
    assert [len(player.hand) for player in table.game.players] == [3, 3]


@pytest.mark.parametrize(
    "who", ["Their controllers each lose", "Their controllers lose", "Each of their controllers loses"]
)
def test_their_controllers(table: Trial, who: str) -> None:
    hold(table, f"Open: Bow two target Personalities. {who} 1 Honor.")
    table.begin().play("play Trial", "target Hare", "target Bear")
    assert (table.look("Ann.honor"), table.look("Bob.honor")) == (10, 9)


def test_somebody_is_made_to_do_something(table: Trial) -> None:
    fill(table, "bob", 1)
    hold(table, "Open: You may have a target player draw a card.")
    table.begin().play("play Trial", "yes", "target Bob")
    assert len(table.game.players[1].hand) == 2


@pytest.mark.parametrize("some", ["any number of them", "up to three of those cards"])
def test_any_number_of_the_cards_looked_at(table: Trial, some: str) -> None:
    table.ann["fate_deck"] = ["Spears", "Blade", "Spears"]
    hold(table, f"Open: Look at the top two cards of your Fate deck. Put {some} into your hand.")
    table.begin().play("play Trial")
    assert table.offered == ["target Spears", "target Blade", "done"]
    table.play("target Blade", "done")
    assert [table.game.cards[card].definition.title for card in table.game.players[0].hand] == ["Blade"]
