"""What it means that an answer is worse than another by the rules alone: whatever anybody holds in hand or will do.

Each rule below is given a question as the person sees it, and the number of an answer. It says which other answer is better, and
why; None if it knows of none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rokugan.agents.contract import printed_cards
from rokugan.catalogue import heard
from rokugan.core.foresight import view_ahead
from rokugan.core.game import Game
from rokugan.core.views.whereabouts import whereabouts
from rokugan.program.lcg import nodes as lcg
from rokugan.program.node import Node

View = Mapping[str, Any]
# Questions whose answers differ in nothing but what they choose: none costs a card or an action more than another.
CHOOSING = ("target", "choose", "may")
# What is good for whoever controls the card, and what is bad for him. What is neither (where it stands) leaves an answer open.
GOOD_MORE = ("force", "chi", "military", "political", "fate")
BAD = ("bowed", "dishonored")
GOOD = ("honored",)


@dataclass
class Question:
    """A question with all that its player sees, and what he could know to come of each answer."""

    game: Game
    view: View
    printed: Mapping[str, Any]

    @property
    def me(self) -> str:
        return str(self.view["viewer"])

    @property
    def kind(self) -> str:
        return str(self.view["decision"]["kind"])

    @property
    def choices(self) -> Sequence[Mapping[str, Any]]:
        found: Sequence[Mapping[str, Any]] = self.view["decision"]["choices"]
        return found

    def card(self, choice: Mapping[str, Any]) -> Any:
        """What is printed on the card that an answer names; None without one."""
        thing = self.view["things"].get(choice.get("card"), {})
        return self.printed.get(thing.get("name") or thing.get("card", ""))

    def is_mine(self, id: str) -> bool:
        """Does the player control this card?"""
        thing = self.view["things"].get(id, {})
        place = whereabouts(self.view).get(id)
        return bool(thing.get("controller", place.owner if place is not None else "") == self.me)


def question_of(game: Game) -> Question:
    """The present question, as whoever is asked sees it."""
    name = game.asked().player
    return Question(game, view_ahead(game, name), printed_cards(game, name))


def dominated(question: Question, number: int) -> str:
    """Which answer is better than this one by the rules alone, and why; empty if none is."""
    for rule in RULES:
        found = rule(question, number)
        if found:
            return found
    return ""


# ------------------------------------------------------------------------------------------------- the list


def the_same_purchase_for_more(question: Question, number: int) -> str:
    """A card is bought for more Gold than it costs in another way that gains no less Honor, or for the same Gold without the
    Honor that would come with it."""
    mine = question.choices[number]
    if mine["verb"] != "buy" or "gold" not in mine:
        return ""
    gain = _honor_of(question, mine)
    for other in question.choices:
        if other["verb"] == "buy" and other.get("card") == mine.get("card") and "gold" in other:
            better = _honor_of(question, other) - gain, mine["gold"] - other["gold"]
            if min(better) >= 0 and max(better) > 0:
                return f"{other['move']} costs {other['gold']} instead of {mine['gold']}, for {better[0]} more Honor"
    return ""


def an_own_attachment_on_an_enemy(question: Question, number: int) -> str:
    """What only helps its bearer is attached to a card of somebody else, though one of one's own could bear it."""
    decision, mine = question.view["decision"], question.choices[number]
    asked = decision["prompt"].rpartition(": ")[2]
    held = question.card(decision)
    if held is None or "card" not in mine or question.is_mine(mine["card"]) or _hinders(held):
        return ""
    if heard("prompts.what_is_it_attached_to", asked) is None and asked != GETS:
        return ""
    own = [each for each in question.choices if "card" in each and question.is_mine(each["card"])]
    return f"{own[0]['move']} is one's own" if own else ""


def a_better_card_is_thrown_away(question: Question, number: int) -> str:
    """Of two cards that may be discarded the one goes that is better in all that is printed on it and worse in nothing."""
    mine = question.choices[number]
    card = question.card(mine)
    if question.kind != "discard" or card is None:
        return ""
    for other in question.choices:
        spared = question.card(other)
        if spared is not None and other["verb"] == mine["verb"] and _never_better(spared, card):
            return f"{other['move']}: {spared.title} is never better than {card.title}"
    return ""


def only_harm_to_oneself(question: Question, number: int) -> str:
    """Of what an answer chooses it is foreseen that it harms only oneself, though another answer harms only the others or helps
    oneself."""
    if question.kind not in CHOOSING:
        return ""
    if _signs(question, question.choices[number]) == {-1}:
        for other in question.choices:
            if _signs(question, other) == {1}:
                return f"{other['move']} does only good: {other['then']}, {question.choices[number].get('then')}"
    return ""


def the_game_is_lost_or_not_won(question: Question, number: int) -> str:
    """The answer is known to lose the game at once and another does not, or another is known to win it."""
    ends = [each.get("then", {}).get("outcome") for each in question.choices]
    if ends[number] is not None and ends[number]["winner"] == question.me:
        return ""
    for other, end in zip(question.choices, ends, strict=True):
        if end is not None and end["winner"] == question.me:
            return f"{other['move']} wins the game"
        if end is None and ends[number] is not None:
            return f"{other['move']} does not lose the game"
    return ""


