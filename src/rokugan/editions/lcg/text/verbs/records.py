"""The verbs of the Living Card Game, a record for each: what it does, whether it could change the game now, as which events it
happens, and what it is called where it is forbidden."""

from __future__ import annotations

from rokugan.editions.lcg.table import abilities as a
from rokugan.editions.lcg.table import kinds as k
from rokugan.editions.lcg.text import bans
from rokugan.editions.lcg.text.occasions import DECLARED
from rokugan.editions.lcg.text.possible import possibility, possible_tokens
from rokugan.editions.lcg.text.tables import VERBS, VerbRecord
from rokugan.editions.lcg.text.verbs import cards, conflicts, leaving, others, resources, states

# ---------------------------------------------------------------------------------------------- the states of cards
VERBS["bow"] = VerbRecord(
    do=states.do_bow,
    can=possibility.could_bow,
    happens_as={"": (k.BOWS,)},
    forbids_as=bans.always(a.BOW),
    tells_all=True,
    together=True,
)
VERBS["ready"] = VerbRecord(
    do=states.do_ready,
    can=possibility.could_ready,
    happens_as={"": (k.READIES,)},
    forbids_as=bans.always(a.READY),
    tells_all=True,
    together=True,
)
VERBS["honor"] = VerbRecord(
    do=states.do_honor,
    can=possibility.could_honor,
    happens_as={"": (k.HONORED_ACT,)},
    forbids_as=bans.always(a.BE_HONORED, a.BECOME_HONORED),
    tells_all=True,
    together=True,
)
VERBS["dishonor"] = VerbRecord(
    do=states.do_dishonor,
    can=possibility.could_dishonor,
    happens_as={"": (k.DISHONORED_ACT,)},
    forbids_as=bans.always(a.BE_DISHONORED, a.BECOME_DISHONORED),
    tells_all=True,
    together=True,
)
VERBS["receive"] = VerbRecord(
    do=states.do_receive,
    can=possibility.could_receive,
    happens_as={"": (k.STATUS_GIVEN,)},
    forbids_as=bans.as_receiving,
    forbids_agent=True,
)
VERBS["turn"] = VerbRecord(
    do=states.do_turn,
    can=possibility.could_turn,
    happens_as={"": (k.CARD_TURNED_UP,)},
    forbids_as=bans.as_turning,
)
VERBS["break"] = VerbRecord(
    do=states.do_break,
    can=possibility.could_break,
    happens_as={"": (k.PROVINCE_BREAKS,)},
    forbids_as=bans.always(a.BREAK),
)
VERBS["take control"] = VerbRecord(
    do=states.do_take_control, can=possibility.could_control, forbids_as=bans.always(a.CHANGE_CONTROL)
)

