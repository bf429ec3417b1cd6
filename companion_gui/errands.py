"""Slow things done for a window on one worker thread: looking for cameras, taking a picture."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

from companion_gui.qt import QObject, Qt, Signal
from companion_gui.worker import Worker


class ErrandError(Exception):
    """An errand could not be done; its text is fit to be shown."""


class _Runner(QObject):
    """Lives in the worker's hands; the windows hear of it by queued signals only."""

    finished = Signal(int, object)
    refused = Signal(int, str)

    def do(self, number: int, run: Callable[[], Any]) -> None:
        """Run an errand."""
        try:
            result = run()
        except ErrandError as error:
            self.refused.emit(number, str(error))
        else:
            self.finished.emit(number, result)


class Errands(QObject):
    """Runs one errand after the other; answers on the GUI thread. To be closed with its window."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runner, self._worker = _Runner(), Worker("errands")
        self._numbers = count()
        # Whom to tell stays on this thread: windows must not be let go on another.
        self._waiting: dict[int, tuple[Callable[[Any], None], Callable[[str], None]]] = {}
        queued = Qt.ConnectionType.QueuedConnection
        self._runner.finished.connect(self._finish, queued)
        self._runner.refused.connect(self._refuse, queued)

    def send(
        self, run: Callable[[], Any], done: Callable[[Any], None], failed: Callable[[str], None]
    ) -> None:
        """Run something on the worker; `done` gets its result, `failed` the reason why there is none."""
        if self._worker.is_open:
            number, runner = next(self._numbers), self._runner
            self._waiting[number] = (done, failed)
            self._worker.send(lambda: runner.do(number, run))

    def close(self) -> None:
        """Forget the errands that wait and end the thread. Harmless when done twice."""
        self._waiting.clear()
        self._worker.close()

    def is_running(self) -> bool:
        """Whether the worker still runs."""
        return self._worker.is_running

    def _finish(self, number: int, result: Any) -> None:
        if (told := self._waiting.pop(number, None)) is not None:
            told[0](result)

    def _refuse(self, number: int, why: str) -> None:
        if (told := self._waiting.pop(number, None)) is not None:
            told[1](why)
