"""The bar of call keys below the table: who speaks, and what they may say, by one key or one click."""

from __future__ import annotations

from collections.abc import Iterable

from companion_gui.appearance import Appearance
from companion_gui.key_button import KeyButton
from companion_gui.panel import Words
from companion_gui.qt import (
    QAction,
    QFrame,
    QHBoxLayout,
    QKeySequence,
    QShortcut,
    QSizePolicy,
    Qt,
    QWidget,
    Signal,
)
from companion_gui.table.keys import Key, caller, keys
from companion_gui.typography import Type
from companion_gui.words import player, status
from euchre.laws import LawProfile
from euchre.seats import Seat
from tracker.snapshot import Phase, TableSnapshot


class KeyBar(QFrame):
    """Shows the keys of this moment and binds them window-wide.

    Signals:
        pressed: carries the `Key` a person pressed.
    """

    pressed = Signal(object)

    def __init__(self, snapshot: TableSnapshot, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._appearance = appearance
        self._snapshot = snapshot
        self._alone = False
        self._chosen: Seat | None = None
        self._spent: int | None = None
        self._shown: tuple[tuple[str, str, bool], ...] | None = None
        self._bound: list[QShortcut] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(14, 8, 14, 8)
        self._row.setSpacing(8)
        self._who = Words("", Type.LEAD, appearance)
        self._who.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._row.addWidget(self._who, 1)
        self._buttons: list[KeyButton] = []
        self._tools: list[KeyButton] = []
        self._defend = "never"
        self.setAccessibleName(self.tr("Calls"))
        appearance.changed.connect(self._dress)
        self._dress()
        self.show_snapshot(snapshot)

    def offered(self) -> tuple[Key, ...]:
        """The keys shown now."""
        return keys(self._snapshot, self._alone, self._chosen, self._defend)

    def let_defend(self, laws: LawProfile | None) -> None:
        """Offer to defend alone where the laws in force allow it."""
        self._defend = "never" if laws is None else str(laws["defend_alone"])
        self._refresh()

    def offer_tools(self, actions: Iterable[QAction]) -> None:
        """Show the keys of what a scorer can do at any time, while no call is waited for."""
        for action in actions:
            button = KeyButton(action.text(), action.shortcut().toString(), self._appearance, small=True)
            button.clicked.connect(action.trigger)
            self._row.addWidget(button)
            self._tools.append(button)
        self._refresh()

    def show_snapshot(self, snapshot: TableSnapshot) -> None:
        """Show the keys of another moment; a choice of caller or `alone` lasts for one call."""
        if snapshot.hand != self._snapshot.hand or snapshot.turn is not self._snapshot.turn:
            self._alone, self._chosen = False, None
        self._snapshot = snapshot
        self._refresh()

    def toggle_alone(self) -> None:
        """Let the next order or naming be said with `alone`, or not."""
        self._alone = not self._alone
        self._refresh()

    def next_caller(self) -> None:
        """Let the next seat clockwise speak, for a call out of turn."""
        seat = caller(self._snapshot, self._chosen)
        self._chosen = Seat.NORTH if seat is None else seat.next
        self._refresh()

    def _dress(self) -> None:
        """Keep one height, with keys or without, so that the table never jumps."""
        self.setMinimumHeight(self._appearance.look.px(48) + 18)

    def release(self) -> None:
        """Let keys count again although nothing changed: what was said was refused."""
        self._spent = None

    def _refresh(self) -> None:
        calling = self._snapshot.phase is Phase.CALLING and self._snapshot.trump is None
        seat = caller(self._snapshot, self._chosen)
        if calling and seat is not None:
            if self._chosen in (None, self._snapshot.turn):
                words = self.tr("{who} to call")
            else:
                words = self.tr("{who} calls out of turn")
            self._who.setText(words.format(who=player(self._snapshot, seat)))
        elif self._snapshot.phase in (Phase.BETWEEN, Phase.GAME_OVER):
            self._who.setText("")  # the felt says it, and the keys need the room
        else:
            self._who.setText(status(self._snapshot))
        offered = self.offered()
        for button in self._tools:
            button.setVisible(self._snapshot.phase is not Phase.CALLING)
        shape = tuple((key.key, key.label, self._alone) for key in offered)
        if shape == self._shown:
            return
        self._shown = shape
        for button in self._buttons:
            self._row.removeWidget(button)
            button.deleteLater()
        for shortcut in self._bound:
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._buttons, self._bound = [], []
        for key in offered:
            self._add(key)
        if calling and offered:
            self._add_switch("A", self.tr("Alone"), self.toggle_alone, self._alone)
            self._add_switch("X", self.tr("Other seat"), self.next_caller, False)

    def _add(self, key: Key) -> None:
        button = KeyButton(key.label, key.key, self._appearance, key.suit, key.main)
        button.setAccessibleName(key.spoken)
        button.clicked.connect(lambda: self._press(key.key))
        self._row.insertWidget(1 + len(self._buttons), button)
        self._buttons.append(button)
        self._bind(key.key, lambda: self._press(key.key))

    def _add_switch(self, key: str, text: str, flip: object, on: bool) -> None:
        button = KeyButton(text, key, self._appearance)
        button.setCheckable(True)
        button.setChecked(on)
        button.clicked.connect(flip)
        self._row.addWidget(button)
        self._buttons.append(button)
        self._bind(key, flip)

    def _bind(self, key: str, run: object) -> None:
        shortcut = QShortcut(QKeySequence(key), self.window())
        shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
        shortcut.activated.connect(run)
        self._bound.append(shortcut)

    def _press(self, key: str) -> None:
        """Say what the key says now, once: before the table has changed, a second press is a slip."""
        found = next((offer for offer in self.offered() if offer.key == key), None)
        if found is not None and self._spent != self._snapshot.version:
            self._spent = self._snapshot.version
            self.pressed.emit(found)
