"""A real server in a process of its own, and guests who call it and play."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from ludoteca.kernel import Decision
from ludoteca.kernel.patch import merge

STARTS_WITHIN = 60.0


class Hall:
    """A hall served by `ludoteca serve` in a process of its own, which can be killed."""

    def __init__(
        self, folder: Path, program: list[str] | None = None, games: Mapping[str, str] | None = None
    ) -> None:
        """`games`: further games of this hall alone, by name; each as its entry point says."""
        self.folder = folder
        self._games = games or {}
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._program = program or [sys.executable, "-m", "ludoteca"]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, *more: str) -> None:
        """Serve, and come back when the hall is ready."""
        command = [*self._program, "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--data", str(self.folder), "--bot-delay", "0", *more]
        with self._log_file.open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, env=self._environment()
            )
        deadline = time.monotonic() + STARTS_WITHIN
        while not self.is_ready():
            assert self._process.poll() is None, self.log()
            assert time.monotonic() < deadline, self.log()
            time.sleep(0.05)

    def is_ready(self) -> bool:
        """Tell whether the server answers."""
        try:
            urllib.request.urlopen(f"{self.url}/readyz", timeout=1).close()
        except (urllib.error.URLError, OSError):
            return False
        return True

    def kill(self) -> None:
        """Kill the process as a power cut would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """Let the process end in its own way."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(timeout=30)

    def log(self) -> str:
        """Return what the server has said lately."""
        return self._log_file.read_text("utf-8")[-6000:]

    def guest(self, name: str) -> Guest:
        """Return somebody new."""
        return Guest(self, name)

    def _environment(self) -> dict[str, str] | None:
        """Return an environment in which the further games are installed."""
        if not self._games:
            return None
        installed = self.folder.parent / f"{self.folder.name}-games"
        info = installed / "games_for_tests-1.dist-info"
        info.mkdir(parents=True, exist_ok=True)
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: games-for-tests\nVersion: 1\n")
        points = [f"{name} = {point}" for name, point in self._games.items()]
        (info / "entry_points.txt").write_text("\n".join(["[ludoteca.games]", *points, ""]))
        root = Path(__file__).parents[1]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (installed, root)))}

    @property
    def _log_file(self) -> Path:
        return self.folder.parent / f"{self.folder.name}.log"


class Guest:
    """A person with a cookie, who calls the server as docs/protocol.md says."""

    def __init__(self, hall: Hall, name: str) -> None:
        self.hall = hall
        self.cookie = ""
        self.ask("PUT", "/api/me", {"name": name, "language": "en"})

    def text(self, path: str) -> str:
        """Return what is found at a path."""
        return self._call("GET", path, None)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Call the server and return its answer."""
        text = self._call(method, path, body)
        return json.loads(text) if text else None

    def play(self, table: str, seed: int = 0) -> Any:
        """Play one's own seat at random until the match is over; return the outcome."""
        rng = random.Random(seed)
        address = f"ws://127.0.0.1:{self.hall.port}/tables/{table}/live"
        headers = {"Cookie": self.cookie}
        with connect(address, origin=self.hall.url, additional_headers=headers) as live:  # type: ignore[arg-type]
            live.send('{"type":"resume","version":0}')
            while True:
                message = json.loads(live.recv(timeout=30))
                assert message["type"] != "refused", message
                if "outcome" in message:
                    return message["outcome"]
                for decision in message.get("decisions", []):
                    answer = Decision.from_json(decision).sample(rng.randrange)
                    number = decision["id"]
                    act = {"type": "answer", "id": f"a{number}", "decision": number}
                    live.send(json.dumps({**act, "answer": answer}))

    def sit_down(self, table: str) -> Seat:
        """Come to a table whose match has begun, with a live connection."""
        return Seat(self, table)

    def _call(self, method: str, path: str, body: Any) -> str:
        headers = {"Content-Type": "application/json", "Origin": self.hall.url}
        if self.cookie:
            headers["Cookie"] = self.cookie
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.hall.url + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=30) as response:
            for cookie in response.headers.get_all("Set-Cookie", []):
                if cookie.startswith("ludoteca="):
                    self.cookie = cookie.partition(";")[0]
            return str(response.read().decode())


