"""The 127 cards of War of Honor, made by `rokugan.cards.shipping` from the wording that the rulebook presupposes.

A few are played in a plainer wording than the later printed one, and say what they do: Military Alliance and Matsu Nishijo as
the rulebook clarifies them; Enlistment draws at once; Ring of Earth asks only that none of one's own was destroyed;
Unpredictable Strategy switches one's own units; Shinsei's Tomb takes Rings from the
discard pile; Changing Paths searches at once; Fist and Blade lets all attachments go to one Personality; Dance of the
Void negates bowing only. Bamboo Harvesters stays bowed by the set-up rules.
"""
