from __future__ import annotations

from pathlib import Path

import pytest

from companion.lawbook import SHIPPED, shipped_laws
from companion_gui.gallery import render
from companion_gui.gallery.exhibits import exhibits
from companion_gui.qt import QImage
from companion_gui.theme import THEMES, ThemeName

LAWS = tuple(shipped_laws(name) for name in SHIPPED)
SMALL = render.PictureSize(1280, 720)
DOUBLE = render.PictureSize(1280, 720, 2.0)


def test_every_window_is_shown() -> None:
    names = [exhibit.name for exhibit in exhibits(LAWS)]
    assert len(names) == len(set(names))
    assert {"table-playing", "table-question", "director-finding", "finding", "correct", "start-4-laws"} <= {
        *names
    }
    assert not any(exhibit.name.startswith("start") for exhibit in exhibits())


@pytest.mark.parametrize("theme", list(ThemeName))
def test_pictures_fill_the_size_asked_for_and_bear_the_theme(
    qapp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, theme: ThemeName
) -> None:
    chosen = tuple(
        one for one in exhibits(LAWS) if one.name in ("table-between", "director-finding", "correct")
    )
    monkeypatch.setattr(render, "exhibits", lambda laws: chosen)
    written = list(render.render_all(tmp_path, [theme], [SMALL, DOUBLE], LAWS))
    sizes = {path.name: QImage(str(path)).size().toTuple() for path in written}
    assert sizes[f"table-between-{theme.value}-1280x720.png"] == (1280, 720)
    assert sizes[f"table-between-{theme.value}-1280x720@200.png"] == (2560, 1440)
    assert sizes[f"director-finding-{theme.value}-1280x720.png"] == (1280, 720)
    assert len(written) == 6
    corner = QImage(str(tmp_path / f"table-between-{theme.value}-1280x720.png")).pixelColor(2, 2)
    assert corner.name() == THEMES[theme].window


def test_a_picture_that_cannot_be_written_says_so(qapp, tmp_path: Path) -> None:
    place = tmp_path / "file"
    place.write_text("in the way")
    with pytest.raises(OSError, match="file"):
        list(render.render_all(place, [ThemeName.LIGHT], [SMALL]))


def test_what_never_fills_is_given_up(qapp) -> None:
    with pytest.raises(TimeoutError):
        render.settle(lambda: False, rounds=2)
