"""What is in force on a table: who listens, which texts change what, what ends when its card leaves play."""

from __future__ import annotations

import pytest

from rokugan import program as p
from rokugan.cards.model import CardDefinition
from rokugan.catalogue import say
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.compiled_card import Behaviour
from rokugan.editions.ccg.table.event_kinds import BOW
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import CHI, FATE_DISCARD, FORCE
from rokugan.editions.ccg.table.ongoing import Delayed
from rokugan.editions.ccg.table.pieces import Modifier
from rokugan.editions.ccg.turn.setup import SeatDeck, start
from rokugan.editions.ccg.turn.variants import MOST_TURNS
from rokugan.editions.registry import edition_of, rules_of
from rokugan.errors import RokuganError, ScenarioError, brief
from rokugan.testing import Table

THIS = p.Ref("this")
MINE = p.Each(p.Noun(("personality",), whose="your"))
AFTER_BOWING = p.Trigger("after", p.Pattern("bow"))
REACTION = p.Ability(("reaction",), (p.GainHonor(p.Number(1)),), trigger=AFTER_BOWING)
LISTENING = p.Program(abilities=(REACTION,))
STRONGER = p.Continuous(THIS, (p.Modify("force", p.Number(1)),))
MOUNTED = p.Continuous(THIS, (p.Modify("force", p.Number(1)), p.GrantKeyword("Cavalry")))


def text(*traits: p.Trait) -> Behaviour:
    """A text that a card is given."""
    return Behaviour(CardDefinition("given", "granted", program=p.Program(traits=traits)))


def table_with(**programs: p.Program) -> Table[CcgGame]:
    """Ann's Ox and Elk, and Holdings of hers with these texts; Bob's Bear."""
    table: Table[CcgGame] = Table("samurai")
    for title, program in programs.items():
        table.card(title, "holding", program=program, gold_cost=0)
    table.lay("Ann", in_play=["Ox", "Elk", *programs], hand=["Pause"])
    table.lay("Bob", in_play=["Bear"])
    return table.start()


def test_who_is_given_something_to_listen_for_listens() -> None:
    giving = p.Continuous(MINE, (p.GrantText(LISTENING),))
    table = table_with(Banner=p.Program(traits=(giving,)))
    game, handles = table.game, table.handles
    assert game.audience() == [handles["ox"], handles["elk"]]
    game.modify(handles["elk"], Modifier("text", handles["ox"], 0, "turn", what=Behaviour(listener("Bell"))))
    assert game.audience() == [handles["elk"], handles["ox"]]  # each once
    deaf = table_with(Banner=p.Program(traits=(p.Continuous(MINE, (p.GrantText(p.Program(traits=(STRONGER,))),)),)))
    assert deaf.game.audience() == []


def listener(title: str) -> CardDefinition:
    """A card that answers to bowing."""
    return CardDefinition(title, "personality", id=title, program=LISTENING)


def test_a_stack_listens_if_one_of_its_cards_does() -> None:
    table: Table[CcgGame] = Table("samurai")
    table.card("Bell", program=LISTENING)
    table.lay(
        "Ann", in_play=[{"card": "Ox", "under": ["Elk", "Bell"]}, {"card": "Owl", "under": ["Stag"]}], hand=["Pause"]
    )
    table.start()
    assert table.game.audience() == [table.handles["ox"]]


def test_a_trait_that_a_card_is_given_twice_counts_once_and_another_text_twice() -> None:
    for word, count in (("trait", 1), ("", 2)):
        table = table_with()
        game, ox = table.game, table.handles["ox"]
        given = text(STRONGER)
        for _ in range(2):
            game.modify(ox, Modifier("text", ox, 0, "turn", word=word, what=given))
        assert len(game.boosts()) == count


@pytest.mark.parametrize(
    ("modifier", "risk"),
    [
        (Modifier("bonus", 0, 0, "turn", CHI, -1), True),
        (Modifier("bonus", 0, 0, "turn", CHI, 1), False),
        (Modifier("maximum", 0, 0, "turn", CHI, 1), True),
        (Modifier("maximum", 0, 0, "turn", FORCE, 1), False),
        (Modifier("bonus", 0, 0, "turn", FORCE, -1), False),
        (Modifier("text", 0, 0, "turn", what=text(p.Continuous(THIS, (p.Modify("chi", p.Number(-1)),)))), True),
        (Modifier("text", 0, 0, "turn", what=text(STRONGER)), False),
    ],
)
def test_what_may_take_the_chi_of_somebody(modifier: Modifier, risk: bool) -> None:
    table = table_with()
    table.game.modify(table.handles["ox"], modifier)
    assert table.game.chi_at_risk() is risk


def test_a_card_in_play_may_take_chi() -> None:
    weaker = p.Continuous(MINE, (p.Modify("chi", p.Number(-1)),))
    assert table_with(Fog=p.Program(traits=(weaker,))).game.chi_at_risk()
    assert not table_with(Sun=p.Program(traits=(STRONGER,))).game.chi_at_risk()


def test_nobody_listens_for_what_waited_and_has_ended() -> None:
    table = table_with()
    game = table.game
    game.delay(Delayed(AFTER_BOWING, (), Action(0, table.handles["ox"], None), True, "turn"))
    assert game.heard(BOW)
    game.end_modifiers("battle")
    assert game.heard(BOW)
    game.end_modifiers("turn")
    assert not game.heard(BOW)


def test_rings_in_play_are_counted() -> None:
    table: Table[CcgGame] = Table("samurai")
    table.lay("Ann", in_play=["Ring of Dust", "Ox"], hand=["Pause"])
    table.start()
    counts = [table.game.rings_in_play]
    for name in ("ox", "ring of dust"):
        table.game.take_out(table.handles[name])
        counts.append(table.game.rings_in_play)
    assert counts == [1, 1, 0]


