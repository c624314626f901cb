"""Events of the Living Card Game, made by `rokugan.cards.lcg.shipping`."""

from rokugan.cards.lcg.model import LcgCard
from rokugan.program.lcg.idioms import a, cards, choose, during, each, fate, honor
from rokugan.program.lcg.nodes import (
    Among,
    And,
    AnyNumber,
    As,
    AtLeast,
    AtRandom,
    AttachedTo,
    Be,
    Because,
    Bonus,
    By,
    Compare,
    Controlled,
    Count,
    Deed,
    During,
    ElementOf,
    Exists,
    Face,
    Forbid,
    Gap,
    Gets,
    Happens,
    Has,
    HasTrait,
    Holds,
    If,
    IfAble,
    In,
    Instead,
    Is,
    Limit,
    May,
    NoLess,
    Not,
    Noun,
    Nth,
    Number,
    OfCardType,
    OfClan,
    OfElement,
    OfNamedType,
    OfType,
    On,
    OneOf,
    Opponent,
    OpponentOf,
    Other,
    Owned,
    Owner,
    Part,
    PhaseOf,
    Place,
    PlayOnly,
    Plus,
    Ref,
    RoleOnly,
    SelectOne,
    Skill,
    Some,
    StatIs,
    StatOf,
    TextBox,
    ThatMuch,
    The,
    Then,
    To,
    Top,
    Trigger,
    Triggered,
    TypeOf,
    Until,
    UpTo,
    Which,
    While,
    Within,
    You,
)

