"""The share of one address: so much at once, and so much in a while. Whoever has an IPv6 network has one share for it."""

from __future__ import annotations

import time
from collections import Counter
from ipaddress import IPv6Address, IPv6Network, ip_address

MOST_ADDRESSES = 10_000
NETWORK = 64  # bits of an IPv6 address that belong to one customer of a provider


def share_of(address: str | None) -> str:
    """The name under which an address has its share.

    >>> [share_of(each) for each in ("192.0.2.7", "2001:db8:1:2:3:4:5:6", "::ffff:192.0.2.7", None)]
    ['192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7', '?']
    """
    try:
        found = ip_address((address or "").partition("%")[0])
    except ValueError:
        return (address or "?")[:64]
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped
        return str(IPv6Network((found, NETWORK), strict=False)) if inner is None else str(inner)
    return str(found)


class Share:
    """Things of which each address may have so many at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    def take(self, share: str, number: int = 1) -> bool:
        """Take some, if the share allows it."""
        if self._taken[share] + number > self.most:
            return False
        self._taken[share] += number
        return True

    def give(self, share: str, number: int = 1) -> None:
        """Give them back."""
        self._taken[share] -= number
        if self._taken[share] <= 0:
            del self._taken[share]

    def taken(self, share: str) -> int:
        """Return how many an address has."""
        return self._taken.get(share, 0)


class Pace:
    """How fast somebody may go: a bucket that fills again with time."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second, self.burst = per_second, burst
        self.left = burst
        self.at = time.monotonic()

    def allows(self, number: float = 1) -> bool:
        """May he do so many more things now? If so, they are counted."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < number:
            return False
        self.left -= number
        return True


class Paces:
    """The pace of each address; those that have been quiet for long are forgotten."""

    def __init__(self, per_minute: float) -> None:
        self.per_minute = per_minute
        self._paces: dict[str, Pace] = {}

    def allows(self, share: str, number: float = 1) -> bool:
        """May somebody at that address do so many more things now? If so, they are counted."""
        if len(self._paces) >= MOST_ADDRESSES:
            now = time.monotonic()
            kept = {name: pace for name, pace in self._paces.items() if now - pace.at < 60}
            self._paces = kept if len(kept) < MOST_ADDRESSES else {}
        return self._paces.setdefault(share, Pace(self.per_minute / 60, self.per_minute)).allows(number)
