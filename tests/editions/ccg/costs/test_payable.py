"""What an action costs and whether that can be paid: costs that texts add, lift or lower; costs of several parts; Gold."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial, on

from rokugan import program as p
from rokugan.editions.ccg.costs import amended, imperial_favor, payable, paying
from rokugan.editions.ccg.table.action import Action, Offer, offered_action
from rokugan.editions.ccg.table.ids import OPEN, player_thing
from rokugan.editions.ccg.table.pieces import Modifier

N = p.Number
THIS, SLOT = p.Ref("this"), p.Ref("slot", 0)
YOURS = p.Noun(("personality",), whose="your")
MONK, SAMURAI = (p.Noun(("personality",), (p.HasKeyword(word),), "your") for word in ("Monk", "Samurai"))
ACTIONS, KIHO = p.Noun(("action",)), p.Noun(("action",), (p.HasKeyword("Kiho"),))
OTHERS = p.Noun(("player",), whose="other")
NEVER, ALWAYS = p.Moment("battle"), p.Moment("your turn")


def taken(table: Trial, *constraints: p.Effect, hand: tuple[str, ...] = (), **more: object) -> Action:
    """Ann is about to play `Trial`, with these costs."""
    facts = {name: more.pop(name) for name in ("traits", "gold_cost", "keywords") if name in more}
    ability = p.Ability(("open",), (p.GainHonor(N(1)),), constraints=constraints)
    program = p.Program(traits=facts.pop("traits", ()), abilities=(ability,))  # type: ignore[arg-type]
    table.make("Trial", "strategy", program, focus_value=3, **facts)
    table.lay("Ann", hand=[{"card": "Trial", "as": "trial"}, *hand])
    game = table.begin().game
    card = table.handles["trial"]
    return offered_action(0, Offer(card, game.behaviours[card].abilities[0], OPEN))


def laid_trait(table: Trial, *traits: p.Trait) -> None:
    """A Holding of Ann with these traits."""
    title = f"Shrine {len(table.ann['in_play'])}"
    table.make(title, "holding", p.Program(traits=traits))
    table.lay("Ann", in_play=[title])


# ------------------------------------------------------------------------------------------------ costs that texts add


def test_costs_that_several_texts_add_choose_each_for_itself(table: Trial) -> None:
    """Each has slots of its own; a word for the card itself stays what it is."""
    laid_trait(table, p.AddedCost(ACTIONS, (p.Bow(p.Chosen(MONK, 0)), p.Bow(p.Chosen(SAMURAI, 1)))))
    laid_trait(table, p.AddedCost(ACTIONS, (p.Destroy(p.Chosen(YOURS, 0)), p.Dishonor(SLOT), p.Straighten(THIS))))
    action = taken(table, p.LoseHonor(N(1)), p.Bow(p.Chosen(YOURS, 0)))
    assert amended.costs_of(table.game, action) == (
        p.LoseHonor(N(1)),
        p.Bow(p.Chosen(YOURS, 0)),
        p.Bow(p.Chosen(MONK, 1)),
        p.Bow(p.Chosen(SAMURAI, 2)),
        p.Destroy(p.Chosen(YOURS, 3)),
        p.Dishonor(p.Ref("slot", 3)),
        p.Straighten(THIS),
    )
    assert len(action.targets.slots) == 4


@pytest.mark.parametrize(
    ("actions", "condition", "added"),
    [(ACTIONS, None, True), (KIHO, None, False), (ACTIONS, ALWAYS, True), (ACTIONS, NEVER, False)],
)
def test_an_added_cost_concerns_its_actions_under_its_condition(
    table: Trial, actions: p.Noun, condition: p.Condition | None, added: bool
) -> None:
    laid_trait(table, p.AddedCost(actions, (p.LoseHonor(N(2)),), condition))
    action = taken(table)
    assert amended.costs_of(table.game, action) == ((p.LoseHonor(N(2)),) if added else ())
    action.is_action = False
    assert amended.costs_of(table.game, action) == ()


@pytest.mark.rule("samurai.costs.29")
@pytest.mark.parametrize(
    ("keywords", "traits", "is_action", "waived"),
    [
        (("Kiho",), (), True, True),
        ((), (), True, False),
        (("Kiho",), (), False, False),
        (("Kiho",), (p.Forbid("may not", "reduce costs"),), True, False),
    ],
)
def test_whose_gold_costs_need_not_be_paid(
    table: Trial, keywords: tuple[str, ...], traits: tuple[p.Trait, ...], is_action: bool, waived: bool
) -> None:
    on(table, "Ox", "You need not pay the Gold costs of Kiho actions.")
    action = taken(table, p.PayGold(N(2)), gold_cost=3, keywords=keywords, traits=traits)
    action.is_action = is_action
    game, cost = table.game, p.PayGold(N(2))
    assert amended.waives_gold(game, action) is waived
    assert [due.amount for due in payable.gold_costs(game, action)] == ([] if waived else [2])
    assert payable.action_gold(game, action) == (0 if waived else 3)
    assert [due.amount for due in payable.card_gold(game, action)] == ([3] if is_action and not waived else [])
    assert paying.can_pay(game, action, cost) is waived


def test_what_others_pay_is_not_the_players_cost(table: Trial) -> None:
    mine, his = p.PayGold(N(2)), p.PayGold(N(5), OTHERS)
    action = taken(table, his, mine)
    assert [due.amount for due in payable.gold_costs(table.game, action)] == [2]
    nobody = p.PayGold(N(0), p.Noun(("player",), (p.HasKeyword("Naga"),)))
    assert not paying.can_pay(table.game, action, nobody)
    assert paying.can_pay(table.game, action, p.PayGold(N(0), OTHERS))


@pytest.mark.rule("samurai.costs.27")
@pytest.mark.parametrize(
    ("what", "condition", "gold"),
    [
        (p.Each(p.Noun(("strategy",))), None, 3),
        (p.Each(p.Noun(("strategy",), (p.HasKeyword("Kiho"),))), None, 5),
        (p.Each(p.Noun(("strategy",))), NEVER, 5),
        (p.Each(p.Noun(("strategy",))), ALWAYS, 3),
        (THIS, None, 5),
    ],
)
def test_actions_of_such_cards_cost_less(table: Trial, what: p.Thing, condition: p.Condition | None, gold: int) -> None:
    laid_trait(table, p.ActionCost(N(2), what, condition))
    action = taken(table, gold_cost=5)
    assert payable.action_gold(table.game, action) == gold


def test_what_an_action_costs_is_fixed_once(table: Trial) -> None:
    cards = p.CountOf(p.Noun(("card",), whose="your", zone="hand"))
    action = taken(table, p.PayGold(cards), hand=("Lads", "Levy"))
    game = table.game
    payable.fix(game, action)
    assert [amount for _, amount in action.payment.fixed] == [3]
    game.players[0].hand.pop()
    game.touch()
    payable.fix(game, action)
    assert [amount for _, amount in action.payment.fixed] == [3]


@pytest.mark.parametrize(
    ("filters", "asks"),
    [
        ((p.State("unbowed"),), True),
        ((p.HasKeyword("Monk"), p.State("unbowed")), True),
        ((p.State("unbowed", False),), False),
        ((p.State("bowed"),), False),
        ((p.State("dishonorable"),), False),
        ((), False),
    ],
)
def test_what_must_be_unbowed(filters: tuple[p.Filter, ...], asks: bool) -> None:
    assert payable.asks_unbowed(p.Noun(("personality",), filters)) is asks


def test_who_owes_a_bow(table: Trial) -> None:
    action = taken(table, p.LoseHonor(N(1)), p.Together((p.Bow(p.Chosen(YOURS, 0)),)))
    game, ox, elk = table.game, table.handles["ox"], table.handles["elk"]
    action.targets.slots[0] = [ox]
    assert [payable.owes_bow(game, action, card) for card in (ox, elk)] == [True, False]
    action.payment.waived = (ox,)
    assert not payable.owes_bow(game, action, ox)
    action.payment.waived, action.payment.settled = (), (ox,)
    assert not payable.owes_bow(game, action, ox)
    action.payment.settled = (elk,)
    assert payable.owes_bow(game, action, ox)


def test_what_is_never_waived_is_not_owed(table: Trial) -> None:
    """No text frees anybody from the costs of such a card."""
    action = taken(table, p.Bow(p.Chosen(YOURS, 0)), traits=(p.Forbid("may not", "reduce costs"),))
    action.targets.slots[0] = [table.handles["ox"]]
    assert not payable.owes_bow(table.game, action, table.handles["ox"])


# -------------------------------------------------------------------------------------------- costs of several parts

BOW, STRAIGHTEN = p.Bow(p.Chosen(YOURS, 0)), p.Straighten(p.Chosen(YOURS, 0))
BOTH = p.Chosen(YOURS, 0, 2, 2)


@pytest.mark.rule("celestial.costs.04")
@pytest.mark.parametrize(
    ("cost", "able"),
    [
        (BOW, True),
        (STRAIGHTEN, False),
        (p.Together((BOW, STRAIGHTEN)), False),
        (p.Together((STRAIGHTEN, BOW)), False),
        (p.May((STRAIGHTEN,)), True),
        (p.If(ALWAYS, (BOW, STRAIGHTEN), (BOW,)), False),
        (p.If(ALWAYS, (BOW,), (STRAIGHTEN,)), True),
        (p.If(NEVER, (BOW,), (BOW, STRAIGHTEN)), False),
        (p.If(NEVER, (STRAIGHTEN,), (BOW,)), True),
        (p.ChooseOne(((STRAIGHTEN,), (BOW,))), True),
        (p.ChooseOne(((STRAIGHTEN,), (BOW, STRAIGHTEN))), False),
        (p.Bow(BOTH), True),
        (p.Bow(p.Chosen(YOURS, 0, 3, 3)), False),
        (p.Bow(p.Several((p.Chosen(MONK, 0), p.Chosen(SAMURAI, 1)))), True),
        (p.Bow(p.Several((p.Chosen(YOURS, 0), p.Chosen(MONK, 1)))), True),
        (p.Bow(p.Several((p.Chosen(MONK, 0), p.Chosen(MONK, 1)))), False),
        (p.Bow(p.Several((BOTH, p.Chosen(SAMURAI, 1)))), False),
        (p.Bow(SLOT), False),
        (p.Discard(p.TopOf("fate deck", N(2))), True),
        (p.Discard(p.TopOf("fate deck", N(3))), False),
        (p.PutCard(p.TopOf("fate deck", N(2)), "removed"), True),
        (p.PutCard(p.TopOf("fate deck", N(3)), "removed"), False),
        (p.Discard(p.Each(p.Noun(("card",), whose="your", zone="hand"))), True),
        (p.ChooseOne(((p.Straighten(THIS),), (p.Discard(THIS),))), True),
    ],
)
def test_every_part_of_a_cost_must_be_payable(table: Trial, cost: p.Effect, able: bool) -> None:
    """Ann has Ox and Elk, unbowed, two cards in her Fate deck, and a card in hand besides the one that she plays."""
    table.lay("Ann", fate_deck=["Wait", "March"], fate_deck_size=2)
    action = taken(table, hand=("Lads",))
    action.targets.slots = [None, None]
    assert paying.can_pay(table.game, action, cost) is able


def test_the_whole_hand_is_not_the_card_that_is_played(table: Trial) -> None:
    action = taken(table)
    assert not paying.can_pay(table.game, action, p.Discard(p.Each(p.Noun(("card",), whose="your", zone="hand"))))


@pytest.mark.parametrize(
    ("cost", "able"),
    [
        (p.ChooseOne(((p.Bow(THIS),), (p.Discard(THIS),))), False),
        (p.ChooseOne(((p.Destroy(THIS),), (p.Discard(THIS),))), True),
        (p.ChooseOne(((p.Straighten(BOTH),), (p.Discard(THIS),))), True),
    ],
)
def test_a_bowed_card_in_play_is_not_discarded_from_the_hand(table: Trial, cost: p.Effect, able: bool) -> None:
    action = taken(table)
    ox = table.handles["ox"]
    table.game.states[ox].bowed = True
    action = Action(0, ox, None)
    action.targets.slots = [None]
    assert paying.can_pay(table.game, action, cost) is able


@pytest.mark.parametrize(
    ("what", "again"),
    [
        (p.Chosen(YOURS, 0), True),
        (p.Chosen(YOURS, 0, 1, 2), False),
        (p.Chosen(YOURS, 0, random=True), False),
        (p.Chosen(SAMURAI, 0), False),
        (SLOT, False),
    ],
)
def test_what_another_card_could_pay_instead(table: Trial, what: p.Thing, again: bool) -> None:
    """Ox was chosen; there is another Personality, and no other Samurai."""
    action = taken(table, p.Bow(p.Chosen(YOURS, 0)))
    action.targets.slots[0] = [table.handles["ox"]]
    assert amended.choosable_again(table.game, action, p.Bow(what)) == (what if again else None)
    assert amended.choosable_again(table.game, action, None) is None


@pytest.mark.rule("samurai.costs.26", "samurai.costs.32")
@pytest.mark.parametrize(
    ("answers", "honor", "ox", "elk"),
    [
        (["choose move home", "pass"], 11, "home", "dynasty_discard"),
        (["choose destroy"], 11, "dynasty_discard", "dynasty_discard"),
        (["choose move home", "use Hare", "choose destroy"], 11, "dynasty_discard", "dynasty_discard"),
        (["choose move home", "use Hare", "pass"], 10, "battlefield", "battlefield"),
    ],
)
def test_of_two_who_pay_one_may_move_home(table: Trial, answers: list[str], honor: int, ox: str, elk: str) -> None:
    """Elk is no Samurai and is destroyed in any case; if the movement is negated, Ann may also pay nothing at all."""
    on(table, "Hare", "Reaction: Before a Personality moves home, negate his movement.")
    laid_trait(table, p.PaidOtherwise(SAMURAI))
    ability = p.Ability(("battle",), (p.GainHonor(N(1)),), constraints=(p.Destroy(BOTH),))
    table.make("Trial", "strategy", p.Program(abilities=(ability,)), focus_value=1)
    table.make("More", "strategy", p.Program(abilities=(p.Ability(("battle",), (p.Draw(N(1)),)),)), focus_value=1)
    table.lay("Ann", hand=["Trial", "More"])
    table.begin("attack", battle=True).play("fight P1", "play Trial", "target Elk", "target Ox", *answers)
    zones = [table.look(f"{name}.zone") for name in ("ox", "elk")]
    assert (table.look("Ann.honor"), *zones) == (honor, ox, elk)


def test_what_counts_as_the_imperial_favor(table: Trial) -> None:
    """A card of the player's own that says so; what a player is given names no card."""
    table.trait(p.Allow("discard as favor"), on="Elk")
    table.trait(p.Allow("discard as favor"), on="Bear")
    action = taken(table, p.DiscardFavor())
    game, elk, bear = table.game, table.handles["elk"], table.handles["bear"]
    game.modify(player_thing(0), Modifier("allow", elk, 0, "game", what=p.Allow("discard as favor")))
    assert (imperial_favor.counting(game, 0), imperial_favor.counting(game, 1)) == ([elk], [bear])
    assert imperial_favor.can_pay(game, action)
    assert imperial_favor.might_pay(game, 0)


@pytest.mark.parametrize(("favor", "able"), [(0, True), (1, False), (-1, False)])
def test_the_favor_is_discarded_by_who_has_it(table: Trial, favor: int, able: bool) -> None:
    action = taken(table, p.DiscardFavor())
    table.game.favor = favor
    assert imperial_favor.can_pay(table.game, action) is able
    assert paying.can_pay(table.game, action, p.DiscardFavor()) is able
    assert imperial_favor.might_pay(table.game, 0) is able
