"""Slow things done for a window on one worker thread: looking for cameras, taking a picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from companion_gui.qt import QObject, Qt, QThread, Signal


class ErrandError(Exception):
    """An errand could not be done; its text is fit to be shown."""


@dataclass(frozen=True, slots=True)
class _Errand:
    run: Callable[[], Any]
    done: Callable[[Any], None]
    failed: Callable[[str], None]


class _Runner(QObject):
    finished = Signal(object, object)
    refused = Signal(object, str)

    def work(self, errand: _Errand) -> None:
        try:
            result = errand.run()
        except ErrandError as error:
            self.refused.emit(errand, str(error))
        else:
            self.finished.emit(errand, result)


class Errands(QObject):
    """Runs one errand after the other; answers on the GUI thread. To be closed with its window."""

    _sent = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._open = True
        self._thread = QThread()
        self._thread.setObjectName("errands")
        self._runner = _Runner()
        self._runner.moveToThread(self._thread)
        queued = Qt.ConnectionType.QueuedConnection
        self._sent.connect(self._runner.work, queued)
        self._runner.finished.connect(self._finish, queued)
        self._runner.refused.connect(self._refuse, queued)
        self._thread.start()

    def send(
        self, run: Callable[[], Any], done: Callable[[Any], None], failed: Callable[[str], None]
    ) -> None:
        """Run something on the worker; `done` gets its result, `failed` the reason why there is none."""
        if self._open:
            self._sent.emit(_Errand(run, done, failed))

    def close(self) -> None:
        """Wait for the errand under way, forget the others, end the thread. Harmless when done twice."""
        self._open = False
        self._thread.quit()
        self._thread.wait()

    def is_running(self) -> bool:
        """Whether the worker still runs."""
        return self._thread.isRunning()

    def _finish(self, errand: _Errand, result: Any) -> None:
        if self._open:
            errand.done(result)

    def _refuse(self, errand: _Errand, why: str) -> None:
        if self._open:
            errand.failed(why)
