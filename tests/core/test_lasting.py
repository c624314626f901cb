"""Effects in force: how they are kept by the things on which they bear, found, replaced and ended."""

from __future__ import annotations

from rokugan.core.lasting import Effects, Lasting, going_on

OX, OWL, ELK = 1, 2, 3


def on_both() -> tuple[Effects[Lasting[str]], Lasting[str], Lasting[str], Lasting[str]]:
    """A song on Ox and Owl until the battle ends, one on Owl for the turn, and an older one at large."""
    effects: Effects[Lasting[str]] = Effects()
    song, hymn, tale = Lasting(7, 0, "battle", 2), Lasting(8, 1, "turn", 3), Lasting(7, 0, "in play", 1)
    effects.put(song, (OX, OWL))
    effects.put(hymn, (OWL,))
    effects.put(tale)
    return effects, song, hymn, tale


def test_an_effect_on_two_things_is_one_effect_and_the_oldest_comes_first() -> None:
    effects, song, hymn, tale = on_both()
    assert effects.all() == [tale, song, hymn]
    assert effects.on == {OX: (song,), OWL: (song, hymn)}
    assert effects.at_large == (tale,)


def test_what_ends_ends_everywhere_and_is_told_once() -> None:
    effects, song, hymn, tale = on_both()
    assert effects.end("battle", "duel") == [song]
    assert effects.on == {OWL: (hymn,)}  # nothing is left on Ox, not even an empty place
    assert effects.all() == [tale, hymn]
    assert effects.end("battle") == []


def test_with_its_source_ends_only_what_depends_on_it() -> None:
    effects, song, hymn, tale = on_both()
    assert effects.end_of(7, "in play") == [tale]
    assert effects.end_of(8, "in play") == []
    assert effects.all() == [song, hymn]


def test_another_effect_takes_the_place_of_one_on_all_its_things() -> None:
    effects, song, hymn, tale = on_both()
    longer = Lasting(song.source, song.seat, "turn", song.serial)
    effects.replace(song, longer)
    assert effects.on == {OX: (longer,), OWL: (longer, hymn)}
    assert effects.all() == [tale, longer, hymn]
    effects.keep(OWL, ())
    assert effects.all() == [tale, longer]


def test_a_copy_goes_its_own_way() -> None:
    effects, song, hymn, _ = on_both()
    assert effects.all()
    twin = effects.copy()
    assert twin.at_large == effects.at_large
    twin.end("battle", "in play")
    twin.put(Lasting(9, 0, "turn", 4), (ELK,))
    assert effects.on == {OX: (song,), OWL: (song, hymn)}
    assert len(effects.all()) == 3
    assert len(twin.all()) == 2


def test_what_waits_goes_on_until_its_moment() -> None:
    waiting = (Lasting(1, 0, "turn"), Lasting(2, 0, "game"))
    assert going_on(waiting, "battle") is waiting
    assert going_on(waiting, "battle", "turn") == waiting[1:]
