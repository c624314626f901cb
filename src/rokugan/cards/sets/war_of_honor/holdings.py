"""Holdings of War Of Honor, made by `rokugan.workshop.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    Allow,
    Both,
    Bow,
    Chosen,
    Compare,
    Destroy,
    Discard,
    Draw,
    Each,
    Either,
    Forbid,
    GainHonor,
    GoldSource,
    HasKeyword,
    If,
    In,
    Is,
    Look,
    LoseHonor,
    May,
    Moment,
    Not,
    Noun,
    Number,
    OtherThan,
    Paid,
    Pattern,
    PayGold,
    Produce,
    Program,
    PutCard,
    Ref,
    Refill,
    Search,
    Several,
    Shuffle,
    State,
    StatOf,
    Straighten,
    Target,
    Together,
    Transfer,
    Trigger,
    Triggered,
    UnitOf,
    Uses,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Acrobat Troupe",
        "holding",
        id="acrobat_troupe",
        keywords=("Imperial",),
        gold_cost=6,
        program=Program(
            traits=(GoldSource((Bow(Ref("this")),), Produce(Number(4))),),
            abilities=(
                Ability(
                    ("limited",),
                    (GainHonor(Number(2)),),
                    ("Political",),
                    constraints=(Bow(Ref("this")),),
                    form="{head} , {x} : {e} .",
                ),
            ),
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Bamboo Harvesters",
        "holding",
        id="bamboo_harvesters",
        keywords=(
            "Unique",
            "Forest",
        ),
        gold_cost=0,
        program=Program(
            traits=(
                Forbid("will not", "straighten before second turn", Ref("this")),
                GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Border Keep",
        "holding",
        id="border_keep",
        keywords=("Unique",),
        gold_cost=0,
        program=Program(
            traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Together(
                            (
                                PutCard(
                                    Chosen(
                                        Noun(
                                            ("card",),
                                            whose="your",
                                            zone="province",
                                            plural=True,
                                            form="cards in your provinces",
                                        ),
                                        0,
                                        most=-1,
                                        form="{a_few} {npmany}~one or more",
                                    ),
                                    "bottom",
                                    You(),
                                    form="put {obj} {spot}, {refill}|at the bottom of {pposs} deck",
                                ),
                                Refill(Ref("emptied"), form="refilling the provinces face-up"),
                            ),
                            form="put {obj} {spot}, {refill}",
                        ),
                    ),
                    conditions=(Moment("first turn", form="if {condition}|it is {phase}~your first turn"),),
                ),
                Ability(
                    ("limited",),
                    (
                        Together(
                            (
                                PutCard(
                                    Chosen(
                                        Noun(
                                            ("card",),
                                            whose="your",
                                            zone="province",
                                            plural=True,
                                            form="cards in your provinces",
                                        ),
                                        0,
                                        most=-1,
                                        form="{a_few} {npmany}~one or more",
                                    ),
                                    "bottom",
                                    You(),
                                    form="put {obj} {spot}, {refill}|at the bottom of {pposs} deck",
                                ),
                                Refill(Ref("emptied"), form="refilling the provinces face-up"),
                            ),
                            form="put {obj} {spot}, {refill}",
                        ),
                    ),
                    uses=Uses(per="game", said=True, form="once per game"),
                ),
            ),
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Border Village",
        "holding",
        id="border_village",
        keywords=("Village",),
        gold_cost=4,
        program=Program(
            traits=(
                GoldSource((Bow(Ref("this")),), Produce(Number(3))),
                GoldSource(
                    (Bow(Ref("this")),),
                    Produce(Number(4), form="produce {num} Gold {more*}|which may only pay for one cost"),
                    Both(
                        (
                            Moment("not first player"),
                            Not(Paid(Noun(("holding",)))),
                        ),
                        form="if {condition}|you {yvp} and {yvp2}",
                    ),
                    form="{x} : {c} , {p} .",
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Copper Mine",
        "holding",
        id="copper_mine",
        keywords=("Mine",),
        gold_cost=2,
        program=Program(
            traits=(
                GoldSource(
                    (Bow(Ref("this"), form="bow {obj}"),),
                    Produce(
                        Number(2),
                        bonuses=(
                            (
                                Is(You(), (HasKeyword("Lion Clan"),), form="you {yvp}|are a {kwname} player"),
                                Number(3),
                            ),
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Diamond Mine",
        "holding",
        id="diamond_mine",
        keywords=("Mine",),
        gold_cost=6,
        program=Program(traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(5))),)),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Disreputable House",
        "holding",
        id="disreputable_house",
        keywords=("Geisha House",),
        gold_cost=2,
        program=Program(
            traits=(GoldSource((Bow(Ref("this")),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("open",),
                    (
                        Chosen(Noun(("player",), whose="other"), 0, form="choose another player"),
                        LoseHonor(
                            Number(2), Ref("slot", 0, "he", form="@"), form="{psubj} {does}|loses {amount} Honor"
                        ),
                    ),
                    ("Political",),
                    constraints=(Bow(Ref("this")),),
                    form="{head} , {x} : {e} . {e} .",
                ),
            ),
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Expendable Resources",
        "holding",
        id="expendable_resources",
        keywords=("Singular",),
        gold_cost=2,
        program=Program(
            traits=(GoldSource((Bow(Ref("this")),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("battle",),
                    (Draw(Number(1)),),
                    constraints=(Destroy(Chosen(Noun(("personality",), (State("performing"),), "your"), 0)),),
                    form="{head} : {x} to {e} .",
                ),
            ),
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Family Library",
        "holding",
        id="family_library",
        keywords=("Library",),
        gold_cost=2,
        gold_production=2,
        program=Program(
            traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Together(
                            (
                                Discard(Ref("slot", 1, "the face-up card")),
                                Refill(
                                    Ref("emptied"),
                                    with_=Ref("slot", 0, "the Personality"),
                                    form="refilling the province face-up with {obj}",
                                ),
                            ),
                            form="discard {obj}, {refill}",
                        ),
                    ),
                    constraints=(
                        Several(
                            (
                                Target(
                                    Noun(("personality",), (State("discarded"),), "your", zone="discard"),
                                    0,
                                    form="target {just_one} {npone}~a",
                                ),
                                Target(
                                    Noun(
                                        ("card",),
                                        (State("face-up"),),
                                        "your",
                                        zone="province",
                                        form="{} card in one of your provinces",
                                    ),
                                    1,
                                    form="target {just_one} {npone}~a",
                                ),
                            )
                        ),
                        Destroy(Ref("this")),
                    ),
                    form="{head} : {x} , and {x} : {e} .",
                ),
            ),
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Geisha House",
        "holding",
        id="geisha_house",
        keywords=("Geisha House",),
        gold_cost=2,
        program=Program(
            traits=(
                GoldSource(
                    (Bow(Ref("this"), form="bow {obj}"),),
                    Produce(
                        Number(2),
                        bonuses=(
                            (
                                Is(You(), (HasKeyword("Scorpion Clan"),), form="you {yvp}|are a {kwname} player"),
                                Number(3),
                            ),
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Gold Mine",
        "holding",
        id="gold_mine",
        keywords=("Mine",),
        gold_cost=2,
        program=Program(
            traits=(
                GoldSource(
                    (Bow(Ref("this"), form="bow {obj}"),),
                    Produce(
                        Number(2),
                        bonuses=(
                            (
                                Is(You(), (HasKeyword("Dragon Clan"),), form="you {yvp}|are a {kwname} player"),
                                Number(3),
                            ),
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Large Farm",
        "holding",
        id="large_farm",
        keywords=("Farm",),
        gold_cost=1,
        program=Program(traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),)),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Permanent Encampment",
        "holding",
        id="permanent_encampment",
        gold_cost=2,
        program=Program(
            traits=(
                GoldSource(
                    (Bow(Ref("this")),),
                    Produce(
                        Number(2),
                        bonuses=(
                            (
                                Noun(("attachment",), form="paying for an {npone}|attachment"),
                                Number(3),
                            ),
                        ),
                        form="produce {num} Gold {more*}|, or {num} Gold if {payee}¦which may only pay for that card",
                    ),
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Straighten(Target(Noun(("attachment",), (In("battlefield"),), "your"), 0)),
                        May(
                            (
                                Transfer(
                                    Ref("slot", 0, "it"),
                                    Chosen(
                                        Noun(
                                            ("personality",),
                                            (
                                                In("battlefield"),
                                                OtherThan(UnitOf(Ref("slot", 0))),
                                            ),
                                            "your",
                                            plural=True,
                                            form="Personalities {}",
                                        ),
                                        1,
                                        form="{another_of} {npmany}~another of your",
                                    ),
                                ),
                            )
                        ),
                    ),
                ),
            ),
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Rich Coffers",
        "holding",
        id="rich_coffers",
        gold_cost=2,
        program=Program(
            traits=(
                Allow(
                    "straighten in each phase",
                    Ref("this"),
                    form="{everyone} straightens during each player's Straighten Phase",
                ),
                GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Shinsei's Tomb",
        "holding",
        id="shinseis_tomb",
        keywords=("Unique",),
        gold_cost=3,
        program=Program(
            traits=(
                GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),
                Triggered(
                    Trigger(
                        "after",
                        Pattern(
                            "discard",
                            Noun(("ring",), form="a {npone}|Ring"),
                            You(),
                            form="you {act} {circ*}|{do_verbs} {event_thing}|=discard",
                        ),
                    ),
                    (May((PutCard(Ref("subject"), "under", Ref("this", words="Shinsei's Tomb")),)),),
                ),
            ),
            abilities=(
                Ability(
                    ("limited",),
                    (
                        PutCard(
                            Each(
                                Noun(
                                    ("ring",),
                                    (In("was under", Ref("this", words="it")),),
                                    zone="discard",
                                    plural=True,
                                    form="Rings",
                                )
                            ),
                            "hand",
                            form="put all {npmany} that were under {robj} when destroyed into your hand",
                        ),
                    ),
                    constraints=(
                        Together(
                            (
                                Bow(Ref("this")),
                                Destroy(Ref("this")),
                            )
                        ),
                    ),
                ),
            ),
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Shrine to Fukurokujin",
        "holding",
        id="shrine_to_fukurokujin",
        keywords=(
            "Singular",
            "Temple",
        ),
        gold_cost=2,
        program=Program(
            traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Draw(Number(1)),
                        Look("show", Ref("found")),
                        If(
                            Compare(
                                StatOf("focus_value", Ref("found", words="its")),
                                ">=",
                                StatOf("chi", Ref("slot", 0, "the Personality's"), True),
                                form="{amount} {be} {amount_is}~is|{than} {amount}~greater than or equal to",
                            ),
                            (Discard(Ref("found")),),
                        ),
                    ),
                    constraints=(
                        Bow(Ref("this"), form="bow {obj}"),
                        Target(Noun(("personality",), whose="your", plural=True, form="Personalities"), 0),
                    ),
                    form="{head} : {x} and {x} : {e} . {e} . {e} .",
                ),
            ),
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Silver Mine",
        "holding",
        id="silver_mine",
        keywords=("Mine",),
        gold_cost=2,
        program=Program(
            traits=(
                GoldSource(
                    (Bow(Ref("this"), form="bow {obj}"),),
                    Produce(
                        Number(2),
                        bonuses=(
                            (
                                Is(You(), (HasKeyword("Phoenix Clan"),), form="you {yvp}|are a {kwname} player"),
                                Number(3),
                            ),
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Simple Men",
        "holding",
        id="simple_men",
        keywords=(
            "Farm",
            "Retainer",
        ),
        gold_cost=3,
        program=Program(
            traits=(
                GoldSource(
                    (
                        Bow(Ref("this")),
                        Bow(
                            Chosen(
                                Noun(
                                    ("holding",),
                                    (
                                        OtherThan(Ref("this"), form="other"),
                                        HasKeyword("Farm"),
                                    ),
                                    "your",
                                    plural=True,
                                    form="{} {} Holdings",
                                ),
                                0,
                            )
                        ),
                    ),
                    Produce(Number(4)),
                    form="{x} : {x} to {p} .",
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Small Farm",
        "holding",
        id="small_farm",
        keywords=("Farm",),
        gold_cost=0,
        program=Program(traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(1))),)),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Temple of Harmony",
        "holding",
        id="temple_of_harmony",
        keywords=("Temple",),
        gold_cost=2,
        program=Program(
            traits=(
                GoldSource(
                    (Bow(Ref("this"), form="bow {obj}"),),
                    Produce(
                        Number(2),
                        bonuses=(
                            (
                                Noun(("card",), (HasKeyword("Monk"),), form="paying for a {npone}|{} "),
                                Number(3),
                            ),
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Temple to Shinsei",
        "holding",
        id="temple_to_shinsei",
        keywords=("Temple",),
        gold_cost=3,
        program=Program(
            traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("limited",),
                    (GainHonor(Number(2)),),
                    constraints=(
                        Bow(
                            Several(
                                (
                                    Ref("this"),
                                    Target(
                                        Noun(
                                            ("personality",),
                                            (
                                                Either(
                                                    (
                                                        HasKeyword("Monk"),
                                                        HasKeyword("Shugenja"),
                                                    )
                                                ),
                                            ),
                                            "your",
                                            plural=True,
                                            form="{} Personalities",
                                        ),
                                        0,
                                    ),
                                )
                            )
                        ),
                    ),
                ),
            ),
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Temple to the Ancestors",
        "holding",
        id="temple_to_the_ancestors",
        keywords=("Temple",),
        gold_cost=2,
        program=Program(
            traits=(GoldSource((Bow(Ref("this")),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("open",), (GainHonor(Number(2)),), constraints=(Bow(Ref("this")),), form="{head} , {x} : {e} ."
                ),
            ),
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "The Seekers' Temple",
        "holding",
        id="the_seekers_temple",
        keywords=(
            "Unique",
            "Temple",
        ),
        gold_cost=2,
        program=Program(
            traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("open",),
                    (
                        Search(("fate deck",), Noun(("ring",)), form="search your {zones} for a {npone}|Fate deck"),
                        Together(
                            (
                                Look("show", Ref("found")),
                                PutCard(Ref("found"), "hand", You()),
                            ),
                            form="{effect0} and {b:effect0}",
                        ),
                        Shuffle("fate deck"),
                    ),
                    constraints=(Destroy(Ref("this")),),
                ),
            ),
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Traveling Peddler",
        "holding",
        id="traveling_peddler",
        keywords=("Singular",),
        gold_cost=2,
        program=Program(
            traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("limited",),
                    (Draw(Number(1)),),
                    constraints=(
                        Bow(Ref("this"), form="bow {obj}"),
                        PayGold(Number(3), form="pay {num} Gold"),
                    ),
                    form="{head} : {x} and {x} : {e} .",
                ),
            ),
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "War Encampment",
        "holding",
        id="war_encampment",
        gold_cost=2,
        program=Program(
            traits=(
                GoldSource(
                    (Bow(Ref("this")),),
                    Produce(
                        Number(2),
                        bonuses=(
                            (
                                Noun(
                                    (
                                        "item",
                                        "spell",
                                    ),
                                    whose="your",
                                    zone="hand",
                                    form="paying to Equip an {npone}|Item or Spell from your hand",
                                ),
                                Number(4),
                            ),
                        ),
                        form="produce {num} Gold {more*}|, or {num} Gold when {payee}¦which may only pay for that card",
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
)
