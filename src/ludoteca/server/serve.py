"""Serving: one process with uvicorn, and a greeting that says which address to open."""

from __future__ import annotations

import errno
import gc
import socket
import sys
from contextlib import suppress
from ipaddress import ip_address
from itertools import chain

import uvicorn
from sqlalchemy.exc import DatabaseError

from ludoteca.messages import words
from ludoteca.server.app import build_app
from ludoteca.server.checks import check_folder, check_schema
from ludoteca.server.logs import configure
from ludoteca.server.protocols import Http, Live
from ludoteca.server.settings import Settings
from ludoteca.server.wire import MOST_BYTES

MOST_LIVE_BYTES = 4 * MOST_BYTES
"""Of a larger message nothing is read: the connection ends. One between is refused."""
GARBAGE = (10_000, 10, 1_000)
"""When cycles are looked for (`gc.set_threshold`): an act leaves none, and looking costs a tenth of
the time under load. The second generation stays small: all wait while it is looked through."""
ELSEWHERE = ("192.0.2.1", 9)
"""An address of nobody (RFC 5737): to choose a way there sends nothing."""


class CannotServe(Exception):
    """The port is taken, the folder closed, the database a newer one; the text says what to do."""


def serve(settings: Settings, language: str = "en") -> None:
    """Serve until told to stop (SIGINT or SIGTERM).

    :raises CannotServe: something is in the way.
    """
    check(settings, language)
    listener = listen(settings, language)
    configure(settings.log_format)
    config = uvicorn.Config(
        build_app(settings),
        access_log=False,
        log_config=None,
        proxy_headers=False,
        server_header=False,
        http=Http,
        ws=Live,  # half the time and three quarters of the memory of the other one
        ws_max_size=MOST_LIVE_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=round(settings.stop_after),
    )
    server = uvicorn.Server(config)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    print(greeting(settings, language), file=sys.stderr, flush=True)
    with suppress(KeyboardInterrupt):  # that is how uvicorn passes Ctrl+C on, after it has stopped
        server.run(sockets=[listener])


def check(settings: Settings, language: str = "en") -> None:
    """See that the data folder and the database can be used.

    :raises CannotServe: they cannot.
    """
    try:
        for trouble in chain(check_folder(settings), check_schema(settings)):
            if trouble.level == "fail":
                raise CannotServe(words(language).text(trouble.text, trouble.args))
    except DatabaseError as error:
        args = {"reason": str(error.orig)}
        raise CannotServe(words(language).text("server-doctor-database-damaged", args)) from error


def listen(settings: Settings, language: str = "en") -> socket.socket:
    """Return a socket that listens where the settings say.

    :raises CannotServe: that is not possible.
    """
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(2048)
    except (OSError, OverflowError) as error:
        listener.close()
        raise CannotServe(_advice(settings, error, language)) from error
    return listener


def greeting(settings: Settings, language: str = "en") -> str:
    """Return what is said at the start: which address to open here, and which elsewhere."""
    spoken = words(language)
    own, others = addresses(settings)
    lines = [spoken.text("server-serve-open", {"url": own})]
    told = "server-serve-public" if settings.public_url else "server-serve-others"
    lines += [spoken.text(told, {"url": url}) for url in others]
    lines.append(spoken.text("server-serve-stop"))
    return "\n".join(lines)


def addresses(settings: Settings) -> tuple[str, list[str]]:
    """Return the address to open on this machine, and those that others can open."""
    if settings.public_url:
        return _url("localhost", settings.port), [settings.public_url]
    if settings.host not in ("0.0.0.0", "::"):
        loopback = settings.host == "localhost" or ip_address(settings.host).is_loopback
        own = _url(settings.host, settings.port)
        return own, [] if loopback else [own]
    return _url("localhost", settings.port), [_url(name, settings.port) for name in _own_names()]


def _own_names() -> list[str]:
    """Return this machine's address in the network, without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            name = str(probe.getsockname()[0])
        except OSError:
            return []
    return [] if ip_address(name).is_loopback or ip_address(name).is_unspecified else [name]


def _url(host: str, port: int) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}" if port == 80 else f"http://{name}:{port}"


def _advice(settings: Settings, error: Exception, language: str) -> str:
    spoken = words(language)
    args = {"port": str(settings.port), "next": str(settings.port + 1), "host": settings.host}
    match getattr(error, "errno", None):
        case errno.EADDRINUSE:
            return spoken.text("server-port-taken", args)
        case errno.EACCES:
            return spoken.text("server-port-forbidden", args)
    return spoken.text("server-cannot-listen", {**args, "reason": str(error)})
