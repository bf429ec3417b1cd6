"""What may sound, and when: told from two moments of the table, one after the other."""

from __future__ import annotations

from enum import Enum

from tracker.snapshot import Audience, Phase, TableSnapshot


class Sound(Enum):
    """A sound; the value names its file and its setting."""

    TURN = "turn"
    TRICK = "trick"
    QUESTION = "question"
    FINDING = "finding"


def heard(before: TableSnapshot, after: TableSnapshot) -> Sound | None:
    """What sounds on the way from one moment to the next, the most urgent thing alone; None for silence.

    A finding sounds at the director's only: at the table it is told after the hand, and never by a sound, so
    that nobody is pointed at.
    """
    if after.audience is Audience.DIRECTOR and _ids(after) - _ids(before):
        return Sound.FINDING
    if {question.id for question in after.questions} - {question.id for question in before.questions}:
        return Sound.QUESTION
    if after.hand == before.hand and sum(after.taken.values()) > sum(before.taken.values()):
        return Sound.TRICK
    at_work = after.phase in (Phase.CALLING, Phase.PLAYING)
    if at_work and after.turn is not None and after.turn is not before.turn:
        return Sound.TURN
    return None


def _ids(snapshot: TableSnapshot) -> set[str]:
    return {finding.id for finding in snapshot.findings}
