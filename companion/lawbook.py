"""Finding law profiles: those shipped inside the package, and a person's own files."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path

from euchre.errors import LawsError
from euchre.laws import LawProfile, parse_laws

SHIPPED = ("mso", "simple", "house", "classic-tourneys")
"""Names of the shipped profiles, in the order they are listed."""

DEFAULT_LAWS = "house"
"""The profile used where neither an option nor a record names one."""


@cache
def shipped_laws(name: str) -> LawProfile:
    """A shipped profile by name.

    Raises:
        LawsError: there is none of that name.
    """
    if name not in SHIPPED:
        raise LawsError(name, f"no such laws; shipped are {', '.join(SHIPPED)}, or give a file (.toml)")
    text = resources.files("euchre.laws").joinpath("profiles", f"{name}.toml").read_text(encoding="utf-8")
    return parse_laws(text, name)


def load_laws(name_or_file: str) -> LawProfile:
    """A profile by its shipped name, or read from a file.

    Raises:
        LawsError: no such name, a file that cannot be read, or one that is not a valid profile.
    """
    if name_or_file in SHIPPED:
        return shipped_laws(name_or_file)
    path = Path(name_or_file)
    if path.suffix != ".toml" and not path.is_file():
        return shipped_laws(name_or_file)
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise LawsError(name_or_file, "not a text file") from None
    except OSError as error:
        raise LawsError(name_or_file, error.strerror or "cannot be read") from None
    return parse_laws(text, name_or_file, shipped_laws)
