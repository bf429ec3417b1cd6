"""A hand of the log with what follows from it: its record, its state, its verdict."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from euchre.folding import fold
from euchre.hand import HandState
from euchre.judge import judge_state
from euchre.laws.profile import LawProfile
from euchre.points import Points
from euchre.record import HandRecord
from euchre.seats import Seat, Side
from euchre.session.act import Act, HandActs
from euchre.session.records import record_of
from euchre.verdict import Outcome, Verdict

FindLaws = Callable[[str], LawProfile]
"""Finds laws by name or file; raises LawsError where there are none of that name."""


@dataclass(frozen=True, slots=True)
class JudgedHand:
    """One hand with what follows from it.

    Attributes:
        acts: the hand as logged.
        record: the same as a hand record.
        laws: the laws it is played by.
        state: the hand folded: whose turn it is, the trick on the table.
        verdict: the judge's word.
        score: the game score before it.
        score_after: the game score after it, a person's correction included.
        game_over: whether it was the last of a game that has ended.
        winner: who won that game; None where the score was level.
    """

    acts: HandActs
    record: HandRecord
    laws: LawProfile
    state: HandState
    verdict: Verdict
    score: Points
    score_after: Points
    game_over: bool = False
    winner: Side | None = None

    @property
    def number(self) -> int:
        """Its number in the log, from 1."""
        return self.acts.number

    @property
    def over(self) -> bool:
        """Whether the hand has ended."""
        return self.verdict.outcome is not Outcome.INCOMPLETE


@dataclass(frozen=True, slots=True)
class _Asked:
    """What a verdict rests on."""

    acts: HandActs
    laws: LawProfile
    score: Points
    due: Seat | None
    next_deal: Act | None

    def same(self, other: _Asked) -> bool:
        """Whether both are the very same; acts are not compared one by one."""
        return (
            self.acts is other.acts
            and self.laws is other.laws
            and self.next_deal is other.next_deal
            and self.score == other.score
            and self.due is other.due
        )


class Judge:
    """Judges hands of logs, remembering the verdict of a hand that did not change.

    Args:
        laws: the laws in force, where a hand has none of its own.
        find_laws: finds other laws.
    """

    def __init__(self, laws: LawProfile, find_laws: FindLaws) -> None:
        self.laws = laws
        self.find_laws = find_laws
        self._found: dict[str, LawProfile] = {}
        self._known: dict[int, tuple[_Asked, JudgedHand]] = {}

    def laws_of(self, hand: HandActs) -> LawProfile:
        """The laws a hand is played by.

        Raises:
            LawsError: they are not known here.
        """
        if hand.laws is None:
            return self.laws
        if hand.laws not in self._found:
            self._found[hand.laws] = self.find_laws(hand.laws)
        return self._found[hand.laws]

    def judge(self, hand: HandActs, score: Points, due: Seat | None, next_deal: Act | None) -> JudgedHand:
        """Judge a hand.

        Args:
            hand: as logged.
            score: the game score before it.
            due: who should have dealt, where that is known.
            next_deal: what began the next hand, if one has begun.
        """
        asked = _Asked(hand, self.laws_of(hand), score, due, next_deal)
        known = self._known.get(hand.number)
        if known is not None and known[0].same(asked):
            return known[1]
        judged = judge_once(hand, asked.laws, score, due, next_deal)
        self._known[hand.number] = (asked, judged)
        return judged


def judge_once(
    hand: HandActs, laws: LawProfile, score: Points, due: Seat | None, next_deal: Act | None
) -> JudgedHand:
    """Judge a hand and remember nothing; see `Judge.judge`."""
    record = record_of(hand, laws.name, score, due, next_deal)
    state = fold(record, laws)
    verdict = judge_state(state)
    return JudgedHand(hand, record, laws, state, verdict, score, verdict.score_after)
