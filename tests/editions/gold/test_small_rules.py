"""Rules of Gold Edition that are questions about a card or two, each asked where every part of it matters."""

from __future__ import annotations

import pytest
from tests.editions.acting import action_of
from tests.editions.gold.field import HIS, THIS, at, battle, carried, field, peace

from rokugan import program as p
from rokugan.cards.model import CardDefinition, PrintedType
from rokugan.editions.ccg.table.action import Action, Duel, Event
from rokugan.editions.ccg.table.compiled_card import Behaviour
from rokugan.editions.ccg.table.event_kinds import DESTROY, ENTER, GAIN, LOSE, MOVE, TAKE_CONTROL, Moment
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import BATTLE, LIMITED, OPEN, player_thing, province_thing
from rokugan.editions.gold import (
    ancestors,
    characters,
    duels,
    given,
    keywords,
    provinces,
    ranged,
    setup,
    texts,
)
from rokugan.editions.gold import (
    battle as battles,
)
from rokugan.testing import Table

FIRST = province_thing(1, 0)

# ------------------------------------------------------------------------------------------------- Ancestors


def ancestry(phase: str = "dynasty") -> Table[CcgGame]:
    """Crabs, Lions and one who is both; Ancestors on them, in a hand, and one by himself."""
    table: Table[CcgGame] = Table("gold")
    table.card("Both", keywords=["Crab Clan", "Lion Clan"], force=1, chi=1)
    table.card("Forebear", "ancestor", gold_cost=0, focus_value=1, keywords=["Crab Clan", "Lion Clan"])
    table.card("Sire", "ancestor", gold_cost=0, focus_value=1, keywords=["Lion Clan"])
    table.card("Stray", "ancestor", gold_cost=0, focus_value=1)
    table.card("Heir", "ancestor", gold_cost=0, focus_value=1)
    table.lay(
        "Ann",
        in_play=[
            {"card": "Crab", "as": "crab", "attachments": [carried("Sire"), carried("Lads")]},
            {"card": "Lion", "as": "lion", "attachments": [carried("Forebear")]},
            "Ox",
            "Both",
            "Stray",
            "Mine",
        ],
        hand=["Heir", "Pause"],
        provinces=[{"card": "Two", "face": "up"}],
    )
    table.lay("Bob", in_play=["Bear"])
    return table.start(phase=phase)


@pytest.mark.rule("gold.attachments.09")
@pytest.mark.parametrize(
    ("ancestor", "personality", "found"),
    [
        ("forebear", "crab", True),
        ("forebear", "lion", True),
        ("forebear", "both", True),
        ("forebear", "ox", False),
        ("sire", "crab", False),
        ("sire", "both", True),
        ("heir", "ox", True),
    ],
)
def test_an_ancestor_joins_whoever_has_one_of_its_alignments(ancestor: str, personality: str, found: bool) -> None:
    table = ancestry()
    assert ancestors.shares_alignment(table.game, table.handles[ancestor], table.handles[personality]) is found


@pytest.mark.rule("gold.attachments.08")
def test_when_an_ancestor_may_join() -> None:
    table = ancestry()
    game, handles = table.game, table.handles
    ox = handles["ox"]

    def joining(thing: int, kind: int = ENTER, seat: int = 0, when: Moment = "after") -> list[str]:
        return [each.move for each in ancestors.joiners(game, seat, Event(kind, [thing], 0), thing, when)]

    assert joining(ox) == ["equip Heir"]
    assert joining(ox, when="before") == []
    assert joining(ox, GAIN) == []
    assert joining(ox, seat=1) == []
    assert joining(handles["bear"]) == []
    assert joining(handles["mine"]) == []
    assert joining(handles["heir"]) == []  # who is not in play any more
    assert ancestors.may_join(game, Event(ENTER, [ox], 0))
    assert not ancestors.may_join(game, Event(GAIN, [ox], 0))
    assert not ancestors.may_join(ancestry("action").game, Event(ENTER, [ox], 0))
    game.players[0].hand.remove(handles["heir"])
    assert not ancestors.may_join(game, Event(ENTER, [ox], 0))


