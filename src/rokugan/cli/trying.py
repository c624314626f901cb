"""`rokugan cards try FILE`: a designer's own cards, what was understood of them, and a table to play them at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from rokugan.agents import make_agent
from rokugan.cards.files import definition, load_cards, not_understood
from rokugan.cards.library import library
from rokugan.cards.model import CardDefinition
from rokugan.catalogue import say
from rokugan.cli.rich_table import TRIALS
from rokugan.cli.session import Session
from rokugan.cli.shown.screen import card_text
from rokugan.core.game import Game
from rokugan.core.history import History
from rokugan.editions.registry import edition_of
from rokugan.errors import CardError

# Two neighbours for the cards: plain people with something to bow, destroy, challenge and equip.
NEIGHBOURS: tuple[dict[str, Any], ...] = (
    {"title": "Neighbour", "force": 3, "chi": 3, "personal_honor": 2, "keywords": ["Samurai", "Shugenja", "Courtier"]},
    {"title": "Rival", "force": 2, "chi": 3, "personal_honor": 2, "keywords": ["Samurai"]},
    {"title": "Old Enemy", "force": 4, "chi": 2, "personal_honor": 1, "keywords": ["Monk"]},
)
LIVING: tuple[dict[str, Any], ...] = (
    {"title": "Neighbour", "traits": ["bushi", "courtier"], "cost": 2, "military": 2, "political": 3, "glory": 2},
    {"title": "Rival", "traits": ["bushi", "shugenja"], "cost": 3, "military": 2, "political": 4, "glory": 1},
    {"title": "Old Enemy", "traits": ["bushi"], "cost": 4, "military": 4, "political": 1, "glory": 0},
)
TABLES = 8  # on which it is looked whether each text makes a difference
MOST_CARDS = 12  # so many provinces have room on the table


def load(path: Path, edition: str) -> list[Any]:
    """The cards of a file, or one sentence that says which of them cannot be played and why."""
    rules = edition_of(edition)
    cards: list[Any] = load_cards(path, edition=edition)
    if not cards:
        raise CardError(say("terminal.no_card_in_file", file=path))
    if len(cards) > MOST_CARDS:
        raise CardError(say("terminal.too_many_cards", file=path, n=len(cards), most=MOST_CARDS))
    for card in cards:
        if card.unread:
            raise CardError(f"{path}: {not_understood(card)}")
        reason = rules.why_not_playable(card)
        if reason:
            raise CardError(f"{path}: {reason}")
    return cards


def sample_game(cards: Sequence[Any], edition: str, seed: int) -> Game:
    """A position with the cards where they can be used: in play, in hand, or face-up in a province."""
    return _LAYINGS[edition_of(edition).family](cards, edition, seed)


def _classic(cards: Sequence[Any], edition: str, seed: int) -> Game:
    rules = edition_of(edition)
    mine: list[dict[str, Any]] = [{"card": 0}]
    hand: list[int] = []
    provinces: list[dict[str, Any]] = []
    own: dict[int, CardDefinition] = dict(enumerate(cards, start=len(NEIGHBOURS)))
    stronghold: Any = {"title": "Your House", "province_strength": 7, "gold_production": 9, "starting_honor": 10}
    for number, card in own.items():
        if card.type == "stronghold":
            stronghold = {"card": number}
        elif card.type in ("personality", "holding", "ring"):
            mine.append({"card": number})
        elif card.is_dynasty:
            provinces.append({"card": number, "face": "down"})
        else:
            hand.append(number)

    def find(what: Any, place: str) -> CardDefinition:
        if isinstance(what, int):
            return own[what] if what in own else neighbour(what)
        if isinstance(what, dict) and set(what) == {"card"}:
            return own[what["card"]]
        return definition(what, place, edition=edition) if isinstance(what, dict) else library(edition)[what]

    position = {
        "seed": seed,
        "phase": "events" if provinces else "action",
        "turn": 3,
        "players": [
            {
                "name": "Ann",
                "stronghold": stronghold,
                "in_play": mine,
                "hand": hand,
                "provinces": (provinces + [{}] * 4)[: max(4, len(provinces))],
            },
            {
                "name": "Bob",
                "stronghold": {"title": "His House", "province_strength": 6, "gold_production": 5, "starting_honor": 8},
                "in_play": [{"card": 1}, {"card": 2}],
            },
        ],
    }
    game, _ = rules.position(position, find, "the sample game")
    return game


def _living(cards: Sequence[Any], edition: str, seed: int) -> Game:
    """Characters in play, attachments and events in hand, holdings and provinces where they lie."""
    ann: dict[str, Any] = {"name": "Ann", "fate": 10, "honor": 10, "in_play": [], "hand": [], "provinces": []}
    holdings = iter([each.title for each in cards if each.type == "holding"])
    for card in cards:
        if card.type == "character":
            ann["in_play"].append({"card": card.title, "fate": 2})
        elif card.type in ("stronghold", "role"):
            ann[card.type] = card.title
        elif card.type == "province" and len(ann["provinces"]) < 4:
            ann["provinces"].append({"province": {"title": card.title, "face": "up"}})
        elif card.type not in ("holding", "province"):
            ann["hand"].append(card.title)
    ann["provinces"] += [{} for _ in range(4 - len(ann["provinces"]))]
    for place, title in zip(ann["provinces"], holdings, strict=False):
        place.update({"card": title, "face": "up"})
    ann["in_play"].append({"card": LIVING[0]["title"], "fate": 1})
    bob = {
        "name": "Bob",
        "fate": 5,
        "honor": 10,
        "in_play": [{"card": each["title"], "fate": 1} for each in LIVING[1:]],
    }
    known = {
        **{each["title"]: definition({"type": "character", **each}, "neighbours", edition=edition) for each in LIVING}
    }
    known.update({card.title: card for card in cards})

    def find(what: Any, place: str) -> Any:
        return known[what] if what in known else library(edition)[what]

    position = {"seed": seed, "phase": "conflict", "turn": 2, "players": [ann, bob]}
    game, _ = edition_of(edition).position(position, find, "the sample game")
    return game


_LAYINGS: dict[str, Callable[[Sequence[Any], str, int], Game]] = {"classic": _classic, "lcg": _living}


def neighbour(number: int) -> CardDefinition:
    """A plain Personality who stands beside the cards that are tried."""
    return definition({"type": "personality", "gold_cost": 5, **NEIGHBOURS[number]}, "neighbours")


def idle_texts(cards: Sequence[Any], edition: str) -> list[tuple[str, str]]:
    """The texts that made no difference on any of some tables, and why."""
    trial = TRIALS[edition_of(edition).family]
    found = ((card, verdict) for card in cards for verdict in trial(edition, card, TABLES))
    return [(card.name, f'"{verdict.text.words}": {verdict.words}') for card, verdict in found if not verdict.alive]


def try_cards(path: Path, edition: str, seed: int, console: Console, ask: Any) -> None:
    """Show the cards as they were understood, then play."""
    cards = load(path, edition)
    for card in cards:
        console.print(card_text(card, edition))
        console.print()
    console.print(say("terminal.all_understood"), style="dim")
    for title, words in idle_texts(cards, edition):
        console.print(say("terminal.never_seen_to_work", title=title, words=words))
    game = sample_game(cards, edition, seed)
    Session(History(game), "Ann", [None, make_agent("sensible", seed)], console).run(ask)
