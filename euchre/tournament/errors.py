"""What can go wrong in running an event, each in one clear line."""

from __future__ import annotations

from euchre.errors import EuchreError


class TournamentError(EuchreError):
    """What was asked of the event cannot be done; its text is fit to be shown."""
