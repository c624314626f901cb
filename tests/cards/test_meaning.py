"""What the words of a text point to: each sentence here was once, or could easily be, understood as something else."""

from __future__ import annotations

from typing import Any

import pytest

from rokugan.cards import normalise, read, write
from rokugan.program import (
    AllFilters,
    Among,
    Attach,
    Bow,
    ChooseOne,
    Chosen,
    Conditional,
    Controller,
    Controls,
    Destroy,
    Did,
    Different,
    Discard,
    Dishonor,
    Draw,
    Each,
    Either,
    Exchange,
    Exists,
    Forbid,
    GainHonor,
    Give,
    HasAbility,
    HasKeyword,
    If,
    In,
    Is,
    Later,
    Leader,
    LoseHonor,
    May,
    Modify,
    Move,
    NameWord,
    Negate,
    Node,
    NoneOf,
    Noun,
    Number,
    Opposing,
    OtherThan,
    PartsOf,
    Pattern,
    PutCard,
    Ref,
    State,
    StatIs,
    StatOf,
    Target,
    Term,
    TotalOf,
    Transfer,
    Trigger,
    Triggered,
    WhileRemains,
    With,
    You,
    walk,
)

THIS, FIRST, SECOND = Ref("this"), Ref("slot", 0), Ref("slot", 1)
_YOU: Any = "you"
YOU = Ref(_YOU)  # for You(), which a case may not have

