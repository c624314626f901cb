"""Remarks in parentheses: a reminder changes nothing, whatever else stands there was not read."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from rokugan.language.classic.words.keyword_lines import names_of
from rokugan.language.classic.words.words import Remark, Token, join
from rokugan.language.language import Around, Bearer

RESOLVING = ("event", "celestial", "wind")
"""Cards that do what their text says when they resolve."""
TRIGGERS = (["after"], ["before"], ["when"])
ENDS = (".", "\n")
"""Where a sentence ends."""
Reminders = Callable[[str, Around], bool]


@dataclass(frozen=True)
class Remarks:
    """The remarks of a text, and the tokens among which they stand."""

    text: str
    tokens: Sequence[Token]
    remarks: Sequence[Remark]
    bearer: Bearer

    def unread(self, reminders: Reminders, unread: Collection[tuple[int, int]]) -> list[tuple[int, int]]:
        """Return where the remarks stand that are no reminders, but for those in what was not read anyway."""
        about = " ".join((*self.bearer.keywords, *(token.text for token in self.tokens))).lower()
        found: list[tuple[int, int]] = []
        for each in self.remarks:
            if (
                not each.text.startswith("(")
                or self._is_of_itself(each)
                or reminders(each.text, self._around(each, about))
            ):
                continue
            start = self.text.index(each.text, self.tokens[each.after].end if each.after >= 0 else 0)
            if not any(first <= start < last for first, last in (*unread, *found)):
                found.append((start, start + len(each.text)))
        return found

    def _around(self, remark: Remark, about: str) -> Around:
        """Where a remark stands: its sentence, or the one that has just ended, if it stands alone."""
        start = last = remark.after + 1
        if remark.after >= 0 and self.tokens[remark.after].word == ".":
            last -= 1
            start = last
        while start > 0 and self.tokens[start - 1].word not in ENDS:
            start -= 1
        end = last
        while end < len(self.tokens) and self.tokens[end].word not in ENDS:
            end += 1
        line = max((number for number in range(last) if self.tokens[number].kind == "line"), default=-1)
        before, behind = (
            join([each.word for each in part]).lower() for part in (self.tokens[start:last], self.tokens[last:end])
        )
        said = [each.word for each in self.tokens[line + 1 : last]]
        return Around(before, behind, about, self.bearer.type in RESOLVING or ":" in said or said[:1] in TRIGGERS)

    def _is_of_itself(self, remark: Remark) -> bool:
        """`Kado has +2F (even if out of play)`: what a card gives itself it has there as well (samurai.traits.18)."""
        start = remark.after
        while start > 0 and self.tokens[start - 1].word not in ".:\n":
            start -= 1
        words = [token.word for token in self.tokens[start : remark.after + 1]]
        kind = self.bearer.type
        names = [["this", "card"], ["this", kind], *names_of(self.bearer.title, kind)]
        return remark.text == "(even if out of play)" and any(
            words[: len(name) + 1] == [*name, "has"] for name in names
        )
