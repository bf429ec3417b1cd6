"""Colours: three themes as data, the contrast rule they keep, and how Qt gets them.

Fusion with our own palette looks the same on every system; the platform's colour-scheme hint is only a hint
and is not relied on. Cards and suit chips are white in every theme, so a suit never changes its ink; a suit
is always told by shape and letter, colour comes on top.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from companion_gui.qt import QColor, QPalette, Qt
from euchre.cards import Suit


class ThemeName(Enum):
    """The themes a person may choose from."""

    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


@dataclass(frozen=True, slots=True)
class Theme:
    """One theme: colours as `#rrggbb`, named by their job.

    Attributes:
        name: which of the three.
        window: behind everything.
        surface: panels on the window.
        raised: fields, buttons and rows on a panel.
        line: hairlines and borders.
        ink: text.
        muted: text of second rank.
        accent: what can be pressed next, links, focus.
        on_accent: text on `accent`.
        accent_soft: selected rows.
        felt: the table in the light of the lamp.
        felt_deep: the table at its edge.
        felt_line: lines drawn on the table.
        rim: the rail around the table.
        on_felt: text on the table.
        plate: name plates on the table.
        on_plate: text on a name plate.
        turn: whose turn it is.
        on_turn: text on `turn`.
        good: ground of a good report.
        on_good: text on it.
        warn: ground of something to look at.
        on_warn: text on it.
        alert: ground of something wrong.
        on_alert: text on it.
    """

    name: ThemeName
    window: str
    surface: str
    raised: str
    line: str
    ink: str
    muted: str
    accent: str
    on_accent: str
    accent_soft: str
    felt: str
    felt_deep: str
    felt_line: str
    rim: str
    on_felt: str
    plate: str
    on_plate: str
    turn: str
    on_turn: str
    good: str
    on_good: str
    warn: str
    on_warn: str
    alert: str
    on_alert: str

    def pairs(self) -> tuple[tuple[str, str, str], ...]:
        """Every text colour with the ground it stands on, and what it is for."""
        return (
            ("text on the window", self.ink, self.window),
            ("text on a panel", self.ink, self.surface),
            ("text on a field", self.ink, self.raised),
            ("second text on the window", self.muted, self.window),
            ("second text on a panel", self.muted, self.surface),
            ("second text on a field", self.muted, self.raised),
            ("links on a panel", self.accent, self.surface),
            ("text on the accent", self.on_accent, self.accent),
            ("text on a selected row", self.ink, self.accent_soft),
            ("text on the felt", self.on_felt, self.felt),
            ("text on the felt's edge", self.on_felt, self.felt_deep),
            ("text on a name plate", self.on_plate, self.plate),
            ("text on the turn mark", self.on_turn, self.turn),
            ("good", self.on_good, self.good),
            ("warning", self.on_warn, self.warn),
            ("alert", self.on_alert, self.alert),
        )


LIGHT = Theme(
    name=ThemeName.LIGHT,
    window="#e9ede7",
    surface="#fbfcfa",
    raised="#f1f4ef",
    line="#cbd4cb",
    ink="#142019",
    muted="#4b5a51",
    accent="#14653e",
    on_accent="#ffffff",
    accent_soft="#d8eadf",
    felt="#2f7755",
    felt_deep="#1d563b",
    felt_line="#5f9c7e",
    rim="#143c29",
    on_felt="#ffffff",
    plate="#123825",
    on_plate="#ffffff",
    turn="#f4c95d",
    on_turn="#241a00",
    good="#d8eadf",
    on_good="#0f5132",
    warn="#fdecc2",
    on_warn="#5c3d00",
    alert="#fbdcd8",
    on_alert="#86160e",
)

DARK = Theme(
    name=ThemeName.DARK,
    window="#0e1411",
    surface="#171f1a",
    raised="#212b25",
    line="#37453d",
    ink="#eef4f0",
    muted="#a9b9af",
    accent="#66cd96",
    on_accent="#04210f",
    accent_soft="#234234",
    felt="#205a40",
    felt_deep="#113424",
    felt_line="#3b7a5b",
    rim="#081a11",
    on_felt="#f3faf6",
    plate="#0a1f15",
    on_plate="#f3faf6",
    turn="#f4c95d",
    on_turn="#241a00",
    good="#1d3b2c",
    on_good="#a5e5c2",
    warn="#42330e",
    on_warn="#ffdc8a",
    alert="#4d1d19",
    on_alert="#ffc0b8",
)

CONTRAST = Theme(
    name=ThemeName.CONTRAST,
    window="#000000",
    surface="#000000",
    raised="#000000",
    line="#ffffff",
    ink="#ffffff",
    muted="#ffffff",
    accent="#ffe600",
    on_accent="#000000",
    accent_soft="#1b3a6b",
    felt="#000000",
    felt_deep="#000000",
    felt_line="#ffffff",
    rim="#ffffff",
    on_felt="#ffffff",
    plate="#000000",
    on_plate="#ffffff",
    turn="#ffe600",
    on_turn="#000000",
    good="#000000",
    on_good="#7dff9b",
    warn="#000000",
    on_warn="#ffe600",
    alert="#000000",
    on_alert="#ff9a8f",
)

THEMES: dict[ThemeName, Theme] = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}

PAPER = "#ffffff"
"""Ground of cards and suit chips."""

_TWO_COLOURS = {
    Suit.CLUBS: "#16191b",
    Suit.DIAMONDS: "#b8121f",
    Suit.HEARTS: "#b8121f",
    Suit.SPADES: "#16191b",
}
_FOUR_COLOURS = {
    Suit.CLUBS: "#0b6b2e",
    Suit.DIAMONDS: "#0b4fb0",
    Suit.HEARTS: "#b8121f",
    Suit.SPADES: "#16191b",
}


def suit_ink(suit: Suit, four_colours: bool) -> str:
    """The ink of a suit on paper, in a two- or four-colour deck."""
    return (_FOUR_COLOURS if four_colours else _TWO_COLOURS)[suit]


def luminance(colour: str) -> float:
    """Relative luminance of `#rrggbb`, 0..1, as WCAG 2 defines it."""
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours, 1..21; text here keeps at least 4.5."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def palette(theme: Theme) -> QPalette:
    """The theme as a Qt palette."""
    out = QPalette()
    role = QPalette.ColorRole
    for which, colour in (
        (role.Window, theme.window),
        (role.WindowText, theme.ink),
        (role.Base, theme.surface),
        (role.AlternateBase, theme.raised),
        (role.Text, theme.ink),
        (role.Button, theme.raised),
        (role.ButtonText, theme.ink),
        (role.BrightText, theme.on_alert),
        (role.Highlight, theme.accent),
        (role.HighlightedText, theme.on_accent),
        (role.ToolTipBase, theme.surface),
        (role.ToolTipText, theme.ink),
        (role.PlaceholderText, theme.muted),
        (role.Link, theme.accent),
        (role.LinkVisited, theme.accent),
        (role.Light, theme.raised),
        (role.Mid, theme.line),
        (role.Dark, theme.line),
        (role.Shadow, theme.rim),
        (role.Accent, theme.accent),
    ):
        out.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        out.setColor(QPalette.ColorGroup.Disabled, which, QColor(theme.muted))
    return out


def scheme_hint(theme: Theme) -> Qt.ColorScheme:
    """What to tell the platform about title bars and menus of its own."""
    return Qt.ColorScheme.Light if theme.name is ThemeName.LIGHT else Qt.ColorScheme.Dark
