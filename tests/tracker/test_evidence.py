"""Evidence shows the table alone, stays within its bounds, and goes when its time is over."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

from tracker.evidence import Evidence, EvidenceSettings
from tracker.retention import DAY_S, Retention, tidy
from vision.cv import cv2
from vision.reading import Image

ROOM, TABLE = 200, 90
"""Grey levels of the room, which nobody may see, and of the table."""


def scene() -> tuple[Image, np.ndarray]:
    """A picture of a table in a room, and where the table is, as a camera from the side sees it."""
    image = np.full((180, 320, 3), ROOM, np.uint8)
    quad = np.array([[100, 60], [220, 60], [280, 170], [40, 170]])
    cv2.fillPoly(image, [quad], (TABLE, TABLE, TABLE))
    is_table = (image[..., 0] == TABLE).reshape(90, 2, 160, 2)
    return image, is_table.all(axis=(1, 3))


def pictures(folder: Path) -> list[Image]:
    return [cv2.imread(str(path)) for path in sorted(folder.glob("t*.jpg"))]


def test_what_lies_beyond_the_table_is_never_kept(tmp_path: Path) -> None:
    image, area = scene()
    evidence = Evidence(tmp_path / "kept")
    for n in range(8):
        evidence.see(image, n * 0.25, area)
    evidence.keep("e1", (), 1.0)
    evidence.save_recent(tmp_path / "recent")
    for folder in ("kept", "recent"):
        found = pictures(tmp_path / folder)
        assert len(found) >= 5
        for picture in found:
            assert picture.shape[:2] == pytest.approx((111, 241), abs=3), "cut to the table"
            assert picture.max() < (ROOM + TABLE) / 2, "the room shows"
            assert (picture > TABLE - 15).mean() > 0.6, "the table does not"


def test_while_the_table_is_not_known_nothing_is_kept(tmp_path: Path) -> None:
    image, area = scene()
    evidence = Evidence(tmp_path / "kept")
    evidence.see(image, 0.0, None)
    evidence.see(image, 1.0, np.zeros_like(area))
    evidence.keep("e1", (), 1.0)
    assert evidence.save_recent(tmp_path / "recent") == ()
    assert not (tmp_path / "kept").exists()


def test_a_turned_phone_s_picture_is_cut_by_its_own_area(tmp_path: Path) -> None:
    image, area = scene()
    evidence = Evidence(tmp_path)
    evidence.see(image, 0.0, area)
    upright, turned = np.ascontiguousarray(np.rot90(image)), np.ascontiguousarray(np.rot90(area))
    evidence.see(upright, 1.0, turned)
    first, second = (cv2.imread(str(path)).shape for path in evidence.save_recent(tmp_path / "recent"))
    assert (first[0], first[1]) == pytest.approx((second[1], second[0]), abs=2)


def test_the_folder_stays_within_its_bound_and_the_newest_are_kept(tmp_path: Path) -> None:
    chance = np.random.default_rng(1)
    _, area = scene()
    evidence = Evidence(tmp_path, EvidenceSettings(every=0.1, max_bytes=200_000))
    for n in range(120):
        evidence.see(chance.integers(0, 255, (180, 320, 3), np.uint8), n * 0.25, np.ones_like(area))
        evidence.keep(f"e{n}", (), n * 0.25)
    files = sorted(tmp_path.glob("*.jpg"))
    assert sum(path.stat().st_size for path in files) < 200_000 * 1.15
    assert len(files) > 4
    assert evidence.frames_around(119 * 0.25)


def kept(place: Path, log: str, ages: dict[str, float], size: int = 1000) -> None:
    """Pictures of a log, so many days old."""
    folder = place / f"{log}.evidence"
    folder.mkdir(parents=True)
    for name, days in ages.items():
        (folder / name).write_bytes(bytes(size))
        os.utime(folder / name, (1e9 - days * DAY_S, 1e9 - days * DAY_S))


@pytest.mark.parametrize(
    ("retention", "left"),
    [
        (Retention(30, 1), {"a.evidence/new.jpg", "b.evidence/week.jpg"}),
        (Retention(400, 1), {"a.evidence/new.jpg", "a.evidence/year.jpg", "b.evidence/week.jpg"}),
        (Retention(400, 0.0021), {"a.evidence/new.jpg", "b.evidence/week.jpg"}),
        (Retention(400, 0.0005), set()),
        (Retention(0, 1), set()),
        (Retention(30, 0), set()),
    ],
)
def test_pictures_go_by_age_and_by_room_over_all_logs(
    retention: Retention, left: set[str], tmp_path: Path
) -> None:
    kept(tmp_path, "a", {"new.jpg": 1, "year.jpg": 365})
    kept(tmp_path, "b", {"week.jpg": 7})
    (tmp_path / "a.sqlite").write_bytes(b"a log")
    gone = tidy(tmp_path, retention, 1e9)
    assert {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.jpg")} == left
    assert gone == 3 - len(left)
    assert (tmp_path / "a.sqlite").exists()
    assert {path.name for path in tmp_path.glob("*.evidence")} == {name.split("/")[0] for name in left}
