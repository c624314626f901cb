"""The words of the Living Card Game, as data: nouns, adjectives, symbols, stats, keywords, traits, places, periods."""

from __future__ import annotations

from rokugan.program.lcg.nodes import Filter, HasKeyword, Is, Not, Nth, OfClan, OfElement, OfType
from rokugan.program.lcg.words import Clan, ConflictType, Element, Kind, Period, State

CLANS: tuple[Clan, ...] = ("crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn")
ELEMENTS: tuple[Element, ...] = ("air", "earth", "fire", "void", "water")
TYPES: tuple[ConflictType, ...] = ("military", "political")

# singular, plural, kind
NOUNS: tuple[tuple[str, str, Kind], ...] = (
    ("character", "characters", "character"),
    ("attachment", "attachments", "attachment"),
    ("holding", "holdings", "holding"),
    ("event", "events", "event"),
    ("event card effect", "event card effects", "event"),
    ("card", "cards", "card"),
    ("province", "provinces", "province"),
    ("stronghold", "strongholds", "stronghold"),
    ("role", "roles", "role"),
    ("ring", "rings", "ring"),
    ("conflict", "conflicts", "conflict"),
    ("attack", "attacks", "conflict"),
    ("duel", "duels", "duel"),
    ("player", "players", "player"),
    ("ability", "abilities", "ability"),
    ("card ability", "card abilities", "ability"),
    ("effect", "effects", "effect"),
    ("card effect", "card effects", "effect"),
    ("ring effect", "ring effects", "ring effect"),
    ("status token", "status tokens", "status token"),
    ("honor token", "honor tokens", "honor token"),
    ("honor dial", "honor dials", "dial"),
    ("glory count", "glory counts", "glory count"),
    ("opportunity", "opportunities", "opportunity"),
    ("conflict opportunity", "conflict opportunities", "opportunity"),
    ("keyword", "keywords", "keyword"),
)
# Abilities of a kind: singular, plural, the word that tells them.
ABILITIES: tuple[tuple[str, str, State], ...] = (
    ("triggered ability", "triggered abilities", "triggered"),
    ("action ability", "action abilities", "action"),
    ("action", "actions", "action"),
    ("reaction", "reactions", "reaction"),
    ("interrupt", "interrupts", "interrupt"),
)
# No plural.
MASSES: tuple[Kind, ...] = ("fate", "honor")
# A word for the side on which a character stands.
SIDES: tuple[tuple[str, str, State], ...] = (
    ("attacker", "attackers", "attacking"),
    ("defender", "defenders", "defending"),
)

# Adjectives: the word, what it says, and the kinds of things of which it can be said ("" for any card).
CARDS = ("character", "attachment", "holding", "event", "province", "stronghold", "card", "role")
ADJECTIVES: tuple[tuple[str, Filter, tuple[str, ...]], ...] = (
    *(
        (
            f"[{clan}]|{clan}|{clan} clan",
            OfClan(clan),
            ("character", "attachment", "holding", "event", "card", "province"),
        )
        for clan in CLANS
    ),
    *((f"[{element}]", OfElement(element), ("conflict", "ring", "province")) for element in ELEMENTS),
    *((f"[{type}]", OfType(type), ("conflict", "duel", "ring")) for type in TYPES),
    *(
        (word, Is(word), ("character",))
        for word in ("participating", "attacking", "defending", "honored", "dishonored")
    ),
    ("honored", Is("honored"), ("status token",)),
    ("dishonored", Is("dishonored"), ("status token",)),
    ("ready", Is("ready"), CARDS),
    ("bowed", Is("bowed"), CARDS),
    ("unique", Is("unique"), CARDS),
    ("facedown", Is("facedown"), (*CARDS,)),
    ("faceup", Is("faceup"), (*CARDS,)),
    ("revealed", Is("revealed"), ("card", "province", "event", "attachment", "character")),
    ("unrevealed", Is("unrevealed"), ("province",)),
    ("broken", Is("broken"), ("province",)),
    ("unbroken", Not(Is("broken")), ("province",)),
    ("claimed", Is("claimed"), ("ring",)),
    ("unclaimed", Is("unclaimed"), ("ring",)),
    ("contested", Is("contested"), ("ring",)),
    ("unopposed", Is("unopposed"), ("conflict",)),
    ("eligible", Is("eligible"), ("character", "province", "card")),
    ("topmost", Is("topmost"), ("event", "card", "character", "attachment")),
    ("printed", Is("printed"), ("ability",)),
    ("dynasty", Is("dynasty"), ("card",)),
    ("conflict", Is("conflict"), ("card",)),
    ("( friendly )", Is("friendly"), ("character", "attachment", "holding", "card")),
    ("friendly", Is("friendly"), ("character", "attachment", "holding", "card")),
    (
        "first",
        Nth("first"),
        ("conflict", "ability", "event", "attachment", "character", "card", "triggered ability", "action ability"),
    ),
    ("second", Nth("second"), ("conflict", "ability", "event", "attachment", "character", "card")),
    ("next", Nth("next"), ("event", "attachment", "character", "card", "conflict")),
    ("covert", HasKeyword("covert"), ("character",)),
)

