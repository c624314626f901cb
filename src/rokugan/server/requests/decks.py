"""Decks: looked at, drawn from, and kept for whoever shows his token."""

from __future__ import annotations

import random
from typing import Annotated, Any

from msgspec import Meta, Struct

from rokugan.cards.deck_form import DeckForm
from rokugan.catalogue import say
from rokugan.editions.registry import edition_of
from rokugan.server import answers as a
from rokugan.server import messages as m
from rokugan.server.house import House, whence_of
from rokugan.server.opening import deck_asked_for
from rokugan.server.requests.asking import Asked, Route, admit, is_id, with_cards


class SaidDeck(Struct):
    """A deck that somebody builds: text or JSON, in our form or the community's."""

    deck: str | dict[str, Any]
    edition: m.Name = "celestial"


class Draw(SaidDeck):
    """An opening hand of a deck; the same seed draws the same."""

    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None


def bearer(asked: Asked) -> str:
    """The token that a request shows: one that its owner made, long enough that nobody guesses it; empty if none."""
    kind, _, token = asked.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        return ""
    if not 20 <= len(token) <= 200:
        raise m.HttpRefusal(400, say("server.a_token_of_yours_has_20_to_200"))
    return token


def token_of(asked: Asked) -> str:
    """The token that a request must show; without one it is refused."""
    token = bearer(asked)
    if not token:
        raise m.HttpRefusal(401, say("server.say_whose_decks_with_your_token"))
    return token


async def looked_at(house: House, asked: Asked, share: str) -> Any:
    """Return what is to be said of a deck."""
    edition = with_cards(asked.said.edition)
    return await house.questions.ask("check", share, about=edition, edition=edition, deck=asked.said.deck)


async def check(house: House, asked: Asked) -> Any:
    """Tell whether a deck is legal, and what is in it."""
    return await looked_at(house, asked, admit(house, asked))


async def hand(house: House, asked: Asked) -> Any:
    """Draw an opening hand."""
    share, said = admit(house, asked), asked.said
    seed, edition = random.getrandbits(32) if said.seed is None else said.seed, with_cards(said.edition)
    drawn = await house.questions.ask("hand", share, about=edition, edition=edition, deck=said.deck, seed=seed)
    return {"seed": seed, **drawn}


async def keep(house: House, asked: Asked) -> a.DeckKept:
    """Keep a deck."""
    share = admit(house, asked)
    found = await looked_at(house, asked, share)
    token, limits = bearer(asked), house.settings.limits
    id = await house.store.keep("deck", found["deck"], token, limits.decks, whence_of(share), limits.address_decks)
    if id is None:
        raise m.HttpRefusal(409, say("server.you_keep_as_many_decks", most=limits.decks))
    if not id:
        raise m.HttpRefusal(429, say("server.your_address_keeps_as_many_decks", most=limits.address_decks))
    return a.DeckKept(id)


async def mine(house: House, asked: Asked) -> list[a.DeckOfMine]:
    """Tell the decks of whoever shows his token."""
    admit(house, asked)
    found = await house.store.kept_by("deck", token_of(asked))
    return [a.DeckOfMine(id, deck["name"], deck["edition"], deck["stronghold"], since) for id, deck, since in found]


async def forget(house: House, asked: Asked) -> a.Nothing:
    """Throw away a deck."""
    admit(house, asked)
    id = asked.words["id"]
    if not is_id(id) or not await house.store.forget(id, token_of(asked)):
        raise m.HttpRefusal(404, say("server.you_keep_no_such_deck"))
    return a.Nothing()


async def shipped(house: House, asked: Asked) -> Any:
    """Give a shipped deck."""
    return deck_asked_for(asked.words["id"], edition_of(with_cards(asked.words["edition"])))


async def kept(house: House, asked: Asked) -> Any:
    """Give a deck that was kept."""
    id = asked.words["id"]
    deck = await house.store.kept("deck", id) if is_id(id) else None
    if deck is None:
        raise m.HttpRefusal(404, say("server.there_is_no_such_deck"))
    return deck


ROUTES = (
    Route("POST", "/api/decks/check", "Is a deck legal, and what is in it?", check, a.DeckChecked, SaidDeck),
    Route("POST", "/api/decks/hand", "An opening hand of a deck", hand, a.Hand, Draw),
    Route("POST", "/api/decks", "Keep a deck", keep, a.DeckKept, SaidDeck, 201),
    Route("GET", "/api/decks", "The decks that somebody keeps, who shows his token", mine, list[a.DeckOfMine]),
    Route("DELETE", "/api/decks/{id}", "Throw away a deck that one keeps", forget, a.Nothing),
    Route("GET", "/api/decks/shipped/{edition}/{id}", "A deck that comes with the game", shipped, DeckForm),
    Route("GET", "/api/decks/{id}", "A deck that was kept", kept, DeckForm),
)