CASES: list[tuple[str, str, Node]] = [
    # a description means what was said to be of that kind, and whose it was said to be
    (
        "strategy",
        "Battle: Choose your performing Commander and target an enemy Personality: If your Commander has a Follower, "
        "destroy an attachment in the Personality's unit. Move him home.",
        In("unit", SECOND),
    ),
    (
        "strategy",
        "Battle: Choose your performing Commander and target an enemy Personality: If your Commander has a Follower, "
        "destroy an attachment in the Personality's unit. Move him home.",
        Move(SECOND, "home"),
    ),
    (
        "strategy",
        "Battle: Choose your performing Personality and target an enemy unit: Reduce the Force of each Personality in it by your "
        "Personality's Personal Honor.",
        Modify("force", StatOf("personal_honor", FIRST), negative=True),
    ),
    (
        "strategy",
        "Reaction: Before one of your Personalities is destroyed: Give another target Personality a Force bonus equal to your "
        "Personality's Chi.",
        Modify("force", StatOf("chi", Ref("subject"))),
    ),
    (
        "strategy",
        "Limited: Bow one of your target Courtiers: Target another player's Human Personality. While your Courtier remains in "
        "play, after each time that Personality assigns or moves to attack one of your provinces, his controller loses 2 Honor.",
        LoseHonor(Number(2), Controller(SECOND)),
    ),
    (
        "strategy",
        "Open: Choose your performing Shugenja and destroy your other performing Personality: Draw a card.",
        Destroy(Chosen(Noun(("personality",), (OtherThan(FIRST), State("performing")), "your"), 1)),
    ),
    (
        "strategy",
        "Limited: Put this card into play. Discard your other Kata in play.",
        Discard(Chosen(Noun(("card",), (OtherThan(THIS), HasKeyword("Kata"), In("play")), "your"), 0)),
    ),
    (
        "region",
        "Reaction: After one of your Personalities enters play, bow this card: Attach a card to him from your hand. If he "
        "attached the card, draw a card.",
        Attach(Chosen(Noun(("card",), (), "your", None, "hand"), 0), Ref("subject")),
    ),
    ("region", "Limited: Attach this card to another one of your provinces.", OtherThan(Ref("province"))),
    ("strategy", "Limited: Target another player with higher Family Honor than yours: He loses 2 Honor.", Noun(
        ("player",), (StatIs("family_honor", ">", StatOf("family_honor", YOU)),), "other"
    )),
    # pronouns
    (
        "stronghold",
        "Open: Bow this Stronghold: Bring a target dead Nonhuman Personality you own into play, waiving costs. At the end of the "
        "turn, remove it from the game.",
        PutCard(FIRST, "removed"),
    ),
    (
        "personality",
        "Battle: Ranged 2 Attack. If the target of the Ranged Attack is a Personality and still in play, give him -2C.",
        Give(FIRST, (Modify("chi", Number(-2)),)),
    ),
    (
        "spell",
        "Reaction: If this Spell is in your hand, after one of the enemy leader's Battle actions resolves: Attach it to one of "
        "your target Shugenja.",
        Attach(THIS, Target(Noun(("card",), (HasKeyword("Shugenja"),), "your"), 0)),
    ),
    (
        "strategy",
        "Battle: Target an enemy Personality who has performed an action from a Strategy this turn: Bow it.",
        Bow(FIRST),
    ),
    (
        "strategy",
        "Reaction: Before another player's action bows one or more of your Personalities: Negate their bowing.",
        Negate("bow", Ref("subject")),
    ),
    (
        "item",
        "Focus Effect: After this duel ends, if your Personality won it, you may attach this card to him.",
        Attach(THIS, Ref("duellist")),
    ),
    (
        "strategy",
        "Battle: Bow your target Personality: The enemy leader targets and destroys a Personality in his current army.",
        In("army", Leader("enemy")),
    ),
    (
        "strategy",
        "Battle: Target an enemy Personality: If he has any Weapons, destroy one of them.",
        PartsOf(Noun(("card",), (HasKeyword("Weapon", plural="Weapons"),)), FIRST),
    ),
    (
        "item",
        "Open: Target another player with one or more unbowed Personalities. He may choose to bow one of them.",
        Each(Noun(("personality",), (State("unbowed"),), "his", FIRST)),
    ),
    (
        "strategy",
        "Battle: Target an enemy card: Destroy it. That card's owner may target and destroy one of your Followers.",
        Noun(("follower",), (), "your"),
    ),
    # keywords, names and plurals
    ("personality", "Battle: Bow a target Shugenja opposing Kado.", Opposing(THIS)),
    (
        "personality",
        "Battle: Bow a target enemy Personality with no Weapons.",
        With(Noun(("card",), (HasKeyword("Weapon", plural="Weapons"),)), "=", Number(0)),
    ),
    (
        "strategy",
        "Open: Bow one or more of your target Scout Personalities: Destroy a target Follower with lower Force than your Scouts' "
        "total Force.",
        TotalOf("force", FIRST),
    ),
    # a condition belongs to the last words before it
    (
        "strategy",
        "Battle: Choose your performing Samurai, and you may bow him: Ranged 3 Attack, with a strength bonus equal to your "
        "Samurai's Force if he is attacking.",
        Conditional(Is(FIRST, (State("attacking"),)), StatOf("force", FIRST)),
    ),
    (
        "strategy",
        "Battle: Target your Personality: Attach a Follower to him from your hand, waiving costs if he is opposed.",
        Attach(
            Chosen(Noun(("follower",), (), "your", None, "hand"), 1),
            FIRST,
            (Term("free", condition=Is(FIRST, (State("opposed"),))),),
        ),
    ),
    (
        "strategy",
        "Limited: Target your Personality in your discard pile: Bring him into play in your home, paying 2 less Gold, and "
        "ignoring his Honor Requirement.",
        PutCard(FIRST, "play", None, (Term("less", Number(2)), Term("requirements", None, ("honor_requirement",)))),
    ),
    # durations, before or after what lasts
    (
        "strategy",
        "Battle: Until after your next Straighten Phase ends, give your target Personality +2F.",
        Give(Target(Noun(("personality",), (), "your"), 0), (Modify("force", Number(2)),), "your straighten"),
    ),
    (
        "strategy",
        "Open: Target a Personality: For the rest of this phase, negate his bowing.",
        Negate("bow", FIRST, "phase"),
    ),
    (
        "strategy",
        "Limited: For the next two turns, after you gain Honor, draw a card.",
        Later(Trigger("after", Pattern("gain honor", None, You())), (Draw(Number(1)),), False, "turns 2"),
    ),
    # destinations
    (
        "strategy",
        "Battle: Target your Personality: Move him home or to another battlefield where there is an enemy army.",
        Move(
            FIRST, "any battlefield", Chosen(Noun(("battlefield",), (AllFilters(()), In("enemy units"))))
        ),
    ),
    (
        "strategy",
        "Battle: Move your target Personality from home into this battle.",
        Move(Target(Noun(("personality",), (State("home"),), "your"), 0), "battlefield"),
    ),
    # others' actions, others' cards
    (
        "personality",
        "Other players cannot target Kado with Political actions.",
        Noun(("action",), (HasKeyword("Political"),), "other"),
    ),
    (
        "strategy",
        "Reaction: After another player's Spell, Kiho, or Ring action resolves: Draw a card.",
        Noun(("action",), (Either((HasKeyword("Spell"), HasKeyword("Kiho"), HasKeyword("Ring"))),), "other"),
    ),
    (
        "strategy",
        "Reaction: After another player's Battle/Open action resolves: Draw a card.",
        Noun(("action",), (Either((HasKeyword("Battle"), HasKeyword("Open"))),), "other"),
    ),
    (
        "strategy",
        "Reaction: After another player's Equip Battle action resolves: Draw a card.",
        Noun(("action",), (HasKeyword("Equip"), HasKeyword("Battle")), "other"),
    ),
    (
        "strategy",
        "Battle: Bow a target Personality with a printed Political ability.",
        HasAbility(base=True, keyword="Political"),
    ),
    (
        "strategy",
        "Battle: Bow a target Personality with a printed Battle ability.",
        HasAbility("battle", base=True),
    ),
    ("holding", 'Limited: Name "Item", "Follower", or "Holding".', NameWord("type", ("item", "follower", "holding"))),
    (
        "strategy",
        "Battle: Target your Personality: Other players' actions cannot move or bow him.",
        Give(
            FIRST,
            (
                Forbid("may not", "move", None, Noun(("action",), (), "other")),
                Forbid("may not", "bow", None, Noun(("action",), (), "other")),
            ),
        ),
    ),
    (
        "strategy",
        "Reaction: After the Imperial Favor is discarded, if you control two Personalities with different Clan alignments: "
        "Draw a card.",
        Different("clan", Each(Noun(("personality",), (), "your"))),
    ),
    # once, or every time
    (
        "strategy",
        "Battle: After each time an action moves a Personality home from this battlefield, dishonor him.",
        Later(
            Trigger("after", Pattern("move home", Noun(("personality",)), Noun(("action",)), ("from this battlefield",))),
            (Dishonor(Ref("subject")),),
            False,
        ),
    ),
    (
        "strategy",
        "Open: Before any Personality is destroyed this turn, gain 1 Honor.",
        Later(Trigger("before", Pattern("destroy", Noun(("personality",)))), (GainHonor(Number(1)),), False),
    ),
    (
        "strategy",
        "Open: After the turn ends, gain 1 Honor.",
        Later(Trigger("after", Pattern("turn ends")), (GainHonor(Number(1)),)),
    ),
    # what happens to whom
    (
        "strategy",
        "Open: Target your Personality: After the next time he is bowed by an action or battle resolution, gain 1 Honor.",
        Pattern("bow", FIRST, Noun(("action",)), ("resolution too",)),
    ),
    ("strategy", "Open: After your next Action Phase begins, gain 1 Honor.", Pattern("phase begins", YOU, None, ("action",))),
    # comparisons
    (
        "personality",
        "Battle: Target an enemy Personality: Destroy him if Kado has higher Force.",
        StatIs("force", ">", StatOf("force", FIRST)),
    ),
    ("personality", "Battle: Target an enemy Personality: Destroy him if he has lower Force.", StatIs("force", "<", None)),
    # cards that stay in play have traits; the others happen
    (
        "celestial",
        "After this Celestial enters play, choose your Personality in play. He has +2F while this Celestial remains in play.",
        WhileRemains(Is(THIS, (In("play"),)), (Give(FIRST, (Modify("force", Number(2)),)),)),
    ),
    (
        "event",
        "After you destroy a province, gain 3 Honor.\nOpen: Put this Event into play.",
        Triggered(
            Trigger("after", Pattern("destroy", Noun(("province",)), YOU)), (GainHonor(Number(3)),)
        ),
    ),
]  # fmt: skip


