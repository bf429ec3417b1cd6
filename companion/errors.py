"""What a command tells its user in one line instead of a trace."""

from __future__ import annotations


class CompanionError(Exception):
    """Root of the program's own errors; the text names the input and the reason."""


class UsageError(CompanionError):
    """Wrong options, laws or set-up: exit status 2."""


class InputError(CompanionError):
    """An input that cannot be used: exit status 1."""
