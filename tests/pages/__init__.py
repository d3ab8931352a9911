"""What pages show is run: `blocks` finds every block of code of a page, `run` runs them in order, each page by itself."""
