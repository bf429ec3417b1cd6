"""The settings in which law profiles differ, as a table: one row a setting, one column a profile."""

from __future__ import annotations

from typing import Any

from companion_gui.language import translate
from companion_gui.phrases import in_words
from companion_gui.qt import AnyIndex, QAbstractTableModel, QModelIndex, QObject, Qt
from companion_gui.words import sentence
from euchre.laws import SETTINGS, LawProfile, Origin

_ROOT = QModelIndex()
_STAR = " *"


def value_words(value: object) -> str:
    """A setting's value as people read it."""
    if isinstance(value, bool):
        return translate("Laws", "yes") if value else translate("Laws", "no")
    return in_words(str(value).replace("_", " "))


def differing(profiles: tuple[LawProfile, ...]) -> tuple[str, ...]:
    """The names of the settings whose values are not the same in all profiles, in the order of the laws."""
    return tuple(name for name in SETTINGS if len({profile[name] for profile in profiles}) > 1)


class DifferenceModel(QAbstractTableModel):
    """Rows are settings, told by what they decide; a star marks a default where the text is silent."""

    def __init__(
        self,
        profiles: tuple[LawProfile, ...],
        names: tuple[str, ...] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._profiles = profiles
        self._names = differing(profiles) if names is None else names

    def rowCount(self, parent: AnyIndex = _ROOT) -> int:
        """One a setting."""
        return 0 if parent.isValid() else len(self._names)

    def columnCount(self, parent: AnyIndex = _ROOT) -> int:
        """What it decides, then one a profile."""
        return 0 if parent.isValid() else 1 + len(self._profiles)

    def data(self, index: AnyIndex, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """Words, and the note behind a value as its tool tip."""
        if not index.isValid():
            return None
        name = self._names[index.row()]
        if index.column() == 0:
            return (
                sentence(in_words(SETTINGS[name].meaning))
                if role == int(Qt.ItemDataRole.DisplayRole)
                else None
            )
        setting = self._profiles[index.column() - 1].settings[name]
        if role == int(Qt.ItemDataRole.DisplayRole):
            return value_words(setting.value) + ("" if setting.origin is Origin.TEXT else _STAR)
        if role in (int(Qt.ItemDataRole.ToolTipRole), int(Qt.ItemDataRole.AccessibleDescriptionRole)):
            return in_words(setting.note)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = int(Qt.ItemDataRole.DisplayRole)
    ) -> Any:
        """The profiles' names."""
        if orientation is not Qt.Orientation.Horizontal or role != int(Qt.ItemDataRole.DisplayRole):
            return None
        return self.tr("What it decides") if section == 0 else in_words(self._profiles[section - 1].title)
