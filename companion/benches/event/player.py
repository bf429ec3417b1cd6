"""A process that plays some tables of an event: sessions, stores and syncs, without eyes.

Told on standard input, as JSON, what to play; tells on standard output, a line each,

* `r`: the tables are open; the time to stop at is read from standard input then;
* `a ORIGIN SEQ LATE`: an act was logged as that number, so many seconds after it was due;
* `f ORIGIN HAND FINDING TIME`: a finding, and when the act was begun that proved it;
* `w ORIGIN`: everything that this table wrote is on the server, as far as its sync knows; else why not, on
  standard error.
"""

from __future__ import annotations

import heapq
import json
import logging
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from companion.evenings.game import random_game
from companion.lawbook import load_laws
from companion.reporting import report
from euchre.laws import LawProfile
from euchre.seats import Seat
from tracker.session import Session
from tracker.store import Store
from vision.synth.random_hands import Record

HAND_SECONDS = 120.0
"""Seconds of a hand at a real table: an event plays some twelve hands in the 25 minutes of a game."""

ACTS_A_HAND = 30
"""Acts of a hand, about: a deal, some calls, twenty cards, five tricks gathered."""

PATIENCE = 120.0
"""Seconds for the last attempt to copy a log, on a machine that may be busy."""

Act = tuple[str, dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Seating:
    """A table to be played.

    Attributes:
        origin: its log.
        path: its own file.
        url: the event's store, by its own login.
        name: what the director calls it.
        seed: of its hands.
    """

    origin: str
    path: str
    url: str
    name: str
    seed: int


def order(seatings: list[Seating], speed: float) -> str:
    """What a player is told first, as a line.

    Args:
        seatings: the tables.
        speed: how many times faster than at a real table.
    """
    return json.dumps({"tables": [asdict(one) for one in seatings], "speed": speed}) + "\n"


class Table:
    """One table being played.

    Args:
        seating: which.
        laws: by which laws.
    """

    def __init__(self, seating: Seating, laws: LawProfile) -> None:
        self.origin = seating.origin
        self._laws = laws
        self._store = Store(seating.path)
        self.session = Session(self._store, seating.origin, laws, time.monotonic, find_laws=load_laws)
        self._worker = report(self.session, self._store, seating.origin, seating.url, seating.name)
        # A table that was killed goes on with other hands: what it was dealt is in nobody's hands any more.
        self._rng = np.random.default_rng([seating.seed, len(self.session.events())])
        self._acts = self._played()
        self._found = {(hand, id_) for hand, id_ in self._findings()}
        self.pause = 0.0

    def act(self) -> tuple[str, list[tuple[int, str]]]:
        """Do the next act; the id of its event, and the findings that are new, each with its hand."""
        do, data = next(self._acts)
        deals = do == "deal"
        id_ = self.session.next_deal(Seat(data["seat"])) if deals else self.session.record(do, data)
        new = [one for one in self._findings() if one not in self._found]
        self._found |= set(new)
        return id_, new

    def close(self) -> bool:
        """End the log, and copy what is left; whether all of it is there."""
        self.session.close()
        last = self.session.events()[-1].seq
        self._worker.stop(PATIENCE)
        self._store.close()
        state = self._worker.state
        if state.last != last:
            print(f"{self.origin}: event {state.last} of {last}: {state.trouble}", file=sys.stderr)
        return state.last == last

    def _findings(self) -> Iterator[tuple[int, str]]:
        for number, hand in enumerate(self.session.hands(), start=1):
            for finding in hand.verdict.findings:
                yield number, finding.id

    def _played(self) -> Iterator[Act]:
        while True:
            for record in random_game(self._rng, self._laws, 30):
                acts = acts_of(record)
                self.pause = HAND_SECONDS / len(acts)
                yield from acts


def acts_of(record: Record) -> list[Act]:
    """A hand as the acts of a scorer, who names the suit of an order: nobody enters the card turned up."""
    suit = str(record["upcard"])[-1]
    calls = [{**call, "suit": suit} if call["call"] == "order" else call for call in record["calls"]]
    events = [*({"do": "call", **call} for call in calls), *record["events"]]
    return [
        ("deal", {"seat": record["dealer"]}),
        *((event["do"], {key: value for key, value in event.items() if key != "do"}) for event in events),
    ]


def main() -> None:
    """Play what standard input says, until the time is over; then let each log be copied to its end."""
    logging.getLogger().addHandler(logging.NullHandler())  # an outage is told by the figures
    told = json.loads(sys.stdin.readline())
    laws = load_laws("house")
    tables = [Table(Seating(**one), laws) for one in told["tables"]]
    print("r", flush=True)
    speed, until = float(told["speed"]), float(sys.stdin.readline())
    now = time.time()
    rng = np.random.default_rng(len(tables))
    due = [(now + float(rng.uniform(0, HAND_SECONDS / 30 / speed)), n) for n in range(len(tables))]
    heapq.heapify(due)
    while due and max(due[0][0], time.time()) < until:  # what is late by then is left undone
        at, number = heapq.heappop(due)
        table = tables[number]
        time.sleep(max(0.0, at - time.time()))
        began = time.time()
        id_, found = table.act()
        for hand, finding in found:
            print("f", table.origin, hand, finding, began)
        print("a", table.origin, id_.removeprefix("e"), began - at, flush=True)
        heapq.heappush(due, (at + table.pause / speed, number))
    for table in tables:
        if table.close():
            print("w", table.origin, flush=True)


if __name__ == "__main__":
    main()
