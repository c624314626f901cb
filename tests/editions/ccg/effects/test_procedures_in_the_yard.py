"""Playing and naming cards, sides, separate battles, the way home, who leaves the game, and the steps of a duel."""

from __future__ import annotations

from typing import Literal

import pytest
from tests.editions.ccg.effects.yard import N, Yard

from rokugan import program as p
from rokugan.editions.ccg.battle import attack as battles
from rokugan.editions.ccg.battle.separate_battles import may_come_or_go
from rokugan.editions.ccg.effects import durations, naming, playing
from rokugan.editions.ccg.effects.special import SPECIALS
from rokugan.editions.ccg.table import endings
from rokugan.editions.ccg.table.action import Action, Duel, Event
from rokugan.editions.ccg.table.event_kinds import BOW, RETURN_HOME, Cause
from rokugan.editions.ccg.table.event_kinds import GAIN as GAIN_HONOR
from rokugan.editions.ccg.table.ids import (
    ATTACKING,
    BATTLE,
    DEFENDING,
    DYNASTY_DISCARD,
    FIELD,
    HOME,
    LIMITED,
    OPEN,
    RESOLVING,
)
from rokugan.editions.ccg.table.outcomes import TextOutcome
from rokugan.editions.ccg.turn import phases
from rokugan.editions.ccg.turn.leaving import leave

pytestmark = pytest.mark.interpreted  # the yard has a frame of its own

GAIN = p.GainHonor(N(1))
ANN, BOB, CAT = range(3)


@pytest.fixture
def yard() -> Yard:
    """A new copy of the table."""
    return Yard()


# ------------------------------------------------------------------------------------------- playing and naming


@pytest.mark.parametrize(
    ("card", "zone"), [("ghost", "home"), ("toad", "dynasty_discard"), ("net", "fate_discard"), ("mill", "home")]
)
def test_a_card_is_played_or_discarded(yard: Yard, card: str, zone: str) -> None:
    assert yard.do(p.Play(yard.the("Bob", card))).zones(card) == [zone]


def test_a_card_that_has_gone_elsewhere_is_not_kept_ready(yard: Yard) -> None:
    yard.run(playing.PlayAdditional(yard.action, yard.number("ruse"), BATTLE, ""))
    assert (yard.zones("ruse"), yard.asks) == (["hand"], [])


def test_a_card_kept_ready_is_played_or_put_back(yard: Yard) -> None:
    yard.game.bring(yard.number("ruse"), 10)
    yard.run(playing.PlayAdditional(yard.action, yard.number("ruse"), BATTLE, ""))
    assert yard.asks == ["Ann", "play Ruse", "pass"]
    yard.game.play("pass")
    assert yard.zones("ruse") == ["fate_deck"]


@pytest.mark.parametrize(
    ("stage", "seat", "phase", "mask"),
    [
        ("peace", ANN, "action", LIMITED | OPEN),
        ("peace", BOB, "action", OPEN),
        ("peace", ANN, "dynasty", OPEN),
        ("battle", ANN, "attack", BATTLE),
    ],
)
def test_the_kinds_of_actions_of_the_time(stage: str, seat: int, phase: str, mask: int) -> None:
    yard = Yard(stage=stage)
    yard.game.phase = phase
    assert playing.designators_now(yard.game, seat) == mask


@pytest.mark.parametrize(
    ("title", "seat", "ring"),
    [("Halo", ANN, "halo"), ("Orb", BOB, "orb"), ("Orb", ANN, ""), ("Halo", BOB, ""), ("Net", ANN, "")],
)
def test_what_puts_a_ring_of_his_own_into_play(yard: Yard, title: str, seat: int, ring: str) -> None:
    found = naming.ways_into_play(yard.game, title, seat)
    assert [card for card, _ in found] == ([yard.number(ring)] if ring else [])
    assert all(ability.from_hand for _, ability in found)