@pytest.mark.rule("gold.attachments.10")
def test_an_ancestor_is_safe_while_its_personality_lives_and_has_the_alignment() -> None:
    table = ancestry()
    game, handles = table.game, table.handles

    def safe(card: str, *others: str, kind: int = DESTROY) -> bool:
        things = [handles[card], *(handles[each] for each in others)]
        return ancestors.is_safe(game, Event(kind, things, 0), handles[card])

    assert safe("forebear")
    assert not safe("forebear", kind=MOVE)
    assert not safe("forebear", "lion")
    assert safe("forebear", "ox")
    assert not safe("lads")
    assert not safe("stray")
    assert not safe("heir")
    assert ancestors.forsaken(game) == [handles["sire"]] or handles["sire"] not in game.states
    game.enter(handles["sire"], 0, handles["crab"])
    assert ancestors.forsaken(game) == [handles["sire"]]


# ------------------------------------------------------------------------------------------------- the Favor


@pytest.mark.rule("gold.variants.02", "gold.variants.03", "gold.variants.05")
def test_what_the_favor_was_once_discarded_for() -> None:
    table = field()
    game = table.game
    game.favor = 0
    table.game.states[table.handles["hare"]].dishonored = True

    def moves(seat: int, mask: int) -> list[str]:
        return [each.move for each in given.favor_choices(game, seat, mask)]

    assert moves(1, OPEN) == []
    assert moves(0, OPEN) == ["favor:2"]
    assert moves(0, LIMITED) == ["favor:1"]
    assert moves(0, BATTLE) == ["favor:3"]
    home = Table[CcgGame]("gold")
    dead = [
        {"card": "Ox", "dead": True, "dishonorable": True},
        {"card": "Elk", "dishonorable": True},
        {"card": "Owl", "dead": True},
    ]
    home.lay("Ann", favor=True, in_play=[{"card": "Bear", "dishonorable": True}, "Stag"], dynasty_discard=dead)
    home.start(options={"historic_favor": True})
    assert given.shamed(home.game, 0) == [home.handles["bear"], home.handles["ox"]]
    assert not home.game.rules.table.is_face_up(home.game, home.handles["ox"])
    assert home.game.rules.table.is_face_up(home.game, home.handles["elk"])
    assert home.game.rules.table.is_face_up(home.game, home.handles["owl"])

    def negating(seat: int, kind: int, before: bool = True) -> list[str]:
        event = Event(kind, [player_thing(1)], 1)
        return [
            each.move
            for each in given.favor_reactions(home.game, seat, event, player_thing(1), "before" if before else "after")
        ]

    assert negating(0, LOSE) == ["favor:4"]
    assert negating(1, LOSE) == []
    assert negating(0, GAIN) == []
    assert negating(0, LOSE, before=False) == []
    assert given.may_negate(home.game)
    home.game.favor = -1
    assert not given.may_negate(home.game)
    assert not given.may_negate(game)  # without the option


def test_what_the_rules_give_is_used_under_its_own_name() -> None:
    found = given._given("bark", p.Ability(("limited",), ()))
    assert (found.key, found.move, found.index) == ("rules/bark", "bark", 0)


@pytest.mark.rule("gold.attachments.11")
def test_an_ancestor_is_not_moved_to_another_personality() -> None:
    table = ancestry()
    game, handles = table.game, table.handles
    assert given.can_move(game, 0, handles["lads"], handles["ox"])
    assert not given.can_move(game, 0, handles["lads"], handles["crab"])
    assert not given.can_move(game, 0, handles["forebear"], handles["both"])


# -------------------------------------------------------------------------------------------------- keywords


@pytest.mark.rule("gold.traits.08")
@pytest.mark.parametrize(
    ("word", "plain"),
    [
        ("armies", "army"), ("ties", "tie"), ("Spies", "spy"), ("gas", "gas"), ("oaks", "oak"), ("moss", "moss"),
        ("Toturi's", "toturi"), ("Lions'", "lion"), ("ox", "ox"),
    ],
)  # fmt: skip
def test_a_word_without_its_endings(word: str, plain: str) -> None:
    assert keywords.singular(word) == plain


