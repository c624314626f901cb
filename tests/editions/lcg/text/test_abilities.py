"""What an ability is made of its text, and whether it could be begun at a moment of one table."""

from __future__ import annotations

import pytest
from tests.editions.lcg.text.fight import number, table

from rokugan.cards.lcg.files import lcg_definition
from rokugan.editions.lcg.table.state import Use
from rokugan.editions.lcg.table.things import (
    BESIDE,
    CHARACTER,
    CONFLICT_DECK,
    CONFLICT_DISCARD,
    CONFLICT_END,
    DYNASTY_DISCARD,
    EVENT,
    HAND,
    IN_PLAY,
    PHASE_END,
    PROVINCE,
    ROUND_END,
)
from rokugan.editions.lcg.text import behaviour, why_not_playable
from rokugan.editions.lcg.text.ability import TextAbility
from rokugan.editions.lcg.text.scene import of_use

ANN, BOB = 0, 1


def ability_of(text: str, type: str = "character") -> TextAbility:
    """The one ability of a text."""
    card = lcg_definition({"title": "It", "type": type, "text": text}, "here")
    assert not card.unread, card.unread
    assert not why_not_playable(card)
    ((ability,), _) = behaviour(card)
    assert isinstance(ability, TextAbility)
    return ability


LIMITS = [  # how often: for each copy in what period, for all copies in what period
    ("Action: Draw 1 card.", "character", (1, ROUND_END, 0)),
    ("Action: Draw 1 card. (Limit twice per round.)", "character", (2, ROUND_END, 0)),
    ("Action: Draw 1 card. (Limit once per conflict.)", "character", (1, CONFLICT_END, 0)),
    ("Action: Draw 1 card. (Max 1 per conflict.)", "character", (1, ROUND_END, 1)),
    ("Action: Draw 1 card.", "event", (0, ROUND_END, 0)),
    ("Action: Draw 1 card. (Limit twice per phase.)", "event", (2, PHASE_END, 0)),
    ("Action: Draw 1 card. (Max 1 per conflict.)", "event", (0, ROUND_END, 1)),
]


@pytest.mark.parametrize(("text", "type", "expected"), LIMITS)
def test_how_often_it_is_used(text: str, type: str, expected: tuple[int, int, int]) -> None:
    ability = ability_of(text, type)
    assert (ability.limit, ability.period, ability.maximum) == expected
    if ability.maximum:
        assert ability.maximum_period == CONFLICT_END


ZONES = [
    ("Action: Draw 1 card.", "character", (IN_PLAY,)),
    ("Action: Draw 1 card.", "event", (HAND,)),
    ("Action: Draw 1 card.", "role", (BESIDE,)),
    ("Action: Put this character into play.", "character", (IN_PLAY,)),
    ("Action: Put this character into play from your hand.", "character", (HAND,)),
    ("Action: Put this character into play from your dynasty discard pile.", "character", (DYNASTY_DISCARD,)),
    ("Action: Put this character into play from your discard pile.", "character", (CONFLICT_DISCARD, DYNASTY_DISCARD)),
    ("Action: Put this character into play from a province.", "character", (PROVINCE,)),
    ("Action: Put a character into play from your hand.", "character", (IN_PLAY,)),
    ("Action: Choose a character in your hand – put that character into play.", "character", (IN_PLAY,)),
]


@pytest.mark.parametrize(("text", "type", "expected"), ZONES)
def test_from_where_it_is_used(text: str, type: str, expected: tuple[int, ...]) -> None:
    assert ability_of(text, type).zones == sum(1 << zone for zone in expected)


CANCELS = {
    "Interrupt: When the effects of an event would initiate – cancel those effects.": True,
    "Interrupt: When the effects of an event would initiate – cancel those effects. Gain 1 honor.": True,
    "Interrupt: When the effects of an event would initiate – gain 1 honor.": False,
    "Interrupt: When a character would leave play – gain 1 honor.": False,
    "Action: Gain 1 honor.": False,
}


