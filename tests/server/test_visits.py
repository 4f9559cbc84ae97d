from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.server.settings import networks
from ludoteca.server.visits import is_foreign, visit_of, within

PROXIES = networks(["127.0.0.0/8", "10.0.0.0/8"])


def scope(headers: dict[str, str] | None = None, client: str | None = "203.0.113.9") -> Any:
    return {
        "type": "http",
        "scheme": "http",
        "client": (client, 1) if client else None,
        "headers": [(k.encode("latin-1"), v.encode("latin-1")) for k, v in (headers or {}).items()],
    }


def test_a_direct_visitor() -> None:
    visit = visit_of(scope({"host": "Ludo.Test:8000", "cookie": "a=1; b=2; broken"}), PROXIES)
    assert (visit.address, visit.host, visit.secure, visit.forwarded) == (
        "203.0.113.9", "ludo.test:8000", False, False,
    )  # fmt: skip
    assert visit.cookies == {"a": "1", "b": "2", "broken": ""}


def test_a_trusted_proxy_speaks_for_others() -> None:
    headers = {
        "host": "inner:8000",
        "x-forwarded-for": "192.0.2.66, 198.51.100.7, 10.1.2.3",
        "x-forwarded-proto": "https",
        "x-forwarded-host": "ludo.test",
    }
    visit = visit_of(scope(headers, "127.0.0.1"), PROXIES)
    assert (visit.address, visit.host, visit.secure, visit.forwarded) == (
        "198.51.100.7", "ludo.test", True, True,
    )  # fmt: skip


def test_nobody_else_does() -> None:
    headers = {
        "host": "ludo.test",
        "x-forwarded-for": "198.51.100.7",
        "x-forwarded-proto": "https",
        "x-forwarded-host": "evil.test",
    }
    visit = visit_of(scope(headers), PROXIES)
    assert (visit.address, visit.host, visit.secure) == ("203.0.113.9", "ludo.test", False)


@pytest.mark.parametrize("chain", ["", "unknown", "junk, 10.0.0.1", "1.2.3.4:80", "'; drop", ","])
def test_a_chain_that_makes_no_sense_ends_at_the_proxy(chain: str) -> None:
    visit = visit_of(scope({"x-forwarded-for": chain}, "127.0.0.1"), PROXIES)
    assert within(visit.address, PROXIES)


def test_a_unix_socket_is_the_machine_itself() -> None:
    assert (
        visit_of(scope({"x-forwarded-for": "198.51.100.7"}, None), PROXIES).address
        == "198.51.100.7"
    )


@pytest.mark.parametrize("host", ["a b", "evil\r\nx: y", "<script>", "a/b", "", "x" * 300, "[::1"])
def test_a_host_that_is_none_counts_as_missing(host: str) -> None:
    assert visit_of(scope({"host": host}), PROXIES).host == ""


@pytest.mark.parametrize("host", ["ludo.test", "localhost:8000", "192.0.2.1:80", "[::1]:8000"])
def test_hosts(host: str) -> None:
    visit = visit_of(scope({"host": host}), PROXIES)
    assert visit.host == host
    assert visit.origin() == f"http://{host}"
    assert visit.origin("https://play.test/") == "https://play.test"


@pytest.mark.parametrize(
    ("headers", "foreign"),
    [
        ({}, False),
        ({"sec-fetch-site": "same-origin"}, False),
        ({"sec-fetch-site": "none"}, False),
        ({"sec-fetch-site": "same-site"}, True),
        ({"sec-fetch-site": "cross-site"}, True),
        ({"origin": "http://ludo.test"}, False),
        ({"origin": "https://ludo.test"}, False),
        ({"origin": "https://play.test"}, False),
        ({"origin": "http://ludo.test:81"}, True),
        ({"origin": "http://evil.test"}, True),
        ({"origin": "http://ludo.test.evil.test"}, True),
        ({"origin": "null"}, True),
        ({"origin": ""}, True),
        ({"origin": "http://[broken"}, True),
        ({"sec-fetch-site": "cross-site", "origin": "http://ludo.test"}, True),
    ],
)
def test_requests_that_a_foreign_page_made(headers: dict[str, str], foreign: bool) -> None:
    visit = visit_of(scope({"host": "ludo.test", **headers}), PROXIES)
    assert is_foreign(visit, "https://play.test") is foreign


def test_without_a_host_every_origin_is_foreign() -> None:
    visit = visit_of(scope({"host": "???", "origin": "null"}), PROXIES)
    assert is_foreign(visit, "")


def test_cookies_are_out_of_reach_of_scripts_and_other_sites() -> None:
    visit = visit_of(scope(), PROXIES)
    visit.set_cookie("a", "1")
    assert visit.new_cookies == ["a=1; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"]
    visit.secure = True
    visit.set_cookie("a", "2", 60)
    assert visit.new_cookies[1].endswith("; Secure")
    assert visit.cookies["a"] == "2"


names = st.sampled_from(
    ["host", "cookie", "origin", "x-forwarded-for", "x-forwarded-proto", "forwarded"]
)


@settings(deadline=None)
@given(st.dictionaries(names, st.text(st.characters(max_codepoint=255))))
def test_no_header_breaks_it(headers: dict[str, str]) -> None:
    for client in ("127.0.0.1", "203.0.113.9", "testclient"):
        visit = visit_of(scope(headers, client), PROXIES)
        is_foreign(visit, "")
        visit.origin()
