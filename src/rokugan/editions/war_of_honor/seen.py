"""What things are called, why a move is refused, and what positions and views show, as War of Honor has them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from rokugan.cards.model import CardDefinition
from rokugan.catalogue import named
from rokugan.editions.ccg.chapters.seen import Seen
from rokugan.editions.war_of_honor.board_seen import board_section, look_at, tile_text
from rokugan.editions.war_of_honor.box.data import LAST_STEP, PATHS, TILE_KINDS
from rokugan.editions.war_of_honor.box.hexes import written
from rokugan.editions.war_of_honor.game import woh
from rokugan.editions.war_of_honor.occasions import RULES_BEHIND
from rokugan.editions.war_of_honor.position import PLAYER_KEYS, lay_out
from rokugan.editions.war_of_honor.reasons import RULES
from rokugan.editions.war_of_honor.setup import draw_missions
from rokugan.editions.war_of_honor.transcript import transcribed

if TYPE_CHECKING:
    from rokugan.core.randomness import Randomness
    from rokugan.editions.ccg.table.game import CcgGame


class BoardSeen(Seen):
    """What things are called, why a move is refused, and what positions and views show, on the board."""

    position_keys: ClassVar[tuple[str, ...]] = ("tiles",)
    player_keys: ClassVar[tuple[str, ...]] = PLAYER_KEYS
    reasons: ClassVar[dict[str, str]] = RULES
    rules_behind: ClassVar[dict[str, str]] = RULES_BEHIND

    def ending(self, game: CcgGame) -> str:
        """By Paths: which of them the winner has finished."""
        table = woh(game)
        outcome = game.outcome
        if outcome is None or outcome.victory != "paths":
            return super().ending(game)
        steps = table.paths[outcome.seat]
        finished = [named("paths", path) for path, taken in zip(PATHS, steps, strict=True) if taken >= LAST_STEP]
        return f"Path of {' and '.join(finished)}" if finished else "Paths"

    def furniture(self, names: Sequence[str]) -> dict[str, Any]:
        """A Fortress for everybody, next to the others'."""
        places = ([1, 0], [0, 1], [1, 1], [2, 0])
        tiles = [{"title": f"Fort of {name}", "owner": name, "at": at} for name, at in zip(names, places, strict=False)]
        return {"tiles": tiles}

    def after_position(self, game: CcgGame, scenario: Mapping[str, Any], where: str) -> None:
        lay_out(woh(game), scenario, where)

    def transcribed(self, game: CcgGame, phase: str) -> dict[str, Any]:
        return transcribed(woh(game), phase)

    def inspect(self, game: CcgGame, path: str, handles: dict[str, int]) -> object:
        """A tile answers to its title or its coordinates."""
        name, _, attribute = path.rpartition(".")
        found = look_at(woh(game), name, attribute) if name not in game.names else None
        return found[0] if found is not None else super().inspect(game, path, handles)

    def draw_secrets(self, game: CcgGame, viewer: int, randomness: Randomness) -> None:
        draw_missions(woh(game), viewer, randomness)

    def blank_secrets(self, game: CcgGame, viewer: int) -> None:
        super().blank_secrets(game, viewer)
        table = woh(game)
        table.missions = [each if seat == viewer else () for seat, each in enumerate(table.missions)]

    def standing(self, game: CcgGame, seat: int) -> dict[str, Any]:
        """The steps on the Paths."""
        return dict(zip(PATHS, woh(game).paths[seat], strict=True))

    def extra_sections(self, game: CcgGame, seat: int, shown: Callable[[int], str | None]) -> dict[str, Any]:
        return {"war_of_honor": board_section(woh(game), seat, shown)}

    def printed_lines(self, definition: CardDefinition) -> list[str] | None:
        if definition.type not in TILE_KINDS:
            return None
        text = tile_text(definition)
        return text.split("\n") if text else []

    def spot(self, game: CcgGame, card: int) -> tuple[str, str] | None:
        tile = woh(game).tiles.get(card)
        if tile is None:
            return None
        return ("board", "" if tile.place is None else written(tile.place))

    def path_of(self, game: CcgGame, seat: int, path: str) -> int:
        return woh(game).paths[seat][PATHS.index(path)]

    def look(self, game: CcgGame, name: str, attribute: str) -> tuple[object] | None:
        return look_at(woh(game), name, attribute)
