"""Phrases of the card language at work outside battles (`phrases`)."""

from __future__ import annotations

import yaml
from tests.editions.samurai.phrases import CARDS, play


def test_lower_than_each_of_them() -> None:
    text = "Open: Bow a target Personality with lower Force than each of your Personalities."
    play(
        "strategy",
        text,
        "[Ann: play trial, Ann: target hare, {expect: {hare.bowed: true, bear.bowed: false}}]",
    )


def test_a_personality_that_cannot_be_bowed_as_a_cost() -> None:
    text = "Open: Give your target Personality +1F. You cannot bow him as a cost or target him."
    bowing = {"title": "Yoke", "type": "holding", "text": "Open: Bow one of your Personalities: Gain 1 Honor."}
    script = """
- Ann: play trial
- Ann: target ox
- Bob: pass
- Ann: use yoke
- expect: {ox.bowed: false, elk.bowed: true, Ann.honor: 11}
- Bob: play net
- Bob: target ox
- expect: {ox.bowed: true}
"""
    cards = [*yaml.safe_load(CARDS), bowing, {"title": "Trial", "type": "strategy", "text": text, "gold_cost": 0}]
    ann = {"in_play": [{"card": "Yoke", "as": "yoke"}]}
    play("strategy", text, script, ann=ann, bob={"hand": [{"card": "Net", "as": "net"}]}, cards=cards)


def test_a_secured_action_cannot_be_negated() -> None:
    text = "Reaction: Before you announce an action: The action cannot have its effects negated."
    ann = {"hand": [{"card": "Net", "as": "net"}]}
    bob = {"in_play": [{"card": "Shield", "as": "shield"}]}
    used = """
- Ann: play net
- Ann: play trial
- Bob: use shield
- Ann: target hare
- expect: {hare.bowed: true}
"""
    unused = """
- Ann: play net
- Bob: use shield
- Ann: target hare
- expect: {hare.bowed: false}
"""
    play("strategy", text, used, ann=ann, bob=bob)
    play("strategy", text, unused, ann=ann, bob=bob)


def test_dishonorable_when_the_action_was_announced() -> None:
    text = "Actions performed by Personalities who were dishonorable when the action was announced cannot target this card."
    for cost, shamed, offered in (
        ("Bow this card", True, False),
        ("Bow this card", False, True),
        ("Dishonor this card", False, True),
    ):
        hunter = {"title": "Lynx", "type": "personality", "force": 1, "chi": 2, "personal_honor": 1, "gold_cost": 2}
        hunter["text"] = f"Limited: {cost}: You may target and bow a Personality."
        cards = [
            *yaml.safe_load(CARDS),
            hunter,
            {"title": "Trial", "type": "personality", "text": text, "force": 1, "chi": 2},
        ]
        bob = {"in_play": [{"card": "Lynx", "as": "lynx", "dishonorable": shamed}]}
        includes, excludes = ("[target trial]", "[]") if offered else ("[]", "[target trial]")
        script = f"""
- Bob: use lynx
- Bob: "yes"
- offered: {{player: Bob, includes: {includes}, excludes: {excludes}}}
"""
        play("personality", text, script, bob=bob, cards=cards, active="Bob")


def test_his_controllers_honor_is_that_of_the_one_described() -> None:
    text = "Limited: Bow a target Personality with Force less than his controller's Family Honor."
    script = """
- Ann: play trial
- offered: {player: Ann, includes: [target ox, target elk, target hare], excludes: [target bear]}
"""
    play("strategy", text, script, ann={"honor": 20}, bob={"honor": 2})


def test_what_the_action_destroys_is_removed() -> None:
    text = (
        "Reaction: Before you announce an action: After the action destroys any Personality, remove him from the game."
    )
    axe = {"title": "Axe", "type": "strategy", "gold_cost": 0, "text": "Open: Destroy a target Personality."}
    script = """
- Ann: play axe#1
- Ann: play trial
- Ann: target hare
- Bob: pass
- Ann: play axe#2
- Ann: target bear
- expect: {hare.zone: removed, bear.zone: dynasty_discard}
"""
    cards = [*yaml.safe_load(CARDS), axe, {"title": "Trial", "type": "strategy", "gold_cost": 0, "text": text}]
    play("strategy", text, script, ann={"hand": [{"card": "Axe"}, {"card": "Axe"}]}, cards=cards)