@pytest.mark.parametrize(
    ("cards", "asked"),
    [
        (("halo",), True),
        (("Ann", "orb", "net", "dart", "halo"), True),
        (("orb",), False),  # it is in another's hand
        (("net",), False),
    ],
)
def test_which_card_is_put_into_play_by_its_own_text(yard: Yard, cards: tuple[str, ...], asked: bool) -> None:
    yard.do(p.OwnText(yard.the(*cards)))
    assert (yard.asks == ["Ann", "yes", "no"]) is asked
    if asked:
        yard.game.play("yes")
        assert yard.zones("halo") == ["home"]


def test_a_ring_out_of_hand_is_not_put_into_play_by_its_own_text(yard: Yard) -> None:
    yard.do(p.Discard(yard.the("halo")), p.OwnText(yard.the("halo")))
    assert (yard.asks, yard.zones("halo")) == ([], ["fate_discard"])


# -------------------------------------------------------------------------------------------------------- sides


@pytest.mark.parametrize("part", ["", "player", "units"])
def test_only_an_ally_changes_sides(yard: Yard, part: str) -> None:
    attack = yard.game.attack
    assert attack is not None
    attack.allies[CAT] = ATTACKING
    lynx = yard.game.states[yard.number("lynx")]
    lynx.at, lynx.side = yard.number("Bob.P1"), DEFENDING
    yard.do(p.ChangeSides(yard.the("Ann", "Cat"), "player" if part == "player" else "units" if part == "units" else ""))
    assert (attack.allies, lynx.side) == {
        "": ({CAT: DEFENDING}, DEFENDING),
        "player": ({CAT: DEFENDING}, DEFENDING),
        "units": ({CAT: ATTACKING}, ATTACKING),
    }[part]


def test_a_player_is_invited_to_the_sides_that_the_text_names(yard: Yard) -> None:
    attack = yard.game.attack
    assert attack is not None
    yard.do(p.Invite(("attacking",), yard.the("Cat")))
    assert (attack.invited_attacking, attack.invited_defending) == ([CAT], [])


def test_without_an_attack_nobody_changes_sides_or_is_invited() -> None:
    yard = Yard(stage="peace")
    assert yard.do(p.ChangeSides(yard.the("Cat")), p.Invite(("attacking",), yard.the("Cat"))).unchanged


@pytest.mark.parametrize(
    ("cause", "ally", "gainer", "taken"),
    [
        ("resolution", True, ANN, True),
        ("effect", True, ANN, False),
        ("resolution", False, ANN, False),
        ("resolution", True, BOB, False),  # who does not lead her
    ],
)
def test_an_ally_takes_what_resolution_brings_the_leader(
    yard: Yard, cause: Cause, ally: bool, gainer: int, taken: bool
) -> None:
    attack = yard.game.attack
    assert attack is not None
    attack.allies.update({CAT: ATTACKING} if ally else {})
    yard.of(CAT, "lynx")
    gain = yard.answering(GAIN_HONOR, "Ann", player=gainer)
    gain.cause = cause
    SPECIALS["take the leader's Honor"](yard.game, yard.action)
    assert gain.player == (CAT if taken else gainer)


@pytest.mark.parametrize(
    ("slots", "scores"),
    [
        ([["ox"], ["net"]], [5]),
        ([["ox"], None], [3]),
        ([["ox"], ["net", "ruse"]], [8]),
        ([None, ["net"]], []),
        ([[], []], []),
    ],
)
def test_who_enters_the_test_of_the_jade_champion(yard: Yard, slots: list[list[str] | None], scores: list[int]) -> None:
    """His Chi and the Focus Values of what is discarded for him."""
    yard.action.targets.slots = [None if each is None else [yard.number(name) for name in each] for each in slots]
    SPECIALS["enter the Jade Champion's test"](yard.game, yard.action)
    assert [each.amount for each in yard.action.did] == scores


@pytest.mark.parametrize(
    ("scores", "winner"), [([("ox", 5), ("elk", 4)], ["ox"]), ([("ox", 5), ("elk", 5)], []), ([], [])]
)
def test_only_who_alone_is_best_wins_it(yard: Yard, scores: list[tuple[str, int]], winner: list[str]) -> None:
    yard.action.did.extend(TextOutcome("special", yard.number(name), score) for name, score in scores)
    SPECIALS["judge the Jade Champion's test"](yard.game, yard.action)
    assert yard.action.results.found == [yard.number(name) for name in winner]


