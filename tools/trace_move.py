"""How a move travels: one Battle action with two targets and a Reaction, traced through the files of the package.

Prints how many calls it takes, through how many files, and how often a call goes from one file into another; `--rooms` says
which rooms call which, `--pairs` which functions, the most often called first. `--picture` draws docs/move.svg: the rooms of
the engine one below the other, the way of the action from left to right, with the steps of the rulebook's procedures that it
passes.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

import rokugan
from rokugan.core.game import Game
from rokugan.testing import Table

HERE = str(Path(rokugan.__file__).parent) + "/"
PICTURE = Path(__file__).parents[1] / "docs" / "move.svg"
POSITION = """
edition: celestial
cast: stock
cards:
  - {title: Snare, type: strategy, focus_value: 1, text: "Battle: Bow two target enemy Personalities."}
  - {title: Calm, type: strategy, focus_value: 1, text: "Reaction: After one of your Personalities bows: Straighten him."}
players:
  - {name: Ann, hand: [Snare, Wait], in_play: [{card: Ox, at: Bob.P1, side: attacking}]}
  - {name: Bob, hand: [Calm, Wait], in_play: [{card: Owl, at: Bob.P1, side: defending}, {card: Elk, at: Bob.P1, side: defending}]}
phase: attack
turn: 3
"""
MOVES = ("play Snare", "target Owl", "order Owl", "play Calm")  # the second target is the only one left
LANES = (
    "core",
    "table",
    "text",
    "events",
    "costs",
    "actions",
    "effects",
    "duels",
    "battle",
    "turn",
    "seen",
    "chapters",
    "ccg",
)


@dataclass
class Trace:
    """What was called: the file of every call and of its caller, and the steps of procedures on the way; `pairs`: the functions,
    where a call goes from one file into another."""

    calls: list[tuple[str, str]] = field(default_factory=list)
    pairs: Counter[tuple[str, str]] = field(default_factory=Counter)
    steps: list[tuple[int, str]] = field(default_factory=list)

    def watch(self, frame: FrameType, event: str, _: Any) -> None:
        """A call of a function of the package."""
        name = frame.f_code.co_filename
        if event != "call" or not name.startswith(HERE):
            return
        caller = frame.f_back
        while caller is not None and not caller.f_code.co_filename.startswith(HERE):
            caller = caller.f_back
        self.calls.append((name[len(HERE) :], "" if caller is None else caller.f_code.co_filename[len(HERE) :]))
        if caller is not None and caller.f_code.co_filename != name:
            self.pairs[function(caller), function(frame)] += 1
        if (
            caller is not None
            and caller.f_code.co_name == "step"
            and caller.f_code.co_filename.endswith("core/game.py")
        ):
            self.steps.append((len(self.calls), f"{type(frame.f_locals.get('self')).__name__}.{frame.f_code.co_name}"))

    @property
    def files(self) -> set[str]:
        """The files it passes."""
        return {file for file, _ in self.calls}

    @property
    def changes(self) -> int:
        """How often a call goes from one file into another."""
        return sum(file != caller for file, caller in self.calls)

    def between_rooms(self) -> Counter[tuple[str, str]]:
        """How often one room calls another."""
        pairs = Counter((room(caller), room(file)) for file, caller in self.calls if caller)
        return Counter({pair: number for pair, number in pairs.items() if pair[0] != pair[1]})


def function(frame: FrameType) -> str:
    """A function with its file: `editions/ccg/events/windows.py happen`."""
    return f"{frame.f_code.co_filename[len(HERE) :]} {frame.f_code.co_qualname}"


def room(file: str) -> str:
    """The room of a file: `editions/ccg/battle/attack.py` is in `battle`."""
    parts = file.split("/")
    return (
        parts[2]
        if parts[:2] == ["editions", "ccg"] and len(parts) > 3
        else parts[1]
        if parts[0] == "editions"
        else parts[0]
    )


def traced() -> Trace:
    """The action, played twice: what is made once and kept is no part of the way of a move."""
    for _ in range(2):
        table = Table[Game].of(POSITION).play("fight P1").until("act", "Ann")
        game, trace = table.game, Trace()
        for move in MOVES:
            sys.setprofile(trace.watch)
            game.play(move)
            sys.setprofile(None)
    return trace


def picture(trace: Trace) -> str:
    """The way of the action as SVG."""
    lanes = [lane for lane in LANES if any(room(file) == lane for file, _ in trace.calls)]
    width, left, top, high = 1100, 90, 60, 26
    scale = (width - left - 20) / len(trace.calls)
    bottom = top + high * len(lanes)
    steps = named_steps(trace)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {bottom + 30 + 17 * ((len(steps) + 2) // 3)}" '
        'font-family="Georgia, serif" font-size="13">',
        '<rect width="100%" height="100%" fill="#fbf7ee"/>',
        '<text x="20" y="28" font-size="17" font-weight="bold">How a move travels</text>',
        f'<text x="200" y="28">a Battle action with two targets and a Reaction: {len(trace.calls):,} calls in '
        f"{len(trace.files)} files, {trace.changes:,} of them from one file into another</text>",
    ]
    for row, lane in enumerate(lanes):
        y = top + high * row
        out.append(f'<text x="20" y="{y + 17}">{lane}</text>')
        out.append(f'<line x1="{left}" x2="{width - 20}" y1="{y + high - 2}" y2="{y + high - 2}" stroke="#ddd"/>')
        path = "".join(
            f"M{left + number * scale:.1f} {y + 5}v16"
            for number, (file, _) in enumerate(trace.calls)
            if room(file) == lane
        )
        out.append(f'<path d="{path}" stroke="#7a1f1f" stroke-width="{max(scale, 0.6):.2f}" fill="none"/>')
    for number, (at, name) in enumerate(steps):
        x = left + at * scale
        out.append(
            f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{top - 8}" y2="{bottom}" stroke="#2b2b2b" stroke-width="0.5"/>'
        )
        out.append(f'<text x="{x - 3:.1f}" y="{top - 10}" font-size="9">{number + 1}</text>')
        column, line = number % 3, number // 3
        out.append(f'<text x="{20 + 360 * column}" y="{bottom + 28 + 17 * line}">{number + 1}. {name}</text>')
    return "\n".join([*out, "</svg>"]) + "\n"


def named_steps(trace: Trace) -> list[tuple[int, str]]:
    """The steps that stand far enough apart to be told apart in the picture."""
    found: list[tuple[int, str]] = []
    for at, name in trace.steps:
        if not found or at - found[-1][0] > len(trace.calls) / 60:
            found.append((at, name))
    return found


def main() -> None:
    """Trace, print, draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", action="store_true", help="which rooms call which, and how often")
    parser.add_argument(
        "--pairs", action="store_true", help="which functions call functions of other files, and how often"
    )
    parser.add_argument("--picture", action="store_true", help=f"draw {PICTURE.name}")
    said = parser.parse_args()
    trace = traced()
    print(f"{len(trace.calls):,} calls in {len(trace.files)} files, {trace.changes:,} from one file into another")
    if said.rooms:
        for (caller, callee), number in trace.between_rooms().most_common():
            print(f"{number:6,}  {caller} -> {callee}")
    if said.pairs:
        callees: Counter[str] = Counter()
        for (_, callee), number in trace.pairs.items():
            callees[callee] += number
        for callee, number in callees.most_common():
            print(f"{number:6,}  {callee}")
            for (caller, called), times in trace.pairs.most_common():
                if called == callee:
                    print(f"{times:14,}  from {caller}")
    if said.picture:
        PICTURE.write_text(picture(trace), encoding="utf-8")


if __name__ == "__main__":
    main()
