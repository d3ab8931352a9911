"""The mechanical model: a tree of bodies, one joint each, in the file's frames."""
