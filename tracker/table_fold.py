"""One table's log, with what its event's director said merged in, kept folded as both grow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from euchre.laws import LawProfile
from euchre.log import LogEvent
from euchre.session import SessionFold, SessionState
from euchre.session.judged import FindLaws
from tracker.directions import Direction, order, placed, without_power


def merged(
    own: Sequence[LogEvent], directions: Iterable[Direction] = (), directed: bool = False
) -> tuple[LogEvent, ...]:
    """The log as everybody folds it; the arguments are those of `TableFold.update`."""
    if not directed:
        return tuple(own)
    said, out, t = sorted(directions, key=order), [], 0.0
    for event in own:
        while said and said[0].upto < event.seq:
            out.append(placed(said.pop(0), t))
        kept = without_power(event)
        if kept is not None:
            out.append(kept)
        t = max(t, event.t)
    return (*out, *(placed(one, t) for one in said))


class TableFold:
    """The fold of a table's log.

    Args:
        laws: the laws in force.
        find_laws: finds other laws by name or file.
    """

    def __init__(self, laws: LawProfile, find_laws: FindLaws) -> None:
        self._laws, self._find_laws = laws, find_laws
        self._directed = False
        self._own = self._said = 0  # how many events of the table were taken in, how many directions
        self._last, self._t = 0, 0.0  # the newest event's `seq`, the latest time
        self._newest: Direction | None = None  # the last direction in the order of the merged log
        self._fold = SessionFold(laws, find_laws)

    def update(
        self, own: Sequence[LogEvent], directions: Sequence[Direction] = (), directed: bool = False
    ) -> SessionState:
        """Take in what came since, and tell what follows.

        Args:
            own: the table's log from its first event; what was taken in before is passed over.
            directions: what its director said, in the order it became known; likewise.
            directed: whether the table is part of an event, at which its own rulings count for nothing.

        Raises:
            LawsError: a hand is played by laws that are not known here.
        """
        if directed is not self._directed or not self._fits(own[self._own :], directions[self._said :]):
            self._directed = directed
            self._begin()
        events, said = own[self._own :], sorted(directions[self._said :], key=order)
        self._own, self._said = len(own), len(directions)
        for event in events:
            while said and said[0].upto < event.seq:
                self._place(said.pop(0))
            kept = without_power(event) if self._directed else event
            if kept is not None:
                self._fold.take((kept,))
            self._last, self._t = event.seq, max(self._t, event.t)
        for one in said:
            self._place(one)
        return self._fold.state

    def thought(
        self, own: Sequence[LogEvent], directions: Sequence[Direction] = (), directed: bool = False
    ) -> SessionState:
        """What would follow from this log; nothing is taken in."""
        return TableFold(self._laws, self._find_laws).update(own, directions, directed)

    def _begin(self) -> None:
        """Begin again with nothing taken in."""
        self._fold = SessionFold(self._laws, self._find_laws)
        self._own = self._said = 0
        self._last, self._t = 0, 0.0
        self._newest = None

    def _fits(self, own: Iterable[LogEvent], directions: Iterable[Direction]) -> bool:
        """Whether all that is new comes after what was taken in already."""
        newest = self._newest
        if newest is not None and any(event.seq <= newest.upto for event in own):
            return False
        return all(
            one.upto >= self._last and (newest is None or order(one) > order(newest)) for one in directions
        )

    def _place(self, one: Direction) -> None:
        self._fold.take((placed(one, self._t),))
        self._newest = one
