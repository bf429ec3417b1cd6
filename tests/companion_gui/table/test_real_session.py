"""The table window on a real session with scripted eyes: a hand seen, its renege shown, ruled, undone."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.finding.dialog import FindingDialog
from companion_gui.table.window import TableWindow
from euchre.cards import Suit
from euchre.seats import Seat, Side
from tests.tracker.scripted import frames, session_for
from tests.tracker.test_session import RENEGE, hand_of
from tracker.snapshot import Phase


def test_a_hand_is_seen_and_its_renege_ruled_and_undone(qtbot, appearance: Appearance) -> None:
    script = hand_of(RENEGE)
    session = session_for(script)
    window = TableWindow(session, appearance, "Table 1", ruler="scorer")
    early: list[int] = []
    window.link.snapshot_changed.connect(
        lambda shot: early.append(len(shot.findings)) if shot.phase is Phase.PLAYING else None
    )
    window.show()
    for frame in frames(script.t + 3):
        session.feed(frame)
    session.finish()
    qtbot.waitUntil(lambda: window.link.snapshot.phase is Phase.BETWEEN, timeout=20000)
    shot = window.link.snapshot
    assert (shot.trump, shot.maker, shot.dealer) == (Suit.HEARTS, Seat.EAST, Seat.NORTH)
    assert sum(shot.taken.values()) == 5
    assert not any(early), "the table was told of a renege while the hand was played"
    assert window.findings.rowCount() == 1
    before = dict(shot.score)

    window.dialogs.finding(window.findings.row(0))
    dialog = window.findChild(FindingDialog)
    dialog.view.confirm()
    qtbot.waitUntil(lambda: dict(window.link.snapshot.score) != before, timeout=20000)
    assert window.findings.row(0).ruling is not None
    assert window.link.snapshot.score[Side.NS] == 2, "House: two points to the other side"

    window.undo()
    qtbot.waitUntil(lambda: dict(window.link.snapshot.score) == before, timeout=20000)
    assert window.findings.row(0).ruling is None
    window.close()
    session.close()
    assert not window.link.is_running()
