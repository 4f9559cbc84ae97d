"""Chance: one portable, verifiable stream of random numbers for each match.

The stream is defined by its seed of 32 bytes alone, so that anybody can recompute it in any
language: block *i* (i = 0, 1, …) is SHA-256(seed ‖ i as 8 bytes, big-endian); each block gives
eight words of 32 bits, big-endian, in order. `below(n)` takes the next word w and returns w mod n,
unless w ≥ ⌊2³² / n⌋ · n, when the word is dropped and the next one tried: no value is favoured.
The seed's SHA-256 is published before the first move, the seed after the last one.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from struct import unpack
from typing import Any, Protocol, TypeVar

SEED_BYTES = 32
WORD = 1 << 32

T = TypeVar("T")


class Below(Protocol):
    """Anything that gives a random number from 0 to n - 1: a match's stream, or a player's own."""

    def __call__(self, n: int, /) -> int: ...


def new_seed() -> bytes:
    """Draw 256 bits from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """Return what is published of `seed` before the match: its SHA-256, in hexadecimal."""
    return sha256(seed).hexdigest()


class Chance:
    """The stream of one match: a seed and the number of words already taken."""

    __slots__ = ("_words", "seed", "taken")

    def __init__(self, seed: bytes, taken: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.taken = taken
        self._words: tuple[int, ...] = ()

    def clone(self) -> Chance:
        """Return a stream that goes on from the same place, independently."""
        other = Chance.__new__(Chance)
        other.seed, other.taken, other._words = self.seed, self.taken, self._words
        return other

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each equally likely (1 ≤ n ≤ 2³²)."""
        if not 0 < n <= WORD:
            raise ValueError(f"no number below {n} can be drawn")
        limit = WORD // n * n
        while (word := self._word()) >= limit:
            pass
        return word % n

    def pick(self, items: Sequence[T]) -> T:
        """Return one of `items`."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place (Fisher and Yates, from the last item down)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def _word(self) -> int:
        block, offset = divmod(self.taken, 8)
        if offset == 0 or not self._words:
            self._words = unpack(">8I", sha256(self.seed + block.to_bytes(8, "big")).digest())
        self.taken += 1
        return self._words[offset]
