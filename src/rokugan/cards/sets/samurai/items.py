"""Items of Samurai, made by `rokugan.workshop.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    Among,
    Attach,
    Bow,
    Chosen,
    Continuous,
    Destroy,
    Discard,
    Dishonor,
    Draw,
    Each,
    EntryCost,
    Exists,
    FocusEffect,
    Forbid,
    GainHonor,
    Give,
    GrantKeyword,
    Happened,
    HasKeyword,
    If,
    In,
    Is,
    Later,
    LoseHonor,
    May,
    Modify,
    Noun,
    Number,
    Opposing,
    Past,
    Pattern,
    Program,
    PutCard,
    PutToken,
    RangedAttack,
    Ref,
    Search,
    State,
    StatIs,
    StatOf,
    Target,
    Targeting,
    Term,
    Together,
    Trigger,
    Triggered,
    With,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Blade of Hubris",
        "item",
        keywords=(
            "Weapon",
            "Shamesword",
        ),
        force=2,
        chi=1,
        gold_cost=2,
        focus_value=4,
        program=Program(
            traits=(
                Triggered(
                    Trigger("before", Pattern("phase ends", You(), details=("end",)), form="before {pattern}"),
                    (
                        If(
                            Is(
                                Ref("bearer"),
                                (Past("assign", form="{has_acted} {period}~assigned~this turn"),),
                                form="{rsubj} {vps}",
                            ),
                            (
                                Together(
                                    (
                                        GainHonor(Number(1)),
                                        PutToken(Ref("this"), "+1F"),
                                    )
                                ),
                            ),
                            (LoseHonor(Number(1)),),
                            form="if {condition}, {effect1}; if he did not, {f:effect1}",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Ceremonial Armor",
        "item",
        keywords=("Armor",),
        force=3,
        chi=0,
        gold_cost=7,
        focus_value=4,
        program=Program(
            traits=(
                EntryCost(
                    Number(4),
                    to=Noun(
                        ("personality",),
                        (
                            StatIs(
                                "gold_cost",
                                ">=",
                                Number(9),
                                form="{with} {quality}~with|{measure} of {quantity}~a Gold Cost~9 or greater",
                            ),
                        ),
                    ),
                ),
                Continuous(
                    Each(
                        Noun(
                            ("ranged attack",),
                            (
                                Targeting(
                                    Noun(("card",), (In("unit", Ref("this")),), plural=True, form="{npmany}|cards {}"),
                                    form="targeting {event_thing}",
                                ),
                            ),
                            plural=True,
                            form="Ranged Attacks {}",
                        )
                    ),
                    (Modify("strength", Number(-2)),),
                    form="{everyone} {says0}|have {changes}",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Chuda Hankyu",
        "item",
        keywords=("Weapon",),
        force=2,
        chi=0,
        gold_cost=3,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        LoseHonor(Number(3)),
                        Destroy(
                            Target(
                                Noun(
                                    (
                                        "follower",
                                        "personality",
                                    ),
                                    (
                                        With(
                                            Noun(("follower",), plural=True, form="Followers"),
                                            "=",
                                            Number(0),
                                            form="{without} {attmany}~without",
                                        ),
                                        StatIs(
                                            "force",
                                            "<",
                                            Number(5),
                                            form="{with} {quality}~, with|{measure} {quantity}~a Force~less than 5",
                                        ),
                                        In("any location"),
                                    ),
                                    form="Follower, or Personality {} {} {}",
                                ),
                                0,
                            )
                        ),
                    ),
                    constraints=(
                        Destroy(Ref("this")),
                        Dishonor(Ref("bearer")),
                    ),
                    form="{head} : {x} and {x} : {e} . {e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Daruma",
        "item",
        keywords=("Weapon",),
        force=3,
        chi=0,
        gold_cost=4,
        focus_value=4,
        program=Program(traits=(EntryCost(Number(2), to=Noun(("personality",), (HasKeyword("Crab Clan"),))),)),
        formats=("samurai",),
    ),
    CardDefinition(
        "Fan of Command",
        "item",
        force=0,
        chi=0,
        gold_cost=3,
        focus_value=2,
        program=Program(traits=(Continuous(Ref("bearer"), (GrantKeyword("Tactician", form="the {kwname} keyword"),)),)),
        formats=("samurai",),
    ),
    CardDefinition(
        "Hachiwari",
        "item",
        keywords=("Weapon",),
        force=3,
        chi=1,
        gold_cost=4,
        focus_value=3,
        program=Program(
            traits=(
                FocusEffect(
                    (
                        Later(
                            Trigger("after", Pattern("duel ends", form="{span1} resolves {circ*}|this duel")),
                            (
                                If(
                                    Is(
                                        Ref("duellist", words="your Personality in the duel"),
                                        (In("play"),),
                                        form="{rsubj} is still in play",
                                    ),
                                    (May((Target(Noun(("card",), (Among(Ref("duellist", words="him")),)), 0),)),),
                                ),
                            ),
                        ),
                        Attach(Ref("this"), Ref("slot", 0), (Term("free", form=", {term}|waiving its Gold Cost"),)),
                        Later(
                            Trigger("after", Pattern("duel ends", form="{span1} resolves {circ*}|this duel")),
                            (
                                If(
                                    Is(
                                        Ref("duellist", words="your Personality in the duel"),
                                        (
                                            In(
                                                "play",
                                                positive=False,
                                                form="{are_not} {is_what}~is not|{place}~in play",
                                            ),
                                        ),
                                        form="{rsubj} {vps}",
                                    ),
                                    (
                                        Target(
                                            Noun(("personality",), whose="your", plural=True, form="Personalities"),
                                            1,
                                            optional=True,
                                            form="you may target {a_few} {npmany}~one of your",
                                        ),
                                    ),
                                ),
                            ),
                        ),
                        Attach(Ref("this"), Ref("slot", 1), (Term("free", form=", {term}|waiving its Gold Cost"),)),
                    )
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Menhari-gata",
        "item",
        force=1,
        chi=0,
        gold_cost=4,
        focus_value=2,
        program=Program(
            traits=(Continuous(Ref("bearer"), (GrantKeyword("Tactician", form="the {kwname} keyword"),)),),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Target(Noun(("personality",), (Opposing(Ref("this")),)), 1),
                            (
                                Modify(
                                    "force", StatOf("focus_value", Ref("discarded", words="the discarded card's")), True
                                ),
                            ),
                            form="reduce {statof} by {howmuch}|the {stat} of {obj}",
                        ),
                    ),
                    ("Tactical",),
                    constraints=(Discard(Chosen(Noun(("card",), whose="your", zone="hand"), 0)),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Oni-Daikyu",
        "item",
        keywords=("Weapon",),
        force=0,
        chi=0,
        gold_cost=3,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        RangedAttack(
                            Number(3),
                            Target(
                                Noun(
                                    (
                                        "follower",
                                        "personality",
                                    ),
                                    (With(Noun(("follower",)), "=", Number(0)),),
                                    "enemy",
                                ),
                                0,
                            ),
                        ),
                    ),
                    constraints=(Bow(Ref("this"), form="bow {obj}"),),
                ),
                Ability(
                    ("battle",),
                    (
                        Destroy(
                            Target(
                                Noun(
                                    (
                                        "follower",
                                        "personality",
                                    ),
                                    (
                                        With(
                                            Noun(("follower",), plural=True, form="Followers"),
                                            "=",
                                            Number(0),
                                            form="{without} {attmany}~without",
                                        ),
                                        Opposing(Ref("bearer"), form="{joint} {post0}~,|opposing {robj}"),
                                        StatIs(
                                            "force",
                                            ">",
                                            StatOf("force", Ref("bearer", words="his"), form="{rposs}"),
                                            form="{with} {quality}~and with|{compare} {measure} than {standard}~greater~Force",
                                        ),
                                    ),
                                    form="Follower, or Personality {} {} {}",
                                ),
                                0,
                            )
                        ),
                    ),
                    constraints=(Destroy(Ref("this")),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Rosoku's Staff",
        "item",
        keywords=(
            "Weapon",
            "Unique",
        ),
        force=1,
        chi=1,
        gold_cost=4,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Search(
                            (
                                "fate deck",
                                "hand",
                            ),
                            Noun(("ring",)),
                            form="search your {zones} for a {npone}|Fate deck and hand",
                        ),
                        PutCard(Ref("found"), "play"),
                    ),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "enter play",
                            Noun(("ring",), form="a {npone}|Ring"),
                            You(),
                            (
                                "hand",
                                "own text",
                            ),
                            form="you {act} {circ*}|put {event_thing} into play¦from your hand¦by its own text",
                        ),
                    ),
                    conditions=(
                        Exists(
                            Noun(("ring",), whose="your"),
                            "=",
                            form="if {condition}|you {yvp}|{now} {several}~now control|{quantity} {npone}~exactly one",
                        ),
                    ),
                    constraints=(Destroy(Ref("this")),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Shinjo Horsebow",
        "item",
        keywords=("Weapon",),
        force=0,
        chi=0,
        gold_cost=2,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        RangedAttack(
                            Number(2),
                            Target(
                                Noun(
                                    (
                                        "follower",
                                        "personality",
                                    ),
                                    (With(Noun(("follower",)), "=", Number(0)),),
                                    "enemy",
                                ),
                                0,
                            ),
                        ),
                    ),
                    constraints=(Bow(Ref("this"), form="bow {obj}"),),
                ),
                Ability(
                    ("battle",),
                    (
                        RangedAttack(
                            Number(4),
                            Target(
                                Noun(
                                    (
                                        "follower",
                                        "personality",
                                    ),
                                    (With(Noun(("follower",)), "=", Number(0)),),
                                    "enemy",
                                ),
                                0,
                            ),
                        ),
                    ),
                    conditions=(Is(Ref("bearer"), (HasKeyword("Cavalry"),), form="if {condition}|{rsubj} {vps}"),),
                    constraints=(Bow(Ref("bearer", words="him")),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Sword of Victory",
        "item",
        keywords=("Weapon",),
        force=1,
        chi=1,
        gold_cost=3,
        focus_value=3,
        program=Program(
            traits=(
                Triggered(
                    Trigger(
                        "after",
                        Pattern(
                            "destroy",
                            Noun(("personality",), form="a {npone}|Personality"),
                            details=("duel loss",),
                            filters=(Is(Ref("bearer"), (State("won"),)),),
                            alternatives=(
                                Pattern(
                                    "battle resolution",
                                    filters=(
                                        Is(Ref("this"), (State("winning"),)),
                                        Happened(
                                            Pattern(
                                                "destroy",
                                                Noun(
                                                    ("personality",),
                                                    plural=True,
                                                    form="one or more {npmany}|Personalities",
                                                ),
                                            ),
                                            "resolution",
                                        ),
                                    ),
                                    form="battle resolution destroys {event_thing} while {b:this} is in the winning army",
                                ),
                            ),
                            form="{event_thing} {happens} {circ*}|=is destroyed¦for losing a duel to {b:this}",
                        ),
                        form="after {pattern}, or after {b:pattern}",
                    ),
                    (PutToken(Ref("this"), "+2F"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Tsi Blade",
        "item",
        keywords=("Weapon",),
        force=2,
        chi=1,
        gold_cost=4,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (Draw(Number(1)),),
                    trigger=Trigger("after", Pattern("assign", Ref("bearer"))),
                    constraints=(Bow(Ref("this"), form="bow {obj}"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Writ of Restriction",
        "item",
        force=0,
        chi=0,
        gold_cost=2,
        focus_value=3,
        program=Program(
            traits=(
                Forbid(
                    "may not",
                    "attach to",
                    by=Noun(("card",), (HasKeyword("Courtier"),)),
                    only=True,
                    form="can only attach to a {npone}",
                ),
            ),
            abilities=(
                Ability(
                    ("open",),
                    (
                        Target(Noun(("personality",)), 0),
                        Later(
                            Trigger("after", Pattern("assign", Ref("slot", 0, "he"), details=("attack",))),
                            (Dishonor(Ref("slot", 0, "him")),),
                            form="{effect1} {later}|after the next time this turn {pattern}",
                        ),
                    ),
                    constraints=(Bow(Ref("bearer")),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
)
