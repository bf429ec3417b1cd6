"""A hand card by card: the table as it was when each card lay, to be stepped through and enlarged."""

from __future__ import annotations

from companion_gui.appearance import Appearance
from companion_gui.finding.evidence import SightingPictures, read_pictures
from companion_gui.finding.zoom import ZoomPicture
from companion_gui.history.hands import HandRow
from companion_gui.history.library import Played
from companion_gui.link import SessionLink
from companion_gui.panel import Words
from companion_gui.phrases import in_words
from companion_gui.qt import QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget, Signal
from companion_gui.typography import Type
from tracker.snapshot import PlayedCard


class Replay(QWidget):
    """Steps through the cards of one hand in the order they were played.

    Args:
        link: to the session, which keeps the pictures.
        appearance: how it looks.

    Attributes:
        kept: the earlier log that is looked through; None for the session's own.
        picture: the table, or the card where no picture of the table was kept.
        caption: which card it is.

    Signals:
        moved: carries the id of the card looked at; empty for none.
    """

    moved = Signal(str)

    def __init__(self, link: SessionLink, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._link = link
        self.kept: Played | None = None
        self._plays: tuple[PlayedCard, ...] = ()
        self._hand, self._at = 0, -1
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        self.picture = ZoomPicture(appearance)
        whole.addWidget(self.picture, 20)
        self.caption = Words("", Type.STRONG, appearance, wrap=True)
        whole.addWidget(self.caption)
        row = QHBoxLayout()
        self._back = self._tool("◀", "Left", self.tr("Card before"), lambda: self.step(-1))
        self._on = self._tool("▶", "Right", self.tr("Next card"), lambda: self.step(1))
        self._where = Words("", Type.CAPTION, appearance, muted=True)
        self._where.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row.addWidget(self._back)
        row.addWidget(self._on)
        row.addWidget(self._where, 1)
        row.addWidget(self._tool("–", "Ctrl+-", self.tr("Smaller"), self.picture.smaller))
        row.addWidget(self._tool("+", "Ctrl++", self.tr("Larger"), self.picture.larger))
        row.addWidget(self._tool(self.tr("Fit"), "Ctrl+0", self.tr("Fit the picture"), self.picture.fit))
        whole.addLayout(row)
        whole.addStretch()
        self._tell()

    def where(self) -> str:
        """Which card is looked at, in words; empty for none."""
        return self._where.text()

    def look_through(self, kept: Played | None) -> None:
        """Look through another log, None for the session's own; no hand of it is shown yet."""
        self.kept, self._hand = kept, 0

    def show_hand(self, hand: HandRow) -> None:
        """Begin with another hand; the same hand grown keeps the card looked at."""
        same = hand.number == self._hand and 0 <= self._at < len(self._plays)
        looked_at = self._plays[self._at].id if same else None
        self._hand = hand.number
        self._plays = tuple(play for trick in hand.tricks for play in trick.plays if not play.withdrawn)
        ids = [play.id for play in self._plays]
        if looked_at is not None and looked_at in ids:
            self._at = ids.index(looked_at)
        else:
            self._at = -1
            self.picture.show_image(None)
            self.moved.emit("")
        self._tell()

    def look_at(self, play: PlayedCard) -> None:
        """Go to a card."""
        if play in self._plays:
            self._go(self._plays.index(play))

    def step(self, by: int) -> None:
        """Go to another card."""
        if self._plays:
            self._go(min(max(self._at + by, 0), len(self._plays) - 1))

    def _go(self, number: int) -> None:
        self._at = number
        play = self._plays[number]
        self.moved.emit(play.id)
        self._tell("…")

        def arrived(found: tuple[SightingPictures, ...]) -> None:
            if 0 <= self._at < len(self._plays) and self._plays[self._at].id == play.id:
                self._show(found[0] if found else None)

        kept = self.kept
        self._link.perform(
            self.tr("Picture"),
            lambda session: read_pictures((kept or session).sightings((play.id,))),
            arrived,
        )

    def _show(self, found: SightingPictures | None) -> None:
        frames = () if found is None else found.frames
        image = frames[len(frames) // 2] if frames else None if found is None else found.crop
        self.picture.show_image(image)
        words = self.tr("No picture was kept.") if found is None or image is None else in_words(found.label)
        self._tell(words)

    def _tell(self, caption: str | None = None) -> None:
        count = len(self._plays)
        self.caption.setText(caption or self.tr("Click a card, or step through the hand."))
        place = self.tr("Card {number} of {count}").format(number=self._at + 1, count=count)
        self._where.setText(place if self._at >= 0 else "")
        self._back.setEnabled(self._at > 0)
        self._on.setEnabled(self._at + 1 < count)

    def _tool(self, text: str, key: str, name: str, run: object) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setShortcut(key)
        button.setToolTip(f"{name} ({key})")
        button.setAccessibleName(name)
        button.clicked.connect(run)
        return button
