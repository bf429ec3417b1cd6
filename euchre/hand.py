"""The state of one hand, as far as its events tell it.

`euchre.folding.fold` makes it from a record and the laws in well under a millisecond, so a live table simply
folds the hand again after each event. What a table shows is here: `phase` and `turn`, `trump`, `maker`,
`alone`, `active`, the trick on the table (`current`), `taken`. Nothing here refuses anything: what was out of
order is kept as a `Slip` beside it, for `euchre.judge` to make findings of.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from euchre.cards import DECK, Card, Suit
from euchre.events import Call, Claim, Event
from euchre.laws.profile import LawProfile
from euchre.notes import Known, Slip, TakenBack
from euchre.points import Points
from euchre.record import HandRecord
from euchre.seats import Seat, Side
from euchre.tables import EVERYONE, NO_TRUMP
from euchre.trick import Trick, legal_cards

HAND_SIZE = 5
"""Cards dealt to each seat, and tricks of a hand."""

UNKNOWN = -1
DEAD = 4
"""Where a card is: the index of the seat that has or had it, `DEAD` when out of play, `UNKNOWN` otherwise."""

SEATS = tuple(Seat)
_SUITS = tuple(Suit)


class Phase(Enum):
    """What the table is doing."""

    DEAL = "deal"  # no up card and no call yet
    ROUND_ONE = "round_one"
    ROUND_TWO = "round_two"
    DISCARD = "discard"  # the dealer takes up and lays away
    PLAY = "play"
    OVER = "over"


@dataclass(slots=True)
class HandState:
    """All that one hand's events tell.

    Attributes:
        record: the record folded.
        laws: the laws it is folded by, the record's own settings included.
        events: calls first, then events; positions below count in it.
        dealer: who dealt.
        upcard: the card turned up.
        round: 1 or 2 while calling, as far as calls tell.
        caller: whose call is due; None while the dealer is unknown, or calling is over.
        called: bits of the seats whose call in this round stands.
        pending: position of a call out of turn that nobody accepted or refused yet.
        trump_index: index of trump, `NO_TRUMP` while there is none.
        maker: who made trump.
        made_at: position of the call that made it.
        ordered: whether the up card was ordered, taken up or picked up.
        alone: whether the maker plays alone.
        defending_alone: who defends alone.
        passed_out: whether all passed in both rounds.
        pickup_at: position of the pick-up event.
        discard: the card laid away, where it was seen.
        discard_at: position of the event that says so.
        active_bits: bits of the seats that play.
        tricks: in order, the current one last.
        current: the trick on the table.
        first_lead_at: position of the first play.
        played: bits of the cards that stand on the table or were gathered.
        home: where each card is, by card index.
        conflicts: cards seen in two places.
        slips: what was out of order.
        taken_back: cards taken back.
        known: cards seen in hands.
        resolved: by position of a call or lead out of turn, `accepted` or `refused`.
        claims: positions of claims.
        challenges: positions of challenges.
        rules: positions of rulings.
        signs: seats that signed, with the position of each signature.
        next_deal_at: position of the next deal.
        misdeal_at: position of a deal given up.
        grouped: positions of plays that were taken together with an earlier one.
        plain: whether there were but calls, sure plays one at a time, and gathers of whole tricks.
    """

    record: HandRecord
    laws: LawProfile
    events: tuple[Event, ...]
    dealer: Seat | None
    upcard: Card | None
    round: int = 1
    caller: Seat | None = None
    called: int = 0
    pending: int | None = None
    trump_index: int = NO_TRUMP
    maker: Seat | None = None
    made_at: int | None = None
    ordered: bool = False
    alone: bool = False
    defending_alone: Seat | None = None
    passed_out: bool = False
    pickup_at: int | None = None
    discard: Card | None = None
    discard_at: int | None = None
    active_bits: int = EVERYONE
    tricks: list[Trick] = field(default_factory=list)
    current: Trick | None = None
    first_lead_at: int | None = None
    played: int = 0
    home: list[int] = field(default_factory=lambda: [UNKNOWN] * len(DECK))
    conflicts: frozenset[int] = frozenset()
    slips: list[Slip] = field(default_factory=list)
    taken_back: tuple[TakenBack, ...] = ()
    known: tuple[Known, ...] = ()
    resolved: dict[int, str] = field(default_factory=dict)
    claims: tuple[int, ...] = ()
    challenges: tuple[int, ...] = ()
    rules: tuple[int, ...] = ()
    signs: dict[Seat, int] = field(default_factory=dict)
    next_deal_at: int | None = None
    misdeal_at: int | None = None
    grouped: frozenset[int] = frozenset()
    plain: bool = True

    @property
    def trump(self) -> Suit | None:
        """The trump suit."""
        return None if self.trump_index == NO_TRUMP else _SUITS[self.trump_index]

    @property
    def makers(self) -> Side | None:
        """The side that made trump."""
        return self.maker.side if self.maker is not None else None

    @property
    def active(self) -> tuple[Seat, ...]:
        """Seats that play, clockwise from North."""
        return tuple(seat for seat in SEATS if self.active_bits >> seat.index & 1)

    @property
    def sitting_out(self) -> tuple[Seat, ...]:
        """Seats that take no part."""
        if self.active_bits == EVERYONE:
            return ()
        return tuple(seat for seat in SEATS if not self.active_bits >> seat.index & 1)

    @property
    def complete(self) -> bool:
        """Whether five tricks have been played out."""
        if len(self.tricks) < HAND_SIZE:
            return False
        if self.plain and len(self.tricks) == HAND_SIZE:
            return not self.tricks[-1].waiting
        over = 0
        for trick in self.tricks:
            if trick.number > HAND_SIZE or not trick.plays:
                continue
            if not trick.waiting or trick.winner is not None:
                over += 1
        return over >= HAND_SIZE

    @property
    def claim(self) -> Claim | None:
        """The last claim that the table agreed to; None where there is none."""
        for at in reversed(self.claims):
            event = self.events[at]
            if isinstance(event, Claim) and event.agreed:
                return event
        return None

    @property
    def taken(self) -> Points:
        """Tricks won by each side, by the cards; a sixth trick is none, however it came about."""
        ns = ew = 0
        for trick in self.tricks:
            if trick.number > HAND_SIZE:
                break
            if trick.winner is not None:
                if trick.winner.index % 2:
                    ew += 1
                else:
                    ns += 1
            elif trick.side is not None:
                if trick.side is Side.EW:
                    ew += 1
                else:
                    ns += 1
        return Points(ns, ew)

    @property
    def phase(self) -> Phase:
        """What the table is doing."""
        if self.passed_out or self.complete or self.claim is not None or self.misdeal_at is not None:
            return Phase.OVER
        if self.first_lead_at is not None:
            return Phase.PLAY
        if self.maker is None:
            if self.upcard is None and not any(isinstance(event, Call) for event in self.events):
                return Phase.DEAL
            return Phase.ROUND_ONE if self.round == 1 else Phase.ROUND_TWO
        return Phase.DISCARD if self.owes_discard else Phase.PLAY

    @property
    def owes_discard(self) -> bool:
        """Whether the dealer is still to take up and lay away, as far as the record says."""
        return (
            self.ordered
            and self.discard_at is None
            and self.discard is None
            and not self.record.no_discard
            and self.dealer is not None
            and bool(self.active_bits >> self.dealer.index & 1)
        )

    @property
    def turn(self) -> Seat | None:
        """Who is to act; None where that cannot be told, or nobody is."""
        phase = self.phase
        if phase in (Phase.ROUND_ONE, Phase.ROUND_TWO):
            return self.caller
        if phase is Phase.DISCARD:
            return self.dealer
        if phase is Phase.PLAY:
            if self.current is None or not self.current.plays:
                return self.next_leader()
            if not self.current.waiting or self.current.closed:
                return self.current.winner
            return self.current.next_seat
        return None

    def next_leader(self) -> Seat | None:
        """Who leads to the trick that has not begun."""
        for trick in reversed(self.tricks):
            if trick.plays:
                return trick.winner
        return self.first_leader()

    def first_leader(self) -> Seat | None:
        """Who makes the first lead: left of the dealer, or left of the lone hand where the laws say so."""
        start = self.dealer
        if self.alone and self.maker is not None and self.laws["loner_lead"] == "left_of_loner":
            start = self.maker
        if start is None:
            return None
        for places in range(1, 5):
            seat = start.ahead(places)
            if self.active_bits >> seat.index & 1:
                return seat
        return None

    def legal(self, seat: Seat, hand: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards of a hand that a seat may play to the trick on the table."""
        led = None
        if self.current is not None and not self.current.closed and self.current.waiting:
            led = self.current.led_suit(self.trump_index)
            if self.current.index_of(seat) == 0:
                led = None
        chosen = legal_cards(tuple(card.index for card in hand), led, self.trump_index)
        return tuple(DECK[card] for card in chosen)
