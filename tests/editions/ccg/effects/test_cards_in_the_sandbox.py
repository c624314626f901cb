"""Effects on cards outside play and on their way in, tried on things that they fit and on things that they do not."""

from __future__ import annotations

from typing import Any

import pytest
from tests.editions.ccg.effects.sandbox import N, Sandbox

from rokugan import program as p
from rokugan.editions.ccg.effects.moving_cards import PutBack
from rokugan.editions.ccg.table.ids import IN_PLAY

pytestmark = pytest.mark.interpreted  # the sandbox has a frame of its own

FREE = (p.Term("free"),)
NOBODY = p.These(())


@pytest.fixture
def sandbox() -> Sandbox:
    """A new copy of the table."""
    return Sandbox()


def titles(sandbox: Sandbox, cards: list[int]) -> list[str]:
    """What cards are called."""
    return [sandbox.game.behaviours[card].title for card in cards]


# ------------------------------------------------------------------------------------- searching and looking


def test_any_number_of_cards_is_searched_for(sandbox: Sandbox) -> None:
    item = p.Noun(("item",))
    sandbox.do(p.Search(("hand",), item, most=2), moves=("target Net", "target Crown"))
    assert (sandbox.asks, titles(sandbox, sandbox.action.results.found)) == ([], ["Net", "Crown"])
    sandbox.do(p.Search(("hand",), item, least=1, most=-1), moves=("target Net", "target Crown", "target Relic"))
    assert sandbox.asks == ["Ann", "target Pike", "done"]


def test_a_searched_deck_is_shuffled_and_what_was_found_lies_on_top(sandbox: Sandbox) -> None:
    ann = sandbox.game.players[0]
    fate, dynasty = list(ann.fate_deck), list(ann.dynasty_deck)
    plot = sandbox.number("plot")
    sandbox.do(p.Search(("fate deck",), p.Noun(("strategy",))), moves=("target Plot",))
    assert (sandbox.asks, sandbox.action.results.found, ann.fate_deck[-1]) == ([], [plot], plot)
    assert (ann.fate_deck != fate, sorted(ann.fate_deck), ann.dynasty_deck) == (True, sorted(fate), dynasty)
    assert (sandbox.game.sees(0, plot), sandbox.game.sees(1, plot)) == (True, False)


@pytest.mark.parametrize(
    ("zones", "shuffled"),
    [(("dynasty deck",), (False, True)), (("deck",), (True, True)), (("hand",), (False, False))],
)
def test_only_what_was_searched_is_shuffled(
    sandbox: Sandbox, zones: tuple[p.words.Zone, ...], shuffled: tuple[bool, bool]
) -> None:
    ann = sandbox.game.players[0]
    before = (list(ann.fate_deck), list(ann.dynasty_deck))
    sandbox.do(p.Search(zones, p.Noun(("card",), (p.Titled("Crane"),))), moves=("done",) if zones != ("hand",) else ())
    assert (ann.fate_deck != before[0], ann.dynasty_deck != before[1]) == shuffled
    assert sandbox.action.results.found == []


@pytest.mark.parametrize(
    ("zones", "offered"),
    [
        (("then", "discard", "hand"), ["Dart"]),  # the hand is searched only if nothing is found before
        (("discard", "hand"), ["Dart", "Net"]),
        (("then", "dynasty deck", "hand"), ["Net"]),
    ],
)
def test_one_place_after_the_other_is_searched(sandbox: Sandbox, zones: tuple[Any, ...], offered: list[str]) -> None:
    items = p.Either((p.Titled("Dart"), p.Titled("Net")))
    sandbox.do(p.Search(zones, p.Noun(("item",), (items,))))
    assert sandbox.asks == ["Ann", *(f"target {title}" for title in offered), "done"]


@pytest.mark.parametrize(("named", "asked"), [("Monk", ["Ann", "target Crane", "done"]), ("Oni", [])])
def test_a_search_knows_what_the_text_has_named(sandbox: Sandbox, named: str, asked: list[str]) -> None:
    sandbox.action.named = named
    assert sandbox.do(p.Search(("dynasty deck",), p.Noun(("personality",), (p.IsNamed(),)))).asks == asked


