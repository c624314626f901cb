"""Filters of nouns: of everything in one camp, what each fits."""

from __future__ import annotations

from functools import cache

import pytest
from tests.editions.ccg.text.war import PLACES, PLAYERS, war

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action, Duel, Event
from rokugan.editions.ccg.table.event_kinds import ANNOUNCE, BOW, DESTROY, DISHONOR, REHONOR, STRAIGHTEN
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.text.described import meaning, nouns
from rokugan.program.words import Condition
from rokugan.testing import Table

N = p.Number
PERSONALITY = p.Noun(("personality",))
LIMITED = p.Ability(("limited",), (p.Draw(N(1)),), keywords=("Kiho",))
HUSH = p.Each(p.Noun(("personality",), (p.Titled("Sow"),)))


def titled(title: str) -> p.Each:
    """The card of that title."""
    return p.Each(p.Noun(("card",), (p.Titled(title),)))


EVERYBODY = "bear elk hare lynx ox sow twin yak"


@cache
def camp() -> Table[CcgGame]:
    """Nobody plays on. Ann is of the Crab Clan, Bob of the Lion Clan, Cat of none."""
    table: Table[CcgGame] = Table("samurai", "Ann", "Bob", "Cat")
    table.card("Ox", force=3, chi=4, keywords=["Crab Clan", "Fire", "Samurai"])
    table.card("Elk", force=2, chi=2, keywords=["Lion Clan", "Berserkers"])
    table.card("Sow", force=1, chi=1, program=p.Program(abilities=(LIMITED,)))
    table.card("Hush", "holding", program=p.Program(traits=(p.Forbid("will not", "have base abilities", HUSH),)))
    armed = p.Each(p.Noun(("item",), (p.HasKeyword("Weapon"),)))
    table.card("Yak", force=0, chi=3, program=p.Program(traits=(p.Allow("attach two", of=armed),)))
    table.card("Hare", force=2, chi=2, keywords=["Lion Clan", "Air"], text="Battle: Draw a card.")
    table.card("Bear", force=9, chi=5, program=p.Program(abilities=(LIMITED,)))
    table.card("Lynx", force=4, chi=2, keywords=["Crab Clan", "Air"])
    table.card("Spears", "follower", force=6, gold_cost=3, keywords=["Lion Clan", "Fire"])
    table.card("Pikes", "follower", force=7)
    table.card("Mill", "holding", text="Bow this card: Produce 2 Gold.")
    table.card("Shrine", "holding", text="Limited: Bow this card: Gain 1 Honor.")
    table.card("Gaol", "holding", text="Limited: Bow this card: Target another player. He gains 1 Honor.")
    table.card("Fen", "region")
    attached = [{"card": "Spears", "as": "spears"}, {"card": "Pikes", "as": "pikes", "bowed": True}]
    table.lay(
        "Ann",
        stronghold={"stock": "Pine Keep"},
        in_play=[{"card": "Ox", "as": "ox", "attachments": attached}, "Elk", "Sow", "Yak", "Hush", "Mill", "Shrine"],
    )
    table.lay(
        "Bob",
        stronghold={"stock": "Reed Keep"},
        in_play=["Hare", "Bear", "Gaol"],
        provinces=[{}, {"region": "Fen"}, {}, {}],
    )
    table.lay("Cat", in_play=["Lynx", {"card": "Ox", "as": "twin"}])
    return table.start()


def cards() -> dict[str, int]:
    """All cards by their names."""
    return {name.lower(): card for name, card in camp().handles.items()}


