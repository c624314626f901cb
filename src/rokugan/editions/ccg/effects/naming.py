"""Naming a keyword or a card, and the named Ring that waits outside the hand for what puts it into play."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.cards.model import CLANS, ELEMENTS
from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.editions.ccg.actions.running_text import EFFECTS, RunEffects
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.compiled_card import CompiledAbility
from rokugan.editions.ccg.table.event_kinds import Cause
from rokugan.editions.ccg.table.ids import player_thing, seat_of
from rokugan.editions.ccg.table.ongoing import Delayed
from rokugan.editions.ccg.text.described import meaning
from rokugan.editions.ccg.text.described.picking import PickForText, PickOne
from rokugan.program.words import CardType

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

KINDS: frozenset[str] = frozenset(("element", "clan", "keyword", "ring", "card", "type"))


def words(game: CcgGame, kind: str, types: tuple[CardType, ...], seat: int) -> list[str]:
    """The words that may be named. A player names Rings of his own: no others could ever be his."""
    if kind == "type":
        return [type_.capitalize() for type_ in types]
    if kind == "element":
        return list(ELEMENTS)
    if kind == "clan":
        return [f"{clan} Clan" for clan in CLANS]
    mine = [game.behaviours[card.number] for card in game.cards if card.owner == seat]
    if kind in ("card", "keyword"):
        seen = [game.behaviours[card.number] for card in game.cards if (game.known[card.number] >> seat) & 1]
        if kind == "keyword":
            return sorted({keyword for each in (*mine, *seen) for keyword in each.keywords})
        return sorted({each.title for each in (*mine, *seen) if each.title})
    return sorted({each.title for each in mine if each.type == "ring"})


class Naming(PickForText):
    """The player of the text names a word."""

    PROMPT: ClassVar[str] = say("prompts.what_do_you_name")
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "kind", "options")
    ARGS: ClassVar[int] = 3

    def __init__(self, action: Action, kind: str, options: tuple[CardType, ...]) -> None:
        super().__init__(action)
        self.kind: str = kind
        self.options: tuple[CardType, ...] = options

    def choices(self, game: CcgGame) -> list[Choice]:
        found = words(game, self.kind, self.options, self.action.player)
        return [Choice("choose", tail=word, value=number) for number, word in enumerate(found)]

    def answer(self, game: CcgGame, choice: Choice) -> None:
        self.action.named = choice.tail
        game.note("names", self.action.player, words=self.action.named)


def _name(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.NameWord)
    game.push(Naming(action, node.kind, node.options))


class Guessing(PickOne):
    """A player guesses whether a number is high (3 or more) or low."""

    PROMPT: ClassVar[str] = say("prompts.is_it_high")
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "node", "seat")
    ARGS: ClassVar[int] = 3

    def __init__(self, action: Action, node: p.Guess, seat: int) -> None:
        self.action: Action = action
        self.node: p.Guess = node
        self.seat: int = seat

    def picker(self) -> int:
        return self.seat

    def choices(self, game: CcgGame) -> list[Choice]:
        return [Choice("choose", tail="high", value=1), Choice("choose", tail="low", value=0)]

    def answer(self, game: CcgGame, choice: Choice) -> None:
        game.note("guesses", self.seat, words="high" if choice.value else "low")
        if (meaning.number(game, self.action, self.node.number) >= 3) == bool(choice.value):
            self.action.note("guess", [player_thing(self.seat)])


def _guess(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.Guess)
    players = meaning.players_of(game, action, node.who)
    if players:
        game.push(Guessing(action, node, seat_of(players[0])))


def ways_into_play(game: CcgGame, title: str, seat: int) -> list[tuple[int, CompiledAbility]]:
    """Return what puts a player's Ring of that title into play from his hand, with one of the cards that say so."""
    for card in game.cards:
        behaviour = game.behaviours[card.number]
        if card.owner == seat and behaviour.title == title:
            return [(card.number, ability) for ability in behaviour.triggered if ability.from_hand]
    return []


def _ring_awaits(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Until the turn ends, the first time what puts the named Ring into play happens, the effects do."""
    assert isinstance(node, p.RingAwaits)
    for card, ability in ways_into_play(game, action.named, action.player):
        if ability.trigger is None:
            continue
        pattern = replace(ability.trigger.pattern, filters=(*ability.trigger.pattern.filters, *ability.conditions))
        waiting = Action(action.player, card, None)
        waiting.named = action.named
        effects = (*node.effects, p.OwnText(p.Ref("found")))
        action.note("wait", [action.card])
        game.delay(Delayed(replace(ability.trigger, pattern=pattern), effects, waiting, True, "turn"))


def _own_text(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """A card in hand may be put into play by its own text, as if that were triggered."""
    assert isinstance(node, p.OwnText)
    hand = game.players[action.player].hand
    for card in [card for card in meaning.things(game, action, node.what) if card in hand]:
        for ability in game.behaviours[card].triggered:
            if ability.from_hand:
                own = Action(action.player, card, ability)
                own.event, own.subject = action.event, action.subject
                game.push(RunEffects(own, (p.May(ability.effects),)))
                return


EFFECTS.update({p.Guess: _guess, p.NameWord: _name, p.RingAwaits: _ring_awaits, p.OwnText: _own_text})
