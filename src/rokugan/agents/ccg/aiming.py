"""Whom to target: enemies with harm, one's own with help, and costs with what is worth least."""

from __future__ import annotations

from collections.abc import Sequence

from rokugan import program as p
from rokugan.agents.ccg import home
from rokugan.agents.ccg.reading import BOWED, Reading, read_ability
from rokugan.agents.ccg.table import Printed, Table, View, destroyed_provinces
from rokugan.agents.contract import Observation, Option, SeenCard
from rokugan.editions.ccg.seen.unfolded import name_of


def ability_under_way(view: View, printed: Printed) -> p.Ability | None:
    """The ability that is being used now, where it is printed on its card."""
    actions = view["under_way"]["actions"]
    action = actions[-1] if actions else {}
    number, thing = action.get("ability", 0), view["things"].get(action.get("card"))
    card = printed.get(name_of(thing)) if thing is not None and "card" in thing else None
    abilities = card.program.abilities if card is not None else ()
    return abilities[number - 1] if 0 < number <= len(abilities) else None


def choose_target(table: Table, seen: Observation, ability: p.Ability | None) -> Option:
    """The best of the targets on offer."""
    choices = seen.decision.choices
    reading = read_ability(ability) if ability is not None else Reading()
    cards = [choice for choice in choices if choice.card is not None]
    if reading.replaces:
        return _to_replace(table, choices)
    hand = set(table.me["hand"])
    if cards and all(choice.card and choice.card.name in hand and _may_be_in_hand(choice.card) for choice in cards):
        return home.least_useful(cards, table.aims, table.me["hand"])
    if cards:
        in_play = {choice: _card_in_play(table, choice.card) for choice in cards if choice.card is not None}
        if any(found is not None for found in in_play.values()):
            return _in_play(table, seen, reading, in_play)
        return max(cards, key=lambda choice: _usefulness(table, choice))  # searched for, or in a pile
    return _player_or_province(table, choices, reading)


def _may_be_in_hand(card: SeenCard) -> bool:
    return card.place in ("", " in hand")


def _card_in_play(table: Table, card: SeenCard) -> View | None:
    return None if card.place else table.card_in_play(card.name)


def _to_replace(table: Table, choices: Sequence[Option]) -> Option:
    """A card of one's provinces that one would rather not have there, or `done`."""
    bad = home.unwanted(table)
    wanted = [choice for choice in choices if choice.card is not None and choice.card.name in bad]
    return wanted[0] if wanted else next((each for each in choices if each.verb == "done"), choices[0])


def _usefulness(table: Table, choice: Option) -> float:
    assert choice.card is not None
    card = choice.card.definition
    if card.type == "ring":
        return table.aims.keeping(card.title)
    return home.personality_value(card) if card.is_dynasty else home.hand_value(card)


def _in_play(table: Table, seen: Observation, reading: Reading, found: dict[Option, View | None]) -> Option:
    """Choose among cards in play: of the others whom it hurts most, of one's own whom it helps most or who is missed least."""
    mine = {choice: card for choice, card in found.items() if card is not None and card["controller"] == table.name}
    theirs = {choice: card for choice, card in found.items() if card is not None and card["controller"] != table.name}
    done = next((choice for choice in seen.decision.choices if choice.verb == "done"), None)
    if theirs and (reading.harms or not mine):
        return max(theirs, key=lambda choice: _threat(theirs[choice]))
    if not mine:
        return done or seen.decision.choices[0]
    if not theirs and (reading.bows or reading.loses_itself) and not reading.helps:
        return min(mine, key=lambda choice: _service(mine[choice]))
    if any(swing.what == BOWED for swing in reading.swings):
        bowed = {choice: card for choice, card in mine.items() if card["bowed"]}
        if bowed:
            return max(bowed, key=lambda choice: _threat({**bowed[choice], "bowed": False}))
        if done is not None:
            return done
    return max(mine, key=lambda choice: _best_bearer(mine[choice]))


def _threat(card: View) -> float:
    """Return how much a card does for its player now."""
    force = float(card.get("force", 0))
    followers = sum(each["force"] for each in card.get("attachments", ()) if each["type"] == "follower")
    return (0.0 if card["bowed"] else 2 * force + 1) + float(force + 0.5 * followers + 0.1 * card.get("gold_cost", 0))


def _service(card: View) -> float:
    """Return how much is lost while this card of one's own is bowed or gone."""
    if card["type"] == "personality":
        return 2 + _threat(card)
    return float(card.get("gold_cost", 0)) * (0.2 if card["bowed"] else 0.5)


def _best_bearer(card: View) -> float:
    """Return who makes most of a bonus or an attachment: unbowed, strong, and where the battle is."""
    return (
        (0.0 if card["bowed"] else 4.0)
        + float(card.get("force", 0) + 0.4 * card.get("chi", 0))
        + (3 if card.get("side") else 0)
    )


def _player_or_province(table: Table, choices: Sequence[Option], reading: Reading) -> Option:
    own = [choice for choice in choices if choice.tail.startswith(table.name)]
    others = [choice for choice in choices if choice not in own]
    harmful = reading.harms or reading.their_honor < 0
    wanted = (others if harmful else own) or own or others
    players = {player["name"]: player for player in table.others}
    if harmful and all(choice.tail in players for choice in wanted):  # whom it hits hardest, then whoever leads
        return max(wanted, key=lambda each: _exposed(table, players[each.tail]))
    return wanted[0]


def _exposed(table: Table, player: View) -> tuple[int, int]:
    return destroyed_provinces(player), -table.aims.distance(player)
