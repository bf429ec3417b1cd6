"""One watched hand held against its truth, as a line that is kept on disk and added up later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from companion.evenings.plan import HandPlan
from companion.truth import compare
from euchre.findings import FindingKind
from euchre.judge import judge
from euchre.laws import LawProfile
from euchre.record import HandRecord
from euchre.session.judged import JudgedHand


@dataclass(frozen=True, slots=True)
class HandScore:
    """How one hand was watched.

    Attributes:
        plan: what it was.
        cards: plays of the truth.
        right: those with card, seat and place in the order right. seats: those with card and seat right.
        seen: those whose card was seen at all.
        extra: plays seen that never were.
        tricks: tricks of the truth. winners: those with the true winner.
        points: whether both sides' points are true.
        questions: what was asked, in words, calls and dealer among them.
        lost: how many questions had no true answer.
        needed: irregularities of the truth. missed: those not found. accused: those found that never were.
        late: of each play that was logged, seconds from the card at rest, by the truth, to its line.
        error: why the hand could not be scored; empty where it was.
    """

    plan: dict[str, Any]
    cards: int = 0
    right: int = 0
    seats: int = 0
    seen: int = 0
    extra: int = 0
    tricks: int = 0
    winners: int = 0
    points: bool = False
    questions: tuple[str, ...] = ()
    lost: int = 0
    needed: tuple[str, ...] = ()
    missed: tuple[str, ...] = ()
    accused: tuple[str, ...] = ()
    late: tuple[float, ...] = ()
    error: str = ""

    @property
    def whole(self) -> bool:
        """Whether cards, seats, order, winners, points and findings are all true."""
        cards = self.right == self.cards and not self.extra
        game = self.winners == self.tricks and self.points
        return cards and game and not (self.missed or self.accused or self.error)

    def to_json(self) -> dict[str, Any]:
        """The score as data."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> HandScore:
        """The score from what `to_json` made."""
        lists = ("questions", "needed", "missed", "accused", "late")
        kept: dict[str, Any] = {key: tuple(value) if key in lists else value for key, value in data.items()}
        return cls(**kept)


def score_hand(
    plan: HandPlan,
    truth: Mapping[str, Any],
    watched: JudgedHand | None,
    laws: LawProfile,
    questions: tuple[str, ...],
    lost: int,
) -> HandScore:
    """Hold one hand against its truth.

    Args:
        plan: what it was.
        truth: its true record.
        watched: the hand as it was seen; None where no hand was noticed.
        laws: the laws both are judged by.
        questions: what was asked.
        lost: how many of those had no true answer.
    """
    if watched is None:
        cards = sum(event["do"] == "play" for event in truth["events"])
        needed = tuple(kind.value for kind in _kinds(truth, laws))
        return HandScore(
            plan.to_json(), cards, tricks=1, questions=questions, lost=lost, needed=needed, missed=needed
        )
    one = compare(dict(truth), watched.record, watched.verdict, laws)
    true = [(event["seat"], event["card"]) for event in truth["events"] if event["do"] == "play"]
    seen = [
        (event["seat"], event.get("card"))
        for event in watched.record.to_json()["events"]
        if event["do"] == "play"
    ]
    return HandScore(
        plan.to_json(),
        cards=one.cards,
        right=one.right,
        seats=sum(play in seen for play in true),
        seen=sum(card in {other for _, other in seen} for _, card in true),
        extra=one.extra,
        tricks=one.tricks,
        winners=one.tricks_right,
        points=one.points_right,
        questions=questions,
        lost=lost,
        needed=one.findings,
        missed=one.missed,
        accused=one.false,
    )


def together(scores: Sequence[HandScore]) -> HandScore:
    """The hands of one clip as one score: counts added, the points true if those of every hand are.

    Args:
        scores: of at least one hand, all with the questions of the whole clip.
    """

    def whole(name: str) -> int:
        return sum(getattr(score, name) for score in scores)

    first = scores[0]
    return HandScore(
        first.plan,
        cards=whole("cards"),
        right=whole("right"),
        seats=whole("seats"),
        seen=whole("seen"),
        extra=whole("extra"),
        tricks=whole("tricks"),
        winners=whole("winners"),
        points=all(score.points for score in scores),
        questions=first.questions,
        lost=first.lost,
        needed=tuple(one for score in scores for one in score.needed),
        missed=tuple(one for score in scores for one in score.missed),
        accused=tuple(one for score in scores for one in score.accused),
    )


def _kinds(truth: Mapping[str, Any], laws: LawProfile) -> list[FindingKind]:
    return [finding.kind for finding in judge(HandRecord.from_json(dict(truth)), laws).findings]
