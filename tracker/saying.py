"""What people say at a table or about it, as data of log events, checked before it is logged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from euchre.errors import EuchreError
from euchre.event_json import parse_event
from euchre.incidents import incident_name
from euchre.log import LogEvent
from euchre.seats import Seat
from tracker.errors import SessionError

Said = tuple[str, dict[str, Any]]
"""Something to log: the event's `do` and its data."""


def checked(do: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """The data of an event of the hand record, if it is what that event needs.

    Raises:
        SessionError: it is not; the message names the field.
    """
    if do != "deal" or data.get("seat"):
        try:
            parse_event({**data, "do": do}, do, "new")
        except EuchreError as error:
            raise SessionError(str(error)) from None
    if do == "incident" and data.get("what"):
        return {**data, "what": incident_name(data["what"])}
    return dict(data)


def ruling(
    finding: str,
    decision: str,
    effect: Mapping[str, Any] | None,
    note: str,
    agreed: Sequence[Seat] = (),
) -> dict[str, Any]:
    """The data of a `rule`.

    Args:
        finding: id of the finding.
        decision: `confirm`, `change` or `dismiss`.
        effect: what is done, where it is not the finding's first proposal.
        note: why; may be empty.
        agreed: who agreed, where the table rules by itself.

    Raises:
        SessionError: there is no such decision.
    """
    data: dict[str, Any] = {"finding": finding, "decision": decision}
    if effect is not None:
        data["effect"] = dict(effect)
    if note:
        data["note"] = note
    if agreed:
        data["agreed"] = [seat.value for seat in agreed]
    return checked("rule", data)


def amendment(found: LogEvent, changes: Mapping[str, Any] | None) -> dict[str, Any]:
    """The data of an `amend`, checked against what the event would then say.

    Args:
        found: the event.
        changes: what it should have said; None strikes it out.

    Raises:
        SessionError: the event cannot say that.
    """
    if changes is None:
        return {"of": found.id, "strike": True}
    checked(found.do, {key: value for key, value in {**found.data, **changes}.items() if value is not None})
    settled = {"candidates": None} if changes.get("card") else {}
    return {"of": found.id, "set": {**settled, **changes}}


def score_set(north_south: int, east_west: int, over: bool, note: str = "") -> dict[str, Any]:
    """The data of a `score`.

    Args:
        north_south: points of North and South.
        east_west: points of the others.
        over: whether the hand it is set in has ended.
        note: why; may be empty.
    """
    score = {"NS": north_south, "EW": east_west}
    return {"score": score, "after": over, **({"note": note} if note else {})}
