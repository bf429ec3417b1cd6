"""A table of an event, seen and ruled on by its director from elsewhere; see `tracker.table.TableSession`.

What the director says goes into the director's own log and reaches the table from there. Pictures stay at the
table, and so does whatever only its own people can say.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

from euchre.cards import Suit
from euchre.seats import Seat
from euchre.session import SessionState
from tracker.camera import CameraMonitor
from tracker.directions import Direction, direction
from tracker.errors import SessionError, StoreError
from tracker.event_log import EventLog
from tracker.journal import checked
from tracker.listening import Listener
from tracker.log import LogEvent
from tracker.snapshot import Audience, TableSnapshot
from tracker.snapshots import Moment, snapshot_of
from tracker.store import Store
from tracker.table import Change, LiveFrame, Sighting
from tracker.tables import Tables, TableView
from tracker.wording import call_words, card_label, seat_name


class RemoteTable:
    """One table of an event's store. Follows it on a thread of its own until `close`.

    Args:
        store: the event's; the login must be a director's. Closed with the table.
        tables: the tables of that store.
        log: the director's log in it.
        table: which of them.
        clock: seconds since 1970.
        poll: seconds between two looks when nothing is told.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        log: EventLog,
        table: TableView,
        clock: Callable[[], float],
        poll: float = 1.0,
    ) -> None:
        self._store, self._tables, self._log, self._table = store, tables, log, table
        self._clock, self._poll = clock, poll
        self._camera = CameraMonitor(clock)
        self._lock = threading.RLock()
        self._listeners: list[Callable[[Change], None]] = []
        self._version = 0
        self._stopping = threading.Event()
        self._listener = Listener(store)
        self._thread = threading.Thread(target=self._follow, name="follow", daemon=True)
        self._thread.start()

    def snapshot(self, audience: Audience = Audience.DIRECTOR) -> TableSnapshot:
        """The table as far as its log has come."""
        with self._lock:
            return self._snapshot(self._table.state, audience)

    def subscribe(self, callback: Callable[[Change], None]) -> Callable[[], None]:
        """Be told of changes."""
        with self._lock:
            self._listeners.append(callback)

        def stop() -> None:
            with self._lock:
                if callback in self._listeners:
                    self._listeners.remove(callback)

        return stop

    def live_frame(self) -> LiveFrame | None:
        """None: the camera's pictures stay at the table."""
        return None

    def events(self, since: int = 0) -> tuple[LogEvent, ...]:
        """The table's log after that `seq`."""
        with self._lock:
            return tuple(self._table.events[since:])

    def records(self) -> tuple[dict[str, Any], ...]:
        """Every hand so far as a hand record."""
        with self._lock:
            return tuple(hand.record.to_json() for hand in self._table.hands)

    def verdicts(self) -> tuple[dict[str, Any], ...]:
        """Every verdict so far."""
        with self._lock:
            return tuple(hand.verdict.to_json() for hand in self._table.hands)

    def sightings(self, event_ids: tuple[str, ...]) -> tuple[Sighting, ...]:
        """What these events say, without pictures."""
        with self._lock:
            acts = {act.id: act for hand in self._table.hands for act in hand.acts.acts}
        found = []
        for id_ in event_ids:
            if (act := acts.get(id_)) is not None:
                what = call_words(act.data) if act.do == "call" else card_label(act.data)
                found.append(Sighting(id_, f"{seat_name(act.data.get('seat'))}: {what}", None, ()))
        return tuple(found)

    def rule(
        self,
        finding: str,
        decision: str,
        effect: Mapping[str, Any] | None = None,
        note: str = "",
        by: str = "director",
        hand: int | None = None,
    ) -> str:
        """Rule on a finding."""
        with self._lock:
            known = [n for n, found in self._table.findings() if found.id == finding and hand in (None, n)]
            if not known:
                raise SessionError(f"there is no finding {finding!r} at {self._table.label}")
        data: dict[str, Any] = {"finding": finding, "decision": decision}
        if effect is not None:
            data["effect"] = dict(effect)
        if note:
            data["note"] = note
        return self._say("rule", known[-1], checked("rule", data))

    def correct(self, event: str, changes: Mapping[str, Any], by: str = "director") -> str:
        """Say what an event of the table should have said."""
        return self._say("amend", self._find(event).hand, self._amendment(event, changes))

    def strike(self, event: str, by: str = "director") -> str:
        """Say that an event of the table never happened."""
        return self._say("amend", self._find(event).hand, self._amendment(event, None))

    def preview(self, event: str, changes: Mapping[str, Any] | None) -> TableSnapshot:
        """The table as it would be after a correction; nothing is logged."""
        with self._lock:
            new = direction(
                "amend",
                self._table.origin,
                self._table.last,
                self._find(event).hand,
                self._amendment(event, changes),
                self._clock(),
            )
            thought = Direction(self._log.origin, LogEvent.at(10**9, new))
            return self._snapshot(self._table.thought(thought), Audience.DIRECTOR)

    def override_score(self, north_south: int, east_west: int, note: str = "", by: str = "director") -> str:
        """Set the game score by hand."""
        with self._lock:
            hands = self._table.hands
            over = bool(hands) and hands[-1].over
        data: dict[str, Any] = {"score": {"NS": north_south, "EW": east_west}, "after": over}
        if note:
            data["note"] = note
        return self._say("score", hands[-1].acts.number if hands else 1, data)

    def undo(self, by: str = "director") -> str | None:
        """None: what a director said is changed by saying otherwise."""
        return None

    def redo(self, by: str = "director") -> str | None:
        """None, as with `undo`."""
        return None

    def call(
        self, seat: Seat, call: str, suit: Suit | None = None, alone: bool = False, by: str = "scorer"
    ) -> str:
        """Calls are entered at the table."""
        self._only_there()

    def record(self, do: str, data: Mapping[str, Any], by: str = "scorer") -> str:
        """Note an incident; whatever else people saw is entered at the table."""
        if do != "incident":
            self._only_there()
        with self._lock:
            hands = self._table.hands
        if not hands:
            raise SessionError("no hand has begun")
        return self._say(do, hands[-1].acts.number, checked(do, data))

    def answer(self, question: str, value: str, by: str = "scorer") -> str:
        """Questions are answered at the table."""
        self._only_there()

    def next_deal(self, dealer: Seat | None = None, by: str = "scorer") -> str:
        """Hands begin at the table."""
        self._only_there()

    def set_players(self, names: Mapping[Seat, str], by: str = "scorer") -> str:
        """Players are named at the table."""
        self._only_there()

    def set_laws(self, name: str, by: str = "scorer") -> str:
        """Laws are chosen at the table."""
        self._only_there()

    def save_recent(self, folder: Path) -> tuple[Path, ...]:
        """Write the log, as far as it has come, into a folder."""
        path = folder / "log.jsonl"
        lines = (json.dumps(event.to_json(), ensure_ascii=False) for event in self.events())
        path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
        return (path,)

    def close(self) -> None:
        """Stop following. Harmless when done twice."""
        if self._stopping.is_set():
            return
        self._stopping.set()
        self._listener.wake()
        self._thread.join(5.0)
        self._tell(Change.CLOSED)

    def _follow(self) -> None:
        while not self._stopping.is_set():
            self._listener.wait(self._poll)
            try:
                self._look()
            except StoreError:
                self._stopping.wait(self._poll)  # the server is away; the next look takes it all up
        self._listener.close()
        self._store.close()

    def _look(self) -> None:
        with self._lock:
            changed = self._table in self._tables.refresh()
            self._version += changed
        if changed:
            self._tell(Change.LOG)

    def _tell(self, change: Change) -> None:
        with self._lock:
            listeners = list(self._listeners)
        for listener in listeners:
            listener(change)

    def _say(self, do: str, hand: int, data: Mapping[str, Any]) -> str:
        with self._lock:
            said = self._log.direct(do, self._table.origin, self._table.last, hand, data, self._clock())
        self._look()
        return said.id

    def _find(self, event: str) -> LogEvent:
        found = next((one for one in self.events() if one.id == event), None)
        if found is None:
            raise SessionError(f"there is no event {event!r} at {self._table.label}")
        return found

    def _amendment(self, event: str, changes: Mapping[str, Any] | None) -> dict[str, Any]:
        if changes is None:
            return {"of": event, "strike": True}
        found = self._find(event)
        checked(found.do, {key: v for key, v in {**found.data, **changes}.items() if v is not None})
        return {"of": event, "set": {**({"candidates": None} if changes.get("card") else {}), **changes}}

    def _snapshot(self, state: SessionState, audience: Audience) -> TableSnapshot:
        laws = state.hands[-1].laws.title if state.hands else ""
        there = replace(state, undo=None, redo=None)
        return snapshot_of(Moment(self._version, there, laws, self._camera.health(None), ()), audience)

    def _only_there(self) -> NoReturn:
        raise SessionError(f"that is done at {self._table.label} itself, not from here")