def plain(node: Node) -> Node:
    """The case as the reader would make it: `YOU` stands for You()."""
    from dataclasses import fields

    from rokugan.program import You

    if node == YOU:
        return You()

    def inner(value: object) -> object:
        if isinstance(value, tuple):
            return tuple(inner(part) for part in value)
        return plain(value) if isinstance(value, Node) else value

    parts: dict[str, Any] = {each.name: inner(getattr(node, each.name)) for each in fields(node)}
    return type(node)(**parts)


@pytest.mark.parametrize(
    ("kind", "text", "node"), CASES, ids=lambda value: value[:70] if isinstance(value, str) else ""
)
def test_the_words_mean_this(kind: str, text: str, node: Node) -> None:
    reading = read(text, title="Kado", type=kind)
    assert not reading.unread, reading.unread
    assert plain(node) in walk(reading.program), reading.program
    assert normalise(write(reading.program, title="Kado", type=kind)) == normalise(text)


def test_the_right_discount_is_conditional() -> None:
    text = "Battle: Target your Personality: Attach an Item to him from your hand, paying 2 less Gold if he is opposed."
    attach = next(each for each in walk(read(text, type="strategy").program) if isinstance(each, Attach))
    assert [(term.kind, term.condition is not None) for term in attach.terms] == [("less", True)]
    both = text.replace("paying 2", "ignoring Honor Requirements and paying 2")
    assert not read(both, type="strategy").understood  # is the condition for both?


