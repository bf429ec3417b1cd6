"""What lies on the table now, and what is known of each card that does."""

from __future__ import annotations

from dataclasses import dataclass, field

from euchre.cards import Card
from euchre.seats import Seat
from vision.beneath import Beneath
from vision.events import Zone
from vision.pose import Pose
from vision.reading import Corners
from vision.small_picture import Mask
from vision.vote import Votes


@dataclass(frozen=True, slots=True)
class LyingCard:
    """One card on the table, as a window draws it.

    Attributes:
        track: its place-bound track, the `track` of its events.
        since: when it came to rest, seconds on the source's clock.
        position: centre on the table plane, mm, in the table frame of `calibration`.
        angle: rotation of the long axis against the y axis, degrees, 0..180.
        corners: the whole card in pixels of the source frame.
        zone: where it lies.
        seat: who put it there, or the seat whose strip it lies in.
        seat_confidence: probability of `seat`.
        is_face: False for a back, None where not known yet.
        card: the accepted card.
        confidence: probability of `card`.
        candidates: best cards with probabilities, best first.
        covered: whether a hand or another card hides it now.
    """

    track: int
    since: float
    position: tuple[float, float]
    angle: float
    corners: Corners
    zone: Zone
    seat: Seat | None
    seat_confidence: float
    is_face: bool | None
    card: Card | None
    confidence: float
    candidates: tuple[tuple[Card, float], ...]
    covered: bool


@dataclass(slots=True, eq=False)
class Track:
    """One card bound to one place, while it is being followed.

    Attributes:
        id: 0 until the card has come to rest and is told of, then the `track` of its events.
        pose: where it lies, averaged.
        told_pose: where it was last told to lie.
        corners: the whole card in pixels.
        is_face: which side is up; a card turned over is a new track.
        mask: its outline on the small picture of `motion`.
        first_seen: when it was first found here.
        steady_since: since when every look found it where the last one had.
        arrived: whether its place was seen to change: a card that was laid down brings something new.
        familiar: whether nothing was new in its place when it was found there: the table's own pattern, or a
            card that lay there already.
        was_bare: whether its place was seen in plain view, and no card there, before it was found there.
        landed: when it came to rest.
        told_at: when it was told of.
        looks: how often it was found here.
        score: the detector's score, averaged.
        votes: its readings.
        fresh: its readings since something covered or disturbed it; None while undisturbed.
        changed: whether its place looked different when `fresh` began.
        touched: whether a hand was over it since it was found last: it may have been swapped.
        card: the card it was told to be.
        asked: whether it was told as unsure.
        reads: how often it was read since it last changed.
        read_at: when it was read last.
        covered: whether a hand or another card hides it.
        missing_since: when its place was first seen without it; None while it is there.
        missing_looks: in how many looks since then.
        went_at: when it was taken away, while it is missing: its place moved last then.
        beneath: how its place looked before it came; None where that would not show.
        is_bare: whether its place is seen bare now.
        bared_at: when its place was first seen bare since it was seen there last; None if it was not.
        verify: whether an unchanged picture no longer proves it is there: the picture was interrupted.
    """

    pose: Pose
    corners: Corners
    is_face: bool
    mask: Mask
    first_seen: float
    steady_since: float = field(init=False)
    arrived: bool = False
    familiar: bool = False
    was_bare: bool = False
    id: int = 0
    told_pose: Pose | None = None
    landed: float = 0.0
    told_at: float = -1e9
    looks: int = 1
    score: float = 0.0
    seen_at: float = 0.0
    votes: Votes = field(default_factory=Votes)
    fresh: Votes | None = None
    changed: bool = False
    touched: bool = False
    card: Card | None = None
    confidence: float = 0.0
    candidates: tuple[tuple[Card, float], ...] = ()
    asked: bool = False
    reads: int = 0
    read_at: float = -1e9
    covered: bool = False
    missing_since: float | None = None
    missing_looks: int = 0
    went_at: float = 0.0
    beneath: Beneath | None = None
    is_bare: bool = False
    bared_at: float | None = None
    verify: bool = False
    zone: Zone = Zone.OUTSIDE
    seat: Seat | None = None
    seat_confidence: float = 0.0

    def __post_init__(self) -> None:
        self.steady_since = self.first_seen

    @property
    def is_told(self) -> bool:
        """Whether it has come to rest and been told of."""
        return self.id > 0

    def lying(self) -> LyingCard:
        """The card as a window draws it."""
        return LyingCard(
            track=self.id,
            since=self.landed,
            position=(self.pose.x, self.pose.y),
            angle=self.pose.angle,
            corners=self.corners,
            zone=self.zone,
            seat=self.seat,
            seat_confidence=self.seat_confidence,
            is_face=self.is_face,
            card=self.card,
            confidence=self.confidence,
            candidates=self.candidates,
            covered=self.covered,
        )
