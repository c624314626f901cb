"""The company on the table: people and things of every kind, and for each event something that makes it happen.

They are plain cards made for the purpose. What the tried texts ask for (keywords, titles, tokens) some of them have and others
have not, on both sides.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, cast
from zlib import crc32

from rokugan import program as p
from rokugan.cards.languages import read
from rokugan.cards.model import CLANS, ELEMENTS, CardDefinition, PrintedType
from rokugan.editions.ccg.workshop.asking import Asked

LURE = "Lure"
# What a player can do to make something happen, by the events that it makes happen. `{thing}` is what the texts speak of.
DEEDS: dict[str, tuple[str, ...]] = {
    "bow": ("Battle/Open: Bow a target {thing}.", "Battle/Open: Bow your target Personality: Draw a card."),
    "straighten": ("Battle/Open: Straighten a target {thing}.",),
    "destroy": (
        "Battle/Open: Destroy a target {thing}.",
        "Battle/Open: Destroy a target Personality.",
        "Battle/Open: Destroy your target Personality: Draw a card.",
    ),
    "destroy province": ("Battle/Open: Destroy a target province.",),
    "discard": ("Battle/Open: Discard a target {thing}.", "Battle/Open: Discard a card: Draw a card."),
    "dishonor": ("Battle/Open: Dishonor a target Personality.",),
    "rehonor": ("Battle/Open: Rehonor a target Personality.",),
    "move": (
        "Battle: Move a target Personality home.",
        "Battle: Move your target Personality to the current battlefield.",
    ),
    "gain honor": ("Battle/Open: Gain 2 Honor.",),
    "lose honor": ("Battle/Open: A target player loses 3 Honor.", "Battle/Open: Lose 2 Honor."),
    "draw": ("Battle/Open: Draw a card.",),
    "challenge": (
        "Battle/Open: Your target Personality challenges another target Personality.",
        "Battle/Open: Your target Personality challenges another target Personality, who may refuse.",
    ),
    "take control": ("Battle/Open: Take control of a target Personality.",),
    "create": ("Battle/Open: Create a 1F Follower and attach it to your target Personality.",),
    "token": ("Battle/Open: Give a target Personality a +1F token.",),
    "receive": (
        "Battle/Open: Give a target Personality +2F and +1C.",
        "Battle/Open: Give a target Personality -2F and -1C.",
    ),
    "remove": ("Battle/Open: Remove a target dead Personality from the game.",),
    "return": ("Battle/Open: Put a target Follower into its owner's hand.",),
    "take favor": ("Battle/Open: Take the Imperial Favor.",),
    "ranged attack": ("Battle: Ranged 5 Attack.", "Battle: Ranged 3 Attack."),
    "enter play": ("Battle/Open: Put a target dead Personality in your discard pile into play, waiving costs.",),
    "transfer": ("Battle/Open: Transfer a target Follower to your target Personality.",),
    "show": ("Battle/Open: Look at the top card of your Fate deck.",),
    "seppuku": ("Battle/Open: A target dishonorable Personality commits seppuku.",),
    "produce": ("Battle/Open: Pay 2 Gold: Draw a card.",),
    "reconnaissance": ("Battle/Open: You have Reconnaissance.",),
    "additional": ("Battle: Draw a card. You may take an additional Battle action.",),
    "at once": ("Battle/Open: Destroy all Personalities.",),
}
# What is done besides where a text waits for it: what a little more or less decides.
BESIDES: dict[str, tuple[str, ...]] = {
    "ranged attack": ("Battle: Ranged 1 Attack.", "Battle: Ranged 2 Attack.", "Battle: Ranged 6 Attack."),
}
ROLES: tuple[tuple[tuple[str, ...], str, tuple[int, int, int, int]], ...] = (
    (("Samurai", "Cavalry", "Tactician"), "Battle: Ranged 4 Attack.", (4, 3, 2, 7)),
    (("Shugenja",), "", (1, 3, 2, 5)),
    (("Courtier", "Magistrate"), "Battle/Open: Draw a card.", (2, 4, 3, 6)),
    (("Monk", "Hero"), "Battle/Open: Give a target Personality +1F.", (3, 5, 1, 8)),
    (("Nonhuman", "Shadowlands", "Oni"), "", (7, 2, 0, 10)),
    (("Samurai", "Naval", "Scout"), "Battle: Move a target enemy Personality home.", (5, 2, 4, 3)),
)


@cache
def program_of(text: str, kind: str, edition: str) -> p.Program:
    """A text as it is read on a card of that type."""
    found: p.Program = read(text, title="Filler", type=kind, edition=edition).program
    return found


@cache
def plain_card(
    title: str, kind: str, text: str, words: tuple[str, ...], edition: str, stats: tuple[tuple[str, int], ...]
) -> CardDefinition:
    """A card made for the purpose; the same one is made once."""
    given: dict[str, Any] = dict(stats)
    return CardDefinition(
        title, cast("PrintedType", kind), program=program_of(text, kind, edition), keywords=words, **given
    )


class Company:
    """The plain cards of a table for what is asked; `turn` varies who has what."""

    def __init__(self, edition: str, asked: Asked, turn: int) -> None:
        self.edition = edition
        self.asked = asked
        self.turn = turn
        self.favored = ("nobody", "Ann", "Bob")[self.pick("favored", 3)]  # whose men are stronger
        self.worded = ("half", "half", "all", "none")[self.pick("worded", 4)]  # what words the men of Ann have
        self.elements = "own element" in asked.kinds  # everybody is a Shugenja of an element of his own

    def pick(self, what: str, count: int) -> int:
        """Return which of so many ways it is this time: at first always the first, later by chance."""
        return crc32(f"{what} {self.turn}".encode()) % count if self.turn else 0

    def card(self, title: str, kind: str, text: str = "", words: Iterable[str] = (), **stats: object) -> CardDefinition:
        """A plain card."""
        return plain_card(title, kind, text, tuple(dict.fromkeys(words)), self.edition, tuple(stats.items()))

    def share(self, number: int, mine: bool = False) -> list[str]:
        """Every other of the words asked for, each number others. The men of him whose card is tried now and then have them all,
        and now and then none."""
        if mine and self.worded != "half":
            return list(self.asked.words) if self.worded == "all" else []
        return [word for at, word in enumerate(self.asked.words) if (at + number + self.turn) % 2 == 0]

    def clan(self, seat: int, number: int) -> list[str]:
        """A Clan alignment: that of his player's Stronghold, or another one that is asked for, any other one, none."""
        which = (number + self.turn) % 4
        if which == 3:
            return []
        clan = (self.house(seat), self.house(number), CLANS[number % len(CLANS)])[which]
        return [f"{clan} Clan"]

    def house(self, number: int) -> str:
        """The Clan of a player: one that is asked for."""
        clans = self.asked.clans or CLANS
        return clans[(number + self.turn // 3) % len(clans)]

    def person(self, name: str, number: int) -> CardDefinition:
        """A Personality of one of the roles, with some of what is asked for."""
        mine = name.startswith("Ann")
        words, text, stats = ROLES[0 if mine and self.worded == "none" else number % len(ROLES)]
        some = self.share(number, mine)
        held = [*words, *self.clan(0 if mine else 1, number), *some]
        if "Shugenja" in held or self.elements or any(word in ELEMENTS for word in some):
            held += ["Shugenja", *([ELEMENTS[number % len(ELEMENTS)]] if self.elements or not some else [])]
        force, chi, honor, gold = stats
        force += 6 if name.startswith(self.favored) else 0
        printed = {"force": force, "chi": chi, "personal_honor": honor, "gold_cost": gold, "honor_requirement": 0}
        return self.card(f"{name} {number + 1}", "personality", text, held, **printed)

    def follower(self, number: int) -> CardDefinition:
        stats = {"force": 1 + number, "gold_cost": 1, "focus_value": 2, "honor_requirement": number}
        return self.card(f"Squire {number}", "follower", "", self.share(number), **stats)

    def item(self, number: int) -> CardDefinition:
        words = (("Weapon",), ("Armor",), ())[number % 3]
        stats = {"force": 1, "chi": 1, "gold_cost": 5 if number == 2 else 1, "focus_value": 3}
        return self.card(f"Blade {number}", "item", "", [*words, *self.share(number)], **stats)

    def spell(self, number: int) -> CardDefinition:
        cost = ("this card", "this Shugenja")[(number + self.turn) % 2]
        words = [ELEMENTS[(number + self.turn) % len(ELEMENTS)], *self.share(number)]
        text = f"Battle/Open: Bow {cost}: Draw a card."
        return self.card(f"Scroll {number}", "spell", text, words, gold_cost=1, focus_value=1)

    def holding(self, number: int) -> CardDefinition:
        text = "Bow this card: Produce 3 Gold."
        return self.card(f"Farm {number}", "holding", text, self.share(number), gold_cost=2)

    def gold(self) -> list[CardDefinition]:
        """Gold for whatever one likes, in pieces so small that every price is told by what pays it."""
        mint = self.card("Mint", "holding", "Bow this card: Produce 9 Gold.")
        coin = self.card("Coin", "holding", "Bow this card: Produce 1 Gold.")
        return [mint, mint, coin, coin, coin, coin, *([self.discount()] if self.pick("discount", 4) == 3 else [])]

    def discount(self) -> CardDefinition:
        """Return what makes things cheaper."""
        text = "Your Followers, Items, and Spells in and out of play have -3 Gold Cost."
        return self.card("Market", "holding", text)

    def ring(self, element: str, waiting: bool = False) -> CardDefinition:
        """A Ring; one that waits in hand comes into play by its own text."""
        text = "Battle/Open: Bow this card: Draw a card."
        if waiting:
            text = f"After you draw a card: You may put this card into play from your hand.\n{text}"
        return self.card(f"Band of {element}", "ring", text, [element], focus_value=3)

    def event(self, number: int) -> CardDefinition:
        return self.card(f"Omen {number}", "event", "Gain 1 Honor.", self.share(number))

    def region(self, number: int) -> CardDefinition:
        return self.card(f"Field {number}", "region", "This province has +1 strength.", self.share(number), gold_cost=1)

    def terrain(self) -> CardDefinition:
        text = "This province has +1 strength.\nBattle: Put this card into play."
        name = f"{LURE} Marsh" if "terrain" in self.asked.kinds else "Marsh"
        return self.card(name, "strategy", text, ["Terrain", *self.share(1)], focus_value=4)

    def titled(self) -> list[CardDefinition]:
        """Cards of the titles that are asked for."""
        return [self.card(title, "personality", "", (), chi=3, force=2) for title in self.asked.titles]

    def rings_named(self) -> list[CardDefinition]:
        """The Rings that are asked for by name."""
        named = [word for word in (*self.asked.words, *self.asked.titles) if word.startswith("Ring of ")]
        return [
            self.card(title, "ring", "Battle/Open: Bow this card: Draw a card.", (), focus_value=3) for title in named
        ]

    # ------------------------------------------------------------------------------------- what they do

    def ploys(self, seat: int) -> list[CardDefinition]:
        """Return what a player does: all that makes the events happen that are waited for, and some of the rest."""
        wanted = [text for event in self.asked.events for text in (*BESIDES.get(event, ()), *self.texts(event))]
        others = [text for event in DEEDS if event not in self.asked.events for text in self.texts(event)]
        start = (self.turn * 5 + seat * 7) % len(others) if others else 0
        shift = self.turn % len(wanted) if wanted else 0
        rest = (others[start:] + others[:start])[: max(2, 6 - len(wanted))]
        lures = list(dict.fromkeys(wanted[shift:] + wanted[:shift]))[:6]
        return [self.ploy(LURE, number, text) for number, text in enumerate(lures)] + [
            self.ploy("Ploy", number, text) for number, text in enumerate(rest)
        ]

    def texts(self, event: str) -> list[str]:
        """Return what makes an event happen, said of the things of which the texts speak."""
        things = [*self.asked.subjects, "card"] if event in self.asked.events else ["card"]
        return [
            text.format(thing=_NAMES.get(thing, thing.capitalize()))
            for text in DEEDS.get(event, ())
            for thing in (things if "{thing}" in text else things[:1])
        ]

    def ploy(self, name: str, number: int, text: str) -> CardDefinition:
        """A Strategy; a Lure is one that makes something happen that is waited for."""
        words, stats = self.ploy_words(number), {"focus_value": (2 * number + 3) % 6, "gold_cost": 3 * number % 5}
        return self.card(f"{name} {number}", "strategy", text, words, **stats)

    def ploy_words(self, number: int) -> list[str]:
        """The keywords of an action: in turn each that is asked for."""
        words = [*self.asked.words, "Political", "Kiho", "Iaijutsu", "Virtue"]
        return [words[(number + self.turn) % len(words)]]


_NAMES = {"card": "card"}
