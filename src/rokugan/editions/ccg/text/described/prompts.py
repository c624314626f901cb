"""Short English for prompts, choices and named alternatives, by the same writer that prints the cards; what things are called in
moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.cards.worded import CLASSIC, words_of
from rokugan.catalogue import say, subject
from rokugan.core.decision import Choice, ChoiceNames
from rokugan.editions.ccg.table.action import Event
from rokugan.editions.ccg.table.event_kinds import EVENT_NAMES, Moment
from rokugan.editions.ccg.table.ids import (
    FIELD,
    NOTHING,
    PROVINCE,
    is_player,
    is_province,
    province_index,
    province_seat,
    seat_of,
)
from rokugan.editions.ccg.text.described.plain_english import effects_said
from rokugan.language.language import CannotWrite
from rokugan.program.node import has_wording
from rokugan.program.words import EventName

_LOWER: frozenset[str] = frozenset(("card", "unit", "province", "player", "effect", "action", "token"))
_PLACES: dict[str, str] = {
    "hand": "in hand",
    "discard": "in a discard pile",
    "fate deck": "in a Fate deck",
    "dynasty deck": "in a Dynasty deck",
    "province": "in a province",
}

# What happens to a thing, in the words of a question, stands in the catalogue (`happenings`).
_WHEN: dict[str, str] = {"before": "prompts.before", "at": "prompts.when", "after": "prompts.after"}

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def event_words(event: EventName, thing: str, when: Moment) -> str:
    """An event in words, for a player who may react to it.

    >>> event_words("destroy", "Ox", "before"), event_words("phase begins", "", "after")
    ('Before Ox is destroyed: do you react?', 'After the phase begins: do you react?')
    """
    form = subject("happenings").get(event, f"{event} {{it}}")
    what = form.format(it=thing or say("prompts.it")).strip()
    return say(_WHEN[when], what=what)


def noun_words(noun: p.Noun) -> str:
    """A noun in words, for a prompt.

    >>> noun_words(p.Noun(("unit",), (p.State("allying"),))), noun_words(p.Noun(("follower",), (), "enemy"))
    ('an allying unit', 'an enemy Follower')
    """
    kinds = " or ".join(kind if kind in _LOWER else kind.capitalize() for kind in noun.kinds)
    keywords = [f.keyword for f in noun.filters if isinstance(f, p.HasKeyword) and f.positive]
    states = [f.name if f.positive else f"not {f.name}" for f in noun.filters if isinstance(f, p.State)]
    said = " ".join([*states, *keywords, kinds])
    where = f" {_PLACES.get(noun.zone, f'in {noun.zone}')}" if noun.zone else ""
    words = {"your": "your ", "enemy": "an enemy ", "other": "another player's "}.get(noun.whose)
    if words is None:
        words = "an " if said[:1].lower() in ("a", "e", "i", "o", "u") and not said.startswith("unit") else "a "
    return words + said + where


class Alternatives(ChoiceNames):
    """Effects of which one is chosen, each named as a card would say it. Where two would be called the same they are told
    apart in plain words, and if these fail by numbers."""

    def __init__(self, alternatives: list[tuple[int, tuple[p.Effect, ...]]]) -> None:
        self.alternatives: list[tuple[int, tuple[p.Effect, ...]]] = alternatives
        self._names: dict[int, str] = {}

    def name(self, number: int) -> str:
        if not self._names:
            seen: dict[str, int] = {}
            written = [effect_words(effects) for _, effects in self.alternatives]
            for words, (each, effects) in zip(written, self.alternatives, strict=True):
                if written.count(words) > 1 or ":" in words:  # an icon is no word
                    words = effects_said(effects)
                count = seen.get(words, 0) + 1
                seen[words] = count
                self._names[each] = words if count == 1 else f"{words}:{count}"
        return self._names[number]


# By identity, because equal trees may have been read from other words; the trees are kept, so no number is used again.
MOST_SAID = 4096
_SAID: dict[int, tuple[tuple[p.Effect, ...], str]] = {}


def effect_words(effects: tuple[p.Effect, ...]) -> str:
    """The words of effects, as a card would say them."""
    known = _SAID.get(id(effects))
    if known is None:
        if len(_SAID) > MOST_SAID:
            _SAID.clear()
        shipped = None if has_wording(effects) else words_of(CLASSIC, "effects", effects)
        known = (effects, written_effects(effects) if shipped is None else shipped)
        _SAID[id(effects)] = known
    return known[1]


def written_effects(effects: tuple[p.Effect, ...]) -> str:
    """The words of effects, written now. Of a tree that no words were read for, plain words. The writer takes long to load, so
    it is loaded when somebody first reads what no shipped card says."""
    from rokugan.cards.reading.classic_language import writer  # for start-up time

    try:
        return writer().effects(effects) or "this"
    except CannotWrite:
        return effects_said(effects)


def name_in_moves(game: CcgGame, card: int) -> str:
    """A card's name in full; that of its province if it lies face-down there."""
    return face_down_at(game, card) or game.called.full_name(card)


def face_down_at(game: CcgGame, card: int) -> str:
    """A face-down card in a province, which nobody may know, goes by the name of the province; empty for any other."""
    holding = game.province_holding(card) if game.where[card] == PROVINCE else None
    if holding is None or game.rules.table.is_face_up(game, card):
        return ""
    return thing_name(game, holding.thing)


def thing_name(game: CcgGame, thing: int) -> str:
    """The name of a player, province or battlefield in moves."""
    if thing == FIELD:
        return "field"
    if is_player(thing):
        return game.names[seat_of(thing)]
    if is_province(thing):
        return f"{game.names[province_seat(thing)]}.P{province_index(thing) + 1}"
    return game.name(thing)


def target_choice(game: CcgGame, thing: int) -> Choice:
    """The choice that names this thing."""
    if thing < 0:
        return Choice("target", tail=thing_name(game, thing), value=thing)
    place = face_down_at(game, thing)
    if place:
        return Choice("target", tail=place, value=thing)
    return Choice("target", game.cards[thing], value=thing)


def target_prompt(node: p.Target | p.Chosen) -> str:
    """The question what to target or choose, in words."""
    return say("prompts.choose_a", what=noun_words(node.noun))


def reaction_prompt(game: CcgGame, seat: int, event: Event, thing: int, when: Moment) -> str:
    """The question whether a player reacts, with what he would answer to, in words."""
    what = thing_name(game, thing) if thing != NOTHING else ""
    if thing >= 0 and not game.sees(seat, thing):
        what = say("prompts.a_card")
    return event_words(EVENT_NAMES[event.kind], what, when)