KIHO = p.Program(abilities=(p.Ability(("battle",), (), ("Kiho",)),))


def behaviour(title: str, type_: PrintedType, *traits: str, program: p.Program | None = None) -> Behaviour:
    """A card with these traits."""
    return Behaviour(CardDefinition(title, type_, id=title, keywords=traits, program=program or p.Program()))


@pytest.mark.rule("gold.traits.07", "gold.traits.09", "gold.traits.17")
@pytest.mark.parametrize(
    ("card", "keyword", "of_abilities", "found"),
    [
        (behaviour("Hiro", "personality", "Samurai of Toturi's Army"), "Toturi's Army", False, True),
        (behaviour("Hiro", "personality", "Samurai of Toturi's Army"), "Army", False, False),  # reserved, and one word
        (behaviour("Hiro", "personality", "Samurai of Toturi's Army"), "Toturi", False, False),
        (behaviour("Hiro", "personality", "Samurai of Toturi's Army"), "Samurai", False, True),
        (behaviour("Hiro", "personality", "Jade Samurai", "Scout"), "Jade", False, True),
        (behaviour("Jade Bow", "item"), "Jade", False, True),
        (behaviour("Chikchik", "personality", "Ratling"), "Creature", False, True),
        (behaviour("Balash", "personality", "Naga"), "Nonhuman", False, True),
        (behaviour("Balash", "personality", "Naga"), "Creature", False, False),
        (behaviour("Hiro", "personality", "Diplomat"), "Courtier", False, True),
        (behaviour("Hiro", "personality"), "", False, False),
        (behaviour("Jade Keep", "stronghold"), "Jade", False, False),
        (behaviour("Rush", "strategy", program=KIHO), "Kiho", True, True),
        (behaviour("Rush", "strategy", program=KIHO), "Kiho", False, False),
        (behaviour("Rush", "item", program=KIHO), "Kiho", True, False),
    ],
)  # fmt: skip
def test_which_keywords_a_card_prints(card: Behaviour, keyword: str, of_abilities: bool, found: bool) -> None:
    assert keywords.prints(card, keyword, of_abilities) is found


# ---------------------------------------------------------------------------------------- Regions, Fortifications


@pytest.mark.rule("gold.provinces.08", "gold.cardtypes.20")
def test_a_province_has_one_copy_of_a_fortification() -> None:
    table: Table[CcgGame] = Table("gold")
    table.card("Wall", "holding", gold_cost=0, keywords=["Fortification"])
    table.card("Moat", "holding", gold_cost=0, keywords=["Fortification"])
    table.card("Camp", "event", keywords=["Fortification"])
    table.lay(
        "Ann",
        provinces=[
            {"card": "Wall", "as": "wall", "face": "up"},
            {"card": "Moat", "as": "moat", "face": "up"},
            {"card": "Camp", "as": "camp"},
            {"card": "Wall", "as": "second", "face": "up"},
        ],
        hand=["Sun"],
    )
    table.start()
    game, handles = table.game, table.handles
    rules = game.rules.costs
    first = game.players[0].provinces[0]
    built = next(card for card in game.players[0].dynasty_deck if game.behaviours[card].title == "Blank")
    game.behaviours[built] = game.behaviours[handles["wall"]]
    first.fortifications = [built]
    assert rules.why_not_enter(game, 0, handles["wall"]) == "fortification"
    assert rules.why_not_enter(game, 0, handles["second"]) == ""
    assert rules.why_not_enter(game, 0, handles["moat"]) == ""
    assert not provinces.has_copy(game, handles["sun"])
    assert provinces.is_fortification(game, handles["wall"])
    assert not provinces.is_fortification(game, handles["camp"])
    game.behaviours[handles["wall"]] = behaviour("Wall", "holding")
    game.behaviours[built] = behaviour("Wall", "holding", "Fortification")
    assert rules.why_not_enter(game, 0, handles["wall"]) == ""


