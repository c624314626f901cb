"""The schema of the Living Card Game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rokugan.cards.lcg import face
from rokugan.cards.lcg.files import STATS as TYPES
from rokugan.cards.lcg.files import lcg_definition
from rokugan.cards.lcg.format import notes
from rokugan.cards.lcg.model import SIDES, LcgCard
from rokugan.cards.schema import Schema
from rokugan.cards.worded import LIVING
from rokugan.catalogue import say
from rokugan.errors import CardError
from rokugan.program.lcg.nodes import Effect, RoleOnly, TextBox, Triggered

if TYPE_CHECKING:
    from rokugan.language.lcg.textbox import Living

PARTS = {
    "stronghold": "stronghold",
    "role": "role",
    "province": "provinces",
    "dynasty": "dynasty",
    "conflict": "conflict",
}
STATS = {
    "m": "military",
    "military": "military",
    "p": "political",
    "political": "political",
    "glory": "glory",
    "g": "glory",
    "cost": "cost",
    "c": "cost",
    "strength": "strength",
    "s": "strength",
    "honor": "honor",
    "fate": "fate",
    "influence": "influence_cost",
    "i": "influence_cost",
    "pool": "influence_pool",
    "limit": "deck_limit",
}
FIELDS = {
    "t": lambda card: (card.type,),
    "type": lambda card: (card.type,),
    "clan": lambda card: (card.clan,),
    "side": lambda card: (card.side,),
    "trait": lambda card: card.traits,
    "k": lambda card: (*card.keywords, *card.traits),
    "keyword": lambda card: card.keywords,
    "element": lambda card: card.elements,
    "role": lambda card: (card.role_restriction,) if card.role_restriction else (),
    "title": lambda card: (card.title,),
    "set": lambda card: (card.expansion,),
    "legal": lambda card: card.formats,
    "is": lambda card: (card.mark,) if card.mark else ("own",),
}


ONE_OF_EACH = ("province", "role", "stronghold")
_UNSAID = LcgCard("", "")


def _definition(entry: Any, where: str, edition: str, names: Any) -> LcgCard:
    return lcg_definition(entry, where, names)


def _well_formed(card: LcgCard) -> None:
    """What every card of its type must have: a title, a stronghold its numbers, a province an element."""
    if not card.title.strip():
        raise CardError(say("files.the_card_has_no_title", card=card.id or say("files.nameless", kind=card.type)))
    if card.type == "province" and card.expansion and not card.elements:
        raise CardError(say("files.the_province_has_no_element", title=card.title))


def _language(edition: str) -> Living:
    from rokugan.language.lcg.english import living  # for start-up time

    return living()


def _part_of(card: LcgCard) -> str:
    return "stronghold" if card.type == "stronghold" else PARTS.get(card.side, "")


def _cost(card: LcgCard) -> int | None:
    return card.cost


def _notes(deck: Any, library: Any) -> list[str]:
    return notes(deck, library)


def _boxed(keywords: tuple[Any, ...], lines: Sequence[Any]) -> TextBox:
    abilities = tuple(each for each in lines if isinstance(each, Triggered))
    return TextBox(keywords, tuple(each for each in lines if not isinstance(each, Triggered)), abilities)


def _lines_of(program: TextBox) -> Sequence[Any]:
    return (*program.constants, *program.abilities)


def _implied(card: LcgCard) -> dict[str, Any]:
    """The facts that follow from others: the side from the type; a card without influence is for its own clan's decks; which
    role a deck needs, its text says."""
    own = card.influence_cost is None and card.clan != "neutral"
    roles = [each.trait for each in card.program.constants if isinstance(each, RoleOnly)]
    return {
        "side": SIDES.get(card.type, ""),
        "allowed_clans": (card.clan,) if own else (),
        "role_restriction": roles[0] if roles else "",
        "deck_limit": 1 if card.type in ONE_OF_EACH else _UNSAID.deck_limit,
    }


def _facts_said(card: LcgCard) -> LcgCard:
    implied = {name for name, value in _implied(card).items() if getattr(card, name) == value}
    return replace(card, **{name: getattr(_UNSAID, name) for name in implied})


def _facts_meant(card: LcgCard) -> LcgCard:
    implied = _implied(card).items()
    return replace(card, **{name: value for name, value in implied if getattr(card, name) == getattr(_UNSAID, name)})


SCHEMA = Schema(
    game=LIVING,
    card=LcgCard,
    text_box=TextBox,
    line=Effect | Triggered,
    boxed=_boxed,
    lines_of=_lines_of,
    facts_said=_facts_said,
    facts_meant=_facts_meant,
    definition=_definition,
    well_formed=_well_formed,
    type_line=face.type_line,
    stat_line=face.stat_line,
    language=_language,
    older={},
    stats=STATS,
    fields=FIELDS,
    types=TYPES,
    printed=face.printed,
    part_of=_part_of,
    plots=(
        ("fate_cost_dynasty", "dynasty", _cost),
        ("fate_cost_conflict", "conflict", _cost),
    ),
    notes=_notes,
    parts=(("Provinces", "provinces"), ("Dynasty", "dynasty"), ("Conflict", "conflict")),
)
