"""What cards hold: keywords that are printed, given, implied and lost, prohibitions, lifted rules, copied abilities; and whom
continuous traits reach."""

from __future__ import annotations

import pytest
from tests.editions.ccg.text.war import NAMES, PLACES, PLAYERS, at, war

from rokugan import program as p
from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.compiled_card import Behaviour, CompiledAbility
from rokugan.editions.ccg.table.event_kinds import BOW, DESTROY, TARGET
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.pieces import Modifier
from rokugan.editions.ccg.text.continuous import bans, continuous_traits, current_keywords
from rokugan.editions.ccg.text.phrases import copied_abilities, states
from rokugan.testing import Table

N = p.Number
ZOMBIE = "Shadowlands Undead Zombie"
THIS, YOU = p.Ref("this"), p.You()
MINE, THEIRS = p.Noun(("personality",), whose="your"), p.Noun(("personality",), whose="other")
YOUR_TURN, NOT_NOW = p.Moment("your turn"), p.Moment("not your turn")


def titled(title: str) -> p.Each:
    """The card of that title."""
    return p.Each(p.Noun(("card",), (p.Titled(title),)))


def table_with(edition: str, *traits: p.Continuous | p.Forbid, **own: p.Continuous) -> Table[CcgGame]:
    """Ann has Ox (Samurai) and a Holding for each trait, Bob Elk; each card may have a trait of its own. Crow lies in Ann's
    discard pile."""
    table: Table[CcgGame] = Table(edition)
    for title, keywords in (("Ox", ("Samurai",)), ("Elk", ("Zombie",)), ("Crow", ("Samurai",))):
        program = p.Program(traits=(own[title.lower()],)) if title.lower() in own else p.Program()
        table.card(title, program=program, keywords=keywords, force=1, chi=1)
    table.lay("Ann", in_play=["Ox"], dynasty_discard=["Crow"])
    table.lay("Bob", in_play=["Elk"])
    for number, trait in enumerate(traits):
        table.card(f"Hall {number}", "holding", program=p.Program(traits=(trait,)))
        table.lay("Ann", in_play=[f"Hall {number}"])
    return table.start()


def gives(
    keyword: str, positive: bool = True, what: p.Thing | None = None, when: p.Condition | None = None
) -> p.Continuous:
    """A trait that gives Ann's Personalities, or those things, a keyword, or takes it away."""
    return p.Continuous(what or p.Each(MINE), (p.GrantKeyword(keyword, positive),), when)


@pytest.mark.parametrize(
    ("traits", "ox", "elk"),
    [
        ([], "Samurai", ZOMBIE),
        ([gives("Samurai", False)], "", ZOMBIE),
        ([gives("Skeleton")], "Samurai Shadowlands Skeleton Undead", ZOMBIE),
        ([gives("Undead")], "Samurai Shadowlands Undead", ZOMBIE),
        ([gives("Zombie", False, p.Each(THEIRS))], "Samurai", ""),
        ([gives("Skeleton"), gives("Skeleton", False)], "Samurai", ZOMBIE),
        ([gives("Skeleton", when=NOT_NOW)], "Samurai", ZOMBIE),
        ([gives("Oni", what=titled("Elk"))], "Samurai", "Nonhuman Oni Shadowlands Undead Zombie"),
        (
            [p.Forbid("will not", "gain keyword", titled("Ox"), p.HasKeyword("Oni")), gives("Oni")],
            "Samurai",
            ZOMBIE,
        ),
        (
            [p.Forbid("will not", "gain keyword", titled("Elk"), p.HasKeyword("Oni")), gives("Monk")],
            "Monk Samurai",
            ZOMBIE,
        ),
    ],
)
def test_keywords(traits: list[p.Continuous | p.Forbid], ox: str, elk: str) -> None:
    """In Gold a Skeleton or a Zombie is Undead, and what is Undead is of the Shadowlands (gold.traits.16)."""
    table = table_with("gold", *traits)
    asked = ("Monk", "Nonhuman", "Oni", "Samurai", "Shadowlands", "Skeleton", "Undead", "Zombie")
    for name, expected in (("ox", ox), ("elk", elk)):
        card = table.handles[name]
        assert [word for word in asked if current_keywords.has_keyword(table.game, card, word)] == expected.split()


