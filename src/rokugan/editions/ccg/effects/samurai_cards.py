"""Cards of the Samurai rulebook that the grammar cannot say: small functions for the cards of `by_hand`, which name them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.actions.running_text import RunEffects
from rokugan.editions.ccg.effects.special import special
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.ids import CHI, FOCUS_VALUE, player_thing
from rokugan.editions.ccg.table.ongoing import Delayed
from rokugan.editions.ccg.table.outcomes import TextOutcome
from rokugan.editions.ccg.text.phrases import army_bonuses, copied_abilities

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

BEFORE_A_GAIN = p.Trigger("before", p.Pattern("gain honor"))
DEVOTEES = p.Noun(("card",), (p.Either((p.HasKeyword("Monk"), p.HasKeyword("Shugenja"))),), "your")


@special("outshine the leader")
def outshine(game: CcgGame, action: Action) -> None:
    """If your units there have more Force than your leader's, the Honor that resolution brings him is yours."""
    attack = game.attack
    side = None if attack is None else attack.allies.get(action.player)
    if attack is None or side is None:
        return
    mine, his = (
        sum(
            army_bonuses.unit_force(game, unit)
            for unit in game.army(attack.current, side)
            if game.controller(unit) == seat
        )
        for seat in (action.player, attack.leader(side))
    )
    if mine > his:
        taken = p.Special("take the leader's Honor", "")
        action.note("wait", [action.card])
        game.delay(Delayed(BEFORE_A_GAIN, (taken,), action, False, "battle"))


@special("take the leader's Honor")
def take_his_honor(game: CcgGame, action: Action) -> None:
    """The gain is the ally's instead of his leader's."""
    attack, gain = game.attack, action.event
    if attack is None or gain is None or gain.cause != "resolution" or action.player not in attack.allies:
        return
    if gain.player == attack.leader(attack.allies[action.player]):
        gain.player = action.player
        gain.things = [player_thing(action.player)]


# --------------------------------------------------------------------------------- Test of the Emerald Champion

EACH = p.Ref("each")
CHALLENGER, CHALLENGED = p.Ref("slot", 0), p.Ref("slot", 1)
DUEL = (
    p.Target(p.Noun(("personality",), whose="his", owner=EACH), 1, chooser=EACH),
    p.Challenge(CHALLENGER, CHALLENGED, True),
    p.GainHonor(p.Number(3), p.Controller(p.Ref("winner"))),
    p.Destroy(p.Ref("loser")),
)
EMERALD_TEST = (
    p.ForEach(p.Noun(("player",), whose="other"), (p.May(DUEL, EACH),)),
    p.If(p.Did("lose", CHALLENGER, False), (p.PutCard(CHALLENGER, "removed"), p.GainProvince())),
)


@special("the Emerald Champion's test")
def emerald_test(game: CcgGame, action: Action) -> None:
    """Each other player in turn order may target a Personality of his, who is challenged before the next player chooses; who
    has lost none of the duels has another province for his Personality."""
    game.push(RunEffects(action, EMERALD_TEST))


# ------------------------------------------------------------------------------------ Test of the Jade Champion

CANDIDATE, OFFERING = 0, 1
ENTRY = (
    p.Target(p.Noun(("personality",), (p.HasKeyword("Shugenja"),), "his", EACH), CANDIDATE, chooser=EACH),
    p.Discard(p.Chosen(p.Noun(("card",), whose="his", owner=EACH, zone="hand"), OFFERING, chooser=EACH), EACH),
    p.Special("enter the Jade Champion's test", ""),
)
OTHERS, YOURSELF = p.Noun(("player",), whose="other"), p.Noun(("player",), whose="your")
TITLE = p.Triggered(
    p.Trigger(
        "when",
        p.Pattern("announce", p.Noun(("action",), (p.HasKeyword("Kiho"), p.PerformedBy(p.Ref("this"))))),
    ),
    (p.WaiveBow(p.Ref("this")),),
    period="turn",
)
JADE_TEST = (
    p.ForEach(OTHERS, (p.May(ENTRY, EACH),)),
    p.ForEach(YOURSELF, (p.May(ENTRY, EACH),)),
    p.Special("judge the Jade Champion's test", ""),
    p.GainHonor(p.Number(3), p.Controller(p.Ref("found"))),
    p.Give(
        p.Ref("found"),
        (p.GrantKeyword("Jade Champion"), p.GrantText(p.Program(traits=(TITLE,)))),
        "permanent",
    ),
)


@special("the Jade Champion's test")
def jade_test(game: CcgGame, action: Action) -> None:
    """The players enter it from your left on, you last; then it is judged."""
    game.push(RunEffects(action, JADE_TEST))


@special("enter the Jade Champion's test")
def enter_jade_test(game: CcgGame, action: Action) -> None:
    """The player at hand has a Shugenja in it, with his Chi and the Focus Value of the card discarded for him."""
    chosen, cards = action.targets.slots[CANDIDATE], action.targets.slots[OFFERING] or []
    if chosen:
        score = game.value(chosen[0], CHI) + sum(game.value(card, FOCUS_VALUE) for card in cards)
        action.did.append(TextOutcome("special", chosen[0], score))


@special("judge the Jade Champion's test")
def judge_jade_test(game: CcgGame, action: Action) -> None:
    """Whoever alone has the highest total is its winner; nobody, if it is shared."""
    entries = [(each.amount, each.thing) for each in action.did if each.verb == "special"]
    highest = max((score for score, _ in entries), default=0)
    best = [card for score, card in entries if score == highest]
    action.results.found = best if len(best) == 1 else []


# ------------------------------------------------------------------------------------------ The Path Not Taken

PATH = "the path of ability"


@special("the path not taken")
def another_path(game: CcgGame, action: Action) -> None:
    """The player chooses one of the abilities of the discarded card."""
    options = tuple(
        (p.Special(f"{PATH} {number + 1}", f"ability {number + 1}"),)
        for number in range(min(len(game.abilities(action.subject)), MOST_ABILITIES))
    )
    if options:
        game.push(RunEffects(action, (p.ChooseOne(options),)))


MOST_ABILITIES = 6  # of one card


def take_path(number: int, game: CcgGame, action: Action) -> None:
    """All copies that the player owns have this ability instead of their own, at the cost of bowing a Monk or Shugenja."""
    ability = game.abilities(action.subject)[number].node
    assert isinstance(ability, p.Ability)
    slots = [each.slot for each in p.walk(ability) if isinstance(each, (p.Target, p.Chosen))]
    cost = p.Bow(p.Target(DEVOTEES, max(slots, default=-1) + 1))
    ability = replace(ability, constraints=(*ability.constraints, cost))
    title = game.behaviours[action.card].title
    for card in game.cards:
        if card.owner == action.player and game.behaviours[card.number].title == title:
            copied_abilities.lose_abilities(game, action, card.number, "permanent")
            copied_abilities.give_copy(
                game, action, card.number, ability, f"{number + 1} of {action.subject}", "permanent"
            )
    game.note("takes the path of", action.player, game.cards[action.subject])


for _number in range(MOST_ABILITIES):
    special(f"{PATH} {_number + 1}")(partial(take_path, _number))
