"""The thread behind a window: does one thing after the other, and never keeps a window from closing."""

from __future__ import annotations

import queue
import sys
import threading
from collections.abc import Callable

PATIENCE = 1.5
"""Seconds a closing window waits for the work under way. A camera that hangs may take for ever."""


class Worker:
    """One thread with a queue of work.

    Work that is still under way when the patience of `close` ends is left to itself: it may finish, nobody
    is told, and the thread ends with it or with the program.

    Args:
        name: of the thread.
    """

    def __init__(self, name: str) -> None:
        self._waiting: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._open = True
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    @property
    def is_open(self) -> bool:
        """Whether work is still taken on, and its results are still wanted."""
        return self._open

    @property
    def is_running(self) -> bool:
        """Whether the thread still runs."""
        return self._thread.is_alive()

    def send(self, run: Callable[[], None]) -> None:
        """Have something done after all that waits already; nothing, once closed."""
        if self._open:
            self._waiting.put(run)

    def close(self, patience: float = PATIENCE) -> None:
        """Forget what waits, end the thread. Harmless when done twice.

        Args:
            patience: seconds to wait for what is under way.
        """
        if self._open:
            self._open = False
            self._waiting.put(None)
        self._thread.join(patience)

    def _work(self) -> None:
        while (run := self._waiting.get()) is not None:
            if self._open:
                try:
                    run()
                except Exception:  # a fault of ours: told as any thread's; what waits is still done
                    told = (*sys.exc_info(), threading.current_thread())
                    threading.excepthook(threading.ExceptHookArgs(told))
            del run  # or what it holds would stay until the next comes
