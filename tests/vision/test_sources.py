from __future__ import annotations

from pathlib import Path

import pytest

from vision.errors import SourceError
from vision.sources import SourceKind, parse_source, pictures_in


@pytest.mark.parametrize(
    ("text", "kind", "is_live"),
    [
        ("0", SourceKind.CAMERA, True),
        (" 2 ", SourceKind.CAMERA, True),
        ("http://phone:8080/video", SourceKind.STREAM, True),
        ("rtsp://10.0.0.7/live", SourceKind.STREAM, True),
    ],
)
def test_live_sources(text: str, kind: SourceKind, is_live: bool) -> None:
    source = parse_source(text)
    assert (source.kind, source.is_live) == (kind, is_live)


def test_files_and_folders(tmp_path: Path) -> None:
    clip = tmp_path / "clip.mp4"
    clip.write_bytes(b"x")
    assert parse_source(str(clip)).kind is SourceKind.FILE
    for name in ("b.PNG", "a.jpg", "notes.txt"):
        (tmp_path / name).write_bytes(b"x")
    (tmp_path / "deeper.png").mkdir()
    assert parse_source(str(tmp_path)).kind is SourceKind.PICTURES
    assert [path.name for path in pictures_in(tmp_path)] == ["a.jpg", "b.PNG"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no source"),
        ("nowhere.mp4", "no such file"),
        ("ftp://host/x", "scheme"),
        ("http:///video", "no host"),
        ("rtsp://user:hunter2@phone/live", "password"),
        ("http://[broken/video", "not a usable address"),
    ],
)
def test_what_cannot_be_used_is_refused_in_one_line_without_its_password(text: str, reason: str) -> None:
    with pytest.raises(SourceError, match=reason) as refusal:
        parse_source(text)
    assert "\n" not in str(refusal.value)
    assert "hunter2" not in str(refusal.value)


@pytest.mark.parametrize("make", [lambda p: p.mkdir(), lambda p: p.write_bytes(b"")])
def test_empty_things_are_refused(tmp_path: Path, make: object) -> None:
    path = tmp_path / "thing"
    make(path)  # type: ignore[operator]
    with pytest.raises(SourceError, match="thing"):
        parse_source(str(path))
