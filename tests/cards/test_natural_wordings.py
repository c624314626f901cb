"""What a card designer writes in other words than the books' cards: read as the same program as a wording that is known."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
import yaml

from rokugan import program as p
from rokugan.cards import normalise, read, write
from rokugan.cards.files import definition
from rokugan.editions.ccg.runnable import why_not_playable
from rokugan.editions.ccg.workshop import try_card

C, S, G = "celestial", "samurai", "gold"
# edition, type, the natural wording, and what is known to say the same
SAME = [
    (C, "strategy", "Open: Each player discards a card at random from his hand.",
     "Open: Each player discards a card from his hand at random."),
    (C, "strategy", "Open: Each player discards two random cards from his hand.",
     "Open: Each player discards two cards from his hand at random."),
    (C, "strategy", "Open: Destroy a target Holding that costs 3 Gold or less.",
     "Open: Destroy a target Holding with a Gold Cost of 3 or less."),
    (C, "strategy", "Open: Bow a target Personality who costs at least 7 Gold.",
     "Open: Bow a target Personality with at least 7 Gold Cost."),
    (C, "strategy", "Open: Straighten all of your Holdings that cost 2 Gold.",
     "Open: Straighten all of your Holdings with a Gold Cost of 2."),
    (C, "personality", "Open: Draw a card. Use this ability only once per game.", "Open: Once per game: Draw a card."),
    (C, "personality", "Open: Draw a card. This ability may only be used once per game.",
     "Open: Once per game: Draw a card."),
    (C, "personality", "Battle: You may use this action twice per turn: Draw a card.", "Battle: Twice per turn: Draw a card."),
    (C, "strategy", "Open: Search your Fate deck for a Spell, show it, and put it into your hand. Then shuffle.",
     "Open: Search your Fate deck for a Spell, show it, and put it into your hand. Shuffle the deck."),
    (C, "holding", "Bow this Holding: Produce 4 Gold to pay for a Spell.",
     "Bow this Holding: Produce 4 Gold which may only pay for a Spell."),
    (C, "holding", "Bow this Holding: Produce 3 Gold that can only be used to pay for Followers.",
     "Bow this Holding: Produce 3 Gold, which may only pay for Followers."),
    (C, "holding", "Bow this Holding: Produce 2 Gold. If you control a Shugenja, produce 3 Gold instead.",
     "Bow this Holding: Produce 2 Gold, or 3 Gold if you control a Shugenja."),
    (C, "holding", "Bow this Holding: Produce 2 Gold. Produce 3 Gold instead when paying for a Follower.",
     "Bow this Holding: Produce 2 Gold, or 3 Gold when paying for a Follower."),
    (C, "personality", "Battle: Ranged 3 Attack. If your target is destroyed, straighten this Personality.",
     "Battle: Ranged 3 Attack. If the target is destroyed, straighten this Personality."),
    (C, "follower", "Reaction: Before this Follower's Personality is destroyed: Destroy this Follower instead.",
     "Reaction: Before this Personality is destroyed: Destroy this Follower instead."),
    (C, "strategy", "Open: Until your next turn begins, other players can not target your Personalities with Open actions.",
     "Open: Your Personalities can not be targeted by other players' Open actions until your next turn begins."),
    (C, "strategy", "Battle: After this battle, if you win, take the Imperial Favor.",
     "Battle: After this battle ends, if you won the battle, take the Imperial Favor."),
    (C, "strategy", "Battle: After this battle, if you won it, draw a card.",
     "Battle: After this battle ends, if you won the battle, draw a card."),
    (S, "strategy", "Reaction: After a player plays a Political action: Draw a card.",
     "Reaction: After a player takes a Political action: Draw a card."),
    (G, "strategy", "Battle: Bow target opposing Follower.", "Battle: Bow a target opposing Follower."),
    (G, "strategy", "Battle: Target opposing unit moves home bowed.", "Battle: Move a target opposing unit home bowed."),
    (G, "item", "The Personality attached to this Item has +1F.", "The Personality this Item is attached to has +1F."),
    (C, "personality", "This Personality will not bow when performing Spell actions.",
     "This Personality need not bow when performing Spell actions."),
    (C, "event", "The player with the most Honor gains 3 Honor.", "The player with the highest Family Honor gains 3 Honor."),
    (C, "strategy", "Battle: Opposing units can not move out of this battlefield.",
     "Battle: Opposing units can not leave the current battlefield."),
    (G, "personality", "Battle: Make a ranged attack of strength 3.", "Battle: Ranged 3 Attack."),
    (G, "strategy", "Limited: Draw two Fate cards.", "Limited: Draw two cards."),
    (C, "strategy", "Battle: Target your Samurai and an enemy Personality: If your target is bowed, bow the enemy target.",
     "Battle: Target your Samurai and an enemy Personality: If your Samurai is bowed, bow the enemy target."),
    (C, "personality", "This Personality has +1F for each straight Samurai you control.",
     "This Personality has +1F for each unbowed Samurai you control."),
    (C, "personality", "Enemy Personalities opposed by this Personality have -1C.",
     "Enemy Personalities opposing this Personality have -1C."),
    (C, "strategy", "Open: Give your target Personality +2F until your next turn.",
     "Open: Give your target Personality +2F until your next turn begins."),
    (C, "strategy", "Battle: Give your target Personality a bonus of +3F for this battle.",
     "Battle: Give your target Personality +3F until the battle ends."),
    (C, "strategy", "Open: Gain 1 Honor for every Courtier you control.", "Open: Gain 1 Honor for each Courtier you control."),
    (C, "strategy", "Open: Bow a target Personality. If this effect was successful, gain 2 Honor.",
     "Open: Bow a target Personality. If this was successful, gain 2 Honor."),
    (C, "strategy", "Open: Bow a target Personality. If he was bowed this way, gain 2 Honor.",
     "Open: Bow a target Personality. If he was bowed, gain 2 Honor."),
    (C, "strategy", "Open: Bow a target Personality. If this successfully bows him, gain 2 Honor.",
     "Open: Bow a target Personality. If this bowed him, gain 2 Honor."),
    (C, "strategy", "Open: Discard a card: Draw a card. If the discarded card was a Kiho, gain 2 Honor.",
     "Open: Discard a card: Draw a card. If the discarded card is a Kiho, gain 2 Honor."),
    (C, "strategy", "Open: Target one of your provinces: Turn its card face-up.",
     "Open: Target one of your provinces: Turn the card in it face-up."),
    (C, "strategy", "Open: Search your Fate deck for an Item, show it to your opponent and put it into your hand.",
     "Open: Search your Fate deck for an Item, show it, and put it into your hand."),
    (C, "strategy", "Battle: Your target Personality challenges a target enemy Personality. The duel is fought with Force.",
     "Battle: Your target Personality challenges a target enemy Personality. The duel uses Force."),
    (C, "strategy", "Limited: Gain the Imperial Favor.", "Limited: Take the Imperial Favor."),
    (C, "personality", "This Personality costs you 1 less Gold for each Samurai you control.",
     "This Personality costs 1 less Gold for each Samurai you control."),
    (C, "personality", "This Personality's Chi cannot be lower than 1.", "This Personality's minimum Chi is 1."),
    (C, "personality", "Whenever this Personality bows: Gain 1 Honor.", "After each time this Personality bows: Gain 1 Honor."),
    (C, "personality", "Reaction: After you gain Honor: Gain 1 additional Honor.",
     "Reaction: After you gain Honor: Gain 1 Honor."),
    (C, "strategy", "Battle: Playable even if you control no units at the current battlefield: Gain 2 Honor.",
     "Battle: Even if you control no units at the current battlefield: Gain 2 Honor."),
    (C, "holding", "You may equip Spells as a Battle or Open action.", "Equipping Spells is a Battle/Open action for you."),
    (C, "strategy", "Open: Create a Holding that has \"Bow this card: Produce 2 Gold.\"",
     "Open: Create a Holding with the trait \"Bow this card: Produce 2 Gold.\""),
    (C, "strategy", "Reaction: After losing a battle: Draw a card.", "Reaction: After you lose a battle: Draw a card."),
    (C, "strategy", "Reaction: After a Personality enters play under your control: Bow him.",
     "Reaction: After you bring a Personality into play: Bow him."),
    (C, "strategy", "Open: If your opponent has 3 or more cards in hand, draw a card.",
     "Open: If your opponent has 3 or more cards in his hand, draw a card."),
]  # fmt: skip


def plain(text: str, kind: str, edition: str) -> p.Program:
    """What is read, without what an action says of the battle it is taken in."""
    found = read(text, title="Old Badger", type=kind, edition=edition)
    assert found.understood, found.unread
    program: p.Program = found.program
    return replace(program, abilities=tuple(replace(each, here=False) for each in program.abilities))


@pytest.mark.parametrize(("edition", "kind", "text", "known"), SAME)
def test_it_means_what_the_known_wording_means(edition: str, kind: str, text: str, known: str) -> None:
    assert plain(text, kind, edition) == plain(known, kind, edition)
    card = definition({"title": "Old Badger", "type": kind, "text": text}, "badger.yaml", edition=edition)
    assert not why_not_playable(card)
    assert normalise(write(card.program, type=kind, edition=edition)) == normalise(text)


def test_two_duels_are_more_than_one() -> None:
    one, two = (
        read(f"Open: If you have won {often} this turn: Draw a card.", type="strategy")
        .program.abilities[0]
        .conditions[0]
        for often in ("a duel", "two duels")
    )
    assert isinstance(one, p.Happened)
    assert two == replace(one, times=p.Number(2))


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("strategy", "Battle: Target two enemy Personalities: Bow one of them."),
        ("strategy", "Battle: Target three enemy Personalities: Bow two of them."),
        ("strategy", "Open: Target two Personalities: Give up to two of those Personalities +2F."),
        ("strategy", "Open: Each player discards a card at random from his hand."),
        ("strategy", "Open: Destroy a target Holding that costs 3 Gold or less."),
        ("strategy", "Open: The player with the fewest provinces loses 2 Honor."),
        ("strategy", "Open: The player with the most cards in hand discards a card."),
        ("strategy", "Battle: Target enemy unit moves home bowed."),
        ("holding", "Bow this Holding: Produce 4 Gold to pay for a Follower."),
    ],
)
def test_it_does_something_on_the_rich_table(kind: str, text: str) -> None:
    card = definition({"title": "Old Badger", "type": kind, "text": text}, "badger.yaml")
    assert not card.unread
    assert [verdict.words for verdict in try_card(card, "celestial", 40) if not verdict.alive] == []


@pytest.mark.parametrize(
    "text",
    [
        "Battle: Bow a target enemy Personality. If you win, draw a card.",  # win what?
        "Open: Draw a card. Then shuffle.",  # no deck was searched
        "Open: Draw a card. If your target is bowed, draw a card.",  # nothing was targeted
        "Battle: Target three enemy Personalities: If the Force of any of them is 3, bow them.",
        "Open: Draw a card. Use this ability only once.",
        "Open: Destroy a target Holding that costs less.",
        "Battle: If you win this battle, gain 2 Honor.",  # it is not over when that is asked
        "Battle: Ranged 2 Attack. Ranged 2 Attack. If your target is destroyed, gain 1 Honor.",  # which of the two?
        "Open: Target a player: Look at his hand. Choose a card in it. Discard it.",  # `in it` is in no unit
    ],
)
def test_what_nobody_knows_is_refused(text: str) -> None:
    assert read(text, type="strategy").unread


UNSEEN: dict[str, dict[str, list[str]]] = yaml.safe_load(
    Path(__file__).with_name("unseen_texts.yaml").read_text(encoding="utf-8")
)


@pytest.mark.parametrize(("edition", "kind"), [(edition, kind) for edition in UNSEEN for kind in UNSEEN[edition]])
def test_texts_of_no_card_are_read_written_back_and_playable(edition: str, kind: str) -> None:
    for text in UNSEEN[edition][kind]:
        card = definition({"title": "Old Badger", "type": kind, "text": text}, "badger.yaml", edition=edition)
        assert (card.unread, why_not_playable(card)) == ((), ""), text
        assert normalise(write(card.program, title="Old Badger", type=kind, edition=edition)) == normalise(text)
