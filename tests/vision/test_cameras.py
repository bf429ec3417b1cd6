"""Cameras by name, whatever number they have got."""

from __future__ import annotations

from pathlib import Path

import pytest

from vision.cameras import Camera, CameraFinder, linux_cameras, list_cameras, named
from vision.errors import SourceError
from vision.readers import opener
from vision.sources import SourceKind, parse_source

DESK, BRIO = Camera(0, "C920 HD", "1-1"), Camera(2, "Logitech BRIO", "1-2")
TWIN = Camera(4, "C920 HD", "1-3")


def plugged(root: Path, *cameras: tuple[int, str, int]) -> Path:
    """A folder as Linux makes it: number, name, and which device of its camera it is."""
    for number, name, which in cameras:
        entry = root / f"video{number}"
        entry.mkdir(parents=True)
        (entry / "name").write_text(f"{name}\n", encoding="utf-8")
        (entry / "index").write_text(f"{which}\n", encoding="utf-8")
        port = root / "ports" / f"1-{number - which}:1.0"
        port.mkdir(parents=True, exist_ok=True)
        (entry / "device").symlink_to(port)
    return root


def test_linux_lists_what_takes_pictures_by_number_with_its_port(tmp_path: Path) -> None:
    root = plugged(tmp_path, (10, "BRIO", 0), (2, "C920", 0), (3, "C920", 1), (9, "codec", 0))
    (root / "video-notes").mkdir()
    takes = {"video2": True, "video3": False, "video9": False, "video10": True}
    found = linux_cameras(root, lambda device: takes[device.name])
    assert found == (Camera(2, "C920", "1-2:1.0"), Camera(10, "BRIO", "1-10:1.0"))


def test_where_a_device_may_not_be_asked_its_camera_s_first_is_taken(tmp_path: Path) -> None:
    root = plugged(tmp_path, (0, "C920", 0), (1, "C920", 1))
    assert [camera.index for camera in linux_cameras(root, lambda _: None)] == [0]
    assert linux_cameras(tmp_path / "nowhere") == ()
    assert all(camera.name for camera in list_cameras())


@pytest.mark.parametrize(
    ("text", "found"),
    [("c920 hd", DESK), ("brio", BRIO), ("Logitech BRIO", BRIO), ("kinect", None)],
)
def test_a_camera_is_named_wholly_or_in_part(text: str, found: Camera | None) -> None:
    assert named(text, (DESK, BRIO)) == found


def test_a_name_that_fits_two_is_not_guessed() -> None:
    with pytest.raises(SourceError, match=r"several cameras.*0 \(C920 HD\), 4 \(C920 HD\)"):
        named("C920", (DESK, BRIO, TWIN))


@pytest.mark.parametrize(("index", "name"), [(0, None), (None, "c920")])
def test_a_camera_pulled_and_put_back_is_found_by_its_name(index: int | None, name: str | None) -> None:
    here = [(DESK, BRIO)]
    finder = CameraFinder(index, name, lambda: here[0])
    assert finder.find() == 0
    here[0] = (BRIO,)
    with pytest.raises(SourceError, match="C920 HD: not plugged in; cameras here: 2 Logitech BRIO"):
        finder.find()
    here[0] = (Camera(0, "Logitech BRIO", "1-2"),)
    with pytest.raises(SourceError, match="not plugged in"):
        finder.find()
    here[0] = (BRIO, Camera(5, "C920 HD", "1-9"))
    assert finder.find() == 5


def test_of_two_called_alike_the_one_at_the_same_port_is_the_same() -> None:
    here = [(DESK, TWIN)]
    finder = CameraFinder(4, None, lambda: here[0])
    assert finder.find() == 4
    here[0] = (Camera(1, "C920 HD", "1-1"), Camera(0, "C920 HD", "1-3"))
    assert finder.find() == 0


def test_a_system_that_tells_nothing_is_asked_by_number() -> None:
    assert CameraFinder(3, None, lambda: ()).find() == 3
    with pytest.raises(SourceError, match="c920: not plugged in; no camera is plugged in"):
        CameraFinder(None, "c920", lambda: ()).find()


def test_a_source_may_be_a_camera_s_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    source = parse_source("brio", lambda: (DESK, BRIO))
    assert (source.kind, source.name, source.index) == (SourceKind.CAMERA, "Logitech BRIO", None)
    with pytest.raises(SourceError, match=r"kinect: no such file, folder, camera.*cameras here: 0 C920 HD"):
        parse_source("kinect", lambda: (DESK,))
    (tmp_path / "brio").write_bytes(b"a file of that name comes first")
    assert parse_source("brio", lambda: (BRIO,)).kind is SourceKind.FILE
    assert parse_source("camera:brio", lambda: ()).camera == "brio"


def test_opening_a_camera_that_is_not_there_says_which_are() -> None:
    open_it = opener(parse_source("camera:kinect"), lambda: (BRIO,))
    with pytest.raises(SourceError, match="kinect: not plugged in; cameras here: 2 Logitech BRIO"):
        open_it()
