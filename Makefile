PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.installed
COMPILED := $(CURDIR)/build/compiled

.PHONY: setup play test lint types bench compiled test-compiled soak status clean

setup: $(STAMP)

$(STAMP): pyproject.toml
	@echo "setting up .venv"
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --editable '.[dev]'
	@touch $@

play: setup
	@$(BIN)/rokugan play

test: lint types
	@$(BIN)/python -m pytest -q -n 2

lint: setup
	@$(BIN)/ruff check --quiet

types: setup
	@$(BIN)/mypy --no-error-summary

bench: setup
	@$(BIN)/rokugan bench

# The extension modules go to a copy, so that they never shadow the sources in src.
compiled: setup
	@mkdir -p $(COMPILED) build/temp
	@rm -rf $(COMPILED)/rokugan && cp -R src/rokugan $(COMPILED)/rokugan
	@ROKUGAN_COMPILE=1 $(BIN)/python setup.py --quiet build_ext --build-lib $(COMPILED) --build-temp build/temp
	@echo "compiled; use it with PYTHONPATH=build/compiled"

test-compiled: compiled
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -q -n 2

status: setup
	@$(BIN)/python docs/status.py

soak: setup
	@$(BIN)/python -m pytest -q -n 2 -m soak

clean:
	@rm -rf .venv build .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	@find src tests -name __pycache__ -prune -exec rm -rf {} +
