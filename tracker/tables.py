"""All tables of an event as its director sees them: each log folded and judged, with what was ruled."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import sqlalchemy as sa

from euchre.errors import EuchreError
from euchre.findings import Finding
from euchre.laws import LawProfile
from euchre.log import LogEvent
from euchre.seats import Seat
from euchre.session import SessionState
from euchre.session.judged import JudgedHand
from tracker.database import first_line
from tracker.directions import DIRECTIONS, Direction
from tracker.errors import StoreError
from tracker.listening import News
from tracker.schema import TABLE, log_events
from tracker.store import Store
from tracker.table_fold import TableFold

FindLaws = Callable[[str], LawProfile]


@dataclass(slots=True)
class TableView:
    """One table, seen from afar. Kept up by `Tables`.

    Attributes:
        origin: its log.
        label: what people call it.
        events: its log, as far as it has come.
        directions: what the director said about it.
        state: both merged and folded, as far as the log can be read.
        damage: why its log cannot be judged, in one line; None where it can.
    """

    origin: str
    label: str
    events: list[LogEvent] = field(default_factory=list)
    directions: list[Direction] = field(default_factory=list)
    state: SessionState = field(default_factory=SessionState)
    damage: str | None = None
    _fold: TableFold | None = None

    @property
    def last(self) -> int:
        """The `seq` of its newest event."""
        return self.events[-1].seq if self.events else 0

    @property
    def players(self) -> dict[Seat, str]:
        """Names by seat."""
        return dict(self.state.players)

    @property
    def hands(self) -> tuple[JudgedHand, ...]:
        """Every hand, judged."""
        return self.state.hands

    def findings(self) -> tuple[tuple[int, Finding], ...]:
        """Every finding with the number of its hand, oldest first."""
        return tuple((hand.number, finding) for hand in self.hands for finding in hand.verdict.findings)

    def thought(self, direction: Direction) -> SessionState:
        """What would follow if the director said this, too; nothing is said."""
        if self._fold is None:
            return self.state
        return self._fold.thought(self.events, [*self.directions, direction], directed=True)

    def fold(self, find_laws: FindLaws) -> None:
        """Take in what is new. Damage in one table's log is that table's trouble alone."""
        try:
            if self._fold is None:
                head = next((event for event in self.events if event.do == "open"), None)
                laws = find_laws(str(head.data.get("laws", "house")) if head is not None else "house")
                self._fold = TableFold(laws, find_laws)
            state = self._fold.update(self.events, self.directions, directed=True)
        except EuchreError as error:
            # A table may run another version of the program.
            self.damage = f"its log cannot be judged: {error}"
            return
        if state.unreadable:
            # Judged without what cannot be read, a hand could accuse somebody.
            self.damage = f"its log cannot be judged: {state.unreadable[0][1]}"
            return
        self.state, self.damage = state, None


class Tables:
    """The tables of an event's store.

    Args:
        store: the event's; the login must be a director's.
        find_laws: finds laws by name or file.
    """

    def __init__(self, store: Store, find_laws: FindLaws) -> None:
        self._store, self._find_laws = store, find_laws
        self._views: dict[str, TableView] = {}
        self._said: dict[str, int] = {}

    def views(self) -> tuple[TableView, ...]:
        """Every table, by what people call it."""
        return tuple(sorted(self._views.values(), key=lambda view: (_natural(view.label), view.origin)))

    def of(self, origin: str) -> TableView:
        """The table whose log that is.

        Raises:
            KeyError: it is not known here.
        """
        return self._views[origin]

    def refresh(self, news: News = None) -> tuple[TableView, ...]:
        """Take in what is new; returns the tables where something is.

        Args:
            news: the logs that were told to have grown, where that is known; all are looked at by default.

        Raises:
            StoreError: the store cannot be read.
        """
        changed: dict[str, TableView] = {}
        known = self._views.keys() | self._said.keys()
        if news is None or not news <= known:
            self._meet()
            news = None if news is None else news & (self._views.keys() | self._said.keys())
        grown = newest(self._store) if news is None else dict.fromkeys(news, sys.maxsize)
        behind = {
            origin: view.last for origin, view in self._views.items() if grown.get(origin, 0) > view.last
        }
        for origin, new in self._store.read_all(behind).items():
            self._views[origin].events += new
            changed[origin] = self._views[origin]
        for origin, said in self._said.items():
            if grown.get(origin, 0) > said:
                for about in self._hear(origin, said):
                    changed[about.origin] = about
        for view in changed.values():
            view.fold(self._find_laws)
        return tuple(changed.values())

    def _meet(self) -> None:
        """Take in which logs there are."""
        for log in self._store.logs():
            if log.kind == TABLE:
                self._views.setdefault(log.origin, TableView(log.origin, log.label or log.origin[-6:]))
            else:
                self._said.setdefault(log.origin, 0)

    def _hear(self, origin: str, since: int) -> Iterator[TableView]:
        """What a director said since, as far as the table it is about is known; the tables."""
        for event in self._store.read(origin, since):
            self._said[origin] = event.seq
            about = self._views.get(str(event.data.get("about")))
            if about is not None and event.do in DIRECTIONS:
                about.directions.append(Direction(origin, event))
                yield about

    def find(self, name: str) -> TableView | None:
        """A table by what people call it, or by the end of its log's name."""
        named = [view for view in self.views() if name.casefold() == view.label.casefold()]
        ending = [view for view in self.views() if len(name) >= 6 and view.origin.endswith(name)]
        return named[-1] if named else ending[0] if ending else None


def newest(store: Store) -> dict[str, int]:
    """The `seq` of the newest event of every log in a store that this login may read.

    Raises:
        StoreError: the store cannot be read.
    """
    query = sa.select(log_events.c.origin, sa.func.max(log_events.c.seq)).group_by(log_events.c.origin)
    try:
        with store.engine.connect() as connection:
            return {str(origin): int(seq) for origin, seq in connection.execute(query)}
    except sa.exc.SQLAlchemyError as error:
        raise StoreError(f"{store.name}: cannot be read: {first_line(error)}") from None


def _natural(text: str) -> list[tuple[int, str]]:
    """A key by which Table 2 comes before Table 10."""
    words = "".join(c if c.isdigit() else f" {c} " for c in text).split()
    return [(int(word), "") if word.isdigit() else (-1, word) for word in words]
