"""Drawing on paper: page by page, as PDF or on a printer, in millimetres, with the bundled face."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType

from companion_gui.qt import (
    QColor,
    QFont,
    QMarginsF,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
    QPointF,
    QRectF,
    Qt,
)
from companion_gui.signature import Signature
from companion_gui.signature_pad import paint_signature
from companion_gui.typography import load_fonts

INK = QColor("#111111")
_DOTS_A_MM = 12


class Paper:
    """Pages being drawn. Use as a context manager; nothing is complete before it is closed.

    Lengths are millimetres from the top left corner of the page, angles none.

    Args:
        target: the PDF file, or a printer.
        title: of the document, for readers of the PDF.
        letter: US letter instead of A4.
        landscape: the long side across.

    Raises:
        OSError: the file cannot be written.
    """

    def __init__(
        self, target: Path | QPagedPaintDevice, title: str, letter: bool = False, landscape: bool = False
    ) -> None:
        self._families = load_fonts()
        self._writer = _pdf(target, title) if isinstance(target, Path) else target
        size = QPageSize(QPageSize.PageSizeId.Letter if letter else QPageSize.PageSizeId.A4)
        way = QPageLayout.Orientation.Landscape if landscape else QPageLayout.Orientation.Portrait
        self._writer.setPageLayout(QPageLayout(size, way, QMarginsF(0, 0, 0, 0)))
        self._painter = QPainter(self._writer)
        self._dots = self._writer.logicalDpiX() / 25.4
        self._painter.scale(self._dots, self._dots)

    @property
    def width(self) -> float:
        """Of the page."""
        return self._writer.width() / self._dots

    @property
    def height(self) -> float:
        """Of the page."""
        return self._writer.height() / self._dots

    def next_page(self) -> None:
        """Go on with a fresh page."""
        self._writer.newPage()

    def text(
        self, x: float, y: float, words: str, size: float = 3.5, bold: bool = False, across: float = 0.0
    ) -> None:
        """Write a line.

        Args:
            x: left end of it, or of the space it is centred in.
            y: its base line.
            words: what.
            size: height of the letters' square.
            bold: heavier.
            across: width of the space to centre it in; 0 starts it at `x`.
        """
        font = QFont(list(self._families) or ["sans-serif"])
        font.setPixelSize(100)
        font.setBold(bold)
        self._painter.save()
        self._painter.setFont(font)
        self._painter.setPen(QPen(INK))
        self._painter.translate(x, y)
        self._painter.scale(size / 100, size / 100)
        if across:
            span = QRectF(0, -150, across * 100 / size, 200)
            self._painter.drawText(span, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, words)
        else:
            self._painter.drawText(QPointF(0, 0), words)
        self._painter.restore()

    def line(
        self, x1: float, y1: float, x2: float, y2: float, width: float = 0.2, dashed: bool = False
    ) -> None:
        """Draw a line."""
        style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
        self._painter.setPen(QPen(INK, width, style))
        self._painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))

    def box(self, x: float, y: float, width: float, height: float, filled: bool = False) -> None:
        """Draw a rectangle, outlined or black."""
        area = QRectF(x, y, width, height)
        if filled:
            self._painter.fillRect(area, INK)
        else:
            self._painter.setPen(QPen(INK, 0.2))
            self._painter.drawRect(area)

    def signature(self, x: float, y: float, width: float, height: float, signature: Signature) -> None:
        """Draw what a person signed with into a rectangle."""
        paint_signature(self._painter, QRectF(x, y, width, height), signature, list(self._families))

    def close(self) -> None:
        """Finish the file."""
        if self._painter.isActive():
            self._painter.end()

    def __enter__(self) -> Paper:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _pdf(path: Path, title: str) -> QPdfWriter:
    path.write_bytes(b"")  # Qt only warns where a file cannot be written
    writer = QPdfWriter(str(path))
    writer.setTitle(title)
    writer.setCreator("Euchre Companion")
    writer.setResolution(round(25.4 * _DOTS_A_MM))
    return writer
