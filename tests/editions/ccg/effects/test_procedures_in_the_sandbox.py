"""Playing and naming cards, sides, separate battles, the way home, who leaves the game, and the steps of a duel."""

from __future__ import annotations

from typing import Literal

import pytest
from tests.editions.ccg.effects.sandbox import N, Sandbox

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
    TurnPhase,
)
from rokugan.editions.ccg.table.outcomes import TextOutcome
from rokugan.editions.ccg.turn import phases
from rokugan.editions.ccg.turn.leaving import leave

pytestmark = pytest.mark.interpreted  # the sandbox has a frame of its own

GAIN = p.GainHonor(N(1))
ANN, BOB, CAT = range(3)


@pytest.fixture
def sandbox() -> Sandbox:
    """A new copy of the table."""
    return Sandbox()


# ------------------------------------------------------------------------------------------- playing and naming


@pytest.mark.parametrize(
    ("card", "zone"), [("ghost", "home"), ("toad", "dynasty_discard"), ("net", "fate_discard"), ("mill", "home")]
)
def test_a_card_is_played_or_discarded(sandbox: Sandbox, card: str, zone: str) -> None:
    assert sandbox.do(p.Play(sandbox.the("Bob", card))).zones(card) == [zone]


def test_a_card_that_has_gone_elsewhere_is_not_kept_ready(sandbox: Sandbox) -> None:
    sandbox.run(playing.PlayAdditional(sandbox.action, sandbox.number("ruse"), BATTLE, ""))
    assert (sandbox.zones("ruse"), sandbox.asks) == (["hand"], [])


def test_a_card_kept_ready_is_played_or_put_back(sandbox: Sandbox) -> None:
    sandbox.game.bring(sandbox.number("ruse"), 10)
    sandbox.run(playing.PlayAdditional(sandbox.action, sandbox.number("ruse"), BATTLE, ""))
    assert sandbox.asks == ["Ann", "play Ruse", "pass"]
    sandbox.game.play("pass")
    assert sandbox.zones("ruse") == ["fate_deck"]


@pytest.mark.parametrize(
    ("stage", "seat", "phase", "mask"),
    [
        ("peace", ANN, "action", LIMITED | OPEN),
        ("peace", BOB, "action", OPEN),
        ("peace", ANN, "dynasty", OPEN),
        ("battle", ANN, "attack", BATTLE),
    ],
)
def test_the_kinds_of_actions_of_the_time(stage: str, seat: int, phase: TurnPhase, mask: int) -> None:
    sandbox = Sandbox(stage=stage)
    sandbox.game.phase = phase
    assert playing.designators_now(sandbox.game, seat) == mask


@pytest.mark.parametrize(
    ("title", "seat", "ring"),
    [("Halo", ANN, "halo"), ("Orb", BOB, "orb"), ("Orb", ANN, ""), ("Halo", BOB, ""), ("Net", ANN, "")],
)
def test_what_puts_a_ring_of_his_own_into_play(sandbox: Sandbox, title: str, seat: int, ring: str) -> None:
    found = naming.ways_into_play(sandbox.game, title, seat)
    assert [card for card, _ in found] == ([sandbox.number(ring)] if ring else [])
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
def test_which_card_is_put_into_play_by_its_own_text(sandbox: Sandbox, cards: tuple[str, ...], asked: bool) -> None:
    sandbox.do(p.OwnText(sandbox.the(*cards)))
    assert (sandbox.asks == ["Ann", "yes", "no"]) is asked
    if asked:
        sandbox.game.play("yes")
        assert sandbox.zones("halo") == ["home"]


def test_a_ring_out_of_hand_is_not_put_into_play_by_its_own_text(sandbox: Sandbox) -> None:
    sandbox.do(p.Discard(sandbox.the("halo")), p.OwnText(sandbox.the("halo")))
    assert (sandbox.asks, sandbox.zones("halo")) == ([], ["fate_discard"])


# -------------------------------------------------------------------------------------------------------- sides


@pytest.mark.parametrize("part", ["", "player", "units"])
def test_only_an_ally_changes_sides(sandbox: Sandbox, part: str) -> None:
    attack = sandbox.game.attack
    assert attack is not None
    attack.allies[CAT] = ATTACKING
    lynx = sandbox.game.states[sandbox.number("lynx")]
    lynx.at, lynx.side = sandbox.number("Bob.P1"), DEFENDING
    sandbox.do(
        p.ChangeSides(sandbox.the("Ann", "Cat"), "player" if part == "player" else "units" if part == "units" else "")
    )
    assert (attack.allies, lynx.side) == {
        "": ({CAT: DEFENDING}, DEFENDING),
        "player": ({CAT: DEFENDING}, DEFENDING),
        "units": ({CAT: ATTACKING}, ATTACKING),
    }[part]


