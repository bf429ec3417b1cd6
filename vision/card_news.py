"""What is told of cards: they came to rest, were pushed, read, swapped, or taken while nobody saw it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from euchre.confidence import DOUBTED
from vision.events import TableEvent, TableEventKind, Zone
from vision.follow import OVER_SHARE, Following
from vision.frame import Frame
from vision.ground import ARM_SHARE, Ground, share
from vision.identity import Change, decide, looks_like_ours
from vision.layout import Layout
from vision.motion import Glance, MotionGate
from vision.seating import ArmMemory, who_put, who_took
from vision.settings import WatchSettings
from vision.teller import Teller
from vision.tracks import Track

DOUBTFUL_READS = 2
"""Readings that a card needs before it is told of, if it was found but once or has a hand on it."""
DOUBTFUL_ACCEPT, DOUBTFUL_MARGIN = 0.98, 25.0
"""What it takes to believe such a card: it will be found again soon, or the hand will go."""
UNSEEN_S = 3.0
"""Seconds from the start of watching within which a card counts as one that lay there already: who laid it
down nobody saw."""
ON_KITTY_MM = 30.0
"""A card whose centre is so close to a back's in the middle of the table lies on the undealt cards."""


class CardNews:
    """Tells what has become of the cards that are followed.

    Args:
        following: the cards.
        gate: the cheap look, which knows what moved when.
        arms: the arms of the last seconds.
        teller: makes the events.
        settings: times and thresholds.
        rested: told of every card that came to rest, once its place is known.
    """

    def __init__(
        self,
        following: Following,
        gate: MotionGate,
        arms: ArmMemory,
        teller: Teller,
        settings: WatchSettings,
        rested: Callable[[Track, Frame], None],
    ) -> None:
        self._following = following
        self._gate = gate
        self._arms = arms
        self._teller = teller
        self._settings = settings
        self._strict = replace(settings, accept=DOUBTFUL_ACCEPT, margin=DOUBTFUL_MARGIN)
        self._rested = rested

    def tell(self, frame: Frame, glance: Glance, ground: Ground, layout: Layout) -> list[TableEvent]:
        """Tell what has become clear with this frame."""
        events = self._tell_moved(frame, layout)
        events += self._tell_landed(frame, glance, ground, layout)
        for track in list(self._following.tracks):
            if track.is_told and track.is_face:
                events += self._tell_identity(track, frame, glance)
        return events

    def give_up(self, before: float) -> None:
        """Count as gone what went before a time and has been missed at least once."""
        for track in list(self._following.tracks):
            if track.is_told and track.missing_since is not None and track.went_at < before:
                self._took(track, track.went_at, unseen=self._following.is_lain_on(track))

    def _took(self, track: Track, t: float, *, over_at: float | None = None, unseen: bool = False) -> None:
        """A told card is gone: it is followed no more."""
        self._following.drop(track, t)
        arms = self._arms.over(track.mask, t if over_at is None else over_at)
        self._teller.gone(track, t, arms, unseen=unseen)

    def _tell_moved(self, frame: Frame, layout: Layout) -> list[TableEvent]:
        """Cards that lie still, but not where they were told to lie."""
        events = []
        for track in self._following.tracks:
            told = track.told_pose
            if not track.is_face or told is None or track.seen_at < frame.t:
                continue  # a growing pile moves, its cards do not
            if track.pose.distance(told) > self._settings.moved_mm:
                track.told_pose, track.beneath = track.pose, None
                track.zone = self._zone(track, layout)
                events.append(self._teller.event(frame, TableEventKind.MOVED, track))
        return events

    def _tell_landed(self, frame: Frame, glance: Glance, ground: Ground, layout: Layout) -> list[TableEvent]:
        """Cards that have come to rest, those pushed here among them."""
        events = []
        landed = []
        at_rest = [
            track
            for track in self._following.landed(ground, glance)
            if looks_like_ours(track) and (not _is_doubtful(track, glance) or _is_clear(track))
        ]
        for track in self._following.drop_twins(at_rest):
            old = self._following.pushed(track, self._teller.going) if track.is_face else None
            if old is None:
                landed.append(track)
                continue
            self._teller.take_back(old)
            if old in self._following.tracks:
                self._following.tracks.remove(old)
            track.id, track.card, track.landed = old.id, old.card, old.landed
            track.confidence, track.candidates, track.asked = old.confidence, old.candidates, old.asked
            track.seat, track.seat_confidence = old.seat, old.seat_confidence
            track.zone, track.told_pose = self._zone(track, layout), track.pose
            self._following.came(track, frame.t)
            events.append(self._teller.event(frame, TableEventKind.MOVED, track))
        for track in landed:
            arms = self._arms.over(track.mask, track.landed)
            guess = who_put(track.pose.x, track.pose.y, arms)
            track.seat, track.seat_confidence = guess.seat, guess.confidence
            if not track.arrived and frame.t - self._gate.fresh_at < UNSEEN_S:
                track.seat_confidence = min(guess.confidence, DOUBTED)
            track.zone = self._zone(track, layout)
            self._rested(track, frame)
            self._following.came(track, frame.t)
        if any(track.is_face and track.zone is Zone.TRICK for track in landed):
            # The next card is there: what was missing before it came has gone with the others.
            self.give_up(min(track.landed for track in landed))
            events += self._teller.close(frame, now=True, waiting=False, guess=who_took)
        return events + self._teller.appeared(frame, landed)

    def _tell_identity(self, track: Track, frame: Frame, glance: Glance) -> list[TableEvent]:
        """What a card's readings have come to."""
        others = [other for other in self._following.tracks if other is not track and other.card is not None]
        elsewhere = {other.card for other in others if other.card and not self._may_be_gone(other)}
        settings = self._strict if _is_doubtful(track, glance) else self._settings
        change = decide(track, elsewhere, settings, frame.t)
        if change is Change.IDENTIFIED:
            for other in others:
                if other.card == track.card and self._may_be_gone(other):
                    # It lay hidden, and now it lies here: it was taken away unseen, by now at the latest.
                    went = frame.t if other.missing_since is not None else other.seen_at
                    self._took(other, went, over_at=frame.t)
            return [self._teller.event(frame, TableEventKind.IDENTIFIED, track)]
        if change is Change.UNSURE and track.zone is not Zone.IGNORED:
            return [self._teller.event(frame, TableEventKind.UNSURE, track, confidence=track.confidence)]
        if change is Change.SWAPPED:
            assert track.fresh is not None
            # Another card lies in its very place: on it, perhaps, unless the place was bare between them.
            bared, came = track.bared_at, self._gate.moved_at(track.mask, 0.5)
            self._took(track, min(frame.t, came if bared is None else bared), unseen=bared is None)
            swap = Track(track.pose, track.corners, True, track.mask, frame.t, arrived=True, seen_at=frame.t)
            swap.votes, swap.looks = track.fresh, track.looks
            self._following.tracks.append(swap)
        return []

    def _may_be_gone(self, track: Track) -> bool:
        """Whether a card is only believed to lie where it was.

        It is half gone; or, outside the tricks, hidden, or not seen again since something came to lie over
        much of it.
        """
        if track.missing_since is not None or track.zone is Zone.TRICK:
            return track.missing_since is not None
        return track.covered or any(
            other.first_seen > track.seen_at and share(other.mask, track.mask) > OVER_SHARE
            for other in self._following.tracks
        )

    def _zone(self, track: Track, layout: Layout) -> Zone:
        """The zone of its place; what lies on the undealt cards belongs to them."""
        zone = layout.zone_at(track.pose.x, track.pose.y)
        if zone is not Zone.TRICK or layout.kitty is not None:
            return zone
        on_backs = any(
            not other.is_face and other.pose.distance(track.pose) < ON_KITTY_MM
            for other in self._following.tracks
        )
        return Zone.KITTY if not track.is_face or on_backs else zone


def _is_doubtful(track: Track, glance: Glance) -> bool:
    """Whether a face may be found askew and so misread: found but once, or with a hand on it."""
    return track.is_face and (track.looks < 2 or share(glance.reach, track.mask) > ARM_SHARE)


def _is_clear(track: Track) -> bool:
    """Whether a card is read so clearly that its place need not be confirmed."""
    return track.votes.count >= DOUBTFUL_READS and track.votes.opinion().accepts(
        DOUBTFUL_ACCEPT, DOUBTFUL_MARGIN
    )
