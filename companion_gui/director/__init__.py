"""The director's window for one table, and what it opens."""
