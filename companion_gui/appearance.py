"""How the windows look to this person, and how a running application takes it on."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion_gui.qt import QApplication, QFont, QObject, QSettings, QStyleFactory, Signal
from companion_gui.stylesheet import sheet
from companion_gui.theme import THEMES, Theme, ThemeName, palette, scheme_hint, suit_ink
from companion_gui.typography import Type, font, load_fonts
from euchre.cards import Suit


@dataclass(frozen=True, slots=True)
class Look:
    """What a person chose.

    Attributes:
        theme: colours of the windows.
        scale: text size, 1 = normal.
        four_colours: diamonds blue and clubs green instead of two red and two black suits.
        zoom: how much larger everything is because the window is large; not chosen, follows from its size.
    """

    theme: Theme = THEMES[ThemeName.LIGHT]
    scale: float = 1.0
    four_colours: bool = False
    zoom: float = 1.0

    def font(self, step: Type, pixels: float | None = None) -> QFont:
        """A font at this person's text size."""
        return font(step, self.scale * self.zoom, pixels)

    def px(self, pixels: float) -> int:
        """A length that grows with the text."""
        return round(pixels * self.scale * self.zoom)

    def suit_ink(self, suit: Suit) -> str:
        """The ink of a suit on paper."""
        return suit_ink(suit, self.four_colours)


class Appearance(QObject):
    """The look now, told to whoever paints.

    Attributes:
        look: what is in force.

    Signals:
        changed: the look is another one; carries it.
    """

    changed = Signal(object)

    def __init__(self, look: Look | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look = look or Look()

    def apply(self) -> None:
        """Dress the running application."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        load_fonts()
        if app.style().objectName().lower() != "fusion":
            app.setStyle(QStyleFactory.create("Fusion"))
        app.styleHints().setColorScheme(scheme_hint(self.look.theme))
        app.setPalette(palette(self.look.theme))
        app.setFont(self.look.font(Type.BODY))
        app.setStyleSheet(sheet(self.look.theme, self.look.scale))

    def set_look(self, look: Look) -> None:
        """Take on another look and tell everybody."""
        if look != self.look:
            self.look = look
            self.apply()
            self.changed.emit(look)

    def set_theme(self, name: ThemeName) -> None:
        """Change colours only."""
        self.set_look(replace(self.look, theme=THEMES[name]))

    def set_scale(self, scale: float) -> None:
        """Change the text size only; kept between 0.8 and 2."""
        self.set_look(replace(self.look, scale=min(2.0, max(0.8, round(scale, 2)))))

    def set_four_colours(self, on: bool) -> None:
        """Change suit colours only."""
        self.set_look(replace(self.look, four_colours=on))


class WindowAppearance(Appearance):
    """The look inside one window: the person's own, grown with the window so that it fills a large screen.

    Args:
        shared: the look it follows; changes a person makes go there.
    """

    def __init__(self, shared: Appearance, parent: QObject) -> None:
        super().__init__(shared.look, parent)
        self._shared = shared
        shared.changed.connect(self._follow)

    def zoom_to(self, width: int, height: int) -> None:
        """Fit the window's size: larger than 1280 x 720 grows everything, in steps."""
        zoom = round(min(2.5, max(1.0, min(width / 1280, height / 720))), 1)
        if zoom != self.look.zoom:
            self.look = replace(self.look, zoom=zoom)
            self.changed.emit(self.look)

    def set_look(self, look: Look) -> None:
        """Hand a person's choice to the shared look; this one follows."""
        self._shared.set_look(replace(look, zoom=1.0))

    def _follow(self, look: Look) -> None:
        self.look = replace(look, zoom=self.look.zoom)
        self.changed.emit(self.look)


def load_look(settings: QSettings) -> Look:
    """The look kept from last time; what cannot be understood falls back to the default."""
    plain = Look()
    names = {theme.value: theme for theme in ThemeName}
    name = names.get(str(settings.value("look/theme", "")), plain.theme.name)
    try:
        scale = float(str(settings.value("look/scale", plain.scale)))
    except ValueError:
        scale = plain.scale
    four = str(settings.value("look/four_colours", "false")).lower() == "true"
    return Look(THEMES[name], min(2.0, max(0.8, scale)), four)


def save_look(settings: QSettings, look: Look) -> None:
    """Keep the look for next time."""
    settings.setValue("look/theme", look.theme.name.value)
    settings.setValue("look/scale", look.scale)
    settings.setValue("look/four_colours", "true" if look.four_colours else "false")
