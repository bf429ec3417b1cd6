"""Which of the cards just found are the ones already known: by place, never by what they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from vision.calibration import TablePlane
from vision.cv import cv2
from vision.pose import Pose, pose_of
from vision.reading import Corners, Spot
from vision.small_picture import Mask
from vision.tracks import Track

NEAR_MM = 26.0
"""Centres closer than this may be the same card on its way."""
TURN_DEG = 30.0
"""Largest difference of angle for the same card on its way."""
REST_NEAR_MM = 16.0
"""The same for a card at rest, found again: corners of half-covered cards are off by so much."""
REST_TURN_DEG = 16.0
"""The same for a card at rest."""
SAME_PLACE_OVERLAP = 0.6
"""Overlap from which two findings are one card found twice."""


@dataclass(frozen=True, slots=True)
class Sighting:
    """A spot with its place on the table."""

    spot: Spot
    pose: Pose


def sightings(spots: Sequence[Spot], plane: TablePlane, least_score: float) -> list[Sighting]:
    """The spots that are cards lying on the table plane, best first, each once."""
    found: list[Sighting] = []
    for spot in sorted(spots, key=lambda spot: -spot.score):
        if spot.score < least_score:
            break
        sighting = Sighting(spot, pose_of(spot.corners, plane))
        if sighting.pose.is_card_sized and not any(_is_same(sighting.pose, other.pose) for other in found):
            found.append(sighting)
    return found


def match(found: Sequence[Sighting], tracks: Sequence[Track]) -> tuple[dict[Track, Sighting], list[Sighting]]:
    """Pair sightings with tracks, nearest first; returns the pairs and the sightings left over."""
    offers = []
    for i, sighting in enumerate(found):
        for j, track in enumerate(tracks):
            distance, turn = sighting.pose.distance(track.pose), sighting.pose.turn(track.pose)
            near, turned = (REST_NEAR_MM, REST_TURN_DEG) if track.is_told else (NEAR_MM, TURN_DEG)
            if distance < near and turn < turned and sighting.spot.is_back != track.is_face:
                offers.append((distance + turn / 2 - (8.0 if track.is_told else 0.0), i, j))
    pairs: dict[Track, Sighting] = {}
    used: set[int] = set()
    for _, i, j in sorted(offers):
        if i not in used and tracks[j] not in pairs:
            pairs[tracks[j]] = found[i]
            used.add(i)
    return pairs, [sighting for i, sighting in enumerate(found) if i not in used]


def shifted(corners: Corners, dx: float, dy: float) -> Corners:
    """Corners moved by so many pixels: from a part of a picture to the whole, or back."""
    a, b, c, d = ((x + dx, y + dy) for x, y in corners)
    return a, b, c, d


def moved_spot(spot: Spot, dx: float, dy: float) -> Spot:
    """A spot found in a part of a picture, as a spot of the whole picture."""
    return replace(spot, corners=shifted(spot.corners, dx, dy))


def outline_mask(pose: Pose, plane: TablePlane, scale: float, shape: tuple[int, ...]) -> Mask:
    """A card's outline on the small picture."""
    points = np.round(plane.px(pose.outline()) * scale).astype(np.int32)
    mask = np.zeros(shape[:2], np.uint8)
    cv2.fillConvexPoly(mask, points, 1)
    return np.asarray(mask, bool)


def coincide(a: Pose, b: Pose) -> bool:
    """Whether two cards lie so exactly in one place that one was turned over or swapped."""
    return a.distance(b) < 12.0 and a.turn(b) < 12.0


def _is_same(a: Pose, b: Pose) -> bool:
    if a.distance(b) > NEAR_MM or a.turn(b) > TURN_DEG:
        return False
    first, second = a.outline().astype(np.float32), b.outline().astype(np.float32)
    area, _ = cv2.intersectConvexConvex(first, second)
    whole = float(cv2.contourArea(first))
    return float(area) / (2 * whole - float(area)) > SAME_PLACE_OVERLAP
