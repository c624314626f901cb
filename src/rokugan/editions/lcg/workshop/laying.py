"""The rich table of the Living Card Game: a position with one of everything, in which a card lies where it may be of use.

Both sides have characters of several clans and traits, honored and dishonored, bowed and ready, with attachments and fate;
holdings, broken and facedown provinces, hands, piles, rings in every state. The number of the table says how they vary.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any
from zlib import crc32

from rokugan.cards.lcg.model import LcgCard
from rokugan.editions.lcg.edition import LcgEdition
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.language.lcg.lexicon import CLANS
from rokugan.program.lcg import nodes as n
from rokugan.program.lcg.words import Keyword
from rokugan.program.node import walk

NAMES = ("Ann", "Bob")
ELEMENTS = ("air", "earth", "fire", "void", "water")
PHASES = ("conflict", "conflict", "conflict", "dynasty", "conflict", "draw", "fate", "conflict", "regroup")
# Military and political skill, glory, cost, keywords, other traits.
PEOPLE: tuple[tuple[int | None, int | None, int, int, tuple[Keyword, ...], tuple[str, ...]], ...] = (
    (3, 1, 2, 3, (), ("bushi",)),
    (1, 4, 3, 3, (), ("courtier",)),
    (2, 2, 1, 2, ("pride",), ("bushi", "duelist")),
    (1, 1, 0, 1, ("courtesy",), ("shugenja",)),
    (4, 3, 2, 5, ("covert",), ("monk", "commander")),
    (None, 2, 1, 2, (), ("scholar",)),
)
PLOYS = (
    "Action: Choose a character – bow that character.",
    "Action: Choose a character – ready that character.",
    "Action: Choose a character – honor that character.",
    "Action: Choose a character – dishonor that character.",
    "Action: Choose a character – discard that character.",
    "Action: Choose a participating character – move that character home.",
    "Action: Choose a character – move that character to the conflict.",
    "Action: Draw 1 card.",
    "Action: Gain 1 honor.",
    "Action: Lose 1 honor.",
    "Action: Choose a character – place 1 fate on that character.",
    "Action: Choose a character – until the end of the phase, that character gets +2[conflict-military].",
)


class Company:
    """The plain cards of a table for one tried card; `turn` varies who has what."""

    def __init__(self, edition: LcgEdition, card: LcgCard, turn: int) -> None:
        self.edition = edition
        self.tried = card
        self.known: dict[str, LcgCard] = {card.title: card}  # the cards of the table by their titles
        self.turn = turn
        nodes = list(walk(card.program))
        self.traits = tuple(dict.fromkeys(each.trait for each in nodes if isinstance(each, n.HasTrait)))
        self.clans = tuple(dict.fromkeys(each.clan for each in nodes if isinstance(each, n.OfClan)))
        self.elements = tuple(dict.fromkeys(each.element for each in nodes if isinstance(each, n.OfElement)))

    def pick(self, what: str, count: int) -> int:
        """Which of so many ways it is this time: at first always the first, later by chance."""
        return crc32(f"{what} {self.turn}".encode()) % count if self.turn else 0

    def card(self, title: str, type: str, **facts: Any) -> str:
        """A plain card joins the table; its title."""
        self.known[title] = LcgCard(title, type, **facts)
        return title

    def clan(self, number: int) -> str:
        """A clan: one that is asked for, that of the tried card, or any."""
        wanted = (*self.clans, self.tried.clan, CLANS[(number + self.turn) % len(CLANS)])
        return wanted[(number + self.turn) % len(wanted)]

    def person(self, name: str, number: int) -> str:
        """A character, every other one with the traits that are asked for."""
        military, political, glory, cost, keywords, traits = PEOPLE[
            (number + self.pick(name, len(PEOPLE))) % len(PEOPLE)
        ]
        some = self.traits if (number + self.turn) % 2 == 0 else ()
        stats: dict[str, int | None] = {"military": military, "political": political, "glory": glory, "cost": cost}
        return self.card(
            f"{name} {number + 1}",
            "character",
            side="dynasty",
            clan=self.clan(number),
            traits=tuple(dict.fromkeys((*traits, *some))),
            unique=number == 4,
            program=n.TextBox(keywords),
            **stats,
        )

    def attachment(self, number: int) -> str:
        """An attachment."""
        traits = (("weapon",), ("item",), ("poison", "condition"))[number % 3]
        return self.card(
            f"Blade {number + 1}", "attachment", side="conflict", clan=self.clan(number + 1), cost=number % 2, military_bonus=1,
            political_bonus=number % 2, traits=(*traits, *(self.traits if number % 2 else ())),
        )  # fmt: skip

    def event(self, number: int, read: Callable[[str], n.TextBox]) -> str:
        """An event that makes something happen that texts wait for."""
        which = (number + self.turn) % len(PLOYS)
        return self.card(
            f"Ploy {which + 1}", "event", side="conflict", clan=self.clan(number), cost=0, program=read(PLOYS[which])
        )

    def holding(self, number: int) -> str:
        """A holding."""
        return self.card(
            f"Wall {number}",
            "holding",
            side="dynasty",
            clan=self.clan(number),
            strength_bonus=1,
            traits=self.traits[:1],
        )

    def element(self, number: int) -> str:
        """The element of a province or ring: at first one that is asked for."""
        known = [*self.elements, *(each for each in ELEMENTS if each not in self.elements)]
        known = [each for each in known if each in ELEMENTS]
        return known[(number + self.pick("element", len(known))) % len(known)]

    def province(self, seat: int, number: int) -> str:
        """A province."""
        return self.card(
            f"{NAMES[seat]}'s land {number}", "province", side="province", clan=self.clan(number),
            elements=(self.element(number),), strength=2 + number,
        )  # fmt: skip


def side(company: Company, seat: int, read: Callable[[str], n.TextBox]) -> dict[str, Any]:
    """One player's part of the position."""
    pick = company.pick
    people: list[dict[str, Any]] = []
    for number in range(5):
        entry: dict[str, Any] = {
            "card": company.person(f"{NAMES[seat]}'s man", number),
            "fate": (number + pick("fate", 3)) % 3,
        }
        status = (number + pick(f"status {seat}", 3)) % 3
        if status:
            entry["honored" if status == 1 else "dishonored"] = True
        if number == (4 + pick(f"rest {seat}", 5)) % 5:
            entry["bowed"] = True
        if number < 2:
            entry["attachments"] = [{"card": company.attachment(number + seat)}]
        people.append(entry)
    provinces: list[dict[str, Any]] = []
    for number in range(4):
        lies = company.holding(number) if number % 2 else company.person(f"{NAMES[seat]}'s heir", number)
        face = "up" if (number + pick(f"known {seat}", 2)) % 2 else "down"
        broken = number == 2 and pick(f"broken {seat}", 2) == 1
        land = {"title": company.province(seat, number), **({"broken": True} if broken else {"face": face})}
        provinces.append({"province": land, "card": lies, "face": "up" if number < 3 else "down"})
    return {
        "name": NAMES[seat],
        "fate": 8 - 4 * pick(f"poor {seat}", 3),
        "honor": (11, 5, 16)[pick(f"honor {seat}", 3)],
        "hand": [company.event(number + seat, read) for number in range(3)] + [company.attachment(3 + seat)],
        "conflict_deck": [company.event(number + 3, read) for number in range(4)] + [company.attachment(5)] * 3,
        "dynasty_deck": [company.person(f"{NAMES[seat]}'s son", number) for number in range(5)] + [company.holding(5)],
        "conflict_discard": [company.event(7, read), company.attachment(4)],
        "dynasty_discard": [company.person(f"{NAMES[seat]}'s dead", number) for number in range(2)],
        "provinces": provinces,
        "stronghold_province": company.province(seat, 5),
        "in_play": people,
    }


