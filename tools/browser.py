"""See to it that there is a Chromium for the browser tests, or fail and say what to do.

Tried in this order: one that is on the machine, the system's packages (as root), the download of
the test tool.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--mute-audio",
]
"""What a browser needs to run as root in a container, and to ask nothing of the network."""

ADVICE = """\
The browser tests need Chromium, and none was found or could be installed. Install one of:
  apt-get install chromium                       (Debian, Ubuntu; as root)
  .venv/bin/python -m playwright install --with-deps chromium
or name yours: export LUDOTECA_CHROMIUM=/path/to/chromium"""


def find() -> str | None:
    """Return the path of a Chromium on this machine, if there is one."""
    named = os.environ.get("LUDOTECA_CHROMIUM")
    if named:
        return named if Path(named).exists() else None
    return next((path for name in NAMES if (path := shutil.which(name))), None) or downloaded()


def downloaded() -> str | None:
    """Return the path of the Chromium that the test tool has downloaded, if it has."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as tool:
        path = tool.chromium.executable_path
    return path if Path(path).exists() else None


def install() -> None:
    """Try to install one; what fails is said by the command itself."""
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        print("Installing Chromium by apt-get …", flush=True)
        updated = subprocess.run(["apt-get", "update", "-qq"], env=environment, check=False)
        if updated.returncode == 0:
            command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"]
            subprocess.run(command, env=environment, check=False, stdout=subprocess.DEVNULL)
        if find():
            return
    print("Downloading Chromium with playwright …", flush=True)
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


def main() -> None:
    """Make sure that there is one, or end with exit code 1 and advice."""
    if not find():
        install()
    if not find():
        sys.exit(ADVICE)


if __name__ == "__main__":
    main()
