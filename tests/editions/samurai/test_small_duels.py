"""Rules of Samurai Edition about duels, events, texts and values, each asked where every part of it matters."""

from __future__ import annotations

from typing import Any

import pytest
from tests.editions.acting import action_of
from tests.editions.ccg.text.war import war
from tests.editions.samurai.small_tables import ANYBODY, HIS, SOMEBODY, THIS, anew, fen, peace

from rokugan import program as p
from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.actions.running_text import RunEffects
from rokugan.editions.ccg.table.action import Duel, Event
from rokugan.editions.ccg.table.compiled_card import Behaviour
from rokugan.editions.ccg.table.event_kinds import BOW, GAIN, TAKE_CONTROL, TARGET
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import (
    CHI,
    FORCE,
    GOLD_COST,
    NOTHING,
    PERSONAL_HONOR,
    player_thing,
)
from rokugan.editions.ccg.table.ongoing import Delayed
from rokugan.editions.ccg.table.pieces import Modifier
from rokugan.editions.samurai import duels, events, refilling
from rokugan.testing import Table

# ------------------------------------------------------------------------------------------------------- duels

WINS = p.DecideDuel(p.Ref("challenger"))


def test_what_alters_who_wins() -> None:
    assert duels.decides(WINS)
    assert duels.decides(p.If(p.HasFavor(p.You()), (WINS,)))
    assert not duels.decides(p.Bow(p.Ref("loser")))


@pytest.mark.rule("samurai.duel.30")
def test_what_a_challenge_says_of_the_outcome_comes_before_its_consequences() -> None:
    game, handles = anew()
    ox, hare = handles["ox"], handles["hare"]
    challenge = p.Challenge(THIS, SOMEBODY)
    destroyed, honored = p.Destroy(p.Ref("loser")), p.Straighten(p.Ref("winner"))

    def duel() -> duels.SamuraiDuel:
        action = action_of(war(), 0, "ox", p.Bow(SOMEBODY))
        frame = duels.SamuraiDuel(action, challenge, (destroyed, WINS, honored), Duel(ox, hare, "chi"))
        frame.duel.winner, frame.duel.losers = hare, [ox]
        return frame

    def pushed() -> list[p.Effect]:
        found = game.stack.pop()
        assert isinstance(found, RunEffects)
        return list(found.effects)

    frame = duel()
    frame.alter_losing(game)
    assert pushed() == [WINS]
    frame.rounds = 1
    depth = len(game.stack)
    frame.alter_losing(game)
    assert len(game.stack) == depth
    frame.for_losing(game)
    assert pushed() == [destroyed]
    frame.for_winning(game)
    assert pushed() == [honored]
    frame.duel.void = True
    frame.for_losing(game)
    assert len(game.stack) == depth
    game.delay(Delayed(p.Trigger("after", p.Pattern("win duel")), (), frame.action, True, "turn"))
    frame.duel.winner, frame.duel.losers = NOTHING, [ox, hare]
    frame.alter_winning(game)  # nobody has won, whoever listens
    assert len(game.stack) == depth
    frame.duel.winner = ox
    frame.alter_winning(game)
    assert len(game.stack) == depth + 1


@pytest.mark.rule("samurai.duel.30")
@pytest.mark.parametrize(
    ("rounds", "before", "again"), [(0, "ox", True), (2, "ox", True), (3, "ox", False), (0, "hare", False)]
)
def test_an_outcome_is_altered_four_times_at_most(rounds: int, before: str, again: bool) -> None:
    game, handles = anew()
    action = action_of(war(), 0, "ox", p.Bow(SOMEBODY))
    frame = duels.SamuraiDuel(action, p.Challenge(THIS, SOMEBODY), (), Duel(handles["ox"], handles["hare"], "chi"))
    frame.rounds, frame.before = rounds, (handles[before],)
    frame.goto("for_losing")
    frame.altered(game)  # nothing has altered it
    assert frame.rounds == rounds
    frame.duel.verdicts = {handles["ox"]: True}
    frame.altered(game)
    assert (frame.STEPS[frame.at] == "alter_losing") is again
    assert (frame.duel.winner, frame.duel.losers, frame.both) == (handles["ox"], [handles["hare"]], False)


@pytest.mark.rule("samurai.duel.27", "samurai.duel.28")
@pytest.mark.parametrize("decided", [False, True])
def test_who_wins_ties_loses_where_an_effect_says_so(decided: bool) -> None:
    """Both win ties, so both win; but not if an effect makes both of them lose."""
    game, handles = anew()
    pair = [handles["ox"], handles["hare"]]
    for card in pair:
        game.modify(card, Modifier("allow", card, 0, "turn", what=p.Allow("win ties")))
    frame = duels.SamuraiDuel(
        action_of(war(), 0, "ox", p.Bow(SOMEBODY)), p.Challenge(THIS, SOMEBODY), (), Duel(pair[0], pair[1], "chi")
    )
    frame.duel.verdicts = dict.fromkeys(pair, False) if decided else {}
    frame.compare(game)
    assert frame.duel.losers == (pair if decided else [])


