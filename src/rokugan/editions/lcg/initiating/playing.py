"""Playing characters and attachments: paying the fate cost, entering play, and the fate that may be placed on a character."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.lcg.changes.banned import cannot_enter
from rokugan.editions.lcg.changes.noting import by_rule, spot
from rokugan.editions.lcg.initiating.initiating import may_play_card
from rokugan.editions.lcg.table.abilities import (
    BE_TARGETED,
    HAVE_ATTACHED,
    HAVE_FATE_PLACED,
    PARTICIPATE,
    TOUCHES_COST,
    TOUCHES_HOSTING,
)
from rokugan.editions.lcg.table.kinds import ATTACHED, CARD_PLAYED, ENTERS_PLAY, FATE_PLACED
from rokugan.editions.lcg.table.state import Event, Use
from rokugan.editions.lcg.table.things import (
    ATTACHMENT,
    ATTACKING,
    CHARACTER,
    DEFENDING,
    NO_SIDE,
    NOTHING,
    PLAYED,
    PROVINCE,
)
from rokugan.program.lcg.keywords import LIMITED

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame


# -------------------------------------------------------------------------------------------------------- what may be


def is_unique_there(game: LcgGame, card: int, seat: int) -> bool:
    """Would a unique card be the second of its title that the player controls or owns, or that its owner controls?"""
    printed, owner = game.printed[card], game.cards[card].owner
    return printed.unique and any(
        other != card
        and game.printed[other].title == printed.title
        and (owner != seat or state.controller == seat or game.cards[other].owner == seat)
        for other, state in game.states.items()
    )


def can_play_character(game: LcgGame, card: int, seat: int) -> bool:
    """Can this player play this character now, fate cost included?"""
    return (
        game.can_spend(seat, game.cost_of(card))
        and may_play_card(game, card, seat)
        and not is_unique_there(game, card, seat)
        and not cannot_enter(game, card, seat, True)
    )


def can_join(game: LcgGame, card: int, seat: int) -> bool:
    """Can this character be played or put into the conflict on that player's side (lcg.stats: not with a dash)?"""
    conflict = game.conflict
    return (
        conflict is not None
        and not game.has_dash(card, conflict.type)
        and not game.forbidden(PARTICIPATE, card, Use(card, seat))
    )


def side_of(game: LcgGame, seat: int) -> int:
    """The side of a player in the conflict."""
    assert game.conflict is not None
    return ATTACKING if seat == game.conflict.attacker else DEFENDING


def hosts_of(game: LcgGame, card: int, seat: int) -> list[int]:
    """The characters to which an attachment that this player controls can be attached."""
    return [host for host in game.all_characters() if fits(game, card, seat, host)]


def fits(game: LcgGame, card: int, seat: int, host: int) -> bool:
    """Do the attachment's own text and the host's "no attachments" let it be attached there?"""
    for rule in game.printed[card].standing:
        if not rule.may_attach(game, card, seat, host):
            return False
    for force in game.touching(TOUCHES_HOSTING):
        standing = force.standing
        if standing.covers(game, force, host) and game.holds(force) and standing.keeps_off(game, force, host, card):
            return False
    bars = game.bars(host)
    if bars and any(bar.bars(game.traits(card)) for bar in bars):
        return False
    return not game.bans(HAVE_ATTACHED) or not game.forbidden(HAVE_ATTACHED, host, Use(card, seat))


def hosts_to_play_on(game: LcgGame, card: int, seat: int) -> list[int]:
    """The characters on which this player can play an attachment now."""
    by = _as_attachment(card, seat)
    return [host for host in hosts_of(game, card, seat) if _may_play_on(game, by, host)]


def _as_attachment(card: int, seat: int) -> Use:
    by = Use(card, seat)
    by.type = ATTACHMENT
    return by


def _may_play_on(game: LcgGame, by: Use, host: int) -> bool:
    """May the attachment be played on a host on which it may be?"""
    if game.forbidden(BE_TARGETED, host, by):
        return False
    for rule in game.printed[by.card].standing:
        if not rule.may_play_on(game, by.card, by.seat, host):
            return False
    return True


def _can_pay_for(game: LcgGame, card: int, seat: int, host: int) -> bool:
    """Can the player pay what the attachment costs on that host?"""
    return game.can_spend(seat, game.cost_to_play(card, ATTACHMENT, host))


