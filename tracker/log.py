"""The log's events, as `euchre.log` has them."""

from euchre.log import CALLS_FILE, CAMERA, SESSION_EVENTS, LogEvent, NewEvent

__all__ = ["CALLS_FILE", "CAMERA", "SESSION_EVENTS", "LogEvent", "NewEvent"]