def test_a_remark_that_adds_something_is_not_passed_over() -> None:
    text = "Bow this card: Produce 2 Gold.\nYour Samurai have +2F (even if out of play) while attacking."
    assert [each.words for each in read(text, title="Kado").unread] == ["(even if out of play)"]
    assert read("Kado has +2F (even if out of play).", title="Kado").understood  # of itself (samurai.traits.18)
    assert read("Battle: Give your target Personality +2F (until the turn ends).", type="strategy").understood


def test_an_ambiguous_condition_is_refused() -> None:
    text = "Battle: Put your target Holding into play, ignoring its Gold cost, paying 3 less Gold if you are attacking."
    assert not read(text, type="strategy").understood


def test_what_an_army_of_the_subject_is() -> None:
    text = "Battle: The enemy leader targets and destroys a Personality in his army."
    target = next(each for each in walk(read(text, type="strategy").program) if isinstance(each, Target))
    assert target.chooser == Leader("enemy")
    assert In("army", Leader("enemy")) in target.noun.filters


def test_search_and_show_are_done_by_each_player() -> None:
    text = "Starting with you, each player may search his Fate deck for a Ring, show it, and put it in his hand."
    program = read(text, type="event").program
    may = next(each for each in walk(program) if isinstance(each, May))
    assert [type(each).__name__ for each in may.effects] == ["Search", "Look", "PutCard"]


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("strategy", "Battle: Bow a target attachment and Personality."),
        ("strategy", "Battle: Search his Fate deck for a Ring."),
        ("strategy", "Limited: Draw an additional card during his next End Phase."),
        ("personality", "Battle: Bow this Follower: Ranged 2 Attack."),
        ("personality", "After Kado bows, twice per turn: Gain 1 Honor."),
        ("strategy", "Battle: Target a bowed Personality: Destroy the unbowed Personality."),
        ("strategy", "Battle: Target your Personality: He frobnicates."),
        ("personality", "Battle Battle: Draw a card."),
        ("strategy", "Battle: Bow a target Cavalry other Samurai."),
        ("strategy", "Battle: Bow a target Clan Lion Personality."),
        ("personality", "Battle: Bow a target Personality in Kado's."),
        ("strategy", "Battle: Target an enemy card: Destroy the enemy enemy card."),
        ("holding", 'Limited: Name "Item", "Follower", or "province".'),
    ],
)
def test_what_makes_no_sense_is_refused(kind: str, text: str) -> None:
    assert not read(text, title="Kado", type=kind).understood


def test_what_is_denied_of_several_is_denied_of_each() -> None:
    text = "This Personality has +1F if he is not a Courtier or Shugenja."
    program = read(text, type="item").program
    assert NoneOf((Either((HasKeyword("Courtier"), HasKeyword("Shugenja"))),)) in walk(program)
    assert normalise(write(program)) == normalise(text)


