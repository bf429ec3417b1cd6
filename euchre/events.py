"""What can happen in a hand, as typed facts: the events of a hand record and of the log.

An event says what was seen or said, never whether it was allowed. The JSON form of each (`do` and its
fields) is read and written by `euchre.event_json`; corrections, undo and redo are entries of the log, which
`euchre.session` folds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, ClassVar

from euchre.cards import Card, Suit
from euchre.fields import Candidates
from euchre.seats import Seat


class CallKind(Enum):
    """What a player said."""

    PASS = "pass"
    ORDER = "order"  # order up, assist, take up: the up card's suit is trump
    NAME = "name"  # name a suit
    ALONE = "alone"  # changes the last making call
    NOT_ALONE = "not_alone"
    DEFEND_ALONE = "defend_alone"
    NO_DEFEND = "no_defend"


class ExposeCause(Enum):
    """How a card came to be seen without being played."""

    DEAL = "deal"
    DROPPED = "dropped"
    SHOWN = "shown"
    FACED = "faced"


class Decision(Enum):
    """What a person decided about a finding."""

    CONFIRM = "confirm"
    CHANGE = "change"
    DISMISS = "dismiss"


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """What all events share.

    Attributes:
        id: unique within a log; in a record it defaults to the position (`e1`, calls `c1`).
        t: seconds on the source's clock.
        confidence: probability that the reading is right, 0..1; None for what a person entered.
    """

    do: ClassVar[str] = ""
    id: str = ""
    t: float | None = None
    confidence: float | None = None


@dataclass(frozen=True, slots=True)
class Call(Event):
    """Somebody called. `alone` on an order or a name is the declaration made with the call itself."""

    do: ClassVar[str] = "call"
    seat: Seat
    call: CallKind
    suit: Suit | None = None
    alone: bool = False


@dataclass(frozen=True, slots=True)
class UpCard(Event):
    """The top card of the kitty was turned; `card` is None while it is unread."""

    do: ClassVar[str] = "upcard"
    card: Card | None = None
    candidates: Candidates = ()


@dataclass(frozen=True, slots=True)
class Pickup(Event):
    """The dealer took the up card into the hand."""

    do: ClassVar[str] = "pickup"
    seat: Seat
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Discard(Event):
    """The dealer laid a card away.

    Attributes:
        card: None when only its back was seen.
        unseen: nobody saw when it was laid away: it was said which it was, or its back lay there when the
            dealer's hand had gone. It came before the lead.
    """

    do: ClassVar[str] = "discard"
    seat: Seat
    card: Card | None = None
    unseen: bool = False


@dataclass(frozen=True, slots=True)
class Play(Event):
    """A card was boarded.

    Attributes:
        card: the card, or None while it is unsure.
        candidates: best first, where `card` is None; empty means that nothing of it was readable.
        trick: the trick's number from 1, where cards are missing or doubled and it must be said.
        together: a number shared by plays that landed between the same two frames: no order can be told.
        unseen: nobody saw it land: its place in the trick is supposed, even once a person told which it was.
    """

    do: ClassVar[str] = "play"
    seat: Seat
    card: Card | None = None
    candidates: Candidates = ()
    trick: int | None = None
    together: int | None = None
    unseen: bool = False


@dataclass(frozen=True, slots=True)
class Unwatched(Event):
    """Nobody watched from `t` on: the light was out, or the camera was moved or away. Cards may have gone by.

    Attributes:
        until: when watching went on, seconds on the source's clock.
    """

    do: ClassVar[str] = "unwatched"
    until: float


@dataclass(frozen=True, slots=True)
class Withdraw(Event):
    """A boarded card was taken back."""

    do: ClassVar[str] = "withdraw"
    seat: Seat
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Expose(Event):
    """Cards of a seat were seen without being played."""

    do: ClassVar[str] = "expose"
    seat: Seat
    cards: tuple[Card, ...] = ()
    cause: ExposeCause = ExposeCause.SHOWN


@dataclass(frozen=True, slots=True)
class Accept(Event):
    """`seat` accepted the call or lead out of turn that event `of` was."""

    do: ClassVar[str] = "accept"
    seat: Seat | None = None
    of: str = ""


@dataclass(frozen=True, slots=True)
class Refuse(Event):
    """`seat` (or the director: None) refused the call or lead out of turn that event `of` was."""

    do: ClassVar[str] = "refuse"
    seat: Seat | None = None
    of: str = ""


@dataclass(frozen=True, slots=True)
class Gather(Event):
    """`seat` took a trick in; `trick` None means the one on the table."""

    do: ClassVar[str] = "gather"
    seat: Seat
    trick: int | None = None


@dataclass(frozen=True, slots=True)
class Claim(Event):
    """A lay-down, a claim, a concession, or hands thrown in.

    Attributes:
        seat: who claims or throws in; None when all hands went in together.
        cards: the cards faced.
        tricks: how many of the remaining tricks are claimed (0 = conceded), None where not said.
        order: the announced order of play.
        directed_by: who directed the order instead.
        agreed: whether the table agreed; None while nobody has said.
    """

    do: ClassVar[str] = "claim"
    seat: Seat | None = None
    cards: tuple[Card, ...] = ()
    tricks: int | None = None
    order: tuple[Card, ...] = ()
    directed_by: Seat | None = None
    agreed: bool | None = None


@dataclass(frozen=True, slots=True)
class Challenge(Event):
    """Somebody called attention; `seat` None is the director. `about` is a finding id or a seat and trick."""

    do: ClassVar[str] = "challenge"
    seat: Seat | None = None
    finding: str | None = None
    accused: Seat | None = None
    trick: int | None = None


@dataclass(frozen=True, slots=True)
class Deal(Event):
    """`seat` dealt."""

    do: ClassVar[str] = "deal"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Misdeal(Event):
    """A deal went wrong, for a reason given in words."""

    do: ClassVar[str] = "misdeal"
    seat: Seat | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Count(Event):
    """Cards were counted: how many each seat holds now, and `kitty` how many lie in the middle."""

    do: ClassVar[str] = "count"
    counts: Mapping[Seat, int] = field(default_factory=dict)
    kitty: int | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Incident(Event):
    """Anything a person enters: `table_talk`, `wrong_score`, `slow_play`, ..."""

    do: ClassVar[str] = "incident"
    what: str = ""
    seat: Seat | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class KittySeen(Event):
    """The kitty or the discard was looked at."""

    do: ClassVar[str] = "kitty_seen"
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class NextDeal(Event):
    """The first card of the next deal was dealt: the window for many claims closes."""

    do: ClassVar[str] = "next_deal"
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Sign(Event):
    """A player signed the score sheet."""

    do: ClassVar[str] = "sign"
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Rule(Event):
    """A person's ruling on a finding.

    Attributes:
        finding: the finding's id; empty for a ruling on the hand itself.
        decision: what was decided.
        effect: the transform with its arguments; None on `confirm` takes the finding's first proposal.
        by: who ruled.
        note: why.
        agreed: who agreed, where no director ruled but the table itself.
    """

    do: ClassVar[str] = "rule"
    finding: str = ""
    decision: Decision = Decision.CONFIRM
    effect: Mapping[str, Any] | None = None
    by: str = ""
    note: str = ""
    agreed: tuple[Seat, ...] = ()
