"""What the bridge is set to, and what it needs from whoever keeps the log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from euchre.irregularities.rush import RUSH_S
from euchre.log import LogEvent, NewEvent
from euchre.session.facts import HandFacts


@dataclass(frozen=True, slots=True)
class BridgeSettings:
    """Times and distances of the bridge, each with its reason.

    Attributes:
        order_hold: seconds a card may lie unread before those that landed after it are logged without
            waiting: longer than the eyes take to say that they cannot read it.
        gather_wait: seconds after which cards that went one by one count as gathered, or one of them as taken
            back.
        kitty_reach: millimetres around a face-down card within which a face was turned from that pile.
        turn: seconds between a back's going and a face's coming in its place when a card is turned over.
        kitty_bare: seconds after the up card went in which a back in its place is the pile it lay on.
        slide: millimetres from which a moved card counts as moved on purpose.
        after_gather: seconds after a gather in which faces in the gatherer's strip are the trick itself.
        unread_stay: seconds a face must have lain among the tricks to count as played though nobody could
            read it; shorter ones are a flicker.
        faced: seconds without another face before a seat that sits out, or among hands thrown in, after which
            it is told what they are.
        rush: seconds within which nobody plays two cards more than a trick holds: hands were thrown in.
        scramble: seconds within which nobody plays one card more than a trick holds, all seats out of turn.
        deal_window: seconds within which face-down cards at different places are one deal.
        together: seconds apart within which two landings have no order: each is told to the nearest picture.
        unwatched: seconds without a look at the table in which a trick may have been played and taken in.
        deal_places: places with new face-down cards from which a deal is under way.
    """

    order_hold: float = 1.5
    gather_wait: float = 1.5
    kitty_reach: float = 70.0
    turn: float = 5.0
    kitty_bare: float = 1.0
    slide: float = 60.0
    after_gather: float = 2.5
    unread_stay: float = 1.0
    faced: float = 2.5
    rush: float = RUSH_S
    scramble: float = 1.0
    deal_window: float = 20.0
    together: float = 0.15
    unwatched: float = 1.5
    deal_places: int = 3


class BridgeHost(Protocol):
    """Where the bridge logs to, and asks where the hand stands."""

    def facts(self) -> HandFacts:
        """The hand now, everything logged so far included."""
        ...

    def is_over(self) -> bool:
        """Whether the hand's last card has been played, or the hand has ended otherwise."""
        ...

    def log(self, new: NewEvent) -> LogEvent:
        """Append an event to the log."""
        ...

    def begin_hand(self, t: float, seen: tuple[str, ...]) -> None:
        """Begin the next hand."""
        ...
