"""Dynasty characters of the Living Card Game, made by `rokugan.cards.lcg.shipping`."""

from rokugan.cards.lcg.model import LcgCard
from rokugan.program.lcg.idioms import ATTACKING, PARTICIPATING, THIS, a, cards, choose, during, each, fate, honor
from rokugan.program.lcg.nodes import (
    AbilityOf,
    Among,
    And,
    AnyOrder,
    As,
    AtLeast,
    AtRandom,
    Be,
    Because,
    Bonus,
    By,
    Compare,
    Controlled,
    Deed,
    During,
    Either,
    ElementOf,
    Every,
    Exists,
    Face,
    Forbid,
    ForThing,
    Gains,
    Gap,
    Gets,
    Happens,
    Has,
    HasKeyword,
    HasTrait,
    Holds,
    If,
    Immune,
    In,
    Instead,
    Is,
    Later,
    Limit,
    May,
    NoAttachments,
    Not,
    NotSo,
    Noun,
    Nth,
    Number,
    Odd,
    OfClan,
    OfElement,
    OfType,
    On,
    OneOf,
    Only,
    Opponent,
    Other,
    Owner,
    Part,
    Per,
    PhaseOf,
    Place,
    Plus,
    Ref,
    RoleOnly,
    SelectOne,
    Skill,
    Some,
    StatIs,
    StatOf,
    TextBox,
    The,
    Then,
    Top,
    Total,
    Trigger,
    Triggered,
    Under,
    Until,
    UntilSo,
    UpTo,
    WhenDone,
    Which,
    While,
    Within,
    You,
)

