"""Tells table events: numbers them, groups cards that left together, and marks what landed together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from euchre.seats import Seat
from vision.events import TableEvent, TableEventKind, Zone
from vision.frame import Frame
from vision.layout import Layout, seat_likelihoods
from vision.markers import Marker
from vision.seating import SeatGuess
from vision.tracks import Track

TOKEN_SHARPNESS = 4.0
"""How clearly a token's place tells whom it concerns: people lay it right before themselves."""
TOGETHER_S = 5.0
"""Seconds between the first and the last card of a gather, at most: what went long before went by itself."""
LEAST_SEAT = 0.4
"""Probability below which a seat is not named: a quarter is what each has when nothing was seen."""

Guess = Callable[[dict[Seat, float]], SeatGuess]
"""From pictures' worth of arm by seat to the seat."""


@dataclass(slots=True)
class _Going:
    """A card that is gone and not yet told so."""

    track: Track
    t: float
    arms: dict[Seat, float]
    unseen: bool


class Teller:
    """Makes the events of one watch.

    Args:
        gather_window: seconds within which cards that go count as gathered together.
        together_s: landings closer than this cannot be put in order.
    """

    def __init__(self, gather_window: float, together_s: float) -> None:
        self._gather_window = gather_window
        self._together_s = together_s
        self._count = 0
        self._tracks = 0
        self._groups = 0
        self._last_landing: tuple[float, int | None] | None = None
        self._going: list[_Going] = []

    @property
    def going(self) -> list[Track]:
        """Cards that are gone and not yet told so: one of them may turn up again close by."""
        return [going.track for going in self._going]

    def event(
        self, frame: Frame, kind: TableEventKind, track: Track | None = None, **more: Any
    ) -> TableEvent:
        """An event resting on this frame, about this track where there is one."""
        self._count += 1
        fields: dict[str, Any] = {"id": f"v{self._count}", "t": frame.t, "kind": kind, "frame": frame.index}
        if track is not None:
            fields |= {
                "track": track.id,
                "position": (track.pose.x, track.pose.y),
                "angle": track.pose.angle,
                "corners": track.corners,
                "zone": track.zone,
                "seat": track.seat,
                "seat_confidence": track.seat_confidence,
                "is_face": track.is_face,
                "candidates": track.candidates[:3],
            }
            if track.card is not None:
                fields |= {"card": track.card, "confidence": track.confidence}
        return TableEvent(**(fields | more))

    def appeared(self, frame: Frame, landed: list[Track]) -> list[TableEvent]:
        """Cards came to rest; they get their numbers here, in the order of their landing."""
        events = []
        landed = sorted(landed, key=lambda track: track.landed)
        for i, track in enumerate(landed):
            self._tracks += 1
            track.id = self._tracks
            group: int | None = None
            if track.is_face:
                close_next = any(
                    other.is_face and other.landed - track.landed < self._together_s
                    for other in landed[i + 1 :]
                )
                last = self._last_landing
                if last is not None and last[1] is not None and track.landed - last[0] < self._together_s:
                    group = last[1]
                elif close_next:
                    self._groups += 1
                    group = self._groups
                self._last_landing = (track.landed, group)
            track.told_pose = track.pose
            events.append(self.event(frame, TableEventKind.APPEARED, track, t=track.landed, together=group))
        return events

    def token(self, frame: Frame, marker: Marker, x: float, y: float, layout: Layout) -> TableEvent:
        """A printed token was laid down, or moved, at (x, y) mm."""
        return self.event(
            frame,
            TableEventKind.TOKEN,
            token=marker.name,
            position=(x, y),
            corners=marker.corners,
            zone=layout.zone_at(x, y),
            seat=layout.seat_at(x, y),
            seat_confidence=max(seat_likelihoods(x, y, TOKEN_SHARPNESS).values()),
        )

    def gone(self, track: Track, t: float, arms: dict[Seat, float], *, unseen: bool = False) -> None:
        """A told card is gone since `t`; it is told when it is clear whether others went with it.

        Args:
            track: the card.
            t: since when, seconds.
            arms: pictures' worth of arm over it as it went, by seat.
            unseen: whether it may lie under another card instead.
        """
        self._going.append(_Going(track, t, arms, unseen))

    def take_back(self, track: Track) -> None:
        """A card thought gone has turned up: nothing is told."""
        self._going = [going for going in self._going if going.track is not track]

    def close(self, frame: Frame, *, now: bool, waiting: bool, guess: Guess) -> list[TableEvent]:
        """Tell of the cards that are gone, if their group is complete.

        Args:
            frame: the frame it rests on.
            now: do not wait any longer.
            waiting: other cards are still half gone, so the group may grow.
            guess: who took them, from the arms over them as they went.
        """
        if not self._going:
            return []
        newest = max(going.t for going in self._going)
        limit = self._gather_window * (2 if waiting else 1)
        if not now and frame.t - newest < limit:
            return []
        going, self._going = sorted(self._going, key=lambda one: one.t), []
        faces = [
            one
            for one in going
            if one.track.is_face
            and one.track.zone in (Zone.TRICK, Zone.KITTY)
            and newest - one.t <= TOGETHER_S
        ]
        others = [one for one in going if one not in faces]
        events = []
        if len(faces) >= 2:
            events.append(self._gathered(frame, faces, guess))
        else:
            others = going
        return events + [self._left(frame, one, guess) for one in others]

    def _gathered(self, frame: Frame, going: list[_Going], guess: Guess) -> TableEvent:
        arms = {seat: sum(one.arms[seat] for one in going) for seat in Seat}
        who = guess(arms)
        x = sum(one.track.pose.x for one in going) / len(going)
        y = sum(one.track.pose.y for one in going) / len(going)
        landed = max(one.track.landed for one in going)  # nothing is taken in that has not landed
        return self.event(
            frame,
            TableEventKind.GATHERED,
            t=max(going[0].t, landed),
            position=(x, y),
            **_seat(who),
            tracks=tuple(one.track.id for one in going),
        )

    def _left(self, frame: Frame, going: _Going, guess: Guess) -> TableEvent:
        who = guess(going.arms)
        told = _seat(who) | {"unseen": going.unseen}
        return self.event(frame, TableEventKind.LEFT, going.track, t=going.t, **told)


def _seat(who: SeatGuess) -> dict[str, Any]:
    """The seat of an event; none where nothing points to one."""
    known = who.confidence >= LEAST_SEAT
    return {"seat": who.seat if known else None, "seat_confidence": who.confidence if known else 0.0}
