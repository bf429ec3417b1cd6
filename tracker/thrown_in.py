"""Hands thrown in: cards that come down faster than anybody plays are one thing, and none of them was played.

Whose card is whose is not told: hands that are thrown together fall into one another.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from euchre.cards import Card
from euchre.log import NewEvent
from euchre.seats import Seat
from euchre.session.facts import HandFacts, card_of
from tracker.bridge_host import BridgeHost, BridgeSettings
from tracker.lying import Lying, Role


@dataclass(frozen=True, slots=True)
class _Fallen:
    """A card that came to rest in the middle: when, whose it seems, and the event that told it as a play."""

    landed: float
    seat: Seat
    logged: str


class ThrownIn:
    """Notices hands thrown in, strikes what was taken for plays, and tells what happened.

    Args:
        host: where it is logged.
        settings: how fast is too fast.
    """

    def __init__(self, host: BridgeHost, settings: BridgeSettings) -> None:
        self._host, self._settings = host, settings
        self._plays: list[_Fallen] = []
        self._faces: list[Lying] = []
        self._gone: list[Card] = []  # cards among them that were out of sight when it was noticed
        self._told = True

    def played(self, lying: Lying) -> None:
        """This card was told as a play."""
        if lying.logged is not None:
            self._plays.append(_Fallen(lying.landed, lying.seat, lying.logged))

    def begins(self, lying: Lying, others: Collection[Lying], since: float) -> bool:
        """Whether a card in the middle shows that hands were thrown in; then the plays among them are struck.

        Args:
            lying: the card, not told yet.
            others: the other cards on the table.
            since: when the last trick was taken in, or watching began, seconds.
        """
        facts = self._host.facts()
        fallen = [one for one in self._plays if one.landed > since]
        fallen.append(_Fallen(lying.landed, lying.seat, ""))
        start = self._too_fast(sorted(fallen, key=lambda one: one.landed), facts)
        if start is None:
            return False
        said = {act.id for act in facts.plays if act.settled}  # a person says that it was played
        struck = [one.logged for one in self._plays if one.landed >= start and one.logged not in said]
        for one in others:  # some may have come to rest before their players
            near = one.landed >= lying.landed - self._settings.rush
            if one.role is Role.EXPOSE and one.logged and near and one.seat not in facts.sitting_out:
                struck.append(one.logged)
        self._faces = [lying, *(one for one in others if one.logged in struck)]
        seen = {one.logged for one in self._faces}
        gone = (act for act in facts.plays if act.id in struck and act.id not in seen)
        self._gone = [card for act in gone if (card := card_of(act)) is not None]
        self._told = False
        for one in self._faces:
            one.role, one.logged = Role.QUIET, None
        self._plays = [one for one in self._plays if one.logged not in struck]
        backs = [act.id for act in facts.taken_back if act.data.get("of") in struck]
        for of in (*backs, *struck):
            data = {"of": of, "strike": True}
            self._host.log(NewEvent(lying.event.t, facts.hand, "amend", data, 1.0, (lying.event.id,)))
        return True

    def takes(self, lying: Lying) -> bool:
        """Whether a face is one more of hands thrown in, or comes to light while they are cleared away."""
        if not self.lie(lying.landed):
            return False
        if lying not in self._faces:
            self._faces.append(lying)
        return True

    def lie(self, t: float) -> bool:
        """Whether hands that were thrown in lie there, or went only a moment before that time."""
        went = (math.inf if one.left is None else one.left.t for one in self._faces)
        return max(went, default=-math.inf) > t - self._settings.faced

    def tell(self, now: float) -> None:
        """Log what happened, once no other card has come for a while."""
        if self._told or now - max(one.landed for one in self._faces) < self._settings.faced:
            return
        self._told, facts = True, self._host.facts()
        if facts.ended or self._host.is_over():
            return  # somebody said so before; or the hand had been played, and the pack was spread out
        cards = [one.event.card for one in self._faces if one.event.card is not None]
        names = [str(card) for card in dict.fromkeys([*self._gone, *cards])]
        t = max(one.landed for one in self._faces)
        seen = tuple(dict.fromkeys(id_ for one in self._faces for id_ in one.seen))
        data = {"at": {"faces": names}}
        self._host.log(NewEvent(t, facts.hand, "claim", data, 1.0, seen))

    def next_hand(self) -> None:
        """Another hand begins: what happened in this one is told."""
        self.tell(math.inf)
        self._plays, self._faces, self._gone = [], [], []

    def _too_fast(self, fallen: Sequence[_Fallen], facts: HandFacts) -> float | None:
        """When the first of the cards landed that came faster than anybody plays; None where none did."""
        playing = set(Seat) - facts.sitting_out
        for n, first in enumerate(fallen):
            after = [(one.landed - first.landed, one.seat) for one in fallen[n:]]
            if sum(passed <= self._settings.rush for passed, _ in after) >= len(playing) + 2:
                return first.landed
            soon = (seat for passed, seat in after if passed <= self._settings.scramble)
            seats = [seat for seat in soon if seat in playing]
            if len(seats) > len(playing) and playing <= set(seats) and not _in_turn(seats, playing):
                return first.landed
        return None


def _in_turn(seats: Sequence[Seat], playing: Collection[Seat]) -> bool:
    """Whether the seats follow each other around the table, a seat's further cards apart."""
    order = [seat for places in range(4) if (seat := seats[0].ahead(places)) in playing]
    return list(dict.fromkeys(seats)) == order
