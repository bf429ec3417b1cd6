"""From the log to what happened: corrections and undo applied, hands told apart. Judges nothing.

The log says things in the order they became known; a hand's acts stand in the order they happened (`t`),
since a card may be read, or entered by a person, after the next one. A hand begins with its `deal`; where
that is taken back, there is no hand. An event that cannot be read is left out and named in `unreadable`.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from euchre.errors import EuchreError, RecordError
from euchre.event_json import EVENT_NAMES
from euchre.fields import Fields
from euchre.log import LogEvent
from euchre.points import Points
from euchre.seats import Seat
from euchre.session.act import Act, HandActs, as_it_stands
from euchre.session.records import event_of
from euchre.session.undoing import Undoing, steering_fault

TABLE_ACTS = frozenset(
    {"score", "override", "score_cards", "result", "time", "forfeit", "new_game", "first_dealer"}
)
"""What bears on the games of a log and is no part of a hand; see `euchre.session.games`."""

AGREE = "agree"
"""The table agrees on the `tricks` of its hand; `seats` are those who do."""
_PEOPLE = frozenset({"players", "laws"})
_CHANGE_NOTHING = frozenset({"sign", "next_deal", "challenge", "incident", "kitty_seen", "gather"})
"""What may be told of a hand without changing what a score sheet says of it."""
_SEATS = frozenset(seat.value for seat in Seat)


class Told:
    """What a log tells, kept up event by event: what no event touches is not worked out again.

    Attributes:
        undoing: which events do not count.
        closed: whether the log was ended in order.
        changes: by number of the hand, the places of all that tells what a score sheet says.
    """

    def __init__(self) -> None:
        self.undoing = Undoing()
        self.closed = False
        self.changes: dict[int, list[int]] = {}
        self._changed_from: int | None = None
        self._faults: list[tuple[str, str]] = []
        self._events: list[LogEvent] = []
        self._places: dict[str, int] = {}
        self._amendments: dict[str, list[int]] = {}
        self._of_hand: dict[int, list[int]] = {}
        self._of_table: list[int] = []
        self._of_people: list[int] = []
        self._agreements: list[int] = []
        self._acts: dict[int, Act | None] = {}
        self._read: dict[int, tuple[Act, str | None]] = {}
        self._hands: dict[int, HandActs | None] = {}

    def take(self, event: LogEvent) -> None:
        """Take in the next event of the log."""
        self._events.append(event)
        place = len(self._events)
        turned, fault = self.undoing.take(event, place, self._places), steering_fault(event, self._places)
        self._places[event.id] = place
        if not event.foreign:
            self.closed = event.do == "close"
        for id_ in turned:
            self._turned(id_)
        if fault is not None:
            self._faults.append((event.id, fault))
        if event.do == "amend":
            of = str(event.data.get("of", ""))
            if of in self._places:
                self._amendments.setdefault(of, []).append(place)
            self._touch(self._places.get(of, place))
        elif event.do in EVENT_NAMES:
            self._of_hand.setdefault(event.hand, []).append(place)
            self._touch(place)
        elif event.do in TABLE_ACTS:
            self._of_table.append(place)
            self._touch(place)
        elif event.do in _PEOPLE:
            self._of_people.append(place)
            self._touch(place)
        elif event.do == AGREE:
            self._agreements.append(place)
            self._touch(place)
        changed = self.hand_changed(event.id)
        if changed is not None:
            self.changes.setdefault(changed, []).append(place)

    def settle(self) -> int | None:
        """The first place of which something else holds since this was asked last."""
        changed, self._changed_from = self._changed_from, None
        return changed

    def unreadable(self) -> tuple[tuple[str, str], ...]:
        """Ids of corrections and undos that cannot be read, with the reason."""
        return tuple(fault for fault in self._faults if fault[0] not in self.undoing.off)

    def hands(self) -> tuple[HandActs, ...]:
        """Every hand, in the order they were dealt."""
        found = []
        for number in self._of_hand:
            if number not in self._hands:
                self._hands[number] = self._hand(number)
            hand = self._hands[number]
            if hand is not None:
                found.append(hand)
        return tuple(sorted(found, key=lambda hand: hand.deal.place))

    def table_acts(self) -> tuple[Act, ...]:
        """What bears on the games and is no part of a hand, as it was logged."""
        return tuple(self._standing(self._of_table))

    def players(self) -> dict[Seat, str]:
        """Names by seat."""
        names: dict[Seat, str] = {}
        for act in self._standing(self._of_people):
            if act.do == "players":
                names |= {Seat(seat): str(name) for seat, name in act.data.items() if seat in _SEATS}
        return names

    def agreed(self) -> dict[int, Points]:
        """The tricks that the table agreed on last, by number of the hand; what is no count says nothing."""
        found: dict[int, Points] = {}
        for act in self._standing(self._agreements):
            with suppress(RecordError):
                tricks = Fields(act.data, act.id).score("tricks")
                if tricks is not None:
                    found[act.hand] = Points(*tricks)
        return found

    def laws(self, place: int | None = None) -> str | None:
        """The laws that a person chose before a place in the log; by now without one."""
        chosen = None
        for act in self._standing(self._of_people):
            if act.do == "laws" and (place is None or act.place < place):
                chosen = str(act.data.get("laws", "")) or chosen
        return chosen

    def event(self, place: int) -> LogEvent:
        """What stands at a place of the log, from 1."""
        return self._events[place - 1]

    def hand_changed(self, id_: str) -> int | None:
        """The hand whose line on a score sheet an event may change, by number; None for any other event."""
        of = self.target(id_)
        if of is None or of.do in _CHANGE_NOTHING:
            return None
        return of.hand if of.do in TABLE_ACTS or of.do in EVENT_NAMES else None

    def target(self, id_: str) -> LogEvent | None:
        """The event that an id is of, or that it corrects; None where there is none."""
        place = self._places.get(id_)
        if place is None:
            return None
        event = self._events[place - 1]
        if event.do == "amend":
            of = self._places.get(str(event.data.get("of", "")))
            return None if of is None else self._events[of - 1]
        return event

    def place(self, id_: str) -> int:
        """Where an event stands in the log; 0 for one that does not."""
        return self._places.get(id_, 0)

    def _turned(self, id_: str) -> None:
        """An event begins or ceases to count."""
        of = self.target(id_)
        if of is not None:
            self._touch(self._places[of.id])

    def _touch(self, place: int) -> None:
        """What stands at this place is to be worked out again."""
        event = self._events[place - 1]
        self._acts.pop(place, None)
        if event.do in EVENT_NAMES:
            self._hands.pop(event.hand, None)
        if event.do == "laws":
            self._hands.clear()
        self._changed_from = place if self._changed_from is None else min(place, self._changed_from)

    def _standing(self, places: Iterable[int]) -> Iterable[Act]:
        for place in places:
            if place not in self._acts:
                self._acts[place] = self._act(place)
            act = self._acts[place]
            if act is not None:
                yield act

    def _act(self, place: int) -> Act | None:
        event, off = self._events[place - 1], self.undoing.off
        if event.id in off:
            return None
        said = [(at, self._events[at - 1]) for at in self._amendments.get(event.id, ())]
        return as_it_stands(event, place, [(at, amend) for at, amend in said if amend.id not in off])

    def _hand(self, number: int) -> HandActs | None:
        deal: Act | None = None
        acts: list[Act] = []
        unreadable: list[tuple[str, str]] = []
        for act in self._standing(self._of_hand[number]):
            if act.do == "deal" and act.data.get("seat") is None:
                deal = deal or act  # a hand was dealt, and nobody has said by whom
                continue
            fault = self._fault(act)
            if fault is not None:
                unreadable.append((act.id, fault))
            elif deal is None and act.do == "deal":
                deal = act
            else:
                acts.append(act)
        if deal is None:
            return None
        acts.sort(key=lambda act: (act.t, act.place))
        return HandActs(number, deal, self.laws(deal.place), tuple(acts), tuple(unreadable))

    def _fault(self, act: Act) -> str | None:
        """Why an act cannot be read; None where it can."""
        known = self._read.get(act.place)
        if known is None or known[0] is not act:
            try:
                event_of(act)
                known = (act, None)
            except EuchreError as error:
                known = (act, str(error))
            self._read[act.place] = known
        return known[1]
