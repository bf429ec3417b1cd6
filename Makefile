# Euchre Companion. `make demo` and `make test` need Python 3.11+ and make, and do all the rest of their set-up.

PYTHON ?= python3
VENV ?= .venv
TRAIN_VENV ?= .venv-train
BIN := $(VENV)/bin
PIP_INSTALL := install --quiet --disable-pip-version-check

.PHONY: help demo gui test test-postgres test-train test-windows search lint format types layers check screenshots translations clean

help:
	@echo "make demo          play the sample clip through everything (pictures and transcript under out/)"
	@echo "make gui           open the windows"
	@echo "make test          run the tests"
	@echo "make check         lint, format, types and layers, as CI does"
	@echo "make test-postgres the tests that start a PostgreSQL server (apt-get install -y postgresql)"
	@echo "make test-train    the tests that need torch and ultralytics (about 6 GB, in an environment of their own)"
	@echo "make search        the property tests, with examples that nobody has tried"
	@echo "make screenshots   a picture of every window under out/screenshots"
	@echo "make translations gather the windows' words for translators, compile what they wrote"
	@echo "make clean         remove environments and everything built"

demo: $(VENV)/.runtime
	$(BIN)/euchre-companion demo

gui: $(VENV)/.runtime
	$(BIN)/euchre-companion gui

test: $(VENV)/.test
	$(BIN)/python -m pytest

test-windows: $(VENV)/.test
	$(BIN)/python -m pytest tests/companion_gui tests/end_to_end

test-postgres: $(VENV)/.test
	$(BIN)/python -m pytest -m postgres

search: $(VENV)/.test
	$(BIN)/python -m pytest --hypothesis-profile=search $$(grep -rl --include='test_*.py' hypothesis tests)

test-train: $(TRAIN_VENV)/.train
	$(TRAIN_VENV)/bin/python -m pytest -m train

lint: $(VENV)/.dev
	$(BIN)/ruff check .

format: $(VENV)/.dev
	$(BIN)/ruff format --check .

types: $(VENV)/.dev
	$(BIN)/mypy

layers: $(VENV)/.dev
	$(BIN)/lint-imports

check: lint format types layers

screenshots: $(VENV)/.runtime
	$(BIN)/euchre-companion screenshots --out out/screenshots

translations: $(VENV)/.runtime
	$(BIN)/python -m companion_gui.translating

clean:
	rm -rf $(VENV) $(TRAIN_VENV) out build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache

$(VENV)/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Euchre Companion needs Python 3.11 or newer; say which with: make $(MAKECMDGOALS) PYTHON=python3.12" >&2; exit 2; }
	@$(PYTHON) companion/system_libraries.py
	@$(PYTHON) -m venv $(VENV) \
	  || { rm -rf $(VENV); echo "Python's venv module is missing; install it with: apt-get install -y python3-venv" >&2; exit 2; }
	@touch $@

$(VENV)/.runtime: $(VENV)/.python pyproject.toml
	$(BIN)/python -m pip $(PIP_INSTALL) --editable .
	@touch $@

$(VENV)/.test: $(VENV)/.python pyproject.toml
	$(BIN)/python -m pip $(PIP_INSTALL) --editable '.[test]'
	@touch $@ $(VENV)/.runtime

$(VENV)/.dev: $(VENV)/.python pyproject.toml
	$(BIN)/python -m pip $(PIP_INSTALL) --editable '.[dev]'
	@touch $@ $(VENV)/.test $(VENV)/.runtime

$(TRAIN_VENV)/.train: pyproject.toml
	@$(PYTHON) companion/system_libraries.py
	@$(PYTHON) -m venv $(TRAIN_VENV)
	$(TRAIN_VENV)/bin/python -m pip $(PIP_INSTALL) --editable '.[test,train]'
	@touch $@