def test_a_granted_text_speaks_of_the_card_that_gets_it() -> None:
    trait = '"After this Personality assigns: Gain 1 Honor."'
    text = f"Limited: Create a +2F Item with the trait {trait} Attach it to your target Personality."
    assert Pattern("assign", Ref("bearer")) in walk(read(text, type="strategy").program)


def test_two_things_that_are_yours_are_two_targets() -> None:
    text = "Open: Target your attachment and Personality: Transfer the attachment to him."
    program = read(text, type="strategy").program
    assert Transfer(Ref("slot", 0), Ref("slot", 1)) in walk(program)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("personality", "Battle: Ranged 3 Attack. Give it +2 strength."),
    ],
)
def test_what_a_card_has_not_is_refused(kind: str, text: str) -> None:
    assert not read(text, title="Kado", type=kind).understood


def test_opposing_cards_of_a_trait_oppose_its_own_card() -> None:
    text = "Opposing Personalities have -1F."
    program = read(text, title="Kado").program
    assert Opposing(Ref("this")) in walk(program)
    assert write(program) == text
    assert Opposing(Ref("this")) not in walk(read(text, type="stronghold").program)


MORE: list[tuple[str, str, Node]] = [
    (
        "personality",
        "Battle: Move Kado to a target Personality's location. If he moved, draw a card.",
        Did("move", THIS),
    ),
    (
        "personality",
        "Limited: If you have exactly one province, discard all cards in it.",
        In("province", Each(Noun(("province",), (), "your"))),
    ),
    (
        "personality",
        "Battle: Show the top card of your Fate deck: Give Kado a Force bonus equal to your Fate card's Focus Value.",
        StatOf("focus_value", Ref("found")),
    ),
    (
        "strategy",
        "Open: Gain 1 Honor, or gain 3 Honor if you control a Ring.",
        If(Exists(Noun(("ring",), (), "your")), (GainHonor(Number(3)),), (GainHonor(Number(1)),)),
    ),
    (
        "strategy",
        'Limited: Permanently give one of your target Items the ability: "Battle: Bow this Personality: Draw a card."',
        Bow(Ref("bearer")),
    ),
    (
        "strategy",
        "Focus Effect: Give this Personality +1C.\nOpen: Draw a card.",
        Give(Ref("duellist"), (Modify("chi", Number(1)),)),
    ),
    (
        "spell",
        "Your Personalities with Isawa Scrolls attached have Cavalry.",
        HasKeyword("Isawa Scroll", plural="Isawa Scrolls"),
    ),
    (
        "personality",
        "After a battle's Combat Segment ends, if Kado is at its battlefield: Give Kado +2F.",
        In("battlefield"),
    ),
    (
        "strategy",
        "Open: Look at a target player's hand and discard one of those cards.",
        Chosen(Noun(("card",), (Among(Ref("found")),)), 1),
    ),
    (
        "strategy",
        "Open: Exchange the Chi of two target Personalities.",
        Exchange(Target(Noun(("personality",), plural=True), 0, 2, 2), "chi", "chi"),
    ),
    (
        "strategy",
        "Battle: Target an enemy Personality: Bow him unless his controller loses 2 Honor.",
        ChooseOne(
            ((Bow(Ref("slot", 0)),), (LoseHonor(Number(2), Controller(Ref("slot", 0))),)), Controller(Ref("slot", 0))
        ),
    ),
    (
        "event",
        "Each player bows one of his Personalities unless he controls a Courtier.",
        Is(Ref("each"), (Controls(Noun(("card",), (HasKeyword("Courtier"),))),)),
    ),
]


@pytest.mark.parametrize(("kind", "text", "node"), MORE, ids=lambda value: value[:70] if isinstance(value, str) else "")
def test_the_words_mean_this_too(kind: str, text: str, node: Node) -> None:
    test_the_words_mean_this(kind, text, node)


def test_each_word_keeps_its_capital() -> None:
    text = "Battle: Straighten your target unit. It cannot straighten during your next Straighten Phase."
    assert write(read(text, type="strategy").program, type="strategy") == text
