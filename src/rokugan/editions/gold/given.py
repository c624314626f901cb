"""The actions that Gold Edition's rules give every player: lobbying, Tacticians, moving attached cards, and the historic uses
of the Imperial Favor (gold.favor.01-.02, gold.tactics.01, gold.action-phase.05, gold.variants.02-.05)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.editions.ccg.actions import battle_reach
from rokugan.editions.ccg.actions.offers import add_given
from rokugan.editions.ccg.actions.taking import TakeGiven
from rokugan.editions.ccg.costs import entering_play
from rokugan.editions.ccg.costs.payers import paying_event
from rokugan.editions.ccg.table.action import Action, Event, Offer, make, offered_action
from rokugan.editions.ccg.table.compiled_card import CompiledAbility, compiled_ability
from rokugan.editions.ccg.table.event_kinds import BOW, LOSE, REHONOR, TARGET, TRANSFER, Moment
from rokugan.editions.ccg.table.ids import LIMITED, OPEN, REACTION, player_thing
from rokugan.editions.ccg.table.pieces import DEAD, DISHONORED
from rokugan.editions.ccg.text.happened import prevention
from rokugan.editions.gold.values import is_immune

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def _given(name: str, printed: p.Ability) -> CompiledAbility:
    ability = compiled_ability(printed, 0)
    ability.key = f"rules/{name}"
    ability.move = name
    return ability


_OTHERS_AS_HONORABLE = p.CountOf(
    p.Noun(("player",), (p.StatIs("family_honor", ">=", p.StatOf("family_honor", p.You())),), whose="other")
)
LOBBY: CompiledAbility = _given(
    "lobby",
    p.Ability(
        ("limited",),
        (p.TakeFavor(),),
        ("Political",),
        conditions=(p.Compare(_OTHERS_AS_HONORABLE, "=", p.Number(0)), p.HasFavor(p.You(), False)),
        constraints=(
            p.Bow(
                p.Target(p.Noun(("personality",), (p.StatIs("personal_honor", ">=", p.Number(1)),), whose="your"), 0)
            ),
        ),
    ),
)
TACTICS: CompiledAbility = _given(
    "tactics",
    p.Ability(
        ("battle",),
        (p.Give(p.Ref("slot", 0), (p.Modify("force", p.StatOf("focus_value", p.Ref("discarded"))),)),),
        constraints=(
            p.Target(p.Noun(("personality",), (p.HasKeyword("Tactician"),), whose="your"), 0),
            p.Discard(p.Chosen(p.Noun(("card",), whose="your", zone="hand"), 1)),
        ),
        uses=p.Uses(0),
    ),
)
SHARE: CompiledAbility = _given("share", p.Ability(("limited",), (), uses=p.Uses(0)))

GIVEN: tuple[CompiledAbility, ...] = (LOBBY, TACTICS)


def tactician_used(game: CcgGame, card: int) -> bool:
    """Has he been used in this battle?"""
    return game.used_battle.get((card, TACTICS.key), 0) > 0


# ------------------------------------------------------------------- the historic uses of the Imperial Favor

FAVOR_DRAW: CompiledAbility = _given(
    "favor:1", p.Ability(("limited",), (p.Draw(p.Number(1)),), ("Political",), constraints=(p.DiscardFavor(),))
)
FAVOR_RESTORE: CompiledAbility = _given("favor:2", p.Ability(("open",), (), ("Political",), uses=p.Uses(0)))
FAVOR_HOME: CompiledAbility = _given(
    "favor:3",
    p.Ability(
        ("battle",),
        (
            p.Move(p.Target(p.Noun(("unit",), (p.In("battlefield"),)), 0), "home"),
            p.Bow(p.UnitOf(p.Ref("slot", 0))),
        ),
        ("Political",),
        constraints=(p.DiscardFavor(),),
        allowances=(p.Allow("no presence"),),
    ),
)
FAVOR_NEGATE: CompiledAbility = _given(
    "favor:4",
    p.Ability(
        ("reaction",),
        (p.Negate("lose honor"),),
        ("Political",),
        trigger=p.Trigger("before", p.Pattern("lose honor")),
        constraints=(p.DiscardFavor(),),
    ),
)
_HISTORIC = (FAVOR_DRAW, FAVOR_HOME)


def favor_choices(game: CcgGame, seat: int, mask: int) -> list[Choice]:
    """What the holder of the Favor may discard it for (gold.variants.02-.04)."""
    found: list[Choice] = []
    if game.favor == seat:
        for ability in _HISTORIC:
            if ability.mask & mask:
                add_given(game, seat, ability, found)
        if mask & OPEN and shamed(game, seat):
            found.append(Choice("favor:2", what=Offer(player_thing(seat), FAVOR_RESTORE, OPEN)))
    return found


def shamed(game: CcgGame, seat: int) -> list[int]:
    """The Dishonored, in play or dead; in a battle one takes part in, those who are in it."""
    if game.in_battle():
        here = game.current_battlefield()
        if not battle_reach.has_presence(game, seat):
            return []
        return [card for card, state in game.states.items() if state.dishonored and state.at == here]
    dead = [card for card, grave in game.graves.items() if grave & DEAD and grave & DISHONORED]
    return [*(card for card, state in game.states.items() if state.dishonored), *dead]


class Restore(TakeGiven):
    """The Favor is discarded to restore a Dishonored or Dishonorable Dead Personality (gold.variants.03)."""

    PROMPT: ClassVar[str] = say("prompts.who_is_restored")

    def things(self, game: CcgGame) -> list[int]:
        return sorted(shamed(game, self.action.player))

    def pay(self, game: CcgGame) -> None:
        """The Favor belongs to nobody now."""
        game.favor = -1
        game.note("gives up the Imperial Favor", self.action.player)

    def do(self, game: CcgGame) -> None:
        """Make the Personality Honorable again, or Honorable Dead."""
        if self.picked in game.states:
            event = Event(REHONOR, [self.picked], self.action.player)
            event.action = self.action
            game.happen(event)
        elif self.picked in game.graves:
            game.graves[self.picked] &= ~DISHONORED


def may_negate(game: CcgGame) -> bool:
    """May somebody discard the Favor against a loss of Honor?"""
    return game.favor >= 0 and game.rules.has_option("historic_favor")


def favor_reactions(game: CcgGame, seat: int, event: Event, thing: int, when: Moment) -> list[Choice]:
    """The Favor negates a loss of Honor, whoever has it (gold.variants.05)."""
    if event.kind != LOSE or when != "before" or game.favor != seat or not may_negate(game):
        return []
    return [Choice("favor:4", what=Offer(player_thing(seat), FAVOR_NEGATE, REACTION))]


# --------------------------------------------------------------------------------- moving attached cards


def sharers(game: CcgGame, seat: int, involved: list[int]) -> list[int]:
    """The Personalities between whom attached cards can be moved: those who can be targeted and bow for it, and those already
    involved."""
    action = offered_action(seat, Offer(player_thing(seat), SHARE, LIMITED))
    return [unit for unit in _unbowed(game, seat, involved) if _may_share(game, action, unit, involved)]


def _unbowed(game: CcgGame, seat: int, involved: list[int]) -> list[int]:
    """The player's Personalities who are unbowed, or already involved."""
    return [unit for unit in game.personalities(seat) if unit in involved or not game.states[unit].bowed]


