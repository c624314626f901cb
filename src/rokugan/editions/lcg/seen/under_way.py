"""The procedures under way: the abilities that are being resolved, the conflict with what it would decide, the duel, the
rings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan.editions.lcg.framework.conflict import total, would_win
from rokugan.editions.lcg.initiating.initiating import Initiation
from rokugan.editions.lcg.seen import faces
from rokugan.editions.lcg.table.naming import province_place
from rokugan.editions.lcg.table.things import ELEMENTS, SKILL_NAMES, STRENGTH, is_player, is_ring, ring_of, seat_of

if TYPE_CHECKING:
    from rokugan.editions.lcg.seen.picture import Picture
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Conflict


def actions(picture: Picture) -> list[dict[str, Any]]:
    """The abilities and cards that are being resolved, the latest last."""
    found: list[dict[str, Any]] = []
    for frame in picture.game.stack:
        if isinstance(frame, Initiation) and frame.at > 0:
            use = frame.use
            action: dict[str, Any] = {
                "kind": "trait" if use.ability is not None and use.ability.forced else "action",
                "player": picture.game.names[use.seat],
                "card": picture.card(use.card),
                "step": "costs" if frame.at <= 2 else "targets" if frame.at == 3 else "effects",
                "targets": [reference(picture, each) for chosen in use.targets for each in chosen],
            }
            text = faces.ability_text(use.ability) if picture.text and use.ability is not None else ""
            if text:
                action["text"] = text
            if use.canceled:
                action["negated"] = True
            found.append(action)
    return found


def reference(picture: Picture, thing: int) -> dict[str, Any]:
    """A card, a player or a ring; of a card that the viewer cannot follow only that there is one."""
    if is_player(thing):
        return {"player": picture.game.names[seat_of(thing)]}
    if is_ring(thing):
        return {"ring": ELEMENTS[ring_of(thing)]}
    return {"card": picture.card(thing)}


def living(picture: Picture) -> dict[str, Any]:
    """Return what only the Living Card Game has beside the cards."""
    game = picture.game
    return {
        "first_player": game.names[game.first],
        "rings": [ring(game, each) for each in range(5)],
        "conflict": None if game.conflict is None else conflict(picture, game.conflict),
        "duel": duel(picture),
    }


def ring(game: LcgGame, ring: int) -> dict[str, Any]:
    """A ring: the fate on it, and whose it is."""
    owner = game.ring_owner[ring]
    return {
        "ring": ELEMENTS[ring],
        "fate": game.ring_fate[ring],
        "claimed_by": game.names[owner] if owner >= 0 else None,
        "contested": game.contested() == ring,
        "elements": [ELEMENTS[each] for each in game.elements_of(ring)],
    }


def conflict(picture: Picture, conflict: Conflict) -> dict[str, Any]:
    """The conflict under way, with the totals that both sides would count now (lcg.information.09) and what they would decide."""
    game = picture.game
    seat, by = would_win(game, conflict)
    known = conflict.province >= 0 and game.sees(picture.seat, conflict.province)
    breaks = seat == conflict.attacker and known and by >= game.value(conflict.province, STRENGTH)
    return {
        "attacker": game.names[conflict.attacker],
        "defender": game.names[conflict.defender],
        "type": SKILL_NAMES[conflict.type],
        "ring": ELEMENTS[conflict.ring] if conflict.ring >= 0 else None,
        "province": province_place(game, conflict.province) if conflict.province >= 0 else None,
        "attacking": picture.row(list(game.participants(conflict.attacker))),
        "defending": picture.row(list(game.participants(conflict.defender))),
        "attacking_skill": total(game, conflict.attacker),
        "defending_skill": total(game, conflict.defender),
        "if_all_pass": {"winner": game.names[seat] if seat >= 0 else None, "by": by, "province_breaks": breaks},
        "winner": game.names[conflict.winner] if conflict.winner >= 0 else None,
    }


def duel(picture: Picture) -> dict[str, Any] | None:
    """The duel under way."""
    duel = picture.game.duel
    if duel is None:
        return None
    return {
        "challenger": picture.card(duel.challenger),
        "challenged": picture.card(duel.challenged),
        "skill": SKILL_NAMES[duel.skill],
    }