def test_who_has_searched_in_vain_does_not_search_again(sandbox: Sandbox) -> None:
    search = p.Search(("hand",), p.Noun(("item",)))
    assert sandbox.do(search, moves=("done",)).asks == []
    assert sandbox.do(search).asks == []
    assert sandbox.do(p.Search(("hand",), p.Noun(("ring",)))).asks == ["Ann", "target Halo", "done"]


def test_nobody_searches(sandbox: Sandbox) -> None:
    assert sandbox.do(p.Search(("hand",), p.Noun(("item",)), who=NOBODY)).asks == []
    assert sandbox.do(p.Search(("hand",), p.Noun(("item",)), who=sandbox.the("Bob"))).asks == [
        "Bob",
        "target Whip",
        "done",
    ]


@pytest.mark.parametrize(
    ("seen", "found"),
    [
        (("Ann.P2",), ["Crow"]),
        (("Bob",), ["Trick", "Whip", "Orb"]),
        (("crane",), ["Crane"]),
        (("Ann.P2", "Bob", "plot"), ["Crow", "Trick", "Whip", "Orb", "Plot"]),
    ],
)
def test_who_looks_at_a_province_or_a_player_sees_the_cards_there(
    sandbox: Sandbox, seen: tuple[str, ...], found: list[str]
) -> None:
    sandbox.do(p.Look("look", sandbox.the(*seen)))
    assert titles(sandbox, sandbox.action.results.found) == found
    assert all(sandbox.game.sees(0, card) for card in sandbox.action.results.found)
    if "Bob" not in seen:
        assert not any(sandbox.game.sees(1, card) for card in sandbox.action.results.found)


def test_what_is_shown_is_seen_by_all_and_what_is_revealed_turns_up(sandbox: Sandbox) -> None:
    sandbox.do(p.Look("show", sandbox.the("crow")))
    assert (sandbox.game.sees(1, sandbox.number("crow")), sandbox.look("crow.face")) == (True, "down")
    assert sandbox.do(p.Look("reveal", sandbox.the("crow"))).look("crow.face") == "up"


@pytest.mark.parametrize(
    ("deck", "shuffled"),
    [
        ("fate deck", (True, False)),
        ("dynasty deck", (False, True)),
        ("deck", (True, True)),
        ("searched", (False, False)),
    ],
)
def test_the_deck_that_the_text_names_is_shuffled(
    sandbox: Sandbox, deck: p.words.Shuffled, shuffled: tuple[bool, bool]
) -> None:
    bob = sandbox.game.players[1]
    before = (list(bob.fate_deck), list(bob.dynasty_deck))
    sandbox.do(p.Shuffle(deck, sandbox.the("Bob")))
    assert (bob.fate_deck != before[0], bob.dynasty_deck != before[1]) == shuffled
    assert (sorted(bob.fate_deck), sorted(bob.dynasty_deck)) == (sorted(before[0]), sorted(before[1]))


# ----------------------------------------------------------------------------------------- putting somewhere


@pytest.mark.parametrize(
    ("to", "who", "zone"),
    [
        ("hand", None, "hand"),
        ("discard", None, "fate_discard"),
        ("removed", None, "removed"),
        ("top", None, "fate_deck"),
        ("under", "ox", "under"),
        ("under", "ghost", "hand"),
        ("under", "Bob", "hand"),
        ("under", "", "hand"),
        ("under", None, "hand"),
    ],
)
def test_where_a_card_of_the_hand_is_put(sandbox: Sandbox, to: p.words.Spot, who: str | None, zone: str) -> None:
    """Under a card means one in play: there is no place under others, and the card stays where it is."""
    holder = sandbox.perhaps(who)
    sandbox.do(p.PutCard(sandbox.the("Bob.P1", "net", "Ann"), to, holder))
    assert sandbox.zones("net") == [zone]


