"""The sensible player of the Living Card Game: it reckons what each move is worth on the table it sees, and takes the best.

It reads only the question and the view, and remembers within a game the conflict that it is declaring and the ability that
it is using.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rokugan.agents.contract import Observation, Option
from rokugan.agents.lcg import war
from rokugan.agents.lcg.acting import ability_worth, best_action, granted
from rokugan.agents.lcg.aiming import choose_alternative, choose_target, choose_whether, scene_of
from rokugan.agents.lcg.bidding import choose_bid
from rokugan.agents.lcg.dynasty import choose_clearing, choose_loss, choose_mulligan, choose_province, choose_purchase
from rokugan.agents.lcg.reading import Scene, ability_of
from rokugan.agents.lcg.table import Table
from rokugan.catalogue import heard


class LcgPlayer:
    """Plays decently, always the same way. (The seed is taken so that all agents are made alike.)

    >>> import rokugan
    >>> from rokugan.agents import observe
    >>> game = rokugan.new_game("lcg", seed=7)
    >>> LcgPlayer().choose(observe(game)).move in game.decision.options
    True
    """

    families: ClassVar[tuple[str, ...]] = ("lcg",)

    def __init__(self, seed: int = 0) -> None:
        self._plan: war.Plan | None = None
        self._defence: frozenset[str] | None = None
        self._scene: Scene | None = None
        self._way = ""

    def __deepcopy__(self, memo: object) -> LcgPlayer:
        """A copy for a game that goes back: what it remembers never changes."""
        new = LcgPlayer()
        new._plan, new._defence, new._scene, new._way = self._plan, self._defence, self._scene, self._way
        return new

    def choose(self, seen: Observation) -> Option:
        """The move that is worth most; of what it has no rule for, the first."""
        answer = ANSWERS.get(seen.kind)
        return answer(self, seen) if answer else seen.decision.choices[0]

    # ---------------------------------------------------------------------------------------- actions

    def _act(self, seen: Observation) -> Option:
        return self._take(seen, "action")

    def _react(self, seen: Observation) -> Option:
        return self._take(seen, "reaction")

    def _take(self, seen: Observation, head: str) -> Option:
        table = table_of(seen)
        best = best_action(table, seen.decision.choices, head)
        if best is None:
            return option(seen, "pass")
        self._remember(table, best, head)
        return best

    def _remember(self, table: Table, choice: Option, head: str) -> None:
        """Which ability is being used, and with which targets in mind."""
        self._scene, self._way = None, ""
        if choice.card is not None:
            ability = ability_of(choice.card.definition, choice.tail, head) or granted(table, choice.card.name)
            if ability is not None:
                self._scene = ability_worth(table, ability, choice.card.name)[1]

    def _dynasty(self, seen: Observation) -> Option:
        table = table_of(seen)
        duplicate = next((each for each in seen.decision.choices if each.verb == "discard"), None)
        bought = duplicate or choose_purchase(table, seen.decision.choices)
        return bought or self._act(seen)

    # -------------------------------------------------------------------------------------- conflicts

    def _declare(self, seen: Observation) -> Option:
        """Declare a conflict, its ring, province and attackers, by a plan that is made when the type is asked for."""
        table, choices = table_of(seen), seen.decision.choices
        verb = choices[0].move.partition(" ")[0]
        if verb in ("declare", "no"):
            types = [choice.move.rpartition(" ")[2] for choice in choices if choice.move.startswith("declare ")]
            self._plan = war.best_attack(table, types)
            return option(seen, f"declare {self._plan.type}" if self._plan else "no conflict")
        if self._plan is None and table.declaring:
            self._plan = war.best_of_type(table, table.declaring, [table.declaring])
        if verb == "ring":
            wish = f"ring {self._plan.ring}" if self._plan else ""
            return find(seen, wish) or choose_target(table, None, "", choices, "")
        if verb == "province":
            return (self._plan and find(seen, f"province {self._plan.province}")) or choices[0]
        wanted = self._plan.attackers if self._plan else frozenset[str]()
        found = next((each for each in choices if each.card is not None and each.card.name in wanted), None)
        return found or find(seen, "done") or choices[0]

    def _defend(self, seen: Observation) -> Option:
        table, choices = table_of(seen), seen.decision.choices
        names = [choice.card.name for choice in choices if choice.card is not None]
        wanted = war.best_defence(table, names)
        found = next((each for each in choices if each.card is not None and each.card.name in wanted), None)
        return found or option(seen, "done")

    # ---------------------------------------------------------------------------------------- choices

    def _bid(self, seen: Observation) -> Option:
        return choose_bid(table_of(seen), seen.decision.choices)

    def _target(self, seen: Observation) -> Option:
        prompt, choices = seen.decision.prompt, seen.decision.choices
        laid = heard("prompts.which_province_lies", prompt)
        if laid is not None:
            return choose_province(laid["where"], choices)
        table = table_of(seen)
        if heard("prompts.whom_does_covert_evade", bare(prompt)) is not None:
            return war.covert_target(table, choices)
        return choose_target(table, scene_of(table, self._scene), bare(prompt), choices, self._way)

    def _choose(self, seen: Observation) -> Option:
        table = table_of(seen)
        found = choose_alternative(table, scene_of(table, self._scene), seen.decision.choices)
        self._way = found.move.partition(" ")[2]
        return found

    def _may(self, seen: Observation) -> Option:
        table = table_of(seen)
        return choose_whether(table, scene_of(table, self._scene), bare(seen.decision.prompt), seen.decision.choices)

    def _discard(self, seen: Observation) -> Option:
        prompt, choices = seen.decision.prompt, seen.decision.choices
        if heard("prompts.mulligan_any_of_these_cards", prompt) is not None:
            return choose_mulligan(choices)
        if find(seen, "done"):
            return choose_clearing(choices)
        return choose_loss(choices)


ANSWERS: dict[str, Callable[[LcgPlayer, Observation], Option]] = {
    "act": LcgPlayer._act, "react": LcgPlayer._react, "dynasty": LcgPlayer._dynasty,
    "declare": LcgPlayer._declare, "defend": LcgPlayer._defend, "bid": LcgPlayer._bid,
    "target": LcgPlayer._target, "choose": LcgPlayer._choose, "may": LcgPlayer._may,
    "discard": LcgPlayer._discard,
}  # fmt: skip


def table_of(seen: Observation) -> Table:
    """Return what the player sees."""
    return Table(seen.view, seen.player, seen.printed)


def find(seen: Observation, move: str) -> Option | None:
    """The choice with that move."""
    return next((choice for choice in seen.decision.choices if choice.move == move), None)


def option(seen: Observation, move: str) -> Option:
    """The choice with that move, or the last."""
    return find(seen, move) or seen.decision.choices[-1]


def bare(prompt: str) -> str:
    """A prompt without the name of the card that asks."""
    return prompt.rpartition(": ")[2]
