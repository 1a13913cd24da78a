# Bakufu. `make play` and `make test` do all the set-up they need; Python >= 3.11 with venv is enough.

PYTHON ?= python3
JOBS   ?= 2
GAMES  ?= 100000

BIN   := .venv/bin
READY := .venv/.ready
UV    := $(shell command -v uv 2>/dev/null)
# Both install exactly what the lock says, hashes checked.
INSTALL := $(if $(UV),$(UV) pip install --quiet --python $(BIN)/python,$(BIN)/python -m pip install --quiet --disable-pip-version-check)

.PHONY: help setup play test lint bench fuzz compile lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) ## prepare .venv; the command is then .venv/bin/bakufu

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Bakufu needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ..." >&2; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(INSTALL) --require-hashes -r requirements.lock
	$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

play: setup ## play Shogun in this terminal
	@$(BIN)/bakufu play shogun

test: lint ## every gate and every test
	$(BIN)/python -m pytest -n $(JOBS)
	@untested=$$($(BIN)/bakufu rules shogun --untested) && test -z "$$untested" \
		|| { echo "rules without a test:"; echo "$$untested"; exit 1; }

lint: setup ## style, types and layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

bench: .venv/.bench ## microseconds per decision, beside catanatron and OpenSpiel
	$(BIN)/python benchmarks/run.py

.venv/.bench: $(READY) requirements-bench.lock
	$(INSTALL) --require-hashes -r requirements-bench.lock
	@touch $@

fuzz: setup ## random games with all invariants checked (GAMES=100000)
	$(BIN)/python tools/fuzz.py --games $(GAMES)

compile: .venv/.bench ## a mypyc build of the hot modules under build/compiled
	$(BIN)/python tools/compile.py

lock: setup ## renew the lock files (needs uv)
	uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --upgrade \
		--generate-hashes --no-header --no-emit-index-url --quiet -o requirements.lock
	uv pip compile pyproject.toml --extra dev --extra bench --universal --python-version 3.11 \
		--generate-hashes --no-header --no-emit-index-url --quiet -o requirements-bench.lock
	@! grep -nE '://|--(index|extra-index|find-links)' requirements*.lock

clean: ## remove what was built
	rm -rf .venv build dist mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis
