"""Type: the bundled face, and one scale of sizes for every window.

The face travels with the program so that a bare system, without any font, still shows text, and so that
pictures made on any machine are alike. Sizes are device-independent pixels times the person's own text
scale.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from pathlib import Path

from companion_gui.qt import QFont, QFontDatabase

_FOLDER = Path(__file__).resolve().parent / "fonts"
FACES = ("Inter", "Segoe UI", "SF Pro Text", "Noto Sans", "DejaVu Sans")
"""The bundled face first; the others serve letters it lacks."""

_OWN_FAMILIES = {
    QFont.Weight.Medium: ("Inter Medium",),
    QFont.Weight.DemiBold: ("Inter Semi Bold", "Inter SemiBold"),
}
"""Some font systems list a weight of the bundled face as a family of its own."""


class Type(Enum):
    """The steps of the scale: pixels at text scale 1, and weight."""

    CAPTION = (12, QFont.Weight.Medium)
    BODY = (14, QFont.Weight.Normal)
    STRONG = (14, QFont.Weight.DemiBold)
    LEAD = (17, QFont.Weight.DemiBold)
    TITLE = (22, QFont.Weight.DemiBold)
    HEADLINE = (30, QFont.Weight.Bold)
    SCORE = (92, QFont.Weight.Bold)

    @property
    def pixels(self) -> int:
        """Height of the face at text scale 1."""
        return self.value[0]

    @property
    def weight(self) -> QFont.Weight:
        """How heavy it is."""
        return self.value[1]


@cache
def load_fonts() -> tuple[str, ...]:
    """Register the bundled face with the running application, once; returns the families found."""
    families: list[str] = []
    for path in sorted(_FOLDER.glob("*.otf")):
        families += QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(path)))
    return tuple(dict.fromkeys(families))


def font(step: Type, scale: float = 1.0, pixels: float | None = None) -> QFont:
    """A font of the scale.

    Args:
        step: which step, for its weight and size.
        scale: the person's text scale.
        pixels: another size than the step's own, already scaled, for type that fits a space.
    """
    out = QFont()
    out.setFamilies([*_OWN_FAMILIES.get(step.weight, ()), *FACES])
    out.setPixelSize(max(8, round(step.pixels * scale if pixels is None else pixels)))
    out.setWeight(step.weight)
    return out
