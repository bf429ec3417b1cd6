"""The languages the windows speak: English in the code, the others through Qt's own translators.

What a window says is marked where it stands, by `self.tr` in a Qt class and by `translate` elsewhere;
`companion_gui/translations/` holds what translators wrote (`.ts`) and what Qt reads (`.qm`).
"""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from companion_gui.qt import QCoreApplication, QLibraryInfo, QLocale, QObject, QSettings, QTranslator

FOLDER = Path(__file__).resolve().parent / "translations"
_KEY = "language"


class Language(Enum):
    """What a person may choose; the value is what is kept."""

    SYSTEM = ""
    ENGLISH = "en"
    GERMAN = "de"
    FRENCH = "fr"

    @property
    def own_name(self) -> str:
        """Its name in itself, so that whoever needs it can find it; empty for the system's."""
        return {Language.ENGLISH: "English", Language.GERMAN: "Deutsch", Language.FRENCH: "Français"}.get(
            self, ""
        )


SPOKEN = (Language.ENGLISH, Language.GERMAN, Language.FRENCH)
"""The languages themselves."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a text for translators where it stands, to be translated where it is shown.

    Qt's own of this name does the same, but its type is said to be `object`; `lupdate` looks for the name.
    """
    return text


def translate(context: str, text: str, comment: str = "") -> str:
    """A text of a module that is no Qt class, in the language in force.

    Args:
        context: under which translators find it; the literal is read by `lupdate`.
        text: in English.
        comment: tells equal English texts apart.
    """
    return QCoreApplication.translate(context, text, comment)


def tr(text: str, comment: str, n: int) -> str:
    """A text with a number, outside a Qt class: `lupdate` sees plurals in a call of this name alone.

    Args:
        text: in English; `%n` stands for `n`.
        comment: tells equal English texts apart.
        n: the number that decides the plural.
    """
    return QCoreApplication.translate("", text, comment, n)


def in_force(chosen: Language) -> Language:
    """The language behind a choice: the system's own where that is one of ours, else English."""
    if chosen is not Language.SYSTEM:
        return chosen
    for name in QLocale.system().uiLanguages():
        for language in SPOKEN:
            if name.replace("_", "-").split("-")[0] == language.value:
                return language
    return Language.ENGLISH


class Translators(QObject):
    """The translators a running application has installed; another language replaces them.

    Windows that are open keep the words they were built with; whoever shows them builds them anew.

    Attributes:
        language: the one in force.
    """

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        self._installed: list[QTranslator] = []
        self.language = Language.ENGLISH

    def speak(self, chosen: Language) -> Language:
        """Take on a language; returns the one in force.

        Raises:
            FileNotFoundError: the installation lacks its file.
        """
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed = []
        self.language = in_force(chosen)
        QLocale.setDefault(QLocale(self.language.value))
        code = self.language.value
        self._install(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        if not self._install(f"companion_{code}", str(FOLDER)):
            raise FileNotFoundError(f"{FOLDER / f'companion_{code}.qm'}: missing")
        return self.language

    def _install(self, name: str, folder: str) -> bool:
        translator = QTranslator(self)
        if not translator.load(name, folder):
            return False
        QCoreApplication.installTranslator(translator)
        self._installed.append(translator)
        return True


def speak(chosen: Language) -> Language:
    """Let the running application speak a language; returns the one in force.

    Raises:
        FileNotFoundError: the installation lacks its file.
    """
    app = QCoreApplication.instance()
    assert app is not None
    translators = app.findChild(Translators) or Translators(app)
    return translators.speak(chosen)


def load_language(settings: QSettings) -> Language:
    """The language chosen last time; the system's where none was or it is not known."""
    kept = str(settings.value(_KEY, ""))
    return next((language for language in Language if language.value == kept), Language.SYSTEM)


def save_language(settings: QSettings, chosen: Language) -> None:
    """Keep the language for next time."""
    settings.setValue(_KEY, chosen.value)
