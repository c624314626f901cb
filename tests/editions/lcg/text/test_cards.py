"""What is printed on cards of the Living Card Game, what their texts become, and what their texts may do against the rules."""

from __future__ import annotations

from typing import Any

import pytest
from tests.editions.lcg.viewing import seen

from rokugan.cards.lcg.files import lcg_definition
from rokugan.cards.library import library
from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.initiating import legality
from rokugan.editions.lcg.table.abilities import (
    ACTION,
    INTERRUPT,
    REACTION,
    TOUCHES_LIMITS,
    TOUCHES_TOTALS,
)
from rokugan.editions.lcg.table.choosing import ChooseTargets
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.kinds import BOWS, CARD_DISCARDED, INITIATES, LEAVES_PLAY
from rokugan.editions.lcg.table.state import Event, InForce, Use
from rokugan.editions.lcg.table.things import CONFLICT_DECK, DISCARDED, GLORY, MILITARY, REMOVED_FROM_GAME
from rokugan.editions.lcg.text import behaviour
from rokugan.editions.lcg.windows.happening import happen
from rokugan.errors import RokuganError
from rokugan.testing.built_texts import (
    CONFLICT,
    action,
    card,
    interrupt,
    laid,
    play,
    reaction,
    standing,
)


def abilities_of(text: str, type: str = "character") -> tuple[Any, ...]:
    """The abilities and standing effects of a text."""
    abilities, held = behaviour(lcg_definition({"title": "It", "type": type, "text": text}, "here"))
    return (*abilities, *held)


@pytest.mark.rule("lcg.abilities.01", "lcg.abilities.08", "lcg.abilities.41")
def test_the_word_before_the_colon_makes_the_ability() -> None:
    found = {
        "Action: Draw 1 card.": (ACTION, False),
        "Reaction: After this character enters play – draw 1 card.": (REACTION, False),
        "Interrupt: When this character leaves play – draw 1 card.": (INTERRUPT, False),
        "Forced Reaction: After this character enters play – draw 1 card.": (REACTION, True),
        "Forced Interrupt: When this character leaves play – draw 1 card.": (INTERRUPT, True),
    }
    for text, (kind, forced) in found.items():
        (ability,) = abilities_of(text)
        assert (ability.kind, ability.forced) == (kind, forced)
    constant = abilities_of("This character gets +1 [conflict-military].")
    assert not hasattr(constant[0], "kind")
    assert abilities_of("Pride.") == ()


@pytest.mark.rule(
    "lcg.cardtypes.05",
    "lcg.cardtypes.06",
    "lcg.cardtypes.07",
    "lcg.cardtypes.08",
    "lcg.cardtypes.10",
    "lcg.cardtypes.11",
)
def test_what_each_type_of_card_bears() -> None:
    for entry in ({"type": "character"}, {"title": "It"}, {"title": "It", "type": "spirit"}):
        with pytest.raises(RokuganError):
            lcg_definition(entry, "here")
    cards: Any = library("lcg")
    toturi, katana, rally = cards["Akodo Toturi"], cards["Fine Katana"], cards["Rally to the Cause"]
    assert (toturi.cost, toturi.military, toturi.political, toturi.glory, toturi.clan) == (5, 6, 3, 3, "lion")
    assert "bushi" in toturi.traits
    assert cards["Shiba Peacemaker"].has_dash("military") or cards["Shiba Peacemaker"].military is not None
    assert (katana.cost, katana.military_bonus, katana.political_bonus, katana.clan) == (0, 2, 0, "neutral")
    assert (len(rally.elements), rally.strength is not None) == (1, True)
    keep = cards["Yōjin no Shiro"]
    assert (keep.honor, keep.fate, keep.influence_pool) == (12, 7, 10)
    assert cards["Banzai!"].influence_cost is not None or cards["Banzai!"].clan == "neutral"


@pytest.mark.rule("lcg.cards.26")
def test_errata_are_what_the_text_says() -> None:
    from rokugan.cards.languages import text_of

    cards: Any = library("lcg")
    assert "Play only on an attacking character" in text_of(cards["Pit Trap"], "lcg")
    assert "until the end of the conflict" in text_of(cards["Ride Them Down"], "lcg")


