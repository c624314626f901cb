"""How general is the grammar? `python tools/generality.py FILE.json... [--list]`

For each card that is understood: would it still be, without the productions that no other card of these files needs? What one
card alone uses may be a phrase written for that card; the share of cards that do without is an estimate of how many unseen cards
of the same editions would be understood. It is a low one: rare words are rare in unseen cards too, and what was written ahead of
any card does not count. Productions written by one call of `rule` (a loop, a function) count as one.

With --list: each card that would be lost, with the productions it alone uses.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

from rokugan.cards.parsing.table import Page, Productions, Rule

if TYPE_CHECKING:
    from rokugan.cards.parsing.parser import Derivation

EDITION = {"samurai": "samurai", "gold": "gold", "war_of_honor": "war_of_honor"}
Site = tuple[tuple[str, int], ...]  # where a production was written: file and line, and those that called it
SITES: dict[Rule, Site] = {}


@dataclass
class Read:
    """A card that is understood, and the productions that read it."""

    file: str
    edition: str
    entry: Mapping[str, Any]
    used: set[Rule]


def watch_table() -> None:
    """Remember of every production where it was written. The grammar must not be loaded yet."""
    plain = Page.rule

    def rule(page: Page, category: str, template: str, *args: Any, **given: Any) -> None:
        plain(page, category, template, *args, **given)
        frame: FrameType | None = sys._getframe(1)
        site = []
        while frame is not None and "/grammar/" in frame.f_code.co_filename:
            site.append((Path(frame.f_code.co_filename).name, frame.f_lineno))
            frame = frame.f_back
        entry = page.entries.pop()

        def remembered(table: Productions) -> None:
            known = len(table.rules.get(category, ()))
            entry(table)
            SITES.update((each, tuple(site)) for each in table.rules[category][known:])

        page.entries.append(remembered)

    Page.rule = rule  # type: ignore[method-assign,assignment]


def watch_builder(used: set[Rule]) -> None:
    """Put every production that makes something of a text into `used`."""
    from rokugan.cards.reading import builder

    plain = builder.build

    def build(derivation: Derivation, context: Any) -> Any:
        if derivation.rule is not None:
            used.add(derivation.rule)
        return plain(derivation, context)

    for module in list(sys.modules.values()):
        if getattr(module, "build", None) is plain:
            vars(module)["build"] = build


def site_of(production: Rule) -> Site:
    """Where it was written; a production that was there before we watched stands for itself."""
    return SITES.get(production, ((production.category, production.order),))


def understood(entry: Mapping[str, Any], edition: str) -> bool:
    """Is the card read, run and written again?"""
    from rokugan.cards.reading.report import report_card
    from rokugan.editions.registry import edition_of

    found = report_card(entry, edition, edition_of(edition).cannot_run)
    return found.status == "understood" and found.round_trip


def without(rules: list[Rule], ends: dict[Rule, list[Rule]], entry: Mapping[str, Any], edition: str) -> bool:
    """Is the card understood without these productions?"""
    for each in rules:
        ends[each].remove(each)
    try:
        return understood(entry, edition)
    finally:
        for each in rules:
            ends[each].append(each)
            ends[each].sort(key=lambda rule: rule.order)


def ends_of(state: Any) -> Iterator[tuple[Rule, list[Rule]]]:
    """Every production with the list in which the parser finds it."""
    yield from ((each, state.ends) for each in state.ends)
    for following in (*state.words.values(), *state.slots.values()):
        yield from ends_of(following)


def main(paths: list[str], listing: bool) -> int:
    """Read all cards once, then each without what it alone uses."""
    watch_table()  # before anything else loads the grammar
    from rokugan.cards.files import load_entries
    from rokugan.cards.languages import language_of
    from rokugan.cards.parsing.parser import grammar

    used: set[Rule] = set()
    understood({"title": "", "text": ""}, "celestial")  # loads all that reads
    watch_builder(used)
    cards: list[Read] = []
    totals: dict[str, int] = {}
    users: dict[Site, set[str]] = defaultdict(set)
    for path in map(Path, paths):
        edition = next((each for name, each in EDITION.items() if path.name.startswith(name)), "celestial")
        entries = load_entries(path)
        totals[path.name] = len(entries)
        for entry in entries:
            used.clear()
            if understood(entry, edition):
                cards.append(Read(path.name, edition, entry, set(used)))
            for each in used:
                users[site_of(each)].add(str(entry["title"]))
    ends = {
        rule: found
        for root in grammar(language_of("celestial").productions).roots.values()
        for rule, found in ends_of(root)
    }
    kept: dict[str, int] = defaultdict(int)
    for card in cards:
        alone = [each for each in card.used if len(users[site_of(each)]) == 1]
        if without(alone, ends, card.entry, card.edition):
            kept[card.file] += 1
        elif listing:
            print(f"{card.file}: {card.entry['title']}")
            for each in alone:
                print(f"    {each.category}: {each.form}  ({site_of(each)[0][0]}:{site_of(each)[0][1]})")
    for name, total in totals.items():
        read = sum(card.file == name for card in cards)
        shares = f"{read} understood ({read / total:.0%}), {kept[name]} without their own ({kept[name] / total:.0%})"
        print(f"{name}: {total} cards, {shares}")
    return 0


if __name__ == "__main__":
    given = [each for each in sys.argv[1:] if not each.startswith("--")]
    if not given:
        sys.exit(__doc__)
    sys.exit(main(given, "--list" in sys.argv))