def found(node: p.Filter, action: Action | None = None, unit: bool = False) -> set[str]:
    """What fits, as a text of Ann's on the Ox means it; unit: what is said of whole units."""
    table = camp()
    action = action or Action(0, table.handles["ox"], None)
    fits = meaning.fits_unit if unit else meaning.fits
    things = cards() if unit else {**cards(), **PLACES, **PLAYERS}
    return {name for name, thing in things.items() if fits(table.game, action, node, thing)}


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        (p.HasKeyword("Crab Clan"), "Ann lynx ox twin"),
        (p.HasKeyword("Lion Clan"), "Bob elk hare spears"),
        (p.HasKeyword("Berserker", plural="Berserkers"), "elk"),
        (p.HasKeyword("Sows", plural="Sow"), "sow"),
        (p.Titled("Elk"), "elk"),
        (p.OfFamily("Ox"), ""),
        (p.HasSome("element"), "hare lynx ox spears twin"),
        (p.HasSome("clan"), "Ann Bob elk hare lynx ox twin"),  # a Follower has no alignment (samurai.g-keywords.07)
        (p.Whose("unit", p.HasKeyword("Samurai")), "ox pikes spears twin"),
        (p.Whose("personality", p.HasKeyword("Samurai")), "ox pikes spears twin"),
        (p.Whose("controller", p.HasKeyword("Lion Clan")), "Bob Bob.P1 Bob.P2 Bob.P3 Bob.P4 bear fen gaol hare"),
        (p.HasAbility(), "bear gaol hare shrine"),  # the Sow has lost hers
        (p.HasAbility("limited"), "bear gaol shrine"),
        (p.HasAbility("battle"), "hare"),
        (p.HasAbility("limited", keyword="Kiho"), "bear"),
        (p.HasAbility(keyword="Kiho"), "bear"),
        (p.HasAbility("battle", keyword="Kiho"), ""),
        (p.HasAbility("gold"), "mill"),
        (p.HasAbility("honor"), "shrine"),
        (p.CanAttach(p.Noun(("item",), (p.HasKeyword("Weapon"),))), "yak"),
        (p.CanAttach(p.Noun(("item",), (p.HasKeyword("Weapon"), p.HasKeyword("Armor")))), ""),
        (p.Shares("title", titled("Ox")), "ox twin"),  # each like the other
        (p.Shares("copy", titled("Elk")), "elk"),
        (p.Shares("title", titled("Elk")), ""),
        (p.Shares("type", titled("Spears")), "pikes"),
        (p.Shares("player", titled("Lynx")), "twin"),
        (p.Shares("element", titled("Spears")), "ox spears twin"),
        (p.Shares("clan", titled("Hare")), "Bob elk hare"),
        (p.Shares("keyword", titled("Hare")), "elk hare lynx spears"),
        (p.Shares("title", p.You()), ""),
        (p.Shares("copy", p.You()), ""),
        (p.IsNamed(), ""),  # nothing was named
        (p.HasKeyword("Lion Clan", base=True), "Bob elk hare spears"),
        (p.HasKeyword("Personality"), EVERYBODY),
        (p.HasKeyword("Elk"), "elk"),
        (p.CardsIn("=", N(3)), "ox pikes spears"),
        (p.CardsIn("=", p.UnitOf(titled("Spears"))), "ox pikes spears"),
        (p.Among(titled("Ox")), "ox twin"),
        (p.In("unit"), "ox pikes spears"),
        (p.Past("bow"), ""),
        (p.Either((p.Titled("Elk"), p.Titled("Hare"))), "elk hare"),
        (p.AllFilters((p.HasKeyword("Crab Clan"), p.HasKeyword("Air"))), "lynx"),
        (p.HasAbility("challenge"), ""),
        (p.HasAbility("ranged attack"), ""),
        (p.CanAttach(p.Noun(("item",), (p.State("unbowed"), p.HasKeyword("Weapon")))), "yak"),
    ],
)
def test_what_fits(node: p.Filter, expected: str) -> None:
    assert found(node) == set(expected.split())


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        (p.HasKeyword("Elk", False), "bear hare lynx ox sow twin yak"),
        (p.NoneOf((p.HasKeyword("Lion Clan"), p.HasKeyword("Crab Clan"))), "bear sow yak"),
        (p.OtherThan(titled("Ox")), "bear elk hare lynx sow yak"),
        (p.In("unit", positive=False), "bear elk hare lynx sow twin yak"),
        (p.Past("bow", positive=False), EVERYBODY),
        (p.Not(p.Is(p.Ref("each"), (p.HasKeyword("Samurai"),))), "bear elk hare lynx sow yak"),
        (p.Provided(p.Is(p.Ref("each"), (p.State("yours"),)), p.HasKeyword("Samurai")), "bear hare lynx ox twin"),
        (p.StatIs("force", ">", N(50), together=True), EVERYBODY),  # asked of all together, not of one
    ],
)
def test_which_personalities_fit(node: p.Filter, expected: str) -> None:
    assert found(p.AllFilters((p.Fits(PERSONALITY), node))) == set(expected.split())


