"""How many and how much a text speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rokugan.editions.lcg.framework.conflict import total
from rokugan.editions.lcg.table.things import (
    SKILL_NAMES,
    is_player,
    seat_of,
)
from rokugan.editions.lcg.text.described.filters import count_on
from rokugan.editions.lcg.text.described.nouns import candidates
from rokugan.editions.lcg.text.described.values import STATS, stat_of
from rokugan.editions.lcg.text.meaning import AMOUNTS, Unsupported, amount, things
from rokugan.editions.lcg.text.scene import MUCH, Scene
from rokugan.program.lcg import nodes as n

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame

COUNTED_ON: Final = ("fate", "honor token", "status token")


def how_much(scene: Scene, node: n.Amount) -> int:
    """The number that an amount means now."""
    if isinstance(node, (n.Number, n.AtLeast)):
        return node.value
    if isinstance(node, n.Count):
        return count_of(scene, node.noun)
    if isinstance(node, n.Per):
        return amount(scene, node.each) * count_of(scene, node.noun)
    if isinstance(node, n.Minus):
        return -amount(scene, node.amount)
    if isinstance(node, n.Plus):
        return amount(scene, node.amount) + node.more
    if isinstance(node, n.Total):
        return sum(
            stat_of(scene, each, node.stat)
            for each in candidates(scene, node.noun)
            if not scene.game.states[each].bowed  # lcg.stats.02
        )
    if isinstance(node, n.ThatMuch):
        return scene.event.amount if scene.event is not None else sum(scene.get(MUCH))
    if isinstance(node, n.StatOf):
        return _stat_amount(scene, node)
    if isinstance(node, n.Chosen):
        return max(scene.use.x, 1) if scene.use is not None else 1  # before it is chosen, the least that could be
    raise Unsupported(f"the amount {node!r}")


def _stat_amount(scene: Scene, node: n.StatOf) -> int:
    """Return a stat of a player, a ring or a card."""
    game = scene.game
    found = things(scene, node.of)
    if not found:
        return 0
    thing = found[0]
    if is_player(thing):
        player = game.players[seat_of(thing)]
        if node.stat == "honor":
            return player.honor
        if node.stat == "fate":
            return player.fate
        if node.stat == "bid":
            return player.bid or player.dial
        if node.stat in SKILL_NAMES:
            return _counted(game, seat_of(thing), STATS[node.stat])
    if node.stat == "combined skill":
        return stat_of(scene, thing, "military") + stat_of(scene, thing, "political")
    return stat_of(scene, thing, node.stat, node.layer)


def _counted(game: LcgGame, seat: int, skill: int) -> int:
    """The current skill that a player counts in the conflict."""
    conflict = game.conflict
    if conflict is not None and conflict.type == skill:
        return total(game, seat)
    return sum(game.value(card, skill) for card in game.participants(seat) if not game.states[card].bowed)


def count_of(scene: Scene, noun: n.Noun) -> int:
    """Return how many there are; of fate and tokens, how many lie on those things."""
    if noun.kind in COUNTED_ON:
        on = next(each.thing for each in noun.which if isinstance(each, n.On))
        return sum(count_on(scene, noun, each) for each in things(scene, on))
    return len(candidates(scene, noun))


AMOUNTS.append(how_much)
