"""The public screen: a window that goes through its pages by itself, with a clock that everybody can read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from companion_gui.actions import add_action, add_switch
from companion_gui.appearance import Appearance
from companion_gui.phrases import in_words
from companion_gui.public.board import Board, Lines, Page, cut
from companion_gui.public.painting import in_our_words, paint_page
from companion_gui.qt import (
    QCloseEvent,
    QColor,
    QFontMetricsF,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QRectF,
    Qt,
    QTimer,
    QWidget,
    Signal,
)
from companion_gui.theme import ThemeName
from companion_gui.typography import Type

PAGE_SECONDS = 8.0
"""How long a page stands by default: long enough to find one's name among eight."""

_TICK_MS = 250


class PublicScreen(QWidget):
    """Shows a board and goes through its pages.

    Keys: arrows turn pages, Space stops them, F11 fills the screen, Ctrl+D changes light and dark.

    Args:
        board: what is shown.
        appearance: how.
        clock: seconds since 1970.
        page_seconds: how long a page stands.

    Signals:
        told: emit it with a new `Board` from any thread.
        closed: the window was closed.
    """

    told = Signal(object)
    closed = Signal()

    def __init__(
        self,
        board: Board,
        appearance: Appearance,
        clock: Callable[[], float],
        page_seconds: float = PAGE_SECONDS,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance, self._clock = appearance, clock
        self._page_seconds = page_seconds
        self._turned = clock()
        self._number = 0
        self.board = board
        self.pages: tuple[Page, ...] = ()
        self.setMinimumSize(640, 360)
        self.resize(1280, 720)
        self.setAutoFillBackground(False)
        add_action(self, self.tr("Next page"), "Right", lambda: self.turn(1))
        add_action(self, self.tr("Page before"), "Left", lambda: self.turn(-1))
        self.pause_action = add_switch(self, self.tr("Stop turning pages"), "Space", self._paused, on=False)
        add_action(self, self.tr("Full screen"), "F11", self._fill)
        add_action(self, self.tr("Leave full screen"), "Esc", self.showNormal)
        add_action(self, self.tr("Light or dark"), "Ctrl+D", self._change_theme)
        add_action(self, self.tr("Close"), QKeySequence.StandardKey.Close, self.close)
        appearance.changed.connect(lambda _look: self.update())
        self.told.connect(self.show_board)
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self.tick)
        self._timer.start()
        self.show_board(board)

    @property
    def page(self) -> Page | None:
        """The page that is shown."""
        return self.pages[self._number] if self.pages else None

    def show_board(self, board: Board) -> None:
        """Show another board; the page stays where it was, as far as there is one."""
        self.board = board
        self.pages = tuple(part for page in board.pages for part in cut(page))
        self._number = min(self._number, max(0, len(self.pages) - 1))
        self.setWindowTitle(board.event)
        self.setAccessibleName(f"{board.event}, {in_words(board.state)}")
        self.update()

    def turn(self, by: int) -> None:
        """Go to another page."""
        if self.pages:
            self._number = (self._number + by) % len(self.pages)
        self._turned = self._clock()
        self.update()

    def tick(self) -> None:
        """Turn the page when it has stood long enough; the clock is painted anew in any case."""
        if not self.pause_action.isChecked() and self._clock() - self._turned >= self._page_seconds:
            self.turn(1)
        self.update()

    def _paused(self, _on: bool) -> None:
        self._turned = self._clock()
        self.update()

    def _fill(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def _change_theme(self) -> None:
        dark = self._appearance.look.theme.name is ThemeName.LIGHT
        self._appearance.set_theme(ThemeName.DARK if dark else ThemeName.LIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the head with the clock, the page, and where in the pages it is."""
        look = replace(self._appearance.look, zoom=1.0)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        painter.fillRect(whole, QColor(look.theme.window))
        high, edge = whole.height(), whole.height() * 0.025
        head = QRectF(edge, edge * 0.6, whole.width() - 2 * edge, high * 0.17)
        foot = QRectF(edge, high - high * 0.045, whole.width() - 2 * edge, high * 0.04)
        self._paint_head(painter, head)
        page = self.page
        if page is not None:
            paint_page(
                painter,
                QRectF(edge, head.bottom(), head.width(), foot.top() - head.bottom() - edge * 0.3),
                page,
                look,
            )
        self._paint_foot(painter, foot)
        painter.end()

    def _paint_head(self, painter: QPainter, box: QRectF) -> None:
        look, board = self._appearance.look, self.board
        left = board.clock.left(self._clock()) if board.clock is not None else ""
        said = "" if board.clock is None else in_words(board.clock.before if left else board.clock.after)
        big = look.font(Type.SCORE, box.height() * 0.86)
        caption = look.font(Type.STRONG, box.height() * 0.26)
        wide = QFontMetricsF(big).horizontalAdvance(left) if left else 0.0
        time = QRectF(box.right() - wide, box.top(), wide, box.height())
        painter.setPen(QColor(look.theme.accent))
        painter.setFont(big)
        painter.drawText(time, _RIGHT, left)
        gap = box.height() * 0.18
        words = QFontMetricsF(caption).horizontalAdvance(said)
        beside = QRectF(time.left() - gap - words, box.top(), words + 1, box.height())
        painter.setFont(caption)
        painter.setPen(QColor(look.theme.ink if left else look.theme.accent))
        painter.drawText(beside, _RIGHT, said)
        room = QRectF(box.left(), box.top(), beside.left() - gap - box.left(), box.height())
        page = self.page
        title = "" if page is None else in_words(page.title)
        upper = QRectF(room.left(), room.top(), room.width(), room.height() * 0.36)
        lower = QRectF(room.left(), upper.bottom(), room.width(), room.height() * 0.58)
        painter.setPen(QColor(look.theme.muted))
        self._line(
            painter, upper, Type.STRONG, upper.height() * 0.68, f"{board.event} · {in_words(board.state)}"
        )
        painter.setPen(QColor(look.theme.ink))
        self._line(painter, lower, Type.HEADLINE, lower.height() * 0.66, title)

    def _paint_foot(self, painter: QPainter, box: QRectF) -> None:
        look = self._appearance.look
        font = look.font(Type.STRONG, box.height() * 0.7)
        painter.setFont(font)
        painter.setPen(QColor(look.theme.muted))
        if len(self.pages) > 1:
            where = self.tr("page {number} of {all}").format(number=self._number + 1, all=len(self.pages))
            where += " · " + self.tr("stopped") if self.pause_action.isChecked() else ""
            painter.drawText(box, _RIGHT, where)
        if self.board.trouble:
            painter.setPen(QColor(look.theme.on_alert))
            words = f"  {in_words(self.board.trouble)}  "
            ground = QRectF(box.topLeft(), box.bottomRight())
            ground.setWidth(QFontMetricsF(font).horizontalAdvance(words))
            painter.fillRect(ground, QColor(look.theme.alert))
            painter.drawText(ground, _LEFT, words)

    def _line(self, painter: QPainter, box: QRectF, step: Type, pixels: float, words: str) -> None:
        font = self._appearance.look.font(step, pixels)
        painter.setFont(font)
        fitted = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, _LEFT, fitted)

    def lines(self) -> tuple[tuple[str, ...], ...]:
        """What the page says, for those who cannot see it; empty for a bracket."""
        return in_our_words(self.page).rows if isinstance(self.page, Lines) else ()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop the clock."""
        self._timer.stop()
        super().closeEvent(event)
        self.closed.emit()


_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
