"""Cards, the workshop for new ones, and rules."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rokugan.catalogue import say
from rokugan.server import answers as a
from rokugan.server import messages as m
from rokugan.server.house import House
from rokugan.server.minds.questions import Kept
from rokugan.server.requests.asking import Asked, Route, admit, with_cards

LONGEST_SEARCH = 500


class Designed(Struct):
    """A card that somebody writes, with the keys of a card file."""

    card: dict[str, Any]
    edition: m.Name = "celestial"


def searched(asked: Asked) -> str:
    """The words of a search."""
    words = asked.query.get("q", "")
    if len(words) > LONGEST_SEARCH:
        raise m.HttpRefusal(400, say("server.a_search_has_at_most_characters", most=LONGEST_SEARCH))
    return words


async def cards(house: House, asked: Asked) -> Kept:
    """Give every card of an edition."""
    return await house.questions.kept("cards", with_cards(asked.words["edition"]))


async def search(house: House, asked: Asked) -> Any:
    """Find cards."""
    share, words, edition = admit(house, asked), searched(asked), with_cards(asked.words["edition"])
    return await house.questions.ask("find", share, about=edition, edition=edition, words=words)


async def design(house: House, asked: Asked, question: str) -> Any:
    """Ask about a card that somebody writes."""
    share, edition = admit(house, asked), with_cards(asked.said.edition)
    return await house.questions.ask(question, share, about=edition, edition=edition, card=asked.said.card)


async def read(house: House, asked: Asked) -> Any:
    """Tell what is understood of a card."""
    return await design(house, asked, "read")


async def lay(house: House, asked: Asked) -> Any:
    """Lay a table for a card."""
    return await design(house, asked, "lay")


async def differences(house: House, asked: Asked) -> Kept:
    """Tell where the editions differ."""
    return await house.questions.kept("differences", "")


async def ledger(house: House, asked: Asked) -> Kept:
    """Give every rule of an edition."""
    return await house.questions.kept("ledger", with_cards(asked.words["edition"]))


async def rules(house: House, asked: Asked) -> Any:
    """Find rules."""
    share, words, edition = admit(house, asked), searched(asked), with_cards(asked.words["edition"])
    return await house.questions.ask("rules", share, about=edition, edition=edition, words=words)


async def alike(house: House, asked: Asked) -> Any:
    """Tell what other editions say of the same."""
    share, edition = admit(house, asked), with_cards(asked.words["edition"])
    return await house.questions.ask("alike", share, about=edition, edition=edition, id=asked.words["id"])


ROUTES = (
    Route("GET", "/api/cards/{edition}", "Every card of an edition", cards, a.Cards),
    Route(
        "GET", "/api/cards/{edition}/search", "The names of the cards that fit a search", search, a.Names, query=("q",)
    ),
    Route("POST", "/api/workshop/read", "What is understood of a card", read, a.CardRead, Designed),
    Route("POST", "/api/workshop/table", "A table for a card, as a scenario", lay, a.Scenario, Designed),
    Route("GET", "/api/rules/differences", "Where the editions of the classic game differ", differences, a.Differences),
    Route("GET", "/api/rules/{edition}", "Every rule of an edition", ledger, a.Rules),
    Route(
        "GET",
        "/api/rules/{edition}/search",
        "The rules that fit a question, best first",
        rules,
        a.RuleIds,
        query=("q",),
    ),
    Route(
        "GET", "/api/rules/{edition}/{id}/alike", "What other editions say of the same", alike, dict[str, list[a.Rule]]
    ),
)
