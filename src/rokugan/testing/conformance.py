"""What every edition owes to all that stands above it, tried on random games through `Edition` and `Game` alone.

Screens, servers, records and computer players rest on a few promises: what is offered can be played, what is not is refused and
changes nothing, a clone is independent, the same moves give the same game, nobody is told what he may not know. `check` plays
one random game and holds the edition to all of them on its way:

    from rokugan.testing import conformance

    SUBJECT = conformance.Subject(MyEdition(), decks=(mine, yours))

    @pytest.mark.parametrize("seed", range(5))
    def test_my_edition_keeps_every_promise(seed: int) -> None:
        conformance.check(SUBJECT, seed)

A promise that is broken is a `Broken`, an AssertionError that says which one, in which game and after how many moves. Each of
`PROMISES` can also be tried alone, on a position of one's own.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from rokugan.core.edition import Edition
from rokugan.core.foresight import view_ahead
from rokugan.core.game import Game
from rokugan.core.randomness import Randomness
from rokugan.core.schema import faults, view_schema
from rokugan.core.views.patch import difference, patched
from rokugan.core.views.watching import Watch
from rokugan.errors import RokuganError

NAMES = ("Ann", "Bob", "Cid", "Dov", "Eve", "Fay", "Gil", "Hal")
NONSENSE = ("", " ", "pass the salt", "use Nothing", "target Nobody", "bid 99", "é" * 3000, "play \n pass", ":", "#2")
SEVERAL = 3  # hidden cards in one question, of which a world would have others
MOST_ASKED = 6  # questions of one kind that worlds are looked at for
TWICE = 2  # so often a question must have been met: once it may name all that there is to name
FURTHER = 40  # moves that a world must be able to go on for


class Broken(AssertionError):
    """A promise that an edition does not keep."""


@dataclass(frozen=True)
class Subject:
    """What is tried: rules, and decks as `Edition.start` takes them, one for each player."""

    edition: Edition
    decks: tuple[Any, ...]
    lists: tuple[Any, ...] = ()
    """Other decks for the last player that show the others the same at the start: they may not notice which one he plays."""
    turns: int = 30
    """Random games need not end: after so many turns they are left."""

    @property
    def names(self) -> list[str]:
        """The players, one for each deck."""
        return list(NAMES[: len(self.decks)])

    def start(self, seed: int) -> Game:
        """A new game at its first decision."""
        return self.edition.start(self.names, list(self.decks), seed)


@dataclass
class Position:
    """A game in the middle of a decision, chance to try things with, moves that were offered earlier in it, and the names
    of its zones."""

    game: Game
    chance: Randomness
    earlier: list[str] = field(default_factory=list)
    zones: frozenset[str] = frozenset()

    def one_of(self, many: list[Any]) -> Any:
        """One of them by chance."""
        return many[self.chance.below(len(many))]

    def viewer(self) -> str:
        """A player: mostly the one who is to decide."""
        decision = self.game.decision
        if decision is None or self.chance.below(3) == 0:
            return str(self.one_of(self.game.names))
        return decision.player


def check(
    subject: Subject, seed: int, every: int = 10, promises: tuple[Callable[[Position], None], ...] | None = None
) -> int:
    """Play one random game; at about every `every`th decision the edition is held to its promises (`promises`: to these only),
    and the whole game to those that concern all of it. Returns at how many positions that was."""
    tried = dealt_anew = 0
    questions: dict[str, list[bool]] = {}  # of each kind, by each procedure: did a world ask something else?
    where = table = f"{subject.edition.edition} with {len(subject.decks)} players, seed {seed}"
    try:
        the_rules_say_who_they_are(subject)
        the_same_seed_gives_the_same_game(subject, seed)
        other_lists_show_nothing(subject, seed)
        for position in positions(subject, seed):
            game = position.game
            where = f"{table}, after {len(game.history)} moves"
            a_decision_is_sound(game)
            note_question(position, questions)
            if position.chance.below(every) == 0:
                tried += 1
                for promise in PROMISES if promises is None else promises:
                    promise(position)
                dealt_anew += worlds_differ(position)
        demand(dealt_anew > 0 or tried < 3, "worlds deal nothing anew: their player would know all that is hidden")
        for question, others in questions.items():
            demand(any(others) or len(others) < TWICE, f"worlds carry over what others are asked: {question}")
        the_end_is_the_end(subject, game)
        the_same_moves_give_the_same_game(subject, seed, game)
    except Broken as broken:
        raise Broken(f"{where}: {broken}") from None
    except Exception as error:
        raise Broken(f"{where}: {type(error).__name__}: {error}") from error
    return tried


def positions(subject: Subject, seed: int) -> Iterator[Position]:
    """A random game, seen before each of its decisions and at its end."""
    position = Position(subject.start(seed), Randomness(seed ^ 0x5EED), ["attack Nobody"], zones_of(subject.edition))
    game = position.game
    while True:
        yield position
        if game.decision is None or game.turn > subject.turns:
            return
        position.earlier = [*position.earlier[-200:], *game.decision.options]
        game.choose(position.chance.below(len(game.decision.choices)))


def zones_of(edition: Edition) -> frozenset[str]:
    """Return what the zones of an edition are called."""
    return frozenset(zone.name for zone in edition.zones)


# ------------------------------------------------------------------------------------------ promises at a position


def what_is_offered_can_be_played(position: Position) -> None:
    """Each move means its own choice and no other, and can be played."""
    game = position.game
    if game.decision is None:
        return
    for choice in game.decision.choices:
        demand(game.find(choice.move) is choice, f"{choice.move!r} is offered and means another choice")
    for choice in game.decision.choices[:: 1 + len(game.decision.choices) // 8]:
        twin = game.clone()
        twin.play(choice.move)
        a_decision_is_sound(twin)


def what_is_not_offered_is_refused(position: Position) -> None:
    """A move that is not offered is refused in one sentence, whoever makes it, and nothing changes."""
    game = position.game
    before = game.hash()
    offered = set() if game.decision is None else set(game.decision.options)
    tried = [*NONSENSE, *(position.one_of(position.earlier) for _ in range(4))]
    for move in tried:
        if move not in offered:
            for name in game.names:
                refused(game, move, name)
    if game.decision is not None:
        for name in game.names:
            if name != game.decision.player:
                demand(bool(refused(game, game.decision.options[0], name)), f"{name} may decide for another player")
        for index in (-1, len(game.decision.choices)):
            sentence(partial(game.choose, index), f"the choice {index}")
    demand(game.hash() == before, "a refused move changed the game")


def a_clone_goes_its_own_way(position: Position) -> None:
    """Moves in a clone do not touch the original, and give the same in every clone, a light one too."""
    game = position.game
    before, seen = game.hash(), seen_by_all(game)
    clones = [game.clone(), game.clone(), game.clone(light=True)]
    demand(all(each.hash() == before for each in clones), "the hash of a clone is another")
    demand(seen_by_all(clones[0]) == seen, "a clone looks different")
    demand(not clones[2].log and not clones[2].history, "a light clone has a log or moves")
    seed = position.chance.next()
    for clone in clones:
        go_on(clone, Randomness(seed), 12)
    demand(len({each.hash() for each in clones}) == 1, "the same moves give something else in a clone")
    demand(game.hash() == before and seen_by_all(game) == seen, "moves in a clone changed the original")


def views_have_their_form(position: Position) -> None:
    """Views and events are plain data of the form that all editions share, and looking changes nothing."""
    game = position.game
    before = game.hash()
    schema = view_schema()
    for name in (*game.names, None):
        view = view_ahead(game, name)
        wrong = faults(as_bytes_and_back(view), schema)
        demand(not wrong, f"the view of {name} does not fit the schema: {wrong[:3]}")
        unknown = {zone for player in view["players"] for zone in player["zones"]} - position.zones
        demand(not unknown, f"the view of {name} has zones that the edition has not: {unknown}")
        game.view(name, text=False)
        for event in game.events_for(name, len(game.log) - 5):
            wrong = faults(as_bytes_and_back(event), schema["$defs"]["event"], schema)
            demand(not wrong, f"an event told to {name} does not fit the schema: {wrong[:3]}")
    demand(game.hash() == before, "looking at the game changed it")


def differences_add_up(position: Position) -> None:
    """A view and what changed since give the next view."""
    game = position.game.clone()
    for name in (*game.names, None):
        twin = game.clone()
        watch = Watch(twin, name)
        first = watch.view(1)
        go_on(twin, Randomness(position.chance.next()), 3)
        told = watch.delta(1, 2)
        built = patched(as_bytes_and_back(first["view"]), as_bytes_and_back(told["patch"]))
        demand(
            built == as_bytes_and_back(view_ahead(twin, name)),
            f"the view of {name} and the difference do not give the next view",
        )
        demand(
            told["events"] == twin.events_for(name, first["events"]), f"{name} is told other events with a difference"
        )


def a_world_looks_the_same(position: Position) -> None:
    """A world looks to its player as the game does, to the byte, and can be played on; the same chance gives the same one."""
    game = position.game
    if game.decision is None:
        return
    name, seed, before = position.viewer(), position.chance.next(), game.hash()
    world, again = (game.world(name, Randomness(seed)) for _ in range(2))
    demand(world.hash() == again.hash(), f"the same chance gives {name} two different worlds")
    same_view(game, world, name, "his world")
    demand(not world.log and not world.history and not world.beginning, "a world tells how it came about")
    a_decision_is_sound(world)
    go_on(world, position.chance, FURTHER)
    demand(game.hash() == before, "making a world changed the game")


def a_world_changes_what_is_hidden_alone(position: Position) -> None:
    """What is hidden from a player lies in groups of one owner, and he knows none of it; a world changes nothing else."""
    game = position.game
    if game.decision is None:
        return
    name = position.viewer()
    groups = game.hidden_groups(name)
    hidden = [card for group in groups for card in group]
    demand(len(set(hidden)) == len(hidden), f"a card is hidden from {name} in two groups")
    demand(
        not any(game.sees(game.names.index(name), card) for card in hidden), f"{name} knows a card in a hidden group"
    )
    demand(all(len({game.cards[card].owner for card in group}) == 1 for group in groups), "a group has two owners")
    world = game.world(name, position.chance)
    others = set(range(len(game.cards))) - set(hidden)
    same = all(world.cards[card].definition is game.cards[card].definition for card in others)
    demand(same, f"a world of {name} has another card where he knows which one it is")


def nobody_is_told_what_is_hidden(position: Position) -> None:
    """Games that differ only in what a player may not know answer all his questions alike, and go on alike for him as long as
    nobody gets to know anything and chance decides nothing."""
    game = position.game
    if game.decision is None:
        return
    name = position.viewer()
    twin = game.world(name, position.chance)
    game = game.clone(light=True)
    probes = [*NONSENSE[2:6], *(position.one_of(position.earlier) for _ in range(6))]
    for _ in range(6):
        same_answers(game, twin, name, probes)
        same_events(game, twin, name)
        if game.decision is None or twin.decision is None:
            return
        both = common_moves(game, twin, [game.names.index(name)])
        if not both:
            return
        before = game.secrets, twin.secrets
        move = position.one_of(both)
        game.play(move)
        twin.play(move)
        if (game.secrets, twin.secrets) != before or pace(game) != pace(twin):
            return


PROMISES: tuple[Callable[[Position], None], ...] = (
    what_is_offered_can_be_played,
    what_is_not_offered_is_refused,
    a_clone_goes_its_own_way,
    views_have_their_form,
    differences_add_up,
    a_world_looks_the_same,
    a_world_changes_what_is_hidden_alone,
    nobody_is_told_what_is_hidden,
)
"""What is tried at a position."""


# ---------------------------------------------------------------------------------------- promises of a whole game


def a_decision_is_sound(game: Game) -> None:
    """The game is over, or waits for one player with at least two different moves."""
    decision = game.decision
    demand(
        (decision is None) == (game.outcome is not None), "the game is over and asks, or is not over and asks nothing"
    )
    if decision is None:
        return
    options = decision.options
    demand(len(options) > 1, f"a decision with one move was not taken by itself: {options}")
    demand(len(set(options)) == len(options), f"two options are the same move: {options}")
    demand(len({choice.key for choice in decision.choices}) == len(options), f"two moves have one key: {options}")
    demand(decision.player == game.names[decision.seat], f"{decision.player} does not sit at {decision.seat}")
    demand(bool(decision.prompt), "a decision without a prompt")


def worlds_differ(position: Position) -> bool:
    """Do two worlds of a player deal the others something else? (Not at every position: there may be nothing to deal.)"""
    game = position.game
    if game.decision is None:
        return False
    name = position.viewer()
    worlds = [game.world(name, Randomness(position.chance.next())) for _ in range(2)]
    return any(len({as_bytes(each.view(other)) for each in worlds}) > 1 for other in game.names if other != name)


def note_question(position: Position, questions: dict[str, list[bool]]) -> None:
    """Where a player is asked about cards that another does not know: is he asked about others in the other's worlds? Questions
    of one kind are told apart by the procedure that asks them."""
    game, decision = position.game, position.game.decision
    if decision is None or not game.stack:
        return
    question = f"{decision.kind} ({type(game.stack[-1]).__name__})"
    if len(questions.get(question, ())) >= MOST_ASKED:
        return
    seat = (decision.seat + 1) % len(game.names)
    named = [choice.card for choice in decision.choices if choice.card is not None]
    # One or two answers may be all that his list has for such a question.
    if len({card.title for card in named if not game.sees(seat, card.number)}) >= SEVERAL:
        worlds = [game.world(game.names[seat], Randomness(position.chance.next())) for _ in range(3)]
        asked = [each.decision.options for each in worlds if each.decision is not None]
        questions.setdefault(question, []).append(any(options != decision.options for options in asked))


def the_rules_say_who_they_are(subject: Subject) -> None:
    """Names, players and options of an edition; an option that there is not is refused in one sentence."""
    rules = subject.edition
    said = (rules.edition, rules.title, rules.family, rules.usual_agent, rules.how_to_win)
    demand(all(said), f"an edition has a name, a title, a family, an agent and a way to win: {said}")
    demand(2 <= rules.usual_players <= rules.most_players, "the usual number of players cannot play")
    demand(rules.with_options({}).edition == rules.edition, "without options it is another edition")
    demand(all(rules.optional_rules.values()), "an optional rule is not explained")
    sentence(lambda: rules.with_options({"no such rule": True}), "an option that there is not")


def the_same_seed_gives_the_same_game(subject: Subject, seed: int) -> None:
    """A seed is all the chance there is."""
    one, two, other = subject.start(seed), subject.start(seed), subject.start(seed + 1)
    demand(one.hash() == two.hash(), "the same seed gives two different games")
    demand(one.hash() != other.hash(), "another seed gives the same game")


def the_same_moves_give_the_same_game(subject: Subject, seed: int, game: Game) -> None:
    """The moves of a record, as text, play the same game again."""
    again = subject.start(seed)
    for number, (seat, choice) in enumerate(game.history):
        decision = again.decision
        demand(
            decision is not None and decision.seat == seat,
            f"in the replay another player is asked at move {number + 1}",
        )
        again.play(choice.move, game.names[seat])
    demand(again.moves == game.moves and again.hash() == game.hash(), "the moves of the record give another game")
    demand(seen_by_all(again) == seen_by_all(game), "the game that was played again looks different")


def the_end_is_the_end(subject: Subject, game: Game) -> None:
    """A game that is over says how, can be looked at, and takes no more moves; whoever concedes ends it."""
    over = game
    if game.decision is not None:
        over = game.clone()
        over.concede(over.names[0])
    demand(over.outcome is not None and over.decision is None, "a game that is over still asks")
    demand(bool(subject.edition.ending(over)), "a game that is over does not say how it ended")
    before = over.hash()
    for name in over.names:
        refused(over, "pass", name)
    sentence(lambda: over.choose(0), "a choice after the end")
    seen_by_all(over)
    demand(over.hash() == before, "a game that is over changed")


def other_lists_show_nothing(subject: Subject, seed: int) -> None:
    """Whatever list the last player brings, the others see the same until they see a card in which the lists differ."""
    *others, last = subject.names
    for deck in subject.lists:
        game = subject.start(seed)
        twin = subject.edition.start(subject.names, [*subject.decks[:-1], deck], seed)
        chance = Randomness(seed)
        for number in range(20):
            differing = [one.number for one, two in zip(game.cards, twin.cards, strict=True) if one.title != two.title]
            demand(number > 0 or bool(differing), "the lists that should differ are the same")
            shown = [
                seat
                for seat in range(len(others))
                for card in differing
                if game.sees(seat, card) or twin.sees(seat, card)
            ]
            demand(number > 0 or not shown, "the lists show different cards at the start")
            for seat, name in enumerate(others):
                if seat not in shown:
                    same_answers(game, twin, name, ["pass", f"use {last}", *NONSENSE[2:5]])
            if shown or game.decision is None or twin.decision is None:
                break
            both = common_moves(game, twin, list(range(len(others))))
            if not both:
                break
            move = both[chance.below(len(both))]
            game.play(move)
            twin.play(move)
            if pace(game) != pace(twin):
                break


# ------------------------------------------------------------------------------------------------------- measuring


def demand(holds: bool, words: str) -> None:
    """What must hold."""
    if not holds:
        raise Broken(words)


def as_bytes(value: Any) -> str:
    """Plain data, byte for byte."""
    return json.dumps(value, ensure_ascii=False)


def as_bytes_and_back(value: Any) -> Any:
    """Plain data as a client gets it."""
    return json.loads(as_bytes(value))


def seen_by_all(game: Game) -> str:
    """Return what everybody sees, and one who looks on."""
    return as_bytes([game.view(name) for name in (*game.names, None)])


def go_on(game: Game, chance: Randomness, moves: int) -> None:
    """Play at random."""
    for _ in range(moves):
        if game.decision is None:
            return
        game.choose(chance.below(len(game.decision.choices)))


def refused(game: Game, move: str, name: str) -> str:
    """Return why a move is refused; empty if it is not refused, because what is offered can be written so too."""
    why = game.why_not(name, move)
    try:
        game.find(move, name)
    except RokuganError as error:
        demand(bool(str(error)) and "\n" not in str(error), f"{move!r} is not refused in one sentence: {error}")
        demand(why["legal"] is False and bool(why["reason"]), f"why_not calls {move!r} legal, which is refused")
        try:
            game.play(move, name)
        except RokuganError:
            return str(error)
        raise Broken(f"{move!r} is refused, and yet played") from None
    return ""


def sentence(act: Callable[[], object], what: str) -> None:
    """Something that must be refused in one sentence."""
    try:
        act()
    except RokuganError as error:
        demand(bool(str(error)) and "\n" not in str(error), f"{what} is not refused in one sentence: {error}")
    else:
        raise Broken(f"{what} is not refused")


def pace(game: Game) -> list[tuple[int, str]]:
    """Return the decision that is asked and the moves that were taken by themselves before it. By the notation it depends
    on hidden cards: who has nothing to react with is not asked (docs/architecture.md, Knowledge)."""
    asked = [] if game.decision is None else [(game.decision.seat, game.decision.kind)]
    return [(each.seat, each.choice.move) for each in game.automatic] + asked


def common_moves(game: Game, twin: Game, viewers: list[int]) -> list[str]:
    """Moves that either game offers and that mean the same to the viewers: a card that one of them does not know may lie
    somewhere else in the other game, and where it lay is seen when it is played."""
    plain: list[set[str]] = []
    for each in (game, twin):
        decision = each.asked()
        plain.append(
            {
                choice.move
                for choice in decision.choices
                if choice.card is None
                or all(seat == decision.seat or each.sees(seat, choice.card.number) for seat in viewers)
            }
        )
    return [move for move in game.asked().options if move in plain[0] and move in plain[1]]


def same_view(game: Game, other: Game, name: str | None, what: str) -> None:
    """Two games that a player cannot tell apart."""
    one, two = view_ahead(game, name), view_ahead(other, name)
    if as_bytes(one) != as_bytes(two):
        raise Broken(f"{name} sees something else in {what}: {as_bytes(difference(one, two))[:500]}")


def same_answers(game: Game, other: Game, name: str, probes: list[str]) -> None:
    """Two games that answer a player alike: what he sees, what he is asked, why a move is refused, how a value comes about."""
    same_view(game, other, name, "a game that differs only in what is hidden from him")
    one, two = (options_of(each, name) for each in (game, other))
    demand(one == two, f"{name} is offered something else where only hidden cards differ: {one}, {two}")
    for move in probes:
        first, second = game.why_not(name, move), other.why_not(name, move)
        demand(first == second, f"{name} is told by {move!r} what is hidden: {first}, {second}")
    for card in list(game.view(name, text=False).get("things", ()))[::9]:
        first, second = (explained(each, name, card) for each in (game, other))
        demand(first == second, f"{name} is told by the explanation of {card} what is hidden: {first}, {second}")


def same_events(game: Game, other: Game, name: str) -> None:
    """Two games that tell a player alike what has happened in them."""
    for one, two in zip(game.events_for(name, 0), other.events_for(name, 0), strict=True):
        demand(one == two, f"{name} is told by an event what is hidden: {one}, {two}")


def options_of(game: Game, name: str) -> list[str]:
    """Return what a player is offered."""
    decision = game.decision
    return [decision.prompt, *decision.options] if decision is not None and decision.player == name else []


def explained(game: Game, name: str, card: str) -> Any:
    """Return what is printed on a card of a player's view, or why he is not told."""
    try:
        return game.explain(name, card)
    except RokuganError as error:
        return str(error)
