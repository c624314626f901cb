"""The names in the moves of a script: handles give way to names, and a name that nothing in the game bears is a mistake."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from difflib import get_close_matches

from rokugan.catalogue import say
from rokugan.core.notation import tidy, within
from rokugan.errors import ScenarioError, quote

VERBS = (
    "pass", "use", "play", "equip", "lobby", "favor", "share", "tactics", "naval", "yu", "seppuku", "legacy", "target",
    "choose", "yes", "no", "pay", "attack", "from", "to", "invite", "assign", "fight", "buy", "overlay", "discard", "done",
    "accept", "refuse", "focus", "strike", "place", "bid", "declare", "ring", "province", "attacker", "defender", "order",
)  # fmt: skip
FREE = ("choose", "order", "bid", "declare", "ring", "no")  # what follows these is no name, or not always one

# What may stand behind the name in a move; `on` and `to` are followed by another name.
_TAILS = {
    "assign": re.compile(r" to (?=[^ ]+$)"),
    "overlay": re.compile(r" on "),
    "place": re.compile(r" at (?=\([^()]*\)$)"),
    "buy": re.compile(r" (?:discount|honor|fate \d+)$"),
}
_TAIL = re.compile(
    r":\d+$| (?:in|from) (?:[^ ]+ )*?(?:hand|play|home|\w*deck|\w*discard|pile|province|focus_pool|removed)$"
)
_PLACE = re.compile(r"(?:.+\.)?p\d+|(?:.+\.)?sp|(?:.+\.)?home|field|hand|auto|-?\d+|\(\s*-?\d+\s*,\s*-?\d+\s*\)")
_PLACED = {
    "province": 0,
    "fight": 0,
    "assign": 2,
}  # where in the parts of a move a place stands, whatever handles there are
_CREATED = re.compile(r"created#\d+")
_WORD = re.compile(r"#\d+|[^\s#]+")


class ScriptNames:
    """What a script can name: handles, cards that are in the game or that a text may create, players and places."""

    def __init__(
        self,
        players: list[str],
        handles: dict[str, int],
        name_of: Callable[[int], str],
        cards: Callable[[], Iterable[str]],
    ) -> None:
        self.players: list[str] = players
        self.handles: dict[str, int] = handles
        self.name_of: Callable[[int], str] = name_of
        self.cards: Callable[[], Iterable[str]] = cards

    def handle(self, words: str) -> int | None:
        """The number of the card with this handle."""
        wanted = tidy(words)
        for handle, number in self.handles.items():
            if tidy(handle) == wanted:
                return number
        return None

    def plain(self, move: str) -> str:
        """A move with whole handles replaced by the names of their cards."""
        verb, space, rest = move.partition(" ")
        if not space:
            return move
        place = _PLACED.get(tidy(verb), -1)
        parts = self.parts(verb, rest)
        return (
            verb
            + space
            + "".join(
                part if at == place and _PLACE.fullmatch(tidy(part)) else self._named(part)
                for at, part in enumerate(parts)
            )
        )

    def _named(self, part: str) -> str:
        """A part of a move with the name of the card that it calls by a handle of its own."""
        number = self.handle(part)
        return part if number is None else self.name_of(number)

    def is_whole(self, words: str) -> bool:
        """Is this a handle, or a name that is written out?"""
        wanted = tidy(words)
        return self.handle(words) is not None or any(tidy(name) == wanted for name in self.cards())

    def parts(self, verb: str, rest: str) -> list[str]:
        """Return what follows the verb, cut into names (at the even places) and the words between and behind them."""
        if self.is_whole(rest):
            return [rest]
        tail = _TAIL.search(rest)
        if tail is not None:
            return [*self.parts(verb, rest[: tail.start()]), tail.group(0)]
        pattern = _TAILS.get(tidy(verb))
        found = list(pattern.finditer(rest)) if pattern is not None else []
        if not found:
            return [rest]
        cut = next((each for each in found if self.is_whole(rest[: each.start()])), found[-1])
        end = rest[cut.end() :]
        return [rest[: cut.start()], cut.group(0), end] if end else [rest[: cut.start()], cut.group(0)]

    def check(self, move: str) -> None:
        """Refuse a move that no game of this scenario could ever offer, because what it names does not exist."""
        verb, _, rest = move.partition(" ")
        word = tidy(verb).partition(":")[0]
        if word not in VERBS:
            near = get_close_matches(word[:40], VERBS, 1)
            remedy = (
                say("files.did_you_mean", near=near[0])
                if near
                else say("files.moves_begin_with", verbs=", ".join(VERBS))
            )
            raise ScenarioError(say("files.is_no_move", move=quote(move), remedy=remedy))
        if word in FREE or not rest:
            return
        for name in self.parts(verb, rest)[::2]:
            if not self.exists(name):
                raise ScenarioError(say("files.can_never_be_offered", move=quote(move), name=quote(name)))

    def exists(self, name: str) -> bool:
        """Does anything bear this name, written out or shortened?"""
        wanted = tidy(name)
        if self.is_whole(name) or wanted in [tidy(player) for player in self.players]:
            return True
        if _PLACE.fullmatch(wanted) or _CREATED.fullmatch(wanted):
            return True
        words = _WORD.findall(wanted)
        return any(within(words, _WORD.findall(tidy(card))) for card in self.cards())

    def player(self, name: object, where: str) -> str:
        """A player of the game, or a ScenarioError."""
        if not isinstance(name, str) or name not in self.players:
            raise ScenarioError(
                say("files.there_is_no_player", where=where, name=quote(name), names=", ".join(self.players))
            )
        return name
