"""The words with a fixed meaning that stand in nodes, each vocabulary a type of its own.

What a word means is said where a node has it as a field, and in the rulebook. Keywords, titles, families and the names of
tokens are no such words: cards bring their own.
"""

from __future__ import annotations

from typing import Literal

Comparison = Literal["<", "<=", "=", ">=", ">", "!=", "all"]
"""How numbers compare; `all` only inside the reader."""
CardStat = Literal[
    "force", "chi", "personal_honor", "gold_cost", "focus_value", "honor_requirement", "strength", "gold_production"
]
"""What can be raised, lowered and set; strength is that of a province or a Ranged Attack."""
Stat = Literal[
    CardStat,
    "entry_loss", "experience", "keywords",
    "family_honor", "starting_honor", "turn_honor", "hand", "provinces",
]  # fmt: skip
"""What can be asked of a card or a player: `turn_honor` is his Family Honor when the turn began, `hand` the number of cards in
his."""
NotedStat = Literal["force", "chi", "personal_honor"]
"""What is remembered of a card as it was when a duel began, or when it was destroyed."""
Boundary = Literal["floor", "ceiling"]
"""What a change of a stat is not carried beyond."""

Kind = Literal[
    "personality", "follower", "item", "spell", "attachment", "holding", "region", "event", "ring", "strategy", "terrain",
    "stronghold", "ancestor", "celestial", "card", "dynasty card", "fate card", "unit", "army", "province", "player", "token",
    "battlefield", "fortress", "ability", "action", "effect", "card effect", "ranged attack",
    "several",
]  # fmt: skip
"""What a thing is; `several` only inside the reader."""
CardType = Literal[
    "personality", "follower", "item", "spell", "holding", "region", "event", "celestial", "ring", "strategy", "ancestor",
    "stronghold",
]  # fmt: skip
"""What stands in the box of types on a card."""
CreatedKind = Literal["follower", "personality", "item", "holding", "region"]
Whose = Literal[
    "",
    "your",
    "enemy",
    "friendly",
    "other",
    "opponent",
    "the opponent",
    "owned",
    "your own",
    "enemy leader",
    "his",
    "any",
]
Zone = Literal[
    "", "hand", "deck", "fate deck", "dynasty deck", "discard", "fate discard", "dynasty discard", "province", "focus pool",
    "focused", "removed", "hand or discard", "play or discard", "destroyed with",
]  # fmt: skip
Pile = Literal["fate deck", "dynasty deck", "deck", "fate discard", "dynasty discard"]
Shuffled = Literal["fate deck", "dynasty deck", "deck", "searched"]
Condition = Literal[
    "bowed", "unbowed", "honorable", "dishonorable", "attacking", "defending", "opposed", "unopposed", "human", "nonhuman",
    "infantry", "unaligned", "dead", "honorably dead", "dishonorably dead", "discarded", "face-up", "face-down",
    "created", "performing", "home", "attached", "destroyed", "alone", "duelling", "active", "in the current battle", "yours",
    "owned", "won", "winning", "different", "allying", "legal", "focused", "revealed", "leftmost", "rightmost",
    "causing honor loss", "same", "each",
]  # fmt: skip
Relation = Literal[
    "army", "enemy army", "any army", "army with another", "army with", "attacking army", "defending army", "unit", "any unit",
    "enemy unit", "enemy units", "unit led by", "attached", "battlefield", "any battlefield", "other battlefield", "at adjacent",
    "location", "any location", "other location", "home", "province", "adjacent", "adjacent province", "hand", "discard",
    "play", "play or discard", "and out of play", "everywhere", "under", "was under", "opposing", "attacking you",
]  # fmt: skip
Reference = Literal[
    "this", "bearer", "slot", "subject", "subjects", "targets", "battlefield", "province", "winner", "loser",
    "challenger", "challenged", "duel", "duellist", "duel opponent", "created", "found", "rest", "done", "discarded",
    "discarded by enemy", "destroyed", "removed", "emptied", "performer", "caster", "army", "enemy army", "attacking army",
    "defending army", "each", "described", "actor", "action", "action performer", "action object", "ranged attack",
    "granted attack", "resolution", "entering play", "allying", "any", "named", "what", "unresolved",
]  # fmt: skip
"""What a reference means; the last four only inside the reader."""
LeaderOf = Literal["attacker", "defender", "enemy", "friendly"]
MomentName = Literal[
    "your turn", "not your turn", "first turn", "active player's first turn", "not first player", "action phase", "attack phase",
    "dynasty phase", "events phase", "straighten phase", "end phase", "combat segment", "battle", "first battle action",
    "won battle", "lost battle", "attacker", "defender", "ally", "reconnaissance", "any reconnaissance", "additional action",
    "for winning a duel", "for losing a duel",
]  # fmt: skip
Shared = Literal["keyword", "clan", "element", "title", "copy", "type", "player", "family"]
Likeness = Literal["player", "location", "unit", "card", "title", "clan", "element", "keyword", "own element"]
Variety = Literal["element", "clan", "tribe", "title", "keyword", "focus_value"]
Nameable = Literal["element", "clan", "keyword", "ring", "card", "type"]
Belonging = Literal["unit", "personality", "controller", "province", "controller clan", "different controller"]
Source = Literal["event", "same", "force lost", "gold", "discarded", "put back", "tokens gone", "it"]
"""Of what an amount is; `it` only inside the reader."""

