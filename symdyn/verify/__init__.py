"""Files on disk against the judge."""
