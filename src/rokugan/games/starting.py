"""Starting games from decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rokugan.cards.deck import Deck, find_deck, read_deck, shipped_decks
from rokugan.cards.library import library
from rokugan.cards.own_sets import AnySet, Libraries, OwnSet, any_set, contents
from rokugan.catalogue import say
from rokugan.core.edition import Edition
from rokugan.core.files.documents import LARGEST
from rokugan.core.notation import tidy
from rokugan.editions.registry import edition_of
from rokugan.errors import CardError, DeckError, RokuganError, brief, quote

LONGEST_NAME = 40
NAMES = ("Ann", "Bob", "Cid", "Dov", "Eve", "Fay", "Gil", "Hal")


def default_decks(edition: str, players: int, seed: int = 0, options: Mapping[str, Any] | None = None) -> list[Deck]:
    """The shipped decks of an edition, one for each player, dealt as the edition says: those that have only cards which scenarios
    show, if there are any."""
    rules = edition_of(edition).with_options(options or {})
    shipped = [deck for deck in shipped_decks() if deck.edition == edition]
    made_for_it = [deck for deck in shipped if deck.format and deck.format == rules.deck_format()]
    plain = [deck for deck in shipped if not deck.format]
    cards = library(edition)
    decks = made_for_it or [deck for deck in plain if not any(map(cards.is_checked, deck.titles))] or plain
    if not decks:
        raise DeckError(say("files.no_decks_are_shipped", edition=edition))
    return rules.deal(decks, players, seed)


def any_deck(deck: Deck | str | Path) -> Deck:
    """A deck, a shipped deck's name, or a deck file."""
    if isinstance(deck, Deck):
        return deck
    if isinstance(deck, Path) or Path(deck).suffix in (".txt", ".json", ".deck"):
        return read_deck(deck)
    return find_deck(deck)


def new_game(
    edition: str,
    decks: Sequence[Deck | str | Path] | None = None,
    names: Sequence[str] = ("Ann", "Bob"),
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    cards: Sequence[AnySet] | None = None,
) -> Any:
    """A new game at its first decision. Without decks, with those shipped for the edition. `options` are variants and
    optional rules of the edition, and in every edition `turns`: after so many turns of all players the game ends. `cards` are
    sets of one's own, files or plain data, whose cards decks may have (docs/sets.md).

    >>> game = new_game("celestial", names=["Ann", "Bob"], seed=7)
    >>> game.decision.player in ("Ann", "Bob")
    True
    """
    rules = edition_of(edition).with_options(options or {})
    check_players(rules, len(names))
    check_names(names)
    if not -LARGEST <= seed <= LARGEST:
        raise RokuganError(say("files.a_seed_is_a_number_of_at_most", seed=quote(seed)))
    chosen = (
        [any_deck(deck) for deck in decks] if decks is not None else default_decks(edition, len(names), seed, options)
    )
    if len(chosen) != len(names):
        raise DeckError(say("files.there_are_players_and_decks", players=len(names), decks=len(chosen)))
    for deck in chosen:
        if deck.edition != edition and deck.edition not in rules.guest_decks:
            raise DeckError(
                say("files.the_deck_is_for_another_edition", name=quote(deck.name), its=deck.edition, edition=edition)
            )
    sets = [any_set(each, edition) for each in cards or ()]
    game = rules.start(list(names), chosen, seed, libraries_with(sets, rules))
    game.beginning = {
        "edition": edition,
        **({"sets": contents(sets)} if sets else {}),
        "options": dict(options or {}),
        "seed": seed,
        "players": [{"name": name, "deck": deck.to_json()} for name, deck in zip(names, chosen, strict=True)],
    }
    return game


def libraries_with(sets: Sequence[OwnSet], rules: Edition) -> Libraries:
    """The libraries of a game by these rules, with the cards of one's own sets."""
    for each in sets:
        if each.edition not in (rules.edition, *rules.guest_decks):
            raise CardError(
                say(
                    "files.the_set_is_for_another_edition",
                    where=each.where,
                    name=quote(each.name),
                    its=each.edition,
                    edition=rules.edition,
                )
            )
    return Libraries(sets, rules.why_not_playable)


def check_players(rules: Edition, count: int) -> None:
    """Can so many play by these rules?"""
    if not 2 <= count <= rules.most_players:
        limit = "exactly 2" if rules.most_players == 2 else f"2 to {rules.most_players}"
        raise RokuganError(say("files.is_played_by_players", edition=rules.edition, limit=limit, count=brief(count)))


def check_names(names: Sequence[str]) -> None:
    """Can moves and records tell these players apart?"""
    for name in names:
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable() or ":" in name:
            raise RokuganError(say("files.is_no_name_for_a_player", name=quote(name), most=LONGEST_NAME))
    if len({tidy(name) for name in names}) < len(names):
        raise RokuganError(say("files.every_player_needs_a_name_of_his_own", names=", ".join(names)))
