"""A session that stands still and shows what it was given, for pictures of windows and for tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from euchre.cards import Suit
from euchre.findings import Finding
from euchre.laws import LawProfile
from euchre.log import LogEvent
from euchre.seats import Seat, Side
from tracker.errors import SessionError
from tracker.snapshot import Audience, TableSnapshot
from tracker.table import Change, LiveFrame, Sighting


class StillSession:
    """Keeps to the protocol of `tracker.table.TableSession`, judges nothing, and remembers what it was asked.

    Attributes:
        asked: every act, in order: its name and arguments.
        refusal: why the next acts are refused; None lets them pass.
    """

    def __init__(
        self,
        snapshot: TableSnapshot,
        frame: LiveFrame | None = None,
        log: tuple[LogEvent, ...] = (),
        sightings: Mapping[str, Sighting] | None = None,
        findings: Mapping[int, Sequence[Finding]] | None = None,
        foreseen: TableSnapshot | None = None,
        played: Sequence[tuple[dict[str, Any], dict[str, Any]]] = (),
        laws: LawProfile | None = None,
    ) -> None:
        self.asked: list[tuple[str, tuple[Any, ...]]] = []
        self.refusal: str | None = None
        self._snapshot = snapshot
        self._frame = frame
        self._log = log
        self._sightings = dict(sightings or {})
        self._laws = laws
        self._foreseen = foreseen or snapshot
        told: list[tuple[dict[str, Any], dict[str, Any]]] = [
            ({"id": f"hand-{hand}"}, {"findings": [one.to_json() for one in found]})
            for hand, found in (findings or {}).items()
        ]
        self._played = [*told, *played]
        self._listeners: list[Callable[[Change], None]] = []

    def show(self, change: Change = Change.LOG, **changes: Any) -> None:
        """Show another moment: the snapshot with some fields changed, under a new version if more changed."""
        step = 0 if change is Change.CAMERA else 1
        self._snapshot = replace(self._snapshot, version=self._snapshot.version + step, **changes)
        self.tell(change)

    def show_frame(self, frame: LiveFrame) -> None:
        """Show another picture."""
        self._frame = frame
        self.tell(Change.CAMERA)

    def tell(self, change: Change) -> None:
        """Tell listeners of a change."""
        for listener in tuple(self._listeners):
            listener(change)

    @property
    def listeners(self) -> int:
        """How many listen now."""
        return len(self._listeners)

    def snapshot(self, audience: Audience = Audience.TABLE) -> TableSnapshot:
        """The moment it stands at, as it was given."""
        return self._snapshot

    def subscribe(self, callback: Callable[[Change], None]) -> Callable[[], None]:
        """Be told of changes."""
        self._listeners.append(callback)
        return lambda: self._listeners.remove(callback)

    def live_frame(self) -> LiveFrame | None:
        """The picture it was given."""
        return self._frame

    def events(self, since: int = 0) -> tuple[LogEvent, ...]:
        """The log it was given."""
        return tuple(event for event in self._log if event.seq > since)

    def whole_log(self) -> tuple[LogEvent, ...]:
        """The log it was given."""
        return self._log

    def records(self) -> tuple[dict[str, Any], ...]:
        """Those of the hands it was given; of hands it only has findings of, the id."""
        return tuple(record for record, _ in self._played)

    def verdicts(self) -> tuple[dict[str, Any], ...]:
        """Those of the hands it was given; of hands it only has findings of, these."""
        return tuple(verdict for _, verdict in self._played)

    def laws_of(self, hand: int) -> LawProfile | None:
        """Those it was given."""
        return self._laws

    def sightings(self, event_ids: tuple[str, ...]) -> tuple[Sighting, ...]:
        """The evidence it was given; an empty sighting for any other event."""
        return tuple(self._sightings.get(i, Sighting(i, i, None, ())) for i in event_ids)

    def call(
        self, seat: Seat, call: str, suit: Suit | None = None, alone: bool = False, by: str = "scorer"
    ) -> str:
        """Remember a call."""
        return self._ask("call", seat, call, suit, alone)

    def record(self, do: str, data: Mapping[str, Any], by: str = "scorer") -> str:
        """Remember an event."""
        return self._ask("record", do, dict(data))

    def agree(self, by: str = "scorer") -> str:
        """Remember an agreement."""
        return self._ask("agree")

    def answer(self, question: str, value: str, by: str = "scorer") -> str:
        """Remember an answer."""
        return self._ask("answer", question, value)

    def correct(self, event: str, changes: Mapping[str, Any], by: str = "scorer") -> str:
        """Remember a correction."""
        return self._ask("correct", event, dict(changes))

    def strike(self, event: str, by: str = "scorer") -> str:
        """Remember a strike."""
        return self._ask("strike", event)

    def preview(self, event: str, changes: Mapping[str, Any] | None) -> TableSnapshot:
        """The moment it was told to foresee."""
        return self._foreseen

    def preview_record(self, do: str, data: Mapping[str, Any]) -> TableSnapshot:
        """The moment it was told to foresee."""
        return self._foreseen

    def preview_score(self, north_south: int, east_west: int) -> TableSnapshot:
        """The moment it stands at, with that score."""
        return replace(self._snapshot, score={Side.NS: north_south, Side.EW: east_west})

    def preview_undo(self, redo: bool = False) -> TableSnapshot:
        """The moment it was told to foresee."""
        return self._foreseen

    def undo(self, by: str = "scorer") -> str | None:
        """Remember an undo."""
        return self._ask("undo")

    def redo(self, by: str = "scorer") -> str | None:
        """Remember a redo."""
        return self._ask("redo")

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
        """Remember a ruling."""
        said = (by, tuple(agreed)) if agreed else ()
        return self._ask("rule", finding, decision, None if effect is None else dict(effect), note, *said)

    def override_score(self, north_south: int, east_west: int, note: str = "", by: str = "director") -> str:
        """Remember a score."""
        return self._ask("override_score", north_south, east_west, note)

    def next_deal(self, dealer: Seat | None = None, by: str = "scorer") -> str:
        """Remember a deal."""
        return self._ask("next_deal", dealer)

    def set_players(self, names: Mapping[Seat, str], by: str = "scorer") -> str:
        """Remember names."""
        return self._ask("set_players", dict(names))

    def set_laws(self, name: str, by: str = "scorer") -> str:
        """Remember laws."""
        return self._ask("set_laws", name)

    def save_recent(self, folder: Path) -> tuple[Path, ...]:
        """Write nothing."""
        self._ask("save_recent", folder)
        return ()

    def close(self) -> None:
        """Tell everybody that nothing follows."""
        self.tell(Change.CLOSED)

    def _ask(self, what: str, *arguments: Any) -> str:
        if self.refusal is not None:
            raise SessionError(self.refusal)
        self.asked.append((what, arguments))
        return f"e{len(self.asked)}"
