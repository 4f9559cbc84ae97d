import io
import json
import logging
from collections.abc import Iterator

import pytest

from ludoteca.server.logs import configure, request_id

EVIL = 'x\n2026-01-01T00:00:00.000Z ERROR forged\r\x1b[31m\u2028"'


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    root, ours = logging.getLogger(), logging.getLogger("ludoteca")
    handlers, level, own_level = root.handlers[:], root.level, ours.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    ours.setLevel(own_level)


def logged(style: str, stream: io.StringIO | None = None) -> str:
    stream = stream or io.StringIO()
    configure(style, stream)
    log = logging.getLogger("ludoteca.test")
    log.debug("too fine")
    log.info("a request", extra={"path": EVIL, "status": 200})
    try:
        raise ValueError(EVIL)
    except ValueError:
        log.exception("it failed")
    return stream.getvalue()


def test_json_lines() -> None:
    request_id.set("abc123")
    first, second = (json.loads(line) for line in logged("json").splitlines())
    assert first["message"] == "a request" and first["path"] == EVIL and first["status"] == 200
    assert first["level"] == "info" and first["time"].endswith("Z") and first["request"] == "abc123"
    assert "ValueError" in second["error"]


def test_text_lines_cannot_be_forged() -> None:
    text = logged("text")
    lines = text.split("\n")
    assert "a request" in lines[0] and "status=200" in lines[0]
    assert not any(line.startswith("2026-01-01") for line in lines)
    assert "\r" not in text and "\x1b" not in text and "\u2028" not in text
    assert all(line.startswith("    | ") for line in lines[2:-1])


def test_auto_is_text_on_a_terminal_and_json_elsewhere() -> None:
    assert logged("auto", Terminal()).startswith("20")
    assert logged("auto").startswith("{")