# ---------------------------------------------------------------------------------------------------- durations


def test_until_his_next_turn_has_ended(yard: Yard) -> None:
    game = yard.game

    def ends(seat: int) -> object:
        return durations.duration(game, Action(seat, yard.number("ox"), None), "your next turn end")

    assert [ends(seat) for seat in (ANN, BOB, CAT)] == [endings.of_turn(game.turn + after) for after in (3, 1, 2)]
    game.players[CAT].eliminated = True
    assert [ends(seat) for seat in (ANN, BOB, CAT)] == [endings.of_turn(game.turn + after) for after in (2, 1, 2)]


@pytest.mark.parametrize(
    ("is_action", "serial", "meant"), [(True, 7, 7), (False, 7, 4), (True, -1, 4), (True, 0, 0), (None, 7, 4)]
)
def test_the_action_that_is_meant(yard: Yard, is_action: bool | None, serial: int, meant: int) -> None:
    yard.action.serial = 4
    theirs = Action(BOB, yard.number("hare"), None)
    theirs.is_action, theirs.serial = bool(is_action), serial
    yard.answering(BOW, "ox", action=None if is_action is None else theirs)
    assert durations.acting_serial(yard.action) == meant
    yard.action.event = None
    assert durations.acting_serial(yard.action) == 4


# ---------------------------------------------------------------------------------------------- separate battles


def test_a_battlefield_created_is_the_only_one_of_its_kind(yard: Yard) -> None:
    """In an ordinary attack none is created, nobody is assigned to it, and nothing closes it."""
    yard.do(p.CreateBattlefield(), p.AssignThere(yard.the("sow"), "attack"), p.CloseBattlefield(), p.FightThere())
    assert yard.unchanged


@pytest.mark.parametrize(
    ("bowed", "even_bowed", "banned", "there"),
    [
        (False, False, False, True),
        (True, False, False, False),
        (True, True, False, True),
        (True, True, True, False),
        (False, True, True, False),
    ],
)
def test_who_is_assigned_to_a_battlefield_created(bowed: bool, even_bowed: bool, banned: bool, there: bool) -> None:
    yard = Yard(stage="peace")
    if bowed:
        yard.do(p.Bow(yard.the("sow")))
    if banned:
        yard.do(p.Give(yard.the("sow"), (p.Forbid("may not", "assign"),)))
    yard.do(p.CreateBattlefield(), p.AssignThere(yard.the("sow"), "attack", even_bowed))
    assert (yard.game.location(yard.number("sow")) == FIELD) is there


@pytest.mark.parametrize(
    ("closed", "answers"),
    [
        (None, (True, True, True)),
        (p.CloseBattlefield(), (True, False, True)),
        (p.CloseBattlefield(both=True), (True, False, False)),
        (p.CloseBattlefield(p.Noun(("personality",), (p.HasKeyword("Monk"),))), (False, True, True)),
    ],
)
def test_who_comes_to_a_closed_battlefield_and_goes(
    yard: Yard, closed: p.CloseBattlefield | None, answers: tuple[bool, bool, bool]
) -> None:
    """Ox, who was assigned there; Elk, a Monk; and Elk on his way home."""
    attack = yard.game.attack
    assert attack is not None
    attack.closed, attack.guests = closed, [yard.number("ox")]
    asked = (("ox", FIELD), ("elk", FIELD), ("elk", HOME))
    assert tuple(may_come_or_go(yard.game, attack, yard.number(name), place) for name, place in asked) == answers


# ---------------------------------------------------------------------------------------------- phases and Events


def test_of_the_cards_of_a_province_those_that_lie_there_are_dealt_with(yard: Yard) -> None:
    frame = phases.EventsPhase()
    frame.row, frame.opened = [yard.number("Ann.P1")], True
    frame.waiting = [yard.number("mill"), yard.number("ghost")]
    frame.choose(yard.game)
    assert (frame.card, yard.game.decision) == (yard.number("mill"), None)


