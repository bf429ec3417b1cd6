"""Running the command line inside the test's own process."""

from __future__ import annotations

from dataclasses import dataclass

from companion.main import main


@dataclass(frozen=True)
class Ran:
    status: int
    out: str
    err: str

    @property
    def one_line(self) -> bool:
        """Whether all that was said on the error stream is one line, and no trace."""
        return self.err.count("\n") == 1 and "Traceback" not in self.err


def ran(capsys, *arguments: str) -> Ran:
    capsys.readouterr()
    status = main([str(argument) for argument in arguments])
    said = capsys.readouterr()
    return Ran(status, said.out, said.err)
