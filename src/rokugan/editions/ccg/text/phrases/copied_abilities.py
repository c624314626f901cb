"""Copying an ability of another card, and what ends when the copy is lost (gold.stats.19-.21, gold.traits.39).

A copied ability is as if printed on its new card, so what it says of its own card it says of that one. Tokens that it has
made, and effects of it that last by its own card, go with it; its other effects last as they would.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.cards.model import CardDefinition
from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.editions.ccg.table import endings
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.compiled_card import Behaviour, CompiledAbility
from rokugan.editions.ccg.table.endings import Ending
from rokugan.editions.ccg.table.pieces import Modifier
from rokugan.editions.ccg.text.continuous import current_keywords
from rokugan.editions.ccg.text.described import meaning
from rokugan.editions.ccg.text.described.performing import acting
from rokugan.editions.ccg.text.described.picking import PickForText
from rokugan.editions.ccg.text.happened import prevention

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

_COPY = "copied at "


class CopyOne(PickForText):
    """A card copies something of another card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("action", "copier", "copied", "until")
    ARGS: ClassVar[int] = 4

    def __init__(self, action: Action, copier: int, copied: int, until: Ending) -> None:
        super().__init__(action)
        self.copier: int = copier
        self.copied: int = copied
        self.until: Ending = until


class PickCopiedAbility(CopyOne):
    """A card copies one ability of another card."""

    PROMPT: ClassVar[str] = say("prompts.which_ability_is_copied")

    def choices(self, game: CcgGame) -> list[Choice]:
        """The abilities that the other card has now."""
        found = [number for number, ability in enumerate(game.abilities(self.copied)) if may_be_copied(ability)]
        return [Choice("choose", game.cards[self.copied], f":{n + 1}", n) for n in found]

    def answer(self, game: CcgGame, choice: Choice) -> None:
        copy_this(game, self.action, self.copier, self.copied, choice.value, self.until)


def may_be_copied(ability: CompiledAbility) -> bool:
    """Does the ability not say that it can not be copied, at whatever time (samurai.effects.05)?"""
    return not any(isinstance(each, p.Firm) and "copy" in each.against for each in ability.effects)


def copy_this(game: CcgGame, action: Action, copier: int, copied: int, number: int, until: Ending) -> None:
    """A card gets the ability of that number of another card."""
    ability = game.abilities(copied)[number].node
    assert isinstance(ability, p.Ability)
    ability = changed(ability, raised(game, copied))
    give_copy(game, action, copier, ability, f"{number + 1} of {copied}", until)
    game.note("copies an ability of", action.player, game.cards[copied])


def give_copy(game: CcgGame, action: Action, copier: int, ability: p.Ability, of: str, until: Ending) -> None:
    """A card gets an ability that another card has; `of` says which."""
    name = f"{_just_copied(game)} {of}"
    text = Behaviour(CardDefinition("copied text", "granted", id=name, program=p.Program(abilities=(ability,))))
    game.modify(copier, Modifier("text", copier, action.player, until, word=name, what=text))


def lose_abilities(game: CcgGame, action: Action, card: int, until: Ending) -> None:
    """A card has none of its present abilities any more."""
    for ability in game.abilities(card):
        game.modify(card, Modifier("lost ability", action.card, action.player, until, word=ability.key))
    game.forget_all()


def _just_copied(game: CcgGame) -> str:
    """Return how the keys of abilities begin that the action at hand has copied."""
    return f"{_COPY}{game.turn}.{len(game.deeds)}:"


def is_just_copied(game: CcgGame, ability: CompiledAbility) -> bool:
    """Has the ability been copied since the last action was announced?"""
    return ability.key.startswith(_just_copied(game))


