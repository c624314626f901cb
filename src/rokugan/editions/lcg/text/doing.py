"""Carrying out a text: its costs, choices and effects, one after the other, as frames that can be copied in the middle.

What still has to be chosen in an effect is asked before the effect is carried out. An alternative, an option or a target
that could change nothing is not offered (lcg.costs.09).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.lcg.changes.outcomes import is_fulfilled
from rokugan.editions.lcg.initiating.legality import targetable
from rokugan.editions.lcg.table.choosing import DONE, choice_for
from rokugan.editions.lcg.table.reckoning import printed_value
from rokugan.editions.lcg.table.state import Payer
from rokugan.editions.lcg.table.things import COST as COST_STAT
from rokugan.editions.lcg.table.things import NOTHING, is_player, player_thing, seat_of
from rokugan.editions.lcg.text.described.filters import eligible_for
from rokugan.editions.lcg.text.described.nouns import candidates, fits_noun
from rokugan.editions.lcg.text.meaning import amount, things
from rokugan.editions.lcg.text.prospects import COUNTED, can_do, is_eligible, mentions, speaks_of_other
from rokugan.editions.lcg.text.scene import GROUP, TAKEN, Scene, of_use
from rokugan.editions.lcg.text.tables import COST, EFFECT, TARGET, VERBS, perform
from rokugan.editions.lcg.text.which_deck import WhichDeck, decks_with_cards, open_deck
from rokugan.program.lcg import nodes as n
from rokugan.program.node import walk

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Event, Use
    from rokugan.editions.lcg.text.ability import TextAbility

RESOURCES = ("fate", "honor", "honor token", "conflict", "duel", "status token", "dial")
ONE_EACH = -2


def takes_to_attach(effect: n.Effect, following: tuple[Any, ...]) -> bool:
    """`take control of that attachment and attach it`: it is attached under the new control (lcg.attachments.06)."""
    after = following[0] if following else None
    takes = isinstance(effect, n.Deed) and effect.verb == "take control"
    return takes and isinstance(after, n.Deed) and after.verb == "attach"


class Run(Payer):
    """Effects, costs or choices of a text in their order. `doer` is the player who does what the text commands."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "ability", "use", "effects", "mode", "doer", "index", "events", "in_full", "gathered", "otherwise",
    )  # fmt: skip
    STEPS: ClassVar[tuple[str, ...]] = ("step",)
    ARGS: ClassVar[int] = 5

    def __init__(self, ability: TextAbility, use: Use, effects: tuple[Any, ...], mode: int, doer: int) -> None:
        self.ability: TextAbility = ability
        self.use: Use = use
        self.effects: tuple[Any, ...] = effects
        self.mode: int = mode
        self.doer: int = doer
        self.index: int = 0
        self.events: list[Event] = []
        self.in_full: bool = True  # all that stands before has been done in full
        self.gathered: list[Event] = []  # what will happen together
        self.otherwise: tuple[Any, ...] = ()  # what is done if this cannot be done in full

    def step(self, game: LcgGame) -> None:
        """Do the next effect. The last one is carried out when nothing is left to do here (lcg.events-cards.02)."""
        done = all(is_fulfilled(game, event) for event in self.events)
        if self.mode == COST and not done:
            self.use.unpaid = True  # what else can be paid is (lcg.costs.07)
        self.in_full = self.in_full and done
        self.events = []
        if self.index >= len(self.effects):
            self.end(game)
            return
        effect = self.effects[self.index]
        if isinstance(effect, n.Then) and not self.in_full:  # lcg.effects.21
            self.index = len(self.effects)
            return
        scene = of_use(game, self.use, self.ability.text)
        if ask(scene, effect, self):
            self.again()
            return
        self.index += 1
        if self.index < len(self.effects) or self.mode == COST or self.otherwise:
            self.again()
        if self.is_with_others(effect):
            self.gather(game, scene, effect)
        else:
            self.events = perform(scene, effect, self)
            self.tell(effect, self.events)

    def tell(self, effect: n.Effect, events: list[Event]) -> None:
        """Of what makes events of all that it does: no event is nothing done."""
        if not events and isinstance(effect, n.Deed) and VERBS[effect.verb].tells_all:
            self.in_full = False
            self.use.unpaid = self.use.unpaid or self.mode == COST

    def is_with_others(self, effect: n.Effect) -> bool:
        """Does it happen together with what follows, or with what was done before it: several costs (lcg.costs.06), or to take
        control of an attachment and attach it?"""
        if not isinstance(effect, n.Deed):
            return False
        if self.mode == COST:
            return len(self.effects) > 1 and VERBS[effect.verb].together
        return (effect.verb == "attach" and bool(self.gathered)) or takes_to_attach(effect, self.effects[self.index :])

    def gather(self, game: LcgGame, scene: Scene, effect: n.Effect) -> None:
        """Do it without letting it happen yet; costs happen when all are done, control when the attachment has found a place."""
        game.gathered = self.gathered
        events = perform(scene, effect, self)
        game.gathered = None
        self.tell(effect, events)
        if self.mode != COST and not takes_to_attach(effect, self.effects[self.index :]):
            self.flush(game)

    def flush(self, game: LcgGame) -> None:
        """Let what was gathered happen together."""
        self.events, self.gathered = self.gathered, []
        game.happen(self.events)

    def end(self, game: LcgGame) -> None:
        """All is done: what was gathered happens now, and what is done otherwise, if this was not done in full."""
        if self.gathered:
            self.again()
            self.flush(game)
        elif self.otherwise and not self.in_full:
            game.push(self.child(self.otherwise))

    def pays_for(self) -> Use | None:
        return self.use if self.mode == COST else None

    def rest(self) -> tuple[Any, ...]:
        """The effects that follow, which somebody else will carry out."""
        left = self.effects[self.index :]
        self.index = len(self.effects)
        self.finish()
        return left

    def child(self, effects: tuple[Any, ...], doer: int = -1) -> Run:
        """A part of these effects, to be carried out by itself."""
        return Run(self.ability, self.use, effects, EFFECT, self.doer if doer < 0 else doer)


