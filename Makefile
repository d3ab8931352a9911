# Two commands do everything: `make demo` and `make test`. Both make their own virtual environment in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
unexport PYTHONDONTWRITEBYTECODE  # tests start hundreds of processes, each of which would compile symdyn again

.PHONY: demo test lint docs thorough papers bench costs clean

$(BIN)/symdyn: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(VENV)/.test-extras: pyproject.toml $(BIN)/symdyn
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[test]'
	@touch $@

# The main job on a Franka Panda: check, generate, verify against the numeric core, time, and a page about it.
demo: $(BIN)/symdyn
	$(BIN)/symdyn check robots/panda.yaml
	$(BIN)/symdyn generate robots/panda.yaml --target python,c -o build/demo
	@for file in panda.py panda.c; do \
		$(BIN)/symdyn verify build/demo/$$file robots/panda.yaml > build/demo/verified.txt \
			|| { cat build/demo/verified.txt; exit 1; }; \
		echo "verified $$file: $$(grep -c '^ok' build/demo/verified.txt) functions equal the numeric core at 100 random states"; \
	done
	@echo
	@$(BIN)/symdyn bench build/demo/panda.py build/demo/panda.c --functions dynamics
	@echo
	@$(BIN)/symdyn report robots/panda.yaml -o build/demo/panda.html --force
	@echo
	@echo "Next:"
	@echo "  open build/demo/panda.html in a browser: sliders move the arm and every number"
	@echo "  read build/demo/panda.py and panda.c: they are yours, and need symdyn no more"
	@echo "  your own robot: $(BIN)/symdyn check my_robot.urdf && $(BIN)/symdyn generate my_robot.urdf --target python,c"
	@echo "  formulas: $(BIN)/symdyn inspect planar2 mass_matrix_inverse"
	@echo "  docs/start.md goes on from here; make docs builds the pages as a site"

# All tests, the linter and the type checker. Pytest fails if it collects nothing, or a test over nothing (pyproject.toml).
test: $(VENV)/.test-extras
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -n auto --dist worksteal

lint: $(VENV)/.test-extras
	$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy

# The documentation as a site that opens from disk, with search, without a network.
docs: $(BIN)/symdyn
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[docs]'
	$(BIN)/zensical build --clean --strict
	@echo "open build/site/index.html"

# Measurements; each writes what it printed to benchmarks/results. The last two compile Pinocchio, which takes minutes.
bench: $(VENV)/.test-extras
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[test,bench]'
	$(BIN)/python benchmarks/reading.py
	$(BIN)/python benchmarks/closed_forms.py
	$(BIN)/python benchmarks/generation.py
	$(BIN)/python benchmarks/compile.py
	$(BIN)/python benchmarks/speed.py
	$(BIN)/python benchmarks/numpy_batches.py
	$(BIN)/python benchmarks/many_states.py
	@command -v valgrind >/dev/null || { [ "$$(id -u)" = 0 ] || as_root=sudo; \
		$$as_root apt-get update && $$as_root apt-get install --yes --no-install-recommends valgrind; }
	$(BIN)/python benchmarks/race.py
	$(BIN)/python benchmarks/floating.py

# Operations of every way to a quantity, and the page that shows them; after a change of symdyn/symbolic or symdyn/passes.
costs: $(VENV)/.test-extras
	$(BIN)/python benchmarks/costs.py
	$(BIN)/python docs/build_costs.py

# What takes longer than the tests may, or more than they need: every function of the largest robots too, PyTorch, public URDFs,
# and formulas set by LaTeX, which is fetched where it is missing.
thorough: $(VENV)/.test-extras
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[test,thorough]'
	@command -v pdflatex >/dev/null || { [ "$$(id -u)" = 0 ] || as_root=sudo; \
		$$as_root apt-get update && $$as_root apt-get install --yes --no-install-recommends texlive-latex-base; }
	@$(BIN)/python -m pytest -n auto --thorough tests/test_generated_python.py tests/test_generated_c.py \
		tests/test_tilted_axes.py tests/test_using.py tests/test_using_torch.py tests/test_closed_typeset.py \
		tests/test_figures.py tests/test_lengths.py tests/test_loose.py tests/test_names.py tests/test_own_text.py tests/test_pages.py tests/test_payload.py tests/test_quantities.py tests/test_report.py \
		tests/test_tied_base_parameters.py tests/test_ways.py tests/test_wrenches.py \
		> benchmarks/results/thorough.txt; status=$$?; cat benchmarks/results/thorough.txt; exit $$status
	$(BIN)/python benchmarks/real_robots.py

# Breaks the code behind every row of docs/papers.md, in copies, and sees the tests fail that the row names; takes a while.
papers: $(VENV)/.test-extras
	$(BIN)/python benchmarks/papers.py

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
