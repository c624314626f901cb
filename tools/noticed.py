"""Which case notices each single condition, restriction, cost, limit and duration of the shipped classic cards.

`python tools/noticed.py [NAME ...]` takes them away one at a time (`rokugan.workshop.thinning`) and writes
`tests/cards/noticed.tsv`: for each card a fingerprint of its parts and the cases that fail without them. What no case
notices it prints, but for what `tests/cards/unnoticed_parts.txt` gives a reason for; then the exit status is 1. Without
names all cards are tried: minutes.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from rokugan.cards.coverage import CardCoverage, chosen, measure
from rokugan.cards.library import library
from rokugan.cards.model import CardDefinition
from rokugan.workshop.blanking import fine_blanks, trials

FOLDER = Path(__file__).parent.parent / "tests" / "cards"
RECORD = FOLDER / "noticed.tsv"
REASONS = FOLDER / "unnoticed_parts.txt"
EDITIONS = ("gold", "samurai", "celestial", "war_of_honor")


@dataclass(frozen=True)
class Noticed:
    """What was found of one card: of which parts, and the cases that notice them."""

    fingerprint: str
    cases: tuple[str, ...]


def fingerprint(card: CardDefinition) -> str:
    """The same as long as the same parts can be taken away."""
    parts = "\n".join(blank.part for blank in fine_blanks(card))
    return blake2b(parts.encode(), digest_size=6).hexdigest()


def record() -> dict[tuple[str, str], Noticed]:
    """What was written down, by edition and name."""
    found: dict[tuple[str, str], Noticed] = {}
    if RECORD.exists():
        for line in RECORD.read_text(encoding="utf-8").splitlines():
            edition, name, seal, *cases = line.split("\t")
            found[edition, name] = Noticed(seal, tuple(cases))
    return found


def reasons() -> dict[str, str]:
    """The parts that no case can notice, or none notices yet, each with the reason."""
    lines = REASONS.read_text(encoding="utf-8").splitlines() if REASONS.exists() else []
    split = [line.partition("  # ") for line in lines if line.strip()]
    return {part: reason for part, _, reason in split}


def classic(names: list[str]) -> tuple[CardCoverage, ...]:
    """The shipped cards of the classic editions, or those of these names."""
    measured = tuple(found for edition in EDITIONS for found in measure(edition=edition))
    return chosen(measured, names) if names else measured


def main() -> int:
    """Try the cards, write the record down, print what is not noticed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    known, excused, open_parts = record(), reasons(), 0
    try:
        for found in classic(parser.parse_args().names):
            for name in found.shown:
                tried, left = _try(found, name, known.get((found.edition, name)))
                known[found.edition, name] = tried
                own = {part for part in excused if part.startswith(f"{found.edition}: {name}: ")}
                for part in (each for each in left if each not in own):
                    open_parts += 1
                    print(part, flush=True)
                for part in own.difference(left):
                    print(f"{part}: noticed now; take it off the list", flush=True)
    finally:
        _write(known)
    print(f"{open_parts} parts that no case notices")
    return 1 if open_parts else 0


def _try(found: CardCoverage, name: str, before: Noticed | None) -> tuple[Noticed, list[str]]:
    """The cases that notice parts of a card, and the parts that none notices."""
    cases: list[str] = []
    left: list[str] = []
    for blank, case in trials(found.edition, name, found.files[name], True, before.cases if before else ()):
        if case:
            cases.append(case)
        else:
            left.append(f"{found.edition}: {name}: {blank.part}")
    return Noticed(fingerprint(library(found.edition)[name]), tuple(dict.fromkeys(cases))), left


def _write(known: dict[tuple[str, str], Noticed]) -> None:
    lines = ["\t".join((*key, each.fingerprint, *each.cases)) for key, each in sorted(known.items())]
    RECORD.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
