"""Printed table markers: ArUco tokens that say what is spoken, and corner marks that say where the table is.

They need no training to be read, and are told apart from every card. Drawing them for print is somebody
else's job; `marker_bits` says what is on each.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vision.cv import cv2
from vision.reading import Corners, Image, as_corners

DICTIONARY = cv2.aruco.DICT_5X5_50
"""5 x 5 bits: still some 6 pixels a bit for a token in a 60 cm picture 1280 pixels across, and hardly ever
misread."""
BITS = 5
TOKEN_MM = 36.0
"""Side of a token's black square."""
CORNER_MM = 48.0
"""Side of a corner mark's black square."""

CORNER_NAMES = ("corner-NW", "corner-NE", "corner-SE", "corner-SW")
"""Corner marks, clockwise from the table's corner between North and West."""
TOKEN_NAMES = ("dealer", "alone", "trump-C", "trump-D", "trump-H", "trump-S")
"""Tokens: the dealer button, `alone` before whom it concerns, and one trump token a suit."""

_NAMES: dict[int, str] = dict(enumerate(CORNER_NAMES)) | {8 + i: name for i, name in enumerate(TOKEN_NAMES)}
_IDS = {name: number for number, name in _NAMES.items()}


@dataclass(frozen=True, slots=True)
class Marker:
    """A marker found in a picture.

    Attributes:
        name: one of `CORNER_NAMES` and `TOKEN_NAMES`.
        corners: of its black square, pixels, clockwise from the marker's own top-left.
    """

    name: str
    corners: Corners

    @property
    def centre(self) -> tuple[float, float]:
        """Mean of the corners, pixels."""
        return (sum(x for x, _ in self.corners) / 4, sum(y for _, y in self.corners) / 4)


class MarkerReader:
    """Finds markers in pictures."""

    def __init__(self) -> None:
        settings = cv2.aruco.DetectorParameters()
        # Half the usual repair of broken bits: a token not read is read in the next picture, a wrong one is
        # a wrong call.
        settings.errorCorrectionRate = 0.3
        settings.minMarkerPerimeterRate = 0.04
        settings.adaptiveThreshWinSizeMax = 23
        settings.adaptiveThreshWinSizeStep = 10
        self._detector = cv2.aruco.ArucoDetector(cv2.aruco.getPredefinedDictionary(DICTIONARY), settings)

    def find(self, image: Image) -> list[Marker]:
        """The markers of a picture; of a name found twice, neither: one is a picture of the other."""
        grey = cv2.cvtColor(image, cv2.COLOR_BGR2GRAY)
        quads, numbers, _ = self._detector.detectMarkers(grey)
        found: dict[str, list[Marker]] = {}
        for quad, number in zip(quads, [] if numbers is None else numbers.ravel(), strict=True):
            name = _NAMES.get(int(number))
            if name is not None:
                found.setdefault(name, []).append(Marker(name, as_corners(quad.reshape(4, 2))))
        return [markers[0] for markers in found.values() if len(markers) == 1]


def marker_bits(name: str) -> npt.NDArray[np.bool_]:
    """A marker's black border and bits, 7 x 7, true where it is black.

    Raises:
        KeyError: there is no marker of that name.
    """
    side = BITS + 2
    dictionary = cv2.aruco.getPredefinedDictionary(DICTIONARY)
    return np.asarray(cv2.aruco.generateImageMarker(dictionary, _IDS[name], side) < 128, bool)
