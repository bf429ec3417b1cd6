"""Painting a page of the public screen: lines of text, and the bracket as a tree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion_gui.appearance import Look
from companion_gui.phrases import in_words
from companion_gui.public.board import BYE, LINES, Lines, Meeting, Page, Tree
from companion_gui.qt import QColor, QFont, QFontMetricsF, QPainter, QPen, QPointF, QRectF, Qt
from companion_gui.typography import Type

LETTERS = 0.68
"""Height of the letters in a line, of the line's own."""


def paint_page(painter: QPainter, room: QRectF, page: Page, look: Look) -> None:
    """Paint a page so that it fills the room."""
    if isinstance(page, Lines):
        _paint_lines(painter, room, in_our_words(page), look)
    else:
        _paint_tree(painter, room, page, look)


def in_our_words(page: Lines) -> Lines:
    """A table of text in the language of the windows; people's names stay what they are."""
    rows = tuple(
        tuple(_name(cell) if number in page.wide else in_words(cell) for number, cell in enumerate(row))
        for row in page.rows
    )
    return replace(page, heading=tuple(map(in_words, page.heading)), rows=rows)


def _name(words: str) -> str:
    """A team's name, or that there is none."""
    return in_words(words) if words == BYE else words


def _paint_lines(painter: QPainter, room: QRectF, page: Lines, look: Look) -> None:
    tall = room.height() / (LINES + 0.7)
    plain, bold = _font(look, Type.BODY, tall * LETTERS), _font(look, Type.HEADLINE, tall * LETTERS)
    small = _font(look, Type.STRONG, tall * 0.38)
    edges = _columns(page, room, plain, bold, small, tall * 0.35)
    painter.setPen(QColor(look.theme.muted))
    head = QRectF(room.left(), room.top(), room.width(), tall * 0.7)
    for number, words in enumerate(page.heading):
        _write(painter, _cell(head, edges, number), small, words, number in page.wide)
    for at, row in enumerate(page.rows):
        line = QRectF(room.left(), head.bottom() + at * tall, room.width(), tall)
        if at % 2 == 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(look.theme.surface))
            painter.drawRoundedRect(line.adjusted(0, 1, 0, -1), tall * 0.12, tall * 0.12)
        painter.setPen(QColor(look.theme.ink))
        for number, words in enumerate(row):
            font = bold if number in page.strong else plain
            _write(painter, _cell(line, edges, number), font, words, number in page.wide)


def _columns(
    page: Lines, room: QRectF, plain: QFont, bold: QFont, small: QFont, gap: float
) -> list[tuple[float, float]]:
    """Left and right of each column: numbers as wide as they are, names share what is left by need."""
    needs = []
    for number, heading in enumerate(page.heading):
        metrics = QFontMetricsF(bold if number in page.strong else plain)
        cells = [metrics.horizontalAdvance(row[number]) for row in page.rows]
        needs.append(max([QFontMetricsF(small).horizontalAdvance(heading), *cells]) + gap)
    names = sum(needs[number] for number in page.wide) or 1.0
    left_over = room.width() - gap - sum(need for n, need in enumerate(needs) if n not in page.wide)
    edges = []
    x = room.left() + gap
    for number, need in enumerate(needs):
        wide = need * left_over / names if number in page.wide else need
        edges.append((x, x + wide - gap))
        x += wide
    return edges


def _cell(line: QRectF, edges: Sequence[tuple[float, float]], number: int) -> QRectF:
    left, right = edges[number]
    return QRectF(left, line.top(), right - left, line.height())


def _write(painter: QPainter, box: QRectF, font: QFont, words: str, is_name: bool) -> None:
    """A name stands left and may be cut; a number stands right."""
    painter.setFont(font)
    side = Qt.AlignmentFlag.AlignLeft if is_name else Qt.AlignmentFlag.AlignRight
    fitted = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, box.width() + 1)
    painter.drawText(box, int(side | Qt.AlignmentFlag.AlignVCenter), fitted)


def _paint_tree(painter: QPainter, room: QRectF, tree: Tree, look: Look) -> None:
    columns = len(tree.rounds)
    gap = room.width() * 0.035
    wide = (room.width() - gap * (columns - 1)) / columns
    most = max(len(meetings) for meetings in tree.rounds)
    tall = min(room.height() / max(2 * most, 4), room.height() / (LINES + 0.7)) * 0.86
    for number, meetings in enumerate(tree.rounds):
        left = room.left() + number * (wide + gap)
        share = room.height() / len(meetings)
        for place, meeting in enumerate(meetings):
            middle = room.top() + share * (place + 0.5)
            box = QRectF(left, middle - tall, wide, 2 * tall)
            _paint_meeting(painter, box, meeting, look)
            if number + 1 < columns and len(tree.rounds[number + 1]) * 2 == len(meetings):
                joint = room.top() + share * 2 * (place // 2 + 0.5)
                _join(painter, box, joint, gap, look)


def _join(painter: QPainter, box: QRectF, joint: float, gap: float, look: Look) -> None:
    """The line from a meeting to the one its winner goes on to."""
    painter.setPen(QPen(QColor(look.theme.muted), max(2.0, gap * 0.05)))
    start, middle = QPointF(box.right(), box.center().y()), box.right() + gap / 2
    for one, other in (
        (start, QPointF(middle, start.y())),
        (QPointF(middle, start.y()), QPointF(middle, joint)),
        (QPointF(middle, joint), QPointF(box.right() + gap, joint)),
    ):
        painter.drawLine(one, other)


def _paint_meeting(painter: QPainter, box: QRectF, meeting: Meeting, look: Look) -> None:
    """Two names, the winner's in bold letters on a ground of its own."""
    theme = look.theme
    painter.setPen(QPen(QColor(theme.line), 2))
    painter.setBrush(QColor(theme.surface))
    painter.drawRoundedRect(box, box.height() * 0.08, box.height() * 0.08)
    half = box.height() / 2
    for place, name in enumerate((meeting.home, _name(meeting.away))):
        line = QRectF(box.left(), box.top() + place * half, box.width(), half)
        won = meeting.winner == place
        if won:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
            painter.drawRoundedRect(line.adjusted(2, 2, -2, -2), half * 0.14, half * 0.14)
        lost = meeting.winner is not None and not won
        painter.setPen(QColor(theme.on_accent if won else theme.muted if lost else theme.ink))
        font = _font(look, Type.HEADLINE if won else Type.BODY, half * LETTERS)
        _write(painter, line.adjusted(half * 0.25, 0, -half * 0.25, 0), font, name, True)


def _font(look: Look, step: Type, pixels: float) -> QFont:
    return look.font(step, pixels)
