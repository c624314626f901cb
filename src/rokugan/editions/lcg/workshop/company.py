"""The company of the Living Card Game: plain people, attachments, events, holdings and provinces, made for the tried card.

What its texts ask for (traits, clans, elements) some of them have and others have not, on both sides; what they wait for, forbid
or change somebody has an event to do.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any
from zlib import crc32

from rokugan.cards.lcg.model import LcgCard
from rokugan.editions.lcg.edition import LcgEdition
from rokugan.language.lcg.lexicon import CLANS
from rokugan.program.lcg import nodes as n
from rokugan.program.lcg.words import Keyword
from rokugan.program.node import walk

NAMES = ("Ann", "Bob")
ELEMENTS = ("air", "earth", "fire", "void", "water")
# Military and political skill, glory, cost, keywords, other traits, and what they can do.
PEOPLE: tuple[tuple[int | None, int | None, int, int, tuple[Keyword, ...], tuple[str, ...], str], ...] = (
    (3, 1, 2, 3, (), ("bushi",), "Action: While this character is participating in a conflict – draw 1 card."),
    (1, 4, 3, 3, (), ("courtier",), "Action: Gain 1 honor."),
    (2, 2, 1, 2, ("pride",), ("bushi", "duelist"), "Reaction: After this character wins a conflict – gain 1 honor."),
    (1, 1, 0, 1, ("courtesy",), ("shugenja",), ""),
    (4, 3, 2, 5, ("covert",), ("monk", "commander"), ""),
    (None, 2, 1, 2, (), ("scholar",), ""),
)
LANDS = (
    "",
    "Action: During a conflict at this province – draw 1 card.",
    "This province gets +2 strength during [conflict-military] conflicts.",
    "Reaction: After this province is revealed – gain 1 fate.",
)
WALLS = ("", "Action: Gain 1 fate.", "")
# What a player can do, with the deeds that it makes happen.
PLOYS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("Action: Choose a character – bow that character.", ("bow",)),
    ("Action: Choose a character – ready that character.", ("ready",)),
    ("Action: Choose a character – honor that character.", ("honor",)),
    ("Action: Choose a character – dishonor that character.", ("dishonor",)),
    ("Action: Choose a character – discard that character.", ("discard", "leave play")),
    ("Action: Choose a participating character – move that character home.", ("move",)),
    ("Action: Choose a character – move that character to the conflict.", ("move", "commit")),
    ("Action: Draw 1 card.", ("draw",)),
    ("Action: Gain 1 honor.", ("gain",)),
    ("Action: Lose 1 honor.", ("lose",)),
    ("Action: Choose a character – place 1 fate on that character.", ("place",)),
    (
        "Action: Choose a character – until the end of the phase, that character gets +2[conflict-military].",
        ("duel", "count"),
    ),
    (
        "Action: During a conflict, choose a participating character you control and a participating character your opponent"
        " controls – your character challenges the opponent's character to a [conflict-political] duel. Bow the loser of"
        " the duel.",
        ("challenge", "duel"),
    ),
    (
        "Action: During a conflict, choose a participating character you control and a participating character your opponent"
        " controls – your character challenges the opponent's character to a [conflict-military] duel. Bow the loser of"
        " the duel.",
        ("challenge", "duel"),
    ),
    (
        "Action: Choose a character in your dynasty discard pile – put that character into play.",
        ("enter play", "put into play"),
    ),
    ("Action: Sacrifice a character – draw 1 card.", ("sacrifice", "leave play")),
    ("Action: Choose a character – remove 1 fate from that character.", ("remove", "spend")),
    ("Action: Choose an attachment – discard that attachment.", ("discard", "leave play", "attach")),
    ("Action: Choose a facedown province – reveal that province.", ("reveal", "turn")),
    ("Action: Switch the contested ring with an unclaimed ring.", ("switch", "contest")),
)


Reader = Callable[[str], n.TextBox]


class Company:
    """The plain cards of a table for one tried card; `turn` varies who has what."""

    def __init__(self, edition: LcgEdition, card: LcgCard, turn: int, read: Reader) -> None:
        self.edition = edition
        self.read = read
        self.tried = card
        self.known: dict[str, LcgCard] = {card.title: card}  # the cards of the table by their titles
        self.turn = turn
        nodes = list(walk(card.program))
        self.traits = tuple(dict.fromkeys(each.trait for each in nodes if isinstance(each, n.HasTrait)))
        self.clans = tuple(dict.fromkeys(each.clan for each in nodes if isinstance(each, n.OfClan)))
        self.elements = tuple(dict.fromkeys(each.element for each in nodes if isinstance(each, n.OfElement)))
        deeds = {each.verb for each in nodes if isinstance(each, n.Deed)}
        self.kinds = {each.kind for each in nodes if isinstance(each, n.Noun)}
        self.waits = "enter play" in deeds or "play" in deeds
        asked = deeds | self.kinds
        self.ploys = [at for at, (_, done) in enumerate(PLOYS) if asked & set(done)]

    def pick(self, what: str, count: int) -> int:
        """Return which of so many ways it is this time: at first always the first, later by chance."""
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
        military, political, glory, cost, keywords, traits, text = PEOPLE[
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
            program=replace(self.read(text), keywords=keywords),
            **stats,
        )

    def attachment(self, number: int) -> str:
        """An attachment."""
        traits = (("weapon",), ("item",), ("poison", "condition"))[number % 3]
        return self.card(
            f"Blade {number + 1}", "attachment", side="conflict", clan=self.clan(number + 1), cost=number % 2, military_bonus=1,
            political_bonus=number % 2, traits=(*traits, *(self.traits if number % 2 else ())),
        )  # fmt: skip

    def event(self, number: int, seat: int = 0) -> str:
        """An event that makes something happen; at every other place one that the tried card waits for, forbids or changes."""
        which = (number * 3 + seat * 5 + self.turn) % len(PLOYS)
        if self.ploys and number % 2 == 0:
            which = self.ploys[(number // 2 + self.turn) % len(self.ploys)]
        return self.card(
            f"Ploy {which + 1}", "event", side="conflict", clan=self.clan(number), cost=which % 2,
            traits=self.traits if which % 3 == 0 else (), program=self.read(PLOYS[which][0]),
        )  # fmt: skip

    def ronin(self, seat: int) -> str:
        """A character that is played from the hand."""
        stats: dict[str, int | None] = {"military": 2, "political": 1, "glory": 1, "cost": 1}
        name = f"{NAMES[seat]}'s ronin"
        return self.card(name, "character", side="conflict", clan=self.clan(seat), traits=("bushi",), **stats)

    def role(self, seat: int) -> str:
        """A role of an element."""
        kind = ("keeper", "seeker")[(seat + self.pick("role", 2)) % 2]
        return self.card(f"{NAMES[seat]}'s role", "role", traits=(kind, self.element(seat)))

    def holding(self, number: int) -> str:
        """A holding."""
        return self.card(
            f"Wall {number}",
            "holding",
            side="dynasty",
            clan=self.clan(number),
            strength_bonus=1,
            traits=self.traits[:1],
            program=self.read(WALLS[number % len(WALLS)]),
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
            program=self.read(LANDS[(number + self.turn) % len(LANDS)]),
        )  # fmt: skip
