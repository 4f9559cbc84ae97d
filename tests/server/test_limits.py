import pytest

from ludoteca.server.limits import MOST_BUCKETS, Limits, LiveLimits, Rate, network_of

THREE = Rate(3, 10)


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_then_one_every_so_often() -> None:
    clock = Clock()
    limits = Limits(clock)
    assert [limits.take(THREE, "a") for _ in range(5)] == [0, 0, 0, 10, 10]
    clock.now += 9.5
    assert limits.take(THREE, "a") == 1
    clock.now += 0.5
    assert [limits.take(THREE, "a") for _ in range(2)] == [0, 10]


def test_a_refusal_does_not_put_off_the_next_chance() -> None:
    clock = Clock()
    limits = Limits(clock)
    for _ in range(3):
        limits.take(THREE, "a")
    waits = []
    for _ in range(10):
        waits.append(limits.take(THREE, "a"))
        clock.now += 1
    assert waits == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert limits.take(THREE, "a") == 0


def test_to_look_takes_nothing() -> None:
    limits = Limits(Clock())
    assert [limits.wait(THREE, "a") for _ in range(9)] == [0] * 9
    for _ in range(3):
        limits.take(THREE, "a")
    assert [limits.wait(THREE, "a") for _ in range(2)] == [10, 10]


def test_keys_and_rates_do_not_touch_each_other() -> None:
    limits = Limits(Clock())
    for _ in range(3):
        limits.take(THREE, "a")
    assert limits.take(THREE, "a") > 0
    assert limits.take(THREE, "b") == 0
    assert limits.take(Rate(2, 5), "a") == 0


def test_the_number_of_buckets_is_bounded() -> None:
    limits = Limits(Clock())
    for number in range(MOST_BUCKETS + 500):
        limits.take(THREE, str(number))
    assert len(limits) == MOST_BUCKETS


def test_limits_can_be_switched_off() -> None:
    limits = Limits(Clock(), counts=False)
    assert not any(limits.take(THREE, "a") for _ in range(100))
    assert len(limits) == 0


def test_live_messages_are_counted_by_kind_and_guest() -> None:
    limits = Limits(Clock())
    one, other = LiveLimits(limits, "1"), LiveLimits(limits, "2")
    said = 0
    while one.take("chat") == 0:
        said += 1
    assert 3 <= said <= 20
    assert one.take("answer") == 0
    assert other.take("chat") == 0
    while one.take("nonsense") == 0:
        pass


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("testclient", "testclient"),
    ],
)
def test_one_household_is_one_key(address: str, network: str) -> None:
    assert network_of(address) == network
