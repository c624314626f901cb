"""Reading the cards: the parts of a text box, and what of it has no effect."""

from __future__ import annotations

import pytest

from rokugan import program as p
from rokugan.cards import read
from rokugan.cards.files import definition
from rokugan.cards.model import CLANS, ELEMENTS, CardDefinition
from rokugan.editions.ccg.seen.unfolded import unfolded
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.turn.setup import SeatDeck, start
from rokugan.editions.registry import rules_of
from rokugan.testing import Table

FULL = """Samurai • Dragon Clan • Unique
This card has +1F.
Before your turn ends: Gain 1 Honor.
Battle/Open: Give this card +1F.
Political Limited: Bow this card: Gain 1 Honor."""


@pytest.mark.rule("celestial.wording.02", "celestial.keywords.01", "celestial.abilities.01")
def test_a_text_box_has_keywords_traits_and_abilities() -> None:
    box = read(FULL, title="Thing", type="personality").program
    assert box.keywords == ("Samurai", "Dragon Clan", "Unique")
    assert [type(trait).__name__ for trait in box.traits] == ["Continuous", "Triggered"]
    assert [ability.designators for ability in box.abilities] == [("battle", "open"), ("limited",)]
    assert [ability.keywords for ability in box.abilities] == [(), ("Political",)]


@pytest.mark.rule("celestial.wording.02", "celestial.keywords.01")
@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", (0, 0, 0)),
        ("Samurai", (1, 0, 0)),
        ("Samurai\nDragon Clan • Cavalry", (3, 0, 0)),
        ("This card has +1F.", (0, 1, 0)),
        ("Battle: Give this card +1F.", (0, 0, 1)),
        ("Cavalry\nBattle: Give this card +1F.", (1, 0, 1)),
    ],
)
def test_any_part_may_be_missing(text: str, parts: tuple[int, int, int]) -> None:
    reading = read(text, title="Thing", type="personality")
    assert reading.understood
    assert (len(reading.program.keywords), len(reading.program.traits), len(reading.program.abilities)) == parts


@pytest.mark.rule("celestial.abilities.03", "celestial.abilities.04", "celestial.abilities.05")
def test_two_colons_make_a_constraints_block_and_one_makes_none() -> None:
    ability = read("Open: Bow this card: Gain 1 Honor.", type="holding").program.abilities[0]
    assert ability.designators == ("open",)
    assert [type(each) for each in ability.constraints] == [p.Bow]
    assert [type(each) for each in ability.effects] == [p.GainHonor]
    plain = read("Open: Gain 1 Honor.", type="holding").program.abilities[0]
    assert plain.constraints == ()
    assert plain.effects == ability.effects


@pytest.mark.rule("celestial.wording.03")
def test_flavor_text_has_no_effect() -> None:
    plain = {"title": "Ox", "type": "personality", "text": "This card has +1F."}
    told = definition(plain | {"flavor": "Samurai. Battle: Gain 5 Honor."}, "here")
    assert told == definition(plain, "here")
    assert told.keywords == ()
    assert told.program.abilities == ()


@pytest.mark.rule("celestial.keywords.05", "celestial.keywords.06")
def test_nine_clans_and_five_elements() -> None:
    assert set(CLANS) == {"Unicorn", "Spider", "Scorpion", "Phoenix", "Mantis", "Lion", "Dragon", "Crane", "Crab"}
    assert set(ELEMENTS) == {"Air", "Earth", "Fire", "Water", "Void"}


def opened(cards: list[dict[str, object]], hand: list[str], in_play: list[object]) -> Table[CcgGame]:
    """A position in which Ann may act."""
    data = {
        "edition": "celestial",
        "cards": cards,
        "players": [{"name": "Ann", "honor": 0, "hand": hand, "in_play": in_play}, {"name": "Bob"}],
        "phase": "action",
        "script": [],
    }
    return Table[CcgGame].of(data)


@pytest.mark.rule("celestial.wording.04")
def test_story_phrasing_changes_nothing() -> None:
    cards: list[dict[str, object]] = [
        {
            "title": "Gossip",
            "type": "strategy",
            "text": "Limited: He has shamed his clan. Give a target Personality +1F.",
        },
        {"title": "Ox", "type": "personality", "clan": "Crab", "chi": 2, "personal_honor": 2},
    ]
    runner = opened(cards, ["Gossip"], ["Ox"])
    runner.step({"Ann": "play Gossip"})
    runner.step({"expect": {"Ox.force": 1, "Ox.dishonorable": False, "Ox.keywords": ["Crab Clan"], "Ann.honor": 0}})


@pytest.mark.rule("celestial.actions.02")
def test_an_action_is_announced_with_player_card_and_ability() -> None:
    cards: list[dict[str, object]] = [
        {
            "title": "Plans",
            "type": "strategy",
            "text": "Limited: Gain 1 Honor. Bow a target Personality.\nOpen: Gain 2 Honor.",
        },
        {"title": "Ox", "type": "personality", "chi": 2, "text": "Open: Give this card +1F."},
        {"title": "Elk", "type": "personality", "chi": 2},
    ]
    runner = opened(cards, ["Plans"], ["Ox", "Elk"])
    game = runner.game
    assert unfolded(game.view("Bob"))["players"][0]["hand"] == [None]
    runner.step({"Ann": "play Plans:1"})
    # The target is still to be chosen, and everybody has seen which card and which ability it is.
    assert game.decision is not None
    assert game.decision.kind == "target"
    assert [each["text"] for each in game.events_for("Bob")][-1] == "Ann plays Plans ability 1"
    assert [each["text"] for each in game.events_for()][-1] == "Ann plays Plans ability 1"
    assert unfolded(game.view("Bob"))["players"][0]["honor"] == 0
    runner.step({"Ann": "target Elk"})
    runner.step({"Ann": "use Ox"})
    assert "Ann uses Ox" in [each["text"] for each in game.events_for("Bob")]


def duel_of_stats(effects: tuple[p.Effect, ...]) -> CcgGame:
    """A game in which Ann's Personality with 5 Force and 2 Chi can use one ability with these effects."""
    ability = p.Ability(("open",), effects)
    ox = CardDefinition("Ox", "personality", force=5, chi=2, gold_cost=0, program=p.Program((), (), (ability,)))
    keep = CardDefinition("Keep", "stronghold", province_strength=5, gold_production=5, starting_honor=3)
    other = CardDefinition("Fort", "stronghold", province_strength=5, gold_production=5, starting_honor=0)
    farm = CardDefinition("Farm", "holding", gold_cost=9)
    decks = [SeatDeck(keep, [ox] * 8, []), SeatDeck(other, [farm] * 8, [])]
    game = start(rules_of("celestial"), ["Ann", "Bob"], decks, 1)
    for move in ("no attack", "buy Ox#1", "done", "no attack", "done"):
        if game.decision is not None and move in game.decision.options:
            game.play(move)
        elif move.startswith("buy") and game.decision is not None:
            game.play(next(option for option in game.decision.options if option.startswith("buy")))
    return game


@pytest.mark.rule("celestial.stats.07")
def test_exchanged_stats_take_each_others_value_at_the_same_time() -> None:
    from rokugan.editions.ccg.table.ids import CHI, FORCE

    game = duel_of_stats((p.Exchange(p.Ref("this"), "force", "chi"),))
    assert game.decision is not None
    use = next(option for option in game.decision.options if option.startswith("use Ox"))
    game.play(use)
    (ox,) = (card for card in game.players[0].in_play if game.behaviours[card].title == "Ox")
    assert (game.value(ox, FORCE), game.value(ox, CHI)) == (2, 5)
