"""The rules that are checked all the time: victory, attachments that may not stay, a third restricted one, who cannot
participate."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.core.values import BASE_SET, SET
from rokugan.editions.lcg.framework.conflict import can_participate
from rokugan.editions.lcg.initiating.playing import fits
from rokugan.editions.lcg.table.abilities import TOUCHES_SETTING, TOUCHES_WATCHING
from rokugan.editions.lcg.table.kinds import BOWS, LEAVES_PLAY, RETURNS_HOME
from rokugan.editions.lcg.table.state import Event, InForce
from rokugan.editions.lcg.table.things import DISCARDED, GLORY, MILITARY, NO_SIDE, NOTHING, POLITICAL, STRENGTH
from rokugan.program.lcg.keywords import RESTRICTED

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame

HONOR_TO_WIN = 25
MOST_RESTRICTED = 2


def settle(game: LcgGame) -> None:
    """Look at all that the rules check; called after every change that could matter."""
    check_victory(game)
    if game.is_over():
        return
    if game.touched & TOUCHES_SETTING:
        order_settings(game)
    for force in game.touching(TOUCHES_WATCHING):
        if game.holds(force) and force.standing.watch(game, force):
            return
    for card, state in list(game.states.items()):
        if state.host != NOTHING and card in game.states:
            check_attachment(game, card, state.host)
        if state.attachments and len(state.attachments) > MOST_RESTRICTED:
            check_restricted(game, card)
        if state.side != NO_SIDE and not can_participate(game, card):
            send_home(game, card)


def check_victory(game: LcgGame) -> None:
    """Let a player win with 25 honor, and lose with 0; if both would win at once the first player does (lcg.victory)."""
    won = [
        game.players[seat].honor >= HONOR_TO_WIN or game.players[1 - seat].honor <= 0
        for seat in range(len(game.players))
    ]
    if not any(won):
        return
    seat = game.first if won[game.first] else 1 - game.first
    game.end(seat, "honor" if game.players[seat].honor >= HONOR_TO_WIN else "dishonor")


def check_attachment(game: LcgGame, card: int, host: int) -> None:
    """Discard an attachment that is not legally attached (lcg.attachments)."""
    if host not in game.states or not fits(game, card, game.states[card].controller, host):
        game.happens(Event(LEAVES_PLAY, card, how=DISCARDED, rule="lcg.attachments.06"))


def check_restricted(game: LcgGame, host: int) -> None:
    """Of three restricted attachments on a character its controller discards one at once (lcg.keywords: Restricted)."""
    if any(isinstance(frame, ThirdRestricted) and frame.host == host for frame in game.stack):
        return
    if len(restricted_on(game, host)) > MOST_RESTRICTED:
        game.push(ThirdRestricted(host))


def restricted_on(game: LcgGame, host: int) -> list[int]:
    """The restricted attachments on a card."""
    state = game.states.get(host)
    return [] if state is None else [card for card in state.attachments if game.keywords(card) & RESTRICTED]


class ThirdRestricted(Frame["LcgGame"]):
    """The character's controller chooses the restricted attachment to discard."""

    FIELDS: ClassVar[tuple[str, ...]] = ("host",)
    STEPS: ClassVar[tuple[str, ...]] = ("choose",)
    ARGS: ClassVar[int] = 1

    def __init__(self, host: int) -> None:
        self.host: int = host

    def choose(self, game: LcgGame) -> None:
        """`discard NAME`."""
        found = restricted_on(game, self.host)
        if len(found) > MOST_RESTRICTED:
            self.again()
            choices = [Choice("discard", game.cards[card], value=card) for card in found]
            game.ask(game.controller(self.host), "discard", say("prompts.discard_a_restricted_attachment"), choices)

    def answer(self, game: LcgGame, choice: Choice) -> None:
        game.happens(Event(LEAVES_PLAY, choice.value, how=DISCARDED, rule="lcg.keywords.17"))


def order_settings(game: LcgGame) -> None:
    """Effects that set a value are noted from when on they apply. Those that begin to apply at one moment and exclude each
    other apply in the order that the first player determines (lcg.simultaneity.08)."""
    if any(isinstance(frame, SettingOrder) for frame in game.stack):
        return
    active = [each for each in game.touching(TOUCHES_SETTING) if game.holds(each)]
    serials = [each.serial for each in active]
    game.applied = {serial: since for serial, since in game.applied.items() if serial in serials}
    new = [each for each in active if each.serial not in game.applied]
    if any(exclude(game, one, other) for one in new for other in new):
        game.push(SettingOrder(new))
        return
    for each in new:
        game.applied[each.serial] = game.next_serial()
    if new:
        game.touch()


def exclude(game: LcgGame, one: InForce, other: InForce) -> bool:
    """Would both effects set one value of one card, to different numbers?"""
    for card in game.states:
        if one.standing.covers(game, one, card) and other.standing.covers(game, other, card):
            for stat in (MILITARY, POLITICAL, GLORY, STRENGTH):
                operation = one.standing.operation(game, one, card, stat)
                if (
                    operation in (SET, BASE_SET)
                    and operation == other.standing.operation(game, other, card, stat)
                    and one.standing.amount(game, one, card, stat) != other.standing.amount(game, other, card, stat)
                ):
                    return True
    return False


class SettingOrder(Frame["LcgGame"]):
    """Which of the effects that set values applies first? The last one counts."""

    FIELDS: ClassVar[tuple[str, ...]] = ("left",)
    STEPS: ClassVar[tuple[str, ...]] = ("next_one",)
    ARGS: ClassVar[int] = 1

    def __init__(self, left: list[InForce]) -> None:
        self.left: list[InForce] = left

    def next_one(self, game: LcgGame) -> None:
        """`order NAME`."""
        if self.left:
            self.again()
            choices = [Choice("order", game.cards[each.source], value=number) for number, each in enumerate(self.left)]
            game.ask(game.first, "order", say("prompts.which_effect_is_applied_first"), choices)

    def answer(self, game: LcgGame, choice: Choice) -> None:
        force = self.left.pop(choice.value)
        game.applied[force.serial] = game.next_serial()
        game.touch()


def send_home(game: LcgGame, card: int) -> None:
    """Move whoever cannot participate any longer home, bowed (lcg.stats, lcg.conflict)."""
    events = [Event(RETURNS_HOME, card, rule="lcg.conflict.11")]
    if not game.states[card].bowed:
        events.append(Event(BOWS, card, rule="lcg.conflict.11"))
    game.happen(events)
