"""The vocabulary: stats, kinds of card, states, known keywords of several words."""

from __future__ import annotations

STATS = {
    "force": ("Force",),
    "chi": ("Chi",),
    "personal_honor": ("Personal Honor", "PH"),
    "gold_cost": ("Gold Cost", "cost"),
    "focus_value": ("Focus Value",),
    "honor_requirement": ("Honor Requirement",),
    "strength": ("strength", "Province Strength"),
    "gold_production": ("Gold Production",),
    "family_honor": ("Family Honor", "Honor"),
}

# Kinds of things: singular, plural, the name in the tree.
KINDS = (
    ("Personality", "Personalities", "personality"),
    ("Follower", "Followers", "follower"),
    ("Item", "Items", "item"),
    ("Spell", "Spells", "spell"),
    ("attachment", "attachments", "attachment"),
    ("attached card", "attached cards", "attachment"),
    ("Holding", "Holdings", "holding"),
    ("Region", "Regions", "region"),
    ("Event", "Events", "event"),
    ("Celestial", "Celestials", "celestial"),
    ("Ring", "Rings", "ring"),
    ("Strategy", "Strategies", "strategy"),
    ("Action card", "Action cards", "strategy"),
    ("Dynasty card", "Dynasty cards", "dynasty card"),
    ("Fate card", "Fate cards", "fate card"),
    ("Ancestor", "Ancestors", "ancestor"),
    ("Terrain", "Terrains", "terrain"),
    ("Stronghold", "Strongholds", "stronghold"),
    ("card", "cards", "card"),
    ("unit", "units", "unit"),
    ("army", "armies", "army"),
    ("province", "provinces", "province"),
    ("player", "players", "player"),
    ("token", "tokens", "token"),
    ("battlefield", "battlefields", "battlefield"),
)

STATES = (
    "bowed",
    "unbowed",
    "honorable",
    "dishonorable",
    "attacking",
    "defending",
    "opposed",
    "unopposed",
    "Human",
    "Nonhuman",
    "Infantry",
    "Unaligned",
    "dead",
    "discarded",
    "face-up",
    "face-down",
    "created",
    "performing",
    "attached",
    "destroyed",
    "revealed",
    "focused",
)

CLANS = "Crab Crane Dragon Lion Mantis Phoenix Scorpion Spider Unicorn Bat Badger Fox Hare Monkey Tortoise".split()

# Keywords of more than one word; each is one keyword (celestial.keywords).
LONG_KEYWORDS = tuple(
    [f"{clan} Clan" for clan in CLANS]
    + [
        "Advisor from the Shogun",
        "Alchemist Master",
        "Battle Maiden",
        "Beast Master",
        "Beastmaster",
        "Bitter Lies",
        "Bitter Lies Swordsman",
        "Bounty Hunter",
        "Bushido Virtue",
        "Clan Champion",
        "Double Chi",
        "Dark Oracle",
        "Dark Virtue",
        "Death Priest",
        "Defender of the Temples",
        "Dragon's Breath",
        "Elemental Dragon",
        "Elemental Guard",
        "Elemental Legion",
        "Elemental Master",
        "Elite Guard",
        "Emerald Champion",
        "Emerald Magistrate",
        "First Legion",
        "Holy Home",
        "Imperial Herald",
        "Iron Crane",
        "Isawa Scroll",
        "Jade Champion",
        "Jade Magistrate",
        "Legion of Flame",
        "Legion of Two Thousand",
        "Master Artificer",
        "Master of Secrets",
        "Obsidian Champion",
        "One Tribe",
        "Order of the Wooden Blade",
        "Poison Master",
        "Ruby Champion",
        "Shadow Dragon",
        "Shadowlands Madman",
        "Storm Rider",
        "Sun-Rider",
        "Tattooed Man",
        "Temple Guardian",
        "Temple Guard",
        "The Chosen",
        "Topaz Champion",
        "Turquoise Champion",
        "Witch Hunter",
        "Witch-Hunter",
        "Yoritomo's Elite",
    ]
)

# Words with a capital that are never keywords by themselves.
NOT_KEYWORDS = frozenset(
    """
    a an the if when after before while until unless for each all any your you his her its their he she it they them
    this that these those one two three four five six seven eight nine ten another other both either may can may
    force chi honor gold cost personal family focus value effect effects strength favor phase segment attack turn battle
    limited open reaction action actions province provinces bow straighten destroy discard dishonor rehonor move give gain
    lose draw search show put shuffle attach transfer create take target choose negate produce pay reveal look remove
    once twice even only will cannot reduce raise lower set increase personality personalities follower followers item items spell
    spells holding holdings region regions event events ring rings strategy strategies terrain terrains stronghold strongholds
    celestial celestials ancestor ancestors card cards unit units army armies player players token tokens battlefield
    battlefields attachment attachments ranged fear melee bonus bonuses penalty penalties attacker defender leader enemy
    opposing production requirement requirements dynasty fate end straighten maneuvers combat resolution in
    at on of to from with without by and or not no instead then otherwise is are was were has have had does do did
    permanently ignore ignoring use fight assign declare duel duels double recruit equip lobby bid named titled base
    """.split()
)
