"""A person at the table, line by line: what is shown, what may be typed, and the way back with `undo`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from rokugan import rulebook
from rokugan.agents.contract import Agent, printed_cards
from rokugan.agents.reasons import reason
from rokugan.cards.library import library
from rokugan.catalogue import say
from rokugan.cli.shown.options_text import ordered
from rokugan.cli.sitting import Sitting, refusal
from rokugan.core.decision import Choice, Decision
from rokugan.core.history import History
from rokugan.core.log import Entry
from rokugan.core.notation import tidy
from rokugan.errors import AgentError, RokuganError, brief
from rokugan.games import write_record

LOG_LINES = 40
LONGEST_NUMBER = 6  # digits


class Quit(Exception):
    """The player wants to leave the table."""


class Session(Sitting):
    """A sitting that is shown line by line."""

    def __init__(
        self,
        history: History[Any],
        player: str,
        agents: Sequence[Agent | None],
        console: Console,
        save: Path | None = None,
        kept: Path | None = None,
        command: str = "rokugan play --resume",
    ) -> None:
        super().__init__(history, player, agents, save, kept, command)
        self.console = console
        self._told = max(0, len(self.game.log) - LOG_LINES)
        self._shown = ""

    # ---------------------------------------------------------------------------------------- the loop

    def run(self, ask: Callable[[str], str]) -> None:
        """Play until the game is over or the player leaves; `ask` reads a line and raises EOFError at the end."""
        while True:
            try:
                if not self.go_on(ask):
                    return
            except (Quit, EOFError, KeyboardInterrupt) as reason:
                if not isinstance(reason, Quit):
                    self.console.print()
                if isinstance(reason, KeyboardInterrupt):
                    self.history.recover()
                if self.wants_to_leave(ask):
                    break
        self.store()
        self.say(say("terminal.the_game_is_left", where=self.whereabouts()), "dim")

    def go_on(self, ask: Callable[[str], str]) -> bool:
        """Let the others play up to the person's next move, and ask him for that; False when the game is over for
        him."""
        try:
            self.let_others_play()
        except AgentError:
            self.store()
            raise
        self.store()
        self.tell()
        decision = self.game.decision
        if decision is None or self.is_out:
            self.show_table()
            self.say_outcome()
            if not self.ask_about_the_end(ask):
                if self.kept is not None:
                    self.kept.unlink(missing_ok=True)
                return False
            return True
        self.show(decision)
        self.answer(decision, ask)
        return True

    def wants_to_leave(self, ask: Callable[[str], str]) -> bool:
        """Ask before leaving; who insists leaves."""
        try:
            line = ask(say("terminal.leave_line", where=self.whereabouts()) + "> ")
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return True
        return line.strip().casefold() in (*say("terminal.words_for_yes").split(), "quit", "exit")

    def answer(self, decision: Decision, ask: Callable[[str], str]) -> None:
        """Read lines until one is a move, or changes what is to be decided."""
        while True:
            line = ask(f"{self.player}> ").strip()
            try:
                if self.command(line):
                    if self.game.decision is not decision:
                        return
                    continue
                self.take(self.find(decision, line))
                return
            except RokuganError as error:
                self.complain(error)

    def find(self, decision: Decision, line: str) -> Choice:
        """The choice that a line means: a number, a move, or nothing for the usual one."""
        if not line:
            found = self.usual(decision)
            if found is None:
                raise RokuganError(say("terminal.type_a_number"))
            return found
        if is_number(line):
            choices = ordered(decision)
            if len(line) > LONGEST_NUMBER or not 1 <= int(line) <= len(choices):
                raise RokuganError(say("terminal.no_option", line=brief(line), last=len(choices)))
            return choices[int(line) - 1]
        return self.game.find(line, self.player)

    # ---------------------------------------------------------------------------------------- commands

    def command(self, line: str) -> bool:
        """Carry out a command; False if the line is none."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        match word.casefold():
            case "help" | "?":
                self.say(say("terminal.help") + f"\n\n{self.screen.legend}")
            case "quit" | "exit":
                raise Quit
            case "view":
                self.show_table() if not rest else self.show_player(rest)
                if self.game.decision is not None:
                    self.show_options(self.game.decision)
            case "board":
                self.show_board()
            case "hint":
                self.show_hint()
            case "undo":
                self.undo()
            case "pass" if rest.casefold() in ("turn", "phase"):
                times = self.pass_on("turn" if rest.casefold() == "turn" else "phase")
                self.say(say("terminal.passed", times=times), "dim")
            case "log":
                self.show_log(rest)
            case "card":
                self.show_card(rest)
            case "rules":
                self.show_rules(rest)
            case "save":
                self.keep(rest)
            case _:
                return False
        return True

    def show_hint(self) -> None:
        """Print what the computer would do, and why."""
        move = self.hint().move
        self.say(say("terminal.the_computer_would", move=move), "dim")
        self.say(reason(self.game, self.game.asked().player, move), "dim")

    def undo(self) -> None:
        super().undo()
        self._told = min(self._told, len(self.game.log))
        self._shown = ""
        self.say(say("terminal.back"), "dim")

    def show_log(self, rest: str) -> None:
        """The last lines of the log, or all."""
        lines = list(self.screen.lines(self.game, self.game.log, self.seat))
        count = len(lines) if rest == "all" else LOG_LINES
        if is_number(rest):
            count = int(rest[:LONGEST_NUMBER])
        if count < len(lines):
            self.say(say("terminal.earlier_lines", n=len(lines) - count), "dim")
        for line in lines[-count:] if count else []:
            self.say(line)

    def show_card(self, name: str) -> None:
        """A card of this game that the player may see, or any card of the edition's library."""
        if not name:
            raise RokuganError(say("terminal.which_card"))
        seen = printed_cards(self.game, self.player)
        wanted = tidy(name).removesuffix("#1")
        fits = [card for full, card in seen.items() if tidy(full).startswith(wanted)]
        edition = self.game.edition
        self.console.print(self.screen.card(fits[0] if fits else library(edition)[name], edition))

    def show_rules(self, words: str) -> None:
        """Rules that have all these words."""
        if not words:
            raise RokuganError(say("terminal.which_rules"))
        found = rulebook.search(words, self.game.edition)
        for rule in found[:8]:
            self.say(Text.assemble((rule.id, "bold"), "  ", rule.says))
        if not found:
            self.say(say("terminal.no_rule"))
        elif len(found) > 8:
            self.say(say("terminal.more_rules", n=len(found) - 8), "dim")

    def keep(self, name: str) -> None:
        """Save the record of the game so far."""
        path = Path(name) if name else self.save
        if path is None:
            raise RokuganError(say("terminal.save_where", where=self.whereabouts()))
        write_record(self.game, path)
        self.say(say("terminal.saved", file=path), "dim")

    # ---------------------------------------------------------------------------------------- showing

    def say(self, words: str | Text, style: str = "") -> None:
        """Print a line or a paragraph."""
        text = words if isinstance(words, Text) else Text(words.encode("utf-8", "replace").decode(), style)
        self.console.print(text, soft_wrap=not self.console.is_terminal)

    def complain(self, error: RokuganError) -> None:
        """Tell the person why a line was not understood."""
        self.say(refusal(error), "red")

    def tell(self) -> None:
        """Print what has happened since the person's last decision."""
        entries = [entry for entry in self.game.log[self._told :] if self.is_told(entry)]
        self._told = len(self.game.log)
        for line in self.screen.lines(self.game, entries, self.seat):
            if line.startswith("──"):
                self.say(line, "bold")
            else:
                text = Text(line, "dim" if line.startswith(self.player) else "")
                self.console.print(Padding(text, (0, 0, 0, 2), expand=False))

    def is_told(self, entry: Entry) -> bool:
        """Is an event told at once? In a game of many players, what others do by rote stands only in the log."""
        return len(self.game.names) == 2 or entry.player == self.seat or entry.kind not in self.screen.quiet

    def show(self, decision: Decision) -> None:
        """Print the table where it helps, then the question and the options."""
        seen = f"{self.game.turn} {len(self.game.log)}"
        board = decision.kind in self.screen.board_kinds
        if (board or decision.kind in self.screen.whole_table) and seen != self._shown:
            self.console.print()
            self.show_board() if board else self.show_table(board=False)
            self._shown = seen
        self.show_options(decision)

    def show_table(self, board: bool = True) -> None:
        """The table as the person sees it."""
        self.console.print(self.screen.table(self.game, self.player, board))

    def show_board(self) -> None:
        """The board, if the game has one."""
        self.console.print(self.screen.board(self.game, self.player))

    def show_player(self, name: str) -> None:
        """One player's side of the table, with everything on it."""
        self.console.print(self.screen.side(self.game, self.player, name))

    def show_options(self, decision: Decision) -> None:
        """The question and the numbered options."""
        pending = self.screen.pending(self.game, self.seat)
        if pending:
            self.say(say("terminal.so_far", moves=pending), "dim")
        if decision.about is not None and decision.kind in self.screen.explained:
            self.console.print(self.screen.card(decision.about.definition, self.game.edition))
        self.say(f"{decision.prompt}", "bold")
        enter = self.usual(decision)
        self.console.print(self.screen.options(self.console, self.game, self.player, decision, enter))

    def say_outcome(self) -> None:
        """Print who has won."""
        self.say(self.ending(), "bold")

    def ask_about_the_end(self, ask: Callable[[str], str]) -> bool:
        """After the end the person may look back or undo; True if the game goes on."""
        while self.own_moves():
            try:
                line = ask(say("terminal.at_the_end") + "> ").strip()
                if not line:
                    return False
                if not self.command(line):
                    raise RokuganError(say("terminal.only_at_the_end"))
                if self.game.outcome is None and not self.is_out:
                    return True
            except (EOFError, KeyboardInterrupt, Quit):
                return False
            except RokuganError as error:
                self.complain(error)
        return False


def is_number(word: str) -> bool:
    """Is it a number as one types it?

    >>> is_number("12"), is_number("²"), is_number("")
    (True, False, False)
    """
    return word.isascii() and word.isdigit()
