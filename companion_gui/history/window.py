"""Hands played before, game by game: a list to search, the tricks of a hand, its cards one by one."""

from __future__ import annotations

from pathlib import Path

from companion_gui.appearance import Appearance, Look, WindowAppearance
from companion_gui.card_pictures import CardPictures
from companion_gui.finding_words import headline
from companion_gui.history.banner import Banner
from companion_gui.history.exporting import FORMATS, export
from companion_gui.history.hand_list import HandList
from companion_gui.history.hands import HandRow, read_hands, under_games
from companion_gui.history.library import EarlierLog, Library, Played
from companion_gui.history.replay import Replay
from companion_gui.link import SessionLink
from companion_gui.message import MessageLine
from companion_gui.panel import Panel, Words
from companion_gui.phrases import in_words
from companion_gui.qt import (
    QAbstractButton,
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QResizeEvent,
    QSignalBlocker,
    Qt,
    QVBoxLayout,
    QWidget,
)
from companion_gui.rows import Rows
from companion_gui.score_sheet import SheetReader
from companion_gui.trick_strip import TrickStrip
from companion_gui.typography import Type
from companion_gui.words import labelled
from tracker.errors import SessionError

_TRICKS = 5
_STRIP = 104


class HistoryWindow(QDialog):
    """Shows every hand of a session so far; reads it anew whenever the table changes.

    Args:
        link: to the session.
        appearance: how it looks.
        reader: makes the score sheet of a log, to be exported; None offers none.
        library: earlier logs, to be looked through; None offers none.

    Attributes:
        hands: the model of the list.
        logs: which log is looked through; the first is the open one. Hidden where there is no other.
        banner: says that an earlier log is looked through; hidden for the open one.
    """

    def __init__(
        self,
        link: SessionLink,
        appearance: Appearance,
        parent: QWidget | None = None,
        reader: SheetReader | None = None,
        library: Library | None = None,
    ) -> None:
        super().__init__(parent)
        self._reader, self._library = reader, library
        self._kept: Played | None = None
        self._shown = 0
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Hands played"))
        self._link, self._appearance = link, WindowAppearance(appearance, self)
        self._pictures = CardPictures()
        self._all: tuple[HandRow, ...] = ()
        self.hands: Rows[HandRow] = Rows(lambda row: row.words, lambda row: row.number, self)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 16)
        whole.setSpacing(14)
        whole.addLayout(self._left(), 30)
        whole.addWidget(self._middle(), 36)
        whole.addLayout(self._right(), 34)
        link.snapshot_changed.connect(self._refresh)
        self._refresh()
        self._appearance.changed.connect(self._dress)
        self.resize(1180, 680)
        if library is not None:
            link.perform(self.tr("Earlier logs"), lambda _: library.earlier(), self._offer)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let everything grow with the window."""
        super().resizeEvent(event)
        self._appearance.zoom_to(self.width(), self.height())

    def _dress(self, look: Look) -> None:
        """Give ordinary controls this window's text size."""
        for control in (*self.findChildren(QAbstractButton), *self.findChildren(QLineEdit), self.logs):
            control.setFont(look.font(Type.BODY))

    def _left(self) -> QVBoxLayout:
        column = QVBoxLayout()
        self.logs = QComboBox()
        self.logs.setAccessibleName(self.tr("Which log"))
        self.logs.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.logs.addItem(self.tr("The log that is open"), None)
        self.logs.currentIndexChanged.connect(self._choose_log)
        self.logs.hide()
        column.addWidget(self.logs)
        self.banner = Banner(self._appearance)
        column.addWidget(self.banner)
        self.query = QLineEdit()
        self.query.setPlaceholderText(self.tr("Find: hearts, alone, East …"))
        self.query.setAccessibleName(self.tr("Find a hand"))
        self.query.textChanged.connect(self._filter)
        column.addWidget(self.query)
        self.list = HandList(self.hands, self._appearance)
        self.list.chosen.connect(self.show_hand)
        column.addWidget(self.list, 1)
        self.message = MessageLine(self._appearance)
        self._link.failed.connect(lambda what, why: self.message.say(labelled(what, in_words(why))))
        column.addWidget(self.message)
        self.export_button = QPushButton(self.tr("Export…"))
        self.export_button.setAutoDefault(False)
        self.export_button.setToolTip(self.tr("As PDF, CSV, EGN or JSON"))
        self.export_button.clicked.connect(self.choose_place)
        self.export_button.setVisible(self._reader is not None)
        column.addWidget(self.export_button)
        return column

    def _middle(self) -> QWidget:
        panel = Panel(self.tr("Tricks"), self._appearance)
        self.strips = []
        for number in range(1, _TRICKS + 1):
            strip = TrickStrip(
                self.tr("Trick {number}").format(number=number), self._appearance, self._pictures, _STRIP, ""
            )
            strip.clicked.connect(lambda play: self.replay.look_at(play))
            self.strips.append(strip)
            panel.body.addWidget(strip, 1)
        return panel

    def _right(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(10)
        self.title = Words("", Type.TITLE, self._appearance, wrap=True)
        self.outcome = Words("", Type.BODY, self._appearance, muted=True, wrap=True)
        self.found = Words("", Type.BODY, self._appearance, wrap=True)
        self.replay = Replay(self._link, self._appearance)
        self.replay.moved.connect(self._mark)
        for widget in (self.title, self.outcome, self.found):
            column.addWidget(widget)
        column.addWidget(self.replay, 1)
        return column

    def show_hand(self, hand: HandRow) -> None:
        """Show the tricks of a hand."""
        self.title.setText(self.tr("Hand {number}: {made}").format(number=hand.number, made=hand.made))
        self.outcome.setText(hand.gave[:1].upper() + hand.gave[1:])
        snapshot = self._link.snapshot if self._kept is None else self._kept.snapshot()
        self.found.setText("\n".join(headline(finding, snapshot) for finding in hand.findings))
        self.found.setVisible(bool(hand.findings))
        for number, strip in enumerate(self.strips):
            strip.show_trick(hand.tricks[number] if number < len(hand.tricks) else None)
        self.replay.show_hand(hand)

    def choose_place(self) -> None:
        """Ask where the hands are to be written, and write them."""
        kinds = ";;".join(self.tr(words) for words in FORMATS.values())
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Export"), "hands.pdf", kinds)
        if name:
            self.export(Path(name))

    def export(self, path: Path) -> None:
        """Write the hands as the name's ending says."""
        reader, kept = self._reader, self._kept
        if reader is not None:
            self._link.perform(
                self.tr("Export"),
                lambda session: export(kept or session, reader, path),
                lambda written: self.message.say(self.tr("Written: {file}").format(file=written.name)),
            )

    def _mark(self, play: str) -> None:
        for strip in self.strips:
            strip.mark(play)

    def _refresh(self) -> None:
        audience, kept = self._link.audience, self._kept
        self._link.perform(
            self.tr("Hands"),
            lambda session: (kept, read_hands(kept or session, audience)),
            self._take,
        )

    def _take(self, read: tuple[Played | None, tuple[HandRow, ...]]) -> None:
        kept, hands = read
        if kept is self._kept:  # else another log has been chosen meanwhile
            self._all = hands
            self._filter(self.query.text())

    def _offer(self, found: tuple[EarlierLog, ...]) -> None:
        """Offer the earlier logs there are."""
        for log in found:
            self.logs.addItem(log.name, log.key)
        self.logs.setVisible(bool(found))

    def _choose_log(self) -> None:
        """Read another log, and look through it once it is there."""
        key, library = self.logs.currentData(), self._library
        if key is None or library is None:
            self._look_through(None)
        else:
            self.message.clear()
            self._link.perform(self.tr("Earlier logs"), lambda _: (key, _opened(library, key)), self._arrived)

    def _arrived(self, found: tuple[str, Played | SessionError]) -> None:
        """Look through a log that was opened, unless another has been chosen meanwhile."""
        key, log = found
        if self.logs.currentData() != key:
            return
        if isinstance(log, SessionError):
            self.message.say(labelled(self.logs.currentText(), in_words(str(log))))
            with QSignalBlocker(self.logs):  # what was looked through before stays
                self.logs.setCurrentIndex(self._shown)
        else:
            self._look_through(log)

    def _look_through(self, kept: Played | None) -> None:
        self._kept, self._shown = kept, self.logs.currentIndex()
        self.banner.say("" if kept is None else self.logs.currentText())
        self.replay.look_through(kept)
        self.hands.set_rows(())
        self._refresh()

    def _filter(self, text: str) -> None:
        wanted = text.lower().split()
        fit = (row for row in self._all if all(word in row.sought for word in wanted))
        self.hands.set_rows(under_games(fit))
        if self.hands.rowCount() and self.list.current() is None:
            self.list.choose(0)


def _opened(library: Library, key: str) -> Played | SessionError:
    """An earlier log, or why it cannot be opened; for the worker."""
    try:
        return library.open(key)
    except SessionError as error:
        return error