# The traits that the cards have; one that no card has is an unknown word.
TRAITS = (
    "academy", "actor", "air", "armor", "army", "banner", "battle-maiden", "battlefield", "berserker", "bushi", "castle",
    "cavalry", "champion", "city", "commander", "condition", "courtier", "creature", "curse", "daimyo", "daimyō",
    "duelist", "earth", "engineer", "fire", "follower", "fortress", "gaijin", "geisha", "goblin", "imperial",
    "item", "jade", "keeper", "kenshinzen", "kiho", "kihō", "landmark", "library", "magistrate", "maho", "mask",
    "meishodo", "meishōdō", "merchant", "mine", "monk", "mythic", "omen", "oni", "outpost", "palace", "peasant",
    "philosophy", "poison", "quest", "ritual", "river", "ronin", "rōnin", "scholar", "scout", "seal", "seeker",
    "shadowlands", "shinobi", "shrine", "shugenja", "spell", "spirit", "storyteller", "support", "tattoo",
    "tattooed", "technique", "temple", "trap", "village", "void", "warlord", "water", "weapon", "wily-trader",
    "yojimbo", "yōjimbō",
)  # fmt: skip

PLACES = (
    ("hand|hands", "hand"),
    ("conflict deck|conflict decks", "conflict deck"),
    ("dynasty deck|dynasty decks", "dynasty deck"),
    ("deck|decks", "deck"),
    ("conflict discard pile|conflict discard piles", "conflict discard pile"),
    ("dynasty discard pile|dynasty discard piles", "dynasty discard pile"),
    ("discard pile|discard piles", "discard pile"),
    ("fate pool", "fate pool"),
    ("provinces", "provinces"),
    ("home|home area", "home"),
    ("claimed ring pool|claimed ring pools", "claimed ring pool"),
)
STATS = (
    ("[military] skill", "military"),
    ("[political] skill", "political"),
    ("[military]", "military"),
    ("[political]", "political"),
    ("skill", "skill"),
    ("glory", "glory"),
    ("cost", "cost"),
    ("strength", "strength"),
    ("fate value", "fate value"),
)
PERIODS: tuple[tuple[str, Period], ...] = (
    ("conflict", "conflict"),
    ("phase", "phase"),
    ("round", "round"),
    ("duel", "duel"),
    ("game", "game"),
)
PHASES = ("dynasty", "draw", "conflict", "fate", "regroup")
COUNTS = (("once", 1), ("twice", 2), ("three times", 3))
NUMBERS = (("one", 1), ("two", 2), ("three", 3), ("four", 4), ("five", 5))
