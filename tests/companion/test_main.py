"""The command line itself: finding commands, versions, exit statuses, one line for trouble."""

from __future__ import annotations

import importlib
import logging
import subprocess
import sys

import pytest

from companion.main import COMMANDS
from tests.companion.run import ran


def test_the_version_is_told(capsys):
    assert ran(capsys, "--version").out.startswith("euchre-companion ")


def test_help_names_every_command(capsys):
    said = ran(capsys, "--help").out
    assert all(f"  {name} " in said for name in COMMANDS)


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_has_its_own_help(name, capsys):
    done = ran(capsys, name, "--help")
    assert done.status == 0
    assert f"euchre-companion {name}" in done.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), ""),
        (("wach", "0"), "did you mean 'watch'"),
        (("watch",), "SOURCE"),
        (("watch", "x", "--dealer", "Q"), "is not one of N, E, S, W"),
        (("watch", "x", "--south", "up"), "invalid choice"),
        (("export", "x.sqlite", "--to", "docx"), "invalid choice"),
        (("--log-file", "/nowhere/at/all/log", "doctor"), "cannot be written"),
    ],
)
def test_wrong_use_is_status_2(arguments, words, capsys):
    done = ran(capsys, *arguments)
    assert done.status == 2
    assert words in done.err
    assert "Traceback" not in done.err
    if arguments:
        assert done.one_line


def test_a_missing_package_is_one_line_that_says_how_to_get_it(capsys, monkeypatch):
    real = importlib.import_module

    def absent(name, *more):
        if name == "companion.commands.train":
            raise ModuleNotFoundError("No module named 'torch'", name="torch")
        return real(name, *more)

    monkeypatch.setattr(importlib, "import_module", absent)
    done = ran(capsys, "train")
    assert done.status == 2
    assert done.one_line
    assert "pip install 'euchre-companion[train]'" in done.err


def test_a_log_file_is_written(capsys, tmp_path):
    path = tmp_path / "log.txt"
    root = logging.getLogger()
    before = list(root.handlers)
    done = ran(capsys, "--log-file", path, "replay", tmp_path / "none.sqlite")
    for handler in set(root.handlers) - set(before):
        root.removeHandler(handler)
        handler.close()
    assert done.status == 1
    assert "no such file" in path.read_text(encoding="utf-8")


HEAVY = ("torch", "ultralytics", "PySide6", "cv2", "onnxruntime", "av")


@pytest.mark.parametrize("command", [[], ["score", "--help"], ["replay", "--help"], ["doctor", "--help"]])
def test_a_light_command_loads_nothing_heavy(command):
    code = (
        "import sys; from companion.main import main; main(sys.argv[1:]); "
        f"print([m for m in {HEAVY!r} if m in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code, *command], capture_output=True, text=True, check=True)
    assert done.stderr.strip().endswith("[]")
