"""Whole sentences of an effects block: lists, `you may`, conditions, choices, delayed effects."""

from __future__ import annotations

from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import ChooseOne, ForEach, If, Later, May, Not, Together

A, B, C, D = slot("effect0"), slot("b"), slot("c"), slot("d")
IF = slot("if")

rule("effect1", "{effect0}")
rule("effect1", "{targeting}")
rule("effect1", "you may {effect0}", May((A,)))
rule("effect1", "you may choose to {effect0}", May((A,)))
rule("effect1", "{effect0}[,] and {b:effect0}", Together((A, B)))
rule("effect1", "{effect0}[,] and you may {b:effect0}", Together((A, May((B,)))))
rule("effect1", "you may {effect0} and {b:effect0}", May((Together((A, B)),)))
rule("effect1", "{effect0}, {b:effect0}[,] and {c:effect0}", Together((A, B, C)))
rule("effect1", "{effect0}, {b:effect0}, {c:effect0}[,] and {d:effect0}", Together((A, B, C, D)))
rule("effect1", "[either] {effect0} or {b:effect0}", ChooseOne(((A,), (B,))))
rule("effect1", "{effect0}, or {b:effect0}", ChooseOne(((A,), (B,))))
rule("effect1", "{effect0}, {b:effect0}, or {c:effect0}", ChooseOne(((A,), (B,), (C,))))

E, F, COND = slot("effect1"), slot("f"), slot("condition")
rule("sentence", "{effect1}")
rule("sentence", "if {condition}, [then] {effect1}", If(COND, (E,)))
rule("sentence", "{effect1} if {condition}", If(COND, (E,)), cost=1)
rule("sentence", "unless {condition}, {effect1}", If(Not(COND), (E,)))
rule("sentence", "{effect1} unless {condition}", If(Not(COND), (E,)), cost=1)
rule("sentence", "if {condition}, {effect1}. (Otherwise|If not), {f:effect1}", If(COND, (E,), (F,)))
rule("sentence", "if {condition}, {effect1}; otherwise, {f:effect1}", If(COND, (E,), (F,)))
rule("sentence", "for each {npone}, {effect1}", ForEach(slot("npone"), (E,)))
rule("sentence", "{trigger}, {effect1}", Later(slot("trigger"), (E,)))
rule("sentence", "{effect1} {trigger}", Later(slot("trigger"), (E,)), cost=2)

rule("cost", "{effect0}")
rule("cost", "{effect0} or {b:effect0}", ChooseOne(((A,), (B,))))
rule("cost", "{effect0} {if}", If(IF, (A,)))
rule("cost", "you may {effect0}", May((A,)))
