"""Opening an event's store, and letting only its director act."""

from __future__ import annotations

import getpass
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import platformdirs

from companion.errors import UsageError
from tracker.pin import check_pin, has_pin
from tracker.store import Store

STORE_VARIABLE: Final = "EUCHRE_EVENT"
"""Names the event's store where no option does."""

PIN_VARIABLE: Final = "EUCHRE_DIRECTOR_PIN"
"""Holds the PIN where nobody can be asked; never an argument, which everybody on the machine can read."""


def event_url(given: str | None) -> str:
    """The event's store: the option, else the variable, else one file among the user's data.

    Raises:
        UsageError: the folder of the user's data cannot be made.
    """
    named = given or os.environ.get(STORE_VARIABLE)
    if named:
        return named
    folder = Path(platformdirs.user_data_path("euchre-companion", appauthor=False))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"{folder}: cannot be made ({error.strerror or error})") from None
    return str(folder / "event.sqlite")


def ask_pin(words: str) -> str:
    """The PIN from the environment, or typed without being shown.

    Raises:
        UsageError: nobody can be asked.
    """
    from_environment = os.environ.get(PIN_VARIABLE)
    if from_environment is not None:
        return from_environment
    if not sys.stdin.isatty():
        raise UsageError(f"the director's PIN is needed; put it into the variable {PIN_VARIABLE}")
    return getpass.getpass(words)


def as_director(store: Store, ask: Callable[[str], str] = ask_pin) -> None:
    """See that the person may act for the director.

    Raises:
        PinError: the PIN is not the right one.
        StoreError: the login is no director's.
        UsageError: nobody can be asked.
    """
    if has_pin(store):
        check_pin(store, ask("Director's PIN: "))
