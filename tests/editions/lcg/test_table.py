"""Setup, duels, knowledge, zones and tokens of the Living Card Game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.editions.lcg.laying import CONFLICT, action, card, laid, number, play, reaction, seen, standing

import rokugan
from rokugan.core.modifiers import SET, TIMES
from rokugan.editions.lcg.edition import LcgEdition
from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.effects.duels import DuelRule, begin_duel, can_duel
from rokugan.editions.lcg.table.abilities import TOUCHES_SKILL
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.kinds import DIALS_REVEALED, DUEL_BEGINS, DUEL_WON, LEAVES_PLAY
from rokugan.editions.lcg.table.state import Duel, Use
from rokugan.editions.lcg.table.things import (
    DISCARDED,
    DUEL_END,
    DYNASTY_DECK,
    HAND,
    KEYWORDS,
    MILITARY,
    NOTHING,
    POLITICAL,
    TYPES,
)
from rokugan.errors import RokuganError


def started(seed: int = 5) -> LcgGame:
    """A new game with shipped decks."""
    game = rokugan.new_game("lcg", seed=seed)
    assert isinstance(game, LcgGame)
    return game


def through_setup(game: LcgGame, until: str = "") -> None:
    """Take the first choices of the provinces, and mulligan nothing."""
    while game.decision is not None and game.decision.kind in ("target", "discard"):
        if game.decision.prompt.startswith(until) and until:
            return
        options = game.decision.options
        game.choose(options.index("done") if "done" in options else 0)


# ---------------------------------------------------------------------------------------------------------------- setup


@pytest.mark.rule("lcg.setup.01")
def test_exactly_two_play() -> None:
    with pytest.raises(RokuganError, match="exactly 2"):
        rokugan.new_game("lcg", names=["Ann", "Bob", "Cid"])


@pytest.mark.rule("lcg.setup.08")
def test_the_first_player_is_chosen_at_random() -> None:
    found = Counter(started(seed).first for seed in range(24))
    assert found[0] > 4
    assert found[1] > 4
    assert started(3).first == started(3).first


@pytest.mark.rule(
    "lcg.setup.10",
    "lcg.setup.11",
    "lcg.setup.12",
    "lcg.setup.13",
    "lcg.setup.14",
    "lcg.setup.07",
    "lcg.setup.04",
    "lcg.setup.09",
    "lcg.information.02",
    "lcg.information.08",
    "lcg.setup.05",
)
def test_setup_from_the_provinces_to_the_honor() -> None:
    game = started()
    first = game.first
    assert game.decision is not None
    assert game.decision.seat == first
    assert len(game.decision.options) == 5
    before = game.pile(first, DYNASTY_DECK)[:]
    through_setup(game, "Mulligan")
    assert [len(each.cards) for each in game.provinces_of(first)] == [1, 1, 1, 1, 0]
    assert not any(each.face_up for each in game.provinces)
    assert [each.cards[0] for each in game.provinces_of(first)[:4]] == before[:-5:-1]
    mine, theirs = seen(game, game.names[first]), seen(game, game.names[1 - first])
    assert all(each["cards"][0] for each in mine["players"][first]["provinces"][:4])
    assert all(each["card"] for each in mine["players"][first]["provinces"])
    assert not any(each["cards"][0] for each in theirs["players"][first]["provinces"][:4])
    assert not any(each["card"] for each in theirs["players"][first]["provinces"])
    assert game.decision is not None
    assert len(game.decision.options) == 5
    game.choose(len(game.decision.options) - 1)
    assert game.decision.seat == 1 - first
    through_setup(game)
    assert [len(game.pile(seat, HAND)) for seat in (0, 1)] == [4, 4]
    assert game.ring_owner == [-1] * 5
    assert game.favor == -1
    for player in game.players:
        assert player.honor == game.printed[player.stronghold].honor
    assert game.phase == 0


@pytest.mark.rule("lcg.information.08")
def test_facedown_cards_can_no_longer_be_looked_at_after_the_provinces_are_filled() -> None:
    game = started()
    first = game.first
    through_setup(game, "Mulligan")
    while game.pile(first, HAND) == []:
        assert game.decision is not None
        game.choose(len(game.decision.options) - 1)
    assert not any(each["cards"][0] for each in seen(game, game.names[first])["players"][first]["provinces"][:4])


@pytest.mark.rule("lcg.setup.02", "lcg.setup.03")
def test_mulliganed_cards_are_replaced_before_they_are_shuffled_back() -> None:
    game = started()
    first = game.first
    through_setup(game, "Mulligan")
    old = [each.cards[0] for each in game.provinces_of(first)[:4]]
    size = len(game.pile(first, DYNASTY_DECK))
    next_two = game.pile(first, DYNASTY_DECK)[:-3:-1]
    for card_number in old[:2]:
        assert game.decision is not None
        choice = next(each for each in game.decision.choices if each.value == card_number)
        game.take(choice)
    game.play("done")
    new = [each.cards[0] for each in game.provinces_of(first)[:4]]
    assert new == [*next_two, *old[2:]]
    assert len(game.pile(first, DYNASTY_DECK)) == size
    assert all(each in game.pile(first, DYNASTY_DECK) for each in old[:2])
    assert game.decision is not None
    assert game.decision.seat == 1 - first


@pytest.mark.rule("lcg.roles.01", "lcg.information.01", "lcg.information.03", "lcg.tokens.01", "lcg.honor.03")
def test_what_both_players_see() -> None:
    runner = laid(
        {},
        {
            "role": {"title": "Keeper"},
            "conflict_discard": ["Fan"],
            "dynasty_discard": ["Ox", "Fox"],
            "removed": ["Hare"],
            "fate": 3,
            "hand": ["Mouse"],
        },
        {"in_play": ["Fox"]},
        [card("Fan", "attachment")],
    )
    for viewer in ("Ann", "Bob", None):
        shown = seen(runner.game, viewer)["players"][0]
        assert shown["role"] == "Keeper"
        assert shown["conflict_discard"] == ["Fan"]
        assert shown["dynasty_discard"] == ["Ox", "Fox"]
        assert shown["removed"] == ["Hare"]
        assert (shown["fate"], shown["honor"]) == (3, 10)
        assert shown["hand"] == (["Mouse"] if viewer == "Ann" else [None])


@pytest.mark.rule("lcg.draw-phase.02", "lcg.draw-phase.03", "lcg.duel.07")
def test_a_bid_is_secret_until_both_are_revealed() -> None:
    runner = laid({}, {}, {}, [], phase="draw")
    play(runner, "Ann: bid 5")
    assert "5" not in str(seen(runner.game, "Bob")["players"][0]["chosen"])
    assert seen(runner.game, "Bob")["players"][0]["dial"] is None
    assert seen(runner.game, "Ann")["players"][0]["chosen"] == 5


@pytest.mark.rule("lcg.information.09", "lcg.wording.08")
def test_the_totals_are_announced() -> None:
    runner = laid({}, {"in_play": ["Ox", "Fox"]}, {"in_play": ["Hare"]}, [])
    play(runner, *CONFLICT, "Ann: attacker Ox", "Ann: attacker Fox", {"window": "Bob"})
    shown = seen(runner.game, "Bob")["conflict"]
    assert (shown["attacking_skill"], shown["defending_skill"]) == (5, 0)


@pytest.mark.rule("lcg.cardtypes.01", "lcg.keywords.07")
def test_types_and_keywords_are_those_of_the_book() -> None:
    assert sorted(TYPES[:7]) == ["attachment", "character", "event", "holding", "province", "role", "stronghold"]
    assert [name for name, _ in KEYWORDS] == [
        "ancestral",
        "courtesy",
        "covert",
        "limited",
        "no attachments",
        "pride",
        "restricted",
        "sincerity",
    ]


@pytest.mark.rule("lcg.wording.01")
def test_the_edition_tells_its_rulebook() -> None:
    assert LcgEdition.rulebook == ("1.6", "2018-10-09")


# ---------------------------------------------------------------------------------------------------------------- duels


class BowTheLoser(DuelRule):
    """The loser is bowed."""

    def results(self, game: LcgGame, duel: Duel) -> None:
        if duel.loser != NOTHING:
            deeds.bow(game, [duel.loser], duel.use)


def noted(log: list[str], name: str) -> Any:
    """Note a name when it resolves."""
    return lambda game, use: log.append(name)


def challenge(runner_of: list[Any], skill: int = MILITARY) -> Any:
    """Challenge Bob's Fox."""

    def run(game: LcgGame, use: Use) -> None:
        begin_duel(game, use.card, number(runner_of[0], "fox"), skill, use, BowTheLoser())

    return run