@pytest.mark.parametrize(
    ("zone", "off", "banned", "honor"),
    [
        (RESOLVING, False, False, 13),
        (DYNASTY_DISCARD, False, False, 10),  # something has taken it away
        (RESOLVING, True, False, 10),
        (RESOLVING, False, True, 10),
    ],
)
def test_an_event_resolves_unless_something_is_in_its_way(
    yard: Yard, zone: int, off: bool, banned: bool, honor: int
) -> None:
    comet, frame = yard.number("comet"), phases.EventsPhase()
    if banned:
        yard.do(p.Give(yard.the("sow"), (p.Forbid("may not", "resolve", yard.the("comet")),)))
    frame.card, frame.action = comet, Action(ANN, comet, None)
    frame.action.effects_off = off
    yard.game.bring(comet, zone)
    frame.resolve(yard.game)
    assert yard.go_on().look("Ann.honor") == honor


@pytest.mark.parametrize(("phase", "kind"), [("action", phases.ActionPhase), ("attack", battles.AttackPhase)])
def test_an_additional_phase_comes_before_the_dynasty_phase(phase: Literal["action", "attack"], kind: type) -> None:
    yard = Yard(stage="peace")
    turn = next(each for each in yard.game.stack if isinstance(each, phases.Turn))
    yard.game.extra_phases = [phase]
    turn.dynasty(yard.game)
    assert isinstance(yard.game.stack[-1], kind)
    assert yard.game.extra_phases == []


# ------------------------------------------------------------------------------------------------ after a battle


@pytest.mark.rule("samurai.resolution.12")
def test_those_who_came_home_bow(yard: Yard) -> None:
    home = Event(RETURN_HOME, [yard.number("ox"), yard.number("elk")], ANN)
    home.done = [yard.number("ox")]
    frame = battles.HomeThenBow(home, [yard.number(name) for name in ("ox", "spears", "elk", "net")])
    frame.bow(yard.game)
    assert [yard.look(f"{name}.bowed") for name in ("ox", "spears", "elk")] == [True, True, False]


def test_the_terrains_of_the_battlefield_are_discarded(yard: Yard) -> None:
    attack = yard.game.attack
    assert attack is not None
    attack.terrains = [yard.number("guards"), yard.number("bear")]
    yard.game.states[yard.number("guards")].at = yard.number("Bob.P1")
    battles.Battle(yard.number("Bob.P1")).discard_terrains(yard.game)
    assert yard.zones("guards", "bear") == ["fate_discard", "battlefield"]


@pytest.mark.parametrize(
    ("mine", "theirs", "banned", "side"),
    [
        (3, 2, False, ATTACKING),
        (2, 3, False, DEFENDING),
        (3, 3, False, 3),
        (3, 2, True, 3),
        (2, 3, True, DEFENDING),
    ],
)
def test_the_verdict_of_a_battle(yard: Yard, mine: int, theirs: int, banned: bool, side: int) -> None:
    attack = yard.game.attack
    assert attack is not None
    if banned:
        yard.do(p.Give(yard.the("Ann"), (p.Forbid("may not", "win battle"),)))
    armies = [[], [yard.number("ox")], [yard.number("hare")]]
    assert battles.verdict(yard.game, attack, armies, [0, mine, theirs]) == side
    assert battles.verdict(yard.game, attack, [[], armies[1], []], [0, 0, 0]) == 0


# ---------------------------------------------------------------------------------------------- leaving the game


