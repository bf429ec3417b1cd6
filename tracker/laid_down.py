"""A lone player's partner lays the hand down face up: five cards, one soon after the other, are one thing."""

from __future__ import annotations

from tracker.bridge_host import BridgeHost
from tracker.card_log import log_card, log_exposed
from tracker.lying import Lying

HAND_LAID_DOWN = 3
"""Faces before a seat that sits out from which its hand was laid down, not a card dropped."""


class LaidDown:
    """Waits for the rest of a hand before the first face of a seat that sits out is told.

    Args:
        host: where it is logged.
        wait: seconds without another face after which it is told what they are.
    """

    def __init__(self, host: BridgeHost, wait: float) -> None:
        self._host, self._wait = host, wait
        self._faces: list[Lying] = []

    def add(self, lying: Lying) -> None:
        """A face lies before a seat that sits out."""
        self._faces.append(lying)

    def tell(self, now: float) -> None:
        """Log what the faces are, once no other has come for a while."""
        if not self._faces or now - max(lying.landed for lying in self._faces) < self._wait:
            return
        faces, self._faces = self._faces, []
        facts = self._host.facts()
        cards = [str(lying.event.card) for lying in faces if lying.event.card not in (None, facts.upcard)]
        if len(cards) < HAND_LAID_DOWN:
            for lying in faces:
                log_exposed(self._host, lying, facts)
            return
        data = {"seat": faces[0].seat.value, "cards": cards, "cause": "faced"}
        logged = log_card(self._host, faces[0], "expose", data)
        for lying in faces:
            lying.logged = logged