def test_more_honor_from_a_holding() -> None:
    text = "Limited: Until the end of the game, abilities on a target Holding produce 1 more Honor whenever they produce Honor."
    shrine = {"title": "Shrine", "type": "holding", "text": "Open: Gain 2 Honor."}
    cards = [*yaml.safe_load(CARDS), shrine, {"title": "Trial", "type": "strategy", "gold_cost": 0, "text": text}]
    ann = {"in_play": [{"card": "Shrine", "as": "one"}, {"card": "Shrine", "as": "two"}]}
    for used, honor in (("one", 13), ("two", 12)):
        script = f"[Ann: play trial, Ann: target one, Bob: pass, Ann: use {used}, {{expect: {{Ann.honor: {honor}}}}}]"
        play("strategy", text, script, ann=ann, cards=cards)


def test_the_first_such_action_of_the_turn() -> None:
    text = "After the first Limited action resolves each turn that attached a card to one of your Personalities: Gain 1 Honor."
    ann = {"in_play": [{"card": "Mine", "as": "mine"}, {"card": "Mine", "as": "mine2"}]}
    ann["hand"] = [{"card": "Spears", "as": "spears"}, {"card": "Blade", "as": "blade"}]
    script = """
- Ann: equip spears
- Ann: target ox
- Ann: pay auto
- expect: {Ann.honor: 11}
- Bob: pass
- Ann: equip blade
- Ann: target ox
- expect: {Ann.honor: 11, blade.attached_to: ox}
"""
    play("holding", text, script, ann=ann)


def test_an_event_that_resolves_no_more() -> None:
    text = (
        "Reaction: Before an Event resolves: Negate that Event's effects. For the rest of the game, copies of that Event cannot "
        "resolve."
    )
    rain = {"title": "Rain", "type": "event", "text": "Gain 2 Honor."}
    sun = {"title": "Sun", "type": "event", "text": "Gain 3 Honor."}
    cards = [*yaml.safe_load(CARDS), rain, sun, {"title": "Trial", "type": "strategy", "gold_cost": 0, "text": text}]
    faces = [{"card": "Rain", "face": "down"}, {"card": "Rain", "face": "down"}, {"card": "Sun", "face": "down"}, {}]
    script = "[Ann: play trial, {expect: {Ann.honor: 13}}]"
    play("strategy", text, script, ann={"provinces": faces}, cards=cards, phase="straighten")


def test_as_many_times_as_his_chi() -> None:
    text = "Open: As many times per turn as this card's base Chi: Gain 1 Honor."
    script = """
- Ann: use trial
- Bob: pass
- Ann: use trial
- Bob: pass
- illegal: "Ann: use trial"
- expect: {Ann.honor: 12}
"""
    play("personality", text, script, stats={"chi": 2})


def test_one_of_a_title_per_turn() -> None:
    text = "You can only play one Trial per turn.\nOpen: Gain 1 Honor."
    ann = {"hand": [{"card": "Trial", "as": "second"}]}
    script = """
- Ann: play trial
- Bob: pass
- illegal: "Ann: play second"
- expect: {Ann.honor: 11}
"""
    play("strategy", text, script, ann=ann, bob={"hand": [{"card": "Net"}]})


def test_the_last_such_card_played() -> None:
    text = "Open: If the last Open Action card you played this game is in your discard pile, put it into your hand."
    ann = {"hand": [{"card": "Net", "as": "net"}, {"card": "Rope", "as": "rope"}]}
    script = """
- Ann: play net
- Ann: target hare
- Bob: pass
- Ann: use trial
- expect: {net.zone: hand, rope.zone: hand}
"""
    play("holding", text, script, ann=ann)


def test_a_loss_that_is_not_reduced() -> None:
    alms = {"title": "Alms", "type": "holding", "text": "Reaction: Before you lose Honor: Reduce the loss by 2."}
    for tail, honor in (("", 9), ("; this loss can be negated but not reduced", 7)):
        text = f"Open: A target player loses 3 Honor{tail}."
        cards = [*yaml.safe_load(CARDS), alms, {"title": "Trial", "type": "strategy", "gold_cost": 0, "text": text}]
        script = f"[Ann: play trial, Ann: target Bob, Bob: use alms, {{expect: {{Bob.honor: {honor}}}}}]"
        play("strategy", text, script, bob={"in_play": [{"card": "Alms", "as": "alms"}]}, cards=cards)


