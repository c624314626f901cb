"""The numbers and yes-or-no values in which editions differ."""

from __future__ import annotations

from typing import ClassVar

from rokugan.editions.ccg.actions import offers
from rokugan.editions.ccg.table.action import DISCARD
from rokugan.editions.ccg.table.compiled_card import AbilityInfo
from rokugan.editions.ccg.table.ids import BATTLE


class Numbers:
    """The numbers and yes-or-no values in which editions differ."""

    edition: ClassVar[str] = "ccg"
    title: ClassVar[str] = ""  # as people call it
    honor_to_win: ClassVar[int] = 40  # the Family Honor with which a player who begins his turn wins
    honor_to_lose: ClassVar[int] = -20  # the Family Honor at which a player loses
    starting_hand: ClassVar[int] = 6  # cards in hand at the start
    hand_limit: ClassVar[int] = 8  # cards in hand after the End Phase
    provinces: ClassVar[int] = 4
    maximum_personal_honor: ClassVar[int | None] = None  # the highest Personal Honor
    clan_discount: ClassVar[int] = 2  # Gold that an own-Clan Personality costs less
    honor_once: ClassVar[bool] = True  # may only one Personality each turn be bought for Honor?
    given_once: ClassVar[bool] = True  # may what the rules let a player do before an event be done only once for it?
    needs_targets: ClassVar[bool] = (
        False  # is an action whose targets are gone once it is announced over, its costs waived?
    )
    shame_stays: ClassVar[bool] = False  # does a dishonorable Personality out of play enter play so?
    players_at_once: ClassVar[bool] = False  # `each player loses 2 Honor` is one thing that happens to all of them
    decks_counted: ClassVar[bool] = True  # may players know how many cards are left in a deck?
    negated_before_paying: ClassVar[bool] = False  # is a card whose entering play is negated not paid for?
    tucked_up: ClassVar[bool] = True  # do cards put under another card lie face-up?
    bows_at_home: ClassVar[bool] = False  # do units bow after a battle when they are home, or before they go?
    choices_may_fail: ClassVar[bool] = False  # may one choose to do what there is nothing to do it to?
    replaced_first: ClassVar[bool] = False  # do the rules' own replacements come before all answers to an event?
    mixed_hands: ClassVar[bool] = False  # may another player's card come into one's hand?
    taken_when_paid: ClassVar[bool] = False  # an action is announced with its targets chosen and its costs paid
    taken_at_end: ClassVar[bool] = (
        False  # is `after an action is taken` the time after it ends, even if it did not resolve?
    )
    kinds_stand: ClassVar[bool] = False  # does an effect on all things of a kind cover later arrivals?
    costs_negated: ClassVar[bool] = False  # may what pays a cost be negated, so that it is not paid?
    unpaid_returns: ClassVar[bool] = False  # does a card from hand whose costs could not be paid in full return to it?
    attaching_resolves: ClassVar[bool] = False  # may attaching a card from hand be answered to before it resolves?
    refills_later: ClassVar[bool] = False  # are provinces refilled when cards come back into an empty Dynasty deck?
    fallen_attachments: ClassVar[int] = DISCARD  # what happens to what is attached to a destroyed province
    waives_if_wished: ClassVar[bool] = False  # may a cost of bowing that need not be paid be paid all the same?
    copies_copy: ClassVar[bool] = True  # may a copied ability copy another ability?
    honor_for_allying: ClassVar[int] = 2  # the Honor that an ally gains
    requirement_surcharge: ClassVar[int] = (
        2  # further Gold for an own-Clan Personality whose Honor Requirement is not met
    )
    focus_pool_size: ClassVar[int] = 3  # cards from the Fate deck from which one focuses
    combat_designators: ClassVar[int] = BATTLE  # the actions of a battle
    most_players: ClassVar[int] = 2  # players at the table
    strongholds_are_cards: ClassVar[bool] = False  # does a trigger that speaks of cards speak of Strongholds too?
    guest_decks: ClassVar[tuple[str, ...]] = ()  # further editions whose decks may be played
    phases: ClassVar[tuple[str, ...]] = ("straighten", "events", "action", "attack", "dynasty", "end")
    phase_steps: ClassVar[dict[str, str]] = {"straighten": "after_begin"}
    player_keys: ClassVar[tuple[str, ...]] = ()
    reasons: ClassVar[dict[str, tuple[str, str]]] = {}
    given: ClassVar[tuple[AbilityInfo, ...]] = offers.GIVEN
