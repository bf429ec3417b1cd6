"""A camera that shows the table as in a mirror: pictures are turned back before they are looked at.

Faces cannot be read in a mirror, so everything inside works on pictures as they should be; only what comes in
and what goes out is flipped. Flipping twice changes nothing, so the same functions go both ways.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from vision.calibration import South, TableSetup, plane_from_matrix
from vision.cv import cv2
from vision.frame import Frame
from vision.reading import Corners, Image, Kind, Reading, Recogniser, Spot
from vision.tracks import LyingCard

FEWEST_FACES, MOST_FACES = 2, 12
"""One face may be misread; after so many that look alike in a mirror (nines, queens) it is taken as none."""
STILL_FACES, STILL_MOST, STILL_ENOUGH = 6, 0.75, 0.25
"""For one picture by itself: faces read both ways, share of them that must be clearer in a mirror, and the
gain summed as above. The networks read many a mirrored face with ease, so each tells little."""
ENOUGH = 0.6
"""Probability, summed over faces, by which they must read better one way for the camera to be decided on."""


def flip_frame(frame: Frame) -> Frame:
    """The frame with left and right exchanged."""
    return Frame(frame.index, frame.t, np.asarray(cv2.flip(frame.image, 1), np.uint8))


def flip_corners(corners: Corners, width: int) -> Corners:
    """A card's corners in the flipped picture; their order stays the card's own.

    Args:
        corners: pixels.
        width: of the picture, pixels.
    """
    a, b, c, d = ((width - 1 - x, y) for x, y in corners)
    return (a, b, c, d)


def flip_setup(setup: TableSetup) -> TableSetup:
    """The set-up for flipped pictures of the same table."""
    flip = np.array([[-1.0, 0.0, setup.size[0] - 1.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]])
    return replace(
        setup,
        plane=plane_from_matrix(setup.plane.to_mm @ flip),
        south=flip_south(setup.south),
        mirrored=not setup.mirrored,
    )


def flip_south(south: South) -> South:
    """The side at which South sits in the flipped picture."""
    return {South.LEFT: South.RIGHT, South.RIGHT: South.LEFT}.get(south, south)


class MirrorTest:
    """Reads the first faces as they are and in a mirror, and compares: an index is not its own mirror image.

    Args:
        recogniser: reads the cards.
    """

    def __init__(self, recogniser: Recogniser) -> None:
        self._recogniser = recogniser
        self._tested: set[int] = set()
        self._gains: list[float] = []

    @property
    def suspects(self) -> bool:
        """Whether the faces so far read better in a mirror: what is told now may have its sides exchanged."""
        return sum(self._gains) > 0

    def see(self, image: Image, lying: Sequence[LyingCard]) -> bool | None:
        """Take in the cards lying in a picture; whether it is a mirror image, None while that is open."""
        for card in lying:
            if card.is_face and not card.covered and card.track not in self._tested:
                self._tested.add(card.track)
                self._gains.append(self._gain(image, card.corners))
                break  # one a picture: this is no hurry
        gain, faces = sum(self._gains), len(self._gains)
        if faces < FEWEST_FACES or (abs(gain) < ENOUGH and faces < MOST_FACES):
            return None
        return gain >= ENOUGH

    def _gain(self, image: Image, corners: Corners) -> float:
        return mirror_gain(self._recogniser, image, corners)


def mirror_gain(recogniser: Recogniser, image: Image, corners: Corners) -> float:
    """How much more probable a face's best card is in a mirror than as it stands in a picture.

    Args:
        recogniser: reads the card.
        image: the picture.
        corners: the card in it, pixels.
    """
    straight = recogniser.read(image, [Spot(corners, 1.0, False)])[0]
    there = Spot(righted(flip_corners(corners, image.shape[1])), 1.0, False)
    flipped = recogniser.read(np.asarray(cv2.flip(image, 1), np.uint8), [there])[0]
    return _best(flipped) - _best(straight)


def is_mirror_image(recogniser: Recogniser, image: Image, readings: Sequence[Reading]) -> bool:
    """Whether one picture by itself is a mirror image: its least clear faces are clearer in a mirror.

    Args:
        recogniser: reads the cards.
        image: the picture.
        readings: what was read in it; where all is clear nothing is asked.
    """
    faces = sorted((r for r in readings if r.kind in (Kind.FACE, Kind.UNSURE) and r.candidates), key=_best)
    if len(faces) < FEWEST_FACES or all(r.kind in (Kind.FACE, Kind.BACK) for r in readings):
        return False
    gains = [mirror_gain(recogniser, image, reading.corners) for reading in faces[:STILL_FACES]]
    clearer = sum(gain > 0 for gain in gains)
    return clearer >= max(FEWEST_FACES, STILL_MOST * len(gains)) and sum(gains) >= STILL_ENOUGH


def look_both_ways(
    recogniser: Recogniser, look: Callable[[Image], list[Reading]], image: Image
) -> tuple[list[Reading], bool]:
    """The cards of one picture, and whether it was looked at in a mirror because that is what it is.

    Args:
        recogniser: reads single cards.
        look: finds and reads all cards of a picture.
        image: the picture.

    Returns:
        The readings in the pixels of the picture as it came; corners stay clockwise there.
    """
    readings = look(image)
    if not is_mirror_image(recogniser, image, readings):
        return readings, False
    flipped = np.asarray(cv2.flip(image, 1), np.uint8)
    width = image.shape[1]
    return [
        replace(reading, corners=righted(flip_corners(reading.corners, width))) for reading in look(flipped)
    ], True


def righted(corners: Corners) -> Corners:
    """Corners that run the other way round, as a mirror leaves them, run clockwise again."""
    a, b, c, d = corners
    return (b, a, d, c)


def _best(reading: Reading) -> float:
    return reading.candidates[0][1] if reading.candidates else 0.0
