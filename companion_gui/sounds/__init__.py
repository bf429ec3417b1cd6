"""Sounds by choice: what may sound, how it was made, and how it is played where that is possible."""