def more_is_bid_than_can_be_needed(question: Question, number: int) -> str:
    """In a duel of the Living Card Game more Honor is bid than decides it, whatever the other bids."""
    mine = question.choices[number]
    duel = question.view["extra"].get("lcg", {}).get("duel")
    bids = {int(each["move"].rpartition(" ")[2]): each for each in question.choices} if question.kind == "bid" else {}
    if not bids or duel is None:
        return ""
    sides = {question.is_mine(duel[role]): _stat(question, duel[role], duel["skill"]) for role in ROLES}
    lead = sides.get(True, 0) - sides.get(False, 0)
    bid = int(mine["move"].rpartition(" ")[2])
    least = next((each for each in sorted(bids) if lead + each > max(bids)), bid)
    return f"{bids[least]['move']} wins as surely" if least < bid else ""


def the_easiest_payment_is_left(question: Question, number: int) -> str:
    """A source of Gold is chosen by hand that wastes Gold, though what `pay auto` bows wastes none."""
    payment = question.view["under_way"]["payment"]
    mine = question.choices[number]
    if question.kind != "pay" or payment is None or "auto" not in payment or mine["verb"] == "pay auto":
        return ""
    left = payment.get("left", payment["cost"])
    wastes = mine.get("gold", 0) > left and not payment["auto"].get("wasted", 0)
    return "pay auto wastes nothing" if wastes else ""


RULES: tuple[Callable[[Question, int], str], ...] = (
    the_same_purchase_for_more,
    an_own_attachment_on_an_enemy,
    a_better_card_is_thrown_away,
    only_harm_to_oneself,
    the_game_is_lost_or_not_won,
    more_is_bid_than_can_be_needed,
    the_easiest_payment_is_left,
)

# ------------------------------------------------------------------------------------------- what they ask

GETS = "Choose the Personality who gets it"
ROLES = ("challenger", "challenged")


def _honor_of(question: Question, choice: Mapping[str, Any]) -> int:
    """The Honor that comes with a purchase."""
    if not choice["move"].endswith(" honor"):
        return 0
    thing = question.view["things"][choice["card"]]
    printed = question.view["cards"][thing["card"]]["stats"]
    return int(thing.get("values", {}).get("personal_honor", printed.get("personal_honor") or 0))


def _hinders(card: Any) -> bool:
    """Could one wish an attachment on an enemy? It lowers something, or its text does something to its bearer."""
    numbers = [getattr(card, name, 0) or 0 for name in ("military_bonus", "political_bonus", "force", "chi")]
    program = card.program
    constants = getattr(program, "constants", ())
    does = any(isinstance(each, Node) and _speaks_of_bearer(each) for each in constants)
    return min(numbers) < 0 or does


def _speaks_of_bearer(node: Node) -> bool:
    return isinstance(node, lcg.Forbid | lcg.Deed)


def _never_better(one: Any, other: Any) -> bool:
    """Is one card equal to another or worse in everything printed, and worse in something? Only cards with the same text."""
    if type(one) is not type(other) or one.type != other.type or one.program != other.program:
        return False
    if tuple(one.keywords) != tuple(other.keywords) or one.title == other.title:
        return False
    more = [getattr(one, name, None) for name in MORE], [getattr(other, name, None) for name in MORE]
    less = [getattr(one, name, None) for name in LESS], [getattr(other, name, None) for name in LESS]
    if any((a is None) != (b is None) for pair in (more, less) for a, b in zip(*pair, strict=True)):
        return False
    steps = [a - b for a, b in zip(*more, strict=True) if a is not None and b is not None]
    steps += [b - a for a, b in zip(*less, strict=True) if a is not None and b is not None]
    return max(steps, default=0) <= 0 and min(steps, default=0) < 0


MORE = ("force", "chi", "personal_honor", "focus_value", "military", "political", "glory", "military_bonus")
LESS = ("gold_cost", "cost", "honor_requirement")


def _stat(question: Question, id: str, stat: str) -> int:
    thing = question.view["things"][id]
    printed = question.view["cards"][thing["card"]]["stats"]
    return int(thing.get("values", {}).get(stat, printed.get(stat)) or 0)


def _signs(question: Question, choice: Mapping[str, Any]) -> set[int]:
    """Of all that is known to come of an answer: is it good for its player (1), bad (-1), or can one not say (0)?"""
    then = choice.get("then", {})
    found: set[int] = {0} if "more" in then or "outcome" in then else set()
    for id, facts in then.get("cards", {}).items():
        side = 1 if question.is_mine(id) else -1
        found |= {side * _sign(fact, change) for fact, change in facts.items()}
    for name, facts in then.get("players", {}).items():
        side = 1 if name == question.me else -1
        found |= {side * (1 if after > before else -1) for before, after in facts.values()}
    for place, facts in then.get("provinces", {}).items():
        side = 1 if place.startswith(f"{question.me}.") else -1
        found |= {-side if fact == "destroyed" else 0 for fact in facts}
    return found


def _sign(fact: str, change: Any) -> int:
    if fact == "gone":
        return -1
    before, after = change
    if fact in GOOD_MORE or fact in GOOD:
        return 1 if after > before else -1
    return (-1 if after else 1) if fact in BAD else 0
