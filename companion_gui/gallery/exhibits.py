"""The windows and dialogs there are to see, each in every state worth looking at."""

from __future__ import annotations

from collections.abc import Callable

from companion_gui.appearance import Appearance
from companion_gui.card_picker import CardPicker
from companion_gui.card_pictures import CardPictures
from companion_gui.finding.agree import AgreeDialog
from companion_gui.finding.dialog import FindingDialog
from companion_gui.finding.proposals import score_words
from companion_gui.gallery.directing import director_exhibits
from companion_gui.gallery.event import EVENT_WINDOWS
from companion_gui.gallery.exhibit import Exhibit, Opener
from companion_gui.gallery.game import game_exhibits
from companion_gui.gallery.hands import SEEN, GalleryLibrary, played_hands
from companion_gui.gallery.host import GalleryHost, GalleryPlayer
from companion_gui.gallery.moments import (
    ASKING,
    BETWEEN,
    MOMENTS,
    OVER,
    PLAYERS,
    PLAYING,
    REVOKE,
    WAITING,
)
from companion_gui.gallery.scene import HEIGHT, WIDTH
from companion_gui.gallery.scrawl import SCRAWL
from companion_gui.history.window import HistoryWindow
from companion_gui.language import translate
from companion_gui.laws.dialog import LawsDialog
from companion_gui.link import SessionLink
from companion_gui.palette import Palette
from companion_gui.phrases import in_words
from companion_gui.preferences import Preferences
from companion_gui.preferences_dialog import PreferencesDialog
from companion_gui.qt import QAction, QApplication, QSettings, QWidget
from companion_gui.score_sheet import ScoreSheet
from companion_gui.signature import Signature
from companion_gui.start.source_page import CAMERA
from companion_gui.start.window import StartWindow
from companion_gui.still import StillSession
from companion_gui.table.claim import ClaimDialog
from companion_gui.table.signing import SignDialog
from companion_gui.table.window import TableWindow
from companion_gui.words import labelled, pair
from euchre.laws import LawProfile
from euchre.seats import Seat, Side
from tracker.table import TableSession


def exhibits(laws: tuple[LawProfile, ...] = ()) -> tuple[Exhibit, ...]:
    """All of them; the start window only with laws to choose from."""
    return (
        *(_start_exhibits(laws) if laws else ()),
        *(_law_exhibits(laws[0]) if laws else ()),
        *(Exhibit(f"table-{name}", _table, moment, _table_ready) for name, moment in MOMENTS.items()),
        Exhibit("table-explained", _explained, PLAYING),
        *director_exhibits(),
        Exhibit("finding", _finding, BETWEEN, _finding_ready, resized=False),
        Exhibit("agree", _agree, BETWEEN, resized=False),
        Exhibit("palette", _palette, ASKING, resized=False),
        Exhibit("sign", _sign, OVER, resized=False),
        Exhibit("claim", _claim, BETWEEN, resized=False),
        *game_exhibits(),
        Exhibit("settings", _settings, WAITING, resized=False),
        Exhibit("card-picker", _picker, ASKING, resized=False),
        *(Exhibit(name, _of_event(open_), WAITING) for name, open_ in EVENT_WINDOWS.items()),
    )


def _of_event(open_: Callable[[Appearance], QWidget]) -> Opener:
    return lambda session, appearance: open_(appearance)


def _law_exhibits(laws: LawProfile) -> tuple[Exhibit, ...]:
    def history(session: TableSession, appearance: Appearance) -> QWidget:
        pictures = {play: session.sightings((event,))[0] for play, event in SEEN.items()}
        link = SessionLink(StillSession(BETWEEN, sightings=pictures, played=played_hands(laws)))
        window = HistoryWindow(link, appearance, reader=lambda _: ScoreSheet((), PLAYERS, ""))
        link.setParent(window)
        return window

    def earlier(session: TableSession, appearance: Appearance) -> QWidget:
        window = HistoryWindow(
            link := SessionLink(StillSession(WAITING)),
            appearance,
            reader=lambda _: ScoreSheet((), PLAYERS, ""),
            library=GalleryLibrary(laws),
        )
        link.setParent(window)
        return window

    def in_force(session: TableSession, appearance: Appearance) -> QWidget:
        return LawsDialog(laws, appearance)

    return (
        Exhibit("history", history, BETWEEN, _history_ready),
        Exhibit("history-earlier", earlier, WAITING, _earlier_ready),
        Exhibit("laws", in_force, BETWEEN, resized=False),
    )


def _history_ready(window: QWidget) -> bool:
    """Once the hands are there, look at the third card of the second trick."""
    if not isinstance(window, HistoryWindow) or not window.hands.rowCount():
        return False
    if window.replay.picture.image is None and window.replay.where() == "":
        window.replay.look_at(window.hands.row(0).tricks[1].plays[2])
    return window.replay.picture.image is not None


