"""The sensible player of the Living Card Game: what it does in positions where one thing is plainly right."""

import re
from typing import Any

import pytest

import rokugan
from rokugan import catalogue
from rokugan.agents import SensibleAgent, ask, observe
from rokugan.agents.lcg.bidding import choose_bid
from rokugan.agents.lcg.dynasty import bought_worth, kept_worth
from rokugan.agents.lcg.table import Table
from rokugan.agents.lcg.worth import honor_gain, ring_worth, standing
from rokugan.arena import pairing, simulate
from rokugan.cards.library import library
from rokugan.core.game import Game
from rokugan.scenarios import opened

CARDS = [
    {"title": "Ox", "type": "character", "cost": 4, "military": 5, "political": 1, "glory": 1},
    {"title": "Fox", "type": "character", "cost": 2, "military": 2, "political": 3, "glory": 2},
    {"title": "Hare", "type": "character", "cost": 1, "military": 1, "political": 0, "glory": 0},
]


def player(name: str, *in_play: Any, **more: Any) -> dict[str, Any]:
    cards = [each if isinstance(each, dict) else {"card": each} for each in in_play]
    return {"name": name, "in_play": cards, "honor": 11, **more}


def position(ann: dict[str, Any], bob: dict[str, Any], phase: str = "conflict", **more: Any) -> Game:
    data = {
        "edition": "lcg",
        "title": "a position",
        "cards": CARDS,
        "players": [ann, bob],
        "phase": phase,
        "script": [],
        **more,
    }
    return opened(data, "position").game


def answers(game: Game, kind: str) -> list[str]:
    """The sensible player's answers to the next questions of that kind (of actions only the first); before them all pass."""
    agent = SensibleAgent()
    found: list[str] = []
    while game.decision is not None and not (found and (game.decision.kind != kind or kind == "act")):
        asked = game.decision
        if asked.kind == kind:
            number = ask(agent, game)
            found.append(asked.choices[number].move)
            game.choose(number)
        else:
            game.play("pass")
    return found


def table_of(game: Game) -> Table:
    seen = observe(game)
    return Table(seen.view, seen.player, seen.printed)


# ---------------------------------------------------------------------------------------------- conflicts


def test_it_attacks_where_nobody_can_stop_it_and_takes_the_ring_with_fate() -> None:
    game = position(player("Ann", "Ox"), player("Bob"), rings={"void": {"fate": 3}})
    assert answers(game, "declare")[:2] == ["declare military", "ring void"]


def test_it_breaks_the_stronghold_province_when_it_can() -> None:
    broken = [{"province": {"title": f"Field {n}", "strength": 2, "element": "air", "broken": True}} for n in range(3)]
    bob = player(
        "Bob", provinces=broken, stronghold_province={"title": "Gate", "strength": 3, "element": "fire", "face": "up"}
    )
    assert "province SP" in answers(position(player("Ann", "Ox"), bob), "declare")


def test_it_does_not_attack_with_the_only_defender_of_a_threatened_stronghold() -> None:
    broken = [{"province": {"title": f"Field {n}", "strength": 2, "element": "air", "broken": True}} for n in range(3)]
    gate = {"title": "Gate", "strength": 1, "element": "fire", "face": "up"}
    ann = player("Ann", "Ox", provinces=broken, stronghold_province=gate)
    assert answers(position(ann, player("Bob", *["Hare"] * 4)), "declare")[0] == "no conflict"


@pytest.mark.parametrize(("strength", "sent"), [(3, True), (9, False)])
def test_it_defends_a_province_that_would_break_and_no_other(strength: int, sent: bool) -> None:
    game = conflict_of(player("Ann", "Ox"), player("Bob", "Fox", "Hare", honor=14), ["Ox"], None, strength)
    moves = answers(game, "defend")
    assert ("defender Fox" in moves) is sent
    assert sent or "defender Hare" in moves, "one is enough not to be unopposed"


# --------------------------------------------------------------------------------------------------- bids


def draw_bid(mine: int, theirs: int, hand: int = 0) -> int:
    game = position(
        player("Ann", honor=mine, hand=["Banzai!"] * hand),
        player("Bob", honor=theirs),
        phase="draw",
        first_player="Ann",
    )
    while game.decision is not None and game.decision.kind != "bid":
        game.play("pass")
    seen = observe(game)
    return int(choose_bid(table_of(game), seen.decision.choices).move.split()[1])