CARDS: tuple[LcgCard, ...] = (
    LcgCard(
        "A Fate Worse Than Death",
        "event",
        id="06-a-fate-worse-than-death",
        side="conflict",
        clan="scorpion",
        cost=4,
        influence_cost=3,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    choices=(choose(a("character", Is("participating"))),),
                    effects=(
                        Deed("bow", patient=Ref(1)),
                        Deed("move", patient=Ref(1), goal=Place("home")),
                        Deed("dishonor", patient=Ref(1)),
                        Deed("remove", patient=fate(1), source=Ref(1)),
                        Until("phase", (Deed("blank", patient=Ref(1)),)),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "A Legion of One",
        "event",
        id="07-a-legion-of-one",
        side="conflict",
        clan="lion",
        cost=0,
        influence_cost=2,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(OfType("military")),),
                    choices=(choose(a("character", Is("participating alone"))),),
                    effects=(
                        Until("conflict", (Gets(Ref(1), (Bonus("military", Number(3)),)),)),
                        May(You(), (Deed("repeat"),), (Deed("remove", patient=fate(1), source=Ref(1)),)),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Admit Defeat",
        "event",
        id="01-admit-defeat",
        side="conflict",
        clan="crane",
        cost=1,
        influence_cost=2,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    choices=(choose(a("character", Is("defending alone"))),),
                    effects=(Deed("bow", patient=Ref(0)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Against the Waves",
        "event",
        id="01-against-the-waves",
        side="conflict",
        clan="phoenix",
        traits=("spell", "water"),
        cost=1,
        influence_cost=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    choices=(choose(a("character", HasTrait("shugenja"))),),
                    effects=(SelectOne(((Deed("bow", patient=Ref(0)),), (Deed("ready", patient=Ref(0)),))),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Ambush",
        "event",
        id="01-ambush",
        side="conflict",
        clan="scorpion",
        cost=3,
        influence_cost=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    choices=(
                        choose(
                            UpTo(
                                Number(2),
                                Noun(
                                    "character",
                                    (
                                        OfClan("scorpion"),
                                        In((Place("hand", You()), Place("provinces", You()))),
                                        StatIs("cost", "<=", Number(6), "total printed"),
                                    ),
                                ),
                            )
                        ),
                    ),
                    effects=(Deed("put into play", patient=Ref(1), how=(As("participant"),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Assassination",
        "event",
        id="01-assassination",
        side="conflict",
        cost=0,
        influence_cost=0,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    costs=(Deed("lose", patient=honor(3)),),
                    choices=(choose(a("character", StatIs("cost", "<=", Number(2), "printed"))),),
                    effects=(Deed("discard", patient=Ref(1)),),
                    limit=Limit(1, max=True),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Backhanded Compliment",
        "event",
        id="05-backhanded-compliment",
        side="conflict",
        clan="scorpion",
        cost=0,
        influence_cost=1,
        role_restriction="keeper",
        program=TextBox(
            constants=(RoleOnly("keeper"),),
            abilities=(
                Triggered(
                    "action",
                    choices=(choose(a("player")),),
                    effects=(Deed("draw", Ref(0), cards(1)), Deed("lose", Ref(0), honor(1))),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Banzai!",
        "event",
        id="01-banzai",
        side="conflict",
        cost=0,
        influence_cost=0,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    choices=(choose(a("character", Is("participating"))),),
                    effects=(
                        Until("conflict", (Gets(Ref(1), (Bonus("military", Number(2)),)),)),
                        May(You(), (Deed("repeat"),), (Deed("lose", patient=honor(1)),)),
                    ),
                    limit=Limit(1, "conflict", True),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Benten's Touch",
        "event",
        id="04-benten-s-touch",
        side="conflict",
        clan="phoenix",
        traits=("spell", "air"),
        cost=0,
        influence_cost=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    costs=(
                        Deed("bow", patient=a("character", Is("friendly"), OfClan("phoenix"), HasTrait("shugenja"))),
                    ),
                    choices=(choose(a("character", Is("participating"), Controlled(You()))),),
                    effects=(Deed("honor", patient=Ref(2)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Blackmail",
        "event",
        id="01-blackmail",
        side="conflict",
        clan="scorpion",
        cost=3,
        influence_cost=3,
        program=TextBox(
            constants=(PlayOnly(Compare(StatOf("honor", You()), "<", StatOf("honor", Opponent()))),),
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    choices=(
                        choose(a("character", Controlled(Opponent()), StatIs("cost", "<=", Number(2), "printed"))),
                    ),
                    effects=(Until("conflict", (Deed("take control", patient=Ref(1)),)),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Breakthrough",
        "event",
        id="01-breakthrough",
        side="conflict",
        clan="unicorn",
        cost=0,
        influence_cost=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger(
                        (
                            Deed(
                                "resolve",
                                patient=a("conflict", Nth("first"), Controlled(You())),
                                how=(Within("phase"), As("attacking player")),
                            ),
                        )
                    ),
                    (Happens(Deed("break", Ref(0), a("province"))),),
                    effects=(
                        Deed(
                            "declare", patient=a("conflict", Nth("second"), Controlled(You())), how=(Within("phase"),)
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Calling in Favors",
        "event",
        id="01-calling-in-favors",
        side="conflict",
        clan="scorpion",
        cost=1,
        influence_cost=2,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    costs=(Deed("dishonor", patient=a("character", Is("friendly"))),),
                    choices=(choose(a("attachment", Controlled(Opponent()))),),
                    effects=(
                        IfAble(
                            (Deed("take control", patient=Ref(1)), Deed("attach", patient=Ref(1), goal=Ref(0))),
                            (Deed("discard", patient=Ref(1)),),
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Captive Audience",
        "event",
        id="01-captive-audience",
        side="conflict",
        clan="unicorn",
        cost=0,
        influence_cost=3,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(OfType("political")),),
                    costs=(Deed("lose", patient=honor(1)),),
                    effects=(Deed("set", patient=The("conflict type"), goal=TypeOf("military")),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Cavalry Reserves",
        "event",
        id="01-cavalry-reserves",
        side="conflict",
        clan="unicorn",
        cost=3,
        influence_cost=2,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(OfType("military")),),
                    choices=(
                        choose(
                            AnyNumber(
                                Noun(
                                    "character",
                                    (
                                        HasTrait("cavalry"),
                                        In((Place("dynasty discard pile", You()),)),
                                        StatIs("cost", "<=", Number(6), "total printed"),
                                    ),
                                )
                            )
                        ),
                    ),
                    effects=(Deed("put into play", patient=Ref(1), how=(As("participant"),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Censure",
        "event",
        id="04-censure",
        side="conflict",
        traits=("imperial",),
        cost=0,
        influence_cost=0,
        program=TextBox(
            constants=(PlayOnly(Be(You(), Holds(The("imperial favor")))),),
            abilities=(
                Triggered(
                    "interrupt",
                    Trigger((Deed("initiate", patient=Part("effect", a("event"))),), True),
                    effects=(Deed("cancel", patient=Ref(0)),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Charge!",
        "event",
        id="01-charge",
        side="conflict",
        cost=1,
        influence_cost=0,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(OfType("military")),),
                    choices=(choose(a("character", In((a("province", Controlled(You())),)))),),
                    effects=(Deed("put into play", patient=Ref(1), how=(As("participant"),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Chasing the Sun",
        "event",
        id="04-chasing-the-sun",
        side="conflict",
        clan="unicorn",
        traits=("quest",),
        cost=1,
        influence_cost=1,
        role_restriction="seeker",
        program=TextBox(
            constants=(RoleOnly("seeker"),),
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(Which(Be(You(), Is("the attacking player")))),),
                    effects=(
                        IfAble(
                            (
                                Deed(
                                    "move", patient=The("contested ring"), goal=a("province", Other(), Is("eligible"))
                                ),
                                Deed("reveal", patient=Ref(1)),
                            )
                        ),
                        Deed("set", patient=The("attacked province"), goal=Ref(1)),
                    ),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Consumed by Five Fires",
        "event",
        id="06-consumed-by-five-fires",
        side="conflict",
        clan="phoenix",
        traits=("spell", "fire"),
        cost=5,
        influence_cost=2,
        role_restriction="seeker",
        program=TextBox(
            constants=(RoleOnly("seeker"),),
            abilities=(
                Triggered(
                    "action",
                    conditions=(Exists(Noun("character", (HasTrait("shugenja"), Controlled(You())))),),
                    effects=(
                        Deed(
                            "remove",
                            patient=UpTo(Number(5), Noun("fate")),
                            source=each("character", Controlled(Opponent())),
                        ),
                    ),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Contingency Plan",
        "event",
        id="01-contingency-plan",
        side="conflict",
        cost=0,
        influence_cost=0,
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("reveal", patient=each("dial")),)),
                    effects=(
                        SelectOne(
                            (
                                (Deed("increase", patient=Skill(("bid",), You()), how=(By(Number(1)), NoLess(0))),),
                                (Deed("decrease", patient=Skill(("bid",), You()), how=(By(Number(1)), NoLess(0))),),
                            )
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Court Games",
        "event",
        id="01-court-games",
        side="conflict",
        cost=0,
        influence_cost=0,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(OfType("political")),),
                    effects=(
                        SelectOne(
                            (
                                (
                                    choose(a("character", Is("participating"), Controlled(You()))),
                                    Deed("honor", patient=Ref(1)),
                                ),
                                (
                                    Deed(
                                        "choose",
                                        Opponent(),
                                        a("character", Is("participating"), Controlled(Opponent())),
                                    ),
                                    Deed("dishonor", Opponent(), Ref(2)),
                                ),
                            ),
                            before=True,
                        ),
                    ),
                    limit=Limit(1, "conflict", True),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Curry Favor",
        "event",
        id="05-curry-favor",
        side="conflict",
        clan="crane",
        cost=0,
        influence_cost=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger(
                        (
                            Deed(
                                "bow",
                                patient=a("character", Controlled(You())),
                                how=(
                                    Because(
                                        "conflict resolution",
                                        a(
                                            "conflict",
                                            Nth("second"),
                                            Which(Happens(Deed("declare", You(), Gap(), how=(Within("round"),)))),
                                        ),
                                    ),
                                ),
                            ),
                        )
                    ),
                    effects=(Deed("ready", patient=Ref(0)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Disdainful Remark",
        "event",
        id="02-disdainful-remark",
        side="conflict",
        clan="crane",
        cost=1,
        influence_cost=1,
        role_restriction="keeper",
        program=TextBox(
            constants=(RoleOnly("keeper"),),
            abilities=(
                Triggered(
                    "action",
                    conditions=(
                        during(),
                        Exists(Noun("character", (Is("participating"), HasTrait("courtier"), Controlled(You())))),
                    ),
                    effects=(
                        Until(
                            "conflict",
                            (
                                Gets(
                                    The("attacked province"),
                                    (Bonus("strength", Count(Noun("card", (In((Place("hand", Opponent()),)),)))),),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Display of Power",
        "event",
        id="01-display-of-power",
        side="conflict",
        clan="phoenix",
        traits=("spell", "fire"),
        cost=2,
        influence_cost=3,
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("lose", You(), a("conflict", Is("unopposed"))),)),
                    effects=(
                        Deed("cancel", patient=Part("ring effect", Ref(0))),
                        Then((Deed("resolve", You(), Ref(1), how=(As("attacking player", True),)),)),
                        Deed("claim", patient=The("contested ring")),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Fair Accord",
        "event",
        id="06-fair-accord",
        side="conflict",
        clan="crab",
        cost=0,
        influence_cost=2,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(During(PhaseOf("dynasty")),),
                    costs=(Deed("discard", patient=The("imperial favor")),),
                    effects=(Deed("gain", patient=fate(2)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Fallen in Battle",
        "event",
        id="01-fallen-in-battle",
        side="conflict",
        cost=1,
        influence_cost=0,
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("win", You(), a("conflict", OfType("military")), how=(By(AtLeast(5)),)),)),
                    choices=(choose(a("character", Is("participating"))),),
                    effects=(Deed("discard", patient=Ref(1)),),
                    limit=Limit(1, "conflict", True),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "For Greater Glory",
        "event",
        id="01-for-greater-glory",
        side="conflict",
        clan="lion",
        cost=1,
        influence_cost=3,
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("break", You(), a("province"), how=(during(OfType("military")),)),)),
                    effects=(
                        Deed(
                            "place",
                            patient=fate(1),
                            goal=each("character", Is("participating"), HasTrait("bushi"), Controlled(You())),
                        ),
                    ),
                    limit=Limit(1, "conflict", True),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "For Shame!",
        "event",
        id="01-for-shame",
        side="conflict",
        cost=0,
        influence_cost=0,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(
                        during(),
                        Exists(Noun("character", (Is("participating"), HasTrait("courtier"), Controlled(You())))),
                    ),
                    choices=(choose(a("character", Is("participating"), Controlled(Opponent()))),),
                    effects=(
                        SelectOne(
                            ((Deed("dishonor", patient=Ref(2)),), (Deed("bow", patient=Ref(2)),)), Opponent(), True
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Forged Edict",
        "event",
        id="01-forged-edict",
        side="conflict",
        clan="scorpion",
        cost=0,
        influence_cost=2,
        program=TextBox(
            abilities=(
                Triggered(
                    "interrupt",
                    Trigger((Deed("initiate", patient=Part("effect", a("event"))),), True),
                    costs=(Deed("dishonor", patient=a("character", Is("friendly"), HasTrait("courtier"))),),
                    effects=(Deed("cancel", patient=Ref(0)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Gaijin Customs",
        "event",
        id="05-gaijin-customs",
        side="conflict",
        clan="unicorn",
        cost=1,
        influence_cost=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(Exists(Noun("card", (OfClan("unicorn"), Controlled(You())))),),
                    choices=(choose(a("character", Not(OfClan("unicorn")))),),
                    effects=(Deed("ready", patient=Ref(1)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Good Omen",
        "event",
        id="01-good-omen",
        side="conflict",
        cost=0,
        influence_cost=0,
        program=TextBox(
            constants=(PlayOnly(Compare(StatOf("bid", You()), "<", StatOf("bid", Opponent()))),),
            abilities=(
                Triggered(
                    "action",
                    choices=(choose(a("character", StatIs("cost", ">=", Number(3), "printed"))),),
                    effects=(Deed("place", patient=fate(1), goal=Ref(0)),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Harmonize",
        "event",
        id="03-harmonize",
        side="conflict",
        clan="phoenix",
        cost=1,
        influence_cost=1,
        role_restriction="keeper",
        program=TextBox(
            constants=(RoleOnly("keeper"),),
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(Which(Be(You(), Is("the defending player")))),),
                    choices=(
                        choose(
                            And(
                                (
                                    a("character", Is("defending")),
                                    a(
                                        "character",
                                        Is("attacking"),
                                        StatIs("cost", "<=", StatOf("cost", Ref(2), "printed"), "printed"),
                                    ),
                                )
                            )
                        ),
                    ),
                    effects=(Deed("move", patient=Ref(1), goal=Place("home")),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "High Kick",
        "event",
        id="03-high-kick",
        side="conflict",
        clan="dragon",
        traits=("technique",),
        cost=1,
        influence_cost=2,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(OfType("military")),),
                    costs=(Deed("bow", patient=a("character", Is("friendly"), Is("participating"), HasTrait("monk"))),),
                    choices=(choose(a("character", Is("participating"), Controlled(Opponent()))),),
                    effects=(
                        Deed("bow", patient=Ref(2)),
                        Until("conflict", (Forbid(Deed("trigger", Ref(2), each("ability"))),)),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "I Am Ready",
        "event",
        id="01-i-am-ready",
        side="conflict",
        clan="unicorn",
        cost=0,
        influence_cost=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    costs=(Deed("remove", patient=fate(1), source=a("character", Is("friendly"), OfClan("unicorn"))),),
                    effects=(Deed("ready", patient=Ref(0)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "I Can Swim",
        "event",
        id="01-i-can-swim",
        side="conflict",
        clan="scorpion",
        traits=("philosophy",),
        cost=2,
        influence_cost=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(), Compare(StatOf("bid", You()), ">", StatOf("bid", Opponent()))),
                    choices=(choose(a("character", Is("dishonored"), Is("participating"), Controlled(Opponent()))),),
                    effects=(Deed("discard", patient=Ref(1)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Indomitable Will",
        "event",
        id="01-indomitable-will",
        side="conflict",
        clan="dragon",
        cost=1,
        influence_cost=2,
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger(
                        (
                            Deed(
                                "win",
                                You(),
                                a(
                                    "conflict",
                                    Which(Exists(Noun("character", (Is("participating"), Controlled(You()))), "=")),
                                ),
                            ),
                        )
                    ),
                    effects=(Forbid(Deed("bow", patient=Ref(1), how=(Because("conflict resolution"),)), True),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Know the World",
        "event",
        id="01-know-the-world",
        side="conflict",
        clan="phoenix",
        traits=("spell", "void"),
        cost=1,
        influence_cost=3,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    effects=(
                        Deed(
                            "switch",
                            patient=a("ring", In((Place("claimed ring pool", You()),))),
                            goal=a("ring", Is("unclaimed")),
                        ),
                        Deed("gain", patient=each("fate", On(Ref(1)))),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Let Go",
        "event",
        id="01-let-go",
        side="conflict",
        clan="dragon",
        cost=0,
        influence_cost=2,
        program=TextBox(
            abilities=(
                Triggered("action", choices=(choose(a("attachment")),), effects=(Deed("discard", patient=Ref(0)),)),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Levy",
        "event",
        id="01-levy",
        side="conflict",
        clan="crab",
        cost=0,
        influence_cost=3,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    choices=(choose(Opponent()),),
                    effects=(
                        SelectOne(
                            (
                                (Deed("give", patient=fate(1), goal=You()),),
                                (Deed("give", patient=honor(1), goal=You()),),
                            ),
                            Opponent(),
                            True,
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Mantra of Fire",
        "event",
        id="01-mantra-of-fire",
        side="conflict",
        clan="dragon",
        traits=("kiho", "fire"),
        cost=0,
        influence_cost=2,
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("declare", Opponent(), a("conflict", OfElement("fire"))),)),
                    choices=(
                        choose(
                            OneOf(
                                (
                                    a("character", HasTrait("monk")),
                                    a("character", Has(Noun("attachment", (HasTrait("monk"),)))),
                                )
                            )
                        ),
                    ),
                    effects=(Deed("place", patient=fate(1), goal=Ref(1)), Deed("draw", patient=cards(1))),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Mantra of Water",
        "event",
        id="04-mantra-of-water",
        side="conflict",
        clan="dragon",
        traits=("kiho", "water"),
        cost=0,
        influence_cost=2,
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("declare", Opponent(), a("conflict", OfElement("water"))),)),
                    choices=(
                        choose(
                            OneOf(
                                (
                                    a("character", HasTrait("monk")),
                                    a("character", Has(Noun("attachment", (HasTrait("monk"),)))),
                                )
                            )
                        ),
                    ),
                    effects=(Deed("ready", patient=Ref(1)), Deed("draw", patient=cards(1))),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Mirumoto's Fury",
        "event",
        id="01-mirumoto-s-fury",
        side="conflict",
        clan="dragon",
        cost=1,
        influence_cost=2,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    choices=(
                        choose(
                            a(
                                "character",
                                Is("attacking"),
                                StatIs("glory", "<=", Count(Noun("province", (Is("unrevealed"), Controlled(You()))))),
                            )
                        ),
                    ),
                    effects=(Deed("bow", patient=Ref(1)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Misinformation",
        "event",
        id="04-misinformation",
        side="conflict",
        clan="scorpion",
        cost=1,
        influence_cost=2,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(), Compare(StatOf("bid", You()), ">=", Plus(StatOf("bid", Opponent()), 2))),
                    effects=(
                        Until(
                            "conflict",
                            (
                                Gets(
                                    each("character", Is("participating"), Controlled(Opponent())),
                                    (Bonus("military", Number(-1)), Bonus("political", Number(-1))),
                                ),
                            ),
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Mono no Aware",
        "event",
        id="07-mono-no-aware",
        side="conflict",
        cost=3,
        influence_cost=0,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    effects=(Deed("remove", patient=fate(1), source=each("character")), Deed("draw", patient=cards(1))),
                    limit=Limit(1, max=True),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Noble Sacrifice",
        "event",
        id="01-noble-sacrifice",
        side="conflict",
        clan="crane",
        cost=1,
        influence_cost=2,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    costs=(Deed("sacrifice", patient=a("character", Is("friendly"), Is("honored"))),),
                    choices=(choose(a("character", Is("dishonored"))),),
                    effects=(Deed("discard", patient=Ref(1)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Outwit",
        "event",
        id="01-outwit",
        side="conflict",
        cost=1,
        influence_cost=0,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    choices=(
                        choose(
                            a(
                                "character",
                                Controlled(Opponent()),
                                StatIs(
                                    "political",
                                    "<",
                                    StatOf(
                                        "political",
                                        a("character", Is("participating"), HasTrait("courtier"), Controlled(You())),
                                    ),
                                ),
                            )
                        ),
                    ),
                    effects=(Deed("move", patient=Ref(1), goal=Place("home")),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Policy Debate",
        "event",
        id="03-policy-debate",
        side="conflict",
        cost=0,
        influence_cost=0,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    choices=(
                        choose(
                            And(
                                (
                                    a("character", Is("participating"), Controlled(You())),
                                    a("character", Is("participating"), Controlled(Opponent())),
                                )
                            )
                        ),
                    ),
                    effects=(
                        Deed("challenge", Ref(2), Ref(3), goal=a("duel", OfType("political"))),
                        Deed(
                            "reveal",
                            Owner(The("loser"), True),
                            each("card", In((Place("hand", Owner(The("loser"), True)),))),
                        ),
                        Deed(
                            "choose",
                            OpponentOf(Owner(The("loser"), True)),
                            Some(Number(1), Noun("card", (Among(Ref(5)),))),
                        ),
                        Deed("discard", OpponentOf(Owner(The("loser"), True)), Ref(6)),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Raise the Alarm",
        "event",
        id="03-raise-the-alarm",
        side="conflict",
        clan="crab",
        cost=0,
        influence_cost=2,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(OfType("military"), Which(Be(You(), Is("the defending player")))),),
                    effects=(
                        Deed(
                            "turn", patient=a("card", Is("dynasty"), In((The("attacked province"),))), how=(Face(True),)
                        ),
                        Then(
                            (
                                If(
                                    Be(Ref(1), OfCardType("character")),
                                    (Deed("put into play", patient=Ref(1), how=(As("defender"),)),),
                                ),
                            )
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Ready for Battle",
        "event",
        id="01-ready-for-battle",
        side="conflict",
        clan="lion",
        cost=0,
        influence_cost=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger(
                        (
                            Deed(
                                "bow",
                                OneOf((a("effect", Controlled(Opponent())), a("ring effect"))),
                                a("character", Controlled(You())),
                            ),
                        )
                    ),
                    effects=(Deed("ready", patient=Ref(1)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Rebuild",
        "event",
        id="01-rebuild",
        side="conflict",
        clan="crab",
        cost=0,
        influence_cost=2,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    costs=(
                        Deed(
                            "shuffle",
                            patient=a("card", In((a("province", Not(Is("broken")), Controlled(You())),))),
                            goal=Place("dynasty deck", You()),
                        ),
                    ),
                    choices=(choose(a("holding", In((Place("dynasty discard pile", You()),)))),),
                    effects=(Deed("put into play", patient=Ref(2), goal=Ref(1)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Ride Them Down",
        "event",
        id="06-ride-them-down",
        side="conflict",
        clan="unicorn",
        cost=1,
        influence_cost=3,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    costs=(Deed("discard", patient=The("imperial favor")),),
                    effects=(
                        Until(
                            "conflict",
                            (
                                Deed(
                                    "set",
                                    patient=Skill(("strength",), The("attacked province"), "base"),
                                    how=(To(Number(1)),),
                                ),
                            ),
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Rout",
        "event",
        id="01-rout",
        side="conflict",
        cost=1,
        influence_cost=0,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    choices=(
                        choose(
                            a(
                                "character",
                                Controlled(Opponent()),
                                StatIs(
                                    "military",
                                    "<",
                                    StatOf(
                                        "military",
                                        a("character", Is("participating"), HasTrait("bushi"), Controlled(You())),
                                    ),
                                ),
                            )
                        ),
                    ),
                    effects=(Deed("move", patient=Ref(1), goal=Place("home")),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Smoke and Mirrors",
        "event",
        id="02-smoke-and-mirrors",
        side="conflict",
        clan="scorpion",
        traits=("technique",),
        cost=1,
        influence_cost=2,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    choices=(
                        choose(AnyNumber(Noun("character", (Is("attacking"), HasTrait("shinobi"), Controlled(You()))))),
                    ),
                    effects=(Deed("move", patient=Ref(1), goal=Place("home")),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Spies at Court",
        "event",
        id="01-spies-at-court",
        side="conflict",
        cost=0,
        influence_cost=0,
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("win", You(), a("conflict", OfType("political"))),)),
                    costs=(Deed("dishonor", patient=a("character", Is("friendly"), Is("participating"))),),
                    effects=(
                        Deed(
                            "discard",
                            patient=Some(Number(2), Noun("card", (In((Place("hand", Opponent()),)),))),
                            how=(AtRandom(),),
                        ),
                    ),
                    limit=Limit(1, "conflict", True),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Stand Your Ground",
        "event",
        id="01-stand-your-ground",
        side="conflict",
        clan="lion",
        cost=0,
        influence_cost=2,
        program=TextBox(
            abilities=(
                Triggered(
                    "interrupt",
                    Trigger((Deed("leave play", patient=a("character", Is("honored"), Controlled(You()))),), True),
                    effects=(Instead((Deed("discard", patient=Part("status token", Ref(0))),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Strength in Numbers",
        "event",
        id="01-strength-in-numbers",
        side="conflict",
        clan="lion",
        cost=1,
        influence_cost=2,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(Be(You(), Is("the attacking player")),),
                    choices=(
                        choose(
                            a(
                                "character",
                                Is("defending"),
                                StatIs("glory", "<=", Count(Noun("character", (Is("attacking"),)))),
                            )
                        ),
                    ),
                    effects=(Deed("move", patient=Ref(0), goal=Place("home")),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Supernatural Storm",
        "event",
        id="01-supernatural-storm",
        side="conflict",
        clan="phoenix",
        traits=("spell", "water"),
        cost=0,
        influence_cost=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    choices=(choose(a("character", Is("participating"))),),
                    effects=(
                        Until(
                            "conflict",
                            (
                                Gets(
                                    Ref(0),
                                    (
                                        Bonus(
                                            "military",
                                            Count(Noun("character", (HasTrait("shugenja"), Controlled(You())))),
                                        ),
                                        Bonus(
                                            "political",
                                            Count(Noun("character", (HasTrait("shugenja"), Controlled(You())))),
                                        ),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Test of Courage",
        "event",
        id="04-test-of-courage",
        side="conflict",
        clan="lion",
        cost=1,
        influence_cost=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(), Compare(StatOf("bid", You()), "<", StatOf("bid", Opponent()))),
                    choices=(choose(a("character", OfClan("lion"), Controlled(You()))),),
                    effects=(
                        Deed("move", patient=Ref(1), goal=The("conflict")),
                        Then((Deed("honor", patient=Ref(1)),)),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Test of Skill",
        "event",
        id="06-test-of-skill",
        side="conflict",
        clan="crane",
        cost=1,
        influence_cost=2,
        role_restriction="seeker",
        program=TextBox(
            constants=(RoleOnly("seeker"),),
            abilities=(
                Triggered(
                    "action",
                    costs=(
                        Deed("name"),
                        If(
                            Exists(Noun("character", (HasTrait("duelist"), Controlled(You())))),
                            (Deed("reveal", patient=Top(Number(4), Place("conflict deck", You()))),),
                            (Deed("reveal", patient=Top(Number(3), Place("conflict deck", You()))),),
                        ),
                    ),
                    effects=(
                        Deed(
                            "add",
                            patient=UpTo(Number(2), Noun("card", (Is("revealed"), OfNamedType()))),
                            goal=Place("hand", You()),
                        ),
                        Deed("discard", patient=The("rest")),
                    ),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "The Mountain Does Not Fall",
        "event",
        id="01-the-mountain-does-not-fall",
        side="conflict",
        clan="crab",
        traits=("technique",),
        cost=1,
        influence_cost=3,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    choices=(choose(a("character")),),
                    effects=(
                        Until(
                            "phase",
                            (
                                While(
                                    Be(Ref(0), Is("defending")),
                                    (Forbid(Deed("bow", patient=Ref(0), how=(Because("conflict resolution"),)), True),),
                                ),
                            ),
                        ),
                    ),
                    limit=Limit(1, max=True),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "The Perfect Gift",
        "event",
        id="01-the-perfect-gift",
        side="conflict",
        clan="crane",
        cost=0,
        influence_cost=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    effects=(
                        Deed("reveal", patient=Top(Number(4), Place("conflict deck", each("player")))),
                        choose(Some(Number(1), Noun("card", (Is("revealed"), Owned(each("player")))))),
                        Deed("add", patient=Ref(2), goal=Place("hand", Owner(Ref(2)))),
                        Deed("shuffle"),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Time for War",
        "event",
        id="02-time-for-war",
        side="conflict",
        clan="lion",
        cost=0,
        influence_cost=1,
        role_restriction="seeker",
        program=TextBox(
            constants=(RoleOnly("seeker"),),
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("lose", You(), a("conflict", OfType("political"))),)),
                    choices=(choose(a("character", HasTrait("bushi"), Controlled(You()))),),
                    effects=(
                        Deed(
                            "put into play",
                            patient=a(
                                "attachment",
                                HasTrait("weapon"),
                                In((Place("hand", You()), Place("conflict discard pile", You()))),
                                StatIs("cost", "<=", Number(3), "printed"),
                            ),
                            how=(AttachedTo(Ref(1)),),
                        ),
                    ),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Tranquility",
        "event",
        id="01-tranquility",
        side="conflict",
        clan="dragon",
        cost=0,
        influence_cost=2,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    effects=(
                        Until(
                            "conflict",
                            (
                                Forbid(
                                    Deed(
                                        "trigger", each("character", In((Place("home", Opponent()),))), each("ability")
                                    )
                                ),
                            ),
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Voice of Honor",
        "event",
        id="01-voice-of-honor",
        side="conflict",
        clan="crane",
        cost=0,
        influence_cost=2,
        program=TextBox(
            abilities=(
                Triggered(
                    "interrupt",
                    Trigger((Deed("initiate", patient=Part("effect", a("event"))),), True),
                    (
                        Compare(
                            Count(Noun("character", (Is("honored"), Controlled(You())))),
                            ">",
                            Count(Noun("character", (Is("honored"), Controlled(Opponent())))),
                        ),
                    ),
                    effects=(Deed("cancel", patient=Ref(0)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Waning Hostilities",
        "event",
        id="06-waning-hostilities",
        side="conflict",
        cost=1,
        influence_cost=0,
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("begin", patient=PhaseOf("conflict")),)),
                    effects=(
                        Until("phase", (Forbid(Deed("declare", each("player"), Some(AtLeast(2), Noun("conflict")))),)),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Way of the Chrysanthemum",
        "event",
        id="05-way-of-the-chrysanthemum",
        side="conflict",
        traits=("imperial", "philosophy"),
        cost=2,
        influence_cost=0,
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("give", patient=Some(AtLeast(1), Noun("honor")), source=The("bid"), goal=You()),)),
                    effects=(Deed("gain", patient=Some(ThatMuch(), Noun("honor"))),),
                    limit=Limit(1, max=True),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Way of the Crab",
        "event",
        id="01-way-of-the-crab",
        side="conflict",
        clan="crab",
        traits=("philosophy",),
        cost=1,
        allowed_clans=("crab",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    costs=(Deed("sacrifice", patient=a("character", Is("friendly"), OfClan("crab"))),),
                    choices=(choose(Opponent()),),
                    effects=(Deed("sacrifice", Opponent(), a("character")),),
                    limit=Limit(1, max=True),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Way of the Crane",
        "event",
        id="01-way-of-the-crane",
        side="conflict",
        clan="crane",
        traits=("philosophy",),
        cost=0,
        allowed_clans=("crane",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    choices=(choose(a("character", OfClan("crane"), Controlled(You()))),),
                    effects=(Deed("honor", patient=Ref(0)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Way of the Lion",
        "event",
        id="01-way-of-the-lion",
        side="conflict",
        clan="lion",
        traits=("philosophy",),
        cost=0,
        allowed_clans=("lion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    choices=(choose(a("character", OfClan("lion"))),),
                    effects=(Until("conflict", (Deed("double", patient=Skill(("military",), Ref(1), "base")),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Way of the Phoenix",
        "event",
        id="01-way-of-the-phoenix",
        side="conflict",
        clan="phoenix",
        traits=("philosophy",),
        cost=0,
        allowed_clans=("phoenix",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    choices=(choose(And((a("ring"), Opponent()))),),
                    effects=(
                        Until("phase", (Forbid(Deed("declare", Opponent(), each("conflict", ElementOf(Ref(1))))),)),
                    ),
                    limit=Limit(1, "phase", True),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Way of the Scorpion",
        "event",
        id="01-way-of-the-scorpion",
        side="conflict",
        clan="scorpion",
        traits=("philosophy",),
        cost=0,
        allowed_clans=("scorpion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    choices=(choose(a("character", Is("participating"), Not(OfClan("scorpion")))),),
                    effects=(Deed("dishonor", patient=Ref(1)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Way of the Unicorn",
        "event",
        id="01-way-of-the-unicorn",
        side="conflict",
        clan="unicorn",
        traits=("philosophy",),
        cost=0,
        allowed_clans=("unicorn",),
        program=TextBox(
            abilities=(
                Triggered(
                    "interrupt",
                    Trigger((Deed("pass", You(), The("first player token")),), True),
                    effects=(Instead((Deed("keep", patient=The("first player token")),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Written in the Stars",
        "event",
        id="07-written-in-the-stars",
        side="conflict",
        clan="dragon",
        traits=("omen",),
        cost=1,
        influence_cost=2,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    effects=(
                        SelectOne(
                            (
                                (
                                    Deed(
                                        "place",
                                        patient=fate(1),
                                        goal=each("ring", Is("unclaimed"), Has(Noun("fate"), "<")),
                                    ),
                                ),
                                (Deed("remove", patient=fate(1), source=each("ring", Is("unclaimed"))),),
                            ),
                            before=True,
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
)
