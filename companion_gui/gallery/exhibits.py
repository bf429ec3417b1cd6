"""The windows and dialogs there are to see, each in every state worth looking at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion_gui.appearance import Appearance
from companion_gui.card_picker import CardPicker
from companion_gui.card_pictures import CardPictures
from companion_gui.director.book import log_rows
from companion_gui.director.correct import CorrectDialog
from companion_gui.director.score import ScoreDialog
from companion_gui.director.window import DirectorWindow
from companion_gui.finding.dialog import FindingDialog
from companion_gui.finding.otherwise import OtherwiseDialog
from companion_gui.gallery.hands import played_hands
from companion_gui.gallery.host import GalleryHost
from companion_gui.gallery.moments import (
    ASKING,
    BETWEEN,
    DIRECTED,
    MOMENTS,
    OVER,
    PLAYERS,
    PLAYING,
    REVOKE,
    WAITING,
)
from companion_gui.gallery.scrawl import SCRAWL
from companion_gui.history.window import HistoryWindow
from companion_gui.laws.dialog import LawsDialog
from companion_gui.link import SessionLink
from companion_gui.palette import Palette
from companion_gui.qt import QAction, QWidget
from companion_gui.score_sheet import ScoreSheet
from companion_gui.signature import Signature
from companion_gui.start.source_page import CAMERA
from companion_gui.start.table_page import BY_HAND
from companion_gui.start.window import StartWindow
from companion_gui.still import StillSession
from companion_gui.table.claim import ClaimDialog
from companion_gui.table.signing import SignDialog
from companion_gui.table.window import TableWindow
from euchre.cards import Card
from euchre.laws import LawProfile
from euchre.seats import Seat
from tracker.snapshot import TableSnapshot
from tracker.table import TableSession

Opener = Callable[[TableSession, Appearance], QWidget]


@dataclass(frozen=True, slots=True)
class Exhibit:
    """A window to be shown.

    Attributes:
        name: of the picture's file.
        open: makes the window on a session.
        moment: what the session shows.
        ready: whether what arrives later has arrived.
        resized: whether it fills the size asked for; dialogs keep their own.
    """

    name: str
    open: Callable[[TableSession, Appearance], QWidget]
    moment: TableSnapshot
    ready: Callable[[QWidget], bool] = lambda _: True
    resized: bool = True


def exhibits(laws: tuple[LawProfile, ...] = ()) -> tuple[Exhibit, ...]:
    """All of them; the start window only with laws to choose from."""
    return (
        *(_start_exhibits(laws) if laws else ()),
        *(_law_exhibits(laws[0]) if laws else ()),
        *(Exhibit(f"table-{name}", _table, moment, _table_ready) for name, moment in MOMENTS.items()),
        Exhibit("table-explained", _explained, PLAYING),
        Exhibit("director-finding", _director_finding, DIRECTED, _director_ready),
        Exhibit("director-table", _director, DIRECTED),
        Exhibit("director-locked", _locked, DIRECTED),
        Exhibit("correct", _correct, DIRECTED, resized=False),
        Exhibit("set-score", _score, DIRECTED, resized=False),
        Exhibit("finding", _finding, BETWEEN, _finding_ready, resized=False),
        Exhibit("rule-otherwise", _otherwise, BETWEEN, resized=False),
        Exhibit("palette", _palette, ASKING, resized=False),
        Exhibit("sign", _sign, OVER, resized=False),
        Exhibit("claim", _claim, BETWEEN, resized=False),
        Exhibit("card-picker", _picker, ASKING, resized=False),
    )


def _law_exhibits(laws: LawProfile) -> tuple[Exhibit, ...]:
    def history(session: TableSession, appearance: Appearance) -> QWidget:
        link = SessionLink(StillSession(BETWEEN, played=played_hands(laws)))
        window = HistoryWindow(link, appearance)
        link.setParent(window)
        return window

    def in_force(session: TableSession, appearance: Appearance) -> QWidget:
        return LawsDialog(laws, appearance)

    return (
        Exhibit("history", history, BETWEEN, _history_ready),
        Exhibit("laws", in_force, BETWEEN, resized=False),
    )


def _history_ready(window: QWidget) -> bool:
    return isinstance(window, HistoryWindow) and window.hands.rowCount() > 0


def _start_exhibits(laws: tuple[LawProfile, ...]) -> tuple[Exhibit, ...]:
    names = ("camera", "table", "players", "laws")
    return tuple(
        Exhibit(f"start-{step + 1}-{name}", _start(laws, step), WAITING, _start_ready)
        for step, name in enumerate(names)
    )


def _start(laws: tuple[LawProfile, ...], step: int) -> Opener:
    def open_(session: TableSession, appearance: Appearance) -> QWidget:
        window = StartWindow(GalleryHost(laws, CardPictures()), appearance)
        window.source.choose(CAMERA)
        for seat, name in PLAYERS.items():
            window.players.names[seat].setText(name)
        window.table.choose(BY_HAND)
        window.go_to(step)
        return window

    return open_


def _start_ready(window: QWidget) -> bool:
    """Once the cameras are found, take a look through the first."""
    if not isinstance(window, StartWindow):
        return False
    source = window.source
    if source.cameras.count() and source.picture.corners() is None and source.look_button.isEnabled():
        source.look()
    return source.picture.corners() is not None


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


def _otherwise(session: TableSession, appearance: Appearance) -> QWidget:
    return OtherwiseDialog(BETWEEN, appearance)


def _picker(session: TableSession, appearance: Appearance) -> QWidget:
    return CardPicker(ASKING.questions[0].text, appearance, CardPictures())


def _director(session: TableSession, appearance: Appearance) -> QWidget:
    return DirectorWindow(session, appearance, "Table 3")


def _locked(session: TableSession, appearance: Appearance) -> QWidget:
    return DirectorWindow(session, appearance, "Table 3", check_pin=lambda _: None)


def _director_finding(session: TableSession, appearance: Appearance) -> QWidget:
    window = DirectorWindow(session, appearance, "Table 3")
    window.open_finding(REVOKE)
    return window


def _director_ready(window: QWidget) -> bool:
    return (
        isinstance(window, DirectorWindow)
        and window.queue.rowCount() > 0
        and len(window.finding.evidence.sightings) == len(REVOKE.evidence)
    )


def _correct(session: TableSession, appearance: Appearance) -> QWidget:
    link = SessionLink(session)
    row = next(row for row in log_rows(session.events()) if row.event.data.get("card") == "9C")
    dialog = CorrectDialog(row, link, appearance, CardPictures())
    dialog.set_card(Card.parse("9D"))
    link.setParent(dialog)
    return dialog


def _score(session: TableSession, appearance: Appearance) -> QWidget:
    link = SessionLink(session)
    dialog = ScoreDialog(link, appearance)
    link.setParent(dialog)
    return dialog


def _palette(session: TableSession, appearance: Appearance) -> QWidget:
    commands = ("Undo: North names spades", "Claim a revoke", "Hands played", "Laws in force", "Full screen")
    dialog = Palette((), appearance)
    dialog.offer(tuple(QAction(name, dialog) for name in commands))
    return dialog


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
