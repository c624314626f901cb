"""Choosing what a card, a ring or a rule asks for: targets, alternatives, and what one may do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rokugan.agents.contract import Option
from rokugan.agents.lcg.acting import choose_fate, host_worth, whole_worth
from rokugan.agents.lcg.deeds import bow, dishonor, honor, ready, worth_of
from rokugan.agents.lcg.dynasty import output
from rokugan.agents.lcg.reading import Scene, ability_of
from rokugan.agents.lcg.table import SKILLS, Character, Table, View, printed_on
from rokugan.agents.lcg.worth import CARD, FATE, gain, honor_gain, ring_worth
from rokugan.cards.lcg.model import LcgCard
from rokugan.catalogue import heard, meant
from rokugan.program.lcg import nodes as p

NOBODY = p.Triggered("action")
DECLINED = ("done", "no")


def choose_target(table: Table, scene: Scene | None, prompt: str, choices: Sequence[Option], way: str) -> Option:
    """The target that is worth most to this player; `done` if none is good."""
    worth = _valuing(table, scene, prompt, way)
    valued = [(worth(choice), -choice.index, choice) for choice in choices if choice.move not in DECLINED]
    best, _, found = max(valued, key=lambda each: each[:2])
    decline = next((choice for choice in choices if choice.move in DECLINED), None)
    return decline if decline is not None and best <= 0 else found


def _valuing(table: Table, scene: Scene | None, prompt: str, way: str) -> Callable[[Option], float]:
    """The function that values an option of a target, by who asks for the target."""

    attaching = heard("prompts.what_is_it_attached_to", prompt) is not None

    def worth(choice: Option) -> float:
        if choice.verb == "ring" or choice.move.startswith("ring "):
            element = choice.move.rpartition(" ")[2]
            return ring_worth(table, element) + FATE * int(table.ring(element)["fate"])
        name = choice.card.name if choice.card else ""
        one = table.characters.get(name)
        if attaching or (scene is not None and _attaching(table, scene)):
            held = table.definition(table.deciding)
            return host_worth(table, held, one) if one and held else 0.1
        if one is not None:
            return character_target(table, scene, prompt, way, one)
        return card_target(table, printed_on(choice), name)

    return worth


def _attaching(table: Table, scene: Scene) -> bool:
    held = table.definition(scene.card)
    return held is not None and held.type == "attachment" and scene.ability is NOBODY


def character_target(table: Table, scene: Scene | None, prompt: str, way: str, one: Character) -> float:
    """Return what it is worth to choose this character."""
    ring = heard("prompts.the_ring", prompt)
    if ring is not None:
        return _ring_target(table, meant("elements", ring["element"]), way, one)
    if scene is None or not isinstance(scene.ability, p.Triggered):
        return 0.1 - one.worth if one.mine else one.worth
    paying = table.under_way is not None and table.under_way["step"] == "costs"
    if paying:
        return 50 - price_of_character(table, scene, one)
    asked = [each for each in scene.ability.choices if isinstance(each, p.Deed) and each.patient is not None]
    best = None
    for number, referent in enumerate(scene.referents):
        choosing = any(each.patient is referent for each in asked) or not asked
        if choosing and one in scene.candidates(referent):
            before = dict(scene.chosen)
            scene.chosen[number] = one
            found = whole_worth(scene, scene.ability)
            scene.chosen = before
            best = found if best is None or abs(found) > abs(best) else best
    if best is None:
        return one.worth if not one.mine else -one.worth
    return best + 0.5 * (0.01 * one.worth)


def price_of_character(table: Table, scene: Scene, one: Character) -> float:
    """Return what it costs to pay with this character: by the worst that the text does for a cost."""
    assert isinstance(scene.ability, p.Triggered)
    verbs = {each.verb for each in scene.ability.costs if isinstance(each, p.Deed)}
    if verbs & {"sacrifice", "discard"}:
        return one.worth + gain(table, one.now(table.conflict.type)) if table.conflict else one.worth
    if "bow" in verbs:
        return -bow(scene, one)
    if "dishonor" in verbs:
        return -dishonor(scene, one)
    return one.worth


def _ring_target(table: Table, element: str, way: str, one: Character) -> float:
    scene = Scene(table, NOBODY, "")
    if element == "fire":
        return max(honor(scene, one), dishonor(scene, one))
    if element == "void":
        return (-0.7 if one.mine else 0.7) * one.output
    return ready(scene, one) if way == "ready" else bow(scene, one) if way == "bow" else ready(scene, one)


def card_target(table: Table, card: LcgCard | None, name: str) -> float:
    """Return what it is worth to choose a card that is no character in play: the best for oneself, the worst to give away."""
    if card is None:
        return 0.1
    thing = table.things.get(name)
    mine = thing is None or thing.get("controller", thing["owner"]) == table.mine.name
    worth = output(card) if card.type == "character" else 1.0 + 0.5 * (card.cost or 0)
    host = table.host(name)
    if host is not None:
        helps = host.mine == mine
        return worth if mine != helps or not mine else -worth
    return 0.1 + worth if mine else 0.2 + worth


# ------------------------------------------------------------------------------------------ alternatives


def choose_alternative(table: Table, scene: Scene | None, choices: Sequence[Option]) -> Option:
    """One of several named alternatives, or a number."""
    words = [choice.move.partition(" ")[2] for choice in choices]
    asking = table.definition(table.deciding)
    if all(word.isdigit() for word in words):
        if asking is not None and asking.type == "character":
            return choose_fate(table, asking, choices)
        return choices[-1]
    worth = _word_worth(table, words, scene)
    return max(choices, key=lambda choice: worth(choice.move.partition(" ")[2]))


def _word_worth(table: Table, words: Sequence[str], scene: Scene | None) -> Callable[[str], float]:
    """Return how much each of the words on offer is worth: `take` or `gain`, `ready` or `bow`, and so on."""
    conflict = table.conflict
    nobody = Scene(table, NOBODY, "")
    if set(words) <= {"take", "gain"}:
        return lambda word: honor_gain(table, 1, -1) if word == "take" else honor_gain(table, 2)
    if set(words) <= {"ready", "bow"}:
        chars = list(table.characters.values())
        return lambda word: max(
            ready(nobody, each) if word == "ready" else bow(nobody, each) if not each.fate else 0.0 for each in chars
        )
    if set(words) <= {"honor", "dishonor"}:
        one = _about(table, scene)
        if one is not None:
            return lambda word: (honor if word == "honor" else dishonor)(nobody, one)
    if set(words) == {"conflict", "home"}:
        helps = conflict is not None and gain(table, 1) > 0
        return lambda word: float((word == "conflict") == helps)
    if set(words) == set(SKILLS):
        return lambda word: float(sum(each.counts(word) for each in table.mine.characters))
    if set(words) <= {"air", "earth", "fire", "void", "water"}:
        return lambda word: ring_worth(table, word)
    return _of_the_text(table, words, scene)


def _about(table: Table, scene: Scene | None) -> Character | None:
    """The character that is honored or dishonored: the one that has been chosen, or the one that asks."""
    chosen = list(scene.chosen.values()) if scene is not None else []
    return chosen[0] if len(chosen) == 1 else table.characters.get(table.deciding)


def _of_the_text(table: Table, words: Sequence[str], scene: Scene | None) -> Callable[[str], float]:
    """The alternatives of a text in its order, each with the worth of what it does."""
    found = None
    if scene is not None and isinstance(scene.ability, p.Triggered):
        found = next((each for each in scene.ability.effects if isinstance(each, p.SelectOne)), None)
    if scene is None or found is None or len(found.options) != len(words):
        return lambda word: -float(words.index(word))
    values = [worth_of(scene, option) for option in found.options]
    return lambda word: values[words.index(word)]


def choose_whether(table: Table, scene: Scene | None, prompt: str, choices: Sequence[Option]) -> Option:
    """Yes, unless it would do harm."""
    wish = "yes"
    resolved = heard("prompts.resolve_the_ring_s_effect", prompt)
    if resolved is not None:
        wish = "yes" if ring_worth(table, meant("elements", resolved["ring"])) > 0 else "no"
    elif heard("prompts.discard_the_card_in_the_broken", prompt) is not None:
        thing = table.things.get(table.deciding)
        card = table.definition(table.deciding)
        mine = thing is not None and thing["owner"] == table.mine.name
        good = card is not None and (card.type == "holding" or output(card) > 3)
        wish = "yes" if mine != good else "no"
    elif scene is not None and isinstance(scene.ability, p.Triggered):
        wish = "yes" if _offered(scene) >= 0 else "no"
    return next((choice for choice in choices if choice.move == wish), choices[0])


def _offered(scene: Scene) -> float:
    """Return what it is worth to do what an ability lets this player do."""
    assert isinstance(scene.ability, p.Triggered)
    found = [each for each in _walk(scene.ability.effects) if isinstance(each, p.May)]
    return max((worth_of(scene, each.effects) + worth_of(scene, each.price) for each in found), default=CARD)


def _walk(effects: Sequence[p.Effect]) -> list[p.Effect]:
    found: list[p.Effect] = []
    for each in effects:
        found.append(each)
        if isinstance(each, p.Until | p.Then | p.Instead | p.Later | p.If | p.While):
            found += _walk(each.effects)
    return found


def scene_of(table: Table, remembered: Scene | None, head: str = "") -> Scene | None:
    """The ability that asks now: the one that this player is using, or the one on the card that asks."""
    name = table.deciding
    if not name:
        return None
    if remembered is not None and remembered.card == name:
        scene = Scene(table, remembered.ability, name)
        scene.chosen = {
            number: table.characters[one.name]
            for number, one in remembered.chosen.items()
            if one.name in table.characters
        }
        return scene
    card = table.definition(name)
    if card is None:
        return None
    under_way = table.under_way
    mine = under_way is None or under_way["player"] == table.mine.name
    ability = ability_of(card, "", head)
    if ability is None:
        return Scene(table, NOBODY, name, mine)
    scene = Scene(table, ability, name, mine)
    if mine and under_way is not None:
        _remember_targets(scene, under_way)
    return scene


def _remember_targets(scene: Scene, under_way: View) -> None:
    """What has been chosen for an ability, as the table shows it."""
    assert isinstance(scene.ability, p.Triggered)
    asked = [each.patient for each in scene.ability.choices if isinstance(each, p.Deed) and each.patient is not None]
    names = [scene.table.name_of(each.get("card")) for each in under_way["targets"]]
    if len(names) == len(asked):  # one target for each choice
        for name, patient in zip(names, asked, strict=True):
            number = next((at for at, each in enumerate(scene.referents) if each is patient), None)
            if number is not None and name in scene.table.characters:
                scene.chosen[number] = scene.table.characters[name]
