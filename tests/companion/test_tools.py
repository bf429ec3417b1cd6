"""`doctor`, `calibrate` and `markers`."""

from __future__ import annotations

import json

import numpy as np
import pytest

import companion.commands.doctor as doctor
from companion.system_libraries import advice, missing_packages
from tests.companion.run import ran
from vision.cameras import Camera
from vision.cv import cv2
from vision.table_file import read_table


def test_the_doctor_tells_one_thing_a_line(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_a, **_k: tmp_path)
    done = ran(capsys, "doctor", "--json")
    checks = {line["name"]: line for line in map(json.loads, done.out.splitlines())}
    always = {"python", "libraries", "networks", "runtimes", "sample", "window", "store", "cameras"}
    assert always <= set(checks)
    assert checks["runtimes"]["detail"].startswith("onnxruntime")
    assert checks["store"]["ok"] is True
    assert done.status == (2 if any(check["ok"] is False for check in checks.values()) else 0)


def test_what_is_broken_is_found_and_not_raised(monkeypatch):
    def broken():
        raise OSError("no such thing\nwith a second line")

    check = doctor._guarded("networks", broken)
    assert (check.ok, check.detail) == (False, "no such thing")


@pytest.mark.parametrize(
    ("cameras", "closed", "ok", "words"),
    [
        ((), False, None, "none found"),
        ((Camera(0, "C920"), Camera(2, "BRIO")), False, True, "0 C920, 2 BRIO"),
        ((Camera(0, "C920"),), True, False, "/dev/video0 may not be used by this account"),
    ],
)
def test_cameras_are_named_and_one_that_may_not_be_used_is_told(cameras, closed, ok, words, monkeypatch):
    monkeypatch.setattr("vision.cameras.list_cameras", lambda: cameras)
    monkeypatch.setattr(doctor, "_is_closed", lambda _device: closed)
    found, detail = doctor._cameras()
    assert found is ok
    assert words in detail


def test_missing_libraries_are_named_with_the_command(monkeypatch):
    monkeypatch.setattr("companion.system_libraries._loads", lambda name: "GL" not in name)
    monkeypatch.setattr("sys.platform", "linux")
    assert missing_packages(display=False) == ("libgl1", "libegl1")
    assert advice(("libgl1", "libegl1")).endswith("apt-get install -y libgl1 libegl1")
    monkeypatch.setattr("sys.platform", "win32")
    assert missing_packages(display=True) == ()


@pytest.fixture
def picture(tmp_path):
    path = tmp_path / "pictures"
    path.mkdir()
    cv2.imwrite(str(path / "one.png"), np.full((720, 1280, 3), 90, np.uint8))
    return path


def test_a_table_by_its_corners(capsys, picture, tmp_path):
    out = tmp_path / "table.toml"
    corners = ("340,60", "940,60", "1100,660", "180,660")
    done = ran(
        capsys, "calibrate", picture, "--out", out, "--width", "900", "--depth", "800", "--corners", *corners
    )
    assert done.status == 0
    setup = read_table(out)
    assert setup.size == (1280, 720)
    assert setup.plane.mm([[340, 60], [1100, 660]]).round(3).tolist() == [[-450.0, -400.0], [450.0, 400.0]]


@pytest.mark.parametrize(
    ("corners", "options", "words"),
    [
        (("a,b", "1,1", "2,2", "3,3"), (), "not X,Y in pixels"),
        (("0,0", "100,0", "0,100", "100,100"), (), "clockwise"),
        (("nan,0", "100,0", "100,100", "0,100"), (), "clockwise"),
        (("0,0", "100,0", "100,100", "0,100"), ("--width", "-3"), "its sides are"),
        (("0,0", "100,0", "100,100", "0,100"), ("--depth", "90"), "its sides are"),
        (("0,0", "100,0", "100,100", "0,100"), ("--depth", "nan"), "its sides are"),
    ],
)
def test_corners_that_make_no_table_are_one_line(corners, options, words, capsys, picture, tmp_path):
    done = ran(capsys, "calibrate", picture, "--out", tmp_path / "t.toml", *options, "--corners", *corners)
    assert (done.status, done.one_line) == (2, True)
    assert words in done.err


@pytest.mark.parametrize("paper", [[], ["--letter"]])
def test_markers_are_printed(paper, capsys, tmp_path):
    out = tmp_path / "markers.pdf"
    done = ran(capsys, "markers", "--pdf", out, *paper)
    assert done.status == 0
    assert out.read_bytes().startswith(b"%PDF-")


def test_markers_that_cannot_be_written_are_one_line(capsys, tmp_path):
    done = ran(capsys, "markers", "--pdf", tmp_path / "nowhere" / "markers.pdf")
    assert (done.status, done.one_line) == (1, True)
