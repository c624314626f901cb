"""Which names a text may speak of: a term with a capital is a keyword or a title that some card has (samurai.wording.28).

The lexicon (`language/classic/words/keywords.py`) has the keywords of the game. The cards of the edition's library add their
keywords and titles, and so do the cards of the file or scenario that the text stands in. Any other name means nothing, and a
text with it is not understood: whoever invents a keyword gives it to a card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from rokugan.language.classic.words.keyword_lines import invented
from rokugan.language.classic.words.keywords import KEYWORDS, LONG_KEYWORDS
from rokugan.language.classic.words.terms import NOT_KEYWORDS
from rokugan.language.classic.words.words import tokens_of

if TYPE_CHECKING:
    from rokugan.cards.model import CardDefinition

Found = tuple[int, str, bool]
"""A name that stands somewhere: where it ends, how it is spelled by itself, and whether it stands there in the plural."""

# Keywords whose plural looks like the singular.
SAME_PLURAL = frozenset(
    """
    armor ashigaru budoka bushi daimyo gaijin geisha goryo hatamoto kami kata kenku kensai kenshinzen kolat mujina naga
    ningyo ninja oni ronin samurai shadowlands shugenja taisa tsuno undead yamabushi yobanjin yojimbo zokujin
    """.split()  # noqa: SIM905 (words, not quotes and commas)
)


class _Names:
    """Names of one or more words, by the words they are written with; in the plural as well."""

    def __init__(self, names: Iterable[tuple[tuple[str, ...], str]]) -> None:
        self.written: dict[tuple[str, ...], tuple[str, bool]] = {}
        self.longest: dict[str, int] = {}
        for words, name in names:
            for plural in _plurals(words):
                self._add(plural, name, True)
            self._add(words, name, False)

    def _add(self, words: tuple[str, ...], name: str, plural: bool) -> None:
        self.written[words] = (name, plural)
        self.longest[words[0]] = max(len(words), self.longest.get(words[0], 0))

    def at(self, words: list[str], at: int) -> list[Found]:
        """The names that begin at a place of a text: where each ends, and what it is."""
        longest = self.longest.get(words[at], 0)
        ends = range(at + 1, min(at + longest, len(words)) + 1)
        return [(end, *self.written[key]) for end in ends if (key := tuple(words[at:end])) in self.written]


class Vocabulary:
    """Names, and those of the vocabulary beneath.

    >>> mine = Vocabulary(["Frog Rider"], ["Large Pond"], beneath=lexicon())
    >>> mine.is_keyword("samurai"), mine.is_keyword("pond"), mine.long_keywords(["two", "frog", "riders"], 1)
    (True, False, [(3, 'Frog Rider', True)])
    """

    def __init__(
        self, keywords: Iterable[str] = (), titles: Iterable[str] = (), beneath: Vocabulary | None = None
    ) -> None:
        self._beneath = beneath
        written = [(_words_of(keyword), keyword) for keyword in keywords]
        self._whole = frozenset(words for words, _ in written)
        self._words = frozenset(word for words, name in written for word in _single(words, name))
        self._long = _Names((words, name) for words, name in written if len(words) > 1)
        titled = ((_words_of(title), title) for title in titles)
        self._titles = _Names(
            (words, name) for words, name in titled if len(words) > 1 or (words and words[0] not in NOT_KEYWORDS)
        )

    def game(self) -> Vocabulary:
        """The names that the game itself has, whatever cards there are."""
        return self if self._beneath is None else self._beneath.game()

    def is_keyword(self, word: str) -> bool:
        """Is it a keyword of one word, or a word of a longer one? `Maiden` is a word of the game, though no Battle Maiden is one
        (samurai.wording.31); of an action it may well be said (samurai.abilities.16)."""
        return word in self._words or (self._beneath is not None and self._beneath.is_keyword(word))

    def has_keyword(self, words: list[str]) -> bool:
        """Is it a keyword as it stands, and not only a word of one?"""
        return tuple(words) in self._whole or (self._beneath is not None and self._beneath.has_keyword(words))

    def long_keywords(self, words: list[str], at: int) -> list[Found]:
        """The keywords of several words that stand there."""
        more = [] if self._beneath is None else self._beneath.long_keywords(words, at)
        return [*more, *self._long.at(words, at)]

    def titles(self, words: list[str], at: int) -> list[Found]:
        """The titles of cards that stand there."""
        more = [] if self._beneath is None else self._beneath.titles(words, at)
        return [*more, *self._titles.at(words, at)]

    def singular(self, word: str) -> str | None:
        """The keyword that a plural stands for, spelled like it, or None.

        >>> [lexicon().singular(word) for word in ("Heroes", "Spies", "Tattooed", "Samurai", "Clansmen")]
        ['Hero', 'Spy', None, 'Samurai', None]
        """
        return next((each for each in _singulars(word) if self.is_keyword(each.lower())), None)

    def with_cards(self, entries: Iterable[Any]) -> Vocabulary:
        """The names that these cards of a file have as well."""
        cards = [entry for entry in entries if isinstance(entry, Mapping)]
        return Vocabulary(
            [keyword for card in cards for keyword in (*keywords_of(card), *self._invented(card))],
            [card["title"] for card in cards if isinstance(card.get("title"), str)],
            self,
        )

    def _invented(self, card: Mapping[str, Any]) -> list[str]:
        """The keywords that a card has in its text and nobody else."""
        text, title, kind = (str(card.get(key) or "") for key in ("text", "title", "type"))
        return invented(text, title, kind.lower(), self)


def _single(words: tuple[str, ...], name: str) -> tuple[str, ...]:
    """The keyword itself, if it is one word, or the words with a capital of a longer one."""
    return words if len(words) == 1 else tuple(word.lower() for word in name.split() if word[0].isupper())


@cache
def _words_of(name: str) -> tuple[str, ...]:
    return tuple(token.word for token in tokens_of(name)[0])


def keywords_of(card: Mapping[str, Any]) -> list[str]:
    """The keywords that the entry of a card lists, and its Clans."""
    clans = [clan for key in ("clan", "clans") for clan in _listed(card.get(key))]
    return [
        *_listed(card.get("keywords")),
        *clans,
        *(f"{clan} Clan" for clan in clans if not clan.endswith("Clan")),
    ]


def _listed(value: Any) -> list[str]:
    """One word or several, as a card file has them; what is neither is complained of elsewhere."""
    found = [value] if isinstance(value, str) else value if isinstance(value, (list, tuple)) else []
    return [each for each in found if isinstance(each, str)]


def _singulars(word: str) -> Iterator[str]:
    """The words of which this may be the plural."""
    lower = word.lower()
    if lower in SAME_PLURAL:
        yield word
    for plural, single in (("men", "man"), ("ies", "y"), ("ves", "f"), ("es", ""), ("s", "")):
        if lower.endswith(plural) and len(lower) > len(plural) + 1:
            yield word[: -len(plural)] + single
    if lower.endswith("s"):
        yield word  # `Plains`


def _plurals(words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The ways to write the plural of a name of several words: `iron mine`, `iron mines`."""
    *first, last = words
    if last in SAME_PLURAL or not last.isalpha():
        yield words
    yield (*first, last + "s")
    yield (*first, last + "es")
    if last.endswith("man"):
        yield (*first, last.removesuffix("man") + "men")
    if last.endswith("y"):
        yield (*first, last.removesuffix("y") + "ies")


@cache
def lexicon() -> Vocabulary:
    """The keywords of the classic game."""
    return Vocabulary([*KEYWORDS, *LONG_KEYWORDS])


def of_cards(cards: Iterable[CardDefinition]) -> Vocabulary:
    """The lexicon, and the names that these cards have."""
    known = tuple(cards)
    return Vocabulary([word for card in known for word in card.keywords], [card.title for card in known], lexicon())
