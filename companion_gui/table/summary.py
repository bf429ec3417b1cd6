"""What stands in the middle of the felt when no card is in play: waiting, a hand over, a game over."""

from __future__ import annotations

from dataclasses import dataclass

from companion_gui.appearance import Look
from companion_gui.language import tr, translate
from companion_gui.qt import QColor, QFontMetricsF, QPainter, QPen, QRectF, Qt
from companion_gui.typography import Type
from companion_gui.words import labelled, pair, player, points, tricks
from euchre.seats import Side
from tracker.snapshot import Phase, TableSnapshot


@dataclass(frozen=True, slots=True)
class Summary:
    """A headline and some lines under it."""

    headline: str
    lines: tuple[str, ...]


def summary(snapshot: TableSnapshot) -> Summary | None:
    """What is to be said now; None while cards are in play."""
    if snapshot.phase is Phase.WAITING:
        return Summary(
            translate("Summary", "Ready"),
            (
                translate("Summary", "Deal when you like."),
                translate("Summary", "The table is being watched."),
            ),
        )
    if snapshot.phase is Phase.GAME_OVER and snapshot.winner is not None:
        won, lost = snapshot.winner, snapshot.winner.other
        final = translate("Summary", "{won} to {lost}").format(
            won=snapshot.score.get(won, 0), lost=snapshot.score.get(lost, 0)
        )
        return Summary(
            translate("Summary", "{who} win").format(who=pair(snapshot, won)),
            (final, translate("Summary", "It stands once all four have signed: press G.")),
        )
    if snapshot.phase is not Phase.BETWEEN:
        return None
    scored = max(Side, key=lambda side: snapshot.hand_points.get(side, 0))
    count = snapshot.hand_points.get(scored, 0)
    lines = [labelled(pair(snapshot, side), tricks(snapshot.taken.get(side, 0))) for side in Side]
    if snapshot.next_dealer is not None:
        lines.append(
            translate("Summary", "{who} deals next.").format(who=player(snapshot, snapshot.next_dealer))
        )
    found = len(snapshot.findings)
    if found:
        lines.append(tr("%n thing(s) to look at before the next deal.", "", found))
    if any(snapshot.taken.values()):
        lines.append(translate("Summary", "All agree on the tricks? Y. To correct: E. To claim a revoke: R."))
    if not count:
        return Summary(translate("Summary", "Nobody scores"), tuple(lines))
    return Summary(
        translate("Summary", "{points} to {who}").format(points=points(count), who=pair(snapshot, scored)),
        tuple(lines),
    )


def draw_summary(painter: QPainter, felt: QRectF, unit: float, snapshot: TableSnapshot, look: Look) -> None:
    """Paint the summary in the middle of the felt, if there is one."""
    text = summary(snapshot)
    if text is None:
        return
    head = look.font(Type.HEADLINE, pixels=27 * unit * look.scale)
    body = look.font(Type.BODY, pixels=18 * unit * look.scale)
    big, small = QFontMetricsF(head), QFontMetricsF(body)
    room = felt.width() * 0.54
    rows = [(text.headline, head, big), *((line, body, small) for line in text.lines)]
    sizes = [metrics.boundingRect(QRectF(0, 0, room, 1000), _WRAPPED, line) for line, _, metrics in rows]
    gap = 5 * unit
    wide = max(size.width() for size in sizes) + 40 * unit
    high = sum(size.height() for size in sizes) + gap * (len(rows) - 1) + 38 * unit
    box = QRectF(0, 0, wide, high)
    box.moveCenter(felt.center())
    painter.setPen(QPen(QColor(look.theme.felt_line), 1.2 * unit))
    painter.setBrush(QColor(look.theme.plate))
    painter.drawRoundedRect(box, 18 * unit, 18 * unit)
    painter.setPen(QColor(look.theme.on_plate))
    at = box.top() + 18 * unit
    for (line, font, _), size in zip(rows, sizes, strict=True):
        painter.setFont(font)
        painter.drawText(QRectF(box.center().x() - room / 2, at, room, size.height() + 2), _WRAPPED, line)
        at += size.height() + gap


_WRAPPED = int(Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap)