@pytest.mark.parametrize("text", CANCELS)
def test_whether_it_cancels_what_would_initiate(text: str) -> None:
    assert ability_of(text).cancels == CANCELS[text]


IN_CONFLICT = {
    "Action: During the conflict – gain 1 honor.": True,
    "Action: During a military conflict – gain 1 honor.": True,
    "Action: During a duel – gain 1 honor.": False,
    "Action: During the conflict phase – gain 1 honor.": False,
    "Action: While this character is attacking – gain 1 honor.": True,
    "Action: While attached character is participating in a conflict – gain 1 honor.": True,
    "Action: While a character is participating in a conflict – gain 1 honor.": False,  # may be said of none
    "Action: While this character is honored – gain 1 honor.": False,
    "Action: While this character is a Bushi character – gain 1 honor.": False,
    "Action: If you have 5 or more fate – gain 1 honor.": False,
}


@pytest.mark.parametrize("text", IN_CONFLICT)
def test_whether_its_conditions_can_hold_only_in_a_conflict(text: str) -> None:
    assert ability_of(text).in_conflict == IN_CONFLICT[text]


TARGETS = [  # the choice, and whether there is something to choose
    ("Choose a character – bow that character", True),
    ("Choose a holding – gain 1 honor", False),
    ("Choose a character – ready that character", False),  # nobody is bowed
    ("Choose a character and an attachment – bow that character", False),  # there is no attachment
    ("Choose an attachment and a character – bow that character", False),
    ("Choose a character and up to 2 attachments – bow that character", True),
    ("Choose up to 2 attachments – discard those attachments", False),  # one at least
    ("Choose up to 2 characters – bow those characters", True),
    ("Choose up to 2 characters – ready those characters", False),
    ("Choose any number of characters – bow those characters", True),
    ("Choose any number of attachments – discard those attachments", False),
    ("Choose 1 Courtier character – bow that character", True),
    ("Choose 2 Bushi characters – bow those characters", True),
    ("Choose 3 Bushi characters – bow those characters", False),
    ("Choose 2 characters – ready those characters", False),
    ("Choose this character or a Bushi character – bow that character", True),
    ("Choose this character or a Bushi character – ready that character", False),
    ("Choose a player – that player gains 1 honor", True),
    ("Gain 1 honor", True),
]


@pytest.mark.parametrize(("words", "expected"), TARGETS)
@pytest.mark.rule("lcg.targeting.04")
def test_whether_there_are_targets(words: str, expected: bool) -> None:
    ability = ability_of(f"Action: {words}.")
    assert ability.has_targets(table().game, Use(number("clerk"), ANN, ability)) == expected


COSTS = [  # the cost, whose it is, and whether it can be paid
    ("sacrifice a character", BOB, True),
    ("sacrifice 2 characters", BOB, True),
    ("sacrifice 3 characters", BOB, False),
    ("sacrifice 3 characters", ANN, True),
    ("sacrifice an attachment", ANN, False),
    ("sacrifice a Courtier character", ANN, True),
    ("sacrifice 1 Courtier character", ANN, True),
    ("sacrifice a Courtier character", BOB, False),  # it is Ann's
    ("lose 1 honor, sacrifice an attachment", ANN, False),
    ("bow 2 characters", ANN, True),
    ("bow 2 Bushi characters", ANN, False),  # one of the two is Bob's
    ("pay 4 fate", BOB, True),
    ("pay 5 fate", BOB, False),
    ("lose 1 honor", ANN, True),
    ("discard 1 card from your hand", ANN, False),
    ("bow this character", ANN, True),
]


@pytest.mark.parametrize(("words", "seat", "expected"), COSTS)
@pytest.mark.rule("lcg.abilities.18")
def test_whether_a_cost_can_be_paid(words: str, seat: int, expected: bool) -> None:
    ability = ability_of(f"Action: {words[0].upper()}{words[1:]} – gain 1 honor.")
    assert ability.payable(table().game, Use(number("clerk" if seat == ANN else "fox"), seat, ability)) == expected


