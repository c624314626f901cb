"""How the choices of a decision call their cards: by numbers in public sight, by places out of it.

Equal cards of one hidden place are one choice, and a card that the player may not know has no name at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from rokugan.core.card import Card
from rokugan.core.decision import Choice
from rokugan.core.names import Numbers

if TYPE_CHECKING:
    from rokugan.core.game import Game

Words: TypeAlias = tuple[str, str, str, int]  # what a choice says, but for the number or the place of its card


def give_numbers(called: Numbers, choices: list[Choice]) -> bool:
    """Give choices the numbers of their cards. True if a card is out of public sight, so that it has none."""
    numbers = called.numbers
    hidden = False  # saves time only
    for choice in choices:
        card = choice.card
        if card is not None:
            choice.number = numbers[card.number]
            if not choice.number:
                hidden = True
            if choice.on is not None:
                choice.on_number = numbers[choice.on.number]
    return hidden


def tell_apart(game: Game, seat: int, choices: list[Choice]) -> list[Choice]:
    """Let each choice say enough of its hidden card, and no more than its player may know; equal ones become one."""
    found: list[Choice] = []
    equal: dict[tuple[Words, str], int] = {}
    many: dict[Words, int] = {}
    for choice in choices:
        card = choice.card
        if card is not None and not choice.number:
            choice.place = game.place_words(seat, card)
            if not game.may_name(seat, card):
                choice.card, choice.tail = None, f"a card{choice.place}{choice.tail}"
                if any(each.move == choice.move for each in found):
                    continue
        if choice.card is None:
            found.append(choice)
            continue
        words = words_of(choice)
        if choice.place:
            at = equal.get((words, choice.place), -1)
            if at >= 0 and card_of(found[at]).definition is card_of(choice).definition:
                found[at] = better_known(game, seat, found[at], choice)
                continue
            equal[(words, choice.place)] = len(found)
        found.append(choice)
        many[words] = many.get(words, 0) + 1
    for choice in found:
        if choice.card is not None and choice.place:
            choice.tells_place = many[words_of(choice)] > 1
    return found


def words_of(choice: Choice) -> Words:
    """Return what it says without the number or the place of its card."""
    return (choice.verb, "" if choice.card is None else choice.card.title, choice.tail, choice.on_number)


def card_of(choice: Choice) -> Card:
    """The card of a choice that has one."""
    assert choice.card is not None
    return choice.card


def better_known(game: Game, seat: int, one: Choice, other: Choice) -> Choice:
    """Of two choices of equal cards the one whose card the others know more about: it tells them least if that one moves."""
    found = other if game.fame(seat, card_of(other)) > game.fame(seat, card_of(one)) else one
    found.copies = one.copies + other.copies
    return found
