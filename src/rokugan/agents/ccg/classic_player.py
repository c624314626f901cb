"""The sensible player of the classic game: simple rules, no search. Gold first, then people; attacks when the sums say it wins.

It reads only the decision and the view, and remembers within a game where its units shall go and which abilities it used this
turn. Asked in the middle of a game, it plays on without that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rokugan.agents.ccg import acting, alliance, board, home, war
from rokugan.agents.ccg.aiming import ability_under_way, choose_target
from rokugan.agents.ccg.duelling import choose_in_duel, choose_on_challenge
from rokugan.agents.ccg.rings import Deeds
from rokugan.agents.ccg.table import Table
from rokugan.agents.contract import Observation, Option
from rokugan.editions.ccg.seen.unfolded import unfolded


class ClassicPlayer:
    """Plays decently, always the same way: its rules speak of Force, provinces and Gold."""

    def __init__(self, seed: int = 0) -> None:
        self._plan: war.Plan | None = None
        self._deeds = Deeds()

    def __deepcopy__(self, memo: object) -> ClassicPlayer:
        """A copy for a game that goes back: trees of abilities never change and are shared."""
        new = ClassicPlayer()
        new._plan = None if self._plan is None else dict(self._plan)
        new._deeds = self._deeds.copy()
        return new

    def choose(self, seen: Observation) -> Option:
        """The move of simple rules; of what it has no rule for, the first or `yes`."""
        answer = ANSWERS.get(seen.kind)
        return answer(self, seen) if answer else seen.decision.choices[0]

    # ------------------------------------------------------------------------------------ actions

    def _act(self, seen: Observation) -> Option:
        table = table_of(seen)
        found = acting.best_action(table, seen, self._deeds)
        ability = acting.ability_of(found)
        if ability is not None and found.card is not None:
            self._deeds.add(table.view, found.card.definition, ability)
        return found

    def _react(self, seen: Observation) -> Option:
        return acting.best_reaction(table_of(seen), seen)

    def _target(self, seen: Observation) -> Option:
        return choose_target(table_of(seen), seen, ability_under_way(seen.view, seen.printed()))

    def _pay(self, seen: Observation) -> Option:
        choices = seen.decision.choices
        return named(choices, "pay auto") or choices[0]

    def _choose(self, seen: Observation) -> Option:
        """Choose to gain rather than to lose, to strengthen one's own provinces and to weaken the others'."""
        table = table_of(seen)
        wanted = ["gain", "straighten", "draw", "+" if table.attack is None or not table.attacking else "-"]
        for word in wanted:
            for choice in seen.decision.choices:
                if choice.tail.strip().startswith(word):
                    return choice
        return seen.decision.choices[0]

    # ---------------------------------------------------------------------------------------- war

    def _attack(self, seen: Observation) -> Option:
        """Return whom it pays most to attack; nobody, if it does not pay."""
        table = table_of(seen)
        best, value, self._plan = seen.decision.choices[-1], 0.0, None
        for choice in seen.decision.choices:
            if choice.verb == "attack":
                worth, plan = war.best_attack(table, choice.tail)
                if worth > value:
                    best, value, self._plan = choice, worth, plan
        return best

    def _assign(self, seen: Observation) -> Option:
        """Assign the units one after the other, by a plan that is made at the first of them."""
        table = table_of(seen)
        choices = seen.decision.choices
        if self._plan is None:
            assert table.attack is not None
            names = {choice.card.name for choice in choices if choice.card is not None} | {*table.attack["assigned"]}
            self._plan = self._new_plan(table, names)
        for choice in choices:
            if choice.card is not None:
                place = self._plan.get(choice.card.name)
                if place is not None and place.endswith(choice.tail.removeprefix(" to ")):
                    return choice
        self._plan = None
        return named(choices, "done") or choices[-1]

    def _new_plan(self, table: Table, names: set[str]) -> war.Plan:
        """Plan which unit goes where, as the attacker, the defender or an invited player."""
        if table.attacking:
            assert table.attack is not None
            if table.attack["segment"] == FIRST_UNITS:  # somebody else has declared this attack
                return war.attack_plan(table, table.attack["defender"])
            return war.reinforcement_plan(table, names)
        if table.leads:
            return war.defence_plan(table, names)
        assert table.attack is not None
        return alliance.joining_plan(table, table.attack["assigning"], names)

    def _invite(self, seen: Observation) -> Option:
        return alliance.choose_guest(table_of(seen), seen.decision.choices, self._plan or {})

    def _place(self, seen: Observation) -> Option:
        return board.choose_place(table_of(seen), seen.decision.choices)

    def _fortress(self, seen: Observation) -> Option:
        return board.choose_fortress(table_of(seen), seen.decision.choices)

    def _fight(self, seen: Observation) -> Option:
        """Fight first where units of both sides stand, while all are straight and cards are in hand."""
        attack = table_of(seen).view["attack"]
        busy = {
            field["at"].rpartition(".")[2]: len(field["attacking"]) + len(field["defending"])
            for field in attack["battlefields"]
        }
        return max(seen.decision.choices, key=lambda choice: busy.get(choice.tail.strip(), 0))

    # ------------------------------------------------------------------------------ home and duels

    def _dynasty(self, seen: Observation) -> Option:
        return home.choose_purchase(table_of(seen), seen.decision.choices, seen.printed())

    def _discard(self, seen: Observation) -> Option:
        table = table_of(seen)
        return home.least_useful(seen.decision.choices, table.aims, table.me["hand"])

    def _duel(self, seen: Observation) -> Option:
        return choose_in_duel(table_of(seen), seen.decision.choices)

    def _challenge(self, seen: Observation) -> Option:
        return choose_on_challenge(table_of(seen), seen.decision.choices)


FIRST_UNITS = "infantry maneuvers"
ANSWERS: dict[str, Callable[[ClassicPlayer, Observation], Option]] = {
    "act": ClassicPlayer._act,
    "react": ClassicPlayer._react,
    "target": ClassicPlayer._target,
    "pay": ClassicPlayer._pay,
    "choose": ClassicPlayer._choose,
    "attack": ClassicPlayer._attack,
    "place": ClassicPlayer._place,
    "fortress": ClassicPlayer._fortress,
    "invite": ClassicPlayer._invite,
    "assign": ClassicPlayer._assign,
    "fight": ClassicPlayer._fight,
    "dynasty": ClassicPlayer._dynasty,
    "discard": ClassicPlayer._discard,
    "duel": ClassicPlayer._duel,
    "challenge": ClassicPlayer._challenge,
}


def table_of(seen: Observation) -> Table:
    """The table before the player."""
    return Table(unfolded(seen.view), seen.player, seen.printed)


def named(choices: Sequence[Option], move: str) -> Option | None:
    """The choice with that move."""
    return next((choice for choice in choices if choice.card is None and choice.move == move), None)