def ask(scene: Scene, effect: n.Effect, run: Run) -> bool:
    """Ask for the next thing that has still to be chosen; False if there is none."""
    if isinstance(effect, n.Deed) and (place := open_deck(scene, effect)) is not None:
        if decks := decks_with_cards(scene, place):
            scene.game.push(WhichDeck(run.ability, run.use, run.doer, decks))
            return True
    if not isinstance(effect, n.Deed) or effect.verb in ("draw", "challenge", "search", "reduce", "increase"):
        return False
    if any(isinstance(each, n.AtRandom) for each in effect.how):
        return False
    players = [seat_of(each) for each in things(scene, effect.agent) if is_player(each)] if effect.agent else []
    if len(players) > 1:
        return _each_asked(scene, effect, run, players)
    seat = chooser(scene, effect, run)
    roles = [effect.patient, effect.source, effect.goal]
    roles += [each.thing for each in effect.how if isinstance(each, n.AttachedTo)]
    return any(_ask_for(scene, node, effect, run, seat) for node in roles if node is not None)


def _each_asked(scene: Scene, deed: n.Deed, run: Run, seats: list[int]) -> bool:
    """`each player sacrifices a character`: the first player chooses, then his opponent, then it happens to both at once
    (lcg.simultaneity.07)."""
    node = deed.patient
    number = scene.text.number(node)
    if not isinstance(node, COUNTED) or node.noun.kind in RESOURCES or scene.is_bound(number):
        return False
    scene.bind(number, [])
    agent = scene.text.number(deed.agent)
    picks: list[Pick] = []
    for seat in seats:
        his = scene.trying(agent, [player_thing(seat)]) if agent != NOTHING else scene
        found = [each for each in candidates(his, node.noun) if may_be(his, node, each, deed, seat)]
        least, most = bounds(his, node, found)
        able = [each for each in found if is_eligible(his, number, each, deed, run.mode, run.ability)]
        if deed.verb == "choose":
            able = _worth_choosing(his, number, able, run)
        if able:
            limits = (min(least, len(able)), most, -1, 0, run.mode)
            picks.append(Pick(run.ability, run.use, number, able, seat, limits, True))
    for each in picks[::-1]:
        scene.game.push(each)
    return bool(picks)


