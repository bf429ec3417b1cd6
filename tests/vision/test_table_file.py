from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from vision.calibration import South, TablePlane, TableSetup
from vision.errors import TableFileError
from vision.layout import Layout
from vision.table_file import read_table, table_text, write_table

CORNERS = [(100.0, 60.0), (1150.0, 40.0), (1240.0, 700.0), (30.0, 690.0)]
SETUP = TableSetup(
    plane=TablePlane.from_corners(CORNERS, 900, 800),
    size=(1280, 720),
    south=South.LEFT,
    layout=Layout(
        (450, 400), (180, 170), (200.0, -80.0, 330.0, 60.5), ((-400, -300, -250, -100), (0, 0, 9, 9))
    ),
    mirrored=True,
    reference="table.png",
    origin="corners",
)


@pytest.mark.parametrize("setup", [SETUP, TableSetup(SETUP.plane, (640, 480))])
def test_what_is_written_is_read_again(tmp_path: Path, setup: TableSetup) -> None:
    path = tmp_path / "table.toml"
    write_table(path, setup)
    again = read_table(path)
    assert again.plane.px([[0, 0], [300, -200]]) == pytest.approx(
        setup.plane.px([[0, 0], [300, -200]]), abs=1e-3
    )
    assert (again.size, again.south, again.layout) == (setup.size, setup.south, setup.layout)
    assert (again.mirrored, again.reference, again.origin) == (setup.mirrored, setup.reference, setup.origin)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("version = 1", "version = 7", "version 7"),
        ("[plane]", "[plain]", "'plane' is missing"),
        ("size = [1280, 720]", "size = [1280]", "size must be 2 numbers"),
        ("size = [1280, 720]", 'size = ["a", 3]', "size must be 2 numbers"),
        ('south = "left"', 'south = "up"', "'up'"),
        ("kitty = [200, -80, 330, 60.5]", "kitty = [300, -80, 200, 60]", r"layout\.kitty"),
        ("version = 1", "version = ", "not a table file"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused_in_one_line(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    text = table_text(SETUP)
    assert old in text
    path = tmp_path / "table.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(TableFileError, match=reason) as refusal:
        read_table(path)
    assert "table.toml" in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_missing_file_and_an_unwritable_place_are_named(tmp_path: Path) -> None:
    with pytest.raises(TableFileError, match=r"none\.toml"):
        read_table(tmp_path / "none.toml")
    with pytest.raises(TableFileError, match="nowhere"):
        write_table(tmp_path / "nowhere" / "table.toml", SETUP)


def test_numbers_survive_the_text() -> None:
    assert np.isfinite(SETUP.plane.to_mm).all()
    assert "to_mm" in table_text(SETUP)