@pytest.mark.rule("lcg.wording.03", "lcg.wording.02")
def test_a_text_may_contradict_the_rules() -> None:
    """A character card is played as an attachment."""
    imp = card("Imp", cost=0, side="conflict")
    rule = standing(0, zones=0, as_attachment=True)
    table = laid({"Imp": (rule,)}, {"hand": ["Imp"], "in_play": ["Ox"]}, {}, [imp])
    play(
        table,
        "Ann: play Imp",
        "Ann: choose attachment",
        {"expect": {"Imp.attached_to": "Ox", "Ox.attachments": ["Imp"]}},
    )


@pytest.mark.rule("lcg.wording.14")
def test_a_permission_adds_a_way_to_play() -> None:
    table = laid({}, {"conflict_discard": ["Guidance of the Ancestors"], "in_play": ["Ox"], "fate": 3}, {}, [])
    play(
        table,
        "Ann: use Guidance of the Ancestors",
        "Ann: target Ox",
        {"expect": {"Ox.attachments": ["Guidance of the Ancestors"], "Ann.fate": 2}},
    )


@pytest.mark.rule("lcg.targeting.05")
def test_what_became_eligible_while_costs_were_paid_can_be_chosen() -> None:
    def pay(game: LcgGame, use: Use) -> object:
        return deeds.put_into_play(game, [table.number("Hare")], 0, False, use)

    act = action(
        lambda game, use: deeds.bow(game, use.targets[0], use),
        pay=pay,
        targets=lambda game, use: [each for each in game.all_characters() if each != use.card],
    )
    table = laid({"Ox": (act,)}, {"in_play": ["Ox"], "dynasty_discard": ["Hare"]}, {"in_play": ["Fox"]}, [])
    play(table, "Ann: use Ox", {"offered": {"player": "Ann", "includes": ["target Hare", "target Fox"]}})


@pytest.mark.interpreted
@pytest.mark.rule("lcg.targeting.07")
def test_any_number_of_targets_with_none_chosen_changes_nothing() -> None:
    from rokugan.editions.lcg.table.built import BuiltAbility

    class AnyNumber(BuiltAbility):
        """Choose any number of ready characters."""

        def has_targets(self, game: LcgGame, use: Use) -> bool:
            return any(not game.states[each].bowed for each in game.characters(1))

        def choose(self, game: LcgGame, use: Use) -> None:
            game.push(ChooseTargets(use, game.characters(1), use.seat, 0, 9, "Choose any number"))

    act = AnyNumber("any", ACTION, resolve=lambda game, use: deeds.bow(game, use.targets[0], use))
    table = laid({"Ox": (act,)}, {"in_play": ["Ox"]}, {"in_play": ["Fox"]}, [])
    play(table, "Ann: use Ox", "Ann: done", {"expect": {"Fox.bowed": False}})
    table = laid(
        {"Ox": (act, action(lambda game, use: None, "other"))},
        {"in_play": ["Ox"]},
        {"in_play": [{"card": "Fox", "bowed": True}]},
        [],
    )
    play(table, {"offered": {"player": "Ann", "includes": ["use Ox:2"], "excludes": ["use Ox:1"]}})


@pytest.mark.rule("lcg.targeting.08", "lcg.targeting.10")
def test_later_targets_need_not_exist_and_points_of_reference_need_not_change() -> None:
    later: list[int] = []

    def resolve(game: LcgGame, use: Use) -> None:
        found = [each for each in game.all_characters() if game.states[each].bowed]
        later.append(len(found))
        deeds.draw(game, 0, game.value(use.targets[0][0], GLORY), use)

    act = action(resolve, targets=lambda game, use: game.all_characters())
    table = laid({"Ox": (act,)}, {"in_play": ["Ox"]}, {"in_play": [{"card": "Fox", "honored": True}]}, [])
    play(table, "Ann: use Ox", "Ann: target Ox", {"expect": {"Ann.hand": 2}})
    assert later == [0]