def test_which_traits_give_keywords() -> None:
    both = p.Program(traits=(STRONGER, MOUNTED))
    table = table_with(Stable=both)
    game, handles = table.game, table.handles
    assert [(card, trait.changes) for card, trait in game.keyword_givers()] == [(handles["stable"], MOUNTED.changes)]
    game.modify(handles["ox"], Modifier("text", handles["elk"], 0, "turn", what=text(MOUNTED)))
    assert [card for card, _ in game.keyword_givers()] == [handles["stable"], handles["ox"]]
    assert game.granted() == {"Cavalry"}
    game.modify(handles["elk"], Modifier("text", handles["ox"], 0, "turn", what=text(STRONGER)))
    assert [card for card, _ in game.keyword_givers()] == [handles["stable"], handles["ox"]]


@pytest.mark.parametrize(
    ("condition", "lifted"),
    [
        (None, True),
        (p.HasFavor(p.You()), False),
        (p.HasFavor(p.You(), False), True),
        (p.Is(p.Ref("each"), (p.State("bowed"),)), True),  # which is asked where the thing is known
        (p.Is(THIS, (p.State("bowed"),)), False),
    ],
)
def test_a_rule_that_is_lifted_under_a_condition(condition: p.Condition | None, lifted: bool) -> None:
    allow = p.Allow("force bowed", condition=condition)
    table = table_with(Camp=p.Program(traits=(allow, p.Allow("hand size", number=p.Number(1)))))
    assert [each.verb for _, _, each in table.game.allows()] == (
        ["force bowed", "hand size"] if lifted else ["hand size"]
    )


# -------------------------------------------------------------------------------------------- cards that leave play


def test_what_leaves_with_its_card() -> None:
    table: Table[CcgGame] = Table("samurai")
    for title in ("Fen", "Moor", "Hill"):
        table.card(title, "region")
    regions = [{"card": each, "as": each.lower()} for each in ("Fen", "Moor", "Hill")]
    table.lay("Ann", provinces=[{"region": regions}], hand=["Pause"])
    table.lay("Ann", in_play=[{"card": "Ox", "as": "ox", "attachments": [{"card": "Lads", "as": "lads"}]}, "Elk"])
    table.start()
    game, handles = table.game, table.handles
    province = game.players[0].provinces[0]
    game.take_out(handles["moor"])
    assert (province.region, province.older) == (handles["hill"], [handles["fen"]])
    game.take_out(handles["hill"])
    assert (province.region, province.older) == (handles["fen"], [])
    for source in ("ox", "elk"):
        for until in ("in play", "turn"):
            waiting = Action(0, handles[source], None)
            game.delay(Delayed(AFTER_BOWING, (), waiting, True, "in play" if until == "in play" else "turn"))
    game.states[handles["ox"]].attachments = []  # he has left play and come back
    game.take_out(handles["lads"])
    game.put(handles["lads"], FATE_DISCARD)
    game.take_out(handles["elk"])
    kept = [(each.source, each.until) for each in game.delayed]
    assert kept == [(handles["ox"], "in play"), (handles["ox"], "turn"), (handles["elk"], "turn")]


# ------------------------------------------------------------------------------------------------ rules and files


def test_the_number_of_turns_has_a_limit() -> None:
    rules = rules_of("celestial")
    assert rules.with_options({"turns": MOST_TURNS}).turn_limit == MOST_TURNS
    assert rules.with_options({"turns": 1}).turn_limit == 1
    for wrong in (0, MOST_TURNS + 1, True, "9"):
        with pytest.raises(RokuganError, match="turns"):
            rules.with_options({"turns": wrong})


def test_an_edition_without_options_is_played_without_any() -> None:
    assert rules_of("celestial").has_option("historic_favor") is False


def test_a_card_that_is_not_there_is_told_from_those_of_the_file_in_brief() -> None:
    cards = [{"title": f"Ox number {each:04}", "type": "personality"} for each in range(40)]
    find = edition_of("samurai").finder({"edition": "samurai", "cards": cards, "players": []}, "here")
    titles = ", ".join(str(each["title"]) for each in cards)
    with pytest.raises(ScenarioError) as refused:
        find("Oxen of Nowhere", "there")
    assert str(refused.value).endswith(say("files.the_cards_of_this_file", titles=brief(titles, 300)))


@pytest.mark.rule("celestial.setup.04", "celestial.setup.05")
def test_only_two_holdings_are_there_from_the_start() -> None:
    def keep(title: str) -> CardDefinition:
        return CardDefinition(title, "stronghold", province_strength=6, gold_production=4, starting_honor=5)

    names = ("Border Keep", "Bamboo Harvesters", "Small Farm")
    starting = [CardDefinition(name, "holding", gold_cost=1) for name in names]
    lands = [CardDefinition(f"Farm {n}", "holding", gold_cost=2) for n in range(40)]
    tricks = [CardDefinition(f"Trick {n}", "strategy", focus_value=1) for n in range(40)]
    game = start(rules_of("celestial"), ["Ann", "Bob"], [SeatDeck(keep(n), lands, tricks, starting) for n in "AB"], 1)
    found = {
        (player.seat == game.active, game.name(card), game.states[card].bowed)
        for player in game.players
        for card in player.in_play
        if card != player.stronghold
    }
    named = {(first, name.partition("#")[0], bowed) for first, name, bowed in found}
    assert named == {(True, "Border Keep", False), (False, "Border Keep", False), (False, "Bamboo Harvesters", True)}
