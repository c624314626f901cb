"""A position written down: the table of a game as the scenario that sets it up again (`position` reads it).

What a scenario cannot say (what lasts until the end of the turn, cards that were created) is left out; who needs the very
same game sets the transcript up and compares (`rokugan.scenarios.transcribing`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.seen.position import CREATED
from rokugan.editions.ccg.table.ids import STATS
from rokugan.editions.ccg.table.pieces import DEAD, DISHONORED
from rokugan.editions.ccg.text.described import uses
from rokugan.editions.ccg.turn.phases import Turn

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame
    from rokugan.editions.ccg.table.pieces import Province

_BLANKS = {"fate blank": "strategy", "dynasty blank": "holding"}


def phase_begins(game: CcgGame) -> str:
    """The phase that begins with the next step; empty if none does. The step `begin` counts the turn and begins no phase."""
    frame = game.stack[-1]
    if not isinstance(frame, Turn) or not 0 < frame.at < len(frame.STEPS):
        return ""
    turns, step = game.rules.turn, frame.STEPS[frame.at]
    return next((phase for phase in turns.phases if turns.phase_steps.get(phase, phase) == step), "")


def transcribed(game: CcgGame, phase: str) -> dict[str, Any]:
    """The whole table, at the beginning of a phase."""
    return {
        "edition": game.rules.edition,
        "seed": game.randomness.seed(),
        "turn": game.turn,
        "phase": phase,
        "active": game.names[game.active],
        "first_player": game.names[game.first_player],
        "players": [player(game, seat) for seat in range(len(game.players))],
    }


def name_of(definition: CardDefinition) -> object:
    """Return how a position names a card: as the library does; a blank that left its deck is written out."""
    if definition.type in _BLANKS:
        return {"title": "Blank", "type": _BLANKS[definition.type]}
    if definition.id == CREATED:
        return written_out(definition)
    return definition.name


def listed(definition: CardDefinition) -> object:
    """Return how a hand, a deck or a stack names a card: one that is written out is an entry of its own."""
    name = name_of(definition)
    return {"card": name} if isinstance(name, dict) else name


def written_out(definition: CardDefinition) -> dict[str, Any]:
    """A card that no library has, with its numbers."""
    found: dict[str, Any] = {"title": definition.name or CREATED, "type": definition.type}
    for key in ("force", "chi", "gold_cost", "personal_honor", "focus_value", "gold_production"):
        value = getattr(definition, key)
        if value is not None:
            found[key] = value
    if definition.keywords:
        found["keywords"] = list(definition.keywords)
    return found


def player(game: CcgGame, seat: int) -> dict[str, Any]:
    """One player, and all that is his."""
    who = game.players[seat]
    found: dict[str, Any] = {"name": who.name, "honor": who.honor}
    if who.stronghold >= 0:
        found["stronghold"] = stronghold(game, who.stronghold)
    if who.eliminated:
        found["eliminated"] = True
    if game.favor == seat:
        found["favor"] = True
    found["provinces"] = [province(game, each) for each in who.provinces]
    found["hand"] = [listed(game.cards[card].definition) for card in who.hand]
    found["in_play"] = [in_play(game, card, seat) for card in who.in_play if card != who.stronghold]
    for name, pile in (
        ("fate_discard", who.fate_discard),
        ("dynasty_discard", who.dynasty_discard),
        ("removed", who.removed),
    ):
        if pile:
            found[name] = [gone(game, card) for card in pile if card != who.stronghold]
    for name, deck in (("fate_deck", who.fate_deck), ("dynasty_deck", who.dynasty_deck)):
        known = [game.cards[card].definition for card in deck[::-1]]
        while known and known[-1].type in _BLANKS:
            known.pop()
        found[name] = [listed(each) for each in known]
        found[f"{name}_size"] = len(deck)
    return {key: value for key, value in found.items() if value != []}


def stronghold(game: CcgGame, card: int) -> object:
    """A Stronghold by its title; a plain one is written out."""
    definition = game.cards[card].definition
    plain: Any = definition.name
    if definition.name == "Stronghold" or definition.name.startswith("Stronghold of "):
        plain = {
            "title": definition.title,
            "clan": definition.clans[0] if definition.clans else None,
            "province_strength": definition.province_strength,
            "gold_production": definition.gold_production,
            "starting_honor": definition.starting_honor,
        }
        plain = {key: value for key, value in plain.items() if value is not None}
    state = game.states.get(card)
    if state is not None and state.bowed:
        return (plain if isinstance(plain, dict) else {"card": plain}) | {"bowed": True}
    return plain


def province(game: CcgGame, here: Province) -> dict[str, Any]:
    """A province, and what lies in it."""
    if here.destroyed:
        return {"destroyed": True}
    found: dict[str, Any] = {}
    if here.cards:
        definition = game.cards[here.cards[0]].definition
        if definition.type not in _BLANKS:
            found["card"] = definition.name
        if here.cards[0] in here.up:
            found["face"] = "up"
    found["strength"] = here.base_strength
    regions = [game.cards[card].definition.name for card in here.regions()]
    if regions:
        found["region"] = regions
    return found


def in_play(game: CcgGame, card: int, seat: int) -> object:
    """A card in play with what it has; only its name if there is nothing else."""
    state = game.states[card]
    found: dict[str, Any] = {"card": name_of(game.cards[card].definition)}
    if game.cards[card].definition.id == CREATED:
        found["created"] = True
    owner = game.cards[card].owner
    if owner != seat:
        found["owner"] = game.names[owner]
    if state.bowed:
        found["bowed"] = True
    if state.dishonored:
        found["dishonorable"] = True
    if state.by_own_text:
        found["by_own_text"] = True
    if state.tokens:
        found["tokens"] = dict(state.tokens)
    used = [
        number for number, ability in enumerate(game.behaviours[card].abilities, 1) if uses.used_up(game, card, ability)
    ]
    if used:
        found["used"] = used
    given = for_this_turn(game, card)
    if given:
        found["for_this_turn"] = given
    if state.under:
        found["under"] = [listed(game.cards[each].definition) for each in state.under]
    if state.attachments:
        found["attachments"] = [in_play(game, each, seat) for each in state.attachments]
    return found if len(found) > 1 else found["card"]


def for_this_turn(game: CcgGame, card: int) -> dict[str, int]:
    """Return what texts have added to its numbers until the turn ends."""
    found: dict[str, int] = {}
    for each in game.modifiers.on.get(card, ()):
        if each.kind == "bonus" and each.until == "turn" and each.what is None:
            for name, stat in STATS.items():
                if stat == each.stat:
                    found[name] = found.get(name, 0) + each.amount
    return found


def gone(game: CcgGame, card: int) -> object:
    """A card in a discard pile, or out of the game."""
    name, grave = name_of(game.cards[card].definition), game.graves.get(card, 0)
    found: dict[str, Any] = {"card": name}
    if grave & DEAD:
        found["dead"] = True
    if grave & DISHONORED:
        found["dishonorable"] = True
    return found if len(found) > 1 or isinstance(name, dict) else name
