"""Table files kept by name among the user's data, one a table."""

from __future__ import annotations

from pathlib import Path

import platformdirs

from companion.errors import UsageError

_ALLOWED = " -_."


def named_table(name: str) -> Path:
    """Where the table of that name is kept; its folder is made.

    Raises:
        UsageError: no file can bear that name, or the folder cannot be made.
    """
    name = name.strip()
    if not name or name.startswith(".") or not all(c.isalnum() or c in _ALLOWED for c in name):
        raise UsageError(f"{name!r}: a table's name is made of letters, digits, spaces, - and _")
    folder = platformdirs.user_data_path("euchre-companion", appauthor=False) / "setups"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"{folder}: cannot be made ({error.strerror or error})") from None
    return folder / f"{name}.toml"


def table_path(text: Path) -> Path:
    """The table file that a person means: a file, or else the name of a kept table."""
    if text.exists() or len(text.parts) > 1 or text.suffix == ".toml":
        return text
    kept = named_table(str(text))
    return kept if kept.exists() else text
