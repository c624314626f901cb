"""What a viewer is told when he asks: how a value is made up, and by which rule a move is refused."""

from __future__ import annotations

import pytest

from rokugan.core.schema import view_schema
from rokugan.editions.lcg.seen.decision_view import ability_of, sentence
from rokugan.editions.lcg.seen.picture import Picture
from rokugan.editions.lcg.seen.refused_uses import refused_play
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.errors import IllegalMove, RokuganError
from rokugan.testing.built_texts import BuiltTable, card, laid, play

BLADE = {"title": "Blade", "type": "attachment", "cost": 0, "military_bonus": 2}
DRUM = {
    "title": "Drum", "type": "character", "cost": 1, "military": 1, "political": 1, "glory": 1,
    "text": "Each other character you control gets +1[conflict-military].",
}  # fmt: skip
CHEER = {
    "title": "Cheer", "type": "event", "cost": 1,
    "text": "Action: Choose a character – that character gets +3[conflict-military] until the end of the phase.",
}  # fmt: skip
CALM = {
    "title": "Calm", "type": "event", "cost": 0,
    "text": "Action: Choose a character – set that character's [conflict-military] skill to 1 until the end of the round.",
}  # fmt: skip


def id_of(game: LcgGame, player: str, title: str) -> str:
    """The id of a card in a player's view."""
    view = game.view(player)
    return str(next(name for name, thing in view["things"].items() if thing.get("card") == title))


def laid_out() -> BuiltTable:
    ox = {"card": "Ox", "as": "ox", "honored": True, "attachments": [{"card": "Blade"}]}
    ann = {"in_play": [ox, "Drum"], "hand": ["Cheer", "Calm"], "fate": 3}
    return laid({}, ann, {"in_play": [{"card": "Fox", "bowed": True}]}, [BLADE, DRUM, CHEER, CALM])


def test_a_value_is_told_with_each_change_its_source_and_its_end() -> None:
    table = laid_out()
    game = play(table, "Ann: play Cheer", "Ann: target ox")
    name = id_of(game, "Bob", "Ox")
    told = game.explain("Bob", name, "military")
    assert (told["printed"], told["value"]) == (3, 11)
    parts = {part["why"]: part for part in told["parts"]}
    assert list(parts) == ["printed", "attached", "honored", "constant ability", "lasting effect"]
    assert (parts["attached"]["source"], parts["attached"]["amount"]) == ("Blade", 2)
    assert parts["honored"]["amount"] == 2
    assert (parts["constant ability"]["source"], parts["constant ability"]["until"]) == (
        "Drum",
        "while its source is in play",
    )
    assert (parts["lasting effect"]["amount"], parts["lasting effect"]["until"]) == (3, "the end of the phase")
    assert sum(part["amount"] for part in told["parts"]) == told["value"]


def test_what_sets_a_value_is_told_last() -> None:
    game = play(laid_out(), "Ann: play Calm", "Ann: target ox")
    last = game.explain("Ann", id_of(game, "Ann", "Ox"), "military")["parts"][-1]
    assert (last["why"], last["to"], last["source"], last["until"]) == ("set", 1, "Calm", "the end of the round")


def test_the_answer_has_the_form_of_all_editions() -> None:
    jsonschema = pytest.importorskip("jsonschema")
    schema = view_schema()
    game = laid_out().game
    for stat in ("military", "glory", ""):
        told = game.explain(None, id_of(game, "Ann", "Ox"), stat)
        jsonschema.validate(told, {"$defs": schema["$defs"], **schema["$defs"]["explanation"]})


def test_nobody_is_told_of_what_he_cannot_see() -> None:
    game = laid_out().game
    hidden = next(name for name, thing in game.view("Bob")["things"].items() if "card" not in thing)
    with pytest.raises(RokuganError, match="You see no card"):
        game.explain("Bob", hidden, "cost")
    with pytest.raises(RokuganError, match="its values are military, political, glory, cost"):
        game.explain("Ann", id_of(game, "Ann", "Ox"), "strength")


REFUSED = [
    ("Bob", "pass", "lcg.actions.03"),
    ("Ann", "use Fox", "lcg.actions.01"),
    ("Ann", "use Ox", "lcg.abilities.08"),
    ("Ann", "target Ox", "lcg.targeting.01"),
]


@pytest.mark.parametrize(("player", "move", "rule"), REFUSED)
def test_a_refused_move_names_the_rule(player: str, move: str, rule: str) -> None:
    game = laid_out().game
    answer = game.why_not(player, move)
    assert (answer["legal"], answer["rule"]) == (False, rule)
    with pytest.raises(IllegalMove, match=rule):
        game.find(move, player)


def test_a_legal_move_is_legal() -> None:
    assert laid_out().game.why_not("Ann", "play Cheer")["legal"]


