"""Telling a new deal from cards that lie about: only a deal brings backs to several places."""

from __future__ import annotations

import math

from euchre.session.facts import HandFacts
from vision.events import TableEvent, Zone

_TIDIED = 2
"""Piles (kitty, tricks won) that went since the last play: the pack is being put together."""
_FEW = 2
"""Seats before which a pack that was put together lies only if it was cut or is being dealt."""


class Dealing:
    """Notices that the next hand has begun.

    Args:
        window: seconds within which face-down cards at different places are one deal.
        places: so many places make a deal once the hand before is over.

    Backs that came before the hand's last play are no part of the next deal.
    """

    def __init__(self, window: float, places: int) -> None:
        self._window = window
        self._places = places
        self._backs: list[TableEvent] = []
        self._dealt: list[TableEvent] = []  # those that began a hand with them: its deal goes on
        self._cleared: list[float] = []  # when piles beside the tricks went, seconds

    @property
    def under_way(self) -> bool:
        """Whether face-down cards have come to two places or more, as only a deal brings them."""
        return len({(back.seat, back.zone) for back in self._dealt}) >= 2

    def pile_went(self, event: TableEvent) -> None:
        """A kitty, or a pile of tricks won, lies there no more."""
        self._cleared.append(event.t)

    def is_next_hand(self, event: TableEvent, facts: HandFacts, over: bool) -> bool:
        """Whether this card begins the next hand.

        A table on which no hand has begun begins with any card. After that a hand must be over, and backs
        come to several places, or a card be turned up after at least one of them. A hand of which cards were
        missed, and which therefore never seems over, ends when all four seats are dealt to.

        Args:
            event: a card that has just come to rest, or was turned over.
            facts: the hand so far.
            over: whether it has ended.
        """
        played = facts.plays[-1].t if facts.plays else -math.inf
        since = max(played, event.t - self._window)
        self._backs = [back for back in self._backs if back.t > since]
        self._dealt = [back for back in self._dealt if back.t > since]
        if event.is_face is False:
            self._backs.append(event)
            self._dealt.append(event)
        if facts.hand == 0:
            return True
        places = {(back.seat, back.zone) for back in self._backs}
        if over:
            turned_up = event.is_face is True and event.zone in (Zone.KITTY, Zone.TRICK)
            several = len(places) >= self._places or self._is_pack_shared_out(played)
            return several or (turned_up and bool(self._backs) and not facts.trick)
        dealt_to = {back.seat for back in self._backs if back.zone is Zone.SEAT}
        return bool(facts.tricks_done) and not facts.trick and len(dealt_to) == 4

    def begun(self) -> None:
        """The hand has begun: what comes next belongs to it."""
        self._backs.clear()
        self._cleared.clear()

    def _is_pack_shared_out(self, played: float) -> bool:
        """Whether the cards were put together since the last play, and lie before several seats again."""
        self._cleared = sorted(t for t in self._cleared if t > played)
        if len(self._cleared) < _TIDIED:
            return False
        together = self._cleared[_TIDIED - 1]
        return (
            len({back.seat for back in self._backs if back.zone is Zone.SEAT and back.t > together}) >= _FEW
        )
