"""The game is pure: the standard library alone, and nothing of it that touches the world."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import euchre

ROOT = Path(euchre.__file__).parent
WORLDLY = {
    "time",
    "datetime",
    "random",
    "threading",
    "multiprocessing",
    "subprocess",
    "socket",
    "os",
    "pathlib",
    "logging",
}
CALLS = {"open", "print", "input"}


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.split(".")[0]


def test_only_the_standard_library_and_networkx_in_one_module() -> None:
    strangers: dict[str, set[str]] = {}
    for file in ROOT.rglob("*.py"):
        for name in imported(file):
            if name != "euchre" and name not in sys.stdlib_module_names:
                strangers.setdefault(name, set()).add(file.relative_to(ROOT).as_posix())
    assert strangers.keys() <= {"networkx"}
    assert len(strangers.get("networkx", set())) <= 1


def test_no_clock_no_files_no_threads_no_printing() -> None:
    for file in ROOT.rglob("*.py"):
        assert not WORLDLY & set(imported(file)), file
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in CALLS, file
