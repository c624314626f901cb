"""Who does an effect: it is read as a command to you; here another player takes your place in its tree, or gives it back to you.

No productions stand here, so that every module of the grammar and the writer may ask.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from rokugan.program import Chosen, Each, Node, Noun, Target, You, walk


def by_player(node: Any, player: Node, back: bool = False, marked: bool | None = None) -> Any:
    """The effect as done by that player instead of you; back: the reverse.

    A player who took the place of you is marked in his form, so that `his` in the text stays apart from `your`."""
    if back:
        if marked is None:
            marked = any(each.form.startswith("@") for each in walk(node))
        return _to_you(node, player, marked)
    return _to_player(node, replace(player, form="@" + player.form))


def _to_player(node: Any, player: Node) -> Any:
    """The tree with the player wherever it has you."""
    if isinstance(node, You):
        return node if node.form == "your" else player  # `his owner may destroy one of your cards`
    if isinstance(node, tuple):
        return tuple(_to_player(part, player) for part in node)
    if not isinstance(node, Node) or node.form.startswith("you "):
        return node  # `he may bow him, then you draw a card`
    given = {each.name: _to_player(getattr(node, each.name), player) for each in fields(node)}
    if isinstance(node, (Target, Chosen)) and node.chooser is None:
        given["chooser"] = player
    if isinstance(node, (Target, Chosen, Each)) and _is_yours(node):
        given["noun"] = node.noun
    if isinstance(node, Noun) and node.whose == "your":
        given.update(whose="his", owner=player)
    return type(node)(**given)


def _is_yours(node: Target | Chosen | Each) -> bool:
    """Is it said to be yours, and not only of your choice?"""
    return "your" in f"{node.form.replace('of your choice', '')} {node.noun.form}".split()


def _to_you(node: Any, player: Node, marked: bool) -> Any:
    """The tree with you wherever it has that player, or a marked one."""
    if isinstance(node, tuple):
        return tuple(_to_you(part, player, marked) for part in node)
    if not isinstance(node, Node):
        return node
    if node.form.startswith("@") if marked else node == player:
        return You()
    given = {each.name: _to_you(getattr(node, each.name), player, marked) for each in fields(node)}
    if isinstance(node, (Target, Chosen)) and isinstance(given["chooser"], You) and given["chooser"].form != "your":
        given["chooser"] = None
    if isinstance(node, Noun) and isinstance(given["owner"], You):
        given.update(whose="your", owner=None)
    return type(node)(**given)