@pytest.mark.rule("gold.regions.01")
def test_a_region_whose_further_costs_cannot_be_paid_is_not_attached() -> None:
    table: Table[CcgGame] = Table("gold")
    extra = p.EntryCost(p.Number(0), extra=(p.Bow(p.Chosen(HIS, 0)),))
    table.card("Fen", "region", program=p.Program(traits=(extra,)), gold_cost=0)
    table.card("Moor", "region", program=p.Program(), gold_cost=0)
    table.card("Hill", "region", program=p.Program(), gold_cost=9)
    table.lay(
        "Ann",
        in_play=["Ox"],
        provinces=[{"card": each, "as": each.lower(), "face": "up"} for each in ("Fen", "Moor", "Hill")],
    )
    table.start()
    game, handles = table.game, table.handles
    first = game.players[0].provinces[0]
    assert [provinces.is_free(game, handles[each]) for each in ("fen", "moor", "hill")] == [False, True, False]
    assert provinces.may_attach(game, handles["fen"], first)
    first.region = handles["hill"]
    assert not provinces.may_attach(game, handles["moor"], first)
    first.region = -1
    game.states[handles["ox"]].bowed = True
    assert not provinces.may_attach(game, handles["fen"], first)
    assert provinces.may_attach(game, handles["moor"], first)
    assert not provinces.may_attach(game, handles["hill"], first)


# ------------------------------------------------------------------------------------------------ ranged attacks


@pytest.mark.rule("gold.ranged.06")
def test_who_joins_a_ranged_attack() -> None:
    table: Table[CcgGame] = Table("gold")
    shot = p.RangedAttack(p.Number(2), p.Target(p.Noun(("personality",), whose="enemy"), 0))
    bow = (p.Bow(THIS),)
    after = p.Trigger("after", p.Pattern("bow"))
    discard = p.Discard(p.Chosen(p.Noun(("card",), whose="your", zone="hand"), 1))
    for title, ability in (
        ("Archers", p.Ability(("battle",), (shot,), ("Fire", "Air"), constraints=(*bow, discard))),
        ("Scouts", p.Ability(("battle",), (shot,), ("Air", "Water"), constraints=bow)),
        ("Idlers", p.Ability(("limited",), (shot,), constraints=bow)),
        ("Guards", p.Ability(("battle",), (shot,), constraints=bow, trigger=after)),
        ("Drummers", p.Ability(("battle",), (p.Bow(p.Target(p.Noun(("personality",), whose="enemy"), 0)),), constraints=bow)),
    ):  # fmt: skip
        table.card(title, "follower", program=p.Program(abilities=(ability,)), force=1)
    unit = [carried(each) for each in ("Archers", "Scouts", "Idlers", "Guards", "Drummers")]
    table.lay("Ann", in_play=[at("Ox", "Bob.P1", "attacking", *unit)], hand=["Sun", "Moon"])
    table.lay("Bob", in_play=[at("Hare", "Bob.P1", "defending")], hand=["Shout"])
    table.card("Hare", force=1, chi=1)
    table.start(phase="attack").play("fight P1")
    game, handles = table.game, table.handles
    assert ranged.joining_attack(game, 0, handles["scouts"]) is not None
    for each in ("idlers", "guards", "drummers"):
        assert ranged.joining_attack(game, 0, handles[each]) is None, each
    action = ranged.joining(game, 0, handles["archers"])
    assert ranged.bowed_by(game, action) == [handles["archers"]]
    assert ranged.joiners(game, action, []) == [handles["scouts"]]
    assert ranged.joiners(game, action, [handles["scouts"]]) == []
    both = ranged.combined(game, action, [handles["scouts"]])
    assert both.keywords == ("Fire", "Air", "Water")


# -------------------------------------------------------------------------------------------- opponents and words


