"""The table of the Living Card Game as one player sees it: characters, provinces, rings and the conflict at hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, cast

from rokugan.agents.adding import power, total
from rokugan.agents.contract import Option
from rokugan.cards.lcg.model import LcgCard
from rokugan.core.views.whereabouts import sides, whereabouts

View = Mapping[str, Any]
Printed = Callable[[], Mapping[str, Any]]
SKILLS = ("military", "political")
UNKNOWN_STRENGTH = 4  # of a facedown province: most have it
STRONGHOLD_PROVINCE = "SP"
PROVINCES_TO_THE_STRONGHOLD = 3


class Character:
    """A character in play, with the values it has now."""

    __slots__ = (
        "attachments", "bowed", "clan", "cost", "fate", "glory", "keywords", "mine", "name", "side", "skill", "status", "title",
    )  # fmt: skip

    def __init__(self, thing: View, printed: View, mine: bool, side: str | None) -> None:
        values = printed["stats"] | thing.get("values", {})
        self.name: str = called(thing)
        self.title: str = printed.get("title", thing["card"])
        self.mine = mine
        self.skill: dict[str, int | None] = {skill: values[skill] for skill in SKILLS}
        self.glory: int = values["glory"] or 0
        self.cost: int = values.get("cost") or 0
        self.bowed: bool = thing.get("bowed", False)
        self.status: int = 1 if thing.get("honored") else -1 if thing.get("dishonored") else 0
        self.fate: int = thing.get("tokens", {}).get("fate", 0)
        self.side: str | None = side
        self.keywords: Sequence[str] = [each.lower() for each in thing.get("keywords", printed.get("keywords", ()))]
        self.clan: Sequence[str] = printed.get("clans", ())
        self.attachments: Sequence[str] = ()

    def counts(self, skill: str) -> int:
        """Return what it would give its side in a conflict of that type, if ready."""
        return max(self.skill[skill] or 0, 0)

    def can_fight(self, skill: str) -> bool:
        """May it take part in conflicts of that type? Not with a dash."""
        return self.skill[skill] is not None

    def now(self, skill: str) -> int:
        """Return what it gives its side in the conflict at hand."""
        return 0 if self.bowed or self.side is None else self.counts(skill)

    @property
    def output(self) -> float:
        """Return what it does for its player in a round: its better skill, and half of the other."""
        one, other = sorted(self.counts(skill) for skill in SKILLS)
        return other + 0.5 * one + 0.25 * self.glory + 0.3

    @property
    def rounds(self) -> float:
        """Return how long it will still serve, in rounds: what is left of this one, and one for each fate."""
        return (0.25 if self.bowed else 0.6) + total(power(0.8, each) for each in range(min(self.fate, 5)))

    @property
    def worth(self) -> float:
        """Return what losing it would cost."""
        return self.output * self.rounds + len(self.attachments)


class Province:
    """A province, of which an opponent's facedown one is known by its place only."""

    __slots__ = ("broken", "face_up", "mine", "name", "strength")

    def __init__(self, seen: View, things: View, mine: bool) -> None:
        self.name: str = seen["name"]
        self.mine = mine
        self.broken: bool = seen["destroyed"]
        self.face_up: bool = not is_down(things[seen["card"]])
        self.strength: int = UNKNOWN_STRENGTH if seen["strength"] is None else seen["strength"]

    @property
    def is_stronghold(self) -> bool:
        """Is it the one under the stronghold?"""
        return self.name == STRONGHOLD_PROVINCE


class Side:
    """One player's side of the table."""

    def __init__(self, view: View, player: View, mine: bool) -> None:
        self.player = player
        self.name: str = player["name"]
        self.honor: int = player["honor"]
        self.fate: int = player["fate"]
        self.dial: int | None = player["dial"]
        self.hand: int = player["zones"]["hand"]["size"]
        self.deck: int = player["zones"]["conflict_deck"]["size"]
        self.claimed: Sequence[str] = player["claimed"]
        self.conflicts_left: int = player["conflicts_left"]
        self.declared: Sequence[str] = player["declared"]
        things, cards = view["things"], view["cards"]
        self.provinces = [Province(each, things, mine) for each in player["provinces"]]
        self.characters: list[Character] = []
        fighting = sides(view)
        for name in player["in_play"]:
            thing = things[name]
            character = Character(thing, cards[thing["card"]], mine, fighting.get(name))
            character.attachments = [called(things[each]) for each in thing.get("attachments", ())]
            self.characters.append(character)

    @property
    def broken(self) -> int:
        """Return how many of the provinces before the stronghold are broken."""
        return sum(1 for each in self.provinces if each.broken and not each.is_stronghold)

    @property
    def ready(self) -> list[Character]:
        """The characters at home who could still take part in a conflict."""
        return [each for each in self.characters if not each.bowed and each.side is None]

    def power(self, skill: str) -> int:
        """Return what all of them could bring to a conflict of that type."""
        return sum(each.counts(skill) for each in self.ready)

    def open_provinces(self) -> list[Province]:
        """The provinces that can be attacked: the stronghold's only when three others are broken."""
        reached = self.broken >= PROVINCES_TO_THE_STRONGHOLD
        return [each for each in self.provinces if not each.broken and (reached or not each.is_stronghold)]


