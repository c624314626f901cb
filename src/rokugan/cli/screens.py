"""The screen of each family of games: how a person sees the table and its options in the terminal."""

from __future__ import annotations

from rokugan.cli.lcg_session import LcgSession
from rokugan.cli.session import Session
from rokugan.core.edition import Edition

SCREENS: dict[str, type[Session]] = {"classic": Session, "lcg": LcgSession}


def screen_of(edition: Edition) -> type[Session]:
    """The screen on which an edition is played."""
    return SCREENS[edition.family]
