"""One camera's view of the table: what lies there, what changed, what is to be told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

import numpy as np

from euchre.confidence import DOUBTED
from vision.attention import Attention, Region
from vision.autosetup import AutoSetup
from vision.calibration import CARD_WIDTH_MM, South, TablePlane, TableSetup
from vision.events import TableEvent, TableEventKind, Zone
from vision.follow import OVER_SHARE, Following
from vision.frame import Frame
from vision.ground import ARM_SHARE, Ground, share
from vision.guard import Guard, Verdict
from vision.identity import Change, count, decide, looks_like_ours, readable
from vision.markers import MarkerReader
from vision.matching import moved_spot, shifted, sightings
from vision.motion import FLOOD, WIDTH, Glance, MotionGate
from vision.pose import pose_of
from vision.reading import NOTHING_KNOWN, Expected, Recogniser, Spot
from vision.recalibration import Landmarks
from vision.seating import ArmMemory, who_put, who_took
from vision.settings import WatchSettings, WatchStats
from vision.teller import Teller
from vision.tokens import TokenWatch
from vision.tracks import LyingCard, Track

STIR_SHARE = 0.0004
"""Share of the small picture that must move for something to be going on: some twenty of its pixels."""
FOUND_S = 1.0
"""A card found within so many seconds is not under an arm, whatever seems to reach over it."""
DOUBTFUL_READS = 2
"""Readings that a card needs before it is told of, if it was found but once or has a hand on it."""
DOUBTFUL_ACCEPT, DOUBTFUL_MARGIN = 0.98, 25.0
"""What it takes to believe such a card: it will be found again soon, or the hand will go."""
UNSEEN_S = 3.0
"""Seconds from the start of watching within which a card counts as one that lay there already: who laid it
down nobody saw."""
ON_KITTY_MM = 30.0
"""A card whose centre is so close to a back's in the middle of the table lies on the undealt cards."""

T = TypeVar("T")


