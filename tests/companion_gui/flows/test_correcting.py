"""A wrong card, corrected two tricks later: what follows is told first, and everything follows."""

from __future__ import annotations

from companion_gui.director.correct import CorrectDialog
from companion_gui.qt import Qt
from euchre.cards import Card
from tests.tracker.scripted import watched
from tests.tracker.test_session import hand_of

MISREAD = (
    ("E", ("AC", "KC", "9D", "QC"), "E"),  # West's nine of clubs, taken for the nine of diamonds ...
    ("E", ("JH", "9H", "TH", "AH"), "E"),
    ("E", ("TC", "9S", "JC", "TS"), "W"),  # ... so that this club accuses West
)


def test_a_wrong_card_is_corrected_two_tricks_later(qtbot, direct) -> None:
    session = watched(hand_of(MISREAD))
    window = direct(session)
    qtbot.waitUntil(lambda: window.queue.rowCount() == 1)
    wrong = next(i for i, row in enumerate(window.log.rows) if row.words == "West plays 9♦")
    window.log_list.setCurrentIndex(window.log.index(wrong))
    qtbot.keyClick(window, Qt.Key.Key_E)
    dialog = window.findChild(CorrectDialog)
    assert not dialog.apply_button.isEnabled()
    dialog.set_card(Card.parse("9C"))
    qtbot.waitUntil(dialog.apply_button.isEnabled)
    assert dialog.follows.text().startswith("No longer found: West did not follow clubs in trick 1")
    assert len(window.link.snapshot.findings) == 1, "told, not done"
    dialog.apply()
    qtbot.waitUntil(lambda: window.link.snapshot.findings == ())
    assert third(window) == Card.parse("9C")
    qtbot.waitUntil(lambda: window.queue.rowCount() == 0)
    assert [row.amended for row in window.log.rows if row.words == "West plays 9♦"] == [True]
    assert "correction: card is 9♣" in [row.words for row in window.log.rows]

    session.undo("director")
    qtbot.waitUntil(lambda: len(window.link.snapshot.findings) == 1)
    assert third(window) == Card.parse("9D")


def third(window) -> Card | None:
    """West's card to the first trick."""
    return window.link.snapshot.tricks[0].plays[2].card
