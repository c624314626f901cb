"""What things are called, why a move is refused, and what positions and views show, as Celestial Edition has them."""

from __future__ import annotations

from typing import ClassVar

from rokugan.editions.ccg.chapters.seen import Seen
from rokugan.editions.celestial.occasions import RULES_BEHIND

REASONS: dict[str, tuple[str, str]] = {
    "turn": ("celestial.action-phase.01", "players act one after the other"),
    "used": ("celestial.abilities.09", "each ability may be used only once per turn"),
    "not in play": ("celestial.abilities.08", "the card is not in play"),
    "bowed": ("celestial.abilities.07", "the card is bowed"),
    "spell": ("celestial.spells.03", "the Spell is not attached to a Shugenja"),
    "no battle": ("celestial.action-phase.06", "Battle actions are taken only in a Combat Segment"),
    "presence": ("celestial.battle.03", "you control no unit at the current battlefield"),
    "location": ("celestial.battle.04", "its unit is not at the current battlefield"),
    "terrain": ("celestial.terrain.02", "a Terrain is already in play at this battlefield"),
    "forbidden": ("celestial.wording.08", "a card says that it may not be done"),
    "condition": ("celestial.actions.01", "a condition of the action is not met"),
    "target": ("celestial.targeting.01", "that is no legal target, or there is none"),
    "cost": ("celestial.costs.04", "its costs cannot be paid in full"),
    "limited": ("celestial.action-phase.04", "Limited actions are for the active player only"),
    "designator": ("celestial.abilities.01", "its designator does not allow it at this time"),
    "no ability": ("celestial.traits.01", "the card has no ability to use"),
    "not yours": ("celestial.abilities.06", "you do not control the card"),
    "unknown card": ("", "no card of that name can be meant"),
    "loyal": ("celestial.keywords.10", "a Loyal Personality joins only a player of his own Clan"),
    "unique": ("celestial.unique.01", "you already control a Unique or Singular card of that title"),
    "control": ("celestial.wording.08", "the card says that you can not control it"),
    "honor requirement": ("celestial.dynasty.04", "your Family Honor is below the Honor Requirement"),
    "gold": ("celestial.gold.01", "you cannot produce enough Gold"),
    "not for sale": ("celestial.dynasty.01", "only Holdings and Personalities are bought"),
    "not in your provinces": ("celestial.dynasty.01", "the card is not in one of your provinces"),
    "face-down": ("celestial.dynasty.01", "the card is face-down"),
    "not dynasty": ("celestial.dynasty.01", "cards are bought in your Dynasty Phase"),
    "not your clan": ("celestial.dynasty.05", "discount and Honor are for Personalities of your own Clan"),
    "honor once": ("celestial.dynasty.06", "Honor for a Personality is gained only once per Dynasty Phase"),
    "discarding": ("celestial.dynasty.09", "after the first discard nothing more can be bought"),
    "equip": ("celestial.action-phase.07", "no Personality of yours can take it now, or it cannot be paid for"),
    "assign": ("celestial.maneuvers.03", "only units at home led by an unbowed Personality can be assigned now"),
    "fight": ("celestial.attack.07", "one battle is fought at each battlefield, when the Attacker chooses it"),
    "attack": ("celestial.attack.01", "an attack is declared once, after the Action Phase"),
    "lobby": (
        "celestial.favor.01",
        "lobbying needs the highest Family Honor and an unbowed Personality with Personal Honor",
    ),
    "favor": ("celestial.favor.04", "the Imperial Favor is not yours to discard for this now"),
    "tactics": ("celestial.tactics.03", "it needs a Tactician in this battle and a card to discard"),
    "strike": ("celestial.duel.16", "a Duelist with the first chance must focus"),
    "focus": ("celestial.duel.08", "that card cannot be focused now"),
    "refuse": ("celestial.duel.02", "the challenge does not say that it may be refused"),
    "pay": ("celestial.gold.01", "that card cannot produce Gold for this payment"),
}


class CelestialSeen(Seen):
    """What things are called, why a move is refused, and what positions and views show, as Celestial Edition has them."""

    reasons: ClassVar[dict[str, tuple[str, str]]] = REASONS
    rules_behind: ClassVar[dict[str, str]] = RULES_BEHIND
