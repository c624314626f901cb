"""The flow of a text: what a player may do, one of several things, the same for each, several things in one sentence."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from rokugan import program as p
from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions.running_text import EFFECTS, PayIfOneLikes, RunEffects, choosable
from rokugan.editions.ccg.costs import paying
from rokugan.editions.ccg.effects.basic import honor_events
from rokugan.editions.ccg.effects.delays import delayable, draw_later
from rokugan.editions.ccg.events.remaining import remains
from rokugan.editions.ccg.events.simultaneous import Simultaneous
from rokugan.editions.ccg.table import endings
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.compiled_card import said_firm
from rokugan.editions.ccg.table.endings import Ending
from rokugan.editions.ccg.table.event_kinds import Cause
from rokugan.editions.ccg.table.ids import seat_of
from rokugan.editions.ccg.table.ongoing import Remaining
from rokugan.editions.ccg.table.outcomes import Doing
from rokugan.editions.ccg.table.text_shapes import choices_in, inner, required
from rokugan.editions.ccg.text.described import meaning, nouns
from rokugan.editions.ccg.text.described.prompts import Alternatives
from rokugan.editions.ccg.text.phrases.references import bind

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class AskMay(Frame["CcgGame"]):
    """`You may`: all of the effects or none."""

    STEPS: ClassVar[tuple[str, ...]] = ("ask",)
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "node", "cause")
    ARGS: ClassVar[int] = 3

    def __init__(self, action: Action, node: p.May, cause: Cause) -> None:
        self.action: Action = action
        self.node: p.May = node
        self.cause: Cause = cause

    def ask(self, game: CcgGame) -> None:
        """Yes or no."""
        players = meaning.players_of(game, self.action, self.node.who)
        if not players:
            return
        if self.cause == "cost" and not all(paying.can_pay(game, self.action, each) for each in self.node.effects):
            return
        self.action.payment.payer = seat_of(players[0])
        if not self.possible(game) or self.is_done(game):
            return
        about = game.cards[self.action.card] if self.action.card >= 0 else None
        open_ = game.rules.actions.options_open(game, self.action, [self.node.effects, ()])
        choices = [Choice(word) for word, is_open in zip(("yes", "no"), open_, strict=True) if is_open]
        game.ask(seat_of(players[0]), "may", say("prompts.do_what_it_says_you_may"), choices, about)

    def _uses(self, game: CcgGame) -> tuple[dict[tuple[int, str], int], tuple[int, str]]:
        """The list of what was used in the period of `once`, and the entry of this text in it."""
        used = game.used_in(self.node.once)
        ability = self.action.ability
        return used, (self.action.card, f"may/{'' if ability is None else ability.key}")

    def is_done(self, game: CcgGame) -> bool:
        """`Once per turn, you may`: used up only when it is done (samurai.traits.16)."""
        used, key = self._uses(game)
        return bool(self.node.once) and used.get(key, 0) > 0

    def possible(self, game: CcgGame) -> bool:
        """Is there something to target or choose for the first thing he may do?"""
        slots = self.action.targets.slots
        first, event = self.node.effects[0], self.action.event
        if isinstance(first, p.Delay) and (event is None or not delayable(event)):
            return False
        if isinstance(first, p.Paying) and not all(paying.can_pay(game, self.action, each) for each in first.costs):
            return False
        if not can_spend(game, self.action, self.node.effects):
            return False
        return all(
            (choice.slot < len(slots) and slots[choice.slot] is not None)
            or len(choosable(game, self.action, choice)) >= choice.least
            for choice in choices_in(self.node.effects[0])
            if isinstance(choice, p.Target) or not game.rules.actions.choices_may_fail
        )

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "yes":
            players = meaning.players_of(game, self.action, self.node.who)
            self.action.note("choose", players[:1])
            if self.node.once:
                used, key = self._uses(game)
                used[key] = used.get(key, 0) + 1
            game.push(HasDone(self.action, self.node, players[0], len(self.action.did)))
            run = PayIfOneLikes if self.cause == "cost" else RunEffects
            game.push(run(self.action, self.node.effects, self.cause))
        elif any(finds_anew(each) for each in inner(self.node.effects)):
            self.action.results.found = []  # `it` is what would have been found, and nothing was


def finds_anew(node: p.Node) -> bool:
    """Does it show or search for cards, other than those that the text has found already?"""
    if isinstance(node, p.Look):
        return not (isinstance(node.what, p.Ref) and node.what.to == "found")
    return isinstance(node, p.Search)


class HasDone(Frame["CcgGame"]):
    """After what a player has chosen to do: did he? One may choose what then fails (samurai.effects.12); `if he did` asks
    whether it happened, `if he chose this` does not."""

    STEPS: ClassVar[tuple[str, ...]] = ("look",)
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "node", "player", "begun")
    ARGS: ClassVar[int] = 4

    def __init__(self, action: Action, node: p.May, player: int, begun: int) -> None:
        self.action: Action = action
        self.node: p.May = node
        self.player: int = player
        self.begun: int = begun  # what the text had done before

    def look(self, game: CcgGame) -> None:
        """Is there of each deed as much as it asked for?"""
        done = [each.verb for each in self.action.did[self.begun :]]
        for effect in self.node.effects:
            for deed, verb in DEEDS.items():
                if isinstance(effect, deed) and done.count(verb) < asked_for(effect):
                    return
        self.action.note("do", [self.player])


DEEDS: dict[type[p.Node], Doing] = {
    p.Bow: "bow",
    p.Destroy: "destroy",
    p.Discard: "discard",
    p.Dishonor: "dishonor",
    p.Move: "move",
    p.Straighten: "straighten",
}


def asked_for(effect: p.Node) -> int:
    """To how many things at least the effect must be done."""
    return max((part.least for part in choices_in(effect)), default=1)


def _may(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.May)
    later = node.effects[0]
    if isinstance(later, p.DrawLater) and len(node.effects) == 1:
        draw_later(game, action, later, True)
    else:
        game.push(AskMay(action, node, cause))


class RunForEach(Frame["CcgGame"]):
    """`For each`: the effects once for every such thing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("action", "effects", "items", "cause")
    ARGS: ClassVar[int] = 4

    def __init__(self, action: Action, effects: tuple[p.Effect, ...], items: list[int], cause: Cause) -> None:
        self.action: Action = action
        self.effects: tuple[p.Effect, ...] = effects
        self.items: list[int] = items
        self.cause: Cause = cause

    def run(self, game: CcgGame) -> bool:
        if self.at >= len(self.items):
            return False
        self.action.each = self.items[self.at]
        self.at += 1
        for part in inner(self.effects):
            if isinstance(part, (p.Target, p.Chosen)) and part.slot < len(self.action.targets.slots):
                self.action.targets.slots[part.slot] = None
        game.push(RunEffects(self.action, self.effects, self.cause))
        return True


