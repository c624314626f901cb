"""Answers to a viewer's questions, from what he knows: why a value is what it is, and why a move cannot be made."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from rokugan import program as p
from rokugan.catalogue import named, say
from rokugan.editions.ccg.costs import gold_payment
from rokugan.editions.ccg.seen import faces
from rokugan.editions.ccg.table import endings
from rokugan.editions.ccg.table.ids import (
    CHI,
    FORCE,
    PERSONAL_HONOR,
    PRODUCTION,
    STATS,
    is_province,
    province_number,
    province_thing,
)
from rokugan.editions.ccg.text.described import meaning, tokens
from rokugan.editions.ccg.text.held import bounds, continuous_traits
from rokugan.editions.ccg.text.phrases import values
from rokugan.errors import IllegalMove, RokuganError, quote

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame
    from rokugan.editions.ccg.table.pieces import Modifier

_RULE = re.compile(r"\(([a-z_]+\.[a-z-]+\.\d+)\)")


def effect(game: CcgGame, viewer: int, modifier: Modifier) -> dict[str, Any] | None:
    """A change that lasts on a card, in a few words, with its end and the title of its source, if that is still in sight; None
    for the engine's own marks."""
    stat = named("stats", values.STAT_NAMES.get(modifier.stat, "")).lower()
    what = modifier.what
    if modifier.kind == "bonus":
        text = say("lasting.bonus", amount=f"{modifier.amount:+d}", stat=stat)
    elif modifier.kind in ("minimum", "maximum"):
        text = say(f"lasting.{modifier.kind}", stat=stat, amount=modifier.amount)
    elif modifier.kind == "keyword":
        text = modifier.word
    elif modifier.kind == "lose keyword":
        text = say("lasting.loses", keyword=modifier.word)
    elif isinstance(what, p.Forbid):
        text = say("lasting.cannot", deed=say("files.or").join(what.verbs))
    elif isinstance(what, p.Allow):
        text = say("lasting.may", deed=say("files.or").join(what.verbs))
    else:
        return None
    found: dict[str, Any] = {"text": text, "until": endings.in_words(modifier.until, game.names)}
    if modifier.source >= 0 and game.known[modifier.source] >> viewer & 1:
        found["source"] = game.cards[modifier.source].title
    return found


def find(game: CcgGame, seat: int, name: str) -> int:
    """The card of that id, or the province of that name."""
    viewer = seat if seat >= 0 else len(game.names)
    player, _, place = name.rpartition(".")
    if player in game.names:
        owner = game.names.index(player)
        number = province_number(place)
        if 1 <= number <= len(game.players[owner].provinces):
            return province_thing(owner, number - 1)
    card = game.sight.find(viewer, name)
    if card < 0 or not game.known[card] >> viewer & 1:
        raise RokuganError(say("refusals.you_see_no_card", name=quote(name)))
    return card


def explain(game: CcgGame, seat: int, name: str, stat: str) -> dict[str, Any]:
    """The printed value and everything that changes it, with its source and its end; without a stat, the printed card."""
    thing = find(game, seat, name)
    if not stat:
        if thing < 0:
            raise RokuganError(say("refusals.is_no_card", name=name))
        return {"card": name, "printed": faces.face(game.rules, game.behaviours[thing], True)}
    if stat not in STATS or (thing < 0 and stat != "strength"):
        known = ", ".join(STATS) if thing >= 0 else "strength"
        raise RokuganError(say("refusals.is_no_value_its_values", stat=quote(stat), name=name, values=known))
    parts = Parts(game, seat, thing, STATS[stat])
    value = values.value(game, thing, STATS[stat])
    printed = values.base(game, thing, STATS[stat])
    return {"card": name, "stat": stat, "printed": printed, "value": value, "parts": parts.found}