def duelling(
    ox: dict[str, Any] | None = None,
    fox: dict[str, Any] | None = None,
    texts: dict[str, Any] | None = None,
    skill: int = MILITARY,
) -> Any:
    """Ann's Ox and Bob's Fox in a conflict, where the Ox can challenge."""
    runner_of: list[Any] = []
    act = action(challenge(runner_of, skill), "challenge")
    more = {"Ox": (act, *(texts or {}).get("Ox", ())), "Fox": (texts or {}).get("Fox", ())}
    mine = {"in_play": [{"card": "Ox", "as": "ox", "fate": 1, **(ox or {})}], "honor": 10}
    other = {
        "in_play": [{"card": "Fox", "as": "fox", "fate": 1, **(fox or {})}],
        "honor": 10,
        "hand": ["Ronin"],
        "fate": 5,
    }
    runner = laid(more, mine, other, [card("Ronin", side="conflict", cost=1)])
    runner_of.append(runner)
    play(runner, "all pass", *CONFLICT, "Ann: attacker ox", "Bob: defender fox", "Bob: done", "Bob: pass")
    return runner


@pytest.mark.interpreted
@pytest.mark.rule(
    "lcg.duel.04",
    "lcg.duel.05",
    "lcg.duel.06",
    "lcg.duel.08",
    "lcg.duel.09",
    "lcg.duel.10",
    "lcg.duel.12",
    "lcg.duel.13",
    "lcg.duel.14",
    "lcg.duel.15",
    "lcg.duel.01",
    "lcg.honor.06",
)
def test_a_duel_from_its_beginning_to_its_end() -> None:
    log: list[str] = []
    notes = [
        reaction(kind, noted(log, name), name, forced=True)
        for kind, name in ((DUEL_BEGINS, "begins"), (DIALS_REVEALED, "revealed"), (DUEL_WON, "won"))
    ]
    runner = duelling(texts={"Ox": notes})
    play(
        runner,
        "Ann: use ox:1",
        {"offered": {"player": "Ann", "kind": "bid", "includes": ["bid 1", "bid 5"], "excludes": ["bid 6"]}},
        "Ann: bid 1",
        {"offered": {"player": "Bob", "kind": "bid", "includes": ["bid 4"], "excludes": ["play Ronin"]}},
    )
    duel = runner.game.duel
    assert (duel.challenger, duel.challenged) == (number(runner, "ox"), number(runner, "fox"))
    play(
        runner,
        "Bob: bid 4",
        {
            "expect": {
                "Ann.honor": 13,
                "Bob.honor": 7,
                "Ann.dial": 1,
                "Bob.dial": 4,
                "ox.bowed": True,
                "fox.bowed": False,
                "ox.military": 3,
            }
        },
        {"offered": {"player": "Bob", "kind": "act", "includes": ["play Ronin"]}},
    )
    assert log == ["begins", "revealed", "won"]
    assert runner.game.duel is None