@pytest.mark.parametrize(
    ("traits", "expected"),
    [
        ([], ["Samurai"]),
        ([gives("Monk")], ["Samurai", "Monk"]),
        ([gives("Samurai", False), gives("Monk")], ["Monk"]),
        ([gives("Monk", False)], ["Samurai"]),
        ([gives("Monk", what=p.Each(THEIRS))], ["Samurai"]),
    ],
)
def test_all_keywords_of_a_card(traits: list[p.Continuous], expected: list[str]) -> None:
    table = table_with("samurai", *traits)
    assert current_keywords.keywords(table.game, table.handles["ox"]) == expected


@pytest.mark.rule("samurai.traits.20")
@pytest.mark.parametrize(
    ("trait", "expected"),
    [
        (gives("Monk", what=THIS), ["Samurai", "Monk"]),
        (gives("Monk", what=THIS, when=NOT_NOW), ["Samurai"]),
        (gives("Monk", False, THIS), ["Samurai"]),
        (gives("Monk", what=p.Each(THEIRS)), ["Samurai"]),
    ],
)
def test_keywords_of_a_card_out_of_play(trait: p.Continuous, expected: list[str]) -> None:
    table = table_with("samurai", crow=trait)
    assert current_keywords.keywords(table.game, table.handles["crow"]) == expected
    assert current_keywords.has_keyword(table.game, table.handles["crow"], "Monk") is ("Monk" in expected)


@pytest.mark.rule("samurai.duration.06")
def test_a_lost_keyword_is_given_anew_by_a_later_trait() -> None:
    """Not by one that gave it before, nor where it is printed, nor to one who cannot gain it."""
    ban = p.Forbid("will not", "gain keyword", titled("Ox"), p.HasKeyword("Ronin"))
    table = table_with("samurai", gives("Monk"), gives("Kensai"), gives("Ronin"), ban)
    game, ox = table.game, table.handles["ox"]
    halls = [table.handles[f"Hall {number}"] for number in (0, 1)]
    for word, before in (("Monk", (halls[0],)), ("Kensai", ()), ("Samurai", ()), ("Ronin", ())):
        game.modify(ox, Modifier("lose keyword", ox, 0, "turn", word=word, what=before))
    game.forget_all()
    assert current_keywords.keywords(game, ox) == ["Kensai"]
    assert current_keywords.givers_of(game, ox, "Kensai") == (halls[1],)
    assert current_keywords.givers_of(game, ox, "Samurai") == ()


def test_who_takes_a_keyword_away_does_not_give_it() -> None:
    table = table_with("samurai", gives("Samurai", False))
    assert current_keywords.givers_of(table.game, table.handles["ox"], "Samurai") == ()


@pytest.mark.parametrize(
    ("what", "expected"),
    [
        (YOU, "hall-0"),  # what a player is given stands on the card
        (THIS, "hall-0"),
        (p.Each(MINE), "ox"),
        (p.Each(p.Noun(("personality",))), "ox elk"),
        (p.Each(p.Noun(("personality",), zone="discard")), ""),
        (titled("Elk"), "elk"),
        (p.Ref("bearer"), ""),
        (p.Several((THIS, titled("Elk"))), "elk hall-0"),
    ],
)
def test_whom_a_trait_reaches(what: p.Thing, expected: str) -> None:
    trait = gives("Monk", what=what)
    table = table_with("celestial", trait)
    source = table.handles["Hall 0"]
    names = {card: name.lower().replace(" ", "-") for name, card in table.handles.items()}
    found = continuous_traits.receivers(table.game, source, trait)
    assert {names[card] for card in found} == set(expected.split())


def test_the_bearer_alone_gets_what_the_attachment_gives_him() -> None:
    trait = gives("Monk", what=p.Ref("bearer"))
    table: Table[CcgGame] = Table("samurai")
    table.card("Blade", "item", program=p.Program(traits=(trait,)))
    table.lay("Ann", in_play=[{"card": "Ox", "as": "ox", "attachments": [{"card": "Blade", "as": "blade"}]}, "Elk"])
    assert continuous_traits.receivers(table.game, table.handles["blade"], trait) == [table.handles["ox"]]


# -------------------------------------------------------------------------------------------- prohibitions


def things() -> dict[str, int]:
    """Everything of the war by its name."""
    return {**{name.lower(): card for name, card in war().handles.items()}, **PLACES, **PLAYERS}


