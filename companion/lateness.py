"""How late plays are told: from a card at rest, by a clip's truth, to its line in the log."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from euchre.log import CAMERA
from tracker.session import Session
from tracker.table import Change

IN_TIME = 0.95
"""Share of the cards that must be told within the time wanted."""


@dataclass(slots=True)
class PlayEar:
    """Hears the plays that the camera logs; subscribe it to a session.

    Attributes:
        session: the table.
        heard: of each play when it landed, as logged, and when it was logged; both on the session's clock.
    """

    session: Session
    heard: list[tuple[float, float]] = field(default_factory=list)
    _told: int = field(init=False)

    def __post_init__(self) -> None:
        self._told = len(self.session.events())

    def __call__(self, change: Change) -> None:
        """Something changed at the table."""
        frame = self.session.live_frame()
        if frame is None or not change & Change.LOG:
            return
        for event in self.session.events(self._told):
            self._told = event.seq
            if event.do == "play" and event.by == CAMERA:
                self.heard.append((event.t, frame.t))

    def late(self, rest: Sequence[float], start: float = 0.0) -> tuple[float, ...]:
        """Seconds from each card at rest to its line in the log.

        Args:
            rest: when each card came to rest, by the truth, seconds since the clip began.
            start: when the clip began, on the session's clock.
        """
        if not rest:
            return ()
        return tuple(now - start - nearest(rest, t - start) for t, now in self.heard)


def plays_at_rest(truth: Mapping[str, Any]) -> list[float]:
    """When each card that is played comes to rest, by the truth of one hand, seconds."""
    return [float(event["t"]) for event in truth["events"] if event["do"] == "play"]


def nearest(times: Sequence[float], t: float) -> float:
    """The time nearest to `t`."""
    return min(times, key=lambda one: abs(one - t))


def within(late: Sequence[float], share: float = IN_TIME) -> float | None:
    """The seconds within which that share of the cards was told; None where there was none."""
    return sorted(late)[math.ceil(share * len(late)) - 1] if late else None
