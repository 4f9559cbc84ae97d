"""A visit: who makes a request, from where and how, as far as it can be trusted."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from ipaddress import ip_address
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from ludoteca.server.settings import Network

Headers: TypeAlias = dict[str, str]

HOST = re.compile(r"[A-Za-z0-9._-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")
YEAR = 365 * 24 * 3600


@dataclass(slots=True)
class Visit:
    """What a request says of its sender.

    `address` and `host` are the browser's own, also behind a trusted proxy; `host` is empty when it
    makes no sense. `forwarded` tells that a proxy has passed the request on.
    """

    id: str
    address: str
    peer: str
    host: str
    secure: bool
    forwarded: bool
    headers: Headers
    cookies: dict[str, str]
    new_cookies: list[str] = field(default_factory=list)

    def set_cookie(self, name: str, value: str, seconds: int = YEAR) -> None:
        """Give the browser a cookie with the response, which no script can read."""
        cookie = f"{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax"
        self.new_cookies.append(cookie + ("; Secure" if self.secure else ""))
        self.cookies[name] = value

    def origin(self, public_url: str = "") -> str:
        """Return the address of the hall as this visitor opens it."""
        return public_url.rstrip("/") or f"{'https' if self.secure else 'http'}://{self.host}"


def visit_of(scope: Any, proxies: tuple[Network, ...]) -> Visit:
    """Read an ASGI scope; X-Forwarded-… counts only where one of `proxies` sent it."""
    headers = _headers(scope["headers"])
    client = scope.get("client")
    peer = str(client[0]) if client else "127.0.0.1"
    address, host = peer, headers.get("host", "")
    secure = scope["scheme"] in ("https", "wss")
    forwarded = any(name in headers for name in ("x-forwarded-for", "forwarded", "via"))
    if within(peer, proxies):
        address = _client(peer, headers.get("x-forwarded-for", ""), proxies)
        secure = headers.get("x-forwarded-proto", scope["scheme"]).strip() in ("https", "wss")
        host = headers.get("x-forwarded-host", host).strip()
    return Visit(
        id=secrets.token_hex(6),
        address=address,
        peer=peer,
        host=host.lower() if HOST.fullmatch(host) else "",
        secure=secure,
        forwarded=forwarded,
        headers=headers,
        cookies=_cookies(headers.get("cookie", "")),
    )


def within(address: str, networks: Iterable[Network]) -> bool:
    """Tell whether `address` lies in one of the networks; what is no address lies in none."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    mapped = getattr(parsed, "ipv4_mapped", None) or parsed
    return any(mapped in network for network in networks)


def is_foreign(visit: Visit, public_url: str) -> bool:
    """Tell whether a page of another site made a browser send this request.

    Browsers always say so, in Sec-Fetch-Site or Origin; programs, which nobody can trick into
    sending somebody's cookie, need neither.
    """
    site = visit.headers.get("sec-fetch-site")
    if site is not None:
        return site not in ("same-origin", "none")
    origin = visit.headers.get("origin")
    if origin is None:
        return False
    host = _host_of(origin)
    return not host or host not in (visit.host, _host_of(public_url))


def _client(peer: str, forwarded_for: str, proxies: tuple[Network, ...]) -> str:
    """Return the last address in the chain that is none of our proxies'."""
    address = peer
    for entry in reversed(forwarded_for.split(",")[-20:]):
        name = entry.strip()
        try:
            ip_address(name)
        except ValueError:
            break
        address = name
        if not within(name, proxies):
            break
    return address


def _host_of(url: str) -> str:
    try:
        return urlsplit(url).netloc.lower()
    except ValueError:
        return ""


def _headers(raw: Iterable[tuple[bytes, bytes]]) -> Headers:
    """Return the headers by name; of one that is given several times, all, joined."""
    headers: Headers = {}
    for name, value in raw:
        key, text = name.decode("latin-1").lower(), value.decode("latin-1")
        separator = "; " if key == "cookie" else ", "
        headers[key] = f"{headers[key]}{separator}{text}" if key in headers else text
    return headers


def _cookies(header: str) -> dict[str, str]:
    """Return the cookies; one that cannot be read does not spoil the others."""
    cookies: dict[str, str] = {}
    for part in header.split(";")[:100]:
        name, _, value = part.strip().partition("=")
        if name and name not in cookies:
            cookies[name] = value.strip('"')
    return cookies
