"""What holds by standing there: a sentence on a card of Bob's, and what it makes of the cards on one table."""

from __future__ import annotations

import pytest
from tests.editions.lcg.text.rich import ATTACK, rich

from rokugan.editions.lcg.effects.rings import resolves_each
from rokugan.editions.lcg.initiating.legality import affectable
from rokugan.editions.lcg.initiating.playing import fits
from rokugan.editions.lcg.table.state import Use
from rokugan.editions.lcg.table.things import CHARACTER, EVENT, HAND

AS_ATTACHMENT = (
    r"You may play this character as an attachment with the text: \"Each Bushi character gets +2 [conflict-military].\""
)


@pytest.mark.parametrize(
    ("text", "field", "expected"),
    [
        ("This character gets +1 skill.", "reeve.military", 1),
        ("This character gets +1 skill.", "reeve.political", 4),
        ("This character gets +1 skill.", "reeve.glory", 0),
        ("This character gets +1 skill.", "leo.military", 3),
        ("This character gets +1 skill and +2 glory.", "reeve.glory", 2),
        (
            "If you control a holding, this character gets +2 glory. Otherwise, this character gets +1 glory.",
            "reeve.glory",
            1,
        ),
        (
            "If you control a ring, this character gets +2 glory. Otherwise, this character gets +1 glory.",
            "reeve.glory",
            2,
        ),
        (AS_ATTACHMENT, "grunt.military", 2),
        ("Each character your opponent controls gets +2 glory.", "leo.glory", 4),
        ("Each character your opponent controls gets +2 glory.", "grunt.glory", 1),
        ("Set each character's base [conflict-military] skill to 2.", "leo.military", 2),
        ("Double each Bushi character's [conflict-military] skill.", "grunt.military", 4),
        ("If your opponent controls a holding, this character gets +2 glory.", "reeve.glory", 2),
        ("If you control a holding, this character gets +2 glory.", "reeve.glory", 0),
        ("Each character with fate loses covert.", "spy.keywords", ["covert"]),
        ("Each character loses covert.", "spy.keywords", []),
        ("Each character loses covert and sincerity.", "spy.keywords", []),
        ("Each character loses sincerity.", "spy.keywords", ["covert"]),
        ("Each character loses all keywords.", "spy.keywords", []),
        ("Each Bushi character gains covert and Courtier.", "grunt.keywords", ["covert"]),
        ("Each Bushi character gains covert and Courtier.", "leo.keywords", []),
        ("Each character with the covert keyword gains sincerity.", "spy.keywords", ["covert", "sincerity"]),
        ("Each character with the covert keyword gains sincerity.", "leo.keywords", []),
    ],
)
def test_values_and_keywords(text: str, field: str, expected: object) -> None:
    assert rich(reeve=text).look(field) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Each Bushi character gains Courtier.", "Clerk Grunt Guard Reeve"),
        ("Each Courtier character gains Courtier.", "Clerk Reeve"),
        (
            "While you control a Bushi character, each character you control gains Courtier.",
            "Clerk Grunt Lord Reeve Ronin Spy",
        ),
        ("While you control a Shugenja character, each character gains Courtier.", "Clerk Reeve"),
    ],
)
def test_traits_that_depend_on_traits(text: str, expected: str) -> None:
    game = rich(reeve=text).game
    assert (
        " ".join(sorted(game.printed[each].title for each in game.all_characters() if game.has_trait(each, "courtier")))
        == expected
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Reduce the cost of each event by 1.", {"Ann": 1, "Bob": 1}),
        ("Reduce the cost of each event played by 1.", {"Ann": 1, "Bob": 1}),
        ("Reduce the cost of each event you play by 1.", {"Ann": 2, "Bob": 1}),
        ("Increase the cost of each event your opponent plays by 1.", {"Ann": 3, "Bob": 2}),
        ("Reduce the cost of each character you play by 1.", {"Ann": 2, "Bob": 2}),
        ("Reduce the cost of each event you play during the conflict phase by 1.", {"Ann": 2, "Bob": 1}),
        ("Reduce the cost of each event you play during military conflicts by 1.", {"Ann": 2, "Bob": 2}),
    ],
)
def test_costs(text: str, expected: dict[str, int]) -> None:
    game = rich(reeve=text).game
    found = {}
    for seat, name in enumerate(expected):
        (card,) = [each for each in game.pile(seat, HAND) if game.printed[each].title == "Decree"]
        found[name] = game.cost_of(card)
    assert found == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("No Weapon or Item attachments.", {"Blade"}),
        ("No attachments except Weapon or Item.", {"Fan", "Sword"}),
        ("No attachments except Weapon.", {"Sword"}),
        ("No attachments.", set()),
    ],
)
def test_which_attachments_a_card_can_have(text: str, expected: set[str]) -> None:
    table = rich(reeve=text)
    game = table.game
    attachments = [each for each in game.states if game.is_attachment(each)]
    assert {game.printed[each].title for each in attachments if fits(game, each, 1, table.handles["reeve"])} == expected
    assert all(fits(game, each, 1, table.handles["grunt"]) for each in attachments)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("This character cannot be played.", False),
        ("This character cannot be played during the conflict phase.", False),
        ("This character cannot be played during the draw phase.", True),
    ],
)
def test_when_a_card_can_be_played(text: str, expected: bool) -> None:
    table = rich(reeve=text)
    (rule,) = table.game.printed[table.handles["reeve"]].standing
    assert rule.may_play(table.game, table.handles["reeve"], 1) == expected