def chooser(scene: Scene, deed: n.Deed, run: Run) -> int:
    """The player who chooses: whoever does what the sentence says."""
    if deed.agent is None or not any(is_player(each) for each in things(scene, deed.agent)):
        return run.doer
    return seat_of(things(scene, deed.agent)[0])


def _ask_for(scene: Scene, node: n.Thing | None, deed: n.Deed, run: Run, seat: int) -> bool:
    """Ask for this thing, if it is one that is chosen and was not."""
    if isinstance(node, n.Part):
        return _ask_for(scene, node.of, deed, run, seat)
    number = scene.text.number(node)
    if number == NOTHING or scene.is_bound(number):
        return False
    if isinstance(node, n.And):
        if any(_ask_for(scene, each, deed, run, seat) for each in node.things):
            return True
        scene.bind(number, [thing for each in node.things for thing in things(scene, each)])
        return False
    if isinstance(node, n.OneOf):
        return _pick(scene, number, things(scene, node), 1, 1, deed, run, seat, None)
    if not isinstance(node, COUNTED) or node.noun.kind in RESOURCES:
        return False
    found = [each for each in candidates(scene, node.noun) if may_be(scene, node, each, deed, seat)]
    least, most = bounds(scene, node, found)
    if one_each(node.noun):
        least = most = len({owner_of(scene.game, each) for each in found})
    return _pick(scene, number, found, least, most, deed, run, seat, node.noun)


def _worth_choosing(scene: Scene, number: int, found: list[int], run: Run) -> list[int]:
    """Of those that can be chosen in an effect: whom what follows could touch, or all if it could touch none."""
    if run.mode == EFFECT:
        after = [each for each in run.effects if mentions(each, number)]
        able = [each for each in found if any(can_do(scene.trying(number, [each]), one, EFFECT) for one in after)]
        found = able or found
    return [each for each in found if targetable(scene.game, each, scene.use)]


def one_each(noun: n.Noun) -> bool:
    """`controlled by each player`, `owned by each player`: one of each player's."""
    return any(isinstance(each, (n.Controlled, n.Owned)) and isinstance(each.by, n.All) for each in noun.which)


def owner_of(game: LcgGame, thing: int) -> int:
    """The player to whom the thing belongs, in play by control."""
    return game.controller(thing) if thing in game.states else game.cards[thing].owner


def may_be(scene: Scene, node: n.Thing | None, thing: int, deed: n.Deed, seat: int) -> bool:
    """What a verb asks of what is chosen for it: one sacrifices one's own; what is moved must be able to be there."""
    if deed.verb == "sacrifice":
        return scene.game.controller(thing) == seat
    if node is deed.goal and isinstance(node, n.A) and n.Is("eligible") in node.noun.which:
        return eligible_for(scene, [card for card in things(scene, deed.patient) if card >= 0], thing)
    return True


def bounds(scene: Scene, node: n.Thing | None, found: list[int]) -> tuple[int, int]:
    """Return how many are chosen, at least and at most."""
    if isinstance(node, n.A):
        return 1, 1
    if isinstance(node, n.AnyNumber):
        return 0, len(found)
    assert isinstance(node, (n.Some, n.UpTo))
    count = amount(scene, node.amount)
    if isinstance(node, n.UpTo):
        return 0, count
    return min(count, len(found)), count


