"""A turn, phase by phase (celestial.turn.02)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rokugan import program as p
from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions.rounds import ActionRound
from rokugan.editions.ccg.actions.running_text import RunEffects
from rokugan.editions.ccg.actions.taking import CarryOut
from rokugan.editions.ccg.battle.attack import phase_event
from rokugan.editions.ccg.costs import affording, entering_play, prices
from rokugan.editions.ccg.costs.gold_sources import Due
from rokugan.editions.ccg.costs.overlaying import PayAndOverlay, overlay_price
from rokugan.editions.ccg.effects import straightening
from rokugan.editions.ccg.events.putting_away import PutAway
from rokugan.editions.ccg.events.windows import Occurrence, Window
from rokugan.editions.ccg.table import endings
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import (
    DISCARD,
    DRAW,
    PHASE_BEGINS,
    PHASE_ENDS,
    RESOLVE,
    REVEAL,
    STRAIGHTEN,
    TURN_BEGINS,
    TURN_ENDS,
    Moment,
)
from rokugan.editions.ccg.table.ids import NOTHING, OPEN, PERSONAL_HONOR, RESOLVING, player_thing
from rokugan.editions.ccg.text.described import meaning
from rokugan.editions.ccg.text.happened import prevention

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame
    from rokugan.editions.ccg.table.pieces import Province

PHASES = ("straighten", "events", "action", "attack", "dynasty", "end")

# By then every deck is empty or has filled a hand, so that somebody would have been asked something.
IDLE_ROUNDS: Final = 12


class TurnAfterTurn(Frame["CcgGame"]):
    """Turn after turn to the left, until the game ends. `first` is the phase at which a set-up position begins, `idle` the
    number of turns in which nobody was asked anything since decision number `decisions`."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "decisions", "idle")
    ARGS: ClassVar[int] = 1

    def __init__(self, first: str = "") -> None:
        self.first: str = first
        self.decisions: int = 0
        self.idle: int = 0

    def run(self, game: CcgGame) -> bool:
        self.idle = self.idle + 1 if self.decisions == game.decisions else 0
        self.decisions = game.decisions
        if self.idle > IDLE_ROUNDS * len(game.players):  # no rulebook says so, but it would go on for ever
            game.end(-1, "stalemate")
            return True
        if self.at and 0 < game.rules.turn_limit <= game.turn:
            game.end(game.rules.victory.leader(game), "turn limit")
            return True
        if self.at:
            before = game.active
            game.active = game.others(before)[0] if game.others(before) else before
            turns_skipped(game, before)
        self.at += 1
        turn = game.rules.turn.procedure(game)
        if self.first:
            turn.goto(self.first)
            self.first = ""
        game.push(turn)
        return True


