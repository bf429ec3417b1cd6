from __future__ import annotations

import pytest

from companion_gui.pulse import BEAT_MS, Pulse


def beats(gaps_ms: list[float]) -> Pulse:
    times = [0.0]
    for gap in gaps_ms:
        times.append(times[-1] + gap / 1000)
    ticking = iter(times)
    pulse = Pulse(clock=lambda: next(ticking))
    pulse.start()
    pulse.stop()
    for _ in gaps_ms:
        pulse.beat()
    return pulse


@pytest.mark.parametrize(
    ("gaps", "share", "late"),
    [
        ([BEAT_MS] * 10, 0.95, 0.0),
        ([BEAT_MS] * 9 + [BEAT_MS + 40], 0.5, 0.0),
        ([BEAT_MS] * 9 + [BEAT_MS + 40], 0.95, 40.0),
        ([1.0], 1.0, 0.0),
        ([], 0.95, 0.0),
    ],
)
def test_lateness_is_what_people_wait(qapp, gaps: list[float], share: float, late: float) -> None:
    assert beats(gaps).within(share) == pytest.approx(late)
