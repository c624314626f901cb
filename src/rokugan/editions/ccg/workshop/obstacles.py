"""Why a text was not used: the last thing that stood in its way, of all the times it was looked at.

An ability is asked the engine's own reason; what waits for something to happen, how near it came to that.
"""

from __future__ import annotations

from rokugan.catalogue import subject
from rokugan.editions.ccg.actions.legality import why_not
from rokugan.editions.ccg.seen.refused_actions import designators_now
from rokugan.editions.ccg.table.action import Event, Offer, offered_action
from rokugan.editions.ccg.table.compiled_card import CompiledAbility
from rokugan.editions.ccg.table.event_kinds import Moment, pattern_codes
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import HAND
from rokugan.editions.ccg.text.happened import triggers
from rokugan.editions.ccg.workshop.texts import Text

# What may stand in the way, in the order in which it is asked.
ORDER = (
    "never", "happened", "designator", "not in play", "no battle", "presence", "location", "bowed", "spell", "terrain", "used",
    "forbidden", "relevance", "condition", "target", "cost", "",
)  # fmt: skip
WORDS = {
    "never": "what it waits for never happened",
    "happened": "what it waits for happened, but never to what it speaks of",
    "designator": "it was never the time for it",
    "": "it could be used, and nobody chose to",
}
_TIMES: tuple[Moment, ...] = ("before", "at", "after")


class Obstacles:
    """The last thing that stood in the way of each text of a card."""

    def __init__(self, texts: list[Text]) -> None:
        self.met: dict[str, str] = {
            text.name: "never" if text.ability.trigger is not None else "designator"
            for text in texts
            if text.ability is not None and not text.given
        }

    def why(self, text: Text, game: CcgGame | None) -> str:
        """In words, why the text was not used."""
        reason = self.met.get(text.name)
        if reason is None:
            return ""
        said = "no target" if reason == "target" else reason  # as refusals call it
        known = "" if game is None else subject(game.rules.seen.refused).get(said, "")
        return WORDS.get(reason) or known or reason

    def note(self, text: Text, reason: str) -> None:
        """Remember what stood in the way of a text, if it got further than ever before."""
        if _rank(reason) > _rank(self.met[text.name]):
            self.met[text.name] = reason

    def at_decision(self, game: CcgGame, text: Text, cards: list[int]) -> None:
        """A player may act: could he use the text?"""
        ability = text.ability
        if ability is None or ability.trigger is not None or text.name not in self.met:
            return
        for card in cards:
            if game.where[card] == HAND and game.behaviours[card].is_attachment and not ability.from_hand:
                continue
            seat = game.controller(card)
            acting = game.in_battle() or game.phase in ("action", "attack")
            mask = ability.mask & designators_now(game, seat) if acting else 0
            reason = why_not(game, offered_action(seat, Offer(card, ability, mask))) if mask else "designator"
            self.note(text, reason)

    def at_event(self, game: CcgGame, text: Text, cards: list[int], event: Event) -> None:
        """Note what keeps a text from answering an event that happens."""
        ability = text.ability
        if ability is None or ability.trigger is None or text.name not in self.met:
            return
        if event.kind not in pattern_codes(ability.trigger.pattern):
            return
        self.note(text, "happened")
        for card in cards:
            if any(fits(game, card, ability, event, thing) for thing in (*event.things, *event.done)):
                action = offered_action(game.controller(card), Offer(card, ability, ability.mask))
                action.event = event
                self.note(text, why_not(game, action))


def fits(game: CcgGame, card: int, ability: CompiledAbility, event: Event, thing: int) -> bool:
    """Is it what the text waits for, at one of the times around it?"""
    assert ability.trigger is not None
    action = offered_action(game.controller(card), Offer(card, ability, ability.mask))
    return any(triggers.fits_trigger(game, action, ability.trigger, event, thing, when) for when in _TIMES)


def _rank(reason: str) -> int:
    return ORDER.index(reason) if reason in ORDER else ORDER.index("condition")
