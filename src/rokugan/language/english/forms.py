"""The forms of English verbs and nouns: rules, and a list of what follows none."""

from __future__ import annotations

IRREGULAR: dict[str, tuple[str, str, str, str]] = {
    "become": ("becomes", "became", "become", "becoming"),
    "break": ("breaks", "broke", "broken", "breaking"),
    "bring": ("brings", "brought", "brought", "bringing"),
    "choose": ("chooses", "chose", "chosen", "choosing"),
    "draw": ("draws", "drew", "drawn", "drawing"),
    "fight": ("fights", "fought", "fought", "fighting"),
    "give": ("gives", "gave", "given", "giving"),
    "go": ("goes", "went", "gone", "going"),
    "lose": ("loses", "lost", "lost", "losing"),
    "make": ("makes", "made", "made", "making"),
    "pay": ("pays", "paid", "paid", "paying"),
    "put": ("puts", "put", "put", "putting"),
    "send": ("sends", "sent", "sent", "sending"),
    "set": ("sets", "set", "set", "setting"),
    "strike": ("strikes", "struck", "struck", "striking"),
    "swear": ("swears", "swore", "sworn", "swearing"),
    "take": ("takes", "took", "taken", "taking"),
    "win": ("wins", "won", "won", "winning"),
}
"""Present, past, participle, gerund."""
DOUBLING = frozenset({"transfer", "swap", "cancel", "stop"})
"""Verbs that double their last letter: `transferred`."""
HISSING = ("s", "sh", "ch", "x", "z")


def forms_of(verb: str) -> tuple[str, str, str, str]:
    """Return the present, past, participle and gerund of a verb.

    >>> forms_of("bow"), forms_of("transfer")[1], forms_of("carry")[:2]
    (('bows', 'bowed', 'bowed', 'bowing'), 'transferred', ('carries', 'carried'))
    """
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith("y") and verb[-2] not in "aeiou":
        stem = verb[:-1]
        return f"{stem}ies", f"{stem}ied", f"{stem}ied", f"{verb}ing"
    present = verb + ("es" if verb.endswith(HISSING) else "s")
    stem = verb + verb[-1] if verb in DOUBLING else verb.removesuffix("e")
    return present, f"{stem}ed", f"{stem}ed", f"{stem}ing"


def plural(noun: str) -> str:
    """Return the plural of a noun.

    >>> plural("Personality"), plural("army"), plural("Follower")
    ('Personalities', 'armies', 'Followers')
    """
    if noun.endswith("y") and noun[-2] not in "aeiou":
        return f"{noun[:-1]}ies"
    return noun + ("es" if noun.endswith(HISSING) else "s")
