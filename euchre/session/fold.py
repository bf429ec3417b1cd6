"""A session at one table: the whole log folded into games, hands and the score.

A correction of any past event has all that follows from it judged again, and the state after an undo is the
state before. No log raises: an event that cannot be read is left out and named in `unreadable`. The fold
takes in one event after another and works out only what they touch; whoever folds the whole log at once gets
the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from euchre.laws.profile import LawProfile
from euchre.log import LogEvent
from euchre.points import Points
from euchre.seats import Seat
from euchre.session.game import Game
from euchre.session.games import GameBook
from euchre.session.judged import FindLaws, Judge, JudgedHand
from euchre.session.signatures import signed
from euchre.session.told import Told
from euchre.session.undoing import Step


@dataclass(frozen=True, slots=True)
class SessionState:
    """All that a log tells.

    Attributes:
        games: in order; the last one is being played, or was.
        hands: every hand, oldest first.
        due_dealer: who deals next; None while a hand goes on, or where that cannot be told.
        players: names by seat.
        laws: the laws for the next hand, where a person changed them.
        agreed: the tricks that the table agreed on, by number of the hand.
        undo: what undo would take back. redo: what redo would bring back.
        closed: whether the log was ended in order.
        unreadable: ids of events that could not be read, with the reason.
    """

    games: tuple[Game, ...] = (Game(),)
    hands: tuple[JudgedHand, ...] = ()
    due_dealer: Seat | None = None
    players: Mapping[Seat, str] = field(default_factory=dict)
    laws: str | None = None
    agreed: Mapping[int, Points] = field(default_factory=dict)
    undo: Step | None = None
    redo: Step | None = None
    closed: bool = False
    unreadable: tuple[tuple[str, str], ...] = ()

    @property
    def game(self) -> Game:
        """The game being played, or the last one."""
        return self.games[-1]


class SessionFold:
    """The fold of a log that grows.

    Args:
        laws: the laws in force.
        find_laws: finds the laws that a hand names; by default every name means `laws`.
    """

    def __init__(self, laws: LawProfile, find_laws: FindLaws | None = None) -> None:
        self._judge = Judge(laws, find_laws or (lambda _name: laws))
        self._told = Told()
        self._scores: dict[int, Points] = {}
        self._state: SessionState | None = None

    def take(self, events: Iterable[LogEvent]) -> None:
        """Take in the next events of the log."""
        for event in events:
            self._told.take(event)
            self._state = None

    @property
    def state(self) -> SessionState:
        """What the log tells so far.

        Raises:
            LawsError: a hand is played by laws that are not known here.
        """
        if self._state is None:
            self._state = self._fold()
        return self._state

    def _fold(self) -> SessionState:
        told = self._told
        changed = told.settle()
        if changed is not None:
            self._scores = {place: score for place, score in self._scores.items() if place <= changed}
        told_hands = told.hands()
        book = GameBook(told_hands, told.table_acts(), self._judge, self._scores)
        games = signed(book.games, told)
        unreadable = [fault for hand in told_hands for fault in hand.unreadable]
        return SessionState(
            games,
            tuple(hand for game in games for hand in game.hands),
            book.due_dealer,
            told.players(),
            told.laws(),
            told.agreed(),
            told.undoing.undo,
            told.undoing.redo,
            told.closed,
            (*told.unreadable(), *unreadable, *book.unreadable),
        )


def fold_session(
    log: Iterable[LogEvent], laws: LawProfile, find_laws: FindLaws | None = None
) -> SessionState:
    """Fold a whole log.

    Args:
        log: events in order, from the first.
        laws: the laws in force.
        find_laws: finds the laws that a hand names; by default every name means `laws`.

    Raises:
        LawsError: a hand is played by laws that are not known here.
    """
    fold = SessionFold(laws, find_laws)
    fold.take(log)
    return fold.state
