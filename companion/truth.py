"""A watched hand held against its truth: what was really played, beside what was seen."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Any

from euchre.events import NextDeal, Play
from euchre.findings import FindingKind, State
from euchre.judge import judge
from euchre.laws import LawProfile
from euchre.record import HandRecord
from euchre.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Comparison:
    """How a hand compares.

    Attributes:
        cards: plays of the truth. right: those seen with card, seat and place in the order right.
        extra: plays seen that never were.
        tricks: tricks of the truth. tricks_right: those with the same winner.
        points_right: whether both sides' points are equal.
        findings: findings that follow from the truth, in short (`revoke W 2`).
        missed: those of them that were not found. false: what was found and never was, unless it is
            suspended: that accuses nobody before a person has settled it.
    """

    cards: int
    right: int
    extra: int
    tricks: int
    tricks_right: int
    points_right: bool
    findings: tuple[str, ...]
    missed: tuple[str, ...]
    false: tuple[str, ...]

    @property
    def equal(self) -> bool:
        """Whether everything is as it was."""
        cards = self.right == self.cards and not self.extra
        return (
            cards
            and self.tricks_right == self.tricks
            and self.points_right
            and not (self.missed or self.false)
        )

    def words(self) -> str:
        """The comparison in one line."""
        points = "points equal" if self.points_right else "points NOT equal"
        found = len(self.findings) - len(self.missed)
        words = [
            f"{self.right} of {self.cards} cards with seat and order",
            f"{self.tricks_right} of {self.tricks} tricks",
            points,
            f"{found} of {len(self.findings)} irregularities found",
            f"{len(self.false)} false",
        ]
        return ", ".join(words)


def compare(truth: dict[str, Any], record: HandRecord, verdict: Verdict, laws: LawProfile) -> Comparison:
    """Hold a hand against its truth.

    Args:
        truth: the true hand record.
        record: the hand as it was seen.
        verdict: the verdict on it.
        laws: the laws both are judged by.

    Raises:
        RecordError: the truth is no hand record.
    """
    true = HandRecord.from_json(truth)
    wanted = judge(true, laws)
    played, seen = _plays(true), _plays(record)
    tricks = [trick.winner for trick in wanted.tricks]
    got = [trick.winner for trick in verdict.tricks]
    late = any(isinstance(event, NextDeal) for event in true.events)
    needed, found, said = (
        _short(one, suspended, late) for one, suspended in ((wanted, True), (verdict, True), (verdict, False))
    )
    return Comparison(
        cards=len(played),
        right=sum(one == other for one, other in zip(played, seen, strict=False)),
        extra=max(0, len(seen) - len(played)),
        tricks=len(tricks),
        tricks_right=sum(one is other for one, other in zip(tricks, got, strict=False)),
        points_right=wanted.points == verdict.points,
        findings=tuple(needed),
        missed=tuple(one for one in needed if one not in found),
        false=tuple(one for one in said if one not in needed),
    )


def _plays(record: HandRecord) -> list[tuple[str, str]]:
    """Seat and card of each play in order; plays that landed together have none, and go by seat."""
    plays = [event for event in record.events if isinstance(event, Play)]
    groups = groupby(
        enumerate(plays), lambda item: -1 - item[0] if item[1].together is None else item[1].together
    )
    return [
        (play.seat.value, str(play.card) if play.card else "?")
        for _, group in groups
        for _, play in sorted(group, key=lambda item: item[1].seat.value)
    ]


def _short(verdict: Verdict, suspended: bool, late: bool) -> list[str]:
    """Findings in short; that one came too late is told where the truth says when the next deal began."""
    out = []
    for finding in verdict.findings:
        if finding.state is State.SUSPENDED and not suspended:
            continue
        seats = "".join(sorted(seat.value for seat in finding.seats))
        proof = f" proved in {finding.proved_by.trick}" if finding.proved_by else ""
        where = f" in {finding.trick}" if finding.trick else ""
        kind = FindingKind(finding.kind).value
        missed_it = " too late" if late and finding.state is State.TOO_LATE else ""
        out.append(f"{kind} {seats}{where}{proof}{missed_it}")
    return out