def _pick(
    scene: Scene,
    number: int,
    found: list[int],
    least: int,
    most: int,
    deed: n.Deed,
    run: Run,
    seat: int,
    noun: n.Noun | None,
) -> bool:
    """Choose as many of the things found as the text says, by itself where there is no choice. True: somebody is asked."""
    eligible = [each for each in found if is_eligible(scene, number, each, deed, run.mode, run.ability)]
    if not eligible and run.mode == EFFECT and any(speaks_of_other(each) for each in run.effects):
        eligible = found  # nothing happens to it, but something to the other
    if deed.verb == "choose":
        eligible = _worth_choosing(scene, number, eligible, run)
    if run.mode == TARGET:
        least = max(least, 1)  # "up to" of a target: lcg.targeting, at least one
    if not eligible:
        scene.bind(number, [])
        return False
    limit = ONE_EACH if noun is not None and one_each(noun) else -1
    for each in noun.which if noun is not None else ():
        if isinstance(each, n.StatIs) and each.layer == "total printed":
            limit = amount(scene, each.amount)
        if isinstance(each, n.Among) and set(scene.get(GROUP)) != set(things(scene, each.things)):
            scene.bind(GROUP, things(scene, each.things))
            scene.bind(TAKEN, [])
    among = noun is not None and any(isinstance(each, n.Among) or each == n.Is("revealed") for each in noun.which)
    limits = (min(least, len(eligible)), most, limit, int(among), run.mode)
    pick = Pick(run.ability, run.use, number, eligible, seat, limits)
    pick.repeatable = True
    scene.game.push(pick)
    return True


class Pick(Frame["LcgGame"]):
    """Choose things, one at a time; `done` ends it once there are enough."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "ability", "use", "number", "things", "seat", "bounds", "adds", "chosen", "repeatable", "sought",
    )  # fmt: skip
    STEPS: ClassVar[tuple[str, ...]] = ("choose", "note_down")
    ARGS: ClassVar[int] = 7

    def __init__(
        self,
        ability: TextAbility,
        use: Use,
        number: int,
        things: list[int],
        seat: int,
        bounds: tuple[int, int, int, int, int],
        adds: bool = False,
    ) -> None:
        self.ability: TextAbility = ability
        self.use: Use = use
        self.number: int = number
        self.things: list[int] = things
        self.seat: int = seat
        self.bounds: tuple[int, int, int, int, int] = bounds  # least, most, total printed cost, of a group, mode
        self.adds: bool = adds  # to what another has chosen for the same
        self.chosen: list[int] = []
        self.repeatable: bool = False  # the step of the text below that asked it would ask it again
        self.sought: tuple[n.Noun, ...] = ()  # what is searched for among the cards that are looked at

    def choose(self, game: LcgGame) -> None:
        """Ask for the next thing."""
        least, most, limit, _, _ = self.bounds
        full = len(self.chosen) >= most
        if full and (least == most or most < 2):
            return
        left = [] if full else [each for each in self.things if each not in self.chosen]
        if limit >= 0:
            spent = sum(printed_value(game, each, COST_STAT) for each in self.chosen)
            left = [each for each in left if spent + printed_value(game, each, COST_STAT) <= limit]
        if limit == ONE_EACH:
            having = [owner_of(game, each) for each in self.chosen]
            left = [each for each in left if owner_of(game, each) not in having]
        choices = [choice_for(game, thing) for thing in left]
        if len(self.chosen) >= least and (self.chosen or not least):
            choices.append(Choice("done", value=DONE))
        if choices:
            game.ask(
                self.seat,
                "target",
                say("prompts.choose"),
                choices,
                game.cards[self.use.card] if self.use.card >= 0 else None,
            )

    def answer(self, game: LcgGame, choice: Choice) -> None:
        if choice.value != DONE:
            self.chosen.append(choice.value)
            self.again()

    def may_ask_anew(self) -> bool:
        return self.repeatable or bool(self.sought)

    def ask_anew(self, game: LcgGame) -> bool:
        """What can be chosen is found again by the text, from the first choice on; what is sought, among the same places of the
        deck."""
        if self.sought:
            scene = of_use(game, self.use, self.ability.text)
            fitting = [card for card in scene.get(GROUP) if any(fits_noun(scene, noun, card) for noun in self.sought)]
            self.things = fitting
            self.chosen, self.at = [], 0
            return False
        game.stack.pop()
        game.step(game.stack[-1])
        if isinstance(game.stack[-1], Pick):
            game.step(game.stack[-1])
        return True

    def note_down(self, game: LcgGame) -> None:
        """Let the text speak of what was chosen from now on."""
        scene = of_use(game, self.use, self.ability.text)
        scene.bind(self.number, [*scene.get(self.number), *self.chosen] if self.adds else self.chosen)
        if self.bounds[3]:
            scene.bind(TAKEN, [*scene.get(TAKEN), *self.chosen])
        if self.bounds[4] == TARGET:
            self.use.targets.append(self.chosen[:])


class Select(Frame["LcgGame"]):
    """One of several alternatives, by its first words."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ability", "use", "effect", "seat", "options")
    STEPS: ClassVar[tuple[str, ...]] = ("choose",)
    ARGS: ClassVar[int] = 5

    def __init__(self, ability: TextAbility, use: Use, effect: n.SelectOne, seat: int, options: list[int]) -> None:
        self.ability: TextAbility = ability
        self.use: Use = use
        self.effect: n.SelectOne = effect
        self.seat: int = seat
        self.options: list[int] = options

    def choose(self, game: LcgGame) -> None:
        """`choose WORDS`."""
        words = self.ability.words(self.effect)
        choices = [Choice("choose", tail=words[number], value=number) for number in self.options]
        card = self.use.card
        game.ask(self.seat, "choose", say("prompts.select_one"), choices, game.cards[card] if card >= 0 else None)

    def answer(self, game: LcgGame, choice: Choice) -> None:
        if self.effect.before:
            self.use.picks.append(choice.value)
        else:
            game.push(Run(self.ability, self.use, self.effect.options[choice.value], EFFECT, self.seat))


