"""How long the windows keep people waiting while the sample clip plays at its own pace."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from companion.live import TableOptions, open_table
from companion.sample import SampleClip
from companion_gui.app import application
from companion_gui.appearance import Look
from companion_gui.pulse import Pulse
from companion_gui.qt import QTimer
from companion_gui.table.opening import open_table_window

_LOOK_EVERY_MS = 100
BLOCKED_MS = 50.0
"""From here on a person notices that a window does not answer."""


def measure_window(clip: SampleClip) -> Iterator[tuple[str, float]]:
    """Play a clip with its window open; each figure by its name, unit in the name."""
    app = application()
    with tempfile.TemporaryDirectory() as place:
        options = TableOptions(
            calls=clip.calls if clip.calls.is_file() else None,
            table=clip.table if clip.table.is_file() else None,
            store=f"sqlite:///{Path(place) / 'bench.sqlite'}",
        )
        with open_table(str(clip.video), options) as table:
            window = open_table_window(table.session, look=Look())
            pulse, timer = Pulse(), QTimer()
            timer.setInterval(_LOOK_EVERY_MS)
            timer.timeout.connect(lambda: None if table.running else app.quit())
            table.start()
            pulse.start()
            timer.start()
            app.exec()
            pulse.stop()
            window.close()
        if table.error is not None:
            raise table.error
    yield "window blocked: half within, ms", pulse.within(0.5)
    yield "window blocked: 95 of 100 within, ms", pulse.within(0.95)
    yield "window blocked: longest, ms", max(pulse.late_ms, default=0.0)
    yield f"a key waits over {BLOCKED_MS:.0f} ms, of 100", 100 * pulse.waited_over(BLOCKED_MS)
    yield "window's own work: 95 of 100 within, ms", pulse.worked_within(0.95)
    yield "window's own work: 99 of 100 within, ms", pulse.worked_within(0.99)
    yield "window's own work: longest, ms", max(pulse.worked_ms, default=0.0)
