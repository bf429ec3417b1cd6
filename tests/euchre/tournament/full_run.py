"""The full numbers: `python -m tests.euchre.tournament.full_run [--events N] [--teams N]`.

Random events of 4 to 200 teams and 4 to 9 rounds; says what was found and how long the largest draw took, and
ends with status 1 if anything was. Interrupted, it says what it has found so far.
"""

from __future__ import annotations

import argparse
import sys
import time

from euchre.tournament.proposing import propose
from tests.euchre.tournament.simulated import complaints, random_event


def main() -> int:
    """Run and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=2_000)
    parser.add_argument("--teams", type=int, default=200)
    options = parser.parse_args()
    draws = bad = most = 0
    slowest = 0.0
    start = time.perf_counter()
    done = 0
    try:
        for seed in range(options.events):
            for event, draw in random_event(seed + 10_000, options.teams if seed % 20 == 0 else 40):
                found = complaints(event, draw)
                draws, bad = draws + 1, bad + bool(found)
                sys.stderr.write(
                    "".join(f"event {seed}, round {event.next_round}: {line}\n" for line in found)
                )
                if event.next_round > 1 and len(draw.pairings) > most:
                    most = len(draw.pairings)
                    before = time.process_time()
                    propose(event)
                    slowest = time.process_time() - before
            done += 1
    except KeyboardInterrupt:
        sys.stderr.write("interrupted\n")
    seconds = time.perf_counter() - start
    sys.stdout.write(
        f"{done} events, {draws} draws; with complaints: {bad}; {seconds:.0f} s; "
        f"the largest draw, {most} tables: {slowest:.2f} s of processor time\n"
    )
    return 1 if bad or done < options.events else 0


if __name__ == "__main__":
    sys.exit(main())
