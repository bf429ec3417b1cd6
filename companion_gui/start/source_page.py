"""The first step: where the pictures come from, with a look at one of them."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.errands import Errands
from companion_gui.language import QT_TRANSLATE_NOOP
from companion_gui.link import Picture
from companion_gui.panel import Words
from companion_gui.phrases import in_words
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
from companion_gui.start.frame_picture import FramePicture
from companion_gui.start.host import CameraChoice, StartHost
from companion_gui.start.option_group import OptionGroup
from companion_gui.start.preview import Preview
from companion_gui.typography import Type

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
    """Chooses the source, and shows it as soon as it can be seen.

    Signals:
        changed: another source is chosen.
    """

    changed = Signal()

    def __init__(
        self,
        host: StartHost,
        errands: Errands,
        preview: Preview,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._host, self._errands, self._appearance = host, errands, appearance
        self._preview = preview
        self._sample = host.sample()
        self._told_size = False
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
        self.picture = FramePicture(appearance)
        right.addWidget(self.picture, 1)
        self.status = Words("", Type.BODY, appearance, wrap=True)
        right.addWidget(self.status)
        self.look_button = QPushButton(self.tr("Take a look"))
        self.look_button.clicked.connect(self.look)
        right.addWidget(self.look_button)
        whole.addLayout(right, 48)
        preview.pictured.connect(self._pictured)
        preview.failed.connect(self._unseen)
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
        self.stream.setPlaceholderText("http://…   rtsp://…")
        self.stream.setAccessibleName(self.tr("Address"))
        for field in (self.file, self.stream):
            field.textChanged.connect(self._left)
            field.textChanged.connect(self.changed)
        self.cameras.currentIndexChanged.connect(self._camera_chosen)
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

    def take(self, source: str, sample: bool) -> None:
        """Choose a source as it was written down."""
        if sample:
            self.choose(SAMPLE)
            return
        if "://" in source:
            self.stream.setText(source)
            self.choose(STREAM)
        elif source.isdecimal() or source.startswith("camera:"):
            if self.cameras.findData(source) < 0:
                self.cameras.addItem(source.removeprefix("camera:"), source)
            self.cameras.setCurrentIndex(self.cameras.findData(source))
            self.choose(CAMERA)
        else:
            self.file.setText(source)
            self.choose(FILE)

    def look(self) -> None:
        """Look through the source."""
        source = self.source()
        if not source:
            self.status.setText(self.tr("Choose a source first."))
            return
        self.status.setText(self.tr("Opening…"))
        self._told_size = False
        self._preview.show(source)

    def _kind_chosen(self) -> None:
        self._stack.setCurrentIndex([kind for kind, _, _ in _KINDS].index(self.kind))
        self._left()
        if self.kind == CAMERA:
            if self.cameras.count():
                self.look()
            else:
                self.find_cameras()
        self.changed.emit()

    def _camera_chosen(self) -> None:
        """A camera is looked through as soon as it is chosen."""
        self.changed.emit()
        if self.kind == CAMERA and self.cameras.currentData():
            self.look()

    def _left(self) -> None:
        """What is looked through is no longer what is chosen."""
        if self._preview.source and self._preview.source != self.source():
            self._preview.stop()
            self.picture.show_picture(None)
            self.status.setText("")

    def _list_cameras(self, found: tuple[CameraChoice, ...]) -> None:
        self.find_button.setEnabled(True)
        self.cameras.clear()
        for camera in found:
            self.cameras.addItem(in_words(camera.name), camera.source)
        count = len(found)
        words = self.tr("No camera answers. Plug one in, or close the program that uses it, then look again.")
        self.status.setText(self.tr("%n camera(s) found.", "", count) if count else words)

    def _no_cameras(self, why: str) -> None:
        self.find_button.setEnabled(True)
        self.status.setText(in_words(why))

    def _pictured(self, picture: Picture) -> None:
        if self.isVisible():
            self.picture.show_picture(picture)
        if not self._told_size:
            self._told_size = True
            words = self.tr(
                "{width} × {height} pixels. The whole table should be in the picture, in good light."
            )
            self.status.setText(words.format(width=picture.width, height=picture.height))

    def _unseen(self, why: str) -> None:
        self.status.setText(in_words(why))

    def _browse(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Choose a video"), "", self.tr(_VIDEOS))
        if path:
            self.file.setText(path)
            self.look()


def _row(field: QWidget, button: QWidget) -> QWidget:
    out = QWidget()
    row = QHBoxLayout(out)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(field, 1)
    row.addWidget(button)
    return out
