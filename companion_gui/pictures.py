"""From the camera's array to Qt's picture."""

from __future__ import annotations

from companion_gui.qt import QImage, QSize, Qt
from tracker.table import LiveFrame


def to_image(frame: LiveFrame, room: QSize) -> QImage:
    """The frame as a picture of its own, no larger than the room there is for it.

    Qt only borrows an array's memory; converting it makes the copy, after which the array may go. The result
    is as screens have it, so that painting it is no work. Called off the GUI thread.

    Args:
        frame: the frame, BGR.
        room: greatest size in device pixels; an empty size means as large as the frame.
    """
    height, width = frame.image.shape[:2]
    borrowed = QImage(
        frame.image.data, width, height, int(frame.image.strides[0]), QImage.Format.Format_BGR888
    )
    if not room.isEmpty() and (room.width() < width or room.height() < height):
        borrowed = borrowed.scaled(
            room, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
    return borrowed.convertToFormat(QImage.Format.Format_RGB32)
