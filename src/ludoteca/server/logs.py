"""Logs: one line for each thing that happened, as JSON or for people to read.

Whatever came from outside is written as a JSON string, so that nobody can forge a line. What is
secret (cookies, passwords, links, chat) is never handed to a log in the first place.
"""

from __future__ import annotations

import json
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, TextIO

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the request that is being handled; it goes into every line of it."""

USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
PLAIN = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./:")


def configure(style: str, stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Send all logs to `stream` (else to stderr) as `text` or `json`; `auto` asks the stream."""
    stream = stream or sys.stderr
    handler = logging.StreamHandler(stream)
    readable = style == "text" or (style == "auto" and stream.isatty())
    handler.setFormatter(TextLines() if readable else JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("ludoteca").setLevel(level)


class JsonLines(logging.Formatter):
    """A JSON object a line: time, level, logger, message, request, what varies, the error."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of `record`."""
        line: dict[str, object] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request := request_id.get():
            line["request"] = request
        line.update(_fields(record))
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class TextLines(logging.Formatter):
    """Time, level, message and name=value pairs; an error follows, each of its lines indented."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of `record`."""
        words = [_time(record), f"{record.levelname:7}", _escaped(record.getMessage())]
        if request := request_id.get():
            words.append(f"request={request}")
        words += [f"{name}={_value(value)}" for name, value in _fields(record).items()]
        line = " ".join(words)
        if record.exc_info:
            error = self.formatException(record.exc_info)
            line += "".join(f"\n    | {_escaped(part)}" for part in error.split("\n"))
        return line


def _time(record: logging.LogRecord) -> str:
    moment = datetime.fromtimestamp(record.created, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    """Return what the message was given as `extra`."""
    return {name: value for name, value in record.__dict__.items() if name not in USUAL}


def _value(value: object) -> str:
    text = str(value)
    return text if text and PLAIN.issuperset(text) else json.dumps(text)


def _escaped(text: str) -> str:
    return json.dumps(text)[1:-1].replace('\\"', '"').replace("\\\\", "\\")
