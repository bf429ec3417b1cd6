"""Entries of a session's log read: events in the order they happened, cuts, a score shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from euchre.cards import Card
from euchre.event_json import EVENT_NAMES, parse_event
from euchre.events import Event
from euchre.fields import Fields, as_card, as_mapping, as_member
from euchre.findings import Effect, Finding, FindingKind, Proposal, State
from euchre.laws.profile import LawProfile
from euchre.log import LogEntry
from euchre.points import Points
from euchre.seats import Seat


def by_hand(entries: Iterable[LogEntry]) -> dict[int, list[LogEntry]]:
    """The events of each hand; the first event of a hand is the next deal for the one before it."""
    hands: dict[int, list[LogEntry]] = {}
    last: int | None = None
    for entry in entries:
        if entry.do not in EVENT_NAMES:
            continue
        if entry.hand not in hands:
            if last is not None:
                dealt = replace(entry, id=f"{entry.id} next_deal", hand=last, do="next_deal", data={})
                hands[last].append(dealt)
            hands[entry.hand] = []
            last = entry.hand
        hands[entry.hand].append(entry)
    return hands


def by_time(entries: list[LogEntry]) -> list[LogEntry]:
    """Events in the order they happened, where all of them say when; else as they were logged."""
    if any(entry.t is None for entry in entries):
        return entries
    return sorted(entries, key=lambda entry: (entry.t or 0.0, entry.seq))


def event(entry: LogEntry) -> Event:
    """The event of a hand record that an entry is.

    Raises:
        RecordError: it cannot be read.
    """
    data = {**entry.data, "do": entry.do, "id": entry.id}
    if entry.t is not None:
        data["t"] = entry.t
    if entry.do == "rule" and entry.by:
        data.setdefault("by", entry.by)
    return parse_event(data, entry.id, entry.id)


def cuts(fields: Fields) -> Mapping[Seat, Card]:
    """Who cut what.

    Raises:
        RecordError: it cannot be read.
    """
    cuts = as_mapping(fields.get("cuts"), fields.path("cuts"))
    found = {}
    for key, value in cuts.items():
        where = f"{fields.path('cuts')}.{key}"
        found[as_member(key, Seat, where)] = as_card(value, where)
    return found


def wrong_score(entry: LogEntry, shown: Points, computed: Points, laws: LawProfile) -> Finding:
    """The finding that the score shown is not the one worked out from the hands."""
    stands = Proposal(
        "p1",
        laws.cite("score_cards"),
        "The score worked out from the hands stands; the shown one is put right.",
        Effect("none"),
        computed,
    )
    agreed = Proposal(
        "p2", laws.cite("score_cards"), "The table agrees on the shown score.", Effect("ask"), None
    )
    return Finding(
        id=f"{FindingKind.WRONG_SCORE.value}-{entry.id}",
        kind=FindingKind.WRONG_SCORE,
        seats=(),
        state=State.NOTED,
        evidence=(entry.id,),
        confirm=f"the score: {shown.ns}:{shown.ew} is shown, {computed.ns}:{computed.ew} was worked out",
        proposals=(stands, agreed),
    )
