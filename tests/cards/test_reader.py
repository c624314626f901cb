"""The reader and the writer: what is read is written back, and what is not understood is named."""

from __future__ import annotations

import pytest

from rokugan.cards import normalise, read, write

# (type of the card, text); the card is called Kakita Kado.
TEXTS = [
    ("holding", "Limited: Bow this card: Gain 1 Honor."),
    ("holding", "Bow this card: Produce 5 Gold."),
    ("holding", "Bow this card: Produce 2 Gold, or 3 Gold if you are a Crane Clan player."),
    ("holding", "Bow this card: Produce 2 Gold, or 4 Gold when paying for a Samurai."),
    ("holding", ":bow:: Produce 2 Gold, plus 1 Gold for each Wealth token on this card."),
    ("holding", "Bow the Kakita Kado to produce 2 Gold."),
    ("holding", "Open: Bow the Kakita Kado to give a +2F bonus to a Follower."),
    ("personality", "Samurai • Duelist • Unique\nKado has +2F while attacking."),
    ("personality", "Crane Clan. Samurai. Lose 3 Honor."),
    ("personality", "After this Personality enters play: Gain 5 Honor.\nOpen: Give this card +1F."),
    ("personality", "Battle: Bow a target enemy Follower."),
    ("personality", "Battle: Bow a target enemy Personality with lower Force and no Followers."),
    ("personality", "Battle: Target an enemy card without attachments: Bow it. If you control a Ring, destroy it."),
    ("personality", "Fear Battle: Give each enemy Personality at the current battlefield -1F."),
    ("personality", "Battle: Even if Kado is bowed: Move him to the current battlefield. Straighten his unit if he moved."),
    ("personality", "Battle: Ranged 4 Attack, with +2 strength if you have Reconnaissance."),
    ("personality", "Battle: Twice per turn, discard a card: Ranged Attack with strength equal to Kado's Force."),
    ("personality", "Reaction: After another player's action targets Kado: Negate the action's effects."),
    ("personality", "Reaction: Before Kado is destroyed, destroy one of his Followers: Negate his destruction."),
    ("personality", "Your Cavalry Personalities at Kado's location have +1F/+1C."),
    ("personality", "Kado has +1F for each Spell in his army."),
    ("personality", "Enters play paying 1 less Gold for each Shugenja you control, up to 3 less Gold."),
    ("personality", "Other players' actions cannot destroy Kado."),
    ("personality", 'Your Tacticians have the ability, "Battle: Bow this card: Draw a card."'),
    ("strategy", "Battle: Move your target Personality to the current battlefield."),
    ("strategy", "Limited: Target your Personality: He challenges a target Personality. The loser is destroyed."),
    ("strategy", "Political Open: Bow your Stronghold or discard the Imperial Favor: Bow a target Personality."),
    ("strategy", "Battle: Choose your performing unbowed Monk and target an enemy Personality: Give him -3F."),
    ("strategy", "Battle: Bow your target performing Scout to destroy a target enemy attachment. Gain 2 Honor."),
    ("strategy", "Limited: Search your Fate deck for a Ring. Show it and put it in your hand. Shuffle your Fate deck."),
    ("strategy", "Limited: Look at the top four cards of your Fate deck. Put one in your hand. Put the rest back in any order."),
    ("strategy", "Battle: Create two 1F Ashigaru Followers and attach them to your target Personality."),
    ("strategy", "Open: Target a Personality: If he is a Samurai, bow him. Otherwise, dishonor him."),
    ("strategy", "Open: Target another player's Personality. His controller may dishonor him. If he does not, gain 2 Honor."),
    ("strategy", "Battle: The enemy leader chooses to either bow one of his units or lose 2 Honor."),
    ("strategy", "Battle: Target one of your Samurai: Give him +2F. After this battle ends, bow your Samurai."),
    ("strategy", "Focus Effect: Give this card +2 Focus Value."),
    ("strategy", "Reaction: Play this card after a Personality enters play. Its controller loses 2 Honor."),
    ("strategy", "Battle: Send an attacking unit home from this battle, bowed."),
    ("strategy", "Battle: You may take an additional Battle action."),
    ("item", "Weapon\nWill only attach to a Samurai.\nThis Personality has +1C.\nBattle: Bow this card: Ranged 2 Attack."),
    ("spell", "Open: Bow this Shugenja: Straighten a target Ring."),
    ("follower", "Battle: Bow Kakita Kado for a Ranged 3 Attack."),
    ("region", "This Province has +3 strength.\nThis province does not hold Dynasty cards."),
    ("ring", "After the resolution of a battle that you won: You may put this card into play from your hand."),
    ("event", "Each player draws a card. You gain 2 Honor."),
    ("stronghold", "Battle: Give one of your target Personalities +1F."),
    ("personality", "Battle: Bow a target enemy Follower (this turn). Draw a card (if able)."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text"), TEXTS)
def test_what_is_read_is_written_back(kind: str, text: str) -> None:
    reading = read(text, title="Kakita Kado", type=kind)
    assert [each.words for each in reading.unread] == []
    assert normalise(write(reading.program, title="Kakita Kado", type=kind)) == normalise(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Battle: Frobnicate a target enemy Follower.", "Frobnicate a target enemy Follower."),
        ("Battle: Frobnicate him.", "Frobnicate him."),
        ("Battle: Bow a enemy target.", "Bow a enemy target."),
        ("Battle: Bow.", "Bow."),
        ("Battle: Bow a target.", "Bow a target."),
        ("Battle: Give him.", "Give him."),
        ("Battle: Give +2F.", "Give +2F."),
        ("Battle: Gain Honor.", "Gain Honor."),
        ("Battle: Honor 2 gain.", "Honor 2 gain."),
        ("Battle: Target Personality a: Bow him.", "Target Personality a:"),
        ("Battle: Bow a target enemy Follower and.", "Bow a target enemy Follower and."),
        ("Battle: Bow a target enemy Follower sideways.", "Bow a target enemy Follower sideways."),
        ("Battle: Move a target enemy Personality.", "Move a target enemy Personality."),
        ("Battle: If he bows, draw a card.", "he"),
        ("Battle: Straighten it.", "it"),
        ("Battle: Bow that card.", "that card"),
        ("Battle: Bow the second target.", "the second target"),
        ("Battle: Draw two Honor.", "Draw two Honor."),
        ("Battle: The enemy leader pays him 2 Gold.", "The enemy leader pays him 2 Gold."),
        ("Battle: If: Draw a card.", "If:"),
        ("Reaction: Draw a card.", "Reaction: Draw a card."),
        ("Reaction: After: Draw a card.", "After:"),
        ("This card has.", "This card has."),
        ("This card +2F has.", "This card +2F has."),
        ("Bow this card: Produce Gold 3.", "Produce Gold 3."),
        ('Give this card the ability, "Battle: Wobble."', 'Give this card the ability, "Battle: Wobble."'),
        ("Battle: He gains three new friends and 2 Force.", "He gains three new friends and 2 Force."),
    ],
)
def test_what_is_not_understood_is_named(text: str, words: str) -> None:
    unread = read(text, title="Siege Bell", type="strategy").unread
    assert words in [each.words for each in unread]
    for each in unread:
        assert text[each.start : each.end] == each.words


def test_color_is_kept_but_a_command_is_never_color() -> None:
    reading = read("Battle: Kado laughs aloud. Draw a card.", title="Kakita Kado")
    assert not reading.unread
    assert write(reading.program) == "Battle: Kado laughs aloud. Draw a card."
    assert read("Battle: Laugh loudly. Draw a card.", title="Kakita Kado").unread


@pytest.mark.parametrize(
    ("sentence", "color"),
    [
        ("Kado inspires him to greatness.", True),
        ("A blizzard rages suddenly.", True),
        ("The Lords of Night lend him courage.", True),
        ("You shelter the widows of the Sparrow.", True),
        ("Kado seeks an ancient relic.", True),
        ("Rebuild walls.", False),
        ("Brand his shoulders.", False),
        ("Kado gilds 2 of them.", False),
        ("He ignores penalties.", False),
        ("It withers the enemy army.", False),
        ("Kado reveres a Samurai.", False),
    ],
)
def test_color_has_no_term_of_the_rules(sentence: str, color: bool) -> None:
    reading = read(f"Battle: Draw a card. {sentence}", title="Kakita Kado")
    assert reading.understood == color


@pytest.mark.rule("celestial.keywords.01")
def test_keywords_of_the_text_box() -> None:
    reading = read("Lion Clan • Samurai • Experienced 2\nBattle: Draw a card.", title="Akodo Yama")
    assert reading.program.keywords == ("Lion Clan", "Samurai", "Experienced 2")


@pytest.mark.rule("samurai.abilities.05")
def test_an_ability_with_two_designators() -> None:
    ability = read("Political Battle/Open: Draw a card.").program.abilities[0]
    assert ability.designators == ("battle", "open")
    assert ability.keywords == ("Political",)


def test_normalisation_changes_spaces_dots_and_quotes_only() -> None:
    assert normalise("Bow  him .\nDraw a card.") == normalise("bow him. Draw a card")
    assert normalise("Samurai • Unique") == normalise("Samurai. Unique.")
    assert normalise("“Bow” him") == normalise('"Bow" him')
    assert normalise("Bow him.") != normalise("Bow her.")
