"""What can go wrong between a source and its table events. Every message is one line a user can act on."""

from __future__ import annotations


class VisionError(Exception):
    """Root of everything this package raises on purpose."""


class SourceError(VisionError):
    """A source of pictures cannot be used; the message names it and says why, never with its password."""


class CalibrationError(VisionError):
    """The table plane cannot be found from what was given."""


class TableFileError(VisionError):
    """A table file cannot be read; the message names the file and the entry."""


class DeckProfileError(VisionError):
    """A deck profile cannot be read or written; the message names the file."""