def _earlier_ready(window: QWidget) -> bool:
    """Once earlier logs are offered, look through the newest of them."""
    if isinstance(window, HistoryWindow) and window.logs.count() > 1:
        window.logs.setCurrentIndex(1)
    return isinstance(window, HistoryWindow) and bool(window.banner.text()) and window.hands.rowCount() > 0


def _start_exhibits(laws: tuple[LawProfile, ...]) -> tuple[Exhibit, ...]:
    names = ("camera", "table", "players", "laws", "test")
    return tuple(
        Exhibit(f"start-{step + 1}-{name}", _start(laws, step), WAITING, _start_ready)
        for step, name in enumerate(names)
    )


def _start(laws: tuple[LawProfile, ...], step: int) -> Opener:
    def open_(session: TableSession, appearance: Appearance) -> QWidget:
        host = GalleryHost(laws, CardPictures())
        kept = QSettings("", QSettings.Format.IniFormat)
        window = StartWindow(host, appearance, preferences=Preferences(kept, appearance))
        window.source.choose(CAMERA)
        for seat, name in PLAYERS.items():
            window.players.names[seat].setText(name)
        corners = host.open("").find_table("bottom")
        assert corners is not None
        window.table.picture.expect(corners, (WIDTH, HEIGHT))
        window.table.show_found(corners)
        window.go_to(step)
        return window

    return open_


def _start_ready(window: QWidget) -> bool:
    """Once a picture has come, and on the last page once its cards are read."""
    if not isinstance(window, StartWindow):
        return False
    page = window.pages.currentWidget()
    if page is window.check:
        return bool(window.check.picture.cards)
    if page is window.table:
        return window.table.picture.has_picture
    return page is not window.source or window.source.picture.has_picture


def _table(session: TableSession, appearance: Appearance) -> QWidget:
    return TableWindow(session, appearance, "Table 3")


def _explained(session: TableSession, appearance: Appearance) -> QWidget:
    window = TableWindow(session, appearance, "Table 3")
    window.explain_action.setChecked(True)
    return window


def _table_ready(window: QWidget) -> bool:
    return isinstance(window, TableWindow) and window.board.live.has_picture


def _finding(session: TableSession, appearance: Appearance) -> QWidget:
    link = SessionLink(session)
    dialog = FindingDialog(REVOKE, link, appearance, "director")
    link.setParent(dialog)
    return dialog


def _finding_ready(window: QWidget) -> bool:
    return isinstance(window, FindingDialog) and len(window.view.evidence.sightings) == len(REVOKE.evidence)


def _agree(session: TableSession, appearance: Appearance) -> QWidget:
    proposal = REVOKE.proposals[0]
    score = score_words(proposal.score_after, (pair(BETWEEN, Side.NS), pair(BETWEEN, Side.EW)))
    dialog = AgreeDialog(f"{in_words(proposal.text)}\n{score}", BETWEEN, appearance)
    for seat in (Seat.NORTH, Seat.EAST, Seat.SOUTH):
        dialog.seats[seat].setChecked(True)
    return dialog


def _picker(session: TableSession, appearance: Appearance) -> QWidget:
    return CardPicker(in_words(ASKING.questions[0].text), appearance, CardPictures())


def _palette(session: TableSession, appearance: Appearance) -> QWidget:
    names = ("Claim a revoke", "Hands played", "Laws in force", "Full screen")
    undo = labelled(translate("TableWindow", "Undo"), in_words("North names spades"))
    commands = (undo, *(translate("TableWindow", name) for name in names))
    dialog = Palette((), appearance)
    dialog.offer(tuple(QAction(name, dialog) for name in commands))
    return dialog


def _settings(session: TableSession, appearance: Appearance) -> QWidget:
    kept = QSettings("", QSettings.Format.IniFormat)
    return PreferencesDialog(Preferences(kept, appearance, GalleryPlayer()), QApplication.screens())


def _claim(session: TableSession, appearance: Appearance) -> QWidget:
    link = SessionLink(session)
    dialog = ClaimDialog(link, appearance)
    link.setParent(dialog)
    return dialog


def _sign(session: TableSession, appearance: Appearance) -> QWidget:
    link = SessionLink(session)
    dialog = SignDialog(link, appearance, lambda _: ScoreSheet((), PLAYERS, ""))
    dialog.boxes[Seat.NORTH].pad.show_signature(Signature(strokes=SCRAWL))
    dialog.boxes[Seat.SOUTH].initials.setText("CM")
    link.setParent(dialog)
    return dialog
