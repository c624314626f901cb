"""What War of Honor decides: the boxed game, and Advanced Play with decks of the card game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from rokugan import program as p
from rokugan.cards.model import ELEMENTS, CardDefinition
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.actions import offers
from rokugan.editions.ccg.effects.interpreter import Happenings
from rokugan.editions.ccg.events import allies
from rokugan.editions.ccg.rules import Rules
from rokugan.editions.ccg.table.action import (
    BOW,
    DESTROY,
    DESTROY_PROVINCE,
    ENTER,
    GAIN,
    LOSE,
    RETURN_HOME,
    Context,
    Event,
)
from rokugan.editions.ccg.table.compiled_card import AbilityInfo, Behaviour
from rokugan.editions.ccg.table.ids import (
    ATTACKING,
    DEFENDING,
    LIMITED,
    NOTHING,
    OPEN,
    PERSONAL_HONOR,
    player_thing,
    seat_of,
)
from rokugan.editions.ccg.table.pieces import Attack
from rokugan.editions.celestial.rules import REASONS as CELESTIAL_REASONS
from rokugan.editions.war_of_honor import board, reading
from rokugan.editions.war_of_honor.attack import FortressAttack, OneSegment, participants
from rokugan.editions.war_of_honor.board_seen import board_section
from rokugan.editions.war_of_honor.data import LAST_STEP, PATHS, TILE_KINDS, tile_set
from rokugan.editions.war_of_honor.game import OPTION_WORDS, WarOfHonorGame, checked, woh
from rokugan.editions.war_of_honor.hexes import written
from rokugan.editions.war_of_honor.position import PLAYER_KEYS, lay_out, note_ring
from rokugan.editions.war_of_honor.reasons import RULES
from rokugan.editions.war_of_honor.setup import WarOfHonorSetUp
from rokugan.editions.war_of_honor.turn import WarOfHonorTurn
from rokugan.editions.war_of_honor.victory import leading
from rokugan.editions.war_of_honor.view import board_view, look_at, tile_text

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame
    from rokugan.editions.ccg.seen.picture import Picture


class BoardRules(Rules):
    """What both ways of playing share: the board, the attack between Fortresses, the Paths."""

    edition: ClassVar[str] = "war_of_honor"
    title: ClassVar[str] = "War of Honor"
    most_players: ClassVar[int] = 8
    maximum_personal_honor: ClassVar[int | None] = 5
    phases: ClassVar[tuple[str, ...]] = ("tiles", *Rules.phases, "paths")
    phase_steps: ClassVar[dict[str, str]] = {**Rules.phase_steps, "tiles": "begin"}
    player_keys: ClassVar[tuple[str, ...]] = PLAYER_KEYS
    reasons: ClassVar[dict[str, tuple[str, str]]] = {
        word: (RULES.get(word, ""), said) for word, (_, said) in CELESTIAL_REASONS.items()
    }

    usual_players: ClassVar[int] = 4
    how_to_win: ClassVar[str] = (
        "Take five steps on one Path; a turn brings a step on each of these at most: Military (your units destroy a "
        "province), Honor (gain 8), Dishonor (make others lose 8), Enlightenment (put a new Ring into play by its own text)."
    )
    optional_rules: ClassVar[dict[str, str]] = OPTION_WORDS

    # -------------------------------------------------------------------------------------- set-up

    def __init__(self, options: Mapping[str, Any] | None = None) -> None:
        self.options: dict[str, Any] = checked(options or {})

    def with_variants(self, options: Mapping[str, Any]) -> Rules:
        """The rules with variant and optional rules; Advanced Play has rules of its own (war_of_honor.variants.01)."""
        return AdvancedRules(options) if options.get("advanced") else WarOfHonorRules(options)

    def table(self, names: list[str], seed: int) -> CcgGame:
        game = WarOfHonorGame(self, names, seed)
        game.options = self.options
        return game

    def deal(self, decks: list[Any], players: int, seed: int) -> list[Any]:
        """The Strongholds are shuffled and dealt to the seats (war_of_honor.setup.05, .13)."""
        dealt: list[Any] = []
        randomness = Randomness(seed)
        while len(dealt) < players:
            pile = list(range(len(decks)))
            randomness.shuffle(pile)
            dealt.extend(decks[number] for number in pile)
        return dealt[:players]

    def set_up(self, game: CcgGame) -> Frame[CcgGame]:
        return WarOfHonorSetUp()

    def starting_holdings(self, game: CcgGame) -> None:
        """Border Keep for all; Bamboo Harvesters, bowed, for the last player, or the last two of four and more
        (war_of_honor.setup.16-.17)."""
        order = game.in_order(game.active)
        late = order[-2:] if len(order) >= 4 else order[-1:]
        for player in game.players:
            for card in player.starting:
                title = game.cards[card].definition.title
                if title == "Border Keep":
                    game.enter(card, player.seat).bowed = False
                elif title == "Bamboo Harvesters" and player.seat in late:
                    state = game.enter(card, player.seat)
                    state.bowed = True
                    state.slow = 2  # it does not straighten before its player's second turn (setup.18)

    def turn(self, game: CcgGame) -> Frame[CcgGame]:
        return WarOfHonorTurn()

    def attack_phase(self, game: CcgGame) -> Frame[CcgGame]:
        return FortressAttack()

    def maximum_hand(self, game: CcgGame, seat: int) -> int:
        """Eight, and what Toshi Ranbo adds for those beside it (war_of_honor.tiles.10)."""
        table = woh(game)
        extra = tile_set(table.option_file("tiles")).hand if board.beside_toshi_ranbo(table, seat) else 0
        return super().maximum_hand(game, seat) + extra

    # --------------------------------------------------------------------------------------- Honor

    def aftermath(self, game: CcgGame, event: Event) -> None:
        """Count Honor by player and by cause; remember who took provinces and put Rings into play."""
        table = woh(game)
        if event.kind != DESTROY:  # whose death costs Honor otherwise here
            super().aftermath(game, event)
        if event.kind == GAIN:
            for thing in event.done:
                table.gained[seat_of(thing)] += event.amount
        elif event.kind == LOSE:
            self.count_loss(table, event)
        elif event.kind == DESTROY:
            self.mourn(table, event)
        elif event.kind == DESTROY_PROVINCE and event.cause == "resolution":
            for seat in self.conquerors(table, event):
                if seat not in table.conquerors:
                    table.conquerors.append(seat)
        elif event.kind == ENTER and event.word == "own text":
            for card in event.done:
                if game.behaviours[card].type == "ring" and note_ring(table, event.player, card):
                    if event.player not in table.enlightened:
                        table.enlightened.append(event.player)
        elif event.kind == BOW:
            for card in event.done:
                if card in table.tiles:
                    board.turn_down(table, table.tiles[card])
        elif event.kind == RETURN_HOME:
            table.returned.extend(unit for unit in event.done if unit not in table.returned)

    def gain_taken_back(self, game: CcgGame, seat: int, amount: int) -> None:
        woh(game).gained[seat] -= amount

    def prevents(self, game: CcgGame, event: Event, thing: int) -> bool:
        """Nothing turns a player's last face-up Fortress down (war_of_honor.tiles.07)."""
        if event.kind == BOW and thing in woh(game).tiles:
            return not board.may_turn_down(woh(game), woh(game).tiles[thing], event.player)
        return super().prevents(game, event, thing)

    def count_loss(self, game: WarOfHonorGame, event: Event) -> None:
        """A loss counts for the player whose effect caused it, if it is another's (war_of_honor.paths.07-.08)."""
        blamed = -1
        if isinstance(event.what, int):
            blamed = event.what
        elif event.context is not None and event.cause == "effect":
            blamed = event.context.player
        for thing in event.done:
            loser = seat_of(thing)
            game.lost[loser] += event.amount
            if blamed >= 0 and blamed != loser:
                game.caused[blamed] += event.amount
                self.excuse(game, loser, event.context)

    def excuse(self, game: WarOfHonorGame, loser: int, context: Context | None) -> None:
        """What a loss through another player's Fortress gives the loser: nothing in the boxed game."""

    def mourn(self, game: WarOfHonorGame, event: Event) -> None:
        """The death of the dishonorable costs their printed Personal Honor; who destroyed them has caused it, in battle
        resolution the leader of the other side (war_of_honor.dishonor.02, .paths.08)."""
        losses: list[Event] = []
        for card in event.used:
            last = game.last[card]
            loss = Event(LOSE, [player_thing(last.controller)], last.controller)
            loss.amount = game.behaviours[card].stats[PERSONAL_HONOR]
            loss.cause = "rules"
            if event.cause == "resolution" and game.attack is not None:
                loss.what = game.attack.leader(DEFENDING if last.side == ATTACKING else ATTACKING)
            elif event.context is not None:
                loss.what = event.context.player
            if loss.amount > 0:
                losses.append(loss)
        if losses:
            game.push(Happenings(losses))

    def conquerors(self, game: WarOfHonorGame, event: Event) -> list[int]:
        """The players with units in the army that destroyed the province (war_of_honor.paths.05)."""
        return list(dict.fromkeys(game.states[unit].controller for unit in game.army(event.place, ATTACKING)))

    def actors(self, game: CcgGame, event: Event) -> list[int]:
        """A province is destroyed by all whose units are in the winning army, and by nobody else (wording.09)."""
        if event.kind == DESTROY_PROVINCE and event.cause == "resolution":
            return self.conquerors(woh(game), event)
        return super().actors(game, event)

    def shamed_by(self, game: CcgGame, event: Event) -> list[int]:
        """In battle resolution all dishonorable Personalities of the army count, allies' too (war_of_honor.dishonor.04)."""
        if event.cause == "resolution" and isinstance(event.what, tuple):
            return [card for card in event.what if card in game.states and game.states[card].dishonored]
        return super().shamed_by(game, event)

    # -------------------------------------------------------------------------------------- actions

    def actions(self, game: CcgGame, seat: int, mask: int, performer: int = NOTHING) -> list[Choice]:
        """In combat only the leaders and those they invited act (war_of_honor.battle.02)."""
        if game.in_battle() and seat not in participants(game):
            return []
        return super().actions(game, seat, mask, performer)

    def more_actions(self, game: CcgGame, seat: int, mask: int) -> list[Choice]:
        """The abilities of one's face-up Fortresses, and of Toshi Ranbo beside one (war_of_honor.tiles.08, .10)."""
        table = woh(game)
        found: list[Choice] = []
        sources = [tile.card for tile in board.open_fortresses(table, seat)]
        if table.city and board.beside_toshi_ranbo(table, seat):
            sources.append(table.city[seat])
        for card in sources:
            if game.behaviours[card].mask & mask:
                offers.add_abilities(game, seat, card, mask, "use", found)
        return found

    def targetable(self, game: CcgGame, context: Context, node: p.Target, thing: int) -> bool:
        """While the effect resolves; a Ranged Attack has its own targets."""
        info = context.info
        if info is not None and node.slot in info.ranged_slots:
            if thing not in self.ranged_targets(game, context):
                return False
        return super().targetable(game, context, node, thing)

    def may_decline(self, game: CcgGame, context: Context, node: p.Target | p.Choice) -> bool:
        """The target of a Ranged Attack is optional (war_of_honor.ranged.02)."""
        info = context.info
        return info is not None and node.slot in info.ranged_slots

    # -------------------------------------------------------------------------------------- attacks

    def may_attack(self, game: CcgGame, seat: int) -> list[int]:
        """Every other player, by one who has a unit (war_of_honor.attack.01-.02)."""
        return game.others(seat) if game.personalities(seat) else []

    def may_invite(self, game: CcgGame, leader: int, side: int) -> list[int]:
        """The remaining players with a face-up Fortress beside the leader's one (war_of_honor.attack.04-.05)."""
        table = woh(game)
        tile = table.tiles.get(table.origin if side == ATTACKING else table.aim)
        if tile is None or tile.place is None:
            return []
        place = tile.place
        return [seat for seat in allies.third_parties(game) if board.has_neighbour(table, seat, place)]

    def after_assigning(self, game: CcgGame, seat: int, side: int, units: list[int]) -> None:
        """2 Honor for the first assignment of an ally; this rehonors nobody (war_of_honor.honor.03-.04)."""
        if units:
            allies.reward(game, seat, units, ())

    def winners(self, game: CcgGame, attack: Attack, side: int, army: list[int]) -> list[int]:
        """Every player with units on the winning side, and only they (war_of_honor.wording.09)."""
        found: list[int] = []
        for card in army:
            state = game.state_of(card)
            if state is not None and state.controller not in found:
                found.append(state.controller)
        return found

    # ------------------------------------------------------------------------------ winning and losing

    def wins_by_honor(self, game: CcgGame, seat: int) -> bool:
        """In Classic Mode only (war_of_honor.variants.18)."""
        return woh(game).variant == "classic" and super().wins_by_honor(game, seat)

    def loss_of(self, game: CcgGame, seat: int) -> str:
        """A player without provinces is eliminated at once (war_of_honor.victory.06)."""
        player = game.players[seat]
        return "elimination" if player.provinces and player.is_ruined() else ""

    def check_rings(self, game: CcgGame) -> None:
        """Rings win in Classic Mode only: all five elements put into play by their own text (war_of_honor.variants.19)."""
        table = woh(game)
        if table.variant == "classic":
            for player in game.players:
                if not player.eliminated and len(table.elements[player.seat]) == len(ELEMENTS):
                    game.end(player.seat, "enlightenment")
                    return

    def eliminate(self, game: CcgGame, seat: int, victory: str) -> None:
        super().eliminate(game, seat, "elimination")

    def leave(self, game: CcgGame, seat: int) -> None:
        """An eliminated player's Fortresses act as Plains (war_of_honor.victory.06)."""
        table = woh(game)
        for tile in board.fortresses(table, seat):
            board.turn_down(table, tile)
        board.close_city(table, seat)
        super().leave(game, seat)

    def leader(self, game: CcgGame) -> int:
        """The most steps on all Paths, then the order of turns: the book's tie-break (war_of_honor.victory.02, .04)."""
        table = woh(game)
        return leading(table.variant, game.in_order(game.active), table.paths)

    def ending(self, game: CcgGame) -> str:
        """By Paths: which of them the winner has finished."""
        table = woh(game)
        outcome = game.outcome
        if outcome is None or outcome.victory != "paths":
            return super().ending(game)
        steps = table.paths[outcome.seat]
        finished = [path.capitalize() for path, taken in zip(PATHS, steps, strict=True) if taken >= LAST_STEP]
        return f"Path of {' and '.join(finished)}" if finished else "Paths"

    # ------------------------------------------------------------------------------ positions and views

    def furniture(self, names: Sequence[str]) -> dict[str, Any]:
        """A Fortress for everybody, next to the others'."""
        places = ([1, 0], [0, 1], [1, 1], [2, 0])
        tiles = [{"title": f"Fort of {name}", "owner": name, "at": at} for name, at in zip(names, places, strict=False)]
        return {"tiles": tiles}

    def after_position(self, game: CcgGame, scenario: Mapping[str, Any], where: str) -> None:
        lay_out(woh(game), scenario, where)

    def inspect(self, game: CcgGame, path: str, handles: dict[str, int]) -> Any:
        """A tile answers to its title or its coordinates."""
        name, _, attribute = path.rpartition(".")
        found = look_at(woh(game), name, attribute) if name not in game.names else None
        return found[0] if found is not None else super().inspect(game, path, handles)

    def is_face_up(self, game: CcgGame, card: int) -> bool:
        tile = woh(game).tiles.get(card)
        return tile.face_up if tile is not None else super().is_face_up(game, card)

    def extra_view(self, game: CcgGame, seat: int) -> dict[str, Any]:
        return board_view(woh(game), seat)

    def extra_sections(self, picture: Picture) -> dict[str, Any]:
        return {"war_of_honor": board_section(picture, woh(picture.game))}

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


