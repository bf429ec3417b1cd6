"""Times and thresholds of watching, and what watching costs."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class WatchSettings:
    """Times and thresholds of watching, each with its reason.

    Attributes:
        recheck_every: seconds between two looks at all of the picture; catches what a motion gate missed.
        rest: seconds a card must lie still before it counts as lying there.
        rest_held: the same while a hand touches it: a card shown for a moment is not a card laid down.
        gone: seconds a place must be seen bare before its card counts as gone.
        least_score: detector score from which a finding is followed up.
        accept: probability from which a reading is accepted as the card.
        margin: how many times likelier than the second best an accepted card must be.
        least_reads: readings before a card is accepted: one picture is one witness.
        ask_after: seconds of unobstructed view after which an unaccepted card is told as unsure.
        reads_a_look: cards read in one look, at most: bounds the time of a frame.
        gather_window: seconds within which cards that go together count as gathered.
        together: landings closer than this many seconds cannot be put in order: two pictures of a 15 Hz
            camera, for each landing is told to the nearest picture.
        nudge_mm: how far a card may be pushed or slid and still be followed as the same.
        moved_mm: displacement from which it is told.
    """

    recheck_every: float = 5.0
    rest: float = 0.12
    rest_held: float = 0.3
    gone: float = 0.25
    least_score: float = 0.22
    accept: float = 0.9
    margin: float = 6.0
    least_reads: int = 2
    ask_after: float = 1.2
    reads_a_look: int = 4
    gather_window: float = 1.2
    together: float = 0.15
    nudge_mm: float = 150.0
    moved_mm: float = 16.0


@dataclass(slots=True)
class WatchStats:
    """What watching cost: per stage, how often it ran and how many milliseconds it took in all.

    Stages: `motion`, `locate`, `read`, `step` (the whole).
    """

    frames: int = 0
    looks: int = 0
    calls: dict[str, int] = field(default_factory=dict)
    total_ms: dict[str, float] = field(default_factory=dict)

    def add(self, stage: str, ms: float) -> None:
        """Count one run of a stage."""
        self.calls[stage] = self.calls.get(stage, 0) + 1
        self.total_ms[stage] = self.total_ms.get(stage, 0.0) + ms

    def mean_ms(self) -> dict[str, float]:
        """Mean milliseconds a run, by stage."""
        return {stage: self.total_ms[stage] / self.calls[stage] for stage in self.calls}
