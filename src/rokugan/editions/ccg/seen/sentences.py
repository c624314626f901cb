"""The log of a game in sentences for people, with nothing in it that the reader may not know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rokugan.catalogue import Count, say, subject
from rokugan.core.log import Entry
from rokugan.core.views.telling import Audience, grouped, listed

# The kinds of events as views tell them.
KINDS = {
    "is revealed:": "reveal",
    "enters play:": "enter_play",
    "is discarded:": "discard",
    "is destroyed:": "destroy",
    "is dishonored:": "dishonor",
    "is rehonored:": "rehonor",
    "leaves the game:": "remove",
    "is put back:": "put_back",
    "is transferred:": "transfer",
    "is turned face-down:": "turn_down",
    "changes control:": "change_control",
    "loses tokens:": "lose_tokens",
    "goes first": "go_first",
    "begins turn": "begin_turn",
    "gains Honor": "gain_honor",
    "loses Honor": "lose_honor",
    "loses a province": "lose_province",
    "gains a province": "gain_province",
    "fights at": "fight",
    "battle:": "battle_totals",
    "trait of": "trait",
    "turns up": "turn_up",
    "the duel:": "duel_totals",
    "draws": "draw",
    "bows": "bow",
    "straightens": "straighten",
    "moves": "move",
    "moves home": "move_home",
    "assigns": "assign",
    "attacks": "attack",
    "invites": "invite",
    "allies with": "ally",
    "changes sides": "change_sides",
    "plays": "play",
    "uses": "use",
    "equips": "equip",
    "shares": "share",
    "overlays": "overlay",
    "challenges": "challenge",
    "refuses the challenge": "refuse",
    "strikes": "strike",
    "focuses": "focus",
    "takes the Imperial Favor": "take_favor",
    "gives up the Imperial Favor": "give_up_favor",
    "loses the game": "lose_game",
    "starts with": "start_with",
    "advances to": "advance",
    "opens the Fortress": "open_fortress",
    "loses the Fortress": "lose_fortress",
    "lays": "lay_tile",
    "looks": "look",
    "shows": "show",
    "reveals": "show",
    "names": "name",
    "guesses": "guess",
    "makes a naval invasion": "naval_invasion",
    "copies an ability of": "copy_ability",
    "copies a keyword of": "copy_keyword",
    "takes the place of": "take_place",
    "creates a battlefield": "create_battlefield",
    "cuts to": "cut",
    "gets": "change_stat",
    "puts tokens on": "put_tokens",
    "takes the action": "take_action",
    "does not gain Honor": "take_back_honor",
    "concedes": "concede",
}
# Kinds of which several in a row are told in one sentence.
MERGED = ("bows", "straightens", "draws", "is revealed:", "is discarded:", "is destroyed:", "assigns", "enters play:")
MANY = 4  # of cards that straighten no more are named
NUMBERED = ("uses", "plays")  # with words that are the number of the ability, which the notation needs
NO_FORCE = "0 attacking, 0 defending"


def sentences(entries: Sequence[Entry], players: list[str], seat: int) -> Iterator[str]:
    """The entries as a seat may know them; a battle at which nobody stood is left out."""
    for group in grouped(without_empty_battles(entries), MERGED):
        yield sentence(group, players, seat)


def sentence(group: Sequence[Entry], players: list[str], seat: int, you: int = -1) -> str:
    """One or several entries of a kind; said to the player at the seat `you`, if there is one.

    >>> sentence([Entry("gains Honor", 0, amount=2)], ["Ann", "Bob"], 1)
    'Ann gains 2 Honor'
    >>> sentence([Entry("gains Honor", 0, amount=2)], ["Ann", "Bob"], 0, you=0)
    'You gain 2 Honor'
    """
    first = group[0]
    audience = Audience(players, you)
    names = [name for entry in group for name in entry.names(seat)]
    if first.kind == "straightens" and len(names) > MANY:
        names = [*names[:MANY], say("telling.more", n=len(names) - MANY)]
    forms = subject("events")
    form = forms.get(f"{first.kind} {first.words}") or forms.get(first.kind)
    if you >= 0:
        form = forms.get(f"{first.kind} to you", form)
    words = first.words if all(entry.words == first.words for entry in group) else ""
    if you >= 0 and first.kind in NUMBERED:
        words = ""
    if first.kind == "gets":
        return audience.finished(change_of_a_stat(first, listed(names), len(names)))
    if form is None:
        if len(group) == 1 and not (first.cards and not first.amount and not first.words):
            return first.text(players, seat)
        form = f"{{player}} {first.kind} {{cards}}"
    said = form.format(
        player=audience.player(first.player),
        whose=audience.whose(first.player),
        me=audience.verb(first.player),
        cards=listed(names),
        n=Count(len(names)),
        amount=Count(first.amount),
        words=audience.place(words),
        detail=first.detail,
    )
    return audience.finished(said)


def change_of_a_stat(entry: Entry, cards: str, count: int) -> str:
    """Return what a stat of cards, or of a province, is changed by.

    >>> change_of_a_stat(stat_changed(Entry("gets", 0, amount=3), "strength"), "", 0)
    'the province gets +3 strength'
    """
    key = "telling.gets" if count else "telling.the_province_gets"
    return say(key, cards=cards, n=count, change=f"{entry.amount:+d}", stat=entry.detail.replace("_", " "))


def stat_changed(entry: Entry, stat: str) -> Entry:
    """The entry, of a change of that stat."""
    entry.detail = stat
    return entry


def without_empty_battles(entries: Sequence[Entry]) -> Iterator[Entry]:
    """Leave out battles without units in which nothing happened."""
    skip = -1
    for index, entry in enumerate(entries):
        following = entries[index + 1] if index + 1 < len(entries) else None
        if entry.kind == "fights at" and following is not None:
            if following.kind == "battle:" and following.words == NO_FORCE:
                skip = index + 1
                continue
        if index != skip:
            yield entry