# ------------------------------------------------------------------------------------------------------ events


def given_while(filter_: p.Filter | None) -> Behaviour:
    """A text that a card has while it is so."""
    condition = None if filter_ is None else p.Is(THIS, (filter_,))
    trait = p.Continuous(THIS, (p.Modify("force", p.Number(1)),), condition=condition)
    return Behaviour(CardDefinition("granted", "granted", program=p.Program(traits=(trait,))))


@pytest.mark.rule("samurai.g-duration.04")
@pytest.mark.parametrize(
    ("kind", "filter_", "over", "later"),  # later: how his Force changes when he bows
    [
        ("text", p.Remains(p.State("bowed")), True, 0),
        ("text", p.Remains(p.State("unbowed")), False, -1),
        ("text", p.State("bowed"), False, 1),
        ("text", None, False, 0),
        ("keyword", p.Remains(p.State("bowed")), False, 1),
    ],
)
def test_what_lasts_while_somebody_remains_so_ends_for_good(
    kind: str, filter_: p.Filter | None, over: bool, later: int
) -> None:
    game, handles = anew()
    text: Any = kind
    modifier = Modifier(text, handles["elk"], 0, "turn", what=given_while(filter_))
    plain = Modifier("bonus", handles["elk"], 0, "turn", FORCE, 1)
    game.modify(handles["ox"], modifier)
    game.modify(handles["ox"], plain)
    assert events.over_for_good(game, handles["ox"], modifier) is over
    moved = Event(BOW, [handles["hare"]], 0)
    before = game.value(handles["ox"], FORCE)
    game.rules.events.aftermath(game, moved)
    assert game.modifiers.on[handles["ox"]] == ((plain,) if over else (modifier, plain))
    assert game.value(handles["ox"], FORCE) == before  # what ends here held no longer
    game.states[handles["ox"]].bowed = True
    game.touch()
    assert game.value(handles["ox"], FORCE) == before + later


@pytest.mark.rule("samurai.g-stats.10", "samurai.g-tokens.03")
def test_who_has_taken_his_chi() -> None:
    game, handles = anew()
    rules = game.rules.events
    ox, elk, hare = handles["ox"], handles["elk"], handles["hare"]
    assert rules.chi_taken_by(game, ox) is None
    for modifier in (
        Modifier("bonus", hare, 1, "turn", CHI, -1),
        Modifier("bonus", elk, 0, "turn", CHI, 2),
        Modifier("bonus", elk, 0, "turn", FORCE, -2),
        Modifier("minimum", elk, 0, "turn", CHI, -3),
    ):
        game.modify(ox, modifier)
    taken = rules.chi_taken_by(game, ox)
    assert taken is not None
    assert (taken.player, taken.card, taken.is_action) == (1, hare, False)
    token = Modifier("token", elk, 0, "turn", CHI, -1)
    token.action = 5
    game.modify(ox, token)
    later = rules.chi_taken_by(game, ox)
    assert later is not None
    assert (later.card, later.is_action) == (elk, True)


@pytest.mark.parametrize(
    ("kind", "is_action", "resolved", "found"),
    [
        (TARGET, True, False, True),
        (GAIN, True, False, False),
        (TARGET, False, False, False),
        (TARGET, True, True, False),
    ],
)
def test_what_an_action_costs_is_fixed_with_its_targets(
    kind: int, is_action: bool, resolved: bool, found: bool
) -> None:
    game, _ = anew()
    action = action_of(war(), 0, "ox", p.Bow(SOMEBODY), costs=(p.PayGold(p.Number(3)),))
    action.is_action, action.resolved = is_action, resolved
    event = Event(kind, [player_thing(0)], 0)
    event.action = action
    game.rules.events.aftermath(game, event)
    assert [amount for _, amount in action.payment.fixed] == ([3] if found else [])


@pytest.mark.rule("samurai.dishonor.11")
def test_a_gain_that_does_not_rehonor() -> None:
    game, handles = anew()
    gain = Event(GAIN, [player_thing(0)], 0)
    for allowed, found in (("no rehonoring", []), ("untargeted", [handles["elk"]])):
        verb: Any = allowed
        gain.action = action_of(war(), 0, "elk", p.Allow(verb), p.GainHonor(p.Number(1)))
        assert game.rules.events.shamed_by(game, gain) == found


# -------------------------------------------------------------------------------------------- table, texts, values


