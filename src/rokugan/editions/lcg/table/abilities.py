"""A card's text as the engine has it: abilities that somebody triggers, and standing effects that simply hold.

These classes are the whole interface between the rules and the texts. The text package makes them from programs
(`built.py` from plain functions); the engine knows nothing else about a text. All of them are immutable and shared by every
clone of a game: what changes in a game stands in a `Use` or an `InForce`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rokugan.editions.lcg.table.things import IN_PLAY, ROUND_END

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Delayed, Event, InForce, Use

ACTION: Final = 0
INTERRUPT: Final = 1
REACTION: Final = 2

UNLIMITED: Final = 0


class Ability:
    """A triggered ability: what is printed before and after the dash.

    `name` is unique among the abilities of its card and the same in every game. `events` are the kinds it answers (none for an
    action), `zones` has a bit for each zone from which it can be used. `limit` (0: unlimited) counts each copy in its `period`,
    `maximum` (0: none) all copies by title.
    """

    def __init__(
        self,
        name: str,
        kind: int,
        events: tuple[int, ...] = (),
        forced: bool = False,
        would: bool = False,
        cancels: bool = False,
        zones: int = 1 << IN_PLAY,
        limit: int = 1,
        period: int = ROUND_END,
        maximum: int = 0,
        maximum_period: int = ROUND_END,
    ) -> None:
        self.name: str = name
        self.first_name: str = name  # which all that were made of it by `again` have in common
        self.kind: int = kind
        self.events: tuple[int, ...] = events
        self.forced: bool = forced
        self.would: bool = would or cancels
        self.is_constant: bool = False  # a constant ability that does something: it is not triggered
        self.cancels: bool = cancels
        self.zones: int = zones
        self.limit: int = limit
        self.period: int = period
        self.maximum: int = maximum
        self.maximum_period: int = maximum_period
        self.in_conflict: bool = False  # its text asks for a conflict: without one nothing else need be asked
        self.twice: bool = False  # it may resolve twice: reactions wait until it has (lcg.abilities.22)
        self.replaces: bool = False  # something else is done in the place of what it answers
        self.chooses_x: bool = False  # X is a number that the player chooses

    def again(self, name: str) -> Ability:
        """The same ability, had once more: whoever is given it twice has two, each with its own limit (lcg.abilities.29)."""
        raise NotImplementedError

    def still_fits(self, game: LcgGame, use: Use, card: int) -> bool:
        """If the card was chosen in this use: would it be, whatever is printed on it now?"""
        return False

    def state(self) -> str:
        """Return what stands for the ability in the fingerprint of a game."""
        return self.name

    # ----------------------------------------------------------------------------- before the dash

    def answers(self, game: LcgGame, use: Use) -> bool:
        """Is `use.event` the triggering condition of the ability?"""
        return True

    def legal(self, game: LcgGame, use: Use) -> bool:
        """Are the play restrictions of the ability met now (`during a conflict`, `while this character is attacking`, ...)?"""
        return True

    def payable(self, game: LcgGame, use: Use) -> bool:
        """Could the costs of the ability, beside the fate cost of a card, be paid in full?"""
        return True

    def pay(self, game: LcgGame, use: Use) -> None:
        """Pay the costs: make events happen, push frames. Whoever finds a cost prevented sets `use.unpaid`."""

    def has_targets(self, game: LcgGame, use: Use) -> bool:
        """Are there enough eligible targets?"""
        return True

    def choose(self, game: LcgGame, use: Use) -> None:
        """Choose targets and make the selections before the dash: push frames that fill `use.targets` and `use.picks`."""

    # ------------------------------------------------------------------------------ after the dash

    def most_x(self, game: LcgGame, use: Use) -> int:
        """The highest number that the player can choose for X; -1 if he chooses none."""
        return -1

    def can_change(self, game: LcgGame, use: Use) -> bool:
        """Could the effect by itself change the state of the game (lcg.costs.09)?"""
        return True

    def resolve(self, game: LcgGame, use: Use) -> None:
        """Carry out the effect: make events happen, push frames."""

    def __repr__(self) -> str:
        return f"Ability({self.name!r})"


# What a standing effect can touch: the engine asks only those that say they touch the matter.
TOUCHES_SKILL: Final = 1
TOUCHES_GLORY: Final = 2
TOUCHES_STRENGTH: Final = 4
TOUCHES_COST: Final = 8
TOUCHES_INCOME: Final = 16
TOUCHES_KEYWORDS: Final = 32
TOUCHES_TRAITS: Final = 64
TOUCHES_TEXT: Final = 128  # blanks it
TOUCHES_ABILITIES: Final = 256  # grants some
TOUCHES_BANS: Final = 512
TOUCHES_RINGS: Final = 1024  # elements
TOUCHES_LIMITS: Final = 2048
TOUCHES_PLACES: Final = 4096  # cards that can be played from elsewhere
TOUCHES_TOTALS: Final = 8192  # the skill that a player counts, apart from the characters
TOUCHES_HOSTING: Final = 32768  # which attachments a card can have
TOUCHES_SETTING: Final = 65536  # sets values: of several that set one value, the latest applied counts
TOUCHES_STATUS: Final = 131072  # status tokens without effect
TOUCHES_WATCHING: Final = 524288  # does something as soon as something is so
TOUCHES_DECLARING: Final = 2097152  # how many conflicts of a type a player can declare
TOUCHES_BIDS: Final = 1048576  # the value of a bid
TOUCHES_COUNTING: Final = 262144  # what a character counts in a conflict, what a player counts in a glory count

STAT_TOUCHES: Final = (TOUCHES_SKILL, TOUCHES_SKILL, TOUCHES_GLORY, TOUCHES_COST, TOUCHES_STRENGTH, TOUCHES_INCOME)

# What can be forbidden (to a thing, by something).
BE_ATTACKER: Final = 0  # be declared as an attacker
BE_DEFENDER: Final = 1
PARTICIPATE: Final = 2  # participate in the conflict that is there, or is being declared
BOW: Final = 3
READY: Final = 4
BECOME_HONORED: Final = 5  # receive an honored status token
BECOME_DISHONORED: Final = 6
MOVE: Final = 7  # be moved to or from a conflict
BE_TARGETED: Final = 8
BE_AFFECTED: Final = 9  # immunity: by effects of the set
BE_PLAYED: Final = 10
TRIGGER: Final = 11  # its abilities cannot be triggered
DECLARE: Final = 12  # a player: declare a conflict (of the type or element that is being declared)
LEAVE_PLAY: Final = 13
BE_DISCARDED: Final = 14
LOSE_FATE: Final = 15
BOW_AFTER_CONFLICT: Final = 16  # does not bow in step 3.2.8
HAVE_FATE_PLACED: Final = 17
BE_ATTACKED: Final = 18  # a province
BE_HONORED: Final = 19  # the act of honoring
BE_DISHONORED: Final = 20
PLAY: Final = 21  # a player: play the card in `use`
GAIN_HONOR: Final = 22
LOSE_HONOR: Final = 23
DRAW: Final = 24
BREAK: Final = 25  # a province
COUNT_SKILL: Final = 26  # a character contributes nothing
RESOLVE: Final = 27  # a ring: its effects are canceled
CLAIM: Final = 28  # a player: the ring in `use`
SPEND_FATE: Final = 29  # a player, from his pool
TAKE_RING_FATE: Final = 30  # a player: remove or gain fate from rings
BE_SACRIFICED: Final = 31
BE_RETURNED: Final = 32  # to a hand or deck
GAIN_FATE: Final = 33  # a player, for his pool
LOSE_POOL_FATE: Final = 34  # a player, from his pool; to spend it is not to lose it
ENTER_PLAY: Final = 35
BE_PUT_INTO_PLAY: Final = 36
BE_REVEALED: Final = 37  # a province
BE_TURNED_DOWN: Final = 38  # a province
CLAIM_FAVOR: Final = 39  # a player
CHANGE_CONTROL: Final = 40
HAVE_ATTACHED: Final = 41  # the attachment in `use`


class Standing:
    """A constant ability, or what a lasting effect puts into force. Each method is asked only if `touches` says so; those that
    say when and on what its own card can be played or attached are asked wherever the card is."""

    def __init__(self, name: str, touches: int, zones: int = 1 << IN_PLAY, granted: tuple[Ability, ...] = ()) -> None:
        self.name: str = name
        self.touches: int = touches
        self.zones: int = zones  # where its card must be, as a constant ability
        self.granted: tuple[Ability, ...] = granted  # triggered abilities that whatever it covers gains

    def state(self) -> str:
        """Return what stands for the effect in the fingerprint of a game."""
        return self.name

    def active(self, game: LcgGame, force: InForce) -> bool:
        """Is the condition of the effect met (`while`, `during`, `if`)?"""
        return True

    def covers(self, game: LcgGame, force: InForce, thing: int) -> bool:
        """Does the effect speak of this thing? A lasting effect has its things fixed in `force.things`."""
        return thing in force.things if force.things else thing == force.source

    def operation(self, game: LcgGame, force: InForce, thing: int, stat: int) -> int:
        """Return what the effect does to the value (core/values.py), or -1."""
        return -1

    def amount(self, game: LcgGame, force: InForce, thing: int, stat: int) -> int:
        """By how much the effect changes the value, if it does."""
        raise NotImplementedError

    def keywords(self, game: LcgGame, force: InForce, thing: int) -> int:
        """Keywords that the thing gains, a bit each."""
        return 0

    def lost_keywords(self, game: LcgGame, force: InForce, thing: int) -> int:
        """Keywords that the thing loses."""
        return 0

    def traits(self, game: LcgGame, force: InForce, thing: int) -> tuple[str, ...]:
        """Traits that the thing gains."""
        return ()

    def blanks(self, game: LcgGame, force: InForce, thing: int) -> bool:
        """Does the effect make the printed text box of the thing blank?"""
        return False

    def blanks_traits(self, game: LcgGame, force: InForce, thing: int) -> bool:
        """Does the thing lose its printed traits with the rest (lcg.wording.04), or is it blank except for traits?"""
        return self.blanks(game, force, thing)

    def may_forbid(self, what: int) -> bool:
        """Could the effect forbid this, to whomever? Only of a yes is `forbids` asked."""
        return True

    def forbids(self, game: LcgGame, force: InForce, what: int, thing: int, by: Use | None) -> bool:
        """Does the effect forbid doing this to the thing, when `by` (None: a framework step) would do it?"""
        return False

    def elements(self, game: LcgGame, force: InForce, ring: int) -> tuple[int, ...]:
        """Elements that a ring gains."""
        return ()

    def extra_uses(self, game: LcgGame, force: InForce, card: int) -> int:
        """Return how many more times each ability of a card can be used in its period (lcg.abilities.35: never a maximum)."""
        return 0

    def enters_with(self) -> int:
        """How much fate, from the general token pool, lies on its own card as that enters play."""
        return 0

    def enters_as(self) -> str:
        """In which state the card of the effect enters play: honored, dishonored, bowed; usually none of them."""
        return ""

    def lets_play(self, game: LcgGame, force: InForce, seat: int, card: int) -> bool:
        """May this player play a card from where it is, as if from his hand?"""
        return False

    def may_play(self, game: LcgGame, card: int, seat: int) -> bool:
        """May this player play its card now (`play only if ...`, `cannot be played during a conflict`)?"""
        return True

    def may_attach(self, game: LcgGame, card: int, seat: int, host: int) -> bool:
        """Can its card, controlled by this player, be attached to that host (`attach to a character you control`)?"""
        return True

    def may_play_on(self, game: LcgGame, card: int, seat: int, host: int) -> bool:
        """Can it be played on that host, though it might later stay on others?"""
        return True

    def keeps_off(self, game: LcgGame, force: InForce, host: int, card: int) -> bool:
        """Can this host not have that attachment (`no attachments except ...`, `limit 1 per character`)?"""
        return False

    def as_attachment(self, game: LcgGame, card: int, seat: int) -> bool:
        """May its card, a character, be played as an attachment?"""
        return False

    def total(self, game: LcgGame, force: InForce, seat: int) -> int:
        """Return what it adds to the skill that a player counts in the conflict, apart from participating characters."""
        return 0

    def counted(self, game: LcgGame, force: InForce, card: int) -> int:
        """The skill that a participating character counts in the place of its own; -1: its own."""
        return -1

    def glory(self, game: LcgGame, force: InForce, seat: int) -> int:
        """Return what it adds to a player's side in a glory count."""
        return 0

    def ignores_status(self, game: LcgGame, force: InForce, card: int) -> bool:
        """Has the status token on this character no effect?"""
        return False

    def resolves_each(self, game: LcgGame, force: InForce, ring: int, seat: int) -> bool:
        """Does this player resolve the effect of each element of the ring, instead of choosing one?"""
        return False

    def watch(self, game: LcgGame, force: InForce) -> bool:
        """If what the effect waits for is so, do what follows; asked after every change."""
        return False

    def conflicts(self, game: LcgGame, force: InForce, skill: int) -> int:
        """Return how many more conflicts of that type its player can declare."""
        return 0

    def bids(self, game: LcgGame, force: InForce, seat: int) -> int:
        """Return what it adds to the value of a player's bid."""
        return 0

    def following(self) -> Standing | None:
        """Return what holds instead, for as long, once it is over by itself."""
        return None

    def over(self, game: LcgGame, force: InForce, event: Event) -> bool:
        """Has this event used up the effect (`the next event you play`)? Asked after every card played."""
        return False

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"


class DelayedRule:
    """An effect that waits for a moment: it resolves by itself right after it, before reactions (lcg.effects.01)."""

    def __init__(self, name: str, events: tuple[int, ...], once: bool = True) -> None:
        self.name: str = name
        self.events: tuple[int, ...] = events
        self.once: bool = once

    def state(self) -> str:
        """Return what stands for the effect in the fingerprint of a game."""
        return self.name

    def resolve(self, game: LcgGame, delayed: Delayed, event: Event) -> None:
        """Carry out the effect."""
