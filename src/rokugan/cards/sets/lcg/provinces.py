"""Provinces of the Living Card Game, made by `rokugan.cards.lcg.shipping`."""

from rokugan.cards.lcg.model import LcgCard
from rokugan.program.lcg.idioms import THIS, a, cards, choose, during, each, fate, honor
from rokugan.program.lcg.nodes import (
    Among,
    As,
    At,
    Be,
    Bonus,
    Controlled,
    Count,
    Deed,
    During,
    Exists,
    Forbid,
    ForThing,
    Gap,
    Gets,
    Has,
    HasTrait,
    In,
    Instead,
    Is,
    NoStrongholdProvince,
    Noun,
    Number,
    OfElement,
    OfType,
    On,
    Opponent,
    Part,
    Per,
    Place,
    Ref,
    RoleOnly,
    SelectOne,
    Skill,
    Some,
    StatIs,
    StatOf,
    TextBox,
    The,
    To,
    Top,
    Trigger,
    Triggered,
    Until,
    UntilSo,
    While,
    You,
)

CARDS: tuple[LcgCard, ...] = (
    LcgCard(
        "Along the River of Gold",
        "province",
        id="07-along-the-river-of-gold",
        side="province",
        traits=("river",),
        strength=4,
        elements=("water",),
        deck_limit=1,
        role_restriction="water",
        program=TextBox(
            constants=(RoleOnly("water"),),
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(At(a("province", OfElement("water")))),),
                    choices=(choose(a("character", Is("participating"))),),
                    effects=(
                        Until("conflict", (Deed("switch", patient=Skill(("military", "political"), Ref(2), "base")),)),
                    ),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Ancestral Lands",
        "province",
        id="01-ancestral-lands",
        side="province",
        strength=5,
        elements=("earth",),
        deck_limit=1,
        program=TextBox(
            constants=(
                While(During(each("conflict", OfType("political"))), (Gets(THIS, (Bonus("strength", Number(5)),)),)),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Before the Throne",
        "province",
        id="05-before-the-throne",
        side="province",
        traits=("imperial",),
        strength=5,
        elements=("air",),
        deck_limit=1,
        program=TextBox(
            constants=(NoStrongholdProvince(),),
            abilities=(
                Triggered(
                    "interrupt",
                    Trigger((Deed("break", patient=THIS),)),
                    effects=(Deed("take", patient=honor(2), source=Opponent()),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Blood of Onnotangu",
        "province",
        id="02-blood-of-onnotangu",
        side="province",
        traits=("shrine",),
        strength=3,
        elements=("fire",),
        deck_limit=1,
        role_restriction="seeker",
        program=TextBox(
            constants=(
                RoleOnly("seeker"),
                While(
                    During(each("conflict", At(THIS))),
                    (Forbid(Deed("spend", each("player"), a("fate"), Place("fate pool", Ref(1)))),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Defend the Wall",
        "province",
        id="01-defend-the-wall",
        side="province",
        clan="crab",
        strength=4,
        elements=("earth",),
        deck_limit=1,
        allowed_clans=("crab",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("win", You(), a("conflict", At(THIS))),)),
                    effects=(
                        Deed("resolve", patient=Part("ring effect", Ref(0)), how=(As("attacking player", True),)),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Elemental Fury",
        "province",
        id="01-elemental-fury",
        side="province",
        strength=4,
        elements=("water",),
        deck_limit=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("reveal", patient=THIS),)),
                    effects=(Deed("switch", patient=The("contested ring"), goal=a("ring", Is("unclaimed"))),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Endless Plains",
        "province",
        id="01-endless-plains",
        side="province",
        clan="unicorn",
        strength=2,
        elements=("water",),
        deck_limit=1,
        allowed_clans=("unicorn",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("declare", patient=a("conflict"), goal=THIS),)),
                    costs=(Deed("break", patient=THIS),),
                    choices=(Deed("choose", Opponent(), a("character", Is("attacking"))),),
                    effects=(Deed("discard", patient=Ref(1)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Entrenched Position",
        "province",
        id="01-entrenched-position",
        side="province",
        strength=5,
        elements=("earth",),
        deck_limit=1,
        program=TextBox(
            constants=(
                While(During(each("conflict", OfType("military"))), (Gets(THIS, (Bonus("strength", Number(5)),)),)),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Feast or Famine",
        "province",
        id="04-feast-or-famine",
        side="province",
        strength=3,
        elements=("fire",),
        deck_limit=1,
        role_restriction="fire",
        program=TextBox(
            constants=(RoleOnly("fire"),),
            abilities=(
                Triggered(
                    "interrupt",
                    Trigger((Deed("break", patient=THIS),)),
                    choices=(choose(a("character", Controlled(Opponent()))),),
                    effects=(Deed("move", patient=fate(1), source=Ref(0), goal=a("character", Controlled(You()))),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Fertile Fields",
        "province",
        id="01-fertile-fields",
        side="province",
        strength=4,
        elements=("air",),
        deck_limit=1,
        program=TextBox(
            abilities=(Triggered("action", conditions=(during(At(THIS)),), effects=(Deed("draw", patient=cards(1)),)),)
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Frostbitten Crossing",
        "province",
        id="03-frostbitten-crossing",
        side="province",
        strength=4,
        elements=("air",),
        deck_limit=1,
        role_restriction="air",
        program=TextBox(
            constants=(RoleOnly("air"),),
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(At(THIS)),),
                    choices=(choose(a("character", Is("participating"))),),
                    effects=(Deed("discard", patient=each("attachment", On(Ref(1)))),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Guardians of the Seikitsu",
        "province",
        id="05-guardians-of-the-seikitsu",
        side="province",
        strength=5,
        elements=("earth",),
        deck_limit=1,
        role_restriction="earth",
        program=TextBox(
            constants=(RoleOnly("earth"),),
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("reveal", patient=THIS),)),
                    effects=(Deed("bow", patient=each("character", StatIs("cost", "<=", Number(2), "printed"))),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Kuroi Mori",
        "province",
        id="01-kuroi-mori",
        side="province",
        clan="phoenix",
        strength=4,
        elements=("void",),
        deck_limit=1,
        allowed_clans=("phoenix",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(At(THIS)),),
                    effects=(
                        SelectOne(
                            (
                                (Deed("switch", patient=The("contested ring"), goal=a("ring", Is("unclaimed"))),),
                                (Deed("switch", patient=The("conflict type")),),
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
        "Manicured Garden",
        "province",
        id="01-manicured-garden",
        side="province",
        strength=4,
        elements=("air",),
        deck_limit=1,
        program=TextBox(
            abilities=(Triggered("action", conditions=(during(At(THIS)),), effects=(Deed("gain", patient=fate(1)),)),)
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Massing at Twilight",
        "province",
        id="06-massing-at-twilight",
        side="province",
        strength=8,
        elements=("void",),
        deck_limit=1,
        role_restriction="void",
        program=TextBox(
            constants=(
                RoleOnly("void"),
                While(
                    During(each("conflict", At(THIS))),
                    (Deed("count", each("character"), how=(To(StatOf("combined skill", Gap())),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Meditations on the Tao",
        "province",
        id="01-meditations-on-the-tao",
        side="province",
        strength=4,
        elements=("fire",),
        deck_limit=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(At(THIS)),),
                    choices=(choose(a("character", Is("attacking"))),),
                    effects=(Deed("remove", patient=fate(1), source=Ref(1)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Night Raid",
        "province",
        id="01-night-raid",
        side="province",
        strength=4,
        elements=("fire",),
        deck_limit=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("reveal", patient=THIS),)),
                    effects=(
                        Deed(
                            "choose",
                            Opponent(),
                            Some(
                                Count(Noun("character", (Is("attacking"),))),
                                Noun("card", (In((Place("hand", Opponent()),)),)),
                            ),
                        ),
                        Deed("discard", Opponent(), Ref(0)),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Pilgrimage",
        "province",
        id="01-pilgrimage",
        side="province",
        strength=5,
        elements=("void",),
        deck_limit=1,
        program=TextBox(
            constants=(While(During(each("conflict", At(THIS))), (Deed("cancel", patient=each("ring effect")),)),)
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Public Forum",
        "province",
        id="04-public-forum",
        side="province",
        strength=3,
        elements=("earth",),
        deck_limit=1,
        program=TextBox(
            constants=(NoStrongholdProvince(),),
            abilities=(
                Triggered(
                    "interrupt",
                    Trigger((Deed("break", patient=THIS),), True),
                    (Exists(Noun("honor token", (On(THIS),)), "<"),),
                    effects=(Instead((Deed("place", patient=Some(Number(1), Noun("honor token")), goal=THIS),)),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Rally to the Cause",
        "province",
        id="01-rally-to-the-cause",
        side="province",
        strength=4,
        elements=("water",),
        deck_limit=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("reveal", patient=THIS),)),
                    effects=(Deed("switch", patient=The("conflict type")),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Restoration of Balance",
        "province",
        id="01-restoration-of-balance",
        side="province",
        clan="dragon",
        strength=3,
        elements=("fire",),
        deck_limit=1,
        allowed_clans=("dragon",),
        program=TextBox(
            abilities=(
                Triggered(
                    "interrupt",
                    Trigger((Deed("break", patient=THIS),)),
                    effects=(
                        Deed(
                            "discard",
                            Opponent(),
                            each("card", In((Place("hand", Opponent()),))),
                            how=(UntilSo(Be(Opponent(), Has(Noun("card", (In((Place("hand"),)),)), "<=", 4))),),
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Riot in the Streets",
        "province",
        id="03-riot-in-the-streets",
        side="province",
        strength=4,
        elements=("water",),
        deck_limit=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(
                        during(At(THIS)),
                        Exists(
                            Noun("character", (Is("participating"), HasTrait("bushi"), Controlled(You()))), number=3
                        ),
                    ),
                    choices=(choose(a("character", Is("participating"))),),
                    effects=(Deed("bow", patient=Ref(2)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "Secret Cache",
        "province",
        id="01-secret-cache",
        side="province",
        clan="scorpion",
        strength=4,
        elements=("air",),
        deck_limit=1,
        allowed_clans=("scorpion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("declare", patient=a("conflict"), goal=THIS),)),
                    effects=(
                        Deed(
                            "search", patient=Top(Number(5), Place("conflict deck", You())), how=(ForThing(a("card")),)
                        ),
                        Deed("add", patient=Ref(2), goal=Place("hand", You())),
                        Deed("shuffle"),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Shameful Display",
        "province",
        id="01-shameful-display",
        side="province",
        strength=3,
        elements=("void",),
        deck_limit=1,
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(At(THIS)),),
                    choices=(choose(Some(Number(2), Noun("character", (Is("participating"),)))),),
                    effects=(
                        Deed("honor", patient=Some(Number(1), Noun("character", (Among(Ref(1)),)))),
                        Deed("dishonor", patient=The("other")),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Tears of Amaterasu",
        "province",
        id="02-tears-of-amaterasu",
        side="province",
        traits=("shrine",),
        strength=4,
        elements=("void",),
        deck_limit=1,
        role_restriction="keeper",
        program=TextBox(
            constants=(RoleOnly("keeper"),),
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("reveal", patient=THIS),)),
                    effects=(
                        Deed("gain", patient=Some(Per(Number(1), Noun("character", (Is("attacking"),))), Noun("fate"))),
                    ),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="imperial",
    ),
    LcgCard(
        "The Art of Peace",
        "province",
        id="01-the-art-of-peace",
        side="province",
        clan="crane",
        strength=4,
        elements=("air",),
        deck_limit=1,
        allowed_clans=("crane",),
        program=TextBox(
            abilities=(
                Triggered(
                    "interrupt",
                    Trigger((Deed("break", patient=THIS),)),
                    effects=(
                        Deed("dishonor", patient=each("character", Is("attacking"))),
                        Deed("honor", patient=each("character", Is("defending"))),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "The Art of War",
        "province",
        id="01-the-art-of-war",
        side="province",
        clan="lion",
        strength=3,
        elements=("water",),
        deck_limit=1,
        allowed_clans=("lion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "interrupt", Trigger((Deed("break", patient=THIS),)), effects=(Deed("draw", patient=cards(3)),)
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
)
