"""Holdings of the Living Card Game, made by `rokugan.cards.lcg.shipping`."""

from rokugan.cards.lcg.model import LcgCard
from rokugan.program.lcg.idioms import THIS, a, cards, choose, during, each, fate, honor
from rokugan.program.lcg.nodes import (
    Among,
    AsIfIn,
    At,
    Bonus,
    By,
    Compare,
    Controlled,
    Count,
    Deed,
    During,
    Face,
    Forbid,
    Gap,
    Gets,
    Happens,
    Has,
    IfAble,
    In,
    Instead,
    Is,
    LimitPer,
    May,
    Noun,
    Nth,
    Number,
    OfType,
    On,
    Opponent,
    Other,
    Part,
    PhaseOf,
    Place,
    Ref,
    SelectOne,
    Skill,
    Some,
    StatIs,
    TextBox,
    The,
    Top,
    Trigger,
    Triggered,
    Until,
    UpTo,
    Which,
    While,
    Within,
    You,
)

CARDS: tuple[LcgCard, ...] = (
    LcgCard(
        "Artisan Academy",
        "holding",
        id="01-artisan-academy",
        side="dynasty",
        clan="crane",
        traits=("academy",),
        strength_bonus=1,
        allowed_clans=("crane",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(During(PhaseOf("conflict")),),
                    effects=(
                        Deed("reveal", patient=Top(Number(1), Place("conflict deck", You()))),
                        Until(
                            "phase", (May(You(), (Deed("play", patient=Ref(0), how=(AsIfIn(Place("hand", You())),)),)),)
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Borderlands Fortifications",
        "holding",
        id="01-borderlands-fortifications",
        side="dynasty",
        clan="crab",
        traits=("battlefield",),
        strength_bonus=2,
        allowed_clans=("crab",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    choices=(choose(a("card", In((a("province", Controlled(You())),)))),),
                    effects=(Deed("switch", patient=THIS, goal=Ref(0)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Chisei District",
        "holding",
        id="04-chisei-district",
        side="dynasty",
        clan="crane",
        traits=("imperial",),
        strength_bonus=1,
        deck_limit=1,
        unique=True,
        allowed_clans=("crane",),
        program=TextBox(
            constants=(
                LimitPer(1, "deck"),
                Forbid(Deed("declare", patient=each("conflict", OfType("military")), goal=Part("province", THIS))),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "City of Lies",
        "holding",
        id="01-city-of-lies",
        side="dynasty",
        clan="scorpion",
        traits=("city",),
        strength_bonus=1,
        allowed_clans=("scorpion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    effects=(
                        Deed(
                            "reduce",
                            patient=Skill(
                                ("cost",),
                                a(
                                    "event",
                                    Nth("next"),
                                    Which(Happens(Deed("play", You(), Gap(), how=(Within("phase"),)))),
                                ),
                            ),
                            how=(By(Number(1)),),
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Favorable Ground",
        "holding",
        id="01-favorable-ground",
        side="dynasty",
        traits=("battlefield",),
        strength_bonus=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    costs=(Deed("sacrifice", patient=THIS),),
                    choices=(choose(a("character", Controlled(You()))),),
                    effects=(
                        SelectOne(
                            (
                                (Deed("move", patient=Ref(1), goal=The("conflict")),),
                                (Deed("move", patient=Ref(1), goal=Place("home")),),
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
        "Forgotten Library",
        "holding",
        id="01-forgotten-library",
        side="dynasty",
        clan="phoenix",
        traits=("library", "shrine"),
        strength_bonus=0,
        allowed_clans=("phoenix",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("begin", patient=PhaseOf("draw")),)),
                    effects=(Deed("draw", patient=cards(1)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Funeral Pyre",
        "holding",
        id="01-funeral-pyre",
        side="dynasty",
        clan="crab",
        traits=("ritual",),
        strength_bonus=0,
        allowed_clans=("crab",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    costs=(Deed("sacrifice", patient=a("character", Is("friendly"))),),
                    effects=(Deed("draw", patient=cards(1)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Hito District",
        "holding",
        id="02-hito-district",
        side="dynasty",
        clan="lion",
        traits=("imperial",),
        strength_bonus=1,
        deck_limit=1,
        unique=True,
        allowed_clans=("lion",),
        program=TextBox(
            constants=(
                LimitPer(1, "deck"),
                Forbid(Deed("declare", patient=each("conflict", OfType("political")), goal=Part("province", THIS))),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Imperial Storehouse",
        "holding",
        id="01-imperial-storehouse",
        side="dynasty",
        traits=("imperial",),
        strength_bonus=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "action", costs=(Deed("sacrifice", patient=THIS),), effects=(Deed("draw", patient=cards(1)),)
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Iron Mine",
        "holding",
        id="07-iron-mine",
        side="dynasty",
        clan="crab",
        traits=("mine",),
        strength_bonus=0,
        allowed_clans=("crab",),
        program=TextBox(
            abilities=(
                Triggered(
                    "interrupt",
                    Trigger((Deed("leave play", patient=a("character", Controlled(You()))),), True),
                    effects=(Instead((Deed("sacrifice", patient=THIS),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Kanjo District",
        "holding",
        id="07-kanjo-district",
        side="dynasty",
        clan="phoenix",
        traits=("imperial",),
        strength_bonus=2,
        deck_limit=1,
        unique=True,
        allowed_clans=("phoenix",),
        program=TextBox(
            constants=(LimitPer(1, "deck"),),
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    costs=(Deed("discard", patient=The("imperial favor")),),
                    choices=(choose(a("character", Is("participating"))),),
                    effects=(Deed("bow", patient=Ref(1)), Deed("move", patient=Ref(1), goal=Place("home"))),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Karada District",
        "holding",
        id="02-karada-district",
        side="dynasty",
        clan="crab",
        traits=("imperial",),
        strength_bonus=1,
        deck_limit=1,
        unique=True,
        allowed_clans=("crab",),
        program=TextBox(
            constants=(LimitPer(1, "deck"),),
            abilities=(
                Triggered(
                    "action",
                    costs=(Deed("give", patient=fate(1), goal=Opponent()),),
                    choices=(choose(a("attachment", On(a("character", Controlled(Opponent()))))),),
                    effects=(
                        IfAble(
                            (
                                Deed("take control", patient=Ref(0)),
                                Deed("attach", patient=Ref(0), goal=a("character", Is("eligible"), Controlled(You()))),
                            ),
                            (Deed("discard", patient=Ref(2)),),
                        ),
                    ),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Magnificent Lighthouse",
        "holding",
        id="03-magnificent-lighthouse",
        side="dynasty",
        clan="phoenix",
        traits=("landmark",),
        strength_bonus=2,
        allowed_clans=("phoenix",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    effects=(
                        Deed("look at", patient=Top(Number(3), Place("deck", Opponent()))),
                        Deed("discard", patient=Some(Number(1), Noun("card", (Among(Ref(0)),)))),
                        Deed("place", patient=The("other"), goal=Place("deck", end="top")),
                        Deed("place", patient=The("other"), goal=Place("deck", end="bottom")),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Miwaku Kabe",
        "holding",
        id="03-miwaku-kabe",
        side="dynasty",
        traits=("imperial",),
        strength_bonus=3,
        deck_limit=1,
        unique=True,
        program=TextBox(
            constants=(LimitPer(1, "deck"),),
            abilities=(
                Triggered(
                    "interrupt",
                    Trigger((Deed("break", patient=Part("province", THIS)),)),
                    effects=(Deed("shuffle", patient=THIS, goal=Place("dynasty deck", You())),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Mountaintop Statuary",
        "holding",
        id="05-mountaintop-statuary",
        side="dynasty",
        clan="dragon",
        traits=("temple",),
        strength_bonus=1,
        allowed_clans=("dragon",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("turn", patient=THIS, how=(Face(True),)),)),
                    effects=(Deed("move", patient=THIS, goal=a("province", Is("stronghold"), Controlled(You()))),),
                ),
                Triggered(
                    "action",
                    conditions=(during(At(Part("province", THIS))),),
                    costs=(Deed("sacrifice", patient=THIS),),
                    choices=(choose(a("character", Is("attacking"), StatIs("cost", "<=", Number(2), "printed"))),),
                    effects=(Deed("move", patient=Ref(2), goal=Place("home")),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Secluded Temple",
        "holding",
        id="01-secluded-temple",
        side="dynasty",
        clan="dragon",
        traits=("shrine",),
        strength_bonus=1,
        allowed_clans=("dragon",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("begin", patient=PhaseOf("conflict")),)),
                    choices=(
                        Deed(
                            "choose",
                            each(
                                "player",
                                Other(),
                                Which(
                                    Compare(
                                        Count(Noun("character", (Controlled(Gap()),))),
                                        ">",
                                        Count(Noun("character", (Controlled(You()),))),
                                    )
                                ),
                            ),
                            a("character", Controlled(Ref(0)), Has(Noun("fate"))),
                        ),
                    ),
                    effects=(Deed("remove", patient=fate(1), source=Ref(1)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Staging Ground",
        "holding",
        id="01-staging-ground",
        side="dynasty",
        clan="lion",
        traits=("battlefield",),
        strength_bonus=1,
        allowed_clans=("lion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    choices=(
                        choose(UpTo(Number(2), Noun("card", (Is("facedown"), In((Place("provinces", You()),)))))),
                    ),
                    effects=(Deed("turn", patient=Ref(0), how=(Face(True),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "The Imperial Palace",
        "holding",
        id="05-the-imperial-palace",
        side="dynasty",
        traits=("imperial",),
        strength_bonus=2,
        deck_limit=1,
        unique=True,
        program=TextBox(
            constants=(
                LimitPer(1, "deck"),
                While(During(each("glory count")), (Gets(THIS, (Bonus("glory count", Number(3)),)),)),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Windswept Yurt",
        "holding",
        id="02-windswept-yurt",
        side="dynasty",
        clan="unicorn",
        strength_bonus=1,
        allowed_clans=("unicorn",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    costs=(Deed("sacrifice", patient=THIS),),
                    effects=(
                        SelectOne(
                            ((Deed("gain", each("player"), fate(2)),), (Deed("gain", each("player"), honor(2)),)),
                            before=True,
                        ),
                        Deed("refill", patient=Part("province", THIS), how=(Face(True),)),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
)
