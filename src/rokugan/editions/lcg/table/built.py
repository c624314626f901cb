"""Abilities and standing effects made of plain functions, for tests and for texts that no program can say."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from rokugan.editions.lcg.table.abilities import Ability, DelayedRule, Standing
from rokugan.editions.lcg.table.choosing import choose_target
from rokugan.editions.lcg.table.things import IN_PLAY, ROUND_END

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Delayed, Event, InForce, Use

Test: TypeAlias = "Callable[[LcgGame, Use], bool]"
Deed: TypeAlias = "Callable[[LcgGame, Use], object]"


def _yes(game: LcgGame, use: Use) -> bool:
    return True


def _nothing(game: LcgGame, use: Use) -> object:
    return None


class BuiltAbility(Ability):
    """An ability whose parts are functions. `targets` gives the eligible things of one target, chosen by its controller."""

    def __init__(
        self,
        name: str,
        kind: int,
        events: tuple[int, ...] = (),
        forced: bool = False,
        would: bool = False,
        cancels: bool = False,
        answers: Test = _yes,
        legal: Test = _yes,
        payable: Test = _yes,
        pay: Deed = _nothing,
        targets: Callable[[LcgGame, Use], list[int]] | None = None,
        can_change: Test = _yes,
        resolve: Deed = _nothing,
        zones: int = 1 << IN_PLAY,
        limit: int = 1,
        period: int = ROUND_END,
        maximum: int = 0,
        maximum_period: int = ROUND_END,
    ) -> None:
        super().__init__(name, kind, events, forced, would, cancels, zones, limit, period, maximum, maximum_period)
        self._answers: Test = answers
        self._legal: Test = legal
        self._payable: Test = payable
        self._pay: Deed = pay
        self._targets: Callable[[LcgGame, Use], list[int]] | None = targets
        self._can_change: Test = can_change
        self._resolve: Deed = resolve

    def again(self, name: str) -> Ability:
        new = BuiltAbility(
            name, self.kind, self.events, self.forced, self.would, self.cancels, self._answers, self._legal, self._payable,
            self._pay, self._targets, self._can_change, self._resolve, self.zones, self.limit, self.period, self.maximum,
            self.maximum_period,
        )  # fmt: skip
        new.first_name = self.first_name
        return new

    def answers(self, game: LcgGame, use: Use) -> bool:
        return self._answers(game, use)

    def legal(self, game: LcgGame, use: Use) -> bool:
        return self._legal(game, use)

    def payable(self, game: LcgGame, use: Use) -> bool:
        return self._payable(game, use)

    def pay(self, game: LcgGame, use: Use) -> None:
        self._pay(game, use)

    def has_targets(self, game: LcgGame, use: Use) -> bool:
        return self._targets is None or bool(self._targets(game, use))

    def choose(self, game: LcgGame, use: Use) -> None:
        if self._targets is not None:
            choose_target(game, use, self._targets(game, use))

    def can_change(self, game: LcgGame, use: Use) -> bool:
        return self._can_change(game, use)

    def resolve(self, game: LcgGame, use: Use) -> None:
        self._resolve(game, use)


class BuiltStanding(Standing):
    """A standing effect whose parts are given by name: `covers`, `active`, `operation`, `amount`, `forbids`, ..."""

    def __init__(
        self,
        name: str,
        touches: int,
        parts: dict[str, Any],
        zones: int = 1 << IN_PLAY,
        granted: tuple[Ability, ...] = (),
    ) -> None:
        super().__init__(name, touches, zones, granted)
        self.parts: dict[str, Any] = parts

    def _holds(self, name: str, default: bool, *given: object) -> bool:
        part = self.parts.get(name)
        return default if part is None else bool(part(*given) if callable(part) else part)

    def _amount(self, name: str, default: int, *given: object) -> int:
        part = self.parts.get(name)
        return default if part is None else int(part(*given) if callable(part) else part)

    def _list(self, name: str, *given: object) -> tuple[Any, ...]:
        part = self.parts.get(name, ())
        return tuple(part(*given) if callable(part) else part)

    def active(self, game: LcgGame, force: InForce) -> bool:
        return self._holds("active", True, game, force)

    def covers(self, game: LcgGame, force: InForce, thing: int) -> bool:
        return self._holds("covers", super().covers(game, force, thing), game, force, thing)

    def operation(self, game: LcgGame, force: InForce, thing: int, stat: int) -> int:
        return self._amount("operation", -1, game, force, thing, stat)

    def amount(self, game: LcgGame, force: InForce, thing: int, stat: int) -> int:
        return self._amount("amount", 0, game, force, thing, stat)

    def keywords(self, game: LcgGame, force: InForce, thing: int) -> int:
        return self._amount("keywords", 0, game, force, thing)

    def traits(self, game: LcgGame, force: InForce, thing: int) -> tuple[str, ...]:
        return self._list("traits", game, force, thing)

    def blanks(self, game: LcgGame, force: InForce, thing: int) -> bool:
        return self._holds("blanks", False, game, force, thing)

    def forbids(self, game: LcgGame, force: InForce, what: int, thing: int, by: Use | None) -> bool:
        return self._holds("forbids", False, game, force, what, thing, by)

    def elements(self, game: LcgGame, force: InForce, ring: int) -> tuple[int, ...]:
        return self._list("elements", game, force, ring)

    def extra_uses(self, game: LcgGame, force: InForce, card: int) -> int:
        return self._amount("extra_uses", 0, game, force, card)

    def lets_play(self, game: LcgGame, force: InForce, seat: int, card: int) -> bool:
        return self._holds("lets_play", False, game, force, seat, card)

    def may_play(self, game: LcgGame, card: int, seat: int) -> bool:
        return self._holds("may_play", True, game, card, seat)

    def may_attach(self, game: LcgGame, card: int, seat: int, host: int) -> bool:
        return self._holds("may_attach", True, game, card, seat, host)

    def may_play_on(self, game: LcgGame, card: int, seat: int, host: int) -> bool:
        return self._holds("may_play_on", True, game, card, seat, host)

    def keeps_off(self, game: LcgGame, force: InForce, host: int, card: int) -> bool:
        return self._holds("keeps_off", False, game, force, host, card)

    def as_attachment(self, game: LcgGame, card: int, seat: int) -> bool:
        return self._holds("as_attachment", False, game, card, seat)

    def total(self, game: LcgGame, force: InForce, seat: int) -> int:
        return self._amount("total", 0, game, force, seat)

    def counted(self, game: LcgGame, force: InForce, card: int) -> int:
        return self._amount("counted", -1, game, force, card)

    def glory(self, game: LcgGame, force: InForce, seat: int) -> int:
        return self._amount("glory", 0, game, force, seat)

    def ignores_status(self, game: LcgGame, force: InForce, card: int) -> bool:
        return self._holds("ignores_status", False, game, force, card)

    def resolves_each(self, game: LcgGame, force: InForce, ring: int, seat: int) -> bool:
        return self._holds("resolves_each", False, game, force, ring, seat)

    def over(self, game: LcgGame, force: InForce, event: Event) -> bool:
        return self._holds("over", False, game, force, event)


class BuiltDelayed(DelayedRule):
    """A delayed effect made of a function."""

    def __init__(
        self,
        name: str,
        events: tuple[int, ...],
        resolve: Callable[[LcgGame, Delayed, Event], object],
        once: bool = True,
    ) -> None:
        super().__init__(name, events, once)
        self._resolve: Callable[[LcgGame, Delayed, Event], object] = resolve

    def resolve(self, game: LcgGame, delayed: Delayed, event: Event) -> None:
        self._resolve(game, delayed, event)
