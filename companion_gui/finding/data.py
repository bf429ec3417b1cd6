"""A finding read back from a verdict's data, for hands that are over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from euchre.cards import Card, Suit
from euchre.findings import Effect, Finding, FindingKind, How, Proof, Proposal, State
from euchre.points import Points
from euchre.seats import Seat


def read_finding(data: Mapping[str, Any]) -> Finding:
    """The finding as the judge wrote it with `Finding.to_json`."""
    proof = data["proved_by"]
    return Finding(
        id=data["id"],
        kind=FindingKind(data["kind"]),
        seats=tuple(Seat(seat) for seat in data["seats"]),
        state=State(data["state"]),
        trick=data["trick"],
        suit=None if data["suit"] is None else Suit(data["suit"]),
        established=data["established"],
        confidence=data["confidence"],
        proved_by=None if proof is None else _proof(proof),
        evidence=tuple(data["evidence"]),
        confirm=data["confirm"],
        proposals=tuple(_proposal(one) for one in data["proposals"]),
        ruling=data.get("ruling"),
    )


def _proof(data: Mapping[str, Any]) -> Proof:
    card = data["card"]
    return Proof(data["trick"], None if card is None else Card.parse(card), How(data["how"]))


def _proposal(data: Mapping[str, Any]) -> Proposal:
    effect, score = dict(data["effect"]), data["score_after"]
    return Proposal(
        data["id"],
        data["law"],
        data["text"],
        Effect(effect.pop("transform"), effect),
        None if score is None else Points(score["NS"], score["EW"]),
    )