def test_it_bids_little_near_dishonor_and_much_with_honor_to_spare() -> None:
    assert draw_bid(2, 12) == 1
    assert draw_bid(12, 12) >= 4
    assert draw_bid(12, 12, hand=14) < draw_bid(12, 12)


def test_it_does_not_save_a_player_who_is_nearly_dishonored() -> None:
    assert draw_bid(12, 2) < draw_bid(12, 12)


# ------------------------------------------------------------------------------------------------ actions


def conflict_of(
    ann: dict[str, Any], bob: dict[str, Any], attackers: list[str], defenders: list[str] | None, strength: int = 4
) -> Game:
    """Ann attacks Bob's first province; with defenders, up to her first action."""
    wall = {"province": {"title": "Wall", "strength": strength, "element": "air", "face": "up"}}
    game = position(ann, {**bob, "provinces": [wall]})
    ours = [
        "pass",
        "declare military",
        "ring earth",
        "province P1",
        *(f"attacker {name}" for name in attackers),
        "done",
    ]
    others = [] if defenders is None else [*(f"defender {name}" for name in defenders), "done", "pass"]
    for name, move in [*(("Ann", each) for each in ours), *(("Bob", each) for each in others)]:
        if game.decision is not None and game.decision.player == name and move in game.decision.options:
            game.play(move)
    return game


def test_it_plays_an_event_that_turns_a_conflict() -> None:
    ann = player("Ann", "Fox", hand=["Banzai!"], fate=0)
    assert answers(conflict_of(ann, player("Bob", "Fox", "Hare"), ["Fox"], ["Fox#2", "Hare"]), "act") == [
        "play Banzai!"
    ]


def test_it_keeps_an_event_that_changes_nothing() -> None:
    ann = player("Ann", "Hare", hand=["Banzai!"], fate=0)
    bob = player("Bob", "Ox", "Ox", "Ox", "Ox")
    assert answers(conflict_of(ann, bob, ["Hare"], ["Ox", "Ox#2", "Ox#3", "Ox#4"]), "act") == ["pass"]


@pytest.mark.parametrize(("honor", "move"), [(12, "play Assassination"), (3, "pass")])
def test_it_pays_honor_only_while_it_lives_from_it(honor: int, move: str) -> None:
    ann = player("Ann", "Ox", hand=["Assassination"], honor=honor)
    bob = player("Bob", {"card": "Fox", "fate": 2})
    assert answers(conflict_of(ann, bob, ["Ox"], ["Fox"]), "act") == [move]


def test_it_gives_a_blade_to_its_own_and_madness_to_the_other() -> None:
    for card, host in (("Fine Katana", "Ox"), ("Fiery Madness", "Fox")):
        ann = player("Ann", {"card": "Ox", "fate": 3}, hand=[card], fate=3)
        game = conflict_of(ann, player("Bob", {"card": "Fox", "fate": 3}), ["Ox"], ["Fox"])
        assert answers(game, "act") == [f"play {card}"]
        assert answers(game, "target") == [f"target {host}"]


def test_it_plays_no_attachment_that_only_others_could_carry() -> None:
    mouse = {"title": "Mouse", "type": "character", "cost": 1, "military": 1, "political": 1, "glory": 1}
    mine = [*CARDS, {**mouse, "text": "No attachments except Weapon."}]
    for card, move in (("Ornate Fan", "pass"), ("Fine Katana", "play Fine Katana")):
        ann = player("Ann", {"card": "Mouse", "fate": 3}, hand=[card], fate=3)
        bob = player("Bob", {"card": "Fox", "fate": 3})
        assert answers(position(ann, bob, cards=mine, first_player="Ann"), "act") == [move]


def test_a_third_restricted_attachment_is_still_better_on_its_own_character() -> None:
    held = {"card": "Ox", "attachments": ["Kitsuki's Method", "Kitsuki's Method"]}
    ann = player("Ann", held, hand=["Kitsuki's Method"], fate=3)
    game = position(ann, player("Bob", {"card": "Hare", "bowed": True}), first_player="Ann")
    game.play(next(each for each in game.asked().options if each.startswith("play Kitsuki's Method")))
    assert sorted(game.asked().options) == ["target Hare", "target Ox"]
    assert answers(game, "target")[0] == "target Ox"