@pytest.mark.rule("gold.battle.15")
def test_who_is_an_opponent() -> None:
    table = battle()
    text = table.game.rules.text

    def opponents(table: Table[CcgGame], seat: int, leading: bool) -> list[int]:
        return [other for other in range(len(table.game.players)) if text.is_opponent(table.game, seat, other, leading)]

    assert opponents(table, 0, False) == [1]
    assert opponents(table, 0, True) == [1]
    assert opponents(table, 1, False) == [0]
    assert opponents(table, 1, True) == [0]
    assert opponents(table, 2, False) == [0, 1]
    allied = field()
    lynx = allied.game.states[allied.handles["lynx"]]
    lynx.at, lynx.side = FIRST, 2
    assert opponents(allied, 0, False) == [1, 2]
    assert opponents(allied, 0, True) == [1]
    before: Table[CcgGame] = Table("gold", "Ann", "Bob", "Cat")
    before.lay("Ann", in_play=[at("Ox", "Bob.P1", "attacking")])
    before.start(phase="attack")
    assert before.game.attack is not None
    assert opponents(before, 0, False) == [1, 2]
    assert opponents(peace(), 0, False) == [1]


@pytest.mark.rule("gold.cardtypes.17")
def test_the_keywords_of_an_action() -> None:
    table = battle()
    game, text = table.game, table.game.rules.text
    shot = p.RangedAttack(p.Number(2), p.Target(HIS, 0))
    assert text.action_has_keyword(game, action_of(table, 0, "ox", shot), "Ranged attack")
    assert not text.action_has_keyword(game, action_of(table, 0, "ox", p.Bow(THIS)), "Ranged attack")
    assert not text.action_has_keyword(game, Action(0, table.handles["ox"], None), "Ranged attack")
    assert text.action_has_keyword(game, action_of(table, 0, "ox", p.Bow(THIS), keywords=("Kiho",)), "Spell")


@pytest.mark.rule("gold.zones.06")
def test_a_card_in_play_is_removed_where_the_text_discards_it() -> None:
    in_play: p.Discard = p.Discard(p.Each(p.Noun(("item",), (p.In("play"),))))
    removed: p.Effect = texts.targeting(in_play)
    assert removed == p.PutCard(in_play.what, "removed")
    in_hand = p.Discard(p.Each(p.Noun(("item",), (p.In("hand"),))))
    assert texts.targeting(in_hand) == in_hand


@pytest.mark.rule("gold.gold.05")
def test_which_cards_count_the_gold_paid_for_them() -> None:
    def card(amount: p.Amount) -> CardDefinition:
        return CardDefinition(
            "Ox", "item", program=p.Program(traits=(p.Continuous(THIS, (p.Modify("force", amount),)),))
        )

    assert texts.counts_gold(card(p.AmountOf("gold")))
    assert not texts.counts_gold(card(p.AmountOf("it")))
    assert not texts.counts_gold(card(p.Number(2)))


# ---------------------------------------------------------------------------------------------- duels and events


@pytest.mark.rule("gold.duel.08")
@pytest.mark.parametrize(
    ("node", "found"),
    [
        (p.Dishonor(p.Ref("loser")), True),
        (p.Bow(p.Ref("loser")), True),
        (p.Bow(p.Ref("winner")), False),
        (p.Bow(p.Each(HIS)), False),
        (p.Straighten(p.Ref("loser")), False),
        (p.Give(p.Ref("loser"), (p.Modify("force", p.Number(1)),)), False),
        (p.Draw(p.Number(1)), False),
    ],
)
def test_what_decides_the_fate_of_a_loser(node: p.Effect, found: bool) -> None:
    assert duels.decides_loser(node) is found
    rules = peace().game.rules.duels
    assert (rules.duel_consequences(peace().game, Duel(0, 1, "chi"), (node,)) == ()) is found


@pytest.mark.rule("gold.control.03")
def test_a_duelist_whose_control_passes_leaves_the_duel() -> None:
    table = field()
    game, handles = table.game, table.handles
    rules = game.rules.events

    def passes(*names: str, kind: int = TAKE_CONTROL) -> bool:
        event = Event(kind, [handles[name] for name in names], 0)
        event.done = list(event.things)
        rules.aftermath(game, event)
        assert game.duel is not None
        return game.duel.left

    game.duel = Duel(handles["ox"], handles["hare"], "chi")
    assert not passes("wolf")
    assert not passes()
    assert passes("wolf", "hare")
    assert passes("wolf")  # it stays over
    assert game.rules.events.prevents(game, moved(handles["lynx"]), handles["lynx"])
    assert not game.rules.events.prevents(game, moved(handles["elk"]), handles["elk"])
    assert game.rules.events.prevents(game, moved(handles["moon"]), handles["moon"])  # which is not in play


