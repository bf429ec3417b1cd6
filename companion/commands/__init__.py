"""One file per command: `add` declares its options, `run` does it."""
