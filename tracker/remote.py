"""A table of an event, seen and ruled on by its director from elsewhere; see `tracker.table.TableSession`.

What the director says goes into the director's own log and reaches the table from there. Of the pictures only
those come here that a finding rests on; whatever only the table's own people can say is said there.
"""

from __future__ import annotations

import hashlib
import json
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

from euchre.cards import Suit
from euchre.laws import LawProfile
from euchre.log import LogEvent
from euchre.seats import Seat
from euchre.session import SessionState
from euchre.session.told import TABLE_ACTS
from tracker.changes import Changes
from tracker.directions import DIRECTIONS, Direction, direction
from tracker.errors import SessionError
from tracker.following import Following
from tracker.saying import amendment, checked, ruling, score_set
from tracker.shown import CROP, ShownPicture
from tracker.snapshot import Audience, TableSnapshot
from tracker.snapshots import Moment, snapshot_of
from tracker.table import Change, LiveFrame, Sighting
from tracker.table_fold import merged
from tracker.tables import TableView
from tracker.wording import call_words, card_label, seat_name


class RemoteTable:
    """One table of an event's store, as `Following` keeps it up.

    Args:
        following: the event's tables; stays open when this is closed.
        origin: the table's log.
    """

    def __init__(self, following: Following, origin: str) -> None:
        self._following, self._origin = following, origin
        self._changes = Changes()
        self._closed = False
        self._pictures = tempfile.TemporaryDirectory(prefix="euchre-companion-")
        self._unsubscribe = following.subscribe(self._told)

    @contextmanager
    def _seen(self) -> Iterator[TableView]:
        """The table, which stays as it is until the end of the block."""
        with self._following.still() as tables:
            yield tables.of(self._origin)

    @property
    def label(self) -> str:
        """What people call the table."""
        with self._seen() as table:
            return table.label

    def snapshot(self, audience: Audience = Audience.DIRECTOR) -> TableSnapshot:
        """The table as far as its log has come."""
        with self._seen() as table:
            return self._snapshot(table.state, audience)

    def subscribe(self, callback: Callable[[Change], None]) -> Callable[[], None]:
        """Be told of changes."""
        return self._changes.subscribe(callback)

    def live_frame(self) -> LiveFrame | None:
        """None: the camera's picture of the moment stays at the table."""
        return None

    def events(self, since: int = 0) -> tuple[LogEvent, ...]:
        """The table's log after that `seq`."""
        with self._seen() as table:
            return tuple(table.events[since:])

    def whole_log(self) -> tuple[LogEvent, ...]:
        """The table's log with what its director said."""
        with self._seen() as table:
            return merged(table.events, table.directions, directed=True)

    def records(self) -> tuple[dict[str, Any], ...]:
        """Every hand so far as a hand record."""
        with self._seen() as table:
            hands = table.hands
        return tuple(hand.record.to_json() for hand in hands)

    def verdicts(self) -> tuple[dict[str, Any], ...]:
        """Every verdict so far."""
        with self._seen() as table:
            hands = table.hands
        return tuple(hand.verdict.to_json() for hand in hands)

    def laws_of(self, hand: int) -> LawProfile | None:
        """The laws a hand is played by, the last hand's for one that is not known."""
        with self._seen() as table:
            hands = table.hands
        found = next((one for one in hands if one.number == hand), hands[-1] if hands else None)
        return None if found is None else found.laws

    def sightings(self, event_ids: tuple[str, ...]) -> tuple[Sighting, ...]:
        """What these events say, with the pictures that have come so far."""
        with self._seen() as table:
            acts = {act.id: act for hand in table.hands for act in hand.acts.acts}
        crops: dict[str, Path] = {}
        frames: dict[str, list[Path]] = {}
        for picture in self._following.pictures(self._origin, event_ids):
            try:
                path = self._written(picture)
            except OSError:
                continue  # the disk is full, or the window was closed meanwhile
            if picture.name == CROP:
                crops[picture.event] = path
            else:
                frames.setdefault(picture.event, []).append(path)
        found = []
        for id_ in event_ids:
            if (act := acts.get(id_)) is not None:
                what = call_words(act.data) if act.do == "call" else card_label(act.data)
                label = f"{seat_name(act.data.get('seat'))}: {what}"
                found.append(Sighting(id_, label, crops.get(id_), tuple(frames.get(id_, ()))))
        return tuple(found)

    def _written(self, picture: ShownPicture) -> Path:
        """A picture as a file of ours; the names are numbers, whatever came over the network."""
        digest = hashlib.sha256(picture.jpeg).hexdigest()
        path = Path(self._pictures.name) / f"{digest}.jpg"
        if not path.exists():
            path.write_bytes(picture.jpeg)
        return path

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
        """Rule on a finding."""
        with self._seen() as table:
            known = [n for n, found in table.findings() if found.id == finding and hand in (None, n)]
            if not known:
                raise SessionError(f"there is no finding {finding!r} at {table.label}")
        return self._say("rule", known[-1], ruling(finding, decision, effect, note))

    def correct(self, event: str, changes: Mapping[str, Any], by: str = "director") -> str:
        """Say what an event of the table should have said."""
        found = self._find(event)
        return self._say("amend", found.hand, amendment(found, changes))

    def strike(self, event: str, by: str = "director") -> str:
        """Say that an event of the table never happened."""
        found = self._find(event)
        return self._say("amend", found.hand, amendment(found, None))

    def preview(self, event: str, changes: Mapping[str, Any] | None) -> TableSnapshot:
        """The table as it would be after a correction; nothing is logged."""
        found = self._find(event)
        return self._foreseen("amend", found.hand, amendment(found, changes))

    def preview_record(self, do: str, data: Mapping[str, Any]) -> TableSnapshot:
        """The table as it would be after this; nothing is logged."""
        return self._foreseen(do, *self._recorded(do, data))

    def preview_score(self, north_south: int, east_west: int) -> TableSnapshot:
        """The table as it would be with this score; nothing is logged."""
        return self._foreseen("score", *self._score(north_south, east_west))

    def preview_undo(self, redo: bool = False) -> TableSnapshot:
        """The table as it is: from here nothing is undone."""
        return self.snapshot()

    def _foreseen(self, do: str, hand: int, data: Mapping[str, Any]) -> TableSnapshot:
        with self._seen() as table:
            return self._snapshot(self._thought(table, do, hand, data), Audience.DIRECTOR)

    def _thought(self, table: TableView, do: str, hand: int, data: Mapping[str, Any]) -> SessionState:
        """What would follow if the director said this."""
        now, ruler = self._following.now(), self._following.log.origin
        new = direction(do, self._origin, table.last, hand, data, now)
        return table.thought(Direction(ruler, LogEvent.at(10**9, new)))

    def override_score(self, north_south: int, east_west: int, note: str = "", by: str = "director") -> str:
        """Set the game score by hand."""
        return self._say("score", *self._score(north_south, east_west, note))

    def _score(self, north_south: int, east_west: int, note: str = "") -> tuple[int, dict[str, Any]]:
        """The hand a score set now is of, and what sets it."""
        with self._seen() as table:
            hands = table.hands
        over = bool(hands) and hands[-1].over
        return hands[-1].number if hands else 1, score_set(north_south, east_west, over, note)

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
        """Note an incident, or what bears on a game; whatever else people saw is entered at the table."""
        return self._say(do, *self._recorded(do, data))

    def _recorded(self, do: str, data: Mapping[str, Any]) -> tuple[int, dict[str, Any]]:
        """The hand that something said now is of, and its data as it is logged."""
        if do != "incident" and do not in DIRECTIONS & TABLE_ACTS:
            self._only_there()
        with self._seen() as table:
            hand = table.hands[-1].number if table.hands else 0
            if do in TABLE_ACTS:
                fault = self._thought(table, do, hand, data).unreadable
                if fault:
                    raise SessionError(fault[0][1])
                return hand, dict(data)
        if hand == 0:
            raise SessionError("no hand has begun")
        return hand, checked(do, data)

    def agree(self, by: str = "scorer") -> str:
        """The table agrees at the table."""
        self._only_there()

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
        """Let the table go; it is followed on for others. Harmless when done twice."""
        if self._closed:
            return
        self._closed = True
        self._unsubscribe()
        self._changes.tell(Change.CLOSED)
        self._pictures.cleanup()

    def _told(self, changed: frozenset[str]) -> None:
        if self._origin in changed:
            self._changes.tell(Change.LOG | Change.CAMERA)

    def _say(self, do: str, hand: int, data: Mapping[str, Any]) -> str:
        with self._seen() as table:
            said = self._following.log.direct(do, self._origin, table.last, hand, data, self._following.now())
        self._following.look()
        return said.id

    def _find(self, event: str) -> LogEvent:
        found = next((one for one in self.whole_log() if one.id == event), None)
        if found is None:
            raise SessionError(f"there is no event {event!r} at {self.label}")
        return found

    def _snapshot(self, state: SessionState, audience: Audience) -> TableSnapshot:
        laws = state.hands[-1].laws.title if state.hands else ""
        there = replace(state, undo=None, redo=None)
        health = self._following.health(self._origin)
        return snapshot_of(Moment(self._changes.version, there, laws, health, ()), audience)

    def _only_there(self) -> NoReturn:
        raise SessionError(f"that is done at {self.label} itself, not from here")
