"""Effects on cards outside play and on their way in: searching, looking, putting, attaching, creating."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.cards import program as p
from rokugan.cards.model import CardDefinition
from rokugan.core.card import Card
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg import entry, nouns, payment
from rokugan.editions.ccg.context import CREATE, DISCARD, REMOVE, RETURN, REVEAL, TRANSFER, Context
from rokugan.editions.ccg.effects import EFFECTS, make
from rokugan.editions.ccg.things import (
    DYNASTY_DECK,
    FATE_DECK,
    FOCUSED,
    HAND,
    IN_PLAY,
    NOTHING,
    PROVINCE,
    is_province,
    seat_of,
)

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


class SearchCards(Frame["CcgGame"]):
    """Looking through decks or other areas for a card of a kind; a searched deck is shuffled (celestial.information.06)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "shuffle")
    FIELDS: ClassVar[tuple[str, ...]] = ("context", "node", "seat", "chosen")
    ARGS: ClassVar[int] = 3

    def __init__(self, context: Context, node: p.Search, seat: int) -> None:
        super().__init__()
        self.context: Context = context
        self.node: p.Search = node
        self.seat: int = seat
        self.chosen: list[int] = []

    def choose(self, game: CcgGame) -> None:
        """Take cards of the kind, one at a time."""
        node = self.node
        asker = Context(self.seat, self.context.card, None)
        asker.slots = self.context.slots
        found: list[int] = []
        for zone in node.zones:
            noun = p.Noun(node.noun.kinds, node.noun.filters, "your", None, zone)
            found.extend(card for card in nouns.candidates(game, asker, noun) if card not in self.chosen)
            if found and not zone.endswith("deck"):
                break
        for card in found:
            game.known[card] |= 1 << self.seat
        if not found or 0 <= node.most <= len(self.chosen):
            self.context.found = self.chosen
            return
        self.again()
        choices = distinct_cards(game, found)
        if len(self.chosen) >= node.least:
            choices.append(Choice("done"))
        game.ask(self.seat, "target", "Choose a card you searched for", choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "done":
            self.context.found = self.chosen
            self.at = 1
        else:
            self.chosen.append(choice.value)

    def shuffle(self, game: CcgGame) -> None:
        """Shuffle what was searched; the cards found keep their place in the searcher's knowledge."""
        for zone in self.node.zones:
            if "deck" in zone:
                for code in (FATE_DECK, DYNASTY_DECK):
                    if zone == "deck" or ("dynasty" in zone) == (code == DYNASTY_DECK):
                        shuffle_except(game, self.seat, code, self.chosen)


def shuffle_except(game: CcgGame, seat: int, zone: int, kept: list[int]) -> None:
    """Shuffle a deck while some of its cards have been taken to hand; they lie on top until the text puts them somewhere."""
    player = game.players[seat]
    deck = player.fate_deck if zone == FATE_DECK else player.dynasty_deck
    taken = [card for card in kept if card in deck]
    for card in taken:
        deck.remove(card)
    game.shuffle(seat, zone)
    deck.extend(taken)


def distinct_cards(game: CcgGame, cards: list[int]) -> list[Choice]:
    """One choice for each card."""
    return [Choice("target", game.cards[card], value=card) for card in cards]


def _search(game: CcgGame, context: Context, node: p.Node, cause: str) -> None:
    assert isinstance(node, p.Search)
    players = nouns.players_of(game, context, node.who)
    if players:
        game.push(SearchCards(context, node, seat_of(players[0])))


def _look(game: CcgGame, context: Context, node: p.Node, cause: str) -> None:
    """Look (one player learns), show (everybody learns), reveal (a province card turns face-up)."""
    assert isinstance(node, p.Look)
    found = [thing for thing in nouns.things(game, context, node.what) if thing >= 0]
    for thing in nouns.things(game, context, node.what):
        if is_province(thing):
            found.extend(game.province(thing).cards)
        elif thing < 0:
            found.extend(game.players[seat_of(thing)].hand)
    context.found = found
    viewers = 0
    for player in nouns.players_of(game, context, node.who):
        viewers |= 1 << seat_of(player)
    if node.verb != "look":
        viewers = game.everyone()
    for card in found:
        game.known[card] |= viewers
    if found:
        game.note(f"{node.verb}s", context.player, *(game.cards[card] for card in found), known=viewers)
    turned = [card for card in found if game.where[card] == PROVINCE]
    if node.verb == "reveal" and turned:
        game.happen(make(REVEAL, turned, context, cause))


def _shuffle(game: CcgGame, context: Context, node: p.Node, cause: str) -> None:
    assert isinstance(node, p.Shuffle)
    for player in nouns.players_of(game, context, node.who):
        for zone in (FATE_DECK, DYNASTY_DECK):
            if node.deck == "deck" or ("dynasty" in node.deck) == (zone == DYNASTY_DECK):
                game.shuffle(seat_of(player), zone)


def _put_card(game: CcgGame, context: Context, node: p.Node, cause: str) -> None:
    assert isinstance(node, p.PutCard)
    cards = [thing for thing in nouns.things(game, context, node.what) if thing >= 0]
    if not cards:
        return
    to = node.to
    if to == "play":
        who = nouns.players_of(game, context, node.who) if node.who is not None else []
        seat = seat_of(who[0]) if who else context.player
        for card in cards:
            put_into_play(game, context, node, card, seat)
    elif to == "removed":
        game.happen(make(REMOVE, cards, context, cause))
    elif to == "discard":
        game.happen(make(DISCARD, cards, context, cause))
    elif to == "focus":
        for card in cards:
            game.take_out(card)
            game.put(card, FOCUSED)
            game.known[card] = game.everyone()
    elif to == "province":
        game.rules.put_in_province(game, context, cards, node)
    else:
        event = make(RETURN, cards, context, cause)
        event.place = HAND if to == "hand" else NOTHING
        event.word = to
        game.happen(event)


def put_into_play(game: CcgGame, context: Context, node: p.PutCard, card: int, seat: int) -> None:
    """Bring a card into play by an effect, paying its costs unless the text lifts them."""
    behaviour = game.behaviours[card]
    if game.where[card] == IN_PLAY or behaviour.is_attachment:
        return
    if behaviour.type == "strategy":
        game.rules.put_strategy(game, context, card)
        return
    requirement = "honor_requirement" in node.ignoring or entry.meets_requirement(game, seat, card)
    if entry.why_not_control(game, seat, card) or (behaviour.type == "personality" and not requirement):
        return
    gold = 0
    if "costs" not in node.ignoring and behaviour.type not in ("ring", "event", "region"):
        less = 0 if node.discount is None else nouns.number(game, context, node.discount)
        gold = max(entry.price(game, seat, card) - less, 0)
    if not payment.can_afford(game, seat, gold, card, []):
        return
    frame = entry.BringIntoPlay(seat, card, gold)
    frame.context = context
    frame.optional = gold > 0
    frame.word = "bowed" if node.bowed else "own text" if card == context.card else ""
    if behaviour.type == "region":
        game.rules.attach_region(game, card, seat)
        return
    game.push(frame)


def _attach(game: CcgGame, context: Context, node: p.Node, cause: str) -> None:
    assert isinstance(node, p.Attach)
    hosts = nouns.things(game, context, node.to)
    cards = [thing for thing in nouns.things(game, context, node.what) if thing >= 0]
    if not hosts:
        return
    host = hosts[0]
    for card in cards:
        if game.where[card] == IN_PLAY:
            transfer(game, context, card, host, cause)
            continue
        seat = game.controller(host)
        if entry.why_not_control(game, seat, card) or entry.why_not_attach(game, seat, card, host):
            continue
        less = 0 if node.discount is None else nouns.number(game, context, node.discount)
        gold = 0 if node.paying == "none" else max(entry.price(game, seat, card, host) - less, 0)
        if not payment.can_afford(game, seat, gold, card, []):
            continue
        frame = entry.BringIntoPlay(seat, card, gold, host)
        frame.context = context
        game.push(frame)


def transfer(game: CcgGame, context: Context, card: int, host: int, cause: str) -> None:
    """Move an attached card; its costs are not paid, its restrictions must be met (celestial.control.06)."""
    if host >= 0:
        seat = game.controller(host)
        if entry.why_not_attach(game, seat, card, host) or entry.why_not_control(game, seat, card):
            return
    elif game.province(host).region >= 0:
        return
    event = make(TRANSFER, [card], context, cause)
    event.place = host
    game.happen(event)


def _transfer(game: CcgGame, context: Context, node: p.Node, cause: str) -> None:
    assert isinstance(node, p.Transfer)
    hosts = nouns.things(game, context, node.to)
    if hosts:
        for card in nouns.things(game, context, node.what):
            if card >= 0 and game.where[card] == IN_PLAY:
                transfer(game, context, card, hosts[0], cause)


def _create(game: CcgGame, context: Context, node: p.Node, cause: str) -> None:
    """A created card is what the effect says and nothing more (celestial.effects.01)."""
    assert isinstance(node, p.Create)
    players = nouns.players_of(game, context, node.who)
    hosts = nouns.things(game, context, node.attach_to) if node.attach_to is not None else []
    if not players or (node.attach_to is not None and not hosts):
        return
    seat = seat_of(players[0])
    for _ in range(nouns.number(game, context, node.number)):
        card = created_card(game, context, node, seat)
        host = hosts[0] if hosts else NOTHING
        if host >= 0 and entry.why_not_attach(game, game.controller(host), card.number, host):
            game.put(card.number, 7)
            continue
        frame = entry.BringIntoPlay(seat if host < 0 else game.controller(host), card.number, 0, host)
        frame.context = context
        context.created.append(card.number)
        context.did.append(("create", card.number))
        game.push(frame)
    if context.created:
        game.happen(make(CREATE, list(context.created), context, cause))


def created_card(game: CcgGame, context: Context, node: p.Create, seat: int) -> Card:
    """A new card that joins the game outside every zone."""
    stats = {name: nouns.number(game, context, number) for name, number in node.stats}
    requirement = stats.get("honor_requirement", None if node.kind == "personality" else 0)
    definition = CardDefinition(
        title=node.title,
        type=node.kind,
        id="created",
        keywords=node.keywords,
        force=stats.get("force", 0),
        chi=stats.get("chi", 0),
        gold_cost=stats.get("gold_cost", 0),
        personal_honor=stats.get("personal_honor", 0),
        focus_value=0,
        honor_requirement=requirement,
        program=node.text if node.text is not None else p.Program(),
    )
    made = 1 + sum(1 for card in game.cards if card.definition.id == "created")
    name = f"created#{made}"
    if node.title:
        same = sum(1 for card in game.cards if card.definition.title == node.title)
        name = f"{node.title}#{same + 1}" if same else node.title
    card = Card(len(game.cards), definition, seat, name)
    game.add_card(card)
    return card


EFFECTS.update(
    {
        p.Search: _search,
        p.Look: _look,
        p.Shuffle: _shuffle,
        p.PutCard: _put_card,
        p.Attach: _attach,
        p.Transfer: _transfer,
        p.Create: _create,
    }
)