def _for_each(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.ForEach)
    if node.at_once or (game.rules.events.players_at_once and is_honor_of_players(node)):
        separately(game, action, node, cause)
        return
    game.push(RunForEach(action, node.effects, meaning.things(game, action, node.noun), cause))


def is_honor_of_players(node: p.ForEach) -> bool:
    """`Each player loses 2 Honor`: one piece of text that changes the Honor of several players."""
    noun = node.noun
    players = noun.kinds == ("player",) if isinstance(noun, p.Noun) else _are_players(noun)
    return players and all(isinstance(effect, (p.GainHonor, p.LoseHonor)) for effect in node.effects)


def _are_players(noun: p.Node) -> bool:
    """`Their controllers`, `You and that player each`: what stands beside you is a player too."""
    return isinstance(noun, p.Controller) or (isinstance(noun, p.Several) and isinstance(noun.parts[0], p.You))


def separately(game: CcgGame, action: Action, node: p.ForEach, cause: Cause) -> None:
    """The same gain or loss of Honor for each of several things, each an event of its own (samurai.g-wording.20)."""
    events: list[Event] = []
    before = action.each
    for thing in meaning.things(game, action, node.noun):
        action.each = thing
        for effect in node.effects:
            if isinstance(effect, (p.GainHonor, p.LoseHonor)):
                events.extend(honor_events(game, action, effect, cause))
    action.each = before
    if events:
        game.push(Simultaneous(events))


