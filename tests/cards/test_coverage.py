"""Every shipped card with text is shown by a scenario, and the scenarios notice when a part of the card is missing.

`unshown.txt` lists the cards that none shows yet, `unnoticed.txt` the parts that none notices yet. Both lists only shrink
(`make status` sweeps the first) and must end empty; a line of the second may stay with a reason behind a `#`.
"""

from pathlib import Path
from typing import Any

import pytest

from rokugan.cards.coverage import CardCoverage, measure
from rokugan.cards.files import definition
from rokugan.cards.library import library
from rokugan.errors import ScenarioError
from rokugan.workshop.blanking import blanks, fine_blanks, survivors

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SLACK = 0  # so many lines may be swept later, when many write scenarios at once
PARTS = 12


def listed(name: str) -> list[str]:
    lines = (HERE / name).read_text(encoding="utf-8").splitlines()
    return [line.partition("#")[0].strip() for line in lines if line.strip()]


@pytest.fixture(scope="module")
def measured() -> tuple[CardCoverage, ...]:
    return measure(ROOT)


def test_every_shipped_card_with_text_is_shown(measured: tuple[CardCoverage, ...]) -> None:
    missing = {f"{found.edition}: {name}" for found in measured for name in found.missing}
    assert missing <= set(listed("unshown.txt")), "write a scenario in scenarios/<edition>/cards"


def test_the_list_of_cards_that_are_not_shown_is_not_stale(measured: tuple[CardCoverage, ...]) -> None:
    lines = listed("unshown.txt")
    missing = {f"{found.edition}: {name}" for found in measured for name in found.missing}
    known = {f"{found.edition}: {name}" for found in measured for name in found.files}
    assert set(lines) <= known
    assert len(set(lines)) == len(lines)
    assert len(set(lines) - missing) <= SLACK, "run `make status`"


# The ordinary suite looks at a third of the cards, `make soak` at all.
EVERY = 3


@pytest.mark.parametrize(
    "part", [pytest.param(part, marks=pytest.mark.soak if part % EVERY else ()) for part in range(PARTS)]
)
def test_a_scenario_notices_when_a_part_of_its_card_is_missing(part: int, measured: tuple[CardCoverage, ...]) -> None:
    known = set(listed("unnoticed.txt"))
    for found in measured:
        for name in found.shown[part::PARTS]:
            left = {
                f"{found.edition}: {name}: {blank.part}" for blank in survivors(found.edition, name, found.files[name])
            }
            assert left <= known, "sharpen the scenario: `rokugan cards coverage --blank NAME` shows the part"


def test_the_list_of_parts_that_are_not_noticed_names_parts() -> None:
    for line in listed("unnoticed.txt"):
        edition, name, part = line.split(": ", 2)
        assert part in {blank.part for blank in blanks(library(edition)[name])}


# ------------------------------------------------------------------------------------------ the tools themselves


def in_checkout(root: Path, **files: str) -> Path:
    folder = root / "scenarios" / "samurai" / "cards"
    folder.mkdir(parents=True)
    for name, text in files.items():
        (folder / f"{name.replace('_', '-')}.yaml").write_text(text)
    return root


def test_a_file_shows_the_card_of_its_name(tmp_path: Path) -> None:
    root = in_checkout(
        tmp_path,
        castle_walls="edition: samurai",
        castle_walls_auto="edition: samurai",
        rosoku_s_staff="edition: samurai",
        one="shows: [honor]",
    )
    (found,) = measure(root, "samurai")
    assert found.shown == [name for name in found.files if name in ("Castle Walls", "Rosoku's Staff", "Honor")]
    assert len(found.files["Castle Walls"]) == 2


@pytest.mark.parametrize(("name", "text"), [("zzz", "edition: samurai"), ("zzz", "shows: [Zzz]")])
def test_a_file_that_shows_no_card_is_an_error(name: str, text: str, tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"zzz\.yaml: "):
        measure(in_checkout(tmp_path, **{name: text}), "samurai")


POSITION = """
edition: samurai
players: [{name: Ann, honor: 5, hand: [{card: Honor, as: honor}]}, {name: Bob}]
phase: action
script:
"""


def test_every_part_of_a_card_is_taken_away_once() -> None:
    card = library("samurai")["Castle Walls"]
    parts = list(blanks(card))
    assert len(parts) == len(card.program.traits) + 2 * len(card.program.abilities)
    assert all(blank.card.program != card.program for blank in parts)
    assert all(blank.card.name == card.name for blank in parts)


def taken_away(card: Any) -> list[str]:
    """The kinds of nodes that the fine trial takes away."""
    return [blank.part.split()[2].partition("(")[0] for blank in fine_blanks(card)]


def test_the_fine_trial_takes_away_conditions_restrictions_costs_limits_and_effects() -> None:
    text = (
        "Battle: Twice per battle, if you are attacking, bow this card and target a bowed enemy Personality: "
        "Destroy him. Gain 2 Honor."
    )
    card = definition({"title": "Ox", "type": "item", "text": text}, "test", edition="samurai")
    assert sorted(taken_away(card)) == ["Bow", "Destroy", "GainHonor", "Moment", "State", "Uses"]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Battle: Bow and destroy this card: Gain 2 Honor.", ["Destroy", "Together"]),
        ("Battle: Bow this card and destroy a target Follower at the current battlefield.", ["Bow", "Destroy"]),
        ("Battle: Bow this card: Ranged 3 Attack.", ["Bow"]),
        ("Battle: Move home a target bowed or unbowed enemy Personality.", []),
        ("Battle: Straighten a target bowed Personality.", ["State"]),
        ("Battle: Give your target Personality +2F until this battle ends.", ["Lasts"]),
        ("Battle: Give your target Personality +2F until the turn ends.", []),
        ("Battle: Target your opposed Personality: Bow a target Personality opposing him.", ["Opposing"]),
        ("Battle: Target your opposed Personality: Draw a card.", ["State"]),
        ("Tactical Battle: Target your Tactician: Draw a card.", []),
        ("Battle: Bow, then move home, a target Samurai.", ["Bow", "HasKeyword", "Move"]),
    ],
)
def test_the_fine_trial_leaves_alone_what_says_again_what_a_rule_says(text: str, left: list[str]) -> None:
    card = definition({"title": "Ox", "type": "item", "text": text}, "test", edition="samurai")
    assert sorted(taken_away(card)) == left


def test_a_scenario_that_asserts_nothing_notices_nothing(tmp_path: Path) -> None:
    root = in_checkout(tmp_path, honor=POSITION + "  - expect: {honor.zone: hand}\n")
    path = root / "scenarios" / "samurai" / "cards" / "honor.yaml"
    card = library("samurai")["Honor"]
    assert [blank.part for blank in survivors("samurai", "Honor", (path,))] == [blank.part for blank in blanks(card)]


def test_a_scenario_must_hold_before_it_can_notice_anything(tmp_path: Path) -> None:
    root = in_checkout(tmp_path, honor=POSITION + "  - expect: {honor.zone: home}\n")
    with pytest.raises(ScenarioError, match=r"step 1: .*It must hold before"):
        survivors("samurai", "Honor", (root / "scenarios" / "samurai" / "cards" / "honor.yaml",))
