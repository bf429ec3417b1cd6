"""The eyes' memory: frames in, table events out."""

from __future__ import annotations

from dataclasses import dataclass, field

from vision.calibration import South, TableSetup
from vision.events import TableEvent
from vision.frame import Frame
from vision.reading import Image, Recogniser
from vision.tracks import LyingCard


@dataclass(frozen=True, slots=True)
class WatchSettings:
    """Times and thresholds of watching, each with its reason.

    Attributes:
        look_every: seconds between two looks while something moves; the networks' budget in play.
        recheck_every: seconds between two looks at a table at rest; catches what a motion gate missed.
        rest: seconds a card must lie still before it counts as lying there.
        gone: seconds a place must be seen bare before its card counts as gone.
        accept: probability from which a reading is accepted as the card.
        margin: how many times likelier than the second best an accepted card must be.
        ask_after: seconds of unobstructed view after which an unaccepted card is told as unsure.
        gather_window: seconds within which cards that go together count as gathered.
    """

    look_every: float = 0.1
    recheck_every: float = 2.0
    rest: float = 0.1
    gone: float = 0.25
    accept: float = 0.9
    margin: float = 6.0
    ask_after: float = 1.2
    gather_window: float = 1.2


@dataclass(slots=True)
class WatchStats:
    """What watching cost: per stage, how often it ran and how many milliseconds it took in all.

    Stages: `motion`, `locate`, `read`, `markers`, `tracks`, `step` (the whole).
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


class TableWatcher:
    """Watches one table.

    Give it every frame of a file in order, or the newest frames of a live source; it returns what happened
    on the table. Every event returned by `step(frame)` rests on that frame (`event.frame == frame.index`), so
    its evidence picture is the crop of `frame.image` around `event.corners`; `event.t` may be earlier: the
    moment the card came to rest, or was first seen to be gone. A card's going is told once: as `left`, or as
    one of a `gathered`'s tracks. A card turned over where it lies is told as `identified` again, with
    `is_face` changed.

    Without a table set-up the plane is inferred from the first cards that are clearly seen; until then no
    event is told.
    """

    def __init__(
        self,
        recogniser: Recogniser,
        setup: TableSetup | None = None,
        settings: WatchSettings | None = None,
        south: South = South.BOTTOM,
    ) -> None:
        self._recogniser = recogniser
        self._setup = setup
        self._settings = settings or WatchSettings()
        self._south = south
        self.stats = WatchStats()

    def step(self, frame: Frame) -> list[TableEvent]:
        """Take in the next frame; returns the events it settled, in the order they happened."""
        self.stats.frames += 1
        return []

    def finish(self) -> list[TableEvent]:
        """The source has ended: tell what was still waiting for a second look."""
        return []

    def lying(self) -> tuple[LyingCard, ...]:
        """The cards on the table now, bottom first."""
        return ()

    @property
    def setup(self) -> TableSetup | None:
        """The set-up in use; None while it is still being inferred."""
        return self._setup

    @property
    def paused(self) -> str | None:
        """Why reading pauses, in words; None while it runs."""
        return None

    def table_area(self, image: Image) -> tuple[int, int, int, int]:
        """Left, top, right, bottom in pixels of the table: what evidence pictures may show."""
        height, width = image.shape[:2]
        return (0, 0, width, height)
