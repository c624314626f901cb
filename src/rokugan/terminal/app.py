"""The table as a textual application: the table above, the question and its answers below, everything by keys; 80×24 and up."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Literal

from rich.console import Group, RenderableType
from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.events import Key, Resize
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option

from rokugan import rulebook
from rokugan.agents.contract import Agent
from rokugan.agents.reasons import reason
from rokugan.catalogue import named, say
from rokugan.cli.shown.options_text import ordered
from rokugan.cli.sitting import Sitting, refusal
from rokugan.core.decision import Choice, Decision
from rokugan.core.history import History
from rokugan.errors import AgentError, RokuganError
from rokugan.terminal.leaving import Leaving

Page = Literal["table", "board", "side", "card", "events", "rules", "help"]

NEWS_FROM = 112  # columns from which the events stand beside the table


class TableApp(App[None]):
    """One game with a person at one seat."""

    CSS: ClassVar[str] = """
    #head { height: 1; background: $primary-background; padding: 0 1; }
    #page { height: 1fr; padding: 0 1; }
    #news { width: 40; height: 1fr; padding: 0 1; border-left: solid $panel; display: none; }
    Screen.wide #news { display: block; }
    #question { height: auto; max-height: 4; padding: 0 1; background: $panel; text-style: bold; }
    #notice { height: auto; max-height: 3; padding: 0 1; color: $error; display: none; }
    #notice.said { display: block; }
    #answers { height: auto; min-height: 3; max-height: 8; border: none; padding: 0; }
    #typed { display: none; height: 3; }
    #typed.open { display: block; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "page('table')", say("terminal.table")),
        Binding("b", "page('board')", say("table.board"), show=False),
        Binding("o", "other", say("terminal.side")),
        Binding("c", "page('card')", say("table.card")),
        Binding("e", "page('events')", say("terminal.log")),
        Binding("slash", "type('move')", say("table.move_word")),
        Binding("full_stop", "pass_on('phase')", say("terminal.pass")),
        Binding("ctrl+t", "pass_on('turn')", say("terminal.pass_turn"), show=False),
        Binding("i", "hint", say("table.hint")),
        Binding("u", "undo", say("table.undo")),
        Binding("r", "type('rules')", say("terminal.rules"), show=False),
        Binding("question_mark", "page('help')", say("terminal.help_key")),
        Binding("space", "usual", say("terminal.usual_answer"), show=False),
        Binding("escape", "answers", say("terminal.answers"), show=False),
        Binding("q", "leave", say("terminal.quit")),
    ]
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False

    def __init__(
        self,
        history: History[Any],
        player: str,
        agents: Sequence[Agent | None],
        save: Path | None = None,
        kept: Path | None = None,
        command: str = "rokugan play --resume --terminal",
    ) -> None:
        super().__init__()
        self.sitting = ScreenSitting(self, history, player, agents, save, kept, command)
        self.title = "rokugan"
        self.shown: Page = "table"
        self.other = 0  # whose side is looked at
        self.found: RenderableType = ""  # what the rulebook says
        self.asking = "move"  # what is typed: a move, or words to look up
        self.choices: list[Choice] = []
        self.failure: AgentError | None = None

    # ------------------------------------------------------------------------------------------ layout

    def compose(self) -> ComposeResult:
        yield Static(id="head", markup=False)
        with Horizontal():
            with VerticalScroll(id="page"):
                yield Static(id="sheet", markup=False)
            with VerticalScroll(id="news", can_focus=False):
                yield Static(id="told", markup=False)
        yield Static(id="question", markup=False)
        yield Static(id="notice", markup=False)
        yield OptionList(id="answers", markup=False)
        yield Input(id="typed", placeholder=say("terminal.a_move_as_in"), select_on_focus=False)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.go_on()

    def on_resize(self, event: Resize) -> None:
        self.screen.set_class(event.size.width >= NEWS_FROM, "wide")

    # ------------------------------------------------------------------------------------------ playing

    def go_on(self) -> None:
        """Let the others play, and then ask."""
        self.query_one("#answers", OptionList).disabled = True
        self.think()

    @work(thread=True, exclusive=True)
    def think(self) -> None:
        """The computer players decide beside the screen, so that keys and mouse go on working."""
        try:
            self.sitting.let_others_play()
        except AgentError as error:
            self.failure = error
            self.call_from_thread(self.exit)
            return
        self.sitting.store()
        self.call_from_thread(self.ask)

    @property
    def is_asked(self) -> bool:
        """Is it the person's turn to answer? While the others move, keys that play do nothing."""
        return not self.query_one("#answers", OptionList).disabled

    def ask(self) -> None:
        """Show the table as it is now and what the person is asked."""
        sitting = self.sitting
        decision = sitting.game.decision
        answers = self.query_one("#answers", OptionList)
        answers.disabled = False
        answers.clear_options()
        if decision is None or sitting.is_out:
            self.choices = []
            self.query_one("#question", Static).update(say("terminal.screen_at_the_end", ending=sitting.ending()))
            if sitting.kept is not None and decision is None:
                sitting.kept.unlink(missing_ok=True)
        else:
            self._offer(decision, answers)
            if decision.kind in sitting.screen.board_kinds and self.shown == "table":
                self.shown = "board"
            elif decision.kind in sitting.screen.whole_table and self.shown in ("board", "card"):
                self.shown = "table"
        answers.focus()
        self.draw()

    def _offer(self, decision: Decision, answers: OptionList) -> None:
        """List the answers, numbered; the usual one is marked."""
        sitting = self.sitting
        self.choices = ordered(decision)
        seen = sitting.game.view(sitting.player)["decision"]
        labels = {each["move"]: each.get("label", each["move"]) for each in seen.get("choices", ())}
        usual = sitting.usual(decision)
        for number, choice in enumerate(self.choices, 1):
            mark = "  " + say("terminal.usual") if choice is usual else ""
            answers.add_option(Option(f"{number:>2} {labels.get(choice.move, choice.move)}{mark}"))
        if usual is not None:
            answers.highlighted = self.choices.index(usual)
        elif self.choices:
            answers.highlighted = 0
        pending = sitting.screen.pending(sitting.game, sitting.seat)
        question = Text(decision.prompt)
        if pending:
            question = Text(say("terminal.so_far", moves=pending) + "\n", "not bold") + question
        self.query_one("#question", Static).update(question)

    def take(self, choice: Choice) -> None:
        """Play the person's answer."""
        if not self.is_asked:
            return
        self.say("")
        try:
            self.sitting.take(choice)
        except RokuganError as error:
            self.sitting.complain(error)
            return
        if self.shown in ("help", "rules", "events"):
            self.shown = "table"
        self.go_on()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click on an answer."""
        if event.option_index < len(self.choices):
            self.take(self.choices[event.option_index])

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The marked answer has changed; its card is shown, if cards are."""
        if self.shown == "card":
            self.draw()

    def on_key(self, event: Key) -> None:
        """A digit takes the answer of that number."""
        if event.character and event.character in "123456789" and not self.query_one("#typed").has_class("open"):
            number = int(event.character)
            if number <= len(self.choices) and self.is_asked:
                event.stop()
                self.take(self.choices[number - 1])

    # ------------------------------------------------------------------------------------------- keys

    def action_page(self, page: Page) -> None:
        """Show another page; the same key again goes back to the table."""
        self.shown = "table" if self.shown == page else page
        self.draw()
        self.query_one("#page", VerticalScroll).scroll_home(animate=False)

    def action_other(self) -> None:
        """The side of one player after the other, then the table again."""
        names = self.sitting.game.names
        self.other = self.other + 1 if self.shown == "side" else 0
        self.shown = "side" if self.other < len(names) else "table"
        self.draw()

    def action_answers(self) -> None:
        """Back to the answers and the table."""
        self._close_line()
        self.shown = "table"
        self.draw()

    def action_pass_on(self, until: Literal["turn", "phase"]) -> None:
        """Pass until the phase or the turn is over."""
        if not self.is_asked:
            return
        self.query_one("#answers", OptionList).disabled = True
        self.pass_on(until)

    @work(thread=True, exclusive=True)
    def pass_on(self, until: Literal["turn", "phase"]) -> None:
        """Passing lets the others play, too, beside the screen."""
        try:
            times = self.sitting.pass_on(until)
            self.call_from_thread(self.say, say("terminal.passed", times=times))
        except AgentError as error:
            self.failure = error
            self.call_from_thread(self.exit)
            return
        except RokuganError as error:
            self.call_from_thread(self.sitting.complain, error)
        self.sitting.store()
        self.call_from_thread(self.ask)

    def action_hint(self) -> None:
        """Mark what the computer would do."""
        if not self.is_asked:
            return
        try:
            choice = self.sitting.hint()
        except RokuganError as error:
            self.sitting.complain(error)
            return
        self.query_one("#answers", OptionList).highlighted = self.choices.index(choice)
        why = reason(self.sitting.game, self.sitting.game.asked().player, choice.move)
        self.say(say("terminal.screen_hint", move=choice.move, why=why))

    def action_usual(self) -> None:
        """Answer with what is marked, as Enter does, wherever the focus is."""
        if self.is_asked:
            self.query_one("#answers", OptionList).action_select()

    def action_undo(self) -> None:
        """Back to the decision before."""
        if not self.is_asked:
            return
        try:
            self.sitting.undo()
            self.say(say("terminal.back"))
        except RokuganError as error:
            self.sitting.complain(error)
            return
        self.go_on()

    def action_type(self, what: str) -> None:
        """Open the line in which a move, or words to look up, are typed."""
        self.asking = what
        line = self.query_one("#typed", Input)
        line.placeholder = say("terminal.a_move_as_in") if what == "move" else say("terminal.words_to_look_up")
        line.value = ""
        line.add_class("open")
        line.focus()

    def _close_line(self) -> None:
        self.query_one("#typed").remove_class("open")
        self.query_one("#answers").focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A move, or words to look up, were typed."""
        said = event.value.strip()
        if not said:
            self._close_line()
            return
        if self.asking == "rules":
            self._close_line()
            self.found, self.shown = rules_about(said, self.sitting.game.edition), "rules"
            self.draw()
            return
        if not self.is_asked:
            return
        try:
            choice = self.sitting.game.find(said, self.sitting.player)
        except RokuganError as error:
            self.sitting.complain(error)
            return
        self._close_line()
        self.take(choice)

    def action_leave(self) -> None:
        """Ask before leaving."""
        playing = say("terminal.leave_the_game", where=self.sitting.whereabouts())
        words = playing if self.choices else say("terminal.leave_q")
        self.push_screen(Leaving(words), lambda leave: self.exit() if leave else None)

    # ---------------------------------------------------------------------------------------- showing

    def say(self, words: str) -> None:
        """Show a line above the answers; an empty one takes it away."""
        notice = self.query_one("#notice", Static)
        notice.update(words)
        notice.set_class(bool(words), "said")

    def draw(self) -> None:
        """Draw the line at the top, the page, and the events where there is room for them."""
        self.query_one("#head", Static).update(self.headline())
        self.query_one("#sheet", Static).update(self.page())
        self.query_one("#told", Static).update(self.events(60))
        self.query_one("#news", VerticalScroll).scroll_end(animate=False)

    def headline(self) -> str:
        """The line at the top: turn, phase, and how everybody stands."""
        seen = self.sitting.game.view(self.sitting.player, text=False)
        stand = " · ".join(f"{each['name']} {each['honor']}" for each in seen["players"])
        when = say("terminal.setting_up")
        if seen["turn"] and seen["phase"]:
            phase = named("phases", seen["phase"])
            counted = "terminal.round_and_phase" if seen["family"] == "lcg" else "terminal.turn"
            when = say(counted, turn=seen["turn"], player=seen["active"], phase=phase)
        return say("terminal.stand", when=when, players=stand)

    def page(self) -> RenderableType:
        """The page that is looked at: the table, the board, a side, a card, the events or the rules."""
        sitting = self.sitting
        game, me, screen = sitting.game, sitting.player, sitting.screen
        try:
            if self.shown == "board":
                return screen.board(game, me)
            if self.shown == "side":
                return screen.side(game, me, game.names[self.other])
        except RokuganError as error:
            return Text(str(error))
        if self.shown == "card":
            return self.card()
        if self.shown == "events":
            return self.events(400)
        if self.shown == "rules":
            return self.found
        if self.shown == "help":
            return Text(say("terminal.screen_help") + f"\n{screen.legend}")
        return screen.table(game, me, board=False)

    def card(self) -> RenderableType:
        """The card of the marked answer, or the one that asks."""
        sitting = self.sitting
        decision = sitting.game.decision
        at = self.query_one("#answers", OptionList).highlighted
        choice = self.choices[at] if at is not None and at < len(self.choices) else None
        asking = None if decision is None else decision.about
        found = choice.card if choice is not None and choice.card is not None else asking
        if found is None:
            return Text(say("terminal.no_card"))
        return sitting.screen.card(found.definition, sitting.game.edition)

    def events(self, number: int) -> RenderableType:
        """The last events, in sentences."""
        sitting = self.sitting
        game = sitting.game
        lines = list(sitting.screen.lines(game, game.log[-number:], sitting.seat))
        return Group(*(Text(line, "bold" if line.startswith("──") else "") for line in lines))


class ScreenSitting(Sitting):
    """A sitting whose troubles are told on the screen."""

    def __init__(self, app: TableApp, *rest: Any) -> None:
        super().__init__(*rest)
        self.app = app

    def complain(self, error: RokuganError) -> None:
        self.app.say(refusal(error))


def rules_about(words: str, edition: str) -> RenderableType:
    """The rules that have these words."""
    found = rulebook.search(words, edition)
    if not found:
        return Text(say("terminal.no_rule"))
    return Group(*(Text.assemble((rule.id, "bold"), "  ", rule.says) for rule in found[:20]))
