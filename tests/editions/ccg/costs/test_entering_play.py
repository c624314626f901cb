"""Whether a card may enter play: Honor Requirements and what lifts them, what may be attached to whom, who may control it."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial, on, say

from rokugan import program as p
from rokugan.editions.ccg.costs import entering_play
from rokugan.editions.ccg.table.ids import player_thing

THIS, SUBJECT = p.Ref("this"), p.Ref("subject")
WELCOME = "You may ignore Honor Requirements when bringing Personalities into play."
RONIN = "Your Ronin cards enter play paying 1 less Gold and ignoring Honor Requirements."


def proud(table: Trial, text: str = "", **more: object) -> int:
    """A Personality in Ann's province whom her 10 Honor are too little for, and the number he gets."""
    say(table, text, "personality", "Proud", force=2, chi=2, gold_cost=3, honor_requirement=11, **more)
    table.lay("Ann", provinces=[{"card": "Proud", "as": "proud", "face": "up"}, {}, {}, {}])
    table.begin()
    return table.handles["proud"]


@pytest.mark.rule("celestial.wording.11")
@pytest.mark.parametrize(
    ("text", "meets"),
    [
        ("", False),
        ("Enters play ignoring Honor Requirements if you control a Monk.", True),
        ("Enters play ignoring Honor Requirements if you control a Shugenja.", False),
        ("Ignore Proud's Honor Requirement.", True),
        ("If you control a Monk, ignore Proud's Honor Requirement.", True),
        ("If you control a Shugenja, ignore Proud's Honor Requirement.", False),
        ("Enters play for 2 less Gold, ignoring Honor Requirements.", True),
        (WELCOME, False),  # it is not in play
        ("Ignore Followers' Honor Requirements of 15 or less when attaching them to Proud.", False),
        ("Proud may assign even if bowed.", False),
    ],
)
def test_what_a_personality_says_of_his_own_honor_requirement(table: Trial, text: str, meets: bool) -> None:
    card = proud(table, text)
    assert entering_play.meets_requirement(table.game, 0, card) is meets


@pytest.mark.rule("celestial.wording.11")
@pytest.mark.parametrize(
    ("whose", "text", "keywords", "meets"),
    [
        ("Ox", WELCOME, (), True),
        ("Bear", WELCOME, (), False),
        ("Ox", "Ignore the Honor Requirements of your Monks.", (), False),
        ("Ox", "Ignore the Honor Requirements of your Monks.", ("Monk",), True),
        ("Ox", "Ignore the Honor Requirements of your Followers.", (), False),
        ("Ox", "Ignore Ox's Honor Requirement.", (), False),
        ("Ox", RONIN, ("Ronin",), True),
        ("Ox", RONIN, (), False),
        ("Bear", RONIN, ("Ronin",), False),
        ("Ox", f"If you control a Shugenja, {RONIN[0].lower()}{RONIN[1:]}", ("Ronin",), False),
        ("Ox", f"If you control a Monk, {RONIN[0].lower()}{RONIN[1:]}", ("Ronin",), True),
        ("Ox", "Ignore Followers' Honor Requirements of 15 or less when attaching them to Ox.", (), False),
    ],
)
def test_what_others_say_of_his_honor_requirement(
    table: Trial, whose: str, text: str, keywords: tuple[str, ...], meets: bool
) -> None:
    on(table, whose, text)
    card = proud(table, keywords=keywords)
    assert entering_play.meets_requirement(table.game, 0, card) is meets


@pytest.mark.parametrize(("honor", "meets"), [(10, False), (11, True)])
def test_as_much_family_honor_as_the_requirement_is_enough(table: Trial, honor: int, meets: bool) -> None:
    table.lay("Ann", honor=honor)
    card = proud(table)
    assert entering_play.meets_requirement(table.game, 0, card) is meets


def test_who_ignores_honor_requirements_does_so_for_personalities(table: Trial) -> None:
    """`He may ignore Honor Requirements when bringing Personalities into play.`"""
    say(table, "", "personality", "Proud", force=2, chi=2, honor_requirement=20)
    say(table, "", "follower", "Guards", force=2, gold_cost=2, honor_requirement=3)
    table.lay("Ann", provinces=[{"card": "Proud", "as": "proud", "face": "up"}, {}, {}, {}])
    table.lay("Ann", hand=[{"card": "Guards", "as": "guards"}])
    table.trial(p.Give(p.You(), (p.Allow("ignore honor requirement"),))).play("play Trial")
    game, card = table.game, table.handles["proud"]
    assert entering_play.meets_requirement(game, 0, card)
    assert not entering_play.meets_requirement(game, 1, card)
    assert entering_play.why_not_attach(game, 0, table.handles["guards"], table.handles["ox"]) == "follower honor"


