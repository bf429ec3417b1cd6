"""One table's session: eyes, bridge, log, judge and evidence put together, for windows and commands to use.

A worker thread feeds frames; people's acts and snapshots may come from any other thread. The slow part,
reading a frame, happens outside the lock; what follows from it takes a few milliseconds inside.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from euchre.laws import LawProfile
from euchre.log import CALLS_FILE, CAMERA, LogEvent, NewEvent
from euchre.seats import Seat
from euchre.session.facts import HandFacts
from euchre.session.judged import JudgedHand
from tracker.bridge import Bridge
from tracker.bridge_host import BridgeSettings
from tracker.calls import HandCalls, opening
from tracker.camera import CameraMonitor
from tracker.changes import Changes
from tracker.directions import Direction
from tracker.errors import SessionError
from tracker.evidence import Area, Evidence
from tracker.journal import Journal
from tracker.people import PeoplesActs
from tracker.saying import Said
from tracker.sightings import sightings_of
from tracker.snapshot import Audience, LyingCard, TableSnapshot
from tracker.snapshots import Moment, lying_card, snapshot_of
from tracker.store import Store
from tracker.table import Change, LiveFrame, Sighting
from tracker.table_fold import merged
from tracker.watching import Watcher
from vision.capture import Capture
from vision.events import TableEvent
from vision.frame import Frame

_INSTANT = 0.001
"""Seconds: the least time at which nobody watched."""
_PICTURED = frozenset({"upcard", "play", "expose", "discard"})


class Session(PeoplesActs):
    """A table's session; see `tracker.table.TableSession` for what each method promises.

    Args:
        store: where the log is kept.
        origin: which log in it; what it holds already is continued.
        laws: the laws in force.
        clock: seconds, never going back; for the camera's health alone.
        watcher: the eyes; None for a log that is only read or written by people.
        evidence: where pictures are kept; None for none.
        find_laws: finds other laws by name or file.
        calls: what people said, by number of the hand.
        dealer: who deals first; None asks.
        about: what the log's first event tells besides (`source`, `started`, ...).
        settings: times and distances of the bridge.
    """

    def __init__(
        self,
        store: Store,
        origin: str,
        laws: LawProfile,
        clock: Callable[[], float],
        watcher: Watcher | None = None,
        evidence: Evidence | None = None,
        find_laws: Callable[[str], LawProfile] | None = None,
        calls: Mapping[int, HandCalls] | None = None,
        dealer: Seat | None = None,
        about: Mapping[str, Any] | None = None,
        settings: BridgeSettings | None = None,
    ) -> None:
        self._laws = laws
        self._find_laws = find_laws or (lambda _name: laws)
        self._watcher = watcher
        self._evidence = evidence or Evidence(None)
        self._calls = calls or {}
        self._first_dealer = dealer
        self._camera = CameraMonitor(clock)
        self._changes = Changes()
        self._snapshots: dict[Audience, TableSnapshot] = {}
        self._closed = False
        self._frame: LiveFrame | None = None
        self._lying: tuple[LyingCard, ...] = ()
        self._journal = Journal(store, origin, laws, self._find_laws)
        # A restarted source begins at 0 again: its times are put after all that the log knows.
        self._shift = self._now = self._journal.last_time
        self._run = 1 + sum(event.do == "open" for event in self._journal.events)
        self._bridge = Bridge(self, settings)
        head = {"origin": origin, "version": 1, "laws": laws.name, "digest": laws.digest, **(about or {})}
        self._append(NewEvent(self._now, self._journal.hand_number, "open", head))
        if self._run > 1 and watcher is not None and self._journal.hand_number and not self._journal.over:
            # For how long nobody knows: the source's clock stood still.
            gone = {"until": self._now + _INSTANT}
            self._append(NewEvent(self._now, self._journal.hand_number, "unwatched", gone))

    @property
    def origin(self) -> str:
        """Which log this is, by its name in the store."""
        return self._journal.origin

    def attach(self, capture: Capture | None) -> None:
        """Tell of this source's health from now on."""
        with self._changes.changing(Change.CAMERA):
            self._camera.attach(capture)

    def feed(self, frame: Frame) -> tuple[TableEvent, ...]:
        """Take in the next frame; returns what happened on the table. For one thread alone."""
        if self._watcher is None:
            raise SessionError("this session has no camera")
        seen = self._watcher.step(frame)
        area = self._watcher.table_area(frame.image)
        return self._take(seen, frame, area)

    def finish(self) -> tuple[TableEvent, ...]:
        """The source has ended: take in what was still waiting."""
        seen = () if self._watcher is None else self._watcher.finish()
        with self._changes.changing(Change.CAMERA | Change.TABLE):
            events = tuple(map(self._shifted, seen))
            self._bridge.step(events, self._now)
            self._bridge.finish(self._now)
            self._camera.ended = True
        return events

    def _take(self, seen: Any, frame: Frame, area: Area | None) -> tuple[TableEvent, ...]:
        with self._changes.changing(Change.CAMERA):
            if self._closed:
                return ()
            self._now = frame.t + self._shift
            self._frame = LiveFrame(frame.image, self._now, frame.index)
            self._camera.frame()
            self._evidence.see(frame.image, self._now, area)
            events = tuple(map(self._shifted, seen))
            for event in events:
                # One that was held back rests on a frame that is gone: no picture is better than a wrong one.
                if event.corners is not None and event.is_face and event.frame == frame.index:
                    self._evidence.cut(event.id, frame.image, event.corners)
            lying = () if self._watcher is None else tuple(map(lying_card, self._watcher.lying()))
            if lying != self._lying:
                self._lying = lying
                self._changes.note(Change.TABLE)
            self._bridge.step(events, self._now)
            return events

    def _shifted(self, event: TableEvent) -> TableEvent:
        """The event on the session's clock, its id unique in the log."""
        if self._run == 1:
            return event
        return dataclasses.replace(event, id=f"r{self._run}.{event.id}", t=event.t + self._shift)

    def facts(self) -> HandFacts:
        """Where the hand stands."""
        return self._journal.facts()

    def is_over(self) -> bool:
        """Whether the hand has ended."""
        return self._journal.over

    def log(self, new: NewEvent) -> LogEvent:
        """Append what the camera saw."""
        said = self._calls.get(new.hand)
        if said is not None and said.discard is not None and new.by == CAMERA:
            new = self._with_discard(new, said.discard)
        event = self._append(new)[-1]
        if event.do in _PICTURED:
            self._evidence.keep(event.id, event.seen, event.t)
        return event

    def begin_hand(self, t: float, seen: tuple[str, ...]) -> None:
        """Begin the next hand, with what the calls file says about it."""
        number = self._journal.hand_number + 1
        said = self._calls.get(number, HandCalls(number))
        self._append(*opening(said, t, seen, self._due_dealer()))

    def _due_dealer(self) -> Seat | None:
        due = self._journal.due_dealer
        return self._first_dealer if due is None and not self._journal.hands else due

    def _with_discard(self, new: NewEvent, card: str) -> NewEvent:
        """The calls file's discard, told when a card is seen laid away, or at last before the first play."""
        facts = self.facts()
        if new.do == "discard" and new.data.get("card") is None:
            return dataclasses.replace(new, data={**new.data, "card": card}, confidence=1.0)
        if new.do == "play" and not facts.plays and not facts.discarded and facts.dealer is not None:
            data = {"seat": facts.dealer.value, "card": card, "unseen": True}
            self._append(NewEvent(new.t, new.hand, "discard", data, 1.0, (), CALLS_FILE))
        return new

    def snapshot(self, audience: Audience = Audience.TABLE) -> TableSnapshot:
        """The table now."""
        with self._changes.lock:
            known = self._snapshots.get(audience)
            health = self._camera.health(None if self._watcher is None else self._watcher.paused)
            if known is not None and known.version == self._changes.version:
                return dataclasses.replace(known, camera=health)
            moment = Moment(
                self._changes.version,
                self._journal.state,
                self._laws.title,
                health,
                self._lying,
            )
            self._snapshots[audience] = made = snapshot_of(moment, audience)
            return made

    def subscribe(self, callback: Callable[[Change], None]) -> Callable[[], None]:
        """Be told of changes."""
        return self._changes.subscribe(callback)

    def live_frame(self) -> LiveFrame | None:
        """The newest good frame."""
        with self._changes.lock:
            return self._frame

    def events(self, since: int = 0) -> tuple[LogEvent, ...]:
        """The log after that `seq`."""
        with self._changes.lock:
            return tuple(self._journal.events[since:])

    def whole_log(self) -> tuple[LogEvent, ...]:
        """The log with what an event's director said about the table."""
        with self._changes.lock:
            return merged(self._journal.events, self._journal.directions, self._journal.directed)

    def hands(self) -> tuple[JudgedHand, ...]:
        """Every hand so far, judged."""
        with self._changes.lock:
            return self._journal.hands

    def records(self) -> tuple[dict[str, Any], ...]:
        """Every hand so far as a hand record."""
        return tuple(hand.record.to_json() for hand in self.hands())

    def verdicts(self) -> tuple[dict[str, Any], ...]:
        """Every verdict so far."""
        return tuple(hand.verdict.to_json() for hand in self.hands())

    def laws_of(self, hand: int) -> LawProfile:
        """The laws a hand is played by, those in force for one that is not known."""
        return next((one.laws for one in self.hands() if one.number == hand), self._laws)

    def sightings(self, event_ids: tuple[str, ...]) -> tuple[Sighting, ...]:
        """The evidence pictures of these events."""
        return sightings_of(self.hands(), self._evidence, event_ids)

    def _foreseen(self, said: Said, hand: int) -> TableSnapshot:
        state = self._journal.foresee(said, self._now, hand)
        moment = Moment(
            self._changes.version, state, self._laws.title, self._camera.health(None), self._lying
        )
        return snapshot_of(moment, Audience.DIRECTOR)

    def direct(self, more: Iterable[Direction] = ()) -> None:
        """Be part of an event: rulings are its director's, who has said this besides what is known."""
        with self._changes.changing(Change.LOG):
            self._journal.direct(more)

    def save_recent(self, folder: Path) -> tuple[Path, ...]:
        """Write the last seconds of pictures and the log into a folder."""
        with self._changes.lock:
            pictures = self._evidence.save_recent(folder)
            log = folder / "log.jsonl"
            lines = (json.dumps(event.to_json(), ensure_ascii=False) for event in self._journal.events)
            log.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
            return (log, *pictures)

    def close(self) -> None:
        """End the session in order."""
        with self._changes.changing(Change.CLOSED):
            if not self._closed:
                self._append(NewEvent(self._now, self._journal.hand_number, "close"))
                self._closed = True
        self._changes.forget()

    def _acting(self) -> AbstractContextManager[None]:
        return self._changes.changing()

    def _said(self, said: tuple[Said, ...], by: str, hand: int | None = None) -> str:
        if self._closed:
            raise SessionError("this session is closed")
        self._changes.note(Change.LOG)
        return self._journal.append_act(said, self._now, by, hand)

    def _append(self, *new: NewEvent) -> tuple[LogEvent, ...]:
        self._changes.note(Change.LOG)
        return self._journal.append(*new)