@pytest.mark.rule("lcg.costs.06")
def test_several_costs_are_one_occurrence() -> None:
    windows: list[int] = []

    def pay(game: LcgGame, use: Use) -> None:
        held = game.pile(0, 0)[0]
        happen(game, [Event(BOWS, use.card, 0, use=use), Event(CARD_DISCARDED, held, 0, use=use)])

    notes = (
        reaction(BOWS, lambda game, use: windows.append(1), "b"),
        reaction(CARD_DISCARDED, lambda game, use: windows.append(2), "d"),
    )
    table = laid(
        {"Ox": (action(lambda game, use: deeds.gain_honor(game, 0, 1, use), pay=pay),), "Hare": notes},
        {"in_play": ["Ox", "Hare"], "hand": ["Mouse"]},
        {},
        [],
    )
    play(
        table,
        "Ann: use Ox",
        {"window": "Ann"},
        {"offered": {"player": "Ann", "kind": "react", "includes": ["use Hare:1", "use Hare:2"]}},
    )


@pytest.mark.rule("lcg.zones.16", "lcg.roles.03", "lcg.zones.03")
def test_removed_cards_are_gone_and_roles_cannot_be_removed() -> None:
    out = action(lambda game, use: deeds.discard_from_play(game, [table.number("Fox")], use, REMOVED_FROM_GAME))
    table = laid(
        {"Ox": (out,), "Fox": (action(lambda game, use: None),)},
        {"in_play": ["Ox"], "role": {"title": "Keeper"}},
        {"in_play": ["Fox"]},
        [],
    )
    game = play(table, "Ann: use Ox", {"expect": {"Fox.zone": "removed", "Bob.removed": ["Fox"]}})
    assert table.number("Fox") not in game.states
    assert not legality.can_leave_play(game, game.players[0].role, REMOVED_FROM_GAME, None)


@pytest.mark.rule("lcg.zones.18")
def test_after_a_shuffle_nobody_knows_the_order() -> None:
    table = laid({}, {"conflict_deck": ["Mouse", "Hare", "Fox"]}, {"in_play": ["Ox"]}, [])
    game = table.game
    assert isinstance(game, LcgGame)
    for each in game.pile(0, CONFLICT_DECK):
        game.learn(each, 1)
    before, other = game.pile(0, CONFLICT_DECK)[:], game.pile(1, CONFLICT_DECK)[:]
    game.shuffle(0, CONFLICT_DECK)
    assert sorted(game.pile(0, CONFLICT_DECK)) == sorted(before)
    assert game.pile(0, CONFLICT_DECK) != before
    assert game.pile(1, CONFLICT_DECK) == other
    assert not any(game.sees(0, each) for each in game.pile(0, CONFLICT_DECK))


@pytest.mark.rule("lcg.cards.24")
def test_a_limit_on_conflicts_beats_what_adds_some() -> None:
    table = laid({}, {"in_play": [{"card": "Ox", "fate": 1}, {"card": "Fox", "fate": 1}]}, {}, [])
    game = table.game
    assert isinstance(game, LcgGame)
    game.players[0].most = 1
    game.players[0].opportunities += 1
    play(table, *CONFLICT, "Ann: attacker Ox", "Ann: done", "Ann: no", "Ann: no", {"illegal": "Ann: declare political"})


@pytest.mark.rule("lcg.cards.25")
def test_the_honor_of_a_status_token_comes_by_no_ability() -> None:
    log: list[int] = []
    kill = action(lambda game, use: deeds.discard_from_play(game, [table.number("Fox")], use, DISCARDED))
    notes = (
        interrupt(
            INITIATES,
            lambda game, use: log.append(INITIATES),
            "i",
            cancels=True,
            forced=True,
            limit=0,
            answers=lambda game, use: (
                use.event is not None and use.event.use is not None and use.event.use.card != use.card
            ),
        ),
        reaction(LEAVES_PLAY, lambda game, use: log.append(game.players[1].honor), "l", forced=True),
    )
    table = laid(
        {"Ox": (kill,), "Hare": notes},
        {"in_play": ["Ox", "Hare"]},
        {"in_play": [{"card": "Fox", "dishonored": True}]},
        [],
    )
    play(table, "Ann: use Ox")
    assert log == [INITIATES, 9]


