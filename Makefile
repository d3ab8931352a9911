# Two commands do everything: `make demo` and `make test`. Both make their own virtual environment in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: demo test lint thorough bench clean

$(BIN)/symdyn: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(VENV)/.test-extras: pyproject.toml $(BIN)/symdyn
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[test]'
	@touch $@

# Check a robot, then print its mass matrix from the numeric core.
demo: $(BIN)/symdyn
	$(BIN)/symdyn check robots/panda.yaml
	$(BIN)/python docs/examples/mass_matrix.py robots/panda.yaml

# All tests, the linter and the type checker.
test: $(VENV)/.test-extras
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -n auto

lint: $(VENV)/.test-extras
	$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy

# Measurements; each writes what it printed to benchmarks/results.
bench: $(BIN)/symdyn
	$(BIN)/python benchmarks/reading.py

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