class Turn(Frame["CcgGame"]):
    """One turn of the active player."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "begin", "after_begin", "straighten", "events", "action", "attack", "dynasty", "end", "before_turn_ends", "turn_ends",
    )  # fmt: skip

    def begin(self, game: CcgGame) -> None:
        """The turn starts."""
        game.turn += 1
        start_turn(game)

    def after_begin(self, game: CcgGame) -> None:
        """The turn begins, with those who answer before and after it. A position at the Straighten Phase begins here."""
        event = Event(TURN_BEGINS, [player_thing(game.active)], game.active)
        event.cause = "rules"
        game.push(TurnBegins(event))

    def straighten(self, game: CcgGame) -> None:
        """Phase 1."""
        self._push(game, StraightenPhase())

    def events(self, game: CcgGame) -> None:
        """Phase 2."""
        self._push(game, EventsPhase())

    def action(self, game: CcgGame) -> None:
        """Phase 3."""
        self._push(game, ActionPhase())

    def attack(self, game: CcgGame) -> None:
        """Phase 4."""
        if self._push(game, game.rules.turn.attack_phase(game)):
            game.phase = "attack"

    def _push(self, game: CcgGame, phase: Frame[CcgGame]) -> bool:
        """A phase, unless the active player has left the game meanwhile."""
        if game.players[game.active].eliminated:
            return False
        game.push(phase)
        return True

    def dynasty(self, game: CcgGame) -> None:
        """Phase 5, after any additional phases that texts have given."""
        if game.extra_phases:
            self.again()
            if game.extra_phases.pop(0) == "action":
                self._push(game, ActionPhase())
            else:
                self.attack(game)
        else:
            self._push(game, DynastyPhase())

    def end(self, game: CcgGame) -> None:
        """Phase 6."""
        self._push(game, EndPhase())

    def before_turn_ends(self, game: CcgGame) -> None:
        """Let players answer before and after the end of the turn."""
        event = Event(TURN_ENDS, [player_thing(game.active)], game.active)
        event.cause = "rules"
        game.happen(event)

    def turn_ends(self, game: CcgGame) -> None:
        """What lasts until the end of the turn ends (celestial.duration.02)."""
        game.end_modifiers("turn", "phase", "battle", "attack", "duel", endings.of_turn(game.turn))


class TurnBegins(Occurrence):
    """The beginning of a turn: what happens before it counts for Honor Victory, what happens after it does not
    (samurai.victory.01)."""

    def apply(self, game: CcgGame) -> None:
        """The player whose Family Honor is high enough wins (celestial.victory.03); what lasts until now ends."""
        if game.rules.victory.wins_by_honor(game, game.active):
            game.end(game.active, "honor")
            return
        game.note("begins turn", game.active, amount=game.turn)
        game.end_modifiers(endings.next_turn(game.active))
        game.renew_modifiers(endings.second_turn(game.active), endings.next_turn(game.active))
        super().apply(game)


def start_turn(game: CcgGame) -> None:
    """Forget what counts within a turn only."""
    game.used_turn.clear()
    if game.mentioned.past:
        game.long_ago += [each for each in game.happened if each[0] in game.mentioned.past]
    else:
        game.deeds_forgotten += len(game.deeds)
        game.deeds.clear()
    game.happened.clear()
    if game.first_player < 0:
        game.first_player = game.active
    game.tactical.clear()
    game.extra_actions.clear()
    for player in game.players:
        player.bought_for_honor = False
        player.turn_honor = player.honor
    game.players[game.active].turns += 1


class StraightenPhase(Frame["CcgGame"]):
    """The active player straightens all his cards (celestial.straighten.01)."""

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "straighten", "end")

    def begin(self, game: CcgGame) -> None:
        """The phase begins."""
        game.phase = "straighten"
        phase_event(game, PHASE_BEGINS, "straighten")

    def straighten(self, game: CcgGame) -> None:
        """Straighten all cards at the same time."""
        bowed = [card for card in game.everything_in_play(game.active) if game.states[card].bowed]
        if game.allows():
            for seat in game.others(game.active):
                for card in game.everything_in_play(seat):
                    if game.states[card].bowed and prevention.allowed(game, "straighten in each phase", card):
                        bowed.append(card)
        if bowed:
            event = Event(STRAIGHTEN, bowed, game.active)
            event.cause = "rules"
            straightening.straighten(game, event)

    def end(self, game: CcgGame) -> None:
        """The phase ends."""
        game.end_modifiers(endings.straightening(game.active))
        phase_event(game, PHASE_ENDS, "straighten")


def barred(game: CcgGame, event: int) -> bool:
    """Does a text say that this Event cannot resolve?"""
    return prevention.forbidden(game, "resolve", event)


class EventsPhase(Frame["CcgGame"]):
    """Province cards are turned up from left to right and each is dealt with (celestial.events.01)."""

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "choose", "reveal", "deal_with", "resolve", "close", "revealed", "end")
    FIELDS: ClassVar[tuple[str, ...]] = ("index", "card", "action", "waiting", "opened", "row")

    def __init__(self) -> None:
        self.index: int = 0
        self.card: int = NOTHING
        self.action: Action | None = None
        self.waiting: list[int] = []  # the cards of the present province that are still to be dealt with
        self.opened: bool = False
        self.row: list[
            int
        ] = []  # the provinces, from left to right; those gained meanwhile have their turn another time

    def province(self, game: CcgGame) -> Province:
        """The province at hand."""
        return game.province(self.row[self.index])

    def begin(self, game: CcgGame) -> None:
        """The phase begins."""
        self.row = [province.thing for province in game.row(game.active)]
        game.phase = "events"
        phase_event(game, PHASE_BEGINS, "events")

    def choose(self, game: CcgGame) -> None:
        """The next card: of several in one province the active player chooses, before the next province (samurai.events.01)."""
        while self.index < len(self.row):
            province = self.province(game)
            if not self.opened:
                self.waiting = [] if province.destroyed else list(province.cards)
                self.opened = True
            self.waiting = [card for card in self.waiting if card in province.cards]
            if self.waiting:
                break
            self.index += 1
            self.opened = False
        if not self.waiting:
            self.goto("revealed")
        elif len(self.waiting) == 1:
            self.card = self.waiting[0]
        else:
            choices = [self.order_choice(game, number) for number in range(len(self.waiting))]
            game.ask(game.active, "order", say("prompts.which_card_of_the_province_is"), choices)

    def order_choice(self, game: CcgGame, number: int) -> Choice:
        """A card of the province; one that nobody knows is called by its place."""
        card = self.waiting[number]
        if card in self.province(game).up:
            return Choice("order", game.cards[card], value=card)
        return Choice("order", tail=f"face-down card {number + 1}", value=card)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        self.card = choice.value

    def reveal(self, game: CcgGame) -> None:
        """Turn the card up."""
        province = self.province(game)
        self.action = None
        if game.behaviours[self.card].type in ("event", "celestial"):
            self.action = Action(game.active, self.card, None)
        if self.card not in province.up:
            event = Event(REVEAL, [self.card], game.active)
            event.cause = "rules"
            event.action = self.action
            game.happen(event)

    def _window(self, game: CcgGame, when: Moment) -> None:
        """Open the window in which players answer to the resolution of an Event."""
        if game.may_answer(RESOLVE) and self.action is not None and not self.action.effects_off:
            event = Event(RESOLVE, [self.card], game.active)
            event.word = "event"
            event.action = self.action
            game.push(Window(event, self.card, when, list(game.audience())))

    def deal_with(self, game: CcgGame) -> None:
        """A Holding or Personality stays; an Event resolves; a Region is attached."""
        card = self.card
        province = self.province(game)
        type_ = game.behaviours[card].type
        if card not in province.cards:
            return
        if type_ == "region":
            game.rules.turn.reveal_region(game, card, province)
        elif type_ in ("event", "celestial"):
            province.held_open = True
            game.bring(card, RESOLVING)
            self._window(game, "before")

    def resolve(self, game: CcgGame) -> None:
        """An Event's effects happen, unless they are negated."""
        if self.action is None or self.action.effects_off or game.where[self.card] != RESOLVING:
            return
        if barred(game, self.card):
            return
        if game.rules.turn.event_resolves(game, self.card, game.active):
            if game.behaviours[self.card].type == "celestial":  # its text speaks of it as a card in play
                game.push(RunEffects(self.action, (p.PutCard(p.Ref("this"), "play", terms=(p.Term("free"),)),)))
            for ability in reversed(game.behaviours[self.card].event_effects):
                action = Action(game.active, self.card, ability)
                if all(meaning.holds(game, action, each) for each in ability.conditions):
                    game.push(CarryOut(action))

    def close(self, game: CcgGame) -> None:
        """A resolved Event is discarded, then its province is refilled face-down."""
        province = self.province(game)
        if province.held_open:
            self._window(game, "after")
        if province.held_open:
            province.held_open = False
            game.refill = True
            game.unsettled = True
        self.waiting = [card for card in self.waiting if card != self.card]
        self.goto("choose")
        if game.where[self.card] == RESOLVING:
            game.push(PutAway([self.card]))

    def revealed(self, game: CcgGame) -> None:
        """All provinces have been dealt with."""
        game.rules.turn.after_reveals(game)

    def end(self, game: CcgGame) -> None:
        """The phase ends."""
        phase_event(game, PHASE_ENDS, "events")


