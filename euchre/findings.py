"""Findings: irregularities seen in a record, each with its evidence and what the laws propose.

A finding is an accusation of a person at a table of people. It names what it rests on, says how sure it is,
and never changes a score: only a person's ruling does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from euchre.cards import Card, Suit
from euchre.points import Points
from euchre.seats import Seat


class FindingKind(Enum):
    """What went wrong, by its name in data."""

    REVOKE = "revoke"
    RENOUNCE_CORRECTED = "renounce_corrected"
    LEAD_OUT_OF_TURN = "lead_out_of_turn"
    PLAY_OUT_OF_TURN = "play_out_of_turn"
    CALL_OUT_OF_TURN = "call_out_of_turn"
    IMPROPER_CALL = "improper_call"
    DEAL_OUT_OF_TURN = "deal_out_of_turn"
    MISDEAL = "misdeal"
    EXPOSED_CARD = "exposed_card"
    PENALTY_CARD_NOT_PLAYED = "penalty_card_not_played"
    WRONG_COUNT = "wrong_count"
    NO_DISCARD = "no_discard"
    BURIED_UPCARD = "buried_upcard"
    LATE_ALONE = "late_alone"
    DEFENDED_ALONE = "defended_alone"
    INACTIVE_PLAYED = "inactive_played"
    PARTNER_FACED = "partner_faced"
    DOUBLE_PLAY = "double_play"
    SIMULTANEOUS_PLAY = "simultaneous_play"
    TAKEN_BACK = "taken_back"
    CLAIM = "claim"
    THROWN_IN = "thrown_in"
    WRONG_GATHER = "wrong_gather"
    FOUL_DECK = "foul_deck"
    KITTY_SEEN = "kitty_seen"
    TRUMP_DOUBTFUL = "trump_doubtful"
    WRONG_SCORE = "wrong_score"
    UNPROVED_ACCUSATION = "unproved_accusation"
    INCIDENT = "incident"


class State(Enum):
    """How a finding stands."""

    PROVED = "proved"  # the record shows it, and no sighting it rests on is unsure
    SUSPENDED = "suspended"  # it rests on an unsure or conflicting sighting: settle that first
    TOO_LATE = "too_late"  # shown, but the time to claim it is over
    NOTED = "noted"  # it happened, and a person must say what it amounts to


class How(Enum):
    """How a refusal was proved to be a revoke."""

    LATER_PLAY = "later_play"  # the seat played a card of the refused suit later
    KNOWN_CARD = "known_card"  # a card of that suit had been seen in the hand
    FACED = "faced"  # the card was faced later
    COUNT = "count"  # the unseen cards of the suit have nowhere else to be


@dataclass(frozen=True, slots=True)
class Proof:
    """What proves a revoke: in which trick it became certain, by which card (None for a count), and how."""

    trick: int
    card: Card | None
    how: How

    def to_json(self) -> dict[str, Any]:
        """`{"trick": 4, "card": "9H", "how": "later_play"}`."""
        return {"trick": self.trick, "card": str(self.card) if self.card else None, "how": self.how.value}


@dataclass(frozen=True, slots=True)
class Effect:
    """A score transform with its arguments, as data: what a ruling would do.

    Attributes:
        transform: its name (`euchre.transforms.TRANSFORMS`); `ask` where the law is silent.
        arguments: its own arguments, plain data.
    """

    transform: str
    arguments: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """`{"transform": "points_to_other_side", "offenders": "EW", "n": 2}`."""
        return {"transform": self.transform, **self.arguments}


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a law would have a person decide.

    Attributes:
        id: unique within the finding, `p1` first.
        law: where it comes from: profile, setting, and whether text or default.
        text: one sentence for people.
        effect: what confirming it would do.
        score_after: the game score then; None where that cannot be said (`ask`).
    """

    id: str
    law: str
    text: str
    effect: Effect
    score_after: Points | None

    def to_json(self) -> dict[str, Any]:
        """The proposal as data."""
        return {
            "id": self.id,
            "law": self.law,
            "text": self.text,
            "effect": self.effect.to_json(),
            "score_after": self.score_after.to_json() if self.score_after is not None else None,
        }


@dataclass(frozen=True, slots=True)
class Finding:
    """One irregularity.

    Attributes:
        id: `kind-event`, stable while the log grows and through corrections of other events.
        kind: what it is.
        seats: whom it concerns, the offender first.
        trick: number of the trick, None where it is of no trick.
        suit: the refused suit, or the doubtful trump.
        state: how it stands.
        established: whether a revoke is past correcting; None where that does not apply.
        confidence: product of the confidences of the sightings it rests on, 0..1.
        proved_by: for revokes, what proves it.
        evidence: ids of the events it rests on, the offending one first.
        confirm: what a person must settle, in words.
        proposals: what the laws propose, the foremost first.
        ruling: what a person decided (`confirm`, `change`, `dismiss`), with `by`, `note` and the event; None
            while nobody has.
    """

    id: str
    kind: FindingKind
    seats: tuple[Seat, ...]
    state: State
    trick: int | None = None
    suit: Suit | None = None
    established: bool | None = None
    confidence: float = 1.0
    proved_by: Proof | None = None
    evidence: tuple[str, ...] = ()
    confirm: str = ""
    proposals: tuple[Proposal, ...] = ()
    ruling: Mapping[str, Any] | None = None

    def to_json(self) -> dict[str, Any]:
        """The finding as data."""
        out: dict[str, Any] = {
            "id": self.id,
            "kind": self.kind.value,
            "seats": [seat.value for seat in self.seats],
            "trick": self.trick,
            "suit": self.suit.value if self.suit else None,
            "state": self.state.value,
            "established": self.established,
            "confidence": round(self.confidence, 4),
            "proved_by": self.proved_by.to_json() if self.proved_by else None,
            "evidence": list(self.evidence),
            "confirm": self.confirm,
            "proposals": [proposal.to_json() for proposal in self.proposals],
        }
        if self.ruling is not None:
            out["ruling"] = dict(self.ruling)
        return out
