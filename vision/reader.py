"""Which card is it: the reader network and what its answer is worth."""

from __future__ import annotations

from euchre.cards import DECK

CLASSES: tuple[str, ...] = (*(str(card) for card in DECK), "other", "back")
"""The reader's outputs, in order."""
