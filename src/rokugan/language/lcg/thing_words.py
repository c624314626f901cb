"""Canonical English for things: determiners, references, possessives, places."""

from __future__ import annotations

from typing import Any

from rokugan.language.language import CannotWrite
from rokugan.language.lcg.discourse import fits
from rokugan.language.lcg.said import Said
from rokugan.language.lcg.speech import STATS, WORDS, Speech, article, joined, plural_of
from rokugan.program.lcg import nodes as n


class ThingWords(Speech):
    """How things are said."""

    def thing(self, thing: Any) -> str:
        """A noun phrase."""
        made = getattr(self, f"_{type(thing).__name__.lower()}", None)
        if made is None:
            raise CannotWrite(f"there are no words for {thing!r}")
        said = str(made(thing))
        self._tell(thing)
        return said

    def _a(self, thing: n.A) -> str:
        which = thing.noun.which
        if n.Other() in which and thing.noun.kind != "player":
            return f"another {self.noun(thing.noun, False, skip=(n.Other(),))}"
        if any(isinstance(each, n.Nth) or each == n.Is("topmost") for each in which):
            return f"the {self.noun(thing.noun, False)}"
        if which == (n.OfNamedType(),):
            return "a card type"
        if thing.noun.kind in ("fate", "honor"):
            return self.noun(thing.noun, True)
        if thing.noun.kind == "player" and any(isinstance(each, n.Which) for each in which):
            return f"an opponent {self.noun(thing.noun, False, skip=(n.Other(),)).removeprefix('player ')}"
        if thing.noun.kind == "ring" and len(which) == 1 and isinstance(which[0], n.OfElement):
            return f"the {self.noun(thing.noun, False)}"
        return article(self.noun(thing.noun, False))

    def _all(self, thing: n.All) -> str:
        which = thing.noun.which
        if len(which) == 1 and isinstance(which[0], n.In) and thing.noun.kind == "card" and _is_hand(which[0].places):
            return self.thing(which[0].places[0])
        if thing.noun.kind in ("fate", "honor"):
            return f"all {self.noun(thing.noun, True)}"
        if thing.noun.kind == "player" and n.Other() in which:
            return f"each opponent {self.noun(thing.noun, False, skip=(n.Other(),)).removeprefix('player ')}"
        return f"each {self.noun(thing.noun, False)}"

    def _some(self, thing: n.Some) -> str:
        if isinstance(thing.amount, n.ThatMuch):
            return f"that much {self.noun(thing.noun, True)}"
        if isinstance(thing.amount, n.Plus) and isinstance(thing.amount.amount, n.ThatMuch):
            more = thing.amount.more
            return f"{abs(more)} {'additional' if more > 0 else 'fewer'} {self.noun(thing.noun, abs(more) != 1)}"
        if isinstance(thing.amount, n.Required):
            return f"the required number of {self.noun(thing.noun, True)}"
        if isinstance(thing.amount, n.Per):
            counted = f"{self.amount(thing.amount.each)} {self.noun(thing.noun, True)}"
            return f"{counted} for each {self.noun(thing.amount.noun, False)}"
        if n.Nth("next") in thing.noun.which:
            return f"the next {self.amount(thing.amount)} {self.noun(thing.noun, True, skip=(n.Nth('next'),))}"
        return self._counted(self.amount(thing.amount), thing.noun, thing.amount == n.Number(1))

    def _upto(self, thing: n.UpTo) -> str:
        return self._counted(f"up to {self.amount(thing.amount)}", thing.noun, thing.amount == n.Number(1))

    def _counted(self, count: str, noun: n.Noun, one: bool) -> str:
        among = next((each for each in noun.which if isinstance(each, n.Among)), None)
        if among:
            return f"{count} of {self.thing(among.things)}"
        return f"{count} {self.noun(noun, not one)}"

    def _anynumber(self, thing: n.AnyNumber) -> str:
        total = next(
            (each for each in thing.noun.which if isinstance(each, n.StatIs) and each.layer == "total printed"), None
        )
        if total:
            return f"up to {self.amount(total.amount)} printed {total.stat} worth of {self.noun(thing.noun, True, skip=(total,))}"
        return f"any number of {self.noun(thing.noun, True)}"

    def _only(self, thing: n.Only) -> str:
        return f"only {joined([self.thing(each) for each in thing.things])}"

    def _this(self, thing: n.This) -> str:
        return self.this

    def _attached(self, thing: n.Attached) -> str:
        return "attached character"

    def _you(self, thing: n.You) -> str:
        return "you"

    def _opponent(self, thing: n.Opponent) -> str:
        return "your opponent"

    def _opponentof(self, thing: n.OpponentOf) -> str:
        return f"{self.possessive(thing.of)} opponent"

    def _gap(self, thing: n.Gap) -> str:
        return "its"

    def _the(self, thing: n.The) -> str:
        if thing.name == "winner" and self.counting:
            return "the winner"
        return {
            "loser": "the loser of the duel",
            "winner": "the winner of the duel",
            "bid": "an honor bid",
            "condition": "that effect",
        }.get(thing.name, f"the {thing.name}")

    def _owner(self, thing: n.Owner) -> str:
        return f"{self.possessive(thing.of)} {'controller' if thing.controller else 'owner'}"

    def _and(self, thing: n.And) -> str:
        return joined([self.thing(each) for each in thing.things])

    def _oneof(self, thing: n.OneOf) -> str:
        if all(isinstance(each, n.Place) for each in thing.things):
            return self.places(thing.things)
        return joined([self.thing(each) for each in thing.things], "or")

    def _place(self, thing: n.Place) -> str:
        area = thing.area
        if thing.of is None:
            if thing.end:
                return f"the {thing.end} of that deck"
            return f"the {area}" if area == "unclaimed ring pool" else str(area)
        owned = (
            f"one of {self.possessive(thing.of)} discard piles"
            if area == "discard pile"
            else f"{self.possessive(thing.of)} {area}"
        )
        return f"the {thing.end} of {owned}" if thing.end else owned

    def _top(self, thing: n.Top) -> str:
        if thing.amount == n.Number(1):
            return f"the top card of {self.thing(thing.place)}"
        return f"the top {self.amount(thing.amount)} cards of {self.thing(thing.place)}"

    def _thatmany(self, thing: n.ThatMany) -> str:
        return f"that {self.noun(thing.noun, True)}"

    def _phaseof(self, thing: n.PhaseOf) -> str:
        return f"the {thing.phase} phase"

    def _typeof(self, thing: n.TypeOf) -> str:
        return STATS[thing.type]

    def _part(self, thing: n.Part) -> str:
        if thing == n.Part("ability", n.This()):
            return "this ability"
        if thing.what == "effect":
            return f"the effects of {self.thing(thing.of)}"
        if thing.what == "ring effect" and isinstance(thing.of, n.Opponent):
            return "opponent's ring effects"
        if thing.what == "ring effect":
            return f"the ring effects of {self.thing(thing.of)}"
        plural = thing.what == "ability"
        return f"{self.possessive(thing.of)} {self.noun(n.Noun(thing.what, thing.which), plural)}"

    def _skill(self, thing: n.Skill) -> str:
        layer = f"{thing.layer} " if thing.layer else ""
        if thing.stats == ("bid",):
            return f"the value of {self.possessive(thing.of)} bid"
        if thing.stats == ("dial",):
            return f"{self.possessive(thing.of)} honor dial"
        if thing.stats == ("military", "political"):
            return f"{self.possessive(thing.of)} {layer}[conflict-military] and [conflict-political] skill"
        if thing.stats == ("cost",):
            return f"the {layer}cost {'to play' if isinstance(thing.of, n.This) else 'of'} {self.thing(thing.of)}"
        return f"the {layer}{self.stat(thing.stats[0])} of {self.thing(thing.of)}"

    def _ref(self, thing: n.Ref) -> str:
        """`that character`, or the wording that tells it from the others."""
        own = self.mentions[thing.number]
        kind = own.kind
        told = [each for at, each in enumerate(self.mentions) if at in self._told or each is own]
        alike = [each for each in told if fits(each, Said((kind,), "that", own.plural))]
        exact = [each for each in alike if each.kind == kind]
        outer = [each for each in exact if not each.inner] or exact
        if outer == [own]:
            return f"{'those' if own.plural else 'that'} {plural_of(kind) if own.plural else WORDS.get(kind, kind)}"
        if own.chosen and [each for each in alike if each.chosen] == [own]:
            return f"the chosen {plural_of(kind) if own.plural else kind}"
        order = ("first", "second", "third", "fourth")[[each.thing for each in alike].index(thing)]
        return f"the {order} {kind}"

    def possessive(self, thing: n.Thing) -> str:
        """`your`, `that character's`."""
        if isinstance(thing, n.You):
            return "your"
        if isinstance(thing, n.Gap):
            return "its"
        said = self.thing(thing)
        return f"{said}'s"

    def places(self, places: tuple[Any, ...]) -> str:
        """`your hand or provinces`."""
        first, *others = places
        return " or ".join([self.thing(first), *(each.area for each in others)])


def _is_hand(places: tuple[n.Thing, ...]) -> bool:
    return len(places) == 1 and isinstance(places[0], n.Place) and places[0].area == "hand" and places[0].of is not None
