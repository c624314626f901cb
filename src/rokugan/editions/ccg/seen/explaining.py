"""Answers to a viewer's questions, from what he knows: why a value is what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan import program as p
from rokugan.catalogue import named, say
from rokugan.editions.ccg.seen import faces
from rokugan.editions.ccg.table import endings
from rokugan.editions.ccg.table.ids import (
    STATS,
    province_number,
    province_thing,
)
from rokugan.editions.ccg.text.phrases import values
from rokugan.errors import RokuganError, quote

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame
    from rokugan.editions.ccg.table.pieces import Modifier


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
    return {"card": name, "stat": stat, **game.why_value(seat, thing, STATS[stat])}
