"""What tests ask of a view: the piles and provinces of each player with the names of the cards that the viewer knows."""

from __future__ import annotations

from typing import Any

from rokugan.core.game import Game


def seen(game: Game, player: str | None) -> dict[str, Any]:
    """What tests ask of the view that a player, or one who looks on, gets: cards by name, None for those he may not know."""
    view = game.view(player, text=False)

    def named(id: str | None) -> str | None:
        thing = view["things"].get(id, {})
        found: str | None = thing.get("name", thing.get("card"))
        return found

    def pile(zone: dict[str, Any]) -> list[str | None]:
        known = [named(each) for each in zone["cards"]]
        return known + [None] * (zone.get("size", len(known)) - len(known))

    players = [
        {
            **each,
            **{name: pile(zone) for name, zone in each["zones"].items()},
            "honor": each["honor"],
            "role": named(each["role"]),
            "provinces": [
                {"card": named(one["card"]), "cards": [named(card) for card in one["cards"]]}
                for one in each["provinces"]
            ],
        }
        for each in view["players"]
    ]
    return {"players": players, "conflict": view["extra"]["lcg"]["conflict"]}
