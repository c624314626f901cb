"""Effects on cards outside play and on their way in: searching, looking, putting, attaching, creating."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.cards.model import CardDefinition
from rokugan.catalogue import say
from rokugan.core.card import Card
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions import taking
from rokugan.editions.ccg.actions.running_text import EFFECTS
from rokugan.editions.ccg.costs import affording, entering_play, prices
from rokugan.editions.ccg.costs.gold_sources import Due
from rokugan.editions.ccg.costs.overlaying import overlay
from rokugan.editions.ccg.effects.basic import cards_meant, in_play
from rokugan.editions.ccg.events import settling
from rokugan.editions.ccg.events.settling import refill
from rokugan.editions.ccg.table.action import Action, make
from rokugan.editions.ccg.table.event_kinds import (
    BECOME_DEAD,
    CREATE,
    DISCARD,
    REMOVE,
    RETURN,
    REVEAL,
    TRANSFER,
    TURN_DOWN,
    Cause,
    EventWord,
)
from rokugan.editions.ccg.table.ids import (
    DYNASTY_DECK,
    FATE_DECK,
    FOCUSED,
    HAND,
    IN_PLAY,
    NOTHING,
    PROVINCE,
    UNDER,
    is_player,
    is_province,
    province_seat,
    seat_of,
)
from rokugan.editions.ccg.text.described import meaning, nouns, prompts, sides

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class SearchCards(Frame["CcgGame"]):
    """Looking through decks or other areas for a card of a kind; a searched deck is shuffled (celestial.information.06)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "shuffle")
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "node", "seat", "chosen")
    ANEW: ClassVar[tuple[str, ...]] = ("choose",)
    ARGS: ClassVar[int] = 3

    def __init__(self, action: Action, node: p.Search, seat: int) -> None:
        self.action: Action = action
        self.node: p.Search = node
        self.seat: int = seat
        self.chosen: list[int] = []

    def choose(self, game: CcgGame) -> None:
        """Take cards of the kind, one at a time."""
        node = self.node
        asker = Action(self.seat, self.action.card, None)
        asker.targets.slots = self.action.targets.slots
        asker.named = self.action.named
        found: list[int] = []
        for zone in node.zones:
            if zone == "then":
                continue
            noun = p.Noun(node.noun.kinds, node.noun.filters, "your", None, zone)
            found.extend(card for card in nouns.candidates(game, asker, noun) if card not in self.chosen)
            if found and node.zones[0] == "then":
                break
        for card in found:
            game.learn(card, 1 << self.seat)
        if not found or len(self.chosen) == node.most:
            self.action.results.found = self.chosen
            return
        self.again()
        choices = distinct_cards(game, found)
        if len(self.chosen) >= node.least:
            choices.append(Choice("done"))
        game.ask(self.seat, "target", say("prompts.choose_a_card_you_searched_for"), choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "done":
            self.action.results.found = self.chosen
            self.at = 1
        else:
            self.chosen.append(choice.value)

    def shuffle(self, game: CcgGame) -> None:
        """Shuffle what was searched; the cards found keep their place in the searcher's knowledge."""
        if not self.chosen:
            game.rules.actions.searched_in_vain(game, self.seat, self.node.noun)
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


def _search(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.Search)
    players = meaning.players_of(game, action, node.who)
    if players and game.rules.actions.may_search(game, seat_of(players[0]), node.noun):
        game.push(SearchCards(action, node, seat_of(players[0])))


def _look(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Look (one player learns), show (everybody learns), reveal (a province card turns face-up)."""
    assert isinstance(node, p.Look)
    found: list[int] = []
    for thing in meaning.things(game, action, node.what):
        if is_province(thing):
            found.extend(game.province(thing).cards)
        elif thing < 0:
            found.extend(game.players[seat_of(thing)].hand)
        else:
            found.append(thing)
    action.results.found = found
    action.results.looked = list(found)
    viewers = 0
    for player in meaning.players_of(game, action, node.who):
        viewers |= 1 << seat_of(player)
    if node.verb != "look":
        viewers = game.everyone()
    for card in found:
        game.learn(card, viewers)
    if found:
        known = viewers if node.verb == "look" else -1
        game.note(f"{node.verb}s", action.player, *(game.cards[card] for card in found), known=known)
    turned = [card for card in found if game.where[card] == PROVINCE]
    if node.verb == "reveal" and turned:
        game.happen(make(REVEAL, turned, action, cause))


def _shuffle(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.Shuffle)
    if node.deck == "searched":
        return  # a searched deck is shuffled when the search ends
    for player in meaning.players_of(game, action, node.who):
        for zone in (FATE_DECK, DYNASTY_DECK):
            if node.deck == "deck" or ("dynasty" in node.deck) == (zone == DYNASTY_DECK):
                game.shuffle(seat_of(player), zone)


def _put_card(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Put the cards where the text says: into play, into a province, a hand, a pile, a deck, or out of the game."""
    assert isinstance(node, p.PutCard)
    cards = cards_meant(game, action, node.what)
    if not cards:
        return
    to = node.to
    if to in ("play", "battlefield", "location"):
        who = meaning.things(game, action, node.who) if node.who is not None else []
        seat = seat_of(who[0]) if who and is_player(who[0]) else action.player
        place = NOTHING
        if to == "battlefield":
            place = game.current_battlefield()
        elif to == "location" and who:
            place = sides.location_of(game, who[0])
        for card in cards:
            put_into_play(game, action, node, card, seat, place)
    elif to == "removed":
        game.happen(make(REMOVE, cards, action, cause))
    elif to == "discard":
        game.happen(make(DISCARD, cards, action, cause))
    elif to == "focus":
        for card in cards:
            game.bring(card, FOCUSED)
            game.learn(card, game.everyone())
            game.called.show(card)
    elif to == "province":
        named = [] if node.who is None else meaning.things(game, action, node.who)
        place = next((each for each in named if is_province(each)), NOTHING)
        game.push(PutInProvince(action, cards, node.face_up, node.displacing, place))
    else:
        event = make(RETURN, cards, action, cause)
        event.place = HAND if to == "hand" else UNDER if to == "under" else NOTHING
        event.word = to
        if to == "hand" and not isinstance(node.who, p.Owner):
            takers = [] if node.who is None else meaning.players_of(game, action, node.who)
            event.what = seat_of(takers[0]) if takers else action.player  # it may be another's card (samurai.zones.15)
        if to == "under":
            holders = meaning.things(game, action, node.who) if node.who is not None else []
            if not holders or holders[0] not in game.states:
                return
            event.what = holders[0]
        game.happen(event)


class PutInProvince(Frame["CcgGame"]):
    """Dynasty cards are put into provinces of their owner, each where he chooses, or into the one that the text names."""

    FIELDS: ClassVar[tuple[str, ...]] = ("action", "cards", "face_up", "displacing", "place")
    ARGS: ClassVar[int] = 5

    def __init__(
        self, action: Action, cards: list[int], face_up: bool, displacing: bool = False, place: int = NOTHING
    ) -> None:
        self.action: Action = action
        self.cards: list[int] = cards
        self.face_up: bool = face_up
        self.displacing: bool = displacing
        self.place: int = place

    def run(self, game: CcgGame) -> bool:
        if self.at >= len(self.cards):
            return False
        card = self.cards[self.at]
        owner = game.cards[card].owner
        places = [each.thing for each in game.standing(owner) if self.place in (NOTHING, each.thing)]
        if not places or not game.behaviours[card].is_dynasty:
            self.at += 1
            if not game.behaviours[card].is_dynasty:
                game.rules.table.fate_in_province(game, card)
            return True
        choices = [prompts.target_choice(game, place) for place in places]
        game.ask(owner, "target", say("prompts.choose_the_province"), choices, game.cards[card])
        return True

    def answer(self, game: CcgGame, choice: Choice) -> None:
        card = self.cards[self.at]
        self.at += 1
        province = game.province(choice.value)
        lying = list(province.cards)
        put_in_province(game, card, choice.value, self.face_up)
        if self.displacing and lying and len(province.cards) > settling.capacity(game, province):
            game.happen(make(DISCARD, lying[:1], self.action, "effect"))


def put_in_province(game: CcgGame, card: int, place: int, face_up: bool) -> None:
    """A card lies in a province from now on."""
    province = game.province(place)
    game.take_out(card)
    game.lay(card, province, face_up)
    game.touch()


class PutBack(Frame["CcgGame"]):
    """Cards that were looked at go back onto or under their deck in the order that their viewer chooses."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "put")
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "cards", "top", "order")
    ANEW: ClassVar[tuple[str, ...]] = ("choose",)
    ARGS: ClassVar[int] = 3

    def __init__(self, action: Action, cards: list[int], top: bool) -> None:
        self.action: Action = action
        self.cards: list[int] = cards
        self.top: bool = top
        self.order: list[int] = []

    def choose(self, game: CcgGame) -> None:
        """Which comes next, from the top of the deck down."""
        left = [card for card in self.cards if card not in self.order]
        if not left:
            return
        self.again()
        where = "uppermost" if self.top else "next under the deck"
        choices = [Choice("order", game.cards[card], value=card) for card in left]
        game.ask(self.action.player, "order", say("prompts.which_card_comes", where=where), choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        self.order.append(choice.value)

    def loose(self) -> list[int]:
        """The cards that no target, choice or search of the text has named: these are put in an order."""
        results = self.action.results
        found = results.found if results.found != results.looked else []  # looked at, and not looked for
        told = [card for slot in (*self.action.targets.slots, found) for card in slot or ()]
        return [card for card in self.cards if card not in told]

    def put(self, game: CcgGame) -> None:
        """Put them back; whoever knew them still does."""
        for card in reversed(self.order) if self.top else self.order:
            known = game.known[card]
            game.bring(card, game.deck_of(card), self.top)
            game.known[card] = known


def _overlay(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """A Personality who is not in play is laid over one who is, whatever their titles."""
    assert isinstance(node, p.Overlay)
    new, old = meaning.things(game, action, node.what), meaning.things(game, action, node.on)
    if not new or not old or old[0] not in game.states or new[0] < 0 or game.where[new[0]] == IN_PLAY:
        return
    if all(game.behaviours[card].type == "personality" for card in (new[0], old[0])):
        overlay(game, new[0], old[0])


def _swap(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Two cards change places, each unknown to whom its new place hides it from."""
    assert isinstance(node, p.Swap)
    one, other = meaning.things(game, action, node.what), meaning.things(game, action, node.other)
    if not one or not other or one[0] < 0 or other[0] < 0:
        return
    first, second = game.where[one[0]], game.where[other[0]]
    if first == second == IN_PLAY:
        EFFECTS[p.Switch](game, action, p.Switch(node.what, node.other), cause)
        return
    if first in (IN_PLAY, PROVINCE) or second in (IN_PLAY, PROVINCE):
        return
    for card in (one[0], other[0]):
        game.take_out(card)
    game.put(one[0], second)
    game.put(other[0], first)
    for card in (one[0], other[0]):
        owner = 1 << game.cards[card].owner
        game.learn(card, owner)
        game.hide(card, owner)


def _rearrange(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.Rearrange)
    cards = cards_meant(game, action, node.what)
    cards = [card for card in cards if game.where[card] in (FATE_DECK, DYNASTY_DECK)]
    if cards:
        game.push(PutBack(action, cards, node.to == "top"))


def _turn_face(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.TurnFace)
    cards: list[int] = []
    for thing in meaning.things(game, action, node.what):
        cards.extend(game.province(thing).cards if is_province(thing) else [thing])
    if cards:
        game.happen(make(REVEAL if node.up else TURN_DOWN, cards, action, cause))


def _become_dead(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.BecomeDead)
    event = make(BECOME_DEAD, cards_meant(game, action, node.what), action, cause)
    event.word = "" if node.honorable is None else "honorably" if node.honorable else "dishonorably"
    if event.things:
        game.happen(event)


def _refill(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """The province has been refilled face-down by the rules; turn that up, or put another card in its place."""
    assert isinstance(node, p.Refill)
    filling = meaning.things(game, action, node.with_) if node.with_ is not None else []
    for place in meaning.things(game, action, node.province):
        if not is_province(place) or game.province(place).destroyed:
            continue
        province = game.province(place)
        if filling:
            for card in list(province.cards):
                game.bring(card, game.deck_of(card))
            put_in_province(game, filling[0], place, node.face_up)
        elif node.face_up:
            if not province.cards:
                refill(game, province_seat(place), province)
            for card in province.cards:
                game.turn_face(card, province, True)
            game.touch()


def put_into_play(game: CcgGame, action: Action, node: p.PutCard, card: int, seat: int, place: int) -> None:
    """Bring a card into play by an effect, paying its costs unless the text lifts them."""
    behaviour = game.behaviours[card]
    if game.where[card] == IN_PLAY or behaviour.is_attachment:
        return
    if behaviour.type == "strategy":
        taking.put_strategy(game, action, card)
        return
    free, less, ignoring = prices.on_terms(game, action, node.terms, [card])
    requirement = "honor_requirement" in ignoring or game.rules.costs.meets_requirement(game, seat, card)
    barred = entering_play.why_not_control(game, seat, card, ignoring=ignoring)
    if barred or (behaviour.type == "personality" and not requirement):
        return
    gold = 0
    if not free and not action.payment.prepaid and behaviour.type not in ("ring", "event", "region"):
        gold = max(prices.price(game, seat, card) - less - game.rules.costs.discount_by_effect(game, seat, card), 0)
    if not affording.can_afford(game, seat, Due(gold, card), []):
        return
    frame = entering_play.BringIntoPlay(seat, card, gold)
    frame.action = action
    frame.optional = gold > 0
    frame.at_place = place
    entering: EventWord = "bowed" if node.bowed else "dishonored" if node.dishonored else ""
    frame.word = entering or ("own text" if card == action.card else "")
    if behaviour.type == "region":
        game.rules.table.attach_region(game, card, seat)
        return
    game.push(frame)


def _attach(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Attach cards to a Personality: those in play move, the others enter play under their terms."""
    assert isinstance(node, p.Attach)
    hosts = meaning.things(game, action, node.to)
    cards = cards_meant(game, action, node.what)
    if not hosts:
        return
    host = hosts[0]
    for card in cards:
        if game.where[card] == IN_PLAY:
            transfer(game, action, card, host, cause)
            continue
        if host < 0 or not game.behaviours[card].is_attachment:
            continue
        seat = game.controller(host)
        free, less, ignoring = prices.on_terms(game, action, node.terms, [card])
        if entering_play.why_not_control(game, seat, card, ignoring=ignoring):
            continue
        if entering_play.why_not_attach(game, seat, card, host, ignoring):
            continue
        gold = 0 if free or action.payment.prepaid else max(prices.price(game, seat, card, host) - less, 0)
        if not affording.can_afford(game, seat, Due(gold, card, host), []):
            continue
        frame = entering_play.BringIntoPlay(seat, card, gold, host)
        frame.action = action
        frame.optional = gold > 0
        frame.strict = "honor_requirement" not in ignoring
        game.push(frame)


def transfer(game: CcgGame, action: Action, card: int, host: int, cause: Cause) -> None:
    """Move an attached card; its costs are not paid, its restrictions must be met (celestial.control.06)."""
    if game.states[card].host == NOTHING or is_province(host) != is_province(game.states[card].host):
        return
    if host >= 0:
        seat = game.controller(host)
        if entering_play.why_not_attach(game, seat, card, host) or entering_play.why_not_control(game, seat, card):
            return
    elif game.province(host).region >= 0:
        return
    event = make(TRANSFER, [card], action, cause)
    event.place = host
    game.happen(event)


def _transfer(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.Transfer)
    hosts = meaning.things(game, action, node.to)
    if hosts:
        for card in in_play(game, meaning.things(game, action, node.what)):
            transfer(game, action, card, hosts[0], cause)


def _create(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """A created card is what the effect says and nothing more (celestial.effects.01)."""
    assert isinstance(node, p.Create)
    players = meaning.players_of(game, action, node.who)
    hosts = meaning.things(game, action, node.attach_to) if node.attach_to is not None else []
    if not players or (node.attach_to is not None and not hosts):
        return
    seat = seat_of(players[0])
    place = game.current_battlefield() if node.at == "battlefield" else NOTHING
    if node.at == "location":
        place = sides.location_of(game, hosts[0])
        hosts = []
    for host in (hosts or [NOTHING]) * max(meaning.number(game, action, node.number), 0):
        card = created_card(game, action, node, seat)
        holder = seat
        if host != NOTHING:
            holder = province_seat(host) if is_province(host) else game.controller(host)
            if not _takes(game, holder, card.number, host):
                game.put(card.number, 7)
                continue
        frame = entering_play.BringIntoPlay(holder, card.number, 0, host)
        frame.action = action
        frame.at_place = place
        action.results.created.append(card.number)
        action.note("create", [card.number])
        game.push(frame)
    if action.results.created:
        game.happen(make(CREATE, list(action.results.created), action, cause))


def _takes(game: CcgGame, seat: int, card: int, host: int) -> bool:
    """Can a created card be attached there? A Region only to a province that has none."""
    if host >= 0:
        return not entering_play.why_not_attach(game, seat, card, host)
    return game.behaviours[card].type != "region" or game.province(host).region < 0


_CREATED: dict[CardDefinition, CardDefinition] = {}  # equal cards created again are the same definition


def created_card(game: CcgGame, action: Action, node: p.Create, seat: int) -> Card:
    """A new card that joins the game outside every zone."""
    stats = {name: meaning.number(game, action, number) for name, number in node.stats}
    requirement = stats.get("honor_requirement", None if node.kind == "personality" else 0)
    clan = game.players[seat].clan if node.aligned else ""
    definition = CardDefinition(
        title=node.title,
        type=node.kind,
        id="created",
        keywords=(*node.keywords, f"{clan} Clan") if clan else node.keywords,
        force=stats.get("force", 0),
        chi=stats.get("chi", 0),
        gold_cost=stats.get("gold_cost", 0),
        personal_honor=stats.get("personal_honor", 0),
        focus_value=0,
        honor_requirement=requirement,
        program=node.text if node.text is not None else p.Program(),
    )
    definition = _CREATED.setdefault(definition, definition)
    card = Card(len(game.cards), definition, seat)
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
        p.Rearrange: _rearrange,
        p.Swap: _swap,
        p.Overlay: _overlay,
        p.TurnFace: _turn_face,
        p.BecomeDead: _become_dead,
        p.Refill: _refill,
    }
)
