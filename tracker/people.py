"""What people at the table do: each act logged once and undone as one (`tracker.table` says what each is)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any

from euchre.cards import Suit
from euchre.laws import LawProfile
from euchre.seats import Seat, Side
from euchre.session.told import AGREE, TABLE_ACTS
from tracker.errors import SessionError
from tracker.journal import Journal
from tracker.questions import answer_events, questions_of
from tracker.saying import Said, checked, ruling, score_set
from tracker.snapshot import Audience, TableSnapshot
from tracker.table import THE_TABLE


class PeoplesActs(ABC):
    """The acts of people on a journal; the session that has it says how to lock, log and tell of changes."""

    _journal: Journal
    _find_laws: Callable[[str], LawProfile]

    @abstractmethod
    def _acting(self) -> AbstractContextManager[None]:
        """Hold the lock while a person acts; tell the listeners afterwards."""

    @abstractmethod
    def _said(self, said: tuple[Said, ...], by: str, hand: int | None = None) -> str:
        """Log one act; returns the id of its last event."""

    @abstractmethod
    def _foreseen(self, said: Said, hand: int) -> TableSnapshot:
        """The director's snapshot as it would be if that were logged."""

    @abstractmethod
    def snapshot(self, audience: Audience = Audience.TABLE) -> TableSnapshot:
        """The table now."""

    @abstractmethod
    def _due_dealer(self) -> Seat | None:
        """Who deals next, as far as that is known."""

    def call(
        self, seat: Seat, call: str, suit: Suit | None = None, alone: bool = False, by: str = "scorer"
    ) -> str:
        """Log a spoken call."""
        data: dict[str, Any] = {"seat": seat.value, "call": call}
        if suit is not None:
            data["suit"] = suit.value
        if alone:
            data["alone"] = True
        return self.record("call", data, by)

    def record(self, do: str, data: Mapping[str, Any], by: str = "scorer") -> str:
        """Log any event of the hand record, or act that bears on a game, that a person saw."""
        with self._acting():
            return self._said((self._checked(do, data),), by)

    def _checked(self, do: str, data: Mapping[str, Any]) -> Said:
        if do in TABLE_ACTS:
            return do, self._journal.table_act(do, data, self._journal.last_time)
        return do, checked(do, data)

    def agree(self, by: str = "scorer") -> str:
        """Log that all four agree on the tricks."""
        with self._acting():
            hand = self._journal.hand
            if not hand.over:
                raise SessionError("the hand is not over yet")
            tricks = {side.value: hand.verdict.taken.of(side) for side in Side}
            seats = [seat.value for seat in Seat]
            return self._said(((AGREE, {"tricks": tricks, "seats": seats}),), by)

    def answer(self, question: str, value: str, by: str = "scorer") -> str:
        """Settle an open question."""
        with self._acting():
            hand = self._journal.hand
            asked = questions_of(hand.acts, hand.verdict.findings)
            found = next((q for q in asked if q.id == question), None)
            if found is None:
                raise SessionError(f"there is no open question {question!r}")
            return self._said(answer_events(found, value, hand.acts), by)

    def correct(self, event: str, changes: Mapping[str, Any], by: str = "scorer") -> str:
        """Say what an event should have said."""
        with self._acting():
            return self._said(
                (("amend", self._journal.amendment(event, changes)),), by, self._journal.find(event).hand
            )

    def strike(self, event: str, by: str = "scorer") -> str:
        """Say that an event never happened."""
        with self._acting():
            return self._said(
                (("amend", self._journal.amendment(event, None)),), by, self._journal.find(event).hand
            )

    def preview(self, event: str, changes: Mapping[str, Any] | None) -> TableSnapshot:
        """The director's snapshot as it would be after a correction."""
        with self._acting():
            amendment = ("amend", self._journal.amendment(event, changes))
            return self._foreseen(amendment, self._journal.find(event).hand)

    def preview_record(self, do: str, data: Mapping[str, Any]) -> TableSnapshot:
        """The director's snapshot as it would be after this."""
        with self._acting():
            return self._foreseen(self._checked(do, data), self._journal.hand_number)

    def preview_score(self, north_south: int, east_west: int) -> TableSnapshot:
        """The director's snapshot as it would be with this score."""
        with self._acting():
            return self._foreseen(self._score(north_south, east_west), max(1, self._journal.hand_number))

    def preview_undo(self, redo: bool = False) -> TableSnapshot:
        """The director's snapshot as it would be after an undo, or a redo."""
        with self._acting():
            step = self._journal.state.redo if redo else self._journal.state.undo
            if step is None:
                return self.snapshot(Audience.DIRECTOR)
            return self._foreseen(("redo" if redo else "undo", {"of": list(step.ids)}), step.hand)

    def undo(self, by: str = "scorer") -> str | None:
        """Take back the last act of a person that still counts."""
        with self._acting():
            step = self._journal.state.undo
            return None if step is None else self._said((("undo", {"of": list(step.ids)}),), by, step.hand)

    def redo(self, by: str = "scorer") -> str | None:
        """Let what was undone last count again."""
        with self._acting():
            step = self._journal.state.redo
            return None if step is None else self._said((("redo", {"of": list(step.ids)}),), by, step.hand)

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
        """Log a ruling on a finding."""
        with self._acting():
            if self._journal.directed:
                raise SessionError("this table is part of an event: its director rules")
            number = self._journal.hand_number if hand is None else hand
            judged = next((one for one in self._journal.hands if one.number == number), None)
            found = None if judged is None else judged.verdict.finding(finding)
            if found is None:
                raise SessionError(f"there is no finding {finding!r} in hand {number}")
            if by == THE_TABLE and set(agreed) != set(Seat):
                raise SessionError("the table rules only where all four agree")
            if by == THE_TABLE and found.ruling is not None and found.ruling.get("by") == "director":
                raise SessionError("the director has ruled on this")
            return self._said((("rule", ruling(finding, decision, effect, note, agreed)),), by, number)

    def override_score(self, north_south: int, east_west: int, note: str = "", by: str = "director") -> str:
        """Set the game score by hand."""
        with self._acting():
            said = self._score(north_south, east_west, note)
            return self._said((said,), by, max(1, self._journal.hand_number))

    def _score(self, north_south: int, east_west: int, note: str = "") -> Said:
        """What sets the game score."""
        return "score", score_set(north_south, east_west, self._journal.over, note)

    def next_deal(self, dealer: Seat | None = None, by: str = "scorer") -> str:
        """Begin the next hand."""
        with self._acting():
            number = self._journal.hand_number
            seat = dealer or self._due_dealer()
            data = {} if seat is None else {"seat": seat.value}
            if number:
                self._said((("next_deal", {}),), by, number)
            return self._said((("deal", data),), by, number + 1)

    def set_players(self, names: Mapping[Seat, str], by: str = "scorer") -> str:
        """Name the people at the table."""
        with self._acting():
            data = {seat.value: name for seat, name in names.items()}
            return self._said((("players", data),), by, self._journal.hand_number)

    def set_laws(self, name: str, by: str = "scorer") -> str:
        """Play the next hands by other laws."""
        with self._acting():
            laws = self._find_laws(name)
            data = {"laws": name, "digest": laws.digest}
            return self._said((("laws", data),), by, self._journal.hand_number)
