"""What a text does. The same sentences are costs in a constraints block.

`act` adds a verb whose subject is a player in all its moods: `gain 2 Honor`, `you gain`, `his controller gains`, `may gain`.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from rokugan.cards.grammar.objects import chosen
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Slot, fill, slot
from rokugan.program import (
    ActionDid,
    AdditionalAction,
    Allow,
    Among,
    AmountOf,
    Bow,
    Challenge,
    ChangeAmount,
    ChooseOne,
    Chosen,
    Conditional,
    Controller,
    CountOf,
    Destroy,
    Discard,
    DiscardFavor,
    Dishonor,
    Draw,
    ExtraPhase,
    GainHonor,
    GiveBack,
    In,
    LoseGame,
    LoseHonor,
    Move,
    Negate,
    Node,
    Noun,
    Number,
    Owner,
    Pattern,
    PayGold,
    Produce,
    PutCard,
    RangedAttack,
    Reconnaissance,
    Ref,
    Rehonor,
    Retarget,
    Seppuku,
    Straighten,
    TakeControl,
    TakeFavor,
    Target,
    Times,
    Together,
    With,
    You,
)
from rokugan.program.words import CardStat

page = Page()
rule = page.rule

Values = dict[str, Any]
OBJ, SUBJ, POSS, NUM, AMOUNT, COUNT, WHO = (
    slot(name) for name in ("obj", "subj", "poss", "num", "amount", "count", "who")
)


def act(page: Page, template: str, tree: Any, cost: int = 0, make: Any = None, take: Any = None) -> None:
    """A verb whose subject is a player, as a command; the hole `who` in the tree is you. moods.py adds other subjects."""

    third_person = bool({"his", "her"} & set(template.split()))
    plain = None if make is not None else fill_you(tree)

    def imperative(context: Context, values: Values) -> Any:
        if third_person and context.doer is None:
            return context.fail(context.words())  # `Search his deck.`: nobody else was told to do it
        return make(context, {**values, "who": You()}) if make is not None else fill(plain, values)

    def untake(node: Any) -> Values | None:
        values = take(node)
        return values if values is not None and values.get("who") == You() else None

    if make is not None:
        page.rule("effect0", template, make=imperative, take=untake, cost=cost)
        page.rule("effect0", f"you {template}", make=imperative, take=untake, cost=cost)
    else:
        page.rule("effect0", template, plain, make=imperative if third_person else None, cost=cost)
        page.rule("effect0", f"you {template}", plain, make=imperative if third_person else None, cost=cost)


def fill_you(tree: Any) -> Any:
    """The tree with you as its player."""
    if isinstance(tree, Slot):
        return You() if tree.name == "who" else tree
    if isinstance(tree, tuple):
        return tuple(fill_you(part) for part in tree)
    if isinstance(tree, Node):
        return type(tree)(**{each.name: fill_you(getattr(tree, each.name)) for each in fields(tree)})
    return tree


# ------------------------------------------------------------------------- verbs done to a thing

for _verb, _past, _node in (
    ("bow", "bowed", Bow),
    ("straighten", "straightened", Straighten),
    ("destroy", "destroyed", Destroy),
    ("dishonor", "dishonored", Dishonor),
    ("rehonor", "rehonored", Rehonor),
):
    rule("effect0", f"[you] {_verb} {{obj}}", _node(OBJ))
    rule("effect0", f"{{subj}} (is|are) {_past}", _node(SUBJ), cost=1)
    rule(
        "effect0",
        f"target and {_verb} {{sel}}",
        make=lambda c, v, n=_node: n(_targeted(c, v)),
        take=lambda n, k=_node: _take_targeted(n, k),
    )
for _verb, _node in (("bow", Bow), ("straighten", Straighten)):
    rule("effect0", f"{{subj}} {_verb}s", _node(SUBJ), cost=1)
rule("effect0", "{subj} commits seppuku", Seppuku(SUBJ))
rule("effect0", "this card dishonors {obj}", Dishonor(OBJ))
rule("effect0", "you need not control either Personality", Allow("either personality"))
rule("effect0", "{subj} (becomes dishonorable|become dishonorable)", Dishonor(SUBJ))


_DONE: dict[str, Any] = {
    "bow": Bow,
    "straighten": Straighten,
    "destroy": Destroy,
    "dishonor": Dishonor,
    "rehonor": Rehonor,
    "move home": lambda what: Move(what, "home"),
    "discard": Discard,
}
for _one, _first in _DONE.items():
    for _two, _second in _DONE.items():
        if _one == _two:
            continue
        rule("effect0", f"{_one} and {_two} {{obj}}", Together((_first(OBJ), _second(OBJ))))
        rule("effect0", f"{_one}, then {_two}, {{obj}}", Together((_first(OBJ), _second(OBJ))))
        rule("effect0", f"[either] {_one} or {_two} {{obj}}", ChooseOne(((_first(OBJ),), (_second(OBJ),))))
        rule(
            "effect0",
            f"target and {_one} or {_two} {{sel}}",
            make=lambda c, v, a=_first, b=_second: _either_to(c, v, a, b),
            take=lambda n: _take_either_to(n),
        )


def _either_to(context: Context, values: Values, one: Any, two: Any) -> Any:
    target = _targeted(context, values)
    return ChooseOne(((one(target),), (two(target),)))


def _take_either_to(node: Any) -> Values | None:
    if not isinstance(node, ChooseOne) or len(node.options) != 2:
        return None
    first = node.options[0][0]
    return _take_targeted(first, type(first))


def _targeted(context: Context, values: Values) -> Any:
    sel = values["sel"]
    return chosen(context, Target(sel.noun, -1, sel.least, sel.most, form=sel.form))


def _target_known(context: Context, values: Values) -> Any:
    return chosen(context, Target(Noun(("card",), (Among(values["robj"]),)), form="-"))


def _take_target_known(node: Any, kind: Any) -> Values | None:
    if type(node) is not kind or not isinstance(node.what, Target) or node.what.form != "-":
        return None
    among: Any = node.what.noun.filters[0]
    return {"robj": among.what}


def _picked(context: Context, values: Values) -> Any:
    sel = values["sel"]
    return chosen(context, Chosen(sel.noun, -1, sel.least, sel.most, form=sel.form))


def _take_picked(node: Any, kind: Any) -> Values | None:
    return {"sel": node.what} if type(node) is kind and isinstance(node.what, Chosen) else None


def _take_targeted(node: Any, kind: Any) -> Values | None:
    if type(node) is not kind or not isinstance(getattr(node, "what", None), Target):
        return None
    target = node.what
    return {"sel": Chosen(target.noun, -1, target.least, target.most, form=target.form)}


# ------------------------------------------------------------------------------------------ movement

rule("effect0", "move home {obj}", Move(OBJ, "home"))


rule("effect0", "send {obj} home", Move(OBJ, "home"))
rule("effect0", "send {obj} home without bowing", Move(OBJ, "home"))


def _home_bowed(*templates: str) -> None:
    for template in templates:
        rule("effect0", template, Together((Move(OBJ, "home"), Bow(OBJ))))


_SUBJ = slot("subj")
rule("effect0", "{subj} (moves|move|returns|return) home[,] bowed", Together((Move(_SUBJ, "home"), Bow(_SUBJ))))
_home_bowed("send {obj} home, bowed", "move {obj} home bowed")


# -------------------------------------------------------------------------------------- Honor, cards, Gold

act(page, "gain {amount} Honor", GainHonor(AMOUNT, WHO))
act(page, "gain {amount} (additional|more|extra) Honor", GainHonor(AMOUNT, WHO))
act(page, "gain Honor equal to {amount}", GainHonor(AMOUNT, WHO))
act(page, "lose {amount} Honor", LoseHonor(AMOUNT, WHO))


def owned_by(values: Values) -> Any:
    """The noun as belonging to that player."""
    owner = values["pposs"]
    noun = values["npmany"]
    return replace(noun, whose="your") if isinstance(owner, You) else replace(noun, whose="his", owner=owner)


def _take_for_each(node: Any, kind: Any) -> Values | None:
    if type(node) is not kind or not isinstance(node.amount, Times) or not isinstance(node.amount.of, CountOf):
        return None
    noun = node.amount.of.noun
    if not noun.whose:
        return None
    return {"int": node.amount.factor, "npmany": noun, "pposs": noun.owner or You(form="your"), "who": node.who}


for _verb, _honor in (("gain", GainHonor), ("lose", LoseHonor)):
    act(
        page,
        f"{_verb} {{num}} Honor, or {{b:num}} [Honor] if {{condition}}",
        _honor(Conditional(slot("condition"), slot("b"), NUM), WHO),
    )
    act(page, f"{_verb} {{int}} Honor for each {{npone}}", _honor(Times(slot("int"), CountOf(slot("npone"))), WHO))
    act(page, f"{_verb} an amount of Honor equal to {{amount}}", _honor(AMOUNT, WHO))
    act(
        page,
        f"{_verb} {{int}} Honor for each of {{pposs}} {{npmany}}",
        None,
        make=lambda c, v, n=_honor: n(Times(v["int"], CountOf(owned_by(v))), v["who"]),
        take=lambda n, k=_honor: _take_for_each(n, k),
    )
act(
    page,
    "draw {int} card[s] for each {npone}".replace("[s]", ""),
    Draw(Times(slot("int"), CountOf(slot("npone"))), WHO),
)
rule("effect0", "(have|make) {who:player} lose {num} Honor", LoseHonor(NUM, WHO))
rule("effect0", "(have|make) {who:player} gain {num} Honor", GainHonor(NUM, WHO))
rule("effect0", "the controller of {obj} loses {num} Honor", LoseHonor(NUM, Controller(OBJ)))
rule("effect0", "the controller of {obj} gains {num} Honor", GainHonor(NUM, Controller(OBJ)))
act(
    page,
    "draw {count:num} cards, or {b:num} cards if {condition}",
    Draw(Conditional(slot("condition"), slot("b"), COUNT), WHO),
)
rule("effect0", "{negate0}")
rule("negate0", "negate the gain", Negate("gain honor"))
rule("negate0", "negate (the|that) loss", Negate("lose honor"))
for _what, _verb in (("gain", "gain"), ("loss", "lose")):
    rule("effect0", f"(increase) the [Honor] {_what} by {{amount}}", ChangeAmount("add", AMOUNT))
    rule("effect0", f"(reduce|lower) the [Honor] {_what} by {{amount}}", ChangeAmount("subtract", AMOUNT))
    rule("effect0", f"(reduce|lower) the [Honor] {_what} to {{amount}}", ChangeAmount("set", AMOUNT))
    rule("effect0", f"double the [Honor] {_what}", ChangeAmount("double", Number(2)))
act(page, "lose Honor equal to {amount}", LoseHonor(AMOUNT, WHO))


def _draw(context: Context, values: Values) -> Any:
    context.mention(Ref("found"), Noun(("card",)), plural=values["count"] != Number(1))
    return Draw(values["count"], values["who"])


def _take_draw(node: Any) -> Values | None:
    return {"count": node.amount, "who": node.who} if isinstance(node, Draw) else None


def _take_draw_one(node: Any) -> Values | None:
    return _take_draw(node) if isinstance(node, Draw) and node.amount == Number(1) else None


def _take_draw_several(node: Any) -> Values | None:
    return _take_draw(node) if isinstance(node, Draw) and node.amount != Number(1) else None


for _words in ("card", "additional card", "extra card", "Fate card"):
    act(page, f"draw {{count}} {_words}", None, make=_draw, take=_take_draw_one)
for _words in ("cards", "additional cards", "more cards", "Fate cards"):
    act(page, f"draw {{count}} {_words}", None, make=_draw, take=_take_draw_several)
act(page, "draw cards equal to {amount}", Draw(AMOUNT, WHO))
act(page, "draw a number of cards equal to {amount}", Draw(AMOUNT, WHO))


def _draw_another(context: Context, values: Values) -> Any:
    return _draw(context, {**values, "count": Number(1)})


act(page, "draw another card", None, make=_draw_another, take=_take_draw_one)


def _as_many(context: Context, values: Values) -> Any:
    """As many as the text has discarded; where another player draws, as many of his."""
    before = [token.word for token in context.tokens[: context.start]]
    if not any(word.startswith("discard") for word in before):
        return context.fail(context.words())
    return Draw(AmountOf("discarded", You() if context.doer is not None else None), values["who"])


def _take_as_many(node: Any) -> Values | None:
    known = isinstance(node, Draw) and node.amount in (AmountOf("discarded"), AmountOf("discarded", You()))
    return {"who": node.who} if known else None


for _words in (
    "that many cards",
    "(an equal|the same) number of cards",
    "a number of cards equal to the number [of cards] discarded",
    "as many cards as (you|he|she|they) discarded",
    "cards equal to the number [of cards] (you|he|she|they|) discarded",
):
    act(page, f"draw {_words}", None, make=_as_many, take=_take_as_many)
act(page, "take the Imperial Favor", TakeFavor(WHO))
act(page, "gain the Imperial Favor", TakeFavor(WHO))
act(page, "take control of the Imperial Favor", TakeFavor(WHO))
act(page, "take the Favor", TakeFavor(WHO))
act(page, "(gain|claim) [control of] the [Imperial] Favor", TakeFavor(WHO))
act(page, "discard the Imperial Favor", DiscardFavor(WHO))
act(page, "lose the Imperial Favor", DiscardFavor(WHO))
act(page, "discard the Favor", DiscardFavor(WHO))
act(page, "take control of {obj}", TakeControl(OBJ, WHO))
rule("effect0", "pay {num} Gold", PayGold(NUM))
rule("effect0", "produce {num} Gold", Produce(NUM))


def _hand_card(number: str) -> Any:
    def make(context: Context, values: Values) -> Any:
        noun = Noun(("card",), (), "your", None, "hand", form=values.get("words", ""))
        if not isinstance(values["who"], You):
            noun = Noun(("card",), (), "his", values["who"], "hand")
        count = values["count"].value if "count" in values else 1
        chooser = None if isinstance(values["who"], You) else values["who"]
        form = "-" + (values["count"].form if "count" in values else "")
        choice = Chosen(noun, -1, count, count, False, chooser, number == "random", form=form)
        return Discard(chosen(context, choice), values["who"])

    def take(node: Any) -> Values | None:
        if not isinstance(node, Discard) or not isinstance(node.what, Chosen) or node.what.form[:1] not in ("", "-"):
            return None
        choice = node.what
        if choice.noun.zone != "hand" or choice.random != (number == "random") or choice.noun.filters:
            return None
        return {"who": node.who, "count": Number(choice.least, form=choice.form[1:])}

    return make, take


for _n in ("", "random"):
    _make, _take = _hand_card(_n)
    _tail = " at random" if _n else ""
    for _words in ("a card", "a card from your hand", "a card from his hand", "one card"):
        act(page, f"discard {_words}{_tail}", None, make=_make, take=_take)
        if not _tail:
            act(page, f"choose and discard {_words}", None, make=_make, take=_take)
    for _words in ("cards", "cards from your hand", "cards from his hand"):
        act(page, f"discard {{count:num}} {_words}{_tail}", None, make=_make, take=_take)
    for _hand in ("from your hand", "from his hand") if _tail else ():
        act(page, f"discard (a|one) card{_tail} {_hand}", None, make=_make, take=_take)
        act(page, f"discard a random card {_hand}", None, make=_make, take=_take)
        act(page, f"discard {{count:num}} cards{_tail} {_hand}", None, make=_make, take=_take)
        act(page, f"discard {{count:num}} random cards {_hand}", None, make=_make, take=_take)


def _from_hand(context: Context, values: Values) -> Any:
    """`Discard a Virtue`: what is chosen to be discarded is in the hand, unless the text says where."""
    what = values["obj"]
    if (
        isinstance(what, Chosen)
        and not what.noun.zone
        and not what.noun.whose  # `one of your Followers` is in play
        and not any(isinstance(each, (In, Among)) for each in what.noun.filters)
    ):
        kinds = set(what.noun.kinds)
        if not kinds & {"holding", "region", "personality", "terrain", "celestial"}:
            if not context.customs.discards_from_play or "card" in kinds:
                what = replace(what, noun=replace(what.noun, zone="hand", whose="your"))
        elif kinds <= {"holding", "personality"} and context.customs.discards_from_province:
            what = replace(what, noun=replace(what.noun, zone="province", whose="your"))
    return Discard(what)


def take_from_hand(node: Any) -> Values | None:
    if not isinstance(node, Discard) or not isinstance(node.who, You):
        return None
    what = node.what
    if isinstance(what, Chosen) and what.noun.zone in ("hand", "province") and what.noun.zone not in what.noun.form:
        what = replace(what, noun=replace(what.noun, zone="", whose=""))
    return {"obj": what}


rule("effect0", "discard {obj}", make=_from_hand, take=take_from_hand, cost=2)
rule("effect0", "{subj} (is|are) discarded", Discard(SUBJ), cost=2)
rule("effect0", "remove {obj} from the game", PutCard(OBJ, "removed"))
rule("effect0", "{subj} is removed from the game", PutCard(SUBJ, "removed"))
for _verb, _node in (("bow", Bow), ("destroy", Destroy), ("straighten", Straighten), ("dishonor", Dishonor)):
    rule(
        "effect0",
        f"target and {_verb} {{robj}}",
        make=lambda c, v, n=_node: n(_target_known(c, v)),
        take=lambda n, k=_node: _take_target_known(n, k),
        cost=3,
    )
rule("negate0", "negate that Event's effects", Negate("effects"))
rule("negate0", "negate the Event's effects", Negate("effects"))
rule(
    "negate0",
    "negate all penalties to {poss} Force or Chi",
    Negate("force penalty", slot("poss"), "", others=("chi penalty",)),
)
rule("negate0", "negate all movement to and from battlefields", Negate("move", None, ""))
rule("negate0", "negate (that|the) bowing or negate (that|the) movement", Negate("bow", others=("move",)))
rule("negate0", "negate any destruction for losing this duel", Negate("destroy", None, "duel"))
rule(
    "negate0",
    "negate all Honor gains for bringing Personalities into play",
    Negate("gain honor", None, "", Ref("entering play")),
)
rule("effect0", "lose the game", LoseGame())
rule("effect0", "gain control of {obj}", TakeControl(OBJ))
rule("effect0", "return control of {obj} to the player you took him from", GiveBack(OBJ), cost=1)
rule("effect0", "give control of {obj} to his owner", TakeControl(OBJ, Owner(OBJ)), cost=1)
rule("negate0", "negate {poss} effects", Negate("effects", slot("poss")), cost=2)
rule("effect0", "choose and bow {sel}", make=lambda c, v: Bow(_picked(c, v)), take=lambda n: _take_picked(n, Bow))
rule(
    "effect0",
    "choose and destroy {sel}",
    make=lambda c, v: Destroy(_picked(c, v)),
    take=lambda n: _take_picked(n, Destroy),
)
rule(
    "effect0",
    "choose and straighten {sel}",
    make=lambda c, v: Straighten(_picked(c, v)),
    take=lambda n: _take_picked(n, Straighten),
)
rule(
    "effect0",
    "choose and dishonor {sel}",
    make=lambda c, v: Dishonor(_picked(c, v)),
    take=lambda n: _take_picked(n, Dishonor),
)
rule(
    "effect0",
    "target and move home {sel}",
    make=lambda c, v: Move(_targeted(c, v), "home"),
    take=lambda n: _take_targeted(n, Move) if isinstance(n, Move) and n.to == "home" else None,
)
rule(
    "effect0",
    "target and move {sel} home",
    make=lambda c, v: Move(_targeted(c, v), "home"),
    take=lambda n: _take_targeted(n, Move) if isinstance(n, Move) and n.to == "home" else None,
)

# ------------------------------------------------------------------------------------------ ranged attacks


def _ranged(context: Context, values: Values) -> Any:
    target = chosen(context, ranged_target(), implied=True)
    context.mention(Ref("ranged attack"), Noun(("ranged attack",)), implied=True)
    return RangedAttack(values["strength"], target)


def ranged_target() -> Target:
    """What a Ranged Attack targets (celestial glossary): a Follower or a Personality without Followers."""
    noun = Noun(("follower", "personality"), (With(Noun(("follower",), plural=True), "=", Number(0)),), "enemy")
    return Target(noun)


def _take_ranged(node: Any) -> Values | None:
    return {"strength": node.strength} if isinstance(node, RangedAttack) and node.target.most == 1 else None


rule("effect0", "Ranged {strength:num} Attack", make=_ranged, take=_take_ranged)
rule("effect0", "a Ranged {strength:num} Attack", make=_ranged, take=_take_ranged)
rule("effect0", "Ranged Attack with strength equal to {strength:amount}", make=_ranged, take=_take_ranged)
rule("effect0", "a Ranged Attack with strength equal to {strength:amount}", make=_ranged, take=_take_ranged)

# -------------------------------------------------------------------------------------------- challenges


def _challenge(refusable: bool, stat: CardStat = "chi") -> Any:
    def make(context: Context, values: Values) -> Any:
        context.mention(Ref("challenged"), Noun(("personality",)))
        return Challenge(values["subj"], values["obj"], refusable, (), stat)

    def take(node: Any) -> Values | None:
        if not isinstance(node, Challenge) or node.refusable != refusable or node.refusal or node.stat != stat:
            return None
        return {"subj": node.challenger, "obj": node.challenged}

    return make, take


_make, _take = _challenge(True)
rule("effect0", "{subj} [consecutively] challenges {obj}", make=_make, take=_take)
rule("effect0", "{subj} issues a challenge to {obj}", make=_make, take=_take)
_make, _take = _challenge(False)
rule("effect0", "{subj} duels {obj}", make=_make, take=_take)
rule("effect0", "{subj} issues an unrefusable challenge to {obj}", make=_make, take=_take)

# ------------------------------------------------------------------------------------ negation and actions

rule("negate0", "negate the action's effects", Negate("effects"))
rule("negate0", "negate its effects", Negate("effects"))
rule("negate0", "negate the effects of the action", Negate("effects"))
rule("negate0", "negate the action", Negate("action"))
_d: Any
for _d in ("Battle", "Open", "Limited"):
    for _may in ("you may take", "take"):
        rule(
            "effect0",
            f"{_may} an additional {_d} action (from|on|printed on) {{obj}}",
            AdditionalAction(_d.lower(), You(), Pattern("announce", None, None, (), (ActionDid("from", OBJ),))),
        )
        rule(
            "effect0",
            f"{_may} an additional {_d} action to play {{obj}}",
            AdditionalAction(_d.lower(), You(), Pattern("announce", None, None, ("play",), (ActionDid("from", OBJ),))),
        )
        rule(
            "effect0",
            f"{_may} an additional {_d} action from (your hand|a card in your hand)",
            AdditionalAction(_d.lower(), You(), Pattern("announce", None, None, (), (ActionDid("from hand"),))),
        )
    _elsewhere = Pattern("announce", None, None, (), (ActionDid("from", slot("event_thing"), False),))
    rule(
        "effect0",
        f"you may take an additional {_d} action that is not on {{event_thing}}",
        AdditionalAction(_d.lower(), You(), _elsewhere),
    )
    rule("effect0", f"you may take an additional {_d} action", AdditionalAction(_d.lower()))
    rule("effect0", f"take an additional {_d} action", AdditionalAction(_d.lower()))
rule("effect0", "(the action|the Ranged Attack|it) targets {obj} instead, if legal", Retarget(OBJ))
rule("effect0", "(the action|the Ranged Attack|it) targets {obj} instead", Retarget(OBJ, False))
for _at in ("at {poss} battlefields", "at {poss} battlefield", "there", "here"):
    if "{" in _at:
        rule("effect0", f"you have Reconnaissance {_at}", Reconnaissance(POSS))
    else:
        rule(
            "effect0",
            f"you have Reconnaissance {_at}",
            make=lambda c, v: _recon(c),
            take=lambda n: {} if isinstance(n, Reconnaissance) and n.form else None,
        )
rule("effect0", "you have Reconnaissance", Reconnaissance())
rule("effect0", "you have Reconnaissance at the current battlefield", Reconnaissance(Ref("battlefield")))
rule("phase0", "(declare|take) an additional Attack Phase", ExtraPhase("attack"))
rule("phase0", "declare an additional Attack Phase against {player}", ExtraPhase("attack", You(), slot("player")))
rule("effect0", "{phase0}")


def _in_which(*names: str) -> Values:
    """A phase, and what is said of it in the same sentence."""

    def take(node: Any) -> Values | None:
        if not isinstance(node, Together) or len(node.effects) != len(names):
            return None
        return dict(zip(names, node.effects, strict=True)) if isinstance(node.effects[0], ExtraPhase) else None

    return {"make": lambda context, values: Together(tuple(values[name] for name in names)), "take": take}


rule("effect0", "{phase0}, in which {give0}", **_in_which("phase0", "give0"))
rule("effect0", "{phase0}, in which {give0}[,] and {give1:give0}", **_in_which("phase0", "give0", "give1"))


def _recon(context: Context) -> Any:
    for each in reversed(context.mentions):
        if set(each.noun.kinds) & {"province", "battlefield"}:
            return Reconnaissance(each.ref)
    said = [token.word for token in context.tokens[: context.start]]
    if "engaging" in said or ("current" in said and "battlefield" in said):
        return Reconnaissance(Ref("battlefield"))
    return context.fail("there")
