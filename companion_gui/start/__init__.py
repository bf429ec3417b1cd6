"""The way to a working table: source, table, players, laws; every step can be gone back to."""
