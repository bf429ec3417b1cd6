from __future__ import annotations

import pytest

from companion_gui.gallery.moments import ASKING, BETWEEN, HELD, PLAYING, REVOKE, WAITING
from companion_gui.qt import Qt
from companion_gui.rows import ROW, FindingModel, QuestionModel, Rows, TrickModel

STEPS = [(), ("a1",), ("a1", "b1"), ("a2", "b1"), ("a2",), ("c1", "d1", "e1"), ("c1", "d2"), ()]


def test_rows_keep_qts_rules(qtmodeltester) -> None:
    model: Rows[str] = Rows(str.upper, lambda row: row[0])
    qtmodeltester.check(model)
    for rows in STEPS:
        model.set_rows(rows)
        assert model.rows == rows
        assert [model.index(i).data() for i in range(model.rowCount())] == [row.upper() for row in rows]


@pytest.mark.parametrize(
    ("before", "after", "signals"),
    [
        (("a1",), ("a1", "b1"), ["inserted"]),
        (("a1", "b1"), ("a1",), ["removed"]),
        (("a1", "b1"), ("a1", "b2"), ["changed"]),
        (("a1",), ("a2", "b1"), ["inserted", "changed"]),
        (("a1",), ("b1",), ["reset"]),
        (("a1",), ("a1",), []),
    ],
)
def test_rows_tell_the_least(before: tuple[str, ...], after: tuple[str, ...], signals: list[str]) -> None:
    model: Rows[str] = Rows(str, lambda row: row[0])
    model.set_rows(before)
    told: list[str] = []
    model.rowsInserted.connect(lambda *_: told.append("inserted"))
    model.rowsRemoved.connect(lambda *_: told.append("removed"))
    model.dataChanged.connect(lambda *_: told.append("changed"))
    model.modelReset.connect(lambda *_: told.append("reset"))
    model.set_rows(after)
    assert told == signals


def test_trick_rows_are_the_trick_on_the_table() -> None:
    model = TrickModel()
    model.show_snapshot(ASKING)
    words = [model.index(i).data() for i in range(model.rowCount())]
    assert words == ["West: Q♠", "North: J♠", "East: J♣", "South: 9♦ or 9♥?"]
    model.show_snapshot(WAITING)
    assert model.rowCount() == 0


def test_question_rows_give_words_and_the_question() -> None:
    model = QuestionModel()
    model.show_snapshot(ASKING)
    index = model.index(0)
    assert index.data() == "Which is South's card?"
    assert index.data(ROW) is ASKING.questions[0]
    assert index.data(int(Qt.ItemDataRole.DecorationRole)) is None


def test_findings_are_what_the_snapshot_holds_and_nothing_else() -> None:
    model = FindingModel(PLAYING)
    assert model.rows == ()
    model.show_snapshot(BETWEEN)
    assert model.rows == (REVOKE,)
    assert model.index(0).data() == "Ben did not follow diamonds in trick 2, and played Q♦ in trick 4."
    assert HELD not in model.rows
