"""Follows the cards from look to look: which are new, still there, gone, or pushed elsewhere."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from vision.attention import Region
from vision.beneath import Beneath
from vision.calibration import TablePlane
from vision.ground import BUSY_SHARE, CHANGED_SHARE, HELD_SHARE, Ground, Presence, share
from vision.matching import Sighting, match, outline_mask
from vision.motion import Glance, MotionGate
from vision.newcomers import Newcomers
from vision.pose import corners_of
from vision.reading import Corners
from vision.settings import WatchSettings
from vision.tracks import Track
from vision.twins import without_twins
from vision.vacated import Vacated
from vision.vote import Votes

POSE_SHARE = 0.3
"""Share by which a card's place follows each new finding of it."""
LEAST_MISSING_LOOKS = 3
"""Looks without a card before it is gone: the detector misses one now and then."""
FORGET_S = 0.35
"""A thing that never came to rest is forgotten after so long unseen."""
GHOST_SHARE = 0.25
"""Share of a finding on known cards from which it must bring something new to be another card."""
GHOST_NEW_SHARE = 0.12
"""Share that a card on top of others changes at least: white lies on white, but rims and pips differ."""
OPEN_SHARE = 0.9
"""Share of a card in view from which an outline found elsewhere is its own, not what others leave of it."""
OVER_SHARE = 0.3
"""Share of a card under a later one from which it may have been taken away before that one came, or not."""
TOUCH_SHARE = 0.3
"""Share of a card under a hand from which the hand may be doing something to it."""
MOVED_PIXELS = 0.9
"""Share of a card's small pixels that must be at rest for the card to be."""
LOOKS_APART_S = 0.1
"""Seconds between two looks that found a thing at one place, from which its place is known."""


