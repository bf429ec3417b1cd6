"""The table plane from the cards themselves: every poker card is 63 x 88 mm, wherever and however it lies.

The camera is taken as a pinhole with square pixels and its axis through the picture's middle. Three numbers
then make the plane (two tilts and a height), and a fourth, the focal length, is kept near what webcams and
phones have. Every card gives six lengths that must come out right.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from vision.calibration import CARD_HEIGHT_MM, CARD_WIDTH_MM, South, TablePlane, plane_from_matrix, transform
from vision.errors import CalibrationError
from vision.reading import Corners

FOCAL_PRIOR = 0.9
"""Focal length in picture widths: webcams and phones see 50-70 degrees across."""
FOCAL_SPREAD = 0.25
"""How far the focal length may stray, as a logarithm, before it costs as much as a length off by one
tolerance."""
TOLERANCE_MM = 3.0
"""A corner found is right to about so many millimetres."""
WORST_FIT_MM = 8.0
"""Error of the lengths of the middling card from which the fit is no table."""

_PAIRS = ((0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (1, 3))


def plane_from_cards(
    cards: Sequence[Corners],
    size: tuple[int, int],
    south: South,
    shape: tuple[float, float] = (CARD_WIDTH_MM, CARD_HEIGHT_MM),
) -> TablePlane:
    """Fit the table plane to cards lying on it; its origin is what the picture's middle shows.

    Args:
        cards: corners in pixels, clockwise from each card's own top-left; two or more, well apart, do well.
        size: width and height of the picture, pixels.
        south: the side of the picture at which South sits.
        shape: width and height of what lies there, mm, if it is not cards.

    Raises:
        CalibrationError: no card given, or no plane fits them.
    """
    if not cards:
        raise CalibrationError("no card is seen well enough to find the table by")
    quads = np.asarray(cards, float)
    target = np.array([shape[0], shape[1], shape[0], shape[1], math.hypot(*shape), math.hypot(*shape)])
    best: tuple[float, npt.NDArray[np.float64]] | None = None
    for tilt in (0.0, 0.5, 0.9):
        start = np.array([tilt, 0.0, math.log(_height(quads, size, target)), math.log(FOCAL_PRIOR)])
        cost, found = _fit(start, quads, size, target)
        if best is None or cost < best[0]:
            best = (cost, found)
    assert best is not None
    matrix = _matrix(best[1], size)
    # The median card, since one that is held in the air or found badly proves nothing against the others.
    error = float(np.median(np.sqrt(np.mean((_lengths(matrix, quads) - target) ** 2, axis=1))))
    if not error < WORST_FIT_MM:
        raise CalibrationError(f"the cards seen do not lie on one plane (lengths off by {error:.1f} mm)")
    return plane_from_matrix(_turn(south) @ matrix)


def _fit(
    start: npt.NDArray[np.float64],
    quads: npt.NDArray[np.float64],
    size: tuple[int, int],
    target: npt.NDArray[np.float64],
) -> tuple[float, npt.NDArray[np.float64]]:
    """Levenberg-Marquardt with a numeric Jacobian: four unknowns need no more."""
    values, damping = start, 1e-2
    residual = _residuals(values, quads, size, target)
    for _ in range(60):
        jacobian = np.empty((residual.size, values.size))
        for i in range(values.size):
            nudged = values.copy()
            nudged[i] += 1e-5
            jacobian[:, i] = (_residuals(nudged, quads, size, target) - residual) / 1e-5
        normal = jacobian.T @ jacobian
        step = np.linalg.solve(normal + damping * np.diag(np.diag(normal) + 1e-9), -jacobian.T @ residual)
        trial = values + np.clip(step, -0.3, 0.3)
        trial_residual = _residuals(trial, quads, size, target)
        if trial_residual @ trial_residual < residual @ residual:
            values, residual, damping = trial, trial_residual, max(damping / 3, 1e-9)
            if np.abs(step).max() < 1e-7:
                break
        else:
            damping *= 4
            if damping > 1e8:
                break
    return float(residual @ residual), values


def _residuals(
    values: npt.NDArray[np.float64],
    quads: npt.NDArray[np.float64],
    size: tuple[int, int],
    target: npt.NDArray[np.float64],
) -> npt.NDArray[np.float64]:
    off = (_lengths(_matrix(values, size), quads) - target) / TOLERANCE_MM
    # Beyond a few tolerances an error counts by its size only, so that one bad card does not bend the table.
    off = np.sign(off) * np.sqrt(2 * (np.sqrt(1 + off**2) - 1))
    focal = (values[3] - math.log(FOCAL_PRIOR)) / FOCAL_SPREAD
    roll = values[1] / 0.15  # people set cameras about level
    return np.concatenate([np.nan_to_num(off, nan=1e3, posinf=1e3, neginf=-1e3).ravel(), [focal, roll]])


def _lengths(matrix: npt.NDArray[np.float64], quads: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    points = transform(matrix, quads.reshape(-1, 2)).reshape(-1, 4, 2)
    return np.stack([np.linalg.norm(points[:, a] - points[:, b], axis=1) for a, b in _PAIRS], axis=1)


def _matrix(values: npt.NDArray[np.float64], size: tuple[int, int]) -> npt.NDArray[np.float64]:
    """Pixels to millimetres from tilt, roll, log height and log focal length; origin at the picture's middle.

    Tilt turns the camera from straight down towards the picture's top; roll turns it sideways. The height is
    in millimetres along the camera's axis.
    """
    tilt, roll, height, focal = values[0], values[1], math.exp(values[2]), math.exp(values[3]) * size[0]
    ct, st, cr, sr = math.cos(tilt), math.sin(tilt), math.cos(roll), math.sin(roll)
    turn_x = np.array([[1, 0, 0], [0, ct, -st], [0, st, ct]])
    turn_y = np.array([[cr, 0, sr], [0, 1, 0], [-sr, 0, cr]])
    rotation = turn_y @ turn_x  # table to camera
    centre = np.array([0.0, 0.0, height])
    camera = np.array([[focal, 0, size[0] / 2], [0, focal, size[1] / 2], [0, 0, 1]])
    return np.asarray(
        np.linalg.inv(camera @ np.column_stack([rotation[:, 0], rotation[:, 1], centre])), float
    )


def _height(quads: npt.NDArray[np.float64], size: tuple[int, int], target: npt.NDArray[np.float64]) -> float:
    """First idea of the camera's height, from the cards' size in pixels."""
    pixels = np.linalg.norm(quads[:, 0] - quads[:, 2], axis=1).mean()
    return float(FOCAL_PRIOR * size[0] * target[4] / max(pixels, 1.0))


def _turn(south: South) -> npt.NDArray[np.float64]:
    """Picture axes to table axes: South must come to lie at +y."""
    angle = south.turns * math.pi / 2
    c, s = math.cos(angle), math.sin(angle)
    return np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