class AskOne(Frame["CcgGame"]):
    """One of several alternatives."""

    STEPS: ClassVar[tuple[str, ...]] = ("ask",)
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "node", "cause")
    ARGS: ClassVar[int] = 3

    def __init__(self, action: Action, node: p.ChooseOne, cause: Cause) -> None:
        self.action: Action = action
        self.node: p.ChooseOne = node
        self.cause: Cause = cause

    def ask(self, game: CcgGame) -> None:
        """Offer each alternative that has something to target and whose Gold can be paid; as a cost only those that can be
        paid. What every one of them chooses is chosen first."""
        players = meaning.players_of(game, self.action, self.node.who)
        if not players:
            return
        common = self._common()
        if common is not None and self.cause != "cost":
            self.again()
            game.push(RunEffects(self.action, (common,), self.cause))
            return
        offered: list[int] = []
        open_ = game.rules.actions.options_open(game, self.action, list(self.node.options))
        possible = [option for option in self.node.options if can_be_done(game, self.action, option)]
        if not possible and all(isinstance(part, p.Target) for option in self.node.options for part in option):
            return  # there is nothing to choose between
        for number, option in enumerate(self.node.options):
            if not open_[number] or (possible and option not in possible):
                continue
            if self.cause == "cost" and not paying.can_choose(game, self.action, self.node, option):
                continue
            if self.cause != "cost" and not can_spend(game, self.action, option):
                continue
            offered.append(number)
        if offered:
            wording = Alternatives([(number, self.node.options[number]) for number in offered])
            choices = [Choice("choose", value=number, wording=wording) for number in offered]
            about = game.cards[self.action.card] if self.action.card >= 0 else None
            game.ask(seat_of(players[0]), "choose", say("prompts.choose_one"), choices, about)

    def _common(self) -> p.Chosen | None:
        """A player whom each alternative speaks of and who is not chosen yet: `choose a player, who gains or loses 2 Honor`."""
        first, *others = [choices_in(option[0]) if option else [] for option in self.node.options]
        for part in first:
            if isinstance(part, p.Chosen) and part.noun.kinds == ("player",) and all(part in each for each in others):
                if part.slot < len(self.action.targets.slots) and self.action.targets.slots[part.slot] is None:
                    return part
        return None

    def answer(self, game: CcgGame, choice: Choice) -> None:
        option = self.node.options[choice.value]
        if said_firm(option):
            self.action.manner.chosen = (*self.action.manner.chosen, *option)
        game.push(RunEffects(self.action, option, self.cause))


def can_be_done(game: CcgGame, action: Action, option: tuple[p.Effect, ...]) -> bool:
    """Can an alternative be carried out: is there something to target, and Gold for what it pays? To choose in vain is allowed
    (samurai.effects.12)."""
    return has_targets(game, action, option) and can_spend(game, action, option)


def can_spend(game: CcgGame, action: Action, effects: tuple[p.Effect, ...]) -> bool:
    """Can all Gold be paid that these effects pay at once? Who pays, pays in full, even where it is no cost of an action."""
    return all(
        can_spend(game, action, each.effects) if isinstance(each, p.Together) else paying.can_pay(game, action, each)
        for each in effects
        if isinstance(each, (p.Together, p.PayGold))
    )