def moved(thing: int) -> Event:
    """A movement to the battle."""
    event = Event(MOVE, [thing], 0)
    event.place = FIRST
    return event


# ---------------------------------------------------------------------------------------------------- versions


@pytest.mark.rule("gold.experienced.15", "gold.unique.01")
def test_what_may_be_laid_on_an_earlier_version() -> None:
    table: Table[CcgGame] = Table("gold")
    old = {"title": "Banner", "type": "item", "id": "banner-1", "gold_cost": 0, "focus_value": 1}
    new = {**old, "id": "banner-2", "keywords": ["Experienced"]}
    table.position["cards"] += [old, new]
    ring = {"title": "Ring of Salt", "type": "ring", "id": "ring-1", "focus_value": 1}
    table.position["cards"] += [ring, {**ring, "id": "ring-2", "keywords": ["Experienced"]}]
    table.lay(
        "Ann",
        in_play=[
            {"card": "Ox", "as": "ox", "attachments": [{"card": "banner-1", "as": "old"}]},
            {"card": "ring-1", "as": "ring"},
        ],
        hand=[{"card": "banner-2", "as": "new"}, {"card": "ring-2", "as": "better"}],
    )
    table.start()
    game, handles = table.game, table.handles
    assert characters.overlays(game, 0, handles["new"]) == [handles["old"]]
    assert characters.overlays(game, 0, handles["better"]) == [handles["ring"]]
    assert [each.value for each in characters.overlay_choices(game, 0)] == [handles["new"]]

    def rival(mine: tuple[str, ...], his: tuple[str, ...]) -> bool:
        game.behaviours[handles["new"]] = behaviour("Banner", "item", *mine)
        game.behaviours[handles["ring"]] = behaviour("Banner", "ring", *his)
        return characters.leaves_rival(game, handles["new"], handles["old"])

    assert rival(("Unique",), ("Unique",))
    assert not rival((), ("Unique",))
    assert not rival(("Unique",), ())


# ------------------------------------------------------------------------------------------------------ set-up


@pytest.mark.rule("gold.cardtypes.05")
def test_the_honor_with_which_somebody_begins_whose_stronghold_prints_none() -> None:
    table: Table[CcgGame] = Table("gold")
    table.card("Bare Keep", "stronghold", province_strength=6, gold_production=4)
    table.card("Stern Sensei", "sensei", starting_honor=-2)
    table.card("Mild Sensei", "sensei")
    table.lay("Ann", stronghold="Bare Keep", in_play=["Stern Sensei"])
    table.lay("Bob", stronghold="Bare Keep", in_play=["Mild Sensei"], honor=7)
    assert (table.look("Ann.honor"), table.look("Bob.honor")) == (-2, 7)
    game = table.game
    game.players[0].fate_deck[:] = []
    assert setup.cut(game, 0) == 0


def test_outside_a_battle_nobody_is_barred_from_terrains_and_no_battle_ends() -> None:
    game = peace().game.clone()
    assert not battles.terrain_barred(game, 0)
    assert not battles.end_battle(game)
    assert not battles.has_begun(game)
    assert battles.has_begun(battle().game)


@pytest.mark.rule("gold.spells.02")
def test_a_spell_counts_against_the_chi_of_its_bearer_once() -> None:
    table: Table[CcgGame] = Table("gold")
    for title in ("Fire", "Frost"):
        table.card(title, "spell", gold_cost=0, focus_value=1)
    table.card("Mage", chi=1, keywords=["Shugenja"])
    table.lay("Ann", in_play=[{"card": "Mage", "as": "mage", "attachments": [carried("Fire")]}], hand=["Frost"])
    table.start()
    rules, handles = table.game.rules.table, table.handles
    assert rules.why_not_attach(table.game, 0, handles["fire"], handles["mage"]) == ""
    assert rules.why_not_attach(table.game, 0, handles["frost"], handles["mage"]) == "spell attach"
