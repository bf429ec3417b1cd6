from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.lawbook import shipped_laws
from companion_gui.appearance import Appearance
from companion_gui.card_pictures import CardPictures
from companion_gui.gallery.evidence import write_sightings
from companion_gui.gallery.hands import played_hands
from companion_gui.gallery.moments import BETWEEN
from companion_gui.history.hands import read_hands
from companion_gui.history.window import HistoryWindow
from companion_gui.link import SessionLink
from companion_gui.qt import QPoint, Qt
from companion_gui.still import StillSession
from euchre.cards import Suit
from euchre.seats import Seat, Side
from tests.tracker.scripted import watched
from tests.tracker.test_session import RENEGE, hand_of
from tracker.snapshot import Audience

PLAYED = played_hands(shipped_laws("house"))


@pytest.fixture
def history(qtbot, appearance: Appearance, tmp_path: Path) -> Iterator[tuple[HistoryWindow, StillSession]]:
    # the sightings of the made-up finding stand in for those of the first two cards
    pictures = write_sightings(tmp_path, CardPictures())
    session = StillSession(BETWEEN, sightings={"e1": pictures["e23"]}, played=PLAYED)
    link = SessionLink(session)
    window = HistoryWindow(link, appearance)
    window.show()
    qtbot.waitUntil(lambda: window.hands.rowCount() == 3)
    yield window, session
    link.close()
    window.close()


def test_hands_are_read_from_records_and_verdicts() -> None:
    newest, lone, first = read_hands(StillSession(BETWEEN, played=PLAYED))
    assert (newest.number, newest.trump, newest.maker, newest.alone) == (3, Suit.HEARTS, Seat.EAST, False)
    assert [finding.seats for finding in newest.findings] == [(Seat.WEST,)]
    assert [len(trick.plays) for trick in lone.tricks] == [3] * 5
    assert lone.alone
    assert first.words == "Hand 1: West made diamonds, 2 points to East and West (0 – 2)"
    assert first.score == {Side.NS: 0, Side.EW: 2}
    assert first.tricks[0].plays[0].id == "e1"


def test_the_table_is_not_told_of_a_hand_that_is_being_played() -> None:
    session = watched(hand_of(RENEGE[:4]))
    assert session.verdicts()[-1]["findings"], "the director knows"
    assert read_hands(session)[0].findings == ()
    assert len(read_hands(session, Audience.DIRECTOR)[0].findings) == 1
    session.close()
    over = watched(hand_of(RENEGE))
    assert len(read_hands(over)[0].findings) == 1
    over.close()


@pytest.mark.parametrize(
    ("text", "numbers"),
    [("", [3, 2, 1]), ("alone", [2]), ("East hearts", [3, 2]), ("spades", []), ("HAND diamonds", [1])],
)
def test_hands_are_found_by_words(history, text: str, numbers: list[int]) -> None:
    window, _ = history
    window.query.setText(text)
    assert [row.number for row in window.hands.rows] == numbers


def test_the_newest_hand_is_shown_first_and_another_by_choice(history) -> None:
    window, _ = history
    assert window.title.text() == "Hand 3: East made hearts"
    assert "did not follow diamonds" in window.found.text()
    window.list.choose(2)
    assert window.title.text() == "Hand 1: West made diamonds"
    assert not window.found.isVisible()
    assert window.strips[4].trick.winner is Seat.WEST


def test_a_click_on_a_card_fetches_its_picture(qtbot, history) -> None:
    window, _ = history
    qtbot.mouseClick(window.strips[0], Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    qtbot.waitUntil(lambda: window.caption.text() == "East, trick 2: 9♣")
    qtbot.mouseClick(window.strips[1], Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    qtbot.waitUntil(lambda: window.caption.text() == "No picture was kept.")


def test_a_click_beside_the_cards_does_nothing(qtbot, history) -> None:
    window, _ = history
    strip = window.strips[0]
    with qtbot.assertNotEmitted(strip.clicked):
        qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=QPoint(strip.width() - 2, 20))
