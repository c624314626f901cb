"""The rules of one edition, read from the ledger files when they are first asked for."""

import re
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

import msgspec

from rokugan.core.documents import parse_yaml
from rokugan.core.shapes import check
from rokugan.errors import RokuganError, RuleNotFound, quote

LEDGER = {
    "gold": ("gold.yaml",),
    "samurai": ("samurai-core.yaml", "samurai-glossary.yaml"),
    "celestial": ("celestial.yaml",),
    "war_of_honor": ("war_of_honor.yaml",),
    "lcg": ("lcg.yaml",),
}
EDITIONS = tuple(LEDGER)


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule of one rulebook, in our own words."""

    id: str
    where: str
    """Its place in the book."""
    says: str
    kind: str
    test: str
    """What would show that it is kept."""
    conflict: str | None = None
    """Where the book contradicts itself or is silent, and the ruling."""
    not_observable: str | None = None
    """Why no test can show it."""

    @property
    def edition(self) -> str:
        """The `celestial` of `celestial.duel.03`."""
        return self.id.partition(".")[0]

    @property
    def section(self) -> str:
        """The `duel` of `celestial.duel.03`."""
        return self.id.split(".")[1]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    edition: str
    source: str
    rules: tuple[Rule, ...]


@cache
def rules(edition: str) -> tuple[Rule, ...]:
    """All rules of an edition, in the order of its ledger."""
    if edition not in LEDGER:
        raise RuleNotFound(f"There is no edition {quote(edition)}; the editions are {', '.join(EDITIONS)}.")
    folder = files("rokugan.rulebook") / "ledger"
    read = ((parse_yaml((folder / name).read_text("utf-8"), name, RokuganError), name) for name in LEDGER[edition])
    return tuple(rule for data, name in read for rule in check(data, _File, name, RokuganError).rules)


@cache
def _by_id(edition: str) -> dict[str, Rule]:
    return {rule.id: rule for rule in rules(edition)}


def rule(id: str) -> Rule:
    """The rule with this id, such as `celestial.duel.03`."""
    edition = id.partition(".")[0]
    found = _by_id(edition).get(id) if edition in LEDGER else None
    if found is None:
        hint = f"; the nearest are {', '.join(nearest(id))}" if nearest(id) else ""
        raise RuleNotFound(f"There is no rule {quote(id)}{hint}.")
    return found


def nearest(id: str) -> list[str]:
    """The few ids that look most like this one."""
    edition = id.partition(".")[0]
    among = [edition] if edition in LEDGER else EDITIONS
    ids = [rule.id for name in among for rule in rules(name)]
    return get_close_matches(id, ids, n=3)


def search(words: str, edition: str | None = None) -> list[Rule]:
    """The rules in which every word begins some word, best first: what a rule says counts most."""
    starts = [re.compile(rf"(?<!\w){re.escape(word)}", re.IGNORECASE) for word in words.split()]
    among = [rule for name in ([edition] if edition else EDITIONS) for rule in rules(name)]
    ranked = [(_rank(rule, starts), rule) for rule in among]
    return [rule for rank, rule in sorted(ranked, key=lambda pair: -pair[0]) if rank]


def _rank(rule: Rule, starts: list[re.Pattern[str]]) -> int:
    """Zero if a word is nowhere; else the more, the more prominent the places of the words are."""
    places = (
        (4, rule.says),
        (2, f"{rule.id} {rule.where} {rule.kind}"),
        (1, f"{rule.test} {rule.conflict or ''}"),
    )
    ranks = [sum(weight for weight, text in places if start.search(text)) for start in starts]
    return sum(ranks) if all(ranks) else 0
