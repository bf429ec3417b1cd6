"""Brings the translators' files up to date: `python -m companion_gui.translating`, or `make translations`.

Qt's own tools do the work; they come with PySide6. `lupdate` writes every text of the windows into the
`.ts` files, where translators put theirs beside it; `lrelease` compiles these to the `.qm` files that are
shipped. Both kinds are kept in the repository, so that an installation needs neither tool.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from companion_gui.language import FOLDER, SPOKEN, Language

SOURCES = FOLDER.parent


class ToolMissingError(Exception):
    """A tool of Qt is not there; its text says which."""


def source_file(language: Language) -> Path:
    """What translators write."""
    return FOLDER / f"companion_{language.value}.ts"


def gather(language: Language, into: Path) -> None:
    """Write every text of the windows into a `.ts` file; translations that stand there stay.

    English needs no words, only its plurals.

    Raises:
        ToolMissingError: `lupdate` is not there.
        subprocess.CalledProcessError: it failed.
    """
    modules = [str(path) for path in sorted(SOURCES.rglob("*.py"))]
    only = ["-pluralonly"] if language is Language.ENGLISH else []
    tongue = ["-source-language", "en", "-target-language", language.value]
    _run("pyside6-lupdate", *modules, *tongue, *only, "-no-obsolete", "-locations", "none", "-ts", str(into))


def release(source: Path, into: Path) -> None:
    """Compile a `.ts` file to what Qt reads.

    Raises:
        ToolMissingError: `lrelease` is not there.
        subprocess.CalledProcessError: it failed.
    """
    _run("pyside6-lrelease", str(source), "-qm", str(into))


def _run(tool: str, *arguments: str) -> None:
    found = shutil.which(tool, path=str(Path(sys.executable).parent)) or shutil.which(tool)
    if found is None:
        raise ToolMissingError(f"{tool} is missing; it comes with PySide6-Essentials")
    subprocess.run([found, *arguments], check=True, capture_output=True)


def main() -> int:
    """Bring all files up to date; returns the exit status."""
    try:
        for language in SPOKEN:
            source = source_file(language)
            gather(language, source)
            release(source, source.with_suffix(".qm"))
    except (ToolMissingError, subprocess.CalledProcessError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