@pytest.mark.parametrize(("who", "owner"), [(None, "Ann"), ("Bob", "Bob"), ("", "Ann")])
def test_whose_hand_a_card_is_put_into(sandbox: Sandbox, who: str | None, owner: str) -> None:
    sandbox.do(p.PutCard(sandbox.the("dart"), "hand", sandbox.perhaps(who)))
    assert sandbox.number("dart") in sandbox.game.players[("Ann", "Bob").index(owner)].hand


@pytest.mark.rule("samurai.zones.15")
@pytest.mark.parametrize(("seat", "own", "holder"), [(0, False, 0), (1, False, 1), (1, True, 0)])
def test_anothers_card_goes_to_ones_own_hand_unless_the_text_says_his(
    sandbox: Sandbox, seat: int, own: bool, holder: int
) -> None:
    sandbox.of(seat).do(p.PutCard(sandbox.the("dart"), "hand", p.Owner(sandbox.the("dart")) if own else None))
    assert sandbox.number("dart") in sandbox.game.players[holder].hand


def test_a_card_put_among_the_focused_is_seen_by_all(sandbox: Sandbox) -> None:
    sandbox.do(p.PutCard(sandbox.the("net"), "focus"))
    assert (sandbox.number("net") in sandbox.game.players[0].focused, sandbox.game.sees(1, sandbox.number("net"))) == (
        True,
        True,
    )


@pytest.mark.rule("samurai.zones.08")
@pytest.mark.parametrize(("edition", "zone"), [("samurai", "fate_deck"), ("celestial", "hand")])
def test_a_fate_card_is_put_into_no_province(edition: str, zone: str) -> None:
    sandbox = Sandbox(edition)
    sandbox.do(p.PutCard(sandbox.the("net", "lancers", "ghost"), "province"), moves=("target Ann.P4",))
    assert sandbox.zones("net", "lancers", "ghost") == [zone, zone, "province"]


@pytest.mark.parametrize(("who", "controller"), [(None, "Ann"), ("Bob", "Bob"), ("hare", "Ann"), ("", "Ann")])
def test_who_controls_what_is_put_into_play(sandbox: Sandbox, who: str | None, controller: str) -> None:
    whose = sandbox.perhaps(who)
    sandbox.do(p.PutCard(sandbox.the("ghost"), "play", whose, FREE))
    assert (sandbox.look("ghost.zone"), sandbox.look("ghost.controller")) == ("home", controller)


@pytest.mark.parametrize(
    ("to", "who", "place"),
    [
        ("play", None, "Ann.home"),
        ("battlefield", None, "Bob.P1"),
        ("location", "yak", "Bob.P2"),
        ("location", "sow", "Ann.home"),
        ("location", "", "Ann.home"),
    ],
)
def test_where_a_card_comes_into_play(sandbox: Sandbox, to: p.words.Spot, who: str | None, place: str) -> None:
    whose = sandbox.perhaps(who)
    assert sandbox.do(p.PutCard(sandbox.the("ghost"), to, whose, FREE)).look("ghost.at") == place


@pytest.mark.parametrize(
    ("card", "terms", "zone"),
    [
        ("ghost", (), "home"),
        ("toad", (), "dynasty_discard"),  # too much Honor is required of Ann, and too much Gold
        ("toad", FREE, "dynasty_discard"),
        ("toad", (*FREE, p.Term("requirements", ignoring=("honor_requirement",))), "home"),
        ("dart", FREE, "fate_discard"),  # an attachment is attached, not put into play
        ("ox", FREE, "battlefield"),
    ],
)
def test_what_may_be_put_into_play(sandbox: Sandbox, card: str, terms: tuple[p.Term, ...], zone: str) -> None:
    assert sandbox.do(p.PutCard(sandbox.the(card), "play", None, terms)).zones(card) == [zone]
    assert sandbox.look("ox.attachments") == ["Spears", "Blade"]


def test_only_a_personality_has_an_honor_requirement_to_meet(sandbox: Sandbox) -> None:
    sandbox.game.players[0].honor = -5
    sandbox.do(p.PutCard(sandbox.the("mill", "toad"), "play", None, FREE))
    assert sandbox.zones("mill", "toad") == ["home", "dynasty_discard"]


