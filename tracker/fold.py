"""From the log to what happened: corrections, undo and redo applied, hands told apart. Judges nothing.

The log says things in the order they became known; a hand's `events` stand in the order they happened
(`t`), since a card may be read, or entered by a person, after the next one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from euchre.points import Points
from euchre.seats import Seat
from tracker.log import LogEvent
from tracker.wording import describe

_NOT_OF_A_HAND = frozenset({"open", "deal", "amend", "undo", "redo", "score", "laws", "players", "close"})


@dataclass(frozen=True, slots=True)
class Act:
    """A logged event as it stands after all corrections.

    Attributes:
        id: id of the log event.
        t: when it happened, seconds on the session's clock.
        hand: number of its hand.
        do: what happened.
        data: the rest, corrections applied.
        confidence: 1 once a person has settled it.
        seen: ids of the table events it rests on.
        by: who logged it first.
        settled: whether a person said, or corrected, what it is.
        corrected: whether a person corrected or confirmed it after it was logged.
    """

    id: str
    t: float
    hand: int
    do: str
    data: Mapping[str, Any]
    confidence: float
    seen: tuple[str, ...]
    by: str
    settled: bool
    corrected: bool = False


@dataclass(frozen=True, slots=True)
class HandActs:
    """One hand of the log.

    Attributes:
        number: from 1.
        deal: the event that began it.
        laws: the laws it is played by, a profile's name or a file; None for the session's own.
        score: the game score before this hand, where a person set it.
        score_after: the game score after it, where a person set it once the hand was over.
        acts: what happened, in the order it happened.
    """

    number: int
    deal: Act
    laws: str | None
    score: Points | None
    score_after: Points | None
    acts: tuple[Act, ...]

    @property
    def dealer(self) -> Seat | None:
        """Who dealt; None while nobody has said."""
        seat = self.deal.data.get("seat")
        return None if seat is None else Seat(seat)


@dataclass(frozen=True, slots=True)
class Step:
    """Something that undo or redo would do.

    Attributes:
        ids: the log events it takes back or brings back.
        label: what that is, in words.
        hand: the hand it belongs to.
    """

    ids: tuple[str, ...]
    label: str
    hand: int


@dataclass(frozen=True, slots=True)
class Folded:
    """A whole log, folded.

    Attributes:
        hands: oldest first.
        players: names by seat.
        laws: the laws for the next hand, where a person changed them.
        undo: what undo would take back. redo: what redo would bring back.
        closed: whether the log was ended in order.
    """

    hands: tuple[HandActs, ...] = ()
    players: Mapping[Seat, str] = field(default_factory=dict)
    laws: str | None = None
    undo: Step | None = None
    redo: Step | None = None
    closed: bool = False


def fold(events: Iterable[LogEvent]) -> Folded:
    """Fold a log, given in order from its first event."""
    log = list(events)
    off, undo, redo = _undone(log)
    amendments = _amendments(e for e in log if e.id not in off)
    players: dict[Seat, str] = {}
    laws: str | None = None
    heads: dict[int, tuple[Act, str | None]] = {}
    bodies: dict[int, list[tuple[float, int, Act]]] = {}
    scores: dict[tuple[int, bool], Points] = {}
    for event in log:
        if event.id in off:
            continue
        act = _amended(event, amendments.get(event.id, ()))
        if act is None:
            continue
        if event.do == "players":
            players.update({Seat(seat): str(name) for seat, name in act.data.items() if seat in "NESW"})
        elif event.do == "laws":
            laws = str(act.data["laws"])
        elif event.do == "score":
            score = act.data["score"]
            scores[event.hand, bool(act.data.get("after"))] = Points(int(score["NS"]), int(score["EW"]))
        elif event.do == "deal" and event.hand not in heads:
            heads[event.hand] = (act, laws)
        elif event.do not in _NOT_OF_A_HAND or event.do == "deal":
            bodies.setdefault(event.hand, []).append((act.t, event.seq, act))
    hands = tuple(
        HandActs(
            number,
            head,
            by_laws,
            scores.get((number, False)),
            scores.get((number, True)),
            tuple(act for _, _, act in sorted(bodies.get(number, []), key=lambda item: item[:2])),
        )
        for number, (head, by_laws) in sorted(heads.items())
    )
    closed = bool(log) and log[-1].do == "close"
    return Folded(hands, players, laws, undo, redo, closed)


def _undone(log: list[LogEvent]) -> tuple[frozenset[str], Step | None, Step | None]:
    """The ids of events that do not count, and the next undo and redo.

    What is undone when a person acts anew stays undone, and can no longer be brought back.
    """
    off: set[str] = set()
    done: list[Step] = []
    undone: list[Step] = []
    for event in log:
        ids = _ids(event.data.get("of"))
        if event.do == "undo":
            off |= ids
            undone += [step for step in done if ids.intersection(step.ids)]
            done = [step for step in done if not ids.intersection(step.ids)]
        elif event.do == "redo":
            off -= ids
            done += [step for step in undone if ids.intersection(step.ids)]
            undone = [step for step in undone if not ids.intersection(step.ids)]
        elif event.undoable:
            undone = []
            if done and event.data.get("with") == done[-1].ids[0]:
                done[-1] = Step((*done[-1].ids, event.id), done[-1].label, done[-1].hand)
            else:
                done.append(Step((event.id,), describe(event.do, event.data), event.hand))
    return frozenset(off), done[-1] if done else None, undone[-1] if undone else None


def _amendments(events: Iterable[LogEvent]) -> dict[str, list[LogEvent]]:
    out: dict[str, list[LogEvent]] = {}
    for event in events:
        if event.do == "amend":
            out.setdefault(str(event.data["of"]), []).append(event)
    return out


def _amended(event: LogEvent, amendments: Iterable[LogEvent]) -> Act | None:
    """The event as it stands; None when it was struck out.

    What a person said outlasts what the camera says later.
    """
    data = dict(event.data)
    t, confidence, seen = event.t, event.confidence, event.seen
    settled, corrected, struck = not event.by_camera, False, False
    for amend in amendments:
        if settled and amend.by_camera:
            continue
        struck = bool(amend.data.get("strike", False))
        for key, value in amend.data.get("set", {}).items():
            if key == "t":
                t = float(value)
            elif value is None:
                data.pop(key, None)
            else:
                data[key] = value
        seen = (*seen, *amend.seen)
        confidence = amend.confidence
        corrected = corrected or not amend.by_camera
        settled = settled or corrected
    if struck:
        return None
    return Act(event.id, t, event.hand, event.do, data, confidence, seen, event.by, settled, corrected)


def _ids(of: Any) -> set[str]:
    if of is None:
        return set()
    return {of} if isinstance(of, str) else set(of)
