"""What a window, a command or a test may ask of a table's session.

`tracker.session.Session` is the one with a camera.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Flag, auto
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from euchre.cards import Suit
from euchre.laws import LawProfile
from euchre.log import LogEvent
from euchre.seats import Seat
from tracker.snapshot import Audience, TableSnapshot

THE_TABLE: Final = "table"
"""Rules where all four agree and no director is there."""


class Change(Flag):
    """What kind of thing changed, so that each screen can tell whether it must look again."""

    LOG = auto()  # something was logged: hand, score, findings or questions may differ
    TABLE = auto()  # cards lie differently
    CAMERA = auto()  # a new frame, or another camera state
    CLOSED = auto()  # the session ended; nothing follows


@dataclass(frozen=True, slots=True)
class LiveFrame:
    """The newest picture of the camera.

    Attributes:
        image: height x width x 3, BGR; not to be written to.
        t: seconds on the source's clock.
        index: number of the frame in its source.
    """

    image: npt.NDArray[np.uint8]
    t: float
    index: int


@dataclass(frozen=True, slots=True)
class Sighting:
    """The evidence picture of one log event.

    Attributes:
        event: id of the log event.
        label: what was read, as people see it (`West, trick 2: 9♦`).
        crop: picture of the card, straightened. None when it was not kept.
        frames: pictures of the table around the moment, oldest first; may be empty.
    """

    event: str
    label: str
    crop: Path | None
    frames: tuple[Path, ...]


class TableSession(Protocol):
    """One table, as seen by those who watch it.

    Every method may be called from any thread; none waits for the camera. Methods that log something return
    the id of the event they logged, and raise `tracker.errors.SessionError` with one clear line when what is
    asked makes no sense (no such event, no hand, a closed session). An unlawful play is no error: that
    is what the judge is for. `by` is the role of the person: `scorer`, `director`, ...
    """

    def snapshot(self, audience: Audience = Audience.TABLE) -> TableSnapshot:
        """The table now, as this audience may see it. Cheap when nothing changed."""
        ...

    def subscribe(self, callback: Callable[[Change], None]) -> Callable[[], None]:
        """Be told of changes, on the thread that makes them and with no lock held; returns how to stop it."""
        ...

    def live_frame(self) -> LiveFrame | None:
        """The newest good frame; None before the first."""
        ...

    def events(self, since: int = 0) -> tuple[LogEvent, ...]:
        """The log after the event with that `seq`."""
        ...

    def whole_log(self) -> tuple[LogEvent, ...]:
        """The log with what an event's director said about the table: all that is judged, in its order."""
        ...

    def records(self) -> tuple[dict[str, Any], ...]:
        """Every hand so far as a hand record (design.md), corrections applied, oldest first."""
        ...

    def verdicts(self) -> tuple[dict[str, Any], ...]:
        """The verdict on every hand so far, as the director sees it, oldest first."""
        ...

    def laws_of(self, hand: int) -> LawProfile | None:
        """The laws a hand is played by, those in force for one that is not known; None where nobody knows."""
        ...

    def sightings(self, event_ids: tuple[str, ...]) -> tuple[Sighting, ...]:
        """The evidence pictures of these log events, those without one included."""
        ...

    def call(
        self, seat: Seat, call: str, suit: Suit | None = None, alone: bool = False, by: str = "scorer"
    ) -> str:
        """Log a spoken call: `pass` `order` `name` `alone` `not_alone` `defend_alone` `no_defend`."""
        ...

    def record(self, do: str, data: Mapping[str, Any], by: str = "scorer") -> str:
        """Log any event of the hand record that a person saw: `incident`, `claim`, `challenge`, `play`, ...

        What bears on a game goes the same way: `first_dealer`, `result`, `forfeit`, `time`, `new_game`,
        `score_cards` (`euchre.session.games`).

        Raises:
            SessionError: there is no such event, or `data` is not what it needs.
        """
        ...

    def agree(self, by: str = "scorer") -> str:
        """Log that all four agree on the tricks of the hand that is over, as they are counted."""
        ...

    def answer(self, question: str, value: str, by: str = "scorer") -> str:
        """Settle an open question by one of its choices' values, or by another value of its kind (`JH`)."""
        ...

    def correct(self, event: str, changes: Mapping[str, Any], by: str = "scorer") -> str:
        """Say what a logged event should have said: `{"card": "JH"}`, `{"seat": "N"}`, `{"t": 12.5}`.

        `t` is its place in the order of play. Everything after it is judged again. Corrections can be
        corrected and undone. To correct nothing lets an event count again that was struck out.
        """
        ...

    def strike(self, event: str, by: str = "scorer") -> str:
        """Say that a logged event never happened."""
        ...

    def preview(self, event: str, changes: Mapping[str, Any] | None) -> TableSnapshot:
        """The director's snapshot as `correct` (or `strike`, for None) would make it; logs nothing."""
        ...

    def preview_record(self, do: str, data: Mapping[str, Any]) -> TableSnapshot:
        """The director's snapshot as `record` would make it; logs nothing.

        Raises:
            SessionError: as `record` does.
        """
        ...

    def preview_score(self, north_south: int, east_west: int) -> TableSnapshot:
        """The director's snapshot as `override_score` would make it; logs nothing."""
        ...

    def preview_undo(self, redo: bool = False) -> TableSnapshot:
        """The director's snapshot as `undo` would make it, or `redo`; logs nothing."""
        ...

    def undo(self, by: str = "scorer") -> str | None:
        """Take back the last act of a person that still counts; None when there is none."""
        ...

    def redo(self, by: str = "scorer") -> str | None:
        """Let the act that was undone last count again; None when there is none."""
        ...

    def rule(
        self,
        finding: str,
        decision: str,
        effect: Mapping[str, Any] | None = None,
        note: str = "",
        by: str = "director",
        hand: int | None = None,
        agreed: Sequence[Seat] = (),
    ) -> str:
        """Log a ruling: `confirm` with a proposal's effect, `change` with another one, or `dismiss`.

        Args:
            finding: id of the finding.
            decision: `confirm`, `change` or `dismiss`.
            effect: a transform of laws.md 2.1 with its arguments; None with `dismiss`.
            note: why, in the ruler's words.
            by: the role that rules; `THE_TABLE` where all four agree without a director, whose word they
                never change.
            hand: number of the hand; the current one by default.
            agreed: who agreed; all four seats where the table rules.
        """
        ...

    def override_score(self, north_south: int, east_west: int, note: str = "", by: str = "director") -> str:
        """Set the game score by hand, whatever was seen."""
        ...

    def next_deal(self, dealer: Seat | None = None, by: str = "scorer") -> str:
        """Begin the next hand; the dealer is the one whose turn it is unless named."""
        ...

    def set_players(self, names: Mapping[Seat, str], by: str = "scorer") -> str:
        """Name the people at the table."""
        ...

    def set_laws(self, name: str, by: str = "scorer") -> str:
        """Play the next hands by other laws: a profile's name or a file."""
        ...

    def save_recent(self, folder: Path) -> tuple[Path, ...]:
        """Write the last seconds of pictures and the log into a folder, for a bug report.

        Returns the files.
        """
        ...

    def close(self) -> None:
        """End the session in order: close the log, stop telling. Harmless when done twice."""
        ...
