"""What a table looks like at one moment: plain frozen data, made by the session, read by the windows.

Positions are millimetres on the table plane, origin at the table's centre, x to the right and y down as
South sees it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any

from euchre.cards import Card, Suit
from euchre.seats import Seat, Side
from vision.reading import Corners

if TYPE_CHECKING:
    from euchre.findings import Finding


class Phase(Enum):
    """How far the hand is."""

    WAITING = "waiting"  # no hand yet
    CALLING = "calling"  # dealt, or being dealt; no card played
    PLAYING = "playing"
    BETWEEN = "between"  # the hand is over, the next deal has not begun: findings are shown, tricks verified
    GAME_OVER = "game_over"


class Audience(Enum):
    """Who looks: the table sees findings only between hands, so that no flag helps a player.

    The director at once.
    """

    TABLE = "table"
    DIRECTOR = "director"


class Health(Enum):
    """How the camera does, worst last."""

    GOOD = "good"
    WAITING = "waiting"  # no frame yet
    PAUSED = "paused"  # frames come, but are not read: camera bumped, table moved, light gone
    STALE = "stale"  # no good frame for a while
    ENDED = "ended"  # a file that came to its end


@dataclass(frozen=True, slots=True)
class CameraHealth:
    """The state of the camera, in words for people.

    Attributes:
        health: the state.
        status: one line saying so.
        advice: what to do about it; empty when all is well.
        age: seconds since the last good frame; None before the first.
        fps: good frames a second over the last few seconds.
        frames: frames read so far.
    """

    health: Health = Health.WAITING
    status: str = "waiting for the first frame"
    advice: str = ""
    age: float | None = None
    fps: float = 0.0
    frames: int = 0


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card in a trick.

    Attributes:
        id: id of the log event, for corrections and evidence.
        seat: who played it.
        card: which card; None while it is unsure.
        candidates: the best readings with probabilities, best first.
        t: seconds on the source's clock when it came to rest.
        position: centre in millimetres; None when a person entered it.
        angle: rotation of the long axis against the y axis, degrees, 0..180.
        confidence: probability that card and seat are right, 0..1.
        withdrawn: taken back again; such a card is not part of the trick.
    """

    id: str
    seat: Seat
    card: Card | None
    candidates: tuple[tuple[Card, float], ...] = ()
    t: float = 0.0
    position: tuple[float, float] | None = None
    angle: float = 0.0
    confidence: float = 1.0
    withdrawn: bool = False


@dataclass(frozen=True, slots=True)
class TrickView:
    """One trick.

    Attributes:
        number: from 1.
        leader: who led; None before the lead.
        led_suit: the suit to follow, bowers counted as trumps; None before the lead or while the lead is
            unsure.
        plays: the cards in order.
        winner: who won it; None while incomplete.
        gathered: whether it has left the table.
    """

    number: int
    leader: Seat | None
    led_suit: Suit | None
    plays: tuple[PlayedCard, ...]
    winner: Seat | None
    gathered: bool = False


@dataclass(frozen=True, slots=True)
class LyingCard:
    """A card that lies on the table now, whatever it means: for the picture from above and the overlay.

    Attributes:
        track: number of its place-bound track.
        card: which card; None for a back, or while it is not read or unsure.
        is_face: False for a back, None while not known.
        candidates: best readings with probabilities, best first.
        confidence: probability of `card`, 0..1.
        corners: in pixels of the source frame.
        position: centre in millimetres. angle: degrees, 0..180.
        seat: whose it is, where that is known.
        zone: where it lies: `trick`, `kitty`, `seat`, `ignored`, `outside`.
        unsure: read, but below its margin.
    """

    track: int
    card: Card | None
    is_face: bool | None
    candidates: tuple[tuple[Card, float], ...]
    confidence: float
    corners: Corners | None
    position: tuple[float, float] | None
    angle: float
    seat: Seat | None
    zone: str | None
    unsure: bool = False


