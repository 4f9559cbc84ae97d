"""The command line, as somebody types it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from ludoteca.cli.main import commands
from ludoteca.cli.play import own_seat
from ludoteca.cli.play import run as run_match
from ludoteca.cli.telling import Teller
from ludoteca.kernel import Match
from ludoteca.search.levels import random_player
from tests.kernel.toys.windows import Windows
from tests.search.test_arena import HUNT

ROOT = Path(__file__).parents[2]
EXAMPLE = f"cmd:{sys.executable} {ROOT / 'examples' / 'bot.py'}"


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(commands, words, input=typed, env={"LANG": "C", "LC_ALL": ""})


@pytest.fixture
def record(tmp_path: Path) -> Path:
    done = run("simulate", "splits", "-n", "1", "--records", str(tmp_path))
    assert done.exit_code == 0, done.output
    (file,) = tmp_path.glob("*.ludo.json")
    return file


def test_help_names_every_command() -> None:
    text = run("--help").output
    for name in [
        "serve",
        "play",
        "simulate",
        "bench",
        "replay",
        "verify",
        "backup",
        "doctor",
        "scenarios",
    ]:
        assert f"\n  {name} " in text
        assert run(name, "--help").exit_code == 0


def test_a_series_gives_the_same_results_again_also_with_two_processes() -> None:
    words = ["simulate", "splits", "-n", "6", "--seats", "3", "--bots", "random,easy", "--json"]
    first, again = (json.loads(run(*words).stdout) for _ in range(2))
    spread = json.loads(run(*words, "--jobs", "2").stdout)
    for result in (again, spread):
        for name, line in first["players"].items():
            assert result["players"][name]["wins"] == line["wins"]
        assert result["decisions"] == first["decisions"]
    assert first["matches"] == 6


def test_everybody_plays_every_seat_the_same_number_of_times() -> None:
    result = json.loads(
        run("simulate", "splits", "-n", "4", "--bots", "random,easy", "--json").stdout
    )
    assert {line["seats"] for line in result["players"].values()} == {4}


def test_a_table_shows_the_results() -> None:
    text = run("simulate", "splits", "-n", "3").output
    assert "random" in text and "3 matches" in text and "decisions a second" in text


def test_a_program_plays_by_the_line_protocol() -> None:
    done = run("simulate", "splits", "-n", "2", "--bots", f"{EXAMPLE},random", "--json")
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["players"][EXAMPLE]["seats"] == 2


@pytest.mark.parametrize(
    ("program", "complaint"),
    [
        ("print('nonsense', flush=True)", "wrote no JSON"),
        ("print('{}', flush=True)", "answered {}"),
        ("exit(0)", "ended before its match did"),
    ],
)
def test_a_program_that_does_wrong_is_told_so(tmp_path: Path, program: str, complaint: str) -> None:
    file = tmp_path / "bad.py"
    file.write_text(f"import sys\nsys.stdin.readline()\n{program}\nsys.stdin.readline()\n")
    words = [sys.executable, "-m", "ludoteca", "simulate", "splits", "-n", "1"]
    words += ["--bots", f"cmd:{sys.executable} {file},random"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert complaint in done.stderr and "Traceback" not in done.stderr


def test_a_record_is_verified_and_told(record: Path) -> None:
    assert "good" in run("verify", str(record)).output
    told = run("replay", str(record), "--language", "pl").output
    assert "Gracz 1" in told
    assert "A  " in run("replay", str(record), "--step", "12").output
    assert run("replay", str(record), "--step", "999").exit_code == 2


@pytest.mark.parametrize(
    "names", [5, {"0": "Ada"}, [], [None, 7], ["\x1b]0;gone\x07\x1b[2J", "\ud800\u202eAda"]]
)
def test_names_in_a_record_do_nothing_to_the_terminal(record: Path, names: object) -> None:
    record.write_text(json.dumps({**json.loads(record.read_text()), "names": names}))
    told = run("replay", str(record))
    assert told.exit_code == 0
    assert "\x1b" not in told.output and "\u202e" not in told.output


@pytest.mark.parametrize("spoiled", ["seed", "acts", "outcome", "game", "text"])
def test_a_spoiled_record_is_refused_with_exit_code_1(record: Path, spoiled: str) -> None:
    data = json.loads(record.read_text())
    if spoiled == "acts":
        del data["acts"][5]
    elif spoiled == "outcome":
        data["outcome"]["ranks"] = [2, 1]
        data["outcome"]["scores"].reverse()
    elif spoiled != "text":
        data[spoiled] = "00" * 32
    record.write_text("{" if spoiled == "text" else json.dumps(data))
    words = [sys.executable, "-m", "ludoteca", "verify", str(record)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and done.stderr.strip()
    assert "Traceback" not in done.stderr


def test_a_match_in_the_terminal_is_played_to_its_end(tmp_path: Path) -> None:
    # Every question is answered by the number of its first choice, or the first move listed.
    file = tmp_path / "mine.ludo.json"
    words = ["play", "splits", "--seat", "1", "--bots", "random", "--seed", "00" * 32]
    typed = "\n".join(["1"] * 400)
    done = run(*words, "--record", str(file), typed=typed)
    assert done.exit_code == 0, done.output
    assert "Your side" in done.output and "Pastures" in done.output
    assert "good" in run("verify", str(file)).output


def test_an_illegal_answer_is_refused_with_its_clause_and_asked_again() -> None:
    words = ["play", "splits", "--seat", "1", "--options", "first=seats", "--bots", "random"]
    done = run(*words, typed="Z9/0\nq\n")
    assert done.exit_code == 0 and "SP-" in done.output
    assert done.output.count("Lay a") == 2


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "chess"),
        ("simulate", "splits", "--seats", "5"),
        ("simulate", "splits", "--options", "first=last"),
        ("simulate", "splits", "--options", "first"),
        ("simulate", "splits", "--bots", "a,b,c"),
        ("play", "splits", "--seat", "3"),
        ("play", "splits", "--seed", "12"),
        ("bench", "chess"),
        ("serve", "--proxy", "nowhere"),
    ],
)
def test_a_wrong_word_is_explained(words: tuple[str, ...]) -> None:
    done = run(*words)
    assert done.exit_code == 2 and "Error:" in done.output


def test_an_unknown_bot_is_named() -> None:
    words = [sys.executable, "-m", "ludoteca", "simulate", "splits", "--bots", "genius"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "normal" in done.stderr


def test_what_one_passed_is_not_asked_again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(Windows(), 3, {}, bytes(32))
    asked = []

    def type_in(_hint: str) -> str:
        mine = match.decision(1)
        assert mine is not None
        asked.append((match.ids[1], mine.offer))
        return "pass" if len(mine.actions) > 1 else "1"

    monkeypatch.setattr("builtins.input", type_in)
    names = ["random", "you", "random"]
    run_match(match, names, {"random": random_player}, Teller(match.game, "en"))
    assert match.over and len(asked) == len(set(asked))
    assert not any(offer for _, offer in asked)


@pytest.mark.parametrize(
    ("seat", "side", "wrong"),
    [
        (None, "hunter", ""),
        (3, "hunter", ""),
        (1, "hunter", "seat 1 is not"),
        (None, "fox", "prey"),
    ],
)
def test_a_person_takes_the_side_they_want(seat: int | None, side: str, wrong: str) -> None:
    match = Match(HUNT, 3, {}, bytes(32))
    if wrong:
        with pytest.raises(click.BadParameter, match=wrong):
            own_seat(match, seat, side)
    else:
        assert own_seat(match, seat, side) == 2
