"""The table: what may lie where, who controls it, and what becomes of it there, as Gold Edition has them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from rokugan.editions.ccg.chapters.table import Places
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.compiled_card import Behaviour
from rokugan.editions.ccg.table.event_kinds import DESTROY
from rokugan.editions.ccg.table.ids import CHI, HAND, HOME
from rokugan.editions.ccg.table.pieces import DEAD, DISHONORED, InPlay, Modifier
from rokugan.editions.gold import ancestors, characters

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class GoldPlaces(Places):
    """The table: what may lie where, who controls it, and what becomes of it there, as Gold Edition has them."""

    refills_later: ClassVar[bool] = True
    shame_stays: ClassVar[bool] = True  # gold.duration.09
    fallen_attachments: ClassVar[int] = DESTROY

    def rivals(self, game: CcgGame, seat: int, card: int) -> list[int]:
        """A Unique card is unique among all players' cards (gold.unique.01)."""
        return list(game.states)

    def overlays(self, game: CcgGame, seat: int, card: int) -> list[int]:
        """No restriction on entering play matters (gold.experienced.05)."""
        return characters.overlays(game, seat, card)

    def is_face_up(self, game: CcgGame, card: int) -> bool:
        """Dishonorable Dead lie face down (gold.zones.02)."""
        grave = game.graves.get(card, 0)
        if grave & DEAD and grave & DISHONORED:
            return False
        return super().is_face_up(game, card)

    def stack_leaves(self, game: CcgGame, card: int, state: InPlay) -> None:
        """The top card keeps the abilities it has gained from those beneath it (gold.experienced.12)."""
        for beneath in state.under:
            definition = game.behaviours[beneath].definition
            text = Behaviour(replace(definition, program=replace(definition.program, traits=())))
            if text.abilities:
                game.modify(card, Modifier("text", card, state.controller, "always", what=text))

    def pile_seat(self, game: CcgGame, card: int) -> int:
        """The one who controls it at that moment (gold.zones.05)."""
        return game.states[card].controller

    def outlasts(self, modifier: Modifier) -> bool:
        """What has been done to a card lasts as long as it would have, wherever the card is (gold.duration.06)."""
        return True

    def control_place(self, game: CcgGame, card: int) -> int:
        """A unit goes to its new controller's home, out of any battle (gold.control.03)."""
        return HOME

    def before_attaching(self, game: CcgGame, action: Action, card: int, personality: int) -> None:
        """An Ancestor's Personality bows."""
        if game.behaviours[card].type == "ancestor":
            ancestors.bow_bearer(game, action, personality)

    def why_not_attach(self, game: CcgGame, seat: int, card: int, personality: int) -> str:
        """Attaching from hand targets the Personality, who must be unbowed; Spells are limited by Chi; Ancestors join
        their own Faction (gold.action-phase.04, gold.spells.02, gold.attachments.09)."""
        state = game.states[personality]
        if state.bowed and game.where[card] == HAND:
            return "equip"
        type_ = game.behaviours[card].type
        if type_ == "ancestor":
            return ancestors.why_not(game, card, personality)
        if type_ == "spell":
            spells = [c for c in state.attachments if c != card and game.behaviours[c].type == "spell"]
            if len(spells) >= game.value(personality, CHI):
                return "spell attach"
        return ""
