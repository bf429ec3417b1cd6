from __future__ import annotations

import pytest

from vision.certainty import (
    CURVE_POINTS,
    Bin,
    calibration_error,
    reliability,
    risk_at,
    risk_coverage,
    thinned,
    wilson,
)

TOLD = [(0.95, True), (0.95, True), (0.55, False), (0.95, True)]


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (671, 774, 0.8412, 0.8891),
    ],
)
def test_wilson_interval(part: int, whole: int, low: float, high: float) -> None:
    assert wilson(part, whole) == pytest.approx((low, high), abs=1e-4)


def test_reliability_and_calibration_error() -> None:
    assert reliability(TOLD) == [Bin(1, 0.55, 0.0), Bin(3, pytest.approx(0.95), 1.0)]
    assert calibration_error(TOLD) == pytest.approx(0.75 * 0.05 + 0.25 * 0.55)
    assert calibration_error([]) == 0
    assert reliability([(1.0, True)]) == [Bin(1, 1.0, 1.0)]


def test_risk_falls_with_coverage() -> None:
    assert risk_coverage(TOLD) == [(0.75, 0.0), (1.0, 0.25)]
    assert (risk_at(TOLD, 1.0), risk_at(TOLD, 0.5), risk_at([], 0.5)) == (0.25, 0.0, 0.0)


def test_equal_confidences_are_accepted_together() -> None:
    assert (
        risk_coverage([(0.9, True), (0.9, False)])
        == risk_coverage([(0.9, False), (0.9, True)])
        == [(1.0, 0.5)]
    )


@pytest.mark.parametrize("length", [0, 1, CURVE_POINTS, CURVE_POINTS + 1, 5 * CURVE_POINTS])
def test_a_thinned_curve_keeps_its_ends(length: int) -> None:
    curve = [(i / 10, 0.0) for i in range(length)]
    short = thinned(curve)
    assert len(short) == min(length, CURVE_POINTS)
    assert short[:1] == curve[:1]
    assert short[-1:] == curve[-1:]
