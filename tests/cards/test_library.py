"""The library: how a card is found, and what a card must have."""

import doctest
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Barrier

import pytest

from rokugan.cards import library as module
from rokugan.cards.library import EDITIONS, Library, library
from rokugan.cards.model import CardDefinition
from rokugan.cards.set_file import Stanza
from rokugan.errors import CardError
from rokugan.rulebook import EDITIONS as RULEBOOKS

OX = CardDefinition("Ox", "personality", id="ox", force=4)
GRAVE = CardDefinition("Toku's Grave", "holding", id="tokus_grave")
KENJI = CardDefinition("Kenji", "personality", id="kenji")
KENJI_1 = CardDefinition("Kenji", "personality", id="kenji-1", keywords=("Experienced", "Unique"))
KENJI_3 = CardDefinition("Kenji", "personality", id="kenji-3", keywords=("Unique", "Experienced 3"))
HERO = CardDefinition("Hero", "personality", keywords=("Experienced 2", "Unique"))


@pytest.fixture
def cards() -> Library:
    return Library("celestial", [OX, GRAVE, KENJI_3, KENJI, KENJI_1, HERO])


def test_the_examples_in_the_docstrings_run() -> None:
    result = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("Ox", OX),
        ("OX", OX),
        ("Toku’s grave", GRAVE),
        ("tokus_grave", GRAVE),
        ("Kenji", KENJI),
        ("Kenji (Experienced)", KENJI_1),
        ("kenji exp.", KENJI_1),
        ("kenji-1", KENJI_1),
        ("Kenji (Experienced 3)", KENJI_3),
        ("Kenji (exp 3)", KENJI_3),
        ("Hero", HERO),
    ],
)
def test_a_card_is_found_by_title_name_or_id(cards: Library, name: str, card: CardDefinition) -> None:
    assert cards.find(name) is card
    assert cards[name] is card
    assert name in cards


@pytest.mark.parametrize("name", ["", "Oxen", "Kenji (Experienced 2)", "Hero (Experienced)"])
def test_what_is_not_there_is_not_found(cards: Library, name: str) -> None:
    assert cards.find(name) is None
    assert name not in cards


def test_an_unknown_card_is_refused_with_the_nearest_names(cards: Library) -> None:
    with pytest.raises(CardError, match=r"^There is no card 'Tokus Graev' .*; did you mean Toku's Grave\?$"):
        cards["Tokus Graev"]
    with pytest.raises(CardError, match=r"^There is no card 'Zzz' in the celestial library\.$"):
        cards["Zzz"]
    assert cards.nearest("Kenja") == ["Kenji"]


def test_the_versions_of_a_title_come_lowest_level_first(cards: Library) -> None:
    assert cards.versions("kenji") == (KENJI, KENJI_1, KENJI_3)
    assert cards.versions("nobody") == ()


def test_it_counts_and_lists_each_card_once(cards: Library) -> None:
    assert len(cards) == 6
    assert list(cards) == [OX, GRAVE, KENJI_3, KENJI, KENJI_1, HERO]


@pytest.mark.rule("celestial.deck.04")
def test_of_two_printings_the_newer_one_holds(cards: Library) -> None:
    newer = CardDefinition("Ox", "personality", id="ox", force=5)
    assert Library("celestial", [OX, newer])["Ox"].force == 5
    both = cards.extended([newer])
    assert both["Ox"].force == both["ox"].force == 5
    assert both.versions("Ox") == (newer,)
    assert len(both) == len(cards)
    assert cards["Ox"].force == 4


@pytest.mark.rule("celestial.cardtypes.04")
def test_a_card_without_a_title_is_refused() -> None:
    with pytest.raises(CardError, match="no title"):
        Library("celestial", [CardDefinition(" ", "holding")])


@pytest.mark.rule("celestial.cardtypes.06")
@pytest.mark.parametrize("missing", ["province_strength", "gold_production", "starting_honor"])
def test_a_stronghold_without_one_of_its_numbers_is_refused(missing: str) -> None:
    keep = CardDefinition("Keep", "stronghold", province_strength=7, gold_production=4, starting_honor=0)
    assert Library("celestial", [keep])["Keep"].starting_honor == 0
    ruin = replace(keep, **{missing: None})  # type: ignore[arg-type]
    with pytest.raises(CardError, match=missing.replace("_", " ")):
        Library("celestial", [ruin])


def test_every_edition_has_a_library_and_no_other() -> None:
    assert EDITIONS == RULEBOOKS
    for edition in EDITIONS:
        assert library(edition).edition == edition
    with pytest.raises(CardError, match=r"no edition 'jade'; the editions are gold, samurai"):
        library("jade")


def test_a_card_is_read_when_somebody_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    whole = Stanza._read

    def seen(stanza: Stanza) -> CardDefinition:
        read.append(stanza.name)
        found: CardDefinition = whole(stanza)
        return found

    monkeypatch.setattr(Stanza, "_read", seen)
    cards = Library("celestial", module._shipped("celestial"))
    assert "Akodo Kakihara" in cards
    assert "akodo_kakihara" in cards
    assert cards.nearest("Akodo Kakihera")[0] == "Akodo Kakihara"
    assert len(cards) == len(library("celestial"))
    larger = cards.extended([OX])
    assert not read
    assert cards["akodo_kakihara"] is cards["Akodo Kakihara"] is larger["Akodo Kakihara"]
    assert read == ["Akodo Kakihara"]
    assert cards.versions("Isawa Mitsuko")[0].experience == 1
    assert [card.name for card in cards] == [card.name for card in library("celestial")]


def test_a_library_loads_no_english() -> None:
    probe = (
        "import sys; from rokugan.cards.library import library; assert len(list(library('celestial'))) > 80;"
        "loaded = [name for name in sys.modules if name.startswith(('rokugan.cards.grammar', 'rokugan.cards.reading'))];"
        "assert not loaded, loaded"
    )
    subprocess.run([sys.executable, "-c", probe], check=True)


def test_a_card_is_one_card_in_all_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two cards of one definition have one print; a library that two threads load at once must not give two definitions."""
    monkeypatch.setattr(module, "_LIBRARIES", {})
    together = Barrier(8)

    def look(_: int) -> tuple[int, int]:
        together.wait()
        cards = module.library("celestial")
        together.wait()
        return id(cards), id(cards["Border Keep"])

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as threads:
            assert len(set(threads.map(look, range(8)))) == 1
    finally:
        sys.setswitchinterval(before)
