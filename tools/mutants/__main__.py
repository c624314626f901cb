"""`python -m mutants`: put random faults into the engine and print those that no test notices."""

from __future__ import annotations

import argparse
import sys
from hashlib import blake2b

from mutants.faults import ROOT, Place, made, places
from mutants.survey import Survey
from mutants.trying import Trial
from mutants.types import refused


def main() -> int:
    """Try the faults; the exit status is 1 if fewer are noticed than wanted."""
    parser = argparse.ArgumentParser(prog="mutants", description="Put random faults into the engine, one at a time.")
    parser.add_argument("--number", type=int, default=200, help="how many faults (default: 200)")
    parser.add_argument("--seed", type=int, default=1, help="which faults: the same seed chooses the same (default: 1)")
    parser.add_argument("--only", default="", help="faults of files whose path contains this; or path:line")
    parser.add_argument("--jobs", type=int, default=2, help="how many at the same time (default: 2)")
    parser.add_argument("--least", type=int, default=0, help="the least percentage that must be noticed")
    parser.add_argument("--seconds", type=float, default=40, help="how long tests are run for one fault (default: 40)")
    parser.add_argument("--survey", action="store_true", help="only look which faults, of all, differ in no test")
    given = parser.parse_args()
    chosen = choose(given.only, sys.maxsize if given.survey else given.number, given.seed)
    if not chosen:
        sys.exit(f"There is nothing to change at {given.only!r}.")
    if given.survey:
        return survey(chosen, given.jobs)
    unnoticed: list[int] = []
    told: dict[int, str] = {}
    tried = 0

    def tell(number: int, by: str, tests: int) -> None:
        nonlocal tried
        tried += 1
        if by:
            print(f"[{tried}] {chosen[number].file}:{chosen[number].line} is noticed by {by}", file=sys.stderr)
        else:
            unnoticed.append(number)
            ran = f"{tests} tests in which it differs do not notice" if tests else "it makes no difference in any test"
            told[number] = f"{made(chosen[number])[0]}\n    {ran}"

    Trial(chosen, given.jobs, given.seconds, tell).run()
    by_types = refused([chosen[number] for number in unnoticed])
    for place in by_types:
        print(f"{place.file}:{place.line} is refused by mypy", file=sys.stderr)
    for number in unnoticed:
        if chosen[number] not in by_types:
            print(told[number])
    noticed = tried - len(unnoticed) + len(by_types)
    share = 100 * noticed // max(tried, 1)
    print(f"{noticed} of {tried} faults noticed ({share}%), {tried - noticed} not; seed {given.seed}")
    print(f"{len(by_types)} of them no test notices, but mypy.")
    return 1 if share < given.least else 0


def survey(places: list[Place], jobs: int) -> int:
    """Print the faults that differ in no test and that mypy does not refuse."""
    never = Survey(places, jobs).run()
    by_types = refused(never)
    left = sorted((place for place in never if place not in by_types), key=lambda place: (place.file, place.line))
    for place in left:
        print(made(place)[0])
    print(f"{len(left)} of {len(places)} faults differ in no test; mypy refuses {len(by_types)} more that do not.")
    return 0


def choose(only: str, number: int, seed: int) -> list[Place]:
    """So many places, chosen by the seed. A change of the sources changes the choice only where they were changed."""
    file, _, line = only.partition(":")
    found = [
        place
        for name in ("core", "editions")
        for path in sorted((ROOT / "src" / "rokugan" / name).rglob("*.py"))
        if file in str(path) and "workshop" not in path.parts  # which only looks on at the engine, on random tables
        for place in places(path)
        if not line or place.line == int(line)
    ]
    return sorted(found, key=lambda place: rank(place, seed))[:number]


def rank(place: Place, seed: int) -> bytes:
    """A place's number in an order that looks random."""
    named = f"{seed} {place.file} {place.owner} {place.name} {place.number}"
    return blake2b(named.encode(), digest_size=8).digest()


if __name__ == "__main__":
    sys.exit(main())
