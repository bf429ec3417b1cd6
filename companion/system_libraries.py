"""Libraries of the operating system that Qt and OpenCV load, and which Debian package brings each.

Runs with nothing but Python's own library, also as a script before anything of ours is installed: it prints
one line with the command to run and exits with 2 when something is missing.
"""

from __future__ import annotations

import ctypes
import os
import sys

ALWAYS = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libX11.so.6": "libx11-6",
    "libxcb.so.1": "libxcb1",
}
"""Needed even where nothing is shown."""

FOR_A_DISPLAY = {
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
}
"""Needed by Qt on an X11 display."""


def missing_packages(display: bool) -> tuple[str, ...]:
    """The Debian packages whose libraries cannot be loaded here; none on other systems than Linux.

    Args:
        display: whether windows are to be shown on an X11 display.
    """
    if not sys.platform.startswith("linux"):
        return ()
    wanted = {**ALWAYS, **FOR_A_DISPLAY} if display else ALWAYS
    return tuple(dict.fromkeys(package for library, package in wanted.items() if not _loads(library)))


def advice(packages: tuple[str, ...]) -> str:
    """One line that says what is missing and how to get it."""
    sudo = "" if hasattr(os, "geteuid") and os.geteuid() == 0 else "sudo "
    command = f"{sudo}apt-get update && {sudo}apt-get install -y {' '.join(packages)}"
    return f"missing system libraries; install them with: {command}"


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def main() -> int:
    """Print the advice if anything is missing; the exit status says whether."""
    missing = missing_packages(display=bool(os.environ.get("DISPLAY")))
    if missing:
        print(f"euchre-companion: {advice(missing)}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