@pytest.mark.parametrize(
    ("own", "whose", "text", "hosts"),
    [
        ("", "Ox", "", []),
        ("", "Elk", "Ignore Followers' Honor Requirements of 3 or less when attaching them to Elk.", ["elk"]),
        ("", "Elk", "Ignore Followers' Honor Requirements of 2 or less when attaching them to Elk.", []),
        ("", "Ox", "Ignore the Honor Requirements of your Followers.", ["ox", "elk"]),
        ("", "Bear", "Ignore the Honor Requirements of your Followers.", []),
        ("", "Ox", WELCOME, []),
        ("Attaches to a Monk for 1 less Gold, ignoring Honor Requirements.", "Ox", "", ["elk"]),
        ("Enters play ignoring Honor Requirements if you control a Monk.", "Ox", "", ["ox", "elk"]),
        ("", "Ox", "Ox has +1PH for attaching Followers.", ["ox"]),
        ("", "Elk", "Elk has +1PH for attaching Followers.", []),
        ("", "Elk", "Elk has +2PH for attaching Followers.", ["elk"]),
        ("Will only attach to a Monk.", "Ox", "Ignore the Honor Requirements of your Followers.", ["elk"]),
        ("Will not attach to a Monk.", "Ox", "Ignore the Honor Requirements of your Followers.", ["ox"]),
        ("Can only attach from your discard pile.", "Ox", "Ignore the Honor Requirements of your Followers.", []),
        ("", "Ox", "Ignore the Honor Requirements of your Followers.\nWill not attach Followers.", ["elk"]),
        ("", "Ox", "Ignore the Honor Requirements of your Followers.\nWill not attach Items.", ["ox", "elk"]),
        ("", "Ox", "Ignore the Honor Requirements of your Followers.\nWill only attach Cavalry Followers.", ["elk"]),
    ],
)
def test_to_whom_a_follower_attaches(table: Trial, own: str, whose: str, text: str, hosts: list[str]) -> None:
    """His Honor Requirement of 3 is higher than the Personal Honor of Ox (2) and Elk (1)."""
    say(table, own, "follower", "Guards", force=2, gold_cost=2, honor_requirement=3)
    on(table, whose, text)
    table.lay("Ann", hand=[{"card": "Guards", "as": "guards"}])
    game = table.begin().game
    names = ("ox", "elk", "hare", "bear")
    found = [
        name
        for name in names
        if not entering_play.why_not_attach(game, 0, table.handles["guards"], table.handles[name])
    ]
    assert found == hosts


N = p.Number


@pytest.mark.rule("samurai.actions.09")
@pytest.mark.parametrize(
    ("effects", "lowest"),
    [
        ((p.Give(SUBJECT, (p.SetStat("honor_requirement", N(1)),)),), 1),
        ((p.GainHonor(N(1)), p.Give(SUBJECT, (p.Modify("force", N(1)), p.SetStat("honor_requirement", N(2))))), 2),
        (
            (
                p.Give(SUBJECT, (p.SetStat("honor_requirement", N(2)),)),
                p.Give(SUBJECT, (p.SetStat("honor_requirement", N(1)),)),
            ),
            1,
        ),
        ((p.Give(SUBJECT, (p.SetStat("honor_requirement", N(7)),)),), 4),
        ((p.Give(THIS, (p.SetStat("honor_requirement", N(1)),)),), 4),
        ((p.Give(SUBJECT, (p.SetStat("force", N(1)),)),), 4),
        ((p.Give(SUBJECT, (p.Modify("force", N(1)),)),), 4),
    ],
)
def test_what_could_be_done_about_a_requirement_counts(
    table: Trial, effects: tuple[p.Effect, ...], lowest: int
) -> None:
    """Ox, who must bow for it, sets the Honor Requirement of a Follower of 4 when he is attached."""
    say(table, "", "follower", "Guards", force=2, gold_cost=2, honor_requirement=4)
    waits = p.Trigger("before", p.Pattern("enter play", p.Noun(("follower",), whose="your")))
    ability = p.Ability(("reaction",), effects, trigger=waits, constraints=(p.Bow(THIS),))
    table.make("Ox", program=p.Program(abilities=(ability,)), force=3, chi=3, personal_honor=2)
    table.lay("Ann", hand=[{"card": "Guards", "as": "guards"}])
    game = table.begin().game
    guards, ox, elk = (table.handles[name] for name in ("guards", "ox", "elk"))
    assert entering_play.lowest_requirement(game, 0, guards, elk) == lowest
    game.states[ox].bowed = True
    game.touch()
    assert entering_play.lowest_requirement(game, 0, guards, elk) == 4