class PickCopiedKeyword(CopyOne):
    """A card copies one keyword of another card."""

    PROMPT: ClassVar[str] = say("prompts.which_keyword_is_copied")

    def choices(self, game: CcgGame) -> list[Choice]:
        """The keywords that the other card has now."""
        words = current_keywords.keywords(game, self.copied)
        return [Choice("choose", tail=word, value=number) for number, word in enumerate(words)]

    def answer(self, game: CcgGame, choice: Choice) -> None:
        word = current_keywords.keywords(game, self.copied)[choice.value]
        who, source = self.action.player, self.action.card
        game.modify(self.copier, Modifier("keyword", source, who, self.until, word=word))
        game.forget_all()
        game.note("copies a keyword of", who, game.cards[self.copied], words=word)


def copy_keyword(game: CcgGame, action: Action, copier: int, node: p.CopyKeyword, until: Ending) -> None:
    """Let a card copy a keyword of another."""
    for other in meaning.things(game, action, node.of):
        if other >= 0 and other != copier:
            game.push(PickCopiedKeyword(action, copier, other, until))
            return


def copy_ability(game: CcgGame, action: Action, copier: int, node: p.CopyAbility, until: Ending) -> None:
    """Let a card copy an ability of another."""
    if copy_of(action) and not game.rules.text.copies_copy:
        return
    for other in meaning.things(game, action, node.of):
        if game.forbids() and prevention.forbidden(game, "copy", other):
            continue
        if other >= 0 and other != copier:  # gold.stats.18
            if node.used:
                used = acting(action).ability
                for number, ability in enumerate(game.abilities(other)):
                    if used is not None and ability.key == used.key and may_be_copied(ability):
                        copy_this(game, action, copier, other, number, until)
            else:
                game.push(PickCopiedAbility(action, copier, other, until))
            return


def raised(game: CcgGame, card: int) -> int:
    """Return how much stronger the Ranged Attacks of a card's abilities have been made."""
    return sum(modifier.amount for modifier in game.modifiers.on.get(card, ()) if modifier.kind == "raised ability")


def changed(ability: p.Ability, more: int) -> p.Ability:
    """The ability with the changes that are in effect on it (samurai.g-abilities.04)."""
    if not more:
        return ability
    effects = tuple(
        replace(node, strength=p.Sum((node.strength, p.Number(more)))) if isinstance(node, p.RangedAttack) else node
        for node in ability.effects
    )
    return replace(ability, effects=effects)


def copy_of(action: Action | None) -> str:
    """The name of the copy whose text is carried out; empty if it is no copied ability."""
    key = "" if action is None or action.ability is None else action.ability.key
    return key.rpartition("/")[0] if key.startswith(_COPY) else ""


def mark(game: CcgGame, thing: int, since: int, action: Action) -> None:
    """Mark what a thing has been given since then as made by a copied ability, if the text is one."""
    name = copy_of(action)
    if name:
        for modifier in game.modifiers.on.get(thing, ())[since:]:
            modifier.copy = name


def mark_tokens(game: CcgGame, thing: int, name: str, number: int, action: Action | None) -> None:
    """Mark tokens as made by a copied ability, if the text is one."""
    copy = copy_of(action)
    if copy and action is not None:
        made = Modifier("tokens", action.card, action.player, "permanent", amount=number, word=name)
        made.copy = copy
        game.modify(thing, made)


def lose(game: CcgGame, ended: list[Modifier]) -> None:
    """When copies of abilities have ended, end what depended on them."""
    lost = [modifier.word for modifier in ended if modifier.word.startswith(_COPY)]
    if not lost:
        return
    for thing, held in list(game.modifiers.on.items()):
        gone = [m for m in held if m.copy in lost and (m.kind == "tokens" or m.until in endings.WITH_ITS_SOURCE)]
        if gone:
            game.modifiers.keep(thing, tuple(m for m in held if m not in gone))
            for modifier in gone:
                if modifier.kind == "tokens":
                    _remove(game, thing, modifier.word, modifier.amount)


def _remove(game: CcgGame, thing: int, name: str, number: int) -> None:
    """Take tokens of that name from a card, which the ended copy had given."""
    state = game.states.get(thing)
    if state is not None:
        held = dict(state.tokens)
        held[name] = max(held.get(name, 0) - number, 0)
        state.tokens = tuple((each, count) for each, count in held.items() if count)