def test_a_dynasty_card_is_put_into_a_province_of_its_owner(sandbox: Sandbox) -> None:
    sandbox.do(p.PutCard(sandbox.the("ghost", "toad"), "province"), moves=("target Ann.P1",))
    assert sandbox.asks == ["Ann", "target Ann.P1", "target Ann.P2", "target Ann.P3", "target Ann.P4"]
    sandbox.game.play("target Ann.P4")
    assert (sandbox.look("ghost.face"), sandbox.zones("ghost", "toad", "mill")) == ("down", ["province"] * 3)


@pytest.mark.parametrize(("displacing", "zone"), [(True, "dynasty_discard"), (False, "province")])
def test_what_lies_in_the_province_makes_room(sandbox: Sandbox, displacing: bool, zone: str) -> None:
    sandbox.do(
        p.PutCard(sandbox.the("ghost"), "province", face_up=True, displacing=displacing), moves=("target Ann.P1",)
    )
    assert (sandbox.zones("mill", "ghost"), sandbox.look("ghost.face")) == ([zone, "province"], "up")


def test_a_province_that_has_room_for_two_need_not_make_any(sandbox: Sandbox) -> None:
    hold = p.Allow("hold extra", sandbox.the("Ann.P1"), number=N(1))
    sandbox.do(p.Give(sandbox.the("Ann"), (hold,)))
    sandbox.do(p.PutCard(sandbox.the("ghost"), "province", displacing=True), moves=("target Ann.P1",))
    assert sandbox.zones("mill", "ghost") == ["province", "province"]
    sandbox.do(p.PutCard(sandbox.the("toad"), "province", displacing=True), moves=("target Ann.P1",))
    assert sandbox.zones("mill", "ghost", "toad") == ["dynasty_discard", "province", "province"]


def test_who_has_no_provinces_gets_no_card_there(sandbox: Sandbox) -> None:
    sandbox.do(p.Destroy(sandbox.the("Bob.P1", "Bob.P2", "Bob.P3")))
    assert sandbox.look("Bob.eliminated")
    zone = sandbox.look("wolf.zone")
    assert sandbox.do(p.PutCard(sandbox.the("wolf"), "province")).look("wolf.zone") == zone


# ------------------------------------------------------------------------------------------ back onto a deck


def test_cards_of_a_deck_are_put_in_an_order(sandbox: Sandbox) -> None:
    game = sandbox.game
    deck = game.players[0].fate_deck
    one, two = deck[-1], deck[-2]
    sandbox.do(p.Rearrange(p.These((one, two, sandbox.number("net"), sandbox.number("Ann"))), "bottom"))
    assert len(game.asked().choices) == 2
    first = game.asked().choices[1].value
    game.choose(1)
    assert deck[1] == first
    assert {deck[0], deck[1]} == {one, two}
    assert sandbox.zones("net") == ["hand"]


def test_which_of_the_cards_put_back_might_as_well_be_others(sandbox: Sandbox) -> None:
    """Not those that the text has targeted or chosen, and not those that a search has found."""
    cards = [sandbox.number(name) for name in ("plot", "crane", "dart")]
    frame = PutBack(sandbox.action, cards, True)
    targets, results = sandbox.action.targets, sandbox.action.results
    assert frame.loose() == cards
    targets.slots = [None, [cards[0]]]
    assert frame.loose() == cards[1:]
    results.found, results.looked = [cards[1]], cards
    assert frame.loose() == cards[2:]
    results.found = list(cards)
    assert frame.loose() == cards[1:]


# ----------------------------------------------------------------------------------- one card for another


@pytest.mark.parametrize(
    ("new", "old", "laid"),
    [
        (["ghost"], ["ox"], True),
        (["ghost"], ["crow"], False),  # who is not in play
        (["elk"], ["ox"], False),  # who is in play already
        (["net"], ["ox"], False),  # no Personality
        (["ghost"], ["spears"], False),
        ([], ["ox"], False),
        (["ghost"], [], False),
        (["Ann"], ["ox"], False),
    ],
)
def test_what_is_laid_over_what(sandbox: Sandbox, new: list[str], old: list[str], laid: bool) -> None:
    sandbox.do(p.Overlay(sandbox.the(*new), sandbox.the(*old)))
    if laid:
        assert (sandbox.zones("ghost"), sandbox.look("spears.attached_to")) == (["battlefield"], "Ghost")
    else:
        assert sandbox.unchanged


