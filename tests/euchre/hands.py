"""Hands for tests: one lawful hand everybody starts from, and a short way to write others.

The deal: North dealt and turned the nine of hearts, East ordered it up, North laid away the nine of clubs.
East holds JH AH KH AS 9D, South QH TS KS AC TC, West JD TH AD KD QD, North 9H QS JS QC KC.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from companion.lawbook import shipped_laws
from euchre.judge import judge
from euchre.record import HandRecord
from euchre.verdict import Verdict

T1 = "EJH SQH WTH N9H"
T2 = "EAH STS WJD NQC"
T3 = "WAD NJS E9D STC"
T4 = "WKD NQS EKH SAC"
T5 = "EAS SKS WQD NKC"
LAWFUL = (T1, T2, T3, T4, T5)
"""East and West take all five tricks."""

PROFILES = ("mso", "simple", "house", "classic-tourneys")


def events(*parts: str | Mapping[str, Any]) -> list[dict[str, Any]]:
    """Events from plays written `EJH SQH ...` and from ready-made events; ids are `e1`, `e2`, ..."""
    out: list[dict[str, Any]] = []
    for part in parts:
        if isinstance(part, str):
            out += [{"do": "play", "seat": word[0], "card": word[1:]} for word in part.split()]
        else:
            out.append(dict(part))
    return out


def calls(text: str) -> list[dict[str, Any]]:
    """Calls written `E pass, S order alone, W name H`."""
    out = []
    for words in (call.split() for call in text.split(",") if call.strip()):
        call: dict[str, Any] = {"seat": words[0], "call": words[1]}
        if "alone" in words[2:]:
            call["alone"] = True
        suits = [word for word in words[2:] if word in "CDHS"]
        if suits:
            call["suit"] = suits[0]
        out.append(call)
    return out


def record(
    *parts: str | Mapping[str, Any],
    called: str = "E order",
    dealer: str | None = "N",
    upcard: str | None = "9H",
    discard: str | None = "9C",
    score: tuple[int, int] = (4, 6),
    **more: Any,
) -> HandRecord:
    """A hand record; the deal is the one everybody starts from unless said otherwise."""
    data: dict[str, Any] = {
        "version": 1,
        "id": "test",
        "dealer": dealer,
        "upcard": upcard,
        "calls": calls(called),
        "discard": discard,
        "events": events(*parts),
        "score": {"NS": score[0], "EW": score[1]},
        **more,
    }
    return HandRecord.from_json(data)


def judged(*parts: str | Mapping[str, Any], laws: str = "house", **more: Any) -> Verdict:
    """The verdict on such a record by a shipped profile."""
    return judge(record(*parts, **more), shipped_laws(laws))


def kinds(verdict: Verdict) -> list[str]:
    """The kinds of the findings, in order."""
    return [found.kind.value for found in verdict.findings]


def words(items: Iterable[Any]) -> str:
    """Enum members by their values, one text."""
    return " ".join(item.value for item in items)
