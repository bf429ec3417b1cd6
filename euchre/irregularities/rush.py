"""Cards that came down as fast as only hands thrown in do."""

from __future__ import annotations

from euchre.events import Gather, Play
from euchre.hand import HandState

RUSH_S = 1.5
"""Seconds within which nobody plays two cards more than a trick holds: hands were thrown in."""


def rush(state: HandState) -> tuple[int, ...]:
    """Positions of the cards that came down from when they came as fast as only hands thrown in do.

    No trick was taken in between them.
    """
    seen = sorted(
        (event.t, at)
        for at, event in enumerate(state.events)
        if isinstance(event, Play | Gather) and event.confidence is not None and event.t is not None
    )
    size, run = len(state.active) + 2, list[tuple[float, int]]()
    for t, at in seen:
        if isinstance(state.events[at], Gather):
            run = []
            continue
        run.append((t, at))
        if len(run) >= size and t - run[-size][0] <= RUSH_S:
            later = (other for other in seen if other >= run[-size])
            return tuple(at for _, at in later if isinstance(state.events[at], Play))
    return ()