Period = Literal["turn", "battle", "phase", "game", "duel", "resolution", "action", "this", "end phase", "*"]
"""A stretch of time that is over or under way; the star, only inside the reader, is the one that ends."""
Span = Literal["turn", "battle", "phase", "game", "duel"]
Once = Literal["", Span]
"""In which time only once; empty: as often as it happens."""
Duration = Literal[
    "", "turn", "battle", "combat", "phase", "permanent", "game", "action", "attack", "duel", "in play", "your next turn",
    "your next turn end", "your second turn", "your straighten", "his next turn", "his straighten", "straightens",
    "turns 2", "turns 3", "turns 4", "turns 5",
]  # fmt: skip
"""How long something lasts; empty: until the turn ends."""
Negation = Literal[Duration, "now", "next", "next game"]
When = Literal["before", "after", "when", "at"]
Designator = Literal["battle", "open", "limited", "reaction"]
"""When an action may be taken."""
AbilityKind = Literal["", Designator, "ranged attack", "challenge", "gold", "honor"]
"""What sort of ability a card has: by its designator, by what it does, or by what it produces; "": any."""
Opportunity = Literal["battle", "open", "limited", "reaction", "phase", "same"]

EventName = Literal[
    "enter play", "bow", "straighten", "destroy", "discard", "dishonor", "rehonor", "move", "assign", "gain honor",
    "lose honor", "draw", "target", "announce", "resolve", "engage", "battle resolution", "battle ends", "turn begins",
    "turn ends", "phase begins", "phase ends", "challenge", "duel begins", "focus", "strike", "win duel", "lose duel",
    "duel ends", "win battle", "destroy province", "reveal", "take favor", "give", "token", "take control", "transfer",
    "create", "remove", "focus effects", "lose battle", "return", "return home", "refuse", "issue", "remove token",
    "perform", "turn down", "become dead", "retarget", "pay", "ranged attack", "play", "produce", "overlay", "receive",
    "maneuvers end", "focus pools", "choose targets", "combat ends", "assign in infantry maneuvers", "seppuku",
    "trait resolves", "resolution begins", "declaration ends",
]  # fmt: skip
"""What happens; what each means stands in the table of the engine (`editions/ccg/table/event_kinds.py`)."""

Happening = Literal[
    EventName,
    "leave play", "leave battle", "enter discard pile", "attach", "move home", "move to battlefield", "move across",
    "action ends", "succeed", "attack", "lobby", "take", "discard favor", "lose province", "destruction resolves", "be there",
    "refill", "battle", "duel", "turn", "phase", "combat", "maneuvers", "declaration", "resolution",
]  # fmt: skip
"""What a text waits for or speaks of: an event, or one of several by a name of their own (`enter discard pile`: a card is
discarded or destroyed; `leave battle`: it goes home, moves away, dies or changes its controller at a battle; `move across`:
it moves to a battlefield or from one; `succeed`: an action that did something is over; `take`: an action is announced or is
over). The last eight, stretches of time, only inside the reader."""
Detail = Literal[
    "straighten", "events", "action", "attack", "dynasty", "end", "infantry", "cavalry", "this", "next", "each",
    "battle", "open", "limited", "reaction", "duel", "combat", "attacker", "defender",
    "straighten phase", "events phase", "action phase", "attack phase", "dynasty phase", "end phase",
    "resolution", "resolution too", "victory", "victory at province", "duel loss", "cost", "own effect", "own text",
    "entering play", "for winning a duel", "for losing a duel", "paid by this", "other player's action",
    "hand", "province", "this province", "play", "equip", "unused", "your pile", "no honor", "from this battlefield",
    "defend", "attack you", "its personality",
    "armies", "one", "challenged", "challenger", "instead", "as focus",
    "force bonus", "force penalty", "chi bonus", "chi penalty", "personal honor bonus", "personal honor penalty",
    "strength bonus", "strength penalty",
]  # fmt: skip
"""A further word about what happens: which phase or maneuvers, by which designator, on which occasion, by what, where from or
where to, which bonus; `resolution too`: by its actor or by battle resolution; `its personality`: also where it is done to
its bearer alone. What each asks stands in the engine's table
(`trigger_details.py`)."""
StatChange = Literal[
    "force bonus", "force penalty", "chi bonus", "chi penalty", "personal honor bonus", "personal honor penalty"
]
ForbiddenVerb = Literal[
    StatChange,
    "assign", "bow", "straighten", "destroy", "discard", "dishonor", "rehonor", "move", "gain honor", "lose honor", "draw",
    "enter play", "control", "take favor", "transfer", "remove",
    "move home", "move to battlefield", "move across", "move to attack", "move to defend", "move again", "leave",
    "assign to battlefield", "assign attack", "assign attack you", "assign defend", "assign cavalry", "assign infantry",
    "bow as cost", "bow from resolution", "destroy from resolution", "straighten in phase", "straighten before second turn",
    "attach", "attach to", "attach from hand", "hold", "play", "play terrain", "resolve", "copy", "target", "retarget", "negate",
    "perform", "take actions", "use abilities", "use base abilities", "use this ability", "have abilities", "have base abilities",
    "have text", "gain keyword", "contribute force", "produce gold", "change gold cost", "reduce gold cost", "reduce costs",
    "challenge", "issue", "accept", "refuse", "focus", "attack", "invite", "win battle", "lobby", "seppuku", "die of chi",
    "honor victory", "count for enlightenment",
]  # fmt: skip
"""What does not happen or may not be chosen. `challenge`: to be challenged; `issue`: to challenge; `assign attack you`: to attack
the player of the text."""
NegatedVerb = Literal[
    Happening, StatChange,
    "effects", "action", "event", "duel results", "bow from resolution",
]  # fmt: skip
"""What is negated: something that happens, a bonus or penalty, an action or its effects, `event`: whatever triggered the text."""

