"""Cards of the Samurai rulebook with an effect that the grammar cannot say: small functions beside their programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.cards import program as p
from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg import values
from rokugan.editions.ccg.context import Context
from rokugan.editions.ccg.special import special
from rokugan.editions.ccg.table import Delayed
from rokugan.editions.ccg.things import player_thing

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame

BEFORE_A_GAIN = p.Trigger("before", p.Pattern("gain honor"))


@special("outshine the leader")
def outshine(game: CcgGame, context: Context) -> None:
    """If your units there have more Force than your leader's, the Honor that resolution brings him is yours."""
    attack = game.attack
    side = None if attack is None else attack.allies.get(context.player)
    if attack is None or side is None:
        return
    mine, his = (
        sum(
            values.unit_force(game, unit, True)
            for unit in game.army(attack.current, side)
            if game.controller(unit) == seat
        )
        for seat in (context.player, attack.leader(side))
    )
    if mine > his:
        taken = p.Special("take the leader's Honor", "")
        game.delay(Delayed(BEFORE_A_GAIN, (taken,), context, False, "battle"))


@special("take the leader's Honor")
def take_his_honor(game: CcgGame, context: Context) -> None:
    """The gain is the ally's instead of his leader's."""
    attack, gain = game.attack, context.event
    if attack is None or gain is None or gain.cause != "resolution" or context.player not in attack.allies:
        return
    if gain.player == attack.leader(attack.allies[context.player]):
        gain.player = context.player
        gain.things = [player_thing(context.player)]


CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Salute of the Samurai",
        "strategy",
        gold_cost=0,
        focus_value=4,
        program=p.Program(
            abilities=(
                p.Ability(
                    ("reaction",),
                    (
                        p.Special(
                            "outshine the leader",
                            "If your units in that army have more Force than your leader's units there, what Honor he would"
                            " gain for destroying units in this battle's resolution is gained by you instead",
                        ),
                    ),
                    trigger=p.Trigger("before", p.Pattern("battle resolution", form="a battle resolves")),
                    conditions=(p.Moment("ally", form="if {condition}|you {yvp}|are an ally"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
)
