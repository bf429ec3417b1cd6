"""The pictures a finding rests on: its sightings side by side, and the frames around the one looked into."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion_gui.appearance import Appearance
from companion_gui.finding.zoom import ZoomPicture
from companion_gui.panel import Words
from companion_gui.phrases import in_words
from companion_gui.qt import (
    QAbstractButton,
    QButtonGroup,
    QColor,
    QFontMetricsF,
    QHBoxLayout,
    QImage,
    QPainter,
    QPaintEvent,
    QPen,
    QRectF,
    QSize,
    QSizePolicy,
    Qt,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from companion_gui.typography import Type
from tracker.table import Sighting


@dataclass(frozen=True, slots=True)
class SightingPictures:
    """A sighting with its pictures read from disk.

    Attributes:
        label: what was read, as people see it.
        crop: the card, straightened; None when it was not kept.
        frames: the table around the moment, oldest first.
    """

    label: str
    crop: QImage | None
    frames: tuple[QImage, ...]


def read_pictures(sightings: Sequence[Sighting]) -> tuple[SightingPictures, ...]:
    """Read the pictures of sightings; unreadable ones are left out. Slow: not for the GUI thread."""
    out = []
    for sighting in sightings:
        crop = None if sighting.crop is None else QImage(str(sighting.crop))
        frames = tuple(
            image for image in (QImage(str(path)) for path in sighting.frames) if not image.isNull()
        )
        out.append(
            SightingPictures(
                in_words(sighting.label), None if crop is None or crop.isNull() else crop, frames
            )
        )
    return tuple(out)


class SightingButton(QAbstractButton):
    """One sighting: the card as the camera saw it, and what was read."""

    def __init__(
        self, sighting: SightingPictures, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._sighting = sighting
        self._appearance = appearance
        self.setText(sighting.label)
        self.setAccessibleName(sighting.label)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        """Room for a card and two lines."""
        return QSize(self._appearance.look.px(150), self._appearance.look.px(190))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture and its words."""
        look = self._appearance.look
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        lit = self.isChecked() or self.hasFocus()
        painter.setPen(QPen(QColor(look.theme.accent if lit else look.theme.line), 2.5 if lit else 1))
        painter.setBrush(QColor(look.theme.raised))
        painter.drawRoundedRect(box, 10, 10)
        font = look.font(Type.STRONG)
        metrics = QFontMetricsF(font)
        words = QRectF(box.left() + 8, 0, box.width() - 16, metrics.height() * 2)
        words.moveBottom(box.bottom() - 8)
        room = QRectF(box.left() + 8, box.top() + 10, box.width() - 16, words.top() - box.top() - 18)
        crop = self._sighting.crop
        if crop is not None:
            scale = min(room.width() / crop.width(), room.height() / crop.height())
            at = QRectF(0, 0, crop.width() * scale, crop.height() * scale)
            at.moveCenter(room.center())
            painter.drawImage(at, crop)
        else:
            painter.setPen(QColor(look.theme.muted))
            painter.setFont(look.font(Type.BODY))
            painter.drawText(room, _CENTRED, self.tr("No picture was kept"))
        painter.setPen(QColor(look.theme.ink))
        painter.setFont(font)
        painter.drawText(words, _CENTRED, self.text())
        painter.end()


class EvidenceView(QWidget):
    """The sightings, and below them the frames of the chosen one, to be stepped through and enlarged."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._sightings: tuple[SightingPictures, ...] = ()
        self._frame = 0
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        whole.addLayout(self._row)
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.choose)
        self.zoom = ZoomPicture(appearance)
        whole.addWidget(self.zoom, 20)
        steps = QHBoxLayout()
        self._back = _tool("◀", "Left", lambda: self.step(-1))
        self._on = _tool("▶", "Right", lambda: self.step(1))
        self._where = Words("", Type.CAPTION, appearance, muted=True)
        self._back.setAccessibleName(self.tr("Earlier picture"))
        self._on.setAccessibleName(self.tr("Later picture"))
        steps.addWidget(self._back)
        steps.addWidget(self._on)
        steps.addWidget(self._where, 1)
        for button in (
            _tool("–", "Ctrl+-", self.zoom.smaller),
            _tool("+", "Ctrl++", self.zoom.larger),
            _tool(self.tr("Fit"), "Ctrl+0", self.zoom.fit),
        ):
            steps.addWidget(button)
        whole.addLayout(steps)
        whole.addStretch()
        self.setAccessibleName(self.tr("Evidence"))
        self.show_sightings(())

    @property
    def sightings(self) -> tuple[SightingPictures, ...]:
        """The evidence shown."""
        return self._sightings

    def where(self) -> str:
        """Which frame is shown, in words."""
        return self._where.text()

    def show_sightings(self, sightings: tuple[SightingPictures, ...]) -> None:
        """Show other evidence."""
        for button in self._group.buttons():
            self._group.removeButton(button)
            self._row.removeWidget(button)
            button.deleteLater()
        self._sightings = sightings
        for number, sighting in enumerate(sightings):
            button = SightingButton(sighting, self._appearance)
            self._group.addButton(button, number)
            self._row.addWidget(button)
        if sightings:
            self._group.buttons()[0].setChecked(True)
        self.choose(0)

    def choose(self, number: int) -> None:
        """Look into one sighting."""
        self._frame = len(self._frames()) // 2
        self._show_frame()

    def step(self, by: int) -> None:
        """Go to another frame of the sighting looked into."""
        self._frame = min(max(self._frame + by, 0), max(0, len(self._frames()) - 1))
        self._show_frame()

    def _frames(self) -> tuple[QImage, ...]:
        chosen = max(0, self._group.checkedId())
        return self._sightings[chosen].frames if chosen < len(self._sightings) else ()

    def _show_frame(self) -> None:
        frames = self._frames()
        self.zoom.show_image(frames[self._frame] if frames else None)
        self._where.setText(
            self.tr("Picture {number} of {count}").format(number=self._frame + 1, count=len(frames))
            if frames
            else self.tr("No pictures were kept")
        )
        self._back.setEnabled(self._frame > 0)
        self._on.setEnabled(self._frame + 1 < len(frames))


def _tool(text: str, key: str, run: object) -> QToolButton:
    button = QToolButton()
    button.setText(text)
    button.setShortcut(key)
    button.setToolTip(key)
    button.clicked.connect(run)
    return button


_CENTRED = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
