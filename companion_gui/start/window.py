"""The start window: four steps to a table that is being watched, and the sample clip one click away."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.errands import Errands
from companion_gui.language import QT_TRANSLATE_NOOP, translate
from companion_gui.panel import Words
from companion_gui.qt import (
    QButtonGroup,
    QCloseEvent,
    QHBoxLayout,
    QMainWindow,
    QPushButton,
    QStackedWidget,
    Qt,
    QVBoxLayout,
    QWidget,
    Signal,
)
from companion_gui.start.host import StartChoice, StartHost
from companion_gui.start.laws_page import LawsPage
from companion_gui.start.players_page import PlayersPage
from companion_gui.start.source_page import SAMPLE, SourcePage
from companion_gui.start.table_page import TablePage
from companion_gui.typography import Type

_STEPS = (
    (
        QT_TRANSLATE_NOOP("StartWindow", "Camera"),
        QT_TRANSLATE_NOOP("StartWindow", "Where do the pictures come from?"),
    ),
    (QT_TRANSLATE_NOOP("StartWindow", "Table"), QT_TRANSLATE_NOOP("StartWindow", "Where is the table?")),
    (QT_TRANSLATE_NOOP("StartWindow", "Players"), QT_TRANSLATE_NOOP("StartWindow", "Who plays?")),
    (QT_TRANSLATE_NOOP("StartWindow", "Laws"), QT_TRANSLATE_NOOP("StartWindow", "By which laws?")),
)


class StartWindow(QMainWindow):
    """Collects what a table needs. Every step can be visited in any order; each has a sensible default.

    Signals:
        started: a person is ready; carries the `StartChoice`.
        closed: the window is gone and its worker has ended.
    """

    started = Signal(object)
    closed = Signal()

    def __init__(self, host: StartHost, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self.errands = Errands(self)
        self.setWindowTitle("Euchre Companion")
        self.source = SourcePage(host, self.errands, appearance)
        self.table = TablePage(appearance)
        self.players = PlayersPage(appearance)
        self.laws = LawsPage(host.laws(), appearance)
        self._build()
        self.source.looked.connect(self.table.show_frame)
        self.source.changed.connect(self._refresh)
        self.go_to(0)
        self.resize(1100, 700)

    def _build(self) -> None:
        look = self.appearance
        ground = QWidget()
        whole = QVBoxLayout(ground)
        whole.setContentsMargins(28, 22, 28, 22)
        whole.setSpacing(16)
        head = QHBoxLayout()
        head.setSpacing(8)
        self._title = Words("", Type.HEADLINE, look)
        head.addWidget(self._title, 1)
        self._steps = QButtonGroup(self)
        for number, (name, _) in enumerate(_STEPS):
            button = QPushButton(f"{number + 1}  {translate('StartWindow', name)}")
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._steps.addButton(button, number)
            head.addWidget(button)
        self._steps.idClicked.connect(self.go_to)
        whole.addLayout(head)
        self.pages = QStackedWidget()
        for page in (self.source, self.table, self.players, self.laws):
            self.pages.addWidget(page)
        whole.addWidget(self.pages, 1)
        foot = QHBoxLayout()
        foot.setSpacing(10)
        self.message = Words("", Type.STRONG, look, wrap=True)
        foot.addWidget(self.message, 1)
        self.back_button = QPushButton(self.tr("Back"))
        self.back_button.clicked.connect(lambda: self.go_to(self.pages.currentIndex() - 1))
        self.next_button = QPushButton(self.tr("Next"))
        self.next_button.clicked.connect(lambda: self.go_to(self.pages.currentIndex() + 1))
        self.start_button = QPushButton(self.tr("Start watching"))
        self.start_button.setProperty("role", "primary")
        self.start_button.clicked.connect(self.start)
        for button in (self.back_button, self.next_button, self.start_button):
            foot.addWidget(button)
        whole.addLayout(foot)
        self.setCentralWidget(ground)
        ground.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        ground.setFocus()

    def go_to(self, step: int) -> None:
        """Go to a step, from 0."""
        self.pages.setCurrentIndex(step)
        self._steps.button(step).setChecked(True)
        self._title.setText(translate("StartWindow", _STEPS[step][1]))
        self.back_button.setEnabled(step > 0)
        self.next_button.setEnabled(step + 1 < len(_STEPS))
        self._refresh()

    def choice(self) -> StartChoice:
        """What is chosen now."""
        return StartChoice(
            source=self.source.source(),
            sample=self.source.kind == SAMPLE,
            south=str(self.table.south.currentData()),
            corners=self.table.corners(),
            picture_size=self.table.picture.picture_size(),
            players=self.players.players(),
            dealer=self.players.first_dealer(),
            laws=self.laws.chosen(),
        )

    def start(self) -> None:
        """Hand on what is chosen, if there is a source."""
        choice = self.choice()
        if not choice.source:
            self.go_to(0)
            self.say(self.tr("Choose where the pictures come from first."))
            return
        self.say(self.tr("Starting…"))
        self.started.emit(choice)

    def say(self, text: str) -> None:
        """Show one line, such as why a table could not be opened."""
        self.message.setText(text)

    def _refresh(self) -> None:
        self.say("")
        self.start_button.setText(
            self.tr("Play the sample clip") if self.source.kind == SAMPLE else self.tr("Start watching")
        )
        self.start_button.setEnabled(bool(self.source.source()))

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the worker before the window goes."""
        self.errands.close()
        super().closeEvent(event)
        self.closed.emit()
