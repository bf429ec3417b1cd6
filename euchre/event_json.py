"""Events from and to their JSON form (the table of hand-record events in the documentation)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

from euchre.cards import Card
from euchre.errors import RecordError
from euchre.events import (
    Accept,
    Call,
    CallKind,
    Challenge,
    Claim,
    Count,
    Deal,
    Decision,
    Discard,
    Event,
    Expose,
    ExposeCause,
    Gather,
    Incident,
    KittySeen,
    Misdeal,
    NextDeal,
    Pickup,
    Play,
    Refuse,
    Rule,
    Sign,
    Unwatched,
    UpCard,
    Withdraw,
)
from euchre.fields import Fields, as_mapping, as_member
from euchre.incidents import incident_name
from euchre.seats import Seat

LAST_TRICK = 6
"""Highest trick number a record may name: a hand dealt six cards can play a sixth."""


def parse_event(data: object, where: str, default_id: str) -> Event:
    """Read one event.

    Args:
        data: the decoded object, with `do`.
        where: its path in the input, for errors.
        default_id: the id it gets where it carries none.

    Raises:
        RecordError: a field is missing or malformed; fields that are not known are left alone.
    """
    fields = Fields(data, where)
    do = fields.text("do")
    read = _READERS.get(do)
    if read is None:
        raise RecordError(fields.path("do"), f"{do!r} is not one of {', '.join(_READERS)}")
    return read(fields, _common(fields, default_id))


def parse_call(data: object, where: str, default_id: str) -> Call:
    """Read one entry of `calls`, which needs no `do`.

    Raises:
        RecordError: a field is missing or malformed.
    """
    fields = Fields(data, where)
    return _call(fields, _common(fields, default_id))


def event_to_json(event: Event) -> dict[str, Any]:
    """The event as data: `do`, then its own fields, those at their default left out."""
    out: dict[str, Any] = {"do": event.do}
    for name in ("id", "t"):
        value = getattr(event, name)
        if value not in ("", None):
            out[name] = value
    for name in _own_fields(type(event)):
        value = getattr(event, name)
        if name in _ALWAYS.get(event.do, ()) or not _is_default(value):
            out[name] = _plain(value)
    if isinstance(event, Play) and event.card is None and not event.candidates:
        out["card"] = None
    if isinstance(event, Challenge):
        _pack_challenge(event, out)
    elif isinstance(event, Claim) and event.agreed is False:
        out["agreed"] = False
    elif isinstance(event, Count) and event.kitty is not None:
        out.setdefault("counts", {})["kitty"] = out.pop("kitty")
    if event.confidence is not None:
        out["confidence"] = event.confidence
    return out


def _is_default(value: object) -> bool:
    """Whether a field says nothing; a zero does say something."""
    return value is None or value is False or (isinstance(value, (str, tuple, Mapping)) and not value)


def _pack_challenge(event: Challenge, out: dict[str, Any]) -> None:
    for name in ("finding", "accused", "trick"):
        out.pop(name, None)
    out["seat"] = event.seat.value if event.seat else "director"
    if event.finding is not None:
        out["about"] = event.finding
    elif event.accused is not None:
        out["about"] = {"seat": event.accused.value, "trick": event.trick}


_ALWAYS: dict[str, tuple[str, ...]] = {
    "pickup": ("card",),
    "discard": ("card",),
    "upcard": ("card",),
    "count": ("counts",),
}
"""Fields that are written even where they are null or empty: happened, but unseen."""


def _own_fields(kind: type[Event]) -> tuple[str, ...]:
    return tuple(name for name in kind.__dataclass_fields__ if name not in ("id", "t", "confidence"))


def _plain(value: Any) -> Any:
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, Mapping):
        return {_plain(key): _plain(item) for key, item in value.items()}
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value


def _common(fields: Fields, default_id: str) -> dict[str, Any]:
    confidence = fields.number("confidence")
    if confidence is not None and not 0.0 <= confidence <= 1.0:
        raise RecordError(fields.path("confidence"), f"must be from 0 to 1, not {confidence:g}")
    return {"id": fields.text("id") or default_id, "t": fields.number("t"), "confidence": confidence}


def _call(fields: Fields, common: dict[str, Any]) -> Call:
    kind = as_member(fields.get("call"), CallKind, fields.path("call"))
    return Call(fields.seat(), kind, fields.maybe_suit(), bool(fields.flag("alone")), **common)


def _play(fields: Fields, common: dict[str, Any]) -> Play:
    card, candidates = fields.maybe_card(), fields.candidates()
    if card is None and "card" not in fields.data and "candidates" not in fields.data:
        raise RecordError(fields.path("card"), "a play needs a card, or candidates where it is unsure")
    return Play(
        fields.seat(),
        card,
        () if card is not None else candidates,
        fields.whole("trick", 1, LAST_TRICK),
        fields.whole("together", 0, 10**9),
        bool(fields.flag("unseen")),
        **common,
    )


def _expose(fields: Fields, common: dict[str, Any]) -> Expose:
    cause = fields.optional("cause", lambda value, where: as_member(value, ExposeCause, where))
    cards = fields.cards()
    if not cards and fields.get("card") is not None:
        card = fields.maybe_card()
        cards = (card,) if card is not None else ()
    return Expose(fields.seat(), cards, cause or ExposeCause.SHOWN, **common)


def _claim(fields: Fields, common: dict[str, Any]) -> Claim:
    return Claim(
        fields.maybe_seat(),
        fields.cards(),
        fields.whole("tricks", 0, 5),
        fields.cards("order"),
        fields.maybe_seat("directed_by"),
        fields.flag("agreed"),
        **common,
    )


def _challenge(fields: Fields, common: dict[str, Any]) -> Challenge:
    seat = None if fields.get("seat") == "director" else fields.seat()
    about = fields.get("about")
    if about is None or isinstance(about, str):
        return Challenge(seat, about, **common)
    inner = Fields(about, fields.path("about"))
    return Challenge(seat, None, inner.seat(), inner.whole("trick", 1, LAST_TRICK), **common)


def _count(fields: Fields, common: dict[str, Any]) -> Count:
    counts: dict[Seat, int] = {}
    kitty = None
    inner = Fields(fields.get("counts"), fields.path("counts"))
    for key in inner.data:
        number = inner.whole(key, 0, 24)
        if number is None:
            continue
        if key == "kitty":
            kitty = number
        else:
            counts[as_member(key, Seat, inner.path(str(key)))] = number
    return Count(counts, kitty, fields.text("reason"), **common)


def _unwatched(fields: Fields, common: dict[str, Any]) -> Unwatched:
    until = fields.number("until")
    if until is None:
        raise RecordError(fields.path("until"), "must say when watching went on")
    return Unwatched(until, **common)


def _rule(fields: Fields, common: dict[str, Any]) -> Rule:
    return Rule(
        fields.text("finding"),
        as_member(fields.get("decision"), Decision, fields.path("decision")),
        fields.optional("effect", as_mapping),
        fields.text("by"),
        fields.text("note"),
        fields.seats("agreed"),
        **common,
    )


def _judge_seat(fields: Fields) -> Seat | None:
    return None if fields.get("seat") == "director" else fields.maybe_seat()


_READERS: dict[str, Callable[[Fields, dict[str, Any]], Event]] = {
    "call": _call,
    "upcard": lambda f, c: UpCard(f.maybe_card(), f.candidates(), **c),
    "pickup": lambda f, c: Pickup(f.seat(), f.maybe_card(), **c),
    "discard": lambda f, c: Discard(f.seat(), f.maybe_card(), bool(f.flag("unseen")), **c),
    "play": _play,
    "withdraw": lambda f, c: Withdraw(f.seat(), f.maybe_card(), **c),
    "expose": _expose,
    "accept": lambda f, c: Accept(_judge_seat(f), f.text("of"), **c),
    "refuse": lambda f, c: Refuse(_judge_seat(f), f.text("of"), **c),
    "gather": lambda f, c: Gather(f.seat(), f.whole("trick", 1, LAST_TRICK), **c),
    "claim": _claim,
    "challenge": _challenge,
    "deal": lambda f, c: Deal(f.seat(), **c),
    "misdeal": lambda f, c: Misdeal(f.maybe_seat(), f.text("reason"), **c),
    "count": _count,
    "incident": lambda f, c: Incident(incident_name(f.text("what")), f.maybe_seat(), f.text("note"), **c),
    "kitty_seen": lambda f, c: KittySeen(f.maybe_seat(), **c),
    "next_deal": lambda f, c: NextDeal(f.maybe_seat(), **c),
    "sign": lambda f, c: Sign(_judge_seat(f), **c),
    "rule": _rule,
    "unwatched": _unwatched,
}
EVENT_NAMES = frozenset(_READERS)
"""Every `do` a hand record may hold."""
