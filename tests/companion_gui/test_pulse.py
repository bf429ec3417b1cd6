from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from companion_gui.pulse import BEAT_MS, Pulse


def ticking(gaps_ms: Sequence[float]) -> Callable[[], float]:
    times = [0.0]
    for gap in gaps_ms:
        times.append(times[-1] + gap / 1000)
    following = iter(times)
    return lambda: next(following)


def beats(gaps_ms: Sequence[float], worked_ms: Sequence[float] = ()) -> Pulse:
    pulse = Pulse(ticking(gaps_ms), ticking(worked_ms or [0.0] * len(gaps_ms)))
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


def test_work_is_told_apart_from_waiting_for_the_processor(qapp) -> None:
    pulse = beats([BEAT_MS, 300.0], [0.2, 3.0])
    assert pulse.within(1.0) == pytest.approx(295.0)
    assert pulse.worked_within(1.0) == pytest.approx(3.0)
    assert pulse.worked_within(0.4) == pytest.approx(0.2)


@pytest.mark.parametrize(
    ("gaps", "over", "share"),
    [
        ([BEAT_MS] * 20, 0.0, 0.0),
        ([BEAT_MS] * 18 + [BEAT_MS + 10] * 1, 10.0, 0.0),
        # Of 200 ms, the first 45 of a stall of 100 are those from which one waits over 50 more than a beat.
        ([BEAT_MS] * 20 + [100.0], 50.0, 45 / 200),
        ([], 50.0, 0.0),
    ],
)
def test_a_long_stall_counts_by_its_length(qapp, gaps: list[float], over: float, share: float) -> None:
    assert beats(gaps).waited_over(over) == pytest.approx(share)
