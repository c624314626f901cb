"""Regions of Samurai, made by `rokugan.workshop.shipping`."""

# ruff: noqa: E501
from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    ActionDid,
    Among,
    Attach,
    Bow,
    ChooseOne,
    Chosen,
    Compare,
    Continuous,
    Create,
    Destroy,
    Did,
    Discard,
    Draw,
    Each,
    Forbid,
    Give,
    If,
    In,
    Leader,
    Look,
    Modify,
    Move,
    Noun,
    Number,
    Pattern,
    PayGold,
    PayLess,
    Program,
    PutCard,
    Ref,
    Search,
    SetStat,
    Several,
    StatOf,
    Sum,
    Target,
    Trigger,
    Triggered,
    Uses,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Beiden Pass",
        "region",
        keywords=(
            "Mountain",
            "Unique",
        ),
        program=Program(
            traits=(
                Forbid(
                    "may not",
                    "move across",
                    Each(Noun(("unit",), plural=True, form="Units")),
                    In("battlefield", Ref("province")),
                    form="{everyone} {says0}|cannot {mayban}|move to or from {poss} battlefield",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "City of the Rich Frog",
        "region",
        keywords=(
            "Imperial",
            "City",
            "Unique",
        ),
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Target(
                                Noun(
                                    ("personality",), (In("battlefield"),), "your", plural=True, form="Personalities {}"
                                ),
                                0,
                            ),
                            (Modify("force", Number(4)),),
                            form="give {obj} {changes}",
                        ),
                    ),
                    conditions=(
                        Compare(
                            StatOf("family_honor", You()),
                            ">=",
                            Sum(
                                (
                                    StatOf("starting_honor", You()),
                                    Number(5),
                                )
                            ),
                            form="if {condition}|{amount} {be} {amount_is}~is|{num} {points} greater than {amount}~or more points",
                        ),
                    ),
                    uses=Uses(per="battle", said=True, form="once per battle"),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Farmlands",
        "region",
        keywords=(
            "Farm",
            "Singular",
        ),
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Create(
                            "follower",
                            (
                                (
                                    "force",
                                    Number(1),
                                ),
                            ),
                            attach_to=Target(
                                Noun(("personality",), whose="your", plural=True, form="Personalities"), 0
                            ),
                            form="create a {createdone} and attach it to {obj}|1F Follower",
                        ),
                    ),
                    constraints=(PayGold(Number(2), form="pay {num} Gold"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Ruins of Otosan Uchi",
        "region",
        keywords=("Unique",),
        program=Program(
            traits=(Continuous(Ref("province"), (Modify("strength", Number(2)),)),),
            abilities=(
                Ability(
                    ("limited",),
                    (Destroy(Target(Noun(("region",)), 1)),),
                    constraints=(
                        Bow(Chosen(Noun(("stronghold",), whose="your"), 0)),
                        Destroy(Ref("this")),
                    ),
                    form="{head} : {x} and {x} : {e} .",
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Seikitsu Mountains",
        "region",
        keywords=(
            "Mountain",
            "Singular",
        ),
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(
                            Target(Noun(("personality",), whose="your", plural=True, form="Personalities"), 0, most=-1),
                            "home",
                        ),
                    ),
                    constraints=(Bow(Ref("this"), form="bow {obj}"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Shinsei's Last Hope",
        "region",
        keywords=("Unique",),
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (Give(Ref("subject", words="its"), (SetStat("honor_requirement", Number(1), only="lower"),)),),
                    trigger=Trigger(
                        "before",
                        Pattern(
                            "attach",
                            Noun(("follower",), form="a {npone}|Follower"),
                            You(),
                            form="you {act} {circ*}|{do_verbs} {event_thing}|=attach",
                        ),
                    ),
                ),
                Ability(
                    ("reaction",),
                    (PayLess(Number(2), Number(1)),),
                    trigger=Trigger(
                        "when",
                        Pattern(
                            "pay",
                            Noun(("follower",), form="a {npone}|Follower"),
                            alternatives=(
                                Pattern("pay", Noun(("action",), (ActionDid("create", Noun(("follower",))),))),
                            ),
                        ),
                        form="when {pattern}",
                    ),
                    constraints=(Bow(Ref("this"), form="bow {obj}"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Sorrow's Path",
        "region",
        keywords=("Singular",),
        program=Program(
            traits=(
                Triggered(
                    Trigger(
                        "before",
                        Pattern(
                            "battle resolution",
                            In("battlefield", Ref("province")),
                            form="{span1} resolves {circ*}|{span} {span_at}|a battle",
                        ),
                    ),
                    (
                        ChooseOne(
                            (
                                (
                                    Target(
                                        Noun(("unit",), (In("attacking army"),)),
                                        0,
                                        chooser=Leader("attacker"),
                                        form="target {just_one} {npone}~one",
                                    ),
                                ),
                                (
                                    Target(
                                        Noun(("card",), (In("attacking army"),), plural=True, form="cards"),
                                        1,
                                        3,
                                        3,
                                        chooser=Leader("attacker"),
                                    ),
                                ),
                            ),
                            Leader("attacker"),
                            form="{psubj} targets {sel}, or {b:sel}, {where}",
                        ),
                        Destroy(
                            Several(
                                (
                                    Ref("slot", 0),
                                    Ref("slot", 1),
                                ),
                                form="=the targets",
                            )
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Three Man Alliance Plain",
        "region",
        keywords=(
            "Plains",
            "Singular",
        ),
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Target(Noun(("card",), (Among(Ref("subject", words="him")),)), 0),
                        Attach(
                            Chosen(Noun(("card",), whose="your", zone="hand"), 1),
                            Ref("subject", words="him"),
                            form="attach {obj} to {b:obj} from your hand",
                        ),
                        If(
                            Did(
                                "attach",
                                Ref("slot", 1, "the card"),
                                who=Ref("subject", words="he"),
                                form="{rsubj} attached {robj}",
                            ),
                            (Draw(Number(1)),),
                        ),
                    ),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "enter play",
                            Noun(
                                ("personality",), whose="your", plural=True, form="one of your {npmany}|Personalities"
                            ),
                        ),
                    ),
                    constraints=(Bow(Ref("this"), form="bow {obj}"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Togashi's Shrine",
        "region",
        keywords=(
            "Temple",
            "Unique",
        ),
        program=Program(
            traits=(Forbid("will not", "hold"),),
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Search(
                            (
                                "deck",
                                "discard",
                            ),
                            Noun(("ring",)),
                            form="search your {zones} for a {npone}|deck and discard pile",
                        ),
                        Look("show", Ref("found")),
                        PutCard(Ref("found"), "hand", You()),
                    ),
                    constraints=(
                        Bow(Ref("this", words="Togashi's Shrine"), form="bow {obj}"),
                        Discard(Chosen(Noun(("card",), whose="your", zone="hand"), 0)),
                    ),
                    form="{head} : {x} and {x} : {e} . {e} . {e} .",
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Utaku Meadows",
        "region",
        keywords=(
            "Plains",
            "Singular",
        ),
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Create(
                            "follower",
                            (
                                (
                                    "force",
                                    Number(1),
                                ),
                            ),
                            ("Cavalry",),
                            attach_to=Target(
                                Noun(("personality",), whose="your", plural=True, form="Personalities"), 0
                            ),
                            form="create a {createdone} and attach it to {obj}|1F Cavalry Follower",
                        ),
                    ),
                    constraints=(PayGold(Number(3), form="pay {num} Gold"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
)
