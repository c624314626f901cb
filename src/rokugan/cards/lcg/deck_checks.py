"""How a deck of the Living Card Game is checked: everything in which it breaks the rules of deckbuilding."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from rokugan.cards.lcg.deck_sizes import CHARACTERS, COPIES, LEAST, MOST, PROVINCES, RESTRICTED, SECTIONS
from rokugan.cards.lcg.model import ELEMENTS, LcgCard
from rokugan.cards.legality import Format, Violation, not_understood
from rokugan.catalogue import say
from rokugan.program.lcg.nodes import ExtraProvince, Influence, LimitPer

if TYPE_CHECKING:
    from rokugan.cards.deck import Cards, Deck
    from rokugan.cards.library import Library


class CheckedDeck:
    """One deck with its cards; those that the library does not know are named once and left out of the rest."""

    def __init__(self, deck: Deck, library: Library, format: Format) -> None:
        self.deck = deck
        self.library = library
        self.format = format
        self.stronghold = self._card(deck.stronghold)
        self.role = self._card(deck.role)
        self.provinces = self._cards(deck.provinces)
        self.dynasty = self._cards(deck.dynasty)
        self.conflict = self._cards(deck.conflict)
        self.clan = self.stronghold.clan if self.stronghold else ""

    def __iter__(self) -> Iterator[Violation]:
        yield from self._unknown()
        yield from self._beside()
        for section, cards in (("Dynasty", self.dynasty), ("Conflict", self.conflict), ("Provinces", self.provinces)):
            yield from self._places(section, cards)
        yield from self._sizes()
        yield from self._clans()
        yield from self._influence()
        yield from self._copies()
        yield from self._province_set()
        yield from self._roles()
        yield from self._restricted()

    def _card(self, title: str) -> LcgCard | None:
        found: Any = self.library.find(title) if title else None
        return found if isinstance(found, LcgCard) else None

    def _cards(self, cards: Cards) -> list[tuple[LcgCard, int]]:
        return [(card, count) for title, count in cards if (card := self._card(title))]

    def _unknown(self) -> Iterator[Violation]:
        for title in self.deck.titles:
            card = self._card(title)
            if card is None:
                yield Violation(self.library.unknown(title), title, self.format.legality_rule)
            elif card.unread:
                yield not_understood(title, card.unread, self.format.text_rule)

    def _beside(self) -> Iterator[Violation]:
        if not self.deck.stronghold:
            yield Violation(say("decks.the_lcg_deck_has_no_stronghold"), "", "lcg.deck.06")
        elif self.stronghold and self.stronghold.type != "stronghold":
            yield _wrong(self.stronghold, "can_not_be_the_lcg_stronghold", "lcg.deck.06")
        if self.role and self.role.type != "role":
            yield _wrong(self.role, "can_not_be_the_role", "lcg.deck.07")

    def _places(self, section: str, cards: list[tuple[LcgCard, int]]) -> Iterator[Violation]:
        for card, _ in cards:
            own = "" if card.type == "stronghold" else SECTIONS.get(card.side, "")
            if own != section:
                rule = {"stronghold": "lcg.deck.06", "role": "lcg.deck.07"}.get(card.type, "lcg.cardtypes.01")
                where = say("decks.it_belongs_to", section=own) if own else say("decks.it_lies_beside")
                yield Violation(
                    say("decks.cannot_be_in", title=card.title, section=section, reason=where), card.title, rule
                )

    def _sizes(self) -> Iterator[Violation]:
        for section, cards, rule in (
            ("dynasty", self.deck.dynasty, "lcg.deck.08"),
            ("conflict", self.deck.conflict, "lcg.deck.10"),
        ):
            size = sum(count for _, count in cards)
            least = self.format.minimum
            rule = self.format.minimum_rule if least != LEAST else rule
            if not least <= size <= MOST:
                yield Violation(
                    say("decks.the_deck_has_another_size", section=section, size=size, least=least, most=MOST),
                    "",
                    rule,
                )
        characters = sum(count for card, count in self.conflict if card.type == "character")
        if characters > CHARACTERS:
            yield Violation(
                say("decks.the_conflict_deck_has_characters", count=characters, most=CHARACTERS),
                "",
                "lcg.deck.14",
            )

    def _clans(self) -> Iterator[Violation]:
        """Dynasty cards and provinces are of the stronghold's clan or neutral."""
        for cards, rule, what in (
            (self.dynasty, "lcg.deck.09", "dynasty card"),
            (self.provinces, "lcg.deck.18", "province"),
        ):
            for card, _ in cards:
                if self.clan and card.clan not in (self.clan, "neutral"):
                    yield Violation(
                        say(
                            "decks.is_of_another_clan",
                            title=card.title,
                            clan=card.clan.capitalize(),
                            kind=what,
                            own=self.clan.capitalize(),
                        ),
                        card.title,
                        rule,
                    )

    def _influence(self) -> Iterator[Violation]:
        """Cards of one other clan are bought with influence."""
        if not self.clan:
            return
        foreign = self.foreign
        clans = sorted({card.clan for card, _ in foreign})
        if len(clans) > 1:
            named = " and ".join(clan.capitalize() for clan in clans)
            yield Violation(say("decks.the_conflict_deck_has_several_clans", clans=named), "", "lcg.deck.11")
        for card, _ in foreign:
            if card.influence_cost is None:
                yield Violation(
                    say("decks.has_no_influence_cost", title=card.title),
                    card.title,
                    "lcg.deck.13",
                )
        spent, pool = self.spent, self.pool
        if spent > pool:
            yield Violation(
                say("decks.the_cards_of_another_clan_cost_influence", spent=spent, pool=pool), "", "lcg.deck.12"
            )

    @property
    def foreign(self) -> list[tuple[LcgCard, int]]:
        """The conflict cards of other clans."""
        return [(card, count) for card, count in self.conflict if card.clan not in (self.clan, "neutral")]

    @property
    def spent(self) -> int:
        """Return how much influence the conflict cards of other clans cost."""
        return sum((card.influence_cost or 0) * count for card, count in self.foreign)

    @property
    def pool(self) -> int:
        """The influence of the stronghold, with what a Keeper adds."""
        more = [each.number for each in self._role_rules() if isinstance(each, Influence)]
        return ((self.stronghold.influence_pool or 0) if self.stronghold else 0) + sum(more)

    def _role_rules(self) -> tuple[Any, ...]:
        return self.role.program.constants if self.role and self.role.type == "role" else ()

    def _copies(self) -> Iterator[Violation]:
        counts: Counter[str] = Counter()
        for card, count in (*self.dynasty, *self.conflict):
            counts[card.title] += count
        for title, count in counts.items():
            found = self._card(title)
            rules = found.program.constants if found else ()
            said = [each.number for each in rules if isinstance(each, LimitPer) and each.per == "deck"]
            most = said[0] if said else COPIES
            if count > most:
                rule = "lcg.deck.20" if said else "lcg.deck.15"
                yield Violation(say("decks.the_deck_has_copies", count=count, name=title, most=most), title, rule)

    def _province_set(self) -> Iterator[Violation]:
        """Five provinces, one of each element; a Seeker may have one more of his element in the place of another."""
        count = sum(count for _, count in self.deck.provinces)
        if count != PROVINCES:
            yield Violation(say("decks.the_deck_has_provinces", count=count, wanted=PROVINCES), "", "lcg.deck.17")
        for title, copies in self.deck.provinces:
            if copies > 1:
                yield Violation(
                    say("decks.the_deck_has_copies_of_the_province", copies=copies, title=title), title, "lcg.deck.19"
                )
        extra = [each.element for each in self._role_rules() if isinstance(each, ExtraProvince)]
        having = Counter(
            element for card, copies in self.provinces for element in card.elements[:1] for _ in range(copies)
        )
        missing = [element for element in ELEMENTS if not having[element]]
        doubled = [element for element in ELEMENTS for _ in range(having[element] - 1)]
        allowed = bool(extra) and doubled == extra[:1] and len(missing) <= 1
        if (missing or doubled) and not allowed and count == PROVINCES:
            said = [say("decks.none_of", element=element) for element in missing]
            said += [say("decks.too_many_of", element=element) for element in dict.fromkeys(doubled)]
            yield Violation(
                say("decks.there_must_be_one_province_of_each_element", said=", ".join(said)), "", "lcg.deck.17"
            )

    def _roles(self) -> Iterator[Violation]:
        """`Keeper role only` (lcg.roles.06)."""
        traits = self.role.traits if self.role else ()
        for card, _ in (*self.provinces, *self.dynasty, *self.conflict):
            if card.role_restriction and card.role_restriction not in traits:
                yield Violation(
                    say(
                        "decks.needs_a_role_with_the_trait",
                        title=card.title,
                        trait=card.role_restriction.capitalize(),
                    ),
                    card.title,
                    "lcg.roles.06",
                )

    def _restricted(self) -> Iterator[Violation]:
        titles = {card.title for card, _ in (*self.provinces, *self.dynasty, *self.conflict)}
        found = [title for title in RESTRICTED if title in titles]
        if len(found) > 1:
            yield Violation(say("decks.of_the_restricted_list", titles=", ".join(found)), "", "lcg.deck.16")