def test_an_effect_for_the_conflict_needs_one() -> None:
    ability = ability_of("Action: This character gets +1 [conflict-military] until the end of the conflict.")
    longer = ability_of("Action: This character gets +1 [conflict-military] until the end of the phase.")
    assert not ability.legal(table("quiet").game, Use(number("clerk"), ANN, ability))
    assert ability.legal(table("fighting").game, Use(number("clerk"), ANN, ability))
    assert longer.legal(table("quiet").game, Use(number("clerk"), ANN, longer))


def test_an_ability_of_an_attachment_alone_needs_to_be_attached() -> None:
    game = table().game.clone()
    plain = ability_of("Action: Gain 1 honor.")
    ability = TextAbility("1", plain.program, "character", attached_only=True)
    clerk, unknown = number("clerk"), game.pile(ANN, CONFLICT_DECK)[0]
    assert plain.legal(game, Use(clerk, ANN, plain))
    assert not ability.legal(game, Use(clerk, ANN, ability))
    assert not ability.legal(game, Use(unknown, ANN, ability))
    game.states[clerk].as_attachment = True
    assert ability.legal(game, Use(clerk, ANN, ability))


CHANGES = {
    "Gain 1 honor": True,
    "Ready each character": False,  # nobody is bowed
    "Ready each character. Gain 1 honor": True,
    "Gain 1 honor. Ready each character": True,
    "Choose a character – ready that character": False,
}


@pytest.mark.parametrize("words", CHANGES)
@pytest.mark.rule("lcg.costs.09")
def test_whether_something_could_change(words: str) -> None:
    ability = ability_of(f"Action: {words}.")
    assert ability.can_change(table().game, Use(number("clerk"), ANN, ability)) == CHANGES[words]


def test_only_some_effects_speak_of_what_was_chosen() -> None:
    ability = ability_of("Action: Choose a character – bow that character. Gain 1 honor.")
    assert ability.concerning(0) == [ability.program.effects[0]]
    assert ability.concerning(1) == []


def test_the_highest_number_that_the_costs_let_a_player_choose() -> None:
    plain = ability_of("Action: Gain 1 honor.")
    free = ability_of("Action: Gain X honor. X is any number you choose.")
    paid = ability_of("Action: Pay X fate – gain X honor. X is any number you choose.")

    def most(fate: int, ability: TextAbility, type: int = CHARACTER) -> int:
        game = table().game.clone()
        game.players[ANN].fate = fate
        use = Use(number("clerk"), ANN, ability)  # a card that costs 2
        use.type, use.x = type, 7
        found = ability.most_x(game, use)
        assert use.x == 7
        return found

    assert [most(5, plain), most(5, free), most(5, paid)] == [-1, 40, 5]
    assert [most(0, free), most(0, paid), most(1, paid)] == [40, 0, 1]
    assert [most(1, free, EVENT), most(2, free, EVENT), most(4, paid, EVENT)] == [0, 40, 4]


def test_what_was_chosen_still_fits_if_it_is_described_so() -> None:
    game = table().game
    ability = ability_of("Action: Choose a Bushi character and a Courtier character – bow those characters.")
    grunt, ox, clerk = number("grunt"), number("ox"), number("clerk")
    use = Use(clerk, ANN, ability)
    whole, first, second = 0, 1, 2
    of_use(game, use, ability.text).bind(first, [grunt])
    of_use(game, use, ability.text).bind(second, [clerk])
    assert ability.still_fits(game, use, grunt)
    assert ability.still_fits(game, use, clerk)
    assert ability.still_fits(game, use, ox)  # it was not chosen at all
    of_use(game, use, ability.text).bind(first, [ox])
    assert not ability.still_fits(game, use, ox)
    of_use(game, use, ability.text).bind(first, [grunt])
    of_use(game, use, ability.text).bind(second, [grunt])
    assert not ability.still_fits(game, use, grunt)  # it fits one, and not the other
    use.numbers.clear()
    of_use(game, use, ability.text).bind(whole, [grunt])
    assert not ability.still_fits(game, use, grunt)