@pytest.mark.parametrize(
    ("forbid", "holder", "expected"),
    [
        (p.Forbid("may not", "draw"), "ox", "ox Ann"),  # the card itself, and its player
        (p.Forbid("may not", "draw"), "Bob", "Bob"),
        (p.Forbid("may not", "bow"), "Bob", "Bob"),
        (p.Forbid("may not", "assign attack"), "Bob", "Bob hare wolf bear guards fen"),  # he assigns none of his cards
        (p.Forbid("may not", "assign attack", p.Each(p.Noun(("personality",), (p.State("bowed"),)))), "ox", "yak"),
        (
            p.Forbid("may not", "assign attack", p.Each(p.Noun(("personality",), (p.State("defending"),)))),
            "ox",
            "hare bear wolf",
        ),
        (
            p.Forbid(
                "may not",
                "assign attack",
                p.Each(p.Noun(("personality",), (p.State("attacking"), p.State("defending")))),
            ),
            "ox",
            "",
        ),
        (
            p.Forbid(
                "may not", "assign attack", p.Each(p.Noun(("personality",), (p.State("attacking"), p.State("bowed"))))
            ),
            "ox",
            "yak",
        ),
        (
            p.Forbid("may not", "assign attack", p.Each(p.Noun(("personality",), (p.State("attacking", False),)))),
            "ox",
            "hare bear wolf lynx",
        ),
        (p.Forbid("may not", "bow", p.Each(p.Noun(("personality",), (p.State("defending"),)))), "ox", "hare bear"),
        (p.Forbid("may not", "bow", THIS), "ox", "ox"),
    ],
)
def test_whom_a_prohibition_concerns(forbid: p.Forbid, holder: str, expected: str) -> None:
    named = things()
    action = Action(0, named["ox"], None)
    found = {name for name, thing in named.items() if bans.concerns(war().game, action, forbid, named[holder], thing)}
    assert found - {"ghost", "mill", "quay", "ruse", "trick", "wraith", "sprite"} == set(expected.split())


def test_who_never_gains_a_keyword() -> None:
    """A Cavalry Personality of Ann's never; what is said of other keywords, of other things and of attaching is not that."""
    ban = p.Forbid("will not", "gain keyword", p.Each(MINE), p.HasKeyword("Cavalry"))
    attach = p.Forbid("will not", "attach", titled("Elk"), p.HasKeyword("Cavalry"))
    table = table_with("samurai", ban, attach)
    ox, elk = table.handles["ox"], table.handles["elk"]
    assert bans.never_gains(table.game, ox, "Cavalry")
    assert not bans.never_gains(table.game, ox, "Monk")
    assert not bans.never_gains(table.game, elk, "Cavalry")


@pytest.mark.parametrize(
    ("allow", "expected"),
    [
        (p.Allow("draw more"), "ox Ann"),
        (p.Allow("draw more", titled("Elk")), "elk"),
        (p.Allow("draw more", p.Each(p.Noun(("player",), whose="other"))), "Bob Cat"),
        (p.Allow("draw more", YOU), "Ann"),
    ],
)
def test_of_whom_a_lifted_rule_speaks(allow: p.Allow, expected: str) -> None:
    named = things()
    reader = Action(0, named["ox"], None)
    found = {name for name, thing in named.items() if bans.is_meant(war().game, reader, allow, thing)}
    assert found == set(expected.split())


# ---------------------------------------------------------------------------------------------- states


def compiled(*effects: p.Effect, constraints: tuple[p.Effect, ...] = ()) -> CompiledAbility:
    """Such an ability, as the engine has it."""
    program = p.Program(abilities=(p.Ability(("battle",), effects, constraints=constraints),))
    return Behaviour(CardDefinition("Bell", "strategy", id="Bell", program=program)).abilities[0]


def test_the_only_card_at_home_is_not_alone() -> None:
    table: Table[CcgGame] = Table("samurai", *NAMES)
    table.card("Ruse", "strategy", text="Battle: Draw a card.")
    table.lay("Ann", hand=["Ruse"], in_play=[at("Ox", "Bob.P1", "attacking"), "Elk"])
    table.lay("Bob", in_play=[at("Newt", "Bob.P1", "defending")])
    table.start(phase="attack").play("fight P1")
    action = Action(0, table.handles["ox"], None)
    assert not states.in_state(table.game, action, "alone", table.handles["elk"])
    assert states.in_state(table.game, action, "alone", table.handles["ox"])


