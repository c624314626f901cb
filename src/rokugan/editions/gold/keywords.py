"""The keyword rule, implied traits and Faction alignments of Gold Edition (gold.traits.06-.37)."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rokugan.editions.ccg.table.compiled_card import Behaviour

# The Factions, each with the traits that align a Personality with it (gold.traits.25, .28-.31).
FACTIONS: dict[str, tuple[str, ...]] = {
    "Crab": ("Crab Clan",),
    "Crane": ("Crane Clan",),
    "Dragon": ("Dragon Clan",),
    "Lion": ("Lion Clan",),
    "Phoenix": ("Phoenix Clan",),
    "Scorpion": ("Scorpion Clan",),
    "Unicorn": ("Unicorn Clan",),
    "Yoritomo's Alliance": ("Yoritomo's Alliance", "Mantis Clan"),
    "Brotherhood of Shinsei": ("Monk",),
    "Naga": ("Naga",),
    "Ninja": ("Ninja",),
    "Ratling": ("Ratling",),
    "Shadowlands": (),
    "Spirit": ("Spirit",),
    "Toturi's Army": ("Toturi's Army", "Monkey Clan"),
}
# Alignments that are part of what a Personality is, where they are printed (gold.traits.35).
NEVER_LOST: tuple[str, ...] = ("Monk", "Naga", "Ninja", "Ratling", "Spirit")
# Other names under which a Stronghold's Faction may be given.
_FACTION_NAMES: dict[str, str] = {
    "Mantis": "Yoritomo's Alliance",
    "Brotherhood": "Brotherhood of Shinsei",
    "Monk": "Brotherhood of Shinsei",
    "Ratlings": "Ratling",
    "Spirits": "Spirit",
    "Shadowlands Horde": "Shadowlands",
    "Toturi": "Toturi's Army",
}
# Traits that count as each other in all ways (gold.traits.23-.24, .29-.30).
_SAME: dict[str, tuple[str, ...]] = {
    "Courtier": ("Diplomat",),
    "Diplomat": ("Courtier",),
    "Naval": ("Sailor",),
    "Sailor": ("Naval",),
    "Mantis Clan": ("Yoritomo's Alliance",),
    "Yoritomo's Alliance": ("Mantis Clan",),
    "Monkey Clan": ("Toturi's Army",),
    "Toturi's Army": ("Monkey Clan",),
}
# Traits that bring another one with them, printed or not (gold.traits.16-.20).
IMPLIED: dict[str, tuple[str, ...]] = {
    "Creature": ("Mujina",),
    "Nonhuman": ("Creature", "Oni", "Goblin"),
    "Undead": ("Skeleton", "Skeletal", "Zombie", "Necromancer"),
    "Shadowlands": ("Oni", "Undead"),
}
# Traits that do so only where they are printed on the card.
_IMPLIED_BY_PRINT: dict[str, tuple[str, ...]] = {"Creature": ("Ratling",), "Nonhuman": ("Naga",)}
# Words with a meaning of their own in the rules never match a trait that is spelled like them (gold.traits.10).
RESERVED: frozenset[str] = frozenset(
    (
        "army", "attacker", "battle", "bowed", "card", "chi", "clan", "dead", "defender", "duel", "faction", "focus", "force",
        "gold", "hand", "home", "honor", "opposing", "player", "province", "sensei", "straight", "stronghold", "turn",
        "unbowed", "unit",
    )
)  # fmt: skip
# First words of names that are an occupation, a Faction or a creature, and so no family (gold.traits.37).
_NO_FAMILY: frozenset[str] = frozenset(
    (
        *(word for names in (FACTIONS, _FACTION_NAMES, IMPLIED) for name in names for word in name.split()[:1]),
        *(word for words in IMPLIED.values() for word in words),
        "Bandit", "Bushi", "Geisha", "Lady", "Lord", "Master", "Merchant", "Monk", "Ogre", "Samurai", "Scout", "Shugenja", "Spy",
        "Troll",
    )
)  # fmt: skip
# The rule speaks of cards; these are not among them (gold.traits.07).
_NO_KEYWORDS = ("sensei", "wind", "stronghold")
# A Faction, a hyphenated word and a sentence about what a card may do are never taken apart (gold.traits.09).
_WHOLE = frozenset(word for words in FACTIONS.values() for word in words)
_ENDINGS = re.compile(r"('s|s'|')$")

_IMMUNE: dict[int, tuple[Behaviour, tuple[str, ...]]] = {}
_PRINTED: dict[tuple[int, str, bool], bool] = {}


def faction_of(name: str) -> str:
    """The Faction that a Stronghold's alignment names; empty if it is none.

    >>> faction_of("Mantis"), faction_of("Hare")
    ("Yoritomo's Alliance", '')
    """
    plain = name.removesuffix(" Clan")
    plain = _FACTION_NAMES.get(plain, plain)
    return plain if plain in FACTIONS else ""


def family_of(behaviour: Behaviour, titles: list[str]) -> str:
    """The family of a character; empty if he has none. A single name is one if other characters bear it (gold.traits.37)."""
    words = behaviour.title.split()
    if behaviour.type != "personality":
        return ""
    if len(words) == 1:
        return words[0] if any(is_family(title) and title.split()[0] == words[0] for title in titles) else ""
    known = words[0] in {word for trait in behaviour.keywords for word in trait.split()}
    return words[0] if is_family(behaviour.title) and not known else ""


def is_family(title: str) -> bool:
    """Does the title begin with a family name: with no occupation, Faction or creature, and no `Kyoso no Oni`?

    >>> is_family("Hida Hio"), is_family("Ogre Bushi"), is_family("Seikua"), is_family("Kyoso no Oni")
    (True, False, False, False)
    """
    words = title.split()
    return len(words) > 1 and words[0] not in _NO_FAMILY and words[1] not in ("no", "of", "the")


def singular(word: str) -> str:
    """A word without plural and possessive endings (gold.traits.08).

    >>> singular("Forest's"), singular("Forests"), singular("armies")
    ('forest', 'forest', 'army')
    """
    plain = _ENDINGS.sub("", word.lower().replace("’", "'"))
    if plain.endswith("ies") and len(plain) > 4:
        return plain[:-3] + "y"
    if plain.endswith("s") and not plain.endswith("ss") and len(plain) > 3:
        return plain[:-1]
    return plain


def words_of(text: str) -> list[str]:
    """The words of a title or trait, each in its plain form; hyphenated words stay one."""
    return [singular(word) for word in re.findall(r"[\w’'-]+", text)]


def holds_words(text: str, wanted: list[str]) -> bool:
    """Do the wanted words stand together in the text?

    >>> holds_words("Jade Bow", ["jade"]), holds_words("Half-Jade Bow", ["jade"])
    (True, False)
    """
    have = words_of(text)
    size = len(wanted)
    return any(have[at : at + size] == wanted for at in range(len(have) - size + 1))


def in_trait(trait: str, wanted: list[str]) -> bool:
    """Is the keyword among the words of one printed trait? A Faction in it counts as one word."""
    for whole in _WHOLE:
        parts = words_of(whole)
        if len(parts) < 2:
            continue
        if wanted == parts:
            if holds_words(trait, parts):
                return True
        elif holds_words(trait, parts):
            trait = re.sub(re.escape(whole), "|", trait, flags=re.IGNORECASE)
    return any(holds_words(piece, wanted) for piece in trait.split("|"))


def prints(behaviour: Behaviour, keyword: str, of_abilities: bool) -> bool:
    """Is the keyword printed on the card: in its title, its traits, or before an action of an Action card?"""
    key = (id(behaviour), keyword, of_abilities)
    found = _PRINTED.get(key)
    if found is None:
        found = _prints(behaviour, keyword, of_abilities)
        _PRINTED[key] = found
    return found


def _prints(behaviour: Behaviour, keyword: str, of_abilities: bool) -> bool:
    if keyword in behaviour.keywords:
        return True
    if behaviour.type in _NO_KEYWORDS:
        return False
    if keyword == "Experienced":
        return any(word.startswith("Experienced") for word in behaviour.keywords)
    if behaviour.type == "strategy" and of_abilities and keyword in behaviour.ability_keywords:
        return True
    if any(_prints(behaviour, other, of_abilities) for other in _IMPLIED_BY_PRINT.get(keyword, ())):
        return True
    if any(other in behaviour.keywords for other in _SAME.get(keyword, ())):
        return True
    if f"{keyword} Clan" in _WHOLE:
        return f"{keyword} Clan" in behaviour.keywords  # `a Crab Personality` is one of the Crab Clan
    wanted = words_of(keyword)
    if not wanted or keyword.lower() in RESERVED:
        return False
    if holds_words(behaviour.title, wanted):
        return True
    return any(in_trait(trait, wanted) for trait in behaviour.keywords if not is_sentence(trait))


def is_sentence(trait: str) -> bool:
    """Does the keyword restrict the card, as a sentence does, or is it a name that only deck construction asks for?"""
    return trait.startswith(("Soul of ", "Experienced ", "Inexperienced ", "Immune to "))


def immunities(behaviour: Behaviour) -> tuple[str, ...]:
    """What a card is immune to, as keywords of actions: `Immune to Kihos` is ("Kiho",)."""
    found = _IMMUNE.get(id(behaviour))
    if found is None:
        found = (behaviour, immune_to(behaviour.keywords))
        _IMMUNE[id(behaviour)] = found
    return found[1]


def immune_to(words: Iterable[str]) -> tuple[str, ...]:
    """The kinds of actions to which these traits make immune."""
    return tuple(
        singular(word.removeprefix("Immune to ")).capitalize() for word in words if word.startswith("Immune to ")
    )


def implied_by(keyword: str) -> tuple[str, ...]:
    """The traits that bring this one with them."""
    return IMPLIED.get(keyword, ())
