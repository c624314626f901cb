"""The words of the classic game as data: nouns, stats, states, places, times."""

from __future__ import annotations

from rokugan.program import Filter, In, Leader, Pattern, Ref, State, You, words

# singular, plural, kinds
NOUNS: tuple[tuple[str, str, tuple[words.Kind, ...]], ...] = (
    ("personality", "personalities", ("personality",)),
    ("follower", "followers", ("follower",)),
    ("item", "items", ("item",)),
    ("spell", "spells", ("spell",)),
    ("attachment", "attachments", ("attachment",)),
    ("holding", "holdings", ("holding",)),
    ("region", "regions", ("region",)),
    ("event", "events", ("event",)),
    ("celestial", "celestials", ("celestial",)),
    ("ring", "rings", ("ring",)),
    ("strategy", "strategies", ("strategy",)),
    ("terrain", "terrains", ("terrain",)),
    ("stronghold", "strongholds", ("stronghold",)),
    ("ancestor", "ancestors", ("ancestor",)),
    ("card", "cards", ("card",)),
    ("dynasty card", "dynasty cards", ("dynasty card",)),
    ("fate card", "fate cards", ("fate card",)),
    ("unit", "units", ("unit",)),
    ("army", "armies", ("army",)),
    ("province", "provinces", ("province",)),
    ("player", "players", ("player",)),
    ("battlefield", "battlefields", ("battlefield",)),
    ("action", "actions", ("action",)),
    ("ability", "abilities", ("ability",)),
    ("effect", "effects", ("effect",)),
    ("ranged attack", "ranged attacks", ("ranged attack",)),
)
CARDS = frozenset(
    [
        "personality",
        "follower",
        "item",
        "spell",
        "attachment",
        "holding",
        "region",
        "event",
        "celestial",
        "ring",
        "strategy",
        "terrain",
        "stronghold",
        "ancestor",
        "card",
    ]
) | {"dynasty card", "fate card"}
# word, filter
_STATES: tuple[words.Condition, ...] = (
    "bowed", "unbowed", "honorable", "dishonorable", "attacking", "defending", "opposed", "unopposed", "human", "nonhuman",
    "infantry", "unaligned", "dead", "discarded", "face-up", "face-down", "created", "performing", "attached", "destroyed",
    "focused", "revealed", "legal", "honorably dead", "dishonorably dead",
)  # fmt: skip
ADJECTIVES: tuple[tuple[str, Filter], ...] = (
    *((word, State(word)) for word in _STATES),
    ("face up", State("face-up")),
    ("face down", State("face-down")),
)
STATS = (
    ("force", "force"),
    ("chi", "chi"),
    ("personal honor", "personal_honor"),
    ("gold cost", "gold_cost"),
    ("focus value", "focus_value"),
    ("honor requirement", "honor_requirement"),
    ("strength", "strength"),
    ("province strength", "strength"),
    ("gold production", "gold_production"),
    ("honor", "family_honor"),
    ("family honor", "family_honor"),
)
LETTERS: dict[str, words.CardStat] = {
    "F": "force",
    "C": "chi",
    "PH": "personal_honor",
    "GP": "gold_production",
    "PS": "strength",
    "": "strength",
}
PERIODS = ("turn", "battle", "phase", "game", "duel")
# where something is: words, filter
WHERE = (
    ("at the current battlefield", In("battlefield")),
    ("at this battlefield", In("battlefield")),
    ("in the current battle", State("in the current battle")),
    ("in this battle", State("in the current battle")),
    ("at any battlefield", In("any battlefield")),
    ("at a battlefield", In("any battlefield")),
    ("at any location", In("any location")),
    ("at home", In("home")),
    ("home", State("home")),
    ("in your home", In("home", You())),
    ("in play", None),
    ("in the enemy army", In("enemy army")),
    ("in your army", In("army", You())),
    ("in your current army", In("army", You())),
    ("in the current enemy army", In("enemy army")),
    ("in the attacking army", In("attacking army")),
    ("in the defending army", In("defending army")),
    ("on the attacking side", In("attacking army")),
    ("on the defending side", In("defending army")),
    ("in an army", In("any army")),
    ("at another battlefield", In("other battlefield")),
    ("at any other battlefield", In("other battlefield")),
    ("at another location", In("other location")),
    ("at an adjacent battlefield", In("at adjacent")),
    ("in any army", In("any army")),
    ("in an attacking army", In("attacking army")),
    ("in a defending army", In("defending army")),
    ("in the opposing army", In("enemy army")),
    ("in an enemy army", In("enemy army")),
    ("in a unit", In("any unit")),
    ("in and out of play", In("and out of play")),
    ("in an enemy unit", In("enemy unit")),
    ("on your side", In("army", You())),
    ("on the enemy side", In("enemy army")),
    ("on your side at the current battlefield", In("army", You())),
    ("on the enemy side at the current battlefield", In("enemy army")),
    ("on the enemy side at this battlefield", In("enemy army")),
    ("on your side at this battlefield", In("army", You())),
)
# where cards lie: words, zone
ZONES = (
    ("hand", "hand"),
    ("discard pile", "discard"),
    ("fate deck", "fate deck"),
    ("dynasty deck", "dynasty deck"),
    ("deck", "deck"),
    ("fate discard pile", "fate discard"),
    ("dynasty discard pile", "dynasty discard"),
    ("province", "province"),
    ("provinces", "province"),
    ("focus pool", "focus pool"),
)
# where to: words, the value of Move.to
GOALS = (
    ("home", ("home", None)),
    ("to the current battlefield", ("battlefield", None)),
    ("there", ("battlefield", None)),
    ("to this battlefield", ("battlefield", None)),
    ("to another battlefield", ("any battlefield", None)),
    ("to any location", ("any location", None)),
    ("to another location", ("any location", None)),
    ("into an attacking army", ("attacking army", None)),
    ("into a defending army", ("defending army", None)),
    ("to the enemy army", ("enemy army", None)),
    ("to any battlefield", ("any battlefield", None)),
    ("to a battlefield", ("any battlefield", None)),
    ("to the attacking army", ("attacking army", None)),
    ("to the defending army", ("defending army", None)),
    ("into the attacking army", ("attacking army", None)),
    ("into the defending army", ("defending army", None)),
)
LEADERS = (
    ("attacker", Leader("attacker")),
    ("defender", Leader("defender")),
    ("enemy leader", Leader("enemy")),
    ("attacking leader", Leader("attacker")),
    ("defending leader", Leader("defender")),
)
DURATIONS = (
    ("permanently", "permanent"),
    ("this turn", ""),
    ("this battle", "battle"),
    ("until end of turn", ""),
)
# What a rule lets be, where a text lifts it: words after `may`, the verb of Allow
LIBERTIES = (
    ("assign even if bowed", "assign bowed"),
    ("be assigned even if bowed", "assign bowed"),
    ("remain bowed", "remain bowed"),
    ("wins ties in duels", "win ties"),
    ("contributes force even if bowed", "force bowed"),
    ("contribute force even if bowed", "force bowed"),
    ("contributes force to his army even if bowed", "force bowed"),
    ("contributes force to his unit even while bowed", "force bowed"),
    ("ignore honor requirements", "ignore honor requirement"),
)
DESIGNATORS = ("battle", "open", "limited", "reaction")
CURRENT = (("the current battlefield", Ref("battlefield")), ("this battlefield", Ref("battlefield")))
PROVINCE = (
    ("the current battlefield 's province", Ref("province")),
    ("the current province", Ref("province")),
    ("this province", Ref("province")),
)
FOES = "with one or more enemy units|with any enemy units|with enemy units|with an enemy army"
PHASES = ("straighten", "events", "action", "attack", "dynasty", "end")
# what happens by itself: words, pattern
TIMES = (
    ("the turn ends|this turn ends", Pattern("turn ends")),
    ("the battle ends|this battle ends|this battle 's resolution ends", Pattern("battle ends")),
    ("the duel ends|this duel ends", Pattern("duel ends")),
    ("engaging|engaging in a battle", Pattern("engage")),
    (
        "a battle 's resolution|this battle 's resolution|the battle 's resolution|battle resolution",
        Pattern("battle resolution"),
    ),
    ("your turn begins", Pattern("turn begins", You())),
    ("your turn ends", Pattern("turn ends", You())),
)
# how long something lasts, by the stretch of the game that is named
LASTS = {"turn": "", "battle": "battle", "phase": "phase", "game": "permanent", "duel": "duel"}