class Following:
    """The tracks of one watch.

    Attributes:
        tracks: what is followed, in the order of its coming.
        newcomers: tells what has come from what lay there.
        vacated: knows the places of cards that went.

    Args:
        gate: the cheap look, which knows what moved when.
        settings: times and thresholds.
    """

    def __init__(self, gate: MotionGate, settings: WatchSettings) -> None:
        self.tracks: list[Track] = []
        self._gate = gate
        self._settings = settings
        self.newcomers = Newcomers(gate, self.tracks)
        self.vacated = Vacated()

    def update(
        self, found: Sequence[Sighting], region: Region, plane: TablePlane, glance: Glance
    ) -> tuple[Ground, list[Track]]:
        """Take in one look's sightings.

        Args:
            found: what was found in the region.
            region: what was looked at: nothing is said of cards outside it.
            plane: the table.
            glance: the cheap look at the same picture.

        Returns:
            The cards painted over each other, and the told cards that are gone with this look.
        """
        pairs, strangers = match(found, self.tracks)
        known = list(self.tracks)
        for sighting in strangers:
            track = self._start(sighting, plane, glance)
            if not self._is_ghost(track, glance):
                self.tracks.append(track)
        lost = [track for track in known if track not in pairs and region.holds(track.mask, glance.scale)]
        for track in lost:
            if not track.is_told:
                self._lost(track, glance)
        ground = Ground(self.tracks, glance.new.shape)
        for track, sighting in pairs.items():
            self._found(track, sighting, plane, ground, glance)
        gone = [track for track in lost if track.is_told and self._is_gone(track, pairs, ground, glance)]
        for track in gone:
            self.drop(track, glance.t)
        self.newcomers.note_bare(region.mask(glance.scale, glance.new.shape), glance)
        return ground, gone

    def touch(self, glance: Glance) -> None:
        """Remember which cards a hand is over, for it may be doing something to them, and which it took."""
        if glance.reach.any():
            for track in self.tracks:
                if track.is_told and not track.touched:
                    track.touched = share(glance.reach, track.mask) > TOUCH_SHARE
        for track in self.tracks:
            disturbed = track.touched or track.fresh is not None or track.missing_since is not None
            track.is_bare = False
            if disturbed and track.beneath is not None:
                assert self._gate.small is not None
                track.is_bare = track.beneath.is_bare(self._gate.small, glance)
                if track.is_bare and track.bared_at is None:
                    track.bared_at = glance.t

    def drop(self, track: Track, t: float) -> None:
        """A told card is known to be gone at `t` seconds."""
        self.tracks.remove(track)
        self.vacated.went(track, t)

    def doubtful(self, glance: Glance) -> list[Track]:
        """Cards that must be looked at again: not found lately, or left by a hand."""
        return [
            track
            for track in self.tracks
            if track.missing_since is not None
            or (track.touched and share(glance.reach | glance.moving, track.mask) < BUSY_SHARE)
        ]

    def settling(self) -> list[float]:
        """When the next look shows each card at rest over which a hand still moves.

        Only a look can: what the hand stirs there says nothing of the card, see `_is_at_rest`.
        """
        rest, times = self._settings.rest_held, list[float]()
        for track in self.tracks:
            if track.is_told or track.missing_since is not None:
                continue
            if track.seen_at > track.steady_since:
                times.append(track.steady_since + rest)
            quiet = self._gate.moved_at(track.mask, MOVED_PIXELS)
            times.append(max(quiet + rest, track.steady_since + LOOKS_APART_S))
        return times

    def came(self, track: Track, t: float) -> None:
        """A card is told of now: remember how its place looked before."""
        assert self._gate.small is not None
        track.told_at = t
        if track.arrived:
            before, now = self._gate.settled_at(track.mask), self._gate.small[track.mask]
            track.beneath = Beneath.of(track.mask, before, now)

    def is_lain_on(self, track: Track) -> bool:
        """Whether a later card lies over so much of this one that nobody can tell whether it went.

        Unless its place was seen bare between the two.
        """
        if track.bared_at is not None:
            return False
        later = self.tracks[self.tracks.index(track) + 1 :]
        return any(share(other.mask, track.mask) > OVER_SHARE for other in later)

    def landed(self, ground: Ground, glance: Glance) -> list[Track]:
        """Cards not told yet that have come to rest; one with a hand on it must have come with it."""
        landed = [
            track for track in self.tracks if not track.is_told and self._is_at_rest(track, ground, glance)
        ]
        for track in landed:
            self.newcomers.judge(track, glance)
        return [track for track in landed if track.arrived or share(glance.reach, track.mask) < HELD_SHARE]

    def drop_twins(self, landed: list[Track]) -> list[Track]:
        """Forget what is another card at rest, found twice; returns the others."""
        kept = without_twins(landed, [track for track in self.tracks if track.is_told])
        for track in landed:
            if track not in kept:
                self.tracks.remove(track)
        return kept

    def in_place(self, track: Track, ground: Ground, glance: Glance) -> bool:
        """Whether a card is where it was found last: found just now, or nothing has stirred there since."""
        if track.seen_at == glance.t:
            return True
        visible = ground.visible(track)
        return bool(visible.any()) and self._gate.moved_at(visible, MOVED_PIXELS) <= track.seen_at

    def pushed(self, track: Track, gone: Sequence[Track]) -> Track | None:
        """The card that this one was before it was pushed here; None for a card that is new.

        Args:
            track: at rest, and read.
            gone: cards gone and not told so yet.
        """
        best = track.votes.opinion().best
        lost = [one for one in self.tracks if one.is_told and (one.missing_since is not None or one.covered)]
        for old in [*lost, *gone]:
            distance = old.pose.distance(track.pose)
            if old.is_face != track.is_face or distance > self._settings.nudge_mm:
                continue
            if old.card is None and old.missing_since is not None and distance < self._settings.nudge_mm / 3:
                return old
            if old.card is not None and old.card == best[0] and best[1] > 0.6:
                return old
        return None

    def replace(self, plane: TablePlane) -> None:
        """The camera moved: where the cards lie stays, where they are seen changes."""
        self.newcomers.forget()
        self.vacated.forget()
        for track in self.tracks:
            track.corners = corners_of(track.pose, plane)
            track.mask = outline_mask(track.pose, plane, self._gate.scale, track.mask.shape)
            track.verify = True

    def _lost(self, track: Track, glance: Glance) -> None:
        """A thing not told yet was not found again: it hides nothing, and is soon forgotten."""
        track.missing_since = glance.t if track.missing_since is None else track.missing_since
        if glance.t - track.seen_at > FORGET_S:
            self.tracks.remove(track)

    def _is_ghost(self, track: Track, glance: Glance) -> bool:
        """Whether a card is found where others lie and nothing has changed: it is them, badly found."""
        if share(glance.new, track.mask) > GHOST_NEW_SHARE:
            return False
        return any(share(other.mask, track.mask) > GHOST_SHARE for other in self.tracks if other.is_told)

    def _start(self, sighting: Sighting, plane: TablePlane, glance: Glance) -> Track:
        mask = outline_mask(sighting.pose, plane, glance.scale, glance.new.shape)
        spot, t = sighting.spot, glance.t
        arrived = self.newcomers.is_new(mask, spot.score, glance)
        was_bare = self.newcomers.was_bare(mask)
        return Track(
            sighting.pose,
            spot.corners,
            not spot.is_back,
            mask,
            t,
            arrived,
            seen_at=t,
            score=spot.score,
            was_bare=was_bare,
        )

    def _found(
        self, track: Track, sighting: Sighting, plane: TablePlane, ground: Ground, glance: Glance
    ) -> None:
        track.looks += 1
        track.score += POSE_SHARE * (sighting.spot.score - track.score)
        track.seen_at = glance.t
        track.missing_since, track.missing_looks = None, 0
        track.verify = False
        visible = ground.visible(track)
        moving = share(glance.moving, visible) > BUSY_SHARE
        reach = share(glance.reach, visible)
        track.covered = reach >= HELD_SHARE
        jumped = sighting.pose.distance(track.pose) > self._settings.moved_mm / 2
        if track.is_told:
            changed = share(glance.new & ~glance.reach, visible) > CHANGED_SHARE
            left = track.touched and reach < BUSY_SHARE and not moving
            slid = jumped and visible.sum() > OPEN_SHARE * track.mask.sum()
            if changed or left or slid:
                # What lies there now need not be what lay there before: a hand was over it, or it was pushed,
                # or another was laid almost exactly on it.
                track.touched = False
                if track.fresh is None:
                    track.fresh, track.reads, track.changed = Votes(), 0, changed
            if track.fresh is not None:
                track.corners = sighting.spot.corners
            if moving:
                return
        if not track.is_told and jumped:  # still on its way
            track.pose, track.steady_since, track.familiar = sighting.pose, glance.t, False
        else:
            track.pose = track.pose.towards(sighting.pose, POSE_SHARE)
        track.corners = sighting.spot.corners if jumped else _blend(track.corners, sighting.spot.corners)
        track.mask = outline_mask(track.pose, plane, glance.scale, glance.new.shape)
        if not track.is_told:
            if jumped:
                track.was_bare = self.newcomers.was_bare(track.mask)
            self.newcomers.see(track, glance)

    def _is_gone(self, track: Track, found: Collection[Track], ground: Ground, glance: Glance) -> bool:
        presence = ground.presence(track, found, glance)
        track.covered = presence is Presence.HIDDEN
        if presence is not Presence.ABSENT:
            if presence is Presence.THERE:
                track.missing_since, track.missing_looks, track.bared_at = None, 0, None
            return False
        if track.missing_since is None:
            track.missing_since = glance.t
            moved = self._gate.moved_at(track.mask, 0.5)
            track.went_at = min(glance.t, max(moved, track.seen_at))
        track.missing_looks += 1
        long_enough = glance.t - track.missing_since >= self._settings.gone
        return long_enough and track.missing_looks >= LEAST_MISSING_LOOKS

    def _is_at_rest(self, track: Track, ground: Ground, glance: Glance) -> bool:
        visible = ground.visible(track)
        if not visible.any() or not self.in_place(track, ground, glance):
            return False
        held = share(glance.reach, visible) > BUSY_SHARE
        rest = self._settings.rest_held if held else self._settings.rest
        quiet = self._gate.moved_at(visible, MOVED_PIXELS)
        # Under a hand two looks say that it is a card that lies there; since when, its own pixels do.
        known = held and track.seen_at - track.steady_since >= LOOKS_APART_S
        still_since = quiet if known else max(quiet, track.first_seen)
        # A hand moves about on a card that lies: then two looks say so that found it at one place.
        rested = max(glance.t - still_since, track.seen_at - track.steady_since)
        if rested < rest - 1e-6:
            return False
        # When half of it had come to rest: its hand may have taken longer to leave the other half.
        track.landed = min(max(self._gate.moved_at(visible, 0.5), 0.0), glance.t)
        return True


def _blend(old: Corners, new: Corners) -> Corners:
    """Corners averaged with a new finding, whichever short end it calls the top."""
    turned = (new[2], new[3], new[0], new[1])
    if _far(old, turned) < _far(old, new):
        new = turned
    a, b, c, d = (
        (o[0] + POSE_SHARE * (n[0] - o[0]), o[1] + POSE_SHARE * (n[1] - o[1]))
        for o, n in zip(old, new, strict=True)
    )
    return (a, b, c, d)


def _far(old: Corners, new: Corners) -> float:
    return sum(abs(o[0] - n[0]) + abs(o[1] - n[1]) for o, n in zip(old, new, strict=True))