class Perhaps(Frame["LcgGame"]):
    """What a player may do, and what it costs him."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ability", "use", "effect", "seat", "apart", "yes")
    STEPS: ClassVar[tuple[str, ...]] = ("whether", "pay", "do")
    ARGS: ClassVar[int] = 5

    def __init__(self, ability: TextAbility, use: Use, effect: n.May, seat: int, apart: bool = False) -> None:
        self.ability: TextAbility = ability
        self.use: Use = use
        self.effect: n.May = effect
        self.seat: int = seat
        self.apart: bool = apart  # several players may do it, each for himself
        self.yes: bool = False

    def whether(self, game: LcgGame) -> None:
        """`yes` or `no`. What the player before him chose is not his choice, and `their hand` is his own."""
        if self.apart:
            scene = of_use(game, self.use, self.ability.text)
            for node in walk((*self.effect.price, *self.effect.effects)):
                scene.unbind(scene.text.number(node))
            scene.bind(scene.text.number(self.effect.who), [player_thing(self.seat)])
        about = game.cards[self.use.card] if self.use.card >= 0 else None
        game.ask(
            self.seat,
            "may",
            say("prompts.do_what_the_text_says_you"),
            [Choice("yes", value=1), Choice("no", value=0)],
            about,
        )

    def answer(self, game: LcgGame, choice: Choice) -> None:
        self.yes = bool(choice.value)
        if not self.yes:
            self.finish()

    def pay(self, game: LcgGame) -> None:
        """The player pays the price."""
        if self.effect.price:
            game.push(Run(self.ability, self.use, self.effect.price, COST, self.seat))

    def do(self, game: LcgGame) -> None:
        """Do what the price was paid for."""
        if self.use.unpaid:
            self.use.unpaid = False
            return
        game.push(Run(self.ability, self.use, self.effect.effects, EFFECT, self.seat))
