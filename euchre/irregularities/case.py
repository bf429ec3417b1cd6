"""A hand before the judge: its state, how it ended, and what every finding of it is made with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from euchre.cards import Card, Suit
from euchre.confidence import LEAST_SURE
from euchre.events import Discard, Expose, Gather, Pickup, Play, Unwatched, Withdraw
from euchre.findings import Finding, FindingKind, Proof, State
from euchre.hand import HandState
from euchre.irregularities.drafts import Matter
from euchre.irregularities.proposals import propose
from euchre.irregularities.rush import rush
from euchre.laws.profile import LawProfile
from euchre.points import Points
from euchre.seats import Seat
from euchre.transforms import HandInPoints
from euchre.verdict import Outcome, Refusal

_SAID = (State.PROVED, State.NOTED)
_SEEN = (Discard, Expose, Gather, Pickup, Play, Withdraw)
"""What an order in time is told of by who sees it, and not by who hears it."""


@dataclass(slots=True)
class Case:
    """What the detectors read.

    Attributes:
        state: the folded hand.
        outcome: how it ended.
        taken: tricks of each side.
        points: points by the cards as played.
        refusals: every refusal and what is known of it.
        facts: lawful things worth knowing, added to by the detectors.
        nothing_noticed: whether there were but calls, sure plays and gathers, all in order.
    """

    state: HandState
    outcome: Outcome
    taken: Points
    points: Points
    refusals: list[Refusal] = field(default_factory=list)
    facts: list[str] = field(default_factory=list)
    nothing_noticed: bool = False
    _ids: set[str] = field(default_factory=set)
    _hand: HandInPoints | None = None
    _rush: tuple[int, ...] | None = None
    _gaps: tuple[tuple[float, float], ...] | None = None

    @property
    def hand(self) -> HandInPoints:
        """The hand in points, as played; made when first asked for, since a lawful hand needs none."""
        if self._hand is None:
            state = self.state
            self._hand = HandInPoints(
                table=state.laws.points,
                limit=state.laws.number("game_limit"),
                before=state.record.score,
                played=self.points,
                points=self.points,
                taken=self.taken,
                makers=state.makers,
                alone=state.alone,
                defending_alone=state.defending_alone is not None,
            )
        return self._hand

    @property
    def rush(self) -> tuple[int, ...]:
        """Positions of the cards that came down as hands thrown in do; looked for when first asked for."""
        if self._rush is None:
            self._rush = rush(self.state)
        return self._rush

    @property
    def gaps(self) -> tuple[tuple[float, float], ...]:
        """The times at which nobody watched the table, seconds; looked for when first asked for."""
        if self._gaps is None:
            told = (event for event in self.state.events if isinstance(event, Unwatched))
            self._gaps = tuple((event.t, event.until) for event in told if event.t is not None)
        return self._gaps

    def unwatched(self, since: float, until: float) -> bool:
        """Whether nobody watched at some moment within that span, seconds."""
        return any(began < until and ended > since for began, ended in self.gaps)

    @property
    def laws(self) -> LawProfile:
        """The laws in force."""
        return self.state.laws

    @property
    def over(self) -> bool:
        """Whether the hand has ended, one way or another."""
        return self.outcome is not Outcome.INCOMPLETE or self.state.next_deal_at is not None

    def event_id(self, at: int) -> str:
        """The id of the event at a position."""
        return self.state.events[at].id

    def confidence(self, positions: Iterable[int]) -> float:
        """Product of the confidences of events: a finding is no surer than all it rests on together."""
        product = 1.0
        for at in set(positions):
            product *= confidence_of(self.state, at)
        return product

    def finding(
        self,
        kind: FindingKind,
        at: int | None,
        seats: tuple[Seat, ...],
        state: State,
        *,
        trick: int | None = None,
        suit: Suit | None = None,
        established: bool | None = None,
        proved_by: Proof | None = None,
        others: Iterable[int] = (),
        confirm: str = "",
        detail: str = "",
        card: Card | None = None,
        confidence: float | None = None,
    ) -> Finding:
        """A finding with its proposals.

        Args:
            kind: what it is.
            at: position of the offending event, None where the record itself shows it.
            seats: whom it concerns, the offender first.
            state: how it stands; suspended all the same where it rests on an event less sure than
                `LEAST_SURE`, or nobody watched between what it rests on.
            trick: trick number.
            suit: the suit concerned.
            established: for revokes.
            proved_by: for revokes.
            others: positions of further events it rests on.
            confirm: what a person must settle.
            detail: which case of its kind it is, for the proposals.
            card: the card concerned, for the proposals.
            confidence: where it is not the product over the events.
        """
        positions = [*(() if at is None else (at,)), *(other for other in others if other != at)]
        if state in _SAID and (
            any(confidence_of(self.state, position) < LEAST_SURE for position in positions)
            or self.went_by(positions)
        ):
            state = State.SUSPENDED
        matter = Matter(kind, seats, state, trick, established, detail, card)
        return Finding(
            id=self._id(kind, at, seats),
            kind=kind,
            seats=seats,
            state=state,
            trick=trick,
            suit=suit,
            established=established,
            confidence=self.confidence(positions) if confidence is None else confidence,
            proved_by=proved_by,
            evidence=tuple(self.event_id(position) for position in positions),
            confirm=confirm,
            proposals=propose(matter, self.state, self.hand),
        )

    def went_by(self, positions: Iterable[int]) -> bool:
        """Whether nobody watched between the things seen on the table that are told at these positions."""
        if not self.gaps:
            return False
        seen = [event for event in map(self.state.events.__getitem__, positions) if isinstance(event, _SEEN)]
        times = [event.t for event in seen if event.t is not None]
        return bool(times) and self.unwatched(min(times), max(times))

    def name(self, kind: FindingKind, at: int | None, seats: tuple[Seat, ...]) -> str:
        """The id of a finding: its kind and its event, or its seat where it rests on no one event."""
        end = self.event_id(at) if at is not None else (seats[0].value if seats else "hand")
        return f"{kind.value}-{end}"

    def _id(self, kind: FindingKind, at: int | None, seats: tuple[Seat, ...]) -> str:
        name = self.name(kind, at, seats)
        found, n = name, 2
        while found in self._ids:
            found = f"{name}.{n}"
            n += 1
        self._ids.add(found)
        return found


def confidence_of(state: HandState, at: int) -> float:
    """Confidence of one event; a play with candidates is as sure as its best one."""
    event = state.events[at]
    if event.confidence is not None:
        return event.confidence
    candidates = getattr(event, "candidates", ())
    return max((p for _, p in candidates), default=1.0) if getattr(event, "card", None) is None else 1.0
