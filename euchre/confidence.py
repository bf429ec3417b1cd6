"""How sure an event must be for anything to be said of anybody that rests on it."""

from __future__ import annotations

from typing import Final

LEAST_SURE: Final = 0.5
"""Confidence of an event, the card's and the seat's together, below which nothing is said of anybody that
rests on it."""
DOUBTED: Final = 0.49
"""Confidence at most of what nobody saw happen: just under `LEAST_SURE`, so that it accuses nobody, and a
person is asked instead."""
