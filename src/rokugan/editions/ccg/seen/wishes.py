"""A move that somebody wishes to make and that is not offered: what was written, taken apart, and how it is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rokugan.catalogue import subject
from rokugan.core.decision import Decision
from rokugan.core.notation import tidy
from rokugan.core.refusal import Refusal
from rokugan.core.views.card_meant import card_meant
from rokugan.editions.ccg.table.ids import HAND, IN_PLAY, NOTHING, PROVINCE
from rokugan.rulebook.moves import rules_of_move

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

_TWO_WORDS: Final = ("no attack",)
_TAILS: Final = (" discount", " honor", " from hand")
# Where a card lies that such a move most likely means.
_FIRST: Final = {"play": HAND, "equip": HAND, "focus": HAND, "buy": PROVINCE, "overlay": PROVINCE, "discard": PROVINCE}
_COMMON: Final = "refused"  # the subject of the catalogue that says the reasons of all classic editions


class Wish:
    """A move of the notation that a player wishes to make: its verb, its number (`use Ox:2`), what follows, and the card in his
    sight that this most likely means, or NOTHING."""

    def __init__(self, game: CcgGame, seat: int, decision: Decision, move: str) -> None:
        self.game: CcgGame = game
        self.seat: int = seat
        self.decision: Decision = decision
        text = tidy(move)
        two = next((each for each in _TWO_WORDS if text == each or text.startswith(f"{each} ")), "")
        first = two or text.partition(" ")[0]
        self.verb: str = first.partition(":")[0]
        self.rest: str = text[len(first) :].strip()
        self.number: int = _number(first) or _number(self.rest)
        self.ending: str = next((tail.strip() for tail in _TAILS if self.rest.endswith(tail)), "")
        self.place: str = ""  # the P2 of `assign Ox to P2`
        name = self.rest.removesuffix(f" {self.ending}") if self.ending else self.rest
        if self.verb == "assign":
            name, _, self.place = name.partition(" to ")
        elif self.verb == "overlay":
            name = name.partition(" on ")[0]
        elif self.verb == "place":
            name = name.partition(" at ")[0]
        self.card: int = find_card(game, seat, name, _FIRST.get(self.verb, IN_PLAY)) if name else NOTHING

    @property
    def kind(self) -> str:
        """Return what is being asked."""
        return self.decision.kind

    @property
    def is_asked(self) -> bool:
        """Is it he who is being asked?"""
        return self.decision.seat == self.seat

    def rule_of_move(self, verb: str = "", kind: str = "") -> str:
        """The rule by which the move is made, or one of that verb; else the rule by which one acts."""
        found = rules_of_move(self.game.edition, kind, verb or self.verb) or rules_of_move(self.game.edition, "act", "")
        return found[0]

    def words(self) -> dict[str, str]:
        """All reasons that the catalogue has for this edition."""
        return {**subject(_COMMON), **subject(self.game.rules.seen.refused)}

    def refused(
        self, reason: str, when: str = "", card: int = NOTHING, rule: str = "", values: dict[str, object] | None = None
    ) -> Refusal:
        """The refusal for a reason, with the rule behind it in this edition, or else the rule by which such a move is made."""
        game = self.game
        seen = game.rules.seen
        subjects = (seen.refused, _COMMON)
        name = next(each for each in subjects if reason in subject(each))
        rule = rule or seen.reasons.get(reason, "") or self.rule_of_move(kind=self.kind if self.is_asked else "")
        about = self.card if card == NOTHING else card
        return Refusal(f"{name}.{reason}", rule, self.id_of(about), f"refused_when.{when}" if when else "", values)

    def id_of(self, card: int) -> str:
        """The id of a card in the view of the player; empty if he cannot follow it."""
        return self.game.sight.name(self.seat, card) if card >= 0 else ""


def _number(words: str) -> int:
    """The 2 of `Ox:2`; 0 if there is none."""
    tail = words.rpartition(":")[2]
    return int(tail) if ":" in words and tail.isascii() and tail.isdigit() and len(tail) < 4 else 0


def find_card(game: CcgGame, seat: int, text: str, first: int) -> int:
    """The card in a player's sight that his words most likely mean: an exact name before a short one, his own cards before
    others, those in the `first` zone before the rest; else NOTHING."""
    name = text.rpartition(":")[0] or text
    order = sorted(
        (card.number for card in game.cards if game.sees(seat, card.number)),
        key=lambda n: (
            game.controller(n) != seat,
            game.where[n] != first,
            game.where[n] not in (IN_PLAY, HAND, PROVINCE),
        ),
    )
    found = card_meant(game, name, order, game.name)
    return NOTHING if found is None else found