def test_a_card_that_cannot_be_paid_is_refused_by_the_rule_of_costs() -> None:
    game = laid({}, {"hand": ["Cheer", "Calm"], "in_play": ["Ox"], "fate": 0}, {}, [CHEER, CALM]).game
    assert game.why_not("Ann", "play Cheer")["rule"] == "lcg.abilities.18"


def test_an_ability_is_refused_by_the_step_that_stops_it() -> None:
    texts = {
        "once": "Action: Draw 1 card.",
        "never": "Action: During a conflict – draw 1 card.",
        "nobody": "Action: Choose a bowed character you control – ready that character.",
        "after": "Reaction: After you win a conflict – draw 1 card.",
    }
    cards = [{"title": title, "type": "character", "cost": 1, "military": 1, "political": 1, "glory": 1, "text": text}
             for title, text in texts.items()]  # fmt: skip
    table = laid(
        {}, {"in_play": [*texts, "Ox"], "hand": ["Calm"]}, {"hand": ["Calm"], "in_play": ["Ox"]}, [*cards, CALM]
    )
    game = play(table, "Ann: use once", "Bob: pass")
    found = {title: game.why_not("Ann", f"use {title}")["rule"] for title in texts}
    assert found == {
        "once": "lcg.abilities.10",
        "never": "lcg.abilities.17",
        "nobody": "lcg.targeting.04",
        "after": "lcg.abilities.24",
    }


def test_who_cannot_attack_is_refused_by_the_rule() -> None:
    tired = [{"card": "Ox", "bowed": True}, "Fox", "Hare", {"card": "Stone"}]
    stone = {"title": "Stone", "type": "character", "cost": 1, "military": "-", "political": 1, "glory": 0}
    table = laid({}, {"in_play": tired}, {}, [stone], rings={"fire": {"claimed_by": "Bob"}})
    game = play(table, "all pass", "Ann: declare military")
    assert game.why_not("Ann", "ring fire")["rule"] == "lcg.rings.02"
    game = play(table, "Ann: ring air")
    assert game.why_not("Ann", "province SP")["rule"] == "lcg.provinces.06"
    game = play(table, "Ann: province P1")
    rules = [game.why_not("Ann", f"attacker {title}")["rule"] for title in ("Ox", "Stone")]
    assert rules == ["lcg.conflict.29", "lcg.stats.03"]


def refused(table: BuiltTable, *moves: str) -> dict[str, object]:
    """By which rule Ann is refused each move; None where nothing is said but that it is not offered."""
    return {move: table.game.why_not("Ann", move)["rule"] for move in moves}


def test_each_refusal_is_the_first_that_applies() -> None:
    """In the dynasty phase: what lies faceup in one's own provinces, can be paid, and is no second copy."""
    lord = {"title": "Lord", "type": "character", "cost": 5, "military": 1, "political": 1, "unique": True}
    imp = {"title": "Imp", "type": "character", "side": "conflict", "cost": 0, "military": 1, "political": 1}
    table = laid(
        {},
        {
            "in_play": ["Lord"], "hand": ["Imp", "Calm"], "fate": 1,
            "provinces": [{"card": "Lord", "face": "up"}, {"card": "Ox", "as": "ox", "face": "up"},
                          {"card": "Wall", "face": "up"}],
        },
        {"provinces": [{"card": "Hare", "face": "up"}]},
        [lord, imp, CALM, {"title": "Wall", "type": "holding"}],
        phase="dynasty",
    )  # fmt: skip
    table.step({"window": "Ann"})
    game = table.game
    found = refused(table, "buy Lord#1", "buy Hare", "buy Wall", "buy Nobody", "play Imp")
    assert found == {
        "buy Lord#1": "lcg.abilities.18",  # it costs too much, copy or not
        "buy Hare": "lcg.dynasty.06",
        "buy Wall": "lcg.dynasty.10",
        "buy Nobody": "lcg.dynasty.06",
        "play Imp": "lcg.dynasty.07",
    }
    game.players[0].fate = 9
    assert refused(table, "buy Lord#1") == {"buy Lord#1": "lcg.unique.05"}


def test_what_is_only_not_asked_now_is_refused_by_the_rule_of_what_is() -> None:
    """While a target is chosen: a card that could be played otherwise, an eligible province, an unclaimed ring."""
    fan = {"title": "Fan", "type": "attachment", "cost": 0}
    imp = {"title": "Imp", "type": "character", "side": "conflict", "cost": 0, "military": 1, "political": 1}
    table = laid(
        {}, {"hand": ["Fan", "Imp", "Cheer"], "in_play": ["Ox"], "fate": 2}, {"in_play": ["Fox"]}, [fan, imp, CHEER]
    )
    table.step("Ann: play Cheer", {"window": "Ann"})
    assert table.asked.kind == "target"
    assert refused(table, "play Fan", "play Imp", "province P1", "ring air") == {
        "play Fan": "lcg.targeting.01", "play Imp": "lcg.targeting.01", "province P1": "lcg.conflict.28",
        "ring air": "lcg.conflict.28",
    }  # fmt: skip
    found = refused(table, "attacker Fox", "province SP", "use Ox")
    assert found == {"attacker Fox": "lcg.conflict.29", "province SP": "lcg.conflict.28", "use Ox": "lcg.targeting.01"}


