"""The requests of the pages around the table: cards, decks, the workshop and the rules."""

from __future__ import annotations

import random
from typing import Annotated, Any

from fastapi import FastAPI, Request, Response
from msgspec import Meta, Struct

from rokugan.cards.library import EDITIONS
from rokugan.catalogue import say
from rokugan.editions.registry import edition_of
from rokugan.errors import quote
from rokugan.server import messages as m
from rokugan.server.answering import answer, asker, body_of, said_in
from rokugan.server.door.shares import Paces
from rokugan.server.house import House, whence_of
from rokugan.server.logs import warn
from rokugan.server.minds.study import Kept
from rokugan.server.opening import deck_asked_for
from rokugan.server.settings import Settings

LONGEST_SEARCH = 500


class SaidDeck(Struct):
    """A deck that somebody builds: text or JSON, in our form or the community's."""

    deck: str | dict[str, Any]
    edition: m.Name = "celestial"


class Draw(SaidDeck):
    """An opening hand of a deck; the same seed draws the same."""

    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class Designed(Struct):
    """A card that somebody writes, with the keys of a card file."""

    card: dict[str, Any]
    edition: m.Name = "celestial"


def add_pages(app: FastAPI, house: House, settings: Settings) -> None:
    """Add the requests to the application."""
    study = house.study
    asked = Paces(settings.limits.questions)

    def admit(request: Request) -> str:
        """The share of whoever asks, if he may ask one more question now."""
        share = asker(request)
        if not asked.allows(share):
            warn("too many questions", address=share)
            raise m.HttpRefusal(429, say("server.too_many_questions_asked", most=settings.limits.questions))
        return share

    @app.get("/api/cards/{edition}", summary="Every card of an edition")
    async def cards(edition: str, request: Request) -> Response:
        return kept_answer(await study.kept("cards", with_cards(edition)), request)

    @app.get("/api/cards/{edition}/search", summary="The names of the cards that fit a search")
    async def search(edition: str, request: Request, q: str = "") -> Response:
        share = admit(request)
        if len(q) > LONGEST_SEARCH:
            raise m.HttpRefusal(400, say("server.a_search_has_at_most_characters", most=LONGEST_SEARCH))
        return answer(await study.ask("find", share, about=with_cards(edition), edition=edition, words=q))

    @app.post("/api/decks/check", summary="Is a deck legal, and what is in it?", openapi_extra=body_of(SaidDeck))
    async def check(request: Request) -> Response:
        share = admit(request)
        said: SaidDeck = await said_in(request, house, SaidDeck)
        return answer(
            await study.ask("check", share, about=with_cards(said.edition), edition=said.edition, deck=said.deck)
        )

    @app.post("/api/decks/hand", summary="An opening hand of a deck", openapi_extra=body_of(Draw))
    async def hand(request: Request) -> Response:
        share = admit(request)
        said: Draw = await said_in(request, house, Draw)
        seed = random.getrandbits(32) if said.seed is None else said.seed
        return answer(
            {
                "seed": seed,
                **await study.ask(
                    "hand", share, about=with_cards(said.edition), edition=said.edition, deck=said.deck, seed=seed
                ),
            }
        )

    @app.post("/api/decks", status_code=201, summary="Keep a deck", openapi_extra=body_of(SaidDeck))
    async def keep(request: Request) -> Response:
        share = admit(request)
        said: SaidDeck = await said_in(request, house, SaidDeck)
        found = await study.ask("check", share, about=with_cards(said.edition), edition=said.edition, deck=said.deck)
        token, limits = bearer(request), settings.limits
        id = await house.store.keep("deck", found["deck"], token, limits.decks, whence_of(share), limits.address_decks)
        if id is None:
            raise m.HttpRefusal(409, say("server.you_keep_as_many_decks", most=limits.decks))
        if not id:
            raise m.HttpRefusal(429, say("server.your_address_keeps_as_many_decks", most=limits.address_decks))
        return answer({"id": id}, 201)

    @app.get("/api/decks", summary="The decks that somebody keeps, who shows his token")
    async def mine(request: Request) -> Response:
        admit(request)
        found = await house.store.kept_by("deck", token_of(request))
        return answer([
            {"id": id, "name": deck["name"], "edition": deck["edition"], "stronghold": deck["stronghold"], "since": since}
            for id, deck, since in found
        ])  # fmt: skip

    @app.delete("/api/decks/{id}", summary="Throw away a deck that one keeps")
    async def forget(id: str, request: Request) -> Response:
        admit(request)
        if not (id.isascii() and id.isalnum() and len(id) <= 32) or not await house.store.forget(id, token_of(request)):
            raise m.HttpRefusal(404, say("server.you_keep_no_such_deck"))
        return answer({})

    @app.get("/api/decks/shipped/{edition}/{id}", summary="A deck that comes with the game")
    async def shipped(edition: str, id: str) -> Response:
        return answer(deck_asked_for(id, edition_of(with_cards(edition))))

    @app.get("/api/decks/{id}", summary="A deck that was kept")
    async def kept(id: str) -> Response:
        deck = await house.store.kept("deck", id) if id.isascii() and id.isalnum() and len(id) <= 32 else None
        if deck is None:
            raise m.HttpRefusal(404, say("server.there_is_no_such_deck"))
        return answer(deck)

    @app.post("/api/workshop/read", summary="What is understood of a card", openapi_extra=body_of(Designed))
    async def read(request: Request) -> Response:
        share = admit(request)
        said: Designed = await said_in(request, house, Designed)
        return answer(
            await study.ask("read", share, about=with_cards(said.edition), edition=said.edition, card=said.card)
        )

    @app.post("/api/workshop/table", summary="A table for a card, as a scenario", openapi_extra=body_of(Designed))
    async def lay(request: Request) -> Response:
        share = admit(request)
        said: Designed = await said_in(request, house, Designed)
        return answer(
            await study.ask("lay", share, about=with_cards(said.edition), edition=said.edition, card=said.card)
        )

    @app.get("/api/rules/differences", summary="Where the editions of the classic game differ")
    async def differences(request: Request) -> Response:
        return kept_answer(await study.kept("differences", ""), request)

    @app.get("/api/rules/{edition}", summary="Every rule of an edition")
    async def ledger(edition: str, request: Request) -> Response:
        return kept_answer(await study.kept("ledger", with_cards(edition)), request)

    @app.get("/api/rules/{edition}/search", summary="The rules that fit a question, best first")
    async def rules(edition: str, request: Request, q: str = "") -> Response:
        share = admit(request)
        if len(q) > LONGEST_SEARCH:
            raise m.HttpRefusal(400, say("server.a_search_has_at_most_characters", most=LONGEST_SEARCH))
        return answer(await study.ask("rules", share, about=with_cards(edition), edition=edition, words=q))

    @app.get("/api/rules/{edition}/{id}/alike", summary="What other editions say of the same")
    async def alike(edition: str, id: str, request: Request) -> Response:
        share = admit(request)
        return answer(await study.ask("alike", share, about=with_cards(edition), edition=edition, id=id))


def bearer(request: Request) -> str:
    """The token that a request shows: one that its owner made, long enough that nobody guesses it; empty if none."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        return ""
    if not 20 <= len(token) <= 200:
        raise m.HttpRefusal(400, say("server.a_token_of_yours_has_20_to_200"))
    return token


def token_of(request: Request) -> str:
    """The token that a request must show; without one it is refused."""
    token = bearer(request)
    if not token:
        raise m.HttpRefusal(401, say("server.say_whose_decks_with_your_token"))
    return token


def with_cards(edition: str) -> str:
    """The edition, if it is one that has cards; else the request is refused."""
    if edition not in EDITIONS:
        raise m.HttpRefusal(404, say("files.there_is_no_edition", edition=quote(edition), editions=", ".join(EDITIONS)))
    return edition


def kept_answer(found: Kept, request: Request) -> Response:
    """A kept answer, which the browser may keep as well until it changes."""
    headers = {"Cache-Control": "no-cache", "ETag": found.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(found.packed, media_type="application/json", headers=headers)
    return Response(found.plain, media_type="application/json", headers=headers)