def _may_share(game: CcgGame, action: Action, unit: int, involved: list[int]) -> bool:
    """Is an unbowed Personality involved already, or can he be targeted and bow for it?"""
    if unit in involved:
        return True
    if _is_off_limits(game, action, unit):
        return False
    return not prevention.would_stop(game, paying_event(BOW, unit, action.player, action))  # nor is he immune


def may_be_targeted(game: CcgGame, action: Action, thing: int) -> bool:
    """May the action of moving attached cards target this?"""
    return not is_immune(game, action, thing) and not _is_off_limits(game, action, thing)


def _is_off_limits(game: CcgGame, action: Action, thing: int) -> bool:
    """Does a text forbid to target this?"""
    if "target" not in game.banned():  # saves time only
        return False
    return prevention.may_not(game, "target", thing, make(TARGET, [thing], action, "target"))


def can_move(game: CcgGame, seat: int, card: int, to: int) -> bool:
    """Can an attached card be moved to this Personality? Ancestors stay where they are (gold.attachments.11)."""
    if game.states[card].host == to or game.behaviours[card].type == "ancestor":
        return False
    if entering_play.why_not_attach(game, seat, card, to):
        return False
    move = Event(TRANSFER, [card], seat)
    move.place = to
    return not prevention.would_stop(game, move)


