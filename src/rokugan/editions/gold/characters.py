"""Experience levels, and which cards are versions of one character (gold.experienced.01-.15, gold.unique.01-.04)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.core.decision import Choice
from rokugan.editions.ccg.costs import affording
from rokugan.editions.ccg.costs.gold_sources import Due
from rokugan.editions.ccg.costs.overlaying import PayAndLay, lay_over, overlay_price
from rokugan.editions.ccg.table.action import Offer
from rokugan.editions.ccg.table.compiled_card import Behaviour, CompiledAbility, compiled_ability
from rokugan.editions.ccg.table.ids import LIMITED

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

_LEVEL = re.compile(r"(In)?[Ee]xperienced\s*(\d+)?\s*(.*)$")


def level(behaviour: Behaviour) -> int:
    """Inexperienced is -1, neither 0, Experienced 1, Experienced 2 is 2 (gold.experienced.01)."""
    for keyword in behaviour.definition.keywords:
        found = _LEVEL.match(keyword)
        if found:
            return -1 if found.group(1) else int(found.group(2) or 1)
    return 0


def names(behaviour: Behaviour) -> tuple[str, ...]:
    """The names under which a card is a version of a character: its title, and the one after `Experienced`."""
    found = [behaviour.title]
    for keyword in behaviour.definition.keywords:
        match = _LEVEL.match(keyword)
        if match and match.group(3):
            found.append(match.group(3))
    return tuple(found)


def counts_as(behaviour: Behaviour) -> tuple[str, ...]:
    """Whom the card counts as for uniqueness only (gold.unique.03)."""
    traits = behaviour.definition.program.traits
    return tuple(each.title for each in traits if isinstance(each, p.CountsAs) and each.purpose == "uniqueness")


def same_character(one: Behaviour, other: Behaviour) -> bool:
    """Are the two versions of one character, as far as uniqueness goes?"""
    mine = (*names(one), *counts_as(one))
    return any(name in mine for name in (*names(other), *counts_as(other)))


def overlays(game: CcgGame, seat: int, card: int) -> list[int]:
    """The less experienced versions in play that a card may be laid on (gold.experienced.03, .06, .13)."""
    new = game.behaviours[card]
    mine = level(new)
    found: list[int] = []
    for other in game.everything_in_play(seat):
        old = game.behaviours[other]
        if old.type == new.type and level(old) < mine and set(names(old)) & set(names(new)):
            if not leaves_rival(game, card, other):
                found.append(other)
    return found


# -------------------------------------------------------------------------- Experienced cards of other types

OVERLAY: CompiledAbility = compiled_ability(p.Ability(("limited",), (), uses=p.Uses(0)), 0)
OVERLAY.key = "rules/overlay"
OVERLAY.move = "overlay"


def overlay_choices(game: CcgGame, seat: int) -> list[Choice]:
    """The Experienced Fate cards in hand that may be laid on earlier versions (gold.experienced.15)."""
    found: list[Choice] = []
    for card in game.players[seat].hand:
        if game.behaviours[card].is_attachment and level(game.behaviours[card]):
            for beneath in overlays(game, seat, card):
                if affording.can_afford(game, seat, Due(overlay_price(game, card, beneath), card), []):
                    offer = Offer(card, OVERLAY, LIMITED, beneath)
                    found.append(Choice("overlay", game.cards[card], "", card, offer, on=game.cards[beneath]))
    return found


class OverlayAttached(PayAndLay):
    """An Experienced Follower, Item or Spell is laid on its earlier version."""

    def lay(self, game: CcgGame) -> None:
        """The stack keeps its bearer."""
        if not game.paid:
            return
        card, beneath = self.card, self.beneath
        state = lay_over(game, card, beneath)
        attached = game.states[state.host].attachments
        attached[attached.index(beneath)] = card
        game.forget_all()
        game.note("overlays", state.controller, game.cards[card], game.cards[beneath])


def leaves_rival(game: CcgGame, card: int, beneath: int) -> bool:
    """Would there be two Unique cards of one name in play?"""
    new = game.behaviours[card]
    return "Unique" in new.keywords and any(
        "Unique" in game.behaviours[other].keywords and same_character(new, game.behaviours[other])
        for other in game.states
        if other != beneath
    )