def test_a_limited_card_keeps_others_off_only_if_they_are_limited() -> None:
    limited = {"cost": 0, "keywords": ["limited"]}
    cards = [{"title": title, "type": "attachment", **(limited if title != "Third" else {"cost": 9})}
             for title in ("First", "Second", "Third")]  # fmt: skip
    table = laid(
        {}, {"hand": ["First", "Second", "Third", "Calm"], "in_play": ["Ox"]}, {"in_play": ["Fox"]}, [*cards, CALM]
    )
    play(table, "Ann: play First", "Ann: target Ox", {"window": "Ann"})
    assert refused(table, "play Second", "play Third") == {
        "play Second": "lcg.keywords.09",
        "play Third": "lcg.abilities.18",
    }


def test_an_attachment_without_anybody_to_bear_it_and_an_event_without_text() -> None:
    fan = {"title": "Fan", "type": "attachment", "cost": 0}
    imp = {"title": "Imp", "type": "character", "side": "conflict", "cost": 9, "military": 1, "political": 1}
    trick = {"title": "Trick", "type": "event", "cost": 0, "text": "Action: Gain 1 fate."}
    table = laid(
        {},
        {"hand": ["Fan", "Imp", "Husk", "Trick"]},
        {},
        [fan, imp, trick, {"title": "Husk", "type": "event", "cost": 0}],
    )
    table.step({"window": "Ann"})
    assert refused(table, "play Fan", "play Imp", "play Husk") == {
        "play Fan": "lcg.attachments.02", "play Imp": "lcg.abilities.18", "play Husk": "lcg.abilities.08",
    }  # fmt: skip


def test_what_is_on_no_table_is_not_seen_though_the_last_card_is() -> None:
    game = laid_out().game
    game.known[-1] = -1
    with pytest.raises(RokuganError, match="no card"):
        game.explain("Ann", "nothing", "military")


def test_the_sentence_that_asks_is_that_of_its_card() -> None:
    table = laid_out()
    game = play(table, "Ann: play Cheer", {"window": "Ann"})
    cheer, ox = table.number("Cheer"), table.number("ox")
    assert sentence(Picture(game, 0, True), cheer).startswith("Action: Choose a character")
    assert sentence(Picture(game, 0, True), ox) == ""


def test_the_text_of_a_given_ability_is_told_to_who_wants_texts() -> None:
    given = {**DRUM, "text": 'Each other character you control gains "Action: Gain 1 honor."'}
    table = laid({}, {"in_play": ["Ox", "Drum"]}, {}, [given])
    (use,) = (each for each in table.game.asked().choices if each.verb == "use")
    ox = table.number("Ox")
    assert ability_of(Picture(table.game, 0, True), use, ox) == {"number": 1, "text": "Action: Gain 1 honor."}
    assert ability_of(Picture(table.game, 0, False), use, ox) == {"number": 1}


def test_a_character_needs_nothing_to_be_attached_to() -> None:
    table = laid({}, {"hand": ["Ox", "Blade"], "fate": 3}, {}, [card("Ox", side="conflict"), BLADE])
    assert refused_play(table.game, 0, table.number("Ox")) == ("", "")
    assert refused_play(table.game, 0, table.number("Blade"))[0] == "nothing_to_attach_it_to"


def test_what_is_played_from_a_pile_is_refused_as_if_from_hand() -> None:
    pile = {**DRUM, "text": "You may play events from your conflict discard pile as if they were in your hand."}
    ann = {"in_play": ["Drum"], "conflict_discard": ["Cheer"], "fate": 0, "hand": ["Calm"]}
    for drum, reason in ((pile, "its cost cannot be paid"), (DRUM, "it is not in your hand")):
        table = laid({}, ann, {}, [drum, {**CHEER, "side": "conflict"}, CALM])
        table.step({"window": "Ann"})
        assert reason in table.game.refusal(0, "play Cheer").words


def test_what_costs_nothing_has_no_cost_that_is_another() -> None:
    dear = {**DRUM, "text": "Increase the cost of each card by 1."}
    view = laid({}, {"in_play": ["Drum"], "hand": ["Cheer"]}, {}, [dear, CHEER]).game.view("Ann")
    changed = {thing["card"] for thing in view["things"].values() if "cost" in thing.get("values", ())}
    assert changed == {"Drum", "Cheer"}