def test_who_performs_is_performing_whosever_he_is() -> None:
    of = war().handles
    action = Action(0, of["ox"], None)
    action.targets.performers = [of["hare"]]
    found = [
        name for name in ("ox", "elk", "hare", "bear") if states.in_state(war().game, action, "performing", of[name])
    ]
    assert found == ["ox", "elk", "hare"]


def test_a_destroyed_card_that_does_not_die() -> None:
    """A Follower is destroyed, but not dead."""
    game, of = war().game, war().handles
    action = Action(0, of["ox"], None)
    before, game.happened = game.happened, [(DESTROY, of["spears"], 0, -1)]
    try:
        found = [name for name in ("spears", "guards", "ghost") if states.in_state(game, action, "destroyed", of[name])]
    finally:
        game.happened = before
    assert found == ["spears", "ghost"]


@pytest.mark.parametrize(
    ("who", "expected"),
    [
        (YOU, True),
        (p.Controller(THIS), True),
        (p.Owner(THIS), True),
        (p.Each(p.Noun(("player",), whose="other")), False),
        (p.Controller(p.Ref("subject")), False),
    ],
)
def test_a_card_that_costs_its_player_honor(who: p.Thing, expected: bool) -> None:
    table: Table[CcgGame] = Table("samurai")
    ability = p.Ability(("open",), (p.Draw(N(1)), p.LoseHonor(N(1), who)))
    table.card("Ox", program=p.Program(abilities=(ability,)), force=1, chi=1)
    table.lay("Ann", in_play=["Ox"])
    assert states.costs_honor(table.game, table.handles["ox"]) is expected


def test_only_units_are_cavalry() -> None:
    game, of = war().game, things()
    found = [name for name in ("wolf", "ox", "spears", "mill", "fen") if states.is_cavalry_unit(game, of[name])]
    assert found == ["wolf"]  # the Ox has Spears on horses, but walks


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("ox", "hare", True),
        ("hare", "ox", True),
        ("spears", "guards", True),
        ("ox", "elk", False),  # on one side
        ("ox", "bear", False),  # elsewhere
        ("sow", "wolf", False),  # both at home
        ("ox", "ghost", False),
        ("ghost", "hare", False),
        ("lynx", "hare", False),
    ],
)
def test_who_opposes_whom(one: str, other: str, expected: bool) -> None:
    assert states.opposes(war().game, things()[one], things()[other]) is expected


def test_provinces_without_attackers_are_unopposed() -> None:
    action = Action(0, war().handles["ox"], None)
    found = {name for name, place in PLACES.items() if states.in_state(war().game, action, "unopposed", place)}
    assert found == set(PLACES) - {"Bob.P1", "Bob.P2"}


BOW_THEIRS = compiled(p.Bow(p.Target(THEIRS, slot=1)), constraints=(p.Chosen(MINE, slot=0),))


@pytest.mark.parametrize(
    ("kind", "ability", "subject", "expected"),
    [
        (TARGET, BOW_THEIRS, "hare", "bear hare lynx wolf"),
        (TARGET, BOW_THEIRS, "sow", ""),  # he was chosen, and not targeted
        (BOW, BOW_THEIRS, "hare", "bear elk hare lynx ox sow wolf yak"),
        (TARGET, None, "hare", "bear elk hare lynx ox sow wolf yak"),
    ],
)
def test_legal_targets_in_the_place_of_another(
    kind: int, ability: CompiledAbility | None, subject: str, expected: str
) -> None:
    game, of = war().game, things()
    action = Action(0, of["ox"], None)
    action.subject = of[subject]
    action.event = Event(kind, [of[subject]])
    action.event.action = answered = Action(0, of["ruse"], ability)
    answered.targets.slots = [[of["sow"]], [of["hare"]]]
    names = ("bear", "elk", "hare", "lynx", "ox", "sow", "wolf", "yak")
    assert [name for name in names if states.is_legal_target(game, action, of[name])] == expected.split()
    assert states.is_legal_target(game, Action(0, of["ox"], None), of["ox"])


