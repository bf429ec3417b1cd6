"""The hand record: all that was seen and said in one hand, in the order it happened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from euchre.cards import Card
from euchre.errors import RecordError
from euchre.event_json import event_to_json, parse_call, parse_event
from euchre.events import Call, Event
from euchre.fields import Fields, as_list, as_mapping
from euchre.points import NO_POINTS, Points
from euchre.seats import Seat

RECORD_VERSION = 1
"""The format this package writes; every version up to it is read."""

NOT_DISCARDED = "none"
"""`discard` of a record in which the dealer was seen not to lay a card away."""


@dataclass(frozen=True, slots=True)
class HandRecord:
    """One hand as recorded.

    Attributes:
        id: what the record is called.
        laws: name of the law profile it was played by; empty where it does not say.
        settings: settings of the laws overridden for this hand.
        dealer: who dealt; None while nobody has said.
        due_dealer: who should have dealt, where that was another.
        upcard: the card turned up; None if unseen.
        calls: shorthand for calls made in order before the first lead; they come before `events`.
        discard: the card the dealer laid away, where it was seen.
        no_discard: whether the dealer was seen not to lay one away.
        events: what happened, in order.
        score: the game score before the hand.
        hands: the hands as dealt, where they are known; they serve to tell legal cards and are never
            evidence, for nobody at the table has seen them.
        version: version of the format it was read from.
    """

    id: str = ""
    laws: str = ""
    settings: Mapping[str, Any] = field(default_factory=dict)
    dealer: Seat | None = None
    due_dealer: Seat | None = None
    upcard: Card | None = None
    calls: tuple[Call, ...] = ()
    discard: Card | None = None
    no_discard: bool = False
    events: tuple[Event, ...] = ()
    score: Points = NO_POINTS
    hands: Mapping[Seat, tuple[Card, ...]] = field(default_factory=dict)
    version: int = RECORD_VERSION

    def all_events(self) -> tuple[Event, ...]:
        """Calls first, then events: the one list that is folded."""
        return (*self.calls, *self.events)

    @classmethod
    def from_json(cls, data: object) -> HandRecord:
        """Read a record from its decoded JSON.

        Raises:
            RecordError: a field is malformed, or two events bear one id.
        """
        fields = Fields(data)
        version = fields.whole("version", 1, 10**6) or RECORD_VERSION
        if version > RECORD_VERSION:
            raise RecordError("version", f"{version} is newer than this program reads ({RECORD_VERSION})")
        calls = tuple(
            parse_call(item, f"calls[{n}]", f"c{n + 1}")
            for n, item in enumerate(fields.optional("calls", as_list) or ())
        )
        events = tuple(
            parse_event(item, f"events[{n}]", f"e{n + 1}")
            for n, item in enumerate(fields.optional("events", as_list) or ())
        )
        _refuse_double_ids(calls, events)
        no_discard = fields.get("discard") == NOT_DISCARDED
        return cls(
            id=_name(fields),
            laws=fields.text("laws"),
            settings=dict(fields.optional("settings", as_mapping) or {}),
            dealer=fields.maybe_seat("dealer"),
            due_dealer=fields.maybe_seat("due_dealer"),
            upcard=fields.maybe_card("upcard"),
            calls=calls,
            discard=None if no_discard else fields.maybe_card("discard"),
            no_discard=no_discard,
            events=events,
            score=Points(*(fields.score("score") or ())),
            hands=_hands(fields),
            version=version,
        )

    def to_json(self) -> dict[str, Any]:
        """The record as data, ready for `json.dumps`."""
        out: dict[str, Any] = {"version": RECORD_VERSION, "id": self.id, "laws": self.laws}
        if self.settings:
            out["settings"] = dict(self.settings)
        out["dealer"] = self.dealer.value if self.dealer else None
        if self.due_dealer is not None:
            out["due_dealer"] = self.due_dealer.value
        out["upcard"] = str(self.upcard) if self.upcard else None
        out["calls"] = [_without_do(event_to_json(call)) for call in self.calls]
        out["discard"] = NOT_DISCARDED if self.no_discard else (str(self.discard) if self.discard else None)
        out["events"] = [event_to_json(event) for event in self.events]
        out["score"] = self.score.to_json()
        if self.hands:
            out["hands"] = {seat.value: [str(card) for card in cards] for seat, cards in self.hands.items()}
        return out


def _name(fields: Fields) -> str:
    value = fields.get("id")
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else fields.text("id")


def _without_do(data: dict[str, Any]) -> dict[str, Any]:
    data.pop("do")
    return data


def _hands(fields: Fields) -> dict[Seat, tuple[Card, ...]]:
    found: dict[Seat, tuple[Card, ...]] = {}
    data = fields.optional("hands", as_mapping) or {}
    inner = Fields(data, "hands")
    for seat in Seat:
        if inner.get(seat.value) is not None:
            found[seat] = inner.cards(seat.value)
    strange = sorted(str(key) for key in data if key not in {seat.value for seat in Seat})
    if strange:
        raise RecordError(f"hands.{strange[0]}", "is not one of N, E, S, W")
    return found


def _refuse_double_ids(calls: tuple[Call, ...], events: tuple[Event, ...]) -> None:
    seen: set[str] = set()
    for where, items in (("calls", calls), ("events", events)):
        for n, event in enumerate(items):
            if event.id in seen:
                raise RecordError(f"{where}[{n}].id", f"{event.id!r} is already the id of an earlier event")
            seen.add(event.id)
