"""What the words of a text mean: keywords, Clans, kinds of things, the keywords of an action, as Samurai Edition has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.chapters.text import Texts
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.compiled_card import Behaviour
from rokugan.editions.ccg.table.ids import DESIGNATORS, DYNASTY_DISCARD, FATE_DISCARD, PROVINCE
from rokugan.editions.ccg.text.continuous import current_keywords

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def titles_of(behaviour: Behaviour) -> set[str]:
    """The title, and the one that follows `Experienced` and its number (samurai.g-experienced.01)."""
    found = {behaviour.title}
    for keyword in behaviour.keywords:
        if keyword.startswith("Experienced "):
            name = keyword.removeprefix("Experienced ").lstrip("0123456789 ")
            if name:
                found.add(name)
    return found


class SamuraiTexts(Texts):
    """What the words of a text mean: keywords, Clans, kinds of things, the keywords of an action, as Samurai Edition has them."""

    kinds_stand: ClassVar[bool] = True  # samurai.duration.12
    copies_copy: ClassVar[bool] = False  # samurai.g-abilities.06
    strongholds_are_cards: ClassVar[bool] = True  # samurai.cardtypes.04

    def transfer_attaches(self, game: CcgGame, card: int) -> bool:
        """To attach an attachment is to bring it into play; a Region is attached again to its new province
        (samurai.g-attachments.03, samurai.g-regions.01)."""
        return game.behaviours[card].type == "region"

    def is_played(self, game: CcgGame, card: int) -> bool:
        """Only putting a Ring into play is playing it (samurai.rings.02)."""
        return game.behaviours[card].type != "ring"

    def action_has_keyword(self, game: CcgGame, action: Action, keyword: str) -> bool:
        """An action has the one designator by which it was taken (samurai.actions.02), and each word of its ability's
        keywords is one of its own (samurai.abilities.16)."""
        designator = DESIGNATORS.get(keyword.lower(), 0)
        if designator and action.designator:
            return action.designator == designator
        if action.ability is not None and keyword in action.ability.words:
            return True
        return super().action_has_keyword(game, action, keyword)

    def may_be_aligned(self, game: CcgGame, thing: int) -> bool:
        """Players and Personalities (samurai.g-keywords.07)."""
        return thing < 0 or game.behaviours[thing].type in ("personality", "stronghold")

    def may_be_called(self, game: CcgGame, card: int, word: str) -> bool:
        """Only one who is a Samurai is `this Samurai` (samurai.g-attachments.06)."""
        if word.lower() in ("personality", "card", "unit"):
            return True
        if word == "Human":
            return not current_keywords.has_keyword(game, card, "Nonhuman")
        return current_keywords.has_keyword(game, card, word)

    def reaches(self, game: CcgGame, noun: p.Noun, card: int) -> bool:
        """`Your` and `you own` alone do not reach provinces and discard piles (samurai.g-wording.26, .30)."""
        away = game.where[card] in (DYNASTY_DISCARD, FATE_DISCARD, PROVINCE)
        return not away or any(isinstance(each, p.In) for each in noun.filters)

    def granted_keywords(self, game: CcgGame, thing: int, change: p.GrantKeyword) -> list[str]:
        """Only Personalities and Followers can have Cavalry (samurai.g-keywords.01)."""
        if (
            change.keyword == "Cavalry"
            and thing >= 0
            and game.behaviours[thing].type not in ("personality", "follower")
        ):
            return []
        return super().granted_keywords(game, thing, change)

    def same_character(self, one: Behaviour, other: Behaviour) -> bool:
        """The alternate title is a second title (samurai.g-experienced.05)."""
        return bool(titles_of(one) & titles_of(other))

    def prints(self, behaviour: Behaviour, keyword: str, of_abilities: bool) -> bool:
        """Every keyword with the word Tribe is a Tribe keyword (samurai.g-keywords.14). Only Action cards and Spells have the
        keywords of their abilities (samurai.cards.03, .04)."""
        if keyword == "Tribe" and any(word.split()[-1] == "Tribe" for word in behaviour.keywords):
            return True
        if keyword == "Human":  # samurai.g-keywords.10
            return behaviour.type in ("personality", "follower") and "Nonhuman" not in behaviour.keywords
        return super().prints(behaviour, keyword, of_abilities and behaviour.type in ("strategy", "spell"))

    def behaviour(self, definition: CardDefinition) -> Behaviour:
        """Of Ranged Attacks written in sequence only the first is required targeting (samurai.g-ranged.06)."""
        found = super().behaviour(definition)
        if all(sum(target.ranged for target in ability.targets) < 2 for ability in found.abilities):
            return found
        found = Behaviour(definition)  # its own, for the common one is shared by all editions
        for ability in found.abilities:
            for later in [target for target in ability.targets if target.ranged][1:]:
                ability.targets.remove(later)
        return found
