"""The table window and its parts."""
