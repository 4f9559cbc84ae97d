"""The servers that are measured, each a process of its own on a port of its own."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).parent
PATIENCE = 60.0


@contextmanager
def ludoteca(folder: Path) -> Iterator[tuple[str, int]]:
    """Serve a hall that keeps its data in `folder`; give its address and its process."""
    port = free_port()
    command = [sys.executable, "-m", "ludoteca", "serve", "--host", "127.0.0.1", "--no-limits"]
    command += ["--port", str(port), "--data", str(folder), "--log-format", "json"]
    with running(command, port) as process:
        yield f"http://127.0.0.1:{port}", process


@contextmanager
def boardgameio() -> Iterator[tuple[str, int]]:
    """Serve the same game by boardgame.io, installed with npm where it is not yet."""
    peer = HERE / "peer"
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise SystemExit("The comparison with boardgame.io needs Node.js 20 or newer, with npm.")
    if not (peer / "node_modules").exists():
        quiet = ["--ignore-scripts", "--no-audit", "--no-fund"]
        subprocess.run([npm, "ci", *quiet], cwd=peer, check=True)
    port = free_port()
    with running([node, str(peer / "server.js"), str(port)], port) as process:
        yield f"http://127.0.0.1:{port}", process


@contextmanager
def echo(folder: Path) -> Iterator[tuple[str, int]]:
    """Serve the bare echo with a journal in `folder`."""
    port = free_port()
    command = [sys.executable, str(HERE / "peer" / "echo_app.py"), str(port)]
    with running([*command, str(folder / "echo.sqlite3")], port) as process:
        yield f"http://127.0.0.1:{port}", process


@contextmanager
def running(command: list[str], port: int, patience: float = PATIENCE) -> Iterator[int]:
    """Run a server until the block ends."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + patience
        while not listens(port):
            if process.poll() is not None or time.monotonic() > deadline:
                raise SystemExit(f"{' '.join(command)} did not start")
            time.sleep(0.05)
        yield process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def listens(port: int) -> bool:
    """Tell whether somebody answers on a port."""
    try:
        urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=2).close()
    except urllib.error.HTTPError:
        return True
    except (urllib.error.URLError, OSError):
        return False
    return True


def free_port() -> int:
    """Return a port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def memory(process: int) -> int:
    """Return the resident memory of a process in bytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