@pytest.mark.interpreted
@pytest.mark.rule("lcg.duel.12")
def test_equal_values_have_no_winner() -> None:
    runner = duelling()
    play(runner, "Ann: use ox", "Ann: bid 1", "Bob: bid 2", {"expect": {"ox.bowed": False, "fox.bowed": False}})


@pytest.mark.interpreted
@pytest.mark.rule("lcg.duel.03", "lcg.duel.11", "lcg.duel.16")
def test_the_bid_is_added_after_everything_else() -> None:
    runner = duelling(fox={"honored": True}, ox={})
    game = runner.game
    game.enforce(standing(TOUCHES_SKILL, operation=SET, amount=2), 0, 0, DUEL_END, (number(runner, "ox"),))
    game.states[number(runner, "fox")].bowed = True
    play(runner, "Ann: use ox", "Ann: bid 3", "Bob: bid 1", {"expect": {"ox.bowed": False, "fox.bowed": True}})
    runner = duelling()
    runner.game.enforce(standing(TOUCHES_SKILL, operation=TIMES, amount=2), 0, 0, DUEL_END, (number(runner, "fox"),))
    play(runner, "Ann: use ox", "Ann: bid 2", "Bob: bid 2", {"expect": {"ox.bowed": True, "fox.bowed": False}})