def test_a_player_is_invited_to_the_sides_that_the_text_names(sandbox: Sandbox) -> None:
    attack = sandbox.game.attack
    assert attack is not None
    sandbox.do(p.Invite(("attacking",), sandbox.the("Cat")))
    assert (attack.invited_attacking, attack.invited_defending) == ([CAT], [])


def test_without_an_attack_nobody_changes_sides_or_is_invited() -> None:
    sandbox = Sandbox(stage="peace")
    assert sandbox.do(p.ChangeSides(sandbox.the("Cat")), p.Invite(("attacking",), sandbox.the("Cat"))).unchanged


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
    sandbox: Sandbox, cause: Cause, ally: bool, gainer: int, taken: bool
) -> None:
    attack = sandbox.game.attack
    assert attack is not None
    attack.allies.update({CAT: ATTACKING} if ally else {})
    sandbox.of(CAT, "lynx")
    gain = sandbox.answering(GAIN_HONOR, "Ann", player=gainer)
    gain.cause = cause
    SPECIALS["take the leader's Honor"](sandbox.game, sandbox.action)
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
def test_who_enters_the_test_of_the_jade_champion(
    sandbox: Sandbox, slots: list[list[str] | None], scores: list[int]
) -> None:
    """His Chi and the Focus Values of what is discarded for him."""
    sandbox.action.targets.slots = [None if each is None else [sandbox.number(name) for name in each] for each in slots]
    SPECIALS["enter the Jade Champion's test"](sandbox.game, sandbox.action)
    assert [each.amount for each in sandbox.action.did] == scores


@pytest.mark.parametrize(
    ("scores", "winner"), [([("ox", 5), ("elk", 4)], ["ox"]), ([("ox", 5), ("elk", 5)], []), ([], [])]
)
def test_only_who_alone_is_best_wins_it(sandbox: Sandbox, scores: list[tuple[str, int]], winner: list[str]) -> None:
    sandbox.action.did.extend(TextOutcome("special", sandbox.number(name), score) for name, score in scores)
    SPECIALS["judge the Jade Champion's test"](sandbox.game, sandbox.action)
    assert sandbox.action.results.found == [sandbox.number(name) for name in winner]


# ---------------------------------------------------------------------------------------------------- durations


def test_until_his_next_turn_has_ended(sandbox: Sandbox) -> None:
    game = sandbox.game

    def ends(seat: int) -> object:
        return durations.duration(game, Action(seat, sandbox.number("ox"), None), "your next turn end")

    assert [ends(seat) for seat in (ANN, BOB, CAT)] == [endings.of_turn(game.turn + after) for after in (3, 1, 2)]
    game.players[CAT].eliminated = True
    assert [ends(seat) for seat in (ANN, BOB, CAT)] == [endings.of_turn(game.turn + after) for after in (2, 1, 2)]


@pytest.mark.parametrize(
    ("is_action", "serial", "meant"), [(True, 7, 7), (False, 7, 4), (True, -1, 4), (True, 0, 0), (None, 7, 4)]
)
def test_the_action_that_is_meant(sandbox: Sandbox, is_action: bool | None, serial: int, meant: int) -> None:
    sandbox.action.serial = 4
    theirs = Action(BOB, sandbox.number("hare"), None)
    theirs.is_action, theirs.serial = bool(is_action), serial
    sandbox.answering(BOW, "ox", action=None if is_action is None else theirs)
    assert durations.acting_serial(sandbox.action) == meant
    sandbox.action.event = None
    assert durations.acting_serial(sandbox.action) == 4


# ---------------------------------------------------------------------------------------------- separate battles


def test_a_battlefield_created_is_the_only_one_of_its_kind(sandbox: Sandbox) -> None:
    """In an ordinary attack none is created, nobody is assigned to it, and nothing closes it."""
    sandbox.do(p.CreateBattlefield(), p.AssignThere(sandbox.the("sow"), "attack"), p.CloseBattlefield(), p.FightThere())
    assert sandbox.unchanged


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
    sandbox = Sandbox(stage="peace")
    if bowed:
        sandbox.do(p.Bow(sandbox.the("sow")))
    if banned:
        sandbox.do(p.Give(sandbox.the("sow"), (p.Forbid("may not", "assign"),)))
    sandbox.do(p.CreateBattlefield(), p.AssignThere(sandbox.the("sow"), "attack", even_bowed))
    assert (sandbox.game.location(sandbox.number("sow")) == FIELD) is there


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
    sandbox: Sandbox, closed: p.CloseBattlefield | None, answers: tuple[bool, bool, bool]
) -> None:
    """Ox, who was assigned there; Elk, a Monk; and Elk on his way home."""
    attack = sandbox.game.attack
    assert attack is not None
    attack.closed, attack.guests = closed, [sandbox.number("ox")]
    asked = (("ox", FIELD), ("elk", FIELD), ("elk", HOME))
    assert tuple(may_come_or_go(sandbox.game, attack, sandbox.number(name), place) for name, place in asked) == answers


