"""The rules of one edition, read from the ledger files when they are first asked for."""

import math
import re
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

import msgspec

from rokugan.catalogue import say
from rokugan.core.files.documents import parse_yaml
from rokugan.core.files.shapes import check
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
        raise RuleNotFound(say("files.there_is_no_edition", edition=quote(edition), editions=", ".join(EDITIONS)))
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
        raise RuleNotFound(say("files.there_is_no_rule", rule=quote(id), hint=hint))
    return found


def nearest(id: str) -> list[str]:
    """The few ids that look most like this one."""
    edition = id.partition(".")[0]
    among = [edition] if edition in LEDGER else EDITIONS
    ids = [rule.id for name in among for rule in rules(name)]
    return get_close_matches(id, ids, n=3)


PLACES = (4, 2, 1)  # what a rule says, where it stands, how it is tested
EXAMPLE = 0.15  # an example, or a ruling about one card, is worth less than the rule it shows
SPECIAL = {"example": EXAMPLE, "ruling": 0.4}
OTHER = 0.7  # of a word that stands for the one that is asked for
BEGINNING = 0.5  # of a word that only begins as the one that is asked for
LENGTH = 60  # words of a rule that says so much that it is worth half
LEAST = 0.4  # of the weight of all words, that a rule must have
# What a question has that no rule is looked for by.
PASSED_OVER = re.compile(
    "about|an?|and|any|are|at|be|been|by|can|could|did|do|does|for|from|gets?|goes|happens?|has|have|he|his|how|i|if|in|into|is|it|its|"
    "many|may|me|much|must|my|of|on|or|should|so|still|that|the|their|them|then|there|they|this|to|was|what|when|where|which|while|who|whose|"
    "why|will|with|would|you|your"
)
Tests = tuple[tuple[float, re.Pattern[str], re.Pattern[str]], ...]
# What people say, and what the books say for it.
SAME = {
    "attack": "assign", "block": "assign", "buy": "bring", "dead": "destroy", "defend": "assign", "die": "destroy",
    "dies": "destroy", "died": "destroy", "kill": "destroy", "killed": "destroy", "limit": "maximum", "lose": "loses",
    "ready": "straighten", "recruit": "bring", "simultaneous": "same", "tap": "bow", "tapped": "bow", "tie": "equal",
    "unbow": "straighten", "untap": "straighten", "win": "victory",
}  # fmt: skip
_WORD = re.compile(r"[^\s?!,;:\"()]+")
_ENDINGS = re.compile(r"(?<=\w{4})(?:ing|ed|es|s)$")


def search(words: str, edition: str | None = None) -> list[Rule]:
    """The rules that have the words, or beginnings of them, best first.

    Not every word must be there: rare words count more than common ones, what a rule says more than how it is tested, and a
    rule more than an example. A word that no rule has is taken for the one that it looks like, or passed over.
    """
    among = [rule for name in ([edition] if edition else EDITIONS) for rule in rules(name)]
    said = _WORD.findall(words.casefold())
    asked = [found for each in said if not PASSED_OVER.fullmatch(each) and (found := _asked_for(each, edition))]
    tests = [_tests(any_of) for any_of in dict.fromkeys(asked)]
    weighed = [[_weight(rule, test) for test in tests] for rule in among]
    held = [sum(1 for weights in weighed if weights[number]) for number in range(len(tests))]
    rarity = [math.log(1 + len(among) / count) if count else 0.0 for count in held]
    ranked = [(_score(rule, weights, rarity), rule) for rule, weights in zip(among, weighed, strict=True)]
    return [rule for score, rule in sorted(ranked, key=lambda pair: -pair[0]) if score]


def _asked_for(said: str, edition: str | None) -> tuple[str, ...]:
    """The words by which one word of a question is looked for: itself, and what the books say for it."""
    other = SAME.get(said) or SAME.get(_ENDINGS.sub("", said), "")
    return tuple(dict.fromkeys(word for each in (said, other) if each and (word := _known(each, edition))))


def _tests(words: tuple[str, ...]) -> Tests:
    """Of the word, and of what the books say for it: whether a text has it, in whatever form; whether a word only begins so."""
    return tuple(
        (
            OTHER if number else 1.0,
            re.compile(rf"(?<!\w){re.escape(word)}(?:e?s|e?d|ing|al|er)?(?!\w)"),
            re.compile(rf"(?<!\w){re.escape(word)}"),
        )
        for number, word in enumerate(words)
    )


def _score(rule: Rule, weights: list[float], rarity: list[float]) -> float:
    """Zero if too much is missing; else the more, the rarer the words are that it has and the more prominent their places."""
    share = sum(rare for weight, rare in zip(weights, rarity, strict=True) if weight) / (sum(rarity) or 1)
    if share < LEAST:
        return 0.0
    score = share**3 * sum(weight * rare for weight, rare in zip(weights, rarity, strict=True))
    return score * SPECIAL.get(rule.kind, 1.0) / (1 + rule.says.count(" ") / LENGTH)


def _weight(rule: Rule, tests: Tests) -> float:
    return max(worth * _place(rule, whole, begun) for worth, whole, begun in tests)


def _place(rule: Rule, whole: re.Pattern[str], begun: re.Pattern[str]) -> float:
    """Return how prominently a rule has a word."""
    about = 1 if whole.match(rule.says.casefold()) else 0  # a rule that begins with the word is about it
    return about + sum(
        weight if whole.search(text) else weight * BEGINNING
        for weight, text in zip(PLACES, _texts(rule), strict=True)
        if begun.search(text)
    )


@cache
def _texts(rule: Rule) -> tuple[str, str, str]:
    where = f"{rule.id} {rule.where} {rule.kind}"
    return rule.says.casefold(), where.casefold(), f"{rule.test} {rule.conflict or ''}".casefold()


@cache
def _vocabulary(edition: str | None) -> str:
    """Every word of the rules of an edition, or of all, once, with a space before each."""
    among = (rule for name in ([edition] if edition else EDITIONS) for rule in rules(name))
    words = {word for rule in among for text in _texts(rule) for word in _WORD.findall(text)}
    return " " + " ".join(sorted(words))


def _known(said: str, edition: str | None) -> str:
    """The beginning by which a word is looked for: itself, without its ending, or the word that it looks like."""
    vocabulary = _vocabulary(edition)
    for word in (_ENDINGS.sub("", said), said):
        if f" {word}" in vocabulary:
            return word
    return next(iter(get_close_matches(said, vocabulary.split(), 1, 0.8)), "")


def likeness(rule: Rule, edition: str, most: int = 3) -> list[Rule]:
    """The rules of another edition that say much of the same, best first."""
    said = _stems(rule)
    alike = [each for each in search(" ".join(sorted(said)), edition) if each.kind != "example"]
    return [each for each in alike if 2 * len(said & _stems(each)) >= min(len(said), len(_stems(each)))][:most]


def _stems(rule: Rule) -> frozenset[str]:
    """The longer words of what a rule says, without their endings."""
    return frozenset(_ENDINGS.sub("", word) for word in re.findall(r"[a-z]{4,}", rule.says.casefold()))