@pytest.mark.parametrize(
    ("ability", "chosen", "expected"),
    [
        (BOW_THEIRS, "sow", "elk hare ox"),  # of the targets another may be the same
        (BOW_THEIRS, "", "elk hare ox sow"),
        (None, "sow", "elk ox"),
    ],
)
def test_different_from_what_was_chosen(ability: CompiledAbility | None, chosen: str, expected: str) -> None:
    of = things()
    action = Action(0, of["ox"], ability)
    action.targets.slots = [[of[name] for name in chosen.split()] or None, [of["hare"]]]
    names = ("elk", "hare", "ox", "sow")
    assert [name for name in names if states.in_state(war().game, action, "different", of[name])] == expected.split()


# ---------------------------------------------------------------------------------------------- copies


@pytest.mark.parametrize(
    ("firm", "expected"),
    [(p.Firm("everything"), True), (p.Firm("ability", ("negate", "copy")), False), (p.Bow(THIS), True)],
)
def test_what_may_be_copied(firm: p.Effect, expected: bool) -> None:
    assert copied_abilities.may_be_copied(compiled(p.Draw(N(1)), firm)) is expected


@pytest.mark.rule("gold.stats.18")
@pytest.mark.parametrize(
    ("of", "copied"),
    [(THIS, ""), (YOU, ""), (p.Several((YOU, THIS, titled("Elk"), titled("Hare"))), "elk"), (titled("Hare"), "hare")],
)
def test_a_card_copies_the_first_other_card(of: p.Thing, copied: str) -> None:
    for change in (p.CopyKeyword(of), p.CopyAbility(of)):
        game = war().game.clone()
        action = Action(0, war().handles["ox"], None)
        size = len(game.stack)
        if isinstance(change, p.CopyKeyword):
            copied_abilities.copy_keyword(game, action, action.card, change, "turn")
        else:
            copied_abilities.copy_ability(game, action, action.card, change, "turn")
        pushed = game.stack[size:]
        assert [frame.copied for frame in pushed if isinstance(frame, copied_abilities.CopyOne)] == (
            [war().handles[copied]] if copied else []
        )


def test_what_goes_with_a_lost_copy() -> None:
    """Its tokens, and what lasts by its card; not what it gave for good, nor what another copy made."""
    game, of = war().game.clone(), war().handles
    elk = of["elk"]
    game.states[elk].tokens = (("+1F", 3), ("Air", 2))
    first, second = "copied at 1.1: 1 of 2", "copied at 1.2: 1 of 2"

    def made(modifier: Modifier, copy: str) -> Modifier:
        modifier.copy = copy
        game.modify(elk, modifier)
        return modifier

    made(Modifier("tokens", elk, 0, "permanent", amount=2, word="+1F"), first)
    other = made(Modifier("tokens", elk, 0, "permanent", amount=1, word="Air"), second)
    made(Modifier("bonus", elk, 0, "in play", 0, 5), first)
    lasting = made(Modifier("bonus", elk, 0, "in play", 0, 6), second)
    for_good = made(Modifier("bonus", elk, 0, "permanent", 0, 7), first)
    copied_abilities.lose(
        game, [Modifier("text", elk, 0, "turn", word=first), Modifier("text", elk, 0, "turn", word="x")]
    )
    assert game.states[elk].tokens == (("+1F", 1), ("Air", 2))
    assert list(game.modifiers.on[elk]) == [other, lasting, for_good]


def while_there_is(keyword: str) -> p.Condition:
    """`While there are any such cards in play or in any discard pile`."""
    return p.Exists(p.Noun(("card",), (p.HasKeyword(keyword),), zone="play or discard"))


@pytest.mark.rule("samurai.traits.20", "celestial.traits.08")
@pytest.mark.parametrize(
    ("crow", "ox", "expected"),
    [
        ("Tactician", "Tactician", False),  # each by the other, and nobody by himself: as if the traits were not there
        ("Samurai", "Tactician", True),
        ("Oni", "Tactician", False),
        ("Tactician", "Samurai", True),
    ],
)
def test_a_keyword_that_hangs_on_itself_is_not_there(crow: str, ox: str, expected: bool) -> None:
    """The Crow in the discard pile is a Tactician while there is such a card anywhere, and so is the Ox in play."""
    game = table_with(
        "samurai",
        ox=gives("Tactician", what=THIS, when=while_there_is(ox)),
        crow=gives("Tactician", what=THIS, when=while_there_is(crow)),
    ).game
    number = {card.title: card.number for card in game.cards}
    having = [current_keywords.has_keyword(game, number[title], "Tactician") for title in ("Crow", "Ox")]
    assert having == [expected, expected]
    assert game.asked_keywords == []
