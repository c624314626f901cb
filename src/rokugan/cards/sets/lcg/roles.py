"""Roles of the Living Card Game, made by `rokugan.cards.lcg.shipping`."""

from rokugan.cards.lcg.model import LcgCard
from rokugan.program.lcg.idioms import a, fate
from rokugan.program.lcg.nodes import (
    As,
    Controlled,
    Deed,
    ExtraProvince,
    Influence,
    OfElement,
    TextBox,
    Trigger,
    Triggered,
    You,
)

CARDS: tuple[LcgCard, ...] = (
    LcgCard(
        "Keeper of Air",
        "role",
        id="01-keeper-of-air",
        side="role",
        traits=("keeper", "air"),
        deck_limit=1,
        program=TextBox(
            constants=(Influence(3),),
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("win", You(), a("conflict", OfElement("air")), how=(As("defending player"),)),)),
                    effects=(Deed("gain", patient=fate(1)),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Keeper of Earth",
        "role",
        id="01-keeper-of-earth",
        side="role",
        traits=("keeper", "earth"),
        deck_limit=1,
        program=TextBox(
            constants=(Influence(3),),
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("win", You(), a("conflict", OfElement("earth")), how=(As("defending player"),)),)),
                    effects=(Deed("gain", patient=fate(1)),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Keeper of Fire",
        "role",
        id="01-keeper-of-fire",
        side="role",
        traits=("keeper", "fire"),
        deck_limit=1,
        program=TextBox(
            constants=(Influence(3),),
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("win", You(), a("conflict", OfElement("fire")), how=(As("defending player"),)),)),
                    effects=(Deed("gain", patient=fate(1)),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Keeper of Void",
        "role",
        id="01-keeper-of-void",
        side="role",
        traits=("keeper", "void"),
        deck_limit=1,
        program=TextBox(
            constants=(Influence(3),),
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("win", You(), a("conflict", OfElement("void")), how=(As("defending player"),)),)),
                    effects=(Deed("gain", patient=fate(1)),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Keeper of Water",
        "role",
        id="01-keeper-of-water",
        side="role",
        traits=("keeper", "water"),
        deck_limit=1,
        program=TextBox(
            constants=(Influence(3),),
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("win", You(), a("conflict", OfElement("water")), how=(As("defending player"),)),)),
                    effects=(Deed("gain", patient=fate(1)),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Seeker of Air",
        "role",
        id="01-seeker-of-air",
        side="role",
        traits=("seeker", "air"),
        deck_limit=1,
        program=TextBox(
            constants=(ExtraProvince("air"),),
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("reveal", patient=a("province", OfElement("air"), Controlled(You()))),)),
                    effects=(Deed("gain", patient=fate(1)),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Seeker of Earth",
        "role",
        id="01-seeker-of-earth",
        side="role",
        traits=("seeker", "earth"),
        deck_limit=1,
        program=TextBox(
            constants=(ExtraProvince("earth"),),
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("reveal", patient=a("province", OfElement("earth"), Controlled(You()))),)),
                    effects=(Deed("gain", patient=fate(1)),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Seeker of Fire",
        "role",
        id="01-seeker-of-fire",
        side="role",
        traits=("seeker", "fire"),
        deck_limit=1,
        program=TextBox(
            constants=(ExtraProvince("fire"),),
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("reveal", patient=a("province", OfElement("fire"), Controlled(You()))),)),
                    effects=(Deed("gain", patient=fate(1)),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Seeker of Void",
        "role",
        id="01-seeker-of-void",
        side="role",
        traits=("seeker", "void"),
        deck_limit=1,
        program=TextBox(
            constants=(ExtraProvince("void"),),
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("reveal", patient=a("province", OfElement("void"), Controlled(You()))),)),
                    effects=(Deed("gain", patient=fate(1)),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="core",
    ),
    LcgCard(
        "Seeker of Water",
        "role",
        id="01-seeker-of-water",
        side="role",
        traits=("seeker", "water"),
        deck_limit=1,
        program=TextBox(
            constants=(ExtraProvince("water"),),
            abilities=(
                Triggered(
                    "reaction",
                    Trigger((Deed("reveal", patient=a("province", OfElement("water"), Controlled(You()))),)),
                    effects=(Deed("gain", patient=fate(1)),),
                ),
            ),
        ),
        formats=("lcg",),
        expansion="core",
    ),
)
