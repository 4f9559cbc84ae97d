"""Programs in seats: what they may do, and that nothing they do wrong holds up or fills memory."""

from __future__ import annotations

import shlex
import sys
from random import Random

import pytest

from ludoteca.kernel import Json
from ludoteca.search import players
from ludoteca.search.players import Program, ProgramError

ASKED = {"id": 1, "seat": 0}


def ask(code: str, view: Json = None, times: int = 1) -> Json:
    """Ask a Python program; return its last answer."""
    with Program(shlex.join([sys.executable, "-c", code]), "toy") as program:
        for _ in range(times):
            answer = program(view, ASKED, Random(1))
        return answer


def test_a_program_answers_line_by_line() -> None:
    code = "import sys\nfor n, line in enumerate(sys.stdin): print('[%d]' % n, flush=True)"
    assert ask(code, times=3) == [2]
    assert ask(code, view="x" * 300_000, times=2) == [1]


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("pass", "ended before"),
        ("input()", "ended before"),
        ("input(); print('{')", "wrote no JSON"),
        ("input(); print('[' * 100_000 + ']' * 100_000)", "wrote no JSON"),
        ("input(); print('9' * 5_000)", "wrote no JSON"),
        ("import os\nwhile True: os.write(1, b'x' * 65536)", "wrote more"),
        ("import os\nwhile True: os.write(1, b'[]\\n' * 20_000)", "wrote more"),
    ],
)
def test_what_a_program_does_wrong_is_said(code: str, why: str) -> None:
    with pytest.raises(ProgramError, match=why):
        ask(code, view="x" * 300_000)


@pytest.mark.parametrize(
    "code",
    [
        "import time; time.sleep(60)",
        "import os, time\nwhile True: os.write(1, b'x'); time.sleep(0.05)",
        "import time; print('[]', flush=True); time.sleep(60)",
    ],
)
def test_a_program_has_so_long_in_all_and_no_longer(
    monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    monkeypatch.setattr(players, "PATIENCE", 0.3)
    monkeypatch.setattr(players, "FAREWELL", 0.0)
    with pytest.raises(ProgramError, match="did not answer"):
        ask(code, view="x" * 300_000)