class ActionPhase(Frame["CcgGame"]):
    """An action round of Limited and Open actions (celestial.action-phase.01)."""

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "round", "end")

    def begin(self, game: CcgGame) -> None:
        """The phase begins."""
        game.phase = "action"
        phase_event(game, PHASE_BEGINS, "action")

    def round(self, game: CcgGame) -> None:
        """The active player has the first opportunity."""
        game.push(ActionRound(game.active, OPEN))

    def end(self, game: CcgGame) -> None:
        """The phase ends."""
        game.end_modifiers("phase")
        phase_event(game, PHASE_ENDS, "action")


class DynastyPhase(Frame["CcgGame"]):
    """Buying from provinces, then discarding from them (celestial.dynasty.01-.09)."""

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "buy", "end")
    FIELDS: ClassVar[tuple[str, ...]] = ("discarding",)
    ANEW: ClassVar[tuple[str, ...]] = ("buy",)

    def __init__(self) -> None:
        self.discarding: bool = False

    def begin(self, game: CcgGame) -> None:
        """The phase begins."""
        game.phase = "dynasty"
        phase_event(game, PHASE_BEGINS, "dynasty")

    def buy(self, game: CcgGame) -> None:
        """Bring a card into play, discard one, or be done."""
        self.again()
        choices: list[Choice] = []
        seat = game.active
        up = [card for province in game.standing(seat) for card in province.cards if card in province.up]
        if not self.discarding:
            for card in up:
                choices += purchases(game, seat, card)
        choices += [Choice("discard", game.cards[card], value=card) for card in up]
        choices.append(Choice("done"))
        prompt = (
            say("prompts.discard_cards_from_provinces")
            if self.discarding
            else say("prompts.buy_or_discard_cards_from_provinces")
        )
        game.ask(seat, "dynasty", prompt, choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        seat = game.active
        card = choice.value
        if choice.verb == "done":
            self.at += 1
        elif choice.verb == "discard":
            self.discarding = True
            event = Event(DISCARD, [card], seat)
            event.cause = "rules"
            game.happen(event)
        elif choice.verb == "overlay":
            assert isinstance(choice.what, int)
            game.push(PayAndOverlay(seat, card, choice.what))
        else:
            gold, how = price_to_buy(game, seat, card, choice.tail.strip())
            frame = entering_play.BringIntoPlay(seat, card, gold, game.rules.costs.entry_host(game, card))
            if how == "honor":
                frame.honor_gain = game.value(card, PERSONAL_HONOR)
            game.push(frame)

    def end(self, game: CcgGame) -> None:
        """The phase ends."""
        game.end_modifiers("phase")
        phase_event(game, PHASE_ENDS, "dynasty")


def price_to_buy(game: CcgGame, seat: int, card: int, how: str) -> tuple[int, str]:
    """The Gold for a purchase: with discount, for Honor, or plain; 2 more if an own-Clan requirement is not met."""
    gold = prices.price(game, seat, card)
    if game.behaviours[card].type == "personality":
        if how == "discount":
            gold -= game.rules.costs.clan_discount
        if not game.rules.costs.meets_requirement(game, seat, card):
            gold += game.rules.costs.requirement_surcharge
    return max(gold, 0), how


def purchases(game: CcgGame, seat: int, card: int) -> list[Choice]:
    """The ways in which a player can bring a face-up card of his province into play now."""
    _, ways = why_not_buy(game, seat, card)
    choices = [Choice("buy", game.cards[card], f" {how}" if how else "", card) for how in ways]
    if game.behaviours[card].type == "personality":
        for beneath in game.rules.table.overlays(game, seat, card):
            cost = overlay_price(game, card, beneath)
            if affording.can_afford(game, seat, Due(cost, card), []):
                choices.append(Choice("overlay", game.cards[card], "", card, beneath, on=game.cards[beneath]))
    return choices


def why_not_buy(game: CcgGame, seat: int, card: int) -> tuple[str, list[str]]:
    """Return why a face-up card cannot be bought (empty if it can), and the ways in which it can."""
    behaviour = game.behaviours[card]
    if behaviour.type not in ("personality", "holding"):
        return "not for sale", []
    reason = entering_play.why_not_control(game, seat, card) or game.rules.costs.why_not_enter(game, seat, card)
    if reason:
        return reason, []
    if not entering_play.can_pay_extra(game, seat, card):
        return "cost", []
    ways = [""]
    if behaviour.type == "personality":
        own = entering_play.shares_clan(game, seat, card)
        if not game.rules.costs.may_recruit(game, seat, card):
            return "honor requirement", []
        if own:
            ways.append("discount")
            if not game.players[seat].bought_for_honor or not game.rules.costs.honor_once:
                ways.append("honor")
    affordable = [
        how for how in ways if affording.can_afford(game, seat, Due(price_to_buy(game, seat, card, how)[0], card), [])
    ]
    return ("" if affordable else "gold"), affordable


class EndPhase(Frame["CcgGame"]):
    """Draw a card, then discard down to the maximum hand size (celestial.end-phase.01-.02)."""

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "draw", "discard", "end")
    ANEW: ClassVar[tuple[str, ...]] = ("discard",)

    def begin(self, game: CcgGame) -> None:
        """The phase begins."""
        game.phase = "end"
        phase_event(game, PHASE_BEGINS, "end")

    def draw(self, game: CcgGame) -> None:
        """The player draws one Fate card."""
        event = Event(DRAW, [player_thing(game.active)], game.active)
        event.amount = cards_drawn(game, game.active)
        event.cause = "rules"
        game.happen(event)

    def discard(self, game: CcgGame) -> None:
        """The player discards down to the maximum, one card at a time."""
        player = game.players[game.active]
        if len(player.hand) <= game.rules.turn.maximum_hand(game, game.active):
            return
        if prevention.allowed(game, "no hand limit", player_thing(game.active)):
            return
        self.again()
        choices = [Choice("discard", game.cards[card], value=card) for card in player.hand]
        game.ask(game.active, "discard", say("prompts.discard_down_to_the_maximum_hand"), choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        event = Event(DISCARD, [choice.value], game.active)
        event.cause = "rules"
        game.happen(event)

    def end(self, game: CcgGame) -> None:
        """The phase ends."""
        phase_event(game, PHASE_ENDS, "end")


def turns_skipped(game: CcgGame, before: int) -> None:
    """What lasts until a turn of an eliminated player ends where that turn would have come (samurai.multiplayer.14)."""
    seat = (before + 1) % len(game.players)
    while seat != game.active:
        game.end_modifiers(endings.next_turn(seat), endings.straightening(seat))
        seat = (seat + 1) % len(game.players)


def cards_drawn(game: CcgGame, seat: int) -> int:
    """Return how many cards are drawn in the End Phase: what changes that draw is part of it (samurai.end-phase.02)."""
    more = [allow.number for _, player, allow in game.allows() if allow.verb == "draw more" and player == seat]
    return 1 + sum(each.value for each in more if isinstance(each, p.Number))
