"""Prices that texts change, and for how long."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial, hold, on, say

from rokugan import program as p
from rokugan.editions.ccg.costs import prices
from rokugan.editions.ccg.table.action import Action, Offer, offered_action
from rokugan.editions.ccg.table.ids import NOTHING, OPEN

N = p.Number


def test_a_second_change_with_a_condition_of_its_own(table: Trial) -> None:
    on(table, "Ox", "Ox has +1F for each Personality you control, and +5F if he is Void.")
    table.begin()
    assert table.look("ox.force") == 3 + 2


def test_what_lasts_while_its_card_is_in_play(table: Trial) -> None:
    """`While this card remains in play` is longer than the turn, but ends with the card."""
    say(
        table,
        "Limited: Choose your Personality. While this card remains in play, he has +4F while bowed.",
        "holding",
        "Shrine",
    )
    hold(table, "Open: Bow your target Personality.", "Rest")
    hold(table, "Open: Destroy a target Holding.", "Fire")
    table.ann["in_play"].append({"card": "Shrine", "as": "shrine"})
    table.begin().play("use Shrine", "target Ox")
    assert table.look("ox.force") == 3
    table.play("play Rest", "target Ox")
    assert table.look("ox.force") == 7
    table.play("play Fire")
    assert table.look("ox.force") == 3


@pytest.mark.parametrize(("clan", "offered"), [("Dragon", True), ("Crab", False)])
def test_an_ability_that_costs_something_else_instead(table: Trial, clan: str, offered: bool) -> None:
    table.make("Nest", "stronghold", clans=(clan,), province_strength=5, gold_production=0, starting_honor=5)
    table.ann["stronghold"] = "Nest"
    text = "This Holding's ability costs 3 Gold instead if you are a Dragon Clan player.\nLimited, :g8:: Draw a card."
    say(table, text, "holding", "Tower")
    table.ann["in_play"] += [{"card": "Tower", "as": "tower"}, {"card": "Mine", "as": "mine"}]
    table.begin()
    assert ("use Tower" in table.offered) is offered


def test_another_card_bows_instead(table: Trial) -> None:
    on(table, "Ox", "Limited, :bow:: Draw a card. You may bow one of Ox's Items to ignore the cost of bowing him.")
    table.ann["in_play"].append({"card": "Ox", "as": "ox", "attachments": [{"card": "Blade", "as": "blade"}]})
    table.begin().play("use Ox")
    table.play(table.offered[1])
    assert (table.look("ox.bowed"), table.look("blade.bowed"), table.look("Ann.hand")) == (False, True, 1)


def test_until_the_next_straighten_phase_is_over(table: Trial) -> None:
    hold(table, "Open: Bow a target Personality. Negate his straightening until your next Events Phase begins.")
    hold(table, "Open: Straighten a target Personality.", "Rise")
    table.begin().play("play Trial", "target Hare", "play Rise", "target Hare")
    assert table.look("hare.bowed")


# ------------------------------------------------------------------------------------------ what a card costs to bring in

MONKS = p.Each(p.Noun(("card",), (p.HasKeyword("Monk"),), "your"))
ALL = p.Each(p.Noun(("card",)))
FIXED = p.Forbid("may not", "change gold cost", p.Each(p.Noun(("card",), (p.HasKeyword("Monk"),))))


def priced(table: Trial, *traits: p.Trait, title: str = "Sage", **facts: object) -> int:
    """The number of a Monk of 5 Gold in Ann's province, with these traits."""
    table.make(title, "personality", p.Program(traits=traits), force=1, chi=1, gold_cost=5, keywords=("Monk",), **facts)
    table.lay("Ann", provinces=[{"card": title, "as": "sage", "face": "up"}, {}, {}, {}])
    table.begin()
    return table.handles["sage"]


@pytest.mark.parametrize(
    ("own", "others", "theirs", "price"),
    [
        ((), (), (), 5),
        ((p.EntryCost(N(2)),), (), (), 3),
        ((p.EntryCost(N(2), condition=p.Moment("battle")),), (), (), 5),
        ((p.EntryCost(N(9)),), (), (), 0),
        ((p.EntryCost(N(4), least=N(3)),), (), (), 3),
        ((p.EntryCost(N(4), least=N(7)),), (), (), 5),
        ((p.EntryCost(N(2), to=p.Noun(("personality",))),), (), (), 5),
        ((), (p.EntryCost(N(1), MONKS),), (), 4),
        ((), (p.EntryCost(N(1), p.Each(p.Noun(("card",), (p.HasKeyword("Ninja"),), "your"))),), (), 5),
        ((), (p.EntryCost(N(1)),), (), 5),  # of itself
        ((), (p.EntryCost(N(1), p.Ref("this")),), (), 5),
        ((), (), (p.EntryCost(N(-2), ALL),), 7),
        ((), (), (p.EntryCost(N(2), ALL),), 5),
        ((p.EntryCost(N(1)),), (p.EntryCost(N(1), MONKS),), (p.EntryCost(N(-2), ALL),), 5),
        ((p.EntryCost(N(1)),), (FIXED,), (p.EntryCost(N(-2), ALL),), 5),
        ((p.EntryCost(N(1)),), (FIXED, p.EntryCost(N(3), MONKS)), (p.EntryCost(N(-2), ALL),), 2),
        ((p.EntryCost(N(2)), p.Forbid("may not", "reduce gold cost")), (p.EntryCost(N(1), MONKS),), (), 5),
        ((p.EntryCost(N(2)), p.Forbid("may not", "reduce costs")), (), (), 5),
    ],
)
def test_what_texts_make_of_a_gold_cost(
    table: Trial, own: tuple[p.Trait, ...], others: tuple[p.Trait, ...], theirs: tuple[p.Trait, ...], price: int
) -> None:
    """Its own texts, those of its player, those of the other; where one lets nothing else change it, only that."""
    table.trait(*others, on="Ox")
    table.trait(*theirs, on="Bear")
    card = priced(table, *own)
    assert prices.price(table.game, 0, card) == price