# ---------------------------------------------------------------------------------------------- cards come and go
VERBS["draw"] = VerbRecord(
    do=cards.do_draw,
    can=possibility.could_draw,
    happens_as={"": (k.DRAWS,)},
    forbids_as=bans.always(a.DRAW),
    forbids_agent=True,
    tells_all=True,
)
VERBS["play"] = VerbRecord(
    do=cards.do_play,
    can=possibility.could_play,
    happens_as={"": (k.CARD_PLAYED,)},
    forbids_as=bans.as_playing,
    forbids_agent=True,
)
VERBS["put into play"] = VerbRecord(
    do=cards.do_put_into_play, can=possibility.could_put, forbids_as=bans.always(a.BE_PUT_INTO_PLAY), tells_all=True
)
VERBS["enter play"] = VerbRecord(happens_as={"": (k.ENTERS_PLAY,)}, forbids_as=bans.always(a.ENTER_PLAY))
VERBS["leave play"] = VerbRecord(happens_as={"": (k.LEAVES_PLAY,)}, forbids_as=bans.always(a.LEAVE_PLAY))
VERBS["attach"] = VerbRecord(
    do=cards.do_attach,
    can=possibility.could_attach,
    happens_as={"": (k.ATTACHED,)},
    forbids_as=bans.as_attaching,
    tells_all=True,
)
VERBS["move"] = VerbRecord(
    do=cards.do_move,
    can=possibility.could_move,
    happens_as={
        "": (k.MOVES_TO_CONFLICT, k.MOVES_HOME),
        "home": (k.MOVES_HOME,),
        "conflict": (k.MOVES_TO_CONFLICT,),
    },
    forbids_as=bans.as_moving,
    together=True,
)
VERBS["return"] = VerbRecord(
    do=cards.do_return, can=possibility.could_return, forbids_as=bans.always(a.BE_RETURNED), together=True
)
VERBS["add"] = VerbRecord(do=cards.do_add, can=possibility.could_add)
VERBS["search"] = VerbRecord(do=cards.do_search, can=possibility.could_search)
VERBS["look at"] = VerbRecord(do=cards.do_look_at, can=possibility.could_see)
VERBS["reveal"] = VerbRecord(
    do=cards.do_reveal,
    can=possibility.could_see,
    happens_as={"": (k.PROVINCE_REVEALED,), "dial": (k.DIALS_REVEALED,)},
    forbids_as=bans.as_revealing,
)
VERBS["shuffle"] = VerbRecord(do=cards.do_shuffle, can=possibility.could_shuffle)
VERBS["refill"] = VerbRecord(do=cards.do_refill, can=possibility.could_refill)
VERBS["sacrifice"] = VerbRecord(
    do=leaving.do_sacrifice,
    can=possibility.could_sacrifice,
    happens_as={"": (k.LEAVES_PLAY,)},
    forbids_as=bans.always(a.BE_SACRIFICED),
    tells_all=True,
    together=True,
)
VERBS["discard"] = VerbRecord(
    do=leaving.do_discard,
    can=possibility.could_discard,
    happens_as={"": (k.CARD_DISCARDED, k.LEAVES_PLAY)},
    forbids_as=bans.always(a.BE_DISCARDED),
    together=True,
)
VERBS["remove from the game"] = VerbRecord(
    do=leaving.do_remove_from_the_game, can=possibility.could_remove_from_the_game
)

# ---------------------------------------------------------------------------------------------- fate, honor, tokens
VERBS["gain"] = VerbRecord(
    do=resources.do_gain,
    can=possible_tokens.could_gain,
    happens_as={"honor": (k.HONOR_GAINED,), "fate": (k.FATE_GAINED,)},
    forbids_as=bans.as_gaining,
    forbids_agent=True,
    tells_all=True,
)
VERBS["lose"] = VerbRecord(
    do=resources.do_lose,
    can=possible_tokens.could_lose,
    happens_as={
        "": (k.CONFLICT_WON,),
        "duel": (k.DUEL_WON,),
        "honor": (k.HONOR_LOST,),
        "fate": (k.FATE_LOST, k.FATE_REMOVED, k.FATE_MOVED),
    },
    forbids_as=bans.as_losing,
    forbids_agent=True,
    tells_all=True,
    together=True,
)
VERBS["take"] = VerbRecord(do=resources.do_take, can=possible_tokens.could_take, tells_all=True)
VERBS["give"] = VerbRecord(
    do=resources.do_give,
    can=possible_tokens.could_give,
    happens_as={"": (k.HONOR_GIVEN,)},
    tells_all=True,
    together=True,
)
VERBS["spend"] = VerbRecord(
    do=resources.do_spend,
    can=possible_tokens.could_pay,
    forbids_as=bans.always(a.SPEND_FATE),
    forbids_agent=True,
    together=True,
)
VERBS["place"] = VerbRecord(
    do=cards.do_place,
    can=possible_tokens.could_place,
    happens_as={"fate": (k.FATE_PLACED, k.FATE_MOVED)},
    forbids_as=bans.always(a.HAVE_FATE_PLACED),
)
VERBS["remove"] = VerbRecord(
    do=resources.do_remove,
    can=possible_tokens.could_remove,
    happens_as={"fate": (k.FATE_REMOVED, k.FATE_MOVED)},
    forbids_as=bans.always(a.LOSE_FATE),
    forbids_agent=True,
    together=True,
)

