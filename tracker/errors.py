"""What can go wrong in a session, each in one clear line."""

from __future__ import annotations


class TrackerError(Exception):
    """Root of all errors of this package; its text is fit to be shown."""


class SessionError(TrackerError):
    """What was asked of the session makes no sense now."""


class StoreError(TrackerError):
    """A log cannot be opened, read or written."""


class CallsFileError(TrackerError):
    """A calls file cannot be used."""