@pytest.mark.parametrize(
    ("one", "other", "zones"),
    [
        (["dart"], ["net"], ["hand", "fate_discard"]),
        (["dart"], ["plot"], ["fate_deck", "fate_discard"]),
        (["ox"], ["net"], ["battlefield", "hand"]),
        (["net"], ["ox"], ["hand", "battlefield"]),
        (["mill"], ["ghost"], ["province", "dynasty_discard"]),
        (["ghost"], ["mill"], ["dynasty_discard", "province"]),
    ],
)
def test_two_cards_change_places(sandbox: Sandbox, one: list[str], other: list[str], zones: list[str]) -> None:
    assert sandbox.do(p.Swap(sandbox.the(*one), sandbox.the(*other))).zones(one[0], other[0]) == zones


@pytest.mark.parametrize(
    ("one", "other"), [([], ["net"]), (["net"], []), ([], []), (["Ann"], ["net"]), (["net"], ["Bob.P1"])]
)
def test_what_is_no_card_changes_places_with_none(sandbox: Sandbox, one: list[str], other: list[str]) -> None:
    sandbox.do(p.Swap(sandbox.the(*one), sandbox.the(*other)))
    assert sandbox.unchanged


def test_units_in_play_change_places(sandbox: Sandbox) -> None:
    sandbox.do(p.Swap(sandbox.the("ox"), sandbox.the("sow")))
    assert (sandbox.look("ox.at"), sandbox.look("sow.at")) == ("Ann.home", "Bob.P1")


# --------------------------------------------------------------------------------- faces, deaths, provinces


@pytest.mark.parametrize(
    ("what", "up", "faces"),
    [
        (("crow",), True, ["up", "up"]),
        (("Ann.P2",), True, ["up", "up"]),
        (("mill",), False, ["down", "down"]),
        (("Ann.P1", "crow"), False, ["down", "down"]),
        (("ox", "net", "Bob"), True, ["up", "down"]),
    ],
)
def test_cards_of_provinces_are_turned(sandbox: Sandbox, what: tuple[str, ...], up: bool, faces: list[str]) -> None:
    sandbox.do(p.TurnFace(sandbox.the(*what), up))
    assert [sandbox.look("mill.face"), sandbox.look("crow.face")] == faces
    assert sandbox.unchanged == ("ox" in what)


def test_only_cards_become_dead(sandbox: Sandbox) -> None:
    sandbox.do(p.BecomeDead(sandbox.the("ghost", "Ann"), True))
    assert sandbox.look("ghost.dead")
    other = Sandbox()
    other.do(p.BecomeDead(other.the("Ann")))
    assert other.unchanged


def test_a_standing_province_is_refilled(sandbox: Sandbox) -> None:
    """What is there is turned up; another card takes its place; what is no standing province is passed over."""
    sandbox.do(p.Refill(sandbox.the("ox", "Bob.P4", "Ann.P2")))
    assert sandbox.look("crow.face") == "up"
    sandbox.do(p.Refill(sandbox.the("Bob.P4"), False, sandbox.the("ghost")))
    assert sandbox.zones("ghost") == ["dynasty_discard"]
    sandbox.do(p.Refill(sandbox.the("ox", "Ann.P2"), False, sandbox.the("ghost")))
    assert (sandbox.zones("crow", "ghost"), sandbox.look("ghost.face")) == (["dynasty_deck", "province"], "down")
    assert sandbox.game.province(sandbox.number("Bob.P4")).cards == []


@pytest.mark.parametrize(("up", "face"), [(True, "up"), (False, "down")])
def test_only_a_province_that_is_refilled_face_up_is_turned(sandbox: Sandbox, up: bool, face: str) -> None:
    assert sandbox.do(p.Refill(sandbox.the("Ann.P2"), up)).look("crow.face") == face