def has_targets(game: CcgGame, action: Action, option: tuple[p.Effect, ...]) -> bool:
    """Is there something to target for all that an alternative targets and that is not targeted yet?"""
    slots = action.targets.slots
    by_others = [part for part in option if isinstance(part, p.Target) and part.chooser is not None]
    for target in [*(each for each, _ in required(option)), *by_others]:
        known = 0 <= target.slot < len(slots) and slots[target.slot] is not None
        if isinstance(target, p.Target) and not known:
            if len(nouns.candidates(game, action, target.noun)) < max(target.least, 1):
                return False
    return True


def _choose_one(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.ChooseOne)
    game.push(AskOne(action, node, cause))


class RunAgain(Frame["CcgGame"]):
    """Effects that are done again and again, each time with new choices."""

    FIELDS: ClassVar[tuple[str, ...]] = ("action", "node", "cause", "before")
    ARGS: ClassVar[int] = 3

    def __init__(self, action: Action, node: p.Repeat, cause: Cause) -> None:
        self.action: Action = action
        self.node: p.Repeat = node
        self.cause: Cause = cause
        self.before: int = -1

    def run(self, game: CcgGame) -> bool:
        done = len(self.action.did)
        if meaning.holds(game, self.action, self.node.until) or done == self.before:
            return False
        self.before = done
        forget_choices(self.action, self.node.effects)
        game.push(RunEffects(self.action, self.node.effects, self.cause))
        return True


def forget_choices(action: Action, effects: tuple[p.Effect, ...]) -> None:
    """Let the effects choose anew."""
    for part in inner(effects):
        if isinstance(part, (p.Target, p.Chosen)) and part.slot < len(action.targets.slots):
            action.targets.slots[part.slot] = None


def _repeat(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.Repeat)
    game.push(RunAgain(action, node, cause))


def _together(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Also `in turn order`: what each player does, he does in turn order from the acting player on."""
    assert isinstance(node, (p.Together, p.InTurnOrder))
    game.push(RunEffects(action, node.effects, cause))


def _outlasting(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Lasting effects that do not end with their Terrain."""
    assert isinstance(node, p.Outlasting)
    action.manner.outlasts = True
    for each in node.effects:
        EFFECTS[type(each)](game, action, each, cause)
    action.manner.outlasts = False


def _while_remains(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """The effects, for as long as the condition holds (samurai.duration.10); if it does not hold now, none. What is asked of each
    who is given something is asked of him alone."""
    assert isinstance(node, p.WhileRemains)
    first, condition = node.effects[0], node.condition
    if isinstance(first, p.Give) and isinstance(condition, p.Is) and condition.what == p.Ref("each"):
        for thing in meaning.things(game, action, first.what):
            him = p.These((thing,))
            _last(game, action, replace(condition, what=him), (replace(first, what=him),), cause)
    else:
        _last(game, action, condition, node.effects, cause)


def _last(game: CcgGame, action: Action, condition: p.Condition, effects: tuple[p.Effect, ...], cause: Cause) -> None:
    """Begin effects that last as long as the condition remains true; if it is not true now they do not begin."""
    game.serial += 1
    lasts = Remaining(endings.of_condition(game.serial), bind(game, action, condition), action.player, action.card)
    if remains(game, lasts):
        game.remaining = (*game.remaining, lasts)
        for each in effects:
            _begin(game, action, each, lasts.ending, cause)


def _begin(game: CcgGame, action: Action, node: p.Node, until: Ending, cause: Cause) -> None:
    """Begin an effect that ends at that moment, and not when its own words would end it."""
    if isinstance(node, p.Together):
        for each in node.effects:
            _begin(game, action, each, until, cause)
    elif isinstance(node, (p.Give, p.Later, p.Negate)):
        lasting: dict[str, Any] = {"until": until}  # no text says such a time: the condition has a name of its own
        EFFECTS[type(node)](game, action, replace(node, **lasting), cause)


EFFECTS.update(
    {
        p.Outlasting: _outlasting,
        p.WhileRemains: _while_remains,
        p.May: _may,
        p.ForEach: _for_each,
        p.ChooseOne: _choose_one,
        p.Together: _together,
        p.Repeat: _repeat,
        p.InTurnOrder: _together,
    }
)
