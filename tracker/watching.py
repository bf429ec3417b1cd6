"""What a session needs from the eyes; `vision.watcher.TableWatcher` has it, and so has a script in a test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np
import numpy.typing as npt

from vision.events import TableEvent
from vision.frame import Frame
from vision.reading import Image
from vision.tracks import LyingCard


class Watcher(Protocol):
    """Frames in, table events out."""

    def step(self, frame: Frame) -> Sequence[TableEvent]:
        """Take in the next frame; the events it settled, in the order they happened."""
        ...

    def finish(self) -> Sequence[TableEvent]:
        """The source has ended: what was still waiting."""
        ...

    def lying(self) -> Sequence[LyingCard]:
        """The cards on the table now, bottom first."""
        ...

    @property
    def paused(self) -> str | None:
        """Why reading pauses, in words; None while it runs."""
        ...

    def table_area(self, image: Image) -> npt.NDArray[np.bool_] | None:
        """Where the table is, true on it, in this picture shrunk; None while that is not known."""
        ...
