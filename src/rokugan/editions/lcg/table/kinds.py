"""The kinds of events: every triggering condition of the game, as a small number."""

from __future__ import annotations

from typing import Final

ROUND_BEGINS: Final = 0
ROUND_ENDS: Final = 1
PHASE_BEGINS: Final = 2  # amount: the phase
PHASE_ENDS: Final = 3
CARD_TURNED_UP: Final = 4  # a dynasty card in a province
FATE_COLLECTED: Final = 5
FATE_GAINED: Final = 6  # other: the ring from which it comes, if it does
FATE_LOST: Final = 7
FATE_GIVEN: Final = 8  # seat gives, `other` gets
FATE_PLACED: Final = 9  # card; from the pool of `seat` if `how` is PLAYED, else from the general pool
FATE_REMOVED: Final = 10
FATE_MOVED: Final = 11  # from `card` to `other`
FATE_ON_RING: Final = 12  # other: the ring; seat -1: from the general pool
HONOR_GAINED: Final = 13
HONOR_LOST: Final = 14
HONOR_GIVEN: Final = 15  # seat gives, `other` gets: also taking, and the transfer after a bid
ENTERS_PLAY: Final = 16  # how: PLAYED or PUT, or put in a state; amount: the zone it comes from; side: where it enters
LEAVES_PLAY: Final = 17  # how: DISCARDED, TO_HAND, ...; once it has happened seat: its controller, other: its host
CARD_PLAYED: Final = 18  # other: the host of an attachment
INITIATES: Final = 19  # the effects of `use` would initiate
BOWS: Final = 20
READIES: Final = 21
HONORED_ACT: Final = 22  # the act of honoring (lcg.states.12)
DISHONORED_ACT: Final = 23
STATUS_GIVEN: Final = 24  # a status token is placed or moved; amount: HONORED or DISHONORED
STATUS_LOST: Final = 25
CONFLICT_DECLARED: Final = 26
RING_CHOSEN: Final = 27  # selected by the attacker: it becomes contested; amount: fate taken from it
DEFENDERS_DECLARED: Final = 28
CONFLICT_WON: Final = 29  # seat won, other lost, amount: the difference
CONFLICT_ENDS: Final = 30
CONFLICT_PASSED: Final = 31
PROVINCE_REVEALED: Final = 32
PROVINCE_TURNED_DOWN: Final = 33
PROVINCE_BREAKS: Final = 34  # card; seat: who broke it
RING_EFFECT: Final = 35  # other: the ring, amount: the element, seat: who resolves it
RING_CLAIMED: Final = 36
RING_RETURNED: Final = 37
DIALS_REVEALED: Final = 38  # how: 0 in the draw phase, 1 in a duel
MOVES_TO_CONFLICT: Final = 39
MOVES_HOME: Final = 40
ATTACHES: Final = 41  # an attachment in play moves: card to other
DRAWS: Final = 42  # seat, amount
CARD_DISCARDED: Final = (
    43  # card, from amount (a zone): a hand, a deck, a province; seat: whose it was; other: who discards it
)
DUEL_BEGINS: Final = 44
DUEL_WON: Final = 45  # card won, other lost
DUEL_ENDS: Final = 46
FAVOR_CLAIMED: Final = 47
FAVOR_LOST: Final = 48
TOKEN_PASSED: Final = 49  # the first player token, from seat to other
CONTROL_TAKEN: Final = 50  # card, by seat
GLORY_COUNTED: Final = 51
RETURNS_HOME: Final = 52  # step 3.2.8
CARD_MOVED: Final = 53  # a card out of play moves: card, amount the zone to
ATTACHED: Final = 54  # an attachment is attached: it has entered play so, or moved
EFFECTS_RESOLVED: Final = 55  # the effects of `use`, an event, have resolved
KINDS: Final = 56
