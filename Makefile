# Two commands are enough: `make play` and `make test`. Each prepares .venv by itself.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
SOURCES := src tests tools

.PHONY: play test lint format bench soak requirements clean

play: $(READY)
	$(BIN)/kaimaku play hocg

test: lint
	$(BIN)/pytest -n 2 -rs

lint: $(READY)
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/mypy

format: $(READY)
	$(BIN)/ruff check --fix $(SOURCES)
	$(BIN)/ruff format $(SOURCES)

bench: $(READY)
	$(BIN)/kaimaku bench

soak: $(READY)
	$(BIN)/python tools/soak.py

# build.txt goes in first: with the build backends already there, nothing unpinned is ever downloaded.
$(READY): requirements/build.txt requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Kaimaku needs Python 3.11 or newer: try make PYTHON=/path/to/python3.11"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "Kaimaku needs Python's venv module: install it (on Debian and Ubuntu, the python3-venv package)"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/build.txt
	$(BIN)/python -m pip install --quiet --require-hashes --no-build-isolation -r requirements/dev.txt
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation -e .
	@touch $@

# The newest versions that fit, pinned with hashes for every platform.
requirements: $(READY)
	cd requirements && for set in build run dev; do \
		../$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
			--no-emit-index-url --no-header $$set.in -o $$set.txt || exit 1; done

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist soak-failures sim-failures
	find $(SOURCES) -name __pycache__ -prune -exec rm -rf {} +
