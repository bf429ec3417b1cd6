"""What a director sees of a table besides its log: camera states that grow old, pictures within bounds."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.tracker.test_sync import TABLE_LOG, write
from tracker.schema import prepare
from tracker.showing import spread, to_send
from tracker.shown import (
    CROP,
    LARGEST_PICTURE,
    MOST_PICTURES,
    SILENT_AFTER,
    ShownPicture,
    add_pictures,
    count_pictures,
    pictures_of,
    read_states,
    write_state,
)
from tracker.snapshot import CameraHealth, Health
from tracker.store import Store
from vision.cv import cv2

GOOD = CameraHealth(Health.GOOD, "good", "", 0.5, 15.0, 900)


def test_a_state_grows_old_and_then_says_so(store_url: str) -> None:
    with Store(store_url) as store:
        write(store, 1)
        write_state(store, TABLE_LOG, CameraHealth(), 90.0)
        write_state(store, TABLE_LOG, GOOD, 100.0)
        assert read_states(store, 103.0)[TABLE_LOG] == CameraHealth(Health.GOOD, "good", "", 3.5, 15.0, 900)
        silent = read_states(store, 101.0 + SILENT_AFTER)[TABLE_LOG]
        assert (silent.health, silent.status) == (Health.STALE, "no word from the table for 31 s")
        write_state(store, TABLE_LOG, CameraHealth(Health.ENDED, "the source has ended"), 200.0)
        assert read_states(store, 9999.0)[TABLE_LOG].health is Health.ENDED


def test_pictures_are_added_once_and_within_bounds(store_url: str) -> None:
    one, two = ShownPicture("e1", CROP, b"a"), ShownPicture("e1", "t0000000100", b"b")
    with Store(store_url) as store:
        write(store, 1)
        assert add_pictures(store, TABLE_LOG, [two, one])
        assert add_pictures(store, TABLE_LOG, [one, ShownPicture("e1", "large", bytes(LARGEST_PICTURE + 1))])
        assert pictures_of(store, TABLE_LOG, ["e1", "e2"]) == (one, two)
        assert pictures_of(store, TABLE_LOG, ["e2"]) == ()
        many = MOST_PICTURES // LARGEST_PICTURE
        full = [ShownPicture("e2", f"t{n}", bytes(LARGEST_PICTURE)) for n in range(many)]
        assert not add_pictures(store, TABLE_LOG, full)
        assert count_pictures(store) == {TABLE_LOG: 2}


def noisy(path: Path, wide: int, tall: int) -> Path:
    """A picture that hardly compresses."""
    image = np.random.default_rng(1).integers(0, 255, (tall, wide, 3), np.uint8)
    cv2.imwrite(str(path), image, [cv2.IMWRITE_JPEG_QUALITY, 95])
    return path


def test_a_large_picture_is_made_smaller_and_a_broken_one_left_out(tmp_path: Path) -> None:
    small = noisy(tmp_path / "small.jpg", 192, 268)
    assert to_send(small) == small.read_bytes()
    large = noisy(tmp_path / "large.jpg", 1600, 400)
    assert large.stat().st_size > LARGEST_PICTURE
    sent = to_send(large)
    assert 0 < len(sent) <= LARGEST_PICTURE
    assert cv2.imdecode(np.frombuffer(sent, np.uint8), cv2.IMREAD_COLOR).shape == (240, 960, 3)
    broken = tmp_path / "broken.jpg"
    broken.write_bytes(bytes(LARGEST_PICTURE))
    assert to_send(broken) == b""
    assert to_send(tmp_path / "gone.jpg") == b""


@pytest.mark.parametrize(("count", "chosen"), [(0, []), (3, [0, 1, 2]), (4, [0, 2, 3]), (7, [0, 3, 6])])
def test_of_many_pictures_the_first_the_last_and_one_between_are_sent(count: int, chosen: list[int]) -> None:
    paths = [Path(f"t{n}.jpg") for n in range(count)]
    assert spread(paths) == tuple(paths[n] for n in chosen)


def test_a_file_of_the_revision_before_gets_the_tables_it_lacks(tmp_path: Path) -> None:
    import sqlalchemy as sa

    path = tmp_path / "log.sqlite"
    Store(str(path)).close()
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        connection.execute(sa.text("DROP TABLE table_pictures"))
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0002'"))
    prepare(engine)
    with Store(str(path)) as store:
        assert count_pictures(store) == {}
