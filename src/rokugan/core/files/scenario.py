"""Scenarios: a position, moves, and what must hold. The runner answers what a script leaves out, as the notation says."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from rokugan.catalogue import say
from rokugan.core.decision import Choice, Decision
from rokugan.core.files.cases import cases_of
from rokugan.core.files.documents import named, read_document
from rokugan.core.files.position import known_keys
from rokugan.core.files.scenario_form import check_file
from rokugan.core.files.written import ScriptNames
from rokugan.core.game import Automatic, Game
from rokugan.core.notation import means, tidy
from rokugan.errors import AmbiguousMove, IllegalMove, RokuganError, ScenarioError, brief, quote

LENIENT = ("pay", "order", "react")
_COMPARISON = re.compile(r"^(>=|<=|>|<|!=)\s*(-?\d{1,9})$")


class ScenarioFailed(RokuganError):
    """A scenario that does not hold."""


def load(path: Path) -> dict[str, dict[str, Any]]:
    """The scenarios of a file as plain data by the titles of its cases, their form checked."""
    return checked(read_document(path, ScenarioError, "scenario"), path)


def checked(data: object, path: Path) -> dict[str, dict[str, Any]]:
    """The scenarios that the data of a file says, by the titles of its cases."""
    found = cases_of(check_file(data, str(path)), str(path))
    for title, case in found.items():
        where = place_of(path, title)
        for key in ("edition", "players", "script"):
            if key not in case:
                raise ScenarioError(say("files.the_key_is_missing_there", where=where, word=key))
    return found


def place_of(path: Path, case: str) -> str:
    """A file, or one case of it, as messages name it."""
    return f"{path}, case {quote(case)}" if case else str(path)


def files(paths: list[Path]) -> Iterator[Path]:
    """The scenario files in files and folders, in order."""
    for path in paths:
        if os.path.isdir(path):  # unlike the methods of a path, these also answer about names that no file can have
            yield from sorted(each for each in path.rglob("*.y*ml"))
        elif os.path.exists(path):
            yield path
        else:
            raise ScenarioError(say("files.there_is_no_such_file_or_folder", named=named(path)))


class Runner:
    """Plays the script of one scenario on its position."""

    def __init__(
        self,
        game: Game,
        inspect: Callable[[Game, str, dict[str, int]], Any],
        names: ScriptNames,
    ) -> None:
        self.game: Game = game
        self.handles: dict[str, int] = names.handles
        self.inspect: Callable[[Game, str, dict[str, int]], Any] = inspect
        self.names: ScriptNames = names
        self.automatic: list[Automatic] = list(game.automatic)
        self.watch: Callable[[], None] | None = None  # called before every step of the game, to look on
        self.heard: Callable[[Decision, Choice], None] | None = None  # called before every answer, likewise
        self.held: bool = False
        self.unasked: str | None = None
        # how the first moves of two readings are read: each as one that was taken by itself?
        self.skipping: tuple[bool, ...] = ()
        self.doubtful: int = 0  # how many moves of two readings there were so far

    # ------------------------------------------------------------------------------------------ steps

    def step(self, step: object) -> None:
        """Carry out one step, or raise ScenarioFailed with what was expected and found."""
        if step == "all pass":
            self.all_pass()
            return
        if isinstance(step, str) and ":" in step:
            head, _, rest = step.partition(":")
            step = {head.strip(): rest.strip()}
        if not isinstance(step, Mapping) or len(step) != 1:
            raise ScenarioError(say("files.a_step_must_be_one", step=quote(step)))
        key, value = next(iter(step.items()))
        if key == "note":
            return
        if key == "expect":
            self.expect(value)
        elif key == "offered":
            self.offered(value)
        elif key == "illegal":
            self.illegal(value)
        elif key == "window":
            self.window(self.names.player(value, "window"))
        elif key == "not asked":
            self.not_asked(self.names.player(value, "not asked"))
        elif key == "name":
            self.give_names(value)
        elif key in self.game.names:
            self.move(
                str(key), {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)
            )
        else:
            raise ScenarioError(
                say("files.unknown_step_it_is_no_player", word=brief(key), names=", ".join(self.game.names))
            )

    def move(self, player: str, written: str) -> None:
        """A scripted move, after whatever may be passed over on the way to it."""
        text = self.names.plain(written)
        game = self.game
        while True:
            decision = game.decision
            if decision is not None and decision.player == player:
                try:
                    choice = game.find(text)
                except IllegalMove:
                    pass
                except AmbiguousMove as error:
                    raise ScenarioFailed(str(error)) from None
                else:
                    if self.reads_as_taken(player, text):
                        return
                    self.held = False
                    self.unasked = None
                    self.automatic.clear()
                    self.take(choice)
                    return
            if self.was_automatic(player, text):
                return
            if decision is None or decision.kind not in LENIENT:
                raise ScenarioFailed(self.refused(player, written))
            self.pass_over(decision)

    def refused(self, player: str, written: str) -> str:
        """Return why a scripted move does not fit."""
        decision = self.game.decision
        if decision is None:
            return f"expected {player}: {brief(written)}, but the game is over"
        try:
            self.game.find(self.names.plain(written), player)
            reason = ""
        except RokuganError as error:
            reason = f" ({error})"
        options = "; ".join(decision.options)
        asked = f"{decision.player} is asked ({decision.kind}) with the options: {options}"
        return f"expected {player}: {brief(written)}, but {asked}{reason}"

    def reads_as_taken(self, player: str, text: str) -> bool:
        """Is a move that fits the present decision read as the same move that was taken by itself before? Only if the script
        was found not to hold otherwise."""
        taken = next((each for each in self.automatic if self.is_move_of(each, player, text)), None)
        if taken is None:
            return False
        self.doubtful += 1
        if self.doubtful > len(self.skipping) or not self.skipping[self.doubtful - 1]:
            return False
        self.automatic.remove(taken)
        return True

    def was_automatic(self, player: str, text: str) -> bool:
        """Was this move taken by itself since the last scripted one?"""
        for index, each in enumerate(self.automatic):
            if self.is_move_of(each, player, text):
                del self.automatic[index]
                return True
        return False

    def is_move_of(self, taken: Automatic, player: str, text: str) -> bool:
        """Is this what the player would have written of something that was taken by itself?"""
        return taken.seat >= 0 and self.game.names[taken.seat] == player and self.same(taken.choice, text)

    def same(self, choice: Choice, text: str) -> bool:
        """Does the text mean this choice?"""
        wanted = tidy(text)
        return tidy(choice.move) == wanted or means(choice, wanted) or (wanted == "pay auto" and choice.verb == "pay")

    def take(self, choice: Choice) -> None:
        """Play a choice and remember what was taken by itself after it."""
        if self.heard is not None:
            self.heard(self.game.asked(), choice)
        self.game.answer(self.game.number_of(choice))
        self.game.advance(self.watch)
        self.automatic.extend(self.game.automatic)

    def pass_over(self, decision: Decision) -> None:
        """Answer a payment, an order or a chance to react that the script leaves out."""
        self.check_unasked()
        choices = decision.choices
        wanted = {"pay": "pay auto", "react": "pass"}.get(decision.kind)
        choice = next((each for each in choices if each.verb == wanted), choices[0])
        self.take(choice)

    def pass_lenient(self) -> None:
        """Pass over everything of that kind, unless a window holds the game here."""
        while not self.held:
            decision = self.game.decision
            if decision is None or decision.kind not in LENIENT:
                return
            self.pass_over(decision)

    def come_to_rest(self) -> None:
        """Pass over what may be passed over before a check; whoever must not be asked is not asked then either."""
        self.pass_lenient()
        self.check_unasked()

    def all_pass(self) -> None:
        """Everyone passes until the present round of actions ends; one that ended by itself, because nobody could do anything
        but pass, is not passed again: the reactions to what came of it are still open."""
        game = self.game
        self.held = False
        if self.round_passed_by_itself():
            self.unasked = None
            self.automatic.clear()
            return
        self.pass_lenient()
        self.unasked = None
        self.automatic.clear()
        if game.decision is None or not is_round(game.decision):
            return
        current = game.stack[-1]
        while game.decision is not None:
            decision = game.decision
            if is_round(decision):
                if game.stack[-1] is not current:
                    return
                choice = next(each for each in decision.choices if each.verb == "pass")
                self.take(choice)
            elif decision.kind in LENIENT and any(frame is current for frame in game.stack):
                self.pass_over(decision)
            else:
                return

    def round_passed_by_itself(self) -> bool:
        """Has a round of actions ended since the last scripted move, and may somebody now react to what followed?"""
        decision = self.game.decision
        if decision is None or decision.kind != "react":
            return False
        return any(each.seat >= 0 and each.choice.verb == "pass" for each in self.automatic)

    def expect(self, wanted: object) -> None:
        """Values that must hold now."""
        if not isinstance(wanted, Mapping) or not wanted:
            raise ScenarioError(say("files.expect_needs_a_mapping_such_as_found", wanted=quote(wanted)))
        self.come_to_rest()
        for path, value in wanted.items():
            found = self.inspect(self.game, str(path), self.handles)
            if not self.agrees(value, found):
                raise ScenarioFailed(
                    say("files.expected_another_value", path=brief(path), wanted=quote(value), found=repr(found))
                )

    def agrees(self, wanted: object, found: object) -> bool:
        """Does a found value agree with a written one?"""
        fits = getattr(found, "fits", None)
        if fits is not None:
            return bool(fits(wanted, self.handles))
        if isinstance(wanted, Mapping) and "contains" in wanted:
            if not isinstance(found, (list, dict)):
                raise ScenarioError(say("files.contains_asks_what_is_in_a_list", found=repr(found)))
            return any(self.agrees(wanted["contains"], each) for each in found)
        if isinstance(found, list):
            if not isinstance(wanted, list) or len(wanted) != len(found):
                return False
            left = list(found)
            for each in wanted:
                match = next((other for other in left if self.agrees(each, other)), None)
                if match is None:
                    return False
                left.remove(match)
            return True
        if isinstance(wanted, str) and isinstance(found, int) and not isinstance(found, bool):
            comparison = _COMPARISON.match(wanted.strip())
            if comparison:
                return compare(found, comparison.group(1), int(comparison.group(2)))
        if isinstance(wanted, bool) or isinstance(found, bool):
            return wanted is found
        if isinstance(found, str) and isinstance(wanted, str):
            return tidy(found) == tidy(wanted)
        return bool(wanted == found)

    def offered(self, wanted: object) -> None:
        """Check what the present decision offers and does not offer."""
        said = known_keys(wanted, ("player", "includes", "excludes", "kind"), "offered")
        if not said:
            raise ScenarioError(say("files.offered_needs_a_player"))
        player = self.names.player(said["player"], "offered") if "player" in said else None
        includes, excludes = (self.moves_in(said.get(key)) for key in ("includes", "excludes"))
        for text in excludes:
            self.names.check(text)
        while not self.held:
            decision = self.game.decision
            if decision is None or decision.player == player or decision.kind not in LENIENT:
                break
            self.pass_over(decision)
        decision = self.game.decision
        if decision is None:
            raise ScenarioFailed(say("files.expected_a_decision_after_the_end", player=player))
        options = "; ".join(decision.options)
        if player is not None and decision.player != player:
            raise ScenarioFailed(
                say(
                    "files.expected_a_decision_of_another_kind",
                    player=player,
                    other=decision.player,
                    kind=decision.kind,
                    options=options,
                )
            )
        if "kind" in said and decision.kind != said["kind"]:
            raise ScenarioFailed(
                say(
                    "files.expected_another_kind",
                    wanted=brief(said["kind"]),
                    kind=decision.kind,
                    options=options,
                )
            )
        for text in includes:
            if not self.is_offered(decision.player, text):
                raise ScenarioFailed(say("files.expected_the_option_found", text=quote(text), options=options))
        for text in excludes:
            if self.is_offered(decision.player, text):
                raise ScenarioFailed(say("files.expected_that_is_not_offered_found", text=quote(text), options=options))

    def moves_in(self, written: Iterable[object] | None) -> list[str]:
        """The moves of a list; YAML reads an unquoted `yes` or `no` as true or false."""
        return [{True: "yes", False: "no"}[each] if isinstance(each, bool) else str(each) for each in written or ()]

    def is_offered(self, player: str, text: str) -> bool:
        """Does the present decision ask this player, and offer him this move?"""
        try:
            self.game.find(self.names.plain(text), player)
        except IllegalMove:
            return False
        except AmbiguousMove:
            return True
        return True

    def illegal(self, line: object) -> None:
        """A move that must be refused, and change nothing, in every window that is passed over and at the decision then."""
        player, _, written = str(line).partition(":")
        text = written.strip()
        if not text:
            raise ScenarioError(say("files.illegal_must_be_a_player_and_a_move", line=quote(line)))
        self.names.player(player.strip(), "illegal")
        self.names.check(text)
        while True:
            decision = self.game.decision
            before = self.game.hash()
            if self.is_offered(player.strip(), text):
                asked = "" if decision is None else f" where {decision.player} is asked ({decision.kind})"
                raise ScenarioFailed(
                    say("files.expected_that_is_refused_but_it_is_offered", line=quote(line), asked=asked)
                )
            if self.game.hash() != before:
                raise ScenarioFailed(say("files.the_refused_move_changed_the_game", line=quote(line)))
            if self.held or decision is None or decision.kind not in LENIENT:
                return
            self.pass_over(decision)

    def window(self, player: str) -> None:
        """Go on to the next decision of a player of any kind, and stay there."""
        while True:
            decision = self.game.decision
            if decision is None:
                raise ScenarioFailed(say("files.expected_a_decision_after_the_end", player=player))
            if decision.player == player:
                self.held = True
                return
            if decision.kind not in LENIENT:
                options = "; ".join(decision.options)
                raise ScenarioFailed(
                    say(
                        "files.expected_a_decision_of_another",
                        player=player,
                        other=decision.player,
                        options=options,
                    )
                )
            self.pass_over(decision)

    def not_asked(self, player: str) -> None:
        """Up to the next scripted move this player is asked nothing."""
        self.unasked = player
        self.check_unasked()

    def check_unasked(self) -> None:
        """Is the player who must not be asked anything asked now?"""
        decision = self.game.decision
        if decision is not None and decision.player == self.unasked:
            raise ScenarioFailed(
                say("files.expected_that_is_not_asked", unasked=self.unasked, options="; ".join(decision.options))
            )

    def finish(self) -> None:
        """At the end of the script: whoever must not be asked is not asked in what would be passed over either."""
        if self.unasked is not None:
            self.held = False
            self.come_to_rest()

    def give_names(self, wanted: Mapping[str, object]) -> None:
        """Handles for cards that were created during the game."""
        for name, handle in wanted.items():
            found = self.inspect(self.game, f"{name}.number", self.handles)
            self.handles[str(handle)] = int(found)


def is_round(decision: Decision) -> bool:
    """Does the decision offer an opportunity in a round of actions, in which a player may pass?"""
    return decision.kind in ("act", "dynasty") and any(choice.verb == "pass" for choice in decision.choices)


def compare(left: int, op: str, right: int) -> bool:
    """A written comparison."""
    return {
        ">=": left >= right, "<=": left <= right, ">": left > right, "<": left < right, "!=": left != right,
    }[op]  # fmt: skip