HERS = "Ann Ann.P1 Ann.P2 Ann.P3 Ann.P4 elk hush mill ox pikes shrine sow spears yak"


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        (p.Controls(p.Noun(("follower",))), HERS),
        (p.Controls(p.Noun(("follower",)), ">=", N(2)), HERS),
        (p.Controls(p.Noun(("follower",)), ">=", N(3)), ""),
        (p.AllFilters((p.Fits(p.Noun(("player",))), p.OtherThan(p.Ref("this")))), "Bob Cat"),
        (p.AllFilters((p.Fits(p.Noun(("player",))), p.OtherThan(p.You()))), "Bob Cat"),
    ],
)
def test_of_players_and_what_is_theirs(node: p.Filter, expected: str) -> None:
    assert found(node) == set(expected.split())


@pytest.mark.parametrize(("named", "expected"), [("Samurai", "ox twin"), ("Elk", "elk")])
def test_what_was_named(named: str, expected: str) -> None:
    action = Action(0, cards()["ox"], None)
    action.named = named
    assert found(p.IsNamed(), action) == set(expected.split())


def test_cards_without_such_an_ability_and_all_that_is_no_card() -> None:
    having = found(p.HasAbility("limited"))
    assert found(p.HasAbility("limited", False)) == {*cards(), *PLACES, *PLAYERS} - having


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        (p.Whose("province", p.State("yours", False)), "fen"),
        (p.Whose("controller clan", p.State("same")), "hare ox"),
        (p.Whose("unit", p.State("yours")), "elk ox pikes sow spears yak"),
    ],
)
def test_of_cards(node: p.Filter, expected: str) -> None:
    game = camp().game
    action = Action(0, camp().handles["ox"], None)
    fitting = {name for name, card in cards().items() if meaning.fits(game, action, node, card)}
    assert fitting == set(expected.split())


def test_of_cards_without_the_clan_of_their_controller() -> None:
    game, action = camp().game, Action(0, camp().handles["ox"], None)
    node = p.Whose("controller clan", p.State("same", False))
    fitting = {name for name in ("elk", "ox", "hare", "lynx") if meaning.fits(game, action, node, cards()[name])}
    assert fitting == {"elk", "lynx"}


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        (p.StatIs("force", ">=", N(9)), "bear ox"),  # the total of a unit
        (p.StatIs("force", "=", N(9), total=True), "bear ox"),
        (p.StatIs("force", "=", N(3), base=True), "ox twin"),
        (p.StatIs("force", ">=", N(3), base=True), "bear lynx ox twin"),
        (p.StatIs("gold_cost", ">=", N(2)), ""),  # and of no other stat
        (p.StatIs("gold_cost", ">=", N(2), total=True), "ox"),
        (
            p.StatIs("force", "<", None, total=True),
            "elk hare lynx sow twin yak",
        ),  # than the Ox's, without his bowed Pikes
    ],
)
def test_stats_of_units(node: p.Filter, expected: str) -> None:
    units = {"bear", "elk", "hare", "lynx", "ox", "sow", "twin", "yak"}
    assert found(node, unit=True) & units == set(expected.split())


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        (p.Best("force"), "bear"),
        (p.Best("force", total=True), "bear ox"),
        (p.Best("force", True), "yak"),
        (p.Best("force", True, but_zero=True), "sow yak"),
        (p.Best("force", True, p.HasKeyword("Lion Clan")), "elk hare"),
        (p.Best("force", False, p.HasKeyword("Lion Clan"), True), "elk hare"),
        (p.Best("force", False, p.HasKeyword("Crab Clan"), True), "ox"),
        (p.Best("force", True, p.Titled("Yak"), but_zero=True), "yak"),
        (p.Best("force", True, p.Titled("Nobody"), but_zero=True), ""),
    ],
)
def test_superlatives(node: p.Filter, expected: str) -> None:
    game, action = camp().game, Action(0, camp().handles["ox"], None)
    names = {card: name for name, card in cards().items()}
    noun = p.Noun(("personality",), (node,))
    assert {names[card] for card in nouns.candidates(game, action, noun)} == set(expected.split())


