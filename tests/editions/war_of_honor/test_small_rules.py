"""Rules of War of Honor that are questions about a tile, a card or a player, each asked where every part of it matters."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.editions.acting import action_of

from rokugan import program as p
from rokugan.cards.model import CardDefinition
from rokugan.core.game import Outcome
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.events.happenings import Happenings
from rokugan.editions.ccg.table.action import Event
from rokugan.editions.ccg.table.compiled_card import compiled_ability
from rokugan.editions.ccg.table.event_kinds import (
    BOW,
    DESTROY,
    DESTROY_PROVINCE,
    ENTER,
    GAIN,
    LOSE,
    RETURN_HOME,
    Cause,
    EventWord,
)
from rokugan.editions.ccg.table.ids import (
    BATTLE,
    IN_PLAY,
    LIMITED,
    OPEN,
    OUTSIDE,
    REACTION,
    player_thing,
    province_thing,
)
from rokugan.editions.ccg.turn.setup import SeatDeck, start
from rokugan.editions.registry import rules_of
from rokugan.editions.war_of_honor import board
from rokugan.editions.war_of_honor.attack import FortressAttack
from rokugan.editions.war_of_honor.box.data import tile_set
from rokugan.editions.war_of_honor.game import Tile, WarOfHonorGame
from rokugan.editions.war_of_honor.position import note_ring
from rokugan.editions.war_of_honor.reading import loosen
from rokugan.editions.war_of_honor.setup import ChooseMission, PlaceTiles, all_missions, draw_missions
from rokugan.editions.war_of_honor.turn import WarOfHonorTurn
from rokugan.editions.war_of_honor.winning import is_mission
from rokugan.errors import ScenarioError
from rokugan.testing import Table

TILES: list[dict[str, Any]] = [
    {"title": "Ann's Fort", "owner": "Ann", "at": [1, 0], "text": "Open: Turn this Fortress face-down: Gain 1 Honor."},
    {"title": "Ann's Tower", "owner": "Ann", "at": [2, 0]},
    {"title": "Ann's Ruin", "owner": "Ann", "at": [3, 0], "face": "down"},
    {"title": "Ann's Field", "owner": "Ann", "at": [2, 1], "kind": "plains"},
    {"title": "Bob's Fort", "owner": "Bob", "at": [0, 1]},
    {"title": "Bob's Field", "owner": "Bob", "at": [1, 1], "kind": "plains"},
    {"title": "Cat's Fort", "owner": "Cat", "at": [0, 2]},
]
CITY = {"title": "Toshi Ranbo", "at": [0, 0], "text": "Open: Gain 1 Honor."}
GAIN_ONE = p.GainHonor(p.Number(1))


def land(*more: dict[str, Any], start: bool = True, **options: Any) -> Table[WarOfHonorGame]:
    """Three players with Fortresses, and somebody at home."""
    table: Table[WarOfHonorGame] = Table("war_of_honor", "Ann", "Bob", "Cat")
    table.lay("Ann", in_play=["Ox", "Elk"], hand=["Pause"])
    table.lay("Bob", in_play=["Bear"])
    table.lay("Cat", in_play=["Owl"])
    table.position["tiles"] = [*TILES, *more]
    table.position["options"] = options
    return table.start() if start else table


def tile(table: Table[WarOfHonorGame], title: str) -> Tile:
    """A tile by its title."""
    game = table.game
    return next(each for each in game.tiles.values() if game.cards[each.card].title == title)


# ------------------------------------------------------------------------------------------------- the board


@pytest.mark.rule("war_of_honor.tiles.06", "war_of_honor.tiles.07")
def test_which_tiles_may_be_turned_down() -> None:
    table = land()
    found = {each["title"]: board.may_turn_down(table.game, tile(table, each["title"]), 0) for each in TILES}
    assert [title for title, may in found.items() if may] == ["Ann's Fort", "Ann's Tower"]
    strong = land(strength_of_will=True)
    assert board.may_turn_down(strong.game, tile(strong, "Ann's Fort"), 0)
    assert not board.may_turn_down(strong.game, tile(strong, "Ann's Fort"), 1)
    assert (table.look("Ann.tiles"), table.look("Ann.fortresses")) == (4, 2)


@pytest.mark.rule("war_of_honor.tiles.10")
def test_who_uses_toshi_ranbo() -> None:
    table = land(CITY)
    game = table.game
    assert [board.beside_toshi_ranbo(game, seat) for seat in range(3)] == [True, True, False]
    city = list(game.city)
    assert [game.where[each] for each in city] == [IN_PLAY] * 3
    game.allows()
    board.close_city(game, 1)
    assert [game.where[each] for each in city] == [IN_PLAY, OUTSIDE, IN_PLAY]
    assert [each in game.states for each in city] == [True, False, True]
    game.touch()
    age = game.age
    board.close_city(game, 1)  # nothing is left to close
    assert game.age == age
    board.close_city(game, 2)
    assert game.age > age
    other = land({"title": "Crossing", "owner": "Ann", "at": [0, 0], "kind": "plains"})
    assert board.toshi_ranbo(other.game) is None
    assert not board.beside_toshi_ranbo(other.game, 0)


def test_whose_a_tile_is() -> None:
    mine = land({**CITY, "owner": "Bob"})
    assert tile(mine, "Toshi Ranbo").owner == 1
    assert tile(land(CITY), "Toshi Ranbo").owner == board.NOBODY
    with pytest.raises(ScenarioError, match="there is no player None"):
        land({"title": "Stray", "at": [5, 0]})
    with pytest.raises(ScenarioError, match="there is no player 'Zed'"):
        land({"title": "Stray", "at": [0, 0], "owner": "Zed"})


@pytest.mark.rule("war_of_honor.tiles.01")
def test_of_several_plains_one_is_offered_and_every_fortress() -> None:
    table = land(start=False)
    table.seat("Ann")["unplaced"] = ["Plains", "Hold", "Plains", "Mount"]
    table.start(phase="tiles")
    assert isinstance(table.game.stack[-1], PlaceTiles)
    titles = {choice.card.title for choice in table.asked.choices if choice.card is not None}
    assert titles == {"Plains", "Hold", "Mount"}
    assert len({choice.value for choice in table.asked.choices}) == 3
    assert table.look("Ann.tiles") == 4


def test_a_city_of_ones_own_says_what_it_says(tmp_path: Path) -> None:
    path = tmp_path / "tiles.yaml"
    path.write_text("fortresses: {}\ntoshi_ranbo: {title: Otosan Uchi, text: 'Open: Gain 2 Honor.'}\n")
    found = tile_set(str(path)).toshi_ranbo
    assert (found.title, len(found.program.abilities)) == ("Otosan Uchi", 1)


# ------------------------------------------------------------------------------------------------- what is counted


@pytest.mark.rule("war_of_honor.paths.07", "war_of_honor.paths.08")
@pytest.mark.parametrize(
    ("cause", "by", "what", "caused"),
    [
        ("effect", 0, None, [2, 0, 0]),
        ("effect", 1, None, [0, 0, 0]),  # his own effect
        ("cost", 0, None, [0, 0, 0]),
        ("rules", 0, None, [0, 0, 0]),
        ("effect", -1, None, [0, 0, 0]),
        ("rules", -1, 2, [0, 0, 2]),
        ("rules", -1, 1, [0, 0, 0]),
    ],
)
def test_for_whom_a_loss_of_honor_counts(cause: Cause, by: int, what: int | None, caused: list[int]) -> None:
    table = land()
    game = table.game
    event = Event(LOSE, [player_thing(1)], 1)
    event.amount, event.cause, event.what, event.done = 2, cause, what, [player_thing(1)]
    if by >= 0:
        event.action = action_of(table, by, "ox", GAIN_ONE)
    game.rules.events.aftermath(game, event)
    assert (game.lost, game.caused) == ([0, 2, 0], caused)


@pytest.mark.rule("war_of_honor.variants.03")
@pytest.mark.parametrize(
    ("designator", "from_tile", "found"),
    [(LIMITED, True, [1]), (OPEN, True, [1]), (BATTLE, True, []), (REACTION, True, []), (OPEN, False, [])],
)
def test_who_is_excused_from_honor_requirements(designator: int, from_tile: bool, found: list[int]) -> None:
    table = land(advanced=True)
    game = table.game
    action = action_of(table, 0, "ox", GAIN_ONE, designator=designator)
    if from_tile:
        action.card = tile(table, "Ann's Fort").card
    rules: Any = game.rules.events
    for _ in range(2):
        rules.excuse(game, 1, action)
    rules.excuse(game, 2, None)
    assert game.excused == found


@pytest.mark.rule("war_of_honor.paths.05", "war_of_honor.wording.09")
def test_who_destroys_a_province() -> None:
    table = land(start=False)
    table.seat("Ann")["in_play"][0].update(at="Bob.P1", side="attacking")
    table.seat("Cat")["in_play"][0].update(at="Bob.P1", side="attacking")
    table.start(phase="attack")
    game, place = table.game, province_thing(1, 0)
    causes: tuple[tuple[int, Cause, bool], ...] = (
        (DESTROY_PROVINCE, "resolution", True),
        (DESTROY_PROVINCE, "effect", False),
        (GAIN, "resolution", False),
    )
    for kind, cause, all_of_them in causes:
        event = Event(kind, [place], -1)
        event.cause, event.place = cause, place
        assert (game.rules.events.actors(game, event) == [0, 2]) is all_of_them
    for in_battle in (False, True, True):
        event = Event(DESTROY_PROVINCE, [place], -1)
        event.cause, event.place = "resolution" if in_battle else "effect", place
        game.rules.events.aftermath(game, event)
        assert game.conquerors == ([0, 2] if in_battle else [])


@pytest.mark.rule("war_of_honor.tiles.07", "war_of_honor.tiles.06")
def test_a_tile_that_bows_is_turned_down_unless_it_is_the_last() -> None:
    table = land()
    game, rules = table.game, table.game.rules.events
    mine, last = tile(table, "Ann's Fort"), tile(table, "Bob's Fort")
    for kind, which, prevented in ((BOW, mine, False), (BOW, last, True), (GAIN, last, False)):
        assert rules.prevents(game, Event(kind, [which.card], 0), which.card) is prevented
    event = Event(BOW, [mine.card], 0)
    event.done = [mine.card, table.handles["ox"]]
    rules.aftermath(game, event)
    assert (mine.face_up, mine.card in game.states) == (False, False)


@pytest.mark.rule("war_of_honor.dishonor.02", "war_of_honor.paths.08")
@pytest.mark.parametrize(
    ("cause", "at_war", "blamed"),
    [("resolution", True, 1), ("effect", True, 2), ("effect", False, 2)],
)
def test_whom_the_death_of_the_dishonorable_is_laid_upon(cause: Cause, at_war: bool, blamed: int) -> None:
    table = land(start=False)
    table.lay("Ann", in_play=["Stag"])
    table.card("Stag", force=1, chi=1, personal_honor=1)
    table.card("Elk", force=1, chi=1, personal_honor=0)
    if at_war:
        table.seat("Ann")["in_play"][2].update(at="Bob.P1", side="attacking")
    table.start(phase="attack" if at_war else "action")
    game, stag, elk = table.game, table.handles["stag"], table.handles["elk"]
    depth = len(game.stack)
    for card, losses in ((elk, 0), (stag, 1)):
        game.last[card] = game.states[card]
        event = Event(DESTROY, [card], -1)
        event.cause, event.used, event.done = cause, [card], [card]
        if cause == "effect":
            event.action = action_of(table, 2, "owl", GAIN_ONE)
        game.rules.events.aftermath(game, event)
        assert len(game.stack) == depth + losses
    frame = game.stack[-1]
    assert isinstance(frame, Happenings)
    assert [(each.amount, each.player, each.what) for each in frame.events] == [(1, 0, blamed)]


@pytest.mark.rule("war_of_honor.dishonor.04")
def test_the_dishonorable_of_an_army_that_is_still_there() -> None:
    table = land()
    game, handles = table.game, table.handles
    ox, elk, bear = handles["ox"], handles["elk"], handles["bear"]
    game.states[ox].dishonored = game.states[bear].dishonored = True
    event = Event(GAIN, [player_thing(0)], 0)
    event.cause, event.what = "resolution", (ox, elk, bear, handles["pause"])
    assert game.rules.events.shamed_by(game, event) == [ox, bear]
    event.cause = "effect"
    assert game.rules.events.shamed_by(game, event) == [ox]


@pytest.mark.rule("war_of_honor.paths.09")
def test_rings_that_come_by_their_own_text_are_remembered() -> None:
    table = land(start=False)
    table.card("Ring of Salt", "ring", keywords=["Water"], focus_value=3)
    table.lay("Ann", hand=[{"card": "Ring of Dust", "as": "ring"}, {"card": "Ring of Salt", "as": "salt"}])
    table.start()
    game, ring = table.game, table.handles["ring"]

    def entered(card: int, word: EventWord = "own text", kind: int = ENTER) -> list[int]:
        event = Event(kind, [card], 0)
        event.word, event.done = word, [card]
        game.rules.events.aftermath(game, event)
        return list(game.enlightened)

    assert entered(ring, "") == []
    assert entered(ring, kind=BOW) == []
    assert entered(table.handles["ox"]) == []
    assert entered(ring) == [0]
    assert (game.rings[0], game.elements[0]) == (("Ring of Dust",), ("Earth",))
    assert entered(table.handles["salt"]) == [0]  # two of them, one step
    game.enlightened.clear()
    assert entered(ring) == []  # again
    assert note_ring(game, 0, ring) is False
    assert note_ring(game, 1, ring) is True


def test_what_came_home_and_what_was_taken_back() -> None:
    table = land()
    game, handles = table.game, table.handles
    for names in (["ox"], ["ox", "elk"]):
        event = Event(RETURN_HOME, [handles[name] for name in names], 0)
        event.done = list(event.things)
        game.rules.events.aftermath(game, event)
    assert game.returned == [handles["ox"], handles["elk"]]
    game.gained[1] = 5
    game.rules.events.gain_taken_back(game, 1, 2)
    assert game.gained == [0, 3, 0]


@pytest.mark.rule("war_of_honor.resolution.10")
def test_who_may_straighten_after_an_adjacent_attack() -> None:
    table = land(start=False)
    table.lay("Ann", in_play=[{"card": "Stag", "bowed": True, "attachments": [{"card": "Lads", "as": "lads"}]}])
    table.seat("Ann")["in_play"][1].update(at="Bob.P1", side="attacking")
    table.lay("Ann", in_play=[{"card": "Mule", "attachments": [{"card": "Spears", "as": "spears", "bowed": True}]}])
    table.start(phase="attack")
    game, handles = table.game, table.handles
    for each in ("elk", "bear"):
        game.states[handles[each]].bowed = True
    game.returned = [handles[each] for each in ("ox", "elk", "bear", "stag", "mule", "pause")]
    frame = FortressAttack()
    assert frame._tired(game) == [handles["stag"], handles["mule"]]  # the Elk is not home, the Ox is not tired
    game.push(frame)
    game.origin, game.aim = tile(table, "Ann's Fort").card, tile(table, "Bob's Fort").card
    asked: list[bool] = []
    for eliminated, aim in ((False, "Bob's Fort"), (True, "Bob's Fort"), (False, "Cat's Fort")):
        game.decision = None
        game.players[0].eliminated, game.aim = eliminated, tile(table, aim).card
        frame.offer_straightening(game)
        asked.append(game.decision is not None)
    assert asked == [True, False, False]


# ------------------------------------------------------------------------------------------------ costs, targets


@pytest.mark.rule("war_of_honor.dynasty.02")
def test_only_personalities_of_ones_clan_are_cheaper() -> None:
    table = land(start=False)
    table.card("Mill", "holding", clan="Crab", gold_cost=4)
    table.lay(
        "Ann",
        stronghold="Pine Keep",
        provinces=[{"card": each, "as": each.lower(), "face": "up"} for each in ("Crab", "Mill", "Lion")],
    )
    table.start()
    costs, handles = table.game.rules.costs, table.handles
    found = [costs.discount_by_effect(table.game, 0, handles[each]) for each in ("crab", "mill", "lion")]
    assert found == [costs.clan_discount, 0, 0]
    assert costs.clan_discount > 0


@pytest.mark.rule("war_of_honor.ranged.02")
def test_a_ranged_attack_has_its_own_targets_while_it_resolves() -> None:
    table = land(start=False)
    table.seat("Ann")["in_play"][0].update(at="Bob.P1", side="attacking")
    table.seat("Bob")["in_play"][0].update(at="Bob.P1", side="defending")
    table.lay("Bob", in_play=["Stag"], hand=["Shout"])
    table.start(phase="attack").play("fight P1")
    game, handles = table.game, table.handles
    shot = p.Target(p.Noun(("personality",)), 0)
    attack = action_of(table, 0, "ox", p.RangedAttack(p.Number(2), shot))
    assert game.rules.actions.targetable(game, attack, shot, handles["bear"])
    assert not game.rules.actions.targetable(game, attack, shot, handles["stag"])
    assert not game.rules.actions.targetable(game, attack, shot, handles["ox"])
    bow = action_of(table, 0, "ox", p.Bow(shot))
    assert game.rules.actions.targetable(game, bow, shot, handles["ox"])


# ------------------------------------------------------------------------------------------------ beginning and end


@pytest.mark.rule("war_of_honor.setup.16", "war_of_honor.setup.17")
def test_only_two_holdings_are_there_from_the_start() -> None:
    def keep(title: str) -> CardDefinition:
        return CardDefinition(title, "stronghold", province_strength=6, gold_production=4, starting_honor=5)

    starting = [CardDefinition(name, "holding", gold_cost=1) for name in ("Border Keep", "Bamboo Harvesters", "Farm")]
    lands = [CardDefinition(f"Farm {n}", "holding", gold_cost=2) for n in range(40)]
    tricks = [CardDefinition(f"Trick {n}", "strategy", focus_value=1) for n in range(40)]
    decks = [SeatDeck(keep(n), lands, tricks, starting) for n in "AB"]
    game = start(rules_of("war_of_honor"), ["Ann", "Bob"], decks, 1)
    found = {
        (player.seat == game.active, game.cards[card].title, game.states[card].bowed, game.states[card].slow)
        for player in game.players
        for card in player.in_play
        if card != player.stronghold
    }
    keep_of_both = {(True, "Border Keep", False, 0), (False, "Border Keep", False, 0)}
    assert found == keep_of_both | {(False, "Bamboo Harvesters", True, 2)}


@pytest.mark.rule("war_of_honor.variants.21")
def test_who_is_ruined_in_classic_mode() -> None:
    for variant, honor, eliminated, told in (
        ("classic", -20, False, True),
        ("classic", -19, False, False),
        ("classic", -20, True, False),
        ("student_of_all", -20, False, False),
    ):
        game = land(variant=variant).game
        game.players[0].honor, game.players[0].eliminated = honor, eliminated
        before = len(game.log)
        WarOfHonorTurn().ruin(game)
        assert (len(game.log) > before) is told, (variant, honor, eliminated)


@pytest.mark.rule("war_of_honor.variants.19")
def test_an_eliminated_player_does_not_win_by_rings() -> None:
    five = ("Air", "Earth", "Fire", "Water", "Void")
    game = land(variant="classic").game
    game.elements[0] = five
    game.players[0].eliminated = True
    game.elements[1] = five[:4]
    game.rules.victory.check_rings(game)
    assert not game.is_over()
    game.elements[1] = five
    game.rules.victory.check_rings(game)
    assert game.outcome is not None
    assert game.outcome.seat == 1


@pytest.mark.rule("war_of_honor.variants.09")
def test_what_others_may_have_as_their_secret_missions() -> None:
    assert not is_mission((7, 1, 1, 0))
    assert not is_mission((6, 2, 1, 0))
    table = land(variant="secret_missions")
    game = table.game
    mine, his = (3, 3, 3, 0), (0, 3, 3, 3)
    game.missions = [mine, his, ()]
    frames = {seat: ChooseMission(seat) for seat in (0, 2)}
    frames[0].points, frames[2].points = [5], [1, 2]
    game.stack.extend(frames.values())
    drawn: set[tuple[int, ...]] = set()
    began: set[tuple[int, ...]] = set()
    for seed in range(300):
        draw_missions(game, 0, Randomness(seed))
        assert (game.missions[0], game.missions[2], frames[0].points) == (mine, (), [5])
        drawn.add(game.missions[1])
        began.add(tuple(frames[2].points))
    assert len(drawn) > 50
    assert drawn <= set(all_missions())
    assert len(began) > 10
    assert began <= {each[:2] for each in all_missions()}


# ---------------------------------------------------------------------------------------------- what is told of it


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        ([5, 0, 4, 0], "Path of Military"),
        ([5, 6, 4, 0], "Path of Military and Honor"),
        ([4, 0, 0, 0], "Paths"),
    ],
)
def test_by_which_paths_a_game_was_won(steps: list[int], told: str) -> None:
    game = land().game
    game.paths[1] = steps
    game.outcome = Outcome("Bob", "paths", 1)
    assert game.rules.seen.ending(game) == told


def test_a_fortress_for_everybody() -> None:
    """Each beside Toshi Ranbo or beside another one."""
    tiles = rules_of("war_of_honor").seen.furniture(("Ann", "Bob", "Cat", "Dan"))["tiles"]
    assert [(each["owner"], each["at"]) for each in tiles] == [
        ("Ann", [1, 0]),
        ("Bob", [0, 1]),
        ("Cat", [1, 1]),
        ("Dan", [2, 0]),
    ]


@pytest.mark.parametrize(
    ("clans", "seat"), [(["Crab", "Dragon"], 1), (["Crab", "Lion"], -1), (["Dragon", "Dragon"], -1)]
)
def test_who_starts_with_the_favor_in_advanced_play(clans: list[str], seat: int) -> None:
    game = land(advanced=True).game
    for player in game.players:
        player.clan = "Crane"
    for player, clan in zip(game.players, clans, strict=False):
        player.clan = clan
    assert game.rules.turn.first_favor(game) == seat


@pytest.mark.parametrize(("challenges", "required"), [(True, [True, True]), (False, [True, False])])
def test_a_challenge_needs_both(challenges: bool, required: list[bool]) -> None:
    """Who is challenged in a later sentence is needed; what else is targeted there is not."""
    person = p.Target(p.Noun(("personality",)), 1)
    later = p.Challenge(p.Ref("this"), person) if challenges else p.Bow(person)
    ability = compiled_ability(p.Ability(("open",), (p.Bow(p.Target(p.Noun(("holding",)), 0)), later)), 0)
    loosen(ability)
    assert [target.required for target in ability.targets] == required
