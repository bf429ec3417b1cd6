"""Every hand of a log, judged in turn: score, dealer and laws handed from one to the next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from euchre.folding import fold
from euchre.hand import HandState
from euchre.judge import judge
from euchre.laws import LawProfile
from euchre.points import NO_POINTS, Points
from euchre.record import HandRecord
from euchre.seats import Seat, Side
from euchre.verdict import Outcome, Verdict
from tracker.fold import Folded, HandActs
from tracker.records import record_of


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
        game_over: whether it ended the game.
    """

    acts: HandActs
    record: HandRecord
    laws: LawProfile
    state: HandState
    verdict: Verdict
    score: Points
    score_after: Points
    game_over: bool

    @property
    def over(self) -> bool:
        """Whether the hand has ended."""
        return self.verdict.outcome is not Outcome.INCOMPLETE

    @property
    def winner(self) -> Side | None:
        """Who won the game with it."""
        if not self.game_over:
            return None
        return Side.NS if self.score_after.ns > self.score_after.ew else Side.EW


@dataclass(slots=True)
class Judge:
    """Judges logs, remembering verdicts of hands that did not change.

    Attributes:
        laws: the session's laws, where a hand has none of its own.
        find: finds other laws by name.
    """

    laws: LawProfile
    find: Callable[[str], LawProfile]
    _known: dict[int, tuple[HandRecord, LawProfile, HandState, Verdict]] = field(default_factory=dict)

    def judge(self, folded: Folded) -> tuple[JudgedHand, ...]:
        """Judge every hand of a folded log, oldest first."""
        out: list[JudgedHand] = []
        score, due = NO_POINTS, None
        for hand in folded.hands:
            laws = self.laws if hand.laws is None else self.find(hand.laws)
            score = score if hand.score is None else hand.score
            judged = self._hand(hand, laws, score, due)
            out.append(judged)
            score = NO_POINTS if judged.game_over else judged.score_after
            due = judged.verdict.next_dealer
        return tuple(out)

    def _hand(self, hand: HandActs, laws: LawProfile, score: Points, due: Seat | None) -> JudgedHand:
        record = record_of(hand, laws.name, score, due)
        known = self._known.get(hand.number)
        if known is not None and known[0] == record and known[1] is laws:
            state, verdict = known[2:]
        else:
            state, verdict = fold(record, laws), judge(record, laws)
            self._known[hand.number] = (record, laws, state, verdict)
        after, game_over = verdict.score_after, verdict.game_over
        if hand.score_after is not None:
            after = hand.score_after
            game_over = max(after) >= laws.number("game_limit")
        return JudgedHand(hand, record, laws, state, verdict, score, after, game_over)


def games_won(hands: tuple[JudgedHand, ...]) -> dict[Side, int]:
    """Games won by each side."""
    won = dict.fromkeys(Side, 0)
    for hand in hands:
        if hand.winner is not None:
            won[hand.winner] += 1
    return won