# ---------------------------------------------------------------------------------------------- phases and Events


def test_of_the_cards_of_a_province_those_that_lie_there_are_dealt_with(sandbox: Sandbox) -> None:
    frame = phases.EventsPhase()
    frame.row, frame.opened = [sandbox.number("Ann.P1")], True
    frame.waiting = [sandbox.number("mill"), sandbox.number("ghost")]
    frame.choose(sandbox.game)
    assert (frame.card, sandbox.game.decision) == (sandbox.number("mill"), None)


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
    sandbox: Sandbox, zone: int, off: bool, banned: bool, honor: int
) -> None:
    comet, frame = sandbox.number("comet"), phases.EventsPhase()
    if banned:
        sandbox.do(p.Give(sandbox.the("sow"), (p.Forbid("may not", "resolve", sandbox.the("comet")),)))
    frame.card, frame.action = comet, Action(ANN, comet, None)
    frame.action.effects_off = off
    sandbox.game.bring(comet, zone)
    frame.resolve(sandbox.game)
    assert sandbox.go_on().look("Ann.honor") == honor


@pytest.mark.parametrize(("phase", "kind"), [("action", phases.ActionPhase), ("attack", battles.AttackPhase)])
def test_an_additional_phase_comes_before_the_dynasty_phase(phase: Literal["action", "attack"], kind: type) -> None:
    sandbox = Sandbox(stage="peace")
    turn = next(each for each in sandbox.game.stack if isinstance(each, phases.Turn))
    sandbox.game.extra_phases = [phase]
    turn.dynasty(sandbox.game)
    assert isinstance(sandbox.game.stack[-1], kind)
    assert sandbox.game.extra_phases == []


# ------------------------------------------------------------------------------------------------ after a battle


@pytest.mark.rule("samurai.resolution.12")
def test_those_who_came_home_bow(sandbox: Sandbox) -> None:
    home = Event(RETURN_HOME, [sandbox.number("ox"), sandbox.number("elk")], ANN)
    home.done = [sandbox.number("ox")]
    frame = battles.HomeThenBow(home, [sandbox.number(name) for name in ("ox", "spears", "elk", "net")])
    frame.bow(sandbox.game)
    assert [sandbox.look(f"{name}.bowed") for name in ("ox", "spears", "elk")] == [True, True, False]


def test_the_terrains_of_the_battlefield_are_discarded(sandbox: Sandbox) -> None:
    attack = sandbox.game.attack
    assert attack is not None
    attack.terrains = [sandbox.number("guards"), sandbox.number("bear")]
    sandbox.game.states[sandbox.number("guards")].at = sandbox.number("Bob.P1")
    battles.Battle(sandbox.number("Bob.P1")).discard_terrains(sandbox.game)
    assert sandbox.zones("guards", "bear") == ["fate_discard", "battlefield"]


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
def test_the_verdict_of_a_battle(sandbox: Sandbox, mine: int, theirs: int, banned: bool, side: int) -> None:
    attack = sandbox.game.attack
    assert attack is not None
    if banned:
        sandbox.do(p.Give(sandbox.the("Ann"), (p.Forbid("may not", "win battle"),)))
    armies = [[], [sandbox.number("ox")], [sandbox.number("hare")]]
    assert battles.verdict(sandbox.game, attack, armies, [0, mine, theirs]) == side
    assert battles.verdict(sandbox.game, attack, [[], armies[1], []], [0, 0, 0]) == 0


# ---------------------------------------------------------------------------------------------- leaving the game


