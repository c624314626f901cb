"""Challenges and duels, step by step as the book has them (celestial.duel.01-.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions.legality import may_use
from rokugan.editions.ccg.actions.running_text import RunEffects, carry_out
from rokugan.editions.ccg.actions.taking import CarryOut
from rokugan.editions.ccg.events.putting_away import PutAway
from rokugan.editions.ccg.events.windows import AfterIt, BeforeIt
from rokugan.editions.ccg.table.action import Action, Duel, Event, Offer, offered_action
from rokugan.editions.ccg.table.event_kinds import (
    CHALLENGE,
    DUEL_BEGINS,
    DUEL_ENDS,
    FOCUS,
    FOCUS_EFFECTS,
    FOCUS_POOLS,
    ISSUE,
    LOSE_DUEL,
    REFUSE,
    STRIKE,
    WIN_DUEL,
)
from rokugan.editions.ccg.table.ids import (
    FATE_DECK,
    FOCUS_POOL,
    FOCUS_VALUE,
    FOCUSED,
    HAND,
    IN_PLAY,
    NOTED,
    NOTHING,
    REACTION,
    STATS,
    player_thing,
)
from rokugan.editions.ccg.text.described import meaning
from rokugan.editions.ccg.text.happened import prevention
from rokugan.editions.ccg.text.happened.trigger_details import INSTEAD_OF_FOCUSING
from rokugan.editions.ccg.text.phrases import values

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


"""The stats that are noted when a duel begins."""


class ChallengeAndDuel(Frame["CcgGame"]):
    """From the challenge to the tidying up after the duel."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "issue", "refuse", "begin", "focus_pools", "first_chance", "focus_or_strike", "turn_up", "before_focus_effects",
        "focus_effects", "after_focus_effects", "compare", "winner_learns", "loser_learns", "consequences", "ends",
        "discard_focused", "return_pools", "over",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "node", "after", "duel", "resolved", "seat", "focus_event")
    ANEW: ClassVar[tuple[str, ...]] = ("focus_or_strike", "return_pools")
    ARGS: ClassVar[int] = 4

    def __init__(self, action: Action, node: p.Challenge, after: tuple[p.Effect, ...], duel: Duel) -> None:
        self.action: Action = action
        self.node: p.Challenge = node
        self.after: tuple[p.Effect, ...] = after
        self.duel: Duel = duel
        self.resolved: list[int] = []
        self.seat: int = -1
        self.focus_event: Event | None = None

    def _made(self, kind: int, things: list[int]) -> Event:
        """An event of this duel."""
        event = Event(kind, things, self.action.player)
        event.action = self.action
        event.cause = "rules"
        event.what = self.duel
        return event

    def _event(self, game: CcgGame, kind: int, things: list[int]) -> None:
        """Let an event of this duel happen."""
        game.happen(self._made(kind, things))

    def _players(self, game: CcgGame) -> tuple[int, int]:
        """Challenger's and challenged player's seats."""
        return game.controller(self.duel.challenger), game.controller(self.duel.challenged)

    def _stopped(self, game: CcgGame) -> bool:
        """A duel ends without resolution when one of the two leaves play, or leaves the duel."""
        gone = self.duel.left or any(
            game.where[card] != IN_PLAY for card in (self.duel.challenger, self.duel.challenged)
        )
        if gone:
            self.duel.over = True
            self.goto("discard_focused")
        return gone

    def issue(self, game: CcgGame) -> None:
        """The challenge is made."""
        duel = self.duel
        if any(game.where[card] != IN_PLAY for card in (duel.challenger, duel.challenged)):
            self.finish()
            return
        game.duel = self.action.duel = duel
        for each in self.after:
            if isinstance(each, p.DuelStat):
                carry_out(game, self.action, each, "effect")
        self.after = tuple(each for each in self.after if not isinstance(each, p.DuelStat))
        game.happened.append((ISSUE, player_thing(game.controller(duel.challenger)), 0, self.action.serial))
        game.note("challenges", self.action.player, game.cards[duel.challenger], game.cards[duel.challenged])
        self._event(game, CHALLENGE, [duel.challenged])

    def refuse(self, game: CcgGame) -> None:
        """The challenged player may refuse if the challenge says so (celestial.duel.02)."""
        if self._stopped(game):
            return
        if game.rules.duels.may_refuse(game, self.node, self.after):
            _, challenged = self._players(game)
            about = game.cards[self.duel.challenged]
            choices = [
                Choice(verb)
                for verb in ("accept", "refuse")
                if not prevention.forbidden(game, verb, self.duel.challenged)
            ]
            game.ask(challenged, "challenge", say("prompts.accept_the_challenge"), choices or [Choice("accept")], about)

    def begin(self, game: CcgGame) -> None:
        """Let both Personalities enter the duel."""
        if not self._stopped(game):
            self._event(game, DUEL_BEGINS, [self.duel.challenger, self.duel.challenged])

    def focus_pools(self, game: CcgGame) -> None:
        """Step 1: three cards from the top of the Fate deck (celestial.duel.03)."""
        if self._stopped(game):
            return
        for seat in self._players(game):
            deck = game.players[seat].fate_deck
            for _ in range(min(game.rules.duels.focus_pool_size, len(deck))):
                card = deck[-1]
                game.bring(card, FOCUS_POOL)
        self._event(game, FOCUS_POOLS, [self.duel.challenger, self.duel.challenged])

    def first_chance(self, game: CcgGame) -> None:
        """Step 2: the challenged player begins, unless a Duelist has the first chance (celestial.duel.15)."""
        if self._stopped(game):
            return
        challenger, challenged = self._players(game)
        duel = self.duel
        duel.began = [game.value(card, stat) for card in (duel.challenger, duel.challenged) for stat in NOTED]
        self.seat = challenger if game.rules.duels.duelist_begins(game, self.duel) else challenged
        self.duel.must_focus = game.rules.duels.must_focus_first(game, self.duel)
        first = first_to_focus(game, self.action, self.after)
        if first:
            self.seat = game.controller(first[0])
            self.duel.must_focus = True

    def focus_or_strike(self, game: CcgGame) -> None:
        """Focus a card or strike, in turns, until one strikes."""
        if self._stopped(game) or self.duel.struck:
            return
        self.again()
        player = game.players[self.seat]
        choices = [Choice("focus", game.cards[card], value=card) for card in player.focus_pool]
        if game.rules.duels.focus_from_hand(game, self.duel, self.seat):
            tail = " from hand" if game.rules.duels.focus_pool_size else ""
            held = [Choice("focus", game.cards[card], tail, card) for card in player.hand]
            for choice in held:
                choice.spare_tail = True
            choices += held
        choices = [c for c in choices if not prevention.forbidden(game, "focus", c.value)]
        choices += instead_of_focusing(game, self.duel, self.seat)
        if prevention.forbidden(game, "focus", player_thing(self.seat)):
            choices = []  # nor anything instead (samurai.g-duel.12)
        if not choices or not self.duel.must_focus:
            choices.append(Choice("strike"))
        game.ask(self.seat, "duel", say("prompts.focus_or_strike"), choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        verb = choice.verb
        if verb == "accept":
            return
        if verb == "refuse":
            self._refused(game)
        elif verb == "strike":
            self.duel.struck = True
            game.note("strikes", self.seat)
            challenger, _ = self._players(game)
            mine = self.duel.challenger if self.seat == challenger else self.duel.challenged
            self._event(game, STRIKE, [mine])
        elif verb == "focus":
            self._focus(game, choice.value)
        elif isinstance(choice.what, Offer):
            self._act_instead(game, choice.what)
        elif self.STEPS[self.at] == "focus_effects":
            self._focus_effect(game, choice.value)
        else:
            self._put_under(game, choice.value)

    def _refused(self, game: CcgGame) -> None:
        """The challenge is refused: what the text says of that happens, and there is no duel."""
        self.duel.refused = True
        game.note("refuses the challenge", game.controller(self.duel.challenged))
        self.goto("over")
        effects = self.node.refusal + self.after
        if effects:
            game.push(RunEffects(self.action, effects))
        self._event(game, REFUSE, [self.duel.challenged])  # what the challenge says of it follows

    def _focus(self, game: CcgGame, card: int) -> None:
        """A card goes face-down to the focused ones."""
        seat = self.seat
        player = game.players[seat]
        if game.where[card] == HAND:
            self.duel.from_hand.append(seat)
            for other in player.hand:
                game.hide(other, 1 << seat)
        game.bring(card, FOCUSED, seat=seat)
        game.learn(card, 1 << seat)
        game.hide(card, 1 << seat)
        game.note("focuses", seat, game.cards[card], known=1 << seat)
        self._has_focused(game)

    def _act_instead(self, game: CcgGame, offer: Offer) -> None:
        """A Reaction instead of focusing, or as a focused card: played openly, and the other player is next
        (gold.duel.09, samurai.g-duel.09)."""
        seat, event = self.seat, focusing(self.duel, self.seat)
        mine = self._has_focused(game)
        if isinstance(offer.ability.node, p.Ability):
            game.rules.actions.begin(game, seat, offer, event, mine)
        else:
            action = Action(seat, offer.card, offer.ability)
            action.event, action.subject, action.duel = event, mine, self.duel
            game.push(CarryOut(action))

    def _has_focused(self, game: CcgGame) -> int:
        """The choice passes to the other player; those who answer to the focusing of this Personality."""
        seat = self.seat
        challenger, challenged = self._players(game)
        self.duel.must_focus = False
        self.seat = challenged if seat == challenger else challenger
        mine = self.duel.challenger if seat == challenger else self.duel.challenged
        self._event(game, FOCUS, [mine])
        return mine

    def turn_up(self, game: CcgGame) -> None:
        """Step 3: all focused cards are turned face-up (celestial.duel.09)."""
        for seat in self._players(game):
            for card in game.players[seat].focused:
                game.learn(card, game.everyone())
                game.called.show(card)
                game.note("turns up", seat, game.cards[card])

    def before_focus_effects(self, game: CcgGame) -> None:
        """A point at which Reactions may be taken."""
        if not self._stopped(game):
            self.focus_event = self._made(FOCUS_EFFECTS, [self.duel.challenger])
            game.push(BeforeIt(self.focus_event))

    def after_focus_effects(self, game: CcgGame) -> None:
        """The point after they have resolved, or would have."""
        if not self._stopped(game) and self.focus_event is not None and not self.focus_event.negated:
            game.push(AfterIt(self.focus_event))

    def focus_effects(self, game: CcgGame) -> None:
        """Focus Effects resolve in the order the active player chooses; nothing else on the cards counts."""
        if self._stopped(game):
            return
        waiting = [
            card
            for seat in self._players(game)
            for card in game.players[seat].focused
            if game.behaviours[card].focus_effects and card not in self.resolved
        ]
        if not waiting:
            return
        self.again()
        if len(waiting) == 1:
            self._focus_effect(game, waiting[0])
            return
        choices = [Choice("order", game.cards[card], value=card) for card in waiting]
        game.ask(game.orderer(), "order", say("prompts.which_focus_effect_resolves_first"), choices)

    def _focus_effect(self, game: CcgGame, card: int) -> None:
        """Carry out the Focus Effects of one card that was focused."""
        self.resolved.append(card)
        if game.may_answer(FOCUS_EFFECTS):
            event = self._made(FOCUS_EFFECTS, [card])
            event.word = "one"
            game.push(AfterIt(event))
        for ability in reversed(game.behaviours[card].focus_effects):
            action = Action(game.cards[card].owner, card, ability)
            action.duel = self.duel
            if all(meaning.holds(game, action, each) for each in ability.conditions):
                game.push(CarryOut(action))

    def score(self, game: CcgGame, personality: int) -> int:
        """Duel stat plus the Focus Values of the player's focused cards (celestial.duel.11)."""
        player = game.players[game.controller(personality)]
        focused = sum(game.value(card, FOCUS_VALUE) for card in player.focused)
        return duel_value(game, self.duel, personality) + focused * game.rules.duels.focus_factor(game, personality)

    def compare(self, game: CcgGame) -> None:
        """Step 4: the higher total wins; on a tie both lose (celestial.duel.12)."""
        if self._stopped(game):
            return
        duel = self.duel
        one, other = self.score(game, duel.challenger), self.score(game, duel.challenged)
        if one == other and game.allows():
            one += prevention.allowed(game, "win ties", duel.challenger)
            other += prevention.allowed(game, "win ties", duel.challenged)
        game.note("the duel:", -1, game.cards[duel.challenger], game.cards[duel.challenged], words=f"{one} to {other}")
        if one > other:
            duel.winner, duel.losers = duel.challenger, [duel.challenged]
        elif other > one:
            duel.winner, duel.losers = duel.challenged, [duel.challenger]
        else:
            duel.losers = [duel.challenger, duel.challenged]
        if duel.verdicts:
            self.overrule()
        self.action.duel = duel
        self.note_outcome()

    def branch(self, game: CcgGame, step: str) -> tuple[str, ...] | None:
        """By which rule the totals have decided: the higher wins, or on a tie both lose."""
        if step != "compare":
            return None
        if not self.duel.losers:
            return ()
        rule = game.rules.seen.rules_behind.get("duel, tie" if self.duel.winner < 0 else "duel won", "")
        return (rule,) if rule else ()

    def note_outcome(self) -> None:
        """Who has won and who has lost, for the text that created the duel."""
        duel = self.duel
        if duel.winner >= 0:
            self.action.note("win", [duel.winner])
        self.action.note("lose", duel.losers)

    def overrule(self) -> None:
        """An effect that makes one of the two win or lose decides for the other too, unless another effect does
        (samurai.duel.28)."""
        duel = self.duel
        pair = (duel.challenger, duel.challenged)
        wins = [duel.verdicts.get(card, not duel.verdicts.get(other, False)) for card, other in (pair, pair[::-1])]
        winners = [card for card, won in zip(pair, wins, strict=True) if won]
        duel.winner = winners[0] if winners else NOTHING
        duel.losers = [card for card in pair if card not in winners]

    def winner_learns(self, game: CcgGame) -> None:
        """Let players answer to winning the duel."""
        if self.duel.winner >= 0:
            self._event(game, WIN_DUEL, [self.duel.winner])

    def loser_learns(self, game: CcgGame) -> None:
        """Let players answer to losing the duel."""
        if self.duel.losers:
            self._event(game, LOSE_DUEL, list(self.duel.losers))

    def consequences(self, game: CcgGame) -> None:
        """What the challenge gives to winner and loser."""
        effects = self.after + game.rules.duels.duel_consequences(game, self.duel, self.after)
        if effects:
            game.push(RunEffects(self.action, effects))

    def ends(self, game: CcgGame) -> None:
        """The duel ends with its resolution (celestial.duel.13)."""
        self._event(game, DUEL_ENDS, [self.duel.challenger, self.duel.challenged])

    def discard_focused(self, game: CcgGame) -> None:
        """Step 5: focused cards are discarded and changes to their Focus Values end (celestial.duel.14)."""
        focused = [card for player in game.players for card in player.focused]
        for card in focused:
            held = game.modifiers.on.get(card, ())
            game.modifiers.keep(card, tuple(m for m in held if m.stat != FOCUS_VALUE))
        game.touch()
        if focused:
            game.push(PutAway(focused))

    def return_pools(self, game: CcgGame) -> None:
        """What is left of a pool goes to the bottom of its deck in any order."""
        for seat in game.in_order(game.active):
            pool = game.players[seat].focus_pool
            if pool:
                self.again()
                choices = [Choice("order", game.cards[card], value=card) for card in pool]
                game.ask(seat, "order", say("prompts.which_card_goes_under_the_fate"), choices)
                return

    def _put_under(self, game: CcgGame, card: int) -> None:
        """Put a focused card on the bottom of its owner's Fate deck."""
        game.bring(card, FATE_DECK, top=False)

    def over(self, game: CcgGame) -> None:
        """The duel is over; changes that lasted for it end."""
        game.duel = None
        game.end_modifiers("duel")


def first_to_focus(game: CcgGame, action: Action, said: tuple[p.Effect, ...]) -> list[int]:
    """Return who has the first chance to focus, and must use it, if the text of the challenge says so now."""
    for each in said:
        found: list[int] = []
        if isinstance(each, p.FirstFocus):
            found = meaning.things(game, action, each.who)
        elif isinstance(each, p.If):
            held = meaning.holds(game, action, each.condition)
            found = first_to_focus(game, action, each.effects if held else each.otherwise)
        if found:
            return found
    return []


def focusing(duel: Duel, seat: int) -> Event:
    """The event that a Reaction instead of focusing answers to."""
    event = Event(FOCUS, [duel.challenger, duel.challenged], seat)
    event.what = duel
    return event


def instead_of_focusing(game: CcgGame, duel: Duel, seat: int) -> list[Choice]:
    """The Reactions that the player may take instead of focusing, or play as focused cards."""
    found: list[Choice] = []
    held = [card for card in game.players[seat].hand if game.behaviours[card].type == "strategy"]
    for card in (*game.everything_in_play(seat), *held):
        abilities = game.abilities(card)
        traits = game.behaviours[card].triggered if game.where[card] == IN_PLAY else []
        for number, ability in enumerate([*abilities, *traits]):
            pattern = None if ability.trigger is None else ability.trigger.pattern
            if (
                pattern is None
                or pattern.event != "focus"
                or not any(each in INSTEAD_OF_FOCUSING for each in pattern.details)
            ):
                continue
            offer = Offer(card, ability, REACTION)
            action = offered_action(seat, offer)
            action.event = focusing(duel, seat)
            if may_use(game, action):
                verb = "play" if game.where[card] == HAND else "use"
                tail = f":{number + 1}" if len(abilities) > 1 else ""
                found.append(Choice(verb, game.cards[card], tail, card, offer))
    return found


def duel_value(game: CcgGame, duel: Duel, personality: int) -> int:
    """The Personality's duel stat: what he has been given, what his traits say, else that of the challenge."""
    found: p.DuelStat | None = None
    for modifier in game.modifiers.on.get(player_thing(game.controller(personality)), ()):
        if isinstance(modifier.what, p.DuelStat):  # duels of this time are based on another stat
            found = modifier.what
    for trait in game.behaviours[personality].duel_stats:
        found = trait
    for modifier in game.modifiers.on.get(personality, ()):
        if isinstance(modifier.what, p.DuelStat):
            found = modifier.what
    stat, base = (duel.stat, duel.base) if found is None else (found.stat, found.base)
    return values.base(game, personality, STATS[stat]) if base else game.value(personality, STATS[stat])
