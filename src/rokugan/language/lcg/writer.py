"""The text box in canonical English: effects, abilities with their criteria, the card's own rules. Reading it gives
the same program.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.language.language import CannotWrite
from rokugan.language.lcg.speech import article, joined, titled
from rokugan.language.lcg.wording import AbilityWords
from rokugan.program.lcg import nodes as n

SHARING = ("discard", "honor", "dishonor", "bow", "ready", "sacrifice", "reveal")
TIMES = {1: "once", 2: "twice", 3: "three times"}
Effects = tuple[n.Effect, ...]


def write(box: n.TextBox, type: str) -> str:
    """The text of a card of that type, a line for each thing that it says."""
    lines = [f"{keyword.capitalize()}." for keyword in box.keywords]
    standing = Sentences(box, type)
    lines += [standing.sentence((each,)) for each in box.constants]
    if standing.x is not None:
        lines[-1] += f" X is equal to {standing.explained(standing.x)}."
    lines += [Sentences(each, type).ability(each) for each in box.abilities]
    return "\n".join(lines)


class Sentences(AbilityWords):
    """The sentences of one ability, or of what stands beside the abilities."""

    def ability(self, ability: n.Triggered) -> str:
        """`Action: During a conflict, bow this character. Choose a character – bow that character.`"""
        head = f"{'Forced ' if ability.forced else ''}{ability.head.capitalize()}:"
        criteria = self._criteria(ability)
        effects = self._sentences(ability.effects)
        said = f"{head} {criteria} \u2013 {effects}" if criteria else f"{head} {capital(effects)}"
        if self.x is not None:
            said += f" X is equal to {self.explained(self.x)}."
        return said + self._limit(ability.limit)

    def _criteria(self, ability: n.Triggered) -> str:
        first: list[str] = []
        if ability.trigger:
            word = "After" if ability.head == "reaction" else "When"
            first.append(f"{word} {self._trigger(ability.trigger)}")
        first += self._conditions(ability.conditions)
        sentences = [", ".join(first)] if first else []
        if ability.costs:
            sentences.append(joined(self._list(ability.costs)))
        sentences += [self._choosing(each) for each in ability.choices]
        selects = [each for each in ability.effects[:1] if isinstance(each, n.SelectOne) and each.before]
        sentences += (
            [f"{self.thing(selects[0].by)} must select one" if selects[0].by else "select one"] if selects else []
        )
        if ability.trigger or ability.conditions:
            sentences[:2] = [", ".join(sentences[:2])]
        return ". ".join(capital(each) for each in sentences)

    def _trigger(self, trigger: n.Trigger) -> str:
        first, *others = trigger.deeds
        if first.verb == "resolve" and first.patient is not None and first.agent is None and not trigger.would:
            return " ".join([f"the resolution of {self.thing(first.patient)}", *self._how(first)])
        said = self.present(first, trigger.would)
        for each in others:
            subject, form = self._subject(each)
            whole = self.present(each, trigger.would)
            rest = whole.removeprefix(f"{self.thing(subject)} ")
            said += f" or {self.verb(each, form) if form == 'participle' else rest}"
        return said

    def _conditions(self, conditions: tuple[n.Condition, ...]) -> list[str]:
        said: list[str] = []
        at = 0
        while at < len(conditions):
            each = conditions[at]
            following = conditions[at + 1] if at + 1 < len(conditions) else None
            if each_is_joining(each) and isinstance(following, n.During) and isinstance(following.thing, n.A):
                said.append(f"while {self.condition(n.Both((each, following)))}")
                at += 1
            elif isinstance(each, n.During):
                said.append(f"during {self.thing(each.thing)}")
            else:
                said.append(f"{'while' if each_is_joining(each) else 'if'} {self.condition(each)}")
            at += 1
        return said

    def _choosing(self, choice: n.Effect) -> str:
        if not isinstance(choice, n.Deed) or choice.patient is None:
            raise CannotWrite(f"{choice!r} chooses nothing")
        who = f"{self.thing(choice.agent)} must choose" if choice.agent else "choose"
        return " ".join([who, self.thing(choice.patient), *self._how(choice)])

    def _limit(self, limit: n.Limit | None) -> str:
        if limit is None:
            return ""
        if limit.times == 0:
            return " (Unlimited.)"
        if limit.max:
            return f" (Max {limit.times} per {limit.per}.)"
        return f" (Limit {TIMES[limit.times]} per {limit.per}.)"

    def _how_ascard(self, each: n.AsCard) -> str:
        return f'as an attachment with the text: "{write(each.text, each.kind)}"'

    # ----------------------------------------------------------------------------------------- effects

    def _sentences(self, effects: Effects) -> str:
        said: list[str] = []
        at = 0
        while at < len(effects):
            each, both = effects[at], effects[at : at + 2]
            pair = (
                len(both) == 2
                and isinstance(both[0], n.Deed)
                and isinstance(both[1], n.Deed)
                and self._is_shared(both[0], both[1])
            )
            sentence = self.sentence(both if pair else (each,))
            said.append(sentence if at else lower(sentence))
            at += 2 if pair else 1
        return " ".join(said)

    def sentence(self, effects: Effects) -> str:
        """One or more effects as a sentence, with its full stop."""
        if (
            len(effects) == 1
            and isinstance(effects[0], n.If | n.IfAble)
            and effects[0].otherwise
            and not _is_bonus_pair(effects[0])
        ):
            each = effects[0]
            first = type(each)(*(getattr(each, name) for name in ("condition", "effects") if hasattr(each, name)))
            return f"{self.sentence((first,))} {capital('otherwise, ' + self.clauses(each.otherwise))}."
        said = self.clauses(effects)
        return capital(said) + ("" if said.endswith('"') else ".")

    def clauses(self, effects: Effects) -> str:
        """Effects joined into one sentence, without its full stop."""
        return self._one(effects[0]) if len(effects) == 1 else joined(self._list(effects))

    def _list(self, effects: Effects) -> list[str]:
        """Each effect of a sentence with several; what is chosen for the next is said with it: `choose and discard 1 card`."""
        said: list[str] = []
        at = 0
        while at < len(effects):
            each = effects[at]
            following = effects[at + 1] if at + 1 < len(effects) else None
            if isinstance(each, n.Deed) and isinstance(following, n.Deed) and self._is_shared(each, following):
                said.append(self._shared(each, following))
                at += 1
            elif isinstance(each, n.If) and not each.otherwise and len(effects) > 1:
                said.append(f"{self.clauses(each.effects)} if {self.condition(each.condition)}")
            else:
                said.append(self._one(each))
            at += 1
        return said

    def _is_shared(self, choice: n.Deed, deed: n.Deed) -> bool:
        if choice.verb != "choose" or choice.agent != deed.agent or not isinstance(deed.patient, n.Ref):
            return False
        return (
            self.new[deed.patient.number] is choice.patient
            and deed.verb in SHARING
            and deed.source is None
            and deed.goal is None
        )

    def _shared(self, choice: n.Deed, deed: n.Deed) -> str:
        whole = n.Deed(deed.verb, deed.agent, choice.patient, how=deed.how)
        if deed.agent is None:
            return f"choose and {self.command(whole)}"
        said = self.present(whole)
        who = self.thing(deed.agent)
        return f"{who} chooses and {said.removeprefix(f'{who} ')}"

    def _one(self, effect: n.Effect) -> str:
        if isinstance(effect, n.Deed):
            return self._deed(effect)
        made = getattr(self, f"_do_{type(effect).__name__.lower()}", None)
        if made is None:
            raise CannotWrite(f"there are no words for {effect!r}")
        return str(made(effect))

    def _deed(self, deed: n.Deed) -> str:
        if deed.verb == "set" and deed.patient == n.The("attacked province"):
            return "that province is now the attacked province"
        if deed.agent is None and deed.verb != "enter play":
            return self.command(deed)
        return self.present(deed)

    def command(self, deed: n.Deed) -> str:
        """`bow that character`."""
        self._commanding = True
        said = self.verb(deed, "base")
        self._commanding = False
        return said

    def _do_gets(self, effect: n.Gets) -> str:
        return f"{self.thing(effect.who)} {self._gets(effect)}"

    def _gets(self, effect: n.Gets) -> str:
        first = effect.bonuses[0]
        if first.stat == "glory count":
            return f"adds {self.signed(first.amount)} to your side"
        bonuses = [self._bonus(each) for each in effect.bonuses]
        each = f" for each {self.noun(first.amount.noun, False)}" if isinstance(first.amount, n.Per) else ""
        return f"gets {joined(bonuses)}{each}"

    def _bonus(self, bonus: n.Bonus) -> str:
        amount = bonus.amount.each if isinstance(bonus.amount, n.Per) else bonus.amount
        stat = {"military": "[conflict-military]", "political": "[conflict-political]"}.get(
            bonus.stat, f" {bonus.stat}"
        )
        return f"{self.signed(amount)}{stat}"

    def _do_gains(self, effect: n.Gains) -> str:
        first = effect.qualities[0]
        if isinstance(first, n.Immune):
            return f"{self.thing(effect.who)} is immune to {self.thing(first.to)}"
        if isinstance(first, n.AbilityText):
            return f'{self.thing(effect.who)} gains: "{Sentences(first.ability, "character").ability(first.ability)}"'
        return f"{self.thing(effect.who)} gains {joined([self._quality(each) for each in effect.qualities])}"

    def _do_loses(self, effect: n.Loses) -> str:
        return f"{self.thing(effect.who)} loses {joined([self._quality(each) for each in effect.qualities])}"

    def _quality(self, each: n.Quality) -> str:
        if isinstance(each, n.HasKeyword):
            return each.keyword
        if isinstance(each, n.EveryKeyword):
            return "all keywords"
        if isinstance(each, n.HasTrait):
            return f"the {titled(each.trait)} trait"
        if isinstance(each, n.OfClan):
            return f"the [clan-{each.clan}] clan symbol"
        if isinstance(each, n.OfElement):
            return f"the [element-{each.element}] element"
        if isinstance(each, n.AbilityOf):
            said = self.thing(each.thing)
            return f"each of {said}" if isinstance(each.thing, n.Part) else said
        if isinstance(each, n.AbilityText):
            return f'"{Sentences(each.ability, "character").ability(each.ability)}"'
        raise CannotWrite(f"there are no words for {each!r}")

    def _do_forbid(self, effect: n.Forbid) -> str:
        deed = effect.deed
        if deed.verb == "target" and deed.agent is not None and deed.patient is not None:
            return f"{self.thing(deed.patient)} cannot be chosen as a target of {self.thing(deed.agent)}"
        subject, form = self._subject(deed)
        who = self.thing(subject)
        if form == "participle":
            verb = f"be {self.verb(deed, form)}"
        else:
            verb = self.verb(deed, "base")
        if effect.mild:
            return f"{who} {'do' if isinstance(subject, n.You) else 'does'} not {verb}"
        return f"{who} cannot {verb}"

    def _do_may(self, effect: n.May) -> str:
        who = self.thing(effect.who)
        done = effect.effects
        if (
            len(done) == 2
            and isinstance(done[0], n.Deed)
            and isinstance(done[1], n.Deed)
            and self._is_shared(done[0], done[1])
        ):
            return f"{who} may {self._shared(done[0], done[1])}"
        said = " and ".join(self.command(each) for each in done if isinstance(each, n.Deed))
        price = " and ".join(self.command(each) for each in effect.price if isinstance(each, n.Deed))
        return f"{who} may {price} to {said}" if price else f"{who} may {said}"

    def _do_if(self, effect: n.If) -> str:
        if _is_bonus_pair(effect):
            more, less = effect.effects[0], effect.otherwise[0]
            assert isinstance(more, n.Gets)
            assert isinstance(less, n.Gets)
            bonuses = joined([self._bonus(each) for each in more.bonuses])
            return (
                f"{self.thing(less.who)} {self._gets(less)} ({bonuses} instead if {self.condition(effect.condition)})"
            )
        top = self._more_cards(effect)
        if top:
            return top
        return f"if {self.condition(effect.condition)}, {self.clauses(effect.effects)}"

    def _more_cards(self, effect: n.If) -> str:
        """`reveal the top 3 cards of your conflict deck (top 4 cards instead if …)`."""
        if len(effect.effects) != 1 or len(effect.otherwise) != 1:
            return ""
        more, less = effect.effects[0], effect.otherwise[0]
        if not isinstance(more, n.Deed) or not isinstance(less, n.Deed) or more.verb != less.verb:
            return ""
        if not isinstance(more.patient, n.Top) or not isinstance(less.patient, n.Top):
            return ""
        said = self.command(less)
        return f"{said} (top {self.amount(more.patient.amount)} cards instead if {self.condition(effect.condition)})"

    def _do_while(self, effect: n.While) -> str:
        if isinstance(effect.condition, n.During):
            return f"during {self.thing(effect.condition.thing)}, {self.clauses(effect.effects)}"
        return f"while {self.condition(effect.condition)}, {self.clauses(effect.effects)}"

    def _do_until(self, effect: n.Until) -> str:
        return f"until the end of the {effect.period}, {self.clauses(effect.effects)}"

    def _do_later(self, effect: n.Later) -> str:
        return f"at the end of the {effect.period}, {self.clauses(effect.effects)}"

    def _do_then(self, effect: n.Then) -> str:
        return f"then, {self.clauses(effect.effects)}"

    def _do_instead(self, effect: n.Instead) -> str:
        of = " of giving honor for this duel's bid" if effect.of else ""
        return f"instead{of}, {self.clauses(effect.effects)}"

    def _do_ifable(self, effect: n.IfAble) -> str:
        return f"{self.clauses(effect.effects)}, if able"

    def _do_selectone(self, effect: n.SelectOne) -> str:
        if _is_verb_pair(effect):
            one, two = effect.options[0][0], effect.options[1][0]
            assert isinstance(one, n.Deed)
            assert isinstance(two, n.Deed)
            return f"{one.verb} or {self.command(two)}"
        if not effect.before and len(effect.options) == 2:
            return self._either(effect)
        return ", or ".join(self.clauses(each) for each in effect.options)

    def _either(self, effect: n.SelectOne) -> str:
        """`move it to the conflict or home`, `your opponent must lose 1 honor or discard 1 card`, `bow it or draw 1 card`."""
        one, two = (self.clauses(tuple(_undone_by(each, effect.by) for each in done)) for done in effect.options)
        first = effect.options[0][0]
        if isinstance(first, n.Deed) and first.verb == "move" and first.patient is not None:
            two = two.removeprefix(f"move {self.thing(first.patient)} ")
        return f"{self.thing(effect.by)} must {one} or {two}" if effect.by is not None else f"{one} or {two}"

    # ------------------------------------------------------------------------------- the card's own rules

    def _do_attachto(self, effect: n.AttachTo) -> str:
        return f"attach to {article(self.noun(effect.noun, False))}"

    def _do_playonly(self, effect: n.PlayOnly) -> str:
        if isinstance(effect.condition, n.During):
            return f"play only during {self.thing(effect.condition.thing)}"
        return f"play only if {self.condition(effect.condition)}"

    def _do_playon(self, effect: n.PlayOn) -> str:
        return f"play only on {article(self.noun(effect.noun, False))}"

    def _do_limitper(self, effect: n.LimitPer) -> str:
        return f"limit {effect.number} per {effect.per}"

    def _do_noattachments(self, effect: n.NoAttachments) -> str:
        if effect.traits:
            return f"no {' or '.join(map(titled, effect.traits))} attachments"
        return (
            f"no attachments except {' or '.join(map(titled, effect.allowed))}" if effect.allowed else "no attachments"
        )

    def _do_roleonly(self, effect: n.RoleOnly) -> str:
        return f"{titled(effect.trait)} role only"

    def _do_nostrongholdprovince(self, effect: n.NoStrongholdProvince) -> str:
        return "cannot be a stronghold province"

    def _do_influence(self, effect: n.Influence) -> str:
        return f"increase your deckbuilding influence value by {effect.number}"

    def _do_extraprovince(self, effect: n.ExtraProvince) -> str:
        other = f"an additional [element-{effect.element}] province"
        return f"you may replace 1 province of any element with {other} while deckbuilding"

    def _do_printedx(self, effect: n.PrintedX) -> str:
        return f"X is equal to {self.explained(effect.amount)}"


def each_is_joining(each: Any) -> bool:
    """`while this character is participating …`."""
    return isinstance(each, n.Be) and each.filter in (
        n.Is("participating"),
        n.Is("attacking"),
        n.Is("the only participating character"),
    )


def _undone_by(effect: n.Effect, player: n.Thing | None) -> n.Effect:
    """The deed of that player as a command to him."""
    if player is None or not isinstance(effect, n.Deed) or effect.agent != player:
        return effect
    return replace(effect, agent=None)


def _is_verb_pair(choice: n.SelectOne) -> bool:
    """`honor or dishonor that character`: the same said with two verbs."""
    if choice.by is not None or len(choice.options) != 2 or any(len(each) != 1 for each in choice.options):
        return False
    one, two = choice.options[0][0], choice.options[1][0]
    if not isinstance(one, n.Deed) or not isinstance(two, n.Deed):
        return False
    same = (one.patient, one.source, one.goal, one.how) == (two.patient, two.source, two.goal, two.how)
    return same and one.patient is not None and one.verb != two.verb and one.agent is None and two.agent is None


def _is_bonus_pair(effect: n.Effect) -> bool:
    return (
        isinstance(effect, n.If)
        and len(effect.effects) == 1
        and len(effect.otherwise) == 1
        and isinstance(effect.effects[0], n.Gets)
        and isinstance(effect.otherwise[0], n.Gets)
    )


def capital(said: str) -> str:
    """With a capital letter at the beginning."""
    return said[:1].upper() + said[1:]


def lower(said: str) -> str:
    """With a small letter at the beginning, but for X."""
    return said if said[:2] == "X " else said[:1].lower() + said[1:]


__all__ = ["CannotWrite", "write"]
