"""`The top card of an opponent's deck`: either of his two decks, and whoever carries out the text says which (lcg.setup.09)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.lcg.table.things import BLANK_CARD, CONFLICT_DECK, DYNASTY_DECK, is_player, seat_of
from rokugan.editions.lcg.text.meaning import things
from rokugan.editions.lcg.text.scene import DECK, Scene, of_use
from rokugan.program.lcg import nodes as n
from rokugan.program.node import walk

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Use
    from rokugan.editions.lcg.text.ability import TextAbility

NAMES: Final = ((CONFLICT_DECK, "conflict deck"), (DYNASTY_DECK, "dynasty deck"))


def open_deck(scene: Scene, deed: n.Deed) -> n.Place | None:
    """The deck from which the deed takes or shows cards, if it may be either of two and nobody has said yet which."""
    if scene.is_bound(DECK):
        return None
    for part in (deed.patient, deed.source):
        for each in walk(part) if part is not None else ():
            if isinstance(each, n.Place) and each.area == "deck":
                return each
    return None


def decks_with_cards(scene: Scene, place: n.Place) -> list[int]:
    """Return which of the two decks have cards; in a position, cards of which it says something, if one of them has any."""
    game = scene.game
    owners = [each for each in things(scene, place.of) if is_player(each)] if place.of is not None else [scene.you]
    cards = {zone: [card for owner in owners for card in game.pile(seat_of(owner), zone)] for zone, _ in NAMES}
    told = [zone for zone, found in cards.items() if any(game.printed[card].type != BLANK_CARD for card in found)]
    return told or [zone for zone, found in cards.items() if found]


class WhichDeck(Frame["LcgGame"]):
    """`choose conflict deck`: of that deck the text speaks from now on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ability", "use", "seat", "decks")
    STEPS: ClassVar[tuple[str, ...]] = ("which",)
    ARGS: ClassVar[int] = 4

    def __init__(self, ability: TextAbility, use: Use, seat: int, decks: list[int]) -> None:
        self.ability: TextAbility = ability
        self.use: Use = use
        self.seat: int = seat
        self.decks: list[int] = decks

    def which(self, game: LcgGame) -> None:
        """One of the decks that have cards."""
        choices = [Choice("choose", tail=name, value=zone) for zone, name in NAMES if zone in self.decks]
        game.ask(self.seat, "choose", say("prompts.which_deck"), choices, game.cards[self.use.card])

    def answer(self, game: LcgGame, choice: Choice) -> None:
        of_use(game, self.use, self.ability.text).bind(DECK, [choice.value])
