"""What can be wrong with what comes in from outside. A hand itself is never an error."""

from __future__ import annotations


class EuchreError(ValueError):
    """Root of the errors this package raises; the message is one line that names the input and the reason."""


class RecordError(EuchreError):
    """A hand record or log line cannot be read.

    Attributes:
        field: the path of the field at fault, such as `events[3].card`.
    """

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}" if field else reason)
        self.field = field


class LawsError(EuchreError):
    """A law profile cannot be used.

    Attributes:
        line: the line of the file at fault, counted from 1; None where the whole file is meant.
    """

    def __init__(self, name: str, reason: str, line: int | None = None) -> None:
        super().__init__(f"{name}, line {line}: {reason}" if line else f"{name}: {reason}")
        self.line = line
