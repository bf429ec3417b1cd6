"""The log of one table with all that follows from it: stored, folded, judged; nothing is kept twice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from euchre.laws import LawProfile
from euchre.log import LogEvent, NewEvent
from euchre.seats import Seat
from euchre.session import SessionState
from euchre.session.act import Act
from euchre.session.facts import HandFacts, facts_of
from euchre.session.judged import JudgedHand
from euchre.session.told import TABLE_ACTS
from tracker.directions import Direction, directions_about
from tracker.errors import SessionError, StoreError
from tracker.saying import Said, amendment
from tracker.store import Store
from tracker.table_fold import TableFold

_BEFORE_A_HAND = frozenset({"players", "laws", "deal", "undo", "redo", "amend"}) | TABLE_ACTS
"""What can be said before the first hand."""


class Journal:
    """One log, read and appended to. Not safe for several threads; the session guards it.

    Args:
        store: where it is kept.
        origin: which log; what it holds already is continued.
        laws: the laws in force.
        find_laws: finds other laws by name or file.

    Raises:
        StoreError: what the store holds of it cannot be read.
    """

    def __init__(
        self, store: Store, origin: str, laws: LawProfile, find_laws: Callable[[str], LawProfile]
    ) -> None:
        self.origin = origin
        self._store = store
        self._fold = TableFold(laws, find_laws)
        self.events = list(store.read(origin))
        self.directions = directions_about(store, origin)
        self.directed = bool(self.directions)
        self._refold()
        if self.state.unreadable:
            # Judged without what cannot be read, a hand could accuse somebody.
            raise StoreError(f"{store.name}: not a usable log ({self.state.unreadable[0][1]})")

    @property
    def hands(self) -> tuple[JudgedHand, ...]:
        """Every hand, oldest first."""
        return self.state.hands

    @property
    def hand_number(self) -> int:
        """The current hand's number; 0 before the first."""
        return self.hands[-1].number if self.hands else 0

    @property
    def hand(self) -> JudgedHand:
        """The current hand.

        Raises:
            SessionError: none has begun.
        """
        if not self.hands:
            raise SessionError("no hand has begun")
        return self.hands[-1]

    @property
    def over(self) -> bool:
        """Whether the current hand has ended."""
        return bool(self.hands) and self.hands[-1].over

    @property
    def due_dealer(self) -> Seat | None:
        """Who deals next, as far as the log tells."""
        return self.state.due_dealer

    @property
    def last_time(self) -> float:
        """The latest time in the log, seconds; 0 for an empty one."""
        return max((event.t for event in self.events), default=0.0)

    def facts(self) -> HandFacts:
        """Where the current hand stands."""
        return self._facts

    def acts(self) -> Mapping[str, Act]:
        """Every act of every hand, by its id."""
        return {act.id: act for hand in self.hands for act in hand.acts.acts}

    def append(self, *new: NewEvent) -> tuple[LogEvent, ...]:
        """Append events, all or none.

        Raises:
            StoreError: the store cannot be written.
        """
        events = self._store.append(self.origin, len(self.events) + 1, new)
        self.events += events
        self._refold()
        return events

    def append_act(self, said: tuple[Said, ...], now: float, by: str, hand: int | None = None) -> str:
        """Append what a person did: one act, undone as one, however many events it takes.

        Args:
            said: what to log.
            now: when, seconds.
            by: the person's role.
            hand: number of the hand; the current one by default.

        Returns:
            The id of the last event.

        Raises:
            SessionError: no hand has begun, and this belongs to one.
        """
        number = self.hand_number if hand is None else hand
        if number == 0 and said[0][0] not in _BEFORE_A_HAND:
            raise SessionError("no hand has begun")
        first = f"e{len(self.events) + 1}"
        new = []
        for index, (do, data) in enumerate(said):
            more = {"with": first} if index else {}
            new.append(NewEvent(self._time_of(do, now), number, do, {**data, **more}, by=by))
        return self.append(*new)[-1].id

    def foresee(self, said: Said, now: float, hand: int) -> SessionState:
        """What would follow if a person did this, without logging it.

        Args:
            said: what would be logged.
            now: when, seconds.
            hand: number of the hand.
        """
        new = NewEvent(now, hand, *said, by="preview")
        own = [*self.events, LogEvent.at(len(self.events) + 1, new)]
        return self._fold.thought(own, self.directions, self.directed)

    def table_act(self, do: str, data: Mapping[str, Any], now: float) -> dict[str, Any]:
        """The data of an act that bears on a game and is no part of a hand, if the fold can read it.

        Args:
            do: one of `TABLE_ACTS`.
            data: the rest of it.
            now: when, seconds.

        Raises:
            SessionError: it cannot be read; the message names the field.
        """
        unreadable = dict(self.foresee((do, dict(data)), now, self.hand_number).unreadable)
        fault = unreadable.get(f"e{len(self.events) + 1}")
        if fault is not None:
            raise SessionError(fault)
        return dict(data)

    def find(self, id_: str) -> LogEvent:
        """A logged event by its id.

        Raises:
            SessionError: there is none.
        """
        found = next((event for event in self.events if event.id == id_), None)
        if found is None:
            raise SessionError(f"there is no event {id_!r}")
        return found

    def amendment(self, event: str, changes: Mapping[str, Any] | None) -> dict[str, Any]:
        """The data of an `amend`, checked against what the event would then say.

        Args:
            event: id of the event.
            changes: what it should have said; None strikes it out.

        Raises:
            SessionError: there is no such event, or it cannot say that.
        """
        return amendment(self.find(event), changes)

    def _time_of(self, do: str, now: float) -> float:
        """When this happened: trump was made before the first card, however late that is entered."""
        if do == "call" and self.hands and self.hands[-1].verdict.trump is None:
            plays = self.facts().plays
            if plays:
                return min(now, plays[0].t - 0.001)
        return now

    def direct(self, more: Iterable[Direction]) -> None:
        """From now on rulings are the event director's, who has said this besides what is known."""
        known = {(one.origin, one.event.seq) for one in self.directions}
        self.directions += tuple(one for one in more if (one.origin, one.event.seq) not in known)
        self.directed = True
        self._refold()

    def _refold(self) -> None:
        self.state: SessionState = self._fold.update(self.events, self.directions, self.directed)
        self._facts = facts_of(self.hands[-1].acts if self.hands else None)
