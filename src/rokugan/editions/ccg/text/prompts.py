"""Short English for prompts and for named alternatives, by the same writer that prints the cards."""

from __future__ import annotations

from rokugan import program as p
from rokugan.core.decision import Wording
from rokugan.editions.ccg.text.plain_english import effects_said


def noun_words(noun: p.Noun) -> str:
    """A noun for a prompt: `your Personality`, `an enemy Follower`."""
    kinds = " or ".join(kind.capitalize() for kind in noun.kinds)
    words = {"your": "your ", "enemy": "an enemy ", "other": "another player's "}.get(noun.whose, "a ")
    keywords = [f.keyword for f in noun.filters if isinstance(f, p.HasKeyword) and f.positive]
    states = [f.name for f in noun.filters if isinstance(f, p.State)]
    where = f" in {noun.zone}" if noun.zone else ""
    return words + " ".join([*states, *keywords, kinds]) + where


class Alternatives(Wording):
    """Effects of which one is chosen, each named as a card would say it. Where two would be called the same they are told
    apart in plain words, and if these fail by numbers."""

    def __init__(self, alternatives: list[tuple[int, tuple[p.Effect, ...]]]) -> None:
        self.alternatives: list[tuple[int, tuple[p.Effect, ...]]] = alternatives
        self._names: dict[int, str] = {}

    def name(self, number: int) -> str:
        if not self._names:
            seen: dict[str, int] = {}
            written = [effect_words(effects) for _, effects in self.alternatives]
            for words, (each, effects) in zip(written, self.alternatives, strict=True):
                if written.count(words) > 1 or ":" in words:  # an icon is no word
                    words = effects_said(effects)
                count = seen.get(words, 0) + 1
                seen[words] = count
                self._names[each] = words if count == 1 else f"{words}:{count}"
        return self._names[number]


# By identity, because equal trees may have been read from other words; the trees are kept, so no number is used again.
MOST_SAID = 4096
_SAID: dict[int, tuple[tuple[p.Effect, ...], str]] = {}


def effect_words(effects: tuple[p.Effect, ...]) -> str:
    """The words of effects, as a card would say them."""
    known = _SAID.get(id(effects))
    if known is None:
        if len(_SAID) > MOST_SAID:
            _SAID.clear()
        known = (effects, _effect_words(effects))
        _SAID[id(effects)] = known
    return known[1]


def _effect_words(effects: tuple[p.Effect, ...]) -> str:
    """Of a tree that no words were read for, plain words. The writer takes long to load, so it is loaded when somebody first
    reads."""
    from rokugan.cards.writer import CannotWrite, write_effects

    try:
        return write_effects(effects) or "this"
    except CannotWrite:
        return effects_said(effects)
