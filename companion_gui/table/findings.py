"""The findings panel: what this audience may know, as sentences; opened for evidence and ruling."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.finding_words import standing
from companion_gui.language import translate
from companion_gui.panel import Panel, Words
from companion_gui.qt import (
    AnyIndex,
    QAbstractItemView,
    QColor,
    QFontMetricsF,
    QListView,
    QModelIndex,
    QPainter,
    QPainterPath,
    QPen,
    QPointF,
    QRectF,
    QSize,
    QStyleOptionViewItem,
    Qt,
    QWidget,
    Signal,
)
from companion_gui.row_delegate import RowDelegate
from companion_gui.rows import ROW, FindingModel, Rows
from companion_gui.typography import Type
from euchre.findings import Finding, State
from tracker.snapshot import Audience, Phase, TableSnapshot


class FindingDelegate(RowDelegate):
    """Paints a finding: a mark that tells its state by shape, the sentence, and how it stands."""

    def __init__(self, appearance: Appearance, parent: QListView) -> None:
        super().__init__(appearance, parent)
        self._view = parent

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """As high as the sentence wrapped to the view."""
        wide = self._view.viewport().width()
        return QSize(wide, round(self._layout(wide, str(index.data())) + self._appearance.look.px(40)))

    def _layout(self, wide: float, text: str) -> float:
        metrics = QFontMetricsF(self._appearance.look.font(Type.STRONG))
        return metrics.boundingRect(
            QRectF(0, 0, wide - self._appearance.look.px(50), 2000), _WRAP, text
        ).height()

    def draw(self, painter: QPainter, box: QRectF, row: Finding, picked: bool, text: str) -> None:
        """Paint one row."""
        look = self._appearance.look
        high = self._layout(box.width(), text)
        box = box.adjusted(1, 2, -1, -2)
        ground, ink = _colours(row, self._appearance)
        self.card(painter, box, ground, look.theme.accent if picked else ink, 2 if picked else 1)
        mark = QRectF(box.left() + look.px(12), box.top() + look.px(10), look.px(18), look.px(18))
        draw_mark(painter, mark, row, ink)
        left = mark.right() + look.px(10)
        painter.setPen(QColor(ink))
        painter.setFont(look.font(Type.STRONG))
        painter.drawText(QRectF(left, box.top() + look.px(8), box.right() - left - 8, high + 2), _WRAP, text)
        below = QRectF(left, box.top() + look.px(10) + high, box.right() - left - 8, look.px(18))
        self.line(painter, below, look.font(Type.CAPTION), standing(row))


def draw_mark(painter: QPainter, box: QRectF, finding: Finding, ink: str) -> None:
    """A flag: shown. A ring with bars: on hold. A dot: noted. A tick: ruled."""
    c, r = box.center(), box.width() / 2
    pen = QPen(QColor(ink), r * 0.28)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if finding.ruling is not None:
        tick = QPainterPath(c + QPointF(-0.7 * r, 0.05 * r))
        tick.lineTo(c + QPointF(-0.15 * r, 0.6 * r))
        tick.lineTo(c + QPointF(0.75 * r, -0.55 * r))
        painter.drawPath(tick)
    elif finding.state is State.PROVED:
        painter.drawLine(c + QPointF(-0.6 * r, -0.9 * r), c + QPointF(-0.6 * r, 0.9 * r))
        flag = QPainterPath(c + QPointF(-0.6 * r, -0.8 * r))
        flag.lineTo(c + QPointF(0.8 * r, -0.3 * r))
        flag.lineTo(c + QPointF(-0.6 * r, 0.2 * r))
        painter.setBrush(QColor(ink))
        painter.drawPath(flag)
    elif finding.state is State.SUSPENDED:
        painter.drawEllipse(c, 0.85 * r, 0.85 * r)
        painter.drawLine(c + QPointF(-0.22 * r, -0.3 * r), c + QPointF(-0.22 * r, 0.3 * r))
        painter.drawLine(c + QPointF(0.22 * r, -0.3 * r), c + QPointF(0.22 * r, 0.3 * r))
    else:
        painter.setBrush(QColor(ink))
        painter.drawEllipse(c, 0.4 * r, 0.4 * r)


def _colours(finding: Finding, appearance: Appearance) -> tuple[str, str]:
    theme = appearance.look.theme
    if finding.ruling is not None:
        return theme.good, theme.on_good
    if finding.state is State.PROVED:
        return theme.alert, theme.on_alert
    if finding.state is State.SUSPENDED:
        return theme.warn, theme.on_warn
    return theme.raised, theme.ink


class FindingList(QListView):
    """A list of findings.

    Signals:
        opened: carries the `Finding` a person wants to look into.
    """

    opened = Signal(object)

    def __init__(self, model: Rows[Finding], appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.setModel(model)
        self.setItemDelegate(FindingDelegate(appearance, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Findings"))
        self.activated.connect(self._open)
        self.clicked.connect(self._open)
        appearance.changed.connect(self.scheduleDelayedItemsLayout)

    def _open(self, index: QModelIndex) -> None:
        self.opened.emit(index.data(ROW))


class FindingsPanel(Panel):
    """The list, or why it is empty. It keeps to the showing policy because its snapshot does.

    Signals:
        opened: carries the `Finding` a person wants to look into.
    """

    opened = Signal(object)

    def __init__(
        self,
        model: FindingModel,
        snapshot: TableSnapshot,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(self.tr("Findings"), appearance, parent)
        self._model = model
        self._none = Words("", Type.BODY, appearance, muted=True, wrap=True)
        self._list = FindingList(model, appearance)
        self._list.opened.connect(self.opened)
        self.body.addWidget(self._none)
        self.body.addWidget(self._list, 1)
        self.body.addStretch()
        self.show_snapshot(snapshot)

    def show_snapshot(self, snapshot: TableSnapshot) -> None:
        """Show the findings of a snapshot."""
        self._model.show_snapshot(snapshot)
        found = bool(snapshot.findings)
        self._list.setVisible(found)
        self._none.setVisible(not found)
        self._none.setText(nothing(snapshot))


def nothing(snapshot: TableSnapshot) -> str:
    """Why no finding is shown."""
    between = snapshot.phase in (Phase.BETWEEN, Phase.GAME_OVER)
    if snapshot.audience is Audience.TABLE and not between:
        return translate("Findings", "Shown after the last trick, before the next deal.")
    return (
        translate("Findings", "Nothing to report for this hand.")
        if between
        else translate("Findings", "Nothing so far.")
    )


_WRAP = int(Qt.TextFlag.TextWordWrap)
