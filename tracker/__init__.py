"""One table's session: from table events and calls to an append-only log and what follows from it."""
