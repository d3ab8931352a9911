"""Generated text as something to call: Python imported, C compiled, JavaScript run by Node."""
