"""Random games in which given cards are used: positions full of them, and players who try what was not tried yet.

Every text of a card counts: an ability or triggered trait when its effects are carried out, also where the card gives it to
another one; a continuous trait when it bears on something; a prohibition, a freedom or a change of a price when it is asked for
and holds; a Gold source when it pays. Whatever its text, a card counts when a player has chosen it: bought, equipped, played,
used, assigned or focused it.

A text is known by marks: the objects of its tree (by `id`) that the engine has in hand when it uses the text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from tests.arena.invariants import check_decision
from tests.cards.tables import NAMES, Library, position

import rokugan
from rokugan.cards.model import CardDefinition
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.actions import offers, taking
from rokugan.editions.ccg.costs import entering_play, imperial_favor
from rokugan.editions.ccg.effects import interpreter
from rokugan.editions.ccg.events import prevention
from rokugan.editions.ccg.game import CcgGame
from rokugan.editions.ccg.rules import Rules
from rokugan.editions.ccg.table.action import Context, Offer
from rokugan.editions.ccg.table.compiled_card import AbilityInfo, Behaviour, granted_text
from rokugan.editions.ccg.text import nouns, triggers, values
from rokugan.editions.registry import rules_of
from rokugan.program import (
    ActionCost,
    Allow,
    Continuous,
    Each,
    EntryCost,
    GrantKeyword,
    GrantText,
    Modify,
    Node,
    Ref,
    walk,
)

Mark = int | str
Text = tuple[str, tuple[Mark, ...]]
USES = ("buy", "equip", "play", "use", "assign", "focus", "pay", "overlay", "legacy")
DEEDS = ("attack", "invite", "fight", "accept", "yes", *USES)
UNCHOSEN = ("event", "celestial", "region")  # nobody chooses them: they come, and resolve or attach
HAND = 5  # so many cards a position is about
OUTSIDE = ("copies", "discard for cost")  # what is asked when a deck is built, and what is part of an ability's costs


class Used:
    """Which texts of which cards were used, by the key of a text."""

    def __init__(self, edition: str, cards: Iterable[CardDefinition]) -> None:
        self.edition = edition
        self.rules = rules_of(edition)
        self.cards = list(cards)
        self.times: Counter[str] = Counter()
        self.names: dict[str, str] = {}
        self._keys: dict[Mark, str] = {}
        self._of: dict[int, list[str]] = {}
        for card in self.cards:
            self._of[id(card)] = []
            for text, marks in texts_of(card, self.rules):
                key = f"{card.name}: {text}"
                self.names[key] = card.name
                self._of[id(card)].append(key)
                self._keys.update((mark, key) for mark in marks)

    def note(self, mark: Mark) -> None:
        """What bears this mark was used."""
        key = self._keys.get(mark)
        if key is not None:
            self.times[key] += 1

    @property
    def unused(self) -> list[str]:
        """The texts that nobody has used."""
        return [key for key in self.names if not self.times[key]]

    def is_new(self, mark: Mark) -> bool:
        """Is it something of these cards that was not used yet?"""
        key = self._keys.get(mark)
        return key is not None and not self.times[key]

    def wants(self, choice: Any) -> int:
        """How much a choice is wanted: one that uses what was not used yet most of all."""
        card = choice.card
        if isinstance(choice.what, Offer) and self.is_new(mark_of(choice.what.info)):
            return 3
        if card is not None and choice.verb in USES and any(self.is_new(mark) for mark in self.marks_chosen(choice)):
            return 3
        if card is not None and choice.verb in ("buy", "equip", "assign", "target") and self.has_new(card.definition):
            return 2
        return int(choice.verb in DEEDS)

    def has_new(self, card: CardDefinition) -> bool:
        """Has the card anything that was not used yet?"""
        return any(not self.times[key] for key in self._of.get(id(card), ()))

    def marks_chosen(self, choice: Any) -> Iterator[Mark]:
        """What is used by the choice itself: the card, and its Gold where it pays."""
        yield id(choice.card.definition)
        if choice.verb == "pay":
            yield from (id(source) for source in self.rules.behaviour(choice.card.definition).gold)

    def chose(self, choice: Any) -> None:
        """A player has made this choice."""
        if choice.verb in USES and choice.card is not None:
            for mark in self.marks_chosen(choice):
                self.note(mark)


def mark_of(info: AbilityInfo) -> Mark:
    """What tells an ability or triggered trait from others; one that a card is given is a new object every time."""
    start, _, text = info.key.partition(": ")
    return f"granted {text}" if start.startswith("granted by ") else id(info)


def texts_of(card: CardDefinition, rules: Rules) -> Iterator[Text]:
    """Everything of a card that can be used: what it is called, and its marks."""
    behaviour = rules.behaviour(card)
    infos = infos_of(behaviour)
    for number, info in enumerate(infos):
        yield f"{type(info.node).__name__} {number}", (mark_of(info),)
    for number, info in enumerate(given_by(behaviour, infos)):
        yield f"given {type(info.node).__name__} {number}", (mark_of(info),)
    continuous = [trait for trait in behaviour.continuous if has_effect(behaviour, trait, rules)]
    allows = [allow for allow in behaviour.allows if allow.verb not in OUTSIDE]
    for traits in (continuous, behaviour.forbids, behaviour.gold, allows, behaviour.entry, behaviour.action_costs):
        for number, trait in enumerate(traits):
            yield f"{type(trait).__name__} {number}", (id(trait), *(id(part) for part in telling(trait)))
    for number, text in enumerate(behaviour.equip_as):
        yield f"EquipAs {number}", (id(text),)
    if card.type not in UNCHOSEN:
        yield "chosen", (id(card),)


def telling(trait: Node) -> Iterator[Node]:
    """The parts of a trait that the engine asks only where the trait holds: what it is about, and how much it gives."""
    if isinstance(trait, Continuous) and isinstance(trait.what, Each) and trait.what.noun.kinds == ("ranged attack",):
        yield from (change.amount for change in trait.changes if isinstance(change, Modify))
    elif isinstance(trait, Allow):
        yield from (part for part in (trait.number, trait.of) if part is not None)
    elif isinstance(trait, (EntryCost, ActionCost)):
        yield trait.amount


def has_effect(behaviour: Behaviour, trait: Continuous, rules: Rules) -> bool:
    """Does it change anything itself? Texts that it gives are counted as such, and keywords may only be said once more."""
    told = [change for change in trait.changes if isinstance(change, GrantKeyword) and trait.what == Ref("this")]
    again = [change for change in told if rules.prints(behaviour, change.keyword, True) == change.positive]
    return any(change not in again and not isinstance(change, GrantText) for change in trait.changes)


def infos_of(behaviour: Behaviour) -> list[AbilityInfo]:
    """The abilities, triggered traits, Focus effects and Event effects of a card."""
    infos = [*behaviour.abilities, *behaviour.triggered, *behaviour.focus_effects, *behaviour.event_effects]
    return infos + [info for info in behaviour.gold_reactions if info not in infos]


def given_by(behaviour: Behaviour, infos: Sequence[AbilityInfo]) -> Iterator[AbilityInfo]:
    """The abilities and triggered traits that a card gives to others."""
    trees = [*(info.effects for info in infos), *(trait.changes for trait in behaviour.continuous)]
    for node in walk(tuple(trees)):
        if isinstance(node, GrantText):
            yield from infos_of(granted_text(node.program, 0))


@contextmanager
def watched(used: Used) -> Iterator[None]:
    """While this lasts, the engine tells which texts it uses."""
    begin = interpreter.RunEffects.__init__

    def running(frame: Any, context: Context, parts: tuple[Any, ...], cause: str = "effect") -> None:
        begin(frame, context, parts, cause)
        if context.info is not None and parts is context.info.effects:
            used.note(mark_of(context.info))

    with ExitStack() as watching:
        watching.enter_context(patch.object(interpreter.RunEffects, "__init__", running))
        for module, name, found in WATCHED:
            watching.enter_context(patch.object(module, name, watcher(getattr(module, name), found, used)))
        yield


def watcher(function: Any, found: Callable[..., Iterable[object]], used: Used) -> Any:
    """A function of the engine that notes what it was asked, where the answer is yes."""

    def asked(game: CcgGame, *rest: Any) -> Any:
        answer = function(game, *rest)
        for part in found(game, answer, *rest):
            used.note(id(part))
        return answer

    return asked


def nth(number: int) -> Callable[..., Iterable[object]]:
    """The argument of that number after the game, if the answer is yes."""
    return lambda game, answer, *rest: rest[number : number + 1] if answer else ()


def forbidding(verbs: tuple[str, ...], number: int) -> Callable[..., Iterable[object]]:
    """The prohibitions of that kind on the card that is the argument of that number, if the answer is yes."""

    def found(game: CcgGame, answer: object, *rest: Any) -> Iterable[object]:
        card = rest[number].card if isinstance(rest[number], Context) else rest[number]
        return [each for each in game.behaviours[card].forbids if each.verb in verbs] if answer else ()

    return found


def said_by(kind: str, verb: str) -> Callable[..., Iterable[object]]:
    """The texts of that kind and verb on the cards that are the answer."""

    def found(game: CcgGame, answer: list[int], *rest: Any) -> Iterable[object]:
        texts = [each for card in answer for each in getattr(game.behaviours[card], kind)]
        return [each for each in texts if each.verb == verb]

    return found


# Where the engine asks for texts, and what it has in hand there.
WATCHED: tuple[tuple[Any, str, Callable[..., Iterable[object]]], ...] = (
    (values, "applies", nth(1)),
    (values, "applies_to_itself", nth(1)),
    (prevention, "in_force", nth(0)),
    (prevention, "is_meant", nth(1)),
    (triggers, "actor_fits", nth(1)),
    (nouns, "describes", nth(1)),
    (nouns, "number", lambda game, answer, *rest: rest[1:2]),
    (offers, "_equips_so", nth(1)),
    (taking, "unplayable", forbidding(("play",), 0)),
    (entering_play, "text_forbids_attaching", forbidding(("attach to",), 1)),
    (entering_play, "text_forbids_attaching", forbidding(("attach",), 2)),
    (entering_play, "price", forbidding(("reduce gold cost", "reduce costs"), 1)),
    (entering_play, "sources_fixing", said_by("forbids", "change gold cost")),
    (imperial_favor, "counting", said_by("allows", "discard as favor")),
)


def steered(game: CcgGame, used: Used, about: Sequence[CardDefinition], chance: Randomness, patience: int) -> CcgGame:
    """Play on at random, but like what was not used yet, some nearly always, others now and then; look at the table. It
    ends when these cards have nothing new any more, or after so many decisions in which nothing new was used."""
    whims = 2 + chance.below(4)
    left, known = patience, len(used.times)
    while game.decision is not None and left and any(used.has_new(card) for card in about):
        decision = game.decision
        check_decision(game)
        liked: Sequence[int] = range(len(decision.choices))
        if chance.below(whims):
            wanted = [used.wants(choice) for choice in decision.choices]
            liked = [at for at, want in enumerate(wanted) if want == max(wanted)]
        choice = decision.choices[liked[chance.below(len(liked))]]
        used.chose(choice)
        if not chance.below(30):
            game.view(decision.player)
        game.take(choice)
        left -= 1
        if len(used.times) > known:
            left, known = patience, len(used.times)
    return game


def hands_of(cards: Sequence[CardDefinition], size: int, chance: Randomness) -> Iterator[list[CardDefinition]]:
    """The cards in hands of so many, by chance."""
    order = sorted(cards, key=lambda _: chance.below(1 << 30))
    for start in range(0, len(order), size):
        yield order[start : start + size]


def exercise_positions(used: Used, rounds: int, patience: int, seed: int = 7) -> None:
    """Deal the cards into positions and play them; round after round those of which something was not used."""
    library = Library(used.edition, used.cards)
    chance = Randomness(seed)
    with watched(used):
        for _ in range(rounds):
            left = [card for card in used.cards if used.has_new(card)]
            for hand in hands_of(left, HAND, chance):
                steered(position(library, hand, chance), used, hand, chance, patience)


def exercise_games(used: Used, games: int, patience: int, seed: int = 7) -> None:
    """Whole games from their set-up, with the shipped decks."""
    chance = Randomness(seed)
    with watched(used):
        for _ in range(games):
            players = 2 + chance.below(min(used.rules.most_players, len(NAMES)) - 1)
            game = rokugan.new_game(used.edition, names=NAMES[:players], seed=chance.below(1 << 30))
            steered(game, used, used.cards, chance, patience)