def test_what_goes_with_a_player_who_leaves(yard: Yard) -> None:
    """What others own goes to their discard piles; what was created stays with those who control it."""
    game = yard.game
    yard.do(p.TakeControl(yard.the("wolf"), p.You()), p.Transfer(yard.the("moor"), yard.the("Ann.P1")))
    yard.do(p.Create("personality", (("force", N(1)), ("chi", N(1)))))
    kept = yard.action.results.created[0]
    yard.of(ANN).do(p.Create("personality", (("force", N(1)), ("chi", N(2))), who=yard.the("Ann")))
    given = yard.action.results.created[0]
    yard.do(p.TakeControl(p.These((given,)), yard.the("Bob")))
    yard.of(BOB, "hare").do(p.Create("personality", (("force", N(1)), ("chi", N(3)))))
    taken = yard.action.results.created[0]
    yard.of(ANN).do(p.TakeControl(p.These((taken,)), p.You()), p.TakeFavor())
    leave(game, ANN)
    assert (yard.zones("wolf"), game.favor) == (["dynasty_discard"], -1)
    assert yard.zones("ox", "spears", "net", "ghost", "fen", "crow", "moor") == ["removed"] * 7
    assert [game.where[card] for card in (kept, taken, given)] == [7, 7, 6]
    assert all(province.destroyed for province in game.players[ANN].provinces)


def test_the_favor_of_another_stays_with_him(yard: Yard) -> None:
    yard.do(p.TakeFavor(yard.the("Bob")))
    leave(yard.game, ANN)
    assert (yard.game.favor, yard.zones("hare"), yard.look("Bob.P3.region")) == (BOB, ["battlefield"], "Moor")


# ------------------------------------------------------------------------------------------------------- a duel


def fought(
    yard: Yard, one: str = "ox", other: str = "hare", refusal: tuple[p.Effect, ...] = (), first: str | None = None
) -> Yard:
    """The one challenges the other."""
    node = p.Challenge(yard.the(one), yard.the(other), refusal=refusal)
    said = () if first is None else (p.FirstFocus(yard.the(first)),)
    duel = Duel(yard.number(one), yard.number(other), "chi")
    return yard.run(yard.game.rules.duels.procedure(yard.action, node, said, duel))


@pytest.mark.parametrize(("one", "other"), [("ox", "whip"), ("net", "hare"), ("net", "whip")])
def test_who_is_not_in_play_duels_with_nobody(yard: Yard, one: str, other: str) -> None:
    assert fought(yard, one, other).unchanged


@pytest.mark.parametrize(
    ("banned", "asked"),
    [
        ((), ["accept", "refuse"]),
        (("refuse",), []),
        (("accept",), []),
        (("accept", "refuse"), []),
    ],
)
def test_who_may_do_neither_accepts(yard: Yard, banned: tuple[p.words.ForbiddenVerb, ...], asked: list[str]) -> None:
    if banned:
        yard.do(p.Give(yard.the("hare"), (p.Forbid("may not", banned[0], others=banned[1:]),)))
    fought(yard, refusal=(GAIN,))
    if asked:
        assert yard.asks == ["Bob", *asked]
    else:
        assert yard.look("Ann.honor") == (11 if banned == ("accept",) else 10)


def test_what_can_not_be_focused_is_not_offered(yard: Yard) -> None:
    yard.do(p.Give(yard.the("sow"), (p.Forbid("may not", "focus", yard.the("whip")),)))
    assert "focus Whip" not in " ".join(fought(yard).asks)
    assert "focus" in " ".join(yard.asks)
    other = Yard()
    other.do(p.Give(other.the("Bob"), (p.Forbid("may not", "focus"),)))
    assert "Bob" not in fought(other).asks  # he can only strike


def test_a_duel_ends_when_a_duelist_leaves_play(yard: Yard) -> None:
    fought(yard)
    assert "strike" in yard.asks
    yard.game.bring(yard.number("hare"), DYNASTY_DISCARD)
    yard.game.play("focus Trick")
    assert "strike" not in yard.asks
    assert yard.zones("trick", "ox") == ["fate_discard", "battlefield"]


@pytest.mark.parametrize(("banned", "asked"), [(False, True), (True, False)])
def test_who_must_focus_first_and_can_not_strikes(yard: Yard, banned: bool, asked: bool) -> None:
    if banned:
        yard.do(p.Give(yard.the("Bob"), (p.Forbid("may not", "focus"),)))
    fought(yard, first="hare")
    assert ("Bob" in yard.asks) is asked
    assert "strike" not in yard.asks
