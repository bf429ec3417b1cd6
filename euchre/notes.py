"""What a fold notes beside the state of the hand: slips, cards taken back, cards seen in hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from euchre.events import Play
from euchre.findings import FindingKind
from euchre.seats import Seat


class Slip(NamedTuple):
    """Something out of order, noticed while folding.

    Attributes:
        kind: what a finding of it would be.
        at: position of the event.
        seats: whom it concerns.
        trick: trick number, None where it is of no trick.
        detail: what exactly, in a word the findings know.
        others: positions of further events it rests on.
    """

    kind: FindingKind
    at: int
    seats: tuple[Seat, ...]
    trick: int | None = None
    detail: str = ""
    others: tuple[int, ...] = ()


@dataclass(slots=True)
class TakenBack:
    """A boarded card that went back to the hand.

    Attributes:
        at: position of the play.
        play: the play.
        trick: number of its trick.
        back_at: position of the event that took it back.
        led: effective suit led when it was played, by the lead as it stood; None for a lead or an unsure one.
        was_lead: whether it led the trick.
        in_time: whether no card had been played to the next trick.
        ruled: whether a refusal took it back, rather than its player.
        replaced_at: position of the play that took its place.
    """

    at: int
    play: Play
    trick: int
    back_at: int
    led: int | None
    was_lead: bool
    in_time: bool
    ruled: bool = False
    replaced_at: int | None = None


class Known(NamedTuple):
    """A card seen to be in a hand without being played then."""

    seat: Seat
    card: int
    at: int
    faced: bool  # shown, dropped or laid open, as against boarded and taken back
