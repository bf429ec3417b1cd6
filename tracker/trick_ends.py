"""How a trick ends, and what the going of its cards means: gathered, swept in one by one, or taken back."""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import Any

from euchre.confidence import DOUBTED
from euchre.event_json import LAST_TRICK
from euchre.log import NewEvent
from euchre.seats import Seat
from euchre.session.act import Act
from euchre.session.facts import card_of, seat_of
from tracker.bridge_host import BridgeHost
from tracker.departures import Departures
from tracker.lying import BESIDE, Lying
from vision.events import TableEvent, Zone

_MOST_UNSEEN = 2
"""Cards of one trick that may have been missed; of a trick of which more is missing nothing is known."""

_LONE_S = 3.0
"""Seconds in which three quick players follow: what then goes alone may have been a whole trick."""
_SEE_S = 3.0
"""Seconds after which a watch has seen whatever lay on the table when it began."""


class TrickEnds:
    """Tells of tricks that end and of cards taken back.

    Args:
        host: where it is logged.
        wait: seconds after which cards that went one by one count as gathered, or one of them as taken back.

    Attributes:
        gathered: when the last trick was taken in, seconds, and by whom.
    """

    def __init__(self, host: BridgeHost, wait: float) -> None:
        self._host = host
        self._departures = Departures(wait)
        self._swept = 0  # the trick that ended in a way that counting cards does not show
        self._seen = set[str]()
        self.gathered: tuple[float, Seat | None] = (-math.inf, None)

    @property
    def pending(self) -> set[str]:
        """Ids of the plays whose cards have gone, for a reason not yet known."""
        return self._departures.pending

    def went(self, play: str, event: TableEvent, now: float) -> None:
        """The card of this play has gone; so the eyes say now."""
        self._departures.add(play, event, now)

    def lies(self, play: str) -> None:
        """The card of this play lies there; if it went, it had only been out of sight."""
        self._departures.cancel(play)
        self._seen.add(play)

    def next_hand(self) -> None:
        """Another hand begins; nothing waits."""
        self._departures.clear()
        self._seen.clear()
        self._swept = 0

    def wait(self, now: float) -> None:
        """Tell what can be told of cards that went, now that some time has passed."""
        facts = self._host.facts()
        full = len({seat_of(act) for act in facts.trick}) >= facts.active
        for gone in self._departures.due(now, tuple(act.id for act in facts.trick), full):
            self.tell(gone)

    def tell(self, gone: tuple[str, ...], replaced_by: Seat | None = None, before: float = math.inf) -> None:
        """Cards that went and were not told as gathered: a whole trick was, a single card was taken back.

        Args:
            gone: ids of their plays.
            replaced_by: the seat that now lays another card down.
            before: when that card landed, if one did: what it replaces went first, in whatever order the
                eyes noticed.
        """
        facts = self._host.facts()
        acts = {act.id: act for act in facts.trick}
        present = [acts[id_] for id_ in gone if id_ in acts]
        if not present:
            return
        if len(present) == len(acts) and len(acts) > 1:
            self.gather(self._departures.event(present[-1].id))
            return
        for act in present:
            event = self._departures.event(act.id)
            data = {"seat": act.data["seat"], "of": act.id, "card": act.data.get("card")}
            # A card that goes with nobody's hand over it may have been lost from sight; another card of its
            # seat in its place says that it was taken back.
            sure = event.seat_confidence if event.seat is seat_of(act) else 0.0
            confidence = act.confidence * (1.0 if replaced_by is seat_of(act) else sure)
            # Whoever won a full trick takes all four and leads, which looks the same until the others are
            # seen to have gone.
            full = len({seat_of(one) for one in acts.values()}) >= facts.active
            # So does one that lay there alone for long, where the others were never made out.
            alone = len(acts) == 1 and event.t - act.t >= _LONE_S
            if full or event.unseen or alone:
                confidence = min(confidence, DOUBTED)
            t = max(act.t, min(event.t, before - BESIDE))
            self._host.log(NewEvent(t, facts.hand, "withdraw", data, confidence, (event.id,)))

    def lies_elsewhere(self, lying: Lying) -> None:
        """A card that went from the trick a moment ago lies before a player now: it was taken back."""
        pending, card = self._departures.pending, lying.event.card
        if card is None or lying.event.zone is Zone.TRICK:
            return
        back = [act.id for act in self._host.facts().trick if act.id in pending and card_of(act) == card]
        self.tell(tuple(back))

    def before_play(self, seat: Seat, landed: float) -> None:
        """A card of this seat landed: what went a moment ago is explained by it."""
        trick = self._host.facts().trick
        gone = [act for act in trick if act.id in self._departures.pending]
        if len(gone) < len(trick):
            gone = [act for act in gone if seat_of(act) is seat]
        self.tell(tuple(act.id for act in gone), seat, landed)

    def end_unwatched(self, lying: Lying, others: Collection[Lying], began: float) -> None:
        """A card lies in the trick; that of the log, if an earlier watch saw it, may have been taken in.

        None of its cards lies there, and a seat has played that had played to it, or it would long be seen.

        Args:
            lying: the card.
            others: the other cards on the table.
            began: when watching began, seconds.
        """
        trick = self._host.facts().trick
        if not trick or any(act.id in self._seen or act.t > began for act in trick):
            return
        here = [lying, *(one for one in others if one.event.zone is Zone.TRICK)]
        cards, seats = {card_of(act) for act in trick}, {seat_of(act) for act in trick}
        if any(one.event.card is None or one.event.card in cards for one in here):
            return
        if lying.landed - began > _SEE_S or any(one.seat in seats for one in here):
            self._log_unseen(lying.event)
            self._swept = self._host.facts().tricks_done + 1

    def trick_number(self) -> dict[str, int]:
        """The trick of the card about to be logged, once counting cards no longer tells it."""
        facts = self._host.facts()
        told = max((int(act.data.get("trick", 0)) for act in facts.plays), default=0)
        if not self._swept and not told:
            return {}
        full = len({seat_of(act) for act in facts.trick}) >= facts.active
        number = max(self._swept + 1, told, facts.tricks_done + 1 + full)
        return {"trick": min(number, LAST_TRICK)}

    def _log_unseen(self, told: TableEvent) -> None:
        """A trick was taken in of which cards were not seen: each is logged as unread, and asked.

        Where the first card seen may itself have followed those that were missed, they go first: the suit
        led is then not known, and nobody can be accused by it.
        """
        facts = self._host.facts()
        played = {seat_of(act): act for act in facts.trick}
        missing = [seat for seat in Seat if seat not in facts.sitting_out and seat not in played]
        if not facts.trick or len(missing) > _MOST_UNSEEN:
            return
        first = facts.trick[0]
        leading = self._may_have_led(first, set(missing))
        for n, seat in enumerate(reversed(leading), 1):
            self._log_missed(told, seat, first.t - n * BESIDE)
        for seat in missing:
            if seat not in leading:
                n = next(n for n in range(1, len(Seat)) if seat.ahead(-n) in played)
                self._log_missed(told, seat, played[seat.ahead(-n)].t + n * BESIDE)

    def _may_have_led(self, first: Act, missing: set[Seat]) -> list[Seat]:
        """The missing seats, in their turn, that played before the first that was seen, or may have."""
        facts = self._host.facts()
        opens = facts.taken_by if facts.tricks_done else facts.dealer and facts.dealer.next
        seen, leading = Seat(first.data["seat"]), list[Seat]()
        for places in range(1, len(Seat)):  # once around at most: whoever sits out may have been seen first
            seat = seen.ahead(-places)
            if opens is seat.next or seat not in (*missing, *facts.sitting_out):
                break
            leading.insert(0, seat)
        if opens in missing and opens not in leading:
            leading.insert(0, opens)  # whoever was seen first played out of turn
        elif opens is not seat_of(first) and opens not in leading:
            leading = leading[-1:]  # it seems out of turn anyhow
        return [seat for seat in leading if seat in missing]

    def _log_missed(self, told: TableEvent, seat: Seat, t: float) -> None:
        data: dict[str, Any] = {"seat": seat.value, "candidates": [], "unseen": True}
        self._host.log(NewEvent(t, self._host.facts().hand, "play", data, 0.0, (told.id,)))

    def gather(self, event: TableEvent) -> None:
        """The trick on the table was taken in."""
        self._log_unseen(event)
        facts = self._host.facts()
        self._departures.clear()
        self.gathered = (event.t, event.seat)
        if event.seat is None or len(facts.trick) != facts.active:
            self._swept = facts.tricks_done + 1
        if event.seat is not None:
            data = {"seat": event.seat.value, "trick": min(facts.tricks_done + 1, LAST_TRICK)}
            new = NewEvent(event.t, facts.hand, "gather", data, event.seat_confidence, (event.id,))
            self._host.log(new)
