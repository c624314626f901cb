"""Effects of battle and of the whole game: Ranged Attacks, Fear, further actions, winning and losing."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.catalogue import say
from rokugan.core.decision import Choice, DecisionKind
from rokugan.editions.ccg.actions.running_text import EFFECTS
from rokugan.editions.ccg.effects import assigning
from rokugan.editions.ccg.effects.basic import cards_meant, in_play
from rokugan.editions.ccg.effects.playing import keep_ready
from rokugan.editions.ccg.events.happenings import Happenings
from rokugan.editions.ccg.table.action import Action, Event, Opportunity, make
from rokugan.editions.ccg.table.event_kinds import BOW, DESTROY, RANGED, TARGET, Cause
from rokugan.editions.ccg.table.ids import (
    DESIGNATORS,
    DYNASTY_DECK,
    FATE_DECK,
    FORCE,
    NOTHING,
    STATS,
    is_province,
    seat_of,
)
from rokugan.editions.ccg.text.described import meaning, prompts
from rokugan.editions.ccg.text.described.performing import attacking
from rokugan.editions.ccg.text.described.picking import PickForText
from rokugan.editions.ccg.text.happened import causes
from rokugan.editions.ccg.text.phrases import copied_abilities, values
from rokugan.editions.ccg.text.phrases.references import bind

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def _ranged(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Destroy the target if its Force is at most the strength (celestial.ranged.01)."""
    assert isinstance(node, p.RangedAttack)
    base = meaning.number(game, action, node.strength)
    hit: list[int] = []
    resolved: list[Event] = []
    targets = meaning.things(game, action, node.target)
    for card in [*in_play(game, targets), *(thing for thing in targets if is_province(thing))]:
        action.note("ranged attack", [card])
        strength = strength_against(game, action, card, base)
        if card >= 0 and compared_with(game, action, node, card) <= strength:
            hit.append(card)
        if game.heard(RANGED):
            event = make(RANGED, [card], action, cause)
            event.word, event.amount = "ranged", strength
            resolved.append(event)
    if hit:
        event = make(DESTROY, hit, action, cause)
        event.word = "ranged"
        resolved.insert(0, event)
    if len(resolved) == 1:
        game.happen(resolved[0])
    elif resolved:
        game.push(Happenings(resolved))


def compared_with(game: CcgGame, action: Action, node: p.RangedAttack, card: int) -> int:
    """The number of the target with which the strength is compared, as the text or an effect on the attack says."""
    said = action.ranged.against
    if said is None:
        return game.value(card, STATS[node.against])
    return values.base(game, card, STATS[said.stat]) if said.base else game.value(card, STATS[said.stat])


def _compare_attack(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.CompareAttack)
    attacking(action).ranged.against = node


def strength_against(game: CcgGame, action: Action, card: int, strength: int) -> int:
    """The strength of a Ranged Attack against a card, with what texts have given it and what they give all such attacks."""
    total = strength + action.ranged.strength + copied_abilities.raised(game, action.card)
    for _, source, continuous, change in game.boosts():
        what = continuous.what
        if not isinstance(what, p.Each) or what.noun.kinds != ("ranged attack",):
            continue
        event = make(TARGET, [card], action, "target")
        reader = Action(game.controller(source), source, None)
        reader.each = card
        if causes.cause_fits(game, reader, what.noun, event, card) and isinstance(change, p.Modify):
            if continuous.condition is None or meaning.holds(game, reader, continuous.condition):
                amount = meaning.number(game, reader, change.amount)
                total += -amount if change.negative else amount
    return max(total, 0)


def _fear(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.Fear)
    strength = meaning.number(game, action, node.strength)
    hit = [
        card for card in in_play(game, meaning.things(game, action, node.target)) if game.value(card, FORCE) <= strength
    ]
    if hit:
        game.happen(make(BOW, hit, action, cause))


def _additional(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.AdditionalAction)
    requirement = None if node.requirement is None else bind(game, action, node.requirement)
    mask = designators(action, node.designator)
    found = out_of_deck(game, action, node.requirement)
    if found:
        keep_ready(game, action, found[0], mask)
        return
    lifted = ("absent",) if speaks_of_elsewhere(node.requirement) else ()
    for player in meaning.players_of(game, action, node.who):
        for _ in range(meaning.number(game, action, node.number)):
            game.rules.actions.grant_action(
                game, Opportunity(seat_of(player), mask, NOTHING, requirement, True, lifted)
            )


def designators(action: Action, word: str) -> int:
    """The designators that a word names; `same`: that of the action which the text answers to. None named: any."""
    answered = action.event.action if action.event is not None else None
    if word == "same" and answered is not None:
        return answered.designator
    return DESIGNATORS.get(word.lower(), 0)


def out_of_deck(game: CcgGame, action: Action, requirement: p.Pattern | None) -> list[int]:
    """The card of a deck that the text lets the player choose and play: `an additional action to play one of them`."""
    if requirement is None or "play" not in requirement.details:
        return []
    named = [each.what for each in requirement.filters if isinstance(each, p.ActionDid) and each.verb == "from"]
    cards = [card for what in named if isinstance(what, p.Chosen) for card in cards_meant(game, action, what)]
    return [card for card in cards if game.where[card] in (FATE_DECK, DYNASTY_DECK)]