class Lookout:
    """Follows one table through one camera; `watcher.TableWatcher` puts it before whatever camera there is.

    Args:
        recogniser: finds and reads cards.
        setup: the table and its camera, where known.
        settings: times and thresholds.
        south: the side of the picture at which South sits; only asked without a set-up.
        teller: numbers the events.
        stats: counts what it costs.
        timer: seconds, for `stats` alone; nothing that is told depends on it.
    """

    def __init__(
        self,
        recogniser: Recogniser,
        setup: TableSetup | None,
        settings: WatchSettings,
        south: South,
        teller: Teller,
        stats: WatchStats,
        timer: Callable[[], float],
    ) -> None:
        self._recogniser = recogniser
        self._settings = settings
        self._strict = replace(settings, accept=DOUBTFUL_ACCEPT, margin=DOUBTFUL_MARGIN)
        self._auto = AutoSetup(south) if setup is None else None
        self._setup = setup
        self._timer = timer
        self._gate = MotionGate()
        self._guard = Guard()
        self._arms = ArmMemory()
        self._marker_reader = MarkerReader()
        self._tokens = TokenWatch()
        self._landmarks = Landmarks(recogniser)
        self._teller = teller
        self._following = Following(self._gate, self._settings)
        self._attention = Attention(self._gate, self._settings.recheck_every)
        self._active_at = -1e9
        self._paused: str | None = None
        self._last: Frame | None = None
        self._stats = stats

    @property
    def setup(self) -> TableSetup | None:
        """The set-up in use; None while it is still being inferred."""
        return self._setup

    @property
    def paused(self) -> str | None:
        """Why reading pauses, in words; None while it runs."""
        return self._paused

    def lying(self) -> tuple[LyingCard, ...]:
        """The cards on the table now, bottom first."""
        return tuple(track.lying() for track in self._following.tracks if track.is_told)

    def finish(self) -> list[TableEvent]:
        """The source has ended: tell what still waited for company."""
        if self._last is None:
            return []
        self._give_up(self._last.t)
        return self._teller.close(self._last, now=True, waiting=False, guess=who_took)

    def step(self, frame: Frame) -> list[TableEvent]:
        """Take in the next frame; returns the events it settled."""
        self._last = frame
        if self._gate.beyond is None and self._setup is not None:
            self._gate.beyond = self._setup.beyond(WIDTH)
        glance = self._timed("motion", lambda: self._gate.look(frame.image, frame.t))
        verdict = self._guard.judge(frame.image, glance)
        if verdict is not Verdict.CLEAR:
            return self._guarded(frame, glance, verdict)
        if self._setup is not None:
            self._arms.see(glance, self._setup.plane, self._gate.beyond)
        tokens = self._see_markers(frame)
        gone: list[Track] = []
        self._following.touch(glance)
        region = self._where(frame, glance)
        if region is not None:
            ground, gone = self._look(frame, region, glance)
        else:
            ground = Ground(self._following.tracks, glance.new.shape)
        events = tokens + self._tell(frame, glance, ground)
        self._settle(glance, ground, gone)
        told = [track for track in self._following.tracks if track.is_told and track.is_face]
        waiting = any(track.missing_since is not None or track.covered for track in told)
        return events + self._teller.close(frame, now=False, waiting=waiting, guess=who_took)

    def _guarded(self, frame: Frame, glance: Glance, verdict: Verdict) -> list[TableEvent]:
        """Nothing is read from this frame."""
        if verdict is Verdict.PAUSED and self._paused != self._guard.note:
            self._paused = self._guard.note
            return [self._teller.event(frame, TableEventKind.PAUSED, note=self._paused)]
        plane = self._plane_now(frame, verdict)
        if verdict is not Verdict.BACK and plane is None:
            return []
        # Where the camera stands as it stood, an arm is still told from the table; else all is new.
        afresh = plane is not None or glance.new_share > FLOOD
        self._gate.settle(np.ones_like(glance.new) if afresh else ~glance.reach)
        if afresh:
            self._gate.fresh_at = frame.t
        for track in self._following.tracks:
            track.verify = True
        if plane is not None and self._setup is not None:
            self._setup = replace(self._setup, plane=plane)
            self._gate.beyond = None
            self._following.replace(plane)
        if self._paused is None:
            return []
        self._paused = None
        return [self._teller.event(frame, TableEventKind.RESUMED)]

    def _plane_now(self, frame: Frame, verdict: Verdict) -> TablePlane | None:
        """The plane after the camera was moved, by so much or found again; None if it stands, or is lost."""
        if self._setup is None:
            return None
        if verdict is Verdict.BACK:
            change = self._guard.change
            return None if change is None else self._setup.plane.moved(change)
        if not self._guard.is_lost:
            return None
        markers = self._marker_reader.find(frame.image)
        plane = self._landmarks.look(frame.image, frame.t, markers, self._following.tracks)
        if plane is not None:
            self._guard.found_again()
        return plane

    def _see_markers(self, frame: Frame) -> list[TableEvent]:
        """Look for printed markers, now and then, while anything goes on."""
        if not self._tokens.is_due(frame.t, self._active_at):
            return []
        markers = self._timed("markers", lambda: self._marker_reader.find(frame.image))
        if self._auto is not None:
            height, width = frame.image.shape[:2]
            self._use(self._auto.learn_marks(markers, (width, height)))
        if self._setup is None:
            return []
        self._landmarks.remember(markers, self._setup.plane)
        news = self._tokens.see(markers, self._setup.plane)
        return [self._teller.token(frame, *one, self._setup.layout) for one in news]

    def _where(self, frame: Frame, glance: Glance) -> Region | None:
        """The part of the picture the networks are to look at now."""
        if glance.moving_share > STIR_SHARE:
            self._active_at = glance.t
        tracks = self._following.tracks
        height, width = frame.image.shape[:2]
        everything = self._setup is None and self._attention.is_stirred(glance)
        return self._attention.where(
            glance,
            (width, height),
            1.0 if self._setup is None else self._setup.plane.px_per_mm,
            [track.mask for track in tracks],
            [track.mask for track in self._following.doubtful(glance)],
            all_of_it=everything or any(track.verify for track in tracks),
        )

    def _look(self, frame: Frame, region: Region, glance: Glance) -> tuple[Ground, list[Track]]:
        """Find the cards of a region; returns all cards painted over each other, and those that are gone."""
        self._stats.looks += 1
        part = frame.image[region.top : region.bottom, region.left : region.right]
        expected = self._expected(region)
        spots = self._timed("locate", lambda: self._recogniser.locate(part, expected))
        spots = [moved_spot(spot, region.left, region.top) for spot in spots]
        if self._setup is None:
            assert self._auto is not None
            height, width = frame.image.shape[:2]
            self._use(self._auto.learn(spots, (width, height)))
        if self._setup is None:
            return Ground((), glance.new.shape), []
        found = [
            sighting
            for sighting in sightings(spots, self._setup.plane, self._settings.least_score)
            if self._setup.layout.zone_at(sighting.pose.x, sighting.pose.y) is not Zone.OUTSIDE
        ]
        ground, gone = self._following.update(found, region, self._setup.plane, glance)
        for track in gone:
            self._teller.gone(track, track.went_at, self._arms.over(track.mask, track.went_at))
        return ground, gone

    def _expected(self, region: Region) -> Expected:
        """How large cards are, and where in a region they lay."""
        if self._setup is None:
            return NOTHING_KNOWN
        known = [shifted(track.corners, -region.left, -region.top) for track in self._following.tracks]
        return Expected(CARD_WIDTH_MM * self._setup.plane.px_per_mm, tuple(known))

    def _tell(self, frame: Frame, glance: Glance, ground: Ground) -> list[TableEvent]:
        """Read what wants reading, and tell what has become clear."""
        self._read(frame, glance, ground)
        events = self._tell_moved(frame)
        events += self._tell_landed(frame, glance, ground)
        for track in list(self._following.tracks):
            if track.is_told and track.is_face:
                events += self._tell_identity(track, frame, glance)
        return events

    def _use(self, setup: TableSetup | None) -> None:
        """A set-up has been inferred, or a better one."""
        if setup is None:
            return
        self._setup = setup
        self._gate.beyond = None
        for track in self._following.tracks:
            track.pose = track.told_pose = pose_of(track.corners, setup.plane)

    def _read(self, frame: Frame, glance: Glance, ground: Ground) -> None:
        here = [track for track in self._following.tracks if self._following.in_place(track, ground, glance)]
        chosen = readable(here, ground, glance, self._settings.reads_a_look)
        if not chosen:
            return
        spots = [Spot(track.corners, 1.0, not track.is_face) for track in chosen]
        readings = self._timed("read", lambda: self._recogniser.read(frame.image, spots))
        for track, reading in zip(chosen, readings, strict=True):
            count(track, reading, glance.t)

    def _tell_moved(self, frame: Frame) -> list[TableEvent]:
        """Cards that lie still, but not where they were told to lie."""
        events = []
        for track in self._following.tracks:
            told = track.told_pose
            if (
                not track.is_face or told is None or track.seen_at < frame.t
            ):  # a growing pile moves, its cards do not
                continue
            if track.pose.distance(told) > self._settings.moved_mm:
                track.told_pose = track.pose
                track.zone = self._zone(track)
                events.append(self._teller.event(frame, TableEventKind.MOVED, track))
        return events

    def _tell_landed(self, frame: Frame, glance: Glance, ground: Ground) -> list[TableEvent]:
        events = []
        landed = []
        at_rest = [
            track
            for track in self._following.landed(ground, glance)
            if looks_like_ours(track) and (not self._is_doubtful(track, glance) or _is_clear(track))
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
            track.zone, track.told_pose = self._zone(track), track.pose
            events.append(self._teller.event(frame, TableEventKind.MOVED, track))
        for track in landed:
            arms = self._arms.over(track.mask, track.landed)
            guess = who_put(track.pose.x, track.pose.y, arms)
            track.seat, track.seat_confidence = guess.seat, guess.confidence
            if not track.arrived and frame.t - self._gate.fresh_at < UNSEEN_S:
                track.seat_confidence = min(guess.confidence, DOUBTED)
            track.zone = self._zone(track)
            if self._auto is not None:
                height, width = frame.image.shape[:2]
                self._use(self._auto.learn_rested(track.corners, (width, height)))
            self._following.came(track)
        if any(track.is_face and track.zone is Zone.TRICK for track in landed):
            # The next card is there: what was missing before it came has gone with the others.
            self._give_up(min(track.landed for track in landed))
            events += self._teller.close(frame, now=True, waiting=False, guess=who_took)
        return events + self._teller.appeared(frame, landed)

    def _give_up(self, before: float) -> None:
        """Count as gone what went before a time and has been missed at least once."""
        for track in list(self._following.tracks):
            if track.is_told and track.missing_since is not None and track.went_at < before:
                unseen = self._following.is_lain_on(track)
                self._following.tracks.remove(track)
                arms = self._arms.over(track.mask, track.went_at)
                self._teller.gone(track, track.went_at, arms, unseen=unseen)

    def _is_doubtful(self, track: Track, glance: Glance) -> bool:
        """Whether a face may be found askew and so misread: found but once, or with a hand on it."""
        return track.is_face and (track.looks < 2 or share(glance.reach, track.mask) > ARM_SHARE)

    def _tell_identity(self, track: Track, frame: Frame, glance: Glance) -> list[TableEvent]:
        others = [other for other in self._following.tracks if other is not track and other.card is not None]
        elsewhere = {other.card for other in others if other.card and not self._may_be_gone(other)}
        settings = self._strict if self._is_doubtful(track, glance) else self._settings
        change = decide(track, elsewhere, settings, frame.t)
        if change is Change.IDENTIFIED:
            for other in others:
                if other.card == track.card and self._may_be_gone(other):
                    # It lay hidden, and now it lies here: it was taken away unseen, by now at the latest.
                    self._following.tracks.remove(other)
                    went = frame.t if other.missing_since is not None else other.seen_at
                    self._teller.gone(other, went, self._arms.over(other.mask, frame.t))
            return [self._teller.event(frame, TableEventKind.IDENTIFIED, track)]
        if change is Change.UNSURE and track.zone is not Zone.IGNORED:
            return [self._teller.event(frame, TableEventKind.UNSURE, track, confidence=track.confidence)]
        if change is Change.SWAPPED:
            assert track.fresh is not None
            self._following.tracks.remove(track)
            # Another card lies in its very place: taken back, or covered, unless the place was seen bare.
            bared, came = track.bared_at, self._gate.moved_at(track.mask, 0.5)
            went = min(frame.t, came if bared is None else bared)
            self._teller.gone(track, went, self._arms.over(track.mask, went), unseen=bared is None)
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

    def _zone(self, track: Track) -> Zone:
        """The zone of its place; what lies on the undealt cards belongs to them."""
        assert self._setup is not None
        zone = self._setup.layout.zone_at(track.pose.x, track.pose.y)
        if zone is not Zone.TRICK or self._setup.layout.kitty is not None:
            return zone
        on_backs = any(
            not other.is_face and other.pose.distance(track.pose) < ON_KITTY_MM
            for other in self._following.tracks
        )
        return Zone.KITTY if not track.is_face or on_backs else zone

    def _settle(self, glance: Glance, ground: Ground, gone: list[Track]) -> None:
        """What is understood is no longer new, nor is what has stood still too long to be of interest."""
        free = ~glance.reach
        unclear, told, hidden = (np.zeros_like(glance.new) for _ in range(3))
        for track in self._following.tracks:
            # As soon as it is told: from then on its own look is what tells whether it is still there.
            if track.is_told and not track.covered and self._following.in_place(track, ground, glance):
                self._gate.settle(ground.visible(track) & free & ~glance.moving)
            if track.missing_since is not None or not track.is_told:
                unclear |= track.mask
            if track.is_told:
                told |= track.mask
                if glance.t - track.seen_at > FOUND_S:
                    hidden |= track.mask
        for track in gone:  # what lay under it is still to be judged
            self._gate.settle(track.mask & free & ~told & ~glance.moving)
        self._gate.settle_stale(glance, unclear, hidden)

    def _timed(self, stage: str, work: Callable[[], T]) -> T:
        started = self._timer()
        result = work()
        self._stats.add(stage, (self._timer() - started) * 1000)
        return result


def _is_clear(track: Track) -> bool:
    """Whether a card is read so clearly that its place need not be confirmed."""
    return track.votes.count >= DOUBTFUL_READS and track.votes.opinion().accepts(
        DOUBTFUL_ACCEPT, DOUBTFUL_MARGIN
    )
