"""What the words of a text mean: keywords, Clans, kinds of things, the keywords of an action, as Gold Edition has them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.chapters.text import Texts
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.compiled_card import Behaviour
from rokugan.editions.ccg.table.ids import ATTACKING, DEFENDING, NO_SIDE
from rokugan.editions.ccg.text.continuous import current_keywords
from rokugan.editions.ccg.text.described import sides
from rokugan.editions.gold import characters, keywords, ranged, texts
from rokugan.editions.gold.setup import factions

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

_MONKEYS = ("Monkey Clan", "Toturi's Army")


class GoldTexts(Texts):
    """What the words of a text mean: keywords, Clans, kinds of things, the keywords of an action, as Gold Edition has them."""

    enemies_are_here: ClassVar[bool] = (
        True  # opposing is what stands in the opposite army of the battle (gold.battle.14)
    )

    transfer_moves: ClassVar[bool] = True  # attached cards are moved (gold.action-phase.05)

    def __init__(self, options: frozenset[str]) -> None:
        self.options: frozenset[str] = options

    def played(self, program: p.Program, type: str) -> p.Program:
        if type != "ring":
            return program
        return replace(program, abilities=tuple(texts.putting_itself_into_play(each) for each in program.abilities))

    def behaviour(self, definition: CardDefinition) -> Behaviour:
        """A text as Gold's rules complete it."""
        return texts.behaviour_of(definition)

    def dialect(self) -> str:
        """Four Winds games tell Monkeys and Toturi's Army apart (gold.traits.30)."""
        return "four winds" if "four_winds" in self.options else self.rules.edition

    def prints(self, behaviour: Behaviour, keyword: str, of_abilities: bool) -> bool:
        """The keyword rule (gold.traits.06-.11)."""
        if "four_winds" in self.options and keyword in _MONKEYS:
            return keyword in behaviour.keywords  # gold.traits.30
        return keywords.prints(behaviour, keyword, of_abilities)

    def implied_by(self, keyword: str) -> tuple[str, ...]:
        """Implied traits (gold.traits.16-.21)."""
        return keywords.implied_by(keyword)

    def shares_clan(self, game: CcgGame, seat: int, card: int) -> bool:
        """Has the card a trait of the player's Faction (gold.traits.25-.32)?"""
        mine = factions(game, seat)
        if "Shadowlands" in mine:
            return False
        traits = [trait for faction in mine for trait in keywords.FACTIONS[faction]]
        if "four_winds" in self.options:
            traits = [trait for trait in traits if trait != "Monkey Clan"]
        return any(current_keywords.has_keyword(game, card, trait) for trait in traits)

    def granted_keywords(self, game: CcgGame, thing: int, change: p.GrantKeyword) -> list[str]:
        """Swearing fealty gives the trait of the controller's Faction; alignments can be lost, but not the printed ones
        that are more than an alignment (gold.traits.34-.36)."""
        if change.keyword == "your Faction":
            traits = [keywords.FACTIONS[faction][:1] for faction in factions(game, game.controller(thing))]
            return [trait for each in traits for trait in each]
        if change.keyword == "Faction alignments":
            return [
                trait
                for each in keywords.FACTIONS.values()
                for trait in each
                if current_keywords.has_keyword(game, thing, trait)
                and not (trait in keywords.NEVER_LOST and self.prints(game.behaviours[thing], trait, False))
            ]
        return [change.keyword]

    def is_opponent(self, game: CcgGame, seat: int, other: int, leading: bool) -> bool:
        """In a battle `an opponent` has units in the opposing army, `your opponent` leads it (gold.battle.15)."""
        mine = sides.side_of_player(game, seat)
        if not game.in_battle() or mine == NO_SIDE:
            return super().is_opponent(game, seat, other, leading)
        if leading:
            attack = game.attack
            assert attack is not None
            return other == attack.leader(DEFENDING if mine == ATTACKING else ATTACKING)
        opposing = game.army(game.current_battlefield(), DEFENDING if mine == ATTACKING else ATTACKING)
        return any(game.states[unit].controller == other for unit in opposing)

    def family(self, game: CcgGame, card: int) -> str:
        """The first word of a name, if it is a family name (gold.traits.37)."""
        titles = [behaviour.title for behaviour in game.behaviours if behaviour.type == "personality"]
        return keywords.family_of(game.behaviours[card], titles)

    def experience(self, behaviour: Behaviour) -> int:
        """Inexperienced stands below cards without the trait (gold.experienced.01)."""
        return characters.level(behaviour)

    def same_character(self, one: Behaviour, other: Behaviour) -> bool:
        """`Experienced X` is a version of X (gold.experienced.13)."""
        return characters.same_character(one, other)

    def action_has_keyword(self, game: CcgGame, action: Action, keyword: str) -> bool:
        """What is said of Spells also holds for Kihos (gold.cardtypes.17)."""
        if super().action_has_keyword(game, action, keyword):
            return True
        if keyword == "Ranged attack":
            return action.ability is not None and ranged.attack_of(action.ability) is not None
        return keyword == "Spell" and super().action_has_keyword(game, action, "Kiho")

    def casts_spells(self, game: CcgGame, personality: int) -> bool:
        """A text may let others use Spells, which then mean them (gold.spells.01, .05)."""
        return super().casts_spells(game, personality) or any(
            allow.verb == "cast spells" for allow in game.behaviours[personality].allows
        )

    def is_unaligned(self, game: CcgGame, card: int) -> bool:
        """Only the trait says so (gold.traits.33)."""
        return current_keywords.has_keyword(game, card, "Unaligned")