@pytest.mark.parametrize(
    ("target", "way"), [("Fox", "choose dishonor that character"), ("Ox", "choose honor that character")]
)
def test_a_new_player_sees_what_has_been_chosen_before(target: str, way: str) -> None:
    """It comes in the middle of an ability that honors or dishonors, as whoever is asked for the usual answer does."""
    ann = player("Ann", "Ox", "Asako Diplomat")
    game = conflict_of(ann, player("Bob", "Fox"), ["Ox", "Asako Diplomat"], None)
    for _ in range(60):
        asked = game.asked()
        if asked.kind == "choose":
            assert asked.choices[ask(SensibleAgent(), game)].move == way
            return
        wish = ("use Asako Diplomat", f"target {target}", "pass", "done", "no")
        game.play(next(each for each in wish if each in asked.options))
    raise AssertionError("the Diplomat was never asked")


# ------------------------------------------------------------------------------------- dynasty and worths


def test_it_buys_with_fate_on_the_one_who_matters() -> None:
    cards = [{"card": "Ox", "face": "up"}, {"card": "Hare", "face": "up"}]
    game = position(player("Ann", provinces=cards, fate=7, honor=11), player("Bob"), phase="dynasty")
    bought = answers(game, "dynasty")
    assert bought[0].startswith("buy Ox fate ")
    assert int(bought[0].split()[-1]) >= 1


def test_the_worth_of_things() -> None:
    fox: Any = library("lcg")["Doji Whisperer"]
    assert bought_worth(fox, 2) > bought_worth(fox, 1) > bought_worth(fox, 0)
    assert kept_worth(2, 2) > kept_worth(2, 0)
    assert standing(1) - standing(0) > standing(12) - standing(11) < standing(25) - standing(24)
    table = table_of(position(player("Ann", "Ox"), player("Bob", honor=1)))
    assert honor_gain(table, 0, -1) > 100, "the last honor of the other wins the game"
    assert ring_worth(table, "air") > 100
    assert ring_worth(table, "void") == 0, "there is no fate to remove"
    assert ring_worth(table, "earth", mine=False) > 0


# --------------------------------------------------------------------------------------------------- games


@pytest.mark.parametrize("order", [("sensible", "random"), ("random", "sensible")])
def test_it_beats_the_random_player(order: tuple[str, str]) -> None:
    found = simulate(pairing("lcg", order), games=8, seed=500)
    assert found.wins["sensible"] >= 7, found.to_json()


def test_a_player_who_comes_in_the_middle_of_a_declaration_finishes_it_well() -> None:
    """As `hint` does: it remembers nothing, and sees what has been declared so far."""
    game = position(player("Ann", "Ox", "Fox", "Hare"), player("Bob"), rings={"void": {"fate": 3}})
    for move in ("declare military", "ring void"):
        game.play(move)
    moves = []
    while game.decision is not None and game.decision.kind == "declare":
        number = ask(SensibleAgent(), game)
        moves.append(game.decision.choices[number].move)
        game.choose(number)
    assert moves[0] == "province P1"
    assert "attacker Ox" in moves


def beginning_of_a_game() -> list[str]:
    """The first moves of a game between two sensible players."""
    game, agents = rokugan.new_game("lcg", seed=7), [SensibleAgent(), SensibleAgent()]
    for _ in range(200):
        if game.decision is not None:
            game.choose(ask(agents[game.decision.seat], game))
    return [choice.move for _, choice in game.history]


def test_it_understands_its_questions_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    english = beginning_of_a_game()
    subject = catalogue.subject

    def foreign(name: str) -> dict[str, str]:
        words = subject(name)
        if name != "prompts":
            return words
        return {
            key: re.sub(r"\{.*?\}|[a-z]", lambda m: m[0] if m[0][0] == "{" else chr(219 - ord(m[0])), words[key])
            for key in words
        }

    monkeypatch.setattr(catalogue, "subject", foreign)
    for known in (catalogue.text, catalogue._shape):
        known.cache_clear()
    try:
        assert rokugan.new_game("lcg", seed=7).asked().prompt == "Wsrxs kilermxv orvh fmwvi gsv hgilmtslow?"
        assert beginning_of_a_game() == english
    finally:
        for known in (catalogue.text, catalogue._shape):
            known.cache_clear()