def speaks_of_elsewhere(requirement: p.Pattern | None) -> bool:
    """Is the additional action one of a card that the text itself says is not at the current battlefield?"""
    return any(
        isinstance(each, p.In) and each.relation == "battlefield" and each.of is None and not each.positive
        for each in p.walk(requirement)
    )


def _first_action(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.FirstAction)
    performer = meaning.things(game, action, node.performer) if node.performer is not None else []
    for player in meaning.players_of(game, action, node.who):
        game.rules.battle.first_action(game, seat_of(player), performer[0] if performer else NOTHING)


class Reassign(PickForText):
    """A unit about to be assigned may be assigned to another battlefield instead (samurai.timing.07)."""

    KIND: ClassVar[DecisionKind] = "assign"
    PROMPT: ClassVar[str] = say("prompts.assign_it_elsewhere")
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "event", "unit")
    ARGS: ClassVar[int] = 3

    def __init__(self, action: Action, event: Event, unit: int) -> None:
        super().__init__(action)
        self.event: Event = event
        self.unit: int = unit

    def choices(self, game: CcgGame) -> list[Choice]:
        """The other battlefields to which it may be assigned."""
        attack = game.attack
        places = [] if attack is None else [place for place in attack.battlefields if place != self.event.place]
        places = [place for place in places if assigning.may_assign_to(game, self.unit, place, self.event.amount)]
        names = [(place, prompts.thing_name(game, place).partition(".")[2]) for place in places]
        found = [Choice("assign", game.cards[self.unit], f" to {name}", place) for place, name in names]
        return [*found, Choice("pass")] if found else []

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb != "pass":
            self.event.spare([self.unit])
            other = Event(self.event.kind, [self.unit], self.event.player)
            other.place, other.amount, other.cause = choice.value, self.event.amount, self.event.cause
            game.happen(other)


def _assign_elsewhere(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    event = action.event
    if event is not None and not event.done and action.subject in event.things:
        game.push(Reassign(action, event, action.subject))


def _decide_duel(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Say that one of the duelists wins, or loses, the duel at hand."""
    assert isinstance(node, p.DecideDuel)
    duel = game.duel
    if duel is not None:
        for card in meaning.things(game, action, node.what):
            if card in (duel.challenger, duel.challenged):
                duel.verdicts[card] = node.wins


def _replace_in_duel(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Another Personality fights the duel at hand in the place of one of the two."""
    assert isinstance(node, p.ReplaceInDuel)
    duel = game.duel
    by = cards_meant(game, action, node.by)
    if duel is None or not by or by[0] in (duel.challenger, duel.challenged):
        return
    for card in meaning.things(game, action, node.what):
        if card not in (duel.challenger, duel.challenged):
            continue
        other = duel.challenged if card == duel.challenger else duel.challenger
        if game.controller(other) == game.controller(by[0]):
            continue  # gold.duel.03
        if card == duel.challenger:
            duel.challenger = by[0]
        else:
            duel.challenged = by[0]
        game.note("takes the place of", action.player, game.cards[by[0]], game.cards[card])
        return


def can_replace_in_duel(game: CcgGame, action: Action, node: p.ReplaceInDuel) -> bool:
    """Could whoever the text means take the place of a duelist, without facing another of his own controller?"""
    duel = game.duel
    by = meaning.things(game, action, node.by)
    if duel is None or not by:
        return True
    if by[0] in (duel.challenger, duel.challenged):
        return False
    facing = {duel.challenger: duel.challenged, duel.challenged: duel.challenger}
    replaced = [card for card in meaning.things(game, action, node.what) if card in facing]
    return any(game.controller(facing[card]) != game.controller(by[0]) for card in replaced)


def _start_round(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """The coming round of Battle actions begins with another player."""
    assert isinstance(node, p.StartRound)
    players = meaning.players_of(game, action, node.who)
    if players:
        game.rules.battle.start_round(game, seat_of(players[0]))


def _win(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.WinGame)
    players = meaning.players_of(game, action, node.who)
    if players:
        title = game.cards[action.card].definition.title if action.card >= 0 else "rules"
        game.end(seat_of(players[0]), title)


def _lose_game(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.LoseGame)
    for player in meaning.players_of(game, action, node.who):
        title = game.cards[action.card].definition.title if action.card >= 0 else "rules"
        game.rules.victory.eliminate(game, seat_of(player), title)


EFFECTS.update(
    {
        p.RangedAttack: _ranged,
        p.CompareAttack: _compare_attack,
        p.Fear: _fear,
        p.AdditionalAction: _additional,
        p.FirstAction: _first_action,
        p.StartRound: _start_round,
        p.ReplaceInDuel: _replace_in_duel,
        p.AssignElsewhere: _assign_elsewhere,
        p.DecideDuel: _decide_duel,
        p.WinGame: _win,
        p.LoseGame: _lose_game,
    }
)
