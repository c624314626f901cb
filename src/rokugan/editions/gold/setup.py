"""Setting up a game of Gold Edition: Winds and Sensei, who begins by cut Focus values, the hands (gold.setup.01-.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.editions.ccg.table.ids import FATE_DECK, FOCUS_VALUE
from rokugan.editions.ccg.turn.setup import SetUp
from rokugan.editions.gold.keywords import faction_of
from rokugan.errors import RokuganError

if TYPE_CHECKING:
    from rokugan.core.randomness import Randomness
    from rokugan.editions.ccg.table.game import CcgGame

LOWEST_START = -19
_MOST_CUTS = 50  # so often tied, decks have nothing to tell the players apart


class GoldSetUp(SetUp):
    """From the Strongholds and Winds on the table to the first turn."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "winds", "shuffle_decks", "choose_sensei", "reveal_sensei", "going_first", "shuffle_again", "provinces", "hands",
        "favor", "first_turn",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = ("asked", "chosen")
    ANEW: ClassVar[tuple[str, ...]] = ("choose_sensei",)

    def __init__(self) -> None:
        self.asked: int = 0
        self.chosen: list[int] = []

    def loose(self) -> list[int]:
        return self.chosen  # what the others have chosen in secret is drawn again

    def ask_anew(self, game: CcgGame) -> bool:
        """The player who is asked has not been asked."""
        self.asked -= 1
        return False

    def winds(self, game: CcgGame) -> None:
        """Winds are revealed with the Strongholds (gold.setup.05)."""
        for player in game.players:
            winds = [card for card in player.starting if game.behaviours[card].type == "wind"]
            refuse_winds(game, player.seat, winds)
            for card in winds:
                game.enter(card, player.seat)

    def choose_sensei(self, game: CcgGame) -> None:
        """Each player may take one Sensei of his Faction out of his Fate deck, unseen by the others (gold.setup.06-.07)."""
        while self.asked < len(game.players):
            seat = self.asked
            self.asked += 1
            found = [card for card in game.players[seat].fate_deck if is_open_to(game, seat, card)]
            if found:
                self.again()
                choices = [
                    Choice("choose", game.cards[card], value=card)
                    for card in sorted(found, key=lambda card: game.cards[card].title)
                ]
                game.ask(seat, "sensei", say("prompts.begin_with_a_sensei"), [*choices, Choice("choose none")])
                return

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "choose":
            self.chosen.append(choice.value)

    def reveal_sensei(self, game: CcgGame) -> None:
        """All Sensei enter play together and change what the Strongholds begin with (gold.setup.08)."""
        for card in self.chosen:
            owner = game.cards[card].owner
            game.take_out(card)
            game.enter(card, owner)
        for player in game.players:
            player.honor = starting_honor(game, player.seat)

    def going_first(self, game: CcgGame) -> None:
        """Starting Family Honor plus cut Focus values; the tied go on cutting (gold.setup.09-.11)."""
        totals = [player.honor for player in game.players]
        tied = [player.seat for player in game.players]
        cut_first = not game.rules.has_option("alternate_start")
        for number in range(_MOST_CUTS):
            if number or cut_first:
                for seat in tied:
                    totals[seat] += cut(game, seat)
            best = max(totals[seat] for seat in tied)
            tied = [seat for seat in tied if totals[seat] == best]
            if len(tied) == 1:
                break
        game.active = tied[0] if len(tied) == 1 else tied[game.randomness.below(len(tied))]
        game.note("goes first", game.active)

    def shuffle_again(self, game: CcgGame) -> None:
        """The Fate decks are shuffled again (gold.setup.13)."""
        for player in game.players:
            game.shuffle(player.seat, FATE_DECK)


def draw_sensei(game: CcgGame, viewer: int, randomness: Randomness) -> None:
    """Draw again which Sensei the other players have chosen in secret."""
    for frame in game.stack:
        if isinstance(frame, GoldSetUp):
            mine = [card for card in frame.chosen if game.cards[card].owner == viewer]
            waiting = game.decision is not None and frame is game.stack[-1]
            for seat in range(frame.asked - 1 if waiting else frame.asked):
                found = [card for card in game.players[seat].fate_deck if is_open_to(game, seat, card)]
                number = randomness.below(len(found) + 1) if found and seat != viewer else len(found)
                mine += found[number : number + 1]
            frame.chosen = mine


def refuse_winds(game: CcgGame, seat: int, winds: list[int]) -> None:
    """At most one Wind, and none with the historic uses of the Favor (gold.setup.05, gold.variants.06)."""
    name = game.names[seat]
    if len(winds) > 1:
        raise RokuganError(say("refusals.has_too_many_winds", name=name, count=len(winds)))
    if winds and game.rules.has_option("historic_favor"):
        raise RokuganError(say("refusals.has_a_wind", name=name))


def is_open_to(game: CcgGame, seat: int, card: int) -> bool:
    """Is the Sensei one of the player's Faction?"""
    behaviour = game.behaviours[card]
    if behaviour.type != "sensei":
        return False
    mine = factions(game, seat)
    named = [faction_of(clan) for clan in behaviour.definition.clans]
    return not named or any(faction in mine for faction in named)


def factions(game: CcgGame, seat: int) -> list[str]:
    """The Factions of a player: those of his Stronghold (gold.traits.26)."""
    clans = game.cards[game.players[seat].stronghold].definition.clans
    return [faction for faction in map(faction_of, clans) if faction]


def sensei_of(game: CcgGame, seat: int) -> int:
    """The player's Sensei; -1 without one."""
    for card in game.players[seat].in_play:
        if game.behaviours[card].type == "sensei":
            return card
    return -1


def starting_honor(game: CcgGame, seat: int) -> int:
    """The Stronghold's starting Family Honor as the Sensei changes it, -19 at least (gold.cardtypes.05)."""
    honor = game.cards[game.players[seat].stronghold].definition.starting_honor or 0
    sensei = sensei_of(game, seat)
    if sensei >= 0:
        honor += game.cards[sensei].definition.starting_honor or 0
    return max(honor, LOWEST_START)


def cut(game: CcgGame, seat: int) -> int:
    """The Focus value of a card at a random place of the Fate deck."""
    deck = game.players[seat].fate_deck
    if not deck:
        return 0
    card = deck[game.randomness.below(len(deck))]
    value = game.behaviours[card].stats[FOCUS_VALUE]
    game.note("cuts to", seat, game.cards[card], amount=value)
    return value