def test_one_weapon_and_one_armor(table: Trial) -> None:
    """The one that he has already does not keep itself away."""
    table.make("Mail", "item", force=0, chi=1, keywords=("Armor",), gold_cost=2)
    say(table, "A Samurai can attach Spare.", "item", "Spare", force=1, chi=0, keywords=("Weapon",))
    table.lay("Ann", in_play=[{"card": "Ox", "as": "ox", "attachments": [{"card": "Blade", "as": "blade"}]}])
    cards = ("Blade", "Mail", "Spare")
    table.lay("Ann", hand=[{"card": title, "as": f"new {title}"} for title in cards])
    game = table.begin().game
    ox = table.handles["ox"]
    why = [entering_play.why_not_attach(game, 0, table.handles[f"new {title}"], ox) for title in cards]
    assert why == ["weapon", "", ""]
    assert entering_play.why_not_attach(game, 0, table.handles["blade"], ox) == ""


@pytest.mark.parametrize(
    ("text", "keywords", "why", "ignoring"),
    [
        ("", (), "", ""),
        ("", ("Loyal", "Lion Clan"), "loyal", ""),
        ("", ("Loyal", "Crab Clan"), "", ""),
        ("", ("Lion Clan",), "", ""),
        ("Will only enter play if you control a Shugenja.", (), "forbidden", ""),
        ("Will only enter play if you control a Monk.", (), "", ""),
        ("Will not join a Crab Clan player.", (), "control", ""),
        ("Will not join a Lion Clan player.", (), "", ""),
    ],
)
def test_who_may_control_a_card(table: Trial, text: str, keywords: tuple[str, ...], why: str, ignoring: str) -> None:
    """A text that says `ignoring restrictions` lifts all that the card itself says."""
    table.make("Hall", "stronghold", clans=("Crab",), province_strength=5, gold_production=0, starting_honor=5)
    table.lay("Ann", stronghold="Hall")
    card = proud(table, text, keywords=keywords)
    assert entering_play.why_not_control(table.game, 0, card) == why
    assert entering_play.why_not_control(table.game, 0, card, ignoring=("restrictions",)) == ignoring


def test_every_additional_cost_must_be_paid(table: Trial) -> None:
    """`Bow one of your Monks and one of your Samurai as an additional cost`: with a bowed one neither."""
    monk, samurai = (p.Noun(("personality",), (p.HasKeyword(word),), "your") for word in ("Monk", "Samurai"))
    extra = (p.Bow(p.Chosen(monk, 0)), p.Bow(p.Chosen(samurai, 1)))
    table.make("Proud", program=p.Program(traits=(p.EntryCost(N(0), extra=extra),)), force=2, chi=2)
    table.lay("Ann", provinces=[{"card": "Proud", "as": "proud", "face": "up"}, {}, {}, {}])
    game = table.begin().game
    card = table.handles["proud"]
    assert entering_play.can_pay_extra(game, 0, card)
    for name in ("ox", "elk"):
        game.states[table.handles[name]].bowed = True
        assert not entering_play.can_pay_extra(game, 0, card)
        game.states[table.handles[name]].bowed = False


def test_players_have_no_other_players_permissions(table: Trial) -> None:
    card = proud(table)
    allow = p.Allow("ignore honor requirement")
    for seat, holder, waived in ((0, player_thing(0), True), (0, player_thing(1), False), (0, card, True)):
        assert entering_play.waives_requirement(table.game, seat, card, -1, holder, 1, allow) is waived
