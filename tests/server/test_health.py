from pathlib import Path

import pytest

from tests.server.inside import opened

pytestmark = pytest.mark.anyio


async def test_alive_and_ready(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        assert (await browser.get("/healthz")).json() == {"status": "ok"}
        ready = await browser.get("/readyz")
        assert (ready.status_code, ready.json()) == (200, {"status": "ok"})
        inside.app.state.parts.readiness.stopping = True
        stopping = await browser.get("/readyz")
        assert (stopping.status_code, stopping.json()) == (503, {"status": "stopping"})
        assert (await browser.get("/healthz")).status_code == 200


async def test_not_ready_without_disk_or_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:

        async def fail(_: object) -> None:
            raise OSError("gone")

        monkeypatch.setattr(
            inside.app.state.parts.readiness, "_storage", type("S", (), {"write": fail})()
        )
        assert (await browser.get("/readyz")).status_code == 503
        monkeypatch.setattr("ludoteca.server.health.LEAST_DISK", 10**18)
        assert (await browser.get("/readyz")).json() == {"status": "the disk is full"}