@pytest.mark.rule("samurai.control.05")
def test_a_region_whose_control_passes_stays_where_it_is() -> None:
    game, handles = anew()
    both = Event(TAKE_CONTROL, [fen(game), handles["spears"]], 2)
    depth = len(game.stack)
    game.rules.table.take_control(game, both)
    assert type(game.stack[-1]).__name__ == "TransferControl"
    del game.stack[depth:]


def refilling_table() -> Table[CcgGame]:
    """Ann may refill a province face-up."""
    table: Table[CcgGame] = Table("samurai")
    table.card("Loom", "holding", program=p.Program(traits=(p.Allow("refill face-up", number=p.Number(1)),)))
    table.card("Mill", "holding", program=p.Program(traits=(p.Allow("refill face-up"),)))
    table.lay("Ann", in_play=["Mill", "Loom"], hand=["Pause"])
    return table.start()


def test_who_may_refill_a_province_face_up() -> None:
    table = refilling_table()
    game = table.game
    assert refilling.giver(game, 0) == table.handles["loom"]
    assert refilling.giver(game, 1) == -1
    province = game.players[0].provinces[0]
    depth = len(game.stack)
    game.rules.table.refilled(game, 1, game.players[1].provinces[0])
    assert len(game.stack) == depth
    game.rules.table.refilled(game, 0, province)
    assert len(game.stack) == depth + 1
    game.stack.pop()
    province.cards = []
    game.rules.table.refilled(game, 0, province)
    assert len(game.stack) == depth


@pytest.mark.rule("samurai.g-keywords.07", "samurai.g-keywords.01", "samurai.g-attachments.06")
def test_what_a_thing_may_be_called_and_given() -> None:
    table: Table[CcgGame] = Table("samurai")
    table.card("Crow", "holding")
    table.lay(
        "Ann", in_play=[{"card": "Ox", "as": "ox", "attachments": [{"card": "Blade", "as": "blade"}]}], hand=["Pause"]
    )
    table.lay("Bob", dynasty_deck=["Crow"], dynasty_deck_size=1)  # the last card of the table
    table.start()
    game, handles, text = table.game, table.handles, table.game.rules.text
    player = player_thing(0)
    assert text.may_be_aligned(game, handles["ox"])
    assert text.may_be_aligned(game, game.players[0].stronghold)
    assert text.may_be_aligned(game, player)
    assert not text.may_be_aligned(game, handles["blade"])
    cavalry, scout = p.GrantKeyword("Cavalry"), p.GrantKeyword("Scout")
    assert text.granted_keywords(game, handles["ox"], cavalry) == ["Cavalry"]
    assert text.granted_keywords(game, player, cavalry) == ["Cavalry"]
    assert text.granted_keywords(game, handles["blade"], cavalry) == []
    assert text.granted_keywords(game, handles["blade"], scout) == ["Scout"]
    for word, found in (("Personality", True), ("card", True), ("Samurai", False), ("Human", True)):
        assert text.may_be_called(game, handles["ox"], word) is found
    values = game.rules.values
    assert values.has_stat(game, player, PERSONAL_HONOR)
    assert values.has_stat(game, handles["ox"], PERSONAL_HONOR)
    assert not values.has_stat(game, handles["blade"], PERSONAL_HONOR)


@pytest.mark.rule("samurai.stats.01", "samurai.g-battle.10")
def test_the_stats_of_a_card() -> None:
    table: Table[CcgGame] = Table("samurai")
    table.card("Dear", "region", gold_cost=2)
    table.card("Cheap", "region")
    table.lay(
        "Ann", provinces=[{"card": "Dear", "as": "dear"}, {"card": "Cheap", "as": "cheap"}], hand=["Pause", "Lads"]
    )
    table.lay("Ann", in_play=[{"card": "Ox", "bowed": True}, "Elk"])
    table.start()
    game, handles, values = table.game, table.handles, table.game.rules.values
    assert values.has_stat(game, handles["dear"], GOLD_COST)
    assert not values.has_stat(game, handles["cheap"], GOLD_COST)
    assert not values.has_stat(game, handles["dear"], FORCE)
    assert not values.counts_in_total(game, handles["ox"], "force")
    assert values.counts_in_total(game, handles["ox"], "chi")
    assert values.counts_in_total(game, handles["elk"], "force")
    assert values.counts_in_total(game, handles["lads"], "force")  # which is not in play


@pytest.mark.rule("samurai.g-ranged.06")
def test_only_the_first_ranged_attack_must_have_a_target() -> None:
    shots = tuple(p.RangedAttack(p.Number(2), p.Target(ANYBODY, slot)) for slot in (1, 2))
    ability = p.Ability(("battle",), (p.Bow(p.Target(HIS, 0)), *shots, p.Bow(p.Target(ANYBODY, 3))))
    found = peace().game.rules.text.behaviour(
        CardDefinition("Bows", "strategy", program=p.Program(abilities=(ability,)))
    )
    assert [target.slot for target in found.abilities[0].targets] == [0, 1, 3]
