"""`doctor`: tell what works here, and what to do about what does not."""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from companion.main import version
from companion.system_libraries import advice, missing_packages

_PACKAGES = (
    "numpy",
    "opencv-python",
    "onnxruntime",
    "pillow",
    "pi-heif",
    "PySide6-Essentials",
    "SQLAlchemy",
    "msgspec",
    "networkx",
)
_EXTRAS = {
    "synth": ("av", "resvg-py"),
    "train": ("torch", "ultralytics", "onnx"),
    "postgres": ("psycopg", "alembic", "argon2-cffi"),
    "openvino": ("openvino",),
}


@dataclass(frozen=True, slots=True)
class Check:
    """One thing looked at.

    Attributes:
        name: what.
        ok: whether it works; None where it is optional and absent.
        detail: what was found, or what to do.
    """

    name: str
    ok: bool | None
    detail: str


def add(subparsers: Any) -> None:
    """Declare the command's options."""
    parser = subparsers.add_parser(
        "doctor",
        help="tell what works here",
        description="Tell what works here: system libraries, packages, networks, display, cameras, store.",
    )
    parser.add_argument("--json", action="store_true", help="one object a line")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Look at everything.

    Returns:
        0, or 2 if something that is needed does not work.
    """
    status = 0
    for check in checks():
        if check.ok is False:
            status = 2
        if args.json:
            print(json.dumps(asdict(check), ensure_ascii=False), flush=True)
        else:
            mark = {True: "ok", False: "NO", None: "--"}[check.ok]
            print(f"{mark}  {check.name:<20}{check.detail}", flush=True)
    return status


def checks() -> Iterator[Check]:
    """Every check, made one after the other; none raises."""
    yield Check("program", True, f"euchre-companion {version()} in {Path(__file__).resolve().parents[2]}")
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    yield Check("python", sys.version_info >= (3, 11), f"{platform.python_version()} on {system}")
    missing = missing_packages(display=_has_display())
    yield Check(
        "libraries", not missing, advice(missing) if missing else "all that Qt and OpenCV load are here"
    )
    for name in _PACKAGES:
        yield _package(name)
    for extra, names in _EXTRAS.items():
        absent = [name for name in names if not _version(name)]
        hint = f"not installed (pip install 'euchre-companion[{extra}]'); {_PURPOSE[extra]}"
        yield Check(f"extra {extra}", None if absent else True, hint if absent else _PURPOSE[extra])
    yield _guarded("networks", _networks)
    yield _guarded("runtimes", _runtimes)
    yield _guarded("sample", _sample)
    yield _guarded("window", _window)
    yield _guarded("store", _store)
    yield _guarded("cameras", _cameras)


_PURPOSE = {
    "synth": "renders scenes and clips",
    "train": "makes weights",
    "postgres": "keeps many tables' logs in one database",
    "openvino": "another runtime for the networks",
}


def _guarded(name: str, look: Callable[[], tuple[bool | None, str]]) -> Check:
    try:
        return Check(name, *look())
    except Exception as error:
        # Whatever is broken here is what the doctor is asked to find.
        lines = str(error).strip().splitlines()
        return Check(name, False, lines[0] if lines else type(error).__name__)


def _version(name: str) -> str | None:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return None


def _package(name: str) -> Check:
    found = _version(name)
    return Check(name, found is not None, found or "missing; install euchre-companion again")


def _has_display() -> bool:
    from companion_gui.app import has_display

    return bool(has_display())


def _networks() -> tuple[bool, str]:
    from companion.assets import asset_dir
    from vision.recogniser import load_recogniser

    folder = asset_dir("models")
    load_recogniser(folder)
    return True, f"load from {folder}"


def _runtimes() -> tuple[bool, str]:
    """Every runtime that is here reads one picture; the first is what is used unless another is chosen."""
    from companion.assets import asset_dir
    from vision.recogniser import Settings, load_recogniser
    from vision.runtime import Runtime, is_installed
    from vision.still import read_picture

    picture = read_picture(asset_dir("sample_images") / "trick.jpg")
    here = [runtime for runtime in Runtime if is_installed(runtime)]
    told = [load_recogniser(asset_dir("models"), Settings(runtime=one)).look(picture) for one in here]
    cards = [{str(reading.card) for reading in readings} for readings in told]
    wrong = [one.value for one, read in zip(here, cards, strict=True) if read != cards[0]]
    if wrong:
        return False, f"{', '.join(wrong)} reads the sample picture otherwise than {here[0].value}"
    return True, f"{', '.join(one.value for one in here)} read the sample picture alike"


def _sample() -> tuple[bool, str]:
    from companion.sample import sample_clip

    clip = sample_clip()
    return True, f"{clip.video.name}, {clip.video.stat().st_size / 1e6:.1f} MB"


def _window() -> tuple[bool | None, str]:
    from companion_gui.app import application, has_display

    application()
    return (True, "windows can be shown") if has_display() else (None, "no display here: use --headless")


def _store() -> tuple[bool, str]:
    from companion.live import data_dir
    from tracker.store import Store

    folder = data_dir()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as place, Store(str(Path(place) / "try.sqlite")) as store:
        store.origins()
    return True, f"logs go to {folder}"


def _cameras() -> tuple[bool | None, str]:
    """Cameras are only named, never started: another program may be using one."""
    from vision.cameras import list_cameras

    found = list_cameras()
    if not found:
        return None, "none found; a phone's stream or a file works as well"
    closed = [f"/dev/video{one.index}" for one in found if _is_closed(Path(f"/dev/video{one.index}"))]
    names = ", ".join(f"{one.index} {one.name}" for one in found)
    if closed:
        return (
            False,
            f"{names}; {', '.join(closed)} may not be used by this account: add it to the group `video`",
        )
    return True, names


def _is_closed(device: Path) -> bool:
    """Whether a device is there and may not be used; only Linux has devices as files."""
    return device.exists() and not os.access(device, os.R_OK | os.W_OK)
