"""Events and verdicts in lines for people."""

from __future__ import annotations

from collections.abc import Iterable

from euchre.findings import State
from euchre.log import LogEvent
from euchre.notation.report import sentence
from euchre.session.judged import JudgedHand
from tracker.snapshot import Question
from tracker.wording import describe, seat_name, suit_name

_ANSWERS = 4


def event_line(event: LogEvent) -> str:
    """One event for people: `  12.40 s  West plays 9♦`."""
    return f"{event.t:8.2f} s  {describe(event.do, event.data)}"


def verdict_lines(hand: JudgedHand) -> Iterable[str]:
    """A hand's verdict for people."""
    verdict = hand.verdict
    yield ""
    if verdict.trump is not None:
        maker = seat_name(verdict.maker.value) if verdict.maker else "somebody"
        alone = ", alone" if verdict.alone else ""
        yield f"Hand {hand.acts.number}: {suit_name(verdict.trump.value)} by {maker}{alone}"
    else:
        yield f"Hand {hand.acts.number}: {verdict.outcome.value.replace('_', ' ')}"
    for trick in verdict.tricks:
        cards = "  ".join(f"{seat.value} {card.label if card else '?'}" for seat, card in trick.plays)
        winner = seat_name(trick.winner.value) if trick.winner else "nobody yet"
        yield f"  trick {trick.number}: {cards}  → {winner}"
    yield f"  tricks  NS {verdict.taken.ns}, EW {verdict.taken.ew}"
    yield f"  points  NS {verdict.points.ns}, EW {verdict.points.ew}"
    yield f"  score   NS {hand.score_after.ns}, EW {hand.score_after.ew}"
    for finding in verdict.findings:
        doubt = ", suspended: a card it rests on is unsure" if finding.state is State.SUSPENDED else ""
        yield f"  ! {sentence(finding)} (confidence {finding.confidence:.0%}{doubt})"
    yield ""


def question_line(question: Question) -> str:
    """An open question with its likeliest answers."""
    answers = ", ".join(choice.label for choice in question.choices[:_ANSWERS])
    more = ", ..." if len(question.choices) > _ANSWERS else ""
    return f"? {question.text} ({answers}{more})"