@pytest.mark.rule("lcg.duel.02", "lcg.duel.01")
def test_a_dash_keeps_out_of_a_duel_of_that_skill() -> None:
    ghost = card("Ghost", military=1, political="-")
    runner = laid({}, {"in_play": ["Ghost", "Hare"]}, {"in_play": ["Fox"]}, [ghost])
    game = runner.game
    assert isinstance(game, LcgGame)
    play(runner, *CONFLICT, "Ann: attacker Ghost", "Ann: done", {"window": "Bob"})
    game.states[number(runner, "Fox")].side = 2
    assert can_duel(game, number(runner, "Ghost"), number(runner, "Fox"), MILITARY)
    assert not can_duel(game, number(runner, "Ghost"), number(runner, "Fox"), POLITICAL)
    assert not can_duel(game, number(runner, "Hare"), number(runner, "Fox"), MILITARY)


@pytest.mark.rule("lcg.honor.01", "lcg.honor.02", "lcg.honor.05")
def test_a_modified_bid_counts_while_it_resolves_and_the_dial_afterwards() -> None:
    def raise_bid(game: LcgGame, use: Use) -> None:
        game.players[use.seat].bid += 1

    def lower(game: LcgGame, use: Use) -> None:
        game.players[use.seat].bid -= 1

    runner = laid(
        {"Ox": (reaction(DIALS_REVEALED, raise_bid),), "Fox": (reaction(DIALS_REVEALED, lower),)},
        {"in_play": ["Ox"], "honor": 15},
        {"in_play": ["Fox"]},
        [],
        phase="draw",
    )
    game = play(
        runner,
        "Ann: bid 5",
        "Bob: bid 1",
        "Ann: use Ox",
        "Bob: use Fox",
        {"expect": {"Ann.honor": 9, "Bob.honor": 16, "Ann.hand": 6, "Bob.hand": 0, "Ann.dial": 5, "Bob.dial": 1}},
    )
    assert [player.bid for player in game.players] == [5, 1]


# ---------------------------------------------------------------------------------------------------------------- zones


@pytest.mark.rule("lcg.zones.06", "lcg.zones.04", "lcg.zones.05", "lcg.zones.03")
def test_the_owner_orders_what_is_discarded_together() -> None:
    both = action(
        lambda game, use: deeds.discard_from_play(game, [number(runner, "Fox"), number(runner, "Hare")], use, DISCARDED)
    )
    runner = laid({"Ox": (both,)}, {"in_play": ["Ox"]}, {"in_play": ["Fox", "Hare"], "dynasty_discard": ["Mouse"]}, [])
    game = play(
        runner,
        "Ann: use Ox",
        {"window": "Bob"},
        {"offered": {"player": "Bob", "kind": "order", "includes": ["order Fox", "order Hare"]}},
        "Bob: order Hare",
    )
    assert [game.cards[each].title for each in game.pile(1, 4)] == ["Mouse", "Hare", "Fox"]


