"""The shapes of ordinary controls: corners, spacing, focus. Colours come from the theme."""

from __future__ import annotations

from pathlib import Path

from companion_gui.theme import Theme, ThemeName

_ICONS = Path(__file__).resolve().parent / "icons"

_SHEET = """
QToolTip {{ color: {ink}; background: {surface}; border: 1px solid {line}; padding: {s4}px; }}
QPushButton, QToolButton {{
  color: {ink}; background: {raised}; border: {edge}px solid {line}; border-radius: {s8}px;
  padding: {s6}px {s12}px; min-height: {s22}px;
}}
QToolButton {{ padding: {s4}px {s10}px; }}
QPushButton:hover, QToolButton:hover {{ border-color: {accent}; }}
QPushButton:pressed, QToolButton:pressed, QPushButton:checked, QToolButton:checked {{
  background: {accent_soft}; border-color: {accent};
}}
QPushButton:focus, QToolButton:focus {{ border: 2px solid {accent}; }}
QPushButton:disabled, QToolButton:disabled {{ color: {muted}; background: {window}; border-color: {line}; }}
QPushButton[role="primary"] {{
  color: {on_accent}; background: {accent}; border-color: {accent}; font-weight: 600;
}}
QPushButton[role="primary"]:hover {{ border-color: {ink}; }}
QPushButton[role="primary"]:focus {{ border: 2px solid {ink}; }}
QPushButton[role="primary"]:disabled {{ color: {muted}; background: {window}; border-color: {line}; }}
QToolButton[role="plain"] {{ background: transparent; border-color: transparent; }}
QToolButton[role="plain"]:hover, QToolButton[role="plain"]:checked {{
  background: {raised}; border-color: {line};
}}
QToolButton[role="plain"]:focus {{ border: 2px solid {accent}; }}
QToolButton::menu-indicator {{ image: none; width: 0; }}
QLineEdit, QPlainTextEdit, QComboBox, QSpinBox {{
  color: {ink}; background: {raised}; border: {edge}px solid {line}; border-radius: {s8}px;
  padding: {s6}px {s10}px; selection-background-color: {accent}; selection-color: {on_accent};
  min-height: {s22}px; placeholder-text-color: {muted};
}}
QLineEdit, QPlainTextEdit {{ placeholder-text-color: {muted}; }}
QSpinBox {{ padding-left: {s12}px; }}
QLineEdit:focus, QPlainTextEdit:focus, QComboBox:focus, QSpinBox:focus {{ border: 2px solid {accent}; }}
QComboBox::drop-down {{ border: none; width: {s28}px; }}
QComboBox::down-arrow {{ image: url({down}); width: {s12}px; height: {s12}px; margin-right: {s10}px; }}
QSpinBox::up-button, QSpinBox::down-button {{ subcontrol-origin: border; width: {s28}px; border: none; }}
QSpinBox::up-button {{ subcontrol-position: top right; }}
QSpinBox::down-button {{ subcontrol-position: bottom right; }}
QSpinBox::up-arrow {{ image: url({up}); width: {s12}px; height: {s12}px; }}
QSpinBox::down-arrow {{ image: url({down}); width: {s12}px; height: {s12}px; }}
QComboBox QAbstractItemView {{
  color: {ink}; background: {surface}; border: 1px solid {line}; padding: {s4}px;
  selection-background-color: {accent_soft}; selection-color: {ink}; outline: none;
}}
QListView[role="menu"]::item {{ padding: {s6}px {s12}px; border-radius: {s6}px; color: {ink}; }}
QListView[role="menu"]::item:selected {{ background: {accent_soft}; color: {ink}; }}
QListView, QTableView, QScrollArea {{ background: transparent; border: none; outline: none; }}
QScrollArea > QWidget > QWidget {{ background: transparent; }}
QHeaderView::section {{
  color: {muted}; background: {surface}; border: none; border-bottom: 1px solid {line};
  padding: {s6}px {s8}px; font-weight: 500;
}}
QTableView {{ gridline-color: transparent; alternate-background-color: {raised}; }}
QTableView::item {{ padding: {s4}px {s8}px; color: {ink}; }}
QTableView::item:selected {{ color: {ink}; background: {accent_soft}; }}
QMenu {{ color: {ink}; background: {surface}; border: 1px solid {line}; padding: {s6}px; }}
QMenu::item {{ padding: {s6}px {s22}px; border-radius: {s4}px; }}
QMenu::item:selected {{ background: {accent_soft}; }}
QMenu::item:disabled {{ color: {muted}; }}
QMenu::separator {{ height: 1px; background: {line}; margin: {s4}px {s8}px; }}
QCheckBox, QRadioButton {{ color: {ink}; spacing: {s8}px; }}
QCheckBox::indicator, QRadioButton::indicator {{
  width: {s14}px; height: {s14}px; border: 2px solid {muted}; background: {surface};
}}
QCheckBox::indicator {{ border-radius: {s4}px; }}
QRadioButton::indicator {{ border-radius: {s9}px; }}
QCheckBox::indicator:hover, QRadioButton::indicator:hover,
QCheckBox::indicator:focus, QRadioButton::indicator:focus {{ border-color: {accent}; }}
QCheckBox::indicator:checked {{ border-color: {accent}; background: {accent}; image: url({tick}); }}
QRadioButton::indicator:checked {{
  border-color: {accent};
  background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
    stop: 0 {accent}, stop: 0.55 {accent}, stop: 0.65 {surface}, stop: 1 {surface});
}}
QCheckBox:disabled, QRadioButton:disabled {{ color: {muted}; }}
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {{
  border-color: {line}; background: {window};
}}
QScrollBar:vertical {{ background: transparent; width: {s10}px; margin: 0; }}
QScrollBar::handle:vertical {{
  background: {line}; border-radius: {s4}px; min-height: {s28}px; margin: 1px;
}}
QScrollBar:horizontal {{ background: transparent; height: {s10}px; margin: 0; }}
QScrollBar::handle:horizontal {{
  background: {line}; border-radius: {s4}px; min-width: {s28}px; margin: 1px;
}}
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
  background: none; border: none; width: 0; height: 0;
}}
QSplitter::handle {{ background: transparent; }}
QTabBar::tab {{
  color: {muted}; background: transparent; padding: {s6}px {s12}px; border: none;
  border-bottom: 2px solid transparent;
}}
QTabBar::tab:selected {{ color: {ink}; border-bottom: 2px solid {accent}; }}
QTabWidget::pane {{ border: none; }}
QFrame[role="panel"] {{
  background: {surface}; border: {panel_edge}px solid {line}; border-radius: {s12}px;
}}
QLabel {{ background: transparent; }}
QLabel[role="muted"] {{ color: {muted}; }}
QSpinBox {{ padding-left: {s12}px; }}
"""


def sheet(theme: Theme, scale: float) -> str:
    """The style sheet of a theme at a text scale."""
    sizes = {f"s{n}": max(1, round(n * scale)) for n in (4, 6, 8, 9, 10, 12, 14, 22, 28)}
    colours = {name: getattr(theme, name) for name in Theme.__dataclass_fields__ if name != "name"}
    icons = {name: (_ICONS / f"chevron-{name}.svg").as_posix() for name in ("up", "down")}
    icons["tick"] = (_ICONS / f"tick-{'white' if theme.name is ThemeName.LIGHT else 'black'}.svg").as_posix()
    edges = {"edge": 1, "panel_edge": 2 if theme.name is ThemeName.CONTRAST else 1}
    return _SHEET.format(**sizes, **colours, **edges, **icons)
