"""The categories of the classic game beside those of English (`english/categories`): what each means, and an example of it."""

from __future__ import annotations

from rokugan.language.english.categories import ENGLISH, Category

CLASSIC: dict[str, Category] = {
    # words that are data
    "Kw": Category("a keyword, as it is written", "str", "Samurai"),
    "Stat": Category("something measured", "stat", "force"),
    "Measure": Category("a stat, whether its base value, whether the whole unit's", "(stat, base, total)", "base chi"),
    "Zone": Category("where cards lie", "zone", "discard pile"),
    "Phase": Category("a phase of the turn", "phase", "action phase"),
    "Sort": Category("a sort of ability", "sort", "battle"),
    "Signed": Category("a number with its sign", "Number", "+2"),
    "Extra": Category("an action besides", "AdditionalAction", "an additional battle action"),
    "Des": Category("when an action is taken", "designator", "limited"),
    "Kind": Category("what may be different among things", "variety", "titles"),
    "Alike": Category("what things may share", "likeness", "clan alignment"),
    "Part": Category("what belongs to a thing", "part", "unit"),
    "Bound": Category("which bound of a stat", "bound", "minimum"),
    "Title": Category("the title of a card", "str", "Border Keep"),
    "Token": Category("a token by what it says", "(name, plural)", "-1F token"),
    "Body": Category("the stats of what is created", "stats", "2F"),
    "Quoted": Category("a text in quotes", "Program", '" Battle : Bow this card . "'),
    # nouns
    "Head": Category("a noun as it stands", "Nom", "Follower"),
    "Adj": Category("what stands before a noun", "Mod", "unbowed"),
    "Bare": Category("a noun with its adjectives", "Nom", "unbowed Follower"),
    "N": Category("a noun with all that is said of it", "Nom", "unbowed Follower with 2 Force"),
    "Post": Category("what follows a noun", "Mod", "with a Weapon"),
    "Had": Category("what follows `with` and `has`", "Filter", "lower Force"),
    "Pred": Category("what follows `is`", "Filter", "opposed"),
    "Be": Category("a predicate with its tense", "Filter", "is opposed"),
    "Where": Category("where something is", "Filter", "at the current battlefield"),
    "Army": Category("an army as a place", "Filter", "your current army"),
    "Them": Category("several that were spoken of, after `one of`", "Thing", "those cards"),
    "Theirs": Category("a possessive by itself", "Thing", "yours"),
    "Some": Category("so many of what there are", "(Nom, comparison, Number)", "two or more Followers"),
    "Top": Category("the top cards of a deck", "TopOf", "the top two cards of your fate deck"),
    # where to
    "Place": Category("where units go", "(destination, of what)", "to the current battlefield"),
    "Foes": Category("what battlefield", "Noun", "with enemy units"),
    "Spot": Category("where a card is put", "(spot, whose)", "into your hand"),
    "Deck": Category("a deck that is shuffled", "(whose, zone)", "your fate deck"),
    "From": Category("where a card comes from", "(whose, zone)", "your discard pile"),
    # amounts
    "Amt": Category("a number that a text computes", "Amount", "twice his Force"),
    "Cards": Category("so many cards", "Amount", "two cards"),
    "Honor": Category("so much Honor", "Amount", "2 Honor"),
    "GoldQ": Category("so much Gold", "Amount", "3 Gold"),
    "Per": Category("for each of what", "Nom", "for each Follower you control"),
    "Stats": Category("a stat of a thing", "(Thing, stat)", "his Force"),
    # what is given and made
    "Change": Category("what something is given", "changes", "+2F"),
    "Says": Category("what is said of somebody: what he has, may, cannot", "(kind, value)", "has +2F"),
    "Liberty": Category("a rule that is lifted", "verb of Allow", "remain bowed"),
    "Shot": Category("a Ranged Attack", "Amount", "a ranged 3 attack"),
    "Made": Category("what is created", "Create", "a 1F Samurai Follower"),
    "Words": Category("keywords side by side", "words", "Samurai Cavalry"),
    "Tokens": Category("so many tokens", "(name, Amount)", "two -1F tokens"),
    "Terms": Category("what is said of the cost of entering play", "terms", "paying 2 less Gold"),
    "Cause": Category("what brings something about", "Thing", "from an action"),
    "Firm": Category("what is said of effects that will not be negated", "True", "will not be negated"),
    "Unused": Category("what is said of abilities that may not be used", "True", "may not be used"),
    "Legal": Category("only if a target is legal", "True", ", if legal"),
    # the parts of a text
    "Uses": Category("how often", "Uses", "once per battle"),
    "Off": Category("what does not hinder an action", "Allow", "he is bowed"),
    "Con": Category("a part of what stands before a colon", "asked", "bow this card"),
    "Cons": Category("all that stands before a colon", "asked", "once per turn , bow this card"),
    "Lead": Category("what leads a first sentence", "asked", "after he bows , if he is opposed"),
    "Led": Category("a first sentence with what leads it", "(asked, effects)", "after he bows , draw a card"),
    "Pays": Category("a first sentence with its cost", "(asked, effects)", "bow him to draw a card"),
    "Trait": Category("a sentence that holds", "Trait", "your Samurai have +1F"),
    "Only": Category("what stands before a sole permission", "True", "will only"),
    "Joins": Category("what an attachment does", "True", "attaches"),
    "Gold": Category("what is produced", "Produce", "produce 2 Gold"),
    "PaidGold": Category(
        "Gold with a further cost or a condition", "(asked, Produce)", "if he is opposed , produce 2 Gold"
    ),
}

CATEGORIES = {**ENGLISH, **CLASSIC}
