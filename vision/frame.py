"""One picture with its time."""

from __future__ import annotations

from dataclasses import dataclass

from vision.reading import Image


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of a source.

    Attributes:
        index: position in the source, from 0; dropped pictures leave gaps.
        t: seconds on the source's own clock, 0 at its first picture.
        image: the picture as a person sees it (rotation applied), BGR.
    """

    index: int
    t: float
    image: Image
