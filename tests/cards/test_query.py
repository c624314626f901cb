"""The language in which cards are searched."""

import doctest

import pytest

from rokugan.cards import query as module
from rokugan.cards.model import CardDefinition
from rokugan.cards.query import query
from rokugan.errors import CardError

LION = CardDefinition("Matsu Benika", "personality", clans=("Lion",), keywords=("Lion Clan", "Samurai"), force=4, chi=2)
MONK = CardDefinition("Wandering Monk", "personality", keywords=("Monk",), force=1, chi=4, personal_honor=0)
MINE = CardDefinition("Gold Mine", "holding", keywords=("Mine",), gold_cost=2, formats=("celestial",))
OLD = CardDefinition("Matsu Benika", "personality", keywords=("Experienced 2", "Unique"), force=6, chi=3)
TEXTS = {"Matsu Benika": "Battle: Gain 2 Honor.", "Gold Mine": "Bow this card: Produce 2 Gold."}


def found(said: str) -> list[CardDefinition]:
    asked = query(said, lambda card: TEXTS.get(card.name, ""))
    return [card for card in (LION, MONK, MINE, OLD) if asked(card)]


def test_the_example_in_the_docstring_runs() -> None:
    result = doctest.testmod(module)
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize(
    ("said", "cards"),
    [
        ("", [LION, MONK, MINE, OLD]),
        ("t:personality", [LION, MONK, OLD]),
        ("T:Pers clan:lion", [LION]),
        ("clan:unaligned t:pers", [MONK, OLD]),
        ("force>=4", [LION, OLD]),
        ("f>4", [OLD]),
        ("f<4", [MONK]),
        ("chi<=2", [LION]),
        ("chi!=2", [MONK, OLD]),
        ("g:2", [MINE]),
        ("ph=0", [MONK]),
        ("exp=2", [OLD]),
        ("k:samurai", [LION]),
        ("-k:samurai t:pers", [MONK, OLD]),
        ("t!=holding", [LION, MONK, OLD]),
        ("legal:celestial", [MINE]),
        ("title:matsu", [LION, OLD]),
        ("mine", [MINE]),
        ("monk", [MONK]),
        ('"gain 2 honor"', [LION]),
        ('"2 gain honor"', []),
        ("gold bow", [MINE]),
        ('k:"lion clan"', [LION]),
    ],
)
def test_what_a_query_finds(said: str, cards: list[CardDefinition]) -> None:
    assert found(said) == cards


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ("farce>=4", "There is no field 'farce' to search by; the fields are c, chi, clan"),
        ("force>=many", "'many' is no number; write a comparison like force>=4."),
        ("clan>lion", "The field 'clan' has no order; write clan:lion."),
    ],
)
def test_a_mistake_is_named(said: str, message: str) -> None:
    with pytest.raises(CardError) as raised:
        found(said)
    assert str(raised.value).startswith(message)