@pytest.mark.rule("lcg.attachments.05", "lcg.states.08", "lcg.cards.32")
def test_everything_goes_at_the_same_moment() -> None:
    seen: list[Any] = []
    fan = card("Fan", "attachment", cost=0)
    note = reaction(
        LEAVES_PLAY,
        lambda game, use: seen.append((game.where[number(runner, "fan")], game.players[1].honor)),
        forced=True,
    )
    kill = action(lambda game, use: deeds.discard_from_play(game, [number(runner, "Fox")], use, DISCARDED))
    runner = laid(
        {"Ox": (kill, note)},
        {"in_play": ["Ox"]},
        {"in_play": [{"card": "Fox", "honored": True, "attachments": [{"card": "Fan", "as": "fan"}]}]},
        [fan],
    )
    play(runner, "Ann: use Ox:1")
    assert seen == [(3, 11)]


@pytest.mark.rule("lcg.states.13")
def test_both_tokens_are_discarded() -> None:
    give = action(lambda game, use: deeds.give_status(game, number(runner, "Fox"), 1, use))
    runner = laid({"Ox": (give,)}, {"in_play": ["Ox"]}, {"in_play": [{"card": "Fox", "dishonored": True}]}, [])
    play(runner, "Ann: use Ox", {"expect": {"Fox.honored": False, "Fox.dishonored": False}})


@pytest.mark.rule("lcg.tokens.03", "lcg.tokens.04", "lcg.tokens.05", "lcg.tokens.08", "lcg.tokens.07", "lcg.tokens.02")
def test_where_tokens_come_from_and_go() -> None:
    from rokugan.editions.lcg.table.kinds import FATE_ON_RING
    from rokugan.editions.lcg.table.state import Event
    from rokugan.editions.lcg.windows.happening import happens

    runner = laid({}, {"in_play": ["Ox"], "fate": 5}, {"in_play": ["Fox"]}, [])
    game = runner.game
    assert isinstance(game, LcgGame)
    deeds.place_fate(game, [number(runner, "Ox")], 1, None)
    assert (game.players[0].fate, game.states[number(runner, "Ox")].fate) == (5, 1)
    happens(game, Event(FATE_ON_RING, seat=0, other=2, amount=1))
    assert (game.players[0].fate, game.ring_fate[2]) == (4, 1)
    deeds.lose_fate(game, 0, 2, None)
    assert (game.players[0].fate, game.players[1].fate, sum(game.ring_fate)) == (2, 0, 1)
    deeds.give_honor(game, 0, 2, None)
    assert (game.players[0].honor, game.players[1].honor) == (8, 12)
    deeds.gain_fate(game, 1, 200, None)
    assert game.players[1].fate == 200


@pytest.mark.rule("lcg.victory.06")
def test_if_both_fall_at_once_the_first_player_wins() -> None:
    from rokugan.editions.lcg.table.kinds import HONOR_LOST
    from rokugan.editions.lcg.table.state import Event
    from rokugan.editions.lcg.windows.happening import happen

    def fall(game: LcgGame, use: Use) -> None:
        happen(game, [Event(HONOR_LOST, seat=seat, amount=20, use=use) for seat in (0, 1)])

    runner = laid({"Ox": (action(fall),)}, {"in_play": ["Ox"]}, {"in_play": ["Fox"]}, [], first_player="Bob")
    play(runner, "Ann: use Ox", {"expect": {"winner": "Bob"}})


@pytest.mark.rule("lcg.victory.05", "lcg.victory.02")
def test_a_card_can_add_a_victory() -> None:
    runner = laid({"Ox": (action(lambda game, use: game.end(use.seat, "Ox")),)}, {"in_play": ["Ox"]}, {}, [])
    play(runner, "Ann: use Ox", {"expect": {"over": True, "winner": "Ann", "victory": "Ox"}})


