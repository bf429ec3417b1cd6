"""One camera's view of the table: what lies there, what changed, what is to be told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

import numpy as np

from vision.arrivals import arrived_poses
from vision.attention import Attention, Region
from vision.autosetup import AutoSetup
from vision.calibration import CARD_WIDTH_MM, South, TablePlane, TableSetup
from vision.card_news import CardNews
from vision.events import TableEvent, TableEventKind, Zone
from vision.follow import Following
from vision.frame import Frame
from vision.ground import Ground
from vision.guard import Guard, Verdict
from vision.identity import count, readable, stays_unclear
from vision.markers import MarkerReader
from vision.matching import NEAR_MM, moved_spot, shifted, sightings
from vision.motion import FLOOD, WIDTH, Glance, MotionGate
from vision.pose import Pose, corners_of, pose_of
from vision.reading import NOTHING_KNOWN, Expected, Image, Kind, Reading, Recogniser, Spot
from vision.recalibration import Landmarks
from vision.seating import ArmMemory, who_took
from vision.settings import WatchSettings, WatchStats
from vision.teller import Teller
from vision.tokens import TokenWatch
from vision.tracks import LyingCard, Track

STIR_SHARE = 0.0004
"""Share of the small picture that must move for something to be going on: some twenty of its pixels."""
FOUND_S = 1.0
"""A card found within so many seconds is not under an arm, whatever seems to reach over it."""
T = TypeVar("T")
Read = Callable[[Image, list[Spot]], list[Reading]]
"""A way of reading the cards at some spots of a picture."""


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
        self._news = CardNews(self._following, self._gate, self._arms, teller, settings, self._rested)
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
        self._news.give_up(self._last.t)
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
        change = self._guard.change if verdict is Verdict.BACK else None
        if change is not None:
            self._gate.follow(change)
        else:
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
            settling=self._following.settling(),
            all_of_it=everything or any(track.verify and not track.covered for track in tracks),
        )

    def _look(self, frame: Frame, region: Region, glance: Glance) -> tuple[Ground, list[Track]]:
        """Find the cards of a region; returns all cards painted over each other, and those that are gone."""
        self._stats.looks += 1
        part = frame.image[region.top : region.bottom, region.left : region.right]
        expected = self._expected(region, glance)
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
            and not self._is_paper(sighting.pose)
        ]
        ground, gone = self._following.update(found, region, self._setup.plane, glance)
        for track in gone:
            arms = self._arms.over(track.mask, track.went_at)
            # Where its place was never seen bare, it may lie under something that is not made out yet.
            self._teller.gone(track, track.went_at, arms, unseen=track.bared_at is None)
        return ground, gone

    def _is_paper(self, pose: Pose) -> bool:
        """Whether what is found there is a token, and no card that lay there before it."""
        if not self._tokens.is_paper(pose.x, pose.y):
            return False
        told = (track for track in self._following.tracks if track.is_told)
        return all(track.pose.distance(pose) > NEAR_MM for track in told)

    def _expected(self, region: Region, glance: Glance) -> Expected:
        """How large cards are, where in a region they lay, and where something like one has arrived."""
        if self._setup is None:
            return NOTHING_KNOWN
        plane = self._setup.plane
        poses = arrived_poses(*self._following.newcomers.resting(glance), plane, glance.scale)
        corners = [corners_of(pose, plane) for pose in poses]
        arrived = [shifted(one, -region.left, -region.top) for one in corners if region.shows(one)]
        known = [shifted(track.corners, -region.left, -region.top) for track in self._following.tracks]
        return Expected(CARD_WIDTH_MM * plane.px_per_mm, tuple(known), tuple(arrived))

    def _tell(self, frame: Frame, glance: Glance, ground: Ground) -> list[TableEvent]:
        """Read what wants reading, and tell what has become clear."""
        if self._setup is None:
            return []
        self._read(frame, glance, ground)
        return self._news.tell(frame, glance, ground, self._setup.layout)

    def _rested(self, track: Track, frame: Frame) -> None:
        """A card has come to rest: now it tells most of the table's plane."""
        if self._auto is not None:
            height, width = frame.image.shape[:2]
            self._use(self._auto.learn_rested(track.corners, (width, height)))

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
        unclear = [track for track in chosen if stays_unclear(track)]
        self._count([track for track in chosen if track not in unclear], frame, self._recogniser.read)
        self._count(unclear, frame, self._read_again)

    def _count(self, tracks: list[Track], frame: Frame, read: Read) -> None:
        """Read these cards in this way, and count what was read."""
        if not tracks:
            return
        spots = [Spot(track.corners, 1.0, not track.is_face) for track in tracks]
        readings = self._timed("read", lambda: read(frame.image, spots))
        for track, reading in zip(tracks, readings, strict=True):
            count(track, reading, frame.t)

    def _read_again(self, image: Image, spots: list[Spot]) -> list[Reading]:
        """Look once more, and with more care, at cards that would be asked about."""
        others = [
            Reading(Kind.FACE, track.card, track.confidence, (), track.corners)
            for track in self._following.tracks
            if track.card is not None
        ]
        return self._recogniser.read_again(image, spots, others)

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
        self._following.vacated.settle(self._gate, glance, unclear | told)
        self._gate.settle_bare(glance, unclear | told)
        self._gate.settle_stale(glance, unclear, hidden)

    def _timed(self, stage: str, work: Callable[[], T]) -> T:
        started = self._timer()
        result = work()
        self._stats.add(stage, (self._timer() - started) * 1000)
        return result
