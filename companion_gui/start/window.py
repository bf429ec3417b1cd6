"""The start window: five steps to a table that is being watched, and the sample clip one click away."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.card_pictures import CardPictures
from companion_gui.errands import Errands
from companion_gui.language import QT_TRANSLATE_NOOP, translate
from companion_gui.link import Picture
from companion_gui.panel import Words
from companion_gui.phrases import in_words
from companion_gui.preferences import Preferences
from companion_gui.preferences_dialog import PreferencesDialog
from companion_gui.qt import (
    QApplication,
    QButtonGroup,
    QCloseEvent,
    QHBoxLayout,
    QMainWindow,
    QPushButton,
    QSettings,
    QStackedWidget,
    Qt,
    QVBoxLayout,
    QWidget,
    Signal,
)
from companion_gui.start.check_page import CheckPage
from companion_gui.start.host import StartChoice, StartHost
from companion_gui.start.kept import keep_choice, kept_choice, last_choice
from companion_gui.start.laws_page import LawsPage
from companion_gui.start.players_page import PlayersPage
from companion_gui.start.preview import Preview
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
    (
        QT_TRANSLATE_NOOP("StartWindow", "Test"),
        QT_TRANSLATE_NOOP("StartWindow", "Does the camera read your cards?"),
    ),
)
_TABLE, _CHECK = 1, 4
"""Steps that look through the source."""


class StartWindow(QMainWindow):
    """Collects what a table needs. Every step can be visited in any order; each has a sensible default.

    Args:
        host: knows cameras, files and the eyes.
        appearance: how it looks.
        preferences: a person's settings; None: they cannot be changed here.
        kept: where the choices for each table are kept; None keeps none.

    Signals:
        started: a person is ready; carries the `StartChoice`.
        closed: the window is gone and its worker has ended.
    """

    started = Signal(object)
    closed = Signal()

    def __init__(
        self,
        host: StartHost,
        appearance: Appearance,
        parent: QWidget | None = None,
        preferences: Preferences | None = None,
        kept: QSettings | None = None,
    ) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self._preferences, self._kept = preferences, kept
        self._filled_for = ""
        self.errands = Errands(self)
        self.preview = Preview(host, self.errands, self)
        self.setWindowTitle("Euchre Companion")
        self.source = SourcePage(host, self.errands, self.preview, appearance)
        self.table = TablePage(appearance)
        self.players = PlayersPage(appearance)
        self.laws = LawsPage(host.laws(), appearance)
        self.check = CheckPage(appearance, CardPictures())
        self._build()
        self.preview.pictured.connect(self._show_picture)
        self.preview.seen.connect(self.check.show_cards)
        self.preview.table_found.connect(self.table.show_found)
        self.preview.failed.connect(self._unseen)
        self.table.find_wanted.connect(self._find_table)
        self.source.changed.connect(self._source_changed)
        before = None if kept is None else last_choice(kept)
        if before is not None:
            self.take(before)
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
        self.settings_button = QPushButton(self.tr("Settings…"))
        self.settings_button.setShortcut("Ctrl+,")
        self.settings_button.setVisible(self._preferences is not None)
        self.settings_button.clicked.connect(self.open_settings)
        head.addWidget(self.settings_button)
        whole.addLayout(head)
        self.pages = QStackedWidget()
        for page in (self.source, self.table, self.players, self.laws, self.check):
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
        self._fill_in()
        self.pages.setCurrentIndex(step)
        self.preview.reading = step == _CHECK
        if step in (_TABLE, _CHECK):
            self._look()
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

    def take(self, choice: StartChoice) -> None:
        """Choose what was chosen before."""
        self.source.take(choice.source, choice.sample)
        self._take_rest(choice)

    def _take_rest(self, choice: StartChoice) -> None:
        self._filled_for = choice.source
        self.table.take(choice.south, choice.corners, choice.picture_size)
        self.players.take(choice.players, choice.dealer)
        self.laws.choose(choice.laws)

    def _fill_in(self) -> None:
        """What was chosen for this source another time, once a person goes on from choosing it."""
        source = self.source.source()
        if self._kept is not None and source and source != self._filled_for:
            self._filled_for = source
            before = kept_choice(self._kept, source)
            if before is not None:
                self._take_rest(before)

    def _look(self) -> None:
        """Look through the chosen source, unless that is being done."""
        source = self.source.source()
        if not source:
            self.table.tell(self.tr("Choose where the pictures come from first."))
            self.check.tell(self.tr("Choose where the pictures come from first."))
        elif self.preview.reading and self.source.kind == SAMPLE:
            self.preview.stop()
            self.check.tell(self.tr("The sample clip needs no test: play it."))
        elif self.preview.source != source:
            self.check.restart()
            self.preview.show(source)

    def _show_picture(self, picture: Picture) -> None:
        page = self.pages.currentIndex()
        if page == _CHECK:
            self.check.show_picture(picture)
        else:
            self.table.show_picture(picture)

    def _unseen(self, why: str) -> None:
        self.table.tell(in_words(why))
        self.check.tell(in_words(why))

    def _find_table(self, south: str) -> None:
        self._look()
        if self.preview.is_open:
            self.preview.find_table(south)
        else:
            self.table.tell(self.tr("No picture has come yet; try again when one is there."))

    def _source_changed(self) -> None:
        self.check.restart()
        self.table.tell("")
        self._refresh()

    def open_settings(self) -> None:
        """Show the settings."""
        if self._preferences is not None:
            PreferencesDialog(self._preferences, QApplication.screens(), self).open()

    def start(self) -> None:
        """Hand on what is chosen, if there is a source."""
        choice = self.choice()
        if not choice.source:
            self.go_to(0)
            self.say(self.tr("Choose where the pictures come from first."))
            return
        if self._kept is not None:
            keep_choice(self._kept, choice)
        self.preview.stop()  # one program at a time has a camera
        self.say(self.tr("Starting…"))
        self.started.emit(choice)

    def say(self, text: str) -> None:
        """Show one line, such as why a table could not be opened."""
        self.message.setText(in_words(text))

    def _refresh(self) -> None:
        self.say("")
        self.start_button.setText(
            self.tr("Play the sample clip") if self.source.kind == SAMPLE else self.tr("Start watching")
        )
        self.start_button.setEnabled(bool(self.source.source()))

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the worker before the window goes."""
        self.preview.stop()
        self.errands.close()
        super().closeEvent(event)
        self.closed.emit()
