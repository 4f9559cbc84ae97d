"""What a host can choose; every setting has a value that works without any choice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import TypeAlias

Network: TypeAlias = IPv4Network | IPv6Network

LOOPBACK = ("127.0.0.0/8", "::1/128")
HOUR = 3600
DAY = 24 * HOUR


def networks(names: Iterable[str]) -> tuple[Network, ...]:
    """Read addresses and networks such as `10.0.0.0/8`.

    :raises ValueError: one of them is neither.
    """
    return tuple(ip_network(name.strip(), strict=False) for name in names)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The choices of a host."""

    host: str = "0.0.0.0"
    """The address to listen on; by default all of the machine's IPv4 addresses."""
    port: int = 8000
    data: Path = Path("ludoteca-data")
    """The folder of the database; made when it is missing."""
    database: str = ""
    """A database URL for SQLAlchemy; by default an SQLite file in the data folder."""
    public_url: str = ""
    """The address that players open, where it is not the server's own (behind a proxy)."""
    password: str = ""
    """What everybody must know to come in; empty for an open house."""
    proxies: tuple[Network, ...] = networks(LOOPBACK)
    """Who may say in X-Forwarded-For, -Proto and -Host for whom a request is made."""
    monitors: tuple[Network, ...] = networks(LOOPBACK)
    """Who may read /metrics."""
    bot_delay: float = 0.8
    """Seconds that a bot lets pass before it answers, so that people can follow."""
    workers: int = 2
    """Processes in which bots think."""
    limits: bool = True
    """Whether requests are counted and floods refused; measurements switch it off."""
    log_format: str = "auto"
    """`text`, `json`, or `auto`: text on a terminal, else JSON."""
    develop: bool = False
    """Whether files of the browser are read anew when they change."""
    stop_after: float = 10
    """Seconds that open requests get to finish when the server is told to stop."""

    def __post_init__(self) -> None:
        if self.public_url and not self.public_url.startswith(("http://", "https://")):
            raise ValueError(f"the public address {self.public_url} must begin with https://")

    @property
    def database_url(self) -> str:
        """The URL of the database."""
        return self.database or f"sqlite:///{(self.data / 'ludoteca.sqlite3').absolute()}"

    @property
    def database_file(self) -> Path | None:
        """The database's file where it is an SQLite file, else None."""
        scheme, _, path = self.database_url.partition("///")
        return Path(path) if scheme.startswith("sqlite") and path else None