def can_play_attachment(game: LcgGame, card: int, seat: int) -> bool:
    """Can this player play this attachment (or a character as one) now?"""
    alike = not game.touching(TOUCHES_COST)  # it costs the same on everybody
    if alike and not _can_pay_for(game, card, seat, NOTHING):
        return False
    if not _may_play_attachment(game, card, seat) or is_unique_there(game, card, seat):
        return False
    if cannot_enter(game, card, seat, True):
        return False
    by = _as_attachment(card, seat)
    for host in game.all_characters():
        if (alike or _can_pay_for(game, card, seat, host)) and fits(game, card, seat, host):
            if _may_play_on(game, by, host):
                return True
    return False


def _may_play_attachment(game: LcgGame, card: int, seat: int) -> bool:
    """May the card be played, as the attachment that it is then (lcg.cardtypes.02)?"""
    before, game.playing = game.playing, (card, ATTACHMENT, NOTHING)
    found = may_play_card(game, card, seat)
    game.playing = before
    return found


def hosts_to_pay_for(game: LcgGame, card: int, seat: int) -> list[int]:
    """The characters on which this player can play an attachment, and pay what it costs there."""
    return [host for host in hosts_to_play_on(game, card, seat) if _can_pay_for(game, card, seat, host)]


def may_be_attachment(game: LcgGame, card: int, seat: int) -> bool:
    """Does the text of a character let it be played as an attachment?"""
    return any(rule.as_attachment(game, card, seat) for rule in game.printed[card].standing)


# ------------------------------------------------------------------------------------------------------------ playing


def tell_played(game: LcgGame, use: Use) -> None:
    """That a character or attachment is played, from where and for how much fate."""
    use.rule = "lcg.dynasty.08" if use.origin == PROVINCE else "lcg.costs.10"
    entry = game.note("plays", use.seat, game.cards[use.card], amount=use.cost)
    entry.came = spot(game, use.card)
    by_rule(entry, use.rule)


class PlayCharacter(Frame["LcgGame"]):
    """A character is played from a province or from hand (lcg.dynasty.01, lcg.costs.10)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("use", "fate", "side")
    STEPS: ClassVar[tuple[str, ...]] = ("where_to", "pay", "place_fate", "enter")
    ARGS: ClassVar[int] = 1

    def __init__(self, use: Use) -> None:
        self.use: Use = use
        self.fate: int = -1  # to be placed on it; -1: still to be chosen
        self.side: int = NO_SIDE

    def where_to(self, game: LcgGame) -> None:
        """The player says whether a character from hand enters the conflict or goes home (lcg.conflict)."""
        use = self.use
        if game.conflict is not None:
            choices = [Choice("choose", tail="home", value=NO_SIDE)]
            if can_join(game, use.card, use.seat):
                choices.insert(0, Choice("choose", tail="conflict", value=side_of(game, use.seat)))
            game.ask(use.seat, "choose", say("prompts.where_does_it_enter_play"), choices, game.cards[use.card])

    def pay(self, game: LcgGame) -> None:
        """The player pays the fate cost, with all modifiers, to the general token pool."""
        use = self.use
        use.origin = game.where[use.card]
        use.cost = game.cost_of(use.card)
        game.players[use.seat].fate -= use.cost
        game.touch()
        tell_played(game, use)

    def place_fate(self, game: LcgGame) -> None:
        """The player places any number of fate from his pool on it, before the reactions to its entering play."""
        use = self.use
        if self.fate < 0:
            most = game.players[use.seat].fate
            if not game.can_spend(use.seat, most) or game.forbidden(HAVE_FATE_PLACED, use.card, use):
                most = 0
            choices = [Choice("choose", tail=str(count), value=count) for count in range(most + 1)]
            game.ask(use.seat, "choose", say("prompts.how_much_fate_goes_on_it"), choices, game.cards[use.card])

    def answer(self, game: LcgGame, choice: Choice) -> None:
        if self.at == 1:
            self.side = choice.value
        else:
            self.fate = choice.value

    def enter(self, game: LcgGame) -> None:
        """The character enters play and is played."""
        use = self.use
        if game.keywords(use.card) & LIMITED:
            game.players[use.seat].limited += 1
        events = [
            Event(ENTERS_PLAY, use.card, use.seat, use.origin, how=PLAYED, use=use, side=self.side),
            Event(CARD_PLAYED, use.card, use.seat, use.origin, use=use),
        ]
        if self.fate > 0:
            events.append(Event(FATE_PLACED, use.card, use.seat, self.fate, how=PLAYED, use=use, rule="lcg.dynasty.01"))
        game.happen(events)


class PlayAttachment(Frame["LcgGame"]):
    """An attachment is played from hand: its cost is paid, then its host is chosen (lcg.targeting.02); where the cost depends on
    the host, he is chosen first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("use", "paid")
    STEPS: ClassVar[tuple[str, ...]] = ("pay", "choose_host", "pay_for_host", "enter")
    ARGS: ClassVar[int] = 1

    def __init__(self, use: Use) -> None:
        self.use: Use = use
        self.paid: bool = False

    def pay(self, game: LcgGame) -> None:
        """The player pays the fate cost, if it is the same whoever is chosen."""
        use = self.use
        costs = {game.cost_to_play(use.card, ATTACHMENT, host) for host in hosts_to_play_on(game, use.card, use.seat)}
        if len(costs) == 1:
            self._spend(game, costs.pop())

    def _spend(self, game: LcgGame, cost: int) -> None:
        use = self.use
        use.origin = game.where[use.card]
        use.cost = cost
        game.players[use.seat].fate -= cost
        game.touch()
        tell_played(game, use)
        self.paid = True

    def choose_host(self, game: LcgGame) -> None:
        """The player chooses a character in play."""
        use = self.use
        hosts = (hosts_to_play_on if self.paid else hosts_to_pay_for)(game, use.card, use.seat)
        if hosts:
            choices = [Choice("target", game.cards[host], value=host) for host in hosts]
            game.ask(use.seat, "target", say("prompts.what_is_it_attached_to"), choices, game.cards[use.card])

    def answer(self, game: LcgGame, choice: Choice) -> None:
        self.use.targets = [[choice.value]]

    def pay_for_host(self, game: LcgGame) -> None:
        """The player pays the fate cost that depends on the host."""
        use = self.use
        if not use.targets:
            self.finish()
        elif not self.paid:
            self._spend(game, game.cost_to_play(use.card, ATTACHMENT, use.targets[0][0]))

    def enter(self, game: LcgGame) -> None:
        """The attachment enters play attached (lcg.attachments: not without a host)."""
        use = self.use
        if game.keywords(use.card) & LIMITED:
            game.players[use.seat].limited += 1
        host = use.targets[0][0]
        game.happen(
            [
                Event(ENTERS_PLAY, use.card, use.seat, use.origin, other=host, how=PLAYED, use=use),
                Event(CARD_PLAYED, use.card, use.seat, use.origin, other=host, use=use),
                Event(ATTACHED, use.card, use.seat, other=host, use=use),
            ],
        )


