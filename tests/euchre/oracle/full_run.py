"""The full numbers: `python -m tests.euchre.oracle.full_run [--hands N] [--score N] [--seed N]`.

As many lawful hands and as many illegal twins, the engine's options both ways, and hands through the `score`
command in a process of its own; says what was found and how long it took, and ends with status 1 if anything
was.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.euchre.oracle.checks import accusations, differences, judged, twin_complaints
from tests.euchre.oracle.openspiel_hands import OracleHand, hands, twins
from tests.euchre.oracle.through_score import complaints, write_records


def lawful(hand: OracleHand) -> list[str]:
    """Complaints about a lawful hand."""
    verdict = judged(hand.record, legal=True)
    return differences(hand, verdict) + accusations(hand, verdict)


def main() -> int:
    """Run and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--score", type=int, default=5_000)
    options = parser.parse_args()
    failed = score(options.seed, options.score)
    for name, source, check in (
        ("lawful hands", hands(options.seed, options.hands), lawful),
        ("illegal twins", twins(options.seed, options.hands), twin_complaints),
    ):
        failed += run(name, source, check)
    return 1 if failed else 0


def score(seed: int, count: int) -> int:
    """Hands through the command; how many complaints."""
    start = time.perf_counter()
    sample = list(hands(seed + 1, count))
    with TemporaryDirectory() as folder:
        file = Path(folder) / "hands.jsonl"
        write_records(sample, file)
        command = [sys.executable, "-m", "companion.main", "score", str(file), "--json", "--legal"]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = list(complaints(sample, done.stdout))
    sys.stderr.write("".join(f"{line}\n" for line in found[:10]))
    seconds = time.perf_counter() - start
    sys.stdout.write(f"through score: {len(sample)}; complaints: {len(found)}; {seconds:.1f} s\n")
    return len(found)


def run(name: str, source: Iterable[OracleHand], check: Callable[[OracleHand], list[str]]) -> int:
    """One kind of hand; how many had complaints."""
    start = time.perf_counter()
    met: Counter[str] = Counter()
    bad = 0
    for hand in source:
        met[f"{hand.options.lone_defender=}, {hand.options.stick_the_dealer=}"] += 1
        found = check(hand)
        bad += bool(found)
        for line in found[:3]:
            sys.stderr.write(f"{line}\n")
    spread = ", ".join(f"{key.replace('hand.options.', '')}: {count}" for key, count in sorted(met.items()))
    seconds = time.perf_counter() - start
    sys.stdout.write(f"{name}: {met.total()} ({spread}); with complaints: {bad}; {seconds:.1f} s\n")
    return bad


if __name__ == "__main__":
    sys.exit(main())