def test_choosing_another_target_among_the_legal_ones() -> None:
    text = "Reaction: When an action would target one of your Personalities: You choose the target instead."
    shot = {"title": "Shot", "type": "strategy", "gold_cost": 0, "text": "Open: Bow a target Samurai Personality."}
    lord = {"title": "Lord", "type": "personality", "force": 1, "chi": 2, "keywords": ["Samurai"]}
    cards = [*yaml.safe_load(CARDS), shot, lord, {"title": "Trial", "type": "strategy", "gold_cost": 0, "text": text}]
    bob = {"hand": [{"card": "Shot", "as": "shot"}], "in_play": [{"card": "Lord", "as": "lord"}]}
    script = """
- Bob: play shot
- Bob: target ox
- Ann: play trial
- offered: {player: Ann, includes: [target lord], excludes: [target hare, target elk]}
- Ann: target lord
- expect: {ox.bowed: false, lord.bowed: true}
"""
    play("strategy", text, script, bob=bob, cards=cards, active="Bob")


def test_honor_lost_by_ones_own_effect() -> None:
    text = "Reaction: After a player loses Honor from his own card effect: Gain 1 Honor."
    for whose, honor in (("Lose 2 Honor.", 11), ("A target player loses 2 Honor.", 8)):
        shame = {"title": "Shame", "type": "strategy", "gold_cost": 0, "text": f"Open: {whose}"}
        cards = [*yaml.safe_load(CARDS), shame, {"title": "Trial", "type": "holding", "text": text}]
        script = "[Bob: play shame, " + ("" if "target" not in whose else "Bob: target Ann, ")
        script += ("Ann: use trial, " if "target" not in whose else "") + f"{{expect: {{Ann.honor: {honor}}}}}]"
        play(
            "holding",
            text,
            script,
            bob={"hand": [{"card": "Shame", "as": "shame"}]},
            cards=cards,
            active="Bob",
        )


def test_a_card_created_in_the_likeness_of_another() -> None:
    text = (
        "Limited: Create a Cavalry, Spirit Personality whose base Force, Chi, and Personal Honor are those of your target "
        "Samurai."
    )
    script = """
- Ann: play trial
- Ann: target ox
- name: {created#1: ghost}
- expect: {ghost.force: 3, ghost.chi: 3, ghost.personal_honor: 2, ghost.keywords: {contains: Spirit}}
"""
    play("strategy", text, script)


def test_a_second_colon_is_a_cost() -> None:
    text = "Reaction: After you gain Honor: Discard a card: Draw a card."
    alms = {"title": "Alms", "type": "holding", "text": "Open: Gain 1 Honor."}
    cards = [*yaml.safe_load(CARDS), alms, {"title": "Trial", "type": "holding", "text": text}]
    ann = {"in_play": [{"card": "Alms", "as": "alms"}], "hand": [{"card": "Net", "as": "net"}]}
    script = "[Ann: use alms, Ann: use trial, {expect: {net.zone: fate_discard, Ann.hand: 1}}]"
    play("holding", text, script, ann=ann, cards=cards)


def test_an_event_that_targets() -> None:
    text = "Target a Personality: Bow him."
    script = "[Ann: target hare, {expect: {hare.bowed: true, bear.bowed: false}}]"
    play("event", text, script, phase="straighten")


def test_seppuku_is_answered_and_another_death_is_not() -> None:
    text = "After one of your Personalities commits seppuku: Gain 2 Honor."
    blade = {
        "title": "Tanto",
        "type": "strategy",
        "gold_cost": 0,
        "text": "Open: Your target Personality commits seppuku.",
    }
    axe = {"title": "Axe", "type": "strategy", "gold_cost": 0, "text": "Open: Destroy your target Personality."}
    cards = [*yaml.safe_load(CARDS), blade, axe, {"title": "Trial", "type": "holding", "text": text}]
    for card, honor in (("Tanto", 12), ("Axe", 10)):
        script = f"[Ann: play {card}, Ann: target elk, {{expect: {{elk.dead: true, Ann.honor: {honor}}}}}]"
        play("holding", text, script, ann={"hand": [{"card": card}]}, cards=cards)