class PlayAs(Frame["LcgGame"]):
    """A character that may also be an attachment: the player says which."""

    FIELDS: ClassVar[tuple[str, ...]] = ("use",)
    STEPS: ClassVar[tuple[str, ...]] = ("choose_type",)
    ARGS: ClassVar[int] = 1

    def __init__(self, use: Use) -> None:
        self.use: Use = use

    def choose_type(self, game: LcgGame) -> None:
        """`choose character|attachment`."""
        use = self.use
        choices: list[Choice] = []
        if can_play_character(game, use.card, use.seat):
            choices.append(Choice("choose", tail="character", value=CHARACTER))
        if can_play_attachment(game, use.card, use.seat):
            choices.append(Choice("choose", tail="attachment", value=ATTACHMENT))
        game.ask(use.seat, "choose", say("prompts.played_as_what"), choices, game.cards[use.card])

    def answer(self, game: LcgGame, choice: Choice) -> None:
        self.use.type = choice.value
        game.push(PlayCharacter(self.use) if choice.value == CHARACTER else PlayAttachment(self.use))


def can_play_card(game: LcgGame, card: int, seat: int) -> bool:
    """Can this player play this character or attachment from hand now?"""
    type = game.printed[card].type
    if type == ATTACHMENT:
        return can_play_attachment(game, card, seat)
    if type != CHARACTER:
        return False
    as_attachment = may_be_attachment(game, card, seat) and can_play_attachment(game, card, seat)
    return as_attachment or can_play_character(game, card, seat)


def play_card(game: LcgGame, card: int, seat: int) -> None:
    """Play a character or attachment from hand."""
    use = Use(card, seat)
    use.type = game.printed[card].type
    if use.type == ATTACHMENT:
        game.push(PlayAttachment(use))
    elif may_be_attachment(game, card, seat):
        game.push(PlayAs(use))
    else:
        game.push(PlayCharacter(use))


__all__ = ["NOTHING", "can_join", "can_play_card", "fits", "hosts_of", "is_unique_there", "play_card", "side_of"]