FREE, LESS, MORE = p.Term("free"), p.Term("less", N(2)), p.Term("less", N(-2))
IGNORED = p.Term("requirements", None, ("honor_requirement",))


@pytest.mark.parametrize(
    ("terms", "said", "stands"),
    [
        ((), (False, 0, ()), (False, 0, ())),
        ((FREE,), (True, 0, ()), (False, 0, ())),
        ((FREE, IGNORED), (True, 0, ("honor_requirement",)), (False, 0, ("honor_requirement",))),
        ((LESS, LESS), (False, 4, ()), (False, 0, ())),
        ((MORE,), (False, -2, ()), (False, -2, ())),
        ((p.Term("less", N(2), condition=p.Moment("battle")), LESS), (False, 2, ()), (False, 0, ())),
    ],
)
def test_what_an_effect_says_of_the_costs_of_a_card(
    table: Trial,
    terms: tuple[p.Term, ...],
    said: tuple[bool, int, tuple[str, ...]],
    stands: tuple[bool, int, tuple[str, ...]],
) -> None:
    """Nothing lowers the costs of a card that says so, whatever else is brought in beside it."""
    card = priced(table, p.Forbid("may not", "reduce costs"))
    game, ox = table.game, table.handles["ox"]
    reader = Action(0, ox, None)
    assert prices.on_terms(game, reader, terms, [ox]) == said
    assert prices.on_terms(game, reader, terms, [card]) == stands
    assert prices.on_terms(game, reader, terms, [ox, card]) == stands


SLOT = p.Target(p.Noun(("card",)), 0)


@pytest.mark.parametrize(
    ("effect", "chosen", "gold"),
    [
        (p.PutCard(SLOT, "play"), "sage", 5),
        (p.PutCard(SLOT, "play", None, (LESS,)), "sage", 3),
        (p.PutCard(SLOT, "play", None, (p.Term("less", N(9)),)), "sage", 0),
        (p.PutCard(SLOT, "play", None, (FREE,)), "sage", None),
        (p.PutCard(SLOT, "hand"), "sage", None),
        (p.PutCard(SLOT, "play"), "", None),
        (p.Attach(SLOT, p.Ref("this")), "men", 2),
        (p.Attach(SLOT, p.Ref("this"), (p.Term("less", N(1)),)), "men", 1),
        (p.Attach(SLOT, p.Ref("this"), (FREE,)), "men", None),
        (p.Attach(SLOT, p.Ref("this")), "", None),
        (p.Attach(SLOT, p.Ref("subject")), "men", None),
        (p.If(p.Moment("your turn"), (p.PutCard(SLOT, "play"),)), "sage", 5),
    ],
)
def test_the_gold_of_what_effects_bring_in(table: Trial, effect: p.Effect, chosen: str, gold: int | None) -> None:
    ability = p.Ability(("open",), (p.GainHonor(N(1)), effect))
    table.make("Ox", program=p.Program(abilities=(ability,)), force=3, chi=3, personal_honor=2)
    table.lay("Ann", hand=[{"card": "Spears", "as": "men"}])
    priced(table)
    game, ox = table.game, table.handles["ox"]
    action = offered_action(0, Offer(ox, game.behaviours[ox].abilities[0], OPEN))
    action.targets.slots[0] = [table.handles[chosen]] if chosen else []
    expected = (0, NOTHING) if gold is None else (gold, table.handles[chosen])
    assert prices.gold_of_effects(game, action) == expected


@pytest.mark.parametrize(
    ("to", "on_ox", "on_elk"),
    [
        (p.Noun(("personality",)), 1, 1),
        (p.Noun(("personality",), (p.HasKeyword("Monk"),)), 2, 1),
        (p.Noun(("personality",), (p.HasKeyword("Ninja"),)), 2, 2),
    ],
)
def test_to_whom_it_attaches_may_matter(table: Trial, to: p.Noun, on_ox: int, on_elk: int) -> None:
    table.make("Spears", "follower", p.Program(traits=(p.EntryCost(N(1), to=to),)), force=2, gold_cost=2)
    table.lay("Ann", hand=[{"card": "Spears", "as": "men"}])
    game = table.begin().game
    men, ox, elk = (table.handles[name] for name in ("men", "ox", "elk"))
    assert [prices.price(game, 0, men, host) for host in (NOTHING, ox, elk)] == [2, on_ox, on_elk]


def test_who_lets_nothing_else_change_a_gold_cost() -> None:
    """The player's own text, of such cards: not that of the other player, and not of others."""
    ninja = p.Forbid("may not", "change gold cost", p.Each(p.Noun(("card",), (p.HasKeyword("Ninja"),))))
    for whose, trait, fixing in (("Ox", FIXED, True), ("Bear", FIXED, False), ("Ox", ninja, False)):
        new = Trial()
        new.trait(trait, p.Forbid("may not", "bow"), on=whose)
        card = priced(new)
        assert prices.sources_fixing(new.game, 0, card) == ([new.handles["ox"]] if fixing else [])


def test_where_one_text_fixes_a_gold_cost_no_other_changes_it(table: Trial) -> None:
    table.trait(FIXED, on="Ox")
    table.trait(p.EntryCost(N(1), MONKS), on="Elk")
    card = priced(table)
    assert prices.price(table.game, 0, card) == 5