OWN_EVENT, EVENT_OF_ANN, OWN_RING, RING_OF_ANN, CHARACTER_OF_ANN = "own event", "event", "own ring", "ring", "character"


@pytest.mark.rule("lcg.effects.10")
@pytest.mark.parametrize(
    ("text", "keeps_off"),
    [
        ("Immune to events.", {OWN_EVENT, EVENT_OF_ANN}),
        ("Immune to your opponent's events.", {EVENT_OF_ANN}),
        ("Immune to ring effects.", {OWN_RING, RING_OF_ANN}),
        ("Immune to your opponent's ring effects.", {RING_OF_ANN}),
        ("Immune to the [air] ring's effect.", {OWN_RING, RING_OF_ANN}),
        ("Immune to the [fire] ring's effect.", set()),
        ("Immune to card effects.", {OWN_EVENT, EVENT_OF_ANN, CHARACTER_OF_ANN}),
        ("Immune to your opponent's card effects.", {EVENT_OF_ANN, CHARACTER_OF_ANN}),
    ],
)
def test_immunity(text: str, keeps_off: set[str]) -> None:
    table = rich(reeve=text)
    reeve = table.handles["reeve"]
    found = set()
    for name, seat, type, ring in (
        (OWN_EVENT, 1, EVENT, -1),
        (EVENT_OF_ANN, 0, EVENT, -1),
        (OWN_RING, 1, -1, 0),
        (RING_OF_ANN, 0, -1, 0),
        (CHARACTER_OF_ANN, 0, CHARACTER, -1),
    ):
        use = Use(table.handles["leo"], seat)
        use.type, use.ring = type, ring
        assert affectable(table.game, table.handles["grunt"], use)
        if not affectable(table.game, reeve, use):
            found.add(name)
    assert found == keeps_off


@pytest.mark.parametrize("also", ["", "Courtier and "])
def test_a_ring_with_another_element(also: str) -> None:
    table = rich(*ATTACK, reeve=f"The contested ring gains {also}the [fire] element.")
    assert [table.game.elements_of(ring) for ring in range(5)] == [[0, 2], [1], [2], [3], [4]]


COUNTS = "Each character you control counts its combined [conflict-military] and [conflict-political] skill"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"{COUNTS}.", 3),  # 1 and 1 of the Spy, 1 for the Favor
        (f"{COUNTS} during military conflicts.", 3),
        (f"{COUNTS} during political conflicts.", 2),
        (f"While you are the defending player, {COUNTS[0].lower()}{COUNTS[1:]}.", 3),
    ],
)
def test_what_a_character_counts(text: str, expected: int) -> None:
    assert rich(*ATTACK, reeve=text).look("conflict.defending_skill") == expected


@pytest.mark.rule("lcg.rings.06")
def test_each_effect_is_resolved_of_the_contested_ring_by_its_player() -> None:
    text = "instead of choosing an element to resolve, resolve each of the contested ring's effects"
    game = rich(*ATTACK, leo=f"If this character is participating, {text}.").game
    assert [resolves_each(game, ring, seat) for ring in (0, 1) for seat in (0, 1)] == [True, False, False, False]
    assert game.conflict is not None
    assert game.contested() == 0
    game.conflict.contested = False
    assert game.contested() == -1


def test_an_ability_is_canceled_whatever_else_is_so() -> None:
    text = "cancel the effects of the first action ability your opponent triggers from a card during each conflict."
    for said, expected in ((text[0].upper() + text[1:], 10), (f"While you control a Shugenja character, {text}", 11)):
        table = rich(*ATTACK, "Bob: pass", reeve=said)
        table.step("Ann: use leo", {"expect": {"Ann.honor": expected}})
