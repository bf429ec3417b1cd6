"""What the start window asks of the program around it, which knows cameras, files and the eyes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Protocol

from euchre.cards import Card
from euchre.laws import LawProfile
from euchre.seats import Seat
from tracker.table import LiveFrame

Corner = tuple[float, float]
"""A point of the source's picture, pixels, y down."""
Corners = tuple[Corner, Corner, Corner, Corner]
"""Of the table: clockwise from South's far left. Of a card: clockwise from its own top-left."""


@dataclass(frozen=True, slots=True)
class CameraChoice:
    """A camera that answers: the source it is opened by, and its name for people."""

    source: str
    name: str


class Doubt(Enum):
    """Why a card that lies there was not read; the value is the eyes' own word."""

    GLARE = "glare"
    BLUR = "blur"
    SMALL = "small"
    COVERED = "covered"
    DISAGREE = "disagree"  # its two indices say different things
    UNSURE = "unsure"  # no reason can be given
    BACK = "back"  # it lies face down
    OTHER = "other"  # a card that is none of the 24


@dataclass(frozen=True, slots=True)
class SeenCard:
    """A card as the eyes see it now.

    Attributes:
        card: which card; None while it is not read.
        corners: of the whole card, pixels.
        doubt: why it is not read; None when it is.
        candidates: what it may be, likeliest first.
    """

    card: Card | None
    corners: Corners
    doubt: Doubt | None = None
    candidates: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Seen:
    """One picture, and the cards the eyes see in it."""

    frame: LiveFrame
    cards: tuple[SeenCard, ...]


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
    corners: Corners | None = None
    picture_size: tuple[int, int] = (0, 0)
    players: Mapping[Seat, str] = field(default_factory=dict)
    dealer: Seat | None = None
    laws: str = "house"


class OpenSource(Protocol):
    """A source that is looked through before its table is watched.

    Called from one worker thread, but for `close`, which may be called from another while a call waits.
    What cannot be done raises `ErrandError` with one clear line.
    """

    def picture(self) -> LiveFrame | None:
        """The newest picture, or a file's next; None where none came just now, or the file is over."""
        ...

    def read(self) -> Seen | None:
        """The newest picture and the cards in it; None as for `picture`."""
        ...

    def find_table(self, south: str) -> Corners | None:
        """The table's corners by what lies there now, marks before cards; None while too little does."""
        ...

    def close(self) -> None:
        """Let go of the source. Harmless when done twice."""
        ...


class StartHost(Protocol):
    """Called from a worker thread; what cannot be done raises `ErrandError` with one clear line."""

    def cameras(self) -> tuple[CameraChoice, ...]:
        """The cameras that answer now."""
        ...

    def open(self, source: str) -> OpenSource:
        """Begin to look through a source."""
        ...

    def sample(self) -> Path | None:
        """The shipped clip; None where this installation lacks it."""
        ...

    def laws(self) -> tuple[LawProfile, ...]:
        """The profiles to choose from, the usual one first."""
        ...