def put(company: Company, ann: dict[str, Any], card: LcgCard) -> None:
    """Put the tried card wherever it may be of use."""
    pick, title = company.pick, card.title
    if card.type == "character":
        entry: dict[str, Any] = {"card": title, "fate": pick("own fate", 3), "bowed": pick("bowed", 5) == 4}
        status = ("", "honored", "dishonored")[pick("status", 3)]
        if status:
            entry[status] = True
        if pick("gear", 2):
            entry["attachments"] = [{"card": company.attachment(6)}]
        ann["in_play"].insert(0, entry)
    elif card.type == "attachment":
        bearer = ann["in_play"][pick("bearer", 3)]
        bearer.setdefault("attachments", []).append({"card": title})
    elif card.type == "holding":
        ann["provinces"][0].update({"card": title, "face": "up"})
    elif card.type == "province":
        ann["provinces"][0]["province"] = {"title": title, "face": ("up", "down")[pick("face", 2)]}
    elif card.type in ("stronghold", "role"):
        ann[card.type] = title
    if card.type == "event" or (card.side == "conflict" and not card.unique):
        ann["hand"][:0] = [title, title]
        ann["conflict_discard"].append(title)
    elif card.type == "character" and not card.unique and pick("in a province", 2):
        ann["provinces"][0].update({"card": title, "face": "up"})


def lay_table(edition: LcgEdition, company: Company, card: LcgCard, read: Callable[[str], n.TextBox]) -> LcgGame:
    """The rich table with the card on Ann's side."""
    sides = [side(company, seat, read) for seat in range(2)]
    put(company, sides[0], card)
    sides[company.pick("favor", 2)]["favor"] = ("military", "political")[company.pick("kind of favor", 2)]
    rings: dict[str, Any] = {
        "fire": {"fate": 1},
        "void": {"fate": 2},
        **({} if company.pick("claimed", 2) else {"air": {"claimed_by": "Ann"}, "earth": {"claimed_by": "Bob"}}),
    }
    position = {
        "players": sides,
        "rings": rings,
        "phase": PHASES[company.turn % len(PHASES)],
        "first_player": NAMES[company.pick("first", 2)],
        "active": NAMES[company.pick("first", 2)],
        "seed": company.turn,
        "turn": 2,
    }

    known = {**company.known, card.title: card}

    def find(what: object, where: str) -> LcgCard:
        return known[str(what)]

    game, _ = edition.position(position, find, "the rich table")
    assert isinstance(game, LcgGame)
    return game


def lacking(card: LcgCard, number: int) -> LcgCard:
    """The card without one of the things that it always says."""
    constants = card.program.constants
    return replace(card, program=replace(card.program, constants=(*constants[:number], *constants[number + 1 :])))
