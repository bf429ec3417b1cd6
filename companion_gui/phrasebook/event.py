"""What stands on an event's public screen, as `companion.event.board` says it."""

from __future__ import annotations

from companion_gui.language import QT_TRANSLATE_NOOP

EVENT: tuple[str, ...] = (
    QT_TRANSLATE_NOOP("Phrases", "Pairings"),
    QT_TRANSLATE_NOOP("Phrases", "Table"),
    QT_TRANSLATE_NOOP("Phrases", "North and South"),
    QT_TRANSLATE_NOOP("Phrases", "East and West"),
    QT_TRANSLATE_NOOP("Phrases", "Result"),
    QT_TRANSLATE_NOOP("Phrases", "Standings, provisional"),
    QT_TRANSLATE_NOOP("Phrases", "Standings"),
    QT_TRANSLATE_NOOP("Phrases", "Team"),
    QT_TRANSLATE_NOOP("Phrases", "Match points"),
    QT_TRANSLATE_NOOP("Phrases", "Won-tied-lost"),
    QT_TRANSLATE_NOOP("Phrases", "Difference"),
    QT_TRANSLATE_NOOP("Phrases", "Playoff"),
    QT_TRANSLATE_NOOP("Phrases", "bye"),
    QT_TRANSLATE_NOOP("Phrases", "starts in"),
    QT_TRANSLATE_NOOP("Phrases", "to your tables"),
    QT_TRANSLATE_NOOP("Phrases", "time left"),
    QT_TRANSLATE_NOOP("Phrases", "time is over"),
    QT_TRANSLATE_NOOP("Phrases", "{stage}, {state}"),
    QT_TRANSLATE_NOOP("Phrases", "round {number} of {n}"),
    QT_TRANSLATE_NOOP("Phrases", "final"),
    QT_TRANSLATE_NOOP("Phrases", "semifinals"),
    QT_TRANSLATE_NOOP("Phrases", "quarterfinals"),
    QT_TRANSLATE_NOOP("Phrases", "playoff, {number} tables"),
    QT_TRANSLATE_NOOP("Phrases", "posted"),
    QT_TRANSLATE_NOOP("Phrases", "playing"),
    QT_TRANSLATE_NOOP("Phrases", "all sheets signed"),
    QT_TRANSLATE_NOOP("Phrases", "closed"),
    QT_TRANSLATE_NOOP("Phrases", "winner: {team}"),
    QT_TRANSLATE_NOOP("Phrases", "{team} forfeited"),
    QT_TRANSLATE_NOOP("Phrases", "no word from the event since {at}"),
    QT_TRANSLATE_NOOP("Phrases", "{number} teams"),
)
"""Headings, the clock, and how far the event is."""