def test_only_such_actions_may_target_it() -> None:
    text = "This card can be targeted only by Political actions."
    plea = {
        "title": "Plea",
        "type": "strategy",
        "gold_cost": 0,
        "text": "Political Open: Dishonor a target Personality.",
    }
    cards = [
        *yaml.safe_load(CARDS),
        plea,
        {"title": "Trial", "type": "personality", "text": text, "force": 1, "chi": 2},
    ]
    bob = {"hand": [{"card": "Plea", "as": "plea"}, {"card": "Net", "as": "net"}]}
    for card, rule in (("plea", "includes"), ("net", "excludes")):
        script = f"[Bob: play {card}, {{offered: {{player: Bob, {rule}: [target trial]}}}}]"
        play("personality", text, script, bob=bob, cards=cards, active="Bob")


def test_a_card_of_your_choice_from_his_hand() -> None:
    text = "Limited: Look at another player's hand. He discards a card of your choice."
    bob = {"hand": [{"card": "Net", "as": "net"}, {"card": "Rope", "as": "rope"}]}
    script = "[Ann: play trial, Ann: target rope, {expect: {rope.zone: fate_discard, net.zone: hand}}]"
    play("strategy", text, script, bob=bob)


def test_another_player_has_more_of_them() -> None:
    text = "Open: If another player controls more provinces than you, draw two cards."
    for destroyed, hand in ((True, 2), (False, 0)):
        faces = {"provinces": [{"destroyed": destroyed}, {}, {}, {}]}
        play("strategy", text, f"[Ann: play trial, {{expect: {{Ann.hand: {hand}}}}}]", ann=faces)


def test_personalities_that_enter_play_with_a_token() -> None:
    text = "Your Personalities enter play with a +1F token."
    ann = {"provinces": [{"card": "Fawn", "as": "fawn", "face": "up"}, {}, {}, {}], "in_play": [{"card": "Mine"}]}
    script = "[Ann: buy fawn, Ann: pay auto, {expect: {fawn.force: 2, ox.force: 3}}]"
    play("holding", text, script, ann=ann, phase="dynasty")


def test_whoever_has_the_highest_honor() -> None:
    text = "The player with the highest Family Honor takes the Imperial Favor."
    script = "[Ann: pass, {expect: {Ann.favor: false, Bob.favor: true}}]"
    play("event", text, script, phase="straighten", bob={"honor": 20})


def test_if_he_would_be_destroyed() -> None:
    text = "If this Personality would be destroyed, destroy this card instead."
    axe = {"title": "Axe", "type": "strategy", "gold_cost": 0, "text": "Open: Destroy a target Personality."}
    cards = [*yaml.safe_load(CARDS), axe, {"title": "Trial", "type": "follower", "text": text, "force": 1}]
    script = "[Bob: play axe, Bob: target ox, {expect: {ox.dead: false, trial.zone: fate_discard}}]"
    play("follower", text, script, bob={"hand": [{"card": "Axe", "as": "axe"}]}, cards=cards, active="Bob")


def test_what_a_card_destroys() -> None:
    text = "After this card destroys a Personality: Gain 2 Honor."
    axe = {"title": "Axe", "type": "strategy", "gold_cost": 0}
    axe["text"] = "Open: Target one of your Personalities: Destroy another target Personality."
    cards = [*yaml.safe_load(CARDS), axe, {"title": "Trial", "type": "personality", "text": text, "force": 1, "chi": 2}]
    for performer, honor in (("trial", 12), ("elk", 10)):
        script = f"[Ann: play axe, Ann: target {performer}, Ann: target hare, {{expect: {{Ann.honor: {honor}}}}}]"
        play("personality", text, script, ann={"hand": [{"card": "Axe", "as": "axe"}]}, cards=cards)


def test_a_number_called_x() -> None:
    text = "Open: Give your target Personality +XF/-XC, where X is the number of Personalities you control."
    script = "[Ann: play trial, Ann: target ox, {expect: {ox.force: 5, ox.chi: 1}}]"
    play("strategy", text, script)