class QuestionKind(Enum):
    """What is asked."""

    CARD = "card"  # which card is this?
    TWICE = "twice"  # one card was read in two places: which card is this?
    SEAT = "seat"  # who played this card?
    CALLS = "calls"  # who called what?
    DEALER = "dealer"  # who deals?
    TRUMP = "trump"  # many findings at once: is trump right?


NO_CARD = "none"
"""Answer to which card it was where there was none: the seat played none, or what lay there was no card."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer offered.

    Attributes:
        label: as people read it (`J♥`, `East`, `North ordered hearts`).
        value: what to hand to `Session.answer`.
        probability: how likely it is by what was seen, 0..1.
    """

    label: str
    value: str
    probability: float


@dataclass(frozen=True, slots=True)
class Question:
    """Something the camera could not tell. The first choices are the likeliest; one key settles it.

    Attributes:
        id: what to hand to `Session.answer`.
        kind: what is asked.
        text: the question in words.
        about: id of the log event in doubt, the key of its evidence picture; None for calls and dealer.
        choices: answers offered, likeliest first. A person may also answer otherwise.
        t: seconds on the source's clock.
    """

    id: str
    kind: QuestionKind
    text: str
    about: str | None
    choices: tuple[Choice, ...]
    t: float


@dataclass(frozen=True, slots=True)
class TableSnapshot:
    """One table at one moment, as one audience may see it.

    Attributes:
        version: grows with every change; equal versions are equal snapshots.
        audience: for whom it was made.
        hand: number of the hand, from 1; 0 before the first.
        phase: how far it is.
        laws: name of the laws in force.
        players: names by seat; the seat's own name where nobody gave one.
        dealer: who dealt this hand. next_dealer: who deals next, once that is known.
        turn: whose turn it is by the laws, to call or to play; None when nobody's or not known.
        upcard: the card turned up. turned_down: whether everybody passed it.
        trump: the trump suit. maker: who made it. alone: whether the maker plays alone.
        defending_alone: who defends alone. sitting_out: who has put their cards down.
        trick: the trick on the table; None outside play.
        last_trick: the one before it.
        tricks: all tricks of this hand, the one on the table included.
        taken: tricks taken by each side in this hand.
        hand_points: points of this hand by the cards as played; empty until it is over.
        score: the game score, confirmed rulings included.
        games: games won by each side since the log began.
        game_over: whether the game is won. winner: by whom.
        findings: what this audience may see now.
        questions: what a person should settle, most urgent first.
        camera: how the camera does.
        lying: the cards on the table now.
        undo: what `Session.undo` would take back, in words; None when there is nothing.
        redo: what `Session.redo` would bring back.
        verdict: the verdict on this hand as data (design.md), None before the deal. Same policy as
            `findings`.
        signatures: what each seat signed the sheet of this game with, as it stands in the log; those alone
            that still stand.
        void: the seats whose signatures a later change voided.
        agreed: whether the table has agreed on the tricks of the hand that is over, as they stand.
    """

    version: int
    audience: Audience
    hand: int
    phase: Phase
    laws: str
    players: Mapping[Seat, str]
    dealer: Seat | None
    next_dealer: Seat | None
    turn: Seat | None
    upcard: Card | None
    turned_down: bool
    trump: Suit | None
    maker: Seat | None
    alone: bool
    defending_alone: Seat | None
    sitting_out: tuple[Seat, ...]
    trick: TrickView | None
    last_trick: TrickView | None
    tricks: tuple[TrickView, ...]
    taken: Mapping[Side, int]
    hand_points: Mapping[Side, int]
    score: Mapping[Side, int]
    games: Mapping[Side, int]
    game_over: bool
    winner: Side | None
    findings: tuple[Finding, ...]
    questions: tuple[Question, ...]
    camera: CameraHealth
    lying: tuple[LyingCard, ...]
    undo: str | None
    redo: str | None
    verdict: Mapping[str, Any] | None
    signatures: Mapping[Seat, Mapping[str, Any]] = field(default_factory=dict)
    void: tuple[Seat, ...] = ()
    agreed: bool = False
