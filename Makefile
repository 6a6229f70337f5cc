# Two commands are enough: `make play` and `make test`. Each prepares everything it needs by itself.

PYTHON ?= python3
BIN := .venv/bin
VENV := .venv/.made
RUN := .venv/.run
DEV := .venv/.dev
CLIENT := src/kaimaku/server/static/index.html
SOURCES := src tests tools examples hatch_build.py
ON_COMPILED := $(addprefix tests/,bots cards danmaku decks earlier foresight games judge kernel lab lessons properties \
	puzzles rules server speech vcard test_scenarios.py)
WEB := $(shell find web/src web/public -type f 2>/dev/null) $(wildcard web/*.json web/*.ts web/*.js web/index.html)

.PHONY: play compiled pure test test-deep lint style types client tests tests-browser tests-others tests-compiled format bench soak requirements clean

play: $(RUN) $(CLIENT)
	$(BIN)/kaimaku serve --open

# The engine as C libraries (a C compiler is needed), and back again. Make it anew after a change: it doesn't follow.
compiled: $(RUN) $(CLIENT) requirements/compile.txt
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/compile.txt
	KAIMAKU_COMPILE=1 $(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --force-reinstall .
	$(BIN)/kaimaku --version

pure: $(RUN)
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --force-reinstall -e .
	$(BIN)/kaimaku --version

# Everything at once: the tests, which take longest, wait for servers and browsers often enough.
test: $(DEV) $(CLIENT)
	@$(MAKE) --no-print-directory --jobs=5 tests-browser tests-others types client style

# The same, with nothing shortened, and on the compiled engine as well: see CONTRIBUTING.md. A C compiler is needed.
test-deep: $(DEV) $(CLIENT)
	@$(MAKE) --no-print-directory --jobs=5 DEPTH=--deep tests-browser tests-others types client style
	@$(MAKE) --no-print-directory tests-compiled

# What is in src, whatever `make compiled` has installed. Browser tests wait for pages while the others compute, and
# those who run only them need not collect the thousands of others.
tests: tests-browser tests-others

tests-browser: $(DEV) $(CLIENT)
	PYTHONPATH=$(CURDIR)/src $(BIN)/pytest -n 2 --dist worksteal -rs $(DEPTH) tests/web

tests-others: $(DEV) $(CLIENT)
	PYTHONPATH=$(CURDIR)/src $(BIN)/pytest -n 2 --dist worksteal -rs $(DEPTH) --ignore tests/web

# The compiled engine, in a folder of its own.
tests-compiled: $(DEV) $(CLIENT)
	KAIMAKU_COMPILE=1 $(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --upgrade \
		--target build/compiled .
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/pytest -n 2 --dist worksteal -rs $(ON_COMPILED)

lint: style types client

style: $(DEV)
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/python tools/wire_types.py --check

types: $(DEV)
	$(BIN)/mypy

client: $(DEV) $(CLIENT)
	$(BIN)/python hatch_build.py lint
	$(BIN)/python hatch_build.py check
	$(BIN)/python hatch_build.py test

format: $(DEV)
	$(BIN)/ruff check --fix $(SOURCES)
	$(BIN)/ruff format $(SOURCES)

bench: $(DEV) $(CLIENT)
	$(BIN)/kaimaku bench
	$(BIN)/kaimaku bench server

soak: $(DEV)
	$(BIN)/python tools/soak.py
	$(BIN)/python -m tools.soak_invented
	$(BIN)/python -m tools.soak_replays

# build.txt goes in first: with the build backends already there, nothing unpinned is ever downloaded.
$(VENV): requirements/build.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Kaimaku needs Python 3.11 or newer: try make PYTHON=/path/to/python3.11"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "Kaimaku needs Python's venv module: install it (on Debian and Ubuntu, the python3-venv package)"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/build.txt
	@touch $@

$(RUN): $(VENV) requirements/run.txt pyproject.toml
	$(BIN)/python -m pip install --quiet --require-hashes --no-build-isolation -r requirements/run.txt
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation -e .
	@touch $@

$(DEV): $(RUN) requirements/dev.txt
	$(BIN)/python -m pip install --quiet --require-hashes --no-build-isolation -r requirements/dev.txt
	@touch $@

# The browser client. Where the system has no Node.js that is new enough, one comes as a Python package.
$(CLIENT): $(RUN) $(WEB) requirements/node.txt
	@$(BIN)/python -c 'import hatch_build, sys; sys.exit(hatch_build.node() is None)' || \
		$(BIN)/python -m pip install --quiet --require-hashes -r requirements/node.txt
	$(BIN)/python hatch_build.py
	@touch $@

# The newest versions that fit, pinned with hashes for every platform; what runs is what was tested.
COMPILE := ../$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header
requirements: $(DEV)
	cd requirements && $(COMPILE) dev.in -o dev.txt && $(COMPILE) build.in -c dev.txt -o build.txt && \
		$(COMPILE) run.in -c dev.txt -o run.txt && \
		$(COMPILE) rl.in -c dev.txt -o rl.txt && $(COMPILE) cluster.in -c dev.txt -o cluster.txt && $(COMPILE) spiel.in -c dev.txt -o spiel.txt && \
		$(COMPILE) compile.in -c dev.txt -o compile.txt && $(COMPILE) node.in -o node.txt

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist soak-failures sim-failures test-results
	rm -rf web/node_modules src/kaimaku/server/static
	find $(SOURCES) -name __pycache__ -prune -exec rm -rf {} +