def test_the_next_loss_becomes_a_gain() -> None:
    text = "Open: The next time you would lose Honor this game, gain that much Honor instead."
    shame = {"title": "Shame", "type": "holding", "text": "Open: Lose 3 Honor."}
    cards = [*yaml.safe_load(CARDS), shame, {"title": "Trial", "type": "strategy", "gold_cost": 0, "text": text}]
    ann = {"in_play": [{"card": "Shame", "as": "one"}, {"card": "Shame", "as": "two"}]}
    script = """
- Ann: play trial
- Bob: pass
- Ann: use one
- expect: {Ann.honor: 13}
- Bob: pass
- Ann: use two
- expect: {Ann.honor: 10}
"""
    play("strategy", text, script, ann=ann, cards=cards)


def test_more_of_every_bonus() -> None:
    text = "Increase by 1 all Force bonuses this card receives from abilities on cards that are not in this unit."
    drum = {"title": "Drum", "type": "holding", "text": "Open: Give your target Personality +2F."}
    flute = {"title": "Flute", "type": "item", "force": 0, "chi": 0, "text": "Open: Give this Personality +2F."}
    cards = [
        *yaml.safe_load(CARDS),
        drum,
        flute,
        {"title": "Trial", "type": "personality", "text": text, "force": 1, "chi": 2},
    ]
    for used, force in (("drum", 4), ("flute", 3)):
        target = "Ann: target trial, " if used == "drum" else ""
        script = f"[Ann: use {used}, {target}{{expect: {{trial.force: {force}}}}}]"
        ann = {"in_play": [{"card": "Drum", "as": "drum"}]}
        play("personality", text, script, ann=ann, cards=cards, worn=[{"card": "Flute", "as": "flute"}])


def test_honor_that_does_not_rise_further() -> None:
    text = (
        "Until the end of the game, during each turn, a player's Family Honor cannot rise over its value when that turn began "
        "plus 5."
    )
    alms = {"title": "Alms", "type": "holding", "text": "Open: Gain 4 Honor."}
    cards = [*yaml.safe_load(CARDS), alms, {"title": "Trial", "type": "event", "text": text}]
    ann = {"in_play": [{"card": "Alms", "as": "one"}, {"card": "Alms", "as": "two"}]}
    script = """
- Ann: use one
- expect: {Ann.honor: 14}
- Bob: pass
- Ann: use two
- expect: {Ann.honor: 15}
"""
    play("event", text, script, ann=ann, cards=cards, phase="straighten")


def test_as_many_as_were_discarded() -> None:
    text = "Limited: Discard any number of cards from your hand. Draw that many cards."
    ann = {"hand": [{"card": "Net", "as": "net"}, {"card": "Rope", "as": "rope"}, {"card": "Net", "as": "other"}]}
    script = """
- Ann: play trial
- Ann: target rope
- Ann: target net
- Ann: done
- expect: {Ann.hand: 3, rope.zone: fate_discard, other.zone: hand}
"""
    play("strategy", text, script, ann=ann)


def test_each_pays_for_his_own() -> None:
    text = "Limited: All other players lose 1 Honor for each dishonorable Personality they control."
    ann = {"in_play": [{"card": "Fawn", "dishonorable": True}]}
    bob = {"in_play": [{"card": "Fawn", "dishonorable": True}, {"card": "Scribe", "dishonorable": True}]}
    play("strategy", text, "[Ann: play trial, {expect: {Ann.honor: 10, Bob.honor: 8}}]", ann=ann, bob=bob)


def test_less_for_each_follower() -> None:
    text = "This card loses 1F for each Follower in his unit."
    worn = [{"card": "Spears"}, {"card": "Spears"}]
    play("personality", text, "[{expect: {trial.force: 3}}]", worn=worn, stats={"force": 5})


def test_one_gain_or_another() -> None:
    text = (
        "Open: Target one of your Samurai: Gain 1 Honor, or gain Honor equal to his base Personal Honor if your Family Honor is "
        "9 or less."
    )
    for honor, after in ((9, 11), (10, 11)):
        script = f"[Ann: play trial, {{expect: {{Ann.honor: {after}}}}}]"
        play("strategy", text, script, ann={"honor": honor})