class WarOfHonorRules(BoardRules):
    """The boxed game: no Reactions of the rules, no Imperial Favor, no Honor Requirements, no overlaying."""

    requirement_surcharge: ClassVar[int] = 0
    given: ClassVar[tuple[AbilityInfo, ...]] = ()

    def behaviour(self, definition: CardDefinition) -> Behaviour:
        return reading.boxed(definition)

    def has_reaction(self, game: CcgGame, event: Event) -> bool:
        return False

    def seppuku_candidates(self, game: CcgGame, event: Event) -> list[int]:
        return []

    def naval_attacker(self, game: CcgGame) -> int:
        return -1

    def maneuvers(self, game: CcgGame) -> list[Frame[CcgGame]]:
        """A single segment (war_of_honor.maneuvers.01)."""
        attack = game.attack
        assert attack is not None
        return [OneSegment(seat, side, False) for seat, side in allies.assigning_order(game, attack)]

    def meets_requirement(self, game: CcgGame, seat: int, card: int) -> bool:
        return True

    def discount_by_effect(self, game: CcgGame, seat: int, card: int) -> int:
        """The discount for one's own Clan is not bound to the Dynasty Phase (war_of_honor.dynasty.02)."""
        own = game.behaviours[card].type == "personality" and self.shares_clan(game, seat, card)
        return self.clan_discount if own else 0

    def overlays(self, game: CcgGame, seat: int, card: int) -> list[int]:
        """An Experienced Personality is just another individual (war_of_honor.experienced.01)."""
        return []

    def is_tracked(self, game: CcgGame, stat: str) -> bool:
        """Family Honor is a running total in Classic Mode only (war_of_honor.setup.15, .variants.17)."""
        return stat != "family_honor" or woh(game).variant == "classic"


class AdvancedRules(BoardRules):
    """Players' own decks: the card game's rules for several players, with the board and the Paths."""

    guest_decks: ClassVar[tuple[str, ...]] = ("celestial", "samurai")

    def behaviour(self, definition: CardDefinition) -> Behaviour:
        return reading.advanced(definition)

    def excuse(self, game: WarOfHonorGame, loser: int, context: Context | None) -> None:
        """A loss through another player's Fortress's Limited or Open action frees one's Personalities from Honor
        Requirements for the rest of the game (war_of_honor.variants.03)."""
        if context is not None and context.card in game.tiles and context.designator & (LIMITED | OPEN):
            if loser not in game.excused:
                game.excused.append(loser)

    def first_favor(self, game: CcgGame) -> int:
        """The only Dragon Clan player starts with the Favor, as in the card game (celestial.favor.03)."""
        dragons = [player.seat for player in game.players if player.clan == "Dragon"]
        return dragons[0] if len(dragons) == 1 else -1

    def meets_requirement(self, game: CcgGame, seat: int, card: int) -> bool:
        return seat in woh(game).excused or super().meets_requirement(game, seat, card)
