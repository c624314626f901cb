"""A course: what happens in a game, in lines that a person can read, in parts that have a fingerprint each.

Echoes and brawls are courses. What is kept of a course is its lines, or the fingerprints of its parts: either says at which
point a game goes otherwise than it did.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, cast

from rokugan.core.game import Game
from rokugan.editions.registry import edition_of

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame
    from rokugan.editions.lcg.table.game import LcgGame

CLASSIC = (
    ("honor", "hand", "provinces", "favor", "eliminated"),
    ("zone", "at", "bowed", "dishonorable", "controller", "force", "chi", "personal_honor", "tokens", "keywords"),
)
ASKED = {
    "lcg": (
        ("honor", "fate", "hand", "favor", "dial", "claimed"),
        (
            "zone",
            "at",
            "bowed",
            "honored",
            "dishonored",
            "controller",
            "military",
            "political",
            "glory",
            "fate",
            "keywords",
        ),
    )
}
IDLE = ("pass", "no", "done", "no conflict", "no attack")
UNSAID = ("None", "False", "0", "[]", "{}")  # how most things are at the beginning of most games


class Course:
    """Notes what happens in a game, part by part."""

    def __init__(self, edition: str) -> None:
        self.edition = edition
        self.lines: list[str] = []
        self._begins: list[int] = []  # where in `lines` each part begins
        self._stood: dict[str, str] = {}

    def begin(self, title: str) -> None:
        """Begin the next part."""
        self._begins.append(len(self.lines))
        self.lines.append(title)

    def note_offer(self, game: Game) -> None:
        """Note what is offered, and to whom."""
        decision = game.decision
        if decision is not None:
            self.lines.append(f"  {decision.player} {decision.kind}: {'; '.join(decision.options)}")

    def note_standing(self, game: Game) -> None:
        """Note what stands otherwise than when it was looked at last."""
        stands = standing(self.edition, game)
        for path, value in stands.items():
            if self._stood.get(path) != value and (path in self._stood or value not in UNSAID):
                self.lines.append(f"  {path}: {value}")
        self.lines += [
            f"  {path.removesuffix('.zone')} is not in play"
            for path in self._stood
            if path.endswith(".zone") and path not in stands
        ]
        self._stood = stands

    def part(self, number: int) -> list[str]:
        """Return the lines of one part."""
        return self.lines[self._begins[number] : [*self._begins, len(self.lines)][number + 1]]

    def prints(self) -> str:
        """Return a fingerprint of each part, four digits each, joined by dots."""
        parts = ("\n".join(self.part(number)) for number in range(len(self._begins)))
        return ".".join(blake2b(part.encode(), digest_size=2).hexdigest() for part in parts)

    def difference(self, kept: str) -> str:
        """Say which part is not as its fingerprint has it, and how it is now; empty if all are."""
        before, now = kept.split("."), self.prints().split(".")
        if before == now:
            return ""
        differ = [number for number, pair in enumerate(zip(before, now, strict=False)) if pair[0] != pair[1]]
        part = differ[0] if differ else min(len(before), len(now) - 1)
        return "\n".join([f"part {part + 1} of {len(now)} is not as it was; now it is", *self.part(part)])


def standing(edition: str, game: Game) -> dict[str, str]:
    """Return what scenarios can ask of the players and of the cards in play."""
    in_play = cast("CcgGame | LcgGame", game).states
    inspect = edition_of(edition).inspect
    whose, lasting = ASKED.get(edition, CLASSIC)
    cards = {f"{card.title}~{number}": number for number, card in enumerate(game.cards) if number in in_play}
    return {
        path: str(inspect(game, path, cards))
        for names, several in ((game.names, whose), (cards, lasting))
        for name in names
        for path in [f"{name}.{each}" for each in several]
    }


def first_difference(before: Sequence[str], now: Sequence[str]) -> str:
    """Say which line differs first, before and after; empty if none does."""
    for number, (old, new) in enumerate(zip(before, now, strict=False), 1):
        if old != new:
            return f"line {number} was {old!r} and is now {new!r}"
    if len(before) == len(now):
        return ""
    shorter = min(len(before), len(now))
    end = f"ended with {before[-1]!r}" if len(now) > shorter else f"went on with {before[shorter]!r}"
    return f"has {len(now)} lines now, not {len(before)}: it {end}"


def sections(path: Path) -> dict[str, list[str]]:
    """Read the sections of a file of texts, by their names."""
    found: dict[str, list[str]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("== "):
            lines = found.setdefault(line.removeprefix("== "), [])
        else:
            lines.append(line)
    return found


def write_sections(path: Path, texts: dict[str, list[str]]) -> None:
    """Write a file of texts, each with its name above it."""
    whole = "".join("\n".join([f"== {name}", *lines, ""]) for name, lines in texts.items())
    path.write_text(whole, encoding="utf-8")
