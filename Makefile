# Everything a person does with this repository, by name; `make` alone lists it.
.DEFAULT_GOAL := help
PYTHON ?= python3
BIN := .venv/bin
COMPILE = $(BIN)/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 \
	--no-emit-index-url --custom-compile-command "make lock" pyproject.toml --group build

.PHONY: help
help:  ## Show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 12

.PHONY: serve
serve: .venv/run  ## Open the hall: then open the address it prints (ARGS="--port 8000" adds options)
	@$(BIN)/ludoteca serve $(ARGS)

.PHONY: test
test: .venv/dev  ## Run every test, in real browsers too (ARGS="-k splits" runs some)
	@$(BIN)/python tools/browser.py
	$(BIN)/python -m pytest -n 2 --dist worksteal $(ARGS)

.PHONY: check
check: .venv/dev node_modules/.done  ## Format, lint, types and docs
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	npx --no-install tsc --project jsconfig.json
	$(BIN)/python tools/vendor.py --check
	$(BIN)/python tools/check_docs.py

.PHONY: format
format: .venv/dev  ## Put the code into the project's format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

.PHONY: bench
bench: .venv/dev  ## Measure every figure of docs/performance.md
	$(BIN)/python -m bench $(ARGS)

.PHONY: ladder
ladder: .venv/dev  ## Measure the bots' levels against each other (about an hour)
	$(BIN)/python -m bench.ladder $(ARGS)

.PHONY: soak
soak: .venv/dev  ## Run the long versions of the tests
	@$(BIN)/python tools/browser.py
	LUDOTECA_SOAK=1 $(BIN)/python -m pytest -n 2 --dist worksteal --timeout 7200 $(ARGS)

.PHONY: lock
lock: .venv/dev  ## Resolve the dependencies anew
	$(BIN)/python -m pip install --quiet uv
	$(COMPILE) --output-file requirements/run.txt --upgrade
	$(COMPILE) --group dev --output-file requirements/dev.txt --upgrade

.PHONY: clean
clean:  ## Remove what the other commands made
	rm -rf .venv node_modules dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

.venv/run: requirements/run.txt pyproject.toml
	@tools/setup.sh $(PYTHON) run

.venv/dev: requirements/dev.txt pyproject.toml
	@tools/setup.sh $(PYTHON) dev

node_modules/.done: package.json package-lock.json
	npm ci --ignore-scripts --no-audit --no-fund
	@touch $@
