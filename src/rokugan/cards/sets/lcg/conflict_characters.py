"""Conflict characters of the Living Card Game, made by `rokugan.cards.lcg.shipping`."""

from rokugan.cards.lcg.model import LcgCard
from rokugan.program.lcg.idioms import ATTACKING, PARTICIPATING, THIS, a, choose, during, each, fate, honor
from rokugan.program.lcg.nodes import (
    And,
    As,
    AsCard,
    Attached,
    Be,
    Bonus,
    By,
    Controlled,
    Deed,
    Forbid,
    Gains,
    Gap,
    Gets,
    Happens,
    HasKeyword,
    HasTrait,
    If,
    In,
    Is,
    May,
    Noun,
    Number,
    OfClan,
    OfElement,
    OfType,
    Opponent,
    Other,
    Part,
    Per,
    Place,
    Ref,
    Skill,
    StatIs,
    StatOf,
    TextBox,
    The,
    Then,
    Top,
    Trigger,
    Triggered,
    Until,
    Which,
    While,
    You,
)

CARDS: tuple[LcgCard, ...] = (
    LcgCard(
        "Adept of Shadows",
        "character",
        id="01-adept-of-shadows",
        side="conflict",
        clan="scorpion",
        traits=("bushi", "shinobi"),
        cost=2,
        military=2,
        political=2,
        glory=0,
        influence_cost=3,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    costs=(Deed("lose", patient=honor(1)),),
                    effects=(Deed("return", patient=THIS, goal=Place("hand", You())),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Ageless Crone",
        "character",
        id="04-ageless-crone",
        side="conflict",
        clan="lion",
        traits=("courtier",),
        cost=1,
        military=0,
        political=1,
        glory=0,
        influence_cost=1,
        program=TextBox(
            constants=(
                While(
                    during(Which(PARTICIPATING)),
                    (Deed("increase", patient=Skill(("cost",), each("event")), how=(By(Number(1)),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Bayushi Kachiko",
        "character",
        id="04-bayushi-kachiko",
        side="conflict",
        clan="scorpion",
        traits=("courtier", "imperial"),
        cost=5,
        military=3,
        political=6,
        glory=3,
        unique=True,
        allowed_clans=("scorpion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(PARTICIPATING, during(OfType("political"))),
                    choices=(
                        choose(
                            a("character", Is("participating"), StatIs("political", "<", StatOf("political", THIS)))
                        ),
                    ),
                    effects=(
                        Deed("move", patient=Ref(1), goal=Place("home")),
                        Then((May(You(), (Deed("bow", patient=Ref(1)),)),)),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Cunning Magistrate",
        "character",
        id="06-cunning-magistrate",
        side="conflict",
        clan="scorpion",
        traits=("bushi", "imperial", "magistrate"),
        cost=3,
        military=2,
        political=2,
        glory=1,
        allowed_clans=("scorpion",),
        program=TextBox(
            constants=(
                While(PARTICIPATING, (Forbid(Deed("count", each("character", Other(), Is("dishonored"))), True),)),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Goblin Sneak",
        "character",
        id="02-goblin-sneak",
        side="conflict",
        traits=("goblin", "shadowlands"),
        cost=2,
        military=1,
        glory=0,
        influence_cost=0,
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("enter play", patient=THIS),)),
                    effects=(Deed("place", patient=fate(1), source=Place("fate pool", Opponent()), goal=THIS),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Hiruma Ambusher",
        "character",
        id="01-hiruma-ambusher",
        side="conflict",
        clan="crab",
        traits=("bushi", "scout"),
        cost=2,
        military=2,
        political=2,
        glory=0,
        influence_cost=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("enter play", patient=THIS, how=(As("defender"),)),)),
                    choices=(choose(a("character")),),
                    effects=(Until("conflict", (Forbid(Deed("trigger", patient=Part("ability", Ref(0)))),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Hiruma Skirmisher",
        "character",
        id="04-hiruma-skirmisher",
        side="conflict",
        clan="crab",
        traits=("bushi", "scout"),
        cost=1,
        military=1,
        glory=1,
        influence_cost=2,
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("play", You(), THIS),)),
                    effects=(Until("phase", (Gains(THIS, (HasKeyword("covert"),)),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Ide Messenger",
        "character",
        id="01-ide-messenger",
        side="conflict",
        clan="unicorn",
        traits=("courtier",),
        cost=2,
        military=1,
        political=2,
        glory=0,
        influence_cost=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    costs=(Deed("spend", patient=fate(1)),),
                    choices=(choose(a("character", Controlled(You()))),),
                    effects=(Deed("move", patient=Ref(1), goal=The("conflict")),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Ishiken Initiate",
        "character",
        id="01-ishiken-initiate",
        side="conflict",
        clan="phoenix",
        traits=("shugenja", "void"),
        cost=2,
        military=1,
        political=1,
        glory=0,
        influence_cost=2,
        program=TextBox(
            constants=(
                Gets(
                    THIS,
                    (
                        Bonus("military", Per(Number(1), Noun("ring", (Is("claimed"),)))),
                        Bonus("political", Per(Number(1), Noun("ring", (Is("claimed"),)))),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Iuchi Wayfinder",
        "character",
        id="01-iuchi-wayfinder",
        side="conflict",
        clan="unicorn",
        traits=("shugenja", "water", "cavalry"),
        cost=1,
        military=1,
        political=1,
        glory=0,
        influence_cost=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("enter play", patient=THIS),)),
                    effects=(Deed("look at", patient=a("province", Is("facedown"))),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Master of the Spear",
        "character",
        id="01-master-of-the-spear",
        side="conflict",
        clan="lion",
        traits=("bushi",),
        cost=3,
        military=2,
        political=2,
        glory=1,
        influence_cost=3,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(ATTACKING,),
                    choices=(Deed("choose", Opponent(), a("character", Is("participating"), Controlled(Opponent()))),),
                    effects=(Deed("move", patient=Ref(0), goal=Place("home")),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Meek Informant",
        "character",
        id="02-meek-informant",
        side="conflict",
        clan="scorpion",
        traits=("peasant", "shinobi"),
        cost=1,
        political=1,
        glory=0,
        influence_cost=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("play", You(), THIS),)),
                    effects=(Deed("look at", patient=each("card", In((Place("hand", Opponent()),)))),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Political Rival",
        "character",
        id="01-political-rival",
        side="conflict",
        clan="crane",
        traits=("courtier",),
        cost=3,
        political=3,
        glory=0,
        influence_cost=2,
        program=TextBox(
            ("covert",), (While(Be(THIS, Is("defending")), (Gets(THIS, (Bonus("political", Number(3)),)),)),)
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Seeker of Knowledge",
        "character",
        id="01-seeker-of-knowledge",
        side="conflict",
        clan="phoenix",
        traits=("courtier", "shugenja", "air"),
        cost=2,
        military=0,
        political=2,
        glory=1,
        influence_cost=1,
        program=TextBox(
            constants=(
                While(ATTACKING, (Gains(The("contested ring"), (OfElement("air"),)),)),
                If(
                    Happens(Deed("win", THIS, The("conflict"), how=(As("attacker"),))),
                    (May(You(), (choose(Part("ring effect", The("contested ring"))),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Shrine Maiden",
        "character",
        id="03-shrine-maiden",
        side="conflict",
        clan="phoenix",
        traits=("monk",),
        cost=1,
        military=1,
        political=1,
        glory=0,
        influence_cost=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("enter play", patient=THIS),)),
                    costs=(Deed("reveal", patient=Top(Number(3), Place("conflict deck", You()))),),
                    effects=(
                        Deed(
                            "add",
                            patient=And(
                                (
                                    each(
                                        "card",
                                        HasTrait("spell"),
                                        Which(Happens(Deed("reveal", Part("ability", THIS), Gap()))),
                                    ),
                                    each(
                                        "card",
                                        HasTrait("kiho"),
                                        Which(Happens(Deed("reveal", Part("ability", THIS), Gap()))),
                                    ),
                                )
                            ),
                            goal=Place("hand", You()),
                        ),
                        Deed("discard", patient=The("rest")),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Steward of Law",
        "character",
        id="01-steward-of-law",
        side="conflict",
        clan="crane",
        traits=("courtier", "scholar"),
        cost=1,
        military=1,
        political=1,
        glory=0,
        influence_cost=1,
        program=TextBox(
            constants=(
                While(
                    PARTICIPATING, (Forbid(Deed("receive", each("character"), each("status token", Is("dishonored")))),)
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Stoic Gunsō",
        "character",
        id="01-stoic-gunso",
        side="conflict",
        clan="crab",
        traits=("bushi",),
        cost=2,
        military=2,
        political=1,
        glory=1,
        influence_cost=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    costs=(Deed("sacrifice", patient=a("character", Is("friendly"))),),
                    effects=(Until("conflict", (Gets(THIS, (Bonus("military", Number(3)),)),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Tattooed Wanderer",
        "character",
        id="01-tattooed-wanderer",
        side="conflict",
        clan="dragon",
        traits=("monk", "tattooed"),
        cost=1,
        military=2,
        political=1,
        glory=0,
        influence_cost=2,
        program=TextBox(
            constants=(
                May(
                    You(),
                    (
                        Deed(
                            "play",
                            patient=THIS,
                            how=(
                                AsCard("attachment", TextBox(constants=(Gains(Attached(), (HasKeyword("covert"),)),))),
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
        "Togashi Kazue",
        "character",
        id="01-togashi-kazue",
        side="conflict",
        clan="dragon",
        traits=("monk", "tattooed"),
        cost=3,
        military=3,
        political=3,
        glory=1,
        influence_cost=2,
        unique=True,
        program=TextBox(
            constants=(
                May(
                    You(),
                    (
                        Deed(
                            "play",
                            patient=THIS,
                            how=(
                                AsCard(
                                    "attachment",
                                    TextBox(
                                        abilities=(
                                            Triggered(
                                                "action",
                                                conditions=(during(Which(Be(Attached(), Is("participating")))),),
                                                choices=(choose(a("character", Other(), Is("participating"))),),
                                                effects=(
                                                    Deed("move", patient=fate(1), source=Ref(1), goal=Attached()),
                                                ),
                                            ),
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
        "Unassuming Yōjimbō",
        "character",
        id="01-unassuming-yojimbo",
        side="conflict",
        clan="scorpion",
        traits=("bushi", "yojimbo"),
        cost=3,
        military=3,
        political=1,
        glory=0,
        influence_cost=2,
        program=TextBox(("covert",)),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Vengeful Oathkeeper",
        "character",
        id="01-vengeful-oathkeeper",
        side="conflict",
        clan="lion",
        traits=("bushi",),
        cost=2,
        military=2,
        political=1,
        glory=0,
        influence_cost=2,
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("lose", You(), a("conflict", OfType("military"))),)),
                    effects=(Deed("put into play", patient=THIS, source=Place("hand", You())),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Young Harrier",
        "character",
        id="06-young-harrier",
        side="conflict",
        clan="crane",
        traits=("bushi", "scout", "shinobi"),
        cost=1,
        military=1,
        political=1,
        glory=1,
        influence_cost=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    costs=(Deed("dishonor", patient=THIS),),
                    effects=(
                        Until(
                            "phase",
                            (Forbid(Deed("dishonor", patient=each("character", OfClan("crane"), Controlled(You())))),),
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
)
