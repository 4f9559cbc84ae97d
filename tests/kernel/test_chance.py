"""The stream of chance is the documented one: test vectors were made by the program sha256sum."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.kernel import Chance, commitment, new_seed

SEED = bytes(range(32))
COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
WORDS = [
    *(0xA9D6E500, 0x293A88BD, 0x38CBE213, 0xD07AB71F, 0x8CB22585),
    *(0x52072A01, 0xBDF1C40B, 0xE527F4D0, 0x6061C438, 0x6D7A1788),
]
DICE = [0, 1, 3, 1, 5, 3, 1, 0, 4, 0, 0, 4, 0, 5, 5, 1]
MIXED = {
    1: 0,
    2: 1,
    3: 0,
    10: 9,
    52: 9,
    1000: 217,
    1 << 31: 1039254539,
    1 << 32: 3844601040,
    (1 << 32) - 1: 1617019960,
    7: 0,
}
WITH_DROPPED_WORDS = [
    *(2849432832, 691701949, 952885779, 2360485253),
    *(1376201217, 3186738187, 1617019960, 1836717960),
]


def words(seed: bytes) -> Iterator[int]:
    """The stream written a second time, by long numbers instead of unpacking."""
    block = 0
    while True:
        digest = int(sha256(seed + block.to_bytes(8, "big")).hexdigest(), 16)
        yield from (digest >> shift & 0xFFFFFFFF for shift in range(224, -1, -32))
        block += 1


def test_words_of_the_stream() -> None:
    chance = Chance(SEED)
    assert [chance.below(1 << 32) for _ in WORDS] == WORDS
    assert chance.taken == len(WORDS)


def test_numbers_below() -> None:
    chance = Chance(SEED)
    assert [chance.below(6) for _ in DICE] == DICE
    chance = Chance(SEED)
    assert {n: chance.below(n) for n in MIXED} == MIXED


def test_words_that_would_favour_small_numbers_are_dropped() -> None:
    chance = Chance(SEED)
    assert [chance.below(3 << 30) for _ in range(8)] == WITH_DROPPED_WORDS
    assert chance.taken == 10


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(1, 1 << 32), max_size=40))
@settings(max_examples=50, deadline=None, derandomize=True)
def test_against_a_second_implementation(seed: bytes, bounds: list[int]) -> None:
    chance, stream = Chance(seed), words(seed)
    for n in bounds:
        word = next(word for word in stream if word < (1 << 32) // n * n)
        assert chance.below(n) == word % n


@pytest.mark.parametrize("n", [0, -1, -6, (1 << 32) + 1])
def test_what_cannot_be_drawn(n: int) -> None:
    with pytest.raises(ValueError, match="can be drawn"):
        Chance(SEED).below(n)


def test_every_place_of_the_stream_can_be_resumed() -> None:
    chance = Chance(SEED)
    numbers = [chance.below(1 << 32) for _ in range(30)]
    for taken in range(30):
        assert Chance(SEED, taken).below(1 << 32) == numbers[taken]


def test_a_clone_goes_on_by_itself() -> None:
    chance = Chance(SEED)
    chance.below(6)
    clone = chance.clone()
    ahead = [clone.below(100) for _ in range(20)]
    assert chance.taken == 1
    assert [chance.below(100) for _ in range(20)] == ahead


def test_numbers_and_shuffles_are_even() -> None:
    chance = Chance(SEED)
    counts = Counter(chance.below(7) for _ in range(14_000))
    assert set(counts) == set(range(7))
    assert max(counts.values()) < 2200
    assert min(counts.values()) > 1800
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        items = [1, 2, 3, 4]
        chance.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert max(orders.values()) < 280
    assert min(orders.values()) > 130


def test_shuffle_is_the_documented_one() -> None:
    items = list("abcdefgh")
    Chance(SEED).shuffle(items)
    mine, stream = list("abcdefgh"), words(SEED)
    for last in range(7, 0, -1):
        other = next(stream) % (last + 1)
        mine[last], mine[other] = mine[other], mine[last]
    assert items == mine


def test_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == COMMITMENT


def test_seeds_have_32_bytes() -> None:
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()
    with pytest.raises(ValueError, match="32 bytes"):
        Chance(b"short")
