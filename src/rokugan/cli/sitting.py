"""A person at one seat of a game and computer players at the others: whose turn it is, the way back, and keeping the game.
How it is shown is another matter: `session` does it line by line, `rokugan.terminal` on the whole screen."""

from __future__ import annotations

import copy
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

from rokugan.agents.advice import Adviser, usual_player
from rokugan.agents.contract import Agent
from rokugan.agents.contract import ask as ask_agent
from rokugan.catalogue import say
from rokugan.cli.shown.screens import screen_of
from rokugan.core.decision import Choice, Decision
from rokugan.core.foresight import view_ahead
from rokugan.core.game import Game
from rokugan.core.history import History
from rokugan.errors import IllegalMove, RokuganError
from rokugan.games import write_record

MOST_PASSES = 500


class Sitting(ABC):
    """One game with a person in it. With every move the game is written to `save`, which the person named, and to `kept`, from
    which `command` goes on."""

    def __init__(
        self,
        history: History[Any],
        player: str,
        agents: Sequence[Agent | None],
        save: Path | None = None,
        kept: Path | None = None,
        command: str = "rokugan play --resume",
    ) -> None:
        self.history = history
        self.screen = screen_of(history.game.edition)
        self.player = player
        self.seat = history.game.names.index(player)
        self.agents = list(agents)
        self.save = save
        self.kept = kept
        self._command = command
        self._adviser = Adviser()
        self._advised: tuple[Decision, Choice | None] | None = None  # the last question, and its usual answer
        self._agents_before = {0: copied(self.agents)}  # as they were before a move of that number
        self._troubles: dict[Path, str] = {}

    @abstractmethod
    def complain(self, error: RokuganError) -> None:
        """Tell the person what went wrong."""

    @property
    def game(self) -> Game:
        """The game as it stands."""
        game: Game = self.history.game
        return game

    @property
    def is_out(self) -> bool:
        """Has the person lost, while others may play on?"""
        return self.game.is_out(self.seat)

    def let_others_play(self) -> None:
        """The computer players decide until it is the person's turn to."""
        decision = self.game.decision
        while decision is not None and not self.is_out:
            agent = self.agents[decision.seat]
            if agent is None:
                return
            self.history.choose(ask_agent(agent, self.game))
            decision = self.game.decision

    def take(self, choice: Choice) -> None:
        """Play a move of the person's."""
        self._agents_before[len(self.history)] = copied(self.agents)
        self.history.take(choice)

    def pass_on(self, until: Literal["turn", "phase"]) -> int:
        """Pass for the person until this turn or phase is over, or he is asked something that he cannot pass; how often."""
        began = self._stretch(until)
        passed = 0
        while passed < MOST_PASSES:
            decision = self.game.decision
            if decision is None or self.is_out:
                break
            if decision.seat != self.seat:
                self.let_others_play()
                continue
            if self._stretch(until) != began:
                break
            passes = [each for each in decision.choices if each.card is None and each.move in ("pass", "no attack")]
            if not passes:
                break
            self.take(passes[0])
            passed += 1
        if not passed:
            raise RokuganError(say("terminal.nothing_to_pass"))
        return passed

    def _stretch(self, until: Literal["turn", "phase"]) -> tuple[int, str]:
        phase = self.game.view(self.player, text=False)["phase"] if until == "phase" else ""
        return self.game.turn, str(phase)

    def hint(self) -> Choice:
        """Return what a computer player would do with what the person sees."""
        if self.game.decision is None:
            raise RokuganError(say("terminal.nothing_to_decide"))
        return self.game.decision.choices[ask_agent(usual_player(self.game.edition), self.game)]

    def usual(self, decision: Decision) -> Choice | None:
        """The choice that Enter takes: what a computer player would do, if it is known quickly. It stays the same while the
        question does, so that what was shown is what is done."""
        if self._advised is None or self._advised[0] is not decision:
            number = self._adviser.answer(self.game, self._ahead())
            found = self.screen.usual(decision) if number is None else decision.choices[number]
            self._advised = decision, found
        return self._advised[1]

    def _ahead(self) -> dict[str, Any] | None:
        """Return what the person sees, with what is known to come of each answer."""
        try:
            return view_ahead(self.game, self.player)
        except Exception:  # at one answer the engine fails: the game can go on without it
            return None

    def undo(self) -> None:
        """Back to the person's decision before this one. Against the computer that is free, whatever has become known."""
        mine = self.own_moves()
        if not mine:
            raise RokuganError(say("terminal.nothing_to_undo"))
        back = mine[-1]
        self.history.undo(len(self.history) - back)
        self.agents = copied(self._agents_before.get(back, self._agents_before[0]))
        self.store()

    def own_moves(self) -> list[int]:
        """The numbers of the person's moves that can be taken back."""
        before = len(self.game.history) - len(self.history)
        return [number for number, (seat, _) in enumerate(self.game.history[before:]) if seat == self.seat]

    def store(self) -> None:
        """Write the game to its files; what goes wrong is told once, and the game goes on."""
        if not self.game.beginning:
            return
        for path in (self.save, self.kept):
            if path is None:
                continue
            try:
                write_record(self.game, path)
                self._troubles.pop(path, None)
            except RokuganError as error:
                if self._troubles.get(path) != str(error):
                    self.complain(error)
                self._troubles[path] = str(error)

    def whereabouts(self) -> str:
        """The sentence about what becomes of a game that is left: where it is kept, and how to go on."""
        parts = []
        if self.save is not None and self.save not in self._troubles:
            parts.append(say("terminal.kept_in", file=self.save))
        if self.kept is not None and self.kept not in self._troubles:
            parts.append(say("terminal.goes_on_with", command=self._command))
        return say("game.and").join(parts) or say("terminal.not_kept")

    def ending(self) -> str:
        """Return who has won, and how."""
        outcome = self.game.outcome
        if outcome is None:
            return say("terminal.is_out", player=self.player, turn=self.game.turn)
        if outcome.winner is None:
            return say("terminal.nobody_wins", why=outcome.victory)
        who = say("table.you_win") if outcome.winner == self.player else say("game.wins", name=outcome.winner)
        return say("terminal.won", who=who, turn=self.game.turn, how=self.game.ending())


def refusal(error: RokuganError) -> str:
    """Return why something was not understood; of a move that is refused, with the time when it will be possible."""
    why = error.refusal if isinstance(error, IllegalMove) else None
    if why is None or not why.when:
        return str(error)
    return say("terminal.refused", said=str(error).rstrip("."), when=why.possible)


def copied(agents: Sequence[Agent | None]) -> list[Agent | None]:
    """The agents as they are now; one that cannot be copied goes on remembering what was taken back."""
    found: list[Agent | None] = []
    for agent in agents:
        try:
            found.append(copy.deepcopy(agent))
        except Exception:
            found.append(agent)
    return found
