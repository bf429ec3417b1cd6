"""The table file: a set-up as TOML, written by `calibrate`, read by `watch`, and fit to be edited by hand."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from vision.calibration import South, TablePlane, TableSetup
from vision.errors import CalibrationError, TableFileError
from vision.layout import Layout, Rectangle

FORMAT = 1


def read_table(path: Path) -> TableSetup:
    """Read a table file.

    Raises:
        TableFileError: missing, not TOML, or an entry is absent or makes no sense.
    """
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise TableFileError(f"{path}: cannot be read ({error.strerror or error})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise TableFileError(f"{path}: not a table file ({error})") from None
    try:
        return _setup(data)
    except (KeyError, TypeError, ValueError, CalibrationError) as error:
        reason = f"entry {error} is missing" if isinstance(error, KeyError) else str(error)
        raise TableFileError(f"{path}: {reason}") from None


def write_table(path: Path, setup: TableSetup) -> None:
    """Write a table file, replacing what was there.

    Raises:
        TableFileError: it cannot be written.
    """
    try:
        path.write_text(table_text(setup), encoding="utf-8")
    except OSError as error:
        raise TableFileError(f"{path}: cannot be written ({error.strerror or error})") from None


def table_text(setup: TableSetup) -> str:
    """The set-up as the text of a table file."""
    layout = setup.layout
    lines = [
        "# Euchre Companion: one table and its camera. Pixels belong to pictures of `size`; lengths are",
        "# millimetres from the table's centre, x to the right and y down as South sees it.",
        f"version = {FORMAT}",
        f'origin = "{setup.origin}"',
        f"size = [{setup.size[0]}, {setup.size[1]}]",
        f'south = "{setup.south.value}"',
        f"mirrored = {'true' if setup.mirrored else 'false'}",
    ]
    if setup.reference is not None:
        lines.append(f'reference = "{setup.reference}"')
    matrix = setup.plane.matrix
    lines += ["", "[plane]", "# picture pixels to millimetres, row by row"]
    rows = (", ".join(f"{v:.10g}" for v in matrix[i : i + 3]) for i in (0, 3, 6))
    lines.append("to_mm = [" + ",\n         ".join(rows) + "]")
    lines += [
        "",
        "[layout]",
        f"half_size = {_numbers(layout.half_size)}",
        f"trick = {_numbers(layout.trick)}",
    ]
    if layout.kitty is not None:
        lines.append(f"kitty = {_numbers(layout.kitty)}")
    lines.append("ignored = [" + ", ".join(_numbers(area) for area in layout.ignored) + "]")
    return "\n".join(lines) + "\n"


def _setup(data: dict[str, Any]) -> TableSetup:
    if data.get("version") != FORMAT:
        raise ValueError(f"version {data.get('version')!r} is not {FORMAT}, the one this program reads")
    layout = data.get("layout", {})
    default = Layout()
    kitty = layout.get("kitty")
    width, height = (int(v) for v in _floats(data["size"], 2, "size"))
    return TableSetup(
        plane=TablePlane(_floats(data["plane"]["to_mm"], 9, "plane.to_mm")),
        size=(width, height),
        south=South(data.get("south", "bottom")),
        layout=Layout(
            half_size=_pair(layout.get("half_size", default.half_size), "layout.half_size"),
            trick=_pair(layout.get("trick", default.trick), "layout.trick"),
            kitty=None if kitty is None else _rectangle(kitty, "layout.kitty"),
            ignored=tuple(_rectangle(area, "layout.ignored") for area in layout.get("ignored", [])),
        ),
        mirrored=bool(data.get("mirrored", False)),
        reference=data.get("reference"),
        origin=str(data.get("origin", "corners")),
    )


def _numbers(values: tuple[float, ...]) -> str:
    return "[" + ", ".join(f"{v:g}" for v in values) + "]"


def _floats(value: Any, count: int, name: str) -> tuple[float, ...]:
    if not isinstance(value, list | tuple) or len(value) != count:
        raise ValueError(f"{name} must be {count} numbers")
    if any(isinstance(v, bool) or not isinstance(v, int | float) for v in value):
        raise ValueError(f"{name} must be {count} numbers")
    return tuple(float(v) for v in value)


def _pair(value: Any, name: str) -> tuple[float, float]:
    first, second = _floats(value, 2, name)
    return first, second


def _rectangle(value: Any, name: str) -> Rectangle:
    left, top, right, bottom = _floats(value, 4, name)
    if left >= right or top >= bottom:
        raise ValueError(f"{name} must be left, top, right, bottom with left < right and top < bottom")
    return left, top, right, bottom