@pytest.mark.parametrize(
    ("number", "done", "expected"),
    [(2, (), "elk"), (3, (), ""), (1, ("spears", "hare"), "hare"), (2, ("spears", "hare"), "")],
)
def test_several_at_once(number: int, done: tuple[str, ...], expected: str) -> None:
    """The first stands for all; after the event what it has really happened to counts."""
    of = cards()
    action = Action(0, of["ox"], None)
    action.event = Event(DESTROY, [of["spears"], of["elk"], of["hare"]])
    action.event.done = [of[name] for name in done]
    assert found(p.AtOnce(PERSONALITY, N(number)), action) == set(expected.split())


@pytest.mark.parametrize(
    ("state", "happened", "expected"),
    [
        ("bowed", [(BOW, "ox", 2)], False),  # before it
        ("bowed", [(ANNOUNCE, "ox", 1)], False),
        ("bowed", [(ANNOUNCE, "ox", 7), (STRAIGHTEN, "ox", 7)], True),
        ("unbowed", [(ANNOUNCE, "ox", 7), (STRAIGHTEN, "ox", 7)], False),
        ("bowed", [(ANNOUNCE, "ox", 1), (STRAIGHTEN, "ox", 1)], False),  # since another action
        ("bowed", [(ANNOUNCE, "ox", 7), (STRAIGHTEN, "elk", 7)], False),
        ("bowed", [(STRAIGHTEN, "ox", 1), (ANNOUNCE, "ox", 7)], False),
        ("bowed", [(ANNOUNCE, "ox", 7), (BOW, "ox", 7), (STRAIGHTEN, "ox", 7)], False),
        ("dishonorable", [(ANNOUNCE, "ox", 7), (REHONOR, "ox", 7)], True),
        ("honorable", [(ANNOUNCE, "ox", 7), (DISHONOR, "ox", 7), (REHONOR, "ox", 7)], True),
        ("dishonorable", [(ANNOUNCE, "ox", 7), (STRAIGHTEN, "ox", 7)], False),
    ],
)
def test_as_it_was_when_the_action_was_announced(
    state: Condition, happened: list[tuple[int, str, int]], expected: bool
) -> None:
    """The Ox is unbowed and honorable now; the action has the number 7."""
    game, of = camp().game, cards()
    action = Action(0, of["ox"], None)
    action.serial = 7
    before, game.happened = game.happened, [(code, of[name], 0, serial) for code, name, serial in happened]
    try:
        assert meaning.fits(game, action, p.WhenAnnounced(p.State(state)), of["ox"]) is expected
        assert meaning.fits(game, action, p.WhenAnnounced(p.State(state, False)), of["ox"]) is not expected
    finally:
        game.happened = before


# ---------------------------------------------------------------------------------------- in battles and duels

MONK = p.Noun(("personality",), (p.HasKeyword("Monk"),))
FOLLOWER = p.Noun(("follower",))


