"""Limits on how often something may be done: token buckets in memory, a bounded number of them."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import NamedTuple

MOST_BUCKETS = 20_000
ROUNDING = 1e-6


class Rate(NamedTuple):
    """So many at once, and one more every `seconds`."""

    burst: int
    seconds: float


REQUESTS = Rate(400, 1 / 50)
"""Requests of one address: a classroom shares one."""
CALLS = Rate(60, 1 / 10)
"""Calls of one guest that change something."""
NEW_GUESTS = Rate(60, 5)
"""Guests made from one address."""
NEW_TABLES = Rate(20, 15)
"""Tables made by one guest."""
CONNECTIONS = Rate(60, 1)
"""Live connections opened from one address."""
PASSWORDS = Rate(8, 20)
"""Wrong passwords and return links from one address; right ones do not count."""
LIVE = {"answer": Rate(100, 1 / 20), "chat": Rate(8, 2)}
"""Live messages of one guest, by kind; of any other kind as many as OTHER says."""
OTHER = Rate(60, 1 / 4)


class Limits:
    """Buckets by rate and key; beyond a number the one untouched for longest is forgotten."""

    def __init__(self, clock: Callable[[], float] = monotonic, *, counts: bool = True) -> None:
        self._clock = clock
        self._counts = counts
        self._buckets: OrderedDict[tuple[Rate, str], tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, rate: Rate, key: str) -> int:
        """Take one of `key`; return 0, or after how many seconds there will be one again."""
        wait = self.wait(rate, key)
        if self._counts and not wait:
            self._buckets[rate, key] = (self._left(rate, key) - 1, self._clock())
            self._buckets.move_to_end((rate, key))
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        return wait

    def wait(self, rate: Rate, key: str) -> int:
        """Return after how many seconds `key` can take one, without taking it; 0 for now."""
        if not self._counts:
            return 0
        return max(0, math.ceil((1 - self._left(rate, key)) * rate.seconds - ROUNDING))

    def _left(self, rate: Rate, key: str) -> float:
        now = self._clock()
        left, then = self._buckets.get((rate, key), (rate.burst, now))
        return min(rate.burst, left + (now - then) / rate.seconds)


def network_of(address: str) -> str:
    """Return what one household has of `address`: all of IPv4, the first 64 bits of IPv6."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"
    return address


class LiveLimits:
    """The limits of one guest's live messages, by their kind."""

    def __init__(self, limits: Limits, guest: str) -> None:
        self._limits = limits
        self._guest = guest

    def take(self, kind: str) -> int:
        """Count one message of `kind`; return 0, or the seconds to wait first."""
        return self._limits.take(LIVE.get(kind, OTHER), f"{kind} {self._guest}")
