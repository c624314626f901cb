"""The actions that Gold Edition's rules give every player: lobbying, Tacticians, moving attached cards, and the historic uses
of the Imperial Favor (gold.favor.01-.02, gold.tactics.01, gold.action-phase.05, gold.variants.02-.05)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.cards import program as p
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg import entry
from rokugan.editions.ccg.behaviour import AbilityInfo, ability_info
from rokugan.editions.ccg.context import BOW, TRANSFER, Context, Event, Offer
from rokugan.editions.ccg.effects import Happenings
from rokugan.editions.ccg.things import LIMITED, NOTHING

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


def _given(name: str, ability: p.Ability) -> AbilityInfo:
    info = ability_info(ability, 0)
    info.key = f"rules/{name}"
    info.move = name
    return info


_OTHERS_AS_HONORABLE = p.CountOf(
    p.Noun(("player",), (p.StatIs("family_honor", ">=", p.StatOf("family_honor", p.You())),), whose="other")
)
LOBBY: AbilityInfo = _given(
    "lobby",
    p.Ability(
        ("Limited",),
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
TACTICS: AbilityInfo = _given(
    "tactics",
    p.Ability(
        ("Battle",),
        (p.Give(p.Ref("slot", 0), (p.Modify("force", p.StatOf("focus_value", p.Ref("discarded"))),)),),
        constraints=(
            p.Target(p.Noun(("personality",), (p.HasKeyword("Tactician"),), whose="your"), 0),
            p.Discard(p.Choice(p.Noun(("card",), whose="your", zone="hand"), 1)),
        ),
        uses=p.Uses(0),
    ),
)
SHARE: AbilityInfo = _given("share", p.Ability(("Limited",), (), uses=p.Uses(0)))

GIVEN: tuple[AbilityInfo, ...] = (LOBBY, TACTICS)


def tactician_used(game: CcgGame, card: int) -> bool:
    """Has he been used in this battle?"""
    return game.used_battle.get((card, TACTICS.key), 0) > 0


# --------------------------------------------------------------------------------- moving attached cards


def movable(game: CcgGame, seat: int, card: int) -> list[int]:
    """The Personalities to whom an attached card can be moved."""
    state = game.states[card]
    if game.behaviours[card].type == "ancestor":  # gold.attachments.11
        return []
    return [
        unit
        for unit in game.personalities(seat)
        if unit != state.host and not entry.why_not_attach(game, seat, card, unit)
    ]


def share_choices(game: CcgGame, seat: int, involved: list[int]) -> list[Choice]:
    """The attached cards that can be moved now, among unbowed Personalities and those already involved."""
    found: list[Choice] = []
    for unit in game.personalities(seat):
        if game.states[unit].bowed and unit not in involved:
            continue
        for card in game.states[unit].attachments:
            if any(not game.states[to].bowed or to in involved for to in movable(game, seat, card)):
                found.append(Choice("share", game.cards[card], value=card, what=Offer(card, SHARE, LIMITED, card)))
    return found


class Share(Frame["CcgGame"]):
    """Attached cards are moved between unbowed Personalities, who bow (gold.action-phase.05)."""

    STEPS: ClassVar[tuple[str, ...]] = ("to_whom", "move", "more")
    FIELDS: ClassVar[tuple[str, ...]] = ("context", "card", "host", "involved")
    ARGS: ClassVar[int] = 2

    def __init__(self, context: Context, card: int) -> None:
        super().__init__()
        self.context: Context = context
        self.card: int = card
        self.host: int = NOTHING
        self.involved: list[int] = []

    def to_whom(self, game: CcgGame) -> None:
        """Choose who gets it."""
        seat = self.context.player
        found = [
            unit
            for unit in movable(game, seat, self.card)
            if not game.states[unit].bowed or unit in self.involved
        ]
        choices = [game.rules.target_choice(game, unit) for unit in found]
        game.ask(seat, "target", "To whom?", choices, game.cards[self.card])

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "share":
            self.card = choice.value
            self.goto("to_whom")
        elif choice.verb != "pass":
            self.host = choice.value

    def move(self, game: CcgGame) -> None:
        """Both Personalities bow; the card moves, which is not entering play."""
        giver = game.states[self.card].host
        bowing = [unit for unit in (giver, self.host) if unit not in self.involved]
        self.involved.extend(bowing)
        bow = Event(BOW, bowing, self.context.player)
        bow.cause = "cost"
        bow.context = self.context
        move = Event(TRANSFER, [self.card], self.context.player)
        move.place = self.host
        move.context = self.context
        game.push(Happenings([bow, move] if bowing else [move]))

    def more(self, game: CcgGame) -> None:
        """Further cards may be moved in the same action."""
        found = share_choices(game, self.context.player, self.involved)
        if found:
            game.ask(self.context.player, "react", "Move another card?", [*found, Choice("pass")])