class Parts:
    """What a value is made of, in the order in which it is computed."""

    def __init__(self, game: CcgGame, seat: int, thing: int, stat: int) -> None:
        self.game: CcgGame = game
        self.viewer: int = seat if seat >= 0 else len(game.names)
        self.thing: int = thing
        self.stat: int = stat
        self.total: int = values.base(game, thing, stat)
        self.found: list[dict[str, Any]] = [{"why": "printed", "amount": self.total}]
        self._tokens()
        self._attachments()
        self._lasting()
        self._produced()
        self._traits()
        self._limits()

    def _add(self, why: str, amount: int, source: int = -1, **more: object) -> None:
        self.total += amount
        self.found.append({"why": why, "amount": amount, **self._source(source), **more})

    def _set(self, why: str, to: int, source: int = -1) -> None:
        self.total = to
        self.found.append({"why": why, "to": to, **self._source(source)})

    def _source(self, source: int) -> dict[str, Any]:
        """The card that makes the change, as long as it is in sight."""
        if source < 0 or not self.game.known[source] >> self.viewer & 1:
            return {}
        return {"source": self.game.name(source), "source_card": self.game.sight.name(self.viewer, source)}

    def _tokens(self) -> None:
        game, thing, stat = self.game, self.thing, self.stat
        state = game.states.get(thing)
        held = state.tokens if state is not None else game.province(thing).tokens if is_province(thing) else ()
        for name, count in held:
            for of, amount in tokens.token_bonuses(name):
                if of == stat and not (state is not None and values.suppressed(game, thing, stat, amount)):
                    self._add("token", amount * count, token=name, count=count)

    def _attachments(self) -> None:
        state = self.game.states.get(self.thing)
        if state is not None and self.stat in (FORCE, CHI):
            for card in state.attachments:
                if self.stat in self.game.behaviours[card].lends:
                    self._add("attached", values.value(self.game, card, self.stat), card)

    def _lasting(self) -> None:
        for modifier in self.game.modifiers.on.get(self.thing, ()):
            if modifier.stat == self.stat and modifier.kind == "bonus":
                self._add(
                    "effect", modifier.amount, modifier.source, until=endings.in_words(modifier.until, self.game.names)
                )

    def _produced(self) -> None:
        game, thing = self.game, self.thing
        if self.stat == PRODUCTION and thing in game.states and game.behaviours[thing].gold:
            more = gold_payment.standing(game, thing) - values.base(game, thing, PRODUCTION)
            if more:
                self._add("its own text", more, thing)

    def _traits(self) -> None:
        game, thing, stat = self.game, self.thing, self.stat
        boosts = values.boosts_on(game, thing, stat)
        if any(bound is not None for _, _, bound in boosts):
            whole = bounds.add(game, thing, stat, self.total, boosts)
            self._add("traits", whole - self.total, boosts[0][0])
        else:
            for card, amount, _ in boosts:
                self._add("trait", amount, card, until=endings.in_words("in play", game.names))
        if thing >= 0 and thing not in game.states and game.behaviours[thing].boosts:
            for change in continuous_traits.of_itself(game, thing, stat):
                if isinstance(change, p.Modify):
                    self._add("trait", continuous_traits.amount_of(game, thing, thing, change), thing)
                elif isinstance(change, p.SetStat):
                    self._set(
                        "trait", meaning.number(game, continuous_traits.action_of(game, thing, thing), change.to), thing
                    )
        for of, card, continuous, change in game.boosts():
            if (
                of == stat
                and isinstance(change, p.SetStat)
                and continuous_traits.applies(game, card, continuous, thing)
            ):
                self._set(
                    "trait", meaning.number(game, continuous_traits.action_of(game, card, thing), change.to), card
                )

    def _limits(self) -> None:
        """Whatever is left between the sum and the value is a rule or a limit."""
        game, thing, stat = self.game, self.thing, self.stat
        value = values.value(game, thing, stat)
        if value == self.total:
            return
        state = game.states.get(thing)
        low, high = bounds.limits(game, thing, stat)
        if stat == PERSONAL_HONOR and state is not None and state.dishonored:
            self._set("dishonored", value)
        elif low is not None and value == low > self.total:
            self._set("minimum", value)
        elif high is not None and value == high < self.total:
            self._set("maximum", value)
        elif value == 0 and self.total < 0:
            self._set("never below 0", value)
        else:
            self._set("rules", value)


def why_not(game: CcgGame, seat: int, move: str) -> dict[str, Any]:
    """Whether a move can be made now, and if not the sentence with the rule."""
    if seat < 0:
        return {"move": move, "legal": False, "reason": say("refusals.who_looks_on_does_not_play")}
    try:
        found = game.find(move, game.names[seat])
    except IllegalMove as error:
        reason = str(error)
        rule = _RULE.search(reason)
        return {"move": move, "legal": False, "reason": reason, "rule": rule.group(1) if rule is not None else None}
    return {"move": found.move, "legal": True}
