"""A table copied for a clone, and its state as plain data for its fingerprint."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame


def copy_table(game: LcgGame, new: LcgGame, memo: dict[int, Any]) -> None:
    """Copy into a clone what it has of its own; what never changes is shared."""
    game.copy_zones(new)
    new.printed = game.printed
    new.far = game.far
    new.players = [player.copy() for player in game.players]
    new.states = {card: state.copy() for card, state in game.states.items()}
    new.departed = game.departed.copy()
    new.provinces = [province.copy() for province in game.provinces]
    new.ring_fate = game.ring_fate[:]
    new.ring_owner = game.ring_owner[:]
    new.favor, new.favor_side = game.favor, game.favor_side
    new.round, new.turn, new.phase, new.first, new.active = (
        game.round,
        game.turn,
        game.phase,
        game.first,
        game.active,
    )
    new.conflict = None if game.conflict is None else game.conflict.copy(memo)
    new.duel = None if game.duel is None else game.duel.copy(memo)
    new.instance = game.instance[:]
    new.in_force = game.in_force.copy()
    new.touched = game.touched
    new.applied = game.applied.copy()
    new.delayed = game.delayed
    new.heard = game.heard.copy()
    new.uses = game.uses.copy()
    new.most = game.most.copy()
    new.serial = game.serial
    new.conflicts = game.conflicts
    new.loans = game.loans[:]
    new.refills = game.refills[:]
    new.round_limit, new.limit_victory = game.round_limit, game.limit_victory


def state_facts(game: LcgGame) -> object:
    """All that makes a difference to how the game goes on."""
    return [
        game.players, [(card, game.states[card]) for card in sorted(game.states)],
        [(card, game.departed[card]) for card in sorted(game.departed)], game.provinces, game.piles,
        game.where, game.known, game.ring_fate, game.ring_owner, game.favor,
        game.favor_side, game.round, game.phase, game.first, game.active, game.conflict, game.duel, game.in_force.all(),
        game.applied, game.delayed, game.uses, game.most, game.conflicts, game.called.numbers, game.refills, game.loans,
    ]  # fmt: skip