class Table:
    """What one player sees, in the terms in which he thinks."""

    def __init__(self, view: View, me: str, printed: Printed = dict) -> None:
        self.view = view
        self._printed = printed
        mine, theirs = sorted(view["players"], key=lambda player: bool(player["name"] != me))
        self.mine = Side(view, mine, True)
        self.theirs = Side(view, theirs, False)
        self.phase: str = view["phase"]
        self.round: int = view["turn"]
        self.rings: list[View] = view["extra"]["lcg"]["rings"]
        self.stakes: Any = None  # of the conflict at hand, reckoned when first asked for (worth.outcome)
        self.duel: View | None = view["extra"]["lcg"]["duel"]
        found = view["extra"]["lcg"]["conflict"]
        self.declaring: str = found["type"] if found else ""
        self.conflict: Conflict | None = Conflict(self, found) if found and found["ring"] else None

    @cached_property
    def characters(self) -> dict[str, Character]:
        """All characters in play, by name."""
        return {each.name: each for each in (*self.mine.characters, *self.theirs.characters)}

    @cached_property
    def things(self) -> dict[str, View]:
        """Every card in sight by what it is called, with its owner."""
        places, things = whereabouts(self.view), self.view["things"]
        return {called(thing): {"owner": places[id].owner, **thing} for id, thing in things.items() if "card" in thing}

    def definition(self, name: str) -> LcgCard | None:
        """Return what is printed on the card of that name."""
        found = self._printed().get(name)
        return found if isinstance(found, LcgCard) else None

    def host(self, attachment: str) -> Character | None:
        """The character that carries the attachment of that name."""
        return next((each for each in self.characters.values() if attachment in each.attachments), None)

    @property
    def deciding(self) -> str:
        """The card that asks, if one does."""
        decision = self.view["decision"]
        return self.name_of(decision.get("card") if decision else None)

    def name_of(self, card: str | None) -> str:
        """Return what the card of that id is called."""
        return called(self.view["things"][card]) if card else ""

    @property
    def under_way(self) -> View | None:
        """The ability or card that is being resolved now."""
        actions = self.view["under_way"]["actions"]
        return cast("View", actions[-1]) if actions else None

    def ring(self, element: str) -> View:
        """The ring of that name."""
        return next(each for each in self.rings if each["ring"] == element)

    def free_rings(self) -> list[View]:
        """The rings that nobody has claimed and nobody contests."""
        return [each for each in self.rings if each["claimed_by"] is None and not each["contested"]]


class Conflict:
    """The conflict at hand, from this player's side."""

    def __init__(self, table: Table, seen: View) -> None:
        self.attacking: bool = seen["attacker"] == table.mine.name
        self.type: str = seen["type"]
        self.ring: str = seen["ring"]
        self.decided: bool = seen["winner"] is not None
        ours, others = ("attacking", "defending") if self.attacking else ("defending", "attacking")
        self.my_skill: int = seen[f"{ours}_skill"]
        self.their_skill: int = seen[f"{others}_skill"]
        self.opposed: bool = bool(seen["defending"])
        owner = table.theirs if self.attacking else table.mine
        place = (seen["province"] or "").rpartition(".")[2]
        self.province: Province | None = next((each for each in owner.provinces if each.name == place), None)

    @property
    def lead(self) -> int:
        """By how much this player is ahead."""
        return self.my_skill - self.their_skill


def printed_on(choice: Option) -> LcgCard | None:
    """Return what is printed on the card that an option names."""
    found: object = choice.card.definition if choice.card else None
    return found if isinstance(found, LcgCard) else None


def is_down(thing: View) -> bool:
    """Does a card lie face-down, known or not?"""
    return "card" not in thing or "face" in thing


def called(thing: View) -> str:
    """Return what moves call a card that the viewer knows."""
    return str(thing.get("name", thing.get("card", "")))
