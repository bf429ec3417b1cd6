"""Where the shipped files are: inside the installed wheel, or at the root of a checkout."""

from __future__ import annotations

from pathlib import Path

_HERE = Path(__file__).resolve().parent


def asset_dir(name: str) -> Path:
    """The folder `models` or `sample_images`, wherever this installation keeps it.

    Raises:
        FileNotFoundError: the installation lacks it.
    """
    for base in (_HERE / "assets", _HERE.parent):
        if (base / name).is_dir():
            return base / name
    raise FileNotFoundError(f"this installation lacks its folder {name!r}; install euchre-companion again")
