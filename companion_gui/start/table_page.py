"""The second step: where the table is in the picture, and where South sits."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.language import QT_TRANSLATE_NOOP
from companion_gui.link import Picture
from companion_gui.panel import Words
from companion_gui.qt import QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget, Signal
from companion_gui.start.corners import CornerPicture
from companion_gui.start.host import Corners
from companion_gui.start.option_group import OptionGroup
from companion_gui.typography import Type

AUTOMATIC, BY_HAND = "automatic", "by hand"
_WAYS = (
    (
        AUTOMATIC,
        QT_TRANSLATE_NOOP("TablePage", "Find the table by itself"),
        QT_TRANSLATE_NOOP(
            "TablePage",
            "Its size and slant are taken from the cards that lie on it, or from printed corner marks.",
        ),
    ),
    (
        BY_HAND,
        QT_TRANSLATE_NOOP("TablePage", "Mark its corners"),
        QT_TRANSLATE_NOOP(
            "TablePage", "Drag the four corners onto the table's, 1 at South's far left, then clockwise."
        ),
    ),
)
_SOUTH = {
    "bottom": QT_TRANSLATE_NOOP("TablePage", "at the bottom of the picture"),
    "left": QT_TRANSLATE_NOOP("TablePage", "at the left of the picture"),
    "top": QT_TRANSLATE_NOOP("TablePage", "at the top of the picture"),
    "right": QT_TRANSLATE_NOOP("TablePage", "at the right of the picture"),
}


class TablePage(QWidget):
    """Chooses how the table is found.

    Signals:
        find_wanted: the table is to be looked for now; carries the side at which South sits.
    """

    find_wanted = Signal(str)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._found = False
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(20)
        left = QVBoxLayout()
        left.setSpacing(10)
        self._group = OptionGroup(
            ((way, self.tr(name), self.tr(words)) for way, name, words in _WAYS), left, appearance, self
        )
        self.find_button = QPushButton(self.tr("Find it now"))
        self.find_button.clicked.connect(self._find)
        left.addWidget(self.find_button)
        self.status = Words("", Type.BODY, appearance, wrap=True)
        left.addWidget(self.status)
        left.addWidget(Words(self.tr("South sits"), Type.STRONG, appearance))
        self.south = QComboBox()
        self.south.setAccessibleName(self.tr("South sits"))
        for side, words in _SOUTH.items():
            self.south.addItem(self.tr(words), side)
        left.addWidget(self.south)
        tip = self.tr(
            "Best: the camera straight above or at a slant from one side, the whole table in view, a "
            "lamp that does not mirror in the cards. You can come back here at any time."
        )
        left.addWidget(Words(tip, Type.BODY, appearance, muted=True, wrap=True))
        left.addStretch()
        whole.addLayout(left, 40)
        self.picture = CornerPicture(appearance)
        self.picture.moved.connect(lambda: self.choose(BY_HAND))
        whole.addWidget(self.picture, 60)
        self._group.buttonClicked.connect(lambda _: self._way_chosen())
        self.choose(AUTOMATIC)

    @property
    def way(self) -> str:
        """How the table is found."""
        return self._group.chosen

    def choose(self, way: str) -> None:
        """Choose how."""
        self._group.choose(way)
        self._way_chosen()

    def show_picture(self, picture: Picture | None) -> None:
        """Show a picture of the source."""
        self.picture.show_picture(picture)

    def show_found(self, corners: Corners | None) -> None:
        """Show where the table was found; its corners may still be dragged."""
        self.find_button.setEnabled(True)
        if corners is None:
            self.status.setText(
                self.tr(
                    "Not found yet. Lay four cards well apart on the table, or the corner marks, and "
                    "try again."
                )
            )
            return
        self.status.setText(self.tr("Found. If a corner is off, drag it into place."))
        self._found = True
        self.picture.set_corners(corners)
        self._way_chosen()

    def tell(self, words: str) -> None:
        """Say why the table cannot be looked for."""
        self.find_button.setEnabled(True)
        self.status.setText(words)

    def _find(self) -> None:
        self.find_button.setEnabled(False)
        self.status.setText(self.tr("Looking for the table…"))
        self.find_wanted.emit(str(self.south.currentData()))

    def corners(self) -> Corners | None:
        """The corners marked by hand; None to find the table by itself."""
        return self.picture.corners() if self.way == BY_HAND else None

    def _way_chosen(self) -> None:
        self.picture.set_editable(self.way == BY_HAND or self._found)

    def take(self, south: str, corners: Corners | None, size: tuple[int, int]) -> None:
        """Fill in where South sits and the table's corners, with the size of the picture they belong to."""
        self.south.setCurrentIndex(max(0, self.south.findData(south)))
        if corners is None:
            self.choose(AUTOMATIC)
            return
        self.picture.expect(corners, size)
        self.choose(BY_HAND)
