"""OpenSpiel's hands through the program's own `score --json --legal`, as a person would use it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.euchre.oracle.checks import accusations, differences
from tests.euchre.oracle.openspiel_hands import OracleHand


def write_records(hands: Iterable[OracleHand], file: Path) -> None:
    """The records of these hands, one a line."""
    with file.open("w", encoding="utf-8") as out:
        for hand in hands:
            out.write(json.dumps(hand.record) + "\n")


def complaints(hands: Iterable[OracleHand], printed: str) -> Iterator[str]:
    """Where the verdicts printed part from the engine, line by line."""
    for hand, line in zip(hands, printed.splitlines(), strict=True):
        verdict = json.loads(line)
        if verdict["id"] != hand.record["id"] or "legal" not in verdict:
            yield f"{hand.record['id']}: the verdict is of {verdict['id']}, with {', '.join(verdict)}"
        yield from differences(hand, verdict)
        yield from accusations(hand, verdict)