class Seat:
    """A guest's live connection to a table under way, which answers only when it is told to."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.view: Any = None
        self.decisions: list[Any] = []
        self.step = 0
        self.outcome: Any = None
        self.refused: Any = None
        self._answers = 0
        address = f"ws://127.0.0.1:{guest.hall.port}/tables/{table}/live"
        headers = {"Cookie": guest.cookie}
        origin: Any = guest.hall.url
        self._open = ExitStack()
        live = connect(address, origin=origin, additional_headers=headers)
        self._live: ClientConnection = self._open.enter_context(live)
        self._live.send('{"type":"resume","version":0}')
        self.until(lambda: self.view is not None)

    def until(self, reached: Callable[[], bool]) -> None:
        """Listen until a condition holds."""
        while not reached():
            message = json.loads(self._live.recv(timeout=30))
            kind = message["type"]
            if kind == "refused":
                self.refused = message
            if kind not in ("state", "step"):
                continue
            if kind == "state":
                self.view = message.get("view")
            else:
                self.view = merge(self.view, message.get("patch", {}))
            self.step = message.get("step", 0)
            self.decisions = message.get("decisions", [])
            self.outcome = message.get("outcome")

    def catch_up(self, step: int) -> None:
        """Listen until so many steps have come."""
        self.until(lambda: self.step >= step)

    def answer(self, rng: random.Random, answer: Any = None) -> None:
        """Wait to be asked, answer (at random when nothing is given), and see it carried out."""
        self.until(lambda: bool(self.decisions) or self.outcome is not None)
        assert self.outcome is None, "the match is over"
        [decision] = self.decisions
        if answer is None:
            answer = Decision.from_json(decision).sample(rng.randrange)
        self._answers += 1
        act = {"type": "answer", "id": f"s{self._answers}-{id(self)}", "decision": decision["id"]}
        self._live.send(json.dumps({**act, "answer": answer}))
        step = self.step
        self.until(lambda: self.step > step)

    def close(self) -> None:
        """Leave the table; the seat stays taken."""
        self._open.close()


Stop = Callable[[Any], bool]


def begun_table(
    guests: list[Guest],
    *,
    bots: int = 0,
    level: str = "easy",
    public: bool = False,
    game: str = "splits",
) -> str:
    """Make a table at which the guests sit, then bots; begin, with the first guest to act first."""
    first, *others = guests
    seats = len(guests) + bots
    wanted: dict[str, Any] = {"game": game, "seats": seats, "public": public, "limit": 86400}
    wanted["options"] = {"first": "seats"} if game == "splits" else {}
    table = str(first.ask("POST", "/api/tables", wanted)["id"])
    for seat, guest in enumerate(others, 1):
        guest.ask("POST", f"/api/tables/{table}/sit", {"seat": seat})
    for seat in range(len(guests), seats):
        first.ask("POST", f"/api/tables/{table}/bot", {"seat": seat, "level": level})
    first.ask("POST", f"/api/tables/{table}/start", {})
    return table


def play_until(table: str, guests: list[Guest], stop: Stop, seed: int = 0) -> int:
    """Let the guests of a table play at random until `stop` says so of the view of who is asked.

    `stop` gets the view, with the asked seat under "asked". Returns that seat, or -1 when over.
    """
    rng = random.Random(seed)
    seats = [guest.sit_down(table) for guest in guests]
    try:
        while True:
            newest = max(seat.step for seat in seats)
            for seat in seats:
                seat.catch_up(newest)
            if seats[0].outcome is not None:
                return -1
            asked = next(number for number, seat in enumerate(seats) if seat.decisions)
            if stop({**seats[asked].view, "asked": asked, "decision": seats[asked].decisions[0]}):
                return asked
            seats[asked].answer(rng)
    finally:
        for seat in seats:
            seat.close()


def free_port() -> int:
    """Return a port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
