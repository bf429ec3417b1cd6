from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from companion.lawbook import shipped_laws
from companion_gui.appearance import Appearance
from companion_gui.card_pictures import CardPictures
from companion_gui.gallery.evidence import write_sightings
from companion_gui.gallery.hands import played_hands
from companion_gui.gallery.moments import BETWEEN, PLAYERS, WAITING
from companion_gui.history.hands import read_hands, under_games
from companion_gui.history.library import EarlierLog
from companion_gui.history.window import HistoryWindow
from companion_gui.link import SessionLink
from companion_gui.qt import QFileDialog, QPoint, Qt
from companion_gui.score_sheet import ScoreSheet
from companion_gui.still import StillSession
from euchre.cards import Suit
from euchre.seats import Seat, Side
from tests.tracker.scripted import watched
from tests.tracker.test_session import RENEGE, hand_of
from tracker.errors import SessionError
from tracker.snapshot import Audience

PLAYED = played_hands(shipped_laws("house"))
SHEET = ScoreSheet((), PLAYERS, "House", beside={".csv": "hand\r\n", ".egn": "[EGN]"}, hands="{}")


@pytest.fixture
def history(qtbot, appearance: Appearance, tmp_path: Path) -> Iterator[tuple[HistoryWindow, StillSession]]:
    # the sightings of the made-up finding stand in for those of the first two cards
    pictures = write_sightings(tmp_path, CardPictures())
    session = StillSession(BETWEEN, sightings={"e1": pictures["e23"]}, played=PLAYED)
    link = SessionLink(session)
    window = HistoryWindow(link, appearance, reader=lambda _: SHEET)
    window.show()
    qtbot.waitUntil(lambda: window.hands.rowCount() == 4)
    yield window, session
    link.close()
    window.close()


def test_hands_are_read_from_records_and_verdicts() -> None:
    last, newest, lone, first = read_hands(StillSession(BETWEEN, played=PLAYED))
    assert (newest.number, newest.trump, newest.maker, newest.alone) == (3, Suit.HEARTS, Seat.EAST, False)
    assert [finding.seats for finding in newest.findings] == [(Seat.WEST,)]
    assert [len(trick.plays) for trick in lone.tricks] == [3] * 5
    assert lone.alone
    assert first.words == "Hand 1: West made diamonds, 2 points to East and West (4 – 6)"
    assert first.score == {Side.NS: 4, Side.EW: 6}
    assert (last.trump, last.maker, last.game) == (Suit.SPADES, Seat.NORTH, 1)
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
    [
        ("", [4, 3, 2, 1]),
        ("alone", [2]),
        ("East hearts", [3, 2]),
        ("clubs", []),
        ("HAND diamonds", [1]),
        ("revoke", [4, 3]),
        ("game 1", [4, 3, 2, 1]),
        ("10♣", [4, 3, 1]),
    ],
)
def test_hands_are_found_by_words(history, text: str, numbers: list[int]) -> None:
    window, _ = history
    window.query.setText(text)
    assert [row.number for row in window.hands.rows] == numbers


def test_the_newest_hand_is_shown_first_and_another_by_choice(history) -> None:
    window, _ = history
    assert window.title.text() == "Hand 4: North made spades"
    assert "did not follow diamonds" in window.found.text()
    window.list.choose(3)
    assert window.title.text() == "Hand 1: West made diamonds"
    assert not window.found.isVisible()
    assert window.strips[4].trick.winner is Seat.WEST


def test_a_hand_is_gone_through_card_by_card(qtbot, history) -> None:
    window, _ = history
    replay = window.replay
    assert replay.where() == ""
    qtbot.mouseClick(window.strips[0], Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    qtbot.waitUntil(lambda: replay.caption.text() == "East, trick 2: 9♣")
    assert replay.picture.image is not None
    assert replay.where() == "Card 1 of 20"
    qtbot.keyClick(replay, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: replay.caption.text() == "No picture was kept.")
    assert replay.where() == "Card 2 of 20"
    replay.step(99)
    assert replay.where() == "Card 20 of 20"
    window.list.choose(1)
    assert replay.where() == ""


def test_games_stand_over_their_hands() -> None:
    hands = read_hands(StillSession(BETWEEN, played=PLAYED))
    later = [replace(hands[0], number=5, game=2, score={Side.NS: 2, Side.EW: 0}), *hands]
    assert [row.heading for row in under_games(later)] == ["Game 2:  2 – 0", "Game 1:  7 – 7", "", "", ""]


@pytest.mark.parametrize(
    ("name", "written", "text"),
    [
        ("a.csv", "a.csv", "hand\r\n"),
        ("a.EGN", "a.EGN", "[EGN]"),
        ("a.json", "a.json", "{}"),
        ("a.pdf", "a.pdf", "%PDF"),
        ("a.b", "a.b.pdf", "%PDF"),
    ],
)
def test_hands_are_exported_as_the_name_says(
    qtbot, history, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, written: str, text: str
) -> None:
    window, _ = history
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / name), ""))
    window.export_button.click()
    qtbot.waitUntil(lambda: window.message.text() == f"Written: {written}")
    assert (tmp_path / written).read_bytes().startswith(text.encode())


def test_where_nothing_can_be_written_that_is_told(qtbot, history, tmp_path: Path) -> None:
    window, _ = history
    window.export(tmp_path / "none" / "a.csv")
    qtbot.waitUntil(lambda: "cannot be written" in window.message.text())


def test_a_click_beside_the_cards_does_nothing(qtbot, history) -> None:
    window, _ = history
    strip = window.strips[0]
    with qtbot.assertNotEmitted(strip.clicked):
        qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=QPoint(strip.width() - 2, 20))


class Library:
    """One evening with its hands, and one that is gone."""

    def earlier(self) -> tuple[EarlierLog, ...]:
        return (EarlierLog("there", "2026-11-23 19:02"), EarlierLog("gone", "2026-11-16 19:10"))

    def open(self, key: str) -> StillSession:
        if key == "gone":
            raise SessionError("gone.sqlite: is gone")
        return StillSession(BETWEEN, played=PLAYED)


def test_an_earlier_log_is_looked_through_and_left_again(qtbot, appearance: Appearance) -> None:
    session = StillSession(WAITING)
    link = SessionLink(session)
    window = HistoryWindow(link, appearance, library=Library())
    qtbot.addWidget(window)
    window.show()
    assert not window.logs.isVisible()
    qtbot.waitUntil(lambda: window.logs.count() == 3)
    assert (window.logs.isVisible(), window.banner.text()) == (True, "")
    window.logs.setCurrentIndex(1)
    qtbot.waitUntil(lambda: window.hands.rowCount() == 4)
    assert window.banner.text() == "Earlier log, to read only: 2026-11-23 19:02"
    session.show(hand=1)
    window.logs.setCurrentIndex(2)
    qtbot.waitUntil(lambda: "is gone" in window.message.text())
    assert window.logs.currentIndex() == 1, "what was looked through stays"
    window.logs.setCurrentIndex(0)
    qtbot.waitUntil(lambda: window.hands.rowCount() == 0)
    assert window.banner.text() == ""
    assert session.asked == []
    link.close()
