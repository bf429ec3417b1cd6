"""What happened at a table, told in lines for people, and as JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Callable

from companion.telling import event_line, question_line, verdict_lines
from tracker.session import Session
from tracker.snapshot import Audience
from tracker.table import Change

_QUIET = frozenset({"open", "close"})


class Transcript:
    """Follows a session: writes a line for all that is logged, and each hand's verdict when the hand is done.

    Args:
        session: whom to follow.
        write: takes one line, without its line break.
        as_json: one JSON object a line instead of words.
    """

    def __init__(self, session: Session, write: Callable[[str], None], as_json: bool) -> None:
        self._session = session
        self._write = write
        self._as_json = as_json
        self._told = 0
        self._verdicts = 0
        self._stop = session.subscribe(self._changed)
        self._changed(Change.LOG)

    def finish(self) -> None:
        """The session is over: tell what is left, unfinished hands and open questions included."""
        self._stop()
        self._events()
        self._hands(len(self._session.hands()))
        if not self._as_json:
            for question in self._session.snapshot(Audience.DIRECTOR).questions:
                self._write(question_line(question))

    def _changed(self, change: Change) -> None:
        if change & Change.LOG:
            self._events()
            # A hand's verdict is final once the next hand has begun: until then it can still be corrected.
            self._hands(len(self._session.hands()) - 1)

    def _events(self) -> None:
        for event in self._session.events(self._told):
            self._told = event.seq
            if self._as_json:
                self._write(json.dumps(event.to_json(), ensure_ascii=False))
            elif event.do not in _QUIET:
                self._write(event_line(event))

    def _hands(self, until: int) -> None:
        for hand in self._session.hands()[self._verdicts : max(0, until)]:
            self._verdicts += 1
            if self._as_json:
                self._write(json.dumps({"verdict": hand.verdict.to_json()}, ensure_ascii=False))
            else:
                for line in verdict_lines(hand):
                    self._write(line)
