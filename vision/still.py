"""One picture file, as a person sees it."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from vision.cv import cv2
from vision.errors import SourceError
from vision.reading import Image


def read_picture(path: Path) -> Image:
    """Decode a picture file to BGR with its EXIF rotation applied.

    Raises:
        SourceError: it cannot be read, or is no picture.
    """
    try:
        data = np.frombuffer(path.read_bytes(), np.uint8)
    except OSError as error:
        raise SourceError(f"{path}: cannot be read ({error.strerror or error})") from None
    if data.size == 0:
        raise SourceError(f"{path}: the file is empty")
    # Decoding from memory, because imread cannot open paths with letters outside the code page on Windows.
    image = cv2.imdecode(data, cv2.IMREAD_COLOR)
    if image is None:
        raise SourceError(f"{path}: not a picture this program can decode")
    return np.asarray(image, np.uint8)