def fought(node: p.Filter, unit: bool = False) -> set[str]:
    """The cards of the war that fit."""
    table = war()
    action = Action(0, table.handles["ox"], None)
    fits = meaning.fits_unit if unit else meaning.fits
    return {name.lower() for name, card in table.handles.items() if fits(table.game, action, node, card)}


@pytest.mark.parametrize(
    ("node", "outside", "duelling"),
    [
        (p.OpposedBy(FOLLOWER), "elk guards hare ox spears", "elk guards hare ox spears"),
        (p.OpposedBy(FOLLOWER, ">=", N(2)), "", ""),
        (p.OpposedBy(MONK), "guards hare", "guards hare"),
        (p.OpposedBy(PERSONALITY, ">=", N(2)), "guards hare", "guards hare"),
        (p.Opposing(titled("Ox")), "guards hare", "guards hare"),
        (p.Opposing(p.Several((titled("Bear"), titled("Ox")))), "guards hare", "guards hare"),
        (p.Faces(MONK), "guards hare", "guards hare wolf"),
        (p.Faces(MONK, in_duel=True), "", "wolf"),
        (p.Faces(PERSONALITY, in_duel=True), "", "ox wolf"),
        (p.Faces(p.Noun(("personality",), (p.HasKeyword("Cavalry"),)), in_duel=True), "", "ox"),
        (p.Faces(titled("Ox"), in_duel=True), "", "wolf"),
        (p.Faces(titled("Ox")), "", "wolf"),
    ],
)
def test_whom_one_faces(node: p.Filter, outside: str, duelling: str) -> None:
    """In the battle, and while the Ox duels with the Wolf."""
    game, of = war().game, war().handles
    assert fought(node) == set(outside.split())
    game.duel = Duel(of["ox"], of["Wolf"], "chi")
    try:
        assert fought(node) == set(duelling.split())
    finally:
        game.duel = None


@pytest.mark.rule("samurai.g-keywords.02")
@pytest.mark.parametrize(
    ("node", "expected"),
    [
        (p.HasKeyword("Cavalry"), "wolf"),  # the Spears ride, but the Ox walks
        (p.HasKeyword("Cavalry", False), "bear elk hare lynx ox sow yak"),
        (p.HasKeyword("Monk"), "bear ox sow"),
        (p.State("infantry"), "bear elk hare lynx ox sow yak"),
        (p.State("infantry", False), "wolf"),
        (p.State("bowed"), "yak"),
        (p.Either((p.StatIs("force", ">=", N(3)), p.HasKeyword("Cavalry"))), "hare ox wolf"),
        (p.AllFilters((p.StatIs("force", ">=", N(3)), p.HasKeyword("Monk"))), "ox"),
    ],
)
def test_what_is_said_of_units(node: p.Filter, expected: str) -> None:
    units = {"bear", "elk", "hare", "lynx", "ox", "sow", "wolf", "yak"}
    assert fought(node, unit=True) & units == set(expected.split())


@pytest.mark.rule("gold.traits.37")
def test_a_family() -> None:
    """In Gold the Hidas are one; who has no family name shares none."""
    table: Table[CcgGame] = Table("gold")
    titles = ("Hida Goro", "Hida Moshi", "Kakita Yosho", "Ox", "Elk")
    for title in titles:
        table.card(title, force=1, chi=1)
    table.lay("Ann", in_play=list(titles))

    def sharing(title: str) -> list[str]:
        action = Action(0, table.handles["Ox"], None)
        node = p.Shares("family", titled(title))
        return [name for name in titles if meaning.fits(table.game, action, node, table.handles[name])]

    assert sharing("Hida Goro") == ["Hida Moshi"]
    assert sharing("Kakita Yosho") == []
    assert sharing("Ox") == []
    action = Action(0, table.handles["Ox"], None)
    family = [name for name in titles if meaning.fits(table.game, action, p.OfFamily("Hida"), table.handles[name])]
    assert family == ["Hida Goro", "Hida Moshi"]
