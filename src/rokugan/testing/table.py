"""A table for tests: lay cards before players, begin, play moves, look. All editions; positions are those of scenarios."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, Self, TypeVar, cast

from rokugan.cards.library import library
from rokugan.cards.model import CardDefinition, PrintedType
from rokugan.cards.stock import with_cast
from rokugan.core.decision import Decision
from rokugan.core.files.documents import parse_yaml
from rokugan.core.files.scenario import Runner
from rokugan.core.files.scenario_form import check_file
from rokugan.core.game import Game
from rokugan.core.notation import means, tidy
from rokugan.editions.registry import edition_of
from rokugan.errors import IllegalMove, RokuganError, ScenarioError
from rokugan.scenarios import opened

G = TypeVar("G", bound=Game)
WHERE = "table"


class Table(Generic[G]):
    """A position that a test builds up, and then the game on it. The stock cast is there (`Ox`, `Lads`, ...; docs/notation.md),
    and so are the edition's shipped cards; others are made with `card`.

    >>> table: Table[Game] = Table("celestial")
    >>> table.card("Feast", "strategy", text="Open: Straighten your target Personality: Gain 2 Honor.")
    'Feast'
    >>> table.lay("Ann", honor=3, hand=["Feast"], in_play=[{"card": "Ox", "bowed": True}, "Bear"])
    >>> table.offered
    ['play Feast', 'lobby', 'pass']
    >>> table.play("play Feast", "target Ox").look("Ann.honor"), table.look("ox.bowed")
    (5, False)

    Whatever a scenario can say of a position (docs/notation.md) is a field of `lay` or `start`, whatever it can do is a `step`:

    >>> battle: Table[Game] = Table("samurai")
    >>> battle.lay("Ann", in_play=[{"card": "Bear", "at": "Bob.P1", "side": "attacking"}])
    >>> battle.lay("Bob", in_play=[{"card": "Ox", "at": "Bob.P1", "side": "defending"}])
    >>> battle.start(phase="attack").step("Ann: fight P1", "all pass", {"expect": {"ox.dead": True}})
    """

    def __init__(self, edition: str = "celestial", *names: str) -> None:
        self.position: dict[str, Any] = {
            "edition": edition,
            "cast": "stock",
            "seed": 1,
            "cards": [],
            "players": [{"name": name} for name in names or ("Ann", "Bob")],
            "phase": "action",
            "turn": 3,
            "script": [],
        }
        self.definitions: dict[str, CardDefinition] = {}
        self._runner: Runner | None = None

    @classmethod
    def of(cls, position: Mapping[str, Any] | str) -> Self:
        """The table of a scenario's position, as YAML or as the mapping that it means; its script is left alone.

        >>> Table.of("edition: gold\\ncast: stock\\nplayers: [{name: Ann, in_play: [Ox]}, {name: Bob}]").look("ox.force")
        3
        """
        read = parse_yaml(position, WHERE, ScenarioError) if isinstance(position, str) else position
        said = check_file(read, WHERE)
        table = cls(str(said["edition"]))
        table.position = {"script": [], **said}
        return table

    # ------------------------------------------------------------------------------------------- before it begins

    def card(self, title: str, type: str = "personality", **facts: Any) -> str:
        """A card of this table, as in the `cards:` of a scenario (`text=`, `force=`, ...); one of the same title gets these facts
        besides its own. With `program=` it is the tree that it does. Returns the title."""
        if "program" in facts:
            self.definitions[title] = CardDefinition(title, cast("PrintedType", type), id=title, **facts)
            return title
        entries: list[dict[str, Any]] = self.position["cards"]
        known = next((each for each in entries if each["title"] == title), None)
        if known is None:
            entries.append({"title": title, "type": type, **facts})
        else:
            known.update(facts)
        return title

    def lay(self, player: str, **fields: Any) -> None:
        """Give a player what a scenario gives him: `honor=5`, `in_play=["Ox", {"card": "Elk", "bowed": True}]`, `hand=[...]`.
        Lists are added to what lies there. A card has its title in small letters for a handle, unless it has one of its own."""
        seat = self.seat(player)
        for name, value in fields.items():
            if isinstance(value, list) and name != "provinces":
                seat.setdefault(name, []).extend(with_handle(each) for each in value)
            else:
                seat[name] = value

    def seat(self, player: str) -> dict[str, Any]:
        """Return what is said of a player so far."""
        for each in self.position["players"]:
            if each["name"] == player:
                return cast(dict[str, Any], each)
        raise RokuganError(f"There is no player {player!r} at this table.")

    def start(self, **fields: Any) -> Self:
        """Begin, with these fields of a scenario (`phase="attack"`, `turn=1`, `seed=7`). A table that has not begun begins when
        something is asked of it."""
        self.position.update(fields)
        edition = str(self.position["edition"])
        shipped = library(edition).extended(self.definitions.values()) if self.definitions else None
        whole = dict(with_cast(self.position, edition_of(edition).family, WHERE))
        made = {tidy(title) for title in self.definitions}
        whole["cards"] = [each for each in whole.get("cards") or () if tidy(str(each.get("title"))) not in made]
        whole["cast"] = None
        runner = opened(whole, WHERE, shipped)
        runner.game.advance()
        self._runner = runner
        return self

    # ------------------------------------------------------------------------------------------------- the game

    @property
    def runner(self) -> Runner:
        """Return what carries out the steps of a scenario here."""
        if self._runner is None:
            self.start()
        assert self._runner is not None
        return self._runner

    @property
    def game(self) -> G:
        """The game."""
        return cast(G, self.runner.game)

    @game.setter
    def game(self, game: G) -> None:
        self.runner.game = game

    @property
    def handles(self) -> dict[str, int]:
        """The numbers of the cards by their handles."""
        return self.runner.handles

    @property
    def asked(self) -> Decision:
        """The present decision; there must be one."""
        return self.game.asked()

    @property
    def offered(self) -> list[str]:
        """Return what the player who is to decide may do."""
        return self.asked.options

    def play(self, *moves: str) -> Self:
        """Play moves, whoever is to decide; each must be offered, or have been taken by itself because nothing else was."""
        for move in moves:
            try:
                choice = self.game.find(move)
            except IllegalMove:
                taken = [each.choice for each in self.game.automatic if each.seat >= 0]
                if not any(means(each, tidy(move)) for each in taken):
                    raise
            else:
                self.game.take(choice)
        return self

    def step(self, *steps: Any) -> None:
        """Carry out steps of a scenario: `"Ann: attack Bob"`, `"all pass"`, `{"expect": {"ox.bowed": True}}`."""
        for step in steps:
            self.runner.step(step)

    def until(self, kind: str, player: str) -> Self:
        """Pass for whoever is asked until that player is asked that kind of question, or the game is over."""
        while not self.game.is_over() and (self.asked.kind, self.asked.player) != (kind, player):
            self.game.play("pass")
        return self

    def look(self, path: str) -> Any:
        """A value as scenarios ask for it: `ox.force`, `Ann.honor`."""
        return self.runner.inspect(self.game, path, self.handles)


def with_handle(entry: Any) -> Any:
    """A card in a list of a position, with its title for a handle."""
    if isinstance(entry, str):
        entry = {"card": entry}
    if isinstance(entry, dict) and isinstance(entry.get("card"), str) and "as" not in entry:
        return {**entry, "as": entry["card"].lower()}
    return entry
