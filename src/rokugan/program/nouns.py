"""A description of things: `your unbowed Samurai Personality with 3 or more Force`."""

from __future__ import annotations

from dataclasses import field

from rokugan.program import words
from rokugan.program.lean import dataclass
from rokugan.program.roles import Filter, Thing
from rokugan.program.words import Kind, Zone


@dataclass(frozen=True, repr=False)
class Noun(Thing):
    """A description of things: `your unbowed Samurai Personality with 3 or more Force`.

    kinds: personality, follower, item, spell, attachment, holding, region, event, ring, strategy, terrain,
    stronghold, card (any card but a Stronghold), dynasty card, fate card, unit, army, province, player, token,
    battlefield, ability, action (one taken or being taken; HasKeyword may name a designator or a card type it is
    on), effect (also one of the rules), card effect, ranged attack. whose: "" (any player's), any (the text says so: others'
    cards may pay its costs), your, enemy (in the
    current enemy army), friendly (in your army), other (another player's), opponent and `the opponent` (players),
    owned (you own it, whoever controls it), your own (you own and control it), enemy leader (that player's), or
    `his` with `owner` saying whose. zone: "" is in play; else hand, deck, fate deck, dynasty deck, discard, fate
    discard, dynasty discard, province, focus pool, focused, removed, `hand or discard`, `destroyed with` (what was
    destroyed together with the subject of the trigger).
    """

    written = "{whose} {kinds} {filters} in {zone} of {owner}"

    kinds: tuple[Kind, ...]
    filters: tuple[Filter, ...] = ()
    whose: words.Whose = ""
    owner: Thing | None = None
    zone: Zone = ""
    plural: bool = field(default=False, compare=False)