DoneVerb = Literal[
    EventName,
    "move home", "move to battlefield", "move across", "attach", "attach from hand", "win", "lose", "choose", "do", "guess",
    "anything", "lose ability", "negated",
    "force bonus", "force penalty", "chi bonus", "chi penalty", "personal_honor bonus", "personal_honor penalty",
    "gold_cost bonus", "gold_cost penalty", "focus_value bonus", "focus_value penalty", "honor_requirement bonus",
    "honor_requirement penalty", "strength bonus", "strength penalty", "gold_production bonus", "gold_production penalty",
]  # fmt: skip
"""What a text or an action did: an event, or more exactly how; `do`: a player did what he was offered, `choose`: he chose to;
`anything`: it was successful."""
PastVerb = Literal[
    DoneVerb,
    "be there", "attack", "die of chi", "lose province", "destroy in resolution", "destroy for duel loss",
    "assign to current battlefield",
]  # fmt: skip
"""What befell a thing in the past, or what it did."""
ActionVerb = Literal[
    DoneVerb,
    "from", "from hand", "printed", "additional", "duel", "copied", "effect targets", "before defender", "bowed performer",
    "this battle", "can destroy",
]  # fmt: skip
"""What an action did or is: `from` a card, `from hand`, an ability `printed` on its card, taken as an `additional` one."""
CostVerb = Literal["bow", "destroy", "discard favor"]
"""What is done to pay for an action."""
Lifted = Literal["bowed", "absent", "dead", "discard", "no presence"]
"""A rule of using an ability that its own text lifts: `even if he is bowed`."""
AllowVerb = Literal[
    Lifted,
    "unbowed", "untargeted", "uncounted", "province", "copies", "target", "overlay",
    "assign bowed", "assign cavalry", "assign only", "assigned by you", "may be assigned by you", "only battlefield", "win ties",
    "attach to", "attach two", "attach restricted", "enter bowed", "enter unbowed", "honor for followers", "cast spells",
    "bow instead", "no bow", "no bow cost", "no gold cost", "discard as favor", "discard for cost", "ignore honor requirement",
    "force bowed", "force dead", "increase force bonus", "increase chi bonus", "either personality", "no rehonoring",
    "remain bowed", "straighten in each phase", "draw more", "hand size", "hand limit", "no hand limit", "no deck size",
    "hold extra", "refill face-up", "attach any number",
]  # fmt: skip
"""A rule that a text lifts, or what it lets somebody do."""
FirmVerb = Literal[DoneVerb, "negation", "everything", "ability", "this"]
"""What of a text will not be negated."""
Destination = Literal[
    "home",
    "battlefield",
    "location",
    "any battlefield",
    "any location",
    "attacking army",
    "defending army",
    "enemy army",
]
Spot = Literal[
    "under",
    "hand",
    "top",
    "bottom",
    "shuffle",
    "play",
    "battlefield",
    "location",
    "province",
    "discard",
    "removed",
    "focus",
]
Ban = Literal["may not", "will not", "negate"]
Alteration = Literal["set", "add", "subtract", "double", "halve"]
Payment = Literal["all", "free", "less", "requirements"]
Ignored = Literal["honor_requirement", "restrictions", "costs"]