def test_a_province_held_open_is_filled_by_a_text_that_says_so(sandbox: Sandbox) -> None:
    province = sandbox.game.province(sandbox.number("Ann.P1"))
    province.held_open = True
    sandbox.do(p.Discard(sandbox.the("mill")))
    assert province.cards == []
    sandbox.do(p.Refill(sandbox.the("Ann.P1")))
    assert titles(sandbox, province.cards) == ["Crane"]
    assert province.face_up


# ------------------------------------------------------------------------------------------------ attachments


@pytest.mark.parametrize(
    ("cards", "to", "worn"),
    [
        (("net", "lancers"), "sow", ["Net", "Lancers"]),
        (("Ann", "net"), "sow", ["Net"]),
        (("ghost", "net"), "sow", ["Net"]),  # a Personality is attached to nobody
        (("spears", "net"), "sow", ["Spears", "Net"]),
        (("net",), "Bob.P1", []),
        (("net",), "", []),
    ],
)
def test_what_is_attached(sandbox: Sandbox, cards: tuple[str, ...], to: str, worn: list[str]) -> None:
    sandbox.do(p.Attach(sandbox.the(*cards), sandbox.the(to), FREE))
    assert sandbox.look("sow.attachments") in (worn, worn[::-1])
    assert sandbox.zones("ghost") == ["dynasty_discard"]


@pytest.mark.parametrize("other", ["relic", "crown", "pike"])
def test_what_can_not_be_attached_keeps_nothing_else_from_it(sandbox: Sandbox, other: str) -> None:
    """One is Loyal to another Clan, one costs too much Gold, one attaches only to a Samurai."""
    sandbox.do(p.Attach(sandbox.the(other, "net"), sandbox.the("sow")))
    assert (sandbox.look("sow.attachments"), sandbox.zones(other)) == (["Net"], ["hand"])


@pytest.mark.parametrize(
    ("cards", "to", "host"),
    [
        (("spears",), "sow", "Sow"),
        (("Ann", "net", "spears"), "sow", "Sow"),
        (("sow", "spears"), "yak", "Yak"),  # a Personality has no place of which to be moved
        (("spears",), "Bob.P1", "Ox"),
        (("spears",), "", "Ox"),
    ],
)
def test_what_is_transferred(sandbox: Sandbox, cards: tuple[str, ...], to: str, host: str) -> None:
    sandbox.do(p.Transfer(sandbox.the(*cards), sandbox.the(to)))
    assert sandbox.look("spears.attached_to") == host
    assert (sandbox.look("sow.attached_to"), sandbox.zones("net")) == (None, ["hand"])


@pytest.mark.parametrize(
    ("region", "to", "place"),
    [("fen", "Ann.P1", "Ann.P1"), ("fen", "Bob.P3", "Ann.P3"), ("fen", "sow", "Ann.P3")],
)
def test_a_region_is_moved_to_a_province_that_has_none(sandbox: Sandbox, region: str, to: str, place: str) -> None:
    sandbox.do(p.Transfer(sandbox.the(region), sandbox.the(to)))
    assert str(sandbox.look(f"{place}.region")) == "Fen"
    assert sandbox.game.where[sandbox.number("fen")] == IN_PLAY


@pytest.mark.parametrize(
    ("who", "to", "made"),
    [("Ann", None, 1), ("", None, 0), ("Ann", "sow", 1), ("Ann", "", 0), ("", "sow", 0)],
)
def test_a_card_is_created_for_somebody_and_on_something(sandbox: Sandbox, who: str, to: str | None, made: int) -> None:
    host = sandbox.perhaps(to)
    kind: p.words.CreatedKind = "personality" if to is None else "follower"
    whose = sandbox.the(who)
    sandbox.do(p.Create(kind, (("force", N(1)), ("chi", N(2))), attach_to=host, who=whose))
    assert len(sandbox.action.results.created) == made
    assert (sandbox.look("sow.attachments") != []) == (to == "sow" and made == 1)
