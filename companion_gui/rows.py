"""List models over tuples of facts: what a view shows, testable without one."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Generic, TypeVar

from companion_gui.finding_words import headline
from companion_gui.language import translate
from companion_gui.qt import AnyIndex, QAbstractListModel, QModelIndex, QObject, Qt
from companion_gui.words import labelled, seat_word
from euchre.findings import Finding
from tracker.snapshot import PlayedCard, Question, TableSnapshot

Row = TypeVar("Row")
ROW = int(Qt.ItemDataRole.UserRole)
"""The role under which a model gives the fact itself."""
_ROOT = QModelIndex()


class Rows(QAbstractListModel, Generic[Row]):
    """A list of frozen facts.

    Told a new tuple, it tells its views the least: rows changed in place, added or removed at the end;
    anything else is a reset.
    """

    def __init__(
        self,
        text: Callable[[Row], str],
        key: Callable[[Row], Hashable],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._text = text
        self._key = key
        self._rows: tuple[Row, ...] = ()

    @property
    def rows(self) -> tuple[Row, ...]:
        """The facts now."""
        return self._rows

    def row(self, number: int) -> Row:
        """One of them."""
        return self._rows[number]

    def rowCount(self, parent: AnyIndex = _ROOT) -> int:
        """How many there are."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: AnyIndex, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """Words for people, or the fact itself under `ROW`."""
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role in (int(Qt.ItemDataRole.DisplayRole), int(Qt.ItemDataRole.AccessibleTextRole)):
            return self._text(row)
        return row if role == ROW else None

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Hold other facts."""
        new, old = tuple(rows), self._rows
        if new == old:
            return
        shared = min(len(new), len(old))
        if [self._key(row) for row in new[:shared]] != [self._key(row) for row in old[:shared]]:
            self.beginResetModel()
            self._rows = new
            self.endResetModel()
            return
        if len(new) < len(old):
            self.beginRemoveRows(_ROOT, shared, len(old) - 1)
            self._rows = old[:shared]
            self.endRemoveRows()
        elif len(new) > len(old):
            self.beginInsertRows(_ROOT, shared, len(new) - 1)
            self._rows = old + new[shared:]
            self.endInsertRows()
        changed = [i for i in range(shared) if new[i] != old[i]]
        self._rows = new
        if changed:
            self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))


class TrickModel(Rows[PlayedCard]):
    """The cards of one trick, in the order they were played."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(_played, lambda play: play.id, parent)

    def show_snapshot(self, snapshot: TableSnapshot) -> None:
        """Hold the trick on the table."""
        self.set_rows(snapshot.trick.plays if snapshot.trick else ())


class QuestionModel(Rows[Question]):
    """What a person should settle, most urgent first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(lambda question: question.text, lambda question: question.id, parent)

    def show_snapshot(self, snapshot: TableSnapshot) -> None:
        """Hold the open questions."""
        self.set_rows(snapshot.questions)


class FindingModel(Rows[Finding]):
    """The findings an audience may see, told in sentences."""

    def __init__(self, snapshot: TableSnapshot, parent: QObject | None = None) -> None:
        self._snapshot = snapshot
        super().__init__(
            lambda finding: headline(finding, self._snapshot), lambda finding: finding.id, parent
        )
        self.set_rows(snapshot.findings)

    def show_snapshot(self, snapshot: TableSnapshot) -> None:
        """Hold the findings of a snapshot."""
        self._snapshot = snapshot
        self.set_rows(snapshot.findings)


def _played(play: PlayedCard) -> str:
    if play.card is not None:
        read = play.card.label
    else:
        read = (
            " or ".join(card.label for card, _ in play.candidates[:2]) + "?" if play.candidates else "unread"
        )
    taken_back = translate("Rows", " (taken back)") if play.withdrawn else ""
    return labelled(seat_word(play.seat), read) + taken_back