@pytest.mark.rule("lcg.cards.30")
def test_a_ready_character_at_home_may_contribute() -> None:
    def skill(game: LcgGame, force: InForce, seat: int) -> int:
        state = game.states[force.source]
        if seat != state.controller or state.bowed or state.side or not game.participants(seat):
            return 0
        return game.value(force.source, MILITARY)

    table = laid(
        {"Hare": (standing(TOUCHES_TOTALS, total=skill),)},
        {"in_play": ["Ox", "Hare"]},
        {"in_play": [{"card": "Hare", "as": "theirs"}]},
        [],
    )
    play(
        table,
        *CONFLICT,
        "Ann: attacker Ox",
        "Ann: done",
        {"expect": {"conflict.attacking_skill": 4, "conflict.defending_skill": 0}},
    )


@pytest.mark.rule("lcg.cards.27")
def test_an_additional_use_is_for_the_period_in_which_it_is_given() -> None:
    from rokugan.editions.lcg.table.things import ROUND_END

    table = laid(
        {"Ox": (action(lambda game, use: deeds.gain_honor(game, 0, 1, use)),)},
        {"in_play": [{"card": "Ox", "fate": 5}]},
        {"in_play": ["Fox"]},
        [],
    )
    game = table.game
    assert isinstance(game, LcgGame)
    game.enforce(standing(TOUCHES_LIMITS, extra_uses=1), 0, 0, ROUND_END, (table.number("Ox"),))
    play(table, "Ann: use Ox", "Ann: use Ox", {"illegal": "Ann: use Ox"}, {"expect": {"Ann.honor": 12}})
    game.expire(ROUND_END)
    game.uses.clear()


@pytest.mark.rule("lcg.information.05", "lcg.information.04")
def test_a_revealed_card_stays_where_it_is() -> None:
    show = action(lambda game, use: game.show(game.pile(1, 0)[0]))
    table = laid(
        {"Ox": (show,)}, {"in_play": ["Ox"]}, {"hand": ["Mouse"], "in_play": [{"card": "Fox", "bowed": True}]}, []
    )
    game = play(table, "Ann: use Ox", {"expect": {"Bob.hand": 1, "Mouse.zone": "hand"}})
    assert seen(game, "Ann")["players"][1]["hand"] == ["Mouse"]


@pytest.mark.interpreted
@pytest.mark.rule("lcg.abilities.38", "lcg.abilities.39", "lcg.abilities.40")
def test_selections_before_and_after_the_dash() -> None:
    from rokugan.editions.lcg.table.built import BuiltAbility
    from rokugan.editions.lcg.table.choosing import AskWhich

    class Select(BuiltAbility):
        """Selects before the dash."""

        def choose(self, game: LcgGame, use: Use) -> None:
            game.push(AskWhich(use, use.seat, ["early", "late"], [0, 1], "Select one"))

    def after(game: LcgGame, use: Use) -> None:
        game.push(AskWhich(use, use.seat, ["this", "that"], [2, 3], "Select one"))

    def see(game: LcgGame, use: Use) -> None:
        assert use.event is not None
        assert use.event.use is not None
        picked.append(use.event.use.picks[:])

    picked: list[list[int]] = []
    cancel = interrupt(
        INITIATES,
        see,
        cancels=True,
        forced=True,
        answers=lambda game, use: bool(use.event and use.event.use and use.event.use.card != use.card),
    )
    table = laid(
        {"Ox": (Select("select", ACTION, resolve=after),), "Fox": (cancel,)},
        {"in_play": ["Ox"]},
        {"in_play": ["Fox"]},
        [],
    )
    play(
        table,
        "Ann: use Ox",
        {"offered": {"player": "Ann", "kind": "choose", "includes": ["choose early", "choose late"]}},
        "Ann: choose late",
        {"offered": {"player": "Ann", "includes": ["choose this", "choose that"]}},
        "Ann: choose that",
    )
    assert picked == [[1]]
