"""A bridge's host without a judge: an in-memory log."""

from __future__ import annotations

from collections.abc import Iterable

from euchre.log import LogEvent, NewEvent
from euchre.seats import Seat
from euchre.session.facts import HandFacts, facts_of
from euchre.session.told import Told
from tracker.bridge import Bridge
from vision.events import TableEvent


class FakeHost:
    def __init__(self, dealer: Seat | None = Seat.NORTH, calls: tuple[dict, ...] = ()) -> None:
        self.events: list[LogEvent] = []
        self._told = Told()
        self._known = (0, HandFacts())
        self._dealer = dealer
        self._calls = calls

    def facts(self) -> HandFacts:
        if self._known[0] != len(self.events):
            hands = self._told.hands()
            self._known = (len(self.events), facts_of(hands[-1] if hands else None))
        return self._known[1]

    def is_over(self) -> bool:
        facts = self.facts()
        return len(facts.plays) >= 5 * facts.active

    def log(self, new: NewEvent) -> LogEvent:
        self.events.append(LogEvent.at(len(self.events) + 1, new))
        self._told.take(self.events[-1])
        return self.events[-1]

    def begin_hand(self, t: float, seen: tuple[str, ...]) -> None:
        number = self.facts().hand + 1
        data = {} if self._dealer is None else {"seat": self._dealer.ahead(number - 1).value}
        self.log(NewEvent(t, number, "deal", data, 1.0, seen))
        for call in self._calls:
            self.log(NewEvent(t, number, "call", call, by="calls file"))

    def told(self, *wanted: str) -> list[str]:
        """The log in short: `play E AC`, `gather E 1`, ..."""
        out = []
        for e in self.events:
            if not wanted or e.do in wanted:
                of = e.data.get("card") or "/".join(card for card, _ in e.data.get("candidates") or ())
                words = (e.do, e.data.get("seat"), of or None, e.data.get("trick"))
                out.append(" ".join(str(word) for word in words if word))
        return out


def run(script: Iterable[TableEvent], host: FakeHost | None = None, frame: float = 0.1) -> FakeHost:
    """Play a script through a bridge, frame by frame."""
    host = host or FakeHost()
    bridge = Bridge(host)
    events = list(script)
    now = 0.0
    while events:
        due = [event for event in events if event.t <= now]
        events = events[len(due) :]
        bridge.step(due, now)
        now += frame
    for _ in range(50):
        bridge.step((), now)
        now += frame
    bridge.finish(now)
    return host
