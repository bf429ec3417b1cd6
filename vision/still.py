"""One picture file, as a person sees it: turned by its EXIF tag, on grey where transparent, in 8-bit BGR.

Pillow decodes, since it knows a picture's size before it takes memory for it, decodes large JPEGs at a half
or a quarter at once, and reads what people's phones, scanners and browsers write.
"""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import numpy as np
import numpy.typing as npt
import pi_heif
from PIL import ExifTags, UnidentifiedImageError
from PIL import Image as Pillow

from vision.cv import cv2
from vision.errors import SourceError
from vision.reading import Corners, Image, as_corners

SUFFIXES = (
    *(".jpg", ".jpeg", ".mpo", ".png", ".webp", ".heic", ".heif", ".avif"),
    *(".tif", ".tiff", ".gif", ".bmp", ".jp2", ".ppm", ".pgm"),
)
"""By these a picture in a folder is known; its content alone decides how it is read."""

LONGEST = 6144
"""Pixels; longer sides are halved until they fit. A card that the detector finds at all in such a picture is
at least 110 pixels wide, which is as many as the reader looks at."""
MOST_PIXELS = 150_000_000
"""More than so many are not decoded: 12,000 x 12,000 fit (600 MB for a moment), a bomb does not."""
BEHIND = (128, 128, 128)
"""What shows through transparent parts: grey, so that a white card that was cut out keeps its edge."""

# Of Pillow's own list those that cameras and people make; EPS, for one, would start another program.
_FORMATS = ("JPEG", "PNG", "WEBP", "AVIF", "HEIF", "TIFF", "GIF", "BMP", "JPEG2000", "PPM")
_TURNS = {
    2: Pillow.Transpose.FLIP_LEFT_RIGHT,
    3: Pillow.Transpose.ROTATE_180,
    4: Pillow.Transpose.FLIP_TOP_BOTTOM,
    5: Pillow.Transpose.TRANSPOSE,
    6: Pillow.Transpose.ROTATE_270,
    7: Pillow.Transpose.TRANSVERSE,
    8: Pillow.Transpose.ROTATE_90,
}
"""What undoes each value of the EXIF orientation tag."""
_LAID = (5, 6, 7, 8)

pi_heif.register_heif_opener()
# Pillow warns of sizes that the check below refuses or takes in halves, and of oddities nobody can act on.
Pillow.MAX_IMAGE_PIXELS = None
warnings.filterwarnings("ignore", module="PIL")


@dataclass(frozen=True, slots=True)
class Still:
    """A picture, perhaps smaller than its file.

    Attributes:
        image: the pixels.
        width: of the file's picture as a person sees it, pixels.
        height: likewise.
    """

    image: Image
    width: int
    height: int

    def restore(self, corners: Corners) -> Corners:
        """Corners found in `image` as pixels of the file's picture."""
        scale = np.array([self.width / self.image.shape[1], self.height / self.image.shape[0]])
        return as_corners((np.array(corners) + 0.5) * scale - 0.5)


def read_picture(path: Path) -> Image:
    """Decode a picture file to BGR at its full size; see `read_still`."""
    return read_still(path, longest=None).image


def read_still(path: Path, longest: int | None = LONGEST) -> Still:
    """Decode a picture file to BGR, the first picture where it holds several.

    Args:
        path: JPEG, PNG, WebP, AVIF, HEIC, TIFF, GIF, BMP, JPEG 2000 or PPM, whatever its suffix says.
        longest: most pixels of the longer side; what is larger is halved until it fits. None keeps it.

    Raises:
        SourceError: it cannot be read, is no picture, is broken off, or is too large.
    """
    try:
        if path.stat().st_size == 0:
            raise SourceError(f"{path}: the file is empty")
        with Pillow.open(path, formats=_FORMATS) as file:
            return _decode(file, path, longest)
    except SourceError:
        raise
    except UnidentifiedImageError:
        raise SourceError(
            f"{path}: not a picture this program can decode; save it as JPEG, PNG, WebP, HEIC, AVIF or TIFF"
        ) from None
    except MemoryError:
        raise SourceError(f"{path}: too large for this machine's memory") from None
    except Exception as error:  # a broken file makes Pillow's decoders raise whatever they stumble on
        if isinstance(error, OSError) and error.errno is not None:
            raise SourceError(f"{path}: cannot be read ({error.strerror or error})") from None
        raise SourceError(f"{path}: not a picture, or broken off ({str(error).splitlines()[0]})") from None


def _decode(file: Pillow.Image, path: Path, longest: int | None) -> Still:
    width, height = file.size
    factor = 1
    while longest is not None and max(width, height) > longest * factor:
        factor *= 2
    # Only JPEG can, and does it while it decodes.
    file.draft(None, (max(1, width // factor), max(1, height // factor)))
    if file.size[0] * file.size[1] > MOST_PIXELS:
        raise SourceError(f"{path}: {width} x {height} pixels are too many to decode; make it smaller first")
    file.load()
    # Asked after loading: some decoders turn the picture themselves, and take the tag away.
    turn = file.getexif().get(ExifTags.Base.Orientation, 1)
    picture = _plain(file)
    rest = max(1, round(factor * picture.size[0] / width))
    if rest > 1:
        picture = picture.reduce(rest)
    if turn in _TURNS:
        picture = picture.transpose(_TURNS[turn])
    if turn in _LAID:
        width, height = height, width
    return Still(_as_bgr(picture), width, height)


def _plain(file: Pillow.Image) -> Pillow.Image:
    """The first picture of a file as L, RGB or RGBA."""
    if file.mode.startswith(("I", "F")):
        return Pillow.fromarray(_eight_bits(np.asarray(file)))
    mode = "RGBA" if file.has_transparency_data else "L" if file.mode in ("1", "L") else "RGB"
    return file if file.mode == mode else file.convert(mode)


def _eight_bits(values: npt.NDArray[Any]) -> npt.NDArray[np.uint8]:
    """Deep grey as viewers show it: the full range of the type that holds it on 0 to 255."""
    if values.dtype == np.uint16:
        return np.asarray(values >> np.uint16(8), np.uint8)
    high = float(values.max())
    top = 1.0 if values.dtype.kind == "f" and high <= 1 else 255.0 if high <= 255 else max(65535.0, high)
    return np.asarray(np.rint(np.clip(values.astype(np.float32) * np.float32(255 / top), 0, 255)), np.uint8)


def _as_bgr(picture: Pillow.Image) -> Image:
    if picture.mode == "RGBA":
        behind = Pillow.new("RGBA", picture.size, (*BEHIND, 255))
        behind.alpha_composite(picture)
        picture = behind.convert("RGB")
    order = cv2.COLOR_GRAY2BGR if picture.mode == "L" else cv2.COLOR_RGB2BGR
    return cast(Image, cv2.cvtColor(np.asarray(picture), order))