def _wrong(card: LcgCard, key: str, rule: str) -> Violation:
    return Violation(say(f"decks.{key}", title=card.title, kind=card.type), card.title, rule)


def pair_violations(deck: Deck, library: Library, format: Format) -> list[Violation]:
    """Two decks are made out of one core set: all cards of a second clan belong to the deck (lcg.variants.02)."""
    checked = CheckedDeck(deck, library, format)
    listed = (*checked.dynasty, *checked.conflict, *checked.provinces)
    clans = {card.clan for card, _ in listed if card.clan not in (checked.clan, "neutral")}
    found = list(checked)
    if len(clans) > 1:
        named = " and ".join(sorted(clan.capitalize() for clan in clans))
        found.append(Violation(say("decks.beside_its_own_clan", clans=named), "", "lcg.variants.02"))
        return found
    return [each for each in found if each.rule not in BOUGHT]


BOUGHT = ("lcg.deck.09", "lcg.deck.11", "lcg.deck.12", "lcg.deck.13", "lcg.deck.16", "lcg.deck.18")
ASSIGNED = ("keeper", "seeker")  # the roles of these traits are assigned to clans in tournaments


def unassigned(deck: Deck, library: Library, assigned: Mapping[str, Collection[str]]) -> Iterator[Violation]:
    """A Keeper or Seeker role that is not assigned to the clan; other roles are open to all clans (lcg.roles.05)."""
    role: Any = library.find(deck.role) if deck.role else None
    stronghold: Any = library.find(deck.stronghold) if deck.stronghold else None
    if not isinstance(role, LcgCard) or not isinstance(stronghold, LcgCard):
        return
    if any(trait in ASSIGNED for trait in role.traits) and role.title not in assigned.get(stronghold.clan, ()):
        clan = stronghold.clan.capitalize()
        yield Violation(
            say("decks.is_not_assigned_to_the_clan", title=role.title, clan=clan),
            role.title,
            "lcg.roles.04",
        )
