"""Strongholds of the Living Card Game, made by `rokugan.cards.lcg.shipping`."""

from rokugan.cards.lcg.model import LcgCard
from rokugan.program.lcg.idioms import THIS, a, choose, during, each, honor
from rokugan.program.lcg.nodes import (
    Be,
    Bonus,
    Compare,
    Controlled,
    Deed,
    Gets,
    Has,
    HasTrait,
    If,
    Is,
    Noun,
    Number,
    OfType,
    Opponent,
    Ref,
    SelectOne,
    StatIs,
    StatOf,
    TextBox,
    Triggered,
    Until,
    You,
)

CARDS: tuple[LcgCard, ...] = (
    LcgCard(
        "City of the Open Hand",
        "stronghold",
        id="01-city-of-the-open-hand",
        side="province",
        clan="scorpion",
        traits=("city",),
        strength_bonus=1,
        honor=10,
        fate=7,
        influence_pool=10,
        deck_limit=1,
        unique=True,
        allowed_clans=("scorpion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(Compare(StatOf("honor", You()), "<", StatOf("honor", Opponent())),),
                    costs=(Deed("bow", patient=THIS),),
                    effects=(
                        SelectOne(
                            ((Deed("lose", Opponent(), honor(1)),), (Deed("gain", You(), honor(1)),)), before=True
                        ),
                    ),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Golden Plains Outpost",
        "stronghold",
        id="01-golden-plains-outpost",
        side="province",
        clan="unicorn",
        traits=("outpost",),
        strength_bonus=0,
        honor=10,
        fate=7,
        influence_pool=10,
        deck_limit=1,
        unique=True,
        allowed_clans=("unicorn",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(OfType("military")),),
                    costs=(Deed("bow", patient=THIS),),
                    choices=(choose(a("character", HasTrait("cavalry"), Controlled(You()))),),
                    effects=(Deed("move", patient=Ref(1), goal=Ref(0)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Isawa Mori Seidō",
        "stronghold",
        id="01-isawa-mori-seido",
        side="province",
        clan="phoenix",
        traits=("shrine",),
        strength_bonus=2,
        honor=11,
        fate=7,
        influence_pool=10,
        deck_limit=1,
        unique=True,
        allowed_clans=("phoenix",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    costs=(Deed("bow", patient=THIS),),
                    choices=(choose(a("character")),),
                    effects=(Until("phase", (Gets(Ref(0), (Bonus("glory", Number(2)),)),)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Mountain's Anvil Castle",
        "stronghold",
        id="01-mountain-s-anvil-castle",
        side="province",
        clan="dragon",
        traits=("castle",),
        strength_bonus=2,
        honor=11,
        fate=7,
        influence_pool=10,
        deck_limit=1,
        unique=True,
        allowed_clans=("dragon",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    costs=(Deed("bow", patient=THIS),),
                    choices=(choose(a("character", Is("participating"), Has(Noun("attachment")))),),
                    effects=(
                        Until(
                            "conflict",
                            (
                                If(
                                    Be(Ref(1), Has(Noun("attachment"), number=2)),
                                    (Gets(Ref(1), (Bonus("military", Number(2)), Bonus("political", Number(2)))),),
                                    (Gets(Ref(1), (Bonus("military", Number(1)), Bonus("political", Number(1)))),),
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
        "Shiro Nishiyama",
        "stronghold",
        id="01-shiro-nishiyama",
        side="province",
        clan="crab",
        traits=("castle",),
        strength_bonus=3,
        honor=10,
        fate=7,
        influence_pool=10,
        deck_limit=1,
        unique=True,
        allowed_clans=("crab",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    costs=(Deed("bow", patient=THIS),),
                    effects=(
                        Until(
                            "conflict",
                            (
                                Gets(
                                    each("character", Is("defending"), Controlled(You())),
                                    (Bonus("military", Number(1)), Bonus("political", Number(1))),
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
        "Shizuka Toshi",
        "stronghold",
        id="01-shizuka-toshi",
        side="province",
        clan="crane",
        traits=("city",),
        strength_bonus=2,
        honor=11,
        fate=7,
        influence_pool=10,
        deck_limit=1,
        unique=True,
        allowed_clans=("crane",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(OfType("political")),),
                    costs=(Deed("bow", patient=THIS),),
                    choices=(choose(a("character", Is("participating"), StatIs("political", "<=", Number(2)))),),
                    effects=(Deed("bow", patient=Ref(1)),),
                ),
            )
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Yōjin no Shiro",
        "stronghold",
        id="01-yojin-no-shiro",
        side="province",
        clan="lion",
        traits=("castle",),
        strength_bonus=2,
        honor=12,
        fate=7,
        influence_pool=10,
        deck_limit=1,
        unique=True,
        allowed_clans=("lion",),
        program=TextBox(
            abilities=(
                Triggered(
                    "action",
                    conditions=(during(),),
                    costs=(Deed("bow", patient=THIS),),
                    effects=(
                        Until(
                            "conflict",
                            (
                                Gets(
                                    each("character", Is("attacking"), Controlled(You())),
                                    (Bonus("military", Number(1)),),
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
)
