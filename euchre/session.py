"""A session at one table: the whole log folded into games, hands and the score.

Everything is worked out afresh from the entries that count: a correction of any past entry has all
that follows it judged again, and the state after an undo is the state before. No log raises: an entry
that cannot be read is left out and named in `unreadable`.

Beside the events of hand records a log holds: `deal` (a hand begins), `upcard`, `first_dealer` (`seat`,
or `cards` with `from`, or `cuts`), `score` (a person sets it: `score`, `note`), `score_cards` (what six
and the four show: `score`), `result` (typed in: `points` of a hand, or `score` with `final`), `time` (the
round's time is called), `forfeit` (`side`, `note`), `new_game`, and those that steer (`euchre.log`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from euchre.errors import EuchreError
from euchre.event_json import EVENT_NAMES
from euchre.events import Event
from euchre.fields import Fields, as_member
from euchre.first_deal import by_cut, by_first_jack
from euchre.game import Ending, Game, HandOfGame, LedgerKind, LedgerLine, leader, reached
from euchre.judge import judge
from euchre.laws.profile import LawProfile
from euchre.log import LogEntry, effective
from euchre.points import NO_POINTS, Points
from euchre.record import NOT_DISCARDED, HandRecord
from euchre.seats import Seat, Side
from euchre.session_entries import by_hand, by_time, cuts, event, wrong_score


@dataclass(frozen=True, slots=True)
class SessionState:
    """All that a log tells.

    Attributes:
        games: in order; the last one is being played, or was.
        unreadable: ids of entries that could not be read, with the reason.
    """

    games: tuple[Game, ...] = (Game(),)
    unreadable: tuple[tuple[str, str], ...] = ()

    @property
    def game(self) -> Game:
        """The game being played, or the last one."""
        return self.games[-1]


def fold_session(log: Iterable[LogEntry], laws: LawProfile) -> SessionState:
    """Fold a log.

    Args:
        log: entries in order, from the first.
        laws: the laws in force.
    """
    return _fold(effective(log), laws, {})


def _fold(entries: Sequence[LogEntry], laws: LawProfile, known: dict[int, Points]) -> SessionState:
    """Fold entries that count.

    Args:
        entries: what counts, in order.
        laws: the laws in force.
        known: the score at places of the list where it was asked already; added to.
    """
    folder = _Folder(laws, entries, known)
    hands = by_hand(entries)
    started: set[int] = set()
    for place, entry in enumerate(entries):
        if entry.do not in EVENT_NAMES:
            folder.take(place, entry)
            continue
        if entry.hand not in started:
            started.add(entry.hand)
            folder.finish_hand()
            folder.begin_hand(entry.hand, hands[entry.hand])
        folder.seen(entry)
    folder.finish_hand()
    return SessionState((*folder.past, folder.game), tuple(folder.unreadable))


class _Folder:
    """The fold in progress: the game being built, and the hand in progress."""

    def __init__(self, laws: LawProfile, entries: Sequence[LogEntry], known: dict[int, Points]) -> None:
        self.laws = laws
        self._entries = entries
        self._known = known
        self._place = 0
        self.past: list[Game] = []
        self.game = Game(limit=laws.number("game_limit"))
        self.unreadable: list[tuple[str, str]] = []
        self._number: int | None = None
        self._events: list[tuple[str, Event]] = []
        self._hand: HandOfGame | None = None
        self._due: Seat | None = None
        self._time_called = False
        self._seen: set[str] = set()
        self._no_discard = False

    def begin_hand(self, number: int, entries: list[LogEntry]) -> None:
        """Read all events of a hand; they are judged when it is finished, or a score is asked in between."""
        if self.game.over:
            self._new_game()
        self._number = number
        self._seen = set()
        self._events = []
        self._no_discard = False
        for entry in by_time(entries):
            if entry.do == "deal" and entry.data.get("seat") is None:
                continue
            if entry.do == "discard" and entry.data.get("card") == NOT_DISCARDED:
                self._no_discard = True
                continue
            try:
                self._events.append((entry.id, event(entry)))
            except EuchreError as error:
                self.unreadable.append((entry.id, str(error)))
        self._due = self.game.dealer

    def seen(self, entry: LogEntry) -> None:
        """An event of the hand in progress was reached in the log."""
        self._seen.add(entry.id)

    def finish_hand(self) -> None:
        """Enter the hand in progress into the game."""
        if self._number is None:
            return
        hand = self._judged(everything=True)
        number, verdict = self._number, hand.verdict
        self._number = None
        lines = [LedgerLine(LedgerKind.HAND, number, verdict.points)]
        ruled = verdict.score_after.minus(hand.record.score).minus(verdict.points)
        if ruled != NO_POINTS:
            lines.append(LedgerLine(LedgerKind.RULING, number, ruled))
        self.game = replace(
            self.game,
            hands=(*self.game.hands, hand),
            ledger=(*self.game.ledger, *lines),
            dealer=verdict.next_dealer if hand.over else (hand.record.dealer or self._due),
        )
        self._end_if_reached()
        if self._time_called and hand.over and not self.game.over:
            self._end(Ending.TIME, leader(self.game.score))

    def take(self, place: int, entry: LogEntry) -> None:
        """An entry that is no event of a hand record, with its place in the list."""
        self._place = place
        act = _ACTS.get(entry.do)
        if act is None:
            return
        try:
            act(self, entry, Fields(entry.data, entry.id))
        except EuchreError as error:
            self.unreadable.append((entry.id, str(error)))

    def _judged(self, *, everything: bool) -> HandOfGame:
        """The hand in progress, judged by all its events, or by those the log had reached."""
        events = [event for id_, event in self._events if everything or id_ in self._seen]
        dealer = next((event.seat for event in events if event.do == "deal"), None)  # type: ignore[attr-defined]
        record = HandRecord(
            id=f"hand-{self._number}",
            laws=self.laws.name,
            dealer=dealer or self._due,
            due_dealer=self._due if dealer is not None and self._due not in (None, dealer) else None,
            no_discard=self._no_discard,
            events=tuple(events),
            score=self.game.score,
        )
        return HandOfGame(self._number or 0, record, judge(record, self.laws))

    def _new_game(self) -> None:
        self.past.append(self.game)
        self.game = Game(
            number=self.game.number + 1, limit=self.laws.number("game_limit"), dealer=self.game.dealer
        )
        self._time_called = False

    def _end(self, ending: Ending, winner: Side | None) -> None:
        self.game = replace(self.game, ending=ending, winner=winner)

    def _end_if_reached(self) -> None:
        winner = reached(self.game.score, self.game.limit)
        if winner is not None and not self.game.over:
            self._end(Ending.LIMIT, winner)
        elif winner is None and self.game.ending is Ending.LIMIT:
            self._end_taken_back()

    def _end_taken_back(self) -> None:
        self.game = replace(self.game, ending=None, winner=None)

    def _add(self, kind: LedgerKind, points: Points, entry: LogEntry, reason: str) -> None:
        line = LedgerLine(kind, entry.hand, points, entry.id, reason)
        self.game = replace(self.game, ledger=(*self.game.ledger, line))

    def _score_then(self) -> Points:
        """The score as it was known at this place in the log: a ruling that came later is not in it."""
        if self._place not in self._known:
            before = _fold(self._entries[: self._place], self.laws, self._known)
            self._known[self._place] = before.game.score
        return self._known[self._place]

    def _close_hand_if_over(self) -> None:
        """A score set after the last card counts after the hand; one set during it, before."""
        if self._number is not None and self._judged(everything=False).over:
            self.finish_hand()

    def override(self, entry: LogEntry, fields: Fields) -> None:
        """A person sets the score."""
        wanted = fields.score("score")
        if wanted is None:
            return
        difference = Points(*wanted).minus(self._score_then())
        self._close_hand_if_over()
        self._add(LedgerKind.OVERRIDE, difference, entry, fields.text("note") or fields.text("reason"))
        self._end_if_reached()

    def result(self, entry: LogEntry, fields: Fields) -> None:
        """A result typed in: points of one hand, or the final score of the game."""
        final = fields.flag("final")
        self.finish_hand()
        if self.game.over:
            self._new_game()
        if final:
            wanted = Points(*(fields.score("score") or (0, 0)))
            self._add(LedgerKind.RESULT, wanted.minus(self.game.score), entry, fields.text("note"))
            self._end(Ending.RESULT, leader(self.game.score))
            return
        points = Points(*(fields.score("points") or (0, 0)))
        self._add(LedgerKind.RESULT, points, entry, fields.text("note"))
        dealer = self.game.dealer
        self.game = replace(self.game, dealer=dealer.next if dealer is not None else None)
        self._end_if_reached()

    def call_time(self, entry: LogEntry, fields: Fields) -> None:
        """The round's time is over: the hand in progress is played out, then the game ends."""
        if self._number is None or self._judged(everything=False).over:
            self.finish_hand()
            if not self.game.over:
                self._end(Ending.TIME, leader(self.game.score))
        else:
            self._time_called = True

    def forfeit(self, entry: LogEntry, fields: Fields) -> None:
        """A side gives the game up, or does not come."""
        side = as_member(fields.get("side"), Side, fields.path("side"))
        self.finish_hand()
        self._end(Ending.FORFEIT, side.other)

    def new_game(self, entry: LogEntry, fields: Fields) -> None:
        """A new game begins, with points given beforehand where `score` says so."""
        self.finish_hand()
        if self.game.hands or self.game.ledger or self.game.over:
            self._new_game()
        given = fields.score("score")
        if given is not None:
            self._add(LedgerKind.START, Points(*given), entry, fields.text("note"))
        dealer = fields.maybe_seat("dealer")
        if dealer is not None:
            self.game = replace(self.game, dealer=dealer)

    def first_dealer(self, entry: LogEntry, fields: Fields) -> None:
        """Who deals first: named, by the first jack, or by the cut."""
        seat = fields.maybe_seat()
        if seat is None and fields.get("cards") is not None:
            seat = by_first_jack(fields.cards(), fields.seat("from"))
        if seat is None and fields.get("cuts") is not None:
            seat = by_cut(cuts(fields))
        if seat is not None:
            self.game = replace(self.game, dealer=seat)

    def score_cards(self, entry: LogEntry, fields: Fields) -> None:
        """What the six and the four show, held against the score worked out."""
        shown = fields.score("score")
        computed = self._score_then()
        if shown is None or Points(*shown) == computed:
            return
        finding = wrong_score(entry, Points(*shown), computed, self.laws)
        self.game = replace(self.game, findings=(*self.game.findings, finding))


_ACTS: dict[str, Callable[[_Folder, LogEntry, Fields], None]] = {
    "score": _Folder.override,
    "override": _Folder.override,
    "score_cards": _Folder.score_cards,
    "result": _Folder.result,
    "time": _Folder.call_time,
    "forfeit": _Folder.forfeit,
    "new_game": _Folder.new_game,
    "first_dealer": _Folder.first_dealer,
}
"""Acts that no hand record has, by name; entries of other names do not bear on the game."""