@pytest.mark.rule("lcg.favor.02", "lcg.favor.10", "lcg.favor.11")
def test_cards_count_glory_and_claim_and_discard_the_favor() -> None:
    from rokugan.editions.lcg.effects.favor import claim_favor, count_glory
    from rokugan.editions.lcg.table.kinds import FAVOR_LOST
    from rokugan.editions.lcg.table.state import Event
    from rokugan.editions.lcg.windows.happening import happens

    texts = {
        "Ox": (
            action(lambda game, use: count_glory(game), "count"),
            action(lambda game, use: claim_favor(game, 0), "claim"),
            action(lambda game, use: happens(game, Event(FAVOR_LOST, seat=0)), "discard"),
        )
    }
    runner = laid(texts, {"in_play": ["Ox"]}, {"favor": "military"}, [])
    play(
        runner,
        "Ann: use Ox:1",
        {"expect": {"Bob.favor": "military"}},
        "Ann: use Ox:2",
        "Ann: choose political",
        {"expect": {"Ann.favor": "political", "Bob.favor": False}},
        "Ann: use Ox:3",
        {"expect": {"Ann.favor": False, "Bob.favor": False}},
    )


@pytest.mark.rule("lcg.unique.05")
def test_a_player_whose_own_copy_is_taken_cannot_play_another() -> None:
    lord = card("Lord", military=4, unique=True, cost=0)
    runner = laid(
        {},
        {"provinces": [{"card": "Lord", "as": "second", "face": "up"}, {"card": "Ox", "face": "up"}], "fate": 3},
        {"in_play": [{"card": "Lord", "owner": "Ann"}]},
        [lord],
        phase="dynasty",
    )
    play(runner, {"offered": {"player": "Ann", "includes": ["buy Ox fate 0"], "excludes": ["buy second fate 0"]}})


@pytest.mark.rule("lcg.zones.13")
def test_a_stronghold_stays() -> None:
    runner = laid({}, {"in_play": ["Ox"]}, {}, [])
    game = runner.game
    assert isinstance(game, LcgGame)
    stronghold = game.players[0].stronghold
    assert deeds.discard_from_play(game, [stronghold], None, DISCARDED) == []
    assert deeds.take_control(game, stronghold, 1, 0, None) == []


@pytest.mark.rule("lcg.simultaneity.01")
def test_cards_drawn_together_are_one_occurrence() -> None:
    seen: list[int] = []
    draw = action(lambda game, use: deeds.draw(game, 0, 3, use))
    runner = laid(
        {
            "Ox": (
                draw,
                reaction(42, lambda game, use: seen.append(use.event.amount if use.event else 0), forced=True, limit=0),
            )
        },
        {"in_play": ["Ox"]},
        {},
        [],
    )
    play(runner, "Ann: use Ox:1", {"expect": {"Ann.hand": 3}})
    assert seen == [3]


@pytest.mark.rule("lcg.conflict.21", "lcg.conflict.22")
def test_who_has_gone_home_has_not_won() -> None:
    from rokugan.editions.lcg.table.kinds import CONFLICT_WON

    def home(game: LcgGame, use: Use) -> object:
        return deeds.move_home(game, [number(runner, "Fox")], use)

    is_there = lambda game, use: game.participates(use.card)  # noqa: E731
    texts = {
        "Ox": (reaction(CONFLICT_WON, home),),
        "Fox": (reaction(CONFLICT_WON, lambda game, use: deeds.gain_honor(game, 0, 5, use), answers=is_there),),
    }
    runner = laid(texts, {"in_play": ["Ox", "Fox"]}, {"provinces": [{"province": {"title": "A", "strength": 9}}]}, [])
    play(
        runner,
        *CONFLICT,
        "Ann: attacker Ox",
        "Ann: attacker Fox",
        {"window": "Ann"},
        {"offered": {"player": "Ann", "includes": ["use Ox", "use Fox"]}},
        "Ann: use Ox",
        {"offered": {"player": "Ann", "kind": "may", "excludes": ["use Fox"]}},
    )
