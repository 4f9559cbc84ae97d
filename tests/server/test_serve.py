"""A real server at a real port: greeting, HTTP, WebSocket, a graceful stop."""

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludoteca.server.maintenance import doctor
from ludoteca.server.serve import CannotServe, addresses, check, greeting, listen
from ludoteca.server.settings import Settings

SERVE = """
import sys
from pathlib import Path
from ludoteca.server.serve import serve
from ludoteca.server.settings import Settings
serve(Settings(host="127.0.0.1", port=int(sys.argv[1]), data=Path(sys.argv[2]), workers=1))
"""


@pytest.fixture(scope="module")
def port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        number: int = probe.getsockname()[1]
        return number


@pytest.fixture(scope="module")
def server(
    port: int, tmp_path_factory: pytest.TempPathFactory
) -> Iterator["subprocess.Popen[str]"]:
    folder = tmp_path_factory.mktemp("serve")
    command = [sys.executable, "-c", SERVE, str(port), str(folder / "data")]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        first = process.stderr.readline()
        assert first == f"Ludoteca is open: http://127.0.0.1:{port}\n"
        for _ in range(100):
            try:
                if httpx.get(f"http://127.0.0.1:{port}/readyz").status_code == 200:
                    break
            except httpx.TransportError:
                threading.Event().wait(0.1)
        yield process
        process.kill()


def said_of(live: ClientConnection, kind: str) -> Any:
    """Return the next message of a kind."""
    while (message := json.loads(live.recv(10)))["type"] != kind:
        pass
    return message


def end_of(live: ClientConnection) -> int | None:
    """Return the code with which the server closes the connection."""
    try:
        while True:
            live.recv(10)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_http_and_live(server: "subprocess.Popen[str]", port: int) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as browser:
        head = browser.head("/")
        assert (head.status_code, head.content) == (200, b"")
        assert "server" not in head.headers
        made = browser.post("/api/tables", json={"game": "splits", "seats": 2}).json()["id"]
        cookie = f"ludoteca={browser.cookies['ludoteca']}"
        address = f"ws://127.0.0.1:{port}/tables/{made}/live"
        with connect(address, additional_headers={"Cookie": cookie}, compression="deflate") as live:
            assert "sec-websocket-extensions" not in live.response.headers  # type: ignore[union-attr]
            live.send(json.dumps({"type": "resume", "version": 0}))
            assert json.loads(live.recv(5))["type"] == "state"
            live.send("x" * 9000)
            assert said_of(live, "refused")["code"] == "too-large"
            live.send("x" * 90_000)
            assert end_of(live) == 1009


def test_the_doctor_knows_a_hall_that_is_open(
    server: "subprocess.Popen[str]", port: int, tmp_path: Path
) -> None:
    settings = Settings(host="127.0.0.1", port=port, data=tmp_path)
    texts = [finding.text for finding in doctor(settings) if finding.check == "Port"]
    assert texts == [f"Ludoteca is being served at port {port}."]


@pytest.mark.parametrize(
    "raw",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 70_000 + b"\r\n\r\n",
        b"GET /%zz%f0%28 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n12345",
        b"GET /tables/x/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\n\r\n",
    ],
)
def test_what_is_hardly_http(server: "subprocess.Popen[str]", port: int, raw: bytes) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=5) as line:
        line.sendall(raw)
        line.shutdown(socket.SHUT_WR)
        answer = b""
        while part := line.recv(65536):
            answer += part
    assert not answer or answer.startswith((b"HTTP/1.1 4", b"HTTP/1.1 200", b"HTTP/1.1 404"))
    assert httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200


def test_it_stops_gracefully(server: "subprocess.Popen[str]", port: int) -> None:
    with connect(f"ws://127.0.0.1:{port}/tables/zzzz/live") as live:
        assert json.loads(live.recv(5))["code"] == "unknown"
    browser = httpx.Client(base_url=f"http://127.0.0.1:{port}")
    made = browser.post("/api/tables", json={"game": "splits", "seats": 2}).json()["id"]
    browser.close()
    with connect(f"ws://127.0.0.1:{port}/tables/{made}/live") as live:
        live.send(json.dumps({"type": "resume", "version": 0}))
        live.recv(5)
        os.kill(server.pid, signal.SIGTERM)
        assert end_of(live) == 1012
    assert server.wait(10) in (0, -signal.SIGTERM)
    assert server.stderr is not None
    said = server.stderr.read()
    assert "Traceback" not in said


def test_a_taken_port_is_said_plainly() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe, match=f"Port {port} is taken.*--port {port + 1}"):
            listen(Settings(host="127.0.0.1", port=port))
    with pytest.raises(CannotServe, match="Cannot listen"):
        listen(Settings(host="203.0.113.1", port=8000))


def test_the_addresses_to_open() -> None:
    assert addresses(Settings(host="127.0.0.1", port=8000)) == ("http://127.0.0.1:8000", [])
    assert addresses(Settings(host="::1", port=80)) == ("http://[::1]", [])
    assert addresses(Settings(host="192.0.2.7")) == (
        "http://192.0.2.7:8000",
        ["http://192.0.2.7:8000"],
    )
    own, others = addresses(Settings())
    assert own == "http://localhost:8000"
    assert all(url.startswith("http://") and "127." not in url for url in others)
    public = Settings(public_url="https://play.test")
    assert addresses(public)[1] == ["https://play.test"]
    assert "https://play.test" in greeting(public)


def test_a_public_address_without_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> None:
        raise OSError("no network")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert addresses(Settings()) == ("http://localhost:8000", [])


def test_a_closed_folder_and_a_strange_database_are_said_plainly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    check(Settings(data=tmp_path / "new"))
    (tmp_path / "ludoteca.sqlite3").write_bytes(b"rubbish" * 1000)
    with pytest.raises(CannotServe, match="Damaged"):
        check(Settings(data=tmp_path))
    with closing(sqlite3.connect(tmp_path / "newer.sqlite3")) as database:
        database.execute("CREATE TABLE alembic_version (version_num)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
        database.commit()
    with pytest.raises(CannotServe, match="newer version"):
        check(Settings(data=tmp_path, database=f"sqlite:///{tmp_path / 'newer.sqlite3'}"))

    def closed(**_: object) -> None:
        raise PermissionError("no")

    monkeypatch.setattr("ludoteca.server.checks.tempfile.TemporaryFile", closed)
    with pytest.raises(CannotServe, match="Nothing can be written"):
        check(Settings(data=tmp_path))


def test_a_public_address_needs_its_scheme() -> None:
    with pytest.raises(ValueError, match="https://"):
        Settings(public_url="play.test")


def test_the_data_folder(tmp_path: Path) -> None:
    assert Settings(data=tmp_path).database_file == tmp_path / "ludoteca.sqlite3"
    assert Settings(database="postgresql://x/y").database_file is None
