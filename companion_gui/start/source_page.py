"""The first step: where the pictures come from, with a look at one of them."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.errands import Errands
from companion_gui.language import QT_TRANSLATE_NOOP
from companion_gui.panel import Words
from companion_gui.qt import (
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
    Signal,
)
from companion_gui.start.corners import CornerPicture
from companion_gui.start.host import CameraChoice, StartHost
from companion_gui.start.option_group import OptionGroup
from companion_gui.typography import Type
from tracker.table import LiveFrame

SAMPLE, CAMERA, FILE, STREAM = "sample", "camera", "file", "stream"
_KINDS = (
    (
        SAMPLE,
        QT_TRANSLATE_NOOP("SourcePage", "The sample clip"),
        QT_TRANSLATE_NOOP(
            "SourcePage", "A hand with one revoke. Nothing to set up; see what this does in a minute."
        ),
    ),
    (
        CAMERA,
        QT_TRANSLATE_NOOP("SourcePage", "A camera"),
        QT_TRANSLATE_NOOP(
            "SourcePage", "A webcam on a stand or a phone that appears as one, looking down at the table."
        ),
    ),
    (
        FILE,
        QT_TRANSLATE_NOOP("SourcePage", "A video"),
        QT_TRANSLATE_NOOP("SourcePage", "A file, or a folder of pictures, filmed earlier."),
    ),
    (
        STREAM,
        QT_TRANSLATE_NOOP("SourcePage", "A phone or network camera"),
        QT_TRANSLATE_NOOP("SourcePage", "By its address, as the app on the phone shows it."),
    ),
)
_STREAM_HELP = QT_TRANSLATE_NOOP(
    "SourcePage",
    "Put the phone and this computer on one network, start the app, and enter the address it shows, such as "
    "http://192.168.1.20:8080/video. Keep the phone plugged in and its screen from sleeping.",
)
_VIDEOS = QT_TRANSLATE_NOOP("SourcePage", "Videos (*.mp4 *.mov *.mkv *.avi *.webm);;All files (*)")


class SourcePage(QWidget):
    """Chooses the source.

    Signals:
        changed: another source is chosen.
        looked: a picture of the source came; carries the `LiveFrame`.
    """

    changed = Signal()
    looked = Signal(object)

    def __init__(
        self, host: StartHost, errands: Errands, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._host, self._errands, self._appearance = host, errands, appearance
        self._sample = host.sample()
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(20)
        left = QVBoxLayout()
        left.setSpacing(10)
        self._group = OptionGroup(
            ((kind, self.tr(name), self.tr(words)) for kind, name, words in _KINDS), left, appearance, self
        )
        self._group.cards[SAMPLE].setEnabled(self._sample is not None)
        left.addWidget(self._fields())
        left.addStretch()
        whole.addLayout(left, 52)
        right = QVBoxLayout()
        self.picture = CornerPicture(appearance)
        right.addWidget(self.picture, 1)
        self.status = Words("", Type.BODY, appearance, wrap=True)
        right.addWidget(self.status)
        self.look_button = QPushButton(self.tr("Take a look"))
        self.look_button.clicked.connect(self.look)
        right.addWidget(self.look_button)
        whole.addLayout(right, 48)
        self._group.buttonClicked.connect(lambda _: self._kind_chosen())
        self.choose(SAMPLE if self._sample is not None else CAMERA)

    def _fields(self) -> QStackedWidget:
        self._stack = QStackedWidget()
        self.cameras = QComboBox()
        self.cameras.setAccessibleName(self.tr("Camera"))
        self.find_button = QPushButton(self.tr("Look again"))
        self.find_button.clicked.connect(self.find_cameras)
        self.file = QLineEdit()
        self.file.setPlaceholderText(self.tr("Path of the video"))
        self.file.setAccessibleName(self.tr("Video"))
        browse = QPushButton(self.tr("Browse…"))
        browse.clicked.connect(self._browse)
        self.stream = QLineEdit()
        self.stream.setPlaceholderText("http://…  or  rtsp://…")
        self.stream.setAccessibleName(self.tr("Address"))
        for field in (self.file, self.stream):
            field.textChanged.connect(self.changed)
        self.cameras.currentIndexChanged.connect(self.changed)
        self._stack.addWidget(QWidget())
        self._stack.addWidget(_row(self.cameras, self.find_button))
        self._stack.addWidget(_row(self.file, browse))
        stream = QWidget()
        column = QVBoxLayout(stream)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.stream)
        column.addWidget(Words(self.tr(_STREAM_HELP), Type.CAPTION, self._appearance, muted=True, wrap=True))
        self._stack.addWidget(stream)
        return self._stack

    @property
    def kind(self) -> str:
        """Which kind of source is chosen."""
        return self._group.chosen

    def choose(self, kind: str) -> None:
        """Choose a kind of source."""
        self._group.choose(kind)
        self._kind_chosen()

    def source(self) -> str:
        """The source as it would be written on the command line; empty while none is chosen."""
        if self.kind == SAMPLE:
            return "" if self._sample is None else str(self._sample)
        if self.kind == CAMERA:
            return str(self.cameras.currentData() or "")
        return (self.file if self.kind == FILE else self.stream).text().strip()

    def find_cameras(self) -> None:
        """Look for cameras."""
        self.status.setText(self.tr("Looking for cameras…"))
        self.find_button.setEnabled(False)
        self._errands.send(self._host.cameras, self._list_cameras, self._no_cameras)

    def look(self) -> None:
        """Take one picture of the source."""
        source = self.source()
        if not source:
            self.status.setText(self.tr("Choose a source first."))
            return
        self.status.setText(self.tr("Opening…"))
        self.look_button.setEnabled(False)
        self._errands.send(lambda: self._host.look(source), self._looked, self._unseen)

    def _kind_chosen(self) -> None:
        self._stack.setCurrentIndex([kind for kind, _, _ in _KINDS].index(self.kind))
        if self.kind == CAMERA and not self.cameras.count():
            self.find_cameras()
        self.changed.emit()

    def _list_cameras(self, found: tuple[CameraChoice, ...]) -> None:
        self.find_button.setEnabled(True)
        self.cameras.clear()
        for camera in found:
            self.cameras.addItem(camera.name, camera.source)
        count = len(found)
        words = self.tr("No camera answers. Plug one in, or close the program that uses it, then look again.")
        self.status.setText(self.tr("%n camera(s) found.", "", count) if count else words)

    def _no_cameras(self, why: str) -> None:
        self.find_button.setEnabled(True)
        self.status.setText(why)

    def _looked(self, frame: LiveFrame) -> None:
        self.look_button.setEnabled(True)
        self.picture.show_frame(frame)
        height, width = frame.image.shape[:2]
        self.status.setText(
            self.tr(
                "{width} × {height} pixels. The whole table should be in the picture, in good light."
            ).format(width=width, height=height)
        )
        self.looked.emit(frame)

    def _unseen(self, why: str) -> None:
        self.look_button.setEnabled(True)
        self.status.setText(why)

    def _browse(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Choose a video"), "", self.tr(_VIDEOS))
        if path:
            self.file.setText(path)


def _row(field: QWidget, button: QWidget) -> QWidget:
    out = QWidget()
    row = QHBoxLayout(out)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(field, 1)
    row.addWidget(button)
    return out
