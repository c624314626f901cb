"""A single change that a text gives a card, a province or a player: a bonus, a keyword, a text, a prohibition."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.compiled_card import granted_text
from rokugan.editions.ccg.table.endings import Ending
from rokugan.editions.ccg.table.ids import STATS, seat_of
from rokugan.editions.ccg.table.outcomes import BONUSES, TextOutcome
from rokugan.editions.ccg.table.pieces import Modifier, ModifierKind
from rokugan.editions.ccg.text.continuous import bans, bounds, current_keywords
from rokugan.editions.ccg.text.described import meaning, nouns, prompts
from rokugan.editions.ccg.text.happened import prevention
from rokugan.editions.ccg.text.phrases import copied_abilities, kept_bounds, values
from rokugan.editions.ccg.text.phrases.references import bind

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def give_while(
    game: CcgGame, action: Action, thing: int, change: p.Change, until: Ending, condition: p.Condition
) -> None:
    """Give a change that counts only while a condition holds."""
    trait = p.Continuous(p.These((thing,)), (bind(game, action, change),), bind(game, action, condition))
    holder = thing if thing >= 0 else game.players[action.player].stronghold
    give_text(game, action, holder, trait, until)


def give_text(game: CcgGame, action: Action, holder: int, trait: p.Trait, until: Ending) -> None:
    """Give a card a trait for a time."""
    if holder >= 0:
        text = granted_text(p.Program(traits=(trait,)), action.card)
        game.modify(holder, Modifier("text", action.card, action.player, until, what=text))


def _effect(game: CcgGame, action: Action) -> int:
    """A number for what this text gives now, which is another effect than what it gives at another time."""
    if action.serial >= 0:
        return action.serial
    game.serial += 1
    return -game.serial


def give_player(game: CcgGame, action: Action, thing: int, change: p.Change, until: Ending) -> None:
    """Give a player a prohibition, a freedom, or a text, which stands on his Stronghold."""
    source, player = action.card, action.player
    if isinstance(change, (p.Forbid, p.Allow)):
        kind: ModifierKind = "forbid" if isinstance(change, p.Forbid) else "allow"
        game.modify(thing, Modifier(kind, source, player, until, what=bind(game, action, change)))
    elif isinstance(change, p.DuelStat):
        game.modify(thing, Modifier("duel stat", source, player, until, what=change))
    elif isinstance(change, p.Limit):
        game.modify(thing, Modifier("honor limit", source, player, until, what=bind(game, action, change)))
    elif isinstance(change, p.GrantText):
        holder = game.players[seat_of(thing)].stronghold
        if holder >= 0:
            text = granted_text(change.program, source, _effect(game, action))
            for ability in [*text.abilities, *text.triggered]:
                ability.printed_on = source
            game.modify(holder, Modifier("text", source, player, until, word="trait", what=text))


def give_change(game: CcgGame, action: Action, thing: int, change: p.Change, until: Ending, event: Event) -> None:
    """Give one change to one thing."""
    source, player = action.card, action.player
    if isinstance(change, p.OneChange):
        for each in change.changes:
            give_change(game, action, thing, each, until, event)
    elif isinstance(change, (p.Modify, p.SetStat)):
        give_bonus(game, action, thing, change.stat, amount_given(game, action, thing, change), until, event)
    elif isinstance(change, p.Limit):
        bound = meaning.number(game, action, change.value)
        if change.bound in ("minimum", "maximum"):
            kept_bounds.limit(game, thing, STATS[change.stat])
        game.modify(thing, Modifier(change.bound, source, player, until, STATS[change.stat], bound))
    elif isinstance(change, p.GrantKeyword):
        kind: ModifierKind = "keyword" if change.positive else "lose keyword"
        for word in game.rules.text.granted_keywords(game, thing, change):
            if change.positive and bans.never_gains(game, thing, word):
                continue
            before = None if change.positive or thing < 0 else current_keywords.givers_of(game, thing, word)
            game.modify(thing, Modifier(kind, source, player, until, word=word, what=before))
        game.forget_all()
    elif isinstance(change, p.GrantText):
        text = granted_text(change.program, source, _effect(game, action))
        game.modify(thing, Modifier("text", source, player, until, word="trait", what=text))
    elif isinstance(change, p.Forbid):
        game.modify(thing, Modifier("forbid", source, player, until, what=bind(game, action, change)))
    elif isinstance(change, p.Allow):
        game.modify(thing, Modifier("allow", source, player, until, what=bind(game, action, change)))
    elif isinstance(change, p.Require):
        game.modify(thing, Modifier("must assign", source, player, until))
    elif isinstance(change, p.LoseAbility) and thing >= 0:
        game.push(LoseAbilities(action, thing, change.number, until))
    elif isinstance(change, p.RaiseAbility):
        amount = meaning.number(game, action, change.amount)
        game.modify(thing, Modifier("raised ability", source, player, until, amount=amount))
    elif isinstance(change, p.CopyAbility) and thing >= 0:
        copied_abilities.copy_ability(game, action, thing, change, until)
    elif isinstance(change, p.CopyKeyword) and thing >= 0:
        copied_abilities.copy_keyword(game, action, thing, change, until)


def amount_given(game: CcgGame, action: Action, thing: int, change: p.Modify | p.SetStat) -> int:
    """Return how much a change of a stat adds to it now; a penalty is less than nothing."""
    code = STATS[change.stat]
    if isinstance(change, p.SetStat):
        wanted = meaning.number(game, action, change.to)
        now = game.value(thing, code)
        if (change.only == "lower" and wanted >= now) or (change.only == "raise" and wanted <= now):
            return 0
        return wanted - values.unlimited(game, thing, code)
    amount = meaning.number(game, action, change.amount)
    if change.negative:
        amount = -amount
    if change.bound is not None:
        bound = meaning.number(game, action, change.bound)
        amount = bounds.cut(values.unlimited(game, thing, code), amount, bound, bound)
    return amount


class LoseAbilities(Frame["CcgGame"]):
    """A card loses abilities of the player's choice."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "card", "left", "until")
    ARGS: ClassVar[int] = 4

    def __init__(self, action: Action, card: int, left: int, until: Ending) -> None:
        self.action: Action = action
        self.card: int = card
        self.left: int = left
        self.until: Ending = until

    def choose(self, game: CcgGame) -> None:
        """Ask which, one at a time."""
        abilities = game.abilities(self.card)
        if self.left <= 0 or not abilities:
            return
        self.again()
        choices = [Choice("choose", game.cards[self.card], f":{n + 1}", n) for n in range(len(abilities))]
        game.ask(self.action.player, "choose", say("prompts.which_ability_does_it_lose"), choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        self.left -= 1
        lost = game.abilities(self.card)[choice.value]
        who, source = self.action.player, self.action.card
        game.modify(self.card, Modifier("lost ability", source, who, self.until, word=lost.key))
        self.action.note("lose ability", [self.card])
        game.forget_all()


CHANGES: frozenset[type] = frozenset(
    (
        p.Require,
        p.Modify,
        p.SetStat,
        p.Limit,
        p.GrantKeyword,
        p.GrantText,
        p.Forbid,
        p.Allow,
        p.OneChange,
        p.AnyKeyword,
        p.LoseAbility,
        p.CopyAbility,
        p.CopyKeyword,
        p.RaiseAbility,
        p.DuelStat,
    )
)


def increase(game: CcgGame, action: Action, thing: int, stat: str) -> int:
    """Return how much more of a bonus the thing receives from this text, as other texts say."""
    more = 0
    for source, player, allow in game.allows():
        if allow.verb != f"increase {stat} bonus" or allow.number is None or not isinstance(allow.of, p.Noun):
            continue
        reader = Action(player, source, None)
        if action.card >= 0 and action.is_action and bans.is_meant(game, reader, allow, thing):
            if nouns.describes(game, reader, allow.of, action.card):
                more += meaning.number(game, reader, allow.number)
    return more


def give_bonus(game: CcgGame, action: Action, thing: int, stat: str, amount: int, until: Ending, event: Event) -> None:
    """Give a bonus or penalty, unless such are negated now."""
    if amount == 0 or prevention.negates_bonus(game, thing, stat, amount, event):
        return
    if amount >= 1:
        amount += increase(game, action, thing, stat)
    code = STATS[stat]
    if not game.rules.values.has_stat(game, thing, code):
        return
    amount = kept_bounds.within(game, action, thing, code, amount)
    if amount == 0:
        return
    before = game.value(thing, code)
    bonus = Modifier("bonus", action.card, action.player, until, code, amount)
    bonus.firm = prevention.is_firm(game, event)
    game.modify(thing, bonus)
    action.note(BONUSES[stat][amount < 0], [thing])
    action.did.append(TextOutcome("change", thing, abs(amount)))
    lost = before - game.value(thing, code)
    if stat == "force" and lost > 0:
        action.did.append(TextOutcome("lost force", thing, lost))
    if thing >= 0:
        entry = game.note("gets", action.player, game.cards[thing], amount=amount)
    else:
        entry = game.note("gets", action.player, amount=amount, words=prompts.thing_name(game, thing))
    entry.detail = stat
    if action.card >= 0:
        entry.by, entry.by_number = game.cards[action.card], game.called.numbers[action.card]
