"""Remarks in parentheses that only say again what holds anyway. Any other remark is part of the text, or is not understood.

A reminder belongs to what it explains: to a keyword of the card, to words before it, to a rule of the book. `(Shugenja may attach
and cast Spells.)` says nothing new on a card that has or gives `Shugenja`; of a keyword for which our books have no rule, the
same sentence would be a rule that nobody plays.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from rokugan.language.language import Around

# Words that say for how long: a remark that names the usual duration contradicts them.
_LASTING = r"\b(?:until|permanently|during|rest of|next turn|battle ends|each turn|every turn)\b"
_ATTACKED = r"follower,? or personality without followers,?"


@dataclass(frozen=True)
class Reminder:
    """One remark: its words, the keyword of the card that it explains, one that the card may not have, what must stand before it
    in its sentence and what nowhere in it. `done`: it stands where something is done, in no cost. `editions`: those whose rule it
    is, if not all have it."""

    words: str
    keyword: str = ""
    lacking: str = ""
    after: str = ""
    unless: str = ""
    done: bool = False
    editions: tuple[str, ...] = ()

    def holds(self, remark: str, place: Around, edition: str) -> bool:
        """Is it this one, where it only repeats what holds?"""
        found = re.fullmatch(self.words, remark)
        if found is None or (self.editions and edition not in self.editions):
            return False
        if self.keyword and not _speaks_of(place.about, self.keyword):
            return False
        if self.lacking and _speaks_of(place.about, self.lacking):
            return False
        after = self.after
        for name, said in found.groupdict().items():
            after = after.replace(f"<{name}>", re.escape(said))
        if after and not re.search(after, place.before):
            return False
        if self.unless and re.search(self.unless, f"{place.before} {place.behind}"):
            return False
        return not self.done or (place.done and ":" not in place.behind)


def _speaks_of(about: str, keyword: str) -> bool:
    return re.search(rf"\b{keyword}s?\b", about) is not None


# What the rules say of a keyword.
OF_KEYWORDS = (
    Reminder("shugenja may attach and cast spells", "shugenja"),
    Reminder("followers cannot attach or cast spells", "shugenja"),
    Reminder(
        "battle: discard a card to give this tactician a force bonus equal to the card's focus value", "tactician",
        editions=("samurai", "celestial", "war_of_honor"),
    ),
    Reminder("loyal personalities will not join other clans", "loyal"),
    Reminder("a personality (?:may|can) only have one weapon", "weapon"),
    Reminder("absent actions (?:may|can) be taken without presence", "absent"),
    Reminder("home actions (?:may|can) be taken from home", "home"),
    Reminder("tireless actions (?:may|can) be taken even while bowed", "tireless"),
    Reminder("you may use tireless abilities even if bowed", "tireless"),
    Reminder("repeatable actions may be (?:used|taken) any number of times per turn", "repeatable"),
    Reminder(
        "delayed terrains do not resolve until after all players have passed for the battle", "delayed", editions=("gold",)
    ),
    Reminder("fortifications attach to the province from which they entered play", "fortification"),
    Reminder(f"bow a target enemy {_ATTACKED} with (?P<number>\\d+) or lower force", after=r"fear <number>$"),
    Reminder(
        f"destroy a target enemy {_ATTACKED} with (?P<number>\\d+) or lower force", after=r"ranged <number> attack$"
    ),
    Reminder(
        f"destroy a target enemy {_ATTACKED} with force equal to or lower than the ranged attack's strength",
        after=r"ranged (?:\d+ )?attack\b",
    ),
    Reminder("this region is not singular", lacking="singular"),
    Reminder("[a-z' -]+ is not unique", lacking="unique"),
    Reminder("reactions trigger after traits"),
    Reminder(
        'a "(?P<word>[a-z]+) card" is a card with the word "(?P=word)" in its title or boldface traits area',
        after="a <word> card$"
    ),
)  # fmt: skip
# What the words before a remark say already.
OF_WORDS = (
    Reminder(
        "until (?:the|this) turn ends|until the end of the turn|this turn", unless=_LASTING, done=True
    ),
    Reminder("if any|if able|if legal", done=True),
    Reminder(
        "paying all costs", after=r"\b(?:attach|equip|recruit|bring|brings|put|play|plays)\b",
        unless=r"\b(?:waiving|ignoring|without paying|less gold|no gold|for free)\b",
    ),
    Reminder("(?:to a )?minimum (?:of )?0", after=r"\b(?:reduce|lower|minus|less|-\d)"),
    Reminder("(?:or was|even if) already dishonorable", after=r"\bdishonor(?:able|ed|s)?\b"),
    Reminder("in play", unless=r"\b(?:discard pile|hand|deck|dead|discarded|removed|into play)\b"),
    Reminder("in your home", after=r"\binto play$"),
    Reminder("not dead", after=r"\bdiscarded\b|\bdiscard pile$"),
    Reminder("not keywords", after=r"\b(?:abilities|traits|text|effects)\b"),
    Reminder("not (?:a )?cost", after=r"\beffects?\b"),
    Reminder("legal", after=r"\btarget an?$"),
    Reminder("future", after=r"\bnegate\b"),
    Reminder("do not refill it", after=r"\bdestroy|\bprovince\b"),
    Reminder("this will give a gold cost to actions that have none", after=r"\bgold cost by \d+$"),
    Reminder("this is not movement", after=r"\bside there$"),
    Reminder("you choose in case of a tie", after=r"\b(?:lowest|highest)\b"),
    Reminder("including ties", after=r"\b(?:lowest|highest)\b"),
    Reminder("including zero", after=r"\bany number of\b"),
    Reminder("after he assigns", after=r"\bassign"),
    Reminder("before (?:he|she|it) is destroyed", after=r"\bdestroy"),
    Reminder("(?:after|before) this action's resolution", after=r"\bfight a battle\b"),
    Reminder("after destroying the weapon", after=r"\bequal to\b"),
    Reminder("after adding the (?P<token>[a-z]+) tokens", after=r"\b<token> tokens?\b|\bequal to\b|\bforce$"),
    Reminder("after playing this strategy", after=r": if you$"),
    Reminder("including (?:this action|this card's|itself|resolution)", after=r"\b(?:each|all|during|your)\b"),
    Reminder("including [a-z' -]+", after=r"\b(?:each|all|your|into play)\b|\ba\b"),
    Reminder("limited, open, or battle", after=r"\bsame designator$"),
    Reminder(":air:, :earth:, :fire:, :void:, or :water:", after=r"\ban element keyword$"),
    Reminder("this can be used together with bowing this card to produce gold", after=r"\bproduce \d+ gold$"),
    Reminder("the loser dies", "challenge", editions=("gold",)),
    Reminder("discard it", after=r"\bits effects do not happen$"),
    Reminder("shuffle your fate deck; you then may play the ring", after=r"\bput it into your hand$"),
    Reminder("including your own if you are an ally", after=r"\ballying units on your side at the current battlefield$"),
    Reminder("the increase ends before battle resolution", after=r"\buntil its battle's combat segment ends$"),
    # What is one of the targets is so wherever it has gone meanwhile; an army without units has no Force at all.
    Reminder("even at home", after=r"\bone of the targets$"),
    Reminder("only if the army has one or more units", after=r"\bwhile he is dead$"),
    Reminder("not at any province", after=r"\bcreate a battlefield$"),
    Reminder("3 or more", after=r"\bhigh\b"),
    Reminder("2 or less", after=r"\blow\b"),
)  # fmt: skip


def is_reminder(remark: str, place: Around, edition: str = "") -> bool:
    """Does a remark in parentheses only say again what holds in an edition anyway? Each of its sentences must.

    >>> alone = Around("battle: bow a target enemy follower", "")
    >>> is_reminder("(this turn)", alone), is_reminder("(Then destroy it.)", alone)
    (True, False)
    """
    said = " ".join(remark.lower().strip("()").split())
    sentences = [each.strip() for each in re.split(r"\.(?:\s+|$)", said) if each.strip()]
    return bool(sentences) and all(
        any(each.holds(sentence, place, edition) for each in (*OF_KEYWORDS, *OF_WORDS)) for sentence in sentences
    )
