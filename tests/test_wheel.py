"""The built wheel, in an empty environment with dependencies resolved anew: what users get."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.serving import Hall

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel, install it into a new environment, return that environment's programs."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--outdir", str(folder), str(ROOT)]
    run(*build)
    (wheel,) = folder.glob("*.whl")
    run(sys.executable, "-m", "venv", str(folder / "venv"))
    programs = folder / "venv" / "bin"
    run(str(programs / "python"), "-m", "pip", "install", "--quiet", str(wheel))
    return programs


def run(*command: str) -> str:
    """Run a command as a user would, and return what it printed."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(command, capture_output=True, text=True, cwd="/", env=clean, check=False)
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
    return done.stdout


@pytest.fixture
def hall(installed: Path, tmp_path: Path) -> Iterator[Hall]:
    """A hall served from the wheel."""
    hall = Hall(tmp_path / "data", [str(installed / "ludoteca")])
    hall.start()
    yield hall
    hall.stop()


def test_the_wheel_knows_its_games_and_commands(installed: Path) -> None:
    program = str(installed / "ludoteca")
    assert "serve" in run(program, "--help")
    result = json.loads(run(program, "simulate", "splits", "-n", "2", "--json"))
    assert result["matches"] == 2


def test_a_game_can_be_played_from_the_wheel(hall: Hall) -> None:
    guest = hall.guest("Ada")
    page = guest.text("/games/splits")
    assert "Splits" in page
    base = page.partition('/web/app.js"')[0].rpartition('"')[2]
    for asset in ("web/app.js", "games/splits/web/board.js", "games/splits/messages/vi.ftl"):
        assert guest.text(f"{base}/{asset}")
    assert guest.ask("GET", "/api/games/splits/pages/help?language=pl")["language"] == "pl"
    wanted = {"game": "splits", "seats": 2, "options": {}, "public": False, "limit": 86400}
    table = guest.ask("POST", "/api/tables", wanted)["id"]
    guest.ask("POST", f"/api/tables/{table}/bot", {"seat": 1, "level": "easy"})
    guest.ask("POST", f"/api/tables/{table}/start", {})
    outcome = guest.play(table)
    assert len(outcome["ranks"]) == 2
    record = guest.ask("GET", f"/api/tables/{table}/record")
    assert record["outcome"] == outcome
