"""The event's public screen, kept up from its store by any login that may read what is posted."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import replace

from companion.event.board import board_of
from companion_gui.public.board import Board
from euchre.tournament.errors import TournamentError
from tracker.errors import TrackerError
from tracker.event_log import EventLog
from tracker.listening import RULER, Listener
from tracker.store import Store


class BoardFollower:
    """Reads the board anew whenever the director's log has grown; on a thread of its own once started.

    A screen's login sees a round's pairings only once they are posted, so that acts come into sight that
    stand before others: the event is read from its first act every time.

    Args:
        store: the event's. Closed with this.
        tell: is given each new board, on the thread that follows.
        clock: seconds since 1970.
        poll: seconds between two looks when nothing is told.

    Raises:
        EventLogError: no event has begun there.
        StoreError: the store cannot be read.
    """

    def __init__(
        self,
        store: Store,
        tell: Callable[[Board], None] = lambda _board: None,
        clock: Callable[[], float] = time.time,
        poll: float = 1.0,
    ) -> None:
        self._store, self._clock, self._poll = store, clock, poll
        self.tell = tell
        self._read_at = clock()
        self.board = board_of(EventLog.of(store).event)
        self._listener = Listener(store, (RULER,))
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._follow, name="board", daemon=True)

    def start(self) -> None:
        """Follow from now on."""
        self._thread.start()

    def look(self) -> Board:
        """The board now; the last one, with what is amiss, where the store cannot be read."""
        try:
            board = board_of(EventLog.of(self._store).event)
            self._read_at = self._clock()
        except (TrackerError, TournamentError):
            at = time.strftime("%H:%M", time.localtime(self._read_at))
            board = replace(self.board, trouble=f"no word from the event since {at}")
        if board != self.board:
            self.board = board
            self.tell(board)
        return board

    def close(self) -> None:
        """Follow no longer. Harmless when done twice."""
        self._stopping.set()
        self._listener.wake()
        if self._thread.is_alive():
            self._thread.join(5.0)
        self._listener.close()
        self._store.close()

    def _follow(self) -> None:
        while not self._stopping.is_set():
            if self._listener.wait(self._poll) != frozenset():
                self.look()


def run_screen(
    url: str, full_screen: bool, page_seconds: float, theme: str | None = None, language: str | None = None
) -> int:
    """Show the public screen until it is closed.

    Args:
        url: the event's store.
        full_screen: fill the screen.
        page_seconds: how long a page stands.
        theme: `light`, `dark` or `contrast`; what this person chose last by default.
        language: `en`, `de` or `fr`; likewise.

    Raises:
        EventLogError: no event has begun there.
        StoreError: the store cannot be read.
    """
    from companion_gui.app import chosen_appearance, run
    from companion_gui.language import Language, speak
    from companion_gui.public.screen import PublicScreen
    from companion_gui.theme import ThemeName

    follower = BoardFollower(Store(url))
    try:
        appearance = chosen_appearance()
        if theme is not None:
            appearance.set_theme(ThemeName(theme))
        if language is not None:
            speak(Language(language))
        screen = PublicScreen(follower.board, appearance, time.time, page_seconds)
        follower.tell = screen.told.emit
        follower.start()
        if full_screen:
            screen.showFullScreen()
        else:
            screen.show()
        return int(run())
    finally:
        follower.close()
