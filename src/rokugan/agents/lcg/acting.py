"""Which action or reaction to take: what it does, less what it costs, must be worth more than passing."""

from __future__ import annotations

from collections.abc import Sequence

from rokugan.agents.adding import power, total
from rokugan.agents.contract import Option
from rokugan.agents.lcg.deeds import worth_of
from rokugan.agents.lcg.dynasty import output, price_of
from rokugan.agents.lcg.reading import Scene, ability_of
from rokugan.agents.lcg.table import SKILLS, Character, Table, printed_on
from rokugan.agents.lcg.worth import CARD, FATE, gain
from rokugan.cards.lcg.model import LcgCard
from rokugan.program.lcg import nodes as p

HELD = 0.9  # what a card kept in hand is worth for a better moment
HELD_ABILITY = 0.3  # and an ability that can be used once in a round
SOME = 0.2
LASTING_BONUS = 0.42
MOST_FATE = 2


def best_action(table: Table, choices: Sequence[Option], head: str) -> Option | None:
    """The action (or reaction) that is worth most, if it is worth more than to pass."""
    valued = [(action_worth(table, choice, head), choice) for choice in choices if choice.verb in ("use", "play")]
    worth, best = max(valued, key=lambda each: each[0], default=(0.0, None))
    return best if worth > SOME else None


def action_worth(table: Table, choice: Option, head: str) -> float:
    """Return what an offered action or reaction is worth, with all that it costs."""
    card = printed_on(choice)
    if choice.card is None or card is None:
        return 0.0
    name = choice.card.name
    played = choice.verb == "play"
    if played and card.type == "character" and not choice.tail and ability_of(card, "", "reaction") is None:
        return character_worth(table, card, name)
    if played and card.type == "character" and head == "action":
        return character_worth(table, card, name)
    if played and card.type == "attachment":
        return attachment_worth(table, card, name)
    ability = ability_of(card, choice.tail, head) or granted(table, name)
    if ability is None:
        return SOME
    worth, _ = ability_worth(table, ability, name)
    if played:
        return worth - HELD - FATE * price_of(table, name, card)
    return worth - (HELD_ABILITY if head == "action" else 0)


def granted(table: Table, name: str) -> p.Triggered | None:
    """The ability that an attachment gives to the character who offers it."""
    one = table.characters.get(name)
    for attached in one.attachments if one else ():
        card = table.definition(attached)
        for each in card.program.constants if card else ():
            if isinstance(each, p.Gains):
                for quality in each.qualities:
                    if isinstance(quality, p.AbilityText):
                        return quality.ability
    return None


def ability_worth(table: Table, ability: p.Triggered, card: str, mine: bool = True) -> tuple[float, Scene]:
    """Return what an ability is worth with its best targets, and the scene in which they are chosen."""
    scene = Scene(table, ability, card, mine)
    for choice in ability.choices:
        if isinstance(choice, p.Deed) and choice.verb == "choose" and choice.patient is not None:
            _choose(scene, choice)
    return whole_worth(scene, ability), scene


def whole_worth(scene: Scene, ability: p.Triggered) -> float:
    """Return what effects and costs are worth together; a cost is never a gain."""
    price = total(min(worth_of(scene, [cost]), 0.0) for cost in ability.costs)
    return worth_of(scene, ability.effects) + price


def _choose(scene: Scene, deed: p.Deed) -> None:
    """The target that is best for whoever chooses it."""
    assert isinstance(scene.ability, p.Triggered)
    assert deed.patient is not None
    number = next((at for at, each in enumerate(scene.referents) if each is deed.patient), None)
    able = scene.candidates(deed.patient)
    if number is None or not able:
        return
    found: list[tuple[float, Character]] = []
    for one in able:
        scene.chosen[number] = one
        found.append((whole_worth(scene, scene.ability), one))
    chooses = scene.is_mine(deed.agent)
    scene.chosen[number] = (max if chooses else min)(found, key=lambda each: each[0])[1]


# -------------------------------------------------------------------------------- characters, attachments


def character_worth(table: Table, card: LcgCard, name: str) -> float:
    """Return what it is worth to play a character from the hand."""
    conflict = table.conflict
    price = price_of(table, name, card)
    skill = max((card.military if conflict.type == "military" else card.political) or 0, 0) if conflict else 0
    spare = range(max(table.mine.fate - price, 0) + 1)
    worth = gain(table, skill) + 0.3 * output(card) + max(fate_worth(card, each) for each in spare)
    return worth - HELD - FATE * price


def fate_worth(card: LcgCard, fate: int) -> float:
    """Return what so much fate on a character is worth beyond its price."""
    return total(power(0.75, each + 1) * output(card) * 0.8 - FATE for each in range(min(fate, MOST_FATE)))


def choose_fate(table: Table, card: LcgCard, choices: Sequence[Option]) -> Option:
    """Return how much fate goes on a character that comes from the hand."""

    def value(choice: Option) -> float:
        number = int(choice.tail.strip() or choice.move.rpartition(" ")[2])
        return fate_worth(card, number) if number <= MOST_FATE else -1.0

    return max(choices, key=value)


def attachment_worth(table: Table, card: LcgCard, name: str) -> float:
    """Return what it is worth to play an attachment on whomever it serves best."""
    hosts = [each for each in table.characters.values() if not keeps_off(table.definition(each.name), card)]
    best = max((host_worth(table, card, host) for host in hosts), default=0.0)
    return best - HELD - FATE * price_of(table, name, card)


def host_worth(table: Table, card: LcgCard, host: Character) -> float:
    """Return what it is worth to this player that a character carries an attachment."""
    bonus = {"military": card.military_bonus or 0, "political": card.political_bonus or 0}
    for skill in card.variable:
        bonus[skill.removesuffix("_bonus")] = 2
    conflict = table.conflict
    found = 0.0
    if conflict and host.side and not host.bowed:
        change = max(bonus[conflict.type], -host.counts(conflict.type))
        found += gain(table, change if host.mine else -change)
    lasting = total(bonus[skill] for skill in SKILLS if host.can_fight(skill)) * LASTING_BONUS
    texts = 0.5 * (len(card.program.abilities) + sum(1 for each in card.program.constants if isinstance(each, p.Gains)))
    found += (lasting + texts) * host.rounds * (1 if host.mine else -1)
    scene = Scene(table, card.program, card.title)
    scene.host = host
    found += worth_of(scene, [each for each in card.program.constants if isinstance(each, p.Forbid | p.Deed)])
    # Of three restricted attachments the new one may go.
    return max(found - CARD, 0.0) if host.mine and crowded(table, card, host) else found


def keeps_off(host: LcgCard | None, card: LcgCard) -> bool:
    """Does what is printed on a character keep this attachment off it?"""
    rules = [each for each in host.program.constants if isinstance(each, p.NoAttachments)] if host else []
    traits = set(card.traits)
    return any(bool(traits & set(each.traits)) if each.traits else not traits & set(each.allowed) for each in rules)


def crowded(table: Table, card: LcgCard, host: Character) -> bool:
    """Would a third restricted attachment push another one out?"""
    if "restricted" not in card.keywords:
        return False
    carried = [table.definition(each) for each in host.attachments]
    return sum(1 for each in carried if each and "restricted" in each.keywords) >= 2
