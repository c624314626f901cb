"""Cards of the Living Card Game in the words that somebody may write: bonuses and keywords beside the text."""

from rokugan.cards.lcg.files import lcg_definition


def test_a_bonus_may_have_the_name_of_what_it_is_added_to() -> None:
    for military in (2, "+2"):
        blade = lcg_definition({"title": "Blade", "type": "attachment", "military": military}, "blade")
        assert (blade.military_bonus, blade.political_bonus, blade.military) == (2, 0, None)
    tower = lcg_definition({"title": "Tower", "type": "holding", "strength": 2}, "tower")
    assert (tower.strength_bonus, tower.strength) == (2, None)
    ox = lcg_definition({"title": "Ox", "type": "character", "military": 4}, "ox")
    assert (ox.military, ox.military_bonus) == (4, None)


def test_keywords_of_the_book_are_keywords_and_other_words_traits() -> None:
    imp = lcg_definition(
        {"title": "Imp", "type": "character", "keywords": ["Covert", "Bushi"], "text": "Pride."}, "imp"
    )
    assert set(imp.keywords) == {"covert", "pride"}
    assert imp.traits == ("bushi",)
