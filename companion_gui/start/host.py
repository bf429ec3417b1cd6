"""What the start window asks of the program around it, which knows cameras and files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from euchre.laws import LawProfile
from euchre.seats import Seat
from tracker.table import LiveFrame

Corner = tuple[float, float]
"""A point of the source's picture, pixels, y down."""


@dataclass(frozen=True, slots=True)
class CameraChoice:
    """A camera that answers: the source it is opened by, and its name for people."""

    source: str
    name: str


@dataclass(frozen=True, slots=True)
class StartChoice:
    """Everything a table needs before it is watched.

    Attributes:
        source: as a person would write it on the command line.
        sample: whether it is the shipped clip, which brings calls and table of its own.
        south: the side of the picture at which South sits: `bottom`, `left`, `top` or `right`.
        corners: the table's corners in the picture, clockwise from South's far left; None finds the table by
            its cards.
        picture_size: of the picture the corners belong to, pixels.
        players: names by seat; seats without a name keep their own.
        dealer: who deals first; None asks.
        laws: a profile's name or file.
    """

    source: str
    sample: bool = False
    south: str = "bottom"
    corners: tuple[Corner, Corner, Corner, Corner] | None = None
    picture_size: tuple[int, int] = (0, 0)
    players: Mapping[Seat, str] = field(default_factory=dict)
    dealer: Seat | None = None
    laws: str = "house"


class StartHost(Protocol):
    """Called from a worker thread; what cannot be done raises `ErrandError` with one clear line."""

    def cameras(self) -> tuple[CameraChoice, ...]:
        """The cameras that answer now."""
        ...

    def look(self, source: str) -> LiveFrame:
        """One picture of a source."""
        ...

    def sample(self) -> Path | None:
        """The shipped clip; None where this installation lacks it."""
        ...

    def laws(self) -> tuple[LawProfile, ...]:
        """The profiles to choose from, the usual one first."""
        ...
