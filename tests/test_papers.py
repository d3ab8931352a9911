"""The table of what `make papers` breaks belongs to docs/papers.md and to the code."""

from __future__ import annotations

from benchmarks.paper_mutants import Mutant, Table, faults, read_rows, read_table

ROWS, TABLE = read_rows(), read_table()
KEY = next(iter(TABLE))


def with_entry(key: str, *mutants: Mutant) -> Table:
    return {**TABLE, key: mutants}


def test_rows_entries_and_texts_belong_together() -> None:
    """A row that names a test has an entry, an entry a row; what is broken is there once and is Python afterwards."""
    assert len(ROWS) > 150
    assert not list(faults(ROWS, TABLE))


def test_what_does_not_belong_together_is_seen() -> None:
    """A missing entry, one without a row, a text that is not there or there twice, one that would not be Python."""
    file = "symdyn/core/spatial.py"
    for table, words in (
        (with_entry(KEY), "nothing is broken for it"),
        (with_entry("UDU (40)", *TABLE[KEY]), "no row"),
        (with_entry(KEY, Mutant(file, "no such text", "")), "0 times, not once"),
        (with_entry(KEY, Mutant(file, "tilde(", "(")), "times, not once"),
        (with_entry(KEY, Mutant(file, "def S(V: Array)", "def S(V: Array")), "is no Python"),
    ):
        assert any(words in fault for fault in faults(ROWS, table)), words
