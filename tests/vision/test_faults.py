"""Everything a camera can do to us: the right words, no event of the table, recovery, an orderly end."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from euchre.seats import Seat
from tests.vision.puppet import HANG, Puppet, Rig, noise
from tests.vision.scenes import Scene
from tests.vision.tiny_table import FPS
from vision.capture_status import CaptureStatus as S
from vision.guard import DARKNESS, SHAPE
from vision.live import MAX_STUCK, PAUSES_S, STEADY_S

LYING = ["appeared", "identified KH", "appeared", "identified 9C"]


def never_returns(rig: Rig) -> None:
    rig.camera.do(HANG)
    rig.wait(5.2)
    rig.reopen()


def same_frame_for_ever(rig: Rig) -> None:
    rig.see(round(8 * FPS), picture=rig.table.picture())


def black(rig: Rig) -> None:
    rig.see(30, picture=np.zeros((360, 640, 3), np.uint8))


def almost_black(rig: Rig) -> None:
    rig.see(30, picture=np.full((360, 640, 3), 12, np.uint8))


def fails_then_recovers(rig: Rig) -> None:
    rig.camera.refuses = "camera 0: no such camera, or another program is using it"
    rig.camera.do(None)
    for _ in range(3):
        rig.reopen()
    rig.camera.refuses = None
    rig.reopen()


def a_driver_s_error(rig: Rig) -> None:
    rig.camera.do(RuntimeError("select() timeout at rtsp://me:hunter2@phone/live"))
    rig.reopen()


def closes_in_mid_frame(rig: Rig) -> None:
    torn = rig.table.picture()
    torn[150:] = 128
    rig.see(1, picture=torn)
    rig.camera.do(None)
    rig.reopen()


def green_with_missing_data(rig: Rig) -> None:
    torn = rig.table.picture()
    torn[150:] = (0, 135, 0)
    rig.see(20, picture=torn)


def silent(rig: Rig) -> None:
    rig.wait(5.2)
    rig.reopen()
    rig.wait(30.2, step=1.0)
    rig.reopen()


def dropped_line(rig: Rig) -> None:
    for _ in range(3):
        rig.camera.do(None)
        rig.reopen()
        rig.see(3)


def corrupt_stream(rig: Rig) -> None:
    for n in range(6):
        band = rig.table.picture()
        top = 40 + 45 * n
        band[top : top + 30] = noise(n, (30, 640, 3))
        rig.show([band])
        rig.see(3)
    rig.show([noise(n) for n in range(20)])


def rotating_phone(rig: Rig) -> None:
    upright = [np.ascontiguousarray(np.rot90(rig.table.picture())) for _ in range(3)]
    rig.show(upright * 8)
    assert rig.eyes.paused == SHAPE


def sent_twice_and_late(rig: Rig) -> None:
    for _ in range(20):
        rig.see(2, picture=rig.table.picture(), every=0.02)
        rig.table.index += 1
        rig.see(1, every=0.7)


@pytest.mark.parametrize(
    ("fault", "statuses", "words"),
    [
        (never_returns, {S.STALLED, S.LOST}, "no picture for"),
        (same_frame_for_ever, {S.FROZEN}, "the same picture over and over"),
        (black, {S.DARK}, "the picture is black"),
        (almost_black, set(), ""),
        (fails_then_recovers, {S.LOST}, "no such camera"),
        (a_driver_s_error, {S.LOST}, "rtsp://***@phone/live"),
        (closes_in_mid_frame, {S.LOST}, "stopped sending pictures"),
        (green_with_missing_data, set(), ""),
        (silent, {S.STALLED, S.LOST}, "went silent"),
        (dropped_line, {S.LOST}, "stopped sending pictures"),
        (corrupt_stream, set(), ""),
        (rotating_phone, set(), ""),
        (sent_twice_and_late, set(), ""),
    ],
    ids=lambda value: value.__name__ if callable(value) else None,
)
def test_a_fault_is_told_in_words_and_never_as_an_event(
    fault: Callable[[Rig], None], statuses: set[S], words: str
) -> None:
    with Rig() as rig:
        rig.see(8)
        rig.table.put("KH", 60, 40)
        rig.see(12)
        rig.table.put("9C", -80, -50, 30)
        rig.see(12)
        assert rig.story() == LYING
        fault(rig)
        seen = set(rig.statuses)
        rig.see(40)
        assert rig.story() == LYING, "a fault became an event of the table"
        assert statuses <= seen <= statuses | {S.OPENING, S.LIVE, S.STALLED}
        assert any(words in note for note in rig.notes) or not words
        assert "hunter2" not in "".join(rig.notes)
        assert (rig.capture.status, rig.capture.note, rig.eyes.paused) == (S.LIVE, None, None)
        rig.table.put("AS", 0, 110, 80)
        rig.see(12)
        assert rig.story() == [*LYING, "appeared", "identified AS"], "it did not recover"
        rig.capture.close()
        assert rig.capture.status is S.ENDED
        assert list(rig.capture.frames()) == []


def test_what_was_taken_while_the_camera_was_blind_is_told_when_it_sees_again() -> None:
    with Rig() as rig:
        rig.table.put("KH", 60, 40)
        rig.see(20)
        never_returns(rig)
        rig.table.take("KH")
        rig.see(60)
        assert rig.story() == ["appeared", "identified KH", "left KH"]


def test_a_camera_that_needs_twenty_seconds_is_waited_for_and_told_so() -> None:
    with Rig() as rig:
        rig.wait(2)
        assert rig.capture.note is None
        rig.wait(18)
        assert rig.statuses == [S.OPENING]
        assert rig.capture.note == "camera 0: opening, 20 s so far; some need twenty"
        rig.table.put("KH", 60, 40)
        rig.see(20)
        assert (rig.story(), rig.camera.opened) == (["appeared", "identified KH"], 1)


def test_a_still_camera_is_no_frozen_one_even_where_few_places_differ() -> None:
    with Rig() as rig:
        still = rig.table.picture()
        for n in range(round(8 * FPS)):
            noisy = still.copy()
            noisy[1 + n % 3, 1] ^= 1  # a place that a thumbnail does not hold
            rig.see(1, picture=noisy)
        assert rig.statuses == [S.LIVE]
        rig.see(round(4 * FPS), picture=still)
        assert rig.statuses[-1] is S.FROZEN


def test_a_stream_may_repeat_a_picture_for_longer_than_a_camera() -> None:
    with Rig(frozen_after=12.0) as rig:
        still = rig.table.picture()
        rig.see(round(10 * FPS), picture=still)
        assert rig.statuses == [S.LIVE]
        rig.see(round(4 * FPS), picture=still)
        assert rig.statuses[-1] is S.FROZEN


def pauses(camera: Puppet, rig: Rig, well_for: float) -> list[float]:
    """How long was waited after each of four failures, being well so long before each."""
    found = []
    for _ in range(4):
        rig.see(3, every=well_for / 3)
        opened = camera.opened
        camera.do(None)
        failed = rig.clock.now
        while camera.opened == opened:
            rig.clock.now += 0.125
            rig.look()
            if rig.capture.status is not S.LOST:
                break
        found.append(rig.clock.now - failed)
    return found


def test_who_breaks_off_again_and_again_is_given_longer_pauses_and_short_ones_once_well() -> None:
    with Rig() as rig:
        assert pauses(rig.camera, rig, 0.3) == list(PAUSES_S[:4])
        assert pauses(rig.camera, rig, STEADY_S + 1) == [PAUSES_S[0]] * 4


def test_a_driver_that_swallows_every_reader_is_not_given_more_of_them() -> None:
    with Rig() as rig:
        for _ in range(MAX_STUCK + 1):
            rig.camera.do(HANG)
            rig.wait(40)
            rig.wait(11)
        opened = rig.camera.opened
        rig.wait(120, step=1.0)
        assert rig.camera.opened == opened <= MAX_STUCK + 2
        assert "again and again" in (rig.capture.note or "")


def test_pictures_at_any_pace_tell_the_same_story() -> None:
    steady = Scene(miss=0.0)
    for pace in (None, np.random.default_rng(5)):
        with Rig() as rig:
            rig.see(8)
            for card, x, y in (("KH", 60, 40), ("9C", -80, -50), ("AS", 0, 110)):
                rig.table.arms[Seat.SOUTH] = (x, y)
                for _ in range(4):
                    rig.see(1, every=1 / FPS if pace is None else float(pace.uniform(0.02, 0.25)))
                rig.table.put(card, x, y)
                rig.table.arms.clear()
                for _ in range(16):
                    rig.see(1, every=1 / FPS if pace is None else float(pace.uniform(0.02, 0.25)))
            assert rig.story() == [
                word for card in ("KH", "9C", "AS") for word in ("appeared", f"identified {card}")
            ]
    assert steady.events == []


def test_almost_black_pictures_pause_reading_and_say_why() -> None:
    with Rig() as rig:
        rig.see(8)
        rig.see(10, picture=np.full((360, 640, 3), 12, np.uint8))
        assert rig.eyes.paused == DARKNESS
        rig.see(20)
        assert rig.eyes.paused is None