def share_choices(game: CcgGame, seat: int, involved: list[int]) -> list[Choice]:
    """The attached cards that can be moved now."""
    found: list[Choice] = []
    units = _unbowed(game, seat, involved)
    if len(units) < 2:
        return found
    action = offered_action(seat, Offer(player_thing(seat), SHARE, LIMITED))
    able: dict[int, bool] = {}  # who may take part, of those of whom it has been asked
    for unit in units:
        for card in game.states[unit].attachments:
            if (
                any(can_move(game, seat, card, to) and _may_take_part(game, action, to, involved, able) for to in units)
                and _may_take_part(game, action, unit, involved, able)
                and may_be_targeted(game, action, card)
            ):
                offer = Offer(player_thing(seat), SHARE, LIMITED, card)
                found.append(Choice("share", game.cards[card], value=card, what=offer))
    return found


def _may_take_part(game: CcgGame, action: Action, unit: int, involved: list[int], able: dict[int, bool]) -> bool:
    """The same as `_may_share`, asked once of each."""
    found = able.get(unit)
    if found is None:
        found = able[unit] = _may_share(game, action, unit, involved)
    return found


class MoveAttached(TakeGiven):
    """Attached cards are moved between unbowed Personalities, who bow (gold.action-phase.05)."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "announce", "target", "targeted", "pay", "taken", "before_resolution", "resolve", "more", "ended",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (*TakeGiven.FIELDS, "involved", "bowing", "begun")
    PROMPT: ClassVar[str] = say("prompts.to_whom")

    def __init__(self, action: Action, card: int) -> None:
        super().__init__(action, card)
        self.involved: list[int] = []
        self.bowing: list[int] = []
        self.begun: bool = False  # is this a further card in the same action?

    def show(self, game: CcgGame) -> None:
        """Each transfer tells itself."""

    def things(self, game: CcgGame) -> list[int]:
        """Those who may get it."""
        if self.card not in game.states:
            return []
        seat = self.action.player
        units = sharers(game, seat, self.involved)
        return [unit for unit in units if can_move(game, seat, self.card, unit)]

    def may_be_aimed_at(self, game: CcgGame, thing: int) -> bool:
        """He who gets the card has bowed for it, and costs cannot be redirected (gold.costs.10)."""
        return False

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "share":
            self.card = choice.value
            self.goto("target")
        elif choice.verb != "pass":
            super().answer(game, choice)

    def targets(self, game: CcgGame) -> list[int]:
        """Every card bowed and moved is targeted."""
        giver = game.states[self.card].host
        self.bowing = [unit for unit in (giver, self.picked) if unit not in self.involved]
        self.involved.extend(self.bowing)
        return [*self.bowing, self.card]

    def pay(self, game: CcgGame) -> None:
        """Bow both Personalities."""
        if self.bowing:
            game.happen(make(BOW, self.bowing, self.action, "cost"))

    def taken(self, game: CcgGame) -> None:
        """Nothing else pays if one of them has not bowed."""
        self.action.payment.refused = self.action.payment.unpaid
        if not self.begun:
            super().taken(game)
        else:
            self.action.stop_if_unpaid()

    def before_resolution(self, game: CcgGame) -> None:
        if not self.begun:
            super().before_resolution(game)

    def do(self, game: CcgGame) -> None:
        """Move the card, which does not enter play by that, if all are still there."""
        self.begun = True
        if self.card in game.states and self.picked in game.states:
            move = make(TRANSFER, [self.card], self.action, "effect")
            move.place = self.picked
            game.happen(move)

    def more(self, game: CcgGame) -> None:
        """Further cards may be moved in the same action."""
        if self.action.effects_off:
            return
        found = share_choices(game, self.action.player, self.involved)
        if found:
            last = Choice("pass")
            last.also = "done"  # as other lists of choices are closed
            game.ask(self.action.player, "react", say("prompts.move_another_card"), [*found, last])
