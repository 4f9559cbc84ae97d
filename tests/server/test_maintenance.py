import shutil
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ludoteca.server.maintenance import CannotBackUp, Finding, backup, doctor
from ludoteca.server.settings import Settings
from tests.server.inside import opened

pytestmark = pytest.mark.anyio


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        number: int = probe.getsockname()[1]
        return number


async def played(tmp_path: Path) -> Settings:
    """Return the settings of a server where a match has been played."""
    async with opened(tmp_path) as inside, inside.browser() as ada:
        table = (await ada.post("/api/tables", json={"game": "splits", "seats": 2})).json()["id"]
        await ada.post(f"/api/tables/{table}/bot", json={"seat": 1, "level": "random"})
        await ada.post(f"/api/tables/{table}/start", json={})
        assert (await ada.post(f"/api/tables/{table}/concede", json={})).status_code == 200
    return Settings(data=tmp_path / "data", port=free_port())


def troubles(settings: Settings) -> dict[str, Finding]:
    """Return what is wrong, by check; the translations are not the matter here."""
    found = [finding for finding in doctor(settings) if finding.level != "ok"]
    return {finding.check: finding for finding in found if finding.check != "Texts"}


async def test_a_backup_while_serving_holds_everything(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data")
    async with opened(tmp_path) as inside, inside.browser() as browser:
        await browser.put("/api/me", json={"name": "Ada"})
        copy = backup(settings, tmp_path / "copy.sqlite3")
        await browser.put("/api/me", json={"name": "Bob"})
        folder_copy = backup(settings, tmp_path)
    assert folder_copy.parent == tmp_path and folder_copy.name.startswith("ludoteca-")
    for file, name in ((copy, "Ada"), (folder_copy, "Bob")):
        with closing(sqlite3.connect(file)) as database:
            assert database.execute("SELECT name FROM guests").fetchall() == [(name,)]
    (tmp_path / "restored").mkdir()
    shutil.copy(copy, tmp_path / "restored" / "ludoteca.sqlite3")
    async with (
        opened(tmp_path, data=tmp_path / "restored") as inside,
        inside.browser(cookie=f"ludoteca={browser.cookies['ludoteca']}") as again,
    ):
        assert (await again.get("/api/me")).json()["name"] == "Ada"


async def test_a_backup_overwrites_nothing_and_leaves_no_half(tmp_path: Path) -> None:
    settings = await played(tmp_path)
    target = tmp_path / "copy.sqlite3"
    target.write_text("precious")
    with pytest.raises(CannotBackUp, match="exists already"):
        backup(settings, target)
    assert target.read_text() == "precious"
    with pytest.raises(CannotBackUp, match="Cannot write"):
        backup(settings, tmp_path / "none" / "copy.sqlite3")
    with pytest.raises(CannotBackUp, match="no database"):
        backup(Settings(data=tmp_path / "empty"), tmp_path / "new.sqlite3")
    with pytest.raises(CannotBackUp, match="no SQLite"):
        backup(Settings(database="postgresql://x/y"), tmp_path / "new.sqlite3")
    settings.database_file.write_bytes(b"rubbish" * 1000)  # type: ignore[union-attr]
    with pytest.raises(CannotBackUp):
        backup(settings, tmp_path / "new.sqlite3")
    assert not (tmp_path / "new.sqlite3").exists()


async def test_a_healthy_server(tmp_path: Path) -> None:
    settings = await played(tmp_path)
    assert troubles(settings) == {}
    texts = [finding.text for finding in doctor(settings)]
    assert "One match replayed to where it stands." in texts
    assert not any("server-" in text for text in texts)


def test_before_the_first_start(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "new" / "data", port=free_port())
    assert troubles(settings) == {}
    assert not (tmp_path / "new").exists()


async def test_a_damaged_database(tmp_path: Path) -> None:
    settings = await played(tmp_path)
    settings.database_file.write_bytes(b"rubbish" * 1000)  # type: ignore[union-attr]
    assert troubles(settings)["Database"].level == "fail"


async def test_a_match_that_does_not_replay(tmp_path: Path) -> None:
    settings = await played(tmp_path)
    with closing(sqlite3.connect(settings.database_file)) as database:  # type: ignore[arg-type]
        database.execute("DELETE FROM journal")
        database.commit()
    found = troubles(settings)["Matches"]
    assert found.level == "fail" and "One match cannot be replayed" in found.text


async def test_older_and_newer_schemas(tmp_path: Path) -> None:
    settings = await played(tmp_path)
    for revision, level in (("9999", "fail"), (None, "warn")):
        with closing(sqlite3.connect(settings.database_file)) as database:  # type: ignore[arg-type]
            database.execute("DELETE FROM alembic_version")
            if revision:
                database.execute("INSERT INTO alembic_version VALUES (?)", (revision,))
            database.commit()
        assert troubles(settings)["Database form"].level == level


async def test_a_clock_that_was_set_back(tmp_path: Path) -> None:
    settings = await played(tmp_path)
    with closing(sqlite3.connect(settings.database_file)) as database:  # type: ignore[arg-type]
        database.execute("UPDATE journal SET time = time + 100000")
        database.commit()
    assert troubles(settings)["Clock"].level == "warn"


def test_port_disk_and_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        settings = Settings(data=tmp_path, port=taken.getsockname()[1])
        assert troubles(settings)["Port"].level == "fail"
    settings = Settings(data=tmp_path, port=free_port())
    monkeypatch.setattr("ludoteca.server.checks.SCARCE_DISK", 10**12)
    assert troubles(settings)["Free disk"].level == "warn"

    def closed(**_: object) -> None:
        raise PermissionError("no")

    monkeypatch.setattr("ludoteca.server.checks.tempfile.TemporaryFile", closed)
    assert troubles(settings)["Data folder"].level == "fail"
