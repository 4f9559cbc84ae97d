"""What every request passes before anything is done for it, and what every response carries.

Refused here are floods, oversized bodies, requests that a foreign page made a browser send, bodies
that are no JSON, and visitors who do not know the host's password.
"""

from __future__ import annotations

import hmac
import time
from hashlib import scrypt, sha256

from ludoteca.server.limits import (
    CONNECTIONS,
    PASSWORDS,
    REQUESTS,
    Limits,
    network_of,
)
from ludoteca.server.problems import Problem
from ludoteca.server.settings import DAY, Settings
from ludoteca.server.visits import Visit, is_foreign

MOST_BYTES = 16 * 1024
"""The largest body of an HTTP request; `docs/protocol.md` says so."""

SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
DOOR_COOKIE = "ludoteca-door"
DOOR_OPEN = 90 * DAY
FREE = ("/assets/", "/healthz", "/readyz", "/metrics", "/api/enter", "/robots.txt", "/favicon.ico")
"""What can be had without the host's password; pages then show the enter form."""
UNCOUNTED = ("/healthz", "/readyz")
"""What else than assets may be asked for as often as one likes."""

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class Door:
    """The host's password: who gives it gets a cookie that proves it for a while.

    The cookie is signed with a key made of the password, so that a new password locks all out.
    """

    def __init__(self, password: str) -> None:
        self._password = sha256(password.encode("utf-8", "replace")).digest() if password else b""
        self._key = b""
        if password:
            self._key = scrypt(self._password, salt=b"ludoteca door", n=2**14, r=8, p=1)

    def is_open_to(self, visit: Visit) -> bool:
        """Tell whether the visitor has proved to know the password, or needs none."""
        if not self._password:
            return True
        until, _, signature = visit.cookies.get(DOOR_COOKIE, "").partition(".")
        if not hmac.compare_digest(
            self._sign(until).encode(), signature.encode("utf-8", "replace")
        ):
            return False
        return int(until) > time.time()

    def enter(self, visit: Visit, password: str, limits: Limits) -> None:
        """Let the visitor in.

        :raises Problem: the password is wrong, or too many have been tried.
        """
        if not self._password:
            return
        flood_check(limits.wait(PASSWORDS, network_of(visit.address)))
        given = sha256(password.encode("utf-8", "replace")).digest()
        if not hmac.compare_digest(given, self._password):
            limits.take(PASSWORDS, network_of(visit.address))
            raise Problem("not-yours", "server-wrong-password")
        until = str(int(time.time() + DOOR_OPEN))
        visit.set_cookie(DOOR_COOKIE, f"{until}.{self._sign(until)}", DOOR_OPEN)

    def _sign(self, until: str) -> str:
        return hmac.new(self._key, until.encode("utf-8", "replace"), "sha256").hexdigest()


class Guard:
    """Checks requests before they go on."""

    def __init__(self, settings: Settings, limits: Limits, door: Door) -> None:
        self._public_url = settings.public_url
        self._limits = limits
        self._door = door

    def check_request(self, visit: Visit, method: str, path: str) -> None:
        """Check an HTTP request.

        :raises Problem: it may not go on.
        """
        if path not in UNCOUNTED and not path.startswith("/assets/"):
            flood_check(self._limits.take(REQUESTS, network_of(visit.address)))
        if _length(visit) > MOST_BYTES:
            raise Problem("too-large", "server-too-large", args={"most": MOST_BYTES})
        if method not in SAFE:
            self._check_change(visit, path)
        if path.startswith("/api/") and not path.startswith(FREE):
            self._check_door(visit)

    def check_connection(self, visit: Visit) -> None:
        """Check the opening of a WebSocket.

        :raises Problem: it may not be opened.
        """
        flood_check(self._limits.take(CONNECTIONS, network_of(visit.address)))
        if is_foreign(visit, self._public_url):
            raise Problem("not-yours", "server-foreign")
        self._check_door(visit)

    def _check_change(self, visit: Visit, path: str) -> None:
        if is_foreign(visit, self._public_url):
            raise Problem("not-yours", "server-foreign")
        has_body = _length(visit) > 0 or "transfer-encoding" in visit.headers
        kind = visit.headers.get("content-type", "").partition(";")[0].strip().lower()
        if has_body and kind != "application/json" and not path.startswith("/return/"):
            raise Problem("malformed", "server-not-json")

    def _check_door(self, visit: Visit) -> None:
        if not self._door.is_open_to(visit):
            raise Problem("not-yours", "server-password-needed")


def flood_check(seconds: int) -> None:
    """Refuse, unless `seconds` to wait are none.

    :raises Problem: there are some.
    """
    if seconds:
        raise Problem("flood", "server-flood", args={"seconds": seconds})


def _length(visit: Visit) -> int:
    """Return the announced length of the body; an absurd one counts as too large."""
    text = visit.headers.get("content-length", "0")
    if not (text.isascii() and text.isdigit()):
        return MOST_BYTES + 1
    return int(text[:12])
