# Bakufu. `make play` and `make test` do all the set-up they need; Python >= 3.11 with venv is enough.

PYTHON ?= python3
JOBS   ?= 2
# One more than the cores: pages are left alone for some seconds after their tests.
BROWSERS ?= 3
# Handed out one by one, the longest first: no worker is left with several long ones.
BROWSER_TESTS = -n $(BROWSERS) --maxschedchunk 1 tests/browser
GAMES  ?= 100000
# Percent of the package that `make coverage` must see run; 93 were seen without the tests of PostgreSQL and learning.
COVERED := 92

# Compiled modules are kept, also where the environment asks Python not to: pytest rewrites some 650 modules in each
# of its processes, and the tests start hundreds of others.
export PYTHONDONTWRITEBYTECODE :=

BIN   := .venv/bin
READY := .venv/.ready
TOOLS := .venv/.tools
UV    := $(shell command -v uv 2>/dev/null)
# Both install exactly what the lock says, hashes checked.
INSTALL := $(if $(UV),$(UV) pip install --quiet --python $(BIN)/python,$(BIN)/python -m pip install --quiet --disable-pip-version-check)
# The machine's Node if it is new enough, else one from the lock. Only tests and builds of the web client need it.
NODE_OK := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null && echo yes)
NODE_PATH_FIRST := $(if $(NODE_OK),,PATH="$(CURDIR)/$(BIN):$$PATH")

PYTEST := $(BIN)/python -m pytest
# What fails is red, and is run once more, alone, to say whether it fails there, too.
TWICE  := $(BIN)/python tools/second_look.py
ALL    := -m 'not matrix'
SLOWEST := --durations 40 --durations-min 5
STYLE  := $(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/lint-imports --no-cache
TYPES  := $(BIN)/mypy

.PHONY: help setup system play release test quick nightly coverage walks lint web-test web bench fuzz compile lock clean

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

$(TOOLS): $(READY) requirements-dev.lock
	$(INSTALL) --require-hashes -r requirements-dev.lock
	@touch $@

play: setup ## play in the browser, with bots or friends; all data in bakufu.db
	@$(BIN)/bakufu serve --open

system: ## what the tests need of the machine: a browser, a Chinese font, PostgreSQL; installed if you are root
	@$(PYTHON) tools/system.py

# The browser's tests mostly wait, so they run beside the others; and in a process of their own, because
# Playwright keeps an event loop running that the server's tests must not find.
test: system $(TOOLS) web/node_modules/.ready ## every gate and every test; a red part keeps no other from running
	@$(BIN)/python tools/run_parts.py \
		--lane "style=$(STYLE)" "types=$(TYPES)" "python=$(TWICE) python $(SLOWEST) -n $(JOBS) --ignore tests/browser" \
		--lane "web=$(MAKE) --no-print-directory web-test" "browser=$(TWICE) browser $(SLOWEST) $(BROWSER_TESTS)"

quick: $(TOOLS) ## style, types, and the tests of engine, games and contract, the long ones by samples: a minute and a half
	@$(BIN)/python tools/run_parts.py \
		--lane "style=$(STYLE)" "types=$(TYPES)" \
		--lane "python=$(PYTEST) -n $(JOBS) --share 4 tests/engine tests/games tests/contract"

nightly: system $(TOOLS) web/node_modules/.ready ## every gate, and all that is too long for one: see CONTRIBUTING.md
	@$(BIN)/python tools/run_parts.py \
		--lane "style=$(STYLE)" "types=$(TYPES)" "python=$(PYTEST) -n $(JOBS) $(ALL) --ignore tests/browser" \
			"mutants=$(BIN)/python -m tools.mutate --nightly" "fuzz=$(BIN)/python tools/fuzz.py --games 1000" \
			"coverage=$(MAKE) --no-print-directory coverage" \
		--lane "web=$(MAKE) --no-print-directory web-test" "browser=$(PYTEST) $(ALL) $(BROWSER_TESTS)" \
			"walks=$(MAKE) --no-print-directory walks"

# A run of its own, as tracing doubles the time.
coverage: $(TOOLS) ## the share of the package that the tests run, with a floor; build/coverage has it line by line
	@mkdir -p build/coverage
	$(PYTEST) -n $(JOBS) --ignore tests/browser --cov --cov-report term --cov-report html:build/coverage/html --cov-fail-under $(COVERED)

walks: $(TOOLS) ## whole games by clicking advice: every game, size, variant and adviser (WALKS='ikusa and hard')
	$(BIN)/python -m pytest -m matrix $(if $(WALKS),-k "$(WALKS)") -n $(JOBS) -p no:randomly -v -rfEP tests/browser/test_advice_matrix.py

lint: $(TOOLS) ## style, types and layers
	$(STYLE)
	$(TYPES)

web/node_modules/.ready: web/package.json web/package-lock.json | $(TOOLS)
	$(if $(NODE_OK),,$(INSTALL) --require-hashes -r requirements-node.lock)
	cd web && $(NODE_PATH_FIRST) npm ci --no-audit --no-fund --loglevel=error
	@touch $@

web: web/node_modules/.ready ## build the web client that is shipped with the package
	$(BIN)/python tools/web_data.py
	cd web && $(NODE_PATH_FIRST) npm run --silent types && $(NODE_PATH_FIRST) npm run --silent build

web-test: web/node_modules/.ready ## the web client: style, types, unit tests, and the shipped build is its sources'
	$(BIN)/python tools/web_data.py --check
	cd web && $(NODE_PATH_FIRST) npm run --silent lint
	cd web && $(NODE_PATH_FIRST) npm run --silent check && $(NODE_PATH_FIRST) npm run --silent test
	cd web && $(NODE_PATH_FIRST) npx vite build --outDir ../build/web --emptyOutDir --logLevel warn
	@diff -rq build/web src/bakufu/web/static || { echo "the shipped client is not that of its sources; run: make web" >&2; exit 1; }

bench: .venv/.bench ## microseconds per decision, beside catanatron and OpenSpiel
	$(BIN)/python -m benchmarks.run

.venv/.bench: $(TOOLS) requirements-bench.lock
	$(INSTALL) --require-hashes -r requirements-bench.lock
	@touch $@

fuzz: $(TOOLS) ## random games with all invariants checked (GAMES=100000)
	$(BIN)/python tools/fuzz.py --games $(GAMES)

compile: .venv/.bench ## a mypyc build of the hot modules under build/compiled
	$(BIN)/python tools/compile.py

LOCK := uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --quiet

lock: setup ## renew the lock files (needs uv)
	$(LOCK) --extra build --upgrade -o requirements.lock
	$(LOCK) --extra dev -c requirements.lock --upgrade -o requirements-dev.lock
	$(LOCK) --extra dev --extra bench -c requirements-dev.lock -o requirements-bench.lock
	$(LOCK) --extra build --extra node -c requirements.lock -o requirements-node.lock
	@! grep -nE '://|--(index|extra-index|find-links)' requirements*.lock

release: $(READY) ## changelog, version, commit, tag, wheel and sdist (VERSION=0.2.0); nothing is pushed
	$(BIN)/python tools/release.py $(VERSION)

clean: ## remove what was built
	rm -rf .venv build dist mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis
