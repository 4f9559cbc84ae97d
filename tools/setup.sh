#!/bin/sh
# Make .venv with the locked dependencies: tools/setup.sh PYTHON run|dev
set -eu
python=$1 kind=$2
"$python" - <<'PY' || exit 1
import sys
try:
    import ensurepip, venv
except ImportError:
    sys.exit("This Python has no venv module; on Debian and Ubuntu: apt-get install python3-venv")
if sys.version_info < (3, 11):
    sys.exit(f"Ludoteca needs Python 3.11 or newer, and this is {sys.version.split()[0]}; "
             "name another one: make PYTHON=python3.12 …")
PY
[ -x .venv/bin/python ] || { echo "Making .venv …"; "$python" -m venv .venv; }
echo "Installing the locked dependencies ($kind) …"
pip() { .venv/bin/python -m pip --disable-pip-version-check --quiet "$@"; }
pip install --require-hashes --requirement "requirements/$kind.txt"
pip install --no-deps --no-build-isolation --editable .
touch ".venv/$kind"
[ "$kind" = run ] || touch .venv/run
