"""`ludoteca scenarios`, and a game's settings as options of their own."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from ludoteca.cli.main import commands
from ludoteca.games.splits import SplitsGame
from ludoteca.kernel import Scenario


class Told(SplitsGame):
    """A game whose scenarios are lines: one that begins with a dash is wrong, with # for people."""

    name = "told"

    def scenarios(self, text: str) -> Iterator[Scenario]:
        for number, line in enumerate(text.splitlines(), 1):
            differences = ("expected a; came b",) if line.startswith("-") else ()
            yield Scenario(line, number, differences, played=not line.startswith("#"))


def run(*words: str) -> Result:
    return CliRunner().invoke(commands, words, env={"LANG": "C", "LC_ALL": ""})


@pytest.fixture
def _told(monkeypatch: pytest.MonkeyPatch) -> None:
    games: dict[str, Any] = {"told": Told(), "splits": SplitsGame()}
    monkeypatch.setattr(sys.modules["ludoteca.cli.main"], "games", lambda: games)


@pytest.mark.usefixtures("_told")
def test_scenarios_that_are_right_are_counted(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.md", "b.md")]
    for file in files:
        file.write_text("one\n# two\nthree\n")
    done = run("scenarios", "told", *map(str, files))
    assert done.exit_code == 0, done.output
    assert "4 right, 0 wrong, 2 passed over." in done.output
    assert done.output.count("Passed over: # two") == 2


@pytest.mark.usefixtures("_told")
def test_a_wrong_one_is_told_with_its_place_and_fails(tmp_path: Path) -> None:
    file = tmp_path / "a.md"
    file.write_text("one\n- two\n")
    done = run("scenarios", "told", str(file))
    assert done.exit_code == 1
    assert f"{file}:2: - two\n    expected a; came b\n" in done.output
    assert "1 right, 1 wrong, 0 passed over." in done.output


@pytest.mark.usefixtures("_told")
def test_a_file_without_a_scenario_fails(tmp_path: Path) -> None:
    file = tmp_path / "a.md"
    file.write_text("")
    done = run("scenarios", "told", str(file))
    assert done.exit_code == 1 and "there is no scenario in it" in done.output


@pytest.mark.usefixtures("_told")
@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"one", ("splits", "FILE")),
        (b"\xff\xfe", ("told", "FILE")),
        (b"one", ("chess", "FILE")),
        (b"one", ("told",)),
        (b"one", ("told", "nowhere.md")),
    ],
)
def test_what_cannot_be_read_is_explained(
    tmp_path: Path, content: bytes, words: tuple[str, ...]
) -> None:
    file = tmp_path / "a.md"
    file.write_bytes(content)
    done = run("scenarios", *(str(file) if word == "FILE" else word for word in words))
    assert done.exit_code == 2 and "Error:" in done.output


# Settings


def settings(*words: str) -> Any:
    done = run("simulate", "elfenland", "-n", "1", "--json", *words)
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)["options"]


def test_a_setting_is_an_option_of_its_own() -> None:
    assert settings() == {"rounds": "4", "hometown": "off"}
    assert settings("--rounds", "3") == {"rounds": "3", "hometown": "off"}
    assert settings("--hometown=on", "--options", "rounds=3") == {"rounds": "3", "hometown": "on"}
    assert settings("--rounds", "3", "--options", "rounds=4,hometown=on") == {
        "rounds": "3",
        "hometown": "on",
    }


def test_a_setting_may_stand_before_the_game() -> None:
    done = run("simulate", "--hometown", "on", "elfenland", "-n", "1", "--json")
    assert json.loads(done.stdout)["options"]["hometown"] == "on"


def test_the_value_of_an_option_is_no_game(tmp_path: Path) -> None:
    done = run("simulate", "--bots", "elfenland", "splits", "--rounds", "3")
    assert done.exit_code == 2 and "No such option" in done.output


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_help_tells_the_settings_of_a_game_that_is_named(command: str) -> None:
    text = run(command, "elfenland", "--help").output
    assert "--rounds [4|3]" in text and "--hometown [off|on]" in text
    assert "--rounds" not in run(command, "splits", "--help").output
    assert "--rounds" not in run(command, "--help").output
    assert "--NAME" in run(command, "--help").output


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("elfenland", "--rounds", "5"), "'5' is not one of"),
        (("elfenland", "--rounds"), "requires an argument"),
        (("splits", "--rounds", "3"), "No such option"),
        ((), "Missing argument"),
    ],
)
def test_a_wrong_setting_is_explained(command: str, words: tuple[str, ...], told: str) -> None:
    done = run(command, *words)
    assert done.exit_code == 2 and told in done.output


def test_settings_of_a_match_in_the_terminal() -> None:
    words = ["play", "splits", "--first", "seats", "--seat", "1", "--bots", "random"]
    done = CliRunner().invoke(commands, words, input="q\n", env={"LANG": "C", "LC_ALL": ""})
    assert done.exit_code == 0, done.output