CARDS: tuple[LcgCard, ...] = (
    LcgCard(
        "Adept of the Waves",
        "character",
        id="01-adept-of-the-waves",
        side="dynasty",
        clan="phoenix",
        traits=("shugenja", "water"),
        cost=2,
        military=2,
        political=2,
        glory=2,
        allowed_clans=("phoenix",),
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
                                    During(each("conflict", OfElement("water"))),
                                    (Gains(Ref(0), (HasKeyword("covert"),)),),
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
        "Agasha Sumiko",
        "character",
        id="05-agasha-sumiko",
        side="dynasty",
        clan="dragon",
        traits=("bushi", "champion"),
        cost=5,
        military=4,
        political=4,
        glory=1,
        unique=True,
        allowed_clans=("dragon",),
        program=TextBox(
            constants=(
                While(
                    Be(You(), Holds(The("imperial favor"))),
                    (
                        While(
                            ATTACKING, (Forbid(Deed("bow", patient=THIS, how=(Because("conflict resolution"),)), True),)
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Agasha Swordsmith",
        "character",
        id="01-agasha-swordsmith",
        side="dynasty",
        clan="dragon",
        traits=("shugenja", "fire"),
        cost=2,
        military=1,
        political=2,
        glory=1,
        allowed_clans=("dragon",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    effects=(
                        Deed(
                            "search",
                            patient=Top(Number(5), Place("conflict deck", You())),
                            how=(ForThing(a("attachment")),),
                        ),
                        Deed("reveal", patient=Ref(1)),
                        Deed("add", patient=Ref(1), goal=Place("hand", You())),
                        Deed("shuffle"),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Aggressive Moto",
        "character",
        id="01-aggressive-moto",
        side="dynasty",
        clan="unicorn",
        traits=("bushi", "cavalry"),
        cost=2,
        military=3,
        political=0,
        glory=0,
        allowed_clans=("unicorn",),
        program=TextBox(constants=(Forbid(Deed("declare", patient=THIS, how=(As("defender"),))),)),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Akodo Gunsō",
        "character",
        id="01-akodo-gunso",
        side="dynasty",
        clan="lion",
        traits=("bushi",),
        cost=2,
        military=2,
        political=1,
        glory=2,
        allowed_clans=("lion",),
        program=TextBox(
            ("pride",),
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("enter play", patient=THIS, source=a("province")),)),
                    effects=(Deed("refill", patient=Ref(0), how=(Face(True),)),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Akodo Toshiro",
        "character",
        id="05-akodo-toshiro",
        side="dynasty",
        clan="lion",
        traits=("bushi",),
        cost=2,
        military=2,
        political=1,
        glory=2,
        unique=True,
        allowed_clans=("lion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(ATTACKING,),
                    effects=(
                        Until("conflict", (Gets(THIS, (Bonus("military", Number(5)),)),)),
                        Until("conflict", (Forbid(Deed("break", patient=each("province"))),)),
                        Later(
                            "conflict",
                            (
                                If(
                                    NotSo(Exists(Noun("character", (HasTrait("commander"), Controlled(You()))))),
                                    (Deed("discard", patient=THIS),),
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
        "Akodo Toturi",
        "character",
        id="01-akodo-toturi",
        side="dynasty",
        clan="lion",
        traits=("bushi", "champion"),
        cost=5,
        military=6,
        political=3,
        glory=3,
        unique=True,
        allowed_clans=("lion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger(
                        (Deed("claim", You(), a("ring"), how=(during(OfType("military"), Which(PARTICIPATING)),)),)
                    ),
                    effects=(Deed("resolve", patient=Part("ring effect", Ref(0))),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Asahina Artisan",
        "character",
        id="01-asahina-artisan",
        side="dynasty",
        clan="crane",
        traits=("shugenja", "air"),
        cost=1,
        military=0,
        political=0,
        glory=2,
        allowed_clans=("crane",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    costs=(Deed("bow", patient=THIS),),
                    choices=(choose(a("character", Other(), OfClan("crane"))),),
                    effects=(Until("conflict", (Gets(Ref(1), (Bonus("political", Number(3)),)),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Asahina Storyteller",
        "character",
        id="01-asahina-storyteller",
        side="dynasty",
        clan="crane",
        traits=("courtier", "shugenja", "air"),
        cost=4,
        military=2,
        political=4,
        glory=2,
        allowed_clans=("crane",),
        program=TextBox(
            ("sincerity",),
            (Gains(each("character", Is("honored"), OfClan("crane"), Controlled(You())), (HasKeyword("sincerity"),)),),
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Asako Diplomat",
        "character",
        id="01-asako-diplomat",
        side="dynasty",
        clan="phoenix",
        traits=("courtier",),
        cost=2,
        military=1,
        political=2,
        glory=1,
        allowed_clans=("phoenix",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("win", THIS, a("conflict")),)),
                    choices=(choose(a("character")),),
                    effects=(SelectOne(((Deed("honor", patient=Ref(1)),), (Deed("dishonor", patient=Ref(1)),))),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Asako Tsuki",
        "character",
        id="07-asako-tsuki",
        side="dynasty",
        clan="phoenix",
        traits=("courtier", "scholar", "shugenja", "water"),
        cost=2,
        military=1,
        political=2,
        glory=2,
        unique=True,
        allowed_clans=("phoenix",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("claim", patient=a("ring", OfElement("water"))),)),
                    choices=(choose(a("character", HasTrait("scholar"))),),
                    effects=(Deed("honor", patient=Ref(1)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Ascetic Visionary",
        "character",
        id="01-ascetic-visionary",
        side="dynasty",
        clan="dragon",
        traits=("monk", "tattooed"),
        cost=4,
        military=3,
        political=4,
        glory=1,
        allowed_clans=("dragon",),
        program=TextBox(
            constants=(NoAttachments(allowed=("monk", "tattoo")),),
            abilities=(
                Triggered(
                    "action",
                    conditions=(ATTACKING,),
                    costs=(Deed("spend", patient=fate(1), goal=a("ring", Is("unclaimed"))),),
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
                    effects=(Deed("ready", patient=Ref(1)),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Bayushi Liar",
        "character",
        id="01-bayushi-liar",
        side="dynasty",
        clan="scorpion",
        traits=("courtier",),
        cost=1,
        political=3,
        glory=0,
        allowed_clans=("scorpion",),
        program=TextBox(("sincerity",)),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Bayushi Manipulator",
        "character",
        id="01-bayushi-manipulator",
        side="dynasty",
        clan="scorpion",
        traits=("courtier",),
        cost=1,
        military=1,
        political=1,
        glory=1,
        allowed_clans=("scorpion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("reveal", patient=each("dial")),)),
                    effects=(Deed("increase", patient=Skill(("bid",), You()), how=(By(Number(1)),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Bayushi Shoju",
        "character",
        id="01-bayushi-shoju",
        side="dynasty",
        clan="scorpion",
        traits=("bushi", "courtier", "champion"),
        cost=5,
        military=3,
        political=7,
        glory=2,
        unique=True,
        allowed_clans=("scorpion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(PARTICIPATING, during(OfType("political"))),
                    choices=(choose(a("character", Is("participating"), Controlled(Opponent()))),),
                    effects=(
                        Until(
                            "conflict",
                            (
                                Gets(Ref(1), (Bonus("political", Number(-1)),)),
                                If(
                                    Compare(StatOf("political", Ref(1)), "=", Number(0)),
                                    (Deed("discard", patient=Ref(1)),),
                                ),
                            ),
                        ),
                    ),
                    limit=Limit(2),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Bayushi Yojiro",
        "character",
        id="03-bayushi-yojiro",
        side="dynasty",
        clan="scorpion",
        traits=("bushi", "imperial", "magistrate"),
        cost=3,
        military=3,
        political=1,
        glory=2,
        unique=True,
        allowed_clans=("scorpion",),
        program=TextBox(
            constants=(
                While(
                    PARTICIPATING,
                    (
                        Deed(
                            "ignore",
                            patient=Part("effect", each("status token", On(each("character", Is("participating"))))),
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Bayushi Yunako",
        "character",
        id="01-bayushi-yunako",
        side="dynasty",
        clan="scorpion",
        traits=("bushi", "commander"),
        cost=4,
        military=4,
        political=2,
        glory=2,
        unique=True,
        allowed_clans=("scorpion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(PARTICIPATING,),
                    choices=(choose(a("character")),),
                    effects=(
                        Until("conflict", (Deed("switch", patient=Skill(("military", "political"), Ref(0), "base")),)),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Beastmaster Matriarch",
        "character",
        id="07-beastmaster-matriarch",
        side="dynasty",
        clan="lion",
        traits=("bushi",),
        cost=4,
        military=3,
        political=2,
        glory=2,
        allowed_clans=("lion",),
        program=TextBox(
            constants=(
                Gets(
                    THIS,
                    (
                        Bonus(
                            "military", Per(Number(2), Noun("ring", (In((Place("claimed ring pool", Opponent()),)),)))
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Blackmail Artist",
        "character",
        id="01-blackmail-artist",
        side="dynasty",
        clan="scorpion",
        traits=("courtier",),
        cost=2,
        military=1,
        political=2,
        glory=1,
        allowed_clans=("scorpion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("win", THIS, a("conflict", OfType("political"))),)),
                    effects=(Deed("take", patient=honor(1), source=Opponent()),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Border Rider",
        "character",
        id="01-border-rider",
        side="dynasty",
        clan="unicorn",
        traits=("bushi", "cavalry"),
        cost=2,
        military=2,
        political=1,
        glory=1,
        allowed_clans=("unicorn",),
        program=TextBox(abilities=(Triggered("action", effects=(Deed("ready", patient=THIS),)),)),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Borderlands Defender",
        "character",
        id="01-borderlands-defender",
        side="dynasty",
        clan="crab",
        traits=("bushi",),
        cost=3,
        military=3,
        political=3,
        glory=1,
        allowed_clans=("crab",),
        program=TextBox(
            constants=(
                While(
                    Be(THIS, Is("defending")),
                    (
                        Forbid(Deed("bow", each("effect", Controlled(Opponent())), THIS)),
                        Forbid(Deed("move", each("effect", Controlled(Opponent())), THIS)),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Brash Samurai",
        "character",
        id="01-brash-samurai",
        side="dynasty",
        clan="crane",
        traits=("bushi",),
        cost=2,
        military=2,
        political=1,
        glory=2,
        allowed_clans=("crane",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(Be(THIS, Is("the only participating character")),),
                    effects=(Deed("honor", patient=THIS),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Cautious Scout",
        "character",
        id="01-cautious-scout",
        side="dynasty",
        clan="crane",
        traits=("bushi", "scout"),
        cost=2,
        military=2,
        political=0,
        glory=1,
        allowed_clans=("crane",),
        program=TextBox(
            constants=(While(Be(THIS, Is("attacking alone")), (Deed("blank", patient=The("attacked province")),)),)
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Child of the Plains",
        "character",
        id="04-child-of-the-plains",
        side="dynasty",
        clan="unicorn",
        traits=("cavalry", "scout"),
        cost=1,
        military=1,
        political=0,
        glory=0,
        allowed_clans=("unicorn",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("reveal", patient=a("province", Which(Happens(Deed("attack", THIS, Gap()))))),)),
                    effects=(Deed("act first", The("attacking player")),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Crisis Breaker",
        "character",
        id="06-crisis-breaker",
        side="dynasty",
        clan="crab",
        traits=("bushi", "berserker"),
        cost=3,
        military=3,
        political=1,
        glory=1,
        allowed_clans=("crab",),
        role_restriction="keeper",
        program=TextBox(
            constants=(RoleOnly("keeper"),),
            abilities=(
                Triggered(
                    "action",
                    conditions=(
                        during(OfType("military")),
                        Compare(StatOf("military", Opponent(), "current"), ">", StatOf("military", You(), "current")),
                    ),
                    choices=(choose(a("character", HasTrait("berserker"), Controlled(You()))),),
                    effects=(Deed("ready", patient=Ref(1)), Deed("move", patient=Ref(1), goal=The("conflict"))),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Daidoji Nerishma",
        "character",
        id="01-daidoji-nerishma",
        side="dynasty",
        clan="crane",
        traits=("bushi", "scout"),
        cost=2,
        military=3,
        political=1,
        glory=1,
        unique=True,
        allowed_clans=("crane",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    choices=(choose(a("card", Is("facedown"), In((a("province", Controlled(You())),)))),),
                    effects=(Deed("turn", patient=Ref(0), how=(Face(True),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Deathseeker",
        "character",
        id="01-deathseeker",
        side="dynasty",
        clan="lion",
        traits=("bushi",),
        cost=2,
        military=2,
        political=1,
        glory=0,
        allowed_clans=("lion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("lose", THIS, a("conflict"), how=(As("attacker"),)),)),
                    costs=(Deed("sacrifice", patient=THIS),),
                    choices=(choose(a("character", Controlled(Opponent()))),),
                    effects=(
                        If(
                            Be(Ref(1), Has(Noun("fate"), "<")),
                            (Deed("discard", patient=Ref(1)),),
                            (Deed("remove", patient=fate(1), source=Ref(1)),),
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Doji Challenger",
        "character",
        id="01-doji-challenger",
        side="dynasty",
        clan="crane",
        traits=("bushi", "duelist"),
        cost=3,
        military=3,
        political=3,
        glory=2,
        allowed_clans=("crane",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(ATTACKING,),
                    choices=(choose(a("character", Controlled(Opponent()))),),
                    effects=(Deed("move", patient=Ref(0), goal=The("conflict")),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Doji Gift Giver",
        "character",
        id="01-doji-gift-giver",
        side="dynasty",
        clan="crane",
        traits=("courtier",),
        cost=2,
        military=0,
        political=2,
        glory=1,
        allowed_clans=("crane",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(PARTICIPATING,),
                    costs=(Deed("give", patient=fate(1), goal=Opponent()),),
                    choices=(
                        Deed(
                            "choose",
                            Opponent(),
                            a("character", Is("participating"), Is("ready"), Controlled(Opponent())),
                        ),
                    ),
                    effects=(Deed("bow", patient=Ref(0)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Doji Hotaru",
        "character",
        id="01-doji-hotaru",
        side="dynasty",
        clan="crane",
        traits=("bushi", "champion"),
        cost=5,
        military=3,
        political=6,
        glory=3,
        unique=True,
        allowed_clans=("crane",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger(
                        (Deed("claim", You(), a("ring"), how=(during(OfType("political"), Which(PARTICIPATING)),)),)
                    ),
                    effects=(Deed("resolve", patient=Part("ring effect", Ref(0))),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Doji Representative",
        "character",
        id="02-doji-representative",
        side="dynasty",
        clan="crane",
        traits=("courtier",),
        cost=3,
        military=1,
        political=3,
        glory=2,
        allowed_clans=("crane",),
        program=TextBox(
            abilities=(
                Triggered("action", conditions=(during(),), effects=(Deed("move", patient=THIS, goal=Place("home")),)),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Doji Shizue",
        "character",
        id="05-doji-shizue",
        side="dynasty",
        clan="crane",
        traits=("courtier", "storyteller"),
        cost=2,
        military=1,
        political=2,
        glory=1,
        unique=True,
        allowed_clans=("crane",),
        program=TextBox(
            constants=(
                While(
                    During(PhaseOf("fate")),
                    (
                        If(
                            Be(You(), Holds(The("imperial favor"))),
                            (Forbid(Deed("lose", THIS, a("fate"))), Forbid(Deed("discard", patient=THIS))),
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Doji Whisperer",
        "character",
        id="01-doji-whisperer",
        side="dynasty",
        clan="crane",
        traits=("courtier",),
        cost=1,
        military=0,
        political=3,
        glory=1,
        allowed_clans=("crane",),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Doomed Shugenja",
        "character",
        id="01-doomed-shugenja",
        side="dynasty",
        clan="dragon",
        traits=("shugenja", "fire"),
        cost=1,
        military=3,
        political=3,
        glory=0,
        allowed_clans=("dragon",),
        program=TextBox(
            ("limited",),
            (
                Forbid(
                    Deed(
                        "place",
                        You(),
                        a("fate"),
                        goal=THIS,
                        how=(WhenDone(Deed("play", patient=THIS, source=a("province", Controlled(You())))),),
                    )
                ),
            ),
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Eager Scout",
        "character",
        id="01-eager-scout",
        side="dynasty",
        clan="crab",
        traits=("bushi", "scout"),
        cost=0,
        military=0,
        political=0,
        glory=0,
        allowed_clans=("crab",),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Enigmatic Magistrate",
        "character",
        id="04-enigmatic-magistrate",
        side="dynasty",
        clan="dragon",
        traits=("bushi", "imperial", "magistrate"),
        cost=3,
        military=2,
        political=2,
        glory=1,
        allowed_clans=("dragon",),
        program=TextBox(
            constants=(While(ATTACKING, (Deed("count", Only((each("character", Odd("cost", "printed")),))),)),)
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Enlightened Warrior",
        "character",
        id="01-enlightened-warrior",
        side="dynasty",
        clan="dragon",
        traits=("bushi",),
        cost=3,
        military=2,
        political=2,
        glory=1,
        allowed_clans=("dragon",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("select", Opponent(), a("ring", Has(Noun("fate")))),)),
                    effects=(Deed("place", patient=fate(1), goal=THIS),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Favored Niece",
        "character",
        id="01-favored-niece",
        side="dynasty",
        clan="scorpion",
        traits=("courtier",),
        cost=3,
        military=2,
        political=2,
        glory=2,
        allowed_clans=("scorpion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    costs=(
                        choose(Some(Number(1), Noun("card", (In((Place("hand", You()),)),)))),
                        Deed("discard", patient=Ref(0)),
                    ),
                    effects=(Deed("draw", patient=cards(1)),),
                    limit=Limit(2),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Fawning Diplomat",
        "character",
        id="05-fawning-diplomat",
        side="dynasty",
        clan="scorpion",
        traits=("courtier",),
        cost=3,
        military=1,
        political=3,
        glory=0,
        allowed_clans=("scorpion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "interrupt",
                    Trigger((Deed("leave play", patient=THIS),)),
                    effects=(Deed("claim", patient=The("imperial favor")),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Fearsome Mystic",
        "character",
        id="01-fearsome-mystic",
        side="dynasty",
        clan="phoenix",
        traits=("shugenja", "air"),
        cost=4,
        military=2,
        political=4,
        glory=1,
        allowed_clans=("phoenix",),
        program=TextBox(
            constants=(While(During(each("conflict", OfElement("air"))), (Gets(THIS, (Bonus("glory", Number(2)),)),)),),
            abilities=(
                Triggered(
                    "action",
                    conditions=(PARTICIPATING,),
                    effects=(
                        Deed(
                            "remove",
                            patient=fate(1),
                            source=each(
                                "character",
                                Is("participating"),
                                Controlled(Opponent()),
                                StatIs("glory", "<", StatOf("glory", THIS)),
                            ),
                        ),
                    ),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Gifted Tactician",
        "character",
        id="02-gifted-tactician",
        side="dynasty",
        clan="lion",
        traits=("bushi", "commander"),
        cost=2,
        military=2,
        political=1,
        glory=1,
        allowed_clans=("lion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("win", THIS, a("conflict", OfType("military"))),)),
                    effects=(Deed("draw", patient=cards(1)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Giver of Gifts",
        "character",
        id="01-giver-of-gifts",
        side="dynasty",
        clan="unicorn",
        traits=("courtier",),
        cost=3,
        military=2,
        political=3,
        glory=2,
        allowed_clans=("unicorn",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    choices=(choose(a("attachment", Controlled(You()))),),
                    effects=(Deed("move", patient=Ref(0), goal=a("character", Is("eligible"), Controlled(You()))),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Guest of Honor",
        "character",
        id="01-guest-of-honor",
        side="dynasty",
        clan="crane",
        traits=("courtier",),
        cost=4,
        military=1,
        political=4,
        glory=1,
        allowed_clans=("crane",),
        program=TextBox(constants=(While(PARTICIPATING, (Forbid(Deed("play", Opponent(), each("event"))),)),)),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Haughty Magistrate",
        "character",
        id="05-haughty-magistrate",
        side="dynasty",
        clan="phoenix",
        traits=("bushi", "imperial", "magistrate"),
        cost=3,
        military=2,
        political=2,
        glory=1,
        allowed_clans=("phoenix",),
        program=TextBox(
            constants=(
                While(
                    ATTACKING,
                    (Forbid(Deed("count", each("character", StatIs("glory", "<", StatOf("glory", THIS)))), True),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Henshin Disciple",
        "character",
        id="06-henshin-disciple",
        side="dynasty",
        clan="phoenix",
        traits=("monk", "scholar"),
        cost=3,
        military=2,
        political=2,
        glory=2,
        allowed_clans=("phoenix",),
        program=TextBox(
            constants=(
                While(
                    Either(
                        (
                            Happens(Deed("claim", You(), a("ring", OfElement("air")))),
                            Happens(Deed("contest", You(), a("ring", OfElement("air")))),
                        )
                    ),
                    (Gets(THIS, (Bonus("political", Number(2)),)),),
                ),
                While(
                    Either(
                        (
                            Happens(Deed("claim", You(), a("ring", OfElement("earth")))),
                            Happens(Deed("contest", You(), a("ring", OfElement("earth")))),
                        )
                    ),
                    (Gets(THIS, (Bonus("military", Number(2)),)),),
                ),
                While(
                    Either(
                        (
                            Happens(Deed("claim", You(), a("ring", OfElement("fire")))),
                            Happens(Deed("contest", You(), a("ring", OfElement("fire")))),
                        )
                    ),
                    (Gains(THIS, (HasKeyword("pride"),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Hida Guardian",
        "character",
        id="01-hida-guardian",
        side="dynasty",
        clan="crab",
        traits=("bushi",),
        cost=1,
        military=1,
        political=1,
        glory=1,
        allowed_clans=("crab",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(PARTICIPATING,),
                    choices=(choose(a("character", Other(), Is("participating"))),),
                    effects=(
                        Until(
                            "conflict",
                            (
                                Gets(
                                    Ref(0),
                                    (
                                        Bonus("military", Per(Number(2), Noun("holding", (Controlled(You()),)))),
                                        Bonus("political", Per(Number(2), Noun("holding", (Controlled(You()),)))),
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
        "Hida Kisada",
        "character",
        id="01-hida-kisada",
        side="dynasty",
        clan="crab",
        traits=("bushi", "champion"),
        cost=5,
        military=7,
        political=2,
        glory=0,
        unique=True,
        allowed_clans=("crab",),
        program=TextBox(
            constants=(
                While(
                    NotSo(Happens(Deed("lose", You(), a("conflict"), how=(Within("phase"),)))),
                    (
                        Deed(
                            "cancel",
                            patient=Part(
                                "effect",
                                a(
                                    "ability",
                                    Nth("first"),
                                    Is("action"),
                                    Which(
                                        Happens(
                                            Deed(
                                                "trigger", Opponent(), Gap(), a("card"), how=(During(each("conflict")),)
                                            )
                                        )
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
        "Hida Tomonatsu",
        "character",
        id="01-hida-tomonatsu",
        side="dynasty",
        clan="crab",
        traits=("bushi",),
        cost=3,
        military=3,
        political=2,
        glory=2,
        unique=True,
        allowed_clans=("crab",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("win", THIS, a("conflict"), how=(As("defender"),)),)),
                    costs=(Deed("sacrifice", patient=THIS),),
                    choices=(choose(a("character", Is("attacking"), Not(Is("unique")))),),
                    effects=(Deed("return", patient=Ref(1), goal=Place("deck", Owner(Ref(1)), "top")),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Hiruma Yōjimbō",
        "character",
        id="01-hiruma-yojimbo",
        side="dynasty",
        clan="crab",
        traits=("bushi", "yojimbo"),
        cost=2,
        military=4,
        political=3,
        glory=2,
        allowed_clans=("crab",),
        program=TextBox(constants=(Forbid(Deed("declare", patient=THIS, how=(As("attacker"),))),)),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Honored General",
        "character",
        id="01-honored-general",
        side="dynasty",
        clan="lion",
        traits=("bushi", "commander"),
        cost=4,
        military=3,
        political=1,
        glory=2,
        allowed_clans=("lion",),
        program=TextBox(
            constants=(
                While(
                    during(Which(PARTICIPATING)),
                    (
                        Gets(
                            each("character", Other(), Is("participating"), OfClan("lion"), Controlled(You())),
                            (Bonus("military", Number(1)),),
                        ),
                    ),
                ),
            ),
            abilities=(
                Triggered(
                    "reaction", Trigger((Deed("enter play", patient=THIS),)), effects=(Deed("honor", patient=THIS),)
                ),
            ),
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Ide Tadaji",
        "character",
        id="03-ide-tadaji",
        side="dynasty",
        clan="unicorn",
        traits=("courtier", "daimyo"),
        cost=4,
        military=1,
        political=4,
        glory=2,
        unique=True,
        allowed_clans=("unicorn",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(PARTICIPATING,),
                    choices=(
                        choose(
                            a(
                                "character",
                                Is("ready"),
                                Not(Is("participating")),
                                Controlled(each("player")),
                                StatIs("cost", "<=", Number(2), "printed"),
                            )
                        ),
                    ),
                    effects=(Deed("move", patient=Ref(0), goal=The("conflict")),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Ide Trader",
        "character",
        id="01-ide-trader",
        side="dynasty",
        clan="unicorn",
        traits=("courtier",),
        cost=3,
        military=1,
        political=3,
        glory=1,
        allowed_clans=("unicorn",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger(
                        (
                            Deed(
                                "move",
                                patient=Some(AtLeast(1), Noun("character")),
                                goal=a("conflict", Which(PARTICIPATING)),
                            ),
                        )
                    ),
                    effects=(
                        SelectOne(((Deed("gain", patient=fate(1)),), (Deed("draw", patient=cards(1)),)), before=True),
                    ),
                    limit=Limit(1, "conflict"),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Ikoma Eiji",
        "character",
        id="01-ikoma-eiji",
        side="dynasty",
        clan="lion",
        traits=("courtier",),
        cost=4,
        military=1,
        political=3,
        glory=3,
        unique=True,
        allowed_clans=("lion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("lose", You(), a("conflict", OfType("political"))),)),
                    effects=(
                        Deed(
                            "put into play",
                            patient=a(
                                "character",
                                HasTrait("bushi"),
                                In((Place("dynasty discard pile", You()), Place("provinces", You()))),
                                StatIs("cost", "<=", Number(3), "printed"),
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
        "Ikoma Prodigy",
        "character",
        id="01-ikoma-prodigy",
        side="dynasty",
        clan="lion",
        traits=("courtier",),
        cost=1,
        military=0,
        political=2,
        glory=1,
        allowed_clans=("lion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("place", patient=Some(AtLeast(1), Noun("fate")), goal=THIS),)),
                    effects=(Deed("gain", patient=honor(1)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Ikoma Ujiaki",
        "character",
        id="03-ikoma-ujiaki",
        side="dynasty",
        clan="lion",
        traits=("bushi", "courtier"),
        cost=5,
        military=3,
        political=5,
        glory=2,
        unique=True,
        allowed_clans=("lion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(PARTICIPATING,),
                    costs=(Deed("discard", patient=The("imperial favor")),),
                    effects=(
                        Deed(
                            "turn",
                            patient=each("card", Is("facedown"), In((Place("provinces", You()),))),
                            how=(Face(True),),
                        ),
                        Then(
                            (
                                Deed(
                                    "put into play",
                                    patient=UpTo(Number(2), Noun("character", (In((Place("provinces", You()),)),))),
                                    how=(As("participant"),),
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
        "Illustrious Plagiarist",
        "character",
        id="07-illustrious-plagiarist",
        side="dynasty",
        clan="scorpion",
        traits=("courtier", "shugenja", "air"),
        cost=4,
        military=1,
        political=3,
        glory=1,
        allowed_clans=("scorpion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    choices=(choose(a("event", Is("topmost"), In((Place("conflict discard pile", Opponent()),)))),),
                    effects=(Until("phase", (Gains(THIS, (AbilityOf(Part("ability", Ref(0), (Is("action"),))),)),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Implacable Magistrate",
        "character",
        id="05-implacable-magistrate",
        side="dynasty",
        clan="lion",
        traits=("bushi", "imperial", "magistrate"),
        cost=3,
        military=2,
        political=2,
        glory=1,
        allowed_clans=("lion",),
        program=TextBox(
            constants=(While(ATTACKING, (Deed("count", Only((THIS, each("character", Is("honored"))))),)),)
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Intimidating Hida",
        "character",
        id="01-intimidating-hida",
        side="dynasty",
        clan="crab",
        traits=("bushi",),
        cost=3,
        military=4,
        political=2,
        glory=1,
        allowed_clans=("crab",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("pass", Opponent(), a("conflict")),)),
                    effects=(Deed("lose", Opponent(), honor(1)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Isawa Atsuko",
        "character",
        id="01-isawa-atsuko",
        side="dynasty",
        clan="phoenix",
        traits=("shugenja", "void"),
        cost=4,
        military=3,
        political=3,
        glory=2,
        unique=True,
        allowed_clans=("phoenix",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(OfElement("void")),),
                    effects=(
                        Until(
                            "conflict",
                            (
                                Gets(
                                    each("character", Is("participating"), Controlled(You())),
                                    (Bonus("military", Number(1)), Bonus("political", Number(1))),
                                ),
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
        expansion="core",
    ),
    LcgCard(
        "Isawa Kaede",
        "character",
        id="02-isawa-kaede",
        side="dynasty",
        clan="phoenix",
        traits=("shugenja", "void"),
        cost=5,
        military=3,
        political=4,
        glory=3,
        unique=True,
        allowed_clans=("phoenix",),
        program=TextBox(
            constants=(
                Gains(THIS, (Immune(Part("ring effect", Opponent())),)),
                While(ATTACKING, (Gains(The("contested ring"), (OfElement("void"),)),)),
                If(
                    Happens(Deed("win", THIS, The("conflict"), how=(As("attacker"),))),
                    (Instead((Deed("resolve", patient=Part("ring effect", The("contested ring"))),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Isawa Masahiro",
        "character",
        id="01-isawa-masahiro",
        side="dynasty",
        clan="phoenix",
        traits=("shugenja", "fire"),
        cost=3,
        military=3,
        political=2,
        glory=2,
        unique=True,
        allowed_clans=("phoenix",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(OfElement("fire")),),
                    costs=(Deed("bow", patient=THIS),),
                    choices=(choose(a("character", Is("participating"), StatIs("cost", "<=", Number(2), "printed"))),),
                    effects=(Deed("discard", patient=Ref(1)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Itinerant Philosopher",
        "character",
        id="06-itinerant-philosopher",
        side="dynasty",
        clan="dragon",
        traits=("monk",),
        cost=2,
        military=1,
        political=1,
        glory=2,
        allowed_clans=("dragon",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(PARTICIPATING,),
                    costs=(Deed("discard", patient=The("imperial favor")),),
                    choices=(
                        choose(a("character", Is("participating"), Controlled(Opponent()), Has(Noun("attachment")))),
                    ),
                    effects=(Deed("bow", patient=Ref(0)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Kabuki Hero",
        "character",
        id="03-kabuki-hero",
        side="dynasty",
        clan="crane",
        traits=("courtier", "actor"),
        cost=2,
        military=0,
        political=2,
        glory=1,
        allowed_clans=("crane",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    costs=(Deed("spend", patient=fate(1)),),
                    effects=(Until("conflict", (Gets(THIS, (Bonus("military", StatOf("political", THIS)),)),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Kaiu Envoy",
        "character",
        id="01-kaiu-envoy",
        side="dynasty",
        clan="crab",
        traits=("bushi",),
        cost=1,
        military=1,
        political=0,
        glory=1,
        allowed_clans=("crab",),
        program=TextBox(("courtesy", "sincerity")),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Kaiu Inventor",
        "character",
        id="05-kaiu-inventor",
        side="dynasty",
        clan="crab",
        traits=("bushi", "engineer"),
        cost=2,
        military=2,
        political=1,
        glory=0,
        allowed_clans=("crab",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    choices=(choose(a("holding", Controlled(You()))),),
                    effects=(
                        May(You(), (Deed("trigger again", patient=Part("ability", Ref(0), (Is("triggered"),))),)),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Kaiu Shuichi",
        "character",
        id="01-kaiu-shuichi",
        side="dynasty",
        clan="crab",
        traits=("bushi", "engineer"),
        cost=4,
        military=3,
        political=3,
        glory=2,
        unique=True,
        allowed_clans=("crab",),
        program=TextBox(
            ("covert",),
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(Which(PARTICIPATING)), Exists(Noun("holding"))),
                    effects=(Deed("gain", patient=fate(1)),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Kakita Asami",
        "character",
        id="01-kakita-asami",
        side="dynasty",
        clan="crane",
        traits=("courtier",),
        cost=3,
        military=1,
        political=3,
        glory=2,
        unique=True,
        allowed_clans=("crane",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(
                        PARTICIPATING,
                        during(OfType("political")),
                        Compare(StatOf("political", You(), "current"), ">", StatOf("political", Opponent(), "current")),
                    ),
                    effects=(Deed("take", patient=honor(1), source=Opponent()),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Kakita Kaezin",
        "character",
        id="01-kakita-kaezin",
        side="dynasty",
        clan="crane",
        traits=("bushi", "duelist", "kenshinzen"),
        cost=3,
        military=3,
        political=2,
        glory=2,
        unique=True,
        allowed_clans=("crane",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(PARTICIPATING,),
                    choices=(Deed("choose", Opponent(), a("character", Is("participating"), Controlled(Opponent()))),),
                    effects=(
                        Deed("challenge", patient=Ref(0), goal=a("duel", OfType("military"))),
                        If(
                            Happens(Deed("win", THIS)),
                            (
                                Deed(
                                    "move", patient=each("character", Not(Is("involved in a duel"))), goal=Place("home")
                                ),
                            ),
                        ),
                        If(Happens(Deed("lose", THIS)), (Deed("move", patient=THIS, goal=Place("home")),)),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Kakita Yoshi",
        "character",
        id="04-kakita-yoshi",
        side="dynasty",
        clan="crane",
        traits=("courtier", "daimyo", "imperial"),
        cost=5,
        military=2,
        political=6,
        glory=3,
        unique=True,
        allowed_clans=("crane",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(PARTICIPATING,),
                    costs=(Deed("discard", patient=The("imperial favor")),),
                    effects=(
                        Deed("draw", patient=cards(3)),
                        Deed(
                            "reduce",
                            patient=Skill(
                                ("cost",),
                                each(
                                    "event", Which(Happens(Deed("play", You(), Gap(), how=(During(The("conflict")),))))
                                ),
                            ),
                            how=(By(Number(2)),),
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Keeper Initiate",
        "character",
        id="01-keeper-initiate",
        side="dynasty",
        traits=("monk",),
        cost=2,
        military=1,
        political=1,
        glory=2,
        role_restriction="keeper",
        program=TextBox(
            constants=(RoleOnly("keeper"),),
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("claim", You(), a("ring", ElementOf(a("role", Controlled(You()))))),)),
                    effects=(
                        Deed(
                            "put into play",
                            patient=THIS,
                            source=OneOf((Place("dynasty discard pile", You()), Place("provinces", You()))),
                        ),
                        Then((Deed("place", patient=fate(1), goal=THIS),)),
                    ),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Kitsu Spiritcaller",
        "character",
        id="01-kitsu-spiritcaller",
        side="dynasty",
        clan="lion",
        traits=("shugenja", "water"),
        cost=3,
        military=1,
        political=3,
        glory=2,
        allowed_clans=("lion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    costs=(Deed("bow", patient=THIS),),
                    choices=(choose(a("character", In((Place("discard pile", You()),)))),),
                    effects=(
                        Deed("put into play", patient=Ref(1), how=(As("participant"),)),
                        Later(
                            "conflict",
                            (
                                If(
                                    Be(Ref(1), Is("in play")),
                                    (Deed("return", patient=Ref(1), goal=Place("deck", Ref(1), "bottom")),),
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
        "Kitsuki Investigator",
        "character",
        id="01-kitsuki-investigator",
        side="dynasty",
        clan="dragon",
        traits=("courtier",),
        cost=3,
        military=1,
        political=3,
        glory=2,
        allowed_clans=("dragon",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(PARTICIPATING, during(OfType("political"))),
                    costs=(Deed("spend", patient=fate(1), goal=a("ring", Is("unclaimed"))),),
                    effects=(
                        Deed("look at", patient=each("card", In((Place("hand", Opponent()),)))),
                        choose(Some(Number(1), Noun("card", (Among(Ref(2)),)))),
                        Deed("discard", patient=Ref(3)),
                    ),
                    limit=Limit(1, "conflict", True),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Kitsuki Yaruma",
        "character",
        id="02-kitsuki-yaruma",
        side="dynasty",
        clan="dragon",
        traits=("courtier",),
        cost=4,
        military=2,
        political=4,
        glory=2,
        unique=True,
        allowed_clans=("dragon",),
        program=TextBox(
            ("courtesy",),
            (NoAttachments(("poison",)),),
            (
                Triggered(
                    "reaction",
                    Trigger((Deed("enter play", patient=THIS),)),
                    choices=(choose(a("province", Not(Is("broken")))),),
                    effects=(Deed("turn", patient=Ref(0), how=(Face(False),)),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Kuni Ritsuko",
        "character",
        id="07-kuni-ritsuko",
        side="dynasty",
        clan="crab",
        traits=("shugenja", "earth"),
        cost=4,
        military=4,
        political=2,
        glory=1,
        unique=True,
        allowed_clans=("crab",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("win", THIS, a("conflict"), how=(As("defender"),)),)),
                    choices=(choose(a("character", Is("attacking"))),),
                    effects=(Deed("remove", patient=fate(1), source=Ref(1)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Lion's Pride Brawler",
        "character",
        id="01-lion-s-pride-brawler",
        side="dynasty",
        clan="lion",
        traits=("bushi", "courtier"),
        cost=3,
        military=3,
        political=2,
        glory=1,
        allowed_clans=("lion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(ATTACKING,),
                    choices=(choose(a("character", StatIs("military", "<=", StatOf("military", THIS)))),),
                    effects=(Deed("bow", patient=Ref(0)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Master Of Gisei Toshi",
        "character",
        id="06-master-of-gisei-toshi",
        side="dynasty",
        clan="phoenix",
        traits=("shugenja", "earth"),
        cost=4,
        military=2,
        political=4,
        glory=1,
        allowed_clans=("phoenix",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("begin", patient=PhaseOf("conflict")),)),
                    choices=(choose(a("ring")),),
                    effects=(
                        Until(
                            "phase",
                            (
                                While(
                                    Be(Ref(0), Is("contested")),
                                    (Forbid(Deed("play", patient=each("event", Not(HasTrait("spell"))))),),
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
        "Matsu Beiona",
        "character",
        id="01-matsu-beiona",
        side="dynasty",
        clan="lion",
        traits=("bushi",),
        cost=3,
        military=3,
        political=2,
        glory=2,
        unique=True,
        allowed_clans=("lion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("enter play", patient=THIS),)),
                    (Exists(Noun("character", (Other(), HasTrait("bushi"), Controlled(You()))), number=3),),
                    effects=(Deed("place", patient=fate(2), goal=THIS),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Matsu Berserker",
        "character",
        id="01-matsu-berserker",
        side="dynasty",
        clan="lion",
        traits=("bushi", "berserker"),
        cost=1,
        military=3,
        glory=1,
        allowed_clans=("lion",),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Meddling Mediator",
        "character",
        id="01-meddling-mediator",
        side="dynasty",
        clan="phoenix",
        traits=("courtier",),
        cost=2,
        military=0,
        political=3,
        glory=1,
        allowed_clans=("phoenix",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(
                        Happens(
                            Deed(
                                "declare",
                                Opponent(),
                                Some(AtLeast(2), Noun("conflict")),
                                goal=You(),
                                how=(Within("phase"),),
                            )
                        ),
                    ),
                    effects=(
                        SelectOne(
                            (
                                (Deed("take", patient=fate(1), source=Opponent()),),
                                (Deed("take", patient=honor(1), source=Opponent()),),
                            ),
                            before=True,
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Meishōdō Wielder",
        "character",
        id="01-meishodo-wielder",
        side="dynasty",
        clan="unicorn",
        traits=("shugenja", "water"),
        cost=2,
        military=2,
        political=2,
        glory=1,
        allowed_clans=("unicorn",),
        program=TextBox(
            constants=(
                While(
                    Be(You(), Is("the first player")),
                    (Deed("reduce", patient=Skill(("cost",), THIS), how=(By(Number(1)),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Mirumoto Prodigy",
        "character",
        id="01-mirumoto-prodigy",
        side="dynasty",
        clan="dragon",
        traits=("bushi", "duelist"),
        cost=2,
        military=2,
        political=2,
        glory=1,
        allowed_clans=("dragon",),
        program=TextBox(
            constants=(
                While(
                    Be(THIS, Is("attacking alone")),
                    (Forbid(Deed("declare", Opponent(), Some(AtLeast(2), Noun("character", (Is("defending"),))))),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Mirumoto Raitsugu",
        "character",
        id="01-mirumoto-raitsugu",
        side="dynasty",
        clan="dragon",
        traits=("bushi", "duelist"),
        cost=3,
        military=3,
        political=2,
        glory=1,
        unique=True,
        allowed_clans=("dragon",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(PARTICIPATING,),
                    choices=(choose(a("character", Is("participating"), Controlled(Opponent()))),),
                    effects=(
                        Deed("challenge", patient=Ref(0), goal=a("duel", OfType("military"))),
                        If(
                            Be(The("loser"), Has(Noun("fate"), "<")),
                            (Deed("discard", patient=The("loser")),),
                            (Deed("remove", patient=fate(1), source=The("loser")),),
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Miwaku Kabe Guard",
        "character",
        id="06-miwaku-kabe-guard",
        side="dynasty",
        clan="lion",
        traits=("bushi",),
        cost=1,
        military=1,
        political=0,
        glory=2,
        allowed_clans=("lion",),
        program=TextBox(("pride",)),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Miya Mystic",
        "character",
        id="01-miya-mystic",
        side="dynasty",
        traits=("shugenja", "earth", "imperial"),
        cost=2,
        military=1,
        political=1,
        glory=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(During(PhaseOf("conflict")),),
                    costs=(Deed("sacrifice", patient=THIS),),
                    choices=(choose(a("attachment")),),
                    effects=(Deed("discard", patient=Ref(0)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Miya Satoshi",
        "character",
        id="07-miya-satoshi",
        side="dynasty",
        traits=("courtier", "daimyo", "imperial"),
        cost=4,
        military=2,
        political=4,
        glory=2,
        unique=True,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    effects=(
                        Deed(
                            "discard",
                            patient=each("card", In((Place("dynasty deck", You()),))),
                            how=(UntilSo(Happens(Deed("discard", You(), a("card", HasTrait("imperial"))))),),
                        ),
                        Then(
                            (
                                Deed(
                                    "discard",
                                    patient=a("card", In((a("province", Not(Is("stronghold")), Controlled(You())),))),
                                ),
                                Deed("place", patient=Ref(1), goal=Ref(3), how=(Face(True),)),
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
        "Moto Horde",
        "character",
        id="01-moto-horde",
        side="dynasty",
        clan="unicorn",
        traits=("bushi", "army", "cavalry"),
        cost=4,
        military=6,
        glory=1,
        allowed_clans=("unicorn",),
        program=TextBox(constants=(NoAttachments(allowed=("weapon",)),)),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Moto Juro",
        "character",
        id="06-moto-juro",
        side="dynasty",
        clan="unicorn",
        traits=("bushi", "cavalry"),
        cost=5,
        military=5,
        political=2,
        glory=2,
        unique=True,
        allowed_clans=("unicorn",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    effects=(
                        SelectOne(
                            (
                                (Deed("move", patient=THIS, goal=a("conflict")),),
                                (Deed("move", patient=THIS, goal=Place("home")),),
                            ),
                            before=True,
                        ),
                    ),
                    limit=Limit(2),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Moto Youth",
        "character",
        id="01-moto-youth",
        side="dynasty",
        clan="unicorn",
        traits=("bushi", "cavalry"),
        cost=1,
        military=2,
        political=0,
        glory=1,
        allowed_clans=("unicorn",),
        program=TextBox(
            constants=(
                While(
                    during(Nth("first"), Every("round"), OfType("military")),
                    (Gets(THIS, (Bonus("military", Number(1)),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Naive Student",
        "character",
        id="01-naive-student",
        side="dynasty",
        clan="phoenix",
        traits=("courtier", "scholar"),
        cost=1,
        political=2,
        glory=2,
        allowed_clans=("phoenix",),
        program=TextBox(("sincerity",)),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Niten Adept",
        "character",
        id="01-niten-adept",
        side="dynasty",
        clan="dragon",
        traits=("bushi",),
        cost=2,
        military=2,
        political=1,
        glory=1,
        allowed_clans=("dragon",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(PARTICIPATING,),
                    costs=(Deed("bow", patient=a("attachment", Is("friendly"), On(THIS))),),
                    choices=(choose(a("character", Is("participating"), Has(Noun("attachment"), "<"))),),
                    effects=(Deed("bow", patient=Ref(1)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Niten Master",
        "character",
        id="01-niten-master",
        side="dynasty",
        clan="dragon",
        traits=("bushi",),
        cost=4,
        military=3,
        political=3,
        glory=2,
        allowed_clans=("dragon",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("attach", You(), a("attachment", HasTrait("weapon")), goal=THIS),)),
                    effects=(Deed("ready", patient=THIS),),
                    limit=Limit(2),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Northern Wall Sensei",
        "character",
        id="03-northern-wall-sensei",
        side="dynasty",
        clan="dragon",
        traits=("bushi",),
        cost=3,
        military=2,
        political=2,
        glory=1,
        allowed_clans=("dragon",),
        role_restriction="keeper",
        program=TextBox(
            constants=(RoleOnly("keeper"),),
            abilities=(
                Triggered(
                    "action",
                    conditions=(PARTICIPATING,),
                    choices=(choose(a("character", Is("participating"), Controlled(You()), Has(Noun("attachment")))),),
                    effects=(Until("conflict", (Gains(Ref(0), (Immune(each("event")),)),)),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Obstinate Recruit",
        "character",
        id="01-obstinate-recruit",
        side="dynasty",
        clan="lion",
        traits=("bushi",),
        cost=0,
        military=2,
        political=0,
        glory=0,
        allowed_clans=("lion",),
        program=TextBox(
            constants=(
                If(Compare(StatOf("honor", Opponent()), ">", StatOf("honor", You())), (Deed("discard", patient=THIS),)),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Origami Master",
        "character",
        id="06-origami-master",
        side="dynasty",
        clan="crane",
        traits=("shugenja", "air"),
        cost=4,
        military=1,
        political=4,
        glory=1,
        allowed_clans=("crane",),
        program=TextBox(
            ("pride",),
            abilities=(
                Triggered(
                    "action",
                    choices=(choose(a("character", Other(), Controlled(You()))),),
                    effects=(Deed("move", patient=a("status token", Is("honored")), source=THIS, goal=Ref(0)),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Otomo Courtier",
        "character",
        id="01-otomo-courtier",
        side="dynasty",
        traits=("courtier", "imperial"),
        cost=1,
        political=2,
        glory=1,
        program=TextBox(
            constants=(
                Forbid(
                    Deed(
                        "participate",
                        patient=THIS,
                        source=a("player", Holds(The("imperial favor"))),
                        goal=each("conflict"),
                        how=(As("attacker"),),
                    )
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Prodigy of the Waves",
        "character",
        id="04-prodigy-of-the-waves",
        side="dynasty",
        clan="phoenix",
        traits=("shugenja", "water"),
        cost=4,
        military=3,
        political=3,
        glory=2,
        allowed_clans=("phoenix",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(Be(a("ring", OfElement("water")), Is("claimed")),),
                    effects=(Deed("ready", patient=THIS),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Radiant Orator",
        "character",
        id="01-radiant-orator",
        side="dynasty",
        clan="phoenix",
        traits=("courtier",),
        cost=3,
        military=1,
        political=2,
        glory=2,
        allowed_clans=("phoenix",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(
                        PARTICIPATING,
                        Compare(
                            Total("glory", Noun("character", (Is("participating"), Is("ready"), Controlled(You())))),
                            ">",
                            Total(
                                "glory", Noun("character", (Is("participating"), Is("ready"), Controlled(Opponent())))
                            ),
                        ),
                    ),
                    choices=(choose(a("character", Controlled(Opponent()))),),
                    effects=(Deed("move", patient=Ref(0), goal=Place("home")),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Sake House Confidant",
        "character",
        id="07-sake-house-confidant",
        side="dynasty",
        clan="scorpion",
        traits=("courtier", "shinobi"),
        cost=2,
        military=1,
        political=1,
        glory=1,
        allowed_clans=("scorpion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(PARTICIPATING,),
                    costs=(Deed("discard", patient=The("imperial favor")),),
                    effects=(
                        Until(
                            "conflict",
                            (
                                Gets(
                                    each("character", HasTrait("shinobi"), Controlled(You())),
                                    (Bonus("political", Number(2)),),
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
        "Savvy Politician",
        "character",
        id="01-savvy-politician",
        side="dynasty",
        clan="crane",
        traits=("courtier",),
        cost=2,
        military=1,
        political=2,
        glory=1,
        allowed_clans=("crane",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("honor", patient=THIS),)),
                    choices=(choose(a("character")),),
                    effects=(Deed("honor", patient=Ref(0)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Seeker Initiate",
        "character",
        id="01-seeker-initiate",
        side="dynasty",
        traits=("monk",),
        cost=2,
        military=1,
        political=1,
        glory=2,
        role_restriction="seeker",
        program=TextBox(
            constants=(RoleOnly("seeker"),),
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("claim", You(), a("ring", ElementOf(a("role", Controlled(You()))))),)),
                    effects=(
                        Deed(
                            "search", patient=Top(Number(5), Place("conflict deck", You())), how=(ForThing(a("card")),)
                        ),
                        Deed("add", patient=Ref(3), goal=Place("hand", You())),
                        Deed("shuffle"),
                    ),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Seeker of Enlightenment",
        "character",
        id="01-seeker-of-enlightenment",
        side="dynasty",
        clan="dragon",
        traits=("monk", "tattooed"),
        cost=2,
        military=1,
        political=1,
        glory=0,
        allowed_clans=("dragon",),
        program=TextBox(
            constants=(
                Gets(
                    THIS,
                    (
                        Bonus("military", Per(Number(1), Noun("fate", (On(each("ring", Is("unclaimed"))),)))),
                        Bonus("political", Per(Number(1), Noun("fate", (On(each("ring", Is("unclaimed"))),)))),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Seppun Guardsman",
        "character",
        id="01-seppun-guardsman",
        side="dynasty",
        traits=("bushi", "imperial"),
        cost=1,
        military=2,
        glory=1,
        program=TextBox(
            constants=(
                Forbid(
                    Deed(
                        "participate",
                        patient=THIS,
                        source=a("player", Holds(The("imperial favor"))),
                        goal=each("conflict"),
                        how=(As("attacker"),),
                    )
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Seppun Ishikawa",
        "character",
        id="06-seppun-ishikawa",
        side="dynasty",
        traits=("bushi", "imperial"),
        cost=3,
        military=2,
        political=2,
        glory=2,
        unique=True,
        program=TextBox(
            constants=(
                Gets(
                    THIS,
                    (
                        Bonus(
                            "military", Per(Number(1), Noun("card", (Other(), HasTrait("imperial"), Controlled(You()))))
                        ),
                        Bonus(
                            "political",
                            Per(Number(1), Noun("card", (Other(), HasTrait("imperial"), Controlled(You())))),
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Serene Warrior",
        "character",
        id="01-serene-warrior",
        side="dynasty",
        clan="phoenix",
        traits=("bushi",),
        cost=3,
        military=3,
        political=2,
        glory=4,
        allowed_clans=("phoenix",),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Shiba Peacemaker",
        "character",
        id="01-shiba-peacemaker",
        side="dynasty",
        clan="phoenix",
        traits=("bushi",),
        cost=1,
        military=4,
        political=1,
        glory=1,
        allowed_clans=("phoenix",),
        program=TextBox(
            constants=(Forbid(Deed("participate", patient=THIS, goal=each("conflict"), how=(As("attacker"),))),)
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Shiba Tsukune",
        "character",
        id="01-shiba-tsukune",
        side="dynasty",
        clan="phoenix",
        traits=("bushi", "champion"),
        cost=5,
        military=4,
        political=4,
        glory=4,
        unique=True,
        allowed_clans=("phoenix",),
        program=TextBox(
            abilities=(
                Triggered(
                    "interrupt",
                    Trigger((Deed("end", patient=PhaseOf("conflict")),)),
                    effects=(
                        Deed(
                            "resolve",
                            patient=Part("ring effect", UpTo(Number(2), Noun("ring", (Is("unclaimed"),)))),
                            how=(As("attacking player", True),),
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Shiba Yōjimbō",
        "character",
        id="01-shiba-yojimbo",
        side="dynasty",
        clan="phoenix",
        traits=("bushi", "yojimbo"),
        cost=3,
        military=3,
        political=2,
        glory=2,
        allowed_clans=("phoenix",),
        program=TextBox(
            abilities=(
                Triggered(
                    "interrupt",
                    Trigger(
                        (
                            Deed(
                                "initiate",
                                patient=Part(
                                    "effect",
                                    a(
                                        "ability",
                                        Is("triggered"),
                                        Which(
                                            Happens(
                                                Deed(
                                                    "target",
                                                    Gap(),
                                                    a("character", HasTrait("shugenja"), Controlled(You())),
                                                )
                                            )
                                        ),
                                    ),
                                ),
                            ),
                        ),
                        True,
                    ),
                    effects=(Deed("cancel", patient=Ref(0)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Shinjo Altansarnai",
        "character",
        id="01-shinjo-altansarnai",
        side="dynasty",
        clan="unicorn",
        traits=("bushi", "cavalry", "champion"),
        cost=5,
        military=5,
        political=4,
        glory=2,
        unique=True,
        allowed_clans=("unicorn",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger(
                        (Deed("break", You(), a("province"), how=(during(OfType("military"), Which(PARTICIPATING)),)),)
                    ),
                    choices=(Deed("choose", Opponent(), a("character", Controlled(Opponent()))),),
                    effects=(Deed("discard", patient=Ref(2)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Shinjo Outrider",
        "character",
        id="01-shinjo-outrider",
        side="dynasty",
        clan="unicorn",
        traits=("bushi", "cavalry", "scout"),
        cost=2,
        military=2,
        political=2,
        glory=2,
        allowed_clans=("unicorn",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action", conditions=(during(),), effects=(Deed("move", patient=THIS, goal=The("conflict")),)
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Shinjo Scout",
        "character",
        id="07-shinjo-scout",
        side="dynasty",
        clan="unicorn",
        traits=("bushi", "cavalry", "scout"),
        cost=2,
        military=2,
        political=1,
        glory=1,
        allowed_clans=("unicorn",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger(
                        (
                            Deed(
                                "gain",
                                You(),
                                a("fate"),
                                how=(WhenDone(Deed("pass", how=(During(PhaseOf("dynasty")),))),),
                            ),
                        )
                    ),
                    effects=(Deed("gain", patient=fate(1)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Shinjo Tatsuo",
        "character",
        id="01-shinjo-tatsuo",
        side="dynasty",
        clan="unicorn",
        traits=("bushi", "cavalry", "scout"),
        cost=4,
        military=3,
        political=3,
        glory=2,
        unique=True,
        allowed_clans=("unicorn",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    choices=(choose(And((THIS, UpTo(Number(1), Noun("character", (Other(), Controlled(You()))))))),),
                    effects=(Deed("move", patient=Ref(1), goal=The("conflict")),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Shosuro Actress",
        "character",
        id="01-shosuro-actress",
        side="dynasty",
        clan="scorpion",
        traits=("courtier", "shinobi"),
        cost=3,
        military=1,
        political=3,
        glory=1,
        allowed_clans=("scorpion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    costs=(Deed("sacrifice", patient=THIS),),
                    choices=(
                        choose(
                            a(
                                "character",
                                Not(HasTrait("shinobi")),
                                In((Place("discard pile", Opponent()),)),
                                StatIs("cost", "<=", Number(3), "printed"),
                            )
                        ),
                    ),
                    effects=(Deed("put into play", patient=Ref(1), how=(As("participant"), Under(You()))),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Shosuro Miyako",
        "character",
        id="01-shosuro-miyako",
        side="dynasty",
        clan="scorpion",
        traits=("bushi", "shinobi"),
        cost=3,
        military=3,
        political=2,
        glory=1,
        unique=True,
        allowed_clans=("scorpion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("play", You(), a("character", In((Place("hand", You()),)))),)),
                    effects=(
                        SelectOne(
                            (
                                (
                                    Deed(
                                        "discard",
                                        patient=Some(Number(1), Noun("card", (In((Place("hand", Opponent()),)),))),
                                        how=(AtRandom(),),
                                    ),
                                ),
                                (choose(a("character", Controlled(Opponent()))), Deed("dishonor", patient=Ref(2))),
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
        "Shrewd Yasuki",
        "character",
        id="01-shrewd-yasuki",
        side="dynasty",
        clan="crab",
        traits=("courtier",),
        cost=2,
        military=1,
        political=2,
        glory=1,
        allowed_clans=("crab",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(PARTICIPATING, Exists(Noun("holding"))),
                    effects=(
                        Deed("look at", patient=Top(Number(2), Place("conflict deck", You()))),
                        Deed("add", patient=Some(Number(1), Noun("card", (Among(Ref(1)),))), goal=Place("hand", You())),
                        Deed("place", patient=The("other"), goal=Place("conflict deck", You(), "bottom")),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Silver-Tongued Magistrate",
        "character",
        id="07-silver-tongued-magistrate",
        side="dynasty",
        clan="crane",
        traits=("bushi", "imperial", "magistrate"),
        cost=3,
        military=2,
        political=2,
        glory=1,
        allowed_clans=("crane",),
        program=TextBox(
            constants=(
                While(ATTACKING, (Forbid(Deed("count", each("character", Other(), Has(Noun("fate"), "<"))), True),)),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Sinister Soshi",
        "character",
        id="01-sinister-soshi",
        side="dynasty",
        clan="scorpion",
        traits=("shugenja", "air"),
        cost=1,
        glory=0,
        allowed_clans=("scorpion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    choices=(choose(a("character", Is("participating"))),),
                    effects=(
                        Until(
                            "conflict", (Gets(Ref(1), (Bonus("military", Number(-2)), Bonus("political", Number(-2)))),)
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Solemn Scholar",
        "character",
        id="01-solemn-scholar",
        side="dynasty",
        clan="phoenix",
        traits=("shugenja", "earth", "scholar"),
        cost=1,
        military=1,
        political=1,
        glory=1,
        allowed_clans=("phoenix",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(), Be(a("ring", OfElement("earth")), In((Place("claimed ring pool", You()),)))),
                    choices=(choose(a("character", Is("attacking"))),),
                    effects=(Deed("bow", patient=Ref(2)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Soshi Illusionist",
        "character",
        id="01-soshi-illusionist",
        side="dynasty",
        clan="scorpion",
        traits=("shugenja", "air"),
        cost=2,
        military=1,
        political=3,
        glory=1,
        allowed_clans=("scorpion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    costs=(Deed("spend", patient=fate(1)),),
                    choices=(choose(a("character")),),
                    effects=(Deed("discard", patient=a("status token"), source=Ref(0)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Staunch Hida",
        "character",
        id="02-staunch-hida",
        side="dynasty",
        clan="crab",
        traits=("bushi", "yojimbo"),
        cost=2,
        military=2,
        glory=1,
        allowed_clans=("crab",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("win", THIS, a("conflict"), how=(As("defender"),)),)),
                    effects=(
                        Deed("resolve", patient=Part("ring effect", Ref(0)), how=(As("attacking player", True),)),
                    ),
                    limit=Limit(1, "conflict", True),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Steadfast Samurai",
        "character",
        id="01-steadfast-samurai",
        side="dynasty",
        clan="lion",
        traits=("bushi",),
        cost=1,
        military=1,
        political=1,
        glory=1,
        allowed_clans=("lion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("begin", patient=PhaseOf("fate")),)),
                    (Compare(StatOf("honor", You()), ">=", Plus(StatOf("honor", Opponent()), 5)),),
                    effects=(
                        Until("phase", (Forbid(Deed("discard", patient=THIS)), Forbid(Deed("lose", THIS, a("fate"))))),
                    ),
                    forced=True,
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Steadfast Witch Hunter",
        "character",
        id="01-steadfast-witch-hunter",
        side="dynasty",
        clan="crab",
        traits=("shugenja", "earth"),
        cost=4,
        military=4,
        political=2,
        glory=0,
        allowed_clans=("crab",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    costs=(Deed("sacrifice", patient=a("character", Is("friendly"))),),
                    choices=(choose(a("character")),),
                    effects=(Deed("ready", patient=Ref(1)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Stoic Magistrate",
        "character",
        id="03-stoic-magistrate",
        side="dynasty",
        clan="crab",
        traits=("bushi", "imperial", "magistrate"),
        cost=3,
        military=2,
        political=2,
        glory=1,
        allowed_clans=("crab",),
        program=TextBox(
            constants=(
                While(
                    Be(THIS, Is("defending")),
                    (Forbid(Deed("count", each("character", StatIs("cost", "<=", Number(2), "printed"))), True),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Swift Magistrate",
        "character",
        id="02-swift-magistrate",
        side="dynasty",
        clan="unicorn",
        traits=("bushi", "imperial", "magistrate"),
        cost=3,
        military=2,
        political=2,
        glory=1,
        allowed_clans=("unicorn",),
        program=TextBox(
            constants=(While(ATTACKING, (Forbid(Deed("count", each("character", Other(), Has(Noun("fate")))), True),)),)
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Togashi Initiate",
        "character",
        id="01-togashi-initiate",
        side="dynasty",
        clan="dragon",
        traits=("monk", "tattooed"),
        cost=1,
        military=1,
        political=1,
        glory=2,
        allowed_clans=("dragon",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(ATTACKING,),
                    costs=(Deed("spend", patient=fate(1), goal=a("ring", Is("unclaimed"))),),
                    effects=(Deed("honor", patient=THIS),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Togashi Mendicant",
        "character",
        id="07-togashi-mendicant",
        side="dynasty",
        clan="dragon",
        traits=("monk", "tattooed"),
        cost=1,
        military=1,
        political=1,
        glory=1,
        allowed_clans=("dragon",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("begin", patient=PhaseOf("fate")),)),
                    effects=(
                        Deed("look at", patient=Top(Number(3), Place("dynasty deck", You()))),
                        Then((Deed("return", patient=Ref(0), how=(AnyOrder(),)),)),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Togashi Yokuni",
        "character",
        id="01-togashi-yokuni",
        side="dynasty",
        clan="dragon",
        traits=("bushi", "shugenja", "champion"),
        cost=5,
        military=5,
        political=5,
        glory=3,
        unique=True,
        allowed_clans=("dragon",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    choices=(choose(a("ability", Is("triggered"), On(a("character", Other())))),),
                    effects=(Until("phase", (Gains(THIS, (AbilityOf(Ref(0)),)),)),),
                    limit=Limit(1, max=True),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Utaku Infantry",
        "character",
        id="01-utaku-infantry",
        side="dynasty",
        clan="unicorn",
        traits=("bushi",),
        cost=1,
        military=0,
        political=0,
        glory=1,
        allowed_clans=("unicorn",),
        program=TextBox(
            constants=(
                While(
                    PARTICIPATING,
                    (
                        Gets(
                            THIS,
                            (
                                Bonus(
                                    "military",
                                    Per(
                                        Number(1),
                                        Noun("character", (Is("participating"), OfClan("unicorn"), Controlled(You()))),
                                    ),
                                ),
                                Bonus(
                                    "political",
                                    Per(
                                        Number(1),
                                        Noun("character", (Is("participating"), OfClan("unicorn"), Controlled(You()))),
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
        "Utaku Mediator",
        "character",
        id="05-utaku-mediator",
        side="dynasty",
        clan="unicorn",
        traits=("courtier",),
        cost=1,
        military=0,
        political=1,
        glory=0,
        allowed_clans=("unicorn",),
        program=TextBox(
            constants=(
                While(
                    NotSo(Be(You(), Holds(The("imperial favor")))),
                    (Gets(THIS, (Bonus("military", Number(1)), Bonus("political", Number(1)))),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Utaku Yumino",
        "character",
        id="01-utaku-yumino",
        side="dynasty",
        clan="unicorn",
        traits=("bushi", "battle-maiden", "cavalry"),
        cost=3,
        military=2,
        political=2,
        glory=3,
        unique=True,
        allowed_clans=("unicorn",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    costs=(Deed("discard", patient=a("card", In((Place("hand", You()),)))),),
                    effects=(
                        Until("conflict", (Gets(THIS, (Bonus("military", Number(2)), Bonus("political", Number(2)))),)),
                    ),
                    limit=Limit(1, "conflict"),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Vanguard Warrior",
        "character",
        id="01-vanguard-warrior",
        side="dynasty",
        clan="crab",
        traits=("bushi",),
        cost=2,
        military=2,
        political=1,
        glory=1,
        allowed_clans=("crab",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    costs=(Deed("sacrifice", patient=THIS),),
                    choices=(choose(a("character")),),
                    effects=(Deed("place", patient=fate(1), goal=Ref(0)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Venerable Historian",
        "character",
        id="01-venerable-historian",
        side="dynasty",
        clan="lion",
        traits=("courtier", "scholar"),
        cost=2,
        political=1,
        glory=3,
        allowed_clans=("lion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(PARTICIPATING, Compare(StatOf("honor", You()), ">", StatOf("honor", Opponent()))),
                    effects=(Deed("honor", patient=THIS),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Vengeful Berserker",
        "character",
        id="01-vengeful-berserker",
        side="dynasty",
        clan="crab",
        traits=("bushi", "berserker"),
        cost=3,
        military=3,
        glory=0,
        allowed_clans=("crab",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("leave play", patient=a("character", Other(), Controlled(You())), how=(during(),)),)),
                    effects=(Until("conflict", (Deed("double", patient=Skill(("military",), THIS)),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Wandering Ronin",
        "character",
        id="01-wandering-ronin",
        side="dynasty",
        traits=("bushi", "ronin"),
        cost=3,
        military=2,
        political=2,
        glory=0,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    costs=(Deed("remove", patient=fate(1), source=THIS),),
                    effects=(
                        Until("conflict", (Gets(THIS, (Bonus("military", Number(2)), Bonus("political", Number(2)))),)),
                    ),
                    limit=Limit(2, "conflict"),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "War Dog Master",
        "character",
        id="04-war-dog-master",
        side="dynasty",
        clan="unicorn",
        traits=("bushi",),
        cost=3,
        military=2,
        glory=2,
        allowed_clans=("unicorn",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("declare", patient=THIS, how=(As("attacker"),)),)),
                    costs=(Deed("discard", patient=Top(Number(1), Place("dynasty deck", You()))),),
                    effects=(
                        Until("conflict", (Gets(THIS, (Bonus("military", StatOf("cost", Ref(0), "printed")),)),)),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Warrior Poet",
        "character",
        id="01-warrior-poet",
        side="dynasty",
        clan="unicorn",
        traits=("bushi", "cavalry"),
        cost=3,
        military=2,
        political=2,
        glory=2,
        allowed_clans=("unicorn",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(PARTICIPATING,),
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
        expansion="core",
    ),
    LcgCard(
        "Yasuki Taka",
        "character",
        id="06-yasuki-taka",
        side="dynasty",
        clan="crab",
        traits=("wily-trader", "daimyo"),
        cost=5,
        military=3,
        political=4,
        glory=2,
        unique=True,
        allowed_clans=("crab",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger(
                        (
                            Deed(
                                "leave play", patient=a("character", OfClan("crab")), how=(During(PhaseOf("conflict")),)
                            ),
                        )
                    ),
                    effects=(Deed("gain", patient=fate(1)),),
                    limit=Limit(0),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Yogo Hiroue",
        "character",
        id="01-yogo-hiroue",
        side="dynasty",
        clan="scorpion",
        traits=("courtier",),
        cost=4,
        military=0,
        political=4,
        glory=2,
        unique=True,
        allowed_clans=("scorpion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(PARTICIPATING,),
                    choices=(choose(a("character", Not(Is("participating")))),),
                    effects=(
                        Deed("move", patient=Ref(0), goal=The("conflict")),
                        Then(
                            (
                                If(
                                    Happens(Deed("win", You(), The("conflict"))),
                                    (May(You(), (Deed("dishonor", patient=Ref(0)),)),),
                                ),
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
        "Yogo Outcast",
        "character",
        id="01-yogo-outcast",
        side="dynasty",
        clan="scorpion",
        traits=("shugenja", "air"),
        cost=2,
        military=2,
        political=2,
        glory=1,
        allowed_clans=("scorpion",),
        program=TextBox(
            constants=(
                While(
                    Compare(StatOf("honor", You()), "<", StatOf("honor", Opponent())),
                    (Gets(THIS, (Bonus("military", Number(1)), Bonus("political", Number(1)))),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Young Rumormonger",
        "character",
        id="01-young-rumormonger",
        side="dynasty",
        clan="scorpion",
        traits=("courtier",),
        cost=2,
        military=2,
        political=2,
        glory=1,
        allowed_clans=("scorpion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "interrupt",
                    Trigger((Deed("honor", patient=a("character")), Deed("dishonor", patient=Ref(0))), True),
                    choices=(choose(a("character", Other(), Controlled(Owner(Ref(0), True)))),),
                    effects=(Instead((Deed("receive", Ref(1), The("honor or dishonor")),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
)
