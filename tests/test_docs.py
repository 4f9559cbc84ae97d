"""The Python in the documents runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RUNS = re.compile(r"```python\n(from .*?)```", re.DOTALL)
BLOCKS = [
    (document.name, block)
    for document in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    for block in RUNS.findall(document.read_text("utf-8"))
]


@pytest.mark.parametrize(("name", "block"), BLOCKS, ids=[name for name, _ in BLOCKS])
def test_the_python_of_a_document_runs(name: str, block: str) -> None:
    exec(compile(block, name, "exec"), {})


def test_there_is_some() -> None:
    assert BLOCKS
