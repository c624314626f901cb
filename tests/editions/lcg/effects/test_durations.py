"""How long effects last."""

from __future__ import annotations

import pytest

from rokugan.core.values import ADD
from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.table.abilities import (
    TOUCHES_SKILL,
)
from rokugan.editions.lcg.table.built import BuiltDelayed
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.kinds import (
    PHASE_ENDS,
)
from rokugan.editions.lcg.table.state import Delayed, Use
from rokugan.editions.lcg.table.things import (
    CONFLICT_END,
    DISCARDED,
    MILITARY,
    PHASE_END,
    ROUND_END,
    TO_HAND,
)
from rokugan.testing.built_texts import CONFLICT, action, card, laid, play, standing


@pytest.mark.rule("lcg.duration.01", "lcg.duration.02", "lcg.conflict.38", "lcg.effects.08")
def test_a_lasting_effect_holds_on_what_was_there_and_outlives_its_card() -> None:
    def rally(game: LcgGame, use: Use) -> None:
        game.enforce(
            standing(TOUCHES_SKILL, operation=ADD, amount=2), use.card, 0, CONFLICT_END, tuple(game.participants(0))
        )
        deeds.discard_from_play(game, [use.card], use, DISCARDED)

    ronin = card("Ronin", side="conflict", cost=0, military=1, political=1)
    table = laid(
        {"Hare": (action(rally),)},
        {"in_play": [{"card": "Ox", "fate": 1}, {"card": "Hare", "bowed": True}], "hand": ["Ronin"]},
        {"in_play": ["Fox"]},
        [ronin],
    )
    play(
        table,
        "all pass",
        *CONFLICT,
        "Ann: attacker Ox",
        "Bob: done",
        "Ann: use Hare",
        "Ann: play Ronin",
        "Ann: choose conflict",
        "Ann: choose 0",
        {"expect": {"Ox.military": 5, "Ronin.military": 1, "Hare.zone": "dynasty_discard"}},
        "all pass",
        "Ann: no",
        "Ann: no",
        {"expect": {"Ox.military": 3}},
    )


@pytest.mark.rule("lcg.duration.03", "lcg.effects.01")
def test_until_the_end_is_over_before_what_happens_at_the_end() -> None:
    seen: list[int] = []
    rule = BuiltDelayed(
        "end", (PHASE_ENDS,), lambda game, delayed, event: seen.append(game.value(table.number("Ox"), MILITARY))
    )

    def both(game: LcgGame, use: Use) -> None:
        game.enforce(standing(TOUCHES_SKILL, operation=ADD, amount=2), use.card, 0, PHASE_END, (use.card,))
        game.delay(Delayed(rule, use.card, 0, ROUND_END, game.next_serial()))

    table = laid({"Ox": (action(both),)}, {"in_play": [{"card": "Ox", "fate": 1}]}, {}, [])
    play(
        table,
        "Ann: use Ox",
        {"expect": {"Ox.military": 5}},
        "Ann: no conflict",
        "Ann: no conflict",
        "Ann: choose military",
    )
    assert seen == [3]


@pytest.mark.rule("lcg.zones.14", "lcg.zones.15")
def test_effects_on_a_card_end_when_it_leaves_play() -> None:
    gone: list[int] = []
    rule = BuiltDelayed("later", (PHASE_ENDS,), lambda game, delayed, event: gone.append(1))
    ronin = card("Ronin", side="conflict", cost=0, military=1)
    home = action(lambda game, use: deeds.discard_from_play(game, [table.number("Ronin")], use, TO_HAND))
    table = laid({"Ox": (home,)}, {"in_play": ["Ox", {"card": "Ronin", "fate": 3}], "fate": 1}, {}, [ronin])
    table.enforce(TOUCHES_SKILL, ROUND_END, "Ronin", operation=ADD, amount=4)
    game = table.game
    it = table.number("Ronin")
    game.delay(Delayed(rule, it, 0, ROUND_END, game.next_serial(), (it,)))
    play(
        table,
        {"expect": {"Ronin.military": 5}},
        "Ann: use Ox",
        "Ann: play Ronin",
        "Ann: choose 0",
        {"expect": {"Ronin.military": 1, "Ann.fate": 1}},
        "Ann: no conflict",
        "Ann: no conflict",
    )
    assert gone == []


@pytest.mark.rule("lcg.duration.05")
def test_until_the_end_of_the_round() -> None:
    table = laid(
        {},
        {
            "in_play": [{"card": "Ox", "fate": 3}],
            "stronghold": {"title": "Keep", "fate": 1, "honor": 10},
            "provinces": [{"card": "Hare", "face": "up"}],
        },
        {},
        [],
        phase="regroup",
    )
    table.enforce(TOUCHES_SKILL, ROUND_END, "Ox", operation=ADD, amount=4)
    play(
        table,
        {"expect": {"Ox.military": 7, "phase": "regroup"}},
        "Ann: done",
        {"expect": {"Ox.military": 3, "phase": "dynasty"}},
    )