# ---------------------------------------------------------------------------------------------- conflicts, rings, duels
VERBS["declare"] = VerbRecord(
    do=conflicts.do_declare,
    can=possibility.could_declare,
    happens_as={"": DECLARED, "conflict": (k.CONFLICT_DECLARED,)},
    forbids_as=bans.as_declaring,
    forbids_agent=True,
)
VERBS["declare again"] = VerbRecord(do=conflicts.do_declare_again, can=possibility.could_declare_again)
VERBS["commit"] = VerbRecord(happens_as={"": DECLARED})
VERBS["participate"] = VerbRecord(
    happens_as={"": (*DECLARED, k.MOVES_TO_CONFLICT, k.ENTERS_PLAY)},
    forbids_as=bans.always(a.PARTICIPATE),
    beside=True,
)
VERBS["count"] = VerbRecord(forbids_as=bans.always(a.COUNT_SKILL), forbids_agent=True, beside=True)
VERBS["attack"] = VerbRecord(beside=True)
VERBS["contribute"] = VerbRecord(beside=True)
VERBS["ignore"] = VerbRecord(beside=True)
VERBS["win"] = VerbRecord(happens_as={"": (k.CONFLICT_WON,), "duel": (k.DUEL_WON,)}, beside=True)
VERBS["pass"] = VerbRecord(happens_as={"": (k.CONFLICT_PASSED,), "first player token": (k.TOKEN_PASSED,)}, beside=True)
VERBS["begin"] = VerbRecord(
    happens_as={"phase": (k.PHASE_BEGINS,), "conflict": (k.CONFLICT_DECLARED,), "duel": (k.DUEL_BEGINS,)}
)
VERBS["end"] = VerbRecord(
    do=conflicts.do_end,
    can=possibility.could_end,
    happens_as={"phase": (k.PHASE_ENDS,), "conflict": (k.CONFLICT_ENDS,), "duel": (k.DUEL_ENDS,)},
)
VERBS["challenge"] = VerbRecord(do=conflicts.do_challenge, can=possibility.could_challenge)
VERBS["switch"] = VerbRecord(do=conflicts.do_switch, can=possibility.could_switch)
VERBS["act first"] = VerbRecord(do=conflicts.do_act_first, can=possibility.could_end)
VERBS["claim"] = VerbRecord(
    do=conflicts.do_claim,
    can=possibility.could_claim,
    happens_as={"": (k.RING_CLAIMED,), "imperial favor": (k.FAVOR_CLAIMED,)},
    forbids_as=bans.as_claiming,
    forbids_agent=True,
)
VERBS["select"] = VerbRecord(happens_as={"": (k.RING_CHOSEN,)})
VERBS["contest"] = VerbRecord(happens_as={"": (k.RING_CHOSEN,)}, beside=True)
VERBS["resolve"] = VerbRecord(
    do=conflicts.do_resolve,
    can=possibility.could_resolve,
    happens_as={
        "ring effect": (k.RING_EFFECT,),
        "effect": (k.EFFECTS_RESOLVED,),
        "conflict": (k.CONFLICT_ENDS,),
    },
    forbids_as=bans.always(a.RESOLVE),
)
VERBS["cancel"] = VerbRecord(do=conflicts.do_cancel, can=possibility.could_cancel)
VERBS["perform"] = VerbRecord(do=conflicts.do_perform)

# ---------------------------------------------------------------------------------------------- abilities and values
VERBS["initiate"] = VerbRecord(happens_as={"": (k.INITIATES,)})
VERBS["trigger"] = VerbRecord(
    happens_as={"": (k.INITIATES,)}, forbids_as=bans.always(a.TRIGGER), forbids_agent=True, beside=True
)
VERBS["trigger again"] = VerbRecord(do=others.do_trigger_again, can=possibility.could_trigger_again)
VERBS["target"] = VerbRecord(happens_as={"": (k.INITIATES,)}, forbids_as=bans.always(a.BE_TARGETED), beside=True)
VERBS["set"] = VerbRecord(do=conflicts.do_set, can=possibility.could_set)
VERBS["increase"] = VerbRecord(do=others.do_change_value, can=possibility.could_change_value)
VERBS["decrease"] = VerbRecord(do=others.do_change_value, can=possibility.could_change_value)
VERBS["reduce"] = VerbRecord(do=others.do_change_value, can=possibility.could_change_value)
VERBS["double"] = VerbRecord(do=others.do_double, can=possibility.could_multiply)
VERBS["halve"] = VerbRecord(do=others.do_double, can=possibility.could_multiply)
VERBS["blank"] = VerbRecord(do=others.do_blank, can=possibility.could_blank)
VERBS["choose"] = VerbRecord(do=others.do_choose, idle=True)
VERBS["keep"] = VerbRecord(do=others.do_keep, idle=True)
VERBS["name"] = VerbRecord(do=others.do_name, idle=True)
VERBS["repeat"] = VerbRecord(do=others.do_repeat, idle=True)
