"""One robot as a page for the browser: a single file that needs no network, live by the generated JavaScript module inside."""