def test_what_goes_with_a_player_who_leaves(sandbox: Sandbox) -> None:
    """What others own goes to their discard piles; what was created stays with those who control it."""
    game = sandbox.game
    sandbox.do(p.TakeControl(sandbox.the("wolf"), p.You()), p.Transfer(sandbox.the("moor"), sandbox.the("Ann.P1")))
    sandbox.do(p.Create("personality", (("force", N(1)), ("chi", N(1)))))
    kept = sandbox.action.results.created[0]
    sandbox.of(ANN).do(p.Create("personality", (("force", N(1)), ("chi", N(2))), who=sandbox.the("Ann")))
    given = sandbox.action.results.created[0]
    sandbox.do(p.TakeControl(p.These((given,)), sandbox.the("Bob")))
    sandbox.of(BOB, "hare").do(p.Create("personality", (("force", N(1)), ("chi", N(3)))))
    taken = sandbox.action.results.created[0]
    sandbox.of(ANN).do(p.TakeControl(p.These((taken,)), p.You()), p.TakeFavor())
    leave(game, ANN)
    assert (sandbox.zones("wolf"), game.favor) == (["dynasty_discard"], -1)
    assert sandbox.zones("ox", "spears", "net", "ghost", "fen", "crow", "moor") == ["removed"] * 7
    assert [game.where[card] for card in (kept, taken, given)] == [7, 7, 6]
    assert all(province.destroyed for province in game.players[ANN].provinces)


def test_the_favor_of_another_stays_with_him(sandbox: Sandbox) -> None:
    sandbox.do(p.TakeFavor(sandbox.the("Bob")))
    leave(sandbox.game, ANN)
    assert (sandbox.game.favor, sandbox.zones("hare"), sandbox.look("Bob.P3.region")) == (BOB, ["battlefield"], "Moor")


# ------------------------------------------------------------------------------------------------------- a duel


def fought(
    sandbox: Sandbox, one: str = "ox", other: str = "hare", refusal: tuple[p.Effect, ...] = (), first: str | None = None
) -> Sandbox:
    """The one challenges the other."""
    node = p.Challenge(sandbox.the(one), sandbox.the(other), refusal=refusal)
    said = () if first is None else (p.FirstFocus(sandbox.the(first)),)
    duel = Duel(sandbox.number(one), sandbox.number(other), "chi")
    return sandbox.run(sandbox.game.rules.duels.procedure(sandbox.action, node, said, duel))


@pytest.mark.parametrize(("one", "other"), [("ox", "whip"), ("net", "hare"), ("net", "whip")])
def test_who_is_not_in_play_duels_with_nobody(sandbox: Sandbox, one: str, other: str) -> None:
    assert fought(sandbox, one, other).unchanged


@pytest.mark.parametrize(
    ("banned", "asked"),
    [
        ((), ["accept", "refuse"]),
        (("refuse",), []),
        (("accept",), []),
        (("accept", "refuse"), []),
    ],
)
def test_who_may_do_neither_accepts(
    sandbox: Sandbox, banned: tuple[p.words.ForbiddenVerb, ...], asked: list[str]
) -> None:
    if banned:
        sandbox.do(p.Give(sandbox.the("hare"), (p.Forbid("may not", banned[0], others=banned[1:]),)))
    fought(sandbox, refusal=(GAIN,))
    if asked:
        assert sandbox.asks == ["Bob", *asked]
    else:
        assert sandbox.look("Ann.honor") == (11 if banned == ("accept",) else 10)


def test_what_can_not_be_focused_is_not_offered(sandbox: Sandbox) -> None:
    sandbox.do(p.Give(sandbox.the("sow"), (p.Forbid("may not", "focus", sandbox.the("whip")),)))
    assert "focus Whip" not in " ".join(fought(sandbox).asks)
    assert "focus" in " ".join(sandbox.asks)
    other = Sandbox()
    other.do(p.Give(other.the("Bob"), (p.Forbid("may not", "focus"),)))
    assert "Bob" not in fought(other).asks  # he can only strike


def test_a_duel_ends_when_a_duelist_leaves_play(sandbox: Sandbox) -> None:
    fought(sandbox)
    assert "strike" in sandbox.asks
    sandbox.game.bring(sandbox.number("hare"), DYNASTY_DISCARD)
    sandbox.game.play("focus Trick")
    assert "strike" not in sandbox.asks
    assert sandbox.zones("trick", "ox") == ["fate_discard", "battlefield"]


@pytest.mark.parametrize(("banned", "asked"), [(False, True), (True, False)])
def test_who_must_focus_first_and_can_not_strikes(sandbox: Sandbox, banned: bool, asked: bool) -> None:
    if banned:
        sandbox.do(p.Give(sandbox.the("Bob"), (p.Forbid("may not", "focus"),)))
    fought(sandbox, first="hare")
    assert ("Bob" in sandbox.asks) is asked
    assert "strike" not in sandbox.asks
