"""Undo and redo: which events of a log do not count, and what the next undo and redo would do."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass
from typing import Any

from euchre.log import LogEvent


@dataclass(frozen=True, slots=True)
class Step:
    """Something that undo or redo would do.

    Attributes:
        ids: the log events it takes back or brings back.
        do: what the first of them is. data: the rest of it, as it was logged.
        hand: the hand it belongs to.
    """

    ids: tuple[str, ...]
    do: str
    data: Mapping[str, Any]
    hand: int


class Undoing:
    """What was taken back, kept up event by event.

    What is undone when a person acts anew stays undone, and can no longer be brought back but by its name.

    Attributes:
        off: ids of events that do not count now.
        turns: for every event that was ever taken back, the places in the log where it ceased to count
            (False) or counted again (True).
    """

    def __init__(self) -> None:
        self.off: set[str] = set()
        self.turns: dict[str, list[tuple[int, bool]]] = {}
        self._done: list[Step] = []
        self._undone: list[Step] = []

    @property
    def undo(self) -> Step | None:
        """What undo would take back."""
        return self._done[-1] if self._done else None

    @property
    def redo(self) -> Step | None:
        """What redo would bring back."""
        return self._undone[-1] if self._undone else None

    def take(self, event: LogEvent, place: int, stood: Container[str]) -> set[str]:
        """Take in the next event of the log.

        Args:
            event: the event.
            place: where in the log it stands, from 1.
            stood: the ids of the events that stand before it.

        Returns:
            The ids of those that begin or cease to count by it.
        """
        if event.do == "undo":
            # What does not stand in the log yet cannot be taken back: it would never have counted, and a redo
            # of something else could bring it to life.
            ids = {id_ for id_ in _named(event, self.undo) if id_ in stood}
            self._done, moved = _without(self._done, ids)
            self._undone += moved
            turned = ids - self.off
            self.off |= ids
        elif event.do == "redo":
            ids = _named(event, self.redo)
            self._undone, moved = _without(self._undone, ids)
            self._done += moved
            turned = ids & self.off
            self.off -= ids
        else:
            if event.undoable:
                self._act(event)
            return set()
        for id_ in turned:
            self.turns.setdefault(id_, []).append((place, event.do == "redo"))
        return turned

    def counted_at(self, id_: str, place: int) -> bool:
        """Whether an event that stood in the log by then counted at a place."""
        before = [counts for at, counts in self.turns.get(id_, ()) if at <= place]
        return before[-1] if before else True

    def _act(self, event: LogEvent) -> None:
        self._undone = []
        last = self.undo
        if last is not None and event.data.get("with") == last.ids[0]:
            self._done[-1] = Step((*last.ids, event.id), last.do, last.data, last.hand)
        else:
            self._done.append(Step((event.id,), event.do, event.data, event.hand))


def _named(event: LogEvent, step: Step | None) -> set[str]:
    """The ids that an undo or redo names; those of the next step where it names nothing."""
    if "of" not in event.data:
        return set() if step is None else set(step.ids)
    of = event.data["of"]
    if isinstance(of, str):
        return {of}
    return {id_ for id_ in of if isinstance(id_, str)} if isinstance(of, (list, tuple)) else set()


def _without(steps: list[Step], ids: set[str]) -> tuple[list[Step], list[Step]]:
    """The steps that none of the ids belongs to, and those that one does."""
    moved = [step for step in steps if not ids.isdisjoint(step.ids)]
    return ([step for step in steps if ids.isdisjoint(step.ids)] if moved else steps), moved


def steering_fault(event: LogEvent, stood: Container[str]) -> str | None:
    """Why a correction, an undo or a redo cannot be read; None where it can, and for every other event.

    Args:
        event: one of the log.
        stood: the ids of the events that stand in the log before it.
    """
    if event.do not in ("undo", "redo", "amend"):
        return None
    of = event.data.get("of")
    ids = [of] if isinstance(of, str) else of
    if event.do == "amend":
        if not isinstance(of, str):
            return f"{event.id}.of: must name an event, not {of!r}"
        if not isinstance(event.data.get("set", {}), Mapping):
            return f"{event.id}.set: must be an object, not {event.data['set']!r}"
    elif "of" not in event.data:
        return None
    if not isinstance(ids, (list, tuple)) or not all(isinstance(i, str) for i in ids):
        return f"{event.id}.of: must name events, not {of!r}"
    strange = [id_ for id_ in ids if id_ not in stood]
    return f"{event.id}.of: no event {strange[0]!r} stands before it" if strange else None
