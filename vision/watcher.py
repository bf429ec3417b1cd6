"""The eyes' memory: frames in, table events out."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

import numpy as np

from vision.calibration import South, TableSetup
from vision.events import TableEvent
from vision.frame import Frame
from vision.lookout import Lookout
from vision.mirror import MirrorTest, flip_corners, flip_frame, flip_setup, flip_south
from vision.reading import Corners, Image, Recogniser
from vision.reference import setup_now
from vision.settings import WatchSettings, WatchStats
from vision.small_picture import Mask
from vision.teller import Teller
from vision.tracks import LyingCard

__all__ = ["TableWatcher", "WatchSettings", "WatchStats"]


AREA_WIDTH = 320
"""Width in pixels of what tells where the table is: its edge is known to about four pixels of the picture."""
SMALLEST_PX, LONGEST = 64, 8
"""A picture smaller than this on a side, or so many times as long, shows no table: folders hold icons too."""


class TableWatcher:
    """Watches one table.

    Give it every frame of a file in order, or the newest frames of a live source; it returns what happened
    on the table. An event returned by `step(frame)` rests on that frame (`event.frame == frame.index`), so
    its evidence picture is the crop of `frame.image` around `event.corners`, unless it was held back while
    the camera was suspected of being a mirror; `event.t` may be earlier: the
    moment the card came to rest, or was first seen to be gone. A card's going is told once: as `left`, or as
    one of a `gathered`'s tracks. A card turned over where it lies is a card that left and another that
    appeared, for that is all that can be seen.

    Without a table set-up the plane is inferred from the first cards that are clearly seen; until then no
    event is told. Whether the camera shows a mirror image is then told by the first faces.

    Args:
        recogniser: finds and reads cards.
        setup: the table and its camera, where known.
        settings: times and thresholds.
        south: the side of the picture at which South sits; only asked without a set-up.
        timer: seconds, for `stats` alone; nothing that is told depends on it.
        reference: the table as it looked when it was set up, all else black: a camera that was moved since is
            followed from the first picture on.
    """

    def __init__(
        self,
        recogniser: Recogniser,
        setup: TableSetup | None = None,
        settings: WatchSettings | None = None,
        south: South = South.BOTTOM,
        timer: Callable[[], float] = time.perf_counter,
        reference: Image | None = None,
    ) -> None:
        self._settings = settings or WatchSettings()
        self._recogniser = recogniser
        self._south = south
        self._timer = timer
        self._teller = Teller(self._settings.gather_window, self._settings.together)
        self._flipped = setup is not None and setup.mirrored
        self._mirror_test = MirrorTest(recogniser) if setup is None else None
        self._held: list[TableEvent] = []
        self._width = 0
        self._area_of: TableSetup | None = None
        self._area: Mask | None = None
        self._reference = None if setup is None or reference is None else (setup, reference)
        self.stats = WatchStats()
        self._lookout = self._look_out(setup)

    @property
    def setup(self) -> TableSetup | None:
        """The set-up in use; None while it is still being inferred."""
        setup = self._lookout.setup
        return flip_setup(setup) if setup is not None and self._flipped else setup

    @property
    def paused(self) -> str | None:
        """Why reading pauses, in words; None while it runs."""
        return self._lookout.paused

    def lying(self) -> tuple[LyingCard, ...]:
        """The cards on the table now, bottom first."""
        cards = self._lookout.lying()
        return tuple(replace(card, corners=self._outside(card.corners)) for card in cards)

    def step(self, frame: Frame) -> list[TableEvent]:
        """Take in the next frame; returns the events it settled, in the order they happened."""
        height, width = frame.image.shape[:2]
        if min(height, width) < SMALLEST_PX or max(height, width) > LONGEST * min(height, width):
            return []
        started = self._timer()
        self.stats.frames += 1
        self._width = frame.image.shape[1]
        if self._reference is not None:
            self._lookout = self._look_out(setup_now(*self._reference, frame.image))
            self._reference = None
        inner = flip_frame(frame) if self._flipped else frame
        events = self._lookout.step(inner)
        if self._mirror_test is not None:
            events = self._test_mirror(self._mirror_test, inner, events)
        self.stats.add("step", (self._timer() - started) * 1000)
        return self._told(events)

    def finish(self) -> list[TableEvent]:
        """The source has ended: tell what still waited for company."""
        return self._told([*self._held, *self._lookout.finish()])

    def table_area(self, image: Image) -> Mask | None:
        """Where the table is: true on it, in a picture shrunk to `AREA_WIDTH`; None while that is not known.

        It is all that evidence pictures may show.
        """
        inner = self._lookout.setup
        if inner is None or inner.size != (image.shape[1], image.shape[0]):
            return None
        if inner is not self._area_of:
            self._area_of, beyond = inner, inner.beyond(AREA_WIDTH)
            self._area = np.ascontiguousarray(~beyond[:, ::-1] if self._flipped else ~beyond)
        return self._area

    def _look_out(self, setup: TableSetup | None) -> Lookout:
        """A lookout on the picture as it should be."""
        if setup is not None and setup.mirrored:
            setup = flip_setup(setup)
        south = flip_south(self._south) if self._flipped else self._south
        return Lookout(self._recogniser, setup, self._settings, south, self._teller, self.stats, self._timer)

    def _test_mirror(self, test: MirrorTest, inner: Frame, events: list[TableEvent]) -> list[TableEvent]:
        """What may be told now. Begins anew on flipped pictures, if the first faces say so.

        While they raise suspicion nothing is told: with left and right exchanged, a lawful lead would look
        like one out of turn. What was seen in the mirror is forgotten then; cards still lying are told anew.
        """
        mirrored = test.see(inner.image, self._lookout.lying())
        if mirrored is not None:
            self._mirror_test = None
        if mirrored:
            self._flipped = True
            self._lookout = self._look_out(None)
            self._held.clear()
            return []
        self._held += events
        if mirrored is None and test.suspects:
            return []
        told, self._held = self._held, []
        return told

    def _told(self, events: list[TableEvent]) -> list[TableEvent]:
        """Events in the pixels of the picture as it came."""
        if not self._flipped:
            return events
        return [
            event if event.corners is None else replace(event, corners=self._outside(event.corners))
            for event in events
        ]

    def _outside(self, corners: Corners) -> Corners:
        return flip_corners(corners, self._width) if self._flipped else corners
